import type {ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';

interface Props {
  readonly title?: string;
  readonly messages: readonly string[];
}

/** Messages a screen reader reads out at once. */
export default function FileProblem({title, messages}: Props): ReactNode {
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
