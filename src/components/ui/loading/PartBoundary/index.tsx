import {Component, type ErrorInfo, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Notice from '@site/src/components/ui/Notice';

interface Props {
  /** What could not be shown, as a sentence. */
  readonly message: string;
  /** Class of the wrapper around the box, for a part that brings its own margins. */
  readonly around?: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Keeps a part of the page that fails from taking the rest down: a box in its place offers to try again. */
export default class PartBoundary extends Component<Props, State> {
  override state: State = {hasFailed: false};

  static getDerivedStateFromError(): State {
    return {hasFailed: true};
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(this.props.message, error, info.componentStack);
  }

  override render(): ReactNode {
    const {children, message, around} = this.props;
    if (!this.state.hasFailed) {
      return children;
    }
    return (
      <div className={around} role="alert">
        <Notice kind="error">
          <p>{message}</p>
          <p>
            <Button onClick={() => this.setState({hasFailed: false})}>Spróbuj ponownie</Button>
          </p>
        </Notice>
      </div>
    );
  }
}
