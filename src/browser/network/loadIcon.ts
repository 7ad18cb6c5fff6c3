import {iconPath, isPathData} from '../../domain/browser/iconPath';
import {icon as constants} from '../../site/behaviour';
import {iconPackOf, type IconPack} from '../../site/icons';

/** Where icons that are not in the page come from. */
export interface IconSources {
  /** The site's own endpoint, with a slash at its end. */
  readonly endpoint: string;
  /** Whether the public service may be asked for what the site does not have. */
  readonly allowsPublicService: boolean;
}

const publicService = 'https://api.iconify.design/lucide.json?icons=';
const loading = new Map<string, Promise<unknown>>();

/** The path of an icon: from the site, else from the public service where the owner allows it. */
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

/** Asks for each address once, however many icons come from it. */
function loadJson(url: string): Promise<unknown> {
  const known = loading.get(url) ?? fetchJson(url);
  loading.set(url, known);
  known.catch(() => {
    // The next one who asks may have a connection.
    loading.delete(url);
  });
  return known;
}

async function fetchJson(url: string): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, constants.fetchTimeoutMs);
  try {
    const response = await fetch(url, {signal: controller.signal});
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}.`);
    }
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
