import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadInflection, loadSynonyms} from '@site/src/content/language/searchLanguage';

const messageOf = (load: () => unknown): string => {
  try {
    load();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'nothing thrown';
};

describe('loadSynonyms', () => {
  test('gives the groups of the site', () => {
    expect(loadSynonyms('.')).toContainEqual(expect.arrayContaining(['prąd', 'elektryczność']));
  });

  test('names the line of every mistake and what to do about it', () => {
    expect(messageOf(() => loadSynonyms('tests/fixtures/broken'))).toBe(
      [
        'src/data/synonimy.yaml:',
        '  – wiersz 3: pole „[2]”: znaleziono listę, pozycji: 1. Podaj co najmniej 2 wyrażenia o tym samym znaczeniu.',
        '  – wiersz 4: pole „[3]”: znaleziono „prąd, elektryczność” (znaków: 19). Wpisz listę w nawiasach kwadratowych, np. [panele, fotowoltaika].',
        '  – wiersz 5: pole „[4][2]”: znaleziono „?” (znaków: 1). Wpisz co najmniej 2 znaków.',
        '  – wiersz 5: pole „[4][2]”: znaleziono „?” (znaków: 1). Wpisz słowo.',
      ].join('\n'),
    );
  });

  test('refuses a phrase that stands in two lines', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'synonimy-'));
    mkdirSync(path.join(site, 'src/data'), {recursive: true});
    writeFileSync(
      path.join(site, 'src/data/synonimy.yaml'),
      '- [Prąd, energia]\n\n- [wolt, prąd]\n',
    );
    expect(messageOf(() => loadSynonyms(site))).toBe(
      'src/data/synonimy.yaml, wiersz 3: „prąd” stoi też w wierszu 1. Zostaw jedno z tych miejsc albo połącz oba wiersze.',
    );
  });

  test('names the line at which the file cannot be read', () => {
    expect(messageOf(() => loadSynonyms('tests/fixtures/unreadable'))).toMatch(
      /^src\/data\/synonimy\.yaml, wiersz [23]: zapis YAML jest niepoprawny\./,
    );
  });
});

describe('loadInflection', () => {
  test('gives each word with its model and line', () => {
    const entry = loadInflection('.').find(({word}) => word === 'prosument');
    expect(entry?.model).toBe('student');
    expect(entry?.line).toBeGreaterThan(5);
  });

  test('names the line of every mistake and what to do about it', () => {
    expect(messageOf(() => loadInflection('tests/fixtures/broken'))).toBe(
      [
        'src/data/odmiana.yaml:',
        '  – wiersz 3: nazwa „dwa słowa” jest niepoprawna. Wpisz jedno słowo małymi literami, bez spacji i łączników.',
        '  – wiersz 4: pole „biogazownia”: znaleziono 5. Wpisz jedno słowo.',
      ].join('\n'),
    );
  });

  test('names the line at which the file cannot be read', () => {
    expect(messageOf(() => loadInflection('tests/fixtures/unreadable'))).toMatch(
      /^src\/data\/odmiana\.yaml, wiersz [23]: zapis YAML jest niepoprawny\./,
    );
  });
});
