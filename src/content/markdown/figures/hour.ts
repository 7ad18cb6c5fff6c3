import type {BlockContent} from 'mdast';
import {singleHours} from '../../../domain/settlement/hours/hourAxis';
import {creditRatio} from '../../../domain/settlement/law/law';
import {settleEnergy} from '../../../domain/settlement/energy/settleEnergy';
import {setPolishSpaces} from '../../../domain/polish/typography';
import {formatNumber} from '../../../site/format';
import {element, textElement} from '../element';
import type {Figure} from './figure';

/** `::rozliczenie-godziny{oddane=30 pobrane=9}`: how one hour with a surplus is settled, as four bars on one scale. */
export const hour: Figure = ({attributes}) => {
  const given = Number(attributes?.oddane);
  const taken = Number(attributes?.pobrane);
  if (!(given > taken && taken >= 0)) {
    return 'podaj liczby w kWh: {oddane=30 pobrane=9}. Oddane mają być większe niż pobrane.';
  }
  const {shared, surplus, credit} = settledHour(given, taken);
  const ratio = formatNumber(creditRatio.value, 1);
  const kwh = (value: number): string => `${formatNumber(value, 1)} kWh`;
  const bar = (label: string, value: number, from: number): BlockContent =>
    element('li', {}, [
      textElement('span', {}, setPolishSpaces(`${label}: `)),
      textElement('strong', {}, setPolishSpaces(kwh(value))),
      element('svg', {'aria-hidden': 'true'}, [
        element('rect', {x: percent(from, given), width: percent(value, given)}, []),
      ]),
    ]);
  return element('figure', {}, [
    element('ol', {className: ['hour']}, [
      bar('Członkowie oddali w tej godzinie', given, 0),
      bar('Inni członkowie pobrali to od razu, 1 do 1', shared, 0),
      bar('Nadwyżka płynie do sieci', surplus, shared),
      bar(`Prawo do odbioru później, ${formatNumber(surplus, 1)} × ${ratio}`, credit, shared),
    ]),
    textElement(
      'figcaption',
      {className: ['meta']},
      setPolishSpaces(`Mnożnik ${ratio} działa tylko na ${kwh(surplus)} nadwyżki.`),
    ),
  ]);
};

/** Two members in one hour: one gives, the other takes. */
function settledHour(
  given: number,
  taken: number,
): {shared: number; surplus: number; credit: number} {
  const meters = [
    {withdrawn: Float64Array.of(0), injected: Float64Array.of(given)},
    {withdrawn: Float64Array.of(taken), injected: Float64Array.of(0)},
  ];
  const {balance, credits} = settleEnergy(singleHours(1), meters, {year: 'first'});
  return {
    shared: balance.sharedKwh[0] ?? 0,
    surplus: balance.exportKwh[0] ?? 0,
    credit: credits.creditKwh[0] ?? 0,
  };
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`;
}
