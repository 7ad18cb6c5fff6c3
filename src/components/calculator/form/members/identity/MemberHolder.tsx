import {useId, type ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import {
  changeHolder,
  changePerson,
  personNames,
} from '@site/src/domain/calculator/members/editHolders';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {holdersOf} from '@cooperative/settlement/cooperative/lawfulness/holders';
import type {PersonKind} from '@cooperative/settlement/law/memberCount';
import ChoiceSetting from '../../../shared/fields/ChoiceSetting';

interface Props {
  readonly path: string;
  readonly index: number;
  readonly member: MemberDraft;
  readonly cooperative: CooperativeDraft;
  readonly onChange: (cooperative: CooperativeDraft) => void;
}

/** Whose the point of delivery is: the law counts members, not meters. */
export default function MemberHolder(props: Props): ReactNode {
  const {path, index, member, cooperative, onChange} = props;
  const listId = useId();
  return (
    <>
      <Field
        id={`${path}-posiadacz`}
        label="Do kogo należy (opcjonalnie)"
        hint="Członek, którego to jest punkt poboru, np. gmina przy szkole i latarniach."
        why="Puste pole: punkt jest osobnym członkiem.">
        {(control) => (
          <>
            <input
              {...control}
              maxLength={80}
              list={listId}
              value={member.holder ?? ''}
              onChange={({target}) => {
                onChange(changeHolder(cooperative, index, target.value));
              }}
            />
            <datalist id={listId}>
              {Array.from(holdersOf(cooperative.members).values(), ({name}) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <ChoiceSetting<PersonKind | ''>
        path={`${path}.person`}
        label="Kim jest ten członek"
        value={member.person ?? ''}
        names={{'': 'nie podano', ...personNames}}
        onChange={(person) => {
          onChange(changePerson(cooperative, index, person === '' ? undefined : person));
        }}
        hint="Od tego zależy, ilu członków musi być."
        why="Osoba prawna to np. gmina, spółka, stowarzyszenie albo OSP z rejestru; udział biblioteki, domu kultury i publicznego szpitala jest sporny. Osoba fizyczna to także rolnik i jednoosobowa firma. Szkoła i urząd zwykle nie są osobami prawnymi: należą do gminy."
      />
    </>
  );
}
