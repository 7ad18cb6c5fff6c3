"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8051"], {
15336(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_rozliczenia_oplaty_w_spoldzielni_energetycznej_md_5d8_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-rozliczenia-oplaty-w-spoldzielni-energetycznej-md-5d8.json
var site_baza_wiedzy_rozliczenia_oplaty_w_spoldzielni_energetycznej_md_5d8_namespaceObject = JSON.parse('{"id":"rozliczenia/oplaty-w-spoldzielni-energetycznej","title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","description":"Tabela składników rachunku za prąd w spółdzielni energetycznej. Co znika, co zostaje, gdzie przepis jest niejasny i jakie są stawki w 2026 r.","source":"@site/baza-wiedzy/rozliczenia/oplaty-w-spoldzielni-energetycznej.md","sourceDirName":"rozliczenia","slug":"/oplaty-w-spoldzielni-energetycznej","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Opłaty","permalink":"/baza-wiedzy/tagi/oplaty","description":"Składniki rachunku, które znikają i które zostają."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Akcyza","permalink":"/baza-wiedzy/tagi/akcyza","description":"Kiedy energia w spółdzielni jest zwolniona z akcyzy."}],"version":"current","sidebarPosition":3,"frontMatter":{"article":{"kind":"article","label":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","category":"Rozliczenia","neighbours":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Od własnych kWh spółdzielni nie nalicza się opłaty OZE, mocowej i kogeneracyjnej. Miesięczny ryczałt mocowy licz w planie w całości.","Opłaty stałe zostają, więc rachunek nie spada do zera.","Zmienne opłaty za sieć mają limit. Przepis można tu czytać na dwa sposoby.","Akcyza znika tylko do 1 MW łącznej mocy instalacji."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":8},{"code":"RP2","title":"Spółdzielnia energetyczna – korzyści dla gmin, rolników i przedsiębiorców","publisher":"Rzeczpospolita PRO","url":"https://pro.rp.pl/nawigator-prawny-poradnik/art43058611-spoldzielnia-energetyczna-realne-korzysci-dla-gmin-rolnikow-i-przedsiebiorcow","date":"23.09.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PRZ","title":"Opłaty na rachunku za prąd w 2026 roku","publisher":"Rzeczpospolita, Energia","url":"https://energia.rp.pl/ceny-energii/art43431211","date":"2.12.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ENEA","title":"Analiza taryf G (eanalizer)","publisher":"repozytorium publiczne","url":"https://github.com/theundefined/eanalizer","date":"12.2025","copy":"zapisana kopia repozytorium","read":"2026-11-20","citations":3},{"code":"STAW","title":"Stawki operatorów i sprzedawców 2026 – zestawienie (PolishEnergyPrices)","publisher":"repozytorium publiczne, licencja MIT","url":"https://github.com/jchrzaniuk/PolishEnergyPrices","date":"08.2026","copy":"zapisana kopia repozytorium","read":"2026-11-20","citations":1},{"code":"OPL1","title":"Rachunki za prąd w 2026 roku","publisher":"Do Rzeczy","url":"https://dorzeczy.pl/ekonomia/809679/rachunki-za-prad-w-2026-roku-niedobre-wiesci-dla-polakow.html","date":"22.11.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"OPL2","title":"Opłata kogeneracyjna na 2026 rok bez podwyżki","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/wiadomosci/minister-energii-oglasza-rozporzadzenie-oplata-kogeneracyjna-bez-podwyzek/fl14rjw","date":"28.11.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"OPL3","title":"Składnik rachunku za prąd, który w 2026 r. nie wzrośnie","publisher":"Forsal","url":"https://forsal.pl/finanse/twoje-pieniadze/artykuly/10594228,ceny-energii-elektrycznej-w-przyszlym-roku-ten-skladnik-rachunku-za-prad-nie-wzrosnie.html","date":"11.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RM","title":"Ustawa o rynku mocy (tekst jednolity, Dz.U. 2023 poz. 2131)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230002131","date":"t.j. 2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/9c4329b3c08e79bf6d3e4098ecf1608d8ca31650/pl/DU-2023-2131.md","state":"tekst z 2023 r., wyciąg","read":"2026-11-22","citations":4},{"code":"TAR","title":"Rozporządzenie taryfowe z 29 listopada 2022 r. (Dz.U. 2022 poz. 2505)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220002505","date":"2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/8b3b88971a60f2c1d1e51883ef27545458582339/pl/DU-2022-2505.md","state":"tekst pierwotny z 2022 r., bez późniejszych zmian","read":"2026-11-22","citations":1}],"related":[{"title":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},"next":{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/controls/NumberField/index.tsx + 4 modules
var NumberField = __webpack_require__(80413);
// EXTERNAL MODULE: ./src/components/ui/controls/Select/index.tsx
var Select = __webpack_require__(84243);
// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
// EXTERNAL MODULE: ./src/domain/settlement/money/tariffGroups.ts
var tariffGroups = __webpack_require__(71673);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/examples/styles.module.css
var styles_module = __webpack_require__(25595);
;// CONCATENATED MODULE: ./src/components/examples/BillExample.tsx








const knownGroup = 'G11';
const fates = [
    'znika',
    'niejasne',
    'zostaje'
];
/** „Ile z rachunku znika”: by tariff group, for energy made and used in the cooperative. */ function BillExample(param) {
    let { kwh, rates } = param;
    const id = (0,react.useId)();
    const [group, setGroup] = (0,react.useState)(knownGroup);
    const [operator, setOperator] = (0,react.useState)(rates[0]?.operator ?? '');
    const [own, setOwn] = (0,react.useState)(Number(kwh));
    const known = group === knownGroup ? rates.find((rate)=>rate.operator === operator) : undefined;
    const parts = partsOf(group, known);
    const sumOf = (fate)=>(0,format/* .formatZl */.kN)(parts.filter((part)=>part.fate === fate).reduce((sum, param)=>{
            let { rate = 0 } = param;
            return sum + rate * (own ?? 0);
        }, 0));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("figure", {
        className: "drawing",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("figcaption", {
                children: "Ile z rachunku znika: wybierz swoją grupę taryfową"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].fields */.A.fields,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: `${id}g`,
                        label: "Grupa taryfowa",
                        options: tariffGroups/* .tariffGroups.map */.zc.map((value)=>({
                                value,
                                label: `${value}: ${tariffGroups/* .groupFacts */.VR[value].about}`
                            })),
                        value: group,
                        onChange: setGroup
                    }),
                    group === knownGroup && /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: `${id}o`,
                        label: "Operator i sprzedawca z urzędu",
                        options: (0,Select/* .optionsOf */.c)(Object.fromEntries(rates.map((rate)=>[
                                rate.operator,
                                rate.name
                            ]))),
                        value: operator,
                        onChange: setOperator
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberField/* ["default"] */.A, {
                        id: `${id}k`,
                        label: "Prąd sp\xf3łdzielni zużyty w miesiącu",
                        unit: "kWh",
                        min: 0,
                        max: 1000000,
                        value: own,
                        onChange: setOwn
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                className: styles_module/* ["default"].parts */.A.parts,
                children: parts.map((param)=>{
                    let { name, fate, rate, note } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        "data-fate": fate,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                children: name
                            }),
                            " ",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                                children: fate
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("em", {
                                children: rate === undefined ? note ?? 'stawkę przepisz z rachunku' : `${(0,format/* .formatNumber */.ZV)(rate, 4)}\u00a0zł za 1\u00a0kWh, razem ${(0,format/* .formatZl */.kN)(rate * (own ?? 0))}\u00a0zł`
                            })
                        ]
                    }, name);
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].result */.A.result,
                role: "status",
                children: known ? `Netto: ${fates.slice(0, 2).map((fate)=>`${fate} ${sumOf(fate)}\u00a0zł`).join(', ')}. Opłaty stałe zostają.` : 'Stawek tej grupy nie znamy z datą i źródłem. Pomnóż stawki z rachunku przez kWh ze spółdzielni.'
            })
        ]
    });
}
function partsOf(group, rates) {
    const { capacity, fixedFee } = tariffGroups/* .groupFacts */.VR[group];
    return [
        {
            name: 'Cena energii',
            fate: 'znika',
            rate: rates?.energy
        },
        {
            name: 'Akcyza (do 1 MW mocy instalacji)',
            fate: 'znika',
            rate: rates?.excise
        },
        {
            name: 'Opłata OZE',
            fate: 'znika',
            rate: rates?.renewables
        },
        {
            name: 'Opłata kogeneracyjna',
            fate: 'znika',
            rate: rates?.cogeneration
        },
        {
            name: 'Zmienna opłata za sieć i jakościowa',
            fate: 'niejasne',
            rate: rates?.grid
        },
        capacity === 'perKwh' ? {
            name: 'Opłata mocowa',
            fate: 'znika',
            note: 'od kWh w wybranych godzinach'
        } : {
            name: 'Opłata mocowa',
            fate: 'niejasne',
            note: capacity === 'flat' ? 'ryczałt za miesiąc; w planie licz go w całości' : 'do 16 kW mocy umownej ryczałt, powyżej opłata od kWh, która znika'
        },
        {
            name: 'Stała opłata za sieć, abonament, handlowa',
            fate: 'zostaje',
            note: fixedFee === 'power' ? 'zależy od mocy umownej' : 'kwota za miesiąc'
        }
    ];
}

