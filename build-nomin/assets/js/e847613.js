"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3413"], {
95674(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podstawy_istniejace_spoldzielnie_md_491_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podstawy-istniejace-spoldzielnie-md-491.json
var site_baza_wiedzy_podstawy_istniejace_spoldzielnie_md_491_namespaceObject = JSON.parse('{"id":"podstawy/istniejace-spoldzielnie","title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","description":"Które gminy mają już spółdzielnie energetyczne: sześć przykładów z publicznych źródeł, ich członkowie, moc i to, czego można się nauczyć.","source":"@site/baza-wiedzy/podstawy/istniejace-spoldzielnie.md","sourceDirName":"podstawy","slug":"/istniejace-spoldzielnie","permalink":"/baza-wiedzy/istniejace-spoldzielnie","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Gmina","permalink":"/baza-wiedzy/tagi/gmina","description":"Samorząd jako członek i założyciel spółdzielni."},{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."}],"version":"current","sidebarPosition":7,"frontMatter":{"article":{"kind":"article","label":"Istniejące spółdzielnie energetyczne: które gminy już je mają","category":"Podstawy","neighbours":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}],"audience":["gmina","mieszkancy","rolnicy","przedsiebiorstwa"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-22","summary":["Opisujemy sześć spółdzielni, o których znaleźliśmy publiczne źródła.","Powtarza się trójka osób prawnych: gmina, instytucja kultury oraz spółka albo ochotnicza straż pożarna.","Największa, której moc znamy, ma nieco ponad 1 MW, a najmniejsza kilka instalacji po 3–10 kW.","Kwoty oszczędności to słowa samorządów i szacunki, a nie wyniki, które sprawdziliśmy.","Dzisiejszy stan każdej z nich sprawdzisz w jawnym wykazie KOWR."],"readingMinutes":5,"sources":[{"code":"BIO1","title":"Największa spółdzielnia energetyczna BIODAR już w rejestrze KOWR","publisher":"Stowarzyszenie im. prof. Żmijewskiego","url":"https://stowarzyszenie-zmijewski.pl/pl/najwieksza-spoldzielnia-energetyczna-biodar-juz-w-rejestrze-kowr","date":"data nieodczytana","copy":"zapisana kopia strony","read":"2026-11-22","citations":3},{"code":"BIO2","title":"Gmina z własnym prądem","publisher":"Gazeta Kołobrzeska","url":"https://gazetakolobrzeska.pl/gmina-z-wlasnym-pradem/","date":"data nieodczytana","copy":"zapisana kopia strony","read":"2026-11-22","citations":2},{"code":"WN1","title":"Z dużego potencjału mało mocy – spółdzielnie energetyczne","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/103172-z-duzego-potencjalu-malo-mocy-potrzebne-sa-kolejne-zmiany","date":"08.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"NIEP","title":"Niepołomice powołały gminną spółdzielnię energetyczną","publisher":"Portal Komunalny","url":"https://portalkomunalny.pl/niepolomice-powolaly-gminna-spoldzielnie-energetyczna-529062/","date":"data nieodczytana","copy":"zapisana kopia strony","read":"2026-11-22","citations":2},{"code":"WIE2","title":"Nowa wójt Wierzchosławic będzie kontynuowała spółdzielnię energetyczną","publisher":"Radio Kraków","url":"https://www.radiokrakow.pl/aktualnosci/tarnow/nowa-wojt-wierzchoslawic-bedzie-kontynuowala-spoldzielnie-energetyczna","date":"data nieodczytana, z treści od 2024","copy":"zapisana kopia strony","read":"2026-11-22","citations":2},{"code":"DOB","title":"Spółdzielnia energetyczna powstała w gminie Dobra","publisher":"Radio Szczecin","url":"https://radioszczecin.pl/1,496258,spoldzielnia-energetyczna-powstala-w-gminie-dobr","date":"data nieodczytana","copy":"zapisana kopia strony","read":"2026-11-22","citations":2},{"code":"MSZ","title":"Mszana walczy o społeczną energię","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/mszana-walczy-o-spoleczna-energie-2/","date":"data nieodczytana, z treści 2022","copy":"zapisana kopia strony","read":"2026-11-22","citations":2},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":4},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":2},{"code":"FP","title":"Ustawa o finansach publicznych (tekst jednolity, Dz.U. 2024 poz. 1530)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001530","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b7158dfa29d287f007e2aed081c2ca20f3ce3a5a/pl/DU-2024-1530.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":1}],"related":[{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},"next":{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podstawy/istniejace-spoldzielnie.md


const frontMatter = {
	title: 'Istniejące spółdzielnie energetyczne: które gminy już je mają',
	description: 'Które gminy mają już spółdzielnie energetyczne: sześć przykładów z publicznych źródeł, ich członkowie, moc i to, czego można się nauczyć.',
	sidebar_position: 7,
	audience: [
		'gmina',
		'mieszkancy',
		'rolnicy',
		'przedsiebiorstwa'
	],
	level: 'podstawowy',
	tags: [
		'gmina',
		'kowr',
		'czlonkostwo'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F03',
		'F15',
		'F16',
		'F17',
		'F24',
		'F32',
		'F33',
		'F62',
		'F69',
		'F116',
		'F159',
		'F186',
		'F187',
		'F188',
		'F204',
		'F205',
		'F206',
		'F207',
		'F208',
		'F209'
	],
	sources: [
		'BIO1',
		'BIO2',
		'WN1',
		'RP1',
		'NIEP',
		'WIE2',
		'DOB',
		'MSZ',
		'OZE',
		'PS',
		'FP',
		'ZM23'
	],
	related: [
		'ile-spoldzielni-energetycznych-w-polsce',
		'gmina-krok-po-kroku',
		'kto-moze-byc-czlonkiem',
		'jak-zalozyc-spoldzielnie-energetyczna'
	],
	summary: [
		'Opisujemy sześć spółdzielni, o których znaleźliśmy publiczne źródła.',
		'Powtarza się trójka osób prawnych: gmina, instytucja kultury oraz spółka albo ochotnicza straż pożarna.',
		'Największa, której moc znamy, ma nieco ponad 1 MW, a najmniejsza kilka instalacji po 3–10 kW.',
		'Kwoty oszczędności to słowa samorządów i szacunki, a nie wyniki, które sprawdziliśmy.',
		'Dzisiejszy stan każdej z nich sprawdzisz w jawnym wykazie KOWR.'
	],
	aliases: [
		'które gminy mają już spółdzielnię',
		'kto już założył spółdzielnię',
		'konkretne przykłady gmin',
		'komu się udało',
		'gdzie działają spółdzielnie energetyczne',
		'przykłady spółdzielni energetycznych',
		'BIODAR Ustronie Morskie',
		'Niepołomicka Spółdzielnia Energetyczna',
		'Zielona Dobra',
		'spółdzielnia energetyczna Lądek-Zdrój',
		'spółdzielnia energetyczna Wierzchosławice',
		'Nasza Energia Mszana'
	],
	glossary_skip: [
		'spoldzielnia-energetyczna'
	],
	slug: '/istniejace-spoldzielnie'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Sześć spółdzielni w jednej tabeli",
  "id": "szesc-spoldzielni-w-jednej-tabeli",
  "level": 2
}, {
  "value": "Co o nich wiadomo",
  "id": "co-o-nich-wiadomo",
  "level": 2
}, {
  "value": "BIODAR w Ustroniu Morskim",
  "id": "biodar-w-ustroniu-morskim",
  "level": 3
}, {
  "value": "Lądek-Zdrój",
  "id": "ladek-zdroj",
  "level": 3
}, {
  "value": "Niepołomice",
  "id": "niepolomice",
  "level": 3
}, {
  "value": "Wierzchosławice",
  "id": "wierzchoslawice",
  "level": 3
}, {
  "value": "„Zielona Dobra”",
  "id": "zielona-dobra",
  "level": 3
}, {
  "value": "„Nasza Energia” w Mszanie, Godowie i Świerklanach",
  "id": "nasza-energia-w-mszanie-godowie-i-swierklanach",
  "level": 3
}, {
  "value": "Czego uczą te przykłady",
  "id": "czego-ucza-te-przyklady",
  "level": 2
}, {
  "value": "Jak sprawdzić spółdzielnię w wykazie",
  "id": "jak-sprawdzic-spoldzielnie-w-wykazie",
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
    p: "p",
    span: "span",
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
      children: ["Najlepszym doradcą bywa gmina, która przeszła tę drogę przed Tobą. Wybraliśmy sześć spółdzielni z ośmiu gmin, o których pisały prasa i organizacje, i przy każdej podajemy tylko to, co jest w źródle. ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "Wykazu KOWR"
      }), " przy pisaniu tego tekstu nie otwieraliśmy, więc zanim się na którąś powołasz, sprawdź ją tam."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "szesc-spoldzielni-w-jednej-tabeli",
      children: "Sześć spółdzielni w jednej tabeli"
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Sześć spółdzielni w jednej tabeli",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Spółdzielnia"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Gdzie"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Członkowie według źródła"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co podano o instalacjach"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "BIODAR"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Gdzie",
            children: "Ustronie Morskie, zachodniopomorskie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkowie według źródła",
            children: "gmina, spółka i Gminny Ośrodek Kultury"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co podano o instalacjach",
            children: ["1,07253 MW: trzy ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#mikroinstalacja",
              children: "mikroinstalacje"
            }), " i jedna mała", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-bio1",
              id: "BIO1-1",
              "aria-label": "Źródło 1",
              children: "[1]"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-bio2",
              id: "BIO2-1",
              "aria-label": "Źródło 2",
              children: "[2]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Spółdzielnia w ", (0,jsx_runtime.jsx)(_components.span, {
              className: "unbroken",
              children: "Lądku-Zdroju"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Gdzie",
            children: "dolnośląskie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkowie według źródła",
            children: "źródło nie podaje"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co podano o instalacjach",
            children: ["źródło nie podaje", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-rp1",
              id: "RP1-1",
              "aria-label": "Źródło 4",
              children: "[4]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Niepołomicka Spółdzielnia Energetyczna"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Gdzie",
            children: "Niepołomice, małopolskie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkowie według źródła",
            children: "gmina, Centrum Kultury, spółka komunalna"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co podano o instalacjach",
            children: ["plan farmy 1 MW", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-niep",
              id: "NIEP-1",
              "aria-label": "Źródło 5",
              children: "[5]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Spółdzielnia w Wierzchosławicach"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Gdzie",
            children: "Wierzchosławice, małopolskie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkowie według źródła",
            children: "gmina, Gminna Biblioteka Publiczna, Wodociągi Wierzchosławickie"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co podano o instalacjach",
            children: ["źródło nie podaje", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-wie2",
              id: "WIE2-1",
              "aria-label": "Źródło 6",
              children: "[6]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "„Zielona Dobra”"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Gdzie",
            children: "gmina Dobra, zachodniopomorskie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członkowie według źródła",
            children: "gmina, OSP w Wołczkowie, Gminne Centrum Kultury i Bibliotek"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co podano o instalacjach",
            children: ["panele na remizie jako pierwszy etap", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-dob",
              id: "DOB-1",
              "aria-label": "Źródło 7",
              children: "[7]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "„Nasza Energia”"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Gdzie",
            children: "Mszana, Godów i Świerklany, śląskie"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Członkowie według źródła",
            children: ["15 aktywnych ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#czlonek",
              children: "członków"
            })]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co podano o instalacjach",
            children: ["niewielkie instalacje w pięciu miejscach", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-msz",
              id: "MSZ-1",
              "aria-label": "Źródło 8",
              children: "[8]"
            })]
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Daty części tych artykułów nie dało się odczytać, więc przy każdym opisie mówimy, z którego czasu pochodzi, o ile to widać."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-o-nich-wiadomo",
      children: "Co o nich wiadomo"
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "biodar-w-ustroniu-morskim",
      children: "BIODAR w Ustroniu Morskim"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["To spółdzielnia z numerem 19 w wykazie KOWR. Należą do niej gmina, spółka i Gminny Ośrodek Kultury, a farma fotowoltaiczna produkowała prąd już od 2015 r. Spółdzielnię założono później, bo sprzedaż prądu do sieci dawała za mało", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-bio1",
        id: "BIO1-2",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-bio2",
        id: "BIO2-2",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Organizacja, która ją wspierała, nazwała ją w chwili wpisu największą w kraju i mówiła o pokryciu około 80% potrzeb sektora publicznego gminy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-bio1",
          id: "BIO1-3",
          "aria-label": "Źródło 1",
          children: "[1]"
        }), ". To deklaracja, a nie pomiar. W sierpniu 2024 r. pisała o niej także prasa branżowa", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wn1",
          id: "WN1-1",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ten przykład uczy ostrożności z mocą. Przy 1,07253 MW spółdzielnia przekracza próg 1 MW, do którego działa zwolnienie z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#akcyza",
          children: "akcyzy"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-1",
          "aria-label": "Źródło 9, art. 38c ust. 13 pkt 3",
          children: "[9]"
        }), ". Jak to liczyć, wyjaśnia artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/akcyza-granica-1-mw",
          children: "granicy 1 MW"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "ladek-zdroj",
        children: "Lądek-Zdrój"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia działa od początku stycznia 2024 r. W marcu 2026 r. prasa podała ją jako przykład gminy, która oszczędza setki tysięcy złotych rocznie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-2",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), ". Źródło jest jedno i nie pokazuje rachunku, więc tej kwoty nie przenoś do swojego budżetu."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "niepolomice",
        children: "Niepołomice"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnię tworzą gmina, Centrum Kultury i spółka komunalna. Samorząd szacował oszczędność na 90 tys. zł rocznie i planował farmę o mocy 1 MW na dawnym składowisku, za około 4 mln zł z KPO", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-niep",
          id: "NIEP-2",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), ". Są to szacunek i plan z chwili ogłoszenia. Dobrym pomysłem do naśladowania jest samo miejsce: grunt, na którym trudno budować coś innego."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "wierzchoslawice",
        children: "Wierzchosławice"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członkami są gmina, biblioteka i wodociągi. Nowa wójt zapowiedziała, że będzie ją prowadzić dalej, a samorząd mówił o długiej procedurze i o możliwym dołączeniu szkół oraz spółki „Energia”", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wie2",
          id: "WIE2-2",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Szkoła, która jest jednostką budżetową, nie ma osobowości prawnej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-fp",
          id: "FP-1",
          "aria-label": "Źródło 11, art. 11 ust. 1",
          children: "[11]"
        }), ", więc dołączą raczej jej liczniki, jako punkty gminy. Różnicę tłumaczy artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/gmina-krok-po-kroku",
          children: "drodze gminy krok po kroku"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "zielona-dobra",
        children: "„Zielona Dobra”"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Tu trzecim członkiem jest ochotnicza straż pożarna z Wołczkowa, obok gminy i centrum kultury z bibliotekami. Pierwszym etapem były panele na remizie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-dob",
          id: "DOB-2",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ". To dobry wzór dla gmin bez spółki komunalnej, bo straż wpisana do rejestru jest osobą prawną."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "nasza-energia-w-mszanie-godowie-i-swierklanach",
        children: "„Nasza Energia” w Mszanie, Godowie i Świerklanach"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ta spółdzielnia jest inna niż pozostałe, bo obejmuje trzy gminy i ma kilkunastu członków. Założono ją we wrześniu 2021 r. i miała 15 aktywnych członków. Niewielkie instalacje stały w pięciu miejscach, a wśród nich były takie o mocy 3 kW, 4 kW i dwie po 10 kW. Długo czekała na umowę z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "operatorem"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-msz",
          id: "MSZ-2",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Z treści wynika, że opis jest z 2022 r., czyli sprzed zmiany ustawy, która wyznaczyła firmom energetycznym terminy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 12",
          children: "[12]"
        }), ". Dziś na umowę dystrybucyjną jest 21 dni od wniosku spółdzielni, a na liczniki 4 miesiące", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 9, art. 38da ust. 1",
          children: "[9]"
        }), ". Skreślono też dawny limit liczby członków, a spółdzielnia chciała ich mieć z czasem nawet tysiąc", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 9, art. 38e ust. 1 pkt 2, uchylony",
          children: "[9]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czego-ucza-te-przyklady",
        children: "Czego uczą te przykłady"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Czego uczą te przykłady",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Wzór"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Dlaczego tak"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kiedy nie pasuje"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Trzy osoby prawne"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Dlaczego tak",
              children: ["wystarczą, gdy ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#statut",
                children: "statut"
              }), " dopuszcza wyłącznie osoby prawne", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-1",
                "aria-label": "Źródło 10, art. 15 § 5",
                children: "[10]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kiedy nie pasuje",
              children: "gdy mają wejść mieszkańcy"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Gmina, kultura i spółka"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dlaczego tak",
              children: "wszystkie mają osobowość prawną i są blisko siebie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kiedy nie pasuje",
              children: "gdy spółka działa w innej sieci"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Gmina, kultura i OSP"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Dlaczego tak",
              children: "dobre dla gmin bez spółki"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kiedy nie pasuje",
              children: "gdy straż nie ma wpisu do rejestru"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Kilkunastu członków"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Dlaczego tak",
              children: ["w zwykłej spółdzielni z osobami fizycznymi potrzeba co najmniej dziesięciu", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-2",
                "aria-label": "Źródło 10, art. 15 § 1",
                children: "[10]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kiedy nie pasuje",
              children: "gdy brakuje kogoś do prowadzenia spraw"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W czterech spółdzielniach źródła wymieniają członków i za każdym razem są to trzy osoby prawne. Łatwiej wtedy uzgodnić statut i zebrać dane, ale korzyść zostaje w budynkach publicznych. Mieszkańcy mogą dołączyć dopiero po zmianie statutu i wtedy potrzeba już dziesięciu członków."
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsxs)(_components.p, {
          children: ["Spółdzielnia gminy, biblioteki i wodociągów chce przyjąć pierwszych mieszkańców. Ma 3 członków, więc musi znaleźć co najmniej siedem osób, a ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#walne-zgromadzenie",
            children: "walne zgromadzenie"
          }), " musi zmienić statut większością 2/3 głosów."]
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Jeśli statut dawał gminie więcej głosów, ten zapis trzeba usunąć, bo przy osobach fizycznych każdy ma jeden głos."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-sprawdzic-spoldzielnie-w-wykazie",
        children: "Jak sprawdzić spółdzielnię w wykazie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wykaz KOWR jest jawny. Zobaczysz w nim nazwę i adres, numery ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#krs",
          children: "KRS"
        }), " i NIP, obszar, przedmiot działalności, liczbę członków i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "punktów poboru"
        }), " oraz liczbę, rodzaj i moc instalacji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 9, art. 38h i 38g ust. 2",
          children: "[9]"
        }), ". Nie ma tam nazwisk członków, rocznych potrzeb ani sprzedawcy prądu."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jak znaleźć wykaz i odczytać z niego dzisiejszą liczbę, opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce",
          children: "ile spółdzielni jest w Polsce"
        }), ". Do samej spółdzielni najlepiej po prostu zadzwonić. Zapytaj, ile miesięcy minęło od wpisu do pierwszego rozliczenia, kto prowadzi sprawy na co dzień i co dziś jej ludzie zrobiliby inaczej."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli któryś układ przypomina Twoją gminę, wpisz podobny skład do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=gmina",
          children: "kalkulatora"
        }), " i zobacz, co wychodzi na Twoich liczbach. Potem przejdź do artykułu o tym, ", (0,jsx_runtime.jsx)(_components.a, {
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