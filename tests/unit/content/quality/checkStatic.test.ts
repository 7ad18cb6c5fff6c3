import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {svgCode} from '@site/src/content/markdown/pictures/svgCode';
import {checkStatic} from '@site/src/content/quality/checkStatic';

const dir = mkdtempSync(path.join(tmpdir(), 'pliki-'));

afterAll(() => rmSync(dir, {recursive: true}));

const svg = (inside: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`);

test('the files of the site pass', () => expect(checkStatic({dir: '.'})).toEqual([]));

test('what could run is refused wherever it lies, and links are not followed', () => {
  const names = ['img/a.html', 'img/b.JS', 'img/c.xhtml', 'pliki/d.htm', 'e.mjs', 'img/sw.js', 'f'];
  const fine = ['img/x.png', 'img/y.JPG', 'pliki/z.xlsx', 'sw.js', 'img/rysunek.svg'];
  for (const name of [...names, ...fine]) {
    mkdirSync(path.dirname(path.join(dir, 'static', name)), {recursive: true});
    writeFileSync(path.join(dir, 'static', name), '<svg/>');
  }
  symlinkSync('/etc/passwd', path.join(dir, 'static/img/link.png'));
  symlinkSync('/etc', path.join(dir, 'static/img/katalog.png'));
  const refused = checkStatic({dir}).map(({file}) => file.slice('static/'.length));
  expect(refused.sort()).toEqual([...names, 'img/link.png', 'img/katalog.png'].sort());
});

test('a site without files of its own passes', () => {
  expect(checkStatic({dir: path.join(dir, 'nie-ma')})).toEqual([]);
});

test.each([
  '<rect width="4" height="4" fill="url(#a)"/><use href="#a"/><use xlink:href=\'#a\'/>',
  '<style>.a{fill:red;mask:url("#m")}</style><path d="M0 0" class="a" style="font-size:1px"/>',
  '<image href="data:image/png;base64,AAAA"/><title>Wykres</title>',
  '<metadata><dc:creator>Ktoś</dc:creator></metadata>',
])('a mere drawing passes: %s', (inside) => expect(svgCode(svg(inside))).toBeNull());

test.each([
  '<script>alert(1)</script>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<rect onload="alert(1)"/>',
  '<rect fill="red"onclick = "alert(1)"/>',
  '<a href="javascript:alert(1)"><rect/></a>',
  '<a xlink:href="java&#x73;cript:alert(1)"><rect/></a>',
  '<a href="java\nscript:alert(1)"><rect/></a>',
  '<a href="&#106;avascript:alert(1)"><rect/></a>',
  '<image href="https://example.com/x.png"/>',
  "<use href='//example.com/x.svg#a'/>",
  '<image href="data:image/svg+xml;base64,AAAA"/>',
  '<foreignObject><p/></foreignObject>',
  '<p xmlns="http://www.w3.org/1999/xhtml"/>',
  '<animate attributeName="href" values="x"/>',
  '<set attributeName="onload" to="x"/>',
  '<style>@import "https://example.com/x.css";</style>',
  '<style>.a{background:url(https://example.com/x)}</style>',
  '<rect style="fill:url( \'https://example.com/x\' )"/>',
])('a drawing with more is refused: %s', (inside) => expect(svgCode(svg(inside))).not.toBeNull());

test.each([
  ['entities', '<!DOCTYPE svg [<!ENTITY a "x">]><svg/>'],
  ['a sheet of styles', '<?xml-stylesheet href="x.css"?><svg/>'],
  ['another encoding told', '<?xml version="1.0" encoding="UTF-7"?><svg/>'],
])('a drawing with %s before it is refused', (_, text) => {
  expect(svgCode(Buffer.from(text))).not.toBeNull();
});

test('a drawing in another encoding is refused', () => {
  expect(svgCode(Buffer.from('\ufeff<svg><script/></svg>', 'utf16le'))).toBe(
    'inne kodowanie niż UTF-8',
  );
});
