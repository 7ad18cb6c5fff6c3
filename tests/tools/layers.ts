import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {layers, type Layer} from '../../packages/layers/layers.mjs';

/** Lines as if they stood in a file of the project; `#` in them becomes a number, so that no name comes twice. */
export interface Planted {
  readonly file: string;
  readonly lines: readonly string[];
}

export interface Finding {
  /** Such as `layers(imports)`; empty where the text cannot be read. */
  readonly rule: string;
  /** As planted. */
  readonly line: string;
  readonly message: string;
}

interface Diagnostic {
  readonly message: string;
  readonly code?: string;
  readonly filename: string;
  readonly labels: readonly {readonly span: {readonly line: number}}[];
}

/** What the linter, with the configuration of the project, says of each of the planted by the table of layers. */
export function lint(planted: readonly Planted[]): readonly (readonly Finding[])[] {
  const root = mkdtempSync(path.join(tmpdir(), 'layers-'));
  mkdirSync(path.join(root, 'packages'));
  for (const name of ['packages/layers', 'node_modules']) {
    symlinkSync(path.resolve(name), path.join(root, name));
  }
  // Types would be read from the whole project, and none of these rules asks for them.
  const config = readFileSync('.oxlintrc.json', 'utf8').replace(/("typeAware":) true/, '$1 false');
  writeFileSync(path.join(root, '.oxlintrc.json'), config);

  const rows = planted.flatMap(({file, lines}, index) =>
    lines.map((line) => ({file, line, index})),
  );
  const files = new Map(
    planted.map(({file}) => [file, rows.filter((row) => row.file === file)] as const),
  );
  for (const [file, own] of files) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    const lines = own.map(({line}, number) => line.replaceAll('#', String(number)));
    writeFileSync(path.join(root, file), lines.join('\n'));
  }
  const found = said(root, [...files.keys()]);
  rmSync(root, {recursive: true});
  return planted.map((_, index) =>
    found.flatMap(({message, code: rule = '', filename, labels}) => {
      const row = files.get(filename)?.[lineOf({labels}) - 1];
      const isAsked = rule === '' || rule.startsWith('layers(');
      return row?.index === index && isAsked ? [{rule, line: row.line, message}] : [];
    }),
  );
}

function said(root: string, files: readonly string[]): readonly Diagnostic[] {
  const oxlint = path.resolve('node_modules/.bin/oxlint');
  const output = execFileSync(
    'sh',
    ['-c', '"$@" || true', 'sh', oxlint, '--format=json', ...files],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  const {diagnostics} = JSON.parse(output) as {diagnostics: readonly Diagnostic[]};
  return [...diagnostics].sort((one, other) => lineOf(one) - lineOf(other));
}

function lineOf({labels}: Pick<Diagnostic, 'labels'>): number {
  return labels[0]?.span.line ?? 0;
}

export function layerNamed(wanted: string): Layer {
  const found = layers.find(({name}) => name === wanted);
  if (!found) {
    throw new Error(`No layer ${wanted}.`);
  }
  return found;
}

/** Whether the layer is a folder, not a list of single files. */
export function isFolder({files}: Layer): boolean {
  return files.every((file) => file.endsWith('/**'));
}

/** A path in the layer; the file need not exist. */
export function fileIn(layer: Layer): string {
  return isFolder(layer) ? `${layer.folder}/room/planted.ts` : (layer.files[0] ?? '');
}
