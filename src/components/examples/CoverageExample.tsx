import type {ReactNode} from 'react';
import {referenceYield} from '@cooperative/settlement/models';
import {coverageThreshold, lowerCoverageThreshold} from '@cooperative/settlement/law';
import {formatNumber} from '@cooperative/polish';
import Fields from './Fields';
import Level from './Level';

interface Props {
  /** As an article writes them: MWh a year, and kWp of panels. */
  readonly members: string;
  readonly own: string;
  readonly panels: string;
  readonly others: string;
  readonly newcomer: string;
}

const mostMwh = 100_000;

/** The check of the coverage of yearly needs with five numbers. */
export default function CoverageExample(props: Props): ReactNode {
  const mwh = (label: string, start: string) => ({
    label,
    unit: 'MWh',
    start: Number(start),
    max: mostMwh,
  });
  return (
    <Fields
      title="Sprawdź pokrycie potrzeb na swoich liczbach"
      fields={[
        mwh('Zużycie członków w roku', props.members),
        mwh('Zużycie samej spółdzielni w roku', props.own),
        {label: 'Panele', unit: 'kWp', start: Number(props.panels), max: 10_000},
        mwh('Inne źródła, produkcja w roku', props.others),
        mwh('Nowy odbiorca bez własnych źródeł', props.newcomer),
      ]}>
      {([members = 0, own = 0, panels = 0, others = 0, newcomer = 0]) => {
        const needs = members + own + newcomer;
        const fromPanels = (panels * referenceYield) / 1000;
        const made = fromPanels + others;
        const wanted = (needs * coverageThreshold.value) / 100;
        return (
          <>
            <p>
              Produkcja <strong>{formatNumber(made, 1)}&nbsp;MWh</strong>, potrzeby{' '}
              <strong>{formatNumber(needs, 1)}&nbsp;MWh</strong>
              {needs > 0 && (
                <>
                  , pokrycie {/* Cut, not rounded: 69.99 % is not 70 %. */}
                  <strong>{formatNumber(Math.floor((made / needs) * 1000) / 10, 1)}%</strong>
                </>
              )}
              .{' '}
              {made >= wanted
                ? `Próg ${coverageThreshold.value}% jest spełniony.`
                : `Do progu ${coverageThreshold.value}% brakuje ${formatNumber(wanted - made, 1)}\u00a0MWh, czyli około ${formatNumber(Math.ceil(((wanted - made) * 1000) / referenceYield))}\u00a0kWp paneli.`}{' '}
              {made < wanted &&
                `Dawny próg ${lowerCoverageThreshold.value}% ${made * 100 >= needs * lowerCoverageThreshold.value ? 'byłby spełniony' : 'też nie byłby spełniony'}.`}
            </p>
            <Level parts={[fromPanels, others]} limit={wanted} />
          </>
        );
      }}
    </Fields>
  );
}
