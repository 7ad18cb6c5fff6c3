import {Suspense, type ComponentProps, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import ForcedColorMode from '@site/src/components/shell/ForcedColorMode';
import ArticleTable from '@site/src/components/articles/ArticleTable';
import GlossaryTerm from '@site/src/components/articles/GlossaryTerm';
import Question from '@site/src/components/articles/Question';
import QuestionGroup from '@site/src/components/articles/Question/QuestionGroup';
import LaterPart from '@site/src/components/ui/loading/LaterPart';
import {glossaryPage} from '@site/src/site/navigation';
import './figures/boards.css';
import './figures/figures.css';
import './figures/strips.css';

/** A part of an article that readers change, imported only by articles that have it. */
function OwnComponent({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div>
      <Suspense>
        <ErrorBoundary fallback={() => <p role="alert">Ta część nie działa. Odśwież stronę.</p>}>
          {children}
        </ErrorBoundary>
      </Suspense>
    </div>
  );
}

/**
 * Ejected: native details, a focusable region around wide tables, cards of glossary terms, figures. The highlighter is
 * imported only by articles that have code.
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
  'question-group': QuestionGroup,
  // Made by `src/content/markdown/steps/laterPart.ts`.
  'later-part': LaterPart,
  // Made by `src/content/markdown/steps/ownComponents.ts`.
  'own-component': OwnComponent,
};

export default components;
