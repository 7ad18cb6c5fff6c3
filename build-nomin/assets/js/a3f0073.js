"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5483"], {
50492(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_rozliczenia_rozliczenie_w_taryfach_wielostrefowych_md_eb6_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-rozliczenia-rozliczenie-w-taryfach-wielostrefowych-md-eb6.json
var site_baza_wiedzy_rozliczenia_rozliczenie_w_taryfach_wielostrefowych_md_eb6_namespaceObject = JSON.parse('{"id":"rozliczenia/rozliczenie-w-taryfach-wielostrefowych","title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","description":"Jak działa rozliczenie spółdzielni w taryfach z 2 i 3 strefami: kolejność stref, przykłady w kWh i miejsce, którego przepis nie wyjaśnia.","source":"@site/baza-wiedzy/rozliczenia/rozliczenie-w-taryfach-wielostrefowych.md","sourceDirName":"rozliczenia","slug":"/rozliczenie-w-taryfach-wielostrefowych","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."},{"inline":false,"label":"Opłaty","permalink":"/baza-wiedzy/tagi/oplaty","description":"Składniki rachunku, które znikają i które zostają."}],"version":"current","sidebarPosition":5,"frontMatter":{"article":{"kind":"article","label":"Energia w różnych taryfach i strefach – jak się ją rozlicza","category":"Rozliczenia","neighbours":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"audience":["przedsiebiorstwa","gmina","rolnicy","mieszkancy"],"level":"zaawansowany","updated":"2026-11-22","checked":"2026-11-22","summary":["Oddana energia pokrywa najpierw pobór w tej samej strefie.","Co zostanie, przechodzi do innych stref. Przy ponad 2 strefach zaczyna się od najdroższej.","Gdy wszyscy mają jedną taryfę, strefy nie zmieniają liczby kupionych kWh, tylko to, po jakiej cenie je kupujesz.","Każdy członek płaci za brakujący prąd według własnej grupy taryfowej.","Gdy członkowie mają różne taryfy, przepis zostawia niejasność, więc zapytaj sprzedawcę."],"readingMinutes":6,"sources":[{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":7},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":3},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":1}],"related":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},"next":{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/rozliczenia/rozliczenie-w-taryfach-wielostrefowych.md


const frontMatter = {
	title: 'Energia w różnych taryfach i strefach – jak się ją rozlicza',
	description: 'Jak działa rozliczenie spółdzielni w taryfach z 2 i 3 strefami: kolejność stref, przykłady w kWh i miejsce, którego przepis nie wyjaśnia.',
	sidebar_position: 5,
	audience: [
		'przedsiebiorstwa',
		'gmina',
		'rolnicy',
		'mieszkancy'
	],
	level: 'zaawansowany',
	tags: [
		'rozliczenie-1-do-06',
		'sprzedawca-i-osd',
		'oplaty'
	],
	updated: '2026-11-22',
	checked: '2026-11-22',
	facts: [
		'F17',
		'F38',
		'F41',
		'F42',
		'F43',
		'F44',
		'F53',
		'F55',
		'F134',
		'F140',
		'F159',
		'F186'
	],
	sources: [
		'ROZP',
		'OZE',
		'PS'
	],
	related: [
		'rozliczenie-1-do-06',
		'moc-umowna-i-taryfy',
		'oplaty-w-spoldzielni-energetycznej',
		'sprzedawca-i-osd-obowiazki-i-terminy'
	],
	summary: [
		'Oddana energia pokrywa najpierw pobór w tej samej strefie.',
		'Co zostanie, przechodzi do innych stref. Przy ponad 2 strefach zaczyna się od najdroższej.',
		'Gdy wszyscy mają jedną taryfę, strefy nie zmieniają liczby kupionych kWh, tylko to, po jakiej cenie je kupujesz.',
		'Każdy członek płaci za brakujący prąd według własnej grupy taryfowej.',
		'Gdy członkowie mają różne taryfy, przepis zostawia niejasność, więc zapytaj sprzedawcę.'
	],
	aliases: [
		'taryfa dzienna i nocna w spółdzielni',
		'taryfa dwustrefowa',
		'G12 w spółdzielni energetycznej',
		'prąd szczytowy i pozaszczytowy',
		'różne taryfy członków'
	],
	glossary_skip: [],
	slug: '/rozliczenie-w-taryfach-wielostrefowych'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co to jest strefa i po co jej reguła",
  "id": "co-to-jest-strefa-i-po-co-jej-regula",
  "level": 2
}, {
  "value": "Kolejność stref w 3 krokach",
  "id": "kolejnosc-stref-w-3-krokach",
  "level": 2
}, {
  "value": "Przykład z 2 strefami",
  "id": "przyklad-z-2-strefami",
  "level": 2
}, {
  "value": "Przykład z 3 strefami",
  "id": "przyklad-z-3-strefami",
  "level": 2
}, {
  "value": "Kto płaci za brakujący prąd i według jakiej taryfy",
  "id": "kto-placi-za-brakujacy-prad-i-wedlug-jakiej-taryfy",
  "level": 2
}, {
  "value": "Gdzie przepis zostawia niejasność",
  "id": "gdzie-przepis-zostawia-niejasnosc",
  "level": 2
}, {
  "value": "O co zapytać sprzedawcę",
  "id": "o-co-zapytac-sprzedawce",
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
      children: "W części taryf dzień i noc mają osobne stawki, więc prąd nie kosztuje tyle samo o każdej porze. Rozporządzenie mówi, jak wtedy liczyć energię oddaną do sieci, choć jedną ważną sprawę przemilcza."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-to-jest-strefa-i-po-co-jej-regula",
      children: "Co to jest strefa i po co jej reguła"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Grupa taryfowa to zestaw stawek dla ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#odbiorca",
        children: "odbiorcy"
      }), ", na przykład G11 albo C11. Strefa to godziny albo całe dni, w których obowiązuje jedna cena. Taryfa z 1 strefą ma jedną cenę przez cały czas, a z 2 strefami zwykle droższy dzień i tańszą noc. W taryfach weekendowych tańsza strefa może objąć także całe soboty i niedziele. Godzin stref rozporządzenie nie podaje; znajdziesz je w taryfie swojego ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#osd",
        children: "operatora"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Panele oddają prąd w dzień, a brakuje go często w nocy. Czy ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#nadwyzka",
        children: "nadwyżka"
      }), " z dnia może pokryć nocny pobór? Może, ale w określonej kolejności", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 1, § 4 ust. 2–4",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Reszta rachunku działa tak jak zawsze. Najpierw jest wynik każdej godziny dla całej grupy, a potem nadwyżkę mnoży się przez 0,6, bez względu na moc i taryfę", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38c ust. 3–6",
        children: "[2]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-2",
        "aria-label": "Źródło 1, § 2–3",
        children: "[1]"
      }), ". Te kroki pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/rozliczenie-1-do-06",
        children: "rozliczeniu 1:0,6"
      }), ", a tu zaczynamy tam, gdzie tamten kończy."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "kolejnosc-stref-w-3-krokach",
      children: "Kolejność stref w 3 krokach"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Nadwyżka ze strefy pokrywa pobór w tej samej strefie."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "To, co zostanie, przechodzi do pozostałych stref."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Gdy stref jest więcej niż 2, zaczyna się od strefy z najwyższą zmienną stawką za sieć, a kończy na najniższej."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Tę kolejność podaje rozporządzenie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-3",
          "aria-label": "Źródło 1, § 4 ust. 2–4",
          children: "[1]"
        }), ". Osobno działa reguła wieku, według której najpierw zużywa się najstarszą energię", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 1, § 4 ust. 1",
          children: "[1]"
        }), ". Zapytaj sprzedawcę, jak łączy obie reguły przy zapasie z poprzednich miesięcy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "przyklad-z-2-strefami",
        children: "Przykład z 2 strefami"
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Jeden miesiąc, bez zapasu z poprzednich. Wszyscy ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#czlonek",
            children: "członkowie"
          }), " mają tę samą taryfę z 2 strefami, a dzień jest droższy. Liczby są wymyślone, już po zbilansowaniu godzin całej spółdzielni. Nowy zapas to nadwyżka razy 0,6."]
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Przykład z 2 strefami",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Krok, kWh"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Dzień"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Noc"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Razem"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pobór spółdzielni"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "300"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "400"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "700"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Nadwyżka oddana do sieci"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "800"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "50"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "850"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Nowy zapas, czyli nadwyżka × 0,6"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "480"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "30"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "510"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pokryte w tej samej strefie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "300"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "30"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "330"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zostaje zapasu"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "180"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "180"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zostaje poboru"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "370"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "370"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zapas z dnia pokrywa noc"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "–"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "180"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "180"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Do kupienia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "190"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "190"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Bez stref wynik byłby ten sam: 700 − 510 = 190 kWh. W tym przykładzie wszyscy mają jedną taryfę, więc strefy nie zmieniły ilości, a tylko to, że brakuje prądu nocnego, a nie dziennego. W złotych to duża różnica. Przy różnych taryfach członków wynik zależy od metody, o czym piszemy niżej."
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przyjmijmy ceny 1,00 zł w dzień i 0,60 zł w nocy, tylko na potrzeby przykładu. Całe 190 kWh w nocy kosztuje 114 zł, a tyle samo prądu w dzień kosztowałoby 190 zł."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "przyklad-z-3-strefami",
        children: "Przykład z 3 strefami"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Teraz taryfa ma szczyt, dzień i noc. Najwyższą zmienną stawkę za sieć ma szczyt, a najniższą noc. Założenia są takie same jak wyżej."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Przykład z 3 strefami",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Krok, kWh"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Szczyt"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Dzień"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Noc"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Razem"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pobór spółdzielni"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "200"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "250"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "400"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "850"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Nadwyżka oddana do sieci"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "20"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "1 000"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "1 020"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Nowy zapas, czyli nadwyżka × 0,6"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "12"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "600"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "612"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pokryte w tej samej strefie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "12"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "250"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "262"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zostaje poboru"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "188"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "400"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "588"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zapas z dnia, 350 kWh, pokrywa"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "188"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "–"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "162"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "350"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Do kupienia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "238"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "238"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zapas z dnia poszedł najpierw do szczytu, bo szczyt jest najdroższy, a dopiero reszta trafiła do nocy. Taka kolejność zwykle działa na Twoją korzyść, bo do kupienia zostaje tańszy prąd."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-placi-za-brakujacy-prad-i-wedlug-jakiej-taryfy",
        children: "Kto płaci za brakujący prąd i według jakiej taryfy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Brakujące kWh dzieli się między członków, u których miesiąc zamknął się poborem, a każdy płaci według własnej grupy taryfowej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-5",
          "aria-label": "Źródło 1, § 3 ust. 2–3",
          children: "[1]"
        }), ". Wróćmy do 190 kWh z pierwszego przykładu i podzielmy je."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Kto płaci za brakujący prąd i według jakiej taryfy",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Członek, kWh"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Dzień"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Noc"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Suma miesiąca"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Część ze 190"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Ferma z panelami"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−750"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "100"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−650"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Gmina ze szkołą"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "200"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "100"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "300"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "114"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Piekarnia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "50"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "150"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "200"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "76"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Minus oznacza oddanie. Ferma oddała więcej, niż pobrała, więc nie kupuje nic, a resztę dzielimy w stosunku 300 do 200. To założenie, bo przepis każe dzielić proporcjonalnie, ale nie mówi do czego."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ferma i piekarnia są spółkami, a szkoła jednostką budżetową, więc członkiem jest gmina. ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#statut",
          children: "Statut"
        }), " dopuszcza tylko osoby prawne, dlatego wystarczają 3", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 3, art. 15 § 5",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "gdzie-przepis-zostawia-niejasnosc",
        children: "Gdzie przepis zostawia niejasność"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Opis stref mówi o strefie członka, a rozlicza się całą spółdzielnię", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-6",
          "aria-label": "Źródło 1, § 3 i § 4 ust. 2–4",
          children: "[1]"
        }), ". Do której strefy wpisać 114 kWh gminy? Widzimy dwa odczytania."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Strefy całej grupy."
          }), " Brakuje tylko prądu nocnego, więc gmina i piekarnia kupują wszystko w nocy. Tak da się liczyć tylko wtedy, gdy wszyscy mają te same strefy."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Strefy członka."
          }), " Ilość liczy się dla grupy bez stref. Potem część członka dzieli się według jego własnych stref. Gmina pobiera w dzień 2/3 swojej sumy, więc 76 kWh wpada do dnia, a 38 kWh do nocy."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przy tych samych cenach, 1,00 zł i 0,60 zł, wychodzi co innego:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Gdzie przepis zostawia niejasność",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Członek"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Strefy całej grupy"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Strefy członka"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Gmina ze szkołą, 114 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "68,40 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "98,80 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Piekarnia, 76 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "45,60 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "53,20 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Razem"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "114,00 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "152,00 zł"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "To ten sam miesiąc i te same 190 kWh. Sama metoda zmienia rachunek o jedną trzecią."
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Ustal to ze sprzedawcą przed umową",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Przepisy nie rozstrzygają, jak liczyć strefy, gdy członkowie mają różne taryfy, ani do czego proporcjonalnie dzielić brakujący prąd. Przy różnych taryfach w rachunkach próbnych przyjmujemy strefy członka. To założenie, a nie cytat z przepisu."
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "o-co-zapytac-sprzedawce",
        children: "O co zapytać sprzedawcę"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Umowa spółdzielni ze sprzedawcą ma określać zasady rozliczeń, których nie ma w rozporządzeniu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 2, art. 38da ust. 2 pkt 2",
          children: "[2]"
        }), ". To dobre miejsce na te pytania:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy strefy liczycie dla grupy, czy dla każdego członka?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Co robicie, gdy jedni mają 1 strefę, a inni 2 lub 3?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy przy zapasie z poprzednich miesięcy wiadomo, z której jest strefy?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Do czego proporcjonalnie dzielicie brakujący prąd?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy w pliku z rozliczeniem widać kWh w podziale na strefy?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sprzedawca musi dać spółdzielni szczegóły rozliczenia, a członkowi jego dane", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38c ust. 9",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-7",
          "aria-label": "Źródło 1, § 5",
          children: "[1]"
        }), ". Poproś o rachunek próbny dla 1 miesiąca i przelicz go tak jak wyżej."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dopiero potem zastanów się, czy ktoś powinien zmienić grupę taryfową. W spółdzielni prądu może brakować w innych godzinach niż przedtem, więc taryfa, która pasowała Ci dotąd, może przestać pasować. Jak wybierać ją w gminie i w firmie, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/moc-umowna-i-taryfy",
          children: "mocy umownej i taryfach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wiesz już, ile kWh trafi do której strefy. Ile kosztuje 1 kWh, zależy od składników rachunku, a te opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłatach w spółdzielni"
        }), ". Swoje taryfy możesz też wpisać w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=firmy",
          children: "kalkulatorze"
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