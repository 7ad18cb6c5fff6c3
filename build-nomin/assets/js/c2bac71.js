"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2130"], {
64414(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ BesideNav)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
;// CONCATENATED MODULE: ./src/components/articles/KnowledgeBaseNav/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"grid":"grid_oIWt","nav":"nav_xFWg","opener":"opener_S6l7","side":"side_VCPd","all":"all_Ow89","category":"category_WTzs","links":"links_mSUR"});
;// CONCATENATED MODULE: ./src/components/articles/KnowledgeBaseNav/index.tsx




/**
 * The articles of this page's category, and links to the others: beside the text where there is room, else one press
 * above it.
 */ function KnowledgeBaseNav(props) {
    const { categories, current, articles, others, currentPath } = props;
    const link = (param)=>{
        let { label, to } = param;
        return /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
            to: to,
            "aria-current": to === currentPath ? 'page' : undefined,
            children: label
        });
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        className: (0,clsx/* ["default"] */.A)(styles_module.side, 'noPrint'),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                className: styles_module.opener,
                children: "Artykuły bazy wiedzy"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("nav", {
                className: styles_module.nav,
                "aria-label": "Artykuły bazy wiedzy",
                "data-link-previews": "beside",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                        to: "/baza-wiedzy",
                        className: styles_module.all,
                        children: "Wszystkie artykuły"
                    }),
                    categories.map((param)=>{
                        let { label, to } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                            className: styles_module.category,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: to,
                                    children: label
                                }),
                                label === current && /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                                    className: styles_module.links,
                                    children: articles.map((param)=>{
                                        let { title, permalink } = param;
                                        return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                            children: link({
                                                label: title,
                                                to: permalink
                                            })
                                        }, permalink);
                                    })
                                })
                            ]
                        }, to);
                    }),
                    others.map((page)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                            className: styles_module.category,
                            children: link(page)
                        }, page.to))
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/articles/KnowledgeBaseNav/BesideNav.tsx





/** A page of the knowledge base with the way to the others. */ function BesideNav(param) {
    let { children, ...nav } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: (0,clsx/* ["default"] */.A)('container', styles_module.grid),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(KnowledgeBaseNav, {
                    ...nav
                })
            }),
            children
        ]
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
19690(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Field)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/ui/Field/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"field":"field_J7im","control":"control_vS1p","invalid":"invalid_DtZv","hint":"hint_elBS","error":"error_T04D"});
;// CONCATENATED MODULE: ./src/components/ui/Field/index.tsx




/** A labelled control with its hint and its error below it. */ function Field(param) {
    let { id, label, error, hint, children } = param;
    const errorId = `${id}-blad`;
    const hintId = `${id}-opis`;
    const describedBy = (0,clsx/* ["default"] */.A)(error !== undefined && errorId, hint !== undefined && hintId);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.field,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                htmlFor: id,
                children: label
            }),
            children({
                id,
                className: (0,clsx/* ["default"] */.A)(styles_module.control, error !== undefined && styles_module.invalid),
                'aria-invalid': error !== undefined || undefined,
                'aria-describedby': describedBy === '' ? undefined : describedBy
            }),
            hint !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                id: hintId,
                className: styles_module.hint,
                children: hint
            }),
            error !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                id: errorId,
                className: styles_module.error,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "error"
                    }),
                    error
                ]
            })
        ]
    });
}


},
61710(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ PhoneFold)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/PhoneFold/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"fold":"fold_dNc9","summary":"summary_N5ga"});
;// CONCATENATED MODULE: ./src/components/ui/PhoneFold/index.tsx



/**
 * What stands under a heading: folded on a phone, where the whole row of the heading opens it, and simply there on a
 * wider page. It comes right after the heading, in a place with `position: relative`.
 */ function PhoneFold(param) {
    let { id, label, isOpen, children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        id: id,
        className: styles_module.fold,
        open: isOpen,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                className: (0,clsx/* ["default"] */.A)(styles_module.summary, 'meta'),
                children: label
            }),
            children
        ]
    });
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
30555(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ GlossaryPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/ui/Breadcrumbs/index.tsx + 1 modules
var Breadcrumbs = __webpack_require__(67022);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
// EXTERNAL MODULE: ./src/domain/kernel/text.ts
var kernel_text = __webpack_require__(82231);
;// CONCATENATED MODULE: ./src/domain/articles/glossary.ts

/** Both readings of a form with a part in brackets: `punktu poboru (energii)`. */ function expandForm(form) {
    return form.includes('(') ? [
        form.replace(/[()]/g, ''),
        form.replace(/ ?\([^()]*\)/g, '').trim()
    ] : [
        form
    ];
}
/** Two capitals at the start mark an abbreviation, which in lower case may be another word (`SE` and „se”). */ const abbreviation = /^\p{Lu}{2}/u;
/**
 * Makes a function that finds all terms in a text, as whole words. The longest name wins: a shorter name inside a
 * longer one, or inside a phrase that means something else, is not found.
 */ function termFinder(terms) {
    const owners = new Map();
    for (const { id, names, except } of terms){
        names.flatMap(expandForm).forEach((name)=>owners.set(keyOf(name), id));
        except.forEach((phrase)=>owners.set(keyOf(phrase), null));
    }
    if (owners.size === 0) {
        return ()=>[];
    }
    const patterns = patternsByFirstWord([
        ...owners.keys()
    ]);
    return (text)=>{
        const all = [];
        let end = 0;
        for (const { 0: word, index: start } of text.matchAll(words)){
            const pattern = patterns.get(inSmall(word));
            // Not the rest of a word with a hyphen.
            if (pattern === undefined || start < end || /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, start - 2), start))) {
                continue;
            }
            pattern.lastIndex = start;
            const [found] = pattern.exec(text) ?? [];
            if (found === undefined) {
                continue;
            }
            end = start + found.length;
            const name = found.replace(/\s+/g, ' ');
            const id = owners.get(name) ?? owners.get(inSmall(name));
            if (id != null) {
                all.push({
                    id,
                    start,
                    end
                });
            }
        }
        return all;
    };
}
const words = /[\p{L}\p{N}]+/gu;
/** What matches the names that begin with a word, the longest first. One pattern of all names takes long at each word. */ function patternsByFirstWord(names) {
    const groups = new Map();
    for (const name of names.slice().sort((a, b)=>b.length - a.length)){
        const [first = ''] = name.match(words) ?? [];
        groups.set(inSmall(first), [
            ...groups.get(inSmall(first)) ?? [],
            name
        ]);
    }
    return new Map([
        ...groups
    ].map((param)=>{
        let [first, group] = param;
        const alternatives = group// Text on a page has no-break spaces, and line breaks where the editor typed them.
        .map((name)=>name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')).join('|');
        return [
            first,
            new RegExp(`(?:${alternatives})(?!\\p{L}|\\p{N}|-[\\p{L}\\p{N}])`, 'iuy')
        ];
    }));
}
/** Abbreviations are case-sensitive, other names are not. */ function keyOf(name) {
    return abbreviation.test(name) ? name : inSmall(name);
}
function inSmall(name) {
    return name.toLocaleLowerCase('pl');
}
/** Terms grouped by first letter, both sorted by the Polish alphabet. */ function termsByLetter(terms) {
    const { compare } = new Intl.Collator('pl');
    const groups = new Map();
    for (const term of terms.slice().sort((a, b)=>compare(a.term, b.term))){
        const letter = term.term.charAt(0).toLocaleUpperCase('pl');
        groups.set(letter, [
            ...groups.get(letter) ?? [],
            term
        ]);
    }
    return [
        ...groups
    ].map((param)=>{
        let [letter, group] = param;
        return {
            letter,
            terms: group
        };
    });
}
/** Whether a term matches what was typed, in any of its forms or by a similar word. */ function answersQuery(param, query) {
    let { term, abbreviations, forms, synonyms } = param;
    const wanted = (0,kernel_text/* .foldPolish */.Vf)(query.trim());
    return [
        term,
        ...abbreviations,
        ...forms.flatMap(expandForm),
        ...synonyms
    ].some((name)=>(0,kernel_text/* .foldPolish */.Vf)(name).includes(wanted));
}

// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/components/ui/buttons/CopyLink/index.tsx + 1 modules
var CopyLink = __webpack_require__(64709);
// EXTERNAL MODULE: ./src/components/ui/PhoneFold/index.tsx + 1 modules
var PhoneFold = __webpack_require__(61710);
;// CONCATENATED MODULE: ./src/components/articles/Glossary/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"glossary":"glossary_yPfk","filter":"filter_OmCn","letters":"letters_DwQk","list":"list_vK8z","entry":"entry_YS5F","abbreviations":"abbreviations_caRb","more":"more_jgsM"});
;// CONCATENATED MODULE: ./src/components/articles/Glossary/Entry.tsx







/** A term with its definition and the article to read on; what fewer ask for is folded. */ function Entry(param) {
    let { entry, isOpen, onFollow } = param;
    const { id, term, abbreviations, forms, synonyms, definition, basis, article, see } = entry;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.entry,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("dt", {
                children: [
                    term,
                    abbreviations.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                        className: styles_module.abbreviations,
                        children: [
                            " (",
                            abbreviations.join(', '),
                            ")"
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(PhoneFold/* ["default"] */.A, {
                    id: id,
                    label: /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                        className: "visuallyHidden",
                        children: [
                            "Co to znaczy: ",
                            term,
                            "?"
                        ]
                    }),
                    isOpen: isOpen,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                            children: definition
                        }),
                        article && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                            "data-link-previews": true,
                            children: [
                                "Więcej: ",
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: article.permalink,
                                    children: article.title
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                            className: (0,clsx/* ["default"] */.A)(styles_module.more, 'meta'),
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                                    className: "noPrint",
                                    children: see.length > 0 ? 'Hasła pokrewne, podstawa, odmiana' : 'Podstawa i odmiana'
                                }),
                                see.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                    children: [
                                        "Zobacz też:",
                                        ' ',
                                        see.map((other, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(react.Fragment, {
                                                children: [
                                                    index > 0 && ', ',
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                                        href: `#${other.id}`,
                                                        onClick: onFollow,
                                                        children: other.term
                                                    })
                                                ]
                                            }, other.id))
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                    children: [
                                        "Podstawa: ",
                                        basis
                                    ]
                                }),
                                synonyms.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                    children: [
                                        "Słowa bliskie: ",
                                        synonyms.join(', ')
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                    className: "noPrint",
                                    children: [
                                        "Odmiana: ",
                                        forms.join(', ')
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(CopyLink/* ["default"] */.A, {
                                    hash: id,
                                    label: "Kopiuj link do hasła"
                                })
                            ]
                        })
                    ]
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/articles/Glossary/index.tsx









