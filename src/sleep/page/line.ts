const {connection} = navigator as {
  readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
};
const line = connection?.effectiveType ?? '';

/** Whether every byte counts: data saver or a very slow line. */
export const isDear = connection?.saveData === true || line.includes('2g');

/** Whether the line is known to be good, and may be used. */
export const isGood = !isDear && line === '4g';
