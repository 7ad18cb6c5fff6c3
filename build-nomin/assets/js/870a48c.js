"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7182"], {
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
88870(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (OwnerData)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_Notice__rspack_import_1 = __webpack_require__(83029);
/* import */ var _site_src_browser_shell_useSettings__rspack_import_2 = __webpack_require__(74109);



/** Who runs the site and who answers for its content; says so plainly while that is not published yet. */ function OwnerData() {
    const { legalName, address, taxId, editor, email } = (0,_site_src_browser_shell_useSettings__rspack_import_2/* .useSettings */.t)();
    if (legalName === null) {
        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(_site_src_components_ui_Notice__rspack_import_1/* ["default"] */.A, {
            kind: "info",
            children: [
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                    children: "Za treść odpowiada właściciel serwisu. Nie podał on jeszcze swoich danych."
                }),
                editor !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("p", {
                    children: [
                        "Redaguje: ",
                        editor
                    ]
                })
            ]
        });
    }
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("address", {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("strong", {
                children: legalName
            }),
            address !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
                children: address
            }),
            taxId !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                children: [
                    "NIP: ",
                    taxId
                ]
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
                children: editor === null ? 'Za treść odpowiada właściciel.' : `Za treść odpowiada: ${editor}`
            }),
            email !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                children: [
                    "E-mail: ",
                    /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("a", {
                        href: `mailto:${email}`,
                        children: email
                    })
                ]
            })
        ]
    });
}


},
8744(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ CheckedPage)
});

// EXTERNAL MODULE: ./node_modules/react-router/esm/react-router.js
var react_router = __webpack_require__(56347);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useIsBrowser.js
var useIsBrowser = __webpack_require__(19863);
// EXTERNAL MODULE: ./src/domain/browser/httpError.ts
var httpError = __webpack_require__(24127);
;// CONCATENATED MODULE: ./src/domain/browser/navigation/pageChecks.ts
/** The parts of the requested address that a page may check. */ /** Checks that pages and articles can name. An address that fails one shows the 404 page. */ const pageChecks = {
    /** Filter values of the list of articles look like slugs; anything else never came from a link on this site. */ filters: (param)=>{
        let { query } = param;
        return [
            'kategoria',
            'dla',
            'poziom',
            'tag',
            'sortuj'
        ].every((name)=>query.getAll(name).every((value)=>/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)));
    }
};
const pageCheckNames = Object.keys(pageChecks);
/** Whether an address passes the named checks. */ function passesChecks(names, param) {
    let { pathname, search } = param;
    const slug = pathname.split('/').filter((part)=>part !== '').at(-1) ?? '';
    const parameters = {
        slug,
        query: new URLSearchParams(search)
    };
    return names.every((name)=>pageChecks[name](parameters));
}

;// CONCATENATED MODULE: ./src/components/shell/CheckedPage/index.tsx




