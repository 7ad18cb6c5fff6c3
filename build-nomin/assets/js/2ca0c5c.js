"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1776"], {
54375(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podstawy_ile_spoldzielni_energetycznych_w_polsce_md_331_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podstawy-ile-spoldzielni-energetycznych-w-polsce-md-331.json
var site_baza_wiedzy_podstawy_ile_spoldzielni_energetycznych_w_polsce_md_331_namespaceObject = JSON.parse('{"id":"podstawy/ile-spoldzielni-energetycznych-w-polsce","title":"Ile spółdzielni energetycznych jest w Polsce","description":"Liczba wpisów w wykazie KOWR od 2021 do marca 2026 r., z datą i źródłem każdej liczby. Do tego wskazówki, jak odczytać dzisiejszy stan.","source":"@site/baza-wiedzy/podstawy/ile-spoldzielni-energetycznych-w-polsce.md","sourceDirName":"podstawy","slug":"/ile-spoldzielni-energetycznych-w-polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Próg pokrycia","permalink":"/baza-wiedzy/tagi/prog-pokrycia","description":"Warunek 70% i wyjątek 40%."}],"version":"current","sidebarPosition":6,"frontMatter":{"article":{"kind":"article","label":"Ile spółdzielni energetycznych jest w Polsce","category":"Podstawy","neighbours":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-22","summary":["Na 2 marca 2026 r. prasa podała ponad 600 spółdzielni w wykazie KOWR.","Pół roku wcześniej, 4 września 2025 r., było ich blisko 140.","Nowsze liczby trzeba odczytać z samego wykazu.","Wykaz jest jawny, więc dzisiejszą liczbę możesz odczytać w KOWR.","Wpis nie znaczy jeszcze, że spółdzielnia już rozlicza prąd."],"readingMinutes":5,"sources":[{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":8},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":6},{"code":"WN1","title":"Z dużego potencjału mało mocy – spółdzielnie energetyczne","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/103172-z-duzego-potencjalu-malo-mocy-potrzebne-sa-kolejne-zmiany","date":"08.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":4},{"code":"ECO","title":"Już 6 spółdzielni energetycznych w wykazie KOWR","publisher":"eco-news.pl","url":"http://eco-news.pl/Juz-6-spoldzielni-energetycznych-w-wykazie-KOWR.html","date":"03.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP2","title":"Spółdzielnia energetyczna – korzyści dla gmin, rolników i przedsiębiorców","publisher":"Rzeczpospolita PRO","url":"https://pro.rp.pl/nawigator-prawny-poradnik/art43058611-spoldzielnia-energetyczna-realne-korzysci-dla-gmin-rolnikow-i-przedsiebiorcow","date":"23.09.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":4},{"code":"GP1","title":"Szansa na niższe rachunki za energię","publisher":"Dziennik Gazeta Prawna","url":"https://www.gazetaprawna.pl/firma-i-prawo/artykuly/9891119,jest-szansa-na-nizsze-rachunki-za-energie-ale-trzeba-bedzie-zalozyc.html","date":"18.09.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":1},{"code":"KOWR2","title":"Zamieszczenie w wykazie spółdzielni energetycznych (strona sprzed 10.2023)","publisher":"KOWR","url":"https://www.kowr.gov.pl/odnawialne-zrodla-energii/spoldzielnie-energetyczne/zatwierdzenie-w-wykazie-spoldzielni-energetycznych","date":"przed 10.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"BI","title":"Spółdzielnie energetyczne w miastach – możliwości i wyzwania","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj","date":"18.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"WN2","title":"Społeczności energetyczne w planach rządu","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/105318-rzad-nie-docenia-spolecznosci-energetycznych","date":"jesień 2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},"next":{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/DataTable/index.tsx + 1 modules
var DataTable = __webpack_require__(61074);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/domain/kernel/time.ts
var time = __webpack_require__(56341);
;// CONCATENATED MODULE: ./src/components/articles/RegisterGrowth/drawing.ts

/** The smallest distance between two labels, in pixels. */ const lineHeight = 24;
const margin = {
    top: 16,
    bottom: 44
};
const roundTo = 200;
/** Places of the bars on a true time axis, tall enough to keep the two closest readings apart. */ function drawRegister(readings) {
    const days = readings.map((param)=>{
        let { day } = param;
        return Date.parse(day) / time/* .dayMs */.LP;
    });
    const first = days[0] ?? 0;
    const gaps = days.slice(1).map((day, index)=>day - (days[index] ?? day));
    const pixelsADay = Math.max(lineHeight / Math.min(...gaps), 0.3);
    const yOf = (day)=>Math.round(margin.top + (day - first) * pixelsADay);
    const end = days.at(-1) ?? first;
    const tallest = Math.max(...readings.map((param)=>{
        let { count } = param;
        return count;
    }));
    const top = Math.ceil(tallest / roundTo) * roundTo;
    const widthOf = (count)=>`${Math.round(count / top * 10000) / 100}%`;
    const lastYear = new Date(end * time/* .dayMs */.LP).getUTCFullYear();
    const years = [];
    for(let year = lastYear; Date.UTC(year, 0) / time/* .dayMs */.LP > first; year--){
        years.unshift({
            year,
            y: yOf(Date.UTC(year, 0) / time/* .dayMs */.LP)
        });
    }
    return {
        height: yOf(end) + margin.bottom,
        bars: readings.map((reading, index)=>({
                reading,
                y: yOf(days[index] ?? first),
                width: widthOf(reading.count)
            })),
        years,
        ticks: [
            0,
            top / 2,
            top
        ].map((count)=>({
                count,
                x: widthOf(count)
            }))
    };
}

;// CONCATENATED MODULE: ./src/components/articles/RegisterGrowth/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"chart":"chart_rmx4","days":"days_yDYg","plot":"plot_iwXl","bar":"bar_bL7q","count":"count_uUkL","hatch":"hatch_a8NA","line":"line_xfyW"});
;// CONCATENATED MODULE: ./src/components/articles/RegisterGrowth/index.tsx







/** The count as its source gives it: `138`, `ponad 600`. */ function countOf(param) {
    let { count, over } = param;
    return `${over ? 'ponad\u00a0' : ''}${(0,format/* .formatNumber */.ZV)(count)}`;
}
/**
 * The register of cooperatives as one bar per reading, down a true time axis. Nothing is drawn between the readings,
 * where nobody counted. Drawn at the real width (percent across, pixels down), so text is never scaled.
 */ function RegisterGrowth(param) {
    let { readings } = param;
    const hatch = (0,react.useId)();
    const { height, bars, years, ticks } = drawRegister(readings);
    const [before, last] = readings.slice(-2);
    const finding = before && last ? `Od ${before.label} do ${last.label} liczba wpisów wzrosła z ${countOf(before)} do ${countOf(last)}.` : '';
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("figure", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                    children: "Liczba sp\xf3łdzielni w wykazie KOWR"
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module.chart,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                        className: styles_module.days,
                        height: height,
                        fill: "currentColor",
                        "aria-hidden": "true",
                        children: bars.map((param)=>{
                            let { y, reading: { day, label } } = param;
                            return /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                                x: "100%",
                                y: y,
                                dominantBaseline: "central",
                                textAnchor: "end",
                                children: label
                            }, day);
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
                        className: styles_module.plot,
                        height: height,
                        fill: "currentColor",
                        role: "img",
                        "aria-label": `Liczba spółdzielni w wykazie KOWR. ${finding}`,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("defs", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("pattern", {
                                    id: hatch,
                                    width: "6",
                                    height: "6",
                                    patternUnits: "userSpaceOnUse",
                                    patternTransform: "rotate(45)",
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                                            width: "6",
                                            height: "6",
                                            className: styles_module.bar
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                                            y2: "6",
                                            className: styles_module.hatch
                                        })
                                    ]
                                })
                            }),
                            years.map((param)=>{
                                let { year, y } = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("g", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                                            x2: "100%",
                                            y1: y,
                                            y2: y,
                                            className: styles_module.line
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                                            x: "100%",
                                            y: y - 5,
                                            textAnchor: "end",
                                            children: year
                                        })
                                    ]
                                }, year);
                            }),
                            ticks.map((param)=>{
                                let { count, x } = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                                    x: x,
                                    y: height - 4,
                                    textAnchor: "middle",
                                    children: (0,format/* .formatNumber */.ZV)(count)
                                }, count);
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                                y2: height - 22,
                                className: styles_module.line
                            }),
                            bars.map((param)=>{
                                let { y, width, reading } = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("g", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                                            y: y - 6,
                                            width: width,
                                            height: "12",
                                            className: styles_module.bar,
                                            fill: reading.over ? `url(#${hatch})` : undefined
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                                            className: styles_module.count,
                                            x: width,
                                            dx: "8",
                                            y: y,
                                            dominantBaseline: "central",
                                            children: countOf(reading)
                                        })
                                    ]
                                }, reading.day);
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DataTable/* ["default"] */.A, {
                caption: "Liczba sp\xf3łdzielni w wykazie KOWR",
                fileName: "wykaz-kowr.csv",
                columns: [
                    'Data',
                    'Dzień na osi',
                    'Liczba wpisów',
                    'Uwaga'
                ],
                rows: readings.map((reading)=>[
                        reading.label,
                        (0,date/* .formatDate */.Yq)(reading.day),
                        countOf(reading),
                        reading.note ?? '–'
                    ])
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("figcaption", {
                className: "meta",
                children: [
                    finding,
                    " Ukośne kreski oznaczają, że źr\xf3dło pisze „ponad”. Odczyt\xf3w nie łączymy linią, bo nie wiemy, co było między nimi."
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./.docusaurus/site-data/default/register.json
var register_namespaceObject = JSON.parse('{"C":[{"day":"2021-05-15","label":"maj 2021","count":1,"note":"pierwszy wpis","fact":"F84","sources":["WN1"]},{"day":"2023-03-03","label":"3.03.2023","count":6,"fact":"F84","sources":["ECO"]},{"day":"2023-12-31","label":"koniec 2023","count":25,"fact":"F85","sources":["RP2","RP1"]},{"day":"2024-08-01","label":"1.08.2024","count":38,"fact":"F86","sources":["WN1"]},{"day":"2024-12-31","label":"koniec 2024","count":60,"fact":"F87","sources":["RP2","RP1"]},{"day":"2025-06-30","label":"połowa 2025","count":100,"over":true,"fact":"F87","sources":["RP2","RP1"]},{"day":"2025-09-04","label":"4.09.2025","count":138,"note":"inne źródło: 136","fact":"F88","sources":["RP2"]},{"day":"2026-03-02","label":"2.03.2026","count":600,"over":true,"fact":"F89","sources":["RP1"]}]}')
;// CONCATENATED MODULE: ./src/theme/MDXComponents/RegisterFigure.tsx



/** `::wykres-kowr` in an article, with its data. */ function RegisterFigure() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(RegisterGrowth, {
        readings: register_namespaceObject.C
    });
}

;// CONCATENATED MODULE: ./baza-wiedzy/podstawy/ile-spoldzielni-energetycznych-w-polsce.md


const frontMatter = {
	title: 'Ile spółdzielni energetycznych jest w Polsce',
	description: 'Liczba wpisów w wykazie KOWR od 2021 do marca 2026 r., z datą i źródłem każdej liczby. Do tego wskazówki, jak odczytać dzisiejszy stan.',
	sidebar_position: 6,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'podstawowy',
	tags: [
		'kowr',
		'prog-pokrycia'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F02',
		'F04',
		'F16',
		'F17',
		'F20',
		'F24',
		'F27',
		'F28',
		'F29',
		'F35',
		'F36',
		'F52',
		'F84',
		'F85',
		'F86',
		'F87',
		'F88',
		'F89',
		'F90',
		'F91',
		'F112',
		'F119',
		'F203'
	],
	sources: [
		'RP1',
		'OZE',
		'WN1',
		'ECO',
		'RP2',
		'GP1',
		'ZM23',
		'ROZP',
		'PS',
		'KOWR2',
		'BI',
		'WN2'
	],
	related: [
		'spoldzielnia-energetyczna-co-to-jest',
		'wpis-do-wykazu-kowr',
		'prog-70-i-40-procent'
	],
	summary: [
		'Na 2 marca 2026 r. prasa podała ponad 600 spółdzielni w wykazie KOWR.',
		'Pół roku wcześniej, 4 września 2025 r., było ich blisko 140.',
		'Nowsze liczby trzeba odczytać z samego wykazu.',
		'Wykaz jest jawny, więc dzisiejszą liczbę możesz odczytać w KOWR.',
		'Wpis nie znaczy jeszcze, że spółdzielnia już rozlicza prąd.'
	],
	aliases: [
		'liczba spółdzielni energetycznych',
		'lista spółdzielni energetycznych',
		'statystyki wykazu KOWR',
		'ile jest spółdzielni prądu',
		'kiedy powstała pierwsza spółdzielnia energetyczna',
		'jak znaleźć spółdzielnię w okolicy',
		'mapa spółdzielni energetycznych',
		'spółdzielnie w moim województwie'
	],
	glossary_skip: [],
	slug: '/ile-spoldzielni-energetycznych-w-polsce'
};
const contentTitle = undefined;

const assets = {

};




const toc = [{
  "value": "Liczby z datą i źródłem",
  "id": "liczby-z-data-i-zrodlem",
  "level": 2
}, {
  "value": "Skąd wziął się skok w 2026 r.",
  "id": "skad-wzial-sie-skok-w-2026-r",
  "level": 2
}, {
  "value": "Jak duże są te spółdzielnie",
  "id": "jak-duze-sa-te-spoldzielnie",
  "level": 2
}, {
  "value": "Wpis w wykazie to nie działające rozliczenie",
  "id": "wpis-w-wykazie-to-nie-dzialajace-rozliczenie",
  "level": 2
}, {
  "value": "Jak odczytać dzisiejszą liczbę w wykazie",
  "id": "jak-odczytac-dzisiejsza-liczbe-w-wykazie",
  "level": 2
}, {
  "value": "Jak to wygląda na tle planów i Europy",
  "id": "jak-to-wyglada-na-tle-planow-i-europy",
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
    h2: "h2",
    "later-part": "later-part",
    li: "li",
    ol: "ol",
    "own-component": "own-component",
    p: "p",
    table: "table",
    tbody: "tbody",
    td: "td",
    th: "th",
    thead: "thead",
    tr: "tr",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component1 = _components["later-part"], _component0 = _components["own-component"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ostatnia liczba, którą możemy podać ze źródłem, to ponad 600 wpisów w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazie KOWR"
      }), " na 2 marca 2026 r.", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rp1",
        id: "RP1-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), " Niżej są wcześniejsze liczby z datami i sposób, jak samemu odczytać dzisiejszy stan."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "liczby-z-data-i-zrodlem",
      children: "Liczby z datą i źródłem"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wykaz spółdzielni energetycznych prowadzi Dyrektor Generalny ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "Krajowego Ośrodka Wsparcia Rolnictwa"
      }), " (KOWR)", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38f",
        children: "[2]"
      }), ". Wszystkie liczby w tabeli to wpisy w tym wykazie, odczytane przez prasę."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(RegisterFigure, {}), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Liczby z datą i źródłem",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Data"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Liczba wpisów"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Źródło"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "maj 2021 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "1, pierwszy wpis"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Źródło",
            children: ["prasa branżowa", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-wn1",
              id: "WN1-1",
              "aria-label": "Źródło 3",
              children: "[3]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "3 marca 2023 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "6"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Źródło",
            children: ["serwis branżowy", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-eco",
              id: "ECO-1",
              "aria-label": "Źródło 4",
              children: "[4]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "koniec 2023 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "25"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Źródło",
            children: ["prasa krajowa", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp2",
              id: "RP2-1",
              "aria-label": "Źródło 5",
              children: "[5]"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp1",
              id: "RP1-2",
              "aria-label": "Źródło 1",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "1 sierpnia 2024 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "38"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Źródło",
            children: ["prasa branżowa", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-wn1",
              id: "WN1-2",
              "aria-label": "Źródło 3",
              children: "[3]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "koniec 2024 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "60"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Źródło",
            children: ["prasa krajowa", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp2",
              id: "RP2-2",
              "aria-label": "Źródło 5",
              children: "[5]"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp1",
              id: "RP1-3",
              "aria-label": "Źródło 1",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "połowa 2025 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "ponad 100"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Źródło",
            children: ["prasa krajowa", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp2",
              id: "RP2-3",
              "aria-label": "Źródło 5",
              children: "[5]"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp1",
              id: "RP1-4",
              "aria-label": "Źródło 1",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "4 września 2025 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "138"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Źródło",
            children: ["prasa krajowa", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp2",
              id: "RP2-4",
              "aria-label": "Źródło 5",
              children: "[5]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "2 marca 2026 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "ponad 600"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Źródło",
            children: ["prasa krajowa", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp1",
              id: "RP1-5",
              "aria-label": "Źródło 1",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "dziś"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Liczba wpisów",
            children: "odczytaj w wykazie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Źródło",
            children: "wykaz KOWR"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dla września 2025 r. źródła różnią się nieco, bo inny dziennik podał 18 września liczbę 136", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-gp1",
        id: "GP1-1",
        "aria-label": "Źródło 6",
        children: "[6]"
      }), ". Powodem może być inny dzień odczytu. Bezpiecznie jest pisać: blisko 140 we wrześniu 2025 r."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "skad-wzial-sie-skok-w-2026-r",
      children: "Skąd wziął się skok w 2026 r."
    }), "\n", (0,jsx_runtime.jsxs)(_component1, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Od 4 września 2025 r. do 2 marca 2026 r. przybyło ponad 460 wpisów. Co trzecia spółdzielnia z wykazu trafiła do niego już w 2026 r., co daje około 200 wpisów w styczniu i lutym. Prasa łączy ten skok z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
          children: "progiem 40%"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-6",
          "aria-label": "Źródło 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Próg mówi, jaką część rocznych potrzeb powinny móc pokryć źródła spółdzielni. Kto złożył wniosek do 31 grudnia 2025 r., korzysta z łagodniejszych 40%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 7, art. 41",
          children: "[7]"
        }), ", a dla wniosków od 1 stycznia 2026 r. obowiązuje 70%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-7",
          "aria-label": "Źródło 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Liczy się dzień wniosku, a nie wpisu, dlatego wpisy z początku 2026 r. mogą pochodzić z wniosków z 2025 r. Kto którego progu musi dotrzymać, wyjaśnia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wcześniejszy wolny wzrost też ma tło. Pojęcie ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
          children: "spółdzielni energetycznej"
        }), " jest w ustawie od 2016 r., ale rozliczenia ruszyły dopiero po rozporządzeniu, które obowiązuje od 1 kwietnia 2022 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 8, § 7",
          children: "[8]"
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-duze-sa-te-spoldzielnie",
        children: "Jak duże są te spółdzielnie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dokładniejszy obraz mamy tylko na 1 sierpnia 2024 r. Wpisane wtedy 38 spółdzielni miało razem 124 ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członków"
        }), ", 150 instalacji fotowoltaicznych i 1 ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#magazyn-energii",
          children: "magazyn energii"
        }), ". Łączna moc wynosiła 6,84 MW, a wszystkie spółdzielnie wytwarzały prąd. Najwięcej było ich w małopolskim (6) i śląskim (5), a w podkarpackim, lubuskim i łódzkim nie było żadnej. Tylko dwie miały nieco ponad 1 MW", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wn1",
          id: "WN1-3",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Co wychodzi z dzielenia",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "To nasze obliczenie ze stanu na 1 sierpnia 2024 r. Na 1 spółdzielnię wypada około 3,3 członka, około 4 instalacje i około 180 kW mocy. Średnia nie mówi, jak wygląda typowa spółdzielnia, i nie opisuje roku 2026."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Mała liczba członków ma proste wyjaśnienie. Trzech członków wystarcza tam, gdzie według ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#statut",
          children: "statutu"
        }), " są same osoby prawne. Spółdzielnia z osobami fizycznymi, która nie jest rolnicza, musi ich mieć co najmniej 10", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 9, art. 6 § 2 i art. 15",
          children: "[9]"
        }), ". Średnia 3,3 wskazuje więc, że prawie wszystkie skupiały same osoby prawne. To nasz wniosek z liczb, a nie zapis z wykazu."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "wpis-w-wykazie-to-nie-dzialajace-rozliczenie",
        children: "Wpis w wykazie to nie działające rozliczenie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Liczba wpisów mówi, ile spółdzielni może działać, a nie ile już rozlicza prąd. Po wpisie potrzebne są jeszcze umowy i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#lzo",
          children: "liczniki zdalnego odczytu"
        }), ", o które spółdzielnia składa 3 wnioski z terminami 21 dni, 90 dni i 4 miesięcy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38da",
          children: "[2]"
        }), ". Jeśli ktoś podaje, w ilu spółdzielniach rozliczenie już działa, zapytaj o źródło i dzień."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wpisów może też ubywać. KOWR wykreśla spółdzielnię na przykład wtedy, gdy przestała spełniać warunek obszaru albo złożyła nieprawdziwe oświadczenie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38l",
          children: "[2]"
        }), ". Zawieszenie lub koniec działalności zgłasza się w 14 dni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38i",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-odczytac-dzisiejsza-liczbe-w-wykazie",
        children: "Jak odczytać dzisiejszą liczbę w wykazie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wykaz jest jawny. Widać w nim między innymi nazwę, obszar i przedmiot działalności, liczbę członków i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "punktów poboru"
        }), " oraz liczbę, rodzaj i moc instalacji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38h",
          children: "[2]"
        }), ". Dzisiejszy stan odczytasz tak:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Wejdź na ", (0,jsx_runtime.jsx)(_components.a, {
            href: "https://www.kowr.gov.pl/",
            children: "stronę KOWR"
          }), ", do działu o ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#oze",
            children: "odnawialnych źródłach energii"
          }), ". Opis tego działu, który znamy, pochodzi sprzed października 2023 r., więc układ strony może być inny", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-kowr2",
            id: "KOWR2-1",
            "aria-label": "Źródło 10",
            children: "[10]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Otwórz wykaz i zapisz datę, którą podaje KOWR. Gdy jej nie ma, zapisz dzień odczytu."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Sprawdź, czy wykaz jest jeden, bo według prasy gminy miejskie mają mieć osobny", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-bi",
            id: "BI-1",
            "aria-label": "Źródło 11",
            children: "[11]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Policz wiersze i nie sugeruj się ostatnim numerem, bo spółdzielnie bywają wykreślane."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Jeśli są 2 wykazy, dodaj je i napisz, ile wpisów jest w każdym."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Podaj wynik razem z datą i adresem strony."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W tym samym miejscu znajdziesz spółdzielnie z Twojej gminy, bo wykaz podaje obszar działania, a sześć opisanych w prasie zebraliśmy w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/istniejace-spoldzielnie",
          children: "istniejących spółdzielniach"
        }), ". Czasem łatwiej dołączyć do istniejącej grupy, niż zakładać nową."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Liczby bez daty",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Liczby 38, 60 i 138, które krążą w internecie, pochodzą z lat 2024–2025, a nasza ostatnia z 2 marca 2026 r. Nowszą podawaj dopiero wtedy, gdy ją odczytasz, razem z dniem odczytu."
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-to-wyglada-na-tle-planow-i-europy",
        children: "Jak to wygląda na tle planów i Europy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Krajowy plan w dziedzinie energii i klimatu zakładał według opisów jego projektów około 300 ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#spolecznosc-energetyczna",
          children: "społeczności energetycznych"
        }), " do 2030 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-8",
          "aria-label": "Źródło 1",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wn2",
          id: "WN2-1",
          "aria-label": "Źródło 12",
          children: "[12]"
        }), " To pojęcie szersze niż spółdzielnia, a mimo to samych spółdzielni było w marcu 2026 r. około 2 razy więcej."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W całej Unii raport z maja 2024 r. naliczył ponad 9 tys. społeczności energetycznych, a wśród nich ponad 2,2 tys. spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wn1",
          id: "WN1-4",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), ". To inna miara niż wpisy w wykazie KOWR, więc porównuj ostrożnie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Chcesz, aby na liście pojawiła się Twoja grupa? Zobacz, jak wygląda ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/wpis-do-wykazu-kowr",
          children: "wniosek o wpis do wykazu KOWR"
        }), ". Jeśli dopiero poznajesz temat, zacznij od tekstu ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest",
          children: "co to jest spółdzielnia energetyczna"
        }), "."]
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
14274(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  O: () => (saveFile)
});
/** Offers a text or a picture made on the page as a download. */ function saveFile(name, content, type) {
    const address = URL.createObjectURL(typeof content === 'string' ? new Blob([
        content
    ], {
        type: `${type};charset=utf-8`
    }) : content);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
}


},
61074(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DataTable)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/domain/kernel/csv.ts
var csv = __webpack_require__(46454);
// EXTERNAL MODULE: ./src/browser/device/saveFile.ts
var saveFile = __webpack_require__(14274);
;// CONCATENATED MODULE: ./src/components/ui/DataTable/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"details":"details_FPDs","summary":"summary_TvBp","caption":"caption_J4uk","whenClosed":"whenClosed_koTC","whenOpen":"whenOpen_TYOc"});
;// CONCATENATED MODULE: ./src/components/ui/DataTable/index.tsx









