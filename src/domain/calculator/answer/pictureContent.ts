import {coverageText} from '../figures';
import {formatZloty} from '../numbers';
import {type Answer, savedBySources} from '@cooperative/settlement/answer';
import {addedText} from './answer';
import {whenText} from './when';
import {sentencesOf} from './sentences';
import {marketNote} from './allCautions';

/** What the picture says. */
export interface PictureContent {
  readonly title: string;
  readonly sentence: string;
  /** Three numbers fit beside each other. */
  readonly figures: readonly {readonly name: string; readonly value: string}[];
  readonly remark: string;
  readonly address: string;
}

/** Of the page that shows the answer. */
interface Address {
  readonly href: string;
  readonly host: string;
  readonly pathname: string;
}

/** A longer address cannot be copied from a picture. */
const longestAddress = 90;

/** The answer for a picture: the same sentence and numbers as above the tables, and where they come from. */
export function pictureContent(answer: Answer, {href, host, pathname}: Address): PictureContent {
  const {refusal, added} = sentencesOf(answer);
  const sources = savedBySources(answer.levels);
  const when = whenText(answer.axis);
  // What is not lawful is only what would be.
  const would = refusal === null ? '' : ', gdyby mogła działać';
  const {does, amount} = addedText(answer.decision.changes.step.yearly);
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
