import {useState, type KeyboardEvent} from 'react';
import {formatNumber, type NumberReading, readNumber, stepNumber} from '@cooperative/polish';

interface Options {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly limits: {readonly min: number; readonly max: number};
  readonly step: number;
  readonly fractionDigits: number;
  readonly isExact: boolean;
  readonly initialText?: string | undefined;
}

interface NumberText {
  readonly text: string;
  readonly reading: NumberReading;
  /** The number that is read from the text; one out of range as well. */
  readonly current: number | null;
  /** The field was left, so it may say what is wrong. */
  readonly isChecked: boolean;
  readonly write: (number: number) => string;
  readonly type: (text: string) => void;
  /** Takes this number in place of the text. */
  readonly set: (number: number) => void;
  /** Changes the number by so many steps and returns it. */
  readonly change: (steps: number) => number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly leave: () => void;
}

const bigStep = 10;

/** What stands in a field of a number: the text as it is typed, or the value as it is written. */
export function useNumberText(options: Options): NumberText {
  const {value, onChange, limits, step, fractionDigits, isExact} = options;
  /** The text while it differs from the value: half a number, or no number. */
  const [draft, setDraft] = useState(options.initialText ?? null);
  const [isChecked, setIsChecked] = useState(options.initialText !== undefined);
  const write = (number: number): string => formatNumber(number, fractionDigits);
  const read = (text: string): NumberReading => {
    const found = readNumber(text, {
      ...limits,
      isWhole: fractionDigits === 0,
      places: isExact ? fractionDigits : undefined,
    });
    return found.kind === 'number'
      ? {kind: 'number', value: Number(found.value.toFixed(fractionDigits))}
      : found;
  };
  // A value set from outside (a preset, a reset) takes the place of what was typed before.
  const isOwnDraft = draft !== null && valueOf(read(draft)) === value;
  const text = isOwnDraft ? draft : value === null ? '' : write(value);
  const reading = read(text);
  const current = 'value' in reading ? reading.value : null;
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
  return {
    text,
    reading,
    current,
    isChecked,
    write,
    change,
    set,
    type: (next) => {
      setDraft(next);
      onChange(valueOf(read(next)));
    },
    onKeyDown: (event) => {
      const isChord = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
      const keys: Readonly<Record<string, () => void>> = {
        ArrowUp: () => change(1),
        ArrowDown: () => change(-1),
        PageUp: () => change(bigStep),
        PageDown: () => change(-bigStep),
        Home: () => set(limits.min),
        End: () => set(limits.max),
      };
      const move = keys[event.key];
      if (move && !isChord) {
        event.preventDefault();
        move();
      }
    },
    leave: () => {
      setIsChecked(true);
      if (reading.kind === 'number') {
        setDraft(null);
      }
    },
  };
}

function valueOf(reading: NumberReading): number | null {
  return reading.kind === 'number' ? reading.value : null;
}
