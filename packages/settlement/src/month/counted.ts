import type {PluralForms} from '@cooperative/polish';

/** How files, members and points are counted: „3 pliki”, „12 punktów”. */
export const fileForms: PluralForms = {one: 'plik', few: 'pliki', many: 'plików', other: 'pliku'};

export const memberForms: PluralForms = {
  one: 'członek',
  few: 'członkowie',
  many: 'członków',
  other: 'członka',
};

export const pointForms: PluralForms = {
  one: 'punkt',
  few: 'punkty',
  many: 'punktów',
  other: 'punktu',
};
