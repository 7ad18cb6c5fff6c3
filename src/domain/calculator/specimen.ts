import {valueOf} from '@cooperative/settlement/description';
import {toZloty, type Zloty} from '@cooperative/polish';
import {readPointFile} from '@cooperative/meter-files';
import {monthExample} from './monthExample';
import {settleFiles, statementsOf} from '@cooperative/settlement/month';
import {readRecord} from '@cooperative/settlement/read';
import type {DatedRates} from './defaults';

/** A point of consumption. */
interface SpecimenMember {
  readonly name: string;
  /** The member whose point it is. */
  readonly holder: string;
  readonly drawnKwh: number;
  readonly givenKwh: number;
  readonly boughtKwh: number;
  readonly netZl: Zloty;
  readonly vatZl: Zloty;
  readonly grossZl: Zloty;
}

/** The month that the tool of months has as its example, as it shows it to a board and to a member. */
export interface Specimen {
  /** 0 is January. */
  readonly month: number;
  readonly sharedKwh: number;
  readonly surplusKwh: number;
  readonly creditKwh: number;
  readonly usedCreditKwh: number;
  readonly boughtKwh: number;
  readonly balanceKwh: number;
  readonly members: readonly SpecimenMember[];
  /** The point that buys the most. */
  readonly member: SpecimenMember;
}

/** The files of the example, read and settled as if they had been dropped; `bytesOf` gives UTF-8. Throws if they cannot be. */
export function specimen(dated: DatedRates, bytesOf: (text: string) => Uint8Array): Specimen {
  const [cooperative, meters] = monthExample(dated);
  const name = meters?.name ?? '';
  const input = valueOf(readRecord(cooperative?.text ?? ''));
  const read = readPointFile({name, bytes: bytesOf(meters?.text ?? '')});
  const {settled} = settleFiles(input, [{name, read}], {}, dated.rates);
  const {months} = valueOf(settled);
  const [month] = months;
  const members = statementsOf(input, months).map(
    ({point, member, drawnKwh, givenKwh, boughtKwh, money}): SpecimenMember => ({
      name: point,
      holder: member,
      drawnKwh,
      givenKwh,
      boughtKwh,
      netZl: money?.netZl ?? toZloty(0),
      vatZl: money?.vatZl ?? toZloty(0),
      grossZl: money?.grossZl ?? toZloty(0),
    }),
  );
  const [largest] = members.slice().sort((a, b) => b.boughtKwh - a.boughtKwh);
  if (!month || !largest) {
    throw new Error('The example of a month has no month or no points.');
  }
  const {balance, credits} = month.settlement.energy;
  const of = ([only = 0]: Float64Array): number => only;
  return {
    month: month.month % 12,
    sharedKwh: of(balance.sharedKwh),
    surplusKwh: of(balance.exportKwh),
    creditKwh: of(credits.creditKwh),
    usedCreditKwh: of(credits.usedCreditKwh),
    boughtKwh: of(credits.boughtKwh),
    balanceKwh: of(credits.balanceKwh),
    members,
    member: largest,
  };
}
