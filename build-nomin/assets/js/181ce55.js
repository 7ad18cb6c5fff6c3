"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4883"], {
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
69742(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ Palette)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./src/components/search/SearchResults/KindFilter.tsx
var KindFilter = __webpack_require__(94716);
// EXTERNAL MODULE: ./src/components/search/SearchResults/Messages.tsx + 1 modules
var Messages = __webpack_require__(76774);
// EXTERNAL MODULE: ./src/components/search/SearchResults/RecentQueries.tsx
var RecentQueries = __webpack_require__(87681);
// EXTERNAL MODULE: ./src/domain/search/address.ts
var address = __webpack_require__(97875);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/browser/network/loadPayload.ts + 1 modules
var loadPayload = __webpack_require__(81250);
;// CONCATENATED MODULE: ./src/browser/network/usePayload.ts


/** Moving quickly over a row of results fetches nothing. */ const restMs = 150;
/** Payload of a page (its address with the base path, no hash) once the choice has rested on it; otherwise null. */ function usePayload(page) {
    const [shown, setShown] = (0,react.useState)(null);
    (0,react.useEffect)(()=>{
        if (page === null) {
            return undefined;
        }
        const leaving = new AbortController();
        const timer = setTimeout(()=>{
            void (0,loadPayload/* .loadPayload */.n)(page, leaving.signal).then((payload)=>{
                if (!leaving.signal.aborted) {
                    setShown({
                        page,
                        payload
                    });
                }
            });
        }, restMs);
        return ()=>{
            clearTimeout(timer);
            leaving.abort();
        };
    }, [
        page
    ]);
    return shown !== null && shown.page === page ? shown.payload : null;
}

// EXTERNAL MODULE: ./src/browser/search/useAnnouncement.ts
var useAnnouncement = __webpack_require__(87471);
// EXTERNAL MODULE: ./src/browser/search/useRecentQueries.ts + 1 modules
var useRecentQueries = __webpack_require__(42029);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./src/domain/articles/pageFacts.ts
var pageFacts = __webpack_require__(96294);
// EXTERNAL MODULE: ./src/components/search/SearchResults/Marked.tsx
var Marked = __webpack_require__(61160);
// EXTERNAL MODULE: ./src/components/search/SearchResults/ResultText.tsx
var ResultText = __webpack_require__(95198);
// EXTERNAL MODULE: ./src/components/search/SearchResults/resultParts.ts
var resultParts = __webpack_require__(33303);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/search/SearchPalette/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"body":"body_yu7F","page":"page_nLHY","option":"option_Sc5k","group":"group_nS52","notices":"notices_a0Sb","inside":"inside_IV3r","foot":"foot_ciHT"});
;// CONCATENATED MODULE: ./src/components/search/SearchPalette/Option.tsx



/** An option of the list: a result, which is also a link, or an action. The field handles the keys. */ function Option(props) {
    const { id, href, isInside = false, isActive, onHover, onSelect, onOpenElsewhere, children } = props;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
        id: id,
        href: href,
        role: "option",
        tabIndex: -1,
        "aria-selected": isActive,
        className: (0,clsx/* ["default"] */.A)(styles_module.option, isInside && styles_module.inside),
        onPointerMove: onHover,
        onAuxClick: onOpenElsewhere,
        onClick: (event)=>{
            if (event.ctrlKey || event.metaKey || event.shiftKey) {
                onOpenElsewhere?.();
            } else {
                event.preventDefault();
                onSelect();
            }
        },
        children: children
    });
}

;// CONCATENATED MODULE: ./src/components/search/SearchPalette/Options.tsx






