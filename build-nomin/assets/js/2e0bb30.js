"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5615"], {
59961(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_zakladanie_inwestor_i_wykonawca_z_zewnatrz_md_70a_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-zakladanie-inwestor-i-wykonawca-z-zewnatrz-md-70a.json
var site_baza_wiedzy_zakladanie_inwestor_i_wykonawca_z_zewnatrz_md_70a_namespaceObject = JSON.parse('{"id":"zakladanie/inwestor-i-wykonawca-z-zewnatrz","title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","description":"Co może zrobić deweloper, instalator i właściciel farmy: członkostwo, sprzedaż instalacji, dzierżawa, pożyczka i usługi, z granicami prawa.","source":"@site/baza-wiedzy/zakladanie/inwestor-i-wykonawca-z-zewnatrz.md","sourceDirName":"zakladanie","slug":"/inwestor-i-wykonawca-z-zewnatrz","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Finansowanie","permalink":"/baza-wiedzy/tagi/finansowanie","description":"Programy wsparcia i pieniądze na start."},{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."}],"version":"current","sidebarPosition":8,"frontMatter":{"article":{"kind":"article","label":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","category":"Zakładanie","neighbours":[{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz"}],"audience":["przedsiebiorstwa","gmina","rolnicy"],"level":"zaawansowany","updated":"2026-11-25","checked":"2026-11-22","summary":["Instalacja, która zasila członków przez sieć, musi należeć do spółdzielni albo do jej członka.","Inwestor może więc wejść jako członek albo zbudować instalację i ją sprzedać.","Grunt i dach mogą naszym zdaniem być dzierżawione, bo ustawa mówi tylko o własności instalacji.","Członek inwestor ma jeden głos jak każdy, chyba że do spółdzielni należą wyłącznie osoby prawne i statut mówi inaczej.","Przed umową sprawdź KRS, wykaz KOWR, uchwały i dwa podpisy po stronie spółdzielni."],"readingMinutes":7,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":19},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":10},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":1}],"related":[{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie"},"next":{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/zakladanie/inwestor-i-wykonawca-z-zewnatrz.md


const frontMatter = {
	title: 'Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni',
	description: 'Co może zrobić deweloper, instalator i właściciel farmy: członkostwo, sprzedaż instalacji, dzierżawa, pożyczka i usługi, z granicami prawa.',
	sidebar_position: 8,
	audience: [
		'przedsiebiorstwa',
		'gmina',
		'rolnicy'
	],
	level: 'zaawansowany',
	tags: [
		'finansowanie',
		'czlonkostwo',
		'statut'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F11',
		'F12',
		'F15',
		'F20',
		'F26',
		'F27',
		'F31',
		'F33',
		'F34',
		'F53',
		'F56',
		'F57',
		'F62',
		'F111',
		'F123',
		'F143',
		'F144',
		'F145',
		'F146',
		'F148',
		'F167',
		'F168',
		'F169',
		'F177'
	],
	sources: [
		'OZE',
		'PS',
		'ZM23'
	],
	related: [
		'finansowanie-spoldzielni-energetycznej',
		'kto-moze-byc-czlonkiem',
		'organy-i-glosowanie',
		'jak-wybrac-doradce'
	],
	summary: [
		'Instalacja, która zasila członków przez sieć, musi należeć do spółdzielni albo do jej członka.',
		'Inwestor może więc wejść jako członek albo zbudować instalację i ją sprzedać.',
		'Grunt i dach mogą naszym zdaniem być dzierżawione, bo ustawa mówi tylko o własności instalacji.',
		'Członek inwestor ma jeden głos jak każdy, chyba że do spółdzielni należą wyłącznie osoby prawne i statut mówi inaczej.',
		'Przed umową sprawdź KRS, wykaz KOWR, uchwały i dwa podpisy po stronie spółdzielni.'
	],
	aliases: [
		'deweloper a spółdzielnia energetyczna',
		'farma fotowoltaiczna w spółdzielni',
		'instalator fotowoltaiki współpraca ze spółdzielnią',
		'dzierżawa gruntu pod panele',
		'wiatrak w spółdzielni energetycznej',
		'leasing paneli spółdzielnia',
		'koncesja spółdzielnia energetyczna',
		'inwestor zewnętrzny',
		'panele na cudzym dachu',
		'dzierżawa dachu pod panele',
		'warunki przyłączenia instalacji',
		'koncesja na panele',
		'czy spółdzielnia potrzebuje koncesji',
		'zielone certyfikaty',
		'odwołanie od kary URE',
		'sprzedaż części prądu na giełdzie',
		'farma częściowo w spółdzielni',
		'gdzie zapytać o przyłączenie instalacji'
	],
	glossary_skip: [],
	slug: '/inwestor-i-wykonawca-z-zewnatrz'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Granica, od której wszystko się zaczyna",
  "id": "granica-od-ktorej-wszystko-sie-zaczyna",
  "level": 2
}, {
  "value": "Cztery drogi",
  "id": "cztery-drogi",
  "level": 2
}, {
  "value": "Droga pierwsza: firma zostaje członkiem",
  "id": "droga-pierwsza-firma-zostaje-czlonkiem",
  "level": 3
}, {
  "value": "Droga druga: zbuduj i sprzedaj",
  "id": "droga-druga-zbuduj-i-sprzedaj",
  "level": 3
}, {
  "value": "Droga trzecia: dzierżawa gruntu lub pożyczka",
  "id": "droga-trzecia-dzierzawa-gruntu-lub-pozyczka",
  "level": 3
}, {
  "value": "Droga czwarta: usługi",
  "id": "droga-czwarta-uslugi",
  "level": 3
}, {
  "value": "Progi mocy, które zmieniają obowiązki",
  "id": "progi-mocy-ktore-zmieniaja-obowiazki",
  "level": 2
}, {
  "value": "Co sprawdzić przed umową ze spółdzielnią",
  "id": "co-sprawdzic-przed-umowa-ze-spoldzielnia",
  "level": 2
}, {
  "value": "Na co mają uważać członkowie",
  "id": "na-co-maja-uwazac-czlonkowie",
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
      children: ["Firma, która ma pieniądze, grunt albo gotową farmę, często pyta, czy może sprzedawać prąd ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielni energetycznej"
      }), ". Odpowiedź brzmi: jako ktoś z zewnątrz nie, ale są cztery drogi, które prawo dopuszcza. Ten artykuł pokazuje je inwestorom i wykonawcom, a ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "członkom"
      }), " spółdzielni mówi, na co uważać przy rozmowie z nimi."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "granica-od-ktorej-wszystko-sie-zaczyna",
      children: "Granica, od której wszystko się zaczyna"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Spółdzielnia może zaopatrywać członków w prąd przez sieć wyłącznie z instalacji, które są własnością jej samej albo jej członków", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 1, art. 38f ust. 1",
        children: "[1]"
      }), ". Działa też tylko na rzecz swoją i członków, a więc nie odsprzedaje energii innym", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 1, art. 2 pkt 33a",
        children: "[1]"
      }), ". Panele firmy, która pozostaje poza spółdzielnią, tych warunków nie spełniają."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Przepis mówi o własności instalacji, a nie gruntu. Naszym zdaniem ziemia i dach mogą więc być dzierżawione od kogokolwiek, o ile panele zostają własnością spółdzielni lub członka. Umowę dzierżawy niech oceni prawnik, bo od niej i od Kodeksu cywilnego zależy, czy panele na cudzej ziemi pozostaną własnością tego, kto je postawił. Rolnik, który oddaje ziemię w dzierżawę, niech sprawdzi jeszcze ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/rolnik-krus-dotacje-dzierzawa",
        children: "KRUS, dopłaty i plan miejscowy"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ostrożnie podejdź też do leasingu. Dopóki właścicielem jest firma leasingowa, bezpieczniej założyć, że panele warunku nie spełniają, a przed podpisaniem umowy zapytać o to ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " na piśmie."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.strong, {
        children: "Poprawka z 25 listopada 2026 r."
      }), " Wcześniej pisaliśmy tylko, że ustawa nie rozstrzyga leasingu. Dziś radzimy założyć, że takie panele nie spełniają warunku własności."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "cztery-drogi",
      children: "Cztery drogi"
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Cztery drogi",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Droga"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto jest właścicielem instalacji"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Na czym zarabia firma"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Największe ryzyko"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Członkostwo"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto jest właścicielem instalacji",
              children: "firma jako członek"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na czym zarabia firma",
              children: "na cenie wewnętrznej za oddaną energię"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Największe ryzyko",
              children: "cenę uchwalają wszyscy członkowie"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprzedaż instalacji"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto jest właścicielem instalacji",
              children: "spółdzielnia lub członek"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na czym zarabia firma",
              children: "na cenie sprzedaży"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Największe ryzyko",
              children: "zapłata w ratach"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Dzierżawa gruntu lub pożyczka"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto jest właścicielem instalacji",
              children: "spółdzielnia lub członek"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na czym zarabia firma",
              children: "na czynszu albo odsetkach"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Największe ryzyko",
              children: "wypłacalność spółdzielni"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Usługi"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Kto jest właścicielem instalacji",
              children: "spółdzielnia lub członek"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Na czym zarabia firma",
              children: "na umowie o budowę, serwis, obsługę"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Największe ryzyko",
              children: "spór o zakres i wynik"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Te drogi można łączyć, na przykład sprzedać instalację, wydzierżawić grunt pod nią i serwisować ją przez kilka lat. Każdą z takich umów warto jednak pisać osobno."
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing tree",
        children: ["\n", (0,jsx_runtime.jsx)(_components.figcaption, {
          children: "Którędy firma z zewnątrz może wejść"
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.div, {
              children: "Kto będzie właścicielem instalacji?"
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Firma:"
                  }), " Czy firma będzie członkiem?"]
                }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
                  children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Tak:"
                      }), " droga pierwsza, zarabia na cenie wewnętrznej"]
                    }), "\n"]
                  }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Nie:"
                      }), " prąd z tej instalacji nie może zaopatrywać członków przez sieć", (0,jsx_runtime.jsx)(_components.a, {
                        href: "#zrodlo-oze",
                        id: "OZE-3",
                        "aria-label": "Źródło 1, art. 38f ust. 1",
                        children: "[1]"
                      })]
                    }), "\n"]
                  }), "\n"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Spółdzielnia lub członek:"
                  }), " Za co firma dostaje pieniądze?"]
                }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
                  children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Za instalację:"
                      }), " droga druga, sprzedaż"]
                    }), "\n"]
                  }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Za grunt albo pożyczkę:"
                      }), " droga trzecia, czynsz lub odsetki"]
                    }), "\n"]
                  }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                    "data-end": "",
                    children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                      children: [(0,jsx_runtime.jsx)(_components.b, {
                        children: "Za budowę, serwis, obsługę:"
                      }), " droga czwarta, usługi"]
                    }), "\n"]
                  }), "\n"]
                }), "\n"]
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "droga-pierwsza-firma-zostaje-czlonkiem",
        children: "Droga pierwsza: firma zostaje członkiem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Osoba prawna może być członkiem, o ile ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#statut",
          children: "statut"
        }), " nie mówi inaczej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-1",
          "aria-label": "Źródło 2, art. 15 § 4",
          children: "[2]"
        }), ". Jej instalacja musi być przyłączona do sieci tego samego ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "operatora"
        }), ", a ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "punkt poboru"
        }), " poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 1, art. 38c ust. 1–2",
          children: "[1]"
        }), ". Łączna moc elektryczna wszystkich źródeł spółdzielni nie może przekroczyć 10 MW", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3 lit. a",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członkostwo daje prawa, ale nie władzę proporcjonalną do kapitału. Każdy członek ma jeden głos, a inną zasadę wolno zapisać tylko w statucie spółdzielni, której członkami mogą być wyłącznie osoby prawne", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-2",
          "aria-label": "Źródło 2, art. 36 § 2",
          children: "[2]"
        }), ". Cenę energii dla ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#wytworca",
          children: "wytwórcy"
        }), " ustala sama spółdzielnia, więc o niej i o sposobie jej zmiany rozmawiaj przed deklaracją."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Rozliczenie też nie przypomina kontraktu na sprzedaż prądu. Energię, którą członkowie zużyją w tej samej godzinie, liczy się 1 do 1, a ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#nadwyzka",
          children: "nadwyżka"
        }), " wraca z sieci w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
          children: "stosunku 1 do 0,6"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 1, art. 38c ust. 3–6",
          children: "[1]"
        }), ". Dużą farmę opłaca się więc dopasować do poboru grupy. Naszym zdaniem nie podzielisz jej prądu na część dla członków i część na giełdę. Energię wytwórcy, którego bilansuje sprzedawca spółdzielni, uznaje się bowiem za dostarczoną na jej rzecz, a nadwyżką dysponuje sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 1, art. 38da ust. 4, art. 38c ust. 11",
          children: "[1]"
        }), ". Ta sama energia nie może jednocześnie korzystać z aukcji, ze stałej ceny, ze świadectw pochodzenia (zielonych certyfikatów) ani z rozliczenia prosumenckiego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 1, art. 69a",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "droga-druga-zbuduj-i-sprzedaj",
        children: "Droga druga: zbuduj i sprzedaj"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Instalację można postawić i przenieść jej własność na spółdzielnię. Kluczowy jest moment przejścia własności: jeśli umowa zastrzega ją dla sprzedawcy aż do ostatniej raty, warunek ustawy do tego czasu budzi wątpliwości. Rozwiązaniem bywa inne zabezpieczenie zapłaty, które dobierze prawnik."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Do wniosku o warunki przyłączenia takiej instalacji trzeba podać wpis spółdzielni do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#krs",
          children: "KRS"
        }), " i punkty poboru, do których popłynie energia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 3, art. 7 ust. 3da Prawa energetycznego",
          children: "[3]"
        }), ". Spółdzielnia musi więc powstać, zanim złożysz wniosek w jej imieniu. O samą procedurę zapytasz przez formularz krajowego punktu kontaktowego do spraw ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#oze",
          children: "OZE"
        }), " przy ministrze klimatu, który odpowiada zwykle w 30 dni", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 1, art. 160a",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "droga-trzecia-dzierzawa-gruntu-lub-pozyczka",
        children: "Droga trzecia: dzierżawa gruntu lub pożyczka"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Firma może wydzierżawić spółdzielni ziemię albo dach, jeśli panele na nich należą do spółdzielni lub członka. Kto pożycza spółdzielni pieniądze, powinien wiedzieć, czyj majątek za to odpowiada. Spółdzielnia odpowiada za swoje zobowiązania całym majątkiem, a członkowie wobec wierzycieli nie odpowiadają", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 2, art. 68 i art. 19 § 3",
          children: "[2]"
        }), ". Do dnia wpisu do KRS odpowiadają solidarnie, czyli każdy za całość długu, osoby, które działają w jej interesie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-4",
          "aria-label": "Źródło 2, art. 11 § 2",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "droga-czwarta-uslugi",
        children: "Droga czwarta: usługi"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Budowa, serwis, ubezpieczenie, obsługa danych i rozliczeń nie wymagają członkostwa. Oferta dla spółdzielni powinna jednak wyglądać inaczej niż dla domu: zamiast obietnicy procentu pokaż bilans godzina po godzinie dla wszystkich członków razem. Listę pytań, które i tak usłyszysz, zawierają ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/pytania-do-doradcy",
          children: "pytania do doradcy"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli członkiem jest gmina, wybór wykonawcy może podlegać zamówieniom publicznym. Pytania o nie zebraliśmy w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
          children: "gminie w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "progi-mocy-ktore-zmieniaja-obowiazki",
        children: "Progi mocy, które zmieniają obowiązki"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Progi mocy, które zmieniają obowiązki",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Moc"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co się zmienia"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "do 50 kW"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#mikroinstalacja",
                children: "mikroinstalacja"
              }), "; koncesja nie jest potrzebna", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-10",
                "aria-label": "Źródło 1, art. 2 pkt 19 i art. 3",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "poniżej 400 kW"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["koszty bilansowania handlowego, czyli odpowiedzialności za różnicę między planem a prawdziwym przepływem prądu, pokrywa w całości sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-11",
                "aria-label": "Źródło 1, art. 38e ust. 2",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "powyżej 50 kW do 1 MW"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["mała instalacja; bez koncesji, ale z wpisem do rejestru wytwórców w małych instalacjach; za jego brak Urząd Regulacji Energetyki (URE) wymierza 1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-12",
                "aria-label": "Źródło 1, art. 3, art. 168 pkt 14 i art. 170 ust. 4",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "powyżej 1 MW łącznie w spółdzielni"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["kończy się zwolnienie z akcyzy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-13",
                "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "instalacja powyżej 1 MW"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["koncesja, jeśli wytwarzanie jest działalnością gospodarczą", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-14",
                "aria-label": "Źródło 1, art. 3",
                children: "[1]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Koncesji nie wymaga też wytwarzanie prądu wyłącznie z biopłynów albo wyłącznie z biogazu rolniczego, ale przy biogazie potrzebny jest wpis do rejestru KOWR. Jego brak kosztuje 10 000 zł, choć kara nie obejmuje samego prądu z mikroinstalacji", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-15",
          "aria-label": "Źródło 1, art. 3, art. 168 pkt 20 i art. 170 ust. 7 pkt 1",
          children: "[1]"
        }), ". Od kary Prezesa URE odwołuje się w 14 dni od doręczenia do Sądu Okręgowego w Warszawie. Odwołanie od kary KOWR trafia do ministra właściwego do spraw rynków rolnych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-16",
          "aria-label": "Źródło 1, art. 169 ust. 2 i 5",
          children: "[1]"
        }), ". Najwięcej kłopotu sprawia wiersz o akcyzie: druga farma może odebrać zwolnienie z akcyzy wszystkim członkom, więc zajrzyj do artykułu o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/akcyza-granica-1-mw",
          children: "granicy 1 MW"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-sprawdzic-przed-umowa-ze-spoldzielnia",
        children: "Co sprawdzić przed umową ze spółdzielnią"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Wykonawca i bank powinni poprosić o cztery dokumenty i dwa podpisy:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Wpis do KRS i statut."
          }), " Statut określa przedmiot działalności, skład zarządu i sposób powoływania organów", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-5",
            "aria-label": "Źródło 2, art. 5 i 49",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Zaświadczenie z KOWR."
          }), " Spółdzielnia może podjąć działalność dopiero po wpisie do wykazu", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-oze",
            id: "OZE-17",
            "aria-label": "Źródło 1, art. 38f ust. 2 i art. 38j",
            children: "[1]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Uchwała o najwyższej sumie zobowiązań."
          }), " Ustala ją walne zgromadzenie", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-6",
            "aria-label": "Źródło 2, art. 38 § 1 pkt 7",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Uchwała rady nadzorczej"
          }), ", gdy spółdzielnia kupuje nieruchomość, obciąża ją na przykład hipoteką albo kupuje zakład lub inną jednostkę organizacyjną", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-7",
            "aria-label": "Źródło 2, art. 46 § 1 pkt 3",
            children: "[2]"
          }), "."]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: [(0,jsx_runtime.jsx)(_components.strong, {
            children: "Dwa podpisy."
          }), " Umowę podpisują dwaj członkowie zarządu albo członek zarządu z pełnomocnikiem", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-ps",
            id: "PS-8",
            "aria-label": "Źródło 2, art. 54",
            children: "[2]"
          }), "."]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ostrożności wymaga też podwójna rola. Kto zasiada w radzie albo zarządzie, nie może mieć interesów, które konkurują ze spółdzielnią, także jako wspólnik lub członek władz firmy. O umowie z członkiem zarządu decyduje rada i to ona ją podpisuje", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-9",
          "aria-label": "Źródło 2, art. 56 § 3 i art. 46 § 1 pkt 8",
          children: "[2]"
        }), ". Instalator, który chce sprzedawać spółdzielni panele, lepiej niech nie kandyduje do jej władz."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "na-co-maja-uwazac-czlonkowie",
        children: "Na co mają uważać członkowie"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia, która opiera się na jednej dużej farmie, zależy od jednego członka. Gdy on odejdzie, znika moc, a pokrycie potrzeb może spaść poniżej progu, za co po upływie wyznaczonego terminu grozi wykreślenie z wykazu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-18",
          "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3 i art. 38l ust. 1 pkt 2",
          children: "[1]"
        }), ". Jego energię liczy się zresztą tylko do dnia zawiadomienia sprzedawcy o wypowiedzeniu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-19",
          "aria-label": "Źródło 1, art. 38da ust. 5",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.admonition, {
        title: "Przykład z założeniami",
        type: "info",
        children: [(0,jsx_runtime.jsx)(_components.p, {
          children: "Farma inwestora daje 700 MWh w roku, małe instalacje członków 150 MWh, a potrzeby grupy to 1 000 MWh, więc pokrycie wynosi 85%."
        }), (0,jsx_runtime.jsx)(_components.p, {
          children: "Gdy inwestor wypowie członkostwo, zostanie 150 MWh. Jeśli jego własne zużycie było niewielkie, pokrycie spadnie do około 15%, a takiej luki nie zamknie się w kilka tygodni."
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Dlatego statut i umowa z inwestorem powinny mówić co najmniej o czterech sprawach:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "jak długi jest okres wypowiedzenia,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "kto ma pierwszeństwo kupna instalacji,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "jak ustala się jej cenę,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "co dzieje się z zapasem w sieci."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Z tych czterech ustawa każe zapisać w statucie tylko termin i okres wypowiedzenia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-10",
          "aria-label": "Źródło 2, art. 22",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Policz, ile energii z planowanej instalacji członkowie zużyją w tej samej godzinie. Zacznij od ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=firmy",
          children: "przykładu firm w kalkulatorze"
        }), ". Zasady głosowania opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/organy-i-glosowanie",
          children: "organach spółdzielni"
        }), ", a inne źródła pieniędzy artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/finansowanie-spoldzielni-energetycznej",
          children: "finansowaniu"
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