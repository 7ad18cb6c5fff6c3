"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2755"], {
51659(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podatki_i_pieniadze_finansowanie_spoldzielni_energetycznej_md_8dd_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podatki-i-pieniadze-finansowanie-spoldzielni-energetycznej-md-8dd.json
var site_baza_wiedzy_podatki_i_pieniadze_finansowanie_spoldzielni_energetycznej_md_8dd_namespaceObject = JSON.parse('{"id":"podatki-i-pieniadze/finansowanie-spoldzielni-energetycznej","title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","description":"Jakie wsparcie miały spółdzielnie energetyczne, które nabory są zamknięte, gdzie szukać nowych i jak policzyć plan bez dotacji.","source":"@site/baza-wiedzy/podatki-i-pieniadze/finansowanie-spoldzielni-energetycznej.md","sourceDirName":"podatki-i-pieniadze","slug":"/finansowanie-spoldzielni-energetycznej","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Finansowanie","permalink":"/baza-wiedzy/tagi/finansowanie","description":"Programy wsparcia i pieniądze na start."},{"inline":false,"label":"Magazyn energii","permalink":"/baza-wiedzy/tagi/magazyn-energii","description":"Magazyny w bilansie godzinowym."}],"version":"current","sidebarPosition":3,"frontMatter":{"article":{"kind":"article","label":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","category":"Podatki i pieniądze","neighbours":[{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},{"title":"Rolnik: KRUS, dotacje, dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-22","checked":"2026-11-22","summary":["Drugi nabór „Energii dla wsi” jest zamknięty, a o następnym powiedzą ogłoszenia NFOŚiGW.","Wsparcie społeczności energetycznych przewidziano też w KPO i w 15 programach regionalnych.","Pożyczkę trzeba oddać, więc sprawdź, czy pokryje ją roczna korzyść z energii.","Policz plan tak, aby działał bez dotacji."],"readingMinutes":5,"sources":[{"code":"EDW1","title":"Drugi nabór pożyczek dla fotowoltaiki na wsi (po angielsku)","publisher":"pv magazine","url":"https://www.pv-magazine.com/2025/02/03/poland-reopens-loan-subsidy-program-for-rural-solar-installations/","date":"3.02.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":4},{"code":"KPO","title":"Środki z KPO na społeczności energetyczne (po angielsku)","publisher":"REScoop.eu","url":"https://www.rescoop.eu/financing-tracker/recovery-and-resilience/poland-recovery-and-resilience-fund-2","date":"2023–2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"REG","title":"Fundusze regionalne na społeczności energetyczne (po angielsku)","publisher":"REScoop.eu","url":"https://rescoop.eu/policy/financing-tracker/cohesion-regional-development-funds/cohesion-regionaldevelopment","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":3},{"code":"EDW2","title":"Energia dla wsi – wydłużony nabór (po angielsku)","publisher":"Wodne Sprawy","url":"https://wodnesprawy.pl/en/energy-for-the-countryside-extension-of-the-call-for-applications/","date":"2023/2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":3},{"code":"EDW3","title":"Energia dla wsi – opis programu (po angielsku)","publisher":"resglobalinvestment.com","url":"https://resglobalinvestment.com/en/energy-for-villages/","date":"2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":4},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":1}],"related":[{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"},{"title":"Biogazownia w spółdzielni energetycznej: prąd o każdej porze","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},"next":{"title":"Rolnik: KRUS, dotacje, dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podatki-i-pieniadze/finansowanie-spoldzielni-energetycznej.md


const frontMatter = {
	title: 'Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony',
	description: 'Jakie wsparcie miały spółdzielnie energetyczne, które nabory są zamknięte, gdzie szukać nowych i jak policzyć plan bez dotacji.',
	sidebar_position: 3,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'finansowanie',
		'magazyn-energii'
	],
	updated: '2026-11-22',
	checked: '2026-11-22',
	facts: [
		'F11',
		'F12',
		'F13',
		'F25',
		'F26',
		'F34',
		'F62',
		'F78',
		'F79',
		'F80',
		'F81',
		'F82',
		'F83'
	],
	sources: [
		'EDW1',
		'KPO',
		'REG',
		'PS',
		'EDW2',
		'EDW3',
		'OZE',
		'ZM23'
	],
	related: [
		'ile-mozna-zaoszczedzic',
		'rolnik-krus-dotacje-dzierzawa',
		'biogazownia-w-spoldzielni',
		'jak-wybrac-doradce'
	],
	summary: [
		'Drugi nabór „Energii dla wsi” jest zamknięty, a o następnym powiedzą ogłoszenia NFOŚiGW.',
		'Wsparcie społeczności energetycznych przewidziano też w KPO i w 15 programach regionalnych.',
		'Pożyczkę trzeba oddać, więc sprawdź, czy pokryje ją roczna korzyść z energii.',
		'Policz plan tak, aby działał bez dotacji.'
	],
	aliases: [
		'dotacja na spółdzielnię energetyczną',
		'dofinansowanie fotowoltaiki na wsi',
		'pożyczka NFOŚiGW',
		'kredyt dla spółdzielni energetycznej',
		'wkład własny członka',
		'nabór wniosków 2026',
		'biznesplan spółdzielni'
	],
	glossary_skip: [],
	slug: '/finansowanie-spoldzielni-energetycznej'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co wiadomo w listopadzie 2026 r.",
  "id": "co-wiadomo-w-listopadzie-2026-r",
  "level": 2
}, {
  "value": "„Energia dla wsi”: co dawał drugi nabór",
  "id": "energia-dla-wsi-co-dawal-drugi-nabor",
  "level": 2
}, {
  "value": "KPO i programy regionalne",
  "id": "kpo-i-programy-regionalne",
  "level": 2
}, {
  "value": "Ile wnoszą członkowie i czym ryzykują",
  "id": "ile-wnosza-czlonkowie-i-czym-ryzykuja",
  "level": 2
}, {
  "value": "Kto ma być właścicielem instalacji",
  "id": "kto-ma-byc-wlascicielem-instalacji",
  "level": 3
}, {
  "value": "Jak policzyć plan bez dotacji",
  "id": "jak-policzyc-plan-bez-dotacji",
  "level": 2
}, {
  "value": "Jak przygotować się do naboru",
  "id": "jak-przygotowac-sie-do-naboru",
  "level": 2
}, {
  "value": "O co zapytać",
  "id": "o-co-zapytac",
  "level": 3
}, {
  "value": "Co zebrać wcześniej",
  "id": "co-zebrac-wczesniej",
  "level": 3
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
    ol: "ol",
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
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Pytanie o dotację pada zwykle na początku. W listopadzie 2026 r. bezpieczniej odpowiedzieć na nie planem, który działa bez dotacji, a o nowe nabory pytać tych, którzy je prowadzą. Niżej opisujemy dawne nabory, zapisy programów i rachunek bez wsparcia."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-wiadomo-w-listopadzie-2026-r",
      children: "Co wiadomo w listopadzie 2026 r."
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Co wiadomo w listopadzie 2026 r.",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Skąd pieniądze"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co wiemy"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co sprawdzić"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "„Energia dla wsi”"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiemy",
            children: ["drugi nabór trwał do 19 grudnia 2025 r. lub do wyczerpania 1 mld zł", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-edw1",
              id: "EDW1-1",
              "aria-label": "Źródło 1",
              children: "[1]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co sprawdzić",
            children: "nabór na 2026 r."
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "KPO, czyli Krajowy Plan Odbudowy"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiemy",
            children: ["około 189 mln euro na ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#spolecznosc-energetyczna",
              children: "społeczności energetyczne"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-kpo",
              id: "KPO-1",
              "aria-label": "Źródło 2",
              children: "[2]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co sprawdzić",
            children: "nabory i stan w 2026 r."
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Programy regionalne 2021–2027"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiemy",
            children: ["wsparcie zakładało 15 z 16 programów", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-reg",
              id: "REG-1",
              "aria-label": "Źródło 3",
              children: "[3]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co sprawdzić",
            children: "nabór w Twoim województwie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "BGK, czyli Bank Gospodarstwa Krajowego"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiemy",
            children: ["osobnej oferty dla ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
              children: "spółdzielni energetycznych"
            }), " nie znaleźliśmy"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co sprawdzić",
            children: "zapytaj w banku"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#czlonek",
              children: "Członkowie"
            })
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiemy",
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#wpisowe",
              children: "wpisowe"
            }), " i ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#udzial",
              children: "udziały"
            }), " określa ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#statut",
              children: "statut"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-1",
              "aria-label": "Źródło 4, art. 5",
              children: "[4]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co sprawdzić",
            children: "ile każdy może wpłacić"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Nasze źródła są z lat 2023–2025, więc nowszego naboru mogły nie objąć. Przed decyzją zajrzyj na strony NFOŚiGW i urzędu marszałkowskiego."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "energia-dla-wsi-co-dawal-drugi-nabor",
      children: "„Energia dla wsi”: co dawał drugi nabór"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Program prowadzi Narodowy Fundusz Ochrony Środowiska i Gospodarki Wodnej, w skrócie NFOŚiGW, z pieniędzy Funduszu Modernizacyjnego. Mogli z niego korzystać rolnicy, spółdzielnie energetyczne i ich członkowie, którzy prowadzą firmy", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-edw1",
        id: "EDW1-2",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-edw2",
        id: "EDW2-1",
        "aria-label": "Źródło 5",
        children: "[5]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
      className: "drawing bars",
      children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
        children: "Najwyższe wsparcie w drugim naborze, w procentach kosztów"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Fotowoltaika i wiatr"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "100%"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
              x: "0%",
              width: "100%",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "pożyczka"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Biogaz i woda"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "45%"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
              x: "0%",
              width: "45%",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "dotacja"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.span, {
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#magazyn-energii",
              children: "Magazyn"
            }), " połączony ze źródłem"]
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "20%"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
              x: "0%",
              width: "20%",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "dotacja"
          }), "\n"]
        }), "\n"]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["To warunki drugiego, zamkniętego naboru", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-3",
          "aria-label": "Źródło 1",
          children: "[1]"
        }), ". W pierwszym dotacja na biogaz i wodę sięgała 65%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw2",
          id: "EDW2-2",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), ", a kolejny może mieć jeszcze inne zasady, więc nie wpisuj tych stawek do budżetu."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Pierwszy nabór pokazuje, na co najczęściej składano wnioski. Było ich 370, na około 1,94 mld zł. Z tych wniosków 356 dotyczyło ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/biogazownia-w-spoldzielni",
          children: "biogazowni"
        }), ", a umowy podpisywano powoli. Budżet tego naboru źródła podają różnie: 1 mld albo 2 mld zł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-4",
          "aria-label": "Źródło 1",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw2",
          id: "EDW2-3",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw3",
          id: "EDW3-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kpo-i-programy-regionalne",
        children: "KPO i programy regionalne"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["KPO przewiduje pomoc na dwóch etapach: przed inwestycją i przy samej inwestycji. Po zmianie planu kwota wzrosła z 97 do około 189 mln euro, ale na wszystkie społeczności energetyczne, nie tylko na spółdzielnie. Pierwsza wersja mówiła o wsparciu do 400 tys. zł na spółdzielnię i do 1,5 mln zł na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#klaster-energii",
          children: "klaster energii"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kpo",
          id: "KPO-2",
          "aria-label": "Źródło 2",
          children: "[2]"
        }), ". Źródło jest z lat 2023–2024, więc obecne limity sprawdź w ogłoszeniach o naborach."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Programy regionalne prowadzą województwa, a w 2023 r. wsparcie społeczności energetycznych zakładało 15 z 16 z nich", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-reg",
          id: "REG-2",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), ". Czy Twoje województwo jest wśród nich i czy trwa tam nabór, dowiesz się w urzędzie marszałkowskim."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-wnosza-czlonkowie-i-czym-ryzykuja",
        children: "Ile wnoszą członkowie i czym ryzykują"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Każda spółdzielnia ma też pieniądze od członków: wpisowe, czyli opłatę na wejściu, i udziały, czyli kwoty wnoszone do wspólnego funduszu. Ich wysokość określa statut", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-2",
          "aria-label": "Źródło 4, art. 5 i art. 19–20",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ryzyko członka ma granicę: w stratach uczestniczy do wysokości zadeklarowanych udziałów, a wobec wierzycieli spółdzielni nie odpowiada", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 4, art. 19",
          children: "[4]"
        }), ". Bank lub fundusz może jednak poprosić o dodatkowe zabezpieczenie, więc przeczytaj takie zobowiązanie, zanim je podpiszesz."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "kto-ma-byc-wlascicielem-instalacji",
        children: "Kto ma być właścicielem instalacji"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Instalacje muszą być własnością spółdzielni albo jej członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-1",
          "aria-label": "Źródło 7, art. 38f ust. 1",
          children: "[7]"
        }), ". Panele firmy z zewnątrz tego warunku nie spełniają, a drogi, które jej zostają, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz",
          children: "inwestorze z zewnątrz"
        }), ". Zanim przyjmiesz ofertę „instalacja za 0 zł” albo leasing, sprawdź z prawnikiem, kto zostaje właścicielem. O grunt możesz być spokojniejszy, bo przepis o nim nie mówi; więcej jest w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rolnik-krus-dotacje-dzierzawa",
          children: "rolniku i dzierżawie"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-policzyc-plan-bez-dotacji",
        children: "Jak policzyć plan bez dotacji"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zrób dwa rachunki: ze wsparciem i bez niego. Różnica pokaże, co się stanie, gdy nabór nie ruszy."
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Kwoty są wymyślone i okrągłe. Panele kosztują 300 000 zł, a połączony z nimi magazyn 100 000 zł. Spółdzielnia ma 40 członków, którzy wpłacają po równo."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Wsparcie liczymy według zamkniętego naboru: pożyczka na 100% kosztów paneli, spłacana 15 lat bez odsetek, i 20% dotacji do magazynu."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Jak policzyć plan bez dotacji",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Pozycja"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Ze wsparciem"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Bez wsparcia"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Dotacja"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "20 000 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pożyczka"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "300 000 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wpłaty członków razem"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "80 000 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "400 000 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wpłata 1 członka"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2 000 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "10 000 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Spłata w roku"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "20 000 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0 zł"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dotacja zmniejszyła tu koszt o 5%, a większość wsparcia to pożyczka, którą trzeba oddać. W tym przykładzie program ułatwia więc start, ale prawie nie obniża ceny. Sprawdź, czy roczna korzyść z energii pokryje ratę, tak jak pokazuje tekst ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-mozna-zaoszczedzic",
          children: "ile można oszczędzić"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nie kupuj też sprzętu tylko dlatego, że jest dotacja. Magazyn ma sens dopiero wtedy, gdy pomaga w Twoich godzinach, co wyjaśnia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/magazyn-energii-w-spoldzielni",
          children: "magazyn energii w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-przygotowac-sie-do-naboru",
        children: "Jak przygotować się do naboru"
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "o-co-zapytac",
        children: "O co zapytać"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Do kiedy trwa i czy są jeszcze pieniądze?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy wniosek składa spółdzielnia, czy tylko jej członek?"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Czy w dniu wniosku trzeba mieć wpis do ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#krs",
            children: "KRS"
          }), " (rejestru sądowego) albo do ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
            children: "wykazu KOWR"
          }), " (", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#kowr",
            children: "Krajowego Ośrodka Wsparcia Rolnictwa"
          }), ")?"]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ile z tej kwoty to dotacja, a ile pożyczka?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy pieniądze przychodzą przed zakupem, czy po nim?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy wolno zamówić sprzęt przed podpisaniem umowy?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Co grozi, gdy po kilku latach zmieni się skład członków?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Odpowiedzi szukaj w regulaminie naboru, a nie w reklamie. Jeśli doradca bierze prowizję od dotacji, poproś o rachunek także bez niej."
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "co-zebrac-wczesniej",
        children: "Co zebrać wcześniej"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Większość dokumentów przyda się niezależnie od programu:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["dane godzinowe członków z 12 miesięcy; spółdzielnia może je dostać od ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#osd",
            children: "operatora"
          }), " przed wnioskiem do KOWR, jeśli operator je ma", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-2",
            "aria-label": "Źródło 7, art. 38c ust. 5a",
            children: "[7]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["moc źródeł potrzebną do progu 70% rocznych potrzeb", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-3",
            "aria-label": "Źródło 7, art. 38e ust. 1 pkt 3",
            children: "[7]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["łączną moc, bo zwolnienie z akcyzy działa do 1 MW", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-4",
            "aria-label": "Źródło 7, art. 38c ust. 13 pkt 3",
            children: "[7]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["wpis do KRS, potrzebny do wniosku o warunki przyłączenia nowej instalacji dla spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-zm23",
            id: "ZM23-1",
            "aria-label": "Źródło 8",
            children: "[8]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "uchwałę o tym, kto kupuje instalację i kto ją spłaca."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Policz najpierw wariant bez wsparcia w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "kalkulatorze z przykładem wsi"
        }), ", który zna także koszt instalacji i utrzymania. Gdy wynik się broni, przejdź do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
          children: "kroków zakładania spółdzielni"
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