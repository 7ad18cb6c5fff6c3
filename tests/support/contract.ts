/**
 * Fails in words when something in an installed package is no longer as an adapter of `src/docusaurus` leans on it.
 *
 * @param changed What the upgrade changed.
 * @param adapter File of `src/docusaurus` that has to follow.
 */
export function contract(holds: boolean, changed: string, adapter: string): asserts holds {
  if (!holds) {
    throw new Error(
      `Docusaurus changed: ${changed}\nSee src/docusaurus/${adapter} for what leans on it.`,
    );
  }
}
