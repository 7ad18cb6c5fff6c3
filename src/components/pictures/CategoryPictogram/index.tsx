import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Id of the category, as in addresses; one that is new has a sheet of paper. */
  readonly category: string;
}

/** A house under the sun and its roof of panels. */
const house = (
  <>
    <circle className={styles.sun} cx="12" cy="12" r="6" />
    <path d="M8 42V26l14-12 14 12v16z" />
    <path className={styles.panel} d="M22 14h12l10 12H32z" />
    <path className={styles.dark} d="M18 42V32h8v10z" />
    <path d="M4 42h40" />
  </>
);

/** A sheet of paper with a seal. */
const sheet = (
  <>
    <path d="M10 5h20l8 8v30H10z" />
    <path d="M30 5v8h8M16 20h16M16 27h16" />
    <circle className={styles.sun} cx="30" cy="36" r="6" />
  </>
);

/** A meter with its number and its disc. */
const meter = (
  <>
    <path d="M8 6h32v36H8z" />
    <path className={styles.panel} d="M14 12h20v9H14z" />
    <circle className={styles.sun} cx="24" cy="31" r="6" />
    <path d="M24 31l3-3M4 42h40" />
  </>
);

/** Three coins on each other, and one beside them. */
const coins = (
  <>
    <path d="M6 34v7h22v-7M6 26v8h22v-8M8 18v8h18v-8z" />
    <circle className={styles.sun} cx="36" cy="34" r="8" />
    <path d="M36 30v8M2 42h44" />
  </>
);

/** A calendar with one day picked. */
const calendar = (
  <>
    <path d="M6 10h36v32H6z" />
    <path className={styles.panel} d="M6 10h36v8H6z" />
    <path d="M15 5v9M33 5v9M13 25h5M22 25h5M13 34h5" />
    <path className={styles.sun} d="M30 29h8v8h-8z" />
  </>
);

/** A turbine and a panel on the ground. */
const turbine = (
  <>
    <circle className={styles.sun} cx="11" cy="12" r="6" />
    <path d="M28 42V19M28 17L18 25M28 17V4M28 17l11 6" />
    <circle className={styles.dark} cx="28" cy="17" r="2.5" />
    <path className={styles.panel} d="M6 40l4-10h12l-4 10z" />
    <path d="M3 42h42" />
  </>
);

const pictures: ReadonlyMap<string, ReactNode> = new Map([
  ['podstawy', house],
  ['zakladanie', sheet],
  ['rozliczenia', meter],
  ['podatki-i-pieniadze', coins],
  ['prowadzenie', calendar],
  ['technika-i-rynek', turbine],
]);

/** The sign of a category of articles, in the line of the site's drawings. Decorative. */
export default function CategoryPictogram({category}: Props): ReactNode {
  return (
    <span className={styles.tile} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="48" height="48">
        {pictures.get(category) ?? sheet}
      </svg>
    </span>
  );
}
