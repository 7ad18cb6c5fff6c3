"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8116"], {
52015(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createSearch: () => (/* binding */ createSearch)
});

// EXTERNAL MODULE: ./src/domain/search/files/shapes.ts
var shapes = __webpack_require__(2601);
;// CONCATENATED MODULE: ./src/domain/kernel/memory.ts
/** Memoizes a function of one argument. */ function remembering(compute) {
    const known = new Map();
    return (key)=>{
        let answer = known.get(key);
        if (answer === undefined) {
            answer = compute(key);
            known.set(key, answer);
        }
        return answer;
    };
}
/** Memoizes a loader, including loads in progress, but forgets failures so that they can be retried. */ function once(load) {
    const known = new Map();
    return (key)=>{
        const loading = known.get(key) ?? load(key).catch((error)=>{
            known.delete(key);
            throw error;
        });
        known.set(key, loading);
        return loading;
    };
}
/** A value computed on first use. */ function lazy(compute) {
    let known = null;
    return ()=>(known ??= {
            value: compute()
        }).value;
}

// EXTERNAL MODULE: ./src/domain/kernel/text.ts
var kernel_text = __webpack_require__(82231);
;// CONCATENATED MODULE: ./src/domain/search/lexicon/endings.ts

/** Fewer endings are not worth a shared block. */ const smallestBlock = 4;
const longestHead = 6;
const separator = '|';
/**
 * Encodes lists of endings as text, one list per line. Verbs share whole blocks of endings after different letters
 * („ał|em, ał|am…”, „ił|em, ił|am…”); such a block is written once and referred to by its number: `ał:3`.
 */ function endings_encodeEndings(lists) {
    const counts = new Map();
    for (const list of lists){
        for (const { block } of blocksOf(list)){
            counts.set(block, (counts.get(block) ?? 0) + 1);
        }
    }
    const numbers = new Map();
    const lines = lists.map((list)=>{
        const [base = '', ...rest] = list;
        const left = new Set(rest);
        const named = [];
        const useful = blocksOf(rest).filter((param)=>{
            let { block } = param;
            return (counts.get(block) ?? 0) > 2;
        }).sort((a, b)=>b.block.length - a.block.length || (a.head < b.head ? -1 : 1));
        for (const { head, block, endings } of useful){
            if (endings.every((ending)=>left.has(ending))) {
                endings.forEach((ending)=>left.delete(ending));
                numbers.set(block, numbers.get(block) ?? numbers.size);
                named.push(`${head}:${numbers.get(block) ?? 0}`);
            }
        }
        return [
            base,
            ...named,
            ...left
        ].join(separator);
    });
    return {
        blocks: [
            ...numbers.keys()
        ],
        lines
    };
}
/** Reads lines of endings, parsing each distinct line once, since many words share them. */ function endingReader(blocks) {
    const known = new Map();
    return (line)=>{
        let endings = known.get(line);
        if (!endings) {
            const written = line.split(separator).flatMap((item)=>{
                const [head = '', block] = item.split(':');
                return block === undefined ? [
                    item
                ] : (blocks[Number(block)] ?? '').split(separator).map((ending)=>head + ending);
            });
            // Folding them all at once is much faster than one by one.
            endings = {
                written,
                folded: (0,kernel_text/* .foldPolish */.Vf)(written.join(separator)).split(separator)
            };
            known.set(line, endings);
        }
        return endings;
    };
}
/** Every beginning shared by several endings, with what follows it. */ function blocksOf(list) {
    const byHead = new Map();
    for (const ending of list){
        for(let length = 1; length <= Math.min(longestHead, ending.length); length++){
            const head = ending.slice(0, length);
            byHead.set(head, [
                ...byHead.get(head) ?? [],
                ending
            ]);
        }
    }
    return [
        ...byHead
    ].filter((param)=>{
        let [, endings] = param;
        return endings.length >= smallestBlock;
    }).map((param)=>{
        let [head, endings] = param;
        return {
            head,
            endings,
            block: endings.map((ending)=>ending.slice(head.length)).join(separator)
        };
    });
}

;// CONCATENATED MODULE: ./src/domain/search/lexicon/foreignWords.ts
/** Written before each stem: how many of its first letters it shares with the previous one, at most this many. */ const mostShared = 9;
/** Stems in alphabetical order, each as the number of letters shared with the previous one and the rest. */ function encodeStems(stems) {
    let previous = '';
    return stems.map((stem)=>{
        let shared = 0;
        while(shared < mostShared && shared < previous.length && stem[shared] === previous[shared]){
            shared++;
        }
        previous = stem;
        return `${shared}${stem.slice(shared)}`;
    }).join('');
}
/** What {@link encodeStems} wrote. */ function decodeStems(text) {
    let previous = '';
    return new Set((text.match(/\d[a-z]*/g) ?? []).map((part)=>{
        previous = previous.slice(0, Number(part.charAt(0))) + part.slice(1);
        return previous;
    }));
}

;// CONCATENATED MODULE: ./src/domain/search/lexicon/stem.ts
/** Endings of folded Polish words. */ const stem_endings = new Set(('owaniami owaniach owaniom iejszego ' + 'owania owanie owaniu owaniem aniami aniach ieniami eniami eniach ' + 'owany owana owane owego owych owymi owemu owanie aniom eniom aniem eniem ' + 'ujemy ujecie owac ywac iwac awac aniu enia eniu anie enie ania iami iach iowi ' + 'acja acji acje acjo acjom acjami acjach ' + 'owie owej owym owa owe owy ' + 'nego nemu nych nymi nej nym ' + 'ego emu ych ich ymi imi ami ach owi ' + 'iem iej iom uje uja ala alo aly ali ila ilo ily ili ' + 'ac ec ic yc nac na ne ny ni ' + 'ow om em am ej ym im ie ia iu io ja ji je ju jo ' + 'a e i o u y').split(' '));
const longestEnding = 8;
const shortestStem = 3;
/**
 * Stem of a folded word, for words missing from the dictionary and for words of one family („założyć”, „założenie”). It
 * may conflate unrelated words, so it counts less than a dictionary form.
 */ function stem_stem(folded) {
    let length = Math.min(longestEnding, folded.length - shortestStem, folded.length >> 1);
    while(length > 0 && !stem_endings.has(folded.slice(-length))){
        length--;
    }
    return soften(folded.slice(0, folded.length - Math.max(0, length)));
}
/** Removes softening from the end of a stem: „klastr-”, „klastrz-”; „mocow-”, „moc-”. */ function soften(base) {
    return base.length > 4 ? base.replace(/(?:i|j|z)$/, '') : base;
}
/** Whether a word, judging by its beginning, may be a form of the word with that stem: „członka” with „członek”. */ function mayHaveStem(folded, family) {
    return stem_stem(folded) === family || folded.startsWith(family.slice(0, Math.max(4, family.length - 2))) && folded.length <= family.length + 5;
}

;// CONCATENATED MODULE: ./src/domain/search/lexicon/lexicon.ts




