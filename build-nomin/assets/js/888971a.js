"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["106"], {
20677(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ DocItem)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-common/lib/utils/metadataUtils.js
var metadataUtils = __webpack_require__(34308);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js
var reactUtils = __webpack_require__(52260);
;// CONCATENATED MODULE: ./node_modules/@docusaurus/plugin-content-docs/lib/client/doc.js

/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ 

const Context = /*#__PURE__*/ react.createContext(null);
/**
 * Note: we don't use `PropDoc` as context value on purpose. Metadata is
 * currently stored inside the MDX component, but we may want to change that in
 * the future. This layer is a good opportunity to decouple storage from
 * consuming API, potentially allowing us to provide metadata as both props and
 * route context without duplicating the chunks in the future.
 */ function useContextValue(content) {
    return (0,react.useMemo)(()=>({
            metadata: content.metadata,
            frontMatter: content.frontMatter,
            assets: content.assets,
            contentTitle: content.contentTitle,
            toc: content.toc
        }), [
        content
    ]);
}
/**
 * This is a very thin layer around the `content` received from the MDX loader.
 * It provides metadata about the doc to the children tree.
 */ function DocProvider(param) {
    let { children, content } = param;
    const contextValue = useContextValue(content);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Context.Provider, {
        value: contextValue,
        children: children
    });
}
/**
 * Returns the data of the currently browsed doc. Gives access to the doc's MDX
 * Component, front matter, metadata, TOC, etc. When swizzling a low-level
 * component (e.g. the "Edit this page" link) and you need some extra metadata,
 * you don't have to drill the props all the way through the component tree:
 * simply use this hook instead.
 */ function useDoc() {
    const doc = (0,react.useContext)(Context);
    if (doc === null) {
        throw new reactUtils/* .ReactContextError */.dV('DocProvider');
    }
    return doc;
}

;// CONCATENATED MODULE: ./node_modules/@docusaurus/theme-classic/lib/theme/DocItem/Metadata/index.js

/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ 


function DocItemMetadata() {
    const { metadata, frontMatter, assets } = useDoc();
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(metadataUtils/* .PageMetadata */.be, {
        title: metadata.title,
        description: metadata.description,
        keywords: frontMatter.keywords,
        image: assets.image ?? frontMatter.image
    });
}

// EXTERNAL MODULE: ./src/components/ui/Breadcrumbs/index.tsx + 1 modules
var Breadcrumbs = __webpack_require__(67022);
;// CONCATENATED MODULE: ./src/domain/articles/article.ts

/**
 * Attribute of `<html>` with the day an article's sources were checked; an inline script reads it before the first
 * paint.
 */ const checkedAttribute = 'data-checked';
/**
 * In the HTML only of articles it applies to, so that nobody who reads the HTML takes it for true of all. Where it comes
 * to apply between two builds, the style sheet of `ArticleLayout` has the same words.
 */ const oldSourcesWarning = 'Od sprawdzenia źródeł minęło ponad 12 miesięcy. Przepisy mogły się zmienić.';
/** The data of a doc's page, which the knowledge-base plugin adds to its front matter. */ function articleOf(param) {
    let { frontMatter } = param;
    return frontMatter.article;
}
/** Address of a category on the list of articles; works with and without scripts. */ function categoryAddress(category) {
    return `/baza-wiedzy#${toHeadingId(category)}`;
}

// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/shell.json
var shell = __webpack_require__(82168);
;// CONCATENATED MODULE: ./src/theme/DocBreadcrumbs/index.tsx






