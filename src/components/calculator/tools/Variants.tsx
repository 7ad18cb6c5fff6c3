import {useEffect, useRef, useState, type ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import type {CalculationReport} from '@cooperative/settlement/answer';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {
  cooperativeOfDescription,
  type CalculatorAction,
  type Description,
  type Variant,
} from '@site/src/domain/calculator/state';
import {variantFigures} from '@site/src/domain/calculator/variantFigures';
import type {Result} from '@cooperative/polish';
import {marketNote} from '@site/src/domain/calculator/answer/allCautions';
import {type FoundFigures, variantColumns} from '@site/src/domain/calculator/tables/variantCells';
import VariantRow from './VariantRow';
import styles from './styles.module.css';

interface Props {
  readonly variants: readonly Variant[];
  readonly dated: DatedRates;
  readonly compare: (input: CooperativeInput) => Promise<Result<CalculationReport>>;
  readonly dispatch: (action: CalculatorAction) => void;
}

/** Saved variants side by side, each computed once. */
export default function Variants({variants, dated, compare, dispatch}: Props): ReactNode {
  const [figures, setFigures] = useState<ReadonlyMap<Description, FoundFigures>>(new Map());
  const asked = useRef(new Set<Description>());

  useEffect(() => {
    for (const {description} of variants) {
      const input = cooperativeOfDescription(description, dated);
      if (input && !asked.current.has(description)) {
        asked.current.add(description);
        void compare(input).then((report) => {
          const isStopped = !report.ok && report.errors.length === 0;
          if (isStopped) {
            asked.current.delete(description);
          }
          const found = report.ok ? variantFigures(report.value) : isStopped ? 'stopped' : 'wrong';
          setFigures((known) => new Map(known).set(description, found));
        });
      }
    }
  }, [variants, dated, compare]);

  const notes = new Set(
    variants.flatMap(({description}) => {
      const input = cooperativeOfDescription(description, dated);
      return (input && marketNote(input)) ?? [];
    }),
  );
  return (
    <div className={styles.variants}>
      <h2>Warianty obok siebie</h2>
      <Table aria-label="Warianty obok siebie" asCards>
        <thead>
          <tr>
            <th scope="col">Nazwa</th>
            {variantColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">Działania</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, index) => (
            <VariantRow
              key={index}
              index={index}
              variant={variant}
              figures={figures.get(variant.description)}
              dispatch={dispatch}
            />
          ))}
        </tbody>
      </Table>
      {Array.from(notes, (note) => (
        <p key={note} className="noPrint">
          {note}
        </p>
      ))}
    </div>
  );
}
