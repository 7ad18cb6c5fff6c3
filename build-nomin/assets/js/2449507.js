"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6745"], {
41639(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"files":"files_ksA7","place":"place_ewOd","panel":"panel_qaV7","done":"done_K6ML","dates":"dates_lIsq","sheet":"sheet_qpdt","paper":"paper__JTs","about":"about_obcZ","box":"box_F1Cv","tick":"tick_hJF2","deadline":"deadline_xNj6"});

},
65814(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ MDXContent)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/ErrorBoundary.js + 2 modules
var ErrorBoundary = __webpack_require__(46961);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
;// CONCATENATED MODULE: ./node_modules/@docusaurus/theme-common/lib/utils/admonitionUtils.js

/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ 
// Workaround because it's difficult in MDX v1 to provide a MDX title as props
// See https://github.com/facebook/docusaurus/pull/7152#issuecomment-1145779682
function extractMDXAdmonitionTitle(children) {
    const items = react.Children.toArray(children);
    const mdxAdmonitionTitleWrapper = items.find((item)=>/*#__PURE__*/ react.isValidElement(item) && item.type === 'mdxAdmonitionTitle');
    const rest = items.filter((item)=>item !== mdxAdmonitionTitleWrapper);
    const mdxAdmonitionTitle = mdxAdmonitionTitleWrapper?.props.children;
    return {
        mdxAdmonitionTitle,
        rest: rest.length > 0 ? /*#__PURE__*/ (0,jsx_runtime.jsx)(jsx_runtime.Fragment, {
            children: rest
        }) : null
    };
}
function processAdmonitionProps(props) {
    const { mdxAdmonitionTitle, rest } = extractMDXAdmonitionTitle(props.children);
    const title = props.title ?? mdxAdmonitionTitle;
    return {
        ...props,
        // Do not return "title: undefined" prop
        // this might create unwanted props overrides when merging props
        // For example: {...default,...props}
        ...title && {
            title
        },
        children: rest
    };
} //# sourceMappingURL=admonitionUtils.js.map

// EXTERNAL MODULE: ./src/components/ui/Notice/index.tsx + 1 modules
var Notice = __webpack_require__(83029);
;// CONCATENATED MODULE: ./src/theme/Admonition/index.tsx



const kinds = {
    tip: 'success',
    warning: 'warning',
    caution: 'warning',
    danger: 'error'
};
/** Ejected: the labelled tab of our own notices instead of a coloured slab. */ function Admonition(unprocessed) {
    const { type, title, children } = processAdmonitionProps(unprocessed);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Notice/* ["default"] */.A, {
        kind: kinds[type] ?? 'info',
        title: title,
        children: children
    });
}

// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBrokenLinks.js + 1 modules
var useBrokenLinks = __webpack_require__(55916);
// EXTERNAL MODULE: ./src/site/anchors.ts
var site_anchors = __webpack_require__(30919);
;// CONCATENATED MODULE: ./src/theme/Heading/index.tsx




/** Ejected: the link beside a heading is no part of the heading's name. */ function Heading(param) {
    let { as: Level, id, children, ...props } = param;
    const { collectAnchor } = (0,useBrokenLinks/* ["default"] */.A)();
    if (Level === 'h1' || !id) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)(Level, {
            ...props,
            children: children
        });
    }
    collectAnchor(id);
    const nameId = `${id}-nazwa`;
    const label = `Kopiuj link do sekcji: ${typeof children === 'string' ? children : id}`;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Level, {
        ...props,
        id: id,
        "aria-labelledby": nameId,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                id: nameId,
                children: children
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                className: site_anchors/* .headingLinkClass */.PG,
                to: `#${id}`,
                "data-copies": id,
                "aria-label": label,
                title: label
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/shell/ForcedColorMode/index.tsx + 3 modules
var ForcedColorMode = __webpack_require__(42241);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/browser/notifications/notify.ts
var notify = __webpack_require__(12732);
;// CONCATENATED MODULE: ./src/components/articles/ArticleTable/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"ways":"ways_Hc6F"});
;// CONCATENATED MODULE: ./src/components/articles/ArticleTable/index.tsx







function take(frame, how) {
    const table = frame?.querySelector('table');
    if (table) {
        __webpack_require__.e(/* import() */ "7410").then(__webpack_require__.bind(__webpack_require__, 55177)).then((taking)=>taking[how](table)).catch(()=>{
            (0,notify/* .notify */.m)({
                kind: 'error',
                text: 'Nie udało się. Zaznacz tabelę i skopiuj ją ręcznie.'
            });
        });
    }
}
/**
 * A table of an article, to be taken into a spreadsheet or a text. What takes it is fetched when it is pressed. Which
 * ones a phone shows as cards is said by `src/content/markdown/steps/tables.ts`.
 */ function ArticleTable(props) {
    const frame = (0,react.useRef)(null);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        ref: frame,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Table/* ["default"] */.A, {
                ...props,
                asCards: 'data-cards' in props
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: (0,clsx/* ["default"] */.A)(styles_module.ways, 'needsScript noPrint'),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: ()=>{
                            take(frame.current, 'copyTable');
                        },
                        children: "Kopiuj tabelę"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: ()=>{
                            take(frame.current, 'saveTable');
                        },
                        children: "Pobierz CSV"
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useIsBrowser.js
var useIsBrowser = __webpack_require__(19863);
;// CONCATENATED MODULE: ./src/components/articles/GlossaryTerm/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const GlossaryTerm_styles_module = ({"term":"term_tU_m"});
;// CONCATENATED MODULE: ./src/components/articles/GlossaryTerm/index.tsx




/**
 * A glossary term in a text: a link to its place in the glossary, which with scripts becomes a button for a card with
 * the definition (`browser/cards`). Plain, so that nothing is preloaded for a page that the card makes unnecessary.
 */ function GlossaryTerm(param) {
    let { href, children } = param;
    const isBrowser = (0,useIsBrowser/* ["default"] */.A)();
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
        href: (0,useBaseUrl/* ["default"] */.Ay)(href),
        className: GlossaryTerm_styles_module.term,
        "data-term": "",
        ...isBrowser && {
            role: 'button',
            'aria-expanded': false
        },
        children: children
    });
}

// EXTERNAL MODULE: ./src/components/articles/Question/index.tsx + 1 modules
var Question = __webpack_require__(15431);
// EXTERNAL MODULE: ./src/components/ui/loading/LaterPart.tsx
var LaterPart = __webpack_require__(52843);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
;// CONCATENATED MODULE: ./src/theme/MDXComponents/index.tsx















/** A part of an article that readers change, imported only by articles that have it. */ function OwnComponent(param) {
    let { children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(ErrorBoundary/* ["default"] */.A, {
                fallback: ()=>/*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        role: "alert",
                        children: "Ta część nie działa. Odśwież stronę."
                    }),
                children: children
            })
        })
    });
}
/**
 * Ejected: native details, a focusable region around wide tables, cards of glossary terms, figures. The highlighter is
 * imported only by articles that have code.
 */ const components = {
    ForcedColorMode: ForcedColorMode/* ["default"] */.A,
    // External links open in the same tab, so none needs a warning.
    a: (param)=>{
        let { href = '', children, ...props } = param;
        return href.startsWith(`${navigation/* .glossaryPage.to */.sO.to}#`) ? /*#__PURE__*/ (0,jsx_runtime.jsx)(GlossaryTerm, {
            href: href,
            children: children
        }) : href.startsWith('#') ? /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
            ...props,
            href: href,
            children: children
        }) : /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
            target: "_self",
            ...props,
            to: href,
            children: children
        });
    },
    admonition: Admonition,
    details: Question/* ["default"] */.A,
    h2: (props)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Heading, {
            as: "h2",
            ...props
        }),
    h3: (props)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Heading, {
            as: "h3",
            ...props
        }),
    h4: (props)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Heading, {
            as: "h4",
            ...props
        }),
    table: ArticleTable,
    // Made by `src/content/markdown/steps/questions.ts`.
    'question-group': (param)=>{
        let { children } = param;
        return /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
            children: /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                children: children
            })
        });
    },
    // Made by `src/content/markdown/steps/laterPart.ts`.
    'later-part': LaterPart/* ["default"] */.A,
    // Made by `src/content/markdown/steps/ownComponents.ts`.
    'own-component': OwnComponent
};
/* export default */ const MDXComponents = (components);

