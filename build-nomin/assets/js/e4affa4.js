"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7422"], {
15229(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_zakladanie_jak_zalozyc_spoldzielnie_energetyczna_md_d7a_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-zakladanie-jak-zalozyc-spoldzielnie-energetyczna-md-d7a.json
var site_baza_wiedzy_zakladanie_jak_zalozyc_spoldzielnie_energetyczna_md_d7a_namespaceObject = JSON.parse('{"id":"zakladanie/jak-zalozyc-spoldzielnie-energetyczna","title":"Jak założyć spółdzielnię energetyczną krok po kroku","description":"9 kroków od pierwszych obliczeń, przez statut, KRS i wykaz KOWR, do pierwszego rozliczenia. Z terminami, które podaje ustawa.","source":"@site/baza-wiedzy/zakladanie/jak-zalozyc-spoldzielnie-energetyczna.md","sourceDirName":"zakladanie","slug":"/jak-zalozyc-spoldzielnie-energetyczna","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KRS","permalink":"/baza-wiedzy/tagi/krs","description":"Rejestracja spółdzielni w Krajowym Rejestrze Sądowym."},{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."}],"version":"current","sidebarPosition":1,"frontMatter":{"article":{"kind":"article","label":"Jak założyć spółdzielnię energetyczną krok po kroku","category":"Zakładanie","neighbours":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","updated":"2026-11-25","checked":"2026-11-22","summary":["Najpierw policz zużycie i produkcję, potem szukaj założycieli.","Na start potrzeba co najmniej 10 osób fizycznych albo co najmniej 3 osób prawnych.","Spółdzielnię trzeba wpisać dwa razy: do KRS i do wykazu KOWR.","Wolno zacząć dopiero po wpisie do wykazu KOWR.","Rozliczenie rusza, gdy są też umowy ze sprzedawcą i liczniki zdalnego odczytu. Po wpisie składa się o to 3 wnioski."],"readingMinutes":6,"sources":[{"code":"RSP","title":"Jak założyć spółdzielnię energetyczną","publisher":"RSP Legal","url":"https://rsplegal.pl/czwartek-z-energia-jak-zalozyc-spoldzielnie-energetyczna/","date":"30.11.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":3},{"code":"WN1","title":"Z dużego potencjału mało mocy – spółdzielnie energetyczne","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/103172-z-duzego-potencjalu-malo-mocy-potrzebne-sa-kolejne-zmiany","date":"08.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":7},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":18},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":2},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"KSC","title":"Ustawa o kosztach sądowych w sprawach cywilnych (tekst jednolity, Dz.U. 2024 poz. 959)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000959","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/33a01bef4d61683777151e9a0ad14e5edcad524e/pl/DU-2024-959.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"FP","title":"Ustawa o finansach publicznych (tekst jednolity, Dz.U. 2024 poz. 1530)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001530","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b7158dfa29d287f007e2aed081c2ca20f3ce3a5a/pl/DU-2024-1530.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1}],"related":[{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"},"next":{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/zakladanie/jak-zalozyc-spoldzielnie-energetyczna.md


const frontMatter = {
	title: 'Jak założyć spółdzielnię energetyczną krok po kroku',
	description: '9 kroków od pierwszych obliczeń, przez statut, KRS i wykaz KOWR, do pierwszego rozliczenia. Z terminami, które podaje ustawa.',
	sidebar_position: 1,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'podstawowy',
	tags: [
		'krs',
		'kowr',
		'statut'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F11',
		'F16',
		'F17',
		'F19',
		'F20',
		'F21',
		'F22',
		'F25',
		'F26',
		'F27',
		'F28',
		'F30',
		'F31',
		'F33',
		'F34',
		'F35',
		'F36',
		'F50',
		'F52',
		'F53',
		'F54',
		'F58',
		'F119',
		'F132',
		'F148',
		'F159',
		'F163',
		'F165',
		'F166',
		'F167',
		'F179',
		'F186'
	],
	sources: [
		'RSP',
		'WIE',
		'WN1',
		'PS',
		'OZE',
		'ZM23',
		'RP1',
		'KSC',
		'FP'
	],
	related: [
		'wpis-do-wykazu-kowr',
		'prog-70-i-40-procent',
		'ile-kosztuje-zalozenie-i-prowadzenie',
		'statut-spoldzielni-energetycznej'
	],
	summary: [
		'Najpierw policz zużycie i produkcję, potem szukaj założycieli.',
		'Na start potrzeba co najmniej 10 osób fizycznych albo co najmniej 3 osób prawnych.',
		'Spółdzielnię trzeba wpisać dwa razy: do KRS i do wykazu KOWR.',
		'Wolno zacząć dopiero po wpisie do wykazu KOWR.',
		'Rozliczenie rusza, gdy są też umowy ze sprzedawcą i liczniki zdalnego odczytu. Po wpisie składa się o to 3 wnioski.'
	],
	aliases: [
		'rejestracja spółdzielni energetycznej',
		'od czego zacząć spółdzielnię',
		'ile osób do spółdzielni energetycznej',
		'kroki do spółdzielni prądu',
		'ile czasu trwa założenie spółdzielni',
		'koszt założenia spółdzielni',
		'zakładanie spółdzielni',
		'jak długo czeka się na wpis do KRS',
		'umowa podpisana przed wpisem do KRS',
		'projekt zamówiony przed rejestracją'
	],
	glossary_skip: [],
	slug: '/jak-zalozyc-spoldzielnie-energetyczna'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Jak wygląda droga krok po kroku",
  "id": "jak-wyglada-droga-krok-po-kroku",
  "level": 2
}, {
  "value": "Ilu założycieli potrzeba",
  "id": "ilu-zalozycieli-potrzeba",
  "level": 2
}, {
  "value": "Co sprawdzić przed podpisaniem statutu",
  "id": "co-sprawdzic-przed-podpisaniem-statutu",
  "level": 2
}, {
  "value": "Statut i KRS: kiedy spółdzielnia powstaje",
  "id": "statut-i-krs-kiedy-spoldzielnia-powstaje",
  "level": 2
}, {
  "value": "Wykaz KOWR: od kiedy wolno działać",
  "id": "wykaz-kowr-od-kiedy-wolno-dzialac",
  "level": 2
}, {
  "value": "Co dzieje się po wpisie",
  "id": "co-dzieje-sie-po-wpisie",
  "level": 2
}, {
  "value": "Ile to wszystko trwa",
  "id": "ile-to-wszystko-trwa",
  "level": 3
}, {
  "value": "Ile kosztuje założenie spółdzielni",
  "id": "ile-kosztuje-zalozenie-spoldzielni",
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
      children: ["Na drodze do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielni energetycznej"
      }), " stoją dwa wpisy: do KRS i do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazu KOWR"
      }), ". Przed nimi trzeba policzyć energię i zebrać ludzi, a po nich zawrzeć umowy i poczekać na liczniki. Niżej jest cała kolejność razem z miejscami, w których łatwo o błąd. Te same kroki odhaczysz na ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/wzory/lista-zakladania-spoldzielni",
        children: "liście kontrolnej"
      }), ", która sama policzy terminy."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jak-wyglada-droga-krok-po-kroku",
      children: "Jak wygląda droga krok po kroku"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Kolejność wynika z przepisów i z praktyki doradców", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rsp",
        id: "RSP-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wie",
        id: "WIE-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wn1",
        id: "WN1-1",
        "aria-label": "Źródło 3",
        children: "[3]"
      }), ". KRS to Krajowy Rejestr Sądowy, a ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " to Krajowy Ośrodek Wsparcia Rolnictwa, który prowadzi wykaz spółdzielni energetycznych."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      className: "steps",
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Zbierz dane. Spisz ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "punkty poboru energii"
        }), " (w skrócie PPE, zwykle jeden licznik to jeden punkt), roczne zużycie oraz źródła prądu i ich moc."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Sprawdź warunki: obszar, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "operatora sieci"
        }), ", moc i ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
          children: "próg pokrycia potrzeb"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Znajdź założycieli i uzgodnij z nimi ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#statut",
          children: "statut"
        }), ", czyli dokument, według którego działa spółdzielnia."]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Zwołaj zebranie założycielskie, na którym założyciele uchwalają i podpisują statut oraz wybierają organy."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Złóż wniosek do KRS. Z wpisem spółdzielnia staje się osobą prawną."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Poproś operatora sieci o dane godzinowe ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#czlonek",
          children: "członków"
        }), " i policz próg jeszcze raz."]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Złóż wniosek do KOWR i poczekaj na wpis oraz zaświadczenie."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Złóż 3 wnioski: o umowę dystrybucyjną, o oferty i umowę sprzedawcy oraz o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#lzo",
          children: "liczniki zdalnego odczytu"
        }), ". Potem podpisz umowy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Ustal ceny wewnątrz spółdzielni i sprawdź pierwsze rozliczenie miesiąca."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "ilu-zalozycieli-potrzeba",
      children: "Ilu założycieli potrzeba"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Zwykłą spółdzielnię, czyli nie rolniczą, zakłada co najmniej 10 osób fizycznych albo 3 osoby prawne", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-1",
        "aria-label": "Źródło 4, art. 6 § 2",
        children: "[4]"
      }), ". Osoba prawna to na przykład gmina, spółka z o.o. albo biblioteka, ale już nie szkoła, która jest jednostką budżetową", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-fp",
        id: "FP-1",
        "aria-label": "Źródło 9, art. 11 ust. 1",
        children: "[9]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Uważaj na skrót „wystarczą 3 podmioty”. Trzech członków wystarcza tylko wtedy, gdy według statutu do spółdzielni należą same osoby prawne. Jeśli dołącza choć jedna osoba fizyczna, spółdzielnia musi liczyć co najmniej 10 członków. W spółdzielni produkcji rolnej i w spółdzielni grupy producentów rolnych wystarcza 5", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-2",
        "aria-label": "Źródło 4, art. 15",
        children: "[4]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia energetyczna potrzebuje też ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "rady nadzorczej"
        }), " z co najmniej 3 osób i zarządu, a nikt nie może być w obu naraz", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 4, art. 45, 49 i 56",
          children: "[4]"
        }), ". Znajdź więc co najmniej 4 chętne osoby i przeczytaj, jak działają ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/organy-i-glosowanie",
          children: "organy i głosowanie"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członek nie musi mieć własnej instalacji: może tylko pobierać prąd, tylko go wytwarzać albo robić jedno i drugie. Źródła muszą jednak należeć do spółdzielni lub do członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-1",
          "aria-label": "Źródło 5, art. 38f ust. 1",
          children: "[5]"
        }), ". Więcej jest w artykule ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
          children: "kto może należeć do spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-sprawdzic-przed-podpisaniem-statutu",
        children: "Co sprawdzić przed podpisaniem statutu"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zanim zapłacisz za dokumenty, sprawdź 4 rzeczy, a jeśli choć jedna się nie zgadza, zmień plan jeszcze przed wnioskiem."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co sprawdzić przed podpisaniem statutu",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Warunek"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co mówi przepis"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co zrobić u siebie"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Obszar"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co mówi przepis",
              children: ["1 gmina albo najwyżej 3 gminy, które sąsiadują ze sobą", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-2",
                "aria-label": "Źródło 5, art. 38e ust. 1 pkt 1",
                children: "[5]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić u siebie",
              children: "Zaznacz na mapie każdy punkt poboru"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sieć"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co mówi przepis",
              children: ["1 operator, punkty przyłączone poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-3",
                "aria-label": "Źródło 5, art. 38c ust. 1–2",
                children: "[5]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić u siebie",
              children: "Porównaj nazwy operatora na rachunkach"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Moc"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co mówi przepis",
              children: ["łącznie do 10 MW mocy elektrycznej", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-4",
                "aria-label": "Źródło 5, art. 38e ust. 1 pkt 3",
                children: "[5]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić u siebie",
              children: "Dodaj moc źródeł, także tych w planie"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Pokrycie"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co mówi przepis",
              children: ["źródła prądu mogą pokryć w roku co najmniej 70% potrzeb", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-5",
                "aria-label": "Źródło 5, art. 38e ust. 1 pkt 3 lit. a",
                children: "[5]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić u siebie",
              children: "Podziel roczną produkcję przez roczne zużycie"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia, która złożyła wniosek do końca 2025 r., może korzystać z progu 40%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 6, art. 41",
          children: "[6]"
        }), ". Nowe wnioski mają próg 70%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ". Przykład liczenia zawiera artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W tekście z 2024 r. warunek obszaru mówi o gminach wiejskich i miejsko-wiejskich", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 5, art. 38e ust. 1 pkt 1",
          children: "[5]"
        }), ". Jeśli Twoja gmina jest miastem, sprawdź nowe brzmienie w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#isap",
          children: "ISAP"
        }), "; jak to zrobić, pokazuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielnia w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "statut-i-krs-kiedy-spoldzielnia-powstaje",
        children: "Statut i KRS: kiedy spółdzielnia powstaje"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Statut ma 8 obowiązkowych punktów, między innymi nazwę, przedmiot działalności, ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#udzial",
          children: "udziały"
        }), ", zasady członkostwa, wybór organów oraz podział nadwyżki i strat", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-4",
          "aria-label": "Źródło 4, art. 5",
          children: "[4]"
        }), ". Wszystkie wymienia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/statut-spoldzielni-energetycznej",
          children: "statut spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sam podpis nie wystarczy, bo osobowość prawną daje dopiero wpis do KRS", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 4, art. 7 i 11",
          children: "[4]"
        }), ". Do tego dnia ci, którzy działają w interesie spółdzielni, odpowiadają wobec innych solidarnie, czyli każdy za całość długu, więc nie podpisuj wcześniej dużych umów. Po wpisie za te zobowiązania odpowiada także spółdzielnia, ale jeśli nie powstanie, zapłacą same te osoby", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 4, art. 11 § 2",
          children: "[4]"
        }), ". Numery KRS i NIP wpisuje się potem we wniosku do KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 5, art. 38g",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing papers",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Droga pism od zebrania do umów"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "Statut"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "uchwala go zebranie założycielskie"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "założyciele"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "dokąd"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zostaje w spółdzielni"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "Wniosek o rejestrację"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "wpis daje osobowość prawną"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zarząd"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "dokąd"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "KRS"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "Wniosek i oświadczenie"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "statut w załączniku"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zarząd"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "dokąd"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "KOWR"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "Wniosek o umowę dystrybucyjną"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "21 dni"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zarząd"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "dokąd"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "operator sieci, kopia do sprzedawcy"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "Wniosek o oferty i umowę"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "90 dni"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zarząd"
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
              children: "Wniosek o liczniki"
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "4 miesiące"
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "podpisuje"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "zarząd"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.small, {
                children: "dokąd"
              }), "\n", (0,jsx_runtime.jsx)(_components.b, {
                children: "operator sieci"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["We wniosku o warunki przyłączenia nowej instalacji trzeba podać wpis spółdzielni do KRS i punkty poboru, do których popłynie energia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-2",
          "aria-label": "Źródło 6, art. 7 ust. 3da Prawa energetycznego",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "wykaz-kowr-od-kiedy-wolno-dzialac",
        children: "Wykaz KOWR: od kiedy wolno działać"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia może zacząć działalność dopiero po zamieszczeniu jej danych w wykazie, który prowadzi Dyrektor Generalny KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 5, art. 38f ust. 2–3",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przed wnioskiem spółdzielnia może dostać od operatora dane godzinowe członków za ostatnie pełne 12 miesięcy, o ile operator je ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 5, art. 38c ust. 5a",
          children: "[5]"
        }), ". Na nich policzysz próg dokładniej niż z rachunków."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do wniosku dołącza się statut i oświadczenie, które zarząd składa pod odpowiedzialnością karną", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 5, art. 38g ust. 2–5",
          children: "[5]"
        }), ". Listę pól i termin na uzupełnienie braków znajdziesz w artykule ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/wpis-do-wykazu-kowr",
          children: "wpis do wykazu KOWR"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dzieje-sie-po-wpisie",
        children: "Co dzieje się po wpisie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wpis nie uruchamia rozliczeń sam z siebie, bo potrzebne są jeszcze umowy ze sprzedawcą i liczniki", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wie",
          id: "WIE-2",
          "aria-label": "Źródło 2",
          children: "[2]"
        }), ". Całą spółdzielnię rozlicza jeden sprzedawca. Domyślnie jest nim sprzedawca zobowiązany, czyli wyznaczony przez URE (Urząd Regulacji Energetyki), ale spółdzielnia może wybrać innego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 5, art. 40 ust. 1a–1ac",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co dzieje się po wpisie",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co robi"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Czas z ustawy"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprzedawca"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi",
              children: "przedstawia oferty umów i zawiera umowę ze spółdzielnią"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Czas z ustawy",
              children: ["90 dni od wniosku spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-12",
                "aria-label": "Źródło 5, art. 38da ust. 2",
                children: "[5]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Operator"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi",
              children: "zawiera lub zmienia umowę dystrybucyjną ze sprzedawcą"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Czas z ustawy",
              children: ["21 dni od wniosku spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-13",
                "aria-label": "Źródło 5, art. 38da ust. 1 pkt 1",
                children: "[5]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Operator"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi",
              children: "zakłada każdemu członkowi licznik zdalnego odczytu"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Czas z ustawy",
              children: ["4 miesiące od wniosku spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-14",
                "aria-label": "Źródło 5, art. 38da ust. 1 pkt 2",
                children: "[5]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Spółdzielnia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co robi",
              children: "zgłasza do KOWR zmianę danych"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Czas z ustawy",
              children: ["14 dni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-15",
                "aria-label": "Źródło 5, art. 38i",
                children: "[5]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Umowa ze sprzedawcą ustala też, jak zgłasza się zmiany członków i w jakim formacie przychodzą dane", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-16",
          "aria-label": "Źródło 5, art. 38da ust. 2 pkt 2",
          children: "[5]"
        }), ". Zmiana sprzedawcy ma skutek tylko na koniec miesiąca kalendarzowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-17",
          "aria-label": "Źródło 5, art. 38da ust. 3",
          children: "[5]"
        }), ". Ceny wewnętrzne ustala sama spółdzielnia, bo ustawa nie narzuca taryfy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wie",
          id: "WIE-3",
          "aria-label": "Źródło 2",
          children: "[2]"
        }), ". Więcej opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
          children: "sprzedawca i operator: obowiązki i terminy"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "ile-to-wszystko-trwa",
        children: "Ile to wszystko trwa"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa nie podaje sztywnego terminu wpisu do wykazu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 5, art. 38g i 38j",
          children: "[5]"
        }), ". Ile trwa cała droga od pomysłu do pierwszego rozliczenia, najpewniej powie Ci spółdzielnia z okolicy, którą znajdziesz w jawnym wykazie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Ostrożny plan zakłada opóźnienia, więc wnioski do sprzedawcy i do operatora przygotuj wcześniej. Zachowaj potwierdzenie złożenia z datą, bo od wniosku biegną ich terminy."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-kosztuje-zalozenie-spoldzielni",
        children: "Ile kosztuje założenie spółdzielni"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa podaje tylko opłaty sądowe: rejestracja w KRS kosztuje 500 zł, późniejsza zmiana wpisu 250 zł, a złożenie dokumentów do akt 40 zł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ksc",
          id: "KSC-1",
          "aria-label": "Źródło 8, art. 52, 55 i 63",
          children: "[8]"
        }), ". Wpisowe i udziały członków ustala statut", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 4, art. 5",
          children: "[4]"
        }), ", a reszta zależy od tego, ile pracy członkowie wykonają sami. Wszystkie części, od statutu po lustrację, wymienia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie",
          children: "ile kosztuje założenie i prowadzenie"
        }), ", a źródła pieniędzy zebraliśmy w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/finansowanie-spoldzielni-energetycznej",
          children: "finansowaniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zacznij od kroków 1 i 2: wpisz dane z rachunków do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=wies",
          children: "kalkulatora"
        }), " i sprawdź ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg pokrycia potrzeb"
        }), ". Gmina ma swoją ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/gmina-krok-po-kroku",
          children: "drogę krok po kroku"
        }), ", a przed zebraniem przyda się wszystkim ", (0,jsx_runtime.jsx)(_components.a, {
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