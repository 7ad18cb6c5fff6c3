import fc from 'fast-check';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {readDescription} from '@cooperative/settlement/read';
import {newSources} from '@site/src/domain/calculator/defaults';
import {readLink} from '@site/src/domain/calculator/link';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {addMembers} from '@site/src/domain/calculator/members/editMembers';
import {equalShares} from '@site/src/domain/calculator/members/shares';
import {
  membersWithoutReadings,
  readingsOf,
  withFoundReadings,
} from '@site/src/domain/calculator/readings';
import {markOf} from '@site/src/domain/calculator/readingsMark';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {
  type CooperativeInput,
  type MemberInput,
  prepareCooperative,
} from '@cooperative/settlement/description';
import {
  cooperativeOfDescription,
  freshState,
  type CalculatorState,
} from '@site/src/domain/calculator/state';
import {fragmentAtOnce, fragmentOf} from '@site/src/browser/calculator/packLink';
import {stateOfPacked} from '@site/src/browser/calculator/unpackLink';

const dated = dataFiles('.').rates.value;
const quick = quickOf(dated);
const check = async (text: string) => readDescription(text);

/** What someone who opens the link sees; null if it cannot be read. */
async function opened(fragment: string): Promise<CalculatorState | null> {
  const link = readLink(`#${fragment}`, dated);
  if (link.kind === 'quick') {
    return link.state;
  }
  return link.kind === 'packed' ? stateOfPacked(link, dated, check) : null;
}

function cooperative(): CooperativeInput {
  const made = cooperativeOfQuick(quick, dated);
  if (!made) {
    throw new Error('The example is complete.');
  }
  return made;
}

const full = (made: CooperativeDraft): CalculatorState => ({
  description: {mode: 'full', quick, cooperative: made},
  variants: [],
});

const member: fc.Arbitrary<MemberInput> = fc.record({
  // A name of blanks is refused.
  id: fc.string({unit: 'grapheme', minLength: 1, maxLength: 20}).filter((id) => /\S/.test(id)),
  profile: fc.record({
    kind: fc.constantFrom('household' as const, 'farm' as const, 'school' as const),
    annualKwh: fc.double({min: 0, max: 1e6, noNaN: true}).map((kwh) => Math.abs(kwh)),
    seed: fc.integer({min: 1, max: 999}),
  }),
  sources: fc.constantFrom([newSources.pv]),
  tariff: fc.constant('G11'),
});

