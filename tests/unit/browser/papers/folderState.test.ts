import {emptyFolder, withEntry, withEntryText, withValue} from '@site/src/domain/papers/folderData';
import {
  emptyFolderState,
  joinedStates,
  ofRecord,
  takenBack,
  withStep,
} from '@site/src/browser/papers/folderState';
import {newRecord} from '@cooperative/settlement/record';

test('A step that changes nothing makes nothing to keep', () => {
  expect(withStep(emptyFolderState, (folder) => folder)).toBe(emptyFolderState);
});

test('A name that was cleared stays empty in the field, while the record has one at every moment', () => {
  const added = withStep(emptyFolderState, (folder) =>
    withEntry(folder, 'points', {name: 'szkoła'}),
  );
  const cleared = withStep(added, (folder) => withEntryText(folder, 'points', 0, 'name', ''));
  expect(cleared.folder.lists.points).toEqual([{}]);
  expect(cleared.record.points).toEqual([{id: 'punkt 1'}]);
  const typed = withStep(cleared, (folder) => withEntryText(folder, 'points', 0, 'name', 'dom'));
  expect(typed.record.points).toEqual([{id: 'dom'}]);
});

test('What was typed before the device answered comes on top of what it has', () => {
  const found = ofRecord({...newRecord, name: 'Dolina', points: [{id: 'szkoła', ppe: '1'}]});
  const typed = withStep(emptyFolderState, (folder) =>
    withValue(
      {...folder, lists: {...emptyFolder.lists, points: [{name: 'dom'}]}},
      'cooperative.nip',
      '5',
    ),
  );
  expect(joinedStates(found, typed).record).toMatchObject({
    name: 'Dolina',
    nip: '5',
    points: [{id: 'szkoła', ppe: '1'}, {id: 'dom'}],
  });
});

test('A file that is taken back leaves what was typed since it was opened', () => {
  const before = ofRecord({...newRecord, name: 'Dolina', seat: 'Dolina', points: [{id: 'dom'}]});
  const after = ofRecord({...newRecord, name: 'Słoneczna', points: [{id: 'farma'}]});
  expect(takenBack(after, before, after)).toBe(before);
  const now = withStep(after, (folder) => withValue(folder, 'cooperative.nip', '5'));
  expect(takenBack(now, before, after).record).toMatchObject({
    name: 'Dolina',
    seat: 'Dolina',
    nip: '5',
    points: [{id: 'dom'}],
  });
});
