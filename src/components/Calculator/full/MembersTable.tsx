import {memo, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import Table from '@site/src/components/Table';
import type {MemberInput} from '@site/src/domain/calculation/schema';
import {memberOfPath} from '@site/src/domain/calculator/emptyFields';
import {annualUseOf, consumptionNames, powerOf} from '@site/src/domain/calculator/members';
import {formatNumber} from '@site/src/site/format';
import {useFieldErrors} from '../parts/fieldErrors';
import styles from './full.module.css';

interface Props {
  readonly members: readonly MemberInput[];
  readonly first: number;
  readonly count: number;
  readonly onEdit: (index: number) => void;
  readonly onCopy: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** One page of the members. */
function MembersTable({members, first, count, ...actions}: Props): ReactNode {
  const wrong = new Set(useFieldErrors().map(({field}) => memberOfPath(field)));
  return (
    <div className={styles.table}>
      <Table aria-label="Członkowie">
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
            <th scope="col">Działania</th>
          </tr>
        </thead>
        <tbody>
          {members.slice(first, first + count).map((member, at) => (
            <Row
              key={first + at}
              member={member}
              index={first + at}
              isWrong={wrong.has(first + at)}
              isOnly={members.length === 1}
              {...actions}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface RowProps extends Pick<Props, 'onEdit' | 'onCopy' | 'onRemove'> {
  readonly member: MemberInput;
  readonly index: number;
  readonly isWrong: boolean;
  readonly isOnly: boolean;
}

function Row({member, index, isWrong, isOnly, onEdit, onCopy, onRemove}: RowProps): ReactNode {
  const {id, profile, readings} = member;
  const annual = annualUseOf(member);
  const buttons = [
    {key: 'edytuj', label: 'Zmień', onClick: onEdit},
    {key: 'kopiuj', label: 'Kopiuj', onClick: onCopy},
    {key: 'usun', label: 'Usuń', onClick: onRemove},
  ] as const;
  return (
    <tr>
      <th scope="row">
        {id}
        {isWrong && <span className={styles.rowError}>Popraw błąd</span>}
      </th>
      <td>{readings || !profile ? 'odczyty z licznika' : consumptionNames[profile.kind]}</td>
      <td className={styles.number}>
        {annual === null || Number.isNaN(annual) ? '–' : formatNumber(annual)}
      </td>
      <td className={styles.number}>{formatNumber(powerOf(member) || 0, 2)}</td>
      <td>
        <div className={styles.rowButtons}>
          {buttons.map(({key, label, onClick}) => (
            <Button
              key={key}
              id={`${key}-${index}`}
              look="plain"
              aria-label={`${label}: ${id}`}
              aria-disabled={(key === 'usun' && isOnly) || undefined}
              onClick={() => {
                if (!(key === 'usun' && isOnly)) {
                  onClick(index);
                }
              }}>
              {label}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  );
}

export default memo(MembersTable);
