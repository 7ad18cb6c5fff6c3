"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4693"], {
65200(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_zakladanie_obszar_i_limity_spoldzielni_md_588_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-zakladanie-obszar-i-limity-spoldzielni-md-588.json
var site_baza_wiedzy_zakladanie_obszar_i_limity_spoldzielni_md_588_namespaceObject = JSON.parse('{"id":"zakladanie/obszar-i-limity-spoldzielni","title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","description":"W ilu gminach może działać spółdzielnia energetyczna, w czyjej sieci i z jaką mocą. Tabela limitów, przykład liczenia i niepewne miejsca.","source":"@site/baza-wiedzy/zakladanie/obszar-i-limity-spoldzielni.md","sourceDirName":"zakladanie","slug":"/obszar-i-limity-spoldzielni","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Miasta","permalink":"/baza-wiedzy/tagi/miasta","description":"Spółdzielnie energetyczne w miastach po zmianie prawa z 2025 r."},{"inline":false,"label":"Próg pokrycia","permalink":"/baza-wiedzy/tagi/prog-pokrycia","description":"Warunek 70% i wyjątek 40%."}],"version":"current","sidebarPosition":6,"frontMatter":{"article":{"kind":"article","label":"Obszar i limity: ile gmin, jaki operator, ile megawatów","category":"Zakładanie","neighbours":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Spółdzielnia działa w 1 gminie albo najwyżej w 3 gminach, które sąsiadują ze sobą.","Wszystkie punkty poboru muszą być w sieci jednego operatora, poniżej 110 kV.","Instalacje na prąd mogą mieć razem do 10 MW.","Górnego limitu członków już nie ma.","Przepis z 2024 r. mówi o gminach wiejskich i miejsko-wiejskich, a o miastach piszemy w osobnym artykule."],"readingMinutes":5,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":22},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":2},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":1}],"related":[{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},"next":{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/zakladanie/obszar-i-limity-spoldzielni.md


const frontMatter = {
	title: 'Obszar i limity: ile gmin, jaki operator, ile megawatów',
	description: 'W ilu gminach może działać spółdzielnia energetyczna, w czyjej sieci i z jaką mocą. Tabela limitów, przykład liczenia i niepewne miejsca.',
	sidebar_position: 6,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'kowr',
		'miasta',
		'prog-pokrycia'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F17',
		'F20',
		'F21',
		'F23',
		'F26',
		'F28',
		'F29',
		'F30',
		'F31',
		'F32',
		'F33',
		'F34',
		'F35',
		'F36',
		'F50',
		'F56',
		'F62',
		'F111',
		'F112',
		'F113'
	],
	sources: [
		'OZE',
		'ZM23',
		'RP1',
		'PS'
	],
	related: [
		'prog-70-i-40-procent',
		'spoldzielnia-energetyczna-w-miescie',
		'wpis-do-wykazu-kowr',
		'akcyza-granica-1-mw'
	],
	summary: [
		'Spółdzielnia działa w 1 gminie albo najwyżej w 3 gminach, które sąsiadują ze sobą.',
		'Wszystkie punkty poboru muszą być w sieci jednego operatora, poniżej 110 kV.',
		'Instalacje na prąd mogą mieć razem do 10 MW.',
		'Górnego limitu członków już nie ma.',
		'Przepis z 2024 r. mówi o gminach wiejskich i miejsko-wiejskich, a o miastach piszemy w osobnym artykule.'
	],
	aliases: [
		'przekroczone 10 MW',
		'za dużo mocy w spółdzielni',
		'gdzie znaleźć numer PPE',
		'liczniki w różnych gminach',
		'dom w jednej gminie, obora w drugiej',
		'na ilu gminach może działać spółdzielnia',
		'dwóch operatorów w spółdzielni',
		'limit 10 MW',
		'maksymalna liczba członków',
		'spółdzielnia w kilku gminach',
		'różni operatorzy w gminie',
		'dołożenie drugiej gminy',
		'liczniki w czterech gminach',
		'liczniki Tauron i PGE'
	],
	glossary_skip: [],
	slug: '/obszar-i-limity-spoldzielni'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Wszystkie granice w jednej tabeli",
  "id": "wszystkie-granice-w-jednej-tabeli",
  "level": 2
}, {
  "value": "Gminy: jedna, dwie albo trzy",
  "id": "gminy-jedna-dwie-albo-trzy",
  "level": 2
}, {
  "value": "Sieć: jeden operator i poniżej 110 kV",
  "id": "siec-jeden-operator-i-ponizej-110-kv",
  "level": 2
}, {
  "value": "Moc: jak dodać megawaty",
  "id": "moc-jak-dodac-megawaty",
  "level": 2
}, {
  "value": "Członkowie: dawny limit już nie działa",
  "id": "czlonkowie-dawny-limit-juz-nie-dziala",
  "level": 2
}, {
  "value": "Jak sprawdzić swoją grupę",
  "id": "jak-sprawdzic-swoja-grupe",
  "level": 2
}, {
  "value": "Co grozi za przekroczenie granic",
  "id": "co-grozi-za-przekroczenie-granic",
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
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
    "later-part": "later-part",
    li: "li",
    line: "line",
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
      children: "Nie każda grupa sąsiadów może założyć wspólną spółdzielnię, bo liczą się mapa gmin, sieć i moc instalacji. Te 3 rzeczy warto sprawdzić jeszcze przed pierwszym zebraniem."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "wszystkie-granice-w-jednej-tabeli",
      children: "Wszystkie granice w jednej tabeli"
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Wszystkie granice w jednej tabeli",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co się sprawdza"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Granica"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Gminy"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["1 albo najwyżej 3, które sąsiadują bezpośrednio", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-1",
              "aria-label": "Źródło 1, art. 38e ust. 1 pkt 1",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#osd",
              children: "Operator sieci"
            }), " elektrycznej"]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["1", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-2",
              "aria-label": "Źródło 1, art. 38c ust. 1",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Napięcie w punkcie poboru"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-3",
              "aria-label": "Źródło 1, art. 38c ust. 2",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Moc elektryczna"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["łącznie do 10 MW", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-4",
              "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Moc cieplna"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["łącznie do 30 MW", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-5",
              "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Biogaz lub biogaz rolniczy"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["do 40 mln m³ w roku", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-6",
              "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Biometan"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["do 20 mln m³ w roku", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-7",
              "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Liczba ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#czlonek",
              children: "członków"
            })]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["brak górnego limitu w ustawie o ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#oze",
              children: "OZE"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-8",
              "aria-label": "Źródło 1, art. 38e ust. 1 pkt 2, uchylony",
              children: "[1]"
            })]
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Limity zależą od tego, co wytwarza spółdzielnia. Przy samym prądzie patrzysz na 10 MW i na próg: instalacje mają umożliwiać pokrycie co najmniej 70% rocznych potrzeb", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-9",
        "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
        children: "[1]"
      }), ". Spółdzielnia, która złożyła wniosek do 31 grudnia 2025 r., korzysta z 40%", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-zm23",
        id: "ZM23-1",
        "aria-label": "Źródło 2, art. 41",
        children: "[2]"
      }), ". Nowe wnioski obejmuje już 70%", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rp1",
        id: "RP1-1",
        "aria-label": "Źródło 3",
        children: "[3]"
      }), ". Jak to liczyć, tłumaczy tekst ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/prog-70-i-40-procent",
        children: "próg 70% i 40%"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "gminy-jedna-dwie-albo-trzy",
      children: "Gminy: jedna, dwie albo trzy"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Obszar to 1 gmina albo najwyżej 3 gminy bezpośrednio sąsiadujące", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-10",
        "aria-label": "Źródło 1, art. 38e ust. 1 pkt 1",
        children: "[1]"
      }), ". Część opisów zatrzymuje się na 2 gminach, ale ustawa pozwala na 3."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Przepis nie tłumaczy, co z gminami w rzędzie, gdy pierwsza nie graniczy z trzecią. Przy takim układzie zapytaj na piśmie ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), ", czyli Krajowy Ośrodek Wsparcia Rolnictwa, który prowadzi ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykaz"
      }), " spółdzielni."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rodzaj gminy też ma znaczenie. W tekście z 2024 r. są to gminy wiejskie i miejsko-wiejskie w rozumieniu przepisów o statystyce publicznej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 1",
          children: "[1]"
        }), ". Jaka jest Twoja, powie urząd gminy. Co zmieniło się dla miast i jak sprawdzić to w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#isap",
          children: "ISAP"
        }), ", opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielnia w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing area",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Obszar i sieć: dwa układy zgodne z przepisem i dwa niezgodne"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: [(0,jsx_runtime.jsxs)(_components.svg, {
              viewBox: "0 0 136 72",
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M6 14 30 6 44 12 46 40 36 66 10 60ZM70 8 104 10 114 38 102 64 74 62 78 30Z",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M44 12 70 8 78 30 74 62 36 66 46 40Z",
                className: "inside",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M56 24L64 44L52 54",
                className: "wire",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M53 21h6v6h-6zM61 41h6v6h-6zM49 51h6v6h-6z",
                className: "wire meters",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M115 13l6 7 12-13",
                className: "verdict",
                children: "\n"
              }), "\n"]
            }), "Jedna gmina, sieć jednego operatora."]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: [(0,jsx_runtime.jsxs)(_components.svg, {
              viewBox: "0 0 136 72",
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M6 14 60 8 56 34 46 66 10 60ZM60 8 104 10 114 38 84 44 56 34ZM56 34 84 44 114 38 102 64 46 66Z",
                className: "inside",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M28 38L84 24L82 54",
                className: "wire",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M25 35h6v6h-6zM81 21h6v6h-6zM79 51h6v6h-6z",
                className: "wire meters",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M115 13l6 7 12-13",
                className: "verdict",
                children: "\n"
              }), "\n"]
            }), "Trzy gminy, które sąsiadują ze sobą, sieć jednego operatora."]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            "data-refused": "",
            children: [(0,jsx_runtime.jsxs)(_components.svg, {
              viewBox: "0 0 136 72",
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M44 12 70 8 78 30 74 62 36 66 46 40Z",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M6 14 30 6 44 12 46 40 36 66 10 60ZM70 8 104 10 114 38 102 64 74 62 78 30Z",
                className: "inside",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M24 32L92 34",
                className: "wire",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M21 29h6v6h-6zM89 31h6v6h-6z",
                className: "wire meters",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M117 6l14 14M131 6l-14 14",
                className: "verdict",
                children: "\n"
              }), "\n"]
            }), "Gminy, które nie sąsiadują ze sobą."]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            "data-refused": "",
            children: [(0,jsx_runtime.jsxs)(_components.svg, {
              viewBox: "0 0 136 72",
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M70 8 104 10 114 38 102 64 74 62 78 30Z",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M6 14 30 6 44 12 46 40 36 66 10 60ZM44 12 70 8 78 30 74 62 36 66 46 40Z",
                className: "inside",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M24 32L30 50",
                className: "wire",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M21 29h6v6h-6zM27 47h6v6h-6z",
                className: "wire meters",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M58 28L60 50",
                className: "other",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M55 25h6v6h-6zM57 47h6v6h-6z",
                className: "other meters",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.path, {
                d: "M117 6l14 14M131 6l-14 14",
                className: "verdict",
                children: "\n"
              }), "\n"]
            }), "Punkty poboru w sieciach dwóch operatorów."]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "siec-jeden-operator-i-ponizej-110-kv",
        children: "Sieć: jeden operator i poniżej 110 kV"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia działa w sieci jednego operatora, a przy cieple albo gazie w jednej sieci ciepłowniczej lub gazowej. Przy prądzie obszar wyznaczają punkty poboru, w skrócie PPE, czyli miejsca, w których rozlicza się odbiór lub oddanie energii. Zwykle 1 punkt to 1 licznik. Wszystkie muszą być przyłączone do sieci poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 1, art. 38c ust. 1–2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Operator to firma od kabli i liczników, a nie ta, od której kupujesz prąd. Sprzedawców w grupie może być dziś wielu, bo po starcie i tak rozlicza jeden, wspólny dla wszystkich", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 40 ust. 1ac",
          children: "[1]"
        }), ". Operator musi być za to wspólny od początku, a jego nazwę znajdziesz na fakturze, przy opłatach za dystrybucję."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Granica gmin i granica sieci nie muszą się pokrywać, dlatego sprawdź każdy licznik osobno, a nie tylko adres urzędu."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "moc-jak-dodac-megawaty",
        children: "Moc: jak dodać megawaty"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do limitu 10 MW dodajesz moc elektryczną instalacji OZE w spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-14",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
          children: "[1]"
        }), ". Licz także te, które dopiero planujesz, bo dojdą do tej samej sumy."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Grupa ma farmę 6 MW, biogazownię 2 MW i dachy 800 kW. Razem to 8,8 MW, więc mieści się w limicie. W planie jest druga farma, 1,5 MW. Wtedy suma to 10,3 MW, czyli o 0,3 MW za dużo."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Wyjście: mniejsza farma, najwyżej 1,2 MW. Liczby są wymyślone."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing stack",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Z drugą farmą suma przekracza granicę o 0,3 MW"
        }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Razem: ", (0,jsx_runtime.jsx)(_components.strong, {
            children: "10,3 MW"
          }), ", granica: 10 MW"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
          "aria-hidden": "true",
          children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
            x: "0%",
            width: "53%",
            children: "\n"
          }), "\n", (0,jsx_runtime.jsx)(_components.rect, {
            x: "53%",
            width: "17.7%",
            children: "\n"
          }), "\n", (0,jsx_runtime.jsx)(_components.rect, {
            x: "70.6%",
            width: "7.1%",
            children: "\n"
          }), "\n", (0,jsx_runtime.jsx)(_components.rect, {
            x: "77.7%",
            width: "13.2%",
            children: "\n"
          }), "\n", (0,jsx_runtime.jsx)(_components.line, {
            x1: "88.3%",
            x2: "88.3%",
            y1: "0",
            y2: "100%",
            className: "mark",
            children: "\n"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Farma"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "6 MW"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Biogazownia"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "2 MW"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Dachy"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,8 MW"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Druga farma w planie"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "1,5 MW"
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Na drodze do 10 MW są jeszcze 2 progi, które zmieniają pieniądze:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["400 kW na 1 instalację. Poniżej tej mocy koszt ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#bilansowanie-handlowe",
            children: "bilansowania handlowego"
          }), " pokrywa w całości sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-15",
            "aria-label": "Źródło 1, art. 38e ust. 2",
            children: "[1]"
          }), ". Bilansowanie handlowe to odpowiedzialność za różnicę między planem a prawdziwym przepływem prądu."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["1 MW łącznie. Do tej mocy energia wytworzona i zużyta w spółdzielni jest zwolniona z ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#akcyza",
            children: "akcyzy"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-16",
            "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
            children: "[1]"
          }), ". Powyżej tej granicy zwolnienie przepada dla całej spółdzielni. Szerzej opisuje to artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/akcyza-granica-1-mw",
            children: "akcyzie"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W przykładzie grupa nie ma więc zwolnienia z akcyzy, choć jej 8,8 MW mieści się w limicie. Warto policzyć oba progi przed zamówieniem paneli."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czlonkowie-dawny-limit-juz-nie-dziala",
        children: "Członkowie: dawny limit już nie działa"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W starych poradnikach trafisz na górny limit liczby członków. Skreślono go od 1 października 2023 r. i ustawa o OZE nie podaje dziś maksimum", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-17",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 2, uchylony",
          children: "[1]"
        }), ". Nadal działa dolny limit z Prawa spółdzielczego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 4, art. 15",
          children: "[4]"
        }), ", który opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
          children: "kto może należeć do spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-sprawdzic-swoja-grupe",
        children: "Jak sprawdzić swoją grupę"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Spisz liczniki na ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/wzory/lista-punktow-poboru",
            children: "liście punktów poboru"
          }), ": adres, gmina, kod PPE, nazwa operatora. Kod i nazwę przepiszesz zwykle z faktury za prąd."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zaznacz je na mapie gmin. Gdy wychodzą 4 gminy, podziel grupę albo zostaw najdalsze punkty poza nią."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Skreśl liczniki innego operatora."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zapytaj operatora o napięcie przyłączenia największych zakładów."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Dodaj moc wszystkich źródeł, także planowanych."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Policz ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
            children: "pokrycie potrzeb"
          }), " w ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/kalkulator",
            children: "kalkulatorze"
          }), " i zostaw margines na nowych członków."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ten sam zestaw danych przyda się we wniosku do KOWR. Podajesz w nim obszar, liczbę PPE i lokalizację instalacji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 1, art. 38g ust. 2–5",
          children: "[1]"
        }), ". Gdy planujesz nowe źródło, we wniosku o warunki przyłączenia wskaż wpis do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#krs",
          children: "KRS"
        }), " i punkty poboru, do których popłynie energia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-2",
          "aria-label": "Źródło 2, art. 7 ust. 3da Prawa energetycznego",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-grozi-za-przekroczenie-granic",
        children: "Co grozi za przekroczenie granic"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Na starcie KOWR odmawia wpisu, gdy warunki z art. 38e nie są spełnione", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-19",
          "aria-label": "Źródło 1, art. 38k",
          children: "[1]"
        }), ". Później skutek zależy od rodzaju naruszenia. Utrata warunku obszaru prowadzi wprost do wykreślenia. Przy limitach mocy i progu KOWR wyznacza najpierw termin naprawy i wykreśla dopiero wtedy, gdy minie on bez skutku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-20",
          "aria-label": "Źródło 1, art. 38l ust. 1–2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W obu przypadkach ponowny wpis na tym obszarze jest możliwy najwcześniej po 3 latach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-21",
          "aria-label": "Źródło 1, art. 38l ust. 4",
          children: "[1]"
        }), ". Dlatego każdą nową instalację i każdy nowy licznik sprawdź przed przyjęciem. Zmianę danych w wykazie zgłasza się w 14 dni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-22",
          "aria-label": "Źródło 1, art. 38i",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy mapa, sieć i moc się zgadzają, policz ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg pokrycia potrzeb"
        }), ". Gdy układ gmin jest trudny, zapytaj KOWR, a gdy sieci są dwie, zapytaj operatorów. Poproś o odpowiedź na piśmie."]
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