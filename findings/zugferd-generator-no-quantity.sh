#!/usr/bin/env bash
# zugferd-generator 1.2.1: its invoice has no quantity, and of 0.6234 zł for a kWh there is 0.62.
# Guessed: "quantity" and "unitPrice", which it demands, stand in the XML as they were given: EN 16931 wants the billed quantity with its
# unit in each line and lets a price have more than two decimals.
# Seen: the quantity is nowhere, the price is cut to two decimals and is called the gross one; beside it stands the line's total, 769.63,
# that none of them explains. The day is written with hyphens under the code of the form without (102), and as the
# guideline stands "ZUGFeRD". Its readme calls the invoices compliant; nothing is raised.
# Matters: energy is billed by kWh and four decimals. Who receives such an invoice can neither book nor check it, and a portal that
# validates sends it back.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zugferd-generator@1.2.1
cat >run.mjs <<'JS'
import ZUGFeRDGenerator from 'zugferd-generator';

const invoice = new ZUGFeRDGenerator({
  id: 'FV/2026/07',
  issueDate: '2026-07-31',
  currency: 'PLN',
  supplier: {name: 'Spółdzielnia', country: 'PL'},
  customer: {name: 'Gmina', country: 'PL'},
  taxTotal: {taxAmount: 177.01, taxPercentage: 23},
  totalAmount: 946.64,
  lineItems: [{id: '1', description: 'Energia', quantity: 1234.567, unitPrice: 0.6234, lineTotal: 769.63}],
}).toXMLString();
console.log(`quantity: ${invoice.includes('1234.5')}, an element for it: ${/Quantity/.test(invoice)}`);
for (const name of ['ChargeAmount', 'LineTotalAmount', 'DateTimeString', 'TypeCode', 'Percent']) {
  console.log(invoice.match(new RegExp(`<\\w+:${name}.*>`))?.[0]);
}
console.log(`guideline: ${invoice.match(/<ram:ID>(.*?)<\/ram:ID>/)[1]}`);
JS
seen=$(node run.mjs)
expected='quantity: false, an element for it: false
<ram:ChargeAmount>0.62</ram:ChargeAmount>
<ram:LineTotalAmount currencyID="PLN">769.63</ram:LineTotalAmount>
<udt:DateTimeString format="102">2026-07-31</udt:DateTimeString>
<ram:TypeCode>380</ram:TypeCode>
<ram:Percent>23.00</ram:Percent>
guideline: ZUGFeRD'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
