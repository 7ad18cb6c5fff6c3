"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1326"], {
63959(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_kalendarz_obowiazkow_md_8e1_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-kalendarz-obowiazkow-md-8e1.json
var site_wzory_kalendarz_obowiazkow_md_8e1_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/kalendarz-obowiazkow","source":"@site/wzory/kalendarz-obowiazkow.md","title":"Kalendarz obowiązków spółdzielni","description":"Roczne i doraźne terminy zarządu z podstawą prawną każdego z nich. Dni stałe dodacie jednym plikiem do kalendarza.","frontMatter":{"title":"Kalendarz obowiązków spółdzielni","description":"Roczne i doraźne terminy zarządu z podstawą prawną każdego z nich. Dni stałe dodacie jednym plikiem do kalendarza.","order":12,"checked":"2026-11-22","basis":[{"source":"OZE","provision":"art. 38e ust. 1 pkt 3 lit. a, 38g ust. 6, 38i, 38m, 33 ust. 4 w zw. z art. 38n, 168 pkt 22, 170 ust. 7 pkt 2, 175 ust. 1"},{"source":"PS","provision":"art. 12a, 17 § 3, 39 § 1, 41 § 5, 42 § 6, 89, 91, 93, 113 § 1 pkt 2"}],"fill_in":["Dni walnego zgromadzenia i wyłożenia sprawozdań są dla roku obrachunkowego równego kalendarzowemu. Gdy Wasz statut ma inny, przesuńcie je. Sprawozdanie do KOWR zawsze liczy się od roku kalendarzowego.","Terminy CIT, VAT i złożenia sprawozdania finansowego wyznaczają inne ustawy. Poproście księgowość, żeby dopisała je do tego kalendarza."],"dates":[],"file":"ics","aliases":["terminy zarządu","kalendarz zarządu","obowiązki spółdzielni terminy","sprawozdanie roczne termin","kalendarz do telefonu","plik ICS"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/kalendarz-obowiazkow.md


const frontMatter = {
	title: 'Kalendarz obowiązków spółdzielni',
	description: 'Roczne i doraźne terminy zarządu z podstawą prawną każdego z nich. Dni stałe dodacie jednym plikiem do kalendarza.',
	order: 12,
	checked: '2026-11-22',
	basis: [
		{
			source: 'OZE',
			provision: 'art. 38e ust. 1 pkt 3 lit. a, 38g ust. 6, 38i, 38m, 33 ust. 4 w zw. z art. 38n, 168 pkt 22, 170 ust. 7 pkt 2, 175 ust. 1'
		},
		{
			source: 'PS',
			provision: 'art. 12a, 17 § 3, 39 § 1, 41 § 5, 42 § 6, 89, 91, 93, 113 § 1 pkt 2'
		}
	],
	fill_in: [
		'Dni walnego zgromadzenia i wyłożenia sprawozdań są dla roku obrachunkowego równego kalendarzowemu. Gdy Wasz statut ma inny, przesuńcie je. Sprawozdanie do KOWR zawsze liczy się od roku kalendarzowego.',
		'Terminy CIT, VAT i złożenia sprawozdania finansowego wyznaczają inne ustawy. Poproście księgowość, żeby dopisała je do tego kalendarza.'
	],
	dates: [],
	file: 'ics',
	aliases: [
		'terminy zarządu',
		'kalendarz zarządu',
		'obowiązki spółdzielni terminy',
		'sprawozdanie roczne termin',
		'kalendarz do telefonu',
		'plik ICS'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Co roku",
  "id": "co-roku",
  "level": 2
}, {
  "value": "Gdy coś się zdarzy",
  "id": "gdy-cos-sie-zdarzy",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    h2: "h2",
    p: "p",
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
    children: [(0,jsx_runtime.jsx)(_components.h2, {
      id: "co-roku",
      children: "Co roku"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Plik do kalendarza zawiera te dni i przypomina o każdym 14 dni wcześniej."
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Co roku",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Dzień"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co zrobić"
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
            children: "60. dzień roku (1 marca, w roku przestępnym 29 lutego)"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "Złożyć sprawozdanie roczne do KOWR (ostatni dzień)"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "ustawa o OZE art. 38m pkt 2; kara za brak 1 000 zł, art. 168 pkt 22 i art. 170 ust. 7 pkt 2"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "16 czerwca"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "Wyłożyć sprawozdania (ostatni dzień, gdy walne zgromadzenie jest 30 czerwca)"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "Prawo spółdzielcze art. 89: co najmniej 14 dni przed walnym zgromadzeniem"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "30 czerwca"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "Odbyć coroczne walne zgromadzenie (ostatni dzień)"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "Prawo spółdzielcze art. 39 § 1: 6 miesięcy po roku obrachunkowym"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "1 września"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "Sprawdzić, kiedy mijają trzy lata od ostatniej lustracji, czyli kontroli spółdzielni"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "Prawo spółdzielcze art. 91: co najmniej raz na 3 lata, w likwidacji co roku"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "1 grudnia"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co zrobić",
            children: "Zebrać dane o energii za rok i sprawdzić pokrycie potrzeb"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "ustawa o OZE art. 38m pkt 1 i art. 38e ust. 1 pkt 3 lit. a"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Sprawdzanie lustracji we wrześniu i zbieranie danych w grudniu to nasza rada, a nie termin z ustawy. Po lustracji zarząd co roku informuje walne zgromadzenie i tego, kto ją przeprowadził, o wykonaniu wniosków."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "gdy-cos-sie-zdarzy",
      children: "Gdy coś się zdarzy"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Tych terminów nie ma w pliku, bo liczą się od zdarzenia."
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Gdy coś się zdarzy",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Zdarzenie"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Termin"
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
            children: "Zmiana danych z wniosku, zawieszenie albo koniec działalności"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "14 dni na zgłoszenie do KOWR"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "ustawa o OZE art. 38i"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Wezwanie KOWR do uzupełnienia wniosku"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "7 dni od doręczenia"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "ustawa o OZE art. 38g ust. 6"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Protokół kontroli KOWR"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "co najmniej 7 dni na zastrzeżenia, a ile dokładnie, podaje protokół"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "ustawa o OZE art. 33 ust. 4 w zw. z art. 38n ust. 2"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Prawomocna decyzja o karze"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "14 dni na zapłatę"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "ustawa o OZE art. 175 ust. 1"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Deklaracja nowego członka"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "miesiąc na uchwałę, jeżeli statut nie mówi inaczej, i 2 tygodnie na zawiadomienie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "Prawo spółdzielcze art. 17 § 3"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Uchwała o zmianie statutu"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "30 dni na zgłoszenie do KRS"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "Prawo spółdzielcze art. 12a"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Uchwała walnego zgromadzenia"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "6 tygodni na pozew o uchylenie"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "Prawo spółdzielcze art. 42 § 6"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Za mało członków"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "rok na uzupełnienie, potem likwidacja"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "Prawo spółdzielcze art. 113 § 1 pkt 2"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "Protokół walnego zgromadzenia"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Termin",
            children: "przechować co najmniej 10 lat"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Podstawa",
            children: "Prawo spółdzielcze art. 41 § 5"
          })]
        })]
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