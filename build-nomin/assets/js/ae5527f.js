"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7151"], {
40541(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_lista_punktow_poboru_md_e3c_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-lista-punktow-poboru-md-e3c.json
var site_wzory_lista_punktow_poboru_md_e3c_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/lista-punktow-poboru","source":"@site/wzory/lista-punktow-poboru.md","title":"Lista punktów poboru i członków","description":"Tabela członków, zużycia i mocy. Ten sam plik wczyta kalkulator, a dane z niego przydadzą się we wniosku do wykazu.","frontMatter":{"title":"Lista punktów poboru i członków","description":"Tabela członków, zużycia i mocy. Ten sam plik wczyta kalkulator, a dane z niego przydadzą się we wniosku do wykazu.","order":3,"checked":"2026-11-22","basis":[{"source":"OZE","provision":"art. 38g ust. 2 pkt 3 (liczba członków i punktów, zapotrzebowanie, instalacje), art. 38e ust. 1 pkt 3 lit. a (moc i pokrycie)"}],"fill_in":["Jeden wiersz na członka albo na punkt poboru. Nazwa w pierwszej kolumnie ma być inna w każdym wierszu.","Zużycie roczne w kWh weź z rachunków z 12 miesięcy. Moc instalacji wpisz w kWp, a gdy jej nie ma, zostaw pole puste.","W pliku dla kalkulatora zostaw te kolumny i nagłówek. Numery PPE, czyli punktów poboru, i adresy trzymaj w drugiej tabeli."],"dates":[],"file":"csv","aliases":["lista członków","wykaz PPE","arkusz dla kalkulatora","tabela punktów poboru","lista liczników w Excelu"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/lista-punktow-poboru.md


const frontMatter = {
	title: 'Lista punktów poboru i członków',
	description: 'Tabela członków, zużycia i mocy. Ten sam plik wczyta kalkulator, a dane z niego przydadzą się we wniosku do wykazu.',
	order: 3,
	checked: '2026-11-22',
	basis: [
		{
			source: 'OZE',
			provision: 'art. 38g ust. 2 pkt 3 (liczba członków i punktów, zapotrzebowanie, instalacje), art. 38e ust. 1 pkt 3 lit. a (moc i pokrycie)'
		}
	],
	fill_in: [
		'Jeden wiersz na członka albo na punkt poboru. Nazwa w pierwszej kolumnie ma być inna w każdym wierszu.',
		'Zużycie roczne w kWh weź z rachunków z 12 miesięcy. Moc instalacji wpisz w kWp, a gdy jej nie ma, zostaw pole puste.',
		'W pliku dla kalkulatora zostaw te kolumny i nagłówek. Numery PPE, czyli punktów poboru, i adresy trzymaj w drugiej tabeli.'
	],
	dates: [],
	file: 'csv',
	aliases: [
		'lista członków',
		'wykaz PPE',
		'arkusz dla kalkulatora',
		'tabela punktów poboru',
		'lista liczników w Excelu'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Tabela do wniosków i rozmów",
  "id": "tabela-do-wnioskow-i-rozmow",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    h2: "h2",
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
      children: ["Pobierz plik i otwórz go w arkuszu. Wiersze w nim są przykładem: zastąp je swoimi, zapisz w tym samym formacie i wczytaj w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/kalkulator",
        children: "kalkulatorze"
      }), ", w części z członkami. W kolumnach wpisz:"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: ",
      "data-cards": "",
      children: [(0,jsx_runtime.jsx)(_components.thead, {
        children: (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Kolumna"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Co wpisać"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Przykład"
          })]
        })
      }), (0,jsx_runtime.jsxs)(_components.tbody, {
        children: [(0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "nazwa"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wpisać",
            children: "członek albo punkt poboru"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Przykład",
            children: "szkoła w Lipowej"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "profil"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wpisać",
            children: "jeden z profili kalkulatora"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Przykład",
            children: "szkoła"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "zużycie kWh"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wpisać",
            children: "roczne zużycie z rachunków"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Przykład",
            children: "42000"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "moc kWp"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wpisać",
            children: "moc fotowoltaiki, jeśli jest"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Przykład",
            children: "40"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "należy do"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wpisać",
            children: "członek spółdzielni, którego to jest punkt; puste, gdy wiersz opisuje samego członka"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Przykład",
            children: "gmina"
          })]
        }), (0,jsx_runtime.jsxs)(_components.tr, {
          children: [(0,jsx_runtime.jsx)(_components.th, {
            scope: "row",
            className: "rowName",
            children: "kim jest"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Co wpisać",
            children: "osoba fizyczna, osoba prawna albo wspólnota mieszkaniowa; można zostawić puste"
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Przykład",
            children: "osoba prawna"
          })]
        })]
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Kalkulator zna między innymi profile: gospodarstwo domowe, szkoła, firma lub urząd, gospodarstwo rolne, wodociąg, oświetlenie ulic, pompa ciepła."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "tabela-do-wnioskow-i-rozmow",
      children: "Tabela do wniosków i rozmów"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Te dane przydadzą się we wnioskach do KOWR, operatora i sprzedawcy. Numerów PPE, adresów i grup taryfowych kalkulator nie potrzebuje."
    }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
      "aria-label": "Tabela: Tabela do wniosków i rozmów",
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
            children: "Grupa taryfowa"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Zużycie roczne, kWh"
          }), (0,jsx_runtime.jsx)(_components.th, {
            scope: "col",
            children: "Instalacja i moc, kWp"
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
            "data-column": "Grupa taryfowa",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Zużycie roczne, kWh",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Instalacja i moc, kWp",
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
            "data-column": "Grupa taryfowa",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Zużycie roczne, kWh",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Instalacja i moc, kWp",
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
            "data-column": "Grupa taryfowa",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Zużycie roczne, kWh",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Instalacja i moc, kWp",
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
            children: "4"
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
            "data-column": "Grupa taryfowa",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Zużycie roczne, kWh",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Instalacja i moc, kWp",
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
            children: "5"
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
            "data-column": "Grupa taryfowa",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Zużycie roczne, kWh",
            children: (0,jsx_runtime.jsx)(_components.span, {
              className: "blank blankShort",
              children: (0,jsx_runtime.jsx)(_components.span, {
                className: "visuallyHidden",
                children: "miejsce na wpis"
              })
            })
          }), (0,jsx_runtime.jsx)(_components.td, {
            "data-column": "Instalacja i moc, kWp",
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
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Razem zużycie, kWh: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Razem moc, kWp: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
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