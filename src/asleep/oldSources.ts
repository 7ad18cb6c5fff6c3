/**
 * Marks an article with old sources, which shows its warning: before the first paint, as time passes without a new
 * build of the site, and whenever another article is opened. Runs as text.
 */
export const oldSources = (isOld: (checked: string, now: Date) => boolean): void => {
  const html = document.documentElement;
  const mark = (): void => {
    const {checked} = html.dataset;
    html.toggleAttribute('data-old-sources', checked ? isOld(checked, new Date()) : false);
  };
  mark();
  new MutationObserver(mark).observe(html, {attributeFilter: ['data-checked']});
};
