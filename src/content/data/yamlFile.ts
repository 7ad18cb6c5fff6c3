import type * as z from 'zod';
import {lazy} from '@cooperative/polish';
import {readOwn} from '../ownFile';
import {contentError, ContentError, problemsOf, type Problem} from '../problem';
import {checkShape} from './checkShape';
import {parseYaml, type LineOf, type Text} from './parseYaml';

/** A YAML file maintained by editors, read and checked on first use. */
export interface YamlFile<T> {
  /** From the root of the site. */
  readonly file: string;
  /** The source; empty if there is no file. */
  readonly text: string;
  /** The parsed content. Throws a `ContentError` that lists all schema violations. */
  readonly value: T;
  /** The same, but null if the file is broken; that is reported with the file's own problems. */
  readonly valueOrNull: T | null;
  /** Problems of the file itself, regardless of other files. */
  readonly problems: readonly Problem[];
  readonly lineOf: LineOf;
  /** All texts that readers may see. */
  readonly texts: readonly Text[];
}

/** The file at a path from the root of the site, checked against its schema. */
export function yamlFile<T>(dir: string, file: string, schema: z.ZodType<T>): YamlFile<T> {
  const own = (): string | null => readOwn(dir, file);
  const source = lazy(() => (problemsOf(own).length > 0 ? null : own()));
  const parsed = lazy(() => parseYaml(source() ?? ''));
  const checked = lazy((): {value: T} | ContentError => {
    try {
      return {value: checkShape(schema, readable(), file, parsed().lineOf)};
    } catch (error) {
      if (error instanceof ContentError) {
        return error;
      }
      throw error;
    }
  });
  const refused = (line: number | null, text: string): ContentError =>
    contentError([{file, line, text}]);

  function readable(): unknown {
    if (source() === null) {
      // Refuses a link in its own words.
      own();
      throw refused(null, 'nie ma takiego pliku. Przywróć go albo utwórz.');
    }
    const {value, brokenLine} = parsed();
    if (brokenLine !== null) {
      throw refused(
        brokenLine,
        'zapis YAML jest niepoprawny. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
      );
    }
    return value;
  }

  return {
    file,
    get text() {
      return source() ?? '';
    },
    get value() {
      const found = checked();
      if (found instanceof ContentError) {
        throw found;
      }
      return found.value;
    },
    get valueOrNull() {
      const found = checked();
      return found instanceof ContentError ? null : found.value;
    },
    get problems() {
      const found = checked();
      return found instanceof ContentError ? found.problems : [];
    },
    lineOf: (steps) => parsed().lineOf(steps),
    get texts() {
      return parsed().textsOf();
    },
  };
}
