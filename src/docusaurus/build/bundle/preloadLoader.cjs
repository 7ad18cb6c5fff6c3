const head = 'export default function preload(';

/** A loader: before Docusaurus loads the parts of a page, the browser learns of its route. See `routeTables.ts`. */
module.exports = function preloadLoader(source) {
  if (!source.includes(head)) {
    throw new Error(
      'Docusaurus loads the parts of a page in another way: see src/docusaurus/build/bundle/routeTables.ts.',
    );
  }
  return `import {preloadWith} from '@site/src/docusaurus/browser/pageParts';\n${source.replace(head, 'function preload(')}\nexport default preloadWith(preload);\n`;
};
