"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2491"], {
43909(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_lista_zakladania_spoldzielni_md_4c2_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-lista-zakladania-spoldzielni-md-4c2.json
var site_wzory_lista_zakladania_spoldzielni_md_4c2_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/lista-zakladania-spoldzielni","source":"@site/wzory/lista-zakladania-spoldzielni.md","title":"Lista kontrolna: zakładanie spółdzielni","description":"Kroki od pierwszej rozmowy do pierwszego rozliczenia, z terminami z ustaw. Zaznaczacie, co już zrobione, a daty liczą się same.","frontMatter":{"title":"Lista kontrolna: zakładanie spółdzielni","description":"Kroki od pierwszej rozmowy do pierwszego rozliczenia, z terminami z ustaw. Zaznaczacie, co już zrobione, a daty liczą się same.","order":1,"checked":"2026-11-22","basis":[{"source":"PS","provision":"art. 5–7, 11, 15–17, 35, 45, 49, 56 (statut, założyciele, organy, wpis do KRS)"},{"source":"OZE","provision":"art. 38c ust. 1–2, 38da–38g, 38i, 38m (sieć, warunki, wykaz KOWR, trzy wnioski, sprawozdanie)"},{"source":"SG","provision":"art. 14 ust. 1, art. 18 ust. 2 pkt 9 lit. f–g, art. 20 ust. 5 (uchwała rady gminy)"},{"source":"KSC","provision":"art. 52 ust. 1 (opłata za wpis do KRS)"}],"fill_in":["Daty, które już znacie: sesję rady gminy, złożenie deklaracji, doręczenie wezwania KOWR i złożenie trzech wniosków. Od nich liczą się terminy.","Na papierze wpiszcie termin w puste miejsce przy kroku."],"dates":[{"id":"sesja","label":"Sesja rady gminy","phrase":"przed sesją rady"},{"id":"deklaracja","label":"Złożenie deklaracji","phrase":"od złożenia deklaracji"},{"id":"wezwanie","label":"Doręczenie wezwania KOWR","phrase":"od doręczenia wezwania"},{"id":"wnioski","label":"Złożenie trzech wniosków","phrase":"od złożenia wniosku"}],"aliases":["krok po kroku","harmonogram zakładania","terminy zakładania spółdzielni"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/lista-zakladania-spoldzielni.md


const frontMatter = {
	title: 'Lista kontrolna: zakładanie spółdzielni',
	description: 'Kroki od pierwszej rozmowy do pierwszego rozliczenia, z terminami z ustaw. Zaznaczacie, co już zrobione, a daty liczą się same.',
	order: 1,
	checked: '2026-11-22',
	basis: [
		{
			source: 'PS',
			provision: 'art. 5–7, 11, 15–17, 35, 45, 49, 56 (statut, założyciele, organy, wpis do KRS)'
		},
		{
			source: 'OZE',
			provision: 'art. 38c ust. 1–2, 38da–38g, 38i, 38m (sieć, warunki, wykaz KOWR, trzy wnioski, sprawozdanie)'
		},
		{
			source: 'SG',
			provision: 'art. 14 ust. 1, art. 18 ust. 2 pkt 9 lit. f–g, art. 20 ust. 5 (uchwała rady gminy)'
		},
		{
			source: 'KSC',
			provision: 'art. 52 ust. 1 (opłata za wpis do KRS)'
		}
	],
	fill_in: [
		'Daty, które już znacie: sesję rady gminy, złożenie deklaracji, doręczenie wezwania KOWR i złożenie trzech wniosków. Od nich liczą się terminy.',
		'Na papierze wpiszcie termin w puste miejsce przy kroku.'
	],
	dates: [
		{
			id: 'sesja',
			label: 'Sesja rady gminy',
			phrase: 'przed sesją rady'
		},
		{
			id: 'deklaracja',
			label: 'Złożenie deklaracji',
			phrase: 'od złożenia deklaracji'
		},
		{
			id: 'wezwanie',
			label: 'Doręczenie wezwania KOWR',
			phrase: 'od doręczenia wezwania'
		},
		{
			id: 'wnioski',
			label: 'Złożenie trzech wniosków',
			phrase: 'od złożenia wniosku'
		}
	],
	aliases: [
		'krok po kroku',
		'harmonogram zakładania',
		'terminy zakładania spółdzielni'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Zanim się spotkacie",
  "id": "zanim-sie-spotkacie",
  "level": 2
}, {
  "value": "Gdy członkiem ma być gmina",
  "id": "gdy-czlonkiem-ma-byc-gmina",
  "level": 2
}, {
  "value": "Zebranie założycielskie i KRS",
  "id": "zebranie-zalozycielskie-i-krs",
  "level": 2
}, {
  "value": "Przyjmowanie kolejnych członków",
  "id": "przyjmowanie-kolejnych-czlonkow",
  "level": 2
}, {
  "value": "Wykaz KOWR",
  "id": "wykaz-kowr",
  "level": 2
}, {
  "value": "Trzy wnioski po wpisie",
  "id": "trzy-wnioski-po-wpisie",
  "level": 2
}, {
  "value": "Pierwszy rok działania",
  "id": "pierwszy-rok-dzialania",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    h2: "h2",
    li: "li",
    p: "p",
    "step-box": "step-box",
    "step-deadline": "step-deadline",
    "step-name": "step-name",
    strong: "strong",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["step-box"], _component2 = _components["step-deadline"], _component1 = _components["step-name"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Kolejność kroków wynika z praktyki i z ustaw. Terminy są tylko tam, gdzie podaje je ustawa. O czas oczekiwania na wpisy zapytajcie sąd rejestrowy i KOWR."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "zanim-sie-spotkacie",
      children: "Zanim się spotkacie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "sprawdzcie-obszar"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "sprawdzcie-obszar",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Sprawdźcie obszar."
          })
        }), " Spółdzielnia działa na terenie jednej gminy wiejskiej lub miejsko-wiejskiej albo najwyżej trzech takich gmin, które ze sobą sąsiadują. Tak mówi tekst z 2024 r., a w mieście zacznijcie od artykułu o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielni w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "sprawdzcie-operatora-sieci"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "sprawdzcie-operatora-sieci",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Sprawdźcie operatora sieci."
          })
        }), " Wszystkie punkty poboru muszą być w sieci jednego operatora, przyłączone poniżej 110 kV. Nazwę operatora znajdziecie na rachunku, przy opłatach za dystrybucję."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "zbierzcie-rachunki-i-punkty-poboru"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "zbierzcie-rachunki-i-punkty-poboru",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Zbierzcie rachunki i punkty poboru."
          })
        }), " Potrzebne jest roczne zużycie każdego punktu, najlepiej w podziale na godziny. Pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-punktow-poboru",
          children: "lista punktów poboru"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "policzcie-moc-i-pokrycie"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "policzcie-moc-i-pokrycie",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Policzcie moc i pokrycie."
          })
        }), " Wszystkie instalacje mają razem najwyżej 10 MW i w ciągu roku muszą móc pokryć co najmniej 70% potrzeb spółdzielni i członków. Policzy to ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulator"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "policzcie-zalozycieli"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "policzcie-zalozycieli",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Policzcie założycieli."
          })
        }), " Potrzeba co najmniej 10 osób fizycznych albo 3 osób prawnych. W spółdzielni produkcji rolnej i grupie producentów rolnych wystarczy 5. Szkoła, która jest jednostką budżetową, nie liczy się osobno, bo należy do gminy."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "znajdzcie-ludzi-do-organow"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "znajdzcie-ludzi-do-organow",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Znajdźcie ludzi do organów."
          })
        }), " Rada nadzorcza ma co najmniej 3 osoby, a nikt z nich nie może być w zarządzie. Razem to co najmniej 4 różne osoby."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "gdy-czlonkiem-ma-byc-gmina",
      children: "Gdy członkiem ma być gmina"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "przekazcie-radzie-gminy-projekt-uchwaly"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "przekazcie-radzie-gminy-projekt-uchwaly",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Przekażcie radzie gminy projekt uchwały."
          })
        }), " O utworzeniu spółdzielni i przystąpieniu do niej decyduje tylko rada. Projekt wójta złożony na czas przewodniczący musi wprowadzić do porządku najbliższej sesji. ", (0,jsx_runtime.jsx)(_component2, {
          "data-term": "7 dni przed sesją rady",
          children: "Termin: 7 dni przed sesją rady"
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "podejmijcie-uchwale-rady"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "podejmijcie-uchwale-rady",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Podejmijcie uchwałę rady."
          })
        }), " Wystarczy zwykła większość, gdy jest co najmniej połowa ustawowego składu rady. Pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/uchwala-rady-gminy",
          children: "zarys uchwały"
        }), "."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "zebranie-zalozycielskie-i-krs",
      children: "Zebranie założycielskie i KRS"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "napiszcie-statut"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "napiszcie-statut",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Napiszcie statut."
          })
        }), " Ustawa wymienia osiem spraw, które musi określać, a inne przepisy dokładają kolejne. Pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/omowienie-statutu",
          children: "omówienie statutu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "odbadzcie-zebranie-zalozycielskie"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "odbadzcie-zebranie-zalozycielskie",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Odbądźcie zebranie założycielskie."
          })
        }), " Założyciele uchwalają statut i podpisują go, a potem wybierają organy w głosowaniu tajnym. Pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/porzadek-zebrania-zalozycielskiego",
          children: "porządek zebrania"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "zlozcie-wniosek-do-krs"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "zlozcie-wniosek-do-krs",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Złóżcie wniosek do KRS."
          })
        }), " Opłata sądowa za rejestrację wynosi 500 zł według tekstu ustawy z 2024 r. Do dnia wpisu osoby, które działają za spółdzielnię, odpowiadają solidarnie, czyli każda za całość długu."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "odbierzcie-wpis-do-krs-i-nip"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "odbierzcie-wpis-do-krs-i-nip",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Odbierzcie wpis do KRS i NIP."
          })
        }), " Z wpisem spółdzielnia nabywa osobowość prawną, a założyciele stają się członkami."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "przyjmowanie-kolejnych-czlonkow",
      children: "Przyjmowanie kolejnych członków"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "zbierzcie-deklaracje-na-pismie"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "zbierzcie-deklaracje-na-pismie",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Zbierzcie deklaracje na piśmie."
          })
        }), " Deklaracja bez formy pisemnej jest nieważna. Pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/deklaracja-czlonkowska",
          children: "wzór deklaracji"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "podejmijcie-uchwale-o-przyjeciu"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "podejmijcie-uchwale-o-przyjeciu",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Podejmijcie uchwałę o przyjęciu."
          })
        }), " Macie na nią miesiąc, chyba że statut mówi inaczej. Potem w dwa tygodnie zawiadamiacie członka. ", (0,jsx_runtime.jsx)(_component2, {
          "data-term": "1 miesiąc od złożenia deklaracji",
          children: "Termin: 1 miesiąc od złożenia deklaracji"
        })]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "wykaz-kowr",
      children: "Wykaz KOWR"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "zlozcie-wniosek-do-wykazu"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "zlozcie-wniosek-do-wykazu",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Złóżcie wniosek do wykazu."
          })
        }), " Trzeba podać między innymi obszar, liczbę członków i punktów poboru, roczne zapotrzebowanie, instalacje i sprzedawcę. Dołączcie statut."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "podpiszcie-oswiadczenie-zarzadu"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "podpiszcie-oswiadczenie-zarzadu",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Podpiszcie oświadczenie zarządu."
          })
        }), " Jego treść podaje sama ustawa. Pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/oswiadczenie-do-wykazu-kowr",
          children: "gotowe oświadczenie"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "uzupelnijcie-braki-gdy-kowr-wezwie"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "uzupelnijcie-braki-gdy-kowr-wezwie",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Uzupełnijcie braki, gdy KOWR wezwie."
          })
        }), " Wniosek bez uzupełnienia zostanie bez rozpoznania. ", (0,jsx_runtime.jsx)(_component2, {
          "data-term": "7 dni od doręczenia wezwania",
          children: "Termin: 7 dni od doręczenia wezwania"
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "odbierzcie-zaswiadczenie"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "odbierzcie-zaswiadczenie",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Odbierzcie zaświadczenie."
          })
        }), " Od dnia wpisu sprzedawca ma obowiązek rozliczać spółdzielnię. Sam wpis jednak nie wystarczy: rozliczenia ruszą po trzech wnioskach i umowach."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "trzy-wnioski-po-wpisie",
      children: "Trzy wnioski po wpisie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "wniosek-o-liczniki-do-operatora"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "wniosek-o-liczniki-do-operatora",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Wniosek o liczniki do operatora."
          })
        }), " Operator instaluje licznik zdalnego odczytu każdemu członkowi. Zapytajcie na piśmie, kto płaci za montaż, bo przepis o tym milczy. ", (0,jsx_runtime.jsx)(_component2, {
          "data-term": "4 miesiące od złożenia wniosku",
          children: "Termin: 4 miesiące od złożenia wniosku"
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "wniosek-o-oferty-do-sprzedawcy"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "wniosek-o-oferty-do-sprzedawcy",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Wniosek o oferty do sprzedawcy."
          })
        }), " Sprzedawca przedstawia oferty członkom i zawiera umowę ze spółdzielnią. ", (0,jsx_runtime.jsx)(_component2, {
          "data-term": "90 dni od złożenia wniosku",
          children: "Termin: 90 dni od złożenia wniosku"
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "wniosek-o-umowe-dystrybucyjna"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "wniosek-o-umowe-dystrybucyjna",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Wniosek o umowę dystrybucyjną."
          })
        }), " Operator zawiera ją ze sprzedawcą albo zmienia. Ten termin nie ruszy, dopóki spółdzielnia nie złoży wniosku. ", (0,jsx_runtime.jsx)(_component2, {
          "data-term": "21 dni od złożenia wniosku",
          children: "Termin: 21 dni od złożenia wniosku"
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "podpiszcie-umowy"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "podpiszcie-umowy",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Podpiszcie umowy."
          })
        }), " Odbiorcy podpisują umowy kompleksowe, czyli na prąd i jego dostawę razem, wytwórcy umowy o bilansowanie handlowe prądu, który oddają, a spółdzielnia umowę o zasadach rozliczenia. Sprzedawca jest jeden dla wszystkich."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "pierwszy-rok-dzialania",
      children: "Pierwszy rok działania"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "prowadzcie-dokumentacje-energii"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "prowadzcie-dokumentacje-energii",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Prowadźcie dokumentację energii."
          })
        }), " Od dnia wpisu zapisujcie, ile energii wytworzyli i zużyli członkowie, miesiąc po miesiącu."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "zglaszajcie-zmiany-danych"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "zglaszajcie-zmiany-danych",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Zgłaszajcie zmiany danych."
          })
        }), " Na zgłoszenie do KOWR jest 14 dni od każdej zmiany, a za brak zgłoszenia grozi wykreślenie z wykazu."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        className: "step",
        children: [(0,jsx_runtime.jsx)(_component0, {
          "data-step": "dodajcie-terminy-do-kalendarza"
        }), (0,jsx_runtime.jsx)(_component1, {
          "data-step": "dodajcie-terminy-do-kalendarza",
          children: (0,jsx_runtime.jsx)(_components.strong, {
            children: "Dodajcie terminy do kalendarza."
          })
        }), " Sprawozdanie, walne zgromadzenie i lustracja, czyli kontrola spółdzielni, mają swoje dni. Pomoże ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/kalendarz-obowiazkow",
          children: "kalendarz obowiązków"
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