"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7032"], {
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
37462(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  R8: () => (filesOf),
  Vi: () => (paperNotice)
});
/** Files made from a paper besides its page and its document: dates for a calendar, a list for the calculator. */ const paperFiles = (/* unused pure expression or super */ null && ([
    'ics',
    'csv'
]));
/** Files of a paper that the build makes next to its page, by their extensions. */ function filesOf(param) {
    let { file } = param;
    return file === null ? [
        'docx'
    ] : [
        'docx',
        file
    ];
}
/** What every paper says of itself. */ const paperNotice = 'To nie jest porada prawna. Przed użyciem sprawdź aktualne przepisy.';


},
55895(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ PapersPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/domain/papers/paper.ts
var papers_paper = __webpack_require__(37462);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/papers.json
var papers = __webpack_require__(62829);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
;// CONCATENATED MODULE: ./src/pages/_components/wzory/PaperRow.tsx




/** One paper: its name, a sentence, its files. */ function PaperRow(param) {
    let { paper } = param;
    const { title, description, address, checked } = paper;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                    to: address,
                    children: title
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: description
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: "meta",
                children: [
                    "Sprawdzono: ",
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("time", {
                        dateTime: checked,
                        children: (0,date/* .formatDate */.Yq)(checked)
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: "meta",
                children: [
                    "Pobierz:",
                    ' ',
                    (0,papers_paper/* .filesOf */.R8)(paper).map((ending)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(Link/* ["default"] */.A, {
                            // A file of the build, not a route of the site.
                            to: `pathname://${address}.${ending}`,
                            target: "_self",
                            "aria-label": `Pobierz „${title}” jako .${ending}`,
                            download: true,
                            children: [
                                ".",
                                ending
                            ]
                        }, ending))
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/_components/wzory/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"list":"list_P45k"});
;// CONCATENATED MODULE: ./src/pages/wzory.tsx










function PapersPage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Layout/* ["default"] */.A, {
        title: "Wzory pism dla sp\xf3łdzielni energetycznej",
        description: "Listy kontrolne, deklaracja, uchwała, pisma do operatora i sprzedawcy oraz terminy do kalendarza. Do wydruku i do edycji.",
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
            id: (/* inlined export .contentId */"tresc"),
            className: "container",
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsxs)(PageHeader/* ["default"] */.A, {
                    title: navigation/* .papersPage.label */.j5.label,
                    lead: "Weź je ze sobą na zebranie, do urzędu i\xa0do doradcy. Stoją w\xa0kolejności, w\xa0jakiej będą potrzebne. Każdy wz\xf3r ma podstawę prawną i\xa0dzień, w\xa0kt\xf3rym ją sprawdziliśmy.",
                    place: 18,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                            className: "meta",
                            children: papers_paper/* .paperNotice */.Vi
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                            className: "noPrint",
                            children: [
                                "Nie wiesz, od czego zacząć? Przeczytaj,",
                                ' ',
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
                                    children: "jak założyć sp\xf3łdzielnię krok po kroku"
                                }),
                                "."
                            ]
                        })
                    ]
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                    className: styles_module.list,
                    children: papers.map((paper)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(PaperRow, {
                            paper: paper
                        }, paper.address))
                })
            ]
        })
    });
}


},
62829(module) {
module.exports = JSON.parse('[{"source":"wzory/lista-zakladania-spoldzielni.md","title":"Lista kontrolna: zakładanie spółdzielni","description":"Kroki od pierwszej rozmowy do pierwszego rozliczenia, z terminami z ustaw. Zaznaczacie, co już zrobione, a daty liczą się same.","address":"/wzory/lista-zakladania-spoldzielni","checked":"2026-11-22","basis":[{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 5–7, 11, 15–17, 35, 45, 49, 56 (statut, założyciele, organy, wpis do KRS)"},{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38c ust. 1–2, 38da–38g, 38i, 38m (sieć, warunki, wykaz KOWR, trzy wnioski, sprawozdanie)"},{"title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","code":"SG","provision":"art. 14 ust. 1, art. 18 ust. 2 pkt 9 lit. f–g, art. 20 ust. 5 (uchwała rady gminy)"},{"title":"Ustawa o kosztach sądowych w sprawach cywilnych (tekst jednolity, Dz.U. 2024 poz. 959)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000959","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/33a01bef4d61683777151e9a0ad14e5edcad524e/pl/DU-2024-959.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","code":"KSC","provision":"art. 52 ust. 1 (opłata za wpis do KRS)"}],"fillIn":["Daty, które już znacie: sesję rady gminy, złożenie deklaracji, doręczenie wezwania KOWR i złożenie trzech wniosków. Od nich liczą się terminy.","Na papierze wpiszcie termin w puste miejsce przy kroku."],"dates":[{"id":"sesja","label":"Sesja rady gminy","phrase":"przed sesją rady"},{"id":"deklaracja","label":"Złożenie deklaracji","phrase":"od złożenia deklaracji"},{"id":"wezwanie","label":"Doręczenie wezwania KOWR","phrase":"od doręczenia wezwania"},{"id":"wnioski","label":"Złożenie trzech wniosków","phrase":"od złożenia wniosku"}],"steps":["sprawdzcie-obszar","sprawdzcie-operatora-sieci","zbierzcie-rachunki-i-punkty-poboru","policzcie-moc-i-pokrycie","policzcie-zalozycieli","znajdzcie-ludzi-do-organow","przekazcie-radzie-gminy-projekt-uchwaly","podejmijcie-uchwale-rady","napiszcie-statut","odbadzcie-zebranie-zalozycielskie","zlozcie-wniosek-do-krs","odbierzcie-wpis-do-krs-i-nip","zbierzcie-deklaracje-na-pismie","podejmijcie-uchwale-o-przyjeciu","zlozcie-wniosek-do-wykazu","podpiszcie-oswiadczenie-zarzadu","uzupelnijcie-braki-gdy-kowr-wezwie","odbierzcie-zaswiadczenie","wniosek-o-liczniki-do-operatora","wniosek-o-oferty-do-sprzedawcy","wniosek-o-umowe-dystrybucyjna","podpiszcie-umowy","prowadzcie-dokumentacje-energii","zglaszajcie-zmiany-danych","dodajcie-terminy-do-kalendarza"],"file":null,"aliases":["krok po kroku","harmonogram zakładania","terminy zakładania spółdzielni"]},{"source":"wzory/pytania-do-doradcy.md","title":"Pytania do doradcy i prawnika","description":"O co zapytać, zanim podpiszesz umowę z doradcą, prawnikiem albo księgową, i co powinno znaleźć się w odpowiedzi.","address":"/wzory/pytania-do-doradcy","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38c ust. 7, 8, 11 i 13, art. 38da, 38e, 38l, 38m (rozliczenie, terminy, warunki)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 5, 36, 45, 54, 88a, 91 (statut, głosy, organy, badanie, lustracja)"},{"title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","code":"ROZP","provision":"§ 2–5 (bilans godzinowy, rozliczenie miesięczne, dane)"}],"fillIn":["Odpowiedź, nazwisko i datę. Poproś o odpowiedź na piśmie, z podaniem przepisu."],"dates":[],"steps":[],"file":null,"aliases":["jak wybrać doradcę","pytania do prawnika","pytania do księgowej","oferta doradcy"]},{"source":"wzory/lista-punktow-poboru.md","title":"Lista punktów poboru i członków","description":"Tabela członków, zużycia i mocy. Ten sam plik wczyta kalkulator, a dane z niego przydadzą się we wniosku do wykazu.","address":"/wzory/lista-punktow-poboru","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38g ust. 2 pkt 3 (liczba członków i punktów, zapotrzebowanie, instalacje), art. 38e ust. 1 pkt 3 lit. a (moc i pokrycie)"}],"fillIn":["Jeden wiersz na członka albo na punkt poboru. Nazwa w pierwszej kolumnie ma być inna w każdym wierszu.","Zużycie roczne w kWh weź z rachunków z 12 miesięcy. Moc instalacji wpisz w kWp, a gdy jej nie ma, zostaw pole puste.","W pliku dla kalkulatora zostaw te kolumny i nagłówek. Numery PPE, czyli punktów poboru, i adresy trzymaj w drugiej tabeli."],"dates":[],"steps":[],"file":"csv","aliases":["lista członków","wykaz PPE","arkusz dla kalkulatora","tabela punktów poboru","lista liczników w Excelu"]},{"source":"wzory/uchwala-rady-gminy.md","title":"Zarys uchwały rady gminy","description":"Co ma rozstrzygnąć uchwała rady o utworzeniu spółdzielni albo przystąpieniu do niej i co przygotować przed sesją.","address":"/wzory/uchwala-rady-gminy","checked":"2026-11-22","basis":[{"title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","code":"SG","provision":"art. 2 ust. 2, art. 7 ust. 1 pkt 3, art. 9 ust. 2, art. 14 ust. 1, art. 18 ust. 2 pkt 9 lit. e–g, art. 20 ust. 5 (osobowość i zadania gminy, uchwała rady, projekt wójta)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 15, 16, 19 § 2, 36 (członkostwo, udziały, pełnomocnik osoby prawnej)"},{"title":"Ustawa o finansach publicznych (tekst jednolity, Dz.U. 2024 poz. 1530)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001530","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b7158dfa29d287f007e2aed081c2ca20f3ce3a5a/pl/DU-2024-1530.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","code":"FP","provision":"art. 11 ust. 1 (jednostki budżetowe działają bez osobowości prawnej)"}],"fillIn":["Nazwę gminy, spółdzielnię, liczbę i wartość udziałów, osobę reprezentującą gminę.","Treść uchwały ustala radca prawny gminy. Niech oceni też, co wynika dla niej z ustawy o gospodarce komunalnej."],"dates":[],"steps":[],"file":null,"aliases":["uchwała o przystąpieniu","uchwała rady gminy wzór","gmina członek spółdzielni","sesja rady"]},{"source":"wzory/omowienie-statutu.md","title":"Omówienie statutu punkt po punkcie","description":"Co statut musi określać, o czym decydujecie sami i o co zapytać prawnika. To plan rozmowy, a nie gotowy statut.","address":"/wzory/omowienie-statutu","checked":"2026-11-22","basis":[{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 5 (osiem obowiązkowych punktów), art. 12a, 15–22, 24, 35, 36, 39–41, 45, 49, 54, 56, 75–77, 90, 113 § 1 pkt 3, 125"},{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 2 pkt 33a (przedmiot działalności), art. 38e (obszar, moc, wystąpienie), art. 38f ust. 1 (własność instalacji)"}],"fillIn":["Wasze decyzje w pustych miejscach. Z takim planem prawnik napisze statut szybciej.","W spółdzielni rolników obowiązują jeszcze przepisy ustawy o spółdzielniach rolników. Ten plan ich nie obejmuje."],"dates":[],"steps":[],"file":null,"aliases":["wzór statutu","statut wzór","projekt statutu","co w statucie","statut wzór PDF"]},{"source":"wzory/porzadek-zebrania-zalozycielskiego.md","title":"Porządek zebrania założycielskiego","description":"Plan spotkania, na którym założyciele podpisują statut i wybierają organy spółdzielni, z miejscem na wyniki głosowań.","address":"/wzory/porzadek-zebrania-zalozycielskiego","checked":"2026-11-22","basis":[{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 6 § 1–2 (założyciele, statut, wybory), art. 11 (wpis i odpowiedzialność), art. 15, 17 § 1, 35, 45, 49, 56, 57"}],"fillIn":["Datę, miejsce, osoby i wyniki głosowań. Wypełniony plan pomoże napisać protokół.","Punkty 7 i 8 zależą od statutu: to on mówi, które organy wybiera walne zgromadzenie."],"dates":[],"steps":[],"file":null,"aliases":["zebranie założycielskie","protokół zebrania","porządek obrad","scenariusz zebrania"]},{"source":"wzory/deklaracja-czlonkowska.md","title":"Deklaracja przystąpienia do spółdzielni","description":"Pismo, którym osoba albo firma prosi o przyjęcie do spółdzielni. Ustawa wymaga formy pisemnej, bez której deklaracja jest nieważna.","address":"/wzory/deklaracja-czlonkowska","checked":"2026-11-22","basis":[{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 16–17 (deklaracja i przyjęcie), art. 19 § 2 (odpowiedzialność do wysokości udziałów)"}],"fillIn":["Nazwę spółdzielni i swoje dane. Osoba prawna, na przykład gmina albo spółka, wpisuje nazwę zamiast imienia i nazwiska, a siedzibę zamiast miejsca zamieszkania.","Liczbę udziałów, nie mniejszą niż w statucie, a wkłady tylko wtedy, gdy statut je przewiduje.","Inne dane, których żąda statut, na przykład numery PPE, czyli punktów poboru z faktury. Najpierw zajrzyj do statutu.","Osobę, która ma dostać pieniądze za udziały po śmierci członka. To prawo nie wchodzi do spadku. Możesz zostawić puste."],"dates":[],"steps":[],"file":null,"aliases":["deklaracja członkowska","wniosek o przyjęcie","formularz przystąpienia","jak przystąpić"]},{"source":"wzory/oswiadczenie-do-wykazu-kowr.md","title":"Oświadczenie zarządu do wykazu KOWR","description":"Oświadczenie, które zarząd dołącza do wniosku o wpis do wykazu. Jego słowa podaje ustawa i zostają bez zmian, a wpisujesz tylko dane spółdzielni i podpisy.","address":"/wzory/oswiadczenie-do-wykazu-kowr","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38g ust. 3 pkt 1 (treść), ust. 4 (nazwa, miejsce, data, podpisy), ust. 5 (klauzula)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 54 § 1–2 (kto podpisuje za spółdzielnię)"}],"fillIn":["Nazwę i adres siedziby spółdzielni, miejsce i datę. W samych słowach oświadczenia niczego nie zmieniaj.","Podpisy osób upoważnionych do reprezentacji: dwóch członków zarządu albo członka zarządu i pełnomocnika.","Oświadczenie przytacza słowa ustawy z tekstu jednolitego z 2024 r. Przed podpisaniem porównaj je z aktualnym brzmieniem, bo ustawę zmieniano w 2025 r. Jeśli brzmienie jest inne, przepisz nowe."],"dates":[],"steps":[],"file":null,"aliases":["oświadczenie KOWR","załącznik do wniosku KOWR","art. 38g","odpowiedzialność karna"]},{"source":"wzory/wniosek-do-operatora-o-liczniki.md","title":"Wniosek do operatora o liczniki","description":"Od złożenia tego pisma operator ma 4 miesiące na licznik zdalnego odczytu u każdego członka spółdzielni.","address":"/wzory/wniosek-do-operatora-o-liczniki","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38da ust. 1 pkt 2 (4 miesiące od wniosku spółdzielni)"},{"title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","code":"PE","provision":"art. 11t ust. 4–6 i 8–9 (kto płaci za licznik, limit i średni koszt montażu)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fillIn":["Dane spółdzielni i operatora, liczbę członków oraz tabelę punktów poboru. Numer PPE, czyli punktu poboru, jest na rachunku.","Zachowaj dowód złożenia z datą: od tego dnia liczą się 4 miesiące."],"dates":[],"steps":[],"file":null,"aliases":["wniosek o LZO","licznik zdalnego odczytu wniosek","pismo do OSD","pismo do operatora"]},{"source":"wzory/wniosek-do-sprzedawcy-o-oferty.md","title":"Wniosek do sprzedawcy o oferty i umowę","description":"Od złożenia tego pisma sprzedawca ma 90 dni na oferty dla członków i umowę ze spółdzielnią.","address":"/wzory/wniosek-do-sprzedawcy-o-oferty","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38da ust. 2–3 i 5 (90 dni, oferty, treść umowy), art. 40 ust. 1a i 1ac (jeden sprzedawca), art. 38e ust. 2 (koszty bilansowania)"},{"title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","code":"ROZP","provision":"§ 5 ust. 3 (co zawierają szczegóły rozliczenia)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fillIn":["Dane spółdzielni i sprzedawcy oraz tabelę odbiorców i wytwórców. Sprzedawca ma być jeden dla całej spółdzielni.","Umowa kompleksowa to sprzedaż prądu i jego dostawa razem. Bilansowanie handlowe to odpowiedzialność za różnicę między planem a prawdziwym przepływem prądu.","Zachowaj dowód złożenia z datą: od tego dnia liczy się 90 dni."],"dates":[],"steps":[],"file":null,"aliases":["pismo do sprzedawcy","oferta umowy kompleksowej","umowa ze sprzedawcą","wniosek o rozliczanie"]},{"source":"wzory/wniosek-o-umowe-dystrybucyjna.md","title":"Wniosek o umowę dystrybucyjną","description":"Trzecie pismo po wpisie do wykazu. Dopiero od niego liczy się 21 dni, w których operator zawiera umowę dystrybucyjną ze sprzedawcą.","address":"/wzory/wniosek-o-umowe-dystrybucyjna","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38da ust. 1 pkt 1 (21 dni od wniosku spółdzielni)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fillIn":["Dane spółdzielni, operatora i sprzedawcy. Wyślij pismo do operatora, a kopię do sprzedawcy.","Przepis nie mówi, do kogo wysłać wniosek. Obowiązek ma operator, więc do niego go kierujemy."],"dates":[],"steps":[],"file":null,"aliases":["umowa o świadczenie usług dystrybucji","trzeci wniosek","21 dni","umowa operatora ze sprzedawcą"]},{"source":"wzory/kalendarz-obowiazkow.md","title":"Kalendarz obowiązków spółdzielni","description":"Roczne i doraźne terminy zarządu z podstawą prawną każdego z nich. Dni stałe dodacie jednym plikiem do kalendarza.","address":"/wzory/kalendarz-obowiazkow","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38e ust. 1 pkt 3 lit. a, 38g ust. 6, 38i, 38m, 33 ust. 4 w zw. z art. 38n, 168 pkt 22, 170 ust. 7 pkt 2, 175 ust. 1"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 12a, 17 § 3, 39 § 1, 41 § 5, 42 § 6, 89, 91, 93, 113 § 1 pkt 2"}],"fillIn":["Dni walnego zgromadzenia i wyłożenia sprawozdań są dla roku obrachunkowego równego kalendarzowemu. Gdy Wasz statut ma inny, przesuńcie je. Sprawozdanie do KOWR zawsze liczy się od roku kalendarzowego.","Terminy CIT, VAT i złożenia sprawozdania finansowego wyznaczają inne ustawy. Poproście księgowość, żeby dopisała je do tego kalendarza."],"dates":[],"steps":[],"file":"ics","aliases":["terminy zarządu","kalendarz zarządu","obowiązki spółdzielni terminy","sprawozdanie roczne termin","kalendarz do telefonu","plik ICS"]}]')

},

}]);