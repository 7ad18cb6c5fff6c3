import type {ArticleListItem} from '../../domain/articles/article';
import {pathAddress, type AudiencePaths} from '../../domain/articles/audiencePath';
import type {Paper} from '../../domain/papers/paper';
import {
  calculatorPage,
  clientsPage,
  contactPage,
  glossaryPage,
  homePage,
  informationNavigation,
  monthPage,
  offeredPages,
  papersPage,
  searchPage,
  type NavigationGroup,
} from '../../site/navigation';

interface Mapped {
  readonly articles: readonly ArticleListItem[];
  readonly papers: readonly Pick<Paper, 'title' | 'address'>[];
  readonly paths: AudiencePaths;
}

/** All pages of the site in groups, for people and for the 404 page, which looks here for the nearest address. */
export function siteMap({articles, papers, paths}: Mapped): NavigationGroup[] {
  const categories = [...new Set(articles.map(({category}) => category))];
  return [
    {
      label: 'Strony serwisu',
      links: [homePage, ...offeredPages, calculatorPage, monthPage, contactPage, searchPage],
    },
    {
      label: clientsPage.label,
      links: Object.values(paths).map(({id, title}) => ({label: title, to: pathAddress(id)})),
    },
    ...categories.map((category) => ({
      label: `Baza wiedzy: ${category}`,
      links: articles
        .filter((article) => article.category === category)
        .map(({title, permalink}) => ({label: title, to: permalink})),
    })),
    {
      label: papersPage.label,
      links: [papersPage, ...papers.map(({title, address}) => ({label: title, to: address}))],
    },
    {
      label: 'Informacje',
      links: [
        glossaryPage,
        {label: 'Tagi artykułów', to: '/baza-wiedzy/tagi'},
        ...informationNavigation,
      ],
    },
  ];
}
