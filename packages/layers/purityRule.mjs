import {fileOf, layerOf} from './layers.mjs';

const handIn = (what, home) => `Pure code has no ${what}: hand it in as an argument. ${home}`;
const clock = handIn('clock', 'Its reading belongs in src/browser, src/plugins or src/cli.');
const chance = handIn(
  'chance',
  'Repeatable numbers come from packages/settlement/src/models/random.ts.',
);
const locale = handIn('locale of its own', "Name the locale: 'pl'.");

/** What gives another answer each time or elsewhere, by selector; the globals themselves are the language's own. */
const impure = {
  'MemberExpression[object.name="Date"]:matches([property.name="now"], [property.value="now"])':
    clock,
  'VariableDeclarator[init.name="Date"] > ObjectPattern > Property[key.name="now"]': clock,
  'NewExpression[callee.name="Date"][arguments.length=0]': clock,
  'CallExpression[callee.name="Date"]': clock,
  'MemberExpression[object.name="Math"]:matches([property.name="random"], [property.value="random"])':
    chance,
  'VariableDeclarator[init.name="Math"] > ObjectPattern > Property[key.name="random"]': chance,
  'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]': locale,
  'CallExpression[callee.property.name="localeCompare"][arguments.length=1]': locale,
  ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][arguments.length=0]': locale,
};

/** What computes answers the same at any time and place. */
export const purityRule = {
  meta: {type: 'problem', schema: []},
  create(context) {
    if (!layerOf(fileOf(context))?.isPure) {
      return {};
    }
    return Object.fromEntries(
      Object.entries(impure).map(([selector, message]) => [
        selector,
        (node) => context.report({node, message}),
      ]),
    );
  },
};
