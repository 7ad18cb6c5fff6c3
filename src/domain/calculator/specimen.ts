import {memberStatement} from '@cooperative/settlement/cooperative/explain/statement';
import type {Zloty} from '@cooperative/polish/units';
import type {DatedRates} from './defaults';
import {settledExample} from './example';

/** A point of consumption. */
interface SpecimenMember {
  readonly name: string;
  /** The member whose point it is. */
  readonly holder: string;
  readonly drawnKwh: number;
  readonly givenKwh: number;
  readonly boughtKwh: number;
  readonly grossZl: Zloty;
}

/** One month of the calculator's example, as the platform would show it to a board and to a member. */
export interface Specimen {
  /** 0 is January. */
  readonly month: number;
  readonly kwp: number;
  /** Generation as a fraction of the use, of the whole year. */
  readonly coverage: number;
  readonly sharedKwh: number;
  readonly surplusKwh: number;
  readonly creditKwh: number;
  readonly usedCreditKwh: number;
  readonly boughtKwh: number;
  readonly balanceKwh: number;
  readonly members: readonly SpecimenMember[];
  /** The member who buys the most, in detail. */
  readonly member: SpecimenMember & {
    readonly netZl: Zloty;
    readonly vatZl: Zloty;
  };
}

/** Throws if the example cannot be settled. */
export function specimen(dated: DatedRates): Specimen {
  const {quick, input, report} = settledExample(dated);
  const {energy, indicators} = report.settlement;
  const {balance, credits} = energy;
  const statements = input.members.map((member, index) =>
    memberStatement(report, input, dated.rates, index).map((period) => ({
      ...period,
      name: member.id,
      holder: member.holder ?? member.id,
    })),
  );
  const month = tellingMonth(
    [balance.sharedKwh, credits.usedCreditKwh, credits.boughtKwh],
    (index) =>
      statements.every(
        (months) => (months[index]?.boughtKwh ?? 0) <= (months[index]?.drawnKwh ?? 0),
      ),
  );
  const at = (values: Float64Array): number => values[month] ?? 0;
  const rows = statements.flatMap((months) => months.slice(month, month + 1));
  const [largest] = rows.slice().sort((a, b) => b.boughtKwh - a.boughtKwh);
  if (!largest) {
    throw new Error('The specimen has no members.');
  }
  const {netZl, vatZl} = largest;
  return {
    month,
    kwp: quick.kwp ?? 0,
    coverage: indicators.generationKwh / indicators.consumptionKwh,
    sharedKwh: at(balance.sharedKwh),
    surplusKwh: at(balance.exportKwh),
    creditKwh: at(credits.creditKwh),
    usedCreditKwh: at(credits.usedCreditKwh),
    boughtKwh: at(credits.boughtKwh),
    balanceKwh: at(credits.balanceKwh),
    members: rows.map(rowOf),
    member: {...rowOf(largest), netZl, vatZl},
  };
}

function rowOf({
  name,
  holder,
  drawnKwh,
  givenKwh,
  boughtKwh,
  grossZl,
}: SpecimenMember): SpecimenMember {
  return {name, holder, drawnKwh, givenKwh, boughtKwh, grossZl};
}

/** Of the months that may be shown, the one in which the smallest of the kinds of energy is the largest. */
function tellingMonth(
  kinds: readonly Float64Array[],
  mayBeShown: (month: number) => boolean,
): number {
  const least = Array.from(kinds[0] ?? [], (_, month) =>
    mayBeShown(month) ? Math.min(...kinds.map((values) => values[month] ?? 0)) : -1,
  );
  return least.indexOf(Math.max(...least));
}
