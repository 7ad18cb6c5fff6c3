"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["863"], {
70858(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_jak_wybrac_doradce_md_b85_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-jak-wybrac-doradce-md-b85.json
var site_baza_wiedzy_prowadzenie_jak_wybrac_doradce_md_b85_namespaceObject = JSON.parse('{"id":"prowadzenie/jak-wybrac-doradce","title":"Jak wybrać doradcę i nie kupić samych dokumentów","description":"Pytania do doradcy spółdzielni energetycznej, sygnały ostrzegawcze i zapisy umowy. Bez oceniania firm, za to z podstawą w przepisach.","source":"@site/baza-wiedzy/prowadzenie/jak-wybrac-doradce.md","sourceDirName":"prowadzenie","slug":"/jak-wybrac-doradce","permalink":"/baza-wiedzy/jak-wybrac-doradce","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Oszczędności","permalink":"/baza-wiedzy/tagi/oszczednosci","description":"Jak liczyć korzyści i na co uważać."},{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."}],"version":"current","sidebarPosition":10,"frontMatter":{"article":{"kind":"article","label":"Jak wybrać doradcę i nie kupić samych dokumentów","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-22","summary":["Statut i wpis to tylko część drogi. Pytaj, kto doprowadzi do pierwszego rozliczenia.","Poproś o obliczenia na Twoich danych godzinowych, z jawnymi założeniami.","Uważaj na obietnicę stałego procentu i na rachunek 0 zł.","Za oświadczenie w KOWR odpowiada zarząd, a nie doradca."],"readingMinutes":5,"sources":[{"code":"RSP","title":"Jak założyć spółdzielnię energetyczną","publisher":"RSP Legal","url":"https://rsplegal.pl/czwartek-z-energia-jak-zalozyc-spoldzielnie-energetyczna/","date":"30.11.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":15},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":1},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":1},{"code":"RP3","title":"Przybywa spółdzielni energetycznych, biurokracja wciąż problemem","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art42510431-przybywa-spoldzielni-energetycznych-ale-biurokracja-wciaz-duzym-problemem","date":"06.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"ASL","title":"Kalkulator i pytania o spółdzielnie energetyczne","publisher":"aslandi.com","url":"https://aslandi.com/kalkulator","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":1}],"related":[{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},"next":{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/jak-wybrac-doradce.md


const frontMatter = {
	title: 'Jak wybrać doradcę i nie kupić samych dokumentów',
	description: 'Pytania do doradcy spółdzielni energetycznej, sygnały ostrzegawcze i zapisy umowy. Bez oceniania firm, za to z podstawą w przepisach.',
	sidebar_position: 10,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'podstawowy',
	tags: [
		'oszczednosci',
		'kowr',
		'sprzedawca-i-osd'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F16',
		'F17',
		'F21',
		'F22',
		'F25',
		'F27',
		'F28',
		'F29',
		'F32',
		'F34',
		'F35',
		'F36',
		'F38',
		'F47',
		'F48',
		'F52',
		'F58',
		'F59',
		'F62',
		'F67',
		'F69',
		'F72',
		'F113',
		'F132'
	],
	sources: [
		'RSP',
		'WIE',
		'OZE',
		'ZM23',
		'PS',
		'RP3',
		'ASL',
		'PE'
	],
	related: [
		'ile-mozna-zaoszczedzic',
		'jak-zalozyc-spoldzielnie-energetyczna',
		'pierwsze-90-dni-po-wpisie',
		'obowiazki-roczne-spoldzielni'
	],
	summary: [
		'Statut i wpis to tylko część drogi. Pytaj, kto doprowadzi do pierwszego rozliczenia.',
		'Poproś o obliczenia na Twoich danych godzinowych, z jawnymi założeniami.',
		'Uważaj na obietnicę stałego procentu i na rachunek 0 zł.',
		'Za oświadczenie w KOWR odpowiada zarząd, a nie doradca.'
	],
	aliases: [
		'firma od spółdzielni energetycznych',
		'gotowy statut spółdzielni',
		'kto pomoże założyć spółdzielnię',
		'oferta na obsługę spółdzielni energetycznej',
		'na co uważać w umowie z doradcą',
		'przedstawiciel obiecuje niższe rachunki',
		'czy to oszustwo',
		'jak sprawdzić firmę od spółdzielni'
	],
	glossary_skip: [],
	slug: '/jak-wybrac-doradce'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co naprawdę jest do zrobienia",
  "id": "co-naprawde-jest-do-zrobienia",
  "level": 2
}, {
  "value": "Kiedy poradzisz sobie bez doradcy",
  "id": "kiedy-poradzisz-sobie-bez-doradcy",
  "level": 3
}, {
  "value": "Pytania przed podpisaniem umowy",
  "id": "pytania-przed-podpisaniem-umowy",
  "level": 2
}, {
  "value": "O liczby",
  "id": "o-liczby",
  "level": 3
}, {
  "value": "O pracę",
  "id": "o-prace",
  "level": 3
}, {
  "value": "O pieniądze i zależności",
  "id": "o-pieniadze-i-zaleznosci",
  "level": 3
}, {
  "value": "Sygnały ostrzegawcze",
  "id": "sygnaly-ostrzegawcze",
  "level": 2
}, {
  "value": "Zdania, które warto sprawdzić",
  "id": "zdania-ktore-warto-sprawdzic",
  "level": 2
}, {
  "value": "Jak czytać obietnicę oszczędności",
  "id": "jak-czytac-obietnice-oszczednosci",
  "level": 2
}, {
  "value": "Co zapisać w umowie z doradcą",
  "id": "co-zapisac-w-umowie-z-doradca",
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
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "Statut"
      }), " i wniosek o wpis to dopiero początek. Trudniej jest doprowadzić do tego, żeby rozliczenie ruszyło i się zgadzało. Ten tekst nie ocenia żadnej firmy, lecz daje pytania, które możesz zadać każdej, także nam. Te same pytania, z miejscem na odpowiedzi, wydrukujesz ze wzoru ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/wzory/pytania-do-doradcy",
        children: "pytania do doradcy"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-naprawde-jest-do-zrobienia",
      children: "Co naprawdę jest do zrobienia"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Droga do rozliczenia ma kilka etapów, a sam wpis do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykazu KOWR"
      }), " go nie uruchamia", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rsp",
        id: "RSP-1",
        "aria-label": "Źródło 1",
        children: "[1]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-wie",
        id: "WIE-1",
        "aria-label": "Źródło 2",
        children: "[2]"
      }), ". ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " to Krajowy Ośrodek Wsparcia Rolnictwa. Przy każdym etapie zapytaj, kto go wykona."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Co naprawdę jest do zrobienia",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Etap"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co ma powstać"
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
            children: "Analiza"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma powstać",
            children: "bilans godzin, próg, moc, opłaty"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na co uważać",
            children: "jedna roczna suma zamiast godzin"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsxs)(_components.th, {
            scope: "row",
            className: "rowName",
            children: ["Statut i ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#krs",
              children: "KRS"
            })]
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co ma powstać",
            children: ["statut z zasadami dla ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#czlonek",
              children: "członków"
            })]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na co uważać",
            children: "wzór bez podziału korzyści"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Wpis do wykazu"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma powstać",
            children: "wniosek z liczbami i źródłami"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na co uważać",
            children: "liczby „do uzupełnienia”"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Umowy"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma powstać",
            children: "umowa ze sprzedawcą i umowy członków"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na co uważać",
            children: "„to już po stronie spółdzielni”"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Liczniki"
          }), (0,jsx_runtime.jsxs)(_components.td, {
            "data-column": "Co ma powstać",
            children: ["wniosek do ", (0,jsx_runtime.jsx)(_components.a, {
              href: "/baza-wiedzy/slownik#osd",
              children: "operatora"
            }), " i nadzór nad terminem"]
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na co uważać",
            children: "brak osoby, która pilnuje"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Rozliczenie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma powstać",
            children: "sprawdzony pierwszy miesiąc"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na co uważać",
            children: "praca kończy się na wpisie"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Prowadzenie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co ma powstać",
            children: "sprawozdanie i zgłoszenia zmian"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Na co uważać",
            children: "brak opieki po roku"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Nie musisz kupować wszystkiego, byle każdy wiersz miał swojego wykonawcę, nawet jeśli jesteś nim Ty."
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "kiedy-poradzisz-sobie-bez-doradcy",
      children: "Kiedy poradzisz sobie bez doradcy"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Część pracy możesz zrobić samodzielnie: spisać ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#ppe",
        children: "punkty poboru"
      }), ", zebrać rachunki, sprawdzić mapę gmin i nazwę operatora, a potem policzyć próg w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/kalkulator",
        children: "kalkulatorze"
      }), ". Z takim zestawem łatwiej ocenisz każdą ofertę i zapłacisz tylko za to, czego brakuje."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Gdy sprawa dotyczy zamówień publicznych albo VAT, osobno poszukaj prawnika i doradcy podatkowego, bo to inne zawody i inna odpowiedzialność."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "pytania-przed-podpisaniem-umowy",
        children: "Pytania przed podpisaniem umowy"
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "o-liczby",
        children: "O liczby"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Czy policzycie bilans godzina po godzinie, dla wszystkich członków razem? Tak działa rozliczenie: ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
            children: "współczynnik 0,6"
          }), " dotyczy dopiero ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#nadwyzka",
            children: "nadwyżki"
          }), " po tej sumie", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-1",
            "aria-label": "Źródło 3, art. 38c ust. 3–6",
            children: "[3]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Skąd weźmiecie dane? Przed wnioskiem do KOWR operator może dać spółdzielni dane godzinowe z 12 miesięcy, jeśli je ma", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-2",
            "aria-label": "Źródło 3, art. 38c ust. 5a",
            children: "[3]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Jakie będzie ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
            children: "pokrycie potrzeb"
          }), ", gdy dojdzie duży ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#odbiorca",
            children: "odbiorca"
          }), "?"]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Co zostaje na rachunku i ile to złotych?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy pokażecie wynik ostrożny i korzystny?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "o-prace",
        children: "O pracę"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        start: "6",
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Kto przygotuje statut i czy opisze on podział korzyści, którego ustawa nie opisuje?", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-3",
            "aria-label": "Źródło 3, art. 38c–38da",
            children: "[3]"
          })]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Kto pilnuje terminów od wniosku: 90 dni dla sprzedawcy, a dla operatora 21 dni na umowę dystrybucyjną i 4 miesiące na liczniki?", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-4",
            "aria-label": "Źródło 3, art. 38da ust. 1–2",
            children: "[3]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto sprawdzi pierwsze rozliczenie i jak?"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Kto złoży sprawozdanie roczne i zgłosi zmianę danych w 14 dni?", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-5",
            "aria-label": "Źródło 3, art. 38i i 38m",
            children: "[3]"
          })]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Co zrobicie, gdy KOWR wezwie do uzupełnienia braków, na co jest tylko 7 dni?", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-6",
            "aria-label": "Źródło 3, art. 38g ust. 6",
            children: "[3]"
          })]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "o-pieniadze-i-zaleznosci",
        children: "O pieniądze i zależności"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        start: "11",
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Za co dokładnie płacę i co dostaję w zamian?"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Czy macie prowizję od sprzedaży paneli, ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#magazyn-energii",
            children: "magazynów"
          }), " albo prądu?"]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy oddacie arkusz z obliczeniami i surowe dane?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Na jakim tekście ustawy pracujecie i z jaką datą?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "sygnaly-ostrzegawcze",
        children: "Sygnały ostrzegawcze"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Żaden z nich nie przesądza sprawy, ale każdy jest powodem, żeby dopytać."
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Oferta podaje procent oszczędności, zanim ktoś obejrzy Twoje dane."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Wynik to produkcja pomnożona przez cenę z rachunku, a takie mnożenie daje górną granicę, nie oszczędność."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Usługa kończy się na wpisie do KRS albo do wykazu."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Statut jest gotowy, zanim ktoś zapyta, kto ma być członkiem."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zarząd ma podpisać oświadczenie, którego obliczeń nie widział."
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["Firma chce sprzedać „licznik do spółdzielni”, choć licznik zdalnego odczytu zakłada operator i to jego trzeba zapytać o koszt montażu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-pe",
            id: "PE-1",
            "aria-label": "Źródło 8, art. 11t",
            children: "[8]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Płatność w całości z góry, bez etapów."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Doradca nie chce dać odpowiedzi na piśmie."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "zdania-ktore-warto-sprawdzic",
        children: "Zdania, które warto sprawdzić"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Przepisy zmieniały się kilka razy, a stare teksty krążą w internecie, więc poniższe zdania warto porównać z ustawą."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Zdania, które warto sprawdzić",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Zdanie"
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
              children: "„Członków musi być mniej niż 1 000”"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["limit skreślono od 1 października 2023 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-7",
                "aria-label": "Źródło 3, art. 38e ust. 1 pkt 2, uchylony",
                children: "[3]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "„Wystarczy pokryć 40% potrzeb”"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["tylko przy wniosku złożonym do 31 grudnia 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-zm23",
                id: "ZM23-1",
                "aria-label": "Źródło 4, art. 41",
                children: "[4]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "„Trzeba mieć 70% autokonsumpcji”, czyli zużycia własnego prądu na miejscu"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["chodzi o zdolność pokrycia potrzeb w skali roku", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-8",
                "aria-label": "Źródło 3, art. 38e ust. 1 pkt 3",
                children: "[3]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "„Wystarczą 3 osoby”"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["3 osoby prawne; w zwykłej spółdzielni z osobami fizycznymi co najmniej 10 członków", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-1",
                "aria-label": "Źródło 5, art. 6 § 2, art. 15",
                children: "[5]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "„Nie ma opłat dystrybucyjnych”"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["stałe zostają, a zmienne mają osobną regułę", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-9",
                "aria-label": "Źródło 3, art. 38c ust. 7",
                children: "[3]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "„W spółdzielni nie ma akcyzy”"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["zwolnienie działa do 1 MW łącznej mocy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-10",
                "aria-label": "Źródło 3, art. 38c ust. 13 pkt 3",
                children: "[3]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "„Nadwyżkę sprzedamy na zewnątrz”"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["spółdzielnia działa tylko dla siebie i członków", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-11",
                "aria-label": "Źródło 3, art. 2 pkt 33a",
                children: "[3]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "„VAT-u nie ma”"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
                children: "VAT"
              }), " wymaga analizy, a czasem własnej interpretacji"]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Uczciwy doradca przyzna, że nie wszystko wiadomo. Dobrym testem jest pytanie o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielnię w mieście"
        }), ": poproś, żeby wskazał przepis, z którego wynika odpowiedź."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-czytac-obietnice-oszczednosci",
        children: "Jak czytać obietnicę oszczędności"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Szacunki w internecie bardzo się różnią", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp3",
          id: "RP3-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-asl",
          id: "ASL-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ". Prasa podała w 2025 r. szacunek około 10% rocznie dla domów, w spółdzielni z 3 firmami po 100 kW i 7 domami", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp3",
          id: "RP3-2",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), ". Kto obiecuje kilka razy więcej, na przykład 40–60%, niech pokaże rachunek, bo żaden szacunek nie mówi, co wyjdzie u Ciebie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Poproś o jedną kartkę z założeniami:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "dane wejściowe i rok, z którego pochodzą,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "stawki i data ich ważności,"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["cena wewnętrzna dla wytwórcy i odbiorcy, którą ustala sama spółdzielnia", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-wie",
            id: "WIE-2",
            "aria-label": "Źródło 2",
            children: "[2]"
          }), ","]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "opłaty, które zostają, oraz koszt prowadzenia spółdzielni,"
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["co policzono przy zmiennych opłatach za sieć, bo przepis można czytać dwojako", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-12",
            "aria-label": "Źródło 3, art. 38c ust. 7 i 11–11b",
            children: "[3]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Potem policz to samo z gorszymi założeniami. Jeśli oszczędność wtedy znika, nie opieraj na niej decyzji. Pełny rachunek pokazuje tekst ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-mozna-zaoszczedzic",
          children: "ile można oszczędzić"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-zapisac-w-umowie-z-doradca",
        children: "Co zapisać w umowie z doradcą"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Etapy i wynik każdego z nich, na przykład „umowa ze sprzedawcą podpisana”."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Płatność po wykonaniu etapu."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Termin pierwszego etapu i to, od kogo zależą dalsze."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Własność plików: statut, arkusz, dane i korespondencja zostają w spółdzielni."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ujawnienie prowizji od dostawców."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zasady ochrony danych członków."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Sposób rozstania bez utraty dokumentów."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nie żądaj obietnicy daty wpisu, bo ustawa nie podaje na niego sztywnego terminu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 3, art. 38g i 38j",
          children: "[3]"
        }), ". Kto taką datę gwarantuje, obiecuje coś, co zależy od urzędu."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Odpowiada zarząd",
        type: "info",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Oświadczenie do wniosku o wpis składa zarząd, pod odpowiedzialnością karną", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-14",
            "aria-label": "Źródło 3, art. 38g ust. 2–5",
            children: "[3]"
          }), ". Gdy oświadczenie jest nieprawdziwe, KOWR wykreśla spółdzielnię, a ponowny wpis na tym obszarze jest możliwy najwcześniej po 3 latach", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-15",
            "aria-label": "Źródło 3, art. 38l",
            children: "[3]"
          }), ". Doradca może pomóc, ale nie przejmie tego podpisu."]
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przejdź przez ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
          children: "kolejność zakładania spółdzielni"
        }), " i zaznacz, co zrobisz bez pomocy. Części budżetu wymienia artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie",
          children: "ile kosztuje spółdzielnia"
        }), ", a zakres naszej pracy ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/oferta",
          children: "oferta"
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