/** A page, unless its address fails one of the checks it declares: then the 404 page, through the error boundary. */ function CheckedPage(param) {
    let { checks, children } = param;
    const { pathname, search, hash } = (0,react_router/* .useLocation */.zy)();
    // A page is rendered once for all query strings, so they can only be checked in the browser.
    const isBrowser = (0,useIsBrowser/* ["default"] */.A)();
    if (isBrowser && !passesChecks(checks, {
        pathname,
        search
    })) {
        throw new httpError/* .HttpError */.j({
            statusCode: 404,
            description: `Page Not Found: ${pathname}${search}${hash}`
        });
    }
    return children;
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
98243(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ MDXPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-common/lib/utils/metadataUtils.js
var metadataUtils = __webpack_require__(34308);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-classic/lib/theme/MDXContent/index.js + 8 modules
var MDXContent = __webpack_require__(65814);
// EXTERNAL MODULE: ./src/components/shell/CheckedPage/index.tsx + 1 modules
var CheckedPage = __webpack_require__(8744);
// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
;// CONCATENATED MODULE: ./src/components/owner/ByStatistics/index.tsx

/** Words for a site that counts visits of those who agree. */ function Counted(param) {
    let { children } = param;
    return (0,useSettings/* .useSettings */.t)().tagManagerId !== null && children;
}
/** Words for a site that counts no visits, so that no consent is hinted at. */ function Uncounted(param) {
    let { children } = param;
    return (0,useSettings/* .useSettings */.t)().tagManagerId === null && children;
}

// EXTERNAL MODULE: ./src/site/settings.ts
var site_settings = __webpack_require__(4316);
;// CONCATENATED MODULE: ./src/components/owner/ContactPolicy/index.tsx



/** What the contact form does with the data, for the way it is set up: an e-mail, or sending to an endpoint. */ function ContactPolicy() {
    const settings = (0,useSettings/* .useSettings */.t)();
    const { contactEndpoint } = settings;
    if (!(0,site_settings/* .takesMessages */.rE)(settings)) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "Serwis nie przyjmuje jeszcze wiadomości. Zasady poniżej zaczną działać, gdy właściciel poda adres."
        });
    }
    if (contactEndpoint === null) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "Formularz na stronie kontaktu niczego nie wysyła. Przygotowuje wiadomość, kt\xf3ra otwiera się w Twoim programie pocztowym. To Ty decydujesz, czy ją wyślesz i co w niej zostawisz. Serwis nie przechowuje wysłanych wiadomości."
        });
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Formularz na stronie kontaktu wysyła wiadomość i załącznik dopiero po użyciu przycisku „Wyślij wiadomość”. Trafiają na serwer",
                    receiver(contactEndpoint),
                    ", kt\xf3ry przyjmuje je dla administratora i może należeć do jego dostawcy. Serwer poznaje też Tw\xf3j adres IP."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Razem z wiadomością wysyłamy jej losowy numer i czas od otwarcia formularza do wysłania. Pomagają odrzucić powt\xf3rzenia i wiadomości od automat\xf3w."
            })
        ]
    });
}
/** The host, if it is not this site's own. */ function receiver(endpoint) {
    return endpoint.startsWith('/') ? '' : ` ${new URL(endpoint).host}`;
}

// EXTERNAL MODULE: ./src/components/shell/ForcedColorMode/index.tsx + 3 modules
var ForcedColorMode = __webpack_require__(42241);
// EXTERNAL MODULE: ./src/components/owner/OwnerData/index.tsx
var OwnerData = __webpack_require__(88870);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/browser/shell/privacySettings.ts
var privacySettings = __webpack_require__(24242);
;// CONCATENATED MODULE: ./src/components/owner/StatisticsNote/index.tsx




/** Whether this site counts visits, and what that means for the visitor; correct with and without a tag manager. */ function StatisticsNote() {
    const { tagManagerId } = (0,useSettings/* .useSettings */.t)();
    if (tagManagerId === null) {
        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                    children: "Ten serwis nie prowadzi statystyki odwiedzin."
                }),
                " Nie pyta więc o zgodę, nie zapisuje plik\xf3w cookie i nie pobiera obcych skrypt\xf3w."
            ]
        });
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                        children: "Ten serwis prowadzi statystykę odwiedzin, ale tylko za Twoją zgodą."
                    }),
                    " Pytamy o nią przy pierwszej wizycie i ponownie po p\xf3ł roku. Odmowa niczego nie zmienia w działaniu serwisu."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Po zgodzie przeglądarka pobiera Google Tag Manager, a on uruchamia statystykę. Google poznaje wtedy Tw\xf3j adres IP, rodzaj przeglądarki i adresy czytanych stron oraz zapisuje pliki cookie. Odbiorcą danych jest Google Ireland Limited, a dane mogą trafić do Google LLC w Stanach Zjednoczonych. Podstawą jest Twoja zgoda, art. 6 ust. 1 lit. a RODO. Zgoda nie obejmuje reklam. Pliki cookie zostają do jej cofnięcia albo do 2 lat."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Zgodę możesz cofnąć w każdej chwili. Usuniemy wtedy pliki cookie statystyki, a strona odświeży się już bez niej. Cofnięcie nie zmienia tego, że wcześniejsze użycie danych było zgodne z prawem."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                    className: "needsScript",
                    onClick: privacySettings/* .askForPrivacySettings */.K,
                    children: "Ustawienia prywatności"
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/site/behaviour.ts
var behaviour = __webpack_require__(60730);
;// CONCATENATED MODULE: ./src/site/storage.ts

