"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["533"], {
76926(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_rozliczenia_moc_umowna_i_taryfy_md_a6e_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-rozliczenia-moc-umowna-i-taryfy-md-a6e.json
var site_baza_wiedzy_rozliczenia_moc_umowna_i_taryfy_md_a6e_namespaceObject = JSON.parse('{"id":"rozliczenia/moc-umowna-i-taryfy","title":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","description":"Za co płacisz od kilowatów, a za co od kilowatogodzin, co zmienia granica 16 kW i jak wybrać taryfę w gminie i w firmie.","source":"@site/baza-wiedzy/rozliczenia/moc-umowna-i-taryfy.md","sourceDirName":"rozliczenia","slug":"/moc-umowna-i-taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Opłaty","permalink":"/baza-wiedzy/tagi/oplaty","description":"Składniki rachunku, które znikają i które zostają."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."}],"version":"current","sidebarPosition":8,"frontMatter":{"article":{"kind":"article","label":"Moc umowna i taryfy","category":"Rozliczenia","neighbours":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"audience":["przedsiebiorstwa","gmina","rolnicy"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Opłatę za moc umowną liczy się od kilowatów, więc wspólny prąd jej nie zmniejsza.","Możesz ją obniżyć sam: sprawdź największy pobór w roku i porównaj go z mocą, którą zamawiasz.","Opłata mocowa domów i odbiorców z mocą do 16 kW jest do końca 2027 r. ryczałtem, a u pozostałych zależy od kWh i od godzin.","Za brakujący prąd każdy członek płaci według swojej grupy taryfowej.","O cenie dynamicznej przepisy rozliczeniowe nie wspominają, więc ustal ją ze sprzedawcą przed umową."],"readingMinutes":6,"sources":[{"code":"TAR","title":"Rozporządzenie taryfowe z 29 listopada 2022 r. (Dz.U. 2022 poz. 2505)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220002505","date":"2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/8b3b88971a60f2c1d1e51883ef27545458582339/pl/DU-2022-2505.md","state":"tekst pierwotny z 2022 r., bez późniejszych zmian","read":"2026-11-22","citations":5},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":5},{"code":"RM","title":"Ustawa o rynku mocy (tekst jednolity, Dz.U. 2023 poz. 2131)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230002131","date":"t.j. 2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/9c4329b3c08e79bf6d3e4098ecf1608d8ca31650/pl/DU-2023-2131.md","state":"tekst z 2023 r., wyciąg","read":"2026-11-22","citations":5},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":4},{"code":"OPL3","title":"Składnik rachunku za prąd, który w 2026 r. nie wzrośnie","publisher":"Forsal","url":"https://forsal.pl/finanse/twoje-pieniadze/artykuly/10594228,ceny-energii-elektrycznej-w-przyszlym-roku-ten-skladnik-rachunku-za-prad-nie-wzrosnie.html","date":"11.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},"next":{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/rozliczenia/moc-umowna-i-taryfy.md


const frontMatter = {
	title: 'Moc umowna i taryfy B, C, G w spółdzielni energetycznej',
	description: 'Za co płacisz od kilowatów, a za co od kilowatogodzin, co zmienia granica 16 kW i jak wybrać taryfę w gminie i w firmie.',
	sidebar_position: 8,
	sidebar_label: 'Moc umowna i taryfy',
	audience: [
		'przedsiebiorstwa',
		'gmina',
		'rolnicy'
	],
	level: 'sredni',
	tags: [
		'oplaty',
		'sprzedawca-i-osd',
		'rozliczenie-1-do-06'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F25',
		'F43',
		'F44',
		'F45',
		'F47',
		'F48',
		'F53',
		'F55',
		'F121',
		'F136',
		'F138',
		'F139',
		'F140',
		'F141'
	],
	sources: [
		'TAR',
		'OZE',
		'RM',
		'ROZP',
		'OPL3'
	],
	related: [
		'oplaty-w-spoldzielni-energetycznej',
		'rozliczenie-w-taryfach-wielostrefowych',
		'ile-mozna-zaoszczedzic',
		'gmina-w-spoldzielni-energetycznej'
	],
	summary: [
		'Opłatę za moc umowną liczy się od kilowatów, więc wspólny prąd jej nie zmniejsza.',
		'Możesz ją obniżyć sam: sprawdź największy pobór w roku i porównaj go z mocą, którą zamawiasz.',
		'Opłata mocowa domów i odbiorców z mocą do 16 kW jest do końca 2027 r. ryczałtem, a u pozostałych zależy od kWh i od godzin.',
		'Za brakujący prąd każdy członek płaci według swojej grupy taryfowej.',
		'O cenie dynamicznej przepisy rozliczeniowe nie wspominają, więc ustal ją ze sprzedawcą przed umową.'
	],
	aliases: [
		'moc zamówiona',
		'opłata za moc umowną',
		'taryfa C11',
		'taryfa C21',
		'taryfa B21',
		'taryfa dynamiczna',
		'ceny dynamiczne prądu',
		'przekroczenie mocy',
		'jaka taryfa dla firmy',
		'taryfa dla gminy',
		'grupa K1',
		'grupa K4',
		'współczynnik A'
	],
	glossary_skip: [],
	slug: '/moc-umowna-i-taryfy'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Za co płacisz od kilowatów, a za co od kilowatogodzin",
  "id": "za-co-placisz-od-kilowatow-a-za-co-od-kilowatogodzin",
  "level": 2
}, {
  "value": "Czy można płacić mniej za moc umowną?",
  "id": "czy-mozna-placic-mniej-za-moc-umowna",
  "level": 2
}, {
  "value": "Co zmienia granica 16 kW?",
  "id": "co-zmienia-granica-16-kw",
  "level": 2
}, {
  "value": "Czy po wejściu do spółdzielni zmienia się taryfa?",
  "id": "czy-po-wejsciu-do-spoldzielni-zmienia-sie-taryfa",
  "level": 2
}, {
  "value": "Taryfa z jedną ceną czy ze strefami?",
  "id": "taryfa-z-jedna-cena-czy-ze-strefami",
  "level": 3
}, {
  "value": "A cena dynamiczna?",
  "id": "a-cena-dynamiczna",
  "level": 3
}, {
  "value": "Co przygotować przed rozmową z operatorem i sprzedawcą",
  "id": "co-przygotowac-przed-rozmowa-z-operatorem-i-sprzedawca",
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
      children: "Na rachunku firmy i gminy stoją obok siebie dwie różne rzeczy: kilowaty i kilowatogodziny. Za kilowatogodziny płacisz wtedy, gdy bierzesz prąd, a za kilowaty zawsze, bo to moc zamówiona na wypadek, gdyby była potrzebna. Spółdzielnia zmienia tylko opłaty za kilowatogodziny."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "za-co-placisz-od-kilowatow-a-za-co-od-kilowatogodzin",
      children: "Za co płacisz od kilowatów, a za co od kilowatogodzin"
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Za co płacisz od kilowatów, a za co od kilowatogodzin",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Składnik rachunku"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Od czego zależy"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Czy wspólny prąd zmniejsza opłatę"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Stała opłata sieciowa w grupach A, B i C"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Od czego zależy",
            children: ["od kilowatów mocy umownej", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-tar",
              id: "TAR-1",
              "aria-label": "Źródło 1, § 14 ust. 7",
              children: "[1]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Czy wspólny prąd zmniejsza opłatę",
            children: "nie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Stała opłata sieciowa w domu"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Od czego zależy",
            children: ["od układu pomiarowego, czyli rodzaju licznika", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-tar",
              id: "TAR-2",
              "aria-label": "Źródło 1, § 14 ust. 7",
              children: "[1]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Czy wspólny prąd zmniejsza opłatę",
            children: "nie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Abonament i opłata handlowa"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Od czego zależy",
            children: "od miesiąca"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Czy wspólny prąd zmniejsza opłatę",
            children: "nie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#oplata-dystrybucyjna-zmienna",
              children: "Zmienna opłata za sieć"
            })
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Od czego zależy",
            children: ["od kWh pobranych z sieci", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-tar",
              id: "TAR-3",
              "aria-label": "Źródło 1, § 14 ust. 7",
              children: "[1]"
            })]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Czy wspólny prąd zmniejsza opłatę",
            children: ["niejasne, przepis ma ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
              children: "dwa odczytania"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-1",
              "aria-label": "Źródło 2, art. 38c ust. 7 i 11",
              children: "[2]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Opłata za energię"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Od czego zależy",
            children: "od kWh"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Czy wspólny prąd zmniejsza opłatę",
            children: "tak, od kWh własnych i rozliczonych 1 do 0,6"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#oplata-mocowa",
              children: "Opłata mocowa"
            }), " powyżej 16 kW, poza domami"]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Od czego zależy",
            children: ["od kWh w wybranych godzinach", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rm",
              id: "RM-1",
              "aria-label": "Źródło 3, art. 89a ust. 1",
              children: "[3]"
            })]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Czy wspólny prąd zmniejsza opłatę",
            children: ["tak, od własnych kWh", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-2",
              "aria-label": "Źródło 2, art. 38c ust. 13",
              children: "[2]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Opłata mocowa ryczałtem"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Od czego zależy",
            children: ["od przedziału rocznego zużycia", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rm",
              id: "RM-2",
              "aria-label": "Źródło 3, art. 89a ust. 3",
              children: "[3]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Czy wspólny prąd zmniejsza opłatę",
            children: "opisujemy to niżej"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Zwolnienia z ustawy o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "odnawialnych źródłach energii"
      }), " (OZE) mówią o „ilości energii”, dlatego nie obejmują opłat, których od ilości się nie liczy. W zakładzie na średnim napięciu to właśnie moc umowna bywa największym kosztem stałym."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "czy-mozna-placic-mniej-za-moc-umowna",
      children: "Czy można płacić mniej za moc umowną?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Można, ale nie dzięki spółdzielni. Moc umowną zamawia sam ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#odbiorca",
        children: "odbiorca"
      }), ", dla każdego miejsca dostarczania energii, czyli zwykle ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#ppe",
        children: "punktu poboru"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-tar",
        id: "TAR-4",
        "aria-label": "Źródło 1, § 16 ust. 5",
        children: "[1]"
      }), ". Jeśli przed laty zamówiono jej za dużo, na przykład dla kotłowni, której już nie ma, płacisz za nadmiar, z którego nikt nie korzysta."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Sprawdzisz to w czterech krokach:"
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Odczytaj z faktury moc umowną każdego punktu poboru, w kilowatach."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Znajdź największy pobór w całym roku. Dane godzinowe z 12 miesięcy ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#osd",
            children: "operator"
          }), " daje spółdzielni jeszcze przed wnioskiem o wpis, jeśli je ma", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-3",
            "aria-label": "Źródło 2, art. 38c ust. 5a",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Dodaj to, co planujesz: pompę ciepła, ładowarkę, nową maszynę."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zapytaj operatora o termin zmiany, o opłatę za przekroczenie zamówionej mocy i o koszt powrotu do poprzedniej."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Pamiętaj przy tym, że odczyt z godziny to średnia. Silnik, który rusza na minutę, pobiera w tej minucie więcej, niż pokazuje godzina."
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Szkoła zamawia 40 kW, a w żadnej godzinie roku nie pobrała więcej niż 22 kW. Po rozmowie z operatorem gmina zostawia margines i zamawia 28 kW. Przyjmijmy stawkę 10 zł za kilowat na miesiąc; jest wymyślona, prawdziwą wpisz z faktury."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Różnica to 12 kW × 10 zł × 12 miesięcy = 1 440 zł netto w roku. Spółdzielnia nie ma z tym wyniku nic wspólnego."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rozporządzenie z 2022 r. pozwala też zamówić moc łącznie dla dwóch lub więcej miejsc dostarczania, jeśli umowa nie stanowi inaczej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-tar",
          id: "TAR-5",
          "aria-label": "Źródło 1, § 16 ust. 6",
          children: "[1]"
        }), ". Przydaje się to tam, gdzie jedno miejsce pobiera najwięcej rano, a drugie wieczorem. Przeczytaliśmy tekst pierwotny tego rozporządzenia, dlatego przed zmianą umowy zapytaj operatora, czy przepis brzmi tak samo."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-zmienia-granica-16-kw",
        children: "Co zmienia granica 16 kW?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Od mocy umownej zależy sposób liczenia opłaty mocowej. Do końca 2027 r. odbiorca z sieci do 1 kV o mocy umownej najwyżej 16 kW płaci ją ryczałtem za miesiąc, podobnie jak gospodarstwo domowe. Pozostali płacą od kilowatogodzin pobranych w wybranych godzinach doby", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rm",
          id: "RM-3",
          "aria-label": "Źródło 3, art. 89a ust. 1–2",
          children: "[3]"
        }), ". Prasa podaje, że są to dni robocze od 7 do 22", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-opl3",
          id: "OPL3-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing ribbon",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Godziny, w których opłatę mocową nalicza się od kWh"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Dni robocze"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "7–22"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              viewBox: "0 0 240 10",
              preserveAspectRatio: "none",
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M0 0h8v10h-8zM10 0h8v10h-8zM20 0h8v10h-8zM30 0h8v10h-8zM40 0h8v10h-8zM50 0h8v10h-8zM60 0h8v10h-8zM220 0h8v10h-8zM230 0h8v10h-8z",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M70 0h8v10h-8zM80 0h8v10h-8zM90 0h8v10h-8zM100 0h8v10h-8zM110 0h8v10h-8zM120 0h8v10h-8zM130 0h8v10h-8zM140 0h8v10h-8zM150 0h8v10h-8zM160 0h8v10h-8zM170 0h8v10h-8zM180 0h8v10h-8zM190 0h8v10h-8zM200 0h8v10h-8zM210 0h8v10h-8z",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "w pozostałych godzinach i w dni wolne nie jest naliczana"
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
          className: "scale",
          "aria-hidden": "true",
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "0:00"
          }), "\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "6:00"
          }), "\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "12:00"
          }), "\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "18:00"
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Powyżej 16 kW, poza domami, liczy się też to, jak równo pobierasz prąd. Opłatę mnoży się przez współczynnik, który zależy od różnicy między średnim poborem w wybranych godzinach a poborem w pozostałych godzinach dni roboczych. Ustala się go osobno dla każdej doby i każdego punktu, a odbiorców dzieli się przy tym na grupy od K1 do K4", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rm",
          id: "RM-4",
          "aria-label": "Źródło 3, art. 70a–70b",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Przez ile mnoży się opłatę mocową: im równiejszy pobór, tym mniej"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "różnica mniejsza niż 5% (K1)"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,17"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "17%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "od 5% do mniej niż 10% (K2)"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,50"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "50%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "od 10% do mniej niż 15% (K3)"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,83"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "83%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "15% i więcej albo brak poboru w pozostałych godzinach (K4)"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "1"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Chłodnia, która pracuje dzień i noc, płaci dzięki temu od tej samej kilowatogodziny mniej niż biuro zamykane o szesnastej. Od 2028 r. ryczałt ma zniknąć i zostanie jedna zasada, oparta na kilowatogodzinach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rm",
          id: "RM-5",
          "aria-label": "Źródło 3, art. 70, art. 89a ust. 1",
          children: "[3]"
        }), "; to zapis z tekstu ustawy z 2023 r."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Od własnych kilowatogodzin spółdzielni opłaty mocowej się nie nalicza", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38c ust. 13",
          children: "[2]"
        }), ". Ryczałt liczy się jednak inaczej, więc w planie wpisz go w pełnej kwocie. Dlaczego i kogo o niego zapytać, wyjaśnia artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłatach w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-po-wejsciu-do-spoldzielni-zmienia-sie-taryfa",
        children: "Czy po wejściu do spółdzielni zmienia się taryfa?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przepisy o spółdzielni tego nie wymagają, bo liczą się ceny i stawki z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#grupa-taryfowa",
          children: "grupy taryfowej"
        }), " punktu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 4, § 3 ust. 2",
          children: "[4]"
        }), ". Cennik nowego sprzedawcy może być jednak inny, więc o niego zapytaj. Litera w nazwie grupy mówi zwykle o rodzaju odbiorcy: B mają zakłady na średnim napięciu, C firmy i gminy na niskim, a G domy. Jaką grupę ma Twój punkt, pokaże faktura."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Grupa rozstrzyga o cenie tego, czego zabraknie. Brakującą energię dzieli się między ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członków"
        }), ", którzy w miesiącu więcej pobrali, niż oddali, i nalicza według cen oraz stawek z ich grup taryfowych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-2",
          "aria-label": "Źródło 4, § 3 ust. 2–3",
          children: "[4]"
        }), ". Ta sama kilowatogodzina z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zapas-w-sieci",
          children: "zapasu w sieci"
        }), " jest więc warta każdemu tyle, ile zapłaciłby za nią w swojej taryfie. Kto kupuje najdrożej, zyskuje najwięcej, i warto o tym pamiętać, gdy ustala się ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci",
          children: "ceny wewnętrzne"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Nasz kalkulator przyjmuje na początek takie grupy. To założenia, które zmienisz:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Czy po wejściu do spółdzielni zmienia się taryfa?",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Punkt poboru"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Grupa w kalkulatorze"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "urząd, ośrodek kultury, remiza"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "C11"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "szkoła, wodociąg"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "C21"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "oświetlenie ulic"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "C11o"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "oczyszczalnia ścieków, mleczarnia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "B21"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "gospodarstwo rolne"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "C12a"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Nie mamy stawek grup B i C z pewnego źródła z datą, dlatego kalkulator zastępuje je stawkami G11 i mówi o tym przy wyniku. Przepisz własne z faktury, a kwoty będą dokładniejsze."
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "taryfa-z-jedna-cena-czy-ze-strefami",
        children: "Taryfa z jedną ceną czy ze strefami?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W taryfie ze ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#strefa",
          children: "strefami"
        }), " oddana energia pokrywa najpierw pobór w tej samej strefie, a dopiero potem w pozostałych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-3",
          "aria-label": "Źródło 4, § 4 ust. 2–4",
          children: "[4]"
        }), ". Przed wejściem do spółdzielni firma wybiera taryfę pod własny pobór. Po wejściu powinna ją wybrać pod to, czego zabraknie: jeśli panele sąsiadów pokrywają południe, do kupienia zostaje głównie wieczór i noc. Liczby do tego daje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych",
          children: "taryfach i strefach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "a-cena-dynamiczna",
        children: "A cena dynamiczna?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Cena dynamiczna zmienia się w ciągu dnia razem z rynkiem. Rozporządzenie o rozliczeniach spółdzielni mówi o cenach i stawkach z obowiązujących grup taryfowych w danym okresie, czyli miesiącu, a o takiej cenie nie wspomina", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 4, § 3 ust. 2",
          children: "[4]"
        }), ". Dzieli przy tym brakującą energię za cały miesiąc, a nie za godziny, więc przepisy nie rozstrzygają, do której godziny i ceny przypisać kilowatogodzinę członka."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Kto dziś ma umowę z ceną dynamiczną, niech przed deklaracją zapyta sprzedawcę spółdzielni, czy może ją zachować i jak będzie liczona. Odpowiedź poproś wpisać do umowy, bo to w niej ustala się zasady rozliczeń, których rozporządzenie nie opisuje", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38da ust. 2 pkt 2",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-przygotowac-przed-rozmowa-z-operatorem-i-sprzedawca",
        children: "Co przygotować przed rozmową z operatorem i sprzedawcą"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zbierz dla każdego punktu poboru:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "grupę taryfową i moc umowną z faktury,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "największy pobór w roku i miesiąc, w którym wypadł,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "roczne zużycie, a w taryfie ze strefami zużycie w każdej z nich,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "cenę energii i opłaty zmienne w złotych za kilowatogodzinę,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "plany na 2–3 lata, które zmienią pobór."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wpiszesz to do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-punktow-poboru",
          children: "listy punktów poboru"
        }), ", którą wczyta także kalkulator. Gmina może zacząć od ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=gmina",
          children: "swojego przykładu"
        }), ", a zakład od ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=firmy",
          children: "przykładu firm"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Pełną listę składników, które znikają i zostają, ma artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłatach w spółdzielni"
        }), ". Gdy znasz już swoje stawki, zobacz, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-mozna-zaoszczedzic",
          children: "jak uczciwie policzyć oszczędność"
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