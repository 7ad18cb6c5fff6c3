import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/MDXPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import PaperLayout from '@site/src/components/papers/PaperLayout';
import {
  PaperField,
  PaperNote,
  PaperRows,
  PaperVariant,
} from '@site/src/components/papers/PaperParts';
import {StepBox, StepDeadline, StepName} from '@site/src/components/papers/Step';
import {paperStages} from '@site/src/domain/papers/paper';
import papers from '@site-data/papers.json';

/** What the steps `paperForms` and `paperFields` make of a paper. */
const parts = {
  'step-box': StepBox,
  'step-name': StepName,
  'step-deadline': StepDeadline,
  'paper-field': PaperField,
  tr: PaperRows,
  'paper-variant': PaperVariant,
  'paper-note': PaperNote,
};

/** Our own component, named in the configuration: the page of a paper to take away. */
export default function PaperPage({content: Content}: Props): ReactNode {
  const {title, description, permalink} = Content.metadata;
  const base = useBaseUrl('/');
  const order = Object.keys(paperStages).flatMap((stage) =>
    papers.filter((paper) => paper.stage === stage),
  );
  const index = order.findIndex(({address}) => base + address.slice(1) === permalink);
  const paper = order[index];
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      {paper && (
        <PaperLayout paper={paper} next={order[index + 1]}>
          <MDXContent>
            <MDXProvider components={parts}>
              <Content />
            </MDXProvider>
          </MDXContent>
        </PaperLayout>
      )}
    </Layout>
  );
}
