import jsQr from 'jsqr';
import {decodeQR} from 'qr/decode.js';
import {mostQrBytes, qrCode} from '@site/src/browser/device/qrCode';

const payment = (name: string, title: string): string =>
  `5265877635|PL|61109010140000071219812874|239750|${name}|${title}|||`;

/** The code as a camera sees it, a module four pixels wide. */
function pictured(text: string) {
  const {size, isDark} = qrCode(text, {isSturdy: true});
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    if (isDark(Math.floor((at % side) / scale), Math.floor(at / side / scale))) {
      pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return {side, pixels};
}

test.each([
  payment('Spółdzielnia Energet', '1/05/2026 energia maj 2026'),
  payment('Spółdzielnia', 'SE/12/10/2026 energia październi'),
  payment('Zielona Gmina', 'SE/4/10/2026 energia październik'),
  payment('Żółte Źródło Ęą', 'ĄĆĘŁŃÓŚŹŻ'),
  payment('Eko–Dąb', 'SE/1/05/2026 energia maj 2026'),
  '|PL|61109010140000071219812874|005674|Ó|energia|||',
])('%s is read back by two readers, and says that it is in UTF-8', (text) => {
  const {side, pixels} = pictured(text);
  const read = jsQr(pixels, side, side);
  expect(read?.data).toBe(text);
  // A reader that is not told guesses: zbarimg 0.23 took half of such names for Japanese or Chinese.
  expect(read?.chunks[0]).toEqual({type: 'eci', assignmentNumber: 26});
  expect(decodeQR({width: side, height: side, data: pixels}, {timeLimit: 60_000})).toBe(text);
});

test('the longest text has a code, a longer one has none', () => {
  expect(qrCode('a'.repeat(mostQrBytes)).size).toBe(177 + 8);
  expect(() => qrCode('a'.repeat(mostQrBytes + 1))).toThrow();
});