;// CONCATENATED MODULE: ./.docusaurus/site-data/default/kwh-rates.json
var kwh_rates_namespaceObject = JSON.parse('[{"operator":"tauron","name":"TAURON","energy":0.497,"excise":0.005,"grid":0.2795,"renewables":0.0073,"cogeneration":0.003},{"operator":"pge","name":"PGE","energy":0.498,"excise":0.005,"grid":0.38,"renewables":0.0073,"cogeneration":0.003},{"operator":"energa","name":"Energa","energy":0.497,"excise":0.005,"grid":0.3816,"renewables":0.0073,"cogeneration":0.003},{"operator":"stoen","name":"Stoen (E.ON)","energy":0.5,"excise":0.005,"grid":0.2673,"renewables":0.0073,"cogeneration":0.003},{"operator":"enea","name":"Enea","energy":0.498,"excise":0.005,"grid":0.2787,"renewables":0.0073,"cogeneration":0.003}]')
;// CONCATENATED MODULE: ./src/theme/MDXComponents/BillFigure.tsx



/** `::policz-rachunek` in an article, with its rates. */ function BillFigure(param) {
    let { kwh } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(BillExample, {
        kwh: kwh,
        rates: kwh_rates_namespaceObject
    });
}

;// CONCATENATED MODULE: ./baza-wiedzy/rozliczenia/oplaty-w-spoldzielni-energetycznej.md


