import {runInNewContext} from 'node:vm';
import {asText} from '@site/src/plugins/asText';

/** What a text leaves in a world that has nothing else. */
function left(text: string): unknown {
  const world = {said: null as unknown};
  runInNewContext(text, world);
  return world.said;
}

declare let said: unknown;

test('a function runs alone, with its numbers, texts, lists and functions', () => {
  const tell = (
    settings: {readonly name: string; readonly ms: number},
    parts: readonly ((text: string) => string)[],
  ): void => {
    said = parts.map((part) => part(`${settings.name} ${settings.ms}`));
  };
  const loud = (text: string): string => text.toUpperCase();
  const quiet = (text: string): string => text.toLowerCase();
  expect(left(asText(tell, {name: "Ż'", ms: 65}, [loud, quiet]))).toEqual(["Ż' 65", "ż' 65"]);
});

test('texts can stand one after another', () => {
  const first = (value: number): void => {
    said = value;
  };
  const second = (): void => {
    said = [said];
  };
  expect(left(asText(first, 1) + asText(second))).toEqual([1]);
});
