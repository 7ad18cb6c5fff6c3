"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9425"], {
56416(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_likwidacja_spoldzielni_md_469_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-likwidacja-spoldzielni-md-469.json
var site_baza_wiedzy_prowadzenie_likwidacja_spoldzielni_md_469_namespaceObject = JSON.parse('{"id":"prowadzenie/likwidacja-spoldzielni","title":"Likwidacja spółdzielni energetycznej krok po kroku","description":"Kiedy spółdzielnia przechodzi w likwidację, ile głosów trzeba, co robi likwidator, kiedy wracają udziały i co dzieje się z prądem.","source":"@site/baza-wiedzy/prowadzenie/likwidacja-spoldzielni.md","sourceDirName":"prowadzenie","slug":"/likwidacja-spoldzielni","permalink":"/baza-wiedzy/likwidacja-spoldzielni","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"KRS","permalink":"/baza-wiedzy/tagi/krs","description":"Rejestracja spółdzielni w Krajowym Rejestrze Sądowym."},{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."}],"version":"current","sidebarPosition":11,"frontMatter":{"article":{"kind":"article","label":"Likwidacja spółdzielni energetycznej krok po kroku","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"zaawansowany","updated":"2026-11-23","checked":"2026-11-22","summary":["Członkowie mogą zlikwidować spółdzielnię dwiema uchwałami, każdą po 3/4 głosów, w odstępie co najmniej 2 tygodni.","Spółdzielnia przechodzi w likwidację także wtedy, gdy przez rok nie uzupełni liczby członków.","Najpierw spłaca się długi, a udziały wracają nie wcześniej niż po 6 miesiącach od ogłoszenia dla wierzycieli.","Z powodu likwidacji nikt nie powinien stracić prądu, ale kończy się wspólne rozliczenie.","Upadłość to osobna droga, na której syndyk, zarządca majątku upadłego, może zażądać niewpłaconej części udziału."],"readingMinutes":6,"sources":[{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":23},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":6},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"KSC","title":"Ustawa o kosztach sądowych w sprawach cywilnych (tekst jednolity, Dz.U. 2024 poz. 959)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000959","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/33a01bef4d61683777151e9a0ad14e5edcad524e/pl/DU-2024-959.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"SG","title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","citations":1},{"code":"SR","title":"Ustawa z 4 października 2018 r. o spółdzielniach rolników (Dz.U. 2018 poz. 2073)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180002073","date":"2018","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/0571be1dd33031be03b240bb5fa783ab2d8d3ba2/pl/DU-2018-2073.md","state":"tekst pierwotny z 2018 r., bez późniejszych zmian","read":"2026-11-22","citations":1}],"related":[{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},"next":{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/likwidacja-spoldzielni.md


const frontMatter = {
	title: 'Likwidacja spółdzielni energetycznej krok po kroku',
	description: 'Kiedy spółdzielnia przechodzi w likwidację, ile głosów trzeba, co robi likwidator, kiedy wracają udziały i co dzieje się z prądem.',
	sidebar_position: 11,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'zaawansowany',
	tags: [
		'krs',
		'kowr',
		'czlonkostwo'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F12',
		'F28',
		'F51',
		'F112',
		'F113',
		'F129',
		'F147',
		'F153',
		'F160',
		'F161',
		'F175',
		'F176',
		'F177',
		'F178',
		'F179',
		'F180',
		'F189'
	],
	sources: [
		'PS',
		'OZE',
		'PE',
		'KSC',
		'SG',
		'SR'
	],
	related: [
		'rok-spoldzielni-kalendarz',
		'organy-i-glosowanie',
		'sprzedaz-domu-spadek-wykluczenie',
		'obowiazki-roczne-spoldzielni'
	],
	summary: [
		'Członkowie mogą zlikwidować spółdzielnię dwiema uchwałami, każdą po 3/4 głosów, w odstępie co najmniej 2 tygodni.',
		'Spółdzielnia przechodzi w likwidację także wtedy, gdy przez rok nie uzupełni liczby członków.',
		'Najpierw spłaca się długi, a udziały wracają nie wcześniej niż po 6 miesiącach od ogłoszenia dla wierzycieli.',
		'Z powodu likwidacji nikt nie powinien stracić prądu, ale kończy się wspólne rozliczenie.',
		'Upadłość to osobna droga, na której syndyk, zarządca majątku upadłego, może zażądać niewpłaconej części udziału.'
	],
	aliases: [
		'rozwiązanie spółdzielni energetycznej',
		'jak zamknąć spółdzielnię',
		'likwidator spółdzielni',
		'upadłość spółdzielni energetycznej',
		'zwrot udziałów przy likwidacji',
		'co z prądem po likwidacji spółdzielni',
		'wykreślenie spółdzielni z KRS',
		'jak rozwiązać spółdzielnię',
		'zwinąć spółdzielnię',
		'zakończyć spółdzielnię',
		'zostało nas ośmiu',
		'cofnięcie likwidacji',
		'zostało mniej niż dziesięciu członków',
		'zostanie nas dziewięciu',
		'zlikwidowana biblioteka a spółdzielnia',
		'likwidacja spółdzielni rolników'
	],
	glossary_skip: [],
	slug: '/likwidacja-spoldzielni'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Kiedy zaczyna się likwidacja",
  "id": "kiedy-zaczyna-sie-likwidacja",
  "level": 2
}, {
  "value": "Likwidacja na życzenie członków",
  "id": "likwidacja-na-zyczenie-czlonkow",
  "level": 2
}, {
  "value": "Co robi likwidator",
  "id": "co-robi-likwidator",
  "level": 2
}, {
  "value": "Kto i kiedy dostaje pieniądze",
  "id": "kto-i-kiedy-dostaje-pieniadze",
  "level": 2
}, {
  "value": "Co z prądem członków",
  "id": "co-z-pradem-czlonkow",
  "level": 2
}, {
  "value": "Zamknięcie i opłaty",
  "id": "zamkniecie-i-oplaty",
  "level": 2
}, {
  "value": "Gdy majątku nie starcza na długi",
  "id": "gdy-majatku-nie-starcza-na-dlugi",
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
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Bywa, że odejdą ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członkowie"
      }), ", że wspólny prąd przestaje się opłacać albo że cel udało się osiągnąć inaczej. Prawo przewiduje na to uporządkowaną drogę: najpierw płaci się wierzycielom, a dopiero potem dzieli resztę."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "kiedy-zaczyna-sie-likwidacja",
      children: "Kiedy zaczyna się likwidacja"
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Kiedy zaczyna się likwidacja",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Powód"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kto o tym decyduje"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Minął czas, na jaki utworzono spółdzielnię"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["nikt, tak stanowi ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#statut",
              children: "statut"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-1",
              "aria-label": "Źródło 1, art. 113 § 1 pkt 1",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Członków jest za mało i przez rok ich nie przybyło"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["nikt, dzieje się to z mocy prawa", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-2",
              "aria-label": "Źródło 1, art. 113 § 1 pkt 2",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Dwie zgodne uchwały członków"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: [(0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#walne-zgromadzenie",
              children: "walne zgromadzenie"
            }), (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-3",
              "aria-label": "Źródło 1, art. 113 § 1 pkt 3",
              children: "[1]"
            })]
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Rażące i uporczywe łamanie prawa lub statutu, rejestracja z naruszeniem prawa albo co najmniej rok bez działalności gospodarczej"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            children: ["związek rewizyjny, a dla niezrzeszonej Krajowa Rada Spółdzielcza", (0,jsx_runtime.jsx)(_components.a, {
              href: "#zrodlo-ps",
              id: "PS-4",
              "aria-label": "Źródło 1, art. 114 i 259",
              children: "[1]"
            })]
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Członków jest za mało, gdy zostało ich mniej niż 10. W spółdzielni produkcji rolnej i w grupie producentów rolnych wystarczy 5, a gdy statut dopuszcza tylko osoby prawne, wystarczą 3", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-5",
        "aria-label": "Źródło 1, art. 15",
        children: "[1]"
      }), ". Statut może wymagać więcej. Osoba prawna, która przestaje istnieć, na przykład zlikwidowana biblioteka, traci członkostwo z dniem ustania", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-6",
        "aria-label": "Źródło 1, art. 25 § 1",
        children: "[1]"
      }), ". Każdą zmianę liczby członków zgłoś do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " w 14 dni", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38i",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Uchwałę związku lub Krajowej Rady spółdzielnia może zaskarżyć do sądu w ciągu 6 tygodni", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-7",
        "aria-label": "Źródło 1, art. 114 i 259",
        children: "[1]"
      }), ". W ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-rolnikow",
        children: "spółdzielni rolników"
      }), " próg jest niższy: naruszenia wystarczą rażące, nawet jeśli nie są uporczywe, a droga do sądu jest ta sama", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-sr",
        id: "SR-1",
        "aria-label": "Źródło 6, art. 16",
        children: "[6]"
      }), ". Spółdzielnia, która przez rok od rejestracji nie zaczęła działać i nie ma majątku, może zostać wykreślona z ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#krs",
        children: "KRS"
      }), " bez likwidacji, na wniosek związku rewizyjnego", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-8",
        "aria-label": "Źródło 1, art. 115",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wykreślenie z ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazu KOWR"
      }), " nie jest likwidacją. Spółdzielnia traci wtedy prawo do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
        children: "rozliczenia 1:0,6"
      }), ", ale nadal istnieje jako osoba prawna", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 2, art. 38l i art. 40 ust. 1b pkt 2",
        children: "[2]"
      }), ". Może uporządkować sprawy i po pewnym czasie starać się o nowy wpis albo dopiero wtedy zdecydować o zamknięciu."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "likwidacja-na-zyczenie-czlonkow",
      children: "Likwidacja na życzenie członków"
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Potrzebne są dwie zgodne uchwały na dwóch kolejnych walnych zgromadzeniach, w odstępie co najmniej 2 tygodni, a każda wymaga 3/4 głosów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-9",
          "aria-label": "Źródło 1, art. 113 § 1 pkt 3",
          children: "[1]"
        }), ". Dwa zebrania chronią przed decyzją podjętą w złości."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Spółdzielnia ma 16 członków i statut nie zmienia zasad ustawy. Na pierwszym walnym, 5 maja 2027 r., głosuje 12 osób i 9 jest „za”. To dokładnie 3/4, więc uchwała zapada."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Drugie walne może się odbyć najwcześniej 19 maja. Głosuje 10 osób, a 7 jest „za”. To 70%, czyli za mało, i spółdzielnia działa dalej."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gmina musi przed głosowaniem sprawdzić, co mówi jej rada, bo rozwiązanie spółdzielni i wystąpienie z niej należy do wyłącznej właściwości rady gminy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sg",
          id: "SG-1",
          "aria-label": "Źródło 5, art. 18 ust. 2 pkt 9 lit. f",
          children: "[5]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Z tej decyzji można się wycofać. Przed upływem roku od drugiej uchwały walne zgromadzenie może przywrócić działalność, też większością 3/4 głosów. Uchwałę zgłasza się niezwłocznie do KRS", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-10",
          "aria-label": "Źródło 1, art. 116",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-robi-likwidator",
        children: "Co robi likwidator"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Od otwarcia likwidacji spółdzielnia używa nazwy z dopiskiem „w likwidacji”", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-11",
          "aria-label": "Źródło 1, art. 121",
          children: "[1]"
        }), ". Jeszcze przed drugim zebraniem ustal z prawnikiem, kto zostanie likwidatorem i jak można go odwołać."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zaraz po wyznaczeniu likwidator ma pięć zadań", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-12",
          "aria-label": "Źródło 1, art. 122",
          children: "[1]"
        }), ":"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "zgłasza otwarcie likwidacji do KRS i zawiadamia Krajową Radę Spółdzielczą oraz związek rewizyjny, jeśli spółdzielnia do niego należy;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "powiadamia banki, które ją finansują, i organy finansowe;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "ogłasza otwarcie likwidacji w Monitorze Spółdzielczym, czyli czasopiśmie z ogłoszeniami spółdzielni, i wzywa wierzycieli, aby zgłosili się w 3 miesiące;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "sporządza sprawozdanie finansowe na dzień otwarcia i listę zobowiązań;"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "układa plan finansowy likwidacji i plan spłaty długów."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W tym czasie ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#lustracja",
          children: "lustracja"
        }), " jest co roku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-13",
          "aria-label": "Źródło 1, art. 91 § 1",
          children: "[1]"
        }), ". Za szkodę wyrządzoną wbrew prawu lub statutowi likwidator odpowiada tak samo jak ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "zarząd"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-14",
          "aria-label": "Źródło 1, art. 58",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do KOWR trzeba w 14 dni zgłosić, że działalność się kończy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38i",
          children: "[2]"
        }), ". Spółdzielnia może też sama złożyć wniosek o wykreślenie z wykazu, a taki powód nie zamyka drogi do nowego wpisu na 3 lata", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38l ust. 1 pkt 4 i ust. 4",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-i-kiedy-dostaje-pieniadze",
        children: "Kto i kiedy dostaje pieniądze"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Kolejność jest sztywna: najpierw należności wierzycieli, potem ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#udzial",
          children: "udziały"
        }), ", a na końcu reszta majątku", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-15",
          "aria-label": "Źródło 1, art. 125",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Kto i kiedy dostaje pieniądze",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Etap"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co się dzieje"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Najwcześniej"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wezwanie wierzycieli"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co się dzieje",
              children: "ogłoszenie w Monitorze Spółdzielczym"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Najwcześniej",
              children: "zaraz po otwarciu"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Spłata długów"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co się dzieje",
              children: "sporne lub jeszcze niewymagalne kwoty trafiają do depozytu sądowego, czyli na przechowanie w sądzie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Najwcześniej",
              children: "po zgłoszeniach"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wypłata udziałów"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co się dzieje",
              children: "z tego, co zostało, proporcjonalnie do udziałów"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Najwcześniej",
              children: "po 6 miesiącach od ogłoszenia"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Reszta majątku"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co się dzieje",
              children: "na cel z uchwały ostatniego walnego"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Najwcześniej",
              children: "po wypłacie udziałów"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing spans",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Na co trzeba poczekać od ogłoszenia w Monitorze Spółdzielczym"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Zgłoszenia wierzycieli"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "3 miesiące"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "50%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od ogłoszenia"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Wypłata udziałów, najwcześniej"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "6 miesięcy"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "100%",
                children: "\n"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.em, {
              children: "od ogłoszenia"
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli ostatnie walne zgromadzenie nic nie postanowi, likwidator przekazuje resztę nieodpłatnie na cele spółdzielcze lub społeczne", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-16",
          "aria-label": "Źródło 1, art. 125",
          children: "[1]"
        }), ". Warto więc uchwałę przygotować, zwłaszcza gdy spółdzielnia ma na własność panele albo ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#magazyn-energii",
          children: "magazyn"
        }), ". Jeśli uchwała dzieli resztę między członków, uwzględnia się też byłych członków, którym przed likwidacją nie wypłacono wszystkich udziałów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-17",
          "aria-label": "Źródło 1, art. 125",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członek może nie odzyskać całego udziału, bo uczestniczy w stratach do wysokości udziałów, które zadeklarował. Wobec wierzycieli spółdzielni jednak nie odpowiada", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-18",
          "aria-label": "Źródło 1, art. 19",
          children: "[1]"
        }), ". Podobnie traktuje się osoby, które odeszły w ciągu 6 miesięcy przed otwarciem likwidacji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-19",
          "aria-label": "Źródło 1, art. 28",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-z-pradem-czlonkow",
        children: "Co z prądem członków"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Z powodu likwidacji prąd nie powinien zgasnąć, bo operator musi świadczyć dystrybucję wszystkim odbiorcom", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-1",
          "aria-label": "Źródło 3, art. 4 ust. 2",
          children: "[3]"
        }), ". W przepisach ustawy o OZE o spółdzielni nie ma też zdania, które łączyłoby jej koniec z końcem umowy członka na prąd. Wnioskujemy z tego, że umowa działa dalej, ale każdy musi mieć sprzedawcę i mu płacić. Kończy się za to obowiązek sprzedawcy, aby rozliczać grupę w stosunku 1:0,6", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 40 ust. 1b pkt 2",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przed ostatnim miesiącem wspólnego rozliczenia zarząd powinien załatwić trzy sprawy:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "zapytać sprzedawcę na piśmie, na jakich warunkach umowy członków będą działać dalej;"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["uzgodnić, co stanie się z zapasem w sieci, bo niewykorzystaną nadwyżką dysponuje sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-6",
            "aria-label": "Źródło 2, art. 38c ust. 11",
            children: "[2]"
          }), ";"]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "ustalić, jak będą rozliczane instalacje, które zostają u członków."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Najtaniej jest zakończyć rozliczenie wtedy, gdy zapas jest mały, czyli zwykle po zimie, a nie jesienią. To nasz wniosek z zasady 12 miesięcy i z tego, że panele oddają najwięcej latem."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "zamkniecie-i-oplaty",
        children: "Zamknięcie i opłaty"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Na koniec likwidator przedstawia walnemu zgromadzeniu sprawozdanie finansowe, a po jego zatwierdzeniu zgłasza wniosek o wykreślenie z KRS i oddaje księgi na przechowanie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-20",
          "aria-label": "Źródło 1, art. 126",
          children: "[1]"
        }), ". Opłata sądowa za wykreślenie z rejestru wynosi 300 zł, a za wcześniejszą zmianę wpisu 250 zł", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ksc",
          id: "KSC-1",
          "aria-label": "Źródło 4, art. 54 i 55",
          children: "[4]"
        }), ". Są to kwoty z tekstu z 2024 r., a pozostałe koszty wymienia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie",
          children: "ile kosztuje spółdzielnia"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "gdy-majatku-nie-starcza-na-dlugi",
        children: "Gdy majątku nie starcza na długi"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeżeli ze sprawozdania finansowego wynika, że majątek nie pokryje zobowiązań, zarząd niezwłocznie zwołuje walne zgromadzenie w sprawie dalszego istnienia spółdzielni. Członkowie mogą postanowić, że działa dalej, ale muszą wskazać na to środki. Jeśli uchwalą upadłość, zarząd składa wniosek do sądu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-21",
          "aria-label": "Źródło 1, art. 130",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Po ogłoszeniu upadłości członkowie, na żądanie syndyka, wpłacają brakującą część zadeklarowanych udziałów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-22",
          "aria-label": "Źródło 1, art. 135",
          children: "[1]"
        }), ". Członkowi zarządu, który mimo powodów nie zgłosi upadłości, grozi grzywna, ograniczenie wolności albo do roku pozbawienia wolności", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-23",
          "aria-label": "Źródło 1, art. 267b",
          children: "[1]"
        }), ". Gdy rachunki przestają się spinać, prawnika lepiej zapytać miesiąc za wcześnie niż tydzień za późno."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Zanim zaproponujesz likwidację, policz spółdzielnię raz jeszcze: czasem wystarczy przyjąć jednego odbiorcę, który zużywa prąd w południe. Pomoże w tym ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulator"
        }), ", a zasady głosowania przypomina artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/organy-i-glosowanie",
          children: "organach spółdzielni"
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