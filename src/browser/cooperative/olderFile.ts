import type {CooperativeRecord} from '@cooperative/settlement/record';

/** A file of a cooperative that says less than what is known. */
export interface OlderFile {
  readonly name: string;
  readonly input: CooperativeRecord;
  /** Takes the file, or leaves what is known. */
  readonly decide: (isTaken: boolean) => void;
}
