import {iconPath, isPathData} from '../../domain/browser/iconPath';
import {icon as constants} from '../../site/behaviour';
import type {IconFile} from '../../site/icons';

/** Where icons that are not in the page come from. */
export interface IconSources {
  /** The site's own endpoint, with a slash at its end. */
  readonly endpoint: string;
  /** Whether the public service may be asked for what the site does not have. */
  readonly allowsPublicService: boolean;
}

const publicService = 'https://api.iconify.design/lucide.json?icons=';
const loading = new Map<string, Promise<string>>();

/** The path of an icon: from the site, else from the public service where the owner allows it. Asked for once. */
export function loadIcon(name: string, sources: IconSources): Promise<string> {
  const known = loading.get(name) ?? fetchIcon(name, sources);
  loading.set(name, known);
  known.catch(() => {
    // The next one who asks may have a connection.
    loading.delete(name);
  });
  return known;
}

async function fetchIcon(
  name: string,
  {endpoint, allowsPublicService}: IconSources,
): Promise<string> {
  try {
    const {path} = (await fetchJson(`${endpoint}${encodeURIComponent(name)}.json`)) as IconFile;
    if (!isPathData(path)) {
      throw new Error(`The endpoint's icon ${name} is not a path.`);
    }
    return path;
  } catch (error) {
    if (!allowsPublicService) {
      throw error;
    }
  }
  const {icons} = (await fetchJson(publicService + encodeURIComponent(name))) as {
    readonly icons: Readonly<Record<string, {readonly body: string} | undefined>>;
  };
  return iconPath(icons[name]?.body ?? '');
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
