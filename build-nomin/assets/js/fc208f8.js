"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8107"], {
14990(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (ContactBand)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_Band__rspack_import_1 = __webpack_require__(50092);
/* import */ var _site_src_browser_shell_useSettings__rspack_import_2 = __webpack_require__(74109);
/* import */ var _site_src_site_navigation__rspack_import_3 = __webpack_require__(74211);
/* import */ var _site_src_site_settings__rspack_import_4 = __webpack_require__(4316);





/** An invitation to write at the end of a page, made only where one can write. */ function ContactBand(param) {
    let { title, label, children = null } = param;
    return (0,_site_src_site_settings__rspack_import_4/* .takesMessages */.rE)((0,_site_src_browser_shell_useSettings__rspack_import_2/* .useSettings */.t)()) ? /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Band__rspack_import_1/* ["default"] */.A, {
        title: title,
        action: {
            label,
            to: _site_src_site_navigation__rspack_import_3/* .contactPage.to */.oF.to
        }
    }) : children;
}


},
41016(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ AudienceDrawing)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/components/pictures/AudienceDrawing/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"drawing":"drawing_RFT6","lit":"lit_GaTN"});
;// CONCATENATED MODULE: ./src/components/pictures/AudienceDrawing/index.tsx


const windows = (xs, y, size, lit)=>xs.map((x, index)=>[
            x,
            y,
            size[0],
            size[1],
            lit.includes(index)
        ]);
const drawings = {
    gmina: {
        outline: 'M34 62V32H146V62M28 32H152L138 18H42ZM90 18V6h14v6H90',
        cells: windows([
            44,
            68,
            92,
            116
        ], 40, [
            12,
            12
        ], [
            1,
            2
        ])
    },
    rolnicy: {
        outline: 'M20 62V34L46 16L72 34V62M38 62V44H54V62M84 62L92 40M100 62L105 40M116 62L118 40M132 62L131 40M148 62L144 40M164 62L157 40',
        cells: windows([
            84,
            99,
            114,
            129,
            144
        ], 26, [
            11,
            8
        ], [
            0,
            2,
            4
        ])
    },
    przedsiebiorstwa: {
        outline: 'M22 62V34L52 18V34L82 18V34L112 18V34H158V62',
        cells: windows([
            32,
            52,
            72,
            92,
            112,
            132
        ], 44, [
            14,
            9
        ], [
            2,
            3,
            4
        ])
    },
    mieszkancy: {
        outline: 'M26 62V10H78V62M98 62V26H154V62',
        cells: [
            ...windows([
                34,
                48,
                62
            ], 18, [
                8,
                8
            ], [
                1
            ]),
            ...windows([
                34,
                48,
                62
            ], 32, [
                8,
                8
            ], [
                1,
                2
            ]),
            ...windows([
                34,
                48,
                62
            ], 46, [
                8,
                8
            ], []),
            ...windows([
                108,
                122,
                136
            ], 34, [
                8,
                8
            ], [
                0
            ]),
            ...windows([
                108,
                122,
                136
            ], 47, [
                8,
                8
            ], [
                1
            ])
        ]
    }
};
/** Spot drawing of an audience: a building in 2-px lines with ribbon cells. Decorative. */ function AudienceDrawing(param) {
    let { audience } = param;
    const { outline, cells } = drawings[audience];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
        className: styles_module.drawing,
        viewBox: "0 0 180 64",
        width: "180",
        height: "64",
        "aria-hidden": "true",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                d: "M2 62H178"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                d: outline
            }),
            cells.map((param)=>{
                let [x, y, width, height, lit] = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                    x: x,
                    y: y,
                    width: width,
                    height: height,
                    rx: "1",
                    className: lit ? styles_module.lit : undefined
                }, `${x} ${y}`);
            })
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
50092(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Band)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/ui/Band/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"band":"band_L0Bt","row":"row_yJy0"});
;// CONCATENATED MODULE: ./src/components/ui/Band/index.tsx



