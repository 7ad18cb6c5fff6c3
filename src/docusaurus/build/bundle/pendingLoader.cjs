const wait = 'this.setState({ nextRouteHasLoaded: false });';
const load = 'preload(nextLocation.pathname)';
const draw = 'render={() => children}';

/**
 * A loader: a page whose parts have come takes the place of the one before at once; and it is drawn in one go with what
 * tells the client modules of it, as Preact leaves what it was handed before (the same element) for later. See
 * `lighterPackages.ts`.
 */
module.exports = function pendingLoader(source) {
  if ([wait, load, draw].some((known) => source.split(known).length !== 2)) {
    throw new Error(
      'Docusaurus waits for the next page in another way: see src/docusaurus/build/bundle/lighterPackages.ts.',
    );
  }
  const changed = source
    .replace(wait, `const isThere = hasParts(nextLocation.pathname);\nif (!isThere) { ${wait} }`)
    .replace(load, `if (isThere) { this.routeUpdateCleanupCb(); return true; }\n${load}`)
    .replace(draw, 'render={() => React.cloneElement(children)}');
  return `import {hasParts} from '@site/src/docusaurus/browser/pageParts';\n${changed}`;
};
