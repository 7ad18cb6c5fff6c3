import type {ArticleListItem} from '../../domain/articles/article';
import {pathAddress, type AudiencePaths} from '../../domain/articles/audiencePath';
import type {Paper} from '../../domain/papers/paper';
import type {PublicSettings} from '../../site/settings';
import {
  calculatorPage,
  clientsPage,
  folderPage,
  glossaryPage,
  homePage,
  informationNavigation,
  mainNavigation,
  monthPage,
  papersPage,
  searchPage,
  type NavigationGroup,
} from '../../site/navigation';

interface Mapped {
  readonly articles: readonly ArticleListItem[];
  readonly papers: readonly Pick<Paper, 'title' | 'address'>[];
  readonly paths: AudiencePaths;
  readonly settings: PublicSettings;
}

/**
 * All pages of the site in groups, for people and for the 404 page, which looks here for the nearest address. The page
 * of the owner is among them once there is a way to reach one.
 */
export function siteMap({articles, papers, paths, settings}: Mapped): NavigationGroup[] {
  const categories = [...new Set(articles.map(({category}) => category))];
  return [
    {
      label: 'Strony serwisu',
      links: [homePage, ...mainNavigation(settings), calculatorPage, monthPage, searchPage],
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
      links: [
        papersPage,
        folderPage,
        ...papers.map(({title, address}) => ({label: title, to: address})),
      ],
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