/** Identifies an entry by its shard and its line there, as one number. */ const entryNumber = (shard, line, shardCount)=>line * shardCount + shard;
const shardOfEntry = (entry, shardCount)=>entry % shardCount;
const lineOfEntry = (entry, shardCount)=>Math.floor(entry / shardCount);
/** Packs the entries, in the order of their beginnings, into shards of about the size set by `limits`. */ function encodeLexicon(terms, limits) {
    const groups = terms.flatMap((term, index)=>groupsOf(term).map((group, place)=>({
                ...group,
                index,
                isBase: place === 0
            }))).sort((a, b)=>compare(a.place, b.place) || compare(a.stem, b.stem) || a.index - b.index);
    const lists = [
        ...new Set(groups.map((param)=>{
            let { endings } = param;
            return endings;
        }))
    ];
    const { blocks, lines: encoded } = encodeEndings(lists.map((list)=>list.split(' ')));
    const lineOf = new Map(lists.map((list, number)=>[
            list,
            encoded[number] ?? ''
        ]));
    const shards = [
        {
            from: '',
            entries: []
        }
    ];
    let words = 0;
    let places = 0;
    let previous = '';
    for (const group of groups){
        const isFull = words > limits.words || places > limits.places;
        // Entries with the same place must be in the same shard.
        if (isFull && group.place !== previous) {
            shards.push({
                from: beginningAfter(previous, group.place),
                entries: []
            });
            words = 0;
            places = 0;
        }
        shards.at(-1)?.entries.push(group);
        words += group.stem.length + (lineOf.get(group.endings)?.length ?? 0);
        places += terms[group.index]?.places.length ?? 0;
        previous = group.place;
    }
    const numbers = [];
    shards.forEach((param, number)=>{
        let { entries } = param;
        entries.forEach((param, line)=>{
            let { index, isBase } = param;
            if (isBase) {
                numbers[index] = entryNumber(number, line, shards.length);
            }
        });
    });
    return {
        shards: shards.map((param)=>{
            let { from, entries } = param;
            return {
                from,
                words: entries.map((param, line)=>{
                    let { stem, endings, index, isBase } = param;
                    const shared = sharedLength(entries[line - 1]?.stem ?? '', stem);
                    return [
                        `${lexicon_digit(shared)}${stem.slice(shared)}`,
                        `${lexicon_digit(Math.round(Math.log2((terms[index]?.sections ?? 0) + 1)))}${lineOf.get(endings) ?? ''}`,
                        ...isBase ? [] : [
                            (numbers[index] ?? 0).toString(36)
                        ]
                    ].join(' ');
                }).join('\n'),
                places: entries.map((param)=>{
                    let { index } = param;
                    return terms[index]?.places ?? '';
                }).join('\n')
            };
        }),
        blocks,
        numbers
    };
}
/** The entries of a shard; their numbers follow from its number and the number of all shards. */ function decodeShard(words, shard, shardCount, readEndings) {
    let previous = '';
    const lines = words === '' ? [] : words.split('\n');
    return lines.map((line, place)=>{
        const [written = '', said = '', other] = line.split(' ');
        const base = previous.slice(0, parseInt(written.charAt(0), 36)) + written.slice(1);
        previous = base;
        const number = entryNumber(shard, place, shardCount);
        const term = other === undefined ? number : parseInt(other, 36);
        const endings = ()=>readEndings(said.slice(1));
        return new DecodedEntry(number, term, base, parseInt(said.charAt(0), 36), endings);
    });
}
/** Most entries of a shard are ruled out by their stem, so everything else is computed on demand. */ class DecodedEntry {
    number;
    term;
    stem;
    frequency;
    readEndings;
    foldedStem;
    #family = null;
    constructor(number, term, stem, frequency, readEndings){
        this.number = number;
        this.term = term;
        this.stem = stem;
        this.frequency = frequency;
        this.readEndings = readEndings;
        this.foldedStem = (0,kernel_text/* .foldPolish */.Vf)(stem);
    }
    get endings() {
        return this.readEndings();
    }
    get family() {
        this.#family ??= stem_stem(this.foldedStem + (this.endings.folded[0] ?? ''));
        return this.#family;
    }
}
/** Whether a word is a form of the entry: as written, or with missing or wrong diacritics. */ function formMatch(entry, text, folded) {
    if (!folded.startsWith(entry.foldedStem)) {
        return null;
    }
    if (text.startsWith(entry.stem) && entry.endings.written.includes(text.slice(entry.stem.length))) {
        return 'exact';
    }
    return entry.endings.folded.includes(folded.slice(entry.foldedStem.length)) ? 'folded' : null;
}
/** The base form, or the first form in an entry of forms that begin differently from it. */ function headword(entry) {
    return entry.stem + (entry.endings.written[0] ?? '');
}
/** The families of the entries of a term: see {@link LexiconEntry.family}. */ function familiesOf(term) {
    return groupsOf(term).map((param)=>{
        let { stem: start, endings } = param;
        return stem(foldPolish(start + (endings.split(' ')[0] ?? '')));
    });
}
/** Forms by their beginning; the group of the base form first. */ function groupsOf(param) {
    let { forms } = param;
    const byKey = new Map();
    for (const form of forms){
        const folded = foldPolish(form);
        const key = entryKey(folded);
        const group = byKey.get(key) ?? {
            written: [],
            folded: []
        };
        group.written.push(form);
        group.folded.push(folded);
        byKey.set(key, group);
    }
    return [
        ...byKey.values()
    ].map((param)=>{
        let { written, folded } = param;
        const start = commonBeginning(written);
        const [base = '', ...rest] = written.map((form)=>form.slice(start.length));
        return {
            stem: start,
            // „przychód” and „przychodem” have more in common without diacritics.
            place: commonBeginning(folded),
            endings: [
                base,
                ...new Set(rest.slice().sort())
            ].join(' ')
        };
    });
}
/** The shortest beginning of a word that sorts after the previous word. */ function beginningAfter(before, word) {
    let length = 1;
    while(length < word.length && word.slice(0, length) <= before){
        length++;
    }
    return word.slice(0, length);
}
/** At most 35 letters: more would not fit the front coding. */ function commonBeginning(param) {
    let [first = '', ...others] = param;
    return others.reduce((beginning, other)=>beginning.slice(0, sharedLength(beginning, other)), first.slice(0, 35));
}
function sharedLength(a, b) {
    let length = 0;
    while(length < 35 && length < a.length && a[length] === b[length]){
        length++;
    }
    return length;
}
const lexicon_digit = (value)=>Math.min(value, 35).toString(36);
const compare = (a, b)=>a < b ? -1 : a > b ? 1 : 0;

;// CONCATENATED MODULE: ./src/domain/search/files/postings.ts
/** A section in which a term occurs, and its weight there (1 to {@link greatestWeight}). */ /** The alphabet begins with the first printable character and has two halves, each with a character for every digit. */ const postings_first = 33;
const postings_base = 47;
const greatestWeight = postings_base;
/**
 * The rarity of a word that occurs in this many of all sections. It is above zero even for a word that occurs
 * everywhere, because a title containing it should still win.
 */ const postings_rarityOf = (sections, total)=>Math.log(1 + total / Math.max(sections, 0.5));
/**
 * One line of printable characters per term. For each section it has the weight as one character of the lower half,
 * then how many sections were skipped since the previous one: in base 47, the highest digit first, the last digit from
 * the lower half and the others from the upper. Sections come in rising order.
 */ function encodePostings(postings) {
    let previous = -1;
    let line = '';
    for (const { section, weight } of postings){
        line += String.fromCharCode(postings_first + weight - 1) + encodeDistance(section - previous - 1);
        previous = section;
    }
    return line;
}
/** Reads a line of {@link encodePostings}. */ function decodePostings(line) {
    const postings = [];
    let previous = -1;
    let at = 0;
    while(at < line.length){
        const weight = line.charCodeAt(at++) - postings_first + 1;
        let distance = 0;
        let digit = postings_base;
        while(digit >= postings_base && at < line.length){
            digit = line.charCodeAt(at++) - postings_first;
            distance = distance * postings_base + digit % postings_base;
        }
        previous += distance + 1;
        postings.push({
            section: previous,
            weight
        });
    }
    return postings;
}
function encodeDistance(distance) {
    let digits = String.fromCharCode(postings_first + distance % postings_base);
    for(let rest = Math.floor(distance / postings_base); rest > 0; rest = Math.floor(rest / postings_base)){
        digits = String.fromCharCode(postings_first + postings_base + rest % postings_base) + digits;
    }
    return digits;
}