/** Names the start of a page in the list under its title. */ const start = [
    {
        text: 'Początek strony',
        isFound: false
    }
];
/**
 * The list of the combobox: the actions that the query names, a group for each page, then the other actions; options are
 * numbered across the groups.
 */ function Options(props) {
    const { listId, pages, named, commands, active, hrefOf } = props;
    const { onPick, onOpenElsewhere, onRun, onHover } = props;
    const results = pages.flatMap((page)=>page.results);
    const optionProps = (index)=>({
            id: `${listId}-${index}`,
            isActive: index === active,
            onHover: ()=>{
                onHover(index);
            }
        });
    const actions = (list, before)=>list.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
            role: "group",
            "aria-label": "Działania",
            className: styles_module.group,
            children: list.map((command, place)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(Option, {
                    ...optionProps(before + place),
                    onSelect: ()=>{
                        onRun(command);
                    },
                    children: [
                        command.label,
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                            "aria-hidden": "true",
                            className: "meta",
                            children: [
                                ' ',
                                "Działanie"
                            ]
                        })
                    ]
                }, command.id))
        });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        id: listId,
        role: "listbox",
        "aria-label": "Wyniki i działania",
        children: [
            actions(named, 0),
            pages.map((page)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                    role: "group",
                    "aria-label": `${page.title}, ${resultParts/* .kindNames */.$1[page.kind].toLowerCase()}`,
                    className: styles_module.group,
                    children: page.results.map((result, place)=>{
                        // The best match on a page may be its start, which then represents the page.
                        const isHead = place === 0 && result.path.length === 0;
                        return [
                            place === 0 && !isHead && /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                "aria-hidden": "true",
                                className: styles_module.page,
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Marked/* ["default"] */.A, {
                                        pieces: result.title
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                        className: "meta",
                                        children: [
                                            " ",
                                            resultParts/* .kindNames */.$1[page.kind]
                                        ]
                                    })
                                ]
                            }, "page"),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Option, {
                                ...optionProps(named.length + results.indexOf(result)),
                                href: hrefOf(result),
                                isInside: !isHead,
                                onOpenElsewhere: onOpenElsewhere,
                                onSelect: ()=>{
                                    onPick(result);
                                },
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Marked/* ["default"] */.A, {
                                        pieces: place > 0 && result.path.length === 0 ? start : (0,resultParts/* .headingOf */.Wm)(result)
                                    }),
                                    isHead && /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                        "aria-hidden": "true",
                                        className: "meta",
                                        children: [
                                            ' ',
                                            resultParts/* .kindNames */.$1[page.kind]
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(ResultText/* ["default"] */.A, {
                                        ...result
                                    })
                                ]
                            }, result.url)
                        ];
                    })
                }, page.url)),
            actions(commands, named.length + results.length)
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/react-router/esm/react-router.js
var react_router = __webpack_require__(56347);
// EXTERNAL MODULE: ./src/domain/kernel/text.ts
var kernel_text = __webpack_require__(82231);
;// CONCATENATED MODULE: ./src/domain/search/commands.ts

const words = /[\p{L}\p{N}]+/gu;
const wordsOf = (text)=>(0,kernel_text/* .foldPolish */.Vf)(text).match(words) ?? [];
/** Commands in which every query word begins some word; all commands for an empty query. */ function matchCommands(commands, query) {
    const wanted = wordsOf(query);
    if (wanted.length === 0 && query.trim() !== '') {
        return [];
    }
    return commands.filter((param)=>{
        let { label, aliases } = param;
        const own = wordsOf(`${label} ${aliases}`);
        return wanted.every((word)=>own.some((candidate)=>candidate.startsWith(word)));
    });
}
/** Whether a query that matches a command begins with the whole first word of its name: then nothing else is meant. */ function isNamed(param, query) {
    let { label } = param;
    const [first] = wordsOf(query);
    return first !== undefined && first === wordsOf(label)[0];
}

// EXTERNAL MODULE: ./src/domain/search/marks.ts
var marks = __webpack_require__(85977);
// EXTERNAL MODULE: ./src/browser/search/askSearch.ts
var askSearch = __webpack_require__(38202);
// EXTERNAL MODULE: ./src/browser/search/useSearch.ts
var useSearch = __webpack_require__(73588);
;// CONCATENATED MODULE: ./src/components/search/SearchPalette/useCombobox.ts

