"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1784"], {
47161(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"line":"line_LGHt","found":"found_t5YE","notice":"notice_eu3U","row":"row_B4tt","list":"list_CoDe","query":"query_AfC4"});

},
87471(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  b: () => (useAnnouncement)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);

const pauseMs = 600;
/** The text for a live region, once it has not changed for a moment: one announcement per pause. */ function useAnnouncement(text) {
    const [announced, setAnnounced] = (0,react__rspack_import_0.useState)('');
    (0,react__rspack_import_0.useEffect)(()=>{
        const timer = setTimeout(()=>{
            setAnnounced(text);
        }, pauseMs);
        return ()=>{
            clearTimeout(timer);
        };
    }, [
        text
    ]);
    return announced;
}


},
42029(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ useRecentQueries)
});

// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
;// CONCATENATED MODULE: ./src/domain/search/recentQueries.ts
const most = 8;
/** A longer query was probably pasted and will not be repeated. */ const longest = 100;
/** Puts a query first in the list, without duplicates regardless of case; an empty query is not kept. */ function withQuery(queries, query) {
    const wanted = query.trim();
    return wanted === '' || wanted.length > longest ? queries : [
        wanted,
        ...withoutQuery(queries, wanted)
    ].slice(0, most);
}
function withoutQuery(queries, query) {
    const unwanted = query.toLocaleLowerCase('pl');
    return queries.filter((other)=>other.toLocaleLowerCase('pl') !== unwanted);
}
/** Reads the stored list; anything but a list of texts gives an empty one. */ function readQueries(kept) {
    try {
        const list = JSON.parse(kept ?? '[]');
        return Array.isArray(list) ? list.filter((query)=>typeof query === 'string').slice(0, most) : [];
    } catch  {
        return [];
    }
}

// EXTERNAL MODULE: ./src/site/behaviour.ts
var behaviour = __webpack_require__(60730);
;// CONCATENATED MODULE: ./src/browser/search/useRecentQueries.ts



