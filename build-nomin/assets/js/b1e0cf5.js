"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7532"], {
99438(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_technika_i_rynek_biogazownia_w_spoldzielni_md_623_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-technika-i-rynek-biogazownia-w-spoldzielni-md-623.json
var site_baza_wiedzy_technika_i_rynek_biogazownia_w_spoldzielni_md_623_namespaceObject = JSON.parse('{"id":"technika-i-rynek/biogazownia-w-spoldzielni","title":"Biogazownia w spółdzielni energetycznej: prąd o każdej porze","description":"Co biogazownia daje spółdzielni, jakie ma limity, koncesje i rejestry, co z ciepłem i gazem i kiedy wygrywa ze słońcem. Z przykładem w kWh.","source":"@site/baza-wiedzy/technika-i-rynek/biogazownia-w-spoldzielni.md","sourceDirName":"technika-i-rynek","slug":"/biogazownia-w-spoldzielni","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Finansowanie","permalink":"/baza-wiedzy/tagi/finansowanie","description":"Programy wsparcia i pieniądze na start."},{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."}],"version":"current","sidebarPosition":5,"frontMatter":{"article":{"kind":"article","label":"Biogazownia","category":"Technika i rynek","neighbours":[{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},{"title":"Biogazownia","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"title":"Pompy ciepła i ładowarki","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}],"audience":["rolnicy","gmina","przedsiebiorstwa"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Spółdzielnia może wytwarzać prąd, ciepło, biogaz, biogaz rolniczy i biometan, ale tylko dla siebie i swoich członków.","Biogazownia pracuje także nocą i zimą, więc więcej jej prądu liczy się 1 do 1, a mniej przechodzi przez 0,6.","Rozliczenie 1 do 0,6 dotyczy wyłącznie prądu. Zasady podziału ciepła i gazu ustala sama spółdzielnia.","Prąd z samego biogazu rolniczego nie wymaga koncesji, za to wytwarzanie tego gazu wymaga wpisu do rejestru KOWR.","Biogazownia, która sprzedaje po stałej cenie albo w systemie aukcyjnym, nie może z tą samą energią wejść do rozliczenia spółdzielni."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":18},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":1},{"code":"WN1","title":"Z dużego potencjału mało mocy – spółdzielnie energetyczne","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/103172-z-duzego-potencjalu-malo-mocy-potrzebne-sa-kolejne-zmiany","date":"08.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"EDW1","title":"Drugi nabór pożyczek dla fotowoltaiki na wsi (po angielsku)","publisher":"pv magazine","url":"https://www.pv-magazine.com/2025/02/03/poland-reopens-loan-subsidy-program-for-rural-solar-installations/","date":"3.02.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},{"title":"Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},"next":{"title":"Pompy ciepła i ładowarki","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/technika-i-rynek/biogazownia-w-spoldzielni.md


const frontMatter = {
	title: 'Biogazownia w spółdzielni energetycznej: prąd o każdej porze',
	description: 'Co biogazownia daje spółdzielni, jakie ma limity, koncesje i rejestry, co z ciepłem i gazem i kiedy wygrywa ze słońcem. Z przykładem w kWh.',
	sidebar_position: 5,
	sidebar_label: 'Biogazownia',
	audience: [
		'rolnicy',
		'gmina',
		'przedsiebiorstwa'
	],
	level: 'sredni',
	tags: [
		'rozliczenie-1-do-06',
		'finansowanie',
		'kowr'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F09',
		'F11',
		'F26',
		'F31',
		'F33',
		'F34',
		'F38',
		'F42',
		'F56',
		'F62',
		'F78',
		'F79',
		'F86',
		'F109',
		'F143',
		'F144',
		'F145',
		'F146'
	],
	sources: [
		'OZE',
		'ROZP',
		'ZM23',
		'WN1',
		'EDW1'
	],
	related: [
		'rozliczenie-1-do-06',
		'obszar-i-limity-spoldzielni',
		'akcyza-granica-1-mw',
		'rolnik-krus-dotacje-dzierzawa'
	],
	summary: [
		'Spółdzielnia może wytwarzać prąd, ciepło, biogaz, biogaz rolniczy i biometan, ale tylko dla siebie i swoich członków.',
		'Biogazownia pracuje także nocą i zimą, więc więcej jej prądu liczy się 1 do 1, a mniej przechodzi przez 0,6.',
		'Rozliczenie 1 do 0,6 dotyczy wyłącznie prądu. Zasady podziału ciepła i gazu ustala sama spółdzielnia.',
		'Prąd z samego biogazu rolniczego nie wymaga koncesji, za to wytwarzanie tego gazu wymaga wpisu do rejestru KOWR.',
		'Biogazownia, która sprzedaje po stałej cenie albo w systemie aukcyjnym, nie może z tą samą energią wejść do rozliczenia spółdzielni.'
	],
	aliases: [
		'czy biogaz się liczy',
		'biogaz w spółdzielni',
		'biogaz rolniczy',
		'koncesja na biogazownię',
		'rejestr wytwórców biogazu',
		'ciepło z biogazowni',
		'biometan spółdzielnia',
		'gnojowica na prąd',
		'krajowy punkt kontaktowy OZE',
		'kogeneracja'
	],
	glossary_skip: [],
	slug: '/biogazownia-w-spoldzielni'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co wolno spółdzielni",
  "id": "co-wolno-spoldzielni",
  "level": 2
}, {
  "value": "Dlaczego godzina jest tu ważniejsza niż rok",
  "id": "dlaczego-godzina-jest-tu-wazniejsza-niz-rok",
  "level": 2
}, {
  "value": "Jakie pozwolenia i wpisy są potrzebne",
  "id": "jakie-pozwolenia-i-wpisy-sa-potrzebne",
  "level": 2
}, {
  "value": "Trzy granice mocy, o których łatwo zapomnieć",
  "id": "trzy-granice-mocy-o-ktorych-latwo-zapomniec",
  "level": 2
}, {
  "value": "Co z ciepłem i z samym gazem",
  "id": "co-z-cieplem-i-z-samym-gazem",
  "level": 2
}, {
  "value": "Czy istniejąca biogazownia może wejść do spółdzielni?",
  "id": "czy-istniejaca-biogazownia-moze-wejsc-do-spoldzielni",
  "level": 2
}, {
  "value": "Pytania, zanim zamówisz projekt",
  "id": "pytania-zanim-zamowisz-projekt",
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
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Panele dają prąd w południe, a biogazownia wtedy, kiedy ma wsad, na przykład gnojowicę lub resztki roślin, czyli także nocą i w styczniu. W spółdzielni to ważna różnica, bo najwięcej warta jest energia zużyta w tej samej godzinie, w której powstaje. Cena tej wygody to więcej przepisów i stała praca przy instalacji."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-wolno-spoldzielni",
      children: "Co wolno spółdzielni"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ustawa o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "odnawialnych źródłach energii"
      }), " (OZE) pozwala spółdzielni wytwarzać prąd, ciepło, biogaz, biogaz rolniczy i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#biometan",
        children: "biometan"
      }), ", obracać nimi i je magazynować. Wszystko to wolno jej robić wyłącznie na rzecz siebie i swoich ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 2 pkt 33a",
        children: "[1]"
      }), ". Biogazownia nie może więc w spółdzielni pracować na obcych ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#odbiorca",
        children: "odbiorców"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Instalacja musi być własnością spółdzielni albo jej członka", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 38f ust. 1",
        children: "[1]"
      }), ". Rolnik, który ma już biogazownię, po prostu zostaje członkiem i dalej jest jej właścicielem, a firma z zewnątrz musiałaby do spółdzielni wstąpić albo przenieść własność."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Co wolno spółdzielni",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co wytwarzasz"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Limit dla całej spółdzielni"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Skąd odbiorcy biorą energię"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Prąd"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Limit dla całej spółdzielni",
            children: "10 MW mocy elektrycznej"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Skąd odbiorcy biorą energię",
            children: ["z sieci jednego ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#osd",
              children: "operatora"
            }), ", poniżej 110 kV"]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Ciepło"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Limit dla całej spółdzielni",
            children: "30 MW mocy cieplnej"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd odbiorcy biorą energię",
            children: "z jednej sieci ciepłowniczej"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Biogaz, biogaz rolniczy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Limit dla całej spółdzielni",
            children: "40 mln m³ w roku"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd odbiorcy biorą energię",
            children: "z sieci gazowej albo z dowozu"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Biometan"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Limit dla całej spółdzielni",
            children: "20 mln m³ w roku"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd odbiorcy biorą energię",
            children: "z sieci gazowej albo z dowozu"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Limity podaje art. 38e, a obszar art. 38c", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 38c ust. 1–2 i art. 38e ust. 1 pkt 3",
        children: "[1]"
      }), ". Dowóz to wyjątek, który przydaje się na wsi: członkiem może być także ten, komu biogaz lub biometan dostarcza się inaczej niż siecią gazową", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-4",
        "aria-label": "Źródło 1, art. 38c ust. 1a pkt 2",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dotąd spółdzielnie zajmowały się przede wszystkim prądem. Na 1 sierpnia 2024 r. wytwarzały go wszystkie, które były w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazie"
      }), ", a było ich 38", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wn1",
        id: "WN1-1",
        "aria-label": "Źródło 4",
        children: "[4]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "dlaczego-godzina-jest-tu-wazniejsza-niz-rok",
        children: "Dlaczego godzina jest tu ważniejsza niż rok"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W każdej godzinie sumuje się pobór i oddanie wszystkich członków. Co spotka się w tej samej godzinie, liczy się 1 do 1, a ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#nadwyzka",
          children: "nadwyżka"
        }), " trafia do sieci i wraca w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
          children: "stosunku 1 do 0,6"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38c ust. 3 i 6",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 2, § 2–3",
          children: "[2]"
        }), ". Źródło, które pracuje równo, rzadziej oddaje nadwyżkę."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "To jedna doba, bez zapasu z wcześniejszych dni. Członkowie pobierają 120 kWh w każdej z 12 godzin dnia i 80 kWh w każdej z 12 godzin nocy, razem 2 400 kWh. Biogazownia daje 100 kWh w każdej godzinie, a panele 200 kWh w każdej godzinie dnia, więc w obu przypadkach powstaje tyle samo: 2 400 kWh. To uproszczenie, bo słońce nie świeci równo."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Ta sama ilość prądu, a kupić trzeba 96 albo 384 kWh"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Zużyte w tej samej godzinie, 1 do 1"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "biogazownia"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "2 160 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "panele"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "1 440 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "66.7%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Nadwyżka oddana do sieci"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "biogazownia, wraca 144 kWh"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "240 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "11.1%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "panele, wraca 576 kWh"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "960 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "44.4%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Do kupienia u sprzedawcy"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "biogazownia, z 240 kWh poboru z sieci"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "96 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "4.4%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "panele, z 960 kWh poboru z sieci"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "384 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "17.8%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ta sama ilość energii pokryła więc potrzeby na 96% albo na 84%. Zimą różnica rośnie, bo panele dają wtedy mało, a biogazownia tyle co w lipcu. Często najlepsze jest połączenie: słońce na południe, gaz na resztę doby. Własny układ sprawdzisz w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "kalkulatorze z przykładem wsi"
        }), ", w którym można dodać źródło o stałej pracy. Kalkulator przyjmuje dla niego na początek 8 000 godzin pracy w roku; to założenie, które zmienisz."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-pozwolenia-i-wpisy-sa-potrzebne",
        children: "Jakie pozwolenia i wpisy są potrzebne"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Jakie pozwolenia i wpisy są potrzebne",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Sprawa"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kiedy"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Gdzie"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Koncesja na prąd"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kiedy",
              children: ["nie trzeba jej dla instalacji do 1 MW ani dla prądu wyłącznie z biogazu rolniczego, bez względu na moc", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-6",
                "aria-label": "Źródło 1, art. 3",
                children: "[1]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gdzie",
              children: (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#ure",
                children: "Urząd Regulacji Energetyki"
              })
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: ["Rejestr ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#wytworca",
                children: "wytwórców"
              }), " biogazu rolniczego"]
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kiedy",
              children: ["gdy wytwarzasz biogaz rolniczy; kara za brak wpisu nie dotyczy samego prądu z niego w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#mikroinstalacja",
                children: "mikroinstalacji"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-7",
                "aria-label": "Źródło 1, art. 168 pkt 20",
                children: "[1]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gdzie",
              children: (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#kowr",
                children: "KOWR"
              })
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Rejestr wytwórców w małych instalacjach"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kiedy",
              children: ["przy mocy powyżej 50 kW do 1 MW", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-8",
                "aria-label": "Źródło 1, art. 2 pkt 18, art. 168 pkt 14",
                children: "[1]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gdzie",
              children: "Urząd Regulacji Energetyki"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Warunki przyłączenia"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kiedy",
              children: ["nowa instalacja; wniosek podaje wpis spółdzielni do KRS i punkty poboru", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-zm23",
                id: "ZM23-1",
                "aria-label": "Źródło 3",
                children: "[3]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gdzie",
              children: "operator sieci"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wykaz spółdzielni"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kiedy",
              children: ["zanim spółdzielnia zacznie działać", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-9",
                "aria-label": "Źródło 1, art. 38f ust. 2",
                children: "[1]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Gdzie",
              children: "KOWR"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["KOWR to Krajowy Ośrodek Wsparcia Rolnictwa. Za pracę bez wpisu do jego rejestru biogazu rolniczego grozi 10 000 zł kary, a za brak wpisu małej instalacji 1 000 zł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 1, art. 168 pkt 14 i 20, art. 170 ust. 4 i 7",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Jeden wpis czy dwa?",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Ustawa karze osobno za brak każdego z tych wpisów, a biogazownia rolnicza o mocy powyżej 50 kW do 1 MW pasuje do obu opisów", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-11",
            "aria-label": "Źródło 1, art. 168 pkt 14 i 20",
            children: "[1]"
          }), ". Przed rozruchem zapytaj KOWR i Urząd Regulacji Energetyki, czy potrzebujesz jednego wpisu, czy dwóch. O same procedury można też zapytać krajowy punkt kontaktowy do spraw OZE przy ministrze klimatu. Pytasz przez formularz na stronie ministerstwa, a odpowiedź przychodzi w 30 dni albo, jeśli punkt pyta inny organ, najpóźniej w 50. O sprawie, która już się toczy, może odmówić", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-12",
            "aria-label": "Źródło 1, art. 160a",
            children: "[1]"
          }), "."]
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Od dnia wpisu do wykazu spółdzielnia notuje, ile biogazu, prądu i ciepła wytworzyła i zużyła. Raz w roku podaje to KOWR z podziałem na miesiące", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 38m",
          children: "[1]"
        }), ". Przy biogazowni ta ewidencja jest dłuższa niż przy samych panelach, więc warto założyć ją od pierwszego dnia."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "trzy-granice-mocy-o-ktorych-latwo-zapomniec",
        children: "Trzy granice mocy, o których łatwo zapomnieć"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Biogazownia ma zwykle więcej mocy niż dach, dlatego szybko dochodzi się z nią do progów:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "400 kW jednej instalacji."
          }), " Poniżej tej mocy koszty bilansowania handlowego pokrywa w całości sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-14",
            "aria-label": "Źródło 1, art. 38e ust. 2",
            children: "[1]"
          }), ". Przy większej zapytaj go, ile wyniosą."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "1 MW wszystkich instalacji razem."
          }), " Powyżej znika zwolnienie wspólnej energii z akcyzy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-15",
            "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
            children: "[1]"
          }), ". Rachunek pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/akcyza-granica-1-mw",
            children: "granicy 1 MW"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "10 MW wszystkich instalacji razem."
          }), " To najwyższa moc elektryczna spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-16",
            "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
            children: "[1]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jest i dobra strona, bo stała praca łatwiej daje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% rocznych potrzeb"
        }), ". Z jednego kilowata biogazowni powstaje w roku znacznie więcej prądu niż z kilowata paneli."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-z-cieplem-i-z-samym-gazem",
        children: "Co z ciepłem i z samym gazem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Silnik na biogaz grzeje, a ciepło można oddać członkom. Tu kończy się jednak ustawowe rozliczenie: stosunek 1 do 0,6 dotyczy energii elektrycznej wprowadzonej do sieci i z niej pobranej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-17",
          "aria-label": "Źródło 1, art. 38c ust. 3",
          children: "[1]"
        }), ". Cenę ciepła i gazu oraz sposób ich mierzenia spółdzielnia ustala sama, w statucie, regulaminie i umowach."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zanim zaplanujesz sieć ciepłowniczą, policz, ile ciepła członkowie odbiorą latem. Zimą chętnych będzie wielu, a silnik pracuje przez cały rok."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-istniejaca-biogazownia-moze-wejsc-do-spoldzielni",
        children: "Czy istniejąca biogazownia może wejść do spółdzielni?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Może, jeśli nie korzysta z innego wsparcia dla tej samej energii. Ustawa każe wybrać: świadectwa pochodzenia, aukcję, stałą cenę, rozliczenie prosumenta albo rozliczenie spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 1, art. 69a",
          children: "[1]"
        }), ". Biogazownia ze stałą ceną musiałaby z niej zrezygnować, co zwykle wymaga osobnego rachunku i rozmowy z prawnikiem o umowie, którą już ma."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Szukasz pieniędzy na nową biogazownię? W drugim naborze „Energii dla wsi” na biogaz przewidziano dotację do 45% kosztów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), ". Nabór zakończył się najpóźniej 19 grudnia 2025 r., a o następnym dowiesz się z ogłoszeń NFOŚiGW. Szerzej opisuje to artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/finansowanie-spoldzielni-energetycznej",
          children: "finansowaniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "pytania-zanim-zamowisz-projekt",
        children: "Pytania, zanim zamówisz projekt"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ilu członków pobiera prąd nocą i zimą, i ile go wtedy biorą?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Skąd będzie wsad i na ile lat jest umowa na jego dostawy?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto jest właścicielem instalacji i gruntu?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto odbierze ciepło w lipcu?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto poprowadzi ewidencję i sprawozdania?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dane godzinowe, od których zależy pierwsza odpowiedź, spółdzielnia może dostać od operatora jeszcze przed wpisem. Pozostałe pytania wygodnie zadać z listą ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/pytania-do-doradcy",
          children: "pytań do doradcy"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sprawdź, czy cały plan mieści się w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/obszar-i-limity-spoldzielni",
          children: "obszarze i limitach spółdzielni"
        }), ". Rolnik powinien też przeczytać, jak mają się do tego ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rolnik-krus-dotacje-dzierzawa",
          children: "KRUS i dzierżawa"
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