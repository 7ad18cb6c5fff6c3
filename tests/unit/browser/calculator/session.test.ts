import {dataFiles} from '@site/src/content/data/dataFiles';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {readDescription} from '@cooperative/settlement/read';
import {powerFactors} from '@cooperative/settlement/answer';
import {CalculatorSession, type CalculatorAnswer} from '@site/src/browser/calculator/session';
import {unwrap} from '../../../../packages/settlement/tests/samples/settlement';

const {rates} = dataFiles('.').rates.value;

// A year is settled many times over for the ranges and the curve.
jest.setTimeout(60_000);

function describe3(kw: number): CooperativeInput {
  const result = readDescription(
    JSON.stringify({
      version: 1,
      start: '2026-01-01T00:00:00+01:00',
      period: 'month',
      year: 'steady',
      members: [
        {
          id: 'szkoła',
          profile: {kind: 'school', annualKwh: 60_000},
          sources: [{kind: 'pv', kw}],
          tariff: 'g11',
        },
        {id: 'dom', profile: {kind: 'household', annualKwh: 4000}, tariff: 'g11'},
      ],
      tariffs: {g11: {kind: 'g11', operator: 'enea'}},
      prices: {market: {kind: 'monthly', zlPerMwh: new Array<number>(12).fill(300)}},
    }),
  );
  if (!result.ok) {
    throw new Error(JSON.stringify(result.errors));
  }
  return result.value;
}

function opened(): CalculatorSession {
  const session = new CalculatorSession();
  session.open(rates);
  return session;
}

async function settled(input: CooperativeInput): Promise<readonly CalculatorAnswer[]> {
  const answers: CalculatorAnswer[] = [];
  await opened().settle(input, (answer) => answers.push(answer));
  return answers;
}

