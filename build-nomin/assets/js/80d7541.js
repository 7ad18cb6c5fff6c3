"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6203"], {
2910(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_rozliczenia_rozliczenie_1_do_06_md_f06_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-rozliczenia-rozliczenie-1-do-06-md-f06.json
var site_baza_wiedzy_rozliczenia_rozliczenie_1_do_06_md_f06_namespaceObject = JSON.parse('{"id":"rozliczenia/rozliczenie-1-do-06","title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","description":"Jak liczy się prąd w spółdzielni energetycznej: bilans godziny, współczynnik 0,6, ważność przez 12 miesięcy i podział reszty. Z tabelą i liczbami.","source":"@site/baza-wiedzy/rozliczenia/rozliczenie-1-do-06.md","sourceDirName":"rozliczenia","slug":"/rozliczenie-1-do-06","permalink":"/baza-wiedzy/rozliczenie-1-do-06","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."}],"version":"current","sidebarPosition":1,"frontMatter":{"article":{"kind":"article","label":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","category":"Rozliczenia","neighbours":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-22","summary":["W każdej godzinie sumuje się pobór i oddanie wszystkich członków.","Prąd, który inny członek zużyje w tej samej godzinie, liczy się 1 do 1.","Dopiero to, czego nikt wtedy nie zużył, jest nadwyżką. Za 1 kWh nadwyżki wraca 0,6 kWh.","Na odbiór zapasu jest najwyżej 12 miesięcy, a najpierw schodzi najstarsza energia.","Brakujący prąd członkowie kupują od sprzedawcy."],"readingMinutes":5,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":5},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":10},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":1}],"related":[{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"},"next":{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
;// CONCATENATED MODULE: ./src/domain/polish/typography.ts
const noBreak = '\u00a0';
// What stands before is captured, not looked behind at: Safari before 16.4 runs no script that has a lookbehind.
/** One-letter words must not end a line in Polish. */ const hangingWord = /(^|[\s(„\u00a0–])([aiouwzAIOUWZ]) (?=\S)/gu;
const hangingEnd = /(^|[\s(„\u00a0–])([aiouwzAIOUWZ]) $/u;
/** A number and a unit, or the start of a unit-like word. */ const numberAndUnit = /(\d) (?=(?:k|M|G|T)?(?:Wh|Wp|W|V)\b|kWh|kWp|MWh|zł|gr\b|%|km\b|m²|m³|mln|tys\.|mld|r\.|godz\.|min\b|lat\b|dni\b|miesięcy)/gu;
/** A big number and its unit: "20 mln m³", "46 tys. zł". */ const thousandsOfUnit = /(mln|mld|tys\.) (?=zł|m³|[kMG]?Wh)/gu;
/** Day and month: "9 października". */ const dayAndMonth = /(\d) (?=(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?![\p{L}]))/gu;
/** A number and the noun it counts, where a lone digit at the end of a line would mislead. */ const numberAndNoun = /(^|[^\d,.\u00a0])(\d{1,3}) (?=(?:miesiąc|godzin|osob|osób|gmin|członk|operator|lat|dni|umow|umów|procent|rzecz|krok|sąsied)\p{L}*)/gu;
/** Digits of one number: "10 000". */ const thousands = /(\d) (?=\d{3}(?!\d))/gu;
/** Abbreviations in Polish legal references, kept with what they refer to. */ const legalReference = /\b(art\.|ust\.|pkt|lit\.|poz\.|nr|§|Dz\.U\.) (?=\S)/gu;
/** A dash must not begin a line. */ const dash = / (?=– )/gu;
/** Ratios and ranges in words: "1 do 0,6". */ const typography_ratio = /(\d) do (?=\d)/gu;
/** The two sides of a sign of arithmetic: "30 × 0,6", "23 − 18". */ const arithmetic = /([\d)]) ([×−+]) (?=[\d(])/gu;
const paragraphSign = /§ (?=\d)/gu;
/**
 * Sets the no-break spaces of Polish typography: after one-letter words, between number and unit, inside numbers and
 * legal references. Existing ones are kept. A text that `goesOn`, for example in a link, may also end with a one-letter
 * word.
 */ function setPolishSpaces(text) {
    let goesOn = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    return (goesOn ? text.replace(hangingEnd, `$1$2${noBreak}`) : text).replace(hangingWord, `$1$2${noBreak}`)// Two such words in a row ("i w") share a space that the first pass has already consumed.
    .replace(hangingWord, `$1$2${noBreak}`).replace(numberAndUnit, `$1${noBreak}`).replace(thousandsOfUnit, `$1${noBreak}`).replace(dayAndMonth, `$1${noBreak}`).replace(numberAndNoun, `$1$2${noBreak}`).replace(dash, noBreak).replace(arithmetic, `$1${noBreak}$2${noBreak}`).replace(typography_ratio, `$1${noBreak}do${noBreak}`).replace(thousands, `$1${noBreak}`).replace(legalReference, `$1${noBreak}`).replace(paragraphSign, `§${noBreak}`);
}
/** The same for every text in a data file; keys are unchanged. */ function setPolishSpacesDeep(value) {
    if (typeof value === 'string') {
        return setPolishSpaces(value);
    }
    if (Array.isArray(value)) {
        return value.map(setPolishSpacesDeep);
    }
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map((param)=>{
        let [key, child] = param;
        return [
            key,
            setPolishSpacesDeep(child)
        ];
    })) : value;
}

// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/energy/settleEnergy.ts
var settleEnergy = __webpack_require__(34358);
;// CONCATENATED MODULE: ./src/domain/settlement/energy/singleHour.ts


/** Settles one hour in which some members give energy and others take it. */ function settleHour(given, taken) {
    const meters = [
        {
            withdrawn: Float64Array.of(0),
            injected: Float64Array.of(given)
        },
        {
            withdrawn: Float64Array.of(taken),
            injected: Float64Array.of(0)
        }
    ];
    const { balance, credits } = (0,settleEnergy/* .settleEnergy */.Wj)((0,hourAxis/* .singleHours */.cv)(1), meters, {
        year: 'first'
    });
    return {
        shared: balance.sharedKwh[0] ?? 0,
        surplus: balance.exportKwh[0] ?? 0,
        credit: credits.creditKwh[0] ?? 0,
        missing: balance.importKwh[0] ?? 0
    };
}

// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/examples/styles.module.css
var styles_module = __webpack_require__(25595);
;// CONCATENATED MODULE: ./src/components/examples/HourExample.tsx







const most = 60;
const kwh = (value)=>`${(0,format/* .formatNumber */.ZV)(value, 1)}\u00a0kWh`;
/** How one hour is settled, as bars on one scale, with two sliders for its two numbers. */ function HourExample(props) {
    const [given, setGiven] = (0,react.useState)(Number(props.given));
    const [taken, setTaken] = (0,react.useState)(Number(props.taken));
    const { shared, surplus, credit, missing } = settleHour(given, taken);
    const ratio = (0,format/* .formatNumber */.ZV)(law/* .creditRatio.value */.XA.value, 1);
    const whole = Math.max(given, taken, 1);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("figure", {
        className: "drawing",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("figcaption", {
                children: "Jedna godzina"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: `${styles_module/* ["default"].sliders */.A.sliders} needsScript`,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider, {
                        label: "Członkowie oddali",
                        value: given,
                        onChange: setGiven
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider, {
                        label: "Inni członkowie pobrali",
                        value: taken,
                        onChange: setTaken
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("ol", {
                className: styles_module/* ["default"].bars */.A.bars,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Bar, {
                        label: "Członkowie oddali w tej godzinie",
                        value: given,
                        from: 0,
                        whole: whole
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Bar, {
                        label: "Inni członkowie pobrali to od razu, 1 do 1",
                        value: shared,
                        from: 0,
                        whole: whole,
                        kind: "used"
                    }),
                    missing > 0 ? /*#__PURE__*/ (0,jsx_runtime.jsx)(Bar, {
                        label: "Brakuje: z zapasu albo od sprzedawcy",
                        value: missing,
                        from: shared,
                        whole: whole,
                        kind: "grid"
                    }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Bar, {
                                label: "Nadwyżka płynie do sieci",
                                value: surplus,
                                from: shared,
                                whole: whole,
                                kind: "given"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Bar, {
                                label: `Prawo do odbioru później, ${(0,format/* .formatNumber */.ZV)(surplus, 1)}\u00a0×\u00a0${ratio} =`,
                                value: credit,
                                from: shared,
                                whole: whole,
                                kind: "given"
                            })
                        ]
                    })
                ]
            })
        ]
    });
}
function Slider(param) {
    let { label, value, onChange } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("label", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                children: label
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                children: kwh(value)
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                type: "range",
                min: 0,
                max: most,
                value: value,
                "aria-valuetext": kwh(value),
                onChange: (event)=>{
                    onChange(event.target.valueAsNumber);
                }
            })
        ]
    });
}
function Bar(param) {
    let { label, value, from, whole, kind } = param;
    const percent = (part)=>`${Math.round(part / whole * 1000) / 10}%`;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
        "data-kind": kind,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                children: setPolishSpaces(label)
            }),
            " ",
            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                children: kwh(value)
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                "aria-hidden": "true",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                    x: percent(from),
                    width: percent(value)
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./baza-wiedzy/rozliczenia/rozliczenie-1-do-06.md


