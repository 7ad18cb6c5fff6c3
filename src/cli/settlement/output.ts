import type {EnergySettlement, InternalSplit} from '../../domain/settlement/settleEnergy';

/** What `oblicz` prints. Energy in kWh, money in zlotys. */
export interface SettlementOutput {
  readonly version: 1;
  readonly periods: readonly Readonly<Record<string, number>>[];
  readonly members: readonly Readonly<Record<string, unknown>>[];
  readonly missingHours: number;
  readonly money?: unknown;
  readonly conditions?: unknown;
  readonly finance?: unknown;
}

/** Periods of the cooperative and parts of the members. */
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

/** Free of binary dust (0,1 + 0,2), without a negative zero. */
function exact(value = 0): number {
  return Math.round(value * 1e9) / 1e9 + 0;
}

/** Every number of an object free of binary dust; `null` stays. */
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
