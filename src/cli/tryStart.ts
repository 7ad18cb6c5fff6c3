import {measureStart} from '../../tests/bench/scale/commands';
void measureStart(process.argv[2]!).then((x) => console.log(x), (e) => console.log(String(e).slice(0, 300)));
