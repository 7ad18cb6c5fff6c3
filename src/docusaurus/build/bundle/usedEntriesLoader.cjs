/** Texts of the theme that its remaining components show; ours have theirs in the components. */
const used = /^theme\.CodeBlock\./;

/** A loader: generated JSON with the entries that pages use, which are some texts of the theme. See `pageConfig.ts`. */
module.exports = function usedEntriesLoader(source) {
  const entries = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(entries.filter(([id]) => used.test(id))));
};

module.exports.used = used;
