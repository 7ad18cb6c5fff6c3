import {mendOf, type Mend} from '@site/src/domain/calculator/answer/mends';
import {
  cooperativeOfQuick,
  quickOf,
  readQuick,
  writeQuick,
  type QuickInput,
} from '@site/src/domain/calculator/quick';
import {cooperativeOfDescription, type Description} from '@site/src/domain/calculator/state';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {Answer} from '@cooperative/settlement/answer';
import {calculated, rates} from '../../../../../packages/settlement/tests/samples/calculation';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

function answerTo(description: Description): Answer {
  return calculated(cooperativeOfDescription(description, rates)).answer();
}

/** Presses the first button until nothing forbids the cooperative. */
function pressed(start: Description): {readonly mends: Mend[]; readonly end: Description} {
  const mends: Mend[] = [];
  let description = start;
  for (;;) {
    const answer = answerTo(description);
    const [obstacle] = answer.obstacles;
    if (!obstacle) {
      return {mends, end: description};
    }
    const mend = mendOf(obstacle, {description, answer, dated: rates});
    if (!mend || mends.length > 5) {
      throw new Error(`Not mended: ${obstacle.text}`);
    }
    mends.push(mend);
    ({description} = mend);
  }
}

const quick = (changes: Partial<QuickInput>): Description => ({
  mode: 'quick',
  quick: {...quickOf(rates, changes.who), ...changes},
});

function full(change: (input: CooperativeInput) => object): Description {
  const start = quickOf(rates);
  const input = cooperativeOfQuick(start, rates);
  if (!input) {
    throw new Error('The example is complete.');
  }
  return {mode: 'full', quick: start, cooperative: {...input, ...change(input)}};
}

const facts = (changed: object): Description =>
  full(({cooperative}) => ({cooperative: {...cooperative, ...changed}}));

const houses = (count: number): Partial<QuickInput> => ({
  members: [{id: 'dom', count, annualKwh: 4000}],
  annualKwh: count * 4000,
  kwp: 12,
});

const legalOnly: Partial<QuickInput> = {
  members: [
    {id: 'szkola', count: 1, annualKwh: 72_000},
    {id: 'urzad', count: 1, annualKwh: 36_000},
    {id: 'stowarzyszenie', count: 1, annualKwh: 24_000},
  ],
  annualKwh: 132_000,
  kwp: 91,
};

describe('One press mends a condition, and says what it assumes:', () => {
  test.each<[string, Description, string, string]>([
    [
      'panels',
      quick({kwp: 80}),
      'Ustaw 164 kWp paneli',
      'Ustawiono 164 kWp paneli jako założenie.',
    ],
    [
      'people',
      quick({who: 'wies', ...houses(3)}),
      'Dodaj 7 domów',
      'Dodano 7 domów po 4 000 kWh rocznie jako założenie, a panele zwiększono do 28 kWp, żeby pokryły ich zużycie.',
    ],
    [
      'flats of an estate',
      quick({who: 'osiedle', ...houses(8), kwp: 60}),
      'Dodaj 2 mieszkania',
      'Dodano 2 mieszkania po 2 400 kWh rocznie jako założenie.',
    ],
    [
      'legal persons, where all are such and fewer are enough',
      quick(legalOnly),
      'Dodaj 1 remizę OSP',
      'Dodano 1 remizę OSP po 8 000 kWh rocznie jako założenie, a panele zwiększono do 96 kWp, żeby pokryły ich zużycie.',
    ],
    [
      'companies among companies',
      quick({...legalOnly, who: 'firmy', kwp: 200}),
      'Dodaj 1 sklep',
      'Dodano 1 sklep po 60 000 kWh rocznie jako założenie.',
    ],
    [
      'a school handed over to the municipality',
      full(({members}) => ({
        members: members.map((member) =>
          member.id === 'ośrodek stowarzyszenia' ? {...member, holder: 'gmina'} : member,
        ),
      })),
      'Dodaj 1 remizę OSP',
      'Dodano 1 remizę OSP po 8 000 kWh rocznie jako założenie, a panele zwiększono do 169 kWp, żeby pokryły ich zużycie.',
    ],
    [
      'municipalities',
      facts({municipalities: ['rural', 'rural', 'urbanRural', 'rural']}),
      'Przyjmij jedną gminę',
      'Przyjęto założenie: spółdzielnia działa w jednej gminie.',
    ],
    [
      'municipalities that do not border each other',
      facts({municipalities: ['rural', 'rural'], adjacent: false}),
      'Przyjmij jedną gminę',
      'Przyjęto założenie: spółdzielnia działa w jednej gminie.',
    ],
    [
      'the operator',
      facts({gridOperators: 2}),
      'Przyjmij jednego operatora',
      'Przyjęto założenie: wszystkie punkty poboru są w sieci jednego operatora.',
    ],
    [
      'the seller',
      facts({sellers: 3}),
      'Przyjmij jednego sprzedawcę',
      'Przyjęto założenie: całą spółdzielnię rozlicza jeden sprzedawca.',
    ],
    [
      'the voltage',
      facts({voltageKv: 110}),
      'Przyjmij napięcie 0,4 kV',
      'Przyjęto założenie: najwyższe napięcie przyłącza to 0,4 kV.',
    ],
    [
      'the owner',
      facts({ownedByMembers: false}),
      'Przyjmij, że należą do spółdzielni albo członków',
      'Przyjęto założenie: instalacje należą do spółdzielni albo jej członków.',
    ],
    ['heat', facts({heatKw: 40_000}), 'Ustaw 30 000 kW', 'Ustawiono 30 000 kW jako założenie.'],
    [
      'biogas',
      facts({biogasM3: 50_000_000}),
      'Ustaw 40 000 000 m³',
      'Ustawiono 40 000 000 m³ jako założenie.',
    ],
  ])('%s', (_, description, label, told) => {
    const {mends} = pressed(description);
    expect(mends.map((mend) => [plain(mend.label), plain(mend.told)])).toEqual([[label, told]]);
    expect(mends[0]?.caution).toMatch(/^To założenie: .*\.$/);
  });
});

