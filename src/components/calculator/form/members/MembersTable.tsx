import type {ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {memberOfPath} from '@cooperative/settlement/description';
import {sharesOf} from '@site/src/domain/calculator/members/shares';
import {percentText} from '@site/src/domain/calculator/figures';
import {formatNumber} from '@cooperative/polish';
import {useFieldError, useFieldErrors} from '../../shared/fields/fieldErrors';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import MemberTableRow, {type MemberActions} from './MemberTableRow';
import styles from '../full.module.css';

interface Props extends MemberActions {
  readonly cooperative: CooperativeDraft;
  readonly first: number;
  readonly count: number;
  /** The row that is being changed, and what it is changed with: below it, in its place. */
  readonly editing?: {
    readonly index: number;
    /** Which opening of the editor this is: its row may move meanwhile, and the texts in it stay. */
    readonly opening: number;
    readonly editor: ReactNode;
  };
}

/** One page of the members. */
export default function MembersTable({
  cooperative,
  first,
  count,
  editing,
  ...actions
}: Props): ReactNode {
  const {members} = cooperative;
  const shares = sharesOf(cooperative);
  const wrong = new Set(useFieldErrors().map(({field}) => memberOfPath(field)));
  return (
    <div className={styles.table}>
      <Table aria-label="Członkowie" asCards>
        <thead>
          <tr>
            <th scope="col">Nazwa</th>
            <th scope="col" className={styles.use}>
              Zużycie
            </th>
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
            <th scope="col">
              <span className="visuallyHidden">Działania</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.slice(first, first + count).flatMap((member, at) => [
            <MemberTableRow
              key={first + at}
              member={member}
              index={first + at}
              isWrong={wrong.has(first + at)}
              isOnly={members.length === 1}
              share={shares?.[first + at]}
              {...actions}
            />,
            ...(editing?.index === first + at
              ? [
                  <tr key={`editor ${editing.opening}`} className={styles.editing}>
                    <td colSpan={shares ? 6 : 5}>{editing.editor}</td>
                  </tr>,
                ]
              : []),
          ])}
        </tbody>
      </Table>
      {shares && <SharesSum shares={shares} />}
    </div>
  );
}

/** What the shares of a fixed key add up to. Errors of the key as a whole lead here. */
function SharesSum({shares}: {readonly shares: readonly (number | null)[]}): ReactNode {
  const error = useFieldError('key.shares');
  const sum = shares.reduce<number>((all, share) => all + (share ?? 0), 0);
  const highest = Math.max(...shares.map((share) => share ?? 0));
  return (
    <div id={fieldId('key.shares')} tabIndex={-1}>
      <p>
        Suma udziałów: {formatNumber(sum, 2)}.
        {sum > 0 && ` Największy udział to ${percentText(highest / sum, 1)} całości.`}
      </p>
      {error !== undefined && <p className={styles.rowError}>{error}</p>}
    </div>
  );
}
