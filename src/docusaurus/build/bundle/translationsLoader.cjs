/** Texts of the theme that its remaining components show; ours have theirs in the components. */
const used = /^theme\.(?:CodeBlock\.|common\.headingLinkTitle$)/;

/** A loader: the texts of the theme without those of components that this site replaces. See `pageConfig.ts`. */
module.exports = function translationsLoader(source) {
  const texts = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(texts.filter(([id]) => used.test(id))));
};

module.exports.used = used;
