import {indexFiles} from '@cooperative/polish-search/build';
import type {Emitter} from '../pipeline';

/** The search index, as the search-index plugin made it. */
export const searchFiles: Emitter = ({searchIndex}) =>
  [...indexFiles(searchIndex())].map(([file, content]) => ({file, content}));