/** Ties a field to its list of options. By hand, as the field was rendered before the code of the list was fetched. */ function useCombobox(field, combobox) {
    const { listId, optionCount, active } = combobox;
    const onInput = (0,react.useEffectEvent)(combobox.onInput);
    const onKeyDown = (0,react.useEffectEvent)(combobox.onKeyDown);
    (0,react.useLayoutEffect)(()=>{
        // Effect events may be called only from inside effects.
        const typed = ()=>{
            onInput();
        };
        const pressed = (event)=>{
            onKeyDown(event);
        };
        field.addEventListener('input', typed);
        field.addEventListener('keydown', pressed);
        // The element that had the focus may have been replaced by the list.
        if (document.activeElement === document.body) {
            field.focus();
        }
        return ()=>{
            field.removeEventListener('input', typed);
            field.removeEventListener('keydown', pressed);
        };
    }, [
        field
    ]);
    (0,react.useLayoutEffect)(()=>{
        field.setAttribute('aria-expanded', String(optionCount > 0));
        if (active >= 0) {
            field.setAttribute('aria-activedescendant', `${listId}-${active}`);
        }
        return ()=>{
            field.setAttribute('aria-expanded', 'false');
            field.removeAttribute('aria-activedescendant');
        };
    }, [
        field,
        listId,
        optionCount,
        active
    ]);
}

// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-common/lib/contexts/colorMode.js + 3 modules
var contexts_colorMode = __webpack_require__(32235);
// EXTERNAL MODULE: ./src/browser/notifications/notify.ts
var notify = __webpack_require__(12732);
// EXTERNAL MODULE: ./src/browser/device/copyText.ts
var copyText = __webpack_require__(42735);
// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
// EXTERNAL MODULE: ./src/site/settings.ts
var settings = __webpack_require__(4316);
;// CONCATENATED MODULE: ./src/components/search/SearchPalette/useCommands.ts









const useCommands_commands = [
    {
        id: 'theme',
        label: 'Motyw: zmień na ciemny',
        aliases: 'jasny kolory tryb'
    },
    {
        id: 'calculator',
        label: navigation/* .headerAction.label */.QE.label,
        aliases: 'kalkulator liczymy rozliczenie'
    },
    {
        id: 'contact',
        label: 'Napisz do nas',
        aliases: 'kontakt formularz wiadomość e-mail telefon'
    },
    {
        id: 'print',
        label: 'Drukuj tę stronę',
        aliases: 'drukowanie wydruk pdf'
    },
    {
        id: 'link',
        label: 'Kopiuj link do tej strony',
        aliases: 'skopiuj adres udostępnij'
    }
];
/** What the first one is called while the page is dark. */ const lightTheme = {
    label: 'Motyw: zmień na jasny',
    aliases: 'ciemny kolory tryb'
};
/** The site's actions that match a query, all of them for an empty one. They run once the dialog is closed. */ function useCommands(query) {
    const history = (0,react_router/* .useHistory */.W6)();
    const base = (0,useBaseUrl/* ["default"] */.Ay)('/').replace(/\/$/, '');
    const { colorMode, setColorMode } = (0,contexts_colorMode/* .useColorMode */.G)();
    const canWrite = (0,settings/* .takesMessages */.rE)((0,useSettings/* .useSettings */.t)());
    const actions = {
        theme: ()=>{
            setColorMode(colorMode === 'dark' ? 'light' : 'dark');
        },
        calculator: ()=>{
            history.push(base + navigation/* .headerAction.to */.QE.to);
        },
        contact: ()=>{
            history.push(base + navigation/* .contactPage.to */.oF.to);
        },
        print: ()=>{
            window.print();
        },
        link: ()=>{
            void copyAddress();
        }
    };
    const offered = useCommands_commands.filter((param)=>{
        let { id } = param;
        return id !== 'contact' || canWrite;
    }).map((command)=>command.id === 'theme' && colorMode === 'dark' ? {
            ...command,
            ...lightTheme
        } : command);
    return matchCommands(offered, query).map((command)=>({
            ...command,
            run: actions[command.id]
        }));
}
async function copyAddress() {
    (0,notify/* .notify */.m)(await (0,copyText/* .copyText */.D)(window.location.href) ? {
        kind: 'success',
        text: 'Skopiowano.'
    } : {
        kind: 'error',
        text: 'Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj adres ręcznie.'
    });
}

