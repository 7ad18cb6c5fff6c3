"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4034"], {
49805(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_organy_i_glosowanie_md_b91_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-organy-i-glosowanie-md-b91.json
var site_baza_wiedzy_prowadzenie_organy_i_glosowanie_md_b91_namespaceObject = JSON.parse('{"id":"prowadzenie/organy-i-glosowanie","title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","description":"Walne zgromadzenie, rada nadzorcza i zarząd: kto o czym decyduje, ile trzeba głosów, kogo wolno wybrać i kto podpisuje umowy.","source":"@site/baza-wiedzy/prowadzenie/organy-i-glosowanie.md","sourceDirName":"prowadzenie","slug":"/organy-i-glosowanie","permalink":"/baza-wiedzy/organy-i-glosowanie","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."},{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Gmina","permalink":"/baza-wiedzy/tagi/gmina","description":"Samorząd jako członek i założyciel spółdzielni."}],"version":"current","sidebarPosition":4,"frontMatter":{"article":{"kind":"article","label":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Zwykła spółdzielnia energetyczna ma walne zgromadzenie, radę nadzorczą i zarząd, więc do organów potrzeba co najmniej 4 osób.","Członek ma jeden głos bez względu na liczbę udziałów i liczników.","Inaczej może liczyć głosy tylko spółdzielnia, do której według statutu należą wyłącznie osoby prawne.","Zwykła uchwała wymaga obecności połowy uprawnionych i przewagi głosów „za” nad głosami „przeciw”.","Umowy podpisują dwie osoby, a o dwunastu sprawach decyduje tylko walne zgromadzenie."],"readingMinutes":8,"sources":[{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":42},{"code":"DK","title":"Ustawa o organizowaniu i prowadzeniu działalności kulturalnej (tekst jednolity, Dz.U. 2024 poz. 87)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000087","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/c2bac4ccef7e2b6bccbc9ba09af51f8ab69abddf/pl/DU-2024-87.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"SR","title":"Ustawa z 4 października 2018 r. o spółdzielniach rolników (Dz.U. 2018 poz. 2073)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180002073","date":"2018","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/0571be1dd33031be03b240bb5fa783ab2d8d3ba2/pl/DU-2018-2073.md","state":"tekst pierwotny z 2018 r., bez późniejszych zmian","read":"2026-11-22","citations":1},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":1}],"related":[{"title":"Prawa i obowiązki członka: dokumenty, wnioski, skarga na uchwałę","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},"next":{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/organy-i-glosowanie.md


const frontMatter = {
	title: 'Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje',
	description: 'Walne zgromadzenie, rada nadzorcza i zarząd: kto o czym decyduje, ile trzeba głosów, kogo wolno wybrać i kto podpisuje umowy.',
	sidebar_position: 4,
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
		'gmina'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F15',
		'F17',
		'F157',
		'F158',
		'F165',
		'F166',
		'F167',
		'F168',
		'F169',
		'F170',
		'F171',
		'F172',
		'F173',
		'F177',
		'F178',
		'F184',
		'F187',
		'F188'
	],
	sources: [
		'PS',
		'DK',
		'SR',
		'OZE'
	],
	related: [
		'prawa-i-obowiazki-czlonka',
		'statut-spoldzielni-energetycznej',
		'gmina-krok-po-kroku',
		'rok-spoldzielni-kalendarz'
	],
	summary: [
		'Zwykła spółdzielnia energetyczna ma walne zgromadzenie, radę nadzorczą i zarząd, więc do organów potrzeba co najmniej 4 osób.',
		'Członek ma jeden głos bez względu na liczbę udziałów i liczników.',
		'Inaczej może liczyć głosy tylko spółdzielnia, do której według statutu należą wyłącznie osoby prawne.',
		'Zwykła uchwała wymaga obecności połowy uprawnionych i przewagi głosów „za” nad głosami „przeciw”.',
		'Umowy podpisują dwie osoby, a o dwunastu sprawach decyduje tylko walne zgromadzenie.'
	],
	aliases: [
		'czy mogę przyjść na walne z prawnikiem',
		'czy prezes może handlować ze spółdzielnią',
		'zakaz konkurencji',
		'brak kworum',
		'ile głosów ma gmina',
		'kworum na walnym',
		'rada nadzorcza spółdzielni energetycznej',
		'kto podpisuje za spółdzielnię',
		'kto podpisze umowę',
		'o czym decyduje walne zgromadzenie',
		'zadania rady nadzorczej',
		'żona prezesa w radzie',
		'prezes spółdzielni energetycznej',
		'pełnomocnik na walnym',
		'protokół walnego zgromadzenia',
		'głosowanie zdalne',
		'walne zgromadzenie przez internet',
		'walne online',
		'czy wójt może być prezesem spółdzielni',
		'ile osób musi przyjść na walne',
		'ile zarabia prezes',
		'kto zwołuje posiedzenie rady',
		'rada nadzorcza się nie zbiera',
		'zawieszenie członka rady',
		'zwolnienie z pracy członka rady',
		'czy prezes głosuje nad swoją pensją',
		'jak odwołać prezesa',
		'zawiadomienie o walnym zgromadzeniu',
		'głosowanie korespondencyjne',
		'zebranie przedstawicieli'
	],
	glossary_skip: [],
	slug: '/organy-i-glosowanie'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Trzy organy i ich zadania",
  "id": "trzy-organy-i-ich-zadania",
  "level": 2
}, {
  "value": "O czym decyduje tylko walne zgromadzenie",
  "id": "o-czym-decyduje-tylko-walne-zgromadzenie",
  "level": 3
}, {
  "value": "Co robi rada nadzorcza",
  "id": "co-robi-rada-nadzorcza",
  "level": 3
}, {
  "value": "Kogo można wybrać",
  "id": "kogo-mozna-wybrac",
  "level": 3
}, {
  "value": "Ile głosów ma członek",
  "id": "ile-glosow-ma-czlonek",
  "level": 2
}, {
  "value": "Kto głosuje za gminę, spółkę i bibliotekę",
  "id": "kto-glosuje-za-gmine-spolke-i-biblioteke",
  "level": 3
}, {
  "value": "Kiedy uchwała jest ważna",
  "id": "kiedy-uchwala-jest-wazna",
  "level": 2
}, {
  "value": "Protokół",
  "id": "protokol",
  "level": 3
}, {
  "value": "Kto podpisuje za spółdzielnię",
  "id": "kto-podpisuje-za-spoldzielnie",
  "level": 2
}, {
  "value": "Ile zarabia prezes albo członek rady",
  "id": "ile-zarabia-prezes-albo-czlonek-rady",
  "level": 3
}, {
  "value": "Co może zwykły członek",
  "id": "co-moze-zwykly-czlonek",
  "level": 2
}, {
  "value": "Gdy zawini zarząd",
  "id": "gdy-zawini-zarzad",
  "level": 3
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
    em: "em",
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    ol: "ol",
    p: "p",
    small: "small",
    span: "span",
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
      children: ["W spółdzielni ludzie najczęściej pytają o prąd, a spierają się o decyzje. Kto wybiera zarząd, ile głosów ma gmina i kto podpisuje umowy? Na większość pytań odpowiada Prawo spółdzielcze, a resztę ustala ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "statut"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "trzy-organy-i-ich-zadania",
      children: "Trzy organy i ich zadania"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Spółdzielnia musi mieć trzy organy, także wtedy, gdy tworzą ją tylko trzy osoby prawne. Radę i zarząd wybiera się i odwołuje w głosowaniu tajnym", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-1",
        "aria-label": "Źródło 1, art. 35",
        children: "[1]"
      }), ". Z obowiązku powołania rady zwolnione są tylko spółdzielnie grup producentów rolnych oraz te spółdzielnie produkcji rolnej, które mają najwyżej 10 ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-2",
        "aria-label": "Źródło 1, art. 46a",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Trzy organy i ich zadania",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Organ"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kto w nim jest"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "O czym decyduje"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Walne zgromadzenie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto w nim jest",
            children: "wszyscy członkowie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "O czym decyduje",
            children: "dwanaście spraw z listy niżej i to, co doda statut"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Rada nadzorcza"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto w nim jest",
            children: "co najmniej 3 osoby wybrane spośród członków"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "O czym decyduje",
            children: "plany, kontrola i nadzór, umowy z członkami zarządu"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Zarząd"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Kto w nim jest",
            children: "tyle osób, ile mówi statut, choćby jedna"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "O czym decyduje",
            children: ["wszystko, czego nie zastrzeżono dla innych", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-3",
              "aria-label": "Źródło 1, art. 48",
              children: "[1]"
            })]
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "o-czym-decyduje-tylko-walne-zgromadzenie",
      children: "O czym decyduje tylko walne zgromadzenie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ustawa wymienia dwanaście spraw", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-4",
        "aria-label": "Źródło 1, art. 38",
        children: "[1]"
      }), ":"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "kierunki rozwoju,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "sprawozdania rady, roczne i finansowe oraz absolutorium, czyli zatwierdzenie pracy członków zarządu,"
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["wnioski z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#lustracja",
          children: "lustracji"
        }), ","]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "podział nadwyżki bilansowej albo pokrycie strat,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "zbycie nieruchomości, zakładu lub innej wyodrębnionej jednostki,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "wejście do organizacji gospodarczych i wyjście z nich,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "najwyższa suma zobowiązań, czyli długów, które spółdzielnia może zaciągnąć,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "połączenie, podział i likwidacja,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "odwołania od uchwał rady,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "zmiany statutu,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "wejście do związku i wyjście z niego,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "wybór delegatów na zjazd związku."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W dużej spółdzielni walne zgromadzenie bywa zastąpione zebraniem przedstawicieli, a członkowie spotykają się wtedy w grupach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 1, art. 35 § 1 pkt 4",
          children: "[1]"
        }), ". O warunki zapytaj prawnika."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "co-robi-rada-nadzorcza",
        children: "Co robi rada nadzorcza"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rada uchwala plany, bada sprawozdania i sprawdza, czy zarząd przestrzega praw członków i załatwia ich wnioski. Rozpatruje skargi na zarząd, zatwierdza strukturę spółdzielni, decyduje o kupnie i obciążeniu nieruchomości, o kupnie zakładu oraz o wejściu do organizacji społecznych. Co roku składa walnemu sprawozdanie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 1, art. 46 § 1",
          children: "[1]"
        }), ". Może też żądać wyjaśnień i przeglądać księgi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 1, art. 46",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy rada albo zarząd się nie zbiera, każdy ich członek może zażądać posiedzenia i podać porządek obrad. Jeśli nie odbędzie się ono w tydzień, zwołuje je sam", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-8",
          "aria-label": "Źródło 1, art. 35 § 4¹–4²",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "kogo-mozna-wybrac",
        children: "Kogo można wybrać"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do rady wchodzą tylko członkowie, a osoba prawna może wskazać kogoś spoza spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-9",
          "aria-label": "Źródło 1, art. 45 § 2",
          children: "[1]"
        }), ". Tak trafia do niej na przykład pracownica urzędu albo księgowy wodociągów. Gdy członkami są same osoby prawne, także zarząd wybiera się spośród osób, które one wskażą", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-10",
          "aria-label": "Źródło 1, art. 49 § 3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nie można zasiadać naraz w radzie i w zarządzie. W radzie nie może też być małżonek członka zarządu ani jego bliski krewny lub powinowaty, na przykład dziecko, siostra czy teść. Zakaz obejmuje też pełnomocnika zarządu oraz kierownika bieżącej działalności razem z bliskimi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-11",
          "aria-label": "Źródło 1, art. 56 i 57",
          children: "[1]"
        }), ". Jeśli zabraknie ludzi, rada może na pewien czas wyznaczyć swojego członka do zarządu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-12",
          "aria-label": "Źródło 1, art. 56 § 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Do obsadzenia obu organów potrzeba więc co najmniej 4 osób: trzech w radzie i jednej w zarządzie. W małej wsi sprawdź pokrewieństwo kandydatów przed zebraniem."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członka rady, który w spółdzielni pracuje, trudniej zwolnić. Wypowiedzieć mu umowę o pracę albo warunki pracy lub płacy wolno tylko wtedy, gdy Kodeks pracy pozwala na to wobec członka zakładowego organu związku zawodowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-13",
          "aria-label": "Źródło 1, art. 45 § 6",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W przepisach Prawa spółdzielczego o składzie rady i zarządu nie ma zakazu dla wójta ani radnego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-14",
          "aria-label": "Źródło 1, art. 45, 49, 56 i 57",
          children: "[1]"
        }), ". Ograniczenia mogą jednak wynikać z osobnych ustaw o osobach na stanowiskach publicznych, więc zanim gmina kogoś wskaże, niech sprawdzi je radca prawny."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-glosow-ma-czlonek",
        children: "Ile głosów ma członek"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zasada jest prosta: jeden członek ma jeden głos, choćby miał dziesięć razy więcej ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#udzial",
          children: "udziałów"
        }), " niż sąsiad", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-15",
          "aria-label": "Źródło 1, art. 36 § 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jest od tego jeden wyjątek: jeśli według statutu członkami mogą być wyłącznie osoby prawne, statut może liczyć głosy w inny sposób", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-16",
          "aria-label": "Źródło 1, art. 36 § 2",
          children: "[1]"
        }), ". Gmina, spółka wodociągowa i biblioteka mogą na przykład zapisać, że gmina ma trzy głosy, a pozostali po jednym. Gdy do spółdzielni ma wejść choć jedna osoba fizyczna, ta droga się zamyka."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Ile głosów ma członek",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto może być członkiem według statutu"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Jak liczy się głosy"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "osoby fizyczne albo fizyczne i prawne"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "jeden członek, jeden głos"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "wyłącznie osoby prawne"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "jeden głos albo inaczej, jeśli tak mówi statut"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#spoldzielnia-rolnikow",
                children: "spółdzielnia rolników"
              }), " złożona z samych osób prawnych"]
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["jak wyżej, ale jeden członek ma najwyżej 20% głosów", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-sr",
                id: "SR-1",
                "aria-label": "Źródło 3, art. 7 ust. 4",
                children: "[3]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "kto-glosuje-za-gmine-spolke-i-biblioteke",
        children: "Kto głosuje za gminę, spółkę i bibliotekę"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Osoba prawna bierze udział w walnym zgromadzeniu przez pełnomocnika ustanowionego w tym celu. Biblioteka i dom kultury też go potrzebują, bo instytucja kultury jest osobą prawną od wpisu do rejestru", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-dk",
          id: "DK-1",
          "aria-label": "Źródło 2, art. 14 ust. 1",
          children: "[2]"
        }), ". Pełnomocnictwo musi być na piśmie pod rygorem nieważności, dołącza się je do protokołu, a pełnomocnik zastępuje tylko jednego członka", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-17",
          "aria-label": "Źródło 1, art. 36 § 3–4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Osoba fizyczna też może przysłać pełnomocnika, chyba że statut tego zabrania. Członek zarządu nim nie będzie, z jednym wyjątkiem: w spółdzielni do 10 członków może, o ile statut nie mówi inaczej. Pracownik może tylko wtedy, gdy jest członkiem zatrudnionym na spółdzielczą umowę o pracę", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-18",
          "aria-label": "Źródło 1, art. 36 § 3, 5 i 6",
          children: "[1]"
        }), ". Na zebranie możesz też przyjść z prawnikiem lub ekspertem na własny koszt, ale nie wolno mu zabierać głosu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-19",
          "aria-label": "Źródło 1, art. 36 § 7",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-uchwala-jest-wazna",
        children: "Kiedy uchwała jest ważna"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Walne zgromadzenie zwołuje zarząd co najmniej raz w roku, w ciągu 6 miesięcy po zakończeniu roku obrachunkowego. Może go też zażądać rada albo jedna dziesiąta członków, nie mniej niż trzech, chyba że statut wymaga większej liczby. Wtedy ma się odbyć w 6 tygodni, a jak złożyć takie żądanie, mówi artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prawa-i-obowiazki-czlonka",
          children: "prawach członka"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-20",
          "aria-label": "Źródło 1, art. 39",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["O terminie, miejscu i porządku obrad zawiadamia się członków oraz Krajową Radę Spółdzielczą, a jeśli spółdzielnia należy do związku rewizyjnego, także ten związek. Sposób i termin podaje statut, a ustawa pozwala zawiadomić również na odległość", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-21",
          "aria-label": "Źródło 1, art. 40",
          children: "[1]"
        }), ". Uchwałę wolno podjąć tylko w sprawie, która była w ogłoszonym porządku obrad", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-22",
          "aria-label": "Źródło 1, art. 41 § 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ile głosów trzeba, zależy od sprawy. Gdy przyjdzie mniej niż połowa uprawnionych, uchwała nie zapadnie, chyba że statut wymaga mniejszej obecności, na przykład w drugim terminie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-23",
          "aria-label": "Źródło 1, art. 41 § 2",
          children: "[1]"
        }), ". Jeśli statut nie mówi inaczej, liczy się tylko głosy „za” i „przeciw”, a wstrzymujące się nie mają wpływu na wynik", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-24",
          "aria-label": "Źródło 1, art. 35 § 4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Kiedy uchwała jest ważna",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Sprawa"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Ile głosów"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zwykła uchwała"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["więcej „za” niż „przeciw”, przy obecności co najmniej połowy uprawnionych, chyba że ustawa lub statut mówi inaczej", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-25",
                "aria-label": "Źródło 1, art. 41 § 2",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zmiana statutu"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["2/3 głosów, a potem wpis do ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#krs",
                children: "KRS"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-26",
                "aria-label": "Źródło 1, art. 12a",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Odwołanie członka rady przed końcem kadencji"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["2/3 głosów", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-27",
                "aria-label": "Źródło 1, art. 45 § 5",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Odwołanie członka zarządu"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["rada albo walne, według statutu; na walnym zwykła uchwała, chyba że statut wymaga więcej", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-28",
                "aria-label": "Źródło 1, art. 41 § 2, art. 49 § 2",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Likwidacja"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["dwa razy po 3/4 głosów, w odstępie co najmniej 2 tygodni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-29",
                "aria-label": "Źródło 1, art. 113 § 1 pkt 3",
                children: "[1]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Spółdzielnia ma 12 członków, a statut nie zmienia zasad ustawy. Na walne przychodzi 7 osób, więc jest wymagana połowa, czyli 6."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Trzy osoby są „za”, dwie „przeciw”, a dwie się wstrzymują. Zwykła uchwała zapada, bo 3 to więcej niż 2. Zmiana statutu by nie przeszła, bo 3 głosy z 5 to 60%, a potrzeba dwóch trzecich."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rada i zarząd mogą głosować także na piśmie i na odległość, jeśli wszyscy zostali prawidłowo zawiadomieni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-30",
          "aria-label": "Źródło 1, art. 35 § 4¹–4⁴",
          children: "[1]"
        }), ". Dla walnego zgromadzenia takie przepisy powstały na czas epidemii", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-31",
          "aria-label": "Źródło 1, art. 36",
          children: "[1]"
        }), ", więc zanim zwołasz je przez internet, zapytaj prawnika."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "protokol",
        children: "Protokół"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Z walnego zgromadzenia sporządza się protokół, który podpisuje przewodniczący i osoby wskazane w statucie. Członkowie mogą go czytać, a zarząd przechowuje go co najmniej 10 lat", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-32",
          "aria-label": "Źródło 1, art. 41 § 3–5",
          children: "[1]"
        }), ". Przy zmianie statutu dwa odpisy protokołu idą do sądu rejestrowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-33",
          "aria-label": "Źródło 1, art. 12a § 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-podpisuje-za-spoldzielnie",
        children: "Kto podpisuje za spółdzielnię"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Umowę ze sprzedawcą i każde inne oświadczenie podpisują dwaj członkowie zarządu albo członek zarządu z pełnomocnikiem. Gdy zarząd jest jednoosobowy, mogą to zrobić także dwaj pełnomocnicy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-34",
          "aria-label": "Źródło 1, art. 54",
          children: "[1]"
        }), ". Podpis samego prezesa nie wystarczy, więc przy jednoosobowym zarządzie od razu ustanów pełnomocnika spoza rady."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ta reguła dotyczy też oświadczenia do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
          children: "wykazu KOWR"
        }), ", które podpisują osoby uprawnione do reprezentacji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-1",
          "aria-label": "Źródło 4, art. 38g ust. 4",
          children: "[4]"
        }), ". Jego treść znajdziesz we wzorze ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/oswiadczenie-do-wykazu-kowr",
          children: "oświadczenia zarządu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing papers",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Kto co podpisuje"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "Umowa ze sprzedawcą"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "przy jednoosobowym zarządzie także 2 pełnomocników"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "2 członków zarządu albo członek zarządu i pełnomocnik"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "dokąd"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "sprzedawca"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "Oświadczenie do wykazu"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "reguła jest ta sama"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "osoby uprawnione do reprezentacji"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "dokąd"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: (0,jsx_runtime.jsx)(_components.a, {
                  href: "/baza-wiedzy/slownik#kowr",
                  children: "KOWR"
                })
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "Umowa z członkiem zarządu"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "najpierw uchwała rady"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "2 członków rady, których ona upoważni"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "dokąd"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "członek zarządu"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Są też dwie sprawy, w których zarząd nie działa sam. O umowie spółdzielni z członkiem jej zarządu decyduje uchwałą rada, a podpisać ją mogą dwaj członkowie rady, których ona upoważni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-35",
          "aria-label": "Źródło 1, art. 46 § 1 pkt 8",
          children: "[1]"
        }), ". Prezes, którego firma handluje panelami, niech wcześniej zapyta prawnika, bo członkom zarządu i rady nie wolno zajmować się interesami konkurencyjnymi wobec spółdzielni. Kto złamie ten zakaz, może zostać odwołany, a członka rady sama rada może wcześniej zawiesić; rozstrzyga potem organ, który go wybrał", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-36",
          "aria-label": "Źródło 1, art. 56 § 3–4",
          children: "[1]"
        }), ". W sprawach, które dotyczą wyłącznie ich samych, na przykład w sprawie własnej pensji, członkowie zarządu i rady nie głosują", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-37",
          "aria-label": "Źródło 1, art. 56 § 2",
          children: "[1]"
        }), ". Jednoosobowy zarząd nie załatwia spraw członkowskich, na przykład przyjęć: robi to rada, chyba że statut wskaże walne zgromadzenie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-38",
          "aria-label": "Źródło 1, art. 49 § 5",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "ile-zarabia-prezes-albo-czlonek-rady",
        children: "Ile zarabia prezes albo członek rady"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W artykułach Prawa spółdzielczego o radzie i zarządzie kwot nie ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-39",
          "aria-label": "Źródło 1, art. 45–49",
          children: "[1]"
        }), ". Czy funkcja jest płatna i ile wynosi zapłata, zależy więc naszym zdaniem od statutu i uchwał. Zapytaj o nie na walnym zgromadzeniu, a jeśli jesteś rolnikiem, sprawdź najpierw, co taki przychód znaczy dla ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rolnik-krus-dotacje-dzierzawa",
          children: "KRUS"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-moze-zwykly-czlonek",
        children: "Co może zwykły członek"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zobaczy statut, uchwały, protokoły, sprawozdania i umowy, może żądać walnego zgromadzenia, a uchwałę zaskarżyć do sądu w 6 tygodni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-40",
          "aria-label": "Źródło 1, art. 18 § 2–3, art. 39 i 42",
          children: "[1]"
        }), ". Każdą z tych dróg, z terminami i wyjątkami, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prawa-i-obowiazki-czlonka",
          children: "prawach i obowiązkach członka"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "gdy-zawini-zarzad",
        children: "Gdy zawini zarząd"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członek zarządu i rady odpowiada wobec spółdzielni za szkodę, którą wyrządził wbrew prawu lub statutowi, chyba że nie ponosi winy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-41",
          "aria-label": "Źródło 1, art. 58",
          children: "[1]"
        }), ". Walne zgromadzenie może odwołać członka zarządu, któremu nie udzieliło absolutorium, nawet jeśli zwykle zarząd wybiera rada i nie było tego w porządku obrad", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-42",
          "aria-label": "Źródło 1, art. 49 § 4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zasady głosowania zapisz w statucie, zanim pojawi się pierwszy spór. Pomoże w tym ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/omowienie-statutu",
          children: "omówienie statutu punkt po punkcie"
        }), " i artykuł o tym, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/statut-spoldzielni-energetycznej",
          children: "co statut musi zawierać"
        }), ". Wybory na pierwszym zebraniu ułatwi ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/porzadek-zebrania-zalozycielskiego",
          children: "porządek zebrania założycielskiego"
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