/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaperLayout from '@site/src/components/papers/PaperLayout';
import {PaperField, PaperVariant} from '@site/src/components/papers/PaperParts';
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
  stage: 'founding',
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

beforeEach(() => localStorage.clear());

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
  const basis = screen.getByRole('heading', {name: 'Podstawa prawna'}).closest('details');
  expect(basis).toContainElement(screen.getByText(/art\. 12a/));
  expect(basis?.querySelector('summary')).toHaveTextContent('1 źródło');
  expect(screen.getByText(/22\slistopada\s2026/)).toBeVisible();
  expect(screen.getByText(/To nie jest porada prawna\./)).toBeVisible();
});

describe('Filled in beside its sheet', () => {
  const resolution: Paper = {
    ...paper,
    dates: [],
    steps: [],
    fields: ['cooperative.name', 'cooperative.krs', 'choices.council', 'board.name'],
  };
  const scrolled = jest.fn();
  const open = async (): Promise<void> => {
    window.matchMedia = ((query: string) => ({matches: query.includes('1101')})) as never;
    scrolled.mockClear();
    Element.prototype.scrollIntoView = scrolled;
    render(
      <PaperLayout paper={resolution}>
        <p>
          Nazwa: <PaperField data-field="cooperative.name" />
        </p>
        <PaperVariant data-when="rada=nie">Rady nie ma.</PaperVariant>
      </PaperLayout>,
    );
    await userEvent.click(screen.getByRole('button', {name: /^Wypełnij z.teczki$/}));
  };

  test('what is typed stands in the paper at once, in the place that comes into view', async () => {
    await open();
    const name = await screen.findByLabelText('Nazwa');
    await userEvent.type(name, 'Spółdzielnia Słońce');
    const place = screen.getByText('Spółdzielnia Słońce');
    expect(place).toHaveAttribute('data-current');
    expect(scrolled).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(place).not.toHaveAttribute('data-current');
    expect(screen.getByRole('link', {name: /^Zarząd: wpisz w.teczce$/})).toHaveAttribute(
      'href',
      '/teczka#zarzad',
    );
  });

  test('a number with a wrong digit is told once the field is left, and stays as it was typed', async () => {
    await open();
    const krs = await screen.findByLabelText('Numer KRS');
    await userEvent.type(krs, '12345');
    expect(screen.queryByText(/Numer KRS ma 10 cyfr\./)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/Numer KRS ma 10 cyfr\. Przepisz go z odpisu/)).toBeVisible();
    expect(krs).toHaveAccessibleDescription(/Numer KRS ma 10 cyfr/);
    expect(krs).toHaveValue('12345');
  });

  test('a choice against the law is told above the download, and the paper is not said to be ready', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Rada nadzorcza'), 'no');
    expect(screen.getByText('Rady nie ma.')).toBeVisible();
    const remark = screen.getByText(/Inna musi mieć radę\./);
    const button = screen.getByRole('button', {name: 'Pobierz wypełniony wzór (.docx)'});
    expect(remark.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^uwaga prawa; brakuje pól: \d/)).toBeVisible();
  });
});
