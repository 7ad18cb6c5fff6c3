"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6410"], {
79460(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_zakladanie_ile_kosztuje_zalozenie_i_prowadzenie_md_ce3_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-zakladanie-ile-kosztuje-zalozenie-i-prowadzenie-md-ce3.json
var site_baza_wiedzy_zakladanie_ile_kosztuje_zalozenie_i_prowadzenie_md_ce3_namespaceObject = JSON.parse('{"id":"zakladanie/ile-kosztuje-zalozenie-i-prowadzenie","title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","description":"Z jakich części składa się koszt spółdzielni energetycznej, kto ustala każdą z nich, które kwoty są publiczne i jak zebrać resztę ofert.","source":"@site/baza-wiedzy/zakladanie/ile-kosztuje-zalozenie-i-prowadzenie.md","sourceDirName":"zakladanie","slug":"/ile-kosztuje-zalozenie-i-prowadzenie","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KRS","permalink":"/baza-wiedzy/tagi/krs","description":"Rejestracja spółdzielni w Krajowym Rejestrze Sądowym."},{"inline":false,"label":"Finansowanie","permalink":"/baza-wiedzy/tagi/finansowanie","description":"Programy wsparcia i pieniądze na start."},{"inline":false,"label":"Oszczędności","permalink":"/baza-wiedzy/tagi/oszczednosci","description":"Jak liczyć korzyści i na co uważać."}],"version":"current","sidebarPosition":7,"frontMatter":{"article":{"kind":"article","label":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","category":"Zakładanie","neighbours":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-22","summary":["Ustawa podaje tylko opłaty sądowe: 500 zł za rejestrację w KRS, 250 zł za zmianę wpisu, 40 zł za wniosek o złożenie dokumentów do akt i 300 zł za wykreślenie.","Wpisowe i udziały ustalają członkowie w statucie.","Cen doradcy, księgowości i lustracji ustawa nie podaje, więc zbierz oferty na piśmie.","Sprzedawca nie może pobierać opłaty za samo rozliczenie energii spółdzielni.","Koszt stały trzeba porównać z korzyścią, zanim podpiszesz statut."],"readingMinutes":5,"sources":[{"code":"KSC","title":"Ustawa o kosztach sądowych w sprawach cywilnych (tekst jednolity, Dz.U. 2024 poz. 959)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000959","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/33a01bef4d61683777151e9a0ad14e5edcad524e/pl/DU-2024-959.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":5},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":10},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":6},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":2}],"related":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},"next":{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/zakladanie/ile-kosztuje-zalozenie-i-prowadzenie.md


const frontMatter = {
	title: 'Ile kosztuje założenie i prowadzenie spółdzielni energetycznej',
	description: 'Z jakich części składa się koszt spółdzielni energetycznej, kto ustala każdą z nich, które kwoty są publiczne i jak zebrać resztę ofert.',
	sidebar_position: 7,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'podstawowy',
	tags: [
		'krs',
		'finansowanie',
		'oszczednosci'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F12',
		'F13',
		'F19',
		'F46',
		'F48',
		'F52',
		'F56',
		'F103',
		'F104',
		'F119',
		'F132',
		'F133',
		'F145',
		'F161',
		'F174',
		'F175',
		'F179'
	],
	sources: [
		'KSC',
		'PS',
		'OZE',
		'PE'
	],
	related: [
		'jak-zalozyc-spoldzielnie-energetyczna',
		'finansowanie-spoldzielni-energetycznej',
		'jak-wybrac-doradce',
		'ile-mozna-zaoszczedzic'
	],
	summary: [
		'Ustawa podaje tylko opłaty sądowe: 500 zł za rejestrację w KRS, 250 zł za zmianę wpisu, 40 zł za wniosek o złożenie dokumentów do akt i 300 zł za wykreślenie.',
		'Wpisowe i udziały ustalają członkowie w statucie.',
		'Cen doradcy, księgowości i lustracji ustawa nie podaje, więc zbierz oferty na piśmie.',
		'Sprzedawca nie może pobierać opłaty za samo rozliczenie energii spółdzielni.',
		'Koszt stały trzeba porównać z korzyścią, zanim podpiszesz statut.'
	],
	aliases: [
		'koszt założenia spółdzielni energetycznej',
		'opłata KRS spółdzielnia',
		'ile kosztuje lustracja',
		'koszt księgowości spółdzielni',
		'wpisowe i udziały ile',
		'ile kosztuje udział',
		'ile trzeba wpłacić',
		'ile kosztuje przystąpienie',
		'koszty stałe spółdzielni',
		'opłata za wpis do wykazu KOWR',
		'budżet spółdzielni energetycznej',
		'ubezpieczenie instalacji'
	],
	glossary_skip: [],
	slug: '/ile-kosztuje-zalozenie-i-prowadzenie'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Założenie: koszty jednorazowe",
  "id": "zalozenie-koszty-jednorazowe",
  "level": 2
}, {
  "value": "Kto płaci za liczniki",
  "id": "kto-placi-za-liczniki",
  "level": 3
}, {
  "value": "Prowadzenie: koszty, które się powtarzają",
  "id": "prowadzenie-koszty-ktore-sie-powtarzaja",
  "level": 2
}, {
  "value": "Skąd spółdzielnia bierze na to pieniądze",
  "id": "skad-spoldzielnia-bierze-na-to-pieniadze",
  "level": 2
}, {
  "value": "Jak zbudować budżet w pięciu krokach",
  "id": "jak-zbudowac-budzet-w-pieciu-krokach",
  "level": 2
}, {
  "value": "Czego nie da się policzyć z góry",
  "id": "czego-nie-da-sie-policzyc-z-gory",
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
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Nikt uczciwy nie poda jednej kwoty dla każdej spółdzielni, ale da się powiedzieć, z czego ta kwota się składa. Część ustala ustawa, część ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członkowie"
      }), ", a resztę rynek. Niżej jest lista wszystkich części z tym, kto ustala każdą z nich i gdzie o nią zapytać."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "zalozenie-koszty-jednorazowe",
      children: "Założenie: koszty jednorazowe"
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Założenie: koszty jednorazowe",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Część"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kto ustala kwotę"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co wiadomo"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Rejestracja w ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#krs",
              children: "KRS"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto ustala kwotę",
            children: "ustawa"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiadomo",
            children: ["500 zł ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#oplaty-stale",
              children: "opłaty stałej"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ksc",
              id: "KSC-1",
              "aria-label": "Źródło 1, art. 52 ust. 1",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#statut",
              children: "Statut"
            }), " i zebranie założycielskie"]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Kto ustala kwotę",
            children: ["sami ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#zalozyciel",
              children: "założyciele"
            }), " albo prawnik z umowy"]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiadomo",
            children: ["ustawa wymaga uchwalenia statutu i podpisów założycieli", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-1",
              "aria-label": "Źródło 2, art. 6 § 1",
              children: "[2]"
            }), "; ceny porady są umowne"]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Obliczenia progu i opłacalności"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto ustala kwotę",
            children: "sami założyciele albo doradca z umowy"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiadomo",
            children: ["wstępny rachunek zrobisz w ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/kalkulator",
              children: "kalkulatorze"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Wniosek o wpis do ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
              children: "wykazu KOWR"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto ustala kwotę",
            children: "ustawa, ale opłaty nie wymienia"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiadomo",
            children: ["wśród wymaganych elementów wniosku nie ma dowodu opłaty", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-1",
              "aria-label": "Źródło 3, art. 38g ust. 2–3",
              children: "[3]"
            }), "; potwierdź to w ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#kowr",
              children: "KOWR"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Montaż ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#lzo",
              children: "liczników zdalnego odczytu"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto ustala kwotę",
            children: (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#osd",
              children: "operator"
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wiadomo",
            children: "zależy od tego, kto składa wniosek; zobacz niżej"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Umowa ze sprzedawcą"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto ustala kwotę",
            children: "sprzedawca"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co wiadomo",
            children: ["za samo rozliczenie opłat się nie pobiera", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-2",
              "aria-label": "Źródło 3, art. 38c ust. 7 pkt 1",
              children: "[3]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Instalacje i ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#magazyn-energii",
              children: "magazyn"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto ustala kwotę",
            children: "rynek"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wiadomo",
            children: "poproś o co najmniej dwie oferty na tę samą specyfikację"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Opłata sądowa pochodzi z tekstu ustawy z 2024 r. Gdy składasz kilka wniosków do rejestru naraz, na kilku formularzach, płacisz tylko jedną, tę wyższą", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ksc",
        id: "KSC-2",
        "aria-label": "Źródło 1, art. 57",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "kto-placi-za-liczniki",
      children: "Kto płaci za liczniki"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Samego licznika zdalnego odczytu w sieci do 1 kV nie kupujesz, bo kupuje go operator. Przy wymianie w ramach jego harmonogramu pokrywa on też montaż, ale gdy o licznik prosi sam ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#odbiorca",
        children: "odbiorca"
      }), ", montaż i uruchomienie płaci odbiorca", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-pe",
        id: "PE-1",
        "aria-label": "Źródło 4, art. 11t ust. 4, 6 i 9",
        children: "[4]"
      }), ". Przy wniosku składanym przez spółdzielnię ustawa milczy o kosztach", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 3, art. 38da ust. 1 pkt 2",
        children: "[3]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dlatego przed wysłaniem wniosku zapytaj operatora na piśmie, kto zapłaci. Średni koszt montażu na wniosek operator publikuje na swojej stronie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-pe",
        id: "PE-2",
        "aria-label": "Źródło 4, art. 11t ust. 9",
        children: "[4]"
      }), ", więc możesz go od razu wpisać do budżetu w wersji ostrożnej. Gotowe pismo to ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/wzory/wniosek-do-operatora-o-liczniki",
        children: "wniosek o liczniki"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "prowadzenie-koszty-ktore-sie-powtarzaja",
        children: "Prowadzenie: koszty, które się powtarzają"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Prowadzenie: koszty, które się powtarzają",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Część"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Jak często"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kwota i kto ją ustala"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Księgowość"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "co miesiąc lub co rok"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: ["cena z umowy z biurem; spółdzielnia musi prowadzić rachunkowość", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-2",
                "aria-label": "Źródło 2, art. 87",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprawozdanie roczne do KOWR"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "raz w roku"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: ["praca ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
                children: "zarządu"
              }), " albo umowa"]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Złożenie dokumentów do akt KRS"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "raz w roku"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: ["40 zł od wniosku według ustawy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ksc",
                id: "KSC-3",
                "aria-label": "Źródło 1, art. 63",
                children: "[1]"
              }), "; czy dotyczy sprawozdań elektronicznych, zapytaj księgowość"]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zmiana wpisu w KRS, na przykład statutu lub zarządu"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "gdy się zdarzy"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: ["250 zł według ustawy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ksc",
                id: "KSC-4",
                "aria-label": "Źródło 1, art. 55 ust. 1",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: ["Wykreślenie z KRS po ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/likwidacja-spoldzielni",
                children: "likwidacji"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "raz, na końcu"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: ["300 zł według ustawy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ksc",
                id: "KSC-5",
                "aria-label": "Źródło 1, art. 54 pkt 2",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Lustracja"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "co najmniej raz na 3 lata"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: ["związek rewizyjny albo Krajowa Rada Spółdzielcza; dla niezrzeszonych odpłatna", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-3",
                "aria-label": "Źródło 2, art. 91",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Badanie sprawozdania finansowego"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "jeśli wymagają go odrębne przepisy"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: ["firma audytorska; warunki sprawdzi księgowość", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-4",
                "aria-label": "Źródło 2, art. 88a",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Obsługa rozliczeń i danych"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "co miesiąc"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: "praca członka albo umowa"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Serwis i ubezpieczenie instalacji"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "co rok"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: "oferty"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wynagrodzenie zarządu lub rady"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak często",
              children: "według decyzji członków"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kwota i kto ją ustala",
              children: "statut i uchwały"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Opłaty sądowe, których kwotę podaje ustawa"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Rejestracja w KRS"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "500 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "raz, na początku"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Zmiana wpisu w KRS"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "250 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "50%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "gdy się zdarzy"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Dokumenty do akt KRS"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "40 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "8%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od wniosku, jeśli jest potrzebny"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Wykreślenie z KRS"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "300 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "60%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "raz, na końcu"
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Koszty bilansowania handlowego energii z instalacji poniżej 400 kW w całości pokrywa sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 3, art. 38e ust. 2",
          children: "[3]"
        }), ". Przy większej zapytaj o nie w ofercie, bo wtedy ta zasada już nie działa."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do budżetu nie wpisuj kar, ale znaj ich wysokość. Brak sprawozdania kosztuje 1 000 zł, a utrudnianie kontroli 10 000 zł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 3, art. 168 pkt 22 i 24, art. 170 ust. 7",
          children: "[3]"
        }), ". Karę 1 000 zł wymierza też Urząd Regulacji Energetyki za wytwarzanie w małej instalacji bez wpisu do rejestru wytwórców w małych instalacjach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 3, art. 168 pkt 14 i art. 170 ust. 4 pkt 2",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "skad-spoldzielnia-bierze-na-to-pieniadze",
        children: "Skąd spółdzielnia bierze na to pieniądze"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Pierwsze pieniądze pochodzą od członków. Wysokość wpisowego i udziałów ustala statut", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 2, art. 5 § 1 pkt 3",
          children: "[2]"
        }), ", a każdy obejmuje co najmniej jeden udział, jeśli statut nie wymaga więcej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 2, art. 20",
          children: "[2]"
        }), ". Wpisowe zasila fundusz zasobowy, a udziały fundusz udziałowy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 2, art. 78",
          children: "[2]"
        }), ". Udział po odejściu zwykle wraca, a wpisowe nie, bo do funduszu zasobowego były członek nie ma prawa", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-8",
          "aria-label": "Źródło 2, art. 26 § 2",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Koszty stałe można potem pokrywać z różnicy cen wewnętrznych albo ze składki, którą uchwalą członkowie. Każdy sposób inaczej rozkłada ciężar, a porównuje je artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci",
          children: "cenach wewnętrznych"
        }), ". Straty członkowie pokrywają do wysokości zadeklarowanych udziałów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-9",
          "aria-label": "Źródło 2, art. 19 § 2",
          children: "[2]"
        }), ", a gdy fundusze nie wystarczą, walne zgromadzenie może kazać wpłacić udziały wcześniej, niż mówi statut", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-10",
          "aria-label": "Źródło 2, art. 90",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-zbudowac-budzet-w-pieciu-krokach",
        children: "Jak zbudować budżet w pięciu krokach"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Przepisz obie tabele do arkusza i skreśl to, co członkowie zrobią sami."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Do każdego wiersza z ceną umowną poproś o co najmniej dwie oferty na piśmie. Pomogą ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/wzory/pytania-do-doradcy",
            children: "pytania do doradcy"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Podziel koszty jednorazowe na kilka lat, a koszt lustracji na trzy."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zsumuj koszt jednego roku i podziel go przez kilowatogodziny, które spółdzielnia ma rozliczyć."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Porównaj wynik z korzyścią z ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/kalkulator#kto=wies",
            children: "kalkulatora"
          }), ". Jeśli koszt pochłania większość korzyści, zwiększ skalę albo ogranicz usługi."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Wszystkie ceny umowne w tym przykładzie są wymyślone, a z ustawy pochodzi tylko 500 zł za KRS."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Założenie kosztuje 500 zł opłaty i 9 500 zł porady, razem 10 000 zł, które rozkładamy na 5 lat po 2 000 zł. Prowadzenie to 12 000 zł w roku, a lustracja 6 000 zł raz na 3 lata, czyli 2 000 zł rocznie."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Rok kosztuje więc 16 000 zł. Spółdzielnia, która rozlicza 400 000 kWh, wydaje na siebie 4 grosze od kilowatogodziny. Przy 80 000 kWh byłoby to 20 groszy i cały pomysł mógłby stracić sens."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Z tego rachunku wynika najważniejsza rada dla małych grup. Sprawozdanie, walne zgromadzenie i lustracja są takie same dla dziesięciu domów i dla połowy gminy, więc w małej grupie na każdą kilowatogodzinę przypada większy koszt. Zanim założysz własną spółdzielnię, sprawdź, czy w okolicy nie działa już taka, do której można wejść."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czego-nie-da-sie-policzyc-z-gory",
        children: "Czego nie da się policzyć z góry"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "O ceny lustracji, księgowości i notariusza, jeśli będzie potrzebny, poproś w ofertach, a o koszt ogłoszeń zapytaj w sądzie rejestrowym. Nie ufaj kwotom „od”, które krążą w reklamach, dopóki nie zobaczysz, co obejmują. Opłat stałych na rachunkach członków nie wliczaj ani do kosztów spółdzielni, ani do korzyści: zostają takie, jak były."
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Drugi koszt, o którym łatwo zapomnieć, to czas. Ktoś musi odbierać pisma, pilnować terminów i tłumaczyć rachunki sąsiadom. Zapisz, kto to robi i ile godzin w miesiącu, a dopiero potem zdecyduj, czy za darmo."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Kolejność wydatków wyznacza ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
          children: "droga krok po kroku"
        }), ", a dotacje i pożyczki opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/finansowanie-spoldzielni-energetycznej",
          children: "finansowaniu"
        }), ". Gdy dostaniesz oferty, porównaj je według wskazówek, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/jak-wybrac-doradce",
          children: "jak wybrać doradcę"
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