/** Ejected: a category links to its place in the article list. */ function DocBreadcrumbs() {
    const article = articleOf(useDoc().metadata);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Breadcrumbs/* ["default"] */.A, {
        items: [
            navigation/* .knowledgeBasePage */.hy,
            ...shell/* .categories.filter */.L.filter((param)=>{
                let { label } = param;
                return label === article.category;
            })
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-classic/lib/theme/MDXContent/index.js + 8 modules
var MDXContent = __webpack_require__(65814);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/CopyLink/index.tsx + 1 modules
var CopyLink = __webpack_require__(64709);
// EXTERNAL MODULE: ./src/components/ui/buttons/PrintButton/index.tsx
var PrintButton = __webpack_require__(78005);
// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
// EXTERNAL MODULE: ./src/domain/articles/message.ts
var articles_message = __webpack_require__(35683);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/site/settings.ts
var site_settings = __webpack_require__(4316);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/domain/articles/reference.ts
/** An article as it is named in a footnote or a list of sources. */ function articleReference(param) {
    let { title, author, checked, address } = param;
    return `${author}, „${title}”, źródła sprawdzono ${checked}, ${address}`.replaceAll('\u00a0', ' ');
}

// EXTERNAL MODULE: ./src/browser/device/useClipboard.ts
var useClipboard = __webpack_require__(67730);
;// CONCATENATED MODULE: ./src/components/articles/ArticleTools/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"row":"row_N10s","reference":"reference_MdKR","report":"report_nsz0"});
;// CONCATENATED MODULE: ./src/components/articles/ArticleTools/Cite.tsx







/** Copies a reference to the article and shows it, so that it can be taken by hand where copying is forbidden. */ function Cite(article) {
    const [reference, setReference] = (0,react.useState)('');
    const { state, copy } = (0,useClipboard/* .useClipboard */.i)();
    const cite = ()=>{
        const address = window.location.origin + window.location.pathname;
        const text = articleReference({
            ...article,
            address
        });
        setReference(text);
        void copy(text);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                look: "plain",
                className: "needsScript",
                onClick: cite,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "lucide:text-quote"
                    }),
                    "Cytuj"
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: styles_module.reference,
                children: reference !== '' && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                            className: "meta",
                            children: state === 'copied' ? 'Skopiowano: ' : 'Skopiuj: '
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                            children: reference
                        })
                    ]
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/articles/ArticleTools/ReportError.tsx




/** A way to say what is wrong and where: the message begins with the article and the section. Works without scripts. */ function ReportError(param) {
    let { title, sections, email } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        className: styles_module.report,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                children: "Zgłoś błąd w artykule"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Gdzie jest błąd?"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                children: [
                    undefined,
                    ...sections
                ].map((section)=>{
                    const message = {
                        title,
                        ...section !== undefined && {
                            section
                        }
                    };
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: (0,articles_message/* .messageAddress */.Sy)(email, message),
                            children: section ?? 'W całym artykule albo nie wiem'
                        })
                    }, section ?? '');
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/browser/notifications/notify.ts
var notify = __webpack_require__(12732);
;// CONCATENATED MODULE: ./src/components/articles/ArticleTools/Share.tsx





