/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useState, type ReactNode} from 'react';
import {render, screen, waitFor, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import Workspace from '@site/src/components/month/Workspace';
import {emptyState, withFiles, type MonthState} from '@site/src/browser/month/monthState';
import type {MonthUse} from '@site/src/browser/month/useMonth';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {type MonthFile, readMonthFile} from '@cooperative/settlement/month';
import {monthFiles, readFiles} from '../../../../packages/settlement/tests/samples/monthFiles';

const {rates} = dataFiles(process.cwd());
const folder = monthFiles(59);
const files = readFiles(folder.files);

function Page({
  start,
  nameColumns = () => undefined,
  onState,
}: {
  readonly start: MonthState;
  readonly onState?: (state: MonthState) => void;
  readonly nameColumns?: MonthUse['nameColumns'];
}): ReactNode {
  const [state, setState] = useState(start);
  onState?.(state);
  return (
    <Workspace
      rates={rates.value}
      top={null}
      state={state}
      change={setState}
      nameColumns={nameColumns}
      remove={(_, next) => setState(next)}
    />
  );
}

/** In the place of what the field held; at once, as each letter typed would settle the months anew. */
async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

/** The fields of what changes at a point in time. */
async function lifeOf(user: UserEvent, point: string) {
  await user.click(screen.getByText(/^Zmiany w czasie/));
  await screen.findAllByText(point, {selector: 'summary'});
  const fold = screen.getByText(point, {selector: 'summary'}).closest('details');
  if (!fold) {
    throw new Error(point);
  }
  return within(fold);
}

describe('The month', () => {
  test('of known points shows both months, what is to be checked and the file of nobody', () => {
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    expect(screen.getByText('brakuje punktu dla 1 pliku')).toBeVisible();
    expect(screen.getByText('Do sprawdzenia: 2')).toBeVisible();
    const months = screen.getByRole('table', {name: 'Miesiące'});
    expect(
      within(months)
        .getAllByRole('rowheader')
        .map(({textContent}) => textContent),
    ).toEqual(['styczeń 2026', 'luty 2026']);
    expect(screen.getByRole('table', {name: 'Punkty: luty 2026'})).toBeInTheDocument();
  });

  test('asks at the point for what its rates charge by, until then its money is not whole', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    const said = /^dom: kwota jest niepełna. Brakuje: liczba faz/;
    expect(screen.getByText(said)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', {name: 'Fazy licznika: dom'}), '3 fazy');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(
      screen.getByText(/^dom: kwota jest niepełna. Brakuje: okres rozliczeniowy/),
    ).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', {name: 'Okres rozliczeniowy: dom'}),
      'co 2 miesiące',
    );
    const year = screen.getByRole('textbox', {name: 'Zużycie z ostatniego roku w kWh: dom'});
    await waitFor(() => expect(screen.queryByText(/Brakuje: okres rozliczeniowy/)).toBeNull());
    expect(screen.getByText(/^dom: kwota jest niepełna. Brakuje: zużycie/)).toBeVisible();
    await user.click(year);
    await user.paste('dużo');
    expect(screen.getByText('wpisz liczbę: kWh w roku')).toBeInTheDocument();
    await user.clear(year);
    await user.paste('2 400');
    await waitFor(() => expect(screen.queryByText(/^dom: kwota jest niepełna/)).toBeNull());
  });

  test('keeps all of a point while its name is written anew', async () => {
    const user = userEvent.setup();
    const typed = {'2026-02 punkt dom': {due: '12,50'}, '2026-02 punkt urząd': {due: '7'}};
    const states: MonthState[] = [];
    render(
      <Page
        start={withFiles({...emptyState, input: folder.input, typed}, files)}
        onState={(state) => {
          states.push(state);
        }}
      />,
    );
    const index = folder.input.points.findIndex(({id}) => id === 'dom');
    const name = screen.getByRole('textbox', {name: `Nazwa punktu ${index + 1}`});
    await user.clear(name);
    expect(name).toHaveValue('');
    expect(screen.getByText(/^Wpisz nazwę punktu\. Na razie zostaje/)).toBeInTheDocument();
    await user.paste('urząd');
    expect(name).toHaveValue('urząd');
    expect(screen.getByText(/^Tak nazywa się już inny punkt/)).toBeInTheDocument();
    await user.paste(' stary');
    expect(name).toHaveValue('urząd stary');
    expect(states.at(-1)?.typed).toEqual({
      '2026-02 punkt urząd stary': {due: '12,50'},
      '2026-02 punkt urząd': {due: '7'},
    });
  });

  test('leaves a file out, and takes it back', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    const choice = screen.getByRole('combobox', {name: /^Punkt dla pliku obcy\.csv/});
    await user.selectOptions(choice, 'Pomiń');
    expect(screen.queryByText('brakuje punktu dla 1 pliku')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', {name: 'Przywróć'}));
    expect(await screen.findByText('brakuje punktu dla 1 pliku')).toBeVisible();
  });

  test('without known points makes them of the files, and counts kWh alone', () => {
    render(<Page start={withFiles(emptyState, files)} />);
    expect(screen.queryByText(/^brakuje punktu dla/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', {name: 'Numer PPE: 590999900000000099'})).toBeVisible();
    const months = screen.getByRole('table', {name: 'Miesiące'});
    expect(within(months).getAllByText('–')).toHaveLength(2);
  });

  test('asks for the columns of a file it does not know', async () => {
    const user = userEvent.setup();
    const nameColumns = jest.fn();
    const text = 'When;Out;In\n2026-01-01 01:00;1;2\n2026-01-01 02:00;1;2';
    const unknown = readMonthFile({name: 'obcy.csv', bytes: new TextEncoder().encode(text)});
    render(<Page start={withFiles(emptyState, [unknown])} nameColumns={nameColumns} />);
    const form = screen.getByRole('form', {name: 'Kolumny pliku obcy.csv'});
    await user.selectOptions(within(form).getByRole('combobox', {name: 'Energia pobrana'}), 'In');
    await user.selectOptions(within(form).getByRole('combobox', {name: 'Energia oddana'}), 'Out');
    await user.click(within(form).getByRole('button', {name: 'Wczytaj te kolumny'}));
    expect(nameColumns).toHaveBeenCalledWith({
      'When;Out;In': expect.objectContaining({time: 0, withdrawn: 2, injected: 1}) as object,
    });
  });

  test('checks the seller, and writes the complaint', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    await write(
      user,
      screen.getByRole('textbox', {name: 'Energia wprowadzona do sieci, kWh'}),
      '1',
    );
    expect(await screen.findAllByText('Zgadza się: 0, różni się: 1.')).not.toEqual([]);
    expect(screen.getByText(/Reklamacja rozliczenia za luty 2026/)).toBeInTheDocument();
  });

  test('reads the month of the stock as people write it, and shows no result while it cannot', async () => {
    const user = userEvent.setup();
    const input = {...folder.input, stock: [{month: '2025-06', kwh: 900}]};
    render(<Page start={withFiles({...emptyState, input}, files)} />);
    const month = screen.getByRole('textbox', {name: 'Miesiąc oddania'});
    await write(user, month, 'lipie');
    expect(await screen.findByText(/Popraw pole „Partia 1, miesiąc oddania”/)).toBeInTheDocument();
    expect(screen.queryByRole('table', {name: 'Miesiące'})).toBeNull();
    expect(screen.queryByRole('button', {name: /Drukuj zestawienia/})).toBeNull();
    await write(user, month, 'lipiec 2025');
    expect(await screen.findByRole('table', {name: 'Miesiące'})).toBeInTheDocument();
    expect(screen.getByText(/pierwsza partia do końca miesiąca lipiec 2026/)).toBeInTheDocument();
  });

  test('takes the days of a point, its earlier number and its later rates, and shows no result for a wrong day', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    const life = await lifeOf(user, 'świetlica');
    const from = life.getByRole('textbox', {name: 'Pierwszy dzień w spółdzielni', hidden: true});
    await user.click(from);
    await user.paste('30.02.2026');
    expect(await screen.findByText(/Popraw pole „Pierwszy dzień: świetlica”/)).toBeInTheDocument();
    expect(screen.queryByRole('table', {name: 'Miesiące'})).toBeNull();
    await write(user, from, '1 lutego 2026');
    expect(await screen.findByRole('table', {name: 'Miesiące'})).toBeInTheDocument();
    expect(screen.getByText('od 01.02.2026')).toBeInTheDocument();
    expect(screen.getByText(/świetlica\.csv|swietlica\.csv/, {selector: 'b'})).toBeVisible();

    await user.click(life.getByRole('textbox', {name: 'Poprzedni numer PPE', hidden: true}));
    await user.paste('123');
    await user.click(life.getByRole('textbox', {name: 'Ostatni dzień tego numeru', hidden: true}));
    await user.paste('10.02.2026');
    await user.click(life.getByRole('button', {name: 'Dodaj poprzedni numer', hidden: true}));
    expect(life.getByText('Poprzednie numery PPE: 1')).toBeInTheDocument();

    await user.click(
      life.getByRole('textbox', {name: 'Pierwszy dzień nowych stawek', hidden: true}),
    );
    await user.paste('2026-02-01');
    await user.click(life.getByRole('button', {name: 'Dodaj zmianę stawek', hidden: true}));
    expect(life.getByText('Nowe stawki od dnia: 1')).toBeInTheDocument();
    await user.click(life.getByRole('button', {name: /^Usuń: G11 od 01\.02\.2026/, hidden: true}));
    expect(life.getByText('Nowe stawki od dnia: 0')).toBeInTheDocument();
  });

  test('parts a point in two where its rates change within a month', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    const life = await lifeOf(user, 'urząd');
    await user.click(
      life.getByRole('textbox', {name: 'Pierwszy dzień nowych stawek', hidden: true}),
    );
    await user.paste('10.02.2026');
    await user.click(life.getByRole('button', {name: 'Podziel punkt tego dnia', hidden: true}));
    expect(screen.getByRole('textbox', {name: 'Nazwa punktu 3', hidden: true})).toHaveValue(
      'urząd od 10.02.2026',
    );
    const months = await screen.findByRole('table', {name: 'Punkty: luty 2026'});
    expect(within(months).getAllByRole('rowheader', {hidden: true})).toHaveLength(9);
  });

  test('divides by fixed shares, others from a later month on, and goes back to the hourly key', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    const key = screen.getByRole('combobox', {name: 'Jak dzielimy energię wspólną i zapas'});
    await user.selectOptions(key, 'fixed');
    const share = screen.getByRole('spinbutton', {name: 'Udział: dom'});
    await write(user, share, 'dużo');
    expect(await screen.findByText(/Popraw pole „Udział od początku: dom”/)).toBeInTheDocument();
    await write(user, share, '3');
    await user.click(screen.getByRole('textbox', {name: 'Pierwszy miesiąc nowych udziałów'}));
    await user.paste('luty 2026');
    await user.click(screen.getByRole('button', {name: 'Zmień udziały od tego miesiąca'}));
    expect(screen.getByText('Udziały od 01.02.2026')).toBeInTheDocument();
    expect(await screen.findByRole('table', {name: 'Miesiące'})).toBeInTheDocument();
    await user.selectOptions(key, 'hourly');
    expect(screen.queryByText('Udziały od 01.02.2026')).toBeNull();
  });

  test('takes a price of shared energy from a later month on', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    await user.click(screen.getByRole('textbox', {name: 'Pierwszy miesiąc nowej ceny'}));
    await user.paste('02.2026');
    await user.click(screen.getByRole('spinbutton', {name: 'Nowa cena energii wspólnej'}));
    await user.paste('0,4');
    await user.click(screen.getByRole('button', {name: 'Dodaj cenę'}));
    expect(screen.getByText('Nowa cena od miesiąca: 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', {name: 'Usuń: 0,4 zł/kWh od 01.02.2026'}));
    expect(screen.getByText('Nowa cena od miesiąca: 0')).toBeInTheDocument();
  });

  test('asks which of two values of an hour counts, and takes the choice back', async () => {
    const user = userEvent.setup();
    const fileOf = (name: string, kwh: string): MonthFile => {
      const rows = Array.from({length: 24}, (_, hour) => `2026-01-01 ${hour + 1}:00;${kwh};0`);
      const text = ['Data;Pobór [kWh];Oddanie [kWh]', ...rows].join('\n');
      const bytes = new TextEncoder().encode(text);
      return {...readMonthFile({name, bytes}), arrived: '2026-02-03'};
    };
    const input = {...emptyState.input, points: [{id: 'dom'}]};
    render(
      <Page
        start={withFiles({...emptyState, input}, [
          fileOf('dom.csv', '1'),
          fileOf('dom 2.csv', '2'),
        ])}
      />,
    );
    const doubt = /różnica 24 kWh.*Pliki: dom\.csv \(dodany 03\.02\.2026\), dom 2\.csv/;
    expect(screen.getByText(doubt)).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Licz nowsze'}));
    expect(await screen.findByText(/liczą się nowsze/)).toBeVisible();
    const months = await screen.findByRole('table', {name: 'Miesiące'});
    expect(within(months).getByText('48 kWh')).toBeInTheDocument();
    await user.click(screen.getByRole('button', {name: 'Licz starsze'}));
    expect(await screen.findByText(/liczą się starsze/)).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Cofnij wybór'}));
    expect(await screen.findByText(doubt)).toBeVisible();
    expect(screen.queryByText(/liczą się/)).toBeNull();
  });

  test('gives rates to all homes with one press, changes them with a fee of the bill, and keeps their points', async () => {
    const user = userEvent.setup();
    const points = [{id: 'dom Nowaków'}, {id: 'dom Lisów'}, {id: 'szkoła'}, {id: 'remiza'}];
    const start = {...emptyState, input: {...emptyState.input, points}};
    render(<Page start={withFiles(start, files)} />);
    await user.click(screen.getByRole('button', {name: 'Dodaj stawki'}));
    expect(screen.queryByRole('button', {name: 'Nadaj stawki G11 PGE: Punkty gminy'})).toBeNull();
    await user.click(screen.getByRole('button', {name: 'Nadaj stawki G11 PGE: Domy'}));
    expect(screen.getByRole('combobox', {name: 'Stawki: dom Lisów'})).toHaveValue('G11 PGE');
    expect(screen.getByRole('combobox', {name: 'Stawki: szkoła'})).toHaveValue('');
    await user.click(screen.getByRole('button', {name: 'Nadaj stawki G11 PGE: remiza'}));
    await user.click(screen.getByRole('button', {name: 'Zmień stawki G11 PGE'}));
    const price = screen.getByRole('spinbutton', {name: 'Cena energii czynnej'});
    await write(user, price, 'tanio');
    expect(screen.getByText('Popraw pole „Cena energii czynnej”.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', {name: 'Zapisz zmianę'}));
    expect(screen.getByRole('button', {name: 'Zapisz zmianę'})).toBeInTheDocument();
    await write(user, price, '0,6');
    await write(user, screen.getByRole('spinbutton', {name: 'Abonament'}), '2,25');
    await user.click(screen.getByRole('button', {name: 'Zapisz zmianę'}));
    expect(screen.getByRole('combobox', {name: 'Stawki: dom Lisów'})).toHaveValue('G11 PGE 0,6');
    await user.click(screen.getByRole('button', {name: 'Zmień stawki G11 PGE 0,6'}));
    expect(screen.getByRole('spinbutton', {name: 'Abonament'})).toHaveValue('2,25');
    await user.click(screen.getByRole('button', {name: 'Usuń stawki G11 PGE 0,6'}));
    expect(screen.getByRole('combobox', {name: 'Stawki: remiza'})).toHaveValue('');
  });

  test('takes rates copied from a bill once they are whole, and changes them', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    // The rates of the folder are such ones.
    await user.click(screen.getByRole('button', {name: 'Zmień stawki C12a'}));
    const energy = await screen.findByRole('spinbutton', {name: 'Energia czynna'});
    await user.clear(energy);
    await user.click(screen.getByRole('button', {name: 'Zapisz te stawki'}));
    expect(screen.getByText('Do uzupełnienia albo poprawy: Energia czynna.')).toBeInTheDocument();
    await write(user, energy, '0,7');
    await user.click(screen.getByRole('button', {name: 'Zapisz te stawki'}));
    expect(screen.queryByRole('button', {name: 'Zapisz te stawki'})).toBeNull();
    await user.click(screen.getByRole('button', {name: 'Zmień stawki C12a'}));
    expect(await screen.findByRole('spinbutton', {name: 'Energia czynna'})).toHaveValue('0,7');
    expect(screen.getByRole('combobox', {name: 'Stawki: urząd'})).toHaveValue('C12a');
  });
});
