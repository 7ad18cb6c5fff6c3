import type {ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';
import type {ColumnMapping, FileOutcome, Question, ShortAnswer} from '@cooperative/meter-files';
import type {Result} from '@cooperative/polish';
import QuestionForm from './QuestionForm';

interface Props {
  readonly id: string;
  readonly fileName: string;
  readonly outcome: Result<FileOutcome>;
  /** A question the visitor has answered: it can be answered again if the answer was wrong. */
  readonly answered: Question | undefined;
  readonly onAnswer: (said: ColumnMapping | ShortAnswer, question: Question) => void;
}

/** What is wrong with one file, or a question about it; nothing for a file that was read or left out. */
export default function FileReport({id, fileName, outcome, answered, onAnswer}: Props): ReactNode {
  if (outcome.ok && outcome.value.kind !== 'unknown') {
    return null;
  }
  const open = outcome.ok && outcome.value.kind === 'unknown' ? outcome.value : undefined;
  const question = open ?? answered;
  return (
    <>
      {!outcome.ok && (
        <FileProblem title={fileName} messages={outcome.errors.map(({message}) => message)} />
      )}
      {question && (
        <QuestionForm
          id={id}
          fileName={fileName}
          question={question}
          isAnswered={open === undefined}
          onAnswer={(said) => onAnswer(said, question)}
        />
      )}
    </>
  );
}

/** Messages a screen reader reads out at once. */
export function FileProblem({
  title,
  messages,
}: {
  readonly title?: string;
  readonly messages: readonly string[];
}): ReactNode {
  return (
    <div role="alert">
      <Notice kind="error" title={title}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    </div>
  );
}