/** Earlier queries in this browser; none if it stores nothing. */ function useRecentQueries() {
    const [queries, setQueries] = (0,react.useState)([]);
    (0,react.useEffect)(()=>{
        setQueries(useRecentQueries_kept());
    }, []);
    const keep = (next)=>{
        setQueries(next);
        try {
            if (next.length === 0) {
                window.localStorage.removeItem(behaviour/* .storage.recentQueries */.IG.recentQueries);
            } else {
                window.localStorage.setItem(behaviour/* .storage.recentQueries */.IG.recentQueries, JSON.stringify(next));
            }
        } catch  {
        // With storage blocked they are not stored.
        }
    };
    // Another tab may have added to them.
    return {
        queries,
        remember: (query)=>{
            keep(withQuery(useRecentQueries_kept(), query));
        },
        forget: (query)=>{
            keep(withoutQuery(useRecentQueries_kept(), query));
        },
        forgetAll: ()=>{
            keep([]);
        }
    };
}
function useRecentQueries_kept() {
    try {
        return readQueries(window.localStorage.getItem(behaviour/* .storage.recentQueries */.IG.recentQueries));
    } catch  {
        return [];
    }
}


},
73588(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  S: () => (useSearch)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/* import */ var _docusaurus_useBaseUrl__rspack_import_1 = __webpack_require__(66497);
/* import */ var _askSearch__rspack_import_2 = __webpack_require__(38202);



/** The last answer: on returning to the results they are there at once, and so is the scroll position. */ let last = null;
function known(query, kind) {
    return last !== null && last.query === query.trim() && last.kind === kind ? last : {
        status: query.trim() === '' ? 'idle' : 'loading'
    };
}
/** The answer to what is being typed, of one kind or of all. The last query wins; an empty one is idle. */ function useSearch(query, kind) {
    const [state, setState] = (0,react__rspack_import_0.useState)(()=>known(query, kind));
    const [attempt, setAttempt] = (0,react__rspack_import_0.useState)(0);
    const base = (0,_docusaurus_useBaseUrl__rspack_import_1/* ["default"] */.Ay)('/');
    const isEmpty = query.trim() === '';
    (0,react__rspack_import_0.useEffect)(()=>{
        if (isEmpty) {
            setState({
                status: 'idle'
            });
            return undefined;
        }
        let isCurrent = true;
        setState((previous)=>previous.status === 'ready' ? previous : {
                status: 'loading'
            });
        (0,_askSearch__rspack_import_2/* .askSearch */.m)(base, query, kind).then((answer)=>{
            if (isCurrent) {
                last = {
                    status: 'ready',
                    query: query.trim(),
                    kind,
                    answer
                };
                setState(last);
            }
        }).catch(()=>{
            if (isCurrent) {
                setState({
                    status: 'failed',
                    retry: ()=>{
                        setAttempt((count)=>count + 1);
                    }
                });
            }
        });
        return ()=>{
            isCurrent = false;
        };
    }, [
        query,
        isEmpty,
        kind,
        base,
        attempt
    ]);
    return state;
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
94716(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (KindFilter),
  n: () => (WholeSite)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_1 = __webpack_require__(27588);
/* import */ var _site_src_domain_search_types__rspack_import_2 = __webpack_require__(59306);
/* import */ var _resultParts__rspack_import_4 = __webpack_require__(33303);
/* import */ var _styles_module_css__rspack_import_3 = __webpack_require__(47161);





/** One chip for each kind that would have results; pressing a chosen one shows all kinds again. */ function KindFilter(param) {
    let { counts, chosen, onChoose } = param;
    const kinds = _site_src_domain_search_types__rspack_import_2/* .searchKinds.filter */.G.filter((kind)=>counts[kind] > 0 || kind === chosen);
    // A single kind is not a choice.
    if (kinds.length < 2 && chosen === null) {
        return null;
    }
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
        role: "group",
        "aria-label": "Pokaż tylko",
        className: _styles_module_css__rspack_import_3/* ["default"].row */.A.row,
        children: kinds.map((kind)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(_site_src_components_ui_buttons_Button__rspack_import_1/* .Button */.$, {
                look: kind === chosen ? 'primary' : 'outlined',
                "aria-pressed": kind === chosen,
                onClick: ()=>{
                    onChoose(kind === chosen ? null : kind);
                },
                children: [
                    _resultParts__rspack_import_4/* .kindsNames */.WW[kind],
                    " ",
                    /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        children: counts[kind]
                    })
                ]
            }, kind))
    });
}
/** The way back from one kind to all. */ function WholeSite(param) {
    let { chosen, onChoose } = param;
    return chosen !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
        className: _styles_module_css__rspack_import_3/* ["default"].notice */.A.notice,
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_1/* .Button */.$, {
            onClick: ()=>{
                onChoose(null);
            },
            children: "Szukaj w całym serwisie"
        })
    });
}


},
61160(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Marked)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _styles_module_css__rspack_import_1 = __webpack_require__(47161);


/** A text with the matching words marked. */ function Marked(param) {
    let { pieces } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(react_jsx_runtime__rspack_import_0.Fragment, {
        children: pieces.map((param, place)=>{
            let { text, isFound } = param;
            return isFound ? /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("mark", {
                className: _styles_module_css__rspack_import_1/* ["default"].found */.A.found,
                children: text
            }, place) : text;
        })
    });
}


},
76774(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Messages)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/browser/search/loadSearch.ts + 1 modules
var loadSearch = __webpack_require__(41729);
// EXTERNAL MODULE: ./src/components/search/SearchResults/styles.module.css
var styles_module = __webpack_require__(47161);
;// CONCATENATED MODULE: ./src/components/search/SearchResults/Doubt.tsx



/** Says that the answer is for another query, or weak. */ function Doubt(param) {
    let { answer, onSuggest } = param;
    const { corrected, isWeak, pages } = answer;
    if (pages.length === 0 || corrected === null && !isWeak) {
        return null;
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].notice */.A.notice,
        children: [
            isWeak && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "To słabsze dopasowania: nie znaleźliśmy miejsca, kt\xf3re odpowiada na całe pytanie."
            }),
            corrected !== null && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Czy chodziło Ci o",
                    ' ',
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        onClick: ()=>{
                            onSuggest(corrected);
                        },
                        children: corrected
                    }),
                    "?"
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/search/SearchResults/Waiting.tsx + 1 modules
var Waiting = __webpack_require__(80740);
;// CONCATENATED MODULE: ./src/components/search/SearchResults/Messages.tsx






