/** @jest-environment jsdom */
import {drawPicture} from '@site/src/browser/calculator/drawPicture';
import type {PictureContent} from '@site/src/domain/calculator/answer/pictureContent';

interface Drawn {
  readonly text: string;
  readonly px: number;
  readonly y: number;
}

/** What is written on a picture whose letters are all half as wide as they are high. */
async function drawn(content: PictureContent): Promise<readonly Drawn[]> {
  const written: Drawn[] = [];
  const context = {
    font: '',
    fillRect: jest.fn(),
    measureText: (text: string) => ({width: (text.length * pxOf(context.font)) / 2}),
    fillText: (text: string, _: number, y: number) => {
      written.push({text, px: pxOf(context.font), y});
    },
  };
  Object.defineProperty(document, 'fonts', {value: {ready: Promise.resolve()}, configurable: true});
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await drawPicture(content);
  return written;
}

const pxOf = (font: string): number => Number(/(\d+)px/.exec(font)?.[1]);

const content = {
  title: 'Kalkulator',
  sentence: 'Spółdzielnia oszczędza.',
  figures: [{name: 'pokrycie roczne', value: '70%'}],
  remark: 'To szacunek.',
  address: 'przyklad.pl',
};

describe('The picture of the answer', () => {
  test('writes a short sentence in the largest letters', async () => {
    expect(await drawn(content)).toContainEqual({text: content.sentence, px: 40, y: 146});
  });

  test('tells a long sentence, and a name without a space, whole and above the boxes', async () => {
    const sentence = `${'Ta spółdzielnia nie może działać, bo brakuje członków. '.repeat(8)}Koniec.`;
    const address = 'przyklad.pl/'.padEnd(150, 'a');
    const lines = await drawn({...content, sentence, address});
    const ofSentence = lines.filter(({y}) => y > 100 && y < 322);
    expect(ofSentence.map(({text}) => text).join(' ')).toBe(sentence);
    expect(lines.map(({text}) => text)).toContain(address);
  });
});
