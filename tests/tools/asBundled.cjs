const swc = require('@swc/jest');
const pendingLoader = require('../../src/docusaurus/build/bundle/pendingLoader.cjs');

/** A transform: what the bundler's loader makes of the file, for the tests that start Docusaurus's client. */
module.exports = {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    return {...inner, process: (source, ...rest) => inner.process(pendingLoader(source), ...rest)};
  },
};
