import type {ComponentProps, ReactNode} from 'react';
import './chip.css';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Whether it is the chosen one of its row; left out where pressing chooses nothing. */
  readonly isChosen?: boolean;
}

/** A round button of a row of them: one of the kinds to be shown, or words to begin with. */
export default function Chip({isChosen, ...props}: Props): ReactNode {
  return <button {...props} type="button" className="chip" aria-pressed={isChosen} />;
}
