/** What a page knows of the search before it loads the engine: how it answers, and where its files are. */
export type {LoadFile} from './files/indexFiles';
export {likelyParts, outlineName} from './files/outline';
export {manifestName, searchFolder} from './files/shapes';
export {
  type Piece,
  type Reason,
  type Search,
  type SearchAnswer,
  type SearchEngine,
  type SearchKind,
  searchKinds,
  type SearchPage,
  type SearchResult,
  type TextFilter,
} from './types';
