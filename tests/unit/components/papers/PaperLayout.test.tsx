/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaperLayout from '@site/src/components/papers/PaperLayout';
import {StepBox, StepDeadline, StepName} from '@site/src/components/papers/Step';
import type {Paper} from '@site/src/domain/papers/paper';
import {storage} from '@site/src/site/behaviour';

const paper: Paper = {
  title: 'Lista kontrolna',
  description: 'Kroki po kolei.',
  address: '/wzory/lista',
  checked: '2026-11-22',
  basis: [
    {
      code: 'PS',
      title: 'Prawo spółdzielcze',
      publisher: 'Dziennik Ustaw',
      url: 'https://isap.sejm.gov.pl/',
      date: 't.j. 2024',
      read: '2026-11-20',
      provision: 'art. 12a',
    },
  ],
  fillIn: ['Daty, które znasz.'],
  dates: [{id: 'uchwala', label: 'Dzień uchwały', phrase: 'od uchwały'}],
  steps: ['zgloscie-zmiane', 'schowajcie-protokol'],
  file: null,
  terms: [],
  duties: [],
  fields: [],
  variantFields: {},
  for: [],
  isForFounders: true,
  stage: 'zalozenie',
};

function List() {
  return (
    <ul>
      <li>
        <StepBox data-step="zgloscie-zmiane" />
        <StepName data-step="zgloscie-zmiane">Zgłoście zmianę.</StepName>
        <StepDeadline data-term="30 dni od uchwały">Termin: 30 dni od uchwały</StepDeadline>
      </li>
      <li>
        <StepBox data-step="schowajcie-protokol" />
        <StepName data-step="schowajcie-protokol">Schowajcie protokół.</StepName>
      </li>
    </ul>
  );
}

const show = (shown: Paper): void => {
  render(
    <PaperLayout paper={shown}>
      <List />
    </PaperLayout>,
  );
};

beforeEach(() => {
  localStorage.clear();
});

test('A tick counts and is kept under the address of the paper', async () => {
  show(paper);
  await userEvent.click(await screen.findByRole('checkbox', {name: 'Zgłoście zmianę.'}));
  expect(await screen.findByText('Zrobione kroki: 1 z 2')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(storage.checklists) ?? '')).toEqual({
    '/wzory/lista': {done: ['zgloscie-zmiane'], dates: {}},
  });
});

test('A day the reader gives turns the term into a date', async () => {
  show(paper);
  await userEvent.type(await screen.findByLabelText('Dzień uchwały'), '01.02.2027');
  const [first] = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent.includes('Termin'));
  expect(within(first ?? document.body).getByText(/3\smarca\s2027/)).toBeVisible();
});

test('What was kept is shown again, and clearing forgets it', async () => {
  localStorage.setItem(
    storage.checklists,
    JSON.stringify({
      '/wzory/lista': {done: ['schowajcie-protokol', 'krok-ktorego-nie-ma'], dates: {}},
    }),
  );
  show(paper);
  expect(await screen.findByText('Zrobione kroki: 1 z 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', {name: 'Wyczyść listę'}));
  expect(screen.getByText('Zrobione kroki: 0 z 2')).toBeVisible();
  expect(localStorage.getItem(storage.checklists)).toBeNull();
});

test('A paper without days has no checkboxes', () => {
  show({...paper, dates: []});
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/Zrobione kroki/)).toBeNull();
});

test('Every paper says what it rests on, when it was checked and that it is no legal advice', () => {
  show(paper);
  expect(screen.getByText(/art\. 12a/)).toBeVisible();
  expect(screen.getByText(/22\slistopada\s2026/)).toBeVisible();
  expect(screen.getByText(/To nie jest porada prawna\./)).toBeVisible();
});
