import {coverageText} from '@site/src/components/calculator/shared/figures';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {SavingRanges} from '@cooperative/settlement/cooperative/compare';
import {coversYear} from '@cooperative/polish/hourAxis';
import {costLevels, savedBySources} from '@cooperative/settlement/cooperative/levels';
import type {PictureContent} from '@site/src/browser/calculator/drawPicture';
import {addedText} from '../answer/answer';
import {toldOf} from '../answer/told';
import {marketNote} from '../answer/warnings';
import type {Settled} from '../types';

/** A longer address cannot be copied from a picture. */
const longestAddress = 90;

/** The answer for a picture: the same sentence and numbers as above the tables, and where they come from. */
export function pictureContent(
  {report, input}: Settled,
  ranges: SavingRanges | null,
  {href, host, pathname}: Pick<Location, 'href' | 'host' | 'pathname'>,
): PictureContent {
  const {refusal, added, saving} = toldOf(report, ranges, input);
  const sources = savedBySources(costLevels(report, input));
  const when = coversYear(report.axis) ? 'rocznie' : 'w czasie danych';
  // What is not lawful is only what would be.
  const would = refusal === null ? '' : ', gdyby mogła działać';
  const {does, amount} = addedText(saving);
  const address = href.replace(/^https?:\/\//, '');
  return {
    title: 'Kalkulator spółdzielni energetycznej',
    sentence: refusal ?? added,
    figures: [
      {name: `${when} ${does} spółdzielnia${would}`, value: amount},
      {name: `${when} dają własne źródła bez spółdzielni`, value: `około ${formatZloty(sources)}`},
      {name: 'pokrycie roczne', value: coverageText(report.settlement.indicators.coverage)},
    ],
    remark: ['To szacunek, a nie oferta. Wynik zależy od założeń, które są w kalkulatorze.']
      .concat(marketNote(input) ?? [])
      .join(' '),
    address: address.length <= longestAddress ? address : host + pathname,
  };
}
