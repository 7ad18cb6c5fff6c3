import type {Locator, Page} from '@playwright/test';
import {testHours, writers} from '../../packages/meter-files/tests/samples/meterFiles';
import {expect, expectFits, test} from './fixtures';
import {saved, textFile} from './hands';
import {sampleOf} from './tries';

/*
 * A treasurer settles twelve points: the first month from nothing, the next, and a correction of the first. What is pressed,
 * chosen and typed is counted.
 */

interface Place {
  readonly name: string;
  readonly member: string;
  readonly who: string;
  readonly kw: string;
  readonly use: number;
  readonly sun: number;
}

const places: readonly Place[] = [
  ...['szkoła', 'urząd', 'przedszkole', 'świetlica'].map((name, index) => ({
    name,
    member: 'Gmina',
    who: 'gmina',
    kw: '14',
    use: 2 + index,
    sun: index < 2 ? 12 : 0,
  })),
  ...['Abramowicz', 'Bielska', 'Cichy', 'Dudek', 'Ewert', 'Falk'].map((name, index) => ({
    name: `dom ${name}`,
    member: name,
    who: 'osoba fizyczna',
    kw: '',
    use: 0.4,
    sun: index % 2 === 0 ? 3 : 0,
  })),
  {name: 'warsztat', member: 'Warsztat', who: 'osoba prawna', kw: '12', use: 3, sun: 0},
  {name: 'farma', member: 'Spółdzielnia', who: '', kw: '', use: 0.01, sun: 30},
];

const numberOf = (index: number): string => `5903224000000000${String(index + 10)}`;

/** The list that the treasurer has in a spreadsheet. */
const list = textFile(
  'lista.csv',
  [
    'nazwa;numer PPE;członek;kim jest;zużycie kWh;moc umowna kW;fazy;okres rozliczeniowy',
    ...places.map(({name, member, who, kw}, index) =>
      [
        name,
        numberOf(index),
        member,
        who,
        who === 'osoba fizyczna' ? '2400' : '9000',
        kw,
        who === 'osoba fizyczna' ? '3' : '',
        who === 'osoba fizyczna' ? '1' : '',
      ].join(';'),
    ),
  ].join('\n'),
);

/** The file of a point for a month, as its operator's portal gives it; `part` of the energy is in a corrected one. */
function fileOf(index: number, month: string, days: number, {ending = '', part = 1} = {}) {
  const {use = 0, sun = 0} = places[index] ?? {};
  const hours = testHours(`${month}-01`, days, (at) => {
    const made = sun * Math.max(0, Math.sin((((at % 24) - 5) / 14) * Math.PI));
    const used = use * (1 + ((at * 7 + index) % 5) / 10);
    return [
      Math.round(Math.max(used - made, 0.001) * 1000 * part) / 1000,
      Math.round(Math.max(made - used, 0) * 1000) / 1000,
    ];
  });
  const text = writers.tauronOld?.(hours, 'letters')[0]?.text ?? '';
  return textFile(`${numberOf(index)} ${month}${ending}.csv`, text);
}

const filesOf = (month: string, days: number) =>
  places.map((_, index) => fileOf(index, month, days));

/** Counts what a person does. */
class Hands {
  count = 0;

  constructor(private readonly page: Page) {}

  async files(files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.count += 1;
    await this.page.getByLabel('Wybierz plik').setInputFiles(files);
  }

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
    await field.blur();
  }

  async choose(field: Locator, option: string): Promise<void> {
    this.count += 1;
    await field.selectOption(option);
  }

  /** A part that is folded is opened, which counts. */
  async open(part: Locator): Promise<void> {
    if (!(await part.evaluate((one) => one.querySelector('details')?.open === true))) {
      await this.press(part.locator('summary').first());
    }
  }

  save(button: string): ReturnType<typeof saved> {
    this.count += 1;
    return saved(this.page, button);
  }

  /** What was done since the last time. */
  counted(): number {
    const done = this.count;
    this.count = 0;
    return done;
  }
}

