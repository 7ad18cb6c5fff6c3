"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8521"], {
14990(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (ContactBand)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_Band__rspack_import_1 = __webpack_require__(50092);
/* import */ var _site_src_browser_shell_useSettings__rspack_import_2 = __webpack_require__(74109);
/* import */ var _site_src_site_navigation__rspack_import_3 = __webpack_require__(74211);
/* import */ var _site_src_site_settings__rspack_import_4 = __webpack_require__(4316);





/** An invitation to write at the end of a page, made only where one can write. */ function ContactBand(param) {
    let { title, label, children = null } = param;
    return (0,_site_src_site_settings__rspack_import_4/* .takesMessages */.rE)((0,_site_src_browser_shell_useSettings__rspack_import_2/* .useSettings */.t)()) ? /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Band__rspack_import_1/* ["default"] */.A, {
        title: title,
        action: {
            label,
            to: _site_src_site_navigation__rspack_import_3/* .contactPage.to */.oF.to
        }
    }) : children;
}


},
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
50092(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Band)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/ui/Band/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"band":"band_L0Bt","row":"row_yJy0"});
;// CONCATENATED MODULE: ./src/components/ui/Band/index.tsx



/** A prominent section at the end of a page: one question, one link. */ function Band(param) {
    let { title, action } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("section", {
        className: styles_module.band,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
            className: `container ${styles_module.row}`,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                    children: title
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .ButtonLink */.v, {
                    to: action.to,
                    look: "onBand",
                    children: action.label
                })
            ]
        })
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
40639(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  d: () => (monthNames)
});
/** Names of the months, short and long. */ const monthNames = [
    [
        'sty',
        'styczeń'
    ],
    [
        'lut',
        'luty'
    ],
    [
        'mar',
        'marzec'
    ],
    [
        'kwi',
        'kwiecień'
    ],
    [
        'maj',
        'maj'
    ],
    [
        'cze',
        'czerwiec'
    ],
    [
        'lip',
        'lipiec'
    ],
    [
        'sie',
        'sierpień'
    ],
    [
        'wrz',
        'wrzesień'
    ],
    [
        'paź',
        'październik'
    ],
    [
        'lis',
        'listopad'
    ],
    [
        'gru',
        'grudzień'
    ]
];


},
42308(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ OfferPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/ui/Band/index.tsx + 1 modules
var Band = __webpack_require__(50092);
// EXTERNAL MODULE: ./src/components/owner/ContactBand/index.tsx
var ContactBand = __webpack_require__(14990);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
;// CONCATENATED MODULE: ./.docusaurus/site-data/default/offer.json
var offer_namespaceObject = JSON.parse('{"HI":"Platforma służy do prowadzenia spółdzielni energetycznej: od pierwszych obliczeń, przez wpis do wykazu, po rozliczenie każdego miesiąca. Przeczytaj, co robimy, co zostaje po Twojej stronie i co z tego masz. Dokładny zakres ustalamy w umowie.","vE":[{"title":"Niższe koszty energii","weDo":"Liczymy godzina po godzinie, ile prądu spółdzielnia zużyje od razu, ile odda do sieci i ile kupi. Sprawdzamy, gdzie koszt może spaść, a które opłaty zostaną. Każdy wynik podajemy razem z założeniami.","youDo":"Podajesz roczne zużycie, taryfy i moce instalacji. Jeśli masz dane godzinowe, wynik jest pewniejszy niż z samej sumy za rok.","result":"Obliczenie, które możesz sprawdzić i pokazać innym. Widać w nim, czy i skąd bierze się oszczędność. Bez danych nie podajemy żadnej kwoty.","link":{"label":"Jak uczciwie policzyć oszczędność","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"}},{"title":"Pełna kontrola nad spółdzielnią","weDo":"Zbieramy w jednym miejscu listę członków, instalacji i punktów poboru, czyli miejsc z licznikiem. Sprawdzamy moc, obszar i roczne pokrycie potrzeb. Pilnujemy terminów zgłoszeń do Krajowego Ośrodka Wsparcia Rolnictwa (KOWR).","youDo":"Zgłaszasz nowych członków, liczniki i instalacje. Decyzje podejmują organy spółdzielni, zgodnie ze statutem.","result":"Zarząd wie, kto należy do spółdzielni, jaką ma ona moc i co trzeba zgłosić. Na zgłoszenie zmiany danych do KOWR jest 14 dni.","link":{"label":"Co zawiera wpis do wykazu KOWR","to":"/baza-wiedzy/wpis-do-wykazu-kowr"}},{"title":"Wsparcie na każdym etapie","weDo":"Prowadzimy przez kolejne kroki: analizę, statut, wpis do rejestru sądowego (KRS), wykaz KOWR, umowy i liczniki. Mówimy, po czyjej stronie jest teraz zadanie: Twojej, urzędu, sprzedawcy czy operatora sieci. W sprawach prawa i podatków układamy pytania do doradcy.","youDo":"Wskazujesz osobę do kontaktu i przekazujesz dokumenty. Statut podpisują założyciele, a wnioski i umowy zarząd.","result":"Plan kroków z terminami, które podaje ustawa. Obok jest lista spraw, których przepisy nie rozstrzygają, żeby było wiadomo, o co zapytać.","link":{"label":"Droga do spółdzielni krok po kroku","to":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"}},{"title":"Automatyczne rozliczenia","weDo":"Platforma sumuje w każdej godzinie pobór i oddanie wszystkich członków. Potem liczy nadwyżkę, mnoży ją przez 0,6 i podaje, do kiedy można ją odebrać. Wynik zestawiamy z rozliczeniem sprzedawcy, bo zgodnie z ustawą to on rozlicza spółdzielnię.","youDo":"Udostępniasz dane pomiarowe, które sprzedawca musi dawać spółdzielni z podziałem na członków. Sposób ich przekazania ustalamy w umowie.","result":"Rozliczenie miesiąca, w którym widać każdą godzinę i każdego członka. Gdy różni się od rozliczenia sprzedawcy, wiadomo, o co zapytać.","link":{"label":"Jak liczy się każdą godzinę i współczynnik 0,6","to":"/baza-wiedzy/rozliczenie-1-do-06"}},{"title":"Zarządzanie fakturami i rozliczeniami","weDo":"Przygotowujemy zestawienie dla każdego członka według cen i podziału, które przyjęła spółdzielnia. Porządkujemy dokumenty miesiąca: rozliczenie sprzedawcy, zestawienia członków i należności. Wzór dokumentu ustalasz wcześniej z księgowością.","youDo":"Zapisujesz w statucie lub regulaminie ceny wewnętrzne i podział korzyści, bo ustawa tego nie robi. Księgowość zatwierdza dokumenty.","result":"Członek widzi, skąd wzięła się jego kwota. Przepisu wprost o VAT w tych rozliczeniach nie znaleźliśmy, dlatego sposób fakturowania potwierdza doradca podatkowy.","link":{"label":"Co wiadomo o PIT, CIT i VAT w spółdzielni","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"}},{"title":"Nowoczesne zarządzanie","weDo":"Zamiast wielu arkuszy prowadzimy jedno miejsce na dane, terminy i dokumenty. Przy liczbach podajemy, skąd pochodzą i jak powstały. Skutki zmiany, na przykład wyjścia członka, liczymy, zanim zapadnie decyzja.","youDo":"Decydujesz, kto z zarządu i członków ma dostęp i do czego. Zakres dostępu zapisujemy w umowie.","result":"Porządek, który zostaje w spółdzielni. Te same dane pokażesz na walnym zgromadzeniu i przekażesz kolejnemu zarządowi.","link":{"label":"Przystąpienie i wyjście członka bez zamieszania","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"}}],"Ci":[{"title":"Analiza","weDo":["Zbieramy dane: punkty poboru, zużycie, taryfy i moce instalacji.","Liczymy bilans każdej godziny i porównujemy roczne pokrycie potrzeb z progiem 70%, który dotyczy nowych wniosków.","Sprawdzamy pozostałe warunki: obszar, jednego operatora sieci, limit 10 MW i granicę 1 MW w akcyzie."],"youDo":["Podajesz, kto chce należeć do spółdzielni: wytwórca, odbiorca czy ktoś w obu rolach.","Przekazujesz faktury za prąd albo dane z liczników.","Sprawdzasz założenia i mówisz, co poprawić."],"youHave":["Wynik z założeniami: ile energii jest z własnych instalacji, ile z sieci i ile zostaje nadwyżki.","Odpowiedź, czy warto iść dalej. Czasem brzmi ona „nie”.","Listę danych, których brakuje, i pytań do prawnika lub doradcy podatkowego."]},{"title":"Założenie","time":"Po wpisie, od wniosków: 21 dni na umowę dystrybucyjną, 90 dni na oferty i umowę, 4 miesiące na liczniki.","weDo":["Pokazujemy, co ma rozstrzygnąć statut: udziały, wejście i wyjście członka, podział korzyści.","Przygotowujemy dane do wniosku o wpis do wykazu KOWR.","Pilnujemy kolejności: statut, KRS, wykaz, umowy, liczniki."],"youDo":["Założyciele uchwalają i podpisują statut oraz wybierają organy spółdzielni.","Zarząd składa wnioski. Oświadczenie do KOWR podpisuje pod odpowiedzialnością karną.","Spółdzielnia wskazuje sprzedawcę, z którym chce pracować."],"youHave":["Komplet danych do wniosku. O wpisie decyduje KOWR, a ustawa nie podaje sztywnego terminu.","Plan na czas po wpisie. Spółdzielnia składa 3 wnioski: sprzedawca ma 90 dni na oferty i umowę, a operator 21 dni na umowę dystrybucyjną i 4 miesiące na liczniki."]},{"title":"Rozliczanie","time":"Co miesiąc kalendarzowy.","weDo":["Zaczynamy, gdy są już umowy i liczniki zdalnego odczytu. Sam wpis do wykazu nie uruchamia rozliczeń.","Co miesiąc liczymy bilans każdej godziny i zestawiamy go z rozliczeniem sprzedawcy.","Dzielimy koszty i korzyści według zasad, które przyjęła spółdzielnia."],"youDo":["Udostępniasz dane pomiarowe od sprzedawcy.","Zgłaszasz zmiany członków i punktów poboru.","Zatwierdzasz zestawienia razem z księgowością."],"youHave":["Opis miesiąca: ile energii było wspólnej, odebranej z zapasu w sieci i kupionej.","Zestawienie dla członka, w którym widać, skąd wzięła się jego kwota.","Stan zapasu w sieci i termin, do którego można go odebrać."]},{"title":"Wsparcie","time":"Przez cały rok. Zmiany danych w 14 dni, sprawozdanie w 60 dni od końca roku.","weDo":["Przypominamy o sprawozdaniu rocznym do KOWR (60 dni od końca roku) i o zgłoszeniu zmian (14 dni).","Liczymy skutki planów: nowego członka, nowej instalacji albo magazynu energii.","Śledzimy zmiany w przepisach i oddzielamy to, co pewne, od tego, co niepotwierdzone."],"youDo":["Mówisz o planach, zanim spółdzielnia podpisze umowę albo przyjmie członka.","Zarząd podpisuje i składa sprawozdania oraz zgłoszenia."],"youHave":["Kalendarz obowiązków na cały rok.","Obliczenie do każdej planowanej zmiany.","Osobę do kontaktu. Na jak długo i w jakich sprawach, ustalamy w umowie."]}],"Gj":[{"title":"Nie obiecujemy oszczędności bez obliczeń","text":"Nie podajemy procentów ani kwot, zanim poznamy Twoje dane. Każdy wynik ma założenia, które możesz sprawdzić i zakwestionować."},{"title":"Nie zastępujemy prawnika ani doradcy podatkowego","text":"Opisujemy przepisy i pokazujemy miejsca niejasne. Opinię prawną lub podatkową daje osoba, która ma do tego uprawnienia. Dotyczy to zwłaszcza VAT i zamówień publicznych."},{"title":"Nie dajemy gotowego statutu bez analizy","text":"Statut zależy od tego, kto należy do spółdzielni i jak dzieli korzyści. Najpierw są obliczenia i rozmowa, potem zapisy."},{"title":"Nie zastępujemy sprzedawcy, operatora ani urzędu","text":"Spółdzielnię rozlicza sprzedawca, liczniki zakłada operator sieci, a o wpisie decyduje KOWR. Pomagamy przygotować się do rozmów z nimi i sprawdzić wynik."},{"title":"Nie publikujemy danych klientów bez zgody","text":"Nazwy, liczby i opisy wdrożeń pokażemy tylko za zgodą uczestników i po potwierdzeniu danych. Nie wymyślamy opinii ani przykładowych klientów."}],"Vt":[]}')
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
// EXTERNAL MODULE: ./src/site/settings.ts
var settings = __webpack_require__(4316);
;// CONCATENATED MODULE: ./src/pages/_components/oferta/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"section":"section_nrkY","promises":"promises_S8AJ","path":"path_QUvn","columns":"columns_d05a","notDone":"notDone_g1UZ","prices":"prices_d7ca"});
;// CONCATENATED MODULE: ./src/pages/_components/oferta/Prices.tsx







/** Prices from the data file or, while there are none, whether one can ask for them. */ function Prices(param) {
    let { prices } = param;
    const canAsk = (0,settings/* .takesMessages */.rE)((0,useSettings/* .useSettings */.t)());
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: styles_module.section,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: "Ile to kosztuje"
            }),
            prices.length === 0 ? /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: styles_module.prices,
                children: [
                    canAsk ? /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                        children: [
                            "Cennika jeszcze nie ma. ",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                to: navigation/* .contactPage.to */.oF.to,
                                children: "Zapytaj o wycenę"
                            }),
                            ": przygotowujemy ją po kr\xf3tkiej rozmowie."
                        ]
                    }) : 'Cennika jeszcze nie ma. Nie ma też jeszcze adresu, pod którym można zapytać o\u00a0wycenę.',
                    ' ',
                    "Opłaty, kt\xf3re ponosi sama sp\xf3łdzielnia, zbiera artykuł",
                    ' ',
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                        to: "/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie",
                        children: "ile kosztuje założenie i prowadzenie sp\xf3łdzielni"
                    }),
                    "."
                ]
            }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                "aria-label": "Ceny usług",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Usługa"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Cena"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Co obejmuje"
                                })
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                        children: prices.map((param)=>{
                            let { name, price, note } = param;
                            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                        scope: "row",
                                        children: name
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        children: price
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        children: note
                                    })
                                ]
                            }, name);
                        })
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/_components/oferta/Promises.tsx



