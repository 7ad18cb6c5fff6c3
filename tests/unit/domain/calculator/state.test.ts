import {dataFiles} from '@site/src/content/data/dataFiles';
import {
  readZones,
  scheduleKind,
  usualSchedules,
  writeZones,
} from '@site/src/domain/calculator/schedule';
import {
  cooperativeOfDescription,
  freshState,
  losesByQuick,
  nextState,
  type CalculatorAction,
  type CalculatorState,
} from '@site/src/domain/calculator/state';
import {linkedCooperative, markOf} from '@site/src/domain/calculator/readingsMark';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';

const dated = dataFiles('.').rates.value;
const fresh = freshState(dated);
const after = (...actions: readonly CalculatorAction[]): CalculatorState =>
  actions.reduce(nextState, fresh);
const cooperative = cooperativeOfQuick(quickOf(dated), dated);
if (!cooperative) {
  throw new Error('The example is complete.');
}
const openFull: CalculatorAction = {kind: 'openFull', cooperative};

describe('The full mode', () => {
  test('starts with the numbers of the quick one, so going back loses nothing', () => {
    const {description} = after(openFull);
    expect(cooperativeOfDescription(description, dated)).toEqual(cooperative);
    expect(losesByQuick(description, dated)).toBe(false);
    expect(after(openFull, {kind: 'openQuick'})).toEqual(fresh);
  });

  test('going back from it loses something once anything was changed', () => {
    const {quick} = after(openFull).description;
    const description = {
      mode: 'full',
      quick,
      cooperative: {...cooperative, validPeriods: 6},
    } as const;
    expect(losesByQuick(description, dated)).toBe(true);
  });

  test('readings replace the profile in what is calculated, and a link has only their mark', () => {
    const [first, ...others] = cooperative.members;
    const readings = {
      startUtc: '2025-12-31T23:00Z',
      withdrawn: new Float64Array(8760),
      injected: new Float64Array(8760),
    };
    if (!first) {
      throw new Error('The example has members.');
    }
    const withReadings = {...cooperative, members: [{...first, readings}, ...others]};
    const {quick} = fresh.description;
    const counted = cooperativeOfDescription(
      {mode: 'full', quick, cooperative: withReadings},
      dated,
    );
    expect(counted?.members[0]).toMatchObject({id: first.id, readings, sources: first.sources});
    expect(counted?.members[0]?.profile).toBeUndefined();
    expect(linkedCooperative(withReadings).members[0]).toEqual({
      ...first,
      readingsLeftOut: {startUtc: '2025-12-31T23:00Z', hours: 8760, id: markOf(readings).id},
    });
  });
});

describe('Variants', () => {
  const add: CalculatorAction = {kind: 'addVariant'};

  test('are at most four, each with a unique name', () => {
    const names = after(add, add, {kind: 'removeVariant', index: 0}, add, add, add, add);
    expect(names.variants.map(({name}) => name)).toEqual([
      'Wariant 2',
      'Wariant 3',
      'Wariant 4',
      'Wariant 5',
    ]);
  });

  test('can be renamed, and reopen as they were saved', () => {
    const quick = quickOf(dated, 'osiedle');
    const state = after(
      add,
      {kind: 'renameVariant', index: 0, name: 'Bez zmian'},
      {kind: 'describe', description: {mode: 'quick', quick}},
    );
    expect(state.variants[0]?.name).toBe('Bez zmian');
    expect(nextState(state, {kind: 'openVariant', index: 0}).description).toBe(fresh.description);
  });
});

describe('Zones of a tariff', () => {
  test('are recognised by their usual names', () => {
    expect(scheduleKind(usualSchedules.night)).toBe('night');
    expect(scheduleKind(usualSchedules.nightAndFreeDays)).toBe('nightAndFreeDays');
    expect(scheduleKind({...usualSchedules.night, freeDay: Array<number>(24).fill(0)})).toBe('own');
  });

  test('are written as 24 digits and read with any spaces', () => {
    expect(writeZones(usualSchedules.night.workday)).toBe('222222111111122111111122');
    expect(readZones('222222 111111 122111 111122', 2)).toEqual(usualSchedules.night.workday);
  });

  test.each(['', '2222', '3'.repeat(24), '0'.repeat(24), 'x'.repeat(24)])(
    '„%s” is refused',
    (text) => expect(readZones(text, 2)).toBeNull(),
  );
});
