import type {Site} from '../../content/loadSite';
import {choicesOf} from './fileForms';
import type {WidgetOption} from './formFields';

/** What the editor offers to put into the text of an article: `value` is the Markdown. */
export interface Inserts {
  readonly sources: readonly WidgetOption[];
  readonly figures: readonly WidgetOption[];
}

/** Figures made of a table or a list, to be written over. */
export const figureInserts: readonly WidgetOption[] = [
  {label: 'Ramka: informacja', value: '\n:::info[Tytuł ramki]\nZdanie.\n:::\n'},
  {label: 'Ramka: ostrzeżenie', value: '\n:::warning[Tytuł ramki]\nZdanie.\n:::\n'},
  {
    label: 'Lista warunków',
    value: tableIn('warunki[Tytuł]', ['Warunek', 'Co to znaczy', 'Odpowiedź'], 'sprawdź'),
  },
  {label: 'Ścieżka kroków', value: '\n:::sciezka\n\n1. Pierwszy krok.\n2. Drugi krok.\n\n:::\n'},
  {label: 'Oś czasu', value: tableIn('os-czasu', ['Data', 'Co się stało', 'Podstawa'], 'projekt')},
  {label: 'Słupki', value: tableIn('slupki[Tytuł]', ['Nazwa', 'Ile', 'Uwaga'], 'uwaga', '1 zł')},
];

/** Sources by their code, and figures. */
export function insertsOf(site: Site): Inserts {
  return {
    sources: choicesOf(site).sources.map(({label, value}) => ({label, value: `[^${value}]`})),
    figures: figureInserts,
  };
}

function tableIn(figure: string, columns: readonly string[], last: string, middle = 'zdanie') {
  const rows = [columns, columns.map(() => '---'), ['wpisz', middle, last]];
  return `\n:::${figure}\n\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n:::\n`;
}
