"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5963"], {
78984(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_pierwsze_90_dni_po_wpisie_md_2d0_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-pierwsze-90-dni-po-wpisie-md-2d0.json
var site_baza_wiedzy_prowadzenie_pierwsze_90_dni_po_wpisie_md_2d0_namespaceObject = JSON.parse('{"id":"prowadzenie/pierwsze-90-dni-po-wpisie","title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","description":"Co zrobić etap po etapie po wpisie do wykazu KOWR: wnioski, umowy, liczniki, ceny wewnętrzne i sprawdzenie pierwszego rozliczenia.","source":"@site/baza-wiedzy/prowadzenie/pierwsze-90-dni-po-wpisie.md","sourceDirName":"prowadzenie","slug":"/pierwsze-90-dni-po-wpisie","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."},{"inline":false,"label":"Liczniki","permalink":"/baza-wiedzy/tagi/liczniki","description":"Liczniki zdalnego odczytu u członków spółdzielni."}],"version":"current","sidebarPosition":3,"frontMatter":{"article":{"kind":"article","label":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-22","checked":"2026-11-22","summary":["Wpis pozwala działać, ale sam nie uruchamia rozliczeń.","Złóż od razu 3 wnioski: o oferty i umowę sprzedawcy, o umowę dystrybucyjną i o liczniki.","Sprzedawca ma 90 dni na oferty i umowę, a operator 21 dni na umowę dystrybucyjną i 4 miesiące na liczniki.","W tym czasie ustal ceny wewnętrzne i zasady podziału.","Zmianę danych zgłaszaj do KOWR w 14 dni."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":18},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"RP3","title":"Przybywa spółdzielni energetycznych, biurokracja wciąż problemem","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art42510431-przybywa-spoldzielni-energetycznych-ale-biurokracja-wciaz-duzym-problemem","date":"06.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":2}],"related":[{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},"next":{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./src/components/examples/DeadlinesExample.tsx
var DeadlinesExample = __webpack_require__(41649);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/pierwsze-90-dni-po-wpisie.md


const frontMatter = {
	title: 'Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu',
	description: 'Co zrobić etap po etapie po wpisie do wykazu KOWR: wnioski, umowy, liczniki, ceny wewnętrzne i sprawdzenie pierwszego rozliczenia.',
	sidebar_position: 3,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'kowr',
		'sprzedawca-i-osd',
		'liczniki'
	],
	updated: '2026-11-22',
	checked: '2026-11-22',
	facts: [
		'F20',
		'F21',
		'F22',
		'F27',
		'F28',
		'F38',
		'F42',
		'F43',
		'F50',
		'F51',
		'F52',
		'F53',
		'F54',
		'F55',
		'F56',
		'F58',
		'F59',
		'F60',
		'F74',
		'F103',
		'F109',
		'F119',
		'F121',
		'F123',
		'F124',
		'F132'
	],
	sources: [
		'OZE',
		'WIE',
		'RP3',
		'ROZP'
	],
	related: [
		'sprzedawca-i-osd-obowiazki-i-terminy',
		'obowiazki-roczne-spoldzielni',
		'ceny-wewnetrzne-i-podzial-korzysci',
		'dane-pomiarowe-w-spoldzielni'
	],
	summary: [
		'Wpis pozwala działać, ale sam nie uruchamia rozliczeń.',
		'Złóż od razu 3 wnioski: o oferty i umowę sprzedawcy, o umowę dystrybucyjną i o liczniki.',
		'Sprzedawca ma 90 dni na oferty i umowę, a operator 21 dni na umowę dystrybucyjną i 4 miesiące na liczniki.',
		'W tym czasie ustal ceny wewnętrzne i zasady podziału.',
		'Zmianę danych zgłaszaj do KOWR w 14 dni.'
	],
	aliases: [
		'co po wpisie do KOWR',
		'kiedy ruszają rozliczenia',
		'start spółdzielni energetycznej',
		'wniosek do sprzedawcy po wpisie',
		'pierwszy rachunek w spółdzielni',
		'jakie wnioski złożyć po wpisie'
	],
	glossary_skip: [],
	slug: '/pierwsze-90-dni-po-wpisie'
};
const contentTitle = undefined;

const assets = {

};




const toc = [{
  "value": "Co zmienia sam wpis",
  "id": "co-zmienia-sam-wpis",
  "level": 2
}, {
  "value": "Plan na 90 dni",
  "id": "plan-na-90-dni",
  "level": 2
}, {
  "value": "Dni 1–7: trzy wnioski, trzy terminy",
  "id": "dni-1-7-trzy-wnioski-trzy-terminy",
  "level": 3
}, {
  "value": "Dni 8–30: lista, która musi się zgadzać",
  "id": "dni-8-30-lista-ktora-musi-sie-zgadzac",
  "level": 3
}, {
  "value": "Dni 31–60: umowa i ceny wewnętrzne",
  "id": "dni-31-60-umowa-i-ceny-wewnetrzne",
  "level": 3
}, {
  "value": "Dni 61–90: podpisy i data startu",
  "id": "dni-61-90-podpisy-i-data-startu",
  "level": 3
}, {
  "value": "Pierwsze rozliczenie: co sprawdzić",
  "id": "pierwsze-rozliczenie-co-sprawdzic",
  "level": 2
}, {
  "value": "O czym pamiętać wobec KOWR",
  "id": "o-czym-pamietac-wobec-kowr",
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
    "own-component": "own-component",
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
  }, _component0 = _components["later-part"], _component1 = _components["own-component"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Zaświadczenie z ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " leży na biurku, a rachunki wyglądają jak dotąd. Tak ma być, bo rozliczenie wymaga jeszcze umów i liczników. Ten plan prowadzi ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
        children: "zarząd"
      }), " od dnia wpisu aż do pierwszego sprawdzonego miesiąca."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-zmienia-sam-wpis",
      children: "Co zmienia sam wpis"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Od wpisu do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazu"
      }), " spółdzielnia może zacząć działalność", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38f ust. 2–3",
        children: "[1]"
      }), ". KOWR, czyli Krajowy Ośrodek Wsparcia Rolnictwa, niezwłocznie wydaje zaświadczenie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 38j",
        children: "[1]"
      }), ". Od dnia wpisu sprzedawca ma też obowiązek rozliczać spółdzielnię, i to tak długo, jak jest ona w wykazie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 40 ust. 1b pkt 2",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Sam wpis nie uruchamia jednak rozliczeń", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wie",
        id: "WIE-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), ". Brakuje jeszcze umów, ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#lzo",
        children: "liczników zdalnego odczytu"
      }), " i zasad wewnątrz spółdzielni, a każda z tych rzeczy ma innego wykonawcę, więc pracuj nad nimi równolegle."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "plan-na-90-dni",
      children: "Plan na 90 dni"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Podział na etapy jest nasz, bo ustawa podaje tylko terminy dla firm i dla zgłoszeń do KOWR."
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Plan na 90 dni",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kiedy"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co robi zarząd"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co ma być na koniec"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Dni 1–7"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co robi zarząd",
            children: ["składa 3 wnioski: jeden do sprzedawcy, dwa do ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#osd",
              children: "operatora"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma być na koniec",
            children: "3 potwierdzenia z datą"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Dni 8–30"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co robi zarząd",
            children: "sprawdza listę punktów i liczników"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co ma być na koniec",
            children: ["lista zgodna z umowami ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#czlonek",
              children: "członków"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Dni 31–60"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co robi zarząd",
            children: "uzgadnia umowę ze sprzedawcą i ceny wewnętrzne"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma być na koniec",
            children: "projekt umowy i regulaminu"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Dni 61–90"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co robi zarząd",
            children: "zbiera podpisy, gdy są już oferty"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma być na koniec",
            children: "komplet umów i data startu"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Po 90 dniach"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co robi zarząd",
            children: "pilnuje liczników i sprawdza pierwszy miesiąc"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma być na koniec",
            children: "sprawdzone rozliczenie"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wyznacz jedną osobę, która prowadzi kalendarz i zbiera pisma, bo inaczej terminy rozejdą się po kilku skrzynkach. Pomoże jej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-zakladania-spoldzielni",
          children: "lista kontrolna"
        }), ", w której daty liczą się same."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "dni-1-7-trzy-wnioski-trzy-terminy",
        children: "Dni 1–7: trzy wnioski, trzy terminy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Całą spółdzielnię rozlicza jeden sprzedawca. Domyślnie jest nim ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#sprzedawca-zobowiazany",
          children: "sprzedawca zobowiązany"
        }), ", czyli wyznaczony przez ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ure",
          children: "URE"
        }), " (Urząd Regulacji Energetyki), ale spółdzielnia może wybrać innego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 40 ust. 1a–1ac",
          children: "[1]"
        }), ". Sprzedawcę wskazuje się już we wniosku o wpis", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38g",
          children: "[1]"
        }), ". Operator systemu dystrybucyjnego, w skrócie OSD, ma lokalną sieć i liczniki."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing spans",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Trzy wnioski, trzy terminy od dnia wniosku"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "OSD: umowa dystrybucyjna ze sprzedawcą"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "21 dni"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "17.3%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od wniosku; kopię wyślij sprzedawcy"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Sprzedawca: oferty dla członków i umowa ze spółdzielnią"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "90 dni"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "74%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od wniosku"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "OSD: licznik zdalnego odczytu dla każdego członka"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "4 miesiące"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od wniosku"
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_component1, {
          children: ["\n", (0,jsx_runtime.jsx)(DeadlinesExample/* ["default"] */.A, {
            start: "2027-01-20",
            terms: "[{\"name\":\"OSD: umowa dystrybucyjna ze sprzedawcą\",\"unit\":\"day\",\"count\":21},{\"name\":\"Sprzedawca: oferty dla członków i umowa ze spółdzielnią\",\"unit\":\"day\",\"count\":90},{\"name\":\"OSD: licznik zdalnego odczytu dla każdego członka\",\"unit\":\"month\",\"count\":4}]"
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Każdy z tych terminów biegnie od wniosku spółdzielni, a nie od wpisu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38da ust. 1–2",
          children: "[1]"
        }), ". O wniosku o umowę dystrybucyjną łatwo zapomnieć, bo dotyczy umowy między dwiema firmami. Dopóki jednak spółdzielnia go nie złoży, 21 dni w ogóle nie zaczyna biec. Przepis nie mówi, do kogo wysłać ten wniosek, ale obowiązek ma OSD, więc złóż go tam."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gotowe pisma są trzy: ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/wniosek-do-sprzedawcy-o-oferty",
          children: "wniosek do sprzedawcy"
        }), ", ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/wniosek-o-umowe-dystrybucyjna",
          children: "wniosek o umowę dystrybucyjną"
        }), " i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/wniosek-do-operatora-o-liczniki",
          children: "wniosek o liczniki"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["We wniosku o liczniki zapytaj też o koszt montażu i poproś o odpowiedź na piśmie. Dlaczego to ważne, wyjaśnia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni",
          children: "licznik zdalnego odczytu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Spółdzielnia jest już w wykazie. Wszystkie wnioski trafiają do firm 20 stycznia 2027 r. Zakładamy, że rozliczenie rusza z pierwszym dniem miesiąca po montażu ostatniego licznika."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Umowa dystrybucyjna ma być do 10 lutego, oferty i umowa sprzedawcy do 20 kwietnia, a liczniki do 20 maja 2027 r. Jeśli obie firmy wykorzystają cały czas, pierwszym pełnym miesiącem jest czerwiec."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jak widać, 90 dni może nie wystarczyć, a praktycy mówią też o długich uzgodnieniach z firmami energetycznymi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp3",
          id: "RP3-1",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), ". Zapytaj spółdzielnię z okolicy, ile trwało to u niej."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "dni-8-30-lista-ktora-musi-sie-zgadzac",
        children: "Dni 8–30: lista, która musi się zgadzać"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zrób jeden arkusz ze wszystkimi ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "punktami poboru"
        }), ", w skrócie PPE, czyli miejscami rozliczenia prądu. Możesz zacząć od gotowej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-punktow-poboru",
          children: "listy punktów poboru"
        }), ". W każdym wierszu zapisz:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "kod PPE i adres,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "na kogo jest dzisiejsza umowa i u kogo,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "kiedy ta umowa się kończy i jakie ma wypowiedzenie,"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#grupa-taryfowa",
            children: "grupę taryfową"
          }), " i moc instalacji, jeśli jest,"]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "czy jest już licznik zdalnego odczytu."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Najwięcej kłopotu robią nazwiska: gdy członkiem jest mąż, a umowę ma żona, wyjaśnij to ze sprzedawcą od razu."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Pamiętaj też, że zmiana sprzedawcy i wypowiedzenie umowy członka działają tylko na koniec miesiąca kalendarzowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 1, art. 38da ust. 3",
          children: "[1]"
        }), ". Przy umowie na czas określony sprawdź, czy nie ma w niej opłaty za wcześniejsze odejście."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "dni-31-60-umowa-i-ceny-wewnetrzne",
        children: "Dni 31–60: umowa i ceny wewnętrzne"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Umowa ze sprzedawcą określa między innymi zgłaszanie zmian członków i PPE, zasady rozliczeń, których rozporządzenie nie opisuje, oraz zakres i format danych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 1, art. 38da ust. 2 pkt 2",
          children: "[1]"
        }), ". Listę pytań do tej umowy ma artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
          children: "sprzedawca i operator"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy masz instalację o mocy 400 kW lub większej, zapytaj na piśmie o stawkę ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#bilansowanie-handlowe",
          children: "bilansowania handlowego"
        }), ". To odpowiedzialność za różnicę między planem a prawdziwym przepływem prądu. Tylko poniżej tej granicy koszt bilansowania pokrywa w całości sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 1, art. 38e ust. 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ceny wewnętrzne ustala sama spółdzielnia i warto zrobić to zaraz po rejestracji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wie",
          id: "WIE-2",
          "aria-label": "Źródło 2",
          children: "[2]"
        }), ". Ustawa nie mówi też, jak dzielić korzyści między członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 1, art. 38c–38da",
          children: "[1]"
        }), ", więc zapisz to w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#statut",
          children: "statucie"
        }), " lub regulaminie, zanim przyjdzie pierwszy rachunek. Pomoże w tym tekst ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci",
          children: "ceny wewnętrzne i podział korzyści"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "dni-61-90-podpisy-i-data-startu",
        children: "Dni 61–90: podpisy i data startu"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Każdy członek potrzebuje własnej umowy kompleksowej, czyli umowy na prąd i dystrybucję razem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 1, art. 40 ust. 1a–1ac",
          children: "[1]"
        }), ". Wytwórca dostaje też ofertę bilansowania handlowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 1, art. 38da",
          children: "[1]"
        }), ". Zaplanuj jedno spotkanie z dokumentami, bo zbieranie podpisów po domach trwa długo."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustal ze sprzedawcą na piśmie, od którego miesiąca zacznie wspólne rozliczenie, bo jego okresem jest miesiąc kalendarzowy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 38c ust. 8",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "O to zapytaj sprzedawcę i OSD na piśmie",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Przepisy nie mówią, czy rozliczenie może ruszyć, gdy część członków czeka jeszcze na licznik, ani czy wniosek do sprzedawcy można złożyć przed wpisem."
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "pierwsze-rozliczenie-co-sprawdzic",
        children: "Pierwsze rozliczenie: co sprawdzić"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sprzedawca musi dać spółdzielni dane z podziałem na członków i szczegóły rozliczenia, z możliwością pobrania", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-14",
          "aria-label": "Źródło 1, art. 38c ust. 9",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 4, § 5",
          children: "[4]"
        }), ". Pobierz je i sprawdź 5 rzeczy:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy są wszystkie punkty i wszystkie godziny miesiąca, bo brak odczytu to nie zero."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy suma wyników członków daje w każdej godzinie wynik spółdzielni."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy współczynnik 0,6 policzono dopiero od nadwyżki po tej sumie."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy niewykorzystany zapas przeszedł na następny miesiąc."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy resztę poboru podzielono tylko między członków, którzy w miesiącu więcej pobrali, niż oddali."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Tych zasad szukaj w ustawie i w rozporządzeniu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-15",
          "aria-label": "Źródło 1, art. 38c ust. 3–8",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-2",
          "aria-label": "Źródło 4, § 2–4",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Zakładamy, że suma godzin z poborem to 14 000 kWh, a suma godzin z oddaniem 9 000 kWh. Zapas na początku wynosi 0. Z oddania wraca 0,6 × 9 000 = 5 400 kWh. Do kupienia zostaje 14 000 − 5 400 = 8 600 kWh. Jeśli faktury członków dają razem inną liczbę, poproś o wyjaśnienie."
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "o-czym-pamietac-wobec-kowr",
        children: "O czym pamiętać wobec KOWR"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zmianę danych zgłoś w 14 dni, pod rygorem wykreślenia, także w pierwszych miesiącach, gdy dochodzą członkowie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-16",
          "aria-label": "Źródło 1, art. 38i",
          children: "[1]"
        }), ". Od dnia wpisu trzeba też zapisywać ilości energii wytworzonej i zużytej, a sprawozdanie roczne składa się w 60 dni od końca roku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-17",
          "aria-label": "Źródło 1, art. 38m",
          children: "[1]"
        }), ". Za jego brak jest 1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 1, art. 168 pkt 22, art. 170 ust. 7",
          children: "[1]"
        }), ". Gdy wpis jest z końca roku, zapytaj KOWR, czy sprawozdanie składa się już za ten rok."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy pierwszy miesiąc się zgadza, wpisz do kalendarza ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rok-spoldzielni-kalendarz",
          children: "terminy całego roku"
        }), ". Wsparcie przy umowach i pierwszym rozliczeniu opisuje ", (0,jsx_runtime.jsx)(_components.a, {
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
25595(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"sliders":"sliders_JrrP","fields":"fields_oUMN","bars":"bars_Pn5q","level":"level_TKjR","result":"result_VvBD","deadlines":"deadlines_LWRM","parts":"parts_HnY3"});

},
33918(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"dialog":"dialog_Tiy2","waiting":"waiting_siS0","head":"head_aMsR","month":"month_GpPr","page":"page_ZPAx","dayButton":"dayButton_aQop","grid":"grid_n2gO","weekday":"weekday_VFB0","day":"day_j9jn","today":"today_Q1wB","selected":"selected_oYYa"});

},
2843(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  h: () => (useModal)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/* import */ var _closeOutside__rspack_import_1 = __webpack_require__(23996);


/**
 * A modal dialog that is open for as long as it is rendered. Esc, a press beside it and `close` all close it one way:
 * the focus returns to what had it, and `onClose` takes the dialog out of the page.
 */ function useModal(onClose) {
    const ref = (0,react__rspack_import_0.useRef)(null);
    (0,react__rspack_import_0.useLayoutEffect)(()=>{
        const dialog = ref.current;
        dialog?.showModal();
        const stop = (0,_closeOutside__rspack_import_1/* .closeOutside */.M)(dialog);
        return ()=>{
            stop();
            // Removed from the page while open, it would not return the focus: a layout effect is cleaned up before that.
            dialog?.close();
        };
    }, []);
    return {
        modal: {
            ref,
            closedby: 'any',
            onClose
        },
        close: ()=>ref.current?.close()
    };
}


},
41649(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (DeadlinesExample)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_controls_DateField__rspack_import_2 = __webpack_require__(61038);
/* import */ var _site_src_domain_papers_deadline__rspack_import_5 = __webpack_require__(88110);
/* import */ var _site_src_domain_polish_date__rspack_import_4 = __webpack_require__(8204);
/* import */ var _styles_module_css__rspack_import_3 = __webpack_require__(25595);






/** The last days of terms that run from one day. */ function DeadlinesExample(param) {
    let { start, terms } = param;
    const id = (0,react__rspack_import_1.useId)();
    const [day, setDay] = (0,react__rspack_import_1.useState)(start);
    const rows = JSON.parse(terms);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
        className: _styles_module_css__rspack_import_3/* ["default"].deadlines */.A.deadlines,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_controls_DateField__rspack_import_2/* ["default"] */.A, {
                id: id,
                label: "Dzień, od kt\xf3rego biegną terminy",
                value: day,
                onChange: setDay,
                hint: "Data jest przykładem. Dni wolnych nie przesuwamy."
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
                role: "status",
                children: day !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("ul", {
                    children: rows.map((param)=>{
                        let { name, after, ...term } = param;
                        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("li", {
                            children: [
                                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                                    children: name
                                }),
                                ' ',
                                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("strong", {
                                    children: (0,_site_src_domain_polish_date__rspack_import_4/* .formatDate */.Yq)((0,_site_src_domain_papers_deadline__rspack_import_5/* .deadlineDay */.xO)(term, after ? (0,_site_src_domain_papers_deadline__rspack_import_5/* .deadlineDay */.xO)(after, day) : day))
                                })
                            ]
                        }, name);
                    })
                })
            })
        ]
    });
}


},
19690(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Field)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/ui/Field/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"field":"field_J7im","control":"control_vS1p","invalid":"invalid_DtZv","hint":"hint_elBS","error":"error_T04D"});
;// CONCATENATED MODULE: ./src/components/ui/Field/index.tsx




