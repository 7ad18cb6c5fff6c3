import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Field from '@site/src/components/ui/Field';
import {useLabels} from '@site/src/components/ui/labels';
import {type IsoDay, parsePolishDate, writePolishDate} from '@cooperative/polish';
import DayDialog from '@site/src/components/ui/controls/DayDialog';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  /** The last valid day; null while there is none. */
  readonly value: IsoDay | null;
  /** Also gets what is wrong with the text, though the field itself shows that only once it is left. */
  readonly onChange: (day: IsoDay | null, problem: string | undefined) => void;
  readonly onLeave?: () => void;
  readonly min?: IsoDay;
  readonly max?: IsoDay;
  /** The error of a day before `min` or after `max`. */
  readonly rangeError?: string;
  /** An error from the form; the field's own error comes first. */
  readonly error?: string;
  /** What the day means, in a sentence. */
  readonly hint?: ReactNode;
  /** The law, the source, the default: asked for by a small „Skąd?”. */
  readonly why?: ReactNode;
  readonly isDisabled?: boolean;
}

interface Reading {
  readonly day: IsoDay | null;
  readonly isOutside: boolean;
}

function dayOf({day, isOutside}: Reading): IsoDay | null {
  return isOutside ? null : day;
}

/** A day typed as `dd.mm.rrrr`, which always works, or picked in a calendar that is fetched when first opened. */
export default function DateField({
  id,
  label,
  value,
  onChange,
  onLeave,
  min,
  max,
  rangeError = 'Wybierz inny dzień.',
  error,
  hint,
  why,
  isDisabled = false,
}: Props): ReactNode {
  const labels = useLabels();
  const [draft, setDraft] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const read = (text: string): Reading => {
    const day = parsePolishDate(text);
    return {day, isOutside: day !== null && (day < (min ?? day) || day > (max ?? day))};
  };
  // A day set from outside replaces what was typed before.
  const isOwnDraft = draft !== null && dayOf(read(draft)) === value;
  const text = isOwnDraft ? draft : value === null ? '' : writePolishDate(value);
  const reading = read(text);

  const problemOf = (typed: string): string | undefined => {
    const {day, isOutside} = read(typed);
    if (typed.trim() === '') {
      return undefined;
    }
    return day === null
      ? 'Podaj datę w formacie dd.mm.rrrr, np. 05.03.2027.'
      : isOutside
        ? rangeError
        : undefined;
  };
  const type = (next: string): void => {
    setDraft(next);
    onChange(dayOf(read(next)), problemOf(next));
  };
  const leave = (): void => {
    setIsChecked(true);
    if (dayOf(reading) !== null) {
      setDraft(null);
    }
    onLeave?.();
  };
  const pick = (day: IsoDay): void => {
    setDraft(null);
    setIsChecked(false);
    onChange(day, undefined);
  };

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      why={why}
      error={(isChecked ? problemOf(text) : undefined) ?? error}>
      {(control) => (
        <div className={styles.group}>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd.mm.rrrr"
            disabled={isDisabled}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <Button
            className={`${styles.open} needsScript`}
            disabled={isDisabled}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}>
            {labels.chooseDate}
          </Button>
          {isOpen && (
            <DayDialog
              selected={dayOf(reading)}
              min={min}
              max={max}
              onPick={pick}
              onClose={() => setIsOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
