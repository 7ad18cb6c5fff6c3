import type {CooperativeDraft} from './draft';

/** Renames a tariff, also for all who use it; an empty or taken name changes nothing. */
export function renameTariff(
  cooperative: CooperativeDraft,
  before: string,
  after: string,
): CooperativeDraft {
  const {tariffs = {}, members, battery} = cooperative;
  if (after === '' || Object.hasOwn(tariffs, after)) {
    return cooperative;
  }
  const rename = <T extends {readonly tariff?: string | undefined}>(owner: T): T =>
    owner.tariff === before ? {...owner, tariff: after} : owner;
  return {
    ...cooperative,
    tariffs: Object.fromEntries(
      Object.entries(tariffs).map(([name, tariff]) => [name === before ? after : name, tariff]),
    ),
    members: members.map(rename),
    ...(battery && {battery: rename(battery)}),
  };
}

/** How many members use a tariff, and whether the battery does. */
export function usersOfTariff({members, battery}: CooperativeDraft, name: string): number {
  return members.filter(({tariff}) => tariff === name).length + (battery?.tariff === name ? 1 : 0);
}

/** Names to choose a tariff from, with the present one even if nothing else knows it: the form shows what is counted. */
export function tariffChoices(
  known: readonly string[],
  present: string | undefined,
): Readonly<Record<string, string>> {
  const isUnknown = present !== undefined && !known.includes(present);
  return {
    ...(present === undefined && {'': 'Wybierz'}),
    ...Object.fromEntries(known.map((name) => [name, name])),
    ...(isUnknown && {[present]: `${present} (nie ma takich stawek)`}),
  };
}
