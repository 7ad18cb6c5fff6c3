import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync, zipSync} from 'fflate';
import {dataFiles} from '../../../src/content/data/dataFiles';
import {monthsOutput, settleFiles} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {monthFiles, readFiles} from '../../../packages/settlement/tests/samples/monthFiles';
import {npmRun, runHere} from '../../tools/commands';
import {runningCooperative} from '../../../packages/settlement/tests/samples/runningCooperative';

interface Printed {
  readonly months: readonly object[];
  readonly changes: readonly object[];
  readonly unmatched: readonly object[];
  readonly problems: readonly {readonly kind: string; readonly place: string}[];
}

const rozlicz = (...words: readonly string[]) => runHere('rozlicz', words);

describe('npm run rozlicz', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rozlicz-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  test('prints the numbers of the page for the same files, and what to put right', async () => {
    const {input, files} = monthFiles(59);
    for (const {name, text} of files) {
      writeFileSync(path.join(folder, name), text);
    }
    writeFileSync(path.join(folder, 'spoldzielnia.json'), JSON.stringify(input));
    const {code, stdout, stderr} = npmRun('rozlicz', [folder]);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const printed = JSON.parse(stdout) as Printed;
    const {rates, marketPrices} = dataFiles(process.cwd()).rates.value;
    const {settled} = settleFiles(input, readFiles(files), {}, rates, marketPrices);
    expect(printed).toMatchObject(
      JSON.parse(JSON.stringify(monthsOutput(input, settled.ok ? settled.value.months : []))),
    );
    expect(printed.unmatched).toEqual([{file: 'obcy.csv', ppe: '590999900000000099'}]);
    expect(printed.problems.map(({kind, place}) => [kind, place])).toEqual([
      ['gap', 'urząd'],
      ['double', 'wodociąg'],
    ]);
  });

  test('reads a long folder by two readers, with each file in its place', () => {
    const many = mkdtempSync(path.join(tmpdir(), 'rozlicz-wiele-'));
    const labels = Array.from({length: 35_040}, (_, quarter) =>
      new Date(Date.UTC(2026, 0, 1) + quarter * 900_000).toISOString().slice(0, 16),
    );
    const names = Array.from({length: 11}, (_, place) => `p${String(place).padStart(2, '0')}.csv`);
    for (const [place, name] of names.entries()) {
      const rows = labels.map((label) => `${label.replace('T', ' ')};${place},25000;0,00000`);
      const heading = 'Data i godzina;Energia pobrana [kWh];Energia oddana [kWh]';
      writeFileSync(path.join(many, name), `${[heading, ...rows].join('\n')}\n`);
    }
    const {stdout, stderr} = npmRun('rozlicz', [many]);
    rmSync(many, {recursive: true});
    expect(stderr).toBe('');
    const printed = JSON.parse(stdout) as {
      files: readonly {file: string}[];
      months: readonly {points: readonly {withdrawnKwh: number}[]}[];
    };
    expect(printed.files.map(({file}) => file)).toEqual(names);
    expect(printed.months[0]?.points.map(({withdrawnKwh}) => withdrawnKwh)).toEqual(
      names.map((_, place) => (place + 0.25) * 31 * 96),
    );
  });

  test('takes a list of points beside the file of the month, whose rates, price and key stay', async () => {
    const beside = mkdtempSync(path.join(tmpdir(), 'rozlicz-lista-'));
    const {input, files} = monthFiles(31);
    const cooperative: CooperativeRecord = {
      ...input,
      internalVat: true,
      gridReading: 2,
      averagePrice: 0.5,
      shares: input.points.map((_, index) => index + 1),
      points: input.points.map((point) =>
        point.id === 'dom'
          ? {...point, phases: 3, laterTariffs: [{from: '2026-02-01', tariff: 'C12a'}]}
          : point,
      ),
    };
    for (const {name, text} of files) {
      writeFileSync(path.join(beside, name), text);
    }
    writeFileSync(path.join(beside, 'spoldzielnia.json'), JSON.stringify(cooperative));
    writeFileSync(
      path.join(beside, 'a-lista.csv'),
      'nazwa;członek;moc umowna;zużycie roczne\ndom;Nowakowie;;2400\nszkoła;Gmina;60;',
    );
    const saved = path.join(beside, 'nastepny.json');
    const {stderr} = await rozlicz(beside, '--zapisz', saved);
    expect(stderr).toBe('');
    const file = JSON.parse(readFileSync(saved, 'utf8')) as CooperativeRecord;
    rmSync(beside, {recursive: true});
    expect(file).toMatchObject({
      tariffs: cooperative.tariffs,
      internalPrice: 0.3,
      internalVat: true,
      gridReading: 2,
      averagePrice: 0.5,
      shares: cooperative.shares,
    });
    expect(file.points).toEqual(
      cooperative.points.map((point) =>
        point.id === 'dom'
          ? {...point, holder: 'Nowakowie', annualKwh: 2400}
          : point.id === 'szkoła'
            ? {...point, orderedKw: 60}
            : point,
      ),
    );
  });

  test('takes a folder of papers of the site before beside the file of the month, and says what a foreign file is', async () => {
    const beside = mkdtempSync(path.join(tmpdir(), 'rozlicz-teczka-'));
    const {input, files} = monthFiles(31);
    for (const {name, text} of files) {
      writeFileSync(path.join(beside, name), text);
    }
    writeFileSync(path.join(beside, 'spoldzielnia.json'), JSON.stringify(input));
    const papers = {
      format: 'teczka-1',
      values: {'spoldzielnia.krs': '0000099999'},
      lists: {
        czlonkowie: [{nazwa: 'Gmina', rodzaj: 'gmina'}],
        punkty: [{nazwa: 'szkoła', adres: 'ul. Leśna 2'}],
      },
    };
    writeFileSync(path.join(beside, 'teczka.json'), JSON.stringify(papers));
    const saved = path.join(beside, 'nastepny.json');
    const {stderr} = await rozlicz(beside, '--zapisz', saved);
    expect(stderr).toBe('');
    const file = JSON.parse(readFileSync(saved, 'utf8')) as CooperativeRecord;
    expect(file.krs).toBe('0000099999');
    expect(file.members).toContainEqual({name: 'Gmina', kind: 'municipality'});
    expect(file.points).toHaveLength(input.points.length);
    expect(file.points.find(({id}) => id === 'szkoła')).toMatchObject({address: 'ul. Leśna 2'});
    writeFileSync(path.join(beside, 'teczka.json'), JSON.stringify({format: 'teczka-2'}));
    rmSync(saved);
    expect((await rozlicz(beside)).stderr).toContain('nowsza wersja strony');
    rmSync(beside, {recursive: true});
  });

  test('saves the file of the month, and settles a month of it anew with the stock from before it', async () => {
    const saved = path.join(folder, 'spoldzielnia.json');
    const first = await rozlicz(folder, '--zapisz', saved);
    expect(first.stderr).toBe('');
    const file = JSON.parse(readFileSync(saved, 'utf8')) as CooperativeRecord;
    expect(file.settled?.map(({month, version}) => [month, version])).toEqual([
      ['2026-01', 1],
      ['2026-02', 1],
    ]);
    const again = JSON.parse((await rozlicz(folder, '--od', '2026-02')).stdout) as Printed;
    const before = JSON.parse(first.stdout) as Printed;
    expect(again.months).toEqual(before.months.slice(1));
    expect(again.changes).toMatchObject([{month: '2026-02', points: []}]);
  });

  test('counts what an operator corrected by the day on which its file came, and settles as the page does', async () => {
    const beside = mkdtempSync(path.join(tmpdir(), 'rozlicz-korekta-'));
    const {input, first, later, corrected} = runningCooperative(11);
    expect(corrected).not.toBeNull();
    for (const {name, text} of [...first, ...later]) {
      writeFileSync(path.join(beside, name), text);
    }
    writeFileSync(path.join(beside, 'spoldzielnia.json'), JSON.stringify(input));
    const days = later.map(({name}) => `${name}=2026-12-30`).join(';');
    const {stdout, stderr} = await rozlicz(beside, '--nowsze', '--dodane', days);
    expect(stderr).toBe('');
    const {rates, marketPrices} = dataFiles(process.cwd()).rates.value;
    const {settled} = settleFiles(input, readFiles([...first, ...later]), {}, rates, marketPrices);
    expect(JSON.parse(stdout)).toMatchObject(
      JSON.parse(JSON.stringify(monthsOutput(input, settled.ok ? settled.value.months : []))),
    );
    // By names alone the correction comes before what it corrects.
    const byName = JSON.parse((await rozlicz(beside, '--nowsze')).stdout) as Printed;
    expect(byName.months).not.toEqual((JSON.parse(stdout) as Printed).months);
    expect((await rozlicz(beside, '--dodane', 'brak.csv=2026-12-30')).stderr).toContain(
      'w folderze nie ma pliku „brak.csv”',
    );
    rmSync(beside, {recursive: true});
  });

  test('reads the seller’s invoice, says what differs and what it asks, and writes the letter', async () => {
    const text = readFileSync(
      'packages/settlement/tests/fixtures/month/ksef/invoice-template-fa-3-with-attachment.xml',
      'utf8',
    )
      .replaceAll('999999999999999999', '590322400000000021')
      .replaceAll('2026-02-', '2026-01-');
    // As sellers hand it out.
    writeFileSync(
      path.join(folder, 'faktury.zip'),
      zipSync({'faktura.xml': new TextEncoder().encode(text)}),
    );
    const documents = path.join(folder, 'wydane');
    const {stdout, stderr} = await rozlicz(
      folder,
      '--od',
      '2026-01',
      '--bez-zapasu',
      '--dokumenty',
      documents,
    );
    expect(stderr).toBe('');
    const {seller, documents: written} = JSON.parse(stdout) as {
      readonly seller: {
        readonly bills: readonly object[];
        readonly problems: readonly string[];
        readonly checks: readonly {readonly key: string; readonly items: readonly object[]}[];
      };
      readonly documents: {readonly files: readonly string[]};
    };
    expect(seller.bills).toMatchObject([
      {file: 'faktura.xml', month: '2026-01', scope: 'punkt urząd', items: {due: '53.63'}},
    ]);
    expect(seller.problems).toEqual([
      'faktura.xml: nie wiadomo, która to pozycja: „Opłata przejściowa <500 kWh”. Odpowiesz na to na stronie /rozlicz-miesiac.',
    ]);
    expect(seller.checks.map(({key}) => key)).toEqual(['2026-01 punkt urząd']);
    expect(seller.checks[0]?.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({item: 'due', theirs: 53.63, state: 'differs'}),
      ]),
    );
    expect(written.files).toEqual(
      expect.arrayContaining([
        'zestawienie-01-gmina.docx',
        'zestawienie-01-gmina.txt',
        'ksiegowosc.csv',
        'reklamacja-2026-01-punkt-urzad.docx',
        'rok-2026.csv',
      ]),
    );
    const letter = unzipSync(
      readFileSync(path.join(documents, 'reklamacja-2026-01-punkt-urzad.docx')),
    );
    expect(strFromU8(letter['word/document.xml'] ?? new Uint8Array())).toMatch(
      /Elektrownia S\.A\..*ul\. Kwiatowa 1 m\. 2, 00-001 Warszawa/,
    );
  });

  test('exits with 1 and says what is missing', async () => {
    const {code, stderr} = await rozlicz('nie-ma');
    expect(code).toBe(1);
    expect(stderr).toContain('nie-ma: nie ma takiego folderu. Podaj folder z plikami spółdzielni');
  });
});
