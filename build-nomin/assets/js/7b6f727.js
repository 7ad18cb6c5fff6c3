"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5201"], {
21407(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_gmina_krok_po_kroku_md_fdd_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-gmina-krok-po-kroku-md-fdd.json
var site_baza_wiedzy_prowadzenie_gmina_krok_po_kroku_md_fdd_namespaceObject = JSON.parse('{"id":"prowadzenie/gmina-krok-po-kroku","title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","description":"Siedem kroków gminy: spis liczników, skład spółdzielni, obliczenie, pytania do radcy, uchwała rady, podpisy i wniosek o wpis.","source":"@site/baza-wiedzy/prowadzenie/gmina-krok-po-kroku.md","sourceDirName":"prowadzenie","slug":"/gmina-krok-po-kroku","permalink":"/baza-wiedzy/gmina-krok-po-kroku","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Gmina","permalink":"/baza-wiedzy/tagi/gmina","description":"Samorząd jako członek i założyciel spółdzielni."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."},{"inline":false,"label":"KRS","permalink":"/baza-wiedzy/tagi/krs","description":"Rejestracja spółdzielni w Krajowym Rejestrze Sądowym."}],"version":"current","sidebarPosition":2,"frontMatter":{"article":{"kind":"article","label":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["gmina"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Zacznij od spisu liczników: dla każdego ustal, na kogo jest umowa.","Szkoła i urząd wchodzą naszym zdaniem jako punkty gminy, a biblioteka i spółka komunalna jako osobni członkowie.","O spółdzielni decyduje rada gminy uchwałą, zwykłą większością głosów.","Projekt złożony przez wójta 7 dni przed sesją przewodniczący musi wprowadzić do porządku obrad.","Dopiero po uchwale gmina podpisuje statut, a po wpisie do KRS i do wykazu KOWR spółdzielnia może działać."],"readingMinutes":7,"sources":[{"code":"SG","title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","citations":6},{"code":"FP","title":"Ustawa o finansach publicznych (tekst jednolity, Dz.U. 2024 poz. 1530)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001530","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b7158dfa29d287f007e2aed081c2ca20f3ce3a5a/pl/DU-2024-1530.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":2},{"code":"DK","title":"Ustawa o organizowaniu i prowadzeniu działalności kulturalnej (tekst jednolity, Dz.U. 2024 poz. 87)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000087","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/c2bac4ccef7e2b6bccbc9ba09af51f8ab69abddf/pl/DU-2024-87.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"KC","title":"Kodeks cywilny (tekst jednolity, Dz.U. 2024 poz. 1061)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001061","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/488969a2b27795338e78e4a91e6af2d6f8388449/pl/DU-2024-1061.md","state":"tekst z 2024 r., wyciąg bez oznaczeń paragrafów","read":"2026-11-22","citations":1},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":8},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":6},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":2},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"DOB","title":"Spółdzielnia energetyczna powstała w gminie Dobra","publisher":"Radio Szczecin","url":"https://radioszczecin.pl/1,496258,spoldzielnia-energetyczna-powstala-w-gminie-dobr","date":"data nieodczytana","copy":"zapisana kopia strony","read":"2026-11-22","citations":1},{"code":"NIEP","title":"Niepołomice powołały gminną spółdzielnię energetyczną","publisher":"Portal Komunalny","url":"https://portalkomunalny.pl/niepolomice-powolaly-gminna-spoldzielnie-energetyczna-529062/","date":"data nieodczytana","copy":"zapisana kopia strony","read":"2026-11-22","citations":1}],"related":[{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},"next":{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/gmina-krok-po-kroku.md


const frontMatter = {
	title: 'Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu',
	description: 'Siedem kroków gminy: spis liczników, skład spółdzielni, obliczenie, pytania do radcy, uchwała rady, podpisy i wniosek o wpis.',
	sidebar_position: 2,
	audience: [
		'gmina'
	],
	level: 'sredni',
	tags: [
		'gmina',
		'statut',
		'krs'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F10',
		'F11',
		'F16',
		'F17',
		'F20',
		'F21',
		'F25',
		'F27',
		'F30',
		'F31',
		'F34',
		'F119',
		'F140',
		'F146',
		'F148',
		'F159',
		'F166',
		'F167',
		'F168',
		'F169',
		'F170',
		'F186',
		'F187',
		'F188',
		'F189',
		'F190',
		'F191',
		'F192'
	],
	sources: [
		'SG',
		'FP',
		'DK',
		'KC',
		'PS',
		'OZE',
		'PE',
		'ROZP',
		'DOB',
		'NIEP'
	],
	related: [
		'gmina-w-spoldzielni-energetycznej',
		'organy-i-glosowanie',
		'istniejace-spoldzielnie',
		'ile-kosztuje-zalozenie-i-prowadzenie'
	],
	summary: [
		'Zacznij od spisu liczników: dla każdego ustal, na kogo jest umowa.',
		'Szkoła i urząd wchodzą naszym zdaniem jako punkty gminy, a biblioteka i spółka komunalna jako osobni członkowie.',
		'O spółdzielni decyduje rada gminy uchwałą, zwykłą większością głosów.',
		'Projekt złożony przez wójta 7 dni przed sesją przewodniczący musi wprowadzić do porządku obrad.',
		'Dopiero po uchwale gmina podpisuje statut, a po wpisie do KRS i do wykazu KOWR spółdzielnia może działać.'
	],
	aliases: [
		'od czego ma zacząć gmina',
		'lampy uliczne świecą w nocy',
		'uchwała rady gminy o spółdzielni energetycznej',
		'latarnie w spółdzielni energetycznej',
		'oświetlenie uliczne spółdzielnia',
		'szkoła w spółdzielni energetycznej',
		'oczyszczalnia ścieków spółdzielnia',
		'wodociągi spółdzielnia energetyczna',
		'jednostka budżetowa a spółdzielnia',
		'wójt podpisuje statut',
		'liczniki innego dystrybutora',
		'ile głosów na sesji',
		'gmina buduje farmę fotowoltaiczną',
		'czy potrzebna jest uchwała rady gminy'
	],
	glossary_skip: [],
	slug: '/gmina-krok-po-kroku'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Krok 1: spis liczników",
  "id": "krok-1-spis-licznikow",
  "level": 2
}, {
  "value": "Krok 2: kto jest członkiem, a kto tylko punktem",
  "id": "krok-2-kto-jest-czlonkiem-a-kto-tylko-punktem",
  "level": 2
}, {
  "value": "Latarnie, woda i ścieki",
  "id": "latarnie-woda-i-scieki",
  "level": 3
}, {
  "value": "Ilu członków potrzeba",
  "id": "ilu-czlonkow-potrzeba",
  "level": 3
}, {
  "value": "Krok 3: obliczenie na własnych danych",
  "id": "krok-3-obliczenie-na-wlasnych-danych",
  "level": 2
}, {
  "value": "Krok 4: pytania do radcy prawnego",
  "id": "krok-4-pytania-do-radcy-prawnego",
  "level": 2
}, {
  "value": "Krok 5: uchwała rady",
  "id": "krok-5-uchwala-rady",
  "level": 2
}, {
  "value": "Krok 6: zebranie i podpisy",
  "id": "krok-6-zebranie-i-podpisy",
  "level": 2
}, {
  "value": "Krok 7: dwa wpisy i trzy wnioski",
  "id": "krok-7-dwa-wpisy-i-trzy-wnioski",
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
    strong: "strong",
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
      children: ["Gmina, która chce mieć ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielnię energetyczną"
      }), ", przechodzi przez siedem kroków. Cztery pierwsze można zrobić w urzędzie bez żadnej uchwały, a kosztują głównie czas. Czy w ogóle warto i o jakich ryzykach mówić radzie, opisuje osobny artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
        children: "gminie w spółdzielni"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      className: "steps",
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Spisz liczniki i sprawdź, na kogo są umowy."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Ustal, kto będzie osobnym ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członkiem"
        }), ", a czyje punkty wejdą jako punkty gminy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Policz rok na prawdziwych danych."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Zadaj pytania radcy prawnemu i doradcy podatkowemu."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Przygotuj i przeprowadź uchwałę rady."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Zwołaj zebranie założycielskie i podpisz ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#statut",
          children: "statut"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Złóż wniosek do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#krs",
          children: "KRS"
        }), ", potem do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#kowr",
          children: "KOWR"
        }), ", a po wpisie trzy wnioski do firm energetycznych."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "krok-1-spis-licznikow",
      children: "Krok 1: spis liczników"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#ppe",
        children: "Punkt poboru energii"
      }), " to zwykle jeden licznik. Dla każdego zapisz kod, adres, ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#osd",
        children: "operatora sieci"
      }), ", roczne zużycie, taryfę, ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#moc-umowna",
        children: "moc umowną"
      }), " i datę końca umowy, a przede wszystkim stronę umowy. Od niej zależy, do kogo punkt należy w spółdzielni. Spis zrobisz na ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/wzory/lista-punktow-poboru",
        children: "liście punktów poboru"
      }), ", którą wczyta potem kalkulator."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wszyscy członkowie muszą być w sieci jednego operatora, a ich punkty przyłączone poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 6, art. 38c ust. 1–2",
        children: "[6]"
      }), ". Punkty mogą leżeć najwyżej w 3 sąsiednich gminach. Ten z sieci innego operatora albo z czwartej gminy zostaw od razu poza grupą. Sprawdź też rodzaj gminy, bo obszar ma ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/obszar-i-limity-spoldzielni",
        children: "ustawowe granice"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 6, art. 38e ust. 1 pkt 1",
        children: "[6]"
      }), ". Jeśli Twoja gmina jest miastem, sprawdź je w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#isap",
        children: "ISAP"
      }), "; jak to zrobić, pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
        children: "spółdzielni w mieście"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "krok-2-kto-jest-czlonkiem-a-kto-tylko-punktem",
      children: "Krok 2: kto jest członkiem, a kto tylko punktem"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["O członkostwie decyduje osobowość prawna, a nie liczba budynków. Gmina ma ją z ustawy, a jednostka budżetowa jej nie ma", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-sg",
        id: "SG-1",
        "aria-label": "Źródło 1, art. 2 ust. 2",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-fp",
        id: "FP-1",
        "aria-label": "Źródło 2, art. 11 ust. 1",
        children: "[2]"
      }), ". Przejdź przez spis i przy każdym obiekcie postaw jedną z dwóch liter: C jak członek albo P jak punkt gminy."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Krok 2: kto jest członkiem, a kto tylko punktem",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Obiekt"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Jak wchodzi"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co sprawdzić"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Urząd, szkoła, przedszkole, ośrodek pomocy w formie jednostki budżetowej"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak wchodzi",
              children: "P: punkt gminy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co sprawdzić",
              children: "statut jednostki i stronę umowy na prąd"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Biblioteka, dom kultury"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak wchodzi",
              children: "C: osobny członek"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co sprawdzić",
              children: ["wpis do rejestru instytucji kultury", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-dk",
                id: "DK-1",
                "aria-label": "Źródło 3, art. 14 ust. 1",
                children: "[3]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Spółka wodociągowa lub ciepłownicza"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak wchodzi",
              children: "C: osobny członek"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co sprawdzić",
              children: "umowę spółki i to, kto w niej wyraża zgodę"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wodociąg albo oczyszczalnia w zakładzie budżetowym"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak wchodzi",
              children: "P: traktuj jak punkt gminy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co sprawdzić",
              children: "formę prawną zakładu"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Ochotnicza straż pożarna z wpisem do rejestru"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Jak wchodzi",
              children: ["C: osobny członek", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kc",
                id: "KC-1",
                "aria-label": "Źródło 4, art. 37",
                children: "[4]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co sprawdzić",
              children: "czy umowa na prąd w remizie jest na OSP, czy na gminę"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Oświetlenie ulic"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Jak wchodzi",
              children: "P: punkt gminy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co sprawdzić",
              children: "czy gmina kupuje prąd, czy „usługę oświetlenia”"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przy zakładzie budżetowym wnioskujemy z milczenia ustawy, która nie daje mu osobowości prawnej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-fp",
          id: "FP-2",
          "aria-label": "Źródło 2, art. 15 i 16",
          children: "[2]"
        }), ". Formę potwierdź w statucie jednostki, bo nazwa na budynku bywa myląca."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "latarnie-woda-i-scieki",
        children: "Latarnie, woda i ścieki"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Finansowanie oświetlenia ulic, placów i dróg na terenie gminy jest jej zadaniem własnym", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-1",
          "aria-label": "Źródło 7, art. 18 ust. 1 pkt 3",
          children: "[7]"
        }), ". Szafka oświetleniowa to taki sam punkt poboru jak każdy inny", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-2",
          "aria-label": "Źródło 7, art. 3 pkt 67",
          children: "[7]"
        }), ". Jeśli jednak gmina płaci właścicielowi słupów za gotową usługę, umowa na prąd może być zawarta na niego, a wtedy punkt nie jest gminny."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Latarnie pobierają prąd po zmroku, więc panele nie zasilą ich w tej samej godzinie. Skorzystają z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zapas-w-sieci",
          children: "zapasu w sieci"
        }), ", w którym z każdych 10 kWh oddanych wraca 6", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 8, § 2–3",
          children: "[8]"
        }), ". Pomoże im też źródło, które pracuje nocą, albo ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/magazyn-energii-w-spoldzielni",
          children: "magazyn energii"
        }), ". O wodociągu i oczyszczalni nie zgaduj: poproś o dane godzinowe i zobacz, ile pobierają w południe, a ile w nocy."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Moc umowna tych obiektów zostaje na rachunku, bo nie zależy od zużytych kilowatogodzin. Spółdzielnia jej nie zmniejszy, więc nie wliczaj jej do korzyści. Szerzej piszemy o tym w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
          children: "opłatach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "ilu-czlonkow-potrzeba",
        children: "Ilu członków potrzeba"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy statut dopuszcza wyłącznie osoby prawne, wystarczy trzech członków. Jeśli wejdzie choć jeden mieszkaniec, zwykła spółdzielnia, czyli nie rolnicza, potrzebuje co najmniej dziesięciu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 5, art. 15",
          children: "[5]"
        }), ". Dlatego opisywane gminy zaczynały w trójkę. W Niepołomicach są to gmina, centrum kultury i spółka komunalna, a w Dobrej gmina, straż z Wołczkowa i centrum kultury z bibliotekami", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-niep",
          id: "NIEP-1",
          "aria-label": "Źródło 10",
          children: "[10]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-dob",
          id: "DOB-1",
          "aria-label": "Źródło 9",
          children: "[9]"
        }), ". Więcej przykładów zebraliśmy w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/istniejace-spoldzielnie",
          children: "istniejących spółdzielniach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W takiej trójce każdy ma jeden głos, chyba że statut policzy głosy inaczej. Potrzeba też co najmniej 4 osób do rady i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "zarządu"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-2",
          "aria-label": "Źródło 5, art. 36 § 2, art. 45, 49 i 56",
          children: "[5]"
        }), ". Szczegóły są w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/organy-i-glosowanie",
          children: "organach i głosowaniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "krok-3-obliczenie-na-wlasnych-danych",
        children: "Krok 3: obliczenie na własnych danych"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przy nowym wniosku o wpis instalacje mają umożliwiać pokrycie co najmniej 70% rocznych potrzeb spółdzielni i członków, a ich właścicielem ma być spółdzielnia albo członek", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 6, art. 38e ust. 1 pkt 3 i art. 38f ust. 1",
          children: "[6]"
        }), ". Panele firmy, która dzierżawi dach szkoły, nie wystarczą, dopóki ta firma nie zostanie członkiem."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Poprawka z 25 listopada 2026 r."
        }), " Wcześniej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
          children: "próg 70%"
        }), " liczyliśmy tylko od potrzeb członków. Dolicza się też potrzeby samej spółdzielni."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zacznij od ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=gmina",
          children: "przykładu gminy w kalkulatorze"
        }), ": ma szkołę, urząd, latarnie, ośrodek kultury i wodociąg, a potem wczytaj w jego miejsce swoją listę. Spółdzielnia z wpisem do KRS, która przygotowuje wniosek do KOWR, może poprosić operatora o dane godzinowe z ostatnich pełnych 12 miesięcy, jeśli operator je ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 6, art. 38c ust. 5a",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "krok-4-pytania-do-radcy-prawnego",
        children: "Krok 4: pytania do radcy prawnego"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Te cztery sprawy rozstrzygnij przed sesją, najlepiej na piśmie:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Zadanie gminy."
          }), " Zaopatrzenie w energię elektryczną jest jej zadaniem własnym, ale działalność poza użytecznością publiczną wolno prowadzić tylko w przypadkach z odrębnej ustawy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-sg",
            id: "SG-2",
            "aria-label": "Źródło 1, art. 7 ust. 1 pkt 3 i art. 9 ust. 2",
            children: "[1]"
          }), ". Niech radca oceni, co wynika z tego dla spółdzielni według ustawy o gospodarce komunalnej."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Zamówienia publiczne."
          }), " Umowa ze sprzedawcą, rozliczenia wewnętrzne i zakup usług to trzy osobne pytania, które rozwija ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
            children: "artykuł o ryzykach"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Majątek."
          }), " Kto będzie właścicielem instalacji i czy gmina wniesie ją jako wkład, jeśli statut przewiduje wkłady", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-3",
            "aria-label": "Źródło 5, art. 20",
            children: "[5]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Obecne umowy."
          }), " Kiedy się kończą i co kosztuje wcześniejsze wyjście."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "krok-5-uchwala-rady",
        children: "Krok 5: uchwała rady"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["O utworzeniu spółdzielni, przystąpieniu do niej, wystąpieniu i rozwiązaniu decyduje wyłącznie rada gminy, która określa też zasady wnoszenia i zbywania udziałów przez wójta", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sg",
          id: "SG-3",
          "aria-label": "Źródło 1, art. 18 ust. 2 pkt 9 lit. f–g",
          children: "[1]"
        }), ". Uchwała zapada zwykłą większością w głosowaniu jawnym, przy obecności co najmniej połowy ustawowego składu rady", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sg",
          id: "SG-4",
          "aria-label": "Źródło 1, art. 14 ust. 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli wójt złoży projekt co najmniej 7 dni przed sesją, przewodniczący musi wprowadzić go do porządku najbliższej sesji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sg",
          id: "SG-5",
          "aria-label": "Źródło 1, art. 20 ust. 5",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Rada ma ustawowo 15 osób, a sesja zaczyna się w czwartek 22 kwietnia 2027 r. Projekt składamy najpóźniej w czwartek 15 kwietnia."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Na sesję przychodzi 9 osób, a połowa z 15 to 7,5, więc potrzeba co najmniej 8. Pięć osób głosuje „za”, trzy „przeciw”, a jedna się wstrzymuje, więc uchwała zapada."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Uchwała powinna rozstrzygnąć, ile udziałów gmina obejmie i skąd weźmie pieniądze, które punkty wejdą do rozliczenia oraz kto podpisze dokumenty i zagłosuje na walnym zgromadzeniu. Jeśli gmina sama buduje instalację, a jej wartość przekracza granicę, którą rada ustala co roku, rada osobno decyduje o tym zobowiązaniu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sg",
          id: "SG-6",
          "aria-label": "Źródło 1, art. 18 ust. 2 pkt 9 lit. e",
          children: "[1]"
        }), ". Plan uchwały o spółdzielni, punkt po punkcie, jest we wzorze ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/uchwala-rady-gminy",
          children: "zarys uchwały rady gminy"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Osobno decydują pozostali członkowie: spółka przez swoje organy, a instytucja kultury i straż według swoich statutów. Zbierz te zgody przed zebraniem założycielskim."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "krok-6-zebranie-i-podpisy",
        children: "Krok 6: zebranie i podpisy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Założyciele uchwalają statut, podpisują go i wybierają organy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-4",
          "aria-label": "Źródło 5, art. 6 § 1",
          children: "[5]"
        }), ". Gdy spółdzielnia jest już w KRS, gmina przystępuje deklaracją na piśmie, która bez tej formy jest nieważna", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 5, art. 16 § 1",
          children: "[5]"
        }), ". W obu przypadkach za gminę podpisuje osoba, którą uchwała i radca wskażą jako uprawnioną."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Na walne zgromadzenie gmina wysyła pełnomocnika z pisemnym pełnomocnictwem. Może on zastępować tylko jednego członka, więc gmina i biblioteka potrzebują dwóch różnych osób", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 5, art. 36 § 3–4",
          children: "[5]"
        }), ". Przebieg spotkania ułatwi ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/porzadek-zebrania-zalozycielskiego",
          children: "porządek zebrania założycielskiego"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do wpisu do KRS nie podpisuj dużych zamówień. Kto działa wtedy w interesie spółdzielni, odpowiada wobec innych solidarnie, czyli każdy za całość długu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 5, art. 11 § 2",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "krok-7-dwa-wpisy-i-trzy-wnioski",
        children: "Krok 7: dwa wpisy i trzy wnioski"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia staje się osobą prawną z wpisem do KRS, a działać może dopiero po wpisie do wykazu KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-8",
          "aria-label": "Źródło 5, art. 11 § 1",
          children: "[5]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 6, art. 38f ust. 2",
          children: "[6]"
        }), ". Potem składa trzy wnioski: o liczniki, o oferty i umowę sprzedawcy oraz o umowę dystrybucyjną. Firmy mają na nie 4 miesiące, 90 dni i 21 dni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 6, art. 38da ust. 1–2",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wyznacz w urzędzie jedną osobę, która pilnuje tych dat, i daj jej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-zakladania-spoldzielni",
          children: "listę kontrolną zakładania"
        }), ". Terminy policzą się w niej same od dnia, który wpiszesz."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zrób krok 1 na pięciu największych licznikach i wpisz je do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=gmina",
          children: "kalkulatora"
        }), ". Koszty wejścia i prowadzenia zebraliśmy w artykule ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie",
          children: "ile kosztuje spółdzielnia"
        }), ", a roczne terminy w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rok-spoldzielni-kalendarz",
          children: "kalendarzu spółdzielni"
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