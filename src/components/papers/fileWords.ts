import type {filesOf} from '@site/src/domain/papers/paper';

/** What the reader gets from each file of a paper. */
export const fileWords: Readonly<Record<ReturnType<typeof filesOf>[number], string>> = {
  docx: 'Dokument do edycji (.docx)',
  ics: 'Terminy do kalendarza (.ics)',
  csv: 'Lista dla kalkulatora (.csv)',
};
