import {failed, inQuotes, ok, type Result} from '@cooperative/polish';

/** Why a file cannot be read, in Polish with the remedy. Thrown and caught only inside this folder. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly messages: readonly string[];

  constructor(...messages: readonly string[]) {
    super(messages.join('\n'));
    this.messages = messages;
  }
}

export const tooSeldom =
  'Plik ma odczyty rzadsze niż co godzinę. Pobierz z portalu operatora dane godzinowe. Jeśli to podsumowanie obok nich, usuń je.';

/** What `read` returns, or why it refused as an error of `field`. */
export function unlessRefused<T>(field: string, read: () => T): Result<T> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Refusal) {
      return failed([{field, message: error.message}]);
    }
    throw error;
  }
}

/** How many mistakes are listed; the rest are counted. */
const shown = 5;

/** Collects mistakes in single cells, so that the user sees several at once. */
export class Mistakes {
  private readonly messages: string[] = [];
  private count = 0;
  private isTold = false;

  add(line: number, column: string, found: string, remedy: string): void {
    this.count += 1;
    if (this.count <= shown) {
      this.messages.push(
        `Wiersz ${line}, kolumna ${inQuotes(column)}: nie rozumiemy wartości ${inQuotes(found)}. ${remedy}`,
      );
    }
  }

  /** Adds a mistake that is not of one cell. */
  tell(message: string): void {
    this.messages.push(message);
    this.isTold = true;
  }

  /** Throws if there was a mistake. */
  check(): void {
    if (this.count > shown) {
      this.messages.push(`Takich miejsc jest więcej: ${this.count - shown}.`);
    }
    if (this.count > 0 || this.isTold) {
      throw new Refusal(...this.messages);
    }
  }
}
