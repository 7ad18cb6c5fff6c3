"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7850"], {
2534(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_oswiadczenie_do_wykazu_kowr_md_b27_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-oswiadczenie-do-wykazu-kowr-md-b27.json
var site_wzory_oswiadczenie_do_wykazu_kowr_md_b27_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/oswiadczenie-do-wykazu-kowr","source":"@site/wzory/oswiadczenie-do-wykazu-kowr.md","title":"Oświadczenie zarządu do wykazu KOWR","description":"Oświadczenie, które zarząd dołącza do wniosku o wpis do wykazu. Jego słowa podaje ustawa i zostają bez zmian, a wpisujesz tylko dane spółdzielni i podpisy.","frontMatter":{"title":"Oświadczenie zarządu do wykazu KOWR","description":"Oświadczenie, które zarząd dołącza do wniosku o wpis do wykazu. Jego słowa podaje ustawa i zostają bez zmian, a wpisujesz tylko dane spółdzielni i podpisy.","order":8,"checked":"2026-11-22","basis":[{"source":"OZE","provision":"art. 38g ust. 3 pkt 1 (treść), ust. 4 (nazwa, miejsce, data, podpisy), ust. 5 (klauzula)"},{"source":"PS","provision":"art. 54 § 1–2 (kto podpisuje za spółdzielnię)"}],"fill_in":["Nazwę i adres siedziby spółdzielni, miejsce i datę. W samych słowach oświadczenia niczego nie zmieniaj.","Podpisy osób upoważnionych do reprezentacji: dwóch członków zarządu albo członka zarządu i pełnomocnika.","Oświadczenie przytacza słowa ustawy z tekstu jednolitego z 2024 r. Przed podpisaniem porównaj je z aktualnym brzmieniem, bo ustawę zmieniano w 2025 r. Jeśli brzmienie jest inne, przepisz nowe."],"dates":[],"aliases":["oświadczenie KOWR","załącznik do wniosku KOWR","art. 38g","odpowiedzialność karna"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/oswiadczenie-do-wykazu-kowr.md


const frontMatter = {
	title: 'Oświadczenie zarządu do wykazu KOWR',
	description: 'Oświadczenie, które zarząd dołącza do wniosku o wpis do wykazu. Jego słowa podaje ustawa i zostają bez zmian, a wpisujesz tylko dane spółdzielni i podpisy.',
	order: 8,
	checked: '2026-11-22',
	basis: [
		{
			source: 'OZE',
			provision: 'art. 38g ust. 3 pkt 1 (treść), ust. 4 (nazwa, miejsce, data, podpisy), ust. 5 (klauzula)'
		},
		{
			source: 'PS',
			provision: 'art. 54 § 1–2 (kto podpisuje za spółdzielnię)'
		}
	],
	fill_in: [
		'Nazwę i adres siedziby spółdzielni, miejsce i datę. W samych słowach oświadczenia niczego nie zmieniaj.',
		'Podpisy osób upoważnionych do reprezentacji: dwóch członków zarządu albo członka zarządu i pełnomocnika.',
		'Oświadczenie przytacza słowa ustawy z tekstu jednolitego z 2024 r. Przed podpisaniem porównaj je z aktualnym brzmieniem, bo ustawę zmieniano w 2025 r. Jeśli brzmienie jest inne, przepisz nowe.'
	],
	dates: [],
	aliases: [
		'oświadczenie KOWR',
		'załącznik do wniosku KOWR',
		'art. 38g',
		'odpowiedzialność karna'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Oświadczenie",
  "id": "oswiadczenie",
  "level": 2
}, {
  "value": "Podpisy",
  "id": "podpisy",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    blockquote: "blockquote",
    h2: "h2",
    p: "p",
    span: "span",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  };
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Nazwa spółdzielni: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Adres siedziby: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Miejsce i data: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "oswiadczenie",
      children: "Oświadczenie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.blockquote, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Zarząd spółdzielni oświadcza, że:"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "1) dane zawarte we wniosku o zamieszczenie w wykazie spółdzielni energetycznych są kompletne i zgodne z prawdą;"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "2) znane są Zarządowi spółdzielni i spółdzielnia spełnia warunki, o których mowa w art. 38e ustawy z dnia 20 lutego 2015 r. o odnawialnych źródłach energii;"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "3) zobowiązuje się do wytwarzania energii elektrycznej lub biogazu, lub biogazu rolniczego, lub biometanu, lub ciepła, w instalacjach odnawialnego źródła energii, obrotu nimi lub ich magazynowania, dokonywanych w ramach działalności wykonywanej wyłącznie na rzecz spółdzielni energetycznej oraz jej członków."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.blockquote, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Jestem świadomy odpowiedzialności karnej za złożenie fałszywego oświadczenia."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "podpisy",
      children: "Podpisy"
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