const frontMatter = {
	title: 'Które opłaty z rachunku znikają w spółdzielni, a które zostają',
	description: 'Tabela składników rachunku za prąd w spółdzielni energetycznej. Co znika, co zostaje, gdzie przepis jest niejasny i jakie są stawki w 2026 r.',
	sidebar_position: 3,
	audience: [
		'mieszkancy',
		'gmina',
		'rolnicy',
		'przedsiebiorstwa'
	],
	level: 'sredni',
	tags: [
		'oplaty',
		'rozliczenie-1-do-06',
		'akcyza'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F38',
		'F45',
		'F46',
		'F47',
		'F48',
		'F49',
		'F58',
		'F62',
		'F67',
		'F68',
		'F136',
		'F137',
		'F138',
		'F139',
		'F140',
		'F141'
	],
	sources: [
		'OZE',
		'RP2',
		'PRZ',
		'ENEA',
		'STAW',
		'OPL1',
		'OPL2',
		'OPL3',
		'WIE',
		'RM',
		'TAR'
	],
	related: [
		'moc-umowna-i-taryfy',
		'rozliczenie-1-do-06',
		'ile-mozna-zaoszczedzic',
		'akcyza-granica-1-mw'
	],
	summary: [
		'Od własnych kWh spółdzielni nie nalicza się opłaty OZE, mocowej i kogeneracyjnej. Miesięczny ryczałt mocowy licz w planie w całości.',
		'Opłaty stałe zostają, więc rachunek nie spada do zera.',
		'Zmienne opłaty za sieć mają limit. Przepis można tu czytać na dwa sposoby.',
		'Akcyza znika tylko do 1 MW łącznej mocy instalacji.'
	],
	aliases: [
		'czy rachunek może spaść do zera',
		'z czego zwolniona jest spółdzielnia',
		'opłata mocowa w spółdzielni',
		'opłaty stałe za prąd',
		'dystrybucja w spółdzielni energetycznej',
		'ile zapłacę za prąd',
		'ryczałt mocowy za garaż',
		'próg ryczałtu mocowego',
		'ile będę płacić za prąd'
	],
	glossary_skip: [],
	slug: '/oplaty-w-spoldzielni-energetycznej'
};
const contentTitle = undefined;

const assets = {

};




