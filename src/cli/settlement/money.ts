import {evaluateProject, memberPayback, type ProjectResult} from '../../domain/finance/project';
import {outcomeRange, type Scenario} from '../../domain/finance/ranges';
import {failed, ok, type FieldError, type Result} from '../../domain/result';
import type {MeterSeries} from '../../domain/settlement/balance';
import type {HourAxis} from '../../domain/settlement/hourAxis';
import type {RateTable} from '../../domain/settlement/rates';
import {
  defaultOptions,
  settle,
  type Settlement,
  type SettlementMember,
  type SettlementOptions,
} from '../../domain/settlement/settle';
import {lawfulRules} from '../../domain/settlement/settleEnergy';
import {sum} from '../../domain/settlement/split';
import type {Tariff} from '../../domain/settlement/tariff';
import {validateCooperative} from '../../domain/settlement/validate';
import {percent, zloty} from '../../domain/units';
import type {SettlementInput} from './inputSchema';
import {exactDeep, type SettlementOutput} from './output';
import {inputError, valueOf} from './problems';
import type {ReadMember} from './readMembers';
import {readTariffs} from './readTariffs';

interface Prepared {
  readonly axis: HourAxis;
  readonly members: readonly ReadMember[];
  readonly rates: RateTable;
  /** Name of the input, for messages. */
  readonly name: string;
  readonly metersAt: (generation: number) => readonly MeterSeries[];
}

/** Costs and comparisons when tariffs are given, conditions always, finance when asked for. */
export function moneyOf(
  input: SettlementInput,
  prepared: Prepared,
): Pick<SettlementOutput, 'money' | 'conditions' | 'finance'> {
  const conditions = exactDeep(conditionsOf(input, prepared));
  const tariffs = memberTariffs(input, prepared);
  if (!tariffs) {
    return {conditions};
  }
  const run = (scenario: Scenario): Result<Settlement> =>
    settle(
      prepared.axis,
      settlementMembers(prepared, tariffs, scenario),
      settlementOptions(input, scenario),
    );
  const settled = valueOf(run({generation: 1, prices: 1}), prepared.name);
  return {
    money: exactDeep(moneyOutput(input, settled)),
    conditions,
    ...(input.finance && {finance: exactDeep(financeOf(input, prepared, run))}),
  };
}

/** A tariff for each meter, or undefined when the input names none. */
function memberTariffs(input: SettlementInput, {rates, name}: Prepared): Tariff[] | undefined {
  const wanted = [
    ...input.members.map(({tariff}, index) => ({tariff, field: `members[${index + 1}].tariff`})),
    ...(input.battery ? [{tariff: input.battery.tariff, field: 'battery.tariff'}] : []),
  ];
  if (wanted.every(({tariff}) => tariff === undefined)) {
    if (input.finance) {
      throw inputError(name, [
        {field: 'finance', message: 'Podaj taryfy członków: bez nich nie ma kosztów.'},
      ]);
    }
    return undefined;
  }
  const known = readTariffs(input.tariffs ?? {}, rates, input.start.slice(0, 10), name);
  const errors: FieldError[] = [];
  const tariffs = wanted.flatMap(({tariff: id, field}) => {
    const tariff = known.get(id ?? '');
    if (!tariff) {
      const names = [...known.keys()].join(', ');
      errors.push({field, message: `Podaj nazwę taryfy z pola „tariffs”: ${names}.`});
      return [];
    }
    return [tariff];
  });
  if (errors.length > 0) {
    throw inputError(name, errors);
  }
  return tariffs;
}

function settlementMembers(
  {members, metersAt}: Prepared,
  tariffs: readonly Tariff[],
  {generation: sun, prices}: Scenario,
): SettlementMember[] {
  const priced = new Map(tariffs.map((tariff) => [tariff, atPrices(tariff, prices)]));
  const meters = metersAt(sun);
  return tariffs.flatMap((tariff, index): SettlementMember[] => {
    const member = members[index];
    const meter = meters[index];
    if (!meter) {
      return [];
    }
    return [
      {
        id: member?.id ?? 'magazyn',
        meter,
        ...(member?.consumption && {consumption: member.consumption}),
        ...(member?.generation && {generation: member.generation.map((kwh) => kwh * sun)}),
        sourceKw: member?.sourceKw.reduce((total, kw) => total + kw, 0) ?? 0,
        tariff: priced.get(tariff) ?? tariff,
        isStorage: member === undefined,
      },
    ];
  });
}

function atPrices(tariff: Tariff, factor: number): Tariff {
  return factor === 1
    ? tariff
    : {...tariff, zones: tariff.zones.map((zone) => ({...zone, energy: zone.energy * factor}))};
}

