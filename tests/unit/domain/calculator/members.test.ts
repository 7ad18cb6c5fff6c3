import fc from 'fast-check';
import {loadRates} from '@site/src/data/load';
import {memberLimit} from '@site/src/domain/calculator/defaults';
import {emptyFields, memberOfPath} from '@site/src/domain/calculator/emptyFields';
import {
  addMembers,
  changeMember,
  consumptionNames,
  copyMember,
  newMember,
  removeMember,
  renameTariff,
  usersOfTariff,
} from '@site/src/domain/calculator/members';
import {readMembersCsv} from '@site/src/domain/calculator/membersCsv';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import type {CooperativeInput, MemberInput} from '@site/src/domain/calculation/schema';

const dated = loadRates('.');
const wies = cooperativeOfQuick(quickOf(dated, 'wies'), dated);
if (!wies) {
  throw new Error('The example is complete.');
}
const cooperative: CooperativeInput = wies;
const ids = ({members}: CooperativeInput): readonly string[] => members.map(({id}) => id);

describe('Members', () => {
  test('are added under free names', () => {
    const twice = addMembers(addMembers(cooperative, [newMember(cooperative)]), [
      newMember(cooperative),
    ]);
    expect(ids(twice).slice(-2)).toEqual(['nowy członek', 'nowy członek 2']);
  });

  test('are copied right behind the original', () => {
    const copied = copyMember(cooperative, 0);
    expect(ids(copied).slice(0, 2)).toEqual(['gospodarstwo 1', 'gospodarstwo 1 2']);
    expect({...copied.members[1], id: ''}).toEqual({...cooperative.members[0], id: ''});
  });

  test('the last one stays', () => {
    const one = {...cooperative, members: cooperative.members.slice(0, 1)};
    expect(removeMember(one, 0)).toBe(one);
    expect(ids(removeMember(cooperative, 0))).toEqual(ids(cooperative).slice(1));
  });

  test('are never more than 1000, and names stay different', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'A 2', 'B'), {maxLength: 1100}), (names) => {
        const many = addMembers(
          cooperative,
          names.map((id) => ({...newMember(cooperative), id})),
        );
        expect(many.members.length).toBe(Math.min(memberLimit, 10 + names.length));
        expect(new Set(ids(many)).size).toBe(many.members.length);
      }),
      {numRuns: 20},
    );
  });
});

describe('A tariff', () => {
  test('is renamed with all who have it', () => {
    const renamed = renameTariff(cooperative, 'G11', 'Dom');
    expect(Object.keys(renamed.tariffs ?? {})).toEqual(['Dom']);
    expect(usersOfTariff(renamed, 'Dom')).toBe(10);
  });

  test.each(['', 'G11'])('is not renamed to „%s”', (name) => {
    expect(renameTariff(cooperative, 'G11', name)).toBe(cooperative);
  });
});

describe('A list of members', () => {
  test('is read as a spreadsheet saves it', () => {
    const text =
      '\uFEFFnazwa;profil;zużycie kWh;moc kWp\r\n"Szkoła ""A""";Szkoła;60 000;49,5\r\ndom;gospodarstwo domowe;4200;\r\n';
    expect(readMembersCsv(text, 'G11')).toEqual({
      ok: true,
      value: [
        {
          id: 'Szkoła "A"',
          profile: {kind: 'school', annualKwh: 60_000, seed: 1},
          sources: [{kind: 'pv', kw: 49.5, tilt: 35, azimuth: 180}],
          tariff: 'G11',
        },
        {id: 'dom', profile: {kind: 'household', annualKwh: 4200, seed: 1}, tariff: 'G11'},
      ],
    });
  });

  test('may be pasted with tabs, without a header and without diacritics', () => {
    expect(readMembersCsv('oświetlenie\toswietlenie ulic\t25000', undefined)).toMatchObject({
      ok: true,
      value: [{profile: {kind: 'streetLighting', annualKwh: 25_000}}],
    });
  });

  test('names the row, the column and what to write', () => {
    const read = readMembersCsv('nazwa;profil;kWh\n;kopalnia;dużo;-1', undefined);
    expect(read.ok ? [] : read.errors.map(({message}) => message)).toEqual([
      'Wiersz 2, nazwa: znaleziono „”. Wpisz nazwę o długości od 1 do 80 znaków.',
      `Wiersz 2, profil: znaleziono „kopalnia”. Wpisz jeden z: ${Object.values(consumptionNames).join(', ')}.`,
      'Wiersz 2, zużycie: znaleziono „dużo”. Wpisz liczbę od 0 do 100000000, np. 2500 albo 2500,5.',
      'Wiersz 2, moc: znaleziono „-1”. Wpisz liczbę od 0 do 100000, np. 2500 albo 2500,5.',
    ]);
  });

  test.each([
    ['', 'Lista jest pusta. Wpisz co najmniej jeden wiersz.'],
    ['nazwa;profil;zużycie', 'Lista jest pusta. Wpisz co najmniej jeden wiersz.'],
    [
      'dom;gospodarstwo domowe;1\n'.repeat(1001),
      'Na liście jest 1001 wierszy. Kalkulator przyjmuje najwyżej 1000 członków.',
    ],
  ])('is refused when it has no rows or too many', (text, message) => {
    const read = readMembersCsv(text, undefined);
    expect(read.ok ? '' : read.errors[0]?.message).toBe(message);
  });

  test('comes back as it was written', () => {
    const member = fc.record({
      id: fc.stringMatching(/^[\p{L} ]{1,20}$/u).map((name) => `d${name.trim()}`),
      kind: fc.constantFrom('household' as const, 'farm' as const, 'heatPump' as const),
      annualKwh: fc.integer({min: 0, max: 1_000_000}),
    });
    fc.assert(
      fc.property(fc.array(member, {minLength: 1, maxLength: 50}), (rows) => {
        const text = rows
          .map(({id, kind, annualKwh}) => `${id};${consumptionNames[kind]};${annualKwh};`)
          .join('\n');
        expect(readMembersCsv(text, undefined)).toEqual({
          ok: true,
          value: rows.map(({id, ...profile}): MemberInput => ({
            id,
            profile: {...profile, seed: 1},
          })),
        });
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof readMembersCsv(text, undefined).ok).toBe('boolean');
      }),
    );
  });
});

describe('Empty fields', () => {
  test('are found by the paths of the calculation', () => {
    const [first] = cooperative.members;
    if (!first?.profile) {
      throw new Error('The example has profiles.');
    }
    const broken = changeMember(cooperative, 2, {
      ...first,
      id: 'X',
      profile: {...first.profile, annualKwh: Number.NaN},
    });
    expect(emptyFields(broken)).toEqual([
      {field: 'members[3].profile.annualKwh', message: 'Wpisz liczbę.'},
    ]);
    expect(memberOfPath('members[3].profile.annualKwh')).toBe(2);
    expect(emptyFields(cooperative)).toEqual([]);
  });

  test('a missing reading of a meter is none of them', () => {
    expect(emptyFields({readings: {withdrawn: Float64Array.of(Number.NaN)}})).toEqual([]);
  });
});
