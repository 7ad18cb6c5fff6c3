import {siteAnswers} from '../../browser/navigation/connection';
import {reloadForChunk} from '../../browser/navigation/reload';
import {sleep} from '../../site/behaviour';
import {chunksName} from '../asleep';
import {describePresses, freePresses, keepForReload} from './presses';
import {say, unsay} from './words';

const own = document.currentScript as HTMLScriptElement;
const [lightScript = '', ...files] = (own.dataset.scripts ?? '').split(' ');

/** React's scripts in the order in which they run: the last two start the page, the others are its parts. */
const parts = files.slice(0, -2);
const [runtime = '', main = ''] = files.slice(-2);

/** Fetches all of them ahead of a touch; who was quicker has them. */
export function fetchAllAhead(): void {
  if (!isWaking) {
    fetchAhead('prefetch', [lightScript, ...files]);
  }
}

const coming = new Map<string, Promise<void>>();
let isWaking = false;
let arrived = 0;

/** Fetches what React needs, once; what is missing, came empty or as something else is asked for again the next time. */
export function wake(): void {
  if (!isWaking) {
    isWaking = true;
    unsay();
    const late = setTimeout(giveUp, sleep.unloadedMs);
    loadAll()
      .catch(fail)
      .finally(() => clearTimeout(late));
  }
}

/** The script of cards and copied links, which need no React. */
export async function loadLight(): Promise<void> {
  await load(lightScript, () => window.asleep?.closeCard !== undefined);
}

/** The page starts only with all of its parts: without one, React would throw away what the server sent of it. */
async function loadAll(): Promise<void> {
  fetchAhead('preload', [runtime, main]);
  await Promise.all(parts.map((part) => load(part, hasArrived)));
  await load(runtime, () => chunks().push !== Array.prototype.push);
  await load(main, () => window.asleep?.runs === true);
}

function fetchAhead(rel: 'preload' | 'prefetch', scripts: readonly string[]): void {
  for (const href of scripts) {
    const ahead = document.createElement('link');
    Object.assign(ahead, {rel, as: 'script', href});
    document.head.append(ahead);
  }
}

/** They run in order, and each tells of its end before the next one runs. */
function hasArrived(): boolean {
  const before = arrived;
  arrived = chunks().length;
  return arrived > before;
}

function chunks(): readonly unknown[] & {readonly push: unknown} {
  return (Reflect.get(window, chunksName) as unknown[] | undefined) ?? [];
}

function load(src: string, isThere: () => boolean): Promise<void> {
  const before = coming.get(src);
  if (before) {
    return before;
  }
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  const loading = new Promise<void>((resolve, reject) => {
    script.onload = script.onerror = () => {
      if (isThere()) {
        resolve();
      } else {
        script.remove();
        coming.delete(src);
        reject(new Error(src));
      }
    };
  });
  coming.set(src, loading);
  document.head.append(script);
  return loading;
}

/** Gives the sleep back: nothing is held any more, and the next press tries again. */
function giveUp(): void {
  isWaking = false;
  freePresses();
  say('missing');
}

/** The scripts of a page from before a publication are gone: the newest page takes its place, once. */
async function fail(): Promise<void> {
  const pressed = describePresses();
  giveUp();
  if (!(await siteAnswers())) {
    say('offline');
  } else if (reloadForChunk()) {
    keepForReload(pressed);
  }
}