/** A prominent section at the end of a page: one question, one link. */ function Band(param) {
    let { title, action } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("section", {
        className: styles_module.band,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
            className: `container ${styles_module.row}`,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                    children: title
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .ButtonLink */.v, {
                    to: action.to,
                    look: "onBand",
                    children: action.label
                })
            ]
        })
    });
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
49763(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  AK: () => (stepAnchor),
  W0: () => (pathIds),
  q3: () => (pathAddress)
});
/** The groups that have a way from a question to a decision, in the order of their list. */ const pathIds = [
    'gmina',
    'rolnicy',
    'przedsiebiorstwa',
    'mieszkancy',
    'zarzad'
];
/** Address of a path's page, without the base path. */ function pathAddress(id) {
    return `/klienci/${id}`;
}
/** Id of a step on the page, by its place from 0. */ function stepAnchor(index) {
    return `krok-${index + 1}`;
}


},
95128(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ ClientsPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/ui/Band/index.tsx + 1 modules
var Band = __webpack_require__(50092);
// EXTERNAL MODULE: ./src/components/owner/ContactBand/index.tsx
var ContactBand = __webpack_require__(14990);
// EXTERNAL MODULE: ./src/components/pictures/AudienceDrawing/index.tsx + 1 modules
var AudienceDrawing = __webpack_require__(41016);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/domain/articles/audiencePath.ts
var audiencePath = __webpack_require__(49763);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/clients.json
var clients = __webpack_require__(77054);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/paths.json
var paths = __webpack_require__(62510);
// EXTERNAL MODULE: ./src/components/ui/Unbroken/index.tsx + 1 modules
var Unbroken = __webpack_require__(49744);
;// CONCATENATED MODULE: ./src/pages/_components/klienci/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"groups":"groups_wwaB","audience":"audience_TI_Q","empty":"empty_YCvv","mainQuestion":"mainQuestion_ZA77","question":"question_XAo5","waysTitle":"waysTitle_Jntg","ways":"ways_Gcz6","cards":"cards_nLcu","card":"card_Kgrp"});
;// CONCATENATED MODULE: ./src/pages/_components/klienci/Audience.tsx






/** The calculator's example closest to each audience. */ const presetOf = {
    gmina: 'gmina',
    rolnicy: 'wies',
    przedsiebiorstwa: 'firmy',
    mieszkancy: 'osiedle'
};
/** One audience: what it asks, who its members are, where to go on. */ function Audience(param) {
    let { audience } = param;
    const { id, name, question: mainQuestion, lead, questions, members } = audience;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        id: id,
        className: styles_module.audience,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(AudienceDrawing/* ["default"] */.A, {
                        audience: id
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                        children: name
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: styles_module.mainQuestion,
                        children: mainQuestion
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: lead
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                        children: "Typowi członkowie"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                        children: members.map((member)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: member
                            }, member))
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    questions.map((param, index)=>{
                        let { question, answer, link } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                            className: styles_module.question,
                            open: index === 0,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                        children: question
                                    })
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Unbroken/* ["default"] */.A, {
                                        children: answer
                                    })
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: link.to,
                                    children: link.label
                                })
                            ]
                        }, question);
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                        className: styles_module.waysTitle,
                        children: "Od pytania do decyzji"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("ul", {
                        className: styles_module.ways,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: (0,audiencePath/* .pathAddress */.q3)(id),
                                    children: "Przejdź 5 krok\xf3w, z artykułami i wzorami pism"
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: `/kalkulator#kto=${presetOf[id]}`,
                                    children: "Policz oszczędności w kalkulatorze"
                                })
                            })
                        ]
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
// EXTERNAL MODULE: ./src/site/settings.ts
var settings = __webpack_require__(4316);
;// CONCATENATED MODULE: ./src/pages/_components/klienci/CaseStudies.tsx







const sectionId = 'wdrozenia';
/** Case studies from the data file; says plainly that there are none yet. */ function CaseStudies(param) {
    let { caseStudies } = param;
    const canWrite = (0,settings/* .takesMessages */.rE)((0,useSettings/* .useSettings */.t)());
    const isEmpty = caseStudies.length === 0;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        id: sectionId,
        className: (0,clsx/* ["default"] */.A)(styles_module.audience, isEmpty && styles_module.empty),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: "Przykłady sp\xf3łdzielni, kt\xf3rym pomogliśmy"
            }),
            isEmpty ? /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Nie publikujemy jeszcze takich opis\xf3w. Gdy będziemy mieć zgodę uczestnik\xf3w i potwierdzone dane, pojawią się tutaj."
                    }),
                    canWrite && /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                        to: navigation/* .contactPage.to */.oF.to,
                        children: "Porozmawiaj z nami o swojej sp\xf3łdzielni"
                    })
                ]
            }) : /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: styles_module.cards,
                children: caseStudies.map((param)=>{
                    let { name, place, summary, figures } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: styles_module.card,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                children: name
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                className: "meta",
                                children: place
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                children: summary
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
                                children: figures.map((param)=>{
                                    let { label, value, source } = param;
                                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                                children: label
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                                children: value
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("dd", {
                                                className: "meta",
                                                children: [
                                                    "Źr\xf3dło: ",
                                                    source
                                                ]
                                            })
                                        ]
                                    }, label);
                                })
                            })
                        ]
                    }, name);
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/klienci.tsx















