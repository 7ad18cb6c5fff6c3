import {execSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {environmentNames} from '@site/src/site/env';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly {readonly uses?: string; readonly run?: string; readonly env?: object}[];
}

interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const files = readdirSync(folder);
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const jobs = files.flatMap((file) =>
  Object.entries((parse(textOf(file)) as Workflow).jobs).map(
    ([name, job]) => [`${file}, ${name}`, job] as const,
  ),
);

describe.each(files)('%s', (file) => {
  test('may only read, unless a job says more', () => {
    expect((parse(textOf(file)) as Workflow).permissions).toEqual({contents: 'read'});
  });

  test('does not run with rights on what strangers propose', () => {
    expect(Object.keys((parse(textOf(file)) as Workflow).on)).not.toContain('pull_request_target');
  });

  test('names its actions by commit, with the version beside it', () => {
    const named = textOf(file).match(/\buses:.*/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
  });
});

describe.each(jobs)('%s', (_, {permissions = {}, steps}) => {
  test('puts nothing of an event into a command: what there is comes as a variable', () => {
    expect(steps.filter(({run}) => run?.includes('${{'))).toEqual([]);
  });

  test('runs no package where it may write', () => {
    const mayWrite = Object.values(permissions).includes('write');
    const runsPackages = steps.some(({run}) => /\b(?:npm|npx|node)\b/.test(run ?? ''));
    expect(mayWrite && runsPackages).toBe(false);
  });

  test('leaves no token behind for what it runs', () => {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) {
      expect(checkout).toMatchObject({with: {'persist-credentials': false}});
    }
  });
});

test('what is published has its list of packages', () => {
  const [command = ''] = /\bnpm sbom .*?(?= >)/.exec(textOf('publish.yml')) ?? [];
  const {bomFormat, components} = JSON.parse(
    execSync(command, {encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore']}),
  ) as {bomFormat: string; components: readonly {name: string}[]};
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map(({name}) => name)).toEqual(
    expect.arrayContaining(['react', '@docusaurus/core', 'stemmer_pl']),
  );
}, 60_000);

test('the publication is built with every setting the owner can make', () => {
  const {jobs: published} = parse(textOf('publish.yml')) as Workflow;
  const building = published.build?.steps.find(({run}) => run?.includes('npm run build'));
  expect(Object.keys(building?.env ?? {}).sort()).toEqual(Object.values(environmentNames).sort());
});
