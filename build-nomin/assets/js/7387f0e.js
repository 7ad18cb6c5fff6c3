"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9979"], {
62748(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podstawy_spoldzielnia_energetyczna_w_miescie_md_ee4_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podstawy-spoldzielnia-energetyczna-w-miescie-md-ee4.json
var site_baza_wiedzy_podstawy_spoldzielnia_energetyczna_w_miescie_md_ee4_namespaceObject = JSON.parse('{"id":"podstawy/spoldzielnia-energetyczna-w-miescie","title":"Czy spółdzielnia energetyczna może działać w mieście","description":"Co o miastach mówi ustawa z 9 października 2025 r., czego jeszcze nie wiadomo i jak odczytać to w ISAP w pięciu krokach.","source":"@site/baza-wiedzy/podstawy/spoldzielnia-energetyczna-w-miescie.md","sourceDirName":"podstawy","slug":"/spoldzielnia-energetyczna-w-miescie","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Miasta","permalink":"/baza-wiedzy/tagi/miasta","description":"Spółdzielnie energetyczne w miastach po zmianie prawa z 2025 r."},{"inline":false,"label":"Zmiany w prawie","permalink":"/baza-wiedzy/tagi/zmiany-w-prawie","description":"Co się zmieniło w przepisach i co jest w toku."},{"inline":false,"label":"Gmina","permalink":"/baza-wiedzy/tagi/gmina","description":"Samorząd jako członek i założyciel spółdzielni."}],"version":"current","sidebarPosition":3,"frontMatter":{"article":{"kind":"article","label":"Czy spółdzielnia energetyczna może działać w mieście","category":"Podstawy","neighbours":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}],"audience":["gmina","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Ustawa z 9 października 2025 r. otwiera spółdzielnie energetyczne na każdy rodzaj gminy, więc także na miasta.","Spółdzielnie z gmin miejskich mają mieć osobny wykaz.","Datę wejścia przepisów w życie i zasady rozliczeń w mieście trzeba odczytać z samej ustawy.","Zanim podejmiesz decyzję, sprawdź w ISAP, sejmowej bazie ustaw, brzmienie art. 38e ustawy o OZE."],"readingMinutes":4,"sources":[{"code":"OFF","title":"Ustawa z 9 października 2025 r. o zmianie ustawy o promowaniu wytwarzania energii elektrycznej w morskich farmach wiatrowych (Dz.U. 2025 poz. 1535)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20250001535","date":"2025","copy":"infor.pl","copyUrl":"https://www.infor.pl/akt-prawny/DZU.2025.316.0001535,ustawa-o-zmianie-ustawy-o-promowaniu-wytwarzania-energii-elektrycznej-w-morskich-farmach-wiatrowych-oraz-niektorych-innych-ustaw.html","state":"tylko początek ustawy","read":"2026-11-20","citations":1},{"code":"BI","title":"Spółdzielnie energetyczne w miastach – możliwości i wyzwania","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj","date":"18.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":3},{"code":"VOR","title":"Nowa ustawa: zmiany dla morskich farm, prosumentów i spółdzielni (po angielsku)","publisher":"Voice of Renewables","url":"https://voiceofrenewables.com/poland-passes-new-renewable-energy-law-key-changes-for-offshore-wind-prosumers-and-energy-cooperatives/","date":"10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":6},{"code":"ZIN","title":"Spółdzielnie energetyczne – przewodnik dla biznesu i samorządów","publisher":"zieloneinwestycje.pl","url":"https://zieloneinwestycje.pl/spoldzielnie-energetyczne-kto-zyskuje-najbardziej-przewodnik-dla-biznesu-samorzadow-i-inwestorow","date":"7.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ERP","title":"Projekt UD332 i zmiany w ustawie o OZE","publisher":"Rzeczpospolita, Energia","url":"https://energia.rp.pl/oze/art43588021-ulatwienia-dla-wiatrakow-rzad-po-cichu-wprowadzi-nowe-regulacje","date":"2.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"GP1","title":"Szansa na niższe rachunki za energię","publisher":"Dziennik Gazeta Prawna","url":"https://www.gazetaprawna.pl/firma-i-prawo/artykuly/9891119,jest-szansa-na-nizsze-rachunki-za-energie-ale-trzeba-bedzie-zalozyc.html","date":"18.09.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"DZP","title":"Zmiany dla morskich farm i wsparcia OZE (po angielsku)","publisher":"kancelaria DZP","url":"https://www.dzp.pl/en/alerts/234-offshore-in-poland-acceleration-of-investments-and-new-support-mechanisms","date":"17.11.2025","copy":"zapisana kopia strony","read":"2026-11-22","citations":1}],"related":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},"next":{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podstawy/spoldzielnia-energetyczna-w-miescie.md


const frontMatter = {
	title: 'Czy spółdzielnia energetyczna może działać w mieście',
	description: 'Co o miastach mówi ustawa z 9 października 2025 r., czego jeszcze nie wiadomo i jak odczytać to w ISAP w pięciu krokach.',
	sidebar_position: 3,
	audience: [
		'gmina',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'miasta',
		'zmiany-w-prawie',
		'gmina'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F04',
		'F05',
		'F06',
		'F07',
		'F20',
		'F21',
		'F22',
		'F25',
		'F30',
		'F31',
		'F34',
		'F36',
		'F99'
	],
	sources: [
		'OFF',
		'BI',
		'VOR',
		'OZE',
		'ZIN',
		'ERP',
		'RP1',
		'GP1',
		'DZP'
	],
	related: [
		'spoldzielnia-energetyczna-co-to-jest',
		'kto-moze-byc-czlonkiem',
		'gmina-w-spoldzielni-energetycznej',
		'wpis-do-wykazu-kowr'
	],
	summary: [
		'Ustawa z 9 października 2025 r. otwiera spółdzielnie energetyczne na każdy rodzaj gminy, więc także na miasta.',
		'Spółdzielnie z gmin miejskich mają mieć osobny wykaz.',
		'Datę wejścia przepisów w życie i zasady rozliczeń w mieście trzeba odczytać z samej ustawy.',
		'Zanim podejmiesz decyzję, sprawdź w ISAP, sejmowej bazie ustaw, brzmienie art. 38e ustawy o OZE.'
	],
	aliases: [
		'spółdzielnia na osiedlu',
		'wspólny prąd w bloku',
		'gmina miejska a spółdzielnia energetyczna',
		'ustawa offshore a spółdzielnie'
	],
	glossary_skip: [],
	slug: '/spoldzielnia-energetyczna-w-miescie'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co zmieniła ustawa z 9 października 2025 r.?",
  "id": "co-zmienila-ustawa-z-9-pazdziernika-2025-r",
  "level": 2
}, {
  "value": "Co już wiadomo, a co trzeba sprawdzić?",
  "id": "co-juz-wiadomo-a-co-trzeba-sprawdzic",
  "level": 2
}, {
  "value": "Czego nie obiecywać na tym etapie",
  "id": "czego-nie-obiecywac-na-tym-etapie",
  "level": 3
}, {
  "value": "Czy jedna spółdzielnia połączy miasto i wieś?",
  "id": "czy-jedna-spoldzielnia-polaczy-miasto-i-wies",
  "level": 2
}, {
  "value": "Skąd biorą się sprzeczne odpowiedzi?",
  "id": "skad-biora-sie-sprzeczne-odpowiedzi",
  "level": 2
}, {
  "value": "Jak sprawdzić to w ISAP?",
  "id": "jak-sprawdzic-to-w-isap",
  "level": 2
}, {
  "value": "Co możesz przygotować już teraz?",
  "id": "co-mozesz-przygotowac-juz-teraz",
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
      children: "Może: tak opisują ustawę z 9 października 2025 r. prasa i branża. Wcześniej spółdzielnie były tylko dla gmin wiejskich i miejsko-wiejskich. Kilka szczegółów trzeba jeszcze odczytać z samej ustawy, a niżej mówimy, których i jak to zrobić."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-zmienila-ustawa-z-9-pazdziernika-2025-r",
      children: "Co zmieniła ustawa z 9 października 2025 r.?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Chodzi o ustawę zwaną offshore’ową (Dz.U. 2025 poz. 1535), która dotyczy głównie farm wiatrowych na morzu. Zmienia jednak też ustawę o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "odnawialnych źródłach energii"
      }), " (OZE), a z nią zasady dla spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-off",
        id: "OFF-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "W opisach prasy powtarzają się dwie rzeczy:"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "spółdzielnia może powstać w gminie każdego rodzaju, więc i w mieście;"
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["mają być dwa osobne ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
          children: "wykazy"
        }), ": dla spółdzielni z gmin miejskich i dla reszty."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Tak pisze prasa krajowa i branżowa", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-bi",
        id: "BI-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-vor",
        id: "VOR-1",
        "aria-label": "Źródło 3",
        children: "[3]"
      }), ". Sama ustawa jest ogłoszona w Dzienniku Ustaw, a Prezydent podpisał ją 4 listopada 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-dzp",
        id: "DZP-1",
        "aria-label": "Źródło 9",
        children: "[9]"
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-juz-wiadomo-a-co-trzeba-sprawdzic",
      children: "Co już wiadomo, a co trzeba sprawdzić?"
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co już wiadomo, a co trzeba sprawdzić?",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Sprawa"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co wiemy"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Otwarcie na każdy rodzaj gminy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "ustawa jest ogłoszona, a opisy są zgodne"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Osobne wykazy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "znamy je z opisów"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Brzmienie art. 38c–38e po zmianie"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["sprawdź w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#isap",
                children: "ISAP"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Data wejścia w życie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "sprawdź w ISAP"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zasady rozliczeń w mieście"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "sprawdź w ISAP"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przed uchwałą, umową lub wydatkiem",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Z tekstu ustawy przeczytaliśmy tylko początek, a przepisy o spółdzielniach znamy z tekstu jednolitego z 2024 r. Nie wiadomo więc, od kiedy miejskie spółdzielnie mogą działać i czy ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
            children: "współczynnik 0,6"
          }), " oraz zwolnienia z opłat obejmują je bez zmian. Sprawdź obecne brzmienie w ISAP, a potem zapytaj ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#kowr",
            children: "KOWR"
          }), " na piśmie."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "czego-nie-obiecywac-na-tym-etapie",
        children: "Czego nie obiecywać na tym etapie"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "W rozmowie z sąsiadami, firmami albo radą oddziel to, co pewne, od tego, co trzeba dopiero odczytać, i nie podawaj na razie:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "daty, od której miejska spółdzielnia zacznie się rozliczać;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "kwot ani procentów oszczędności w mieście;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "zapewnienia, że sąsiednia wieś może dołączyć;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "terminu wpisu, bo tekst ustawy z 2024 r. go nie określa."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ostatni punkt dotyczy także wsi, bo ustawa każe uzupełnić braki wniosku w ciągu 7 dni, ale nie mówi, ile trwa cały wpis", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-1",
          "aria-label": "Źródło 4, art. 38g ust. 6, art. 38j",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-jedna-spoldzielnia-polaczy-miasto-i-wies",
        children: "Czy jedna spółdzielnia połączy miasto i wieś?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Według tekstu z 2024 r. obszar to jedna gmina albo najwyżej 3 gminy, które ze sobą sąsiadują, a każda jest wiejska lub miejsko-wiejska", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 4, art. 38e ust. 1 pkt 1",
          children: "[4]"
        }), ". Gmina miejsko-wiejska, czyli miasto z okolicznymi wsiami, mieści się więc w przepisie, a gmina miejska nie. O to, czy po zmianie można do nich dołączyć miasto, zapytaj KOWR."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Branża zwraca uwagę, że osobne wykazy mogą utrudnić założenie jednej spółdzielni dla miasta i wsi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-bi",
          id: "BI-2",
          "aria-label": "Źródło 2",
          children: "[2]"
        }), "; to ocena, a nie cytat z przepisu."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Drugi warunek to sieć. Wszystkie ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "punkty poboru"
        }), " mają być w sieci jednego ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "operatora"
        }), " i poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 4, art. 38c ust. 1–2",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "skad-biora-sie-sprzeczne-odpowiedzi",
        children: "Skąd biorą się sprzeczne odpowiedzi?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W internecie krążą teksty z różnych lat. Jeszcze w styczniu 2026 r. poradnik podawał, że miasta są wyłączone", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zin",
          id: "ZIN-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), ", choć ustawa była już wtedy uchwalona. Gdy źródła się różnią, patrz na datę i na to, czy ktoś cytuje akt prawny."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Trwają też prace nad kolejnymi zmianami. Resort klimatu pokazał 31 grudnia 2025 r. projekt UD332, który obejmuje spółdzielnie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-erp",
          id: "ERP-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), ", a w Sejmie jest rządowy druk 2821. To projekty, a nie obowiązujące prawo, i ich losy zbiera ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/zmiany-w-prawie-kalendarz",
          children: "kalendarz zmian"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-sprawdzic-to-w-isap",
        children: "Jak sprawdzić to w ISAP?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "https://isap.sejm.gov.pl/",
          children: "ISAP"
        }), " to sejmowa baza aktów prawnych, otwarta dla każdego. Wystarczy pięć kroków:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        className: "steps",
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Wyszukaj rok 2025 i pozycję 1535. Otwórz tekst ogłoszony."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Znajdź artykuł, który zmienia ustawę o odnawialnych źródłach energii."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Odczytaj w nim zmiany w art. 38c–38o, a najpierw w art. 38e."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Przejdź do końca ustawy. Tam zwykle znajdziesz przepisy przejściowe i przepis o wejściu w życie."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Otwórz kartę ustawy o OZE i sprawdź, czy jest nowszy tekst jednolity i nowsze zmiany."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zanotuj datę odczytu i numery artykułów, bo przydadzą się radzie, prawnikowi i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "zarządowi"
        }), ". Masz wątpliwości? Zapytaj KOWR na piśmie, do którego wykazu trafi Twoja spółdzielnia."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-mozesz-przygotowac-juz-teraz",
        children: "Co możesz przygotować już teraz?"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Wiele pracy nie zależy od tej odpowiedzi. Zbierz:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "listę punktów poboru z adresami i nazwą operatora;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "roczne zużycie każdego z nich;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "moc, rodzaj i miejsce instalacji OZE;"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["chętnych z ich rolą: ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#wytworca",
            children: "wytwórca"
          }), ", ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#odbiorca",
            children: "odbiorca"
          }), " albo obie naraz."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Większość tych danych i tak podaje się we wniosku do wykazu, który prowadzi KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 4, art. 38g",
          children: "[4]"
        }), ", a zbierzesz je w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-punktow-poboru",
          children: "liście punktów poboru"
        }), ". Przed wnioskiem spółdzielnia może też poprosić operatora o dane godzinowe ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członków"
        }), " z ostatnich pełnych 12 miesięcy, jeśli operator je ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 4, art. 38c ust. 5a",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Policz też, czy instalacje mogą dać w roku 70% potrzeb grupy, bo taki próg obejmuje od 1 stycznia 2026 r. wszystkie nowe wnioski", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 4, art. 38e ust. 1 pkt 3",
          children: "[4]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ". Pierwszy wynik poda ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=osiedle",
          children: "kalkulator z przykładem osiedla"
        }), ", a rachunek tłumaczy artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Mieszkasz w bloku? Sprawdź też ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#prosument-lokatorski",
          children: "prosumenta lokatorskiego"
        }), ", czyli sposób rozliczenia instalacji na budynku wielolokalowym, na przykład we wspólnocie. Według prasy ta sama ustawa rozszerza go o garaże i wiaty", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-bi",
          id: "BI-3",
          "aria-label": "Źródło 2",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-gp1",
          id: "GP1-1",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli Twoja gmina rozważa udział, przeczytaj ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
          children: "gmina w spółdzielni"
        }), ". Kolejny krok formalny opisuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/wpis-do-wykazu-kowr",
          children: "wpis do wykazu KOWR"
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