import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';
import {readRecord} from '@cooperative/settlement/read';
import {folderOf} from '@site/src/domain/papers/folderRecord';
import {asksIn, handedOver, isShownTo, knowers, returned} from '@site/src/domain/papers/handOver';

const record: CooperativeRecord = {
  ...newRecord,
  id: 'dolina-12345678',
  name: 'Zielona Dolina',
  email: 'zarzad@example.pl',
  account: '61109010140000071219812874',
  operator: 'PGE Dystrybucja',
  members: [{name: 'Gmina Dolina', kind: 'municipality', nip: '1111111111', address: 'Dolina 1'}],
  points: [
    {id: 'szkoła', holder: 'Gmina Dolina', orderedKw: 40},
    {id: 'dom', ppe: '590000000000000012', tariff: 'G11', address: 'Dolina 7'},
  ],
  tariffs: {G11: {kind: 'g11', operator: 'pge'}},
  papers: {values: {'dates.founding': '2027-03-01'}, board: [{name: 'Anna Nowak'}], council: []},
};

test('each field is known by somebody, and whoever keeps the folder is shown all', () => {
  expect(knowers()).toContain('rachunek za prąd');
  expect(new Set(knowers()).size).toBe(knowers().length);
  expect(isShownTo(null, 'cooperative', 'email')).toBe(true);
  expect(isShownTo('rachunek za prąd', 'cooperative', 'email')).toBe(false);
  expect(asksIn('board', 'rachunek za prąd')).toBe(false);
});

test('a file for the bills has their fields and the names they go by, and nothing else', () => {
  const file = handedOver(record, 'rachunek za prąd');
  expect(folderOf(file).lists.points).toEqual([
    {name: 'szkoła', member: 'Gmina Dolina', orderedKw: '40'},
    {name: 'dom', ppe: '590000000000000012', group: 'G11'},
  ]);
  expect(JSON.stringify(file)).not.toMatch(/zarzad@|6110|1111111111|Dolina 1|Dolina 7|Nowak|2027/);
  expect(file).toMatchObject({id: record.id, name: 'Zielona Dolina', operator: 'PGE Dystrybucja'});
  expect(readRecord(JSON.stringify(file))).toEqual({ok: true, value: file});
});

test('what comes back is told, and empties nothing', () => {
  const handed = handedOver(record, 'rachunek za prąd');
  const filled: CooperativeRecord = {
    ...handed,
    operator: undefined,
    points: handed.points.map((point) =>
      point.id === 'szkoła' ? {...point, ppe: '590000000000000011', orderedKw: 45} : point,
    ),
  };
  const {folder, changes} = returned(folderOf(record), filled);
  expect(changes).toEqual([
    {field: 'Punkt szkoła, Numer PPE', before: '', after: '590000000000000011'},
    {field: 'Punkt szkoła, Moc umowna', before: '40', after: '45'},
  ]);
  expect(folder.values['cooperative.operator']).toBe('PGE Dystrybucja');
  expect(folder.lists.points[1]).toEqual(folderOf(record).lists.points[1]);
  expect(returned(folderOf(record), handed).changes).toEqual([]);
});
