import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Notice from '@site/src/components/ui/Notice';
import {mendingGroup, stateWords, type Warning} from '@site/src/domain/papers/checks';
import {folderGroups} from '@site/src/domain/papers/folder';
import {folderPage} from '@site/src/site/navigation';

interface Props {
  readonly warnings: readonly Warning[];
}

/** What the law says of the folder, set apart; nothing if it says nothing. */
export default function Warnings({warnings}: Props): ReactNode {
  return (
    warnings.length > 0 && (
      <Notice kind="warning" title={`U${stateWords(warnings).slice(1)}`}>
        <WarningList warnings={warnings} />
      </Notice>
    )
  );
}

/** What the law says, each with its provision and the way to where it is mended. */
function WarningList({warnings}: Props): ReactNode {
  return (
    <ul>
      {warnings.map((warning) => (
        <li key={warning.text}>
          {warning.text} Podstawa: {warning.basis}.{' '}
          <Link to={`${folderPage.to}#${folderGroups[mendingGroup(warning)].word}`}>
            Popraw: {folderGroups[mendingGroup(warning)].label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
