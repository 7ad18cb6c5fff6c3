import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {cooperativeOfQuick} from '@site/src/domain/calculator/quick';
import {
  losesByQuick,
  type CalculatorAction,
  type Description,
} from '@site/src/domain/calculator/state';
import ConfirmDialog from '../shared/ConfirmDialog';
import {showStart} from '../shared/reveal';

/** Id of the form, whose fields the switch replaces. */
export const formId = 'dane-do-obliczen';

/** The other mode begins at its beginning, once it is there and a question about it is closed. */
function showForm(): void {
  requestAnimationFrame(() => showStart(formId));
}

interface Props {
  readonly description: Description;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
}

/** From five fields to the whole description, which loses nothing, and back, which may ask first. */
export default function ModeSwitch({description, dated, dispatch}: Props): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  if (description.mode === 'quick') {
    const cooperative = cooperativeOfQuick(description.quick, dated);
    return (
      <>
        <Button
          look="plain"
          aria-disabled={cooperative === null || undefined}
          aria-describedby={cooperative === null ? 'tryb-pelny-opis' : undefined}
          onClick={() => {
            if (cooperative) {
              dispatch({kind: 'openFull', cooperative});
              showForm();
            }
          }}>
          Otwórz tryb pełny
        </Button>
        {cooperative === null && (
          <p id="tryb-pelny-opis" className="meta">
            Najpierw uzupełnij albo popraw pola.
          </p>
        )}
      </>
    );
  }
  const openQuick = (): void => {
    setIsAsking(false);
    dispatch({kind: 'openQuick'});
    showForm();
  };
  return (
    <>
      <Button
        look="plain"
        onClick={() => {
          if (losesByQuick(description, dated)) {
            setIsAsking(true);
          } else {
            openQuick();
          }
        }}>
        Wróć do trybu szybkiego
      </Button>
      {isAsking && (
        <ConfirmDialog
          question="Wrócić do trybu szybkiego?"
          confirmLabel="Wróć bez tych zmian"
          onConfirm={openQuick}
          onCancel={() => setIsAsking(false)}>
          Zmiany z trybu pełnego przepadną, bo tryb szybki ich nie pomieści. Możesz je najpierw
          zapisać do pliku albo dodać jako wariant.
        </ConfirmDialog>
      )}
    </>
  );
}
