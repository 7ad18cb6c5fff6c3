"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3005"], {
80209(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_deklaracja_czlonkowska_md_d41_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-deklaracja-czlonkowska-md-d41.json
var site_wzory_deklaracja_czlonkowska_md_d41_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/deklaracja-czlonkowska","source":"@site/wzory/deklaracja-czlonkowska.md","title":"Deklaracja przystąpienia do spółdzielni","description":"Pismo, którym osoba albo firma prosi o przyjęcie do spółdzielni. Ustawa wymaga formy pisemnej, bez której deklaracja jest nieważna.","frontMatter":{"title":"Deklaracja przystąpienia do spółdzielni","description":"Pismo, którym osoba albo firma prosi o przyjęcie do spółdzielni. Ustawa wymaga formy pisemnej, bez której deklaracja jest nieważna.","order":7,"checked":"2026-11-22","basis":[{"source":"PS","provision":"art. 16–17 (deklaracja i przyjęcie), art. 19 § 2 (odpowiedzialność do wysokości udziałów)"}],"fill_in":["Nazwę spółdzielni i swoje dane. Osoba prawna, na przykład gmina albo spółka, wpisuje nazwę zamiast imienia i nazwiska, a siedzibę zamiast miejsca zamieszkania.","Liczbę udziałów, nie mniejszą niż w statucie, a wkłady tylko wtedy, gdy statut je przewiduje.","Inne dane, których żąda statut, na przykład numery PPE, czyli punktów poboru z faktury. Najpierw zajrzyj do statutu.","Osobę, która ma dostać pieniądze za udziały po śmierci członka. To prawo nie wchodzi do spadku. Możesz zostawić puste."],"dates":[],"aliases":["deklaracja członkowska","wniosek o przyjęcie","formularz przystąpienia","jak przystąpić"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/deklaracja-czlonkowska.md


const frontMatter = {
	title: 'Deklaracja przystąpienia do spółdzielni',
	description: 'Pismo, którym osoba albo firma prosi o przyjęcie do spółdzielni. Ustawa wymaga formy pisemnej, bez której deklaracja jest nieważna.',
	order: 7,
	checked: '2026-11-22',
	basis: [
		{
			source: 'PS',
			provision: 'art. 16–17 (deklaracja i przyjęcie), art. 19 § 2 (odpowiedzialność do wysokości udziałów)'
		}
	],
	fill_in: [
		'Nazwę spółdzielni i swoje dane. Osoba prawna, na przykład gmina albo spółka, wpisuje nazwę zamiast imienia i nazwiska, a siedzibę zamiast miejsca zamieszkania.',
		'Liczbę udziałów, nie mniejszą niż w statucie, a wkłady tylko wtedy, gdy statut je przewiduje.',
		'Inne dane, których żąda statut, na przykład numery PPE, czyli punktów poboru z faktury. Najpierw zajrzyj do statutu.',
		'Osobę, która ma dostać pieniądze za udziały po śmierci członka. To prawo nie wchodzi do spadku. Możesz zostawić puste.'
	],
	dates: [],
	aliases: [
		'deklaracja członkowska',
		'wniosek o przyjęcie',
		'formularz przystąpienia',
		'jak przystąpić'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Składający",
  "id": "skladajacy",
  "level": 2
}, {
  "value": "Treść deklaracji",
  "id": "tresc-deklaracji",
  "level": 2
}, {
  "value": "Wypłata udziałów po śmierci członka (nieobowiązkowe)",
  "id": "wyplata-udzialow-po-smierci-czlonka-nieobowiazkowe",
  "level": 2
}, {
  "value": "Podpis",
  "id": "podpis",
  "level": 2
}, {
  "value": "Potwierdzenie przyjęcia (wypełnia spółdzielnia)",
  "id": "potwierdzenie-przyjecia-wypelnia-spoldzielnia",
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
      children: ["Do spółdzielni: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Siedziba: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "skladajacy",
      children: "Składający"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Imię i nazwisko albo nazwa: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Miejsce zamieszkania albo siedziba: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Adres do doręczeń elektronicznych, jeśli jest: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "tresc-deklaracji",
      children: "Treść deklaracji"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Deklaruję przystąpienie do spółdzielni wymienionej wyżej."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Deklaruję udziały w liczbie: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Wkłady, jeśli przewiduje je statut (jakie i o jakiej wartości): ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Inne dane, których wymaga statut: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "wyplata-udzialow-po-smierci-czlonka-nieobowiazkowe",
      children: "Wypłata udziałów po śmierci członka (nieobowiązkowe)"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Po mojej śmierci udziały należy wypłacić osobie:"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Imię i nazwisko: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Adres: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "podpis",
      children: "Podpis"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Własnoręczny podpis: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Pismo elektroniczne trzeba wysłać na adres do doręczeń elektronicznych spółdzielni i podpisać podpisem kwalifikowanym, osobistym albo zaufanym. Zwykły ", (0,jsx_runtime.jsx)(_components.span, {
        className: "unbroken",
        children: "e-mail"
      }), " nie wystarcza, a deklaracja bez wymaganej formy jest nieważna."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "potwierdzenie-przyjecia-wypelnia-spoldzielnia",
      children: "Potwierdzenie przyjęcia (wypełnia spółdzielnia)"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Uchwała o przyjęciu z dnia: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Numer uchwały: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankMedium",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Podpisy dwóch członków zarządu albo osób, które zarząd upoważnił. Deklarację elektroniczną spółdzielnia potwierdza osobnym dokumentem na piśmie."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Pierwszy podpis: ", (0,jsx_runtime.jsx)(_components.span, {
        className: "blank blankLong",
        children: (0,jsx_runtime.jsx)(_components.span, {
          className: "visuallyHidden",
          children: "miejsce na wpis"
        })
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Drugi podpis: ", (0,jsx_runtime.jsx)(_components.span, {
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