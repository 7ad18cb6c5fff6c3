/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useReducer, type ReactNode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {onNotification, type Notification} from '@site/src/browser/notifications/notify';
import ErrorList from '@site/src/components/calculator/form/ErrorList';
import type {FormPartProps} from '@site/src/components/calculator/form/formPart';
import Members from '@site/src/components/calculator/form/members/Members';
import Finance from '@site/src/components/calculator/form/settings/Finance';
import {
  FieldErrorsProvider,
  useProblems,
} from '@site/src/components/calculator/shared/fields/fieldErrors';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {emptyFields, type CooperativeDraft} from '@site/src/domain/calculator/draft';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';

const dated = dataFiles('.').rates.value;
const quick = quickOf(dated);
const example = cooperativeOfQuick(quick, dated) ?? never();

interface Props {
  readonly part: (props: FormPartProps) => ReactNode;
}

/** One part of the full form, with the list of errors above it. */
function Form({part: Part}: Props): ReactNode {
  const [cooperative, onChange] = useReducer(
    (_: CooperativeDraft, next: CooperativeDraft) => next,
    example,
  );
  const problems = useProblems();
  return (
    <FieldErrorsProvider empty={emptyFields(cooperative)} problems={problems} calculated={[]}>
      <ErrorList cooperative={cooperative} hasAnswer />
      <Part cooperative={cooperative} dated={dated} onChange={onChange} />
    </FieldErrorsProvider>
  );
}

let told: Notification[] = [];
let stop: () => void;
beforeEach(() => {
  told = [];
  stop = onNotification((notification) => told.push(notification));
});
afterEach(() => stop());

function type(label: string, text: string): void {
  fireEvent.input(screen.getByLabelText(label), {target: {value: text}});
}
const press = (text: string): void => {
  fireEvent.click(screen.getByText(text));
};
const undo = (): void => {
  act(() => {
    told.at(-1)?.action?.onSelect();
  });
};

test('a wrong text of a member in the editor is listed with the name of the member', () => {
  render(<Form part={Members} />);
  fireEvent.click(screen.getByLabelText('Zmień: wodociąg'));
  type('Roczne zużycie', 'dużo');
  expect(screen.getByText(/^wodociąg: Roczne zużycie\. Wpisz liczbę/)).toBeVisible();
  expect(screen.getByText('Popraw błąd').closest('th')).toHaveTextContent(/^wodociąg/);
});

test('an investment that was unticked comes back with its numbers and half-typed texts', () => {
  render(<Form part={Finance} />);
  press('Znam koszt inwestycji');
  type('Koszt inwestycji', '500000');
  type('Dotacja', 'połowa');
  press('Znam koszt inwestycji');
  expect(screen.queryByLabelText('Dotacja')).toBeNull();
  undo();
  expect(screen.getByLabelText('Koszt inwestycji')).toHaveValue('500\u00a0000');
  expect(screen.getByLabelText('Dotacja')).toHaveValue('połowa');
  expect(screen.getByText(/^Dotacja\. Wpisz liczbę/)).toBeVisible();
});

test('a removed row comes back to its place and leaves what was changed meanwhile', () => {
  render(<Form part={Finance} />);
  press('Znam koszt inwestycji');
  press('Dodaj wymianę, np. falownika');
  type('Po ilu latach', '12');
  type('Koszt wymiany', 'dużo');
  press('Usuń wymianę');
  expect(told.at(-1)?.text).toBe('Usunięto: wymiana 1.');
  type('Koszt inwestycji', '700000');
  undo();
  expect(screen.getByLabelText('Po ilu latach')).toHaveValue('12');
  expect(screen.getByLabelText('Koszt wymiany')).toHaveValue('dużo');
  expect(screen.getByLabelText('Koszt inwestycji')).toHaveValue('700000');
});

test('the offer ends with the control that made it, so that it never does nothing', () => {
  const {unmount} = render(<Form part={Finance} />);
  press('Znam koszt inwestycji');
  press('Znam koszt inwestycji');
  expect(told.at(-1)?.signal?.aborted).toBe(false);
  unmount();
  expect(told.at(-1)?.signal?.aborted).toBe(true);
});

function never(): never {
  throw new Error('The example is complete.');
}
