import {useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {IssuedDocument} from '@cooperative/settlement/documents/types';
import DocumentSheet from './DocumentSheet';
import styles from '../Statement.module.css';

interface Props {
  readonly documents: readonly IssuedDocument[];
  readonly onDone: () => void;
}

/** The sheets of documents, seen only on paper: printed once they are there. */
export default function DocumentPages({documents, onDone}: Props): ReactNode {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    // After the other effects of this rendering.
    const timer = setTimeout(() => {
      window.print();
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(
    <div className={styles.pages}>
      {documents.map((document) => (
        <DocumentSheet key={document.number} document={document} />
      ))}
    </div>,
    document.body,
  );
}
