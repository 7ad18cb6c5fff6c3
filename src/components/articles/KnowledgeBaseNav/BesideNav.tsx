import {Suspense, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import KnowledgeBaseNav from '.';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof KnowledgeBaseNav> {
  readonly children: ReactNode;
}

/** A page of the knowledge base with the way to the others. */
export default function BesideNav({children, ...nav}: Props): ReactNode {
  return (
    <div className={clsx('container', styles.grid)}>
      <Suspense>
        <KnowledgeBaseNav {...nav} />
      </Suspense>
      {children}
    </div>
  );
}
