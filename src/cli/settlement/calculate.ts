import {checkShape, ContentError} from '../../data/check';
import type {Result} from '../../domain/result';
import {hourAxis} from '../../domain/settlement/hourAxis';
import {lawfulRules, settleEnergy, internalSplit} from '../../domain/settlement/settleEnergy';
import {oneBucket} from '../../domain/settlement/balance';
import {settlementInput} from './inputSchema';
import {readMembers, type ReadNeighbour} from './readMembers';

/** What `oblicz` prints. All energy in kWh. */
export interface SettlementOutput {
  readonly version: 1;
  readonly periods: readonly Readonly<Record<string, number>>[];
  readonly members: readonly Readonly<Record<string, unknown>>[];
  readonly missingHours: number;
}

/** From the text of an input to the result. Throws a Polish {@link ContentError}. */
export function calculate(text: string, name: string, read: ReadNeighbour): SettlementOutput {
  const input = checkShape(settlementInput, parseJson(text, name), name);
  const members = readMembers(input.members, read, name);
  const hours = members[0]?.withdrawn.length ?? 0;
  const axis = unwrap(hourAxis(input.start, hours, input.period), name);
  const settled = settleEnergy(axis, members, {
    year: input.year,
    rules: {...lawfulRules, validPeriods: input.validPeriods},
  });
  const {balance, credits} = settled;
  const internal = internalSplit(settled, {kind: 'hourly'}, () => oneBucket(axis));
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
    members: settled.members.map((member, index) => ({
      id: input.members[index]?.id ?? '',
      netKwh: Array.from(member.net, exact),
      statutoryBoughtKwh: Array.from(member.statutoryBought, exact),
      internal: {
        sharedKwh: Array.from(internal[index]?.shared ?? [], exact),
        usedCreditKwh: Array.from(internal[index]?.usedCredit ?? [], exact),
        boughtKwh: Array.from(internal[index]?.bought ?? [], exact),
      },
    })),
    missingHours: members.reduce((sum, member) => sum + member.missingHours, 0),
  };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line =
      position === undefined
        ? ''
        : `, wiersz ${text.slice(0, Number(position)).split('\n').length}`;
    throw new ContentError(
      `${name}${line}: to nie jest poprawny JSON. Sprawdź przecinki, nawiasy i cudzysłowy w tym wierszu i tuż nad nim.`,
    );
  }
}

function unwrap<T>(result: Result<T>, name: string): T {
  if (!result.ok) {
    const problems = result.errors.map(({field, message}) => `  – pole „${field}”: ${message}`);
    throw new ContentError(`${name}:\n${problems.join('\n')}`);
  }
  return result.value;
}

/** Free of binary dust (0,1 + 0,2), without a negative zero. */
function exact(value = 0): number {
  return Math.round(value * 1e9) / 1e9 + 0;
}
