import type {ReactNode} from 'react';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import Settings from '../../shared/fields/Settings';
import styles from '../full.module.css';

interface Props {
  readonly path: string;
  readonly member: MemberDraft;
  readonly onChange: (changed: Partial<MemberDraft>) => void;
}

/** What readings do not say about a member: which sources they already contain, and how much those generated. */
export default function MemberMeasured({path, member, onChange}: Props): ReactNode {
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
