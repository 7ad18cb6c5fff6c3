import {conditionName} from '../../../../domain/papers/folder';
import {paperNotice} from '../../../../domain/papers/paper';
import {fieldMark, parseCondition} from '../../../../domain/papers/words';
import type {MachinePaper} from '../../read/machinePapers';
import {portableMarkdown} from '../markdownSource';

/** A paper as plain, self-contained Markdown: its data first, links with their full addresses. */
export function paperMarkdown(paper: MachinePaper, url: string): string {
  const {title, description, checked, fillIn, basis, markdown} = paper;
  const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
  return `${[
    `# ${title}`,
    description,
    list([`Adres: ${url}`, `Sprawdzono: ${checked}`, paperNotice]),
    portableMarkdown(withPlainFields(markdown), (address) => new URL(address, url).href),
    ...(fillIn.length > 0 ? ['## Co wpisać i na co zwrócić uwagę', list(fillIn)] : []),
    '## Podstawa prawna',
    list(basis.map((entry) => `${entry.provision} – [${entry.title}](${entry.url})`)),
  ].join('\n\n')}\n`;
}

/** With places to write in for the fields of the folder, and with the names of variants. */
function withPlainFields(markdown: string): string {
  return markdown
    .replace(fieldMark, '________')
    .replace(/^:::wariant\{gdy="([^"]*)"\}$/gm, (_, when: string) => {
      const condition = parseCondition(when);
      return condition === null ? '' : `**Wariant. ${conditionName(condition)}**`;
    })
    .replace(/^:::dla-prawnika$/gm, '**Dla prawnika**')
    .replace(/^:::$/gm, '');
}