function settlementOptions(input: SettlementInput, {prices: factor}: Scenario): SettlementOptions {
  const {market, vat, averagePrice, ...prices} = input.prices ?? {};
  return {
    ...defaultOptions,
    ...prices,
    year: input.year,
    rules: {...lawfulRules, validPeriods: input.validPeriods},
    key: input.key,
    vat: vat === undefined ? defaultOptions.vat : percent(vat),
    averagePrice: averagePrice ?? null,
    prices: market
      ? {
          kind: market.kind,
          values: Float64Array.from(market.zlPerMwh, (price) => (price * factor) / 1000),
        }
      : null,
  };
}

function moneyOutput(input: SettlementInput, settled: Settlement): object {
  const {totals, members, indicators, gridDue, warnings} = settled;
  const zl = (grosze: number): number => grosze / 100;
  return {
    totals: {
      inCooperativeZl: zl(totals.inCooperative),
      aloneZl: zl(totals.alone),
      aloneWithSourcesZl: zl(totals.aloneWithSources),
      netBillingZl: totals.netBilling === null ? null : zl(totals.netBilling),
    },
    indicators,
    gridDue,
    members: members.map((member, index) => {
      const {sheet, alone, aloneWithSources, netBilling, internalPayment, avoided} = member;
      const outlay = input.members[index]?.outlayZl;
      return {
        id: member.id,
        inCooperative: {
          netZl: zl(sheet.net),
          vatZl: zl(sheet.vat),
          grossZl: zl(sheet.gross),
          componentsZl: sheet.costs,
          billsZl: sheet.bills.map(({gross}) => zl(gross)),
        },
        internalPaymentZl: zl(internalPayment),
        aloneZl: zl(alone.gross),
        aloneWithSourcesZl: zl(aloneWithSources.gross),
        netBilling: netBilling && {...netBilling, gross: undefined, grossZl: zl(netBilling.gross)},
        avoidedZl: avoided,
        ...(outlay !== undefined && {
          payback: memberPayback(
            zloty(outlay),
            zloty(zl(alone.gross)),
            zloty(zl(sheet.gross + internalPayment)),
          ),
        }),
      };
    }),
    warnings,
  };
}

function conditionsOf(input: SettlementInput, {axis, members}: Prepared): object {
  const powers = members.flatMap(({sourceKw}) => sourceKw);
  const year = axis.hours >= 8760;
  const consumption = members.map((member) => member.consumption ?? member.meterAt(1).withdrawn);
  const generation = members.map((member) => member.generation ?? member.meterAt(1).injected);
  const total = (series: readonly Float64Array[]): number =>
    series.reduce((all, values) => all + sum(values), 0);
  const storageKwh = [input.battery, ...input.members.map(({battery}) => battery)].reduce(
    (all, battery) => all + (battery?.kwh ?? 0),
    0,
  );
  return validateCooperative({
    ...input.cooperative,
    ...(year && {consumptionKwh: total(consumption), generationKwh: total(generation)}),
    ...(powers.length > 0 && {
      electricKw: powers.reduce((all, kw) => all + kw, 0),
      largestKw: Math.max(...powers),
    }),
    members: members.length,
    storageKwh,
  });
}

/** The project against buying alone, and its value from a cloudy to a sunny year and with prices down and up. */
function financeOf(
  {finance}: SettlementInput,
  {axis, name}: Prepared,
  run: (scenario: Scenario) => Result<Settlement>,
): object {
  if (!finance) {
    return {};
  }
  const {
    costZl,
    grant,
    loan,
    loanRate,
    annualCostZl,
    priceGrowth,
    ageing,
    discount,
    against,
    ...terms
  } = finance;
  const savingAt = (scenario: Scenario): Result<number> => {
    const settled = run(scenario);
    if (!settled.ok) {
      return settled;
    }
    const {totals} = settled.value;
    const other = totals[against];
    return other === null
      ? failed([{field: 'prices.market', message: 'Podaj ceny, żeby porównać z net-billingiem.'}])
      : ok(((other - totals.inCooperative) / 100) * (8760 / axis.hours));
  };
  const projectAt = (annualSaving: number): ProjectResult =>
    valueOf(
      evaluateProject({
        cost: zloty(costZl),
        grant: percent(grant),
        loan: percent(loan),
        loanRate: percent(loanRate),
        annualSaving: zloty(annualSaving),
        annualCost: zloty(annualCostZl),
        priceGrowth: percent(priceGrowth),
        ageing: percent(ageing),
        discount: percent(discount),
        ...terms,
      }),
      name,
    );
  const saving = valueOf(outcomeRange(savingAt), name);
  return {
    annualSavingZl: saving,
    ...projectAt(saving.base),
    // The value only rises with the saving, so the ends of one are the ends of the other.
    npvRange: {
      low: projectAt(saving.low).npv,
      base: projectAt(saving.base).npv,
      high: projectAt(saving.high).npv,
    },
  };
}
