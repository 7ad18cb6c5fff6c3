import type {FieldError} from '@cooperative/polish';
import type {Finance} from '../cooperative/description/schema';

/** What is wrong between the fields of an investment; each alone is within its limits. */
export function checkFinance(finance: Finance): readonly FieldError[] {
  const {loan, loanYears, years, replacements = [], priceChanges = []} = finance;
  const errors: FieldError[] = [];
  if (loan > 0 && loanYears < 1) {
    errors.push({
      field: 'loanYears',
      message: 'Podaj, na ile lat jest kredyt bankowy: co najmniej 1.',
    });
  }
  for (const [index, {year}] of replacements.entries()) {
    if (year > years) {
      errors.push({
        field: `replacements[${index + 1}].year`,
        message: `Podaj rok wymiany od 1 do ${years}: później już nie liczymy.`,
      });
    }
  }
  for (const [index, {year}] of priceChanges.entries()) {
    const field = `priceChanges[${index + 1}].year`;
    if (year > years) {
      const message =
        years < 2
          ? 'Usuń tę zmianę: liczymy tylko jeden rok.'
          : `Podaj rok zmiany cen od 2 do ${years}: w roku 1 są dzisiejsze ceny.`;
      errors.push({field, message});
    } else if (priceChanges.findIndex((other) => other.year === year) !== index) {
      errors.push({field, message: `Rok ${year} jest podany dwa razy.`});
    }
  }
  return errors;
}
