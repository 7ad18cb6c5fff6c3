import {parseDraft} from '@site/src/domain/contact/draft';

const topics = ['Oferta', 'Inna sprawa'];

test('reads the topic and the words', () => {
  const draft = {topic: 'Inna sprawa', message: 'Dzień dobry'};
  expect(parseDraft(JSON.stringify(draft), topics)).toEqual(draft);
});

test('takes nothing else from what was kept', () => {
  const kept = {topic: 'Oferta', message: 'Dzień dobry', email: 'anna@example.pl'};
  expect(parseDraft(JSON.stringify(kept), topics)).toEqual({
    topic: 'Oferta',
    message: 'Dzień dobry',
  });
});

test('a topic that is gone is the first one', () => {
  expect(parseDraft('{"topic":"Dawny","message":"a"}', topics)?.topic).toBe('Oferta');
});

test.each([
  null,
  '',
  'a',
  'null',
  '5',
  '[]',
  '{}',
  '{"topic":"Oferta"}',
  '{"topic":5,"message":"a"}',
  '{"topic":"Oferta","message":" \\n"}',
])('%j is no draft', (text) => {
  expect(parseDraft(text, topics)).toBeNull();
});
