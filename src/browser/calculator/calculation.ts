import type {FieldError, Result} from '@cooperative/polish';
import type {CooperativeInput, MemberInput} from '@cooperative/settlement/description';
import type {
  Answer,
  BestSizes,
  CalculationReport,
  Joining,
  Leaving,
  MemberHour,
  MemberUnderKeys,
  PowerPoint,
  SavingRanges,
} from '@cooperative/settlement/answer';

/** What is known of the newest valid input so far. */
export interface Answers {
  readonly report: CalculationReport | null;
  /** What the report was asked about: the newest input may still be waiting, or may have been refused. */
  readonly answered: CooperativeInput | null;
  readonly ranges: SavingRanges | null;
  readonly curve: readonly PowerPoint[] | null;
  /** Known together with the curve. */
  readonly best: BestSizes | null;
  readonly errors: readonly FieldError[];
  /** Progress of the work after the report, 0–1; null before it and when everything is done. */
  readonly progress: number | null;
  readonly isBusy: boolean;
  /** The worker failed to start or broke. */
  readonly hasFailed: boolean;
  /** The visitor stopped the work before all of it was done. */
  readonly isStopped: boolean;
}

/** The answers for the newest valid input, and what else can be asked about it. */
export interface Calculation extends Answers {
  /** What the report and its ranges say of what was counted. */
  readonly answer: Answer | null;
  /** The report is of an earlier input: the newest is wrong, waits, was stopped or could not be settled. */
  readonly isOld: boolean;
  /** Stops the current work; what is already known stays. */
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly membersInHour: (hour: number) => Promise<readonly MemberHour[]>;
  readonly hoursCsv: () => Promise<string>;
  readonly membersUnderKeys: () => Promise<Result<readonly MemberUnderKeys[]>>;
  readonly leaving: () => Promise<Result<readonly Leaving[]>>;
  readonly joining: (newcomer: MemberInput) => Promise<Result<Joining>>;
  readonly compare: (input: CooperativeInput) => Promise<Result<CalculationReport>>;
  readonly readDescription: (text: string) => Promise<Result<CooperativeInput>>;
}
