"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6785"], {
70921(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  n: () => (DocsVersionProvider),
  r: () => (useDocsVersion)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _docusaurus_theme_common_internal__rspack_import_2 = __webpack_require__(52260);

/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ 

const Context = /*#__PURE__*/ react__rspack_import_1.createContext(null);
/**
 * Provide the current version's metadata to your children.
 */ function DocsVersionProvider(param) {
    let { children, version } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Context.Provider, {
        value: version,
        children: children
    });
}
/**
 * Gets the version metadata of the current doc page.
 */ function useDocsVersion() {
    const version = (0,react__rspack_import_1.useContext)(Context);
    if (version === null) {
        throw new _docusaurus_theme_common_internal__rspack_import_2/* .ReactContextError */.dV('DocsVersionProvider');
    }
    return version;
}


},
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
91716(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ DocRoot)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/react-router/esm/react-router.js
var react_router = __webpack_require__(56347);
// EXTERNAL MODULE: ./node_modules/react-router-config/esm/react-router-config.js
var react_router_config = __webpack_require__(22831);
// EXTERNAL MODULE: ./node_modules/@docusaurus/plugin-content-docs/lib/client/docsVersion.js
var docsVersion = __webpack_require__(70921);
;// CONCATENATED MODULE: ./node_modules/@docusaurus/plugin-content-docs/lib/client/docsUtils.js
/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ 








