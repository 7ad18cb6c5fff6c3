import type {ReactNode} from 'react';
import {formatDate, formatNumber} from '@site/src/site/format';

interface Props {
  readonly row:
    {readonly value: number; readonly source: string; readonly checkedOn: string} | undefined;
  readonly unit: string;
}

/** Where a default comes from: „Domyślnie 0,498 zł/kWh. Źródło: …, sprawdzono 20 listopada 2026 r.” */
export default function RateSource({row, unit}: Props): ReactNode {
  return row
    ? `Domyślnie ${formatNumber(row.value, 4)}\u00a0${unit}. Źródło: ${row.source}; sprawdzono ${formatDate(row.checkedOn)}`
    : 'Nie mamy potwierdzonej stawki. Przepisz ją z rachunku.';
}
