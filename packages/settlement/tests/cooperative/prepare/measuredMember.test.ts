import fc from 'fast-check';
import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {settlementInput} from '../../../src/cooperative/description/schema';
import {sum} from '../../../src/split';
import {calculated, descriptionWith, rates, type Calculated} from '../../samples/calculation';
import {hoursOf, unwrap} from '../../samples/settlement';

const hours = 8760;
const year = (at: (hour: number) => number): number[] =>
  Array.from({length: hours}, (_, h) => at(h));
const isDay = (hour: number): boolean => hour % 24 >= 8 && hour % 24 < 16;

const described = (...members: readonly object[]): object =>
  descriptionWith({
    members: members.map((member, index) => ({id: `m${index}`, tariff: 'g11', ...member})),
  });

const settled = (...members: readonly object[]): Calculated => calculated(described(...members));
const coverageOf = ({report}: Calculated): {status: string; text: string} | undefined =>
  report.conditions.find(({id}) => id === 'coverage');

describe('Planned sources on top of readings', () => {
  const use = year((hour) => (isDay(hour) ? 3 : 1));
  const sources = [{kind: 'pv', kw: 12}];
  const battery = {kwh: 10, kw: 5};

  test.each([
    ['panels', {sources}],
    ['panels and a battery', {sources, battery}],
    ['wind', {sources: [{kind: 'wind', kw: 5}], battery}],
  ])('give with %s the same as behind the same use', (_, behind) => {
    const measured = settled({withdrawnKwh: use, ...behind}).report;
    const modelled = settled({consumptionKwh: use, ...behind}).report;
    expect(measured.settlement).toEqual(modelled.settlement);
    expect(measured.conditions).toEqual(modelled.conditions);
  });

  test('change nothing where nothing is planned', () => {
    const meter = {
      withdrawnKwh: use,
      injectedKwh: year((hour) => (isDay(hour) ? 2 : 0)),
      sourceKw: 20,
    };
    const none = {sources: [{kind: 'pv', kw: 0}], battery: {kwh: 0, kw: 0}};
    expect(settled({...meter, ...none}).report.settlement.totals).toEqual(
      settled(meter).report.settlement.totals,
    );
  });

  test('take from each hour what they generate, whatever the meter gave before', () => {
    const amount = fc.double({min: 0, max: 5, noNaN: true});
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, amount, amount), {minLength: 1, maxLength: 48}),
        fc.constantFrom(0.8, 1, 1.3),
        (rows, factor) => {
          const column = (at: 0 | 1 | 2): number[] => rows.map((row) => row[at]);
          const {hoursAt} = unwrap(
            prepareCooperative(
              settlementInput.parse(
                described({
                  withdrawnKwh: column(0),
                  injectedKwh: column(1),
                  sources: [{kind: 'own', kw: 5, kwh: column(2)}],
                }),
              ),
              {rates: rates.rates},
            ),
          );
          const [meter] = hoursAt(factor).map(hoursOf);
          rows.forEach(([withdrawn, injected, planned], hour) => {
            const balance = (meter?.withdrawn[hour] ?? 0) - (meter?.injected[hour] ?? 0);
            expect(balance).toBeCloseTo(withdrawn - (injected + planned) * factor, 9);
            expect(
              Math.min(meter?.withdrawn[hour] ?? -1, meter?.injected[hour] ?? -1),
            ).toBeGreaterThanOrEqual(0);
          });
        },
      ),
    );
  });

  test('that are marked as running are not added, only their power counts', () => {
    const readings = {startUtc: '2025-12-31T23:00Z', withdrawn: use};
    const running = settled({readings, sources, battery, sourcesMeasured: true});
    const plain = settled({readings, sourceKw: 12});
    expect(running.report.settlement.totals).toEqual(plain.report.settlement.totals);
    expect(running.report.sourceKw).toBe(12);
  });
});

describe('Coverage of the use behind meters', () => {
  // By day the panels give 6 kWh, of which 2 are used at once; by night 2 kWh are drawn: 80 % of 2.5 kWh a day-hour.
  const withdrawnKwh = year((hour) => (isDay(hour) ? 0 : 1.5));
  const injectedKwh = year((hour) => (isDay(hour) ? 2 : 0));
  const generationKwh = year((hour) => (isDay(hour) ? 4 : 0));
  const coverage = (4 * 8) / (2 * 8 + 1.5 * 16);

  test('counts measured generation against all use', () => {
    const found = settled({withdrawnKwh, injectedKwh, generationKwh});
    expect(coverage).toBe(0.8);
    expect(found.report.settlement.indicators.coverage).toBeCloseTo(coverage, 9);
    expect(coverageOf(found)).toMatchObject({
      status: 'met',
      text: expect.stringMatching(/^Instalacje pokrywają w ciągu roku (80|79,9)%/) as string,
    });
  });

  test('needs only the sum of the generation', () => {
    const found = settled({withdrawnKwh, injectedKwh, totalGenerationKwh: 4 * 8 * 365});
    expect(found.report.settlement.indicators.coverage).toBeCloseTo(coverage, 9);
    expect(found.report.settlement.indicators.selfUse).toBeCloseTo(0.5, 9);
    expect(coverageOf(found)).toMatchObject({status: 'met'});
  });

  test('is unknown from the exchange with the grid alone', () => {
    const found = settled({withdrawnKwh, injectedKwh});
    expect(found.report.settlement.indicators.coverage).toBeNull();
    expect(coverageOf(found)).toMatchObject({
      status: 'unknown',
      text: expect.stringMatching(
        /^Brak danych: odczyty pokazują tylko wymianę z siecią/,
      ) as string,
    });
  });

  test('is known without any source behind the meter', () => {
    const found = settled({withdrawnKwh});
    expect(coverageOf(found)).toMatchObject({
      status: 'notMet',
      text: expect.stringContaining(' 0%') as string,
    });
  });

  test('is settled by planned sources that are surely enough', () => {
    const found = settled(
      {withdrawnKwh, injectedKwh},
      {
        consumptionKwh: year(() => 0),
        sources: [{kind: 'own', kw: 9, kwh: year(() => 2)}],
      },
    );
    expect(coverageOf(found)).toMatchObject({
      status: 'met',
      text: expect.stringContaining('co najmniej 100%') as string,
    });
  });

  test('money does not depend on what is known of the generation', () => {
    const {totals: plain} = settled({withdrawnKwh, injectedKwh}).report.settlement;
    const {totals: known} = settled({withdrawnKwh, injectedKwh, generationKwh}).report.settlement;
    expect(known.inCooperative).toBe(plain.inCooperative);
    expect(known.aloneWithSources).toBe(plain.aloneWithSources);
    // What would be bought without own panels is known only with them.
    expect(known.alone).toBeGreaterThan(plain.alone);
  });

  test('a sunnier year changes measured generation as a whole', () => {
    const {hoursAt} = unwrap(
      prepareCooperative(
        settlementInput.parse(described({withdrawnKwh, injectedKwh, generationKwh})),
        {
          rates: rates.rates,
        },
      ),
    );
    const [sunny] = hoursAt(1.5).map(hoursOf);
    const [dark] = hoursAt(0.25).map(hoursOf);
    expect(sum(sunny?.injected ?? new Float64Array())).toBeCloseTo(4 * 8 * 365, 6);
    expect(dark?.withdrawn[12]).toBeCloseTo(1, 9);
    expect(dark?.injected[12]).toBe(0);
  });
});