/** Shares the article through the device; where it cannot share, copies the address and offers an e-mail. */ function Share(param) {
    let { title } = param;
    const [mail, setMail] = (0,react.useState)(null);
    const share = async ()=>{
        const url = window.location.href.replace(/#.*/, '');
        if ('share' in navigator) {
            try {
                await navigator.share({
                    title,
                    url
                });
                return;
            } catch (error) {
                // A visitor who changed their mind wants nothing. A press replayed after waking is refused: then it is copied.
                if (error.name === 'AbortError') {
                    return;
                }
            }
        }
        setMail(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`);
        // If it is refused, the button „Kopiuj link” next to it shows the address.
        await navigator.clipboard.writeText(url);
        (0,notify/* .notify */.m)({
            kind: 'success',
            text: 'Skopiowano.'
        });
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                look: "plain",
                className: "needsScript",
                onClick: ()=>{
                    share().catch(()=>undefined);
                },
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "lucide:upload"
                    }),
                    "Udostępnij"
                ]
            }),
            mail !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                href: mail,
                children: "Wyślij e-mailem"
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/articles/ArticleTools/index.tsx












/** What a reader can do with an article. Without scripts only the two ways to write are left, where one can. */ function ArticleTools(param) {
    let { title, article, sections } = param;
    const settings = (0,useSettings/* .useSettings */.t)();
    const canWrite = (0,site_settings/* .takesMessages */.rE)(settings);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        id: "narzedzia",
        "aria-label": "Narzędzia artykułu",
        className: "noPrint",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module.row,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(CopyLink/* ["default"] */.A, {
                        label: "Kopiuj link"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Share, {
                        title: title
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintButton/* ["default"] */.A, {}),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Cite, {
                        title: title,
                        author: article.author ?? settings.name,
                        checked: (0,date/* .formatDate */.Yq)(article.checked)
                    })
                ]
            }),
            canWrite && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    article.kind === 'article' && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: (0,articles_message/* .messageAddress */.Sy)(settings.email, {
                                title
                            }),
                            children: "Napisz, czego brakuje w tym artykule"
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(ReportError, {
                        title: title,
                        sections: sections,
                        email: settings.email
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/articles/Paginator/index.tsx + 1 modules
var Paginator = __webpack_require__(52384);
// EXTERNAL MODULE: ./src/components/articles/SourceTrail/index.tsx + 1 modules
var SourceTrail = __webpack_require__(84958);
// EXTERNAL MODULE: ./src/site/anchors.ts
var site_anchors = __webpack_require__(30919);
;// CONCATENATED MODULE: ./src/components/articles/SourceList/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const SourceList_styles_module = ({"sources":"sources_fbam"});
;// CONCATENATED MODULE: ./src/components/articles/SourceList/index.tsx




/** A longer list is folded, so that it does not stand between the text and what follows. */ const mostInView = 12;
/** The ids of where the text cites a source. */ function placesOf(param) {
    let { code, citations, questions } = param;
    return questions ?? Array.from({
        length: citations
    }, (_, index)=>(0,site_anchors/* .citationAnchor */.bD)(code, index + 1));
}
/** Sources at the end of an article, numbered as in its text, each with what of it was read and when. */ function SourceList(param) {
    let { sources } = param;
    const list = /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
        children: sources.map((source)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                id: (0,site_anchors/* .sourceAnchor */.PJ)(source.code),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SourceTrail/* ["default"] */.A, {
                        source: source
                    }),
                    source.citations > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                        className: "meta noPrint",
                        children: [
                            "W tekście:",
                            placesOf(source).map((id, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                    href: `#${id}`,
                                    children: index + 1
                                }, id))
                        ]
                    })
                ]
            }, source.code))
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: SourceList_styles_module.sources,
        "aria-labelledby": "zrodla",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                id: "zrodla",
                children: "Źr\xf3dła"
            }),
            sources.length > mostInView ? /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                        children: [
                            "Pokaż wszystkie źr\xf3dła (",
                            sources.length,
                            ")"
                        ]
                    }),
                    list
                ]
            }) : list
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/loading/LaterPart.tsx
var LaterPart = __webpack_require__(52843);
;// CONCATENATED MODULE: ./src/browser/articles/followReading.ts
/**
 * Marks in the contents the section being read, the last whose heading has passed a third of the window; `onChange` is
 * told its id. Does nothing in a page without contents.
 */ function followReading(param, onChange) {
    let { signal } = param;
    const links = [
        ...document.querySelectorAll('[data-contents] a')
    ];
    if (links.length === 0) {
        return;
    }
    let shown = null;
    let frame = 0;
    const update = ()=>{
        frame = 0;
        const hash = links.filter((link)=>{
            const heading = document.getElementById(link.hash.slice(1));
            return heading && heading.getBoundingClientRect().top <= innerHeight * 0.35;
        }).at(-1)?.hash;
        if (hash !== shown) {
            shown = hash;
            for (const link of links){
                link.ariaCurrent = link.hash === hash ? 'location' : null;
            }
            onChange?.(hash?.slice(1) ?? null);
        }
    };
    const schedule = ()=>{
        frame ||= requestAnimationFrame(update);
    };
    // With the first frame: asked for now, the page would be laid out before its fonts have come.
    schedule();
    addEventListener('scroll', schedule, {
        passive: true,
        signal
    });
}

// EXTERNAL MODULE: ./src/components/ui/Unbroken/index.tsx + 1 modules
var Unbroken = __webpack_require__(49744);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Head.js
var Head = __webpack_require__(53572);
;// CONCATENATED MODULE: ./src/components/articles/ArticleLayout/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const ArticleLayout_styles_module = ({"page":"page_Iqym","text":"text_XTog","header":"header_omvt","summary":"summary_GH6S","step":"step_f7cH","margin":"margin_FkF2","contents":"contents_vbAI","related":"related_L8D_","progress":"progress_ELpW","prose":"prose_rDry","marginSources":"marginSources_HSuS","places":"places_u9JH","stepTitle":"stepTitle_hYIk","tags":"tags_OdV3","tag":"tag_EJ8Q","toTop":"toTop_XqZJ","oldSources":"oldSources_QjcK","onlyWhenOld":"onlyWhenOld_I6iV","marginParts":"marginParts_R4L5"});
;// CONCATENATED MODULE: ./src/components/articles/ArticleLayout/OldSources.tsx