// EXTERNAL MODULE: ./src/domain/search/shards.ts
var search_shards = __webpack_require__(17350);
;// CONCATENATED MODULE: ./src/domain/search/files/indexFiles.ts








/** Opens the index described by a manifest. */ function openIndex(load, manifestText) {
    const manifest = JSON.parse(manifestText);
    if (manifest.version !== (/* inlined export .indexVersion */6)) {
        throw new Error(`Index of version ${manifest.version}, expected ${(/* inlined export .indexVersion */6)}`);
    }
    const part = async (name)=>manifest.parts?.[name] ?? load(`${manifest.id}/${name}`);
    const readEndings = endingReader(manifest.endings);
    const { length: shardCount } = manifest.shards;
    const entries = once(async (shard)=>decodeShard(await part((0,shapes/* .wordsName */.Pp)(shard)), shard, shardCount, readEndings));
    const foreign = once(async (shard)=>decodeStems(await part((0,shapes/* .foreignName */.cH)(shard))));
    const places = once(async (shard)=>(await part((0,shapes/* .placesName */.OJ)(shard))).split('\n'));
    const texts = once(async (file)=>JSON.parse(await part((0,shapes/* .textsName */.Mz)(file))));
    const firstSections = runningSum(manifest.pages);
    return {
        manifest,
        families: manifest.synonyms.map(shapes/* .decodeFamilies */.zw),
        synonyms: once(async (group)=>JSON.parse(await part((0,shapes/* .synonymsName */.u6)(group))).map((param)=>{
                let { places: line, ...phrase } = param;
                return {
                    ...phrase,
                    postings: decodePostings(line)
                };
            })),
        sectionCount: manifest.pages.reduce((sum, count)=>sum + count, 0),
        pageOf: (section)=>(0,search_shards/* .lastNotAfter */.CW)(firstSections, section),
        shardsBeginning: (beginning)=>(0,search_shards/* .shardsBeginning */.ZR)(manifest.shards, beginning),
        shardsOfWord: (folded)=>(0,search_shards/* .shardsOfWord */.TL)(manifest.shards, folded),
        entries,
        async isForeign (folded) {
            const stemmed = stem_stem(folded);
            return (await foreign((0,search_shards/* .lastNotAfter */.CW)(manifest.shards, stemmed))).has(stemmed);
        },
        places,
        postings: once(async (entry)=>{
            const lines = await places(shardOfEntry(entry, shardCount));
            return decodePostings(lines[lineOfEntry(entry, shardCount)] ?? '');
        }),
        async section (number) {
            const file = Math.floor(number / (/* inlined export .sectionsPerFile */2));
            const section = (await texts(file))[number % (/* inlined export .sectionsPerFile */2)];
            if (!section) {
                throw new Error(`No section ${number} in the index`);
            }
            return section;
        }
    };
}
function runningSum(counts) {
    let sum = 0;
    return counts.map((count)=>(sum += count) - count);
}

;// CONCATENATED MODULE: ./src/domain/search/engine/typo.ts
/** How many letters of a word of this length may be wrong: none in short words, where a slip makes another word. */ function allowedTypos(length) {
    return length < 4 ? 0 : length < 9 ? 1 : 2;
}
/**
 * Compares a word with many forms using one table of edit distances. Its rows are reused for the beginning a form
 * shares with the previous one, so forms in alphabetical order cost only a few letters each.
 */ function nearestTo(word, limit, allowBeginning) {
    const width = word.length + 1;
    const longest = word.length + limit;
    const tooFar = limit + 1;
    const table = new Uint8Array(width * (longest + 2));
    /** The least distance in each row: once it exceeds the limit, no longer form can be near. */ const least = new Uint8Array(longest + 2);
    for(let column = 0; column < width; column++){
        table[column] = column;
    }
    let read = '';
    /** Rows valid for `read`. */ let rows = 0;
    /** Only cells near the diagonal can be within the limit; the others are never filled. */ const cell = (row, column)=>Math.abs(row - column) > limit ? tooFar : table[row * width + column] ?? tooFar;
    /** Fills the rows for `form` and returns how many of its letters were worth reading. */ const readForm = (form)=>{
        let row = 0;
        while(row < rows && form[row] === read[row]){
            row++;
        }
        const end = Math.min(form.length, longest + 1);
        while(row < end && (least[row] ?? 0) <= limit){
            row++;
            fillRow(row, form);
        }
        read = form;
        rows = row;
        return row;
    };
    const fillRow = (row, form)=>{
        const letter = form[row - 1];
        const from = Math.max(0, row - limit);
        const to = Math.min(word.length, row + limit);
        let best = tooFar;
        for(let column = from; column <= to; column++){
            let cost = row;
            if (column > 0) {
                cost = Math.min(cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + (letter === word[column - 1] ? 0 : 1));
                const isSwap = row > 1 && column > 1 && letter === word[column - 2] && form[row - 2] === word[column - 1];
                if (isSwap) {
                    cost = Math.min(cost, cell(row - 2, column - 2) + 1);
                }
            }
            table[row * width + column] = cost;
            best = Math.min(best, cost);
        }
        least[row] = best;
    };
    return (stem, endings)=>{
        const stemRows = readForm(stem);
        if ((least[stemRows] ?? 0) > limit || !allowBeginning && stem.length > longest) {
            return null;
        }
        let nearest = null;
        for(let index = 0; index < endings.length; index++){
            const form = stem + (endings[index] ?? '');
            if (!allowBeginning && Math.abs(form.length - word.length) > limit) {
                continue;
            }
            const filled = readForm(form);
            let distance = filled === form.length ? cell(filled, word.length) : tooFar;
            let isBeginning = false;
            if (allowBeginning) {
                for(let row = Math.max(1, word.length - limit); row <= filled; row++){
                    if (cell(row, word.length) < distance) {
                        distance = cell(row, word.length);
                        isBeginning = row < form.length;
                    }
                }
            }
            if (distance <= limit && distance < (nearest?.distance ?? tooFar)) {
                nearest = {
                    distance,
                    ending: index,
                    isBeginning
                };
            }
        }
        return nearest;
    };
}

;// CONCATENATED MODULE: ./src/domain/search/lexicon/numberWords.ts

/** Numbers in words, in the forms that people type. One is missing: „jeden” and „jedna” seldom count anything. */ const numberWords_forms = {
    2: 'dwa dwie dwóch dwu dwom dwoma dwiema dwoje dwojga',
    3: 'trzy trzech trzem trzema troje trojga',
    4: 'cztery czterech czterem czterema czworo czworga',
    5: 'pięć pięciu pięcioma pięcioro pięciorga',
    6: 'sześć sześciu sześcioro sześciorga',
    7: 'siedem siedmiu siedmioma siedmioro siedmiorga',
    8: 'osiem ośmiu ośmioma ośmioro ośmiorga',
    9: 'dziewięć dziewięciu dziewięcioro dziewięciorga',
    10: 'dziesięć dziesięciu dziesięcioma dziesięcioro dziesięciorga',
    11: 'jedenaście jedenastu',
    12: 'dwanaście dwunastu',
    13: 'trzynaście trzynastu',
    14: 'czternaście czternastu',
    15: 'piętnaście piętnastu',
    20: 'dwadzieścia dwudziestu',
    30: 'trzydzieści trzydziestu',
    40: 'czterdzieści czterdziestu',
    50: 'pięćdziesiąt pięćdziesięciu',
    60: 'sześćdziesiąt sześćdziesięciu',
    70: 'siedemdziesiąt siedemdziesięciu',
    80: 'osiemdziesiąt osiemdziesięciu',
    90: 'dziewięćdziesiąt dziewięćdziesięciu',
    100: 'sto stu'
};
/** With and without diacritics, and with a capital letter at the beginning of a sentence. */ const spellings = (form)=>[
        form,
        (0,kernel_text/* .foldPolish */.Vf)(form)
    ].flatMap((spelled)=>[
            spelled,
            spelled.charAt(0).toUpperCase() + spelled.slice(1)
        ]);
