import {lazy, Suspense} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {partsInPlace} from '@site/src/docusaurus/build/partsInPlace';

const words = (name: string): string => `${name} `.repeat(5000);

/** As Docusaurus renders a page: written once all of it is there. */
async function render(...names: readonly string[]): Promise<string> {
  const stream = new PassThrough();
  const parts = names.map((name) =>
    lazy(() => Promise.resolve({default: () => <p>{words(name)}</p>})),
  );
  const page = renderToPipeableStream(
    <main>
      {parts.map((Part, index) => (
        <Suspense key={names[index]} fallback={<p>Wczytujemy {names[index]}</p>}>
          <Part />
        </Suspense>
      ))}
      <p>koniec</p>
    </main>,
    {onAllReady: () => page.pipe(stream)},
  );
  return text(stream);
}

test('large parts stand where they belong, without a script', async () => {
  const html = await render('raz', 'dwa');
  expect(html).toContain('<script>');
  expect(partsInPlace(html)).toBe(
    `<main><!--$--><p>${words('raz')}</p><!--/$--><!--$--><p>${words('dwa')}</p><!--/$--><p>koniec</p></main>`,
  );
});

test('the quotes a minifier takes away are not needed', async () => {
  const html = (await render('raz')).replace(
    / (hidden|id)="([^"]*)"/g,
    (_, name: string, value: string) => (value === '' ? ` ${name}` : ` ${name}=${value}`),
  );
  expect(partsInPlace(html)).toContain(`<main><!--$--><p>${words('raz')}</p><!--/$-->`);
});

test('a part without a place stops the build', () => {
  expect(() =>
    partsInPlace(
      '<main></main><div hidden id="S:0"><p>raz</p></div><script>$RC("B:0","S:0")</script>',
    ),
  ).toThrow('partsInPlace.ts');
});
