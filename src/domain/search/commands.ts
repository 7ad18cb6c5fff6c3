import {foldPolish} from '@cooperative/polish';

/** Something the search dialog can do besides opening a page. */
export interface Command<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Other words people call it by. */
  readonly aliases: string;
}

const words = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): readonly string[] => foldPolish(text).match(words) ?? [];

/** Commands in which every query word begins some word; all commands for an empty query. */
export function matchCommands<Found extends Command>(
  commands: readonly Found[],
  query: string,
): readonly Found[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0 && query.trim() !== '') {
    return [];
  }
  return commands.filter(({label, aliases}) => {
    const own = wordsOf(`${label} ${aliases}`);
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

/** Whether a query that matches a command begins with the whole first word of its name: then nothing else is meant. */
export function isNamed({label}: Command, query: string): boolean {
  const [first] = wordsOf(query);
  return first !== undefined && first === wordsOf(label)[0];
}
