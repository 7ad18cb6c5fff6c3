import {isArticle, isPaper} from './places';
import type {Problem} from './problem';

/** What to do about each rule of `.markdownlint-cli2.yaml`, which says why it is there; `$1` is what was found. */
const remedies: Readonly<Record<string, string>> = {
  MD001: 'poziomy nagłówków rosną po jednym: po „##” stoi „###”. Popraw liczbę znaków „#”.',
  MD004: 'pozycje listy zaczynają się od „-”. Zmień znak na początku wiersza.',
  MD009: 'na końcu wiersza są spacje. Usuń je.',
  MD010: 'w wierszu jest tabulator. Wpisz zamiast niego spacje.',
  MD012: 'są tu co najmniej dwa puste wiersze. Zostaw jeden.',
  MD022: 'nagłówek ma mieć nad sobą i pod sobą pusty wiersz. Dodaj go.',
  MD024: 'w tej części jest już taki sam nagłówek. Zmień jeden z nich.',
  MD032: 'lista ma mieć nad sobą i pod sobą pusty wiersz. Dodaj go.',
  MD034: 'adres stoi bez nazwy. Zapisz go jako [dokąd prowadzi](adres).',
  MD036: 'pogrubiony wiersz udaje nagłówek. Zacznij go od „##” albo „###”, bez gwiazdek.',
  MD042: 'link nie ma adresu. Wpisz go w nawiasie okrągłym.',
  MD047: 'plik ma się kończyć jednym pustym wierszem. Dodaj albo usuń puste wiersze na końcu.',
  MD058: 'tabela ma mieć nad sobą i pod sobą pusty wiersz. Dodaj go.',
  MD059:
    'tekst linku $1 nie mówi, dokąd prowadzi. Zmień go tak, żeby był jasny także bez zdania obok.',
};

/** A picture without a description, which our own rule tells in more words. */
const toldElsewhere = ['MD045'];

/** Checks how Markdown is written, by the rules of `npm run lint:md`. */
export async function checkMarkdownStyle(files: readonly string[]): Promise<Problem[]> {
  const linted = files.filter((file) => file.endsWith('.md') && (isArticle(file) || isPaper(file)));
  if (linted.length === 0) {
    return [];
  }
  const {main} = await import('markdownlint-cli2');
  const lines: string[] = [];
  await main({
    argv: ['--no-globs', ...linted.map((file) => `:${file}`)],
    logMessage: () => undefined,
    logError: (text: string) => lines.push(...text.split('\n')),
  });
  return lines.flatMap((text) => {
    // `file:line:column error MD001/name … [Context: "found"]`, some without a column or a context.
    const [file = '', line = ''] = text.split(':');
    const [rule] = /\bMD\d{3}\b/.exec(text) ?? [];
    const [, context = ''] = text.split('[Context: "');
    const found = context.replace(/"\]$/, '').replace(/^\[/, '').replace(/\]$/, '');
    return rule === undefined || toldElsewhere.includes(rule)
      ? []
      : [
          {
            file,
            line: parseInt(line, 10),
            text: (remedies[rule] ?? `${rule}. Popraw zapis.`).replace('$1', () => `„${found}”`),
          },
        ];
  });
}
