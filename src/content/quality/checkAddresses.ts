import {
  addressProblems,
  type AddressProblem,
  type Addresses,
} from '../../domain/articles/addresses';
import type {YamlFile} from '../data/yamlFile';
import type {Problem} from '../problem';

/** Published addresses without a page, and invalid redirects. */
export function checkAddresses(
  {file, valueOrNull, lineOf}: Pick<YamlFile<Addresses>, 'file' | 'valueOrNull' | 'lineOf'>,
  pages: ReadonlySet<string>,
): Problem[] {
  return valueOrNull === null
    ? []
    : addressProblems(valueOrNull, pages).map((problem) => ({
        file,
        line: lineOf([problem.kind === 'dead' ? 'published' : 'moved', problem.address]),
        text: describe(problem),
      }));
}

function describe(problem: AddressProblem): string {
  const {kind, address} = problem;
  switch (kind) {
    case 'dead':
      return `adres „${address}” jest w polu „published”, a nie ma pod nim strony. Przywróć stronę albo dopisz w polu „moved”, dokąd ten adres ma prowadzić.`;
    case 'nowhere':
      return `pole „moved” prowadzi z „${address}” do „${problem.target}”, a tam nie ma strony. Wpisz adres istniejącej strony.`;
    case 'taken':
      return `pole „moved” wymienia „${address}”, a pod tym adresem jest strona. Usuń ten wiersz albo zmień adres strony.`;
  }
}
