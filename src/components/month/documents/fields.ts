import type {DocumentSettings} from '@site/src/domain/documents/types';
import type {IsoDay} from '@site/src/domain/polish/date';
import type {Month} from '@site/src/browser/month/useMonth';

/** What every group of fields takes. */
export interface FieldsProps {
  readonly settings: DocumentSettings;
  readonly change: Month['change'];
  /** What is wrong with a field, by its name in the settings. */
  readonly errorOf: (field: string) => string | undefined;
  readonly today: IsoDay;
}
