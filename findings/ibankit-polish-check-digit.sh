#!/usr/bin/env bash
# ibankit 1.6.5: it knows the check digit of a Polish bank's number and does not check it, as it does with other countries.
# Guessed: an account whose bank number has a wrong digit of its own is invalid, as in ibantools 4.5.4: the readme says that
# it supports the validation of national check digits.
# Seen: valid, though getNationalCheckDigit gives the very digit; of Norway, Belgium, France and Spain such ones are refused.
# Of accounts that IBAN.random makes for Poland, nine in ten are refused by ibantools.
# Matters: an account with a bank that cannot exist is taken, and the transfer comes back; and data made for tests fail
# elsewhere.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ibankit@1.6.5 ibantools@4.5.4
cat >run.cjs <<'JS'
const {CountryCode, IBAN} = require('ibankit');
const {isValidIBAN} = require('ibantools');

/** The account with its two digits of ISO 7064, which are right in all of them. */
function account(country, rest) {
  const digits = [...`${rest}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${rest}`;
}

for (const [country, right, wrong] of [
  ['PL', '109010140000071219812874', '109010150000071219812874'],
  ['NO', '86011117947', '86011117948'],
  ['BE', '539007547034', '539007547035'],
  ['FR', '20041010050500013M02606', '20041010050500013M02607'],
  ['ES', '21000418450200051332', '21000418460200051332'],
]) {
  const [good, bad] = [account(country, right), account(country, wrong)];
  const found = [IBAN.isValid(good), IBAN.isValid(bad), isValidIBAN(good), isValidIBAN(bad)];
  console.log(`${country}: ibankit ${found.slice(0, 2).join(' ')}, ibantools ${found.slice(2).join(' ')}`);
}
console.log(`digit: ${new IBAN(account('PL', '109010150000071219812874')).getNationalCheckDigit()}`);
let refused = 0;
for (let made = 0; made < 1000; made += 1) if (!isValidIBAN(IBAN.random(CountryCode.PL).toString())) refused += 1;
console.log(`random ones refused: ${refused > 800 && refused < 970 ? 'about nine in ten' : refused}`);
JS
seen=$(node run.cjs)
expected='PL: ibankit true true, ibantools true false
NO: ibankit true false, ibantools true false
BE: ibankit true false, ibantools true false
FR: ibankit true false, ibantools true false
ES: ibankit true false, ibantools true false
digit: 5
random ones refused: about nine in ten'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