/** Those who already run a cooperative: they have a path and no example of a membership. */ const board = paths.zarzad;
function ClientsPage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Layout/* ["default"] */.A, {
        title: "Dla kogo jest sp\xf3łdzielnia energetyczna",
        description: "Gmina, rolnicy, przedsiębiorstwa, mieszkańcy i zarząd sp\xf3łdzielni energetycznej: typowe pytania, członkowie i 5 krok\xf3w do decyzji.",
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
            id: (/* inlined export .contentId */"tresc"),
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                    className: "container",
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                        title: "Dla kogo pracujemy",
                        lead: clients/* .lead */.HI,
                        place: 10
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("nav", {
                    className: `container ${styles_module.groups}`,
                    "aria-label": "Grupy odbiorc\xf3w",
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                            children: clients/* .audiences.map */.EJ.map((param)=>{
                                let { id, name, question } = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)(AudienceDrawing/* ["default"] */.A, {
                                            audience: id
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                            href: `#${id}`,
                                            children: name
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                            children: question
                                        })
                                    ]
                                }, id);
                            })
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                            children: [
                                "Prowadzisz już sp\xf3łdzielnię? ",
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                    href: `#${board.id}`,
                                    children: board.name
                                })
                            ]
                        })
                    ]
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: "container",
                    children: [
                        clients/* .audiences.map */.EJ.map((audience)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Audience, {
                                audience: audience
                            }, audience.id)),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                            id: board.id,
                            className: styles_module.audience,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                            children: board.name
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                            className: styles_module.mainQuestion,
                                            children: board.question
                                        })
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                            children: board.lead
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                            to: (0,audiencePath/* .pathAddress */.q3)(board.id),
                                            children: board.title
                                        })
                                    ]
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(CaseStudies, {
                            caseStudies: clients/* .caseStudies */.II
                        })
                    ]
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(ContactBand/* ["default"] */.A, {
                    title: "Masz inną sytuację?",
                    label: "Opisz ją nam",
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Band/* ["default"] */.A, {
                        title: "Sprawdź, czy to się opłaci u Ciebie",
                        action: navigation/* .headerAction */.QE
                    })
                })
            ]
        })
    });
}


},
77054(module) {
module.exports = JSON.parse('{"HI":"Spółdzielnia energetyczna łączy tych, którzy wytwarzają prąd, z tymi, którzy go zużywają. Wybierz swoją grupę i sprawdź, o co pyta najczęściej. Opisujemy tu typowe sytuacje, a nie konkretnych klientów.","EJ":[{"id":"gmina","name":"Gmina","question":"Czy szkoła, urząd i wodociąg mogą zużywać prąd z jednej instalacji?","linkLabel":"Sprawdź dla gminy","lead":"Mogą, jeśli gmina jest członkiem spółdzielni. Szkoła i urząd nie są zwykle osobami prawnymi, więc naszym zdaniem ich punkty poboru, czyli miejsca z licznikiem, wchodzą jako punkty gminy. Osobnym członkiem może być spółka wodociągowa, biblioteka albo dom kultury. Punkty muszą leżeć na obszarze spółdzielni i w sieci jednego operatora, a instalacja musi należeć do spółdzielni lub jej członka. Prąd zużyty w tej samej godzinie rozlicza się 1 do 1.","questions":[{"question":"Czy gmina może założyć spółdzielnię sama?","answer":"Nie. Gdy według statutu mogą do niej należeć tylko osoby prawne, wystarczy 3 członków, na przykład gmina, spółka komunalna i biblioteka. Szkoła, która jest jednostką budżetową, nie liczy się jako osobny członek. Gdy dołącza choć jedna osoba fizyczna, potrzeba co najmniej 10 członków. O utworzeniu spółdzielni decyduje rada gminy uchwałą.","link":{"label":"Kto może być członkiem i ilu członków trzeba","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"}},{"question":"Czy trzeba ogłosić przetarg?","answer":"Bezpieczniej założyć, że tak, dopóki prawnik nie wskaże zwolnienia. Według prasy zmiana z 2025 r. zwalnia z przetargu zakupy samorządów w klastrach energii, a o zwolnieniu spółdzielni nie wspomina. Pokaż plan prawnikowi od zamówień publicznych, zanim gmina podpisze umowy.","link":{"label":"Gmina w spółdzielni: zamówienia i ryzyka","to":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"}},{"question":"Czy gmina miejska też może?","answer":"Tak wynika ze zmiany z 2025 r.: spółdzielnia może powstać w gminie każdego rodzaju, więc także w mieście. Zanim zaczniesz, sprawdź w ISAP, sejmowej bazie aktów prawnych, od kiedy działają te przepisy i jak rozlicza się prąd w mieście.","link":{"label":"Co wiadomo o spółdzielni w mieście","to":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"}}],"members":["gmina ze swoimi obiektami: szkołą, urzędem, świetlicą, latarniami","spółka komunalna, na przykład wodociągi","biblioteka lub dom kultury jako instytucja kultury","lokalna firma, która pobiera prąd w dzień","inna spółdzielnia z tego samego obszaru"]},{"id":"rolnicy","name":"Rolnicy","question":"Co zrobić z nadwyżką z dachu obory albo z biogazowni?","linkLabel":"Sprawdź dla rolnika","lead":"W spółdzielni tę nadwyżkę mogą w tej samej godzinie zużyć inni członkowie, 1 do 1. Reszta trafia do zapasu, z którego spółdzielnia odbiera 0,6 kWh za każdą 1 kWh. Najważniejsze jest więc, kto w okolicy pobiera prąd wtedy, gdy u Ciebie jest go za dużo. Prąd służy tylko spółdzielni i jej członkom, więc nie sprzedasz go przez nią komuś z zewnątrz.","questions":[{"question":"Czy trzeba założyć spółdzielnię rolników?","answer":"Nie, wystarczy zwykła spółdzielnia, czyli taka, jaką mogą założyć także inni mieszkańcy i firmy. Spółdzielnia rolników to odrębna forma: łączy ich ze względu na produkty rolne i musi stale liczyć co najmniej 10 rolników. Poza nimi wejdą do niej tylko firmy, które obsługują ich produkty. Naszym zdaniem do samej energii zwykła forma bywa wygodniejsza.","link":{"label":"Kiedy spółdzielnia rolników ma sens","to":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"}},{"question":"Jakie granice mocy trzeba znać?","answer":"Łączna moc elektryczna instalacji w spółdzielni może wynieść do 10 MW. Biogazu może powstać do 40 mln m³ rocznie. Osobna granica dotyczy podatku: zwolnienie z akcyzy działa tylko do 1 MW łącznej mocy instalacji.","link":{"label":"Akcyza i granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"}},{"question":"Czy oddawanie prądu to działalność gospodarcza?","answer":"Ustawa o OZE mówi, że nie, ale pod warunkami. Dotyczy to członka, który nie jest przedsiębiorcą, ma mikroinstalację i oddaje z niej prąd do rozliczenia spółdzielni. Przy większej instalacji lub firmie zapytaj doradcę podatkowego.","link":{"label":"PIT, CIT i VAT w spółdzielni","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"}}],"members":["gospodarstwo z panelami na dachu obory lub chlewni","biogazownia, która należy do spółdzielni lub jej członka","chłodnia, suszarnia albo przetwórnia z okolicy","gmina ze szkołą lub sąsiedzi, którzy pobierają prąd w dzień"]},{"id":"przedsiebiorstwa","name":"Przedsiębiorstwa","question":"Czy firma, która pracuje w dzień, skorzysta na wspólnych panelach?","linkLabel":"Sprawdź dla firmy","lead":"Może pasować, ale rozstrzyga porównanie godzin. Firma, która pracuje w dzień, może zużyć prąd z paneli w tej samej godzinie, w której powstaje. Mniej energii staje się wtedy nadwyżką, którą obejmuje współczynnik 0,6. Zimą i na nocnej zmianie wynik będzie inny, więc policz cały rok.","questions":[{"question":"Które opłaty mogą zniknąć z rachunku firmy?","answer":"Od prądu wytworzonego i zużytego w spółdzielni nie nalicza się opłaty OZE, mocowej i kogeneracyjnej. Mała firma z mocą umowną do 16 kW płaci opłatę mocową ryczałtem, a przepisy nie rozstrzygają, czy on znika. Zmienne opłaty za sieć mają ustawowy limit, a przepis o nim można czytać na 2 sposoby. Opłaty stałe, w tym za moc umowną, zostają, tak samo jak wszystkie opłaty od prądu kupionego.","link":{"label":"Które opłaty znikają, a które zostają","to":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"}},{"question":"Czy prąd w spółdzielni jest bez akcyzy?","answer":"Tylko wtedy, gdy łączna moc wszystkich instalacji OZE spółdzielni nie przekracza 1 MW. Dotyczy to prądu wytworzonego i zużytego w spółdzielni. Policz łączną moc, zanim dołączysz własną instalację.","link":{"label":"Akcyza i granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"}},{"question":"Czy trzeba zmienić sprzedawcę prądu?","answer":"Być może tak, bo całą spółdzielnię rozlicza jeden sprzedawca. Domyślnie jest to sprzedawca zobowiązany, wyznaczony przez Urząd Regulacji Energetyki, ale spółdzielnia może wybrać innego. Zmiana następuje z końcem miesiąca. Sprawdź termin i warunki wypowiedzenia swojej umowy.","link":{"label":"Obowiązki i terminy sprzedawcy i operatora","to":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"}}],"members":["zakład produkcyjny lub warsztat z poborem w dzień","sklep, chłodnia albo magazyn ze stałym poborem","firma z własnymi panelami i nadwyżką w weekendy","gmina i mieszkańcy, którzy zużyją tę nadwyżkę"]},{"id":"mieszkancy","name":"Mieszkańcy","question":"Czy można dołączyć bez własnych paneli?","linkLabel":"Sprawdź dla mieszkańca","lead":"Można. W spółdzielni są wytwórcy, odbiorcy i osoby w obu rolach, więc własne źródło nie jest potrzebne. Twój punkt poboru, czyli miejsce z licznikiem, musi leżeć na obszarze spółdzielni i w sieci jej operatora. Zasady przyjęcia, wpisowe i udziały określa statut.","questions":[{"question":"Czy odpowiadam za długi spółdzielni?","answer":"Nie odpowiadasz za nie wobec wierzycieli. W stratach uczestniczysz najwyżej do wysokości zadeklarowanych udziałów, czyli kwoty, którą wnosisz do spółdzielni. Możesz w nich uczestniczyć także po odejściu, jeśli w ciągu 6 miesięcy otwarto likwidację albo w ciągu roku wszczęto postępowanie upadłościowe. Ile wynosi udział, sprawdź w statucie.","link":{"label":"Kto może być członkiem i czym ryzykuje","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"}},{"question":"Czy można się wycofać?","answer":"Tak, przez wypowiedzenie na piśmie; zwykły e-mail nie wystarczy. Działa ono najwcześniej z końcem miesiąca kalendarzowego, a okres wypowiedzenia określa statut. Wcześniej ustal umowę na prąd po wyjściu.","link":{"label":"Przystąpienie i wyjście członka","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"}},{"question":"Czy rachunek spadnie do zera?","answer":"Nie. Stała opłata za sieć, abonament i opłata handlowa nie zależą od zużycia, więc zostają. Płacisz też za prąd, którego spółdzielni zabraknie, oraz to, co wynika z jej własnych zasad. Oszczędność policz na własnych danych.","link":{"label":"Ile można oszczędzić i jak to policzyć","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"}}],"members":["dom bez paneli, który tylko pobiera prąd","dom z panelami, który oddaje nadwyżkę","mieszkanie z własnym licznikiem i umową na prąd","gmina ze szkołą, sklep lub firma z okolicy"]}],"II":[]}')

},
62510(module) {
module.exports = JSON.parse('{"gmina":{"id":"gmina","name":"Gmina","title":"Gmina: 5 kroków od pytania do decyzji","description":"Droga gminy do spółdzielni energetycznej: warunki, liczniki, obliczenie, uchwała rady i decyzja. Z artykułami i wzorami pism do każdego kroku.","question":"Czy nasza gmina powinna wejść do spółdzielni energetycznej?","lead":"Od pierwszego pytania do głosowania rady prowadzi 5 kroków. Po każdym wiesz, czy iść dalej, a jeśli nie, to dlaczego.","steps":[{"title":"Sprawdź, czy to w ogóle możliwe","text":"Gmina jest osobą prawną, więc może być członkiem i założycielem. Szkoła, która jest jednostką budżetową, nie będzie osobnym członkiem. Sprawdź też rodzaj gminy, obszar i operatora sieci.","links":[{"kind":"article","label":"Kto może należeć do spółdzielni energetycznej","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"kind":"article","label":"Obszar i limity: ile gmin, jaki operator, ile megawatów","to":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"kind":"article","label":"Czy spółdzielnia energetyczna może działać w mieście","to":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"}]},{"title":"Spisz liczniki i umowy","text":"Przy każdym liczniku zapisz, na kogo jest umowa, kiedy się kończy i ile prądu pobiera obiekt godzina po godzinie. Latarnie, wodociąg i szkoła pobierają prąd o innych porach, a od tego zależy wynik.","links":[{"kind":"article","label":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","to":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"kind":"article","label":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","to":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"kind":"paper","label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"}]},{"title":"Policz oszczędność i próg","text":"Zacznij od przykładu w kalkulatorze i zamień jego liczby na swoje. Nowy wniosek wymaga, żeby instalacje mogły w ciągu roku pokryć co najmniej 70% potrzeb. Zostaw margines na słabszy rok i nowe obiekty.","links":[{"kind":"article","label":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"kind":"article","label":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","to":"/baza-wiedzy/prog-70-i-40-procent"},{"kind":"calculator","label":"Kalkulator z przykładem „Gmina”","to":"/kalkulator#kto=gmina"}]},{"title":"Przygotuj uchwałę i opinię prawną","text":"O przystąpieniu decyduje wyłącznie rada gminy. Zanim zagłosuje, zamów opinię prawnika o zamówieniach publicznych, bo zwolnienia z przetargu dla spółdzielni nie znaleźliśmy.","links":[{"kind":"article","label":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","to":"/baza-wiedzy/gmina-krok-po-kroku"},{"kind":"article","label":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","to":"/baza-wiedzy/organy-i-glosowanie"},{"kind":"article","label":"Jak wybrać doradcę i nie kupić samych dokumentów","to":"/baza-wiedzy/jak-wybrac-doradce"},{"kind":"paper","label":"Zarys uchwały rady gminy","to":"/wzory/uchwala-rady-gminy"},{"kind":"paper","label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"},{"kind":"paper","label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"}]},{"title":"Zdecyduj: tak, nie albo jeszcze nie","text":"Jeśli wynik broni się także przy gorszych założeniach, a ryzyka są opisane, skieruj projekt na sesję. Jeśli brakuje danych, zapisz, jakich i kto je zdobędzie. Po uchwale poprowadzi Cię lista kontrolna.","links":[{"kind":"article","label":"Jak założyć spółdzielnię energetyczną krok po kroku","to":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"kind":"article","label":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","to":"/baza-wiedzy/wpis-do-wykazu-kowr"},{"kind":"paper","label":"Lista kontrolna: zakładanie spółdzielni","to":"/wzory/lista-zakladania-spoldzielni"},{"kind":"official","label":"KOWR o spółdzielniach energetycznych","to":"https://www.kowr.gov.pl/odnawialne-zrodla-energii/spoldzielnie-energetyczne"}]}]},"rolnicy":{"id":"rolnicy","name":"Rolnicy","title":"Rolnik: 5 kroków od pytania do decyzji","description":"Droga gospodarstwa do spółdzielni energetycznej: nadwyżka, forma spółdzielni, obliczenie, podatki i decyzja. Z artykułami i wzorami do każdego kroku.","question":"Czy spółdzielnia opłaci się mojemu gospodarstwu?","lead":"Te 5 kroków prowadzi od nadwyżki z dachu obory albo biogazowni do decyzji, z kim ją dzielić i na jakich zasadach.","steps":[{"title":"Sprawdź, kiedy masz za dużo prądu","text":"Spisz roczne zużycie, moc instalacji i godziny, w których prąd Ci zostaje. Wspólny prąd opłaca się najbardziej, gdy sąsiedzi pobierają go w tych samych godzinach, w których Ty masz nadwyżkę.","links":[{"kind":"article","label":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","to":"/baza-wiedzy/rozliczenie-1-do-06"},{"kind":"article","label":"Biogazownia w spółdzielni energetycznej: prąd o każdej porze","to":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"kind":"paper","label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"}]},{"title":"Wybierz formę spółdzielni","text":"Do samej energii wystarczy zwykła spółdzielnia. Spółdzielnia rolników musi stale liczyć co najmniej 10 rolników, a poza nimi wejdą do niej tylko firmy, które obsługują ich produkty.","links":[{"kind":"article","label":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","to":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"kind":"article","label":"Kto może należeć do spółdzielni energetycznej","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"}]},{"title":"Policz wynik dla swojej wsi","text":"Przykład „Wieś” w kalkulatorze to gospodarstwa i domy. Zamień ich liczby na swoje, a potem porównaj wynik z net-billingiem, czyli dzisiejszym rozliczeniem paneli w złotych, i sprawdź, czy pomoże magazyn energii.","links":[{"kind":"article","label":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","to":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"kind":"article","label":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","to":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"kind":"calculator","label":"Kalkulator z przykładem „Wieś”","to":"/kalkulator#kto=wies"}]},{"title":"Sprawdź granice mocy i podatki","text":"Zwolnienie z akcyzy działa do 1 MW łącznej mocy instalacji w całej spółdzielni, a nie w każdym gospodarstwie. O podatek i składki KRUS, czyli rolniczego ubezpieczenia, zapytaj doradcę, zanim podpiszesz umowę.","links":[{"kind":"article","label":"Akcyza w spółdzielni energetycznej – granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"},{"kind":"article","label":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"kind":"article","label":"Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa","to":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"},{"kind":"paper","label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"}]},{"title":"Zdecyduj, z kim i na jakich zasadach","text":"Zapytaj o udziały, ceny wewnętrzne i okres wypowiedzenia, a odpowiedzi porównaj ze statutem. Jeśli warunki Ci odpowiadają, złóż deklarację na piśmie. Zwykły e-mail nie wystarczy.","links":[{"kind":"article","label":"Ceny wewnętrzne i podział korzyści między członków","to":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"kind":"paper","label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"},{"kind":"paper","label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"}]}]},"przedsiebiorstwa":{"id":"przedsiebiorstwa","name":"Przedsiębiorstwa","title":"Firma: 5 kroków od pytania do decyzji","description":"Droga firmy do spółdzielni energetycznej: godziny poboru, części rachunku, obliczenie, umowy i decyzja. Z artykułami i wzorami do każdego kroku.","question":"Czy naszej firmie opłaca się wejść do spółdzielni?","lead":"Te 5 kroków pokaże, czy pobór firmy pasuje do lokalnych źródeł, co zniknie z rachunku i co trzeba ustalić w umowach.","steps":[{"title":"Porównaj swój pobór z godzinami słońca","text":"Weź dane godzinowe z 12 miesięcy i zobacz, ile prądu firma zużywa w dzień, w weekendy i zimą. Wynik zależy od tych godzin bardziej niż od rocznej sumy.","links":[{"kind":"article","label":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","to":"/baza-wiedzy/rozliczenie-1-do-06"},{"kind":"article","label":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","to":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"kind":"paper","label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"}]},{"title":"Rozłóż rachunek na części","text":"Części opłat nie nalicza się od wspólnego prądu, a opłata za moc umowną zostaje. Sprawdź też, jak firma płaci opłatę mocową: jeśli ryczałtem, przepisy nie rozstrzygają, czy on znika.","links":[{"kind":"article","label":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","to":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"kind":"article","label":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","to":"/baza-wiedzy/moc-umowna-i-taryfy"}]},{"title":"Policz wynik i sprawdź granicę akcyzy","text":"Wpisz w przykład „Firmy” swoje zużycie, taryfę i panele, a potem zmieniaj założenia i patrz, co psuje wynik. Do akcyzy liczy się łączna moc wszystkich instalacji, a zwolnienie działa do 1 MW.","links":[{"kind":"article","label":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"kind":"article","label":"Akcyza w spółdzielni energetycznej – granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"},{"kind":"calculator","label":"Kalkulator z przykładem „Firmy”","to":"/kalkulator#kto=firmy"}]},{"title":"Sprawdź umowy i ryzyka","text":"Całą spółdzielnię rozlicza jeden sprzedawca, więc poznaj termin i warunki wypowiedzenia obecnej umowy. O VAT i o odpowiedzialność za rozliczenie zapytaj doradcę.","links":[{"kind":"article","label":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","to":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"kind":"article","label":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"kind":"paper","label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"},{"kind":"paper","label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"}]},{"title":"Zdecyduj: wejść, założyć czy poczekać","text":"Do istniejącej spółdzielni wchodzi się deklaracją na piśmie. Nową mogą założyć 3 osoby prawne, jeśli statut dopuszcza tylko takie. Poczekaj, gdy wynik opiera się na jednym założeniu, którego nie da się sprawdzić.","links":[{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"kind":"article","label":"Jak założyć spółdzielnię energetyczną krok po kroku","to":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"kind":"paper","label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"},{"kind":"paper","label":"Lista kontrolna: zakładanie spółdzielni","to":"/wzory/lista-zakladania-spoldzielni"}]}]},"mieszkancy":{"id":"mieszkancy","name":"Mieszkańcy","title":"Mieszkaniec: 5 kroków od pytania do decyzji","description":"Droga mieszkańca do spółdzielni energetycznej: co się zmienia, czy można dołączyć, ile wyniesie rachunek i czym się ryzykuje. Krok po kroku.","question":"Czy warto, żeby mój dom dołączył do spółdzielni?","lead":"Te 5 kroków prowadzi od pierwszej rozmowy z sąsiadem do świadomej decyzji. Własne panele nie są potrzebne.","steps":[{"title":"Zrozum, co się zmieni, a co nie","text":"Prąd nadal płynie tą samą siecią, a zmienia się sposób jego rozliczenia. Zobacz na przykładzie, co dzieje się w południe, wieczorem i w nocy.","links":[{"kind":"article","label":"Spółdzielnia energetyczna: co to jest i jak działa","to":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"kind":"article","label":"Czy zostanę bez prądu? Obawy mieszkańców i co mówi prawo","to":"/baza-wiedzy/obawy-mieszkancow"}]},{"title":"Sprawdź, czy możesz dołączyć","text":"Twój licznik musi być na obszarze spółdzielni i w sieci jej operatora. W wykazie KOWR, czyli Krajowego Ośrodka Wsparcia Rolnictwa, sprawdzisz, czy w okolicy jest taka spółdzielnia. Resztę warunków określa jej statut.","links":[{"kind":"article","label":"Kto może należeć do spółdzielni energetycznej","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"kind":"article","label":"Istniejące spółdzielnie energetyczne: które gminy już je mają","to":"/baza-wiedzy/istniejace-spoldzielnie"},{"kind":"official","label":"KOWR o spółdzielniach energetycznych","to":"https://www.kowr.gov.pl/odnawialne-zrodla-energii/spoldzielnie-energetyczne"}]},{"title":"Policz swój rachunek","text":"Rachunek nie spadnie do zera, bo opłaty stałe zostają. Weź rachunki z 12 miesięcy i wpisz swoje liczby do przykładu „Osiedle”. Jeśli masz panele, porównaj wynik z net-billingiem, czyli rozliczeniem w złotych.","links":[{"kind":"article","label":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","to":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"kind":"article","label":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","to":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"kind":"calculator","label":"Kalkulator z przykładem „Osiedle”","to":"/kalkulator#kto=osiedle"}]},{"title":"Przeczytaj statut i zapytaj o ryzyko","text":"W stratach spółdzielni uczestniczysz najwyżej do wysokości zadeklarowanych udziałów, czasem także po odejściu. Ile wynosi udział i jak długi jest okres wypowiedzenia, mówi statut.","links":[{"kind":"article","label":"Statut spółdzielni energetycznej – co musi zawierać","to":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"kind":"article","label":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","to":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"kind":"paper","label":"Omówienie statutu punkt po punkcie","to":"/wzory/omowienie-statutu"},{"kind":"paper","label":"Pytania do doradcy i prawnika","to":"/wzory/pytania-do-doradcy"}]},{"title":"Zdecyduj i złóż deklarację","text":"Deklarację składa się na piśmie, a zwykły e-mail nie wystarczy. Jeśli coś jest niejasne, poproś o odpowiedź na piśmie i wróć do sprawy później.","links":[{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"kind":"paper","label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"}]}]},"zarzad":{"id":"zarzad","name":"Zarząd i księgowość","title":"Zarząd i księgowość: 5 kroków do działania","description":"Droga zarządu i księgowości od wpisu do wykazu KOWR do rozliczeń bez zaległości: wnioski, podział, kontrola, terminy i decyzje o zmianach.","question":"Co robić, żeby spółdzielnia działała i rozliczała się poprawnie?","lead":"Te 5 kroków porządkuje pracę zarządu i księgowości: od wpisu do wykazu do decyzji o każdej następnej zmianie.","steps":[{"title":"Złóżcie trzy wnioski po wpisie","text":"Sam wpis do wykazu nie uruchamia rozliczeń. Od Waszych wniosków biegną terminy: operator ma 4 miesiące na liczniki i 21 dni na umowę dystrybucyjną, a sprzedawca 90 dni na oferty i umowę.","links":[{"kind":"article","label":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","to":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"kind":"article","label":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","to":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"},{"kind":"paper","label":"Wniosek do operatora o liczniki","to":"/wzory/wniosek-do-operatora-o-liczniki"},{"kind":"paper","label":"Wniosek do sprzedawcy o oferty i umowę","to":"/wzory/wniosek-do-sprzedawcy-o-oferty"},{"kind":"paper","label":"Wniosek o umowę dystrybucyjną","to":"/wzory/wniosek-o-umowe-dystrybucyjna"}]},{"title":"Ustalcie zasady podziału","text":"Ustawa nie mówi, jak dzielić korzyści między członków. Zapiszcie zasady w statucie albo regulaminie i sprawdźcie je na przykładzie w kalkulatorze, zanim przyjdą pierwsze rachunki.","links":[{"kind":"article","label":"Ceny wewnętrzne i podział korzyści między członków","to":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci"},{"kind":"article","label":"Statut spółdzielni energetycznej – co musi zawierać","to":"/baza-wiedzy/statut-spoldzielni-energetycznej"},{"kind":"calculator","label":"Kalkulator z przykładem „Gmina”","to":"/kalkulator#kto=gmina"}]},{"title":"Sprawdzajcie każde rozliczenie","text":"Bilans liczy się co godzinę, a rozlicza co miesiąc. Porównujcie pliki z liczników z tym, co przysłał sprzedawca. Kalkulator wczyta odczyty i policzy bilans jeszcze raz.","links":[{"kind":"article","label":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","to":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni"},{"kind":"article","label":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","to":"/baza-wiedzy/rozliczenie-1-do-06"},{"kind":"article","label":"Energia w różnych taryfach i strefach – jak się ją rozlicza","to":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych"}]},{"title":"Pilnujcie terminów i podatków","text":"Na roczne sprawozdanie do KOWR jest 60 dni od końca roku, a na zgłoszenie zmiany danych 14 dni. Wpiszcie te dni do kalendarza razem z walnym zgromadzeniem i lustracją, czyli kontrolą spółdzielni.","links":[{"kind":"article","label":"Rok spółdzielni: kalendarz terminów i kar","to":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"kind":"article","label":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","to":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"kind":"article","label":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"},{"kind":"paper","label":"Kalendarz obowiązków spółdzielni","to":"/wzory/kalendarz-obowiazkow"}]},{"title":"Decydujcie o zmianach z wyprzedzeniem","text":"Nowy członek, nowa instalacja albo odejście wytwórcy zmienia pokrycie potrzeb i podział kosztów. Policzcie skutek, zanim przyjmiecie deklarację albo zamówicie panele.","links":[{"kind":"article","label":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"kind":"article","label":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","to":"/baza-wiedzy/prog-70-i-40-procent"},{"kind":"paper","label":"Deklaracja przystąpienia do spółdzielni","to":"/wzory/deklaracja-czlonkowska"},{"kind":"paper","label":"Lista punktów poboru i członków","to":"/wzory/lista-punktow-poboru"},{"kind":"official","label":"Ustawa o OZE w ISAP","to":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361"}]}]}}')

},

}]);