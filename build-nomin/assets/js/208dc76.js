"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8231"], {
20790(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_sprzedaz_domu_spadek_wykluczenie_md_7d1_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-sprzedaz-domu-spadek-wykluczenie-md-7d1.json
var site_baza_wiedzy_prowadzenie_sprzedaz_domu_spadek_wykluczenie_md_7d1_namespaceObject = JSON.parse('{"id":"prowadzenie/sprzedaz-domu-spadek-wykluczenie","title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","description":"Co dzieje się z członkostwem, udziałami, panelami i rozliczeniem prądu, gdy członek sprzedaje dom, umiera albo zostaje wykluczony.","source":"@site/baza-wiedzy/prowadzenie/sprzedaz-domu-spadek-wykluczenie.md","sourceDirName":"prowadzenie","slug":"/sprzedaz-domu-spadek-wykluczenie","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."}],"version":"current","sidebarPosition":9,"frontMatter":{"article":{"kind":"article","label":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Członkostwo nie przechodzi na kupującego razem z domem: sprzedający je wypowiada, a nowy właściciel składa własną deklarację.","Udziały zmarłego dziedziczy spadkobierca, który jest członkiem albo złoży deklarację.","Jeśli zmarły wskazał osobę do wypłaty udziałów, dostaje je ona, poza spadkiem.","Wykluczyć można tylko z przyczyn ze statutu, po wysłuchaniu członka i z uzasadnieniem na piśmie.","Od uchwały rady o wykluczeniu można odwołać się do walnego albo w 6 tygodni pójść do sądu."],"readingMinutes":6,"sources":[{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":26},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":7},{"code":"SR","title":"Ustawa z 4 października 2018 r. o spółdzielniach rolników (Dz.U. 2018 poz. 2073)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180002073","date":"2018","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/0571be1dd33031be03b240bb5fa783ab2d8d3ba2/pl/DU-2018-2073.md","state":"tekst pierwotny z 2018 r., bez późniejszych zmian","read":"2026-11-22","citations":1}],"related":[{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},"next":{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/sprzedaz-domu-spadek-wykluczenie.md


const frontMatter = {
	title: 'Sprzedaż domu, spadek, wykluczenie: co z członkostwem',
	description: 'Co dzieje się z członkostwem, udziałami, panelami i rozliczeniem prądu, gdy członek sprzedaje dom, umiera albo zostaje wykluczony.',
	sidebar_position: 9,
	audience: [
		'mieszkancy',
		'rolnicy',
		'przedsiebiorstwa',
		'gmina'
	],
	level: 'sredni',
	tags: [
		'czlonkostwo',
		'statut'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F11',
		'F12',
		'F14',
		'F28',
		'F53',
		'F111',
		'F123',
		'F124',
		'F147',
		'F150',
		'F152',
		'F153',
		'F154',
		'F155',
		'F156',
		'F160',
		'F173'
	],
	sources: [
		'PS',
		'OZE',
		'SR'
	],
	related: [
		'przystapienie-i-wystapienie-czlonka',
		'statut-spoldzielni-energetycznej',
		'organy-i-glosowanie',
		'likwidacja-spoldzielni'
	],
	summary: [
		'Członkostwo nie przechodzi na kupującego razem z domem: sprzedający je wypowiada, a nowy właściciel składa własną deklarację.',
		'Udziały zmarłego dziedziczy spadkobierca, który jest członkiem albo złoży deklarację.',
		'Jeśli zmarły wskazał osobę do wypłaty udziałów, dostaje je ona, poza spadkiem.',
		'Wykluczyć można tylko z przyczyn ze statutu, po wysłuchaniu członka i z uzasadnieniem na piśmie.',
		'Od uchwały rady o wykluczeniu można odwołać się do walnego albo w 6 tygodni pójść do sądu.'
	],
	aliases: [
		'sprzedaż domu z fotowoltaiką a spółdzielnia',
		'dziedziczenie udziałów w spółdzielni',
		'śmierć członka spółdzielni',
		'wykluczenie członka',
		'wykreślenie z rejestru członków',
		'odwołanie od wykluczenia',
		'wypłata udziałów po odejściu',
		'komornik a udziały w spółdzielni',
		'śmierć ojca lub matki',
		'zwrot udziału byłemu członkowi',
		'za co mogą wyrzucić ze spółdzielni',
		'wyrzucenie członka',
		'przeprowadzam się',
		'przekazanie gospodarstwa',
		'kiedy dostanę zwrot udziału',
		'czy mogę sprzedać udziały',
		'wdowa po członku',
		'czy wdowa zostaje członkiem',
		'zwrot części udziałów bez odejścia'
	],
	glossary_skip: [],
	slug: '/sprzedaz-domu-spadek-wykluczenie'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Sprzedajesz dom",
  "id": "sprzedajesz-dom",
  "level": 2
}, {
  "value": "Panele na sprzedanym dachu",
  "id": "panele-na-sprzedanym-dachu",
  "level": 3
}, {
  "value": "Umiera członek",
  "id": "umiera-czlonek",
  "level": 2
}, {
  "value": "Spółdzielnia rozstaje się z członkiem",
  "id": "spoldzielnia-rozstaje-sie-z-czlonkiem",
  "level": 2
}, {
  "value": "Jak przebiega sprawa krok po kroku",
  "id": "jak-przebiega-sprawa-krok-po-kroku",
  "level": 3
}, {
  "value": "Pieniądze po rozstaniu",
  "id": "pieniadze-po-rozstaniu",
  "level": 2
}, {
  "value": "Co to zmienia dla pozostałych",
  "id": "co-to-zmienia-dla-pozostalych",
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
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    ol: "ol",
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
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Członkostwo w spółdzielni jest związane z osobą, a nie z domem ani z licznikiem. Dlatego przy sprzedaży, spadku i sporze trzeba osobno zadbać o trzy rzeczy: o członkostwo, o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#udzial",
        children: "udziały"
      }), " i o prąd. Zwykłe wejście i wyjście opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/przystapienie-i-wystapienie-czlonka",
        children: "przystąpieniu i wyjściu członka"
      }), ", a tu są przypadki trudniejsze."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: ",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co się stało"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Członkostwo"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Udziały"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Sprzedaż domu"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkostwo",
            children: "trwa do końca okresu wypowiedzenia, które składasz sam, i co najmniej do końca miesiąca"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Udziały",
            children: "wracają do Ciebie po rozliczeniu roku"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Śmierć ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#czlonek",
              children: "członka"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkostwo",
            children: "kończy się w dniu śmierci"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Udziały",
            children: "dla spadkobiercy, który zostanie członkiem, albo dla wskazanej osoby"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Spółka przestaje istnieć"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkostwo",
            children: "kończy się z dniem jej ustania"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Udziały",
            children: "zależy od tego, kto przejmuje jej majątek; zapytaj prawnika"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Wykluczenie lub wykreślenie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkostwo",
            children: "kończy się, gdy uchwała stanie się skuteczna"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Udziały",
            children: "wypłacane jak przy odejściu"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Podstawą są przepisy o ustaniu członkostwa i o udziałach", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-1",
        "aria-label": "Źródło 1, art. 21–26",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.strong, {
        children: "Poprawka z 25 listopada 2026 r."
      }), " Wcześniej w tabeli brakowało, że po sprzedaży domu członkostwo trwa co najmniej do końca miesiąca."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "sprzedajesz-dom",
      children: "Sprzedajesz dom"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Przepisy o członkostwie nie mówią, że przechodzi ono na kupującego. Wniosek jest prosty: sprzedający składa wypowiedzenie, a nowy właściciel własną deklarację, jedno i drugie na piśmie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-2",
        "aria-label": "Źródło 1, art. 16, 17 i 22",
        children: "[1]"
      }), ". Jeśli kupujący nie zechce wejść do spółdzielni, nikt go do tego nie zmusi. Naszym zdaniem tak samo jest przy darowiźnie domu i przekazaniu gospodarstwa następcy."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Najłatwiej przejść przez to w pięciu krokach:"
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Odczytaj w ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#statut",
            children: "statucie"
          }), " okres wypowiedzenia. Członkostwo kończy się najwcześniej z końcem miesiąca kalendarzowego", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-1",
            "aria-label": "Źródło 2, art. 38e ust. 3",
            children: "[2]"
          }), ", więc złóż pismo z zapasem."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Powiedz kupującemu o spółdzielni przed aktem i pokaż mu statut oraz ostatnie rozliczenie."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Jeśli chce zostać, niech złoży ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/wzory/deklaracja-czlonkowska",
            children: "deklarację"
          }), " tak wcześnie, aby uchwała o przyjęciu, na którą jest zwykle miesiąc, zapadła przed Twoim odejściem", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-3",
            "aria-label": "Źródło 1, art. 17 § 3",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Ustal z ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
            children: "zarządem"
          }), " i ze sprzedawcą prądu wspólny dzień zmiany, najlepiej pierwszy dzień miesiąca. Nowy właściciel potrzebuje własnej ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#umowa-kompleksowa",
            children: "umowy kompleksowej"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-2",
            "aria-label": "Źródło 2, art. 38da ust. 2 pkt 1",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Zarząd zgłasza zmianę: sprzedawcy w terminie z umowy, a ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#kowr",
            children: "KOWR"
          }), " w 14 dni", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-3",
            "aria-label": "Źródło 2, art. 38da ust. 2 pkt 2 lit. a, art. 38i",
            children: "[2]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Statut daje miesiąc wypowiedzenia, liczony od złożenia pisma. Akt notarialny jest planowany na 30 kwietnia 2027 r. Pismo złożone 24 marca działa od końca kwietnia."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Pismo złożone 6 kwietnia działałoby najwcześniej od końca maja, bo miesiąc mija 6 maja. Przez maj członkiem byłby wtedy ktoś, kto nie ma już tego domu."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "panele-na-sprzedanym-dachu",
        children: "Panele na sprzedanym dachu"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia może zaopatrywać członków przez sieć tylko z instalacji, które należą do niej albo do nich", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38f ust. 1",
          children: "[2]"
        }), ". Gdy panele przejdą z domem na osobę spoza spółdzielni, przestają jej służyć, a ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
          children: "pokrycie potrzeb"
        }), " spada. Zarząd powinien więc przeliczyć próg przed aktem, bo naruszenie trzeba naprawić w terminie, który wyznaczy KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38l ust. 1–2",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ważny jest też dzień zawiadomienia, bo energię ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wytworca",
          children: "wytwórcy"
        }), " sprzedawca uwzględnia tylko do dnia, w którym spółdzielnia poinformuje go o wypowiedzeniu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38da ust. 5",
          children: "[2]"
        }), ". Pismo wysłane w połowie miesiąca może zabrać grupie dwa tygodnie produkcji."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "umiera-czlonek",
        children: "Umiera członek"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członka skreśla się z rejestru z dniem śmierci", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-4",
          "aria-label": "Źródło 1, art. 25",
          children: "[1]"
        }), ". Co stanie się z udziałami, zależy od tego, czy wskazał kogoś w deklaracji lub w osobnym piśmie."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Wskazał osobę do wypłaty."
          }), " Spółdzielnia wypłaca jej udziały, a prawo to nie wchodzi do spadku", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-5",
            "aria-label": "Źródło 1, art. 16",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Nikogo nie wskazał."
          }), " Udziały dziedziczy spadkobierca, który jest członkiem albo złoży deklarację. Jeśli spełnia wymagania statutu, spółdzielnia nie może mu odmówić", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-6",
            "aria-label": "Źródło 1, art. 16a",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Spadkobierców jest kilku."
          }), " Wskazują jednego spośród siebie albo dzielą udziały między tych, którzy złożyli deklaracje", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-7",
            "aria-label": "Źródło 1, art. 16a",
            children: "[1]"
          }), ". Do czasu podziału działają przez wspólnego pełnomocnika lub zarządcę ustanowionego przez sąd", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-8",
            "aria-label": "Źródło 1, art. 25",
            children: "[1]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rodzina powinna jak najszybciej napisać do zarządu i do sprzedawcy prądu. Zarząd ma 14 dni na zgłoszenie do KOWR, że zmieniła się liczba członków lub punktów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 2, art. 38i",
          children: "[2]"
        }), ". Co dzieje się z umową na prąd po śmierci ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#odbiorca",
          children: "odbiorcy"
        }), ", mówią umowa i przepisy spoza tego serwisu, więc zapytaj o to sprzedawcę."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Dopóki spadkobierca nie jest członkiem, jego licznik nie należy do spółdzielni. Jeśli zależy mu na ciągłości, niech złoży deklarację już razem z pierwszym pismem i od razu zapyta, jakich dokumentów wymaga statut."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "spoldzielnia-rozstaje-sie-z-czlonkiem",
        children: "Spółdzielnia rozstaje się z członkiem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia może zakończyć członkostwo tylko na dwa sposoby i tylko z przyczyn zapisanych w statucie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-9",
          "aria-label": "Źródło 1, art. 24 § 1–3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Spółdzielnia rozstaje się z członkiem",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Wykluczenie"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Wykreślenie"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Kiedy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wykluczenie",
              children: "członek z winy umyślnej lub przez rażące niedbalstwo działa tak, że nie da się tego pogodzić ze statutem lub dobrymi obyczajami"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wykreślenie",
              children: "obowiązki niewykonane bez winy członka"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Przykład do statutu"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wykluczenie",
              children: "świadome fałszowanie wskazań"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wykreślenie",
              children: "sprzedaż jedynego obiektu w obszarze spółdzielni"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Kto decyduje"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wykluczenie",
              children: "rada nadzorcza albo walne, według statutu"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wykreślenie",
              children: "rada nadzorcza albo walne, według statutu"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przykłady są nasze i prawnik powinien je ocenić. Jeśli statut milczy o przyczynach, spółdzielnia nie ma się na co powołać."
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "jak-przebiega-sprawa-krok-po-kroku",
        children: "Jak przebiega sprawa krok po kroku"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        className: "steps",
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Właściwy organ wysłuchuje wyjaśnień członka", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-10",
            "aria-label": "Źródło 1, art. 24 § 4",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Podejmuje uchwałę i w 2 tygodnie zawiadamia o niej na piśmie, z uzasadnieniem. Pismo, które wróci z nieaktualnego adresu, liczy się jak doręczone", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-11",
            "aria-label": "Źródło 1, art. 24 § 5",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Jeśli decydowała rada, członek wybiera: odwołuje się do ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#walne-zgromadzenie",
            children: "walnego zgromadzenia"
          }), " albo w 6 tygodni od doręczenia idzie do sądu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-12",
            "aria-label": "Źródło 1, art. 24 § 6",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Na walnym ma prawo być obecny i bronić swojego odwołania", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-13",
            "aria-label": "Źródło 1, art. 24",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Uchwałę walnego może zaskarżyć do sądu tylko on sam, a nie inni członkowie", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-14",
            "aria-label": "Źródło 1, art. 42 § 4",
            children: "[1]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Termin odwołania do walnego podaje statut. Gdy nie przewiduje on postępowania wewnątrz spółdzielni, na odwołanie jest miesiąc od doręczenia zawiadomienia. Walne musi je rozpatrzyć najpóźniej w 12 miesięcy, a o swoim terminie zawiadomić co najmniej 3 tygodnie wcześniej. Jeśli nie rozpatrzy go na czas, od tego dnia biegnie 6 tygodni na pozew", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-15",
          "aria-label": "Źródło 1, art. 24",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do końca tej drogi członek pozostaje członkiem. Uchwała staje się skuteczna dopiero wtedy, gdy miną terminy na odwołanie i pozew albo gdy sąd prawomocnie oddali pozew", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-16",
          "aria-label": "Źródło 1, art. 24",
          children: "[1]"
        }), ". Dopiero wtedy zmienia się liczba członków, którą zarząd zgłasza sprzedawcy i KOWR."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "pieniadze-po-rozstaniu",
        children: "Pieniądze po rozstaniu"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Udział wypłaca się na podstawie zatwierdzonego sprawozdania finansowego za rok odejścia, a sposób i termin podaje statut", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-17",
          "aria-label": "Źródło 1, art. 26 § 1",
          children: "[1]"
        }), ". Kto odejdzie w styczniu, poczeka więc zwykle ponad rok. To, co poszło na pokrycie strat, nie wraca, a do funduszu zasobowego były członek nie ma prawa", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-18",
          "aria-label": "Źródło 1, art. 21 i 26",
          children: "[1]"
        }), ". W ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#spoldzielnia-rolnikow",
          children: "spółdzielni rolników"
        }), " statut może też odebrać wykluczonemu prawo do funduszu udziałowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-1",
          "aria-label": "Źródło 3, art. 13 ust. 6",
          children: "[3]"
        }), ". Gdy spółdzielnia dzieli zysk jako oprocentowanie udziałów, część przypada też byłym członkom, którzy czekają jeszcze na wypłatę", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-19",
          "aria-label": "Źródło 1, art. 77 § 4",
          children: "[1]"
        }), ". Przed odejściem można żądać tylko wpłat ponad liczbę udziałów, której wymaga statut", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-20",
          "aria-label": "Źródło 1, art. 21",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prawo do wypłaty możesz przenieść na kogoś innego dopiero od dnia, w którym wypłata się należy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-21",
          "aria-label": "Źródło 1, art. 27 § 1",
          children: "[1]"
        }), ". Przedawnia się ono po 3 latach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-22",
          "aria-label": "Źródło 1, art. 29",
          children: "[1]"
        }), ". Wierzyciel członka może sięgnąć po jego udziały dopiero wtedy, gdy członkostwo ustanie. Do wniesionych wkładów może skierować egzekucję wcześniej, jeśli z innego majątku nic nie uzyskał", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-23",
          "aria-label": "Źródło 1, art. 27",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Odejście nie od razu zamyka ryzyko. Jeśli w ciągu 6 miesięcy otworzy się likwidacja albo w ciągu roku ruszy postępowanie upadłościowe, były członek uczestniczy w stratach tak, jakby nim pozostał", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-24",
          "aria-label": "Źródło 1, art. 28",
          children: "[1]"
        }), ". Granicą są zadeklarowane udziały", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-25",
          "aria-label": "Źródło 1, art. 19 § 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-to-zmienia-dla-pozostalych",
        children: "Co to zmienia dla pozostałych"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Po każdym odejściu policz członków i pokrycie potrzeb. Gdy członków jest mniej, niż wymaga ustawa lub statut, spółdzielnia ma rok na uzupełnienie, a potem przechodzi w likwidację", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-26",
          "aria-label": "Źródło 1, art. 113 § 1 pkt 2",
          children: "[1]"
        }), ". Co to oznacza, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/likwidacja-spoldzielni",
          children: "likwidacji"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zajrzyj do swojego statutu i sprawdź, czy podaje przyczyny wykluczenia, terminy odwołania i sposób wypłaty udziałów. Jeśli czegoś brakuje, pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/omowienie-statutu",
          children: "omówienie statutu punkt po punkcie"
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