const frontMatter = {
	title: 'Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie',
	description: 'Jak liczy się prąd w spółdzielni energetycznej: bilans godziny, współczynnik 0,6, ważność przez 12 miesięcy i podział reszty. Z tabelą i liczbami.',
	sidebar_position: 1,
	audience: [
		'mieszkancy',
		'gmina',
		'rolnicy',
		'przedsiebiorstwa'
	],
	level: 'podstawowy',
	tags: [
		'rozliczenie-1-do-06'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F17',
		'F38',
		'F39',
		'F40',
		'F41',
		'F42',
		'F43',
		'F44',
		'F134',
		'F135'
	],
	sources: [
		'OZE',
		'ROZP',
		'PS'
	],
	related: [
		'oplaty-w-spoldzielni-energetycznej',
		'ile-mozna-zaoszczedzic',
		'sprzedawca-i-osd-obowiazki-i-terminy',
		'magazyn-energii-w-spoldzielni'
	],
	summary: [
		'W każdej godzinie sumuje się pobór i oddanie wszystkich członków.',
		'Prąd, który inny członek zużyje w tej samej godzinie, liczy się 1 do 1.',
		'Dopiero to, czego nikt wtedy nie zużył, jest nadwyżką. Za 1 kWh nadwyżki wraca 0,6 kWh.',
		'Na odbiór zapasu jest najwyżej 12 miesięcy, a najpierw schodzi najstarsza energia.',
		'Brakujący prąd członkowie kupują od sprzedawcy.'
	],
	aliases: [
		'ile energii przepadnie',
		'dlaczego wraca tylko 60 procent',
		'kto zużyje prąd w weekend',
		'firma zamknięta w niedzielę',
		'czy prąd z lata zostanie na jesień',
		'ile wraca z sieci',
		'wirtualny magazyn w spółdzielni',
		'oddaję 10, odbieram 6',
		'opust 0,6',
		'ważność nadwyżki energii',
		'kto zapłaci za prąd, którego nie zużyjemy',
		'wzór na rozliczenie energii',
		'chłodnia i suszarnia',
		'ile odbierzemy i do kiedy',
		'wzór Er'
	],
	glossary_skip: [],
	slug: '/rozliczenie-1-do-06'
};
const contentTitle = undefined;

const assets = {

};




