import {cooperativeRecord} from '@cooperative/settlement/record/schema';
import {newRecord} from '@cooperative/settlement/record/newRecord';
import {emptyFolder, type Folder} from '@site/src/domain/papers/folderData';
import {monthPointsOf} from '@site/src/domain/papers/folderMonth';

const folder: Folder = {
  values: {},
  lists: {
    ...emptyFolder.lists,
    czlonkowie: [
      {nazwa: 'Gmina', rodzaj: 'gmina'},
      {nazwa: 'Anna', rodzaj: 'fizyczna'},
    ],
    punkty: [
      {nazwa: 'szkoła', adres: 'Szkolna 1', numer: '590001', czlonek: 'Gmina', moc: '40'},
      {adres: 'urząd', czlonek: 'Gmina'},
      {numer: '590003'},
      {nazwa: 'dom', czlonek: 'Anna'},
    ],
    zrodla: [
      {czlonek: 'Gmina', miejsce: 'urząd', moc: '10,5'},
      {czlonek: 'Gmina', miejsce: 'dach', moc: '30'},
      {miejsce: 'łąka', moc: '100'},
      {moc: '5'},
    ],
  },
};

test('A month gets the points with their numbers, owners and sources, and those of the cooperative', () => {
  const points = monthPointsOf(folder);
  expect(points).toEqual([
    {id: 'szkoła', ppe: '590001', holder: 'Gmina', orderedKw: 40, kind: 'municipal', sourceKw: 30},
    {id: 'urząd', holder: 'Gmina', kind: 'municipal', sourceKw: 10.5},
    {id: '590003', ppe: '590003'},
    {id: 'dom', holder: 'Anna', kind: 'home'},
    {id: 'łąka', ofCooperative: true, sourceKw: 100},
    {id: 'instalacja spółdzielni', ofCooperative: true, sourceKw: 5},
  ]);
  expect(cooperativeRecord.safeParse({...newRecord, points}).success).toBe(true);
});