/** Warns of sources checked over 12 months ago by the visitor's clock; the old-sources script shows it. */ function OldSources(param) {
    let { checked, isOld } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Head/* ["default"] */.A, {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("html", {
                    lang: "pl",
                    [checkedAttribute]: checked
                })
            }),
            isOld ? /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: ArticleLayout_styles_module.oldSources,
                children: oldSourcesWarning
            }) : /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: (0,clsx/* ["default"] */.A)(ArticleLayout_styles_module.oldSources, ArticleLayout_styles_module.onlyWhenOld)
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/articles/ArticleLayout/ArticleHeader.tsx





function ArticleHeader(param) {
    let { title, article } = param;
    const { kind, readingMinutes, updated, checked, isOld, author = 'redakcja', summary } = article;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("header", {
                className: ArticleLayout_styles_module.header,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h1", {
                        children: title
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: "meta",
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                children: [
                                    readingMinutes,
                                    " min czytania"
                                ]
                            }),
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                children: [
                                    "Aktualizacja: ",
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("time", {
                                        dateTime: updated,
                                        children: (0,date/* .formatDate */.Yq)(updated)
                                    })
                                ]
                            }),
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                children: [
                                    "Źr\xf3dła sprawdzono: ",
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("time", {
                                        dateTime: checked,
                                        children: (0,date/* .formatDate */.Yq)(checked)
                                    })
                                ]
                            }),
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                children: [
                                    "Autor: ",
                                    author
                                ]
                            }),
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                className: "meta needsScript noPrint",
                                href: "#narzedzia",
                                children: "Narzędzia artykułu"
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(OldSources, {
                checked: checked,
                isOld: isOld
            }),
            kind !== 'faq' && summary.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                className: ArticleLayout_styles_module.summary,
                "aria-labelledby": "w-skrocie",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                        id: "w-skrocie",
                        children: "W skr\xf3cie"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                        children: summary.map((sentence)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Unbroken/* ["default"] */.A, {
                                    children: sentence
                                })
                            }, sentence))
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/domain/articles/citations.ts
/** A reference to a source in a text: `[^OZE]` or, with the place in the source, `[^OZE, art. 38c ust. 3]`. */ const marker = /\[\^([A-Z][A-Z0-9]*)(?:,([^[\]]+))?\]/g;
/** Splits a text at its citations. The pieces together are the whole text, except for a space before a citation. */ function splitCitations(text) {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(marker)){
        // The space before a marker is dropped so that the number stays attached to its word.
        const before = text.slice(end, match.index).replace(/ $/, '');
        if (before) {
            parts.push({
                kind: 'text',
                text: before
            });
        }
        parts.push({
            kind: 'citation',
            code: match[1] ?? '',
            place: match[2]?.trim() ?? null
        });
        end = match.index + match[0].length;
    }
    if (end < text.length) {
        parts.push({
            kind: 'text',
            text: text.slice(end)
        });
    }
    return parts;
}
/** What a citation is called, on paper too: `Źródło 3, art. 38c`. */ function citationName(number, place) {
    return `Źródło ${number}${place === null ? '' : `, ${place}`}`;
}
/** The place in the source that a name made by `citationName` has. */ function citedPlace(name) {
    return /^Źródło \d+, (.+)$/.exec(name)?.[1] ?? null;
}
/** How often a text cites each source. */ function countCitations(text) {
    const counts = new Map();
    for (const part of splitCitations(text)){
        if (part.kind === 'citation') {
            counts.set(part.code, (counts.get(part.code) ?? 0) + 1);
        }
    }
    return counts;
}
/** The ids of the questions of an FAQ that cite each source; a question is a third-level heading with its id. */ function citingQuestions(text) {
    const questions = new Map();
    for (const question of text.split(/^### /m).slice(1)){
        const [, id = ''] = /\{#([^{}]+)\}/.exec(question) ?? [];
        for (const code of countCitations(question).keys()){
            questions.set(code, [
                ...questions.get(code) ?? [],
                id
            ]);
        }
    }
    return questions;
}
/** The text without its citations, for search results and feeds. */ function stripCitations(text) {
    return text.replace(/ ?\[\^[A-Z][A-Z0-9]*(?:,[^[\]]+)?\]/g, '');
}

;// CONCATENATED MODULE: ./src/browser/articles/useSectionCitations.ts



const none = new Map();
/** What the section under the given second-level heading cites, read from its links on the page. */ function useSectionCitations(headingId) {
    const [citations, setCitations] = (0,react.useState)(none);
    (0,react.useEffect)(()=>{
        const heading = headingId === null ? null : document.getElementById(headingId);
        const found = new Map();
        for(let element = heading?.nextElementSibling; element && element.tagName !== 'H2'; element = element.nextElementSibling){
            for (const link of element.querySelectorAll(site_anchors/* .citationLinks */.Pb)){
                const place = citedPlace(link.getAttribute('aria-label') ?? '');
                const places = found.get(link.hash) ?? [];
                if (place !== null && !places.includes(place)) {
                    places.push(place);
                }
                found.set(link.hash, places);
            }
        }
        setCitations(found);
    }, [
        headingId
    ]);
    return citations;
}

;// CONCATENATED MODULE: ./src/components/articles/ArticleLayout/Contents.tsx


/** Sections of an article; `followReading` marks the one being read. */ function Contents(param) {
    let { entries } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("nav", {
        "aria-label": "Na tej stronie",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
            className: ArticleLayout_styles_module.contents,
            "data-contents": true,
            children: entries.map((param)=>{
                let { id, html } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                        href: `#${id}`,
                        // Comes from our own Markdown at build time.
                        dangerouslySetInnerHTML: {
                            __html: html
                        }
                    })
                }, id);
            })
        })
    });
}

