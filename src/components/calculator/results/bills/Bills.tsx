import {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import Icon from '@site/src/components/ui/Icon';
import {billRows} from '@cooperative/settlement/explain';
import {toCsv} from '@cooperative/polish';
import {saveFile} from '@site/src/browser/device/saveFile';
import {monthPage} from '@site/src/site/navigation';
import {periodOptions, periodWord, spanText} from '@site/src/domain/calculator/answer/names';
import styles from '../styles.module.css';
import {fileRows} from '@site/src/domain/calculator/tables/tables';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {billFile, billTable} from '@site/src/domain/calculator/tables/billTables';

const pageSize = 25;

/** Month × member × component: what an accountant checks invoices with. */
export default function Bills({settled}: {readonly settled: Settled}): ReactNode {
  const {report, today} = settled;
  const {axis} = report;
  const [wantedPeriod, setPeriod] = useState<number | null>(null);
  const periods = axis.periodMonths.length;
  const period = wantedPeriod !== null && wantedPeriod < periods ? wantedPeriod : null;
  const bills = useMemo(() => billRows(report), [report]);
  const table = useMemo(() => billTable(settled, bills, period), [settled, bills, period]);
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          id="okres-rachunkow"
          label={periodWord(report)}
          value={period}
          options={[{value: null, label: 'Wszystkie razem'}, ...periodOptions(report)]}
          onChange={setPeriod}
        />
      </div>
      <SortableTable
        caption={`Składniki rachunków netto: ${spanText(axis, period ?? undefined)}`}
        pageSize={pageSize}
        {...table}
      />
      <div data-takes="">
        <ButtonRow>
          <Button
            onClick={() => {
              const text = toCsv(fileRows(billFile(settled, bills)));
              saveFile(`spoldzielnia-rachunki-${today}.csv`, text, 'text/csv');
            }}>
            <Icon name="download" />
            Pobierz CSV: rachunki
          </Button>
        </ButtonRow>
      </div>
      <p>
        Zestawienie dla każdego członka, z&nbsp;prawdziwych odczytów miesiąca, drukuje{' '}
        <Link to={monthPage.to}>{monthPage.label}</Link>.
      </p>
    </>
  );
}
