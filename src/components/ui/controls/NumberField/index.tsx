import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Field from '@site/src/components/ui/Field';
import {useLabels} from '@site/src/components/ui/labels';
import {formatCount, formatNumber, type NumberReading} from '@cooperative/polish';
import PossibleNumbers from './PossibleNumbers';
import Stepper from './Stepper';
import {useNumberText} from './useNumberText';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Shown after the number and read out with it. */
  readonly unit: string;
  /** The last valid number; null while there is none. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** 0 if left out. */
  readonly min?: number | undefined;
  readonly max: number;
  readonly step?: number;
  /** Digits kept after the decimal comma. */
  readonly fractionDigits?: number;
  /** More digits are an error; otherwise they are rounded once the field is left. */
  readonly isExact?: boolean;
  /** An error from the form; the field's own error comes first. */
  readonly error?: string;
  /** What the number means, in a sentence. */
  readonly hint?: ReactNode;
  readonly why?: ReactNode;
  readonly isDisabled?: boolean;
  /** Leaving the field empty is an error. */
  readonly isRequired?: boolean;
  /** Stands in the field at first, as long as there is no number. */
  readonly initialText?: string | undefined;
  /** Told what is wrong with the text from the first wrong letter, and `undefined` once nothing is. */
  readonly onProblem?: (problem: string | undefined, text: string) => void;
  readonly onLeave?: () => void;
}

/**
 * A number that is typed freely or stepped: ↑ ↓ one step, PgUp PgDn ten, Home End to the limits. A text field with the
 * role of a spin button rather than `type="number"`, which refuses the Polish comma and changes on the mouse wheel.
 */
export default function NumberField({
  id,
  label,
  unit,
  value,
  onChange,
  min = 0,
  max,
  step = 1,
  fractionDigits = 2,
  isExact = false,
  error,
  hint,
  why,
  isDisabled = false,
  isRequired = false,
  initialText,
  onProblem,
  onLeave,
}: Props): ReactNode {
  const labels = useLabels();
  const {text, reading, current, isChecked, ...entry} = useNumberText({
    value,
    onChange,
    limits: {min, max},
    step,
    fractionDigits,
    isExact,
    initialText,
  });
  const [announcement, setAnnouncement] = useState('');
  const problem = problemOf(text, reading, {min, max, unit, isRequired, fractionDigits});
  useEffect(() => {
    onProblem?.(problem, text);
  }, [onProblem, problem, text]);
  useEffect(() => () => onProblem?.(undefined, ''), [onProblem]);

  // One more is a sensible step for what is counted, and for nothing that is measured.
  const isCounted = step === 1 && fractionDigits === 0;
  const press = (steps: number): void => {
    // The focus is not in the field, so the new value would go unheard.
    setAnnouncement(`${entry.write(entry.change(steps))} ${unit}`);
  };

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      why={why}
      error={(isChecked ? problem : undefined) ?? error}>
      {(control) => (
        <>
          <div className={styles.group}>
            {isCounted && (
              <Stepper
                label={labels.decrement(label)}
                icon="lucide:minus"
                isDisabled={isDisabled}
                onPress={() => press(-1)}
              />
            )}
            <div className={styles.box}>
              <input
                {...control}
                className={clsx(control.className, styles.input)}
                type="text"
                inputMode={min < 0 ? 'text' : fractionDigits > 0 ? 'decimal' : 'numeric'}
                autoComplete="off"
                role="spinbutton"
                aria-valuemin={min}
                aria-valuemax={max}
                aria-valuenow={current ?? undefined}
                aria-valuetext={current === null ? undefined : `${entry.write(current)} ${unit}`}
                disabled={isDisabled}
                value={text}
                onChange={(event) => entry.type(event.target.value)}
                onBlur={() => {
                  entry.leave();
                  onLeave?.();
                }}
                onKeyDown={entry.onKeyDown}
              />
              <span className={styles.unit} aria-hidden="true">
                {unit}
              </span>
            </div>
            {isCounted && (
              <Stepper
                label={labels.increment(label)}
                icon="lucide:plus"
                isDisabled={isDisabled}
                onPress={() => press(1)}
              />
            )}
            <span role="status" className="visuallyHidden">
              {announcement}
            </span>
          </div>
          {isChecked && reading.kind === 'ambiguous' && (
            <PossibleNumbers
              reading={reading}
              unit={unit}
              onChoose={(chosen) => {
                entry.set(Number(chosen.toFixed(fractionDigits)));
                // The pressed button disappears.
                document.getElementById(id)?.focus();
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}

const placeForms = {one: 'cyfrę', few: 'cyfry', many: 'cyfr', other: 'cyfry'};

function problemOf(
  text: string,
  {kind}: NumberReading,
  {
    min,
    max,
    unit,
    isRequired,
    fractionDigits,
  }: Pick<Props, 'max' | 'unit' | 'isRequired'> &
    Readonly<Record<'min' | 'fractionDigits', number>>,
): string | undefined {
  if (kind === 'notANumber' || (kind === 'empty' && isRequired)) {
    return 'Wpisz liczbę, np. 2500 albo 2500,5.';
  }
  if (kind === 'ambiguous') {
    return `„${text.trim()}” można odczytać na dwa sposoby. Wybierz albo wpisz liczbę bez kropki i przecinka.`;
  }
  if (kind === 'tooManyPlaces') {
    return fractionDigits === 0
      ? 'Wpisz liczbę całkowitą.'
      : `Wpisz liczbę, która ma najwyżej ${formatCount(fractionDigits, placeForms)} po przecinku.`;
  }
  return kind === 'outOfRange'
    ? `Wpisz wartość od ${formatNumber(min, 2)} do ${formatNumber(max, 2)} ${unit}.`
    : undefined;
}
