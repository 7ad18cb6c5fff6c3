import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

/**
 * What a device has of the cooperatives: the rows of their database, and of earlier versions the folder of papers and the
 * calculator's readings.
 */
export interface Device {
  readonly folder?: string;
  readonly readings?: readonly (readonly [string, unknown])[];
  readonly rows: readonly (readonly [string, unknown])[];
}

/** What the build of 28 November 2026, before there were records, left on a device: a folder, and a month with a file. */
export const earlierDevice = JSON.parse(
  readFileSync('tests/fixtures/stores/2026-11.json', 'utf8'),
) as Required<Device>;

/** Leaves it on the device of a page of the site; readings are written `{$float64: [...]}`. */
export async function leave(page: Page, device: Device): Promise<void> {
  await page.evaluate(async ({folder, readings, rows}) => {
    const unpacked = (value: unknown): unknown => {
      if (Array.isArray(value)) {
        return value.map(unpacked);
      }
      if (typeof value !== 'object' || value === null) {
        return value;
      }
      return '$float64' in value
        ? Float64Array.from(value.$float64 as number[])
        : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpacked(one)]));
    };
    if (folder !== undefined) {
      localStorage.setItem('se:teczka', folder);
    }
    const put = async (name: string, table: string, given: typeof rows): Promise<void> =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(table);
        opening.onerror = () => reject(new Error('No database.'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(table, 'readwrite');
          for (const [key, row] of given) {
            transaction.objectStore(table).put(unpacked(row), key);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    await put('se:miesiac', 'miesiac', rows);
    if (readings) {
      await put('se:odczyty', 'odczyty', readings);
    }
  }, device);
}

/** The rows that a device has; none without a database. Written as `leave` takes them. */
export async function keptRows(page: Page): Promise<Device['rows']> {
  return page.evaluate(
    async () =>
      new Promise<(readonly [string, unknown])[]>((resolve, reject) => {
        const packed = (value: unknown): unknown => {
          if (value instanceof Float64Array) {
            return {$float64: [...value]};
          }
          if (Array.isArray(value)) {
            return value.map(packed);
          }
          return typeof value !== 'object' || value === null
            ? value
            : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packed(one)]));
        };
        // What a test does to the page's own database is no matter here.
        const opening = IDBFactory.prototype.open.call(indexedDB, 'se:miesiac');
        let isNew = false;
        opening.onupgradeneeded = () => {
          isNew = true;
          opening.transaction?.abort();
        };
        opening.onerror = () => {
          if (isNew) {
            resolve([]);
          } else {
            reject(new Error('No database.'));
          }
        };
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('miesiac')) {
            database.close();
            resolve([]);
            return;
          }
          const rows = database.transaction('miesiac').objectStore('miesiac');
          const keys = rows.getAllKeys();
          const values = rows.getAll();
          values.onsuccess = () => {
            database.close();
            resolve(keys.result.map((key, index) => [key as string, packed(values.result[index])]));
          };
        };
      }),
  );
}
