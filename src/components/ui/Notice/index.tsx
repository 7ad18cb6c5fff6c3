import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

interface Props {
  readonly kind: NoticeKind;
  /** Text of the tab; by default the name of the kind. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

const looks: Readonly<Record<NoticeKind, {label: string; icon: IconName}>> = {
  info: {label: 'Informacja', icon: 'info'},
  success: {label: 'Gotowe', icon: 'check'},
  warning: {label: 'Uwaga', icon: 'error'},
  error: {label: 'Błąd', icon: 'error'},
};

/** A box set apart from the text, under a labelled tab. */
export default function Notice({kind, title, children}: Props): ReactNode {
  const {label, icon} = looks[kind];
  return (
    <div className={clsx(styles.notice, styles[kind])}>
      <p className={styles.tab}>
        <Icon name={icon} />
        {title ?? label}
      </p>
      <div className={styles.box}>{children}</div>
    </div>
  );
}
