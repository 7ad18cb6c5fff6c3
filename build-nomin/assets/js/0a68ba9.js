"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6713"], {
51267(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_zakladanie_prog_70_i_40_procent_md_a86_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-zakladanie-prog-70-i-40-procent-md-a86.json
var site_baza_wiedzy_zakladanie_prog_70_i_40_procent_md_a86_namespaceObject = JSON.parse('{"id":"zakladanie/prog-70-i-40-procent","title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","description":"Kogo dotyczy próg 70%, kto korzysta z 40% i jak policzyć pokrycie potrzeb spółdzielni. Z prostym przykładem i typowymi pomyłkami.","source":"@site/baza-wiedzy/zakladanie/prog-70-i-40-procent.md","sourceDirName":"zakladanie","slug":"/prog-70-i-40-procent","permalink":"/baza-wiedzy/prog-70-i-40-procent","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Próg pokrycia","permalink":"/baza-wiedzy/tagi/prog-pokrycia","description":"Warunek 70% i wyjątek 40%."},{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."}],"version":"current","sidebarPosition":3,"frontMatter":{"article":{"kind":"article","label":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","category":"Zakładanie","neighbours":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Nowa spółdzielnia musi mieć źródła zdolne pokryć w roku co najmniej 70% jej potrzeb.","Próg 40% mają tylko te spółdzielnie, które złożyły wniosek do końca 2025 r.","Liczy się data złożenia wniosku, a nie data wpisu.","To bilans całego roku. Nie trzeba zużywać prądu w tej samej godzinie."],"readingMinutes":5,"sources":[{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":3},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":10},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1}],"related":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},"next":{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/examples/Fields.tsx
var Fields = __webpack_require__(61417);
// EXTERNAL MODULE: ./src/components/examples/Level.tsx
var Level = __webpack_require__(38590);
;// CONCATENATED MODULE: ./src/components/examples/CoverageExample.tsx






const mostMwh = 100000;
/** The check of the coverage of yearly needs with five numbers. */ function CoverageExample(props) {
    const mwh = (label, start)=>({
            label,
            unit: 'MWh',
            start: Number(start),
            max: mostMwh
        });
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Fields/* ["default"] */.A, {
        title: "Sprawdź pokrycie potrzeb na swoich liczbach",
        fields: [
            mwh('Zużycie członków w roku', props.members),
            mwh('Zużycie samej spółdzielni w roku', props.own),
            {
                label: 'Panele',
                unit: 'kWp',
                start: Number(props.panels),
                max: 10000
            },
            mwh('Inne źródła, produkcja w roku', props.others),
            mwh('Nowy odbiorca bez własnych źródeł', props.newcomer)
        ],
        children: (param)=>{
            let [members = 0, own = 0, panels = 0, others = 0, newcomer = 0] = param;
            const needs = members + own + newcomer;
            const fromPanels = panels * (/* inlined export .referenceYield */1030) / 1000;
            const made = fromPanels + others;
            const wanted = needs * law/* .coverageThreshold.value */.ev.value / 100;
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        children: [
                            "Produkcja ",
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                                children: [
                                    (0,format/* .formatNumber */.ZV)(made, 1),
                                    "\xa0MWh"
                                ]
                            }),
                            ", potrzeby",
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                                children: [
                                    (0,format/* .formatNumber */.ZV)(needs, 1),
                                    "\xa0MWh"
                                ]
                            }),
                            needs > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                                children: [
                                    ", pokrycie ",
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                                        children: [
                                            (0,format/* .formatNumber */.ZV)(Math.floor(made / needs * 1000) / 10, 1),
                                            "%"
                                        ]
                                    })
                                ]
                            }),
                            ".",
                            ' ',
                            made >= wanted ? `Próg ${law/* .coverageThreshold.value */.ev.value}% jest spełniony.` : `Do progu ${law/* .coverageThreshold.value */.ev.value}% brakuje ${(0,format/* .formatNumber */.ZV)(wanted - made, 1)}\u00a0MWh, czyli około ${(0,format/* .formatNumber */.ZV)(Math.ceil((wanted - made) * 1000 / (/* inlined export .referenceYield */1030)))}\u00a0kWp paneli.`,
                            ' ',
                            made < wanted && `Dawny próg ${law/* .lowerCoverageThreshold.value */.pd.value}% ${made * 100 >= needs * law/* .lowerCoverageThreshold.value */.pd.value ? 'byłby spełniony' : 'też nie byłby spełniony'}.`
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Level/* ["default"] */.A, {
                        parts: [
                            fromPanels,
                            others
                        ],
                        limit: wanted
                    })
                ]
            });
        }
    });
}