;// CONCATENATED MODULE: ./src/components/search/SearchPalette/usePalette.ts









/** What is searched for in the field of the dialog, and what is chosen. Option ids start with `listId`. */ function usePalette(field, listId, param) {
    let { close, remember } = param;
    const [query, setQuery] = (0,react.useState)(field.value);
    const [kind, setKind] = (0,react.useState)(null);
    const [choice, setChoice] = (0,react.useState)(null);
    const [isPickAwaited, setIsPickAwaited] = (0,react.useState)(false);
    const search = (0,useSearch/* .useSearch */.S)(query, kind);
    const allCommands = useCommands(query);
    const named = allCommands.filter((command)=>isNamed(command, query));
    const commands = allCommands.filter((command)=>!named.includes(command));
    const history = (0,react_router/* .useHistory */.W6)();
    const base = (0,useBaseUrl/* ["default"] */.Ay)('/').replace(/\/$/, '');
    const pages = search.status === 'ready' ? search.answer.pages : [];
    const results = pages.flatMap((page)=>page.results);
    const optionCount = named.length + results.length + commands.length;
    // In another answer the same number means another option, so what is chosen is known by what it is.
    const keys = [
        ...named.map((param)=>{
            let { id } = param;
            return `command ${id}`;
        }),
        ...results.map((param)=>{
            let { url } = param;
            return url;
        }),
        ...commands.map((param)=>{
            let { id } = param;
            return `command ${id}`;
        })
    ];
    const active = choice === null ? -1 : keys.indexOf(choice);
    const choose = (option)=>{
        setChoice(keys[option] ?? null);
    };
    const isAnswered = search.status === 'ready' && search.query === query.trim() && search.kind === kind;
    const onInput = ()=>{
        // The failure is shown where the answer would be.
        (0,askSearch/* .askSearch */.m)(`${base}/`, field.value, kind).catch(()=>undefined);
        setQuery(field.value);
        setChoice(null);
        setIsPickAwaited(false);
    };
    const ask = (text)=>{
        field.setRangeText(text, 0, field.value.length, 'end');
        field.focus();
        onInput();
    };
    const filter = (wanted)=>{
        setKind(wanted);
        setChoice(null);
        setIsPickAwaited(false);
    };
    const hrefOf = (result)=>base + (0,marks/* .withMarks */.T)(result.url, result.words);
    const go = (result)=>{
        remember(query);
        close();
        history.push(hrefOf(result));
    };
    const run = (command)=>{
        close();
        // Not before the dialog has closed: it would be printed, and would silence announcements from outside it.
        setTimeout(command.run);
    };
    const move = (step)=>{
        setIsPickAwaited(false);
        if (optionCount > 0) {
            const next = (active + step + optionCount) % optionCount;
            choose(next);
            document.getElementById(`${listId}-${next}`)?.scrollIntoView({
                block: 'nearest'
            });
        }
    };
    const take = (index)=>{
        const result = results[index - named.length];
        const command = named[index] ?? commands[index - named.length - results.length];
        if (result) {
            go(result);
        } else if (command) {
            run(command);
        }
    };
    // Without a choice, Enter takes the first option once the query is answered; an empty query has no first option.
    const pick = ()=>{
        if (active >= 0) {
            take(active);
        } else if (isAnswered) {
            take(0);
        } else {
            setIsPickAwaited(query.trim() !== '' && search.status !== 'failed');
        }
    };
    const onAnswer = (0,react.useEffectEvent)(()=>{
        take(0);
    });
    (0,react.useEffect)(()=>{
        if (isPickAwaited && isAnswered) {
            onAnswer();
        }
    }, [
        isPickAwaited,
        isAnswered
    ]);
    const onKeyDown = (event)=>{
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            move(event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1);
        } else if (event.key === 'Enter') {
            event.preventDefault();
            pick();
        } else if (event.key === 'Escape' && !event.defaultPrevented) {
            // The first Esc clears, the second closes. Not left to the dialog: in WebKit 2.38 a text field keeps the key to itself.
            event.preventDefault();
            if (query === '') {
                close();
            } else {
                ask('');
            }
        }
    };
    /** A failed search that is tried again no longer opens its first result by itself. */ const retry = ()=>{
        if (search.status === 'failed') {
            setIsPickAwaited(false);
            field.focus();
            search.retry();
        }
    };
    // Results that come above the chosen option move it out of sight.
    const answer = search.status === 'ready' ? search.answer : null;
    const showActive = (0,react.useEffectEvent)(()=>{
        if (active >= 0) {
            document.getElementById(`${listId}-${active}`)?.scrollIntoView({
                block: 'nearest'
            });
        }
    });
    (0,react.useEffect)(()=>{
        showActive();
    }, [
        answer
    ]);
    useCombobox(field, {
        listId,
        optionCount,
        active,
        onInput,
        onKeyDown
    });
    return {
        query,
        kind,
        search: search.status === 'failed' ? {
            ...search,
            retry
        } : search,
        pages,
        results,
        named,
        commands,
        active,
        ask,
        filter,
        choose,
        hrefOf,
        go,
        run
    };
}

