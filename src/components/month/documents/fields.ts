import type {DocumentSettings} from '@cooperative/settlement/documents';
import type {IsoDay} from '@cooperative/polish';

/** What every group of fields takes. */
export interface FieldsProps {
  readonly settings: DocumentSettings;
  /** What is wrong with a field, by its name in the settings. */
  readonly errorOf: (field: string) => string | undefined;
  readonly today: IsoDay;
}
