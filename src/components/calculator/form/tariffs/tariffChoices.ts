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