/** All terms by letter, with an index of letters and a filter field. Without scripts it is the whole list. */ function Glossary(param) {
    let { entries } = param;
    const [query, setQuery] = (0,react.useState)('');
    const found = entries.filter((entry)=>answersQuery(entry, query));
    const letters = termsByLetter(found);
    const clear = ()=>{
        setQuery('');
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.glossary,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: (0,clsx/* ["default"] */.A)(styles_module.filter, 'needsScript', 'noPrint'),
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                    id: "filtr-hasel",
                    label: "Znajdź hasło",
                    children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                            ...control,
                            type: "search",
                            autoComplete: "off",
                            value: query,
                            onChange: (event)=>{
                                setQuery(event.target.value);
                            }
                        })
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("nav", {
                className: (0,clsx/* ["default"] */.A)(styles_module.letters, 'noPrint'),
                "aria-label": "Litery",
                children: letters.map((param)=>{
                    let { letter } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                        href: `#${letterId(letter)}`,
                        children: letter
                    }, letter);
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "meta",
                children: (0,format/* .formatCount */.B4)(found.length, format/* .termForms */.Oj)
            }),
            found.length === 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Nie ma takiego hasła. Sprawdź pisownię albo zobacz całą listę."
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        onClick: clear,
                        children: "Pokaż wszystkie hasła"
                    })
                ]
            }),
            letters.map((param)=>{
                let { letter, terms } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                    "aria-labelledby": letterId(letter),
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                            id: letterId(letter),
                            children: letter
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
                            className: styles_module.list,
                            children: terms.map((entry)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Entry, {
                                    entry: entry,
                                    isOpen: query !== '',
                                    onFollow: clear
                                }, entry.id))
                        })
                    ]
                }, letter);
            })
        ]
    });
}
function letterId(letter) {
    return `litera-${letter.toLocaleLowerCase('pl')}`;
}

