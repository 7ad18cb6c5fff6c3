import type {FileProblem, FileRules} from '@site/src/domain/kernel/fileCheck';
import {formatNumber} from '@site/src/site/format';

/** What is wrong with a file, and what may be chosen instead. */
export function fileMessage(problem: FileProblem, {extensions, maxMegabytes}: FileRules): string {
  const kinds = extensions.map((extension) => extension.slice(1).toUpperCase());
  const messages: Readonly<Record<FileProblem, string>> = {
    wrongType: `Wybierz plik ${kinds.join(', ').replace(/, (?=[^,]*$)/, ' albo ')}. Ten plik ma inny format.`,
    tooBig: `Plik jest za duży. Największy rozmiar to ${formatNumber(maxMegabytes, 1)} MB.`,
    empty: 'Plik jest pusty.',
  };
  return messages[problem];
}