describe('A link', () => {
  test('of the quick mode is readable by people', async () => {
    expect(await fragmentOf(freshState(dated))).toBe(
      'w=1&kto=gmina&zuzycie=240000&moc=165&osd=pge&cena=0.4665',
    );
  });

  test('of any description restores it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(member, {minLength: 1, maxLength: 30}),
        fc.boolean(),
        async (members, isFixed) => {
          const made = addMembers(cooperative(), members);
          const state = full(isFixed ? {...made, key: equalShares(made)} : made);
          expect(await opened(await fragmentOf(state, 'withPeople'))).toEqual(state);
          expect(await opened(fragmentAtOnce(state, 'withPeople'))).toEqual(state);
        },
      ),
      {numRuns: 10},
    );
  });

  test('has no name of a person, in no variant either, and still says who is of whom', async () => {
    const people: readonly MemberInput[] = [
      {id: 'dom Kowalskich', holder: 'Jan Kowalski', person: 'natural'},
      {id: 'Anna Nowak', person: 'natural'},
      {id: 'u Zielińskich'},
      {id: 'szkoła', holder: 'Gmina Lipowa', person: 'legal'},
    ].map(
      (one) => ({...one, profile: {kind: 'household', annualKwh: 4000, seed: 1}}) as MemberInput,
    );
    const {description} = full(addMembers(cooperative(), people));
    const state = {description, variants: [{name: 'A', description}]};
    const shown = await opened(await fragmentOf(state));
    expect(await opened(fragmentAtOnce(state))).toEqual(shown);
    const text = JSON.stringify(shown);
    expect(text).not.toMatch(/Kowalsk|Nowak|Zieli/);
    expect(text).toMatch(/szkoła.*Gmina Lipowa/);
    expect(shown?.variants).toHaveLength(1);
    expect(JSON.stringify(await opened(await fragmentOf(state, 'withPeople')))).toMatch(/Kowalsk/);
  });

  test('holds 1000 members and variants of both modes', async () => {
    const members = Array.from({length: 995}, (_, index): MemberInput => ({
      id: `dom ${index}`,
      profile: {kind: 'household', annualKwh: 2000 + index, seed: 1},
      tariff: 'G11',
    }));
    const big = full(addMembers(cooperative(), members));
    const state: CalculatorState = {
      ...big,
      variants: [
        {name: 'Mały', description: {mode: 'quick', quick}},
        {name: 'Żółty „duży”', description: big.description},
      ],
    };
    const fragment = await fragmentOf(state);
    expect(fragment.length).toBeLessThan(30_000);
    expect(await opened(fragment)).toEqual(state);
  });

  test('without compression can be read where it was written', async () => {
    const {CompressionStream: kept} = globalThis;
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const fragment = await fragmentOf(full(cooperative()));
    globalThis.CompressionStream = kept;
    expect(fragment).toMatch(/^w=1&j=[\w-]+$/);
    expect(await opened(fragment)).toEqual(full(cooperative()));
  });

  test('leaves meter readings out, and says whose they were', async () => {
    const withReadings = cooperative();
    const readings = {
      startUtc: '2025-12-31T23:00Z',
      withdrawn: new Float64Array(8760),
      injected: new Float64Array(8760),
    };
    const state = full({
      ...withReadings,
      members: withReadings.members.map((one) => ({...one, readings})),
    });
    const found = await opened(await fragmentOf(state));
    expect(found?.description).toMatchObject({
      cooperative: {
        members: withReadings.members.map((one) => ({...one, readingsLeftOut: markOf(readings)})),
      },
    });
    expect(found && membersWithoutReadings(found.description)).toEqual(
      withReadings.members.map(({id}) => id),
    );
    // Where the device keeps them, they come back.
    expect(found && withFoundReadings(found, new Map([[markOf(readings).id, readings]]))).toEqual(
      state,
    );
  });

  test('of lists of hours has their marks, and gets the same lists back', async () => {
    const made = cooperative();
    const hours = Array.from({length: 8760}, (_, hour) => (hour === 5 ? null : (hour % 7) / 10));
    const [first, second, ...others] = made.members;
    if (!first || !second) {
      throw new Error('The example has members.');
    }
    const state = full({
      ...made,
      members: [
        {...first, profile: undefined, withdrawnKwh: hours, injectedKwh: hours},
        {...second, profile: undefined, consumptionKwh: hours},
        ...others,
      ],
    });
    const fragment = await fragmentOf(state);
    expect(fragment.length).toBeLessThan(3000);
    const found = await opened(fragment);
    expect(found && withFoundReadings(found, readingsOf(state))).toEqual(state);
  });

  test('of members who have readings and no profile opens with their marks', async () => {
    const made = cooperative();
    const readings = {
      startUtc: '2025-12-31T23:00Z',
      withdrawn: new Float64Array(8760).fill(0.5),
      injected: new Float64Array(8760),
    };
    const state = full({
      ...made,
      members: made.members.map((one) => ({...one, profile: undefined, readings})),
    });
    const found = await opened(await fragmentOf(state));
    expect(found && withFoundReadings(found, new Map([[markOf(readings).id, readings]]))).toEqual(
      state,
    );
    // On another device each such member has to be described first.
    const elsewhere = found && cooperativeOfDescription(found.description, dated);
    const settled = elsewhere && prepareCooperative(elsewhere, {rates: dated.rates});
    expect(settled).toMatchObject({
      ok: false,
      errors: [
        {
          field: 'members[1].readings',
          message: expect.stringMatching('Brakuje odczytów tego członka') as string,
        },
      ],
    });
  });
});

describe('What is not a link of ours', () => {
  test.each(['', '#', '#tresc', '#jak-liczymy', '#a=b'])('„%s” is left alone', (fragment) => {
    expect(readLink(fragment, dated)).toEqual({kind: 'none'});
  });

  test.each(['w=1', 'w=2&kto=gmina', 'w=x&d=AAAA', 'd=AAAA', 'kto=nikt', 'w=1&zuzycie=NaN'])(
    '„%s” is broken',
    (fragment) => expect(readLink(fragment, dated)).toMatchObject({kind: 'broken'}),
  );

  test('an older version is read and marked', () => {
    expect(readLink('w=0&kto=wies', dated)).toMatchObject({kind: 'quick', isOld: true});
    expect(readLink('kto=wies', dated)).toMatchObject({kind: 'quick', isOld: false});
  });

  test('random text neither throws nor is accepted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom('d', 'j'), async (text, key) => {
        expect(await opened(`w=1&${key}=${encodeURIComponent(text)}`)).toBeNull();
      }),
    );
  });

  const packed = (value: unknown): string =>
    `w=1&j=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

  test.each([
    ['null', null],
    ['a list', []],
    ['no description', {v: []}],
    ['five variants', {s: {q: ''}, v: Array(5).fill({n: 'A', s: {q: ''}})}],
    ['a nameless variant', {s: {q: ''}, v: [{s: {q: ''}}]}],
    ['a wrong cooperative', {s: {q: '', c: {version: 1}}, v: []}],
    ['an unknown field', {s: {q: '', c: {...cooperative(), extra: 1}}, v: []}],
    [
      'a polluting key',
      {s: {q: '', c: JSON.parse('{"__proto__":{"members":[]}}') as unknown}, v: []},
    ],
  ])('%s is refused', async (_, value) => expect(await opened(packed(value))).toBeNull());

  test('a small link that unpacks to gigabytes is stopped', async () => {
    const bomb = new Blob([new Uint8Array(8_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    expect(await opened(`w=1&d=${bytes.toString('base64url')}`)).toBeNull();
  });
});
