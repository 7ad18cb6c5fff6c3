"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6178"], {
45243(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ PageHeader)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/pictures/DayRibbon/index.tsx + 1 modules
var DayRibbon = __webpack_require__(70485);
;// CONCATENATED MODULE: ./src/components/shell/PageHeader/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"header":"header_OuDd","withLead":"withLead_wGJA"});
;// CONCATENATED MODULE: ./src/components/shell/PageHeader/index.tsx




/** Head of a page: ribbon, h1, lead. */ function PageHeader(param) {
    let { title, lead, place, breadcrumbs, children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("header", {
        className: (0,clsx/* ["default"] */.A)(styles_module.header, lead !== undefined && styles_module.withLead),
        children: [
            breadcrumbs,
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DayRibbon/* ["default"] */.A, {
                filled: place
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h1", {
                children: title
            }),
            lead !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "lead",
                children: lead
            }),
            children
        ]
    });
}


},
67022(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Breadcrumbs)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/Breadcrumbs/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"nav":"nav_ro9p"});
;// CONCATENATED MODULE: ./src/components/ui/Breadcrumbs/index.tsx




/** The pages above this one. The page itself is not among them: its heading stands right below. */ function Breadcrumbs(param) {
    let { items } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("nav", {
        className: (0,clsx/* ["default"] */.A)(styles_module.nav, 'meta', 'noPrint'),
        "aria-label": "Ścieżka nawigacji",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
            children: [
                {
                    label: 'Start',
                    to: '/'
                },
                ...items
            ].map((param)=>{
                let { label, to } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                        to: to,
                        children: label
                    })
                }, to);
            })
        })
    });
}


},
49744(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Unbroken)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/domain/polish/unbroken.ts
/**
 * A text in parts, of which every second must not break at its hyphen: „e-mail”, „net-billing”, „Lądek-Zdrój”. There
 * is no no-break hyphen in them: a reader would copy it, and not find the word.
 */ function unbrokenParts(text) {
    return text.split(/((?:[Ee]-mail|[Nn]et-[bm])\p{L}*|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/u);
}

;// CONCATENATED MODULE: ./src/components/ui/Unbroken/index.tsx


/** A text from a data file whose „e-mail” stays in one line, as it does in Markdown. */ function Unbroken(param) {
    let { children } = param;
    return unbrokenParts(children).map((part, index)=>index % 2 === 1 ? // The parts of a text do not change places.
        /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
            className: "unbroken",
            children: part
        }, index) : part);
}


},
78005(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (PrintButton)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_1 = __webpack_require__(27588);
/* import */ var _site_src_components_ui_Icon__rspack_import_2 = __webpack_require__(68347);



function PrintButton(param) {
    let { ready } = param;
    const print = async ()=>{
        await ready?.();
        window.print();
    };
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
        className: "needsScript",
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(_site_src_components_ui_buttons_Button__rspack_import_1/* .Button */.$, {
            look: "plain",
            onClick: ()=>void print(),
            children: [
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Icon__rspack_import_2/* ["default"] */.A, {
                    name: "print"
                }),
                "Drukuj"
            ]
        })
    });
}


},
49763(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  AK: () => (stepAnchor),
  W0: () => (pathIds),
  q3: () => (pathAddress)
});
/** The groups that have a way from a question to a decision, in the order of their list. */ const pathIds = [
    'gmina',
    'rolnicy',
    'przedsiebiorstwa',
    'mieszkancy',
    'zarzad'
];
/** Address of a path's page, without the base path. */ function pathAddress(id) {
    return `/klienci/${id}`;
}
/** Id of a step on the page, by its place from 0. */ function stepAnchor(index) {
    return `krok-${index + 1}`;
}


},
48738(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Path)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/components/ui/Breadcrumbs/index.tsx + 1 modules
var Breadcrumbs = __webpack_require__(67022);
// EXTERNAL MODULE: ./src/components/ui/buttons/PrintButton/index.tsx
var PrintButton = __webpack_require__(78005);
// EXTERNAL MODULE: ./src/components/ui/Unbroken/index.tsx + 1 modules
var Unbroken = __webpack_require__(49744);
// EXTERNAL MODULE: ./src/domain/articles/audiencePath.ts
var audiencePath = __webpack_require__(49763);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/paths.json
var paths = __webpack_require__(62510);
;// CONCATENATED MODULE: ./src/pages/_components/klienci/path.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const path_module = ({"question":"question_dcZz","steps":"steps_O0pl","others":"others_MCup"});
;// CONCATENATED MODULE: ./src/pages/_components/klienci/Path.tsx












