"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2558"], {
10516(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podatki_i_pieniadze_akcyza_granica_1_mw_md_c8b_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podatki-i-pieniadze-akcyza-granica-1-mw-md-c8b.json
var site_baza_wiedzy_podatki_i_pieniadze_akcyza_granica_1_mw_md_c8b_namespaceObject = JSON.parse('{"id":"podatki-i-pieniadze/akcyza-granica-1-mw","title":"Akcyza w spółdzielni energetycznej – granica 1 MW","description":"Kiedy prąd w spółdzielni energetycznej jest bez akcyzy, jak dodać moce instalacji i ile kosztuje przekroczenie 1 MW. Z prostym przykładem.","source":"@site/baza-wiedzy/podatki-i-pieniadze/akcyza-granica-1-mw.md","sourceDirName":"podatki-i-pieniadze","slug":"/akcyza-granica-1-mw","permalink":"/baza-wiedzy/akcyza-granica-1-mw","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Akcyza","permalink":"/baza-wiedzy/tagi/akcyza","description":"Kiedy energia w spółdzielni jest zwolniona z akcyzy."},{"inline":false,"label":"Podatki","permalink":"/baza-wiedzy/tagi/podatki","description":"PIT, CIT, VAT i akcyza w spółdzielni."},{"inline":false,"label":"Opłaty","permalink":"/baza-wiedzy/tagi/oplaty","description":"Składniki rachunku, które znikają i które zostają."}],"version":"current","sidebarPosition":1,"frontMatter":{"article":{"kind":"article","label":"Akcyza w spółdzielni energetycznej – granica 1 MW","category":"Podatki i pieniądze","neighbours":[{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},{"title":"Rolnik: KRUS, dotacje, dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"}],"audience":["przedsiebiorstwa","gmina","rolnicy"],"level":"sredni","updated":"2026-11-22","checked":"2026-11-22","summary":["Własny prąd spółdzielni jest bez akcyzy, gdy łączna moc instalacji nie przekracza 1 MW.","Dodaje się moce wszystkich instalacji OZE w spółdzielni.","Od prądu kupionego od sprzedawcy akcyza jest zawsze.","Stawka to 5 zł za 1 MWh, więc to mała część rachunku."],"readingMinutes":4,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":6},{"code":"RP2","title":"Spółdzielnia energetyczna – korzyści dla gmin, rolników i przedsiębiorców","publisher":"Rzeczpospolita PRO","url":"https://pro.rp.pl/nawigator-prawny-poradnik/art43058611-spoldzielnia-energetyczna-realne-korzysci-dla-gmin-rolnikow-i-przedsiebiorcow","date":"23.09.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"STAW","title":"Stawki operatorów i sprzedawców 2026 – zestawienie (PolishEnergyPrices)","publisher":"repozytorium publiczne, licencja MIT","url":"https://github.com/jchrzaniuk/PolishEnergyPrices","date":"08.2026","copy":"zapisana kopia repozytorium","read":"2026-11-20","citations":1},{"code":"ENEA","title":"Analiza taryf G (eanalizer)","publisher":"repozytorium publiczne","url":"https://github.com/theundefined/eanalizer","date":"12.2025","copy":"zapisana kopia repozytorium","read":"2026-11-20","citations":1}],"related":[{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Biogazownia w spółdzielni energetycznej: prąd o każdej porze","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"},"next":{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"}}')
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
;// CONCATENATED MODULE: ./src/components/examples/PowerExample.tsx





/** The powers of a cooperative's installations put together and held against the limit of the excise duty. */ function PowerExample(param) {
    let { powers } = param;
    const fields = powers.split(' ').map((power, index)=>({
            label: `Instalacja ${index + 1}`,
            unit: 'kW',
            start: Number(power),
            max: law/* .electricPowerLimit.value */.KN.value * 1000
        }));
    const limit = law/* .excisePowerLimit.value */.uC.value;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Fields/* ["default"] */.A, {
        title: "Dodaj moce swoich instalacji",
        fields: fields,
        children: (values)=>{
            const total = values.reduce((sum, value)=>sum + value, 0);
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        children: [
                            "Razem ",
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                                children: [
                                    (0,format/* .formatNumber */.ZV)(total, 2),
                                    "\xa0kW"
                                ]
                            }),
                            ", granica ",
                            (0,format/* .formatNumber */.ZV)(limit),
                            "\xa0kW.",
                            ' ',
                            total <= limit ? `Mieści się, zostaje ${(0,format/* .formatNumber */.ZV)(limit - total, 2)}\u00a0kW. Zwolnienie z akcyzy działa.` : `Granica przekroczona o ${(0,format/* .formatNumber */.ZV)(total - limit, 2)}\u00a0kW. Zwolnienie z akcyzy nie działa.`
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Level/* ["default"] */.A, {
                        parts: values,
                        limit: limit
                    })
                ]
            });
        }
    });
}

