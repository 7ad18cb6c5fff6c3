import {addTo, codeOf, htmlOf} from '@site/src/plugins/built-pages/builtPage';
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

test('its code is its scripts and styles that stay, with what was added, in its order', () => {
  const [kept, removed, style] = ['<script>a</script>', '<script>b</script>', '<style>c</style>'];
  const page = builtPage('/a', `<head>${kept}<title>A</title>${removed}</head><p>Tekst${style}`);
  const offset = page.source.indexOf(removed);
  const additions = [
    {offset, end: offset + removed.length, html: '<script>d</script>'},
    {offset: page.source.indexOf(kept), html: '<script>e</script>'},
  ];
  expect(codeOf({...page, additions})).toBe(`<script>e</script>${kept}<script>d</script>${style}`);
});

test('a page that lacks the place says so', () => {
  expect(() => addTo(builtPage('/a', '<p>'), 'afterFirstSheet', '')).toThrow(
    'a.html has no afterFirstSheet to add to.',
  );
});