const numberWords_digits = new Map(Object.entries(numberWords_forms).flatMap((param)=>{
    let [number, words] = param;
    return words.split(' ').flatMap((form)=>spellings(form).map((spelled)=>[
                spelled,
                number
            ]));
}));
/** A number in words as its digits, any other word as it is: „ośmiu” and „8” are one word for the search. */ function numberWords_inDigits(word) {
    return numberWords_digits.get(word) ?? word;
}

;// CONCATENATED MODULE: ./src/domain/search/lexicon/words.ts


const wordPattern = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu;
/** A longer run of letters is not a word and would only cost time. */ const longestWord = 40;
/** Words of a text in NFC, in order. */ function wordsOf(text) {
    return someWordsOf(text, ()=>true).map((param)=>{
        let { text: lower, start, end } = param;
        return {
            text: lower,
            folded: (0,kernel_text/* .foldPolish */.Vf)(lower),
            start,
            end
        };
    });
}
/** The words accepted by `isWanted`, which sees them as written; the others, usually most, cost nothing more. */ function someWordsOf(text, isWanted) {
    const words = [];
    for (const { 0: written, index: start } of text.matchAll(wordPattern)){
        const word = numberWords_inDigits(written);
        if (isWanted(word)) {
            const lower = word.slice(0, longestWord).toLowerCase();
            words.push({
                text: lower,
                start,
                end: start + written.length
            });
        }
    }
    return words;
}
/** Only the forms of the words of a text in NFC, for whole collections. */ function formsOf(text) {
    return (text.toLowerCase().match(wordPattern) ?? []).map((form)=>inDigits(form).slice(0, longestWord));
}
/**
 * Words that say nothing about the subject, folded. They count only if the query has no others, or in a title. „rok”
 * and „bez” are not among them, because they carry meaning in „składka za rok” and „fotowoltaika bez magazynu”.
 */ const fillers = new Set(('a aby albo ale am ani az bardzo bede bedzie beda bo by byc byl byla bylo byly byli chce ci cie co czego czemu czy czyli czym dla dlaczego do ' + 'dzis gdy gdzie go i ich ile im inne iz ja jak jaka jaki jakie jakich jakiej jakim jakiego jako jakby je jego jej jest jestem jesli jezeli ' + 'juz kazdy kiedy kto ktora ktory ktore ktorego ktorej ktorych ktorym lub ma mam maja mamy miec mi mie mna mnie moga moge mogl moja moje moj moze mozemy mozna ' + 'mozliwe moze my na nad nam nami nas nasz nasza nasze nawet nic nich nie nim niz no o od ona one oni ono oraz po pod podczas poza przed przez przy ' + 'sa sie siebie sobie soba swoj swoja swoje swoich ta tak taka taki takie tam te tego tej ten tez to tu ty tych tylko tym u w we wiec ' + 'wszystko wtedy z za zawsze ze zeby dzieje dzieja sposob robic zrobic zrobi trzeba musi musimy musisz musicie musze musza powinien powinna powinno nalezy potrzeba potrzebuje was wam wami wasz wasza wasze ' + 'mial miala mieli naprawde faktycznie wlasciwie chyba raczej jeszcze ktos cos jakis jakies pan pani panstwo ' + 'mozecie chca chcialbym chcialabym chcielibysmy chcemy jestesmy mojego mojej mozesz naszego naszej swojego swojej').split(' '));
function isFiller(folded) {
    return fillers.has(folded);
}
/** The words without fillers; all words if there are only fillers. */ function saidWords(words) {
    const said = words.filter((param)=>{
        let { folded } = param;
        return !isFiller(folded);
    });
    return said.length > 0 ? said : words;
}

;// CONCATENATED MODULE: ./src/domain/search/engine/matchWord.ts





/**
 * Tuned by hand with `npm run bench:search`, in the order of {@link MatchKind}. Exact and inflected forms are
 * distinguished later, in the text.
 */ const qualities = {
    exact: 1,
    folded: 0.95,
    /** Diacritics other than those typed: „sąd” for „sad”. */ misfolded: 0.45,
    family: 0.6,
    prefix: 0.62,
    /** The beginning of a longer word, although what was typed is already a word. */ longer: 0.55,
    typo: 0.55,
    twoTypos: 0.4,
    synonym: 0.5
};
const prefixMatches = 40;
const typoMatches = 8;
const shortestPrefix = 2;
const shortestUnfinished = 6;
/** Words up to this length are short: a wrong letter in them makes another word. */ const longestShort = 5;
/** In shorter words, so does a missing letter or one too many. */ const shortestSlip = 4;
/** Terms that the word is a form of. */ function directMatches(word, entries) {
    const matches = [];
    for (const entry of entries){
        const kind = formMatch(entry, word.text, word.folded);
        if (kind !== null) {
            matches.push({
                entry,
                kind,
                quality: qualities[kind],
                form: word.text
            });
        }
    }
    return matches.some((param)=>{
        let { kind } = param;
        return kind === 'exact';
    }) ? matches.map((match)=>match.kind === 'folded' ? {
            ...match,
            quality: qualities.misfolded
        } : match) : matches;
}
/** Terms of the same family by the stemmer: „założenie” for „założyć”. */ function familyMatches(word, entries, direct) {
    const families = [
        ...new Set([
            stem_stem(word.folded),
            ...direct.map((param)=>{
                let { entry } = param;
                return entry.family;
            })
        ])
    ];
    return entries.filter((entry)=>// A word begins with its stem, so most entries can be skipped without computing theirs.
        families.some((family)=>(family.startsWith(entry.foldedStem) || entry.foldedStem.startsWith(family)) && family === entry.family)).map((entry)=>({
            entry,
            kind: 'stem',
            quality: qualities.family,
            form: headword(entry)
        }));
}
/** Terms with a form that begins with what was typed so far; only the most frequent if there are many. */ function prefixMatchesOf(word, entries, isWord) {
    if (word.folded.length < shortestPrefix) {
        return [];
    }
    return entries.filter((entry)=>beginsWith(entry, word.folded)).sort((a, b)=>b.frequency - a.frequency).slice(0, prefixMatches).map((entry)=>({
            entry,
            kind: 'prefix',
            quality: isWord ? qualities.longer : qualities.prefix,
            form: headword(entry)
        }));
}
/** The nearest terms with a form that differs from the word by a slip or two. */ function typoMatchesOf(word, entries, isUnfinished) {
    const limit = allowedTypos(word.folded.length);
    if (limit === 0 || hasDigits(word.folded)) {
        return [];
    }
    const allowBeginning = isUnfinished && word.folded.length >= shortestUnfinished;
    const nearest = nearestTo(word.folded, limit, allowBeginning);
    const near = entries.flatMap((entry)=>{
        const found = nearest(entry.foldedStem, entry.endings.folded);
        return found && saysSomething(entry) && isLikelySlip(word.folded, formOf(entry, found.ending)) ? [
            {
                entry,
                ...found
            }
        ] : [];
    });
    const least = Math.min(...near.map((param)=>{
        let { distance } = param;
        return distance;
    }));
    return near.filter((param)=>{
        let { distance } = param;
        return distance === least;
    }).sort((a, b)=>Number(a.isBeginning) - Number(b.isBeginning) || sameLetters(b.entry, word) - sameLetters(a.entry, word) || b.entry.frequency - a.entry.frequency).slice(0, typoMatches).map((param)=>{
        let { entry, distance, ending, isBeginning } = param;
        const form = entry.stem + (entry.endings.written[ending] ?? '');
        return hasStem(entry, stem_stem(word.folded)) ? {
            entry,
            kind: 'stem',
            quality: qualities.family,
            form
        } : {
            entry,
            kind: 'typo',
            quality: distance > 1 || isBeginning ? qualities.twoTypos : qualities.typo,
            form
        };
    });
}
/** A different number is not a typo, and nobody means to search for a filler word. */ function saysSomething(entry) {
    return !hasDigits(entry.foldedStem) && !isFiller((0,kernel_text/* .foldPolish */.Vf)(headword(entry)));
}
/**
 * In a short word a slip usually makes another word, and the index does not know every right one: „KRUS” is not „KRS”,
 * „wojna” is not „wójta”. Letters may only be swapped in a word of four, and not be others in a word of five.
 */ function isLikelySlip(typed, form) {
    const shorter = Math.min(typed.length, form.length);
    const sameLength = typed.length === form.length;
    return shorter > longestShort || (sameLength ? areSwapped(typed, form) : shorter > shortestSlip);
}
/** Whether some form has that stem: „kupując” is not a slip of „kupują” but another form of the same word. */ const hasStem = (param, stemmed)=>{
    let { foldedStem, endings } = param;
    return endings.folded.some((ending)=>stem_stem(foldedStem + ending) === stemmed);
};
const areSwapped = (typed, form)=>Array.from(typed).sort().join('') === Array.from(form).sort().join('');
const formOf = (param, ending)=>{
    let { foldedStem, endings } = param;
    return foldedStem + (endings.folded[ending] ?? '');
};
const hasDigits = (folded)=>/\p{N}/u.test(folded);
function sameLetters(entry, word) {
    return entry.foldedStem.startsWith(word.folded.charAt(0)) ? 1 : 0;
}
function beginsWith(entry, folded) {
    if (entry.foldedStem.startsWith(folded)) {
        return true;
    }
    const rest = folded.slice(entry.foldedStem.length);
    return folded.startsWith(entry.foldedStem) && entry.endings.folded.some((ending)=>ending.startsWith(rest));
}

