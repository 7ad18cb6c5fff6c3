import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {fieldProgress, type Filling} from '@site/src/domain/papers/fill';
import {fieldOf, groupOf} from '@site/src/domain/papers/folder';
import type {Paper} from '@site/src/domain/papers/paper';
import {folderPage} from '@site/src/site/navigation';

interface Props {
  readonly filling: Filling;
  readonly paper: Paper;
}

/** Which fields of a paper are empty, and who has to know them. */
export default function MissingFields({filling, paper}: Props): ReactNode {
  const {filled, missing} = fieldProgress(paper, filling);
  return (
    <>
      <p>
        Wypełnione pola: {filled} z {filled + missing.length}. Brakuje:
      </p>
      <ul>
        {missing.map((id) => {
          const field = fieldOf(id);
          const group = groupOf(id);
          return (
            field &&
            group && (
              <li key={id}>
                <Link to={`${folderPage.to}#${group.word}`}>
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
