import type {ReactNode} from 'react';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {type MemberParty, partiesOf} from '@cooperative/settlement/documents';
import {memberOf} from '@cooperative/settlement/month';
import {withMember} from '@site/src/browser/month/monthDocuments';
import Check from '../Check';
import {useEdited} from '../edited';
import {useSettings} from './settings';
import WatchedText from './WatchedText';
import UnitFields from './UnitFields';
import styles from '../styles.module.css';

const kinds: readonly {readonly value: MemberParty['kind']; readonly label: string}[] = [
  {value: 'entity', label: 'firma, inna osoba prawna'},
  {value: 'municipality', label: 'gmina, powiat, województwo'},
  {value: 'consumer', label: 'osoba prywatna'},
];

const fields = [
  ['nip', 'NIP'],
  ['address', 'Ulica i numer'],
  ['town', 'Kod i miejscowość'],
  ['email', 'E-mail'],
] as const;

/** Who the members are: their kinds, numbers and addresses; of a municipality its units. */
export default function MemberFields(): ReactNode {
  const {terms} = useSettings().settings;
  const {input, change} = useEdited();
  const {members} = partiesOf(input);
  return (
    <details>
      <FoldSummary>
        <span>Członkowie: kto to, NIP, adres</span>
        <span>
          adresy: {members.filter(({address}) => address !== '').length} z {members.length}
        </span>
      </FoldSummary>
      {members.map((member, index) => {
        const set = (next: Partial<MemberParty>): void => {
          change((state) => withMember(state, {...member, ...next}));
        };
        return (
          <fieldset key={member.name} className={styles.lot}>
            <legend>{member.name}</legend>
            <SelectField
              id={`dok-czlonek-${index}-kto`}
              label="Kto to"
              options={kinds}
              value={member.kind}
              onChange={(kind) => set({kind})}
            />
            {fields
              .filter(([key]) => key !== 'nip' || member.kind !== 'consumer')
              .map(([key, label]) => (
                <WatchedText
                  key={key}
                  id={`dok-czlonek-${index}-${key}`}
                  label={label}
                  name={`${label}: ${member.name}`}
                  field={`members.${member.name}.${key}`}
                  value={member[key]}
                  {...(key === 'email' && {inputMode: 'email'})}
                  onChange={(text) => set({[key]: text})}
                />
              ))}
            {terms.regime === 'exempt' && member.kind !== 'consumer' && (
              <Check
                label="żąda faktury mimo zwolnienia"
                name={`${member.name} żąda faktury mimo zwolnienia`}
                isChecked={member.wantsInvoice}
                onChange={(wantsInvoice) => set({wantsInvoice})}
              />
            )}
            {(member.kind === 'municipality' || member.units.length > 0) && (
              <UnitFields
                id={`dok-czlonek-${index}`}
                points={input.points
                  .filter((point) => memberOf(point) === member.name)
                  .map(({id}) => id)}
                units={member.units}
                field={`members.${member.name}.units`}
                onChange={(units) => set({units: [...units]})}
              />
            )}
          </fieldset>
        );
      })}
    </details>
  );
}