const hasStatistics = (param)=>{
    let { tagManagerId } = param;
    return tagManagerId !== null;
};
/** Everything the site stores in the visitor's browser; the policy page is generated from it. */ const storageKeys = [
    {
        key: 'theme',
        place: 'localStorage',
        purpose: 'Wybrany motyw: jasny albo ciemny. Przy motywie systemowym nic nie zapisujemy.',
        duration: 'Do zmiany wyboru albo wyczyszczenia danych przeglądarki.'
    },
    {
        key: behaviour/* .reload.markerKey */.yQ.markerKey,
        place: 'sessionStorage',
        purpose: 'Adres i czas ostatniego odświeżenia, które strona zrobiła sama po zmianie wersji. Dzięki temu nie odświeża się w kółko.',
        duration: 'Do zamknięcia karty; po 10 sekundach już się nie liczy.'
    },
    {
        key: behaviour/* .storage.closedAnnouncements */.IG.closedAnnouncements,
        place: 'localStorage',
        purpose: 'Które ogłoszenia na górze strony i w jakie dni zamknięto, żeby nie pokazywać ich drugi raz ani kilku jednego dnia.',
        duration: 'Do wyczyszczenia danych przeglądarki.'
    },
    {
        key: behaviour/* .storage.recentQueries */.IG.recentQueries,
        place: 'localStorage',
        purpose: 'Do 8 ostatnich wyszukiwań, po których otwarto wynik albo naciśnięto Enter. Nigdzie ich nie wysyłamy.',
        duration: 'Do usunięcia w wyszukiwarce albo wyczyszczenia danych przeglądarki.'
    },
    {
        key: behaviour/* .storage.meterReadings */.IG.meterReadings,
        place: 'IndexedDB',
        purpose: 'Odczyty z liczników wczytane w kalkulatorze, żeby nie zginęły po odświeżeniu strony. Nigdzie ich nie wysyłamy.',
        duration: 'Do usunięcia przyciskiem w kalkulatorze albo wyczyszczenia danych przeglądarki.'
    },
    {
        key: behaviour/* .storage.checklists */.IG.checklists,
        place: 'localStorage',
        purpose: 'Zaznaczone kroki i daty wpisane na liście kontrolnej we wzorach. Nigdzie ich nie wysyłamy.',
        duration: 'Do wyczyszczenia listy albo danych przeglądarki.'
    },
    {
        key: behaviour/* .contactForm.draftKey */.NY.draftKey,
        place: 'sessionStorage',
        purpose: 'Temat i treść niewysłanej wiadomości z formularza kontaktu, żeby nie zginęły po odświeżeniu strony.',
        duration: 'Do wysłania wiadomości, usunięcia szkicu albo zamknięcia karty.'
    },
    {
        key: behaviour/* .consent.storageKey */.vJ.storageKey,
        place: 'localStorage',
        purpose: 'Zgoda na statystykę albo jej odmowa, czas wyboru i jego losowy numer.',
        duration: `${behaviour/* .consent.lifetimeDays */.vJ.lifetimeDays} dni, potem pytamy ponownie.`,
        isUsed: hasStatistics
    },
    {
        key: '_ga, _ga_*',
        place: 'plik cookie',
        purpose: 'Statystyka odwiedzin: losowy numer przeglądarki. Tylko po Twojej zgodzie; po jej cofnięciu usuwamy.',
        duration: 'Do 2 lat.',
        isUsed: hasStatistics
    }
];
/** What the site stores, given its settings. */ function keptWith(settings) {
    return storageKeys.filter((param)=>{
        let { isUsed } = param;
        return isUsed?.(settings) ?? true;
    });
}

;// CONCATENATED MODULE: ./src/components/owner/StorageKeys/index.tsx




