import {checkShape, ContentError} from '../../data/check';
import {cooperativeBattery} from '../../domain/energy/battery';
import type {MeterSeries} from '../../domain/settlement/balance';
import {hourAxis, yearAxis, type HourAxis} from '../../domain/settlement/hourAxis';
import type {RateTable} from '../../domain/settlement/rates';
import {internalSplit, lawfulRules, settleEnergy} from '../../domain/settlement/settleEnergy';
import {oneBucket} from '../../domain/settlement/balance';
import {settlementInput, type SettlementInput} from './inputSchema';
import {moneyOf} from './money';
import {energyOutput, type SettlementOutput} from './output';
import {inputError, valueOf} from './problems';
import {hoursOf, readMembers, type ReadMember, type ReadNeighbour} from './readMembers';

/** What `oblicz` needs from outside: files beside the input and the dated rates. */
export interface Surroundings {
  readonly read: ReadNeighbour;
  readonly rates: RateTable;
}

/** From the text of an input to the result. Throws a Polish {@link ContentError}. */
export function calculate(
  text: string,
  name: string,
  {read, rates}: Surroundings,
): SettlementOutput {
  const input = checkShape(settlementInput, parseJson(text, name), name);
  const axis = readAxis(input, read, name);
  const members = readMembers(input, axis, read, name);
  const meters = metersAt(input, members, axis, 1);
  const settled = settleEnergy(axis, meters, {
    year: input.year,
    rules: {...lawfulRules, validPeriods: input.validPeriods},
  });
  const internal = internalSplit(settled, {kind: 'hourly'}, () => oneBucket(axis));
  const ids = [...input.members.map(({id}) => id), ...(input.battery ? ['magazyn'] : [])];
  return {
    ...energyOutput(ids, settled, internal),
    missingHours: members.reduce((sum, member) => sum + member.missingHours, 0),
    ...moneyOf(input, {
      axis,
      members,
      rates,
      name,
      metersAt: (factor) => metersAt(input, members, axis, factor),
    }),
  };
}

/** Meters of all members and of the cooperative's battery, in a year with more or less sun. */
function metersAt(
  {battery}: SettlementInput,
  members: readonly ReadMember[],
  axis: HourAxis,
  generation: number,
): readonly MeterSeries[] {
  const meters = members.map((member) => member.meterAt(generation));
  return battery ? [...meters, cooperativeBattery(meters, axis.hours, battery)] : meters;
}

function readAxis(input: SettlementInput, read: ReadNeighbour, name: string): HourAxis {
  const hours = hoursOf(input, read);
  const modelled = input.members.findIndex(
    ({profile, sources}) => profile ?? sources?.some(({kind}) => kind !== 'own'),
  );
  if (hours !== undefined && modelled < 0) {
    return valueOf(hourAxis(input.start, hours, input.period), name);
  }
  const whole = yearAxis(Number(input.start.slice(0, 4)));
  if (Date.parse(input.start) !== whole.startMs || (hours ?? whole.hours) !== whole.hours) {
    throw inputError(name, [
      {
        field: `members[${modelled + 1}]`,
        message:
          'Profile i źródła z modelu wymagają pełnego roku: zacznij 1 stycznia o północy czasu polskiego i podaj wszystkie godziny roku.',
      },
    ]);
  }
  return valueOf(hourAxis(input.start, whole.hours, input.period), name);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // Node names the place, or only the character, in English.
    const message = String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    const token = /Unexpected token '?(.)'?/.exec(message)?.[1];
    const line =
      position === undefined
        ? ''
        : `, wiersz ${text.slice(0, Number(position)).split('\n').length}`;
    const found = token === undefined ? '' : ` Znaleziono „${token}” tam, gdzie nie pasuje.`;
    throw new ContentError(
      `${name}${line}: to nie jest poprawny JSON.${found} Sprawdź przecinki, nawiasy i cudzysłowy.`,
    );
  }
}