;// CONCATENATED MODULE: ./baza-wiedzy/zakladanie/prog-70-i-40-procent.md


const frontMatter = {
	title: 'Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia',
	description: 'Kogo dotyczy próg 70%, kto korzysta z 40% i jak policzyć pokrycie potrzeb spółdzielni. Z prostym przykładem i typowymi pomyłkami.',
	sidebar_position: 3,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'prog-pokrycia',
		'kowr'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F21',
		'F23',
		'F25',
		'F28',
		'F29',
		'F34',
		'F35',
		'F36',
		'F37',
		'F38',
		'F111',
		'F112',
		'F113',
		'F202'
	],
	sources: [
		'ZM23',
		'OZE',
		'RP1',
		'ROZP'
	],
	related: [
		'wpis-do-wykazu-kowr',
		'jak-zalozyc-spoldzielnie-energetyczna',
		'rozliczenie-1-do-06',
		'magazyn-energii-w-spoldzielni'
	],
	summary: [
		'Nowa spółdzielnia musi mieć źródła zdolne pokryć w roku co najmniej 70% jej potrzeb.',
		'Próg 40% mają tylko te spółdzielnie, które złożyły wniosek do końca 2025 r.',
		'Liczy się data złożenia wniosku, a nie data wpisu.',
		'To bilans całego roku. Nie trzeba zużywać prądu w tej samej godzinie.'
	],
	aliases: [
		'ile procent zużycia musi pokryć spółdzielnia',
		'próg 40 procent do kiedy',
		'warunek 70 procent fotowoltaika',
		'pokrycie potrzeb spółdzielni',
		'czy 70% to autokonsumpcja',
		'ile prądu trzeba wyprodukować',
		'nie zdążyliśmy z wnioskiem do końca 2025 r.',
		'ile dni na naprawienie progu',
		'jaki próg po przyjęciu nowego członka',
		'awaria paneli a próg',
		'za mało słońca w roku'
	],
	glossary_skip: [],
	slug: '/prog-70-i-40-procent'
};
const contentTitle = undefined;

const assets = {

};