;// CONCATENATED MODULE: ./baza-wiedzy/podatki-i-pieniadze/akcyza-granica-1-mw.md


const frontMatter = {
	title: 'Akcyza w spółdzielni energetycznej – granica 1 MW',
	description: 'Kiedy prąd w spółdzielni energetycznej jest bez akcyzy, jak dodać moce instalacji i ile kosztuje przekroczenie 1 MW. Z prostym przykładem.',
	sidebar_position: 1,
	audience: [
		'przedsiebiorstwa',
		'gmina',
		'rolnicy'
	],
	level: 'sredni',
	tags: [
		'akcyza',
		'podatki',
		'oplaty'
	],
	updated: '2026-11-22',
	checked: '2026-11-22',
	facts: [
		'F11',
		'F33',
		'F34',
		'F38',
		'F56',
		'F62',
		'F144'
	],
	sources: [
		'OZE',
		'RP2',
		'STAW',
		'ENEA'
	],
	related: [
		'podatki-w-spoldzielni-energetycznej',
		'oplaty-w-spoldzielni-energetycznej',
		'prog-70-i-40-procent',
		'biogazownia-w-spoldzielni'
	],
	summary: [
		'Własny prąd spółdzielni jest bez akcyzy, gdy łączna moc instalacji nie przekracza 1 MW.',
		'Dodaje się moce wszystkich instalacji OZE w spółdzielni.',
		'Od prądu kupionego od sprzedawcy akcyza jest zawsze.',
		'Stawka to 5 zł za 1 MWh, więc to mała część rachunku.'
	],
	aliases: [
		'podatek akcyzowy od prądu',
		'zwolnienie z akcyzy fotowoltaika',
		'powyżej 1 MW',
		'ile MW może mieć spółdzielnia',
		'akcyza od własnego prądu'
	],
	glossary_skip: [],
	slug: '/akcyza-granica-1-mw'
};
const contentTitle = undefined;

const assets = {

};




