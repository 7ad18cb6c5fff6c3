#!/usr/bin/env bash
# iso20022.js 0.0.15: of a bank's statement a payer's account becomes a power of ten, a reversal a payment, 1.15 zł no number of
# grosze.
# Guessed: what is text in the schema stays text, a reversal is told, amounts "in minor units" are whole.
# Seen: text of digits is read as a number, so that the 26 digits of a Polish account without "PL" are "6.110901014000007e+25"
# and the title "00012" is 12; the mark of a reversal is read as true and compared with "true", so it is never one; 1.15 zł is
# 114.99999999999999 and 0.29 zł 28.999999999999996, since the amount is multiplied by 100.
# Matters: who is looked for by account or by a member's number is not found, and money that the bank took back counts as paid.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iso20022.js@0.0.15
cat >run.mjs <<'JS'
import {CashManagementEndOfDayReport} from 'iso20022.js';
const entry = ({amount, reversal = false, account, title}) => `<Ntry><Amt Ccy="PLN">${amount}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>${reversal}</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-06-02</Dt></BookgDt>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Jan Nowak</Nm></Dbtr><DbtrAcct><Id>${account}</Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>${title}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const iban = '<IBAN>PL61109010140000071219812874</IBAN>';
const domestic = '<Othr><Id>61109010140000071219812874</Id></Othr>';
const entries = [
  {amount: '10.00', account: iban, title: 'Energia 05/2026'},
  {amount: '1.15', account: domestic, title: '00012'},
  {amount: '0.29', reversal: true, account: iban, title: 'Zwrot'},
];
const report = CashManagementEndOfDayReport.fromXML(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-06-03T00:18:37</CreDtTm><MsgRcpt><Nm>SE Zielona Dolina</Nm>
<Id><OrgId><Othr><Id>SE1</Id></Othr></OrgId></Id></MsgRcpt></GrpHdr><Stmt><Id>S1</Id><ElctrncSeqNb>1</ElctrncSeqNb>
<CreDtTm>2026-06-03T00:18:37</CreDtTm><Acct><Id><IBAN>PL61109010140000071219812874</IBAN></Id><Ccy>PLN</Ccy>
<Svcr><FinInstnId><BIC>WBKPPLPP</BIC></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">11.44</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<Dt><Dt>2026-06-02</Dt></Dt></Bal>${entries.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`);
report.statements[0].entries.forEach(({amount, reversal, transactions: [{remittanceInformation, debtor}]}, index) => {
  const {iban: ofPayer, accountNumber} = debtor.account;
  const title = JSON.stringify(remittanceInformation);
  console.log(`${entries[index].amount} zł: ${amount} gr, reversal ${reversal}, from ${ofPayer ?? accountNumber}, ${title}`);
});
JS
seen=$(node run.mjs)
expected='10.00 zł: 1000 gr, reversal false, from PL61109010140000071219812874, "Energia 05/2026"
1.15 zł: 114.99999999999999 gr, reversal false, from 6.110901014000007e+25, 12
0.29 zł: 28.999999999999996 gr, reversal false, from PL61109010140000071219812874, "Zwrot"'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
