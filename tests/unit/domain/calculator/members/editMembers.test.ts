import fc from 'fast-check';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {consumptionNames} from '@site/src/domain/calculator/defaults';
import {emptyFields, isComplete, type CooperativeDraft} from '@site/src/domain/calculator/draft';
import {
  type CooperativeInput,
  type MemberInput,
  memberLimit,
  memberOfPath,
} from '@cooperative/settlement/description';
import {
  addMembers,
  annualUseOf,
  changeMember,
  copyMember,
  measuredYearOf,
  newMember,
  newOwnSource,
  removeMember,
  withoutReadings,
} from '@site/src/domain/calculator/members/editMembers';
import {
  changeShare,
  equalShares,
  sharesByOutlay,
  sharesOf,
} from '@site/src/domain/calculator/members/shares';
import {countMembers} from '@site/packages/settlement/src/cooperative/lawfulness/holders';
import {renameTariff, usersOfTariff} from '@site/src/domain/calculator/editTariffs';
import {readMembersCsv} from '@site/src/domain/calculator/members/membersCsv';
import {cooperativeOfDescription} from '@site/src/domain/calculator/state';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {unwrap} from '../../../../../packages/settlement/tests/samples/settlement';

const dated = dataFiles('.').rates.value;
const wies = cooperativeOfQuick(quickOf(dated, 'wies'), dated);
if (!wies) {
  throw new Error('The example is complete.');
}
const cooperative: CooperativeInput = wies;
const joined = {tariff: undefined, hasShares: false};
const ids = ({members}: CooperativeDraft): readonly string[] => members.map(({id}) => id);

