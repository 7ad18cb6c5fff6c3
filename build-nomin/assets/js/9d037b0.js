"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9270"], {
29091(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_pytania_do_doradcy_md_70a_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-pytania-do-doradcy-md-70a.json
var site_wzory_pytania_do_doradcy_md_70a_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/pytania-do-doradcy","source":"@site/wzory/pytania-do-doradcy.md","title":"Pytania do doradcy i prawnika","description":"O co zapytać, zanim podpiszesz umowę z doradcą, prawnikiem albo księgową, i co powinno znaleźć się w odpowiedzi.","frontMatter":{"title":"Pytania do doradcy i prawnika","description":"O co zapytać, zanim podpiszesz umowę z doradcą, prawnikiem albo księgową, i co powinno znaleźć się w odpowiedzi.","order":2,"checked":"2026-11-22","basis":[{"source":"OZE","provision":"art. 38c ust. 7, 8, 11 i 13, art. 38da, 38e, 38l, 38m (rozliczenie, terminy, warunki)"},{"source":"PS","provision":"art. 5, 36, 45, 54, 88a, 91 (statut, głosy, organy, badanie, lustracja)"},{"source":"ROZP","provision":"§ 2–5 (bilans godzinowy, rozliczenie miesięczne, dane)"}],"fill_in":["Odpowiedź, nazwisko i datę. Poproś o odpowiedź na piśmie, z podaniem przepisu."],"dates":[],"aliases":["jak wybrać doradcę","pytania do prawnika","pytania do księgowej","oferta doradcy"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/pytania-do-doradcy.md


const frontMatter = {
	title: 'Pytania do doradcy i prawnika',
	description: 'O co zapytać, zanim podpiszesz umowę z doradcą, prawnikiem albo księgową, i co powinno znaleźć się w odpowiedzi.',
	order: 2,
	checked: '2026-11-22',
	basis: [
		{
			source: 'OZE',
			provision: 'art. 38c ust. 7, 8, 11 i 13, art. 38da, 38e, 38l, 38m (rozliczenie, terminy, warunki)'
		},
		{
			source: 'PS',
			provision: 'art. 5, 36, 45, 54, 88a, 91 (statut, głosy, organy, badanie, lustracja)'
		},
		{
			source: 'ROZP',
			provision: '§ 2–5 (bilans godzinowy, rozliczenie miesięczne, dane)'
		}
	],
	fill_in: [
		'Odpowiedź, nazwisko i datę. Poproś o odpowiedź na piśmie, z podaniem przepisu.'
	],
	dates: [],
	aliases: [
		'jak wybrać doradcę',
		'pytania do prawnika',
		'pytania do księgowej',
		'oferta doradcy'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Liczby",
  "id": "liczby",
  "level": 2
}, {
  "value": "Prawo",
  "id": "prawo",
  "level": 2
}, {
  "value": "Umowy i operator",
  "id": "umowy-i-operator",
  "level": 2
}, {
  "value": "Pieniądze i księgi",
  "id": "pieniadze-i-ksiegi",
  "level": 2
}, {
  "value": "Sam doradca",
  "id": "sam-doradca",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    h2: "h2",
    li: "li",
    ol: "ol",
    p: "p",
    span: "span",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  };
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Rozmowa z: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Data: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Dobra odpowiedź podaje przepis i jego datę albo mówi wprost, że rozstrzygnięcia nie ma. Odpowiedź „zawsze” i „na pewno” to znak, żeby dopytać."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "liczby",
      children: "Liczby"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Z jakich danych liczona jest oszczędność: godzinowych, miesięcznych czy rocznych? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Jakie przyjęto ceny, taryfy i produkcję paneli i z którego dnia? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Ile energii trafia do nadwyżki i ile z niej przepada po 12 miesiącach? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Jaki jest wynik przy mniej korzystnym odczytaniu art. 38c ust. 7 ustawy o OZE, gdy zmienną opłatę za sieć dopłacają członkowie? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Czy próg 70% jest spełniony w słabym roku i po odejściu największego wytwórcy? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "prawo",
      children: "Prawo"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Na jakim stanie prawnym opiera się opinia i co zmieniła ustawa z 9 października 2025 r.? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Kto z nas może być członkiem, a kto wchodzi jako punkt poboru gminy? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Czy w naszym przypadku jeden członek ma jeden głos, czy da się to zmienić? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Które sprawy zapisać w statucie, a które w regulaminie? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Czy potrzebujemy koncesji albo wpisu do rejestru wytwórców? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "umowy-i-operator",
      children: "Umowy i operator"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Kto składa trzy wnioski po wpisie do wykazu i kto pilnuje 21 dni, 90 dni i 4 miesięcy? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Kto płaci za montaż liczników przy wniosku spółdzielni? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Jak liczona będzie ryczałtowa opłata mocowa członków? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Co się dzieje z zapasem energii, gdy zmieniamy sprzedawcę? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "pieniadze-i-ksiegi",
      children: "Pieniądze i księgi"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Jak rozliczyć wewnętrzną cenę energii w VAT i podatku dochodowym? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Czy sprawozdanie finansowe podlega obowiązkowemu badaniu i ile kosztuje lustracja, czyli kontrola spółdzielni? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Kto prowadzi dokumentację energii i składa roczne sprawozdanie? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "sam-doradca",
      children: "Sam doradca"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Ile kosztuje usługa, za co płacimy z góry, a za co po wyniku? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Którą spółdzielnię prowadził i czy możemy z nią porozmawiać? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Czy zarabia też na sprzedaży instalacji albo energii? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["Kto odpowiada, gdy rozliczenie okaże się inne niż obiecane? ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
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