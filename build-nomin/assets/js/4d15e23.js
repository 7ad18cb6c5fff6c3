"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5806"], {
94807(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_rozliczenia_sprzedawca_i_osd_obowiazki_i_terminy_md_4c5_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-rozliczenia-sprzedawca-i-osd-obowiazki-i-terminy-md-4c5.json
var site_baza_wiedzy_rozliczenia_sprzedawca_i_osd_obowiazki_i_terminy_md_4c5_namespaceObject = JSON.parse('{"id":"rozliczenia/sprzedawca-i-osd-obowiazki-i-terminy","title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","description":"Kto rozlicza spółdzielnię energetyczną, kto montuje liczniki i ile ma na to czasu: 90 dni, 21 dni, 4 miesiące. Co sprawdzić w umowie.","source":"@site/baza-wiedzy/rozliczenia/sprzedawca-i-osd-obowiazki-i-terminy.md","sourceDirName":"rozliczenia","slug":"/sprzedawca-i-osd-obowiazki-i-terminy","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."},{"inline":false,"label":"Liczniki","permalink":"/baza-wiedzy/tagi/liczniki","description":"Liczniki zdalnego odczytu u członków spółdzielni."},{"inline":false,"label":"Dane pomiarowe","permalink":"/baza-wiedzy/tagi/dane-pomiarowe","description":"Skąd biorą się dane godzinowe i kto je dostaje."}],"version":"current","sidebarPosition":2,"frontMatter":{"article":{"kind":"article","label":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","category":"Rozliczenia","neighbours":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Całą spółdzielnię rozlicza jeden sprzedawca prądu.","Spółdzielnia składa trzy wnioski i od każdego biegnie inny termin: 90 dni, 21 dni albo 4 miesiące.","O koszt montażu licznika zapytaj operatora na piśmie, zanim złożysz wniosek.","Sprzedawca rozlicza spółdzielnię tak długo, jak jest ona w wykazie KOWR.","Sprzedawcę można zmienić tylko z końcem miesiąca."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":19},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":4},{"code":"LZO1","title":"Liczniki zdalnego odczytu u odbiorców","publisher":"Forsal, za PIE","url":"https://forsal.pl/kraj/aktualnosci/artykuly/10651207,polacy-coraz-czesciej-z-licznikiem-zdalnego-odczytu-energii-elektrycznej-jakie-korzysci.html","date":"1.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP3","title":"Przybywa spółdzielni energetycznych, biurokracja wciąż problemem","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art42510431-przybywa-spoldzielni-energetycznych-ale-biurokracja-wciaz-duzym-problemem","date":"06.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"WN1","title":"Z dużego potencjału mało mocy – spółdzielnie energetyczne","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/103172-z-duzego-potencjalu-malo-mocy-potrzebne-sa-kolejne-zmiany","date":"08.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":8}],"related":[{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},"next":{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/rozliczenia/sprzedawca-i-osd-obowiazki-i-terminy.md


const frontMatter = {
	title: 'Sprzedawca i operator: kto za co odpowiada i w jakim terminie',
	description: 'Kto rozlicza spółdzielnię energetyczną, kto montuje liczniki i ile ma na to czasu: 90 dni, 21 dni, 4 miesiące. Co sprawdzić w umowie.',
	sidebar_position: 2,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'sprzedawca-i-osd',
		'liczniki',
		'dane-pomiarowe'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F27',
		'F43',
		'F46',
		'F50',
		'F51',
		'F52',
		'F53',
		'F54',
		'F55',
		'F56',
		'F57',
		'F60',
		'F72',
		'F74',
		'F107',
		'F118',
		'F119',
		'F120',
		'F121',
		'F123',
		'F124',
		'F130',
		'F132',
		'F133',
		'F210'
	],
	sources: [
		'OZE',
		'ROZP',
		'LZO1',
		'RP3',
		'WN1',
		'PE'
	],
	related: [
		'rozliczenie-1-do-06',
		'licznik-zdalnego-odczytu-w-spoldzielni',
		'przystapienie-i-wystapienie-czlonka',
		'wpis-do-wykazu-kowr'
	],
	summary: [
		'Całą spółdzielnię rozlicza jeden sprzedawca prądu.',
		'Spółdzielnia składa trzy wnioski i od każdego biegnie inny termin: 90 dni, 21 dni albo 4 miesiące.',
		'O koszt montażu licznika zapytaj operatora na piśmie, zanim złożysz wniosek.',
		'Sprzedawca rozlicza spółdzielnię tak długo, jak jest ona w wykazie KOWR.',
		'Sprzedawcę można zmienić tylko z końcem miesiąca.'
	],
	aliases: [
		'czy mogę zostać przy swoim sprzedawcy',
		'czy muszę zmienić sprzedawcę prądu',
		'tańszy sprzedawca prądu',
		'znalazłem tańszego sprzedawcę',
		'kto wystawia fakturę w spółdzielni',
		'sprzedawca odmawia umowy',
		'ile czeka się na licznik',
		'sprzedawca zobowiązany',
		'kara za zerwanie umowy na prąd',
		'umowa na czas określony',
		'mam umowę na prąd na dwa lata',
		'kto jest moim sprzedawcą zobowiązanym',
		'co musi zawierać umowa ze sprzedawcą',
		'ile lat trwa rozliczenie',
		'kiedy sprzedawca może odmówić umowy',
		'co z zapasem przy zmianie sprzedawcy',
		'rezygnacja ze sprzedawcy z urzędu',
		'umowa z gwarancją ceny',
		'zmiana sprzedawcy całej spółdzielni',
		'wytwórca bez umowy o bilansowanie',
		'skarga na operatora',
		'skarga na sprzedawcę',
		'zatrzymać własnego sprzedawcę'
	],
	glossary_skip: [],
	slug: '/sprzedawca-i-osd-obowiazki-i-terminy'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Kto jest kim",
  "id": "kto-jest-kim",
  "level": 2
}, {
  "value": "Jakie terminy mają sprzedawca i operator",
  "id": "jakie-terminy-maja-sprzedawca-i-operator",
  "level": 2
}, {
  "value": "Kto płaci za liczniki i bilansowanie",
  "id": "kto-placi-za-liczniki-i-bilansowanie",
  "level": 2
}, {
  "value": "Czy sprzedawca może odmówić",
  "id": "czy-sprzedawca-moze-odmowic",
  "level": 2
}, {
  "value": "Co zapisać w umowie ze sprzedawcą",
  "id": "co-zapisac-w-umowie-ze-sprzedawca",
  "level": 2
}, {
  "value": "Kiedy można zmienić sprzedawcę",
  "id": "kiedy-mozna-zmienic-sprzedawce",
  "level": 2
}, {
  "value": "Co z umową, którą masz dziś",
  "id": "co-z-umowa-ktora-masz-dzis",
  "level": 3
}, {
  "value": "Co dalej",
  "id": "co-dalej",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
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
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wpis do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazu KOWR"
      }), " nie wystarczy, żeby ruszyły rozliczenia, bo potrzebne są jeszcze umowy i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#lzo",
        children: "liczniki zdalnego odczytu"
      }), ". Za umowy odpowiada głównie sprzedawca prądu, a za liczniki operator sieci, i ustawa daje im na to konkretne terminy", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38da ust. 1–2",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "kto-jest-kim",
      children: "Kto jest kim"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Sprzedawca to firma, od której kupujesz prąd i dostajesz rachunek. Operator systemu dystrybucyjnego (OSD) ma lokalną sieć i liczniki, a odpowiada za dostawę i pomiar."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wszystkich ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), " rozlicza jeden sprzedawca. Z zasady jest to sprzedawca zobowiązany, którego wyznacza ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#ure",
        children: "Urząd Regulacji Energetyki"
      }), " (URE), ale spółdzielnia może wybrać innego. Sprzedawca zawiera umowę ze spółdzielnią, a z każdym członkiem osobną umowę kompleksową, która łączy sprzedaż prądu i jego dostawę. Członek, który sam przejdzie do innej firmy, wypada z tego rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 40 ust. 1a, 1aa i 1ac",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Kto jest sprzedawcą zobowiązanym w Twojej okolicy, przeczytasz na stronie operatora sieci. URE wyznacza go do 31 października na następny rok", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 40 ust. 3 i 6",
        children: "[1]"
      }), ". Jeśli będzie to inna firma niż dotąd, zapytaj obie na piśmie, co z trwającym rozliczeniem."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Jeśli dziś kupujesz prąd w innej firmie, potrzebujesz zatem umowy ze sprzedawcą całej spółdzielni. Od niego dostaniesz rachunek za prąd, którego spółdzielnia nie pokryła, w cenie z Twojej własnej ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#grupa-taryfowa",
        children: "grupy taryfowej"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 2, § 3 ust. 2–3",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      className: "flow",
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        "data-money": "",
        children: ["\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "pieniądze"
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["członek", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "sprzedawca"
          })]
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["zapłata za prąd, którego spółdzielnia nie pokryła", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-rozp",
            id: "ROZP-2",
            "aria-label": "Źródło 2, § 3 ust. 2–3",
            children: "[2]"
          })]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "dane"
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["operator", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "sprzedawca"
          })]
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["dane godzinowe przed zsumowaniem trzech faz i po nim", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-4",
            "aria-label": "Źródło 1, art. 38c ust. 5",
            children: "[1]"
          })]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "dane"
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["sprzedawca", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "spółdzielnia"
          })]
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["dane z podziałem na członków i szczegóły rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-5",
            "aria-label": "Źródło 1, art. 38c ust. 9",
            children: "[1]"
          })]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "dane"
        }), "\n", (0,jsx_runtime.jsxs)(_components.strong, {
          children: ["sprzedawca", (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: " – odbiorca: "
          }), (0,jsx_runtime.jsx)(_components.b, {
            children: "członek"
          })]
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["jego własne dane", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-6",
            "aria-label": "Źródło 1, art. 38c ust. 9",
            children: "[1]"
          })]
        }), "\n"]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-terminy-maja-sprzedawca-i-operator",
        children: "Jakie terminy mają sprzedawca i operator"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wszystkie trzy terminy podaje art. 38da ustawy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 1, art. 38da ust. 1–2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Jakie terminy mają sprzedawca i operator",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co robi"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Termin"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprzedawca"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co robi",
              children: ["przedstawia oferty umów ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#odbiorca",
                children: "odbiorcom"
              }), " i ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#wytworca",
                children: "wytwórcom"
              }), ", zawiera umowę ze spółdzielnią"]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Termin",
              children: "90 dni od wniosku spółdzielni"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "OSD, umowa"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi",
              children: "zawiera lub zmienia ze sprzedawcą umowę dystrybucyjną"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Termin",
              children: "21 dni od wniosku spółdzielni"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "OSD, licznik"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi",
              children: "montuje licznik zdalnego odczytu u każdego członka"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Termin",
              children: "4 miesiące od wniosku spółdzielni"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Odbiorca dostaje ofertę umowy kompleksowej, a wytwórca, czyli członek z instalacją, ofertę bilansowania handlowego. W bilansowaniu chodzi o to, kto odpowiada za różnicę między planem a prawdziwą produkcją. Prąd wprowadzony przez takiego wytwórcę uznaje się za dostarczony na rzecz spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 1, art. 38da ust. 2 i 4",
          children: "[1]"
        }), ". Bez tej umowy jego energia nie wejdzie do wspólnego rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 1, art. 38da ust. 5",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Każdy z tych terminów biegnie od wniosku spółdzielni, więc zachowaj dowody złożenia z datą doręczenia. Wnioski są trzy i każdy ma swój wzór: ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/wniosek-do-sprzedawcy-o-oferty",
          children: "do sprzedawcy o oferty i umowę"
        }), ", ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/wniosek-do-operatora-o-liczniki",
          children: "do operatora o liczniki"
        }), " oraz ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/wniosek-o-umowe-dystrybucyjna",
          children: "o umowę dystrybucyjną"
        }), ". Przepis nie mówi, do kogo wysłać ten ostatni, ale obowiązek ma operator, dlatego wniosek wyślij do niego, a kopię do sprzedawcy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-placi-za-liczniki-i-bilansowanie",
        children: "Kto płaci za liczniki i bilansowanie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Gdy licznik wymienia operator według swojego harmonogramu, płaci za niego operator", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-pe",
            id: "PE-1",
            "aria-label": "Źródło 6, art. 11t ust. 1–4",
            children: "[6]"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-lzo1",
            id: "LZO1-1",
            "aria-label": "Źródło 3",
            children: "[3]"
          }), ". Gdy o licznik występuje sam odbiorca, także ze spółdzielni, koszt montażu i uruchomienia ponosi odbiorca", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-pe",
            id: "PE-2",
            "aria-label": "Źródło 6, art. 11t ust. 6 i 9",
            children: "[6]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Przy wniosku spółdzielni z art. 38da zapytaj operatora o koszt na piśmie, zanim wniosek złożysz. Powód podaje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni",
            children: "liczniku zdalnego odczytu"
          }), ". Bez licznika członka nie da się rozliczyć, bo dane godzinowe biorą się właśnie z niego", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-rozp",
            id: "ROZP-3",
            "aria-label": "Źródło 2, § 2",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Za samo rozliczenie energii spółdzielni sprzedawca nie pobiera od członków opłat", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-10",
            "aria-label": "Źródło 1, art. 38c ust. 7 pkt 1",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Koszt bilansowania handlowego prądu z instalacji poniżej 400 kW pokrywa w całości sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-11",
            "aria-label": "Źródło 1, art. 38e ust. 2",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Przy instalacji od 400 kW ten koszt może spaść na spółdzielnię, więc zapytaj o stawkę przed podpisaniem umowy."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-sprzedawca-moze-odmowic",
        children: "Czy sprzedawca może odmówić"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa mówi o obowiązku, a nie o dobrej woli. Obowiązek rozliczania zaczyna się w dniu wpisu do wykazu KOWR i trwa tak długo jak sam wpis, bez limitu 15 lat, który obowiązuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#prosument",
          children: "prosumentów"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 1, art. 40 ust. 1b pkt 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Spółdzielnia może też wybrać innego sprzedawcę, ale przepis nie mówi, że taka firma ma obowiązek ją rozliczać. Zanim zrezygnujesz ze sprzedawcy zobowiązanego, zdobądź zgodę nowego na piśmie."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W praktyce bywa trudniej, bo prasa opisuje długie uzgodnienia z firmami energetycznymi i brak szczegółowych przepisów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp3",
          id: "RP3-1",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wn1",
          id: "WN1-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), ". Wśród kar z ustawy o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oze",
          children: "OZE"
        }), " nie ma takiej za nierozliczanie spółdzielni ani za spóźnienie operatora", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 168",
          children: "[1]"
        }), "; o kary z Prawa energetycznego zapytaj URE."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Jeśli termin minął, zacznij od pisma: podaj w nim dzień wniosku, wpis do wykazu KOWR, przepis i to, czego brakuje, i poproś o datę wykonania."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-zapisac-w-umowie-ze-sprzedawca",
        children: "Co zapisać w umowie ze sprzedawcą"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa wymienia cztery sprawy, które umowa ma określić", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-14",
          "aria-label": "Źródło 1, art. 38da ust. 2 pkt 2",
          children: "[1]"
        }), ":"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["zasady i terminy zgłaszania zmian członków i ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#ppe",
            children: "punktów poboru"
          }), ","]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "rozliczenia z członkami w tym, czego nie reguluje rozporządzenie,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "sposób i warunki udostępniania danych, ich zakres i format,"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["prawa i obowiązki sprzedawcy, spółdzielni i członków przy ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
            children: "rozliczeniu 1:0,6"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przed podpisem sprawdź:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Do którego dnia miesiąca zgłaszasz nowego członka i od kiedy go rozliczą."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Jak sprzedawca dzieli brakujący prąd między członków."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Jak liczy ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#strefa",
            children: "strefy"
          }), ", gdy członkowie mają różne taryfy."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Jak rozlicza zmienne opłaty za sieć."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "W jakim pliku i kiedy dostaniesz dane godzinowe."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przekazanie danych to obowiązek sprzedawcy, a nie grzeczność. Spółdzielnia dostaje dane z podziałem na członków i szczegóły rozliczenia, a członek dane o sobie, w systemie online i z możliwością pobrania", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-15",
          "aria-label": "Źródło 1, art. 38c ust. 9",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 2, § 5",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-mozna-zmienic-sprzedawce",
        children: "Kiedy można zmienić sprzedawcę"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Każdy odbiorca ma prawo wyboru sprzedawcy, lecz w spółdzielni wybiera go cała grupa", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-3",
          "aria-label": "Źródło 6, art. 4j ust. 1",
          children: "[6]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-16",
          "aria-label": "Źródło 1, art. 40 ust. 1a–1ac",
          children: "[1]"
        }), ". Zmiana sprzedawcy działa tylko na koniec miesiąca kalendarzowego, tak samo jak wypowiedzenie umowy przez członka i koniec bilansowania wytwórcy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-17",
          "aria-label": "Źródło 1, art. 38da ust. 3",
          children: "[1]"
        }), ". Dzień zwłoki może więc oznaczać kolejny miesiąc po staremu. Czy zapas w sieci przejdzie wtedy do nowej firmy, ustawa nie mówi, dlatego przed wypowiedzeniem uzgodnij to na piśmie z obiema. Nowa firma potrzebuje znów umów z każdym członkiem i umowy dystrybucyjnej, więc zacznij co najmniej 90 dni wcześniej. Zmianę sprzedawcy zgłoś też KOWR w 14 dni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 1, art. 38da ust. 1–2, art. 38g ust. 2 i art. 38i",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wyjątkiem jest energia wytwórcy, który wypowiedział członkostwo: liczy się ją tylko do dnia, w którym spółdzielnia zawiadomi o tym sprzedawcę", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-19",
          "aria-label": "Źródło 1, art. 38da ust. 5",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "co-z-umowa-ktora-masz-dzis",
        children: "Co z umową, którą masz dziś"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Umowę na czas nieokreślony wypowiadasz bez kosztów i płacisz tylko za prąd już pobrany i dostarczony siecią", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-4",
          "aria-label": "Źródło 6, art. 4j ust. 3",
          children: "[6]"
        }), ". Umowę na czas określony także możesz wypowiedzieć, ale firma ma prawo do opłat i odszkodowań, które w niej zapisano. Od gospodarstwa domowego oraz od mikro- i małej firmy nie dostanie przy tym więcej, niż wyniosły jej bezpośrednie straty", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-5",
          "aria-label": "Źródło 6, art. 4j ust. 3a",
          children: "[6]"
        }), ". Gospodarstwo domowe, które kupuje prąd od sprzedawcy z urzędu, rezygnuje bez dodatkowych kosztów, jeśli zachowa okres wypowiedzenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-6",
          "aria-label": "Źródło 6, art. 5a ust. 4",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W domu umowa kończy się z ostatnim dniem miesiąca, który następuje po miesiącu doręczenia wypowiedzenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-7",
          "aria-label": "Źródło 6, art. 4j ust. 4",
          children: "[6]"
        }), ". Pismo doręczone 10 marca działa zatem z końcem kwietnia. Wyślij je dopiero wtedy, gdy wiesz, od kiedy obowiązuje umowa ze sprzedawcą spółdzielni. O dniu, w którym zaczyna on sprzedaż, nowy sprzedawca sam zawiadamia dotychczasowego i operatora", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-8",
          "aria-label": "Źródło 6, art. 4j ust. 4a",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przeczytaj, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni",
          children: "jak działa licznik zdalnego odczytu w spółdzielni"
        }), ", bo od niego zależy start. Potem zobacz ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczenie 1:0,6 na przykładzie"
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