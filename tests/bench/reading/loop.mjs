// The limit: every byte of the files is looked at once, and nothing is made of it.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
let lines = 0;
for (const name of readdirSync(folder)) {
  const bytes = readFileSync(path.join(folder, name));
  for (let at = 0; at < bytes.length; at += 1) {
    lines += Number(bytes[at] === 10);
  }
}
console.log(JSON.stringify({lines}));
