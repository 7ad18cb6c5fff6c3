import {assumptions} from '@cooperative/settlement/law/assumptions';
import {formatDate} from '@cooperative/polish/date';

/** An assumption in a sentence, with its default, source and day. */
export function assumptionHint(id: `A${number}`): string {
  const found = assumptions.find((assumption) => assumption.id === id);
  return found
    ? `${found.text} Domyślnie: ${found.default}. Źródło (${id}): ${found.source}; ${formatDate(found.date)}`
    : '';
}