const toc = [{
  "value": "Co znaczy 1 do 0,6",
  "id": "co-znaczy-1-do-0-6",
  "level": 2
}, {
  "value": "Krok pierwszy: bilans każdej godziny",
  "id": "krok-pierwszy-bilans-kazdej-godziny",
  "level": 2
}, {
  "value": "Krok drugi: nadwyżka wraca jako 0,6",
  "id": "krok-drugi-nadwyzka-wraca-jako-0-6",
  "level": 2
}, {
  "value": "Miesiąc po miesiącu: zapas ważny 12 miesięcy",
  "id": "miesiac-po-miesiacu-zapas-wazny-12-miesiecy",
  "level": 2
}, {
  "value": "Kto płaci za brakujące kilowatogodziny",
  "id": "kto-placi-za-brakujace-kilowatogodziny",
  "level": 2
}, {
  "value": "Co dalej",
  "id": "co-dalej",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    admonition: "admonition",
    b: "b",
    em: "em",
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
    "later-part": "later-part",
    li: "li",
    line: "line",
    ol: "ol",
    "own-component": "own-component",
    p: "p",
    rect: "rect",
    span: "span",
    svg: "svg",
    table: "table",
    tbody: "tbody",
    td: "td",
    th: "th",
    thead: "thead",
    tr: "tr",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"], _component1 = _components["own-component"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Prąd w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielni energetycznej"
      }), " liczy się w dwóch krokach. Najpierw w każdej godzinie sumuje się to, co wszyscy ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członkowie"
      }), " pobrali i oddali. Dopiero reszta, czyli nadwyżka z danej godziny, trafia do zapasu i wraca w stosunku 1 do 0,6", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38c ust. 3–6",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 2, § 2–3",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-znaczy-1-do-0-6",
      children: "Co znaczy 1 do 0,6"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Za każdą 1 kWh nadwyżki spółdzielnia może później odebrać z sieci 0,6 kWh. Współczynnik jest jeden dla wszystkich, bez względu na moc instalacji", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 38c ust. 3",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Nie oznacza to straty 40% z całej produkcji. Prąd zużyty za licznikiem w ogóle nie wchodzi do sieci, a ten, który w tej samej godzinie zużyje inny członek, liczy się 1 do 1. Mnożnik 0,6 działa dopiero na to, co zostało", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-2",
        "aria-label": "Źródło 2, § 2 ust. 3 i § 3 ust. 1",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "krok-pierwszy-bilans-kazdej-godziny",
      children: "Krok pierwszy: bilans każdej godziny"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Najpierw ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#osd",
        children: "operator sieci"
      }), " (OSD) liczy wynik każdego członka: od energii pobranej w danej godzinie odejmuje oddaną. Robi to łącznie dla wszystkich faz, więc oddanie na jednej fazie znosi pobór na innej. Potem dodaje wyniki wszystkich członków. Suma dodatnia to pobór spółdzielni, a ujemna to oddanie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-3",
        "aria-label": "Źródło 2, § 2 ust. 3",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Policzmy to na 6 godzinach jednego dnia. Dla jasności bierzemy tylko 3 członków: gospodarstwo z fotowoltaiką, gminę (w tabeli to jej szkoła) i dom. Liczby to kWh, a minus oznacza oddanie do sieci."
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Krok pierwszy: bilans każdej godziny",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Godzina"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Gospodarstwo"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Szkoła"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Dom"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Bilans spółdzielni"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Zużyte wspólnie 1 do 1"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "6–7"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gospodarstwo",
              className: "number",
              children: "4"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Szkoła",
              className: "number",
              children: "3"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dom",
              className: "number",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "8 (pobór)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zużyte wspólnie 1 do 1",
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "9–10"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gospodarstwo",
              className: "number",
              children: "−10"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Szkoła",
              className: "number",
              children: "6"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dom",
              className: "number",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "−3 (nadwyżka)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zużyte wspólnie 1 do 1",
              className: "number",
              children: "7"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "12–13"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gospodarstwo",
              className: "number",
              children: "−30"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Szkoła",
              className: "number",
              children: "8"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dom",
              className: "number",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "−21 (nadwyżka)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zużyte wspólnie 1 do 1",
              className: "number",
              children: "9"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "15–16"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gospodarstwo",
              className: "number",
              children: "−12"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Szkoła",
              className: "number",
              children: "5"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dom",
              className: "number",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "−6 (nadwyżka)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zużyte wspólnie 1 do 1",
              className: "number",
              children: "6"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "19–20"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gospodarstwo",
              className: "number",
              children: "7"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Szkoła",
              className: "number",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dom",
              className: "number",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "9 (pobór)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zużyte wspólnie 1 do 1",
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "22–23"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gospodarstwo",
              className: "number",
              children: "4"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Szkoła",
              className: "number",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dom",
              className: "number",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "6 (pobór)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zużyte wspólnie 1 do 1",
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Razem"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gospodarstwo",
              className: "number",
              children: "−37"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Szkoła",
              className: "number",
              children: "24"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dom",
              className: "number",
              children: "6"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "pobór 23, nadwyżka 30"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zużyte wspólnie 1 do 1",
              className: "number",
              children: "22"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Spójrz na godzinę 12–13. Gospodarstwo oddało w niej 30 kWh, a szkoła i dom pobrały 9 kWh, które liczy się 1 do 1. Nadwyżką spółdzielni jest więc tylko 21 kWh. Tak samo liczy się niedziela w zakładzie, który w weekendy stoi: jego prąd biorą najpierw inni członkowie, a do zapasu idzie dopiero reszta."
      }), "\n", (0,jsx_runtime.jsxs)(_component1, {
        children: ["\n", (0,jsx_runtime.jsx)(HourExample, {
          given: "30",
          taken: "9"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "krok-drugi-nadwyzka-wraca-jako-0-6",
        children: "Krok drugi: nadwyżka wraca jako 0,6"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Sumy z 6 godzin wystarczą do reszty rachunku:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "nadwyżka: 30 kWh,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "prawo do odbioru: 30 × 0,6 = 18 kWh,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "pobór spółdzielni: 23 kWh,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "pobór pokryty z tego prawa: 18 kWh,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "do kupienia od sprzedawcy: 23 − 18 = 5 kWh."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Członkowie pobrali przez swoje liczniki łącznie 45 kWh, a kupić trzeba tylko 5 kWh. Gospodarstwo oddało 52 kWh, z czego 22 kWh policzono 1 do 1, a za 30 kWh wróciło 18 kWh. Razem dało to 40 kWh, czyli około 77% oddanej energii."
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsxs)(_components.p, {
          children: ["Liczby są przykładowe, dobrane tak, by łatwo było je śledzić. To wyniki z liczników, czyli już po ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#autokonsumpcja",
            children: "zużyciu własnym"
          }), ". Przyjęliśmy, że te 6 godzin to cały miesiąc, a zapasu z wcześniejszych nie ma."]
        }), (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Trzech członków to uproszczenie, bo zwykła spółdzielnia (nie rolnicza), do której należą osoby fizyczne, musi mieć co najmniej 10 członków", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-1",
            "aria-label": "Źródło 3, art. 15 § 1 i § 5",
            children: "[3]"
          }), "."]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Kolejność godzin w miesiącu nie ma znaczenia: pobór z jego początku można pokryć nadwyżką z końca, bo cały okres zamyka się razem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 1, art. 38c ust. 8",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 2, § 3 ust. 1",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "miesiac-po-miesiacu-zapas-wazny-12-miesiecy",
        children: "Miesiąc po miesiącu: zapas ważny 12 miesięcy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Okres rozliczenia to miesiąc kalendarzowy. Niewykorzystane prawo do odbioru, czyli zapas w sieci, przechodzi na kolejne miesiące i jest ważne najdłużej 12 miesięcy od ostatniego dnia miesiąca oddania. Zawsze najpierw schodzi jego najstarsza część", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 38c ust. 8",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-5",
          "aria-label": "Źródło 2, § 4 ust. 1",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zapas ma cała spółdzielnia, a nie ten członek, który oddał prąd, bo sprzedawca rozlicza wszystkich razem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-6",
          "aria-label": "Źródło 2, § 3 ust. 1",
          children: "[2]"
        }), ". Suszarnia, która pracuje tylko we wrześniu, może więc skorzystać z lipcowej nadwyżki, ale dzieli ten zapas z innymi. Kto i ile za to płaci, ustalają ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci",
          children: "ceny wewnętrzne"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Tak to wygląda w innej, większej spółdzielni, która na początku czerwca nie ma zapasu."
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing store",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Lato napełnia zapas"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Czerwiec"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "54.5%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "54.5%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.em, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "z zapasu 600 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "kupione 0 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zostaje 600 kWh"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Lipiec"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "63.6%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "89.1%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.em, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "z zapasu 700 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "kupione 0 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zostaje 980 kWh"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Sierpień"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "72.7%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "98.2%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.em, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "z zapasu 800 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "kupione 0 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zostaje 1 080 kWh"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Wrzesień"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "81.8%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "54.5%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.em, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "z zapasu 900 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "kupione 0 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zostaje 600 kWh"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Październik"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "70.9%",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.line, {
                x1: "70.9%",
                x2: "100%",
                y1: "50%",
                y2: "50%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.svg, {
              "aria-hidden": "true",
              children: "\n"
            }), "\n", (0,jsx_runtime.jsxs)(_components.em, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "z zapasu 780 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "kupione 320 kWh"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zostaje 0 kWh"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do zapasu trafia 0,6 nadwyżki: za lipiec 1 080 kWh, za sierpień 900, za wrzesień 420, za październik 180. W październiku zużyto z niego kolejno: sierpień 180, wrzesień 420, październik 180 kWh. Tu nic nie przepadło, ale ważność zapasu ma koniec: ten z czerwca 2027 r. można wykorzystać najdłużej do końca czerwca 2028 r. Energią, której spółdzielnia nie odebrała na czas, dysponuje sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38c ust. 8 i 11",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "A kiedy coś przepada? Weźmy znów wymyślone liczby. W lipcu 2025 r. spółdzielnia oddała po bilansie godzin 1 000 kWh, więc ma prawo do 600 kWh w rozliczeniach do lipca 2026 r. Zużyła z tego 520 kWh, a pozostałe 80 kWh przepada i nikt za nie nie płaci."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-placi-za-brakujace-kilowatogodziny",
        children: "Kto płaci za brakujące kilowatogodziny"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W pierwszym przykładzie zostało 5 kWh do kupienia. Rozporządzenie dzieli je tylko między członków, u których cały okres zamknął się poborem, a każdy płaci za swoją część według własnej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#grupa-taryfowa",
          children: "grupy taryfowej"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-7",
          "aria-label": "Źródło 2, § 3 ust. 2–3",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Suma okresu to 24 kWh w szkole i 6 kWh w domu, więc szkoła płaci za 4 kWh, a dom za 1 kWh. Gospodarstwo ma sumę −37 kWh i nie kupuje nic, choć rano i wieczorem pobrało 15 kWh."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Osobną zasadę mają taryfy ze ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#strefa",
          children: "strefami"
        }), ". Oddany prąd pokrywa najpierw pobór w tej samej strefie, a reszta przechodzi do innych, przy więcej niż 2 strefach od najdroższej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-8",
          "aria-label": "Źródło 2, § 4 ust. 2–4",
          children: "[2]"
        }), ". Liczby do tego pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych",
          children: "taryfach i strefach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rozporządzenie każe dzielić brakujący prąd „proporcjonalnie”", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-9",
          "aria-label": "Źródło 2, § 3 ust. 3",
          children: "[2]"
        }), ", a my przyjęliśmy do tego sumę okresu każdego członka. Zapytaj sprzedawcę, jak on to robi; gotowe pytania ma ten sam artykuł o taryfach."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wzór jest w rozporządzeniu obrazkiem, a my 22 listopada 2026 r. czytaliśmy sam tekst, bez obrazków. Wzór odtworzyliśmy więc z opisu symboli. Wynik miesiąca, czyli Er(o), to suma trzech liczb. Pierwsza to suma godzin z poborem (Ebsp), a druga to 0,6 sumy godzin z oddaniem (Ebsw), która jest ujemna. Trzecia to saldo z poprzednich miesięcy, czyli Er(po)", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-10",
          "aria-label": "Źródło 2, § 3 ust. 1",
          children: "[2]"
        }), ". Wynik dodatni to prąd do kupienia, a ujemny zapas, który przechodzi dalej."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wiesz już, ile kWh wraca. Sprawdź teraz, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "które opłaty z rachunku znikają, a które zostają"
        }), ". Ten sam rachunek dla całego roku zrobi ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "kalkulator z przykładem wsi"
        }), ", w którym wpiszesz własne liczby."]
      }), "\n"]
    })]
  });
}
function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = {
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  };
  return MDXLayout ? (0,jsx_runtime.jsx)(MDXLayout, {
    ...props,
    children: (0,jsx_runtime.jsx)(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}



},
25595(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"sliders":"sliders_JrrP","fields":"fields_oUMN","bars":"bars_Pn5q","level":"level_TKjR","result":"result_VvBD","deadlines":"deadlines_LWRM","parts":"parts_HnY3"});

},
56341(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $0: () => (hourMs),
  LP: () => (dayMs)
});
/** Durations in milliseconds. A civil day may be an hour longer or shorter. */ const minuteMs = 60000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A day in minutes, the unit of time labels of readings. */ const dayMinutes = (/* unused pure expression or super */ null && (dayMs / minuteMs));


},
38001(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  LB: () => (memberSharing),
  Re: () => (memberBalance),
  Uc: () => (shareHour),
  X5: () => (oneBucket),
  _q: () => (hourTotals),
  d$: () => (worthOfGiven),
  h$: () => (sharedHours),
  ic: () => (cooperativeBalance),
  vZ: () => (hourBalance)
});
/* import */ var _hours_scratch__rspack_import_0 = __webpack_require__(90518);

