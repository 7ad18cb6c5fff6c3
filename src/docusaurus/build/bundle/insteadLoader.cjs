const {readFileSync} = require('node:fs');

/** A loader: the code of another file in place of this one's. See `routeTables.ts`. */
module.exports = function insteadLoader() {
  const {file} = this.getOptions();
  this.addDependency(file);
  return readFileSync(file, 'utf8');
};
