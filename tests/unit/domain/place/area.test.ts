import {municipalities} from '@site/src/content/data/municipalities';
import {areaAnswer, areaOf, placesOf, type Area} from '@site/src/domain/place/area';
import {
  findMunicipalities,
  municipalityLabel,
  readMunicipalities,
} from '@site/src/domain/place/municipalities';
import {validateCooperative} from '@cooperative/settlement/law';

const all = readMunicipalities(municipalities('.'));

function areaOfCodes(...codes: readonly string[]): Area {
  return areaOf(codes.flatMap((code) => all.get(code) ?? []));
}

const statusOf = (area: Area, id: string): string | undefined =>
  validateCooperative({...area, municipalities: area.municipalities ?? []}).find(
    (verdict) => verdict.id === id,
  )?.status;

describe('The municipalities', () => {
  test('are all 2479 of 1 January 2026, of their kinds', () => {
    const kinds = [...all.values()].map(({kind}) => kind);
    const count = (wanted: string): number => kinds.filter((kind) => kind === wanted).length;
    expect([all.size, count('urban'), count('rural'), count('urbanRural')]).toEqual([
      2479, 302, 1453, 724,
    ]);
  });

  test('have 7052 common borders, each told by both', () => {
    const list = [...all.values()];
    expect(list.reduce((sum, {neighbours}) => sum + neighbours.size, 0)).toBe(2 * 7052);
    expect(
      list.every(({teryt, neighbours}) =>
        [...neighbours].every((other) => all.get(other)?.neighbours.has(teryt)),
      ),
    ).toBe(true);
  });

  test('are told apart by their labels', () => {
    expect(new Set([...all.values()].map(municipalityLabel)).size).toBe(all.size);
  });

  test('are found by the beginning of the name, without Polish letters too', () => {
    const names = findMunicipalities(all.values(), 'ladek', 5).map(({name}) => name);
    expect(names).toContain('Lądek-Zdrój');
    expect(findMunicipalities(all.values(), 'BOLESŁAWIEC', 5).map(municipalityLabel)).toEqual(
      expect.arrayContaining([
        'Bolesławiec, gmina miejska, powiat bolesławiecki',
        'Bolesławiec, gmina wiejska, powiat bolesławiecki',
      ]),
    );
  });
});

describe('The area of a cooperative', () => {
  test.each([
    ['one rural municipality', ['020102'], 'met', 'met', 'Tak'],
    // Bolesławiec, Gromadka, Warta Bolesławiecka: each borders the other two.
    ['three that border one another', ['020102', '020103', '020106'], 'met', 'met', 'Tak'],
    ['two far away from each other', ['020102', '141214'], 'notMet', 'met', 'Nie: te gminy'],
    ['a city', ['020101'], 'met', 'notMet', 'Nie teraz: Bolesławiec'],
    ['a village and the city within it', ['020102', '020101'], 'met', 'notMet', 'Nie teraz'],
    [
      'four',
      ['020102', '020103', '020106', '020104'],
      'notMet',
      'met',
      'Nie: gmin jest 4, a mogą być najwyżej 3.',
    ],
  ])('of %s', (_about, codes, area, cities, answer) => {
    const found = areaOfCodes(...codes);
    expect(statusOf(found, 'area')).toBe(area);
    expect(statusOf(found, 'cities')).toBe(cities);
    expect(areaAnswer(found)).toMatch(new RegExp(`^${answer}`));
  });

  test('in a chain is left open, since the act does not say whether that is enough', () => {
    const chain = [...all.values()].flatMap((middle) =>
      middle.kind === 'rural'
        ? [...middle.neighbours].flatMap((one) =>
            [...middle.neighbours].flatMap((other) =>
              one < other &&
              all.get(one)?.kind === 'rural' &&
              all.get(other)?.kind === 'rural' &&
              all.get(one)?.neighbours.has(other) === false
                ? [[one, middle.teryt, other]]
                : [],
            ),
          )
        : [],
    )[0];
    const found = areaOfCodes(...(chain ?? []));
    expect(found.adjacent).toBeUndefined();
    expect(statusOf(found, 'area')).toBe('unknown');
    expect(areaAnswer(found)).toMatch(/^Do sprawdzenia/);
  });

  test('names no places when the description counts other municipalities', () => {
    const area = {...areaOfCodes('020102', '020103'), municipalities: ['rural' as const]};
    expect(placesOf(area)).toEqual([]);
    expect(areaAnswer(area)).toBeNull();
  });
});
