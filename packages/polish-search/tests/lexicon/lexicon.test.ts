import {endingReader} from '../../src/lexicon/endings';
import {
  decodeShard,
  encodeLexicon,
  formMatch,
  headword,
  lineOfEntry,
  shardOfEntry,
  type LexiconEntry,
} from '../../src/lexicon/lexicon';
import {shardsOfWord} from '../../src/shards';
import {foldPolish} from '@cooperative/polish';
import {polishDictionary} from '../../src/dictionary/dictionary';

const dictionary = polishDictionary();

const formsOf = (entry: LexiconEntry): string[] =>
  entry.endings.written.map((ending) => entry.stem + ending);

function roundTrip(terms: readonly {forms: readonly string[]}[], shardSize = 2000) {
  const lexicon = encodeLexicon(
    terms.map(({forms}, index) => ({forms, sections: 1, places: `#${index}`})),
    {words: shardSize, places: shardSize},
  );
  const endings = endingReader(lexicon.blocks);
  return {
    ...lexicon,
    entries: lexicon.shards.map(({words}, shard) =>
      decodeShard(words, shard, lexicon.shards.length, endings),
    ),
  };
}

describe('The lexicon', () => {
  test('reads back every form of every word in a sample of the dictionary', () => {
    const terms = dictionary
      .bases()
      .filter((word, number) => number % 211 === 0 && /^\p{L}+$/u.test(word))
      .map((word) => ({forms: dictionary.formsOf(word)}));
    expect(terms.length).toBeGreaterThan(1000);

    const {entries, numbers, shards} = roundTrip(terms);
    const found = new Map<number, Set<string>>();
    for (const entry of entries.flat()) {
      const forms = found.get(entry.term) ?? new Set();
      formsOf(entry).forEach((form) => forms.add(form));
      found.set(entry.term, forms);
    }
    expect(found.size).toBe(terms.length);
    terms.forEach(({forms}, index) => {
      const number = numbers[index] ?? -1;
      expect([...(found.get(number) ?? [])].sort()).toEqual([...new Set(forms)].sort());
      const places = shards[shardOfEntry(number, shards.length)]?.places.split('\n');
      expect(places?.[lineOfEntry(number, shards.length)]).toBe(`#${index}`);
    });
  });

  test('keeps forms that start differently from their word where they are looked up', () => {
    const {entries, shards} = roundTrip(
      [{forms: ['człowiek', 'człowieka', 'ludzie']}, {forms: ['las']}],
      1,
    );
    const all = entries.flat();
    const [human] = all.filter((entry) => headword(entry) === 'człowiek');
    const people = all.find((entry) => formMatch(entry, 'ludzie', 'ludzie') !== null);
    expect(people?.term).toBe(human?.term);
    expect(human?.number).toBe(human?.term);
    expect(people?.number).not.toBe(people?.term);
    expect(shards.map(({from}) => from)).toEqual(['', 'l', 'lu']);
  });

  test('every form is in a shard where its word is looked up, however finely they are cut', () => {
    const terms = dictionary
      .bases()
      .filter((word) => /^(?:praw|prąd|sąd|przych|energ)/.test(word))
      .map((base) => ({forms: dictionary.formsOf(base)}));
    const {entries, shards} = roundTrip(terms, 1);
    expect(shards.length).toBeGreaterThan(100);
    const from = shards.map((shard) => shard.from);
    for (const form of terms.flatMap(({forms}) => forms)) {
      const near = shardsOfWord(from, foldPolish(form)).flatMap((shard) => entries[shard] ?? []);
      expect(near.filter((entry) => formMatch(entry, form, foldPolish(form)))).not.toEqual([]);
    }
  });

  test.each([
    ['sąd', 'exact'],
    ['sądem', 'exact'],
    ['sadem', 'folded'],
    ['sądzić', null],
    ['są', null],
  ])('„%s” is a form of „sąd”: %s', (word, expected) => {
    const [[entry] = []] = roundTrip([{forms: ['sąd', 'sądem', 'sądu']}]).entries;
    expect(entry && formMatch(entry, word, foldPolish(word))).toBe(expected);
  });
});
