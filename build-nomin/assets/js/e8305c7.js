"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5090"], {
7849(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_zakladanie_spoldzielnia_rolnikow_a_energia_md_0cf_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-zakladanie-spoldzielnia-rolnikow-a-energia-md-0cf.json
var site_baza_wiedzy_zakladanie_spoldzielnia_rolnikow_a_energia_md_0cf_namespaceObject = JSON.parse('{"id":"zakladanie/spoldzielnia-rolnikow-a-energia","title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","description":"Czy spółdzielnia rolników może być energetyczna, jakie stawia warunki i kiedy wygodniej założyć zwykłą spółdzielnię.","source":"@site/baza-wiedzy/zakladanie/spoldzielnia-rolnikow-a-energia.md","sourceDirName":"zakladanie","slug":"/spoldzielnia-rolnikow-a-energia","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."},{"inline":false,"label":"Finansowanie","permalink":"/baza-wiedzy/tagi/finansowanie","description":"Programy wsparcia i pieniądze na start."}],"version":"current","sidebarPosition":4,"frontMatter":{"article":{"kind":"article","label":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","category":"Zakładanie","neighbours":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}],"audience":["rolnicy"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Tak, spółdzielnia rolników może być spółdzielnią energetyczną.","Musi jednak łączyć rolników ze względu na ich produkty i stale mieć ich co najmniej 10.","Poza rolnikami wejdą do niej tylko firmy, które obsługują ich produkty.","Do samej energii wygodniejsza bywa zwykła spółdzielnia.","Warunki energetyczne są w obu formach takie same."],"readingMinutes":6,"sources":[{"code":"OCH","title":"Spółdzielnia energetyczna – hasło słownikowe","publisher":"ochronaklimatu.com","url":"https://ochronaklimatu.com/spoldzielnia-energetyczna","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":11},{"code":"SR","title":"Ustawa z 4 października 2018 r. o spółdzielniach rolników (Dz.U. 2018 poz. 2073)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180002073","date":"2018","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/0571be1dd33031be03b240bb5fa783ab2d8d3ba2/pl/DU-2018-2073.md","state":"tekst pierwotny z 2018 r., bez późniejszych zmian","read":"2026-11-22","citations":13},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":3},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"EDW1","title":"Drugi nabór pożyczek dla fotowoltaiki na wsi (po angielsku)","publisher":"pv magazine","url":"https://www.pv-magazine.com/2025/02/03/poland-reopens-loan-subsidy-program-for-rural-solar-installations/","date":"3.02.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"EDW2","title":"Energia dla wsi – wydłużony nabór (po angielsku)","publisher":"Wodne Sprawy","url":"https://wodnesprawy.pl/en/energy-for-the-countryside-extension-of-the-call-for-applications/","date":"2023/2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1}],"related":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},"next":{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/zakladanie/spoldzielnia-rolnikow-a-energia.md


const frontMatter = {
	title: 'Spółdzielnia rolników jako energetyczna: kiedy ma sens',
	description: 'Czy spółdzielnia rolników może być energetyczna, jakie stawia warunki i kiedy wygodniej założyć zwykłą spółdzielnię.',
	sidebar_position: 4,
	audience: [
		'rolnicy'
	],
	level: 'sredni',
	tags: [
		'czlonkostwo',
		'statut',
		'finansowanie'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F09',
		'F10',
		'F11',
		'F16',
		'F17',
		'F18',
		'F20',
		'F31',
		'F33',
		'F34',
		'F36',
		'F38',
		'F78',
		'F79',
		'F159',
		'F181',
		'F182',
		'F183',
		'F184',
		'F185',
		'F186',
		'F199'
	],
	sources: [
		'OCH',
		'OZE',
		'SR',
		'PS',
		'RP1',
		'EDW1',
		'EDW2'
	],
	related: [
		'jak-zalozyc-spoldzielnie-energetyczna',
		'kto-moze-byc-czlonkiem',
		'wpis-do-wykazu-kowr',
		'prog-70-i-40-procent'
	],
	summary: [
		'Tak, spółdzielnia rolników może być spółdzielnią energetyczną.',
		'Musi jednak łączyć rolników ze względu na ich produkty i stale mieć ich co najmniej 10.',
		'Poza rolnikami wejdą do niej tylko firmy, które obsługują ich produkty.',
		'Do samej energii wygodniejsza bywa zwykła spółdzielnia.',
		'Warunki energetyczne są w obu formach takie same.'
	],
	aliases: [
		'spółdzielnia energetyczna dla rolników',
		'biogazownia w spółdzielni rolników',
		'prąd dla gospodarstw rolnych',
		'ilu rolników do spółdzielni',
		'limit 25 procent spółdzielnia rolników',
		'fundusz wzajemnościowy',
		'statut spółdzielni rolników',
		'fundusze spółdzielni rolników',
		'kto jest rolnikiem',
		'kto może wejść do spółdzielni rolników'
	],
	glossary_skip: [
		'nadwyzka'
	],
	slug: '/spoldzielnia-rolnikow-a-energia'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Czy spółdzielnia rolników może być energetyczna",
  "id": "czy-spoldzielnia-rolnikow-moze-byc-energetyczna",
  "level": 2
}, {
  "value": "Jakie warunki stawia ustawa o spółdzielniach rolników",
  "id": "jakie-warunki-stawia-ustawa-o-spoldzielniach-rolnikow",
  "level": 2
}, {
  "value": "Statut i fundusze: co dochodzi w porównaniu ze zwykłą spółdzielnią",
  "id": "statut-i-fundusze-co-dochodzi-w-porownaniu-ze-zwykla-spoldzielnia",
  "level": 3
}, {
  "value": "Czym różnią się trzy formy na wsi",
  "id": "czym-roznia-sie-trzy-formy-na-wsi",
  "level": 2
}, {
  "value": "Kiedy która forma pasuje",
  "id": "kiedy-ktora-forma-pasuje",
  "level": 2
}, {
  "value": "Czy może dołączyć ktoś, kto nie jest rolnikiem",
  "id": "czy-moze-dolaczyc-ktos-kto-nie-jest-rolnikiem",
  "level": 2
}, {
  "value": "Co jest takie samo w obu formach",
  "id": "co-jest-takie-samo-w-obu-formach",
  "level": 2
}, {
  "value": "Skąd wziąć pieniądze na źródła",
  "id": "skad-wziac-pieniadze-na-zrodla",
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
    div: "div",
    figcaption: "figcaption",
    figure: "figure",
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
      children: "Rolnicy mogą wspólnie wytwarzać i rozliczać prąd jako spółdzielnia rolników albo jako zwykła spółdzielnia. Wybór formy zależy od tego, czy łączą ich produkty rolne, czy głównie energia."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "czy-spoldzielnia-rolnikow-moze-byc-energetyczna",
      children: "Czy spółdzielnia rolników może być energetyczna"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Tak, bo według ustawy o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "odnawialnych źródłach energii"
      }), " ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielnia energetyczna"
      }), " to spółdzielnia z Prawa spółdzielczego albo spółdzielnia rolników", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-och",
        id: "OCH-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 2 pkt 33a",
        children: "[2]"
      }), ". Wytwarza ona prąd, ciepło, biogaz, biogaz rolniczy lub ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#biometan",
        children: "biometan"
      }), ", a może też obracać tą energią i ją magazynować."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["W obu formach energia służy wyłącznie spółdzielni i jej ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członkom"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 2, art. 2 pkt 33a",
        children: "[2]"
      }), ", więc nie jest to sposób na sprzedaż prądu obcym."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jakie-warunki-stawia-ustawa-o-spoldzielniach-rolnikow",
      children: "Jakie warunki stawia ustawa o spółdzielniach rolników"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Spółdzielnia rolników ma własną ustawę, a w niej 4 najważniejsze wymagania", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-sr",
        id: "SR-1",
        "aria-label": "Źródło 3, art. 4, 6 i 7",
        children: "[3]"
      }), ":"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "zakłada ją co najmniej 10 rolników,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "tylu rolników musi mieć przez cały czas, a nie tylko w dniu założenia,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "łączy rolników ze względu na określone produkty rolne, które wytwarzają,"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "w nazwie ma słowa „Spółdzielnia Rolników”."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rolnikiem jest tu ten, kto prowadzi gospodarstwo albo dział specjalny i wytwarza produkty rolne, a także ten, kto hoduje ryby", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-2",
          "aria-label": "Źródło 3, art. 4 ust. 1",
          children: "[3]"
        }), ". Ze względu na te same produkty można należeć tylko do jednej spółdzielni rolników", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-3",
          "aria-label": "Źródło 3, art. 6 ust. 5",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jest też granica dla innych usług: przychody z nich i z działalności społecznej mogą sięgać najwyżej 25% rocznych przychodów spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-4",
          "aria-label": "Źródło 3, art. 6 ust. 4",
          children: "[3]"
        }), ". W ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "radzie nadzorczej"
        }), " zasiadają tylko rolnicy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-5",
          "aria-label": "Źródło 3, art. 8",
          children: "[3]"
        }), ". Gdy członkami są same osoby prawne i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#statut",
          children: "statut"
        }), " inaczej liczy głosy, jeden członek ma ich najwyżej 20%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-6",
          "aria-label": "Źródło 3, art. 7 ust. 4",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wszystko to mówi tekst ustawy z 2018 r. Jest już nowszy tekst jednolity, więc liczby porównaj z nim w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "https://isap.sejm.gov.pl/",
          children: "ISAP"
        }), ", sejmowej bazie aktów prawnych."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "O to zapytaj prawnika przed zmianą statutu",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Podstawą spółdzielni rolników są produkty rolne, a ustawa o OZE wymaga, by przedmiotem było wytwarzanie energii. Jak pogodzić to w jednej spółdzielni i czy energia wchodzi do limitu 25%, tego przepisy nie rozstrzygają. O stanowisko zapytaj też ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#kowr",
            children: "KOWR"
          }), "."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "statut-i-fundusze-co-dochodzi-w-porownaniu-ze-zwykla-spoldzielnia",
        children: "Statut i fundusze: co dochodzi w porównaniu ze zwykłą spółdzielnią"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do ośmiu punktów ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/statut-spoldzielni-energetycznej",
          children: "zwykłego statutu"
        }), " ustawa dodaje dziesięć", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-7",
          "aria-label": "Źródło 3, art. 5",
          children: "[3]"
        }), ":"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "warunki przyjmowania rolników i innych podmiotów,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "najkrótszy czas członkostwa, co najmniej rok obrotowy,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "termin zapowiedzi wyjścia, najpóźniej 3 miesiące przed końcem roku obrotowego,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "jakie informacje o uprawach i produkcji daje członek,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "zasady produkcji, w tym jakość i ilość,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "korzystanie z wkładów niepieniężnych i opłaty za nie,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "rodzaj i zakres odpowiedzialności członków,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "sankcje, w tym przyczyny wykluczenia i wykreślenia,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "podział nadwyżki bilansowej, czyli zysku, i pokrywanie strat,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "liczenie głosów osób prawnych, jeśli jest inne niż jeden głos."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Z nadwyżki bilansowej co najmniej 10% idzie na fundusz zasobowy i co najmniej 3% na wzajemnościowy, z którego finansuje się rozwój i promocję. Straty, których fundusze nie pokryją, można pokrywać jeszcze przez pięć lat", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-8",
          "aria-label": "Źródło 3, art. 13",
          children: "[3]"
        }), ". Prawo do funduszu udziałowego mają spadkobiercy zmarłego członka, a wykluczonemu statut może je odebrać", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-9",
          "aria-label": "Źródło 3, art. 13 ust. 5–6",
          children: "[3]"
        }), ". ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#lustracja",
          children: "Lustracja"
        }), " sprawdza także, czy spółdzielnia nadal spełnia te warunki", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-10",
          "aria-label": "Źródło 3, art. 15",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czym-roznia-sie-trzy-formy-na-wsi",
        children: "Czym różnią się trzy formy na wsi"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Poza spółdzielnią rolników są jeszcze dwie formy z Prawa spółdzielczego: zwykła spółdzielnia i spółdzielnia produkcji rolnej. Różni je przede wszystkim liczba ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zalozyciel",
          children: "założycieli"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 4, art. 6 § 2",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Czym różnią się trzy formy na wsi",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Forma"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto zakłada"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Na co uważać"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zwykła spółdzielnia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto zakłada",
              children: "10 osób fizycznych albo 3 osoby prawne"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na co uważać",
              children: "3 członków wystarcza tylko wtedy, gdy są nimi same osoby prawne"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Spółdzielnia rolników"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto zakłada",
              children: "10 rolników"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na co uważać",
              children: "produkty rolne jako cel, limit 25%, stale 10 rolników, rok członkostwa"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Spółdzielnia produkcji rolnej"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto zakłada",
              children: "5 osób fizycznych"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na co uważać",
              children: "zapytaj prawnika, czy wystarczy do samej energii"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli do zwykłej spółdzielni należy choć jedna osoba fizyczna, spółdzielnia musi mieć co najmniej 10 członków. W spółdzielni produkcji rolnej i w spółdzielni grupy producentów rolnych wystarcza 5", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-2",
          "aria-label": "Źródło 4, art. 15 § 1, art. 6 § 2a",
          children: "[4]"
        }), ". Zwykłą spółdzielnię mogą więc założyć trzy rolnicze spółki z o.o., ale trzech rolników jako osoby fizyczne już nie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kiedy-ktora-forma-pasuje",
        children: "Kiedy która forma pasuje"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Naszym zdaniem spółdzielnia rolników ma sens, gdy już działa albo gdy i tak planujesz z innymi wspólną sprzedaż plonów. Energia jest wtedy dodatkiem do głównej pracy i nie trzeba tworzyć drugiej spółdzielni, drugiego zarządu ani drugiej księgowości."
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zwykła spółdzielnia jest prostsza, gdy chodzi głównie o prąd. Cel rolniczy i limit 25% jej nie dotyczą, a zaprosić można do niej także gminę, sklep czy sąsiadów."
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przed wyborem odpowiedz na 3 pytania:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing tree",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Która forma pasuje"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.div, {
              children: "Czy grupę łączą produkty rolne, a nie głównie prąd?"
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Nie:"
                  }), " zacznij od zwykłej spółdzielni"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Tak:"
                  }), " Czy w każdej chwili znajdzie się 10 rolników, także gdy ktoś odejdzie?"]
                }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
                  children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Nie:"
                      }), " zacznij od zwykłej spółdzielni"]
                    }), "\n"]
                  }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Tak:"
                      }), " Czy mają wejść osoby i firmy niezwiązane z produktami rolnymi, na przykład mieszkaniec albo gmina?"]
                    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
                      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                        "data-end": "",
                        children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                          children: [(0,jsx_runtime.jsx)(_components.b, {
                            children: "Tak:"
                          }), " zacznij od zwykłej spółdzielni"]
                        }), "\n"]
                      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                        "data-end": "",
                        children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                          children: [(0,jsx_runtime.jsx)(_components.b, {
                            children: "Nie:"
                          }), " spółdzielnia rolników może mieć sens"]
                        }), "\n"]
                      }), "\n"]
                    }), "\n"]
                  }), "\n"]
                }), "\n"]
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Jeśli członków łączy głównie prąd albo grupa ma być otwarta, zacznij od zwykłej spółdzielni."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-moze-dolaczyc-ktos-kto-nie-jest-rolnikiem",
        children: "Czy może dołączyć ktoś, kto nie jest rolnikiem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do zwykłej spółdzielni tak, bo członkiem może być osoba fizyczna z pełną zdolnością do czynności prawnych oraz osoba prawna, o ile statut tego nie zawęzi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 4, art. 15",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Instalacja członka musi być przyłączona do sieci elektrycznej, gazowej lub ciepłowniczej, a biogaz lub biometan można też dowozić inaczej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38c ust. 1a",
          children: "[2]"
        }), ". Własne źródło energii nie jest potrzebne", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38c ust. 1–1a",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sąsiednia gmina nie jest przeszkodą, jeśli mieści się w obszarze spółdzielni, a ten obejmuje najwyżej 3 sąsiadujące gminy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 1",
          children: "[2]"
        }), ". Więcej zasad opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
          children: "kto może należeć do spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W spółdzielni rolników krąg jest węższy. Poza rolnikami wejdą do niej tylko podmioty, które przechowują, magazynują, sortują, pakują lub przetwarzają ich produkty albo świadczą im usługi maszynowe", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-11",
          "aria-label": "Źródło 3, art. 4 ust. 1",
          children: "[3]"
        }), ". Przetwórnia może więc dołączyć, a zwykły mieszkaniec, sklep czy gmina bez takiej działalności nie. Kto spełnia wymagania ustawy i statutu, temu nie można odmówić przyjęcia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-12",
          "aria-label": "Źródło 3, art. 7",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dłużej trwa też wyjście, bo statut musi przewidywać członkostwo co najmniej przez rok obrotowy i zapowiedź odejścia najpóźniej na 3 miesiące przed końcem takiego roku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-13",
          "aria-label": "Źródło 3, art. 5 pkt 2–3",
          children: "[3]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-jest-takie-samo-w-obu-formach",
        children: "Co jest takie samo w obu formach"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Warunki energetyczne nie zależą od formy spółdzielni:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co jest takie samo w obu formach",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Warunek"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Wymaganie"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wpis"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
                children: "wykaz KOWR"
              }), ", dopiero potem wolno zacząć", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-6",
                "aria-label": "Źródło 2, art. 38f",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sieć"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["1 ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#osd",
                children: "operator"
              }), ", ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#ppe",
                children: "punkty poboru"
              }), " poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-7",
                "aria-label": "Źródło 2, art. 38c ust. 1–2",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Prąd"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["do 10 MW łącznej mocy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-8",
                "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Biogaz i biogaz rolniczy"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["do 40 mln m³ w roku", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-9",
                "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3",
                children: "[2]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pokrycie"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["dla wniosków od 2026 r. co najmniej 70% rocznych potrzeb", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-10",
                "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3 lit. a",
                children: "[2]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp1",
                id: "RP1-1",
                "aria-label": "Źródło 5",
                children: "[5]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Rozliczenie"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["najpierw bilans członków w każdej godzinie, potem nadwyżka 1:0,6", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-11",
                "aria-label": "Źródło 2, art. 38c ust. 3–6",
                children: "[2]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["KOWR to Krajowy Ośrodek Wsparcia Rolnictwa. Jak wygląda wniosek, opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/wpis-do-wykazu-kowr",
          children: "wpis do wykazu KOWR"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli w grę wchodzi także miasto, przeczytaj najpierw artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielnia w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "skad-wziac-pieniadze-na-zrodla",
        children: "Skąd wziąć pieniądze na źródła"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Program „Energia dla wsi” był dla rolników, spółdzielni energetycznych i ich członków będących przedsiębiorcami. W drugim naborze na panele i wiatr przewidziano pożyczkę do 100% kosztów. Na biogaz i wodę była dotacja do 45%, a na magazyn przy źródle do 20%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw2",
          id: "EDW2-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ten nabór trwał do 19 grudnia 2025 r. lub do wyczerpania pieniędzy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-edw1",
          id: "EDW1-2",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), ". Nie opieraj planu na takim wsparciu, dopóki nie zobaczysz ogłoszenia o kolejnym."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Policz pokrycie na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "przykładzie wsi w kalkulatorze"
        }), ", wybierz formę, a potem przejdź ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
          children: "drogę do spółdzielni krok po kroku"
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