import {inQuotes} from '@cooperative/polish';
import type {MeterRegister} from '../types';
import {comparedRows} from './cells';
import {type Choice, type Named, list} from './choice';
import {leftOutAspects} from './meaning';

/** A balance beside what it is made of, and the columns with only one of its sides. */
export function settleBalance(choice: Choice): void {
  const at = (register: MeterRegister): readonly number[] =>
    choice.taken.filter((one) => one.register === register).map(({column}) => column);
  const [balance] = at('balance');
  const drop = (column: number, reason: string): void => {
    choice.taken.splice(
      choice.taken.findIndex((one) => one.column === column),
      1,
    );
    choice.leave(
      choice.columns.filter((one) => one.column === column),
      reason,
    );
  };
  if (balance !== undefined && at('withdrawnNet').length > 0 && at('injectedNet').length > 0) {
    drop(balance, 'wynika z poboru i oddania po bilansowaniu');
  } else if (balance !== undefined && at('withdrawn').length === 1 && at('injected').length === 1) {
    const [drawn = 0] = at('withdrawn');
    const [given = 0] = at('injected');
    // Balance + given = drawn; in some files the other way round.
    const full = choice.body.filter(({cells}) =>
      [drawn, given, balance].every((column) => (cells[column] ?? '') !== ''),
    );
    if (comparedRows(full, drawn, [balance, given]).unequal.length > 0) {
      drop(
        balance,
        comparedRows(full, given, [balance, drawn]).unequal.length === 0
          ? 'bilans oddania i poboru; wynika z nich'
          : 'nie jest różnicą poboru i oddania',
      );
    }
  }
  const [signed] = choice.columns.filter(({column}) => at('balance').includes(column));
  if (signed !== undefined && at('withdrawn').length === 0 && at('injected').length === 0) {
    choice.notes.push(
      `Wartości dodatnie w kolumnie ${inQuotes(signed.name)} to pobór, a ujemne to oddanie.`,
    );
  }
  const sides = choice.columns.filter(({meaning}) => meaning.aspect === 'side');
  const isKnown =
    choice.taken.some(({register}) => register === 'balance' || register === 'withdrawnNet') ||
    (at('withdrawn').length > 0 && at('injected').length > 0) ||
    balance !== undefined;
  if (sides.length > 0 && !isKnown) {
    choice.ask(
      `Kolumny ${list(sides)} są stronami bilansu. Nie wiemy, która jest poborem, a która oddaniem.`,
    );
  }
  choice.leave(sides, leftOutAspects.side);
}

/** Energy of one direction after hourly balancing, and of the other as it was metered: no calculation takes such a pair. */
export function settleSides(choice: Choice): void {
  const energyOf = (register: MeterRegister): Named | undefined =>
    choice.columns.find(
      ({column}) =>
        choice.taken.some((one) => one.register === register && one.column === column) &&
        choice.kindOf(column) === 'numbers',
    );
  const has = (register: MeterRegister): boolean =>
    choice.taken.some((one) => one.register === register);
  for (const [metered, net] of [
    ['withdrawn', 'injected'],
    ['injected', 'withdrawn'],
  ] as const) {
    if (has(net) || has(`${metered}Net`) || has('balance')) {
      continue;
    }
    const [one, other] = [energyOf(metered), energyOf(`${net}Net`)];
    if (one && other) {
      choice.ask(
        `Kolumna ${inQuotes(other.name)} jest po bilansowaniu, a ${inQuotes(one.name)} przed nim. Do obliczeń potrzeba obu sprzed bilansowania albo obu po nim. Nie wiemy, co wczytać.`,
      );
    }
  }
}
