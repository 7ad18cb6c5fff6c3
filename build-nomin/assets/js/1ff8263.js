"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1365"], {
19013(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podstawy_spoldzielnia_klaster_ose_prosument_porownanie_md_ee0_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podstawy-spoldzielnia-klaster-ose-prosument-porownanie-md-ee0.json
var site_baza_wiedzy_podstawy_spoldzielnia_klaster_ose_prosument_porownanie_md_ee0_namespaceObject = JSON.parse('{"id":"podstawy/spoldzielnia-klaster-ose-prosument-porownanie","title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","description":"Czym różni się spółdzielnia energetyczna od klastra energii, obywatelskiej społeczności energetycznej i prosumenta. Tabele i wskazówki, co sprawdzić.","source":"@site/baza-wiedzy/podstawy/spoldzielnia-klaster-ose-prosument-porownanie.md","sourceDirName":"podstawy","slug":"/spoldzielnia-klaster-ose-prosument-porownanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Porównanie","permalink":"/baza-wiedzy/tagi/porownanie","description":"Spółdzielnia na tle innych form."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Gmina","permalink":"/baza-wiedzy/tagi/gmina","description":"Samorząd jako członek i założyciel spółdzielni."}],"version":"current","sidebarPosition":5,"frontMatter":{"article":{"kind":"article","label":"Spółdzielnia, klaster, OSE czy prosument – porównanie","category":"Podstawy","neighbours":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}],"audience":["gmina","mieszkancy","przedsiebiorstwa","rolnicy"],"level":"podstawowy","updated":"2026-11-25","checked":"2026-11-22","summary":["Rozliczenie 1:0,6 ma tylko spółdzielnia energetyczna z wykazu KOWR.","Klaster energii to umowa z udziałem samorządu lub jego spółki, a nie osoba prawna.","Obywatelska społeczność energetyczna może być na przykład stowarzyszeniem, ale nie ma rozliczenia 1:0,6.","Prosument rozlicza swoją instalację albo swój udział w niej.","Wybór zależy od tego, kto ma wziąć udział i co chcesz rozliczać."],"readingMinutes":5,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":9},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":2},{"code":"KL1","title":"Klastry energii z udziałem samorządów","publisher":"Dziennik Gazeta Prawna","url":"https://serwisy.gazetaprawna.pl/samorzad/artykuly/9393953,klastry-energii-z-obowiazkowym-udzialem-samorzadow.html","date":"01.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"KL3","title":"Klaster energii","publisher":"p4b.com.pl","url":"https://p4b.com.pl/klaster-energii/","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"NGO","title":"Obywatelska społeczność energetyczna – działanie dla stowarzyszeń","publisher":"portalngo.pl","url":"https://portalngo.pl/aktualnosci/obywatelska-spolecznosc-energetyczna.-nowy-obszar-dzialania-dla-stowarzyszen-3939.html","date":"6.09.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":3},{"code":"OCH2","title":"Obywatelskie społeczności energetyczne – hasło słownikowe","publisher":"ochronaklimatu.com","url":"https://ochronaklimatu.com/slownik-rynku-energii/487-obywatelskie-spolecznosci-energetyczne-2","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"KLID","title":"Zmiana ustawy o OZE w 2023 r. (po angielsku)","publisher":"energyid.org","url":"https://energyid.org/en/service/amendment-to-the-renewable-energy-act-2023/","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":3},{"code":"BI","title":"Spółdzielnie energetyczne w miastach – możliwości i wyzwania","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj","date":"18.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"PROW","title":"Prosument wirtualny i zbiorowy","publisher":"ecodlabiznesu.pl","url":"https://ecodlabiznesu.pl/prosument-wirtualny-i-zbiorowy-kim-jest/","date":"2022","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PROZ","title":"Prosument zbiorowy i wirtualny","publisher":"energynat.pl","url":"https://energynat.pl/publikacje/wszystko-co-musisz-wiedziec-o-prosumencie-zbiorowym-i-wirtualnym/","date":"19.02.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"AXE","title":"Nowelizacja ustawy o OZE – nowa odsłona spółdzielni energetycznych","publisher":"Axelo","url":"https://axelo.pl/aktualnosci/prawo-energetyczne/nowelizacja-oze--nowa-odslona-spoldzielni-energetycznych","date":"8.11.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"GP1","title":"Szansa na niższe rachunki za energię","publisher":"Dziennik Gazeta Prawna","url":"https://www.gazetaprawna.pl/firma-i-prawo/artykuly/9891119,jest-szansa-na-nizsze-rachunki-za-energie-ale-trzeba-bedzie-zalozyc.html","date":"18.09.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"EUE","title":"Społeczność energetyczna – hasło słownikowe (po angielsku)","publisher":"emissions-euets.com","url":"https://emissions-euets.com/internal-electricity-market-glossary/2095-energy-community","date":"2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RESD","title":"Definicje REC i CEC w Polsce – przegląd wdrożenia (po angielsku)","publisher":"REScoop.eu","url":"https://www.rescoop.eu/policy/poland-rec-cec-definitions","date":"03.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PARP","title":"Spółdzielnie energetyczne w Polsce – większy udział OZE","publisher":"PARP","url":"https://redakcja.parp.gov.pl/component/content/article/89050:spoldzielnie-energetyczne-w-polsce-wiekszy-udzial-oze-w-miksie-i-wzrost-inwestycji-lokalnych","date":"13.08.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},"next":{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podstawy/spoldzielnia-klaster-ose-prosument-porownanie.md


const frontMatter = {
	title: 'Spółdzielnia, klaster, OSE czy prosument – porównanie',
	description: 'Czym różni się spółdzielnia energetyczna od klastra energii, obywatelskiej społeczności energetycznej i prosumenta. Tabele i wskazówki, co sprawdzić.',
	sidebar_position: 5,
	audience: [
		'gmina',
		'mieszkancy',
		'przedsiebiorstwa',
		'rolnicy'
	],
	level: 'podstawowy',
	tags: [
		'porownanie',
		'rozliczenie-1-do-06',
		'gmina'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F04',
		'F16',
		'F17',
		'F20',
		'F30',
		'F31',
		'F33',
		'F34',
		'F36',
		'F38',
		'F45',
		'F51',
		'F61',
		'F92',
		'F93',
		'F94',
		'F95',
		'F96',
		'F97',
		'F98',
		'F99',
		'F100',
		'F101',
		'F186',
		'F200'
	],
	sources: [
		'OZE',
		'PS',
		'KL1',
		'KL3',
		'NGO',
		'OCH2',
		'RP1',
		'KLID',
		'ZM23',
		'BI',
		'PROW',
		'PROZ',
		'AXE',
		'GP1',
		'EUE',
		'RESD',
		'PARP'
	],
	related: [
		'spoldzielnia-energetyczna-co-to-jest',
		'spoldzielnia-czy-net-billing',
		'kto-moze-byc-czlonkiem',
		'spoldzielnia-energetyczna-w-miescie'
	],
	summary: [
		'Rozliczenie 1:0,6 ma tylko spółdzielnia energetyczna z wykazu KOWR.',
		'Klaster energii to umowa z udziałem samorządu lub jego spółki, a nie osoba prawna.',
		'Obywatelska społeczność energetyczna może być na przykład stowarzyszeniem, ale nie ma rozliczenia 1:0,6.',
		'Prosument rozlicza swoją instalację albo swój udział w niej.',
		'Wybór zależy od tego, kto ma wziąć udział i co chcesz rozliczać.'
	],
	aliases: [
		'czym się różni klaster od spółdzielni',
		'obywatelska społeczność energetyczna',
		'prosument zbiorowy w bloku',
		'prosument lokatorski',
		'prosument wirtualny'
	],
	glossary_skip: [],
	slug: '/spoldzielnia-klaster-ose-prosument-porownanie'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Trzy formy w jednej tabeli",
  "id": "trzy-formy-w-jednej-tabeli",
  "level": 2
}, {
  "value": "Spółdzielnia: energia liczona w kilowatogodzinach",
  "id": "spoldzielnia-energia-liczona-w-kilowatogodzinach",
  "level": 2
}, {
  "value": "Klaster: umowa z samorządem i czasowe wsparcie",
  "id": "klaster-umowa-z-samorzadem-i-czasowe-wsparcie",
  "level": 2
}, {
  "value": "OSE: cel społeczny, ale bez 1:0,6",
  "id": "ose-cel-spoleczny-ale-bez-1-0-6",
  "level": 2
}, {
  "value": "Prosument: jeden odbiorca i jego instalacja",
  "id": "prosument-jeden-odbiorca-i-jego-instalacja",
  "level": 2
}, {
  "value": "Co na to prawo Unii Europejskiej",
  "id": "co-na-to-prawo-unii-europejskiej",
  "level": 2
}, {
  "value": "Od czego zacząć wybór",
  "id": "od-czego-zaczac-wybor",
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
    "later-part": "later-part",
    li: "li",
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
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Wspólny prąd ma w Polsce kilka form, które łatwo pomylić. Różnią się tym, kto je tworzy, kto je wpisuje do rejestru i jak liczy się w nich energię. Ten tekst pomoże odsiać te, które nie pasują do Twojej grupy."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "trzy-formy-w-jednej-tabeli",
      children: "Trzy formy w jednej tabeli"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Zacznij od form, które łączą wielu uczestników. Skrót OSE oznacza obywatelską społeczność energetyczną. ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#ure",
        children: "URE"
      }), " to Urząd Regulacji Energetyki, a ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " to Krajowy Ośrodek Wsparcia Rolnictwa."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Trzy formy w jednej tabeli",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Cecha"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Spółdzielnia energetyczna"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Klaster energii"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "OSE"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Czym jest"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Spółdzielnia energetyczna",
            children: "spółdzielnia, osoba prawna"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Klaster energii",
            children: "pisemne porozumienie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "OSE",
            children: "podmiot ze zdolnością prawną, np. stowarzyszenie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Kto ją tworzy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Spółdzielnia energetyczna",
            children: "10 osób fizycznych albo 3 osoby prawne na start"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Klaster energii",
            children: "samorząd lub spółka komunalna"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "OSE",
            children: "decyzje należą do osób, samorządów i małych firm"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Gdzie się ją wpisuje"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Spółdzielnia energetyczna",
            children: (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
              children: "wykaz KOWR"
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Klaster energii",
            children: "rejestr Prezesa URE"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "OSE",
            children: "wykaz URE"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Obszar"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Spółdzielnia energetyczna",
            children: ["1 gmina albo do 3 sąsiednich, 1 ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#osd",
              children: "operator sieci"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Klaster energii",
            children: "1 powiat albo 5 sąsiednich gmin, 1 operator sieci"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "OSE",
            children: "zapytaj URE"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
              children: "Rozliczenie 1:0,6"
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Spółdzielnia energetyczna",
            children: "tak"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Klaster energii",
            children: "nie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "OSE",
            children: "nie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Jak długo"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Spółdzielnia energetyczna",
            children: "dopóki trwa wpis w wykazie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Klaster energii",
            children: "wsparcie do 31 grudnia 2029 r."
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "OSE",
            children: "zapytaj URE"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dane o spółdzielni biorą się z ustawy o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "OZE"
      }), " i z Prawa spółdzielczego", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38c–38f, art. 40 ust. 1b",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-1",
        "aria-label": "Źródło 2, art. 6 § 2",
        children: "[2]"
      }), ". Klaster opisujemy za prasą prawniczą i branżową", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-kl1",
        id: "KL1-1",
        "aria-label": "Źródło 3",
        children: "[3]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-kl3",
        id: "KL3-1",
        "aria-label": "Źródło 4",
        children: "[4]"
      }), ". Opis OSE pochodzi z serwisów, które omawiają Prawo energetyczne", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ngo",
        id: "NGO-1",
        "aria-label": "Źródło 5",
        children: "[5]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-och2",
        id: "OCH2-1",
        "aria-label": "Źródło 6",
        children: "[6]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "spoldzielnia-energia-liczona-w-kilowatogodzinach",
      children: "Spółdzielnia: energia liczona w kilowatogodzinach"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Spółdzielnia wytwarza energię z odnawialnych źródeł tylko dla siebie i swoich ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 2 pkt 33a",
        children: "[1]"
      }), ". Może zacząć dopiero po wpisie do wykazu KOWR", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 1, art. 38f ust. 2–3",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W każdej godzinie sumuje się pobór i oddanie członków, a za 1 kWh ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#nadwyzka",
          children: "nadwyżki"
        }), " wraca później 0,6 kWh. Od energii wytworzonej i zużytej w grupie nie nalicza się ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oplata-oze",
          children: "opłaty OZE"
        }), ", mocowej i kogeneracyjnej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 38c ust. 3–6 i 13",
          children: "[1]"
        }), ". Miesięczny ryczałt mocowy, który płacą domy, to osobna sprawa, opisana w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłatach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W zamian prawo stawia granice: najwyżej 10 MW mocy i zdolność pokrycia co najmniej 70% rocznych potrzeb przy nowych wnioskach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38e ust. 1",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ". Jakie gminy wchodzą w grę i co trzeba sprawdzić w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#isap",
          children: "ISAP"
        }), ", opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielni w mieście"
        }), ", a resztę tekst o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/obszar-i-limity-spoldzielni",
          children: "obszarze i limitach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "klaster-umowa-z-samorzadem-i-czasowe-wsparcie",
        children: "Klaster: umowa z samorządem i czasowe wsparcie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Klaster nie jest osobą prawną, lecz pisemną umową, której stroną musi być samorząd albo spółka komunalna. Nowe zasady działają od 1 stycznia 2024 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kl1",
          id: "KL1-2",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-klid",
          id: "KLID-1",
          "aria-label": "Źródło 8",
          children: "[8]"
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wsparcie klastrów jest czasowe, a warunki zaostrzają się z etapu na etap", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 9, art. 184k–184m ustawy o OZE",
          children: "[9]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Klaster: umowa z samorządem i czasowe wsparcie",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Warunek"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Do końca 2026 r."
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Od 2027 r."
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Moc"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Do końca 2026 r.",
              children: "do 150 MW"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Od 2027 r.",
              children: "sprawdź w art. 184k ustawy o OZE"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
                children: "Pokrycie potrzeb"
              })
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Do końca 2026 r.",
              children: "co najmniej 40% w roku"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Od 2027 r.",
              children: "co najmniej 50% w każdej godzinie"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Energia z OZE"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Do końca 2026 r.",
              children: "30%; tę liczbę znamy tylko z opisu projektu"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Od 2027 r.",
              children: "co najmniej 50%"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#magazyn-energii",
                children: "Magazyny"
              })
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Do końca 2026 r.",
              children: "co najmniej 2% mocy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Od 2027 r.",
              children: "co najmniej 5% mocy"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Stosowanie tych przepisów uzależniono od decyzji Komisji Europejskiej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-2",
          "aria-label": "Źródło 9, art. 48",
          children: "[9]"
        }), ". Zanim na nich oprzesz plan, zapytaj URE, czy zapadła."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dla gminy ważna jest jeszcze jedna różnica: według prasy zmiana z 2025 r. zwalnia z przetargów zakupy samorządów w klastrach, a o spółdzielniach nie wspomina", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-bi",
          id: "BI-1",
          "aria-label": "Źródło 10",
          children: "[10]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ose-cel-spoleczny-ale-bez-1-0-6",
        children: "OSE: cel społeczny, ale bez 1:0,6"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["OSE jest dobrowolna i otwarta, a jej głównym celem są korzyści dla środowiska, gospodarki lub ludzi, nie zysk. Decyzje należą do osób fizycznych, samorządów oraz mikro- i małych firm spoza energetyki", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ngo",
          id: "NGO-2",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-och2",
          id: "OCH2-2",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Może działać jako spółdzielnia, stowarzyszenie albo wspólnota mieszkaniowa", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ngo",
          id: "NGO-3",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), ". To ważne dla bloków, bo w spółdzielni energetycznej wspólnota takiej pewności nie ma, co wyjaśnia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
          children: "kto może być członkiem"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["OSE nie ma jednak rozliczenia 1:0,6 ani związanych z nim zwolnień, bo przepis daje je wyłącznie spółdzielniom z wykazu KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38c i art. 40 ust. 1b",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "prosument-jeden-odbiorca-i-jego-instalacja",
        children: "Prosument: jeden odbiorca i jego instalacja"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prosument wytwarza prąd na własne potrzeby w mikroinstalacji, czyli do 50 kW. Kto oddał energię pierwszy raz do 31 marca 2022 r., ma opusty, czyli rozliczenie w kilowatogodzinach, a późniejszych obejmuje ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "net-billing"
        }), ", czyli rozliczenie w złotych. Prosument ma prawo do rozliczenia przez 15 lat", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 1, art. 2 pkt 19, art. 4 i art. 40 ust. 1b pkt 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Są też trzy odmiany prosumenta:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Prosument: jeden odbiorca i jego instalacja",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Odmiana"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Na czym polega"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co jest niepewne"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Prosument zbiorowy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na czym polega",
              children: "mieszkaniec budynku wielolokalowego z udziałem w instalacji, którą przyłączono przez ten budynek"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co jest niepewne",
              children: "stan przepisów opisano w latach 2022–2023"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Prosument wirtualny"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na czym polega",
              children: "ma udział w instalacji w innym miejscu"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co jest niepewne",
              children: ["według tekstu z 2024 r. przepisy miały działać od 2 lipca 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-8",
                "aria-label": "Źródło 1",
                children: "[1]"
              }), "; sprawdź, czy daty nie zmieniono"]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Prosument lokatorski"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na czym polega",
              children: "zarządca budynku rozlicza mikroinstalację na rzecz mieszkańców"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co jest niepewne",
              children: "szczegóły zmian z 2025 r. znamy z prasy"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Poprawka z 25 listopada 2026 r."
        }), " Wcześniej pisaliśmy o prosumencie „mała instalacja”, a w ustawie to coś większego niż mikroinstalacja."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dwie pierwsze odmiany opisują poradniki", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-prow",
          id: "PROW-1",
          "aria-label": "Źródło 11",
          children: "[11]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-proz",
          id: "PROZ-1",
          "aria-label": "Źródło 12",
          children: "[12]"
        }), ". Start prosumenta wirtualnego przesunięto, więc data z ustawy z 2023 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-3",
          "aria-label": "Źródło 9, art. 50 pkt 4",
          children: "[9]"
        }), " jest już nieaktualna."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prosument lokatorski działa od zmiany z 2023 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-axe",
          id: "AXE-1",
          "aria-label": "Źródło 13",
          children: "[13]"
        }), ", a według prasy późniejsze przepisy dopuszczają instalacje także na garażach i wiatach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-bi",
          id: "BI-2",
          "aria-label": "Źródło 10",
          children: "[10]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-gp1",
          id: "GP1-1",
          "aria-label": "Źródło 14",
          children: "[14]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-na-to-prawo-unii-europejskiej",
        children: "Co na to prawo Unii Europejskiej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W tekstach o społecznościach energetycznych zobaczysz też skróty REC i CEC. REC to społeczność działająca w zakresie energii odnawialnej, z dyrektywy 2018/2001, a CEC to obywatelska społeczność energetyczna, z dyrektywy 2019/944. Obie są dobrowolne, kontrolują je członkowie i mają cel inny niż zysk. REC wymaga też bliskości i samych źródeł odnawialnych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-eue",
          id: "EUE-1",
          "aria-label": "Źródło 15",
          children: "[15]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Polska nie ma osobnej definicji REC. Europejska sieć REScoop uznaje za nią OSE, która działa tylko w OZE, a spółdzielnię traktuje jako osobną formę", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-resd",
          id: "RESD-1",
          "aria-label": "Źródło 16",
          children: "[16]"
        }), ". Inaczej pisze agencja PARP, która nazywa spółdzielnię formą REC", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-parp",
          id: "PARP-1",
          "aria-label": "Źródło 17",
          children: "[17]"
        }), ". Dla rachunku ważny jest wpis w wykazie KOWR, a nie nazwa z dyrektywy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "od-czego-zaczac-wybor",
        children: "Od czego zacząć wybór"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Pomoże jedno pytanie z czterema odpowiedziami, choć to nasza wskazówka, a nie reguła z ustawy:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing tree",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Od czego zacząć wybór"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.div, {
              children: "Na czym Ci najbardziej zależy?"
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Wspólny prąd wielu liczników w sąsiednich gminach:"
                  }), " sprawdź spółdzielnię"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Plany wielu firm i samorządu na terenie powiatu:"
                  }), " sprawdź klaster i to, czy jego wsparcie działa"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Cel społeczny, a nie rachunek:"
                  }), " sprawdź OSE"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Jeden dom albo jeden budynek:"
                  }), " sprawdź prosumenta i jego odmiany"]
                }), "\n"]
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsxs)(_components.p, {
          children: ["Gmina ze szkołą, spółka ze sklepem i spółka z fermą to 3 osoby prawne. Leżą w jednej gminie, u jednego operatora. Jeśli statut dopuszcza wyłącznie osoby prawne, 3 członków wystarczy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-2",
            "aria-label": "Źródło 2, art. 15",
            children: "[2]"
          }), ". Taka grupa może rozważyć spółdzielnię i policzyć ją na ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/kalkulator#kto=gmina",
            children: "przykładzie gminy w kalkulatorze"
          }), "."]
        }), (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Gdyby szkoła i ferma leżały w sieciach 2 operatorów, ten plan by odpadł", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-9",
            "aria-label": "Źródło 1, art. 38c ust. 1–2",
            children: "[1]"
          }), "."]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli pasuje Ci spółdzielnia, przeczytaj ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest",
          children: "co to jest i jak działa"
        }), ". Masz już panele i ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "net-billing"
        }), "? Zobacz ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-czy-net-billing",
          children: "porównanie obu rozliczeń w liczbach"
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