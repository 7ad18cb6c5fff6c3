/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {dataFiles} from '@site/src/content/data/dataFiles';
import Calculator from '@site/src/components/calculator';
import {onNotification, type Notification} from '@site/src/browser/notifications/notify';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {nothingCounted} from '../../../samples/calculation';

const calculated: {input: CooperativeInput | null; calculation: Calculation} = {
  input: null,
  calculation: {
    ...nothingCounted,
    readDescription: async (text) => {
      const {readDescription} = await import('@cooperative/settlement/read');
      return readDescription(text);
    },
  },
};

// Workers and charts are tested in the browser; this file tests the form.
jest.mock('@site/src/browser/calculator/useCalculator', () => ({
  useCalculator: (input: CooperativeInput | null) => {
    calculated.input = input;
    return calculated.calculation;
  },
}));
jest.mock('@site/src/components/calculator/results', () => ({
  __esModule: true,
  default: () => <p>Wynik</p>,
}));

const rates = dataFiles('.').rates.value;
let user: UserEvent;

const number = (name: string): HTMLElement => screen.getByRole('spinbutton', {name});
const button = (name: string): HTMLElement => screen.getByRole('button', {name});

async function open(hash = ''): Promise<void> {
  window.history.replaceState(null, '', `/kalkulator${hash}`);
  user = userEvent.setup();
  render(<Calculator rates={rates} />);
  await screen.findByText('Wynik');
}

/** What the field held before is gone. At once, as each letter typed would draw the form anew. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

async function openFull(): Promise<void> {
  await open();
  await user.click(button('Otwórz tryb pełny'));
  await screen.findByRole('group', {name: 'Członkowie'}, {timeout: 20_000});
}

// Searching whole forms by role is slow, most of all where each element is asked whether it can be seen.
configure({defaultHidden: true});
jest.setTimeout(60_000);

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(calculated.calculation, {errors: []});
});

/** The box around the heading of a list of errors. */
const boxOf = (heading: HTMLElement): HTMLElement => heading.parentElement ?? heading;

describe('The quick mode', () => {
  test('holds back the answer while a field is empty, and says why when the field is left', async () => {
    await open();
    await user.clear(number('Roczne zużycie prądu'));
    expect(calculated.input).toBeNull();
    expect(number('Roczne zużycie prądu')).toBeValid();
    await user.tab();
    expect(number('Roczne zużycie prądu')).toHaveAccessibleDescription(
      expect.stringContaining('Wpisz liczbę, np. 2500 albo 2500,5.'),
    );
    await fill(number('Roczne zużycie prądu'), '1000');
    expect(calculated.input).not.toBeNull();
  });

  test('lists what is wrong, with links to the fields', async () => {
    await open();
    const use = number('Roczne zużycie prądu');
    await fill(use, '5');
    await fill(number('Koszt inwestycji (opcjonalnie)'), 'drogo');
    // A wrong number that may be left out is no reason to compute without it.
    expect(calculated.input).toBeNull();
    const list = within(await screen.findByRole('heading', {name: /^Popraw pola/}).then(boxOf));
    expect(list.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
      'Roczne zużycie prądu. Wpisz wartość od 100 do 100\u00a0000\u00a0000 kWh.',
      'Koszt inwestycji (opcjonalnie). Wpisz liczbę, np. 2500 albo 2500,5.',
    ]);
    await user.click(list.getByRole('link', {name: /^Koszt/}));
    expect(number('Koszt inwestycji (opcjonalnie)')).toHaveFocus();
    await user.clear(number('Koszt inwestycji (opcjonalnie)'));
    await fill(use, '5000');
    expect(screen.queryByRole('heading', {name: /^Popraw pola/})).not.toBeInTheDocument();
    expect(calculated.input).not.toBeNull();
  });

  test('asks what a point means, and takes the answer', async () => {
    await open();
    const use = number('Roczne zużycie prądu');
    await fill(use, '120.000');
    expect(calculated.input).toBeNull();
    await user.tab();
    expect(use).toHaveAccessibleDescription(
      expect.stringContaining('„120.000” można odczytać na dwa sposoby.'),
    );
    expect(button('120\u00a0kWh')).toBeVisible();
    await user.click(button('120\u00a0000\u00a0kWh'));
    expect(use).toHaveValue('120\u00a0000');
    expect(use).toHaveFocus();
    expect(calculated.input).not.toBeNull();
  });

  test('asks about a price that no kWh has', async () => {
    await open('#kto=wies&cena=10');
    expect(number('Cena prądu z rachunku')).toHaveAccessibleDescription(
      expect.stringMatching(/^Czy na pewno 10 zł za 1 kWh, czyli 10\s000 zł za 1 MWh\?/),
    );
    await fill(number('Cena prądu z rachunku'), '0,5');
    expect(number('Cena prądu z rachunku')).not.toHaveAccessibleDescription(
      expect.stringContaining('Czy na pewno'),
    );
  });

  test('says where a default comes from', async () => {
    await open();
    expect(number('Cena prądu z rachunku')).toHaveAccessibleDescription(
      /^Energia czynna netto, bez akcyzy\. Pokaż na rachunku/,
    );
    // Its source is asked for.
    const source = screen.getByText(
      /0,4665.*Rzeczpospolita, 14\.01\.2026 \(RPM\); sprawdzono 26\slistopada/,
    );
    expect(source).not.toBeVisible();
    await user.click(
      screen.getByText(/^Skąd\?/, {selector: '[for="kalkulator-cena"] ~ * summary'}),
    );
    expect(source).toBeVisible();
  });
});

