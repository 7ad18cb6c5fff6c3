import {useState, type ComponentPropsWithoutRef, type ReactNode} from 'react';

interface Props extends Omit<ComponentPropsWithoutRef<'details'>, 'onToggle'> {
  readonly summary: ReactNode;
}

/** A folded part whose content is first made, and loaded, when it is opened: hundreds of rows are not made for nobody. */
export default function LateDetails({summary, children, ...rest}: Props): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      {...rest}
      onToggle={({currentTarget}) => {
        setWasOpened(wasOpened || currentTarget.open);
      }}>
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  );
}
