import type {DocumentSettings} from '@cooperative/settlement/documents';
import type {IsoDay} from '@cooperative/polish';

/** What every group of fields takes. */
export interface FieldsProps {
  readonly settings: DocumentSettings;
  readonly today: IsoDay;
}
