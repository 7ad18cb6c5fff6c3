#!/usr/bin/env bash
# camt-parser 1.1.0: a bank's statement keeps the sum of a collective entry, but not who paid, how much each, nor what for.
# Guessed: each payment of an entry has its own amount, payer and title, since the reader is made for camt.053.001.08.
# Seen: of two payments of 100 and 200 zł in one entry there are two references with empty strings for amount and currency; the
# payer is never read (only the one who is paid), a title in free words neither. An empty string is 0 to Number().
# Matters: who marks bills as paid by such a statement finds the 300 zł, and no member it belongs to.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts camt-parser@1.1.0
cat >run.cjs <<'JS'
const {parseCamt053} = require('camt-parser');
const payment = (reference, amount, name) => `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>
<Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>Energia 05/2026</Ustrd></RmtInf></TxDtls>`;
const statement = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-06-03T00:18:37</CreDtTm></GrpHdr><Stmt><Id>S1</Id>
<Acct><Id><IBAN>PL61109010140000071219812874</IBAN></Id><Ccy>PLN</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<Dt><Dt>2026-06-02</Dt></Dt></Bal>
<Ntry><NtryRef>1</NtryRef><Amt Ccy="PLN">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-06-02</Dt></BookgDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn>
</BkTxCd><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${payment('A', '100.00', 'Jan')}${payment('B', '200.00', 'Anna')}</NtryDtls>
</Ntry></Stmt></BkToCstmrStmt></Document>`;
parseCamt053(statement).then(({statements: [{transactions}]}) => {
  for (const {amount, details} of transactions) {
    console.log(`entry: ${amount.value} ${amount.currency}`);
    for (const {references, amountDetails, ...rest} of details) {
      const {value, currency} = amountDetails.transactionAmount;
      console.log(`${references.endToEndId}: "${value}" "${currency}" ${JSON.stringify(rest)}`);
    }
  }
});
JS
seen=$(node run.cjs)
expected='entry: 300.00 PLN
A: "" "" {"relatedParties":{}}
B: "" "" {"relatedParties":{}}'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
