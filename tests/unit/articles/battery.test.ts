import {runBattery, type BatteryRun} from '@site/packages/settlement/src/models/battery';
import {sum} from '@cooperative/settlement/explain';
import {
  fixed,
  kwhCell,
  n,
  periodOf,
  ratio,
  row,
  settledHours,
  settledSums,
  textSays,
} from '../../samples/articles';

const size = {kwh: 6, kw: 4};
const fourHours = [-5, 4, -3, 6];

/** Hours of the cooperative with its battery, or without one, and the month they make. */
function withBattery(
  net: readonly number[],
  efficiency: number | null,
): {run: BatteryRun; month: ReturnType<typeof settledSums>} {
  const run = runBattery(
    Float64Array.from(net),
    efficiency === null ? {kwh: 0, kw: 0, efficiency: 1} : {...size, efficiency},
  );
  return {run, month: settledSums(sum(run.meter.withdrawn), sum(run.meter.injected))};
}

/** Bought when A's battery charges at most `mostCharged` in the hour in which B draws. */
function boughtBeside(efficiency: number, mostCharged: number): number {
  const past = Math.max(5 - mostCharged, 0);
  const {meter} = runBattery(Float64Array.of(past - 5, 4), {...size, efficiency});
  const ofA = [-past - (meter.injected[0] ?? 0), meter.withdrawn[1] ?? 0];
  return periodOf(settledHours(ofA, [3, 0])).bought;
}

textSays('baza-wiedzy/technika-i-rynek/magazyn-energii-w-spoldzielni.md', {
  'bateria 6 kWh przez 4 godziny': () => {
    const {month: without} = withBattery(fourHours, null);
    const {run, month} = withBattery(fourHours, 0.81);
    const {charged, discharged, losses, meter} = run;
    const charges = (hour: number): string[] => {
      const input = charged[hour] ?? 0;
      return [
        `nadwyżka ${kwhCell(-(fourHours[hour] ?? 0))}`,
        `pobiera ${kwhCell(input)}, zapisuje ${kwhCell(input * Math.sqrt(0.81))}`,
        `oddanie ${kwhCell(meter.injected[hour] ?? 0)}`,
      ];
    };
    const discharges = (hour: number): string[] => [
      `niedobór ${kwhCell(fourHours[hour] ?? 0)}`,
      `oddaje ${kwhCell(discharged[hour] ?? 0)}`,
      `pobór ${kwhCell(meter.withdrawn[hour] ?? 0)}`,
    ];
    const input = sum(charged);
    return [
      row('1', ...charges(0)),
      row('2', ...discharges(1)),
      row('3', ...charges(2)),
      row('4', ...discharges(3)),
      `Razem pobrała ${kwhCell(input)}, a oddała ${kwhCell(sum(discharged))}, więc straciła ${kwhCell(losses)}.`,
      row('Oddanie do sieci', kwhCell(without.given), 'bez magazynu'),
      row('Oddanie do sieci', kwhCell(month.given), 'z magazynem'),
      row('Pobór z sieci', kwhCell(without.drawn), 'bez magazynu'),
      row('Pobór z sieci', kwhCell(month.drawn), 'z magazynem'),
      row(
        'Do kupienia u sprzedawcy',
        kwhCell(without.bought),
        `bez magazynu, bo wraca ${kwhCell(without.credit)}`,
      ),
      row(
        'Do kupienia u sprzedawcy',
        kwhCell(month.bought),
        `z magazynem, bo wraca ${kwhCell(month.credit)}`,
      ),
      `Spółdzielnia kupuje o ${kwhCell(without.bought - month.bought)} mniej. Ten sam wynik da krótki wzór: ${kwhCell(input)} × (0,81 − ${fixed(ratio)}) = ${kwhCell(input * (0.81 - ratio))}.`,
    ];
  },

  'sprawność cyklu': () => {
    const {month: without} = withBattery(fourHours, null);
    return [0.9, 0.81, 0.6, 0.5].map((efficiency) => {
      const {run, month} = withBattery(fourHours, efficiency);
      const gain = Math.round((without.bought - month.bought) * 100) / 100;
      const amount = gain === 0 ? '0' : fixed(Math.abs(gain));
      return row(
        `${n(efficiency * 100)}%`,
        fixed(run.losses),
        fixed(month.bought),
        `${gain < 0 ? '−' : ''}${amount}`,
      );
    });
  },

  'kto steruje baterią': () => {
    const without = boughtBeside(0.81, 0);
    const cells = (most: number): string[] =>
      [0.81, 0.64].map((efficiency) => `${fixed(boughtBeside(efficiency, most))} kWh`);
    return [
      row('Bez baterii', ...cells(0)),
      row('Ładowanie z całej nadwyżki członka A (4 kWh)', ...cells(5)),
      row('Ładowanie tylko z nadwyżki spółdzielni (2 kWh)', ...cells(2)),
      `daje ${kwhCell(without - boughtBeside(0.81, 2))} zysku albo tylko ${kwhCell(without - boughtBeside(0.81, 5))},`,
    ];
  },

  'magazyn, który nic nie zmieni': () => {
    const {month: without} = withBattery([-12, 4, -8, 6], null);
    const {month} = withBattery([-12, 4, -8, 6], 0.81);
    return [
      `z ${kwhCell(without.given)} wraca ${kwhCell(without.credit)}, a pobór to ${kwhCell(without.drawn)}, więc do kupienia jest ${kwhCell(without.bought)}, a ${kwhCell(without.left)} przechodzą dalej. Z baterią 6 kWh też nie kupujesz nic, tylko dalej przechodzi ${kwhCell(month.left)}.`,
    ];
  },
});
