import * as z from 'zod';
import {choiceNames, type FieldWords, type Words} from '../../content/schema/fieldWords';

/** A field of the editor's form, in the shape of Sveltia CMS. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly [option: string]: unknown;
}

export interface WidgetOption {
  readonly label: string;
  readonly value: string;
}

export interface FormHelp {
  readonly words: Words;
  /** Names for the choices of a field; if the schema lists no choices for it, the choices themselves. */
  readonly options?: Readonly<Record<string, readonly WidgetOption[]>>;
  /** What a new entry starts with. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/** The part of JSON Schema that our schemas use. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** The longest text that gets a one-line field. */
const lineLength = 120;

/** Form fields for what the schema describes, in the order of `help.words`. A field missing there is an error. */
export function formFields(schema: z.ZodType, help: FormHelp): FormField[] {
  return fieldsOf(z.toJSONSchema(schema, {io: 'input'}) as Shape, '', help);
}

function fieldsOf(shape: Shape, parent: string, help: FormHelp): FormField[] {
  const properties = Object.entries(shape.properties ?? {});
  const paths = properties.map(([name]) => parent + name);
  const wordless = paths.find((path) => !(path in help.words));
  if (wordless !== undefined) {
    throw new Error(
      `Field „${wordless}” of the schema has no words in src/content/schema/fieldWords.ts.`,
    );
  }
  const order = Object.keys(help.words);
  return properties
    .slice()
    .sort(([a], [b]) => order.indexOf(parent + a) - order.indexOf(parent + b))
    .flatMap(([name, part]) => {
      const words = help.words[parent + name];
      const isRequired = shape.required?.includes(name) ?? false;
      return !words || words.hidden
        ? []
        : [field(name, part, words, isRequired, parent + name, help)];
    });
}

function field(
  name: string,
  shape: Shape,
  {label, hint, item}: FieldWords,
  required: boolean,
  path: string,
  help: FormHelp,
): FormField {
  const initial = help.defaults?.[path];
  const input = control(name, shape, path, help);
  return {
    name,
    label,
    required,
    ...(hint && {hint}),
    ...(initial !== undefined && {default: initial}),
    ...input,
    ...(input.widget === 'list' && {label_singular: item ?? 'pozycję'}),
  };
}

type Control = Pick<FormField, 'widget'> & Readonly<Record<string, unknown>>;

function control(name: string, shape: Shape, path: string, help: FormHelp): Control {
  const options = help.options?.[path] ?? choices(shape.items?.enum ?? shape.enum);
  if (shape.type === 'array') {
    const limits = {
      ...(shape.minItems !== undefined && {min: shape.minItems}),
      ...(shape.maxItems !== undefined && {max: shape.maxItems}),
    };
    return options
      ? {widget: 'select', multiple: true, options, ...limits}
      : {widget: 'list', ...limits, ...entryOf(name, shape.items ?? {}, path, help)};
  }
  if (options) {
    return {widget: 'select', options};
  }
  if ('const' in shape) {
    return {widget: 'select', options: [{label: 'wyłączone', value: shape.const}]};
  }
  switch (shape.type) {
    case 'object':
      return {widget: 'object', fields: fieldsOf(shape, `${path}.`, help)};
    case 'integer':
    case 'number':
      return {widget: 'number', value_type: 'int', min: shape.minimum ?? 0};
    case 'boolean':
      return {widget: 'boolean'};
    default:
      return textControl(shape);
  }
}

/** What one entry of a list is made of. */
function entryOf(name: string, item: Shape, path: string, help: FormHelp): object {
  return item.type === 'object'
    ? {collapsed: true, fields: fieldsOf(item, `${path}.`, help)}
    : {field: {name, label: 'Pozycja', required: true, ...control(name, item, `${path}.`, help)}};
}

function textControl({format, pattern, minLength, maxLength}: Shape): Control {
  if (format === 'date') {
    return {widget: 'datetime', type: 'date', format: 'YYYY-MM-DD'};
  }
  return {
    widget: (maxLength ?? 0) > lineLength ? 'text' : 'string',
    ...(minLength !== undefined && {minlength: minLength}),
    ...(maxLength !== undefined && {maxlength: maxLength}),
    ...(pattern && {pattern: [`/${pattern}/u`, 'Popraw zapis według podpowiedzi.']}),
  };
}

function choices(values: readonly string[] | undefined): readonly WidgetOption[] | undefined {
  return values?.map((value) => ({label: choiceNames[value] ?? value, value}));
}
