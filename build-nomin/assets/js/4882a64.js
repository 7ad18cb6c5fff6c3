"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["718"], {
74116(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_technika_i_rynek_csire_a_spoldzielnia_energetyczna_md_bd4_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-technika-i-rynek-csire-a-spoldzielnia-energetyczna-md-bd4.json
var site_baza_wiedzy_technika_i_rynek_csire_a_spoldzielnia_energetyczna_md_bd4_namespaceObject = JSON.parse('{"id":"technika-i-rynek/csire-a-spoldzielnia-energetyczna","title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","description":"Czym jest CSIRE, co ma zmienić w danych spółdzielni energetycznej, jakie daty znamy, o co zapytać operatora i co możesz zrobić już teraz.","source":"@site/baza-wiedzy/technika-i-rynek/csire-a-spoldzielnia-energetyczna.md","sourceDirName":"technika-i-rynek","slug":"/csire-a-spoldzielnia-energetyczna","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Dane pomiarowe","permalink":"/baza-wiedzy/tagi/dane-pomiarowe","description":"Skąd biorą się dane godzinowe i kto je dostaje."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."},{"inline":false,"label":"Liczniki","permalink":"/baza-wiedzy/tagi/liczniki","description":"Liczniki zdalnego odczytu u członków spółdzielni."}],"version":"current","sidebarPosition":3,"frontMatter":{"article":{"kind":"article","label":"CSIRE a spółdzielnia energetyczna: skąd będą dane","category":"Technika i rynek","neighbours":[{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},{"title":"Biogazownia","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"title":"Pompy ciepła i ładowarki","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}],"audience":["przedsiebiorstwa","gmina","rolnicy","mieszkancy"],"level":"zaawansowany","updated":"2026-11-25","checked":"2026-11-22","summary":["CSIRE to centralna baza danych rynku energii. Działa od 1 lipca 2025 r.","Prowadzą ją Polskie Sieci Elektroenergetyczne.","Operatorzy sieci dołączają do niej etapami.","Docelowo sprzedawca ma brać z niej dane godzinowe spółdzielni.","Zapytaj operatora, czy jest już w systemie i co to zmienia w Twoich danych."],"readingMinutes":5,"sources":[{"code":"PSE1","title":"OIRE – pytania i słownik","publisher":"PSE","url":"https://www.pse.pl/oire/faq-i-slownik","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":3},{"code":"PSE2","title":"Komunikat OIRE o wskaźnikach jakości informacji w CSIRE","publisher":"PSE","url":"https://www.pse.pl/-/komunikat-oire-publikacja-wskaznikow-jakosci-informacji-rynku-energii-przekazywanych-do-csire-i-udostepnianych-z-csire?safeargs=696e686572697452656469726563743d74727565","date":"3.07.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":3},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":11},{"code":"D759","title":"Ustawa z 2025 r. o zmianach związanych z CSIRE (Dz.U. 2025 poz. 759)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20250000759","date":"06.2025","copy":"infor.pl","copyUrl":"https://www.infor.pl/akt-prawny/DZU.2025.161.0000759,ustawa-o-zmianie-niektorych-ustaw-w-zwiazku-z-wprowadzaniem-centralnego-systemu-informacji-rynku-energii-i-innych-ustaw.html","state":"tylko art. 8","read":"2026-11-20","citations":3}],"related":[{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},"next":{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/technika-i-rynek/csire-a-spoldzielnia-energetyczna.md


const frontMatter = {
	title: 'CSIRE a spółdzielnia energetyczna: skąd będą dane',
	description: 'Czym jest CSIRE, co ma zmienić w danych spółdzielni energetycznej, jakie daty znamy, o co zapytać operatora i co możesz zrobić już teraz.',
	sidebar_position: 3,
	audience: [
		'przedsiebiorstwa',
		'gmina',
		'rolnicy',
		'mieszkancy'
	],
	level: 'zaawansowany',
	tags: [
		'dane-pomiarowe',
		'sprzedawca-i-osd',
		'liczniki'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F25',
		'F28',
		'F38',
		'F39',
		'F52',
		'F53',
		'F55',
		'F74',
		'F75',
		'F76',
		'F77',
		'F120',
		'F122',
		'F134',
		'F201'
	],
	sources: [
		'PSE1',
		'PSE2',
		'ROZP',
		'OZE',
		'D759'
	],
	related: [
		'dane-pomiarowe-w-spoldzielni',
		'licznik-zdalnego-odczytu-w-spoldzielni',
		'sprzedawca-i-osd-obowiazki-i-terminy',
		'obowiazki-roczne-spoldzielni'
	],
	summary: [
		'CSIRE to centralna baza danych rynku energii. Działa od 1 lipca 2025 r.',
		'Prowadzą ją Polskie Sieci Elektroenergetyczne.',
		'Operatorzy sieci dołączają do niej etapami.',
		'Docelowo sprzedawca ma brać z niej dane godzinowe spółdzielni.',
		'Zapytaj operatora, czy jest już w systemie i co to zmienia w Twoich danych.'
	],
	aliases: [
		'centralny system informacji rynku energii',
		'OIRE',
		'baza danych PSE',
		'wymiana danych pomiarowych',
		'czy spółdzielnia musi wejść do CSIRE'
	],
	glossary_skip: [],
	slug: '/csire-a-spoldzielnia-energetyczna'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Czym jest CSIRE",
  "id": "czym-jest-csire",
  "level": 2
}, {
  "value": "Skąd dane biorą się dziś",
  "id": "skad-dane-biora-sie-dzis",
  "level": 2
}, {
  "value": "Co ma się zmienić",
  "id": "co-ma-sie-zmienic",
  "level": 2
}, {
  "value": "Jakie daty znamy",
  "id": "jakie-daty-znamy",
  "level": 2
}, {
  "value": "Co to znaczy w praktyce",
  "id": "co-to-znaczy-w-praktyce",
  "level": 2
}, {
  "value": "Co zrobić już teraz",
  "id": "co-zrobic-juz-teraz",
  "level": 2
}, {
  "value": "O co zapytać sprzedawcę i operatora",
  "id": "o-co-zapytac-sprzedawce-i-operatora",
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
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    ol: "ol",
    p: "p",
    span: "span",
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
      children: "Rozliczenie spółdzielni opiera się na danych z każdej godziny, a droga tych danych się zmienia, bo powstała jedna wspólna baza. Sprawdź, co już wiadomo i o co zapytać, zanim podpiszesz umowę."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "czym-jest-csire",
      children: "Czym jest CSIRE"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["CSIRE to centralny system informacji rynku energii, czyli wspólna baza danych z liczników i spraw, które załatwiają między sobą firmy energetyczne. Prowadzi ją operator informacji rynku energii, w skrócie OIRE, a tę rolę pełnią od 3 lipca 2021 r. Polskie Sieci Elektroenergetyczne (PSE)", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-pse1",
        id: "PSE1-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), ". Sam system działa od 1 lipca 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-pse1",
        id: "PSE1-2",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-pse2",
        id: "PSE2-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Nie pomyl CSIRE z licznikiem, który mierzy prąd, ani z ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazem"
      }), " ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "Krajowego Ośrodka Wsparcia Rolnictwa"
      }), " (KOWR), który mówi, kto jest ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielnią energetyczną"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "skad-dane-biora-sie-dzis",
      children: "Skąd dane biorą się dziś"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dane rejestrują ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#lzo",
        children: "liczniki zdalnego odczytu"
      }), ". ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#osd",
        children: "Operator sieci"
      }), ", w skrócie OSD, liczy z nich wynik ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członka"
      }), " i spółdzielni w każdej godzinie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 3, § 2",
        children: "[3]"
      }), ". Sprzedawca dostaje od niego dane godzinowe przed zbilansowaniem, czyli zsumowaniem trzech faz, i po nim, a potem robi rozliczenie miesiąca", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 4, art. 38c ust. 5",
        children: "[4]"
      }), ". Na końcu udostępnia spółdzielni dane z podziałem na członków, a członkom ich własne, w systemie, z którego da się je pobrać", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 4, art. 38c ust. 9",
        children: "[4]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-2",
        "aria-label": "Źródło 3, § 5",
        children: "[3]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Sposób przekazywania danych określa załącznik do rozporządzenia, a ich zakres i format także umowa spółdzielni ze sprzedawcą", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-3",
        "aria-label": "Źródło 3, § 5",
        children: "[3]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 4, art. 38da ust. 2 pkt 2",
        children: "[4]"
      }), ". Szczegóły opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/dane-pomiarowe-w-spoldzielni",
        children: "dane pomiarowe w spółdzielni"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-ma-sie-zmienic",
        children: "Co ma się zmienić"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oze",
          children: "odnawialnych źródłach energii"
        }), " zapowiada dwie zmiany:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co ma się zmienić",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Skąd ma brać dane"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Po co"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprzedawca"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Skąd ma brać dane",
              children: ["z CSIRE, od OIRE", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-4",
                "aria-label": "Źródło 4, art. 38c ust. 5",
                children: "[4]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Po co",
              children: "do bilansu każdej godziny i rozliczenia miesiąca"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "KOWR"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Skąd ma brać dane",
              children: ["z CSIRE, w postaci zbiorczej", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-5",
                "aria-label": "Źródło 4, art. 38ma",
                children: "[4]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Po co",
              children: "do kontroli progów"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W tekście ustawy z 2024 r. oba przepisy miały odłożony start, naszym zdaniem do uruchomienia CSIRE, a operatorzy wchodzą do niego etapami. Zapytaj swojego operatora, od kiedy działają u niego. Po zmianie sprzedawca ma dostawać już tylko dane po zbilansowaniu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 4, art. 38c ust. 5",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zasada 1:0,6 jest w osobnym przepisie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 4, art. 38c ust. 3",
          children: "[4]"
        }), ", więc naszym zdaniem nowa droga danych nie zmienia sposobu liczenia. Ważniejsza może być kontrola, bo KOWR mógłby porównać Twoje sprawozdanie z danymi, których spółdzielnia sama nie wpisuje."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-daty-znamy",
        children: "Jakie daty znamy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        className: "timeline",
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "3 lipca 2021 r."
          }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
            children: ["PSE zostają OIRE", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-pse1",
              id: "PSE1-3",
              "aria-label": "Źródło 1",
              children: "[1]"
            })]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "data pewna"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "1 lipca 2025 r."
          }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
            children: ["CSIRE zaczyna działać", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-pse2",
              id: "PSE2-2",
              "aria-label": "Źródło 2",
              children: "[2]"
            })]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "data pewna"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          "data-open": "",
          children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "19 października 2026 r."
          }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
            children: ["data dla jednej z grup OSD", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-d759",
              id: "D759-1",
              "aria-label": "Źródło 5, art. 8",
              children: "[5]"
            })]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "znamy tylko fragment ustawy, więc zapytaj operatora, czy już wszedł"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          "data-open": "",
          children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "dzień z oświadczenia operatora"
          }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
            children: ["data dla drugiej grupy OSD", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-d759",
              id: "D759-2",
              "aria-label": "Źródło 5, art. 8",
              children: "[5]"
            })]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "znamy tylko fragment ustawy"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          "data-open": "",
          children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "zależy od operatora"
          }), "\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "dane spółdzielni z CSIRE dla sprzedawcy i KOWR"
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "zapytaj operatora"
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przepis przejściowy z 2025 r. odsyła do dwóch grup operatorów, opisanych w art. 20a i art. 20b", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-d759",
          id: "D759-3",
          "aria-label": "Źródło 5, art. 8",
          children: "[5]"
        }), ". Do której należy Twój OSD i czy jest już w systemie, powie Ci on sam."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Czy spółdzielnia musi coś zgłosić?",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Własnego obowiązku spółdzielni w CSIRE, na przykład zgłoszenia lub konta, w naszych źródłach nie znaleźliśmy, co jeszcze nie znaczy, że go nie ma. Zapytaj sprzedawcę, OSD albo OIRE i sprawdź rozdział 2d Prawa energetycznego w ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#isap",
            children: "ISAP"
          }), ", sejmowej bazie aktów prawnych."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-to-znaczy-w-praktyce",
        children: "Co to znaczy w praktyce"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zmiana systemu u operatora to czas, w którym dane mogą przyjść później albo z luką. Warto mieć na to plan, bo brak jednej godziny może zmienić wynik całej spółdzielni."
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Zakładamy 2 godziny z oddaniem po 40 kWh i brak zapasu na początku. Suma poboru w miesiącu to 100 kWh. Z 80 kWh oddania wraca 48 kWh, więc do kupienia jest 52 kWh."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "W danych brakuje jednej z tych godzin i ktoś wpisał w niej zero. Wtedy z 40 kWh wraca 24 kWh, a do kupienia jest 76 kWh. Jedna luka to 24 kWh więcej na rachunkach."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Poproś więc, aby w danych było widać, która godzina jest zmierzona, a która uzupełniona."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-zrobic-juz-teraz",
        children: "Co zrobić już teraz"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Porządek w danych przyda się przy każdej drodze ich przesyłania, więc nie musisz czekać:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Ułóż kody ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#ppe",
            children: "punktów poboru"
          }), " (PPE) na ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/wzory/lista-punktow-poboru",
            children: "liście punktów poboru"
          }), ". Po takim kodzie sprzedawca i operator rozpoznają miejsce poboru."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Sprawdź, czy nazwa członka jest taka sama w deklaracji, na umowie i na rachunku."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Pobieraj dane co miesiąc i trzymaj własną kopię."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Porównuj sumę danych godzinowych z fakturą."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zapisz, kto w spółdzielni odpowiada za dane."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Dopilnuj liczników. OSD ma 4 miesiące od wniosku spółdzielni, aby założyć je członkom", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-8",
            "aria-label": "Źródło 4, art. 38da ust. 1",
            children: "[4]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli dopiero zakładasz spółdzielnię, poproś OSD przed wnioskiem do KOWR o historyczne dane godzinowe z ostatnich pełnych 12 miesięcy, o ile operator je ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 4, art. 38c ust. 5a",
          children: "[4]"
        }), ". Ta droga jest w ustawie niezależnie od CSIRE."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dane zbierane co miesiąc przydadzą się też do sprawozdania, które składa się do KOWR w ciągu 60 dni od końca roku, z podziałem na miesiące", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 4, art. 38m",
          children: "[4]"
        }), ". Gdy KOWR dostanie dane z CSIRE, obie wersje powinny się zgadzać."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "o-co-zapytac-sprzedawce-i-operatora",
        children: "O co zapytać sprzedawcę i operatora"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy nasz OSD jest już w CSIRE, a jeśli nie, to kiedy wejdzie?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Skąd sprzedawca bierze dziś dane godzinowe i od kiedy weźmie je z CSIRE?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy format plików i dzień ich udostępnienia się zmienią?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Co się dzieje z rozliczeniem, gdy danych za część miesiąca nie ma?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto i w jakim czasie poprawia błędne dane?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy dane historyczne sprzed zmiany zostaną dostępne?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Odpowiedzi wpisz do umowy ze sprzedawcą. Ustawa każe w niej opisać zakres i format danych, więc jest na to miejsce", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 4, art. 38da ust. 2 pkt 2",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zacznij od źródła danych i przeczytaj, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni",
          children: "jak działa licznik zdalnego odczytu w spółdzielni"
        }), ". Zapisy o danych w umowie omawia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
          children: "sprzedawca i operator"
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