import type {ReactNode} from 'react';
import {inputRows} from './inputRows';
import styles from './Print.module.css';
import type {Settled} from '../types';

/** What was settled: who, with what, by which tariffs, when, and where the data come from. */
export default function PrintInputs({settled}: {readonly settled: Settled}): ReactNode {
  return (
    <table className={`${styles.table} ${styles.inputs}`}>
      <caption>Co policzono</caption>
      <tbody>
        {inputRows(settled).map(([name, text]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
