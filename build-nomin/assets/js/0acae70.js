"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3551"], {
51088(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_technika_i_rynek_pompy_ciepla_ladowarki_magazyny_md_728_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-technika-i-rynek-pompy-ciepla-ladowarki-magazyny-md-728.json
var site_baza_wiedzy_technika_i_rynek_pompy_ciepla_ladowarki_magazyny_md_728_namespaceObject = JSON.parse('{"id":"technika-i-rynek/pompy-ciepla-ladowarki-magazyny","title":"Pompa ciepła, ładowarka i magazyn w spółdzielni: co z czym","description":"Kiedy pompa ciepła i ładowarka korzystają ze wspólnego prądu, ile nadwyżki trzeba na zimę i co z progiem 70%, licznikiem i mocą umowną.","source":"@site/baza-wiedzy/technika-i-rynek/pompy-ciepla-ladowarki-magazyny.md","sourceDirName":"technika-i-rynek","slug":"/pompy-ciepla-ladowarki-magazyny","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Magazyn energii","permalink":"/baza-wiedzy/tagi/magazyn-energii","description":"Magazyny w bilansie godzinowym."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Próg pokrycia","permalink":"/baza-wiedzy/tagi/prog-pokrycia","description":"Warunek 70% i wyjątek 40%."},{"inline":false,"label":"Liczniki","permalink":"/baza-wiedzy/tagi/liczniki","description":"Liczniki zdalnego odczytu u członków spółdzielni."}],"version":"current","sidebarPosition":6,"frontMatter":{"article":{"kind":"article","label":"Pompy ciepła i ładowarki","category":"Technika i rynek","neighbours":[{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},{"title":"Biogazownia","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"title":"Pompy ciepła i ładowarki","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}],"audience":["mieszkancy","gmina","przedsiebiorstwa","rolnicy"],"level":"sredni","updated":"2026-11-23","checked":"2026-11-22","summary":["Ładowanie samochodu łatwo przesunąć na południe, ale ogrzewania nie przesuniesz na lato.","Kilowatogodzina zużyta w tej samej godzinie kosztuje 1 kWh produkcji, a odebrana później z sieci około 1,67 kWh.","Na 3 600 kWh zimowego ogrzewania trzeba oddać latem 6 000 kWh nadwyżki.","Nowe urządzenia zwiększają potrzeby spółdzielni, więc mogą obniżyć pokrycie poniżej progu 70%.","Punkt ładowania może mieć osobny licznik zdalnego odczytu: operator montuje go w miesiąc od wniosku, na koszt odbiorcy."],"readingMinutes":6,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":5},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":2},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":3},{"code":"TAR","title":"Rozporządzenie taryfowe z 29 listopada 2022 r. (Dz.U. 2022 poz. 2505)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220002505","date":"2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/8b3b88971a60f2c1d1e51883ef27545458582339/pl/DU-2022-2505.md","state":"tekst pierwotny z 2022 r., bez późniejszych zmian","read":"2026-11-22","citations":1}],"related":[{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Biogazownia","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"},"next":{"title":"Pytania i odpowiedzi","permalink":"/faq"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/technika-i-rynek/pompy-ciepla-ladowarki-magazyny.md


const frontMatter = {
	title: 'Pompa ciepła, ładowarka i magazyn w spółdzielni: co z czym',
	description: 'Kiedy pompa ciepła i ładowarka korzystają ze wspólnego prądu, ile nadwyżki trzeba na zimę i co z progiem 70%, licznikiem i mocą umowną.',
	sidebar_position: 6,
	sidebar_label: 'Pompy ciepła i ładowarki',
	audience: [
		'mieszkancy',
		'gmina',
		'przedsiebiorstwa',
		'rolnicy'
	],
	level: 'sredni',
	tags: [
		'magazyn-energii',
		'rozliczenie-1-do-06',
		'prog-pokrycia',
		'liczniki'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F25',
		'F34',
		'F38',
		'F42',
		'F43',
		'F44',
		'F71',
		'F132',
		'F133',
		'F140'
	],
	sources: [
		'OZE',
		'ROZP',
		'PE',
		'TAR'
	],
	related: [
		'magazyn-energii-w-spoldzielni',
		'rozliczenie-1-do-06',
		'prog-70-i-40-procent',
		'moc-umowna-i-taryfy'
	],
	summary: [
		'Ładowanie samochodu łatwo przesunąć na południe, ale ogrzewania nie przesuniesz na lato.',
		'Kilowatogodzina zużyta w tej samej godzinie kosztuje 1 kWh produkcji, a odebrana później z sieci około 1,67 kWh.',
		'Na 3 600 kWh zimowego ogrzewania trzeba oddać latem 6 000 kWh nadwyżki.',
		'Nowe urządzenia zwiększają potrzeby spółdzielni, więc mogą obniżyć pokrycie poniżej progu 70%.',
		'Punkt ładowania może mieć osobny licznik zdalnego odczytu: operator montuje go w miesiąc od wniosku, na koszt odbiorcy.'
	],
	aliases: [
		'pompa ciepła w spółdzielni',
		'ogrzewanie prądem',
		'samochód elektryczny',
		'stacja ładowania',
		'wallbox',
		'bojler',
		'grzanie wody w południe',
		'sterowanie urządzeniami',
		'kupiłem elektryka'
	],
	glossary_skip: [],
	slug: '/pompy-ciepla-ladowarki-magazyny'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Jedna zasada dla wszystkich urządzeń",
  "id": "jedna-zasada-dla-wszystkich-urzadzen",
  "level": 2
}, {
  "value": "Pompa ciepła: ile lata trzeba na zimę?",
  "id": "pompa-ciepla-ile-lata-trzeba-na-zime",
  "level": 2
}, {
  "value": "Ładowarka: południe zamiast wieczoru",
  "id": "ladowarka-poludnie-zamiast-wieczoru",
  "level": 2
}, {
  "value": "Licznik, który rozmawia z urządzeniem",
  "id": "licznik-ktory-rozmawia-z-urzadzeniem",
  "level": 2
}, {
  "value": "Nie zgub progu 70%",
  "id": "nie-zgub-progu-70",
  "level": 2
}, {
  "value": "Co zmieni się w opłatach",
  "id": "co-zmieni-sie-w-oplatach",
  "level": 2
}, {
  "value": "Plan na pierwszy rok",
  "id": "plan-na-pierwszy-rok",
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
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Pompa ciepła i samochód elektryczny biorą dużo prądu, więc to od nich często zaczyna się rozmowa o spółdzielni. Oba urządzenia zachowują się jednak inaczej: samochód może poczekać do południa, a mróz do lipca nie poczeka. Od tej różnicy zależy, ile skorzystasz."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jedna-zasada-dla-wszystkich-urzadzen",
      children: "Jedna zasada dla wszystkich urządzeń"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Spółdzielnia sumuje w każdej godzinie pobór i oddanie wszystkich ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), ". Prąd zużyty w tej samej godzinie liczy się 1 do 1, a ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#nadwyzka",
        children: "nadwyżka"
      }), " trafia do zapasu. Za każdą kWh nadwyżki można odebrać 0,6 kWh, najdłużej przez 12 miesięcy", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38c ust. 3, 6 i 8",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 2, § 2–4",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Wynika z tego prosty przelicznik. Na 1 kWh pobraną od razu potrzeba 1 kWh produkcji, a na 1 kWh odebraną później 1 kWh podzielona przez 0,6, czyli około 1,67 kWh. Wszystko, co da się włączyć w słońcu, warto włączyć w słońcu."
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Jedna zasada dla wszystkich urządzeń",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Urządzenie"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "O ile przesunie pobór"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Skąd weźmie prąd"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Bojler, pralka, suszarnia"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "O ile przesunie pobór",
            children: "o kilka godzin"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd weźmie prąd",
            children: "w południe wprost od członków"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Ładowarka samochodu"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "O ile przesunie pobór",
            children: "o kilka godzin, czasem o kilka dni"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd weźmie prąd",
            children: "w południe wprost od członków, wieczorem z zapasu"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Pompa ciepła"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "O ile przesunie pobór",
            children: "o godzinę lub kilka, jeśli dom trzyma ciepło"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Skąd weźmie prąd",
            children: ["zimą głównie z ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#zapas-w-sieci",
              children: "zapasu w sieci"
            }), " i z zakupu"]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#magazyn-energii",
              children: "Magazyn"
            }), " w domu"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "O ile przesunie pobór",
            children: "z południa na wieczór"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Skąd weźmie prąd",
            children: "z nadwyżki, ze stratą na sprawności"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Zapas w sieci"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "O ile przesunie pobór",
            children: "z lata na zimę"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Skąd weźmie prąd",
            children: ["z nadwyżki, w ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
              children: "stosunku 1 do 0,6"
            })]
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Kolumna o przesuwaniu to nasz opis urządzeń, a nie przepis. Dla rozliczenia nie ma znaczenia, do czego służy prąd, bo liczy się w nim tylko odczyt licznika."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "pompa-ciepla-ile-lata-trzeba-na-zime",
      children: "Pompa ciepła: ile lata trzeba na zimę?"
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Pompa pracuje najwięcej wtedy, gdy panele dają najmniej, dlatego jej zimowy prąd pochodzi przeważnie z letniej nadwyżki. Najwięcej pomaga tu zapas w sieci, a nie bateria."
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Pompa w domu pobiera od października do kwietnia 3 600 kWh, z tego 600 kWh w godzinach, w których inni członkowie akurat oddają prąd. Liczby są wymyślone; swoje weź z licznika."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Pompa ciepła: ile lata trzeba na zimę?",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Pozycja"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Bez wspólnych godzin"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              className: "number",
              children: "Z 600 kWh w tej samej godzinie"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pobór pompy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3 600 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3 600 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zużyte od razu, 1 do 1"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "0 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "600 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Do odebrania z zapasu"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3 600 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "3 000 kWh"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Potrzebna letnia nadwyżka"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "6 000 kWh"
            }), (0,jsx_runtime.jsx)(_components.td, {
              className: "number",
              children: "5 000 kWh"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nadwyżka z czerwca 2027 r. jest ważna do końca czerwca 2028 r., więc na zimę wystarcza. Jeśli jednak latem powstaje jej więcej, niż członkowie odbiorą przez 12 miesięcy, reszta przechodzi na sprzedawcę", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 1, art. 38c ust. 8 i 11",
          children: "[1]"
        }), ". Spółdzielnia z samymi panelami i dużym letnim nadmiarem ma więc z pomp pożytek. Spółdzielnia, której i tak brakuje prądu, będzie go po prostu więcej kupować."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zima jest też powodem, dla którego do pomp pasuje źródło pracujące cały rok, na przykład ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/biogazownia-w-spoldzielni",
          children: "biogazownia"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ladowarka-poludnie-zamiast-wieczoru",
        children: "Ładowarka: południe zamiast wieczoru"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Samochód stoi przez większość dnia i jego ładowanie można przenieść na godziny, w których jest nadwyżka. Weźmy 30 kWh, czyli przykładowe tygodniowe ładowanie."
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Te same 30 kWh w samochodzie"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "W południe, gdy inni oddają prąd"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "30 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "60%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "z produkcji, od razu"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Wieczorem, z zapasu w sieci"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "50 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "z produkcji, oddanej wcześniej"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Wieczorem, gdy zapasu nie ma"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "30 kWh"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "60%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "z zakupu, produkcji 0 kWh"
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Najlepiej, gdy ładowarka stoi tam, gdzie auto bywa w dzień: przy urzędzie, szkole albo zakładzie. Nie musi być za tym samym licznikiem co panele, wystarczy, że oba punkty są w spółdzielni."
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Ładowarka dla wszystkich",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Energia spółdzielni ma służyć wyłącznie jej i jej członkom", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-3",
            "aria-label": "Źródło 1, art. 2 pkt 33a",
            children: "[1]"
          }), ". Prąd sprzedany na stacji obcemu kierowcy może naszym zdaniem nie być już zużyciem członka. Zanim wpiszesz ogólnodostępną stację do spółdzielni, zapytaj prawnika i sprzedawcę."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "licznik-ktory-rozmawia-z-urzadzeniem",
        children: "Licznik, który rozmawia z urządzeniem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członek spółdzielni może poprosić ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "operatora"
        }), " o trzy rzeczy, a każda ma swój termin", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-1",
          "aria-label": "Źródło 3, art. 11t ust. 6 i 7",
          children: "[3]"
        }), ":"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Licznik, który rozmawia z urządzeniem",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "O co prosisz"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Ile czasu ma operator"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto płaci"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#lzo",
                children: "Licznik zdalnego odczytu"
              })
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Ile czasu ma operator",
              children: "4 miesiące"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kto płaci",
              children: ["przy własnym wniosku montaż i uruchomienie: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#odbiorca",
                children: "odbiorca"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                id: "PE-2",
                "aria-label": "Źródło 3, art. 11t ust. 9",
                children: "[3]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Komunikacja licznika z urządzeniami w domu, jeśli spełniają one wymagania"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Ile czasu ma operator",
              children: "2 miesiące"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto płaci",
              children: "przepis o kosztach jej nie wymienia"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Licznik punktu ładowania w Twojej instalacji"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Ile czasu ma operator",
              children: "miesiąc"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Kto płaci",
              children: ["montaż i uruchomienie: odbiorca", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                id: "PE-3",
                "aria-label": "Źródło 3, art. 11t ust. 9",
                children: "[3]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Druga pozycja jest tu najciekawsza. Gdy sterownik pompy lub ładowarki widzi licznik na bieżąco, włącza się wtedy, gdy dom ma nadmiar. Twój licznik nie widzi jednak sąsiadów, więc do pracy pod bilans całej spółdzielni potrzeba jeszcze wspólnej umowy: choćby prostego planu, kto i o której ładuje."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Liczniki dla wszystkich członków zamawia ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "zarząd"
        }), " jednym pismem, a kto wtedy płaci za montaż, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni",
          children: "liczniku zdalnego odczytu"
        }), ". Pismo jest gotowe: ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/wniosek-do-operatora-o-liczniki",
          children: "wniosek do operatora o liczniki"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "nie-zgub-progu-70",
        children: "Nie zgub progu 70%"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Instalacje spółdzielni mają umożliwiać pokrycie co najmniej 70% rocznych potrzeb jej i członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
          children: "[1]"
        }), ". Każda pompa i każdy samochód te potrzeby zwiększa."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Źródła mogą dać 150 MWh w roku, a potrzeby to 200 MWh, więc pokrycie wynosi 75%. Sześciu członków montuje pompy ciepła, każda pobiera 4 MWh rocznie. Potrzeby rosną do 224 MWh, a pokrycie spada do 67%."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Żeby wrócić do 70%, trzeba móc wytworzyć 156,8 MWh, czyli o 6,8 MWh więcej. Przy 1 030 kWh z 1 kWp paneli w roku, jak zakłada nasz kalkulator, to prawie 7 kWp."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zarząd powinien wiedzieć o nowych urządzeniach, zanim ruszą. Najprościej zapisać w regulaminie, że członek zgłasza duży pobór z wyprzedzeniem. Więcej o samym progu mówi artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-zmieni-sie-w-oplatach",
        children: "Co zmieni się w opłatach"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nowe urządzenie to nie tylko kilowatogodziny. W szkole, urzędzie i firmie stałą opłatę sieciową liczy się od ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#moc-umowna",
          children: "mocy umownej"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-tar",
          id: "TAR-1",
          "aria-label": "Źródło 4, § 14 ust. 7",
          children: "[4]"
        }), ", a pompa lub kilka ładowarek może wymusić zamówienie większej. Wspólny prąd tej opłaty nie obniża. Jak ją sprawdzić i co daje granica 16 kW, pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/moc-umowna-i-taryfy",
          children: "mocy umownej i taryfach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W taryfie ze ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#strefa",
          children: "strefami"
        }), " oddana energia pokrywa najpierw pobór w tej samej strefie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-2",
          "aria-label": "Źródło 2, § 4 ust. 2",
          children: "[2]"
        }), ". Pompa, która grzeje głównie nocą, skorzysta więc z dziennej nadwyżki dopiero w drugiej kolejności. To nie wada, jeśli zapasu wystarcza, ale przy wyborze taryfy warto o tym pamiętać."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Magazyn ma sens wtedy, gdy z każdej włożonej kilowatogodziny oddaje więcej niż 0,6. Kiedy tak jest i dlaczego bateria powinna znać bilans całej spółdzielni, wyjaśnia osobny artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/magazyn-energii-w-spoldzielni",
          children: "magazynie energii"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "plan-na-pierwszy-rok",
        children: "Plan na pierwszy rok"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Zbierz dane godzinowe członków; przed wnioskiem o wpis operator daje je spółdzielni, jeśli je ma", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-5",
            "aria-label": "Źródło 1, art. 38c ust. 5a",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zaznacz godziny z nadwyżką i sprawdź, co da się w nie przenieść bez kosztów: bojlery, ładowanie, suszenie."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Dopisz planowane pompy i samochody do potrzeb i policz próg."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Porównaj w kalkulatorze wynik ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/kalkulator#kto=osiedle",
            children: "osiedla"
          }), " lub ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/kalkulator#kto=gmina",
            children: "gminy"
          }), " z większym zużyciem i bez niego."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Dopiero potem rozważ magazyn, bo przesunięcie poboru zwykle nic nie kosztuje."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy znasz już godziny, w których brakuje prądu, sprawdź, czy pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/magazyn-energii-w-spoldzielni",
          children: "magazyn energii"
        }), ". Jak z godzin powstaje rachunek za miesiąc, pokazuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczenie godzina po godzinie"
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