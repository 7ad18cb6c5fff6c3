import type {ReactNode} from 'react';
import Cite from '@site/src/components/articles/Cite';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import type {ArticleMetadata} from '@site/src/domain/articles/article';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {articleReference} from '@site/src/domain/articles/reference';
import {formatDate} from '@cooperative/polish';
import Share from './Share';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly article: Pick<ArticleMetadata, 'author' | 'checked'>;
}

/** What a reader can take with them of an article, in one row; nothing of it works without scripts. */
export default function ArticleTools({title, article}: Props): ReactNode {
  const {name} = useSettings();
  const named = {
    title,
    author: article.author ?? name,
    checked: formatDate(article.checked),
  };
  return (
    <div
      role="group"
      aria-label="Narzędzia artykułu"
      className={`${styles.row} needsScript noPrint`}>
      <CopyLink label="Kopiuj link" />
      <Share title={title} />
      <Cite label="Cytuj" refer={(address) => articleReference({...named, address})} />
      <PrintButton />
    </div>
  );
}
