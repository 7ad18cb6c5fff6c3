import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import type {FolderRemarks} from '@site/src/browser/papers/useWarnings';
import {mendingGroup, stateWords} from '@site/src/domain/papers/checks';
import {folderGroups} from '@site/src/domain/papers/folder';
import {isEmptyFolder} from '@site/src/domain/papers/folderData';
import {asksIn} from '@site/src/domain/papers/handOver';
import {folderPage} from '@site/src/site/navigation';
import {useDesk} from './desk';

/**
 * Where the law says something of the folder, beside what is taken away: in full it stands in the steps. Nothing is
 * blocked.
 */
export default function FolderChecks({warnings, unknown}: Omit<FolderRemarks, 'area'>): ReactNode {
  const {folder, who} = useDesk();
  // Whoever is asked for a few fields has no others to be led to.
  const groups = [...new Set(warnings.map(mendingGroup))].filter((group) => asksIn(group, who));
  return (
    <div role="status">
      {warnings.length === 0 && !isEmptyFolder(folder) && (
        <p className="meta">
          W&nbsp;tym, co wpisano, nie widzimy niczego, czego prawo zabrania. Sprawdzamy liczbę
          i&nbsp;rodzaj członków, skład organów, obszar, moc i&nbsp;pokrycie potrzeb.
        </p>
      )}
      {groups.length > 0 && (
        <p>
          <Icon name="error" /> U{stateWords(warnings).slice(1)} w&nbsp;danych:{' '}
          {groups.map((group, index) => (
            <Fragment key={group}>
              {index > 0 && ', '}
              <Link to={`${folderPage.to}#${folderGroups[group].word}`}>
                {folderGroups[group].label}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      {unknown.map(({name = ''}) => (
        <p key={name}>
          Gminy „{name}” nie ma na liście GUS albo jest ich kilka. Sprawdź nazwę, rodzaj i powiat:
          bez nich nie wiemy, czy gminy ze sobą sąsiadują.
        </p>
      ))}
    </div>
  );
}
