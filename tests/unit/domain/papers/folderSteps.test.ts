import {folderGroups} from '@site/src/domain/papers/folder';
import {emptyFolder, filledIn, withEntry, withValue} from '@site/src/domain/papers/folderData';
import {foldedFields, folderSteps, stepProgress} from '@site/src/domain/papers/folderSteps';
import {legalFolder} from '@site/tests/samples/folders';

test('Every group of the folder belongs to one step', () => {
  expect(folderSteps.flatMap(({groups}) => groups).sort()).toEqual(
    Object.keys(folderGroups).sort(),
  );
});

test('A cooperative is first asked for its name and place; each other field is folded under one name, which counts it', () => {
  const folds = foldedFields.cooperative ?? [];
  expect(['name', 'seat', ...folds.flatMap(({fields}) => fields)].sort()).toEqual(
    Object.keys(folderGroups.cooperative.fields).sort(),
  );
  const folder = withValue(emptyFolder, 'cooperative.seller', 'Enea');
  expect(folds.map(({fields}) => filledIn(folder, 'cooperative', fields))).toEqual([
    {filled: 0, all: 3},
    {filled: 1, all: 2},
    {filled: 0, all: 2},
  ]);
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
