import type {BlockContent} from 'mdast';
import {returnShare, surplusHour} from '../../../domain/hourSettlement';
import {setPolishSpaces} from '../../../domain/typography';
import {formatNumber} from '../../../site/format';
import {element, textElement} from '../element';
import type {Figure} from '.';

/** `::rozliczenie-godziny{oddane=30 pobrane=9}`: how one hour with a surplus is settled, as four bars on one scale. */
export const hour: Figure = ({attributes}) => {
  const settled = surplusHour(Number(attributes?.oddane), Number(attributes?.pobrane));
  if (!settled) {
    return 'podaj liczby w kWh: {oddane=30 pobrane=9}. Oddane mają być większe niż pobrane.';
  }
  const {given, shared, surplus, credit} = settled;
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
      bar(
        `Prawo do odbioru później, ${formatNumber(surplus, 1)} × ${formatNumber(returnShare, 1)}`,
        credit,
        shared,
      ),
    ]),
    textElement(
      'figcaption',
      {className: ['meta']},
      setPolishSpaces(
        `Mnożnik ${formatNumber(returnShare, 1)} działa tylko na ${kwh(surplus)} nadwyżki.`,
      ),
    ),
  ]);
};

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`;
}
