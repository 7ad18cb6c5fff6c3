import {fileOf, layerOf} from './layers.mjs';

/** Types of the language, which the linter does not count as its own. */
const languageTypes =
  /^(ArrayLike|Awaited|Exclude|Extract|Generator|InstanceType|Iterable|NonNullable|Omit|Parameters|Partial|Pick|PropertyKey|Readonly|ReadonlyArray|ReadonlyMap|ReadonlySet|Record|Required|ReturnType)$/;

/**
 * Restricts a layer with `globals` in its row to those and the language itself: no page, network, storage, process or
 * timers. An allow-list; `no-restricted-globals` would have to list everything browsers and Node offer.
 */
export const globalsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden:
        '{{layer}} may not use `{{name}}`. Beyond the language it may use: {{allowed}}. {{advice}} ' +
        'What needs it belongs in src/browser (page) or in src/content, src/plugins and src/cli (build).',
    },
  },
  create(context) {
    const layer = layerOf(fileOf(context));
    if (!layer?.globals) {
      return {};
    }
    return {
      'Program:exit'(program) {
        const {through, set} = context.sourceCode.getScope(program);
        // Everything else could be reached through it.
        const wholeWorld = set.get('globalThis')?.references ?? [];
        for (const {identifier: node} of [...through, ...wholeWorld]) {
          if (!layer.globals.includes(node.name) && !languageTypes.test(node.name)) {
            const {folder, globals, advice} = layer;
            const data = {layer: folder, name: node.name, allowed: globals.join(', '), advice};
            context.report({node, messageId: 'forbidden', data});
          }
        }
      },
    };
  },
};
