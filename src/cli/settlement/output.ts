import {
  addedByCooperative,
  type Obstacle,
  savedBySources,
  valueBaseText,
  type WholeAnswer,
} from '@cooperative/settlement/answer';
import {
  type EnergySettlement,
  type InternalSplit,
  type Settlement,
} from '@cooperative/settlement/explain';
import type {Verdict} from '@cooperative/settlement/law';
import {toZloty} from '@cooperative/polish';
import {cautionsOf} from '../../domain/calculator/answer/allCautions';

/** What `oblicz` prints. Energy in kWh, money in zlotys. */
export interface SettlementOutput {
  readonly version: 1;
  readonly periods: readonly Readonly<Record<string, number>>[];
  readonly members: readonly Readonly<Record<string, unknown>>[];
  readonly missingHours: number;
  /** Whether the cooperative may be: what forbids it, and what is not known. */
  readonly lawful: unknown;
  /** The cost of a year, from buying alone to the cooperative. */
  readonly levels?: unknown;
  readonly money?: unknown;
  readonly conditions?: unknown;
  /** Nothing, sources alone and the cooperative side by side; the step and the whole, each with its base. */
  readonly decision?: unknown;
  readonly finance?: unknown;
}

/** Energy of the cooperative by period, and the members' parts. */
export function energyOutput(
  ids: readonly string[],
  {balance, credits, members}: EnergySettlement,
  internal: readonly InternalSplit[],
): Pick<SettlementOutput, 'version' | 'periods' | 'members'> {
  return {
    version: 1,
    periods: Array.from(balance.importKwh, (_, period) => ({
      importKwh: exact(balance.importKwh[period]),
      exportKwh: exact(balance.exportKwh[period]),
      sharedKwh: exact(balance.sharedKwh[period]),
      creditKwh: exact(credits.creditKwh[period]),
      usedCreditKwh: exact(credits.usedCreditKwh[period]),
      boughtKwh: exact(credits.boughtKwh[period]),
      expiredKwh: exact(credits.expiredKwh[period]),
      balanceKwh: exact(credits.balanceKwh[period]),
    })),
    members: members.map((member, index) => ({
      id: ids[index] ?? '',
      netKwh: Array.from(member.net, exact),
      statutoryBoughtKwh: Array.from(member.statutoryBought, exact),
      internal: {
        sharedKwh: Array.from(internal[index]?.shared ?? [], exact),
        usedCreditKwh: Array.from(internal[index]?.usedCredit ?? [], exact),
        boughtKwh: Array.from(internal[index]?.bought ?? [], exact),
      },
    })),
  };
}

/** What stands before any saving: whether this cooperative may be. */
export function lawfulOutput(
  conditions: readonly Verdict[],
  obstacles: readonly Obstacle[],
): object {
  return {
    isRefused: obstacles.length > 0,
    missing: obstacles.map(({id, text, panelsKwp}) => ({id, text, panelsKwp})),
    toCheck: conditions.flatMap(({id, status, text}) => (status === 'unknown' ? [{id, text}] : [])),
  };
}

/** The four levels of a year's cost with what sources and the cooperative take off, and all costs of the period. */
export function pricedOutput(
  answer: WholeAnswer,
  settlement: Settlement,
): Pick<SettlementOutput, 'levels' | 'money'> {
  const {levels} = answer;
  const {alone, withSources, netBilling, inCooperative, running} = levels;
  return {
    levels: exactDeep({
      aloneZl: alone,
      withSourcesZl: withSources,
      netBillingZl: netBilling,
      inCooperativeZl: inCooperative,
      runningZl: running,
      savedBySourcesZl: savedBySources(levels),
      addedByCooperativeZl: addedByCooperative(levels),
    }),
    money: exactDeep(moneyOutput(answer, settlement)),
  };
}

/** As on the page and on paper: the same numbers with the same words of what they are told against. */
export function decisionOutput({decision: decided, purses, fairPrice}: WholeAnswer): unknown {
  const {changes, ...decision} = decided;
  return exactDeep({
    ...decision,
    changes: Object.fromEntries(
      Object.entries(changes).map(([id, change]) => [
        id,
        {told: valueBaseText(change.base), ...change},
      ]),
    ),
    purses,
    fairPrice,
  });
}

/** The page's cautions that no number of the output tells. */
const untold: readonly string[] = ['expired', 'balancing', 'otherTime'];

/** Costs and comparisons in zlotys. */
function moneyOutput(answer: WholeAnswer, settled: Settlement): object {
  const {totals, members, indicators, gridDue} = settled;
  return {
    totals: {
      inCooperativeZl: toZloty(totals.inCooperative),
      aloneZl: toZloty(totals.alone),
      aloneWithSourcesZl: toZloty(totals.aloneWithSources),
      netBillingZl: totals.netBilling === null ? null : toZloty(totals.netBilling),
    },
    indicators,
    gridDue,
    members: members.map((member, index) => {
      const {sheet, alone, aloneWithSources, netBilling, internalPayment, avoided} = member;
      const {withoutZl, addedZl, payback} = answer.members[index] ?? {};
      return {
        id: member.id,
        inCooperative: {
          netZl: toZloty(sheet.net),
          vatZl: toZloty(sheet.vat),
          grossZl: toZloty(sheet.gross),
          componentsZl: sheet.costs,
          billsZl: sheet.bills.map(({gross}) => toZloty(gross)),
        },
        internalPaymentZl: toZloty(internalPayment),
        aloneZl: toZloty(alone.gross),
        aloneWithSourcesZl: toZloty(aloneWithSources.gross),
        netBilling: netBilling && {
          ...netBilling,
          gross: undefined,
          vat: undefined,
          energy: undefined,
          grossZl: toZloty(netBilling.gross),
        },
        withoutZl,
        addedZl,
        avoidedZl: avoided,
        ...(payback && {payback}),
      };
    }),
    warnings: cautionsOf(answer).flatMap(({id, text, remedy}) =>
      untold.includes(id) ? [`${text} ${remedy}`.replaceAll('\u00a0', ' ')] : [],
    ),
  };
}

/** Removes floating-point noise (0.1 + 0.2) and negative zero. */
function exact(value = 0): number {
  return Math.round(value * 1e9) / 1e9 + 0;
}

/** Removes floating-point noise from every number in an object; `null` is kept. */
export function exactDeep(value: unknown): unknown {
  if (typeof value === 'number') {
    return exact(value);
  }
  if (ArrayBuffer.isView(value)) {
    return Array.from(value as Float64Array, exact);
  }
  if (Array.isArray(value)) {
    return value.map(exactDeep);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exactDeep(item)]))
    : value;
}