/** What the platform gives: for each promise what comes of it, then who does what. */ function Promises(param) {
    let { promises } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: styles_module.section,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: "Co obejmuje platforma"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: styles_module.promises,
                children: promises.map((param)=>{
                    let { title, weDo, youDo, result, link } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                children: title
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                children: result
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                                        children: "Co robimy my, a co Ty"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                                                children: "My:"
                                            }),
                                            " ",
                                            weDo
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                                                children: "Ty:"
                                            }),
                                            " ",
                                            youDo
                                        ]
                                    })
                                ]
                            }),
                            link && /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                to: link.to,
                                children: link.label
                            })
                        ]
                    }, title);
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/polish/months.ts
var months = __webpack_require__(40639);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./.docusaurus/site-data/default/specimen.json
var specimen_namespaceObject = JSON.parse('{"F4":4,"JA":165,"vk":0.7081249999999992,"GP":1368.4807091720938,"bz":11899.815984761775,"kc":7139.889590857065,"XX":7139.889590857065,"ay":579.9250943630768,"HE":0,"ol":[{"name":"szkoła","drawnKwh":1631.8680530704025,"givenKwh":4955.735836838019,"boughtKwh":0,"grossZl":29.58},{"name":"urząd","drawnKwh":890.9124272002272,"givenKwh":1554.4479376039196,"boughtKwh":0,"grossZl":29.58},{"name":"ośrodek kultury","drawnKwh":1900.6099390061074,"givenKwh":0,"boughtKwh":274.5402591927367,"grossZl":331.24},{"name":"wodociąg","drawnKwh":2550.7616627533766,"givenKwh":6758.112919491938,"boughtKwh":0,"grossZl":29.58},{"name":"oświetlenie ulic","drawnKwh":2114.1433123621314,"givenKwh":0,"boughtKwh":305.3848351703402,"grossZl":365.13}],"Dc":{"name":"oświetlenie ulic","drawnKwh":2114.1433123621314,"givenKwh":0,"boughtKwh":305.3848351703402,"grossZl":365.13,"netZl":296.85,"vatZl":68.28}}')
;// CONCATENATED MODULE: ./src/pages/_components/oferta/specimens.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const specimens_module = ({"section":"section_TCJG","note":"note_FzBD","sheets":"sheets_oD8D","sheet":"sheet_Fex1","strip":"strip_k1Wh","parts":"parts_ZOGP","lines":"lines_otIk"});
;// CONCATENATED MODULE: ./src/pages/_components/oferta/Specimens.tsx







