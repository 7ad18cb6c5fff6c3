import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {sourceNames} from '@cooperative/settlement/description';
import {useUndo} from '../../shared/fields/useUndo';

interface Props {
  readonly member: MemberDraft;
  readonly onChange: (member: MemberDraft) => void;
}

/** What is counted besides the readings, which an example may have brought; nothing if there is nothing planned. */
export default function PlannedSources({member, onChange}: Props): ReactNode {
  const offerUndo = useUndo({value: member, onChange});
  const {sources = [], battery, sourcesMeasured = false} = member;
  const planned = [
    ...new Set(sources.map(({kind}) => sourceNames[kind].toLocaleLowerCase('pl'))),
    ...(battery ? ['magazyn energii'] : []),
  ];
  return (
    planned.length > 0 &&
    !sourcesMeasured && (
      <p>
        Doliczamy do nich to, co ten punkt ma w planach: {planned.join(', ')}. Wielkość jest w
        części „Źródła energii”.{' '}
        <Button
          look="plain"
          onClick={() => {
            onChange({...member, sources: undefined, battery: undefined});
            offerUndo(`Bez źródeł w planach: ${member.id}.`, (now) => ({...now, sources, battery}));
          }}>
          Licz same odczyty
        </Button>
      </p>
    )
  );
}
