import type {FieldError} from '@cooperative/polish';
import type {Project} from './types';

const maxYears = 50;
const maxZloty = 1e12;

type NumberField = Exclude<keyof Project, 'replacements' | 'priceChanges' | 'savedVat'>;

const ranges: readonly (readonly [NumberField, min: number, max: number])[] = [
  ['cost', 0, maxZloty],
  ['vat', 0, 100],
  ['vatDeducted', 0, 100],
  ['grant', 0, 100],
  ['loan', 0, 100],
  ['loanRate', 0, 100],
  ['loanYears', 0, maxYears],
  ['cooperative', 0, maxZloty],
  ['annualSaving', -maxZloty, maxZloty],
  ['annualCost', 0, maxZloty],
  ['priceGrowth', -50, 50],
  ['costGrowth', -50, 50],
  ['ageing', 0, 100],
  ['discount', 0, 100],
  ['years', 1, maxYears],
];

/** What is wrong with the numbers of a project, by field. */
export function checkProject(project: Project): FieldError[] {
  const errors: FieldError[] = [];
  const between = (field: string, value: number, min: number, max: number): void => {
    if (!(value >= min && value <= max)) {
      errors.push({field, message: `Podaj liczbę od ${min} do ${max}; znaleziono ${value}.`});
    }
  };
  for (const [field, min, max] of ranges) {
    between(field, project[field], min, max);
  }
  for (const field of ['years', 'loanYears'] as const) {
    if (!Number.isInteger(project[field])) {
      errors.push({field, message: 'Podaj całkowitą liczbę lat.'});
    }
  }
  if (project.loan > 0 && project.loanYears < 1) {
    errors.push({
      field: 'loanYears',
      message: 'Podaj, na ile lat jest kredyt bankowy: co najmniej 1.',
    });
  }
  for (const [index, {year, cost}] of project.replacements.entries()) {
    const place = `replacements[${index + 1}]`;
    between(`${place}.costZl`, cost, 0, maxZloty);
    if (!(Number.isInteger(year) && year >= 1 && year <= project.years)) {
      errors.push({
        field: `${place}.year`,
        message: `Podaj rok wymiany od 1 do ${project.years}: później już nie liczymy.`,
      });
    }
  }
  for (const [index, {year, change}] of project.priceChanges.entries()) {
    const place = `priceChanges[${index + 1}]`;
    between(`${place}.change`, change, -50, 50);
    if (!(Number.isInteger(year) && year >= 2 && year <= project.years)) {
      const message =
        project.years < 2
          ? 'Usuń tę zmianę: liczymy tylko jeden rok.'
          : `Podaj rok zmiany cen od 2 do ${project.years}: w roku 1 są dzisiejsze ceny.`;
      errors.push({field: `${place}.year`, message});
    } else if (project.priceChanges.findIndex((other) => other.year === year) !== index) {
      errors.push({field: `${place}.year`, message: `Rok ${year} jest podany dwa razy.`});
    }
  }
  return errors;
}
