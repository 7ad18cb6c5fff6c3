import * as z from 'zod';
import {formFields} from '@site/src/plugins/web-editor/formFields';

const day = z.iso.date();

test('limits, choices and days in the form match the schema', () => {
  const schema = z.strictObject({
    title: z.string().min(10).max(80),
    summary: z.array(z.string().max(250)).min(3).max(5),
    level: z.enum(['sredni']),
    updated: day,
    position: z.number().int().min(1),
  });
  const words = {
    title: {label: 'Tytuł', hint: 'Pytanie.'},
    summary: {label: 'W skrócie', item: 'zdanie'},
    level: {label: 'Poziom'},
    updated: {label: 'Dzień'},
    position: {label: 'Kolejność'},
  };
  expect(formFields(schema, {words, defaults: {updated: '{{now}}'}})).toMatchObject([
    {name: 'title', hint: 'Pytanie.', widget: 'string', minlength: 10, maxlength: 80},
    {name: 'summary', widget: 'list', min: 3, max: 5, label_singular: 'zdanie'},
    {name: 'level', widget: 'select', options: [{label: 'średni', value: 'sredni'}]},
    {name: 'updated', widget: 'datetime', format: 'YYYY-MM-DD', default: '{{now}}'},
    {name: 'position', widget: 'number', min: 1},
  ]);
});

test('an optional field may be left empty, a hidden one is not shown', () => {
  const schema = z.strictObject({label: z.string().optional(), checks: z.string()});
  expect(
    formFields(schema, {words: {label: {label: 'Nazwa'}, checks: {label: 'X', hidden: true}}}),
  ).toEqual([{name: 'label', label: 'Nazwa', required: false, widget: 'string'}]);
});

test('nested fields have their own words', () => {
  const schema = z.strictObject({retired: z.strictObject({since: day}).optional()});
  const words = {retired: {label: 'Wycofany'}, 'retired.since': {label: 'Od kiedy'}};
  expect(formFields(schema, {words})).toMatchObject([
    {name: 'retired', widget: 'object', required: false, fields: [{label: 'Od kiedy'}]},
  ]);
});

test('a field without words stops the build and is named', () => {
  const schema = z.strictObject({retired: z.strictObject({since: day})});
  expect(() => formFields(schema, {words: {retired: {label: 'Wycofany'}}})).toThrow(
    'retired.since',
  );
});
