import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import type {OlderFile} from '@site/src/browser/cooperative/olderFile';
import Notice from '@site/src/components/ui/Notice';
import {monthName, parseMonth, pointForms} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {formatCount} from '@cooperative/polish';

type Props = OlderFile & {readonly known: CooperativeRecord};

/** A file that says less than the page: which of the two counts. */
export default function OlderFileQuestion({name, input, known, decide}: Props): ReactNode {
  return (
    <Notice kind="warning" title="Który plik?">
      <p role="alert">
        Plik „{name}” mówi mniej niż to, co jest na stronie: {described(input)}. Na stronie:{' '}
        {described(known)}. Plik zastąpiłby to, co na stronie: członków, punkty, stawki, zapas i
        wpisy we wzorach.
      </p>
      <ButtonRow>
        <Button onClick={() => decide(false)}>Zostaw to, co na stronie</Button>
        <Button onClick={() => decide(true)}>Weź plik</Button>
      </ButtonRow>
    </Notice>
  );
}

function described({points, settledTo}: CooperativeRecord): string {
  const to = parseMonth(settledTo ?? '');
  const settled =
    to === null ? 'bez rozliczonych miesięcy' : `rozliczone do końca: ${monthName(to)}`;
  return `${formatCount(points.length, pointForms)}, ${settled}`;
}
