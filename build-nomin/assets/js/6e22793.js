"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["60"], {
67533(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ SearchForm)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
;// CONCATENATED MODULE: ./src/components/search/SearchForm/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"form":"form_eeLP","label":"label_l8xg","field":"field_kwAm"});
;// CONCATENATED MODULE: ./src/components/search/SearchForm/index.tsx







/** A search field in the page: a plain form that leads to the results page. */ function SearchForm(param) {
    let { label = navigation/* .searchPage.label */.Ao.label, input, button, ...form } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("form", {
        role: "search",
        action: (0,useBaseUrl/* ["default"] */.Ay)(navigation/* .searchPage.to */.Ao.to),
        className: (0,clsx/* ["default"] */.A)(styles_module.form, 'needsScript'),
        ...form,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("label", {
                className: styles_module.label,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        children: label
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        className: styles_module.field,
                        type: "search",
                        name: (/* inlined export .queryName */"q"),
                        autoComplete: "off",
                        ...input
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                type: "submit",
                ...button,
                children: "Szukaj"
            })
        ]
    });
}


},
43175(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ NotFoundContent)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-common/lib/utils/metadataUtils.js
var metadataUtils = __webpack_require__(34308);
// EXTERNAL MODULE: ./node_modules/react-router/esm/react-router.js
var react_router = __webpack_require__(56347);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useIsBrowser.js
var useIsBrowser = __webpack_require__(19863);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/components/pictures/DayRibbon/index.tsx + 1 modules
var DayRibbon = __webpack_require__(70485);
// EXTERNAL MODULE: ./src/components/search/SearchForm/index.tsx + 1 modules
var SearchForm = __webpack_require__(67533);
// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./src/site/settings.ts
var site_settings = __webpack_require__(4316);
;// CONCATENATED MODULE: ./src/components/shell/NotFoundPage/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"page":"page_LBTm","meant":"meant_TVSA"});
;// CONCATENATED MODULE: ./src/components/shell/NotFoundPage/index.tsx









const wayOut = [
    navigation/* .homePage */.PX,
    navigation/* .knowledgeBasePage */.hy
];
function NotFoundPage(param) {
    let { message, hour, nearest } = param;
    const settings = (0,useSettings/* .useSettings */.t)();
    const isKnown = nearest.length > 0;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("main", {
        className: "container",
        id: (/* inlined export .contentId */"tresc"),
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
            className: styles_module.page,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)(DayRibbon/* ["default"] */.A, {
                    filled: 24,
                    missing: hour ?? undefined
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("h1", {
                    children: "Nie znaleźliśmy tej strony"
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    className: "lead",
                    children: "Adres m\xf3gł się zmienić albo zawierać liter\xf3wkę."
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                    className: styles_module.meant,
                    "aria-live": "polite",
                    children: isKnown ? /*#__PURE__*/ (0,jsx_runtime.jsx)(AddressList, {
                        title: "Czy chodziło o tę stronę?",
                        pages: nearest
                    }) : /*#__PURE__*/ (0,jsx_runtime.jsx)(AddressList, {
                        title: "Wszystkie strony w jednym miejscu",
                        pages: [
                            navigation/* .siteMapPage */.Tc
                        ]
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(SearchForm/* ["default"] */.A, {}),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(AddressList, {
                    title: "Przejdź do",
                    pages: [
                        ...wayOut,
                        ...(0,site_settings/* .isReachable */.kj)(settings) ? [
                            navigation/* .contactPage */.oF
                        ] : [],
                        ...isKnown ? [
                            navigation/* .siteMapPage */.Tc
                        ] : []
                    ]
                }),
                message !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    className: "meta",
                    lang: "en",
                    children: message
                })
            ]
        })
    });
}
function AddressList(param) {
    let { title, pages } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: title
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                children: pages.map((param)=>{
                    let { label, to } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: to,
                            children: label
                        })
                    }, to);
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/kernel/text.ts
var kernel_text = __webpack_require__(82231);
;// CONCATENATED MODULE: ./src/domain/browser/nearestAddresses.ts

