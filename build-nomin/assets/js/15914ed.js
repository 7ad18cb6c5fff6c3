"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2962"], {
42665(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readDescription: () => (/* binding */ readDescription)
});

;// CONCATENATED MODULE: ./src/domain/kernel/json.ts
/** JSON in which numbers without end, for which it has no word, are read as texts: so they are refused by their fields. */ function parseJson(text) {
    try {
        return JSON.parse(text);
    } catch (error) {
        try {
            return JSON.parse(withEndlessAsTexts(text));
        } catch  {
            throw error;
        }
    }
}
function withEndlessAsTexts(text) {
    return text.replaceAll(/([[:,]\s*)(-?(?:Infinity|NaN))(?=\s*[\],}])/g, '$1"$2"');
}

// EXTERNAL MODULE: ./src/domain/kernel/result.ts
var result = __webpack_require__(15285);
;// CONCATENATED MODULE: ./src/domain/kernel/shape.ts
/** A zod issue as whole Polish sentences: the field, what was found there and what to do. */ function describeIssue(issue, root) {
    let nameField = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : fieldName;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key)=>{
            const path = [
                ...issue.path,
                key
            ];
            const name = nameField(path, root);
            return {
                field: fieldName(path),
                message: `pole „${name}” nie jest znane. Usuń je albo popraw jego nazwę.`
            };
        });
    }
    const field = fieldName(issue.path);
    const name = nameField(issue.path, root);
    if (issue.code === 'invalid_key') {
        const [key = ''] = issue.path.slice(-1);
        const rule = issue.issues[0]?.message ?? remedy(issue);
        return [
            {
                field,
                message: `nazwa „${String(key)}” jest niepoprawna. ${rule}`
            }
        ];
    }
    if (issue.path.length === 0) {
        return [
            {
                field,
                message: `cały plik: znaleziono ${showValue(root)}. ${remedy(issue)}`
            }
        ];
    }
    const found = valueAt(root, issue.path);
    const message = found === undefined ? `brakuje pola „${name}”. ${remedy(issue)}` : `pole „${name}”: znaleziono ${showValue(found)}. ${remedy(issue)}`;
    return [
        {
            field,
            message
        }
    ];
}
/** Remedies for rules without a message; the schema's own messages are already in Polish. */ function remedy(issue) {
    if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) {
        return issue.message;
    }
    if (issue.code === 'invalid_type') {
        const expected = {
            array: 'listę',
            boolean: 'true albo false',
            int: 'liczbę całkowitą',
            number: 'liczbę',
            object: 'pola w osobnych wierszach',
            record: 'pola w osobnych wierszach',
            string: 'tekst'
        };
        return `Wpisz ${expected[issue.expected] ?? issue.expected}.`;
    }
    if (issue.code === 'too_small') {
        return `Podaj co najmniej ${issue.minimum}.`;
    }
    if (issue.code === 'too_big') {
        return `Podaj najwyżej ${issue.maximum}.`;
    }
    return 'Popraw zapis według opisu na początku pliku.';
}
function fieldName(path) {
    return path.map((step)=>typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`).join('').replace(/^\./, '');
}
function valueAt(root, path) {
    return path.reduce((value, step)=>typeof value === 'object' && value !== null ? value[step] : undefined, root);
}
function showValue(value) {
    if (typeof value === 'string') {
        const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
        return `„${short}” (znaków: ${value.length})`;
    }
    if (Array.isArray(value)) {
        return `listę, pozycji: ${value.length}`;
    }
    if (typeof value === 'object' && value !== null) {
        return `pola: ${Object.keys(value).join(', ')}`;
    }
    // JSON has no word for what is too large for a number, and writes it as null.
    const isEndless = typeof value === 'number' && !Number.isFinite(value);
    return value === null ? 'puste miejsce' : isEndless ? String(value) : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./src/domain/cooperative/description/fieldWords.ts
/** A step into a description: a key, or an index from 0. */ /** Names of fields, as the form has them, by key; `battery.kw` where a key means different things. */ const words = {
    $schema: 'opis formatu',
    version: 'wersja opisu',
    start: 'początek obliczeń',
    period: 'okres rozliczeniowy',
    'period.hours': 'liczba godzin',
    year: 'który rok spółdzielni',
    validPeriods: 'ważność zapasu w sieci',
    fixedFees: 'opłaty stałe niepełnego miesiąca',
    ratesDay: 'stawki z dnia',
    weatherSeed: 'wariant pogody',
    region: 'część Polski',
    members: 'członkowie',
    id: 'nazwa',
    holder: 'do kogo należy',
    person: 'kim jest ten członek',
    ofCooperative: 'źródło spółdzielni',
    withdrawnKwh: 'energia pobrana z sieci',
    injectedKwh: 'energia oddana do sieci',
    generationKwh: 'zmierzona produkcja',
    totalGenerationKwh: 'produkcja w czasie odczytów',
    consumptionKwh: 'zużycie co godzinę',
    readings: 'odczyty z licznika',
    readingsLeftOut: 'ślad po odczytach z licznika',
    'readingsLeftOut.id': 'skrót',
    'readingsLeftOut.hours': 'liczba godzin',
    startUtc: 'pierwsza godzina',
    withdrawn: 'pobór z sieci',
    injected: 'oddanie do sieci',
    generation: 'produkcja',
    sourcesMeasured: 'źródła i magazyn już działają',
    file: 'plik z odczytami',
    columns: 'kolumny pliku z odczytami',
    profile: 'zużycie',
    'profile.kind': 'profil zużycia',
    annualKwh: 'roczna produkcja',
    'profile.annualKwh': 'roczne zużycie',
    monthlyKwh: 'zużycie z rachunków za 12 miesięcy',
    seed: 'wariant profilu',
    sources: 'źródła energii',
    kind: 'rodzaj',
    kw: 'moc',
    tilt: 'nachylenie',
    azimuth: 'kierunek',
    annualYield: 'uzysk',
    capacityFactor: 'wykorzystanie mocy',
    kwh: 'produkcja co godzinę',
    battery: 'magazyn energii',
    'battery.kwh': 'pojemność użyteczna',
    efficiency: 'sprawność całego cyklu',
    sourceKw: 'moc źródeł, które już działają',
    tariff: 'stawki',
    orderedKw: 'moc umowna',
    outlayZl: 'wkład członka',
    vatDeducted: 'odliczana część VAT',
    vatDeductedFrom: 'odlicza VAT od roku',
    tariffs: 'stawki',
    operator: 'operator sieci',
    group: 'grupa taryfowa',
    energy: 'energia czynna',
    network: 'sieciowa zmienna',
    fixedNetwork: 'sieciowa stała',
    fixedNetworkPerKw: 'sieciowa stała od mocy umownej',
    subscription: 'abonament',
    trade: 'opłata handlowa',
    hourlyPrice: 'cena dynamiczna',
    zones: 'strefy',
    name: 'nazwa',
    schedule: 'godziny stref',
    workday: 'w dzień roboczy',
    freeDay: 'w dzień wolny',
    excise: 'akcyza',
    quality: 'opłata jakościowa',
    renewables: 'opłata OZE',
    cogeneration: 'opłata kogeneracyjna',
    capacity: 'opłata mocowa',
    rate: 'stawka',
    coefficient: 'współczynnik',
    prices: 'ceny i opłaty',
    'prices.vat': 'VAT',
    internalPrice: 'cena energii wspólnej',
    internalVat: 'VAT od ceny energii wspólnej',
    gridReading: 'zmienna opłata za sieć od energii wspólnej i odebranej',
    averagePrice: 'średnia cena URE',
    flatCapacityBy: 'próg ryczałtu mocowego',
    servicePerMember: 'obsługa rozliczeń',
    balancingPerMwh: 'bilansowanie handlowe',
    market: 'ceny rynkowe',
    zlPerMwh: 'lista cen',
    firstDay: 'dzień pierwszej ceny',
    assumed: 'założone',
    lowest: 'najniższa',
    highest: 'najwyższa',
    key: 'klucz wewnętrzny',
    shares: 'udziały',
    cooperative: 'warunki z ustawy',
    applicationDay: 'dzień wniosku o wpis',
    heatKw: 'łączna moc cieplna',
    biogasM3: 'biogaz w roku',
    biomethaneM3: 'biometan w roku',
    municipalities: 'gminy',
    adjacent: 'gminy ze sobą sąsiadują',
    gridOperators: 'liczba operatorów sieci',
    voltageKv: 'najwyższe napięcie przyłącza',
    sellers: 'liczba sprzedawców',
    ownedByMembers: 'instalacje należą do spółdzielni albo jej członków',
    agricultural: 'spółdzielnia produkcji rolnej albo grupy producentów rolnych',
    finance: 'inwestycja',
    costZl: 'koszt inwestycji',
    vat: 'VAT w koszcie',
    'finance.vatDeducted': 'odliczana część VAT w koszcie',
    grant: 'dotacja',
    loan: 'kredyt bankowy',
    loanRate: 'oprocentowanie kredytu',
    loanYears: 'okres kredytu',
    annualCostZl: 'roczny koszt utrzymania',
    replacements: 'wymiany',
    'replacements.year': 'po ilu latach',
    'replacements.costZl': 'koszt',
    priceGrowth: 'wzrost cen prądu',
    priceChanges: 'lata z inną zmianą cen',
    'priceChanges.year': 'rok',
    change: 'zmiana cen',
    costGrowth: 'wzrost kosztów utrzymania',
    ageing: 'spadek produkcji',
    discount: 'stopa dyskontowa',
    years: 'horyzont',
    against: 'z czym porównać',
    panelZlPerKw: 'koszt kolejnego 1 kWp',
    batteryZlPerKwh: 'koszt kolejnej 1 kWh magazynu',
    largestPanelKw: 'najwięcej paneli',
    range: 'przedział oszczędności',
    'range.generation': 'gorszy i lepszy rok słońca i wiatru',
    'range.prices': 'niższe i wyższe ceny energii'
};
/** Parts whose fields are named without them. */ const silent = new Set([
    'profile'
]);
/** What one of several is called, by the key of their list. */ const items = {
    sources: 'źródło',
    zones: 'strefa',
    replacements: 'wymiana',
    priceChanges: 'zmiana cen',
    monthlyKwh: 'zużycie w miesiącu',
    shares: 'udział członka',
    municipalities: 'gmina'
};
/**
 * A field of a description as a reader of the form knows it: „Członek 2 (szkoła): roczne zużycie” for
 * `['members', 1, 'profile', 'annualKwh']`. The described names come from `root`; unknown keys stay as they are.
 */ function fieldInWords(path, root) {
    const [first, second] = path;
    if (first === 'members' && typeof second === 'number') {
        const name = stepInto(stepInto(stepInto(root, first), second), 'id');
        const whose = typeof name === 'string' && name.trim() !== '' ? ` (${name.trim()})` : '';
        return joined(`Członek ${second + 1}${whose}`, wordsOf(path.slice(2), ''));
    }
    if (first === 'tariffs' && second !== undefined) {
        return joined(`Stawki ${String(second)}`, wordsOf(path.slice(2), ''));
    }
    const [part = '', ...rest] = wordsOf(path, '');
    const isKnown = part !== first;
    return joined(isKnown ? part.charAt(0).toUpperCase() + part.slice(1) : part, rest);
}
/** The path of an error, `members[2].profile.annualKwh`, whose numbers are from 1, as steps. */ function pathOf(field) {
    return Array.from(field.matchAll(/\[(\d+)\]|[^.[]+/g), (param)=>{
        let [step, number] = param;
        return number === undefined ? step : Number(number) - 1;
    });
}
function joined(place, rest) {
    return rest.length > 0 ? `${place}: ${rest.join(', ')}` : place;
}
/** Of an index, one word for the list and the number. */ function wordsOf(param, before) {
    let [step, ...rest] = param;
    if (step === undefined) {
        return [];
    }
    if (typeof step === 'number') {
        return [
            `${items[before] ?? 'pozycja'} ${step + 1}`,
            ...wordsOf(rest, before)
        ];
    }
    const key = String(step);
    const isNamedBelow = typeof rest[0] === 'number' ? key in items : rest.length > 0 && silent.has(key);
    const word = words[`${before}.${key}`] ?? words[key] ?? key;
    return [
        ...isNamedBelow ? [] : [
            word
        ],
        ...wordsOf(rest, key)
    ];
}
function stepInto(value, step) {
    return typeof value === 'object' && value !== null ? value[step] : undefined;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(167);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(3174);
// EXTERNAL MODULE: ./src/domain/energy/consumption.ts + 1 modules
var consumption = __webpack_require__(66872);
// EXTERNAL MODULE: ./src/domain/energy/regions.ts
var regions = __webpack_require__(27074);
// EXTERNAL MODULE: ./src/domain/settlement/money/rates.ts
var rates = __webpack_require__(97540);
// EXTERNAL MODULE: ./src/domain/settlement/money/tariffGroups.ts
var tariffGroups = __webpack_require__(71673);
// EXTERNAL MODULE: ./src/domain/settlement/law/conditions.ts
var conditions = __webpack_require__(85825);
// EXTERNAL MODULE: ./src/domain/settlement/law/memberCount.ts
var memberCount = __webpack_require__(28758);
// EXTERNAL MODULE: ./src/domain/settlement/law/verdict.ts
var verdict = __webpack_require__(526);
// EXTERNAL MODULE: ./src/domain/settlement/types.ts
var types = __webpack_require__(38253);
// EXTERNAL MODULE: ./src/domain/cooperative/description/fullLoad.ts
var fullLoad = __webpack_require__(18930);
// EXTERNAL MODULE: ./src/domain/cooperative/description/limits.ts
var limits = __webpack_require__(72143);
// EXTERNAL MODULE: ./src/domain/cooperative/description/ownConnection.ts
var ownConnection = __webpack_require__(81399);
;// CONCATENATED MODULE: ./src/domain/cooperative/description/schema.ts












/** A number within limits. Whatever is wrong with it, the message says what is allowed. */ function between(min, max) {
    const error = `Wpisz liczbę od ${(0,verdict/* .showNumber */.Zo)(min)} do ${(0,verdict/* .showNumber */.Zo)(max)}.`;
    return schemas/* .number */.aig({
        error
    }).min(min, {
        error
    }).max(max, {
        error
    });
}
function whole(min, max) {
    const error = `Wpisz liczbę całkowitą od ${(0,verdict/* .showNumber */.Zo)(min)} do ${(0,verdict/* .showNumber */.Zo)(max)}.`;
    return schemas/* .int */.Whr({
        error
    }).min(min, {
        error
    }).max(max, {
        error
    });
}
const upTo = (max)=>between(0, max);
/** Nothing in a description is larger. */ const amount = upTo(limits/* .limits.zloty */.F.zloty);
const kw = upTo(limits/* .limits.kw */.F.kw);
const schema_annualKwh = upTo(limits/* .limits.annualKwh */.F.annualKwh);
const rate = upTo(limits/* .limits.rate */.F.rate);
const seed = whole(0, 1000000000).default(1);
const schema_name = schemas/* .string */.YjP({
    error: 'Wpisz nazwę.'
}).regex(/\S/, {
    error: 'Wpisz nazwę.'
});
const isoDay = iso/* .date */.p6({
    error: 'Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.'
});
const percentage = upTo(100);
const chosen = (values)=>schemas/* ["enum"] */.k5n(values, {
        error: `Wybierz z listy: ${values.join(', ')}.`
    });
const hourly = schemas/* .array */.YOg(amount.nullable(), {
    error: 'Wpisz listę liczb, po jednej na godzinę.'
}).min(1, {
    error: 'Wpisz co najmniej jedną godzinę.'
}).describe('kWh, jedna wartość na godzinę; null oznacza brak odczytu');
/** A plant that works all year. */ const steady = (kind)=>schemas/* .strictObject */.rej({
        kind: schemas/* .literal */.euz(kind),
        kw,
        annualKwh: schema_annualKwh.optional()
    }).superRefine((described, context)=>{
        const message = (0,fullLoad/* .fullLoadProblem */.f)(described);
        if (message !== null) {
            context.addIssue({
                code: 'custom',
                path: [
                    'annualKwh'
                ],
                message
            });
        }
    });
const source = schemas/* .discriminatedUnion */.gMt('kind', [
    schemas/* .strictObject */.rej({
        kind: schemas/* .literal */.euz('pv'),
        kw: kw.describe('moc w kWp'),
        tilt: upTo(90).default(35).describe('stopnie od poziomu'),
        azimuth: upTo(360).default(180).describe('stopnie: 90 wschód, 180 południe'),
        annualYield: upTo(limits/* .limits.annualYield */.F.annualYield).optional().describe('kWh z 1 kWp na rok')
    }),
    schemas/* .strictObject */.rej({
        kind: schemas/* .literal */.euz('wind'),
        kw,
        capacityFactor: upTo(limits/* .limits.capacityFactor */.F.capacityFactor).default(0.25).describe('średnia moc jako część pełnej')
    }),
    steady('biogas'),
    steady('hydro'),
    schemas/* .strictObject */.rej({
        kind: schemas/* .literal */.euz('own'),
        kw,
        kwh: hourly
    })
], {
    error: 'Podaj rodzaj źródła: pv, wind, biogas, hydro albo own.'
}).describe('źródło za licznikiem tego punktu');
const battery = schemas/* .strictObject */.rej({
    kwh: upTo(limits/* .limits.batteryKwh */.F.batteryKwh).describe('pojemność użyteczna'),
    kw: kw.describe('moc ładowania i rozładowania'),
    efficiency: upTo(1).default(0.9).describe('sprawność całego cyklu')
});
const startUtc = schemas/* .string */.YjP({
    error: 'Podaj początek pierwszej godziny w UTC, np. 2025-12-31T23:00Z.'
}).regex(/^\d{4}-\d\d-\d\dT\d\d:00(?::00(?:\.000)?)?Z$/, {
    error: 'Podaj początek pełnej godziny w UTC, np. 2025-12-31T23:00Z.'
});
const toSeries = (values)=>Float64Array.from(values, (value)=>value ?? Number.NaN);
const readings = schemas/* .strictObject */.rej({
    startUtc,
    withdrawn: hourly,
    injected: hourly.optional(),
    generation: hourly.optional().describe('produkcja zmierzona za licznikiem')
}).transform((found)=>({
        startUtc: found.startUtc,
        withdrawn: toSeries(found.withdrawn),
        injected: found.injected ? toSeries(found.injected) : new Float64Array(found.withdrawn.length),
        ...found.generation && {
            generation: toSeries(found.generation)
        }
    }));
const readingsMark = schemas/* .strictObject */.rej({
    startUtc,
    hours: schemas/* .int */.Whr().min(1),
    id: schemas/* .string */.YjP().max(20).describe('skrót odczytów')
});
const orderedKw = kw.optional().describe('moc umowna punktu poboru, kW');
/** Half a kWh for sums of rounded months. */ const isSumOfMonths = (annualKwh, months)=>!months || Math.abs(annualKwh - months.reduce((all, kwh)=>all + kwh, 0)) <= 0.5;
/** What a point of the cooperative itself cannot have. */ function wrongOfCooperative(point) {
    const held = [
        'holder',
        'person'
    ].flatMap((field)=>point[field] === undefined ? [] : [
            {
                field,
                message: `Usuń pole „${field}”: ten punkt należy do samej spółdzielni.`
            }
        ]);
    return [
        ...held,
        ...(0,ownConnection/* .isOwnConnection */.R)(point) && (point.sources ?? []).length === 0 ? [
            {
                field: 'sources',
                message: 'Podaj źródło, które ma to przyłącze.'
            }
        ] : [],
        ...(0,ownConnection/* .isOwnConnection */.R)(point) && point.battery !== undefined ? [
            {
                field: 'battery',
                message: 'Za tym przyłączem nikt nie zużywa energii z magazynu. Opisz go w polu „battery” całej spółdzielni.'
            }
        ] : []
    ];
}
const member = schemas/* .strictObject */.rej({
    id: schema_name,
    holder: schema_name.optional().describe('członek spółdzielni, do którego należy ten punkt poboru, np. gmina przy szkole; bez tego pola punkt jest osobnym członkiem'),
    person: chosen(memberCount/* .personKinds */.DI).optional().describe('kim jest ten członek: natural – osoba fizyczna, legal – osoba prawna, community – wspólnota mieszkaniowa'),
    ofCooperative: schemas/* .boolean */.zMY().optional().describe('true: punkt samej spółdzielni, a nie członka, np. farma paneli, turbina albo biogazownia z własnym przyłączem; nie musi mieć zużycia ani taryfy'),
    withdrawnKwh: hourly.optional(),
    injectedKwh: hourly.optional(),
    generationKwh: hourly.optional().describe('produkcja zmierzona za licznikiem, przy odczytach'),
    totalGenerationKwh: amount.optional().describe('suma zmierzonej produkcji z czasu odczytów, gdy nie ma jej co godzinę'),
    readings: readings.optional().describe('odczyty od podanej godziny; obliczenie obejmuje godziny, które mają wszyscy'),
    readingsLeftOut: readingsMark.optional().describe('ślad po odczytach, których link nie niesie'),
    sourcesMeasured: schemas/* .boolean */.zMY().optional().describe('true: źródła i magazyn już działają i są w odczytach, więc się ich nie dolicza'),
    file: schema_name.optional().describe('plik CSV obok pliku wejściowego, zamiast list; wiersz na godzinę'),
    columns: schemas/* .strictObject */.rej({
        withdrawn: schema_name,
        injected: schema_name.optional(),
        generation: schema_name.optional()
    }).optional().describe('nagłówki kolumn; bez tego pola „<id>_pobor” i „<id>_oddanie”'),
    consumptionKwh: hourly.optional().describe('zużycie za licznikiem zamiast odczytów'),
    profile: schemas/* .strictObject */.rej({
        kind: chosen(consumption/* .consumptionKinds */.Zx),
        annualKwh: schema_annualKwh,
        monthlyKwh: schemas/* .array */.YOg(schema_annualKwh).length(12, {
            error: 'Wpisz 12 liczb, po jednej na miesiąc.'
        }).optional().describe('kWh w kolejnych miesiącach z rachunków; ich suma to annualKwh'),
        seed
    }).refine((profile)=>isSumOfMonths(profile.annualKwh, profile.monthlyKwh), {
        path: [
            'annualKwh'
        ],
        error: 'Wpisz sumę 12 miesięcy z pola „monthlyKwh” albo usuń to pole.'
    }).optional().describe('zużycie z profilu zamiast odczytów; bez odczytów innych członków liczy się cały rok'),
    sources: schemas/* .array */.YOg(source).optional().describe('przy odczytach: źródła planowane, odejmowane od nich godzina po godzinie'),
    battery: battery.optional().describe('magazyn za licznikiem; przy odczytach planowany'),
    sourceKw: kw.optional().describe('moc źródeł, które już są w odczytach'),
    tariff: schema_name.optional().describe('nazwa z pola „tariffs”'),
    orderedKw,
    outlayZl: amount.optional().describe('nakład członka, do czasu zwrotu'),
    vatDeducted: percentage.optional().describe('jaką część VAT z rachunków za prąd ten członek odlicza, %; bez tego pola żadnej, jak gospodarstwo domowe'),
    vatDeductedFrom: whole(1, 50).optional().describe('od którego roku odlicza; bez tego pola od pierwszego')
}).superRefine((value, context)=>{
    const given = [
        'withdrawnKwh',
        'file',
        'consumptionKwh',
        'profile'
    ].filter((field)=>value[field] !== undefined);
    const wrong = value.ofCooperative === true ? wrongOfCooperative(value) : [];
    for (const { field, message } of wrong){
        context.addIssue({
            code: 'custom',
            path: [
                field
            ],
            message
        });
    }
    if (given.length === 0 && value.readings === undefined && !(0,ownConnection/* .isOwnConnection */.R)(value)) {
        context.addIssue({
            code: 'custom',
            path: [
                'withdrawnKwh'
            ],
            message: 'Podaj listę wartości, plik CSV (file), zużycie (consumptionKwh) albo profil.'
        });
    }
    // A profile may stay beside readings, in case they are removed.
    const kept = value.readings ? [
        'readings',
        ...given.filter((field)=>field !== 'profile')
    ] : given;
    if (kept.length > 1) {
        context.addIssue({
            code: 'custom',
            path: [
                kept[1] ?? ''
            ],
            message: `Zostaw jedno z pól: ${kept.join(', ')}.`
        });
    }
});
const hoursOfDay = schemas/* .array */.YOg(whole(0, 9)).length(24, {
    error: 'Podaj numer strefy (od 0) dla każdej z 24 godzin.'
});
const group = chosen(tariffGroups/* .tariffGroups */.zc).optional();
const monthlyFee = upTo(limits/* .limits.monthlyFee */.F.monthlyFee);
const monthlyFees = {
    fixedNetwork: monthlyFee.optional().describe('sieciowa stała, zł/mies.'),
    subscription: monthlyFee.optional().describe('abonament, zł/mies.'),
    trade: monthlyFee.optional().describe('opłata handlowa, zł/mies.')
};
const capacityPerKwh = {
    rate: rate.optional(),
    coefficient: upTo(1).default(1)
};
const tariff = schemas/* .discriminatedUnion */.gMt('kind', [
    schemas/* .strictObject */.rej({
        kind: schemas/* .literal */.euz('g11'),
        operator: chosen(rates/* .operators */.II),
        group: group.describe('grupa z rachunku, gdy stawki G11 tylko ją zastępują'),
        energy: rate.optional().describe('cena energii czynnej z rachunku, zł/kWh netto'),
        ...monthlyFees
    }),
    schemas/* .strictObject */.rej({
        kind: schemas/* .literal */.euz('own'),
        group: group.describe('grupa taryfowa z rachunku'),
        hourlyPrice: schemas/* .boolean */.zMY().optional().describe('true: energia po cenie rynkowej każdej godziny z „prices.market” (kind hourly), a „energy” strefy to marża sprzedawcy'),
        zones: schemas/* .array */.YOg(schemas/* .strictObject */.rej({
            name: schema_name,
            energy: rate,
            network: rate
        })).min(1, {
            error: 'Podaj co najmniej jedną strefę.'
        }).describe('stawki netto, zł/kWh'),
        schedule: schemas/* .strictObject */.rej({
            workday: hoursOfDay,
            freeDay: hoursOfDay
        }).optional(),
        excise: rate.optional(),
        quality: rate.optional(),
        renewables: rate.optional(),
        cogeneration: rate.optional(),
        capacity: schemas/* .discriminatedUnion */.gMt('kind', [
            schemas/* .strictObject */.rej({
                kind: schemas/* .literal */.euz('flat')
            }),
            schemas/* .strictObject */.rej({
                kind: schemas/* .literal */.euz('perKwh'),
                ...capacityPerKwh
            }),
            schemas/* .strictObject */.rej({
                kind: schemas/* .literal */.euz('byPower'),
                ...capacityPerKwh
            })
        ]).default({
            kind: 'flat'
        }).describe('byPower: ryczałt przy mocy umownej do 16 kW, powyżej za kWh'),
        fixedNetworkPerKw: amount.optional().describe('sieciowa stała, zł za kW mocy umownej/mies.'),
        ...monthlyFees
    })
], {
    error: 'Podaj rodzaj taryfy: g11 albo own.'
}).describe('stawki, których brakuje, są brane z src/data/stawki.yaml na dzień „start”');
const marketPrice = between(-limits/* .limits.marketPrice */.F.marketPrice, limits/* .limits.marketPrice */.F.marketPrice);
const prices = schemas/* .strictObject */.rej({
    vat: percentage.optional(),
    internalPrice: rate.optional().describe('cena energii wspólnej dla wytwórcy, zł/kWh (A8)'),
    internalVat: schemas/* .boolean */.zMY().optional(),
    gridReading: schemas/* .union */.KCZ([
        schemas/* .literal */.euz(1),
        schemas/* .literal */.euz(2)
    ]).optional().describe('odczytanie przepisu o zmiennej opłacie za sieć (A5): 1 korzystne, 2 ostrożne'),
    averagePrice: rate.optional().describe('cena Prezesa URE z art. 38c ust. 11a, zł/kWh'),
    flatCapacityBy: chosen([
        'drawn',
        'bought'
    ]).optional().describe('A7'),
    servicePerMember: upTo(100000).optional().describe('koszt obsługi, zł/mies. na punkt poboru'),
    balancingPerMwh: upTo(10000).optional().describe('A15'),
    market: schemas/* .strictObject */.rej({
        kind: chosen([
            'monthly',
            'hourly'
        ]),
        zlPerMwh: schemas/* .array */.YOg(marketPrice),
        assumed: schemas/* .array */.YOg(whole(1, 12)).optional().describe('monthly: które z cen, licząc od 1, są założeniem, bo prawdziwych nie znamy'),
        firstDay: isoDay.optional().describe('hourly: dzień pierwszej ceny; bez niego ceny są kolejnymi godzinami od „start”')
    }).optional().describe('ceny energii oddanej: RCEm na okres albo RCE na godzinę; do porównania z net-billingiem')
});
const cooperative = schemas/* .strictObject */.rej({
    applicationDay: isoDay,
    heatKw: amount,
    biogasM3: amount,
    biomethaneM3: amount,
    municipalities: schemas/* .array */.YOg(chosen(conditions/* .municipalityKinds */.aS)),
    adjacent: schemas/* .boolean */.zMY(),
    gridOperators: whole(1, 100),
    voltageKv: upTo(1000),
    sellers: whole(1, 100),
    ownedByMembers: schemas/* .boolean */.zMY(),
    agricultural: schemas/* .boolean */.zMY().describe('spółdzielnia produkcji rolnej albo grupy producentów rolnych')
}).partial().describe('fakty do sprawdzenia warunków; resztę liczy program z członków');
const growth = between(-50, 50).default(0);
const replacement = schemas/* .strictObject */.rej({
    name: schema_name.optional(),
    year: whole(1, 50).describe('po ilu latach od nakładu'),
    costZl: amount.describe('w dzisiejszych cenach')
});
const finance = schemas/* .strictObject */.rej({
    costZl: amount.describe('kwota do zapłaty, z VAT'),
    vat: percentage.default(0).describe('stawka VAT zawartego w koszcie, %'),
    vatDeducted: percentage.default(0).describe('jaka część tego VAT jest odliczana, %'),
    grant: percentage.default(0).describe('procent kosztu po odliczeniu VAT'),
    loan: percentage.default(0).describe('procent tego, co zostaje po dotacji'),
    loanRate: percentage.default(0),
    loanYears: whole(0, 50).default(0),
    annualCostZl: amount.default(0),
    replacements: schemas/* .array */.YOg(replacement).max(20).optional().describe('wymiany, np. falownika'),
    priceGrowth: growth.describe('zmiana cen prądu, % na rok'),
    priceChanges: schemas/* .array */.YOg(schemas/* .strictObject */.rej({
        year: whole(2, 50),
        change: between(-50, 50)
    })).max(50).optional().describe('lata, w których ceny zmieniają się inaczej: o ile % wobec roku poprzedniego'),
    costGrowth: growth.describe('wzrost kosztów utrzymania i wymian, % na rok'),
    ageing: percentage.default(0.5).describe('roczny spadek produkcji, %'),
    discount: percentage.default(5),
    years: whole(1, 50).default(20),
    against: chosen(types/* .comparisons */.l).default('alone').describe('z czym porównać koszt w spółdzielni'),
    panelZlPerKw: amount.optional().describe('koszt kolejnego 1 kWp, do szukania mocy'),
    batteryZlPerKwh: amount.optional().describe('koszt kolejnej 1 kWh magazynu'),
    largestPanelKw: amount.optional().describe('ile kWp paneli zmieści się na dachach i gruncie')
});
const range = schemas/* .strictObject */.rej({
    generation: percentage.optional().describe('gorszy i lepszy rok słońca i wiatru, ± %'),
    prices: percentage.optional().describe('niższe i wyższe ceny energii, ± %'),
    market: schemas/* .strictObject */.rej({
        lowest: marketPrice,
        highest: marketPrice
    }).optional().describe('do ilu mogą spaść i wzrosnąć ceny wymienione w „prices.market.assumed”, zł/MWh')
}).describe('założenia do przedziału oszczędności');
const settlementInput = schemas/* .strictObject */.rej({
    $schema: schemas/* .string */.YjP().optional(),
    version: schemas/* .literal */.euz(1, {
        error: 'Wpisz 1: to wersja opisu danych.'
    }),
    start: schemas/* .string */.YjP({
        error: 'Podaj początek, np. 2026-01-01T00:00:00+01:00.'
    }).describe('początek pierwszej godziny z przesunięciem czasu'),
    period: schemas/* .union */.KCZ([
        schemas/* .literal */.euz('month'),
        schemas/* .strictObject */.rej({
            hours: whole(1, 8784)
        })
    ], {
        error: 'Wpisz "month" (miesiąc kalendarzowy) albo {"hours": 24}.'
    }).describe('okres rozliczeniowy'),
    year: chosen([
        'first',
        'steady'
    ]).default('first').describe('first: na początku nie ma zapasu w sieci; steady: dane powtarzają się, aż zapas na początku zrówna się z zapasem na końcu'),
    validPeriods: whole(0, 10000).default(12).describe('przez ile następnych okresów można rozliczyć oddaną energię; 0 – bez przenoszenia'),
    members: schemas/* .array */.YOg(member).min(1, {
        error: 'Podaj co najmniej jednego członka.'
    }).max((/* inlined export .memberLimit */1000), {
        error: `Podaj najwyżej ${(0,verdict/* .showNumber */.Zo)((/* inlined export .memberLimit */1000))} członków.`
    }),
    battery: battery.extend({
        tariff: schema_name.optional(),
        orderedKw
    }).optional().describe('magazyn spółdzielni z własnym punktem poboru'),
    fixedFees: chosen([
        'months',
        'days'
    ]).optional().describe('opłaty stałe za miesiąc, z którego jest tylko część: months – całe, days – za dni; bez tego pola days przy „readings”, a months w pozostałych danych'),
    ratesDay: isoDay.optional().describe('dzień, z którego są stawki; bez tego pola dzień „start”'),
    weatherSeed: seed.describe('ziarno pogody; to samo daje ten sam rok'),
    region: chosen(Object.keys(regions/* .regionYields */.v)).default('centre'),
    tariffs: schemas/* .record */.g1P(schema_name, tariff).optional(),
    prices: prices.optional(),
    key: schemas/* .discriminatedUnion */.gMt('kind', [
        schemas/* .strictObject */.rej({
            kind: schemas/* .literal */.euz('hourly')
        }),
        schemas/* .strictObject */.rej({
            kind: schemas/* .literal */.euz('fixed'),
            shares: schemas/* .array */.YOg(amount).describe('udziały członków w ich kolejności, w dowolnej jednostce; nie wszystkie zerowe')
        })
    ]).default({
        kind: 'hourly'
    }).describe('klucz wewnętrzny; nie zmienia rachunku sprzedawcy'),
    cooperative: cooperative.optional(),
    finance: finance.optional().describe('wymaga taryf wszystkich członków'),
    range: range.optional()
});

;// CONCATENATED MODULE: ./src/domain/cooperative/description/readDescription.ts





/** Reads a cooperative from JSON. Errors are whole Polish sentences. Depends on zod: load it only to read files. */ function readDescription(text) {
    const json = readJson(text.replace(/^\uFEFF/, ''));
    if (!json.ok) {
        return json;
    }
    const checked = settlementInput.safeParse(json.value);
    return checked.success ? (0,result.ok)(checked.data) : (0,result/* .failed */.g)(checked.error.issues.flatMap((issue)=>describeIssue(issue, json.value, fieldInWords)));
}
function readJson(text) {
    try {
        return (0,result.ok)(parseJson(text));
    } catch (error) {
        return (0,result/* .failed */.g)([
            jsonProblem(text, String(error))
        ]);
    }
}
/** JavaScript engines give the position, or just the character, in English. */ function jsonProblem(text, message) {
    const position = /position (\d+)/.exec(message)?.[1];
    const token = /Unexpected token '?(.)'?/.exec(message)?.[1];
    const place = position === undefined ? 'cały plik' : `wiersz ${text.slice(0, Number(position)).split('\n').length}`;
    const found = token === undefined ? '' : ` Znaleziono „${token}” tam, gdzie nie pasuje.`;
    return {
        field: place,
        message: `${place}: to nie jest poprawny JSON.${found} Sprawdź przecinki, nawiasy i cudzysłowy.`
    };
}


},

}]);