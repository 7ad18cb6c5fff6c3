import {endingReader} from '@site/src/domain/search/endings';
import {
  decodeShard,
  encodeLexicon,
  formMatch,
  headword,
  shardKey,
  type Entry,
} from '@site/src/domain/search/lexicon';
import {foldPolish} from '@site/src/domain/text';
import {readPolishDictionary} from '@site/src/plugins/search-index/dictionary';

const formsOf = (entry: Entry): string[] =>
  entry.endings.written.map((ending) => entry.stem + ending);

function roundTrip(terms: readonly {forms: readonly string[]}[], shardSize = 2000) {
  const lexicon = encodeLexicon(
    terms.map(({forms}) => ({forms, sections: 1})),
    shardSize,
  );
  const endings = endingReader(lexicon.blocks);
  return {
    ...lexicon,
    entries: lexicon.shards.map(({text}) => decodeShard(text, endings)),
  };
}

describe('The lexicon', () => {
  test('gives back every form of every word of a sample of the dictionary', () => {
    const dictionary = readPolishDictionary();
    const terms = dictionary
      .bases()
      .filter((word, number) => number % 211 === 0 && /^\p{L}+$/u.test(word))
      .map((word) => ({forms: dictionary.formsOf(word)}));
    expect(terms.length).toBeGreaterThan(1000);

    const {entries, order} = roundTrip(terms);
    const found = new Map<number, Set<string>>();
    for (const entry of entries.flat()) {
      const forms = found.get(entry.term) ?? new Set();
      formsOf(entry).forEach((form) => forms.add(form));
      found.set(entry.term, forms);
    }
    expect(entries.flat().map(({number}) => number)).toEqual(order.map((_, number) => number));
    order.forEach(({index, isBase}, number) => {
      expect([...(found.get(number) ?? [])].toSorted()).toEqual(
        isBase ? [...new Set(terms[index]?.forms)].toSorted() : [],
      );
    });
  });

  test('keeps forms that begin unlike their word where they are looked for', () => {
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
    expect(shards.map(({from}) => from)).toEqual(['', 'las', 'lud']);
  });

  test('puts all words with the same beginning into one shard, in order', () => {
    const words = ['ala', 'alibi', 'baza', 'bilans', 'cena', 'ćma'].map((word) => ({
      forms: [word],
    }));
    const {entries, shards} = roundTrip(words, 1);
    entries.forEach((shard, number) => {
      for (const entry of shard) {
        const key = shardKey(foldPolish(headword(entry)));
        expect(key >= (shards[number]?.from ?? '')).toBe(true);
        expect(key < (shards[number + 1]?.from ?? '~')).toBe(true);
      }
    });
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