const { /* member */Dc: member } = specimen_namespaceObject;
const month = months/* .monthNames */.d[specimen_namespaceObject.F4]?.[1] ?? '';
const kwh = (value)=>`${(0,format/* .formatNumber */.ZV)(value)}\u00a0kWh`;
const zl = (value)=>`${(0,format/* .formatNumber */.ZV)(value, 2)}\u00a0zł`;
/** What the board sees of each member beside the name. */ const memberColumns = [
    [
        'Pobrane',
        (param)=>{
            let { drawnKwh } = param;
            return kwh(drawnKwh);
        }
    ],
    [
        'Oddane',
        (param)=>{
            let { givenKwh } = param;
            return kwh(givenKwh);
        }
    ],
    [
        'Kupione',
        (param)=>{
            let { boughtKwh } = param;
            return kwh(boughtKwh);
        }
    ],
    [
        'Rachunek brutto',
        (param)=>{
            let { grossZl } = param;
            return zl(grossZl);
        }
    ]
];
/** What the platform shows, drawn from the calculator's example: a month's statement, a member's and the board's view. */ function Specimens() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: specimens_module.section,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: "Co zobaczysz"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: specimens_module.note,
                children: [
                    "To wzory, a nie dane klient\xf3w. Liczby policzył",
                    ' ',
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                        to: "/kalkulator#kto=gmina",
                        children: "kalkulator"
                    }),
                    " dla przykładu gminy, na modelu zużycia i\xa0słońca oraz na stawkach ze swoich założeń."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: specimens_module.sheets,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Sheet, {
                        title: "Rozliczenie miesiąca:",
                        chosen: month,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Parts, {
                                parts: [
                                    [
                                        'used',
                                        'wspólny, 1 do 1',
                                        specimen_namespaceObject.GP
                                    ],
                                    [
                                        'credit',
                                        'odebrany z zapasu',
                                        specimen_namespaceObject.XX
                                    ],
                                    [
                                        'grid',
                                        'kupiony',
                                        specimen_namespaceObject.ay
                                    ]
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Lines, {
                                lines: [
                                    [
                                        'Nadwyżka oddana do sieci',
                                        kwh(specimen_namespaceObject.bz)
                                    ],
                                    [
                                        'Nowy zapas, nadwyżka × 0,6',
                                        kwh(specimen_namespaceObject.kc)
                                    ],
                                    [
                                        'Zapas na koniec miesiąca',
                                        kwh(specimen_namespaceObject.HE)
                                    ]
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Sheet, {
                        title: "Widok członka:",
                        chosen: member.name,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Parts, {
                                parts: [
                                    [
                                        'used',
                                        'wspólny i z zapasu',
                                        member.drawnKwh - member.boughtKwh
                                    ],
                                    [
                                        'grid',
                                        'kupiony',
                                        member.boughtKwh
                                    ]
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Lines, {
                                lines: [
                                    [
                                        'Do zapłaty netto',
                                        zl(member.netZl)
                                    ],
                                    [
                                        'VAT',
                                        zl(member.vatZl)
                                    ],
                                    [
                                        'Do zapłaty brutto',
                                        zl(member.grossZl)
                                    ]
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Sheet, {
                        title: "Widok zarządu:",
                        chosen: `${month}, wszyscy członkowie`,
                        isWide: true,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                                "aria-label": "Rachunki członk\xf3w",
                                asCards: true,
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                            children: [
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                    scope: "col",
                                                    children: "Członek"
                                                }),
                                                memberColumns.map((param)=>{
                                                    let [name] = param;
                                                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                        scope: "col",
                                                        className: "number",
                                                        children: name
                                                    }, name);
                                                })
                                            ]
                                        })
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                                        children: specimen_namespaceObject.ol.map((row)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                                children: [
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                        scope: "row",
                                                        children: row.name
                                                    }),
                                                    memberColumns.map((param)=>{
                                                        let [name, textOf] = param;
                                                        return /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                            className: "number",
                                                            "data-label": name,
                                                            children: textOf(row)
                                                        }, name);
                                                    })
                                                ]
                                            }, row.name))
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                className: "meta",
                                children: "Rachunek bez kupionego prądu to opłaty stałe."
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Lines, {
                                lines: [
                                    [
                                        'Moc paneli',
                                        `${(0,format/* .formatNumber */.ZV)(specimen_namespaceObject.JA)}\u00a0kWp`
                                    ],
                                    [
                                        'Pokrycie potrzeb w roku',
                                        `${(0,format/* .formatNumber */.ZV)(Math.floor(specimen_namespaceObject.vk * 1000) / 10, 1)}%`
                                    ]
                                ]
                            })
                        ]
                    })
                ]
            })
        ]
    });
}
/** One specimen, labelled as such. */ function Sheet(param) {
    let { title, chosen, isWide, children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("figure", {
        className: specimens_module.sheet,
        "data-wide": isWide,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("figcaption", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                        children: title
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        children: chosen
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("em", {
                        children: "wz\xf3r, dane modelowe"
                    })
                ]
            }),
            children
        ]
    });
}
/** Kinds of energy as one strip, and in words. */ function Parts(param) {
    let { parts } = param;
    const whole = parts.reduce((sum, param)=>{
        let [, , value] = param;
        return sum + value;
    }, 0);
    const percent = (value)=>`${Math.round(value / whole * 1000) / 10}%`;
    const before = (index)=>parts.slice(0, index).reduce((sum, param)=>{
            let [, , value] = param;
            return sum + value;
        }, 0);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                className: specimens_module.strip,
                "aria-hidden": "true",
                children: parts.map((param, index)=>{
                    let [kind, , value] = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                        x: percent(before(index)),
                        width: percent(value),
                        "data-kind": kind
                    }, kind);
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                className: specimens_module.parts,
                children: parts.map((param)=>{
                    let [kind, name, value] = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        "data-kind": kind,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                                children: kwh(value)
                            }),
                            " ",
                            name
                        ]
                    }, kind);
                })
            })
        ]
    });
}
function Lines(param) {
    let { lines } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
        className: specimens_module.lines,
        children: lines.map((param)=>{
            let [name, value] = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                        children: name
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                        children: value
                    })
                ]
            }, name);
        })
    });
}

