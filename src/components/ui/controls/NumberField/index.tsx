import {useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Field from '@site/src/components/ui/Field';
import Icon from '@site/src/components/ui/Icon';
import {useLabels} from '@site/src/components/ui/labels';
import {readNumber, stepNumber, type NumberReading} from '@site/src/domain/polish/number';
import {formatNumber} from '@site/src/site/format';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Shown after the number and read out with it. */
  readonly unit: string;
  /** The last valid number; null while there is none. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Digits kept after the decimal comma. */
  readonly fractionDigits?: number;
  /** An error from the form; the field's own error comes first. */
  readonly error?: string;
  /** What the number means, in a sentence. */
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
  /** Leaving the field empty is an error. */
  readonly isRequired?: boolean;
}

const bigStep = 10;

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
  min,
  max,
  step = 1,
  fractionDigits = 2,
  error,
  hint,
  isDisabled = false,
  isRequired = false,
}: Props): ReactNode {
  const labels = useLabels();
  const limits = {min, max};
  const write = (number: number | null): string =>
    number === null ? '' : formatNumber(number, fractionDigits);
  /** The field's text while it differs from the value: half a number, or no number. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const read = (text: string): NumberReading => {
    const found = readNumber(text, limits);
    return found.kind === 'number'
      ? {kind: 'number', value: Number(found.value.toFixed(fractionDigits))}
      : found;
  };
  // A value set from outside (a preset, a reset) replaces what was typed before.
  const text = draft !== null && valueOf(read(draft)) === value ? draft : write(value);
  const reading = read(text);
  const current = 'value' in reading ? reading.value : null;

  const type = (next: string): void => {
    setDraft(next);
    onChange(valueOf(read(next)));
  };
  const set = (next: number): void => {
    setDraft(null);
    setIsChecked(false);
    onChange(next);
  };
  const change = (steps: number): number => {
    const next = stepNumber(current, steps * step, limits, fractionDigits);
    set(next);
    return next;
  };
  const press = (steps: number): void => {
    // The focus is not in the field, so the new value would not be read out.
    setAnnouncement(`${write(change(steps))} ${unit}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isChord = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowUp: () => change(1),
      ArrowDown: () => change(-1),
      PageUp: () => change(bigStep),
      PageDown: () => change(-bigStep),
      Home: () => {
        set(min);
      },
      End: () => {
        set(max);
      },
    };
    const move = keys[event.key];
    if (move && !isChord) {
      event.preventDefault();
      move();
    }
  };
  const leave = (): void => {
    setIsChecked(true);
    if (reading.kind === 'number') {
      setDraft(null);
    }
  };

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={(isChecked ? errorOf(reading, {min, max, unit, isRequired}) : undefined) ?? error}>
      {(control) => (
        <div className={styles.group}>
          <Stepper
            label={labels.decrement(label)}
            icon="lucide:minus"
            isDisabled={isDisabled}
            onPress={() => {
              press(-1);
            }}
          />
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
              aria-valuetext={current === null ? undefined : `${write(current)} ${unit}`}
              disabled={isDisabled}
              value={text}
              onChange={(event) => {
                type(event.target.value);
              }}
              onBlur={leave}
              onKeyDown={onKeyDown}
            />
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          </div>
          <Stepper
            label={labels.increment(label)}
            icon="lucide:plus"
            isDisabled={isDisabled}
            onPress={() => {
              press(1);
            }}
          />
          <span role="status" className="visuallyHidden">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}

interface StepperProps {
  readonly label: string;
  readonly icon: 'lucide:minus' | 'lucide:plus';
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Outside the Tab order: keyboard users have ↑ and ↓. */
function Stepper({label, icon, isDisabled, onPress}: StepperProps): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.stepper} needsScript`}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

function valueOf(reading: NumberReading): number | null {
  return reading.kind === 'number' ? reading.value : null;
}

function errorOf(
  {kind}: NumberReading,
  {min, max, unit, isRequired}: Pick<Props, 'min' | 'max' | 'unit' | 'isRequired'>,
): string | undefined {
  if (kind === 'notANumber' || (kind === 'empty' && isRequired)) {
    return 'Wpisz liczbę, np. 2500 albo 2500,5.';
  }
  return kind === 'outOfRange'
    ? `Wpisz wartość od ${formatNumber(min, 2)} do ${formatNumber(max, 2)} ${unit}.`
    : undefined;
}