/** A labelled control with its hint and its error below it. */ function Field(param) {
    let { id, label, error, hint, children } = param;
    const errorId = `${id}-blad`;
    const hintId = `${id}-opis`;
    const describedBy = (0,clsx/* ["default"] */.A)(error !== undefined && errorId, hint !== undefined && hintId);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.field,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                htmlFor: id,
                children: label
            }),
            children({
                id,
                className: (0,clsx/* ["default"] */.A)(styles_module.control, error !== undefined && styles_module.invalid),
                'aria-invalid': error !== undefined || undefined,
                'aria-describedby': describedBy === '' ? undefined : describedBy
            }),
            hint !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                id: hintId,
                className: styles_module.hint,
                children: hint
            }),
            error !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                id: errorId,
                className: styles_module.error,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "error"
                    }),
                    error
                ]
            })
        ]
    });
}


},
61038(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DateField)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/browser/shell/useModal.ts
var useModal = __webpack_require__(2843);
// EXTERNAL MODULE: ./src/browser/network/useFetchedCode.ts
var useFetchedCode = __webpack_require__(62158);
// EXTERNAL MODULE: ./src/components/ui/controls/DayDialog/styles.module.css
var styles_module = __webpack_require__(33918);
;// CONCATENATED MODULE: ./src/components/ui/controls/DayDialog/index.tsx