// EXTERNAL MODULE: ./src/components/articles/KnowledgeBaseNav/BesideNav.tsx + 2 modules
var BesideNav = __webpack_require__(64414);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/components/ui/loading/PartBoundary/index.tsx
var PartBoundary = __webpack_require__(65644);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
;// CONCATENATED MODULE: ./.docusaurus/site-data/default/glossary.json
var default_glossary_namespaceObject = JSON.parse('[{"id":"spoldzielnia-energetyczna","abbreviations":["SE"],"term":"spółdzielnia energetyczna","forms":["spółdzielni energetycznej","spółdzielnię energetyczną","spółdzielnią energetyczną","spółdzielnie energetyczne","spółdzielni energetycznych","spółdzielniom energetycznym","spółdzielniami energetycznymi","spółdzielniach energetycznych"],"synonyms":[],"definition":"Spółdzielnia, która wytwarza energię z odnawialnych źródeł, obraca nią lub ją magazynuje tylko dla siebie i swoich członków. Działa po wpisie do wykazu KOWR.","basis":"art. 2 pkt 33a i art. 38c–38o ustawy o OZE","article":{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},"see":[{"id":"wykaz-spoldzielni-energetycznych","term":"wykaz spółdzielni energetycznych"},{"id":"rozliczenie-1-do-06","term":"rozliczenie 1:0,6"},{"id":"spolecznosc-energetyczna","term":"społeczność energetyczna"}]},{"id":"spolecznosc-energetyczna","abbreviations":[],"term":"społeczność energetyczna","forms":["społeczności energetycznej","społeczność energetyczną","społecznością energetyczną","społeczności energetyczne","społeczności energetycznych","społecznościom energetycznym","społecznościami energetycznymi","społecznościach energetycznych"],"synonyms":["wspólnota energetyczna"],"definition":"Wspólna nazwa form, w których ludzie i instytucje razem korzystają z energii: spółdzielni energetycznej, klastra, OSE i prosumentów zbiorowych. Jednej polskiej definicji nie ma.","basis":"brak jednej definicji krajowej","article":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},"see":[{"id":"spoldzielnia-energetyczna","term":"spółdzielnia energetyczna"},{"id":"obywatelska-spolecznosc-energetyczna","term":"obywatelska społeczność energetyczna"},{"id":"rec","term":"społeczność energetyczna działająca w zakresie energii odnawialnej"},{"id":"klaster-energii","term":"klaster energii"}]},{"id":"obywatelska-spolecznosc-energetyczna","abbreviations":["OSE","CEC"],"term":"obywatelska społeczność energetyczna","forms":["obywatelskiej społeczności energetycznej","obywatelską społeczność energetyczną","obywatelską społecznością energetyczną","obywatelskie społeczności energetyczne","obywatelskich społeczności energetycznych","obywatelskim społecznościom energetycznym","obywatelskimi społecznościami energetycznymi","obywatelskich społecznościach energetycznych","obywatelska społeczność","obywatelskiej społeczności","obywatelską społeczność","obywatelską społecznością"],"synonyms":[],"definition":"Otwarty podmiot, w którym decydują osoby fizyczne, samorządy i małe firmy. Działa dla korzyści społecznych, gospodarczych lub środowiskowych, a nie dla zysku.","basis":"art. 3 pkt 13f i art. 11zi Prawa energetycznego","article":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},"see":[{"id":"spolecznosc-energetyczna","term":"społeczność energetyczna"},{"id":"rec","term":"społeczność energetyczna działająca w zakresie energii odnawialnej"},{"id":"spoldzielnia-energetyczna","term":"spółdzielnia energetyczna"}]},{"id":"rec","abbreviations":["REC"],"term":"społeczność energetyczna działająca w zakresie energii odnawialnej","forms":["społeczności energetycznej działającej w zakresie energii odnawialnej","społeczność energetyczną działającą w zakresie energii odnawialnej","społecznością energetyczną działającą w zakresie energii odnawialnej","społeczności energetyczne działające w zakresie energii odnawialnej","społeczności energetycznych działających w zakresie energii odnawialnej","społecznościom energetycznym działającym w zakresie energii odnawialnej","społecznościami energetycznymi działającymi w zakresie energii odnawialnej","społecznościach energetycznych działających w zakresie energii odnawialnej"],"synonyms":[],"definition":"Unijna forma społeczności z dyrektywy 2018/2001 (RED II). Jej członkowie działają blisko źródła, a energia pochodzi wyłącznie z OZE.","basis":"art. 22 dyrektywy 2018/2001","article":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},"see":[{"id":"spolecznosc-energetyczna","term":"społeczność energetyczna"},{"id":"obywatelska-spolecznosc-energetyczna","term":"obywatelska społeczność energetyczna"}]},{"id":"klaster-energii","abbreviations":[],"term":"klaster energii","forms":["klaster","klastra (energii)","klastrowi (energii)","klastrem (energii)","klastrze (energii)","klastry (energii)","klastrów (energii)","klastrom (energii)","klastrami (energii)","klastrach (energii)"],"synonyms":["koordynator klastra"],"definition":"Pisemne porozumienie z udziałem samorządu lub jego spółki o wspólnym wytwarzaniu i równoważeniu energii. Nie jest osobą prawną.","basis":"art. 38aa–38af ustawy o OZE","article":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},"see":[{"id":"spoldzielnia-energetyczna","term":"spółdzielnia energetyczna"},{"id":"spolecznosc-energetyczna","term":"społeczność energetyczna"},{"id":"ure","term":"Urząd Regulacji Energetyki"}]},{"id":"prosument","abbreviations":[],"term":"prosument energii odnawialnej","forms":["prosument","prosumenta (energii odnawialnej)","prosumentowi (energii odnawialnej)","prosumentem (energii odnawialnej)","prosumencie (energii odnawialnej)","prosumenci (energii odnawialnej)","prosumentów (energii odnawialnej)","prosumentom (energii odnawialnej)","prosumentami (energii odnawialnej)","prosumentach (energii odnawialnej)"],"synonyms":[],"definition":"Odbiorca, który wytwarza prąd z odnawialnego źródła na własne potrzeby w mikroinstalacji.","basis":"art. 2 pkt 27a ustawy o OZE","article":{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},"see":[{"id":"net-billing","term":"net-billing"},{"id":"net-metering","term":"net-metering"},{"id":"mikroinstalacja","term":"mikroinstalacja"},{"id":"prosument-zbiorowy","term":"prosument zbiorowy"}]},{"id":"prosument-zbiorowy","abbreviations":[],"term":"prosument zbiorowy","forms":["prosumenta zbiorowego","prosumentowi zbiorowemu","prosumentem zbiorowym","prosumencie zbiorowym","prosumenci zbiorowi","prosumentów zbiorowych","prosumentom zbiorowym","prosumentami zbiorowymi","prosumentach zbiorowych"],"synonyms":[],"definition":"Odbiorca w budynku wielolokalowym, który ma udział w instalacji przyłączonej do sieci przez instalację tego budynku.","basis":"art. 2 ustawy o OZE","article":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},"see":[{"id":"prosument","term":"prosument energii odnawialnej"},{"id":"prosument-wirtualny","term":"prosument wirtualny"},{"id":"prosument-lokatorski","term":"prosument lokatorski"}]},{"id":"prosument-wirtualny","abbreviations":[],"term":"prosument wirtualny","forms":["prosumenta wirtualnego","prosumentowi wirtualnemu","prosumentem wirtualnym","prosumencie wirtualnym","prosumenci wirtualni","prosumentów wirtualnych","prosumentom wirtualnym","prosumentami wirtualnymi","prosumentach wirtualnych"],"synonyms":[],"definition":"Odbiorca, który ma udział w instalacji przyłączonej w innym miejscu niż to, w którym pobiera prąd.","basis":"art. 2 ustawy o OZE","article":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},"see":[{"id":"prosument","term":"prosument energii odnawialnej"},{"id":"prosument-zbiorowy","term":"prosument zbiorowy"}]},{"id":"prosument-lokatorski","abbreviations":[],"term":"prosument lokatorski","forms":["prosumenta lokatorskiego","prosumentowi lokatorskiemu","prosumentem lokatorskim","prosumencie lokatorskim","prosumenci lokatorscy","prosumentów lokatorskich","prosumentom lokatorskim","prosumentami lokatorskimi","prosumentach lokatorskich"],"synonyms":[],"definition":"Zarządca budynku wielolokalowego, który rozlicza mikroinstalację na rzecz mieszkańców.","basis":"ustawa o OZE po zmianach z 2023 i 2025 r.","article":{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},"see":[{"id":"prosument","term":"prosument energii odnawialnej"},{"id":"mikroinstalacja","term":"mikroinstalacja"}]},{"id":"wytworca","abbreviations":[],"term":"wytwórca","forms":["wytwórcy (energii)","wytwórcę (energii)","wytwórcą (energii)","wytwórców (energii)","wytwórcom (energii)","wytwórcami (energii)","wytwórcach (energii)"],"synonyms":["producent energii"],"definition":"Ten, kto wytwarza energię w instalacji odnawialnej. Członek, który to robi, wprowadza ją do sieci na rzecz spółdzielni.","basis":"art. 2 pkt 39 i art. 38da ust. 4 ustawy o OZE","article":{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},"see":[{"id":"odbiorca","term":"odbiorca"},{"id":"czlonek","term":"członek"},{"id":"bilansowanie-handlowe","term":"bilansowanie handlowe"}]},{"id":"odbiorca","abbreviations":[],"term":"odbiorca","forms":["odbiorcy (energii)","odbiorcę (energii)","odbiorcą (energii)","odbiorców (energii)","odbiorcom (energii)","odbiorcami (energii)","odbiorcach (energii)"],"synonyms":["konsument energii"],"definition":"Ten, kto pobiera energię w swoim punkcie poboru. W spółdzielni to członek, który nie musi mieć własnej instalacji.","basis":"Prawo energetyczne; art. 38c ustawy o OZE","article":{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},"see":[{"id":"wytworca","term":"wytwórca"},{"id":"czlonek","term":"członek"},{"id":"ppe","term":"punkt poboru energii"}]},{"id":"czlonek","abbreviations":[],"term":"członek","forms":["członka","członkowi","członkiem","członku","członkowie","członków","członkom","członkami","członkach","członkini","członkinię","członkinią","członkinie","członkiń","członkiniom","członkiniami","członkiniach"],"synonyms":[],"definition":"Osoba fizyczna lub prawna przyjęta do spółdzielni. Wszyscy członkowie mają równe prawa i obowiązki, a zwykle po jednym głosie.","basis":"art. 15–24 Prawa spółdzielczego; art. 38c ust. 1a ustawy o OZE","article":{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},"see":[{"id":"deklaracja-czlonkowska","term":"deklaracja członkowska"},{"id":"udzial","term":"udział"},{"id":"wpisowe","term":"wpisowe"}]},{"id":"zalozyciel","abbreviations":[],"term":"założyciel","forms":["założyciela","założycielowi","założycielem","założycielu","założyciele","założycieli","założycielom","założycielami","założycielach","założycielka","założycielki","założycielkę","założycielką","założycielek"],"synonyms":["inicjator"],"definition":"Osoba, która podpisuje statut, zanim spółdzielnia zostanie zarejestrowana.","basis":"art. 6 Prawa spółdzielczego","article":{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},"see":[{"id":"statut","term":"statut"},{"id":"krs","term":"Krajowy Rejestr Sądowy"},{"id":"czlonek","term":"członek"}]},{"id":"statut","abbreviations":[],"term":"statut","forms":["statutu","statutowi","statutem","statucie","statuty","statutów","statutom","statutami","statutach"],"synonyms":[],"definition":"Wewnętrzne prawo spółdzielni. Określa jej cel, udziały, organy i zasady członkostwa.","basis":"art. 5–6 i art. 12a Prawa spółdzielczego","article":{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej"},"see":[{"id":"walne-zgromadzenie","term":"walne zgromadzenie"},{"id":"udzial","term":"udział"},{"id":"zalozyciel","term":"założyciel"}]},{"id":"udzial","abbreviations":[],"term":"udział","forms":["udziału","udziałowi","udziałem","udziale","udziały","udziałów","udziałom","udziałami","udziałach"],"synonyms":["fundusz udziałowy"],"definition":"Kwota, którą członek wnosi do funduszu udziałowego spółdzielni. Do wysokości udziałów uczestniczy w jej stratach.","basis":"art. 19–21 Prawa spółdzielczego","article":{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},"see":[{"id":"wpisowe","term":"wpisowe"},{"id":"czlonek","term":"członek"},{"id":"statut","term":"statut"}]},{"id":"wpisowe","abbreviations":[],"term":"wpisowe","forms":["wpisowego","wpisowemu","wpisowym"],"synonyms":[],"definition":"Jednorazowa opłata, którą członek wnosi przy wstąpieniu do spółdzielni. Jej wysokość określa statut.","basis":"art. 5 i art. 19 Prawa spółdzielczego","article":{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},"see":[{"id":"udzial","term":"udział"},{"id":"deklaracja-czlonkowska","term":"deklaracja członkowska"},{"id":"statut","term":"statut"}]},{"id":"deklaracja-czlonkowska","abbreviations":[],"term":"deklaracja członkowska","forms":["deklaracji członkowskiej","deklarację członkowską","deklaracją członkowską","deklaracje członkowskie","deklaracji członkowskich","deklaracjom członkowskim","deklaracjami członkowskimi","deklaracjach członkowskich","deklaracja przystąpienia","deklaracji przystąpienia","deklarację przystąpienia","deklaracją przystąpienia","deklaracje przystąpienia","deklaracjom przystąpienia","deklaracjami przystąpienia","deklaracjach przystąpienia"],"synonyms":[],"definition":"Oświadczenie o przystąpieniu do spółdzielni z podaną liczbą udziałów. Musi być na piśmie, z podpisem własnoręcznym, kwalifikowanym, osobistym lub zaufanym.","basis":"art. 16 Prawa spółdzielczego","article":{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},"see":[{"id":"czlonek","term":"członek"},{"id":"udzial","term":"udział"},{"id":"wpisowe","term":"wpisowe"}]},{"id":"walne-zgromadzenie","abbreviations":["WZ"],"term":"walne zgromadzenie","forms":["walnego zgromadzenia","walnemu zgromadzeniu","walnym zgromadzeniem","walnym zgromadzeniu","walne zgromadzenia","walnych zgromadzeń","walnym zgromadzeniom","walnymi zgromadzeniami","walnych zgromadzeniach"],"synonyms":[],"definition":"Zebranie członków, czyli najwyższy organ spółdzielni. Odbywa się co najmniej raz w roku, a każdy członek ma na nim zwykle jeden głos.","basis":"art. 36, 39 i 41 Prawa spółdzielczego","article":{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},"see":[{"id":"zarzad-i-rada-nadzorcza","term":"zarząd i rada nadzorcza"},{"id":"statut","term":"statut"},{"id":"czlonek","term":"członek"}]},{"id":"zarzad-i-rada-nadzorcza","abbreviations":[],"term":"zarząd i rada nadzorcza","forms":["zarząd","zarządu","zarządowi","zarządem","zarządzie","zarządy","zarządów","zarządom","zarządami","zarządach","rada nadzorcza","rady nadzorczej","radzie nadzorczej","radę nadzorczą","radą nadzorczą","rady nadzorcze","rad nadzorczych","radom nadzorczym","radami nadzorczymi","radach nadzorczych"],"synonyms":[],"definition":"Zarząd prowadzi sprawy spółdzielni, a rada nadzorcza ją kontroluje. W radzie są co najmniej 3 osoby i żadna z nich nie może należeć do zarządu.","basis":"art. 45, 49 i 56 Prawa spółdzielczego","article":{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},"see":[{"id":"walne-zgromadzenie","term":"walne zgromadzenie"},{"id":"statut","term":"statut"}]},{"id":"lustracja","abbreviations":[],"term":"lustracja","forms":["lustracji","lustrację","lustracją","lustracje","lustracjom","lustracjami","lustracjach"],"synonyms":[],"definition":"Badanie działalności spółdzielni, obowiązkowe co najmniej raz na 3 lata, a w likwidacji co roku. Robi je jej związek rewizyjny, a w niezrzeszonej odpłatnie wybrany związek lub Krajowa Rada Spółdzielcza.","basis":"art. 91 Prawa spółdzielczego; art. 15 ustawy o spółdzielniach rolników","article":{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},"see":[{"id":"walne-zgromadzenie","term":"walne zgromadzenie"},{"id":"zarzad-i-rada-nadzorcza","term":"zarząd i rada nadzorcza"}]},{"id":"spoldzielnia-rolnikow","abbreviations":[],"term":"spółdzielnia rolników","forms":["spółdzielni rolników","spółdzielnię rolników","spółdzielnią rolników","spółdzielnie rolników","spółdzielniom rolników","spółdzielniami rolników","spółdzielniach rolników"],"synonyms":[],"definition":"Odrębna forma spółdzielni dla co najmniej 10 rolników i firm, które obsługują ich produkty. Łączy rolników ze względu na określone produkty rolne, które wytwarzają.","basis":"ustawa o spółdzielniach rolników (Dz.U. 2018 poz. 2073)","article":{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},"see":[{"id":"spoldzielnia-energetyczna","term":"spółdzielnia energetyczna"},{"id":"zalozyciel","term":"założyciel"}]},{"id":"kowr","abbreviations":["KOWR"],"term":"Krajowy Ośrodek Wsparcia Rolnictwa","forms":["Krajowego Ośrodka Wsparcia Rolnictwa","Krajowemu Ośrodkowi Wsparcia Rolnictwa","Krajowym Ośrodkiem Wsparcia Rolnictwa","Krajowym Ośrodku Wsparcia Rolnictwa","KOWR-u","KOWR-owi","KOWR-em","KOWR-ze"],"synonyms":[],"definition":"Państwowa instytucja, której Dyrektor Generalny prowadzi wykaz spółdzielni energetycznych, kontroluje je i wykreśla.","basis":"art. 38f–38n ustawy o OZE","article":{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},"see":[{"id":"wykaz-spoldzielni-energetycznych","term":"wykaz spółdzielni energetycznych"},{"id":"krs","term":"Krajowy Rejestr Sądowy"}]},{"id":"wykaz-spoldzielni-energetycznych","abbreviations":[],"term":"wykaz spółdzielni energetycznych","forms":["wykaz (KOWR)","wykazu (KOWR)","wykazowi (KOWR)","wykazem (KOWR)","wykazie (KOWR)","wykazy","wykazów","wykazom","wykazami","wykazach","wykazu spółdzielni energetycznych","wykazowi spółdzielni energetycznych","wykazem spółdzielni energetycznych","wykazie spółdzielni energetycznych","wykazy spółdzielni energetycznych","wykazów spółdzielni energetycznych","wykazach spółdzielni energetycznych"],"synonyms":["rejestr KOWR"],"definition":"Jawny spis spółdzielni energetycznych. Dopiero po wpisie spółdzielnia może działać i rozliczać energię.","basis":"art. 38f–38h ustawy o OZE","article":{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr"},"see":[{"id":"kowr","term":"Krajowy Ośrodek Wsparcia Rolnictwa"},{"id":"spoldzielnia-energetyczna","term":"spółdzielnia energetyczna"}]},{"id":"krs","abbreviations":["KRS"],"term":"Krajowy Rejestr Sądowy","forms":["Krajowego Rejestru Sądowego","Krajowemu Rejestrowi Sądowemu","Krajowym Rejestrem Sądowym","Krajowym Rejestrze Sądowym","KRS-u","KRS-owi","KRS-em","KRS-ie"],"synonyms":[],"definition":"Rejestr prowadzony przez sądy. Wpis do niego daje spółdzielni osobowość prawną.","basis":"art. 7 i art. 11 Prawa spółdzielczego","article":{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},"see":[{"id":"kowr","term":"Krajowy Ośrodek Wsparcia Rolnictwa"},{"id":"statut","term":"statut"}]},{"id":"osd","abbreviations":["OSD"],"term":"operator systemu dystrybucyjnego","forms":["operator (sieci)","operatora (sieci)","operatorowi (sieci)","operatorem (sieci)","operatorze (sieci)","operatorzy (sieci)","operatorów (sieci)","operatorom (sieci)","operatorami (sieci)","operatorach (sieci)","operatora systemu dystrybucyjnego","operatorowi systemu dystrybucyjnego","operatorem systemu dystrybucyjnego","operatorze systemu dystrybucyjnego","operatorzy systemów dystrybucyjnych","operatorów systemów dystrybucyjnych","operatorom systemów dystrybucyjnych","operatorami systemów dystrybucyjnych","operatorach systemów dystrybucyjnych"],"synonyms":["dystrybutor"],"definition":"Firma, do której należą lokalna sieć i liczniki. Mierzy energię członków i zakłada liczniki zdalnego odczytu.","basis":"Prawo energetyczne; art. 38c–38da ustawy o OZE","article":{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},"see":[{"id":"sprzedawca-zobowiazany","term":"sprzedawca zobowiązany"},{"id":"lzo","term":"licznik zdalnego odczytu"},{"id":"ppe","term":"punkt poboru energii"}]},{"id":"sprzedawca-zobowiazany","abbreviations":[],"term":"sprzedawca zobowiązany","forms":["sprzedawcy zobowiązanego","sprzedawcy zobowiązanemu","sprzedawcę zobowiązanego","sprzedawcą zobowiązanym","sprzedawcy zobowiązanym","sprzedawcy zobowiązani","sprzedawców zobowiązanych","sprzedawcom zobowiązanym","sprzedawcami zobowiązanymi","sprzedawcach zobowiązanych"],"synonyms":[],"definition":"Sprzedawca prądu, którego URE wyznacza do 31 października na następny rok, a operator sieci podaje na swojej stronie. Jeśli spółdzielnia nie wybierze innego, musi ją rozliczać.","basis":"art. 40 ust. 1, 1a, 3 i 6 ustawy o OZE","article":{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},"see":[{"id":"sprzedawca-wybrany","term":"sprzedawca wybrany"},{"id":"ure","term":"Urząd Regulacji Energetyki"},{"id":"umowa-kompleksowa","term":"umowa kompleksowa"}]},{"id":"sprzedawca-wybrany","abbreviations":[],"term":"sprzedawca wybrany","forms":["sprzedawcy wybranego","sprzedawcy wybranemu","sprzedawcę wybranego","sprzedawcą wybranym","sprzedawcy wybranym","sprzedawcy wybrani","sprzedawców wybranych","sprzedawcom wybranym","sprzedawcami wybranymi","sprzedawcach wybranych"],"synonyms":["spółka obrotu"],"definition":"Sprzedawca prądu, którego spółdzielnia sama wskazała do rozliczeń. Jest jeden dla całej spółdzielni.","basis":"art. 40 ust. 1a–1ac ustawy o OZE","article":{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},"see":[{"id":"sprzedawca-zobowiazany","term":"sprzedawca zobowiązany"},{"id":"umowa-kompleksowa","term":"umowa kompleksowa"}]},{"id":"ure","abbreviations":["URE"],"term":"Urząd Regulacji Energetyki","forms":["Urzędu Regulacji Energetyki","Urzędowi Regulacji Energetyki","Urzędem Regulacji Energetyki","Urzędzie Regulacji Energetyki","Prezes URE","Prezesa URE","Prezesowi URE","Prezesem URE","Prezesie URE"],"synonyms":[],"definition":"Urząd, który zatwierdza taryfy i prowadzi rejestry, na przykład klastrów energii i OSE. Kieruje nim Prezes URE.","basis":"Prawo energetyczne","article":{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},"see":[{"id":"grupa-taryfowa","term":"grupa taryfowa"},{"id":"sprzedawca-zobowiazany","term":"sprzedawca zobowiązany"},{"id":"klaster-energii","term":"klaster energii"}]},{"id":"ppe","abbreviations":["PPE"],"term":"punkt poboru energii","forms":["punkt poboru","punktu poboru (energii)","punktowi poboru (energii)","punktem poboru (energii)","punkcie poboru (energii)","punkty poboru (energii)","punktów poboru (energii)","punktom poboru (energii)","punktami poboru (energii)","punktach poboru (energii)"],"synonyms":["kod PPE"],"definition":"Miejsce, w którym rozlicza się prąd pobrany z sieci lub do niej oddany. Zwykle jest to jeden licznik.","basis":"art. 3 pkt 67 Prawa energetycznego","article":{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},"see":[{"id":"lzo","term":"licznik zdalnego odczytu"},{"id":"osd","term":"operator systemu dystrybucyjnego"}]},{"id":"lzo","abbreviations":["LZO"],"term":"licznik zdalnego odczytu","forms":["licznika zdalnego odczytu","licznikowi zdalnego odczytu","licznikiem zdalnego odczytu","liczniku zdalnego odczytu","liczniki zdalnego odczytu","liczników zdalnego odczytu","licznikom zdalnego odczytu","licznikami zdalnego odczytu","licznikach zdalnego odczytu"],"synonyms":["inteligentny licznik","smart meter"],"definition":"Licznik prądu, który sam wysyła odczyty. Bez niego nie da się rozliczyć członka spółdzielni.","basis":"art. 3 pkt 64 Prawa energetycznego; § 2 rozporządzenia (Dz.U. 2022 poz. 703)","article":{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},"see":[{"id":"osd","term":"operator systemu dystrybucyjnego"},{"id":"ppe","term":"punkt poboru energii"},{"id":"csire","term":"centralny system informacji rynku energii"}]},{"id":"csire","abbreviations":["CSIRE"],"term":"centralny system informacji rynku energii","forms":["centralnego systemu informacji rynku energii","centralnemu systemowi informacji rynku energii","centralnym systemem informacji rynku energii","centralnym systemie informacji rynku energii"],"synonyms":[],"definition":"Wspólna baza rynku energii. Trafiają do niej dane z liczników i sprawy, które firmy energetyczne załatwiają między sobą.","basis":"rozdział 2d Prawa energetycznego; Dz.U. 2022 poz. 234","article":{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},"see":[{"id":"oire","term":"operator informacji rynku energii"},{"id":"lzo","term":"licznik zdalnego odczytu"}]},{"id":"oire","abbreviations":["OIRE"],"term":"operator informacji rynku energii","forms":["operatora informacji rynku energii","operatorowi informacji rynku energii","operatorem informacji rynku energii","operatorze informacji rynku energii"],"synonyms":[],"definition":"Podmiot, który prowadzi CSIRE. Tę rolę pełnią Polskie Sieci Elektroenergetyczne.","basis":"art. 3 pkt 72 Prawa energetycznego","article":{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},"see":[{"id":"csire","term":"centralny system informacji rynku energii"},{"id":"pse","term":"Polskie Sieci Elektroenergetyczne"}]},{"id":"pse","abbreviations":["PSE"],"term":"Polskie Sieci Elektroenergetyczne","forms":["Polskich Sieci Elektroenergetycznych","Polskim Sieciom Elektroenergetycznym","Polskimi Sieciami Elektroenergetycznymi","Polskich Sieciach Elektroenergetycznych"],"synonyms":["operator systemu przesyłowego"],"definition":"Operator krajowej sieci przesyłowej. Jest też operatorem informacji rynku energii, czyli prowadzi CSIRE.","basis":"Prawo energetyczne","article":{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},"see":[{"id":"oire","term":"operator informacji rynku energii"},{"id":"csire","term":"centralny system informacji rynku energii"},{"id":"osd","term":"operator systemu dystrybucyjnego"}]},{"id":"umowa-kompleksowa","abbreviations":[],"term":"umowa kompleksowa","forms":["umowy kompleksowej","umowie kompleksowej","umowę kompleksową","umową kompleksową","umowy kompleksowe","umów kompleksowych","umowom kompleksowym","umowami kompleksowymi","umowach kompleksowych"],"synonyms":[],"definition":"Jedna umowa, która łączy sprzedaż prądu i jego dostarczanie siecią, czyli dystrybucję.","basis":"art. 5 ust. 3 Prawa energetycznego","article":{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},"see":[{"id":"sprzedawca-zobowiazany","term":"sprzedawca zobowiązany"},{"id":"bilansowanie-handlowe","term":"bilansowanie handlowe"}]},{"id":"bilansowanie-handlowe","abbreviations":[],"term":"bilansowanie handlowe","forms":["bilansowania handlowego","bilansowaniu handlowemu","bilansowaniem handlowym","bilansowaniu handlowym"],"synonyms":["POB","podmiot odpowiedzialny za bilansowanie"],"definition":"Odpowiedzialność za różnicę między zaplanowanym a rzeczywistym przepływem energii.","basis":"art. 38da i art. 38e ust. 2 ustawy o OZE","article":{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},"see":[{"id":"wytworca","term":"wytwórca"},{"id":"bilansowanie-godzinowe","term":"bilansowanie godzinowe"}]},{"id":"bilansowanie-godzinowe","abbreviations":[],"term":"bilansowanie godzinowe","forms":["bilansowania godzinowego","bilansowaniu godzinowemu","bilansowaniem godzinowym","bilansowaniu godzinowym"],"synonyms":[],"definition":"Porównanie energii, którą w danej godzinie pobrali i oddali wszyscy członkowie spółdzielni razem.","basis":"art. 38c ust. 5–6 ustawy o OZE; § 2 rozporządzenia (Dz.U. 2022 poz. 703)","article":{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},"see":[{"id":"bilansowanie-miedzyfazowe","term":"bilansowanie międzyfazowe"},{"id":"rozliczenie-1-do-06","term":"rozliczenie 1:0,6"},{"id":"nadwyzka","term":"nadwyżka"}]},{"id":"bilansowanie-miedzyfazowe","abbreviations":[],"term":"bilansowanie międzyfazowe","forms":["bilansowania międzyfazowego","bilansowaniu międzyfazowemu","bilansowaniem międzyfazowym","bilansowaniu międzyfazowym","metoda wektorowa","metody wektorowej","metodzie wektorowej","metodę wektorową","metodą wektorową"],"synonyms":["sumaryczne bilansowanie"],"definition":"Zsumowanie poboru i oddania z trzech faz licznika. Prąd oddany na jednej fazie znosi wtedy pobór na innej.","basis":"§ 2 ust. 3 rozporządzenia (Dz.U. 2022 poz. 703)","article":{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},"see":[{"id":"bilansowanie-godzinowe","term":"bilansowanie godzinowe"},{"id":"lzo","term":"licznik zdalnego odczytu"}]},{"id":"rozliczenie-1-do-06","abbreviations":[],"term":"rozliczenie 1:0,6","forms":["rozliczenia 1:0,6","rozliczeniu 1:0,6","rozliczeniem 1:0,6","rozliczenie 1 do 0,6","rozliczenia 1 do 0,6","rozliczeniu 1 do 0,6","rozliczeniem 1 do 0,6","stosunek 1 do 0,6","stosunku 1 do 0,6","stosunkiem 1 do 0,6","stosunku 1:0,6","współczynnik 0,6","współczynnika 0,6","współczynnikiem 0,6","współczynniku 0,6"],"synonyms":[],"definition":"Za 1 kWh nadwyżki oddanej do sieci spółdzielnia może później odebrać 0,6 kWh.","basis":"art. 38c ust. 3 ustawy o OZE","article":{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},"see":[{"id":"nadwyzka","term":"nadwyżka"},{"id":"okres-rozliczeniowy","term":"okres rozliczeniowy"},{"id":"bilansowanie-godzinowe","term":"bilansowanie godzinowe"}]},{"id":"net-metering","abbreviations":[],"term":"net-metering","forms":["net-meteringu","net-meteringowi","net-meteringiem","opust","opustu","opustowi","opustem","opuście","opusty","opustów","opustom","opustami","opustach"],"synonyms":["system opustów"],"definition":"Rozliczenie w kilowatogodzinach, a nie w złotych, nazywane też opustem. Mają je prosumenci, którzy zaczęli przed 1 kwietnia 2022 r.","basis":"art. 4 ust. 1 i art. 38c ustawy o OZE","article":{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},"see":[{"id":"net-billing","term":"net-billing"},{"id":"rozliczenie-1-do-06","term":"rozliczenie 1:0,6"},{"id":"prosument","term":"prosument energii odnawialnej"}]},{"id":"net-billing","abbreviations":[],"term":"net-billing","forms":["net-billingu","net-billingowi","net-billingiem"],"synonyms":["depozyt prosumencki"],"definition":"Rozliczenie prosumenta w złotych: energia oddana do sieci jest wyceniana w pieniądzu.","basis":"art. 4 ust. 1a ustawy o OZE","article":{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},"see":[{"id":"net-metering","term":"net-metering"},{"id":"prosument","term":"prosument energii odnawialnej"},{"id":"rce","term":"rynkowa cena energii"}]},{"id":"rce","abbreviations":["RCE"],"term":"rynkowa cena energii","forms":["RCEm","rynkowej ceny energii","rynkowej cenie energii","rynkową cenę energii","rynkową ceną energii","rynkowe ceny energii"],"synonyms":[],"definition":"Cena, po której w net-billingu wycenia się prąd oddany do sieci: godzinowa (RCE) albo średnia z miesiąca (RCEm). W rozliczeniu spółdzielni się jej nie stosuje.","basis":"art. 4 ust. 1a ustawy o OZE","article":{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},"see":[{"id":"net-billing","term":"net-billing"},{"id":"prosument","term":"prosument energii odnawialnej"}]},{"id":"autokonsumpcja","abbreviations":[],"term":"autokonsumpcja","forms":["autokonsumpcji","autokonsumpcję","autokonsumpcją","zużycie własne","zużycia własnego","zużyciu własnemu","zużyciem własnym","zużyciu własnym"],"synonyms":[],"definition":"Zużycie energii w chwili, w której powstaje, bez oddawania jej do sieci.","basis":"pojęcie z praktyki","article":{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},"see":[{"id":"pokrycie-potrzeb","term":"pokrycie potrzeb"},{"id":"profil-zuzycia","term":"profil zużycia"},{"id":"nadwyzka","term":"nadwyżka"}]},{"id":"pokrycie-potrzeb","abbreviations":[],"term":"pokrycie potrzeb","forms":["pokrycia potrzeb","pokryciu potrzeb","pokryciem potrzeb","próg pokrycia (potrzeb)","progu pokrycia (potrzeb)","progowi pokrycia (potrzeb)","progiem pokrycia (potrzeb)","próg 70%","progu 70%","progowi 70%","progiem 70%","próg 40%","progu 40%","progowi 40%","progiem 40%"],"synonyms":[],"definition":"Zdolność instalacji spółdzielni do wytworzenia w roku określonej części energii, którą zużywa ona i jej członkowie: 70%, a dla wniosków do końca 2025 r. 40%.","basis":"art. 38e ust. 1 pkt 3 ustawy o OZE; art. 41 ustawy z 17 sierpnia 2023 r. (Dz.U. 2023 poz. 1762)","article":{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},"see":[{"id":"autokonsumpcja","term":"autokonsumpcja"},{"id":"wykaz-spoldzielni-energetycznych","term":"wykaz spółdzielni energetycznych"}]},{"id":"okres-rozliczeniowy","abbreviations":[],"term":"okres rozliczeniowy","forms":["okresu rozliczeniowego","okresowi rozliczeniowemu","okresem rozliczeniowym","okresie rozliczeniowym","okresy rozliczeniowe","okresów rozliczeniowych","okresom rozliczeniowym","okresami rozliczeniowymi","okresach rozliczeniowych"],"synonyms":[],"definition":"Czas, za który zamyka się rozliczenie spółdzielni: miesiąc kalendarzowy.","basis":"art. 38c ust. 8 ustawy o OZE","article":{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},"see":[{"id":"rozliczenie-1-do-06","term":"rozliczenie 1:0,6"},{"id":"nadwyzka","term":"nadwyżka"}]},{"id":"nadwyzka","abbreviations":[],"term":"nadwyżka","forms":["nadwyżki","nadwyżce","nadwyżkę","nadwyżką","nadwyżek","nadwyżkom","nadwyżkami","nadwyżkach"],"synonyms":[],"definition":"Energia, o którą członkowie razem oddali w danej godzinie więcej, niż pobrali. Jeśli spółdzielnia nie odbierze jej w ciągu 12 miesięcy, dysponuje nią sprzedawca.","basis":"art. 38c ust. 11 ustawy o OZE","article":{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},"see":[{"id":"rozliczenie-1-do-06","term":"rozliczenie 1:0,6"},{"id":"okres-rozliczeniowy","term":"okres rozliczeniowy"},{"id":"autokonsumpcja","term":"autokonsumpcja"}]},{"id":"oplata-oze","abbreviations":[],"term":"opłata OZE","forms":["opłaty OZE","opłacie OZE","opłatę OZE","opłatą OZE","opłat OZE"],"synonyms":[],"definition":"Opłata na rachunku, z której finansuje się wsparcie odnawialnych źródeł. Od własnej energii spółdzielni się jej nie nalicza.","basis":"art. 95 i art. 38c ust. 13 ustawy o OZE","article":{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},"see":[{"id":"oplata-mocowa","term":"opłata mocowa"},{"id":"oplata-kogeneracyjna","term":"opłata kogeneracyjna"}]},{"id":"oplata-mocowa","abbreviations":[],"term":"opłata mocowa","forms":["opłaty mocowej","opłacie mocowej","opłatę mocową","opłatą mocową","opłaty mocowe","opłat mocowych"],"synonyms":[],"definition":"Opłata na rachunku, z której finansuje się rynek mocy. Od własnych kWh spółdzielni się jej nie nalicza, ale przepisy nie mówią, czy maleje ryczałt, który płacą domy i mali odbiorcy.","basis":"art. 70 i 89a ustawy o rynku mocy; art. 38c ust. 13 ustawy o OZE","article":{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},"see":[{"id":"oplata-oze","term":"opłata OZE"},{"id":"oplata-kogeneracyjna","term":"opłata kogeneracyjna"}]},{"id":"oplata-kogeneracyjna","abbreviations":[],"term":"opłata kogeneracyjna","forms":["opłaty kogeneracyjnej","opłacie kogeneracyjnej","opłatę kogeneracyjną","opłatą kogeneracyjną","opłaty kogeneracyjne","opłat kogeneracyjnych"],"synonyms":[],"definition":"Opłata na rachunku, która wspiera wytwarzanie prądu razem z ciepłem. Od własnej energii spółdzielni się jej nie nalicza.","basis":"ustawa z 14 grudnia 2018 r.; art. 38c ust. 13 ustawy o OZE","article":{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},"see":[{"id":"oplata-oze","term":"opłata OZE"},{"id":"oplata-mocowa","term":"opłata mocowa"}]},{"id":"oplata-dystrybucyjna-zmienna","abbreviations":[],"term":"zmienna opłata za sieć","forms":["zmiennej opłaty za sieć","zmiennej opłacie za sieć","zmienną opłatę za sieć","zmienną opłatą za sieć","zmienne opłaty za sieć","zmiennych opłat za sieć","zmiennym opłatom za sieć","zmiennymi opłatami za sieć","zmiennych opłatach za sieć"],"synonyms":["opłata dystrybucyjna zmienna","opłata sieciowa zmienna","zmienna dystrybucja","składnik zmienny stawki sieciowej"],"definition":"Część rachunku za sieć, która zależy od ilości pobranej energii. Na fakturze to „opłata sieciowa zmienna” lub „opłata dystrybucyjna zmienna”.","basis":"taryfa operatora; art. 38c ust. 7 ustawy o OZE","article":{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},"see":[{"id":"oplaty-stale","term":"opłaty stałe"},{"id":"osd","term":"operator systemu dystrybucyjnego"},{"id":"nadwyzka","term":"nadwyżka"}]},{"id":"oplaty-stale","abbreviations":[],"term":"opłaty stałe","forms":["opłat stałych","opłatom stałym","opłatami stałymi","opłatach stałych","opłata stała","opłaty stałej","opłatę stałą"],"synonyms":[],"definition":"Te części rachunku, które nie zależą od zużycia, na przykład abonament i stała opłata sieciowa, liczona w firmach od mocy umownej.","basis":"taryfa operatora; § 14 ust. 7 rozporządzenia (Dz.U. 2022 poz. 2505)","article":{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},"see":[{"id":"oplata-dystrybucyjna-zmienna","term":"zmienna opłata za sieć"},{"id":"osd","term":"operator systemu dystrybucyjnego"}]},{"id":"moc-umowna","abbreviations":[],"term":"moc umowna","forms":["mocy umownej","moc umowną","mocą umowną","moce umowne"],"synonyms":["moc zamówiona"],"definition":"Moc w kilowatach, którą odbiorca zamawia dla miejsca dostarczania prądu. W firmie i w gminie liczy się od niej stałą opłatę sieciową.","basis":"§ 14 ust. 7 i § 16 ust. 5 rozporządzenia (Dz.U. 2022 poz. 2505)","article":{"title":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","permalink":"/baza-wiedzy/moc-umowna-i-taryfy"},"see":[{"id":"oplaty-stale","term":"opłaty stałe"},{"id":"oplata-mocowa","term":"opłata mocowa"},{"id":"grupa-taryfowa","term":"grupa taryfowa"}]},{"id":"strefa","abbreviations":[],"term":"strefa","forms":["strefy","strefie","strefę","strefą","stref","strefom","strefami","strefach"],"synonyms":["strefa czasowa","strefa taryfowa"],"definition":"Godziny albo całe dni, w których w taryfie obowiązuje jedna cena. Taryfa może mieć jedną strefę albo kilka, na przykład droższy dzień i tańszą noc.","basis":"§ 4 ust. 2–4 rozporządzenia (Dz.U. 2022 poz. 703)","article":{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},"see":[{"id":"grupa-taryfowa","term":"grupa taryfowa"},{"id":"oplata-dystrybucyjna-zmienna","term":"zmienna opłata za sieć"},{"id":"zapas-w-sieci","term":"zapas w sieci"}]},{"id":"zapas-w-sieci","abbreviations":[],"term":"zapas w sieci","forms":["zapasu w sieci","zapasem w sieci","zapasie w sieci","zapasowi w sieci"],"synonyms":["kredyt energii","saldo energii"],"definition":"Prawo do odbioru 0,6 kWh za każdą 1 kWh nadwyżki oddanej do sieci. Każda część jest ważna najdłużej 12 miesięcy.","basis":"art. 38c ust. 3 i 8 ustawy o OZE","article":{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},"see":[{"id":"nadwyzka","term":"nadwyżka"},{"id":"rozliczenie-1-do-06","term":"rozliczenie 1:0,6"},{"id":"okres-rozliczeniowy","term":"okres rozliczeniowy"}]},{"id":"grupa-taryfowa","abbreviations":[],"term":"grupa taryfowa","forms":["grupy taryfowej","grupie taryfowej","grupę taryfową","grupą taryfową","grupy taryfowe","grup taryfowych","grupom taryfowym","grupami taryfowymi","grupach taryfowych"],"synonyms":["taryfa G","taryfa C","taryfa B"],"definition":"Zestaw stawek dla odbiorcy, na przykład G11, C11 albo B21.","basis":"taryfa operatora","article":{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"},"see":[{"id":"odbiorca","term":"odbiorca"},{"id":"osd","term":"operator systemu dystrybucyjnego"},{"id":"ure","term":"Urząd Regulacji Energetyki"}]},{"id":"akcyza","abbreviations":[],"term":"akcyza","forms":["akcyzy","akcyzie","akcyzę","akcyzą"],"synonyms":["podatek akcyzowy"],"definition":"Podatek od energii elektrycznej. W spółdzielni zwolnienie działa tylko do 1 MW łącznej mocy instalacji.","basis":"art. 38c ust. 13 pkt 3 ustawy o OZE","article":{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},"see":[{"id":"moc-zainstalowana","term":"moc zainstalowana"},{"id":"oplata-oze","term":"opłata OZE"}]},{"id":"oze","abbreviations":["OZE"],"term":"odnawialne źródła energii","forms":["odnawialnych źródeł energii","odnawialnym źródłom energii","odnawialnymi źródłami energii","odnawialnych źródłach energii","odnawialne źródło energii","odnawialnego źródła energii","odnawialnemu źródłu energii","odnawialnym źródłem energii","odnawialnym źródle energii"],"synonyms":["instalacja OZE"],"definition":"Źródła, które odnawiają się same: słońce, wiatr, woda, biogaz, biomasa i inne.","basis":"art. 2 ustawy o OZE","article":{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},"see":[{"id":"mikroinstalacja","term":"mikroinstalacja"},{"id":"moc-zainstalowana","term":"moc zainstalowana"},{"id":"biometan","term":"biometan"}]},{"id":"mikroinstalacja","abbreviations":[],"term":"mikroinstalacja","forms":["mikroinstalacji","mikroinstalację","mikroinstalacją","mikroinstalacje","mikroinstalacjom","mikroinstalacjami","mikroinstalacjach"],"synonyms":[],"definition":"Instalacja odnawialnego źródła energii o mocy elektrycznej do 50 kW. „Mała instalacja” to w ustawie co innego: ma powyżej 50 kW, ale najwyżej 1 MW.","basis":"art. 2 pkt 18 i 19 ustawy o OZE","article":{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},"see":[{"id":"prosument","term":"prosument energii odnawialnej"},{"id":"moc-zainstalowana","term":"moc zainstalowana"}]},{"id":"moc-zainstalowana","abbreviations":[],"term":"moc zainstalowana","forms":["mocy zainstalowanej","moc zainstalowaną","mocą zainstalowaną","moce zainstalowane","mocy zainstalowanych","mocom zainstalowanym","mocami zainstalowanymi","mocach zainstalowanych"],"synonyms":["kWp"],"definition":"Moc, z jaką instalacja może wytwarzać energię według danych producenta. Podaje się ją w kW lub MW.","basis":"ustawa o OZE","article":{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},"see":[{"id":"mikroinstalacja","term":"mikroinstalacja"},{"id":"akcyza","term":"akcyza"}]},{"id":"magazyn-energii","abbreviations":[],"term":"magazyn energii","forms":["magazyn","magazynu (energii)","magazynowi (energii)","magazynem (energii)","magazynie (energii)","magazyny (energii)","magazynów (energii)","magazynom (energii)","magazynami (energii)","magazynach (energii)"],"synonyms":["bateria","akumulator"],"definition":"Urządzenie, które przechowuje energię, żeby zużyć ją później.","basis":"Prawo energetyczne; art. 2 pkt 33a ustawy o OZE","article":{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},"see":[{"id":"nadwyzka","term":"nadwyżka"},{"id":"autokonsumpcja","term":"autokonsumpcja"}]},{"id":"biometan","abbreviations":[],"term":"biometan","forms":["biometanu","biometanowi","biometanem","biometanie"],"synonyms":[],"definition":"Oczyszczony biogaz lub podobny gaz, który nadaje się do sieci albo transportu. Spółdzielnia może go wytwarzać do 20 mln m³ rocznie.","basis":"art. 2 pkt 3c i art. 38e ustawy o OZE","article":{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},"see":[{"id":"oze","term":"odnawialne źródła energii"}]},{"id":"profil-zuzycia","abbreviations":[],"term":"profil zużycia","forms":["profilu zużycia","profilowi zużycia","profilem zużycia","profile zużycia","profilów zużycia","profili zużycia","profilom zużycia","profilami zużycia","profilach zużycia","profil poboru","profilu poboru","profilem poboru","profile poboru"],"synonyms":["profil godzinowy","profile godzinowe"],"definition":"Rozkład poboru energii w czasie. Od niego zależy, ile energii spółdzielnia zużyje od razu.","basis":"pojęcie z praktyki","article":{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},"see":[{"id":"autokonsumpcja","term":"autokonsumpcja"},{"id":"magazyn-energii","term":"magazyn energii"}]},{"id":"kis","abbreviations":["KIS"],"term":"Krajowa Informacja Skarbowa","forms":["Krajowej Informacji Skarbowej","Krajową Informację Skarbową","Krajową Informacją Skarbową"],"synonyms":["interpretacja indywidualna"],"definition":"Instytucja, która wydaje indywidualne interpretacje podatkowe.","basis":"Ordynacja podatkowa","article":{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},"see":[{"id":"akcyza","term":"akcyza"}]},{"id":"jst","abbreviations":["JST"],"term":"jednostka samorządu terytorialnego","forms":["jednostki samorządu terytorialnego","jednostce samorządu terytorialnego","jednostkę samorządu terytorialnego","jednostką samorządu terytorialnego","jednostek samorządu terytorialnego","jednostkom samorządu terytorialnego","jednostkami samorządu terytorialnego","jednostkach samorządu terytorialnego"],"synonyms":["samorząd","gmina","powiat"],"definition":"Gmina, powiat albo województwo.","basis":"ustawy samorządowe","article":{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},"see":[{"id":"czlonek","term":"członek"},{"id":"klaster-energii","term":"klaster energii"}]},{"id":"nfosigw","abbreviations":["NFOŚiGW"],"term":"Narodowy Fundusz Ochrony Środowiska i Gospodarki Wodnej","forms":["Narodowego Funduszu Ochrony Środowiska i Gospodarki Wodnej","Narodowemu Funduszowi Ochrony Środowiska i Gospodarki Wodnej","Narodowym Funduszem Ochrony Środowiska i Gospodarki Wodnej","Narodowym Funduszu Ochrony Środowiska i Gospodarki Wodnej"],"synonyms":["fundusz narodowy"],"definition":"Państwowy fundusz, który finansuje ochronę środowiska, między innymi w programie „Energia dla wsi”.","basis":"Prawo ochrony środowiska","article":{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"},"see":[{"id":"magazyn-energii","term":"magazyn energii"},{"id":"oze","term":"odnawialne źródła energii"}]},{"id":"isap","abbreviations":["ISAP"],"term":"Internetowy System Aktów Prawnych","forms":["Internetowego Systemu Aktów Prawnych","Internetowemu Systemowi Aktów Prawnych","Internetowym Systemem Aktów Prawnych","Internetowym Systemie Aktów Prawnych"],"synonyms":["sejmowa baza ustaw"],"definition":"Sejmowa baza aktów prawnych, otwarta dla każdego: isap.sejm.gov.pl. Sprawdzisz w niej obecne brzmienie ustawy i dzień, od którego działa.","basis":"isap.sejm.gov.pl","article":{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},"see":[]}]')
// EXTERNAL MODULE: ./.docusaurus/site-data/default/shell.json
var shell = __webpack_require__(82168);
;// CONCATENATED MODULE: ./src/pages/baza-wiedzy/slownik.tsx











