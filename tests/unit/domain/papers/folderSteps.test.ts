import {folderGroups} from '@site/src/domain/papers/folder';
import {emptyFolder, withEntry, withValue} from '@site/src/domain/papers/folderData';
import {folderSteps, stepProgress} from '@site/src/domain/papers/folderSteps';
import {legalFolder} from '@site/tests/samples/folders';

test('Every group of the folder belongs to one step', () => {
  expect(folderSteps.flatMap(({groups}) => groups).sort()).toEqual(
    Object.keys(folderGroups).sort(),
  );
});

test('A step tells how many of its fields are missing and which of its lists have no entry', () => {
  const [first, second, organs] = folderSteps;
  expect(first && stepProgress(emptyFolder, first)).toEqual({missing: 9, empty: ['gminy']});
  expect(second && stepProgress(emptyFolder, second).empty).toEqual([
    'czlonkowie',
    'punkty',
    'zrodla',
  ]);
  expect(first && stepProgress(legalFolder, first)).toEqual({missing: 0, empty: []});
  const board = {imie: 'Jan', funkcja: 'prezes', wskazal: 'Gmina', stanowisko: 'zadne'};
  const folder = withEntry(emptyFolder, 'zarzad', board);
  expect(organs && stepProgress(folder, organs)).toEqual({missing: 0, empty: ['rada']});
  expect(organs && stepProgress(withValue(folder, 'wybor.rada', 'nie'), organs)).toEqual({
    missing: 0,
    empty: [],
  });
});
