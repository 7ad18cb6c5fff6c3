import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {today} from '@site/src/browser/device/today';
import type {RateRow} from '@cooperative/settlement/rates';
import {formatDate, formatNumber} from '@cooperative/polish';

interface Props {
  readonly row: RateRow | undefined;
  readonly unit: string;
}

/**
 * Where a default comes from: „Stawka przykładowa 0,498 zł/kWh do 31 grudnia 2026 r. (komputerswiat.pl, 24.01.2026;
 * sprawdzono 20 listopada 2026 r.)”. Only a statute or an energy company is quoted without that word.
 */
export default function RateSource({row, unit}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  if (!row) {
    return 'Stawki ze źródłem nie mamy, więc 0 jest założeniem. Przepisz ją z rachunku.';
  }
  const {value, to, source, basis, checkedOn} = row;
  const name = isExample(row) ? 'Stawka przykładowa' : basis === 'law' ? 'Z ustawy' : 'Z taryfy';
  return `${name}: ${formatNumber(value, 4)}\u00a0${unit}, do ${formatDate(to)} (${source}; sprawdzono ${formatDate(checkedOn)})${
    isBrowser && to < today() ? '. Ten czas już minął: przepisz stawkę z nowego rachunku.' : ''
  }`;
}

/** Whether a rate comes neither from a law nor from an energy company. */
export function isExample({basis}: Pick<RateRow, 'basis'>): boolean {
  return basis === 'press' || basis === 'repository';
}
