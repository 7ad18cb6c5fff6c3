import * as law from '../../src/law/law';
import {assumptions} from '../../src/law/assumptions';
import {validateCooperative, type CooperativeFacts} from '../../src/law/conditions';
import type {Verdict} from '../../src/law/verdict';

function verdict(id: string, facts: CooperativeFacts): Verdict {
  const found = validateCooperative(facts).find((one) => one.id === id);
  if (!found) {
    throw new Error(`No verdict ${id}.`);
  }
  return found;
}

describe('Coverage', () => {
  test.each([
    ['2025-12-31', 40, 'met'],
    ['2025-12-31', 39.999, 'notMet'],
    ['2026-01-01', 69.999, 'notMet'],
    // A year of hours of 0.7 kWh to 1 kWh each, added up.
    [
      '2026-01-01',
      (Array<number>(8760)
        .fill(0.7)
        .reduce((all, kwh) => all + kwh) /
        8760) *
        100,
      'met',
    ],
    ['2026-01-01', 70, 'met'],
    [undefined, 69, 'notMet'],
  ])('filed on %s with %d %% of the needs is %s', (applicationDay, generated, status) => {
    const facts = {
      consumptionKwh: 100_000,
      generationKwh: generated * 1000,
      ...(applicationDay !== undefined && {applicationDay}),
    };
    expect(verdict('coverage', facts).status).toBe(status);
  });

  test('says what it found, the threshold and its legal basis', () => {
    expect(
      verdict('coverage', {
        consumptionKwh: 3,
        generationKwh: 2,
        applicationDay: '2026-05-01',
      }),
    ).toEqual({
      id: 'coverage',
      status: 'notMet',
      text: 'Instalacje pokrywają w ciągu roku 66,6% potrzeb. Próg 70% dotyczy wniosków złożonych od 1.01.2026.',
      source: law.coverageThreshold,
    });
  });

  test('is rounded down, as everywhere: a little less than the threshold is not the threshold', () => {
    expect(verdict('coverage', {consumptionKwh: 100_000, generationKwh: 69_990}).text).toContain(
      'pokrywają w ciągu roku 69,9% potrzeb',
    );
  });
});

describe('Limits and conditions', () => {
  test.each<[string, CooperativeFacts, Verdict['status']]>([
    ['power', {electricKw: 10_000}, 'met'],
    ['power', {electricKw: 10_000.1}, 'notMet'],
    ['heat', {heatKw: 30_001}, 'notMet'],
    ['biogas', {biogasM3: 40_000_001}, 'notMet'],
    ['biomethane', {biomethaneM3: 20_000_000}, 'met'],
    ['area', {municipalities: ['rural']}, 'met'],
    ['area', {municipalities: ['rural', 'urbanRural', 'rural'], adjacent: true}, 'met'],
    ['area', {municipalities: ['rural', 'rural'], adjacent: false}, 'notMet'],
    ['area', {municipalities: ['rural', 'rural']}, 'unknown'],
    ['area', {municipalities: ['rural', 'rural', 'rural', 'rural'], adjacent: true}, 'notMet'],
    ['cities', {municipalities: ['urban']}, 'notMet'],
    ['cities', {municipalities: ['rural', 'urban']}, 'notMet'],
    ['cities', {municipalities: ['urbanRural']}, 'met'],
    ['gridOperator', {gridOperators: 2}, 'notMet'],
    ['voltage', {voltageKv: 110}, 'notMet'],
    ['voltage', {voltageKv: 15}, 'met'],
    ['seller', {sellers: 2}, 'notMet'],
    ['ownership', {ownedByMembers: false}, 'notMet'],
    ['members', {members: 5000}, 'information'],
    ['members', {members: 999}, 'information'],
    ['storage', {storageKwh: 100}, 'information'],
    ['balancing', {largestKw: 400}, 'information'],
    ['excise', {electricKw: 1001}, 'information'],
  ])('%s of %j is %s', (id, facts, status) => {
    expect(verdict(id, facts).status).toBe(status);
  });

  test('a thousand members give information about the repealed limit, not a violation', () => {
    expect(verdict('members', {members: 1000}).text).toContain('Limitu nie ma od 1.10.2023');
    expect(verdict('members', {members: 999}).text).not.toContain('dawny próg');
  });

  test('unknown heat counts as none, and the verdict says so', () => {
    expect(verdict('heat', {})).toMatchObject({
      status: 'met',
      text: 'Łączna moc cieplna: 0 kW, najwyżej 30\u00a0000 kW. Bez danych przyjmujemy zero.',
    });
    expect(verdict('heat', {heatKw: 0}).text).not.toContain('Bez danych');
  });

  test('excise is due above 1 MW', () => {
    expect(verdict('excise', {electricKw: 1000}).text).toContain('zwolniona');
    expect(verdict('excise', {electricKw: 1000.1}).text).toContain(
      'zwolnienie z akcyzy dla spółdzielni nie działa',
    );
  });

  test('cities wait for a decision of the European Commission', () => {
    expect(verdict('cities', {})).toMatchObject({
      status: 'unknown',
      text: expect.stringContaining('czekają na decyzję Komisji Europejskiej') as unknown,
    });
  });

  test('a day in force is told only where one was read', () => {
    expect(verdict('cities', {}).source.inForceSince).toBe('2025-11-27');
    const members = verdict('leastMembers', {}).source;
    expect([members.inForceSince, members.textOf]).toEqual([undefined, '2026-03-23']);
    // The consolidated act tells what was in force on its day, but not since when.
    const threshold = verdict('coverage', {}).source;
    expect([threshold.inForceSince, threshold.textOf]).toEqual([undefined, '2025-12-02']);
    expect(law.lowerCoverageThreshold.inForceSince).toBe('2023-10-01');
    expect(law.flatCapacityPowerLimit.inForceSince).toBeUndefined();
  });

  test('the one seller has the provision that says so', () => {
    expect(verdict('seller', {}).source.article).toContain('1ac');
  });

  test('every verdict has a source with an article and a link', () => {
    for (const {source, text} of validateCooperative({})) {
      expect(text).not.toBe('');
      expect(source.article).not.toBe('');
      expect(source.link).toMatch(/^https:\/\//);
    }
  });
});

test('Assumptions are A1 to A16, each with a text, a default and a source', () => {
  expect(assumptions.map(({id}) => id)).toEqual(
    Array.from({length: 16}, (_, index) => `A${index + 1}`),
  );
  for (const assumption of assumptions) {
    expect(Object.values(assumption)).not.toContain('');
  }
});