const suggestions = [
    'próg 70%',
    'opłata mocowa',
    'jak założyć'
];
/** Messages above the results or in their place. */ function Messages(param) {
    let { search, isNarrowed, onSuggest } = param;
    switch(search.status){
        case 'idle':
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].notice */.A.notice,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Szukaj w artykułach, pytaniach, słowniku i na stronach serwisu. Możesz zacząć od:"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Suggestions, {
                        onSuggest: onSuggest
                    })
                ]
            });
        case 'loading':
            return /*#__PURE__*/ (0,jsx_runtime.jsx)(Waiting/* ["default"] */.A, {});
        case 'failed':
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].notice */.A.notice,
                role: "alert",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: loadSearch/* .notLoaded */.v
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        onClick: search.retry,
                        children: "Spr\xf3buj ponownie"
                    })
                ]
            });
        case 'ready':
            return search.answer.pages.length > 0 ? /*#__PURE__*/ (0,jsx_runtime.jsx)(Doubt, {
                answer: search.answer,
                onSuggest: onSuggest
            }) : isNarrowed ? /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: styles_module/* ["default"].notice */.A.notice,
                children: [
                    "W tej części serwisu nic nie znaleźliśmy dla „",
                    search.query,
                    "”."
                ]
            }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].notice */.A.notice,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        children: [
                            "Nic nie znaleźliśmy dla „",
                            search.query,
                            "”. Sprawdź pisownię albo spr\xf3buj:"
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Suggestions, {
                        onSuggest: onSuggest
                    })
                ]
            });
    }
}
function Suggestions(param) {
    let { onSuggest } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
        className: styles_module/* ["default"].row */.A.row,
        children: suggestions.map((suggestion)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                    onClick: ()=>{
                        onSuggest(suggestion);
                    },
                    children: suggestion
                })
            }, suggestion))
    });
}


},
87681(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (RecentQueries)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_2 = __webpack_require__(27588);
/* import */ var _site_src_components_ui_Icon__rspack_import_3 = __webpack_require__(68347);
/* import */ var _styles_module_css__rspack_import_4 = __webpack_require__(47161);





/** Earlier queries in this browser. */ function RecentQueries(param) {
    let { queries, onChoose, onForget, onForgetAll } = param;
    const title = (0,react__rspack_import_1.useId)();
    if (queries.length === 0) {
        return null;
    }
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("section", {
        className: _styles_module_css__rspack_import_4/* ["default"].notice */.A.notice,
        "aria-labelledby": title,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                id: title,
                className: "meta",
                children: "Ostatnie wyszukiwania"
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("ul", {
                className: _styles_module_css__rspack_import_4/* ["default"].list */.A.list,
                children: queries.map((query)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("li", {
                        className: _styles_module_css__rspack_import_4/* ["default"].query */.A.query,
                        children: [
                            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_2/* .Button */.$, {
                                look: "plain",
                                onClick: ()=>{
                                    onChoose(query);
                                },
                                children: query
                            }),
                            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_2/* .Button */.$, {
                                look: "plain",
                                "aria-label": `Usuń wyszukiwanie: ${query}`,
                                onClick: ()=>{
                                    onForget(query);
                                },
                                children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Icon__rspack_import_3/* ["default"] */.A, {
                                    name: "close"
                                })
                            })
                        ]
                    }, query))
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_2/* .Button */.$, {
                look: "plain",
                onClick: onForgetAll,
                children: "Wyczyść ostatnie wyszukiwania"
            })
        ]
    });
}


},
95198(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (ResultText)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var clsx__rspack_import_2 = __webpack_require__(34164);
/* import */ var _Marked__rspack_import_1 = __webpack_require__(61160);
/* import */ var _styles_module_css__rspack_import_3 = __webpack_require__(47161);




/** Below a section's heading: the headings above it, and an excerpt around the matching words. */ function ResultText(param) {
    let { path, excerpt } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
        children: [
            path.length > 1 && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                className: (0,clsx__rspack_import_2/* ["default"] */.A)(_styles_module_css__rspack_import_3/* ["default"].line */.A.line, 'meta'),
                children: path.slice(0, -1).map((part, place)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("span", {
                        children: [
                            place > 0 && ' › ',
                            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_Marked__rspack_import_1/* ["default"] */.A, {
                                pieces: part
                            })
                        ]
                    }, place))
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                className: _styles_module_css__rspack_import_3/* ["default"].line */.A.line,
                children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_Marked__rspack_import_1/* ["default"] */.A, {
                    pieces: excerpt
                })
            })
        ]
    });
}


},
33303(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $1: () => (kindNames),
  WW: () => (kindsNames),
  Wm: () => (headingOf)
});
/** The kind of a page, in the singular. */ const kindNames = {
    article: 'Artykuł',
    question: 'Pytania',
    term: 'Słownik',
    page: 'Strona'
};
/** The kinds as filters, in the plural. */ const kindsNames = {
    article: 'Artykuły',
    question: 'Pytania',
    term: 'Słownik',
    page: 'Strony'
};
/** The name of a section: its heading or, for the start of a page, the page's title. */ function headingOf(param) {
    let { path, title } = param;
    return path.at(-1) ?? title;
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
71291(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (NotLoaded)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_1 = __webpack_require__(27588);
/* import */ var _site_src_components_ui_Notice__rspack_import_2 = __webpack_require__(83029);



/**
 * Stands hidden in a page that runs scripts at once; `asleep/unloaded` shows it where they do not come. Its button
 * works without React.
 */ function NotLoaded(param) {
    let { children } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
        role: "alert",
        "data-unloaded": true,
        hidden: true,
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(_site_src_components_ui_Notice__rspack_import_2/* ["default"] */.A, {
            kind: "error",
            children: [
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                    children: children
                }),
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                    children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_1/* .Button */.$, {
                        "data-reload": true,
                        children: "Spr\xf3buj ponownie"
                    })
                })
            ]
        })
    });
}


},
97875(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  J: () => (readSearchAddress),
  O: () => (writeSearchAddress)
});
/* import */ var _types__rspack_import_1 = __webpack_require__(59306);


