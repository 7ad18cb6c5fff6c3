import type {FolderFile} from '@cooperative/settlement/month/matching';
import {askWorker} from '@site/src/browser/meterFiles/askWorker';
import type {WorkerQuestion} from '@site/src/browser/meterFiles/protocol';
import {readMeters} from '@site/src/browser/month/openFiles';

jest.mock('@site/src/browser/meterFiles/askWorker');

type Asked = Parameters<typeof askWorker>[1];
const asked: {readonly names: readonly string[]; readonly listener: Asked; stopped: boolean}[] = [];

jest.mocked(askWorker).mockImplementation((question: WorkerQuestion, listener) => {
  const names = 'folder' in question ? question.folder.map(({name}) => name) : [];
  const one = {names, listener, stopped: false};
  asked.push(one);
  return () => {
    one.stopped = true;
  };
});

const files = ['a', 'b', 'c', 'd', 'e'].map((name) => new File([], name));
const say = (reader: number, name: string): void => {
  asked[reader]?.listener.onMessage({kind: 'file', file: {name} as FolderFile});
};
const finish = (reader: number): void => {
  asked[reader]?.listener.onMessage({kind: 'folder'});
};
const namesOf = (read: readonly FolderFile[]): readonly string[] => read.map(({name}) => name);

function listen() {
  return {onProgress: jest.fn(), onFile: jest.fn(), onDone: jest.fn(), onFailure: jest.fn()};
}

beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, {navigator: {hardwareConcurrency: 2}});
});

test('workers read side by side, and the files are in the order they were given', () => {
  const listener = listen();
  readMeters(files, {}, listener);
  expect(asked.map(({names}) => names)).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
  say(1, 'b');
  say(0, 'a');
  say(1, 'd');
  finish(1);
  say(0, 'c');
  say(0, 'e');
  expect(listener.onDone).not.toHaveBeenCalled();
  finish(0);
  expect(listener.onProgress.mock.calls).toEqual([[0.2], [0.4], [0.6], [0.8], [1]]);
  expect(listener.onDone.mock.calls.map(([read]) => namesOf(read as FolderFile[]))).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
  ]);
});

test.each([
  ['one file needs one worker', 1, 8, 1],
  ['a device that does not tell has one', 5, undefined, 1],
  ['no more than four hold a file', 5, 16, 4],
])('%s', (_, picked, hardwareConcurrency, readers) => {
  Object.assign(globalThis, {navigator: {hardwareConcurrency}});
  readMeters(files.slice(0, picked), {}, listen());
  expect(asked).toHaveLength(readers);
});

test.each([
  ['a worker that fails', () => asked[1]?.listener.onFailure('tooLong'), /za długo/],
  ['the visitor', undefined, /zatrzymane/],
])('%s stops all, and what was read stays', (_, fail, words) => {
  const listener = listen();
  const stop = readMeters(files, {}, listener);
  say(1, 'b');
  say(0, 'a');
  (fail ?? stop)();
  expect(asked.map(({stopped}) => stopped)).toEqual([true, true]);
  expect(listener.onFailure).toHaveBeenCalledWith(expect.stringMatching(words), [
    {name: 'a'},
    {name: 'b'},
  ]);
});
