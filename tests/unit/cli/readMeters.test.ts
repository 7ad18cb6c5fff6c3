import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {npmRun, runHere} from '../../tools/commands';

const wczytaj = (...words: readonly string[]) => runHere('readMeters', words);

describe('npm run wczytaj', () => {
  test('prints the hours and sums of one member’s files', () => {
    const folder = 'packages/meter-files/tests/fixtures';
    const {code, stdout} = npmRun('readMeters', [
      `${folder}/energa_pobor.csv`,
      `${folder}/energa_nadwyzka.csv`,
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      intervals: 73,
      startUtc: '2025-10-24T22:00Z',
      endUtc: '2025-10-27T22:00Z',
      withdrawnKwh: null,
      injectedKwh: null,
      withdrawnNetKwh: 24.871,
      injectedNetKwh: 27.428,
      generationKwh: null,
      gaps: 0,
      duplicates: 0,
      estimated: 0,
      corrected: 0,
      doubtful: 0,
      suspicious: [],
      notes: [],
      files: ['energa_pobor.csv', 'energa_nadwyzka.csv'].map((name, index) => ({
        file: name,
        columns: [
          {
            name: 'value',
            register: index === 0 ? 'withdrawnNet' : 'injectedNet',
            unit: 'kWh',
            unitFrom: 'none',
          },
        ],
        leftOut: [],
        notes: [],
      })),
    });
  });

  describe('of a file that does not say all', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wczytaj-'));
    afterAll(() => rmSync(folder, {recursive: true}));
    const written = (header: string, cells: string, first = 0): string => {
      const file = path.join(folder, 'plik.csv');
      const rows = Array.from(
        {length: 40},
        (_, hour) =>
          `2026-06-0${1 + Math.floor((first + hour) / 24)} ${String((first + hour) % 24).padStart(2, '0')}:00;${cells}`,
      );
      writeFileSync(file, [header, ...rows].join('\n'));
      return file;
    };
    const sums = async (...words: string[]): Promise<unknown> => {
      const {stdout, stderr} = await wczytaj(...words);
      expect(stderr).toBe('');
      return JSON.parse(stdout);
    };

    test('asks for columns, and takes those that are named, added or by number', async () => {
      const file = written('Czas;Pobór A;Pobór B;Xyz', '0,5;0,25;0,1');
      const {code, stdout, stderr} = await wczytaj(file);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('Kolumny „Pobór A”, „Pobór B” mogą być tym samym: pobór.');
      expect(stderr).toContain('--kolumny "pobór=nazwa kolumny');
      expect(await sums(file, '--kolumny', 'pobór=pobor b;oddanie=Xyz')).toMatchObject({
        withdrawnKwh: 10,
        injectedKwh: 4,
      });
      expect(await sums(file, '--kolumny', 'pobór=Pobór A;pobór=Pobór B')).toMatchObject({
        withdrawnKwh: 30,
        files: [{columns: [{name: 'Pobór A'}, {name: 'Pobór B'}]}],
      });
      expect((await wczytaj(file, '--kolumny', 'pobór=Nie ma')).stderr).toContain(
        'Nie ma kolumny „Nie ma”. Kolumny w pliku: „Czas”, „Pobór A”, „Pobór B”, „Xyz”.',
      );
      expect((await wczytaj(file, '--kolumny', 'moc=Xyz')).stderr).toContain(
        'nie znamy klucza „moc”',
      );
    });

    test('prints what a source made where that is all there is, and what is missing beside it', async () => {
      const rows = Array.from({length: 96}, (_, quarter) => {
        const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
        return `01.06.2026 ${time};${quarter >= 40 && quarter < 68 ? 1000 : 0}`;
      });
      const file = path.join(folder, 'produkcja.csv');
      writeFileSync(
        file,
        ['Data i godzina;Energia PV produkcja', '[dd.MM.yyyy HH:mm];[Wh]', ...rows].join('\n'),
      );
      expect(await sums(file)).toMatchObject({
        intervals: 24,
        generationKwh: 28,
        notes: [expect.stringContaining('sama produkcja') as string],
        files: [{columns: [{unit: 'Wh', unitFrom: 'unitRow'}]}],
      });
    });

    test('asks which of several points, and tells that a sum is of all', async () => {
      const points = ['590000000000000017', '590000000000000024'];
      const file = path.join(folder, 'dwa.csv');
      const rows = Array.from({length: 24}, (_, hour) =>
        points.map((point) => `${point};2026-06-01;${hour + 1};0,5`).join('\n'),
      );
      writeFileSync(file, ['PPE;Data;Godzina;Pobór [kWh]', ...rows].join('\n'));
      const {code, stderr} = await wczytaj(file);
      expect(code).toBe(1);
      expect(stderr).toContain(`${points[1]}: pobór 12 kWh, oddanie 0 kWh\nDopisz --ppe i numer`);
      expect(await sums(file, '--ppe', points[0] ?? '')).toMatchObject({
        withdrawnKwh: 12,
        notes: [],
      });
      expect((await wczytaj(file, '--ppe', '1')).stderr).toContain(
        `Są w nich: ${points.join(', ')}.`,
      );
      expect(await sums(file, '--ppe', 'wszystkie')).toMatchObject({
        withdrawnKwh: 24,
        notes: [`Suma energii punktów albo liczników, których jest 2: ${points.join(', ')}.`],
      });
    });

    test('asks for a unit, and for the meaning of hours', async () => {
      const small = written('Czas;Pobór', '0,0005');
      expect((await wczytaj(small)).stderr).toContain('--kolumny "jednostka=MWh"');
      expect(await sums(small, '--kolumny', 'jednostka=mwh')).toMatchObject({withdrawnKwh: 20});
      const middle = written('Czas;Pobór [kWh]', '0,5', 5);
      expect((await wczytaj(middle)).stderr).toContain('Dopisz --poczatek albo --koniec.');
      expect(await sums(middle, '--poczatek')).toMatchObject({startUtc: '2026-06-01T03:00Z'});
      expect(await sums(middle, '--koniec')).toMatchObject({startUtc: '2026-06-01T02:00Z'});
    });
  });

  test('exits with 1 and a Polish message that names the file and what is missing', async () => {
    const {code, stdout, stderr} = await wczytaj('package.json', 'nie-ma.csv');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('nie-ma.csv: nie ma takiego pliku.');
    const unknown = await wczytaj('package.json');
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('package.json:\n  – Nie rozpoznajemy układu');
  });
});
