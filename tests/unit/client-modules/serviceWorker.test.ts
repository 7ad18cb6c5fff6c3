/** @jest-environment jsdom */

/** The scopes of the workers that a page of the site at a base path leaves alone. */
async function left(
  baseUrl: string,
  workers: readonly (readonly [scope: string, script: string])[],
): Promise<string[]> {
  const kept = new Set(workers.map(([scope]) => scope));
  const address = (path: string): string => new URL(path, window.location.origin).href;
  const registrations = workers.map(([scope, script]) => ({
    scope: address(scope),
    active: {scriptURL: address(script)},
    unregister: async () => kept.delete(scope),
  }));
  Object.assign(navigator, {serviceWorker: {getRegistrations: async () => registrations}});
  jest.doMock(
    '@docusaurus/ExecutionEnvironment',
    () => ({
      __esModule: true,
      default: {canUseDOM: true},
    }),
    {virtual: true},
  );
  jest.doMock('@site/src/docusaurus/browser/siteConfig', () => ({baseUrl}));
  jest.isolateModules(() => {
    jest.requireActual('@site/src/client-modules/serviceWorker');
  });
  await new Promise((resolve) => setTimeout(resolve));
  return [...kept];
}

test('Workers of the site go, wherever their scripts lay and whatever they served', async () => {
  await expect(
    left('/', [
      ['/', '/obce/worker.js'],
      ['/baza-wiedzy/', '/sw.js'],
      ['/assets/js/', '/assets/js/sw.js'],
    ]),
  ).resolves.toEqual([]);
});

test('Workers of other projects below the same address stay', async () => {
  const others = [
    ['/inny-projekt/', '/inny-projekt/sw.js'],
    ['/inny-projekt/app/', '/inny-projekt/assets/js/sw.js'],
  ] as const;
  await expect(left('/', others)).resolves.toEqual(['/inny-projekt/', '/inny-projekt/app/']);
  await expect(
    left('/spoldzielnie/', [...others, ['/', '/sw.js'], ['/spoldzielnie/', '/spoldzielnie/sw.js']]),
  ).resolves.toEqual(['/inny-projekt/', '/inny-projekt/app/', '/']);
});