/** How each kind is written in the address. */ const kindSlugs = {
    article: 'artykuly',
    question: 'pytania',
    term: 'slownik',
    page: 'strony'
};
/** Reads `?q=akcyza&rodzaj=artykuly`; an unknown kind is ignored. */ function readSearchAddress(search) {
    const params = new URLSearchParams(search);
    const slug = params.get((/* inlined export .kindName */"rodzaj"));
    return {
        query: params.get((/* inlined export .queryName */"q")) ?? '',
        kind: _types__rspack_import_1/* .searchKinds.find */.G.find((kind)=>kindSlugs[kind] === slug) ?? null
    };
}
/** Writes the query string, which is empty if there is nothing to search for. */ function writeSearchAddress(param) {
    let { query, kind } = param;
    const params = new URLSearchParams();
    if (query.trim() !== '') {
        params.set((/* inlined export .queryName */"q"), query.trim());
    }
    if (kind !== null) {
        params.set((/* inlined export .kindName */"rodzaj"), kindSlugs[kind]);
    }
    const written = params.toString();
    return written === '' ? '' : `?${written}`;
}


},
85977(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  T: () => (withMarks),
  q: () => (takeMarks)
});

/** Adds words to mark to an address inside the site. */ function withMarks(url, words) {
    if (words.length === 0) {
        return url;
    }
    const [page = '', ...hash] = url.split(/(?=#)/);
    return `${page}?${new URLSearchParams({
        [(/* inlined export .marksName */"szukaj")]: words.join(' ')
    }).toString()}${hash.join('')}`;
}
/** Extracts the words to mark, and returns the query string without them. */ function takeMarks(search) {
    const params = new URLSearchParams(search);
    const words = (params.get((/* inlined export .marksName */"szukaj")) ?? '').split(' ').filter(Boolean);
    params.delete((/* inlined export .marksName */"szukaj"));
    const rest = params.toString();
    return {
        words,
        rest: rest === '' ? '' : `?${rest}`
    };
}


},
59306(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  G: () => (searchKinds)
});
/** The kinds of search results; the index stores a kind as its position here. */ const searchKinds = [
    'article',
    'question',
    'term',
    'page'
];


},
80593(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ SearchResultsPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Head.js
var Head = __webpack_require__(53572);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/components/ui/loading/NotLoaded/index.tsx
var NotLoaded = __webpack_require__(71291);
// EXTERNAL MODULE: ./src/components/ui/loading/PartBoundary/index.tsx
var PartBoundary = __webpack_require__(65644);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-common/lib/utils/metadataUtils.js
var metadataUtils = __webpack_require__(34308);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./node_modules/react-router/esm/react-router.js
var react_router = __webpack_require__(56347);
// EXTERNAL MODULE: ./src/components/search/SearchForm/index.tsx + 1 modules
var SearchForm = __webpack_require__(67533);
// EXTERNAL MODULE: ./src/components/search/SearchResults/KindFilter.tsx
var KindFilter = __webpack_require__(94716);
// EXTERNAL MODULE: ./src/components/search/SearchResults/Messages.tsx + 1 modules
var Messages = __webpack_require__(76774);
// EXTERNAL MODULE: ./src/components/search/SearchResults/RecentQueries.tsx
var RecentQueries = __webpack_require__(87681);
// EXTERNAL MODULE: ./src/browser/search/useAnnouncement.ts
var useAnnouncement = __webpack_require__(87471);
// EXTERNAL MODULE: ./src/browser/search/useRecentQueries.ts + 1 modules
var useRecentQueries = __webpack_require__(42029);
// EXTERNAL MODULE: ./src/browser/search/useSearch.ts
var useSearch = __webpack_require__(73588);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useIsBrowser.js
var useIsBrowser = __webpack_require__(19863);
// EXTERNAL MODULE: ./src/domain/search/address.ts
var search_address = __webpack_require__(97875);
;// CONCATENATED MODULE: ./src/browser/search/useSearchAddress.ts




const pauseMs = 400;
/** Query and kind of the results page, kept in its address. Typing replaces the address; Back leaves the page. */ function useSearchAddress() {
    const { pathname, search } = (0,react_router/* .useLocation */.zy)();
    const history = (0,react_router/* .useHistory */.W6)();
    // The page is rendered once for all query strings.
    const isBrowser = (0,useIsBrowser/* ["default"] */.A)();
    const { query, kind } = (0,search_address/* .readSearchAddress */.J)(isBrowser ? search : '');
    // What the address says, until something is typed: it is in the field as soon as the address is known.
    const [typed = query, type] = (0,react.useState)();
    const written = (0,react.useRef)(query);
    const write = (text, wanted)=>{
        written.current = text.trim();
        history.replace({
            pathname,
            search: (0,search_address/* .writeSearchAddress */.O)({
                query: text,
                kind: wanted
            })
        });
    };
    const commit = (0,react.useEffectEvent)(()=>{
        write(typed, kind);
    });
    (0,react.useEffect)(()=>{
        // Only an address that did not come from the field: Back, Forward, or a link.
        if (query !== written.current) {
            written.current = query;
            type(query);
        }
    }, [
        query
    ]);
    (0,react.useEffect)(()=>{
        if (typed.trim() === written.current) {
            return undefined;
        }
        const timer = setTimeout(()=>{
            commit();
        }, pauseMs);
        return ()=>{
            clearTimeout(timer);
        };
    }, [
        typed
    ]);
    return {
        typed,
        query,
        kind,
        type,
        commit: ()=>{
            write(typed, kind);
        },
        choose: (wanted)=>{
            write(typed, wanted);
        }
    };
}

// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/search/SearchResults/ResultText.tsx
var ResultText = __webpack_require__(95198);
// EXTERNAL MODULE: ./src/components/search/SearchResults/resultParts.ts
var resultParts = __webpack_require__(33303);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./src/components/search/SearchResults/Marked.tsx
var Marked = __webpack_require__(61160);
// EXTERNAL MODULE: ./src/domain/search/marks.ts
var marks = __webpack_require__(85977);
;// CONCATENATED MODULE: ./src/components/search/SearchPage/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"room":"room_sNHu","page":"page_emMc","place":"place_ZZb9","title":"title_zXGr","sections":"sections_HIdT","link":"link_uqph"});
;// CONCATENATED MODULE: ./src/components/search/SearchPage/ResultLink.tsx






/** A link to a section, named by its heading. A plain link: nothing is prefetched while the results change. */ function ResultLink(param) {
    let { result, onOpen } = param;
    const base = (0,useBaseUrl/* ["default"] */.Ay)('/').replace(/\/$/, '');
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
        href: base + (0,marks/* .withMarks */.T)(result.url, result.words),
        className: styles_module.link,
        onClick: onOpen,
        onAuxClick: onOpen,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Marked/* ["default"] */.A, {
            pieces: (0,resultParts/* .headingOf */.Wm)(result)
        })
    });
}

