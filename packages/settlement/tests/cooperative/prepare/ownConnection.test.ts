import {costLevels} from '../../../src/cooperative/levels';
import {readDescription} from '../../../src/cooperative/description/readDescription';
import {leaving} from '../../../src/cooperative/division/leaving';
import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {conditionsOf, factsOf} from '../../../src/cooperative/lawfulness/conditions';
import {sum} from '../../../src/split';
import {calculated, descriptionWith, rates} from '../../samples/calculation';
import {unwrap} from '../../samples/settlement';

const house = {id: 'dom', profile: {kind: 'household', annualKwh: 10_000}, tariff: 'g11'};
const farm = {id: 'farma', ofCooperative: true, sources: [{kind: 'pv', kw: 20}]};

function described(...members: readonly object[]): object {
  return descriptionWith({year: 'steady', members});
}

describe('A source of the cooperative with its own connection', () => {
  test('gives all it makes to the grid, as a point of zero use did', () => {
    const own = calculated(described(house, farm)).report;
    const pointOfNoUse = calculated(
      described(house, {
        id: 'farma',
        profile: {kind: 'household', annualKwh: 0},
        sources: farm.sources,
        tariff: 'g11',
      }),
    ).report;
    expect(own.settlement.energy.balance).toEqual(pointOfNoUse.settlement.energy.balance);
    expect(own.sourceKw).toBe(20);
    expect(sum(own.flows.ownUse)).toBe(0);
  });

  test('is no member and needs neither use nor rates', () => {
    const {input, report} = calculated(described(house, {...house, id: 'sąsiad'}, farm));
    const prepared = unwrap(prepareCooperative(input, {rates: rates.rates}));
    expect(factsOf(prepared)).toMatchObject({members: 2, electricKw: 20});
    expect(conditionsOf(prepared).find(({id}) => id === 'coverage')?.status).toBe('met');
    expect(report.settlement.members[2]?.sheet.gross).toBe(0);
    expect(unwrap(leaving(prepared)).map(({id}) => id)).toEqual(['dom', 'sąsiad']);
  });

  test('pays the fees of its tariff where it stands, but not where everyone buys alone', () => {
    const {settlement} = calculated(described(house, {...farm, tariff: 'g11'})).report;
    const [, own] = settlement.members;
    expect(own?.sheet.gross).toBeGreaterThan(0);
    expect(own?.aloneWithSources.gross).toBe(own?.sheet.gross);
    expect(own?.alone.gross).toBe(0);
  });

  test('sells without the cooperative: nobody behind it is a prosumer', () => {
    const market = {kind: 'monthly', zlPerMwh: new Array(12).fill(300)};
    const {report} = calculated({...described(house, farm), prices: {market}});
    const [, own] = report.settlement.members;
    const madeKwh = report.settlement.indicators.generationKwh;
    expect((own?.netBilling?.gross ?? 0) / 100).toBeCloseTo(-0.3 * madeKwh, 0);
    expect(costLevels(report).netBilling).toBeLessThan(costLevels(report).alone);
  });

  test.each([
    [{...farm, sources: []}, 'members[2].sources', 'Podaj źródło, które ma to przyłącze.'],
    [{...farm, person: 'legal'}, 'members[2].person', 'Usuń pole „person”'],
    [{...farm, battery: {kwh: 1, kw: 1}}, 'members[2].battery', 'Opisz go w polu „battery”'],
    [{...farm, ofCooperative: false}, 'members[2].withdrawnKwh', 'Podaj listę wartości'],
  ])('is refused with a clear message', (wrong, field, message) => {
    const read = readDescription(JSON.stringify(described(house, wrong)));
    expect(read.ok ? [] : read.errors).toEqual([
      {field, message: expect.stringContaining(message) as string},
    ]);
  });

  test('may have readings of its own, and then needs rates', () => {
    const measured = {
      id: 'biogazownia',
      ofCooperative: true,
      withdrawnKwh: [1, 0],
      injectedKwh: [0, 5],
    };
    const input = {
      ...described({id: 'dom', withdrawnKwh: [3, 3], tariff: 'g11'}, measured),
      period: {hours: 2},
      year: 'first',
    };
    const read = unwrap(readDescription(JSON.stringify(input)));
    const prepared = prepareCooperative(read, {rates: rates.rates});
    expect(prepared.ok ? [] : prepared.errors.map(({field}) => field)).toEqual([
      'members[2].tariff',
    ]);
  });
});
