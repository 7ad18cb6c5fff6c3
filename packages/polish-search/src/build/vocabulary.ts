import {isFiller} from '../lexicon/words';
import {foldPolish} from '@cooperative/polish';

/** The word forms of a collection, numbered as they are met: a large one looks up the same forms millions of times. */
export class Vocabulary {
  readonly forms: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly fillers: boolean[] = [];

  numberOf(form: string): number {
    const known = this.numbers.get(form);
    if (known !== undefined) {
      return known;
    }
    const number = this.forms.length;
    this.numbers.set(form, number);
    this.forms.push(form);
    this.fillers.push(isFiller(foldPolish(form)));
    return number;
  }

  saysNothing(form: number): boolean {
    return this.fillers[form] ?? false;
  }
}
