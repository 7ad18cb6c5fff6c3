import type {ReactNode} from 'react';
import {withPoint} from '@site/src/browser/month/monthPoints';
import type {Month} from '@site/src/browser/month/useMonth';
import type {CooperativeRecord, Point} from '@cooperative/settlement/record/schema';
import {writePolishDate} from '@cooperative/polish/date';
import LifeFields from './LifeFields';
import styles from './styles.module.css';

interface Props {
  readonly input: CooperativeRecord;
  readonly change: Month['change'];
  readonly remove: Month['remove'];
}

/** Of each point, folded: its first and last day, earlier numbers, and rates that it gets on a later day. */
export default function LifeList({input, change, remove}: Props): ReactNode {
  const changing = input.points.filter((point) => lifeText(point) !== '').length;
  return (
    <details>
      <summary>
        Zmiany w czasie: dołączenie, odejście, nowy numer, nowe stawki
        {changing > 0 && ` (punkty: ${changing})`}
      </summary>
      {input.points.map((point, index) => (
        <details key={index} className={styles.life}>
          <summary>
            {point.id}
            {lifeText(point) !== '' && <span className="meta"> {lifeText(point)}</span>}
          </summary>
          <LifeFields
            input={input}
            index={index}
            point={point}
            onChange={(next) => {
              change((before) => withPoint(before, index, next));
            }}
            remove={remove}
          />
        </details>
      ))}
    </details>
  );
}

/** „od 15.06.2026, do 31.12.2026, stawki G12 od 01.07.2026”; empty if nothing changes. */
function lifeText({from, to, earlierPpe = [], laterTariffs = []}: Point): string {
  return [
    ...(from === undefined ? [] : [`od ${writePolishDate(from)}`]),
    ...(to === undefined ? [] : [`do ${writePolishDate(to)}`]),
    ...earlierPpe.map((one) => `inny numer do ${writePolishDate(one.to)}`),
    ...laterTariffs.map((one) => `stawki ${one.tariff} od ${writePolishDate(one.from)}`),
  ].join(', ');
}
