import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where each member joins the shared line, in units of the scene, from the left. */
const memberX = {
  panels: 126,
  waterworks: 374,
  school: 589,
  block: 797,
  farm: 980,
  biogas: 1134,
} as const;
export type SceneMember = keyof typeof memberX;

interface Props {
  /** The members the page is about; everyone without it. */
  readonly members?: readonly SceneMember[] | undefined;
}

const [shared, given, wire] = [
  332,
  'M980 340q0 8 8 8h232q8 0 8-8v-26',
  'M1268 148Q1350 166 1440 138',
];
const all = Object.entries(memberX) as [SceneMember, number][];

/** The three kinds of energy as lines under the ground, in an order and with dashes that never change. */
export default function Lanes({members}: Props): ReactNode {
  return (
    <>
      <path
        className={styles.grid}
        d="M1252 314v42q0 8-8 8H488q-8 0-8-8V314M874 364V314M1192 364V314M797 364v-22"
      />
      <path className={styles.used} d={`M126 ${shared}H1134`} />
      {[given, wire].map((d) => (
        <g key={d} className={styles.given}>
          <path d={d} />
          <path d={d} />
        </g>
      ))}
      {all.map(([member, x]) => (
        <g
          key={member}
          className={styles.member}
          data-pale={members !== undefined && !members.includes(member) ? '' : undefined}>
          <path d={`M${x} 312v20`} />
          <circle cx={x} cy={shared} r="6" />
        </g>
      ))}
    </>
  );
}
