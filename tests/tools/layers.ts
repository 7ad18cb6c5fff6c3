import path from 'node:path';
import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {layerRules} from '../../eslint/index.mjs';
import {layers, type Layer} from '../../eslint/layers.mjs';

const linter = new Linter();
/** The layer rules alone: rules that need types would read the whole project for every test line. */
const config = [
  {files: ['**/*.ts'], languageOptions: {parser: tseslint.parser as Linter.Parser}},
  ...layerRules,
];

/** What the layer rules report for a text as if it were in the file. */
export function lint(file: string, lines: readonly string[]): Linter.LintMessage[] {
  return linter.verify(lines.join('\n'), config, {filename: path.resolve(file)});
}

export function layerNamed(wanted: string): Layer {
  const found = layers.find(({name}) => name === wanted);
  if (!found) {
    throw new Error(`No layer ${wanted}.`);
  }
  return found;
}

/** Whether the layer is a folder of src, not a list of single files. */
export function isFolder({files}: Layer): boolean {
  return files.every((file) => file.endsWith('/**'));
}

/** A path in the layer; the file need not exist. */
export function fileIn(layer: Layer): string {
  return isFolder(layer) ? `src/${layer.name}/room/planted.ts` : (layer.files[0] ?? '');
}