const toc = [{
  "value": "Cztery rodzaje energii",
  "id": "cztery-rodzaje-energii",
  "level": 2
}, {
  "value": "Tabela: co płacisz od jakiej energii",
  "id": "tabela-co-placisz-od-jakiej-energii",
  "level": 2
}, {
  "value": "Zmienna opłata za sieć: dwa odczytania",
  "id": "zmienna-oplata-za-siec-dwa-odczytania",
  "level": 2
}, {
  "value": "Ile warte są te składniki w 2026 r.",
  "id": "ile-warte-sa-te-skladniki-w-2026-r",
  "level": 2
}, {
  "value": "Ryczałt mocowy: domy i mali odbiorcy",
  "id": "ryczalt-mocowy-domy-i-mali-odbiorcy",
  "level": 3
}, {
  "value": "Czego na tym rachunku nie widać",
  "id": "czego-na-tym-rachunku-nie-widac",
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
    em: "em",
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    line: "line",
    ol: "ol",
    "own-component": "own-component",
    p: "p",
    rect: "rect",
    span: "span",
    strong: "strong",
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
      children: ["Na rachunku za prąd obok ceny energii stoją opłaty za sieć, opłaty z ustaw i podatki. W spółdzielni część z nich znika, ale tylko od jej własnej energii, a od prądu kupionego płacisz wszystko jak dotąd", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38c ust. 7 i 13",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "cztery-rodzaje-energii",
      children: "Cztery rodzaje energii"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Zanim spojrzysz na tabelę, rozdziel prąd na cztery części:"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Kupiona"
        }), " – prąd od sprzedawcy, gdy własnego brakuje."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Z zapasu"
        }), " – prąd odebrany z sieci za wcześniejszą ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#nadwyzka",
          children: "nadwyżkę"
        }), ", w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
          children: "stosunku 1 do 0,6"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Wspólna"
        }), " – prąd, który w tej samej godzinie oddał inny ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członek"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Za licznikiem"
        }), " – prąd z własnej instalacji, zużyty na miejscu, bez sieci."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Skąd biorą się te części, pokazuje ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/rozliczenie-1-do-06",
        children: "przykład rozliczenia godzina po godzinie"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "tabela-co-placisz-od-jakiej-energii",
      children: "Tabela: co płacisz od jakiej energii"
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Tabela: co płacisz od jakiej energii",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Składnik rachunku"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kupiona"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Z zapasu"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Wspólna"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Za licznikiem"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Pewność"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Cena energii u sprzedawcy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kupiona",
            children: "tak"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Z zapasu",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Wspólna",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Za licznikiem",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Pewność",
            children: "wysoka"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#akcyza",
              children: "Akcyza"
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kupiona",
            children: "tak"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Z zapasu",
            children: "nie, ale tylko do 1 MW"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Wspólna",
            children: "nie, ale tylko do 1 MW"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Za licznikiem",
            children: "nie, ale tylko do 1 MW"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Pewność",
            children: "wysoka"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Zmienna opłata za sieć i jakościowa"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kupiona",
            children: "tak"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Z zapasu",
            children: "do wartości nadwyżki"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Wspólna",
            children: "do wartości nadwyżki"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Za licznikiem",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Pewność",
            children: "zasada pewna, kwota mniej"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Opłata OZE i kogeneracyjna"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kupiona",
            children: "tak"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Z zapasu",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Wspólna",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Za licznikiem",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Pewność",
            children: "wysoka"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Opłata mocowa za kWh"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kupiona",
            children: "tak"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Z zapasu",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Wspólna",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Za licznikiem",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Pewność",
            children: "wysoka"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Opłata mocowa ryczałtem za miesiąc"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kupiona",
            children: "pełna kwota"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Z zapasu",
            children: "pełna kwota"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Wspólna",
            children: "pełna kwota"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Za licznikiem",
            children: "pełna kwota"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Pewność",
            children: "niska"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Stała opłata za sieć (", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#moc-umowna",
              children: "moc umowna"
            }), "), abonament, opłata handlowa sprzedawcy"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kupiona",
            children: "pełna kwota"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Z zapasu",
            children: "pełna kwota"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Wspólna",
            children: "pełna kwota"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Za licznikiem",
            children: "pełna kwota"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Pewność",
            children: "wysoka"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "VAT"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kupiona",
            children: "tak"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Z zapasu",
            children: "wymaga analizy, w planie 0"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Wspólna",
            children: "wymaga analizy, w planie 0"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Za licznikiem",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Pewność",
            children: "niska"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Podstawą większości wierszy jest art. 38c ustawy o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oze",
          children: "OZE"
        }), ". Opłat OZE, mocowej i kogeneracyjnej nie nalicza się od energii wytworzonej i zużytej w spółdzielni, także tej z zapasu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 1, art. 38c ust. 13 pkt 1",
          children: "[1]"
        }), ". Granica 1 MW w akcyzie to łączna moc wszystkich instalacji OZE spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prasa prawnicza opisuje te zwolnienia podobnie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp2",
          id: "RP2-1",
          "aria-label": "Źródło 2",
          children: "[2]"
        }), ". Za samo rozliczenie sprzedawca też nie bierze od członków opłat", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 38c ust. 7 pkt 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Opłaty stałe nie zależą od liczby kilowatogodzin, więc art. 38c ich nie obejmuje i płacisz je za każdy ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "punkt poboru"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38c ust. 7 i 13",
          children: "[1]"
        }), ". W firmie i w gminie największą z nich bywa opłata za moc umowną, czyli moc zamówioną dla danego miejsca. Liczy się ją od kilowatów, a nie od kWh, dlatego spółdzielnia jej nie zmienia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-tar",
          id: "TAR-1",
          "aria-label": "Źródło 11, § 14 ust. 7, § 16 ust. 5",
          children: "[11]"
        }), ". Jak ją obniżyć samemu, pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/moc-umowna-i-taryfy",
          children: "mocy umownej i taryfach"
        }), ". Opłatę przejściową zniesiono od 2026 r. dla wszystkich ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#odbiorca",
          children: "odbiorców"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-prz",
          id: "PRZ-1",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "zmienna-oplata-za-siec-dwa-odczytania",
        children: "Zmienna opłata za sieć: dwa odczytania"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Na fakturze nosi ona nazwę „opłata sieciowa zmienna” albo „dystrybucyjna zmienna” i jest najtrudniejszym miejscem rachunku. Od energii wspólnej i z zapasu członkowie płacą zmienne opłaty za sieć tylko do wartości nadwyżki, którą dysponuje sprzedawca. Część ponad tę wartość ich nie obciąża. Nadwyżkę wycenia się po średniej cenie rynku konkurencyjnego z poprzedniego kwartału, którą ogłasza Prezes URE, a pieniądze ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "operatorowi"
        }), " przekazuje sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38c ust. 7 pkt 2 i ust. 11–11b",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Jak to działa w złotych? Widzimy dwa odczytania:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Korzystne dla członka."
          }), " Sprzedawca ma nadwyżkę właśnie na pokrycie tych opłat. Płaci z niej operatorowi, a członek dopłaca 0 zł."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Ostrożne."
          }), " Członek płaci tę kwotę pieniędzmi, ale tylko do wartości nadwyżki."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Zapytaj, które odczytanie stosuje sprzedawca",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Które odczytanie jest właściwe, tego przepisy nie rozstrzygają. Przed podpisaniem umowy zapytaj sprzedawcę, jak liczy, a w swoich planach policz oba."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Weźmy prosty miesiąc, w którym wspólnie zużyto 22 kWh, a z zapasu 18 kWh. Do sieci poszła nadwyżka 30 kWh, więc sprzedawcy zostało z niej 0,4, czyli 12 kWh. Zmienna opłata za sieć razem z opłatą jakościową, osobną pozycją faktury, to 0,2787 zł za 1 kWh (ENEA, 2026 r.)", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-enea",
          id: "ENEA-1",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Opłata od 40 kWh: 40 × 0,2787 = 11,15 zł netto. Wartość nadwyżki przy cenie 0,45 zł za 1 kWh: 12 × 0,45 = 5,40 zł."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Liczy się mniejsza kwota, czyli 5,40 zł. W pierwszym odczytaniu członkowie płacą 0 zł, w drugim 5,40 zł netto. Cena 0,45 zł to założenie, a prawdziwą wartość ogłasza Prezes URE."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-warte-sa-te-skladniki-w-2026-r",
        children: "Ile warte są te składniki w 2026 r."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Oto cena 1 kWh w grupie G11 dla klientów firmy Enea, w stawkach netto ważnych do 31 grudnia 2026 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-enea",
          id: "ENEA-2",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-staw",
          id: "STAW-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), " Pochodzą one z publicznych zestawień, a nie z samej taryfy, więc porównaj je z fakturą. Grupy C i B mają inne stawki."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bill",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Z 0,7920 zł za 1 kWh znika 0,5133 zł, a 0,2787 zł jest niejasne"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            "data-fate": "gone",
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Cena energii"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,4980 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "znika"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            "data-fate": "unclear",
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Zmienna opłata za sieć i jakościowa"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,2787 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.line, {
                x1: "0%",
                x2: "56%",
                y1: "50%",
                y2: "50%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "zależy od odczytania"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            "data-fate": "gone",
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Opłata OZE"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,0073 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "1.5%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "znika"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            "data-fate": "gone",
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Akcyza"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,0050 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "1%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "znika do 1 MW"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            "data-fate": "gone",
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Opłata kogeneracyjna"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,0030 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "0.6%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "znika"
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Opłata OZE wynosi w 2026 r. 7,30 zł za 1 MWh, a rok wcześniej wynosiła 3,50 zł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-opl1",
          id: "OPL1-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), ". Opłata kogeneracyjna to bez zmian 3,00 zł za 1 MWh", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-opl2",
          id: "OPL2-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ", a opłata mocowa jest według prasy o około 50% wyższa niż w 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-opl1",
          id: "OPL1-2",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-opl3",
          id: "OPL3-1",
          "aria-label": "Źródło 8",
          children: "[8]"
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dla odbiorców, którzy płacą opłatę mocową od kWh, prasa podaje stawkę 0,2194 zł za 1 kWh netto, naliczaną w dni robocze od 7 do 22", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-opl3",
          id: "OPL3-2",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), ". Porównaj ją z fakturą. Kwotę mnoży się jeszcze przez 0,17, 0,50, 0,83 albo 1. Im bardziej pobór w tych godzinach różni się od pozostałych, tym wyższy jest współczynnik, a liczy się go dla każdej doby i każdego punktu osobno", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rm",
          id: "RM-1",
          "aria-label": "Źródło 10, art. 70a–70b",
          children: "[10]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_component1, {
        children: ["\n", (0,jsx_runtime.jsx)(BillFigure, {
          kwh: "100"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "ryczalt-mocowy-domy-i-mali-odbiorcy",
        children: "Ryczałt mocowy: domy i mali odbiorcy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gospodarstwa domowe płacą opłatę mocową ryczałtem, czyli stałą kwotą za miesiąc, zależną od przedziału rocznego zużycia. Zalicza się do nich także klatki i windy w budynkach mieszkalnych oraz garaże i domki letniskowe, w których nie prowadzi się firmy. Do końca 2027 r. tak samo rozlicza się innych odbiorców z sieci do 1 kV o mocy umownej do 16 kW, na przykład mały sklep", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rm",
          id: "RM-2",
          "aria-label": "Źródło 10, art. 89a ust. 1–2",
          children: "[10]"
        }), ". Przedział wyznacza zużycie z roku, który kończy się ostatnim odczytem, a gdy pobierasz prąd krócej, całe zużycie do tego odczytu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rm",
          id: "RM-3",
          "aria-label": "Źródło 10, art. 89a ust. 3",
          children: "[10]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nasz kalkulator przyjmuje na 2026 r. takie kwoty netto za miesiąc: 4,29 zł przy rocznym zużyciu do 500 kWh i 10,31 zł do 1 200 kWh. Powyżej jest to 17,18 zł do 2 800 kWh, a dalej 24,05 zł. To kwoty z prasy i z publicznego zestawienia, więc porównaj je z fakturą", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-enea",
          id: "ENEA-3",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), ". Od 2028 r. ryczałt ma według tekstu z 2023 r. zniknąć, a zostać ma stawka od kWh", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rm",
          id: "RM-4",
          "aria-label": "Źródło 10, art. 70",
          children: "[10]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "O ryczałt zapytaj na piśmie",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Ustawa każe nie naliczać opłaty mocowej od „ilości energii” spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-7",
            "aria-label": "Źródło 1, art. 38c ust. 13 pkt 1",
            children: "[1]"
          }), ". Ryczałtu nie liczy się jednak od kWh, więc przepisy nie rozstrzygają, czy w spółdzielni znika albo maleje. Ostrożnie zakładamy, że zostaje w całości. Zapytaj o to sprzedawcę lub Urząd Regulacji Energetyki (URE)."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czego-na-tym-rachunku-nie-widac",
        children: "Czego na tym rachunku nie widać"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rachunek od sprzedawcy nie pokazuje całego kosztu. Spółdzielnia sama ustala, ile dostaje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wytworca",
          children: "wytwórca"
        }), " i ile płaci odbiorca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wie",
          id: "WIE-1",
          "aria-label": "Źródło 9",
          children: "[9]"
        }), ", a do tego ma własne wydatki, na przykład na księgowość. Prąd z zapasu, czyli 6 kWh za każde 10 oddanych, nie jest więc całkiem za darmo."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["VAT między spółdzielnią a członkiem wymaga analizy, którą zaczyna artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
          children: "podatkach w spółdzielni"
        }), ". Do energii własnej nie stosuje się natomiast obowiązku umarzania świadectw pochodzenia ani obowiązków z ustawy o efektywności energetycznej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 1, art. 38c ust. 13 pkt 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Skoro masz już listę opłat, zobacz, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-mozna-zaoszczedzic",
          children: "ile można zaoszczędzić i jak to uczciwie policzyć"
        }), ". Własne stawki wpiszesz w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulatorze"
        }), ". O granicy 1 MW przeczytasz w tekście o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/akcyza-granica-1-mw",
          children: "akcyzie"
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
25595(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"sliders":"sliders_JrrP","fields":"fields_oUMN","bars":"bars_Pn5q","level":"level_TKjR","result":"result_VvBD","deadlines":"deadlines_LWRM","parts":"parts_HnY3"});

},
19690(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Field)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/ui/Field/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"field":"field_J7im","control":"control_vS1p","invalid":"invalid_DtZv","hint":"hint_elBS","error":"error_T04D"});
;// CONCATENATED MODULE: ./src/components/ui/Field/index.tsx