/** Table of everything the site stores in the browser. */ function StorageKeys() {
    const settings = (0,useSettings/* .useSettings */.t)();
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
        "aria-label": "Co serwis zapisuje w przeglądarce",
        asCards: true,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                            scope: "col",
                            children: "Klucz"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                            scope: "col",
                            children: "Miejsce"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                            scope: "col",
                            children: "Po co"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                            scope: "col",
                            children: "Jak długo"
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                children: keptWith(settings).map((param)=>{
                    let { key, place, purpose, duration } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                scope: "row",
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("code", {
                                    children: key
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                "data-label": "Miejsce",
                                children: place
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                "data-label": "Po co",
                                children: purpose
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                "data-label": "Jak długo",
                                children: duration
                            })
                        ]
                    }, key);
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
;// CONCATENATED MODULE: ./src/components/owner/WhereToWrite/index.tsx





/** Where to write about a matter; says plainly while there is no such place. */ function WhereToWrite(param) {
    let { topic } = param;
    const settings = (0,useSettings/* .useSettings */.t)();
    const { phone } = settings;
    if ((0,site_settings/* .takesMessages */.rE)(settings)) {
        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
            children: [
                "Napisz ze ",
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                    to: navigation/* .contactPage.to */.oF.to,
                    children: "strony kontaktu"
                }),
                " i wybierz temat „",
                topic,
                "”."
            ]
        });
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        children: [
            phone === null ? 'Serwis nie ma jeszcze adresu, na który można napisać. Gdy właściciel go poda, znajdziesz go na ' : `Zadzwoń pod numer ${phone}. Gdy właściciel poda też adres, znajdziesz go na `,
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                to: navigation/* .contactPage.to */.oF.to,
                children: "stronie kontaktu"
            }),
            "."
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
;// CONCATENATED MODULE: ./src/theme/MDXPage/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"contents":"contents_aCpF","columns":"columns_WLDR"});
;// CONCATENATED MODULE: ./src/theme/MDXPage/index.tsx



















/** Green cells of the ribbon by the page's address. */ const places = {
    '/o-nas': 20
};
const lastPlace = 24;
/** What pages may use in addition to `MDXComponents`, where it would be in the first load of every article. */ const parts = {
    ContactPolicy: ContactPolicy,
    Counted: Counted,
    OwnerData: OwnerData/* ["default"] */.A,
    StatisticsNote: StatisticsNote,
    StorageKeys: StorageKeys,
    Uncounted: Uncounted,
    WhereToWrite: WhereToWrite
};
/** Ejected: our page header with the title from the front matter, the text with its contents beside it. */ function MDXPage(param) {
    let { content: Content } = param;
    const { title, description, permalink, frontMatter } = Content.metadata;
    const base = (0,useBaseUrl/* ["default"] */.Ay)('/');
    // In the shape of the page schema.
    const { updated, color_mode: forcedMode, checks = [] } = frontMatter;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Layout/* ["default"] */.A, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(metadataUtils/* .PageMetadata */.be, {
                title: title,
                description: description
            }),
            forcedMode && /*#__PURE__*/ (0,jsx_runtime.jsx)(ForcedColorMode/* ["default"] */.A, {
                mode: forcedMode
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckedPage/* ["default"] */.A, {
                checks: checks,
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
                    className: "container",
                    id: (/* inlined export .contentId */"tresc"),
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                            title: title ?? '',
                            place: places[permalink.replace(base, '/')] ?? lastPlace,
                            children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                className: "meta",
                                children: [
                                    "Aktualizacja: ",
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("time", {
                                        dateTime: updated,
                                        children: (0,date/* .formatDate */.Yq)(updated)
                                    })
                                ]
                            })
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                            className: styles_module.columns,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsxs)("nav", {
                                    className: (0,clsx/* ["default"] */.A)(styles_module.contents, 'noPrint'),
                                    "aria-label": "Na tej stronie",
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                            children: "Na tej stronie"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                                            children: Content.toc.map((param)=>{
                                                let { id, value } = param;
                                                return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                                        href: `#${id}`,
                                                        dangerouslySetInnerHTML: {
                                                            __html: value
                                                        }
                                                    })
                                                }, id);
                                            })
                                        })
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                                    className: "prose page",
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(MDXContent/* ["default"] */.A, {
                                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(lib/* .MDXProvider */.x, {
                                            components: parts,
                                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Content, {})
                                        })
                                    })
                                })
                            ]
                        })
                    ]
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

}]);