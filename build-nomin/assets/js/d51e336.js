"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7393"], {
64856(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_uchwala_rady_gminy_md_b2f_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-uchwala-rady-gminy-md-b2f.json
var site_wzory_uchwala_rady_gminy_md_b2f_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/uchwala-rady-gminy","source":"@site/wzory/uchwala-rady-gminy.md","title":"Zarys uchwały rady gminy","description":"Co ma rozstrzygnąć uchwała rady o utworzeniu spółdzielni albo przystąpieniu do niej i co przygotować przed sesją.","frontMatter":{"title":"Zarys uchwały rady gminy","description":"Co ma rozstrzygnąć uchwała rady o utworzeniu spółdzielni albo przystąpieniu do niej i co przygotować przed sesją.","order":4,"checked":"2026-11-22","basis":[{"source":"SG","provision":"art. 2 ust. 2, art. 7 ust. 1 pkt 3, art. 9 ust. 2, art. 14 ust. 1, art. 18 ust. 2 pkt 9 lit. e–g, art. 20 ust. 5 (osobowość i zadania gminy, uchwała rady, projekt wójta)"},{"source":"PS","provision":"art. 15, 16, 19 § 2, 36 (członkostwo, udziały, pełnomocnik osoby prawnej)"},{"source":"FP","provision":"art. 11 ust. 1 (jednostki budżetowe działają bez osobowości prawnej)"}],"fill_in":["Nazwę gminy, spółdzielnię, liczbę i wartość udziałów, osobę reprezentującą gminę.","Treść uchwały ustala radca prawny gminy. Niech oceni też, co wynika dla niej z ustawy o gospodarce komunalnej."],"dates":[],"aliases":["uchwała o przystąpieniu","uchwała rady gminy wzór","gmina członek spółdzielni","sesja rady"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/uchwala-rady-gminy.md


const frontMatter = {
	title: 'Zarys uchwały rady gminy',
	description: 'Co ma rozstrzygnąć uchwała rady o utworzeniu spółdzielni albo przystąpieniu do niej i co przygotować przed sesją.',
	order: 4,
	checked: '2026-11-22',
	basis: [
		{
			source: 'SG',
			provision: 'art. 2 ust. 2, art. 7 ust. 1 pkt 3, art. 9 ust. 2, art. 14 ust. 1, art. 18 ust. 2 pkt 9 lit. e–g, art. 20 ust. 5 (osobowość i zadania gminy, uchwała rady, projekt wójta)'
		},
		{
			source: 'PS',
			provision: 'art. 15, 16, 19 § 2, 36 (członkostwo, udziały, pełnomocnik osoby prawnej)'
		},
		{
			source: 'FP',
			provision: 'art. 11 ust. 1 (jednostki budżetowe działają bez osobowości prawnej)'
		}
	],
	fill_in: [
		'Nazwę gminy, spółdzielnię, liczbę i wartość udziałów, osobę reprezentującą gminę.',
		'Treść uchwały ustala radca prawny gminy. Niech oceni też, co wynika dla niej z ustawy o gospodarce komunalnej.'
	],
	dates: [],
	aliases: [
		'uchwała o przystąpieniu',
		'uchwała rady gminy wzór',
		'gmina członek spółdzielni',
		'sesja rady'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Przepis, na który uchwała się powołuje",
  "id": "przepis-na-ktory-uchwala-sie-powoluje",
  "level": 2
}, {
  "value": "Co uchwała rozstrzyga",
  "id": "co-uchwala-rozstrzyga",
  "level": 2
}, {
  "value": "Co przygotować przed sesją",
  "id": "co-przygotowac-przed-sesja",
  "level": 2
}, {
  "value": "Terminy i większość",
  "id": "terminy-i-wiekszosc",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    h2: "h2",
    li: "li",
    ol: "ol",
    p: "p",
    span: "span",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  };
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "To plan uchwały, a nie jej gotowe paragrafy. Pokazuje, co rada rozstrzyga i skąd to wynika."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Gmina: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Sesja w dniu: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "przepis-na-ktory-uchwala-sie-powoluje",
      children: "Przepis, na który uchwała się powołuje"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Art. 18 ust. 2 pkt 9 lit. f ustawy o samorządzie gminnym oddaje radzie wyłączne prawo decydowania o tworzeniu spółdzielni, przystępowaniu do nich, występowaniu z nich i ich rozwiązywaniu. Zasady wnoszenia i zbywania udziałów przez wójta obejmuje lit. g."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-uchwala-rozstrzyga",
      children: "Co uchwała rozstrzyga"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Gmina tworzy spółdzielnię albo przystępuje do istniejącej: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Nazwa, siedziba i cel spółdzielni: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Liczba i wartość udziałów oraz wpisowe: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Wkłady, jeżeli przewiduje je statut, na przykład instalacja na dachu szkoły: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Skąd pochodzą pieniądze w budżecie: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Punkty poboru gminy, które wchodzą do rozliczenia (najlepiej w załączniku): ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Kto wykonuje uchwałę i jak reprezentuje gminę na walnym zgromadzeniu: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Kiedy uchwała wchodzi w życie: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-przygotowac-przed-sesja",
      children: "Co przygotować przed sesją"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Projekt statutu, a przy istniejącej spółdzielni jej statut i ostatnie sprawozdanie."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Obliczenie oszczędności gminy z założeniami, na przykład z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulatora"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Listę punktów poboru z umowami: na kogo są zawarte. Szkoła, która jest jednostką budżetową, nie ma osobowości prawnej, więc naszym zdaniem jej punkty wchodzą jako punkty gminy."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Osobną uchwałę o inwestycji, jeśli gmina sama buduje instalację, a jej wartość przekracza granicę, którą rada ustala co roku (art. 18 ust. 2 pkt 9 lit. e)."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Osobne decyzje instytucji kultury i spółek gminy, bo mają osobowość prawną i przystępują same, własną deklaracją."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Opinię radcy prawnego o art. 9 ust. 2 ustawy o samorządzie gminnym: czy to zadanie własne gminy, czy działalność wykraczająca poza użyteczność publiczną."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "terminy-i-wiekszosc",
      children: "Terminy i większość"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Projekt, który wójt złoży co najmniej 7 dni przed sesją, przewodniczący musi wprowadzić do porządku najbliższej sesji."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Uchwała zapada zwykłą większością przy obecności co najmniej połowy ustawowego składu rady, w głosowaniu jawnym."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Ta sama droga obowiązuje przy wystąpieniu ze spółdzielni."
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