/** A labelled control with its hint and its error below it. */ function Field(param) {
    let { id, label, error, hint, children } = param;
    const errorId = `${id}-blad`;
    const hintId = `${id}-opis`;
    const describedBy = (0,clsx/* ["default"] */.A)(error !== undefined && errorId, hint !== undefined && hintId);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.field,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                htmlFor: id,
                children: label
            }),
            children({
                id,
                className: (0,clsx/* ["default"] */.A)(styles_module.control, error !== undefined && styles_module.invalid),
                'aria-invalid': error !== undefined || undefined,
                'aria-describedby': describedBy === '' ? undefined : describedBy
            }),
            hint !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                id: hintId,
                className: styles_module.hint,
                children: hint
            }),
            error !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                id: errorId,
                className: styles_module.error,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "error"
                    }),
                    error
                ]
            })
        ]
    });
}


},
80413(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ NumberField)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"group":"group_tR7r","box":"box_r3Bh","input":"input_kyM2","unit":"unit_v582","stepper":"stepper_ivyR","possible":"possible_zI6i"});
;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/PossibleNumbers.tsx




/** What a number with a point may mean, to choose from. */ function PossibleNumbers(param) {
    let { reading: { thousands, decimal }, unit, onChoose } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: styles_module.possible,
        children: [
            thousands,
            ...decimal === null ? [] : [
                decimal
            ]
        ].map((value)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                onClick: ()=>{
                    onChoose(value);
                },
                children: [
                    (0,format/* .formatNumber */.ZV)(value, 3),
                    unit !== '' && `\u00a0${unit}`
                ]
            }, value))
    });
}

// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/Stepper.tsx



/** Outside the Tab order: whoever has a keyboard has ↑ and ↓. */ function Stepper(param) {
    let { label, icon, isDisabled, onPress } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("button", {
        type: "button",
        tabIndex: -1,
        "data-step": "",
        className: `${styles_module.stepper} needsScript`,
        "aria-label": label,
        disabled: isDisabled,
        onClick: onPress,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
            name: icon
        })
    });
}

// EXTERNAL MODULE: ./src/domain/polish/number.ts
var polish_number = __webpack_require__(22885);
;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/useNumberText.ts



const bigStep = 10;
/** What stands in a field of a number: the text as it is typed, or the value as it is written. */ function useNumberText(options) {
    const { value, onChange, limits, step, fractionDigits } = options;
    /** The text while it differs from the value: half a number, or no number. */ const [draft, setDraft] = (0,react.useState)(options.initialText ?? null);
    const [isChecked, setIsChecked] = (0,react.useState)(options.initialText !== undefined);
    const write = (number)=>(0,format/* .formatNumber */.ZV)(number, fractionDigits);
    const read = (text)=>{
        const found = (0,polish_number/* .readNumber */.kz)(text, limits);
        return found.kind === 'number' ? {
            kind: 'number',
            value: Number(found.value.toFixed(fractionDigits))
        } : found;
    };
    // A value set from outside (a preset, a reset) takes the place of what was typed before.
    const isOwnDraft = draft !== null && useNumberText_valueOf(read(draft)) === value;
    const text = isOwnDraft ? draft : value === null ? '' : write(value);
    const reading = read(text);
    const current = 'value' in reading ? reading.value : null;
    const set = (next)=>{
        setDraft(null);
        setIsChecked(false);
        onChange(next);
    };
    const change = (steps)=>{
        const next = (0,polish_number/* .stepNumber */.CD)(current, steps * step, limits, fractionDigits);
        set(next);
        return next;
    };
    return {
        text,
        reading,
        current,
        isChecked,
        write,
        change,
        set,
        type: (next)=>{
            setDraft(next);
            onChange(useNumberText_valueOf(read(next)));
        },
        onKeyDown: (event)=>{
            const isChord = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
            const keys = {
                ArrowUp: ()=>change(1),
                ArrowDown: ()=>change(-1),
                PageUp: ()=>change(bigStep),
                PageDown: ()=>change(-bigStep),
                Home: ()=>{
                    set(limits.min);
                },
                End: ()=>{
                    set(limits.max);
                }
            };
            const move = keys[event.key];
            if (move && !isChord) {
                event.preventDefault();
                move();
            }
        },
        leave: ()=>{
            setIsChecked(true);
            if (reading.kind === 'number') {
                setDraft(null);
            }
        }
    };
}
function useNumberText_valueOf(reading) {
    return reading.kind === 'number' ? reading.value : null;
}

;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/index.tsx










