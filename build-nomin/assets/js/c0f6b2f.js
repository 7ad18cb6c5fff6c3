"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2159"], {
45983(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_rozliczenia_ile_mozna_zaoszczedzic_md_59c_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-rozliczenia-ile-mozna-zaoszczedzic-md-59c.json
var site_baza_wiedzy_rozliczenia_ile_mozna_zaoszczedzic_md_59c_namespaceObject = JSON.parse('{"id":"rozliczenia/ile-mozna-zaoszczedzic","title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","description":"Jak uczciwie policzyć oszczędność w spółdzielni energetycznej. Jeden przykład z założeniami, górna granica i lista kosztów, o których łatwo zapomnieć.","source":"@site/baza-wiedzy/rozliczenia/ile-mozna-zaoszczedzic.md","sourceDirName":"rozliczenia","slug":"/ile-mozna-zaoszczedzic","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Oszczędności","permalink":"/baza-wiedzy/tagi/oszczednosci","description":"Jak liczyć korzyści i na co uważać."},{"inline":false,"label":"Opłaty","permalink":"/baza-wiedzy/tagi/oplaty","description":"Składniki rachunku, które znikają i które zostają."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."}],"version":"current","sidebarPosition":4,"frontMatter":{"article":{"kind":"article","label":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","category":"Rozliczenia","neighbours":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"title":"Moc umowna i taryfy","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Nie ma jednej liczby dla wszystkich. Wynik zależy od godzin, cen i umów.","Produkcja razy cena z rachunku to górna granica, a nie oszczędność.","Policz rok godzina po godzinie i odejmij wszystkie koszty.","Zawsze pokaż dwa wyniki: ostrożny i korzystny."],"readingMinutes":5,"sources":[{"code":"SEP","title":"Ile można zaoszczędzić – przykładowe kalkulacje","publisher":"spoldzielnieenergetyczne.pl","url":"https://spoldzielnieenergetyczne.pl/ile-mozna-zaoszczedzic-dzieki-spoldzielni-energetycznej-przykladowe-kalkulacje/","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":7},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ENEA","title":"Analiza taryf G (eanalizer)","publisher":"repozytorium publiczne","url":"https://github.com/theundefined/eanalizer","date":"12.2025","copy":"zapisana kopia repozytorium","read":"2026-11-20","citations":1},{"code":"STAW","title":"Stawki operatorów i sprzedawców 2026 – zestawienie (PolishEnergyPrices)","publisher":"repozytorium publiczne, licencja MIT","url":"https://github.com/jchrzaniuk/PolishEnergyPrices","date":"08.2026","copy":"zapisana kopia repozytorium","read":"2026-11-20","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"RP3","title":"Przybywa spółdzielni energetycznych, biurokracja wciąż problemem","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art42510431-przybywa-spoldzielni-energetycznych-ale-biurokracja-wciaz-duzym-problemem","date":"06.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},"next":{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/rozliczenia/ile-mozna-zaoszczedzic.md


const frontMatter = {
	title: 'Ile można oszczędzić – jak liczyć, żeby się nie oszukać',
	description: 'Jak uczciwie policzyć oszczędność w spółdzielni energetycznej. Jeden przykład z założeniami, górna granica i lista kosztów, o których łatwo zapomnieć.',
	sidebar_position: 4,
	audience: [
		'mieszkancy',
		'gmina',
		'rolnicy',
		'przedsiebiorstwa'
	],
	level: 'sredni',
	tags: [
		'oszczednosci',
		'oplaty',
		'rozliczenie-1-do-06'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F25',
		'F34',
		'F38',
		'F42',
		'F47',
		'F48',
		'F56',
		'F58',
		'F59',
		'F62',
		'F67',
		'F69',
		'F70'
	],
	sources: [
		'SEP',
		'OZE',
		'WIE',
		'ENEA',
		'STAW',
		'ROZP',
		'RP3',
		'RP1'
	],
	related: [
		'rozliczenie-1-do-06',
		'oplaty-w-spoldzielni-energetycznej',
		'prog-70-i-40-procent',
		'spoldzielnia-czy-net-billing'
	],
	summary: [
		'Nie ma jednej liczby dla wszystkich. Wynik zależy od godzin, cen i umów.',
		'Produkcja razy cena z rachunku to górna granica, a nie oszczędność.',
		'Policz rok godzina po godzinie i odejmij wszystkie koszty.',
		'Zawsze pokaż dwa wyniki: ostrożny i korzystny.'
	],
	aliases: [
		'czy to się opłaca',
		'ile zyskam w spółdzielni',
		'kalkulacja zwrotu',
		'o ile spadnie rachunek za prąd',
		'zysk ze spółdzielni energetycznej',
		'zwrot z inwestycji',
		'tani prąd',
		'ile zarobię na nadwyżce',
		'ile oszczędza firma'
	],
	glossary_skip: [],
	slug: '/ile-mozna-zaoszczedzic'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Dlaczego proste mnożenie zawyża wynik",
  "id": "dlaczego-proste-mnozenie-zawyza-wynik",
  "level": 2
}, {
  "value": "Przykład: jeden dom przez jeden miesiąc",
  "id": "przyklad-jeden-dom-przez-jeden-miesiac",
  "level": 2
}, {
  "value": "Ten sam dom, cztery wyniki",
  "id": "ten-sam-dom-cztery-wyniki",
  "level": 2
}, {
  "value": "Czego brakuje w tym przykładzie",
  "id": "czego-brakuje-w-tym-przykladzie",
  "level": 2
}, {
  "value": "Jak policzyć to u siebie",
  "id": "jak-policzyc-to-u-siebie",
  "level": 2
}, {
  "value": "Jakie liczby krążą w prasie",
  "id": "jakie-liczby-kraza-w-prasie",
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
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
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
      children: ["Na pytanie o oszczędność nie ma jednej odpowiedzi. Wynik zależy od tego, w jakich godzinach bierzesz prąd, co mówi ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "statut"
      }), " i jak sprzedawca liczy opłaty za sieć. Możesz jednak policzyć go uczciwie, a poniżej pokazujemy, jak to zrobić i gdzie łatwo się pomylić."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "dlaczego-proste-mnozenie-zawyza-wynik",
      children: "Dlaczego proste mnożenie zawyża wynik"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Kuszący skrót wygląda tak: produkcja razy cena z rachunku. Jeden z poradników liczy na przykład 145 000 kWh × 1,10 zł i dostaje 159 500 zł", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-sep",
        id: "SEP-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), ". Samo mnożenie jest poprawne, ale daje górną granicę, a nie oszczędność, bo pomija cztery rzeczy:"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
          children: "Współczynnik 0,6"
        }), ". Za 1 kWh ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#nadwyzka",
          children: "nadwyżki"
        }), " wraca 0,6 kWh", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-1",
          "aria-label": "Źródło 2, art. 38c ust. 3",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Godziny. Z paneli prądu bywa w letnie południe za dużo, a w zimowy wieczór go brakuje."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oplaty-stale",
          children: "Opłaty stałe"
        }), ". Nie zależą od zużycia, więc zostają", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 2, art. 38c ust. 7 i 13",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Cena wewnętrzna. ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wytworca",
          children: "Wytwórca"
        }), " może oczekiwać zapłaty za swój prąd, a cenę ustala sama spółdzielnia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wie",
          id: "WIE-1",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), "."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
        children: "Próg 70%"
      }), " też nie jest oszczędnością. Mówi tylko, ile rocznych potrzeb instalacje są w stanie pokryć, więc rachunek nie spada przez to o 70%", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3",
        children: "[2]"
      }), ". Szerzej piszemy o tym w tekście o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/prog-70-i-40-procent",
        children: "progu 70% i 40%"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "przyklad-jeden-dom-przez-jeden-miesiac",
      children: "Przykład: jeden dom przez jeden miesiąc"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dom należy do spółdzielni i nie ma własnych paneli. W miesiącu pobrał 390 kWh, z czego 50 kWh oddał w tych samych godzinach inny ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członek"
      }), ". Kolejne 178 kWh pochodzi z zapasu za nadwyżkę, liczonego 1 do 0,6. Resztę, czyli 162 kWh, dom kupił od sprzedawcy."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Przykład: jeden dom przez jeden miesiąc",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Pozycja"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Dom sam"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Dom w spółdzielni"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Kupiony prąd"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "390 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "162 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Opłaty od kWh (0,792 zł)"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "308,88 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "128,30 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Opłaty stałe"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "38,30 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "38,30 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Razem netto"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "347,18 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "166,60 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "VAT 23%"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "79,85 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "38,32 zł"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Razem brutto"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "427,03 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "204,92 zł"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Rachunek od sprzedawcy jest w tym przykładzie niższy o 222,11 zł. To jeszcze nie oszczędność, bo nie ma tu innych kosztów."
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Stawki: grupa G11, ENEA, licznik trójfazowy, ważne do 31 grudnia 2026 r.", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-enea",
            id: "ENEA-1",
            "aria-label": "Źródło 4",
            children: "[4]"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-staw",
            id: "STAW-1",
            "aria-label": "Źródło 5",
            children: "[5]"
          }), " Łączna moc instalacji spółdzielni nie przekracza 1 MW, więc jej prąd jest bez ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#akcyza",
            children: "akcyzy"
          }), ". ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#oplata-mocowa",
            children: "Opłata mocowa"
          }), ", którą dom płaci ryczałtem, ostrożnie zostaje w całości. ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#oplata-dystrybucyjna-zmienna",
            children: "Zmienne opłaty za sieć"
          }), " od tego prądu pokrywa nadwyżka. Podział 50, 178 i 162 kWh też jest założeniem."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ten-sam-dom-cztery-wyniki",
        children: "Ten sam dom, cztery wyniki"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dwie rzeczy mogą zmienić wynik najmocniej. Pierwsza to zmienna opłata za sieć. Przepis można czytać tak, że członek dopłaca ją do wartości nadwyżki", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38c ust. 7 pkt 2 i ust. 11–11b",
          children: "[2]"
        }), ". Od 50 i 178 kWh, czyli od 228 kWh, byłoby to najwyżej 228 × 0,2787 = 63,54 zł netto. Z VAT daje to 78,16 zł."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Druga rzecz to cena wewnętrzna. Przyjmijmy 0,40 zł za każdą z 228 kWh, razem 91,20 zł."
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Ten sam dom w jednym miesiącu: od 52,75 zł do 222,11 zł"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Bez dopłaty za sieć i bez ceny wewnętrznej"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "222,11 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Dopłata za sieć, bez ceny wewnętrznej"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "143,95 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "64.8%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Cena wewnętrzna 0,40 zł, bez dopłaty za sieć"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "130,91 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "58.9%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Dopłata za sieć i cena wewnętrzna 0,40 zł"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "52,75 zł"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "23.7%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Ten sam dom, ten sam prąd, a wynik różni się ponad 4 razy. Dlatego pytaj o założenia, zanim uwierzysz w liczbę. Cena 0,40 zł jest tylko przykładem, bez VAT, bo VAT w takim rozliczeniu wymaga analizy doradcy."
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "A co da skrót z początku tekstu? Żeby dom dostał 50 i 178 kWh, wytwórca oddał około 347 kWh. Z tego 50 kWh zużyto wspólnie, a około 297 kWh to nadwyżka, z której wróciło 0,6, czyli 178 kWh. Skrót mnoży całe 347 kWh przez średnią cenę z rachunku, czyli 1,095 zł, i daje 380 zł. To o 158 zł więcej niż najwyższy wynik na wykresie."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czego-brakuje-w-tym-przykladzie",
        children: "Czego brakuje w tym przykładzie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dom to tylko ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#odbiorca",
          children: "odbiorca"
        }), ", a spółdzielnia to całość, w której zostaje to, co odbiorca płaci wytwórcy. Zasad podziału korzyści nie ma ani w ustawie, ani w rozporządzeniu, więc opisuje je statut albo regulamin", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38c i 38da",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 6, § 3",
          children: "[6]"
        }), ". Do pełnego rachunku dolicz:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Koszt instalacji i jej napraw."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Koszt prowadzenia spółdzielni, na przykład księgowość."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Podatki, w tym VAT, po rozmowie z doradcą."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#bilansowanie-handlowe",
            children: "Bilansowanie handlowe"
          }), ", którego koszt może dojść przy instalacji od 400 kW. Poniżej tej mocy płaci za nie sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-6",
            "aria-label": "Źródło 2, art. 38e ust. 2",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Korzyść, z której rezygnujesz, na przykład dzisiejszy ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/spoldzielnia-czy-net-billing",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "unbroken",
              children: "net-billing"
            })
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Jeden miesiąc to też za mało, bo letni wynik niewiele mówi o zimie."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-policzyc-to-u-siebie",
        children: "Jak policzyć to u siebie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Zbierz dane godzinowe wszystkich członków z pełnego roku. Spółdzielnia może je dostać od operatora jeszcze przed wnioskiem do KOWR, jeśli operator je ma", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-7",
            "aria-label": "Źródło 2, art. 38c ust. 5a",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Policz bilans każdej godziny, potem miesiące, z zapasem (0,6 nadwyżki) ważnym 12 miesięcy, tak jak w ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/rozliczenie-1-do-06",
            children: "przykładzie rozliczenia"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Przepisz stawki z faktur. Nie bierz jednej średniej dla wszystkich."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Policz rachunek bez spółdzielni i z nią. Odejmij jedno od drugiego."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Odejmij koszty z poprzedniej części."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zrób to dwa razy, ostrożnie i korzystnie, i podaj zakres zamiast jednej liczby."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-liczby-kraza-w-prasie",
        children: "Jakie liczby krążą w prasie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W 2025 r. prasa podała szacunek IGES: około 10% rocznie dla gospodarstw domowych. Dotyczył on spółdzielni z 3 firmami po 100 kW i 7 domami. Dla firmy, która zużywa 1 000 MWh, podano około 60 tys. zł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp3",
          id: "RP3-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ". Obietnicy kilka razy wyższej nie przyjmuj bez rachunku na Twoich danych."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Samorządy mówią prasie o setkach tysięcy złotych rocznie, na przykład w ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "Lądku-Zdroju"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-1",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), ". To relacje, a nie zbadane rachunki. Żadna z tych liczb nie mówi, ile wyjdzie u Ciebie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Gdy ktoś pokazuje Ci kwotę, zapytaj, z jakich godzin, stawek i ceny wewnętrznej ją policzono. Zapytaj też, co stało się w niej z opłatami stałymi i nadwyżką."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Te same kroki wykona ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulator"
        }), ": zacznij od przykładu ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=gmina",
          children: "gminy"
        }), ", ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "wsi"
        }), ", ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=firmy",
          children: "firm"
        }), " albo ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=osiedle",
          children: "osiedla"
        }), " i wpisz własne liczby. Co dokładnie z rachunku znika, a co zostaje, mówi lista ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłat w spółdzielni"
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