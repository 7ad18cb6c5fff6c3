import type {ReactNode} from 'react';
import type {ColumnMapping, Question, ShortAnswer} from '@cooperative/meter-files';
import AnswerForm from './AnswerForm';
import MappingForm from './MappingForm';

interface Props {
  readonly id: string;
  readonly fileName: string;
  readonly question: Question;
  /** Whether the question was answered, and something else is wrong. */
  readonly isAnswered?: boolean;
  /** What was named before, to be put right. */
  readonly known?: ColumnMapping | undefined;
  /** The file may be of many points of delivery, each row with its number. */
  readonly asksMeter?: boolean;
  readonly onAnswer: (said: ColumnMapping | ShortAnswer) => void;
}

/** Asks the visitor what a file does not say. */
export default function QuestionForm({
  id,
  fileName,
  question: {asks, reason, head, guess},
  isAnswered = false,
  known,
  asksMeter,
  onAnswer,
}: Props): ReactNode {
  const told = {id, fileName, head, reason: isAnswered ? undefined : reason};
  return asks === 'unit' || asks === 'labels' ? (
    <AnswerForm key={asks} {...told} asks={asks} onSubmit={onAnswer} />
  ) : (
    <MappingForm {...told} known={known ?? guess} asksMeter={asksMeter} onSubmit={onAnswer} />
  );
}
