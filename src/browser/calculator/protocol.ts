import type {
  BestSizes,
  CalculationReport,
  Joining,
  Leaving,
  MemberHour,
  MemberUnderKeys,
  PowerPoint,
  SavingRanges,
} from '@cooperative/settlement/cooperative/shapes';
import type {
  CooperativeInput,
  MemberInput,
} from '@cooperative/settlement/cooperative/description/schema';
import type {FieldError, Result} from '@cooperative/polish/result';
import type {RateTable} from '@cooperative/settlement/money/rates';

/** What can be asked about a cooperative besides its settlement, and what is answered. */
export interface Questions {
  /** The first part of the answer alone, for a variant shown next to the current one. */
  readonly compare: Question<CalculationReport>;
  readonly hour: Question<readonly MemberHour[], {readonly hour: number}>;
  readonly hoursCsv: Question<string>;
  readonly keys: Question<readonly MemberUnderKeys[]>;
  readonly leaving: Question<readonly Leaving[]>;
  readonly joining: Question<Joining, {readonly newcomer: MemberInput}>;
}

interface Question<Answer, More = unknown> {
  readonly asked: {readonly input: CooperativeInput} & More;
  readonly answer: Answer;
}

/** What the page asks of the worker. A newer `settle` cancels an older one. */
export type CalculatorRequest =
  | {readonly kind: 'rates'; readonly rates: RateTable}
  | {readonly kind: 'settle'; readonly id: number; readonly input: CooperativeInput}
  | {readonly kind: 'read'; readonly id: number; readonly text: string}
  | {
      [Kind in keyof Questions]: {
        readonly kind: Kind;
        readonly id: number;
      } & Questions[Kind]['asked'];
    }[keyof Questions];

/** What the worker answers; the parts of one `settle` come one by one, the quickest first. */
export type CalculatorAnswer =
  | {
      readonly kind: 'report';
      readonly id: number;
      readonly report: CalculationReport;
      /** The input that was settled, if readings cut or changed it; without the readings themselves. */
      readonly settled?: CooperativeInput | undefined;
    }
  | {readonly kind: 'ranges'; readonly id: number; readonly ranges: SavingRanges}
  | {
      readonly kind: 'curve';
      readonly id: number;
      readonly points: readonly PowerPoint[];
      /** Null without panels. */
      readonly best: BestSizes | null;
    }
  | {readonly kind: 'progress'; readonly id: number; readonly part: number}
  | {readonly kind: 'errors'; readonly id: number; readonly errors: readonly FieldError[]}
  /** To any other question. */
  | {readonly kind: 'answer'; readonly id: number; readonly result: Result<unknown>};
