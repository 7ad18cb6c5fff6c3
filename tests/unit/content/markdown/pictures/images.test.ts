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
    (url) => {
      expect(run(`![Opis](${url})`)).not.toContain('picture');
    },
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