;// CONCATENATED MODULE: ./src/components/articles/ArticleLayout/ArticleMargin.tsx






/** Contents, folded above the text; on wide screens beside it, open, with the sources of the section being read below. */ function ArticleMargin(param) {
    let { contents, activeId, sources } = param;
    const citations = useSectionCitations(activeId);
    const cited = sources.map((source, index)=>({
            source,
            number: index + 1,
            places: citations.get(`#${(0,site_anchors/* .sourceAnchor */.PJ)(source.code)}`)
        })).filter((param)=>{
        let { places } = param;
        return places !== undefined;
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: (0,clsx/* ["default"] */.A)(ArticleLayout_styles_module.margin, 'noPrint'),
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
            className: ArticleLayout_styles_module.marginParts,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                            children: "Na tej stronie"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Contents, {
                            entries: contents
                        })
                    ]
                }),
                cited.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("aside", {
                    "aria-label": "Źr\xf3dła do tej sekcji",
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                            children: "Źr\xf3dła do tej sekcji"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
                            className: ArticleLayout_styles_module.marginSources,
                            children: cited.map((param)=>{
                                let { source, number, places } = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                    value: number,
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                            href: `#${(0,site_anchors/* .sourceAnchor */.PJ)(source.code)}`,
                                            children: source.title
                                        }),
                                        places && places.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                            className: ArticleLayout_styles_module.places,
                                            children: places.join('; ')
                                        })
                                    ]
                                }, source.code);
                            })
                        })
                    ]
                })
            ]
        })
    });
}

;// CONCATENATED MODULE: ./src/components/articles/ArticleLayout/index.tsx













