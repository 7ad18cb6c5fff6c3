import {loadSite} from '@site/src/content/loadSite';
import {editorConfig, type EditorSettings} from '@site/src/plugins/web-editor/editorConfig';
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
}

test('every category is a collection of articles, and nothing lacks a form', () => {
  const {cms, formats} = editorConfig(site, unset);
  expect((cms.collections as Collection[]).map(({folder}) => folder)).toContain(
    'baza-wiedzy/zakladanie',
  );
  expect(formats['opisany-sources']?.header).toMatch(/^# Źródła[^]*\n$/);
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
    editorPage({baseUrl: '/portal/', settings, packages: {yaml: './yaml/index.js'}, own: 'start-abc'});
  expect(page(unset)).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page(unset)).toContain('<base href="/portal/redakcja/">');
  expect(page(unset)).toContain('nie jest połączony z repozytorium');
  expect(page(set)).not.toContain('nie jest połączony');
  expect(page(unset)).toMatch(/script-src 'self' 'sha256-[\w+/=]+' 'wasm-unsafe-eval'/);
  expect(page(unset)).not.toContain('logowanie.example.pl');
  expect(page(set)).toContain('https://logowanie.example.pl');
});