/** A clock that goes on by so much whenever it is read. */
function clockWithSteps(ms: number): jest.SpyInstance<number> {
  let now = 0;
  return jest.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

const kinds = (answers: readonly CalculatorAnswer[]): string[] => answers.map(({kind}) => kind);

describe('A calculator session', () => {
  test('answers the quickest part first, and a curve through the planned power', async () => {
    const answers = await settled(describe3(40));
    expect(kinds(answers).slice(0, 2)).toEqual(['report', 'ranges']);
    const [first, second] = answers;
    const last = answers.at(-1);
    if (first?.kind !== 'report' || second?.kind !== 'ranges' || last?.kind !== 'curve') {
      throw new Error('wrong answers');
    }
    const {totals} = first.report.settlement;
    const {alone, netBilling} = second.ranges;
    expect(alone.base).toBeCloseTo((totals.alone - totals.inCooperative) / 100, 6);
    expect(alone.low).toBeLessThan(alone.base);
    expect(netBilling?.base).toBeCloseTo(
      ((totals.netBilling ?? Number.NaN) - totals.inCooperative) / 100,
      6,
    );
    expect(last.points).toHaveLength(10);
    expect(last.points.find(({kw}) => kw === 40)?.savingZl).toBeCloseTo(alone.base, 6);
  });

  test('computes a curve of fewer points for many members, and reports progress when it takes long', async () => {
    const clock = clockWithSteps(600);
    const input = describe3(40);
    const consumptionKwh = new Array<number>(8760).fill(2);
    const members = Array.from({length: 201}, (_, index) => ({
      id: `dom ${index}`,
      consumptionKwh,
      sources: [{kind: 'pv' as const, kw: 5, tilt: 35, azimuth: 180}],
      tariff: 'g11',
    }));
    const answers = await settled({...input, members, prices: undefined});
    expect(answers.at(-1)).toMatchObject({
      kind: 'curve',
      points: powerFactors(201).map((factor) => ({kw: 1005 * factor})),
    });
    expect(powerFactors(201).length).toBeLessThan(powerFactors(200).length);
    expect(answers.filter(({kind}) => kind === 'progress')).toHaveLength(6);
    clock.mockRestore();
  });

  test('a report says what was settled of readings, without their hours', () => {
    const input = describe3(40);
    const readings = {
      startUtc: '2026-01-09T23:00Z',
      withdrawn: new Float64Array(72).fill(1),
      injected: new Float64Array(72),
    };
    const members = input.members.map((member, index) =>
      index === 0 ? {...member, profile: undefined, sources: undefined, readings} : member,
    );
    const report = unwrap(opened().compare({...input, members, prices: undefined}));
    expect(report.input).toMatchObject({start: '2026-01-09T23:00:00.000Z', year: 'first'});
    expect(report.input.members[0]?.readings).toBeUndefined();
  });

  test('hours of the report add up to the balance of the periods', () => {
    const {flows, settlement} = unwrap(opened().compare(describe3(40)));
    const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);
    const {balance} = settlement.energy;
    expect(sum(flows.shared)).toBeCloseTo(sum(balance.sharedKwh), 6);
    expect(sum(flows.fromGrid)).toBeCloseTo(sum(balance.importKwh), 6);
    expect(sum(flows.toGrid)).toBeCloseTo(sum(balance.exportKwh), 6);
    const {consumptionKwh, ownUseKwh} = settlement.indicators;
    expect(sum(flows.ownUse)).toBeCloseTo(ownUseKwh, 6);
    expect(sum(flows.ownUse) + sum(flows.shared) + sum(flows.fromGrid)).toBeCloseTo(
      consumptionKwh,
      6,
    );
  });

  test('a newer question cancels an older one', async () => {
    const session = opened();
    const answers: CalculatorAnswer[] = [];
    const older = session.settle(describe3(10), () => {
      throw new Error('It goes on.');
    });
    const newer = session.settle(describe3(20), (answer) => answers.push(answer));
    await Promise.all([older, newer]);
    expect(answers.at(-1)).toMatchObject({kind: 'curve'});
  });

  test('a newer question cancels the ranges of an older one between two years', async () => {
    const session = opened();
    const older: CalculatorAnswer[] = [];
    const answers: CalculatorAnswer[] = [];
    let newer: Promise<void> | undefined;
    const clock = clockWithSteps(600);
    await session.settle(describe3(10), (answer) => {
      older.push(answer);
      newer = session.settle(describe3(20), (later) => answers.push(later));
    });
    await newer;
    clock.mockRestore();
    expect(kinds(older)).toEqual(['report']);
    expect(answers.at(-1)).toMatchObject({kind: 'curve'});
  });

  test.each([
    ['soon are told together with their report', 0, ['report', 'ranges']],
    ['late are told after it', 600, ['report']],
  ])('ranges that come %s', async (_, stepMs, expected) => {
    const answers: CalculatorAnswer[] = [];
    let atOnce: readonly string[] = [];
    const clock = clockWithSteps(stepMs);
    await opened().settle(describe3(10), (answer) => {
      answers.push(answer);
      if (answer.kind === 'report') {
        queueMicrotask(() => {
          atOnce = kinds(answers);
        });
      }
    });
    clock.mockRestore();
    expect(atOnce).toEqual(expected);
    expect(kinds(answers).slice(0, 2)).toEqual(['report', 'ranges']);
  });

  test('returns the members of an hour, whose parts add up', () => {
    const session = opened();
    const {flows} = unwrap(session.compare(describe3(40)));
    const hour = flows.shared.findIndex((kwh) => kwh > 0);
    const members = unwrap(session.membersInHour(describe3(40), hour));
    expect(members.map(({id}) => id)).toEqual(['szkoła', 'dom']);
    const total = (of: 'received' | 'delivered'): number =>
      members.reduce((all, member) => all + member[of], 0);
    expect(total('received')).toBeGreaterThan(0);
    expect(total('received')).toBeCloseTo(total('delivered'), 9);
  });

  test('writes every hour with a decimal comma', () => {
    const rows = unwrap(opened().hoursCsv(describe3(40)))
      .trimEnd()
      .split('\r\n');
    expect(rows).toHaveLength(8761);
    expect(rows[0]).toContain('szkoła_pobor_kWh;szkoła_oddanie_kWh;dom_pobor_kWh');
    expect(rows[1]).toMatch(/^2025-12-31 23:00;2026-01-01;0;\d+,\d{3};/);
  });

  test('names the field of a wrong input and computes nothing', async () => {
    const answers = await settled({...describe3(40), ratesDay: '2031-01-01'});
    expect(kinds(answers)).toEqual(['errors']);
    expect(JSON.stringify(answers)).toContain('01.01.2031');
  });

  test('reads a saved file, or says in Polish what is wrong with it', async () => {
    const result = await opened().readDescription('{"version": 2}');
    expect(result).toMatchObject({
      ok: false,
      errors: expect.arrayContaining([expect.objectContaining({field: 'version'})]) as unknown,
    });
  });
});
