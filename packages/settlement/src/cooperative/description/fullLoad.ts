import {showNumber} from '../../law/verdict';
import {limits} from './limits';

/** Why a plant cannot generate so much: a year has no more hours than it can work at full power. Null if it can. */
export function fullLoadProblem({
  kw,
  annualKwh = 0,
}: {
  readonly kw: number;
  readonly annualKwh?: number | undefined;
}): string | null {
  const most = kw * limits.fullLoadHours;
  return annualKwh > most
    ? `Źródło o mocy ${showNumber(kw)} kW nie wytworzy w roku więcej niż ${showNumber(most)} kWh (${limits.fullLoadHours} godzin pełnej mocy). Wpisz mniejszą produkcję albo większą moc.`
    : null;
}
