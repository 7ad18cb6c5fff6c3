import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {HourLight} from '@site/src/domain/day/light';
import '../drawing/drawing.css';
import Buildings from './Buildings';
import Landscape from './Landscape';
import Lanes, {type SceneMember} from './Lanes';
import Life from './Life';
import styles from './styles.module.css';

export type {SceneMember};

interface Props {
  /** A day with sun and all lines without it. */
  readonly light?: HourLight;
  /** The members the page is about; everyone without it. */
  readonly members?: readonly SceneMember[] | undefined;
}

/** Never drawn again: only the light above and the lines below change. */
const place = (
  <>
    <Landscape />
    <Buildings />
    <Life />
    <path className={styles.earth} d="M0 312h1440v68H0z" />
    <path
      className={styles.stones}
      d="M40 366h8M214 370h5M470 368h9M690 372h6M930 368h7M1310 366h9M1392 372h5"
    />
  </>
);

const lines = [
  ['used', 'zużyte na miejscu'],
  ['given', 'oddane do sieci'],
  ['grid', 'pobrane z sieci'],
] as const;

/** Name and description, as ids: a page has one scene. */
const [nameId, descriptionId] = ['scena', 'scena-opis'];

/** A municipality that shares its energy, the picture of the site; once a page, on the ground of what follows. */
export default function Scene({light, members}: Props): ReactNode {
  const off = (isOn: boolean | undefined): '' | undefined => (isOn === false ? '' : undefined);
  return (
    <figure className={styles.figure}>
      <div
        className={clsx('sketch', styles.scene)}
        data-sun={light?.sun ?? 'high'}
        data-used-off={off(light?.isUsed)}
        data-given-off={off(light?.isGiven)}
        data-grid-off={off(light?.isTaken)}>
        <svg
          viewBox="0 0 1440 380"
          preserveAspectRatio="xMidYMax slice"
          role="img"
          aria-labelledby={nameId}
          aria-describedby={descriptionId}>
          <title id={nameId}>Gmina, która dzieli się prądem</title>
          <desc id={descriptionId}>
            Od lewej: panele na polu, bocian na słupie, wieża ciśnień z budynkiem wodociągu, szkoła
            z panelami na dachu, blok, gospodarstwo z panelami i biogazownia, słup sieci. Pod ziemią
            zielona ciągła linia łączy wszystkie budynki, żółta kropkowana prowadzi nadwyżkę do
            sieci, a niebieska przerywana prąd z sieci.
          </desc>
          <g className={styles.sun}>
            <circle className="sun" cx="252" cy="94" r="62" opacity="0.2" />
            <circle className="sun" cx="252" cy="94" r="34" />
          </g>
          {place}
          <Lanes members={members} />
        </svg>
      </div>
      <figcaption className={styles.key}>
        <ul className="container" aria-label="Linie na rysunku">
          {lines.map(([kind, name]) => (
            <li key={kind} data-kind={kind}>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
