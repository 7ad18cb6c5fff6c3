import {inputRows} from '@site/src/domain/calculator/tables/inputRows';
import {pictureContent} from '@site/src/domain/calculator/answer/pictureContent';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {
  calculated,
  rates,
  school,
} from '../../../../../packages/settlement/tests/samples/calculation';

function settledOf(changes: object = {}): Settled {
  const {report, answer} = calculated({
    year: 'steady',
    members: [{...school(30), battery: {kwh: 20, kw: 10}}],
    tariffs: {g11: {kind: 'g11', operator: 'enea', energy: 0.5}},
    ...changes,
  });
  return {answer: answer(), report, rates: rates.rates, today: '2026-11-21'};
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const whole = settledOf();

describe('What was settled, on paper', () => {
  test('names use, sources, tariffs with their operator, time and where the data come from', () => {
    expect(inputRows(whole).map(([name, text]) => `${name}: ${plain(text)}`)).toEqual([
      'Punkty poboru: 1. Zużycie w roku: 60 000 kWh.',
      'Źródła energii: Panele fotowoltaiczne 30 kWp',
      'Magazyny: 20 kWh',
      'Operator i taryfy: g11 (Enea): energia 0,5 zł/kWh netto',
      'Czas: 01.01.2026–31.12.2026, godzin: 8 760, kolejny rok spółdzielni. Stawki z dnia 01.01.2026.',
      'Skąd dane: Profile zużycia i przykładowy rok pogody (nr 1), a nie pomiar: 1.',
    ]);
  });

  test('names the municipalities first, if they are known', () => {
    const places = [
      {teryt: '280905', name: 'Lelkowo'},
      {teryt: '280906', name: 'Lidzbark Warmiński'},
    ];
    const rowsFor = (count: number) =>
      inputRows(
        settledOf({
          cooperative: {
            places: places.slice(0, count),
            municipalities: places.slice(0, count).map(() => 'rural'),
          },
        }),
      );
    expect(rowsFor(1)[0]).toEqual(['Gmina', 'Lelkowo']);
    expect(rowsFor(2)[0]).toEqual(['Gminy', 'Lelkowo, Lidzbark Warmiński']);
  });

  test('says what was measured', () => {
    const hours = new Array<number>(744).fill(1);
    const rows = new Map(
      inputRows(settledOf({members: [{id: 'A', withdrawnKwh: hours, tariff: 'g11'}]})),
    );
    expect(plain(rows.get('Punkty poboru') ?? '')).toBe(
      '1. Zużycie w czasie rozliczenia: 744 kWh.',
    );
    expect(rows.get('Skąd dane')).toBe('Odczyty z liczników: 1.');
    // A month is nobody's first year.
    expect(plain(rows.get('Czas') ?? '')).toBe(
      '01.01.2026–31.01.2026, godzin: 744. Stawki z dnia 01.01.2026.',
    );
    expect(rows.get('Źródła energii')).toBe('brak');
  });

  test('tells planned panels beside readings from a measurement, and what works from what is planned', () => {
    const hours = new Array<number>(744).fill(1);
    const rows = new Map(
      inputRows(
        settledOf({
          members: [
            {
              id: 'A',
              withdrawnKwh: hours,
              tariff: 'g11',
              sourceKw: 66,
              sources: [{kind: 'pv', kw: 24}],
            },
          ],
        }),
      ),
    );
    expect(plain(rows.get('Źródła energii') ?? '')).toBe(
      'Panele fotowoltaiczne 24 kWp, działające już: 66 kW',
    );
    expect(rows.get('Skąd dane')).toBe(
      'Odczyty z liczników: 1. Produkcja planowanych źródeł: model, przykładowy rok pogody (nr 1).',
    );
  });

  test('calls rates of G11 that stand in for another group what they are, and leaves out groups nobody has', () => {
    const rows = new Map(
      inputRows(
        settledOf({
          members: [{...school(30), tariff: 'C21'}],
          tariffs: {
            C21: {kind: 'g11', operator: 'enea', energy: 0.5, group: 'C21'},
            C11: {kind: 'g11', operator: 'enea', energy: 0.5, group: 'C11'},
          },
        }),
      ),
    );
    expect(plain(rows.get('Operator i taryfy') ?? '')).toBe(
      'C21 (Enea, przykładowe stawki G11): energia 0,5 zł/kWh netto',
    );
  });
});

describe('The answer as a picture', () => {
  const place = {host: 'example.pl', pathname: '/kalkulator'};

  test('has three numbers and an address that can be copied', () => {
    const short = `https://example.pl/kalkulator#kto=wies&moc=30`;
    const content = pictureContent(whole.answer, {...place, href: short});
    expect(content.figures).toHaveLength(3);
    // One school is no cooperative, so no saving is the headline.
    expect(content.sentence).toMatch(/^W tym kształcie spółdzielnia energetyczna nie może działać/);
    expect(content.figures[0]?.name).toBe('rocznie dodaje spółdzielnia, gdyby mogła działać');
    expect(content.address).toBe('example.pl/kalkulator#kto=wies&moc=30');
  });

  test('leaves out an address that is too long', () => {
    const href = `https://example.pl/kalkulator#d=${'x'.repeat(200)}`;
    expect(pictureContent(whole.answer, {...place, href}).address).toBe('example.pl/kalkulator');
  });
});
