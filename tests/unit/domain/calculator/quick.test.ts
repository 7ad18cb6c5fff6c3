import fc from 'fast-check';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {prepareCooperative} from '@cooperative/settlement/description';
import {reportOf} from '@cooperative/settlement/answer';
import {
  knownMarket,
  knownMarketYear,
  newestRatesDay,
  startDay,
} from '@site/src/domain/calculator/defaults';
import {presetIds, presets} from '@site/src/domain/calculator/presets';
import {
  changeQuick,
  cooperativeOfQuick,
  quickOf,
  readQuick,
  writeQuick,
  type QuickInput,
} from '@site/src/domain/calculator/quick';
import {withMonths} from '@site/src/domain/calculator/members/monthlyUse';
import {readDescription} from '@cooperative/settlement/read';
import {operators} from '@cooperative/settlement/rates';
import type {Area} from '@site/src/domain/place/area';

const dated = dataFiles('.').rates.value;
const gmina = quickOf(dated);

describe('Presets', () => {
  test.each(presetIds)('„%s” shares out all of the use and all of the panels', (id) => {
    const {members} = presets[id];
    expect(members.reduce((all, {use}) => all + use, 0)).toBeCloseTo(100, 9);
    expect(members.reduce((all, {panels}) => all + panels, 0)).toBeCloseTo(100, 9);
    expect(new Set(members.map(({name}) => name)).size).toBe(members.length);
  });

  test.each(presetIds)('„%s” covers about the 70 percent that the law requires', (id) => {
    const input = cooperativeOfQuick(quickOf(dated, id), dated);
    const prepared = input && prepareCooperative(input, {rates: dated.rates});
    const report = prepared?.ok ? reportOf(prepared.value) : null;
    const coverage = report?.ok ? report.value.settlement.indicators.coverage : null;
    expect(coverage).toBeGreaterThanOrEqual(0.7);
    expect(coverage).toBeLessThan(0.75);
  });
});