test('adding a variant is answered next to the button', async () => {
  await open();
  await user.click(button('Dodaj jako wariant'));
  expect(screen.getByText(/^Dodano „Wariant 1”\./)).toBeVisible();
  await screen.findByRole('heading', {name: 'Warianty obok siebie'}, {timeout: 20_000});
  await user.click(screen.getByRole('link', {name: 'Zobacz warianty obok siebie'}));
  expect(screen.getByRole('region', {name: 'Warianty'})).toHaveFocus();
});

test('a form with a wrong number stays open', async () => {
  await open();
  const use = number('Roczne zużycie prądu');
  await fill(use, '5');
  await user.click(button('Pokaż wynik'));
  expect(use).toBeVisible();
});

describe('A link', () => {
  test('to a description beyond the limits names the field', async () => {
    const members = [{id: 'A', profile: {kind: 'farm', annualKwh: 1e300}}];
    const c = {version: 1, start: '2026-01-01T00:00:00+01:00', period: 'month', members};
    const state = Buffer.from(JSON.stringify({s: {q: '', c}, v: []})).toString('base64url');
    await open(`#w=1&j=${state}`);
    expect(
      await screen.findByText(
        /^W linku: pole „Członek 1 \(A\): roczne zużycie”: znaleziono 1e\+300/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('radio', {name: 'Gmina'})).toBeChecked();
  });

  test('is offered to whoever left the page by the menu and comes back without it', async () => {
    await open('#kto=wies&zuzycie=80000');
    await user.click(screen.getByRole('radio', {name: 'Osiedle'}));
    // At once, before a change that follows another is written.
    cleanup();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await open();
    expect(screen.getByRole('radio', {name: 'Gmina'})).toBeChecked();
    const back = screen.getByRole('link', {name: 'Wróć do nich'});
    const href = back.getAttribute('href') ?? '';
    cleanup();
    await open(href);
    expect(screen.getByRole('radio', {name: 'Osiedle'})).toBeChecked();
    expect(number('Roczne zużycie prądu')).toHaveValue('80\u00a0000');
    expect(screen.queryByRole('link', {name: 'Wróć do nich'})).toBeNull();
  });

  test('of the defaults is nothing to go back to', async () => {
    await open('#kto=wies');
    await user.click(button('Wyczyść'));
    await user.click(within(screen.getByRole('dialog')).getByText('Wyczyść'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    cleanup();
    await open();
    expect(screen.queryByRole('link', {name: 'Wróć do nich'})).toBeNull();
  });

  test('is written at once, as the page may be left, then once for changes that soon follow, and never before one', async () => {
    await open();
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(window.location.hash).toBe('');
    const replace = jest.spyOn(window.history, 'replaceState');
    // No time passes between them, and no timer runs between the last two, however busy the machine is.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    fireEvent.click(screen.getByRole('radio', {name: 'Osiedle'}));
    await act(() => Promise.resolve());
    fireEvent.click(screen.getByRole('radio', {name: 'Gmina'}));
    fireEvent.click(screen.getByRole('radio', {name: 'Osiedle'}));
    await act(() => Promise.resolve());
    clock.mockRestore();
    expect(replace).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe('#w=1&kto=osiedle&zuzycie=60000&moc=42&osd=pge&cena=0.4982');
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(replace).toHaveBeenCalledTimes(2);
    expect(window.location.hash).toContain('kto=osiedle');
    replace.mockRestore();
  });
});

describe('The full mode', () => {
  test('opens at its beginning, with the members of the quick one', async () => {
    await openFull();
    await waitFor(() => expect(screen.getByRole('form', {name: 'Dane do obliczeń'})).toHaveFocus());
    const rows = screen.getAllByRole('rowheader').map(({textContent}) => textContent);
    expect(rows).toEqual([
      'szkoła',
      'urząd',
      'ośrodek stowarzyszenia',
      'wodociąg',
      'oświetlenie ulic',
    ]);
  });

  test('puts a removed member back, with its share', async () => {
    await openFull();
    const told: Notification[] = [];
    const stop = onNotification((notification) => told.push(notification));
    await user.click(button('Usuń: urząd'));
    await user.click(button('Usuń: szkoła'));
    expect(told.map(({text}) => text)).toEqual(['Usunięto: urząd.', 'Usunięto: szkoła.']);
    act(() => told[0]?.action?.onSelect());
    expect(calculated.input?.members.map(({id}) => id)).toEqual([
      'ośrodek stowarzyszenia',
      'urząd',
      'wodociąg',
      'oświetlenie ulic',
    ]);
    stop();
  });

  test('adds, changes, copies and removes members with the keyboard', async () => {
    await openFull();
    await user.click(button('Dodaj członka'));
    expect(screen.getByRole('heading', {name: 'Zmieniasz: nowy członek'})).toHaveFocus();
    await fill(screen.getByRole('textbox', {name: 'Nazwa'}), 'remiza');
    await fill(number('Roczne zużycie'), '9000');
    await user.click(button('Panele fotowoltaiczne'));
    expect(calculated.input?.members.at(-1)).toMatchObject({
      id: 'remiza',
      profile: {annualKwh: 9000},
      sources: [{kind: 'pv', kw: 10}],
    });
    await user.click(button('Gotowe'));
    expect(button('Zmień: remiza')).toHaveFocus();
    await user.tab();
    expect(button('Kopiuj: remiza')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(calculated.input?.members.at(-1)?.id).toBe('remiza 2');
    await user.click(button('Usuń: remiza 2'));
    expect(calculated.input?.members).toHaveLength(6);
    expect(button('Usuń: remiza')).toHaveFocus();
  });

  test('adds a source of the cooperative itself, which is asked nothing about a member', async () => {
    await openFull();
    await user.click(button('Dodaj źródło spółdzielni'));
    expect(screen.getByRole('heading', {name: 'Zmieniasz: farma fotowoltaiczna'})).toHaveFocus();
    for (const name of ['Do kogo należy (opcjonalnie)', 'Profil zużycia', 'Kim jest ten członek']) {
      expect(screen.queryByRole('combobox', {name})).toBeNull();
    }
    expect(screen.queryByRole('checkbox', {name: /Magazyn energii za tym licznikiem/})).toBeNull();
    await fill(number('Moc'), '150');
    expect(calculated.input?.members.at(-1)).toEqual({
      id: 'farma fotowoltaiczna',
      ofCooperative: true,
      sources: [expect.objectContaining({kind: 'pv', kw: 150})],
    });
    await user.click(button('Gotowe'));
    expect(screen.getByRole('row', {name: /^farma fotowoltaiczna/})).toHaveTextContent(
      'źródło spółdzielni',
    );
  });

  test('keeps the part of VAT that a member deducts, and from which year', async () => {
    await openFull();
    await user.click(button('Zmień: urząd'));
    await fill(number('Odliczana część VAT z rachunków (opcjonalnie)'), '40');
    await fill(number('Odlicza VAT od roku (opcjonalnie)'), '2');
    expect(calculated.input?.members[1]).toMatchObject({vatDeducted: 40, vatDeductedFrom: 2});
    await user.clear(number('Odliczana część VAT z rachunków (opcjonalnie)'));
    expect(calculated.input?.members[1]).not.toHaveProperty('vatDeducted', 40);
    // The year has no effect without a part, and is not lost while the part is typed anew.
    expect(number('Odlicza VAT od roku (opcjonalnie)')).toHaveValue('2');
  });

  test('keeps the editor open while a text in it would be lost', async () => {
    await openFull();
    await user.click(button('Zmień: urząd'));
    const outlay = number('Wkład członka (opcjonalnie)');
    await fill(outlay, 'sto');
    await user.click(button('Gotowe'));
    expect(outlay).toHaveFocus();
    expect(outlay).toHaveValue('sto');
    await user.click(button('Zmień: szkoła'));
    expect(outlay).toHaveFocus();
    await user.click(button('Usuń: szkoła'));
    expect(screen.getByRole('heading', {name: 'Zmieniasz: urząd'})).toBeVisible();
    expect(number('Wkład członka (opcjonalnie)')).toHaveValue('sto');
    expect(calculated.input).toBeNull();
    await user.clear(number('Wkład członka (opcjonalnie)'));
    await user.click(button('Gotowe'));
    expect(screen.queryByRole('heading', {name: /^Zmieniasz/})).toBeNull();
  });

  test('holds back the answer while a day in it is wrong', async () => {
    await openFull();
    for (const [label, text, message] of [
      ['Stawki z dnia (opcjonalnie)', '31.02.2026', 'Podaj datę w formacie dd.mm.rrrr'],
      ['Stawki z dnia (opcjonalnie)', '01.01.1999', 'Wybierz dzień od 01.01.2026'],
      ['Dzień wniosku o wpis (opcjonalnie)', 'wczoraj', 'Podaj datę w formacie dd.mm.rrrr'],
    ] as const) {
      const day = screen.getByLabelText(label);
      await fill(day, text);
      await user.tab();
      expect(calculated.input).toBeNull();
      expect(day).toHaveValue(text);
      expect(day).toHaveAccessibleDescription(expect.stringContaining(message));
      await fill(day, '02.03.2026');
      expect(calculated.input).not.toBeNull();
    }
  });

  test('holds back the answer while the name of a tariff is taken', async () => {
    await openFull();
    const [name] = screen.getAllByRole('textbox', {name: 'Nazwa stawek', hidden: true});
    if (!name) {
      throw new Error('There is no tariff.');
    }
    await user.clear(name);
    expect(calculated.input).toBeNull();
    expect(name).toHaveAccessibleDescription(expect.stringContaining('Wpisz nazwę.'));
    await fill(name, 'nasza');
    expect(Object.keys(calculated.input?.tariffs ?? {})).toContain('nasza');
  });

  test('shows the tariff of a member even if there are no such rates', async () => {
    await openFull();
    const input = calculated.input;
    const members = input?.members.map((member, index) =>
      index === 0 ? {...member, tariff: 'dawna'} : member,
    );
    const file = new File([], 'opis.json', {type: 'application/json'});
    Object.assign(file, {text: () => Promise.resolve(JSON.stringify({...input, members}))});
    screen.getByText('Więcej').closest('details')?.setAttribute('open', '');
    await user.upload(screen.getByLabelText('Plik z opisem spółdzielni'), file);
    await user.click(button('Zmień: szkoła'));
    expect(screen.getByRole('combobox', {name: 'Stawki'})).toHaveDisplayValue(
      'dawna (nie ma takich stawek)',
    );
  });

  test('says next to the field that a row has no name of its own, and stays there', async () => {
    await openFull();
    await user.click(button('Zmień: urząd'));
    const name = screen.getByRole('textbox', {name: 'Nazwa'});
    for (const [text, problem] of [
      ['szkoła', 'Ta nazwa jest już na liście. Wpisz inną.'],
      [' ', 'Wpisz nazwę.'],
    ] as const) {
      await fill(name, text);
      expect(name).toHaveAccessibleDescription(expect.stringContaining(problem));
      await user.click(button('Gotowe'));
      expect(name).toHaveFocus();
    }
    await fill(name, 'urząd gminy');
    await user.click(button('Gotowe'));
    expect(name).not.toBeInTheDocument();
    expect(button('Zmień: urząd gminy')).toBeVisible();
  });

  test('marks the row of an error and links to it', async () => {
    Object.assign(calculated.calculation, {
      errors: [{field: 'members[2].tariff', message: 'Podaj nazwę taryfy.'}],
    });
    await openFull();
    expect(
      screen.getByRole('rowheader', {name: /^urząd Popraw błąd|urządPopraw błąd/}),
    ).toBeVisible();
    await user.click(await screen.findByRole('link', {name: 'urząd: Podaj nazwę taryfy.'}));
    expect(button('Zmień: urząd')).toHaveFocus();
  });

  test('accepts a pasted list, or none of it while a row is wrong', async () => {
    await openFull();
    await user.click(screen.getByText('Wklej albo wczytaj listę członków'));
    const list = screen.getByRole('textbox', {name: 'Lista członków'});
    await user.click(list);
    await user.paste('A;szkoła;1000\nB;kopalnia;5');
    await user.click(button('Dodaj z listy'));
    expect(screen.getByRole('alert')).toHaveTextContent('Wiersz 2, profil: znaleziono „kopalnia”.');
    expect(list).toHaveValue('A;szkoła;1000\nB;kopalnia;5');
    expect(calculated.input?.members).toHaveLength(5);
    await user.clear(list);
    await user.paste('A;szkoła;1000');
    await user.click(button('Dodaj z listy'));
    expect(calculated.input?.members.at(-1)).toMatchObject({id: 'A', tariff: 'C21'});
  });

  test('shows many members in pages', async () => {
    await openFull();
    await user.click(screen.getByText('Wklej albo wczytaj listę członków'));
    await user.click(screen.getByRole('textbox', {name: 'Lista członków'}));
    await user.paste(Array.from({length: 60}, (_, at) => `dom ${at};szkoła;1`).join('\n'));
    await user.click(button('Dodaj z listy'));
    expect(screen.getByText('Strona 3 z 3')).toBeVisible();
    expect(
      within(screen.getByRole('group', {name: 'Członkowie'})).getAllByRole('row'),
    ).toHaveLength(16);
    await user.click(button('Poprzednia strona'));
    expect(screen.getByText('Strona 2 z 3')).toBeVisible();
  });

  test('accepts heat, biogas and biomethane for the conditions, and none of them by default', async () => {
    await openFull();
    expect(calculated.input?.cooperative).not.toHaveProperty('heatKw');
    await user.click(screen.getByText('Obszar i działalność'));
    const heat = number('Łączna moc cieplna (opcjonalnie)');
    expect(heat).toHaveAccessibleDescription('Ustawa pozwala najwyżej na 30\u00a0MW.');
    expect(screen.getAllByText(/art\. 38e ust\. 1 pkt 3/).length).toBeGreaterThan(0);
    await fill(heat, '30 001');
    await fill(number('Biogaz w roku (opcjonalnie)'), '40000000');
    await fill(number('Biometan w roku (opcjonalnie)'), '5');
    expect(calculated.input?.cooperative).toMatchObject({
      heatKw: 30_001,
      biogasM3: 40_000_000,
      biomethaneM3: 5,
    });
    await user.clear(heat);
    expect(calculated.input?.cooperative?.heatKw).toBeUndefined();
  });

  test('accepts fixed shares next to the members, and shows their sum', async () => {
    await openFull();
    expect(screen.queryByText(/Suma udziałów/)).not.toBeInTheDocument();
    await user.click(screen.getByText('Koszt i podział'));
    const choice = screen.getByRole('combobox', {name: 'Klucz wewnętrzny'});
    await user.selectOptions(choice, 'stałe udziały członków');
    expect(calculated.input?.key).toEqual({kind: 'fixed', shares: [1, 1, 1, 1, 1]});
    expect(screen.getByText(/Suma udziałów: 5\. Największy udział to 20% całości\./)).toBeVisible();
    await user.click(button('Zmień: urząd'));
    const share = number('Udział w podziale wewnętrznym');
    await user.clear(share);
    expect(calculated.input).toBeNull();
    await fill(share, '6');
    expect(calculated.input?.key).toEqual({kind: 'fixed', shares: [1, 6, 1, 1, 1]});
    await user.click(button('Usuń: szkoła'));
    expect(calculated.input?.key).toEqual({kind: 'fixed', shares: [6, 1, 1, 1]});

    // Switching to the other key keeps what was typed.
    await user.selectOptions(choice, 'godzinowy: kto w danej godzinie pobiera');
    expect(calculated.input?.key).toEqual({kind: 'hourly'});
    expect(screen.queryByRole('columnheader', {name: 'Udział'})).not.toBeInTheDocument();
    await user.selectOptions(choice, 'stałe udziały członków');
    expect(calculated.input?.key).toEqual({kind: 'fixed', shares: [6, 1, 1, 1]});
    await user.click(button('Udziały po równo'));
    expect(calculated.input?.key).toEqual({kind: 'fixed', shares: [1, 1, 1, 1]});
  });

  test('leads from an error in the shares to their sum', async () => {
    Object.assign(calculated.calculation, {
      errors: [{field: 'key.shares', message: 'Suma udziałów to 0.'}],
    });
    await openFull();
    await user.click(screen.getByText('Koszt i podział'));
    await user.selectOptions(
      screen.getByRole('combobox', {name: 'Klucz wewnętrzny'}),
      'stałe udziały członków',
    );
    await user.click(await screen.findByRole('link', {name: 'Suma udziałów to 0.'}));
    expect(document.activeElement).toHaveTextContent('Suma udziałów: 5.');
  });

  test('asks before going back loses anything', async () => {
    await openFull();
    await user.click(button('Usuń: urząd'));
    await user.click(button('Wróć do trybu szybkiego'));
    const dialog = screen.getByRole('dialog', {name: 'Wrócić do trybu szybkiego?'});
    await user.click(within(dialog).getByRole('button', {name: 'Anuluj'}));
    expect(screen.getByRole('group', {name: 'Członkowie'})).toBeVisible();
    await user.click(button('Wróć do trybu szybkiego'));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', {name: 'Wróć bez tych zmian'}),
    );
    expect(screen.getByRole('radio', {name: 'Gmina'})).toBeChecked();
  });
});

describe('A file', () => {
  const openFile = async (text: string | Error): Promise<void> => {
    const file = new File([], 'opis.json', {type: 'application/json'});
    // jsdom cannot read files as text.
    Object.assign(file, {
      text: () => (typeof text === 'string' ? Promise.resolve(text) : Promise.reject(text)),
    });
    await user.upload(screen.getByLabelText('Plik z opisem spółdzielni'), file);
  };

  test('that cannot be read, or is not answered, says what to do', async () => {
    jest
      .spyOn(calculated.calculation, 'readDescription')
      .mockResolvedValueOnce({ok: false, errors: []});
    await open();
    await user.click(screen.getByText('Więcej'));
    await openFile(new Error('NotReadableError'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wybierz go jeszcze raz.');
    await openFile('{}');
    expect(await screen.findByText(/^Nie udało się sprawdzić pliku/)).toBeVisible();
  });

  test('that leaves out what has a default is calculated', async () => {
    await open();
    await openFile(JSON.stringify({...calculated.input, prices: undefined, finance: undefined}));
    await screen.findByRole('group', {name: 'Członkowie'}, {timeout: 20_000});
    expect(calculated.input?.members).toHaveLength(5);
  });

  const undo = (text: RegExp): (() => void) | undefined =>
    shown.find((one) => text.test(one.text) && one.signal?.aborted !== true)?.action?.onSelect;
  let shown: Notification[] = [];
  let stop = (): void => undefined;
  beforeEach(() => {
    shown = [];
    stop = onNotification((one) => shown.push(one));
  });
  afterEach(() => stop());

  test('is opened over a filled form only when that is confirmed, and can be taken back', async () => {
    await open('#kto=wies&zuzycie=80000&moc=55');
    const file = JSON.stringify({...calculated.input, validPeriods: 7});
    await openFile(file);
    await user.click(within(await screen.findByRole('dialog')).getByText('Anuluj'));
    expect(number('Roczne zużycie prądu')).toHaveValue('80\u00a0000');
    await openFile(file);
    await user.click(within(await screen.findByRole('dialog')).getByText('Otwórz'));
    await screen.findByRole('group', {name: 'Członkowie'}, {timeout: 20_000});
    expect(calculated.input?.validPeriods).toBe(7);
    act(() => undo(/^Otwarto plik opis\.json\.$/)?.());
    expect(number('Roczne zużycie prądu')).toHaveValue('80\u00a0000');
  });

  test('without rates is counted with those of the form, and says so', async () => {
    await open();
    const members = [{id: 'a', withdrawnKwh: [1, 2, 3], injectedKwh: [0, 0, 1]}];
    const start = '2026-01-01T00:00:00+01:00';
    await openFile(JSON.stringify({version: 1, start, period: {hours: 24}, members}));
    await screen.findByRole('group', {name: 'Członkowie'}, {timeout: 20_000});
    const [name = ''] = Object.keys(calculated.input?.tariffs ?? {});
    expect(calculated.input?.members).toEqual([{...members[0], tariff: name}]);
    expect(shown.at(-1)?.text).toContain(`liczymy ze stawkami ${name} (PGE)`);
  });

  test('ends the offer to put back a member of the description before it', async () => {
    await openFull();
    const file = JSON.stringify({...calculated.input, validPeriods: 7});
    await user.click(button('Usuń: szkoła'));
    expect(undo(/^Usunięto: szkoła/)).toBeDefined();
    await openFile(file);
    await user.click(within(await screen.findByRole('dialog')).getByText('Otwórz'));
    await waitFor(() => expect(calculated.input?.validPeriods).toBe(7));
    expect(undo(/^Usunięto: szkoła/)).toBeUndefined();
  });
});
