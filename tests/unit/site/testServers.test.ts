import {spawn} from 'node:child_process';
import {once} from 'node:events';
import everyday from '@site/playwright.config';
import plain from '@site/tests/plain/playwright.config';

/** The address that a test server says it serves, while it does; found as Playwright finds it. */
async function served<T>(use: (origin: string) => Promise<T>): Promise<T> {
  const [server] = [everyday.webServer ?? []].flat();
  const [program = '', ...args] = server?.command.split(' ') ?? [];
  const child = spawn(program, args);
  try {
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return await use(server?.wait?.stdout?.exec(said.toString())?.groups?.base_url ?? '');
  } finally {
    child.kill();
  }
}

test('The servers of the tests take a port that is free, so that two runs do not meet', async () => {
  await served((first) =>
    served(async (second) => {
      expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(second).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(first).not.toBe(second);
    }),
  );
});

test.each([
  ['everyday', everyday],
  ['plain', plain],
])('No server of the %s tests is one that was there before', (_, {webServer = []}) => {
  for (const {command, url, port, reuseExistingServer} of [webServer].flat()) {
    expect(command).toMatch(/ 0(?: |$)/);
    expect({url, port, reuseExistingServer}).toEqual({});
  }
});
