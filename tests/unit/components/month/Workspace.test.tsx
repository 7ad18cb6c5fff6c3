/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';
import {useState, type ReactNode} from 'react';
import {render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Workspace from '@site/src/components/month/Workspace';
import {emptyState, withFiles, type MonthState} from '@site/src/browser/month/monthState';
import type {Month} from '@site/src/browser/month/useMonth';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {readFolderFile} from '@site/src/domain/month/readFolderFile';
import {monthFolder, readFolder} from '../../../samples/monthFolder';

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  // jsdom has none: a wide window.
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

const {rates} = dataFiles(process.cwd());
const folder = monthFolder(59);
const files = readFolder(folder.files);

function Page({
  start,
  nameColumns = () => undefined,
}: {
  readonly start: MonthState;
  readonly nameColumns?: Month['nameColumns'];
}): ReactNode {
  const [state, setState] = useState(start);
  return (
    <Workspace
      rates={rates.value}
      top={null}
      state={state}
      change={setState}
      nameColumns={nameColumns}
      remove={(_, next) => {
        setState(next);
      }}
    />
  );
}

describe('The month', () => {
  test('of known points shows both months, what is to be checked and the file of nobody', () => {
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    expect(screen.getByText('Pliki: 10, do przypisania: 1')).toBeVisible();
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
    await waitFor(() => {
      expect(screen.queryByText(said)).toBeNull();
    });
    const year = screen.getByRole('textbox', {name: 'Zużycie z ostatniego roku w kWh: dom'});
    expect(screen.getByText(/^dom: kwota jest niepełna. Brakuje: zużycie/)).toBeVisible();
    await user.type(year, 'dużo');
    expect(screen.getByText('wpisz liczbę: kWh w roku')).toBeInTheDocument();
    await user.clear(year);
    await user.type(year, '2 400');
    await waitFor(() => {
      expect(screen.queryByText(/^dom: kwota jest niepełna/)).toBeNull();
    });
  });

  test('leaves a file out, and takes it back', async () => {
    const user = userEvent.setup();
    render(<Page start={withFiles({...emptyState, input: folder.input}, files)} />);
    const choice = screen.getByRole('combobox', {name: /^Punkt dla pliku obcy\.csv/});
    await user.selectOptions(choice, 'Pomiń');
    expect(await screen.findByText('Pliki: 10, do przypisania: 0')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Przywróć'}));
    expect(await screen.findByText('Pliki: 10, do przypisania: 1')).toBeVisible();
  });

  test('without known points makes them of the files, and counts kWh alone', () => {
    render(<Page start={withFiles(emptyState, files)} />);
    expect(screen.getByText('Pliki: 10, do przypisania: 0')).toBeVisible();
    expect(screen.getByRole('textbox', {name: 'Numer PPE: 590999900000000099'})).toBeVisible();
    const months = screen.getByRole('table', {name: 'Miesiące'});
    expect(within(months).getAllByText('–')).toHaveLength(2);
  });

  test('asks for the columns of a file it does not know', async () => {
    const user = userEvent.setup();
    const nameColumns = jest.fn();
    const text = 'When;Out;In\n2026-01-01 01:00;1;2\n2026-01-01 02:00;1;2';
    const unknown = readFolderFile({name: 'obcy.csv', bytes: new TextEncoder().encode(text)});
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
    await user.type(screen.getByRole('textbox', {name: 'Energia wprowadzona do sieci, kWh'}), '1');
    expect(await screen.findAllByText('Zgadza się: 0, różni się: 1.')).not.toEqual([]);
    expect(screen.getByText(/Reklamacja rozliczenia za luty 2026/)).toBeInTheDocument();
  });

  test('reads the month of the stock as people write it, and shows no result while it cannot', async () => {
    const user = userEvent.setup();
    const input = {...folder.input, stock: [{month: '2025-06', kwh: 900}]};
    render(<Page start={withFiles({...emptyState, input}, files)} />);
    const month = screen.getByRole('textbox', {name: 'Miesiąc oddania'});
    await user.clear(month);
    await user.type(month, 'lipie');
    expect(await screen.findByText(/Popraw pole „Partia 1, miesiąc oddania”/)).toBeInTheDocument();
    expect(screen.queryByRole('table', {name: 'Miesiące'})).toBeNull();
    expect(screen.queryByRole('button', {name: /Drukuj zestawienia/})).toBeNull();
    await user.clear(month);
    await user.type(month, 'lipiec 2025');
    expect(await screen.findByRole('table', {name: 'Miesiące'})).toBeInTheDocument();
    expect(screen.getByText(/pierwsza partia do końca miesiąca lipiec 2026/)).toBeInTheDocument();
  });
});
