import type {ReactNode} from 'react';
import type {FolderRemarks} from '@site/src/browser/papers/useWarnings';
import {isEmptyFolder} from '@site/src/domain/papers/folderData';
import Warnings from '../Warnings';
import {useDesk} from './desk';

/** What the law refuses or asks about in the whole folder, where it is taken away. Nothing is blocked. */
export default function FolderChecks({warnings, unknown}: Omit<FolderRemarks, 'area'>): ReactNode {
  const {folder} = useDesk();
  return (
    <div role="status">
      {warnings.length === 0 && !isEmptyFolder(folder) && (
        <p className="meta">
          W&nbsp;tym, co wpisano, nie widzimy niczego, czego prawo zabrania. Sprawdzamy liczbę
          i&nbsp;rodzaj członków, skład organów, obszar, moc i&nbsp;pokrycie potrzeb.
        </p>
      )}
      <Warnings warnings={warnings} />
      {unknown.map(({name = ''}) => (
        <p key={name}>
          Gminy „{name}” nie ma na liście GUS albo jest ich kilka. Sprawdź nazwę, rodzaj i powiat:
          bez nich nie wiemy, czy gminy ze sobą sąsiadują.
        </p>
      ))}
    </div>
  );
}
