import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import AudienceDrawing from '@site/src/components/pictures/AudienceDrawing';
import {pathAddress, type PathId} from '@site/src/domain/articles/audiencePath';
import styles from './styles.module.css';

interface Props {
  readonly audiences: readonly {
    readonly id: PathId;
    readonly name: string;
    readonly question: string;
    readonly linkLabel: string;
  }[];
  readonly as: 'h2' | 'h3';
}

/** A card for each group; the whole card leads to its path. */
export default function AudienceCards({audiences, as: Heading}: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {audiences.map(({id, name, question, linkLabel}) => (
        <li key={id}>
          <AudienceDrawing audience={id} />
          <Heading>{name}</Heading>
          <p>{question}</p>
          <Link className="onward" to={pathAddress(id)}>
            <span>{linkLabel}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
