/** Makes the files of an index, once, in Node. */
export {buildIndex, type SearchIndex} from './buildIndex';
export {indexFiles} from './indexFiles';
export type {SearchablePage} from './sections';
export {encodeOutline} from '../files/outline';
