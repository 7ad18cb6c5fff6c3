import type {Payback} from '@cooperative/settlement/answer';
import {formatCount, formatNumber, yearForms} from '@cooperative/polish';

/** A share (0–1) as a percentage; one just below 100% is not shown as 100%. */
export function percentText(part: number | null, fractionDigits = 0): string {
  if (part === null) {
    return 'brak danych';
  }
  const percent = part * 100;
  const most = 100 - 10 ** -fractionDigits;
  return `${formatNumber(percent < 100 ? Math.min(percent, most) : percent, fractionDigits)}%`;
}

/** A yearly coverage (0–1), never rounded up: 69.96 % is not 70 %, which the law requires. */
export function coverageText(coverage: number | null): string {
  return percentText(
    coverage === null ? null : Math.floor(Number((coverage * 1000).toFixed(6))) / 1000,
    1,
  );
}

/** „około 7 lat”, „nie zwraca się”, „bez wkładu własnego; kredyt spłaca się w 10 lat”. */
export function paybackText(payback: Payback): string {
  if (payback.kind === 'never') {
    return 'nie zwraca się';
  }
  if (payback.kind === 'noOutlay') {
    const {loanYears} = payback;
    return loanYears > 0
      ? `bez wkładu własnego; kredyt spłaca się w ${formatCount(loanYears, yearForms)}`
      : 'bez wkładu własnego';
  }
  const years = payback.years < 10 ? Math.round(payback.years * 2) / 2 : Math.round(payback.years);
  return years < 1 ? 'mniej niż rok' : `około ${formatCount(years, yearForms)}`;
}
