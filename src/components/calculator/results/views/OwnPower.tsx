import type {ReactNode} from 'react';
import NamedValues from '@site/src/components/calculator/shared/NamedValues';
import {coverageText, percentText} from '@site/src/domain/calculator/figures';
import type {Indicators} from '@cooperative/settlement/explain';
import figures from '../figures.module.css';

/** How much of the use is own power: over the year, in the same hour, and what comes back for the surplus. */
export default function OwnPower({indicators}: {readonly indicators: Indicators}): ReactNode {
  const {selfUse} = indicators;
  return (
    <>
      <NamedValues className={figures.list} values={ownPowerOf(indicators)} />
      <details>
        <summary>Czym się różnią te wskaźniki?</summary>
        <p>
          Pokrycie to cała produkcja roku przez całe zużycie: jego dotyczy próg z ustawy. Autarkia
          to część zużycia pokryta prądem z tej samej godziny. Energia za nadwyżkę wraca w innej
          godzinie, więc do autarkii się nie liczy.
          {selfUse !== null &&
            ` Od razu członkowie zużywają ${percentText(selfUse)} swojej produkcji.`}
        </p>
      </details>
    </>
  );
}

/** Names and values, as on the page and on paper. */
export function ownPowerOf({
  coverage,
  autarky,
  instantSufficiency,
}: Indicators): readonly (readonly [name: string, value: string])[] {
  const returned =
    autarky === null || instantSufficiency === null
      ? null
      : Math.max(autarky - instantSufficiency, 0);
  return [
    ['pokrycie roczne', coverageText(coverage)],
    ['autarkia (w tej samej godzinie)', percentText(instantSufficiency)],
    ['z sieci za nadwyżkę (1 do 0,6)', percentText(returned)],
  ];
}