test('panels are put up by the cooperative where nobody has any,', () => {
  const {mends, end} = pressed(
    full(({members}) => ({members: members.map((member) => ({...member, sources: undefined}))})),
  );
  expect(mends).toHaveLength(1);
  const members = end.mode === 'full' ? end.cooperative.members : [];
  expect(members.at(-1)).toMatchObject({
    id: 'farma fotowoltaiczna',
    ofCooperative: true,
    sources: [{kind: 'pv', kw: 164}],
  });
});

test('an added member says in its name that it is assumed, is nobody’s point, and has its usual group', () => {
  const {end} = pressed(
    full(({members}) => ({
      members: members.map((member) =>
        member.id === 'ośrodek stowarzyszenia'
          ? {...member, tariff: 'C21', holder: 'Remiza (założenie)', person: 'legal'}
          : {...member, tariff: 'C21', holder: 'gmina', person: 'legal'},
      ),
      tariffs: {
        C21: {kind: 'g11', operator: 'pge', group: 'C21', fixedNetwork: 0, subscription: 0},
      },
    })),
  );
  const {members = [], tariffs} = end.mode === 'full' ? end.cooperative : {};
  expect(members.at(-1)).toMatchObject({
    id: 'remiza (założenie) 2',
    person: 'legal',
    tariff: 'C11',
  });
  expect(tariffs?.C11).toMatchObject({kind: 'group', group: 'C11'});
});

test('where wind covers most of the use, panels still grow by all that the added members use', () => {
  const {mends} = pressed(
    full(({members}) => ({
      members: members.map((member, index) => ({
        ...member,
        holder: 'gmina',
        person: 'legal',
        sources: index === 0 ? [{kind: 'wind', kw: 72}] : [{kind: 'pv', kw: 3}],
      })),
      finance: undefined,
    })),
  );
  expect(mends.map(({label}) => plain(label))).toEqual(['Dodaj 2 remizy OSP']);
});

test('members added in the quick mode say in their names that they are assumed, also by link', () => {
  const {end} = pressed(quick({who: 'wies', ...houses(3)}));
  const linked = end.mode === 'quick' ? readQuick(fieldsOf(end.quick), rates) : null;
  expect(linked?.members).toEqual([{id: 'dom', count: 10, annualKwh: 4000, assumed: 7}]);
  const names = linked && cooperativeOfQuick(linked, rates)?.members.map(({id}) => id);
  expect(names?.slice(2, 5)).toEqual(['dom 3', 'dom 4 (założenie)', 'dom 5 (założenie)']);
});

const fieldsOf = (fields: QuickInput): URLSearchParams => new URLSearchParams(writeQuick(fields));
