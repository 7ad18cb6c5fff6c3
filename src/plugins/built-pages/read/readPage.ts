import type {PayloadHeading} from '../../../domain/articles/pagePayload';
import {themeScriptMark} from '../../../docusaurus/colorMode';
import type {PageContent} from '../builtPage';
import {attributeOf, classesOf, elementsIn, elementsUnder, textOf, type HtmlElement} from './html';

/** Reads what the site needs to know about a page. `titleSuffix` is the separator with the site's name. */
export function readPage(html: string, titleSuffix: string): PageContent {
  const elements = elementsIn(html);
  const named = (name: string): HtmlElement[] => elements.filter(({tagName}) => tagName === name);
  const valuesOf = (name: string, among: readonly HtmlElement[] = elements): string[] =>
    among.flatMap((element) => attributeOf(element, name) ?? []);

  const [title] = named('title');
  const [head] = named('head');
  const [main] = named('main');
  const description = named('meta').find(
    (element) => attributeOf(element, 'name') === 'description',
  );
  // What follows it is read in the right encoding, and is held to the policy.
  const charset = named('meta').find((element) => attributeOf(element, 'charset') !== undefined);
  const sheet = named('link').find((element) => attributeOf(element, 'rel') === 'stylesheet');
  return {
    title: title ? textOf(title, none).replace(titleSuffix, '') : '',
    description: (description && attributeOf(description, 'content')) ?? '',
    headings: main ? [...elementsUnder(main)].flatMap(headingOf) : [],
    ids: new Set(valuesOf('id')),
    links: valuesOf('href', named('a')),
    classNames: new Set(elements.flatMap(classesOf)),
    attributes: new Set(elements.flatMap(({attrs}) => attrs.map(({name}) => name))),
    scripts: named('script').flatMap(deferredScript),
    code: [...named('script'), ...named('style')].flatMap(placeOf),
    themeScripts: named('script').flatMap(themeScript),
    places: {
      startOfHead: charset?.sourceCodeLocation?.endOffset ?? null,
      beforeFirstSheet: sheet?.sourceCodeLocation?.startOffset ?? null,
      afterFirstSheet: sheet?.sourceCodeLocation?.endOffset ?? null,
      endOfHead: head?.sourceCodeLocation?.endTag?.startOffset ?? null,
    },
  };
}

/** A script of the build: the page's own ones stand in its text and run at once. */
function deferredScript(element: HtmlElement): PageContent['scripts'] {
  const src = attributeOf(element, 'src');
  const location = element.sourceCodeLocation;
  return src !== undefined && attributeOf(element, 'defer') !== undefined && location
    ? [{src, start: location.startOffset, end: location.endOffset}]
    : [];
}

function themeScript(element: HtmlElement): PageContent['themeScripts'] {
  return textOf(element, none).includes(themeScriptMark) ? placeOf(element) : [];
}

function placeOf({sourceCodeLocation: location}: HtmlElement): PageContent['code'] {
  return location ? [{start: location.startOffset, end: location.endOffset}] : [];
}

/** A heading below the first level, without its link to itself. */
function headingOf(element: HtmlElement): readonly PayloadHeading[] {
  const [, level] = /^h([2-4])$/.exec(element.tagName) ?? [];
  if (level === undefined) {
    return [];
  }
  return [
    {
      id: attributeOf(element, 'id') ?? null,
      text: textOf(element, isLinkToItself).trim(),
      level: Number(level),
    },
  ];
}

function isLinkToItself(element: HtmlElement): boolean {
  return classesOf(element).includes('hash-link');
}

function none(): boolean {
  return false;
}
