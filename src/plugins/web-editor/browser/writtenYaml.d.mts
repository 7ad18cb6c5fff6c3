/** See `DataFormat` in `fileForms.ts`. */
export function writtenYaml(
  yaml: typeof import('yaml'),
  format: {readonly listName?: string; readonly isKeyed?: boolean},
): {
  readonly fromFile: (text: string) => unknown;
  readonly toFile: (value: unknown) => string;
};
