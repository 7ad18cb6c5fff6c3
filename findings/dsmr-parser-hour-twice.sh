#!/usr/bin/env bash
# dsmr-parser 2.1.1: the two hours between 2:00 and 3:00 of the last Sunday of October are one, and a meter's time is that of
# the machine which reads it.
# Guessed: the letter that ends each time of a telegram, S in summer and W in winter, tells 2:30 from 2:30, and the moment is
# the same on each machine.
# Seen: the letter is dropped and the rest read as local time: "261025023000S" and "261025023000W" are one moment, and on a
# server in UTC all readings of a summer are two hours late, those of a winter one.
# Matters: telegrams of the P1 port are the readings a member can have himself, each few seconds. Kept by their time, those of
# an hour write over those of the other, and beside the hours of the operator or the exchange they stand one or two too late.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dsmr-parser@2.1.1
cat >run.cjs <<'JS'
const parser = require('dsmr-parser');

/** CRC-16 of a telegram, of its first sign to the "!". */
function sumOf(text) {
  let sum = 0;
  for (const byte of Buffer.from(text, 'ascii')) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

function telegram(time, used) {
  const text = `/XXX5METER\r\n\r\n1-3:0.2.8(42)\r\n0-0:1.0.0(${time})\r\n1-0:1.8.1(${used}*kWh)\r\n!`;
  return `${text}${sumOf(text)}\r\n\r\n`;
}

for (const [time, used, moment] of [
  ['260701120000S', '001400.000', '2026-07-01T10:00'],
  ['261025023000S', '001581.123', '2026-10-25T00:30'],
  ['261025023000W', '001581.987', '2026-10-25T01:30'],
]) {
  const {timestamp} = parser.parse(telegram(time, used)).objects;
  console.log(`${process.env.TZ}: ${time} is ${moment}, read ${new Date(timestamp).toISOString().slice(0, 16)}`);
}
JS
seen=$(for zone in Europe/Warsaw UTC; do TZ=$zone node run.cjs; done)
expected='Europe/Warsaw: 260701120000S is 2026-07-01T10:00, read 2026-07-01T10:00
Europe/Warsaw: 261025023000S is 2026-10-25T00:30, read 2026-10-25T00:30
Europe/Warsaw: 261025023000W is 2026-10-25T01:30, read 2026-10-25T00:30
UTC: 260701120000S is 2026-07-01T10:00, read 2026-07-01T12:00
UTC: 261025023000S is 2026-10-25T00:30, read 2026-10-25T02:30
UTC: 261025023000W is 2026-10-25T01:30, read 2026-10-25T02:30'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
