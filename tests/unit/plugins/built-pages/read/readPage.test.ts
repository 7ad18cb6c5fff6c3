import {readPage} from '@site/src/plugins/built-pages/read/readPage';

const suffix = ' | Platforma';

const pretty = `<html><head>
  <title data-rh="true">Pytania &amp; odpowiedzi | Platforma</title>
  <meta data-rh="true" property="og:description" content="Inny opis.">
  <meta data-rh="true" name="description" content="Kto mówi &quot;tak&quot;?">
</head><body>
  <header><h2 id="menu">Menu</h2></header>
  <main class="page">
    <h1>Pytania</h1>
    <h2 class="anchor" id="oplaty">Opłaty <em>stałe</em><a href="#oplaty" class="hash-link" aria-label="Link">\u200b</a></h2>
    <h3>Bez<!-- --> adresu</h3>
    <h5>Zbyt głęboko</h5>
  </main>
  <footer><h2>Stopka</h2></footer>
</body></html>`;

const minified =
  '<title data-rh=true>Oferta | Platforma</title>' +
  '<meta data-rh=true name=description content=Opis />' +
  '<main><h2 class="a b" id=cena>Cena<a href=#cena class=hash-link>\u200b</a></h2><h4 id=my>My</h4></main>';

describe('readPage', () => {
  test('reads title, description and the headings of the main part', () => {
    expect(readPage(pretty, suffix)).toMatchObject({
      title: 'Pytania & odpowiedzi',
      description: 'Kto mówi "tak"?',
      headings: [
        {id: 'oplaty', text: 'Opłaty stałe', level: 2},
        {id: null, text: 'Bez adresu', level: 3},
      ],
    });
  });

  test('reads attributes without quotes', () => {
    expect(readPage(minified, suffix)).toMatchObject({
      title: 'Oferta',
      description: 'Opis',
      headings: [
        {id: 'cena', text: 'Cena', level: 2},
        {id: 'my', text: 'My', level: 4},
      ],
    });
  });

  test('reads a description in single quotes', () => {
    const html = `<title>A</title><meta name='description' content='Mówi "tak"'>`;
    expect(readPage(html, suffix).description).toBe('Mówi "tak"');
  });

  test('accepts a page without a description and a main part', () => {
    expect(readPage('<title>Oferta</title>', suffix)).toMatchObject({
      title: 'Oferta',
      description: '',
      headings: [],
    });
  });

  test('reads ids, links and classes however they are quoted, and nothing that only looks like them', () => {
    const html = `<p id=a class=one><a class="two one" href=/oferta>1</a><noscript><a href='/mapa?a=1&amp;b=2'>2</a></noscript>
      <script>const text = '<a id="no" class="no" href="/no">';</script><!-- <p id=no> --><pre>&lt;p id=no&gt;</pre>`;
    const {ids, links, classNames} = readPage(html, suffix);
    expect([...ids]).toEqual(['a']);
    expect(links).toEqual(['/oferta', '/mapa?a=1&b=2']);
    expect([...classNames]).toEqual(['one', 'two']);
  });

  test('knows where something can be added', () => {
    const html =
      '<head><link rel=icon href=/i><link rel=stylesheet href=/a.css /><script>"</head>"</script></head><p>';
    const {beforeFirstSheet, afterFirstSheet, endOfHead} = readPage(html, suffix).places;
    expect(html.slice(beforeFirstSheet ?? 0)).toMatch(/^<link rel=stylesheet/);
    expect(html.slice(afterFirstSheet ?? 0)).toMatch(/^<script>/);
    expect(html.slice(endOfHead ?? 0)).toBe('</head><p>');
    expect(readPage('<p>', suffix).places).toEqual({
      startOfHead: null,
      beforeFirstSheet: null,
      afterFirstSheet: null,
      endOfHead: null,
    });
  });
});
