"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1639"], {
31825(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_rok_spoldzielni_kalendarz_md_35d_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-rok-spoldzielni-kalendarz-md-35d.json
var site_baza_wiedzy_prowadzenie_rok_spoldzielni_kalendarz_md_35d_namespaceObject = JSON.parse('{"id":"prowadzenie/rok-spoldzielni-kalendarz","title":"Rok spółdzielni: kalendarz terminów i kar","description":"Rok zarządu spółdzielni energetycznej miesiąc po miesiącu: sprawozdanie, walne zgromadzenie, lustracja, terminy od zdarzeń i kary.","source":"@site/baza-wiedzy/prowadzenie/rok-spoldzielni-kalendarz.md","sourceDirName":"prowadzenie","slug":"/rok-spoldzielni-kalendarz","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."}],"version":"current","sidebarPosition":5,"frontMatter":{"article":{"kind":"article","label":"Rok spółdzielni: kalendarz terminów i kar","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-22","summary":["Na sprawozdanie roczne do KOWR jest 60 dni od końca roku, czyli zwykle do 1 marca.","Walne zgromadzenie odbywa się w 6 miesięcy po roku obrachunkowym, a sprawozdania leżą do wglądu 14 dni wcześniej.","Lustracja wypada co najmniej raz na 3 lata.","Zmianę danych zgłasza się KOWR w 14 dni, o każdej porze roku.","Za brak sprawozdania jest 1 000 zł kary, a za niezgłoszoną zmianę wykreślenie z wykazu."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":16},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":16},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"KSC","title":"Ustawa o kosztach sądowych w sprawach cywilnych (tekst jednolity, Dz.U. 2024 poz. 959)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000959","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/33a01bef4d61683777151e9a0ad14e5edcad524e/pl/DU-2024-959.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"BI","title":"Spółdzielnie energetyczne w miastach – możliwości i wyzwania","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj","date":"18.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},"next":{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/rok-spoldzielni-kalendarz.md


const frontMatter = {
	title: 'Rok spółdzielni: kalendarz terminów i kar',
	description: 'Rok zarządu spółdzielni energetycznej miesiąc po miesiącu: sprawozdanie, walne zgromadzenie, lustracja, terminy od zdarzeń i kary.',
	sidebar_position: 5,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'podstawowy',
	tags: [
		'kowr',
		'czlonkostwo',
		'statut'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F13',
		'F22',
		'F28',
		'F42',
		'F52',
		'F55',
		'F103',
		'F104',
		'F105',
		'F106',
		'F108',
		'F109',
		'F110',
		'F112',
		'F117',
		'F119',
		'F151',
		'F160',
		'F171',
		'F172',
		'F173',
		'F174',
		'F175',
		'F176',
		'F179',
		'F180'
	],
	sources: [
		'OZE',
		'PS',
		'ROZP',
		'KSC',
		'BI'
	],
	related: [
		'obowiazki-roczne-spoldzielni',
		'pierwsze-90-dni-po-wpisie',
		'organy-i-glosowanie',
		'likwidacja-spoldzielni'
	],
	summary: [
		'Na sprawozdanie roczne do KOWR jest 60 dni od końca roku, czyli zwykle do 1 marca.',
		'Walne zgromadzenie odbywa się w 6 miesięcy po roku obrachunkowym, a sprawozdania leżą do wglądu 14 dni wcześniej.',
		'Lustracja wypada co najmniej raz na 3 lata.',
		'Zmianę danych zgłasza się KOWR w 14 dni, o każdej porze roku.',
		'Za brak sprawozdania jest 1 000 zł kary, a za niezgłoszoną zmianę wykreślenie z wykazu.'
	],
	aliases: [
		'terminy zarządu spółdzielni',
		'kalendarz obowiązków spółdzielni',
		'plan pracy zarządu na rok',
		'kiedy walne zgromadzenie spółdzielni',
		'kiedy lustracja spółdzielni',
		'kto robi lustrację',
		'czy lustracja jest co rok',
		'związek rewizyjny',
		'do kiedy sprawozdanie do KOWR',
		'grzywna za brak walnego',
		'rok obrachunkowy kończy się w czerwcu'
	],
	glossary_skip: [],
	slug: '/rok-spoldzielni-kalendarz'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Rok miesiąc po miesiącu",
  "id": "rok-miesiac-po-miesiacu",
  "level": 2
}, {
  "value": "Sprawozdanie do KOWR",
  "id": "sprawozdanie-do-kowr",
  "level": 3
}, {
  "value": "Walne zgromadzenie",
  "id": "walne-zgromadzenie",
  "level": 3
}, {
  "value": "Lustracja",
  "id": "lustracja",
  "level": 3
}, {
  "value": "Terminy, które biegną od zdarzenia",
  "id": "terminy-ktore-biegna-od-zdarzenia",
  "level": 2
}, {
  "value": "Co grozi za zaniedbanie",
  "id": "co-grozi-za-zaniedbanie",
  "level": 2
}, {
  "value": "Jak podzielić pracę",
  "id": "jak-podzielic-prace",
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
    ol: "ol",
    p: "p",
    path: "path",
    span: "span",
    strong: "strong",
    svg: "svg",
    table: "table",
    tbody: "tbody",
    td: "td",
    th: "th",
    thead: "thead",
    tr: "tr",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Rok w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielni energetycznej"
      }), " ma trzy stałe daty: sprawozdanie do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), ", ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#walne-zgromadzenie",
        children: "walne zgromadzenie"
      }), " i co trzeci rok lustrację. Reszta terminów pojawia się wtedy, gdy coś się zmieni: przyjdzie nowy ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członek"
      }), ", przybędzie paneli albo przyjdzie pismo z urzędu. Tu jest plan na cały rok, a same przepisy o KOWR wyjaśnia artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/obowiazki-roczne-spoldzielni",
        children: "obowiązkach rocznych"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Stałe dni możesz wgrać do telefonu jednym plikiem. Znajdziesz go we wzorze ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/wzory/kalendarz-obowiazkow",
        children: "kalendarz obowiązków"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "rok-miesiac-po-miesiacu",
      children: "Rok miesiąc po miesiącu"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Tabela zakłada, że rok obrachunkowy jest kalendarzowy. Jeśli ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "statut"
      }), " mówi inaczej, przesuń walne zgromadzenie: gdy rok kończy się 30 czerwca, zwołaj je przed końcem grudnia. Sprawozdania do KOWR nie przesuwaj, bo jego termin zawsze liczy się od roku kalendarzowego. Pogrubione są terminy z ustaw, a pozostałe to nasza propozycja."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Rok miesiąc po miesiącu",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kiedy"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co robi zarząd"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Styczeń"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["zamyka dane za 12 miesięcy i przelicza ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
              children: "pokrycie potrzeb"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: (0,jsx_runtime.jsx)(_components.strong, {
              children: "Do 60. dnia roku, zwykle do 1 marca"
            })
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["składa w KOWR sprawozdanie za miniony rok", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-1",
              "aria-label": "Źródło 1, art. 38m pkt 2",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Marzec"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "zamyka rok w księgach i pilnuje terminu sprawozdania finansowego, który poda księgowość"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Kwiecień"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "oddaje sprawozdanie finansowe radzie, która ocenia je do maja"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Maj"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "zwołuje walne zgromadzenie w sposób, który podaje statut"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: (0,jsx_runtime.jsx)(_components.strong, {
              children: "14 dni przed walnym"
            })
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["wykłada sprawozdania w lokalu spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-1",
              "aria-label": "Źródło 2, art. 89",
              children: "[2]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: (0,jsx_runtime.jsx)(_components.strong, {
              children: "Do 30 czerwca"
            })
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["przeprowadza walne zgromadzenie", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-2",
              "aria-label": "Źródło 2, art. 39 § 1",
              children: "[2]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Wrzesień"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "sprawdza, czy zbliża się lustracja, i ją zamawia"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Październik"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "pyta sprzedawcę o ceny i warunki na nowy rok"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Grudzień"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "sprawdza pokrycie potrzeb przed zmianami na nowy rok"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
      className: "drawing ribbon",
      children: ["\n", (0,jsx_runtime.jsxs)(_components.figcaption, {
        children: ["Rok ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "zarządu"
        }), " na jednej wstędze"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Pokrycie i sprawozdanie do KOWR"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "I–II"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            viewBox: "0 0 120 10",
            preserveAspectRatio: "none",
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M20 0h8v10h-8zM30 0h8v10h-8zM40 0h8v10h-8zM50 0h8v10h-8zM60 0h8v10h-8zM70 0h8v10h-8zM80 0h8v10h-8zM90 0h8v10h-8zM100 0h8v10h-8zM110 0h8v10h-8z",
              children: "\n"
            }), "\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M0 0h8v10h-8zM10 0h8v10h-8z",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "najpóźniej 60. dnia roku, zwykle 1 marca"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Księgi i sprawozdanie finansowe"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "III–V"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            viewBox: "0 0 120 10",
            preserveAspectRatio: "none",
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M0 0h8v10h-8zM10 0h8v10h-8zM50 0h8v10h-8zM60 0h8v10h-8zM70 0h8v10h-8zM80 0h8v10h-8zM90 0h8v10h-8zM100 0h8v10h-8zM110 0h8v10h-8z",
              children: "\n"
            }), "\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M20 0h8v10h-8zM30 0h8v10h-8zM40 0h8v10h-8z",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "ocenia je rada"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Walne zgromadzenie"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "V–VI"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            viewBox: "0 0 120 10",
            preserveAspectRatio: "none",
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M0 0h8v10h-8zM10 0h8v10h-8zM20 0h8v10h-8zM30 0h8v10h-8zM60 0h8v10h-8zM70 0h8v10h-8zM80 0h8v10h-8zM90 0h8v10h-8zM100 0h8v10h-8zM110 0h8v10h-8z",
              children: "\n"
            }), "\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M40 0h8v10h-8zM50 0h8v10h-8z",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "do 30 czerwca, sprawozdania wyłożone 14 dni wcześniej"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Lustracja"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "IX"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            viewBox: "0 0 120 10",
            preserveAspectRatio: "none",
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M0 0h8v10h-8zM10 0h8v10h-8zM20 0h8v10h-8zM30 0h8v10h-8zM40 0h8v10h-8zM50 0h8v10h-8zM60 0h8v10h-8zM70 0h8v10h-8zM90 0h8v10h-8zM100 0h8v10h-8zM110 0h8v10h-8z",
              children: "\n"
            }), "\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M80 0h8v10h-8z",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "sprawdź, czy się zbliża"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Ceny i warunki na nowy rok"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "X"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            viewBox: "0 0 120 10",
            preserveAspectRatio: "none",
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M0 0h8v10h-8zM10 0h8v10h-8zM20 0h8v10h-8zM30 0h8v10h-8zM40 0h8v10h-8zM50 0h8v10h-8zM60 0h8v10h-8zM70 0h8v10h-8zM80 0h8v10h-8zM100 0h8v10h-8zM110 0h8v10h-8z",
              children: "\n"
            }), "\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M90 0h8v10h-8z",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "pytanie do sprzedawcy"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Pokrycie przed zmianami"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "XII"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            viewBox: "0 0 120 10",
            preserveAspectRatio: "none",
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M0 0h8v10h-8zM10 0h8v10h-8zM20 0h8v10h-8zM30 0h8v10h-8zM40 0h8v10h-8zM50 0h8v10h-8zM60 0h8v10h-8zM70 0h8v10h-8zM80 0h8v10h-8zM90 0h8v10h-8zM100 0h8v10h-8z",
              children: "\n"
            }), "\n", (0,jsx_runtime.jsx)(_components.path, {
              d: "M110 0h8v10h-8z",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "zanim wejdą w nowym roku"
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        className: "scale",
        "aria-hidden": "true",
        children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "I"
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "IV"
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "VII"
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "X"
        }), "\n"]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Co miesiąc dochodzi jeszcze jedno zadanie: pobrać dane od sprzedawcy, sprawdzić rozliczenie i zapisać, ile energii wytworzono i zużyto. Tę dokumentację trzeba prowadzić od dnia wpisu do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazu"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 38m pkt 1",
        children: "[1]"
      }), ". Sprzedawca udostępnia dane w systemie teleinformatycznym, z podziałem na członków", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 38c ust. 9",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 3, § 5",
        children: "[3]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przy okazji warto spojrzeć na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zapas-w-sieci",
          children: "zapas w sieci"
        }), ". Niewykorzystana energia przechodzi na kolejne miesiące, ale najdłużej na 12", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 38c ust. 8",
          children: "[1]"
        }), ". Jeśli zapas rośnie od wiosny do jesieni i nie maleje zimą, spółdzielni brakuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#odbiorca",
          children: "odbiorców"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "sprawozdanie-do-kowr",
        children: "Sprawozdanie do KOWR"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sprawozdanie podaje, ile energii spółdzielnia i jej członkowie wytworzyli i zużyli w każdym miesiącu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38m",
          children: "[1]"
        }), ". 60 dni od końca roku mija 1 marca, a w roku przestępnym 29 lutego. Nie czekaj na ostatni dzień, bo ustalenie jednej brakującej liczby potrafi zająć tydzień."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "walne-zgromadzenie",
        children: "Walne zgromadzenie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Na corocznym walnym zgromadzeniu członkowie zatwierdzają sprawozdania, udzielają zarządowi absolutorium i decydują o podziale nadwyżki bilansowej albo o pokryciu strat", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 2, art. 38 § 1",
          children: "[2]"
        }), ". Kogo zawiadomić i ile głosów trzeba, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/organy-i-glosowanie",
          children: "organach i głosowaniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Rok obrachunkowy jest kalendarzowy, a walne zgromadzenie zaplanowano na piątek 18 czerwca 2027 r. Statut każe zawiadomić członków 21 dni wcześniej, czyli najpóźniej w piątek 28 maja."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Sprawozdania muszą leżeć do wglądu co najmniej 14 dni, więc wykładamy je do piątku 4 czerwca. Rada powinna ocenić je wcześniej, najpóźniej w maju."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "lustracja",
        children: "Lustracja"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Lustracja sprawdza, czy spółdzielnia działa legalnie, gospodarnie i rzetelnie. Trzeba się jej poddać co najmniej raz na 3 lata, a w likwidacji co roku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-4",
          "aria-label": "Źródło 2, art. 91 § 1",
          children: "[2]"
        }), ". Spółdzielnię należącą do związku rewizyjnego bada ten związek. Pozostałe zlecają ją odpłatnie wybranemu związkowi albo Krajowej Radzie Spółdzielczej."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wcześniejszej lustracji, choćby jednej sprawy, może zażądać walne zgromadzenie, rada albo jedna piąta członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 2, art. 91",
          children: "[2]"
        }), ". Prasa wymienia wśród organizacji branży Krajowy Związek Rewizyjny Spółdzielni Energetycznych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-bi",
          id: "BI-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), ". Jak ująć cenę lustracji w budżecie, pokazuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie",
          children: "ile kosztuje spółdzielnia"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nie pomyl Krajowej Rady Spółdzielczej z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#krs",
          children: "Krajowym Rejestrem Sądowym"
        }), ", bo obie nazwy mają te same pierwsze litery. W przepisach i w tym serwisie KRS to zawsze rejestr sądowy, a Rada pełni rolę związku rewizyjnego dla spółdzielni, które do żadnego nie należą", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 2, art. 7 i 259",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Lustrator zawiadamia radę i zarząd o rozpoczęciu, a na koniec składa im protokół. Wnioski z lustracji rada przedstawia najbliższemu walnemu zgromadzeniu. Zarząd co roku informuje walne i lustrującego, co z nich wykonano, i pokazuje protokół każdemu członkowi, który tego zażąda", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 2, art. 92–93",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "terminy-ktore-biegna-od-zdarzenia",
        children: "Terminy, które biegną od zdarzenia"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Terminy, które biegną od zdarzenia",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co się stało"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Ile masz czasu"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zmieniły się dane z wniosku do wykazu: członkowie, punkty, instalacje, siedziba, sprzedawca"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["14 dni na zgłoszenie do KOWR", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-6",
                "aria-label": "Źródło 1, art. 38i",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Spółdzielnia zawiesza lub kończy działalność"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["14 dni na zgłoszenie do KOWR", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-7",
                "aria-label": "Źródło 1, art. 38i",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "KOWR wzywa do uzupełnienia wniosku"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["7 dni od doręczenia", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-8",
                "aria-label": "Źródło 1, art. 38g ust. 6",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Przyszedł protokół kontroli KOWR"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["co najmniej 7 dni na zastrzeżenia", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-9",
                "aria-label": "Źródło 1, art. 33 ust. 4 i art. 38n",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Kara stała się prawomocna"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["14 dni na zapłatę", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-10",
                "aria-label": "Źródło 1, art. 175 ust. 1",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Ktoś złożył deklarację"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["miesiąc na uchwałę, jeśli statut nie mówi inaczej, i 2 tygodnie na zawiadomienie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-8",
                "aria-label": "Źródło 2, art. 17 § 3",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Walne zmieniło statut"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["30 dni na zgłoszenie do KRS", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-9",
                "aria-label": "Źródło 2, art. 12a",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Członkowie lub rada żądają walnego"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["ma się odbyć w 6 tygodni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-10",
                "aria-label": "Źródło 2, art. 39 § 5",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Członek chce zaskarżyć uchwałę walnego"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["6 tygodni na pozew", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-11",
                "aria-label": "Źródło 2, art. 42 § 6",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Członków jest za mało"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["rok na uzupełnienie, potem likwidacja", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-12",
                "aria-label": "Źródło 2, art. 113 § 1 pkt 2",
                children: "[2]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Terminów dla firm energetycznych pilnuj z drugiej strony. ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "Operator"
        }), " ma 4 miesiące na liczniki i 21 dni na umowę dystrybucyjną, a sprzedawca 90 dni na oferty i umowę, zawsze od wniosku spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 1, art. 38da ust. 1–2",
          children: "[1]"
        }), ". Plan pierwszego kwartału opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/pierwsze-90-dni-po-wpisie",
          children: "90 dniach po wpisie"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-grozi-za-zaniedbanie",
        children: "Co grozi za zaniedbanie"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Jedne kary ponosi spółdzielnia, a inne osoby, które zasiadają w jej organach."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co grozi za zaniedbanie",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Zaniedbanie"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Konsekwencja"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kogo dotyka"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Brak sprawozdania w terminie albo nieprawda w nim"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Konsekwencja",
              children: ["1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-12",
                "aria-label": "Źródło 1, art. 168 pkt 22 i art. 170 ust. 7 pkt 2",
                children: "[1]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kogo dotyka",
              children: "spółdzielni"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Utrudnianie kontroli KOWR"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Konsekwencja",
              children: ["10 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-13",
                "aria-label": "Źródło 1, art. 168 pkt 24 i art. 170 ust. 7 pkt 1",
                children: "[1]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kogo dotyka",
              children: "tego, kto utrudnia kontrolę"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Niezgłoszona zmiana danych"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Konsekwencja",
              children: ["wykreślenie z wykazu, a z nim koniec rozliczenia 1:0,6", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-14",
                "aria-label": "Źródło 1, art. 38i i art. 40 ust. 1b",
                children: "[1]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kogo dotyka",
              children: "wszystkich członków"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Brak walnego zgromadzenia albo lustracji, ukrycie jej protokołu, brak lub nieprawda w wyjaśnieniach dla lustratora"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Konsekwencja",
              children: ["grzywna albo ograniczenie wolności", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-13",
                "aria-label": "Źródło 2, art. 267c",
                children: "[2]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kogo dotyka",
              children: "członka organu, likwidatora"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Ogłaszanie nieprawdziwych danych"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Konsekwencja",
              children: ["grzywna, ograniczenie albo do 2 lat pozbawienia wolności, a bez zamiaru do roku", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-14",
                "aria-label": "Źródło 2, art. 267d",
                children: "[2]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kogo dotyka",
              children: "członka organu, likwidatora"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Niezgłoszenie upadłości mimo powodów"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Konsekwencja",
              children: ["grzywna, ograniczenie albo do roku pozbawienia wolności", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-15",
                "aria-label": "Źródło 2, art. 267b",
                children: "[2]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kogo dotyka",
              children: "członka zarządu, likwidatora"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Karę pieniężną płaci spółdzielnia, ale członek zarządu, który zawinił, odpowiada wobec niej za szkodę", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-16",
          "aria-label": "Źródło 2, art. 58",
          children: "[2]"
        }), ". Przy karze KOWR patrzy na zakres i powtarzalność naruszeń, a może też od niej odstąpić, gdy naruszenie jest znikome i obowiązek już wykonano", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-15",
          "aria-label": "Źródło 1, art. 174",
          children: "[1]"
        }), ". Odwołanie rozpatruje minister właściwy do spraw rynków rolnych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-16",
          "aria-label": "Źródło 1, art. 38 ust. 2",
          children: "[1]"
        }), ", a jego termin znajdziesz w pouczeniu decyzji."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Terminy podatków, składek i złożenia sprawozdania finansowego wyznaczają inne ustawy. Poproś księgowość o drugą kartkę z tymi datami i dopisz je do tego samego kalendarza. Zapytaj też, czy sprawozdanie elektroniczne kosztuje 40 zł, bo tyle ustawa w wersji z 2024 r. każe zapłacić za przyjęcie dokumentów do akt rejestru sądowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ksc",
          id: "KSC-1",
          "aria-label": "Źródło 4, art. 63",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-podzielic-prace",
        children: "Jak podzielić pracę"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W małej spółdzielni te obowiązki zwykle spadają na jedną osobę, która nie zawsze ma zastępstwo. Lepiej od razu wpisać przy każdej dacie dwa nazwiska: kto robi i kto sprawdza. Zarząd pilnuje pism do KOWR i sprzedawcy, a rada raz na kwartał sprawdza, czy zostały wysłane. Potwierdzenia nadania trzymaj w jednym miejscu, bo przy kontroli to one dowodzą, że zdążyliście."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Pobierz ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/kalendarz-obowiazkow",
          children: "kalendarz obowiązków"
        }), " i wpisz do niego datę ostatniej lustracji. Co dokładnie zgłasza się do KOWR i za co wykreśla on z wykazu, wyjaśnia artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/obowiazki-roczne-spoldzielni",
          children: "obowiązkach rocznych"
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