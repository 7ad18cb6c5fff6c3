"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6665"], {
76806(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_porzadek_zebrania_zalozycielskiego_md_da0_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-porzadek-zebrania-zalozycielskiego-md-da0.json
var site_wzory_porzadek_zebrania_zalozycielskiego_md_da0_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/porzadek-zebrania-zalozycielskiego","source":"@site/wzory/porzadek-zebrania-zalozycielskiego.md","title":"Porządek zebrania założycielskiego","description":"Plan spotkania, na którym założyciele podpisują statut i wybierają organy spółdzielni, z miejscem na wyniki głosowań.","frontMatter":{"title":"Porządek zebrania założycielskiego","description":"Plan spotkania, na którym założyciele podpisują statut i wybierają organy spółdzielni, z miejscem na wyniki głosowań.","order":6,"checked":"2026-11-22","basis":[{"source":"PS","provision":"art. 6 § 1–2 (założyciele, statut, wybory), art. 11 (wpis i odpowiedzialność), art. 15, 17 § 1, 35, 45, 49, 56, 57"}],"fill_in":["Datę, miejsce, osoby i wyniki głosowań. Wypełniony plan pomoże napisać protokół.","Punkty 7 i 8 zależą od statutu: to on mówi, które organy wybiera walne zgromadzenie."],"dates":[],"aliases":["zebranie założycielskie","protokół zebrania","porządek obrad","scenariusz zebrania"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/porzadek-zebrania-zalozycielskiego.md


const frontMatter = {
	title: 'Porządek zebrania założycielskiego',
	description: 'Plan spotkania, na którym założyciele podpisują statut i wybierają organy spółdzielni, z miejscem na wyniki głosowań.',
	order: 6,
	checked: '2026-11-22',
	basis: [
		{
			source: 'PS',
			provision: 'art. 6 § 1–2 (założyciele, statut, wybory), art. 11 (wpis i odpowiedzialność), art. 15, 17 § 1, 35, 45, 49, 56, 57'
		}
	],
	fill_in: [
		'Datę, miejsce, osoby i wyniki głosowań. Wypełniony plan pomoże napisać protokół.',
		'Punkty 7 i 8 zależą od statutu: to on mówi, które organy wybiera walne zgromadzenie.'
	],
	dates: [],
	aliases: [
		'zebranie założycielskie',
		'protokół zebrania',
		'porządek obrad',
		'scenariusz zebrania'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Zanim zaczniecie",
  "id": "zanim-zaczniecie",
  "level": 2
}, {
  "value": "Porządek obrad",
  "id": "porzadek-obrad",
  "level": 2
}, {
  "value": "Czego pilnować",
  "id": "czego-pilnowac",
  "level": 2
}, {
  "value": "Podpisy",
  "id": "podpisy",
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
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Data i godzina: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Miejsce: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Obecni założyciele: osób fizycznych ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankShort",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      }), ", osób prawnych ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankShort",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "zanim-zaczniecie",
      children: "Zanim zaczniecie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Założycieli jest co najmniej 10, jeżeli to osoby fizyczne, albo 3, jeżeli to osoby prawne. Wyjątek to 5 w spółdzielni produkcji rolnej i grupie producentów rolnych."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Każda osoba prawna ma ze sobą dokument, z którego wynika, kto ją reprezentuje. Gmina przynosi też uchwałę rady."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Wszyscy dostali projekt statutu wcześniej. Ile dni wcześniej, decydujecie sami."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Są kartki do głosowania tajnego i lista obecności."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "porzadek-obrad",
      children: "Porządek obrad"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Otwarcie i lista obecności. Zebranie otwiera: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Wybór przewodniczącego. Wybrany: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Wybór osoby, która pisze protokół. Wybrana: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Cel spółdzielni: członkowie, punkty poboru, instalacje i wynik z kalkulatora."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Omówienie statutu i poprawki. Poprawki: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Uchwalenie statutu, który założyciele potwierdzają podpisami pod nim. Za: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankShort",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        }), " Przeciw: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankShort",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        }), " Wstrzymało się: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankShort",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Wybór rady nadzorczej w głosowaniu tajnym, co najmniej 3 osoby. Wybrani i głosy: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Wybór zarządu w głosowaniu tajnym, jeżeli według statutu wybiera go walne zgromadzenie. Wybrani i głosy: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Upoważnienie do wniosku do KRS i pierwszych wydatków. Kto i do jakiej kwoty: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Następne kroki: kto zbiera deklaracje, kto przygotuje wniosek do wykazu KOWR i kiedy się spotkacie."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Zamknięcie zebrania. Godzina: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankMedium",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "czego-pilnowac",
      children: "Czego pilnować"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Nikt nie może być naraz w radzie i w zarządzie. Małżonek i bliscy krewni członków zarządu nie mogą być w radzie."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Zamiast organów można na początek wybrać komisję organizacyjną, co najmniej trzyosobową."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Do wpisu do KRS osoby, które działają za spółdzielnię, odpowiadają wobec innych solidarnie, czyli każda za całość długu. Większe umowy lepiej podpisać po wpisie."
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Założyciele, którzy podpisali statut, stają się członkami z chwilą wpisu. Pozostali składają ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/deklaracja-czlonkowska",
          children: "deklarację"
        }), "."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "podpisy",
      children: "Podpisy"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Przewodniczący: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Osoba pisząca protokół: ", (0,jsx_runtime.jsx)(_components.span, {
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