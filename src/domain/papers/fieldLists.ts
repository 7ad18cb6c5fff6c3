import {type Operator, operators} from '@cooperative/settlement/rates';
import {readKrs, readNip} from '@cooperative/settlement/documents';
import type {NumberKind} from './folder';

/** The companies behind the operators whose rates the site knows, as papers name them. */
const companies: Readonly<Record<Operator, {readonly operator: string; readonly seller: string}>> =
  {
    tauron: {operator: 'TAURON Dystrybucja', seller: 'TAURON Sprzedaż'},
    pge: {operator: 'PGE Dystrybucja', seller: 'PGE Obrót'},
    energa: {operator: 'Energa-Operator', seller: 'Energa-Obrót'},
    stoen: {operator: 'Stoen Operator', seller: 'E.ON Polska'},
    enea: {operator: 'Enea Operator', seller: 'Enea'},
  };

/** Names to choose from. */
export function companiesFor(list: 'operator' | 'seller'): readonly string[] {
  return operators.map((id) => companies[id][list]);
}

/** What is wrong with a number as typed, with the remedy; undefined if nothing is, or nothing is there. It stays as typed. */
export function faultOf(kind: NumberKind, text: string): string | undefined {
  return text.trim() === '' ? undefined : faultsOf(kind, text)[0];
}

const compare = 'Sprawdź go na rachunku; jeśli tam jest taki sam, zostaw.';

function faultsOf(kind: NumberKind, text: string): readonly string[] {
  if (kind === 'ppe') {
    const plain = text.replace(/[\s-]/g, '');
    return /^\d{18}$/.test(plain)
      ? []
      : [
          /^\d*$/.test(plain)
            ? `Numer PPE ma 18 cyfr, a tu jest ich ${plain.length}. ${compare}`
            : `Numer PPE ma 18 cyfr i nic więcej, a tu są też inne znaki. ${compare}`,
        ];
  }
  const read = kind === 'nip' ? readNip(text) : readKrs(text);
  return read.ok ? [] : read.errors.map(({message}) => message);
}
