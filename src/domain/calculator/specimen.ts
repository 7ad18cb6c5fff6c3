import {memberStatement} from '../cooperative/explain/statement';
import {prepareCooperative} from '../cooperative/prepare/prepareCooperative';
import {reportOf} from '../cooperative/report';
import type {DatedRates} from './defaults';
import {cooperativeOfQuick, quickOf} from './quick';

interface SpecimenMember {
  readonly name: string;
  readonly drawnKwh: number;
  readonly givenKwh: number;
  readonly boughtKwh: number;
  readonly grossZl: number;
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
  /** The member who draws the most, in detail. */
  readonly member: SpecimenMember & {
    readonly sharedKwh: number;
    readonly creditKwh: number;
    readonly netZl: number;
    readonly vatZl: number;
    /** What the same month would cost without sources and without the cooperative, gross zł. */
    readonly aloneZl: number;
  };
}

/** Throws if the example cannot be settled. */
export function specimen(dated: DatedRates): Specimen {
  const quick = quickOf(dated);
  const input = cooperativeOfQuick(quick, dated);
  const prepared = input && prepareCooperative(input, {rates: dated.rates});
  const report = prepared?.ok === true ? reportOf(prepared.value) : null;
  if (!input || report?.ok !== true) {
    throw new Error('The specimen cannot be settled.');
  }
  const {energy, indicators, members} = report.value.settlement;
  const {balance, credits} = energy;
  const month = tellingMonth(balance.sharedKwh, credits.usedCreditKwh, credits.boughtKwh);
  const at = (values: Float64Array): number => values[month] ?? 0;
  const statements = input.members.flatMap((member, index) => {
    const statement = memberStatement(report.value, input, dated.rates, index)[month];
    const alone = members[index]?.alone.bills[month];
    return statement ? [{...statement, name: member.id, aloneZl: (alone?.gross ?? 0) / 100}] : [];
  });
  const [largest] = statements.slice().sort((a, b) => b.drawnKwh - a.drawnKwh);
  if (!largest) {
    throw new Error('The specimen has no members.');
  }
  const {sharedKwh, creditKwh, netZl, vatZl, aloneZl} = largest;
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
    members: statements.map(rowOf),
    member: {...rowOf(largest), sharedKwh, creditKwh, netZl, vatZl, aloneZl},
  };
}

function rowOf({name, drawnKwh, givenKwh, boughtKwh, grossZl}: SpecimenMember): SpecimenMember {
  return {name, drawnKwh, givenKwh, boughtKwh, grossZl};
}

/** The month in which the smallest of the three kinds of energy is the largest. */
function tellingMonth(...kinds: readonly Float64Array[]): number {
  const least = Array.from(kinds[0] ?? [], (_, month) =>
    Math.min(...kinds.map((values) => values[month] ?? 0)),
  );
  return least.indexOf(Math.max(...least));
}
