import type {ReactNode} from 'react';
import type {BestSizes} from '@cooperative/settlement/answer';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {searchNote, sizeSentences} from '@site/src/domain/calculator/answer/sizeSentences';

interface Props {
  readonly best: BestSizes;
  readonly input: CooperativeInput;
}

/** The best power and battery for a purpose that is named, or why none is named. */
export default function BestSize({best, input}: Props): ReactNode {
  const note = searchNote(best);
  return (
    <>
      {sizeSentences(best, input).map(({lead, text}) => (
        <p key={text}>
          {lead !== undefined && <strong>{lead}</strong>}
          {text}
        </p>
      ))}
      {note !== null && <p className="meta">{note}</p>}
    </>
  );
}
