import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {readMarkdown} from '../../../src/content/articles/readMarkdown';
import {loadSite} from '../../../src/content/loadSite';
import {lengthOf} from '../../../src/content/quality/checkArticle';
import {countDoubts} from '../../../src/domain/articles/doubt';
import {splitSentences} from '@cooperative/polish';

/** A part of an article under one heading, and what it brings along. */
interface Part {
  readonly heading: string;
  readonly text: string;
  readonly words: number;
}

/** A little above the shortest an article may be. */
const leastWords = 620;
/** Something to use, which every article has to lead to. */
const useful = 'Policz swój przykład w [kalkulatorze](/kalkulator).';
const nextStep = 'Co dalej';

/**
 * Writes articles into a copy of the site until it has `count`: parts of the real ones put together anew, so that the
 * words, links, sources and figures are those of the site and all rules for content hold. Their titles say what they
 * are.
 */
export function writeArticles(dir: string, count: number): void {
  const site = loadSite(dir);
  const real = site.articles.filter((file) => file.split('/').length === 3);
  const parts = real.flatMap((file) => partsOf(dir, file));
  const ends = parts.filter(({heading}) => heading === nextStep);
  const middles = parts.filter(({heading}) => heading !== nextStep);
  const names = Array.from({length: count - real.length}, (_, index) => `proba-${index + 1}`);
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index % list.length];
    if (found === undefined) {
      throw new Error('There is nothing to make articles from.');
    }
    return found;
  };

  names.forEach((name, index) => {
    const model = at(real, index);
    const {audience, level, tags, updated, checked, summary, description} = site.fieldsOf(model);
    const chosen: Part[] = [];
    for (let step = 0; wordsOf(chosen) < leastWords; step += 1) {
      // Steps that meet all parts, and each article in another order.
      const part = at(middles, index * 7 + step * (1 + (index % 13) * 2));
      if (chosen.every(({heading}) => heading !== part.heading)) {
        chosen.push(part);
      }
    }
    const end = at(ends, index);
    const text = [...chosen, end].map((part) => part.text).join('\n');
    const fields = {
      title: `Próba ${index + 1}: ${at(chosen, 0).heading}`.slice(0, 79),
      description,
      sidebar_position: 100 + index,
      audience,
      level,
      tags,
      updated,
      checked,
      sources: [...new Set([...text.matchAll(/\[\^([^\],]+)/g)].map(([, code]) => code))],
      related: [1, 2, 3].map((step) => at(names, index + step)),
      summary,
      glossary_skip: [],
    };
    const file = path.join(dir, path.dirname(model), `${name}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `---\n${stringify(fields)}---\n\nTo tekst próby. ${useful}\n\n${text}`);
  });
}

function wordsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, {words}) => sum + words, 0);
}

/** The parts of an article that can stand elsewhere: without links to another part, and with links from any folder. */
function partsOf(dir: string, file: string): Part[] {
  const folder = path.basename(path.dirname(file));
  const body = readFileSync(path.join(dir, file), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
  return (
    body
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => ({
        heading: /^## (.+?)(?: \{#.*)?$/m.exec(text)?.[1] ?? '',
        text: text.replace(/\]\((?=[\w-]+\.md)/g, `](../${folder}/`),
        // As the rule for an article's length counts them.
        words: lengthOf(readMarkdown(file, text)),
      }))
      // How often the whole site may say that something is not known is limited.
      .filter(({text}) => countDoubts(splitSentences(text)) === 0)
      .filter(({text, words}) => words < 450 && !/\]\(#|^\[\^|<|\{#/m.test(text))
  );
}
