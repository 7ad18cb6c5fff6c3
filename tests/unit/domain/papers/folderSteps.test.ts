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
  expect(first && stepProgress(emptyFolder, first)).toEqual({
    missing: 9,
    empty: ['municipalities'],
  });
  expect(second && stepProgress(emptyFolder, second).empty).toEqual([
    'members',
    'points',
    'sources',
  ]);
  expect(first && stepProgress(legalFolder, first)).toEqual({missing: 0, empty: []});
  const board = {name: 'Jan', role: 'one', namedBy: 'Gmina', post: 'none'};
  const folder = withEntry(emptyFolder, 'board', board);
  expect(organs && stepProgress(folder, organs)).toEqual({missing: 0, empty: ['council']});
  expect(organs && stepProgress(withValue(folder, 'choices.council', 'no'), organs)).toEqual({
    missing: 0,
    empty: [],
  });
});
