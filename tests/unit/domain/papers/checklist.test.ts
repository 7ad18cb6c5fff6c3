import {
  emptyChecklist,
  parseChecklists,
  withDate,
  withToggled,
} from '@site/src/domain/papers/checklist';

test('A step is ticked and unticked', () => {
  const ticked = withToggled(emptyChecklist, 'statut');
  expect(ticked.done).toEqual(['statut']);
  expect(withToggled(ticked, 'statut')).toEqual(emptyChecklist);
});

test('A day is set, changed and removed', () => {
  const set = withDate(emptyChecklist, 'wpis', '2027-01-05');
  expect(withDate(set, 'wpis', '2027-01-06').dates).toEqual({wpis: '2027-01-06'});
  expect(withDate(set, 'wpis', null)).toEqual(emptyChecklist);
});

test('What was stored is read back', () => {
  const lists = {'/wzory/lista': {done: ['statut'], dates: {wpis: '2027-01-05'}}};
  expect(parseChecklists(JSON.stringify(lists))).toEqual(lists);
});

test.each([
  [null, {}],
  ['{', {}],
  ['[]', {}],
  ['{"a": 1, "b": {"done": "x", "dates": {"d": "jutro"}}}', {b: emptyChecklist}],
])('Stored text %s does no harm', (text, lists) => expect(parseChecklists(text)).toEqual(lists));
