import {lineOfNode, refuse, type Placed} from '../refuse';
import {missingFile, missingPicture} from '../../quality/messages';

interface BrokenTarget {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: Placed;
}

/** Docusaurus hook that rejects a Markdown link to a missing file. */
export function refuseBrokenLink({sourceFilePath, url, node}: BrokenTarget): void {
  refuse({path: sourceFilePath}, [{line: lineOfNode(node), text: missingFile(url)}]);
}

/** Docusaurus hook that rejects a missing picture. */
export function refuseBrokenImage({sourceFilePath, url, node}: BrokenTarget): void {
  refuse({path: sourceFilePath}, [{line: lineOfNode(node), text: missingPicture(url)}]);
}
