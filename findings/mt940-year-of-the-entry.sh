#!/usr/bin/env bash
# mt940js 1.3.5 and mt940-js 1.0.0: a transfer of New Year's Eve that is booked on 2 January is booked a year before.
# Guessed: field 61 writes the day of the entry without its year, so the year is that next to the value date: 2512310102 is 2
# January 2026. A reversed credit (RC) is money that goes, in both.
# Seen: both take the year of the value date: 2 January 2025, 363 days early; of 2 January with an entry of 31 December they
# make 31 December 2026. mt940-js gives a reversed credit as a credit and a reversed debit as a debit; mt940js has their signs
# right.
# Matters: statements of Polish banks come as MT940. Payments are matched to a month by their entry, so those of the turn of
# the year fall into a closed one or one to come, and members are asked for what they have paid.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mt940js@1.3.5 mt940-js@1.0.0 tslib@2.8.1
cat >run.cjs <<'JS'
const {Parser} = require('mt940js');
const {read} = require('mt940-js');
const dayOf = (date) => (typeof date === 'string' ? date : date.toISOString().slice(0, 10));

/** A statement of one transaction, with the balance that the standard gives after it. */
function statement(entry, balance) {
  return `:20:1\r\n:25:/PL61109010140000071219812874\r\n:28C:1/1\r\n:60F:C251231PLN1000,00\r\n:61:${entry}NTRF1//A\r
:86:energia\r\n:62F:C260102PLN${balance}\r\n`;
}

(async () => {
  for (const [entry, balance] of [
    ['2601020102C100,00', '1100,00'],
    ['2512310102C100,00', '1100,00'],
    ['2601021231C100,00', '1100,00'],
    ['2601020102D100,00', '900,00'],
    ['2601020102RC100,00', '900,00'],
    ['2601020102RD100,00', '1100,00'],
  ]) {
    const text = statement(entry, balance);
    const one = new Parser().parse(text)[0].transactions[0];
    const other = (await read(Buffer.from(text)))[0].transactions[0];
    const signed = `${other.amount} ${other.isCredit ? 'credit' : 'debit'}`;
    console.log(`${entry}: mt940js ${dayOf(one.entryDate)} ${one.amount}; mt940-js ${dayOf(other.entryDate)} ${signed}`);
  }
})();
JS
seen=$(TZ=Europe/Warsaw node run.cjs)
expected='2601020102C100,00: mt940js 2026-01-02 100; mt940-js 2026-01-02 100 credit
2512310102C100,00: mt940js 2025-01-02 100; mt940-js 2025-01-02 100 credit
2601021231C100,00: mt940js 2026-12-31 100; mt940-js 2026-12-31 100 credit
2601020102D100,00: mt940js 2026-01-02 -100; mt940-js 2026-01-02 100 debit
2601020102RC100,00: mt940js 2026-01-02 -100; mt940-js 2026-01-02 100 credit
2601020102RD100,00: mt940js 2026-01-02 100; mt940-js 2026-01-02 100 debit'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