;// CONCATENATED MODULE: ./node_modules/@docusaurus/theme-classic/lib/theme/MDXContent/index.js

/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ 


function MDXContent(param) {
    let { children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(lib/* .MDXProvider */.x, {
        components: MDXComponents,
        children: children
    });
}


},
15431(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Question)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/CopyLink/index.tsx + 1 modules
var CopyLink = __webpack_require__(64709);
;// CONCATENATED MODULE: ./src/components/articles/Question/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"question":"question_FVHt"});
;// CONCATENATED MODULE: ./src/components/articles/Question/index.tsx



/** A native disclosure with a button that copies its address. */ function Question(param) {
    let { children, id, ...props } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        ...props,
        id: id,
        className: styles_module.question,
        children: [
            children,
            id && /*#__PURE__*/ (0,jsx_runtime.jsx)(CopyLink/* ["default"] */.A, {
                hash: id,
                label: "Kopiuj link do pytania"
            })
        ]
    });
}


},
84958(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ SourceTrail)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
;// CONCATENATED MODULE: ./src/domain/articles/sourceTrail.ts
/**
 * Says how we know a source: who issued it, what was read and when, and where its present text is.
 *
 * @param day The day it was read, as it should be shown.
 */ function sourceTrail(param, day) {
    let { publisher, date, copy, copyUrl, state, url } = param;
    const issued = `${publisher}, ${date}.`;
    if (copy === undefined) {
        return [
            {
                text: `${issued} Odczyt: ${day}.`
            }
        ];
    }
    const read = `${state === undefined ? '' : `, ${state}`}; odczyt: ${day}.`;
    if (copyUrl === undefined) {
        return [
            {
                text: `${issued} Czytaliśmy: ${copy}${read}`
            }
        ];
    }
    return [
        {
            text: `${issued} Czytaliśmy: `
        },
        {
            text: copy,
            url: copyUrl
        },
        {
            text: `${read} Aktualne brzmienie: `
        },
        {
            text: new URL(url).hostname,
            url
        },
        {
            text: '.'
        }
    ];
}
/** Where the title of a source leads; null if the trail has the links. */ function titleAddress(param) {
    let { copyUrl, url } = param;
    return copyUrl === undefined ? url : null;
}

// EXTERNAL MODULE: ./src/domain/polish/date.ts
var polish_date = __webpack_require__(8204);
;// CONCATENATED MODULE: ./src/components/articles/SourceTrail/index.tsx




/** A source: its title, and below it what of it was read and when. */ function SourceTrail(param) {
    let { source } = param;
    const address = titleAddress(source);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            address === null ? source.title : /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                href: address,
                children: source.title
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                className: "meta",
                children: sourceTrail(source, withoutStop((0,polish_date/* .formatDate */.Yq)(source.read))).map((param)=>{
                    let { text, url } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Fragment, {
                        children: url === undefined ? text : /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                            href: url,
                            children: text
                        })
                    }, text);
                })
            })
        ]
    });
}
/** A date ends with “r.”, and so would the sentence. */ function withoutStop(date) {
    return date.replace(/\.$/, '');
}


},
42241(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ ForcedColorMode)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Head.js
var Head = __webpack_require__(53572);
;// CONCATENATED MODULE: ./src/domain/browser/colorMode.ts
/** A mode a page may force. Following the system's preference is the visitor's choice, so it cannot be forced. */ /** Attribute of `<html>` in the built page; the inline script reads it before the first paint. */ const forcedModeAttribute = 'data-forced-theme';
function isForcedMode(value) {
    return value === 'light' || value === 'dark';
}

;// CONCATENATED MODULE: ./src/docusaurus/colorMode.ts
/**
 * Attributes of `<html>` that tell the colour mode, for either side of the build.
 *
 * Why: Docusaurus lets no page force a mode.
 * Leans on: theme-classic 3.10 inlineScripts.js and theme-common 3.10 contexts/colorMode set both, the first before the
 * first paint, the second on every choice.
 * Breaks: pages that force a mode show the visitor's, an address sets attributes again; style sheets repeat the names.
 */ /** Stands in the script by which theme-classic sets both, and attributes named by an address, before the first paint. */ const themeScriptMark = 'docusaurus-data-';
