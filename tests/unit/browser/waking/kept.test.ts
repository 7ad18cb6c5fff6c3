/** @jest-environment jsdom */
import type {Heard} from '@site/src/asleep/page';
import {followChanges, showKept} from '@site/src/browser/waking/kept';

const tick = document.createElement('input');
tick.type = 'checkbox';
const field = document.createElement('input');
document.body.append(tick, field);
const ending = new AbortController();

beforeEach(() => {
  tick.isTaken = true;
  field.isTaken = true;
});

afterAll(() => {
  ending.abort();
});

test('a field that was set back shows what the visitor gave it until that is told', async () => {
  const heard: Heard[] = [
    {control: tick, value: 'on', checked: true},
    {control: field, value: 'Spół', checked: false},
  ];
  showKept(heard);
  expect(tick.checked).toBe(true);
  expect(field.value).toBe('Spół');
  field.value = '';
  await new Promise(requestAnimationFrame);
  expect(field.value).toBe('Spół');
  heard.splice(0);
  field.value = '';
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(field.value).toBe('');
});

test('of a field that is changed meanwhile nothing is told twice, and the newest is kept', () => {
  const heard: Heard[] = [
    {control: tick, checked: false},
    {control: field, value: 'S'},
  ];
  followChanges(heard, ending.signal);
  field.isTaken = false;
  tick.checked = true;
  field.value = 'Spółdzielnia';
  for (const control of [tick, field]) {
    control.dispatchEvent(new Event('input', {bubbles: true}));
  }
  expect(heard).toEqual([{control: field, value: 'Spółdzielnia', checked: false}]);
});
