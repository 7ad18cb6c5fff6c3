import * as yaml from 'yaml';
import {loadSite} from '@site/src/content/loadSite';
import {editorConfig, type EditorSettings} from '@site/src/plugins/web-editor/editorConfig';
import {writtenYaml} from '@site/src/plugins/web-editor/browser/writtenYaml.mjs';
import {editorPage} from '@site/src/plugins/web-editor/editorPage';

const site = loadSite('.');
const unset: EditorSettings = {
  name: 'Serwis',
  githubRepository: null,
  githubBranch: 'main',
  cmsAuthUrl: null,
};
const set: EditorSettings = {
  ...unset,
  githubRepository: 'gmina/serwis',
  cmsAuthUrl: 'https://logowanie.example.pl',
};

interface Collection {
  readonly name: string;
  readonly folder?: string;
  readonly editor?: {readonly preview: boolean};
}

test('every category is a collection of articles, and nothing lacks a form', () => {
  const {cms, formats} = editorConfig(site, unset);
  expect((cms.collections as Collection[]).map(({folder}) => folder)).toContain(
    'baza-wiedzy/zakladanie',
  );
  expect((cms.collections as Collection[])[0]?.folder).toBe('baza-wiedzy/podstawy');
  expect(formats['plik-zrodla']).toEqual({listName: 'zrodla', isKeyed: true});
  expect(formats['plik-zakazane']).toEqual({listName: 'zakazane', isKeyed: false});
});

test('no preview repeats a whole list beside its form', () => {
  const collections = editorConfig(site, unset).cms.collections as Collection[];
  expect(collections.filter(({editor}) => editor?.preview === false).map(({name}) => name)).toEqual(
    ['listy'],
  );
});

test('the owner’s settings are the backend; without a sign-in server a token opens it', () => {
  expect(editorConfig(site, set)).toMatchObject({
    isConnected: true,
    cms: {
      backend: {
        repo: 'gmina/serwis',
        auth_methods: ['oauth', 'token'],
        base_url: 'https://logowanie.example.pl',
      },
    },
  });
  expect(editorConfig(site, unset)).toMatchObject({
    isConnected: false,
    cms: {backend: {auth_methods: ['token']}},
  });
});

test('the page is not indexed, says when it is not connected, and allows only its own scripts to run', () => {
  const page = (settings: EditorSettings) =>
    editorPage({
      baseUrl: '/portal/',
      settings,
      packages: {yaml: './yaml/index.js'},
      own: 'start-abc',
    });
  expect(page(unset)).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page(unset)).toContain('<base href="/portal/redakcja/">');
  expect(page(unset)).toContain('nie połączył go jeszcze z&nbsp;repozytorium');
  expect(page(set)).not.toContain('nie połączył');
  expect(page(unset)).toMatch(/script-src 'self' 'sha256-[\w+/=]+' 'wasm-unsafe-eval'/);
  expect(page(unset)).not.toContain('logowanie.example.pl');
  expect(page(set)).toContain('https://logowanie.example.pl');
});

describe('A file written by the editor', () => {
  const source =
    "# Opis pliku.\n\nA1:\n  title: 'Pierwsze'   # uwaga\n\n# Drugie.\nB2: {title: 'Drugie', tags: [x]}\n";
  const form = () => writtenYaml(yaml, {listName: 'lista', isKeyed: true});

  test('keeps every entry that has not changed, whatever the order of its fields', () => {
    const {fromFile, toFile} = form();
    const value = fromFile(source) as {lista: Record<string, unknown>[]};
    expect(value.lista.map(({code}) => code)).toEqual(['A1', 'B2']);
    expect(toFile(value)).toBe(source);
    value.lista.push({code: 'C3', title: 'Trzecie: nowe'});
    expect(toFile(value)).toBe(`${source}C3:\n  title: 'Trzecie: nowe'\n`);
  });

  test('writes anew only what changed, and leaves out what was removed', () => {
    const {fromFile, toFile} = form();
    const {lista} = fromFile(source) as {lista: Record<string, unknown>[]};
    const [first, second] = lista;
    expect(toFile({lista: [{...first, title: 'Zmienione'}, second]})).toBe(
      "# Opis pliku.\n\nA1:\n  title: 'Zmienione'\n\n# Drugie.\nB2: {title: 'Drugie', tags: [x]}\n",
    );
    expect(toFile({lista: [second]})).toBe("# Opis pliku.\n\nB2: {title: 'Drugie', tags: [x]}\n");
  });

  test('of a list without keys keeps its items too', () => {
    const list = "# Opis.\n\n- claim: 'A'\n  facts: [F1]\n- claim: 'B'\n";
    const {fromFile, toFile} = writtenYaml(yaml, {listName: 'lista'});
    const {lista} = fromFile(list) as {lista: unknown[]};
    expect(toFile({lista: [...lista, {claim: 'C'}]})).toBe(`${list}- claim: 'C'\n`);
  });
});
