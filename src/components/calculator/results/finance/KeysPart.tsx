import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import type {MemberUnderKeys} from '@cooperative/settlement/cooperative/shapes';
import {wholeAnswer} from '@cooperative/settlement/cooperative/whole';
import {internalMend} from '../answer/mends';
import {useMend} from '../answer/useMend';
import type {MendablePartProps} from '../types';
import JoiningPart from './JoiningPart';
import LeavingPart from './LeavingPart';
import {leftOutCosts} from './leftOutCosts';
import {fairPriceText, keyNames, keysShown, keysTable, keyVerdict} from './keyTexts';

const pageSize = 25;

/** Who gains and who loses under each way of dividing. */
export default function KeysPart({settled, calculation, mending}: MendablePartProps): ReactNode {
  const {report} = settled;
  const {membersUnderKeys} = calculation;
  const {fairPrice: fair} = wholeAnswer(settled);
  const fairText = fairPriceText(fair);
  const mend = internalMend(fair, mending);
  const onMend = useMend(mending);
  const [found, setFound] = useState<{
    readonly of: typeof report;
    readonly members: readonly MemberUnderKeys[] | null;
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (members: readonly MemberUnderKeys[] | null): void => {
      if (isCurrent) {
        setFound({of: report, members});
      }
    };
    membersUnderKeys().then(
      (result) => {
        show(result.ok ? result.value : null);
      },
      () => {
        show(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [report, membersUnderKeys]);
  if (found?.of !== report) {
    return <p aria-busy="true">Liczymy podziały…</p>;
  }
  const {members} = found;
  if (!members) {
    return <p>Nie udało się policzyć podziałów. Zmień dowolne pole, a spróbujemy ponownie.</p>;
  }
  return (
    <>
      <p>
        „Bez spółdzielni” znaczy: te same źródła, ale każdy rozlicza się sam, w net-billingu albo
        sprzedając nadwyżkę, jeśli tak płaci mniej. W rachunkach sprzedawcy energia jest podzielona
        tak, jak każe rozporządzenie. Pozostałe klucze to umowa między członkami: razem płacą tyle
        samo, a różnicę oddają sobie nawzajem.{leftOutCosts(settled.input)}
      </p>
      <ul>
        {keysShown(members).map((key) => (
          <li key={key}>
            <strong>{keyNames[key]}:</strong> {keyVerdict(members, key)}
          </li>
        ))}
      </ul>
      {fairText !== null && <p>{fairText}</p>}
      {mend && (
        <>
          <Button
            onClick={() => {
              onMend(mend);
            }}>
            {mend.label}
          </Button>
          <p className="meta">{mend.caution}</p>
        </>
      )}
      <SortableTable
        caption="Ile kto zyskuje przy każdym kluczu"
        pageSize={pageSize}
        {...keysTable(members)}
      />
      <LeavingPart key={members.length} report={report} leaving={calculation.leaving} />
      <JoiningPart settled={settled} joining={calculation.joining} />
    </>
  );
}
