import type {DocumentDraft} from '@cooperative/settlement/documents';
import type {PluralForms} from '@cooperative/polish';

export const documentForms: PluralForms = {
  one: 'dokument',
  few: 'dokumenty',
  many: 'dokumentów',
  other: 'dokumentu',
};

/** What a document is, in a table. */
export function kindText({channel}: Pick<DocumentDraft, 'channel'>): string {
  return channel === 'ksef'
    ? 'faktura do KSeF'
    : channel === 'outside'
      ? 'faktura poza KSeF'
      : 'rozliczenie';
}
