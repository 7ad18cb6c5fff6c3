import {type Equation, type Step, substituted} from '@cooperative/settlement/explain';
import {formatNumber} from '@cooperative/polish';

/** In place of a provision, at a step that has none. */
export const noProvision = 'Tego kroku przepis nie opisuje: mierzy go licznik.';

/** What a step rests on besides the law; null where it is nothing. */
export function assumptionsText({assumptions}: Step): string | null {
  return assumptions.length > 0 ? `Założenia: ${assumptions.join(', ')}.` : null;
}

/** The last number of a step: „k = 91,07 kWh”. */
export function resultText({symbol, result, unit}: Equation): string {
  return `${symbol} = ${formatNumber(result, 2)} ${unit}`;
}

/** A line of the work up to its result: „k = w · W = 0,6 · 151,79 =”. */
export function workText(equation: Equation): string {
  const {symbol, formula, values} = equation;
  const isSum = Object.keys(values).length === 0;
  const numbers = isSum ? '' : ` = ${substituted(equation, (value) => formatNumber(value, 3))}`;
  return `${symbol} = ${formula}${numbers} =`;
}