/** Farther than this is no slip: half of the letters differ and no word is shared. */ const farthest = 0.5;
/** The pages with addresses similar to `path`, nearest first, at most `count`. Addresses have no base path. */ function nearestAddresses(path, pages, count) {
    const wanted = lastPart(path);
    return pages.map((page)=>({
            page,
            distance: distanceOf(wanted, lastPart(page.to))
        })).filter((param)=>{
        let { distance } = param;
        return distance < farthest;
    }).sort((a, b)=>a.distance - b.distance).slice(0, count).map((param)=>{
        let { page } = param;
        return page;
    });
}
/** The page whose address this is but for capital letters, diacritics or what the address of a file ends with. */ function samePage(path, pages) {
    const wanted = partsOf(path).join('/');
    return pages.find((param)=>{
        let { to } = param;
        return partsOf(to).join('/') === wanted;
    }) ?? null;
}
function partsOf(path) {
    let decoded = path;
    try {
        decoded = decodeURIComponent(path);
    } catch  {
    // A malformed address is compared undecoded.
    }
    return (0,kernel_text/* .foldPolish */.Vf)(decoded).replace(/(?:\/index)?\.(?:html?|php)$/, '').split('/').filter((part)=>part !== '');
}
function lastPart(path) {
    return (partsOf(path).at(-1) ?? '').slice(0, 100);
}
/** Edit distance relative to the longer text, reduced by the fraction of common words. */ function distanceOf(a, b) {
    const longer = Math.max(a.length, b.length, 1);
    const wordsOfB = new Set(b.split('-'));
    const wordsOfA = a.split('-').filter((word)=>word.length > 2);
    const shared = wordsOfA.filter((word)=>wordsOfB.has(word)).length;
    return editDistance(a, b) / longer - shared / Math.max(wordsOfA.length, 1);
}
function editDistance(a, b) {
    let previous = Array.from({
        length: b.length + 1
    }, (_, index)=>index);
    for(let row = 1; row <= a.length; row++){
        const current = [
            row
        ];
        for(let column = 1; column <= b.length; column++){
            const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
            current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
        }
        previous = current;
    }
    return previous[b.length] ?? 0;
}

;// CONCATENATED MODULE: ./src/theme/NotFound/Content/index.tsx








const suggestionCount = 3;
/**
 * Ejected: the stock page shows neither the address nor similar ones. The title is set here, because under
 * `/baza-wiedzy` only this part of the page is rendered.
 */ function NotFoundContent(param) {
    let { message = null } = param;
    const { pathname, search, hash } = (0,react_router/* .useLocation */.zy)();
    const base = (0,useBaseUrl/* ["default"] */.Ay)('/');
    // 404.html is rendered once for all addresses, so the address is known only in the browser.
    const isBrowser = (0,useIsBrowser/* ["default"] */.A)();
    const path = `/${pathname.slice(base.length)}`;
    const [nearest, setNearest] = (0,react.useState)([]);
    (0,react.useEffect)(()=>{
        __webpack_require__.e(/* import() */ "183").then(__webpack_require__.t.bind(__webpack_require__, 3258, 19)).then((param)=>{
            let { default: groups } = param;
            const pages = groups.flatMap((param)=>{
                let { links } = param;
                return links;
            });
            const meant = message === null ? samePage(path, pages) : null;
            // A page that is listed but missing must not lead to itself.
            if (meant === null || meant.to === path) {
                setNearest(nearestAddresses(path, pages, suggestionCount));
            } else {
                window.location.replace(base + meant.to.slice(1) + search + hash);
            }
        }).catch(()=>{
        // The page is complete without suggestions.
        });
    }, [
        path,
        message,
        base,
        search,
        hash
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(metadataUtils/* .PageMetadata */.be, {
                title: "Nie znaleźliśmy tej strony",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("meta", {
                    name: "robots",
                    content: "noindex"
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NotFoundPage, {
                message: message ?? (isBrowser ? `Page not found: ${pathname}` : null),
                hour: isBrowser ? new Date().getHours() : null,
                nearest: nearest
            })
        ]
    });
}


},

}]);