export {buildIndex, type SearchIndex} from './build/buildIndex';
export {indexFiles} from './build/indexFiles';
export type {SearchablePage} from './build/sections';
export {polishDictionary, type Dictionary, type Language} from './dictionary/dictionary';
export {createSearch} from './engine/createSearch';
export type {LoadFile} from './files/indexFiles';
export type {
  MatchKind,
  Search,
  SearchAnswer,
  SearchEngine,
  SearchKind,
  SearchPage,
  SearchResult,
} from './types';
