import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {filesOf, type Paper} from '@site/src/domain/papers/paper';
import {formatDate} from '@cooperative/polish/date';

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
      <p className="meta">
        Sprawdzono: <time dateTime={checked}>{formatDate(checked)}</time>
      </p>
      <p className="meta">
        Pobierz:{' '}
        {filesOf(paper).map((ending) => (
          <Link
            key={ending}
            // A file of the build, not a route of the site.
            to={`pathname://${address}.${ending}`}
            target="_self"
            aria-label={`Pobierz „${title}” jako .${ending}`}
            download>
            .{ending}
          </Link>
        ))}
      </p>
    </li>
  );
}
