import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Runs the command as `npm run wczytaj` does. */
function wczytaj(...args: string[]): {status: number | null; stdout: string; stderr: string} {
  return spawnSync('node_modules/.bin/jiti', [path.resolve('src/cli/readMeters.ts'), ...args], {
    encoding: 'utf8',
  });
}

describe('npm run wczytaj', () => {
  test('prints the hours and sums of one member’s files', () => {
    const folder = 'tests/fixtures/meterFiles';
    const {status, stdout} = wczytaj(`${folder}/energa_pobor.csv`, `${folder}/energa_nadwyzka.csv`);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      intervals: 73,
      startUtc: '2025-10-24T22:00Z',
      endUtc: '2025-10-27T22:00Z',
      withdrawnKwh: null,
      injectedKwh: null,
      withdrawnNetKwh: 24.871,
      injectedNetKwh: 27.428,
      gaps: 0,
      duplicates: 0,
    });
  });

  test('exits with 1 and a Polish message that names the file and what is missing', () => {
    const {status, stdout, stderr} = wczytaj('package.json', 'nie-ma.csv');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('nie-ma.csv: nie ma takiego pliku.');
    const unknown = wczytaj('package.json');
    expect(unknown.status).toBe(1);
    expect(unknown.stderr).toContain('package.json:\n  – Nie rozpoznajemy układu');
  });
});