const toc = [{
  "value": "Który próg Cię dotyczy",
  "id": "ktory-prog-cie-dotyczy",
  "level": 2
}, {
  "value": "Co dokładnie znaczy 70%",
  "id": "co-dokladnie-znaczy-70",
  "level": 2
}, {
  "value": "Przykład: gmina, firma i dwa gospodarstwa",
  "id": "przyklad-gmina-firma-i-dwa-gospodarstwa",
  "level": 2
}, {
  "value": "Dlaczego 70% to nie autokonsumpcja",
  "id": "dlaczego-70-to-nie-autokonsumpcja",
  "level": 2
}, {
  "value": "Co grozi, gdy próg nie jest spełniony",
  "id": "co-grozi-gdy-prog-nie-jest-spelniony",
  "level": 2
}, {
  "value": "Jak policzyć próg u siebie",
  "id": "jak-policzyc-prog-u-siebie",
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
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"], _component1 = _components["own-component"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Próg mówi, jaką część rocznych potrzeb muszą móc pokryć własne źródła spółdzielni, i to od niego zależy wpis do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazu KOWR"
      }), ". Sprawdź, który próg jest Twój i jak go policzyć."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "ktory-prog-cie-dotyczy",
      children: "Który próg Cię dotyczy"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " to Krajowy Ośrodek Wsparcia Rolnictwa, który prowadzi wykaz spółdzielni energetycznych. O progu decyduje dzień, w którym spółdzielnia złożyła wniosek o wpis do tego wykazu."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Który próg Cię dotyczy",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kiedy złożono wniosek"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Próg"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Podstawa"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "wniosek złożony do 31 grudnia 2025 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Próg",
            children: "co najmniej 40% rocznych potrzeb"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Podstawa",
            children: ["wyjątek w ustawie zmieniającej", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-zm23",
              id: "ZM23-1",
              "aria-label": "Źródło 1, art. 41",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "wniosek złożony od 1 stycznia 2026 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Próg",
            children: "co najmniej 70% rocznych potrzeb"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Podstawa",
            children: ["reguła ogólna", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-1",
              "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3 lit. a",
              children: "[2]"
            })]
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Przy wyjątku liczy się dzień wniosku, a nie dzień wpisu. Spółdzielnia, która złożyła wniosek w grudniu 2025 r., a wpis dostała później, nadal korzysta z 40%. Wyjątek obejmuje też ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-rolnikow",
        children: "spółdzielnie rolników"
      }), " i te, które prąd dopiero będą wytwarzać, więc naszym zdaniem instalacje mogły powstać po złożeniu wniosku", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-zm23",
        id: "ZM23-2",
        "aria-label": "Źródło 1, art. 41",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Próg 70% dla nowych wniosków potwierdza prasa z 2 marca 2026 r.", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rp1",
        id: "RP1-1",
        "aria-label": "Źródło 3",
        children: "[3]"
      }), " Jeśli zakładasz spółdzielnię teraz, przyjmij 70%, bo przedłużenia progu 40% na nowe wnioski nie znaleźliśmy. Przed złożeniem wniosku zajrzyj do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "https://isap.sejm.gov.pl/",
        children: "ISAP"
      }), ", sejmowej bazy aktów prawnych, i upewnij się, że progu znów nie zmieniono."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-dokladnie-znaczy-70",
      children: "Co dokładnie znaczy 70%"
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Instalacje elektryczne mają umożliwiać pokrycie w ciągu roku co najmniej 70% potrzeb własnych spółdzielni i jej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członków"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3 lit. a",
          children: "[2]"
        }), ". Ważne są 3 fragmenty tego zdania:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "„umożliwiać” – chodzi o zdolność źródeł, a nie o to, dokąd w danej chwili płynie prąd,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "„w ciągu roku” – liczy się suma 12 miesięcy, więc lato może wyrównać zimę,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "„spółdzielni i jej członków” – do potrzeb dodajesz zużycie wszystkich członków."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ciepła, biogazu i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#biometan",
          children: "biometanu"
        }), " próg nie dotyczy. Dla nich ustawa podaje tylko limity wielkości", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Wskaźnik liczymy wprost: roczną produkcję źródeł dzielimy przez roczne potrzeby. Wynik porównujemy z progiem bez zaokrąglania, więc przy 69,9% próg 70% nie jest spełniony."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "przyklad-gmina-firma-i-dwa-gospodarstwa",
        children: "Przykład: gmina, firma i dwa gospodarstwa"
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Zużycie i moc są wymyślone. Zakładamy, że 1 kWp paneli ustawionych na południe daje 1 030 kWh w roku. Tyle przyjmuje nasz ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/kalkulator",
            children: "kalkulator"
          }), " dla środka kraju, a dla północy 990 i dla południowego wschodu 1 080 kWh. Do potrzeb wliczamy całe zużycie członków, a do produkcji wszystkie panele spółdzielni i członków. Weź własne dane, zanim podejmiesz decyzję."]
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Przykład: gmina, firma i dwa gospodarstwa",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Członek"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Zużycie, MWh"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Panele, kWp"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Produkcja, MWh"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Gmina: urząd, szkoła, wodociąg"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "400"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "200"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "206"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Firma"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "250"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "200"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "206"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Dwa gospodarstwa rolne"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "150"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "100"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "103"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Razem"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "800"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "500"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "515"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Pokrycie to 515 MWh produkcji podzielone przez 800 MWh potrzeb, czyli około 64,4%. Przy progu 40% to wystarcza, bo potrzeba 320 MWh. Przy progu 70% brakuje 45 MWh, bo trzeba 560 MWh. W tym przykładzie trzeba dołożyć 44 kWp paneli."
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Teraz dochodzi nowy członek, który zużywa 60 MWh i nie ma własnych źródeł. Potrzeby rosną do 860 MWh. Produkcja z 544 kWp, już z nowymi panelami, to około 560 MWh, czyli tylko 65,1% tych potrzeb. Granica przesuwa się do 602 MWh, więc znów brakuje 42 MWh."
      }), "\n", (0,jsx_runtime.jsxs)(_component1, {
        children: ["\n", (0,jsx_runtime.jsx)(CoverageExample, {
          members: "800",
          own: "0",
          panels: "544",
          others: "0",
          newcomer: "60"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Każdy nowy ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#odbiorca",
          children: "odbiorca"
        }), " bez własnych źródeł obniża więc pokrycie. Zostaw margines na nowych członków i na rok z mniejszą ilością słońca."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "dlaczego-70-to-nie-autokonsumpcja",
        children: "Dlaczego 70% to nie autokonsumpcja"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Autokonsumpcja to zużycie prądu w chwili, gdy powstaje, a próg w ustawie mierzy coś innego. Widać to na przykładzie dwóch godzin."
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W południe źródła dają 7 kWh, a członkowie zużywają 5 kWh. W nocy produkcji nie ma, a zużycie znów wynosi 5 kWh. Gdyby cały rok wyglądał tak samo, pokrycie wyniosłoby 7 : 10, czyli 70%. W tej samej godzinie członkowie zużyli jednak tylko 5 z 10 kWh, czyli 50%."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#nadwyzka",
          children: "Nadwyżka"
        }), " 2 kWh trafia do zapasu i wraca jako 1,2 kWh, bo działa stosunek 1:0,6", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38c ust. 3",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 4, § 3",
          children: "[4]"
        }), ". Sprzedawca dostarcza brakujące 3,8 kWh. Próg jest spełniony, a część prądu i tak trzeba kupić. Dlatego oprócz progu policz też ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczenie 1:0,6"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#magazyn-energii",
          children: "Magazyn energii"
        }), " przesuwa prąd między godzinami, ale go nie wytwarza, więc w bilansie rocznym nie dodaje produkcji. To nasz wniosek z brzmienia przepisu, a nie stanowisko urzędu."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-grozi-gdy-prog-nie-jest-spelniony",
        children: "Co grozi, gdy próg nie jest spełniony"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Na starcie KOWR odmówi wpisu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38k",
          children: "[2]"
        }), ". Później KOWR wyznacza termin naprawy, którego długości ustawa nie podaje, a gdy minie on bez skutku, wykreśla spółdzielnię. Decyzja działa od razu, a ponowny wpis na tym obszarze jest możliwy najwcześniej po 3 latach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38l",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["A jeden pochmurny rok albo awaria? Przepis mówi o zdolności źródeł, więc naszym zdaniem słabszy rok jej nie odbiera", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3 lit. a",
          children: "[2]"
        }), ". O długiej awarii ustawa milczy, dlatego przy zepsutej farmie zapytaj KOWR, zanim przyjdzie kontrola."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "Zarząd"
        }), " składa przy wniosku ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/oswiadczenie-do-wykazu-kowr",
          children: "oświadczenie"
        }), " pod odpowiedzialnością karną", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 2, art. 38g",
          children: "[2]"
        }), ", a co roku wysyła sprawozdanie z podziałem na miesiące", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 2, art. 38m",
          children: "[2]"
        }), ". Arkusz z obliczeniem progu trzymaj razem z dokumentami."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Masz 40%? Zapytaj, zanim zmienisz skład lub moc",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Przepisy nie rozstrzygają, do kiedy działa próg 40%", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-zm23",
            id: "ZM23-3",
            "aria-label": "Źródło 1, art. 41",
            children: "[1]"
          }), " ani czy obejmuje spółdzielnię po przyjęciu nowych członków albo dołożeniu mocy. Zapytaj o to KOWR na piśmie, zanim coś zmienisz."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-policzyc-prog-u-siebie",
        children: "Jak policzyć próg u siebie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Spisz roczne zużycie każdego ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#ppe",
            children: "punktu poboru"
          }), ". Przed wnioskiem spółdzielnia może dostać od ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#osd",
            children: "operatora"
          }), " dane godzinowe z 12 miesięcy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-10",
            "aria-label": "Źródło 2, art. 38c ust. 5a",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Dodaj zużycie samej spółdzielni."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zsumuj roczną produkcję wszystkich źródeł i zapisz, skąd ją znasz: z licznika czy z prognozy."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Podziel produkcję przez potrzeby i porównaj wynik z progiem."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Sprawdź też dwa gorsze przypadki: jednego dużego odbiorcę więcej i rok ze słabszą produkcją."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy próg jest spełniony z marginesem, przygotuj ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/wpis-do-wykazu-kowr",
          children: "wniosek o wpis do wykazu KOWR"
        }), ". Gdy wynik jest blisko granicy, poproś operatora o dane godzinowe i policz go jeszcze raz w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=gmina",
          children: "kalkulatorze z przykładem gminy"
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
61417(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Fields)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_controls_NumberField__rspack_import_2 = __webpack_require__(80413);
/* import */ var _styles_module_css__rspack_import_3 = __webpack_require__(25595);