/** The mode shown: `light` or `dark`. */ const modeAttribute = 'data-theme';
/** The visitor's choice: `light`, `dark` or `system`. */ const modeChoiceAttribute = 'data-theme-choice';

;// CONCATENATED MODULE: ./src/browser/shell/forceColorMode.ts


/** The modes requested now; the last one wins. */ const requests = [];
let guard = null;
/**
 * Shows the page in one mode, whatever the visitor chose and whatever changes meanwhile; the choice itself stays as
 * it is. Returns a function that restores the choice. Forcing "system" is refused with a warning.
 */ function forceColorMode(mode) {
    if (!isForcedMode(mode)) {
        console.warn(`A page can force the colour mode "light" or "dark"; "${String(mode)}" is ignored.`);
        return ()=>undefined;
    }
    const request = {
        mode
    };
    requests.push(request);
    apply();
    if (!guard) {
        guard = new MutationObserver(apply);
        guard.observe(document.documentElement, {
            attributeFilter: [
                modeAttribute
            ]
        });
    }
    return ()=>{
        const index = requests.indexOf(request);
        if (index >= 0) {
            requests.splice(index, 1);
            apply();
        }
    };
}
/** Sets the mode the page should have. The theme sets its own again whenever the choice or the system changes. */ function apply() {
    const forced = requests.at(-1)?.mode;
    if (forced === undefined) {
        guard?.disconnect();
        guard = null;
    }
    const mode = forced ?? preferredMode();
    if (document.documentElement.getAttribute(modeAttribute) !== mode) {
        document.documentElement.setAttribute(modeAttribute, mode);
    }
}
/** The visitor's choice, or the system's preference. The theme keeps the choice in an attribute, forced or not. */ function preferredMode() {
    const choice = document.documentElement.getAttribute(modeChoiceAttribute);
    if (isForcedMode(choice)) {
        return choice;
    }
    return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

;// CONCATENATED MODULE: ./src/components/shell/ForcedColorMode/index.tsx





/** Shows its page in one colour mode, from the first paint until the visitor leaves. */ function ForcedColorMode(param) {
    let { mode } = param;
    (0,react.useLayoutEffect)(()=>forceColorMode(mode), [
        mode
    ]);
    return isForcedMode(mode) && /*#__PURE__*/ (0,jsx_runtime.jsx)(Head/* ["default"] */.A, {
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("html", {
            lang: "pl",
            [forcedModeAttribute]: mode
        })
    });
}


},
45243(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ PageHeader)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/pictures/DayRibbon/index.tsx + 1 modules
var DayRibbon = __webpack_require__(70485);
;// CONCATENATED MODULE: ./src/components/shell/PageHeader/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"header":"header_OuDd","withLead":"withLead_wGJA"});
;// CONCATENATED MODULE: ./src/components/shell/PageHeader/index.tsx




/** Head of a page: ribbon, h1, lead. */ function PageHeader(param) {
    let { title, lead, place, breadcrumbs, children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("header", {
        className: (0,clsx/* ["default"] */.A)(styles_module.header, lead !== undefined && styles_module.withLead),
        children: [
            breadcrumbs,
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DayRibbon/* ["default"] */.A, {
                filled: place
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h1", {
                children: title
            }),
            lead !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "lead",
                children: lead
            }),
            children
        ]
    });
}


},
67022(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Breadcrumbs)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/Breadcrumbs/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"nav":"nav_ro9p"});
;// CONCATENATED MODULE: ./src/components/ui/Breadcrumbs/index.tsx




/** The pages above this one. The page itself is not among them: its heading stands right below. */ function Breadcrumbs(param) {
    let { items } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("nav", {
        className: (0,clsx/* ["default"] */.A)(styles_module.nav, 'meta', 'noPrint'),
        "aria-label": "Ścieżka nawigacji",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
            children: [
                {
                    label: 'Start',
                    to: '/'
                },
                ...items
            ].map((param)=>{
                let { label, to } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                        to: to,
                        children: label
                    })
                }, to);
            })
        })
    });
}


},
87988(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Table)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/Table/cards.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const cards_module = ({"cards":"cards_O70W"});
;// CONCATENATED MODULE: ./src/components/ui/Table/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"region":"region_bQps","table":"table_XRHn"});
;// CONCATENATED MODULE: ./src/components/ui/Table/index.tsx




/** A table in its own group of the same name, which scrolls sideways if the table is wider than the text. */ function Table(param) {
    let { 'aria-label': label, className, asCards = false, ...props } = param;
    return(// A region that scrolls must be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: styles_module.region,
        role: "group",
        "aria-label": label,
        tabIndex: 0,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("table", {
            ...props,
            "aria-label": label,
            className: (0,clsx/* ["default"] */.A)(styles_module.table, asCards && cards_module.cards, className)
        })
    }));
}


},
64709(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ CopyLink)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/ui/buttons/CopyLink/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"row":"row_hMOB"});
;// CONCATENATED MODULE: ./src/components/ui/buttons/CopyLink/index.tsx




