import {companiesFor, faultOf} from '@site/src/domain/papers/fieldLists';
import {fieldHints} from '@site/src/domain/papers/fieldHints';
import {fieldOf, folderGroups} from '@site/src/domain/papers/folder';
import {knowers, knownTo} from '@site/src/domain/papers/handOver';
import {hintOf} from '@site/src/components/papers/folder/FolderInput';
import {entryOfPlace, placeOf} from '@site/src/domain/papers/folderPlaces';
import type {Municipality} from '@site/src/domain/place/municipalities';
import {operators} from '@cooperative/settlement/rates';

test.each([
  ['nip', '526-587-76-35', undefined],
  ['nip', '5265877636', 'NIP ma złą cyfrę kontrolną. Przepisz go jeszcze raz, cyfra po cyfrze.'],
  [
    'nip',
    '52658776',
    'NIP ma 10 cyfr, np. 526-587-76-35. Przepisz go jeszcze raz, cyfra po cyfrze.',
  ],
  ['krs', '0000123456', undefined],
  ['krs', '123456', 'Numer KRS ma 10 cyfr. Przepisz go z odpisu z KRS.'],
  ['ppe', '590 322 220 000 000 001', undefined],
  [
    'ppe',
    '59032222000000000',
    'Numer PPE ma 18 cyfr, a tu jest ich 17. Sprawdź go na rachunku; jeśli tam jest taki sam, zostaw.',
  ],
  [
    'ppe',
    'PL_ABC_1',
    'Numer PPE ma 18 cyfr i nic więcej, a tu są też inne znaki. Sprawdź go na rachunku; jeśli tam jest taki sam, zostaw.',
  ],
  ['ppe', ' ', undefined],
] as const)('The %s „%s” is told: %s', (kind, text, words) => {
  expect(faultOf(kind, text)).toBe(words);
});

test('Operators and sellers are chosen from those whose rates the site knows', () => {
  expect(companiesFor('operator')).toHaveLength(operators.length);
  expect(companiesFor('seller')).toContain('PGE Obrót');
});

test('Under every choice for the statute stands what it means; hints name fields that there are', () => {
  for (const name of Object.keys(folderGroups.choices.fields)) {
    expect([name, Object.hasOwn(fieldHints, `choices.${name}`)]).toEqual([name, true]);
  }
  for (const [id, hint] of Object.entries(fieldHints)) {
    expect([id, fieldOf(id) !== null]).toEqual([id, true]);
    expect(hint).toMatch(/[.:]$/);
  }
});

test('Who is asked for a part is told what that is; the form itself names nobody', () => {
  expect(knownTo('rachunek za prąd')).toContain(
    'Punkty poboru: Numer PPE, Grupa taryfowa, Moc umowna, Roczne zużycie',
  );
  // Together they are asked for everything, each field once.
  const asked = knowers().flatMap((who) => knownTo(who).flatMap((part) => part.split(': ')[0]));
  expect(new Set(asked)).toEqual(new Set(Object.values(folderGroups).map(({label}) => label)));
  const {ppe} = folderGroups.points.fields;
  expect(hintOf('points.ppe', ppe)).toBe(fieldHints['points.ppe']);
});

test('A municipality of the register comes with its kind and county, and is found again by them', () => {
  const place = (teryt: string, kind: Municipality['kind']): Municipality => ({
    teryt,
    name: 'Bolesławiec',
    kind,
    county: 'bolesławiecki',
    neighbours: new Set(),
  });
  const all = new Map(
    [place('020101', 'urban'), place('020102', 'rural')].map((one) => [one.teryt, one]),
  );
  const entry = entryOfPlace(place('020102', 'rural'));
  expect(entry).toEqual({name: 'Bolesławiec', kind: 'rural', county: 'bolesławiecki'});
  expect(placeOf(entry, all)?.teryt).toBe('020102');
  expect(placeOf({name: 'Bolesławiec'}, all)).toBeUndefined();
});