;// CONCATENATED MODULE: ./src/domain/search/engine/interpret.ts





const vowels = [
    'a',
    'e',
    'i',
    'o',
    'u',
    'y'
];
/** In shorter words, a slip in the first two letters usually makes another word. */ const shortestSlippedStart = 6;
/** Families of words that ask how many. */ const counting = new Set([
    'ilu',
    'liczba',
    'ilosc'
].map(stem_stem));
/** A number of things or people, not a year, a rate or an amount; or the question for it. */ const isCount = (param)=>{
    let { folded } = param;
    return /^(?:\d{1,3}|ilu)$/.test(folded);
};
/** What the words of a query may mean, according to the lexicon and the synonyms of the index. */ async function interpret(query, index) {
    const text = query.normalize('NFC').slice(0, (/* inlined export .longestQuery */300));
    const all = wordsOf(text);
    const words = saidWords(all.map((word, place)=>askedPlainly(word, all.slice(place + 1), index))).slice(0, (/* inlined export .mostWords */12));
    // The last word may still be being typed; a space after it means it is complete.
    const isUnfinished = (param)=>{
        let { end } = param;
        return end === text.length;
    };
    const mayBeSaid = (family)=>words.some((word)=>asksHowMany(word, family) || mayHaveStem(word.folded, family));
    groupsWith(index, mayBeSaid).forEach((group)=>{
        foresee(index.synonyms(group));
    });
    const queryWords = await Promise.all(words.map(async (word)=>{
        return {
            word,
            matches: await matchesOf(word, isUnfinished(word), index)
        };
    }));
    if (queryWords.length === 0) {
        return {
            words: [],
            synonyms: []
        };
    }
    return {
        words: queryWords,
        synonyms: await synonymsOf(queryWords, index)
    };
}
/** „Ile” says nothing about the subject, but „ile trzeba członków” is „ilu członków”, if synonyms know that phrase. */ function askedPlainly(word, next, param) {
    let { families } = param;
    const counted = word.folded === 'ile' && next.find((param)=>{
        let { folded } = param;
        return !isFiller(folded);
    });
    const isKnown = counted && families.flat().some((param)=>{
        let [number = [], things = []] = param;
        return number.some((family)=>counting.has(family)) && things.some((family)=>mayHaveStem(counted.folded, family));
    });
    return isKnown ? {
        ...word,
        text: 'ilu',
        folded: 'ilu'
    } : word;
}
/** Prefetches what is probably needed next. Failures are ignored here: the actual request will report them. */ function foresee(loading) {
    loading.catch(()=>undefined);
}
/** The groups of synonyms with a phrase whose words all belong to such families. */ function groupsWith(index, isSaid) {
    return index.families.flatMap((phrases, group)=>phrases.some((words)=>words.every((families)=>families.some(isSaid))) ? [
            group
        ] : []);
}
async function matchesOf(word, isUnfinished, index) {
    const shards = shardsFor(word, isUnfinished, index);
    if (shards.length <= (/* inlined export .mostForeseen */5)) {
        shards.forEach((shard)=>{
            foresee(index.places(shard));
        });
    }
    const entries = await entriesOf(shards, index);
    const direct = directMatches(word, entries);
    const known = new Set(direct.map((param)=>{
        let { entry } = param;
        return entry.term;
    }));
    const others = [];
    const add = (matches)=>{
        for (const match of matches){
            if (!known.has(match.entry.term)) {
                known.add(match.entry.term);
                others.push(match);
            }
        }
    };
    if (isUnfinished) {
        add(prefixMatchesOf(word, entries, direct.length > 0));
    }
    // The stem of an unfinished word is meaningless, unless what was typed is already a word.
    if (direct.length > 0 || others.length === 0) {
        add(familyMatches(word, entries, direct));
    }
    const isKnown = direct.length > 0 || others.some((param)=>{
        let { kind } = param;
        return kind === 'prefix';
    });
    if (!isKnown && await mayBeSlip(word, index)) {
        const near = typoMatchesOf(word, entries, isUnfinished);
        const isSure = near.some((param)=>{
            let { quality } = param;
            return quality >= qualities.typo;
        });
        add(isSure ? near : typoMatchesOf(word, await neighbours(word, index), isUnfinished));
    }
    const matches = [
        ...direct,
        ...others
    ];
    for (const { entry } of matches){
        foresee(index.postings(entry.number));
    }
    return matches;
}
/** A right word is not a slip of another. Short words are told apart by {@link typoMatchesOf}. */ async function mayBeSlip(param, index) {
    let { folded } = param;
    return allowedTypos(folded.length) > 0 && (folded.length <= longestShort || !await index.isForeign(folded));
}
/** The shards to search for a word, including longer words if it may be unfinished. */ function shardsFor(param, isUnfinished, param1) {
    let { folded } = param, { shardsOfWord, shardsBeginning } = param1;
    const longer = isUnfinished && folded.length >= shortestPrefix ? shardsBeginning(folded) : [];
    return [
        ...new Set([
            ...shardsOfWord(folded),
            ...longer
        ])
    ];
}
/**
 * Words that may have been mistyped in their first letters: all words of a small index, otherwise those with the same
 * first two letters or with plausible changes to them.
 */ function neighbours(param, index) {
    let { folded } = param;
    const prefix = folded.startsWith((/* inlined export .negation */"nie")) ? (/* inlined export .negation */"nie") : '';
    const [first = '', second = '', third = '', fourth = ''] = folded.slice(prefix.length);
    // Swapped letters, an extra letter, a wrong or missing vowel.
    const vowelled = vowels.includes(second) ? third : second;
    const slipped = [
        second + first + third,
        second + third + fourth,
        first + third + second,
        first + third + fourth,
        ...vowels.map((vowel)=>first + vowel + vowelled)
    ];
    const beginnings = [
        first + second,
        ...folded.length < shortestSlippedStart ? [] : slipped
    ];
    const shards = index.manifest.parts ? index.manifest.shards.map((_, shard)=>shard) : beginnings.flatMap((beginning)=>index.shardsBeginning(prefix + beginning));
    return entriesOf([
        ...new Set(shards)
    ], index);
}
async function entriesOf(shards, index) {
    return (await Promise.all(shards.map(index.entries))).flat();
}
async function synonymsOf(words, index) {
    const families = new Set(words.flatMap((param)=>{
        let { matches } = param;
        return matches.filter(interpret_isSure).map((param)=>{
            let { entry } = param;
            return entry.family;
        });
    }));
    const isSaid = (family)=>families.has(family) || words.some((param)=>{
            let { word } = param;
            return asksHowMany(word, family);
        });
    const groups = await Promise.all(groupsWith(index, isSaid).map(index.synonyms));
    const meanings = words.map((param)=>{
        let { word, matches } = param;
        return {
            terms: new Set(matches.filter(interpret_isSure).map((param)=>{
                let { entry } = param;
                return entry.term;
            })),
            counts: isCount(word)
        };
    });
    return groups.flatMap((group)=>coveredBy(group, meanings));
}
/** Whoever says how many („8 członków”) may want to know how many there must be („ilu członków”). */ function asksHowMany(word, family) {
    return counting.has(family) && isCount(word);
}
/** Whether a match is certain enough to use its synonyms too: with two slips it may be another word. */ function interpret_isSure(param) {
    let { kind, quality } = param;
    return kind === 'exact' || kind === 'folded' || kind === 'typo' && quality === qualities.typo;
}
/** The phrases of a group that the query does not say itself, if it says one of them. */ function coveredBy(group, words) {
    for (const phrase of group){
        const said = phrase.words.map((param)=>{
            let { terms } = param;
            return words.findIndex((word)=>terms.some((term)=>word.terms.has(term)));
        });
        const covers = said.map((place, word)=>place < 0 && said.length > 1 && counting.has(phrase.words[word]?.family ?? '') ? words.findIndex((param)=>{
                let { counts } = param;
                return counts;
            }) : place);
        if (covers.every((place)=>place >= 0)) {
            const others = said.includes(-1) ? group : group.filter((other)=>other !== phrase);
            return others.map((other)=>({
                    covers,
                    ...other
                }));
        }
    }
    return [];
}

