import * as z from 'zod';
import {formFields} from '@site/src/plugins/web-editor/formFields';

const day = z.iso.date();

test('limits, choices and days in the form match the schema', () => {
  const schema = z.strictObject({
    title: z.string().min(10).max(80).meta({label: 'Tytuł', hint: 'Pytanie.'}),
    summary: z.array(z.string().max(250)).min(3).max(5).meta({label: 'W skrócie', item: 'zdanie'}),
    level: z.enum(['sredni']).meta({label: 'Poziom'}),
    updated: day.meta({label: 'Dzień'}),
    position: z.number().int().min(1).meta({label: 'Kolejność'}),
  });
  expect(formFields(schema, {defaults: {updated: '{{now}}'}})).toMatchObject([
    {name: 'title', hint: 'Pytanie.', widget: 'string', minlength: 10, maxlength: 80},
    {name: 'summary', widget: 'list', min: 3, max: 5, label_singular: 'zdanie'},
    {name: 'level', widget: 'select', options: [{label: 'średni', value: 'sredni'}]},
    {name: 'updated', widget: 'datetime', format: 'YYYY-MM-DD', default: '{{now}}'},
    {name: 'position', widget: 'number', min: 1},
  ]);
});

test('an optional field may be left empty, a hidden one is not shown', () => {
  const schema = z.strictObject({
    label: z.string().optional().meta({label: 'Nazwa'}),
    checks: z.string().meta({label: 'X', hidden: true}),
  });
  expect(formFields(schema)).toEqual([
    {name: 'label', label: 'Nazwa', required: false, widget: 'string'},
  ]);
});

test('nested fields have their own words', () => {
  const since = day.meta({label: 'Od kiedy'});
  const schema = z.strictObject({
    retired: z.strictObject({since}).optional().meta({label: 'Wycofany'}),
  });
  expect(formFields(schema)).toMatchObject([
    {name: 'retired', widget: 'object', required: false, fields: [{label: 'Od kiedy'}]},
  ]);
});

test('a field without words stops the build and is named', () => {
  const schema = z.strictObject({
    retired: z.strictObject({since: day}).meta({label: 'Wycofany'}),
  });
  expect(() => formFields(schema)).toThrow('retired.since');
});

test('what a schema cannot know is a label of the form', () => {
  const schema = z.strictObject({gmina: z.string()});
  expect(formFields(schema, {labels: {gmina: 'Gminy'}})).toMatchObject([{label: 'Gminy'}]);
});