/**
 * A number that is typed freely or stepped: ↑ ↓ one step, PgUp PgDn ten, Home End to the limits. A text field with the
 * role of a spin button rather than `type="number"`, which refuses the Polish comma and changes on the mouse wheel.
 */ function NumberField(param) {
    let { id, label, unit, value, onChange, min, max, step = 1, fractionDigits = 2, error, hint, isDisabled = false, isRequired = false, initialText, onProblem } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const { text, reading, current, isChecked, ...entry } = useNumberText({
        value,
        onChange,
        limits: {
            min,
            max
        },
        step,
        fractionDigits,
        initialText
    });
    const [announcement, setAnnouncement] = (0,react.useState)('');
    const problem = problemOf(text, reading, {
        min,
        max,
        unit,
        isRequired
    });
    (0,react.useEffect)(()=>{
        onProblem?.(problem, text);
    }, [
        onProblem,
        problem,
        text
    ]);
    (0,react.useEffect)(()=>()=>onProblem?.(undefined, ''), [
        onProblem
    ]);
    const press = (steps)=>{
        // The focus is not in the field, so the new value would go unheard.
        setAnnouncement(`${entry.write(entry.change(steps))} ${unit}`);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
        id: id,
        label: label,
        hint: hint,
        error: (isChecked ? problem : undefined) ?? error,
        children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: styles_module.group,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Stepper, {
                                label: labels.decrement(label),
                                icon: "lucide:minus",
                                isDisabled: isDisabled,
                                onPress: ()=>{
                                    press(-1);
                                }
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                className: styles_module.box,
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                                        ...control,
                                        className: (0,clsx/* ["default"] */.A)(control.className, styles_module.input),
                                        type: "text",
                                        inputMode: min < 0 ? 'text' : fractionDigits > 0 ? 'decimal' : 'numeric',
                                        autoComplete: "off",
                                        role: "spinbutton",
                                        "aria-valuemin": min,
                                        "aria-valuemax": max,
                                        "aria-valuenow": current ?? undefined,
                                        "aria-valuetext": current === null ? undefined : `${entry.write(current)} ${unit}`,
                                        disabled: isDisabled,
                                        value: text,
                                        onChange: (event)=>{
                                            entry.type(event.target.value);
                                        },
                                        onBlur: entry.leave,
                                        onKeyDown: entry.onKeyDown
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                        className: styles_module.unit,
                                        "aria-hidden": "true",
                                        children: unit
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Stepper, {
                                label: labels.increment(label),
                                icon: "lucide:plus",
                                isDisabled: isDisabled,
                                onPress: ()=>{
                                    press(1);
                                }
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                role: "status",
                                className: "visuallyHidden",
                                children: announcement
                            })
                        ]
                    }),
                    isChecked && reading.kind === 'ambiguous' && /*#__PURE__*/ (0,jsx_runtime.jsx)(PossibleNumbers, {
                        reading: reading,
                        unit: unit,
                        onChoose: (chosen)=>{
                            entry.set(Number(chosen.toFixed(fractionDigits)));
                            // The pressed button disappears.
                            document.getElementById(id)?.focus();
                        }
                    })
                ]
            })
    });
}
function problemOf(text, param, param1) {
    let { kind } = param, { min, max, unit, isRequired } = param1;
    if (kind === 'notANumber' || kind === 'empty' && isRequired) {
        return 'Wpisz liczbę, np. 2500 albo 2500,5.';
    }
    if (kind === 'ambiguous') {
        return `„${text.trim()}” można odczytać na dwa sposoby. Wybierz albo wpisz liczbę bez kropki.`;
    }
    return kind === 'outOfRange' ? `Wpisz wartość od ${(0,format/* .formatNumber */.ZV)(min, 2)} do ${(0,format/* .formatNumber */.ZV)(max, 2)} ${unit}.` : undefined;
}


},
84243(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Select),
  c: () => (optionsOf)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);

