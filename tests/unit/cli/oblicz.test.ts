import {npmRun, runHere} from '../../tools/commands';

describe('npm run oblicz', () => {
  test('prints JSON for an input with a CSV file next to it', () => {
    const {code, stdout} = npmRun('oblicz', [
      'packages/settlement/tests/fixtures/trzech-czlonkow.json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({periods: [{importKwh: 36.39}, {}, {}]});
  });

  test('prints what an input may say, with units and limits', async () => {
    const {stdout} = await runHere('oblicz', ['--schemat']);
    const {properties} = JSON.parse(stdout) as {
      properties: {members: {items: {properties: Record<string, unknown>}}};
    };
    expect(properties.members.items.properties.vatDeducted).toEqual({
      type: 'number',
      minimum: 0,
      maximum: 100,
      description:
        'jaką część VAT z rachunków za prąd ten członek odlicza, %; bez tego pola żadnej, jak gospodarstwo domowe',
    });
  });

  test('exits with 1 and a Polish message without an input', async () => {
    const {code, stdout, stderr} = await runHere('oblicz', ['nie-ma.json']);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      'nie-ma.json: nie ma takiego pliku. Podaj plik z danymi: npm run --silent oblicz -- wejscie.json',
    );
  });
});