/** Copies an address of this page, also while it sleeps: see `browser/copying`. */ function CopyLink(param) {
    let { label, hash = '' } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: `${styles_module.row} needsScript noPrint`,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
            look: "plain",
            "data-copies": hash,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                    name: "copy"
                }),
                label
            ]
        })
    });
}


},
78005(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (PrintButton)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_1 = __webpack_require__(27588);
/* import */ var _site_src_components_ui_Icon__rspack_import_2 = __webpack_require__(68347);



function PrintButton(param) {
    let { ready } = param;
    const print = async ()=>{
        await ready?.();
        window.print();
    };
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
        className: "needsScript",
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(_site_src_components_ui_buttons_Button__rspack_import_1/* .Button */.$, {
            look: "plain",
            onClick: ()=>void print(),
            children: [
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Icon__rspack_import_2/* ["default"] */.A, {
                    name: "print"
                }),
                "Drukuj"
            ]
        })
    });
}


},
52843(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (LaterPart)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/* import */ var _docusaurus_router__rspack_import_1 = __webpack_require__(56347);


/**
 * A part below the first screen. When a link has opened the page, it is drawn once that screen is painted; at once where
 * a place in it may be gone to (Back, a hash, marks of a search) and where React hydrates what the build has drawn.
 */ function LaterPart(param) {
    let { children } = param;
    const { action, location } = (0,_docusaurus_router__rspack_import_1/* .useHistory */.W6)();
    const isAtStart = action === 'PUSH' && location.hash === '' && location.search === '';
    return (0,react__rspack_import_0.useDeferredValue)(true, !isAtStart) && children;
}


},
16708(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  a: () => (lazyPart)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_loading_PartBoundary__rspack_import_2 = __webpack_require__(65644);



/**
 * A part of the page fetched when first shown. If it fails to load, its place says so and offers another try,
 * which `lazy` alone never does; once loaded, it renders at once, also for printing.
 */ function lazyPart(load, param) {
    let { message, waiting, peek } = param;
    const attempt = ()=>/*#__PURE__*/ (0,react__rspack_import_1.lazy)(()=>load().catch((error)=>{
                current = attempt();
                throw error;
            }));
    let current = attempt();
    /** One attempt: a new one begins when the boundary around it drops the failed one. */ function Attempt(props) {
        const [Part] = (0,react__rspack_import_1.useState)(()=>peek?.() ?? current);
        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(react__rspack_import_1.Suspense, {
            fallback: waiting,
            children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Part, {
                ...props
            })
        });
    }
    return function LazyPart(props) {
        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_loading_PartBoundary__rspack_import_2/* ["default"] */.A, {
            message: message,
            children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Attempt, {
                ...props
            })
        });
    };
}


},
88110(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  O0: () => (parseDeadline),
  xO: () => (deadlineDay)
});
const units = {
    day: [
        'dzień',
        'dni'
    ],
    week: [
        'tydzień',
        'tygodnie',
        'tygodni'
    ],
    month: [
        'miesiąc',
        'miesiące',
        'miesięcy'
    ]
};
/** A deadline as written: `[termin: 14 dni od wpisu do KRS]`. */ const deadlineMark = /\[termin: ([^[\]]*)\]/g;
const written = /^(\d{1,3}) (\S+) ((?:od|przed) .+)$/;
/** Reads what stands after „termin:”; null if it names no unit or none of the days. */ function parseDeadline(text, dates) {
    const [, count = '', word = '', phrase = ''] = written.exec(text.replaceAll('\u00a0', ' ')) ?? [];
    const unit = Object.keys(units).find((key)=>units[key].includes(word));
    const date = dates.find((candidate)=>candidate.phrase === phrase);
    return unit === undefined || date === undefined ? null : {
        from: date.id,
        unit,
        count: phrase.startsWith('przed') ? -Number(count) : Number(count)
    };
}
/**
 * Last day of a term. A term in months ends on the day of the same number, or on the month's last day if there is no
 * such day. Days off are not moved: the page says so.
 */ function deadlineDay(param, start) {
    let { unit, count } = param;
    const day = new Date(`${start}T00:00:00Z`);
    if (unit === 'month') {
        const number = day.getUTCDate();
        day.setUTCDate(1);
        day.setUTCMonth(day.getUTCMonth() + count);
        const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
        day.setUTCDate(Math.min(number, last));
    } else {
        day.setUTCDate(day.getUTCDate() + count * (unit === 'week' ? 7 : 1));
    }
    return day.toISOString().slice(0, 10);
}


},
37462(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  R8: () => (filesOf),
  Vi: () => (paperNotice)
});
/** Files made from a paper besides its page and its document: dates for a calendar, a list for the calculator. */ const paperFiles = (/* unused pure expression or super */ null && ([
    'ics',
    'csv'
]));
/** Files of a paper that the build makes next to its page, by their extensions. */ function filesOf(param) {
    let { file } = param;
    return file === null ? [
        'docx'
    ] : [
        'docx',
        file
    ];
}
/** What every paper says of itself. */ const paperNotice = 'To nie jest porada prawna. Przed użyciem sprawdź aktualne przepisy.';


},
78047(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ PaperPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-common/lib/utils/metadataUtils.js
var metadataUtils = __webpack_require__(34308);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-classic/lib/theme/MDXContent/index.js + 8 modules
var MDXContent = __webpack_require__(65814);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/components/ui/Breadcrumbs/index.tsx + 1 modules
var Breadcrumbs = __webpack_require__(67022);
// EXTERNAL MODULE: ./src/components/ui/buttons/PrintButton/index.tsx
var PrintButton = __webpack_require__(78005);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/components/ui/loading/lazyPart/index.tsx
var lazyPart = __webpack_require__(16708);
;// CONCATENATED MODULE: ./src/domain/papers/checklist.ts
const emptyChecklist = {
    done: [],
    dates: {}
};
/** Reads the stored lists by the names of their papers; what is not one is left out. */ function parseChecklists(text) {
    try {
        const stored = JSON.parse(text ?? '{}');
        return isRecord(stored) ? Object.fromEntries(Object.entries(stored).flatMap((param)=>{
            let [name, list] = param;
            return isRecord(list) ? [
                [
                    name,
                    readList(list)
                ]
            ] : [];
        })) : {};
    } catch  {
        return {};
    }
}
/** The list with a step done, or not done if it was. */ function withToggled(list, step) {
    const done = list.done.includes(step) ? list.done.filter((other)=>other !== step) : [
        ...list.done,
        step
    ];
    return {
        ...list,
        done
    };
}
/** The list with a day, or without it. */ function withDate(list, id, day) {
    const rest = Object.entries(list.dates).filter((param)=>{
        let [other] = param;
        return other !== id;
    });
    return {
        ...list,
        dates: Object.fromEntries(day === null ? rest : [
            ...rest,
            [
                id,
                day
            ]
        ])
    };
}
function readList(param) {
    let { done, dates } = param;
    return {
        done: Array.isArray(done) ? done.filter((step)=>typeof step === 'string') : [],
        dates: isRecord(dates) ? Object.fromEntries(Object.entries(dates).filter((entry)=>typeof entry[1] === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(entry[1]))) : {}
    };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./src/site/behaviour.ts
var behaviour = __webpack_require__(60730);
;// CONCATENATED MODULE: ./src/browser/papers/useChecklist.ts



/** A checklist of the paper with this address. */ function useChecklist(address) {
    const [list, setList] = (0,react.useState)(null);
    const isKept = (0,react.useRef)(false);
    (0,react.useEffect)(()=>{
        const kept = read()[address];
        isKept.current = kept !== undefined;
        setList(kept ?? emptyChecklist);
    }, [
        address
    ]);
    const change = (0,react.useCallback)((step)=>{
        // Another tab may have changed it, or cleared it. What the browser never kept only this tab knows.
        const next = step(read()[address] ?? (isKept.current ? null : list) ?? emptyChecklist);
        keep(address, next);
        isKept.current = address in read();
        setList(next);
    }, [
        address,
        list
    ]);
    return {
        list,
        toggle: (step)=>{
            change((current)=>withToggled(current, step));
        },
        setDate: (id, day)=>{
            change((current)=>withDate(current, id, day));
        },
        clear: ()=>{
            change(()=>emptyChecklist);
        }
    };
}
function read() {
    try {
        return parseChecklists(window.localStorage.getItem(behaviour/* .storage.checklists */.IG.checklists));
    } catch  {
        return {};
    }
}
function keep(address, list) {
    try {
        const others = Object.entries(read()).filter((param)=>{
            let [name] = param;
            return name !== address;
        });
        const isEmpty = list.done.length === 0 && Object.keys(list.dates).length === 0;
        const lists = isEmpty ? others : [
            ...others,
            [
                address,
                list
            ]
        ];
        if (lists.length === 0) {
            window.localStorage.removeItem(behaviour/* .storage.checklists */.IG.checklists);
        } else {
            window.localStorage.setItem(behaviour/* .storage.checklists */.IG.checklists, JSON.stringify(Object.fromEntries(lists)));
        }
    } catch  {
    // The browser stores nothing: the list works until the page is left.
    }
}

// EXTERNAL MODULE: ./src/domain/papers/paper.ts
var papers_paper = __webpack_require__(37462);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./src/components/articles/SourceTrail/index.tsx + 1 modules
var SourceTrail = __webpack_require__(84958);
// EXTERNAL MODULE: ./src/components/papers/styles.module.css
var styles_module = __webpack_require__(41639);
;// CONCATENATED MODULE: ./src/components/papers/AboutPaper.tsx



/** What to write into a paper and the law it rests on; it stands after the paper and is printed on a sheet of its own, so that a form is clean. */ function AboutPaper(param) {
    let { paper: { fillIn, basis } } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: styles_module/* ["default"].about */.A.about,
        "aria-label": "O tym wzorze",
        children: [
            fillIn.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                        children: "Co wpisać i na co zwr\xf3cić uwagę"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                        children: fillIn.map((sentence)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: sentence
                            }, sentence))
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                        children: "Podstawa prawna"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                        children: basis.map((source)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                children: [
                                    source.provision,
                                    '\u00a0– ',
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SourceTrail/* ["default"] */.A, {
                                        source: source
                                    })
                                ]
                            }, `${source.code} ${source.provision}`))
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/papers/context.ts

