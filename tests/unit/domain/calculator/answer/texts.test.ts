import {
  answerSentence,
  addedText,
  refusalSentence,
  sourcesSentence,
} from '@site/src/domain/calculator/answer/answer';
import {paybackText, percentText} from '@site/src/domain/calculator/figures';
import {fileRows, memberTable, monthTable} from '@site/src/domain/calculator/tables/tables';
import {energyLines} from '@site/src/domain/calculator/tables/billTables';
import {allCautionsOf} from '@site/src/domain/calculator/answer/allCautions';
import {sum} from '@cooperative/settlement/explain';
import {zloty} from '@cooperative/polish';
import {
  calculated,
  school,
  threeMembersExample,
  wholeExample,
  type Calculated,
} from '../../../../../packages/settlement/tests/samples/calculation';

/** Replaces no-break spaces with plain ones. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

describe('Answer in one sentence', () => {
  const usual = (base: number) => ({base: zloty(base), full: null, readings: null});
  const between = (low: number, base: number, high: number) => ({
    ...usual(base),
    full: {low: zloty(low), high: zloty(high)},
  });
  const lawful = {
    isLawful: true,
    sources: 'panelami',
    hasRunningCosts: false,
    when: 'rocznie',
  };

  test.each([
    [
      between(9876, 12_345, 15_555),
      'Spółdzielnia w tym składzie płaciłaby za prąd rocznie około 12 300 zł mniej niż ci sami członkowie z tymi samymi panelami bez spółdzielni: od 9 880 do 15 600 zł.',
    ],
    [
      usual(12_345),
      'Spółdzielnia w tym składzie płaciłaby za prąd rocznie około 12 300 zł mniej niż ci sami członkowie z tymi samymi panelami bez spółdzielni.',
    ],
    [
      between(-500, -300, -100),
      'Spółdzielnia w tym składzie płaciłaby za prąd rocznie około 300 zł więcej niż ci sami członkowie z tymi samymi panelami bez spółdzielni: od 100 do 500 zł.',
    ],
    [
      between(-500, 300, 900),
      'Spółdzielnia w tym składzie płaciłaby za prąd rocznie około 300 zł mniej niż ci sami członkowie z tymi samymi panelami bez spółdzielni: w najgorszym razie o 500 zł więcej, w najlepszym o 900 zł mniej.',
    ],
    [
      between(-0.2, 0.1, 0.3),
      'Spółdzielnia w tym składzie płaciłaby za prąd tyle samo, ile ci sami członkowie z tymi samymi panelami bez spółdzielni.',
    ],
    [
      between(-50, 0, 40),
      'Spółdzielnia w tym składzie płaciłaby za prąd tyle samo, ile ci sami członkowie z tymi samymi panelami bez spółdzielni. W najgorszym razie o 50 zł więcej, w najlepszym o 40 zł mniej.',
    ],
  ])('%j', (saving, expected) => {
    expect(plain(answerSentence(saving, lawful))).toBe(expected);
  });

  test('a saving under both readings of the rule on the grid fee is told from one to the other', () => {
    const saving = between(3422, 41_685, 66_821);
    const readings = {low: zloty(14_190), high: zloty(41_685)};
    expect(plain(answerSentence({...saving, readings}, lawful))).toBe(
      'Spółdzielnia w tym składzie płaciłaby za prąd rocznie od 14 200 do 41 700 zł mniej niż ci sami członkowie z tymi samymi panelami bez spółdzielni, zależnie od tego, kto płaci zmienną opłatę za sieć. Przy innej pogodzie i cenach: od 3 420 do 66 800 zł.',
    );
    const same = {low: saving.base, high: saving.base};
    expect(answerSentence({...saving, readings: same}, lawful)).toContain('około');
  });

  test('without anything of their own members are compared with buying alone', () => {
    expect(answerSentence(usual(500), {...lawful, sources: null})).toMatch(
      /mniej niż członkowie osobno\.$/,
    );
  });

  test('less than a year is told with its days, not as a year', () => {
    const when = 'od 1 marca 2026 r. do 31 maja 2026 r.';
    const saving = usual(500);
    expect(plain(answerSentence(saving, {...lawful, when}))).toContain(
      'za prąd od 1 marca 2026 r. do 31 maja 2026 r. około 500 zł mniej',
    );
    expect(plain(sourcesSentence(zloty(500), 'panelami', when) ?? '')).toBe(
      'Same panele, także bez spółdzielni, obniżają rachunki od 1 marca 2026 r. do 31 maja 2026 r. o około 500 zł.',
    );
  });

  test('running costs are named if they are counted', () => {
    expect(answerSentence(usual(500), {...lawful, hasRunningCosts: true})).toContain(
      'płaciłaby za prąd i swoje działanie rocznie',
    );
  });

  test('what may not be saves only conditionally', () => {
    expect(answerSentence(usual(500), {...lawful, isLawful: false})).toMatch(
      /^Gdyby spółdzielnia mogła działać w tym kształcie, płaciłaby za prąd rocznie/,
    );
    expect(refusalSentence([])).toBeNull();
    expect(
      refusalSentence([
        {id: 'coverage', text: 'brakuje 84 kWp paneli', panelsKwp: 164},
        {id: 'leastMembers', text: 'brakuje 2 członków'},
      ]),
    ).toBe(
      'W tym kształcie spółdzielnia energetyczna nie może działać: brakuje 84 kWp paneli; brakuje 2 członków.',
    );
  });

  test('what the sources give is named, unless there is nothing to name', () => {
    expect(plain(sourcesSentence(zloty(105_800), 'panelami', 'rocznie') ?? '')).toBe(
      'Same panele, także bez spółdzielni, obniżają rachunki rocznie o około 106 000 zł.',
    );
    // „o” at the end of a line and „około” on the next read as a slip.
    expect(sourcesSentence(zloty(105_800), 'panelami', 'rocznie')).toContain('o\u00a0około');
    expect(sourcesSentence(zloty(0), 'panelami', 'rocznie')).toBeNull();
    expect(sourcesSentence(zloty(100), null, 'rocznie')).toBeNull();
  });

  test('is a loss or a gain in words, with no minus', () => {
    expect(addedText(between(-108_000, -60_000, -16_600))).toEqual({
      does: 'traci',
      amount: 'od 16\u00a0600 do 108\u00a0000\u00a0zł',
    });
    expect(addedText(between(-9550, 20_000, 51_900))).toEqual({
      does: 'daje',
      amount: 'od 9\u00a0550\u00a0zł straty do 51\u00a0900\u00a0zł zysku',
    });
    expect(addedText(between(7950, 20_000, 41_600)).does).toBe('dodaje');
  });

  test('has no more than three significant digits anywhere', () => {
    for (const base of [1.23456, 98.7654, 123_456_789, 0.999]) {
      const digits = addedText(between(base * 0.7, base, base * 1.3)).amount.match(/[\d\u00a0,]+/g);
      for (const number of digits ?? []) {
        expect(number.replaceAll(/\D/g, '').replace(/^0+|0+$/g, '').length).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe('Numbers as text', () => {
  test.each([
    [null, 'brak danych'],
    [0.6999, '70%'],
    [0.998, '99%'],
    [1, '100%'],
    [1.42, '142%'],
  ])('part %p is %s', (part, expected) => {
    expect(percentText(part)).toBe(expected);
  });

  test.each([
    [{kind: 'never'} as const, 'nie zwraca się'],
    [{kind: 'years', years: 0.3} as const, 'mniej niż rok'],
    [{kind: 'years', years: 1} as const, 'około 1 rok'],
    [{kind: 'years', years: 2.6} as const, 'około 2,5 roku'],
    [{kind: 'years', years: 12.4} as const, 'około 12 lat'],
  ])('payback %j is „%s”', (payback, expected) => {
    expect(plain(paybackText(payback))).toBe(expected);
  });
});

describe('Warnings', () => {
  const idsOf = ({answer}: Calculated, today = '2026-11-21'): readonly string[] =>
    allCautionsOf(answer(), today).map(({id}) => id);
  const sunny = (kw: number, changes: object = {}): Calculated =>
    wholeExample({
      battery: undefined,
      members: [school(kw)],
      ratesDay: '2026-11-21',
      ...changes,
    });

  test('none where nothing is wrong', () => {
    expect(idsOf(sunny(49))).toEqual([]);
  });

  test.each([
    ['credit that expires', () => sunny(400, {prices: {balancingPerMwh: 3}}), 'expired'],
    ['an installation from 400 kW', () => sunny(400), 'balancing'],
    ['no prosumer beside net-billing', () => sunny(60), 'prosumer'],
    ['excise above 1 MW', () => sunny(1200), 'excise'],
    ['less than a year', () => threeMembersExample(), 'short'],
    [
      'market prices that are assumed',
      () =>
        sunny(40, {
          prices: {market: {kind: 'monthly', zlPerMwh: Array(12).fill(136.3), assumed: [4, 5]}},
        }),
      'market',
    ],
    [
      'a member whom net-billing serves better',
      () => sunny(49, {prices: {market: {kind: 'monthly', zlPerMwh: Array(12).fill(3000)}}}),
      'worseOff',
    ],
  ])('%s', (_, make, expected) => {
    expect(idsOf(make())).toContain(expected);
  });

  test('two installations of one member below 400 kW need no balancing', () => {
    const two = sunny(0, {members: [school(250, 250)]});
    expect(idsOf(two)).not.toContain('balancing');
    expect(idsOf(two)).toContain('prosumer');
  });

  test('points of which no use is said, as those that a month came from, are counted as none and named', () => {
    const point = (id: string, annualKwh: number) => ({
      id,
      tariff: 'g11',
      profile: {kind: 'household', annualKwh, seed: 1},
    });
    const {answer} = sunny(0, {
      tariffs: {g11: {kind: 'g11', operator: 'enea'}},
      members: [...['A', 'B', 'C', 'D'].map((id) => point(id, 0)), point('E', 2000)],
    });
    const [told] = allCautionsOf(answer(), '2026-11-21').filter(({id}) => id === 'unused');
    expect(told?.text).toBe(
      'Punkty bez podanego zużycia: 4 z 5, między innymi A, B, C. Liczymy w nich 0 kWh, więc ich rachunków nie ma w wyniku.',
    );
  });

  test('rates are reported as old from the day after their last', () => {
    const example = sunny(49);
    expect(idsOf(example, '2026-12-31')).not.toContain('rates');
    expect(idsOf(example, '2027-01-01')).toContain('rates');
  });

  test('readings of one year at the rates of another are told so', () => {
    const measured = (startUtc: string): Calculated =>
      calculated({
        ratesDay: '2026-01-01',
        members: [
          {id: 'A', tariff: 'g11', readings: {startUtc, withdrawn: Array<number>(744).fill(1)}},
        ],
      });
    const old = measured('2024-12-31T23:00Z');
    const [told] = allCautionsOf(old.answer(), '2026-11-21').filter(({id}) => id === 'otherTime');
    expect(plain(told?.text ?? '')).toMatch(
      /^Odczyty są z dni 01\.01\.2025–31\.01\.2025, a stawki z dnia 1 stycznia 2026 r\. To wynik/,
    );
    expect(idsOf(measured('2025-12-31T23:00Z'))).not.toContain('otherTime');
  });

  test('hours without a reading are counted', () => {
    const example = calculated({
      period: {hours: 4},
      members: [{id: 'a', withdrawnKwh: [1, null, null, 2], tariff: 'g11'}],
    });
    expect(idsOf(example)).toContain('missing');
  });

  test('own use that readings do not show is told, as it makes the sources look worse', () => {
    const measured = (member: object): readonly string[] =>
      idsOf(
        calculated({
          period: {hours: 4},
          members: [{id: 'a', withdrawnKwh: [1, 0, 0, 2], tariff: 'g11', ...member}],
        }),
      );
    const injected = {injectedKwh: [0, 3, 1, 0]};
    expect(measured(injected)).toContain('hidden');
    expect(measured({...injected, totalGenerationKwh: 9})).toContain('hidden');
    expect(measured({...injected, generationKwh: [0, 4, 2, 0]})).not.toContain('hidden');
    expect(measured({})).not.toContain('hidden');
  });

  test('groups counted with the rates of another are named, only while someone has them', () => {
    const g11 = {kind: 'g11', operator: 'enea'};
    const standIns = (tariffs: object): string[] => {
      const {answer} = sunny(40, {
        tariffs,
        members: [{...school(40), tariff: 'a'}],
      });
      return allCautionsOf(answer(), '2026-11-21')
        .filter(({id}) => id === 'standIns')
        .map(({text}) => text.slice(0, text.indexOf('.')));
    };
    expect(standIns({a: {...g11, group: 'C21'}, b: {...g11, group: 'B21'}})).toEqual([
      'Stawek grupy C21 nie mamy',
    ]);
    expect(standIns({a: g11})).toEqual([]);
  });

  test('each says what to do', () => {
    const {answer} = sunny(1200);
    for (const {text, remedy} of allCautionsOf(answer(), '2026-11-21')) {
      expect(text).toMatch(/[.]$/);
      expect(remedy).toMatch(/^(Sprawdź|Zmniejsz|Zapytaj|Bez|Wczytaj|Uzupełnij|Przepisz)/);
    }
  });
});

describe('The energy of a bill', () => {
  test.each([
    [100.004, 60.006, 'Pokryła', -39.99],
    [60.006, 100.004, 'Doliczone', 39.99],
    [5, 5, 'Pokryła', 0],
  ])('adds up as it is printed: %s drawn, %s bought', (drawnKwh, boughtKwh, way, change) => {
    const lines = energyLines({drawnKwh, boughtKwh});
    const [drawn, between, bought] = lines.map(([, kwh]) => kwh);
    expect(lines[1]?.[0]).toMatch(way);
    expect(between).toBeCloseTo(change, 9);
    expect((drawn ?? NaN) + (between ?? NaN)).toBeCloseTo(bought ?? NaN, 9);
  });

  test('covers in all members together what the cooperative shared and took from its credit', () => {
    const {report} = wholeExample();
    const {energy} = report.settlement;
    const covered = energy.members.map(
      ({drawn, statutoryBought}) => sum(drawn) - sum(statutoryBought),
    );
    expect(sum(Float64Array.from(covered))).toBeCloseTo(
      sum(energy.balance.sharedKwh) + sum(energy.credits.usedCreditKwh),
      6,
    );
  });
});

describe('Tables as files', () => {
  const {report, answer} = wholeExample();
  const settled = {report, answer: answer()};

  test('months: a row per month, numbers with a comma and without spaces', () => {
    const [header = [], january = [], ...others] = fileRows(monthTable(settled));
    expect(header[0]).toBe('Miesiąc');
    expect(january[0]).toBe('styczeń');
    expect(others).toHaveLength(11);
    for (const cell of january.slice(1)) {
      expect(cell).toMatch(/^-?\d+(,\d{1,3})?$/);
    }
  });

  test('members: bills and the internal key, payback as text', () => {
    const [header = [], school = []] = fileRows(memberTable(settled));
    const cell = (name: string): string | undefined =>
      school[header.findIndex((label) => label.startsWith(name))];
    expect(cell('Członek')).toBe('szkoła');
    expect(cell('Zwrot nakładu wobec kupowania osobno')).toMatch(/^(około|nie zwraca się)/);
    const gross = report.settlement.members[0]?.sheet.gross ?? 0;
    const numberOf = (name: string): number => Number(cell(name)?.replace(',', '.'));
    expect(numberOf('Brutto')).toBeCloseTo(gross / 100, 6);
    const byKey = ['Wspólne', 'Z zapasu', 'Kupione'].map((of) => numberOf(`${of} według klucza`));
    expect(byKey.reduce((all, kwh) => all + kwh, 0)).toBeCloseTo(numberOf('Pobór'), 2);
  });
});
