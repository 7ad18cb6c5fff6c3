import {ContentError} from '../../../data/check';
import {addressesPath} from '../../../data/load';
import {addressProblems, type AddressProblem} from '../../../domain/articles/addresses';
import type {Check} from '../pipeline';

/** Throws one {@link ContentError} that names every published address without a page and every wrong move. */
export const checkAddresses: Check = ({addresses}, pages) => {
  const problems = addressProblems(addresses, new Set(pages.map(({address}) => address)));
  if (problems.length > 0) {
    throw new ContentError(
      `${addressesPath}:\n${problems.map((problem) => `  – ${describe(problem)}`).join('\n')}`,
    );
  }
};

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
