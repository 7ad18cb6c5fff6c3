import {dataFiles} from '@site/src/content/data/dataFiles';
import {
  membersOfCounts,
  newCount,
  readCounts,
  sumOfUse,
  writeCounts,
} from '@site/src/domain/calculator/members/memberCounts';
import {memberKindIds, memberKinds} from '@site/src/domain/calculator/members/memberKinds';
import {countsOfPreset, presetIds, presets} from '@site/src/domain/calculator/presets';
import {
  changeQuick,
  cooperativeOfQuick,
  quickOf,
  readQuick,
  writeQuick,
} from '@site/src/domain/calculator/quick';
import {tariffGroups} from '@cooperative/settlement/rates';

const dated = dataFiles('.').rates.value;
const gmina = quickOf(dated);
const limits = {count: 1000, annualKwh: 1e8};

describe('Kinds of members', () => {
  test.each(memberKindIds)('„%s” has a known group and a word fit for an address', (id) => {
    expect(tariffGroups).toContain(memberKinds[id].group);
    expect(id).toMatch(/^[a-z]+$/);
    expect(memberKinds[id].annualKwh).toBeGreaterThan(0);
  });

  test('have names of their own', () => {
    expect(new Set(memberKindIds.map((id) => memberKinds[id].name)).size).toBe(
      memberKindIds.length,
    );
  });

  test.each(presetIds)(
    'start from the preset „%s” with the same use and number of points',
    (who) => {
      const counts = countsOfPreset(who);
      expect(sumOfUse(counts)).toBe(presets[who].annualKwh);
      expect(membersOfCounts(counts)).toHaveLength(presets[who].members.length);
    },
  );
});

describe('A composition of one’s own', () => {
  const counts = [
    newCount('szkola'),
    {id: 'dom', count: 3, annualKwh: 4000},
    newCount('oswietlenie'),
  ] as const;

  test('is counted point by point, with panels where there are roofs', () => {
    const quick = changeQuick(dated, gmina, {members: counts});
    expect(quick.annualKwh).toBe(72_000 + 12_000 + 36_000);
    const input = cooperativeOfQuick(quick, dated);
    expect(input?.members.map(({id, tariff}) => `${id} ${tariff}`)).toEqual([
      'szkoła C21',
      'dom 1 G11',
      'dom 2 G11',
      'dom 3 G11',
      'oświetlenie ulic C11o',
    ]);
    const power = input?.members.map(({sources}) => sources?.[0]?.kw ?? 0) ?? [];
    expect(power.at(-1)).toBe(0);
    expect(power.reduce((all, kw) => all + kw, 0)).toBeCloseTo(165, 0);
    expect(Object.keys(input?.tariffs ?? {})).toEqual(['C21', 'G11', 'C11o']);
  });

  test('waits for a number that is missing, and is left for another preset', () => {
    const empty = {...newCount('dom'), annualKwh: null};
    expect(cooperativeOfQuick(changeQuick(dated, gmina, {members: [empty]}), dated)).toBeNull();
    const own = changeQuick(dated, gmina, {members: counts});
    const next = changeQuick(dated, own, {who: 'wies'});
    expect(next.members).toBeUndefined();
    expect(next.annualKwh).toBe(presets.wies.annualKwh);
  });

  test('is in the link', () => {
    const quick = changeQuick(dated, gmina, {members: counts});
    const text = writeQuick(quick);
    expect(text).toContain('sklad=szkola-1-72000%2Cdom-3-4000%2Coswietlenie-1-36000');
    expect(readQuick(new URLSearchParams(text), dated)).toEqual(quick);
    const unfinished = [{id: 'dom', count: null, annualKwh: null}] as const;
    expect(readCounts(writeCounts(unfinished), limits)).toEqual(unfinished);
  });

  test.each(['', 'zamek-1-5', 'dom-0-5', 'dom-1-x', 'dom-1001-5', 'dom-1-5,dom-1-5', 'dom-1-5-5'])(
    'is refused if the link says „%s”',
    (text) => {
      expect(readCounts(text, limits)).toBeNull();
      expect(readQuick(new URLSearchParams({sklad: text}), dated)).toBeNull();
    },
  );
});
