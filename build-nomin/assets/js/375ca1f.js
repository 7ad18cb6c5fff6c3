"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2242"], {
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
18758(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ SiteMapPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/site-map.json
var site_map = __webpack_require__(3258);
;// CONCATENATED MODULE: ./src/pages/_components/mapa-strony/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"groups":"groups_vKwm","machines":"machines_j7O0"});
;// CONCATENATED MODULE: ./src/pages/mapa-strony.tsx








function SiteMapPage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Layout/* ["default"] */.A, {
        title: navigation/* .siteMapPage.label */.Tc.label,
        description: "Wszystkie strony serwisu w jednym miejscu: artykuły według kategorii, wzory pism, drogi dla gmin, rolnik\xf3w, firm i mieszkańc\xf3w.",
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
            id: (/* inlined export .contentId */"tresc"),
            className: "container",
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                    title: navigation/* .siteMapPage.label */.Tc.label,
                    lead: "Wszystkie strony serwisu w jednym miejscu.",
                    place: 23
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                    className: styles_module.groups,
                    children: site_map.map((param)=>{
                        let { label, links } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                    children: label
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                                    children: links.map((param)=>{
                                        let { label: name, to } = param;
                                        return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                                to: to,
                                                children: name
                                            })
                                        }, to);
                                    })
                                })
                            ]
                        }, label);
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                    className: `meta ${styles_module.machines}`,
                    children: [
                        "Mapa dla wyszukiwarek:",
                        ' ',
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: "pathname:///sitemap.xml",
                            target: "_self",
                            children: "plik XML"
                        })
                    ]
                })
            ]
        })
    });
}


},
3258(module) {
module.exports = JSON.parse('[{"label":"Strony serwisu","links":[{"label":"Strona główna","to":"/"},{"label":"Oferta","to":"/oferta"},{"label":"Klienci","to":"/klienci"},{"label":"Baza wiedzy","to":"/baza-wiedzy"},{"label":"FAQ","to":"/faq"},{"label":"O nas","to":"/o-nas"},{"label":"Kalkulator","to":"/kalkulator"},{"label":"Kontakt","to":"/kontakt"},{"label":"Szukaj w serwisie","to":"/szukaj"}]},{"label":"Klienci","links":[{"label":"Gmina: 5 kroków od pytania do decyzji","to":"/klienci/gmina"},{"label":"Rolnik: 5 kroków od pytania do decyzji","to":"/klienci/rolnicy"},{"label":"Firma: 5 kroków od pytania do decyzji","to":"/klienci/przedsiebiorstwa"},{"label":"Mieszkaniec: 5 kroków od pytania do decyzji","to":"/klienci/mieszkancy"},{"label":"Zarząd i księgowość: 5 kroków do działania","to":"/klienci/zarzad"}]},{"label":"Baza wiedzy: Podstawy","links":[{"label":"Spółdzielnia energetyczna: co to jest i jak działa","to":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"label":"Kto może należeć do spółdzielni energetycznej","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"label":"Czy spółdzielnia energetyczna może działać w mieście","to":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"label":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","to":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"label":"Spółdzielnia, klaster, OSE czy prosument – porównanie","to":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"label":"Ile spółdzielni energetycznych jest w Polsce","to":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"label":"Istniejące spółdzielnie energetyczne: które gminy już je mają","to":"/baza-wiedzy/istniejace-spoldzielnie"},{"label":"Czy zostanę bez prądu? Obawy mieszkańców i co mówi prawo","to":"/baza-wiedzy/obawy-mieszkancow"}]},{"label":"Baza wiedzy: Zakładanie","links":[{"label":"Jak założyć spółdzielnię energetyczną krok po kroku","to":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"label":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","to":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"label":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","to":"/baza-wiedzy/prog-70-i-40-procent"},{"label":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","to":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"label":"Statut spółdzielni energetycznej – co musi zawierać","to":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"label":"Obszar i limity: ile gmin, jaki operator, ile megawatów","to":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"label":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","to":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"label":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","to":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}]},{"label":"Baza wiedzy: Rozliczenia","links":[{"label":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","to":"/baza-wiedzy/rozliczenie-1-do-06"},{"label":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","to":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"label":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","to":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"label":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"label":"Energia w różnych taryfach i strefach – jak się ją rozlicza","to":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"label":"Ceny wewnętrzne i podział korzyści między członków","to":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"label":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","to":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"label":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","to":"/baza-wiedzy/moc-umowna-i-taryfy"}]},{"label":"Baza wiedzy: Podatki i pieniądze","links":[{"label":"Akcyza w spółdzielni energetycznej – granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"},{"label":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"label":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","to":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},{"label":"Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa","to":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"}]},{"label":"Baza wiedzy: Prowadzenie","links":[{"label":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","to":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"label":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","to":"/baza-wiedzy/gmina-krok-po-kroku"},{"label":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","to":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"label":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","to":"/baza-wiedzy/organy-i-glosowanie"},{"label":"Rok spółdzielni: kalendarz terminów i kar","to":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"label":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","to":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"label":"Prawa i obowiązki członka: dokumenty, wnioski, skarga na uchwałę","to":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"label":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","to":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"label":"Jak wybrać doradcę i nie kupić samych dokumentów","to":"/baza-wiedzy/jak-wybrac-doradce"},{"label":"Likwidacja spółdzielni energetycznej krok po kroku","to":"/baza-wiedzy/likwidacja-spoldzielni"}]},{"label":"Baza wiedzy: Technika i rynek","links":[{"label":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","to":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"label":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","to":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"label":"CSIRE a spółdzielnia energetyczna: skąd będą dane","to":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"label":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","to":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},{"label":"Biogazownia w spółdzielni energetycznej: prąd o każdej porze","to":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"label":"Pompa ciepła, ładowarka i magazyn w spółdzielni: co z czym","to":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}]},{"label":"Wzory pism","links":[{"label":"Wzory pism","to":"/wzory"},{"label":"Lista kontrolna: zakładanie spółdzielni","to":"/wzory/lista-zakladania-spoldzielni"},{"label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"},{"label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"},{"label":"Zarys uchwały rady gminy","to":"/wzory/uchwala-rady-gminy"},{"label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"},{"label":"Porządek zebrania założycielskiego","to":"/wzory/porzadek-zebrania-zalozycielskiego"},{"label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"},{"label":"Oświadczenie zarządu do wykazu KOWR","to":"/wzory/oswiadczenie-do-wykazu-kowr"},{"label":"Wniosek do operatora o liczniki","to":"/wzory/wniosek-do-operatora-o-liczniki"},{"label":"Wniosek do sprzedawcy o oferty i umowę","to":"/wzory/wniosek-do-sprzedawcy-o-oferty"},{"label":"Wniosek o umowę dystrybucyjną","to":"/wzory/wniosek-o-umowe-dystrybucyjna"},{"label":"Kalendarz obowiązków spółdzielni","to":"/wzory/kalendarz-obowiazkow"}]},{"label":"Informacje","links":[{"label":"Słownik pojęć","to":"/baza-wiedzy/slownik"},{"label":"Tagi artykułów","to":"/baza-wiedzy/tagi"},{"label":"Polityka prywatności","to":"/polityka"},{"label":"Deklaracja dostępności","to":"/deklaracja-dostepnosci"},{"label":"Mapa strony","to":"/mapa-strony"}]}]')

},

}]);