/** An article: header, „W skrócie”, contents, text, what to read next, tools, sources. */ function ArticleLayout(props) {
    const { title, article, tags, contents, breadcrumbs, previous, next, children } = props;
    const [step, ...others] = article.related;
    const [activeId, setActiveId] = (0,react.useState)(null);
    (0,react.useEffect)(()=>{
        const following = new AbortController();
        followReading(following, setActiveId);
        return ()=>{
            following.abort();
        };
    }, [
        contents
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
        id: (/* inlined export .contentId */"tresc"),
        className: ArticleLayout_styles_module.page,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: (0,clsx/* ["default"] */.A)(ArticleLayout_styles_module.progress, 'noPrint'),
                "aria-hidden": "true"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("article", {
                className: ArticleLayout_styles_module.text,
                "aria-label": title,
                children: [
                    breadcrumbs,
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(ArticleHeader, {
                        title: title,
                        article: article
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(ArticleMargin, {
                            contents: contents,
                            activeId: activeId,
                            sources: article.sources
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                            className: (0,clsx/* ["default"] */.A)(ArticleLayout_styles_module.prose, 'prose'),
                            children: children
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(LaterPart/* ["default"] */.A, {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                                    className: "noPrint",
                                    "aria-label": "Co przeczytać dalej",
                                    "data-link-previews": true,
                                    children: [
                                        step && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Link/* ["default"] */.A, {
                                            to: step.permalink,
                                            className: ArticleLayout_styles_module.step,
                                            children: [
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                                    className: "meta",
                                                    children: "Czytaj dalej"
                                                }),
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                                    className: ArticleLayout_styles_module.stepTitle,
                                                    children: step.title
                                                })
                                            ]
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Paginator/* ["default"] */.A, {
                                            previous: previous,
                                            next: next
                                        })
                                    ]
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(ArticleTools, {
                                    title: title,
                                    article: article,
                                    sections: contents.map((param)=>{
                                        let { html } = param;
                                        return html.replace(/<[^<>]*>/g, '');
                                    })
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(SourceList, {
                                    sources: article.sources
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                                    className: "noPrint",
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                            id: "powiazane",
                                            tabIndex: -1,
                                            children: "Powiązane artykuły"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                                            className: ArticleLayout_styles_module.related,
                                            "data-link-previews": true,
                                            children: others.map((link)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                                        to: link.permalink,
                                                        children: link.title
                                                    })
                                                }, link.permalink))
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                            className: ArticleLayout_styles_module.tags,
                                            children: [
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                                    className: "meta",
                                                    children: "Tagi: "
                                                }),
                                                tags.map((tag)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                                        to: tag.permalink,
                                                        className: ArticleLayout_styles_module.tag,
                                                        children: tag.label
                                                    }, tag.permalink))
                                            ]
                                        })
                                    ]
                                })
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: (0,clsx/* ["default"] */.A)(ArticleLayout_styles_module.toTop, 'noPrint'),
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                    href: "#top",
                    "aria-label": "Wr\xf3ć na g\xf3rę",
                    "data-tooltip": "Wr\xf3ć na g\xf3rę"
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/articles/KnowledgeBaseNav/BesideNav.tsx + 2 modules
var BesideNav = __webpack_require__(64414);
// EXTERNAL MODULE: ./src/components/shell/CheckedPage/index.tsx + 1 modules
var CheckedPage = __webpack_require__(8744);
// EXTERNAL MODULE: ./src/components/shell/ForcedColorMode/index.tsx + 3 modules
var ForcedColorMode = __webpack_require__(42241);
;// CONCATENATED MODULE: ./src/theme/DocItem/Layout/index.tsx











/** Ejected: our article page with its sources in the margin. */ function DocItemLayout(param) {
    let { children } = param;
    const { metadata, toc } = useDoc();
    const article = articleOf(metadata);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(BesideNav/* ["default"] */.A, {
        categories: shell/* .categories */.L,
        current: article.category,
        articles: article.neighbours,
        others: [
            {
                label: 'Pytania i odpowiedzi',
                to: article.kind === 'faq' ? metadata.permalink : navigation/* .faqPage.to */.Ou.to
            },
            navigation/* .glossaryPage */.sO,
            navigation/* .papersPage */.j5
        ],
        currentPath: metadata.permalink,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckedPage/* ["default"] */.A, {
            checks: article.checks ?? [],
            children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(ArticleLayout, {
                title: metadata.title,
                article: article,
                tags: metadata.tags,
                contents: toc.filter((heading)=>heading.level === 2).map((param)=>{
                    let { id, value } = param;
                    return {
                        id,
                        html: value
                    };
                }),
                breadcrumbs: /*#__PURE__*/ (0,jsx_runtime.jsx)(DocBreadcrumbs, {}),
                previous: metadata.previous,
                next: metadata.next,
                children: [
                    article.forcedMode && /*#__PURE__*/ (0,jsx_runtime.jsx)(ForcedColorMode/* ["default"] */.A, {
                        mode: article.forcedMode
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(MDXContent/* ["default"] */.A, {
                        children: children
                    })
                ]
            })
        })
    });
}

;// CONCATENATED MODULE: ./node_modules/@docusaurus/theme-classic/lib/theme/DocItem/index.js

/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ 




function DocItem(props) {
    const docHtmlClassName = `docs-doc-id-${props.content.metadata.id}`;
    const MDXComponent = props.content;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(DocProvider, {
        content: props.content,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(metadataUtils/* .HtmlClassNameProvider */.e3, {
            className: docHtmlClassName,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)(DocItemMetadata, {}),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(DocItemLayout, {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(MDXComponent, {})
                })
            ]
        })
    });
}


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
52384(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Paginator)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
;// CONCATENATED MODULE: ./src/components/articles/Paginator/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"paginator":"paginator_k5rE"});
;// CONCATENATED MODULE: ./src/components/articles/Paginator/index.tsx



