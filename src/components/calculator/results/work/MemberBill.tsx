import {useMemo, type ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import {billParts, tariffOf} from '@cooperative/settlement/explain';
import {formatNumber, formatZl} from '@cooperative/polish';
import {amountText, energyLines} from '@site/src/domain/calculator/tables/billTables';
import {MoreInPeriod} from '../bills/MoreThanDrawn';
import {billComponents} from '@cooperative/settlement/rates';
import TableRows from '../TableRows';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

interface Props {
  readonly settled: Settled;
  readonly period: number;
  readonly member: number;
}

const zl = (value: number): string => `${formatZl(value)}\u00a0zł`;

/** The bill of one member in one period, by component; below it what the internal key makes of the same energy. */
export default function MemberBill({settled, period, member}: Props): ReactNode {
  const {report, rates} = settled;
  const found = useMemo(() => {
    const tariff = tariffOf(report.input, rates, member);
    return tariff && billParts(report, tariff, period, member);
  }, [report, rates, period, member]);
  const result = report.settlement.members[member];
  const bill = result?.sheet.bills[period];
  const drawn = report.settlement.energy.members[member]?.drawn;
  if (!found || !bill || !drawn) {
    return null;
  }
  const {shared, usedCredit, bought} = result.internal;
  return (
    <>
      <Table aria-label="Rachunek członka" asCards>
        <caption>Rachunek w tym okresie: {result.id}</caption>
        <TableRows
          table={{
            columns: [{label: 'Składnik'}, {label: 'Ilość i stawka netto'}, {label: 'Netto'}],
            rows: [
              ...energyLines({
                drawnKwh: drawn[period] ?? 0,
                boughtKwh: found.boughtKwh,
              }).map(([name, kwh]) => [name, `${formatNumber(kwh, 2)} kWh`, null]),
              ...found.parts.map((part) => [
                billComponents[part.component].name,
                amountText(part, found.boughtKwh),
                zl(part.net),
              ]),
            ],
            foot: [
              ['Razem netto, po zaokrągleniu do grosza', null, zl(bill.net / 100)],
              ['VAT', null, zl(bill.vat / 100)],
              ['Do zapłaty', null, zl(bill.gross / 100)],
            ],
          }}
        />
      </Table>
      <MoreInPeriod report={report} member={member} period={period} />
      <p>
        Klucz wewnętrzny to osobny podział, który tego rachunku nie zmienia. Ten sam pobór, czyli{' '}
        {formatNumber(drawn[period] ?? 0, 2)} kWh, dzieli na wspólne{' '}
        {formatNumber(shared[period] ?? 0, 2)} kWh, z zapasu{' '}
        {formatNumber(usedCredit[period] ?? 0, 2)} kWh i kupione{' '}
        {formatNumber(bought[period] ?? 0, 2)} kWh.
      </p>
    </>
  );
}
