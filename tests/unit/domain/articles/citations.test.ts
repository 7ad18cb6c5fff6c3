import fc from 'fast-check';
import {citingQuestions, splitCitations, stripCitations} from '@site/src/domain/articles/citations';

describe('splitCitations', () => {
  test('returns a text without citations as one piece', () => {
    expect(splitCitations('Sam tekst [1] i [^] tyle.')).toEqual([
      {kind: 'text', text: 'Sam tekst [1] i [^] tyle.'},
    ]);
  });

  test('returns nothing for an empty text', () => expect(splitCitations('')).toEqual([]));

  test.each([
    ['[^OZE]', 'OZE', null],
    ['[^D759]', 'D759', null],
    ['[^OZE, art. 38c ust. 3]', 'OZE', 'art. 38c ust. 3'],
    ['[^PS,art. 15 ]', 'PS', 'art. 15'],
  ])('reads %s as source %s and place %s', (text, code, place) => {
    expect(splitCitations(text)).toEqual([{kind: 'citation', code, place}]);
  });

  test('attaches a citation to the word before it and keeps the text after it', () => {
    expect(splitCitations('Próg to 70% [^OZE, art. 38e]. Koniec')).toEqual([
      {kind: 'text', text: 'Próg to 70%'},
      {kind: 'citation', code: 'OZE', place: 'art. 38e'},
      {kind: 'text', text: '. Koniec'},
    ]);
  });

  test('keeps neighbouring citations apart and in order', () => {
    expect(splitCitations('Tak[^OZE][^PS, art. 15] [^SR]')).toEqual([
      {kind: 'text', text: 'Tak'},
      {kind: 'citation', code: 'OZE', place: null},
      {kind: 'citation', code: 'PS', place: 'art. 15'},
      {kind: 'citation', code: 'SR', place: null},
    ]);
  });

  const plainText = fc.stringMatching(/^[^[]*$/);
  const marker = fc.constantFrom('[^OZE]', '[^PS, art. 15]', '[^D759,ust. 1]');

  test('loses nothing: the pieces together are the text without the spaces before citations', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plainText, marker)), plainText, (pairs, end) => {
        const markers = pairs.map(([, citation]) => citation);
        const pieces = splitCitations([...pairs.flat(), end].join(''));
        const joined = pieces.map((part) => (part.kind === 'text' ? part.text : markers.shift()));
        expect(markers).toEqual([]);
        expect(joined.join('')).toBe(
          [...pairs.flatMap(([text, citation]) => [text.replace(/ $/, ''), citation]), end].join(
            '',
          ),
        );
      }),
    );
  });
});

describe('stripCitations', () => {
  test.each([
    ['Próg to 70% [^OZE, art. 38e].', 'Próg to 70%.'],
    ['Tak[^OZE][^PS].', 'Tak.'],
    ['Bez przypisów.', 'Bez przypisów.'],
  ])('leaves of „%s” what a search result shows: „%s”', (text, expected) => {
    expect(stripCitations(text)).toBe(expected);
  });
});

test('citingQuestions names the questions that cite each source, each once and in order', () => {
  const text = [
    'Wstęp [^PS].',
    '## Dział',
    '### Czym jest? {#czym-jest}',
    'Tym [^OZE], a tamto [^OZE, art. 2].',
    '### Ile trwa? {#ile-trwa}',
    'Rok [^PS] [^OZE].',
  ].join('\n');
  expect(Object.fromEntries(citingQuestions(text))).toEqual({
    OZE: ['czym-jest', 'ile-trwa'],
    PS: ['ile-trwa'],
  });
});
