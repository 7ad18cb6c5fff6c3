/** Id of the control of a field. */
export function fieldId(path: string): string {
  return `pole-${path.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
