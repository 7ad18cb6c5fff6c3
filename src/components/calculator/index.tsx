import {useMemo, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {Rates} from '@site/src/content/schema/rates';
import {emptyFields} from '@site/src/domain/calculator/draft';
import {membersWithoutReadings} from '@site/src/domain/calculator/readings';
import type {PresetId} from '@site/src/domain/calculator/presets';
import type {FirstAnswer} from '@site/src/domain/calculator/firstAnswer';
import {
  useCalculatorState,
  type CalculatorForm,
} from '@site/src/browser/calculator/useCalculatorState';
import {useTouched} from '@site/src/browser/device/useTouched';
import LinkMessage from './LinkMessage';
import CalculatorResults from './results';
import FormFold from './form/FormFold';
import ModeSwitch, {formId} from './form/ModeSwitch';
import QuickForm from './form/QuickForm';
import SummaryBar, {showResult} from './SummaryBar';
import {resultId} from './shared/reveal';
import DescriptionTools, {variantsId} from './tools/DescriptionTools';
import {FieldErrorsProvider, useProblems} from './shared/fields/fieldErrors';
import {useLasting} from './shared/useLasting';
import {useFirstAnswer} from './useFirstAnswer';
import styles from './styles.module.css';

const ErrorList = lazyPart(() => import('./form/ErrorList'), {
  message: 'Wynik jest sprzed zmiany. Popraw zaznaczone pola.',
});
const FullForm = lazyPart(() => import('./form/FullForm'), {
  message: 'Nie udało się wczytać trybu pełnego.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});
const MissingReadings = lazyPart(() => import('./MissingReadings'), {
  message: 'Brakuje odczytów z liczników. Otwórz plik zapisany w kalkulatorze.',
});
const PlanBar = lazyPart(() => import('./PlanBar'), {
  message: 'Spółdzielnia jest zapamiętana, ale nie udało się pokazać, co o niej wiadomo.',
});
const Variants = lazyPart(() => import('./tools/Variants'), {
  message: 'Nie udało się wczytać porównania wariantów.',
});

/** What of the answer stands below the full form and the answer. */
const partsName = 'Wynik, część po części';

/** Half a number is no reason to call the answer old: time for the rest of it. */
const typingMs = 600;

interface Props {
  readonly rates: Rates;
  /** Shown until the worker answers. */
  readonly first?: FirstAnswer;
  /** Where to go with the answer, by who asks. */
  readonly next?: (who: PresetId, form: CalculatorForm) => ReactNode;
}

/**
 * The calculator: the form beside the answer, both driven by one model kept in the address. Once the form is answered, it
 * folds to a line and the answer takes the whole width.
 */
export default function Calculator({rates, first, next}: Props): ReactNode {
  const problems = useProblems();
  const built = useFirstAnswer(first, rates);
  // The worker and the parts below the answer are fetched when somebody is there.
  const canWait = !useTouched() && built !== null;
  const form = useCalculatorState(rates, {isWrong: problems.known.size > 0, canWait});
  const {state, dispatch, calculation, input} = form;
  const {description} = state;
  const [example] = useState(description);
  const isUntouched = description === example;
  const [wanted, setWanted] = useState<boolean | null>(null);
  // Beside the long form stands the answer alone, short enough to stay in view; its parts come below both.
  const [partsPlace, setPartsPlace] = useState<HTMLElement | null>(null);
  // Until React takes over, the browser would submit the form itself.
  const isBrowser = useIsBrowser();
  const without = membersWithoutReadings(description);
  const isQuick = description.mode === 'quick';
  const mending = useMemo(
    () => ({description, dated: rates, dispatch}),
    [description, rates, dispatch],
  );
  const {kept} = form.plan;
  const known = useMemo(() => input && kept && {record: kept.record, input}, [input, kept]);
  const empty = useMemo(
    () => (description.mode === 'full' ? emptyFields(description.cooperative) : []),
    [description],
  );
  const isWrong = useLasting(input === null || calculation.errors.length > 0, typingMs);
  // Whoever comes by a link has said everything: what is asked for is the answer, unless something is to be corrected.
  const isFormOpen = wanted ?? !(form.isLinked && form.notice === null && !isWrong);
  const isOld = useLasting(calculation.isOld, typingMs) || isWrong;
  return (
    <>
      <div className={styles.ground}>
        {/* Of what cannot be read the bar tells. */}
        <LinkMessage notice={form.plan.keeping.kind === 'unreadable' ? null : form.notice} />
        {(form.plan.kept ?? form.plan.keeping.kind !== 'none') && (
          <PlanBar form={form} dated={rates} />
        )}
        {without.length > 0 && <MissingReadings members={without} />}
        <FieldErrorsProvider empty={empty} problems={problems} calculated={calculation.errors}>
          <div
            className={clsx(
              styles.layout,
              isFormOpen && (isQuick ? styles.besideQuick : styles.besideFull),
            )}>
            <div className={clsx(styles.side, 'needsScript noPrint')}>
              <FormFold description={description} isOpen={isFormOpen} onToggle={setWanted}>
                <form
                  id={formId}
                  tabIndex={-1}
                  noValidate
                  aria-label="Dane do obliczeń"
                  onSubmit={(event) => {
                    // Folded first: what a form above it leaves behind moves the answer.
                    flushSync(() => setWanted(isWrong || input === null));
                    showResult(event);
                  }}>
                  {/* What is typed before the link or the device is read would be written over. */}
                  <fieldset className={styles.fields} disabled={!isBrowser || !form.isRead}>
                    <legend className="visuallyHidden">Dane do obliczeń</legend>
                    {isQuick ? (
                      <QuickForm
                        key={form.opening}
                        quick={description.quick}
                        dated={rates}
                        dispatch={dispatch}
                      />
                    ) : (
                      <FullForm
                        key={form.opening}
                        description={description}
                        dated={rates}
                        dispatch={dispatch}
                        known={known}
                      />
                    )}
                    <ButtonRow>
                      <Button type="submit" look="primary" className={styles.show}>
                        Pokaż wynik
                      </Button>
                      <ModeSwitch description={description} dated={rates} dispatch={dispatch} />
                    </ButtonRow>
                  </fieldset>
                </form>
              </FormFold>
            </div>
            <section id={resultId} className={styles.results} aria-label="Wynik" tabIndex={-1}>
              <div role="status" className="noPrint">
                {isWrong && (
                  <ErrorList
                    cooperative={description.mode === 'full' ? description.cooperative : null}
                    hasAnswer={calculation.report !== null || built !== null}
                  />
                )}
              </div>
              <CalculatorResults
                calculation={calculation}
                first={built}
                rates={rates}
                mending={mending}
                isOld={isOld}
                isPacked={!isQuick || state.variants.length > 0}
                {...(!isQuick && {partsPlace, partsName})}
              />
            </section>
            {!isQuick && (
              <section ref={setPartsPlace} className={styles.answerParts} aria-label={partsName} />
            )}
            <DescriptionTools form={form} dated={rates} />
            {state.variants.length > 0 && (
              // Here before its content is loaded: a link leads to it.
              <section id={variantsId} tabIndex={-1} aria-label="Warianty">
                <Variants
                  variants={state.variants}
                  dated={rates}
                  compare={calculation.compare}
                  dispatch={dispatch}
                />
              </section>
            )}
          </div>
        </FieldErrorsProvider>
        <SummaryBar answer={isUntouched ? null : calculation.answer} isOld={isOld} />
      </div>
      {next?.(description.quick.who, form)}
    </>
  );
}
