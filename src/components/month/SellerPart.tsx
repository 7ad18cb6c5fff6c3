import {useState, type ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {today} from '@site/src/browser/device/today';
import type {MonthState} from '@site/src/browser/month/monthState';
import {
  checkStatement,
  complaint,
  monthName,
  parseMonth,
  type SellerCheck,
  type SellerFiles,
  sellerScopes,
  type SellerTyped,
  type SettledMonth,
  type Task,
  typedKey,
  writeMonth,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import AddressFields from './AddressFields';
import BillList from './BillList';
import {useEdited} from './edited';
import LetterView from './LetterView';
import Part from './Part';
import SellerRow from './SellerRow';
import {exactText} from '@cooperative/polish';
import styles from './styles.module.css';

interface Props {
  readonly task: Task;
  /** What was typed, and the same with what the files say. */
  readonly own: MonthState['typed'];
  readonly typed: MonthState['typed'];
  readonly bills: SellerFiles;
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
}

/** The seller's statement beside ours: what differs, and a letter about it. */
export default function SellerPart({
  task,
  own,
  typed: all,
  bills,
  input,
  months,
}: Props): ReactNode {
  const {change} = useEdited();
  const [chosen, setChosen] = useState<number | null>(null);
  const [whose, setWhose] = useState<string | null>(null);
  // What a file says is shown first.
  const placed = bills.bills.find(({month, scope}) => month !== null && scope !== null);
  const settled =
    months.find(({month}) => month === (chosen ?? parseMonth(placed?.month ?? ''))) ??
    months.at(-1);
  if (!settled) {
    return null;
  }
  const {month} = settled;
  const scopes = sellerScopes(input);
  const {key: scopeKey, scope} = scopes.find(({key: one}) => one === (whose ?? placed?.scope)) ?? {
    key: '',
    scope: null,
  };
  const key = typedKey(settled, scopeKey);
  const typed = all[key] ?? {};
  const setTyped = (next: SellerTyped): void => {
    change((before) => ({...before, typed: {...before.typed, [key]: {...own[key], ...next}}}));
  };
  const checks = checkStatement(input, settled, scope, typed);
  const letter = complaint({
    input,
    day: today(),
    month,
    scope,
    checks,
    format: exactText,
  });
  return (
    <Part task={task}>
      <p>
        Sprzedawca podaje pięć pozycji (§ 5 ust. 3 rozporządzenia). Upuść jego plik na stronę (CSV,
        XLSX albo faktura XML z KSeF) albo przepisz je. Możesz też skopiować liczby z arkusza i
        wkleić je do pierwszego pola. Jest ich sześć, bo bilans to dwie liczby: oddanie i pobór.
        Składniki rachunku wpisz, jeśli na nim są. Różnicy z samego zaokrąglania nie pokazujemy jako
        błędu.
      </p>
      {bills.bills.length > 0 && (
        <BillList bills={bills.bills} problems={bills.problems} input={input} months={months} />
      )}
      <div className={styles.columns}>
        <SelectField
          id="sprzedawca-miesiac"
          label="Miesiąc"
          options={months.map((one) => ({value: one.month, label: monthName(one.month)}))}
          value={month}
          onChange={setChosen}
        />
        <SelectField
          id="sprzedawca-kto"
          label="Rozliczenie"
          options={scopes.map(({key: value, label}) => ({value, label}))}
          value={scopeKey}
          onChange={setWhose}
        />
      </div>
      <Table aria-label="Rozliczenie sprzedawcy i nasze" asCards className={styles.seller}>
        <thead>
          <tr>
            <th scope="col">Pozycja</th>
            <th scope="col">U sprzedawcy</th>
            <th scope="col" className="number">
              Z odczytów
            </th>
            <th scope="col" className="number">
              Różnica
            </th>
            <th scope="col">Stan</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <SellerRow
              key={check.item}
              check={check}
              text={typed[check.item] ?? ''}
              onChange={setTyped}
            />
          ))}
        </tbody>
      </Table>
      <p role="status">{verdict(checks)}</p>
      <AddressFields input={input} />
      {letter !== null && (
        <LetterView
          sheet={letter}
          name={`reklamacja-${writeMonth(month)}`}
          label="Pobierz reklamację (DOCX)"
        />
      )}
    </Part>
  );
}

function verdict(checks: readonly SellerCheck[]): string {
  const count = (state: SellerCheck['state']): number =>
    checks.filter((check) => check.state === state).length;
  const [agrees, differs] = [count('agrees'), count('differs')];
  return agrees + differs === 0 ? '' : `Zgadza się: ${agrees}, różni się: ${differs}.`;
}
