import {lineOfNode, refuse, type Placed} from '../refuse';
import {missingFile, missingPicture} from '../../quality/messages';

interface BrokenTarget {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: Placed;
}

/** Docusaurus hook: a Markdown link to a file that does not exist. */
export function refuseBrokenLink({sourceFilePath, url, node}: BrokenTarget): void {
  refuse({path: sourceFilePath}, [{line: lineOfNode(node), text: missingFile(url)}]);
}

/** Docusaurus hook: a picture that does not exist. */
export function refuseBrokenImage({sourceFilePath, url, node}: BrokenTarget): void {
  refuse({path: sourceFilePath}, [{line: lineOfNode(node), text: missingPicture(url)}]);
}
