import {useDeferredValue, useMemo, type ReactNode} from 'react';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {settleFolder} from '@site/src/domain/month/folder';
import {problemsOf} from '@site/src/domain/month/problems';
import {noMonths} from '@site/src/domain/month/settleMonths';
import type {Month} from '@site/src/browser/month/useMonth';
import FilesPart from './FilesPart';
import HandOutPart from './HandOutPart';
import MonthsPart from './MonthsPart';
import Part from './Part';
import PointsPart from './PointsPart';
import SellerPart from './SellerPart';
import StockPart from './StockPart';
import TariffsPart from './TariffsPart';
import styles from './styles.module.css';

interface Props {
  readonly month: Month;
  readonly rates: DatedRates;
}

/** All that follows from the files: whose they are, what they add up to, and what is handed out. */
export default function Workspace({month, rates}: Props): ReactNode {
  const {state, change, remove} = month;
  const {input, files, choices} = useDeferredValue(state);
  const wrong = useMemo(() => problemsOf(input), [input]);
  const folder = useMemo(
    () => settleFolder(input, files, choices, rates.rates, rates.marketPrices),
    [input, files, choices, rates],
  );
  const {months} = folder.settled.ok && wrong.length === 0 ? folder.settled.value : noMonths;
  const errors = [
    ...wrong,
    ...(folder.settled.ok || files.length === 0 ? [] : folder.settled.errors),
  ];
  return (
    <>
      <FilesPart month={month} folder={folder} />
      <PointsPart input={state.input} change={change} remove={remove} />
      <TariffsPart input={state.input} change={change} rates={rates} />
      <StockPart input={state.input} change={change} remove={remove} />
      <Part id="miesiace" title="5. Rozliczenie">
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
          <SellerPart state={state} change={change} input={input} months={months} />
          <HandOutPart input={input} months={months} />
        </>
      )}
    </>
  );
}
