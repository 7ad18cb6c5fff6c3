import {Suspense, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import ForcedColorMode from '@site/src/components/shell/ForcedColorMode';
import ArticleTable from '@site/src/components/articles/ArticleTable';
import GlossaryTerm from '@site/src/components/articles/GlossaryTerm';
import Question from '@site/src/components/articles/Question';
import LaterPart from '@site/src/components/ui/loading/LaterPart';
import {builtPart} from '@site/src/browser/waking/builtPart';
import {glossaryPage} from '@site/src/site/navigation';
import './figures/boards.css';
import './figures/figures.css';
import './figures/strips.css';

/** A figure that needs React: its code is fetched only by an article that has one. Called once for each. */
function figure<Props extends object>(
  name: string,
  load: () => Promise<{readonly default: ComponentType<Props>}>,
): ComponentType<Props> {
  const Figure = builtPart(name, load);
  return function BuiltFigure(props: Props): ReactNode {
    return (
      // The boundary stands inside: outside, React would take the figure over anew and lose a press.
      <div data-part={name}>
        <Suspense>
          <ErrorBoundary
            fallback={() => <p role="alert">Nie udało się wczytać rysunku. Odśwież stronę.</p>}>
            <Suspense>
              <Figure {...props} />
            </Suspense>
          </ErrorBoundary>
        </Suspense>
      </div>
    );
  };
}

/**
 * Ejected: native details, a focusable region around wide tables, cards of glossary terms, figures. No
 * highlighter: no page has code to colour.
 */
const components = {
  ForcedColorMode,
  // External links open in the same tab, so none needs a warning.
  a: ({href = '', children, ...props}: ComponentProps<'a'>) =>
    href.startsWith(`${glossaryPage.to}#`) ? (
      <GlossaryTerm href={href}>{children}</GlossaryTerm>
    ) : href.startsWith('#') ? (
      <a {...props} href={href}>
        {children}
      </a>
    ) : (
      <Link target="_self" {...props} to={href}>
        {children}
      </Link>
    ),
  admonition: Admonition,
  details: Question,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  table: ArticleTable,
  // Made by `src/content/markdown/steps/questions.ts`.
  'question-group': ({children}: {readonly children: ReactNode}) => (
    <Suspense>
      <div>{children}</div>
    </Suspense>
  ),
  // Made by `src/content/markdown/steps/laterPart.ts`.
  'later-part': LaterPart,
  // Made by `src/content/markdown/figures`.
  'bill-example': figure('bill', () => import(/* webpackChunkName: 'part-bill' */ './BillFigure')),
  'coverage-example': figure(
    'coverage',
    () =>
      import(
        /* webpackChunkName: 'part-coverage' */ '@site/src/components/examples/CoverageExample'
      ),
  ),
  'deadlines-example': figure(
    'deadlines',
    () =>
      import(
        /* webpackChunkName: 'part-deadlines' */ '@site/src/components/examples/DeadlinesExample'
      ),
  ),
  'hour-example': figure(
    'hour',
    () => import(/* webpackChunkName: 'part-hour' */ '@site/src/components/examples/HourExample'),
  ),
  'power-example': figure(
    'power',
    () => import(/* webpackChunkName: 'part-power' */ '@site/src/components/examples/PowerExample'),
  ),
  'register-growth': figure(
    'register',
    () => import(/* webpackChunkName: 'part-register' */ './RegisterFigure'),
  ),
};

export default components;
