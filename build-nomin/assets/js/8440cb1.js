"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["223"], {
31707(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_prawa_i_obowiazki_czlonka_md_d2f_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-prawa-i-obowiazki-czlonka-md-d2f.json
var site_baza_wiedzy_prowadzenie_prawa_i_obowiazki_czlonka_md_d2f_namespaceObject = JSON.parse('{"id":"prowadzenie/prawa-i-obowiazki-czlonka","title":"Prawa i obowiązki członka: dokumenty, wnioski, skarga na uchwałę","description":"Sześć praw i obowiązki członka spółdzielni energetycznej: jakie dokumenty zobaczysz, jak zażądać walnego i jak zaskarżyć uchwałę.","source":"@site/baza-wiedzy/prowadzenie/prawa-i-obowiazki-czlonka.md","sourceDirName":"prowadzenie","slug":"/prawa-i-obowiazki-czlonka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."}],"version":"current","sidebarPosition":8,"frontMatter":{"article":{"kind":"article","label":"Prawa i obowiązki członka","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-23","summary":["Ustawa daje każdemu członkowi sześć praw, a statut może dodać następne.","Zobaczysz statut, uchwały, protokoły, sprawozdania i umowy. Odmówić można tylko wglądu w umowę, na piśmie i tylko z jednego z dwóch powodów.","Walnego zgromadzenia może zażądać jedna dziesiąta członków, co najmniej trzech. Ma się odbyć w 6 tygodni.","Na pozew o uchylenie uchwały walnego jest 6 tygodni.","Członek płaci wpisowe i udziały, przestrzega statutu i dba o wspólne dobro."],"readingMinutes":5,"sources":[{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":22},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":3}],"related":[{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},"next":{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/prawa-i-obowiazki-czlonka.md


const frontMatter = {
	title: 'Prawa i obowiązki członka: dokumenty, wnioski, skarga na uchwałę',
	description: 'Sześć praw i obowiązki członka spółdzielni energetycznej: jakie dokumenty zobaczysz, jak zażądać walnego i jak zaskarżyć uchwałę.',
	sidebar_position: 8,
	sidebar_label: 'Prawa i obowiązki członka',
	audience: [
		'mieszkancy',
		'rolnicy',
		'przedsiebiorstwa',
		'gmina'
	],
	level: 'podstawowy',
	tags: [
		'czlonkostwo',
		'statut'
	],
	updated: '2026-11-23',
	checked: '2026-11-23',
	facts: [
		'F12',
		'F15',
		'F55',
		'F116',
		'F147',
		'F149',
		'F156',
		'F157',
		'F158',
		'F161',
		'F171',
		'F173',
		'F174',
		'F175'
	],
	sources: [
		'PS',
		'OZE'
	],
	related: [
		'organy-i-glosowanie',
		'przystapienie-i-wystapienie-czlonka',
		'sprzedaz-domu-spadek-wykluczenie',
		'statut-spoldzielni-energetycznej'
	],
	summary: [
		'Ustawa daje każdemu członkowi sześć praw, a statut może dodać następne.',
		'Zobaczysz statut, uchwały, protokoły, sprawozdania i umowy. Odmówić można tylko wglądu w umowę, na piśmie i tylko z jednego z dwóch powodów.',
		'Walnego zgromadzenia może zażądać jedna dziesiąta członków, co najmniej trzech. Ma się odbyć w 6 tygodni.',
		'Na pozew o uchylenie uchwały walnego jest 6 tygodni.',
		'Członek płaci wpisowe i udziały, przestrzega statutu i dba o wspólne dobro.'
	],
	aliases: [
		'jakie prawa ma członek spółdzielni',
		'jakie obowiązki ma członek',
		'prawa członka',
		'zaskarżenie uchwały walnego',
		'jak zaskarżyć uchwałę',
		'jak zażądać zwołania walnego',
		'zarząd nie zwołuje walnego zebrania',
		'od lat nie było walnego',
		'odmówili mi pokazania umowy',
		'wgląd w umowy spółdzielni',
		'odpis statutu',
		'rejestr członków spółdzielni',
		'skarga na zarząd',
		'kto prowadzi rejestr członków',
		'ktoś nie płaci udziału',
		'prezes nie chce pokazać umowy',
		'ktoś nie płaci składek'
	],
	glossary_skip: [],
	slug: '/prawa-i-obowiazki-czlonka'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Sześć praw, które ma każdy",
  "id": "szesc-praw-ktore-ma-kazdy",
  "level": 2
}, {
  "value": "Jakie dokumenty zobaczysz",
  "id": "jakie-dokumenty-zobaczysz",
  "level": 2
}, {
  "value": "Gdy odmówią Ci wglądu w umowę",
  "id": "gdy-odmowia-ci-wgladu-w-umowe",
  "level": 3
}, {
  "value": "Rejestr członków",
  "id": "rejestr-czlonkow",
  "level": 3
}, {
  "value": "Jak zażądać rozmowy o sprawie",
  "id": "jak-zazadac-rozmowy-o-sprawie",
  "level": 2
}, {
  "value": "Gdy uchwała szkodzi albo łamie prawo",
  "id": "gdy-uchwala-szkodzi-albo-lamie-prawo",
  "level": 2
}, {
  "value": "Jakie obowiązki ma członek",
  "id": "jakie-obowiazki-ma-czlonek",
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
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "Członek"
      }), " spółdzielni nie jest klientem, tylko współwłaścicielem. Może pytać, zaglądać w papiery, głosować i iść do sądu, ale ma też obowiązki wobec pozostałych. Większość reguł podaje Prawo spółdzielcze, a ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "statut"
      }), " je uzupełnia."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "szesc-praw-ktore-ma-kazdy",
      children: "Sześć praw, które ma każdy"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Prawa i obowiązki wszystkich członków są równe, bez względu na liczbę ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#udzial",
        children: "udziałów"
      }), " i kilowatogodzin. Ustawa wymienia sześć praw, a inne mogą wynikać z dalszych przepisów i ze statutu", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-1",
        "aria-label": "Źródło 1, art. 18 § 1, 2 i 4",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Sześć praw, które ma każdy",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Prawo"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Jak z niego skorzystasz"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["udział w ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#walne-zgromadzenie",
              children: "walnym zgromadzeniu"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "sam albo przez pełnomocnika z pisemnym pełnomocnictwem"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "wybieranie i kandydowanie do organów"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["w głosowaniu tajnym, na radę albo ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
              children: "zarząd"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "dokumenty"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "odpis statutu i regulaminów oraz wgląd w resztę papierów"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "wnioski"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "właściwy organ musi je rozpatrzyć"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["udział w ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#nadwyzka",
              children: "nadwyżce"
            }), " bilansowej"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "na zasadach ze statutu, po uchwale walnego zgromadzenia"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "świadczenia spółdzielni"
          }), (0,jsx_runtime.jsx)(_components.td, {
            children: "w zakresie jej statutowej działalności, czyli przede wszystkim wspólny prąd"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ostatni wiersz warto sprawdzić przed wejściem, bo spółdzielnia może zaopatrywać wszystkich członków albo tylko wybranych", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38f ust. 1",
        children: "[2]"
      }), ". Od sprzedawcy każdy dostaje swoje dane pomiarowe i informację, ile energii rozliczono w miesiącu", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 2, art. 38c ust. 9",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jakie-dokumenty-zobaczysz",
      children: "Jakie dokumenty zobaczysz"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Odpis statutu i regulaminów zarząd wydaje na każde żądanie", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-2",
        "aria-label": "Źródło 1, art. 31",
        children: "[1]"
      }), ". Poza tym możesz czytać", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-3",
        "aria-label": "Źródło 1, art. 18 § 2 pkt 3",
        children: "[1]"
      }), ":"]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "uchwały organów spółdzielni i protokoły ich obrad,"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["protokoły ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#lustracja",
            children: "lustracji"
          }), ", a razem z nimi wnioski i informację o ich wykonaniu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-4",
            "aria-label": "Źródło 1, art. 93",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "roczne sprawozdania finansowe,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "umowy, które spółdzielnia zawiera z innymi, na przykład ze sprzedawcą prądu."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Roczne sprawozdanie z działalności i sprawozdanie finansowe leżą w lokalu spółdzielni co najmniej 14 dni przed walnym zgromadzeniem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 1, art. 89",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "gdy-odmowia-ci-wgladu-w-umowe",
        children: "Gdy odmówią Ci wglądu w umowę"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Odmówić wolno tylko wglądu w umowę z kimś z zewnątrz i tylko z dwóch powodów. Pierwszy to naruszenie praw tej osoby. Drugi to uzasadniona obawa, że użyjesz tej wiedzy wbrew interesowi spółdzielni i wyrządzisz jej znaczną szkodę. Odmowa musi być na piśmie, a od jej doręczenia masz 7 dni na wniosek do sądu rejestrowego, żeby zobowiązał spółdzielnię do pokazania umowy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 1, art. 18 § 3",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "rejestr-czlonkow",
        children: "Rejestr członków"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zarząd prowadzi rejestr: imię, nazwisko i miejsce zamieszkania (przy osobie prawnej nazwa i siedziba), udziały, wkłady oraz daty przyjęcia, wypowiedzenia i końca członkostwa. Może go przeglądać członek, jego małżonek oraz wierzyciel członka lub spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 1, art. 30",
          children: "[1]"
        }), ". To inny spis niż jawny ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
          children: "wykaz KOWR"
        }), ", w którym nazwisk nie ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38h",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-zazadac-rozmowy-o-sprawie",
        children: "Jak zażądać rozmowy o sprawie"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Są cztery drogi, od najlżejszej:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Wniosek."
          }), " Składasz go do organu, którego dotyczy. Rada nadzorcza kontroluje, jak zarząd załatwia takie wnioski, i rozpatruje skargi na jego działalność", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-8",
            "aria-label": "Źródło 1, art. 46 § 1",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Punkt w porządku obrad."
          }), " Może go zażądać rada albo jedna dziesiąta członków, co najmniej trzech, w terminie ze statutu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-9",
            "aria-label": "Źródło 1, art. 40 § 2",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Walne zgromadzenie na żądanie."
          }), " Wystarczy ta sama liczba członków, chyba że statut wymaga większej. Żądanie składa się na piśmie i podaje w nim cel. Walne ma się odbyć w 6 tygodni", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-10",
            "aria-label": "Źródło 1, art. 39 § 2–5",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Lustracja."
          }), " Może jej zażądać walne zgromadzenie, rada albo jedna piąta członków, całej działalności lub wybranej sprawy", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-11",
            "aria-label": "Źródło 1, art. 91",
            children: "[1]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli zarząd nie zwoła walnego mimo żądania, robi to rada nadzorcza, związek rewizyjny albo Krajowa Rada Spółdzielcza, na koszt spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-12",
          "aria-label": "Źródło 1, art. 39 § 5",
          children: "[1]"
        }), ". Walne trzeba zresztą zwołać co najmniej raz w roku, a za zaniechanie członkowi organu grozi grzywna albo ograniczenie wolności", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-13",
          "aria-label": "Źródło 1, art. 39 § 1 i art. 267c",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Spółdzielnia ma 24 członków, a statut nie zmienia zasad ustawy. Jedna dziesiąta to 2,4, ale żądać muszą co najmniej trzy osoby, więc pod pismem potrzeba trzech podpisów."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Jedna piąta to 4,8, zatem lustracji może zażądać pięć osób."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "gdy-uchwala-szkodzi-albo-lamie-prawo",
        children: "Gdy uchwała szkodzi albo łamie prawo"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Uchwała sprzeczna z ustawą jest nieważna. Jeśli narusza statut lub dobre obyczaje, godzi w interes spółdzielni albo ma skrzywdzić członka, można żądać w sądzie jej uchylenia. Pozew składa członek lub zarząd w ciągu 6 tygodni od walnego zgromadzenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-14",
          "aria-label": "Źródło 1, art. 42 § 2–6",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Gdy uchwała szkodzi albo łamie prawo",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto pozywa"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Od kiedy biegnie 6 tygodni"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "członek, który był lub mógł być na walnym"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "od dnia walnego zgromadzenia"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "członek nieobecny, bo zebranie źle zwołano"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "od dnia, w którym dowiedział się o uchwale, najdłużej rok od walnego"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "członek, którego trzeba o uchwale zawiadomić"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "od zawiadomienia w sposób ze statutu"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sąd może pominąć spóźnienie, gdy uchwała byłaby dla członka szczególnie dotkliwa, opóźnienie usprawiedliwiają wyjątkowe okoliczności i nie jest ono nadmierne", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-15",
          "aria-label": "Źródło 1, art. 42 § 6–8",
          children: "[1]"
        }), ". Wyrok działa wobec wszystkich członków. Uchwałę o wykluczeniu zaskarża tylko ten, kogo ona dotyczy, a jego drogę opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie",
          children: "sprzedaży domu, spadku i wykluczeniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Statut może dać też odwołanie wewnątrz spółdzielni, od jednego organu do drugiego. Do końca takiego postępowania terminy sądowe stoją, choć nie dłużej niż rok od dnia, w którym odwołanie należało rozpatrzyć. Drogi do sądu statut nie może zamknąć", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-16",
          "aria-label": "Źródło 1, art. 32",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-obowiazki-ma-czlonek",
        children: "Jakie obowiązki ma członek"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa wymienia dwa ogólne obowiązki: przestrzegać prawa, statutu i regulaminów oraz dbać o dobro i rozwój spółdzielni i brać udział w jej zadaniach", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-17",
          "aria-label": "Źródło 1, art. 18 § 5",
          children: "[1]"
        }), ". Do tego dochodzą konkretne:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["wpłacić ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#wpisowe",
            children: "wpisowe"
          }), " i zadeklarowane udziały, co najmniej jeden; skutki spóźnienia podaje statut", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-18",
            "aria-label": "Źródło 1, art. 5 § 1 pkt 3, art. 19 § 1 i art. 20",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["uczestniczyć w stratach do wysokości zadeklarowanych udziałów, czasem także po odejściu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-19",
            "aria-label": "Źródło 1, art. 19 § 2 i art. 28",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["zgłaszać na piśmie dalsze udziały i zmiany danych z deklaracji, w tym adresu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-20",
            "aria-label": "Źródło 1, art. 16",
            children: "[1]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "robić to, co dodaje statut, na przykład uprzedzać o nowych panelach albo dużym odbiorniku."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Kto nie wykonuje obowiązków bez swojej winy, może zostać wykreślony z rejestru, a za winę umyślną lub rażące niedbalstwo wykluczony. Jedno i drugie tylko z przyczyn zapisanych w statucie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-21",
          "aria-label": "Źródło 1, art. 24",
          children: "[1]"
        }), ". Zmianę adresu zgłoś od razu: zawiadomienie, które wróci ze starego, liczy się jak doręczone", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-22",
          "aria-label": "Źródło 1, art. 24 § 5",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Kto o czym decyduje i ile głosów potrzeba, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/organy-i-glosowanie",
          children: "organach i głosowaniu"
        }), ". Jeśli dopiero wchodzisz, zajrzyj do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/przystapienie-i-wystapienie-czlonka",
          children: "przystąpienia i wyjścia"
        }), ", a swój statut porównaj z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/omowienie-statutu",
          children: "omówieniem punkt po punkcie"
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