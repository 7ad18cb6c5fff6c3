import path from 'node:path';
import {fileOf, layerOf, layers} from './layers.mjs';

/**
 * Checks imports against the table of layers, in every form: `import`, `export … from`, `import()`, `import('…')` of a
 * type, `require()` and the like, `new URL('…', import.meta.url)` of a worker. Our own rule because here a specifier
 * alone determines the layer: eslint-plugin-boundaries resolves files first, misses the last three forms and `import()`
 * of a template, and reports neither what is allowed nor where the code belongs.
 */
export const importRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden:
        '{{from}} may not import {{what}}. It may import: {{allowed}}. {{advice}} {{home}}',
      computed:
        'A computed path hides what is imported: write it out, so that the layers can be held.',
      homeless: 'This file is in no layer: give its folder a row in packages/layers/layers.mjs.',
    },
  },
  create(context) {
    const file = fileOf(context);
    const layer = layerOf(file);
    if (!layer) {
      return {Program: (node) => context.report({node, messageId: 'homeless'})};
    }

    const check = (source, onlyTypes = false) => {
      const specifier = textOf(source);
      if (specifier === null) {
        context.report({node: source, messageId: 'computed'});
        return;
      }
      const target = targetOf(specifier, file);
      if (!allows(layer, target, onlyTypes) && !isExcepted(layer, file, target, onlyTypes)) {
        const data = {...describe(layer, target, onlyTypes), advice: layer.advice};
        context.report({node: source, messageId: 'forbidden', data});
      }
    };
    return {
      ImportDeclaration: (node) => check(node.source, bringsOnlyTypes(node, node.importKind)),
      'ExportNamedDeclaration[source]': (node) =>
        check(node.source, bringsOnlyTypes(node, node.exportKind)),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source, true),
      TSExternalModuleReference: (node) =>
        check(node.expression, node.parent.importKind === 'type'),
      // `require()`, `require.resolve()`, `import.meta.resolve()` and the additions of bundlers.
      [[
        'CallExpression[callee.name="require"]',
        'CallExpression[callee.object.name="require"]',
        'CallExpression[callee.object.type="MetaProperty"]',
        'NewExpression[callee.name="URL"][arguments.1.object.type="MetaProperty"]',
      ].join()]: (node) => check(node.arguments[0]),
    };
  },
};

/** The text of a string literal or of a template without expressions; otherwise null. */
function textOf(node) {
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0].value.cooked;
  }
  return typeof node?.value === 'string' ? node.value : null;
}

function bringsOnlyTypes({specifiers}, kind) {
  return (
    kind === 'type' ||
    (specifiers.length > 0 &&
      specifiers.every(({importKind, exportKind}) => (importKind ?? exportKind) === 'type'))
  );
}

/** What a specifier refers to: a path from the project root, however it is written, or a package. */
function targetOf(specifier, file) {
  const isRelative = /^\.{1,2}(\/|$)/.test(specifier);
  if (!isRelative && !specifier.startsWith('@site/')) {
    return {name: specifier};
  }
  const name = isRelative
    ? path.posix.join(path.posix.dirname(file), specifier)
    : path.posix.normalize(specifier.replace(/^@site\/+/, ''));
  return {name, layer: layerOf(name), isPath: true};
}

function allows({may, types, packages}, {name, layer, isPath}, onlyTypes) {
  return isPath
    ? may.includes(layer?.name) || (onlyTypes && types.includes(layer?.name))
    : packages.some((allowed) => covers(allowed, name));
}

function isExcepted({exceptions}, file, {name}, onlyTypes) {
  return exceptions.some(
    ({file: where, may = [], types = []}) =>
      where === file && (may.includes(name) || (onlyTypes && types.includes(name))),
  );
}

/** `react` also covers `react/jsx-runtime`, and `node:*` everything with that prefix. */
function covers(allowed, name) {
  return allowed.endsWith('*')
    ? name.startsWith(allowed.slice(0, -1))
    : name === allowed || name.startsWith(`${allowed}/`);
}

function describe(layer, target, onlyTypes) {
  const {may, types, packages} = layer;
  const homes = layers.filter((other) => allows(other, target, onlyTypes)).map(placeOf);
  const what = target.layer ? placeOf(target.layer) : `'${target.name}'`;
  return {
    from: placeOf(layer),
    what: types.includes(target.layer?.name) ? `values of ${what}, only its types` : what,
    allowed: [
      ...may.map(folderNamed),
      ...types.map((name) => `types of ${folderNamed(name)}`),
      packages.length > 0 ? `packages ${packages.join(', ')}` : 'no package',
    ].join(', '),
    home:
      homes.length > 0
        ? `What needs it belongs in ${homes.join(', ')}.`
        : 'No layer may import it (packages/layers/layers.mjs).',
  };
}

function placeOf({folder, files}) {
  return files.length > 1 ? files.join(' and ') : folder;
}

function folderNamed(wanted) {
  return layers.find(({name}) => name === wanted).folder;
}
