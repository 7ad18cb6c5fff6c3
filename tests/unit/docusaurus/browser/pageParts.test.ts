import type * as pageParts from '@site/src/docusaurus/browser/pageParts';

const load = (): Promise<string> => Promise.reject(new Error('A chunk is missing.'));
const routes = [
  {path: '/bez', component: {}},
  {
    path: '/baza',
    component: {preload: load},
    routes: [{path: '/baza/a', component: {preload: load}}],
  },
];
jest.doMock('@generated/routes', () => ({__esModule: true, default: routes}), {virtual: true});
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
  await expect(routes[1]?.component.preload?.()).rejects.toThrow('A chunk is missing.');
  await expect(routes[1]?.routes?.[0]?.component.preload?.()).rejects.toThrow();
  expect(order).toEqual(['second', 'first', 'second', 'first']);
  expect(routes[0]?.component).toEqual({});
});
