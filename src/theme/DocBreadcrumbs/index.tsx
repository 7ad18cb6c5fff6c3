import type {ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import {setPolishSpaces} from '@site/src/domain/polish/typography';
import {categoryAddress} from '@site/src/domain/articles/article';

/** Ejected: a category links to its place in the article list. */
export default function DocBreadcrumbs(): ReactNode {
  const items = useSidebarBreadcrumbs() ?? [];
  return (
    <Breadcrumbs
      items={[
        {label: 'Baza wiedzy', to: '/baza-wiedzy'},
        ...items.slice(0, -1).map(({label}) => ({label, to: categoryAddress(label)})),
      ]}
      current={setPolishSpaces(items.at(-1)?.label ?? '')}
    />
  );
}
