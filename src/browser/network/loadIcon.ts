import {iconPath, isPathData} from '../../domain/browser/iconPath';
import {icon as constants} from '../../site/behaviour';
import {iconPackOf, type IconPack} from '../../site/icons';

/** Where icons that are not in the page come from. */
export interface IconSources {
  /** The site's own endpoint, with a trailing slash. */
  readonly endpoint: string;
  /** Whether the public service may be asked for icons the site lacks. */
  readonly allowsPublicService: boolean;
}

const publicService = 'https://api.iconify.design/lucide.json?icons=';
const loading = new Map<string, Promise<unknown>>();

/** The path of an icon: from the site, otherwise from the public service if the owner allows it. */
export async function loadIcon(
  name: string,
  {endpoint, allowsPublicService}: IconSources,
): Promise<string> {
  try {
    const pack = await loadJson(`${endpoint}${encodeURIComponent(iconPackOf(name))}.json`);
    const path = (pack as Partial<IconPack>)[name];
    if (!isPathData(path)) {
      throw new Error(`The endpoint has no path of an icon ${name}.`);
    }
    return path;
  } catch (error) {
    if (!allowsPublicService) {
      throw error;
    }
  }
  const {icons} = (await loadJson(publicService + encodeURIComponent(name))) as {
    readonly icons: Readonly<Record<string, {readonly body: string} | undefined>>;
  };
  return iconPath(icons[name]?.body ?? '');
}

/** Requests each address once, however many icons come from it. */
function loadJson(url: string): Promise<unknown> {
  const known = loading.get(url) ?? fetchJson(url);
  loading.set(url, known);
  known.catch(() => {
    // The next caller may have a connection.
    loading.delete(url);
  });
  return known;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {signal: AbortSignal.timeout(constants.fetchTimeoutMs)});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response.json();
}
