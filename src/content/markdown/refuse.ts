import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VFile} from 'vfile';
import {skippedLines} from '../articles/frontMatter';
import {contentError, type Problem} from '../problem';

/** A problem found by a step in a tree. */
export type Finding = Omit<Problem, 'file'>;

/** A node that may have a position. */
export interface Placed {
  readonly position?: {readonly start: {readonly line: number}} | undefined;
}

/** Line of the text on which a node begins. */
export function lineOfNode({position}: Placed): number | null {
  return position?.start.line ?? null;
}

/**
 * Throws a `ContentError` if a step has found anything. Docusaurus passes the text to a step without its front matter;
 * the line numbers in the error are those of the file.
 */
export function refuse({path: file}: Pick<VFile, 'path'>, findings: readonly Finding[]): void {
  if (findings.length === 0) {
    return;
  }
  const above = existsSync(file) ? skippedLines(readFileSync(file, 'utf8')) : 0;
  throw contentError(
    findings.map(({line, text}) => ({
      file: path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/'),
      line: line === null ? null : line + above,
      text,
    })),
  );
}
