import {useEffect, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import {type MemberUnderKeys, wholeAnswer} from '@cooperative/settlement/answer';
import {internalMend} from '@site/src/domain/calculator/answer/mends';
import {useMend} from '../answer/useMend';
import type {MendablePartProps} from '../types';
import {useAsking} from '../useAsking';
import JoiningPart from './JoiningPart';
import LeavingPart from './LeavingPart';
import {leftOutCosts} from '@site/src/domain/calculator/finance/factorTexts';
import {
  fairPriceText,
  keyNames,
  keysShown,
  keysTable,
  keyVerdict,
} from '@site/src/domain/calculator/finance/keyTexts';

const pageSize = 25;

/** Who gains and who loses under each way of dividing. */
export default function KeysPart({settled, calculation, mending}: MendablePartProps): ReactNode {
  const {report} = settled;
  const {membersUnderKeys} = calculation;
  const {fairPrice: fair} = wholeAnswer(settled);
  const fairText = fairPriceText(fair);
  const mend = internalMend(fair, mending);
  const onMend = useMend(mending);
  const [keys, ask] = useAsking<readonly MemberUnderKeys[]>(report);
  useEffect(() => ask(membersUnderKeys()), [ask, membersUnderKeys]);
  if (keys.kind === 'failed') {
    return <p>Nie udało się policzyć podziałów. Zmień dowolne pole, a spróbujemy ponownie.</p>;
  }
  if (keys.kind !== 'done') {
    return <p aria-busy="true">Liczymy podziały…</p>;
  }
  const members = keys.found;
  return (
    <>
      <p>
        „Bez spółdzielni” znaczy: te same źródła, ale każdy rozlicza się sam, w net-billingu albo
        sprzedając nadwyżkę, jeśli tak płaci mniej. W rachunkach sprzedawcy energia jest podzielona
        tak, jak każe rozporządzenie. Pozostałe klucze to umowa między członkami: razem płacą tyle
        samo, a różnicę oddają sobie nawzajem.{leftOutCosts(report.input)}
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
          <Button onClick={() => onMend(mend)}>{mend.label}</Button>
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
