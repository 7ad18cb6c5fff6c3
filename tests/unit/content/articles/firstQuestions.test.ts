import {firstQuestionsOf} from '@site/src/content/articles/firstQuestions';
import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {loadSite, type Site} from '@site/src/content/loadSite';

function siteWith(faq: string): Pick<Site, 'read'> {
  return {read: () => ({body: {tree: parseMarkdown(faq)}}) as ReturnType<Site['read']>};
}

test('each part of the FAQ gives its first question, with the place of its answer', () => {
  const faq = `Wstęp.

## Podstawy

Zdanie o dziale.

### Czym to jest? {#czym-jest}

Tym.

### Ile ich jest? {#ile-jest}

Dużo.

## Dział bez pytań

## Podatki

### Czy płaci się akcyzę?

Nie.
`;
  expect(firstQuestionsOf(siteWith(faq))).toEqual([
    {part: 'Podstawy', question: 'Czym to jest?', to: '/faq#czym-jest'},
    {part: 'Podatki', question: 'Czy płaci się akcyzę?', to: '/faq#czy-placi-sie-akcyze'},
  ]);
});

test('the site’s own FAQ has one for each of its parts', () => {
  const site = loadSite('.');
  const parts = site.read('baza-wiedzy/faq.md').content.match(/^## /gm) ?? [];
  expect(firstQuestionsOf(site)).toHaveLength(parts.length);
});
