"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2538"], {
81170(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_technika_i_rynek_magazyn_energii_w_spoldzielni_md_4c5_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-technika-i-rynek-magazyn-energii-w-spoldzielni-md-4c5.json
var site_baza_wiedzy_technika_i_rynek_magazyn_energii_w_spoldzielni_md_4c5_namespaceObject = JSON.parse('{"id":"technika-i-rynek/magazyn-energii-w-spoldzielni","title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","description":"Kiedy magazyn daje więcej niż rozliczenie 1:0,6, a kiedy straty zjadają zysk. Z przykładem w kWh, który możesz przeliczyć u siebie.","source":"@site/baza-wiedzy/technika-i-rynek/magazyn-energii-w-spoldzielni.md","sourceDirName":"technika-i-rynek","slug":"/magazyn-energii-w-spoldzielni","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Magazyn energii","permalink":"/baza-wiedzy/tagi/magazyn-energii","description":"Magazyny w bilansie godzinowym."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Oszczędności","permalink":"/baza-wiedzy/tagi/oszczednosci","description":"Jak liczyć korzyści i na co uważać."}],"version":"current","sidebarPosition":2,"frontMatter":{"article":{"kind":"article","label":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","category":"Technika i rynek","neighbours":[{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},{"title":"Biogazownia","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"title":"Pompy ciepła i ładowarki","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}],"audience":["przedsiebiorstwa","gmina","rolnicy","mieszkancy"],"level":"zaawansowany","updated":"2026-11-23","checked":"2026-11-22","summary":["Bez magazynu z 1 kWh nadwyżki wraca 0,6 kWh.","Magazyn pomaga, gdy oddaje więcej niż 0,6 kWh z każdej włożonej 1 kWh.","Nie pomaga, gdy rozliczenie 1:0,6 i tak pokrywa cały pobór.","Może szkodzić, gdy ładuje się prądem, który w tej samej godzinie zużyłby inny członek."],"readingMinutes":6,"sources":[{"code":"OCH","title":"Spółdzielnia energetyczna – hasło słownikowe","publisher":"ochronaklimatu.com","url":"https://ochronaklimatu.com/spoldzielnia-energetyczna","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":7},{"code":"WN1","title":"Z dużego potencjału mało mocy – spółdzielnie energetyczne","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/103172-z-duzego-potencjalu-malo-mocy-potrzebne-sa-kolejne-zmiany","date":"08.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ELM","title":"Magazyn energii w spółdzielni energetycznej","publisher":"elmech.pl","url":"https://elmech.pl/magazyn-energii-w-spoldzielni-energetycznej,156,pl","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":2},{"code":"EDW1","title":"Drugi nabór pożyczek dla fotowoltaiki na wsi (po angielsku)","publisher":"pv magazine","url":"https://www.pv-magazine.com/2025/02/03/poland-reopens-loan-subsidy-program-for-rural-solar-installations/","date":"3.02.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"EDW2","title":"Energia dla wsi – wydłużony nabór (po angielsku)","publisher":"Wodne Sprawy","url":"https://wodnesprawy.pl/en/energy-for-the-countryside-extension-of-the-call-for-applications/","date":"2023/2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Pompa ciepła, ładowarka i magazyn w spółdzielni: co z czym","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},"next":{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/technika-i-rynek/magazyn-energii-w-spoldzielni.md


const frontMatter = {
	title: 'Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6',
	description: 'Kiedy magazyn daje więcej niż rozliczenie 1:0,6, a kiedy straty zjadają zysk. Z przykładem w kWh, który możesz przeliczyć u siebie.',
	sidebar_position: 2,
	audience: [
		'przedsiebiorstwa',
		'gmina',
		'rolnicy',
		'mieszkancy'
	],
	level: 'zaawansowany',
	tags: [
		'magazyn-energii',
		'rozliczenie-1-do-06',
		'oszczednosci'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F34',
		'F38',
		'F42',
		'F47',
		'F71',
		'F78',
		'F79',
		'F86'
	],
	sources: [
		'OCH',
		'OZE',
		'WN1',
		'ELM',
		'ROZP',
		'EDW1',
		'EDW2'
	],
	related: [
		'rozliczenie-1-do-06',
		'pompy-ciepla-ladowarki-magazyny',
		'oplaty-w-spoldzielni-energetycznej',
		'prog-70-i-40-procent'
	],
	summary: [
		'Bez magazynu z 1 kWh nadwyżki wraca 0,6 kWh.',
		'Magazyn pomaga, gdy oddaje więcej niż 0,6 kWh z każdej włożonej 1 kWh.',
		'Nie pomaga, gdy rozliczenie 1:0,6 i tak pokrywa cały pobór.',
		'Może szkodzić, gdy ładuje się prądem, który w tej samej godzinie zużyłby inny członek.'
	],
	aliases: [
		'bateria w spółdzielni energetycznej',
		'czy warto kupić magazyn energii',
		'magazyn a wirtualny magazyn 0,6',
		'sprawność magazynu energii',
		'dotacja do magazynu spółdzielnia'
	],
	glossary_skip: [],
	slug: '/magazyn-energii-w-spoldzielni'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Czy spółdzielnia może mieć magazyn energii",
  "id": "czy-spoldzielnia-moze-miec-magazyn-energii",
  "level": 2
}, {
  "value": "Z czym porównać magazyn",
  "id": "z-czym-porownac-magazyn",
  "level": 2
}, {
  "value": "Przykład: 4 godziny i bateria 6 kWh",
  "id": "przyklad-4-godziny-i-bateria-6-kwh",
  "level": 2
}, {
  "value": "Kiedy straty zjadają zysk",
  "id": "kiedy-straty-zjadaja-zysk",
  "level": 2
}, {
  "value": "Dlaczego ważne jest, kto steruje baterią",
  "id": "dlaczego-wazne-jest-kto-steruje-bateria",
  "level": 3
}, {
  "value": "Kiedy magazyn nic nie zmieni w rozliczeniu",
  "id": "kiedy-magazyn-nic-nie-zmieni-w-rozliczeniu",
  "level": 2
}, {
  "value": "Co jeszcze sprawdzić przed zakupem",
  "id": "co-jeszcze-sprawdzic-przed-zakupem",
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
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Spółdzielnia ma już jeden magazyn, choć tylko na papierze: to sieć, która za 1 kWh ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#nadwyzka",
        children: "nadwyżki"
      }), " oddaje 0,6 kWh. Prawdziwy magazyn energii, czyli bateria, ma sens wtedy, gdy daje więcej, a to da się policzyć w kWh, bez złotówek."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "czy-spoldzielnia-moze-miec-magazyn-energii",
      children: "Czy spółdzielnia może mieć magazyn energii"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Może, bo magazynowanie energii jest częścią ustawowej definicji ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielni energetycznej"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-och",
        id: "OCH-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 2 pkt 33a",
        children: "[2]"
      }), ". W 2024 r. była to rzadkość: 1 sierpnia w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazie"
      }), " było 38 spółdzielni, a wśród ich urządzeń 1 magazyn", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wn1",
        id: "WN1-1",
        "aria-label": "Źródło 3",
        children: "[3]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Magazyn zwiększa zużycie własnej energii i zmniejsza ilość oddawaną w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
        children: "stosunku 1:0,6"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-elm",
        id: "ELM-1",
        "aria-label": "Źródło 4",
        children: "[4]"
      }), ". Ile na tym zyskasz, zależy od tego, kiedy prąd powstaje i kiedy jest zużywany."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "z-czym-porownac-magazyn",
      children: "Z czym porównać magazyn"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["W każdej godzinie sumuje się pobór i oddanie wszystkich ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), ", więc prąd oddany przez jednych pokrywa pobór innych 1:1. Dopiero nadwyżka całej spółdzielni wraca w stosunku 1:0,6", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 2, art. 38c ust. 3–6",
        children: "[2]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 5, § 2–3",
        children: "[5]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Stąd prosta zasada dla 1 kWh z magazynu. Sprawność cyklu mówi, jaka część włożonej energii wraca z baterii."
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Z czym porównać magazyn",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Skąd jest 1 kWh w magazynie"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co by było bez magazynu"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kiedy magazyn pomaga"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "1 kWh z nadwyżki całej spółdzielni"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co by było bez magazynu",
              children: "wraca 0,6 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kiedy magazyn pomaga",
              children: "sprawność wyższa niż 60%"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "1 kWh, którą w tej godzinie pobrałby inny członek"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co by było bez magazynu",
              children: "pokrywa 1 kWh poboru"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kiedy magazyn pomaga",
              children: "w kWh nigdy, bo straty są zawsze"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "1 kWh z nadwyżki, która przepadnie bez użycia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co by było bez magazynu",
              children: "nie wraca nic"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kiedy magazyn pomaga",
              children: "tylko jeśli jest jeszcze pobór do pokrycia"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sieć ma za to jedną przewagę: niewykorzystana energia czeka w niej jako zapas przez kolejne miesiące, najdłużej przez 12, i zużywa się od najstarszej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38c ust. 8",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-2",
          "aria-label": "Źródło 5, § 4 ust. 1",
          children: "[5]"
        }), ". Bateria przesuwa prąd głównie z południa na wieczór, a sieć z lata na zimę."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "przyklad-4-godziny-i-bateria-6-kwh",
        children: "Przykład: 4 godziny i bateria 6 kWh"
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Liczymy 4 godziny jednego miesiąca. Na początku nie ma ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#zapas-w-sieci",
            children: "zapasu w sieci"
          }), ", a bateria jest pusta. Jej pojemność to 6 kWh, a moc 4 kW. Sprawność całego cyklu to 81%, czyli 90% przy ładowaniu i 90% przy rozładowaniu. Nadwyżka i niedobór dotyczą całej spółdzielni po zsumowaniu członków."]
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Przykład: 4 godziny i bateria 6 kWh",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Godzina"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Bilans spółdzielni"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co robi bateria"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Wymiana z siecią"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "nadwyżka 5 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi bateria",
              children: "pobiera 4 kWh, zapisuje 3,6 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wymiana z siecią",
              children: "oddanie 1 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "2"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "niedobór 4 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi bateria",
              children: "oddaje 3,24 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wymiana z siecią",
              children: "pobór 0,76 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "3"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "nadwyżka 3 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi bateria",
              children: "pobiera 3 kWh, zapisuje 2,7 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wymiana z siecią",
              children: "oddanie 0 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              "data-column": "Godzina",
              scope: "row",
              className: "rowName",
              children: "4"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Bilans spółdzielni",
              children: "niedobór 6 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi bateria",
              children: "oddaje 2,43 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Wymiana z siecią",
              children: "pobór 3,57 kWh"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W godzinie 1 bateria nie przyjęła wszystkiego, bo ma moc 4 kW. Razem pobrała 7 kWh, a oddała 5,67 kWh, więc straciła 1,33 kWh. Teraz porównaj rozliczenie miesiąca:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Bateria zmniejsza zakup z 5,2 do 3,73 kWh"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Oddanie do sieci"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "bez magazynu"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "8 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "80%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "z magazynem"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "1 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "10%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Pobór z sieci"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "bez magazynu"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "10 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "z magazynem"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "4,33 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "43.3%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Do kupienia u sprzedawcy"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "bez magazynu, bo wraca 4,8 kWh"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "5,2 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "52%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "z magazynem, bo wraca 0,6 kWh"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "3,73 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "37.3%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Spółdzielnia kupuje o 1,47 kWh mniej. Ten sam wynik da krótki wzór: 7 kWh × (0,81 − 0,60) = 1,47 kWh. Liczy się więc tylko różnica ponad 0,6, a nie cała energia z baterii."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-straty-zjadaja-zysk",
        children: "Kiedy straty zjadają zysk"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zmieńmy tylko sprawność cyklu, a resztę przykładu zostawmy bez zmian. Zysk liczymy wobec braku magazynu."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Kiedy straty zjadają zysk",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Sprawność cyklu"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Straty, kWh"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Zakup, kWh"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Zysk, kWh"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.td, {
              children: "90%"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0,70"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3,10"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,10"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.td, {
              children: "81%"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "1,33"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3,73"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "1,47"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.td, {
              children: "60%"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,80"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "5,20"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.td, {
              children: "50%"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3,50"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "5,90"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−0,70"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Granica to 60%: poniżej niej bateria traci więcej, niż zabiera rozliczenie 1:0,6. Zapytaj dostawcę o sprawność całego cyklu, razem z falownikiem, który zamienia prąd baterii na prąd z gniazdka, i pracą w gotowości."
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "dlaczego-wazne-jest-kto-steruje-bateria",
        children: "Dlaczego ważne jest, kto steruje baterią"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Bateria może stać za licznikiem jednego członka. Jeśli steruje nią tylko wynik jego domu, może zabrać prąd, który w tej samej godzinie zużyłby sąsiad."
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "W godzinie 1 członek A ma 5 kWh nadwyżki, a członek B pobiera 3 kWh. W godzinie 2 członek A pobiera 4 kWh, a B nic. Bateria stoi u członka A i ma 6 kWh oraz 4 kW. Zapasu w sieci nie ma."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Dlaczego ważne jest, kto steruje baterią",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Ile trzeba kupić"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Sprawność 81%"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Sprawność 64%"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Bez baterii"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,80 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,80 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Ładowanie z całej nadwyżki członka A (4 kWh)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,76 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3,44 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Ładowanie tylko z nadwyżki spółdzielni (2 kWh)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,38 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,72 kWh"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Ta sama bateria daje 0,42 kWh zysku albo tylko 0,04 kWh, a przy słabszej sprawności złe sterowanie przynosi nawet stratę. Dlatego sterownik powinien znać bilans całej spółdzielni, a nie jednego domu."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-magazyn-nic-nie-zmieni-w-rozliczeniu",
        children: "Kiedy magazyn nic nie zmieni w rozliczeniu"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Weź te same 4 godziny, ale z nadwyżkami 12 i 8 kWh i z niedoborami 4 i 6 kWh. Bez magazynu z 20 kWh wraca 12 kWh, a pobór to 10 kWh, więc do kupienia jest 0 kWh, a 2 kWh przechodzą dalej. Z baterią 6 kWh też nie kupujesz nic, tylko dalej przechodzi 3,68 kWh."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zysk pojawi się tylko wtedy, gdy spółdzielnia zużyje ten większy zapas w ciągu 12 miesięcy, bo potem energią dysponuje sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38c ust. 8 i 11",
          children: "[2]"
        }), ". Spółdzielnia z dużym nadmiarem produkcji powinna więc najpierw szukać ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#odbiorca",
          children: "odbiorców"
        }), ", a dopiero potem baterii."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Magazyn nie dodaje też produkcji, a ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
          children: "próg pokrycia"
        }), " liczy się w bilansie rocznym ze zdolności źródeł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3",
          children: "[2]"
        }), ". Naszym zdaniem sama bateria nie pomoże spełnić ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "progu 70%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-jeszcze-sprawdzic-przed-zakupem",
        children: "Co jeszcze sprawdzić przed zakupem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Policz opłaty, a nie tylko kWh. ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oplata-dystrybucyjna-zmienna",
          children: "Zmienne opłaty za sieć"
        }), " od wspólnej energii ustawa wiąże z wartością nadwyżki, którą dysponuje sprzedawca, a ten przepis można czytać na dwa sposoby", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38c ust. 7 i 11–11b",
          children: "[2]"
        }), ". Magazyn zmniejsza zaś oddanie do sieci, a z nim tę nadwyżkę. Szczegóły zawiera artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłaty w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dotacja też nie jest pewna. Program „Energia dla wsi” dawał do 20% na magazyn połączony ze źródłem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw2",
          id: "EDW2-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ". Jego drugi nabór trwał jednak do 19 grudnia 2025 r. lub do wyczerpania pieniędzy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-2",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), ". O następnym dowiesz się z ogłoszeń ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#nfosigw",
          children: "NFOŚiGW"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Magazyn z własnym licznikiem",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Magazyn połączony z instalacją ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#oze",
            children: "OZE"
          }), " jest według ustawy jej częścią", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-7",
            "aria-label": "Źródło 2, art. 2 pkt 13",
            children: "[2]"
          }), ". Przed zakupem zapytaj więc ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#kowr",
            children: "KOWR"
          }), ", czy jego moc dolicza się do granic 1 MW i 10 MW. Dla magazynu z własnym punktem poboru przepisy o rozliczeniu spółdzielni nie mają osobnej reguły. Przyjmujemy, że wchodzi on do bilansu godziny jak każdy inny punkt, ale potwierdź to ze sprzedawcą i operatorem."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Najpierw policz nadwyżki i niedobory bez baterii, tak jak w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczeniu 1:0,6"
        }), ". Potem dodaj magazyn w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=firmy",
          children: "kalkulatorze"
        }), " i porównaj oba wyniki. Co jeszcze można przesunąć za darmo, pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/pompy-ciepla-ladowarki-magazyny",
          children: "pompach ciepła i ładowarkach"
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