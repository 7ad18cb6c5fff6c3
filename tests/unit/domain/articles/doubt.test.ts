import {admitsDoubt, countDoubts} from '@site/src/domain/articles/doubt';

test.each([
  [['Nabór: tego nie udało się potwierdzić.'], true],
  [['O naborze źródła podają różnie: nabór 1 mld albo 2 mld.'], true],
  [['Warunki naboru sprawdź w ISAP.'], true],
  [['Przepisy tego naboru nie rozstrzygają.'], true],
  [['Czy nabór obejmuje miasta, jest sporne.'], true],
  [['Kto ogłasza nabór, ustawa wprost nie mówi.'], true],
  [['Nabór trwa.'], false],
  [['Nabór trwa.', 'Czegoś innego nie udało się potwierdzić.'], false],
])('%j admits doubt about the subject: %s', (parts, admits) => {
  expect(admitsDoubt(parts, '(nabór|nabor*)')).toBe(admits);
});

test('sentences that say something is not known are counted, others are not', () => {
  expect(
    countDoubts([
      'Tego nie udało się potwierdzić.',
      'Przepisy tego nie rozstrzygają.',
      'Zwolnienia nie znaleźliśmy.',
      'Nie wiadomo, od kiedy działa.',
      'Nie trzeba mieć paneli.',
      'Statut rozstrzyga spory.',
    ]),
  ).toBe(4);
});
