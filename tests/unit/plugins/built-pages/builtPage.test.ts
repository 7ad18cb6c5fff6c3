import {addTo, htmlOf} from '@site/src/plugins/built-pages/builtPage';
import {builtPage} from '../../../samples/builtPage';

const html =
  '<head><link rel=stylesheet href=/a.css><title>A</title></head><p class=x>Tekst &amp; <br>';

test('a page without additions keeps every byte', () => {
  expect(htmlOf(builtPage('/a', html))).toBe(html);
});

test('additions are in their place, in the order they were added, and the original page is unchanged', () => {
  const page = builtPage('/a', html);
  const changed = addTo(
    addTo(addTo(page, 'endOfHead', '<i>'), 'afterFirstSheet', '<link>'),
    'endOfHead',
    '<b>',
  );
  expect(htmlOf(changed)).toBe(
    html.replace('<title>', '<link><title>').replace('</head>', '<i><b></head>'),
  );
  expect(htmlOf(page)).toBe(html);
});

test('a page that lacks the place says so', () => {
  expect(() => addTo(builtPage('/a', '<p>'), 'afterFirstSheet', '')).toThrow(
    'a.html has no afterFirstSheet to add to.',
  );
});
