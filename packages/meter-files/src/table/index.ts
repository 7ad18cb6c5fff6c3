/** What is in a file as rows of cells or as text, for lists of any other kind. */
export {alignedRows} from './alignedText';
export {readText, textOf} from './decode';
export {joinedHeadings} from './joinedHeadings';
export {jsonTable} from './jsonTable';
export {withLostLetters} from './lostLetters';
export {readTable} from './splitTable';
export type {TableRow} from './tableRow';
export {attribute, decodeEntities, readXml} from '../workbook/xml';
