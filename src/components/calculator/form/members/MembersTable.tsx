import {memo, type ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {memberOfPath} from '@cooperative/settlement/fieldPaths';
import {sharesOf} from '@site/src/domain/calculator/members/shares';
import {useFieldErrors} from '../../shared/fields/fieldErrors';
import MemberTableRow, {type MemberActions} from './MemberTableRow';
import SharesSum from './SharesSum';
import styles from '../full.module.css';

interface Props extends MemberActions {
  readonly cooperative: CooperativeDraft;
  readonly first: number;
  readonly count: number;
}

/** One page of the members. */
function MembersTable({cooperative, first, count, ...actions}: Props): ReactNode {
  const {members} = cooperative;
  const shares = sharesOf(cooperative);
  const wrong = new Set(useFieldErrors().map(({field}) => memberOfPath(field)));
  return (
    <div className={styles.table}>
      <Table aria-label="Członkowie" asCards>
        <thead>
          <tr>
            <th scope="col">Nazwa</th>
            <th scope="col">Zużycie</th>
            <th scope="col" className={styles.number}>
              kWh rocznie
            </th>
            <th scope="col" className={styles.number}>
              Źródła, kW
            </th>
            {shares && (
              <th scope="col" className={styles.number}>
                Udział
              </th>
            )}
            <th scope="col">Działania</th>
          </tr>
        </thead>
        <tbody>
          {members.slice(first, first + count).map((member, at) => (
            <MemberTableRow
              key={first + at}
              member={member}
              index={first + at}
              isWrong={wrong.has(first + at)}
              isOnly={members.length === 1}
              share={shares?.[first + at]}
              {...actions}
            />
          ))}
        </tbody>
      </Table>
      {shares && <SharesSum shares={shares} />}
    </div>
  );
}

export default memo(MembersTable);