describe('The cooperative of five fields', () => {
  test.each(operators)('can be settled with the rates of %s', (operator) => {
    const input = cooperativeOfQuick(quickOf(dated, 'wies', operator), dated);
    const prepared = input && prepareCooperative(input, {rates: dated.rates});
    expect(prepared?.ok && reportOf(prepared.value).ok).toBe(true);
  });

  test('uses and has exactly what was entered', () => {
    const input = cooperativeOfQuick({...gmina, annualKwh: 123_457, kwp: 77.7}, dated);
    const members = input?.members ?? [];
    const use = members.reduce((all, {profile}) => all + (profile?.annualKwh ?? 0), 0);
    const power = members.reduce((all, {sources}) => all + (sources?.[0]?.kw ?? 0), 0);
    expect(use).toBeCloseTo(123_457, 1);
    expect(power).toBeCloseTo(77.7, 1);
  });

  test.each([
    ['326401', 'north'],
    ['186201', 'southEast'],
    ['146501', 'centre'],
  ] as const)('has the sun of the part of Poland of its municipality: %s', (teryt, region) => {
    const places = [{teryt, name: 'Gmina'}];
    const area: Area = {places, municipalities: ['rural']};
    expect(cooperativeOfQuick({...gmina, area}, dated)?.region).toBe(region);
  });

  test('uses in every month what the bills of all members say', () => {
    const monthlyKwh = [30_011, 26_000, 24_000, 19_000, 16_000, 14_000].flatMap((kwh) => [
      kwh,
      kwh,
    ]);
    const quick = changeQuick(dated, gmina, withMonths(gmina, monthlyKwh));
    const input = cooperativeOfQuick(quick, dated);
    expect(quick.annualKwh).toBe(258_022);
    monthlyKwh.forEach((kwh, month) => {
      const used = input?.members.map(({profile}) => profile?.monthlyKwh?.[month] ?? 0) ?? [];
      expect(used.reduce((all, own) => all + own, 0)).toBeCloseTo(kwh, 1);
    });
    const prepared = input && prepareCooperative(input, {rates: dated.rates});
    const report = prepared?.ok ? reportOf(prepared.value) : null;
    const indicators = report?.ok ? report.value.settlement.indicators : null;
    expect(indicators?.consumptionKwh).toBeCloseTo(258_022, 1);
    expect(readDescription(JSON.stringify(input)).ok).toBe(true);
  });

  test('waits for every month, and keeps the bills but not beside a composition', () => {
    const some = {...gmina, monthlyKwh: [null, ...Array<number>(11).fill(10_000)]};
    expect(cooperativeOfQuick(some, dated)).toBeNull();
    expect(changeQuick(dated, some, {who: 'wies'})).toMatchObject({
      monthlyKwh: some.monthlyKwh,
      annualKwh: gmina.annualKwh,
    });
    const counts = [{id: 'szkola', count: 1, annualKwh: 72_000}] as const;
    expect(changeQuick(dated, some, {members: counts}).monthlyKwh).toBeUndefined();
  });

  test('has the rates of the group of each bill, of another operator where its own are not known', () => {
    const input = cooperativeOfQuick({...gmina, energyPrice: 0.71}, dated);
    const read = {kind: 'group', energy: 0.71};
    expect(input?.tariffs).toEqual({
      C11: {...read, group: 'C11', operator: 'pge'},
      C21: {...read, group: 'C21', operator: 'enea', grid: 'pge'},
      C11o: {...read, group: 'C11o', operator: 'enea', grid: 'pge'},
    });
    expect(input?.members.map(({tariff}) => tariff)).toEqual(['C21', 'C11', 'C11', 'C21', 'C11o']);
  });

  test('leaves households the prices of their seller until one is typed', () => {
    const homes = quickOf(dated, 'osiedle');
    const group = {kind: 'group', group: 'G11', operator: 'pge'};
    expect(cooperativeOfQuick(homes, dated)?.tariffs).toEqual({G11: group});
    expect(cooperativeOfQuick({...homes, energyPrice: 0.6}, dated)?.tariffs).toEqual({
      G11: {...group, energy: 0.6},
    });
  });

  test('starts a municipality with the price of tenders, everyone else with that of households', () => {
    expect(quickOf(dated).energyPrice).toBe(0.4665);
    expect(quickOf(dated, 'wies').energyPrice).toBe(0.4982);
    expect(changeQuick(dated, gmina, {who: 'wies'}).energyPrice).toBe(0.4982);
    expect(changeQuick(dated, {...gmina, energyPrice: 0.7}, {who: 'wies'}).energyPrice).toBe(0.7);
  });

  const levelsOf = (input: ReturnType<typeof cooperativeOfQuick>): readonly number[] => {
    const prepared = input && prepareCooperative(input, {rates: dated.rates});
    const report = prepared?.ok ? reportOf(prepared.value) : null;
    const totals = report?.ok ? report.value.settlement.totals : null;
    const {alone = 0, aloneWithSources = 0, netBilling = 0, inCooperative = 0} = totals ?? {};
    return [alone, aloneWithSources, netBilling ?? 0, inCooperative].map(
      (grosze) => Math.round(grosze / 10_000) / 10,
    );
  };

  test('keeps the four costs of the default cooperative', () => {
    expect(levelsOf(cooperativeOfQuick(gmina, dated))).toEqual([229.7, 149.5, 127.3, 95]);
  });

  test('of the four, only net-billing rests on market prices: one June for the whole summer makes it dearer', () => {
    const input = cooperativeOfQuick(gmina, dated);
    const winter = 442.99;
    const summer = Array<number>(6).fill(136.3);
    const zlPerMwh = [480.01, winter, winter, ...summer, winter, 382.88, 466.08];
    const market = {kind: 'monthly' as const, zlPerMwh};
    expect(levelsOf(input && {...input, prices: {...input.prices, market}})).toEqual([
      229.7, 149.5, 131, 95,
    ]);
  });

  test('has no investment while no cost is entered', () => {
    expect(cooperativeOfQuick(gmina, dated)?.finance).toBeUndefined();
    expect(cooperativeOfQuick({...gmina, costZl: 500_000}, dated)?.finance?.costZl).toBe(500_000);
    expect(cooperativeOfQuick({...gmina, annualCostZl: 9000}, dated)?.finance).toMatchObject({
      costZl: 0,
      annualCostZl: 9000,
    });
  });

  test.each(['annualKwh', 'kwp', 'energyPrice'] as const)('waits for %s', (field) => {
    expect(cooperativeOfQuick({...gmina, [field]: null}, dated)).toBeNull();
  });

  test('has no sources without panels', () => {
    const input = cooperativeOfQuick({...gmina, kwp: 0}, dated);
    expect(input?.members.every(({sources}) => sources === undefined)).toBe(true);
  });
});