;// CONCATENATED MODULE: ./src/components/search/SearchPage/FoundPages.tsx





/** Results as links, each page with its title and the sections found there. */ function FoundPages(param) {
    let { pages, onOpen } = param;
    return pages.map((param)=>{
        let { url, kind, results } = param;
        const beginning = results.find((param)=>{
            let { path } = param;
            return path.length === 0;
        });
        const sections = results.filter((result)=>result !== beginning);
        const [best] = results;
        if (!best) {
            return null;
        }
        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
            className: styles_module.page,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: styles_module.place,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                            className: styles_module.title,
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(ResultLink, {
                                // The title links to the page even if only sections of it were found.
                                result: beginning ?? {
                                    ...best,
                                    url,
                                    path: [],
                                    words: []
                                },
                                onOpen: onOpen
                            })
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                            className: "meta",
                            children: resultParts/* .kindNames */.$1[kind]
                        }),
                        beginning && /*#__PURE__*/ (0,jsx_runtime.jsx)(ResultText/* ["default"] */.A, {
                            ...beginning
                        })
                    ]
                }),
                sections.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                    className: styles_module.sections,
                    children: sections.map((result)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                            className: styles_module.place,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(ResultLink, {
                                    result: result,
                                    onOpen: onOpen
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(ResultText/* ["default"] */.A, {
                                    ...result
                                })
                            ]
                        }, result.url))
                })
            ]
        }, url);
    });
}

