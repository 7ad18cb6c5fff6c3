/** Endings of folded Polish words. */
const endings = new Set(
  (
    'owaniami owaniach owaniom iejszego ' +
    'owania owanie owaniu owaniem aniami aniach ieniami eniami eniach ' +
    'owany owana owane owego owych owymi owemu owanie aniom eniom aniem eniem ' +
    'ujemy ujecie owac ywac iwac awac aniu enia eniu anie enie ania iami iach iowi ' +
    'acja acji acje acjo acjom acjami acjach ' +
    'owie owej owym owa owe owy ' +
    'nego nemu nych nymi nej nym ' +
    'ego emu ych ich ymi imi ami ach owi ' +
    'iem iej iom uje uja ala alo aly ali ila ilo ily ili ' +
    'ac ec ic yc nac na ne ny ni ' +
    'ow om em am ej ym im ie ia iu io ja ji je ju jo ' +
    'a e i o u y'
  ).split(' '),
);
const longestEnding = 8;
const shortestStem = 3;

/**
 * Stem of a folded word, for words missing from the dictionary and for words of one family („założyć”, „założenie”). It
 * may conflate unrelated words, so it counts less than a dictionary form. A number or a code („art. 38m”) has no endings.
 */
export function stem(folded: string): string {
  if (/\d/.test(folded)) {
    return folded;
  }
  let length = Math.min(longestEnding, folded.length - shortestStem, folded.length >> 1);
  while (length > 0 && !endings.has(folded.slice(-length))) {
    length--;
  }
  return soften(folded.slice(0, folded.length - Math.max(0, length)));
}

/** Removes softening from the end of a stem: „klastr-”, „klastrz-”; „mocow-”, „moc-”. */
function soften(base: string): string {
  return base.length > 4 ? base.replace(/(?:i|j|z)$/, '') : base;
}

/** Whether a word, judging by its beginning, may be a form of the word with that stem: „członka” with „członek”. */
export function mayHaveStem(folded: string, family: string): boolean {
  return (
    stem(folded) === family ||
    (folded.startsWith(family.slice(0, Math.max(4, family.length - 2))) &&
      folded.length <= family.length + 5)
  );
}
