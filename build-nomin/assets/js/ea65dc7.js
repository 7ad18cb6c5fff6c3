"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4133"], {
29726(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_rozliczenia_dane_pomiarowe_w_spoldzielni_md_8fd_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-rozliczenia-dane-pomiarowe-w-spoldzielni-md-8fd.json
var site_baza_wiedzy_rozliczenia_dane_pomiarowe_w_spoldzielni_md_8fd_namespaceObject = JSON.parse('{"id":"rozliczenia/dane-pomiarowe-w-spoldzielni","title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","description":"Skąd płyną dane godzinowe w spółdzielni energetycznej, kto co dostaje i jak sprawdzić plik oraz rozliczenie. Z tabelą i prostym testem.","source":"@site/baza-wiedzy/rozliczenia/dane-pomiarowe-w-spoldzielni.md","sourceDirName":"rozliczenia","slug":"/dane-pomiarowe-w-spoldzielni","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Dane pomiarowe","permalink":"/baza-wiedzy/tagi/dane-pomiarowe","description":"Skąd biorą się dane godzinowe i kto je dostaje."},{"inline":false,"label":"Liczniki","permalink":"/baza-wiedzy/tagi/liczniki","description":"Liczniki zdalnego odczytu u członków spółdzielni."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."}],"version":"current","sidebarPosition":7,"frontMatter":{"article":{"kind":"article","label":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","category":"Rozliczenia","neighbours":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Dane zbierają liczniki zdalnego odczytu, po jednym wyniku na każdą godzinę.","Spółdzielnia dostaje dane z podziałem na członków i pięć pozycji rozliczenia.","Członek dostaje swoje dane pomiarowe i informację, ile energii rozliczono.","Jeszcze przed wnioskiem do KOWR można dostać dane z ostatnich 12 miesięcy, jeśli operator je ma.","Zakres i format danych wpisz do umowy ze sprzedawcą."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":13},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":9},{"code":"PSE1","title":"OIRE – pytania i słownik","publisher":"PSE","url":"https://www.pse.pl/oire/faq-i-slownik","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},"next":{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/rozliczenia/dane-pomiarowe-w-spoldzielni.md


const frontMatter = {
	title: 'Dane pomiarowe: co dostaje spółdzielnia, a co członek',
	description: 'Skąd płyną dane godzinowe w spółdzielni energetycznej, kto co dostaje i jak sprawdzić plik oraz rozliczenie. Z tabelą i prostym testem.',
	sidebar_position: 7,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'dane-pomiarowe',
		'liczniki',
		'sprzedawca-i-osd'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F21',
		'F25',
		'F28',
		'F34',
		'F38',
		'F39',
		'F42',
		'F43',
		'F52',
		'F53',
		'F55',
		'F74',
		'F75',
		'F77',
		'F103',
		'F109',
		'F120',
		'F121',
		'F122',
		'F134',
		'F201'
	],
	sources: [
		'OZE',
		'ROZP',
		'PSE1'
	],
	related: [
		'licznik-zdalnego-odczytu-w-spoldzielni',
		'csire-a-spoldzielnia-energetyczna',
		'rozliczenie-1-do-06',
		'obowiazki-roczne-spoldzielni'
	],
	summary: [
		'Dane zbierają liczniki zdalnego odczytu, po jednym wyniku na każdą godzinę.',
		'Spółdzielnia dostaje dane z podziałem na członków i pięć pozycji rozliczenia.',
		'Członek dostaje swoje dane pomiarowe i informację, ile energii rozliczono.',
		'Jeszcze przed wnioskiem do KOWR można dostać dane z ostatnich 12 miesięcy, jeśli operator je ma.',
		'Zakres i format danych wpisz do umowy ze sprzedawcą.'
	],
	aliases: [
		'dane godzinowe z licznika',
		'skąd wziąć profil zużycia',
		'plik z odczytami dla spółdzielni',
		'jak sprawdzić rozliczenie spółdzielni',
		'dane historyczne od operatora',
		'co musi być na rozliczeniu od sprzedawcy',
		'pozycje rozliczenia',
		'co powinna zawierać faktura od sprzedawcy',
		'jakie dane dostanie spółdzielnia od sprzedawcy',
		'w jakim formacie są dane',
		'z którego miesiąca jest zapas',
		'błąd w danych pomiarowych',
		'brakuje godzin w danych',
		'reklamacja rozliczenia',
		'rachunek się nie zgadza',
		'brakuje danych z kilku dni',
		'licznik nie wysłał odczytów',
		'luka w odczytach'
	],
	glossary_skip: [],
	slug: '/dane-pomiarowe-w-spoldzielni'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Kto komu przekazuje dane",
  "id": "kto-komu-przekazuje-dane",
  "level": 2
}, {
  "value": "Dane sprzed startu: po co o nie prosić",
  "id": "dane-sprzed-startu-po-co-o-nie-prosic",
  "level": 2
}, {
  "value": "Jakie liczby są w pliku",
  "id": "jakie-liczby-sa-w-pliku",
  "level": 2
}, {
  "value": "Jak sprawdzić plik, zanim policzysz",
  "id": "jak-sprawdzic-plik-zanim-policzysz",
  "level": 2
}, {
  "value": "Gdy brakuje danych albo są błędne",
  "id": "gdy-brakuje-danych-albo-sa-bledne",
  "level": 3
}, {
  "value": "Jak sprawdzić samo rozliczenie",
  "id": "jak-sprawdzic-samo-rozliczenie",
  "level": 2
}, {
  "value": "Co wpisać do umowy ze sprzedawcą",
  "id": "co-wpisac-do-umowy-ze-sprzedawca",
  "level": 2
}, {
  "value": "Kto w spółdzielni powinien widzieć dane",
  "id": "kto-w-spoldzielni-powinien-widziec-dane",
  "level": 3
}, {
  "value": "Skąd będą dane w przyszłości",
  "id": "skad-beda-dane-w-przyszlosci",
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
      children: "Bez danych godzinowych trudno zaplanować spółdzielnię, a jej rachunku nie sprawdzisz wcale. Prawo mówi, kto komu je daje, sposób przekazania opisuje załącznik do rozporządzenia, a resztę ustala się w umowie."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "kto-komu-przekazuje-dane",
      children: "Kto komu przekazuje dane"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#osd",
        children: "Operator sieci"
      }), ", w skrócie OSD, ma liczniki, a sprzedawca rozlicza energię. Spółdzielnia i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członek"
      }), " są na końcu tej drogi."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      className: "flow",
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.em, {
          children: ["Przed wnioskiem do ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#kowr",
            children: "KOWR"
          })]
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["operator", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "spółdzielnia"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "dane godzinowe członków z ostatnich pełnych 12 miesięcy, jeśli operator je ma"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "W każdym okresie"
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["operator", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "sprzedawca, który rozlicza"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "dane godzinowe przed zsumowaniem trzech faz i po nim"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "W każdym okresie"
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["sprzedawca", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "spółdzielnia"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "dane z podziałem na członków i szczegóły rozliczenia"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "W każdym okresie"
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["sprzedawca", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "członek"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "jego własne dane i ilość rozliczonej energii"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "Raz w roku"
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["spółdzielnia", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "KOWR"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "sprawozdanie z podziałem na miesiące"
        }), "\n"]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Pierwszy i ostatni krok wynikają z ustawy o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "OZE"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38c ust. 5a i art. 38m",
        children: "[1]"
      }), ". Pozostałe opisuje ustawa razem z rozporządzeniem", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 38c ust. 5 i 9",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 2, § 2 i § 5",
        children: "[2]"
      }), ". Według odroczonego przepisu po przejściu operatora na system ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#csire",
        children: "CSIRE"
      }), " sprzedawca dostaje już tylko dane po zbilansowaniu", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 38c ust. 5",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Sprawozdanie trafia do Krajowego Ośrodka Wsparcia Rolnictwa (KOWR) w ciągu 60 dni od końca roku, a za jego brak grozi 1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-4",
        "aria-label": "Źródło 1, art. 38m, art. 168 pkt 22, art. 170 ust. 7",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dane od sprzedawcy mają być w systemie online, z możliwością pobrania", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-5",
        "aria-label": "Źródło 1, art. 38c ust. 9",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-2",
        "aria-label": "Źródło 2, § 5",
        children: "[2]"
      }), ". Dzień, w którym się tam pojawią, wpisz do umowy."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "dane-sprzed-startu-po-co-o-nie-prosic",
        children: "Dane sprzed startu: po co o nie prosić"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia może dostać od operatora dane z przeszłości, zanim złoży wniosek do KOWR. Obejmują one ostatnie pełne 12 miesięcy przed dniem, w którym o nie poprosi. Ile operator ma na to czasu, ustawa nie mówi, więc poproś o datę na piśmie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38c ust. 5a",
          children: "[1]"
        }), ". Te same liczby przydadzą się trzy razy:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Policzysz roczne potrzeby. Podajesz je we wniosku", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-7",
            "aria-label": "Źródło 1, art. 38g ust. 2–5",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Policzysz ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/prog-70-i-40-procent",
            children: "pokrycie potrzeb"
          }), ", od którego zależy wpis", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-8",
            "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Sprawdzisz godziny: kto pobiera prąd wtedy, gdy inni go oddają."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Słowa „jeśli operator je ma” są ważne, bo tam, gdzie nie było ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#lzo",
          children: "licznika zdalnego odczytu"
        }), ", danych godzinowych może brakować. Zostają wtedy rachunki i założenie o rozkładzie dnia. Oznacz takie punkty na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-punktow-poboru",
          children: "liście punktów poboru"
        }), ", bo wynik będzie mniej pewny."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-liczby-sa-w-pliku",
        children: "Jakie liczby są w pliku"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Licznik osobno zapisuje energię pobraną i oddaną, a do rozliczenia idzie ich różnica w każdej godzinie, z 3 faz razem. Dodatnia to pobór, ujemna to oddanie. Potem sumuje się wyniki członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-3",
          "aria-label": "Źródło 2, § 2 ust. 3",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Dlatego w danych możesz spotkać dwie różne sumy dla tego samego miesiąca. Zobacz cztery godziny jednego członka, w kWh:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Jakie liczby są w pliku",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Godzina"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Pobrane"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Oddane"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Wynik godziny"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "7–8"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0,8"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0,8"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "10–11"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0,5"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "1,2"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−0,7"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "12–13"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0,2"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,2"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−2,0"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "16–17"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0,9"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0,1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0,8"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Suma rejestrów"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,4"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3,5"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−1,1"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Suma wyników godzin"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "1,6"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "2,7"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "−1,1"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Liczby są wymyślone. Suma rejestrów dodaje to, co zapisał licznik. Suma wyników dodaje osobno godziny z plusem i osobno godziny z minusem."
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Pobór 2,4 kWh i pobór 1,6 kWh opisują te same godziny, a do rozliczenia spółdzielni pasuje drugi sposób. Gdy Twoje obliczenie nie zgadza się z fakturą, zacznij od pytania, którą sumę masz przed sobą."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-sprawdzic-plik-zanim-policzysz",
        children: "Jak sprawdzić plik, zanim policzysz"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zrób pięć prostych testów, do których wystarczy arkusz."
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Policz godziny. Miesiąc z 30 dniami ma ich 720, a z 31 dniami 744."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Sprawdź zmianę czasu. W marcu jedna doba ma 23 godziny, a w październiku jedna ma 25. Marzec ma więc 743 godziny, a październik 745."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Odróżnij zero od braku. Pusta godzina to nie 0 kWh, tylko brak odczytu."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Sprawdź jednostkę: kWh czy MWh."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Porównaj listę ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#ppe",
            children: "punktów poboru"
          }), " z listą członków. Szukaj punktów, które doszły albo odeszły."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "gdy-brakuje-danych-albo-sa-bledne",
        children: "Gdy brakuje danych albo są błędne"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zapisz, ile godzin brakuje i u kogo, i od razu zgłoś to na piśmie sprzedawcy, a kopię wyślij operatorowi. Operator mierzy i bilansuje godziny, a sprzedawca wystawia z nich rozliczenie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 2, § 2 ust. 3 i § 5",
          children: "[2]"
        }), ". Zapytaj przy tym, jak operator uzupełnia brakujące odczyty, bo paragrafy rozporządzenia takiej reguły nie podają."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-sprawdzic-samo-rozliczenie",
        children: "Jak sprawdzić samo rozliczenie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rozporządzenie wymienia pięć pozycji, które muszą się znaleźć w szczegółach rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-5",
          "aria-label": "Źródło 2, § 5 ust. 3",
          children: "[2]"
        }), ":"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "energia wprowadzona do sieci przez każdego członka,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "energia pobrana z sieci przez każdego członka,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "energia zbilansowana, członka i całej spółdzielni,"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["ceny i stawki według ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#grupa-taryfowa",
            children: "grupy taryfowej"
          }), " ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#odbiorca",
            children: "odbiorcy"
          }), ","]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "łączne należności."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do kontroli tych liczb nie potrzeba programu. Każda równość poniżej wynika z reguł rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-6",
          "aria-label": "Źródło 2, § 2–3",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Jak sprawdzić samo rozliczenie",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co porównać"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Powinno się równać"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wynik spółdzielni w godzinie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "suma wyników członków w tej godzinie"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Nowy zapas miesiąca"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["0,6 × ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#nadwyzka",
                children: "nadwyżka"
              }), " oddana do sieci"]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Do kupienia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "pobór minus to, co pokrył zapas"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Suma zakupów członków"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "zakup całej spółdzielni"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Członek z sumą miesiąca poniżej zera"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "zakup 0 kWh, o ile ktoś inny ma sumę dodatnią"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Spróbuj na liczbach: bilans miesiąca to 700 kWh poboru i 850 kWh nadwyżki, a zapasu z poprzednich miesięcy nie ma. Nowy zapas powinien wynieść 510 kWh, a zakup 190 kWh. Jeśli w pliku jest inaczej, poproś sprzedawcę o wyjaśnienie i poprawkę. Terminu na nią paragrafy rozporządzenia nie podają, więc wpisz go do umowy."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sprawdź też zapas, który jest ważny 12 miesięcy i schodzi od najstarszego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 1, art. 38c ust. 8",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-7",
          "aria-label": "Źródło 2, § 4 ust. 1",
          children: "[2]"
        }), ". Wśród pięciu obowiązkowych pozycji nie ma miesiąca, z którego pochodzi zapas, więc poproś o tę informację w umowie ze sprzedawcą albo prowadź własny rachunek."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-wpisac-do-umowy-ze-sprzedawca",
        children: "Co wpisać do umowy ze sprzedawcą"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa każe, by umowa określała zakres i format danych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 1, art. 38da ust. 2 pkt 2",
          children: "[1]"
        }), ". Sposób ich udostępniania opisuje też załącznik do rozporządzenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-8",
          "aria-label": "Źródło 2, § 5 ust. 1–2",
          children: "[2]"
        }), ". Nasza lista do rozmowy:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "plik z godzinami, osobno dla każdego punktu poboru;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "energia pobrana, oddana i wynik godziny;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "szczegóły rozliczenia: nadwyżka, nowy zapas, zapas według miesięcy, zakup;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "dzień, w którym dane są gotowe;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "sposób zgłaszania błędów i oznaczania poprawek;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "dostęp dla członków do ich własnych danych."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Zajrzyj jeszcze do załącznika",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Udostępnianie danych opisuje załącznik, czyli osobny plik przy rozporządzeniu. My 22 listopada 2026 r. czytaliśmy samo rozporządzenie, więc załącznik otwórz w ", (0,jsx_runtime.jsx)(_components.a, {
            href: "https://isap.sejm.gov.pl/",
            children: "ISAP"
          }), ", sejmowej bazie aktów prawnych. Dane pobieraj co miesiąc i zachowuj u siebie."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "kto-w-spoldzielni-powinien-widziec-dane",
        children: "Kto w spółdzielni powinien widzieć dane"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członek dostaje dane o sobie, a spółdzielnia o wszystkich", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 1, art. 38c ust. 9",
          children: "[1]"
        }), ". Godziny poboru zdradzają rytm dnia w domu lub firmie, więc ogranicz krąg osób, które je widzą, i zapisz to w regulaminie. Zasady ochrony danych osobowych omów z prawnikiem."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "skad-beda-dane-w-przyszlosci",
        children: "Skąd będą dane w przyszłości"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Bez licznika zdalnego odczytu nie ma rozliczenia, bo to on rejestruje godziny", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-9",
          "aria-label": "Źródło 2, § 2",
          children: "[2]"
        }), ". Operator ma 4 miesiące od wniosku spółdzielni, by założyć go każdemu członkowi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 1, art. 38da ust. 1 pkt 2",
          children: "[1]"
        }), ", o czym więcej mówi artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni",
          children: "liczniku w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Docelowo sprzedawca ma brać dane z CSIRE, czyli centralnego systemu informacji rynku energii, a KOWR ma dostawać z niego dane do kontroli progów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 38c ust. 5 i art. 38ma",
          children: "[1]"
        }), ". System działa od 1 lipca 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pse1",
          id: "PSE1-1",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), " Od kiedy korzysta z niego Twój operator, wyjaśnia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/csire-a-spoldzielnia-energetyczna",
          children: "CSIRE a spółdzielnia"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy masz pierwszy plik, wczytaj go do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulatora"
        }), " i przejdź ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczenie 1:0,6 krok po kroku"
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