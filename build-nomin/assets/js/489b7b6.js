"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4557"], {
29581(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podatki_i_pieniadze_rolnik_krus_dotacje_dzierzawa_md_5fd_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podatki-i-pieniadze-rolnik-krus-dotacje-dzierzawa-md-5fd.json
var site_baza_wiedzy_podatki_i_pieniadze_rolnik_krus_dotacje_dzierzawa_md_5fd_namespaceObject = JSON.parse('{"id":"podatki-i-pieniadze/rolnik-krus-dotacje-dzierzawa","title":"Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa","description":"Jak panele, biogazownia, rada nadzorcza i etat w spółdzielni mają się do KRUS, czyja ma być instalacja i czy wolno wydzierżawić pod nią grunt.","source":"@site/baza-wiedzy/podatki-i-pieniadze/rolnik-krus-dotacje-dzierzawa.md","sourceDirName":"podatki-i-pieniadze","slug":"/rolnik-krus-dotacje-dzierzawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Finansowanie","permalink":"/baza-wiedzy/tagi/finansowanie","description":"Programy wsparcia i pieniądze na start."},{"inline":false,"label":"Podatki","permalink":"/baza-wiedzy/tagi/podatki","description":"PIT, CIT, VAT i akcyza w spółdzielni."},{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."}],"version":"current","sidebarPosition":4,"frontMatter":{"article":{"kind":"article","label":"Rolnik: KRUS, dotacje, dzierżawa","category":"Podatki i pieniądze","neighbours":[{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},{"title":"Rolnik: KRUS, dotacje, dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"}],"audience":["rolnicy"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Prąd z mikroinstalacji członka, który nie jest przedsiębiorcą, z mocy ustawy nie jest działalnością gospodarczą, więc sam nie powinien zmieniać Twojego ubezpieczenia w KRUS.","Większe źródło prowadzone jako firma to już działalność. Zostajesz wtedy w KRUS tylko po spełnieniu kilku warunków i po oświadczeniu w 14 dni.","Rada nadzorcza i etat w zarządzie to dwie różne sprawy, więc przed etatem porozmawiaj z KRUS.","Instalacja ma być własnością spółdzielni lub jej członka, ale grunt pod nią może naszym zdaniem być dzierżawiony.","Drugi nabór „Energii dla wsi” jest zamknięty, więc licz plan bez dotacji."],"readingMinutes":7,"sources":[{"code":"KRU","title":"Ustawa o ubezpieczeniu społecznym rolników (tekst jednolity, Dz.U. 2024 poz. 90)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000090","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ddad4ed75bfb370907884a8288f8221097d6af5b/pl/DU-2024-90.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":15},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":7},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":1},{"code":"EDW1","title":"Drugi nabór pożyczek dla fotowoltaiki na wsi (po angielsku)","publisher":"pv magazine","url":"https://www.pv-magazine.com/2025/02/03/poland-reopens-loan-subsidy-program-for-rural-solar-installations/","date":"3.02.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"EDW2","title":"Energia dla wsi – wydłużony nabór (po angielsku)","publisher":"Wodne Sprawy","url":"https://wodnesprawy.pl/en/energy-for-the-countryside-extension-of-the-call-for-applications/","date":"2023/2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"title":"Biogazownia w spółdzielni energetycznej: prąd o każdej porze","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},"next":{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podatki-i-pieniadze/rolnik-krus-dotacje-dzierzawa.md


const frontMatter = {
	title: 'Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa',
	description: 'Jak panele, biogazownia, rada nadzorcza i etat w spółdzielni mają się do KRUS, czyja ma być instalacja i czy wolno wydzierżawić pod nią grunt.',
	sidebar_position: 4,
	sidebar_label: 'Rolnik: KRUS, dotacje, dzierżawa',
	audience: [
		'rolnicy'
	],
	level: 'sredni',
	tags: [
		'finansowanie',
		'podatki',
		'czlonkostwo'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F11',
		'F64',
		'F78',
		'F79',
		'F143',
		'F144',
		'F146',
		'F167',
		'F180',
		'F194',
		'F195',
		'F196',
		'F197'
	],
	sources: [
		'KRU',
		'OZE',
		'PS',
		'EDW1',
		'EDW2'
	],
	related: [
		'spoldzielnia-rolnikow-a-energia',
		'finansowanie-spoldzielni-energetycznej',
		'podatki-w-spoldzielni-energetycznej',
		'biogazownia-w-spoldzielni'
	],
	summary: [
		'Prąd z mikroinstalacji członka, który nie jest przedsiębiorcą, z mocy ustawy nie jest działalnością gospodarczą, więc sam nie powinien zmieniać Twojego ubezpieczenia w KRUS.',
		'Większe źródło prowadzone jako firma to już działalność. Zostajesz wtedy w KRUS tylko po spełnieniu kilku warunków i po oświadczeniu w 14 dni.',
		'Rada nadzorcza i etat w zarządzie to dwie różne sprawy, więc przed etatem porozmawiaj z KRUS.',
		'Instalacja ma być własnością spółdzielni lub jej członka, ale grunt pod nią może naszym zdaniem być dzierżawiony.',
		'Drugi nabór „Energii dla wsi” jest zamknięty, więc licz plan bez dotacji.'
	],
	aliases: [
		'czy trzeba mieć firmę, żeby oddawać prąd',
		'KRUS',
		'KRUS a fotowoltaika',
		'ubezpieczenie rolnika a spółdzielnia',
		'rolnik w radzie nadzorczej',
		'dzierżawa gruntu pod fotowoltaikę',
		'dotacja dla rolnika',
		'Kasa Rolniczego Ubezpieczenia Społecznego',
		'domownik rolnika',
		'czy ZUS mnie obejmie',
		'panele powyżej 50 kW a KRUS',
		'rolnik wspólnikiem spółki z o.o.'
	],
	glossary_skip: [],
	slug: '/rolnik-krus-dotacje-dzierzawa'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co z KRUS? Zależy od tego, co robisz",
  "id": "co-z-krus-zalezy-od-tego-co-robisz",
  "level": 2
}, {
  "value": "Panele na oborze i oddawanie prądu",
  "id": "panele-na-oborze-i-oddawanie-pradu",
  "level": 3
}, {
  "value": "Gdy źródło jest większe i prowadzisz firmę",
  "id": "gdy-zrodlo-jest-wieksze-i-prowadzisz-firme",
  "level": 3
}, {
  "value": "Rada nadzorcza, zlecenie i etat",
  "id": "rada-nadzorcza-zlecenie-i-etat",
  "level": 3
}, {
  "value": "Czy wolno wydzierżawić grunt pod panele?",
  "id": "czy-wolno-wydzierzawic-grunt-pod-panele",
  "level": 2
}, {
  "value": "Jedna instalacja, jedno wsparcie",
  "id": "jedna-instalacja-jedno-wsparcie",
  "level": 2
}, {
  "value": "Na jakie pieniądze może liczyć rolnik?",
  "id": "na-jakie-pieniadze-moze-liczyc-rolnik",
  "level": 2
}, {
  "value": "Kolejność, która chroni przed kłopotem",
  "id": "kolejnosc-ktora-chroni-przed-klopotem",
  "level": 2
}, {
  "value": "Co dalej",
  "id": "co-dalej",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    b: "b",
    div: "div",
    figcaption: "figcaption",
    figure: "figure",
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
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Rolnik, który myśli o spółdzielni, pyta zwykle o trzy rzeczy: o ubezpieczenie, o dotację i o ziemię pod panele. Ubezpiecza go KRUS, czyli Kasa Rolniczego Ubezpieczenia Społecznego. O ubezpieczeniu i o gruncie mówią ustawy, a dotacje zależą od tego, czy trwa nabór."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-z-krus-zalezy-od-tego-co-robisz",
      children: "Co z KRUS? Zależy od tego, co robisz"
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Co z KRUS? Zależy od tego, co robisz",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Twoja rola"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co mówi prawo"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co zrobić"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#czlonek",
              children: "Członek"
            }), " bez własnego źródła"]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co mówi prawo",
            children: ["naszym zdaniem samo członkostwo nie jest działalnością, o której mówi ustawa o KRUS", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-kru",
              id: "KRU-1",
              "aria-label": "Źródło 1, art. 5a ust. 10",
              children: "[1]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "nic szczególnego"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Członek z ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#mikroinstalacja",
              children: "mikroinstalacją"
            }), ", bez firmy"]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co mówi prawo",
            children: ["wytwarzanie i oddawanie prądu do rozliczenia nie jest działalnością gospodarczą", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-oze",
              id: "OZE-1",
              "aria-label": "Źródło 2, art. 38c ust. 10",
              children: "[2]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "zapytaj KRUS na piśmie, dla pewności"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Rolnik z firmą, która wytwarza prąd"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co mówi prawo",
            children: ["to już działalność, więc KRUS zostaje tylko po spełnieniu warunków", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-kru",
              id: "KRU-2",
              "aria-label": "Źródło 1, art. 5a",
              children: "[1]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "złóż oświadczenie w 14 dni"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Członek ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
              children: "rady nadzorczej"
            })]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co mówi prawo",
            children: ["KRUS zostaje, jeśli przychód nie przekracza minimalnego wynagrodzenia", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-kru",
              id: "KRU-3",
              "aria-label": "Źródło 1, art. 5b ust. 1",
              children: "[1]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "potwierdź w KRUS, że dotyczy to spółdzielni"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Pracownik spółdzielni, na przykład w zarządzie"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co mówi prawo",
            children: ["etat to inny tytuł ubezpieczenia", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-kru",
              id: "KRU-4",
              "aria-label": "Źródło 1, art. 7 ust. 1",
              children: "[1]"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "porozmawiaj z KRUS przed podpisaniem umowy"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "panele-na-oborze-i-oddawanie-pradu",
      children: "Panele na oborze i oddawanie prądu"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Mikroinstalacja ma moc do 50 kW", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 2, art. 2 pkt 19",
        children: "[2]"
      }), ". Ustawa o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "odnawialnych źródłach energii"
      }), " (OZE) mówi o niej wprost: gdy członek nie jest przedsiębiorcą, oddawanie prądu do rozliczenia spółdzielni nie jest działalnością gospodarczą", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-3",
        "aria-label": "Źródło 2, art. 38c ust. 10",
        children: "[2]"
      }), ". Ustawa o KRUS wiąże zaś skutki z działalnością prowadzoną według Prawa przedsiębiorców", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-kru",
        id: "KRU-5",
        "aria-label": "Źródło 1, art. 5a ust. 10",
        children: "[1]"
      }), ". Z obu przepisów razem wnioskujemy, że taka instalacja nie powinna zmieniać Twojego ubezpieczenia."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Panele o mocy 80 kW to już nie mikroinstalacja i ten przepis ich nie obejmuje, nawet gdy nie masz firmy. Zanim je uruchomisz, ustal z doradcą i z Kasą, czy oddawanie prądu będzie wtedy działalnością. Od tego zależy termin 14 dni, o którym piszemy niżej."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Przy mikroinstalacji firmy nie zakładasz, ale dwie umowy są potrzebne. Na wniosek spółdzielni sprzedawca przedstawia ofertę ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#umowa-kompleksowa",
        children: "umowy kompleksowej"
      }), " na prąd, który pobierasz, i umowy o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#bilansowanie-handlowe",
        children: "bilansowanie handlowe"
      }), " dla prądu, który oddajesz", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-4",
        "aria-label": "Źródło 2, art. 38da ust. 2 pkt 1",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Poprawka z 25 listopada 2026 r."
        }), " Wcześniej zdanie „firmy nie zakładasz” dotyczyło każdych paneli, a jest prawdziwe tylko przy mikroinstalacji."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Nasz wniosek o KRUS to jednak nie decyzja. Stanowiska Kasy w tej sprawie nie znaleźliśmy, więc przed wejściem do spółdzielni wyślij pytanie do swojej placówki i zachowaj odpowiedź."
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "gdy-zrodlo-jest-wieksze-i-prowadzisz-firme",
        children: "Gdy źródło jest większe i prowadzisz firmę"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rolnik albo domownik, który zaczyna działalność pozarolniczą lub pomaga przy niej, może zostać w KRUS, jeśli spełni razem pięć warunków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-6",
          "aria-label": "Źródło 1, art. 5a ust. 1",
          children: "[1]"
        }), ":"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "był w pełnym ubezpieczeniu z mocy ustawy nieprzerwanie przez co najmniej 3 lata,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "złoży w Kasie oświadczenie w ciągu 14 dni od rozpoczęcia działalności,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "nadal prowadzi gospodarstwo powyżej 1 hektara przeliczeniowego albo dział specjalny, albo stale w nich pracuje,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "nie jest pracownikiem, nie pełni służby i nie ma prawa do emerytury, renty ani świadczeń z ubezpieczeń społecznych,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "jego podatek od działalności za poprzedni rok nie przekracza rocznej kwoty granicznej."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Kwota graniczna w tekście ustawy to 2 528 zł, ale co roku rośnie o wskaźnik cen", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-7",
          "aria-label": "Źródło 1, art. 5a ust. 1 i 8",
          children: "[1]"
        }), ". Obecną poda Ci Kasa. Do 31 maja każdego roku składasz zaświadczenie albo oświadczenie, że jej nie przekraczasz", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-8",
          "aria-label": "Źródło 1, art. 5a ust. 4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Poprawka z 25 listopada 2026 r."
        }), " W warunku 3 brakowało osób, które stale pracują w gospodarstwie lub dziale specjalnym."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Najgroźniejszy jest pierwszy termin. Spóźnione oświadczenie kończy ubezpieczenie od dnia, w którym zaczęła się działalność", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-9",
          "aria-label": "Źródło 1, art. 5a ust. 5",
          children: "[1]"
        }), ". Za jej rozpoczęcie uznaje się też wznowienie zawieszonej firmy i zmianę jej przedmiotu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-10",
          "aria-label": "Źródło 1, art. 5a ust. 2",
          children: "[1]"
        }), ". Samo dopisanie wytwarzania prądu do istniejącej działalności może więc uruchomić te 14 dni."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Za taką działalność ustawa nie uważa działalności wspólników spółek prawa handlowego, na przykład spółki z o.o.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-11",
          "aria-label": "Źródło 1, art. 5a ust. 10",
          children: "[1]"
        }), " Jeśli farmę ma prowadzić taka spółka, zapytaj Kasę, jakie ubezpieczenie obejmie wspólnika, zanim ją założysz."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Źródło powyżej 50 kW do 1 MW nie wymaga koncesji, ale wymaga wpisu do rejestru ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wytworca",
          children: "wytwórców"
        }), " w małych instalacjach. Za jego brak ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ure",
          children: "Urząd Regulacji Energetyki"
        }), " (URE) wymierza 1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 3, art. 168 pkt 14, art. 170 ust. 4",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "rada-nadzorcza-zlecenie-i-etat",
        children: "Rada nadzorcza, zlecenie i etat"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zwykła spółdzielnia, czyli nie rolnicza, potrzebuje rady nadzorczej i zarządu, a nikt nie może zasiadać w obu naraz", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 3, art. 45, 49 i 56",
          children: "[3]"
        }), ". W małej spółdzielni często padnie więc na rolników."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rolnik objęty innym ubezpieczeniem dlatego, że powołano go do rady nadzorczej, zostaje w KRUS, jeżeli miesięczny przychód z tej funkcji nie przekracza minimalnego wynagrodzenia. Tak samo jest przy niektórych umowach wskazanych w ustawie o systemie ubezpieczeń społecznych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-12",
          "aria-label": "Źródło 1, art. 5b ust. 1",
          children: "[1]"
        }), ". Z KRUS można wtedy też zrezygnować oświadczeniem, ale nie wstecz", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-13",
          "aria-label": "Źródło 1, art. 5b ust. 2",
          children: "[1]"
        }), ". Przepis nie odróżnia rady spółdzielni od rady spółki, ale nie mówi też o wyborze przez ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#walne-zgromadzenie",
          children: "walne zgromadzenie"
        }), ", dlatego warto potwierdzić to w Kasie."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Etat jest inną sprawą. Z mocy ustawy KRUS obejmuje rolnika, który nie podlega innemu ubezpieczeniu społecznemu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kru",
          id: "KRU-14",
          "aria-label": "Źródło 1, art. 7 ust. 1",
          children: "[1]"
        }), ". Umowa o pracę w zarządzie jest takim innym tytułem, więc o skutki zapytaj Kasę, zanim ją podpiszesz."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-wolno-wydzierzawic-grunt-pod-panele",
        children: "Czy wolno wydzierżawić grunt pod panele?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa o OZE tego nie zabrania, bo liczy się w niej to, czyje są panele, a nie czyja jest ziemia. Wymaga ona, żeby instalacje były własnością spółdzielni albo jej członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38f ust. 1",
          children: "[2]"
        }), ". O ziemi, na której stoją, milczy, więc naszym zdaniem grunt może być dzierżawiony. Zanim podpiszesz dzierżawę, prawnik powinien sprawdzić w Kodeksie cywilnym, czy panele na cudzej ziemi pozostaną własnością tego, kto je postawił."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing tree",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Czy instalacja na dzierżawionej ziemi może być w spółdzielni"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.div, {
              children: "Kto stawia panele?"
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Ty, na ziemi wziętej w dzierżawę:"
                  }), " tak, jeśli panele zostają Twoje"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Spółdzielnia, na ziemi od Ciebie:"
                  }), " tak, jeśli panele zostają jej"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Inny członek, na ziemi od Ciebie:"
                  }), " tak, jeśli panele zostają jego"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Firma z zewnątrz, na ziemi od Ciebie:"
                  }), " nie, dopóki firma nie zostanie członkiem albo nie przeniesie własności"]
                }), "\n"]
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zanim podpiszesz umowę na wiele lat, zadaj jeszcze trzy pytania, na które odpowiadają inne urzędy niż ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#kowr",
          children: "KOWR"
        }), ":"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Ile ziemi zostanie w gospodarstwie? Ubezpieczenie z mocy ustawy obejmuje gospodarstwo powyżej 1 hektara przeliczeniowego", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-kru",
            id: "KRU-15",
            "aria-label": "Źródło 1, art. 7 ust. 1",
            children: "[1]"
          }), "; zapytaj KRUS."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Co stanie się z dopłatami do wydzierżawionej działki? Zapytaj w agencji, która je wypłaca."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy plan miejscowy pozwala na panele i jaki będzie podatek od gruntu? Zapytaj w urzędzie gminy."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W samej umowie zapisz, kto sprząta teren po zakończeniu dzierżawy, i co będzie, gdy spółdzielnia zniknie z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
          children: "wykazu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jedna-instalacja-jedno-wsparcie",
        children: "Jedna instalacja, jedno wsparcie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Energia z jednej instalacji korzysta tylko z jednego rozwiązania: świadectw pochodzenia, aukcji, stałej ceny, rozliczenia prosumenckiego albo rozliczenia spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 2, art. 69a",
          children: "[2]"
        }), ". Jeśli Twoje panele są dziś w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#net-metering",
          children: "opuście"
        }), " albo w ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "net-billingu"
        }), ", policz najpierw, co zyskasz, a co stracisz. Porównanie znajdziesz w artykule ", (0,jsx_runtime.jsxs)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-czy-net-billing",
          children: ["spółdzielnia czy ", (0,jsx_runtime.jsx)(_components.span, {
            className: "unbroken",
            children: "net-billing"
          })]
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "na-jakie-pieniadze-moze-liczyc-rolnik",
        children: "Na jakie pieniądze może liczyć rolnik?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Najbliższy rolnikom był program „Energia dla wsi”. Korzystali z niego rolnicy, spółdzielnie energetyczne i ich członkowie, którzy są przedsiębiorcami", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-1",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw2",
          id: "EDW2-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Na jakie pieniądze może liczyć rolnik?",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Na co"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co dawał drugi nabór"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Fotowoltaika i wiatr"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "pożyczka, do 100% kosztów"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Biogaz i woda"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "dotacja, do 45% kosztów"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Magazyn połączony ze źródłem"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "dotacja, do 20% kosztów"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ten nabór trwał do 19 grudnia 2025 r. lub do wyczerpania pieniędzy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-2",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), ", a o kolejnym rozstrzygną dopiero ogłoszenia Narodowego Funduszu Ochrony Środowiska i Gospodarki Wodnej. Do tego czasu licz plan tak, jakby dotacji nie było. Jak to zrobić i o co pytać w naborze, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/finansowanie-spoldzielni-energetycznej",
          children: "finansowaniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kolejnosc-ktora-chroni-przed-klopotem",
        children: "Kolejność, która chroni przed kłopotem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ustal, czyja będzie instalacja i jaką będzie miała moc."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Wyślij do KRUS pytanie o swoją rolę: członek, wytwórca, rada, etat."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Poczekaj na odpowiedź, a potem podpisz umowę o pracę lub zgłoś działalność."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Policz wynik na ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/kalkulator#kto=wies",
            children: "przykładzie wsi w kalkulatorze"
          }), ", z własnym zużyciem i mocą."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Umowę dzierżawy pokaż prawnikowi; pomogą mu ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/wzory/pytania-do-doradcy",
            children: "pytania do doradcy"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy wiesz już, w jakiej roli wchodzisz, wybierz formę: ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-rolnikow-a-energia",
          children: "zwykłą spółdzielnię albo spółdzielnię rolników"
        }), ". Jeśli rozważasz gaz zamiast słońca, przeczytaj o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/biogazownia-w-spoldzielni",
          children: "biogazowni w spółdzielni"
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