;// CONCATENATED MODULE: ./src/components/search/SearchPage/index.tsx
















/** Field and results of the results page; the query is in the address. */ function SearchPage() {
    const field = (0,react.useRef)(null);
    const address = useSearchAddress();
    const search = (0,useSearch/* .useSearch */.S)(address.typed, address.kind);
    const recent = (0,useRecentQueries/* .useRecentQueries */.Z)();
    const history = (0,react_router/* .useHistory */.W6)();
    const pages = search.status === 'ready' ? search.answer.pages : [];
    const count = search.status === 'ready' ? countOf(search.answer, search.kind) : '';
    const announcement = (0,useAnnouncement/* .useAnnouncement */.b)(count);
    const title = address.query.trim();
    const look = (query)=>{
        address.type(query);
        field.current?.focus();
    };
    const open = (event)=>{
        recent.remember(address.typed);
        const { button, ctrlKey, metaKey, shiftKey, altKey, currentTarget: link } = event;
        if (button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)) {
            event.preventDefault();
            address.commit();
            history.push(link.pathname + link.search + link.hash);
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: (0,clsx/* ["default"] */.A)('page needsScript', search.status !== 'ready' && styles_module.room),
        children: [
            title !== '' && /*#__PURE__*/ (0,jsx_runtime.jsx)(metadataUtils/* .PageMetadata */.be, {
                title: `„${title}” – wyniki wyszukiwania`
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SearchForm/* ["default"] */.A, {
                label: "Wpisz, czego szukasz",
                input: {
                    ref: field,
                    spellCheck: false,
                    value: address.typed,
                    onChange: (event)=>{
                        address.type(event.target.value);
                    }
                },
                onSubmit: (event)=>{
                    event.preventDefault();
                    address.commit();
                    recent.remember(address.typed);
                }
            }),
            search.status === 'idle' && /*#__PURE__*/ (0,jsx_runtime.jsx)(RecentQueries/* ["default"] */.A, {
                queries: recent.queries,
                onChoose: look,
                onForget: (query)=>{
                    recent.forget(query);
                    field.current?.focus();
                },
                onForgetAll: ()=>{
                    recent.forgetAll();
                    field.current?.focus();
                }
            }),
            search.status === 'ready' && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(KindFilter/* ["default"] */.A, {
                        counts: search.answer.counts,
                        chosen: address.kind,
                        onChoose: address.choose
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: count
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Messages/* ["default"] */.A, {
                search: search,
                isNarrowed: address.kind !== null,
                onSuggest: look
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(FoundPages, {
                pages: pages,
                onOpen: open
            }),
            search.status === 'ready' && /*#__PURE__*/ (0,jsx_runtime.jsx)(KindFilter/* .WholeSite */.n, {
                chosen: address.kind,
                onChoose: address.choose
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: announcement
            })
        ]
    });
}
const bestResultForms = {
    one: 'najlepszy wynik',
    few: 'najlepsze wyniki',
    many: 'najlepszych wyników',
    other: 'najlepszego wyniku'
};
/** „10 najlepszych wyników” where one kind on its own would show more. */ function countOf(param, kind) {
    let { pages, counts } = param;
    const shown = pages.reduce((sum, param)=>{
        let { results } = param;
        return sum + results.length;
    }, 0);
    const all = kind ? counts[kind] : Object.values(counts).reduce((sum, count)=>sum + count, 0);
    return (0,format/* .formatCount */.B4)(shown, shown < all ? bestResultForms : format/* .resultForms */.$_);
}

// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
;// CONCATENATED MODULE: ./src/pages/_components/szukaj/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const szukaj_styles_module = ({"others":"others_lmbB","beside":"beside_IHai"});
;// CONCATENATED MODULE: ./src/pages/_components/szukaj/OtherPlaces.tsx




const places = [
    [
        'Pytania i odpowiedzi',
        navigation/* .faqPage.to */.Ou.to,
        'krótko, ze źródłem i artykułem'
    ],
    [
        navigation/* .glossaryPage.label */.sO.label,
        navigation/* .glossaryPage.to */.sO.to,
        'słowa z ustaw, umów i rachunków'
    ],
    [
        navigation/* .knowledgeBasePage.label */.hy.label,
        navigation/* .knowledgeBasePage.to */.hy.to,
        'artykuły według kategorii i odbiorcy'
    ],
    [
        navigation/* .papersPage.label */.j5.label,
        navigation/* .papersPage.to */.j5.to,
        'pisma i listy do wydruku'
    ],
    [
        navigation/* .siteMapPage.label */.Tc.label,
        navigation/* .siteMapPage.to */.Tc.to,
        'wszystkie strony serwisu'
    ]
];
/** Where to look when the search is of no help: beside the results, below them where there is no room. */ function OtherPlaces() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("nav", {
        className: `noPrint ${szukaj_styles_module.others}`,
        "aria-labelledby": "gdzie-jeszcze",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                id: "gdzie-jeszcze",
                children: "Gdzie jeszcze zajrzeć"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                children: places.map((param)=>{
                    let [label, to, what] = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                to: to,
                                children: label
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                className: "meta",
                                children: what
                            })
                        ]
                    }, to);
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/szukaj.tsx












function SearchResultsPage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Layout/* ["default"] */.A, {
        title: navigation/* .searchPage.label */.Ao.label,
        description: "Wyniki wyszukiwania w artykułach, pytaniach, słowniku i na stronach serwisu.",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Head/* ["default"] */.A, {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("meta", {
                    name: "robots",
                    content: "noindex"
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
                className: "container",
                id: (/* inlined export .contentId */"tresc"),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                        title: navigation/* .searchPage.label */.Ao.label,
                        place: 16
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: "withoutScript page",
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                children: "Do wyszukiwania potrzebny jest JavaScript. Wszystkie artykuły przeczytasz bez niego."
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: "/baza-wiedzy",
                                    children: "Zobacz wszystkie artykuły"
                                })
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(NotLoaded/* ["default"] */.A, {
                        children: [
                            "Wyszukiwarka się nie wczytała. Artykuły są na",
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                to: "/baza-wiedzy",
                                children: "liście w bazie wiedzy"
                            }),
                            "."
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: szukaj_styles_module.beside,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(PartBoundary/* ["default"] */.A, {
                                message: "Nie udało się wczytać wyszukiwarki.",
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(SearchPage, {})
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(OtherPlaces, {})
                        ]
                    })
                ]
            })
        ]
    });
}


},
45170(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $_: () => (resultForms),
  B4: () => (formatCount),
  Fd: () => (yearForms),
  KY: () => (formatHour),
  OA: () => (questionForms),
  Oj: () => (termForms),
  ZV: () => (formatNumber),
  kN: () => (formatZl),
  l2: () => (capitalized),
  v7: () => (formatFileSize),
  wV: () => (articleForms)
});
const plurals = new Intl.PluralRules('pl');
/**
 * Polish number with no-break spaces between thousands and a minus that is no hyphen: `1 234,5`, `−7`. Digits of the
 * fraction at most and at least; a half of the last one is rounded away from zero. As `Intl` writes it, whose first number
 * blocks a slow phone for 40 ms, just when a page wakes or a result is due.
 */ function formatNumber(value) {
    let fractionDigits = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0, leastDigits = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : 0;
    const size = Math.abs(value);
    // Rounded as it is written: 1.005 is a half. The smallest numbers would be written with an exponent.
    const [units = '', tail = ''] = String(size < 1e-6 ? 0 : size).split('.');
    const kept = Number(units + tail.slice(0, fractionDigits).padEnd(fractionDigits, '0'));
    const rounded = tail.charAt(fractionDigits) >= '5' ? kept + 1 : kept;
    const digits = String(rounded).padStart(fractionDigits + 1, '0');
    const comma = digits.length - fractionDigits;
    const whole = digits.slice(0, comma).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
    const fraction = digits.slice(comma).replace(/0+$/, '').padEnd(leastDigits, '0');
    return (value < 0 && rounded > 0 ? '−' : '') + whole + (fraction && `,${fraction}`);
}
/** Zlotys to the grosz, as on a bill: `27 304,30`. */ function formatZl(value) {
    return formatNumber(value, 2, 2);
}
/** Hour of the day as a range: `13:00–14:00`. */ function formatHour(hour) {
    return `${hour}:00–${hour + 1}:00`;
}
/** The same text, beginning with a capital letter. */ function capitalized(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** A count with the correct Polish plural form: `2 artykuły`, `5 artykułów`. */ function formatCount(count, forms) {
    const rule = plurals.select(count);
    return `${formatNumber(count, 1)}\u00a0${forms[rule]}`;
}
const articleForms = {
    one: 'artykuł',
    few: 'artykuły',
    many: 'artykułów',
    other: 'artykułu'
};
const resultForms = {
    one: 'wynik',
    few: 'wyniki',
    many: 'wyników',
    other: 'wyniku'
};
const termForms = {
    one: 'hasło',
    few: 'hasła',
    many: 'haseł',
    other: 'hasła'
};
const questionForms = {
    one: 'pytanie',
    few: 'pytania',
    many: 'pytań',
    other: 'pytania'
};
const yearForms = {
    one: 'rok',
    few: 'lata',
    many: 'lat',
    other: 'roku'
};
/** Size of a file: `12 kB`, `1,4 MB`. */ function formatFileSize(bytes) {
    const [value, unit] = bytes < 1000000 ? [
        bytes / 1000,
        'kB'
    ] : [
        bytes / 1000000,
        'MB'
    ];
    return `${formatNumber(value, value < 10 ? 1 : 0)}\u00a0${unit}`;
}


},

}]);