import {ContentError} from '../../content/data/checkShape';
import {addressesPath} from '../../content/data/load';
import {
  addressProblems,
  type AddressProblem,
  type Addresses,
} from '../../domain/articles/addresses';

/** Throws one {@link ContentError} that names every published address without a page and every wrong move. */
export function checkAddresses(addresses: Addresses, pages: ReadonlySet<string>): void {
  const problems = addressProblems(addresses, pages);
  if (problems.length > 0) {
    throw new ContentError(
      `${addressesPath}:\n${problems.map((problem) => `  – ${describe(problem)}`).join('\n')}`,
    );
  }
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
