import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from '@site/src/docusaurus/browser/jsxRuntime';

const drawn = (element: unknown): string =>
  renderToStaticMarkup(element as React.ReactElement).replaceAll('\u00a0', '_');

test('One-letter words and units are held by a no-break space, numbers and provisions by an element', () => {
  expect(drawn(jsx('p', {children: 'Koszt w art.\u00a05 to 32\u00a0300 zł, z tego 5 kW.'}))).toBe(
    '<p>Koszt w_<span class="unbroken">art. 5</span> to <span class="unbroken">32 300</span>_zł, z_tego 5_kW.</p>',
  );
});

test('A number that a page counts is held too, beside other text and in a fragment', () => {
  const children = ['Razem ', '1\u00a0200', ' zł'];
  const expected = 'Razem <span class="unbroken">1 200</span>_zł';
  expect(drawn(jsxs('td', {children}))).toBe(`<td>${expected}</td>`);
  expect(drawn(jsxs(Fragment, {children}))).toBe(expected);
});

test('An element that holds nothing but a number stays in one line by itself', () => {
  expect(drawn(jsx('dd', {children: '32\u00a0300 zł', className: 'sum'}))).toBe(
    '<dd class="sum unbroken">32 300_zł</dd>',
  );
  expect(drawn(jsx('strong', {children: '102\u00a0tys. zł'}))).toBe('<strong>102_tys._zł</strong>');
});

test('A title is held too: a hyphen of one word ends none of its lines', () => {
  expect(drawn(jsx('h3', {children: 'Czym różni się od net-billingu?'}))).toBe(
    '<h3>Czym różni się od <span class="unbroken">net-billingu</span>?</h3>',
  );
});

test('Where no element may be, and no line breaks, the space is plain', () => {
  expect(drawn(jsx('text', {children: '1\u00a0200 zł'}))).toBe('<text>1 200 zł</text>');
  expect(drawn(jsxs('option', {children: ['1\u00a0200', '\u00a0zł']}))).toBe(
    '<option>1 200 zł</option>',
  );
  // A button lays out its parts in a row: an element in its text would be one of them.
  expect(drawn(jsxs('button', {children: ['Ustaw ', '1\u00a0200', ' kWp w szkole']}))).toBe(
    '<button>Ustaw 1 200_kWp w_szkole</button>',
  );
});

test('What is heard and not seen has plain spaces and words', () => {
  expect(
    drawn(
      jsx('input', {'aria-label': 'Moc 5–10\u00a0kW', 'aria-valuetext': '−1\u00a0200\u00a0zł'}),
    ),
  ).toBe('<input aria-label="Moc 5 do 10 kilowatów" aria-valuetext="minus 1 200 zł"/>');
  expect(drawn(jsx('img', {alt: 'Rachunek: 1\u00a0200\u00a0zł'}))).toContain('1 200 zł');
});

test('Code is left as it is', () => {
  expect(drawn(jsx('code', {children: '1\u00a0200 w kW'}))).toBe('<code>1_200 w kW</code>');
});
