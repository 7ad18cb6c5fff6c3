/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MeterImport from '@site/src/components/calculator/meterImport';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';
import {type MeterReadings, readMeterFiles} from '@cooperative/meter-files';
import {askReader} from '@site/src/browser/meterFiles/askReader';
import type {Reader} from '@site/src/browser/meterFiles/meterFiles.worker';

// jsdom has no workers; the same reading code runs here instead.
jest.mock('@site/src/browser/meterFiles/askReader');
const asked = jest.mocked(askReader);

const texts = new Map<string, string>();

beforeEach(() => {
  asked.mockReset();
  answerWith((files, areMeters) =>
    Promise.resolve(
      readMeterFiles(
        files.map(({file, ...options}) => ({
          name: file.name,
          bytes: new TextEncoder().encode(texts.get(file.name)),
          options,
        })),
        {areMeters},
      ),
    ),
  );
});

/** Answers what is asked of the reader about the files of a member. */
function answerWith(member: Reader['member']): void {
  asked.mockImplementation((_, question) =>
    question({member} as unknown as Parameters<typeof question>[0], (listen) => listen),
  );
}

function csv(name: string, text: string): File {
  texts.set(name, text);
  return new File([text], name, {type: 'text/csv'});
}

function show(onConfirm: (readings: MeterReadings) => void = () => undefined): HTMLElement {
  render(
    <LabelsContext value={polishLabels}>
      <MeterImport id="pliki" member="Szkoła" onConfirm={onConfirm} />
    </LabelsContext>,
  );
  return screen.getByLabelText('Wybierz plik');
}

const good = 'Czas;Pobór;Oddanie\n2026-01-01 01:00;1;0\n2026-01-01 02:00;2;0,5';

test('shows what was read and passes it on only when confirmed', async () => {
  const confirmed: MeterReadings[] = [];
  await userEvent.upload(
    show((readings) => confirmed.push(readings)),
    csv('rok.csv', good),
  );
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', {name: /^Godziny z odczytem/})).toHaveTextContent('2');
  expect(confirmed).toEqual([]);
  await userEvent.click(screen.getByRole('button', {name: 'Użyj tych danych'}));
  expect(confirmed).toEqual([
    {
      fileNames: ['rok.csv'],
      startUtc: '2025-12-31T23:00Z',
      withdrawn: Float64Array.of(1, 2),
      injected: Float64Array.of(0, 0.5),
      gaps: 0,
      duplicates: 0,
    },
  ]);
});

test('removes what was read when its file is removed', async () => {
  await userEvent.upload(show(), csv('rok.csv', good));
  await userEvent.click(screen.getByRole('button', {name: 'Usuń plik: rok.csv'}));
  expect(screen.queryByRole('table')).toBeNull();
});

test('says what is wrong with a file next to its name', async () => {
  await userEvent.upload(show(), csv('zły.csv', `${good}\n2026-01-01 03:00;x;0`));
  expect(screen.getByRole('alert')).toHaveTextContent('zły.csv');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Wiersz 4, kolumna „Pobór”: nie rozumiemy wartości „x”.',
  );
  expect(screen.queryByRole('button', {name: 'Użyj tych danych'})).toBeNull();
});

test('two files that contradict each other are both named, and only that hour has no reading', async () => {
  await userEvent.upload(show(), [csv('a.csv', good), csv('b.csv', good.replace(';2;', ';3;'))]);
  expect(screen.getByText(/popraw w pliku tylko ten wiersz/)).toHaveTextContent(/a\.csv.*b\.csv/);
  expect(screen.getByRole('row', {name: /^Godziny bez odczytu/})).toHaveTextContent('1');
});

describe('Points of delivery in two files', () => {
  const ofMeter = (meter: string, text: string): string =>
    text
      .split('\n')
      .map((line, row) => `${row === 0 ? 'PPE' : meter};${line}`)
      .join('\n');
  const one = '590543000000000001';
  const other = '590543000000000002';

  test('can be chosen one after another, and all again', async () => {
    const later = good.replaceAll('2026-01-01', '2026-01-02');
    await userEvent.upload(show(), [
      csv('a.csv', ofMeter(one, good)),
      csv('b.csv', ofMeter(other, later)),
    ]);
    const files = (): HTMLElement => screen.getByRole('row', {name: /^Pliki/});
    const choice = screen.getByLabelText('Punkt poboru (PPE)');
    expect(choice).toHaveDisplayValue('Wybierz: są tu odczyty kilku punktów');
    expect(screen.queryByRole('button', {name: 'Użyj tych danych'})).toBeNull();
    await userEvent.selectOptions(choice, one);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(files()).toHaveTextContent(/a\.csv$/);
    await userEvent.selectOptions(choice, other);
    expect(files()).toHaveTextContent(/b\.csv$/);
    await userEvent.selectOptions(choice, 'Wszystkie razem');
    expect(files()).toHaveTextContent('a.csv, b.csv');
  });

  test('can be deselected when the chosen one has no readings', async () => {
    const empty = ofMeter(other, '\n2026-01-01 01:00;;\n2026-01-01 02:00;;').slice(4);
    await userEvent.upload(show(), csv('a.csv', `${ofMeter(one, good)}${empty}`));
    const choice = screen.getByLabelText('Punkt poboru (PPE)');
    await userEvent.selectOptions(choice, other);
    expect(screen.getByRole('alert')).toHaveTextContent('Pod nagłówkiem nie ma odczytów');
    await userEvent.selectOptions(choice, 'Wszystkie razem');
    expect(screen.getByRole('row', {name: /^Pliki/})).toHaveTextContent('a.csv');
  });
});

