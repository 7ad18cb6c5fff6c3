import {useState, type ComponentPropsWithoutRef, type ReactNode} from 'react';

interface Props extends Omit<ComponentPropsWithoutRef<'details'>, 'onToggle'> {
  readonly summary: ReactNode;
}

/**
 * A folded part whose content is first made, and loaded, when it is opened: a table of hundreds of rows is not made for
 * nobody. `open` says how it begins.
 */
export default function LateDetails({summary, open = false, children, ...rest}: Props): ReactNode {
  const [wasOpened, setWasOpened] = useState(open);
  return (
    <details
      {...rest}
      open={open}
      onToggle={({currentTarget}) => {
        setWasOpened(wasOpened || currentTarget.open);
      }}>
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  );
}
