"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8328"], {
21154(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_wniosek_do_sprzedawcy_o_oferty_md_a12_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-wniosek-do-sprzedawcy-o-oferty-md-a12.json
var site_wzory_wniosek_do_sprzedawcy_o_oferty_md_a12_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/wniosek-do-sprzedawcy-o-oferty","source":"@site/wzory/wniosek-do-sprzedawcy-o-oferty.md","title":"Wniosek do sprzedawcy o oferty i umowę","description":"Od złożenia tego pisma sprzedawca ma 90 dni na oferty dla członków i umowę ze spółdzielnią.","frontMatter":{"title":"Wniosek do sprzedawcy o oferty i umowę","description":"Od złożenia tego pisma sprzedawca ma 90 dni na oferty dla członków i umowę ze spółdzielnią.","order":10,"checked":"2026-11-22","basis":[{"source":"OZE","provision":"art. 38da ust. 2–3 i 5 (90 dni, oferty, treść umowy), art. 40 ust. 1a i 1ac (jeden sprzedawca), art. 38e ust. 2 (koszty bilansowania)"},{"source":"ROZP","provision":"§ 5 ust. 3 (co zawierają szczegóły rozliczenia)"},{"source":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fill_in":["Dane spółdzielni i sprzedawcy oraz tabelę odbiorców i wytwórców. Sprzedawca ma być jeden dla całej spółdzielni.","Umowa kompleksowa to sprzedaż prądu i jego dostawa razem. Bilansowanie handlowe to odpowiedzialność za różnicę między planem a prawdziwym przepływem prądu.","Zachowaj dowód złożenia z datą: od tego dnia liczy się 90 dni."],"dates":[],"aliases":["pismo do sprzedawcy","oferta umowy kompleksowej","umowa ze sprzedawcą","wniosek o rozliczanie"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/wniosek-do-sprzedawcy-o-oferty.md


const frontMatter = {
	title: 'Wniosek do sprzedawcy o oferty i umowę',
	description: 'Od złożenia tego pisma sprzedawca ma 90 dni na oferty dla członków i umowę ze spółdzielnią.',
	order: 10,
	checked: '2026-11-22',
	basis: [
		{
			source: 'OZE',
			provision: 'art. 38da ust. 2–3 i 5 (90 dni, oferty, treść umowy), art. 40 ust. 1a i 1ac (jeden sprzedawca), art. 38e ust. 2 (koszty bilansowania)'
		},
		{
			source: 'ROZP',
			provision: '§ 5 ust. 3 (co zawierają szczegóły rozliczenia)'
		},
		{
			source: 'PS',
			provision: 'art. 54 § 1–2 (podpisy)'
		}
	],
	fill_in: [
		'Dane spółdzielni i sprzedawcy oraz tabelę odbiorców i wytwórców. Sprzedawca ma być jeden dla całej spółdzielni.',
		'Umowa kompleksowa to sprzedaż prądu i jego dostawa razem. Bilansowanie handlowe to odpowiedzialność za różnicę między planem a prawdziwym przepływem prądu.',
		'Zachowaj dowód złożenia z datą: od tego dnia liczy się 90 dni.'
	],
	dates: [],
	aliases: [
		'pismo do sprzedawcy',
		'oferta umowy kompleksowej',
		'umowa ze sprzedawcą',
		'wniosek o rozliczanie'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Wniosek o oferty i umowę",
  "id": "wniosek-o-oferty-i-umowe",
  "level": 2
}, {
  "value": "Co proponujemy zapisać w umowie",
  "id": "co-proponujemy-zapisac-w-umowie",
  "level": 2
}, {
  "value": "Pytania o cenę",
  "id": "pytania-o-cene",
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
    ul: "ul",
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
      children: ["Dzień wpisu do wykazu KOWR: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Sprzedawca: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "wniosek-o-oferty-i-umowe",
      children: "Wniosek o oferty i umowę"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Na podstawie art. 38da ust. 2 ustawy o odnawialnych źródłach energii wnosimy, aby sprzedawca nie później niż w terminie 90 dni od dnia złożenia tego wniosku:"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "przedstawił odbiorcom z tabeli ofertę zawarcia albo zmiany umowy kompleksowej;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "przedstawił wytwórcom z tabeli ofertę zawarcia albo zmiany umowy o świadczenie usług bilansowania handlowego;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "zawarł ze spółdzielnią umowę o zasadach rozliczenia."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Wniosek o oferty i umowę",
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
            children: "Odbiorca czy wytwórca"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Grupa taryfowa"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Moc instalacji, kW"
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
            "data-column": "Odbiorca czy wytwórca",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Grupa taryfowa",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Moc instalacji, kW",
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
            "data-column": "Odbiorca czy wytwórca",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Grupa taryfowa",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Moc instalacji, kW",
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
            "data-column": "Odbiorca czy wytwórca",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankMedium",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Grupa taryfowa",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Moc instalacji, kW",
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
      id: "co-proponujemy-zapisac-w-umowie",
      children: "Co proponujemy zapisać w umowie"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Ustawa każe uregulować w umowie cztery sprawy. Przy każdej prosimy o propozycję:"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Zmiany członków i punktów poboru: w jakim terminie i w jakiej formie je zgłaszamy. Energię wytwórcy uwzględnia się do dnia, w którym poinformujemy o wypowiedzeniu członkostwa."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Rozliczenia z członkami w tym, czego nie reguluje rozporządzenie: termin faktury, korekty, reklamacje."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Dane pomiarowe: format, zakres i dzień udostępnienia, dla spółdzielni z podziałem na członków i dla członka jego własne."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Prawa i obowiązki stron, w tym informacja, z którego miesiąca pochodzi zapas i kiedy przepada. Rozporządzenie (§ 5 ust. 3) nie wymaga jej w rozliczeniu."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "pytania-o-cene",
      children: "Pytania o cenę"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Jakie ceny i opłaty handlowe zapłacą członkowie, w podziale na grupy taryfowe?"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Jak liczona jest ryczałtowa opłata mocowa członków w spółdzielni? Przepis tego nie przesądza."
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "Ile kosztuje bilansowanie handlowe energii z instalacji o mocy 400 kW lub większej? Poniżej tej mocy koszt pokrywa w całości sprzedawca."
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