"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["907"], {
37816(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_zakladanie_statut_spoldzielni_energetycznej_md_c7b_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-zakladanie-statut-spoldzielni-energetycznej-md-c7b.json
var site_baza_wiedzy_zakladanie_statut_spoldzielni_energetycznej_md_c7b_namespaceObject = JSON.parse('{"id":"zakladanie/statut-spoldzielni-energetycznej","title":"Statut spółdzielni energetycznej – co musi zawierać","description":"Co trzeba zapisać w statucie spółdzielni energetycznej, co dodać od siebie i czego ustawa nie rozstrzygnie za członków. Z listą pytań do zebrania.","source":"@site/baza-wiedzy/zakladanie/statut-spoldzielni-energetycznej.md","sourceDirName":"zakladanie","slug":"/statut-spoldzielni-energetycznej","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."},{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"KRS","permalink":"/baza-wiedzy/tagi/krs","description":"Rejestracja spółdzielni w Krajowym Rejestrze Sądowym."}],"version":"current","sidebarPosition":5,"frontMatter":{"article":{"kind":"article","label":"Statut spółdzielni energetycznej – co musi zawierać","category":"Zakładanie","neighbours":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Prawo spółdzielcze wymienia 8 punktów, które musi mieć każdy statut.","Inne artykuły każą dopisać między innymi okres wypowiedzenia, przyczyny wykluczenia i skład organów.","W spółdzielni energetycznej warto dopisać obszar, rozliczenia i podział korzyści z prądu.","Ustawa nie dzieli korzyści między członków, więc zapisz to w statucie albo regulaminie.","Zmiana statutu wymaga większości 2/3 głosów."],"readingMinutes":8,"sources":[{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":31},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":10},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"KSC","title":"Ustawa o kosztach sądowych w sprawach cywilnych (tekst jednolity, Dz.U. 2024 poz. 959)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000959","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/33a01bef4d61683777151e9a0ad14e5edcad524e/pl/DU-2024-959.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},"next":{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/zakladanie/statut-spoldzielni-energetycznej.md


const frontMatter = {
	title: 'Statut spółdzielni energetycznej – co musi zawierać',
	description: 'Co trzeba zapisać w statucie spółdzielni energetycznej, co dodać od siebie i czego ustawa nie rozstrzygnie za członków. Z listą pytań do zebrania.',
	sidebar_position: 5,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'statut',
		'czlonkostwo',
		'krs'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F10',
		'F12',
		'F13',
		'F14',
		'F15',
		'F16',
		'F17',
		'F19',
		'F21',
		'F28',
		'F30',
		'F31',
		'F42',
		'F43',
		'F53',
		'F58',
		'F59',
		'F147',
		'F148',
		'F149',
		'F151',
		'F152',
		'F153',
		'F156',
		'F159',
		'F162',
		'F163',
		'F164',
		'F165',
		'F166',
		'F167',
		'F168',
		'F169',
		'F170',
		'F179',
		'F171',
		'F172',
		'F183',
		'F186'
	],
	sources: [
		'PS',
		'OZE',
		'ROZP',
		'KSC',
		'WIE'
	],
	related: [
		'organy-i-glosowanie',
		'ceny-wewnetrzne-i-podzial-korzysci',
		'sprzedaz-domu-spadek-wykluczenie',
		'jak-zalozyc-spoldzielnie-energetyczna'
	],
	summary: [
		'Prawo spółdzielcze wymienia 8 punktów, które musi mieć każdy statut.',
		'Inne artykuły każą dopisać między innymi okres wypowiedzenia, przyczyny wykluczenia i skład organów.',
		'W spółdzielni energetycznej warto dopisać obszar, rozliczenia i podział korzyści z prądu.',
		'Ustawa nie dzieli korzyści między członków, więc zapisz to w statucie albo regulaminie.',
		'Zmiana statutu wymaga większości 2/3 głosów.'
	],
	aliases: [
		'wzór statutu spółdzielni energetycznej',
		'co wpisać do statutu',
		'umowa spółdzielni energetycznej',
		'udziały i wpisowe w spółdzielni',
		'zmiana statutu'
	],
	glossary_skip: [
		'nadwyzka'
	],
	slug: '/statut-spoldzielni-energetycznej'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Po co jest statut i kto go uchwala",
  "id": "po-co-jest-statut-i-kto-go-uchwala",
  "level": 2
}, {
  "value": "Co musi być w statucie",
  "id": "co-musi-byc-w-statucie",
  "level": 2
}, {
  "value": "Organy i głosy: co narzuca prawo",
  "id": "organy-i-glosy-co-narzuca-prawo",
  "level": 2
}, {
  "value": "Jakie zasady członkostwa zapisać",
  "id": "jakie-zasady-czlonkostwa-zapisac",
  "level": 2
}, {
  "value": "Co dopisać ze względu na energię",
  "id": "co-dopisac-ze-wzgledu-na-energie",
  "level": 2
}, {
  "value": "Jak zapisać podział korzyści z prądu",
  "id": "jak-zapisac-podzial-korzysci-z-pradu",
  "level": 2
}, {
  "value": "Statut czy regulamin: gdzie co zapisać",
  "id": "statut-czy-regulamin-gdzie-co-zapisac",
  "level": 2
}, {
  "value": "Lista kontrolna przed zebraniem",
  "id": "lista-kontrolna-przed-zebraniem",
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
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Statut to zbiór reguł, według których działa spółdzielnia. Część z nich narzuca prawo, a część ustalają sami ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#zalozyciel",
        children: "założyciele"
      }), " i w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielni energetycznej"
      }), " to ona decyduje, kto zyska na wspólnym prądzie. Pracę z projektem ułatwi wydruk ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/wzory/omowienie-statutu",
        children: "omówienia statutu punkt po punkcie"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "po-co-jest-statut-i-kto-go-uchwala",
      children: "Po co jest statut i kto go uchwala"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Spółdzielnia powstaje, gdy założyciele uchwalą i podpiszą statut oraz wybiorą organy albo, na początek, komisję organizacyjną z co najmniej 3 osób. Osobą prawną staje się z wpisem do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#krs",
        children: "KRS"
      }), ", czyli Krajowego Rejestru Sądowego", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-1",
        "aria-label": "Źródło 1, art. 6, 7 i 11",
        children: "[1]"
      }), ". Ten sam dokument dołączasz potem do wniosku o wpis do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazu KOWR"
      }), ", czyli ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "Krajowego Ośrodka Wsparcia Rolnictwa"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38g ust. 2–5",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Statut podpisuje co najmniej 10 osób fizycznych albo 3 osoby prawne", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-2",
        "aria-label": "Źródło 1, art. 6 § 2",
        children: "[1]"
      }), ". Zanim spółdzielnia trafi do KRS, ci, którzy działają w jej interesie, odpowiadają wobec innych solidarnie, czyli każdy za całość długu", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-3",
        "aria-label": "Źródło 1, art. 11 § 2",
        children: "[1]"
      }), ". Trzech ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), " wystarcza później tylko wtedy, gdy sam statut mówi, że należą do spółdzielni wyłącznie osoby prawne. Gdy należy do niej choć jedna osoba fizyczna, potrzeba co najmniej 10 członków, a w spółdzielni produkcji rolnej i grupy producentów rolnych 5", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-4",
        "aria-label": "Źródło 1, art. 15 § 1 i § 5",
        children: "[1]"
      }), ". Od jednego zdania w statucie zależy więc, ilu członków musisz zebrać."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-musi-byc-w-statucie",
      children: "Co musi być w statucie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Prawo spółdzielcze wymienia 8 obowiązkowych punktów i wszystkie są w lewej kolumnie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-5",
        "aria-label": "Źródło 1, art. 5 § 1",
        children: "[1]"
      }), ", a prawa zawiera nasze pytania na zebranie."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Co musi być w statucie",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co musi być"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "O czym zdecydować"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "1. Nazwa ze słowem „spółdzielnia” lub „spółdzielczy” i siedziba"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "czy nazwa zgadza się w każdym dokumencie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "2. Przedmiot działalności i czas trwania, jeśli jest określony"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "prąd, ciepło czy biogaz; czy także obrót i magazynowanie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["3. ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#wpisowe",
              children: "Wpisowe"
            }), " i ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#udzial",
              children: "udziały"
            }), ": ile, do kiedy, kiedy zwrot, co za brak wpłaty"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "ile wynosi 1 udział i ile trzeba ich objąć"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "4. Prawa i obowiązki członków"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "co członek zgłasza, czego może żądać"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "5. Przyjmowanie, wypowiadanie, wykreślanie i wykluczanie członków"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "kto może wejść, jak długie jest wypowiedzenie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["6. Zwoływanie ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#walne-zgromadzenie",
              children: "walnych zgromadzeń"
            }), ", obrady i uchwały"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "jak i kiedy zawiadamia się członków"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "7. Wybór i odwoływanie członków organów"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "kto prowadzi sprawy, kto kontroluje"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "8. Podział nadwyżki i pokrywanie strat"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "co dzieje się z pieniędzmi na koniec roku"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Statut musi też mieć postanowienia, których wymagają inne artykuły tej samej ustawy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 1, art. 5 § 2",
          children: "[1]"
        }), ". Najważniejsze z nich to:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["kto przyjmuje członków i do kogo można się odwołać", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-7",
            "aria-label": "Źródło 1, art. 17 § 4",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["termin i okres wypowiedzenia oraz przyczyny wykluczenia i wykreślenia", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-8",
            "aria-label": "Źródło 1, art. 22 i 24",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["jak i kiedy wypłaca się udziały po odejściu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-9",
            "aria-label": "Źródło 1, art. 21 i 26",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["jak działają organy i jak zawiadamia się o walnym zgromadzeniu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-10",
            "aria-label": "Źródło 1, art. 35 i 40",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["kadencja rady i skład ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
            children: "zarządu"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-11",
            "aria-label": "Źródło 1, art. 45 i 49",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["kolejność, w jakiej fundusze pokrywają straty", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-12",
            "aria-label": "Źródło 1, art. 90",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["jeśli mają być wkłady, na przykład dach lub panele: ich rodzaj, wycena, terminy i zwrot", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-13",
            "aria-label": "Źródło 1, art. 20 § 2",
            children: "[1]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Ta druga lista jest przykładowa, więc projekt daj do sprawdzenia prawnikowi. Gotowego statutu nie publikujemy, bo każda grupa ma inny skład i inne liczniki."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "organy-i-glosy-co-narzuca-prawo",
        children: "Organy i głosy: co narzuca prawo"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia musi mieć walne zgromadzenie, radę nadzorczą i zarząd, a członków rady i zarządu wybiera się i odwołuje w tajnym głosowaniu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-14",
          "aria-label": "Źródło 1, art. 35",
          children: "[1]"
        }), ". Dotyczy to także spółdzielni trzech osób prawnych."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Walne zgromadzenie."
          }), " Każdy członek ma jeden głos bez względu na udziały. Tylko statut spółdzielni, do której mogą należeć wyłącznie osoby prawne, może liczyć głosy inaczej", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-15",
            "aria-label": "Źródło 1, art. 36 § 2",
            children: "[1]"
          }), ". Uchwały zapadają zwykłą większością przy obecności połowy uprawnionych, chyba że ustawa lub statut mówi co innego", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-16",
            "aria-label": "Źródło 1, art. 41 § 2",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Rada nadzorcza."
          }), " Ma co najmniej 3 osoby wybrane spośród członków, a osoba prawna może wskazać kogoś spoza spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-17",
            "aria-label": "Źródło 1, art. 45",
            children: "[1]"
          }), ". Nie można być naraz w radzie i w zarządzie, a małżonek i bliscy krewni członków zarządu nie mogą zasiadać w radzie", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-18",
            "aria-label": "Źródło 1, art. 56 i 57",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Zarząd."
          }), " Może być jednoosobowy, jeśli tak mówi statut", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-19",
            "aria-label": "Źródło 1, art. 49",
            children: "[1]"
          }), ". Za spółdzielnię podpisują dwaj członkowie zarządu albo członek zarządu z pełnomocnikiem, a przy zarządzie jednoosobowym także dwaj pełnomocnicy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-20",
            "aria-label": "Źródło 1, art. 54",
            children: "[1]"
          }), ". Pełnomocnika wybiera zarząd, chyba że statut każe mu najpierw zapytać radę o zgodę", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-21",
            "aria-label": "Źródło 1, art. 55",
            children: "[1]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do obsadzenia organów potrzeba więc co najmniej 4 różnych osób: trzech do rady i jednej do zarządu. Osoba prawna głosuje na walnym przez pełnomocnika z pisemnym pełnomocnictwem, który zastępuje tylko jednego członka", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-22",
          "aria-label": "Źródło 1, art. 36 § 3–4",
          children: "[1]"
        }), ". Kworum, protokół i skargę na uchwałę opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/organy-i-glosowanie",
          children: "organach i głosowaniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-zasady-czlonkostwa-zapisac",
        children: "Jakie zasady członkostwa zapisać"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Kilka reguł działa z mocy prawa, a kilka możesz ustawić po swojemu."
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Kto wchodzi: prawo dopuszcza osoby fizyczne z pełną zdolnością do czynności prawnych oraz osoby prawne, ale statut może to zmienić", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-23",
            "aria-label": "Źródło 1, art. 15",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Jak się wchodzi: deklaracja musi być na piśmie, bo inaczej jest nieważna. Może to być papier albo pismo elektroniczne z podpisem kwalifikowanym, osobistym lub zaufanym", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-24",
            "aria-label": "Źródło 1, art. 16",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Ile to trwa: uchwała o przyjęciu zapada w ciągu miesiąca, chyba że statut mówi inaczej. Zawiadomienie wysyła się w ciągu 2 tygodni", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-25",
            "aria-label": "Źródło 1, art. 17",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Jak się wychodzi: wypowiedzenie musi być na piśmie, a jego termin i okres podaje statut. W spółdzielni energetycznej skutek przychodzi najwcześniej z końcem miesiąca kalendarzowego", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-26",
            "aria-label": "Źródło 1, art. 22",
            children: "[1]"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-2",
            "aria-label": "Źródło 2, art. 38e ust. 3 i art. 38c ust. 8",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Czym ryzykuje członek: nie odpowiada wobec wierzycieli za długi spółdzielni. W stratach uczestniczy do wysokości zadeklarowanych udziałów, a po odejściu wtedy, gdy w ciągu 6 miesięcy otwarto likwidację albo w ciągu roku wszczęto upadłość", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-27",
            "aria-label": "Źródło 1, art. 19 i 28",
            children: "[1]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prawa i obowiązki członków są równe", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-28",
          "aria-label": "Źródło 1, art. 18 § 1",
          children: "[1]"
        }), ", o czym łatwo zapomnieć, gdy dzieli się ich na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wytworca",
          children: "wytwórców"
        }), " i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#odbiorca",
          children: "odbiorców"
        }), ". Inna cena za inną rolę to naszym zdaniem nie to samo co inne prawa, ale każdą taką różnicę daj do oceny prawnikowi."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Wysokość udziału wyznacza naraz 2 rzeczy: ile pieniędzy wpływa na start i ile członek może stracić."
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Spółdzielnia ma 12 członków. Statut mówi: 1 udział to 500 zł, każdy obejmuje co najmniej 2 udziały, a wpisowe to 100 zł. Kwoty są wymyślone."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Na start wpływa co najmniej 12 × 1 000 zł udziałów i 12 × 100 zł wpisowego. Razem to 13 200 zł. Członek z 2 udziałami uczestniczy w stratach do 1 000 zł."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dopisac-ze-wzgledu-na-energie",
        children: "Co dopisać ze względu na energię"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Ustawa o OZE dodaje sprawy, o których ogólny wzór statutu może milczeć, a które warto zapisać:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Obszar działania, który wpisujesz też we wniosku do KOWR, więc oba dokumenty muszą mówić to samo", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-3",
            "aria-label": "Źródło 2, art. 38g",
            children: "[2]"
          }), ". To 1 gmina albo najwyżej 3 sąsiadujące, w sieci jednego operatora", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-4",
            "aria-label": "Źródło 2, art. 38e ust. 1 i art. 38c ust. 1–2",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Cel: działanie tylko na rzecz spółdzielni i członków, bo tak brzmi ustawowa definicja", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-5",
            "aria-label": "Źródło 2, art. 2 pkt 33a",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Dla kogo działa: dla wszystkich członków czy tylko wybranych, na co ustawa też pozwala", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-6",
            "aria-label": "Źródło 2, art. 38f ust. 1",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Zgłaszanie zmian: nowy punkt poboru albo nowa moc zmienia dane w wykazie, a spółdzielnia zgłasza to w 14 dni, więc członek powinien zgłosić je wcześniej", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-7",
            "aria-label": "Źródło 2, art. 38i",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto w spółdzielni widzi dane z liczników i do czego ich używa. To nasza rada, a nie wymóg z ustawy o OZE."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Granice obszaru zbiera artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/obszar-i-limity-spoldzielni",
          children: "obszarze i limitach"
        }), ". W mieście nowe brzmienie trzeba sprawdzić w ISAP, a prowadzi przez to artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielnia w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-zapisac-podzial-korzysci-z-pradu",
        children: "Jak zapisać podział korzyści z prądu"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Podział nadwyżki bilansowej to jedno, a podział korzyści z prądu to drugie. Nadwyżka bilansowa, czyli w uproszczeniu zysk spółdzielni, pojawia się na koniec roku i o niej statut musi mówić", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-29",
          "aria-label": "Źródło 1, art. 5",
          children: "[1]"
        }), ". Dzieli ją walne zgromadzenie, a co najmniej 5% idzie na fundusz zasobowy, dopóki nie dorówna on wniesionym udziałom obowiązkowym", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-30",
          "aria-label": "Źródło 1, art. 76",
          children: "[1]"
        }), ". Korzyść z prądu powstaje natomiast co miesiąc, na rachunkach członków."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rachunek od sprzedawcy ma swoją regułę. Brakujący prąd dzieli się między członków, u których miesiąc zamknął się poborem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 3, § 3 ust. 2–3",
          children: "[3]"
        }), ". Ustawa nie mówi jednak, kto ile ma na tym zyskać", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 2, art. 38c–38da",
          children: "[2]"
        }), ". Ceny wewnętrzne też ustala sama spółdzielnia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wie",
          id: "WIE-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zapisz więc co najmniej 4 rzeczy:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "ile dostaje wytwórca za prąd, z którego korzystają inni;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "ile płaci odbiorca i za które kilowatogodziny;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "kto i jak często zmienia te stawki;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "co dzieje się z zapasem energii, gdy ktoś odchodzi."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zapas w sieci, czyli prawo do odbioru 0,6 kWh za każdą oddaną 1 kWh nadwyżki, jest ważny najdłużej 12 miesięcy. Należy do rozliczenia całej grupy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 2, art. 38c ust. 3, 6 i 8",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "statut-czy-regulamin-gdzie-co-zapisac",
        children: "Statut czy regulamin: gdzie co zapisać"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zmiana statutu wymaga większości 2/3 głosów na walnym zgromadzeniu, zgłoszenia do KRS w 30 dni, z dwoma odpisami protokołu, i działa dopiero od wpisu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-31",
          "aria-label": "Źródło 1, art. 12a",
          children: "[1]"
        }), ". Opłata sądowa za zmianę wpisu to według tekstu z 2024 r. 250 zł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ksc",
          id: "KSC-1",
          "aria-label": "Źródło 4, art. 55 ust. 1",
          children: "[4]"
        }), ". To chroni członków, ale spowalnia drobne poprawki, więc treść możesz podzielić na statut i regulamin, a część spraw trafia do umowy ze sprzedawcą."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Statut czy regulamin: gdzie co zapisać",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Dokument"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co tam pasuje"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Statut"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "zasady: kto, na jakim obszarze, według jakiej zasady podziału, kto zmienia stawki"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Regulamin rozliczeń"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "liczby: stawki, terminy, wzory, przykład rachunku"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Umowa ze sprzedawcą"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "zgłaszanie członków i punktów poboru, format danych"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["O trzecim dokumencie mówi ustawa: umowa ze sprzedawcą określa zgłaszanie zmian i dane", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 2, art. 38da ust. 2 pkt 2",
          children: "[2]"
        }), ". Podział na statut i regulamin to nasza propozycja."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "O tym decydują tylko członkowie",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "W ustawie o OZE nie ma zasady podziału korzyści, ceny wewnętrznej ani reguły dla zapasu energii członka, który odchodzi. Jeśli statut i regulamin też milczą, łatwo o spór."
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "lista-kontrolna-przed-zebraniem",
        children: "Lista kontrolna przed zebraniem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy skład członków zgadza się z minimum: 3 osoby prawne albo 10 członków?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy są kandydaci do rady i zarządu, łącznie co najmniej 4 osoby?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy obszar i przedmiot działalności są takie same jak w planowanym wniosku do KOWR?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy każdy rozumie, ile wpłaca i ile może stracić?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy okres wypowiedzenia kończy się z końcem miesiąca?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy zasadę podziału sprawdzono na prawdziwych liczbach?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy projekt przeczytał prawnik?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Klucz podziału policz na liczbach, zanim trafi do projektu, tak jak pokazuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci",
          children: "ceny wewnętrzne i podział korzyści"
        }), ". Całą drogę opisuje tekst ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
          children: "jak założyć spółdzielnię"
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