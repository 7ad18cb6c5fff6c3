"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1897"], {
75358(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_technika_i_rynek_licznik_zdalnego_odczytu_w_spoldzielni_md_43c_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-technika-i-rynek-licznik-zdalnego-odczytu-w-spoldzielni-md-43c.json
var site_baza_wiedzy_technika_i_rynek_licznik_zdalnego_odczytu_w_spoldzielni_md_43c_namespaceObject = JSON.parse('{"id":"technika-i-rynek/licznik-zdalnego-odczytu-w-spoldzielni","title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","description":"Po co spółdzielni licznik zdalnego odczytu, kto za niego płaci, ile czasu ma operator i jak z odczytów powstaje wynik godziny.","source":"@site/baza-wiedzy/technika-i-rynek/licznik-zdalnego-odczytu-w-spoldzielni.md","sourceDirName":"technika-i-rynek","slug":"/licznik-zdalnego-odczytu-w-spoldzielni","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Liczniki","permalink":"/baza-wiedzy/tagi/liczniki","description":"Liczniki zdalnego odczytu u członków spółdzielni."},{"inline":false,"label":"Dane pomiarowe","permalink":"/baza-wiedzy/tagi/dane-pomiarowe","description":"Skąd biorą się dane godzinowe i kto je dostaje."},{"inline":false,"label":"Sprzedawca i OSD","permalink":"/baza-wiedzy/tagi/sprzedawca-i-osd","description":"Obowiązki i terminy przedsiębiorstw energetycznych."}],"version":"current","sidebarPosition":1,"frontMatter":{"article":{"kind":"article","label":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","category":"Technika i rynek","neighbours":[{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},{"title":"Biogazownia","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"title":"Pompy ciepła i ładowarki","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}],"audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","updated":"2026-11-23","checked":"2026-11-22","summary":["Licznik zdalnego odczytu sam wysyła dane do operatora sieci.","Musi go mieć każdy członek, bo energię bilansuje się godzina po godzinie.","Operator ma na montaż 4 miesiące od wniosku spółdzielni.","Samego licznika nie kupujesz, ale o koszt montażu na wniosek zapytaj operatora na piśmie."],"readingMinutes":6,"sources":[{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":7},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":11},{"code":"LZO1","title":"Liczniki zdalnego odczytu u odbiorców","publisher":"Forsal, za PIE","url":"https://forsal.pl/kraj/aktualnosci/artykuly/10651207,polacy-coraz-czesciej-z-licznikiem-zdalnego-odczytu-energii-elektrycznej-jakie-korzysci.html","date":"1.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":3},{"code":"LZO2","title":"Inteligentne liczniki energii dla wszystkich odbiorców","publisher":"Wprost","url":"https://biznes.wprost.pl/twoj-portfel/12248937/inteligentne-liczniki-energii-obowiazkowe-dla-wszystkich-odbiorcow.html","date":"15.02.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"PSE1","title":"OIRE – pytania i słownik","publisher":"PSE","url":"https://www.pse.pl/oire/faq-i-slownik","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP3","title":"Przybywa spółdzielni energetycznych, biurokracja wciąż problemem","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art42510431-przybywa-spoldzielni-energetycznych-ale-biurokracja-wciaz-duzym-problemem","date":"06.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":8}],"related":[{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Pompa ciepła, ładowarka i magazyn w spółdzielni: co z czym","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"},"next":{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/technika-i-rynek/licznik-zdalnego-odczytu-w-spoldzielni.md


const frontMatter = {
	title: 'Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy',
	description: 'Po co spółdzielni licznik zdalnego odczytu, kto za niego płaci, ile czasu ma operator i jak z odczytów powstaje wynik godziny.',
	sidebar_position: 1,
	audience: [
		'mieszkancy',
		'gmina',
		'rolnicy',
		'przedsiebiorstwa'
	],
	level: 'podstawowy',
	tags: [
		'liczniki',
		'dane-pomiarowe',
		'sprzedawca-i-osd'
	],
	updated: '2026-11-23',
	checked: '2026-11-22',
	facts: [
		'F25',
		'F38',
		'F39',
		'F52',
		'F53',
		'F55',
		'F60',
		'F72',
		'F73',
		'F74',
		'F75',
		'F77',
		'F119',
		'F120',
		'F122',
		'F130',
		'F131',
		'F132',
		'F133',
		'F134',
		'F201'
	],
	sources: [
		'ROZP',
		'OZE',
		'LZO1',
		'LZO2',
		'PSE1',
		'RP3',
		'PE'
	],
	related: [
		'sprzedawca-i-osd-obowiazki-i-terminy',
		'rozliczenie-1-do-06',
		'jak-zalozyc-spoldzielnie-energetyczna',
		'pompy-ciepla-ladowarki-magazyny'
	],
	summary: [
		'Licznik zdalnego odczytu sam wysyła dane do operatora sieci.',
		'Musi go mieć każdy członek, bo energię bilansuje się godzina po godzinie.',
		'Operator ma na montaż 4 miesiące od wniosku spółdzielni.',
		'Samego licznika nie kupujesz, ale o koszt montażu na wniosek zapytaj operatora na piśmie.'
	],
	aliases: [
		'inteligentny licznik prądu',
		'LZO w spółdzielni',
		'kto płaci za wymianę licznika',
		'ile czeka się na licznik',
		'smart meter spółdzielnia',
		'operator nie zakłada liczników',
		'jeden członek bez licznika',
		'instalacja jednofazowa',
		'panele na jednej fazie'
	],
	glossary_skip: [],
	slug: '/licznik-zdalnego-odczytu-w-spoldzielni'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Po co spółdzielni licznik zdalnego odczytu",
  "id": "po-co-spoldzielni-licznik-zdalnego-odczytu",
  "level": 2
}, {
  "value": "Kto płaci i kto zakłada licznik",
  "id": "kto-placi-i-kto-zaklada-licznik",
  "level": 2
}, {
  "value": "Jak z trzech faz powstaje jedna liczba",
  "id": "jak-z-trzech-faz-powstaje-jedna-liczba",
  "level": 2
}, {
  "value": "Czy licznik może już być u Ciebie",
  "id": "czy-licznik-moze-juz-byc-u-ciebie",
  "level": 2
}, {
  "value": "Kto widzi dane z licznika",
  "id": "kto-widzi-dane-z-licznika",
  "level": 2
}, {
  "value": "Co zrobić, żeby nie czekać dłużej niż trzeba",
  "id": "co-zrobic-zeby-nie-czekac-dluzej-niz-trzeba",
  "level": 2
}, {
  "value": "Gdy 4 miesiące minęły, a liczników nie ma",
  "id": "gdy-4-miesiace-minely-a-licznikow-nie-ma",
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
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
    h3: "h3",
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
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Bez odczytów godzinowych nie da się rozliczyć ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielni energetycznej"
      }), ". Daje je licznik zdalnego odczytu, w skrócie LZO. Nie kupujesz go, ale warto wiedzieć, o co i kiedy poprosić."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "po-co-spoldzielni-licznik-zdalnego-odczytu",
      children: "Po co spółdzielni licznik zdalnego odczytu"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["LZO sam wysyła odczyty do ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#osd",
        children: "operatora sieci"
      }), ". Operator, w skrócie OSD, to właściciel lokalnej sieci i liczników. W spółdzielni dane do rozliczenia rejestrują właśnie takie liczniki", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-1",
        "aria-label": "Źródło 1, § 2",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Rozliczenie jest miesięczne, ale energię bilansuje się w każdej godzinie osobno. Najpierw sumuje się pobór i oddanie wszystkich ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członków"
      }), ", a dopiero ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#nadwyzka",
        children: "nadwyżka"
      }), " z całej godziny trafia do sieci i wraca w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
        children: "stosunku 1:0,6"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38c ust. 3–6",
        children: "[2]"
      }), (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-rozp",
        id: "ROZP-2",
        "aria-label": "Źródło 1, § 2–3",
        children: "[1]"
      }), ". Zwykły odczyt raz na miesiąc tego nie pokaże."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
      title: "Przykład z założeniami",
      type: "info",
      children: [(0,jsx_runtime.jsx)(_components.p, {
        children: "Zakładamy bilans całej spółdzielni w dwóch godzinach miesiąca i brak zapasu na początku. Rano pobór wynosi 2 kWh, a w południe oddanie też 2 kWh."
      }), (0,jsx_runtime.jsx)(_components.p, {
        children: "Suma dnia to 0, ale godziny mówią co innego. Oddane 2 kWh wracają jako 1,2 kWh, więc spółdzielnia kupuje 0,8 kWh."
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "kto-placi-i-kto-zaklada-licznik",
      children: "Kto płaci i kto zakłada licznik"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "W sieci do 1 kV ani członek, ani spółdzielnia nie kupują własnego urządzenia. Gdy ktoś chce Ci sprzedać „licznik do spółdzielni”, poproś o podstawę prawną. Koszt montażu zależy jednak od drogi, którą licznik do Ciebie trafi."
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Kto płaci i kto zakłada licznik",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Droga"
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
              children: "Operator wymienia licznik w swoim harmonogramie (sieć do 1 kV)"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["operator, także za montaż i uruchomienie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                id: "PE-1",
                "aria-label": "Źródło 7, art. 11t ust. 1–5",
                children: "[7]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-lzo1",
                id: "LZO1-1",
                "aria-label": "Źródło 3",
                children: "[3]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsxs)(_components.th, {
              scope: "row",
              className: "rowName",
              children: ["O licznik występuje sam ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#odbiorca",
                children: "odbiorca"
              }), ", także członek spółdzielni"]
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["odbiorca płaci za montaż i uruchomienie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                id: "PE-2",
                "aria-label": "Źródło 7, art. 11t ust. 6 i 9",
                children: "[7]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wniosek składa spółdzielnia"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["ustawa milczy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-2",
                "aria-label": "Źródło 2, art. 38da ust. 1 pkt 2",
                children: "[2]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Zapytaj o koszt, zanim złożysz wniosek",
        type: "warning",
        children: (0,jsx_runtime.jsxs)(_components.p, {
          children: ["Kto płaci za montaż przy wniosku spółdzielni, tego przepisy nie rozstrzygają: każą operatorowi założyć liczniki, ale o koszcie milczą. Zapytaj operatora na piśmie. Średni koszt montażu na wniosek musi on publikować na swojej stronie", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-pe",
            id: "PE-3",
            "aria-label": "Źródło 7, art. 11t ust. 9",
            children: "[7]"
          }), ". Zasada, że licznik kupuje operator, dotyczy sieci do 1 kV", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-pe",
            id: "PE-4",
            "aria-label": "Źródło 7, art. 11t ust. 4",
            children: "[7]"
          }), ", więc zakład na wyższym napięciu niech zapyta też o zakup."]
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Od dnia, w którym spółdzielnia złoży ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/wniosek-do-operatora-o-liczniki",
          children: "wniosek o liczniki"
        }), ", operator ma 4 miesiące na założenie LZO każdemu członkowi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38da ust. 1",
          children: "[2]"
        }), ". Ten termin nie zależy od ogólnych progów wymiany liczników w kraju. Nie obejmuje go też roczny limit liczników na wniosek, czyli 0,1% ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "punktów poboru"
        }), " w sieci operatora", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-5",
          "aria-label": "Źródło 7, art. 11t ust. 8",
          children: "[7]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Kto płaci i kto zakłada licznik",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Krok"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Ile czasu"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wniosek o liczniki dla członków"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto",
              children: "spółdzielnia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Ile czasu",
              children: "sama wybiera dzień"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Montaż LZO u każdego członka"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto",
              children: "operator"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Ile czasu",
              children: "4 miesiące od wniosku"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Oferty umów dla członków i umowa ze spółdzielnią"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto",
              children: "sprzedawca"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Ile czasu",
              children: "90 dni od wniosku"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Umowa dystrybucyjna ze sprzedawcą"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto",
              children: "operator"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Ile czasu",
              children: "21 dni od wniosku spółdzielni"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wszystkie te terminy podaje jeden artykuł ustawy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38da",
          children: "[2]"
        }), ". Całą kolejność opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
          children: "sprzedawca i operator: obowiązki i terminy"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-z-trzech-faz-powstaje-jedna-liczba",
        children: "Jak z trzech faz powstaje jedna liczba"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Licznik mierzy prąd na każdej fazie, a do rozliczenia trafia jedna liczba na godzinę. Operator stosuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#bilansowanie-miedzyfazowe",
          children: "metodę wektorową"
        }), ", czyli od energii pobranej odejmuje oddaną, licząc wszystkie fazy razem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-3",
          "aria-label": "Źródło 1, § 2 ust. 3",
          children: "[1]"
        }), ". Wynik dodatni to pobór, a ujemny to oddanie. Tak samo liczy się instalację jednofazową: jej prąd też odejmuje się od poboru ze wszystkich faz", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-4",
          "aria-label": "Źródło 1, § 2 ust. 4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Zakładamy jedną godzinę i dwóch członków. Pierwszy oddaje 3 kWh na jednej fazie, a na dwóch pozostałych pobiera po 1 kWh. Jego wynik to 2 − 3 = −1 kWh, czyli 1 kWh oddania."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Sąsiad pobiera w tej godzinie 0,4 kWh. Wspólny wynik to −0,6 kWh, czyli 0,6 kWh oddania."
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Potem dodaje się wyniki wszystkich członków. To daje wynik spółdzielni w danej godzinie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-5",
          "aria-label": "Źródło 1, § 2 ust. 3",
          children: "[1]"
        }), ". Dalszy ciąg opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczenie 1:0,6"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-licznik-moze-juz-byc-u-ciebie",
        children: "Czy licznik może już być u Ciebie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Być może tak, bo liczniki wymienia się w całym kraju. Prawo energetyczne wyznacza operatorom kolejne progi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-6",
          "aria-label": "Źródło 7, art. 11t ust. 1",
          children: "[7]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-lzo1",
          id: "LZO1-2",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-lzo2",
          id: "LZO2-1",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Czy licznik może już być u Ciebie",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Do kiedy"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Ile punktów poboru operatora ma mieć LZO"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "koniec 2025 r."
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "co najmniej 35%"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "koniec 2027 r."
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "65%"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "koniec 2028 r."
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "80%"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Źródła różnią się w dwóch sprawach. Część mediów podaje na koniec 2025 r. próg 25%, a w ustawie jest 35%. Prasa pisze też, że 4 lipca 2031 r. licznik będzie u każdego. W tekście ustawy z 2024 r. ta data dotyczy jednak tylko dostosowania starych liczników", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-7",
          "aria-label": "Źródło 7, art. 11t ust. 14",
          children: "[7]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Różnice między operatorami są duże. Tak było pod koniec 2025 r. według prasy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-lzo1",
          id: "LZO1-3",
          "aria-label": "Źródło 3",
          children: "[3]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-lzo2",
          id: "LZO2-2",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), ":"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing bars",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Odbiorcy z licznikiem zdalnego odczytu"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsxs)(_components.span, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: "Energa-Operator"
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "około 93%"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "93%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "PGE Dystrybucja"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "około 47,5%"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "47.5%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.span, {
              children: "Enea Operator"
            }), "\n", (0,jsx_runtime.jsx)(_components.strong, {
              children: "około 17%"
            }), "\n", (0,jsx_runtime.jsxs)(_components.svg, {
              "aria-hidden": "true",
              children: ["\n", (0,jsx_runtime.jsx)(_components.rect, {
                x: "0%",
                width: "17%",
                children: "\n"
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Niski udział w okolicy nie zmienia Twojego terminu, bo dla członków spółdzielni działa osobny termin, 4 miesiące."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-widzi-dane-z-licznika",
        children: "Kto widzi dane z licznika"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Najpóźniej przy montażu operator musi Ci powiedzieć, co potrafi licznik i jak przetwarza się Twoje dane osobowe", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-8",
          "aria-label": "Źródło 7, art. 11t ust. 10",
          children: "[7]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sprzedawca przekazuje spółdzielni dane pomiarowe z podziałem na członków oraz szczegóły rozliczenia, a członkowi jego własne dane, w systemie, z którego da się je pobrać", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38c ust. 9",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-6",
          "aria-label": "Źródło 1, § 5",
          children: "[1]"
        }), ". Sposób przekazywania danych określa załącznik do rozporządzenia, a zakres i format także umowa spółdzielni ze sprzedawcą", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-7",
          "aria-label": "Źródło 1, § 5",
          children: "[1]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38da ust. 2 pkt 2",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeszcze przed wnioskiem do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#kowr",
          children: "Krajowego Ośrodka Wsparcia Rolnictwa"
        }), " (KOWR) spółdzielnia może poprosić operatora o dane z ostatnich pełnych 12 miesięcy, jeśli operator je ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 2, art. 38c ust. 5a",
          children: "[2]"
        }), ". Gdy u członka nie było LZO, danych godzinowych może brakować."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Docelowo sprzedawca ma brać dane godzinowe z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#csire",
          children: "CSIRE"
        }), ", centralnego systemu informacji rynku energii, który działa od 1 lipca 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 2, art. 38c ust. 5",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pse1",
          id: "PSE1-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), " Co to zmieni, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/csire-a-spoldzielnia-energetyczna",
          children: "CSIRE"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-zrobic-zeby-nie-czekac-dluzej-niz-trzeba",
        children: "Co zrobić, żeby nie czekać dłużej niż trzeba"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Praktycy wymieniają jako barierę długie uzgodnienia z firmami energetycznymi", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp3",
          id: "RP3-1",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), ". Tym staranniej przygotuj wniosek:"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Spisz wszystkie punkty poboru (PPE) z adresem i nazwą członka."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Zaznacz na liście, kto ma już LZO."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Złóż wniosek do operatora na piśmie i zachowaj potwierdzenie z datą."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Umów dostęp do liczników w budynkach zamkniętych na co dzień, na przykład w pompowni."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Przy każdym nowym członku powtórz te kroki."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "gdy-4-miesiace-minely-a-licznikow-nie-ma",
        children: "Gdy 4 miesiące minęły, a liczników nie ma"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Napisz do operatora: podaj dzień wniosku, art. 38da ust. 1 pkt 2, listę brakujących punktów i poproś o datę montażu. W ustawie o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oze",
          children: "odnawialnych źródłach energii"
        }), " kary za takie spóźnienie nie ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 2, art. 168",
          children: "[2]"
        }), ". O kary z Prawa energetycznego (art. 56) i dalszą drogę zapytaj ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ure",
          children: "Urząd Regulacji Energetyki"
        }), " (URE)."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rozliczenie robi się ze wskazań liczników wszystkich wytwórców i odbiorców spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 2, art. 38c ust. 4",
          children: "[2]"
        }), ", choć wolno jej zaopatrywać także tylko wybranych członków", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 2, art. 38f ust. 1",
          children: "[2]"
        }), ". Czy może ono ruszyć, gdy część członków jeszcze czeka na licznik, ustal ze sprzedawcą i operatorem przed podpisaniem umów."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy liczniki są w drodze, przygotuj umowy, w czym pomoże artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
          children: "sprzedawca i operator: obowiązki i terminy"
        }), ". Licznik przyda się też do sterowania ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/pompy-ciepla-ladowarki-magazyny",
          children: "pompą ciepła i ładowarką"
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