import type {openSource} from '../../domain/meterFiles';

/** The sheets of a workbook; their reader is loaded only for one. */
export async function readWorkbook(
  bytes: ArrayBuffer,
): ReturnType<Parameters<typeof openSource>[2]> {
  const {default: readSheets} = await import('read-excel-file/universal');
  return readSheets(bytes);
}
