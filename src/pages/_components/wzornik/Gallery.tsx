import type {ComponentType, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface GallerySection {
  readonly id: string;
  readonly title: string;
  readonly Examples: ComponentType;
}

interface Props {
  readonly sections: readonly GallerySection[];
}

/** A list of the components, then each with its states. */
export default function Gallery({sections}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <>
      <nav aria-label="Komponenty" className={styles.contents}>
        <ul>
          {sections.map(({id, title}) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({id, title, Examples}) => {
        collectAnchor(id);
        return (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-tytul`}>
            <h2 id={`${id}-tytul`}>{title}</h2>
            <Examples />
          </section>
        );
      })}
    </>
  );
}