for (const width of sampleOf([1280, 360], 1)) {
  test(`twelve points: the first month, the next, and a correction, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({width, height: 900});
    const hands = new Hands(page);
    const part = (id: string): Locator => page.locator(`section[aria-labelledby=${id}]`);
    // What stands above the parts, which a phone has folded.
    const settled = (month: string): Promise<void> =>
      expect(page.getByRole('heading', {name: month, exact: true})).toBeVisible({timeout: 60_000});
    const statements = 'Zestawienia w pliku ZIP (DOCX, TXT, CSV)';
    const books = 'Tabela do księgowości (CSV)';
    const next = 'Plik miesiąca na następny raz';
    await page.goto('/rozlicz-miesiac');

    await hands.files([list, ...filesOf('2026-05', 31)]);
    await settled('maj 2026');
    const rates = part('stawki');
    await hands.open(rates);
    await hands.press(rates.getByRole('button', {name: 'Dodaj stawki'}));
    await hands.press(rates.getByRole('button', {name: 'Nadaj stawki G11 PGE: Domy'}));
    await hands.press(rates.getByText('Dodaj stawki z taryfy'));
    await hands.choose(rates.getByLabel('Grupa taryfowa'), 'C11');
    await hands.type(rates.getByRole('spinbutton', {name: 'Cena energii czynnej'}), '0,62');
    await hands.press(rates.getByRole('button', {name: 'Dodaj stawki'}));
    const firms = rates.getByRole('listitem').filter({hasText: 'C11 PGE'});
    await hands.press(firms.getByRole('button', {name: 'Nadaj wszystkim bez stawek (5)'}));
    await hands.press(rates.getByText('Cena wewnętrzna i sporne przepisy'));
    await hands.type(
      rates.getByRole('spinbutton', {name: 'Cena energii wspólnej'}).first(),
      '0,30',
    );
    await expect(page.getByText('kwota jest niepełna')).toHaveCount(0);
    await hands.open(part('wydaj'));
    expect((await hands.save(statements)).name).toBe('zestawienia-2026-05.zip');
    expect((await hands.save(books)).text).toContain('2026-05;Gmina;szkoła');
    const file = await hands.save(next);
    expect(file.name).toBe('spoldzielnia-2026-05.json');
    const first = hands.counted();
    expect(first).toBeLessThanOrEqual(25);

    await hands.files([textFile(file.name, file.text), ...filesOf('2026-06', 30)]);
    await settled('czerwiec 2026');
    await hands.open(part('wydaj'));
    expect((await hands.save(statements)).name).toBe('zestawienia-2026-06.zip');
    expect((await hands.save(books)).text).toContain('2026-06;Gmina;szkoła');
    expect((await hands.save(next)).name).toBe('spoldzielnia-2026-06.json');
    const second = hands.counted();
    expect(second).toBeLessThanOrEqual(8);

    await hands.files(fileOf(0, '2026-05', 31, {ending: ' korekta', part: 0.9}));
    await expect(part('pliki')).toContainText('dwie wartości jednej godziny');
    await hands.open(part('pliki'));
    await hands.press(page.getByRole('button', {name: 'Licz nowsze'}));
    await hands.press(page.getByRole('button', {name: 'Rozlicz od nowa: maj 2026 i następne'}));
    await hands.open(part('wydaj'));
    await expect(page.getByLabel('Miesiące w zestawieniach i tabeli')).toBeVisible();
    expect((await hands.save(statements)).name).toBe('zestawienia-2026-05--2026-06.zip');
    const corrected = hands.counted();
    expect(corrected).toBeLessThanOrEqual(5);
    test.info().annotations.push({
      type: 'actions',
      description: `${first}, ${second}, ${corrected}`,
    });
    await expectFits(page);
  });
}
