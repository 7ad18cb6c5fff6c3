import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ArticleMetadata} from '@site/src/domain/articles/article';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {messageAddress} from '@site/src/domain/articles/message';
import {takesMessages} from '@site/src/site/settings';
import ReportError from './ReportError';

interface Props {
  readonly title: string;
  readonly kind: ArticleMetadata['kind'];
  /** Names of its sections. */
  readonly sections: readonly string[];
}

/** Two ways to write about an article, also without scripts; nothing where nobody can be written to. */
export default function ArticleFeedback({title, kind, sections}: Props): ReactNode {
  const settings = useSettings();
  return takesMessages(settings) ? (
    <section aria-label="Napisz o tym artykule" className="noPrint">
      {kind === 'article' && (
        <p>
          <Link to={messageAddress(settings.email, {title})}>
            Napisz, czego brakuje w tym artykule
          </Link>
        </p>
      )}
      <ReportError title={title} sections={sections} email={settings.email} />
    </section>
  ) : null;
}
