import {fields, labelOf} from '@cooperative/settlement/cooperative/description/fields';

/** The field's name in the form; the project's errors name it without the unit of money, `Zl`. */
export function financeLabel(field: string): string {
  const [, list, number = ''] = /^(replacements|priceChanges)\[(\d+)\]/.exec(field) ?? [];
  if (list === 'replacements' || list === 'priceChanges') {
    return `${labelOf({name: fields[`finance.${list}`].one})} ${number}`;
  }
  const [, found] =
    Object.entries(fields).find(([key]) =>
      [`finance.${field}`, `finance.${field}Zl`].includes(key),
    ) ?? [];
  return found ? labelOf(found) : 'Oszczędność';
}