;// CONCATENATED MODULE: ./src/pages/_components/oferta/Steps.tsx


/** The numbered path from the first analysis to daily support: what is asked of the customer, and what comes of it. */ function Steps(param) {
    let { steps } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: styles_module.section,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: "Jak to przebiega i czego od Ciebie potrzebujemy"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
                className: styles_module.path,
                children: steps.map((param)=>{
                    let { title, time, weDo, youDo, youHave } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                children: title
                            }),
                            time !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                className: "meta",
                                children: time
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                className: styles_module.columns,
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                                                children: "Robisz Ty"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)(List, {
                                                items: youDo
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                                                children: [
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                                                        children: "Co robimy my"
                                                    }),
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(List, {
                                                        items: weDo
                                                    })
                                                ]
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        "data-result": true,
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                                                children: "Masz po tym kroku"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)(List, {
                                                items: youHave
                                            })
                                        ]
                                    })
                                ]
                            })
                        ]
                    }, title);
                })
            })
        ]
    });
}
function List(param) {
    let { items } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
        children: items.map((item)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                children: item
            }, item))
    });
}

;// CONCATENATED MODULE: ./src/pages/oferta.tsx














function OfferPage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Layout/* ["default"] */.A, {
        title: "Oferta dla sp\xf3łdzielni energetycznych",
        description: "Jak pomagamy sp\xf3łdzielni energetycznej: analiza, założenie, bilans co godzinę, rozliczenie co miesiąc, faktury i wsparcie. Krok po kroku.",
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
            id: (/* inlined export .contentId */"tresc"),
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: "container",
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                            title: "Co dostaje sp\xf3łdzielnia",
                            lead: offer_namespaceObject.HI,
                            place: 6
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Specimens, {})
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Promises, {
                                promises: offer_namespaceObject.vE
                            })
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Steps, {
                            steps: offer_namespaceObject.Ci
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                            className: styles_module.section,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                    children: "Czego nie robimy"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                                    className: styles_module.notDone,
                                    children: offer_namespaceObject.Gj.map((param)=>{
                                        let { title, text } = param;
                                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                            children: [
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                                    children: title
                                                }),
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                                    children: text
                                                })
                                            ]
                                        }, title);
                                    })
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Prices, {
                            prices: offer_namespaceObject.Vt
                        })
                    ]
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(ContactBand/* ["default"] */.A, {
                    title: "Sprawdźmy, czy to się opłaci u Ciebie",
                    label: "Napisz do nas",
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Band/* ["default"] */.A, {
                        title: "Sprawdź, czy to się opłaci u Ciebie",
                        action: navigation/* .headerAction */.QE
                    })
                })
            ]
        })
    });
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

}]);