import type {BuiltPage} from '@site/src/plugins/built-pages/builtPage';
import {llmsTxt} from '@site/src/plugins/built-pages/emit/llmsTxt';
import {builtPage, emitted} from '../../../../samples/builtPage';
import {machineArticle, site} from '../../../../samples/machineArticle';

test('has a title, a summary and sections of links with descriptions', () => {
  const articles = [
    machineArticle('a'),
    machineArticle('wycofany', {retired: {since: '2027-01-02', reason: 'Powód.'}}),
    machineArticle('faq', {title: 'Pytania', address: '/faq', category: null}),
  ];
  const page = (address: string, title: string, description: string): BuiltPage =>
    builtPage(
      address,
      `<title>${title} | Serwis</title><meta name=description content="${description}">`,
    );
  const pages = [
    page('/', 'Start', 'Czym jest serwis.'),
    page('/faq', 'Pytania', 'Opis.'),
    page('/oferta', 'Oferta', 'Co robimy.'),
    {...page('/szukaj', 'Szukaj', 'Wyniki.'), isListed: false},
  ];
  const {'llms.txt': text = ''} = emitted(llmsTxt, {...site, articles}, pages);
  expect(text.split('\n\n').filter((block) => !block.startsWith('Treść'))).toEqual([
    '# Serwis',
    '> Czym jest serwis.',
    '## Podstawy',
    '- [Artykuł a](https://example.pl/portal/baza-wiedzy/a.md): Opis artykułu a. Aktualizacja: 2026-12-01.',
    '## Pytania',
    '- [Pytania](https://example.pl/portal/faq.md): Opis artykułu faq. Aktualizacja: 2026-12-01.',
    '## Optional',
    '- [Start](https://example.pl/portal/): Czym jest serwis.\n- [Oferta](https://example.pl/portal/oferta): Co robimy.\n',
  ]);
});
