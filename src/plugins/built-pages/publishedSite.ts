import type {Addresses} from '../../domain/articles/addresses';
import type {AudiencePath} from '../../domain/articles/audiencePath';
import type {Change} from '../../domain/articles/change';
import type {TermCard} from '../../domain/articles/glossary';
import type {SiteNumber} from '../../domain/calculator/siteNumbers';
import type {IsoDay} from '@cooperative/polish';
import type {PublicSettings} from '../../site/settings';
import type {SearchIndex} from '@cooperative/polish-search/build';
import type {MachineArticle} from './read/machineArticles';
import type {MachinePaper} from './read/machinePapers';
import type {ShippedPackage} from './read/packages';

/** A style sheet of the build that not every page loads. */
export interface Sheet {
  /** Its file, relative to the build folder. */
  readonly file: string;
  readonly css: string;
}

/** A hand-written file: its name relative to its root folder, and its content. */
interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** What steps, emitters and checks know about the site besides its pages. Routes are addresses with the base path. */
export interface PublishedSite {
  /** Address of the home page, with the base path and a trailing slash. */
  readonly url: string;
  readonly baseUrl: string;
  readonly name: string;
  readonly owner: PublicSettings;
  /** The site's own domain, or null on the host's address. */
  readonly customDomain: string | null;
  /** Glossary terms by their place on the glossary page. */
  readonly glossary: Readonly<Record<string, TermCard>>;
  readonly addresses: Addresses;
  /** In the order of the knowledge base's sidebar. */
  readonly articles: readonly MachineArticle[];
  /** The papers to take away, in the order of their list. */
  readonly papers: readonly MachinePaper[];
  /** Of the law and of our texts, the latest first. */
  readonly changes: readonly Change[];
  /** What the calculations count with. */
  readonly numbers: readonly SiteNumber[];
  /** The way of each group from a question to a decision. */
  readonly paths: readonly AudiencePath[];
  /** Day of the last change of each other page that states one, by its route. */
  readonly days: ReadonlyMap<string, string>;
  /** File each page is made from, by its route. */
  readonly sources: ReadonlyMap<string, string>;
  /** The editors' data files, relative to the root of the repository. */
  readonly dataFiles: readonly TextFile[];
  readonly sheets: readonly Sheet[];
  /** Files the build has made so far, relative to its folder. */
  readonly files: ReadonlySet<string>;
  /** Packages of which visitors are sent a part. */
  readonly packages: readonly ShippedPackage[];
  /** Newest day in the content, which a build takes for today. */
  readonly contentDay: IsoDay;
  /** Whether visits are counted, if the visitor agrees. */
  readonly hasStatistics: boolean;
  readonly searchIndex: () => SearchIndex;
  /** Paths of all icons in the set by name. */
  readonly icons: ReadonlyMap<string, string>;
}

/** Full address of a page or file of the site; the home page keeps its slash. */
export function fullAddress({url}: Pick<PublishedSite, 'url'>, address: string): string {
  return new URL(address.replace(/^\//, ''), url).href;
}

/** Address of an article's Markdown. */
export function markdownAddress(address: string): string {
  return `${address}.md`;
}
