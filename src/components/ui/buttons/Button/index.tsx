import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import './button.css';

type Look = 'primary' | 'outlined' | 'onBand' | 'plain';

interface LinkProps extends ComponentProps<typeof Link> {
  readonly to: string;
  readonly look?: Look;
}

/** A link that looks like a button: it leads somewhere. One `primary` per view. */
export function ButtonLink({look = 'primary', className, ...props}: LinkProps): ReactNode {
  return <Link {...props} className={clsx('button', `button-${look}`, className)} />;
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
}

/** A button: it does something on this page. */
export function Button({
  look = 'outlined',
  className,
  type = 'button',
  ...props
}: ButtonProps): ReactNode {
  return <button {...props} type={type} className={clsx('button', `button-${look}`, className)} />;
}
