import {memo, useMemo, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {
  checkAll,
  noMonths,
  problemsOf,
  sellerFiles,
  tasksOf,
  withParties,
  withTyped,
} from '@cooperative/settlement/month';
import type {MonthUse} from '@site/src/browser/month/useMonth';
import {withInput} from '@site/src/browser/month/monthState';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {useNamed, useSettled, type Settled} from '@site/src/browser/month/useSettled';
import {EditedContext} from './edited';
import DocumentsPart from './documents/DocumentsPart';
import FilesPart from './FilesPart';
import HandOutPart from './HandOutPart';
import MonthsPart from './MonthsPart';
import Part from './Part';
import PointsPart from './PointsPart';
import SellerPart from './SellerPart';
import StockPart from './StockPart';
import Strip from './Strip';
import TariffsPart from './TariffsPart';
import {useWrongFields, WrongFieldContext} from './wrongFields';
import styles from './styles.module.css';

interface Props extends Pick<MonthUse, 'state' | 'change' | 'remove' | 'nameColumns'> {
  readonly rates: DatedRates;
  /** Where the result stands; without it, here. */
  readonly top: HTMLElement | null;
}

/** All that follows from the files: whose they are, what they add up to, and what is handed out. */
function Workspace(props: Props): ReactNode {
  const settled = useSettled(props.state, props.rates);
  const {state, change, remove} = props;
  const edited = useMemo(
    () => ({
      input: state.input,
      change,
      remove,
      set: (next: Partial<CooperativeRecord>) => change((before) => withInput(before, next)),
    }),
    [state.input, change, remove],
  );
  return settled === null ? (
    <p aria-busy="true">Rozliczamy…</p>
  ) : (
    <EditedContext value={edited}>
      <Parts {...props} {...settled} />
    </EditedContext>
  );
}

/** While files are read the page tells each of them, of which all this knows nothing yet. */
export default memo(Workspace);

function Parts({
  state,
  nameColumns,
  rates,
  top,
  input: settled,
  files,
  settledFiles,
}: Omit<Props, 'change' | 'remove'> & Settled): ReactNode {
  const {documents} = state.input;
  const input = useNamed(settled, state.input);
  const wrong = useMemo(() => problemsOf(settled), [settled]);
  const [wrongFields, tell] = useWrongFields();
  const isRight = wrong.length === 0 && wrongFields.length === 0;
  const {months} = settledFiles.settled.ok && isRight ? settledFiles.settled.value : noMonths;
  const errors = [
    ...wrongFields.map(({label}) => ({
      message: `Popraw pole „${label}”. Dopóki jest w nim coś, czego nie rozumiemy, nie pokazujemy wyniku.`,
    })),
    ...wrong,
    ...(settledFiles.settled.ok || files.length === 0 ? [] : settledFiles.settled.errors),
  ];
  const bills = useMemo(
    () => sellerFiles(input, files, state.billAnswers),
    [input, files, state.billAnswers],
  );
  const typed = withTyped(bills, state.typed);
  const known = withParties(input, bills.bills);
  const tasks = tasksOf({
    input,
    files,
    settledFiles,
    months,
    checks: checkAll(input, months, typed),
    bills: bills.bills,
    wrongFields,
  });
  const head = <Strip input={input} months={months} tasks={tasks} />;
  return (
    <WrongFieldContext value={tell}>
      {top ? createPortal(head, top) : head}
      <FilesPart
        task={tasks.pliki}
        state={state}
        nameColumns={nameColumns}
        settledFiles={settledFiles}
      />
      <PointsPart task={tasks.punkty} months={months} />
      <TariffsPart task={tasks.stawki} rates={rates} />
      <StockPart task={tasks.zapas} />
      <Part task={tasks.miesiace} staysOpen={months.length > 1}>
        {errors.length > 0 && (
          <ul role="alert" className={styles.errors}>
            {errors.map(({message}) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {months.length > 0 ? (
          <MonthsPart input={input} months={months} />
        ) : (
          errors.length === 0 && <p>Dodaj pliki z liczników, a policzymy każdy miesiąc osobno.</p>
        )}
      </Part>
      {months.length > 0 && (
        <>
          <SellerPart
            task={tasks.sprzedawca}
            own={state.typed}
            typed={typed}
            bills={bills}
            input={known}
            months={months}
          />
          <HandOutPart task={tasks.wydaj} input={input} months={months} typed={state.typed} />
        </>
      )}
      {(months.length > 0 || (documents?.issued.length ?? 0) > 0) && (
        <DocumentsPart task={tasks.dokumenty} settledInput={known} months={months} typed={typed} />
      )}
    </WrongFieldContext>
  );
}
