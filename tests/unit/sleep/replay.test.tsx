/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useState, type ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import type {Press} from '@site/src/sleep/asleep';
import {elementAt, placeOf} from '@site/src/sleep/place';
import {replay, whatCounts} from '@site/src/sleep/waking/replay';

const done: string[] = [];

function Page(): ReactNode {
  const [text, setText] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          done.push('press');
        }}>
        Kopiuj
      </button>
      <input
        aria-label="Nazwa"
        value={text}
        onChange={({target}) => {
          done.push(`type ${target.value}`);
          setText(target.value);
        }}
      />
      <input
        type="checkbox"
        aria-label="Zgoda"
        checked={isTicked}
        onChange={({target}) => {
          done.push(`tick ${target.checked}`);
          setIsTicked(target.checked);
        }}
      />
      <select
        aria-label="Rok"
        defaultValue="2025"
        onChange={({target}) => {
          done.push(`choose ${target.value}`);
        }}>
        <option>2025</option>
        <option>2026</option>
      </select>
      <input
        type="file"
        aria-label="Plik"
        onChange={({target}) => {
          done.push(`files ${target.files?.length ?? 0}`);
        }}
      />
    </>
  );
}

const again = async (...controls: readonly HTMLElement[]): Promise<void> => {
  const presses: Press[] = controls.map((control, at) => ({control, at}));
  await act(() => replay({presses, near: null}, new Map()));
};

beforeEach(() => {
  done.length = 0;
  document.body.innerHTML = '';
  render(<Page />);
});

test('Everything is done again once, in order', async () => {
  const button = screen.getByRole('button');
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const tick = screen.getByRole<HTMLInputElement>('checkbox');
  const choice = screen.getByRole<HTMLSelectElement>('combobox');
  button.dataset.held = '';
  past(field, 'value', 'Spół');
  past(tick, 'checked', true);
  past(choice, 'value', '2026');
  await again(button, field, tick, choice);
  expect(done).toEqual(['press', 'type Spół', 'tick true', 'choose 2026']);
  expect(field).toHaveValue('Spół');
  expect(tick).toBeChecked();
  expect(button).not.toHaveAttribute('data-held');
});

test('Chosen files are told of as they are: no script may say which they are', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Plik');
  Object.defineProperty(field, 'files', {value: [new File(['1'], 'a.csv')]});
  Object.defineProperty(field, 'value', {
    get: () => 'a.csv',
    set: () => {
      throw new Error('Only an empty text may be set.');
    },
  });
  await again(field);
  expect(done).toEqual(['files 1']);
});

test('What was pressed and waits for a script of its own is pressed again', async () => {
  const button = screen.getByRole('button');
  button.dataset.held = '';
  await again();
  expect(done).toEqual(['press']);
  expect(button).not.toHaveAttribute('data-held');
});

describe('Of what was done while the page slept counts', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button aria-label="Rozwiń"></button><button aria-label="Zwiń"></button><button aria-label="Więcej" data-step></button>',
    );
  });

  const countsOf = (...presses: readonly [string, number][]): string[] =>
    whatCounts(presses.map(([name, at]) => ({control: screen.getByLabelText(name), at}))).map(
      ({control}) => control.ariaLabel ?? '',
    );

  test('a press but not the impatient second one, also between others', () => {
    expect(countsOf(['Rozwiń', 0], ['Rozwiń', 200], ['Zwiń', 300], ['Rozwiń', 400])).toEqual([
      'Rozwiń',
      'Zwiń',
      'Rozwiń',
    ]);
  });

  test('a press some time later', () => {
    expect(countsOf(['Rozwiń', 0], ['Rozwiń', 2000])).toEqual(['Rozwiń', 'Rozwiń']);
  });

  test('each step, however fast', () => {
    expect(countsOf(['Więcej', 0], ['Więcej', 100], ['Więcej', 200])).toHaveLength(3);
  });

  test('of a field what it holds in the end, unless that is what the build has drawn', () => {
    const field = screen.getByRole<HTMLInputElement>('textbox');
    past(field, 'value', 'Spół');
    expect(countsOf(['Nazwa', 0], ['Rozwiń', 1], ['Nazwa', 2])).toEqual(['Rozwiń', 'Nazwa']);
    past(field, 'value', '');
    expect(countsOf(['Nazwa', 0], ['Zgoda', 1], ['Zgoda', 2])).toEqual([]);
  });
});

test('An element is found again by its place', () => {
  const button = screen.getByRole('textbox');
  expect(elementAt(placeOf(button))).toBe(button);
  expect(elementAt([99, 1])).toBeNull();
});

/** As a visitor does before React is there: without React noticing. */
function past(field: HTMLElement, property: string, value: unknown): void {
  Reflect.set(Object.getPrototypeOf(field) as object, property, value, field);
}
