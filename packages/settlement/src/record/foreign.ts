/** What is said of a file that is no cooperative's, such as a picture or a sheet. */
export const noCooperative =
  'To nie jest plik spółdzielni. Wybierz plik, który zapisała ta strona, np. spoldzielnia.json.';