;// CONCATENATED MODULE: ./src/domain/search/engine/findWords.ts






/** Finds whatever the interpretation says the query words may mean. */ function wordFinder(param) {
    let { words, synonyms } = param;
    // Keyed by their first letters, which all forms of an entry share.
    const wanted = new Map();
    words.forEach((param, index)=>{
        let { matches } = param;
        for (const match of matches){
            const { foldedStem, endings } = match.entry;
            const key = startOf(foldedStem + (endings.folded[0] ?? ''));
            wanted.set(key, [
                ...wanted.get(key) ?? [],
                {
                    index,
                    match
                }
            ]);
        }
    });
    const families = new Map(synonyms.flatMap((param)=>{
        let { covers, words: phrase } = param;
        return phrase.map((param)=>{
            let { family } = param;
            return [
                family,
                covers[0] ?? 0
            ];
        });
    }));
    const familyKeys = new Set([
        ...families.keys()
    ].map(startOf));
    const find = remembering((form)=>{
        const word = {
            text: form,
            folded: (0,kernel_text/* .foldPolish */.Vf)(form)
        };
        const family = stem_stem(word.folded);
        const meant = wanted.get(startOf(word.folded))?.find((param)=>{
            let { match } = param;
            return formMatch(match.entry, word.text, word.folded) !== null;
        });
        if (meant) {
            return {
                index: meant.index,
                as: standsAs(meant.match, words[meant.index]?.word, word),
                family
            };
        }
        const index = families.get(family);
        return index === undefined ? null : {
            index,
            as: 'synonym',
            family
        };
    });
    // The first letters rule out most words of a text before anything else is computed.
    const isWanted = remembering((beginning)=>{
        const key = (0,kernel_text/* .foldPolish */.Vf)(beginning);
        return key.length < (/* inlined export .keyLength */3) || wanted.has(key) || familyKeys.has(key);
    });
    return (text)=>someWordsOf(text, (written)=>isWanted(startOf(written))).flatMap((word)=>{
            const found = find(word.text);
            return found ? [
                {
                    start: word.start,
                    end: word.end,
                    ...found
                }
            ] : [];
        });
}
const startOf = (word)=>word.slice(0, (/* inlined export .keyLength */3));
function standsAs(param, typed, standing) {
    let { kind, form } = param;
    if (kind === 'typo' && standing.text === form) {
        return 'exact';
    }
    if (kind !== 'exact' && kind !== 'folded') {
        return kind;
    }
    return typed?.text === standing.text ? 'exact' : typed?.folded === standing.folded ? 'folded' : 'lemma';
}

;// CONCATENATED MODULE: ./src/domain/search/engine/excerpt.ts
const excerptLength = 150;
/** Characters shown before the first word found. */ const lead = 40;
/** Splits a text so that each word found is a separate piece. */ function pieces(text, found) {
    let from = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : 0, to = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : text.length;
    const cut = [];
    let at = from;
    for (const { start, end } of found){
        if (start >= at && end <= to) {
            if (start > at) {
                cut.push({
                    text: text.slice(at, start),
                    isFound: false
                });
            }
            cut.push({
                text: text.slice(start, end),
                isFound: true
            });
            at = end;
        }
    }
    if (at < to) {
        cut.push({
            text: text.slice(at, to),
            isFound: false
        });
    }
    return cut;
}
/** The passage of a text with the most query words, cut at word boundaries, with words found as separate pieces. */ function excerptOf(text, found) {
    const anchor = found[bestPlace(found)]?.start ?? 0;
    const start = anchor <= excerptLength / 2 ? 0 : text.lastIndexOf(' ', Math.max(0, anchor - lead)) + 1;
    const end = endOfPiece(text, start);
    const shown = pieces(text, found, start, end);
    return [
        ...start > 0 ? [
            {
                text: '… ',
                isFound: false
            }
        ] : [],
        ...shown,
        ...end < text.length ? [
            {
                text: ' …',
                isFound: false
            }
        ] : []
    ];
}
/** Index of the found word at which an excerpt should start to contain the most distinct query words. */ function bestPlace(found) {
    let best = 0;
    let most = 0;
    found.forEach((param, place)=>{
        let { start } = param;
        const words = new Set();
        for(let next = place; next < found.length; next++){
            const other = found[next];
            if (!other || other.end > start + excerptLength - lead) {
                break;
            }
            words.add(other.index);
        }
        if (words.size > most) {
            most = words.size;
            best = place;
        }
    });
    return best;
}
function endOfPiece(text, start) {
    const limit = start + excerptLength;
    if (limit >= text.length) {
        return text.length;
    }
    const space = text.lastIndexOf(' ', limit);
    return space > start ? space : limit;
}

// EXTERNAL MODULE: ./src/domain/search/types.ts
var types = __webpack_require__(59306);
;// CONCATENATED MODULE: ./src/domain/search/engine/present.ts




