import {Suspense, useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ArticleFeedback from '@site/src/components/articles/ArticleFeedback';
import CorrectionList from '@site/src/components/articles/CorrectionList';
import Paginator from '@site/src/components/articles/Paginator';
import SourceList from '@site/src/components/articles/SourceList';
import LaterPart from '@site/src/components/ui/loading/LaterPart';
import {contentId} from '@site/src/site/anchors';
import type {ArticleLink, ArticleMetadata} from '@site/src/domain/articles/article';
import {followReading} from '@site/src/browser/articles/followReading';
import ArticleHeader from './ArticleHeader';
import ArticleMargin, {type ContentsEntry} from './ArticleMargin';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly article: ArticleMetadata;
  readonly tags: readonly {readonly label: string; readonly permalink: string}[];
  readonly contents: readonly ContentsEntry[];
  readonly breadcrumbs: ReactNode;
  readonly previous: ArticleLink | undefined;
  readonly next: ArticleLink | undefined;
  readonly children: ReactNode;
}

/** An article: header, „W skrócie”, contents, text, the next step, ways to write, sources, corrections, the other ways on. */
export default function ArticleLayout(props: Props): ReactNode {
  const {title, article, tags, contents, breadcrumbs, previous, next, children} = props;
  const [step, ...others] = article.related;
  // Once is enough.
  const related = others.filter(
    ({permalink}) => permalink !== previous?.permalink && permalink !== next?.permalink,
  );
  const [activeId, setActiveId] = useState<string | null>(null);
  useEffect(() => {
    const following = new AbortController();
    followReading(following, setActiveId);
    return () => {
      following.abort();
    };
  }, [contents]);
  return (
    <main id={contentId} className={clsx(styles.page, article.kind === 'faq' && styles.wide)}>
      <div className={clsx(styles.progress, 'noPrint')} aria-hidden="true" />
      <article className={styles.text} aria-label={title}>
        {breadcrumbs}
        <ArticleHeader title={title} article={article} />
        {/* The folded parts of the FAQ are the list of its contents. */}
        {article.kind !== 'faq' && (
          <Suspense>
            <ArticleMargin contents={contents} activeId={activeId} sources={article.sources} />
          </Suspense>
        )}
        <Suspense>
          <div className={clsx(styles.prose, 'prose')}>{children}</div>
        </Suspense>
        <LaterPart>
          <Suspense>
            <section className="noPrint" aria-label="Co przeczytać dalej" data-link-previews>
              {step && (
                <Link to={step.permalink} className={styles.step}>
                  <span className="meta">Czytaj dalej</span>
                  <span className={styles.stepTitle}>{step.title}</span>
                </Link>
              )}
            </section>
          </Suspense>
          <Suspense>
            <ArticleFeedback
              title={title}
              kind={article.kind}
              sections={contents.map(({html}) => html.replace(/<[^<>]*>/g, ''))}
            />
          </Suspense>
          <Suspense>
            <SourceList sources={article.sources} />
          </Suspense>
          {article.corrections.length > 0 && (
            <Suspense>
              <CorrectionList corrections={article.corrections} />
            </Suspense>
          )}
          <Suspense>
            <section className={clsx(styles.ways, 'noPrint')}>
              <h2 id="powiazane" tabIndex={-1}>
                Powiązane artykuły
              </h2>
              <ul className={styles.related} data-link-previews>
                {(related.length > 0 ? related : others).map((link) => (
                  <li key={link.permalink}>
                    <Link to={link.permalink} className="onward">
                      {link.title}
                    </Link>
                  </li>
                ))}
              </ul>
              <p className={styles.tags}>
                <span className="meta">Tagi: </span>
                {tags.map((tag) => (
                  <Link key={tag.permalink} to={tag.permalink} className={styles.tag}>
                    {tag.label}
                  </Link>
                ))}
              </p>
              <div data-link-previews>
                <Paginator previous={previous} next={next} />
              </div>
            </section>
          </Suspense>
        </LaterPart>
      </article>
      <div className={clsx(styles.toTop, 'noPrint')}>
        <a href="#top" aria-label="Wróć na górę" data-tooltip="Wróć na górę" />
      </div>
    </main>
  );
}
