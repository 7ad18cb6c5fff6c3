import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import Table from '@site/src/components/Table';
import type {CalculationReport} from '@site/src/domain/calculation/report';
import type {CooperativeInput} from '@site/src/domain/calculation/schema';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {nameLength} from '@site/src/domain/calculator/link';
import {roughly} from '@site/src/domain/calculator/rounding';
import {
  cooperativeOfDescription,
  type CalculatorAction,
  type Description,
  type Variant,
} from '@site/src/domain/calculator/state';
import {variantFigures, type VariantFigures} from '@site/src/domain/calculator/variantFigures';
import type {Result} from '@site/src/domain/result';
import {formatNumber} from '@site/src/site/format';
import styles from './styles.module.css';

interface Props {
  readonly variants: readonly Variant[];
  readonly dated: DatedRates;
  readonly compare: (input: CooperativeInput) => Promise<Result<CalculationReport>>;
  readonly dispatch: (action: CalculatorAction) => void;
}

const columns = [
  'Taniej niż osobno',
  'Taniej niż w net-billingu',
  'Pokrycie roczne',
  'Samozużycie',
  'Przepada rocznie',
  'Zwrot',
] as const;

/** Kept variants side by side, each counted once. */
export default function Variants({variants, dated, compare, dispatch}: Props): ReactNode {
  const [figures, setFigures] = useState<ReadonlyMap<Description, VariantFigures | null>>(
    new Map(),
  );

  useEffect(() => {
    let isStale = false;
    const missing = variants
      .map(({description}) => description)
      .filter((description) => !figures.has(description));
    for (const description of missing) {
      const input = cooperativeOfDescription(description, dated);
      if (input) {
        void compare(input).then((report) => {
          if (!isStale) {
            const found = report.ok ? variantFigures(report.value, input) : null;
            setFigures((known) => new Map(known).set(description, found));
          }
        });
      }
    }
    return () => {
      isStale = true;
    };
  }, [variants, figures, dated, compare]);

  return (
    <section aria-label="Warianty" className={styles.variants}>
      <h2>Warianty obok siebie</h2>
      <Table aria-label="Warianty obok siebie">
        <thead>
          <tr>
            <th scope="col">Nazwa</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">Działania</th>
          </tr>
        </thead>
        <tbody>
          {variants.map(({name, description}, index) => (
            <tr key={index}>
              <th scope="row">
                <input
                  className={styles.variantName}
                  aria-label={`Nazwa wariantu ${index + 1}`}
                  maxLength={nameLength}
                  value={name}
                  onChange={({target}) => {
                    dispatch({kind: 'renameVariant', index, name: target.value});
                  }}
                />
              </th>
              {cellsOf(figures.get(description)).map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
              <td>
                <div className={styles.rowButtons}>
                  <Button
                    look="plain"
                    aria-label={`Otwórz: ${name}`}
                    onClick={() => {
                      dispatch({kind: 'openVariant', index});
                    }}>
                    Otwórz
                  </Button>
                  <Button
                    look="plain"
                    aria-label={`Usuń: ${name}`}
                    onClick={() => {
                      dispatch({kind: 'removeVariant', index});
                    }}>
                    Usuń
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function cellsOf(figures: VariantFigures | null | undefined): readonly string[] {
  if (!figures) {
    return columns.map(() => (figures === null ? 'błąd w danych' : '…'));
  }
  const money = (value: number | null): string =>
    value === null ? '–' : `${formatNumber(roughly(value))}\u00a0zł`;
  const part = (value: number | null): string =>
    value === null ? '–' : `${formatNumber(value * 100)}%`;
  const {payback} = figures;
  return [
    money(figures.savingAlone),
    money(figures.savingNetBilling),
    part(figures.coverage),
    part(figures.selfUse),
    `${formatNumber(figures.expiredKwh)}\u00a0kWh`,
    payback === null
      ? '–'
      : payback.kind === 'never'
        ? 'nie zwraca się'
        : `${formatNumber(payback.years, 1)} roku`,
  ];
}
