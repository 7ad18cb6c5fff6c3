import type {Site} from '../../content/loadSite';
import type {WidgetOption} from './formFields';

/** A source as the field of sources finds it: by its code, its words, or those of a fact that stands on it. */
interface SourceToFind {
  readonly code: string;
  readonly title: string;
  readonly publisher: string;
  readonly facts: readonly string[];
}

/** What the editor offers to put into the text of an article. */
export interface Inserts {
  readonly sources: readonly SourceToFind[];
  /** `value` is the Markdown. */
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

/** Every source with the facts that stand on it, and figures. */
export function insertsOf({data}: Site): Inserts {
  const facts = Object.values(data.facts.value).filter((fact) => fact.notForReaders === undefined);
  return {
    sources: Object.entries(data.sources.value).map(([code, {title, publisher}]) => ({
      code,
      title,
      publisher,
      facts: facts.flatMap(({statement, sources}) => (sources.includes(code) ? [statement] : [])),
    })),
    figures: figureInserts,
  };
}

function tableIn(figure: string, columns: readonly string[], last: string, middle = 'zdanie') {
  const rows = [columns, columns.map(() => '---'), ['wpisz', middle, last]];
  return `\n:::${figure}\n\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n:::\n`;
}
