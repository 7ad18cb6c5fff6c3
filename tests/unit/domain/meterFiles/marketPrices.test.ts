import {prepareCooperative} from '@site/src/domain/cooperative/prepare/prepareCooperative';
import {settlementInput} from '@site/src/domain/cooperative/description/schema';
import {dayMs} from '@site/src/domain/kernel/time';
import {readMarketFile} from '@site/src/domain/meterFiles/marketPrices';
import {yearAxis} from '@site/src/domain/settlement/hours/hourAxis';
import {removeAt} from '@site/src/domain/kernel/changedList';
import {rates} from '../../../samples/calculation';
import {unwrap} from '../../../samples/settlement';

/** A file of 2025 as PSE publishes it, with the price of every quarter or hour. */
function pseFile(
  perHour: 1 | 4,
  price: (day: string, hour: number, quarter: number) => number,
): string {
  const {localDay, localHour} = yearAxis(2025);
  const rows = Array.from(localDay, (number, hour) => {
    const day = new Date(number * dayMs).toISOString().slice(0, 10);
    const clock = localHour[hour] ?? 0;
    return Array.from(
      {length: perHour},
      (_, quarter) => `${day} ${clock};${price(day, clock, quarter).toFixed(2)};${day}`,
    );
  });
  return `dtime;rce_pln;business_date\n${rows.flat().join('\n')}`;
}

const message = (text: string): string => {
  const read = readMarketFile(text);
  return read.ok ? '' : (read.errors[0]?.message ?? '');
};

describe('A file of monthly prices', () => {
  test.each([
    'miesiąc;RCEm\n2025-06;136,30\n2025-05;210,00',
    '06.2025;136,3\n05.2025;210',
    '202505\t210.00\n202506\t136.30',
    'Miesiąc;RCEm [zł/MWh]\nczerwiec 2025;136,30 zł/MWh\nmaj 2025 r.;210',
    'Rok;Miesiąc;RCEm\n2025;5;210\n2025;czerwiec;136,30',
    'Miesiąc;Rok;RCEm\ncze;2025;136,30\n05;2025;210',
  ])('is read as people write it: %j', (text) => {
    expect(readMarketFile(text)).toEqual({
      ok: true,
      value: {
        kind: 'monthly',
        months: [
          {month: '2025-05', value: 210},
          {month: '2025-06', value: 136.3},
        ],
      },
    });
  });

  test.each([
    ['2025-06;136,30\n2025-06;140', 'Wiersz 2: miesiąc 2025-06 jest w pliku dwa razy.'],
    ['2025-06;brak', 'Wiersz 1: „brak” nie jest ceną.'],
    ['2025-06;0,1363', 'Ceny wyglądają na zł/kWh.'],
    ['2025-05;205,04\n2025-06;0,1363', 'Wiersz 2: 0,1363. Ceny wyglądają na zł/kWh.'],
    ['2025-06;136,30\n2025-13;140', 'Wiersz 2: „2025-13 140” nie jest miesiącem.'],
    ['2025;6;136,30\n2025;13;140', 'Wiersz 2: „2025 13” nie jest miesiącem.'],
    ['doba;rce_pln\n2025-06-01;0,41\n2025-06-01;0,38', 'Ceny wyglądają na zł/kWh.'],
    ['nazwa;kwota\na;1', 'Nie ma kolumn z dniem i ceną.'],
    ['doba;rce_pln\nczwartek;1', 'Wiersz 2: „czwartek” nie jest dniem.'],
    ['doba;rce_pln\n2025-06-01;x', 'Wiersz 2: „x” nie jest ceną w zł/MWh.'],
    ['doba;rce_pln\n2025-06-01;100', 'Dzień 2025-06-01: cen w pliku jest 1'],
    ['doba;rce_pln', 'W pliku nie ma ani jednego dnia z cenami.'],
  ])('or any other is refused with the row and the remedy: %j', (text, said) => {
    expect(message(text)).toContain(said);
  });
});

describe('A file of hourly prices', () => {
  test.each([1, 4] as const)(
    'with %d prices an hour has 23 and 25 hours on two days',
    (perHour) => {
      const read = unwrap(
        readMarketFile(pseFile(perHour, (_, hour, quarter) => hour * 10 + quarter)),
      );
      if (read.kind !== 'hourly') {
        throw new Error(read.kind);
      }
      expect(read.firstDay).toBe('2025-01-01');
      expect(read.zlPerMwh).toHaveLength(8760);
      expect(read.zlPerMwh[14]).toBe(perHour === 4 ? 141.5 : 140);
    },
  );

  test('may begin with the newest day', () => {
    const [head = '', ...rows] = pseFile(1, (_, hour) => hour).split('\n');
    expect(readMarketFile([head, ...rows.slice().reverse()].join('\n'))).toEqual(
      readMarketFile([head, ...rows].join('\n')),
    );
  });

  test('with a day missing, or an hour of a day, is refused by its date', () => {
    const rows = pseFile(4, () => 100).split('\n');
    expect(message(rows.filter((row) => !row.endsWith('2025-05-12')).join('\n'))).toContain(
      'nie ma dnia 2025-05-12',
    );
    expect(message(removeAt(rows, 2000).join('\n'))).toMatch(/cen w pliku jest 95/);
  });

  test('prices the same day and hour of another year', () => {
    const read = unwrap(
      readMarketFile(pseFile(1, (day, hour) => Number(day.slice(5, 7)) * 100 + hour)),
    );
    if (read.kind !== 'hourly') {
      throw new Error(read.kind);
    }
    const described = (zlPerMwh: readonly number[], year: number) =>
      settlementInput.parse({
        version: 1,
        start: `${year}-01-01T00:00:00+01:00`,
        period: 'month',
        members: [{id: 'a', profile: {kind: 'services', annualKwh: 1000}}],
        prices: {market: {kind: 'hourly', firstDay: read.firstDay, zlPerMwh}},
      });
    for (const year of [2026, 2028]) {
      const {axis, input} = unwrap(prepareCooperative(described(read.zlPerMwh, year), rates));
      const prices = input.prices?.market?.zlPerMwh ?? [];
      expect(prices).toHaveLength(axis.hours);
      prices.forEach((price, hour) => {
        expect(Math.floor(price / 100)).toBe((axis.localMonth[hour] ?? 0) + 1);
      });
      expect(
        prices.filter((price, hour) => price % 100 !== axis.localHour[hour]).length,
      ).toBeLessThan(3);
    }
    const half = prepareCooperative(described(read.zlPerMwh.slice(0, 4000), 2026), rates);
    const [error] = half.ok ? [] : half.errors;
    expect(error?.field).toBe('prices.market');
    expect(error?.message).toContain('brakuje dni');
  });
});
