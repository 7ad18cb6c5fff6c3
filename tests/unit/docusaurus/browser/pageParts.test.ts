import type * as pageParts from '@site/src/docusaurus/browser/pageParts';

const load = (): Promise<string> => Promise.reject(new Error('A chunk is missing.'));
const article = {path: '/baza/a', component: {preload: load}};
const list = {path: '/baza', component: {preload: load}, routes: [article]};
const page = {path: '/bez', component: {}};
jest.doMock('@generated/routes', () => ({__esModule: true, default: [page, list]}), {
  virtual: true,
});
const {guardPageParts} = jest.requireActual<typeof pageParts>(
  '@site/src/docusaurus/browser/pageParts',
);

test('the parts of every route are loaded through all guards, the last one outermost', async () => {
  const order: string[] = [];
  for (const name of ['first', 'second']) {
    guardPageParts((inner) => async () => {
      order.push(name);
      return inner();
    });
  }
  await expect(list.component.preload()).rejects.toThrow('A chunk is missing.');
  await expect(article.component.preload()).rejects.toThrow('A chunk is missing.');
  expect(order).toEqual(['second', 'first', 'second', 'first']);
  expect(page.component).toEqual({});
});
