import path from 'node:path';
import type {Image, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {definitionsOf} from '../../articles/definitions';
import {foreignPicture, noPicture} from '../../quality/messages';
import {lineOfNode, refuse, type Finding} from '../refuse';
import {pictureFile, type PictureFile} from './pictureFile';

/** Written instead of a description for a purely decorative picture, which then gets an empty `alt`. */
const decorative = 'ozdoba';

/**
 * Remark plugin: rejects a picture without a description or from elsewhere, and turns a png or jpeg next to the file into
 * a `<picture>` (see `pictureLoader.cjs`). A missing file is left to the Docusaurus hook that rejects it.
 */
export function images() {
  return (tree: Root, file: VFile): void => {
    refuse(file, findUndescribed(tree));
    resolveReferences(tree);
    refuse(file, findForeign(tree, file));
    visit(tree, 'image', (node, index, parent) => {
      if (!parent || index === undefined) {
        return;
      }
      const found = foundFor(node, file);
      if (found.kind === 'found' && /^\.\/.*\.(?:png|jpe?g)$/i.test(node.url)) {
        const source = path.relative(path.dirname(file.path), found.file).split(path.sep).join('/');
        parent.children[index] = picture(node, `./${source}`);
      } else if (node.alt === decorative) {
        node.alt = '';
      }
    });
  };
}

/** Makes a picture whose address stands further below one like any other. */
function resolveReferences(tree: Root): void {
  const definitions = definitionsOf(tree);
  visit(tree, 'imageReference', ({identifier, alt, position}, index, parent) => {
    const {url, title} = definitions.get(identifier) ?? {};
    if (parent && index !== undefined && url !== undefined) {
      const image: Image = {type: 'image', url, title, alt};
      parent.children[index] = position ? {...image, position} : image;
    }
  });
}

function foundFor({url}: Image, file: VFile): PictureFile {
  return pictureFile(url, file.path, file.cwd);
}

/** Pictures of other places of this machine, whose content the bundler would publish. */
function findForeign(tree: Root, file: VFile): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'image', (node) => {
    // One of another host is shown by no page; `npm run sprawdz` says so.
    const kind = /^https?:/i.test(node.url) ? 'missing' : foundFor(node, file).kind;
    if (kind === 'outside' || kind === 'noPicture') {
      const text = kind === 'outside' ? foreignPicture(node.url) : noPicture(node.url);
      findings.push({line: lineOfNode(node), text});
    }
  });
  return findings;
}

/** Pictures without a description, and HTML pictures, which may lack one and are not resized. */
export function findUndescribed(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const line = lineOfNode(node);
    if (node.type === 'html' && /<img\b/i.test(node.value)) {
      findings.push({
        line,
        text: 'obraz jest wpisany znacznikiem „<img>”. Zapisz go jako ![opis](./plik.png).',
      });
    }
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim()) {
      const name = node.type === 'image' ? node.url : node.identifier;
      findings.push({
        line,
        text: `obraz „${name}” nie ma opisu. W nawiasie kwadratowym napisz, co na nim widać, a gdy niczego nie wnosi, wpisz tam słowo „${decorative}”.`,
      });
    }
  });
  return findings;
}

/** `<picture><source {...require(file).avif} /><img alt="…" {...require(file).image} /></picture>` */
function picture({alt, title}: Image, source: string): PhrasingContent {
  const request = `!!${path.join(__dirname, 'pictureLoader.cjs')}!${source}`;
  const attribute = (name: string, value: string): object => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  });
  return element(
    'picture',
    [],
    [
      element('source', [spread(request, 'avif')]),
      element('img', [
        attribute('alt', alt === decorative ? '' : (alt ?? '')),
        ...(title ? [attribute('title', title)] : []),
        spread(request, 'image'),
      ]),
    ],
  );
}

/** An MDX node, which is not part of mdast; Docusaurus accepts it in plain Markdown too. */
function element(
  name: string,
  attributes: readonly object[],
  children: readonly PhrasingContent[] = [],
): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes,
    children,
  } as unknown as PhrasingContent;
}

/** `{...require('<request>').<property>}` */
function spread(request: string, property: string): object {
  const literal = JSON.stringify(request);
  const argument = {
    type: 'MemberExpression',
    computed: false,
    optional: false,
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [{type: 'Literal', value: request, raw: literal}],
      optional: false,
    },
    property: {type: 'Identifier', name: property},
  };
  const expression = {
    type: 'ObjectExpression',
    properties: [{type: 'SpreadElement', argument}],
  };
  return {
    type: 'mdxJsxExpressionAttribute',
    value: `...require(${literal}).${property}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{type: 'ExpressionStatement', expression}],
      },
    },
  };
}
