/** Loads the code of a part that stands in the page, by its name. In every page, unlike the parts themselves. */
export const partLoads = new Map<string, (built: HTMLElement) => Promise<unknown>>();

/**
 * Loads the code of the parts that stand in the page. Taken over without it, the page would lose them until it comes:
 * React removes the HTML of a part that is on its way when a context around it changes, as Docusaurus's does at once.
 */
export async function loadBuiltParts(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  await Promise.all(parts.flatMap((part) => partLoads.get(part.dataset.part ?? '')?.(part) ?? []));
}
