import type {Site} from './loadSite';
import {checkMarkdownStyle} from './markdownStyle';
import {dataFolder} from './places';
import type {Problem} from './problem';
import {checkSite} from './quality/checkSite';
import {checkSpelling} from './spelling';

/** Everything there is to correct in what editors write: the rules of the build, spelling and the style of Markdown. */
export async function everyProblem(site: Site): Promise<Problem[]> {
  const dataFiles = Object.values(site.data)
    .filter(({file, text}) => file.startsWith(`${dataFolder}/`) && text !== '')
    .map(({file}) => file);
  return [
    ...checkSite(site),
    ...(await checkSpelling([...site.markdownFiles, ...dataFiles])),
    ...(await checkMarkdownStyle(site.markdownFiles)),
  ];
}