/** An example with number fields and what follows from them. Without scripts it is read with the numbers it starts with. */ function Fields(param) {
    let { title, fields, children } = param;
    const id = (0,react__rspack_import_1.useId)();
    const [values, setValues] = (0,react__rspack_import_1.useState)(fields.map((param)=>{
        let { start } = param;
        return start;
    }));
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("figure", {
        className: "drawing",
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("figcaption", {
                children: title
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
                className: _styles_module_css__rspack_import_3/* ["default"].fields */.A.fields,
                children: fields.map((param, index)=>{
                    let { label, unit, max } = param;
                    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_controls_NumberField__rspack_import_2/* ["default"] */.A, {
                        id: `${id}-${index}`,
                        label: label,
                        unit: unit,
                        min: 0,
                        max: max,
                        value: values[index] ?? null,
                        onChange: (value)=>{
                            setValues((before)=>before.map((old, place)=>place === index ? value : old));
                        }
                    }, label);
                })
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
                className: _styles_module_css__rspack_import_3/* ["default"].result */.A.result,
                role: "status",
                children: children(values.map((value)=>value ?? 0))
            })
        ]
    });
}


},
38590(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Level)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _styles_module_css__rspack_import_1 = __webpack_require__(25595);


/** Parts put together on one strip, with a line at the limit. What it shows stands in words beside it. */ function Level(param) {
    let { parts, limit } = param;
    const total = parts.reduce((sum, part)=>sum + part, 0);
    const whole = Math.max(total, limit) * 1.1;
    const percent = (part)=>`${Math.round(part / whole * 1000) / 10}%`;
    const before = (index)=>parts.slice(0, index).reduce((sum, part)=>sum + part, 0);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("svg", {
        className: _styles_module_css__rspack_import_1/* ["default"].level */.A.level,
        "aria-hidden": "true",
        children: [
            parts.map((part, index)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("rect", {
                    x: percent(before(index)),
                    width: percent(part)
                }, index)),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("line", {
                x1: percent(limit),
                x2: percent(limit),
                y1: "0",
                y2: "100%"
            })
        ]
    });
}


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