describe('Members', () => {
  test('are added under free names', () => {
    const twice = addMembers(addMembers(cooperative, [newMember(cooperative)]), [
      newMember(cooperative),
    ]);
    expect(ids(twice).slice(-2)).toEqual(['nowy członek', 'nowy członek 2']);
  });

  test('are copied right after the original', () => {
    const copied = copyMember(cooperative, 0);
    expect(ids(copied).slice(0, 2)).toEqual(['gospodarstwo 1', 'gospodarstwo 1 2']);
    expect({...copied.members[1], id: ''}).toEqual({...cooperative.members[0], id: ''});
  });

  test('are joined by a source of the cooperative, which has no share and no use', () => {
    const shared = {...cooperative, key: equalShares(cooperative)};
    const added = addMembers(shared, [newOwnSource()]);
    expect(sharesOf(added)?.at(-1)).toBe(0);
    expect(annualUseOf(added.members.at(-1) ?? newMember(added))).toBe(0);
    expect(isComplete(added)).toBe(true);
  });

  test('measured for a year are listed with what they used, if their generation is known', () => {
    const year = (kwh: number, hours = 8760): Float64Array => new Float64Array(hours).fill(kwh);
    const used = (withdrawn: Float64Array, injected: Float64Array, more: object = {}) =>
      measuredYearOf({
        ...newMember(cooperative),
        readings: {startUtc: '2024-12-31T23:00:00Z', withdrawn, injected},
        ...more,
      });
    const [none, some] = [year(0), year(0.5)];
    expect(measuredYearOf(newMember(cooperative))).toBeNull();
    expect(used(year(2), none)).toBe(17_520);
    expect(used(year(2).fill(NaN, 0, 2), none)).toBe(17_516);
    expect(used(year(2), some)).toBeNull();
    expect(used(year(2), some, {totalGenerationKwh: 8760})).toBe(21_900);
    const readings = {startUtc: '', withdrawn: year(2), injected: some, generation: year(1)};
    expect(used(none, none, {readings})).toBe(21_900);
    expect(used(year(2, 2208), year(0, 2208))).toBeNull();
  });

  test('without their readings have a profile, with the measured use where it is known', () => {
    const {profile, ...bare} = newMember(cooperative);
    const ofHours = (hours: number) => ({
      startUtc: '2024-12-31T23:00:00Z',
      withdrawn: new Float64Array(hours).fill(2),
      injected: new Float64Array(hours),
    });
    expect(withoutReadings({...bare, readings: ofHours(8760)})).toEqual({
      ...bare,
      profile: {...profile, annualKwh: 17_520},
    });
    // Of a month nothing is told of a year: the form asks.
    expect(withoutReadings({...bare, readings: ofHours(744)}).profile?.annualKwh).toBeNull();
    expect(withoutReadings({...bare, profile, readings: ofHours(744)})).toEqual({...bare, profile});
  });

  test('include at least one, so the last one stays', () => {
    const one = {...cooperative, members: cooperative.members.slice(0, 1)};
    expect(removeMember(one, 0)).toBe(one);
    expect(ids(removeMember(cooperative, 0))).toEqual(ids(cooperative).slice(1));
  });

  test('are never more than 1000, and names stay unique', () => {
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

describe('Shares of a fixed key', () => {
  const three = {...cooperative, members: cooperative.members.slice(0, 3)};
  const fixed = (shares: readonly number[]): CooperativeInput => ({
    ...three,
    key: {kind: 'fixed', shares: [...shares]},
  });

  test('start out equal', () => {
    expect(equalShares(three)).toEqual({kind: 'fixed', shares: [1, 1, 1]});
  });

  test('go with their members', () => {
    const key = fixed([5, 2, 3]);
    expect(sharesOf(copyMember(key, 1))).toEqual([5, 2, 2, 3]);
    expect(sharesOf(removeMember(key, 0))).toEqual([2, 3]);
    expect(sharesOf(addMembers(key, [newMember(key)]))).toEqual([5, 2, 3, 1]);
    expect(sharesOf(addMembers(key, [newMember(key), newMember(key)], [7, 0]))).toEqual([
      5, 2, 3, 7, 0,
    ]);
    expect(sharesOf(changeShare(key, 2, 9))).toEqual([5, 2, 9]);
  });

  test('that are missing count as empty fields', () => {
    const changed = changeShare(fixed([5]), 1, 2);
    expect(emptyFields(changed)).toEqual([{field: 'key.shares[3]', message: 'Wpisz liczbę.'}]);
    expect(memberOfPath('key.shares[3]')).toBe(2);
  });

  test('follow the outlays, if there are any', () => {
    expect(sharesByOutlay(three)).toBeNull();
    const paid = changeMember(three, 1, {...newMember(three), outlayZl: 900});
    expect(sharesByOutlay(paid)).toEqual({kind: 'fixed', shares: [0, 900, 0]});
  });

  test('do not exist under the hourly key, which stays when members change', () => {
    expect(sharesOf(three)).toBeUndefined();
    expect(copyMember(three, 0).key).toEqual({kind: 'hourly'});
  });
});

describe('A tariff', () => {
  test('is renamed for everyone who has it', () => {
    const renamed = renameTariff(cooperative, 'G11', 'Dom');
    expect(Object.keys(renamed.tariffs ?? {})).toEqual(['C12a', 'Dom']);
    expect(usersOfTariff(renamed, 'Dom')).toBe(6);
  });

  test.each(['', 'G11', 'C12a'])('is not renamed to „%s”', (name) => {
    expect(renameTariff(cooperative, 'G11', name)).toBe(cooperative);
  });
});

describe('A list of members', () => {
  test('is read as a spreadsheet saves it', () => {
    const text =
      '\uFEFFnazwa;profil;zużycie kWh;moc kWp\r\n"Szkoła ""A""";Szkoła;60 000;49,5\r\ndom;gospodarstwo domowe;4200;\r\n';
    expect(readMembersCsv(text, {...joined, tariff: 'G11'})).toEqual({
      ok: true,
      value: {
        members: [
          {
            id: 'Szkoła "A"',
            profile: {kind: 'school', annualKwh: 60_000, seed: 1},
            sources: [{kind: 'pv', kw: 49.5, tilt: 35, azimuth: 180}],
            tariff: 'G11',
          },
          {id: 'dom', profile: {kind: 'household', annualKwh: 4200, seed: 1}, tariff: 'G11'},
        ],
        shares: [1, 1],
      },
    });
  });

  test('can be pasted with tabs, without a header and without diacritics', () => {
    expect(readMembersCsv('oświetlenie\toswietlenie ulic\t25000', joined)).toMatchObject({
      ok: true,
      value: {members: [{profile: {kind: 'streetLighting', annualKwh: 25_000}}]},
    });
  });

  test.each([
    ['commas, and quotes around a fraction', 'szkoła,szkoła,60000,"49,5"'],
    [
      'a separator inside a name',
      '"szkoła";szkoła;60000;49,5\n"OSP; remiza";firma lub urząd;4000;',
    ],
    ['tabs, and a semicolon in one name', 'szkoła\tszkoła\t60000\t49,5\nOSP; remiza\tszkoła\t1'],
  ])('is read with %s', (_, text) => {
    const read = unwrap(readMembersCsv(text, joined)).members;
    expect(read[0]).toMatchObject({id: 'szkoła', sources: [{kw: 49.5}]});
    expect(read.slice(1).map(({id}) => id)).toEqual(text.includes('OSP') ? ['OSP; remiza'] : []);
  });

  test('counts lines of the text, empty ones and those inside a cell too', () => {
    const read = readMembersCsv('"dom\nprzy szkole";szkoła;1\n\nB;kopalnia;1', joined);
    expect(read.ok ? '' : read.errors[0]?.message).toMatch(/^Wiersz 4, profil/);
  });

  test('says where a quotation mark is not closed', () => {
    const read = readMembersCsv('A;szkoła;1\n"B;szkoła;1', joined);
    expect(read.ok ? [] : read.errors).toEqual([
      {field: 'lista', message: expect.stringMatching(/^Wiersz 2: cudzysłów/) as string},
    ]);
  });

  test('may have panels of the cooperative itself', () => {
    const text = 'farma;źródło spółdzielni;;150';
    expect(readMembersCsv(text, {...joined, tariff: 'G11', hasShares: true})).toEqual({
      ok: true,
      value: {
        members: [
          {
            id: 'farma',
            ofCooperative: true,
            sources: [{kind: 'pv', kw: 150, tilt: 35, azimuth: 180}],
          },
        ],
        shares: [0],
      },
    });
    const wrong = readMembersCsv('farma;źródło spółdzielni;100;', joined);
    expect(wrong.ok ? [] : wrong.errors.map(({message}) => message)).toEqual([
      expect.stringContaining('Wpisz moc paneli w kWp') as string,
      expect.stringContaining('nie ma zużycia ani właściciela') as string,
    ]);
  });

  test('names the row, the column and what to write', () => {
    const read = readMembersCsv('nazwa;profil;kWh\n;kopalnia;dużo;-1', joined);
    expect(read.ok ? [] : read.errors.map(({message}) => message)).toEqual([
      'Wiersz 2, nazwa: znaleziono „”. Wpisz nazwę o długości od 1 do 80 znaków.',
      `Wiersz 2, profil: znaleziono „kopalnia”. Wpisz jeden z: ${Object.values(consumptionNames).join(', ')} albo źródło spółdzielni.`,
      'Wiersz 2, zużycie: znaleziono „dużo”. Wpisz liczbę od 0 do 100\u00a0000\u00a0000, np. 2500 albo 2500,5.',
      'Wiersz 2, moc: znaleziono „-1”. Wpisz liczbę od 0 do 100\u00a0000, np. 2500 albo 2500,5.',
    ]);
  });

  test('asks about a point that may separate thousands', () => {
    const read = readMembersCsv('A;szkoła;240.000;49.5\nB;szkoła;1.5;', joined);
    expect(read.ok ? [] : read.errors.map(({message}) => message)).toEqual([
      'Wiersz 1, zużycie: znaleziono „240.000”. Czy to 240\u00a0000? Napisz bez kropki i przecinka: 240000.',
    ]);
  });

  test.each([
    ['', 'Lista jest pusta. Wpisz co najmniej jeden wiersz.'],
    ['nazwa;profil;zużycie', 'Lista jest pusta. Wpisz co najmniej jeden wiersz.'],
    [
      'dom;gospodarstwo domowe;1\n'.repeat(1001),
      'Wierszy na liście: 1\u00a0001. Kalkulator przyjmuje najwyżej 1\u00a0000.',
    ],
  ])('is refused when it has no rows or too many', (text, message) => {
    const read = readMembersCsv(text, joined);
    expect(read.ok ? '' : read.errors[0]?.message).toBe(message);
  });

  test('has shares where the key needs them, 1 where none is written', () => {
    const text =
      'nazwa;profil;zużycie kWh;moc kWp;udział\nA;szkoła;1;;40,5\nB;szkoła;1;;\nC;szkoła;1;;0';
    const read = readMembersCsv(text, {...joined, hasShares: true});
    expect(read.ok && read.value.shares).toEqual([40.5, 1, 0]);
  });

  test.each([
    [true, '-3', 'Wpisz liczbę od 0 do 1\u00a0000\u00a0000\u00a0000, np. 2500 albo 2500,5.'],
    [
      false,
      '3',
      'Udziały są tylko przy kluczu „stałe udziały”. Wybierz go w części „Podział wewnętrzny” albo usuń tę kolumnę.',
    ],
  ])('is refused with a share that would be wrong or lost', (hasShares, share, remedy) => {
    const read = readMembersCsv(`A;szkoła;1;;${share}`, {...joined, hasShares});
    expect(read.ok ? '' : read.errors[0]?.message).toBe(
      `Wiersz 1, udział: znaleziono „${share}”. ${remedy}`,
    );
  });

  test('says whose a point is and who that is, in columns named by the header', () => {
    const text =
      'nazwa;kim jest;Należy do;profil;zużycie kWh\nszkoła;osoba prawna;gmina;szkoła;1\nurząd;;gmina;firma lub urząd;1\nblok;Wspólnota mieszkaniowa;;gospodarstwo domowe;1\nczytelnia;Biblioteka;;firma lub urząd;1\ndom;osoba fizyczna;;gospodarstwo domowe;1';
    const read = readMembersCsv(text, joined);
    expect(read.ok && countMembers(read.value.members)).toEqual({
      natural: 1,
      legal: 1,
      community: 1,
      publicBody: 1,
      unknown: 0,
    });
    expect(read).toMatchObject({
      value: {
        members: [
          {holder: 'gmina', person: 'legal'},
          {holder: 'gmina'},
          {person: 'community'},
          {person: 'publicBody'},
          {},
        ],
      },
    });
  });

  test.each([
    ['nazwa;profil;kWh;uwagi', 'Nagłówek: nie znamy kolumny „uwagi”.'],
    ['nazwa;profil;kWh;moc', 'Nagłówek „moc” może znaczyć dwie rzeczy.'],
    ['nazwa;profil;kWh;zużycie', 'Nagłówek: kolumna jest dwa razy „zużycie”.'],
    ['nazwa;profil;kWh;kim jest', 'Wiersz 2, kim jest: znaleziono „1”. Wpisz: osoba fizyczna'],
  ])('is refused with the header %s', (header, message) => {
    const read = readMembersCsv(`${header}\ndom;szkoła;1;1`, joined);
    expect(read.ok ? '' : read.errors[0]?.message).toContain(message);
  });

  test('is refused when the points of one member tell two kinds of it', () => {
    const text =
      'nazwa;profil;kWh;należy do;kim jest\nA;szkoła;1;gmina;osoba prawna\nB;szkoła;1;gmina;osoba fizyczna';
    const read = readMembersCsv(text, joined);
    expect(read.ok ? '' : read.errors[0]?.message).toMatch(/^Wiersz 3\. .*„gmina”/);
  });

  test('reads back as it was written', () => {
    const member = fc.record({
      id: fc
        .stringMatching(/^[\p{L} ]{1,20}$/u)
        .map((name) => `d${name.trim().replaceAll(/ +/g, ' ')}`),
      kind: fc.constantFrom('household' as const, 'farm' as const, 'heatPump' as const),
      annualKwh: fc.integer({min: 0, max: 1_000_000}),
    });
    fc.assert(
      fc.property(fc.array(member, {minLength: 1, maxLength: 50}), (rows) => {
        const text = rows
          .map(({id, kind, annualKwh}) => `${id};${consumptionNames[kind]};${annualKwh};`)
          .join('\n');
        expect(readMembersCsv(text, joined)).toEqual({
          ok: true,
          value: {
            members: rows.map(({id, ...profile}): MemberInput => ({
              id,
              profile: {...profile, seed: 1},
            })),
            shares: rows.map(() => 1),
          },
        });
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof readMembersCsv(text, joined).ok).toBe('boolean');
      }),
    );
  });
});

describe('Empty fields', () => {
  test('are found by the paths the calculation uses', () => {
    const [first] = cooperative.members;
    if (!first?.profile) {
      throw new Error('The example has profiles.');
    }
    const broken = changeMember(cooperative, 2, {
      ...first,
      id: 'X',
      profile: {...first.profile, annualKwh: null},
    });
    expect(emptyFields(broken)).toEqual([
      {field: 'members[3].profile.annualKwh', message: 'Wpisz liczbę.'},
    ]);
    expect(memberOfPath('members[3].profile.annualKwh')).toBe(2);
    expect(emptyFields(cooperative)).toEqual([]);
  });

  test('keep a description from being calculated', () => {
    const [first, ...others] = cooperative.members;
    const described = (annualKwh: number | null): CooperativeDraft => ({
      ...cooperative,
      members: [{id: 'A', ...first, profile: {kind: 'farm', seed: 1, annualKwh}}, ...others],
    });
    const inputOf = (draft: CooperativeDraft) =>
      cooperativeOfDescription({mode: 'full', quick: quickOf(dated), cooperative: draft}, dated);
    expect(isComplete(described(null))).toBe(false);
    expect(inputOf(described(null))).toBeNull();
    expect(inputOf(described(100))).toEqual(described(100));
  });

  test('do not include a missing meter reading', () => {
    expect(emptyFields({readings: {withdrawn: Float64Array.of(Number.NaN)}})).toEqual([]);
    const hours = [1, null];
    const lists = {withdrawnKwh: hours, injectedKwh: hours, consumptionKwh: hours};
    expect(emptyFields({...lists, sources: [{kind: 'own', kw: 1, kwh: hours}]})).toEqual([]);
  });
});
