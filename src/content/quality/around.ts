import type {Around} from '../loadSite';

const asked = ['title', 'retired', 'updated', 'checked'];
const dataNames = [
  'sources',
  'facts',
  'glossary',
  'tags',
  'bannedClaims',
  'announcements',
] as const;

/** What is known of a site around one file, as plain data: the editor's page checks against it what is being written. */
export interface WrittenAround {
  readonly articles: readonly string[];
  readonly markdownFiles: readonly string[];
  readonly addresses: readonly (readonly [address: string, file: string | null])[];
  readonly hasAllAddresses: boolean;
  /** Fields and anchors of each Markdown file. */
  readonly known: Readonly<
    Record<string, readonly [Readonly<Record<string, unknown>>, readonly string[] | null]>
  >;
  /** Files that a link may lead to besides. */
  readonly files: readonly string[];
  readonly data: Around['data'];
}

/** Of a site, with the files besides that a link may lead to. */
export function writtenAround(site: Around, files: readonly string[]): WrittenAround {
  const {articles, markdownFiles, addresses, hasAllAddresses, data} = site;
  return {
    articles,
    markdownFiles,
    addresses: [...addresses],
    hasAllAddresses,
    known: Object.fromEntries(
      markdownFiles.map((file) => {
        const fields = Object.entries(site.fieldsOf(file)).filter(([name]) => asked.includes(name));
        return [file, [Object.fromEntries(fields), site.anchorsOf(file)]];
      }),
    ),
    files,
    data: Object.fromEntries(
      dataNames.map((name) => [name, {file: data[name].file, valueOrNull: data[name].valueOrNull}]),
    ) as unknown as Around['data'],
  };
}

/** What was written, for the rules. A draft may be of a file that the site does not have yet. */
export function aroundFrom(written: WrittenAround, draft: string): Around {
  const {articles, markdownFiles, known, data, hasAllAddresses} = written;
  const files = new Set(written.files);
  const isNew = !markdownFiles.includes(draft);
  return {
    articles: isNew ? [...articles, draft] : articles,
    markdownFiles: isNew ? [...markdownFiles, draft] : markdownFiles,
    addresses: new Map(written.addresses),
    hasAllAddresses,
    data,
    fieldsOf: (file) => known[file]?.[0] ?? {},
    anchorsOf: (file) => known[file]?.[1] ?? null,
    has: (file) => files.has(file),
  };
}
