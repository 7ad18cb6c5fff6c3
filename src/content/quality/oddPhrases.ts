/** A phrase that a text must not use, in the notation of the banned claims, and what a person would say. */
interface OddPhrase {
  readonly patterns: readonly string[];
  readonly instead: string;
}

/** Phrases nobody says aloud. A new one is a row here; what is false belongs to `zakazane.yaml`. */
export const oddPhrases: readonly OddPhrase[] = [
  {
    patterns: ['(pisze|piszą) (o tym |o nim |o niej |o nich |)artykuł*', 'artykuł* (pisze|piszą)'],
    instead: 'więcej w artykule',
  },
  {patterns: ['(piętr*|piętro) rozliczeni*'], instead: 'dwa rozliczenia'},
  {
    patterns: [
      '(umie|umieją|umiała|umiały|umiał|umiało) (pokry*|wytw*|zasil*|odda*|odebra*|rozlicz*)',
    ],
    instead: 'może pokryć',
  },
  {
    patterns: ['nowel(a|i|ę|ą|e)', '(dała|dały|daje|dają) nowelizacj*'],
    instead: 'nowelizacja wprowadziła',
  },
  {
    patterns: ['(wyjąt*|przepis*|ustaw*|rozliczeni*|regulamin*) nie (pyta|pytają)'],
    instead: 'nie ma znaczenia',
  },
];
