/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import DataTable from '@site/src/components/ui/DataTable';

function renderTable(): void {
  render(
    <DataTable
      caption="Doba modelowa"
      fileName="doba.csv"
      columns={['Godzina', 'Zużycie, kWh', 'Produkcja, kWh']}
      rows={[
        ['0:00–1:00', '12,5', '0'],
        ['1:00–2:00', '11,0', '0'],
      ]}
    />,
  );
}

describe('DataTable', () => {
  test('is folded until opened', async () => {
    renderTable();
    expect(screen.getByRole('table', {hidden: true})).not.toBeVisible();
    await userEvent.click(screen.getByText('Pokaż dane w tabeli'));
    expect(screen.getByRole('table', {name: 'Doba modelowa'})).toBeVisible();
  });

  test('a long table is rendered when it is opened, also before anybody listened', async () => {
    const rows = Array.from({length: 101}, (_, index) => [String(index)]);
    const table = <DataTable caption="Zima" fileName="z.csv" columns={['Nr']} rows={rows} />;
    const {unmount} = render(table);
    expect(screen.queryByRole('table', {hidden: true})).toBeNull();
    await userEvent.click(screen.getByText('Pokaż dane w tabeli'));
    expect(screen.getByRole('table', {name: 'Zima'})).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(102);
    unmount();

    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(table).replace('<details', '<details open=""');
    render(table, {container, hydrate: true});
    expect(await screen.findByRole('table', {name: 'Zima'})).toBeVisible();
  });

  test('a column of numbers is set by their ends, with a word or two among them; names are not', () => {
    render(
      <DataTable
        caption="Kroki"
        fileName="kroki.csv"
        columns={['Krok', 'Kwota (zł)', 'Gdy']}
        rows={[
          ['osobno', '229 739,93', 'zawsze'],
          ['źródła', '-80 249,69', '2 razy'],
          ['koszty', 'nie podano', '5'],
        ]}
      />,
    );
    expect(screen.getByText('Kwota (zł)')).toHaveClass('number');
    expect(screen.getByText('nie podano')).toHaveClass('number');
    for (const text of ['Krok', 'osobno', 'Gdy', '5']) {
      expect(screen.getByText(text)).not.toHaveClass('number');
    }
  });

  test('has a heading for each column and each row', async () => {
    renderTable();
    await userEvent.click(screen.getByText('Pokaż dane w tabeli'));
    const names = (role: string): (string | null)[] =>
      screen.getAllByRole(role).map((cell) => cell.textContent);
    expect(names('columnheader')).toEqual(['Godzina', 'Zużycie, kWh', 'Produkcja, kWh']);
    expect(names('rowheader')).toEqual(['0:00–1:00', '1:00–2:00']);
    expect(names('cell')).toEqual(['12,5', '0', '11,0', '0']);
  });

  test('gives the same numbers as a CSV file', async () => {
    const files: Blob[] = [];
    const revoke = jest.fn();
    const names: string[] = [];
    // jsdom has no object URLs; a hash serves as one.
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `#${files.push(file)}`,
      revokeObjectURL: revoke,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });

    renderTable();
    await userEvent.click(screen.getByText('Pokaż dane w tabeli'));
    await userEvent.click(screen.getByRole('button', {name: 'Pobierz CSV'}));

    expect(names).toEqual(['doba.csv']);
    expect(files.map(({type}) => type)).toEqual(['text/csv;charset=utf-8']);
    expect(await textOf(files[0])).toBe(
      'Godzina;Zużycie, kWh;Produkcja, kWh\r\n0:00–1:00;12,5;0\r\n1:00–2:00;11,0;0\r\n',
    );
    expect(revoke).toHaveBeenCalledWith('#1');
    click.mockRestore();
  });
});

/** The text of a file without its byte order mark, which a reader drops. */
function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file ?? new Blob());
  });
}
