#!/usr/bin/env bash
# smartmeter-obis 4.0.0: whether a meter's reading is a number or text hangs on its last digit: 0.457 is a number, 0.460 is text.
# Guessed: each value in brackets is a number, as one with its own unit is.
# Seen: a value without a unit beside it is a number only if the number, written again, has the same signs. A load profile tells
# its unit once, in its head, so that each quarter that ends in 0 is text: of the thousandths below 1 kWh 100 of 1000. So are
# readings of earlier months (001100.000, where 1000.123 is a number) and times before ten o'clock. Added up, the four quarters
# 0.457, 0.460, 0.123 and 0.120 are "0.4570.4600.1230.120".
# Matters: a member who reads the meter through its optical port has quarters that add up on one day and are glued on the next, and
# Number() of what is glued is no number.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts smartmeter-obis@4.0.0
cat >run.cjs <<'JS'
const {writeFileSync} = require('node:fs');
const smartmeter = require('smartmeter-obis');

/** What the package hands out of a telegram with these lines (IEC 62056-21). */
function read(lines) {
  writeFileSync('telegram', ['/XYZ5METER', `\x02${lines[0]}`, ...lines.slice(1), '!', '\x03a'].join('\r\n'));
  return new Promise((resolve, reject) => {
    const options = {
      protocol: 'D0Protocol',
      transport: 'LocalFileTransport',
      transportLocalFilePath: 'telegram',
      requestInterval: 1000,
      logger: () => {},
    };
    const meter = smartmeter.init(options, (error, result) => {
      meter.stop(() => (error ? reject(error) : resolve(result)));
    });
    meter.process();
  });
}
const valuesOf = (result, code) => result[code].getValues().map(({value}) => value);

(async () => {
  const result = await read([
    '1.8.0(001234.567*kWh)',
    '1.8.0*05(001100.000)',
    '1.8.0*04(1000.123)',
    '0.9.1(093000)',
    '0.9.2(260601)',
    'P.01(1260601000000)(08)(15)(1)(1-0:1.29.0)(kWh)',
    '(0.457)',
    '(0.460)',
    '(0.123)',
    '(0.120)',
  ]);
  for (const code of ['1.8.0', '1.8.0*5', '1.8.0*4', '0.9.1', '0.9.2']) {
    console.log(`${code}: ${JSON.stringify(valuesOf(result, code))}`);
  }
  const quarters = valuesOf(result, '99.1').slice(-4);
  console.log(`quarters: ${JSON.stringify(quarters)}, sum ${JSON.stringify(quarters.reduce((sum, quarter) => sum + quarter))}`);
  const thousandths = Array.from({length: 1000}, (_, value) => `(${(value / 1000).toFixed(3)})`);
  const profile = valuesOf(await read(['P.01(1260601000000)(08)(15)(1)(1-0:1.29.0)(kWh)', ...thousandths]), '99.1').slice(-1000);
  console.log(`text: ${profile.filter((value) => typeof value === 'string').length} of ${profile.length}`);
})();
JS
seen=$(node run.cjs)
expected='1.8.0: [1234.567]
1.8.0*5: ["001100.000"]
1.8.0*4: [1000.123]
0.9.1: ["093000"]
0.9.2: [260601]
quarters: [0.457,"0.460",0.123,"0.120"], sum "0.4570.4600.1230.120"
text: 100 of 1000'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
