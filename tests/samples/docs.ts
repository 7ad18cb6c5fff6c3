import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

export type Doc = LoadedVersion['docs'][number];

interface DocFields extends Partial<Omit<Doc, 'frontMatter'>> {
  readonly frontMatter?: object;
}

/** A doc as the docs plugin loads it; `slug` is the name of its file, `folder` its category. */
export function makeDoc(slug: string, fields: DocFields = {}, folder = 'podstawy'): Doc {
  const file = folder === '.' ? slug : `${folder}/${slug}`;
  return {
    id: file,
    version: 'current',
    title: `Artykuł ${slug}`,
    description: `Opis artykułu ${slug}`,
    source: `@site/baza-wiedzy/${file}.md`,
    sourceDirName: folder,
    slug: `/${slug}`,
    permalink: `/baza-wiedzy/${slug}`,
    draft: false,
    unlisted: false,
    tags: [],
    sidebar: 'bazaWiedzy',
    ...fields,
    frontMatter: fields.frontMatter ?? {},
  } as Doc;
}

/** Content of the docs plugin with one version of the given docs. */
export function contentOf(...docs: readonly Doc[]): LoadedContent {
  return {loadedVersions: [{versionName: 'current', docs} as unknown as LoadedVersion]};
}

export function docsOf(content: LoadedContent): readonly Doc[] {
  return content.loadedVersions.flatMap((version) => version.docs);
}
