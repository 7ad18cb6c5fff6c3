import {execSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {environmentNames} from '@site/src/site/env';
import {triesAll} from '@site/tests/e2e/tries';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly if?: string;
  readonly needs?: string | readonly string[];
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

test('an old commit whose check or publication is run again is not published', () => {
  const {jobs: published} = parse(textOf('publish.yml')) as Workflow;
  const ours = 'github.event.workflow_run.head_sha || github.sha';
  const {build, newest, ...others} = published;
  expect(newest?.steps[0]?.run).toContain('/compare/$OURS...main');
  expect(build?.if).toBe(`needs.newest.outputs.commit == (${ours})`);
  expect(build?.steps[0]).toMatchObject({with: {ref: `\${{ ${ours} }}`}});
  // Everything else comes after the build, and is skipped with it.
  expect(Object.values(others).filter(({needs}) => needs === undefined)).toEqual([]);
});

test('new versions of packages and actions wait before they are proposed', () => {
  const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: readonly {cooldown?: {'default-days'?: number}}[];
  };
  expect(updates.map(({cooldown}) => cooldown?.['default-days'] ?? 0)).toEqual([14, 14]);
});

test('what runs with rights has an owner', () => {
  const owned = readFileSync('.github/CODEOWNERS', 'utf8').match(/^\/\S+/gm) ?? [];
  expect(owned).toEqual(expect.arrayContaining(['/.github/', '/.npmrc', '/package-lock.json']));
  expect(owned.filter((place) => !existsSync(`.${place}`))).toEqual([]);
});

// npm itself changes seldom, and its list takes long.
(triesAll ? test : test.skip)(
  'what is published has its list of packages',
  () => {
    const [command = ''] = /\bnpm sbom .*?(?= >)/.exec(textOf('publish.yml')) ?? [];
    const {bomFormat, components} = JSON.parse(
      execSync(command, {
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as {bomFormat: string; components: readonly {name: string}[]};
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map(({name}) => name)).toEqual(
      expect.arrayContaining(['react', '@docusaurus/core', 'stemmer_pl']),
    );
  },
  60_000,
);

test('the publication is built with every setting the owner can make', () => {
  const {jobs: published} = parse(textOf('publish.yml')) as Workflow;
  const building = published.build?.steps.find(({run}) => run?.includes('npm run build'));
  expect(Object.keys(building?.env ?? {}).sort()).toEqual(Object.values(environmentNames).sort());
});