/** The checklist the steps of a paper belong to; null on a paper to fill in by hand, and without scripts. */ const ChecklistContext = (0,react.createContext)(null);

;// CONCATENATED MODULE: ./src/components/papers/fileWords.ts
/** What the reader gets from each file of a paper. */ const fileWords = {
    docx: 'Dokument do edycji (.docx)',
    ics: 'Terminy do kalendarza (.ics)',
    csv: 'Lista dla kalkulatora (.csv)'
};

;// CONCATENATED MODULE: ./src/components/papers/PaperLayout.tsx

















const ChecklistPanel = (0,lazyPart/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("4014"), __webpack_require__.e("2697")]).then(__webpack_require__.bind(__webpack_require__, 44896)), {
    message: 'Nie udało się wczytać postępu i dat. Lista działa jak na papierze.'
});
/** A paper to take away: its files, its text as a sheet, and what it rests on. */ function PaperLayout(param) {
    let { paper, children } = param;
    const { title, description, address, checked, dates, steps } = paper;
    const { list, toggle, setDate, clear } = useChecklist(address);
    const isChecklist = dates.length > 0;
    const checklist = (0,react.useMemo)(()=>isChecklist && list ? {
            list,
            dates,
            toggle
        } : null, [
        isChecklist,
        list,
        dates,
        toggle
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
        className: `container ${styles_module/* ["default"].paper */.A.paper}`,
        id: (/* inlined export .contentId */"tresc"),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(PageHeader/* ["default"] */.A, {
                title: title,
                lead: description,
                place: 18,
                breadcrumbs: /*#__PURE__*/ (0,jsx_runtime.jsx)(Breadcrumbs/* ["default"] */.A, {
                    items: [
                        navigation/* .papersPage */.j5
                    ]
                }),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: "meta",
                        children: [
                            "Sprawdzono: ",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("time", {
                                dateTime: checked,
                                children: (0,date/* .formatDate */.Yq)(checked)
                            }),
                            " ",
                            papers_paper/* .paperNotice */.Vi
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("ul", {
                        className: `${styles_module/* ["default"].files */.A.files} noPrint`,
                        children: [
                            (0,papers_paper/* .filesOf */.R8)(paper).map((ending)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(Link/* ["default"] */.A, {
                                        to: `pathname://${address}.${ending}`,
                                        target: "_self",
                                        download: true,
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                                name: "download"
                                            }),
                                            fileWords[ending]
                                        ]
                                    })
                                }, ending)),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintButton/* ["default"] */.A, {})
                            })
                        ]
                    })
                ]
            }),
            isChecklist && /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: `${styles_module/* ["default"].place */.A.place} needsScript`,
                "data-awake": true,
                children: checklist && /*#__PURE__*/ (0,jsx_runtime.jsx)(ChecklistPanel, {
                    list: checklist.list,
                    dates,
                    steps,
                    setDate,
                    clear
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: `${styles_module/* ["default"].sheet */.A.sheet} prose`,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(ChecklistContext, {
                    value: checklist,
                    children: children
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(AboutPaper, {
                paper: paper
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/papers/deadline.ts
var papers_deadline = __webpack_require__(88110);
;// CONCATENATED MODULE: ./src/components/papers/Step.tsx






/** The box of a step: a square on paper, a checkbox once ticks can be kept. */ function StepBox(param) {
    let { 'data-step': step } = param;
    const checklist = (0,react.useContext)(ChecklistContext);
    return checklist === null ? /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
        className: styles_module/* ["default"].box */.A.box,
        "aria-hidden": "true"
    }) : /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
        type: "checkbox",
        id: boxId(step),
        className: styles_module/* ["default"].tick */.A.tick,
        checked: checklist.list.done.includes(step),
        onChange: ()=>{
            checklist.toggle(step);
        }
    });
}
/** The name of a step, and the label of its checkbox. */ function StepName(param) {
    let { 'data-step': step, children } = param;
    const checklist = (0,react.useContext)(ChecklistContext);
    return checklist === null ? children : /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
        htmlFor: boxId(step),
        children: children
    });
}
/** The term of a step as the law words it, with its last day once the reader has given the first. */ function StepDeadline(param) {
    let { 'data-term': term, children } = param;
    const checklist = (0,react.useContext)(ChecklistContext);
    const deadline = checklist && (0,papers_deadline/* .parseDeadline */.O0)(term, checklist.dates);
    const start = deadline ? checklist.list.dates[deadline.from] : undefined;
    const last = deadline && start !== undefined ? (0,papers_deadline/* .deadlineDay */.xO)(deadline, start) : null;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
        className: styles_module/* ["default"].deadline */.A.deadline,
        children: [
            children,
            last !== null && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    ": ",
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("time", {
                        dateTime: last,
                        children: (0,date/* .formatDate */.Yq)(last)
                    })
                ]
            })
        ]
    });
}
function boxId(step) {
    return `krok-${step}`;
}

