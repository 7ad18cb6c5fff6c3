import type {Site} from '@site/src/content/loadSite';
import {
  changedLinks,
  endingRates,
  missingPages,
  missingSettings,
  oldClaims,
  oldContent,
  oldSources,
} from '@site/src/cli/watch/findings';
import {issueText} from '@site/src/cli/watch/issue';

const now = new Date('2026-11-22T10:00:00Z');

function siteWith(
  rates: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, string>>,
) {
  return {
    data: {
      rates: {
        file: 'src/data/stawki.yaml',
        value: {
          rates: Object.fromEntries(
            Object.entries(rates).map(([id, to]) => [id, {name: `stawka ${id}`, rows: [{to}]}]),
          ),
        },
      },
      sources: {
        file: 'src/data/zrodla.yaml',
        value: Object.fromEntries(
          Object.entries(sources).map(([code, read]) => [
            code,
            {title: `Akt ${code}`, url: 'https://example.pl/', read},
          ]),
        ),
      },
      announcements: {valueOrNull: {items: []}},
    },
  } as unknown as Site;
}

const answer = {isFine: true, isGone: false, isEncryptedToo: false, said: 'odpowiedź 200'};

test('rates are named 45 days before they end, and after', () => {
  const site = siteWith({ended: '2026-10-31', soon: '2027-01-06', later: '2027-01-07'}, {});
  expect(endingRates(site, now).map(({text}) => text)).toEqual([
    'stawka ended (`ended`): ostatni wiersz obowiązuje do 2026-10-31.',
    'stawka soon (`soon`): ostatni wiersz obowiązuje do 2027-01-06.',
  ]);
});

test('sources are named once more than a year has passed since they were read', () => {
  const site = siteWith({}, {OLD: '2025-11-21', NEW: '2025-11-22'});
  expect(oldSources(site, now).map(({text}) => text)).toEqual([
    '`OLD`: [Akt OLD](https://example.pl/), czytane 2025-11-21.',
  ]);
});

test('banned claims that hang on the law are named once more than 30 days have passed since they were compared', () => {
  const claim = (confirmed: string) => ({
    claim: `Reguła z ${confirmed}`,
    law: {acts: ['OZE', 'PE'], confirmed},
  });
  const site = {
    data: {
      bannedClaims: {
        file: 'src/data/zakazane.yaml',
        value: [claim('2026-10-22'), claim('2026-10-23'), {claim: 'Ziemia jest płaska'}],
      },
    },
  } as unknown as Site;
  expect(oldClaims(site, now).map(({text}) => text)).toEqual([
    '„Reguła z 2026-10-22” (`OZE`, `PE`): ostatnio porównano 2026-10-22.',
  ]);
});

test('content nobody has checked for eleven months is named before its contact expires', () => {
  const site = {
    ...siteWith({}, {}),
    articles: ['a.md'],
    fieldsOf: () => ({checked: '2025-12-10'}),
  } as unknown as Site;
  expect(oldContent(site, now)).toHaveLength(1);
  expect(oldContent(site, new Date('2026-11-01'))).toEqual([]);
});

test('only links that certainly lead nowhere are named, with their files; and those that could be encrypted', () => {
  const link = (url: string) => ({url, places: ['a.md', 'b.md']});
  const found = changedLinks([
    [link('https://a.pl'), {...answer, isFine: false, isGone: true, said: 'odpowiedź 404'}],
    [link('https://b.pl'), {...answer, isFine: false, said: 'odpowiedź 403'}],
    [link('http://c.pl'), {...answer, isEncryptedToo: true}],
    [link('https://d.pl'), answer],
  ]);
  expect(found.map(({text}) => text)).toEqual([
    'https://a.pl (a.md, b.md): odpowiedź 404.',
    'http://c.pl (a.md, b.md).',
  ]);
});

test('the issue says under each heading once what to do, and is empty when there is nothing', () => {
  expect(issueText([])).toBe('');
  const text = issueText([
    ...missingSettings(['url: adres serwisu', 'email: e-mail do kontaktu']),
    ...missingPages([
      ['https://example.pl/faq', {...answer, isFine: false, said: 'odpowiedź 500'}],
      ['https://example.pl/', answer],
    ]),
  ]);
  expect(text.match(/^## .*$/gm)).toEqual([
    '## Ustawienia, których brakuje do publikacji',
    '## Strony, które nie odpowiadają',
  ]);
  expect(text.match(/^- \[ \] .*$/gm)).toEqual([
    '- [ ] url: adres serwisu.',
    '- [ ] email: e-mail do kontaktu.',
    '- [ ] https://example.pl/faq: odpowiedź 500.',
  ]);
  expect(text.match(/npm run publikacja/g)).toHaveLength(1);
});
