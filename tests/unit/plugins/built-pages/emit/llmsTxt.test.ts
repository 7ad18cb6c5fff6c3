import {llmsTxt} from '@site/src/plugins/built-pages/emit/llmsTxt';
import {machineArticle, site} from '../../../../support/machineArticle';

test('has a title, a summary and sections of links with descriptions', () => {
  const text = llmsTxt(
    site,
    [
      machineArticle('a'),
      machineArticle('wycofany', {retired: {since: '2027-01-02', reason: 'Powód.'}}),
      machineArticle('faq', {title: 'Pytania', address: '/faq', category: null}),
    ],
    [
      {title: 'Start', description: 'Czym jest serwis.', address: '/'},
      {title: 'Oferta', description: 'Co robimy.', address: '/oferta'},
    ],
  );
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
