import {spawnSync} from 'node:child_process';
import path from 'node:path';

const command = path.resolve('src/cli/oblicz.ts');

/** Runs the command as `npm run oblicz` does. */
function oblicz(...args: string[]): {status: number | null; stdout: string; stderr: string} {
  return spawnSync(process.execPath, ['src/cli/run.mjs', command, ...args], {encoding: 'utf8'});
}

describe('npm run oblicz', () => {
  test('prints JSON for an input with a CSV file next to it', () => {
    const {status, stdout} = oblicz('packages/settlement/tests/fixtures/trzech-czlonkow.json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({periods: [{importKwh: 36.39}, {}, {}]});
  });

  test('exits with 1 and a Polish message without an input', () => {
    const {status, stdout, stderr} = oblicz('nie-ma.json');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe(
      'nie-ma.json: nie ma takiego pliku. Podaj plik z danymi: npm run --silent oblicz -- wejscie.json',
    );
  });
});
