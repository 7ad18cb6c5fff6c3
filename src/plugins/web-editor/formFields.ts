import * as z from 'zod';

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
  /** Labels of fields that the schema cannot know, by the path of the field. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Names for the choices of a field; if the schema lists no choices for it, the choices themselves. */
  readonly options?: Readonly<Record<string, readonly WidgetOption[]>>;
  /** What a new entry starts with. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/** The words of a field, which its schema has as `.meta()`. */
interface Words {
  readonly label?: string;
  readonly hint?: string;
  /** One entry of a list, in the accusative, because it follows „Dodaj”. */
  readonly item?: string;
  /** A field for developers: not in the form; the editor keeps its value in the file. */
  readonly hidden?: boolean;
}

/** The part of JSON Schema that our schemas use. */
interface Shape extends Words {
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

/** Labels of choices whose value is in English or lacks Polish letters. */
const choiceNames: Readonly<Record<string, string>> = {
  przedsiebiorstwa: 'przedsiębiorstwa',
  mieszkancy: 'mieszkańcy',
  sredni: 'średni',
  light: 'zawsze jasny',
  dark: 'zawsze ciemny',
  ics: 'kalendarz',
  csv: 'lista dla kalkulatora',
  high: 'wysoka: akt prawny albo zgodne źródła',
  medium: 'średnia: jedno źródło, wniosek albo starszy stan',
  conflicting: 'źródła się różnią',
  notFound: 'nie znaleziono rozstrzygnięcia',
  prawo: 'zmiana w prawie',
  poprawka: 'nasza poprawka',
};

/** Form fields for what the schema describes, in its order. A field without a label is an error. */
export function formFields(schema: z.ZodType, help: FormHelp = {}): FormField[] {
  return fieldsOf(z.toJSONSchema(schema, {io: 'input'}) as Shape, '', help);
}

function fieldsOf(shape: Shape, parent: string, help: FormHelp): FormField[] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
    const path = parent + name;
    const label = help.labels?.[path] ?? part.label;
    if (label === undefined) {
      throw new Error(`Field „${path}” of the schema has no label: give it one by .meta({label}).`);
    }
    const isRequired = shape.required?.includes(name) ?? false;
    return part.hidden ? [] : [field(name, {...part, label}, isRequired, path, help)];
  });
}

function field(
  name: string,
  shape: Shape & {readonly label: string},
  required: boolean,
  path: string,
  help: FormHelp,
): FormField {
  const {label, hint, item} = shape;
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
