import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {missingFields, type Filling} from '@site/src/domain/papers/fill';
import {fieldOf, groupOf} from '@site/src/domain/papers/folder';
import {folderPage} from '@site/src/site/navigation';

interface Props {
  readonly filling: Filling;
  /** Ids of the fields a paper names. */
  readonly fields: readonly string[];
}

/** Which fields of a paper are empty, and who has to know them. */
export default function MissingFields({filling, fields}: Props): ReactNode {
  const entered = fields.filter((id) => fieldOf(id) !== null);
  const missing = missingFields(filling, entered);
  if (missing.length === 0) {
    return <p>Wszystkie pola tego pisma są wypełnione.</p>;
  }
  return (
    <>
      <p>
        Wypełnione pola: {entered.length - missing.length} z {entered.length}. Brakuje:
      </p>
      <ul>
        {missing.map((id) => {
          const field = fieldOf(id);
          const group = groupOf(id);
          return (
            field &&
            group && (
              <li key={id}>
                <Link to={`${folderPage.to}#${group.id}`}>
                  {group.label}: {field.label}
                </Link>{' '}
                – wie to {field.who}
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
