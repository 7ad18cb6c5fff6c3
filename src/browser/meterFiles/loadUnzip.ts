import type {Unzip} from '../../domain/meterFiles';

/** What unpacks a workbook, loaded only for one. */
export async function loadUnzip(): Promise<Unzip> {
  const {unzipSync} = await import('fflate');
  return unzipSync;
}
