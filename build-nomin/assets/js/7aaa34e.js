"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2966"], {
88446(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podstawy_obawy_mieszkancow_md_bb6_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podstawy-obawy-mieszkancow-md-bb6.json
var site_baza_wiedzy_podstawy_obawy_mieszkancow_md_bb6_namespaceObject = JSON.parse('{"id":"podstawy/obawy-mieszkancow","title":"Czy zostanę bez prądu? Obawy mieszkańców i co mówi prawo","description":"Skąd jest prąd, gdy słońce nie świeci, co po końcu spółdzielni, czy można odejść, za co odpowiadasz i kto zobaczy Twoje dane.","source":"@site/baza-wiedzy/podstawy/obawy-mieszkancow.md","sourceDirName":"podstawy","slug":"/obawy-mieszkancow","permalink":"/baza-wiedzy/obawy-mieszkancow","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."},{"inline":false,"label":"Dane pomiarowe","permalink":"/baza-wiedzy/tagi/dane-pomiarowe","description":"Skąd biorą się dane godzinowe i kto je dostaje."}],"version":"current","sidebarPosition":8,"frontMatter":{"article":{"kind":"article","label":"Czy zostanę bez prądu?","category":"Podstawy","neighbours":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}],"audience":["mieszkancy","rolnicy"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-22","summary":["Z powodu członkostwa nie zostaniesz bez prądu: zasila Cię ta sama sieć, a spółdzielnia zmienia tylko rozliczenie.","Gdy słońce nie świeci, prąd płynie z sieci, najpierw na rachunek wcześniejszej nadwyżki, a potem po cenie z Twojej taryfy.","Gdy spółdzielnia zniknie z wykazu, kończy się rozliczenie 1 do 0,6, ale nie Twoje przyłącze.","Za długi spółdzielni wobec wierzycieli nie odpowiadasz, a w stratach uczestniczysz najwyżej do wysokości udziałów.","Odejść możesz na piśmie, najwcześniej z końcem miesiąca."],"readingMinutes":6,"sources":[{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":8},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":12},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":4},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":9},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},"next":{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podstawy/obawy-mieszkancow.md


const frontMatter = {
	title: 'Czy zostanę bez prądu? Obawy mieszkańców i co mówi prawo',
	description: 'Skąd jest prąd, gdy słońce nie świeci, co po końcu spółdzielni, czy można odejść, za co odpowiadasz i kto zobaczy Twoje dane.',
	sidebar_position: 8,
	sidebar_label: 'Czy zostanę bez prądu?',
	audience: [
		'mieszkancy',
		'rolnicy'
	],
	level: 'podstawowy',
	tags: [
		'czlonkostwo',
		'sprzedawca-i-osd',
		'dane-pomiarowe'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F11',
		'F12',
		'F14',
		'F15',
		'F38',
		'F42',
		'F43',
		'F48',
		'F50',
		'F51',
		'F55',
		'F58',
		'F112',
		'F116',
		'F120',
		'F121',
		'F124',
		'F125',
		'F126',
		'F127',
		'F128',
		'F129',
		'F147',
		'F148',
		'F152',
		'F153',
		'F157',
		'F158',
		'F178'
	],
	sources: [
		'PE',
		'OZE',
		'ROZP',
		'PS',
		'WIE'
	],
	related: [
		'kto-moze-byc-czlonkiem',
		'przystapienie-i-wystapienie-czlonka',
		'oplaty-w-spoldzielni-energetycznej',
		'dane-pomiarowe-w-spoldzielni'
	],
	summary: [
		'Z powodu członkostwa nie zostaniesz bez prądu: zasila Cię ta sama sieć, a spółdzielnia zmienia tylko rozliczenie.',
		'Gdy słońce nie świeci, prąd płynie z sieci, najpierw na rachunek wcześniejszej nadwyżki, a potem po cenie z Twojej taryfy.',
		'Gdy spółdzielnia zniknie z wykazu, kończy się rozliczenie 1 do 0,6, ale nie Twoje przyłącze.',
		'Za długi spółdzielni wobec wierzycieli nie odpowiadasz, a w stratach uczestniczysz najwyżej do wysokości udziałów.',
		'Odejść możesz na piśmie, najwcześniej z końcem miesiąca.'
	],
	aliases: [
		'czy zostanę bez prądu',
		'czy zgaśnie mi światło',
		'boję się wejść do spółdzielni',
		'co jak spółdzielnia upadnie',
		'brak słońca w spółdzielni',
		'czy to bezpieczne',
		'sprzedawca rezerwowy',
		'odłączenie prądu',
		'kto naprawi awarię',
		'komornik za długi spółdzielni',
		'dane osobowe w spółdzielni',
		'kto zobaczy moje zużycie',
		'czy sąsiedzi zobaczą, ile zużywam',
		'czy sąsiad zobaczy, kiedy jestem w domu',
		'o której wstaję',
		'skąd prąd w nocy',
		'kto dostarczy mi prąd w nocy',
		'sprzedawca zbankrutował',
		'co jak spółdzielnia padnie'
	],
	glossary_skip: [],
	slug: '/obawy-mieszkancow'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Skąd jest prąd, gdy słońce nie świeci?",
  "id": "skad-jest-prad-gdy-slonce-nie-swieci",
  "level": 2
}, {
  "value": "Co się stanie, gdy spółdzielnia upadnie?",
  "id": "co-sie-stanie-gdy-spoldzielnia-upadnie",
  "level": 2
}, {
  "value": "A jeśli zawiedzie sprzedawca prądu?",
  "id": "a-jesli-zawiedzie-sprzedawca-pradu",
  "level": 3
}, {
  "value": "Czy muszę mieć panele na dachu?",
  "id": "czy-musze-miec-panele-na-dachu",
  "level": 2
}, {
  "value": "Czy mogę odejść?",
  "id": "czy-moge-odejsc",
  "level": 2
}, {
  "value": "Za co odpowiadam własnymi pieniędzmi?",
  "id": "za-co-odpowiadam-wlasnymi-pieniedzmi",
  "level": 2
}, {
  "value": "Czy rachunek będzie trudny do zrozumienia?",
  "id": "czy-rachunek-bedzie-trudny-do-zrozumienia",
  "level": 2
}, {
  "value": "Kto zobaczy moje dane?",
  "id": "kto-zobaczy-moje-dane",
  "level": 2
}, {
  "value": "O co zapytać przed podpisem",
  "id": "o-co-zapytac-przed-podpisem",
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
      children: ["Nie, z powodu członkostwa w spółdzielni prądu nie stracisz. Twój dom nadal zasila ta sama sieć, a jej ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#osd",
        children: "operator"
      }), " musi dbać o to, żeby energia docierała do wszystkich ciągle, niezawodnie i na równych zasadach", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-pe",
        id: "PE-1",
        "aria-label": "Źródło 1, art. 4 ust. 1–2",
        children: "[1]"
      }), ". Spółdzielnia zmienia sposób rozliczania, a nie kabel, który dochodzi do domu."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "skad-jest-prad-gdy-slonce-nie-swieci",
      children: "Skąd jest prąd, gdy słońce nie świeci?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Z sieci, tak samo jak dziś. W nocy, zimą i w pochmurny dzień prąd zapewnia Ci sprzedawca, z którym masz ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#umowa-kompleksowa",
        children: "umowę kompleksową"
      }), ", czyli jedną umowę na energię i na jej dostarczenie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 40 ust. 1a–1ac",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Część tego prądu spółdzielnia pokrywa własną wcześniejszą produkcją. Za każdą 1 kWh ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#nadwyzka",
        children: "nadwyżki"
      }), ", którą wcześniej oddała do sieci, może odebrać 0,6 kWh, najdłużej przez 12 miesięcy", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 2, art. 38c ust. 3 i 8",
        children: "[2]"
      }), ". To jej ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#zapas-w-sieci",
        children: "zapas w sieci"
      }), ". Dopiero gdy się skończy, brakujące kilowatogodziny kupują ci ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członkowie"
      }), ", którzy w tym miesiącu więcej pobrali, niż oddali, każdy według swojej taryfy", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 3, § 3 ust. 2–3",
        children: "[3]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Skąd jest prąd, gdy słońce nie świeci?",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Sytuacja"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Skąd jest prąd"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Jak się to rozlicza"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Słońce świeci, a Ty gotujesz obiad"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd jest prąd",
            children: "od innych członków, tą samą siecią"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Jak się to rozlicza",
            children: "1 do 1 w tej samej godzinie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Wieczór po słonecznym dniu"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd jest prąd",
            children: "z sieci"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Jak się to rozlicza",
            children: "z zapasu, 1 do 0,6"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Styczeń i pusty zapas"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd jest prąd",
            children: "z sieci"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Jak się to rozlicza",
            children: "według Twojej taryfy, jak każdy kupiony prąd"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Panele w spółdzielni się zepsuły"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd jest prąd",
            children: "z sieci"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Jak się to rozlicza",
            children: "jak zwykle, tylko więcej prądu trzeba kupić"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Spółdzielnia zniknęła z ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
              children: "wykazu"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd jest prąd",
            children: "z sieci"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Jak się to rozlicza",
            children: ["bez ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
              children: "rozliczenia 1 do 0,6"
            })]
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Przed awarią linii spółdzielnia nie chroni, ale też jej nie powoduje. Gdy prąd znika na całej ulicy, dzwonisz tam, gdzie dotąd: do operatora sieci."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-sie-stanie-gdy-spoldzielnia-upadnie",
      children: "Co się stanie, gdy spółdzielnia upadnie?"
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Stracisz korzystne rozliczenie, lecz nie przyłącze. Sprzedawca musi rozliczać spółdzielnię tylko tak długo, jak jest ona w wykazie KOWR, czyli ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#kowr",
          children: "Krajowego Ośrodka Wsparcia Rolnictwa"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 40 ust. 1b pkt 2",
          children: "[2]"
        }), ". Decyzja o wykreśleniu działa od razu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38l ust. 3",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W przepisach o spółdzielni i o dostawie energii nie ma zdania, że razem z wpisem wygasa Twoja umowa ze sprzedawcą. Wnioskujemy z tego, że prąd płynie dalej na jej podstawie. Zanim ją podpiszesz, zapytaj sprzedawcę, jaki cennik zastosuje, gdy rozliczenie spółdzielni się skończy."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sama z siebie spółdzielnia też nie rozwiąże się z dnia na dzień. Likwidacja na życzenie członków wymaga dwóch zgodnych uchwał ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#walne-zgromadzenie",
          children: "walnego zgromadzenia"
        }), ", każdej większością trzech czwartych głosów i w odstępie co najmniej 2 tygodni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 4, art. 113 § 1 pkt 3",
          children: "[4]"
        }), ". O obu decydujesz także Ty, a dalszy przebieg opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/likwidacja-spoldzielni",
          children: "likwidacji spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "a-jesli-zawiedzie-sprzedawca-pradu",
        children: "A jeśli zawiedzie sprzedawca prądu?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Na taki wypadek prawo przewidziało sprzedawcę rezerwowego, którego wskazujesz w umowie. Firma, która nie może już sprzedawać Ci prądu, ma 2 dni na zawiadomienie Ciebie i operatora. Operator zawiera wtedy w Twoim imieniu umowę ze sprzedawcą rezerwowym. Jeśli nikogo nie wskazano albo rezerwowy nie podejmie sprzedaży, umowa powstaje ze sprzedawcą z urzędu, a Ty dowiadujesz się o niej w ciągu 5 dni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-2",
          "aria-label": "Źródło 1, art. 5 ust. 14, art. 5aa ust. 1 i 6–8, art. 5ab",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["To rozwiązanie na chwilę. Umowę rezerwową wypowiadasz bez kosztów, a kończy się ona z ostatnim dniem miesiąca po tym, w którym doręczysz wypowiedzenie. Jeśli po jej zakończeniu nie wybierzesz nowego sprzedawcy, operator przestanie dostarczać Ci energię", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-3",
          "aria-label": "Źródło 1, art. 5aa ust. 7 i 12",
          children: "[1]"
        }), ". Na pisma od operatora i sprzedawcy trzeba więc odpowiadać. Gospodarstwo domowe, które nie wybierało sprzedawcy, ma prawo do umowy ze sprzedawcą z urzędu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-4",
          "aria-label": "Źródło 1, art. 5a ust. 1",
          children: "[1]"
        }), ". W domu płacisz wtedy według jego taryfy, chyba że nie musi on przedstawiać jej do zatwierdzenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-5",
          "aria-label": "Źródło 1, art. 5ab ust. 3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Te przepisy mogły się już zmienić",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Opisujemy tekst ustawy z 2024 r. Są w nim też przepisy odroczone do uruchomienia systemu ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#csire",
            children: "CSIRE"
          }), ". Według nich sprzedaż rezerwową włącza informacja z tego systemu, a cena wynosi najwyżej trzykrotność średniej ceny z poprzedniego kwartału", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-pe",
            id: "PE-6",
            "aria-label": "Źródło 1, art. 5ac ust. 1, 3 i 8",
            children: "[1]"
          }), ". Zawiadomienie w 2 dni nie dotyczy ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#odbiorca",
            children: "odbiorców"
          }), " z art. 6a ust. 3 i art. 6b", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-pe",
            id: "PE-7",
            "aria-label": "Źródło 1, art. 5 ust. 16",
            children: "[1]"
          }), ". Zapytaj sprzedawcę, czy do nich należysz, które przepisy już działają i jaką cenę wtedy zapłacisz."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-musze-miec-panele-na-dachu",
        children: "Czy muszę mieć panele na dachu?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nie musisz, bo ustawa wymaga, żeby instalacja członka była przyłączona do sieci, a nie żeby wytwarzała prąd", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38c ust. 1a",
          children: "[2]"
        }), ". Odbiorcy bez paneli są wręcz potrzebni, bo prąd zużyty przez nich w tej samej godzinie liczy się 1 do 1", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-2",
          "aria-label": "Źródło 3, § 2 ust. 3",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jedno warto sprawdzić: spółdzielnia może działać na rzecz wszystkich członków albo tylko wybranych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38f ust. 1",
          children: "[2]"
        }), ". Zapytaj więc, czy obejmie Twój licznik i od kiedy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-moge-odejsc",
        children: "Czy mogę odejść?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Możesz, jeśli złożysz wypowiedzenie na piśmie, bo w innej formie jest nieważne. Jego termin i okres podaje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#statut",
          children: "statut"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-2",
          "aria-label": "Źródło 4, art. 22",
          children: "[4]"
        }), ". Wypowiedzenie działa najwcześniej z końcem miesiąca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 2, art. 38e ust. 3",
          children: "[2]"
        }), ", choć prąd z Twoich paneli sprzedawca liczy tylko do dnia, w którym spółdzielnia zawiadomi go o wypowiedzeniu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 2, art. 38da ust. 5",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wybór sprzedawcy też Ci zostaje. Całą spółdzielnię rozlicza jednak jedna firma, więc kto sam przejdzie do innej, z końcem miesiąca wypada ze wspólnego rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-8",
          "aria-label": "Źródło 1, art. 4j ust. 1",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 2, art. 38da ust. 3, art. 40 ust. 1ac",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wpłacony udział wraca do Ciebie na zasadach ze statutu, po zatwierdzeniu sprawozdania za rok, w którym odchodzisz. Część, która poszła na pokrycie strat, przepada", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 4, art. 21 i 26",
          children: "[4]"
        }), ". Całą drogę pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/przystapienie-i-wystapienie-czlonka",
          children: "przystąpieniu i wyjściu"
        }), ", a osobny mówi o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie",
          children: "sprzedaży domu, spadku i wykluczeniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "za-co-odpowiadam-wlasnymi-pieniedzmi",
        children: "Za co odpowiadam własnymi pieniędzmi?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing tree",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Czym ryzykujesz na każdym etapie"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.div, {
              children: "Na jakim etapie jesteś?"
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Przed wpisem spółdzielni do KRS:"
                  }), " kto działa w jej interesie, odpowiada wobec innych solidarnie, czyli każdy za całość długu", (0,jsx_runtime.jsx)(_components.a, {
                    href: "#zrodlo-ps",
                    id: "PS-4",
                    "aria-label": "Źródło 4, art. 11 § 2",
                    children: "[4]"
                  })]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Jako członek:"
                  }), " za straty najwyżej do wysokości zadeklarowanych udziałów, a wobec wierzycieli wcale", (0,jsx_runtime.jsx)(_components.a, {
                    href: "#zrodlo-ps",
                    id: "PS-5",
                    "aria-label": "Źródło 4, art. 19",
                    children: "[4]"
                  })]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Po odejściu:"
                  }), " za straty jak członek, jeśli w ciągu 6 miesięcy otwarto likwidację albo w ciągu roku wszczęto upadłość", (0,jsx_runtime.jsx)(_components.a, {
                    href: "#zrodlo-ps",
                    id: "PS-6",
                    "aria-label": "Źródło 4, art. 28",
                    children: "[4]"
                  })]
                }), "\n"]
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Najważniejsza liczba stoi więc w deklaracji: to kwota udziałów, które obejmujesz. Gdy spółdzielnia upadnie, syndyk może zażądać tej części udziału, której nie wpłacono", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 4, art. 135",
          children: "[4]"
        }), ". Przeczytaj deklarację przed podpisem razem ze statutem. Masz też prawo zajrzeć do uchwał, sprawozdań i umów spółdzielni, a po odmowie w sprawie umowy możesz w ciągu 7 dni pójść do sądu rejestrowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-8",
          "aria-label": "Źródło 4, art. 18",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-rachunek-bedzie-trudny-do-zrozumienia",
        children: "Czy rachunek będzie trudny do zrozumienia?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Będzie miał więcej liczb niż dziś. Sprzedawca podaje w nim, ile prądu wprowadzili i pobrali członkowie, ile go zbilansowano, po jakich cenach i stawkach oraz ile wynosi należność", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-3",
          "aria-label": "Źródło 3, § 5 ust. 3",
          children: "[3]"
        }), ". Nie musi podać, z którego miesiąca pochodzi zapas, więc zarząd powinien poprosić o to w umowie."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dojść może drugi dokument, od samej spółdzielni, bo to ona ustala ceny między członkami", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wie",
          id: "WIE-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), ". Do zera rachunek nie spadnie, gdyż opłaty stałe zostają", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 2, art. 38c ust. 7 i 13",
          children: "[2]"
        }), ". Po kolei opisuje je artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłatach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-zobaczy-moje-dane",
        children: "Kto zobaczy moje dane?"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "To zależy od danych, bo prawo zna trzy ich zbiory i każdy ma innego czytelnika:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Kto zobaczy moje dane?",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Zbiór"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co w nim jest"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto to ogląda"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wykaz KOWR"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co w nim jest",
              children: "dane spółdzielni, liczba członków i punktów poboru; nazwisk ani zużycia w nim nie ma"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kto to ogląda",
              children: ["każdy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-11",
                "aria-label": "Źródło 2, art. 38h",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Rejestr członków"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co w nim jest",
              children: "imię, nazwisko, miejsce zamieszkania, udziały"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kto to ogląda",
              children: ["zarząd, a także członkowie, ich małżonkowie i wierzyciele", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-9",
                "aria-label": "Źródło 4, art. 30",
                children: "[4]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Dane z liczników"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co w nim jest",
              children: "pobór i oddanie w każdej godzinie"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kto to ogląda",
              children: ["spółdzielnia z podziałem na członków, Ty tylko swoje", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-12",
                "aria-label": "Źródło 2, art. 38c ust. 9",
                children: "[2]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rozp",
                id: "ROZP-4",
                "aria-label": "Źródło 3, § 5 ust. 2",
                children: "[3]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Ostatni wiersz jest najbardziej osobisty, bo z godzin zużycia można odczytać, kiedy w domu ktoś jest. Zapytaj zarząd, kto ma do tych danych dostęp, i zaproponuj, by zapisać to w regulaminie."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "o-co-zapytac-przed-podpisem",
        children: "O co zapytać przed podpisem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ile wynosi wpisowe i ile udziałów trzeba objąć?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto będzie sprzedawcą i jaki ma cennik na brakujący prąd?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Jak spółdzielnia ustala cenę między członkami?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ile trwa okres wypowiedzenia i kiedy wraca udział?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto widzi moje dane godzinowe?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Co mówi ostatnie sprawozdanie o stratach?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Deklarację możesz najpierw przejrzeć na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/deklaracja-czlonkowska",
          children: "wzorze deklaracji członkowskiej"
        }), ". Rząd wielkości korzyści pokaże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=osiedle",
          children: "kalkulator z przykładem osiedla"
        }), " albo ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "wsi"
        }), ", w którym każde założenie możesz zmienić."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli obawy się rozwiały, sprawdź, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
          children: "kto może należeć do spółdzielni"
        }), " i ilu członków potrzeba. Gdy chcesz zrozumieć sam rachunek, przejdź do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczenia godzina po godzinie"
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