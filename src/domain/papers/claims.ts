import {inQuotes} from '@cooperative/polish';
import {
  leastMembers,
  legalPersonMinimum,
  memberMinimum,
  validateCooperative,
} from '@cooperative/settlement/law';
import {countsOf, factsOf, repeatedNames} from './checks';
import type {ClaimId} from './folder';
import {sumOf, wholeSumOf, type Entry, type Folder} from './folderData';

/**
 * What a paper may say because the folder's own check confirms it. A court, a council and KOWR read these sentences as
 * statements of fact: what is not known is not said.
 */
interface Finding {
  readonly isMet: boolean;
  /** What the check found, in Polish; empty if there is nothing to say. */
  readonly words: string;
}

export function claimOf(folder: Folder, claim: ClaimId): Finding {
  const {members} = folder.lists;
  switch (claim) {
    case 'power':
      return powerAndCoverage(folder);
    case 'founders':
      return founders(members);
    case 'municipality':
      return {isMet: members.some(({kind}) => kind === 'municipality'), words: ''};
  }
}

/** Art. 38e ust. 1 pkt 3 lit. a of the act on renewables: at most 10 MW, and enough generation for the needs. */
function powerAndCoverage(folder: Folder): Finding {
  const {sources} = folder.lists;
  const found = validateCooperative(factsOf(folder, null)).filter(({id}) =>
    ['power', 'coverage'].includes(id),
  );
  const isWhole = wholeSumOf(sources, 'kw') !== null;
  return {
    isMet: isWhole && found.every(({status}) => status === 'met'),
    words: [
      ...found.map(({text}) => text),
      ...(isWhole || sumOf(sources, 'kw') === null ? [] : ['Nie każda instalacja ma wpisaną moc.']),
    ].join(' '),
  };
}

/** Art. 6 § 2 of the cooperative act: ten natural or three legal persons. Of a mixed group the act says nothing. */
function founders(members: readonly Entry[]): Finding {
  const counts = countsOf(members);
  const {natural, unknown} = counts;
  const count = `Założycieli: ${members.length}.`;
  const no = (words: string): Finding => ({isMet: false, words: `${count} ${words}`});
  const [repeated] = repeatedNames(members.map(({name = ''}) => name));
  if (repeated !== undefined) {
    return no(`${inQuotes(repeated)} jest wpisany więcej niż raz.`);
  }
  if (members.length === 0 || unknown > 0) {
    return no('Nie przy każdym wiadomo, czy jest osobą fizyczną, czy prawną.');
  }
  if (natural > 0 && natural < members.length) {
    return no(
      'Jest to grupa mieszana, a art. 6 § 2 Prawa spółdzielczego mówi tylko o grupie samych osób fizycznych i samych osób prawnych.',
    );
  }
  const least = natural > 0 ? memberMinimum.value : legalPersonMinimum.value;
  if (members.length < least) {
    return no(`Potrzeba co najmniej ${least}.`);
  }
  const {status, text} = leastMembers(counts);
  return status === 'met'
    ? {isMet: true, words: `Założycieli jest ${members.length}, a potrzeba co najmniej ${least}.`}
    : {isMet: false, words: text};
}
