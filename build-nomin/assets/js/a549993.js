"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["735"], {
72872(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_wniosek_do_operatora_o_liczniki_md_666_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-wniosek-do-operatora-o-liczniki-md-666.json
var site_wzory_wniosek_do_operatora_o_liczniki_md_666_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/wniosek-do-operatora-o-liczniki","source":"@site/wzory/wniosek-do-operatora-o-liczniki.md","title":"Wniosek do operatora o liczniki","description":"Od złożenia tego pisma operator ma 4 miesiące na licznik zdalnego odczytu u każdego członka spółdzielni.","frontMatter":{"title":"Wniosek do operatora o liczniki","description":"Od złożenia tego pisma operator ma 4 miesiące na licznik zdalnego odczytu u każdego członka spółdzielni.","order":9,"checked":"2026-11-22","basis":[{"source":"OZE","provision":"art. 38da ust. 1 pkt 2 (4 miesiące od wniosku spółdzielni)"},{"source":"PE","provision":"art. 11t ust. 4–6 i 8–9 (kto płaci za licznik, limit i średni koszt montażu)"},{"source":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fill_in":["Dane spółdzielni i operatora, liczbę członków oraz tabelę punktów poboru. Numer PPE, czyli punktu poboru, jest na rachunku.","Zachowaj dowód złożenia z datą: od tego dnia liczą się 4 miesiące."],"dates":[],"aliases":["wniosek o LZO","licznik zdalnego odczytu wniosek","pismo do OSD","pismo do operatora"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/wniosek-do-operatora-o-liczniki.md


const frontMatter = {
	title: 'Wniosek do operatora o liczniki',
	description: 'Od złożenia tego pisma operator ma 4 miesiące na licznik zdalnego odczytu u każdego członka spółdzielni.',
	order: 9,
	checked: '2026-11-22',
	basis: [
		{
			source: 'OZE',
			provision: 'art. 38da ust. 1 pkt 2 (4 miesiące od wniosku spółdzielni)'
		},
		{
			source: 'PE',
			provision: 'art. 11t ust. 4–6 i 8–9 (kto płaci za licznik, limit i średni koszt montażu)'
		},
		{
			source: 'PS',
			provision: 'art. 54 § 1–2 (podpisy)'
		}
	],
	fill_in: [
		'Dane spółdzielni i operatora, liczbę członków oraz tabelę punktów poboru. Numer PPE, czyli punktu poboru, jest na rachunku.',
		'Zachowaj dowód złożenia z datą: od tego dnia liczą się 4 miesiące.'
	],
	dates: [],
	aliases: [
		'wniosek o LZO',
		'licznik zdalnego odczytu wniosek',
		'pismo do OSD',
		'pismo do operatora'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Wniosek o zainstalowanie liczników zdalnego odczytu",
  "id": "wniosek-o-zainstalowanie-licznikow-zdalnego-odczytu",
  "level": 2
}, {
  "value": "Prosimy o odpowiedź na piśmie",
  "id": "prosimy-o-odpowiedz-na-pismie",
  "level": 2
}, {
  "value": "Podpisy",
  "id": "podpisy",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    h2: "h2",
    li: "li",
    ol: "ol",
    p: "p",
    span: "span",
    table: "table",
    tbody: "tbody",
    td: "td",
    th: "th",
    thead: "thead",
    tr: "tr",
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
      children: ["Dzień wpisu do wykazu KOWR: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "wniosek-o-zainstalowanie-licznikow-zdalnego-odczytu",
      children: "Wniosek o zainstalowanie liczników zdalnego odczytu"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Na podstawie art. 38da ust. 1 pkt 2 ustawy o odnawialnych źródłach energii wnosimy o zainstalowanie licznika zdalnego odczytu każdemu członkowi spółdzielni, w punktach z tabeli niżej. Ustawa daje na to 4 miesiące od dnia wniosku."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Liczba członków: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Liczba punktów poboru: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Wniosek o zainstalowanie liczników zdalnego odczytu",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Nr"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Członek"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Numer PPE"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Adres"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Licznik zdalnego odczytu: tak czy nie"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            "data-column": "Nr",
            scope: "row",
            className: "rowName",
            children: "1"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członek",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Numer PPE",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Adres",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Licznik zdalnego odczytu: tak czy nie",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            "data-column": "Nr",
            scope: "row",
            className: "rowName",
            children: "2"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członek",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Numer PPE",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Adres",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Licznik zdalnego odczytu: tak czy nie",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            "data-column": "Nr",
            scope: "row",
            className: "rowName",
            children: "3"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Członek",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Numer PPE",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Adres",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Licznik zdalnego odczytu: tak czy nie",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "prosimy-o-odpowiedz-na-pismie",
      children: "Prosimy o odpowiedź na piśmie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Kto ponosi koszt zakupu, montażu i uruchomienia liczników przy wniosku spółdzielni i jaki jest ten koszt? Art. 38da nie mówi o kosztach, a art. 11t Prawa energetycznego inaczej rozkłada koszt licznika z harmonogramu, a inaczej licznika na wniosek odbiorcy."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Kiedy liczniki będą zainstalowane i czy trzeba przygotować układ pomiarowy?"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Od którego dnia operator będzie przekazywał sprzedawcy dane godzinowe tych punktów?"
      }), "\n"]
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