const toc = [{
  "value": "Jaki prąd jest bez akcyzy",
  "id": "jaki-prad-jest-bez-akcyzy",
  "level": 2
}, {
  "value": "Jak policzyć granicę 1 MW",
  "id": "jak-policzyc-granice-1-mw",
  "level": 2
}, {
  "value": "Ile kosztuje przekroczenie granicy",
  "id": "ile-kosztuje-przekroczenie-granicy",
  "level": 2
}, {
  "value": "Czym różnią się granice 400 kW, 1 MW i 10 MW",
  "id": "czym-roznia-sie-granice-400-kw-1-mw-i-10-mw",
  "level": 2
}, {
  "value": "Kiedy warto wyjść ponad 1 MW",
  "id": "kiedy-warto-wyjsc-ponad-1-mw",
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
      children: ["Akcyza to podatek ukryty w cenie prądu. Od własnej energii spółdzielni jej nie ma, jeśli łączna moc wszystkich instalacji ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "OZE"
      }), " nie przekracza 1 MW", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rp2",
        id: "RP2-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jaki-prad-jest-bez-akcyzy",
      children: "Jaki prąd jest bez akcyzy"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Do 1 MW ustawa traktuje wspólny prąd tak, jakby każdy zużył własną produkcję. Zwolnienie obejmuje energię wytworzoną i zużytą w spółdzielni, także odebraną z sieci w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
        children: "stosunku 1 do 0,6"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Jaki prąd jest bez akcyzy",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Rodzaj energii"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Do 1 MW włącznie"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Powyżej 1 MW"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Zużyta na miejscu, za licznikiem"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Do 1 MW włącznie",
            children: "bez akcyzy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Powyżej 1 MW",
            children: "zwolnienie z art. 38c nie działa"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Zużyta wspólnie w tej samej godzinie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Do 1 MW włącznie",
            children: "bez akcyzy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Powyżej 1 MW",
            children: "zwolnienie z art. 38c nie działa"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Odebrana za ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#nadwyzka",
              children: "nadwyżkę"
            }), " 1 do 0,6"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Do 1 MW włącznie",
            children: "bez akcyzy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Powyżej 1 MW",
            children: "zwolnienie z art. 38c nie działa"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Kupiona od sprzedawcy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Do 1 MW włącznie",
            children: "z akcyzą"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Powyżej 1 MW",
            children: "z akcyzą"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Ostatni wiersz łatwo przeoczyć. Prąd, którego spółdzielni zabrakło, kupujesz od sprzedawcy, a jego cena zawiera akcyzę bez względu na moc instalacji."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jak-policzyc-granice-1-mw",
      children: "Jak policzyć granicę 1 MW"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Liczy się suma: mała instalacja na dachu szkoły i duża w gospodarstwie trafiają do jednego worka. Wszystkie muszą należeć do spółdzielni albo do jej ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 38f ust. 1",
        children: "[1]"
      }), ". Sumę policzysz w trzech krokach:"]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Spisz wszystkie instalacje OZE zgłoszone w spółdzielni."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Przy każdej wpisz ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#moc-zainstalowana",
            children: "moc zainstalowaną"
          }), " w kW."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Dodaj i porównaj z 1 000 kW, czyli 1 MW."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Dokładnie 1 MW jeszcze się mieści, bo przepis mówi o mocy, która go „nie przekracza”."
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Spółdzielnia ma 4 instalacje: 500 kW, 300 kW, 110 kW i 50 kW, razem 960 kW, więc akcyzy nie ma. Wchodzi nowy członek z 45 kW. Suma rośnie do 1 005 kW i zwolnienie przestaje działać, choć przekroczono granicę tylko o 5 kW."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_component1, {
        children: ["\n", (0,jsx_runtime.jsx)(PowerExample, {
          powers: "500 300 110 50 45"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przepis nie mówi o zwolnieniu „do pierwszego megawata”, tylko stawia jeden warunek całej spółdzielni. Po przekroczeniu granicy tego zwolnienia nie ma więc dla żadnej części prądu. Zapytaj doradcę, czy pomoże wtedy inne zwolnienie z ustawy o akcyzie."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-kosztuje-przekroczenie-granicy",
        children: "Ile kosztuje przekroczenie granicy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Akcyza na prąd to 0,005 zł za 1 kWh, czyli 5 zł za 1 MWh netto, a więc bez VAT. Tę stawkę zawierają zestawienia cen na 2026 r., więc po 31 grudnia 2026 r. sprawdź nowe", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-staw",
          id: "STAW-1",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Ile kosztuje przekroczenie granicy",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Własny prąd zużyty w roku"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Akcyza netto w roku"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.td, {
              children: "400 MWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2 000 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.td, {
              children: "700 MWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3 500 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.td, {
              children: "900 MWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "4 500 zł"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["To prosty rachunek, liczba MWh razy 5 zł, przy założeniu, że nie działa żadne inne zwolnienie. Na tle całego rachunku kwota jest mała. W grupie G11 dla klientów firmy Enea wszystkie opłaty od 1 kWh dają 0,792 zł netto", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-enea",
          id: "ENEA-1",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), ", a akcyza to z tego około 0,6%."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Sam podatek to jednak nie wszystko, bo powyżej 1 MW mogą dojść obowiązki wobec urzędu. Zanim podpiszesz umowę na nową instalację, zapytaj doradcę podatkowego, jakie to obowiązki i na kim spoczywają."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czym-roznia-sie-granice-400-kw-1-mw-i-10-mw",
        children: "Czym różnią się granice 400 kW, 1 MW i 10 MW"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W przepisach o spółdzielni są trzy granice mocy i każda działa inaczej:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Czym różnią się granice 400 kW, 1 MW i 10 MW",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Granica"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Czego dotyczy"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co się zmienia"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Granica",
              scope: "row",
              className: "rowName",
              children: "400 kW"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Czego dotyczy",
              children: "jednej instalacji"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co się zmienia",
              children: ["poniżej tej mocy koszt ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#bilansowanie-handlowe",
                children: "bilansowania handlowego"
              }), " pokrywa sprzedawca"]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Granica",
              scope: "row",
              className: "rowName",
              children: "1 MW"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Czego dotyczy",
              children: "sumy instalacji OZE"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co się zmienia",
              children: "powyżej znika zwolnienie z akcyzy"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Granica",
              scope: "row",
              className: "rowName",
              children: "10 MW"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Czego dotyczy",
              children: "sumy mocy elektrycznej"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co się zmienia",
              children: "więcej spółdzielnia mieć nie może"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Podstawą są trzy przepisy ustawy o OZE", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3 i art. 38e ust. 1 pkt 3 i ust. 2",
          children: "[1]"
        }), ". Spółdzielnia z mocą ponad 1 MW, ale najwyżej 10 MW, mieści się więc w limicie, tylko bez tego zwolnienia z akcyzy. Osobną sprawą jest koncesja: pojedyncza farma słoneczna lub wiatrowa o mocy powyżej 1 MW jej wymaga, jeśli wytwarzanie jest działalnością gospodarczą", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-warto-wyjsc-ponad-1-mw",
        children: "Kiedy warto wyjść ponad 1 MW"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nie decyduj tylko na podstawie akcyzy, bo spółdzielnia musi też mieć dość mocy na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
          children: "próg pokrycia"
        }), " rocznych potrzeb, z zasady 70%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3 lit. a",
          children: "[1]"
        }), ". Przy większej liczbie członków 1 MW może nie wystarczyć. Porównaj wtedy dwie liczby:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "akcyzę od całego własnego prądu po rozbudowie,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "korzyść z prądu, którego dziś brakuje i który kupujesz."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Weźmy prosty przykład: rozbudowa ponad 1 MW podnosi zużycie własnego prądu z 600 do 900 MWh w roku. Wcześniej akcyza wynosiła 0 zł, teraz od 900 MWh to 4 500 zł netto. Dochodzi 300 MWh, więc każda z nich musi dać co najmniej 15 zł, żeby pokryć samą akcyzę."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["To dopiero początek rachunku, bo rozbudowa kosztuje, a nadwyżka wraca tylko w stosunku 1 do 0,6. Ile prądu brakuje grupie przed rozbudową i po niej, policzy ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=firmy",
          children: "kalkulator z przykładem firm"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Blisko granicy zapytaj urząd",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Przepis nie mówi, jak liczyć moc, gdy falownik jest mniejszy niż panele, czy wlicza się ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#magazyn-energii",
            children: "magazyn"
          }), " i od którego dnia zwolnienie przestaje działać. Przy mocy blisko 1 MW rozważ własny wniosek o interpretację."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Artykuł nie jest poradą podatkową."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Akcyza to tylko jeden podatek, a o reszcie przeczytasz w tekście ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
          children: "PIT, CIT i VAT w spółdzielni"
        }), ". Całą listę opłat pokazuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "tabela składników rachunku"
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