/** The calendar in a modal dialog, fetched when first opened. Mounted when opened, removed when closed. */ function DayDialog(param) {
    let { onPick, onClose, ...calendar } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const { modal, close } = (0,useModal/* .useModal */.h)(onClose);
    const { code: Calendar, error, fetchCode } = (0,useFetchedCode/* .useFetchedCode */.c)(async ()=>(await Promise.all(/* import() */ [__webpack_require__.e("8406"), __webpack_require__.e("1802")]).then(__webpack_require__.bind(__webpack_require__, 14449))).default);
    (0,react.useEffect)(fetchCode, [
        fetchCode
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("dialog", {
        ...modal,
        className: styles_module/* ["default"].dialog */.A.dialog,
        "aria-label": labels.chooseDate,
        children: [
            Calendar && /*#__PURE__*/ (0,jsx_runtime.jsx)(Calendar, {
                ...calendar,
                onPick: (day)=>{
                    onPick(day);
                    close();
                }
            }),
            !Calendar && error === null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].waiting */.A.waiting,
                "aria-busy": "true",
                children: "Wczytujemy…"
            }),
            !Calendar && error !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].waiting */.A.waiting,
                role: "alert",
                children: "Nie udało się wczytać kalendarza. Wpisz datę w polu."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "plain",
                onClick: close,
                children: labels.close
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/ui/controls/DateField/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const DateField_styles_module = ({"group":"group_una6","open":"open_KAeX"});
;// CONCATENATED MODULE: ./src/components/ui/controls/DateField/index.tsx








function dayOf(param) {
    let { day, isOutside } = param;
    return isOutside ? null : day;
}
/** A day typed as `dd.mm.rrrr`, which always works, or picked in a calendar that is fetched when first opened. */ function DateField(param) {
    let { id, label, value, onChange, min, max, rangeError = 'Wybierz inny dzień.', error, hint, isDisabled = false } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const [draft, setDraft] = (0,react.useState)(null);
    const [isChecked, setIsChecked] = (0,react.useState)(false);
    const [isOpen, setIsOpen] = (0,react.useState)(false);
    const read = (text)=>{
        const day = (0,date/* .parsePolishDate */.T7)(text);
        return {
            day,
            isOutside: day !== null && (day < (min ?? day) || day > (max ?? day))
        };
    };
    // A day set from outside replaces what was typed before.
    const isOwnDraft = draft !== null && dayOf(read(draft)) === value;
    const text = isOwnDraft ? draft : value === null ? '' : (0,date/* .writePolishDate */.LF)(value);
    const reading = read(text);
    const problemOf = (typed)=>{
        const { day, isOutside } = read(typed);
        if (typed.trim() === '') {
            return undefined;
        }
        return day === null ? 'Podaj datę w formacie dd.mm.rrrr, np. 05.03.2027.' : isOutside ? rangeError : undefined;
    };
    const type = (next)=>{
        setDraft(next);
        onChange(dayOf(read(next)), problemOf(next));
    };
    const leave = ()=>{
        setIsChecked(true);
        if (dayOf(reading) !== null) {
            setDraft(null);
        }
    };
    const pick = (day)=>{
        setDraft(null);
        setIsChecked(false);
        onChange(day, undefined);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
        id: id,
        label: label,
        hint: hint,
        error: (isChecked ? problemOf(text) : undefined) ?? error,
        children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: DateField_styles_module.group,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ...control,
                        type: "text",
                        inputMode: "numeric",
                        autoComplete: "off",
                        placeholder: "dd.mm.rrrr",
                        disabled: isDisabled,
                        value: text,
                        onChange: (event)=>{
                            type(event.target.value);
                        },
                        onBlur: leave
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        className: `${DateField_styles_module.open} needsScript`,
                        disabled: isDisabled,
                        "aria-haspopup": "dialog",
                        onClick: ()=>{
                            setIsOpen(true);
                        },
                        children: labels.chooseDate
                    }),
                    isOpen && /*#__PURE__*/ (0,jsx_runtime.jsx)(DayDialog, {
                        selected: dayOf(reading),
                        min: min,
                        max: max,
                        onPick: pick,
                        onClose: ()=>{
                            setIsOpen(false);
                        }
                    })
                ]
            })
    });
}


},
88110(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  O0: () => (parseDeadline),
  xO: () => (deadlineDay)
});
const units = {
    day: [
        'dzień',
        'dni'
    ],
    week: [
        'tydzień',
        'tygodnie',
        'tygodni'
    ],
    month: [
        'miesiąc',
        'miesiące',
        'miesięcy'
    ]
};
/** A deadline as written: `[termin: 14 dni od wpisu do KRS]`. */ const deadlineMark = /\[termin: ([^[\]]*)\]/g;
const written = /^(\d{1,3}) (\S+) ((?:od|przed) .+)$/;
/** Reads what stands after „termin:”; null if it names no unit or none of the days. */ function parseDeadline(text, dates) {
    const [, count = '', word = '', phrase = ''] = written.exec(text.replaceAll('\u00a0', ' ')) ?? [];
    const unit = Object.keys(units).find((key)=>units[key].includes(word));
    const date = dates.find((candidate)=>candidate.phrase === phrase);
    return unit === undefined || date === undefined ? null : {
        from: date.id,
        unit,
        count: phrase.startsWith('przed') ? -Number(count) : Number(count)
    };
}
/**
 * Last day of a term. A term in months ends on the day of the same number, or on the month's last day if there is no
 * such day. Days off are not moved: the page says so.
 */ function deadlineDay(param, start) {
    let { unit, count } = param;
    const day = new Date(`${start}T00:00:00Z`);
    if (unit === 'month') {
        const number = day.getUTCDate();
        day.setUTCDate(1);
        day.setUTCMonth(day.getUTCMonth() + count);
        const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
        day.setUTCDate(Math.min(number, last));
    } else {
        day.setUTCDate(day.getUTCDate() + count * (unit === 'week' ? 7 : 1));
    }
    return day.toISOString().slice(0, 10);
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