import type {ReactNode} from 'react';
import CopyLink from '@site/src/components/CopyLink';
import PrintButton from '@site/src/components/PrintButton';
import Opinion from './Opinion';
import ReadAloud from './ReadAloud';
import Share from './Share';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  readonly asksForOpinion: boolean;
}

/** What an article's reader can do with it; a chunk of its own. */
export default function Tools({title, asksForOpinion}: Props): ReactNode {
  return (
    <>
      {asksForOpinion && <Opinion title={title} />}
      <div className={styles.row}>
        <CopyLink label="Kopiuj link" />
        <Share title={title} />
        <PrintButton />
        <ReadAloud />
      </div>
    </>
  );
}
