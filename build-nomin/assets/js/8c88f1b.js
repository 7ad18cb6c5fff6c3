"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6634"], {
86165(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_src_pages_polityka_mdx_352_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/default/site-src-pages-polityka-mdx-352.json
var site_src_pages_polityka_mdx_352_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/polityka","source":"@site/src/pages/polityka.mdx","title":"Polityka prywatności","description":"Co zapisuje Twoja przeglądarka, co widzi dostawca hostingu, co dzieje się z Twoją wiadomością i jakie masz prawa.","frontMatter":{"title":"Polityka prywatności","description":"Co zapisuje Twoja przeglądarka, co widzi dostawca hostingu, co dzieje się z Twoją wiadomością i jakie masz prawa.","updated":"2026-11-26"},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./src/pages/polityka.mdx


const frontMatter = {
	title: 'Polityka prywatności',
	description: 'Co zapisuje Twoja przeglądarka, co widzi dostawca hostingu, co dzieje się z Twoją wiadomością i jakie masz prawa.',
	updated: '2026-11-26'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "W skrócie",
  "id": "w-skrocie",
  "level": 2
}, {
  "value": "Kto jest administratorem danych",
  "id": "kto-jest-administratorem-danych",
  "level": 2
}, {
  "value": "Zapis w przeglądarce",
  "id": "zapis-w-przegladarce",
  "level": 2
}, {
  "value": "Statystyka odwiedzin",
  "id": "statystyka-odwiedzin",
  "level": 2
}, {
  "value": "Czego nie robimy",
  "id": "czego-nie-robimy",
  "level": 2
}, {
  "value": "Hosting i dzienniki serwera",
  "id": "hosting-i-dzienniki-serwera",
  "level": 2
}, {
  "value": "Formularz i e-mail",
  "id": "formularz-i-e-mail",
  "level": 2
}, {
  "value": "Twoje prawa",
  "id": "twoje-prawa",
  "level": 2
}, {
  "value": "Zmiany polityki",
  "id": "zmiany-polityki",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    code: "code",
    h2: "h2",
    li: "li",
    p: "p",
    span: "span",
    table: "table",
    tbody: "tbody",
    td: "td",
    th: "th",
    thead: "thead",
    tr: "tr",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, {ContactPolicy, Counted, OwnerData, StatisticsNote, StorageKeys, Uncounted, WhereToWrite} = _components;
  if (!ContactPolicy) _missingMdxReference("ContactPolicy", true);
  if (!Counted) _missingMdxReference("Counted", true);
  if (!OwnerData) _missingMdxReference("OwnerData", true);
  if (!StatisticsNote) _missingMdxReference("StatisticsNote", true);
  if (!StorageKeys) _missingMdxReference("StorageKeys", true);
  if (!Uncounted) _missingMdxReference("Uncounted", true);
  if (!WhereToWrite) _missingMdxReference("WhereToWrite", true);
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(Counted, {
        children: "Bez Twojej zgody nie zbieramy statystyk i nie zapisujemy plików cookie."
      }), (0,jsx_runtime.jsx)(Uncounted, {
        children: "Nie zbieramy statystyk odwiedzin i nie zapisujemy plików cookie."
      }), " Poniżej jest krótka wersja, a pod nią pełny tekst."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "w-skrocie",
      children: "W skrócie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: W skrócie",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Po co"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Jak długo"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Podstawa"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Zapis w Twojej przeglądarce, na przykład wybrany motyw"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Po co",
            children: "żeby serwis pamiętał Twój wybór"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Jak długo",
            children: "podajemy to niżej, w części „Zapis w przeglądarce”"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "zapis jest niezbędny do usługi, o którą prosisz, co dopuszczają przepisy o komunikacji elektronicznej"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Adres IP w dziennikach serwera GitHub Pages"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Po co",
            children: "bezpieczeństwo i działanie hostingu"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Jak długo",
            children: "według zasad firmy GitHub"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "prawnie uzasadniony interes, art. 6 ust. 1 lit. f RODO"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Dane z Twojej wiadomości"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Po co",
            children: "odpowiedź na pytanie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Jak długo",
            children: "do załatwienia sprawy, a potem przez czas potrzebny do obrony przed roszczeniami"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "prawnie uzasadniony interes, art. 6 ust. 1 lit. f RODO"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "RODO to rozporządzenie Unii Europejskiej 2016/679 o ochronie danych osobowych."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "kto-jest-administratorem-danych",
      children: "Kto jest administratorem danych"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Administrator to ten, kto decyduje, po co i jak używa się danych. Administratorem danych z wiadomości jest właściciel serwisu:"
    }), "\n", (0,jsx_runtime.jsx)(OwnerData, {}), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Masz sprawę dotyczącą swoich danych?"
    }), "\n", (0,jsx_runtime.jsx)(WhereToWrite, {
      topic: "Dane osobowe"
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "zapis-w-przegladarce",
      children: "Zapis w przeglądarce"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(Counted, {
        children: "Bez Twojej zgody serwis zapisuje w przeglądarce tylko to, co jest potrzebne do jego działania."
      }), " ", (0,jsx_runtime.jsx)(Uncounted, {
        children: "Serwis zapisuje w przeglądarce tylko to, co jest potrzebne do jego działania."
      }), " Taki zapis zostaje na Twoim urządzeniu i nie trafia do nas. Niżej jest każdy klucz, czyli nazwa takiego zapisu."]
    }), "\n", (0,jsx_runtime.jsx)(StorageKeys, {}), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.code, {
        children: "localStorage"
      }), ", ", (0,jsx_runtime.jsx)(_components.code, {
        children: "sessionStorage"
      }), " i ", (0,jsx_runtime.jsx)(_components.code, {
        children: "IndexedDB"
      }), " to trzy schowki Twojej przeglądarki. Zapisy w nich są niezbędne do usługi, o którą prosisz, na przykład do zmiany motywu albo rachunku na własnych odczytach. Przepisy o komunikacji elektronicznej nie wymagają na nie osobnej zgody."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Możesz zablokować zapis w przeglądarce. Strona będzie działać, tylko nie zapamięta Twoich wyborów. Zapisane dane usuniesz w ustawieniach przeglądarki."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "statystyka-odwiedzin",
      children: "Statystyka odwiedzin"
    }), "\n", (0,jsx_runtime.jsx)(StatisticsNote, {}), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "czego-nie-robimy",
      children: "Czego nie robimy"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(Counted, {
          children: "Bez Twojej zgody nie używamy plików cookie i nie zbieramy statystyk odwiedzin."
        }), "\n", (0,jsx_runtime.jsx)(Uncounted, {
          children: "Nie używamy plików cookie i nie zbieramy statystyk odwiedzin."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Nie śledzimy Cię między różnymi serwisami."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Nie wyświetlamy reklam."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(Counted, {
          children: "Bez Twojej zgody nie pobieramy czcionek, map ani skryptów z obcych serwerów."
        }), "\n", (0,jsx_runtime.jsx)(Uncounted, {
          children: "Nie pobieramy czcionek, map ani skryptów z obcych serwerów."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Nie tworzymy profili i nie podejmujemy automatycznych decyzji o Tobie."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Linki mogą prowadzić do innych serwisów, na przykład do ISAP. Gdy tam przejdziesz, obowiązują zasady tych serwisów."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "hosting-i-dzienniki-serwera",
      children: "Hosting i dzienniki serwera"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Strony tego serwisu wysyła GitHub Pages, usługa firmy GitHub. Żeby wysłać stronę, serwer musi poznać Twój adres IP. GitHub, Inc. zapisuje adresy IP odwiedzających ze względów bezpieczeństwa. Nie dostajemy tych dzienników i nie łączymy ich z innymi danymi."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["GitHub, Inc. ma siedzibę w Stanach Zjednoczonych. Dane mogą więc trafić poza Europejski Obszar Gospodarczy. Na jakiej podstawie się to dzieje i jak długo GitHub trzyma dane, opisuje ", (0,jsx_runtime.jsx)(_components.a, {
        href: "https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement",
        children: "oświadczenie o prywatności GitHub, po angielsku"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Nasz prawnie uzasadniony interes to bezpieczne i sprawne udostępnianie serwisu."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "formularz-i-e-mail",
      children: "Formularz i e-mail"
    }), "\n", (0,jsx_runtime.jsx)(ContactPolicy, {}), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Gdy do nas napiszesz, dostaniemy Twój adres ", (0,jsx_runtime.jsx)(_components.span, {
        className: "unbroken",
        children: "e-mail"
      }), " oraz to, co jest w treści i załącznikach. Używamy tych danych, żeby odpowiedzieć i załatwić sprawę. To nasz prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO). Podanie danych jest dobrowolne, ale bez adresu nie odpowiemy."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Nie przesyłaj w pierwszej wiadomości danych innych osób, numerów PESEL ani pełnych faktur. Na początek wystarczy opis sprawy."
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Wiadomość trzymamy do załatwienia sprawy. Potem przechowujemy ją tylko przez czas potrzebny do obrony przed roszczeniami. Dostęp do niej może mieć dostawca, z którego usług korzysta administrator, na przykład dostawca poczty. Nie sprzedajemy danych i nie używamy ich do reklamy."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "twoje-prawa",
      children: "Twoje prawa"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Masz prawo:"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "zapytać, czy mamy Twoje dane, i dostać ich kopię;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "żądać poprawienia danych, które są błędne lub niepełne;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "żądać usunięcia danych, gdy nie są już potrzebne;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "żądać ograniczenia ich użycia, na przykład na czas wyjaśnienia sporu;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "sprzeciwić się ich użyciu;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "cofnąć zgodę, jeśli jest podstawą ich użycia."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Sprzeciw możesz zgłosić w każdej chwili, z powodów związanych z Twoją sytuacją. Przestaniemy wtedy używać danych. Wyjątkiem są ważne podstawy prawne albo obrona przed roszczeniami."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Aby skorzystać z prawa, napisz do administratora. Gdzie to zrobić, mówi część ", (0,jsx_runtime.jsx)(_components.a, {
        href: "#kto-jest-administratorem-danych",
        children: "„Kto jest administratorem danych”"
      }), ". Odpowiedź jest bezpłatna. Możemy poprosić o potwierdzenie, że to Twoje dane."]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Żądanie w sprawie dzienników serwera skieruj do firmy GitHub, bo my nie mamy do nich dostępu."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych. Jak to zrobić, opisuje ", (0,jsx_runtime.jsx)(_components.a, {
        href: "https://uodo.gov.pl",
        children: "strona urzędu"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "zmiany-polityki",
      children: "Zmiany polityki"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Zmienimy ten tekst, gdy zmieni się serwis albo prawo. Zrobimy to na przykład wtedy, gdy zmieni się sposób wysyłania wiadomości. Data ostatniej zmiany to 26 listopada 2026 r. Serwis nie zna Twojego adresu, więc o zmianach nie wysyła powiadomień."
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
function _missingMdxReference(id, component) {
  throw new Error("Expected " + (component ? "component" : "object") + " `" + id + "` to be defined: you likely forgot to import, pass, or provide it.");
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