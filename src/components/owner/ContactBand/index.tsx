import type {ReactNode} from 'react';
import Band from '@site/src/components/ui/Band';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {contactPage} from '@site/src/site/navigation';
import {takesMessages} from '@site/src/site/settings';

interface Props {
  readonly title: string;
  readonly label: string;
  /** Shown while nobody can be written to; nothing without it. */
  readonly children?: ReactNode;
}

/** An invitation to write at the end of a page, made only where one can write. */
export default function ContactBand({title, label, children = null}: Props): ReactNode {
  return takesMessages(useSettings()) ? (
    <Band title={title} action={{label, to: contactPage.to}} />
  ) : (
    children
  );
}
