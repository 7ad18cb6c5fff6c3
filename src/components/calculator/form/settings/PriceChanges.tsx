import type {ReactNode} from 'react';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import type {NumberSpec} from '../../shared/fields/NumberSetting';
import RowList from './RowList';

type ChangesDraft = NonNullable<NonNullable<CooperativeDraft['finance']>['priceChanges']>;

interface Props {
  readonly changes: ChangesDraft | undefined;
  readonly onChange: (changes: ChangesDraft | undefined) => void;
}

const specs: readonly NumberSpec<'year' | 'change'>[] = [
  {
    key: 'year',
    label: 'Rok',
    unit: '',
    min: 2,
    max: 50,
    fractionDigits: 0,
    hint: 'Rok 1 ma dzisiejsze ceny.',
  },
  {
    key: 'change',
    label: 'Zmiana cen w tym roku',
    unit: '%',
    min: -50,
    max: 50,
    step: 0.1,
    hint: 'W porównaniu z rokiem poprzednim.',
    why: 'To Twoje założenie: przyszłych cen nikt nie zna.',
  },
];

/** The reader's own path of prices: the years that differ from the usual growth. */
export default function PriceChanges({changes, onChange}: Props): ReactNode {
  return (
    <RowList
      path="finance.priceChanges"
      rows={changes}
      specs={specs}
      most={50}
      empty={{year: null, change: null}}
      words={{
        row: 'Zmiana cen',
        remove: 'Usuń zmianę cen',
        add: 'Dodaj rok z inną zmianą cen',
        none: 'Bez wpisanych lat ceny zmieniają się co rok tak samo.',
      }}
      onChange={onChange}
    />
  );
}
