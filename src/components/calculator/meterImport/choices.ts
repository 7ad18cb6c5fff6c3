import type {SelectOption} from '@site/src/components/ui/controls/Select';
import type {ColumnMapping} from '@cooperative/meter-files';

export const meanings: readonly SelectOption<ColumnMapping['labels']>[] = [
  {value: 'end', label: 'koniec: 1:00 to 0:00–1:00'},
  {value: 'start', label: 'początek: 0:00 to 0:00–1:00'},
];

export const units: readonly SelectOption<ColumnMapping['unit']>[] = [
  {value: 'kWh', label: 'kWh'},
  {value: 'MWh', label: 'MWh'},
  {value: 'Wh', label: 'Wh'},
  {value: 'kW', label: 'kW (średnia moc)'},
  {value: 'W', label: 'W (średnia moc)'},
];
