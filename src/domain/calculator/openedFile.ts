import {type CooperativeInput, isOwnConnection} from '@cooperative/settlement/description';
import type {DatedRates} from './defaults';
import {cooperativeOfQuick, quickOf, type QuickInput} from './quick';
import {losesByQuick, type Description} from './state';
import {sameValue} from '@cooperative/polish';

/** Name of the file with the whole description. */
export const descriptionFile = 'spoldzielnia.json';

/** A description with the name of the rates it was given; null if it brought its own. */
interface WithRates {
  readonly cooperative: CooperativeInput;
  readonly given: string | null;
}

/**
 * A file may name no rates at all: `npm run oblicz` then settles only energy. The page tells money, so everybody gets the
 * first rates of the example with the operator of the form.
 */
export function withRates(
  cooperative: CooperativeInput,
  {who, operator}: Pick<QuickInput, 'who' | 'operator'>,
  dated: DatedRates,
): WithRates {
  const {members, battery} = cooperative;
  const example = cooperativeOfQuick(quickOf(dated, who, operator), dated);
  const [given, tariff] = Object.entries(example?.tariffs ?? {})[0] ?? [];
  const isPriced = [...members, ...(battery ? [battery] : [])].some((meter) => meter.tariff);
  if (isPriced || given === undefined || tariff === undefined) {
    return {cooperative, given: null};
  }
  return {
    cooperative: {
      ...cooperative,
      tariffs: {...cooperative.tariffs, [given]: tariff},
      members: members.map((member) =>
        isOwnConnection(member) ? member : {...member, tariff: given},
      ),
      ...(battery && {battery: {...battery, tariff: given}}),
    },
    given,
  };
}

/** Whether somebody has entered something that a file would take the place of. */
export function isFilled(description: Description, dated: DatedRates): boolean {
  const {quick} = description;
  return losesByQuick(description, dated) || !sameValue(quick, quickOf(dated));
}