/** Links to the previous and next article in the order of the knowledge base. */ function Paginator(param) {
    let { previous, next } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("nav", {
        className: styles_module.paginator,
        "aria-label": "Poprzedni i następny artykuł",
        children: [
            previous && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Link/* ["default"] */.A, {
                to: previous.permalink,
                rel: "prev",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: "meta",
                        children: "Poprzedni artykuł"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        children: previous.title
                    })
                ]
            }),
            next && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Link/* ["default"] */.A, {
                to: next.permalink,
                rel: "next",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: "meta",
                        children: "Następny artykuł"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        children: next.title
                    })
                ]
            })
        ]
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
49744(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Unbroken)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/domain/polish/unbroken.ts
/**
 * A text in parts, of which every second must not break at its hyphen: „e-mail”, „net-billing”, „Lądek-Zdrój”. There
 * is no no-break hyphen in them: a reader would copy it, and not find the word.
 */ function unbrokenParts(text) {
    return text.split(/((?:[Ee]-mail|[Nn]et-[bm])\p{L}*|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/u);
}

;// CONCATENATED MODULE: ./src/components/ui/Unbroken/index.tsx


/** A text from a data file whose „e-mail” stays in one line, as it does in Markdown. */ function Unbroken(param) {
    let { children } = param;
    return unbrokenParts(children).map((part, index)=>index % 2 === 1 ? // The parts of a text do not change places.
        /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
            className: "unbroken",
            children: part
        }, index) : part);
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
35683(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Sy: () => (messageAddress),
  VU: () => (begunMessage)
});
/* import */ var _kernel_text__rspack_import_0 = __webpack_require__(82231);

/** Topic of the contact form (in `kontakt.yaml`) for messages about an article. */ const errorTopic = 'Błąd w treści serwisu';
/** Query keys of the contact page. They hold the names of an article and a section, nothing about the visitor. */ const keys = {
    topic: 'temat',
    article: 'artykul',
    section: 'sekcja'
};
/** Address of the contact form, prefilled with the beginning of a message about an article. */ function contactAddress(param) {
    let { title, section } = param;
    const query = new URLSearchParams({
        [keys.topic]: errorTopic,
        [keys.article]: title,
        ...section !== undefined && {
            [keys.section]: section
        }
    });
    return `/kontakt?${query.toString()}`;
}
const longest = 160;
/** The prefilled message about an article; null if the query has none or its topic is not on the list. */ function begunMessage(search, topics) {
    const query = new URLSearchParams(search);
    const value = (key)=>query.get(keys[key])?.slice(0, longest);
    const [topic, article, section] = [
        value('topic'),
        value('article'),
        value('section')
    ];
    if (topic === undefined || !topics.includes(topic) || article === undefined) {
        return null;
    }
    return {
        topic,
        message: messageText({
            title: article,
            ...section !== undefined && {
                section
            }
        })
    };
}
/** First lines of a message about an article, with space for the rest. */ function messageText(param) {
    let { title, section } = param;
    return [
        `Artykuł: ${title}`,
        ...section ? [
            `Sekcja: ${section}`
        ] : [],
        '',
        ''
    ].join('\n');
}
/** Address that opens the visitor's mail program with the beginning of a message about an article. */ function mailAddress(recipient, message) {
    const body = messageText(message).replaceAll('\n', '\r\n');
    return `mailto:${recipient}?subject=${encodeURIComponent(errorTopic)}&body=${encodeURIComponent((0,_kernel_text__rspack_import_0/* .wellFormed */.ES)(body))}`;
}
/** Where a message about an article is begun: in a mail program, or without an address in the contact form. */ function messageAddress(email, message) {
    return email === null ? contactAddress(message) : mailAddress(email, message);
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