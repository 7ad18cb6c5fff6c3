import type {Finding} from './findings';

/** The findings as the text of an issue: under each heading what to do, and a box to tick for each. Empty if none. */
export function issueText(findings: readonly Finding[]): string {
  const headings = [...new Set(findings.map(({about}) => about))];
  const sections = headings.map((heading) => {
    const here = findings.filter(({about}) => about === heading);
    return [
      `## ${heading}`,
      here[0]?.remedy ?? '',
      here.map(({text}) => `- [ ] ${text}`).join('\n'),
    ].join('\n\n');
  });
  return sections.length === 0
    ? ''
    : `${[...sections, 'To zgłoszenie zamknie się samo, gdy nic nie zostanie do zrobienia.'].join('\n\n')}\n`;
}
