import {pathIds, type AudiencePaths, type PathLink} from '../domain/articles/audiencePath';
import {presets} from '../domain/calculator/presets';
import {headerAction, monthPage} from '../site/navigation';
import {articleFields, articleName} from './articles/frontMatter';
import {paperAddress, type Site} from './loadSite';
import {papersOf} from './papers/papers';
import {knowledgeBaseFolder} from './places';

/** The paths with the titles of what they lead to. The content rules check that it exists. */
export function audiencePathsOf(site: Site): AudiencePaths {
  const articles = new Map(site.articles.map((file) => [articleName(file), file]));
  const papers = new Map(papersOf(site).map((paper) => [paper.address, paper]));

  const articleLink = (name: string): PathLink[] => {
    const file = articles.get(name);
    return file === undefined
      ? []
      : [
          {
            kind: 'article',
            label: articleFields(site.read(file)).title,
            to: `/${knowledgeBaseFolder}/${name}`,
          },
        ];
  };
  const paperLink = (name: string): PathLink[] => {
    const paper = papers.get(paperAddress(name));
    return paper === undefined ? [] : [{kind: 'paper', label: paper.title, to: paper.address}];
  };

  const entries = pathIds.map((id) => {
    const {steps, ...texts} = site.data.paths.value[id];
    const path = {
      id,
      ...texts,
      steps: steps.map(
        ({title, text, articles: names, papers: forms, calculator, month, official}) => ({
          title,
          text,
          links: [
            ...names.flatMap(articleLink),
            ...(calculator === undefined
              ? []
              : [
                  {
                    kind: 'calculator' as const,
                    label: `Kalkulator z przykładem „${presets[calculator].label}”`,
                    to: `${headerAction.to}#kto=${calculator}`,
                  },
                ]),
            ...(month ? [{kind: 'calculator' as const, ...monthPage}] : []),
            ...forms.flatMap(paperLink),
            ...official.map((link) => ({kind: 'official' as const, ...link})),
          ],
        }),
      ),
    };
    return [id, path] as const;
  });
  return Object.fromEntries(entries) as unknown as AudiencePaths;
}
