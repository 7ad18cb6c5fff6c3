import {Suspense, type ComponentProps} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import ForcedColorMode from '@site/src/components/shell/ForcedColorMode';
import ArticleTable from '@site/src/components/articles/ArticleTable';
import GlossaryTerm from '@site/src/components/articles/GlossaryTerm';
import Question from '@site/src/components/articles/Question';
import {builtPart} from '@site/src/browser/waking/builtPart';
import {glossaryPage} from '@site/src/site/navigation';
import './figures.css';

const RegisterFigure = builtPart('register', () => import('./RegisterFigure'));

/**
 * Ejected: native details, a focusable region around wide tables, the highlighter only where there is code, cards of
 * glossary terms, the chart of the register.
 */
const components = {
  ForcedColorMode,
  // External links open in the same tab, so none needs a warning.
  a: ({href = '', ...props}: ComponentProps<'a'>) =>
    href.startsWith(`${glossaryPage.to}#`) ? (
      <GlossaryTerm href={href}>{props.children}</GlossaryTerm>
    ) : href.startsWith('#') ? (
      <a href={href} {...props} />
    ) : (
      <Link target="_self" {...props} to={href} />
    ),
  admonition: Admonition,
  details: Question,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  pre: CodeBlock,
  table: ArticleTable,
  // Made from `::wykres-kowr`; its code is fetched only by the article that has one.
  'register-growth': () => (
    <Suspense>
      <ErrorBoundary
        fallback={() => <p role="alert">Nie udało się wczytać wykresu. Odśwież stronę.</p>}>
        <RegisterFigure />
      </ErrorBoundary>
    </Suspense>
  ),
};

export default components;
