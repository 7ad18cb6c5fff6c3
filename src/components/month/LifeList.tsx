import type {ReactNode} from 'react';
import LateDetails from '@site/src/components/ui/LateDetails';
import {withMemberDays, withPoint} from '@site/src/browser/month/monthPoints';
import {memberName, type Point} from '@cooperative/settlement/record';
import {cooperativeItself, membersOf} from '@cooperative/settlement/month';
import {writePolishDate} from '@cooperative/polish';
import DayField from './DayField';
import {useEdited} from './edited';
import LifeFields from './LifeFields';
import styles from './styles.module.css';

/** Of each point, folded: its first and last day, earlier numbers, and rates that it gets on a later day. */
export default function LifeList(): ReactNode {
  const {input, change} = useEdited();
  const changing = input.points.filter((point) => lifeText(point) !== '').length;
  return (
    <LateDetails
      summary={
        <summary>
          Zmiany w czasie: dołączenie, odejście, nowy numer, nowe stawki
          {changing > 0 && ` (punkty: ${changing})`}
        </summary>
      }>
      {input.points.map((point, index) => (
        <details key={index} className={styles.life}>
          <summary>
            {point.id}
            {lifeText(point) !== '' && <span className="meta"> {lifeText(point)}</span>}
          </summary>
          <LifeFields
            index={index}
            point={point}
            onChange={(next) => change((before) => withPoint(before, index, next))}
          />
        </details>
      ))}
      <Memberships />
    </LateDetails>
  );
}

/** The days of members: a point is there no longer than the member it belongs to. */
function Memberships(): ReactNode {
  const {input, change} = useEdited();
  const names = membersOf(input).filter((name) => name !== cooperativeItself);
  return (
    <details className={styles.life}>
      <summary>Członkowie: dzień przystąpienia i odejścia</summary>
      {names.map((name, index) => {
        const {from, to} = input.members?.find((one) => memberName(one.name) === name) ?? {};
        const fieldOf = (key: 'from' | 'to', label: string, hint: string): ReactNode => (
          <DayField
            id={`czlonek-${index}-${key === 'from' ? 'od' : 'do'}`}
            label={label}
            name={`${label}: ${name}`}
            value={key === 'from' ? from : to}
            onChange={(day) => change((before) => withMemberDays(before, name, {[key]: day}))}
            hint={hint}
          />
        );
        return (
          <fieldset key={name} className={styles.lot}>
            <legend>{name}</legend>
            {fieldOf('from', 'Pierwszy dzień członkostwa', 'Puste pole: jest od początku.')}
            {fieldOf('to', 'Ostatni dzień członkostwa', 'Puste pole: jest nadal.')}
          </fieldset>
        );
      })}
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
