"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8238"], {
69873(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_rozliczenia_ceny_wewnetrzne_i_podzial_korzysci_md_00e_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-rozliczenia-ceny-wewnetrzne-i-podzial-korzysci-md-00e.json
var site_baza_wiedzy_rozliczenia_ceny_wewnetrzne_i_podzial_korzysci_md_00e_namespaceObject = JSON.parse('{"id":"rozliczenia/ceny-wewnetrzne-i-podzial-korzysci","title":"Ceny wewnętrzne i podział korzyści między członków","description":"Jak rozporządzenie dzieli brakujący prąd, czego nie dzieli i jak spółdzielnia może sama ustalić cenę. Przykład dla 3 członków, z liczbami.","source":"@site/baza-wiedzy/rozliczenia/ceny-wewnetrzne-i-podzial-korzysci.md","sourceDirName":"rozliczenia","slug":"/ceny-wewnetrzne-i-podzial-korzysci","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."},{"inline":false,"label":"Oszczędności","permalink":"/baza-wiedzy/tagi/oszczednosci","description":"Jak liczyć korzyści i na co uważać."}],"version":"current","sidebarPosition":6,"frontMatter":{"article":{"kind":"article","label":"Ceny wewnętrzne i podział korzyści między członków","category":"Rozliczenia","neighbours":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Rozporządzenie dzieli tylko brakujący prąd, który trzeba kupić od sprzedawcy.","Kto w miesiącu oddał więcej, niż pobrał, za ten prąd nie płaci.","Ceny wewnętrzne ustala sama spółdzielnia.","Podział korzyści zapisz w statucie albo regulaminie, bo ustawa o nim milczy.","Ten sam miesiąc może dać członkowi zysk lub dopłatę. Decyduje klucz podziału."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":5},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":4},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"LOK","title":"Baza wiedzy o energetyce lokalnej","publisher":"lokalnaenergia.pl","url":"https://lokalnaenergia.pl/baza-wiedzy/","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":4},{"code":"PIT","title":"Interpretacja indywidualna 0115-KDIT1.4011.895.2025.1.MN","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://www.inforlex.pl/dok/tresc,FOB0000000000007494050,Interpretacja-indywidualna-z-dnia-5-stycznia-2026-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0115-KDIT1-4011-895-2025-1-MN.html","date":"5.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},"next":{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/rozliczenia/ceny-wewnetrzne-i-podzial-korzysci.md


const frontMatter = {
	title: 'Ceny wewnętrzne i podział korzyści między członków',
	description: 'Jak rozporządzenie dzieli brakujący prąd, czego nie dzieli i jak spółdzielnia może sama ustalić cenę. Przykład dla 3 członków, z liczbami.',
	sidebar_position: 6,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'rozliczenie-1-do-06',
		'statut',
		'oszczednosci'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F12',
		'F17',
		'F38',
		'F42',
		'F43',
		'F45',
		'F47',
		'F48',
		'F55',
		'F58',
		'F59',
		'F65',
		'F67'
	],
	sources: [
		'OZE',
		'ROZP',
		'WIE',
		'LOK',
		'PS',
		'PIT'
	],
	related: [
		'statut-spoldzielni-energetycznej',
		'rozliczenie-1-do-06',
		'podatki-w-spoldzielni-energetycznej',
		'ile-mozna-zaoszczedzic'
	],
	summary: [
		'Rozporządzenie dzieli tylko brakujący prąd, który trzeba kupić od sprzedawcy.',
		'Kto w miesiącu oddał więcej, niż pobrał, za ten prąd nie płaci.',
		'Ceny wewnętrzne ustala sama spółdzielnia.',
		'Podział korzyści zapisz w statucie albo regulaminie, bo ustawa o nim milczy.',
		'Ten sam miesiąc może dać członkowi zysk lub dopłatę. Decyduje klucz podziału.'
	],
	aliases: [
		'kto ustala cenę prądu w spółdzielni',
		'ile dostaje właściciel paneli',
		'klucz podziału energii',
		'rozliczenia między członkami',
		'zapłata za prąd z paneli sąsiada',
		'kto ustala ceny wewnętrzne',
		'kto płaci za prąd, którego zabrakło'
	],
	glossary_skip: [],
	slug: '/ceny-wewnetrzne-i-podzial-korzysci'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co dzieli prawo, a czego nie dzieli",
  "id": "co-dzieli-prawo-a-czego-nie-dzieli",
  "level": 2
}, {
  "value": "Przykład: trzech członków i trzy okresy",
  "id": "przyklad-trzech-czlonkow-i-trzy-okresy",
  "level": 2
}, {
  "value": "Podział ustawowy na tych liczbach",
  "id": "podzial-ustawowy-na-tych-liczbach",
  "level": 2
}, {
  "value": "Ile prądu grupy wziął każdy",
  "id": "ile-pradu-grupy-wzial-kazdy",
  "level": 2
}, {
  "value": "Trzy klucze, różne wyniki",
  "id": "trzy-klucze-rozne-wyniki",
  "level": 2
}, {
  "value": "Jak ustalić cenę wewnętrzną",
  "id": "jak-ustalic-cene-wewnetrzna",
  "level": 2
}, {
  "value": "Zanim ruszą wpłaty: podatki",
  "id": "zanim-rusza-wplaty-podatki",
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
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["W spółdzielni są dwa różne rozliczenia. Pierwsze robi sprzedawca według reguł z rozporządzenia, a drugie sama spółdzielnia, bo o cenach wewnętrznych ustawa milczy. Na przykładzie 3 ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), " pokażemy, dlaczego oba są potrzebne."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-dzieli-prawo-a-czego-nie-dzieli",
      children: "Co dzieli prawo, a czego nie dzieli"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Prawo opisuje drogę energii: wynik godziny, ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
        children: "współczynnik 0,6"
      }), " i brakujący prąd na koniec miesiąca", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38c ust. 3–6",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 2, § 2–3",
        children: "[2]"
      }), ". Ten brakujący prąd dzieli się między członków, których miesiąc zamknął się poborem, a każdy płaci według własnej ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#grupa-taryfowa",
        children: "grupy taryfowej"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-2",
        "aria-label": "Źródło 2, § 3 ust. 2–3",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Co dzieli prawo, a czego nie dzieli",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Pytanie"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kto odpowiada"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Kto kupuje brakujący prąd od sprzedawcy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "rozporządzenie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Ile kosztuje ten prąd"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "taryfa danego członka"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Ile dostaje ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#wytworca",
              children: "wytwórca"
            }), " za prąd zużyty przez innych"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "spółdzielnia"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Ile płaci ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#odbiorca",
              children: "odbiorca"
            }), " za prąd innych członków"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "spółdzielnia"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Komu przypisać zapas z poprzednich miesięcy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "spółdzielnia, bo ustawa milczy"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ustawa nie narzuca ceny wewnętrznej, a poradniki zaliczają jej ustalenie do pierwszych kroków po rejestracji", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wie",
        id: "WIE-1",
        "aria-label": "Źródło 3",
        children: "[3]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-lok",
        id: "LOK-1",
        "aria-label": "Źródło 4",
        children: "[4]"
      }), ". O kluczu podziału korzyści przepisy też milczą, więc naszym zdaniem miejsce na niego jest w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "statucie"
      }), " lub regulaminie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 38c–38da",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-3",
        "aria-label": "Źródło 2, § 3",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "przyklad-trzech-czlonkow-i-trzy-okresy",
      children: "Przykład: trzech członków i trzy okresy"
    }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
      title: "Przykład z założeniami",
      type: "info",
      children: [(0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia ma 3 członków, A, B i C. Wszyscy mają panele i są osobami prawnymi, a statut nie dopuszcza innych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 5, art. 15 § 5",
          children: "[5]"
        }), ". Dla prostoty 1 okres to 1 doba, choć naprawdę byłby to miesiąc kalendarzowy."]
      }), (0,jsx_runtime.jsx)(_components.p, {
        children: "Dane są umowne, a zapas na początku wynosi 0. Pierwsza doba jest słoneczna, druga gorsza, a w trzeciej nikt nic nie oddaje."
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Tak wygląda wynik całej grupy, w kWh:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Przykład: trzech członków i trzy okresy",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Pozycja"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Okres 1"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Okres 2"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Okres 3"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zużyte wspólnie, 1 do 1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "1,79"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "4,72"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pobór spółdzielni"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "36,39"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "36,46"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "92,17"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#nadwyzka",
                children: "Nadwyżka"
              }), " oddana do sieci"]
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "151,79"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "56,31"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Nowy zapas, czyli nadwyżka × 0,6"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "91,07"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "33,79"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pokryte z zapasu"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "36,39"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "36,46"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "52,01"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zapas na koniec"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "54,68"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "52,01"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Do kupienia od sprzedawcy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "40,16"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W dwóch pierwszych okresach nikt nie kupuje prądu, a zapas z nich starcza jeszcze na część trzeciego. Do podziału zostaje 40,16 kWh."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "podzial-ustawowy-na-tych-liczbach",
        children: "Podział ustawowy na tych liczbach"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Teraz liczy się suma każdego członka w okresie, w kWh, gdzie plus to pobór, a minus oddanie. Ostatnia kolumna dzieli 40,16 kWh."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Podział ustawowy na tych liczbach",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Członek"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Okres 1"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Okres 2"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Okres 3"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Kupuje"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "A"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−38,03"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−9,63"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "22,22"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "9,68"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "B"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−75,53"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−19,09"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "50,56"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "22,03"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "C"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−1,84"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "8,87"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "19,39"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "8,45"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Razem"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−115,40"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−19,85"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "92,17"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "40,16"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Na A przypada 22,22 z 92,17 kWh poboru w trzecim okresie, czyli 24,1%. Z 40,16 kWh daje to 9,68 kWh i tyle A kupuje od sprzedawcy po stawkach swojej taryfy."
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zwróć uwagę na dwie rzeczy:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "C w okresie 2 ma sumę dodatnią, a nie kupuje nic, bo wystarczyło zapasu, który powstał głównie z prądu A i B."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "B oddał najwięcej, 121,05 z 214,61 kWh, czyli 56%, a mimo to najwięcej kupuje, bo 22,03 kWh. Dla podziału ustawowego nie ma znaczenia, kto zbudował zapas."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "To nie jest błąd rozporządzenia, bo dzieli ono tylko brak, a nie korzyść."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rozporządzenie każe dzielić brak „proporcjonalnie”, a my przyjęliśmy do tego sumę okresu każdego członka. Zanim oprzesz na tym regulamin, zapytaj sprzedawcę, jak liczy; pytania podpowiada artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych",
          children: "taryfach i strefach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-pradu-grupy-wzial-kazdy",
        children: "Ile prądu grupy wziął każdy"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Do podziału korzyści potrzeba innej liczby: ile prądu każdy dostał od grupy, a ile jej dał. Przyjmujemy jeden z możliwych sposobów, w którym prąd wspólny dzielimy w każdej godzinie według poboru, a zapas według poboru, który został."
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "C oddał najmniej, a wziął prawie tyle co A"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "A"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "oddał do grupy"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "76,78 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "63.4%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "wziął wspólnie i z zapasu"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "41,66 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "34.4%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "B"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "oddał do grupy"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "121,05 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "wziął wspólnie i z zapasu"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "54,96 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "45.4%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "C"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "oddał do grupy"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "16,78 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "13.9%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "wziął wspólnie i z zapasu"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "34,75 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "28.7%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Razem oddano 214,61 kWh, a wzięto 131,37 kWh. Różnica między sumami to skutek współczynnika 0,6. C oddał 8% energii, a wziął 26% tego, co wróciło, więc bez ceny wewnętrznej zyskuje kosztem A i B."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "trzy-klucze-rozne-wyniki",
        children: "Trzy klucze, różne wyniki"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Niech odbiorca płaci 0,20 zł za każdą wziętą kWh. Do wspólnej puli wpływa wtedy 26,27 zł i trzeba zdecydować, jak ją rozdać. Cena jest tylko przykładem, bez VAT."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Trzy klucze, różne wyniki",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Członek"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Płaci do puli"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Zwrot według energii"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Wynik według energii"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Zwrot po równo"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Wynik po równo"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "A"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Płaci do puli",
              className: "number",
              children: "8,33 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zwrot według energii",
              className: "number",
              children: "9,40 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wynik według energii",
              className: "number",
              children: "+1,07 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zwrot po równo",
              className: "number",
              children: "8,76 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wynik po równo",
              className: "number",
              children: "+0,43 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "B"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Płaci do puli",
              className: "number",
              children: "10,99 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zwrot według energii",
              className: "number",
              children: "14,82 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wynik według energii",
              className: "number",
              children: "+3,83 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zwrot po równo",
              className: "number",
              children: "8,76 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wynik po równo",
              className: "number",
              children: "−2,23 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "C"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Płaci do puli",
              className: "number",
              children: "6,95 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zwrot według energii",
              className: "number",
              children: "2,05 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wynik według energii",
              className: "number",
              children: "−4,90 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Zwrot po równo",
              className: "number",
              children: "8,76 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wynik po równo",
              className: "number",
              children: "+1,81 zł"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Wynik to zwrot minus wpłata, a więc tylko pieniądze wewnątrz grupy, bez oszczędności na rachunku od sprzedawcy. Suma zwrotów „po równo” różni się o 1 grosz przez zaokrąglenia."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ten sam prąd i ta sama cena, a B raz zyskuje 3,83 zł, a raz dopłaca 2,23 zł. Trzecia możliwość to podział według wkładu, na przykład ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#udzial",
          children: "udziałów"
        }), " albo pieniędzy włożonych w instalację."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Żaden klucz nie jest „ustawowy”, a każdy kogoś nagradza:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "według oddanej energii: tych, którzy mają duże źródła;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "po równo: tych, którzy biorą mniej niż średnia, bez względu na to, ile dają;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "według wkładu: tych, którzy zapłacili za budowę."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-ustalic-cene-wewnetrzna",
        children: "Jak ustalić cenę wewnętrzną"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Naszym zdaniem cena ma dwie rozsądne granice. Dla odbiorcy górną granicą jest to, czego dzięki spółdzielni nie płaci sprzedawcy. Dla wytwórcy dolną jest to, co dostałby w innym rozliczeniu, na przykład w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-czy-net-billing",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "unbroken",
            children: "net-billingu"
          })
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Górną granicę policz ostrożnie. Od własnej energii grupy nie nalicza się ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oplata-oze",
          children: "opłaty OZE"
        }), ", mocowej i kogeneracyjnej, ale ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oplaty-stale",
          children: "opłaty stałe"
        }), " zostają, a ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oplata-dystrybucyjna-zmienna",
          children: "zmienna opłata za sieć"
        }), " ma osobny limit", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 1, art. 38c ust. 7, 11–11b i 13",
          children: "[1]"
        }), ". Domy i mali odbiorcy niech doliczą też mocową, bo płacą ją ryczałtem. Po kolei pokazuje to artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłatach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prawa i obowiązki członków są równe", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-2",
          "aria-label": "Źródło 5, art. 18 § 1",
          children: "[5]"
        }), ", zapisz więc jedną regułę dla wszystkich w tej samej sytuacji, a odstępstwa daj do oceny prawnikowi. Regulamin i uchwały o cenach może przeczytać każdy członek", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 5, art. 18 § 2 pkt 3",
          children: "[5]"
        }), ", a sposób liczenia niech zrozumie bez pomocy. W regulaminie niech będą:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Cena za 1 kWh i to, czy obejmuje prąd wspólny, z zapasu czy oba."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Klucz zwrotu dla wytwórców."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Część na koszty spółdzielni, na przykład księgowość."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Kto zatwierdza i zmienia cenę: ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#walne-zgromadzenie",
            children: "walne zgromadzenie"
          }), ", rada czy zarząd. Gdy statut milczy, należy to do zarządu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-4",
            "aria-label": "Źródło 5, art. 48 § 2",
            children: "[5]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Kto traci, gdy część zapasu przepadnie po 12 miesiącach", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-4",
            "aria-label": "Źródło 1, art. 38c ust. 8 i 11",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Przykład liczbowy, taki jak wyżej."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dane do tych rachunków spółdzielnia dostaje od sprzedawcy, z podziałem na członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38c ust. 9",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 2, § 5",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "zanim-rusza-wplaty-podatki",
        children: "Zanim ruszą wpłaty: podatki"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Cena wewnętrzna to już pieniądze między członkiem a spółdzielnią. VAT wymaga tu osobnej analizy, a czasem własnej interpretacji."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Uważaj też na PIT. Znana interpretacja z 5 stycznia 2026 r. mówi o rozliczeniu 1 do 0,6 bez zapłaty i chroni tylko tego, kto o nią wystąpił", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pit",
          id: "PIT-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), ". Z zapłatą dla wytwórcy sprawa może wyglądać inaczej, co wyjaśnia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
          children: "podatki w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Klucze porównasz na własnych liczbach w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "kalkulatorze"
        }), ". Wybrany wpisz do dokumentów, w czym pomogą artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/statut-spoldzielni-energetycznej",
          children: "statucie"
        }), " i ", (0,jsx_runtime.jsx)(_components.a, {
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