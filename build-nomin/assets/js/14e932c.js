"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3205"], {
34864(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_src_pages_o_nas_mdx_dfb_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/default/site-src-pages-o-nas-mdx-dfb.json
var site_src_pages_o_nas_mdx_dfb_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/o-nas","source":"@site/src/pages/o-nas.mdx","title":"O nas: po co jest ten serwis i jak pracujemy","description":"Po co powstał ten serwis, jak pracujemy, skąd bierzemy fakty, co znaczy „Sprawdzono” i co robimy, gdy ktoś zgłosi błąd.","frontMatter":{"title":"O nas: po co jest ten serwis i jak pracujemy","description":"Po co powstał ten serwis, jak pracujemy, skąd bierzemy fakty, co znaczy „Sprawdzono” i co robimy, gdy ktoś zgłosi błąd.","updated":"2026-11-22"},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./src/pages/o-nas.mdx


const frontMatter = {
	title: 'O nas: po co jest ten serwis i jak pracujemy',
	description: 'Po co powstał ten serwis, jak pracujemy, skąd bierzemy fakty, co znaczy „Sprawdzono” i co robimy, gdy ktoś zgłosi błąd.',
	updated: '2026-11-22'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Po co jest ten serwis",
  "id": "po-co-jest-ten-serwis",
  "level": 2
}, {
  "value": "Jak pracujemy",
  "id": "jak-pracujemy",
  "level": 2
}, {
  "value": "Jak sprawdzamy treści",
  "id": "jak-sprawdzamy-tresci",
  "level": 2
}, {
  "value": "Co znaczy „Źródła sprawdzono”",
  "id": "co-znaczy-zrodla-sprawdzono",
  "level": 2
}, {
  "value": "Co robimy z błędami",
  "id": "co-robimy-z-bledami",
  "level": 2
}, {
  "value": "Niezależność",
  "id": "niezaleznosc",
  "level": 2
}, {
  "value": "Dokumenty",
  "id": "dokumenty",
  "level": 2
}, {
  "value": "Kto za tym stoi",
  "id": "kto-za-tym-stoi",
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
    strong: "strong",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, {Counted, OwnerData, Uncounted, WhereToWrite} = _components;
  if (!Counted) _missingMdxReference("Counted", true);
  if (!OwnerData) _missingMdxReference("OwnerData", true);
  if (!Uncounted) _missingMdxReference("Uncounted", true);
  if (!WhereToWrite) _missingMdxReference("WhereToWrite", true);
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ten serwis pomaga sprawdzić, czy spółdzielnia energetyczna ma sens u Ciebie, i przedstawia naszą ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/oferta",
        children: "ofertę"
      }), ": platformę, w której spółdzielnia prowadzi rozliczenia, terminy i dokumenty. Poniżej piszemy, jak pracujemy i jak możesz nas sprawdzić."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "po-co-jest-ten-serwis",
      children: "Po co jest ten serwis"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Spółdzielnia energetyczna wytwarza energię na miejscu i dzieli ją między swoich członków. Pomysł jest prosty, ale zasady rozliczeń już nie: o wyniku decydują godziny poboru, opłaty na rachunku i terminy z ustawy."
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "W internecie są teksty, które z góry obiecują procent oszczędności, i takie, które powtarzają przepisy już nieaktualne. Chcemy, żeby wójt, rolniczka, przedsiębiorca i sąsiad z bloku mogli sprawdzić to samo, w tych samych słowach."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dlatego ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy",
        children: "baza wiedzy"
      }), " i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/faq",
        children: "pytania i odpowiedzi"
      }), " są otwarte dla wszystkich. Nie trzeba zakładać konta ani zostawiać adresu ", (0,jsx_runtime.jsx)(_components.span, {
        className: "unbroken",
        children: "e-mail"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jak-pracujemy",
      children: "Jak pracujemy"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Zaczynamy od liczb, a nie od dokumentów. Najpierw patrzymy, kto i o której godzinie pobiera prąd, a potem liczymy, ile energii zostanie na miejscu, ile wróci z sieci i ile trzeba dokupić."
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Trzymamy się przy tym kilku zasad:"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "każdy wynik ma założenia, które możesz sprawdzić;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "nie obiecujemy kwot ani procentów bez danych;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "mówimy też, kiedy spółdzielnia się nie opłaci;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "w sprawach prawa i podatków odsyłamy do doradcy, który odpowiada za swoją opinię;"
      }), "\n", (0,jsx_runtime.jsx)(_components.li, {
        children: "zakres pracy ustalamy w umowie."
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Kolejne kroki opisuje ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/oferta",
        children: "oferta"
      }), ". Jest w niej także lista rzeczy, których nie robimy."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "jak-sprawdzamy-tresci",
      children: "Jak sprawdzamy treści"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Każdy artykuł przechodzi tę samą drogę."
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Źródło."
        }), " Na pierwszym miejscu są ustawy i rozporządzenia, a prasa i poradniki na drugim. Pod artykułem jest lista źródeł, a w tekście znajdziesz do nich odsyłacze."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Data."
        }), " Przy źródle podajemy, z jakiego jest dnia, co z niego przeczytaliśmy i kiedy. Stawki i liczby spółdzielni podajemy zawsze z datą."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Pewność."
        }), " Oddzielamy to, co wynika z aktu prawnego, od relacji prasowej i od własnego wniosku. Gdy źródła się różnią, piszemy o tym."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Brak odpowiedzi."
        }), " Czasem prawo czegoś nie rozstrzyga albo nie mamy pewnego tekstu przepisu. Piszemy wtedy, co wiadomo, a czego nie, co możesz zrobić i kogo zapytać."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Dziś najwięcej takich pytań dotyczy miast. Zasady opisujemy według ustawy z 2024 r., a z ustawy z 9 października 2025 r., która otwiera spółdzielnie na miasta, znamy tylko część. Jeśli mieszkasz w mieście, zacznij od artykułu o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
        children: "spółdzielni w mieście"
      }), ": mówi, co już wiadomo, a co sprawdzić przed decyzją."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Treści w serwisie to informacja, a nie porada prawna ani podatkowa. Przed umową, uchwałą lub wydatkiem sprawdź aktualny przepis w ", (0,jsx_runtime.jsx)(_components.a, {
        href: "https://isap.sejm.gov.pl/",
        children: "ISAP"
      }), ", sejmowej bazie aktów prawnych."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-znaczy-zrodla-sprawdzono",
      children: "Co znaczy „Źródła sprawdzono”"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Przy artykule są dwie daty. „Aktualizacja” to dzień ostatniej zmiany tekstu. „Źródła sprawdzono” to dzień, w którym ostatnio porównaliśmy tekst ze źródłami."
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Ustawy czytamy z publicznej kopii Dziennika Ustaw, którą prowadzi projekt Legalize, a strony i artykuły z ich zapisanych kopii. Pod każdym artykułem stoi więc, co czytaliśmy, z jakiego dnia jest ten tekst i kiedy go odczytaliśmy. Obok jest adres, pod którym sprawdzisz aktualne brzmienie."
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Po tej dacie prawo mogło się zmienić. Im starsza data, tym uważniej sprawdź przepis przed decyzją."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-robimy-z-bledami",
      children: "Co robimy z błędami"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Widzisz błąd? Chcemy o nim wiedzieć."
    }), "\n", (0,jsx_runtime.jsx)(WhereToWrite, {
      topic: "Błąd w treści serwisu"
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Podaj adres strony, zdanie i źródło, które mówi inaczej. Źródło nie jest konieczne, ale ułatwia pracę."
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Zgłoszenie porównujemy z aktem prawnym lub innym źródłem. Jeśli masz rację, poprawiamy tekst i zmieniamy datę aktualizacji. Gdy błąd zmieniał sens, dopisujemy w artykule, co poprawiono. Jeśli nie da się ustalić, kto ma rację, pokazujemy obie wersje."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "niezaleznosc",
      children: "Niezależność"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["W serwisie nie ma reklam ani płatnych poleceń. ", (0,jsx_runtime.jsx)(Counted, {
        children: "Bez Twojej zgody nie liczymy odwiedzin i nie pobieramy niczego z obcych serwerów."
      }), (0,jsx_runtime.jsx)(Uncounted, {
        children: "Nie liczymy odwiedzin i nie pobieramy niczego z obcych serwerów."
      })]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Nie ma tu też wymyślonych klientów, opinii ani liczników sukcesów. Opis wdrożenia pojawi się dopiero za zgodą uczestników i z potwierdzonymi danymi."
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Mówimy otwarcie: serwis przedstawia również naszą ofertę. Dlatego twierdzenia o prawie i pieniądzach opieramy na źródłach, które sprawdzisz bez nas."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "dokumenty",
      children: "Dokumenty"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "/polityka",
          children: "Polityka prywatności"
        }), " mówi, co zapisuje przeglądarka i co dzieje się z Twoją wiadomością."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "/deklaracja-dostepnosci",
          children: "Deklaracja dostępności"
        }), " opisuje, co działa, co jeszcze nie i jak zgłosić barierę."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "kto-za-tym-stoi",
      children: "Kto za tym stoi"
    }), "\n", (0,jsx_runtime.jsx)(OwnerData, {})]
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
function _missingMdxReference(id, component) {
  throw new Error("Expected " + (component ? "component" : "object") + " `" + id + "` to be defined: you likely forgot to import, pass, or provide it.");
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