"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7953"], {
6420(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podstawy_spoldzielnia_energetyczna_co_to_jest_md_5fe_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podstawy-spoldzielnia-energetyczna-co-to-jest-md-5fe.json
var site_baza_wiedzy_podstawy_spoldzielnia_energetyczna_co_to_jest_md_5fe_namespaceObject = JSON.parse('{"id":"podstawy/spoldzielnia-energetyczna-co-to-jest","title":"Spółdzielnia energetyczna: co to jest i jak działa","description":"Dowiedz się, czym jest spółdzielnia energetyczna, kto w niej działa, jak liczy się wspólny prąd i jakie granice stawia prawo.","source":"@site/baza-wiedzy/podstawy/spoldzielnia-energetyczna-co-to-jest.md","sourceDirName":"podstawy","slug":"/spoldzielnia-energetyczna-co-to-jest","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."}],"version":"current","sidebarPosition":1,"frontMatter":{"article":{"kind":"article","label":"Spółdzielnia energetyczna: co to jest i jak działa","category":"Podstawy","neighbours":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}],"audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","updated":"2026-11-25","checked":"2026-11-22","summary":["Spółdzielnia energetyczna to grupa osób, firm lub gmin, która wspólnie wytwarza i zużywa energię z OZE.","Działa tylko dla siebie i swoich członków, nie dla obcych klientów.","W każdej godzinie prąd oddany przez jednych członków pokrywa pobór innych.","Reszta trafia do sieci: za 1 kWh wraca później 0,6 kWh.","Działalność może ruszyć dopiero po wpisie do wykazu KOWR."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":19},{"code":"OCH","title":"Spółdzielnia energetyczna – hasło słownikowe","publisher":"ochronaklimatu.com","url":"https://ochronaklimatu.com/spoldzielnia-energetyczna","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":4},{"code":"RM","title":"Ustawa o rynku mocy (tekst jednolity, Dz.U. 2023 poz. 2131)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230002131","date":"t.j. 2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/9c4329b3c08e79bf6d3e4098ecf1608d8ca31650/pl/DU-2023-2131.md","state":"tekst z 2023 r., wyciąg","read":"2026-11-22","citations":1},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":1},{"code":"KL1","title":"Klastry energii z udziałem samorządów","publisher":"Dziennik Gazeta Prawna","url":"https://serwisy.gazetaprawna.pl/samorzad/artykuly/9393953,klastry-energii-z-obowiazkowym-udzialem-samorzadow.html","date":"01.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":1},{"code":"RESD","title":"Definicje REC i CEC w Polsce – przegląd wdrożenia (po angielsku)","publisher":"REScoop.eu","url":"https://www.rescoop.eu/policy/poland-rec-cec-definitions","date":"03.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"WN1","title":"Z dużego potencjału mało mocy – spółdzielnie energetyczne","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/103172-z-duzego-potencjalu-malo-mocy-potrzebne-sa-kolejne-zmiany","date":"08.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"}],"forcedMode":null}},"sidebar":"bazaWiedzy","next":{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podstawy/spoldzielnia-energetyczna-co-to-jest.md


const frontMatter = {
	title: 'Spółdzielnia energetyczna: co to jest i jak działa',
	description: 'Dowiedz się, czym jest spółdzielnia energetyczna, kto w niej działa, jak liczy się wspólny prąd i jakie granice stawia prawo.',
	sidebar_position: 1,
	audience: [
		'mieszkancy',
		'gmina',
		'rolnicy',
		'przedsiebiorstwa'
	],
	level: 'podstawowy',
	tags: [
		'czlonkostwo',
		'kowr',
		'rozliczenie-1-do-06'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F02',
		'F04',
		'F11',
		'F12',
		'F20',
		'F24',
		'F27',
		'F30',
		'F31',
		'F33',
		'F34',
		'F35',
		'F36',
		'F38',
		'F41',
		'F42',
		'F45',
		'F47',
		'F48',
		'F50',
		'F52',
		'F55',
		'F59',
		'F84',
		'F86',
		'F89',
		'F92',
		'F95',
		'F136',
		'F186'
	],
	sources: [
		'OZE',
		'OCH',
		'ROZP',
		'RM',
		'PS',
		'KL1',
		'ZM23',
		'RESD',
		'WN1',
		'RP1'
	],
	related: [
		'kto-moze-byc-czlonkiem',
		'rozliczenie-1-do-06',
		'jak-zalozyc-spoldzielnie-energetyczna',
		'spoldzielnia-energetyczna-w-miescie'
	],
	summary: [
		'Spółdzielnia energetyczna to grupa osób, firm lub gmin, która wspólnie wytwarza i zużywa energię z OZE.',
		'Działa tylko dla siebie i swoich członków, nie dla obcych klientów.',
		'W każdej godzinie prąd oddany przez jednych członków pokrywa pobór innych.',
		'Reszta trafia do sieci: za 1 kWh wraca później 0,6 kWh.',
		'Działalność może ruszyć dopiero po wpisie do wykazu KOWR.'
	],
	aliases: [
		'wspólny prąd z sąsiadami',
		'prąd na spółkę',
		'jak działa wspólnota energetyczna',
		'kooperatywa energetyczna',
		'mała elektrownia wodna',
		'wiatrak w spółdzielni'
	],
	glossary_skip: [],
	slug: '/spoldzielnia-energetyczna-co-to-jest'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co może robić spółdzielnia energetyczna?",
  "id": "co-moze-robic-spoldzielnia-energetyczna",
  "level": 2
}, {
  "value": "Czy mogę sprzedać nadwyżkę sąsiadowi?",
  "id": "czy-moge-sprzedac-nadwyzke-sasiadowi",
  "level": 3
}, {
  "value": "Kto jest kim w spółdzielni?",
  "id": "kto-jest-kim-w-spoldzielni",
  "level": 2
}, {
  "value": "Członkowie: z panelami i bez",
  "id": "czlonkowie-z-panelami-i-bez",
  "level": 3
}, {
  "value": "Kto co robi",
  "id": "kto-co-robi",
  "level": 3
}, {
  "value": "Jak liczy się wspólny prąd?",
  "id": "jak-liczy-sie-wspolny-prad",
  "level": 2
}, {
  "value": "Co się zmienia na rachunku, a co nie?",
  "id": "co-sie-zmienia-na-rachunku-a-co-nie",
  "level": 2
}, {
  "value": "Jakie granice stawia prawo?",
  "id": "jakie-granice-stawia-prawo",
  "level": 2
}, {
  "value": "Od kiedy to działa i ile ich jest?",
  "id": "od-kiedy-to-dziala-i-ile-ich-jest",
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
    b: "b",
    div: "div",
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    p: "p",
    strong: "strong",
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
      children: "Masz panele na dachu, a sąsiad kupuje prąd w samo południe. Spółdzielnia energetyczna pozwala policzyć Was razem. Niżej wyjaśniamy, kto w niej działa, jak liczy się energię i jakie granice stawia prawo."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-moze-robic-spoldzielnia-energetyczna",
      children: "Co może robić spółdzielnia energetyczna?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["To zwykła spółdzielnia z Prawa spółdzielczego albo ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-rolnikow",
        children: "spółdzielnia rolników"
      }), ", a wyróżnia ją cel. Z odnawialnych źródeł energii (OZE), na przykład ze słońca, wiatru lub wody, wytwarza prąd, ciepło, biogaz lub ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#biometan",
        children: "biometan"
      }), ". Może też obracać tą energią i ją magazynować", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 2 pkt 33a",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-och",
        id: "OCH-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Kluczowe w definicji jest słowo „wyłącznie”: spółdzielnia działa tylko na rzecz siebie i swoich ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 2 pkt 33a",
        children: "[1]"
      }), ". Nie może więc sprzedawać prądu nikomu spoza tego grona."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "czy-moge-sprzedac-nadwyzke-sasiadowi",
      children: "Czy mogę sprzedać nadwyżkę sąsiadowi?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["W spółdzielni nie sprzedajesz prądu wybranemu sąsiadowi, lecz oddajesz go do wspólnego rozliczenia. Jeśli sąsiad też jest członkiem i pobiera prąd w tej samej godzinie, liczy się on 1 do 1", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 38c ust. 5–6",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 3, § 2 ust. 3",
        children: "[3]"
      }), ". Czy ktoś za to płaci i ile, ustala sama spółdzielnia, a sposoby porównuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci",
        children: "cenach wewnętrznych"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Komuś spoza tego grona spółdzielnia prądu nie sprzeda, bo działa tylko dla siebie i swoich członków", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-4",
        "aria-label": "Źródło 1, art. 2 pkt 33a",
        children: "[1]"
      }), ". ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#nadwyzka",
        children: "Nadwyżka"
      }), ", której nikt nie odbierze w 12 miesięcy, też nie przyniesie pieniędzy: dysponuje nią sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-5",
        "aria-label": "Źródło 1, art. 38c ust. 8 i 11",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Poprawka z 25 listopada 2026 r."
        }), " Wcześniej pisaliśmy, że Ty nie sprzedasz prądu nikomu spoza spółdzielni. Ten przepis ogranicza spółdzielnię, a nie członka."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-jest-kim-w-spoldzielni",
        children: "Kto jest kim w spółdzielni?"
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "czlonkowie-z-panelami-i-bez",
        children: "Członkowie: z panelami i bez"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Nie trzeba mieć własnych paneli, bo w spółdzielni są trzy role:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#wytworca",
            children: "wytwórca"
          }), ", czyli członek z instalacją;"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#odbiorca",
            children: "odbiorca"
          }), ", czyli członek, który tylko pobiera prąd;"]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "członek w obu rolach naraz."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Instalacje muszą należeć do spółdzielni lub do jej członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38c, art. 38f ust. 1",
          children: "[1]"
        }), ". Kto może dołączyć i ilu członków trzeba na start, opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
          children: "kto może być członkiem"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "kto-co-robi",
        children: "Kto co robi"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Wokół spółdzielni działa kilka firm i urzędów, które warto rozróżniać od początku."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Kto co robi",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co robi"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Spółdzielnia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "zrzesza członków, ustala wewnętrzne zasady, podpisuje umowę ze sprzedawcą"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Członek"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "wytwarza lub pobiera energię, ma własną umowę ze sprzedawcą"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprzedawca"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "jeden dla całej spółdzielni, rozlicza energię i daje dane"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#osd",
                children: "OSD"
              }), ", czyli operator sieci"]
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["mierzy energię i zakłada ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#lzo",
                children: "liczniki zdalnego odczytu"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#kowr",
                children: "KOWR"
              }), ", czyli Krajowy Ośrodek Wsparcia Rolnictwa"]
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["prowadzi jawny ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
                children: "wykaz"
              }), " spółdzielni"]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Role sprzedawcy i operatora wynikają z ustawy o OZE i rozporządzenia o rozliczeniach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 1, art. 38c ust. 9, art. 38da, art. 40 ust. 1a",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-2",
          "aria-label": "Źródło 3, § 2 i § 5",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przed wpisem do wykazu KOWR nie wolno zacząć działalności", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 1, art. 38f ust. 2–3",
          children: "[1]"
        }), ". Sam wpis też nie wystarczy, aby ruszyły rozliczenia, bo potrzebne są jeszcze umowy i liczniki", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 1, art. 38da",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-liczy-sie-wspolny-prad",
        children: "Jak liczy się wspólny prąd?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W każdej godzinie zestawia się pobór i oddanie wszystkich członków. Prąd, który jedni oddają, a inni w tej samej godzinie zużywają, liczy się 1 do 1", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 1, art. 38c ust. 5–6",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-3",
          "aria-label": "Źródło 3, § 2 ust. 3",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dopiero nadwyżka ponad pobór całej grupy idzie do sieci, która działa jak magazyn na papierze: za każdą oddaną 1 kWh można później odebrać 0,6 kWh. Współczynnik jest jeden, bez względu na moc instalacji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 1, art. 38c ust. 3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Trzech członków, same osoby prawne: gmina (szkoła z panelami), spółka (sklep) i druga spółka (oczyszczalnia). O 12:00 szkoła oddaje 12 kWh, sklep pobiera 5 kWh, a oczyszczalnia 3 kWh. Wspólnie zużyte jest 8 kWh. Do sieci trafiają 4 kWh, czyli do odbioru zostaje 2,4 kWh."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "O 20:00 cała trójka pobiera razem 7 kWh. Z zapasu schodzi 2,4 kWh, a 4,6 kWh trzeba kupić. Liczby są umowne, a w innych godzinach miesiąca nie było ani poboru, ani oddania."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rozliczenie zamyka się z końcem każdego miesiąca kalendarzowego. Zapas przechodzi na kolejne miesiące, lecz najdłużej na 12, a potem nadwyżką dysponuje sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 1, art. 38c ust. 8 i 11",
          children: "[1]"
        }), ". Więcej liczb znajdziesz w artykule ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "jak działa rozliczenie 1:0,6"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-sie-zmienia-na-rachunku-a-co-nie",
        children: "Co się zmienia na rachunku, a co nie?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Od własnej energii grupy nie nalicza się ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oplata-oze",
          children: "opłaty OZE"
        }), ", mocowej ani kogeneracyjnej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 38c ust. 13 pkt 1",
          children: "[1]"
        }), ". Domy i mali odbiorcy płacą ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oplata-mocowa",
          children: "opłatę mocową"
        }), " ryczałtem za miesiąc, a nie od kWh", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rm",
          id: "RM-1",
          "aria-label": "Źródło 4, art. 89a ust. 1–2",
          children: "[4]"
        }), ", więc w planach licz ją w całości. Zmienną opłatę za sieć ustawa wiąże z wartością nadwyżki, którą dysponuje sprzedawca, więc ta opłata nie zawsze znika", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-14",
          "aria-label": "Źródło 1, art. 38c ust. 7 pkt 2, ust. 11–11b",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rachunek nie spada do zera, bo zostają opłaty, które nie zależą od liczby kWh, na przykład stała sieciowa i abonament", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-15",
          "aria-label": "Źródło 1, art. 38c ust. 7 i 13",
          children: "[1]"
        }), ". Pełną listę zawiera artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłaty w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wynik zależy od godzin poboru, mocy instalacji, taryf i zasad podziału korzyści w Twojej grupie, więc żaden ogólny procent nie ma sensu. Pierwszy rachunek na własnych liczbach zrobi ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulator"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wejście do grupy niesie też ryzyko, lecz ograniczone. Członek nie odpowiada wobec wierzycieli za długi spółdzielni, a w stratach uczestniczy do wysokości zadeklarowanych udziałów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 5, art. 19",
          children: "[5]"
        }), ". Na inne pytania, na przykład „czy zostanę bez prądu”, odpowiada artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/obawy-mieszkancow",
          children: "obawach mieszkańców"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia to nie to samo co klaster energii. Klaster jest umową, a nie osobą prawną, i ma osobny rejestr w URE", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kl1",
          id: "KL1-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), ". Rozliczenie 1:0,6 mają tylko spółdzielnie z wykazu KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-16",
          "aria-label": "Źródło 1, art. 38c, art. 40 ust. 1b",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-granice-stawia-prawo",
        children: "Jakie granice stawia prawo?"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Poniżej są główne warunki dla spółdzielni, która wytwarza prąd."
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing tree",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Czy Twoja grupa mieści się w granicach"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.div, {
              children: "Czy wszystkie punkty poboru leżą w jednej gminie albo w najwyżej 3 sąsiednich?"
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Nie:"
                  }), " zawęź obszar"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Tak:"
                  }), " Czy są w sieci jednego operatora, poniżej 110 kV?"]
                }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
                  children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Nie:"
                      }), " punkty innego operatora zostaw poza grupą"]
                    }), "\n"]
                  }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Tak:"
                      }), " Czy instalacje mają łącznie do 10 MW?"]
                    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
                      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                        "data-end": "",
                        children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                          children: [(0,jsx_runtime.jsx)(_components.b, {
                            children: "Nie:"
                          }), " zmniejsz moc"]
                        }), "\n"]
                      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                        children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                          children: [(0,jsx_runtime.jsx)(_components.b, {
                            children: "Tak:"
                          }), " Czy mogą pokryć w roku co najmniej 70% potrzeb?"]
                        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
                          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                            "data-end": "",
                            children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                              children: [(0,jsx_runtime.jsx)(_components.b, {
                                children: "Nie:"
                              }), " dołóż źródła albo zmniejsz potrzeby"]
                            }), "\n"]
                          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                            "data-end": "",
                            children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                              children: [(0,jsx_runtime.jsx)(_components.b, {
                                children: "Tak:"
                              }), " te cztery warunki są spełnione"]
                            }), "\n"]
                          }), "\n"]
                        }), "\n"]
                      }), "\n"]
                    }), "\n"]
                  }), "\n"]
                }), "\n"]
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Podstawą są dwa przepisy ustawy o OZE", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-17",
          "aria-label": "Źródło 1, art. 38c ust. 1–2, art. 38e ust. 1",
          children: "[1]"
        }), ". Limit 10 MW dotyczy mocy elektrycznej; ciepło, biogaz i biometan mają swoje granice."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Próg 70% mówi, ile energii instalacje mogą dać w roku, a nie ile zużyjesz w tej samej godzinie. Kto złożył wniosek do 31 grudnia 2025 r., może korzystać z progu 40%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 7, art. 41",
          children: "[7]"
        }), ". Różnicę tłumaczy artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W tekście z 2024 r. obszar tworzą gminy wiejskie i miejsko-wiejskie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 1",
          children: "[1]"
        }), ". Co zmieniło się dla miast i co trzeba sprawdzić w ISAP, sejmowej bazie ustaw, opisuje osobny artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielni w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "od-kiedy-to-dziala-i-ile-ich-jest",
        children: "Od kiedy to działa i ile ich jest?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Pojęcie jest w ustawie od 2016 r., ale realne zasady przyniosła dopiero zmiana z 19 lipca 2019 r., jak podaje europejski przegląd prawa", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-resd",
          id: "RESD-1",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), ". Od 1 kwietnia 2022 r. działa rozporządzenie o rozliczeniach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 3, § 7",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Pierwsza spółdzielnia trafiła do wykazu w maju 2021 r., a 1 sierpnia 2024 r. było ich 38", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wn1",
          id: "WN1-1",
          "aria-label": "Źródło 9",
          children: "[9]"
        }), ". Prasa z 2 marca 2026 r. pisała o ponad 600 wpisach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-1",
          "aria-label": "Źródło 10",
          children: "[10]"
        }), ". Wykaz jest jawny, więc dzisiejszą liczbę możesz odczytać w KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-19",
          "aria-label": "Źródło 1, art. 38h",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli ten model pasuje do Ciebie, zobacz, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
          children: "jak założyć spółdzielnię krok po kroku"
        }), ". Krótkie odpowiedzi zbiera strona ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/faq",
          children: "pytania i odpowiedzi"
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