/** How many sections' texts are read, and how many of them may be of one page. */ const shownSections = 10;
const sectionsOfPage = 3;
/** Coverage below which an answer is weak. */ const weakCoverage = 0.6;
/** Bonus for a word found exactly as typed, or as typed except for diacritics. */ const asTyped = {
    exact: 0.08,
    folded: 0.04
};
/** Bonus for two query words found next to each other. */ const sideBySide = 0.06;
/** Bonus for the beginning of a page over its equally good sections. */ const present_beginning = 0.02;
/** Bonus for a title or heading that matches the whole query. */ const wholeHeading = 0.8;
/** Weight in headings of words that only begin like the query word or share its stem. */ const likeness = 0.6;
const isLike = new Set([
    'prefix',
    'stem'
]);
/** Fraction of that bonus for an alias that contains more than the query. */ const byAlias = 0.8;
/** Reads the texts of the best sections, orders them by how the words occur there and groups them by page. */ async function present(param, interpretation, index, query, kind) {
    let { candidates, importance } = param;
    const byKind = fewOfEachKind(candidates, index);
    const finder = wordFinder(interpretation);
    const shown = await Promise.all((kind === null ? fewOfEachPage(candidates) : byKind[kind]).map(async (candidate)=>{
        const section = await index.section(candidate.section);
        return {
            candidate,
            section,
            result: resultOf(candidate, section, interpretation, finder, importance)
        };
    }));
    shown.sort((a, b)=>b.result.score - a.result.score || a.candidate.section - b.candidate.section);
    const pages = new Map();
    for (const { candidate, section, result } of shown){
        const page = pages.get(candidate.page);
        if (page) {
            page.results.push(result);
        } else {
            pages.set(candidate.page, {
                kind: section.kind,
                title: section.title,
                url: section.page,
                results: [
                    result
                ]
            });
        }
    }
    const isWeak = shown[0]?.result.isWeak ?? false;
    return {
        pages: [
            ...pages.values()
        ],
        counts: mapKinds((each)=>byKind[each].length),
        isWeak,
        corrected: correctedQuery(query, interpretation)
    };
}
/** What would be shown for each kind alone. */ function fewOfEachKind(candidates, param) {
    let { manifest } = param;
    return mapKinds((kind)=>{
        const digit = String(types/* .searchKinds.indexOf */.G.indexOf(kind));
        return fewOfEachPage(candidates.filter((param)=>{
            let { page } = param;
            return manifest.kinds[page] === digit;
        }), // All questions are on one page, and so are all terms.
        kind === 'question' || kind === 'term' ? shownSections : sectionsOfPage);
    });
}
function mapKinds(valueOf) {
    return Object.fromEntries(types/* .searchKinds.map */.G.map((kind)=>[
            kind,
            valueOf(kind)
        ]));
}
function fewOfEachPage(candidates) {
    let most = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : sectionsOfPage;
    const counts = new Map();
    const few = [];
    for (const candidate of candidates){
        const count = counts.get(candidate.page) ?? 0;
        if (count < most) {
            counts.set(candidate.page, count + 1);
            few.push(candidate);
        }
        if (few.length === shownSections) {
            break;
        }
    }
    return few;
}
function resultOf(candidate, section, param, finder, importance) {
    let { words } = param;
    const { score, coverage } = candidate;
    const hits = candidate.hits();
    // A single word of a synonymous phrase does not count where the whole phrase is absent.
    const bySynonym = new Set(hits.filter((param)=>{
        let { kind } = param;
        return kind === 'synonym';
    }).map((param)=>{
        let { word } = param;
        return word;
    }));
    const foundIn = (text)=>finder(text).filter((param)=>{
            let { as, index } = param;
            return as !== 'synonym' || bySynonym.has(index);
        });
    const inText = foundIn(section.text);
    const inTitle = foundIn(section.title);
    const inPath = section.path.map(foundIn);
    const everywhere = [
        inTitle,
        ...inPath,
        inText
    ];
    const reasons = hits.slice().sort((a, b)=>a.word - b.word).map((hit)=>{
        const form = bestForm(hit.kind, hit.word, everywhere.flat());
        const bonus = form === 'exact' || form === 'folded' ? asTyped[form] : 0;
        return {
            word: words[hit.word]?.word.text ?? '',
            kind: hit.kind === 'typo' ? hit.kind : form,
            found: hit.found,
            score: hit.score * (1 + bonus)
        };
    });
    const plain = hits.reduce((sum, hit)=>sum + hit.score, 0);
    const lifted = reasons.reduce((sum, reason)=>sum + reason.score, 0);
    const named = Math.max(...[
        inTitle,
        ...inPath.slice(-1)
    ].map((found)=>shareOf(found, importance)), ...(section.aliases ?? []).map((alias)=>{
        const found = foundIn(alias);
        const isWhole = found.length === saidWords(wordsOf(alias)).length;
        return (isWhole ? 1 : byAlias) * shareOf(found, importance);
    }));
    const pairs = adjacentPairs(everywhere, words.length);
    return {
        kind: section.kind,
        title: pieces(section.title, inTitle),
        path: section.path.map((heading, place)=>pieces(heading, inPath[place] ?? [])),
        url: section.id === '' ? section.page : `${section.page}#${section.id}`,
        excerpt: excerptOf(section.text, inText),
        words: surfaces([
            [
                section.text,
                inText
            ],
            [
                section.path.at(-1) ?? section.title,
                inPath.at(-1) ?? inTitle
            ]
        ]),
        isWeak: coverage < weakCoverage,
        score: plain > 0 ? score * lifted / plain * (1 + sideBySide * pairs + wholeHeading * named ** 2 + (section.id === '' ? present_beginning : 0)) : 0,
        reasons
    };
}
/** The distinct words found, as they are written. */ function surfaces(texts) {
    return [
        ...new Set(texts.flatMap((param)=>{
            let [text, found] = param;
            return found.map((param)=>{
                let { start, end } = param;
                return text.slice(start, end).toLowerCase();
            });
        }))
    ];
}
/**
 * The best match in the text for a dictionary word: exactly as typed (or corrected), but for diacritics, or inflected.
 */ function bestForm(kind, word, found) {
    if (kind !== 'exact' && kind !== 'folded' && kind !== 'typo') {
        return kind;
    }
    const kinds = new Set(found.filter((param)=>{
        let { index } = param;
        return index === word;
    }).map((param)=>{
        let { as } = param;
        return as;
    }));
    return kinds.has('exact') ? 'exact' : kinds.has('folded') ? 'folded' : 'lemma';
}
/** The fraction of the query matched by the words found in one heading; similar words count less. */ function shareOf(found, importance) {
    const best = new Map();
    for (const { index, as } of found){
        const value = isLike.has(as) ? likeness : 1;
        best.set(index, Math.max(best.get(index) ?? 0, value * (importance[index] ?? 0)));
    }
    return [
        ...best.values()
    ].reduce((sum, share)=>sum + share, 0);
}
/** How many pairs of adjacent query words are adjacent in some text too, in the same order. */ function adjacentPairs(texts, wordCount) {
    const pairs = new Set();
    for (const found of texts){
        found.forEach((word, place)=>{
            const next = found[place + 1];
            if (next?.index === word.index + 1 && next.start - word.end <= 2 && next.index < wordCount) {
                pairs.add(word.index);
            }
        });
    }
    return pairs.size;
}
/** The query as understood if a word was corrected, otherwise null. */ function correctedQuery(query, param) {
    let { words } = param;
    let corrected = query.normalize('NFC');
    let isChanged = false;
    for (const { word, matches } of words.slice().reverse()){
        const [match] = matches;
        if (match?.kind === 'typo') {
            corrected = corrected.slice(0, word.start) + match.form + corrected.slice(word.end);
            isChanged = true;
        }
    }
    return isChanged ? corrected : null;
}

;// CONCATENATED MODULE: ./src/domain/search/engine/rank.ts


