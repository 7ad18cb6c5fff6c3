import {parseDraft} from '@site/src/domain/contact/draft';

const topics = ['Oferta', 'Inna sprawa'];

test('reads the topic and the words', () => {
  const draft = {topic: 'Inna sprawa', message: 'Dzień dobry'};
  expect(parseDraft(JSON.stringify(draft), topics)).toEqual(draft);
});

test('reads nothing else from the stored value', () => {
  const kept = {topic: 'Oferta', message: 'Dzień dobry', email: 'anna@example.pl'};
  expect(parseDraft(JSON.stringify(kept), topics)).toEqual({
    topic: 'Oferta',
    message: 'Dzień dobry',
  });
});

test('a topic that no longer exists becomes the first one', () => {
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
])('%j is not a draft', (text) => expect(parseDraft(text, topics)).toBeNull());
