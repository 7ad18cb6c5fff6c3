import {
  prepareCooperative,
  type PreparedCooperative,
} from '../../../src/cooperative/prepare/prepareCooperative';
import {settleCooperative} from '../../../src/cooperative/settle';
import {reportOf} from '../../../src/cooperative/report';
import type {CalculationReport} from '../../../src/cooperative/shapes';
import {readDescription} from '../../../src/cooperative/description/readDescription';
import type {CooperativeInput} from '../../../src/cooperative/description/schema';
import {SeriesCache} from '../../../src/hours/seriesCache';
import {sameValue} from '@cooperative/polish';
import {descriptionWith, rates} from '../../samples/calculation';
import {unwrap} from '../../samples/settlement';

const described = unwrap(
  readDescription(
    JSON.stringify(
      descriptionWith({
        year: 'steady',
        members: [
          {
            id: 'szkoła',
            profile: {kind: 'school', annualKwh: 30_000},
            sources: [{kind: 'pv', kw: 30}],
            battery: {kwh: 10, kw: 5},
            tariff: 'dwie',
          },
          {id: 'lampy', profile: {kind: 'streetLighting', annualKwh: 9000}, tariff: 'dom'},
          {
            id: 'dom',
            profile: {kind: 'household', annualKwh: 4000},
            sources: [{kind: 'wind', kw: 2}],
            tariff: 'dom',
          },
        ],
        battery: {kwh: 20, kw: 10, tariff: 'dom'},
        tariffs: {
          dom: {kind: 'g11', operator: 'enea'},
          dwie: {
            kind: 'own',
            zones: [
              {name: 'dzień', energy: 0.6, network: 0.4},
              {name: 'noc', energy: 0.3, network: 0.1},
            ],
            schedule: {
              workday: Array.from({length: 24}, (_, hour) => Number(hour < 6)),
              freeDay: new Array<number>(24).fill(1),
            },
            capacity: {kind: 'perKwh'},
          },
        },
        prices: {market: {kind: 'monthly', zlPerMwh: new Array<number>(12).fill(300)}},
      }),
    ),
  ),
);

const withMember = (place: number, changed: object): CooperativeInput => ({
  ...described,
  members: described.members.map((member, index) =>
    index === place ? {...member, ...changed} : member,
  ),
});

const changes: Readonly<Record<string, CooperativeInput>> = {
  'a price': {
    ...described,
    tariffs: {...described.tariffs, dom: {kind: 'g11', operator: 'enea', energy: 0.7}},
  },
  'zones of a tariff': {
    ...described,
    tariffs: {
      ...described.tariffs,
      dwie: {
        ...described.tariffs?.dwie,
        schedule: undefined,
        zones: [{name: 'jedna', energy: 0.5, network: 0.2}],
      } as never,
    },
  },
  'use of a member': withMember(1, {profile: {kind: 'streetLighting', annualKwh: 8000, seed: 1}}),
  'power of panels': withMember(0, {sources: [{kind: 'pv', kw: 31, tilt: 35, azimuth: 180}]}),
  'a battery that is gone': withMember(0, {battery: undefined}),
  'panels that are gone': withMember(0, {sources: undefined}),
  'a tariff of a member': withMember(2, {tariff: 'dwie'}),
  'a member in front': {...described, members: [...described.members].reverse()},
  'a member less': {...described, members: described.members.slice(1)},
  'the weather': {...described, weatherSeed: 7},
  'the region': {...described, region: 'north'},
  'the year': {...described, start: '2025-01-01T00:00:00+01:00', ratesDay: '2026-01-01'},
  'the period': {...described, period: {hours: 24}, prices: undefined},
  'the battery of all': {...described, battery: undefined},
};

interface Answer {
  readonly report: CalculationReport;
  readonly corner: object;
}

const answerOf = (prepared: PreparedCooperative): Answer => ({
  report: unwrap(reportOf(prepared)),
  corner: unwrap(settleCooperative(prepared, {generation: 0.85, prices: 1.2})),
});

// Years of sun and use are generated again for some of the changes.
jest.setTimeout(60_000);

/** Jest's own comparison would take minutes over so many hours. */
function expectSame(found: Answer, wanted: Answer): void {
  expect(found.report.settlement.totals).toEqual(wanted.report.settlement.totals);
  expect(sameValue(found, wanted)).toBe(true);
}

const cache = new SeriesCache();
const before = unwrap(prepareCooperative(described, {rates: rates.rates, cache}));
/** Profiles and weather, the same for all. */
const shapes = new SeriesCache();

test.each(Object.entries(changes))(
  'after another value of %s the answer is the same as from scratch',
  (_, input) => {
    const first = answerOf(before);
    const after = unwrap(
      prepareCooperative(structuredClone(input), {rates: rates.rates, cache, before}),
    );
    const fresh = unwrap(prepareCooperative(input, {rates: rates.rates, cache: shapes}));
    expectSame(answerOf(after), answerOf(fresh));
    const back = unwrap(prepareCooperative(described, {rates: rates.rates, cache, before: after}));
    expectSame(answerOf(back), first);
  },
);

test('members who did not change are reused', () => {
  const {members} = unwrap(
    prepareCooperative(structuredClone(changes['power of panels'] ?? described), {
      rates: rates.rates,
      before,
    }),
  );
  expect(members[0]).not.toBe(before.members[0]);
  expect(members[1]).toBe(before.members[1]);
  expect(members[2]).toBe(before.members[2]);
});