/** Candidates to keep: more than are ever shown, since many may belong to one page. */ const mostCandidates = 100;
/** How fully each kind of match counts towards coverage. */ const answered = {
    exact: 1,
    folded: 1,
    lemma: 1,
    stem: 0.8,
    prefix: 1,
    typo: 0.8,
    synonym: 0.9
};
/** Fraction of the score kept by a section that matches almost none of the query. */ const uncovered = 0.2;
/** Sections that match the query, by the weights of its words in them. */ async function rank(param, index) {
    let { words, synonyms } = param;
    const total = index.sectionCount;
    const idf = (sections)=>postings_rarityOf(sections, total);
    const byWord = await Promise.all(words.map((param)=>{
        let { matches } = param;
        return scoresOf(matches, index, idf);
    }));
    const ways = byWord.map((word)=>[
            ...word.ways
        ]);
    for (const { covers, text, rarity, postings } of synonyms){
        for (const covered of covers){
            const word = byWord[covered];
            ways[covered]?.push({
                kind: 'synonym',
                found: text
            });
            // A rare synonym of a common word must not win just for being rare.
            const value = qualities.synonym * Math.min(rarity, word?.rarity ?? rarity) / (/* inlined export .greatestWeight */47);
            for (const { section, weight } of postings){
                note(word, section, value * weight, ways[covered]?.length ?? 0);
            }
        }
    }
    // A word found nowhere matters as much as the rarest one, or half as much if it has synonyms.
    const weights = byWord.map((param, word)=>{
        let { rarity } = param;
        return rarity ?? idf(0) / (synonyms.some((param)=>{
            let { covers } = param;
            return covers.includes(word);
        }) ? 2 : 1);
    });
    const whole = weights.reduce((sum, weight)=>sum + weight, 0) || 1;
    const importance = weights.map((weight)=>weight / whole);
    const shares = ways.map((own, word)=>own.map((param)=>{
            let { kind } = param;
            return (importance[word] ?? 0) * answered[kind];
        }));
    const candidates = bestSections(byWord, shares, total).map((best)=>({
            ...best,
            page: index.pageOf(best.section),
            hits: ()=>byWord.flatMap((param, word)=>{
                    let { scores, found } = param;
                    const way = ways[word]?.[(found[best.section] ?? 0) - 1];
                    return way ? [
                        {
                            word,
                            ...way,
                            score: scores[best.section] ?? 0
                        }
                    ] : [];
                })
        }));
    return {
        candidates,
        importance
    };
}
/** The sections with the best scores, ties in the order of the site. `shares` is the coverage of each way. */ function bestSections(words, shares, total) {
    const best = [];
    let least = 0;
    // Plain loops over typed arrays, because every section is visited and few are kept.
    for(let section = 0; section < total; section++){
        let sum = 0;
        let coverage = 0;
        for(let word = 0; word < words.length; word++){
            const way = words[word]?.found[section] ?? 0;
            if (way > 0) {
                sum += words[word]?.scores[section] ?? 0;
                coverage += shares[word]?.[way - 1] ?? 0;
            }
        }
        const score = sum * (uncovered + (1 - uncovered) * coverage ** 2);
        if (score > least) {
            let place = best.length;
            while(place > 0 && (best[place - 1]?.score ?? 0) < score){
                place--;
            }
            best.splice(place, 0, {
                section,
                score,
                coverage
            });
            if (best.length > mostCandidates) {
                best.pop();
                least = best.at(-1)?.score ?? 0;
            }
        }
    }
    return best;
}
async function scoresOf(matches, index, idf) {
    const lists = await Promise.all(matches.map(async (match)=>({
            match,
            postings: await index.postings(match.entry.number)
        })));
    // Terms merely similar to the word share their combined rarity, so that none wins just for being rare.
    const together = new Map();
    for (const { match, postings } of lists){
        together.set(match.kind, (together.get(match.kind) ?? 0) + postings.length);
    }
    const rarityOf = (param)=>{
        let { match, postings } = param;
        const isWord = match.kind === 'exact' || match.kind === 'folded';
        const sections = isWord ? postings.length : together.get(match.kind) ?? 0;
        return idf(Math.min(sections, index.sectionCount));
    };
    const word = {
        scores: new Float32Array(index.sectionCount),
        found: new Uint16Array(index.sectionCount),
        ways: lists.map((param)=>{
            let { match } = param;
            return {
                kind: match.kind,
                found: match.form
            };
        }),
        rarity: null
    };
    let rarity = Infinity;
    lists.forEach((list, way)=>{
        const value = list.match.quality * rarityOf(list) / (/* inlined export .greatestWeight */47);
        for (const { section, weight } of list.postings){
            note(word, section, value * weight, way + 1);
        }
        if (list.postings.length > 0) {
            rarity = Math.min(rarity, rarityOf(list));
        }
    });
    return {
        ...word,
        rarity: rarity === Infinity ? null : rarity
    };
}
/** Records a match if it is the word's best one in the section. */ function note(word, section, score, way) {
    if (word && score > (word.scores[section] ?? 0)) {
        word.scores[section] = score;
        word.found[section] = way;
    }
}

;// CONCATENATED MODULE: ./src/domain/search/engine/textFilter.ts


/** The fraction of the words of a query that texts must have: of one or two all, of three two. */ const answering = 0.6;
/** Makes a filter of a query, with everything its words may mean. One without words is answered by every text. */ async function textFilter(query, index) {
    const interpretation = await interpret(query, index);
    const find = wordFinder(interpretation);
    const least = answering * interpretation.words.length;
    return (texts)=>{
        const all = texts.map(find);
        const said = new Set(all.flat().map((param)=>{
            let { family } = param;
            return family;
        }));
        // A word of a synonymous phrase means nothing by itself: not all that say „prąd” are about „sprzedawca prądu”.
        const meant = new Set(interpretation.synonyms.map((param)=>{
            let { words } = param;
            return words.map((param)=>{
                let { family } = param;
                return family;
            });
        }).filter((phrase)=>phrase.every((family)=>said.has(family))).flat());
        const found = all.map((words)=>words.filter((param)=>{
                let { as, family } = param;
                return as !== 'synonym' || meant.has(family);
            }));
        return new Set(found.flat().map((word)=>word.index)).size >= least ? found : null;
    };
}

;// CONCATENATED MODULE: ./src/domain/search/engine/createSearch.ts






/**
 * Search over an index whose files are fetched by `load` when first needed. If a newer build has replaced the index,
 * its files are gone: the manifest is then read again and the query answered from the new index. The text of the first
 * manifest can be passed in.
 */ async function createSearch(load, manifest) {
    let index = openIndex(load, manifest ?? await load(shapes/* .manifestName */.vS));
    const ask = async (question)=>{
        const asked = index;
        try {
            return await question(asked);
        } catch (error) {
            // An earlier query may have switched to the newer index already.
            const newer = index === asked ? openIndex(load, await load(shapes/* .manifestName */.vS)) : index;
            if (newer.manifest.id === asked.manifest.id) {
                throw error;
            }
            index = newer;
            return question(newer);
        }
    };
    const search = function(query) {
        let kind = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : null;
        return ask((asked)=>createSearch_answer(query, kind, asked));
    };
    return Object.assign(search, {
        filter: (query)=>ask((asked)=>textFilter(query, asked))
    });
}
async function createSearch_answer(query, kind, index) {
    const interpretation = await interpret(query, index);
    return present(await rank(interpretation, index), interpretation, index, query, kind);
}


},
59306(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  G: () => (searchKinds)
});
/** The kinds of search results; the index stores a kind as its position here. */ const searchKinds = [
    'article',
    'question',
    'term',
    'page'
];


},

}]);