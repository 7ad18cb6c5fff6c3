import {parseArgs} from 'node:util';
import {run} from '@site/src/cli/terminal/run';

/** What a command that takes `--tytul` says of these words. */
async function saidOf(...words: readonly string[]): Promise<unknown[]> {
  const said: unknown[] = [];
  const ended = new Promise<void>((resolve) => {
    jest.spyOn(console, 'error').mockImplementation((text: unknown) => {
      said.push(text);
      resolve();
    });
  });
  run(() => {
    parseArgs({args: [...words], options: {tytul: {type: 'string'}}});
    return true;
  });
  await ended;
  return said;
}

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

test.each([
  [
    ['--pomoc'],
    'Polecenie nie przyjmuje „--pomoc”. Co przyjmuje, mówi część „Commands” w README.md.',
  ],
  [['słowo'], 'Polecenie nie przyjmuje „słowo”. Co przyjmuje, mówi część „Commands” w README.md.'],
  [
    ['--tytul'],
    'Po „--tytul” brakuje wartości. Podaj ją po spacji, w cudzysłowie, jeśli ma kilka słów.',
  ],
] as const)(
  'a command that gets %j says what it does not take, without a stack',
  async (words, text) => {
    expect(await saidOf(...words)).toEqual([text]);
    expect(process.exitCode).toBe(1);
  },
);
