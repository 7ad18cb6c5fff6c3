import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {Rates} from '@site/src/content/schema/rates';
import {useCalculatorState} from '@site/src/browser/calculator/useCalculatorState';
import ErrorList from './form/ErrorList';
import LinkMessage from './LinkMessage';
import ModeSwitch from './form/ModeSwitch';
import QuickForm from './form/QuickForm';
import SummaryBar, {resultId, showResult} from './SummaryBar';
import DescriptionTools from './tools/DescriptionTools';
import {FieldErrorsProvider} from './shared/fieldErrors';
import styles from './styles.module.css';

const CalculatorResults = lazyPart(() => import('./results'), {
  message: 'Nie udało się pokazać wyniku.',
});
const FullForm = lazyPart(() => import('./form/FullForm'), {
  message: 'Nie udało się wczytać trybu pełnego.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});
const Variants = lazyPart(() => import('./tools/Variants'), {
  message: 'Nie udało się wczytać porównania wariantów.',
});

interface Props {
  readonly rates: Rates;
}

/** The calculator: the form on the left, the answer on the right, both driven by one model kept in the address. */
export default function Calculator({rates}: Props): ReactNode {
  const form = useCalculatorState(rates);
  const {state, dispatch, calculation, input} = form;
  const {description} = state;
  // Until React takes over, the browser would submit the form itself.
  const isBrowser = useIsBrowser();
  const isQuick = description.mode === 'quick';
  return (
    <div className="needsScript">
      <LinkMessage notice={form.notice} />
      <FieldErrorsProvider description={description} calculated={calculation.errors}>
        <div className={clsx(styles.layout, isQuick && styles.quick)}>
          <div className={clsx(styles.side, 'noPrint')}>
            <form noValidate aria-label="Dane do obliczeń" onSubmit={showResult}>
              <fieldset className={styles.fields} disabled={!isBrowser}>
                <legend className="visuallyHidden">Dane do obliczeń</legend>
                {isQuick ? (
                  <QuickForm quick={description.quick} dated={rates} dispatch={dispatch} />
                ) : (
                  <FullForm description={description} dated={rates} dispatch={dispatch} />
                )}
                <ButtonRow>
                  <Button type="submit" look={isQuick ? 'primary' : 'outlined'}>
                    Pokaż wynik
                  </Button>
                  <ModeSwitch description={description} dated={rates} dispatch={dispatch} />
                </ButtonRow>
              </fieldset>
            </form>
            <DescriptionTools form={form} dated={rates} />
          </div>
          <section id={resultId} className={styles.results} aria-label="Wynik" tabIndex={-1}>
            <ErrorList
              members={description.mode === 'full' ? description.cooperative.members : []}
            />
            {state.variants.length > 0 && (
              <Variants
                variants={state.variants}
                dated={rates}
                compare={calculation.compare}
                dispatch={dispatch}
              />
            )}
            <CalculatorResults
              calculation={calculation}
              rates={rates}
              mending={{description, dated: rates, dispatch}}
            />
          </section>
        </div>
      </FieldErrorsProvider>
      <SummaryBar
        report={calculation.report}
        input={calculation.countedInput}
        isCurrent={input !== null}
      />
    </div>
  );
}
