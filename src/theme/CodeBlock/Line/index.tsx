import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Line';
import LineToken from '@theme/CodeBlock/Line/Token';
import styles from './styles.module.css';

/** Ejected: the stock line is a `<div>`, which may not stand in `<code>`. Lines have no numbers here. */
export default function CodeBlockLine(props: Props): ReactNode {
  const {line, classNames, getLineProps, getTokenProps} = props;
  return (
    <span {...getLineProps({line, className: clsx(styles.line, classNames)})}>
      {line.map((token, index) => {
        const {children, ...tokenProps} = getTokenProps({token});
        return (
          <LineToken key={index} {...tokenProps} line={line} token={token}>
            {children === '\n' ? '' : children}
          </LineToken>
        );
      })}
      <br />
    </span>
  );
}
