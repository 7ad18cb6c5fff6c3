const wait = 'this.setState({ nextRouteHasLoaded: false });';
const load = 'preload(nextLocation.pathname)';

/** A loader: a page whose parts have come takes the place of the one before at once. See `lighterPackages.ts`. */
module.exports = function pendingLoader(source) {
  if (source.split(wait).length !== 2 || source.split(load).length !== 2) {
    throw new Error(
      'Docusaurus waits for the next page in another way: see src/docusaurus/build/bundle/lighterPackages.ts.',
    );
  }
  const changed = source
    .replace(wait, `const isThere = hasParts(nextLocation.pathname);\nif (!isThere) { ${wait} }`)
    .replace(load, `if (isThere) { this.routeUpdateCleanupCb(); return true; }\n${load}`);
  return `import {hasParts} from '@site/src/docusaurus/browser/pageParts';\n${changed}`;
};
