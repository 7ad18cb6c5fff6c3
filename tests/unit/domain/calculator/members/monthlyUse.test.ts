import {readMembersCsv} from '@site/src/domain/calculator/members/membersCsv';
import {readMonths, withMonths, writeMonths} from '@site/src/domain/calculator/members/monthlyUse';
import {readPastedMonths} from '@site/src/domain/calculator/members/pastedMonths';
import {readDescription} from '@cooperative/settlement/read';
import {prepareCooperative} from '@cooperative/settlement/description';
import {consumptionKinds} from '@cooperative/settlement/models';
import {rates} from '../../../../../packages/settlement/tests/samples/calculation';
import {hoursOf, unwrap} from '../../../../../packages/settlement/tests/samples/settlement';

const months = [310, 280.5, 305, 0, 240, 200, 190, 195, 230, 260, 290, 300];
const year = months.reduce((all, kwh) => all + kwh, 0);

function described(profile: object): string {
  return JSON.stringify({
    version: 1,
    start: '2026-01-01T00:00:00+01:00',
    period: 'month',
    members: [{id: 'a', profile: {kind: 'services', annualKwh: year, ...profile}}],
  });
}

describe('Bills of twelve months', () => {
  test.each(consumptionKinds)('are kept exactly by the hours of %s', (kind) => {
    const input = unwrap(readDescription(described({kind, monthlyKwh: months})));
    const {axis, members} = unwrap(prepareCooperative(input, rates));
    const sums = new Float64Array(12);
    hoursOf(members[0]?.hoursAt(1)).consumption?.forEach((kwh, hour) => {
      const month = axis.localMonth[hour] ?? 0;
      sums[month] = (sums[month] ?? 0) + kwh;
    });
    months.forEach((kwh, month) => expect(sums[month]).toBeCloseTo(kwh, 6));
  });

  test('must add up to the year', () => {
    expect(readDescription(described({monthlyKwh: months, annualKwh: 5000}))).toMatchObject({
      errors: [{field: 'members[1].profile.annualKwh'}],
    });
    expect(readDescription(described({monthlyKwh: months.slice(1)})).ok).toBe(false);
  });

  test('are pasted from a row or a column', () => {
    const row = '1 310\t280,5\t305\t0\t240\t200\t190\t195\t230\t260\t290\t300';
    const kwh = [1310, ...months.slice(1)];
    expect(readPastedMonths(row, 1e6)).toEqual({kind: 'months', kwh});
    expect(readPastedMonths(`${row.replaceAll('\t', '\r\n')}\r\n`, 1e6)).toEqual({
      kind: 'months',
      kwh,
    });
    expect(readPastedMonths('310', 1e6)).toEqual({kind: 'oneNumber'});
  });

  test.each([
    ['1;2;3', 'Wklej 12 liczb, po jednej na miesiąc. Znaleziono: 3.'],
    ['1;2;3;4;5;6;7;8;9;10;11;grudzień', '„grudzień” nie jest liczbą kWh.'],
    ['1;2;3;4;5;6;7;8;9;10;11;-12', '„-12” nie jest liczbą kWh.'],
  ])('are refused as a whole: %s', (text, message) => {
    expect(readPastedMonths(text, 1e6)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(message) as unknown,
    });
  });

  test('are the same after a link, also while some are missing', () => {
    const some = [null, ...months.slice(1)];
    expect(readMonths(writeMonths(some), 1e6)).toEqual(some);
    expect(readMonths(writeMonths(months.slice(1)), 1e6)).toBeNull();
    expect(readMonths(writeMonths(months).replace('310', '310x'), 1e6)).toBeNull();
    expect(readMonths(writeMonths(months), 300)).toBeNull();
  });

  test('make the year once all of them are known', () => {
    const use = {annualKwh: 7};
    expect(withMonths(use, [...months]).annualKwh).toBe(year);
    expect(withMonths(use, [null, ...months.slice(1)]).annualKwh).toBe(7);
  });

  test('come in a list of members', () => {
    const joined = {tariff: undefined, hasShares: false};
    const row = `sklep;firma lub urząd;;;;${months.join(';').replaceAll('.', ',')}`;
    expect(unwrap(readMembersCsv(row, joined)).members[0]?.profile).toEqual({
      kind: 'services',
      annualKwh: year,
      monthlyKwh: months,
      seed: 1,
    });
    expect(readMembersCsv(`${row};`.replace(';;;;', ';9000;;;'), joined)).toMatchObject({
      errors: [{message: expect.stringContaining('Suma 12 miesięcy') as unknown}],
    });
    expect(readMembersCsv('sklep;firma lub urząd;100;;;1;2', joined).ok).toBe(false);
    const inMwh = 'nazwa;profil;zużycie roczne [MWh]\nszkoła;szkoła;84,5';
    expect(unwrap(readMembersCsv(inMwh, joined)).members[0]?.profile?.annualKwh).toBe(84_500);
  });
});
