import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';

interface Props extends Omit<ComponentPropsWithoutRef<'details'>, 'onToggle'> {
  /** The element that opens it: a `summary`. */
  readonly summary: ReactElement;
  /** Made with the page: it is light, or to be read without scripts. */
  readonly isMade?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

/**
 * A folded part whose content is first made, and loaded, when it is opened: a table of hundreds of rows is not made for
 * nobody. `open` says how it begins.
 */
export default function LateDetails({
  summary,
  open = false,
  isMade = false,
  onToggle,
  children,
  ...rest
}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(open);
  // It may have been opened before anybody listened.
  useEffect(() => setWasOpened((before) => before || details.current?.open === true), []);
  return (
    <details
      {...rest}
      ref={details}
      open={open}
      onToggle={({target, currentTarget}) => {
        // Those inside tell it too.
        if (target === currentTarget) {
          setWasOpened(wasOpened || currentTarget.open);
          onToggle?.(currentTarget.open);
        }
      }}>
      {summary}
      {(isMade || wasOpened) && children}
    </details>
  );
}