/** One bucket for every hour, where energy of all hours counts alike. */ function oneBucket(axis) {
    return {
        ofHour: new Uint8Array(axis.hours),
        count: 1
    };
}
/** Step 3 of one member in one hour: Eb(t) = Ep(t) − Ew(t) (§ 2 ust. 3 of the regulation). */ function hourBalance(withdrawn, injected, hour) {
    return (withdrawn[hour] ?? 0) - (injected[hour] ?? 0);
}
/** Nets what some members draw against what others give within the hour; the rest is either import or export. */ function shareHour(drawn, given) {
    return {
        shared: Math.min(drawn, given),
        fromGrid: Math.max(drawn - given, 0),
        toGrid: Math.max(given - drawn, 0)
    };
}
/** Step 3 of all members, summed over the cooperative. */ function hourTotals(axis, meters) {
    const drawn = new Float64Array(axis.hours);
    const given = new Float64Array(axis.hours);
    for (const { withdrawn, injected } of meters){
        for(let hour = 0; hour < axis.hours; hour += 1){
            const balance = hourBalance(withdrawn, injected, hour);
            if (balance > 0) {
                drawn[hour] = (drawn[hour] ?? 0) + balance;
            } else {
                given[hour] = (given[hour] ?? 0) - balance;
            }
        }
    }
    return {
        drawn,
        given
    };
}
/** Step 4 of every hour. */ function shareHours(param) {
    let { drawn, given } = param;
    const series = {
        shared: new Float64Array(drawn.length),
        fromGrid: new Float64Array(drawn.length),
        toGrid: new Float64Array(drawn.length)
    };
    for(let hour = 0; hour < drawn.length; hour += 1){
        const { shared, fromGrid, toGrid } = shareHour(drawn[hour] ?? 0, given[hour] ?? 0);
        series.shared[hour] = shared;
        series.fromGrid[hour] = fromGrid;
        series.toGrid[hour] = toGrid;
    }
    return series;
}
/** Adds what a member used behind the meter, hour by hour: all use but what was drawn after the balance of the hour. */ function addOwnUse(sums, used, param) {
    let { withdrawn, injected } = param;
    for(let hour = 0; hour < sums.length; hour += 1){
        const drawn = Math.max(hourBalance(withdrawn, injected, hour), 0);
        sums[hour] = (sums[hour] ?? 0) + Math.max((used[hour] ?? 0) - drawn, 0);
    }
}
/** Sum of max(−Eb, 0) times what a kWh of the hour is worth, a number a period. */ function worthOfGiven(axis, param, worthAt) {
    let { withdrawn, injected } = param;
    return axis.periodMonths.map((_, period)=>{
        const end = axis.periodStarts[period + 1] ?? 0;
        let worth = 0;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const given = -hourBalance(withdrawn, injected, hour);
            if (given > 0) {
                worth += given * worthAt(hour);
            }
        }
        return worth;
    });
}
/** Step 3 of one member, summed over each period. */ function memberBalance(axis, param, buckets) {
    let { withdrawn, injected } = param;
    const periods = axis.periodStarts.length - 1;
    const drawn = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const given = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const raw = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const { ofHour } = buckets;
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        const offset = period * buckets.count;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const balance = hourBalance(withdrawn, injected, hour);
            const bucket = offset + (ofHour[hour] ?? 0);
            raw[bucket] = (raw[bucket] ?? 0) + (withdrawn[hour] ?? 0);
            if (balance > 0) {
                drawn[bucket] = (drawn[bucket] ?? 0) + balance;
            } else {
                given[bucket] = (given[bucket] ?? 0) - balance;
            }
        }
    }
    return {
        drawn,
        given,
        withdrawn: raw
    };
}
/** Steps 4 and 5: P(t), W(t), S(t) of the cooperative, summed over each period. */ function cooperativeBalance(axis, totals) {
    const periods = axis.periodStarts.length - 1;
    const importKwh = new Float64Array(periods);
    const exportKwh = new Float64Array(periods);
    const sharedKwh = new Float64Array(periods);
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        let imported = 0;
        let exported = 0;
        let shared = 0;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const energy = shareHour(totals.drawn[hour] ?? 0, totals.given[hour] ?? 0);
            imported += energy.fromGrid;
            exported += energy.toGrid;
            shared += energy.shared;
        }
        importKwh[period] = imported;
        exportKwh[period] = exported;
        sharedKwh[period] = shared;
    }
    return {
        importKwh,
        exportKwh,
        sharedKwh
    };
}
/** Most hours of a year have no sun and nothing to share; leaving them out saves work for every member. */ function sharedHours(param, totals) {
    let { hours, periodStarts } = param;
    const found = new Int32Array(hours);
    const partOfDrawn = new Float64Array(hours);
    const partOfGiven = new Float64Array(hours);
    let count = 0;
    const starts = periodStarts.map((end, period)=>{
        for(let hour = periodStarts[period - 1] ?? end; hour < end; hour += 1){
            const out = totals.drawn[hour] ?? 0;
            const back = totals.given[hour] ?? 0;
            const { shared } = shareHour(out, back);
            if (shared > 0) {
                found[count] = hour;
                partOfDrawn[count] = shared / out;
                partOfGiven[count] = shared / back;
                count += 1;
            }
        }
        return count;
    });
    return {
        hours: found,
        periodStarts: starts,
        partOfDrawn,
        partOfGiven
    };
}
/** The member's shared energy by the hourly key: each hour's, in proportion to what the member drew or gave. */ function memberSharing(param, buckets, param1) {
    let { withdrawn, injected } = param, { hours, periodStarts, partOfDrawn, partOfGiven } = param1;
    const periods = periodStarts.length - 1;
    const received = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const delivered = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods);
    const { ofHour } = buckets;
    for(let period = 0; period < periods; period += 1){
        const end = periodStarts[period + 1] ?? 0;
        const offset = period * buckets.count;
        let out = 0;
        for(let at = periodStarts[period] ?? 0; at < end; at += 1){
            const hour = hours[at] ?? 0;
            const balance = hourBalance(withdrawn, injected, hour);
            if (balance > 0) {
                const bucket = offset + (ofHour[hour] ?? 0);
                received[bucket] = (received[bucket] ?? 0) + balance * (partOfDrawn[at] ?? 0);
            } else {
                out -= balance * (partOfGiven[at] ?? 0);
            }
        }
        delivered[period] = out;
    }
    return {
        received,
        delivered
    };
}


},
24999(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  B: () => (settleSteadyYear),
  U: () => (settleCredits)
});
/* import */ var _split__rspack_import_0 = __webpack_require__(62244);

