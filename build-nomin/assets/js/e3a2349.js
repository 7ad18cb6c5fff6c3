"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7214"], {
29644(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_obowiazki_roczne_spoldzielni_md_ac0_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-obowiazki-roczne-spoldzielni-md-ac0.json
var site_baza_wiedzy_prowadzenie_obowiazki_roczne_spoldzielni_md_ac0_namespaceObject = JSON.parse('{"id":"prowadzenie/obowiazki-roczne-spoldzielni","title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","description":"Sprawozdanie do KOWR w 60 dni, zmiana danych w 14 dni, walne zgromadzenie i lustracja. Jakie są kary i kiedy grozi wykreślenie z wykazu.","source":"@site/baza-wiedzy/prowadzenie/obowiazki-roczne-spoldzielni.md","sourceDirName":"prowadzenie","slug":"/obowiazki-roczne-spoldzielni","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Próg pokrycia","permalink":"/baza-wiedzy/tagi/prog-pokrycia","description":"Warunek 70% i wyjątek 40%."},{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."}],"version":"current","sidebarPosition":6,"frontMatter":{"article":{"kind":"article","label":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Raz w roku złóż do KOWR sprawozdanie. Masz na to 60 dni od końca roku, a za brak grozi 1 000 zł kary.","Każdą zmianę danych zgłoś w 14 dni, bo za brak zgłoszenia grozi wykreślenie z wykazu.","Sprawdzaj próg pokrycia przed każdą zmianą składu lub mocy.","Trzy powody wykreślenia zamykają drogę do wpisu na tym obszarze na 3 lata.","Walne zgromadzenie zwołaj w ciągu 6 miesięcy po roku obrachunkowym, a lustrację zamów co najmniej raz na 3 lata."],"readingMinutes":7,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":31},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":2},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":5}],"related":[{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},"next":{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/obowiazki-roczne-spoldzielni.md


const frontMatter = {
	title: 'Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola',
	description: 'Sprawozdanie do KOWR w 60 dni, zmiana danych w 14 dni, walne zgromadzenie i lustracja. Jakie są kary i kiedy grozi wykreślenie z wykazu.',
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
		'prog-pokrycia',
		'czlonkostwo'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F17',
		'F20',
		'F21',
		'F23',
		'F24',
		'F26',
		'F28',
		'F29',
		'F33',
		'F34',
		'F35',
		'F37',
		'F42',
		'F51',
		'F53',
		'F55',
		'F62',
		'F77',
		'F103',
		'F104',
		'F105',
		'F106',
		'F108',
		'F109',
		'F110',
		'F111',
		'F112',
		'F113',
		'F115',
		'F117',
		'F129',
		'F145',
		'F171',
		'F174',
		'F175',
		'F176'
	],
	sources: [
		'OZE',
		'ROZP',
		'ZM23',
		'PS'
	],
	related: [
		'rok-spoldzielni-kalendarz',
		'wpis-do-wykazu-kowr',
		'prog-70-i-40-procent',
		'pierwsze-90-dni-po-wpisie'
	],
	summary: [
		'Raz w roku złóż do KOWR sprawozdanie. Masz na to 60 dni od końca roku, a za brak grozi 1 000 zł kary.',
		'Każdą zmianę danych zgłoś w 14 dni, bo za brak zgłoszenia grozi wykreślenie z wykazu.',
		'Sprawdzaj próg pokrycia przed każdą zmianą składu lub mocy.',
		'Trzy powody wykreślenia zamykają drogę do wpisu na tym obszarze na 3 lata.',
		'Walne zgromadzenie zwołaj w ciągu 6 miesięcy po roku obrachunkowym, a lustrację zamów co najmniej raz na 3 lata.'
	],
	aliases: [
		'sprawozdanie do KOWR',
		'wykreślenie z wykazu KOWR',
		'kontrola KOWR',
		'zgłoszenie zmiany danych w 14 dni',
		'co spółdzielnia musi robić co roku',
		'zmiana siedziby spółdzielni',
		'kara za brak sprawozdania',
		'kiedy walne zgromadzenie',
		'kontroler KOWR',
		'dokładamy panele',
		'zwiększenie mocy instalacji',
		'rozbudowa instalacji w spółdzielni',
		'wykreślenie z wykazu a zapas w sieci',
		'sprawozdanie za niepełny rok'
	],
	glossary_skip: [],
	slug: '/obowiazki-roczne-spoldzielni'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Terminy w jednej tabeli",
  "id": "terminy-w-jednej-tabeli",
  "level": 2
}, {
  "value": "Sprawozdanie roczne: jak się przygotować",
  "id": "sprawozdanie-roczne-jak-sie-przygotowac",
  "level": 2
}, {
  "value": "Zmiana danych: co zgłosić w 14 dni",
  "id": "zmiana-danych-co-zglosic-w-14-dni",
  "level": 2
}, {
  "value": "Nowa instalacja: kogo jeszcze zawiadomić",
  "id": "nowa-instalacja-kogo-jeszcze-zawiadomic",
  "level": 3
}, {
  "value": "Próg, moc i obszar: co sprawdzać w ciągu roku",
  "id": "prog-moc-i-obszar-co-sprawdzac-w-ciagu-roku",
  "level": 2
}, {
  "value": "Kontrola i wykreślenie",
  "id": "kontrola-i-wykreslenie",
  "level": 2
}, {
  "value": "Co jeszcze poza KOWR",
  "id": "co-jeszcze-poza-kowr",
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
    div: "div",
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    ol: "ol",
    p: "p",
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
        children: "wykazu"
      }), " trzeba nie tylko zdobyć, ale i utrzymać. Stałych obowiązków wobec ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " jest niewiele, lecz zaniedbanie może kosztować karę albo sam wpis."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "terminy-w-jednej-tabeli",
      children: "Terminy w jednej tabeli"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["KOWR to Krajowy Ośrodek Wsparcia Rolnictwa, a jego Dyrektor Generalny prowadzi wykaz spółdzielni energetycznych. Terminy w tabeli podaje ustawa o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "odnawialnych źródłach energii"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38i i 38m",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Terminy w jednej tabeli",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kiedy"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co grozi"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Sprawozdanie roczne z podziałem na miesiące"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kiedy",
            children: "60 dni od końca roku"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co grozi",
            children: "1 000 zł kary"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Zgłoszenie zmiany danych"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kiedy",
            children: "14 dni"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co grozi",
            children: "wykreślenie z wykazu"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Zgłoszenie zawieszenia lub końca działalności"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kiedy",
            children: "14 dni"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co grozi",
            children: "wykreślenie z wykazu"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ta sama kara 1 000 zł czeka za nieprawdę w sprawozdaniu, a utrudnianie kontroli kosztuje 10 000 zł", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 168 pkt 22 i 24, art. 170 ust. 7",
        children: "[1]"
      }), ". Obie kwoty są stałe, więc za kolejne spóźnienie kara nie rośnie. Kary wymierza decyzją Dyrektor Generalny KOWR. Może od nich odstąpić, gdy naruszenie jest znikome, a spółdzielnia wykonała już obowiązek", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 169 i 174",
        children: "[1]"
      }), ". Karę płaci się w 14 dni od dnia, w którym decyzja stała się prawomocna, a niezapłaconą ściąga się w egzekucji administracyjnej", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-4",
        "aria-label": "Źródło 1, art. 175 ust. 1, art. 176",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Za brak zgłoszenia zmiany danych ustawa nie przewiduje kary pieniężnej, lecz wykreślenie z wykazu", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-5",
        "aria-label": "Źródło 1, art. 38i i 168",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Poza terminami są warunki, które muszą być spełnione cały czas: obszar, limity wielkości i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
        children: "próg pokrycia potrzeb"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-6",
        "aria-label": "Źródło 1, art. 38e ust. 1",
        children: "[1]"
      }), ". Ich utrata także kończy się wykreśleniem, jeśli nie zostanie naprawiona."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "sprawozdanie-roczne-jak-sie-przygotowac",
        children: "Sprawozdanie roczne: jak się przygotować"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Od dnia wpisu spółdzielnia musi prowadzić dokumentację ilości energii, którą wytworzyła i zużyła ona sama i jej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członkowie"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 1, art. 38m pkt 1",
          children: "[1]"
        }), ". Sprawozdanie podaje te same ilości, osobno dla każdego miesiąca, a na złożenie go jest 60 dni od końca roku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 1, art. 38m pkt 2",
          children: "[1]"
        }), ". Obowiązek biegnie od wpisu, a nie od pierwszego rozliczenia. Naszym zdaniem spółdzielnia wpisana w listopadzie składa więc sprawozdanie już za ten rok, za miesiące po wpisie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Liczymy 60 kolejnych dni od 1 stycznia. Sprawozdanie za 2026 r. trzeba wtedy złożyć do 1 marca 2027 r. Termin za 2027 r. mija 29 lutego 2028 r., bo jest to rok przestępny."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Innych pól ustawa nie wymaga", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 1, art. 38m pkt 2",
          children: "[1]"
        }), ". Wzoru sprawozdania nie znaleźliśmy, więc przed wysłaniem zapytaj o niego w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "https://www.kowr.gov.pl/",
          children: "KOWR"
        }), ". Dane zbieraj co miesiąc, bo w lutym trudno odtworzyć styczeń sprzed roku."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W dokumentacji trzymaj dwie liczby obowiązkowe i trzy grupy danych, które się przydają:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "energia wytworzona przez wszystkie instalacje (obowiązkowa),"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "energia zużyta przez spółdzielnię i członków (obowiązkowa),"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["energia pobrana z sieci, oddana i rozliczona w ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
            children: "stosunku 1:0,6"
          }), " oraz zapas na koniec miesiąca,"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["liczba członków i ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#ppe",
            children: "punktów poboru"
          }), " na koniec miesiąca,"]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "moc instalacji i data każdej zmiany."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Część z tego daje sprzedawca, który ma udostępniać spółdzielni dane pomiarowe z podziałem na członków i szczegóły rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 1, art. 38c ust. 9",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 2, § 5",
          children: "[2]"
        }), ". O energię zużytą na miejscu zapytaj właścicieli instalacji, bo nie płynie ona przez sieć. Resztę wyjaśnia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/dane-pomiarowe-w-spoldzielni",
          children: "dane pomiarowe w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Docelowo KOWR ma dostawać zbiorcze dane do kontroli progów z centralnego systemu ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#csire",
          children: "CSIRE"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 1, art. 38ma",
          children: "[1]"
        }), ". W tekście z 2024 r. ten przepis miał odłożony start, a stan dzisiejszy opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/csire-a-spoldzielnia-energetyczna",
          children: "CSIRE"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "zmiana-danych-co-zglosic-w-14-dni",
        children: "Zmiana danych: co zgłosić w 14 dni"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zmianę danych zgłasza się KOWR w 14 dni, pod rygorem wykreślenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 1, art. 38i",
          children: "[1]"
        }), ". Punktem wyjścia jest to, co znalazło się we wniosku o wpis", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 38g ust. 2–5",
          children: "[1]"
        }), ". Sprawdź więc każdą z tych zmian:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Zmiana danych: co zgłosić w 14 dni",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co się zmienia"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Przykład"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Liczba członków lub punktów poboru"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "nowy członek, wyjście członka, dodatkowy licznik"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Instalacje"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "nowe panele, większa moc, demontaż"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Obszar lub przedmiot działalności"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["nowa gmina w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#statut",
                children: "statucie"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Nazwa lub siedziba"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["zmiana wpisana do ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#krs",
                children: "KRS"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Roczne zapotrzebowanie"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["wejście dużego ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#odbiorca",
                children: "odbiorcy"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprzedawca"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "przejście do innej firmy"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa liczy 14 dni od dnia zmiany danych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-14",
          "aria-label": "Źródło 1, art. 38i",
          children: "[1]"
        }), ". Nie mówi jednak, czy przy przyjęciu członka jest to dzień uchwały, czy start rozliczeń, więc bezpieczniej liczyć od wcześniejszej daty. Uchwała z 12 kwietnia 2027 r. oznacza wtedy zgłoszenie do 26 kwietnia 2027 r. Jeśli ten dzień minął, zgłoś zmianę bez dalszej zwłoki. Ustawa nie mówi, czy spóźnione zgłoszenie chroni przed wykreśleniem, ale brak zgłoszenia na pewno nie chroni."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wniosek o zmianę ma te same elementy i załączniki co wniosek o wpis", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-15",
          "aria-label": "Źródło 1, art. 38g ust. 7",
          children: "[1]"
        }), ". Tę samą zmianę zgłoś też sprzedawcy, w sposób opisany w umowie z nim", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-16",
          "aria-label": "Źródło 1, art. 38da ust. 2 pkt 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "nowa-instalacja-kogo-jeszcze-zawiadomic",
        children: "Nowa instalacja: kogo jeszcze zawiadomić"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dołożenie paneli albo farmy ma jeszcze dwóch adresatów. ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "Operatorowi"
        }), " we wniosku o warunki przyłączenia podajesz wpis do KRS i punkty poboru, do których popłynie energia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 3, art. 7 ust. 3da Prawa energetycznego",
          children: "[3]"
        }), ". Źródło o mocy powyżej 50 kW do 1 MW musi być też w rejestrze wytwórców. Za brak wpisu Urząd Regulacji Energetyki wymierza 1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-17",
          "aria-label": "Źródło 1, art. 168 pkt 14, art. 170 ust. 4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "prog-moc-i-obszar-co-sprawdzac-w-ciagu-roku",
        children: "Próg, moc i obszar: co sprawdzać w ciągu roku"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Instalacje mają umożliwiać pokrycie co najmniej 70% rocznych potrzeb spółdzielni i członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3 lit. a",
          children: "[1]"
        }), ". Spółdzielnia, która złożyła wniosek o wpis do 31 grudnia 2025 r., może korzystać z progu 40%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-2",
          "aria-label": "Źródło 3, art. 41",
          children: "[3]"
        }), ". Przelicz wynik raz w roku i przed przyjęciem każdego nowego członka."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Zakładamy próg 70%. Źródła mogą dać 640 MWh w roku, a potrzeby to 880 MWh. Pokrycie wynosi około 72,7%."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Dochodzi odbiorca, który zużywa 60 MWh. Potrzeby rosną do 940 MWh, a pokrycie spada do około 68,1%. Do progu brakuje 18 MWh produkcji w roku."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przy okazji sprawdź jeszcze 4 granice:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Łączna moc elektryczna do 10 MW. Ciepło, biogaz i biometan mają osobne limity", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-19",
            "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Łączna moc do 1 MW, jeśli korzystasz ze zwolnienia z akcyzy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-20",
            "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Obszar: 1 gmina albo najwyżej 3 sąsiednie", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-21",
            "aria-label": "Źródło 1, art. 38e ust. 1 pkt 1",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Liczba członków: w zwykłej spółdzielni, czyli nie rolniczej, co najmniej 10. Gdy według statutu do spółdzielni należą same osoby prawne, wystarczą 3", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-1",
            "aria-label": "Źródło 4, art. 15",
            children: "[4]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia z progiem 40% niech zapyta KOWR na piśmie, zanim przyjmie nowych członków lub dołoży moc. Dlaczego, wyjaśnia artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "progu 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kontrola-i-wykreslenie",
        children: "Kontrola i wykreślenie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Kontrolę prowadzą pracownicy KOWR z pisemnym upoważnieniem i legitymacją albo inny organ, który KOWR upoważni. Mogą wejść na teren, gdzie prowadzi się działalność, oraz żądać wyjaśnień, dokumentów i danych. Powstaje protokół z wnioskami i zaleceniami. Na zastrzeżenia jest co najmniej 7 dni od jego doręczenia, a odmowę podpisu odnotowuje się w protokole", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-22",
          "aria-label": "Źródło 1, art. 38n i 33",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W czterech pierwszych przypadkach z rysunku poniżej KOWR nie ma wyboru i wykreśla spółdzielnię. Decyzja działa od razu, a dowiaduje się o niej też sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-23",
          "aria-label": "Źródło 1, art. 38l ust. 1, 3 i 5",
          children: "[1]"
        }), ". Piąty przypadek to osobny przepis, który za brak zgłoszenia grozi wykreśleniem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-24",
          "aria-label": "Źródło 1, art. 38i",
          children: "[1]"
        }), ". Zakaz powrotu dotyczy tylko tego samego obszaru", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-25",
          "aria-label": "Źródło 1, art. 38l ust. 4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing tree",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Kiedy jest szansa na naprawę i kiedy można wrócić"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.div, {
              children: "Jaki jest powód wykreślenia?"
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Utrata warunku obszaru:"
                  }), " bez terminu naprawy, zakaz wpisu na 3 lata"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Przekroczony limit mocy albo niespełniony próg:"
                  }), " Czy naprawisz w terminie, który wyznaczy KOWR?"]
                }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
                  children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Tak:"
                      }), " spółdzielnia zostaje w wykazie"]
                    }), "\n"]
                  }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Nie:"
                      }), " wykreślenie i zakaz wpisu na 3 lata"]
                    }), "\n"]
                  }), "\n"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Nieprawdziwe oświadczenie:"
                  }), " bez terminu naprawy, zakaz wpisu na 3 lata"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Własny wniosek spółdzielni:"
                  }), " bez zakazu"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Niezgłoszenie zmiany w 14 dni:"
                  }), " przepis nie przewiduje terminu naprawy, zakazu nie ma"]
                }), "\n"]
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ile dni trwa termin naprawy, ustawa nie mówi, więc licz się z krótkim. Rozliczenie 1:0,6 kończy się razem z wpisem, bo tylko tak długo trwa obowiązek sprzedawcy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-26",
          "aria-label": "Źródło 1, art. 40 ust. 1b pkt 2",
          children: "[1]"
        }), ". Nadwyżką, której nie odebrano, dysponuje sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-27",
          "aria-label": "Źródło 1, art. 38c ust. 11",
          children: "[1]"
        }), ", więc licz się z tym, że zapas w sieci przepadnie, i zapytaj go o to na piśmie. Umowy członków na prąd działają naszym zdaniem dalej. Od odmowy, wykreślenia i kary przysługuje odwołanie do ministra właściwego do spraw rynków rolnych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-28",
          "aria-label": "Źródło 1, art. 38 i art. 169 ust. 5",
          children: "[1]"
        }), ". Termin odwołania wyznacza Kodeks postępowania administracyjnego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-29",
          "aria-label": "Źródło 1, art. 38 ust. 1",
          children: "[1]"
        }), ", a znajdziesz go w pouczeniu decyzji."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przed kontrolą najlepiej chroni porządek w papierach. Trzymaj razem: statut, wniosek, oświadczenie zarządu, obliczenie progu, zgłoszenia zmian i potwierdzenia ich wysłania. Przy każdej liczbie zapisz, skąd pochodzi."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-jeszcze-poza-kowr",
        children: "Co jeszcze poza KOWR"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia energetyczna pozostaje spółdzielnią, więc obowiązują ją też terminy z Prawa spółdzielczego. Walne zgromadzenie zwołuje zarząd co najmniej raz w roku, w ciągu 6 miesięcy po zakończeniu roku obrachunkowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-2",
          "aria-label": "Źródło 4, art. 39",
          children: "[4]"
        }), ". Sprawozdanie z działalności i sprawozdanie finansowe muszą leżeć do wglądu w lokalu spółdzielni co najmniej 14 dni wcześniej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 4, art. 89",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Lustracja, czyli badanie działalności, jest obowiązkowa co najmniej raz na 3 lata, a w likwidacji co roku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-4",
          "aria-label": "Źródło 4, art. 91",
          children: "[4]"
        }), ". Członek organu, który nie poddaje spółdzielni lustracji albo nie zwołuje walnego, naraża się na grzywnę lub ograniczenie wolności", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 4, art. 267c",
          children: "[4]"
        }), ". Wszystkie te daty, miesiąc po miesiącu, układa ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rok-spoldzielni-kalendarz",
          children: "kalendarz roku spółdzielni"
        }), ", a do kalendarza w telefonie wgrasz je ze ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/kalendarz-obowiazkow",
          children: "wzoru"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Raz w miesiącu zajrzyj też do zapasu w sieci. Energia czeka w nim najdłużej 12 miesięcy, a potem dysponuje nią sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-30",
          "aria-label": "Źródło 1, art. 38c ust. 8 i 11",
          children: "[1]"
        }), ". Stary zapas to sygnał, że warto przyjąć odbiorcę albo przesunąć zużycie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wykaz jest jawny, więc raz w roku sprawdź, czy jego dane zgadzają się z tym, co masz w dokumentach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-31",
          "aria-label": "Źródło 1, art. 38h",
          children: "[1]"
        }), ". Pola wniosku przypomina artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/wpis-do-wykazu-kowr",
          children: "wpis do wykazu KOWR"
        }), ", a pomoc w stałej obsłudze opisuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/oferta",
          children: "nasza oferta"
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