import {indexFiles} from '../../search-index/indexFiles';
import type {Emitter} from '../pipeline';

/** The index of the search, as the search-index plugin made it. */
export const searchFiles: Emitter = ({searchIndex}) =>
  [...indexFiles(searchIndex)].map(([file, content]) => ({file, content}));