/** A longer table is rendered only when it is opened; until then it would just slow the page down. */ const mostWhileFolded = 100;
/** A matrix of hours would make cards too long to read. */ const mostOnCard = 13;
/** The numbers behind a picture, folded away, with the same numbers as a CSV file. */ function DataTable(param) {
    let { caption, fileName, columns, rows, onRequest = false } = param;
    const details = (0,react.useRef)(null);
    const [isOpen, setOpen] = (0,react.useState)(false);
    const isRendered = isOpen || !onRequest && rows.length <= mostWhileFolded;
    // It may have been opened before anybody listened.
    (0,react.useEffect)(()=>{
        setOpen(details.current?.open ?? false);
    }, []);
    const download = ()=>{
        (0,saveFile/* .saveFile */.O)(fileName, (0,csv/* .toCsv */.g)([
            columns,
            ...rows
        ]), 'text/csv');
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        ref: details,
        className: (0,clsx/* ["default"] */.A)(styles_module.details, onRequest && 'needsScript'),
        open: isOpen,
        onToggle: (param)=>{
            let { currentTarget } = param;
            setOpen(currentTarget.open);
        },
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                className: styles_module.summary,
                "data-wakes": onRequest ? '' : undefined,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: styles_module.whenClosed,
                        children: "Pokaż dane w tabeli"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: styles_module.whenOpen,
                        children: "Ukryj tabelę"
                    })
                ]
            }),
            isRendered && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                        "aria-label": caption,
                        asCards: columns.length <= mostOnCard,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                                className: styles_module.caption,
                                children: caption
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                    children: columns.map((column, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "col",
                                            children: column
                                        }, index))
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                                children: rows.map((param, row)=>{
                                    let [heading, ...cells] = param;
                                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                scope: "row",
                                                children: heading
                                            }),
                                            cells.map((cell, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                    "data-label": columns[index + 1],
                                                    children: cell
                                                }, index))
                                        ]
                                    }, row);
                                })
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: "needsScript noPrint",
                        "data-takes": "",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                            look: "plain",
                            onClick: download,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "download"
                                }),
                                "Pobierz CSV"
                            ]
                        })
                    })
                ]
            })
        ]
    });
}


},
87988(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Table)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/Table/cards.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const cards_module = ({"cards":"cards_O70W"});
;// CONCATENATED MODULE: ./src/components/ui/Table/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"region":"region_bQps","table":"table_XRHn"});
;// CONCATENATED MODULE: ./src/components/ui/Table/index.tsx