describe('Market prices and dates of a new description', () => {
  test('are those of the latest year of which all twelve are known: none is assumed', () => {
    const months = knownMarketYear(dated);
    expect(months.map(({month}) => month)).toEqual(
      Array.from({length: 12}, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`),
    );
    expect(knownMarket(dated)).toEqual({
      kind: 'monthly',
      zlPerMwh: months.map(({value}) => value),
    });
    expect(cooperativeOfQuick(gmina, dated)?.range).toBeUndefined();
  });

  test('never come from a year with a month missing', () => {
    const marketPrices = dated.marketPrices.filter(({month}) => month !== '2025-06');
    expect(knownMarketYear({...dated, marketPrices})[0]?.month).toBe('2024-01');
    const one = dated.marketPrices.slice(0, 1);
    expect(() => knownMarketYear({...dated, marketPrices: one})).toThrow('of no year');
  });

  test('starts in the year of the rates', () => expect(startDay(dated)).toBe('2026-01-01'));

  test('takes the newest rates of that year', () => {
    expect(newestRatesDay(dated)).toBe('2026-10-01');
    expect(cooperativeOfQuick(gmina, dated)?.ratesDay).toBe('2026-10-01');
  });
});

describe('Another preset or operator', () => {
  test('brings its own numbers unless they were changed', () => {
    const next = changeQuick(dated, gmina, {who: 'firmy'});
    expect(next).toMatchObject({annualKwh: presets.firmy.annualKwh, kwp: presets.firmy.kwp});
    expect(changeQuick(dated, quickOf(dated, 'wies'), {operator: 'stoen'}).energyPrice).toBe(0.5);
  });

  test('keeps what was entered', () => {
    const own = {...gmina, annualKwh: 99_000, energyPrice: 0.6};
    expect(changeQuick(dated, own, {who: 'wies', operator: 'enea'})).toMatchObject({
      annualKwh: 99_000,
      kwp: presets.wies.kwp,
      energyPrice: 0.6,
    });
  });
});

describe('The address of five fields', () => {
  const quick: fc.Arbitrary<QuickInput> = fc.record({
    who: fc.constantFrom(...presetIds),
    annualKwh: fc.integer({min: 100, max: 100_000_000}),
    kwp: fc.double({min: 0, max: 100_000, noNaN: true}).map((kw) => Number(kw.toFixed(2))),
    operator: fc.constantFrom(...operators),
    energyPrice: fc.double({min: 0, max: 10, noNaN: true}).map((zl) => Number(zl.toFixed(4))),
    costZl: fc.option(fc.integer({min: 0, max: 1_000_000_000})),
    annualCostZl: fc.option(fc.integer({min: 0, max: 1_000_000_000})),
    cooperativeZl: fc.option(fc.integer({min: 0, max: 1_000_000_000})),
    annualYield: fc.option(fc.integer({min: 100, max: 1500})),
  });

  test('has the months of the bills', () => {
    const monthlyKwh = Array.from({length: 12}, (_, month) => (month === 3 ? null : month * 100.5));
    const read = (quickInput: QuickInput): QuickInput | null =>
      readQuick(new URLSearchParams(writeQuick(quickInput)), dated);
    expect(read({...gmina, monthlyKwh})).toEqual({...gmina, monthlyKwh});
    const full = changeQuick(dated, gmina, withMonths(gmina, Array<number>(12).fill(1000)));
    expect(read(full)).toEqual({...gmina, ...full, annualKwh: 12_000});
    expect(readQuick(new URLSearchParams('miesiace=1,2,3'), dated)).toBeNull();
  });

  test('says that it is the first year, and nothing of a later one', () => {
    const address = writeQuick({...gmina, isFirstYear: true});
    expect(address).toContain('rok=pierwszy');
    const read = readQuick(new URLSearchParams(address), dated);
    expect(read).toEqual({...gmina, isFirstYear: true});
    expect(read && cooperativeOfQuick(read, dated)?.year).toBe('first');
    expect(writeQuick(gmina)).not.toContain('rok=');
    expect(cooperativeOfQuick(gmina, dated)?.year).toBe('steady');
    expect(readQuick(new URLSearchParams('rok=drugi'), dated)).toBeNull();
  });

  test('has the municipalities, their kinds and whether they border one another', () => {
    const area = {
      places: [
        {teryt: '020102', name: 'Bolesławiec'},
        {teryt: '021203', name: 'Lwówek Śląski'},
      ],
      municipalities: ['rural' as const, 'urbanRural' as const],
      adjacent: true,
    };
    const address = writeQuick({...gmina, area});
    const read = readQuick(new URLSearchParams(address), dated);
    expect(read).toEqual({...gmina, area});
    expect(read && cooperativeOfQuick(read, dated)?.cooperative).toMatchObject({
      ...area,
      gridOperators: 1,
    });
    expect(readQuick(new URLSearchParams('gmina=020102-9-Bolesławiec'), dated)).toBeNull();
    expect(
      readQuick(new URLSearchParams('gmina=020102-2-Bolesławiec&sasiednie=moze'), dated),
    ).toBeNull();
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(quick, (written) => {
        expect(readQuick(new URLSearchParams(writeQuick(written)), dated)).toEqual(written);
      }),
    );
  });

  test('may contain only some of them, with numbers as people write them', () => {
    expect(readQuick(new URLSearchParams('kto=wies&moc=80,5&zuzycie=120 000'), dated)).toEqual({
      ...quickOf(dated, 'wies'),
      annualKwh: 120_000,
      kwp: 80.5,
    });
  });

  test.each([
    'kto=miasto',
    'osd=innogy',
    'zuzycie=dużo',
    'zuzycie=-5',
    'zuzycie=1e9',
    'moc=Infinity',
    'cena=99',
    'koszt=',
  ])('is refused if it says %s', (text) => {
    expect(readQuick(new URLSearchParams(text), dated)).toBeNull();
  });
});
