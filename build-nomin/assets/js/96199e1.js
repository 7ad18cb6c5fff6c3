"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1669"], {
73668(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ Variants)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/domain/calculator/state.ts
var state = __webpack_require__(41586);
// EXTERNAL MODULE: ./src/domain/cooperative/compare.ts
var cooperative_compare = __webpack_require__(59621);
// EXTERNAL MODULE: ./src/domain/cooperative/levels.ts
var levels = __webpack_require__(93939);
// EXTERNAL MODULE: ./src/domain/cooperative/project.ts
var cooperative_project = __webpack_require__(27927);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var split = __webpack_require__(62244);
;// CONCATENATED MODULE: ./src/domain/calculator/variantFigures.ts





/** The figures of one variant in a year of 8760 hours, or in the settled time if that is shorter. */ function variantFigures(report, input) {
    const { indicators, energy } = report.settlement;
    const { finance } = input;
    const saving = finance && (0,cooperative_compare/* .savingOf */._f)(report, null, finance.against);
    const project = finance && finance.costZl > 0 && saving && (0,hourAxis/* .coversYear */.W0)(report.axis) ? (0,cooperative_project/* .paybackOf */.rE)(finance, saving) : null;
    return {
        obstacles: report.obstacles.map((param)=>{
            let { text } = param;
            return text;
        }),
        added: (0,cooperative_compare/* .addedSaving */.Jz)(report, null, input)?.base ?? null,
        bySources: (0,levels/* .savedBySources */.t_)((0,levels/* .costLevels */.D0)(report, input)),
        coverage: indicators.coverage,
        selfUse: indicators.selfUse,
        expiredKwh: (0,split/* .sum */.cz)(energy.credits.expiredKwh) * (0,hourAxis/* .toldScale */.Wp)(report.axis),
        payback: project?.ok === true ? project.value.base.payback : null
    };
}

// EXTERNAL MODULE: ./src/components/calculator/results/answer/warnings.ts
var warnings = __webpack_require__(63576);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/calculator/shared/figures.ts
var shared_figures = __webpack_require__(61684);
// EXTERNAL MODULE: ./src/components/calculator/shared/numbers.ts
var numbers = __webpack_require__(39219);
// EXTERNAL MODULE: ./src/domain/calculator/link.ts
var calculator_link = __webpack_require__(7175);
// EXTERNAL MODULE: ./src/browser/notifications/notify.ts
var notify = __webpack_require__(12732);
// EXTERNAL MODULE: ./src/components/calculator/tools/styles.module.css
var styles_module = __webpack_require__(21474);
;// CONCATENATED MODULE: ./src/components/calculator/tools/VariantRow.tsx







/** What is compared. */ const columns = [
    'Czy może działać',
    'Dodaje spółdzielnia',
    'Dają same źródła',
    'Pokrycie roczne',
    'Autokonsumpcja',
    'Przepada',
    'Zwrot'
];
/** Why there are no figures: the data are wrong, or the work was stopped before the answer came. */ const withoutFigures = {
    wrong: 'błąd w danych',
    stopped: 'przerwano'
};
/** One saved variant. */ function VariantRow(param) {
    let { index, variant, figures, dispatch } = param;
    const { name } = variant;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                scope: "row",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                    className: styles_module/* ["default"].variantName */.A.variantName,
                    "aria-label": `Nazwa wariantu ${index + 1}`,
                    maxLength: calculator_link/* .nameLength */.Cp,
                    value: name,
                    onChange: (param)=>{
                        let { target } = param;
                        dispatch({
                            kind: 'renameVariant',
                            index,
                            name: target.value
                        });
                    }
                })
            }),
            cellsOf(figures).map((cell, at)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                    "data-label": columns[at],
                    children: cell
                }, columns[at])),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                "data-label": "Działania",
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: styles_module/* ["default"].rowButtons */.A.rowButtons,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            look: "plain",
                            "aria-label": `Otwórz: ${name}`,
                            onClick: ()=>{
                                dispatch({
                                    kind: 'openVariant',
                                    index
                                });
                            },
                            children: "Otw\xf3rz"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            look: "plain",
                            "aria-label": `Usuń: ${name}`,
                            onClick: ()=>{
                                dispatch({
                                    kind: 'removeVariant',
                                    index
                                });
                                (0,notify/* .notify */.m)({
                                    kind: 'info',
                                    text: `Usunięto wariant „${name}”.`,
                                    action: {
                                        label: 'Cofnij',
                                        onSelect: ()=>{
                                            dispatch({
                                                kind: 'returnVariant',
                                                index,
                                                variant
                                            });
                                        }
                                    }
                                });
                            },
                            children: "Usuń"
                        })
                    ]
                })
            })
        ]
    });
}
function cellsOf(figures) {
    if (figures === undefined || typeof figures === 'string') {
        return columns.map(()=>figures ? withoutFigures[figures] : '…');
    }
    const isLawful = figures.obstacles.length === 0;
    return [
        isLawful ? 'tak' : `nie: ${figures.obstacles.join('; ')}`,
        figures.added === null ? '–' : isLawful ? (0,numbers/* .formatZloty */.ir)(figures.added) : `gdyby mogła: ${(0,numbers/* .formatZloty */.ir)(figures.added)}`,
        (0,numbers/* .formatZloty */.ir)(figures.bySources),
        (0,shared_figures/* .percentText */.f)(figures.coverage),
        (0,shared_figures/* .percentText */.f)(figures.selfUse),
        `${(0,numbers/* .formatEstimate */.eG)(figures.expiredKwh)}\u00a0kWh`,
        figures.payback === null ? '–' : (0,shared_figures/* .paybackText */.d)(figures.payback)
    ];
}

;// CONCATENATED MODULE: ./src/components/calculator/tools/Variants.tsx








/** Saved variants side by side, each computed once. */ function Variants(param) {
    let { variants, dated, compare, dispatch } = param;
    const [figures, setFigures] = (0,react.useState)(new Map());
    const asked = (0,react.useRef)(new Set());
    (0,react.useEffect)(()=>{
        for (const { description } of variants){
            const input = (0,state/* .cooperativeOfDescription */.$J)(description, dated);
            if (input && !asked.current.has(description)) {
                asked.current.add(description);
                void compare(input).then((report)=>{
                    const isStopped = !report.ok && report.errors.length === 0;
                    if (isStopped) {
                        asked.current.delete(description);
                    }
                    const found = report.ok ? variantFigures(report.value, input) : isStopped ? 'stopped' : 'wrong';
                    setFigures((known)=>new Map(known).set(description, found));
                });
            }
        }
    }, [
        variants,
        dated,
        compare
    ]);
    const notes = new Set(variants.flatMap((param)=>{
        let { description } = param;
        const input = (0,state/* .cooperativeOfDescription */.$J)(description, dated);
        return (input && (0,warnings/* .marketNote */.x2)(input)) ?? [];
    }));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].variants */.A.variants,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: "Warianty obok siebie"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                "aria-label": "Warianty obok siebie",
                asCards: true,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Nazwa"
                                }),
                                columns.map((column)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                        scope: "col",
                                        children: column
                                    }, column)),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Działania"
                                })
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                        children: variants.map((variant, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(VariantRow, {
                                index: index,
                                variant: variant,
                                figures: figures.get(variant.description),
                                dispatch: dispatch
                            }, index))
                    })
                ]
            }),
            Array.from(notes, (note)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    className: "noPrint",
                    children: note
                }, note))
        ]
    });
}


},

}]);