// EXTERNAL MODULE: ./.docusaurus/site-data/default/papers.json
var papers = __webpack_require__(62829);
;// CONCATENATED MODULE: ./src/theme/PaperPage/index.tsx









/** What the step `paperForms` makes of a paper's checklist. */ const parts = {
    'step-box': StepBox,
    'step-name': StepName,
    'step-deadline': StepDeadline
};
/** Our own component, named in the configuration: the page of a paper to take away. */ function PaperPage(param) {
    let { content: Content } = param;
    const { title, description, permalink } = Content.metadata;
    const base = (0,useBaseUrl/* ["default"] */.Ay)('/');
    const paper = papers.find((param)=>{
        let { address } = param;
        return base + address.slice(1) === permalink;
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Layout/* ["default"] */.A, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(metadataUtils/* .PageMetadata */.be, {
                title: title,
                description: description
            }),
            paper && /*#__PURE__*/ (0,jsx_runtime.jsx)(PaperLayout, {
                paper: paper,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(MDXContent/* ["default"] */.A, {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(lib/* .MDXProvider */.x, {
                        components: parts,
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Content, {})
                    })
                })
            })
        ]
    });
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
62829(module) {
module.exports = JSON.parse('[{"source":"wzory/lista-zakladania-spoldzielni.md","title":"Lista kontrolna: zakładanie spółdzielni","description":"Kroki od pierwszej rozmowy do pierwszego rozliczenia, z terminami z ustaw. Zaznaczacie, co już zrobione, a daty liczą się same.","address":"/wzory/lista-zakladania-spoldzielni","checked":"2026-11-22","basis":[{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 5–7, 11, 15–17, 35, 45, 49, 56 (statut, założyciele, organy, wpis do KRS)"},{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38c ust. 1–2, 38da–38g, 38i, 38m (sieć, warunki, wykaz KOWR, trzy wnioski, sprawozdanie)"},{"title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","code":"SG","provision":"art. 14 ust. 1, art. 18 ust. 2 pkt 9 lit. f–g, art. 20 ust. 5 (uchwała rady gminy)"},{"title":"Ustawa o kosztach sądowych w sprawach cywilnych (tekst jednolity, Dz.U. 2024 poz. 959)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000959","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/33a01bef4d61683777151e9a0ad14e5edcad524e/pl/DU-2024-959.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","code":"KSC","provision":"art. 52 ust. 1 (opłata za wpis do KRS)"}],"fillIn":["Daty, które już znacie: sesję rady gminy, złożenie deklaracji, doręczenie wezwania KOWR i złożenie trzech wniosków. Od nich liczą się terminy.","Na papierze wpiszcie termin w puste miejsce przy kroku."],"dates":[{"id":"sesja","label":"Sesja rady gminy","phrase":"przed sesją rady"},{"id":"deklaracja","label":"Złożenie deklaracji","phrase":"od złożenia deklaracji"},{"id":"wezwanie","label":"Doręczenie wezwania KOWR","phrase":"od doręczenia wezwania"},{"id":"wnioski","label":"Złożenie trzech wniosków","phrase":"od złożenia wniosku"}],"steps":["sprawdzcie-obszar","sprawdzcie-operatora-sieci","zbierzcie-rachunki-i-punkty-poboru","policzcie-moc-i-pokrycie","policzcie-zalozycieli","znajdzcie-ludzi-do-organow","przekazcie-radzie-gminy-projekt-uchwaly","podejmijcie-uchwale-rady","napiszcie-statut","odbadzcie-zebranie-zalozycielskie","zlozcie-wniosek-do-krs","odbierzcie-wpis-do-krs-i-nip","zbierzcie-deklaracje-na-pismie","podejmijcie-uchwale-o-przyjeciu","zlozcie-wniosek-do-wykazu","podpiszcie-oswiadczenie-zarzadu","uzupelnijcie-braki-gdy-kowr-wezwie","odbierzcie-zaswiadczenie","wniosek-o-liczniki-do-operatora","wniosek-o-oferty-do-sprzedawcy","wniosek-o-umowe-dystrybucyjna","podpiszcie-umowy","prowadzcie-dokumentacje-energii","zglaszajcie-zmiany-danych","dodajcie-terminy-do-kalendarza"],"file":null,"aliases":["krok po kroku","harmonogram zakładania","terminy zakładania spółdzielni"]},{"source":"wzory/pytania-do-doradcy.md","title":"Pytania do doradcy i prawnika","description":"O co zapytać, zanim podpiszesz umowę z doradcą, prawnikiem albo księgową, i co powinno znaleźć się w odpowiedzi.","address":"/wzory/pytania-do-doradcy","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38c ust. 7, 8, 11 i 13, art. 38da, 38e, 38l, 38m (rozliczenie, terminy, warunki)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 5, 36, 45, 54, 88a, 91 (statut, głosy, organy, badanie, lustracja)"},{"title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","code":"ROZP","provision":"§ 2–5 (bilans godzinowy, rozliczenie miesięczne, dane)"}],"fillIn":["Odpowiedź, nazwisko i datę. Poproś o odpowiedź na piśmie, z podaniem przepisu."],"dates":[],"steps":[],"file":null,"aliases":["jak wybrać doradcę","pytania do prawnika","pytania do księgowej","oferta doradcy"]},{"source":"wzory/lista-punktow-poboru.md","title":"Lista punktów poboru i członków","description":"Tabela członków, zużycia i mocy. Ten sam plik wczyta kalkulator, a dane z niego przydadzą się we wniosku do wykazu.","address":"/wzory/lista-punktow-poboru","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38g ust. 2 pkt 3 (liczba członków i punktów, zapotrzebowanie, instalacje), art. 38e ust. 1 pkt 3 lit. a (moc i pokrycie)"}],"fillIn":["Jeden wiersz na członka albo na punkt poboru. Nazwa w pierwszej kolumnie ma być inna w każdym wierszu.","Zużycie roczne w kWh weź z rachunków z 12 miesięcy. Moc instalacji wpisz w kWp, a gdy jej nie ma, zostaw pole puste.","W pliku dla kalkulatora zostaw te kolumny i nagłówek. Numery PPE, czyli punktów poboru, i adresy trzymaj w drugiej tabeli."],"dates":[],"steps":[],"file":"csv","aliases":["lista członków","wykaz PPE","arkusz dla kalkulatora","tabela punktów poboru","lista liczników w Excelu"]},{"source":"wzory/uchwala-rady-gminy.md","title":"Zarys uchwały rady gminy","description":"Co ma rozstrzygnąć uchwała rady o utworzeniu spółdzielni albo przystąpieniu do niej i co przygotować przed sesją.","address":"/wzory/uchwala-rady-gminy","checked":"2026-11-22","basis":[{"title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","code":"SG","provision":"art. 2 ust. 2, art. 7 ust. 1 pkt 3, art. 9 ust. 2, art. 14 ust. 1, art. 18 ust. 2 pkt 9 lit. e–g, art. 20 ust. 5 (osobowość i zadania gminy, uchwała rady, projekt wójta)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 15, 16, 19 § 2, 36 (członkostwo, udziały, pełnomocnik osoby prawnej)"},{"title":"Ustawa o finansach publicznych (tekst jednolity, Dz.U. 2024 poz. 1530)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001530","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b7158dfa29d287f007e2aed081c2ca20f3ce3a5a/pl/DU-2024-1530.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","code":"FP","provision":"art. 11 ust. 1 (jednostki budżetowe działają bez osobowości prawnej)"}],"fillIn":["Nazwę gminy, spółdzielnię, liczbę i wartość udziałów, osobę reprezentującą gminę.","Treść uchwały ustala radca prawny gminy. Niech oceni też, co wynika dla niej z ustawy o gospodarce komunalnej."],"dates":[],"steps":[],"file":null,"aliases":["uchwała o przystąpieniu","uchwała rady gminy wzór","gmina członek spółdzielni","sesja rady"]},{"source":"wzory/omowienie-statutu.md","title":"Omówienie statutu punkt po punkcie","description":"Co statut musi określać, o czym decydujecie sami i o co zapytać prawnika. To plan rozmowy, a nie gotowy statut.","address":"/wzory/omowienie-statutu","checked":"2026-11-22","basis":[{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 5 (osiem obowiązkowych punktów), art. 12a, 15–22, 24, 35, 36, 39–41, 45, 49, 54, 56, 75–77, 90, 113 § 1 pkt 3, 125"},{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 2 pkt 33a (przedmiot działalności), art. 38e (obszar, moc, wystąpienie), art. 38f ust. 1 (własność instalacji)"}],"fillIn":["Wasze decyzje w pustych miejscach. Z takim planem prawnik napisze statut szybciej.","W spółdzielni rolników obowiązują jeszcze przepisy ustawy o spółdzielniach rolników. Ten plan ich nie obejmuje."],"dates":[],"steps":[],"file":null,"aliases":["wzór statutu","statut wzór","projekt statutu","co w statucie","statut wzór PDF"]},{"source":"wzory/porzadek-zebrania-zalozycielskiego.md","title":"Porządek zebrania założycielskiego","description":"Plan spotkania, na którym założyciele podpisują statut i wybierają organy spółdzielni, z miejscem na wyniki głosowań.","address":"/wzory/porzadek-zebrania-zalozycielskiego","checked":"2026-11-22","basis":[{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 6 § 1–2 (założyciele, statut, wybory), art. 11 (wpis i odpowiedzialność), art. 15, 17 § 1, 35, 45, 49, 56, 57"}],"fillIn":["Datę, miejsce, osoby i wyniki głosowań. Wypełniony plan pomoże napisać protokół.","Punkty 7 i 8 zależą od statutu: to on mówi, które organy wybiera walne zgromadzenie."],"dates":[],"steps":[],"file":null,"aliases":["zebranie założycielskie","protokół zebrania","porządek obrad","scenariusz zebrania"]},{"source":"wzory/deklaracja-czlonkowska.md","title":"Deklaracja przystąpienia do spółdzielni","description":"Pismo, którym osoba albo firma prosi o przyjęcie do spółdzielni. Ustawa wymaga formy pisemnej, bez której deklaracja jest nieważna.","address":"/wzory/deklaracja-czlonkowska","checked":"2026-11-22","basis":[{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 16–17 (deklaracja i przyjęcie), art. 19 § 2 (odpowiedzialność do wysokości udziałów)"}],"fillIn":["Nazwę spółdzielni i swoje dane. Osoba prawna, na przykład gmina albo spółka, wpisuje nazwę zamiast imienia i nazwiska, a siedzibę zamiast miejsca zamieszkania.","Liczbę udziałów, nie mniejszą niż w statucie, a wkłady tylko wtedy, gdy statut je przewiduje.","Inne dane, których żąda statut, na przykład numery PPE, czyli punktów poboru z faktury. Najpierw zajrzyj do statutu.","Osobę, która ma dostać pieniądze za udziały po śmierci członka. To prawo nie wchodzi do spadku. Możesz zostawić puste."],"dates":[],"steps":[],"file":null,"aliases":["deklaracja członkowska","wniosek o przyjęcie","formularz przystąpienia","jak przystąpić"]},{"source":"wzory/oswiadczenie-do-wykazu-kowr.md","title":"Oświadczenie zarządu do wykazu KOWR","description":"Oświadczenie, które zarząd dołącza do wniosku o wpis do wykazu. Jego słowa podaje ustawa i zostają bez zmian, a wpisujesz tylko dane spółdzielni i podpisy.","address":"/wzory/oswiadczenie-do-wykazu-kowr","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38g ust. 3 pkt 1 (treść), ust. 4 (nazwa, miejsce, data, podpisy), ust. 5 (klauzula)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 54 § 1–2 (kto podpisuje za spółdzielnię)"}],"fillIn":["Nazwę i adres siedziby spółdzielni, miejsce i datę. W samych słowach oświadczenia niczego nie zmieniaj.","Podpisy osób upoważnionych do reprezentacji: dwóch członków zarządu albo członka zarządu i pełnomocnika.","Oświadczenie przytacza słowa ustawy z tekstu jednolitego z 2024 r. Przed podpisaniem porównaj je z aktualnym brzmieniem, bo ustawę zmieniano w 2025 r. Jeśli brzmienie jest inne, przepisz nowe."],"dates":[],"steps":[],"file":null,"aliases":["oświadczenie KOWR","załącznik do wniosku KOWR","art. 38g","odpowiedzialność karna"]},{"source":"wzory/wniosek-do-operatora-o-liczniki.md","title":"Wniosek do operatora o liczniki","description":"Od złożenia tego pisma operator ma 4 miesiące na licznik zdalnego odczytu u każdego członka spółdzielni.","address":"/wzory/wniosek-do-operatora-o-liczniki","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38da ust. 1 pkt 2 (4 miesiące od wniosku spółdzielni)"},{"title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","code":"PE","provision":"art. 11t ust. 4–6 i 8–9 (kto płaci za licznik, limit i średni koszt montażu)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fillIn":["Dane spółdzielni i operatora, liczbę członków oraz tabelę punktów poboru. Numer PPE, czyli punktu poboru, jest na rachunku.","Zachowaj dowód złożenia z datą: od tego dnia liczą się 4 miesiące."],"dates":[],"steps":[],"file":null,"aliases":["wniosek o LZO","licznik zdalnego odczytu wniosek","pismo do OSD","pismo do operatora"]},{"source":"wzory/wniosek-do-sprzedawcy-o-oferty.md","title":"Wniosek do sprzedawcy o oferty i umowę","description":"Od złożenia tego pisma sprzedawca ma 90 dni na oferty dla członków i umowę ze spółdzielnią.","address":"/wzory/wniosek-do-sprzedawcy-o-oferty","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38da ust. 2–3 i 5 (90 dni, oferty, treść umowy), art. 40 ust. 1a i 1ac (jeden sprzedawca), art. 38e ust. 2 (koszty bilansowania)"},{"title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","code":"ROZP","provision":"§ 5 ust. 3 (co zawierają szczegóły rozliczenia)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fillIn":["Dane spółdzielni i sprzedawcy oraz tabelę odbiorców i wytwórców. Sprzedawca ma być jeden dla całej spółdzielni.","Umowa kompleksowa to sprzedaż prądu i jego dostawa razem. Bilansowanie handlowe to odpowiedzialność za różnicę między planem a prawdziwym przepływem prądu.","Zachowaj dowód złożenia z datą: od tego dnia liczy się 90 dni."],"dates":[],"steps":[],"file":null,"aliases":["pismo do sprzedawcy","oferta umowy kompleksowej","umowa ze sprzedawcą","wniosek o rozliczanie"]},{"source":"wzory/wniosek-o-umowe-dystrybucyjna.md","title":"Wniosek o umowę dystrybucyjną","description":"Trzecie pismo po wpisie do wykazu. Dopiero od niego liczy się 21 dni, w których operator zawiera umowę dystrybucyjną ze sprzedawcą.","address":"/wzory/wniosek-o-umowe-dystrybucyjna","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38da ust. 1 pkt 1 (21 dni od wniosku spółdzielni)"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 54 § 1–2 (podpisy)"}],"fillIn":["Dane spółdzielni, operatora i sprzedawcy. Wyślij pismo do operatora, a kopię do sprzedawcy.","Przepis nie mówi, do kogo wysłać wniosek. Obowiązek ma operator, więc do niego go kierujemy."],"dates":[],"steps":[],"file":null,"aliases":["umowa o świadczenie usług dystrybucji","trzeci wniosek","21 dni","umowa operatora ze sprzedawcą"]},{"source":"wzory/kalendarz-obowiazkow.md","title":"Kalendarz obowiązków spółdzielni","description":"Roczne i doraźne terminy zarządu z podstawą prawną każdego z nich. Dni stałe dodacie jednym plikiem do kalendarza.","address":"/wzory/kalendarz-obowiazkow","checked":"2026-11-22","basis":[{"title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","code":"OZE","provision":"art. 38e ust. 1 pkt 3 lit. a, 38g ust. 6, 38i, 38m, 33 ust. 4 w zw. z art. 38n, 168 pkt 22, 170 ust. 7 pkt 2, 175 ust. 1"},{"title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","code":"PS","provision":"art. 12a, 17 § 3, 39 § 1, 41 § 5, 42 § 6, 89, 91, 93, 113 § 1 pkt 2"}],"fillIn":["Dni walnego zgromadzenia i wyłożenia sprawozdań są dla roku obrachunkowego równego kalendarzowemu. Gdy Wasz statut ma inny, przesuńcie je. Sprawozdanie do KOWR zawsze liczy się od roku kalendarzowego.","Terminy CIT, VAT i złożenia sprawozdania finansowego wyznaczają inne ustawy. Poproście księgowość, żeby dopisała je do tego kalendarza."],"dates":[],"steps":[],"file":"ics","aliases":["terminy zarządu","kalendarz zarządu","obowiązki spółdzielni terminy","sprawozdanie roczne termin","kalendarz do telefonu","plik ICS"]}]')

},

}]);