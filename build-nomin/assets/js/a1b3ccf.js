"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["889"], {
81283(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_src_pages_deklaracja_dostepnosci_mdx_61b_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/default/site-src-pages-deklaracja-dostepnosci-mdx-61b.json
var site_src_pages_deklaracja_dostepnosci_mdx_61b_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/deklaracja-dostepnosci","source":"@site/src/pages/deklaracja-dostepnosci.mdx","title":"Deklaracja dostępności","description":"Na ile serwis jest dostępny, jak to sprawdziliśmy, czego brakuje, co ułatwia korzystanie i jak zgłosić barierę.","frontMatter":{"title":"Deklaracja dostępności","description":"Na ile serwis jest dostępny, jak to sprawdziliśmy, czego brakuje, co ułatwia korzystanie i jak zgłosić barierę.","updated":"2026-11-26"},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./src/pages/deklaracja-dostepnosci.mdx


const frontMatter = {
	title: 'Deklaracja dostępności',
	description: 'Na ile serwis jest dostępny, jak to sprawdziliśmy, czego brakuje, co ułatwia korzystanie i jak zgłosić barierę.',
	updated: '2026-11-26'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Stan dostępności",
  "id": "stan-dostepnosci",
  "level": 2
}, {
  "value": "Znane braki",
  "id": "znane-braki",
  "level": 2
}, {
  "value": "Jak sprawdzaliśmy",
  "id": "jak-sprawdzalismy",
  "level": 2
}, {
  "value": "Co ułatwia korzystanie",
  "id": "co-ulatwia-korzystanie",
  "level": 2
}, {
  "value": "Jak zgłosić barierę",
  "id": "jak-zglosic-bariere",
  "level": 2
}, {
  "value": "Jeśli odpowiedź nie pomoże",
  "id": "jesli-odpowiedz-nie-pomoze",
  "level": 2
}, {
  "value": "Zmiany deklaracji",
  "id": "zmiany-deklaracji",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    h2: "h2",
    li: "li",
    p: "p",
    span: "span",
    strong: "strong",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, {WhereToWrite} = _components;
  if (!WhereToWrite) _missingMdxReference("WhereToWrite", true);
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Chcemy, żeby z tego serwisu mógł korzystać każdy, także z klawiaturą, lupą lub czytnikiem ekranu. Tę deklarację składamy dobrowolnie. Ustawa o dostępności cyfrowej z 2019 r. nakłada taki obowiązek na podmioty publiczne."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "stan-dostepnosci",
      children: "Stan dostępności"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Celem są wytyczne WCAG 2.2 na poziomie AA. To międzynarodowe zasady, według których ocenia się dostępność stron."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Według naszej samooceny serwis jest ", (0,jsx_runtime.jsx)(_components.strong, {
        children: "częściowo zgodny"
      }), " z tymi wytycznymi. Powodem są braki, które opisujemy niżej."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "znane-braki",
      children: "Znane braki"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Nie przeprowadziliśmy jeszcze testów z osobami, które na co dzień używają czytnika ekranu."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Wykresy są trudne do odczytania bez wzroku. Dlatego te same dane podajemy w tabeli."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Linki prowadzą też do serwisów, na które nie mamy wpływu, na przykład do baz aktów prawnych. Ich dostępność może być inna."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Serwis nie publikuje dokumentów PDF. Wzory pism można pobrać jako pliki do edycji, a ich treść jest też na zwykłych stronach."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jak-sprawdzalismy",
      children: "Jak sprawdzaliśmy"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Deklarację sporządziliśmy 20 listopada 2026 r. na podstawie samooceny. Nie był to audyt zewnętrznej firmy. Samoocena objęła:"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "testy automatyczne narzędziem axe, w jasnym i ciemnym motywie, na ekranach o szerokości 360 i 1280 pikseli;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "przejście po stronach samą klawiaturą;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "szerokość 320 pikseli i powiększenie do 400%;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "działanie bez JavaScriptu, czyli bez skryptów w przeglądarce."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Testy automatyczne znajdują tylko część barier. Dlatego zgłoszenia od czytelników są dla nas ważne."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-ulatwia-korzystanie",
      children: "Co ułatwia korzystanie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Klawiatura."
        }), " Każdą czynność wykonasz bez myszy. Na początku strony są odnośniki „Przejdź do treści” i „Przejdź do wyszukiwania”. Aktywny element ma widoczną ramkę."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Skróty."
        }), " Wyszukiwarkę otwierają klawisze Ctrl+K, a na komputerach Mac Cmd+K; wynik wybierasz strzałkami i klawiszem Enter. Wartość suwaka zmieniają strzałki, a klawisze Home i End przenoszą na jego końce. Klawisz F8 przenosi do powiadomień. Escape zamyka okno, menu albo podpowiedź."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Czytanie na głos."
        }), " Artykuł przeczyta Ci przeglądarka, która ma taką funkcję, albo czytnik ekranu."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Motyw."
        }), " Możesz wybrać jasny, ciemny albo zgodny z ustawieniem systemu."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ruch."
        }), " Gdy w systemie ograniczysz animacje, serwis też je ograniczy."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Druk."
        }), " Wydruk nie zawiera menu, a źródła zostają przy tekście."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Prosty język."
        }), " Piszemy krótkimi zdaniami. W artykułach tłumaczymy terminy przy pierwszym użyciu, a wszystkie zbiera słownik."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Bez skryptów."
        }), " Artykuły, pytania i wzory pism przeczytasz bez JavaScriptu. Wymagają go wyszukiwarka i kalkulator."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jak-zglosic-bariere",
      children: "Jak zgłosić barierę"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Daj znać, jeśli coś utrudnia Ci korzystanie z serwisu."
    }), "\n", (0,jsx_runtime.jsx)(WhereToWrite, {
      topic: "Dostępność serwisu"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["W zgłoszeniu podaj adres strony, opisz problem i napisz, czego używasz: przeglądarki, czytnika ekranu albo lupy. Możesz też poprosić o treść w innej formie, na przykład w zwykłym ", (0,jsx_runtime.jsx)(_components.span, {
        className: "unbroken",
        children: "e-mailu"
      }), ". Jeśli bariery nie da się usunąć od razu, zaproponujemy inny sposób dotarcia do treści."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jesli-odpowiedz-nie-pomoze",
      children: "Jeśli odpowiedź nie pomoże"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Napisz jeszcze raz, co nadal nie działa. O swoje prawa w dostępie do informacji możesz też zapytać ", (0,jsx_runtime.jsx)(_components.a, {
        href: "https://bip.brpo.gov.pl",
        children: "Rzecznika Praw Obywatelskich"
      }), ". Ta deklaracja jest dobrowolna, więc ustawowy tryb skargi na podmioty publiczne może jej nie obejmować."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "zmiany-deklaracji",
      children: "Zmiany deklaracji"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Ocenę powtórzymy po większej zmianie serwisu. Data ostatniego przeglądu to 20 listopada 2026 r."
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