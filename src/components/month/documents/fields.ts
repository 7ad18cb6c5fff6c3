import type {DocumentSettings} from '@cooperative/settlement/documents';
import type {IsoDay} from '@cooperative/polish';
import type {MonthUse} from '@site/src/browser/month/useMonth';

/** What every group of fields takes. */
export interface FieldsProps {
  readonly settings: DocumentSettings;
  readonly change: MonthUse['change'];
  /** What is wrong with a field, by its name in the settings. */
  readonly errorOf: (field: string) => string | undefined;
  readonly today: IsoDay;
}