/** A table in its own group of the same name, which scrolls sideways if the table is wider than the text. */ function Table(param) {
    let { 'aria-label': label, className, asCards = false, ...props } = param;
    return(// A region that scrolls must be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: styles_module.region,
        role: "group",
        "aria-label": label,
        tabIndex: 0,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("table", {
            ...props,
            "aria-label": label,
            className: (0,clsx/* ["default"] */.A)(styles_module.table, asCards && cards_module.cards, className)
        })
    }));
}


},
46454(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (toCsv)
});
const byteOrderMark = '\uFEFF';
/**
 * CSV for Polish spreadsheets: semicolons, CRLF, UTF-8 with a byte order mark. Numbers are written without spaces so
 * that spreadsheets recognise them; a cell that would be run as a formula is marked as text.
 */ function toCsv(rows) {
    return byteOrderMark + rows.map((row)=>row.map(toCell).join(';')).join('\r\n') + '\r\n';
}
/** A number as written on the site, with no-break spaces between thousands and a minus. */ const number = /^[-−]?[\d\u00a0]+(?:,\d+)?$/;
/** What spreadsheets take for the start of a formula, also in full width, behind a line break or an invisible sign. */ const formulaStart = /^(?:[\t\r]|[\s\0\u200b]*[=+\-@＝＋－＠])/u;
function toCell(value) {
    if (number.test(value)) {
        return value.replaceAll('\u00a0', '').replace('−', '-');
    }
    const safe = formulaStart.test(value) ? `'${value}` : value;
    return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}


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