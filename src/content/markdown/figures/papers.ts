import {textElement, element} from '../element';
import {figureRows, framed, type Figure} from './figure';

/** „Pisma”: a table of papers, who signs them and where they go, drawn as sheets with a line to sign on. */
export const papers: Figure = (directive) => {
  const rows = figureRows(directive, 4);
  return rows === null
    ? 'między dwukropkami ma stać jedna tabela z 4 kolumnami: pismo, kto podpisuje, dokąd idzie, uwaga.'
    : framed(directive, 'papers', [
        element(
          'ol',
          {},
          rows.map(([paper = [], signer = [], to = [], note = []]) =>
            element('li', {}, [
              element('strong', {}, [...paper]),
              ...(note.length > 0 ? [element('em', {}, [...note])] : []),
              element('span', {}, [
                textElement('small', {}, 'podpisuje'),
                element('b', {}, [...signer]),
              ]),
              element('span', {}, [textElement('small', {}, 'dokąd'), element('b', {}, [...to])]),
            ]),
          ),
        ),
      ]);
};