/** The browser's own list to choose from. */ function Select(param) {
    let { options, value, onChange, ...control } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("select", {
        ...control,
        value: String(value),
        onChange: (param)=>{
            let { target } = param;
            const chosen = options[target.selectedIndex];
            if (chosen) {
                onChange(chosen.value);
            }
        },
        children: options.map((option)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("option", {
                value: String(option.value),
                children: option.label
            }, String(option.value)))
    });
}
/** Options from names by their values, in the order they are written. */ function optionsOf(names) {
    return Object.entries(names).map((param)=>{
        let [value, label] = param;
        return {
            value,
            label
        };
    });
}


},
58377(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (SelectField)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_Field__rspack_import_1 = __webpack_require__(19690);
/* import */ var _site_src_components_ui_controls_Select__rspack_import_2 = __webpack_require__(84243);



/** A list to choose from, as a field of a form. */ function SelectField(param) {
    let { id, label, error, hint, ...list } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Field__rspack_import_1/* ["default"] */.A, {
        id: id,
        label: label,
        hint: hint,
        error: error,
        children: (control)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_controls_Select__rspack_import_2/* ["default"] */.A, {
                ...control,
                ...list
            })
    });
}


},
22885(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  CD: () => (stepNumber),
  Y$: () => (parsePolishNumber),
  kz: () => (readNumber)
});
/** The content of a number field, read by Polish conventions. */ /** Groups of three digits separated by any space, or plain digits; then a comma or a point and the fraction. */ const written = /^([+\-−]?)(\d{1,3}(?:\s\d{3})+|\d*)(?:[.,](\d*))?$/;
/**
 * Reads `1 234,5` and `1234.5`. Both the comma and the point are decimal signs; only spaces separate thousands.
 * Ambiguous input (`1.234,5`, `12 34`) is rejected rather than guessed.
 */ function parsePolishNumber(text) {
    const [, sign, whole = '', fraction = ''] = written.exec(text.trim()) ?? [];
    if (whole === '' && fraction === '') {
        return null;
    }
    const value = Number(`${whole.replaceAll(/\s/g, '')}.${fraction}`);
    if (!Number.isFinite(value)) {
        return null;
    }
    return sign === '-' || sign === '−' ? 0 - value : value;
}
/** Points that may separate thousands. After a leading zero they cannot: `0.498` is a price. */ const dotted = /^([+\-−]?)([1-9]\d{0,2}(?:\.\d{3})+)(,\d+)?$/;
/**
 * Reads a number a person wrote. A point before exactly three digits is read as a decimal one only if the limits leave
 * no other reading; otherwise both are offered.
 */ function readNumber(text, limits) {
    if (text.trim() === '') {
        return {
            kind: 'empty'
        };
    }
    const value = parsePolishNumber(text);
    const [, sign = '', whole, fraction = ''] = dotted.exec(text.trim()) ?? [];
    if (whole !== undefined) {
        const thousands = parsePolishNumber(sign + whole.replaceAll('.', '') + fraction);
        if (thousands !== null && isWithin(thousands, limits)) {
            const decimal = value !== null && isWithin(value, limits) ? value : null;
            return {
                kind: 'ambiguous',
                thousands,
                decimal
            };
        }
    }
    if (value === null) {
        return {
            kind: 'notANumber'
        };
    }
    return {
        kind: isWithin(value, limits) ? 'number' : 'outOfRange',
        value
    };
}
function isWithin(value, param) {
    let { min, max } = param;
    return value >= min && value <= max;
}
/** The value after some steps up or down, clamped to the limits and free of floating-point noise (0.1 + 0.2). */ function stepNumber(value, change, param, fractionDigits) {
    let { min, max } = param;
    const start = value ?? Math.min(Math.max(0, min), max);
    const next = Number((start + change).toFixed(fractionDigits));
    return Math.min(Math.max(next, min), max);
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
71673(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  L: () => (chargesPower),
  MV: () => (hasFlatCapacity),
  VR: () => (groupFacts),
  zc: () => (tariffGroups)
});
/* import */ var _law_law__rspack_import_0 = __webpack_require__(81287);

/** Tariff groups by the name printed on a bill. */ const tariffGroups = [
    'G11',
    'G12',
    'G12w',
    'C11',
    'C12a',
    'C12b',
    'C21',
    'C22a',
    'C22b',
    'B11',
    'B21',
    'B22',
    'B23',
    'C11o',
    'R'
];
const allDay = [
    'całodobowa'
];
const dayAndNight = [
    'dzienna',
    'nocna'
];
const peak = [
    'szczyt',
    'poza szczytem'
];
const threeZones = [
    'szczyt przedpołudniowy',
    'szczyt popołudniowy',
    'pozostałe godziny'
];
const household = {
    fixedFee: 'meter',
    capacity: 'flat'
};
const smallFirm = {
    fixedFee: 'power',
    capacity: 'byPower'
};
const largeFirm = {
    fixedFee: 'power',
    capacity: 'perKwh'
};
const groupFacts = {
    G11: {
        about: 'dom, mieszkanie, blok',
        zones: allDay,
        ...household
    },
    G12: {
        about: 'dom z tańszą nocą',
        zones: dayAndNight,
        ...household
    },
    G12w: {
        about: 'tańsza noc i dni wolne',
        zones: peak,
        ...household
    },
    C11: {
        about: 'mały sklep, biuro, świetlica',
        zones: allDay,
        ...smallFirm
    },
    C12a: {
        about: 'mała firma, ze szczytem',
        zones: peak,
        ...smallFirm
    },
    C12b: {
        about: 'mała firma, dzień i noc',
        zones: dayAndNight,
        ...smallFirm
    },
    C21: {
        about: 'szkoła, urząd, większa firma',
        zones: allDay,
        ...largeFirm
    },
    C22a: {
        about: 'większa firma, ze szczytem',
        zones: peak,
        ...largeFirm
    },
    C22b: {
        about: 'większa firma, dzień i noc',
        zones: dayAndNight,
        ...largeFirm
    },
    B11: {
        about: 'mały zakład, średnie napięcie',
        zones: allDay,
        ...largeFirm
    },
    B21: {
        about: 'zakład, średnie napięcie',
        zones: allDay,
        ...largeFirm
    },
    B22: {
        about: 'średnie napięcie, dwie strefy',
        zones: peak,
        ...largeFirm
    },
    B23: {
        about: 'średnie napięcie, trzy strefy',
        zones: threeZones,
        ...largeFirm
    },
    C11o: {
        about: 'oświetlenie ulic',
        zones: allDay,
        ...smallFirm
    },
    R: {
        about: 'punkt bez licznika',
        zones: allDay,
        fixedFee: 'power',
        capacity: 'flat'
    }
};
/** Whether the capacity fee of a small customer at low voltage is flat: up to 16 kW of ordered power. */ function hasFlatCapacity(orderedKw) {
    return orderedKw <= _law_law__rspack_import_0/* .flatCapacityPowerLimit.value */.O1.value;
}
/** Whether what a meter pays depends on its ordered power. */ function chargesPower(tariff) {
    return tariff?.kind === 'own' && (tariff.capacity.kind === 'byPower' || (tariff.fixedNetworkPerKw ?? 0) > 0);
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