/**
 * Er(o) = P + ratio · (−W) + balance carried over (§ 3 ust. 1, § 4 ust. 1 of the regulation). A lot of period m can be
 * used in periods m … m + validPeriods and expires in the next one (A2).
 */ function settleCredits(importKwh, exportKwh, param) {
    let { ratio, validPeriods } = param, opening = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : [];
    const periods = importKwh.length;
    const account = {
        creditKwh: new Float64Array(periods),
        usedCreditKwh: new Float64Array(periods),
        boughtKwh: new Float64Array(periods),
        expiredKwh: new Float64Array(periods),
        balanceKwh: new Float64Array(periods)
    };
    const lots = opening.map((lot)=>({
            ...lot
        })).sort((a, b)=>a.period - b.period);
    for(let period = 0; period < periods; period += 1){
        let expired = 0;
        while(lots[0] && lots[0].period + validPeriods < period){
            expired += lots.shift()?.kwh ?? 0;
        }
        const credit = ratio * (exportKwh[period] ?? 0);
        if (credit > 0) {
            lots.push({
                period,
                kwh: credit
            });
        }
        const wanted = importKwh[period] ?? 0;
        let missing = wanted;
        while(lots[0] && missing > 0){
            if (lots[0].kwh > missing) {
                lots[0].kwh -= missing;
                missing = 0;
            } else {
                missing -= lots[0].kwh;
                lots.shift();
            }
        }
        account.creditKwh[period] = credit;
        account.usedCreditKwh[period] = wanted - missing;
        account.boughtKwh[period] = missing;
        account.expiredKwh[period] = expired;
        account.balanceKwh[period] = lots.reduce((sum, lot)=>sum + lot.kwh, 0);
    }
    return {
        ...account,
        closing: lots
    };
}
const maxYears = 60;
/**
 * Step 11, the steady year: the same year is repeated until its opening balance equals its closing balance. If more is
 * credited than drawn, the first year opens with a full year's credit, because a small yearly surplus would take
 * hundreds of years to fill an empty account.
 */ function settleSteadyYear(importKwh, exportKwh, rules) {
    const periods = importKwh.length;
    const yearOfCredit = Array.from(exportKwh, (exported, period)=>({
            period: period - periods,
            kwh: rules.ratio * exported
        })).filter((param)=>{
        let { kwh } = param;
        return kwh > 0;
    });
    const isSurplus = (0,_split__rspack_import_0/* .sum */.cz)(exportKwh) * rules.ratio > (0,_split__rspack_import_0/* .sum */.cz)(importKwh);
    let opening = isSurplus ? yearOfCredit : [];
    for(let year = 1;; year += 1){
        const account = settleCredits(importKwh, exportKwh, rules, opening);
        const next = shiftLots(account.closing, periods);
        if (year === maxYears || sameLots(next, opening)) {
            return account;
        }
        opening = next;
    }
}
function shiftLots(lots, periods) {
    return lots.map((param)=>{
        let { period, kwh } = param;
        return {
            period: period - periods,
            kwh
        };
    });
}
function sameLots(a, b) {
    return a.length === b.length && a.every((lot, index)=>{
        const other = b[index];
        return other?.period === lot.period && Math.abs(other.kwh - lot.kwh) < 1e-9;
    });
}


},
9703(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  N: () => (MadeMeter)
});
/* import */ var _hours_scratch__rspack_import_0 = __webpack_require__(90518);

const scratch = new _hours_scratch__rspack_import_0/* .Scratch */.fx();
/** The series of the meter that was read last: every step of a settlement reads one meter after another. */ let last;
/**
 * A meter whose hours are made anew whenever they are read, always the same ones. The hours of a thousand members with
 * sources would take 140 MB, and those of every year they are compared with as much again. They stand in the same
 * arrays as those of the meter read before: read one meter to the end before another.
 */ class MadeMeter {
    make;
    constructor(make){
        this.make = make;
    }
    get withdrawn() {
        return this.series().withdrawn;
    }
    get injected() {
        return this.series().injected;
    }
    series() {
        if (last?.meter !== this) {
            last = {
                meter: this,
                series: scratch.make(this.make)
            };
        }
        return last.series;
    }
}


},
34358(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $m: () => (sumBuckets),
  Wj: () => (settleEnergy),
  uA: () => (internalSplit)
});
/* import */ var _balance__rspack_import_2 = __webpack_require__(38001);
/* import */ var _credits__rspack_import_4 = __webpack_require__(24999);
/* import */ var _madeMeter__rspack_import_0 = __webpack_require__(9703);
/* import */ var _law_law__rspack_import_1 = __webpack_require__(81287);
/* import */ var _hours_scratch__rspack_import_5 = __webpack_require__(90518);
/* import */ var _hours_seriesCache__rspack_import_3 = __webpack_require__(10825);
/* import */ var _split__rspack_import_6 = __webpack_require__(62244);







const lawfulRules = {
    ratio: _law_law__rspack_import_1/* .creditRatio.value */.XA.value,
    validPeriods: _law_law__rspack_import_1/* .creditValidMonths.value */.h_.value
};
/** Settles the energy of a cooperative. The series must already be checked (`checkSeries`). */ function settleEnergy(axis, meters, param) {
    let { year, opening = [], rules = lawfulRules } = param, bucketsOf = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : always((0,_balance__rspack_import_2/* .oneBucket */.X5)(axis)), cache = arguments.length > 4 && arguments[4] !== void 0 ? arguments[4] : new _hours_seriesCache__rspack_import_3/* .SeriesCache */.k();
    const periods = axis.periodStarts.length - 1;
    const totals = (0,_balance__rspack_import_2/* .hourTotals */._q)(axis, meters);
    const balance = (0,_balance__rspack_import_2/* .cooperativeBalance */.ic)(axis, totals);
    const shared = (0,_balance__rspack_import_2/* .sharedHours */.h$)(axis, totals);
    const credits = year === 'steady' ? (0,_credits__rspack_import_4/* .settleSteadyYear */.B)(balance.importKwh, balance.exportKwh, rules) : (0,_credits__rspack_import_4/* .settleCredits */.U)(balance.importKwh, balance.exportKwh, rules, opening);
    const members = meters.map((meter, index)=>{
        const buckets = bucketsOf(index);
        const sums = ()=>(0,_balance__rspack_import_2/* .memberBalance */.Re)(axis, meter, buckets);
        // A made meter is read again below anyway, and of thousands of them in all scenarios the sums would pile up.
        const own = meter instanceof _madeMeter__rspack_import_0/* .MadeMeter */.N ? sums() : cache.of(meter, buckets, ()=>(0,_hours_scratch__rspack_import_5/* .toKeep */.tA)(sums));
        const drawn = sumBuckets(own.drawn, buckets.count);
        const given = sumBuckets(own.given, buckets.count);
        return {
            balance: own,
            sharing: (0,_balance__rspack_import_2/* .memberSharing */.LB)(meter, buckets, shared),
            drawn,
            net: difference(drawn, given),
            statutoryBought: (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(periods)
        };
    });
    splitBought(members, credits.boughtKwh);
    return {
        totals,
        balance,
        credits,
        members
    };
}
function splitBought(members, bought) {
    const net = new Float64Array(members.length);
    const drawn = new Float64Array(members.length);
    for (const [period, amount] of bought.entries()){
        members.forEach((member, index)=>{
            net[index] = member.net[period] ?? 0;
            drawn[index] = member.drawn[period] ?? 0;
        });
        const parts = (0,_split__rspack_import_6/* .statutorySplit */.ez)(amount, net, drawn);
        members.forEach((member, index)=>{
            member.statutoryBought[period] = parts[index] ?? 0;
        });
    }
}
/**
 * The second view, by the cooperative's own key. Hourly: S hour by hour, K and Z in proportion to what is left to
 * cover. Fixed: S, then K, by the shares, with nobody getting more than they drew.
 */ function internalSplit(param, key, bucketsOf) {
    let { balance, credits, members } = param;
    const periods = balance.importKwh.length;
    const splits = members.map(()=>(0,_hours_scratch__rspack_import_5/* .newSeriesTogether */.wo)([
            'shared',
            'usedCredit',
            'bought'
        ], periods));
    const receivedOf = members.map((member, index)=>sumBuckets(member.sharing.received, bucketsOf(index).count));
    for(let period = 0; period < periods; period += 1){
        const drawn = Float64Array.from(members, (member)=>member.drawn[period] ?? 0);
        const usedCredit = credits.usedCreditKwh[period] ?? 0;
        const imported = balance.importKwh[period] ?? 0;
        const shared = key.kind === 'hourly' ? Float64Array.from(receivedOf, (values)=>values[period] ?? 0) : (0,_split__rspack_import_6/* .byFixedShares */.iD)(balance.sharedKwh[period] ?? 0, Float64Array.from(key.shares), drawn);
        const rest = drawn.map((value, index)=>Math.max(value - (shared[index] ?? 0), 0));
        const credited = key.kind === 'hourly' ? rest.map((value)=>imported > 0 ? value * usedCredit / imported : 0) : (0,_split__rspack_import_6/* .byFixedShares */.iD)(usedCredit, Float64Array.from(key.shares), rest);
        splits.forEach((split, index)=>{
            split.shared[period] = shared[index] ?? 0;
            split.usedCredit[period] = credited[index] ?? 0;
            split.bought[period] = Math.max((rest[index] ?? 0) - (credited[index] ?? 0), 0);
        });
    }
    return splits;
}
/** Sums over the buckets of each period. */ function sumBuckets(values, count) {
    if (count === 1) {
        return values;
    }
    const sums = (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(values.length / count);
    for(let index = 0; index < values.length; index += 1){
        const period = Math.floor(index / count);
        sums[period] = (sums[period] ?? 0) + (values[index] ?? 0);
    }
    return sums;
}
function difference(values, others) {
    const result = (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(values.length);
    for(let index = 0; index < result.length; index += 1){
        result[index] = (values[index] ?? 0) - (others[index] ?? 0);
    }
    return result;
}
function always(value) {
    return ()=>value;
}


},
60447(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  h: () => (isFreeDay)
});
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);

