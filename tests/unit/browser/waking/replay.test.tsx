/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useState, type ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import type {Heard} from '@site/src/asleep/page';
import {elementAt, placeOf} from '@site/src/browser/waking/place';
import {replay, withoutRepeats} from '@site/src/browser/waking/replay';
import {markTakenElements} from '@site/src/docusaurus/browser/takenElements';

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
    </>
  );
}

const again = async (heard: Heard[]): Promise<void> => {
  await act(() => replay({heard, near: () => null}, new Map()));
};

beforeAll(markTakenElements);

beforeEach(() => {
  done.length = 0;
  render(<Page />);
});

test('Everything is done again once, in order', async () => {
  const button = screen.getByRole('button');
  button.dataset.held = '';
  await again([
    {control: button},
    {control: screen.getByRole('textbox'), value: 'Spół'},
    {control: screen.getByRole('checkbox'), checked: true},
    {control: screen.getByRole('combobox'), value: '2026'},
  ]);
  expect(done).toEqual(['press', 'type Spół', 'tick true', 'choose 2026']);
  expect(screen.getByRole('textbox')).toHaveValue('Spół');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(button).not.toHaveAttribute('data-held');
});

test('What was pressed and waits for a script of its own is pressed again', async () => {
  const button = screen.getByRole('button');
  button.dataset.held = '';
  await again([]);
  expect(done).toEqual(['press']);
  expect(button).not.toHaveAttribute('data-held');
});

test('A field in which the text stands already is still told', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'Spół';
  await again([{control: field, value: 'Spół'}]);
  expect(done).toEqual(['type Spół']);
});

test('A second press is left out, and of a field only its last value is kept', () => {
  const button = screen.getByRole('button');
  const field = screen.getByRole('textbox');
  const heard = [
    {control: field, value: 'S'},
    {control: button},
    {control: field, value: 'Sp'},
    {control: button},
  ];
  expect(withoutRepeats(heard)).toEqual([{control: button}, {control: field, value: 'Sp'}]);
});

test('An element is found again by its place', () => {
  const button = screen.getByRole('button');
  expect(elementAt(placeOf(button))).toBe(button);
  expect(elementAt([99, 1])).toBeNull();
});
