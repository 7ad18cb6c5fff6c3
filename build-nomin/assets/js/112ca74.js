"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9495"], {
64795(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_wniosek_o_umowe_dystrybucyjna_md_7af_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-wniosek-o-umowe-dystrybucyjna-md-7af.json
var site_wzory_wniosek_o_umowe_dystrybucyjna_md_7af_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/wniosek-o-umowe-dystrybucyjna","source":"@site/wzory/wniosek-o-umowe-dystrybucyjna.md","title":"Wniosek o umowę dystrybucyjną","description":"Trzecie pismo po wpisie do wykazu. Dopiero od niego liczy się 21 dni, w których operator zawiera umowę dystrybucyjną ze sprzedawcą.","frontMatter":{"title":"Wniosek o umowę dystrybucyjną","description":"Trzecie pismo po wpisie do wykazu. Dopiero od niego liczy się 21 dni, w których operator zawiera umowę dystrybucyjną ze sprzedawcą.","order":11,"checked":"2026-11-22","basis":[{"source":"OZE","provision":"art. 38da ust. 1 pkt 1 (21 dni od wniosku spółdzielni)"},{"source":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fill_in":["Dane spółdzielni, operatora i sprzedawcy. Wyślij pismo do operatora, a kopię do sprzedawcy.","Przepis nie mówi, do kogo wysłać wniosek. Obowiązek ma operator, więc do niego go kierujemy."],"dates":[],"aliases":["umowa o świadczenie usług dystrybucji","trzeci wniosek","21 dni","umowa operatora ze sprzedawcą"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/wniosek-o-umowe-dystrybucyjna.md


const frontMatter = {
	title: 'Wniosek o umowę dystrybucyjną',
	description: 'Trzecie pismo po wpisie do wykazu. Dopiero od niego liczy się 21 dni, w których operator zawiera umowę dystrybucyjną ze sprzedawcą.',
	order: 11,
	checked: '2026-11-22',
	basis: [
		{
			source: 'OZE',
			provision: 'art. 38da ust. 1 pkt 1 (21 dni od wniosku spółdzielni)'
		},
		{
			source: 'PS',
			provision: 'art. 54 § 1–2 (podpisy)'
		}
	],
	fill_in: [
		'Dane spółdzielni, operatora i sprzedawcy. Wyślij pismo do operatora, a kopię do sprzedawcy.',
		'Przepis nie mówi, do kogo wysłać wniosek. Obowiązek ma operator, więc do niego go kierujemy.'
	],
	dates: [],
	aliases: [
		'umowa o świadczenie usług dystrybucji',
		'trzeci wniosek',
		'21 dni',
		'umowa operatora ze sprzedawcą'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Wniosek o zawarcie albo zmianę umowy o świadczenie usług dystrybucji (umowy dystrybucyjnej)",
  "id": "wniosek-o-zawarcie-albo-zmiane-umowy-o-swiadczenie-uslug-dystrybucji-umowy-dystrybucyjnej",
  "level": 2
}, {
  "value": "Podpisy",
  "id": "podpisy",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    h2: "h2",
    p: "p",
    span: "span",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  };
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Miejscowość i data: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Spółdzielnia (nazwa, siedziba, KRS, NIP): ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Operator systemu dystrybucyjnego: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Do wiadomości sprzedawcy: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "wniosek-o-zawarcie-albo-zmiane-umowy-o-swiadczenie-uslug-dystrybucji-umowy-dystrybucyjnej",
      children: "Wniosek o zawarcie albo zmianę umowy o świadczenie usług dystrybucji (umowy dystrybucyjnej)"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Na podstawie art. 38da ust. 1 pkt 1 ustawy o odnawialnych źródłach energii wnosimy, aby operator zawarł ze sprzedawcą wymienionym wyżej umowę o świadczenie usług dystrybucji albo zmienił obowiązującą. Umowa jest potrzebna, aby sprzedawca rozliczał spółdzielnię według art. 38c ust. 3. Ustawa daje na to 21 dni od złożenia tego wniosku."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dzień wpisu spółdzielni do wykazu KOWR: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Liczba punktów poboru (lista w załączniku): ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Prosimy o potwierdzenie na piśmie dnia złożenia wniosku i dnia zawarcia albo zmiany umowy."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Kontakt w sprawie: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "podpisy",
      children: "Podpisy"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Dwóch członków zarządu albo członek zarządu i pełnomocnik"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Podpis i funkcja: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Podpis i funkcja: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
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