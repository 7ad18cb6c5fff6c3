import type {TimedReadings} from '@cooperative/settlement/description';
import type {CooperativeDraft, MemberDraft} from './draft';
import {hoursOf, markOf, withHours} from './readingsMark';
import type {CalculatorState, Description} from './state';

/** Names of the members whose readings the description had and no longer has. */
export function membersWithoutReadings(description: Description): readonly string[] {
  return membersOf(description).flatMap(({id, readings, readingsLeftOut}) =>
    readingsLeftOut && !readings ? [id] : [],
  );
}

/** All readings of a state, its variants included, each once. */
export function readingsOf(state: CalculatorState): ReadonlyMap<string, TimedReadings> {
  return new Map(
    descriptionsOf(state)
      .flatMap(membersOf)
      .flatMap((member) => hoursOf(member) ?? [])
      .map((hours) => [markOf(hours).id, hours] as const),
  );
}

/** Marks in a state whose readings are missing. */
export function missingReadings(state: CalculatorState): readonly string[] {
  const wanted = descriptionsOf(state)
    .flatMap(membersOf)
    .flatMap(({readings, readingsLeftOut}) =>
      readingsLeftOut && !readings ? [readingsLeftOut.id] : [],
    );
  return [...new Set(wanted)];
}

/** The state with the readings that were found by their marks. */
export function withFoundReadings(
  state: CalculatorState,
  found: ReadonlyMap<string, TimedReadings>,
): CalculatorState {
  const filled = (member: MemberDraft): MemberDraft => {
    const {readingsLeftOut: mark} = member;
    const hours = mark && !member.readings ? found.get(mark.id) : undefined;
    return hours ? withHours(member, hours) : member;
  };
  const complete = (description: Description): Description =>
    description.mode === 'quick'
      ? description
      : {
          ...description,
          cooperative: {
            ...description.cooperative,
            members: description.cooperative.members.map(filled),
          },
        };
  return {
    description: complete(state.description),
    variants: state.variants.map((variant) => ({
      ...variant,
      description: complete(variant.description),
    })),
  };
}

/** The description as the text of a file that `npm run oblicz` also reads; a series of hours is one line. */
export function fileText(cooperative: CooperativeDraft): string {
  const saved = {
    ...cooperative,
    members: cooperative.members.map(({readings, ...member}) =>
      readings ? {...member, readings: writtenReadings(readings)} : member,
    ),
  };
  // Marked, so that the quotes of a series can be told from those of a name.
  const text = JSON.stringify(
    saved,
    (_, value: unknown) =>
      value instanceof Float64Array ? `\0${JSON.stringify(writtenHours(value))}` : value,
    2,
  );
  return `${text.replaceAll(/"\\u0000(\[[^"]*\])"/g, '$1')}\n`;
}

/** Only what the schema knows, without a series of zeros that it fills in itself. */
function writtenReadings({startUtc, withdrawn, injected, generation}: TimedReadings): object {
  return {
    startUtc,
    withdrawn,
    ...(injected.some((kwh) => kwh !== 0) && {injected}),
    ...(generation && {generation}),
  };
}

/** To a millionth of a Wh, so that sums of quarters do not take 17 digits; `null` for a missing reading. */
function writtenHours(values: Float64Array): readonly (number | null)[] {
  return Array.from(values, (kwh) => (Number.isNaN(kwh) ? null : Math.round(kwh * 1e9) / 1e9));
}

function descriptionsOf({description, variants}: CalculatorState): readonly Description[] {
  return [description, ...variants.map((variant) => variant.description)];
}

function membersOf(description: Description): readonly MemberDraft[] {
  return description.mode === 'full' ? description.cooperative.members : [];
}
