import type {CalculationReport, MemberHour} from '@cooperative/settlement/cooperative/report';
import type {SavingRanges} from '@cooperative/settlement/cooperative/compare';
import type {BestSizes} from '@cooperative/settlement/cooperative/sizes/bestSize';
import type {MemberUnderKeys} from '@cooperative/settlement/cooperative/division/keys';
import type {Joining} from '@cooperative/settlement/cooperative/division/joining';
import type {Leaving} from '@cooperative/settlement/cooperative/division/leaving';
import type {PowerPoint} from '@cooperative/settlement/cooperative/sizes/powerCurve';
import type {
  CooperativeInput,
  MemberInput,
} from '@cooperative/settlement/cooperative/description/schema';
import type {FieldError, Result} from '@cooperative/polish/result';
import type {RateTable} from '@cooperative/settlement/money/rates';

/** What the page asks of the worker. A newer `settle` cancels an older one. */
export type CalculatorRequest =
  | {readonly kind: 'rates'; readonly rates: RateTable}
  | {readonly kind: 'settle'; readonly id: number; readonly input: CooperativeInput}
  /** The first part of the answer alone, for a variant shown next to the current one. */
  | {readonly kind: 'compare'; readonly id: number; readonly input: CooperativeInput}
  | {
      readonly kind: 'hour';
      readonly id: number;
      readonly input: CooperativeInput;
      readonly hour: number;
    }
  | {readonly kind: 'hoursCsv'; readonly id: number; readonly input: CooperativeInput}
  | {readonly kind: 'keys'; readonly id: number; readonly input: CooperativeInput}
  | {readonly kind: 'leaving'; readonly id: number; readonly input: CooperativeInput}
  | {
      readonly kind: 'joining';
      readonly id: number;
      readonly input: CooperativeInput;
      readonly newcomer: MemberInput;
    }
  | {readonly kind: 'read'; readonly id: number; readonly text: string};

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
  | {readonly kind: 'hour'; readonly id: number; readonly members: readonly MemberHour[]}
  | {readonly kind: 'hoursCsv'; readonly id: number; readonly text: string}
  | {
      readonly kind: 'keys';
      readonly id: number;
      readonly result: Result<readonly MemberUnderKeys[]>;
    }
  | {readonly kind: 'leaving'; readonly id: number; readonly result: Result<readonly Leaving[]>}
  | {readonly kind: 'joining'; readonly id: number; readonly result: Result<Joining>}
  | {readonly kind: 'read'; readonly id: number; readonly result: Result<CooperativeInput>};
