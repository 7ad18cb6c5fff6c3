import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import {filesOf, type Paper} from '@site/src/domain/papers/paper';
import styles from './styles.module.css';

interface Props {
  readonly paper: Paper;
}

/** One paper: its name and a sentence, which lead to it, and its files. */
export default function PaperRow({paper}: Props): ReactNode {
  const {title, description, address} = paper;
  return (
    <li>
      <div>
        <h3>
          <Link to={address}>{title}</Link>
        </h3>
        <p>{description}</p>
      </div>
      <div className={`${styles.files} noPrint`}>
        {filesOf(paper).map((ending) => (
          <ButtonLink
            key={ending}
            look="outlined"
            // A file of the build, not a route of the site.
            to={`pathname://${address}.${ending}`}
            target="_self"
            aria-label={`Pobierz „${title}” jako .${ending}`}
            download>
            <Icon name="download" />.{ending}
          </ButtonLink>
        ))}
      </div>
    </li>
  );
}
