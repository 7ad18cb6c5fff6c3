"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4074"], {
35413(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_przystapienie_i_wystapienie_czlonka_md_b96_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-przystapienie-i-wystapienie-czlonka-md-b96.json
var site_baza_wiedzy_prowadzenie_przystapienie_i_wystapienie_czlonka_md_b96_namespaceObject = JSON.parse('{"id":"prowadzenie/przystapienie-i-wystapienie-czlonka","title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","description":"Krok po kroku: jak wejść do spółdzielni energetycznej, jak z niej wyjść i co ma wtedy zrobić zarząd.","source":"@site/baza-wiedzy/prowadzenie/przystapienie-i-wystapienie-czlonka.md","sourceDirName":"prowadzenie","slug":"/przystapienie-i-wystapienie-czlonka","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."}],"version":"current","sidebarPosition":7,"frontMatter":{"article":{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Deklaracja i wypowiedzenie muszą być na piśmie, bo inaczej są nieważne. Zwykły e-mail nie wystarczy.","Samo przyjęcie nie wystarczy: potrzebna jest jeszcze umowa i licznik zdalnego odczytu.","Wypowiedzenie działa najwcześniej z końcem miesiąca, ale energię wytwórcy liczy się tylko do dnia zawiadomienia sprzedawcy.","Wobec wierzycieli członek nie odpowiada, ale w stratach może uczestniczyć jeszcze przez pewien czas po odejściu.","Zarząd musi zgłosić zmiany sprzedawcy i KOWR."],"readingMinutes":7,"sources":[{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":19},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":12},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":4},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":1},{"code":"SR","title":"Ustawa z 4 października 2018 r. o spółdzielniach rolników (Dz.U. 2018 poz. 2073)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180002073","date":"2018","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/0571be1dd33031be03b240bb5fa783ab2d8d3ba2/pl/DU-2018-2073.md","state":"tekst pierwotny z 2018 r., bez późniejszych zmian","read":"2026-11-22","citations":1}],"related":[{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Prawa i obowiązki członka: dokumenty, wnioski, skarga na uchwałę","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},"next":{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./src/components/examples/DeadlinesExample.tsx
var DeadlinesExample = __webpack_require__(41649);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/przystapienie-i-wystapienie-czlonka.md


const frontMatter = {
	title: 'Przystąpienie i wyjście członka bez zamieszania w rozliczeniach',
	description: 'Krok po kroku: jak wejść do spółdzielni energetycznej, jak z niej wyjść i co ma wtedy zrobić zarząd.',
	sidebar_position: 7,
	audience: [
		'mieszkancy',
		'rolnicy',
		'przedsiebiorstwa',
		'gmina'
	],
	level: 'sredni',
	tags: [
		'czlonkostwo',
		'statut',
		'sprzedawca-i-osd'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F12',
		'F13',
		'F14',
		'F17',
		'F21',
		'F24',
		'F28',
		'F29',
		'F34',
		'F35',
		'F37',
		'F42',
		'F43',
		'F50',
		'F52',
		'F53',
		'F54',
		'F55',
		'F59',
		'F74',
		'F109',
		'F111',
		'F113',
		'F123',
		'F124',
		'F147',
		'F148',
		'F149',
		'F150',
		'F151',
		'F152',
		'F153',
		'F154',
		'F155',
		'F156',
		'F157',
		'F161',
		'F183'
	],
	sources: [
		'PS',
		'OZE',
		'ROZP',
		'ZM23',
		'SR'
	],
	related: [
		'kto-moze-byc-czlonkiem',
		'prawa-i-obowiazki-czlonka',
		'sprzedaz-domu-spadek-wykluczenie',
		'sprzedawca-i-osd-obowiazki-i-terminy'
	],
	summary: [
		'Deklaracja i wypowiedzenie muszą być na piśmie, bo inaczej są nieważne. Zwykły e-mail nie wystarczy.',
		'Samo przyjęcie nie wystarczy: potrzebna jest jeszcze umowa i licznik zdalnego odczytu.',
		'Wypowiedzenie działa najwcześniej z końcem miesiąca, ale energię wytwórcy liczy się tylko do dnia zawiadomienia sprzedawcy.',
		'Wobec wierzycieli członek nie odpowiada, ale w stratach może uczestniczyć jeszcze przez pewien czas po odejściu.',
		'Zarząd musi zgłosić zmiany sprzedawcy i KOWR.'
	],
	aliases: [
		'okres wypowiedzenia w spółdzielni rolników',
		'czy mogę wyjść w każdej chwili',
		'jak wypisać się ze spółdzielni',
		'rezygnacja z członkostwa',
		'deklaracja członkowska',
		'jak dołączyć do spółdzielni energetycznej',
		'odmowa przyjęcia do spółdzielni',
		'odmówili mi przyjęcia',
		'od kiedy jestem członkiem spółdzielni',
		'kiedy staję się członkiem',
		'czy mogę dokupić udziały',
		'deklaracja mailem',
		'czy można wejść w trakcie roku',
		'komu złożyć wypowiedzenie',
		'komu oddać deklarację'
	],
	glossary_skip: [],
	slug: '/przystapienie-i-wystapienie-czlonka'
};
const contentTitle = undefined;

const assets = {

};




const toc = [{
  "value": "Jak przystąpić do spółdzielni?",
  "id": "jak-przystapic-do-spoldzielni",
  "level": 2
}, {
  "value": "Jaka deklaracja jest ważna?",
  "id": "jaka-deklaracja-jest-wazna",
  "level": 3
}, {
  "value": "Co zarząd robi po przyjęciu?",
  "id": "co-zarzad-robi-po-przyjeciu",
  "level": 2
}, {
  "value": "Kiedy można wyjść?",
  "id": "kiedy-mozna-wyjsc",
  "level": 2
}, {
  "value": "Plan wyjścia",
  "id": "plan-wyjscia",
  "level": 3
}, {
  "value": "Kiedy członkostwo kończy się inaczej?",
  "id": "kiedy-czlonkostwo-konczy-sie-inaczej",
  "level": 2
}, {
  "value": "Co zostaje po odejściu?",
  "id": "co-zostaje-po-odejsciu",
  "level": 2
}, {
  "value": "Długi i udziały",
  "id": "dlugi-i-udzialy",
  "level": 3
}, {
  "value": "Zapas energii",
  "id": "zapas-energii",
  "level": 3
}, {
  "value": "Ostatni rachunek",
  "id": "ostatni-rachunek",
  "level": 3
}, {
  "value": "Jak zmiana składu wpływa na spółdzielnię?",
  "id": "jak-zmiana-skladu-wplywa-na-spoldzielnie",
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
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component1 = _components["later-part"], _component0 = _components["own-component"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Ktoś dołącza, ktoś inny po latach odchodzi. W zwykłej spółdzielni wystarczy na to kilka pism, a w energetycznej zmienia się przy tym rozliczenie prądu całej grupy."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jak-przystapic-do-spoldzielni",
      children: "Jak przystąpić do spółdzielni?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Drogę wyznacza Prawo spółdzielcze i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "statut"
      }), ":"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Przeczytaj statut, bo są w nim zasady wejścia, wpisowe, udziały i okres wypowiedzenia."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Złóż na piśmie ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/deklaracja-czlonkowska",
          children: "deklarację"
        }), " i wpisz w niej liczbę udziałów."]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Poczekaj na uchwałę o przyjęciu, która zapada w ciągu miesiąca, o ile statut nie mówi inaczej."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Odbierz pisemne zawiadomienie, które spółdzielnia wysyła w ciągu 2 tygodni od uchwały. Odmowę musi uzasadnić. Jeśli nie wydało jej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#walne-zgromadzenie",
          children: "walne zgromadzenie"
        }), ", statut podaje, do kogo i w jakim terminie się odwołać", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 1, art. 17 § 3–4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Wpłać wpisowe i udziały według statutu."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Podstawą są artykuły o statucie i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członkach"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-2",
        "aria-label": "Źródło 1, art. 5, art. 16–17, art. 19–20",
        children: "[1]"
      }), ". Wpisowe to jednorazowa opłata na wejściu. Udział to kwota, którą wnosisz do wspólnego funduszu."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Członkiem stajesz się z chwilą przyjęcia. ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#zalozyciel",
        children: "Założyciele"
      }), ", którzy podpisali statut, są nimi od wpisu spółdzielni do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#krs",
        children: "KRS"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-3",
        "aria-label": "Źródło 1, art. 17 § 1",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
      className: "drawing spans",
      children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
        children: "Od deklaracji do zawiadomienia"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Uchwała o przyjęciu"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "miesiąc"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
              x: "0%",
              width: "68.5%",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "od złożenia deklaracji, o ile statut nie mówi inaczej"
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
            children: "Zawiadomienie na piśmie"
          }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
            children: "2 tygodnie"
          }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
            "aria-hidden": "true",
            children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
              x: "68.5%",
              width: "31.5%",
              children: "\n"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsx)(_components.em, {
            children: "po miesiącu, czyli od uchwały"
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_component0, {
        children: ["\n", (0,jsx_runtime.jsx)(DeadlinesExample/* ["default"] */.A, {
          start: "2027-03-01",
          terms: "[{\"name\":\"Uchwała o przyjęciu\",\"unit\":\"month\",\"count\":1},{\"name\":\"Zawiadomienie na piśmie\",\"after\":{\"unit\":\"month\",\"count\":1},\"unit\":\"week\",\"count\":2}]"
        }), "\n"]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_component1, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "jaka-deklaracja-jest-wazna",
        children: "Jaka deklaracja jest ważna?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Deklaracja złożona w innej formie niż pisemna jest nieważna. Na papierze podpisujesz ją własnoręcznie, a w postaci elektronicznej opatrujesz ją podpisem kwalifikowanym, osobistym lub zaufanym i wysyłasz na adres do doręczeń elektronicznych spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-4",
          "aria-label": "Źródło 1, art. 16 § 1",
          children: "[1]"
        }), ". Zwykły ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "e-mail"
        }), " ani formularz na stronie nie wystarczą."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wpisz imię, nazwisko i miejsce zamieszkania, a w imieniu firmy jej nazwę i siedzibę. Dodaj liczbę udziałów, wkłady, jeśli przewiduje je statut, adres do doręczeń elektronicznych, jeśli go masz, i inne dane, których wymaga statut. Możesz też wskazać osobę, której po Twojej śmierci spółdzielnia wypłaci udziały", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 1, art. 16",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przyjęcie papierowej deklaracji potwierdzają na niej podpisem dwaj członkowie ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "zarządu"
        }), " lub osoby przez niego upoważnione, z datą uchwały. Przyjęcie elektronicznej potwierdza się osobnym dokumentem na piśmie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 1, art. 17 § 2",
          children: "[1]"
        }), ". Dalsze udziały i zmiany danych też zgłaszasz na piśmie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 1, art. 16",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-zarzad-robi-po-przyjeciu",
        children: "Co zarząd robi po przyjęciu?"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Sama uchwała nie włącza nowej osoby do rozliczenia, bo trzeba jeszcze czterech rzeczy."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co zarząd robi po przyjęciu?",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Zadanie"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto i kiedy"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: ["Zgłoszenie członka i jego ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#ppe",
                children: "punktu poboru"
              }), " sprzedawcy"]
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "spółdzielnia, według umowy ze sprzedawcą"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#umowa-kompleksowa",
                children: "Umowa kompleksowa"
              }), " członka ze sprzedawcą"]
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "sprzedawca przedstawia ofertę w 90 dni od wniosku spółdzielni"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#lzo",
                children: "Licznik zdalnego odczytu"
              })
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#osd",
                children: "operator sieci"
              }), ", w ciągu 4 miesięcy od wniosku spółdzielni"]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: ["Zmiana danych w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
                children: "wykazie"
              })]
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["spółdzielnia zgłasza ją ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#kowr",
                children: "KOWR"
              }), " w 14 dni"]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Terminy sprzedawcy i operatora podaje ustawa o OZE", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-1",
          "aria-label": "Źródło 2, art. 38da ust. 1–2",
          children: "[2]"
        }), ", ale nie mówi, czy biegną tak samo przy każdym nowym członku, więc ustal to w umowie. Umowa kompleksowa łączy sprzedaż prądu i dystrybucję. Licznik zdalnego odczytu jest konieczny, bo to on zapisuje godziny", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 3, § 2",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wniosek do KOWR zawiera liczbę członków i punktów poboru, czyli miejsc z licznikiem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 2, art. 38g",
          children: "[2]"
        }), ". Obie liczby są też w jawnym wykazie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38h",
          children: "[2]"
        }), ". Każdą zmianę trzeba zgłosić w 14 dni, bo za brak zgłoszenia grozi wykreślenie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38i",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Ustal dzień, od którego liczy się nowy członek",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Przepisy o spółdzielni nie wskazują dnia, od którego nowa osoba wchodzi do wspólnego rozliczenia. Terminy zgłaszania członków i punktów poboru określa umowa spółdzielni ze sprzedawcą", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-5",
            "aria-label": "Źródło 2, art. 38da ust. 2 pkt 2 lit. a",
            children: "[2]"
          }), ". Wpisz do niej konkretny dzień, na przykład pierwszy dzień miesiąca po zgłoszeniu."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-mozna-wyjsc",
        children: "Kiedy można wyjść?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wychodzi się za wypowiedzeniem na piśmie. Ta forma wynika z ustawy i bez niej wypowiedzenie jest nieważne, a statut określa tylko termin i okres", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-8",
          "aria-label": "Źródło 1, art. 22",
          children: "[1]"
        }), ". Pismo złóż w lokalu spółdzielni albo wręcz członkowi zarządu lub pełnomocnikowi, bo skutek jest ten sam", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-9",
          "aria-label": "Źródło 1, art. 54 § 3",
          children: "[1]"
        }), ". W spółdzielni energetycznej skutek przychodzi najwcześniej z końcem okresu rozliczeniowego, czyli miesiąca kalendarzowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38c ust. 8, art. 38e ust. 3",
          children: "[2]"
        }), ". Samo Prawo spółdzielcze wskazuje jako datę wystąpienia dzień po upływie okresu wypowiedzenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-10",
          "aria-label": "Źródło 1, art. 22",
          children: "[1]"
        }), ", a ustawa o OZE każe poczekać do końca miesiąca."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W spółdzielni rolników trwa to dłużej. Jej statut musi przewidywać członkostwo co najmniej przez rok obrotowy i zapowiedź odejścia najpóźniej na 3 miesiące przed końcem takiego roku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-1",
          "aria-label": "Źródło 5, art. 5 pkt 2–3",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Z końcem miesiąca działa też zmiana sprzedawcy, wypowiedzenie umowy członka i koniec umowy wytwórcy o bilansowanie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 2, art. 38da ust. 3",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Inaczej jest z energią, którą oddaje wytwórca. Sprzedawca uwzględnia ją tylko do dnia, w którym spółdzielnia zawiadomi go o wypowiedzeniu członkostwa, albo do rozwiązania umowy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 2, art. 38da ust. 5",
          children: "[2]"
        }), ". Zawiadomienie wysłane w połowie miesiąca może więc zabrać grupie resztę tej energii, dlatego jego dzień warto ustalić w umowie ze sprzedawcą."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Statut przewiduje miesięczne wypowiedzenie, liczone od złożenia pisma. Pismo trafia do spółdzielni 10 marca 2027 r. Miesiąc mija 10 kwietnia 2027 r. Skutek jest więc najwcześniej 30 kwietnia 2027 r."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Od 1 maja rozliczenie obejmuje już tylko pozostałych członków. Twój statut może liczyć ten czas inaczej."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "plan-wyjscia",
        children: "Plan wyjścia"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Odczytaj w statucie termin i okres wypowiedzenia."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Złóż wypowiedzenie na piśmie i odpowiednio wcześnie, aby jego okres minął przed końcem wybranego miesiąca."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Uzgodnij ze sprzedawcą nową umowę na prąd od pierwszego dnia po wyjściu."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Jeśli masz panele, zapytaj na piśmie, jak będą rozliczane później."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Pobierz swoje dane pomiarowe, które sprzedawca udostępnia członkom w systemie online", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-9",
            "aria-label": "Źródło 2, art. 38c ust. 9",
            children: "[2]"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-rozp",
            id: "ROZP-2",
            "aria-label": "Źródło 3, § 5",
            children: "[3]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Poproś zarząd o potwierdzenie daty wyjścia."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-czlonkostwo-konczy-sie-inaczej",
        children: "Kiedy członkostwo kończy się inaczej?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członkostwo nie przechodzi na kupującego razem z domem: sprzedający je wypowiada, a nowy właściciel składa własną deklarację", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-11",
          "aria-label": "Źródło 1, art. 16, 17 i 22",
          children: "[1]"
        }), ". Po śmierci członka udziały dziedziczy spadkobierca, który jest członkiem albo złoży deklarację", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-12",
          "aria-label": "Źródło 1, art. 16a",
          children: "[1]"
        }), ". Spółdzielnia może też sama zakończyć członkostwo, ale tylko z przyczyn zapisanych w statucie i po wysłuchaniu członka", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-13",
          "aria-label": "Źródło 1, art. 24",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Każdy z tych przypadków, z terminami i drogą do sądu, opisuje osobny artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie",
          children: "sprzedaży domu, spadku i wykluczeniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-zostaje-po-odejsciu",
        children: "Co zostaje po odejściu?"
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "dlugi-i-udzialy",
        children: "Długi i udziały"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członek nie odpowiada wobec wierzycieli za długi spółdzielni, a w stratach uczestniczy tylko do wysokości zadeklarowanych udziałów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-14",
          "aria-label": "Źródło 1, art. 19",
          children: "[1]"
        }), ". Odejście nie kończy tego od razu. Gdy w ciągu 6 miesięcy otworzy się likwidacja albo w ciągu roku ruszy postępowanie upadłościowe, były członek uczestniczy w stratach tak, jakby nadal nim był", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-15",
          "aria-label": "Źródło 1, art. 28",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Udział wypłaca się na podstawie zatwierdzonego sprawozdania finansowego za rok odejścia, a sposób i termin podaje statut. To, co poszło na pokrycie strat, nie wraca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-16",
          "aria-label": "Źródło 1, art. 21 i 26",
          children: "[1]"
        }), ". Straty pokrywa się najpierw z funduszu zasobowego, a dopiero potem z udziałowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-17",
          "aria-label": "Źródło 1, art. 90",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dopóki jesteś członkiem, możesz to wszystko sprawdzić. Masz prawo do odpisu statutu i regulaminów oraz wglądu w uchwały, sprawozdania i umowy spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-18",
          "aria-label": "Źródło 1, art. 18 § 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "zapas-energii",
        children: "Zapas energii"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zapas w sieci liczy się dla całej spółdzielni i przechodzi na kolejne miesiące, najdłużej na 12", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 2, art. 38c ust. 8",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-3",
          "aria-label": "Źródło 3, § 3–4",
          children: "[3]"
        }), ". Przepisy nie mówią, jaka jego część przypada osobie, która odchodzi, więc zapisz to w statucie lub regulaminie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "ostatni-rachunek",
        children: "Ostatni rachunek"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli po rozliczeniu zostaje pobór z sieci, dzieli się go między członków, którzy w tym miesiącu pobrali więcej, niż oddali. Każdy płaci za swoją część według własnej taryfy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 3, § 3 ust. 2–3",
          children: "[3]"
        }), ". Po wyjściu potrzebujesz umowy na prąd poza spółdzielnią, więc ustal ją ze sprzedawcą wcześniej."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-zmiana-skladu-wplywa-na-spoldzielnie",
        children: "Jak zmiana składu wpływa na spółdzielnię?"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Dwie rzeczy sprawdź przed każdym przyjęciem i odejściem: liczbę członków i próg pokrycia."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zwykła spółdzielnia z osobami fizycznymi musi mieć co najmniej 10 członków. W spółdzielni produkcji rolnej i grupy producentów rolnych wystarcza 5. Gdy statut dopuszcza wyłącznie osoby prawne, wystarczy 3", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-19",
          "aria-label": "Źródło 1, art. 15",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Instalacje mają umożliwiać pokrycie co najmniej 70% rocznych potrzeb grupy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3",
          children: "[2]"
        }), ". Nowy duży odbiorca obniża ten wynik, a odejście wytwórcy z dużą instalacją też może go obniżyć."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Instalacje mogą dać 150 MWh w roku, a potrzeby to 200 MWh. Pokrycie wynosi 75%. Wchodzi odbiorca, który zużywa 30 MWh. Potrzeby rosną do 230 MWh, a pokrycie spada do około 65%, czyli poniżej progu."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia, która złożyła wniosek do wykazu do 31 grudnia 2025 r., może korzystać z progu 40%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 4, art. 41",
          children: "[4]"
        }), ". Zanim przyjmie nowego członka, niech zapyta KOWR na piśmie, czy próg 40% zostaje; powody podaje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Pomyłka w tym rachunku może drogo kosztować. Gdy spółdzielnia nie usunie naruszenia progu w terminie, który wyznaczy KOWR, zostaje wykreślona, a ponowny wpis na tym obszarze jest możliwy najwcześniej po 3 latach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 2, art. 38l",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Terminy po stronie firm energetycznych rozwija artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
          children: "sprzedawca i operator"
        }), ". O montażu urządzeń przeczytasz w tekście ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni",
          children: "licznik zdalnego odczytu"
        }), ". Jeśli dopiero rozważasz wejście, sprawdź ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
          children: "kto może być członkiem"
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