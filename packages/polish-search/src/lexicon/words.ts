import {foldPolish} from '@cooperative/polish';
import {oneSpelling} from './spellings';

/**
 * A word of a text, in the one spelling of {@link oneSpelling}. Numbers keep their separators: `0,6`. Letters and digits
 * together are one code, as in „art. 38c” and „C22a”, but a unit is a word of its own: „10kW”. „Nie ma” is one word, too.
 */
export interface Word {
  /** Lower case, diacritics kept. */
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern =
  /nie\s(?:ma|mam|mamy|było|bylo|będzie|bedzie)(?![\p{L}\p{M}\p{N}])|\p{N}+(?:[.,]\p{N}+)*(?=(?:[kMG]?Wh?|kWp|kVA|kvar|zł|zl|gr|ha|km)(?![\p{L}\p{N}]))|\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+|§/giu;
/** A longer run of letters is not a word and would only cost time. */
const longestWord = 40;

/** Words of a text in NFC, in order. */
export function wordsOf(text: string): Word[] {
  return someWordsOf(text, () => true).map(({text: lower, start, end}) => ({
    text: lower,
    folded: foldPolish(lower),
    start,
    end,
  }));
}

/** The words accepted by `isWanted`, which sees them as written; the others, usually most, cost nothing more. */
export function someWordsOf(
  text: string,
  isWanted: (written: string) => boolean,
): Omit<Word, 'folded'>[] {
  const words: Omit<Word, 'folded'>[] = [];
  for (const {0: written, index: start} of text.matchAll(wordPattern)) {
    const word = oneSpelling(written);
    if (isWanted(word)) {
      const lower = word.slice(0, longestWord).toLowerCase();
      words.push({text: lower, start, end: start + written.length});
    }
  }
  return words;
}

/** Only the forms of the words of a text in NFC, for whole collections. */
export function formsOf(text: string): string[] {
  return (text.toLowerCase().match(wordPattern) ?? []).map((form) =>
    oneSpelling(form).slice(0, longestWord),
  );
}

/**
 * Words that say nothing about the subject, folded. They count only if the query has no others, or in a title. „rok”
 * and „bez” are not among them, because they carry meaning in „składka za rok” and „fotowoltaika bez magazynu”.
 */
const fillers = new Set(
  (
    'a aby albo ale am ani az bardzo bede bedzie beda bo by byc byl byla bylo byly byli chce ci cie co czego czemu czy czyli czym dla dlaczego do ' +
    'dzis gdy gdzie go i ich ile im inne iz ja jak jaka jaki jakie jakich jakiej jakim jakiego jako jakby je jego jej jest jestem jesli jezeli ' +
    'juz kazdy kiedy kto ktora ktory ktore ktorego ktorej ktorych ktorym lub ma mam maja mamy miec mi mie mna mnie moga moge mogl moja moje moj moze mozemy mozna ' +
    'mozliwe moze my na nad nam nami nas nasz nasza nasze nawet nic nich nie nim niz no o od ona one oni ono oraz po pod podczas poza przed przez przy ' +
    'sa sie siebie sobie soba swoj swoja swoje swoich ta tak taka taki takie tam te tego tej ten tez to tu ty tych tylko tym u w we wiec ' +
    'wszystko wolno wtedy z za zawsze teraz ze zeby dzieje dzieja sposob robic zrobic zrobi trzeba musi musimy musisz musicie musze musza powinien powinna powinno nalezy potrzeba potrzebuje was wam wami wasz wasza wasze ' +
    'mial miala mieli naprawde faktycznie wlasciwie chyba raczej jeszcze ktos cos jakis jakies pan pani panstwo ' +
    'mozecie chca chcialbym chcialabym chcielibysmy chcemy jestesmy mojego mojej mozesz naszego naszej swojego swojej ' +
    'takich takiego takiej takim takimi takiemu jakimi jakiemu jakas jakiegos jakiejs ktorymi ktoremu temu tymi mojemu moim moich moimi naszym naszych naszymi swojemu swoim swoimi ' +
    'waszego waszej waszym waszych kazda kazde kazdego kazdej kazdym niego niej nimi nia mu jemu tobie toba ciebie bedziemy bedziesz bedziecie bylby bylaby byloby ' +
    'mogla mogli moglby moglaby moglibysmy musial musiala musieli musialby chcial chciala chcecie ogole'
  ).split(' '),
);

export function isFiller(folded: string): boolean {
  return fillers.has(folded);
}

/** Words with which a question begins or goes on: „po co”, „od kogo”, „w jakim terminie”. */
const interrogatives = new Set(
  (
    'ile ilu kto kogo komu kim kiedy gdzie jak skad dlaczego czemu czy co czego czym ' +
    'jaki jaka jakie jakiego jakiej jakim jakich ktory ktora ktore ktorych'
  ).split(' '),
);

export function isQuestion(words: readonly Word[]): boolean {
  return words.some(({folded}) => interrogatives.has(folded));
}

/** Fillers that ask for something; with the words after them they tell headings about one subject apart. */
const asking = new Set('ile kto kogo komu kiedy gdzie jak dlaczego czy'.split(' '));
/** How many words after it say what a question word asks: „kto może zostać członkiem”. */
const askedAbout = 2;

/**
 * The question words of a text, each joined with the next words that are not fillers: „ile-spółdzielni” of „Ile jest
 * spółdzielni”. No other word has a hyphen, so they are never taken for one.
 */
export function questionsOf(words: readonly Word[]): Word[] {
  return words.flatMap((word, place) => {
    if (!asking.has(word.folded)) {
      return [];
    }
    const said = words.slice(place + 1).filter(({folded}) => !isFiller(folded));
    return said.slice(0, askedAbout).map((about) => ({
      text: `${word.text}-${about.text}`,
      folded: `${word.folded}-${about.folded}`,
      start: word.start,
      end: about.end,
    }));
  });
}

/** The words without fillers; all words if there are only fillers. */
export function saidWords(words: readonly Word[]): readonly Word[] {
  const said = words.filter(({folded}) => !isFiller(folded));
  return said.length > 0 ? said : words;
}
