import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import {setPolishSpaces} from '@site/src/domain/polish/typography';
import type {NavCategory} from '@site/src/components/articles/KnowledgeBaseNav';
import BesideNav from '@site/src/components/articles/KnowledgeBaseNav/BesideNav';

type SidebarItems = NonNullable<ReturnType<typeof useDocsSidebar>>['items'];

/** Ejected: a plain column of links instead of the collapsible sidebar. */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <BesideNav
      categories={toCategories(sidebar?.items ?? [])}
      currentPath={pathname.replace(/(.)\/$/, '$1')}>
      {children}
    </BesideNav>
  );
}

/** Categories with their articles; links outside a category (the FAQ) form one without a name. */
function toCategories(items: SidebarItems): NavCategory[] {
  const categories: NavCategory[] = [];
  const loose: NavCategory['links'][number][] = [];
  for (const item of items) {
    if (item.type === 'category') {
      categories.push({label: setPolishSpaces(item.label), links: toLinks(item.items)});
    } else {
      loose.push(...toLinks([item]));
    }
  }
  return loose.length > 0 ? [...categories, {label: null, links: loose}] : categories;
}

function toLinks(items: SidebarItems): NavCategory['links'] {
  return items.flatMap((item) =>
    // A retired article is unlisted.
    item.type === 'link' && !item.unlisted
      ? [{label: setPolishSpaces(item.label), to: item.href}]
      : [],
  );
}
