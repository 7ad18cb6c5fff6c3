/** Saved files by their schemas. Depends on zod: a page fetches it only to read one. */
export {
  checkDescription,
  readDescription,
  readJson,
} from '../cooperative/description/readDescription';
export {isReadings, readRecord} from '../record/readRecord';