function GlossaryPage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Layout/* ["default"] */.A, {
        title: "Słownik pojęć sp\xf3łdzielni energetycznej",
        description: "Słowa z ustaw, um\xf3w i rachunk\xf3w, kt\xf3re spotkasz w sp\xf3łdzielni energetycznej: kr\xf3tkie definicje, skr\xf3ty, odmiana i podstawa prawna.",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(BesideNav/* ["default"] */.A, {
            categories: shell/* .categories */.L,
            current: null,
            articles: [],
            others: [
                {
                    label: 'Pytania i odpowiedzi',
                    to: navigation/* .faqPage.to */.Ou.to
                },
                navigation/* .glossaryPage */.sO,
                navigation/* .papersPage */.j5
            ],
            currentPath: navigation/* .glossaryPage.to */.sO.to,
            children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
                id: (/* inlined export .contentId */"tresc"),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                        title: navigation/* .glossaryPage.label */.sO.label,
                        lead: "Słowa z\xa0ustaw, um\xf3w i\xa0rachunk\xf3w wyjaśnione prostym językiem. Artykuły podkreślają je kropkami.",
                        place: 15,
                        breadcrumbs: /*#__PURE__*/ (0,jsx_runtime.jsx)(Breadcrumbs/* ["default"] */.A, {
                            items: [
                                {
                                    label: 'Baza wiedzy',
                                    to: '/baza-wiedzy'
                                }
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PartBoundary/* ["default"] */.A, {
                        message: "Nie udało się wczytać słownika.",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Glossary, {
                            entries: default_glossary_namespaceObject
                        })
                    })
                ]
            })
        })
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