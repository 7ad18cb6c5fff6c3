// What the site counts, for `formatCount`.

export const articleForms = {
  one: 'artykuł',
  few: 'artykuły',
  many: 'artykułów',
  other: 'artykułu',
};

export const resultForms = {
  one: 'wynik',
  few: 'wyniki',
  many: 'wyników',
  other: 'wyniku',
};

export const termForms = {
  one: 'hasło',
  few: 'hasła',
  many: 'haseł',
  other: 'hasła',
};

export const questionForms = {
  one: 'pytanie',
  few: 'pytania',
  many: 'pytań',
  other: 'pytania',
};
