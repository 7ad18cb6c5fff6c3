import {percentText} from '@site/src/components/calculator/shared/figures';
import {savingOf, type SavingRanges} from '@site/src/domain/cooperative/compare';
import type {PictureContent} from '@site/src/browser/calculator/drawPicture';
import {answerSentence, rangeText} from '../answer/answer';
import type {Settled} from '../types';

/** A longer address cannot be copied from a picture. */
const longestAddress = 90;

/** The answer for a picture: the same sentence and numbers as above the tables, and where they come from. */
export function pictureContent(
  {report}: Settled,
  ranges: SavingRanges | null,
  {href, host, pathname}: Pick<Location, 'href' | 'host' | 'pathname'>,
): PictureContent {
  const alone = savingOf(report, ranges, 'alone');
  const netBilling = savingOf(report, ranges, 'netBilling');
  const address = href.replace(/^https?:\/\//, '');
  return {
    title: 'Kalkulator spółdzielni energetycznej',
    sentence: alone ? answerSentence(alone) : '',
    figures: [
      {name: 'rocznie wobec kupowania prądu osobno', value: alone ? rangeText(alone) : '–'},
      {name: 'rocznie wobec net-billingu', value: netBilling ? rangeText(netBilling) : '–'},
      {name: 'pokrycie roczne', value: percentText(report.settlement.indicators.coverage)},
    ],
    remark: 'To szacunek, a nie oferta. Wynik zależy od założeń, które są w kalkulatorze.',
    address: address.length <= longestAddress ? address : host + pathname,
  };
}
