import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Icon from '@site/src/components/ui/Icon';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {hoursOf} from '@site/src/domain/calculator/readingsMark';
import {freeVariantName, freshState, variantLimit} from '@site/src/domain/calculator/state';
import type {CalculatorForm} from '@site/src/browser/calculator/useCalculatorState';
import {copyAddress} from '@site/src/browser/copying/copyAddress';
import ConfirmDialog from '../shared/ConfirmDialog';
import {showStart} from '../shared/reveal';
import DescriptionFile from './DescriptionFile';
import ReadingsNote from './ReadingsNote';
import styles from './styles.module.css';

/** Id of the comparison, to which the button that adds a variant leads. */
export const variantsId = 'warianty';

interface Props {
  readonly form: CalculatorForm;
  readonly dated: DatedRates;
}

/** What can be done with the whole description: share, save as a file, compare with another, start over. */
export default function DescriptionTools({form, dated}: Props): ReactNode {
  const {state, dispatch, input, fragment, calculation} = form;
  const {description, variants} = state;
  const [isAsking, setIsAsking] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const isThere = variants.some(({name}) => name === added);
  const hasReadings =
    description.mode === 'full' &&
    description.cooperative.members.some((member) => hoursOf(member) !== undefined);
  const isFull = variants.length >= variantLimit;
  const copyResult = async (pressed: HTMLElement): Promise<void> => {
    const url = new URL(window.location.href);
    url.hash = (await fragment?.()) ?? '';
    await copyAddress(
      url.href,
      pressed,
      hasReadings
        ? 'Skopiowano link bez odczytów. Żeby przekazać odczyty, zapisz plik.'
        : undefined,
    );
  };
  return (
    <section className={`${styles.tools} noPrint`} aria-label="Zapis i porównanie">
      <ButtonRow>
        {fragment !== null && input && (
          <Button
            look="plain"
            onClick={({currentTarget}) => {
              void copyResult(currentTarget);
            }}>
            <Icon name="copy" />
            Skopiuj link do wyniku
          </Button>
        )}
        <details className={styles.more}>
          <summary>Więcej</summary>
          <Button
            look="plain"
            aria-disabled={isFull || input === null || undefined}
            onClick={() => {
              if (input && !isFull) {
                dispatch({kind: 'addVariant'});
                setAdded(freeVariantName(variants));
              }
            }}>
            Dodaj jako wariant
          </Button>
          <DescriptionFile
            cooperative={input && description.mode === 'full' ? description.cooperative : input}
            description={description}
            dated={dated}
            read={calculation.readDescription}
            dispatch={dispatch}
          />
          <Button look="plain" onClick={() => setIsAsking(true)}>
            Wyczyść
          </Button>
          <p className="meta">
            {form.plan.kept === null
              ? 'Wpisane dane są w adresie strony po znaku #, którego przeglądarka nigdzie nie wysyła. Nazw osób w adresie i w linku nie ma.'
              : 'Wpisane dane są zapamiętane na tym urządzeniu. W linku nie ma nazw osób.'}
            {isFull && ` Wariantów może być najwyżej ${variantLimit}.`}
          </p>
        </details>
      </ButtonRow>
      <p role="status" className={styles.added}>
        {isThere && (
          <>
            Dodano „{added}”.{' '}
            <a
              href={`#${variantsId}`}
              onClick={(event) => {
                event.preventDefault();
                showStart(variantsId);
              }}>
              Zobacz warianty obok siebie
            </a>
          </>
        )}
      </p>
      {description.mode === 'full' && <ReadingsNote state={state} keeping={form.plan.keeping} />}
      {isAsking && (
        <ConfirmDialog
          question="Wyczyścić wszystkie pola?"
          confirmLabel="Wyczyść"
          onConfirm={() => {
            setIsAsking(false);
            // What is kept of a cooperative stays as it is.
            form.plan.leave();
            dispatch({kind: 'restore', state: freshState(dated)});
          }}
          onCancel={() => setIsAsking(false)}>
          Wrócą wartości domyślne, a warianty znikną.
        </ConfirmDialog>
      )}
    </section>
  );
}
