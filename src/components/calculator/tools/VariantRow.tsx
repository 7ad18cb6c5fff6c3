import {inQuotes} from '@cooperative/polish';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {coverageText, percentText, paybackText} from '@site/src/domain/calculator/figures';
import {formatEstimate, formatZloty} from '@site/src/domain/calculator/numbers';
import {nameLength} from '@site/src/domain/calculator/link';
import type {CalculatorAction, Variant} from '@site/src/domain/calculator/state';
import type {VariantFigures} from '@site/src/domain/calculator/variantFigures';
import {notify} from '@site/src/browser/notifications/notify';
import styles from './styles.module.css';

/** What is compared. */
export const columns = [
  'Czy może działać',
  'Dodaje spółdzielnia',
  'Dają same źródła',
  'Pokrycie roczne',
  'Autokonsumpcja',
  'Przepada',
  'Zwrot',
] as const;

/** Why there are no figures: the data are wrong, or the work was stopped before the answer came. */
const withoutFigures = {wrong: 'błąd w danych', stopped: 'przerwano'} as const;

export type FoundFigures = VariantFigures | keyof typeof withoutFigures;

interface Props {
  readonly index: number;
  readonly variant: Variant;
  /** Undefined while they are being computed. */
  readonly figures: FoundFigures | undefined;
  readonly dispatch: (action: CalculatorAction) => void;
}

/** One saved variant. */
export default function VariantRow({index, variant, figures, dispatch}: Props): ReactNode {
  const {name} = variant;
  return (
    <tr>
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
      {cellsOf(figures).map((cell, at) => (
        <td key={columns[at]} data-label={columns[at]}>
          {cell}
        </td>
      ))}
      <td data-label="Działania">
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
              notify({
                kind: 'info',
                text: `Usunięto wariant ${inQuotes(name)}.`,
                action: {
                  label: 'Cofnij',
                  onSelect: () => {
                    dispatch({kind: 'returnVariant', index, variant});
                  },
                },
              });
            }}>
            Usuń
          </Button>
        </div>
      </td>
    </tr>
  );
}

function cellsOf(figures: FoundFigures | undefined): readonly string[] {
  if (figures === undefined || typeof figures === 'string') {
    return columns.map(() => (figures ? withoutFigures[figures] : '…'));
  }
  const isLawful = figures.obstacles.length === 0;
  return [
    isLawful ? 'tak' : `nie: ${figures.obstacles.join('; ')}`,
    isLawful ? formatZloty(figures.added) : `gdyby mogła: ${formatZloty(figures.added)}`,
    formatZloty(figures.bySources),
    coverageText(figures.coverage),
    percentText(figures.selfUse),
    `${formatEstimate(figures.expiredKwh)}\u00a0kWh`,
    figures.payback === null ? '–' : paybackText(figures.payback),
  ];
}
