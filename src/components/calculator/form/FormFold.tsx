import {useEffect, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {operatorNames} from '@cooperative/settlement/rates';
import {presets} from '@site/src/domain/calculator/presets';
import type {Description} from '@site/src/domain/calculator/state';
import {formatNumber} from '@cooperative/polish';
import {reveal, revealEvent} from '../shared/reveal';
import styles from '../styles.module.css';

interface Props {
  readonly description: Description;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The form; once it is answered, a line with what was said, which opens it again. */
export default function FormFold({description, isOpen, onToggle, children}: Props): ReactNode {
  const place = useRef<HTMLDetailsElement>(null);
  // Open beside the answer before a field of it is scrolled to: told later, the columns would move the field away.
  useEffect(() => {
    const fold = place.current;
    const open = (): void => {
      flushSync(() => onToggle(true));
    };
    fold?.addEventListener(revealEvent, open);
    return () => {
      fold?.removeEventListener(revealEvent, open);
    };
  }, [onToggle]);
  return (
    <details
      ref={place}
      className={styles.form}
      open={isOpen}
      onToggle={({currentTarget}) => {
        // It is also told of what the page itself did.
        if (currentTarget.open !== isOpen) {
          const {open} = currentTarget;
          flushSync(() => onToggle(open));
          if (open) {
            showFirstField(currentTarget);
          }
        }
      }}>
      <summary>
        {isOpen ? (
          <>
            <span className="visuallyHidden">Dane</span> <span className={styles.change}>Zwiń</span>
          </>
        ) : (
          <>
            <span>{lineOf(description)}</span> <span className={styles.change}>Zmień dane</span>
          </>
        )}
      </summary>
      {children}
    </details>
  );
}

/** Leads whoever has opened the form to its first field: what stood above it may have moved meanwhile. */
function showFirstField(fold: HTMLElement): void {
  const form = fold.querySelector('form');
  const field = form?.querySelector<HTMLElement>('input:checked, tbody button');
  if (form && field) {
    reveal(field);
    form.scrollIntoView();
  }
}

/** „Gmina, 240 000 kWh, 165 kWp, PGE”. */
function lineOf(description: Description): string {
  if (description.mode === 'full') {
    return `Tryb pełny, punkty poboru: ${description.cooperative.members.length}`;
  }
  const {who, annualKwh, kwp, operator} = description.quick;
  return [
    presets[who].label,
    `${formatNumber(annualKwh ?? 0)}\u00a0kWh`,
    `${formatNumber(kwp ?? 0)}\u00a0kWp`,
    operatorNames[operator],
  ].join(', ');
}
