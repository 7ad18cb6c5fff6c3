import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {
  annualUseOf,
  measuredYearOf,
  powerOf,
} from '@site/src/domain/calculator/members/editMembers';
import {isOwnConnection} from '@cooperative/settlement/description';
import {consumptionNames, ownSourceName} from '@site/src/domain/calculator/defaults';
import {formatNumber} from '@cooperative/polish';
import styles from '../full.module.css';

/** What can be done to a member, by the member's index. */
export interface MemberActions {
  readonly onEdit: (index: number) => void;
  readonly onCopy: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

interface Props extends MemberActions {
  readonly member: MemberDraft;
  readonly index: number;
  readonly isWrong: boolean;
  readonly isOnly: boolean;
  /** Undefined under the hourly key, null while the field is empty. */
  readonly share: number | null | undefined;
}

/** One member in the table. */
export default function MemberTableRow(props: Props): ReactNode {
  const {member, index, isWrong, isOnly, share, onEdit, onCopy, onRemove} = props;
  const {id, profile, readings} = member;
  const annual = annualUseOf(member) ?? measuredYearOf(member);
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
      <td className={styles.use} data-label="Zużycie">
        {isOwnConnection(member)
          ? ownSourceName
          : readings || !profile
            ? 'odczyty z licznika'
            : consumptionNames[profile.kind]}
      </td>
      <td className={styles.number} data-label="kWh rocznie">
        {annual === null ? '–' : formatNumber(annual)}
      </td>
      <td className={styles.number} data-label="Źródła, kW">
        {formatNumber(powerOf(member) ?? 0, 2)}
      </td>
      {share !== undefined && (
        <td className={styles.number} data-label="Udział">
          {share === null ? '–' : formatNumber(share, 2)}
        </td>
      )}
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
