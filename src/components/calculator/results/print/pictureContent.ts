import {coverageText} from '@site/src/domain/calculator/figures';
import {formatZloty} from '@site/src/domain/calculator/numbers';
import {type Answer, savedBySources} from '@cooperative/settlement/answer';
import {coversYear} from '@cooperative/polish';
import type {PictureContent} from '@site/src/browser/calculator/drawPicture';
import {addedText} from '@site/src/domain/calculator/answer/answer';
import {sentencesOf} from '@site/src/domain/calculator/answer/sentences';
import {marketNote} from '@site/src/domain/calculator/answer/allCautions';

/** A longer address cannot be copied from a picture. */
const longestAddress = 90;

/** The answer for a picture: the same sentence and numbers as above the tables, and where they come from. */
export function pictureContent(
  answer: Answer,
  {href, host, pathname}: Pick<Location, 'href' | 'host' | 'pathname'>,
): PictureContent {
  const {refusal, added} = sentencesOf(answer);
  const sources = savedBySources(answer.levels);
  const when = coversYear(answer.axis) ? 'rocznie' : 'w czasie danych';
  // What is not lawful is only what would be.
  const would = refusal === null ? '' : ', gdyby mogła działać';
  const {does, amount} = addedText(answer.added);
  const address = href.replace(/^https?:\/\//, '');
  return {
    title: 'Kalkulator spółdzielni energetycznej',
    sentence: refusal ?? added,
    figures: [
      {name: `${when} ${does} spółdzielnia${would}`, value: amount},
      {name: `${when} dają własne źródła bez spółdzielni`, value: `około ${formatZloty(sources)}`},
      {name: 'pokrycie roczne', value: coverageText(answer.indicators.coverage)},
    ],
    remark: ['To szacunek, a nie oferta. Wynik zależy od założeń, które są w kalkulatorze.']
      .concat(marketNote(answer.input) ?? [])
      .join(' '),
    address: address.length <= longestAddress ? address : host + pathname,
  };
}
