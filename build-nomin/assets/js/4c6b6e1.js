"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1409"], {
96834(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podstawy_spoldzielnia_czy_net_billing_md_937_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podstawy-spoldzielnia-czy-net-billing-md-937.json
var site_baza_wiedzy_podstawy_spoldzielnia_czy_net_billing_md_937_namespaceObject = JSON.parse('{"id":"podstawy/spoldzielnia-czy-net-billing","title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","description":"Porównanie dwóch rozliczeń energii z paneli: tabela różnic, przykład w kWh i w złotych oraz wskazówki, kiedy co pasuje.","source":"@site/baza-wiedzy/podstawy/spoldzielnia-czy-net-billing.md","sourceDirName":"podstawy","slug":"/spoldzielnia-czy-net-billing","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Net-billing","permalink":"/baza-wiedzy/tagi/net-billing","description":"Rozliczenie wartościowe prosumenta i porównania z nim."},{"inline":false,"label":"Porównanie","permalink":"/baza-wiedzy/tagi/porownanie","description":"Spółdzielnia na tle innych form."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Oszczędności","permalink":"/baza-wiedzy/tagi/oszczednosci","description":"Jak liczyć korzyści i na co uważać."}],"version":"current","sidebarPosition":4,"frontMatter":{"article":{"kind":"article","label":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","category":"Podstawy","neighbours":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}],"audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Net-billing zamienia oddany prąd na złote, a spółdzielnia liczy go w kilowatogodzinach.","Prąd, który w tej samej godzinie zużyją inni członkowie, liczy się 1 do 1, a reszta wraca jako 0,6.","Im więcej prądu grupa zużywa w godzinach produkcji, tym lepiej wypada spółdzielnia.","Net-billing jest prostszy, bo nie wymaga grupy, statutu ani wpisu do KOWR.","Wynik zależy od danych godzinowych, cen i zasad w spółdzielni, więc policz go przed decyzją."],"readingMinutes":7,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":14},{"code":"GLOB","title":"RCEm czy RCEt – jak są rozliczani prosumenci w net-billingu","publisher":"GLOBEnergia","url":"https://globenergia.pl/rcem-czy-rcet-jak-sa-rozliczani-prosumenci-w-net-billingu-a-jak-powinni-byc/","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ZUR","title":"Ceny w net-billingu od lutego 2025 r.","publisher":"Powiat Żuromiński","url":"http://zuromin.powiat.pl/?strona=wracaRCEm","date":"2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RPD","title":"Depozyt prosumencki po zmianach","publisher":"Rzeczpospolita","url":"https://www.rp.pl/nieruchomosci/art41622151","date":"12.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"AKTP","title":"Podstawy net-billingu","publisher":"aktywnyprosument.pl","url":"https://aktywnyprosument.pl/podstawy-net-billingu/","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PCF","title":"System net-billing","publisher":"e-pcf.pl","url":"https://e-pcf.pl/system-net-billing/","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"ENEA","title":"Analiza taryf G (eanalizer)","publisher":"repozytorium publiczne","url":"https://github.com/theundefined/eanalizer","date":"12.2025","copy":"zapisana kopia repozytorium","read":"2026-11-20","citations":1}],"related":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},"next":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podstawy/spoldzielnia-czy-net-billing.md


const frontMatter = {
	title: 'Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę',
	description: 'Porównanie dwóch rozliczeń energii z paneli: tabela różnic, przykład w kWh i w złotych oraz wskazówki, kiedy co pasuje.',
	sidebar_position: 4,
	audience: [
		'mieszkancy',
		'rolnicy',
		'przedsiebiorstwa',
		'gmina'
	],
	level: 'sredni',
	tags: [
		'net-billing',
		'porownanie',
		'rozliczenie-1-do-06',
		'oszczednosci'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F14',
		'F15',
		'F19',
		'F20',
		'F28',
		'F31',
		'F38',
		'F41',
		'F42',
		'F45',
		'F46',
		'F47',
		'F48',
		'F51',
		'F58',
		'F59',
		'F62',
		'F67',
		'F96',
		'F142',
		'F143'
	],
	sources: [
		'OZE',
		'GLOB',
		'ZUR',
		'RPD',
		'AKTP',
		'PCF',
		'ROZP',
		'ENEA'
	],
	related: [
		'rozliczenie-1-do-06',
		'ile-mozna-zaoszczedzic',
		'oplaty-w-spoldzielni-energetycznej',
		'przystapienie-i-wystapienie-czlonka'
	],
	summary: [
		'Net-billing zamienia oddany prąd na złote, a spółdzielnia liczy go w kilowatogodzinach.',
		'Prąd, który w tej samej godzinie zużyją inni członkowie, liczy się 1 do 1, a reszta wraca jako 0,6.',
		'Im więcej prądu grupa zużywa w godzinach produkcji, tym lepiej wypada spółdzielnia.',
		'Net-billing jest prostszy, bo nie wymaga grupy, statutu ani wpisu do KOWR.',
		'Wynik zależy od danych godzinowych, cen i zasad w spółdzielni, więc policz go przed decyzją.'
	],
	aliases: [
		'prosument czy spółdzielnia',
		'co się bardziej opłaca z paneli',
		'depozyt prosumencki a 1:0,6',
		'przejście z net-billingu do spółdzielni',
		'czy prosument może wejść do spółdzielni',
		'stare zasady a spółdzielnia',
		'opust 0,8 czy spółdzielnia',
		'niewykorzystany depozyt',
		'mam już panele',
		'panele sprzed 2022 roku',
		'przejście z opustu na net-billing'
	],
	glossary_skip: [],
	slug: '/spoldzielnia-czy-net-billing'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Na czym polega net-billing?",
  "id": "na-czym-polega-net-billing",
  "level": 2
}, {
  "value": "Na czym polega rozliczenie spółdzielni?",
  "id": "na-czym-polega-rozliczenie-spoldzielni",
  "level": 2
}, {
  "value": "Czym różnią się oba rozliczenia?",
  "id": "czym-roznia-sie-oba-rozliczenia",
  "level": 2
}, {
  "value": "Ten sam miesiąc w kilowatogodzinach – przykład",
  "id": "ten-sam-miesiac-w-kilowatogodzinach-przyklad",
  "level": 2
}, {
  "value": "Ile to może być w złotych?",
  "id": "ile-to-moze-byc-w-zlotych",
  "level": 2
}, {
  "value": "A jeśli masz stare opusty?",
  "id": "a-jesli-masz-stare-opusty",
  "level": 2
}, {
  "value": "Kiedy które rozwiązanie pasuje?",
  "id": "kiedy-ktore-rozwiazanie-pasuje",
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
    "later-part": "later-part",
    li: "li",
    line: "line",
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
      children: ["W słoneczne południe panele często dają więcej prądu, niż zużywa dom lub firma. Co dostaniesz za tę ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#nadwyzka",
        children: "nadwyżkę"
      }), ", zależy od rozliczenia, dlatego porównujemy tu ", (0,jsx_runtime.jsx)(_components.span, {
        className: "unbroken",
        children: "net-billing"
      }), " i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielnię energetyczną"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "na-czym-polega-net-billing",
      children: "Na czym polega net-billing?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.span, {
        className: "unbroken",
        children: "Net-billing"
      }), " to rozliczenie prosumenta, czyli kogoś, kto wytwarza prąd na własne potrzeby w mikroinstalacji, czyli do 50 kW. Obowiązuje tych, którzy pierwszy raz wprowadzili energię do sieci od 1 kwietnia 2022 r. Kto zdążył wcześniej, ma opusty, czyli odbiera 0,8 kWh za każdą oddaną 1 kWh, a przy mocy powyżej 10 kW 0,7 kWh", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 4 ust. 1",
        children: "[1]"
      }), ". Prosument ma prawo do rozliczenia przez 15 lat", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 2, art. 4, art. 40 ust. 1b",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.strong, {
        children: "Poprawka z 25 listopada 2026 r."
      }), " Wcześniej pisaliśmy „mała instalacja”, a w ustawie to coś większego niż mikroinstalacja prosumenta."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Oddany prąd wycenia się w złotych według rynkowej ceny energii, miesięcznej (RCEm) albo godzinowej (RCE). Przy ujemnej cenie godzina liczy się jako zero", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-glob",
        id: "GLOB-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Cenę miesięczną mają ci, którzy zaczęli przed 1 lipca 2024 r. Mogą przejść na godzinową, ale bez powrotu, a pozostali mają ją od razu", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-zur",
        id: "ZUR-1",
        "aria-label": "Źródło 3",
        children: "[3]"
      }), ". Swój wariant potwierdź u sprzedawcy."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wartość z miesiąca, zwiększona o 23%, trafia w następnym miesiącu na konto, czyli do depozytu prosumenckiego", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rpd",
        id: "RPD-1",
        "aria-label": "Źródło 4",
        children: "[4]"
      }), ". Płacisz nim tylko za energię czynną, czyli za sam prąd, a za dystrybucję i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oplaty-stale",
        children: "opłaty stałe"
      }), " z własnej kieszeni", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-aktp",
        id: "AKTP-1",
        "aria-label": "Źródło 5",
        children: "[5]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-pcf",
        id: "PCF-1",
        "aria-label": "Źródło 6",
        children: "[6]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "na-czym-polega-rozliczenie-spoldzielni",
        children: "Na czym polega rozliczenie spółdzielni?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Tu liczą się kilowatogodziny, a nie złote. W każdej godzinie sumuje się pobór i oddanie wszystkich ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członków"
        }), ", więc Twój prąd pokrywa zużycie innych 1 do 1. Reszta trafia do sieci i wraca w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
          children: "stosunku 1 do 0,6"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 1, art. 38c ust. 3–6",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 7, § 2–3",
          children: "[7]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Współczynnik 0,6 jest jeden dla każdej mocy i dotyczy tylko tego, co zostało ponad pobór całej grupy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 38c ust. 3",
          children: "[1]"
        }), ". Zapas działa już w tym samym miesiącu i jeszcze przez 12 kolejnych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38c ust. 8",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czym-roznia-sie-oba-rozliczenia",
        children: "Czym różnią się oba rozliczenia?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Czym różnią się oba rozliczenia?",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Cecha"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: "Net-billing"
              })
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Spółdzielnia"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Miara"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "złote"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "kilowatogodziny"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Kto się liczy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "jeden prosument"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "wszyscy członkowie razem"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Prąd zużyty w tej samej godzinie przez innych"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "ma cenę rynkową"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "liczy się 1 do 1"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Prąd oddany do sieci"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "depozyt według ceny rynkowej"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "wraca 0,6 kWh za 1 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Ważność"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "12 miesięcy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "12 miesięcy"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Po terminie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "zwrot do 20% lub 30% wartości energii z miesiąca"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "nadwyżką dysponuje sprzedawca"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Co pokrywa"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "tylko energię czynną, w złotych"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "pobór, w kilowatogodzinach"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#oplata-oze",
                children: "Opłaty OZE"
              }), ", mocowa i kogeneracyjna"]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "depozyt ich nie pokrywa"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Spółdzielnia",
              children: ["nie nalicza się ich od własnej energii; w domach ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#oplata-mocowa",
                children: "opłatę mocową"
              }), ", czyli stały ryczałt, licz w całości"]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#oplata-dystrybucyjna-zmienna",
                children: "Zmienna opłata za sieć"
              })
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "płacisz"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "od wspólnej energii płaci się ją najwyżej do wartości nadwyżki, którą dysponuje sprzedawca"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Opłaty stałe"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "płacisz"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "płacisz"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Opłata za rozliczenie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "zapytaj sprzedawcę"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Spółdzielnia",
              children: "sprzedawca nie pobiera"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Jak długo"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "15 lat"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Spółdzielnia",
              children: ["dopóki trwa wpis w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#kowr",
                children: "KOWR"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Formalności"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Net-billing",
              children: "bez zakładania spółdzielni"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Spółdzielnia",
              children: ["spółdzielnia, ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#statut",
                children: "statut"
              }), ", ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#krs",
                children: "KRS"
              }), ", wpis w KOWR"]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zwrot do 20% dotyczy ceny miesięcznej, a do 30% godzinowej; reszta przepada", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rpd",
          id: "RPD-2",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["To, co tabela mówi o spółdzielni, wynika z ustawy o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oze",
          children: "OZE"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38c ust. 3–13, art. 40 ust. 1b pkt 2",
          children: "[1]"
        }), ". Zmienna opłata za sieć i ryczałt mocowy mają w niej swoje warunki, które opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłatach w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ten-sam-miesiac-w-kilowatogodzinach-przyklad",
        children: "Ten sam miesiąc w kilowatogodzinach – przykład"
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Grupa ma w jednym miesiącu takie sumy godzinowe:"
        }), (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
            children: "członkowie z panelami oddają 1 000 kWh;"
          }), "\n", (0,jsx_runtime.jsx)(_components.li, {
            children: "w tych samych godzinach inni pobierają z tego 400 kWh;"
          }), "\n", (0,jsx_runtime.jsx)(_components.li, {
            children: "w pozostałych godzinach grupa pobiera jeszcze 500 kWh;"
          }), "\n", (0,jsx_runtime.jsx)(_components.li, {
            children: "zapasu z poprzednich miesięcy nie ma."
          }), "\n"]
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Liczby są umowne, a taryfy jednostrefowe."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W spółdzielni 400 kWh liczy się 1 do 1, a 600 kWh to nadwyżka, która daje zapas 600 × 0,6 = 360 kWh. Pokrywa on 360 z 500 kWh poboru, więc do kupienia zostaje 140 kWh."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "net-billingu"
        }), " za 1 000 kWh właściciele paneli dostają depozyt w złotych. Cała grupa kupuje 900 kWh, a depozyt obniża tylko rachunki właścicieli, więc sąsiad bez paneli nic z niego nie ma."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "A teraz miesiąc z mniejszym poborem: niech inni pobierają w tych godzinach 350 kWh, a w pozostałych grupa tylko 150 kWh. Do sieci idzie 650 kWh i powstaje zapas 390 kWh, z którego grupa zużyje 150 kWh, a 240 kWh przejdzie na później. Jeśli nie użyje ich w terminie, przepadną."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-to-moze-byc-w-zlotych",
        children: "Ile to może być w złotych?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prąd i sieć liczymy po stawkach grupy G11 dla klientów firmy Enea, ważnych do 31 grudnia 2026 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-enea",
          id: "ENEA-1",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), " Cena prądu w depozycie jest przyjęta tylko do rachunku i nie jest prognozą ani ofertą. Dla porównania RCEm wynosiła 136,30 zł za MWh w czerwcu i 466,08 zł w grudniu 2025 r. Podały to w styczniu 2026 r. serwisy globenergia.pl i gramwzielone.pl. Własne ceny wpiszesz w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulatorze"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dla 1 kWh, z VAT: energia czynna z akcyzą 0,62 zł i zmienna opłata za sieć 0,34 zł. Opłaty OZE i kogeneracyjna to razem 0,01 zł. Rynkowa cena prądu w depozycie to 0,15 zł albo 0,45 zł netto. Odbiorcy są w taryfie G, a ryczałtu mocowego nie liczymy. Spółdzielnia ma do 1 MW, więc korzysta ze zwolnienia z akcyzy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Ile warta jest 1 kWh oddana przez panele"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: [(0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: "Net-billing"
              }), ", cena 0,15 zł"]
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,18 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "18.6%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "0,15 × 1,23"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: [(0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: "Net-billing"
              }), ", cena 0,45 zł"]
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "0,55 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "56.7%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "0,45 × 1,23"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Spółdzielnia, zużyta w tej samej godzinie"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "od 0,63 do 0,97 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "64.9%",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.line, {
                x1: "64.9%",
                x2: "100%",
                y1: "50%",
                y2: "50%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "0,62 + 0,01, do tego 0,34 albo nie"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Spółdzielnia, oddana do sieci i odebrana"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "od 0,38 do 0,58 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "39.2%",
                children: "\n"
              }), "\n", (0,jsx_runtime.jsx)(_components.line, {
                x1: "39.2%",
                x2: "59.8%",
                y1: "50%",
                y2: "50%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "0,6 × 0,63 albo 0,6 × 0,97"
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wartość w spółdzielni to kwota, której grupa nie płaci na rachunkach. Niższa zakłada, że członkowie płacą zmienną opłatę za sieć w całości, a wyższa, że pokrywa ją nadwyżka sprzedawcy. Przepis można czytać na oba sposoby, dlatego podajemy przedział", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 1, art. 38c ust. 7 i 11–11b",
          children: "[1]"
        }), ". VAT od rozliczeń wewnątrz spółdzielni pomijamy, bo wymaga osobnej analizy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Trzy zastrzeżenia są ważne:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Depozyt w części przepada, gdy nie zużyjesz go na energię czynną w ciągu 12 miesięcy. Zanim wejdziesz do spółdzielni, zapytaj sprzedawcę na piśmie, co stanie się z resztą."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zapas spółdzielni też może przepaść, a wtedy jest wart zero."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Korzyść w spółdzielni powstaje dla całej grupy, a Twoja część zależy od zasad podziału."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ceny wewnętrzne ustala sama spółdzielnia, a podziału korzyści ustawa nie opisuje", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 1, art. 38c–38da",
          children: "[1]"
        }), ". Nie liczymy tu też kosztów prowadzenia spółdzielni."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "a-jesli-masz-stare-opusty",
        children: "A jeśli masz stare opusty?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wtedy porównujesz kilowatogodziny, a nie złote. Opust oddaje 0,8 kWh za każdą 1 kWh, a przy mocy powyżej 10 kW 0,7 kWh", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 1, art. 4 ust. 1",
          children: "[1]"
        }), ". W spółdzielni część Twojego prądu liczy się lepiej, bo 1 do 1, a reszta gorzej, bo 1 do 0,6. O wyniku decyduje to, ile z niego zużyją w tej samej godzinie inni członkowie. Tabela mówi, ile kWh wraca za 100 oddanych."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: A jeśli masz stare opusty?",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Zużyte w tej samej godzinie"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "1 do 0,6"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Opust 0,8"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Opust 0,7"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "nic"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "60"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "80"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "70"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "jedna czwarta"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "70"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "80"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "70"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "połowa"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "80"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "80"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "70"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "trzy czwarte"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "90"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "80"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "70"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "To nasz rachunek samych kilowatogodzin, bez opłat i bez ceny wewnętrznej. Pamiętaj też, że z opustu korzystasz tylko Ty, a w spółdzielni prąd wraca do całej grupy i Twoją część wyznaczają jej zasady podziału."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Z opustu do ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "net-billingu"
        }), " przejdziesz też bez spółdzielni. Pisemne oświadczenie składasz sprzedawcy najpóźniej 21 dni przed początkiem kwartału, a 15 lat pomniejsza się o czas, w którym był już opust", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 1, art. 4 ust. 1b",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-ktore-rozwiazanie-pasuje",
        children: "Kiedy które rozwiązanie pasuje?"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Bliżej Ci do spółdzielni, gdy:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "w grupie są odbiorcy, którzy pobierają prąd w dzień;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "ktoś poprowadzi zarząd i sprawozdania;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "zasady podziału korzyści są zapisane i jasne."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Bliżej Ci do ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "net-billingu"
        }), ", gdy:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "większość prądu zużywasz od razu u siebie;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "nie masz grupy w sieci tego samego operatora;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "wolisz działać bez statutu i głosowań."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "To nasza ocena, a nie wynik badania, więc sprawdź ją na danych godzinowych, bo roczna suma kWh nie wystarczy."
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Czy jest droga powrotna?",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Energia z jednej instalacji może korzystać tylko z jednego rozwiązania: opustu, ", (0,jsx_runtime.jsx)(_components.span, {
            className: "unbroken",
            children: "net-billingu"
          }), " albo rozliczenia spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-12",
            "aria-label": "Źródło 1, art. 69a",
            children: "[1]"
          }), ". Przepisu o powrocie do dawnego rozliczenia po wyjściu nie znaleźliśmy, tak samo jak przepisu o depozycie niewykorzystanym przed wejściem. Zanim złożysz deklarację, zapytaj sprzedawcę na piśmie o jedno i drugie."]
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wyjście jest możliwe, ale działa najwcześniej z końcem miesiąca kalendarzowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 1, art. 38e ust. 3",
          children: "[1]"
        }), ". Spółdzielnia może też działać tylko dla wybranych członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-14",
          "aria-label": "Źródło 1, art. 38f ust. 1",
          children: "[1]"
        }), ", więc ustal, czy obejmie Twoją instalację."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Policz swój przypadek w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "kalkulatorze"
        }), " albo krok po kroku według artykułu ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-mozna-zaoszczedzic",
          children: "ile można zaoszczędzić"
        }), ". Przykład godzinowy jest w tekście o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczeniu 1:0,6"
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