/** Month and day of holidays with a fixed date (Act of 18 January 1951 on days free from work). */ const fixedHolidays = [
    '1-1',
    '1-6',
    '5-1',
    '5-3',
    '8-15',
    '11-1',
    '11-11',
    '12-25',
    '12-26'
];
/** Christmas Eve has been a day off since 2025. */ const christmasEveSince = 2025;
/** Days after Easter Sunday: Easter, Easter Monday, Pentecost, Corpus Christi. */ const movableHolidays = [
    0,
    1,
    49,
    60
];
/** Saturday, Sunday or a Polish holiday. The date's UTC fields hold the Polish civil day. */ function isFreeDay(date) {
    const weekday = date.getUTCDay();
    if (weekday === 0 || weekday === 6) {
        return true;
    }
    const year = date.getUTCFullYear();
    const monthAndDay = `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
    if (fixedHolidays.includes(monthAndDay)) {
        return true;
    }
    if (monthAndDay === '12-24' && year >= christmasEveSince) {
        return true;
    }
    const daysAfterEaster = Math.floor((date.getTime() - easterSunday(year)) / _kernel_time__rspack_import_0/* .dayMs */.LP);
    return movableHolidays.includes(daysAfterEaster);
}
/** Easter Sunday of the Gregorian calendar (the anonymous algorithm). */ function easterSunday(year) {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const d = b >> 2;
    const f = Math.floor((b + 8) / 25);
    const g = Math.floor((b - f + 1) / 3);
    const h = (19 * a + b - d - g + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - c % 4) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const month = Math.floor((h + l - 7 * m + 114) / 31);
    const day = (h + l - 7 * m + 114) % 31 + 1;
    return Date.UTC(year, month - 1, day);
}


},
83629(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  FC: () => (yearAxis),
  GR: () => (polishOffsetHours),
  W0: () => (coversYear),
  Wp: () => (toldScale),
  cv: () => (singleHours),
  zq: () => (yearHours)
});
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);
/* import */ var _freeDays__rspack_import_1 = __webpack_require__(60447);



/** Hours of a common year; every "per year" figure is for this many. */ const yearHours = 8760;
/** Whether the settled time is a year or longer; a part of it tells nothing about a year, as seasons differ. */ function coversYear(param) {
    let { hours } = param;
    return hours >= yearHours;
}
/** Turns sums of the settled time into what is told: those of a year of 8760 hours, or of less than a year as they are. */ function toldScale(axis) {
    return coversYear(axis) ? yearHours / axis.hours : 1;
}
/** Mean length of a month in hours. */ const hoursOfMonth = yearHours / 12;
/** Longest axis allowed: 16 years, more than any comparison needs. */ const maxHours = (/* unused pure expression or super */ null && (16 * 8784));
/** The axis starting at a moment given with an offset (`2026-01-01T00:00:00+01:00`) or in UTC (`…Z`). */ function hourAxis(start, hours, period) {
    let fees = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : 'months';
    const startMs = /T[\d:.]*(?:Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
    if (!Number.isFinite(startMs) || startMs % hourMs !== 0) {
        return failed([
            {
                field: 'start',
                message: 'Podaj początek pełnej godziny z przesunięciem czasu, np. 2026-01-01T00:00:00+01:00.'
            }
        ]);
    }
    if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) {
        return failed([
            {
                field: 'hours',
                message: `Podaj liczbę godzin od 1 do ${maxHours}; znaleziono ${hours}.`
            }
        ]);
    }
    if (period !== 'month' && (!Number.isInteger(period.hours) || period.hours < 1)) {
        return failed([
            {
                field: 'period.hours',
                message: 'Podaj całkowitą liczbę godzin okresu, co najmniej 1.'
            }
        ]);
    }
    const axis = buildAxis(startMs, hours, period);
    return ok(fees === 'days' && period === 'month' ? {
        ...axis,
        periodMonths: monthParts(axis)
    } : axis);
}
/** A whole calendar year in Poland: twelve periods. */ function yearAxis(year) {
    // Both ends of a year are in winter time, when Polish midnight is 23:00 UTC.
    return buildAxis(Date.UTC(year, 0, 1) - _kernel_time__rspack_import_0/* .hourMs */.$0, hoursOfYear(year), 'month');
}
/** The calendar year of a moment in Poland, where the year begins an hour earlier than in UTC. */ function polishYear(utcMs) {
    return new Date(utcMs + hourMs).getUTCFullYear();
}
/** 8760 or 8784. */ function hoursOfYear(year) {
    return (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / _kernel_time__rspack_import_0/* .hourMs */.$0;
}
/** An axis for examples, each hour its own settlement period. */ function singleHours(hours) {
    return buildAxis(-_kernel_time__rspack_import_0/* .hourMs */.$0, hours, {
        hours: 1
    });
}
function buildAxis(startMs, hours, period) {
    const localHour = new Uint8Array(hours);
    const localMonth = new Uint8Array(hours);
    const localDay = new Int32Array(hours);
    const workday = new Uint8Array(hours);
    const starts = [];
    let day = Number.NaN;
    let month = -1;
    let isWorkday = 0;
    for(let hour = 0; hour < hours; hour += 1){
        const utcMs = startMs + hour * _kernel_time__rspack_import_0/* .hourMs */.$0;
        const localMs = utcMs + polishOffsetHours(utcMs) * _kernel_time__rspack_import_0/* .hourMs */.$0;
        const newDay = Math.floor(localMs / _kernel_time__rspack_import_0/* .dayMs */.LP);
        if (newDay !== day) {
            day = newDay;
            const date = new Date(localMs);
            isWorkday = (0,_freeDays__rspack_import_1/* .isFreeDay */.h)(date) ? 0 : 1;
            if (date.getUTCMonth() !== month) {
                month = date.getUTCMonth();
                if (period === 'month') {
                    starts.push(hour);
                }
            }
        }
        if (period !== 'month' && hour % period.hours === 0) {
            starts.push(hour);
        }
        localHour[hour] = (localMs - day * _kernel_time__rspack_import_0/* .dayMs */.LP) / _kernel_time__rspack_import_0/* .hourMs */.$0;
        localMonth[hour] = month;
        localDay[hour] = day;
        workday[hour] = isWorkday;
    }
    const periodMonths = Float64Array.from(starts, ()=>period === 'month' ? 1 : period.hours / hoursOfMonth);
    const periodStarts = Int32Array.from([
        ...starts,
        hours
    ]);
    return {
        startMs,
        hours,
        periodStarts,
        periodMonths,
        localHour,
        localMonth,
        localDay,
        workday
    };
}
/** Parts of the calendar months by days: a day counts if the axis has any of its hours. */ function monthParts(param) {
    let { periodStarts, localDay } = param;
    return Float64Array.from(periodStarts.subarray(0, -1), (first, period)=>{
        const from = localDay[first] ?? 0;
        const to = localDay[(periodStarts[period + 1] ?? 0) - 1] ?? 0;
        const date = new Date(from * dayMs);
        const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
        return (to - from + 1) / days;
    });
}
const changes = new Map();
/** Poland's UTC offset: 2 hours from 01:00 UTC on the last Sunday of March to the last Sunday of October; else 1. */ function polishOffsetHours(utcMs) {
    const year = new Date(utcMs).getUTCFullYear();
    let change = changes.get(year);
    if (!change) {
        change = [
            lastSunday(year, 2) + _kernel_time__rspack_import_0/* .hourMs */.$0,
            lastSunday(year, 9) + _kernel_time__rspack_import_0/* .hourMs */.$0
        ];
        changes.set(year, change);
    }
    return utcMs >= change[0] && utcMs < change[1] ? 2 : 1;
}
function lastSunday(year, month) {
    const lastDay = new Date(Date.UTC(year, month + 1, 0));
    return lastDay.getTime() - lastDay.getUTCDay() * _kernel_time__rspack_import_0/* .dayMs */.LP;
}


},
90518(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  cB: () => (newSeries),
  fx: () => (Scratch),
  tA: () => (toKeep),
  wo: () => (newSeriesTogether)
});
let current = null;
/** A series of zeros to fill: within {@link Scratch.make} an array used before, otherwise a new one. */ function newSeries(hours) {
    return current === null ? new Float64Array(hours) : current.take(hours);
}
/**
 * Series of the same length in one buffer. For the few numbers of a member's periods, a buffer of their own takes more
 * memory than they do.
 */ function newSeriesTogether(names, length) {
    const { buffer } = new Float64Array(names.length * length);
    const bytes = length * Float64Array.BYTES_PER_ELEMENT;
    return Object.fromEntries(names.map((name, index)=>[
            name,
            new Float64Array(buffer, index * bytes, length)
        ]));
}
/** Makes series that outlive the scratch they are first needed in. */ function toKeep(make) {
    return within(null, make);
}
function within(scratch, make) {
    const outer = current;
    current = scratch;
    try {
        return make();
    } finally{
        current = outer;
    }
}
/**
 * Makes series that are needed only for a moment in the same few arrays over and over. Of a thousand members, new
 * arrays would pile up faster than a browser frees them.
 */ class Scratch {
    arrays = [];
    inUse = 0;
    /** Whatever came out of the call before is overwritten by this one. */ make(make) {
        this.inUse = 0;
        return within(this, make);
    }
    take(hours) {
        const known = this.arrays[this.inUse];
        const series = known?.length === hours ? known.fill(0) : new Float64Array(hours);
        this.arrays[this.inUse] = series;
        this.inUse += 1;
        return series;
    }
}


},
10825(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  k: () => (SeriesCache)
});
/**
 * Reuses results between calculations that differ only slightly. Series are never changed once created, so anything
 * derived from a series is cached under the series object and is garbage collected with it.
 */ class SeriesCache {
    shapes = new Map();
    known = new WeakMap();
    /** A series, cached under a description of what it is computed from. */ get(key, make) {
        return getOrMake(this.shapes, key, make);
    }
    /** A value derived from a series, cached under the series and its use. */ of(series, use, make) {
        let found = this.known.get(series);
        if (!found) {
            found = new Map();
            this.known.set(series, found);
        }
        return getOrMake(found, use, make);
    }
}
function getOrMake(known, key, make) {
    if (!known.has(key)) {
        known.set(key, make());
    }
    return known.get(key);
}


},
81287(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  An: () => (prosumerPowerLimit),
  B$: () => (heatPowerLimit),
  BJ: () => (lastDayOfLowerCoverage),
  DF: () => (biogasLimit),
  JK: () => (farmMemberMinimum),
  KN: () => (electricPowerLimit),
  O1: () => (flatCapacityPowerLimit),
  Q9: () => (expiryRule),
  QD: () => (gridVoltageLimit),
  R_: () => (balanceRule),
  SB: () => (periodRule),
  XA: () => (creditRatio),
  Xz: () => (splitRule),
  Yl: () => (municipalityLimit),
  cM: () => (oldestFirstRule),
  ev: () => (coverageThreshold),
  gb: () => (balancingPowerLimit),
  h8: () => (memberMinimum),
  h_: () => (creditValidMonths),
  o6: () => (biomethaneLimit),
  pd: () => (lowerCoverageThreshold),
  rz: () => (feeRule),
  uC: () => (excisePowerLimit),
  zJ: () => (legalPersonMinimum)
});
/**
 * Numbers of the settlement that only a statute can change. Those that change with a tariff or an announcement are in
 * `src/data/stawki.yaml`. The source is the consolidated act of 2024; later amendments have not been read yet.
 */ /** How certain a number is: from the text of an act; from one source or an extract; without a source. */ const renewablesAct = {
    act: 'ustawa o odnawialnych źródłach energii, t.j. Dz.U. 2024 poz. 1361',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md',
    textOf: '2024-08-08',
    certainty: 'high'
};
const settlementRegulation = {
    act: 'rozporządzenie rozliczeniowe, Dz.U. 2022 poz. 703',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md',
    inForceSince: '2022-04-01',
    certainty: 'high'
};
const amendment2023 = {
    act: 'ustawa z 17.08.2023, Dz.U. 2023 poz. 1762',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md',
    inForceSince: '2023-10-01',
    certainty: 'high'
};
const cooperativeAct = {
    act: 'Prawo spółdzielcze, t.j. Dz.U. 2024 poz. 593',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md',
    textOf: '2024-03-27',
    certainty: 'high'
};
const amendment2025 = {
    act: 'ustawa z 9.10.2025, Dz.U. 2025 poz. 1535',
    link: 'https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj',
    certainty: 'medium'
};
/** Fraction of the energy given to the grid that is credited back. */ const creditRatio = {
    ...settlementRegulation,
    value: 0.6,
    unit: 'kWh/kWh',
    article: '§ 3 ust. 1; ustawa o OZE art. 38c ust. 3 i 6'
};
/** A lot may be used in its own month and for this many months after it. */ const creditValidMonths = {
    ...renewablesAct,
    value: 12,
    unit: 'miesięcy',
    article: 'art. 38c ust. 8'
};
/** Above this total power, shared and credited energy is subject to excise. */ const excisePowerLimit = {
    ...renewablesAct,
    value: 1000,
    unit: 'kW',
    article: 'art. 38c ust. 13 pkt 3'
};
const electricPowerLimit = {
    ...renewablesAct,
    value: 10000,
    unit: 'kW',
    article: 'art. 38e ust. 1 pkt 3 lit. a'
};
const heatPowerLimit = {
    ...renewablesAct,
    value: 30000,
    unit: 'kW',
    article: 'art. 38e ust. 1 pkt 3'
};
const biogasLimit = {
    ...renewablesAct,
    value: 40000000,
    unit: 'm³/rok',
    article: 'art. 38e ust. 1 pkt 3'
};
const biomethaneLimit = {
    ...renewablesAct,
    value: 20000000,
    unit: 'm³/rok',
    article: 'art. 38e ust. 1 pkt 3'
};
const coverageThreshold = {
    ...renewablesAct,
    value: 70,
    unit: '%',
    article: 'art. 38e ust. 1 pkt 3 lit. a'
};
/** For applications filed by {@link lastDayOfLowerCoverage}. */ const lowerCoverageThreshold = {
    ...amendment2023,
    value: 40,
    unit: '%',
    article: 'art. 41'
};
const lastDayOfLowerCoverage = '2025-12-31';
const municipalityLimit = {
    ...renewablesAct,
    value: 3,
    unit: 'gminy',
    article: 'art. 38e ust. 1 pkt 1'
};
/** Points of delivery must be in a grid below this voltage. */ const gridVoltageLimit = {
    ...renewablesAct,
    value: 110,
    unit: 'kV',
    article: 'art. 38c ust. 2'
};
/** A member is a person, with however many points of delivery. */ const memberMinimum = {
    ...cooperativeAct,
    value: 10,
    unit: 'członków',
    article: 'art. 15 § 1'
};
/** In a cooperative of agricultural production, and in one of a group of agricultural producers. */ const farmMemberMinimum = {
    ...cooperativeAct,
    value: 5,
    unit: 'członków',
    article: 'art. 15 § 1, art. 6 § 2a'
};
/** If the statute admits nobody else. */ const legalPersonMinimum = {
    ...cooperativeAct,
    value: 3,
    unit: 'osoby prawne',
    article: 'art. 15 § 5'
};
/** Repealed on 1.10.2023, but older publications still quote it. */ const repealedMemberLimit = {
    ...amendment2023,
    value: 1000,
    unit: 'członków',
    article: 'ustawa o OZE art. 38e ust. 1 pkt 2 (uchylony)'
};
/** From this power the cost of commercial balancing may fall on the cooperative. */ const balancingPowerLimit = {
    ...renewablesAct,
    value: 400,
    unit: 'kW',
    article: 'art. 38e ust. 2'
};
/** Largest installation of a prosumer. */ const prosumerPowerLimit = {
    ...renewablesAct,
    value: 50,
    unit: 'kW',
    article: 'art. 2 pkt 19 (mikroinstalacja) i 27a (prosument)',
    certainty: 'medium'
};
/**
 * Ordered power up to which a customer at low voltage pays the capacity fee as a flat sum, until the end of 2027. The
 * consolidated text of 2023 was read, whose day is not known.
 */ const flatCapacityPowerLimit = {
    act: 'ustawa o rynku mocy, t.j. Dz.U. 2023 poz. 2131',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/9c4329b3c08e79bf6d3e4098ecf1608d8ca31650/pl/DU-2023-2131.md',
    certainty: 'medium',
    value: 16,
    unit: 'kW',
    article: 'art. 89a ust. 2 pkt 3'
};
/** The hourly balance: of each point of delivery, then of the cooperative. */ const balanceRule = {
    ...settlementRegulation,
    article: '§ 2 ust. 3'
};
/** The journal prints the formula as a picture; it was reconstructed from the description of its symbols. */ const periodRule = {
    ...settlementRegulation,
    article: '§ 3 ust. 1; ustawa o OZE art. 38c ust. 8',
    certainty: 'medium'
};
const oldestFirstRule = {
    ...settlementRegulation,
    article: '§ 4 ust. 1; ustawa o OZE art. 38c ust. 8'
};
const expiryRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 8 i 11'
};
const feeRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 7, 11 i 13'
};
const splitRule = {
    ...settlementRegulation,
    article: '§ 3 ust. 2 i 3'
};
const operatorRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 1–2'
};
const sellerRule = {
    ...renewablesAct,
    article: 'art. 40 ust. 1a–1ac, art. 38da ust. 3'
};
const ownershipRule = {
    ...renewablesAct,
    article: 'art. 38f ust. 1'
};
const storageRule = {
    ...renewablesAct,
    article: 'art. 2 pkt 33a'
};
const cityRule = {
    ...amendment2025,
    article: 'zmiana art. 38e ust. 1 pkt 1'
};


},
62244(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  cz: () => (sum),
  ez: () => (statutorySplit),
  iD: () => (byFixedShares)
});
/**
 * Step 10 by law (§ 3 ust. 3 of the regulation): splits the bought energy of a period among the members whose balance
 * of the period is above zero, in proportion to it (A10). If there are none, in proportion to the energy drawn (A16).
 */ function statutorySplit(bought, net, drawn) {
    const positive = net.map((value)=>Math.max(value, 0));
    return inProportion(bought, sum(positive) > 0 ? positive : drawn);
}
/** Splits an amount in proportion to weights; all parts are zero if all weights are. */ function inProportion(amount, weights) {
    const total = sum(weights);
    return weights.map((weight)=>total > 0 ? amount * weight / total : 0);
}
/** Splits an amount by fixed shares up to each one's limit; the excess goes to the others by their shares. */ function byFixedShares(amount, shares, limits) {
    const given = new Float64Array(shares.length);
    let left = Math.min(amount, sum(limits));
    // Each round fills at least one member up to the limit, so the loop ends.
    for(let round = 0; round <= shares.length && left > 1e-12; round += 1){
        const open = shares.map((share, index)=>(limits[index] ?? 0) - (given[index] ?? 0) > 1e-12 ? share : 0);
        // Members without a share take what the others cannot.
        const weights = sum(open) > 0 ? open : limits.map((limit, index)=>limit - (given[index] ?? 0));
        const portion = inProportion(left, weights);
        left = 0;
        for(let index = 0; index < portion.length; index += 1){
            const wanted = (given[index] ?? 0) + (portion[index] ?? 0);
            const limit = limits[index] ?? 0;
            given[index] = Math.min(wanted, limit);
            left += Math.max(wanted - limit, 0);
        }
    }
    return given;
}
function sum(values) {
    let total = 0;
    for (const value of values){
        total += value;
    }
    return total;
}


},
45170(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $_: () => (resultForms),
  B4: () => (formatCount),
  Fd: () => (yearForms),
  KY: () => (formatHour),
  OA: () => (questionForms),
  Oj: () => (termForms),
  ZV: () => (formatNumber),
  kN: () => (formatZl),
  l2: () => (capitalized),
  v7: () => (formatFileSize),
  wV: () => (articleForms)
});
const plurals = new Intl.PluralRules('pl');
/**
 * Polish number with no-break spaces between thousands and a minus that is no hyphen: `1 234,5`, `−7`. Digits of the
 * fraction at most and at least; a half of the last one is rounded away from zero. As `Intl` writes it, whose first number
 * blocks a slow phone for 40 ms, just when a page wakes or a result is due.
 */ function formatNumber(value) {
    let fractionDigits = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0, leastDigits = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : 0;
    const size = Math.abs(value);
    // Rounded as it is written: 1.005 is a half. The smallest numbers would be written with an exponent.
    const [units = '', tail = ''] = String(size < 1e-6 ? 0 : size).split('.');
    const kept = Number(units + tail.slice(0, fractionDigits).padEnd(fractionDigits, '0'));
    const rounded = tail.charAt(fractionDigits) >= '5' ? kept + 1 : kept;
    const digits = String(rounded).padStart(fractionDigits + 1, '0');
    const comma = digits.length - fractionDigits;
    const whole = digits.slice(0, comma).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
    const fraction = digits.slice(comma).replace(/0+$/, '').padEnd(leastDigits, '0');
    return (value < 0 && rounded > 0 ? '−' : '') + whole + (fraction && `,${fraction}`);
}
/** Zlotys to the grosz, as on a bill: `27 304,30`. */ function formatZl(value) {
    return formatNumber(value, 2, 2);
}
/** Hour of the day as a range: `13:00–14:00`. */ function formatHour(hour) {
    return `${hour}:00–${hour + 1}:00`;
}
/** The same text, beginning with a capital letter. */ function capitalized(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** A count with the correct Polish plural form: `2 artykuły`, `5 artykułów`. */ function formatCount(count, forms) {
    const rule = plurals.select(count);
    return `${formatNumber(count, 1)}\u00a0${forms[rule]}`;
}
const articleForms = {
    one: 'artykuł',
    few: 'artykuły',
    many: 'artykułów',
    other: 'artykułu'
};
const resultForms = {
    one: 'wynik',
    few: 'wyniki',
    many: 'wyników',
    other: 'wyniku'
};
const termForms = {
    one: 'hasło',
    few: 'hasła',
    many: 'haseł',
    other: 'hasła'
};
const questionForms = {
    one: 'pytanie',
    few: 'pytania',
    many: 'pytań',
    other: 'pytania'
};
const yearForms = {
    one: 'rok',
    few: 'lata',
    many: 'lat',
    other: 'roku'
};
/** Size of a file: `12 kB`, `1,4 MB`. */ function formatFileSize(bytes) {
    const [value, unit] = bytes < 1000000 ? [
        bytes / 1000,
        'kB'
    ] : [
        bytes / 1000000,
        'MB'
    ];
    return `${formatNumber(value, value < 10 ? 1 : 0)}\u00a0${unit}`;
}


},
28453(__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  R: () => (useMDXComponents),
  x: () => (MDXProvider)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/**
 * @import {MDXComponents} from 'mdx/types.js'
 * @import {Component, ReactElement, ReactNode} from 'react'
 */

/**
 * @callback MergeComponents
 *   Custom merge function.
 * @param {Readonly<MDXComponents>} currentComponents
 *   Current components from the context.
 * @returns {MDXComponents}
 *   Additional components.
 *
 * @typedef Props
 *   Configuration for `MDXProvider`.
 * @property {ReactNode | null | undefined} [children]
 *   Children (optional).
 * @property {Readonly<MDXComponents> | MergeComponents | null | undefined} [components]
 *   Additional components to use or a function that creates them (optional).
 * @property {boolean | null | undefined} [disableParentContext=false]
 *   Turn off outer component context (default: `false`).
 */



/** @type {Readonly<MDXComponents>} */
const emptyComponents = {}

const MDXContext = react__rspack_import_0.createContext(emptyComponents)

/**
 * Get current components from the MDX Context.
 *
 * @param {Readonly<MDXComponents> | MergeComponents | null | undefined} [components]
 *   Additional components to use or a function that creates them (optional).
 * @returns {MDXComponents}
 *   Current components.
 */
function useMDXComponents(components) {
  const contextComponents = react__rspack_import_0.useContext(MDXContext)

  // Memoize to avoid unnecessary top-level context changes
  return react__rspack_import_0.useMemo(
    function () {
      // Custom merge via a function prop
      if (typeof components === 'function') {
        return components(contextComponents)
      }

      return {...contextComponents, ...components}
    },
    [contextComponents, components]
  )
}

/**
 * Provider for MDX context.
 *
 * @param {Readonly<Props>} properties
 *   Properties.
 * @returns {ReactElement}
 *   Element.
 * @satisfies {Component}
 */
function MDXProvider(properties) {
  /** @type {Readonly<MDXComponents>} */
  let allComponents

  if (properties.disableParentContext) {
    allComponents =
      typeof properties.components === 'function'
        ? properties.components(emptyComponents)
        : properties.components || emptyComponents
  } else {
    allComponents = useMDXComponents(properties.components)
  }

  return react__rspack_import_0.createElement(
    MDXContext.Provider,
    {value: allComponents},
    properties.children
  )
}


},

}]);