const kinds = [
    [
        'article',
        'Przeczytaj'
    ],
    [
        'calculator',
        'Policz'
    ],
    [
        'paper',
        'Pobierz'
    ],
    [
        'official',
        'Sprawdź u źródła'
    ]
];
/** The page of one group: five steps from its question to a decision. */ function Path(param) {
    let { id } = param;
    const { title, description, question, lead, steps } = paths[id];
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Layout/* ["default"] */.A, {
        title: title,
        description: description,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
            className: "container",
            id: (/* inlined export .contentId */"tresc"),
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                    title: title,
                    lead: lead,
                    place: 12,
                    breadcrumbs: /*#__PURE__*/ (0,jsx_runtime.jsx)(Breadcrumbs/* ["default"] */.A, {
                        items: [
                            navigation/* .clientsPage */.eG
                        ]
                    }),
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: "noPrint",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintButton/* ["default"] */.A, {})
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    className: path_module.question,
                    children: question
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
                    className: path_module.steps,
                    children: steps.map((param, index)=>{
                        let { title: name, text, links } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                            id: (0,audiencePath/* .stepAnchor */.AK)(index),
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                    children: name
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Unbroken/* ["default"] */.A, {
                                        children: text
                                    })
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
                                    children: kinds.map((param)=>{
                                        let [kind, word] = param;
                                        return [
                                            word,
                                            links.filter((link)=>link.kind === kind)
                                        ];
                                    }).filter((param)=>{
                                        let [, targets] = param;
                                        return targets.length > 0;
                                    }).map((param)=>{
                                        let [word, targets] = param;
                                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                            children: [
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                                    children: word
                                                }),
                                                targets.map((param)=>{
                                                    let { label, to } = param;
                                                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                                            to: to,
                                                            children: label
                                                        })
                                                    }, to);
                                                })
                                            ]
                                        }, word);
                                    })
                                })
                            ]
                        }, name);
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("nav", {
                    className: `${path_module.others} noPrint`,
                    "aria-labelledby": "inne-sciezki",
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                            id: "inne-sciezki",
                            children: "Ścieżki innych grup"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                            children: audiencePath/* .pathIds.filter */.W0.filter((other)=>other !== id).map((other)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                        to: (0,audiencePath/* .pathAddress */.q3)(other),
                                        children: paths[other].name
                                    })
                                }, other))
                        })
                    ]
                })
            ]
        })
    });
}


},
27575(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (FirmsPath)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_pages_components_klienci_Path__rspack_import_1 = __webpack_require__(48738);


function FirmsPath() {
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_pages_components_klienci_Path__rspack_import_1/* ["default"] */.A, {
        id: "przedsiebiorstwa"
    });
}


},
62510(module) {
module.exports = JSON.parse('{"gmina":{"id":"gmina","name":"Gmina","title":"Gmina: 5 kroków od pytania do decyzji","description":"Droga gminy do spółdzielni energetycznej: warunki, liczniki, obliczenie, uchwała rady i decyzja. Z artykułami i wzorami pism do każdego kroku.","question":"Czy nasza gmina powinna wejść do spółdzielni energetycznej?","lead":"Od pierwszego pytania do głosowania rady prowadzi 5 kroków. Po każdym wiesz, czy iść dalej, a jeśli nie, to dlaczego.","steps":[{"title":"Sprawdź, czy to w ogóle możliwe","text":"Gmina jest osobą prawną, więc może być członkiem i założycielem. Szkoła, która jest jednostką budżetową, nie będzie osobnym członkiem. Sprawdź też rodzaj gminy, obszar i operatora sieci.","links":[{"kind":"article","label":"Kto może należeć do spółdzielni energetycznej","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"kind":"article","label":"Obszar i limity: ile gmin, jaki operator, ile megawatów","to":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"kind":"article","label":"Czy spółdzielnia energetyczna może działać w mieście","to":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"}]},{"title":"Spisz liczniki i umowy","text":"Przy każdym liczniku zapisz, na kogo jest umowa, kiedy się kończy i ile prądu pobiera obiekt godzina po godzinie. Latarnie, wodociąg i szkoła pobierają prąd o innych porach, a od tego zależy wynik.","links":[{"kind":"article","label":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","to":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"kind":"article","label":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","to":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"kind":"paper","label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"}]},{"title":"Policz oszczędność i próg","text":"Zacznij od przykładu w kalkulatorze i zamień jego liczby na swoje. Nowy wniosek wymaga, żeby instalacje mogły w ciągu roku pokryć co najmniej 70% potrzeb. Zostaw margines na słabszy rok i nowe obiekty.","links":[{"kind":"article","label":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"kind":"article","label":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","to":"/baza-wiedzy/prog-70-i-40-procent"},{"kind":"calculator","label":"Kalkulator z przykładem „Gmina”","to":"/kalkulator#kto=gmina"}]},{"title":"Przygotuj uchwałę i opinię prawną","text":"O przystąpieniu decyduje wyłącznie rada gminy. Zanim zagłosuje, zamów opinię prawnika o zamówieniach publicznych, bo zwolnienia z przetargu dla spółdzielni nie znaleźliśmy.","links":[{"kind":"article","label":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","to":"/baza-wiedzy/gmina-krok-po-kroku"},{"kind":"article","label":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","to":"/baza-wiedzy/organy-i-glosowanie"},{"kind":"article","label":"Jak wybrać doradcę i nie kupić samych dokumentów","to":"/baza-wiedzy/jak-wybrac-doradce"},{"kind":"paper","label":"Zarys uchwały rady gminy","to":"/wzory/uchwala-rady-gminy"},{"kind":"paper","label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"},{"kind":"paper","label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"}]},{"title":"Zdecyduj: tak, nie albo jeszcze nie","text":"Jeśli wynik broni się także przy gorszych założeniach, a ryzyka są opisane, skieruj projekt na sesję. Jeśli brakuje danych, zapisz, jakich i kto je zdobędzie. Po uchwale poprowadzi Cię lista kontrolna.","links":[{"kind":"article","label":"Jak założyć spółdzielnię energetyczną krok po kroku","to":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"kind":"article","label":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","to":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"kind":"paper","label":"Lista kontrolna: zakładanie spółdzielni","to":"/wzory/lista-zakladania-spoldzielni"},{"kind":"official","label":"KOWR o spółdzielniach energetycznych","to":"https://www.kowr.gov.pl/odnawialne-zrodla-energii/spoldzielnie-energetyczne"}]}]},"rolnicy":{"id":"rolnicy","name":"Rolnicy","title":"Rolnik: 5 kroków od pytania do decyzji","description":"Droga gospodarstwa do spółdzielni energetycznej: nadwyżka, forma spółdzielni, obliczenie, podatki i decyzja. Z artykułami i wzorami do każdego kroku.","question":"Czy spółdzielnia opłaci się mojemu gospodarstwu?","lead":"Te 5 kroków prowadzi od nadwyżki z dachu obory albo biogazowni do decyzji, z kim ją dzielić i na jakich zasadach.","steps":[{"title":"Sprawdź, kiedy masz za dużo prądu","text":"Spisz roczne zużycie, moc instalacji i godziny, w których prąd Ci zostaje. Wspólny prąd opłaca się najbardziej, gdy sąsiedzi pobierają go w tych samych godzinach, w których Ty masz nadwyżkę.","links":[{"kind":"article","label":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","to":"/baza-wiedzy/rozliczenie-1-do-06"},{"kind":"article","label":"Biogazownia w spółdzielni energetycznej: prąd o każdej porze","to":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"kind":"paper","label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"}]},{"title":"Wybierz formę spółdzielni","text":"Do samej energii wystarczy zwykła spółdzielnia. Spółdzielnia rolników musi stale liczyć co najmniej 10 rolników, a poza nimi wejdą do niej tylko firmy, które obsługują ich produkty.","links":[{"kind":"article","label":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","to":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"kind":"article","label":"Kto może należeć do spółdzielni energetycznej","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"}]},{"title":"Policz wynik dla swojej wsi","text":"Przykład „Wieś” w kalkulatorze to gospodarstwa i domy. Zamień ich liczby na swoje, a potem porównaj wynik z net-billingiem, czyli dzisiejszym rozliczeniem paneli w złotych, i sprawdź, czy pomoże magazyn energii.","links":[{"kind":"article","label":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","to":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"kind":"article","label":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","to":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"kind":"calculator","label":"Kalkulator z przykładem „Wieś”","to":"/kalkulator#kto=wies"}]},{"title":"Sprawdź granice mocy i podatki","text":"Zwolnienie z akcyzy działa do 1 MW łącznej mocy instalacji w całej spółdzielni, a nie w każdym gospodarstwie. O podatek i składki KRUS, czyli rolniczego ubezpieczenia, zapytaj doradcę, zanim podpiszesz umowę.","links":[{"kind":"article","label":"Akcyza w spółdzielni energetycznej – granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"},{"kind":"article","label":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"kind":"article","label":"Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa","to":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"},{"kind":"paper","label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"}]},{"title":"Zdecyduj, z kim i na jakich zasadach","text":"Zapytaj o udziały, ceny wewnętrzne i okres wypowiedzenia, a odpowiedzi porównaj ze statutem. Jeśli warunki Ci odpowiadają, złóż deklarację na piśmie. Zwykły e-mail nie wystarczy.","links":[{"kind":"article","label":"Ceny wewnętrzne i podział korzyści między członków","to":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"kind":"paper","label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"},{"kind":"paper","label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"}]}]},"przedsiebiorstwa":{"id":"przedsiebiorstwa","name":"Przedsiębiorstwa","title":"Firma: 5 kroków od pytania do decyzji","description":"Droga firmy do spółdzielni energetycznej: godziny poboru, części rachunku, obliczenie, umowy i decyzja. Z artykułami i wzorami do każdego kroku.","question":"Czy naszej firmie opłaca się wejść do spółdzielni?","lead":"Te 5 kroków pokaże, czy pobór firmy pasuje do lokalnych źródeł, co zniknie z rachunku i co trzeba ustalić w umowach.","steps":[{"title":"Porównaj swój pobór z godzinami słońca","text":"Weź dane godzinowe z 12 miesięcy i zobacz, ile prądu firma zużywa w dzień, w weekendy i zimą. Wynik zależy od tych godzin bardziej niż od rocznej sumy.","links":[{"kind":"article","label":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","to":"/baza-wiedzy/rozliczenie-1-do-06"},{"kind":"article","label":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","to":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"kind":"paper","label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"}]},{"title":"Rozłóż rachunek na części","text":"Części opłat nie nalicza się od wspólnego prądu, a opłata za moc umowną zostaje. Sprawdź też, jak firma płaci opłatę mocową: jeśli ryczałtem, przepisy nie rozstrzygają, czy on znika.","links":[{"kind":"article","label":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","to":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"kind":"article","label":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","to":"/baza-wiedzy/moc-umowna-i-taryfy"}]},{"title":"Policz wynik i sprawdź granicę akcyzy","text":"Wpisz w przykład „Firmy” swoje zużycie, taryfę i panele, a potem zmieniaj założenia i patrz, co psuje wynik. Do akcyzy liczy się łączna moc wszystkich instalacji, a zwolnienie działa do 1 MW.","links":[{"kind":"article","label":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"kind":"article","label":"Akcyza w spółdzielni energetycznej – granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"},{"kind":"calculator","label":"Kalkulator z przykładem „Firmy”","to":"/kalkulator#kto=firmy"}]},{"title":"Sprawdź umowy i ryzyka","text":"Całą spółdzielnię rozlicza jeden sprzedawca, więc poznaj termin i warunki wypowiedzenia obecnej umowy. O VAT i o odpowiedzialność za rozliczenie zapytaj doradcę.","links":[{"kind":"article","label":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","to":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"kind":"article","label":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"kind":"paper","label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"},{"kind":"paper","label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"}]},{"title":"Zdecyduj: wejść, założyć czy poczekać","text":"Do istniejącej spółdzielni wchodzi się deklaracją na piśmie. Nową mogą założyć 3 osoby prawne, jeśli statut dopuszcza tylko takie. Poczekaj, gdy wynik opiera się na jednym założeniu, którego nie da się sprawdzić.","links":[{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"kind":"article","label":"Jak założyć spółdzielnię energetyczną krok po kroku","to":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"kind":"paper","label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"},{"kind":"paper","label":"Lista kontrolna: zakładanie spółdzielni","to":"/wzory/lista-zakladania-spoldzielni"}]}]},"mieszkancy":{"id":"mieszkancy","name":"Mieszkańcy","title":"Mieszkaniec: 5 kroków od pytania do decyzji","description":"Droga mieszkańca do spółdzielni energetycznej: co się zmienia, czy można dołączyć, ile wyniesie rachunek i czym się ryzykuje. Krok po kroku.","question":"Czy warto, żeby mój dom dołączył do spółdzielni?","lead":"Te 5 kroków prowadzi od pierwszej rozmowy z sąsiadem do świadomej decyzji. Własne panele nie są potrzebne.","steps":[{"title":"Zrozum, co się zmieni, a co nie","text":"Prąd nadal płynie tą samą siecią, a zmienia się sposób jego rozliczenia. Zobacz na przykładzie, co dzieje się w południe, wieczorem i w nocy.","links":[{"kind":"article","label":"Spółdzielnia energetyczna: co to jest i jak działa","to":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"kind":"article","label":"Czy zostanę bez prądu? Obawy mieszkańców i co mówi prawo","to":"/baza-wiedzy/obawy-mieszkancow"}]},{"title":"Sprawdź, czy możesz dołączyć","text":"Twój licznik musi być na obszarze spółdzielni i w sieci jej operatora. W wykazie KOWR, czyli Krajowego Ośrodka Wsparcia Rolnictwa, sprawdzisz, czy w okolicy jest taka spółdzielnia. Resztę warunków określa jej statut.","links":[{"kind":"article","label":"Kto może należeć do spółdzielni energetycznej","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"kind":"article","label":"Istniejące spółdzielnie energetyczne: które gminy już je mają","to":"/baza-wiedzy/istniejace-spoldzielnie"},{"kind":"official","label":"KOWR o spółdzielniach energetycznych","to":"https://www.kowr.gov.pl/odnawialne-zrodla-energii/spoldzielnie-energetyczne"}]},{"title":"Policz swój rachunek","text":"Rachunek nie spadnie do zera, bo opłaty stałe zostają. Weź rachunki z 12 miesięcy i wpisz swoje liczby do przykładu „Osiedle”. Jeśli masz panele, porównaj wynik z net-billingiem, czyli rozliczeniem w złotych.","links":[{"kind":"article","label":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","to":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"kind":"article","label":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","to":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"kind":"calculator","label":"Kalkulator z przykładem „Osiedle”","to":"/kalkulator#kto=osiedle"}]},{"title":"Przeczytaj statut i zapytaj o ryzyko","text":"W stratach spółdzielni uczestniczysz najwyżej do wysokości zadeklarowanych udziałów, czasem także po odejściu. Ile wynosi udział i jak długi jest okres wypowiedzenia, mówi statut.","links":[{"kind":"article","label":"Statut spółdzielni energetycznej – co musi zawierać","to":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"kind":"article","label":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","to":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"kind":"paper","label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"},{"kind":"paper","label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"}]},{"title":"Zdecyduj i złóż deklarację","text":"Deklarację składa się na piśmie, a zwykły e-mail nie wystarczy. Jeśli coś jest niejasne, poproś o odpowiedź na piśmie i wróć do sprawy później.","links":[{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"kind":"paper","label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"}]}]},"zarzad":{"id":"zarzad","name":"Zarząd i księgowość","title":"Zarząd i księgowość: 5 kroków do działania","description":"Droga zarządu i księgowości od wpisu do wykazu KOWR do rozliczeń bez zaległości: wnioski, podział, kontrola, terminy i decyzje o zmianach.","question":"Co robić, żeby spółdzielnia działała i rozliczała się poprawnie?","lead":"Te 5 kroków porządkuje pracę zarządu i księgowości: od wpisu do wykazu do decyzji o każdej następnej zmianie.","steps":[{"title":"Złóżcie trzy wnioski po wpisie","text":"Sam wpis do wykazu nie uruchamia rozliczeń. Od Waszych wniosków biegną terminy: operator ma 4 miesiące na liczniki i 21 dni na umowę dystrybucyjną, a sprzedawca 90 dni na oferty i umowę.","links":[{"kind":"article","label":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","to":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"kind":"article","label":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","to":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"kind":"paper","label":"Wniosek do operatora o liczniki","to":"/wzory/wniosek-do-operatora-o-liczniki"},{"kind":"paper","label":"Wniosek do sprzedawcy o oferty i umowę","to":"/wzory/wniosek-do-sprzedawcy-o-oferty"},{"kind":"paper","label":"Wniosek o umowę dystrybucyjną","to":"/wzory/wniosek-o-umowe-dystrybucyjna"}]},{"title":"Ustalcie zasady podziału","text":"Ustawa nie mówi, jak dzielić korzyści między członków. Zapiszcie zasady w statucie albo regulaminie i sprawdźcie je na przykładzie w kalkulatorze, zanim przyjdą pierwsze rachunki.","links":[{"kind":"article","label":"Ceny wewnętrzne i podział korzyści między członków","to":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"kind":"article","label":"Statut spółdzielni energetycznej – co musi zawierać","to":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"kind":"calculator","label":"Kalkulator z przykładem „Gmina”","to":"/kalkulator#kto=gmina"}]},{"title":"Sprawdzajcie każde rozliczenie","text":"Bilans liczy się co godzinę, a rozlicza co miesiąc. Porównujcie pliki z liczników z tym, co przysłał sprzedawca. Kalkulator wczyta odczyty i policzy bilans jeszcze raz.","links":[{"kind":"article","label":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","to":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"kind":"article","label":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","to":"/baza-wiedzy/rozliczenie-1-do-06"},{"kind":"article","label":"Energia w różnych taryfach i strefach – jak się ją rozlicza","to":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"}]},{"title":"Pilnujcie terminów i podatków","text":"Na roczne sprawozdanie do KOWR jest 60 dni od końca roku, a na zgłoszenie zmiany danych 14 dni. Wpiszcie te dni do kalendarza razem z walnym zgromadzeniem i lustracją, czyli kontrolą spółdzielni.","links":[{"kind":"article","label":"Rok spółdzielni: kalendarz terminów i kar","to":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"kind":"article","label":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","to":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"kind":"article","label":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"kind":"paper","label":"Kalendarz obowiązków spółdzielni","to":"/wzory/kalendarz-obowiazkow"}]},{"title":"Decydujcie o zmianach z wyprzedzeniem","text":"Nowy członek, nowa instalacja albo odejście wytwórcy zmienia pokrycie potrzeb i podział kosztów. Policzcie skutek, zanim przyjmiecie deklarację albo zamówicie panele.","links":[{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"kind":"article","label":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","to":"/baza-wiedzy/prog-70-i-40-procent"},{"kind":"paper","label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"},{"kind":"paper","label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"},{"kind":"official","label":"Ustawa o OZE w ISAP","to":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361"}]}]}}')

},

}]);