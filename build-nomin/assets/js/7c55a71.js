"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4001"], {
12000(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podatki_i_pieniadze_podatki_w_spoldzielni_energetycznej_md_bb8_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podatki-i-pieniadze-podatki-w-spoldzielni-energetycznej-md-bb8.json
var site_baza_wiedzy_podatki_i_pieniadze_podatki_w_spoldzielni_energetycznej_md_bb8_namespaceObject = JSON.parse('{"id":"podatki-i-pieniadze/podatki-w-spoldzielni-energetycznej","title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","description":"Podatki w spółdzielni energetycznej: co mówi ustawa, co uznał urząd w interpretacjach z 2025 i 2026 r., a o co trzeba zapytać doradcę.","source":"@site/baza-wiedzy/podatki-i-pieniadze/podatki-w-spoldzielni-energetycznej.md","sourceDirName":"podatki-i-pieniadze","slug":"/podatki-w-spoldzielni-energetycznej","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Podatki","permalink":"/baza-wiedzy/tagi/podatki","description":"PIT, CIT, VAT i akcyza w spółdzielni."},{"inline":false,"label":"Akcyza","permalink":"/baza-wiedzy/tagi/akcyza","description":"Kiedy energia w spółdzielni jest zwolniona z akcyzy."}],"version":"current","sidebarPosition":2,"frontMatter":{"article":{"kind":"article","label":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","category":"Podatki i pieniądze","neighbours":[{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},{"title":"Rolnik: KRUS, dotacje, dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"}],"audience":["przedsiebiorstwa","gmina","rolnicy","mieszkancy"],"level":"zaawansowany","updated":"2026-11-25","checked":"2026-11-22","summary":["Nadwyżka, która zostaje u sprzedawcy, nie jest przychodem w CIT.","W jednej sprawie z 2026 r. urząd uznał, że wymiana 1 za 0,6 nie podlega PIT.","Interpretacja chroni tylko tego, kto o nią wystąpił.","VAT wymaga analizy, więc zapytaj o niego doradcę przed przyjęciem regulaminu."],"readingMinutes":5,"sources":[{"code":"PIT","title":"Interpretacja indywidualna 0115-KDIT1.4011.895.2025.1.MN","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://www.inforlex.pl/dok/tresc,FOB0000000000007494050,Interpretacja-indywidualna-z-dnia-5-stycznia-2026-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0115-KDIT1-4011-895-2025-1-MN.html","date":"5.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":5},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":5},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"CIT2","title":"Interpretacja indywidualna 0111-KDIB1-1.4010.497.2025.1.RH","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://www.inforlex.pl/dok/tresc,FOB0000000000007434602,Interpretacja-indywidualna-z-dnia-16-pazdziernika-2025-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0111-KDIB1-1-4010-497-2025-1-RH.html","date":"16.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"CIT1","title":"Interpretacja indywidualna 0114-KDIP2-2.4010.460.2025.1.IN","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://www.inforlex.pl/dok/tresc,FOB0000000000007462652,Interpretacja-indywidualna-z-dnia-6-listopada-2025-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0114-KDIP2-2-4010-460-2025-1-IN.html","date":"6.11.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"VAT1","title":"Interpretacja indywidualna 0111-KDIB3-3.4012.32.2024.1.JSU (gmina w net-billingu)","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://inforlex.pl/dok/tresc,FOB0000000000006569990,Interpretacja-indywidualna-z-dnia-25-marca-2024-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0111-KDIB3-3-4012-32-2024-1-JSU.html","date":"25.03.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},"next":{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podatki-i-pieniadze/podatki-w-spoldzielni-energetycznej.md


const frontMatter = {
	title: 'PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić',
	description: 'Podatki w spółdzielni energetycznej: co mówi ustawa, co uznał urząd w interpretacjach z 2025 i 2026 r., a o co trzeba zapytać doradcę.',
	sidebar_position: 2,
	audience: [
		'przedsiebiorstwa',
		'gmina',
		'rolnicy',
		'mieszkancy'
	],
	level: 'zaawansowany',
	tags: [
		'podatki',
		'akcyza'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F58',
		'F59',
		'F62',
		'F63',
		'F64',
		'F65',
		'F66',
		'F67',
		'F109',
		'F161',
		'F162',
		'F174'
	],
	sources: [
		'PIT',
		'OZE',
		'PS',
		'WIE',
		'CIT2',
		'CIT1',
		'VAT1'
	],
	related: [
		'akcyza-granica-1-mw',
		'oplaty-w-spoldzielni-energetycznej',
		'gmina-w-spoldzielni-energetycznej',
		'rolnik-krus-dotacje-dzierzawa'
	],
	summary: [
		'Nadwyżka, która zostaje u sprzedawcy, nie jest przychodem w CIT.',
		'W jednej sprawie z 2026 r. urząd uznał, że wymiana 1 za 0,6 nie podlega PIT.',
		'Interpretacja chroni tylko tego, kto o nią wystąpił.',
		'VAT wymaga analizy, więc zapytaj o niego doradcę przed przyjęciem regulaminu.'
	],
	aliases: [
		'czy płaci się podatek od oddanego prądu',
		'estoński CIT a spółdzielnia',
		'VAT od prądu dla członków',
		'faktury w spółdzielni energetycznej',
		'interpretacja podatkowa KIS',
		'jak księgować energię',
		'księgowanie w spółdzielni energetycznej',
		'biegły rewident',
		'podział nadwyżki bilansowej',
		'kto dzieli zysk spółdzielni',
		'kto pokrywa stratę spółdzielni',
		'podatek od sprzedaży prądu',
		'rolnik a podatek od prądu',
		'kto bada sprawozdanie finansowe',
		'podział zysku spółdzielni',
		'na co idzie zysk'
	],
	glossary_skip: [],
	slug: '/podatki-w-spoldzielni-energetycznej'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Przegląd w jednej tabeli",
  "id": "przeglad-w-jednej-tabeli",
  "level": 2
}, {
  "value": "CIT: co jest pewne, a co trzeba sprawdzić",
  "id": "cit-co-jest-pewne-a-co-trzeba-sprawdzic",
  "level": 2
}, {
  "value": "Czy spółka na estońskim CIT może przystąpić",
  "id": "czy-spolka-na-estonskim-cit-moze-przystapic",
  "level": 3
}, {
  "value": "PIT: czy mieszkaniec płaci od oddanego prądu",
  "id": "pit-czy-mieszkaniec-placi-od-oddanego-pradu",
  "level": 2
}, {
  "value": "VAT: pytanie do doradcy",
  "id": "vat-pytanie-do-doradcy",
  "level": 2
}, {
  "value": "Księgi: co mówi Prawo spółdzielcze, a co ustala księgowość",
  "id": "ksiegi-co-mowi-prawo-spoldzielcze-a-co-ustala-ksiegowosc",
  "level": 2
}, {
  "value": "Jak przygotować pytanie do doradcy lub urzędu",
  "id": "jak-przygotowac-pytanie-do-doradcy-lub-urzedu",
  "level": 2
}, {
  "value": "Czego nie obiecywać członkom",
  "id": "czego-nie-obiecywac-czlonkom",
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
      children: ["Część odpowiedzi na pytania o podatki w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielni energetycznej"
      }), " daje sama ustawa, a część interpretacje urzędu dla konkretnych osób i firm. Resztę trzeba dopiero uzyskać we własnej sprawie. Ten tekst pokazuje, co jest czym, ale nie zastąpi doradcy podatkowego."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "przeglad-w-jednej-tabeli",
      children: "Przegląd w jednej tabeli"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dyrektor Krajowej Informacji Skarbowej (KIS) wydaje interpretacje indywidualne, czyli odpowiedzi na pytanie jednej osoby lub firmy. Taka odpowiedź chroni tylko tego, kto zapytał, nawet jeśli Twój przypadek wygląda podobnie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-pit",
        id: "PIT-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Przegląd w jednej tabeli",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Podatek"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co wiadomo"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Skąd"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Na ile to pewne"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "CIT"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiadomo",
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#nadwyzka",
              children: "nadwyżka"
            }), " zostawiona sprzedawcy nie jest przychodem"]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Skąd",
            children: ["ustawa o ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#oze",
              children: "OZE"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na ile to pewne",
            children: "wysoka pewność"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "PIT"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wiadomo",
            children: "wymiana 1 do 0,6 bez zapłaty nie podlega PIT"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd",
            children: "1 interpretacja z 2026 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na ile to pewne",
            children: "tylko dla tej osoby"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Estoński CIT"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wiadomo",
            children: "członkostwo spółki nie odbiera prawa do ryczałtu"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd",
            children: "2 interpretacje z 2025 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na ile to pewne",
            children: "tylko dla tych firm"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#akcyza",
              children: "Akcyza"
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wiadomo",
            children: "zwolnienie do 1 MW łącznej mocy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd",
            children: "ustawa o OZE"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na ile to pewne",
            children: "wysoka pewność"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "VAT"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wiadomo",
            children: "wymaga analizy w Twojej sprawie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd",
            children: "–"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na ile to pewne",
            children: "zapytaj doradcę"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "cit-co-jest-pewne-a-co-trzeba-sprawdzic",
      children: "CIT: co jest pewne, a co trzeba sprawdzić"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Za 1 kWh nadwyżki spółdzielnia odbiera 0,6 kWh, a reszta zostaje u sprzedawcy i służy rozliczeniu kosztów. Ustawa mówi wprost, że ta nadwyżka nie jest przychodem w rozumieniu ustawy o CIT", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38c ust. 11–12",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["To zdanie dotyczy tylko nadwyżki i nie mówi nic o opłatach ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), " dla spółdzielni ani o tym, co ona płaci ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wytworca",
        children: "wytwórcom"
      }), ". Takie ceny wewnętrzne ustala sama spółdzielnia", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wie",
        id: "WIE-1",
        "aria-label": "Źródło 4",
        children: "[4]"
      }), ", a ich skutki w CIT trzeba sprawdzić z doradcą przed przyjęciem regulaminu."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "czy-spolka-na-estonskim-cit-moze-przystapic",
        children: "Czy spółka na estońskim CIT może przystąpić"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Estoński CIT to ryczałt od dochodów spółek, więc firmy pytają, czy przez spółdzielnię go nie stracą. W sprawach z 16 października i 6 listopada 2025 r. urząd odpowiedział korzystnie. Uznał, że członkostwo w spółdzielni nie odbiera prawa do ryczałtu, a zapłata spółdzielni za prąd nie jest ukrytym zyskiem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-cit2",
          id: "CIT2-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-cit1",
          id: "CIT1-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "To nadal dwie sprawy indywidualne. Jeśli Twoja spółka jest na ryczałcie, pokaż je doradcy i zdecyduj, czy pytać we własnym imieniu."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "pit-czy-mieszkaniec-placi-od-oddanego-pradu",
        children: "PIT: czy mieszkaniec płaci od oddanego prądu"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W interpretacji z 5 stycznia 2026 r. urząd zajął się ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#prosument",
          children: "prosumentem"
        }), ", czyli ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#odbiorca",
          children: "odbiorcą"
        }), ", który sam wytwarza prąd w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#mikroinstalacja",
          children: "mikroinstalacji"
        }), " i należy do spółdzielni. Uznał, że ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
          children: "rozliczenie 1 do 0,6"
        }), " bez zapłaty nie podlega PIT, bo wyłącza je art. 2 ust. 1 pkt 9 ustawy o PIT", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pit",
          id: "PIT-2",
          "aria-label": "Źródło 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Poprawka z 25 listopada 2026 r."
        }), " Wcześniej pisaliśmy „mała instalacja”, a w ustawie to coś większego niż mikroinstalacja prosumenta."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zwróć uwagę na słowa „bez zapłaty”, bo tamta sprawa dotyczyła wymiany kilowatogodzin. Jeśli spółdzielnia płaci Ci za prąd pieniędzmi, sytuacja jest inna i potrzebujesz własnej odpowiedzi."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa o OZE daje jeszcze jedną pewną regułę. Członek, który nie jest przedsiębiorcą, wytwarza prąd w mikroinstalacji (do 50 kW) i oddaje go do rozliczenia spółdzielni, nie prowadzi przez to działalności gospodarczej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 2, art. 2 pkt 19, art. 38c ust. 10",
          children: "[2]"
        }), ". Co to znaczy dla ubezpieczenia rolnika, wyjaśnia artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rolnik-krus-dotacje-dzierzawa",
          children: "KRUS"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "vat-pytanie-do-doradcy",
        children: "VAT: pytanie do doradcy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rachunek za prąd, którego spółdzielni zabrakło, wystawia sprzedawca, bo każdy członek ma z nim ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#umowa-kompleksowa",
          children: "umowę kompleksową"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 40 ust. 1ac",
          children: "[2]"
        }), ". Pytanie o VAT dotyczy więc pieniędzy, które płyną między członkiem a spółdzielnią. Przepisu ani interpretacji wprost o takim VAT nie znaleźliśmy. Nie pisz więc w regulaminie, że VAT-u „nie ma” albo że faktur „nie trzeba”."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Blisko tematu jest interpretacja z 25 marca 2024 r. Urząd uznał w niej, że gmina jako prosument w ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#net-billing",
            children: "net-billingu"
          })
        }), " jest podatnikiem VAT od prądu wprowadzonego do sieci", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-vat1",
          id: "VAT1-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["To jednak inna sytuacja: w ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "net-billingu"
        }), " oddany prąd wycenia się w złotych, a w spółdzielni rozlicza się kilowatogodziny."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "O co zapytać doradcę",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Kto i komu wystawia fakturę, gdy spółdzielnia bierze opłatę od członka? Czy potrzebna jest kasa fiskalna? Czy energia wspólna to dostawa w rozumieniu VAT? VAT wymaga tu analizy, a czasem własnej interpretacji."
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ksiegi-co-mowi-prawo-spoldzielcze-a-co-ustala-ksiegowosc",
        children: "Księgi: co mówi Prawo spółdzielcze, a co ustala księgowość"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia prowadzi rachunkowość na zasadach z odrębnych przepisów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 3, art. 87",
          children: "[3]"
        }), ", więc plan kont ułoży księgowość. Samo Prawo spółdzielcze daje jej cztery stałe punkty:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Udziały członków tworzą fundusz udziałowy, a wpisowe zasila fundusz zasobowy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-2",
            "aria-label": "Źródło 3, art. 78",
            children: "[3]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Zysk po podatku to nadwyżka bilansowa, którą dzieli uchwałą walne zgromadzenie. Co najmniej 5% idzie na fundusz zasobowy, dopóki nie dorówna on wniesionym udziałom obowiązkowym. Kto nie wpłacił całych udziałów, temu należną część nadwyżki zalicza się na brakującą wpłatę", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-3",
            "aria-label": "Źródło 3, art. 75–77",
            children: "[3]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Stratę pokrywa fundusz zasobowy, a potem udziałowy i inne, w kolejności ze statutu. Stratę pierwszego roku można pokryć w następnym. Gdy fundusze nie wystarczą, walne zgromadzenie może zobowiązać członków do wcześniejszej wpłaty udziałów", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-4",
            "aria-label": "Źródło 3, art. 90",
            children: "[3]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["O badaniu sprawozdania finansowego uchwałę podejmuje rada nadzorcza. Czy musi je zbadać biegły rewident, mówią odrębne przepisy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-5",
            "aria-label": "Źródło 3, art. 88a",
            children: "[3]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Obok ksiąg trzeba prowadzić dokumentację energii wytworzonej i zużytej w każdym miesiącu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38m",
          children: "[2]"
        }), ". Jak ująć w księgach energię oddaną bez zapłaty, zapas w sieci i cenę wewnętrzną, ustal z księgowością przed pierwszym miesiącem rozliczenia. Ona poda też terminy zeznania podatkowego CIT-8 i złożenia sprawozdania finansowego, bo wyznaczają je inne ustawy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-przygotowac-pytanie-do-doradcy-lub-urzedu",
        children: "Jak przygotować pytanie do doradcy lub urzędu"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Dobra odpowiedź zależy od dobrego opisu. Zbierz w jednym miejscu:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Statut i regulamin, zwłaszcza zasady podziału korzyści. Ustawa ich nie narzuca."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Listę członków z podziałem: osoby, firmy, gmina, spółki na ryczałcie."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Schemat przepływu prądu: kto oddaje, kto pobiera, kto jest sprzedawcą."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Schemat przepływu pieniędzy: kto komu płaci, za co i na jakiej podstawie."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Łączną moc instalacji, bo od niej zależy ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/akcyza-granica-1-mw",
            children: "zwolnienie z akcyzy"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-5",
            "aria-label": "Źródło 2, art. 38c ust. 13 pkt 3",
            children: "[2]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Potem zadaj krótkie pytania. Zapytaj na przykład, czy opłata członka za 1 kWh od spółdzielni podlega VAT i czy zapłata za oddany prąd jest przychodem członka. Jedno pytanie powinno dotyczyć jednego przepływu, a więcej podpowiada lista ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/pytania-do-doradcy",
          children: "pytań do doradcy"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zrób to przed startem rozliczeń, bo regulamin łatwiej zmienić, gdy nikt jeszcze nie wystawił rachunku."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czego-nie-obiecywac-czlonkom",
        children: "Czego nie obiecywać członkom"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "że podatków nie ma; ustawa zwalnia tylko w wybranych sprawach,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "że cudza interpretacja chroni wszystkich; chroni tylko tego, kto o nią wystąpił,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "że akcyzy nigdy nie ma; zwolnienie działa do 1 MW łącznej mocy,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "że rozliczenie z członkami jest bez faktur; na to nie ma potwierdzenia."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zacznij od tego, co da się policzyć od razu: ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/akcyza-granica-1-mw",
          children: "granicy 1 MW w akcyzie"
        }), ". Jeśli spółdzielnię planuje samorząd, przeczytaj też o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
          children: "gminie w spółdzielni"
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