test('columns named wrongly can be named again', async () => {
  await userEvent.upload(show(), csv('inny.csv', good.replace('Czas', 'x').replace('Pobór', 'y')));
  await userEvent.selectOptions(screen.getByLabelText('Energia pobrana'), 'x');
  await userEvent.click(screen.getByRole('button', {name: 'Wczytaj te kolumny'}));
  expect(screen.getByRole('alert')).toHaveTextContent('Wiersz 2, kolumna „x”');
  await userEvent.selectOptions(screen.getByLabelText('Energia pobrana'), 'Oddanie');
  await userEvent.click(screen.getByRole('button', {name: 'Wczytaj te kolumny'}));
  expect(screen.getByLabelText('Energia pobrana')).toHaveAccessibleDescription(
    'Wskaż dwie różne kolumny albo tylko jedną.',
  );
  await userEvent.selectOptions(screen.getByLabelText('Energia pobrana'), 'y');
  await userEvent.click(screen.getByRole('button', {name: 'Wczytaj te kolumny'}));
  expect(screen.getByRole('row', {name: /^Pobór przed/})).toHaveTextContent('3 kWh');
});

test('shows what columns were read as, and why others were not', async () => {
  const text = good.replace('Oddanie', 'Oddanie;Koszt [zł]').replaceAll(/(;\d\S*)$/gm, '$1;9');
  await userEvent.upload(show(), csv('rok.csv', text));
  await userEvent.click(screen.getByText('Co wczytaliśmy z pliku rok.csv'));
  expect(screen.getByText(/^„Pobór”: pobór/)).toHaveTextContent(
    '„Pobór”: pobór, jednostka kWh (przyjęta, bo plik jej nie podaje)',
  );
  expect(screen.getByText(/^„Koszt/)).toHaveTextContent(
    '„Koszt [zł]”: pominięta, kwota, a nie energia',
  );
});

describe('a file that does not say one thing', () => {
  const hours = (count: number, first: number, kwh: string): string =>
    Array.from(
      {length: count},
      (_, hour) =>
        `2026-01-0${1 + Math.floor((first + hour) / 24)} ${(first + hour) % 24}:00;${kwh}`,
    ).join('\n');

  test('is asked for its unit alone', async () => {
    await userEvent.upload(show(), csv('odczyty.csv', `Czas;Pobór\n${hours(48, 0, '0,0005')}`));
    expect(screen.getByText(/może to MWh/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Energia pobrana')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Jednostka'), 'MWh');
    await userEvent.click(screen.getByRole('button', {name: 'Wczytaj plik'}));
    expect(screen.getByRole('row', {name: /^Pobór przed/})).toHaveTextContent('24 kWh');
  });

  test('is asked for the meaning of its hours, and then for its unit', async () => {
    await userEvent.upload(show(), csv('mwh.csv', `Czas;Pobór\n${hours(36, 6, '0,0005')}`));
    await userEvent.selectOptions(screen.getByLabelText('Godzina oznacza'), 'start');
    await userEvent.click(screen.getByRole('button', {name: 'Wczytaj plik'}));
    await userEvent.selectOptions(screen.getByLabelText('Jednostka'), 'MWh');
    await userEvent.click(screen.getByRole('button', {name: 'Wczytaj plik'}));
    expect(screen.getByRole('row', {name: /^Pobór przed/})).toHaveTextContent('18 kWh');
    expect(screen.getByRole('row', {name: /^Okres/})).toHaveTextContent('od 01.01.2026 06:00');
  });

  test('has what is understood of its columns filled in', async () => {
    const rows = hours(48, 0, '0,5').replaceAll(/;.*/g, ';0,1;0,5;0,7');
    await userEvent.upload(show(), csv('dwa.csv', `Czas;Oddanie;Pobór;Xyz\n${rows}`));
    expect(screen.getByLabelText('Energia pobrana')).toHaveDisplayValue('Pobór');
    expect(screen.getByLabelText('Energia oddana')).toHaveDisplayValue('Oddanie');
  });
});

test('shows progress, and says what to do when the reading does not start', async () => {
  answerWith((_, __, tell) => {
    tell(0.5);
    return new Promise(() => undefined);
  });
  const input = show();
  await userEvent.upload(input, csv('rok.csv', good));
  expect(screen.getByRole('progressbar', {name: 'Wczytywanie plików'})).toHaveAttribute(
    'aria-valuetext',
    'Wczytano 50%',
  );
  const stopped = asked.mock.calls.at(-1)?.[2];
  expect(stopped?.aborted).toBe(false);
  answerWith(() => Promise.reject(new Error('404')));
  await userEvent.upload(input, csv('rok2.csv', good));
  expect(stopped?.aborted).toBe(true);
  expect(screen.getByRole('alert')).toHaveTextContent('Odśwież stronę');
});
