import {readingMinutes} from '@site/src/plugins/knowledge-base/readingTime';

const words = (count: number): string => Array.from({length: count}, () => 'słowo').join(' ');

describe('readingMinutes', () => {
  test.each([
    [0, 1],
    [1, 1],
    [269, 1],
    [270, 2],
    [360, 2],
    [1800, 10],
  ])('gives %d words %d min', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  test('counts no citations, link addresses or punctuation', () => {
    const markdown = `${words(268)} – [słowo](https://example.pl/a/b) [^OZE, art. 38c] ** | --- |`;
    expect(readingMinutes(markdown)).toBe(1);
  });

  test('counts words with Polish letters once', () => {
    expect(readingMinutes(Array.from({length: 269}, () => 'źdźbło').join(' '))).toBe(1);
  });
});
