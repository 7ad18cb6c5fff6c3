import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import styles from './styles.module.css';

/** A native disclosure that opens when the address points at it, with a button that copies that address. */
export default function Question({children, id, ...props}: ComponentProps<'details'>): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => {
    if (id && location.hash === `#${id}` && details.current) {
      details.current.open = true;
    }
    // The whole location: following a link to the current address gives a new one with the same hash.
  }, [location, id]);

  return (
    <details {...props} id={id} ref={details} className={styles.question}>
      {children}
      {id && <CopyLink hash={id} label="Kopiuj link do pytania" />}
    </details>
  );
}
