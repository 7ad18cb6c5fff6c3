/**
 * Marks an article with old sources, which shows its warning: before the first paint, as time passes without a new
 * build of the site, and whenever another article is opened. Runs as text.
 */
export function oldSources(
  isOld: (checked: string, now: Date) => boolean,
  checkedAttribute: string,
  oldAttribute: string,
): void {
  const html = document.documentElement;
  const mark = (): void => {
    const checked = html.getAttribute(checkedAttribute);
    html.toggleAttribute(oldAttribute, !!checked && isOld(checked, new Date()));
  };
  mark();
  new MutationObserver(mark).observe(html, {attributeFilter: [checkedAttribute]});
}