function useDocById(id) {
    const version = useDocsVersion();
    if (!id) {
        return undefined;
    }
    const doc = version.docs[id];
    if (!doc) {
        throw new Error(`no version doc found by id=${id}`);
    }
    return doc;
}
/**
 * Pure function, similar to `Array#find`, but works on the sidebar tree.
 */ function findSidebarCategory(sidebar, predicate) {
    for (const item of sidebar){
        if (item.type === 'category') {
            if (predicate(item)) {
                return item;
            }
            const subItem = findSidebarCategory(item.items, predicate);
            if (subItem) {
                return subItem;
            }
        }
    }
    return undefined;
}
/**
 * Best effort to assign a link to a sidebar category. If the category doesn't
 * have a link itself, we link to the first sub item with a link.
 */ function findFirstSidebarItemCategoryLink(item) {
    if (item.href && !item.linkUnlisted) {
        return item.href;
    }
    for (const subItem of item.items){
        const link = findFirstSidebarItemLink(subItem);
        if (link) {
            return link;
        }
    }
    return undefined;
}
/**
 * Best effort to assign a link to a sidebar item.
 */ function findFirstSidebarItemLink(item) {
    if (item.type === 'link' && !item.unlisted) {
        return item.href;
    }
    if (item.type === 'category') {
        return findFirstSidebarItemCategoryLink(item);
    }
    // Other items types, like "html"
    return undefined;
}
/**
 * Gets the category associated with the current location. Should only be used
 * on category index pages.
 */ function useCurrentSidebarCategory() {
    const { pathname } = useLocation();
    const sidebar = useDocsSidebar();
    if (!sidebar) {
        throw new Error('Unexpected: cant find current sidebar in context');
    }
    const categoryBreadcrumbs = getSidebarBreadcrumbs({
        sidebarItems: sidebar.items,
        pathname,
        onlyCategories: true
    });
    const deepestCategory = categoryBreadcrumbs.slice(-1)[0];
    if (!deepestCategory) {
        throw new Error(`${pathname} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`);
    }
    return deepestCategory;
}
/**
 * Gets the category associated with the current location. Should only be used
 * on category index pages.
 */ function useCurrentSidebarSiblings() {
    const { pathname } = useLocation();
    const sidebar = useDocsSidebar();
    if (!sidebar) {
        throw new Error('Unexpected: cant find current sidebar in context');
    }
    const categoryBreadcrumbs = getSidebarBreadcrumbs({
        sidebarItems: sidebar.items,
        pathname,
        onlyCategories: true
    });
    const deepestCategory = categoryBreadcrumbs.slice(-1)[0];
    return deepestCategory?.items ?? sidebar.items;
}
const isActive = (testedPath, activePath)=>typeof testedPath !== 'undefined' && isSamePath(testedPath, activePath);
const containsActiveSidebarItem = (items, activePath)=>items.some((subItem)=>isActiveSidebarItem(subItem, activePath));
/**
 * Checks if a sidebar item should be active, based on the active path.
 */ function isActiveSidebarItem(item, activePath) {
    if (item.type === 'link') {
        return isActive(item.href, activePath);
    }
    if (item.type === 'category') {
        return isActive(item.href, activePath) || containsActiveSidebarItem(item.items, activePath);
    }
    return false;
}
function isVisibleSidebarItem(item, activePath) {
    switch(item.type){
        case 'category':
            return isActiveSidebarItem(item, activePath) || typeof item.href !== 'undefined' && !item.linkUnlisted || item.items.some((subItem)=>isVisibleSidebarItem(subItem, activePath));
        case 'link':
            // An unlisted item remains visible if it is active
            return !item.unlisted || isActiveSidebarItem(item, activePath);
        default:
            return true;
    }
}
function useVisibleSidebarItems(items, activePath) {
    return useMemo(()=>items.filter((item)=>isVisibleSidebarItem(item, activePath)), [
        items,
        activePath
    ]);
}
/**
 * Get the sidebar the breadcrumbs for a given pathname
 * Ordered from top to bottom
 */ function getSidebarBreadcrumbs(param) {
    let { sidebarItems, pathname, onlyCategories = false } = param;
    const breadcrumbs = [];
    function extract(items) {
        for (const item of items){
            // Extract category item
            if (item.type === 'category') {
                if (isSamePath(item.href, pathname) || extract(item.items)) {
                    breadcrumbs.unshift(item);
                    return true;
                }
            } else if (item.type === 'link' && item.docId && isSamePath(item.href, pathname)) {
                if (!onlyCategories) {
                    breadcrumbs.unshift(item);
                }
                return true;
            }
        }
        return false;
    }
    extract(sidebarItems);
    return breadcrumbs;
}
/**
 * Gets the breadcrumbs of the current doc page, based on its sidebar location.
 * Returns `null` if there's no sidebar or breadcrumbs are disabled.
 */ function useSidebarBreadcrumbs() {
    const sidebar = useDocsSidebar();
    const { pathname } = useLocation();
    const breadcrumbsOption = useActivePlugin()?.pluginData.breadcrumbs;
    if (breadcrumbsOption === false || !sidebar) {
        return null;
    }
    return getSidebarBreadcrumbs({
        sidebarItems: sidebar.items,
        pathname
    });
}
/**
 * "Version candidates" are mostly useful for the layout components, which must
 * be able to work on all pages. For example, if a user has `{ type: "doc",
 * docId: "intro" }` as a navbar item, which version does that refer to? We
 * believe that it could refer to at most three version candidates:
 *
 * 1. The **active version**, the one that the user is currently browsing. See
 * {@link useActiveDocContext}.
 * 2. The **preferred version**, the one that the user last visited. See
 * {@link useDocsPreferredVersion}.
 * 3. The **latest version**, the "default". See {@link useLatestVersion}.
 *
 * @param docsPluginId The plugin ID to get versions from.
 * @returns An array of 1~3 versions with priorities defined above, guaranteed
 * to be unique and non-sparse. Will be memoized, hence stable for deps array.
 */ function useDocsVersionCandidates(docsPluginId) {
    const { activeVersion } = useActiveDocContext(docsPluginId);
    const { preferredVersion } = useDocsPreferredVersion(docsPluginId);
    const latestVersion = useLatestVersion(docsPluginId);
    return useMemo(()=>uniq([
            activeVersion,
            preferredVersion,
            latestVersion
        ].filter(Boolean)), [
        activeVersion,
        preferredVersion,
        latestVersion
    ]);
}
/**
 * The layout components, like navbar items, must be able to work on all pages,
 * even on non-doc ones where there's no version context, so a sidebar ID could
 * be ambiguous. This hook would always return a sidebar to be linked to. See
 * also {@link useDocsVersionCandidates} for how this selection is done.
 *
 * @throws This hook throws if a sidebar with said ID is not found.
 */ function useLayoutDocsSidebar(sidebarId, docsPluginId) {
    const versions = useDocsVersionCandidates(docsPluginId);
    return useMemo(()=>{
        const allSidebars = versions.flatMap((version)=>version.sidebars ? Object.entries(version.sidebars) : []);
        const sidebarEntry = allSidebars.find((sidebar)=>sidebar[0] === sidebarId);
        if (!sidebarEntry) {
            throw new Error(`Can't find any sidebar with id "${sidebarId}" in version${versions.length > 1 ? 's' : ''} ${versions.map((version)=>version.name).join(', ')}".
Available sidebar ids are:
- ${allSidebars.map((entry)=>entry[0]).join('\n- ')}`);
        }
        return sidebarEntry[1];
    }, [
        sidebarId,
        versions
    ]);
}
/**
 * The layout components, like navbar items, must be able to work on all pages,
 * even on non-doc ones where there's no version context, so a doc ID could be
 * ambiguous. This hook would always return a doc to be linked to. See also
 * {@link useDocsVersionCandidates} for how this selection is done.
 *
 * @throws This hook throws if a doc with said ID is not found.
 */ function useLayoutDoc(docId, docsPluginId) {
    const versions = useDocsVersionCandidates(docsPluginId);
    return useMemo(()=>{
        const allDocs = versions.flatMap((version)=>version.docs);
        const doc = allDocs.find((versionDoc)=>versionDoc.id === docId);
        if (!doc) {
            const isDraft = versions.flatMap((version)=>version.draftIds).includes(docId);
            // Drafts should be silently filtered instead of throwing
            if (isDraft) {
                return null;
            }
            throw new Error(`Couldn't find any doc with id "${docId}" in version${versions.length > 1 ? 's' : ''} "${versions.map((version)=>version.name).join(', ')}".
Available doc ids are:
- ${uniq(allDocs.map((versionDoc)=>versionDoc.id)).join('\n- ')}`);
        }
        return doc;
    }, [
        docId,
        versions
    ]);
}
// TODO later read version/route directly from context
/**
 * The docs plugin creates nested routes, with the top-level route providing the
 * version metadata, and the subroutes creating individual doc pages. This hook
 * will match the current location against all known sub-routes.
 *
 * @param props The props received by `@theme/DocRoot`
 * @returns The data of the relevant document at the current location, or `null`
 * if no document associated with the current location can be found.
 */ function useDocRootMetadata(param) {
    let { route } = param;
    const location = (0,react_router/* .useLocation */.zy)();
    const versionMetadata = (0,docsVersion/* .useDocsVersion */.r)();
    const docRoutes = route.routes;
    const currentDocRoute = docRoutes.find((docRoute)=>(0,react_router/* .matchPath */.B6)(location.pathname, docRoute));
    if (!currentDocRoute) {
        return null;
    }
    // For now, the sidebarName is added as route config: not ideal!
    const sidebarName = currentDocRoute.sidebar;
    const sidebarItems = sidebarName ? versionMetadata.docsSidebars[sidebarName] : undefined;
    const docElement = (0,react_router_config/* .renderRoutes */.v)(docRoutes);
    return {
        docElement,
        sidebarName,
        sidebarItems
    };
}
/**
 * Filter items we don't want to display on the doc card list view
 * @param items
 */ function filterDocCardListItems(items) {
    return items.filter((item)=>{
        const canHaveLink = item.type === 'category' || item.type === 'link';
        if (canHaveLink) {
            return !!findFirstSidebarItemLink(item);
        }
        return true;
    });
}

// EXTERNAL MODULE: ./src/theme/NotFound/Content/index.tsx + 3 modules
var Content = __webpack_require__(43175);
;// CONCATENATED MODULE: ./src/theme/DocRoot/index.tsx



/** Ejected: without the sidebar of all docs and the class names of the stock theme. */ function DocRoot(props) {
    const found = useDocRootMetadata(props);
    if (!found) {
        // Not loaded on demand: the built 404 page is taken over as it is.
        return /*#__PURE__*/ (0,jsx_runtime.jsx)(Content["default"], {});
    }
    return found.docElement;
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