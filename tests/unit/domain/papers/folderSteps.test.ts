import {folderGroups} from '@site/src/domain/papers/folder';
import {emptyFolder, withEntry, withValue} from '@site/src/domain/papers/folderData';
import {folderSteps, stepProgress} from '@site/src/domain/papers/folderSteps';
import {legalFolder} from '@site/tests/samples/folders';

test('Every group of the folder belongs to one step', () => {
  expect(folderSteps.flatMap(({groups}) => groups).sort()).toEqual(
    Object.keys(folderGroups).sort(),
  );
});

test('A step is done once all its fields are filled in, and a list without entries is not', () => {
  const [first, , organs] = folderSteps;
  expect(first && stepProgress(emptyFolder, first)).toEqual({filled: 0, all: 9, isDone: false});
  expect(first && stepProgress(legalFolder, first).isDone).toBe(true);
  const board = {imie: 'Jan', funkcja: 'prezes', wskazal: 'Gmina', stanowisko: 'zadne'};
  const folder = withEntry(emptyFolder, 'zarzad', board);
  expect(organs && stepProgress(folder, organs).isDone).toBe(false);
  expect(organs && stepProgress(withValue(folder, 'wybor.rada', 'nie'), organs).isDone).toBe(true);
});
