import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import {filesOf, type Paper} from '@site/src/domain/papers/paper';
import {formatDate} from '@cooperative/polish/date';

import styles from './styles.module.css';

interface Props {
  readonly paper: Paper;
}

/** One paper: its name, a sentence, its files. */
export default function PaperRow({paper}: Props): ReactNode {
  const {title, description, address, checked} = paper;
  return (
    <li>
      <h2>
        <Link to={address} className="onward">
          {title}
        </Link>
      </h2>
      <p>{description}</p>
      <p className={styles.files}>
        {filesOf(paper).map((ending) => (
          <ButtonLink
            key={ending}
            look="outlined"
            // A file of the build, not a route of the site.
            to={`pathname://${address}.${ending}`}
            target="_self"
            aria-label={`Pobierz „${title}” jako .${ending}`}
            download>
            .{ending}
          </ButtonLink>
        ))}
        <span className="meta">
          Sprawdzono: <time dateTime={checked}>{formatDate(checked)}</time>
        </span>
      </p>
    </li>
  );
}
