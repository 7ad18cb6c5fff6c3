/** A loader: instead of generated JSON of which pages use nothing. See `pageConfig.ts`. */
module.exports = () => '{}';
