const entry = /(\[\(\) => import\([^\n]*?"\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g;

/** A loader: the generated registry of page parts without the names of their files. See `pageConfig.ts`. */
module.exports = function registryLoader(source) {
  const short = source.replace(entry, '$1]');
  if (short === source || short.includes('resolveWeak')) {
    throw new Error(
      'Docusaurus writes its registry in another form: see src/docusaurus/build/bundle/pageConfig.ts.',
    );
  }
  return short;
};
