import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {newBattery, type DatedRates} from '@site/src/domain/calculator/defaults';
import {changeMember} from '@site/src/domain/calculator/members/editMembers';
import {isOwnConnection, memberPath} from '@cooperative/settlement/description';
import FormSteps from '../../shared/FormSteps';
import BatterySettings from '../settings/BatterySettings';
import MemberIdentity, {OwnSourceIdentity} from './MemberIdentity';
import MemberReadings from './MemberReadings';
import MemberUse from './MemberUse';
import MemberSources from './MemberSources';
import styles from '../full.module.css';
import Settings from '../../shared/fields/Settings';

interface Props {
  readonly index: number;
  readonly member: MemberDraft;
  readonly cooperative: CooperativeDraft;
  readonly dated: DatedRates;
  readonly onChange: (cooperative: CooperativeDraft) => void;
  readonly onClose: () => void;
}

/** One row of the members: who, how much they use, what is behind the meter. */
export default function MemberEditor(props: Props): ReactNode {
  const {index, member, cooperative, onChange, onClose} = props;
  const path = memberPath(index);
  const replace = (changed: MemberDraft): void => {
    onChange(changeMember(cooperative, index, changed));
  };
  const change = (changed: Partial<MemberDraft>): void => replace({...member, ...changed});
  const {profile} = member;
  const isOwn = isOwnConnection(member);
  return (
    <section className={styles.editor} aria-labelledby="edytor-czlonka">
      <h3 id="edytor-czlonka" tabIndex={-1}>
        Zmieniasz: {member.id}
      </h3>
      <FormSteps
        steps={[
          isOwn
            ? {
                title: 'Przyłącze',
                content: <OwnSourceIdentity {...props} path={path} change={change} />,
              }
            : {title: 'Kto', content: <MemberIdentity {...props} path={path} change={change} />},
          ...(isOwn
            ? []
            : [
                {
                  title: 'Zużycie',
                  content: (
                    <>
                      {profile && !member.readings && (
                        <MemberUse
                          path={`${path}.profile`}
                          profile={profile}
                          onChange={(changed) => change({profile: changed})}
                        />
                      )}
                      <MemberReadings member={member} onChange={replace} />
                    </>
                  ),
                },
              ]),
          ...((member.readings ?? profile ?? isOwn)
            ? [
                {
                  title: 'Źródła energii',
                  content: (
                    <>
                      {member.readings && (
                        <MemberMeasured path={path} member={member} onChange={change} />
                      )}
                      <MemberSources
                        path={path}
                        sources={member.sources ?? []}
                        onChange={(sources) => {
                          change({sources: sources.length > 0 ? sources : undefined});
                        }}
                      />
                      {!isOwn && (
                        <BatterySettings
                          path={`${path}.battery`}
                          label="Magazyn energii za tym licznikiem"
                          battery={member.battery}
                          initial={newBattery}
                          onChange={(battery) => change({battery})}
                        />
                      )}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Button look="primary" onClick={onClose}>
        Gotowe
      </Button>
    </section>
  );
}

interface MemberMeasuredProps {
  readonly path: string;
  readonly member: MemberDraft;
  readonly onChange: (changed: Partial<MemberDraft>) => void;
}

/** What readings do not say about a member: which sources they already contain, and how much those generated. */
function MemberMeasured({path, member, onChange}: MemberMeasuredProps): ReactNode {
  const {readings, sources = [], battery} = member;
  const part = {of: 'members', path, values: member} as const;
  return (
    <>
      <div className={styles.columns}>
        <Settings
          {...part}
          keys={readings?.generation ? ['sourceKw'] : ['sourceKw', 'totalGenerationKwh']}
          onChange={onChange}
        />
      </div>
      {(sources.length > 0 || battery !== undefined) && (
        <Settings
          {...part}
          keys={['sourcesMeasured']}
          onChange={({sourcesMeasured}) => {
            onChange({sourcesMeasured: sourcesMeasured === true || undefined});
          }}
        />
      )}
    </>
  );
}
