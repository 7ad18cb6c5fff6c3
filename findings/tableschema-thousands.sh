#!/usr/bin/env bash
# tableschema 1.12.6 (npm, of Frictionless Data): with a point for thousands and a comma for decimals numbers are ten and a
# thousand times too large.
# Guessed: {{decimalChar: ",", groupChar: "."}}, which the specification allows, reads "1.234,5" as 1234.5.
# Seen: 12345. The comma becomes a point first and then all points go away, so that even "0,233", which has no thousands, is
# 233. With a space for thousands it reads right.
# Matters: accountants' sheets and sellers' statements in Polish write 1.234,50 zł; the schema says so and is not obeyed.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tableschema@1.12.6
cat >run.cjs <<'JS'
const {Field} = require('tableschema');
console.log(require('tableschema/package.json').version);
for (const groupChar of ['.', ' ']) {
  const field = new Field({name: 'kwh', type: 'number', decimalChar: ',', groupChar});
  for (const text of [`1${groupChar}234,5`, '0,233', '12,05']) {
    console.log(`${groupChar === ' ' ? 'space' : 'point'}: ${text} = ${field.castValue(text)}`);
  }
}
JS
seen=$(node run.cjs)
expected='1.12.6
point: 1.234,5 = 12345
point: 0,233 = 233
point: 12,05 = 1205
space: 1 234,5 = 1234.5
space: 0,233 = 0.233
space: 12,05 = 12.05'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