;// CONCATENATED MODULE: ./src/components/search/SearchPalette/index.tsx
















/** The list of the search dialog and everything around it. The options are the results and the site's actions. */ function Palette(param) {
    let { field, listId, close } = param;
    const base = (0,useBaseUrl/* ["default"] */.Ay)('/').replace(/\/$/, '');
    const recent = (0,useRecentQueries/* .useRecentQueries */.Z)();
    const palette = usePalette(field, listId, {
        close,
        remember: recent.remember
    });
    const { query, kind, search, pages, results, named, commands, active } = palette;
    const activePage = results[active - named.length]?.url.replace(/#.*/, '');
    const payload = usePayload(activePage === undefined ? null : base + activePage);
    const announcement = (0,useAnnouncement/* .useAnnouncement */.b)(search.status === 'ready' ? (0,format/* .formatCount */.B4)(results.length, format/* .resultForms */.$_) : '');
    const remember = ()=>{
        recent.remember(query);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module.body,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: styles_module.notices,
                        children: [
                            search.status === 'ready' && /*#__PURE__*/ (0,jsx_runtime.jsx)(KindFilter/* ["default"] */.A, {
                                counts: search.answer.counts,
                                chosen: kind,
                                onChoose: palette.filter
                            }),
                            search.status === 'idle' && /*#__PURE__*/ (0,jsx_runtime.jsx)(RecentQueries/* ["default"] */.A, {
                                queries: recent.queries,
                                onChoose: palette.ask,
                                onForget: (forgotten)=>{
                                    recent.forget(forgotten);
                                    field.focus();
                                },
                                onForgetAll: ()=>{
                                    recent.forgetAll();
                                    field.focus();
                                }
                            }),
                            (search.status !== 'ready' || results.length > 0 || named.length + commands.length === 0) && /*#__PURE__*/ (0,jsx_runtime.jsx)(Messages/* ["default"] */.A, {
                                search: search,
                                isNarrowed: kind !== null,
                                onSuggest: palette.ask
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Options, {
                        listId: listId,
                        pages: pages,
                        named: named,
                        commands: commands,
                        active: active,
                        hrefOf: palette.hrefOf,
                        onPick: palette.go,
                        onOpenElsewhere: remember,
                        onRun: palette.run,
                        onHover: palette.choose
                    }),
                    search.status === 'ready' && /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: styles_module.notices,
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(KindFilter/* .WholeSite */.n, {
                            chosen: kind,
                            onChoose: (wanted)=>{
                                palette.filter(wanted);
                                field.focus();
                            }
                        })
                    })
                ]
            }),
            query.trim() !== '' && /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module.foot,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: "meta",
                        children: payload && (0,pageFacts/* .pageFacts */.P)(payload)
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: "meta",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: navigation/* .searchPage.to */.Ao.to + (0,address/* .writeSearchAddress */.O)({
                                query,
                                kind
                            }),
                            onClick: close,
                            children: "Wyniki na osobnej stronie"
                        })
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: announcement
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