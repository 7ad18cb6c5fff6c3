import * as z from 'zod';
import {
  fields,
  fieldOf,
  type Field,
  type FieldKey,
} from '../../../src/cooperative/description/fields';
import {settlementInput} from '../../../src/cooperative/description/schema';

type Shape = z.core.JSONSchema.BaseSchema;

/** What a schema says of each field, by its key in the table; a field of several kinds of something has several. */
function shapesOf(schema: Shape, part: string, found = new Map<string, Shape[]>()) {
  const {properties = {}, items, additionalProperties, anyOf = [], oneOf = []} = schema;
  const same = [items, additionalProperties, ...anyOf, ...oneOf].filter(
    (of): of is Shape => typeof of === 'object',
  );
  for (const of of same) {
    shapesOf(of, part, found);
  }
  for (const [name, of] of Object.entries(properties)) {
    const key = part === '' ? name : `${part}.${name}`;
    found.set(key, [...(found.get(key) ?? []), of as Shape]);
    shapesOf(of as Shape, name, found);
  }
  return found;
}

const shapes = shapesOf(z.toJSONSchema(settlementInput, {io: 'input'}), '');

test('each key of a description has a row, and each row is of a key', () => {
  expect([...shapes.keys()].sort()).toEqual(Object.keys(fields).sort());
});

/** The numbers of a shape: it may be one, or a list of them, or of some that may be missing. */
const numbersOf = (shape: Shape): readonly Shape[] =>
  shape.type === 'number' || shape.type === 'integer'
    ? [shape]
    : [shape.items as Shape | undefined, ...(shape.anyOf ?? [])].flatMap((of) =>
        of ? numbersOf(of) : [],
      );

test.each([...shapes])('%s has the limits of its row', (key, of) => {
  const {min = 0, max, isWhole}: Field = fieldOf(key as FieldKey);
  const said = of
    .flatMap(numbersOf)
    .filter(({maximum}) => maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER)
    .map(({minimum, maximum, type}) => ({minimum, maximum, isWhole: type === 'integer'}));
  for (const limits of said) {
    expect(limits).toEqual({minimum: min, maximum: max, isWhole: isWhole === true});
  }
  expect(said.length > 0).toBe(max !== undefined);
});

test('each choice is one that the schema allows, and none is missing', () => {
  for (const [key, {choices}] of Object.entries<Field>(fields)) {
    const allowed = (shapes.get(key) ?? []).flatMap((shape) => [
      ...(shape.enum ?? []),
      ...[shape, ...(shape.anyOf ?? [])].flatMap((of) => of.const ?? []),
      // Of a part that is one of several kinds.
      ...(shape.oneOf ?? []).flatMap(
        ({properties}: Shape) => (properties?.kind as Shape | undefined)?.const,
      ),
    ]);
    if (choices) {
      expect([key, new Set(choices.map(([value]) => value))]).toEqual([key, new Set(allowed)]);
    }
  }
});
