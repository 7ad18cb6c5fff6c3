"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3773"], {
51739(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_zakladanie_wpis_do_wykazu_kowr_md_29b_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-zakladanie-wpis-do-wykazu-kowr-md-29b.json
var site_baza_wiedzy_zakladanie_wpis_do_wykazu_kowr_md_29b_namespaceObject = JSON.parse('{"id":"zakladanie/wpis-do-wykazu-kowr","title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","description":"Co wpisać we wniosku do KOWR, jakie dołączyć dokumenty, ile jest czasu na braki i co może skończyć się odmową albo wykreśleniem.","source":"@site/baza-wiedzy/zakladanie/wpis-do-wykazu-kowr.md","sourceDirName":"zakladanie","slug":"/wpis-do-wykazu-kowr","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Próg pokrycia","permalink":"/baza-wiedzy/tagi/prog-pokrycia","description":"Warunek 70% i wyjątek 40%."}],"version":"current","sidebarPosition":2,"frontMatter":{"article":{"kind":"article","label":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","category":"Zakładanie","neighbours":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Bez wpisu do wykazu KOWR spółdzielnia nie może zacząć działać.","We wniosku podajesz dane spółdzielni, punkty poboru, zużycie, instalacje i sprzedawcę.","Dołączasz statut i oświadczenie zarządu pod odpowiedzialnością karną.","Na uzupełnienie braków jest 7 dni od doręczenia wezwania.","KOWR odmawia wpisu, gdy nie zgadza się obszar, moc albo pokrycie potrzeb."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":24},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":2}],"related":[{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},"next":{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/zakladanie/wpis-do-wykazu-kowr.md


const frontMatter = {
	title: 'Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa',
	description: 'Co wpisać we wniosku do KOWR, jakie dołączyć dokumenty, ile jest czasu na braki i co może skończyć się odmową albo wykreśleniem.',
	sidebar_position: 2,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'kowr',
		'prog-pokrycia'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F20',
		'F21',
		'F22',
		'F23',
		'F24',
		'F25',
		'F27',
		'F28',
		'F29',
		'F30',
		'F31',
		'F33',
		'F34',
		'F35',
		'F51',
		'F103',
		'F108',
		'F109',
		'F111',
		'F112',
		'F113',
		'F114',
		'F115',
		'F116',
		'F119'
	],
	sources: [
		'OZE',
		'WIE',
		'ZM23'
	],
	related: [
		'jak-zalozyc-spoldzielnie-energetyczna',
		'prog-70-i-40-procent',
		'sprzedawca-i-osd-obowiazki-i-terminy'
	],
	summary: [
		'Bez wpisu do wykazu KOWR spółdzielnia nie może zacząć działać.',
		'We wniosku podajesz dane spółdzielni, punkty poboru, zużycie, instalacje i sprzedawcę.',
		'Dołączasz statut i oświadczenie zarządu pod odpowiedzialnością karną.',
		'Na uzupełnienie braków jest 7 dni od doręczenia wezwania.',
		'KOWR odmawia wpisu, gdy nie zgadza się obszar, moc albo pokrycie potrzeb.'
	],
	aliases: [
		'wniosek do KOWR o wpis',
		'rejestr spółdzielni energetycznych',
		'oświadczenie zarządu do KOWR',
		'odmowa wpisu KOWR',
		'ile czeka się na wpis do KOWR',
		'formularz wniosku KOWR',
		'kto podpisuje wniosek do KOWR',
		'ile kosztuje wpis do wykazu',
		'co jest jawne w wykazie KOWR',
		'zaświadczenie KOWR',
		'błąd w wykazie KOWR',
		'kto odpowiada za fałszywe oświadczenie do KOWR',
		'co złożyć w KOWR',
		'kontakt do KOWR',
		'telefon do KOWR',
		'adres KOWR'
	],
	glossary_skip: [],
	slug: '/wpis-do-wykazu-kowr'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Po co spółdzielni wpis do wykazu",
  "id": "po-co-spoldzielni-wpis-do-wykazu",
  "level": 2
}, {
  "value": "Co podać we wniosku",
  "id": "co-podac-we-wniosku",
  "level": 2
}, {
  "value": "Jak przygotować dane, żeby się zgadzały",
  "id": "jak-przygotowac-dane-zeby-sie-zgadzaly",
  "level": 2
}, {
  "value": "Ile jest czasu na braki i na sam wpis",
  "id": "ile-jest-czasu-na-braki-i-na-sam-wpis",
  "level": 2
}, {
  "value": "Kiedy KOWR odmówi wpisu",
  "id": "kiedy-kowr-odmowi-wpisu",
  "level": 2
}, {
  "value": "Co dzieje się po wpisie",
  "id": "co-dzieje-sie-po-wpisie",
  "level": 2
}, {
  "value": "O jakich terminach pamiętać",
  "id": "o-jakich-terminach-pamietac",
  "level": 3
}, {
  "value": "Co dalej",
  "id": "co-dalej",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
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
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wpis do wykazu otwiera spółdzielni drogę do rozliczenia. Każda liczba we wniosku powinna zgadzać się ze ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "statutem"
      }), " i z rachunkami, więc zobacz, co przygotować i gdzie najłatwiej o błąd."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "po-co-spoldzielni-wpis-do-wykazu",
      children: "Po co spółdzielni wpis do wykazu"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wykaz spółdzielni energetycznych prowadzi Dyrektor Generalny KOWR, czyli Krajowego Ośrodka Wsparcia Rolnictwa. Spółdzielnia może zacząć działalność dopiero wtedy, gdy jej dane znajdą się w wykazie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38f ust. 2–3",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Od dnia wpisu sprzedawca ma obowiązek rozliczać spółdzielnię, i to tak długo, jak jest ona w wykazie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 40 ust. 1b pkt 2",
        children: "[1]"
      }), ". To nie jest okres 15 lat, który znają ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#prosument",
        children: "prosumenci"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wpis nie oznacza jednak, że rozliczenie rusza tego samego dnia. Najpierw trzeba zawrzeć umowy i mieć ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#lzo",
        children: "liczniki zdalnego odczytu"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wie",
        id: "WIE-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 38da",
        children: "[1]"
      }), ". Opisuje to artykuł ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
        children: "sprzedawca i operator: obowiązki i terminy"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-podac-we-wniosku",
      children: "Co podać we wniosku"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wniosek składa sama spółdzielnia, a kieruje go do Dyrektora Generalnego KOWR", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-4",
        "aria-label": "Źródło 1, art. 38g ust. 1",
        children: "[1]"
      }), ". Ustawa wymienia dane, które muszą się w nim znaleźć", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-5",
        "aria-label": "Źródło 1, art. 38g ust. 2–5",
        children: "[1]"
      }), ". W prawej kolumnie jest nasza rada, skąd je wziąć."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co podać we wniosku",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Dane we wniosku"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Skąd je wziąć"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: ["Nazwa i siedziba, numery ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#krs",
                children: "KRS"
              }), " i NIP"]
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "odpis z KRS; przepisz co do litery"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Obszar i przedmiot działalności"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "statut; wniosek i statut muszą być zgodne"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: ["Liczba ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#czlonek",
                children: "członków"
              }), " i ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#ppe",
                children: "punktów poboru"
              }), " (PPE)"]
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "lista członków z adresem każdego punktu"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Roczne zapotrzebowanie na energię"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["dane godzinowe od ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#osd",
                children: "operatora"
              }), " albo rachunki z 12 miesięcy"]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Liczba, rodzaj, moc i miejsce instalacji"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "dokumenty każdej instalacji"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprzedawca, z którym chcesz współpracować"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "decyzja spółdzielni podjęta przed wnioskiem"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["PPE to punkt poboru energii, zwykle jeden licznik. Członek z trzema budynkami może więc mieć 3 punkty, a liczba członków i liczba punktów to dwie różne wartości. Przy cieple i gazie zamiast PPE podaje się węzły ciepłownicze, punkty przyłączenia gazu albo miejsca wytwarzania i zużycia biogazu. Zamiast mocy elektrycznej wpisuje się moc cieplną lub roczną wydajność", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38g ust. 2 pkt 3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do wniosku dołącz statut oraz oświadczenie, które ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "zarząd"
        }), " składa pod odpowiedzialnością karną", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 1, art. 38g ust. 2–5",
          children: "[1]"
        }), ". Zarząd potwierdza w nim, że dane są kompletne i prawdziwe, że zna warunki z art. 38e i że spółdzielnia je spełnia. Zobowiązuje się też do działania wyłącznie na rzecz spółdzielni i jej członków. Oświadczenie podpisują osoby uprawnione do reprezentacji, z miejscem i datą. Żadna nie powinna tego robić bez sprawdzenia obliczeń."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Klauzula o odpowiedzialności karnej stoi w samym oświadczeniu, więc naszym zdaniem odpowiada każdy, kto je podpisze", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 1, art. 38g ust. 4–5",
          children: "[1]"
        }), ". Nieprawda kosztuje też wpis, bez terminu na naprawę", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 1, art. 38l ust. 1 pkt 3",
          children: "[1]"
        }), ". Dosłowna treść, którą wystarczy przepisać, jest we wzorze ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/oswiadczenie-do-wykazu-kowr",
          children: "oświadczenia"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dowodu opłaty nie ma ani wśród danych z wniosku, ani wśród załączników, które wymienia ustawa", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 1, art. 38g ust. 2–5",
          children: "[1]"
        }), ". Czy KOWR pobiera jakąś opłatę, potwierdź w urzędzie przed złożeniem. Wcześniejszy wpis do KRS kosztuje 500 zł, a resztę wydatków wymienia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie",
          children: "ile kosztuje spółdzielnia"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-przygotowac-dane-zeby-sie-zgadzaly",
        children: "Jak przygotować dane, żeby się zgadzały"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przed wnioskiem spółdzielnia może dostać od operatora historyczne dane godzinowe członków za ostatnie pełne 12 miesięcy, jeśli operator je ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 1, art. 38c ust. 5a",
          children: "[1]"
        }), ". Naszym zdaniem to najlepsza podstawa do wpisania rocznego zapotrzebowania. Punkty spisz na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-punktow-poboru",
          children: "liście punktów poboru"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Potem przejdź przez krótką listę:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "czy wszystkie punkty leżą na obszarze wpisanym do statutu,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "czy wszystkie punkty obsługuje ten sam operator,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "czy suma mocy źródeł mieści się w limicie 10 MW,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "czy roczna produkcja pokrywa wymaganą część potrzeb,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "czy liczba członków zgadza się z listą i ze statutem."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zapisz, z jakich danych i założeń powstała każda liczba, bo przyda się to przy kontroli i przy rocznym sprawozdaniu."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-jest-czasu-na-braki-i-na-sam-wpis",
        children: "Ile jest czasu na braki i na sam wpis"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli wniosek ma braki, dostaniesz wezwanie. Na uzupełnienie masz 7 dni od jego doręczenia, a po tym czasie wniosek pozostaje bez rozpoznania", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 1, art. 38g ust. 6",
          children: "[1]"
        }), ". To mało, gdy trzeba zebrać podpisy kilku osób. Naszym zdaniem można potem złożyć nowy wniosek, ale liczy się już jego data."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Po wpisie KOWR niezwłocznie wydaje zaświadczenie, w którym są wszystkie dane z wniosku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 38j",
          children: "[1]"
        }), ". Sztywnego terminu na sam wpis ustawa nie podaje", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-14",
          "aria-label": "Źródło 1, art. 38g i 38j",
          children: "[1]"
        }), ", więc o czas oczekiwania zapytaj KOWR i spółdzielnię z okolicy, która niedawno go dostała."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Data złożenia wniosku bywa ważniejsza niż data wpisu. Łagodniejszy ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
          children: "próg 40%"
        }), " przysługuje tym, którzy złożyli wniosek do 31 grudnia 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 3, art. 41",
          children: "[3]"
        }), " Szczegóły opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-kowr-odmowi-wpisu",
        children: "Kiedy KOWR odmówi wpisu"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["KOWR wydaje decyzję o odmowie, gdy spółdzielnia nie spełnia warunków z art. 38e ustawy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-15",
          "aria-label": "Źródło 1, art. 38k",
          children: "[1]"
        }), ". Od decyzji można się odwołać do ministra właściwego do spraw rynków rolnych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-16",
          "aria-label": "Źródło 1, art. 38",
          children: "[1]"
        }), ", a ile jest na to dni, mówi jej pouczenie. Warunki dotyczą 3 spraw:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Obszar: 1 gmina albo najwyżej 3 sąsiadujące gminy."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Wielkość: do 10 MW mocy elektrycznej; dla ciepła, biogazu i ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#biometan",
            children: "biometanu"
          }), " są osobne limity."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Pokrycie: źródła prądu mogą w roku pokryć co najmniej 70% potrzeb spółdzielni i członków. Przy wniosku złożonym do 31 grudnia 2025 r. wystarcza 40%."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Te warunki podaje art. 38e ustawy, a wyjątek 40% ustawa z 2023 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-17",
          "aria-label": "Źródło 1, art. 38e ust. 1",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-2",
          "aria-label": "Źródło 3, art. 41",
          children: "[3]"
        }), " Osobno sprawdź sieć: spółdzielnia działa w sieci jednego operatora, a jej punkty są przyłączone poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 1, art. 38c ust. 1–2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Aktualnego formularza, telefonu i adresu do pism szukaj na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "https://www.kowr.gov.pl/",
          children: "stronie KOWR"
        }), ". W tekście z 2024 r. warunek obszaru mówi o gminach wiejskich i miejsko-wiejskich. W mieście sprawdź nowe brzmienie w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#isap",
          children: "ISAP"
        }), ", sejmowej bazie ustaw; jak to zrobić, pokazuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielnia w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dzieje-sie-po-wpisie",
        children: "Co dzieje się po wpisie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W jawnym wykazie widać nazwę i adres, numery KRS i NIP oraz obszar i przedmiot działalności. Jest w nim też liczba członków i punktów poboru, a także liczba, rodzaj i moc instalacji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-19",
          "aria-label": "Źródło 1, art. 38h",
          children: "[1]"
        }), ". Nie ma tam nazwisk członków, niczyjego zużycia, rocznych potrzeb, miejsca instalacji ani sprzedawcy. Oczywisty błąd w wykazie KOWR poprawia z urzędu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-20",
          "aria-label": "Źródło 1, art. 38g ust. 6a",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Możesz z tego skorzystać przed startem i sprawdzić, czy w Twojej gminie działa już spółdzielnia. Czasem łatwiej dołączyć, niż zakładać nową."
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "o-jakich-terminach-pamietac",
        children: "O jakich terminach pamiętać"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zmianę danych, także zawieszenie lub koniec działalności, zgłoś w 14 dni, bo inaczej grozi wykreślenie. Co roku, w ciągu 60 dni od końca roku, złóż sprawozdanie z podziałem na miesiące", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-21",
          "aria-label": "Źródło 1, art. 38i i 38m",
          children: "[1]"
        }), ". Za jego brak jest 1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-22",
          "aria-label": "Źródło 1, art. 168 pkt 22, art. 170 ust. 7",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing spans",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Ile masz czasu na pisma do KOWR"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Uzupełnienie braków wniosku"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "7 dni"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "11.7%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od doręczenia wezwania"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Zgłoszenie zmiany danych"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "14 dni"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "23.3%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od zmiany"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Sprawozdanie roczne"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "60 dni"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od końca roku"
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["KOWR może kontrolować spółdzielnię", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-23",
          "aria-label": "Źródło 1, art. 38n",
          children: "[1]"
        }), ", a wykreśla ją, gdy przestała spełniać warunek obszaru, złożyła nieprawdziwe oświadczenie albo w wyznaczonym terminie nie naprawiła limitu lub pokrycia. Po takim wykreśleniu ponowny wpis na tym obszarze jest możliwy najwcześniej po 3 latach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-24",
          "aria-label": "Źródło 1, art. 38l",
          children: "[1]"
        }), ". Decyzja działa od razu, a szczegóły zbiera artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/obowiazki-roczne-spoldzielni",
          children: "obowiązki roczne"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zanim wypełnisz wniosek, policz ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg pokrycia potrzeb"
        }), " i sprawdź, na którym etapie jesteś w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
          children: "drodze krok po kroku"
        }), ". Pomoc przy danych i wniosku opisuje ", (0,jsx_runtime.jsx)(_components.a, {
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