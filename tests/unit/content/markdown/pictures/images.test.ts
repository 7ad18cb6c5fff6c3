import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {ContentError} from '@site/src/content/problem';
import {images} from '@site/src/content/markdown/pictures/images';
import {runRemark} from '../../../../tools/markdown';

const path = `${process.cwd()}/tests/fixtures/images/artykul.md`;
const run = (markdown: string): string => JSON.stringify(runRemark([images], markdown, {path}));

describe('A picture next to an article', () => {
  test('becomes a <picture> with its description', () => {
    const tree = run('![Wykres doby](./wykres.png)');
    expect(tree).toContain('"name":"picture"');
    expect(tree).toContain('{"type":"mdxJsxAttribute","name":"alt","value":"Wykres doby"}');
    expect(tree).toMatch(/\.\.\.require\(.*pictureLoader\.cjs!\.\/wykres\.png.*\)\.avif/);
  });

  test('that is only decorative says so, and has an empty description', () => {
    expect(run('![ozdoba](./wykres.png)')).toContain('"name":"alt","value":""');
    expect(run('![ozdoba](https://example.pl/x.svg)')).toContain('"alt":""');
  });

  test.each(['./nie-ma.png', './rysunek.svg', 'https://example.pl/zdjecie.png', '/img/x.png'])(
    'is left to Docusaurus when it is %s',
    (url) => expect(run(`![Opis](${url})`)).not.toContain('picture'),
  );
});

describe('A picture without a description', () => {
  test.each([
    ['Wstęp.\n\n![](./wykres.png)', 3, 'obraz „./wykres.png” nie ma opisu.'],
    ['![ ](./wykres.png)', 1, 'obraz „./wykres.png” nie ma opisu.'],
    ['![][wykres]\n\n[wykres]: ./wykres.png', 1, 'obraz „wykres” nie ma opisu.'],
    ['<img src="./wykres.png">', 1, 'obraz jest wpisany znacznikiem „<img>”.'],
  ])('%j stops the build', (markdown, line, message) => {
    expect(() => run(markdown)).toThrow(ContentError);
    expect(() => run(markdown)).toThrow(
      `tests/fixtures/images/artykul.md, wiersz ${line}: ${message}`,
    );
  });
});

describe('A picture of another place', () => {
  test.each([
    ['above the folder of its text', '../../../package.json'],
    ['above it in code', './%2e%2e/%2e%2e/%2e%2e/package.json'],
    ['of a neighbour', '../valid/obraz.png'],
    ['above the folder of files', '/../package.json'],
    ['by a name of the bundler', '@site/package.json'],
    ['by an address that skips the check', 'pathname:///x.png'],
    ['by the address of a file', 'file:///etc/passwd'],
  ])('%s stops the build', (_, url) => {
    expect(() => run(`![Opis](${url})`)).toThrow('leży poza katalogiem tego tekstu');
    expect(() => run(`![Opis][x]\n\n[x]: ${url}`)).toThrow('leży poza katalogiem tego tekstu');
  });

  test('by a link in the file system stops the build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'obrazy-'));
    symlinkSync(`${process.cwd()}/package.json`, join(folder, 'x.png'));
    const article = {path: join(folder, 'artykul.md')};
    expect(() => runRemark([images], '![Opis](./x.png)', article)).toThrow('poza katalogiem');
    rmSync(folder, {recursive: true});
  });

  test.each(['./artykul.md', './wykres.png?raw', './wykres.png!./artykul.md'])(
    '%s is no picture',
    (url) => {
      writeFileSync(join(dirname(path), 'artykul.md'), '');
      expect(() => run(`![Opis](${url})`)).toThrow('nie jest obrazem');
      rmSync(join(dirname(path), 'artykul.md'));
    },
  );
});

test('a picture whose address stands below the text becomes one like any other', () => {
  expect(run('![Wykres doby][x]\n\n[x]: ./wykres.png')).toContain('"name":"picture"');
});
