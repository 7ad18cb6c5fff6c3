import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import NumberTable, {textColumns} from '@site/src/components/ui/NumberTable';
import {saveFile} from '@site/src/browser/device/saveFile';
import {today} from '@site/src/browser/device/today';
import {exactText, formatDate, toCsv} from '@cooperative/polish';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {
  type SettledMonth,
  yearFinding,
  yearOf,
  yearRows,
  yearsOf,
} from '@cooperative/settlement/month';
import {usePrint} from './PrintPages';
import YearChart from './YearChart';
import styles from './SheetView.module.css';

interface Props {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
}

/** A year of the whole cooperative for its board: twelve months as a picture and a table, on paper too. */
export default function BoardYear({input, months}: Props): ReactNode {
  const [chosen, setChosen] = useState<number | null>(null);
  const years = yearsOf(input, months);
  const year = years.find((one) => one === chosen) ?? years[0] ?? 0;
  const months12 = yearOf(input, months, year);
  const rows = yearRows(months12, exactText);
  const finding = yearFinding(months12, exactText);
  const sheetOf = (shown: typeof rows): ReactNode => (
    <>
      <p>{finding}</p>
      <YearChart year={months12} label={`Rok ${year}. ${finding}`} />
      <YearTable rows={shown} year={year} />
    </>
  );
  const {print, printed} = usePrint(() => (
    <article className={styles.sheet}>
      <header>
        <p>{input.name === '' ? 'Spółdzielnia energetyczna' : input.name}</p>
        <h1>Podsumowanie roku {year} dla zarządu</h1>
        <p>Sporządzono {formatDate(today())}</p>
      </header>
      {sheetOf(rows)}
      <p>
        Prąd wspólny i z zapasu dzieli klucz spółdzielni, a kupiony – rozporządzenie (Dz.U. 2022
        poz. 703 § 3 ust. 3). Kwoty to rachunki z podatkiem i cena wewnętrzna. Dokumentem jest
        faktura sprzedawcy.
      </p>
    </article>
  ));
  return (
    <details>
      <summary>Podsumowanie roku dla zarządu</summary>
      {years.length > 1 && (
        <SelectField
          id="rok-zarzadu"
          label="Rok"
          options={years.map((one) => ({value: one, label: String(one)}))}
          value={year}
          onChange={setChosen}
        />
      )}
      {/* Of months that are not settled the picture and the sentence say enough. */}
      {sheetOf(rows.filter(([, shared]) => shared !== ''))}
      <ButtonRow>
        <Button onClick={print}>Drukuj rok</Button>
        <Button onClick={() => saveFile(`rok-${year}.csv`, toCsv(rows), 'text/csv')}>
          Pobierz rok (CSV)
        </Button>
      </ButtonRow>
      {printed}
    </details>
  );
}

/** More of them, with their sum, are a table that scrolls on a phone. */
const fewRows = 4;

function YearTable({
  rows: [head = [], ...rows],
  year,
}: {
  readonly rows: readonly (readonly string[])[];
  readonly year: number;
}): ReactNode {
  const columns = textColumns(head);
  const total = rows.at(-1);
  return (
    <NumberTable
      label={`Rok ${year}, miesiąc po miesiącu`}
      asCards={rows.length <= fewRows}
      first={[head[0] ?? '', ([month]) => month]}
      columns={columns}
      words={head.slice(-1)}
      rows={rows.slice(0, -1)}
      keyOf={([month = '']) => month}
      total={total && [total[0] ?? '', ...columns.map(([, textOf]) => textOf(total))]}
    />
  );
}
