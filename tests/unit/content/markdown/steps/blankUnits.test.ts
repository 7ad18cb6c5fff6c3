import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {blankUnits} from '@site/src/content/markdown/steps/blankUnits';
import {paperFields} from '@site/src/content/markdown/steps/paperFields';
import {paperForms} from '@site/src/content/markdown/steps/paperForms';

/** What stays in one line, with „_” for each place to write in. */
function heldIn(markdown: string): string[] {
  const tree: Root = parseMarkdown(markdown);
  const file = new VFile({path: 'wzory/pismo.md'});
  file.data = {frontMatter: {}};
  paperForms()(tree, file);
  paperFields()(tree, file);
  blankUnits()(tree);
  const held: string[] = [];
  visit(tree, 'emphasis', ({data, children}) => {
    const {className} = (data?.hProperties ?? {}) as {readonly className?: readonly string[]};
    if (className?.includes('unbroken') === true) {
      held.push(children.map((child) => (child.type === 'text' ? child.value : '_')).join(''));
    }
  });
  return held;
}

test.each([
  ['Obejmie udziały, po [pole: kwoty.udzial] zł każdy.', ['po _ zł']],
  ['Wpisowe wynosi [pole: kwoty.wpisowe] zł, a moc ____________ kWh.', ['_ zł,', 'moc _ kWh.']],
  ['Produkcja to [pole: razem.pokrycie]% zużycia, a resztą ____ %.', ['to _%', '_ %.']],
  ['W sieci [pole: spoldzielnia.siedziba] złożono.', []],
  ['Siedzibą jest [pole: spoldzielnia.siedziba], a dniem ____ .', ['_,']],
  ['Imię i nazwisko: ________________, dnia ____; *dalej*.', ['_,', '_;']],
])('%s', (markdown, held) => expect(heldIn(markdown)).toEqual(held));
