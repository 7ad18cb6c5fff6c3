/**
 * Fails with an explanation when an installed package no longer has what an adapter in `src/docusaurus` relies on.
 *
 * @param changed What the upgrade changed.
 * @param adapter File of `src/docusaurus` that has to be adapted.
 */
export function contract(holds: boolean, changed: string, adapter: string): asserts holds {
  if (!holds) {
    throw new Error(
      `Docusaurus changed: ${changed}\nSee src/docusaurus/${adapter} for what leans on it.`,
    );
  }
}
