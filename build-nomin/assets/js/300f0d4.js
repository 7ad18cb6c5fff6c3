"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3038"], {
37255(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"defs":"defs_FaPz","zero":"zero_LODm"});

},
63370(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"own":"own_sgIT","shared":"shared_xM4c","grid":"grid_I_ez","given":"given_EARX","credit":"credit_B9br","lost":"lost_BQk_","expired":"expired_i65T","edgeLine":"edgeLine_AbwV","greyLine":"greyLine_NpVF","backLine":"backLine_SiZk"});

},
43548(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Q: () => (useMedia)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);

/** Whether a media query holds; false until React has taken over the page. */ function useMedia(query) {
    const subscribe = (0,react__rspack_import_0.useCallback)((onChange)=>{
        const media = window.matchMedia(query);
        media.addEventListener('change', onChange);
        return ()=>{
            media.removeEventListener('change', onChange);
        };
    }, [
        query
    ]);
    return (0,react__rspack_import_0.useSyncExternalStore)(subscribe, ()=>window.matchMedia(query).matches, ()=>false);
}


},
35809(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (StepMark)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_charts_Plot_Mark__rspack_import_1 = __webpack_require__(23657);
/* import */ var _site_src_components_charts_Plot_drawing__rspack_import_2 = __webpack_require__(26098);
/* import */ var _shared_looks__rspack_import_4 = __webpack_require__(40799);
/* import */ var _styles_module_css__rspack_import_3 = __webpack_require__(37255);





/** The bar of a step, on the page and on paper: it starts where the step before it ended. */ function StepMark(param) {
    let { from, to, low, high, look, hatches, height } = param;
    const part = (zl)=>(0,_site_src_components_charts_Plot_drawing__rspack_import_2/* .asPercent */.w)(high > low ? zl / (high - low) : 0, 1);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("line", {
                x1: part(-low),
                x2: part(-low),
                y2: height,
                className: _styles_module_css__rspack_import_3/* ["default"].zero */.A.zero
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_charts_Plot_Mark__rspack_import_1/* ["default"] */.A, {
                ...(0,_shared_looks__rspack_import_4/* .markOf */.F)(look, hatches),
                x: part(Math.min(from, to) - low),
                width: part(Math.abs(to - from)),
                y: height / 10,
                height: height * 0.8
            })
        ]
    });
}


},
89717(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  dy: () => (stepsFinding),
  jK: () => (costSteps),
  vQ: () => (stepAmount)
});
/* import */ var _site_src_domain_cooperative_levels__rspack_import_0 = __webpack_require__(93939);
/* import */ var _site_src_components_calculator_shared_numbers__rspack_import_1 = __webpack_require__(39219);


/** A smaller change is only rounding, zł. */ const least = 0.5;
/** From buying everything alone to the cooperative, step by step. What changes nothing is left out. */ function costSteps(levels) {
    const { alone, withSources, netBilling, inCooperative, running } = levels;
    const without = alone - (0,_site_src_domain_cooperative_levels__rspack_import_0/* .savedBySources */.t_)(levels);
    const steps = [
        {
            name: 'Każdy kupuje cały prąd osobno',
            kind: 'level',
            look: 'grid',
            zl: alone
        },
        {
            name: 'Własne źródła: prąd zużyty na miejscu',
            kind: 'change',
            look: 'own',
            zl: withSources - alone
        },
        {
            name: 'Własne źródła: nadwyżka w net-billingu albo sprzedana',
            kind: 'change',
            look: 'given',
            zl: netBilling === null ? null : without - withSources
        },
        {
            name: 'Spółdzielnia',
            kind: 'change',
            look: 'shared',
            zl: inCooperative - without
        },
        {
            name: 'Koszty działania spółdzielni',
            kind: 'change',
            look: 'lost',
            zl: running
        },
        {
            name: 'W spółdzielni',
            kind: 'level',
            look: 'grid',
            zl: inCooperative + (running ?? 0)
        }
    ];
    return steps.filter((param)=>{
        let { kind, zl } = param;
        return kind === 'level' || zl === null || Math.abs(zl) >= least;
    });
}
/** „−18 500 zł”, „nie podano”. */ function stepAmount(param) {
    let { kind, zl } = param;
    if (zl === null) {
        return 'nie podano';
    }
    const value = (0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .finite */.E2)(zl);
    return `${kind === 'change' && value > 0 ? '+' : ''}${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(value)}`;
}
/** What the steps show, in one sentence. */ function stepsFinding(levels) {
    const [own, added] = [
        (0,_site_src_domain_cooperative_levels__rspack_import_0/* .savedBySources */.t_)(levels),
        (0,_site_src_domain_cooperative_levels__rspack_import_0/* .addedByCooperative */.lT)(levels)
    ];
    const together = `Spółdzielnia ${added >= 0 ? 'obniża' : 'podwyższa'} koszt o\u00a0około ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(Math.abs(added))}`;
    return own >= least ? `Same źródła, bez spółdzielni, obniżają koszt o\u00a0około ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(own)}. ${together}.` : `${together}.`;
}


},
91047(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Balance)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/charts/Plot/drawing.ts
var drawing = __webpack_require__(26098);
;// CONCATENATED MODULE: ./src/components/calculator/charts/CreditMonths/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"line":"line_JcQG","point":"point_jmOS"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/CreditMonths/Balance.tsx



/** A line from month to month; heights in pixels from the top. */ function Balance(param) {
    let { heights } = param;
    const x = (index)=>(0,drawing/* .asPercent */.w)(index + 0.5, heights.length);
    return heights.map((height, index)=>{
        const before = heights[index - 1];
        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("g", {
            children: [
                before !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                    x1: x(index - 1),
                    x2: x(index),
                    y1: before,
                    y2: height,
                    className: styles_module.line
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("circle", {
                    cx: x(index),
                    cy: height,
                    r: "4",
                    className: styles_module.point
                })
            ]
        }, index);
    });
}


},
67232(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EnergyFlows: () => (/* reexport */ EnergyFlows),
  SavingsCurve: () => (/* reexport */ SavingsCurve),
  MemberBars: () => (/* reexport */ MemberBars),
  BillComparison: () => (/* reexport */ BillComparison),
  CostSteps: () => (/* reexport */ CostSteps),
  YearHeatMap: () => (/* reexport */ YearHeatMap),
  CreditMonths: () => (/* reexport */ CreditMonths),
  DayStack: () => (/* reexport */ DayStack)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/charts/ChartFigure/index.tsx
var ChartFigure = __webpack_require__(99459);
// EXTERNAL MODULE: ./src/components/charts/Plot/index.tsx
var Plot = __webpack_require__(21380);
// EXTERNAL MODULE: ./src/components/charts/Plot/drawing.ts
var drawing = __webpack_require__(26098);
// EXTERNAL MODULE: ./src/domain/charts/scale.ts
var scale = __webpack_require__(59128);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Zero.tsx + 1 modules
var Zero = __webpack_require__(26116);
// EXTERNAL MODULE: ./src/components/calculator/shared/numbers.ts
var numbers = __webpack_require__(39219);
// EXTERNAL MODULE: ./src/components/charts/Plot/Mark.tsx
var Mark = __webpack_require__(23657);
;// CONCATENATED MODULE: ./src/components/calculator/charts/BillComparison/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"place":"place_FbN3","sides":"sides_XrsX","blue":"blue_a2yX","dark":"dark_Ylgp","shade":"shade_wJYM","pale":"pale_DArV","greyLine":"greyLine_CmQC","lightLine":"lightLine_ESmD","lightDot":"lightDot_NVoA","greyDot":"greyDot_NYml","chip":"chip_tVxD","number":"number_dxrV","sum":"sum_yYN5","key":"key_xosK","bills":"bills_xSzH","parts":"parts_vsqq","amounts":"amounts_FAht","sample":"sample_KFCA"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/BillComparison/parts.ts

/** On dark fills a hatch is light, on light ones grey: it has to be seen on its own fill. */ const isDark = {
    blue: true,
    dark: true,
    shade: false,
    pale: false
};
/**
 * Muted looks for the parts of a bill: every one has its own pair of fill and hatch, and neighbours differ in both. A
 * bill has fewer parts than there are looks.
 */ const partLooks = [
    {
        fill: 'blue',
        hatch: null
    },
    {
        fill: 'shade',
        hatch: 'level'
    },
    {
        fill: 'blue',
        hatch: 'lines'
    },
    {
        fill: 'pale',
        hatch: 'dots'
    },
    {
        fill: 'dark',
        hatch: 'lines'
    },
    {
        fill: 'pale',
        hatch: 'cross'
    },
    {
        fill: 'blue',
        hatch: 'dots'
    },
    {
        fill: 'dark',
        hatch: null
    },
    {
        fill: 'shade',
        hatch: 'cross'
    },
    {
        fill: 'pale',
        hatch: 'lines'
    },
    {
        fill: 'dark',
        hatch: 'dots'
    },
    {
        fill: 'shade',
        hatch: 'lines'
    },
    {
        fill: 'blue',
        hatch: 'cross'
    },
    {
        fill: 'pale',
        hatch: 'level'
    },
    {
        fill: 'dark',
        hatch: 'cross'
    },
    {
        fill: 'shade',
        hatch: 'dots'
    }
];
/** Fill and hatch of a part, for `Mark`; parts are numbered from 1. */ function partMark(number, hatches) {
    const look = partLooks[(number - 1) % partLooks.length];
    if (!look) {
        return {};
    }
    const className = styles_module[look.fill];
    return {
        ...className !== undefined && {
            className
        },
        ...look.hatch !== null && {
            hatch: `${hatches}${isDark[look.fill] ? '' : 'grey'}${look.hatch}`
        }
    };
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/BillComparison/BillColumn.tsx






/** A part lower than this has no room for its number, pixels. */ const leastForNumber = 24;
/** With more columns than this, each is too narrow for a sum above it. */ const mostWithSums = 3;
/** One bill as a column of its parts, with its sum on top. */ function BillColumn(param) {
    let { segments, total, index, count, y, hatches } = param;
    const centre = (0,drawing/* .asPercent */.w)(index + 0.5, count);
    const highest = Math.max(0, ...segments.map((param)=>{
        let { to } = param;
        return to;
    }));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            segments.map((param)=>{
                let { number, from, to } = param;
                const top = y(Math.max(from, to));
                const height = (0,drawing/* .rounded */.W)(y(Math.min(from, to)) - top);
                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("g", {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                            ...partMark(number, hatches),
                            x: (0,drawing/* .asPercent */.w)(index + 0.15, count),
                            width: (0,drawing/* .asPercent */.w)(0.7, count),
                            y: top,
                            height: height
                        }),
                        height >= leastForNumber && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("circle", {
                                    cx: centre,
                                    cy: top + height / 2,
                                    r: "10",
                                    className: styles_module.chip
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                                    x: centre,
                                    y: top + height / 2,
                                    className: styles_module.number,
                                    dominantBaseline: "central",
                                    textAnchor: "middle",
                                    children: number
                                })
                            ]
                        })
                    ]
                }, number);
            }),
            count <= mostWithSums && /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                x: centre,
                y: y(highest) - 8,
                className: styles_module.sum,
                textAnchor: "middle",
                children: (0,numbers/* .formatZloty */.ir)(total)
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/charts/Plot/Hatches.tsx
var Hatches = __webpack_require__(12694);
;// CONCATENATED MODULE: ./src/components/calculator/charts/BillComparison/PartHatches.tsx



/** The hatches of the parts of a bill, once in each picture: light ones for dark fills, grey ones for light fills. */ function PartHatches(param) {
    let { id } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("defs", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* .LineHatch */.d, {
                id: `${id}lines`
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* .LineHatch */.d, {
                id: `${id}greylines`,
                className: styles_module.greyLine
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* .LineHatch */.d, {
                id: `${id}greylevel`,
                angle: 90,
                className: styles_module.greyLine
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* .DotHatch */._, {
                id: `${id}dots`,
                className: styles_module.lightDot
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* .DotHatch */._, {
                id: `${id}greydots`,
                className: styles_module.greyDot
            }),
            [
                'cross',
                'greycross'
            ].map((kind)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("pattern", {
                    id: `${id}${kind}`,
                    width: "8",
                    height: "8",
                    patternUnits: "userSpaceOnUse",
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                        d: "M0 0L8 8M8 0L0 8",
                        className: kind === 'cross' ? styles_module.lightLine : styles_module.greyLine
                    })
                }, kind))
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/figures.ts
var figures = __webpack_require__(61684);
;// CONCATENATED MODULE: ./src/components/calculator/charts/BillComparison/columns.ts


/** The name of a bill in the picture: A, B, … */ function letterOf(index) {
    return String.fromCharCode(65 + index);
}
/** Names of all parts, in the order in which they first appear in a bill. */ function partNames(bills) {
    return [
        ...new Set(bills.flatMap((param)=>{
            let { parts } = param;
            return parts.map((param)=>{
                let { label } = param;
                return label;
            });
        }))
    ];
}
/** Everything a bill charges under one name. */ function amountOf(param, name) {
    let { parts } = param;
    return parts.reduce((sum, param)=>{
        let { label, zl } = param;
        return label === name ? sum + (0,numbers/* .finite */.E2)(zl) : sum;
    }, 0);
}
function totalOf(param) {
    let { parts } = param;
    return parts.reduce((sum, param)=>{
        let { zl } = param;
        return sum + (0,numbers/* .finite */.E2)(zl);
    }, 0);
}
/** The parts stacked: costs up from zero, refunds down. */ function segmentsOf(bill, names) {
    let high = 0;
    let low = 0;
    return names.flatMap((name, index)=>{
        const amount = amountOf(bill, name);
        if (amount === 0) {
            return [];
        }
        const from = amount > 0 ? high : low;
        const to = from + amount;
        if (amount > 0) {
            high = to;
        } else {
            low = to;
        }
        return [
            {
                number: index + 1,
                from,
                to
            }
        ];
    });
}
/** What the bills show, in one sentence: the last one compared with the first. */ function billFinding(bills) {
    const [first] = bills;
    const last = bills.at(-1);
    if (!first || !last || first === last) {
        return first ? `${first.name}: ${(0,numbers/* .formatZloty */.ir)(totalOf(first))}.` : 'Nie ma rachunków do porównania.';
    }
    const before = totalOf(first);
    const saved = before - totalOf(last);
    const names = `„${last.name}” i „${first.name}”`;
    if (Math.abs(saved) < 0.005) {
        return `Rachunki ${names} są równe.`;
    }
    const share = before > 0 ? ` (${(0,figures/* .percentText */.f)(Math.abs(saved) / before, 1)})` : '';
    return `„${last.name}”: rachunek ${saved > 0 ? 'niższy' : 'wyższy'} o\u00a0około ${(0,numbers/* .formatZloty */.ir)(Math.abs(saved))}${share} niż „${first.name}”.`;
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/BillComparison/PartKey.tsx






/** Which bill is which, and what each part costs in each bill. */ function PartKey(param) {
    let { bills, names, hatches } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.key,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                className: styles_module.bills,
                children: bills.map((bill, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                                children: letterOf(index)
                            }),
                            " ",
                            bill.name,
                            ":",
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                                children: (0,numbers/* .formatZloty */.ir)(totalOf(bill))
                            })
                        ]
                    }, index))
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
                className: styles_module.parts,
                children: names.map((name, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                                className: styles_module.sample,
                                width: "28",
                                height: "22",
                                "aria-hidden": "true",
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                                    ...partMark(index + 1, hatches),
                                    x: 1,
                                    y: 1,
                                    width: 26,
                                    height: 20
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                children: [
                                    name,
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                        className: styles_module.amounts,
                                        children: bills.map((bill, at)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                                children: [
                                                    letterOf(at),
                                                    " ",
                                                    (0,numbers/* .formatZloty */.ir)(amountOf(bill, name))
                                                ]
                                            }, at))
                                    })
                                ]
                            })
                        ]
                    }, name))
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/BillComparison/index.tsx













const BillComparison_height = 320;
/** With more columns than this, their names have no room below them on a phone. */ const mostNamed = 2;
/** Bills side by side, each a column of its parts; the numbers on the parts refer to the key. */ function BillComparison(param) {
    let { bills, label, note } = param;
    const hatches = (0,react.useId)();
    const names = partNames(bills);
    const columns = bills.map((bill)=>segmentsOf(bill, names));
    const finding = billFinding(bills);
    const { ticks, bottom, top } = (0,scale/* .roundScale */.D)(columns.flat().map((param)=>{
        let { to } = param;
        return (0,numbers/* .finite */.E2)(to);
    }));
    const y = (value)=>(0,drawing/* .rounded */.W)((top - value) / (top - bottom) * BillComparison_height);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(ChartFigure/* ["default"] */.A, {
        title: label,
        table: {
            caption: `${label}, zł`,
            fileName: 'rachunki.csv',
            columns: [
                'Składnik',
                ...bills.map((param)=>{
                    let { name } = param;
                    return `${name} (zł)`;
                })
            ],
            rows: [
                ...names.map((name)=>[
                        name,
                        ...bills.map((bill)=>(0,numbers/* .formatExact */.Bo)(amountOf(bill, name)))
                    ]),
                [
                    'Razem',
                    ...bills.map((bill)=>(0,numbers/* .formatExact */.Bo)(totalOf(bill)))
                ]
            ]
        },
        finding: finding,
        note: note,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
            className: styles_module.place,
            children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module.sides,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Plot/* ["default"] */.A, {
                        label: `${label}. ${finding}`,
                        ...(0,numbers/* .moneyAxis */.M0)(ticks),
                        height: BillComparison_height,
                        ticks: ticks,
                        y: y,
                        xLabels: bills.map((param, index)=>{
                            let { name } = param;
                            return {
                                x: (0,drawing/* .asPercent */.w)(index + 0.5, bills.length),
                                text: bills.length <= mostNamed ? `${letterOf(index)}: ${name}` : letterOf(index)
                            };
                        }),
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(PartHatches, {
                                id: hatches
                            }),
                            columns.map((segments, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(BillColumn, {
                                    segments: segments,
                                    total: bills[index] ? totalOf(bills[index]) : 0,
                                    index: index,
                                    count: bills.length,
                                    y: y,
                                    hatches: hatches
                                }, index)),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Zero/* ["default"] */.A, {
                                y: y(0)
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PartKey, {
                        bills: bills,
                        names: names,
                        hatches: hatches
                    })
                ]
            })
        })
    });
}

// EXTERNAL MODULE: ./src/domain/charts/waterfall.ts
var waterfall = __webpack_require__(21328);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/BarRow.tsx + 1 modules
var BarRow = __webpack_require__(76617);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Hatches.tsx
var shared_Hatches = __webpack_require__(29703);
// EXTERNAL MODULE: ./src/components/calculator/charts/CostSteps/steps.ts
var CostSteps_steps = __webpack_require__(89717);
// EXTERNAL MODULE: ./src/components/calculator/charts/CostSteps/StepMark.tsx
var StepMark = __webpack_require__(35809);
;// CONCATENATED MODULE: ./src/components/calculator/charts/CostSteps/StepBar.tsx




/** One step: its name and amount above its bar. */ function StepBar(param) {
    let { step, ...place } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(BarRow/* ["default"] */.A, {
        height: 20,
        head: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                    children: step.name
                }),
                " ",
                /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                    children: (0,CostSteps_steps/* .stepAmount */.vQ)(step)
                })
            ]
        }),
        children: step.zl === null ? undefined : /*#__PURE__*/ (0,jsx_runtime.jsx)(StepMark/* ["default"] */.A, {
            ...place,
            look: step.look,
            height: 20
        })
    });
}

// EXTERNAL MODULE: ./src/components/calculator/charts/CostSteps/styles.module.css
var CostSteps_styles_module = __webpack_require__(37255);
;// CONCATENATED MODULE: ./src/components/calculator/charts/CostSteps/index.tsx










/** A waterfall: what own sources take off the yearly cost, and what the cooperative takes off the rest. */ function CostSteps(param) {
    let { levels, label, note } = param;
    const hatches = (0,react.useId)();
    const steps = (0,CostSteps_steps/* .costSteps */.jK)(levels);
    const spans = (0,waterfall/* .waterfall */.Z)(steps.map((param)=>{
        let { kind, zl } = param;
        return {
            kind,
            value: (0,numbers/* .finite */.E2)(zl ?? 0)
        };
    }));
    const ends = spans.flatMap((param)=>{
        let { from, to } = param;
        return [
            from,
            to
        ];
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        title: label,
        table: {
            caption: `${label}, zł`,
            fileName: 'skad-roznica.csv',
            columns: [
                'Krok',
                'Kwota albo zmiana (zł)',
                'Koszt po tym kroku (zł)'
            ],
            rows: steps.map((param, index)=>{
                let { name, zl } = param;
                return [
                    name,
                    zl === null ? 'nie podano' : (0,numbers/* .formatExact */.Bo)(zl),
                    (0,numbers/* .formatExact */.Bo)(spans[index]?.to ?? 0)
                ];
            })
        },
        finding: (0,CostSteps_steps/* .stepsFinding */.dy)(levels),
        note: note,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                className: CostSteps_styles_module/* ["default"].defs */.A.defs,
                "aria-hidden": "true",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(shared_Hatches/* ["default"] */.A, {
                    id: hatches
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
                className: BarRow/* .barList */.K,
                "aria-label": `${label}. ${(0,CostSteps_steps/* .stepsFinding */.dy)(levels)}`,
                children: steps.map((step, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(StepBar, {
                        step: step,
                        from: spans[index]?.from ?? 0,
                        to: spans[index]?.to ?? 0,
                        low: Math.min(0, ...ends),
                        high: Math.max(0, ...ends),
                        hatches: hatches
                    }, step.name))
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/charts/ChartFigure/Slider.tsx
var Slider = __webpack_require__(35944);
// EXTERNAL MODULE: ./src/components/charts/Plot/Cursor.tsx
var Cursor = __webpack_require__(8060);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Readouts.tsx + 1 modules
var Readouts = __webpack_require__(5619);
// EXTERNAL MODULE: ./src/components/calculator/charts/CreditMonths/Balance.tsx + 1 modules
var Balance = __webpack_require__(91047);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/looks.ts
var looks = __webpack_require__(40799);
;// CONCATENATED MODULE: ./src/components/calculator/charts/CreditMonths/series.ts

/** Credit in is above zero, credit out below; the balance is a line. */ const creditSeries = [
    {
        key: 'inKwh',
        look: 'given',
        name: 'Dopisane do zapasu'
    },
    {
        key: 'usedKwh',
        look: 'credit',
        name: 'Odebrane z zapasu'
    },
    {
        key: 'expiredKwh',
        look: 'expired',
        name: 'Przepadło po terminie'
    },
    {
        key: 'balanceKwh',
        name: 'Zapas na koniec miesiąca'
    }
];
/** What the account shows, in one sentence. */ function creditFinding(months) {
    const sumOf = (key)=>months.reduce((sum, month)=>sum + (0,numbers/* .positive */.yj)(month[key]), 0);
    const [came, used, expired] = [
        sumOf('inKwh'),
        sumOf('usedKwh'),
        sumOf('expiredKwh')
    ];
    if (came === 0 && used === 0 && expired === 0) {
        return 'W tym czasie spółdzielnia nie ma czego odbierać: nie oddaje energii do sieci.';
    }
    const lost = expired > 0 ? `przepada około ${(0,numbers/* .formatKwh */.c3)(expired)}` : 'nic nie przepada';
    return `Do zapasu w sieci przybywa około ${(0,numbers/* .formatKwh */.c3)(came)}, członkowie odbierają z niego ${(0,numbers/* .formatKwh */.c3)(used)}, a ${lost}.`;
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/CreditMonths/MonthColumn.tsx






/** Credit in rises from zero; credit out hangs below it. */ function MonthColumn(param) {
    let { month, index, count, y, hatches } = param;
    let depth = 0;
    return creditSeries.map((param)=>{
        let { key, look } = param;
        const kwh = (0,numbers/* .positive */.yj)(month[key]);
        const [high, low] = key === 'inKwh' ? [
            kwh,
            0
        ] : [
            -depth,
            -depth - kwh
        ];
        if (look === undefined || kwh === 0) {
            return null;
        }
        depth = key === 'inKwh' ? depth : depth + kwh;
        return /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
            ...(0,looks/* .markOf */.F)(look, hatches),
            x: (0,drawing/* .asPercent */.w)(index + 0.14, count),
            width: (0,drawing/* .asPercent */.w)(0.72, count),
            y: y(high),
            height: (0,drawing/* .rounded */.W)(y(low) - y(high))
        }, key);
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/CreditMonths/index.tsx















const CreditMonths_height = 260;
/** The 0.6 credit account, month by month: what comes in, what is drawn back, what expires, and what is left. */ function CreditMonths(param) {
    let { months, label, note } = param;
    const hatches = (0,react.useId)();
    const last = Math.max(months.length - 1, 0);
    const [wanted, setWanted] = (0,react.useState)(last);
    const at = Math.min(wanted, last);
    const month = months[at];
    const finding = creditFinding(months);
    const readouts = creditSeries.map((param)=>{
        let { key, look, name } = param;
        return {
            ...look && {
                look
            },
            name,
            value: (0,numbers/* .formatKwh */.c3)((0,numbers/* .positive */.yj)(month?.[key]))
        };
    });
    const { ticks, bottom, top } = (0,scale/* .roundScale */.D)(months.flatMap((param)=>{
        let { inKwh, usedKwh, expiredKwh, balanceKwh } = param;
        return [
            (0,numbers/* .positive */.yj)(inKwh),
            (0,numbers/* .positive */.yj)(balanceKwh),
            -(0,numbers/* .positive */.yj)(usedKwh) - (0,numbers/* .positive */.yj)(expiredKwh)
        ];
    }));
    const y = (value)=>(0,drawing/* .rounded */.W)((top - value) / (top - bottom) * CreditMonths_height);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        title: label,
        ...month && {
            chosen: month.label
        },
        table: {
            caption: `${label}, kWh`,
            fileName: 'rozliczenie-miesiacami.csv',
            columns: [
                'Miesiąc',
                ...creditSeries.map((param)=>{
                    let { name } = param;
                    return `${name} (kWh)`;
                })
            ],
            rows: months.map((values)=>[
                    values.label,
                    ...creditSeries.map((param)=>{
                        let { key } = param;
                        return (0,numbers/* .formatExact */.Bo)(values[key]);
                    })
                ])
        },
        finding: finding,
        note: note,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Plot/* ["default"] */.A, {
                label: `${label}. ${finding}`,
                unit: "kWh",
                height: CreditMonths_height,
                ticks: ticks,
                formatTick: numbers/* .formatAmount */.ej,
                y: y,
                xLabels: months.map((values, index)=>({
                        x: (0,drawing/* .asPercent */.w)(index + 0.5, months.length),
                        text: values.label,
                        isMinor: index % 3 !== 0
                    })),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(shared_Hatches/* ["default"] */.A, {
                        id: hatches
                    }),
                    months.map((values, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(MonthColumn, {
                            month: values,
                            index: index,
                            count: months.length,
                            y: y,
                            hatches: hatches
                        }, index)),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Zero/* ["default"] */.A, {
                        y: y(0)
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Balance/* ["default"] */.A, {
                        heights: months.map((param)=>{
                            let { balanceKwh } = param;
                            return y((0,numbers/* .positive */.yj)(balanceKwh));
                        })
                    }),
                    month && /*#__PURE__*/ (0,jsx_runtime.jsx)(Cursor/* ["default"] */.A, {
                        at: at,
                        count: months.length,
                        height: CreditMonths_height
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Readouts/* ["default"] */.A, {
                items: readouts
            }),
            months.length > 1 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider/* ["default"] */.A, {
                label: "Miesiąc",
                max: last,
                value: at,
                valueText: (0,Readouts/* .sayReadouts */.v)(month?.label ?? '', readouts),
                onChange: setWanted
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/calculator/charts/DayStack/series.ts


/** From the bottom up; what is fed into the grid is below zero. */ const daySeries = [
    {
        key: 'selfUse',
        look: 'own',
        name: 'Zużyte za własnym licznikiem'
    },
    {
        key: 'shared',
        look: 'shared',
        name: 'Wspólne w tej samej godzinie'
    },
    {
        key: 'fromGrid',
        look: 'grid',
        name: 'Pobrane z sieci'
    },
    {
        key: 'toGrid',
        look: 'given',
        name: 'Oddane do sieci'
    }
];
/** What the picture of a day shows, in one sentence. */ function dayFinding(hours) {
    const sumOf = (key)=>hours.reduce((sum, hour)=>sum + (0,numbers/* .positive */.yj)(hour[key]), 0);
    const covered = sumOf('selfUse') + sumOf('shared');
    const used = covered + sumOf('fromGrid');
    if (used === 0 && sumOf('toGrid') === 0) {
        return 'W tej dobie nie ma ani zużycia, ani produkcji.';
    }
    const share = used > 0 ? covered / used : 0;
    const given = sumOf('toGrid');
    const surplus = given > 0 ? `do sieci trafia około ${(0,numbers/* .formatEstimate */.eG)(given)}\u00a0kWh` : 'do sieci nie trafia nic';
    return `Prąd członków pokrywa od razu około ${(0,figures/* .percentText */.f)(share)} zużycia tej doby, a ${surplus}.`;
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/DayStack/DayColumn.tsx






/** One hour as a stack. */ function DayColumn(param) {
    let { energy, index, y, hatches } = param;
    let ground = 0;
    return daySeries.map((param)=>{
        let { key, look } = param;
        const kwh = (0,numbers/* .positive */.yj)(energy[key]);
        const isBelow = key === 'toGrid';
        const from = isBelow ? 0 : ground;
        const [high, low] = isBelow ? [
            0,
            -kwh
        ] : [
            from + kwh,
            from
        ];
        ground = isBelow ? ground : high;
        return kwh > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
            ...(0,looks/* .markOf */.F)(look, hatches),
            x: (0,drawing/* .asPercent */.w)(index + 0.08, 24),
            width: (0,drawing/* .asPercent */.w)(0.84, 24),
            y: y(high),
            height: (0,drawing/* .rounded */.W)(y(low) - y(high))
        }, key);
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/DayStack/index.tsx















const DayStack_height = 260;
const labelledHours = [
    0,
    6,
    12,
    18,
    23
];
/** The day hour by hour: what covers the use is above zero, what is fed into the grid below. */ function DayStack(param) {
    let { hours, label, note } = param;
    const hatches = (0,react.useId)();
    const [hour, setHour] = (0,react.useState)(13);
    const chosen = `godzina ${(0,format/* .formatHour */.KY)(hour)}`;
    const finding = dayFinding(hours);
    const readouts = daySeries.map((param)=>{
        let { key, look, name } = param;
        return {
            look,
            name,
            value: (0,numbers/* .formatKwh */.c3)((0,numbers/* .positive */.yj)(hours[hour]?.[key]))
        };
    });
    const { ticks, bottom, top } = (0,scale/* .roundScale */.D)(hours.flatMap((param)=>{
        let { selfUse, shared, fromGrid, toGrid } = param;
        return [
            (0,numbers/* .positive */.yj)(selfUse) + (0,numbers/* .positive */.yj)(shared) + (0,numbers/* .positive */.yj)(fromGrid),
            -(0,numbers/* .positive */.yj)(toGrid)
        ];
    }));
    const y = (value)=>(0,drawing/* .rounded */.W)((top - value) / (top - bottom) * DayStack_height);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        title: label,
        chosen: chosen,
        table: {
            caption: `${label}: energia w godzinie`,
            fileName: 'doba.csv',
            columns: [
                'Godzina',
                ...daySeries.map((param)=>{
                    let { name } = param;
                    return `${name} (kWh)`;
                })
            ],
            rows: hours.map((energy, index)=>[
                    (0,format/* .formatHour */.KY)(index),
                    ...daySeries.map((param)=>{
                        let { key } = param;
                        return (0,numbers/* .formatExact */.Bo)(energy[key]);
                    })
                ])
        },
        finding: finding,
        note: note,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Plot/* ["default"] */.A, {
                label: `${label}. ${finding}`,
                unit: "kWh",
                xUnit: "godz.",
                height: DayStack_height,
                ticks: ticks,
                formatTick: numbers/* .formatAmount */.ej,
                y: y,
                xLabels: labelledHours.map((text)=>({
                        x: (0,drawing/* .asPercent */.w)(text + 0.5, 24),
                        text
                    })),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(shared_Hatches/* ["default"] */.A, {
                        id: hatches
                    }),
                    hours.map((energy, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(DayColumn, {
                            energy: energy,
                            index: index,
                            y: y,
                            hatches: hatches
                        }, index)),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Zero/* ["default"] */.A, {
                        y: y(0)
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Cursor/* ["default"] */.A, {
                        at: hour,
                        count: 24,
                        height: DayStack_height
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Readouts/* ["default"] */.A, {
                items: readouts
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider/* ["default"] */.A, {
                label: "Godzina",
                max: 23,
                value: hour,
                valueText: (0,Readouts/* .sayReadouts */.v)(chosen, readouts),
                onChange: setHour
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/domain/charts/flows.ts
/** Pixels: all bands together, the thinnest band, labels of two lines and of one, gaps between bands and nodes. */ const sizes = {
    total: 260,
    thinnest: 2,
    label: 48,
    line: 24,
    betweenBands: 8,
    betweenNodes: 40
};
/**
 * Lays out bands between two sides; they do not cross if the flows are in the order of both sides. In the middle, bands
 * are spaced by the height of a label. Flows without energy get no band.
 */ function layoutFlows(flows) {
    const open = flows.filter((param)=>{
        let { kwh } = param;
        return kwh > 0;
    });
    const perKwh = sizes.total / open.reduce((sum, param)=>{
        let { kwh } = param;
        return sum + kwh;
    }, 0);
    const heightOf = (param)=>{
        let { kwh } = param;
        return Math.max(kwh * perKwh, sizes.thinnest);
    };
    const slots = open.map((flow)=>{
        const own = heightOf(flow);
        return own < sizes.label ? own + sizes.line : own;
    });
    const height = slots.reduce((sum, slot)=>sum + slot, 0) + Math.max(slots.length - 1, 0) * sizes.betweenBands;
    const left = stack(open, 'from', height, heightOf);
    const right = stack(open, 'to', height, heightOf);
    let slotTop = 0;
    const bands = open.map((flow, index)=>{
        const slot = slots[index] ?? 0;
        const isThin = heightOf(flow) < sizes.label;
        const middle = isThin ? slotTop + sizes.line : slotTop;
        const label = isThin ? slotTop + sizes.line / 2 : slotTop + slot / 2;
        slotTop += slot + sizes.betweenBands;
        return {
            id: flow.id,
            height: heightOf(flow),
            left: left.tops[index] ?? 0,
            middle,
            right: right.tops[index] ?? 0,
            label,
            isThin
        };
    });
    return {
        height,
        bands,
        nodes: {
            ...left.nodes,
            ...right.nodes
        }
    };
}
/** Stacks one side's nodes from the top, each as high as its flows, centred vertically. */ function stack(flows, side, height, heightOf) {
    const names = [
        ...new Set(flows.map((flow)=>flow[side]))
    ];
    const ofAll = flows.reduce((sum, flow)=>sum + heightOf(flow), 0);
    const gaps = Math.max(names.length - 1, 1);
    const gap = Math.min(sizes.betweenNodes, Math.max(height - ofAll, 0) / gaps);
    let top = (height - ofAll - gap * (names.length - 1)) / 2;
    const tops = [];
    const nodes = {};
    for (const name of names){
        const begin = top;
        let kwh = 0;
        flows.forEach((flow, index)=>{
            if (flow[side] === name) {
                tops[index] = top;
                top += heightOf(flow);
                kwh += flow.kwh;
            }
        });
        nodes[name] = {
            top: begin,
            height: top - begin,
            kwh
        };
        top += gap;
    }
    return {
        tops,
        nodes
    };
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/EnergyFlows/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const EnergyFlows_styles_module = ({"place":"place_tP_0","flows":"flows_mBXG","rows":"rows_zZBf","row":"row_wQpT","bar":"bar_xL02","node":"node_jBJe","end":"end_O4Vz","band":"band_N5Mm","bands":"bands_xIaB"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/EnergyFlows/Bands.tsx






const Bands_ends = [
    'left',
    'right'
];
const endWidth = 14;
/** Pale bands that curve towards their labels, between two hatched ends. */ function Bands(param) {
    let { label, height, bands, hatches } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
        className: EnergyFlows_styles_module.bands,
        height: height,
        role: "img",
        "aria-label": label,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(shared_Hatches/* ["default"] */.A, {
                id: hatches
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                width: "100%",
                height: height,
                viewBox: `0 0 100 ${height}`,
                preserveAspectRatio: "none",
                children: bands.map((band)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                        className: EnergyFlows_styles_module.band,
                        "data-look": band.look,
                        d: bandPath(band)
                    }, band.id))
            }),
            Bands_ends.map((end)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                    x: end === 'left' ? 0 : '100%',
                    className: EnergyFlows_styles_module.end,
                    children: bands.map((band)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                            ...(0,looks/* .markOf */.F)(band.look, hatches),
                            x: end === 'left' ? 0 : -endWidth,
                            y: (0,drawing/* .rounded */.W)(band[end]),
                            width: endWidth,
                            height: (0,drawing/* .rounded */.W)(band.height)
                        }, band.id))
                }, end))
        ]
    });
}
/** Its upper edge to the right, its lower edge back. */ function bandPath(param) {
    let { left, middle, right, height } = param;
    const [l, m, r] = [
        left,
        middle,
        right
    ].map(drawing/* .rounded */.W);
    const [lowL, lowM, lowR] = [
        l,
        m,
        r
    ].map((top)=>(0,drawing/* .rounded */.W)(top + height));
    return [
        `M0 ${l}C14 ${l} 14 ${m} 28 ${m}H72C86 ${m} 86 ${r} 100 ${r}`,
        `V${lowR}C86 ${lowR} 86 ${lowM} 72 ${lowM}H28C14 ${lowM} 14 ${lowL} 0 ${lowL}Z`
    ].join('');
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/EnergyFlows/FlowRow.tsx






/** Name and number of a band; where there are no bands, with a bar. */ function FlowRow(param) {
    let { name, kwh, look, place, isThin, largest, hatches } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
        className: EnergyFlows_styles_module.row,
        "data-thin": isThin,
        style: {
            insetBlockStart: place
        },
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                children: name
            }),
            " ",
            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                children: (0,numbers/* .formatKwh */.c3)(kwh)
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                className: EnergyFlows_styles_module.bar,
                height: "14",
                "aria-hidden": "true",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                    ...(0,looks/* .markOf */.F)(look, hatches),
                    x: "0",
                    y: "1",
                    width: (0,drawing/* .asPercent */.w)(kwh, largest),
                    height: "12"
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/EnergyFlows/NodeName.tsx



/** Where bands begin or end, with their sum. */ function NodeName(param) {
    let { name, side, node } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        className: EnergyFlows_styles_module.node,
        "data-side": side,
        style: {
            insetBlockStart: node.top + node.height / 2
        },
        children: [
            name,
            " ",
            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                children: (0,numbers/* .formatKwh */.c3)(node.kwh)
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/EnergyFlows/flows.ts


const seller = 'Sprzedawca';
const sources = 'Własne źródła';
const use = 'Zużycie członków';
const away = 'Poza zużyciem';
/** In the order of both sides, so that no two bands cross. */ const kinds = [
    {
        id: 'boughtKwh',
        look: 'grid',
        name: 'Kupione',
        from: seller,
        to: use
    },
    {
        id: 'selfUseKwh',
        look: 'own',
        name: 'Za własnym licznikiem',
        from: sources,
        to: use
    },
    {
        id: 'sharedKwh',
        look: 'shared',
        name: 'Wspólne w tej samej godzinie',
        from: sources,
        to: use
    },
    {
        id: 'creditUsedKwh',
        look: 'credit',
        name: 'Odebrane z zapasu',
        from: sources,
        to: use
    },
    {
        id: 'carriedKwh',
        look: 'given',
        name: 'Zostaje w zapasie',
        from: sources,
        to: away
    },
    {
        id: 'expiredKwh',
        look: 'expired',
        name: 'Przepadło po terminie',
        from: sources,
        to: away
    },
    {
        id: 'lostFactorKwh',
        look: 'lost',
        name: 'Potrącone 0,4',
        from: sources,
        to: away
    }
];
/** What is told in whole kWh would be a row with nothing in it. */ const leastKwh = 0.5;
/** All flows of the year, including those without energy. */ function flowsOf(year) {
    return kinds.map((kind)=>{
        const kwh = (0,numbers/* .positive */.yj)(year[kind.id]);
        return {
            ...kind,
            kwh: kwh < leastKwh ? 0 : kwh
        };
    });
}
/** What the picture shows, in one sentence; where own use is hidden, the whole of own energy is unknown. */ function flowsFinding(year) {
    let isHidden = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    const flows = flowsOf(year);
    const sumOf = (matches)=>flows.reduce((sum, flow)=>matches(flow) ? sum + flow.kwh : sum, 0);
    const made = sumOf((param)=>{
        let { from } = param;
        return from === sources;
    });
    const used = sumOf((param)=>{
        let { to } = param;
        return to === use;
    });
    if (made === 0) {
        return used === 0 ? 'W tym roku nie ma ani produkcji, ani zużycia.' : `Członkowie kupują cały prąd: ${(0,numbers/* .formatKwh */.c3)(used)}.`;
    }
    const kept = sumOf((param)=>{
        let { from, to } = param;
        return from === sources && to === use;
    });
    if (isHidden) {
        return `Z własnej produkcji, którą widać w odczytach, do członków trafia ${(0,numbers/* .formatKwh */.c3)(kept)}. Reszty zużytej za licznikiem nie znamy.`;
    }
    return `Z własnej produkcji do członków trafia około ${(0,figures/* .percentText */.f)(kept / made)}, czyli ${(0,numbers/* .formatKwh */.c3)(kept)} z ${(0,numbers/* .formatKwh */.c3)(made)}.`;
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/EnergyFlows/index.tsx










/**
 * Where a year's energy comes from and where it goes: bands as thick as the energy, each with its name and number.
 * In a narrow place the bands become bars, one below another.
 */ function EnergyFlows(param) {
    let { year, label, isHidden, note } = param;
    const hatches = (0,react.useId)();
    const flows = flowsOf(year);
    const { height, bands, nodes } = layoutFlows(flows);
    const finding = flowsFinding(year, isHidden);
    const largest = Math.max(...flows.map((param)=>{
        let { kwh } = param;
        return kwh;
    }));
    const lookOf = new Map(flows.map((param)=>{
        let { id, look } = param;
        return [
            id,
            look
        ];
    }));
    const sides = new Map([
        ...flows.map((param)=>{
            let { from } = param;
            return [
                from,
                'left'
            ];
        }),
        ...flows.map((param)=>{
            let { to } = param;
            return [
                to,
                'right'
            ];
        })
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(ChartFigure/* ["default"] */.A, {
        title: label,
        table: {
            caption: `${label}, kWh`,
            fileName: 'przeplywy-energii.csv',
            columns: [
                'Przepływ',
                'Skąd',
                'Dokąd',
                'Energia (kWh)'
            ],
            rows: flows.map((param)=>{
                let { name, from, to, kwh } = param;
                return [
                    name,
                    from,
                    to,
                    (0,numbers/* .formatExact */.Bo)(kwh)
                ];
            })
        },
        finding: finding,
        note: note,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
            className: EnergyFlows_styles_module.place,
            children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: EnergyFlows_styles_module.flows,
                children: [
                    [
                        ...sides
                    ].map((param)=>{
                        let [name, side] = param;
                        return nodes[name] && /*#__PURE__*/ (0,jsx_runtime.jsx)(NodeName, {
                            name: name,
                            side: side,
                            node: nodes[name]
                        }, name);
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Bands, {
                        label: `${label}. ${finding}`,
                        height: height,
                        bands: bands.map((band)=>({
                                ...band,
                                look: lookOf.get(band.id) ?? 'own'
                            })),
                        hatches: hatches
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                        className: EnergyFlows_styles_module.rows,
                        children: bands.map((band)=>{
                            const flow = flows.find((param)=>{
                                let { id } = param;
                                return id === band.id;
                            });
                            return flow && /*#__PURE__*/ (0,jsx_runtime.jsx)(FlowRow, {
                                ...flow,
                                place: band.label,
                                isThin: band.isThin,
                                largest: largest,
                                hatches: hatches
                            }, band.id);
                        })
                    }),
                    bands.length === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Nie ma energii do pokazania."
                    })
                ]
            })
        })
    });
}

// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/controls/Paging/index.tsx + 1 modules
var Paging = __webpack_require__(89363);
// EXTERNAL MODULE: ./src/components/ui/controls/Paging/usePages.ts
var usePages = __webpack_require__(89476);
// EXTERNAL MODULE: ./src/components/ui/controls/Select/index.tsx
var Select = __webpack_require__(84243);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Legend.tsx + 1 modules
var Legend = __webpack_require__(44954);
;// CONCATENATED MODULE: ./src/components/calculator/charts/MemberBars/costs.ts

/** Orders of the list, as its drop-down names them. */ const orderNames = {
    most: 'Od największej oszczędności',
    least: 'Od najmniejszej oszczędności',
    name: 'Według nazwy'
};
const polish = new Intl.Collator('pl', {
    numeric: true
});
function memberSaving(param) {
    let { aloneZl, cooperativeZl } = param;
    return (0,numbers/* .finite */.E2)(aloneZl) - (0,numbers/* .finite */.E2)(cooperativeZl);
}
function sortMembers(members, order) {
    const sign = order === 'most' ? -1 : 1;
    return members.slice().sort((a, b)=>order === 'name' ? polish.compare(a.name, b.name) : sign * (memberSaving(a) - memberSaving(b)));
}
/** „oszczędność 120 zł”, „dopłata 15 zł”, „bez zmiany”. */ function describeSaving(member) {
    const saving = memberSaving(member);
    if (Math.abs(saving) < 0.005) {
        return 'bez zmiany';
    }
    return `${saving > 0 ? 'oszczędność' : 'dopłata'} ${(0,numbers/* .formatZloty */.ir)(Math.abs(saving))}`;
}
/** What the bars show, in one sentence. */ function membersFinding(members) {
    if (members.length === 0) {
        return 'Nie ma członków do pokazania.';
    }
    const gaining = members.filter((member)=>memberSaving(member) >= 0.005).length;
    const losing = members.filter((member)=>memberSaving(member) <= -0.005).length;
    const total = members.reduce((sum, member)=>sum + memberSaving(member), 0);
    const together = `${total >= 0 ? 'Razem oszczędność' : 'Razem dopłata'} około ${(0,numbers/* .formatZloty */.ir)(Math.abs(total))}.`;
    return `Płacą mniej: ${(0,numbers/* .formatEstimate */.eG)(gaining)} z ${(0,numbers/* .formatEstimate */.eG)(members.length)}, więcej: ${(0,numbers/* .formatEstimate */.eG)(losing)}. ${together}`;
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/MemberBars/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const MemberBars_styles_module = ({"order":"order_n_tp","members":"members_kWBh","amount":"amount_MG8K"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/MemberBars/MemberBar.tsx








/** The rest of the width is for the number next to the longest bar. */ const longestBar = 60;
/** Two bars for a member, each with its number; a cost below zero has no bar. */ function MemberBar(param) {
    let { member, largest, hatches } = param;
    const { name, aloneZl, cooperativeZl } = member;
    const widthOf = (zl)=>(0,drawing/* .asPercent */.w)(largest > 0 ? (0,numbers/* .positive */.yj)(zl) / largest * longestBar : 0, 100);
    const [alone, together] = [
        (0,numbers/* .formatZloty */.ir)(aloneZl),
        (0,numbers/* .formatZloty */.ir)(cooperativeZl)
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(BarRow/* ["default"] */.A, {
        height: 44,
        label: `${name}: bez spółdzielni ${alone}, w spółdzielni ${together}`,
        head: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                    children: name
                }),
                " ",
                /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                    children: describeSaving(member)
                })
            ]
        }),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                ...(0,looks/* .markOf */.F)('grid', hatches),
                y: 2,
                width: widthOf(aloneZl),
                height: 16
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                ...(0,looks/* .markOf */.F)('own', hatches),
                y: 24,
                width: widthOf(cooperativeZl),
                height: 16
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                className: MemberBars_styles_module.amount,
                x: widthOf(aloneZl),
                dx: "8",
                y: "10",
                children: alone
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                className: MemberBars_styles_module.amount,
                x: widthOf(cooperativeZl),
                dx: "8",
                y: "32",
                children: together
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/MemberBars/index.tsx













const pageSize = 8;
const MemberBars_key = [
    {
        look: 'grid',
        name: 'bez spółdzielni'
    },
    {
        look: 'own',
        name: 'w spółdzielni'
    }
];
/** What each member pays without the cooperative and in it, in the order the reader chooses. */ function MemberBars(param) {
    let { members, label, note } = param;
    const id = (0,react.useId)();
    const [order, setOrder] = (0,react.useState)('most');
    const sorted = (0,react.useMemo)(()=>sortMembers(members, order), [
        members,
        order
    ]);
    const pages = (0,usePages/* .usePages */.Q)(members.length, pageSize);
    const { first, end, setPage } = pages;
    const shown = sorted.slice(first, end);
    const largest = sorted.reduce((most, param)=>{
        let { aloneZl, cooperativeZl } = param;
        return Math.max(most, (0,numbers/* .positive */.yj)(aloneZl), (0,numbers/* .positive */.yj)(cooperativeZl));
    }, 0);
    const finding = (0,react.useMemo)(()=>membersFinding(members), [
        members
    ]);
    const table = (0,react.useMemo)(()=>({
            caption: `${label}, zł`,
            fileName: 'czlonkowie.csv',
            columns: [
                'Członek',
                'Bez spółdzielni (zł)',
                'W spółdzielni (zł)',
                'Oszczędność (zł)'
            ],
            rows: sorted.map((member)=>[
                    member.name,
                    (0,numbers/* .formatExact */.Bo)(member.aloneZl),
                    (0,numbers/* .formatExact */.Bo)(member.cooperativeZl),
                    (0,numbers/* .formatExact */.Bo)(memberSaving(member))
                ])
        }), [
        label,
        sorted
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        title: label,
        table: table,
        finding: finding,
        note: note,
        children: [
            members.length > 1 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: `${MemberBars_styles_module.order} needsScript noPrint`,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                        htmlFor: id,
                        children: "Kolejność"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Select/* ["default"] */.A, {
                        id: id,
                        options: (0,Select/* .optionsOf */.c)(orderNames),
                        value: order,
                        onChange: (chosen)=>{
                            setOrder(chosen);
                            setPage(0);
                        }
                    })
                ]
            }),
            members.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Legend/* ["default"] */.A, {
                hatches: `${id}hatch`,
                items: MemberBars_key
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
                className: (0,clsx/* ["default"] */.A)(BarRow/* .barList */.K, MemberBars_styles_module.members),
                start: first + 1,
                "aria-label": `${label}. ${finding}`,
                children: shown.map((member, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(MemberBar, {
                        member: member,
                        largest: largest,
                        hatches: `${id}hatch`
                    }, index))
            }),
            members.length === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Nie ma członk\xf3w do pokazania."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Paging/* ["default"] */.A, {
                pages: pages,
                count: members.length
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/SavingsCurve/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const SavingsCurve_styles_module = ({"curve":"curve_hNSt","name":"name_sLO6","line":"line_BynT","point":"point_RM_v","pole":"pole_zdsk","flag":"flag_TlF2","values":"values_d8y2"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/SavingsCurve/Flag.tsx


/** A point named above the plot, with a pole down to it. */ function Flag(param) {
    let { x, part, row, foot, isDashed = false, text } = param;
    const isLeft = part < 0.5;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                className: SavingsCurve_styles_module.pole,
                "data-dashed": isDashed || undefined,
                x1: x,
                x2: x,
                y1: row - 12,
                y2: foot
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                className: SavingsCurve_styles_module.flag,
                x: x,
                dx: isLeft ? 6 : -6,
                y: row,
                textAnchor: isLeft ? 'start' : 'end',
                children: text
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/SavingsCurve/curve.ts

const savingMeasure = {
    key: 'savingZl',
    name: 'Oszczędność w roku ze źródeł i spółdzielni'
};
const valueMeasure = {
    key: 'npvZl',
    name: 'Wartość przedsięwzięcia (NPV)'
};
/** Points sorted by power, without those that are not numbers. */ function usablePoints(points) {
    return points.filter((param)=>{
        let { kw, savingZl } = param;
        return Number.isFinite(kw) && Number.isFinite(savingZl);
    }).sort((a, b)=>a.kw - b.kw);
}
/** The saving, and the net present value if every point has one. */ function measuresOf(points) {
    const haveValue = points.length > 0 && points.every((param)=>{
        let { npvZl } = param;
        return Number.isFinite(npvZl);
    });
    return haveValue ? [
        savingMeasure,
        valueMeasure
    ] : [
        savingMeasure
    ];
}
/** Index of the point of this power or the nearest to it; −1 without points. */ function indexOf(points, kw) {
    return points.reduce((nearest, point, index)=>nearest < 0 || Math.abs(point.kw - kw) < Math.abs((points[nearest]?.kw ?? 0) - kw) ? index : nearest, -1);
}
function formatPower(kw) {
    return `${(0,numbers/* .formatEstimate */.eG)(kw)}\u00a0kWp`;
}
/** What the curve shows, in one sentence. Without `best`, more is not better: it also costs more. */ function curveFinding(points, current, best) {
    if (points.length === 0) {
        return 'Nie ma punktów do pokazania.';
    }
    const here = Number.isFinite(current) ? ` Teraz w obliczeniu: ${formatPower(current)}.` : '';
    const chosen = best === null ? undefined : points[indexOf(points, best)];
    if (chosen) {
        return `Najwyższa wartość przedsięwzięcia (NPV) jest przy ${formatPower(chosen.kw)}: ${(0,numbers/* .formatZloty */.ir)((0,numbers/* .finite */.E2)(chosen.npvZl))}.${here}`;
    }
    const [first, last] = [
        points[0],
        points.at(-1)
    ];
    return `Od ${formatPower(first?.kw ?? 0)} do ${formatPower(last?.kw ?? 0)} oszczędność w roku zmienia się od ${(0,numbers/* .formatZloty */.ir)((0,numbers/* .finite */.E2)(first?.savingZl))} do ${(0,numbers/* .formatZloty */.ir)((0,numbers/* .finite */.E2)(last?.savingZl))}.${here}`;
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/SavingsCurve/CurvePlot.tsx









const CurvePlot_height = 220;
/** Share of the width left free on both sides, for points and labels at the ends. */ const margin = 0.05;
/** Two rows of flags above the plot. */ const flagRows = {
    current: -42,
    best: -20
};
/** One measure as a line with a point for each computed power. */ function CurvePlot(param) {
    let { points, measure, current, best: bestKw, chosen, label } = param;
    const { ticks, bottom, top } = (0,scale/* .roundScale */.D)(points.map((point)=>(0,numbers/* .finite */.E2)(point[measure.key])));
    const powers = (0,scale/* .roundScale */.D)([
        ...points.map((param)=>{
            let { kw } = param;
            return kw;
        }),
        current
    ]);
    const y = (value)=>(0,drawing/* .rounded */.W)((top - value) / (top - bottom) * CurvePlot_height);
    const partOf = (kw)=>margin + (kw - powers.bottom) / (powers.top - powers.bottom) * (1 - 2 * margin);
    const x = (kw)=>(0,drawing/* .asPercent */.w)(partOf(kw), 1);
    const best = bestKw === null || measure.key !== valueMeasure.key ? undefined : points[indexOf(points, bestKw)];
    const places = points.map((point)=>({
            x: x(point.kw),
            y: y((0,numbers/* .finite */.E2)(point[measure.key]))
        }));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: SavingsCurve_styles_module.curve,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: SavingsCurve_styles_module.name,
                children: measure.name
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Plot/* ["default"] */.A, {
                label: label,
                ...(0,numbers/* .moneyAxis */.M0)(ticks),
                xUnit: "kWp",
                height: CurvePlot_height,
                ticks: ticks,
                y: y,
                xLabels: powers.ticks.map((kw, index)=>({
                        x: x(kw),
                        text: (0,numbers/* .formatEstimate */.eG)(kw),
                        isMinor: index % 2 === 1
                    })),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Zero/* ["default"] */.A, {
                        y: y(0)
                    }),
                    places.slice(1).map((place, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                            className: SavingsCurve_styles_module.line,
                            x1: places[index]?.x,
                            y1: places[index]?.y,
                            x2: place.x,
                            y2: place.y
                        }, index)),
                    Number.isFinite(current) && /*#__PURE__*/ (0,jsx_runtime.jsx)(Flag, {
                        x: x(current),
                        part: partOf(current),
                        row: flagRows.current,
                        foot: CurvePlot_height,
                        isDashed: true,
                        text: `teraz ${formatPower(current)}`
                    }),
                    best && /*#__PURE__*/ (0,jsx_runtime.jsx)(Flag, {
                        x: x(best.kw),
                        part: partOf(best.kw),
                        row: flagRows.best,
                        foot: y((0,numbers/* .finite */.E2)(best[measure.key])),
                        text: `najlepiej ${formatPower(best.kw)}`
                    }),
                    places.map((place, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("circle", {
                            cx: place.x,
                            cy: place.y,
                            r: index === chosen ? 8 : 4,
                            className: SavingsCurve_styles_module.point,
                            "data-best": points[index] === best || undefined
                        }, index))
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/SavingsCurve/index.tsx








/** Saving against the power of panels and, below it where known, the net present value, on which the best power is marked. */ function SavingsCurve(param) {
    let { points, current, best = null, label, note } = param;
    const usable = (0,react.useMemo)(()=>usablePoints(points), [
        points
    ]);
    const measures = measuresOf(usable);
    const finding = curveFinding(usable, current, best);
    const [wanted, setWanted] = (0,react.useState)(null);
    const last = Math.max(usable.length - 1, 0);
    const at = Math.min(wanted ?? Math.max(indexOf(usable, best ?? current), 0), last);
    const point = usable[at];
    const values = point ? measures.map((param)=>{
        let { key, name } = param;
        return {
            name,
            value: (0,numbers/* .formatZloty */.ir)((0,numbers/* .finite */.E2)(point[key]))
        };
    }) : [];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        title: label,
        ...point && {
            chosen: formatPower(point.kw)
        },
        table: {
            caption: `${label}, zł`,
            fileName: 'oszczednosc-a-moc.csv',
            columns: [
                'Moc (kWp)',
                ...measures.map((param)=>{
                    let { name } = param;
                    return `${name} (zł)`;
                })
            ],
            rows: usable.map((row)=>[
                    (0,numbers/* .formatExact */.Bo)(row.kw),
                    ...measures.map((param)=>{
                        let { key } = param;
                        return (0,numbers/* .formatExact */.Bo)((0,numbers/* .finite */.E2)(row[key]));
                    })
                ])
        },
        finding: finding,
        note: note,
        children: [
            measures.map((measure)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(CurvePlot, {
                    points: usable,
                    measure: measure,
                    current: current,
                    best: best,
                    chosen: at,
                    label: `${label}. ${measure.name}. ${finding}`
                }, measure.key)),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
                className: SavingsCurve_styles_module.values,
                children: values.map((param)=>{
                    let { name, value } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                children: name
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                children: value
                            })
                        ]
                    }, name);
                })
            }),
            usable.length > 1 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider/* ["default"] */.A, {
                label: "Moc",
                max: last,
                value: at,
                valueText: `${formatPower(point?.kw ?? 0)}: ${values.map((param)=>{
                    let { name, value } = param;
                    return `${name} ${value}`;
                }).join(', ')}`,
                onChange: setWanted
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/browser/device/useMedia.ts
var useMedia = __webpack_require__(43548);
// EXTERNAL MODULE: ./src/domain/polish/months.ts
var polish_months = __webpack_require__(40639);
;// CONCATENATED MODULE: ./src/components/calculator/charts/YearHeatMap/steps.ts


const stepCount = 5;
/** The months there is something to show of: a month without an hour of data has no row. */ function monthsOf(values) {
    return values.flatMap((hours, month)=>hours.length > 0 ? [
            month
        ] : []);
}
/** The largest value, rounded up to two digits, so that the limits of the steps are easy to read. */ function largestOf(values) {
    const largest = Math.max(0, ...values.flat().map((value)=>Math.abs((0,numbers/* .finite */.E2)(value))));
    if (largest === 0) {
        return 0;
    }
    const unit = 10 ** (Math.floor(Math.log10(largest)) - 1);
    return Number((Math.ceil(largest / unit - 1e-9) * unit).toPrecision(2));
}
/** 0 for nothing, 1 to 5 for the fifths of the largest value. */ function stepOf(value, largest) {
    const size = Math.abs((0,numbers/* .finite */.E2)(value));
    return size === 0 || largest === 0 ? 0 : Math.min(Math.ceil(size / largest * stepCount), stepCount);
}
/** „pobór 12,3 kWh”, „oddanie 4 kWh”, „ani pobór, ani oddanie”. */ function describeCell(value) {
    if ((0,numbers/* .finite */.E2)(value) === 0) {
        return 'ani pobór, ani oddanie';
    }
    return `${value > 0 ? 'pobór' : 'oddanie'} ${(0,numbers/* .formatEstimate */.eG)(Math.abs(value))}\u00a0kWh`;
}
/** What the map shows, in one sentence. */ function yearFinding(values) {
    const cells = values.flatMap((hours, month)=>hours.map((value, hour)=>({
                month,
                hour,
                value: (0,numbers/* .finite */.E2)(value)
            })));
    const lowest = cells.reduce((found, cell)=>cell.value < found.value ? cell : found, nowhere);
    const highest = cells.reduce((found, cell)=>cell.value > found.value ? cell : found, nowhere);
    const place = (param)=>{
        let { month, hour } = param;
        return `${polish_months/* .monthNames */.d[month]?.[1] ?? ''}, ${hour}:00–${hour + 1}:00`;
    };
    const parts = [
        highest.value > 0 && `Najwięcej z sieci trzeba pobrać: ${place(highest)}.`,
        lowest.value < 0 && `Największa nadwyżka: ${place(lowest)}.`
    ];
    return parts.filter(Boolean).join(' ') || 'Przez cały rok nie ma ani poboru, ani oddania.';
}
const nowhere = {
    month: 0,
    hour: 0,
    value: 0
};

;// CONCATENATED MODULE: ./src/components/calculator/charts/YearHeatMap/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const YearHeatMap_styles_module = ({"map":"map_xdZm","months":"months_dFqn","cells":"cells_YNa4","row":"row_g3vz","cursor":"cursor_B6M4","legend":"legend_yVNN","kind":"kind_XdVl","sizes":"sizes_JEV0","sample":"sample_mkDq","size":"size_NZho","readout":"readout_OA0j","sliders":"sliders__vQy"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/YearHeatMap/CellMap.tsx









const rowHeight = 24;
/** In a smaller mark a hatch would destroy its shape. */ const leastForHatch = 12;
const CellMap_labelledHours = [
    0,
    6,
    12,
    18,
    23
];
/** A mark for every month and hour on a quiet background: square where energy is drawn, round where it is fed in. */ function CellMap(props) {
    const { values, largest, label, chosen, hatches, isTall } = props;
    const months = monthsOf(values);
    const [columns, rows] = isTall ? [
        months.length,
        24
    ] : [
        24,
        months.length
    ];
    const height = rows * rowHeight;
    /** Column and row of a cell. */ const placeOf = (month, hour)=>isTall ? [
            months.indexOf(month),
            hour
        ] : [
            hour,
            months.indexOf(month)
        ];
    const nameOf = (month)=>polish_months/* .monthNames */.d[month]?.[0] ?? '';
    const rowNames = isTall ? Array.from({
        length: 24
    }, (_, hour)=>`${hour}:00`) : months.map(nameOf);
    const columnNames = isTall ? months.map((month, column)=>({
            column,
            name: column % 2 === 0 ? nameOf(month) : ''
        })) : CellMap_labelledHours.map((hour)=>({
            column: hour,
            name: String(hour)
        }));
    const [chosenColumn, chosenRow] = placeOf(chosen.month, chosen.hour);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: YearHeatMap_styles_module.map,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
                className: YearHeatMap_styles_module.months,
                height: height + 30,
                "aria-hidden": "true",
                children: [
                    rowNames.map((name, row)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                            y: (row + 0.5) * rowHeight,
                            dominantBaseline: "central",
                            children: name
                        }, name)),
                    !isTall && /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                        y: height + 20,
                        children: "godz."
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
                className: YearHeatMap_styles_module.cells,
                height: height + 30,
                role: "img",
                "aria-label": label,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(shared_Hatches/* ["default"] */.A, {
                        id: hatches
                    }),
                    rowNames.map((name, row)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                            x2: "100%",
                            y1: (row + 0.5) * rowHeight,
                            y2: (row + 0.5) * rowHeight,
                            className: YearHeatMap_styles_module.row
                        }, name)),
                    months.map((month)=>Array.from({
                            length: 24
                        }, (_, hour)=>{
                            const value = (0,numbers/* .finite */.E2)(values[month]?.[hour]);
                            const part = stepOf(value, largest) / stepCount * 0.92;
                            const { className, hatch } = (0,looks/* .markOf */.F)(value > 0 ? 'grid' : 'given', hatches);
                            const hasRoom = part * rowHeight >= leastForHatch;
                            const [column, row] = placeOf(month, hour);
                            return part > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                                ...className !== undefined && {
                                    className
                                },
                                ...hatch !== undefined && hasRoom && {
                                    hatch
                                },
                                rx: value > 0 ? 0 : rowHeight / 2,
                                x: (0,drawing/* .asPercent */.w)(column + (1 - part) / 2, columns),
                                width: (0,drawing/* .asPercent */.w)(part, columns),
                                y: (0,drawing/* .rounded */.W)((row + (1 - part) / 2) * rowHeight),
                                height: (0,drawing/* .rounded */.W)(part * rowHeight)
                            }, `${month} ${hour}`);
                        })),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                        className: YearHeatMap_styles_module.cursor,
                        x: (0,drawing/* .asPercent */.w)(chosenColumn, columns),
                        width: (0,drawing/* .asPercent */.w)(1, columns),
                        y: chosenRow * rowHeight,
                        height: rowHeight,
                        rx: "3"
                    }),
                    columnNames.map((param)=>{
                        let { column, name } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsx)("text", {
                            x: (0,drawing/* .asPercent */.w)(column + 0.5, columns),
                            y: height + 20,
                            textAnchor: "middle",
                            children: name
                        }, column);
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/YearHeatMap/StepLegend.tsx








const StepLegend_side = 22;
const StepLegend_steps = Array.from({
    length: stepCount
}, (_, index)=>index + 1);
/** What the two kinds of marks mean, and the limit of each size. */ function StepLegend(param) {
    let { largest, hatches } = param;
    const id = `${hatches}legend`;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: YearHeatMap_styles_module.legend,
        children: [
            [
                'grid',
                'given'
            ].map((look)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                    className: YearHeatMap_styles_module.kind,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
                            className: YearHeatMap_styles_module.sample,
                            width: StepLegend_side,
                            height: StepLegend_side,
                            "aria-hidden": "true",
                            children: [
                                look === 'grid' && /*#__PURE__*/ (0,jsx_runtime.jsx)(shared_Hatches/* ["default"] */.A, {
                                    id: id
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                                    ...(0,looks/* .markOf */.F)(look, id),
                                    rx: look === 'grid' ? 0 : StepLegend_side / 2,
                                    x: 1,
                                    y: 1,
                                    width: StepLegend_side - 2,
                                    height: StepLegend_side - 2
                                })
                            ]
                        }),
                        look === 'grid' ? 'pobór z sieci' : 'oddanie do sieci'
                    ]
                }, look)),
            largest > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                className: YearHeatMap_styles_module.sizes,
                "aria-label": "Wielkość znaku, kWh w średniej godzinie",
                children: StepLegend_steps.map((step)=>{
                    const part = (0,drawing/* .rounded */.W)(step / stepCount * (StepLegend_side - 2));
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                                className: YearHeatMap_styles_module.sample,
                                width: StepLegend_side,
                                height: StepLegend_side,
                                "aria-hidden": "true",
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                                    className: YearHeatMap_styles_module.size,
                                    x: (StepLegend_side - part) / 2,
                                    y: (StepLegend_side - part) / 2,
                                    width: part,
                                    height: part
                                })
                            }),
                            "do ",
                            (0,numbers/* .formatEstimate */.eG)(largest / stepCount * step),
                            step === stepCount && '\u00a0kWh'
                        ]
                    }, step);
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/YearHeatMap/index.tsx












/** The year as month by hour. Colour, hatch and shape show the sign, size shows the amount. */ function YearHeatMap(param) {
    let { values, label, note } = param;
    const hatches = (0,react.useId)();
    const isTall = (0,useMedia/* .useMedia */.Q)('(max-width: 639.98px)');
    const months = monthsOf(values);
    const [place, setPlace] = (0,react.useState)(Math.min(5, Math.max(months.length - 1, 0)));
    const month = months[place] ?? months[0] ?? 0;
    const [hour, setHour] = (0,react.useState)(13);
    const largest = largestOf(values);
    const finding = yearFinding(values);
    const monthName = polish_months/* .monthNames */.d[month]?.[1] ?? '';
    const value = (0,numbers/* .finite */.E2)(values[month]?.[hour]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        title: label,
        chosen: `${monthName}, godzina ${(0,format/* .formatHour */.KY)(hour)}`,
        table: {
            caption: `${label}: pobór z sieci (+) i oddanie do sieci (−) w średniej godzinie, kWh`,
            fileName: 'rok-miesiace-i-godziny.csv',
            columns: [
                'Miesiąc',
                ...Array.from({
                    length: 24
                }, (_, index)=>(0,format/* .formatHour */.KY)(index))
            ],
            rows: months.map((index)=>[
                    polish_months/* .monthNames */.d[index]?.[1] ?? '',
                    ...Array.from({
                        length: 24
                    }, (_, at)=>(0,numbers/* .formatExact */.Bo)((0,numbers/* .finite */.E2)(values[index]?.[at])))
                ])
        },
        finding: finding,
        note: note,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CellMap, {
                values: values,
                largest: largest,
                label: `${label}. ${finding}`,
                chosen: {
                    month,
                    hour
                },
                hatches: hatches,
                isTall: isTall
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(StepLegend, {
                largest: largest,
                hatches: hatches
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: YearHeatMap_styles_module.readout,
                children: [
                    monthName,
                    ", ",
                    (0,format/* .formatHour */.KY)(hour),
                    ": ",
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                        children: describeCell(value)
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: YearHeatMap_styles_module.sliders,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider/* ["default"] */.A, {
                        label: "Miesiąc",
                        max: Math.max(months.length - 1, 0),
                        value: place,
                        valueText: `${monthName}: ${describeCell(value)}`,
                        onChange: setPlace
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider/* ["default"] */.A, {
                        label: "Godzina",
                        max: 23,
                        value: hour,
                        valueText: `${(0,format/* .formatHour */.KY)(hour)}: ${describeCell(value)}`,
                        onChange: setHour
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/index.ts
/** The charts of the calculator are one chunk: most of them are seen at once. */ 









},
76617(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ barList),
  A: () => (/* binding */ BarRow)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/components/calculator/charts/shared/BarRow.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const BarRow_module = ({"list":"list_X76Z","row":"row_AHhz","ends":"ends_b5YP","bar":"bar_DGXh"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/shared/BarRow.tsx


/** The list that holds rows of bars. */ const barList = BarRow_module.list;
/** One row of a chart that is a list: words in the text, a bar as wide as the page allows. */ function BarRow(param) {
    let { head, children, height, label, foot } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
        className: BarRow_module.row,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                className: BarRow_module.ends,
                children: head
            }),
            children !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                className: BarRow_module.bar,
                height: height,
                ...label === undefined ? {
                    'aria-hidden': true
                } : {
                    role: 'img',
                    'aria-label': label
                },
                children: children
            }),
            foot !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                className: BarRow_module.ends,
                children: foot
            })
        ]
    });
}


},
29703(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Hatches)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_charts_Plot_Hatches__rspack_import_1 = __webpack_require__(12694);
/* import */ var _looks_module_css__rspack_import_2 = __webpack_require__(63370);



/** The hatches of all looks, once in each picture: ids on a page must not clash. */ function Hatches(param) {
    let { id } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("defs", {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_charts_Plot_Hatches__rspack_import_1/* .LineHatch */.d, {
                id: `${id}lines`
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_charts_Plot_Hatches__rspack_import_1/* .LineHatch */.d, {
                id: `${id}back`,
                angle: -45,
                className: _looks_module_css__rspack_import_2/* ["default"].backLine */.A.backLine
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_charts_Plot_Hatches__rspack_import_1/* .DotHatch */._, {
                id: `${id}dots`
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_charts_Plot_Hatches__rspack_import_1/* .LineHatch */.d, {
                id: `${id}edge`,
                angle: -45,
                className: _looks_module_css__rspack_import_2/* ["default"].edgeLine */.A.edgeLine
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_charts_Plot_Hatches__rspack_import_1/* .LineHatch */.d, {
                id: `${id}level`,
                angle: 90,
                className: _looks_module_css__rspack_import_2/* ["default"].greyLine */.A.greyLine
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("pattern", {
                id: `${id}cross`,
                width: "7",
                height: "7",
                patternUnits: "userSpaceOnUse",
                children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("path", {
                    d: "M0 0L7 7M7 0L0 7",
                    className: _looks_module_css__rspack_import_2/* ["default"].greyLine */.A.greyLine
                })
            })
        ]
    });
}


},
44954(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Legend)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/charts/Plot/Mark.tsx
var Mark = __webpack_require__(23657);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Hatches.tsx
var Hatches = __webpack_require__(29703);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/looks.ts
var looks = __webpack_require__(40799);
;// CONCATENATED MODULE: ./src/components/calculator/charts/shared/Legend.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const Legend_module = ({"legend":"legend_mr9Z","sample":"sample_kCoY"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/shared/Legend.tsx





/** What the looks of a picture mean. */ function Legend(param) {
    let { hatches, items } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
        className: Legend_module.legend,
        children: items.map((param, index)=>{
            let { look, name } = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
                        className: Legend_module.sample,
                        width: "28",
                        height: "16",
                        "aria-hidden": "true",
                        children: [
                            index === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* ["default"] */.A, {
                                id: hatches
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                                ...(0,looks/* .markOf */.F)(look, hatches),
                                x: 1,
                                y: 1,
                                width: 26,
                                height: 14
                            })
                        ]
                    }),
                    name
                ]
            }, name);
        })
    });
}


},
5619(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Readouts),
  v: () => (/* binding */ sayReadouts)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/charts/Plot/Mark.tsx
var Mark = __webpack_require__(23657);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Hatches.tsx
var Hatches = __webpack_require__(29703);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/looks.ts
var looks = __webpack_require__(40799);
;// CONCATENATED MODULE: ./src/components/calculator/charts/shared/Readouts.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const Readouts_module = ({"readouts":"readouts_CvJg","strip":"strip_OtHN","line":"line_LA0X"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/shared/Readouts.tsx






/** The same text for a screen reader, at the slider. */ function sayReadouts(chosen, items) {
    return `${chosen}: ${items.map((param)=>{
        let { name, value } = param;
        return `${name} ${value}`;
    }).join(', ')}`;
}
/** The key of a chart with the chosen values: each under a strip that looks as in the picture. */ function Readouts(param) {
    let { items } = param;
    const hatches = (0,react.useId)();
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
        className: Readouts_module.readouts,
        children: items.map((param, index)=>{
            let { look, name, value } = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("dt", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
                                className: Readouts_module.strip,
                                height: "10",
                                "aria-hidden": "true",
                                children: [
                                    index === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* ["default"] */.A, {
                                        id: hatches
                                    }),
                                    look === undefined ? /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                                        y: "4",
                                        width: "100%",
                                        height: "2",
                                        className: Readouts_module.line
                                    }) : /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                                        ...(0,looks/* .markOf */.F)(look, hatches),
                                        y: "1",
                                        width: "100%",
                                        height: "8"
                                    })
                                ]
                            }),
                            name
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                        children: value
                    })
                ]
            }, name);
        })
    });
}


},
26116(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Zero)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/components/calculator/charts/shared/Zero.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const Zero_module = ({"zero":"zero_mjG4"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/shared/Zero.tsx


/** The line everything rises or hangs from. */ function Zero(param) {
    let { y } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
        x2: "100%",
        y1: y,
        y2: y,
        className: Zero_module.zero
    });
}


},
40799(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  F: () => (markOf)
});
/* import */ var _looks_module_css__rspack_import_0 = __webpack_require__(63370);

const hatchOf = {
    own: null,
    shared: 'back',
    grid: 'lines',
    given: 'dots',
    credit: 'edge',
    lost: 'level',
    expired: 'cross'
};
/** Fill and hatch of a look, for `Mark`; `hatches` is the id of the picture's {@link Hatches}. */ function markOf(look, hatches) {
    const hatch = hatchOf[look];
    return {
        className: _looks_module_css__rspack_import_0/* ["default"] */.A[look],
        ...hatch !== null && {
            hatch: hatches + hatch
        }
    };
}


},
61684(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  d: () => (paybackText),
  f: () => (percentText)
});
/* import */ var _site_src_site_format__rspack_import_0 = __webpack_require__(45170);

/** A share (0–1) as a percentage; one just below 100% is not shown as 100%. */ function percentText(part) {
    let fractionDigits = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0;
    if (part === null) {
        return 'brak danych';
    }
    const percent = part * 100;
    const most = 100 - 10 ** -fractionDigits;
    return `${(0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(percent < 100 ? Math.min(percent, most) : percent, fractionDigits)}%`;
}
/** „około 7 lat”, „nie zwraca się”, „bez wkładu własnego; kredyt spłaca się w 10 lat”. */ function paybackText(payback) {
    if (payback.kind === 'never') {
        return 'nie zwraca się';
    }
    if (payback.kind === 'noOutlay') {
        const { loanYears } = payback;
        return loanYears > 0 ? `bez wkładu własnego; kredyt spłaca się w ${(0,_site_src_site_format__rspack_import_0/* .formatCount */.B4)(loanYears, _site_src_site_format__rspack_import_0/* .yearForms */.Fd)}` : 'bez wkładu własnego';
    }
    const years = payback.years < 10 ? Math.round(payback.years * 2) / 2 : Math.round(payback.years);
    return years < 1 ? 'mniej niż rok' : `około ${(0,_site_src_site_format__rspack_import_0/* .formatCount */.B4)(years, _site_src_site_format__rspack_import_0/* .yearForms */.Fd)}`;
}


},
39219(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Bo: () => (formatExact),
  E2: () => (finite),
  M0: () => (moneyAxis),
  c3: () => (formatKwh),
  eG: () => (formatEstimate),
  ej: () => (formatAmount),
  ir: () => (formatZloty),
  yj: () => (positive)
});
/* import */ var _site_src_site_format__rspack_import_0 = __webpack_require__(45170);

/** A number that can be drawn: anything not finite counts as zero. */ function finite(value) {
    return value !== undefined && Number.isFinite(value) ? value : 0;
}
/** Like {@link finite}, for values that cannot be below zero. */ function positive(value) {
    return Math.max(finite(value), 0);
}
/** An estimate to at most three significant digits: `12 300`, `4,57`. */ function formatEstimate(value) {
    return (0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(Number(finite(value).toPrecision(3)), 2);
}
function formatKwh(value) {
    return `${formatEstimate(value)}\u00a0kWh`;
}
function formatZloty(value) {
    return `${formatEstimate(value)}\u00a0zł`;
}
/** A tick on an axis where below zero is another direction, not less than nothing. */ function formatAmount(value) {
    return (0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(Math.abs(finite(value)), 2);
}
/** Unit and ticks of a money axis: in thousands, if there are tens of them. */ function moneyAxis(ticks) {
    const isLarge = ticks.some((tick)=>Math.abs(tick) >= 10000);
    return {
        unit: isLarge ? 'tys.\u00a0zł' : 'zł',
        formatTick: (tick)=>(0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(isLarge ? tick / 1000 : tick, 2)
    };
}
/** A table cell: the number itself, to two decimal places. */ function formatExact(value) {
    return (0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(finite(value), 2);
}


},
23657(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Mark)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);

/** A part of a bar: its fill, with its hatch on top. */ function Mark(param) {
    let { className, hatch, ...place } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("rect", {
                ...place,
                className: className
            }),
            hatch !== undefined && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("rect", {
                ...place,
                fill: `url(#${hatch})`
            })
        ]
    });
}


},
59128(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  D: () => (roundScale)
});
const roundSteps = [
    1,
    2,
    2.5,
    5,
    10
];
/**
 * A scale containing zero and all values, in about the wanted number of round steps. `NaN` and the like are ignored.
 */ function roundScale(values) {
    let wantedSteps = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 4;
    let lowest = 0;
    let highest = 0;
    for (const value of values){
        if (Number.isFinite(value)) {
            lowest = Math.min(lowest, value);
            highest = Math.max(highest, value);
        }
    }
    if (highest === lowest) {
        return {
            ticks: [
                0,
                1
            ],
            bottom: 0,
            top: 1
        };
    }
    const exact = (highest - lowest) / wantedSteps;
    const power = 10 ** Math.floor(Math.log10(exact));
    const step = (roundSteps.find((round)=>round * power >= exact * 0.999) ?? 10) * power;
    // Sums are not exact, so a value marginally above a tick counts as on it.
    const from = Math.floor(lowest / step + 1e-9) || 0;
    const to = Math.ceil(highest / step - 1e-9) || 0;
    return {
        ticks: Array.from({
            length: to - from + 1
        }, (_, index)=>tidy((from + index) * step)),
        bottom: tidy(from * step),
        top: tidy(to * step)
    };
}
/** Removes floating-point noise: 0.6000000000000001 becomes 0.6. */ function tidy(value) {
    return Number(value.toPrecision(12));
}


},
21328(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Z: () => (waterfall)
});
/** A level, measured from zero, or a change from the step before it. */ /** The bars of a waterfall: a change starts where the step before it ended. */ function waterfall(steps) {
    let reached = 0;
    return steps.map((param)=>{
        let { kind, value } = param;
        const from = kind === 'level' ? 0 : reached;
        reached = from + value;
        return {
            from,
            to: reached
        };
    });
}


},
93939(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  D0: () => (costLevels),
  I0: () => (withoutCooperative),
  lT: () => (addedByCooperative),
  oT: () => (costWithout),
  t_: () => (savedBySources)
});
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);

/** The levels of a settled cooperative. */ function costLevels(settled, param) {
    let { finance, prices } = param;
    const { axis, settlement } = settled;
    const { totals, members } = settlement;
    const scale = (0,_settlement_hours_hourAxis__rspack_import_0/* .toldScale */.Wp)(axis);
    const zl = (grosze)=>grosze / 100 * scale;
    // The fee for service is on the bills, with their tax.
    const service = members.reduce((all, param)=>{
        let { sheet } = param;
        const tax = sheet.net > 0 ? sheet.gross / sheet.net : 1;
        return all + sheet.costs.service * tax * scale;
    }, 0);
    const upkeep = (finance?.annualCostZl ?? 0) * ((0,_settlement_hours_hourAxis__rspack_import_0/* .coversYear */.W0)(axis) ? 1 : axis.hours / _settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq);
    return {
        alone: zl(totals.alone),
        withSources: zl(totals.aloneWithSources),
        netBilling: totals.netBilling === null ? null : zl(totals.netBilling),
        inCooperative: zl(totals.inCooperative) - service,
        running: upkeep > 0 || (prices?.servicePerMember ?? 0) > 0 ? upkeep + service : null
    };
}
/**
 * The cheapest way the same members with the same sources have without the cooperative: what it adds is told against
 * this. Against giving the surplus away it would be credited with what net-billing or a sale would bring anyway.
 */ function withoutCooperative(param) {
    let { totals } = param;
    return totals.netBilling !== null && totals.netBilling < totals.aloneWithSources ? 'netBilling' : 'aloneWithSources';
}
/** The same of one member, gross grosze: with net-billing or a sale where market prices are given. */ function costWithout(param) {
    let { aloneWithSources, netBilling } = param;
    return Math.min(aloneWithSources.gross, netBilling?.gross ?? Infinity);
}
/** What own sources give without any cooperative, zł. */ function savedBySources(param) {
    let { alone, withSources, netBilling } = param;
    return alone - Math.min(withSources, netBilling ?? withSources);
}
/** What the cooperative adds to that, after the running costs that are named, zł. */ function addedByCooperative(levels) {
    const { alone, inCooperative, running } = levels;
    return alone - savedBySources(levels) - inCooperative - (running ?? 0);
}


},
66872(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rd: () => (/* binding */ sourcedKinds),
  Zx: () => (/* binding */ consumptionKinds),
  P$: () => (/* binding */ consumptionSeries)
});

// UNUSED EXPORTS: darkness

// EXTERNAL MODULE: ./src/domain/kernel/time.ts
var time = __webpack_require__(56341);
;// CONCATENATED MODULE: ./src/domain/energy/exampleShapes.ts
/**
 * Shapes without a source: assumptions about when people work, as opening hours and seasons. The form calls them so.
 * Only proportions matter, since every year is scaled to its sum.
 */ /** Full power from one hour to another, also over midnight, and a fraction of it in the rest of the day. */ function working(from, to, idle) {
    return Array.from({
        length: 24
    }, (_, hour)=>{
        const isOn = from < to ? hour >= from && hour < to : hour >= from || hour < to;
        return isOn ? 1 : idle;
    });
}
const days = [
    31,
    28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31
];
/** More in winter or in summer than in an even year, by this fraction at the extreme. */ function season(warmest) {
    return days.map((length, month)=>length * (1 - warmest * Math.cos(2 * Math.PI * (month - 0.5) / 12)));
}
const even = season(0);
const exampleShapes = {
    office: {
        months: season(-0.15),
        hours: working(7, 16, 0.25),
        freeDay: 0.3,
        variation: 0.15
    },
    sewageWorks: {
        months: even,
        hours: working(7, 22, 0.8),
        freeDay: 1,
        variation: 0.1
    },
    fireStation: {
        months: season(-0.25),
        hours: working(6, 22, 0.6),
        freeDay: 1,
        variation: 0.3
    },
    factory: {
        months: even,
        hours: working(6, 22, 0.3),
        freeDay: 0.35,
        variation: 0.15
    },
    warehouse: {
        months: season(-0.15),
        hours: working(6, 18, 0.4),
        freeDay: 0.5,
        variation: 0.15
    },
    dairy: {
        months: season(0.1),
        hours: working(4, 20, 0.6),
        freeDay: 0.9,
        variation: 0.1
    },
    coldStore: {
        months: season(0.3),
        hours: working(9, 21, 0.8),
        freeDay: 1,
        variation: 0.1
    },
    shop: {
        months: even,
        hours: working(7, 21, 0.4),
        freeDay: 0.7,
        variation: 0.1
    },
    bakery: {
        months: even,
        hours: working(22, 8, 0.35),
        freeDay: 0.7,
        variation: 0.15
    },
    commonParts: {
        months: season(-0.25),
        hours: working(5, 23, 0.5),
        freeDay: 1,
        variation: 0.2
    },
    charger: {
        months: season(-0.1),
        hours: working(8, 20, 0.15),
        freeDay: 0.8,
        variation: 0.8
    }
};
const exampleKinds = [
    'office',
    'sewageWorks',
    'fireStation',
    'factory',
    'warehouse',
    'dairy',
    'coldStore',
    'shop',
    'bakery',
    'commonParts',
    'charger'
];

// EXTERNAL MODULE: ./src/domain/energy/random.ts
var energy_random = __webpack_require__(39760);
// EXTERNAL MODULE: ./src/domain/settlement/hours/scratch.ts
var scratch = __webpack_require__(90518);
// EXTERNAL MODULE: ./src/domain/energy/scale.ts
var scale = __webpack_require__(82269);
// EXTERNAL MODULE: ./src/domain/energy/sun.ts
var sun = __webpack_require__(69625);
;// CONCATENATED MODULE: ./src/domain/energy/consumption.ts






/**
 * Load shapes. Households, services and farms follow the BDEW profiles H25, G25 and L25 of 2025, computed for the
 * Polish calendar with their monthly and hourly shares kept. The others are examples without a Polish source; those of
 * `exampleShapes` are no more than opening hours. A single home differs from any profile; the sum of many members less so.
 */ const consumptionKinds = [
    'household',
    'services',
    'farm',
    'school',
    'waterworks',
    'streetLighting',
    'heatPump',
    ...exampleKinds
];
/** Kinds that follow a published profile; all others are assumptions. */ const sourcedKinds = [
    'household',
    'services',
    'farm'
];
const shapes = {
    household: {
        months: [
            10.12,
            8.78,
            8.84,
            8.14,
            7.73,
            7.17,
            7.37,
            7.39,
            7.26,
            8.28,
            8.92,
            10
        ],
        hours: [
            3.03,
            2.61,
            2.44,
            2.4,
            2.48,
            2.76,
            3.4,
            3.81,
            3.96,
            4.1,
            4.25,
            4.65,
            4.71,
            4.51,
            4.34,
            4.36,
            4.7,
            5.46,
            6.12,
            6.24,
            5.88,
            5.35,
            4.71,
            3.77
        ],
        freeDay: 1.08,
        variation: 0.5
    },
    services: {
        months: [
            9.28,
            8.52,
            8.98,
            8.22,
            7.92,
            7.66,
            7.8,
            7.56,
            7.89,
            8.47,
            8.72,
            8.99
        ],
        hours: [
            2.01,
            1.96,
            1.94,
            1.97,
            2.09,
            2.46,
            3.26,
            4.73,
            6.13,
            6.78,
            7.19,
            7.18,
            6.66,
            6.21,
            6.09,
            5.84,
            5.4,
            4.88,
            4.02,
            3.31,
            2.89,
            2.58,
            2.3,
            2.12
        ],
        freeDay: 0.6,
        variation: 0.2
    },
    farm: {
        months: [
            9.2,
            8.31,
            8.94,
            8.17,
            8.09,
            7.48,
            7.71,
            7.72,
            7.82,
            8.45,
            8.91,
            9.21
        ],
        hours: [
            2.39,
            2.16,
            2.06,
            1.98,
            1.96,
            2.14,
            2.89,
            4.86,
            6.99,
            6.73,
            5.37,
            5.4,
            4.82,
            3.91,
            3.7,
            3.64,
            3.75,
            4.65,
            6.63,
            7.43,
            5.87,
            4.29,
            3.52,
            2.86
        ],
        freeDay: 1,
        variation: 0.3
    },
    // Example: lessons from 8 to 15, holidays in July and August.
    school: {
        months: [
            10.6,
            8.6,
            10.2,
            8.6,
            8.4,
            7.2,
            3.6,
            3.6,
            8.6,
            9.8,
            10.4,
            10.4
        ],
        hours: [
            1.8,
            1.8,
            1.8,
            1.8,
            1.8,
            2,
            4,
            7,
            8.6,
            9,
            9,
            9,
            8.6,
            8,
            6.6,
            4.6,
            3.4,
            2.6,
            2.2,
            2,
            1.9,
            1.9,
            1.8,
            1.8
        ],
        freeDay: 0.3,
        variation: 0.15
    },
    // Example: pumps follow water use, highest in the morning, in the evening and in summer.
    waterworks: {
        months: [
            7.9,
            7.3,
            8,
            8.1,
            8.8,
            9,
            9.2,
            9,
            8.4,
            8.2,
            7.9,
            8.2
        ],
        hours: [
            2.6,
            2.3,
            2.2,
            2.2,
            2.5,
            3.3,
            4.6,
            5.2,
            5.1,
            4.8,
            4.6,
            4.5,
            4.5,
            4.4,
            4.3,
            4.3,
            4.5,
            4.9,
            5.3,
            5.4,
            5.2,
            4.7,
            3.9,
            3.2
        ],
        freeDay: 0.97,
        variation: 0.1
    },
    // Example: heating according to how cold the month is, hot water all year.
    heatPump: {
        months: [
            17.5,
            15,
            12.5,
            7.5,
            3.5,
            2.3,
            2.2,
            2.2,
            3.3,
            7.5,
            11.5,
            15
        ],
        hours: [
            4.6,
            4.6,
            4.7,
            4.8,
            4.9,
            5.1,
            5.2,
            4.9,
            4.5,
            4.1,
            3.8,
            3.6,
            3.5,
            3.4,
            3.4,
            3.5,
            3.7,
            3.9,
            4.1,
            4.2,
            4.2,
            4.3,
            4.4,
            4.6
        ],
        freeDay: 1,
        variation: 0.2
    },
    ...exampleShapes
};
/** Lamps are on below this height of the Sun. */ const darkSine = Math.sin(-3 * Math.PI / 180);
const samplesOfHour = 12;
/** Hourly use of a kind, kWh, with the given sum over the year. The same seed gives the same year. */ function consumptionSeries(axis, kind, annual, seed) {
    const series = kind === 'streetLighting' ? darkness(axis) : shapedSeries(axis, shapes[kind], seed);
    return (0,scale/* .scaleTo */.U)(series, annual);
}
/**
 * More than the sine of the Sun's height changes in half an hour in Poland: 7.5° of turn times the cosine of the latitude.
 */ const halfHourOfSun = 0.1;
/** The dark fraction of each hour: 1 at night, 0 by day. The sum is the hours a year that lamps are on. */ function darkness(axis) {
    return Float64Array.from({
        length: axis.hours
    }, (_, hour)=>{
        const sinHeightAt = (part)=>(0,sun/* .sunPosition */.q)(axis.startMs + (hour + part) * time/* .hourMs */.$0, sun/* .centralPoland */.Y).sinHeight;
        const middle = sinHeightAt(0.5);
        if (Math.abs(middle - darkSine) > halfHourOfSun) {
            return middle < darkSine ? 1 : 0;
        }
        let dark = 0;
        for(let sample = 0; sample < samplesOfHour; sample += 1){
            if (sinHeightAt((sample + 0.5) / samplesOfHour) < darkSine) {
                dark += 1;
            }
        }
        return dark / samplesOfHour;
    });
}
/** Weights hours by the shape, then scales each month to its share. */ function shapedSeries(axis, shape, seed) {
    const random = (0,energy_random/* .seededRandom */.I)(seed);
    const { localHour, localMonth, workday } = axis;
    const monthSums = new Float64Array(12);
    const weights = (0,scratch/* .newSeries */.cB)(axis.hours);
    // Plain loops: of a thousand members, these are most of the first answer.
    for(let hour = 0; hour < weights.length; hour += 1){
        const month = localMonth[hour] ?? 0;
        const day = workday[hour] === 1 ? 1 : shape.freeDay;
        const noise = 1 + shape.variation * (random.uniform() - 0.5) * 2;
        const weight = (shape.hours[localHour[hour] ?? 0] ?? 0) * day * noise;
        monthSums[month] = (monthSums[month] ?? 0) + weight;
        weights[hour] = weight;
    }
    for(let hour = 0; hour < weights.length; hour += 1){
        const month = localMonth[hour] ?? 0;
        weights[hour] = (weights[hour] ?? 0) * (shape.months[month] ?? 0) / (monthSums[month] ?? 1);
    }
    return weights;
}


},
39760(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  I: () => (seededRandom)
});
/** Seeded, reproducible random numbers: the Mulberry32 generator. */ function seededRandom(seed) {
    let state = seed >>> 0;
    const uniform = ()=>{
        state = state + 0x6d2b79f5 >>> 0;
        let mixed = Math.imul(state ^ state >>> 15, state | 1);
        mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
        return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
    };
    const normal = ()=>Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
    return {
        uniform,
        normal
    };
}


},
27074(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  v: () => (regionYields)
});
/** Yield of 1 kWp at 35° south in central Poland, kWh a year. */ const referenceYield = 1030;
/** Yield of 1 kWp at 35° south, kWh a year, by part of Poland. */ const regionYields = {
    north: 990,
    centre: referenceYield,
    southEast: 1080
};


},
82269(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  U: () => (scaleTo)
});
/* import */ var _settlement_hours_scratch__rspack_import_0 = __webpack_require__(90518);

/** A series of the same shape scaled to a sum; all zeros if there is nothing to scale. */ function scaleTo(series, target) {
    let sum = 0;
    for (const value of series){
        sum += value;
    }
    const factor = sum > 0 ? target / sum : 0;
    const scaled = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(series.length);
    for(let at = 0; at < scaled.length; at += 1){
        scaled[at] = (series[at] ?? 0) * factor;
    }
    return scaled;
}
/** What to multiply the hours of each month by, so that months add up to these kWh and keep the shape of their hours. */ function monthFactors(param, series, kwhOfMonths) {
    let { localMonth } = param;
    const sums = new Float64Array(12);
    for (const [hour, value] of series.entries()){
        const month = localMonth[hour] ?? 0;
        sums[month] = (sums[month] ?? 0) + value;
    }
    return kwhOfMonths.map((target, month)=>target / Math.max(sums[month] ?? 0, Number.MIN_VALUE));
}


},
69625(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Y: () => (centralPoland),
  q: () => (sunPosition)
});
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);

const radian = Math.PI / 180;
/** The middle of Poland. */ const centralPoland = {
    latitude: 52.1,
    longitude: 19.4
};
/** Position of the Sun at a moment by Spencer's series, accurate to a third of a degree. */ function sunPosition(utcMs, param) {
    let { latitude, longitude } = param;
    const yearStart = Date.UTC(new Date(utcMs).getUTCFullYear(), 0, 1);
    const angle = 2 * Math.PI * (utcMs - yearStart) / (365.25 * _kernel_time__rspack_import_0/* .dayMs */.LP);
    const declination = 0.006918 - 0.399912 * Math.cos(angle) + 0.070257 * Math.sin(angle) - 0.006758 * Math.cos(2 * angle) + 0.000907 * Math.sin(2 * angle);
    const equationOfTime = 0.000075 + 0.001868 * Math.cos(angle) - 0.032077 * Math.sin(angle) - 0.014615 * Math.cos(2 * angle) - 0.040849 * Math.sin(2 * angle);
    const solarHours = utcMs % _kernel_time__rspack_import_0/* .dayMs */.LP / _kernel_time__rspack_import_0/* .hourMs */.$0 + longitude / 15;
    const hourAngle = (solarHours - 12) * 15 * radian + equationOfTime;
    const phi = latitude * radian;
    const sinHeight = Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
    const azimuth = Math.atan2(Math.sin(hourAngle), Math.cos(hourAngle) * Math.sin(phi) - Math.tan(declination) * Math.cos(phi));
    return {
        sinHeight,
        azimuth,
        extraterrestrial: 1367 * (1 + 0.033 * Math.cos(angle))
    };
}


},
58032(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Ks: () => (netPresentValue),
  Si: () => (runningSums),
  aC: () => (paybackYears),
  iL: () => (internalRate),
  v5: () => (annuity)
});
/** Net present value of yearly flows, the first one today; `rate` is a fraction (0.05 is 5 %). */ function netPresentValue(flows, rate) {
    return flows.reduce((sum, flow, year)=>sum + flow / (1 + rate) ** year, 0);
}
const lowestRate = -0.99;
const highestRate = 10;
/** The rate at which the present value is zero; null if there is none, several are possible, or it is unreasonable. */ function internalRate(flows) {
    let low = lowestRate;
    let high = highestRate;
    if (!hasOneRate(flows) || netPresentValue(flows, low) * netPresentValue(flows, high) > 0 || !flows.some(Boolean)) {
        return null;
    }
    const risesFromLow = netPresentValue(flows, low) < 0;
    for(let step = 0; step < 200; step += 1){
        const middle = (low + high) / 2;
        if (netPresentValue(flows, middle) < 0 === risesFromLow) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return (low + high) / 2;
}
/** Descartes and Norstrøm: one change of sign in the flows, or in their running sum, allows one rate at most. */ function hasOneRate(flows) {
    return signChanges(flows) <= 1 || signChanges(runningSums(flows)) <= 1;
}
function signChanges(values) {
    const signs = values.filter(Boolean).map(Math.sign);
    return signs.filter((sign, index)=>index > 0 && sign !== signs[index - 1]).length;
}
/** The sum of the flows after each year. */ function runningSums(flows) {
    let sum = 0;
    return flows.map((flow)=>sum += flow);
}
/**
 * Years until the sum of flows is back at zero for good, interpolated within the year; null if it ends below zero. It
 * is 0 if the sum is never below zero: then there is nothing to pay back.
 */ function paybackYears(flows) {
    const sums = runningSums(flows);
    const last = sums.map((sum)=>sum < 0).lastIndexOf(true);
    if (last === sums.length - 1 && last >= 0) {
        return null;
    }
    return last < 0 ? 0 : last + -(sums[last] ?? 0) / (flows[last + 1] ?? 1);
}
/** Equal yearly payments of a loan. */ function annuity(amount, rate, years) {
    if (years <= 0) {
        return 0;
    }
    return rate === 0 ? amount / years : amount * rate / (1 - (1 + rate) ** -years);
}


},
15285(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (failed),
  ok: () => (ok)
});
/** An error in one field of an input, in Polish with the remedy. */ /** The good result. */ function ok(value) {
    return {
        ok: true,
        value
    };
}
/** The result of an input with these fields to correct. */ function failed(errors) {
    return {
        ok: false,
        errors
    };
}


},
56341(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $0: () => (hourMs),
  LP: () => (dayMs)
});
/** Durations in milliseconds. A civil day may be an hour longer or shorter. */ const minuteMs = 60000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A day in minutes, the unit of time labels of readings. */ const dayMinutes = (/* unused pure expression or super */ null && (dayMs / minuteMs));


},
55645(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Do: () => (zloty),
  Jo: () => (kwh),
  KN: () => (percent),
  i7: () => (sumGrosze),
  o0: () => (toGrosze)
});
/** Numbers with a unit in their type: kilowatt-hours cannot be passed where grosze are expected. */ /** These say that a plain number has the unit; nothing is converted. */ const kwh = (value)=>value;
const zloty = (value)=>value;
const percent = (value)=>value;
/**
 * The only rounding of money: to whole grosze, halves away from zero, as on invoices. The tiny addition makes 1.005 zł,
 * stored in binary as 1.00499…, round up as written.
 */ function toGrosze(amount) {
    const grosze = Math.abs(amount) * 100;
    const rounded = Math.round(grosze + Math.min(1e-6, grosze * 1e-9));
    return amount < 0 ? 0 - rounded : rounded;
}
/** Sum of billed amounts, which stays whole. */ function sumGrosze(amounts) {
    let sum = 0;
    for (const amount of amounts){
        sum += amount;
    }
    return sum;
}


},
40639(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  d: () => (monthNames)
});
/** Names of the months, short and long. */ const monthNames = [
    [
        'sty',
        'styczeń'
    ],
    [
        'lut',
        'luty'
    ],
    [
        'mar',
        'marzec'
    ],
    [
        'kwi',
        'kwiecień'
    ],
    [
        'maj',
        'maj'
    ],
    [
        'cze',
        'czerwiec'
    ],
    [
        'lip',
        'lipiec'
    ],
    [
        'sie',
        'sierpień'
    ],
    [
        'wrz',
        'wrzesień'
    ],
    [
        'paź',
        'październik'
    ],
    [
        'lis',
        'listopad'
    ],
    [
        'gru',
        'grudzień'
    ]
];


},
27637(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  c: () => (checkMembers)
});
/* import */ var _kernel_result__rspack_import_5 = __webpack_require__(15285);
/* import */ var _fieldPaths__rspack_import_3 = __webpack_require__(30338);
/* import */ var _energy_madeMeter__rspack_import_0 = __webpack_require__(9703);
/* import */ var _hours_series__rspack_import_2 = __webpack_require__(67571);
/* import */ var _split__rspack_import_4 = __webpack_require__(62244);
/* import */ var _money_tariff__rspack_import_1 = __webpack_require__(80057);






/** Checks everything a settlement needs; missing hours are counted and treated as zero. */ function checkMembers(axis, members, options, cache) {
    const errors = checkOptions(axis, members, options);
    let missingHours = 0;
    const check = (values, field)=>{
        const checked = cache.of(values, `${axis.hours} ${field}`, ()=>(0,_hours_series__rspack_import_2/* .checkSeries */.e)(values, axis.hours, field));
        if ('field' in checked) {
            errors.push(checked);
            return {
                values,
                missingHours: 0,
                total: 0
            };
        }
        missingHours += checked.missingHours;
        return checked;
    };
    const clean = members.map((member, index)=>{
        const place = (0,_fieldPaths__rspack_import_3/* .memberPath */.Mb)(index);
        checkTariff(member.tariff, `${place}.tariff`, errors);
        const { market } = member.tariff;
        if (market && (market.length !== axis.hours || !market.every(Number.isFinite))) {
            const message = `Podaj ceny energii z każdej godziny: powinno ich być ${axis.hours}, a jest ${market.length}.`;
            errors.push({
                field: `${place}.tariff`,
                message
            });
        }
        for (const field of [
            'sourceKw',
            'largestKw'
        ]){
            const power = member[field] ?? 0;
            if (!isAmount(power)) {
                errors.push({
                    field: `${place}.${field}`,
                    message: amountMessage(power)
                });
            }
        }
        const { generation, ...rest } = member;
        const { consumption, meter } = rest;
        const used = consumption && {
            consumption: check(consumption, `${place}.consumptionKwh`).values
        };
        if (meter instanceof _energy_madeMeter__rspack_import_0/* .MadeMeter */.N) {
            // Made of series that are checked.
            const made = cache.of(meter, 'generation', ()=>(0,_split__rspack_import_4/* .sum */.cz)(madeSeries(generation)));
            return {
                ...rest,
                ...used,
                generationKwh: made
            };
        }
        const generated = generation && check(madeSeries(generation), `${place}.generationKwh`);
        const withdrawn = check(meter.withdrawn, `${place}.withdrawnKwh`).values;
        const { values: injected, total: given } = check(meter.injected, `${place}.injectedKwh`);
        const isWhole = withdrawn === meter.withdrawn && injected === meter.injected;
        return {
            ...rest,
            meter: isWhole ? meter : {
                withdrawn,
                injected
            },
            ...used,
            // If generation is unknown, the injected reading is used: before the hourly balance, as for the use.
            generationKwh: generated?.total ?? given
        };
    });
    return errors.length > 0 ? (0,_kernel_result__rspack_import_5/* .failed */.g)(errors) : (0,_kernel_result__rspack_import_5.ok)({
        members: clean,
        missingHours
    });
}
function madeSeries() {
    let series = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : new Float64Array();
    return typeof series === 'function' ? series() : series;
}
function checkOptions(axis, members, options) {
    const errors = [];
    if (members.length === 0) {
        errors.push({
            field: 'members',
            message: 'Podaj co najmniej jednego członka.'
        });
    }
    const amounts = {
        vat: options.vat,
        internalPrice: options.internalPrice,
        servicePerMember: options.servicePerMember,
        balancingPerMwh: options.balancingPerMwh,
        averagePrice: options.averagePrice ?? 0
    };
    for (const [field, value] of Object.entries(amounts)){
        if (!isAmount(value)) {
            errors.push({
                field,
                message: amountMessage(value)
            });
        }
    }
    if (options.gridReading === 2 && options.averagePrice === null) {
        errors.push({
            field: 'averagePrice',
            message: 'Przy odczytaniu ostrożnym podaj średnią cenę rynku konkurencyjnego z poprzedniego kwartału (ogłasza ją Prezes URE).'
        });
    }
    const { key, prices } = options;
    errors.push(...checkKey(key, members.length));
    if (prices) {
        const expected = prices.kind === 'hourly' ? axis.hours : axis.periodMonths.length;
        if (prices.values.length !== expected || !prices.values.every(Number.isFinite)) {
            errors.push({
                field: 'prices',
                message: `Podaj ${expected} cen energii, po jednej na ${prices.kind === 'hourly' ? 'godzinę' : 'okres'}; znaleziono ${prices.values.length}.`
            });
        }
    }
    return errors;
}
/** Errors in the shares of a fixed key, which needs one per member, none negative and at least one above zero. */ function checkKey(key, members) {
    if (key.kind !== 'fixed') {
        return [];
    }
    const { shares } = key;
    if (shares.length !== members) {
        const message = `Podaj po jednym udziale na członka (${members}); znaleziono ${shares.length}.`;
        return [
            {
                field: 'key.shares',
                message
            }
        ];
    }
    const wrong = shares.flatMap((share, index)=>isAmount(share) ? [] : [
            {
                field: (0,_fieldPaths__rspack_import_3/* .sharePath */.J$)(index),
                message: `Podaj udział nie mniejszy od zera; znaleziono ${share}.`
            }
        ]);
    return wrong.length === 0 && shares.every((share)=>share === 0) ? [
        {
            field: 'key.shares',
            message: 'Suma udziałów to 0. Podaj udział większy od zera co najmniej jednemu członkowi.'
        }
    ] : wrong;
}
function checkTariff(tariff, place, errors) {
    const add = (field, value)=>{
        if (!isAmount(value)) {
            errors.push({
                field: `${place}.${field}`,
                message: amountMessage(value)
            });
        }
    };
    if (tariff.zones.length === 0) {
        errors.push({
            field: `${place}.zones`,
            message: 'Podaj co najmniej jedną strefę.'
        });
    }
    for (const zone of tariff.zones){
        add('zones.energy', zone.energy);
        add('zones.network', zone.network);
    }
    for (const component of _money_tariff__rspack_import_1/* .components */.dK){
        if (component in tariff && component !== 'capacity') {
            add(component, tariff[component]);
        }
    }
    const hours = [
        ...tariff.schedule?.workday ?? [],
        ...tariff.schedule?.freeDay ?? []
    ];
    const isWhole = tariff.schedule?.workday.length === 24 && tariff.schedule.freeDay.length === 24;
    if (tariff.zones.length > 1 && !(isWhole && hours.every((zone)=>zone in tariff.zones))) {
        errors.push({
            field: `${place}.schedule`,
            message: 'Podaj numer strefy (od 0) każdej z 24 godzin dnia roboczego i wolnego.'
        });
    }
}
function isAmount(value) {
    return value >= 0 && value < Number.POSITIVE_INFINITY;
}
function amountMessage(value) {
    return `Podaj liczbę nie mniejszą od zera; znaleziono ${value}.`;
}


},
38001(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  LB: () => (memberSharing),
  Re: () => (memberBalance),
  Uc: () => (shareHour),
  X5: () => (oneBucket),
  _q: () => (hourTotals),
  d$: () => (worthOfGiven),
  h$: () => (sharedHours),
  ic: () => (cooperativeBalance),
  vZ: () => (hourBalance)
});
/* import */ var _hours_scratch__rspack_import_0 = __webpack_require__(90518);

/** One bucket for every hour, where energy of all hours counts alike. */ function oneBucket(axis) {
    return {
        ofHour: new Uint8Array(axis.hours),
        count: 1
    };
}
/** Step 3 of one member in one hour: Eb(t) = Ep(t) − Ew(t) (§ 2 ust. 3 of the regulation). */ function hourBalance(withdrawn, injected, hour) {
    return (withdrawn[hour] ?? 0) - (injected[hour] ?? 0);
}
/** Nets what some members draw against what others give within the hour; the rest is either import or export. */ function shareHour(drawn, given) {
    return {
        shared: Math.min(drawn, given),
        fromGrid: Math.max(drawn - given, 0),
        toGrid: Math.max(given - drawn, 0)
    };
}
/** Step 3 of all members, summed over the cooperative. */ function hourTotals(axis, meters) {
    const drawn = new Float64Array(axis.hours);
    const given = new Float64Array(axis.hours);
    for (const { withdrawn, injected } of meters){
        for(let hour = 0; hour < axis.hours; hour += 1){
            const balance = hourBalance(withdrawn, injected, hour);
            if (balance > 0) {
                drawn[hour] = (drawn[hour] ?? 0) + balance;
            } else {
                given[hour] = (given[hour] ?? 0) - balance;
            }
        }
    }
    return {
        drawn,
        given
    };
}
/** Step 4 of every hour. */ function shareHours(param) {
    let { drawn, given } = param;
    const series = {
        shared: new Float64Array(drawn.length),
        fromGrid: new Float64Array(drawn.length),
        toGrid: new Float64Array(drawn.length)
    };
    for(let hour = 0; hour < drawn.length; hour += 1){
        const { shared, fromGrid, toGrid } = shareHour(drawn[hour] ?? 0, given[hour] ?? 0);
        series.shared[hour] = shared;
        series.fromGrid[hour] = fromGrid;
        series.toGrid[hour] = toGrid;
    }
    return series;
}
/** Adds what a member used behind the meter, hour by hour: all use but what was drawn after the balance of the hour. */ function addOwnUse(sums, used, param) {
    let { withdrawn, injected } = param;
    for(let hour = 0; hour < sums.length; hour += 1){
        const drawn = Math.max(hourBalance(withdrawn, injected, hour), 0);
        sums[hour] = (sums[hour] ?? 0) + Math.max((used[hour] ?? 0) - drawn, 0);
    }
}
/** Sum of max(−Eb, 0) times what a kWh of the hour is worth, a number a period. */ function worthOfGiven(axis, param, worthAt) {
    let { withdrawn, injected } = param;
    return axis.periodMonths.map((_, period)=>{
        const end = axis.periodStarts[period + 1] ?? 0;
        let worth = 0;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const given = -hourBalance(withdrawn, injected, hour);
            if (given > 0) {
                worth += given * worthAt(hour);
            }
        }
        return worth;
    });
}
/** Step 3 of one member, summed over each period. */ function memberBalance(axis, param, buckets) {
    let { withdrawn, injected } = param;
    const periods = axis.periodStarts.length - 1;
    const drawn = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const given = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const raw = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const { ofHour } = buckets;
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        const offset = period * buckets.count;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const balance = hourBalance(withdrawn, injected, hour);
            const bucket = offset + (ofHour[hour] ?? 0);
            raw[bucket] = (raw[bucket] ?? 0) + (withdrawn[hour] ?? 0);
            if (balance > 0) {
                drawn[bucket] = (drawn[bucket] ?? 0) + balance;
            } else {
                given[bucket] = (given[bucket] ?? 0) - balance;
            }
        }
    }
    return {
        drawn,
        given,
        withdrawn: raw
    };
}
/** Steps 4 and 5: P(t), W(t), S(t) of the cooperative, summed over each period. */ function cooperativeBalance(axis, totals) {
    const periods = axis.periodStarts.length - 1;
    const importKwh = new Float64Array(periods);
    const exportKwh = new Float64Array(periods);
    const sharedKwh = new Float64Array(periods);
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        let imported = 0;
        let exported = 0;
        let shared = 0;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const energy = shareHour(totals.drawn[hour] ?? 0, totals.given[hour] ?? 0);
            imported += energy.fromGrid;
            exported += energy.toGrid;
            shared += energy.shared;
        }
        importKwh[period] = imported;
        exportKwh[period] = exported;
        sharedKwh[period] = shared;
    }
    return {
        importKwh,
        exportKwh,
        sharedKwh
    };
}
/** Most hours of a year have no sun and nothing to share; leaving them out saves work for every member. */ function sharedHours(param, totals) {
    let { hours, periodStarts } = param;
    const found = new Int32Array(hours);
    const partOfDrawn = new Float64Array(hours);
    const partOfGiven = new Float64Array(hours);
    let count = 0;
    const starts = periodStarts.map((end, period)=>{
        for(let hour = periodStarts[period - 1] ?? end; hour < end; hour += 1){
            const out = totals.drawn[hour] ?? 0;
            const back = totals.given[hour] ?? 0;
            const { shared } = shareHour(out, back);
            if (shared > 0) {
                found[count] = hour;
                partOfDrawn[count] = shared / out;
                partOfGiven[count] = shared / back;
                count += 1;
            }
        }
        return count;
    });
    return {
        hours: found,
        periodStarts: starts,
        partOfDrawn,
        partOfGiven
    };
}
/** The member's shared energy by the hourly key: each hour's, in proportion to what the member drew or gave. */ function memberSharing(param, buckets, param1) {
    let { withdrawn, injected } = param, { hours, periodStarts, partOfDrawn, partOfGiven } = param1;
    const periods = periodStarts.length - 1;
    const received = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const delivered = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods);
    const { ofHour } = buckets;
    for(let period = 0; period < periods; period += 1){
        const end = periodStarts[period + 1] ?? 0;
        const offset = period * buckets.count;
        let out = 0;
        for(let at = periodStarts[period] ?? 0; at < end; at += 1){
            const hour = hours[at] ?? 0;
            const balance = hourBalance(withdrawn, injected, hour);
            if (balance > 0) {
                const bucket = offset + (ofHour[hour] ?? 0);
                received[bucket] = (received[bucket] ?? 0) + balance * (partOfDrawn[at] ?? 0);
            } else {
                out -= balance * (partOfGiven[at] ?? 0);
            }
        }
        delivered[period] = out;
    }
    return {
        received,
        delivered
    };
}


},
24999(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  B: () => (settleSteadyYear),
  U: () => (settleCredits)
});
/* import */ var _split__rspack_import_0 = __webpack_require__(62244);

/**
 * Er(o) = P + ratio · (−W) + balance carried over (§ 3 ust. 1, § 4 ust. 1 of the regulation). A lot of period m can be
 * used in periods m … m + validPeriods and expires in the next one (A2).
 */ function settleCredits(importKwh, exportKwh, param) {
    let { ratio, validPeriods } = param, opening = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : [];
    const periods = importKwh.length;
    const account = {
        creditKwh: new Float64Array(periods),
        usedCreditKwh: new Float64Array(periods),
        boughtKwh: new Float64Array(periods),
        expiredKwh: new Float64Array(periods),
        balanceKwh: new Float64Array(periods)
    };
    const lots = opening.map((lot)=>({
            ...lot
        })).sort((a, b)=>a.period - b.period);
    for(let period = 0; period < periods; period += 1){
        let expired = 0;
        while(lots[0] && lots[0].period + validPeriods < period){
            expired += lots.shift()?.kwh ?? 0;
        }
        const credit = ratio * (exportKwh[period] ?? 0);
        if (credit > 0) {
            lots.push({
                period,
                kwh: credit
            });
        }
        const wanted = importKwh[period] ?? 0;
        let missing = wanted;
        while(lots[0] && missing > 0){
            if (lots[0].kwh > missing) {
                lots[0].kwh -= missing;
                missing = 0;
            } else {
                missing -= lots[0].kwh;
                lots.shift();
            }
        }
        account.creditKwh[period] = credit;
        account.usedCreditKwh[period] = wanted - missing;
        account.boughtKwh[period] = missing;
        account.expiredKwh[period] = expired;
        account.balanceKwh[period] = lots.reduce((sum, lot)=>sum + lot.kwh, 0);
    }
    return {
        ...account,
        closing: lots
    };
}
const maxYears = 60;
/**
 * Step 11, the steady year: the same year is repeated until its opening balance equals its closing balance. If more is
 * credited than drawn, the first year opens with a full year's credit, because a small yearly surplus would take
 * hundreds of years to fill an empty account.
 */ function settleSteadyYear(importKwh, exportKwh, rules) {
    const periods = importKwh.length;
    const yearOfCredit = Array.from(exportKwh, (exported, period)=>({
            period: period - periods,
            kwh: rules.ratio * exported
        })).filter((param)=>{
        let { kwh } = param;
        return kwh > 0;
    });
    const isSurplus = (0,_split__rspack_import_0/* .sum */.cz)(exportKwh) * rules.ratio > (0,_split__rspack_import_0/* .sum */.cz)(importKwh);
    let opening = isSurplus ? yearOfCredit : [];
    for(let year = 1;; year += 1){
        const account = settleCredits(importKwh, exportKwh, rules, opening);
        const next = shiftLots(account.closing, periods);
        if (year === maxYears || sameLots(next, opening)) {
            return account;
        }
        opening = next;
    }
}
function shiftLots(lots, periods) {
    return lots.map((param)=>{
        let { period, kwh } = param;
        return {
            period: period - periods,
            kwh
        };
    });
}
function sameLots(a, b) {
    return a.length === b.length && a.every((lot, index)=>{
        const other = b[index];
        return other?.period === lot.period && Math.abs(other.kwh - lot.kwh) < 1e-9;
    });
}


},
9703(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  N: () => (MadeMeter)
});
/* import */ var _hours_scratch__rspack_import_0 = __webpack_require__(90518);

const scratch = new _hours_scratch__rspack_import_0/* .Scratch */.fx();
/** The series of the meter that was read last: every step of a settlement reads one meter after another. */ let last;
/**
 * A meter whose hours are made anew whenever they are read, always the same ones. The hours of a thousand members with
 * sources would take 140 MB, and those of every year they are compared with as much again. They stand in the same
 * arrays as those of the meter read before: read one meter to the end before another.
 */ class MadeMeter {
    make;
    constructor(make){
        this.make = make;
    }
    get withdrawn() {
        return this.series().withdrawn;
    }
    get injected() {
        return this.series().injected;
    }
    series() {
        if (last?.meter !== this) {
            last = {
                meter: this,
                series: scratch.make(this.make)
            };
        }
        return last.series;
    }
}


},
34358(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $m: () => (sumBuckets),
  Wj: () => (settleEnergy),
  uA: () => (internalSplit)
});
/* import */ var _balance__rspack_import_2 = __webpack_require__(38001);
/* import */ var _credits__rspack_import_4 = __webpack_require__(24999);
/* import */ var _madeMeter__rspack_import_0 = __webpack_require__(9703);
/* import */ var _law_law__rspack_import_1 = __webpack_require__(81287);
/* import */ var _hours_scratch__rspack_import_5 = __webpack_require__(90518);
/* import */ var _hours_seriesCache__rspack_import_3 = __webpack_require__(10825);
/* import */ var _split__rspack_import_6 = __webpack_require__(62244);







const lawfulRules = {
    ratio: _law_law__rspack_import_1/* .creditRatio.value */.XA.value,
    validPeriods: _law_law__rspack_import_1/* .creditValidMonths.value */.h_.value
};
/** Settles the energy of a cooperative. The series must already be checked (`checkSeries`). */ function settleEnergy(axis, meters, param) {
    let { year, opening = [], rules = lawfulRules } = param, bucketsOf = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : always((0,_balance__rspack_import_2/* .oneBucket */.X5)(axis)), cache = arguments.length > 4 && arguments[4] !== void 0 ? arguments[4] : new _hours_seriesCache__rspack_import_3/* .SeriesCache */.k();
    const periods = axis.periodStarts.length - 1;
    const totals = (0,_balance__rspack_import_2/* .hourTotals */._q)(axis, meters);
    const balance = (0,_balance__rspack_import_2/* .cooperativeBalance */.ic)(axis, totals);
    const shared = (0,_balance__rspack_import_2/* .sharedHours */.h$)(axis, totals);
    const credits = year === 'steady' ? (0,_credits__rspack_import_4/* .settleSteadyYear */.B)(balance.importKwh, balance.exportKwh, rules) : (0,_credits__rspack_import_4/* .settleCredits */.U)(balance.importKwh, balance.exportKwh, rules, opening);
    const members = meters.map((meter, index)=>{
        const buckets = bucketsOf(index);
        const sums = ()=>(0,_balance__rspack_import_2/* .memberBalance */.Re)(axis, meter, buckets);
        // A made meter is read again below anyway, and of thousands of them in all scenarios the sums would pile up.
        const own = meter instanceof _madeMeter__rspack_import_0/* .MadeMeter */.N ? sums() : cache.of(meter, buckets, ()=>(0,_hours_scratch__rspack_import_5/* .toKeep */.tA)(sums));
        const drawn = sumBuckets(own.drawn, buckets.count);
        const given = sumBuckets(own.given, buckets.count);
        return {
            balance: own,
            sharing: (0,_balance__rspack_import_2/* .memberSharing */.LB)(meter, buckets, shared),
            drawn,
            net: difference(drawn, given),
            statutoryBought: (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(periods)
        };
    });
    splitBought(members, credits.boughtKwh);
    return {
        totals,
        balance,
        credits,
        members
    };
}
function splitBought(members, bought) {
    const net = new Float64Array(members.length);
    const drawn = new Float64Array(members.length);
    for (const [period, amount] of bought.entries()){
        members.forEach((member, index)=>{
            net[index] = member.net[period] ?? 0;
            drawn[index] = member.drawn[period] ?? 0;
        });
        const parts = (0,_split__rspack_import_6/* .statutorySplit */.ez)(amount, net, drawn);
        members.forEach((member, index)=>{
            member.statutoryBought[period] = parts[index] ?? 0;
        });
    }
}
/**
 * The second view, by the cooperative's own key. Hourly: S hour by hour, K and Z in proportion to what is left to
 * cover. Fixed: S, then K, by the shares, with nobody getting more than they drew.
 */ function internalSplit(param, key, bucketsOf) {
    let { balance, credits, members } = param;
    const periods = balance.importKwh.length;
    const splits = members.map(()=>(0,_hours_scratch__rspack_import_5/* .newSeriesTogether */.wo)([
            'shared',
            'usedCredit',
            'bought'
        ], periods));
    const receivedOf = members.map((member, index)=>sumBuckets(member.sharing.received, bucketsOf(index).count));
    for(let period = 0; period < periods; period += 1){
        const drawn = Float64Array.from(members, (member)=>member.drawn[period] ?? 0);
        const usedCredit = credits.usedCreditKwh[period] ?? 0;
        const imported = balance.importKwh[period] ?? 0;
        const shared = key.kind === 'hourly' ? Float64Array.from(receivedOf, (values)=>values[period] ?? 0) : (0,_split__rspack_import_6/* .byFixedShares */.iD)(balance.sharedKwh[period] ?? 0, Float64Array.from(key.shares), drawn);
        const rest = drawn.map((value, index)=>Math.max(value - (shared[index] ?? 0), 0));
        const credited = key.kind === 'hourly' ? rest.map((value)=>imported > 0 ? value * usedCredit / imported : 0) : (0,_split__rspack_import_6/* .byFixedShares */.iD)(usedCredit, Float64Array.from(key.shares), rest);
        splits.forEach((split, index)=>{
            split.shared[period] = shared[index] ?? 0;
            split.usedCredit[period] = credited[index] ?? 0;
            split.bought[period] = Math.max((rest[index] ?? 0) - (credited[index] ?? 0), 0);
        });
    }
    return splits;
}
/** Sums over the buckets of each period. */ function sumBuckets(values, count) {
    if (count === 1) {
        return values;
    }
    const sums = (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(values.length / count);
    for(let index = 0; index < values.length; index += 1){
        const period = Math.floor(index / count);
        sums[period] = (sums[period] ?? 0) + (values[index] ?? 0);
    }
    return sums;
}
function difference(values, others) {
    const result = (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(values.length);
    for(let index = 0; index < result.length; index += 1){
        result[index] = (values[index] ?? 0) - (others[index] ?? 0);
    }
    return result;
}
function always(value) {
    return ()=>value;
}


},
30338(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  J$: () => (sharePath),
  Mb: () => (memberPath),
  Xb: () => (memberOfPath)
});
/** Paths of fields as shown in errors, where members are numbered from 1. */ function memberPath(index) {
    return `members[${index + 1}]`;
}
/** Path of a member's share in a fixed key. */ function sharePath(index) {
    return `key.shares[${index + 1}]`;
}
/** Index of the member a path points to; null for any other field. */ function memberOfPath(path) {
    const number = /^(?:members|key\.shares)\[(\d+)\]/.exec(path)?.[1];
    return number === undefined ? null : Number(number) - 1;
}


},
60447(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  h: () => (isFreeDay)
});
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);

/** Month and day of holidays with a fixed date (Act of 18 January 1951 on days free from work). */ const fixedHolidays = [
    '1-1',
    '1-6',
    '5-1',
    '5-3',
    '8-15',
    '11-1',
    '11-11',
    '12-25',
    '12-26'
];
/** Christmas Eve has been a day off since 2025. */ const christmasEveSince = 2025;
/** Days after Easter Sunday: Easter, Easter Monday, Pentecost, Corpus Christi. */ const movableHolidays = [
    0,
    1,
    49,
    60
];
/** Saturday, Sunday or a Polish holiday. The date's UTC fields hold the Polish civil day. */ function isFreeDay(date) {
    const weekday = date.getUTCDay();
    if (weekday === 0 || weekday === 6) {
        return true;
    }
    const year = date.getUTCFullYear();
    const monthAndDay = `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
    if (fixedHolidays.includes(monthAndDay)) {
        return true;
    }
    if (monthAndDay === '12-24' && year >= christmasEveSince) {
        return true;
    }
    const daysAfterEaster = Math.floor((date.getTime() - easterSunday(year)) / _kernel_time__rspack_import_0/* .dayMs */.LP);
    return movableHolidays.includes(daysAfterEaster);
}
/** Easter Sunday of the Gregorian calendar (the anonymous algorithm). */ function easterSunday(year) {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const d = b >> 2;
    const f = Math.floor((b + 8) / 25);
    const g = Math.floor((b - f + 1) / 3);
    const h = (19 * a + b - d - g + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - c % 4) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const month = Math.floor((h + l - 7 * m + 114) / 31);
    const day = (h + l - 7 * m + 114) % 31 + 1;
    return Date.UTC(year, month - 1, day);
}


},
83629(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  FC: () => (yearAxis),
  GR: () => (polishOffsetHours),
  W0: () => (coversYear),
  Wp: () => (toldScale),
  cv: () => (singleHours),
  zq: () => (yearHours)
});
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);
/* import */ var _freeDays__rspack_import_1 = __webpack_require__(60447);



/** Hours of a common year; every "per year" figure is for this many. */ const yearHours = 8760;
/** Whether the settled time is a year or longer; a part of it tells nothing about a year, as seasons differ. */ function coversYear(param) {
    let { hours } = param;
    return hours >= yearHours;
}
/** Turns sums of the settled time into what is told: those of a year of 8760 hours, or of less than a year as they are. */ function toldScale(axis) {
    return coversYear(axis) ? yearHours / axis.hours : 1;
}
/** Mean length of a month in hours. */ const hoursOfMonth = yearHours / 12;
/** Longest axis allowed: 16 years, more than any comparison needs. */ const maxHours = (/* unused pure expression or super */ null && (16 * 8784));
/** The axis starting at a moment given with an offset (`2026-01-01T00:00:00+01:00`) or in UTC (`…Z`). */ function hourAxis(start, hours, period) {
    let fees = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : 'months';
    const startMs = /T[\d:.]*(?:Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
    if (!Number.isFinite(startMs) || startMs % hourMs !== 0) {
        return failed([
            {
                field: 'start',
                message: 'Podaj początek pełnej godziny z przesunięciem czasu, np. 2026-01-01T00:00:00+01:00.'
            }
        ]);
    }
    if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) {
        return failed([
            {
                field: 'hours',
                message: `Podaj liczbę godzin od 1 do ${maxHours}; znaleziono ${hours}.`
            }
        ]);
    }
    if (period !== 'month' && (!Number.isInteger(period.hours) || period.hours < 1)) {
        return failed([
            {
                field: 'period.hours',
                message: 'Podaj całkowitą liczbę godzin okresu, co najmniej 1.'
            }
        ]);
    }
    const axis = buildAxis(startMs, hours, period);
    return ok(fees === 'days' && period === 'month' ? {
        ...axis,
        periodMonths: monthParts(axis)
    } : axis);
}
/** A whole calendar year in Poland: twelve periods. */ function yearAxis(year) {
    // Both ends of a year are in winter time, when Polish midnight is 23:00 UTC.
    return buildAxis(Date.UTC(year, 0, 1) - _kernel_time__rspack_import_0/* .hourMs */.$0, hoursOfYear(year), 'month');
}
/** The calendar year of a moment in Poland, where the year begins an hour earlier than in UTC. */ function polishYear(utcMs) {
    return new Date(utcMs + hourMs).getUTCFullYear();
}
/** 8760 or 8784. */ function hoursOfYear(year) {
    return (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / _kernel_time__rspack_import_0/* .hourMs */.$0;
}
/** An axis for examples, each hour its own settlement period. */ function singleHours(hours) {
    return buildAxis(-_kernel_time__rspack_import_0/* .hourMs */.$0, hours, {
        hours: 1
    });
}
function buildAxis(startMs, hours, period) {
    const localHour = new Uint8Array(hours);
    const localMonth = new Uint8Array(hours);
    const localDay = new Int32Array(hours);
    const workday = new Uint8Array(hours);
    const starts = [];
    let day = Number.NaN;
    let month = -1;
    let isWorkday = 0;
    for(let hour = 0; hour < hours; hour += 1){
        const utcMs = startMs + hour * _kernel_time__rspack_import_0/* .hourMs */.$0;
        const localMs = utcMs + polishOffsetHours(utcMs) * _kernel_time__rspack_import_0/* .hourMs */.$0;
        const newDay = Math.floor(localMs / _kernel_time__rspack_import_0/* .dayMs */.LP);
        if (newDay !== day) {
            day = newDay;
            const date = new Date(localMs);
            isWorkday = (0,_freeDays__rspack_import_1/* .isFreeDay */.h)(date) ? 0 : 1;
            if (date.getUTCMonth() !== month) {
                month = date.getUTCMonth();
                if (period === 'month') {
                    starts.push(hour);
                }
            }
        }
        if (period !== 'month' && hour % period.hours === 0) {
            starts.push(hour);
        }
        localHour[hour] = (localMs - day * _kernel_time__rspack_import_0/* .dayMs */.LP) / _kernel_time__rspack_import_0/* .hourMs */.$0;
        localMonth[hour] = month;
        localDay[hour] = day;
        workday[hour] = isWorkday;
    }
    const periodMonths = Float64Array.from(starts, ()=>period === 'month' ? 1 : period.hours / hoursOfMonth);
    const periodStarts = Int32Array.from([
        ...starts,
        hours
    ]);
    return {
        startMs,
        hours,
        periodStarts,
        periodMonths,
        localHour,
        localMonth,
        localDay,
        workday
    };
}
/** Parts of the calendar months by days: a day counts if the axis has any of its hours. */ function monthParts(param) {
    let { periodStarts, localDay } = param;
    return Float64Array.from(periodStarts.subarray(0, -1), (first, period)=>{
        const from = localDay[first] ?? 0;
        const to = localDay[(periodStarts[period + 1] ?? 0) - 1] ?? 0;
        const date = new Date(from * dayMs);
        const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
        return (to - from + 1) / days;
    });
}
const changes = new Map();
/** Poland's UTC offset: 2 hours from 01:00 UTC on the last Sunday of March to the last Sunday of October; else 1. */ function polishOffsetHours(utcMs) {
    const year = new Date(utcMs).getUTCFullYear();
    let change = changes.get(year);
    if (!change) {
        change = [
            lastSunday(year, 2) + _kernel_time__rspack_import_0/* .hourMs */.$0,
            lastSunday(year, 9) + _kernel_time__rspack_import_0/* .hourMs */.$0
        ];
        changes.set(year, change);
    }
    return utcMs >= change[0] && utcMs < change[1] ? 2 : 1;
}
function lastSunday(year, month) {
    const lastDay = new Date(Date.UTC(year, month + 1, 0));
    return lastDay.getTime() - lastDay.getUTCDay() * _kernel_time__rspack_import_0/* .dayMs */.LP;
}


},
90518(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  cB: () => (newSeries),
  fx: () => (Scratch),
  tA: () => (toKeep),
  wo: () => (newSeriesTogether)
});
let current = null;
/** A series of zeros to fill: within {@link Scratch.make} an array used before, otherwise a new one. */ function newSeries(hours) {
    return current === null ? new Float64Array(hours) : current.take(hours);
}
/**
 * Series of the same length in one buffer. For the few numbers of a member's periods, a buffer of their own takes more
 * memory than they do.
 */ function newSeriesTogether(names, length) {
    const { buffer } = new Float64Array(names.length * length);
    const bytes = length * Float64Array.BYTES_PER_ELEMENT;
    return Object.fromEntries(names.map((name, index)=>[
            name,
            new Float64Array(buffer, index * bytes, length)
        ]));
}
/** Makes series that outlive the scratch they are first needed in. */ function toKeep(make) {
    return within(null, make);
}
function within(scratch, make) {
    const outer = current;
    current = scratch;
    try {
        return make();
    } finally{
        current = outer;
    }
}
/**
 * Makes series that are needed only for a moment in the same few arrays over and over. Of a thousand members, new
 * arrays would pile up faster than a browser frees them.
 */ class Scratch {
    arrays = [];
    inUse = 0;
    /** Whatever came out of the call before is overwritten by this one. */ make(make) {
        this.inUse = 0;
        return within(this, make);
    }
    take(hours) {
        const known = this.arrays[this.inUse];
        const series = known?.length === hours ? known.fill(0) : new Float64Array(hours);
        this.arrays[this.inUse] = series;
        this.inUse += 1;
        return series;
    }
}


},
67571(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  e: () => (checkSeries)
});

/** The same hours in the numbers everything is settled in: a loop that meets both kinds takes twice the time. */ function inFull(hours) {
    if (hours instanceof Float64Array) {
        return hours;
    }
    const series = newSeries(hours.length);
    series.set(hours);
    return series;
}
/**
 * Checks hourly energy: as many hours as the axis has, none negative or infinite. `NaN` marks an hour without a
 * reading, which is not the same as zero: it is counted as missing before it is replaced by zero.
 */ function checkSeries(values, hours, field) {
    if (values.length !== hours) {
        return {
            field,
            message: `Podaj po jednej wartości na godzinę: powinno ich być ${hours}, a jest ${values.length}.`
        };
    }
    let missingHours = 0;
    let total = 0;
    for(let hour = 0; hour < hours; hour += 1){
        const value = values[hour] ?? 0;
        if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) {
            if (!Number.isNaN(value)) {
                return {
                    field: `${field}[${hour + 1}]`,
                    message: `Energia w godzinie nie może być ujemna ani nieskończona; znaleziono ${value}.`
                };
            }
            missingHours += 1;
        } else {
            total += value;
        }
    }
    const whole = missingHours === 0 ? values : values.map((value)=>Number.isNaN(value) ? 0 : value);
    return {
        values: whole,
        missingHours,
        total
    };
}


},
10825(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  k: () => (SeriesCache)
});
/**
 * Reuses results between calculations that differ only slightly. Series are never changed once created, so anything
 * derived from a series is cached under the series object and is garbage collected with it.
 */ class SeriesCache {
    shapes = new Map();
    known = new WeakMap();
    /** A series, cached under a description of what it is computed from. */ get(key, make) {
        return getOrMake(this.shapes, key, make);
    }
    /** A value derived from a series, cached under the series and its use. */ of(series, use, make) {
        let found = this.known.get(series);
        if (!found) {
            found = new Map();
            this.known.set(series, found);
        }
        return getOrMake(found, use, make);
    }
}
function getOrMake(known, key, make) {
    if (!known.has(key)) {
        known.set(key, make());
    }
    return known.get(key);
}


},
81287(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  An: () => (prosumerPowerLimit),
  B$: () => (heatPowerLimit),
  BJ: () => (lastDayOfLowerCoverage),
  DF: () => (biogasLimit),
  JK: () => (farmMemberMinimum),
  KN: () => (electricPowerLimit),
  O1: () => (flatCapacityPowerLimit),
  Q9: () => (expiryRule),
  QD: () => (gridVoltageLimit),
  R_: () => (balanceRule),
  SB: () => (periodRule),
  XA: () => (creditRatio),
  Xz: () => (splitRule),
  Yl: () => (municipalityLimit),
  cM: () => (oldestFirstRule),
  ev: () => (coverageThreshold),
  gb: () => (balancingPowerLimit),
  h8: () => (memberMinimum),
  h_: () => (creditValidMonths),
  o6: () => (biomethaneLimit),
  pd: () => (lowerCoverageThreshold),
  rz: () => (feeRule),
  uC: () => (excisePowerLimit),
  zJ: () => (legalPersonMinimum)
});
/**
 * Numbers of the settlement that only a statute can change. Those that change with a tariff or an announcement are in
 * `src/data/stawki.yaml`. The source is the consolidated act of 2024; later amendments have not been read yet.
 */ /** How certain a number is: from the text of an act; from one source or an extract; without a source. */ const renewablesAct = {
    act: 'ustawa o odnawialnych źródłach energii, t.j. Dz.U. 2024 poz. 1361',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md',
    textOf: '2024-08-08',
    certainty: 'high'
};
const settlementRegulation = {
    act: 'rozporządzenie rozliczeniowe, Dz.U. 2022 poz. 703',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md',
    inForceSince: '2022-04-01',
    certainty: 'high'
};
const amendment2023 = {
    act: 'ustawa z 17.08.2023, Dz.U. 2023 poz. 1762',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md',
    inForceSince: '2023-10-01',
    certainty: 'high'
};
const cooperativeAct = {
    act: 'Prawo spółdzielcze, t.j. Dz.U. 2024 poz. 593',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md',
    textOf: '2024-03-27',
    certainty: 'high'
};
const amendment2025 = {
    act: 'ustawa z 9.10.2025, Dz.U. 2025 poz. 1535',
    link: 'https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj',
    certainty: 'medium'
};
/** Fraction of the energy given to the grid that is credited back. */ const creditRatio = {
    ...settlementRegulation,
    value: 0.6,
    unit: 'kWh/kWh',
    article: '§ 3 ust. 1; ustawa o OZE art. 38c ust. 3 i 6'
};
/** A lot may be used in its own month and for this many months after it. */ const creditValidMonths = {
    ...renewablesAct,
    value: 12,
    unit: 'miesięcy',
    article: 'art. 38c ust. 8'
};
/** Above this total power, shared and credited energy is subject to excise. */ const excisePowerLimit = {
    ...renewablesAct,
    value: 1000,
    unit: 'kW',
    article: 'art. 38c ust. 13 pkt 3'
};
const electricPowerLimit = {
    ...renewablesAct,
    value: 10000,
    unit: 'kW',
    article: 'art. 38e ust. 1 pkt 3 lit. a'
};
const heatPowerLimit = {
    ...renewablesAct,
    value: 30000,
    unit: 'kW',
    article: 'art. 38e ust. 1 pkt 3'
};
const biogasLimit = {
    ...renewablesAct,
    value: 40000000,
    unit: 'm³/rok',
    article: 'art. 38e ust. 1 pkt 3'
};
const biomethaneLimit = {
    ...renewablesAct,
    value: 20000000,
    unit: 'm³/rok',
    article: 'art. 38e ust. 1 pkt 3'
};
const coverageThreshold = {
    ...renewablesAct,
    value: 70,
    unit: '%',
    article: 'art. 38e ust. 1 pkt 3 lit. a'
};
/** For applications filed by {@link lastDayOfLowerCoverage}. */ const lowerCoverageThreshold = {
    ...amendment2023,
    value: 40,
    unit: '%',
    article: 'art. 41'
};
const lastDayOfLowerCoverage = '2025-12-31';
const municipalityLimit = {
    ...renewablesAct,
    value: 3,
    unit: 'gminy',
    article: 'art. 38e ust. 1 pkt 1'
};
/** Points of delivery must be in a grid below this voltage. */ const gridVoltageLimit = {
    ...renewablesAct,
    value: 110,
    unit: 'kV',
    article: 'art. 38c ust. 2'
};
/** A member is a person, with however many points of delivery. */ const memberMinimum = {
    ...cooperativeAct,
    value: 10,
    unit: 'członków',
    article: 'art. 15 § 1'
};
/** In a cooperative of agricultural production, and in one of a group of agricultural producers. */ const farmMemberMinimum = {
    ...cooperativeAct,
    value: 5,
    unit: 'członków',
    article: 'art. 15 § 1, art. 6 § 2a'
};
/** If the statute admits nobody else. */ const legalPersonMinimum = {
    ...cooperativeAct,
    value: 3,
    unit: 'osoby prawne',
    article: 'art. 15 § 5'
};
/** Repealed on 1.10.2023, but older publications still quote it. */ const repealedMemberLimit = {
    ...amendment2023,
    value: 1000,
    unit: 'członków',
    article: 'ustawa o OZE art. 38e ust. 1 pkt 2 (uchylony)'
};
/** From this power the cost of commercial balancing may fall on the cooperative. */ const balancingPowerLimit = {
    ...renewablesAct,
    value: 400,
    unit: 'kW',
    article: 'art. 38e ust. 2'
};
/** Largest installation of a prosumer. */ const prosumerPowerLimit = {
    ...renewablesAct,
    value: 50,
    unit: 'kW',
    article: 'art. 2 pkt 19 (mikroinstalacja) i 27a (prosument)',
    certainty: 'medium'
};
/**
 * Ordered power up to which a customer at low voltage pays the capacity fee as a flat sum, until the end of 2027. The
 * consolidated text of 2023 was read, whose day is not known.
 */ const flatCapacityPowerLimit = {
    act: 'ustawa o rynku mocy, t.j. Dz.U. 2023 poz. 2131',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/9c4329b3c08e79bf6d3e4098ecf1608d8ca31650/pl/DU-2023-2131.md',
    certainty: 'medium',
    value: 16,
    unit: 'kW',
    article: 'art. 89a ust. 2 pkt 3'
};
/** The hourly balance: of each point of delivery, then of the cooperative. */ const balanceRule = {
    ...settlementRegulation,
    article: '§ 2 ust. 3'
};
/** The journal prints the formula as a picture; it was reconstructed from the description of its symbols. */ const periodRule = {
    ...settlementRegulation,
    article: '§ 3 ust. 1; ustawa o OZE art. 38c ust. 8',
    certainty: 'medium'
};
const oldestFirstRule = {
    ...settlementRegulation,
    article: '§ 4 ust. 1; ustawa o OZE art. 38c ust. 8'
};
const expiryRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 8 i 11'
};
const feeRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 7, 11 i 13'
};
const splitRule = {
    ...settlementRegulation,
    article: '§ 3 ust. 2 i 3'
};
const operatorRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 1–2'
};
const sellerRule = {
    ...renewablesAct,
    article: 'art. 40 ust. 1a–1ac, art. 38da ust. 3'
};
const ownershipRule = {
    ...renewablesAct,
    article: 'art. 38f ust. 1'
};
const storageRule = {
    ...renewablesAct,
    article: 'art. 2 pkt 33a'
};
const cityRule = {
    ...amendment2025,
    article: 'zmiana art. 38e ust. 1 pkt 1'
};


},
15006(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Lr: () => (kwhCosts),
  bO: () => (costSheet),
  ok: () => (taxedSum),
  qq: () => (noBills)
});
/* import */ var _kernel_units__rspack_import_1 = __webpack_require__(55645);
/* import */ var _split__rspack_import_2 = __webpack_require__(62244);
/* import */ var _tariff__rspack_import_0 = __webpack_require__(80057);



/** For a member without the meter in question. */ const noBills = {
    bills: [],
    costs: (0,_tariff__rspack_import_0/* .nameCosts */.Il)(new Float64Array()),
    net: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)([]),
    vat: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)([]),
    gross: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)([])
};
const at = Object.fromEntries(_tariff__rspack_import_0/* .components.map */.dK.map((component, index)=>[
        component,
        index
    ]));
/** Adds the cost of one period's kWh to sums in the order of the components; `offset` is its first bucket. */ function addKwhCosts(param, kwh, offset, sums) {
    let { rows, market } = param;
    if (market) {
        let cost = sums[at.energy] ?? 0;
        for(let bucket = offset; bucket < offset + (rows[0]?.length ?? 0); bucket += 1){
            cost += (kwh[bucket] ?? 0) * (market[bucket] ?? 0);
        }
        sums[at.energy] = cost;
    }
    for(let row = 0; row < rows.length; row += 1){
        const rates = rows[row] ?? noRates;
        let cost = sums[row] ?? 0;
        for(let bucket = 0; bucket < rates.length; bucket += 1){
            cost += (kwh[offset + bucket] ?? 0) * (rates[bucket] ?? 0);
        }
        sums[row] = cost;
    }
}
const noRates = new Float64Array();
/** Cost of kWh by bucket (of one or many periods) bought from the grid, without monthly fees. */ function kwhCosts(list, kwh) {
    const { total: sums } = scratch;
    sums.fill(0);
    for(let offset = 0; offset < kwh.length; offset += list.buckets.count){
        addKwhCosts(list, kwh, offset, sums);
    }
    return (0,_tariff__rspack_import_0/* .nameCosts */.Il)(sums);
}
/** Reused for one sheet at a time: allocating new arrays would take half of the running time. */ const scratch = {
    total: new Float64Array(_tariff__rspack_import_0/* .components.length */.dK.length),
    costs: new Float64Array(_tariff__rspack_import_0/* .components.length */.dK.length)
};
/** Bills of all periods. */ const costSheet = function() {
    for(var _len = arguments.length, described = new Array(_len), _key = 0; _key < _len; _key++){
        described[_key] = arguments[_key];
    }
    const bills = [];
    eachBill(described, (bill)=>{
        bills.push(bill);
    });
    return {
        bills,
        costs: (0,_tariff__rspack_import_0/* .nameCosts */.Il)(scratch.total),
        net: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)(bills.map((bill)=>bill.net)),
        vat: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)(bills.map((bill)=>bill.vat)),
        gross: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)(bills.map((bill)=>bill.gross))
    };
};
/** Of the bills of all periods, only what a total of many members needs. */ const taxedSum = function() {
    for(var _len = arguments.length, described = new Array(_len), _key = 0; _key < _len; _key++){
        described[_key] = arguments[_key];
    }
    let gross = 0;
    let vat = 0;
    eachBill(described, (bill)=>{
        gross += bill.gross;
        vat += bill.vat;
    });
    return {
        gross: gross,
        vat: vat
    };
};
/** Leaves the sums of the components in `scratch`. */ function eachBill(param, take) {
    let [axis, list, kwhByBucket, { vat, kwhPerYear }, ownCosts] = param;
    const { tariff } = list;
    const capacityFlat = (0,_tariff__rspack_import_0/* .flatCapacity */.mP)(tariff, kwhPerYear);
    const { total, costs } = scratch;
    total.fill(0);
    for (const [period, months] of axis.periodMonths.entries()){
        costs.fill(0);
        addKwhCosts(list, kwhByBucket, period * list.buckets.count, costs);
        costs[at.capacityFlat] = months * capacityFlat;
        costs[at.fixedNetwork] = months * (0,_tariff__rspack_import_0/* .monthlyNetwork */.Un)(tariff);
        costs[at.subscription] = months * tariff.subscription;
        costs[at.trade] = months * tariff.trade;
        const own = ownCosts?.(period);
        if (own) {
            costs[at.excise] = (costs[at.excise] ?? 0) + own.excise;
            costs[at.gridDue] = own.gridDue;
            costs[at.service] = own.service;
            costs[at.balancing] = own.balancing;
        }
        for(let index = 0; index < costs.length; index += 1){
            total[index] = (total[index] ?? 0) + (costs[index] ?? 0);
        }
        take(makeBill((0,_split__rspack_import_2/* .sum */.cz)(costs), vat));
    }
}
/** Rounds a net sum to whole grosze, then adds the tax on it. */ function makeBill(net, vat) {
    const billed = (0,_kernel_units__rspack_import_1/* .toGrosze */.o0)((0,_kernel_units__rspack_import_1/* .zloty */.Do)(net));
    const tax = (0,_kernel_units__rspack_import_1/* .toGrosze */.o0)((0,_kernel_units__rspack_import_1/* .zloty */.Do)(billed * vat / 10000));
    return {
        net: billed,
        vat: tax,
        gross: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)([
            billed,
            tax
        ])
    };
}


},
10784(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  j: () => (powerFacts),
  k: () => (cooperativeCosts)
});
/* import */ var _kernel_units__rspack_import_5 = __webpack_require__(55645);
/* import */ var _bill__rspack_import_0 = __webpack_require__(15006);
/* import */ var _hours_hourAxis__rspack_import_1 = __webpack_require__(83629);
/* import */ var _law_law__rspack_import_2 = __webpack_require__(81287);
/* import */ var _energy_settleEnergy__rspack_import_3 = __webpack_require__(34358);
/* import */ var _split__rspack_import_6 = __webpack_require__(62244);
/* import */ var _tariff__rspack_import_4 = __webpack_require__(80057);







function powerFacts(members) {
    const totalKw = members.reduce((total, param)=>{
        let { sourceKw } = param;
        return total + sourceKw;
    }, 0);
    return {
        largestKw: Math.max(...members.map((param)=>{
            let { sourceKw, largestKw = sourceKw } = param;
            return largestKw;
        })),
        exciseOnOwnEnergy: totalKw > _law_law__rspack_import_2/* .excisePowerLimit.value */.uC.value
    };
}
/**
 * Section 4: each member's bill in the cooperative, with each fee charged on the right kWh. `pick` says what
 * of it is made and kept: totals of many members need little.
 */ function cooperativeCosts(axis, param, members, options, pick) {
    let { balance, credits } = param;
    const creditPart = balance.importKwh.map((imported, period)=>imported > 0 ? (credits.usedCreditKwh[period] ?? 0) / imported : 0);
    // Made again below: of a thousand members, they would be kept for long.
    const feesOf = (member)=>gridFees(member, creditByBucket(member, creditPart));
    const fees = new Float64Array(axis.periodMonths.length);
    for (const member of members){
        feesOf(member).forEach((fee, period)=>{
            fees[period] = (fees[period] ?? 0) + fee;
        });
    }
    const gridDue = gridDues(fees, {
        balance,
        credits
    }, options.averagePrice);
    const balancing = options.largestKw >= _law_law__rspack_import_2/* .balancingPowerLimit.value */.gb.value ? options.balancingPerMwh / 1000 : 0;
    return {
        gridDue,
        members: members.map((member)=>{
            const creditedKwh = creditByBucket(member, creditPart);
            const ownFees = options.gridReading === 2 ? feesOf(member) : null;
            const { list, energy, consumed } = member;
            const { count } = list.buckets;
            const bought = (0,_tariff__rspack_import_4/* .boughtByBucket */.Vy)(list, energy.statutoryBought, energy.balance);
            const received = energy.sharing.received;
            const used = consumed.map((kwh, bucket)=>Math.max(kwh - (energy.balance.drawn[bucket] ?? 0), 0));
            const exempt = options.exciseOnOwnEnergy ? (0,_energy_settleEnergy__rspack_import_3/* .sumBuckets */.$m)(used.map((kwh, bucket)=>kwh + (received[bucket] ?? 0) + (creditedKwh[bucket] ?? 0)), count) : null;
            const flatKwh = options.flatCapacityBy === 'drawn' ? energy.balance.drawn : bought;
            const kwhPerYear = (0,_kernel_units__rspack_import_5/* .kwh */.Jo)((0,_split__rspack_import_6/* .sum */.cz)(flatKwh) * _hours_hourAxis__rspack_import_1/* .yearHours */.zq / axis.hours);
            const ownCosts = (period)=>{
                const { due = 0, full = 0 } = gridDue[period] ?? {};
                const part = full > 0 ? (ownFees?.[period] ?? 0) / full : 0;
                return {
                    excise: (exempt?.[period] ?? 0) * list.tariff.excise,
                    gridDue: ownFees ? (due ?? 0) * part : 0,
                    service: (axis.periodMonths[period] ?? 0) * options.servicePerMember,
                    balancing: (balance.exportKwh[period] ?? 0) * balancing / members.length
                };
            };
            const avoidedBy = (kwh)=>avoidedCosts(list, kwh, options.exciseOnOwnEnergy);
            return pick({
                sheet: (make)=>make(axis, list, bought, {
                        vat: options.vat,
                        kwhPerYear
                    }, ownCosts),
                avoided: ()=>({
                        own: avoidedBy(used),
                        shared: avoidedBy(received),
                        credit: avoidedBy(creditedKwh)
                    })
            });
        })
    };
}
/** What the seller's surplus is worth in each period, and what of the members' grid fees it pays. */ function gridDues(fees, param, averagePrice) {
    let { balance, credits } = param;
    return Array.from(fees, (full, period)=>{
        const surplusKwh = (balance.exportKwh[period] ?? 0) - (credits.creditKwh[period] ?? 0) + (credits.expiredKwh[period] ?? 0);
        const worth = averagePrice === null ? null : surplusKwh * averagePrice;
        return {
            surplusKwh,
            full,
            worth,
            due: worth === null ? null : Math.min(full, worth)
        };
    });
}
/** A member's K by period and bucket: the fraction K/P of what the member drew and was not shared. */ function creditByBucket(param, creditPart) {
    let { list, energy } = param;
    const { count } = list.buckets;
    return energy.balance.drawn.map((drawn, index)=>{
        const rest = Math.max(drawn - (energy.sharing.received[index] ?? 0), 0);
        return rest * (creditPart[Math.floor(index / count)] ?? 0);
    });
}
/** Variable grid and quality fees for shared and credited energy, one sum per period. */ function gridFees(param, credited) {
    let { list, energy } = param;
    const { count } = list.buckets;
    const { zones, quality } = list.tariff;
    return (0,_energy_settleEnergy__rspack_import_3/* .sumBuckets */.$m)(credited.map((kwh, index)=>{
        const network = zones[list.zoneOfBucket[index % count] ?? 0]?.network ?? 0;
        return (kwh + (energy.sharing.received[index] ?? 0)) * (network + quality);
    }), count);
}
/** What the kWh would have cost if bought from the grid. Above 1 MW the excise is not avoided. */ function avoidedCosts(list, kwh, excise) {
    const costs = (0,_bill__rspack_import_0/* .kwhCosts */.Lr)(list, kwh);
    return excise ? {
        ...costs,
        excise: 0
    } : costs;
}


},
67070(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  y: () => (deductedVat)
});
/** VAT on these bills, one a payer, that the payers get back: no cost of theirs. Unrounded, one sum a starting year. */ function deductedVat(payers, vatOf) {
    const sums = new Map();
    for (const [index, { vatDeducted = 0, vatDeductedFrom: from = 1 }] of payers.entries()){
        if (vatDeducted > 0) {
            sums.set(from, (sums.get(from) ?? 0) + (vatOf(index) ?? 0) * vatDeducted / 100);
        }
    }
    return Array.from(sums, (param)=>{
        let [from, grosze] = param;
        return {
            from,
            grosze
        };
    });
}


},
96565(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (atHourlyPrice)
});
/**
 * The price list with the market price of each period and bucket: the mean of its hours, weighted by the energy of the
 * meter in them. All energy of a series then costs exactly what its hours cost; of a part of it, such as what is left
 * to buy after the credit, the law does not say which hours it is from, so it is taken from all of them alike.
 */ function atHourlyPrice(axis, list, energy) {
    const { market } = list.tariff;
    if (!market) {
        return list;
    }
    const kwhAt = energy();
    const { ofHour, count } = list.buckets;
    const periods = axis.periodStarts.length - 1;
    const [cost, kwh, plain, hours] = Array.from({
        length: 4
    }, ()=>new Float64Array(periods * count));
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const at = period * count + (ofHour[hour] ?? 0);
            const price = market[hour] ?? 0;
            const amount = kwhAt(hour);
            cost[at] = (cost[at] ?? 0) + amount * price;
            kwh[at] = (kwh[at] ?? 0) + amount;
            plain[at] = (plain[at] ?? 0) + price;
            hours[at] = (hours[at] ?? 0) + 1;
        }
    }
    return {
        ...list,
        market: cost.map((zl, at)=>(kwh[at] ?? 0) > 0 ? zl / (kwh[at] ?? 1) : (plain[at] ?? 0) / Math.max(hours[at] ?? 0, 1))
    };
}


},
41377(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $G: () => (closeDeposit),
  MP: () => (settleDeposit),
  WD: () => (settleSteadyDeposit),
  XL: () => (hourlyFromQuarters),
  w_: () => (monthlyPriceRules),
  yO: () => (hourlyPriceRules)
});
/* import */ var _split__rspack_import_0 = __webpack_require__(62244);

const depositDelay = 1;
const monthlyPriceRules = {
    factor: 1.23,
    validPeriods: 12,
    refundRatio: 0.2
};
const hourlyPriceRules = {
    factor: 1.23,
    validPeriods: 12,
    refundRatio: 0.3
};
/** Runs the account over the periods. `energyCost` is the gross cost of active energy, before the deposit. */ function settleDeposit(exportValue, energyCost, rules) {
    let opening = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : [];
    const periods = exportValue.length;
    const account = {
        paidIn: new Float64Array(periods),
        used: new Float64Array(periods),
        refunded: new Float64Array(periods),
        forfeited: new Float64Array(periods)
    };
    const lots = opening.map((lot)=>({
            ...lot
        }));
    const close = (period)=>{
        const lot = lots.shift();
        const refund = Math.min(lot?.left ?? 0, rules.refundRatio * (lot?.value ?? 0));
        account.refunded[period] = (account.refunded[period] ?? 0) + refund;
        account.forfeited[period] = (account.forfeited[period] ?? 0) + (lot?.left ?? 0) - refund;
    };
    const open = (value, period)=>{
        if (value > 0) {
            lots.push({
                period,
                value,
                left: value
            });
        }
    };
    for(let period = 0; period < periods; period += 1){
        while(lots[0] && lots[0].period + rules.validPeriods < period){
            close(period);
        }
        if (period >= depositDelay) {
            open(account.paidIn[period - depositDelay] ?? 0, period);
        }
        account.paidIn[period] = rules.factor * Math.max(exportValue[period] ?? 0, 0);
        let toPay = energyCost[period] ?? 0;
        for (const lot of lots){
            const part = Math.min(lot.left, toPay);
            lot.left -= part;
            toPay -= part;
        }
        account.used[period] = (energyCost[period] ?? 0) - toPay;
    }
    // The value of the last period is paid in after the end of the account.
    open(account.paidIn[periods - 1] ?? 0, periods);
    return {
        ...account,
        closing: lots
    };
}
/** Closes the account when no further year follows: what is left is refunded or lost as it falls due. */ function closeDeposit(param, param1) {
    let { closing } = param, { refundRatio } = param1;
    let refunded = 0;
    let left = 0;
    for (const lot of closing){
        refunded += Math.min(lot.left, refundRatio * lot.value);
        left += lot.left;
    }
    return {
        refunded,
        forfeited: left - refunded
    };
}
const maxYears = 60;
/**
 * The same year repeated until its account repeats; it opens like the steady year of the credit, with all deposits that
 * are still valid. As they are paid in a month late, there is one more of them than a year has months.
 */ function settleSteadyDeposit(exportValue, energyCost, rules) {
    const periods = exportValue.length;
    const allDeposits = [
        2,
        1
    ].flatMap((yearsAgo)=>Array.from(exportValue, (exported, period)=>{
            const value = rules.factor * Math.max(exported, 0);
            return {
                period: period + depositDelay - yearsAgo * periods,
                value,
                left: value
            };
        })).filter((param)=>{
        let { period, value } = param;
        return period + rules.validPeriods >= 0 && value > 0;
    });
    const isSurplus = (0,_split__rspack_import_0/* .sum */.cz)(exportValue) * rules.factor > (0,_split__rspack_import_0/* .sum */.cz)(energyCost);
    let opening = isSurplus ? allDeposits : [];
    for(let year = 1;; year += 1){
        const account = settleDeposit(exportValue, energyCost, rules, opening);
        const next = account.closing.filter((param)=>{
            let { left } = param;
            return left > 0;
        }).map((lot)=>({
                ...lot,
                period: lot.period - periods
            }));
        const settled = next.length === opening.length && next.every((lot, index)=>Math.abs(lot.left - (opening[index]?.left ?? 0)) < 1e-9);
        if (settled || year === maxYears) {
            return account;
        }
        opening = next;
    }
}
/** Hourly market prices are means of their four quarters. */ function hourlyFromQuarters(quarters) {
    return Float64Array.from({
        length: Math.floor(quarters.length / 4)
    }, (_, hour)=>{
        const four = quarters.subarray(4 * hour, 4 * hour + 4);
        return four.reduce((total, price)=>total + price, 0) / 4;
    });
}


},
80057(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Il: () => (nameCosts),
  PX: () => (sumIntoBuckets),
  Un: () => (monthlyNetwork),
  Vy: () => (boughtByBucket),
  dK: () => (components),
  g6: () => (priceList),
  mP: () => (flatCapacity)
});
/* import */ var _hours_seriesCache__rspack_import_0 = __webpack_require__(10825);
/* import */ var _split__rspack_import_1 = __webpack_require__(62244);


/** Components of a bill charged per kWh. */ const kwhComponents = [
    'energy',
    'excise',
    'network',
    'quality',
    'renewables',
    'cogeneration',
    'capacity'
];
/** All components of a bill: per kWh, monthly, and those of the cooperative. */ const components = [
    ...kwhComponents,
    'capacityFlat',
    'fixedNetwork',
    'subscription',
    'trade',
    /** Grid fees for shared and credited energy beyond the seller's surplus, in reading 2 of A5. */ 'gridDue',
    'service',
    'balancing'
];
const capacityHours = {
    from: 7,
    to: 22
};
/** Turns an array of sums in the order of {@link components} into a record. */ function nameCosts(sums) {
    const costs = {};
    for(let index = 0; index < components.length; index += 1){
        costs[components[index] ?? 'energy'] = sums[index] ?? 0;
    }
    return costs;
}
/** Zones and, if the capacity fee is charged per kWh, its hours become buckets: one array index per hour. */ function priceList(axis, tariff) {
    let cache = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : new _hours_seriesCache__rspack_import_0/* .SeriesCache */.k();
    const perKwh = tariff.capacity.kind === 'perKwh';
    const step = perKwh ? 2 : 1;
    const count = tariff.zones.length * step;
    // Prices do not affect the buckets, so after a price change the buckets and the sums in them are reused.
    const buckets = cache.of(axis, JSON.stringify([
        count,
        perKwh,
        tariff.schedule
    ]), ()=>bucketsOfHours(axis, tariff, count, perKwh));
    const zoneOfBucket = Array.from({
        length: count
    }, (_, bucket)=>Math.floor(bucket / step));
    const capacity = tariff.capacity.kind === 'perKwh' ? tariff.capacity.rate * tariff.capacity.coefficient : 0;
    const of = (rate)=>Float64Array.from(zoneOfBucket, (zone, bucket)=>rate(tariff.zones[zone], bucket));
    return {
        tariff,
        buckets,
        zoneOfBucket,
        rows: kwhComponents.map((component)=>{
            switch(component){
                case 'energy':
                case 'network':
                    return of((zone)=>zone?.[component] ?? 0);
                case 'capacity':
                    return of((_, bucket)=>perKwh && bucket % 2 === 1 ? capacity : 0);
                default:
                    return of(()=>tariff[component]);
            }
        })
    };
}
function bucketsOfHours(axis, param, count, perKwh) {
    let { schedule } = param;
    const ofHour = new Uint8Array(axis.hours);
    if (count > 1) {
        for(let hour = 0; hour < axis.hours; hour += 1){
            const clock = axis.localHour[hour] ?? 0;
            const isWorkday = axis.workday[hour] === 1;
            const zone = (isWorkday ? schedule?.workday : schedule?.freeDay)?.[clock] ?? 0;
            const inCapacity = isWorkday && clock >= capacityHours.from && clock < capacityHours.to;
            ofHour[hour] = perKwh ? zone * 2 + Number(inCapacity) : zone;
        }
    }
    return {
        ofHour,
        count
    };
}
/** The whole fixed grid fee, zł per month. It does not depend on kWh, so a cooperative does not change it. */ function monthlyNetwork(param) {
    let { fixedNetwork, orderedPower } = param;
    return fixedNetwork + (orderedPower ? orderedPower.rate * orderedPower.kw : 0);
}
/** Monthly flat capacity fee for this many kWh a year; 0 for tariffs that charge it per kWh. */ function flatCapacity(param, kwhPerYear) {
    let { capacity } = param;
    if (capacity.kind === 'perKwh') {
        return 0;
    }
    return capacity.steps.find((param)=>{
        let { belowKwh } = param;
        return kwhPerYear < belowKwh;
    })?.zlotyPerMonth ?? 0;
}
/** Sums a series into the buckets of each period. */ function sumIntoBuckets(axis, series, param) {
    let { ofHour, count } = param;
    const periods = axis.periodStarts.length - 1;
    const sums = new Float64Array(periods * count);
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        const offset = period * count;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const bucket = offset + (ofHour[hour] ?? 0);
            sums[bucket] = (sums[bucket] ?? 0) + (series[hour] ?? 0);
        }
    }
    return sums;
}
/**
 * A4: a member's bought energy of each period, split over the buckets of the tariff. It goes to the zones with more
 * drawn than given, after the surplus of the other zones has been deducted, highest grid rate first (§ 4 ust. 2–4);
 * within a zone, in proportion to the energy drawn.
 */ function boughtByBucket(param, bought, param1) {
    let { tariff: { zones }, zoneOfBucket } = param, { drawn, given } = param1;
    const count = zoneOfBucket.length;
    if (count === 1) {
        return bought;
    }
    const dearestFirst = Array.from(zones.keys()).sort((a, b)=>(zones[b]?.network ?? 0) - (zones[a]?.network ?? 0));
    const result = new Float64Array(drawn.length);
    const drawnOfZone = new Float64Array(zones.length);
    const net = new Float64Array(zones.length);
    for (const [period, amount] of bought.entries()){
        drawnOfZone.fill(0);
        net.fill(0);
        for(let bucket = 0; bucket < count; bucket += 1){
            const zone = zoneOfBucket[bucket] ?? 0;
            const out = drawn[period * count + bucket] ?? 0;
            drawnOfZone[zone] = (drawnOfZone[zone] ?? 0) + out;
            net[zone] = (net[zone] ?? 0) + out - (given[period * count + bucket] ?? 0);
        }
        coverFromSurplus(net, dearestFirst);
        const weights = (0,_split__rspack_import_1/* .sum */.cz)(net) > 0 ? net : drawnOfZone;
        const total = (0,_split__rspack_import_1/* .sum */.cz)(weights);
        for(let bucket = 0; bucket < count; bucket += 1){
            const zone = zoneOfBucket[bucket] ?? 0;
            const ofZone = drawnOfZone[zone] ?? 0;
            if (total > 0 && ofZone > 0) {
                const partOfZone = (drawn[period * count + bucket] ?? 0) / ofZone;
                result[period * count + bucket] = amount * (weights[zone] ?? 0) * partOfZone / total;
            }
        }
    }
    return result;
}
/** Zones below zero cover the others in the given order until none is below zero. */ function coverFromSurplus(net, order) {
    let surplus = 0;
    for (const value of net){
        surplus += Math.max(-value, 0);
    }
    for (const zone of order){
        const open = Math.max(net[zone] ?? 0, 0);
        const covered = Math.min(open, surplus);
        net[zone] = open - covered;
        surplus -= covered;
    }
}


},
38898(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  K: () => (defaultOptions)
});
/* import */ var _kernel_units__rspack_import_0 = __webpack_require__(55645);

/** A file of their own: the form shows them without the settlement, which only the worker and the commands load. */ const defaultOptions = {
    year: 'steady',
    vat: (0,_kernel_units__rspack_import_0/* .percent */.KN)(23),
    key: {
        kind: 'hourly'
    },
    internalPrice: 0,
    internalVat: false,
    prices: null,
    gridReading: 1,
    averagePrice: null,
    flatCapacityBy: 'drawn',
    servicePerMember: 0,
    balancingPerMwh: 0
};


},
4140(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fv: () => (/* binding */ costsWithSources),
  CI: () => (/* binding */ costsAlone),
  bD: () => (/* binding */ priceMembers),
  w9: () => (/* binding */ costsInNetBilling)
});

// UNUSED EXPORTS: drawnBy

// EXTERNAL MODULE: ./src/domain/settlement/energy/balance.ts
var energy_balance = __webpack_require__(38001);
// EXTERNAL MODULE: ./src/domain/settlement/energy/madeMeter.ts
var madeMeter = __webpack_require__(9703);
// EXTERNAL MODULE: ./src/domain/settlement/energy/settleEnergy.ts
var settleEnergy = __webpack_require__(34358);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/domain/kernel/units.ts
var units = __webpack_require__(55645);
// EXTERNAL MODULE: ./src/domain/settlement/money/bill.ts
var bill = __webpack_require__(15006);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/money/netBilling.ts
var netBilling = __webpack_require__(41377);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var split = __webpack_require__(62244);
;// CONCATENATED MODULE: ./src/domain/settlement/money/alternatives.ts







/** The cost of buying these kWh (by period and bucket) alone. */ function aloneCosts(axis, list, kwhByBucket, vat, sheetOf) {
    const kwhPerYear = (0,units/* .kwh */.Jo)((0,split/* .sum */.cz)(kwhByBucket) * hourAxis/* .yearHours */.zq / axis.hours);
    return sheetOf(axis, list, kwhByBucket, {
        vat,
        kwhPerYear
    });
}
/**
 * Net-billing of one producer. Energy drawn after the meter's hourly balance is bought with all fees; the deposit pays
 * for active energy only. Above 50 kW, and where nobody uses energy, there is no prosumer and no deposit: exported
 * energy is sold at the market price (A13).
 */ function netBillingCosts(axis, list, meter, param, param1) {
    let { drawn, given } = param, { prices, vat, isProsumer, steady } = param1;
    const bills = aloneCosts(axis, list, drawn, vat, bill/* .taxedSum */.ok);
    if ((0,split/* .sum */.cz)(given) === 0) {
        return {
            gross: bills.gross,
            vat: bills.vat,
            paidIn: 0,
            used: 0,
            refunded: 0,
            forfeited: 0
        };
    }
    const value = exportValue(axis, meter, (0,settleEnergy/* .sumBuckets */.$m)(given, list.buckets.count), prices);
    if (!isProsumer) {
        const sold = (0,split/* .sum */.cz)(value);
        const gross = bills.gross - (0,units/* .toGrosze */.o0)((0,units/* .zloty */.Do)(sold));
        return {
            gross,
            vat: bills.vat,
            paidIn: sold,
            used: 0,
            refunded: 0,
            forfeited: 0
        };
    }
    const rules = prices.kind === 'monthly' ? netBilling/* .monthlyPriceRules */.w_ : netBilling/* .hourlyPriceRules */.yO;
    const energyCost = activeEnergyCost(axis, list, drawn, vat);
    const settleAccount = steady ? netBilling/* .settleSteadyDeposit */.WD : netBilling/* .settleDeposit */.MP;
    const account = settleAccount(value, energyCost, rules);
    const rest = steady ? {
        refunded: 0,
        forfeited: 0
    } : (0,netBilling/* .closeDeposit */.$G)(account, rules);
    const used = (0,split/* .sum */.cz)(account.used);
    const refunded = (0,split/* .sum */.cz)(account.refunded) + rest.refunded;
    return {
        gross: bills.gross - (0,units/* .toGrosze */.o0)((0,units/* .zloty */.Do)(used + refunded)),
        vat: bills.vat,
        paidIn: (0,split/* .sum */.cz)(account.paidIn),
        used,
        refunded,
        forfeited: (0,split/* .sum */.cz)(account.forfeited) + rest.forfeited
    };
}
/** Value of the exported energy, one sum per period like `given`; a negative price counts as zero. */ function exportValue(axis, meter, given, param) {
    let { kind, values } = param;
    const priceAt = (place)=>Math.max(values[place] ?? 0, 0);
    return kind === 'hourly' ? (0,energy_balance/* .worthOfGiven */.d$)(axis, meter, priceAt) : given.map((kwh, period)=>kwh * priceAt(period));
}
/** Active energy with excise and tax, one sum per period: all that a deposit may pay for. */ function activeEnergyCost(axis, list, drawn, vat) {
    const { count } = list.buckets;
    const { zones, excise } = list.tariff;
    return axis.periodMonths.map((_, period)=>{
        let cost = 0;
        for(let bucket = 0; bucket < count; bucket += 1){
            const energy = zones[list.zoneOfBucket[bucket] ?? 0]?.energy ?? 0;
            const at = period * count + bucket;
            cost += (drawn[at] ?? 0) * (energy + (list.market?.[at] ?? 0) + excise);
        }
        return cost * (1 + vat / 100);
    });
}

// EXTERNAL MODULE: ./src/domain/settlement/money/hourlyPrice.ts
var hourlyPrice = __webpack_require__(96565);
// EXTERNAL MODULE: ./src/domain/settlement/money/tariff.ts
var money_tariff = __webpack_require__(80057);
;// CONCATENATED MODULE: ./src/domain/settlement/priceMembers.ts








/**
 * Settles the energy of members in the buckets of their tariffs; `take` may make it elsewhere, or know it already. The
 * series must already be checked.
 */ function priceMembers(axis, members, options, cache) {
    let take = arguments.length > 4 && arguments[4] !== void 0 ? arguments[4] : (make)=>make();
    const listOf = priceLists(axis, cache);
    const lists = members.map((param)=>{
        let { tariff } = param;
        return listOf(tariff);
    });
    const bucketsOf = (index)=>lists[index]?.buckets ?? (0,energy_balance/* .oneBucket */.X5)(axis);
    const energy = take(()=>(0,settleEnergy/* .settleEnergy */.Wj)(axis, members.map((param)=>{
            let { meter } = param;
            return meter;
        }), options, bucketsOf, cache));
    const priced = members.flatMap((member, index)=>{
        const own = energy.members[index];
        const list = lists[index];
        return own && list ? [
            {
                member,
                list: (0,hourlyPrice/* .atHourlyPrice */.g)(axis, list, ()=>drawnBy(member.meter)),
                energy: own,
                consumed: consumedBy(axis, member, list, own, cache)
            }
        ] : [];
    });
    return {
        energy,
        members: priced,
        bucketsOf
    };
}
/** (a) Buys all use alone. */ function costsAlone(axis, param, param1, sheetOf) {
    let { member, list, consumed } = param, { vat } = param1;
    return member.isStorage === true || member.isSource === true ? bill/* .noBills */.qq : aloneCosts(axis, (0,hourlyPrice/* .atHourlyPrice */.g)(axis, list, ()=>inHours(member.consumption ?? member.meter.withdrawn)), consumed, vat, sheetOf);
}
/** (a′) Own sources without support. */ function costsWithSources(axis, param, param1, sheetOf) {
    let { member, list, energy } = param, { vat } = param1;
    return member.isStorage === true ? bill/* .noBills */.qq : aloneCosts(axis, (0,hourlyPrice/* .atHourlyPrice */.g)(axis, list, ()=>inHours(member.meter.withdrawn)), energy.balance.withdrawn, vat, sheetOf);
}
/** (b) Own sources in net-billing; members without any buy alone. Null without market prices. */ function costsInNetBilling(axis, param, param1) {
    let { member, list, energy } = param, { prices, vat, year } = param1;
    return prices === null || member.isStorage === true ? null : netBillingCosts(axis, list, member.meter, energy.balance, {
        prices,
        vat,
        isProsumer: member.isSource !== true && member.sourceKw <= law/* .prosumerPowerLimit.value */.An.value,
        steady: year === 'steady'
    });
}
/** Energy drawn after the balance of the hour, kWh. */ function drawnBy(param) {
    let { withdrawn, injected } = param;
    return (hour)=>Math.max((0,energy_balance/* .hourBalance */.vZ)(withdrawn, injected, hour), 0);
}
function inHours(series) {
    return (hour)=>series[hour] ?? 0;
}
/** One price list for each tariff, however many members share it. */ function priceLists(axis, cache) {
    const known = new Map();
    return (tariff)=>{
        const list = known.get(tariff) ?? (0,money_tariff/* .priceList */.g6)(axis, tariff, cache);
        known.set(tariff, list);
        return list;
    };
}
function consumedBy(axis, param, param1, param2, cache) {
    let { meter, consumption, isStorage } = param, { buckets } = param1, { balance } = param2;
    if (isStorage === true) {
        return new Float64Array(balance.drawn.length);
    }
    // Behind a made meter there are sources: it is not made just to see that it shows something else than the use.
    const isDrawn = !(meter instanceof madeMeter/* .MadeMeter */.N) && consumption === meter.withdrawn;
    return consumption === undefined || isDrawn ? balance.withdrawn : cache.of(consumption, buckets, ()=>(0,money_tariff/* .sumIntoBuckets */.PX)(axis, consumption, buckets));
}


},
64018(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ settle)
});

// EXTERNAL MODULE: ./src/domain/kernel/result.ts
var result = __webpack_require__(15285);
// EXTERNAL MODULE: ./src/domain/kernel/units.ts
var units = __webpack_require__(55645);
// EXTERNAL MODULE: ./src/domain/settlement/checkMembers.ts
var checkMembers = __webpack_require__(27637);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var settlement_split = __webpack_require__(62244);
;// CONCATENATED MODULE: ./src/domain/settlement/energy/indicators.ts

/** Indicators of the cooperative from the sums of its members. */ function indicators(param, members) {
    let { credits } = param;
    const total = (of)=>members.reduce((all, member)=>all + of(member), 0);
    const consumptionKwh = total((param)=>{
        let { consumed } = param;
        return (0,settlement_split/* .sum */.cz)(consumed);
    });
    const generationKwh = total((param)=>{
        let { member } = param;
        return member.generationKwh;
    });
    const ownUseKwh = total((param)=>{
        let { consumed, energy } = param;
        return Math.max((0,settlement_split/* .sum */.cz)(consumed) - (0,settlement_split/* .sum */.cz)(energy.balance.drawn), 0);
    });
    const instant = ownUseKwh + total((param)=>{
        let { energy } = param;
        return (0,settlement_split/* .sum */.cz)(energy.sharing.received);
    });
    const of = (part, whole)=>whole > 0 ? part / whole : null;
    const bought = of((0,settlement_split/* .sum */.cz)(credits.boughtKwh), consumptionKwh);
    return {
        consumptionKwh,
        generationKwh,
        ownUseKwh,
        coverage: of(generationKwh, consumptionKwh),
        autarky: bought === null ? null : 1 - bought,
        instantSufficiency: of(instant, consumptionKwh),
        selfUse: of(instant, generationKwh),
        useWithCredit: of(instant + (0,settlement_split/* .sum */.cz)(credits.usedCreditKwh), generationKwh)
    };
}

// EXTERNAL MODULE: ./src/domain/settlement/energy/settleEnergy.ts
var settleEnergy = __webpack_require__(34358);
// EXTERNAL MODULE: ./src/domain/settlement/hours/seriesCache.ts
var seriesCache = __webpack_require__(10825);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/domain/settlement/money/bill.ts
var bill = __webpack_require__(15006);
// EXTERNAL MODULE: ./src/domain/settlement/money/cooperativeCosts.ts
var cooperativeCosts = __webpack_require__(10784);
// EXTERNAL MODULE: ./src/domain/settlement/money/deductedVat.ts
var deductedVat = __webpack_require__(67070);
// EXTERNAL MODULE: ./src/domain/settlement/options.ts
var settlement_options = __webpack_require__(38898);
// EXTERNAL MODULE: ./src/domain/settlement/priceMembers.ts + 1 modules
var priceMembers = __webpack_require__(4140);
;// CONCATENATED MODULE: ./src/domain/settlement/settle.ts













/**
 * Steps 3–11 with money and comparisons. Invalid fields are returned as errors; no result contains a `NaN`. Values
 * already cached for the same series are not computed again.
 */ function settle(axis, members) {
    let options = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : settlement_options/* .defaultOptions */.K, cache = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : new seriesCache/* .SeriesCache */.k();
    const checked = (0,checkMembers/* .checkMembers */.c)(axis, members, options, cache);
    if (!checked.ok) {
        return checked;
    }
    const { members: known, missingHours } = checked.value;
    const { energy, members: priced, bucketsOf } = (0,priceMembers/* .priceMembers */.bD)(axis, known, options, cache);
    const facts = {
        vat: options.vat,
        ...(0,cooperativeCosts/* .powerFacts */.j)(members)
    };
    const costs = (0,cooperativeCosts/* .cooperativeCosts */.k)(axis, energy, priced, {
        ...options,
        ...facts
    }, (own)=>({
            sheet: own.sheet(bill/* .costSheet */.bO),
            avoided: own.avoided()
        }));
    const internal = (0,settleEnergy/* .internalSplit */.uA)(energy, options.key, bucketsOf);
    const results = priced.flatMap((member, index)=>{
        const ownCosts = costs.members[index];
        const split = internal[index];
        if (!ownCosts || !split) {
            return [];
        }
        const { statutoryBought, sharing } = member.energy;
        return [
            {
                ...ownCosts,
                id: member.member.id,
                statutoryBought,
                ...member.list.market && {
                    market: member.list.market
                },
                internal: split,
                internalPayment: internalPayment((0,settlement_split/* .sum */.cz)(split.shared), (0,settlement_split/* .sum */.cz)(sharing.delivered), options),
                alone: (0,priceMembers/* .costsAlone */.CI)(axis, member, options, bill/* .costSheet */.bO),
                aloneWithSources: (0,priceMembers/* .costsWithSources */.fv)(axis, member, options, bill/* .costSheet */.bO),
                netBilling: (0,priceMembers/* .costsInNetBilling */.w9)(axis, member, options)
            }
        ];
    });
    return (0,result.ok)({
        energy,
        members: results,
        indicators: indicators(energy, priced.filter((param)=>{
            let { member } = param;
            return member.isStorage !== true;
        })),
        gridDue: costs.gridDue,
        totals: {
            inCooperative: (0,units/* .sumGrosze */.i7)(results.map((param)=>{
                let { sheet } = param;
                return sheet.gross;
            })),
            alone: (0,units/* .sumGrosze */.i7)(results.map((param)=>{
                let { alone } = param;
                return alone.gross;
            })),
            aloneWithSources: (0,units/* .sumGrosze */.i7)(results.map((member)=>member.aloneWithSources.gross)),
            netBilling: options.prices === null ? null : (0,units/* .sumGrosze */.i7)(results.flatMap((param)=>{
                let { netBilling } = param;
                return netBilling?.gross ?? [];
            }))
        },
        deductedVat: {
            inCooperative: (0,deductedVat/* .deductedVat */.y)(known, (index)=>results[index]?.sheet.vat),
            alone: (0,deductedVat/* .deductedVat */.y)(known, (index)=>results[index]?.alone.vat),
            aloneWithSources: (0,deductedVat/* .deductedVat */.y)(known, (index)=>results[index]?.aloneWithSources.vat),
            netBilling: (0,deductedVat/* .deductedVat */.y)(known, (index)=>results[index]?.netBilling?.vat)
        },
        missingHours,
        warnings: warnings(energy, facts.largestKw, options)
    });
}
function internalPayment(received, delivered, param) {
    let { internalPrice, internalVat, vat } = param;
    const tax = internalVat ? 1 + vat / 100 : 1;
    return (0,units/* .toGrosze */.o0)((0,units/* .zloty */.Do)(internalPrice * (received * tax - delivered)));
}
/** Warnings to show before the numbers. */ function warnings(param, largestKw, param1) {
    let { credits } = param, { year, balancingPerMwh } = param1;
    const messages = [];
    if (year === 'steady' && (0,settlement_split/* .sum */.cz)(credits.expiredKwh) > 0) {
        messages.push('Nadwyżki są zbyt duże: część energii oddanej do sieci przepada, bo spółdzielnia nie odbierze jej w terminie.');
    }
    if (largestKw >= law/* .balancingPowerLimit.value */.gb.value && balancingPerMwh === 0) {
        messages.push('Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię. Przyjęto 0 zł/MWh.');
    }
    return messages;
}


},
62244(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  cz: () => (sum),
  ez: () => (statutorySplit),
  iD: () => (byFixedShares)
});
/**
 * Step 10 by law (§ 3 ust. 3 of the regulation): splits the bought energy of a period among the members whose balance
 * of the period is above zero, in proportion to it (A10). If there are none, in proportion to the energy drawn (A16).
 */ function statutorySplit(bought, net, drawn) {
    const positive = net.map((value)=>Math.max(value, 0));
    return inProportion(bought, sum(positive) > 0 ? positive : drawn);
}
/** Splits an amount in proportion to weights; all parts are zero if all weights are. */ function inProportion(amount, weights) {
    const total = sum(weights);
    return weights.map((weight)=>total > 0 ? amount * weight / total : 0);
}
/** Splits an amount by fixed shares up to each one's limit; the excess goes to the others by their shares. */ function byFixedShares(amount, shares, limits) {
    const given = new Float64Array(shares.length);
    let left = Math.min(amount, sum(limits));
    // Each round fills at least one member up to the limit, so the loop ends.
    for(let round = 0; round <= shares.length && left > 1e-12; round += 1){
        const open = shares.map((share, index)=>(limits[index] ?? 0) - (given[index] ?? 0) > 1e-12 ? share : 0);
        // Members without a share take what the others cannot.
        const weights = sum(open) > 0 ? open : limits.map((limit, index)=>limit - (given[index] ?? 0));
        const portion = inProportion(left, weights);
        left = 0;
        for(let index = 0; index < portion.length; index += 1){
            const wanted = (given[index] ?? 0) + (portion[index] ?? 0);
            const limit = limits[index] ?? 0;
            given[index] = Math.min(wanted, limit);
            left += Math.max(wanted - limit, 0);
        }
    }
    return given;
}
function sum(values) {
    let total = 0;
    for (const value of values){
        total += value;
    }
    return total;
}


},
84381(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ ChartSamples)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/calculator/charts/index.ts + 36 modules
var charts = __webpack_require__(67232);
// EXTERNAL MODULE: ./src/domain/settlement/energy/balance.ts
var energy_balance = __webpack_require__(38001);
;// CONCATENATED MODULE: ./src/domain/charts/meanHours.ts

/**
 * The mean day of each month: 12 rows of 24 hours. `consumption` is that of all members together, `totals` is what
 * their meters drew and gave after the hourly balance (`hourTotals`). Hours without data are zero.
 */ function meanHours(axis, consumption, param) {
    let { drawn, given } = param;
    const sums = Array.from({
        length: 12 * 24
    }, ()=>({
            hours: 0,
            selfUse: 0,
            shared: 0,
            fromGrid: 0,
            toGrid: 0
        }));
    for(let hour = 0; hour < axis.hours; hour += 1){
        const sum = sums[(axis.localMonth[hour] ?? 0) * 24 + (axis.localHour[hour] ?? 0)];
        if (sum) {
            const out = drawn[hour] ?? 0;
            const { shared, fromGrid, toGrid } = (0,energy_balance/* .shareHour */.Uc)(out, given[hour] ?? 0);
            sum.hours += 1;
            sum.selfUse += Math.max((consumption[hour] ?? 0) - out, 0);
            sum.shared += shared;
            sum.fromGrid += fromGrid;
            sum.toGrid += toGrid;
        }
    }
    const means = sums.map((param)=>{
        let { hours, ...energy } = param;
        const of = (kwh)=>hours > 0 ? kwh / hours : 0;
        return {
            selfUse: of(energy.selfUse),
            shared: of(energy.shared),
            fromGrid: of(energy.fromGrid),
            toGrid: of(energy.toGrid)
        };
    });
    return Array.from({
        length: 12
    }, (_, month)=>means.slice(month * 24, month * 24 + 24));
}

// EXTERNAL MODULE: ./src/domain/settlement/hours/scratch.ts
var scratch = __webpack_require__(90518);
;// CONCATENATED MODULE: ./src/domain/energy/battery.ts

/**
 * The simple rule: a surplus charges, a shortage discharges, within the limits of power and capacity. `net` is hourly
 * use less generation: of one meter, or of the whole cooperative for its own battery.
 */ function runBattery(net, param) {
    let { kwh, kw, efficiency } = param;
    const oneWay = Math.sqrt(efficiency);
    const hours = net.length;
    const withdrawn = (0,scratch/* .newSeries */.cB)(hours);
    const injected = (0,scratch/* .newSeries */.cB)(hours);
    const charged = (0,scratch/* .newSeries */.cB)(hours);
    const discharged = (0,scratch/* .newSeries */.cB)(hours);
    let state = 0;
    let losses = 0;
    for(let hour = 0; hour < hours; hour += 1){
        const balance = net[hour] ?? 0;
        if (balance < 0) {
            // Rounding may fill the battery by a hair too much, and a meter cannot show less than zero.
            const room = Math.max(kwh - state, 0);
            const input = Math.min(-balance, kw, oneWay > 0 ? room / oneWay : 0);
            state += input * oneWay;
            losses += input * (1 - oneWay);
            charged[hour] = input;
            injected[hour] = -balance - input;
        } else {
            const output = Math.min(balance, kw, state * oneWay);
            const taken = oneWay > 0 ? output / oneWay : 0;
            state = Math.max(state - taken, 0);
            losses += taken - output;
            discharged[hour] = output;
            withdrawn[hour] = balance - output;
        }
    }
    return {
        meter: {
            withdrawn,
            injected
        },
        charged,
        discharged,
        losses,
        state
    };
}
/** Step 2: the meter of a member with sources, and possibly a battery, behind it. */ function behindTheMeter(consumption, generation) {
    let battery = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : null;
    const hours = consumption.length;
    if (battery) {
        const net = (0,scratch/* .newSeries */.cB)(hours);
        for(let hour = 0; hour < hours; hour += 1){
            net[hour] = (consumption[hour] ?? 0) - (generation[hour] ?? 0);
        }
        return runBattery(net, battery).meter;
    }
    const withdrawn = (0,scratch/* .newSeries */.cB)(hours);
    const injected = (0,scratch/* .newSeries */.cB)(hours);
    for(let hour = 0; hour < hours; hour += 1){
        const balance = (consumption[hour] ?? 0) - (generation[hour] ?? 0);
        if (balance < 0) {
            injected[hour] = -balance;
        } else {
            withdrawn[hour] = balance;
        }
    }
    return {
        withdrawn,
        injected
    };
}
/** The cooperative's battery as another point of delivery, charging from the common surplus for the common shortage. */ function cooperativeBattery(meters, hours, battery) {
    const net = newSeries(hours);
    for (const { withdrawn, injected } of meters){
        for(let hour = 0; hour < hours; hour += 1){
            net[hour] = (net[hour] ?? 0) + (withdrawn[hour] ?? 0) - (injected[hour] ?? 0);
        }
    }
    const { charged, discharged } = runBattery(net, battery);
    return {
        withdrawn: charged,
        injected: discharged
    };
}

// EXTERNAL MODULE: ./src/domain/energy/consumption.ts + 1 modules
var energy_consumption = __webpack_require__(66872);
// EXTERNAL MODULE: ./src/domain/kernel/units.ts
var units = __webpack_require__(55645);
// EXTERNAL MODULE: ./src/domain/energy/scale.ts
var scale = __webpack_require__(82269);
;// CONCATENATED MODULE: ./src/domain/energy/plane.ts
const radian = Math.PI / 180;
/** Losses in cables and the inverter, from dirt and mismatch. */ const systemEfficiency = 0.86;
const temperatureLoss = 0.004;
const groundReflection = 0.2;
/** Lower limit on the sine of the Sun's height when the beam is divided by it. */ const lowSun = 0.065;
/** The Sun of a year as a plane sees it. */ function sightOf(weather, param) {
    let { tilt, azimuth } = param;
    const slope = tilt * radian;
    const [cosSlope, sinSlope] = [
        Math.cos(slope),
        Math.sin(slope)
    ];
    const incidence = weather.sinHeight.map((sine, hour)=>{
        if (sine <= 0) {
            return 0;
        }
        const cosHeight = Math.sqrt(Math.max(1 - sine * sine, 0));
        const turn = (weather.azimuth[hour] ?? 0) - (azimuth - 180) * radian;
        return Math.max(sine * cosSlope + cosHeight * sinSlope * Math.cos(turn), 0);
    });
    return {
        incidence,
        cosSlope
    };
}
/**
 * Power of 1 kWp in an hour, kW: Erbs' diffuse fraction, the Hay–Davies sky, ground reflection, and the loss in warm
 * cells (T + 25 °C at 800 W/m²).
 */ function planePower(weather, hour, param) {
    let { incidence, cosSlope } = param;
    const global = weather.global[hour] ?? 0;
    const sine = weather.sinHeight[hour] ?? 0;
    if (global <= 0 || sine <= 0) {
        return 0;
    }
    const extraterrestrial = weather.extraterrestrial[hour] ?? 1367;
    const diffuse = global * diffusePart(Math.min(global / (extraterrestrial * sine), 1));
    const beam = (global - diffuse) / Math.max(sine, lowSun);
    const direct = incidence[hour] ?? 0;
    const anisotropy = beam / extraterrestrial;
    const towardsSun = direct / Math.max(sine, lowSun);
    const onPlane = beam * direct + diffuse * (anisotropy * towardsSun + (1 - anisotropy) * (1 + cosSlope) / 2) + global * groundReflection * (1 - cosSlope) / 2;
    const cell = (weather.temperature[hour] ?? 0) + 25 * onPlane / 800;
    return Math.max(onPlane / 1000 * systemEfficiency * (1 - temperatureLoss * (cell - 25)), 0);
}
/** Erbs, Klein and Duffie: diffuse fraction of global radiation by clearness index. */ function diffusePart(clearness) {
    if (clearness <= 0.22) {
        return 1 - 0.09 * clearness;
    }
    if (clearness > 0.8) {
        return 0.165;
    }
    return 0.9511 - 0.1604 * clearness + 4.388 * clearness ** 2 - 16.638 * clearness ** 3 + 12.336 * clearness ** 4;
}

// EXTERNAL MODULE: ./src/domain/energy/regions.ts
var regions = __webpack_require__(27074);
// EXTERNAL MODULE: ./src/domain/kernel/time.ts
var time = __webpack_require__(56341);
// EXTERNAL MODULE: ./src/domain/energy/random.ts
var energy_random = __webpack_require__(39760);
// EXTERNAL MODULE: ./src/domain/energy/sun.ts
var energy_sun = __webpack_require__(69625);
;// CONCATENATED MODULE: ./src/domain/energy/halving.ts
/** Where to look, and how many times the interval is halved. */ const mostGuesses = 12;
/**
 * Halves an interval until a growing function crosses the target, and leaves it evaluated at the last middle, which is
 * returned. The middles are those of plain halving, but interpolation first finds two places close to the crossing on
 * either side of it: what lies beyond them needs no evaluation, which saves half of all.
 */ function halvedTo(evaluate, target, param) {
    let { low, high, steps } = param;
    let [below, above] = [
        Number.NEGATIVE_INFINITY,
        Number.POSITIVE_INFINITY
    ];
    const missing = (at)=>{
        const found = evaluate(at) - target;
        if (found < 0) {
            below = Math.max(below, at);
        } else {
            above = Math.min(above, at);
        }
        return found;
    };
    const width = (high - low) / 2 ** steps;
    const guess = crossingOf(missing, low, high, width);
    missing(guess - width);
    missing(guess + width);
    let [from, to] = [
        low,
        high
    ];
    let middle = (from + to) / 2;
    for(let step = 0; step < steps; step += 1){
        middle = (from + to) / 2;
        if (middle <= below || middle < above && missing(middle) < 0) {
            from = middle;
        } else {
            to = middle;
        }
    }
    evaluate(middle);
    return middle;
}
/** Where a growing function is nearly zero, or an end of the interval: false position, sped up the Illinois way. */ function crossingOf(evaluate, low, high, tolerance) {
    let [from, to] = [
        low,
        high
    ];
    let [below, above] = [
        evaluate(from),
        evaluate(to)
    ];
    if (below >= 0 || above < 0) {
        return below >= 0 ? from : to;
    }
    let guess = from;
    let lastSide = 0;
    for(let count = 0; count < mostGuesses; count += 1){
        const before = guess;
        guess = (from * above - to * below) / (above - below);
        if (Math.abs(guess - before) < tolerance) {
            break;
        }
        const value = evaluate(guess);
        const side = value < 0 ? -1 : 1;
        if (side < 0) {
            [from, below] = [
                guess,
                value
            ];
            above = lastSide === side ? above / 2 : above;
        } else {
            [to, above] = [
                guess,
                value
            ];
            below = lastSide === side ? below / 2 : below;
        }
        lastSide = side;
    }
    return guess;
}

;// CONCATENATED MODULE: ./src/domain/energy/weather.ts






const referencePlane = {
    tilt: 35,
    azimuth: 180
};
/** Monthly shares of the yearly yield at 35° south, percent: mean of 12 stations, typical years 1971–2000. */ const monthShares = [
    3.6,
    4.6,
    7.7,
    10.6,
    13.8,
    13.3,
    13.5,
    12.2,
    8.7,
    6.0,
    3.5,
    2.6
];
/** Mean monthly air temperature in central Poland, °C: an example, affecting the yield by a few percent. */ const monthTemperature = [
    -1.5,
    -0.5,
    3.5,
    9,
    14,
    17.5,
    19.5,
    19,
    14.5,
    9.5,
    4,
    0
];
/** Correlation between consecutive days. */ const dayLikeness = 0.45;
/** How much days differ, January to December: a dull summer day still has some sun. */ const daySpread = [
    2,
    2.4,
    2.9,
    2.8,
    1.5,
    1.15,
    1.25,
    1.6,
    2.8,
    2.9,
    2.4,
    2
];
const dullest = 0.07;
const clearest = 0.97;
const hourSpread = 0.16;
/**
 * A year of sunshine without weather data: a clear sky by the Sun's height, dimmed day by day by a seeded random
 * transparency so that each month yields its share of the year. Sunny and dull days come in runs; without them shared
 * energy would look too large and export too small.
 */ function weatherYear(axis, seed) {
    let place = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : energy_sun/* .centralPoland */.Y;
    const random = (0,energy_random/* .seededRandom */.I)(seed);
    const sinHeight = new Float64Array(axis.hours);
    const azimuth = new Float64Array(axis.hours);
    const extraterrestrial = new Float64Array(axis.hours);
    const temperature = new Float64Array(axis.hours);
    const dayMood = new Float64Array(axis.hours);
    const hourNoise = new Float64Array(axis.hours);
    let mood = random.normal();
    let noise = 0;
    for(let hour = 0; hour < axis.hours; hour += 1){
        // The middle of the hour represents the whole hour.
        const sun = (0,energy_sun/* .sunPosition */.q)(axis.startMs + (hour + 0.5) * time/* .hourMs */.$0, place);
        sinHeight[hour] = sun.sinHeight;
        azimuth[hour] = sun.azimuth;
        extraterrestrial[hour] = sun.extraterrestrial;
        if (hour > 0 && axis.localDay[hour] !== axis.localDay[hour - 1]) {
            mood = dayLikeness * mood + Math.sqrt(1 - dayLikeness ** 2) * random.normal();
        }
        noise = 0.5 * noise + Math.sqrt(0.75) * random.normal();
        dayMood[hour] = mood;
        hourNoise[hour] = noise;
        const clock = axis.localHour[hour] ?? 0;
        temperature[hour] = (monthTemperature[axis.localMonth[hour] ?? 0] ?? 0) + 4 * Math.cos((clock - 15) / 12 * Math.PI);
    }
    const weather = {
        axis,
        sinHeight,
        azimuth,
        extraterrestrial,
        global: new Float64Array(axis.hours),
        temperature
    };
    const total = monthShares.reduce((sum, share)=>sum + share, 0);
    const sight = sightOf(weather, referencePlane);
    monthShares.forEach((share, month)=>{
        const hours = daylightOf(weather, month);
        const target = (/* inlined export .referenceYield */1030) * share / total;
        spreadEvenly(dayMood, hours, axis.localDay);
        const yieldAt = dimmedBy(weather, sight, hours, {
            dayMood,
            hourNoise,
            spread: daySpread[month] ?? 1
        });
        halvedTo(yieldAt, target, {
            low: -6,
            high: 6,
            steps: 26
        });
    });
    return weather;
}
function daylightOf(param, month) {
    let { axis, sinHeight } = param;
    const hours = [];
    for(let hour = 0; hour < axis.hours; hour += 1){
        if (axis.localMonth[hour] === month && (sinHeight[hour] ?? 0) > 0) {
            hours.push(hour);
        }
    }
    return Int32Array.from(hours);
}
/**
 * Replaces the random values of a month's days with normal quantiles in the same order: each seed has its own order of
 * dull and sunny days, but the same number of each.
 */ function spreadEvenly(dayMood, hours, days) {
    const moodOfDay = new Map();
    for (const hour of hours){
        moodOfDay.set(days[hour] ?? 0, dayMood[hour] ?? 0);
    }
    const ranked = [
        ...moodOfDay
    ].sort((a, b)=>a[1] - b[1]).map((param)=>{
        let [day] = param;
        return day;
    });
    const rankOfDay = new Map(ranked.map((day, rank)=>[
            day,
            (rank + 0.5) / ranked.length
        ]));
    for (const hour of hours){
        const part = rankOfDay.get(days[hour] ?? 0) ?? 0.5;
        // Tukey's lambda distribution: the normal quantile to within 0.02.
        dayMood[hour] = 4.91 * (part ** 0.14 - (1 - part) ** 0.14);
    }
}
/**
 * Sets the radiation of a month whose days are all clearer by a shift, and returns what the reference plane yields. What
 * the shift does not change is worked out once.
 */ function dimmedBy(weather, sight, hours, param) {
    let { dayMood, hourNoise, spread } = param;
    const { global, sinHeight } = weather;
    const air = Float64Array.from(hours, (hour)=>Math.exp(-0.057 / (sinHeight[hour] ?? 0)));
    return (shift)=>{
        let sum = 0;
        for (const [at, hour] of hours.entries()){
            const day = 1 / (1 + Math.exp(-(shift + spread * (dayMood[hour] ?? 0))));
            // Clouds break on days that are neither clear nor dull.
            const flicker = 1 + hourSpread * 4 * day * (1 - day) * (hourNoise[hour] ?? 0);
            const transparency = (dullest + (clearest - dullest) * day) * flicker;
            // Haurwitz's clear-sky model.
            global[hour] = Math.min(Math.max(transparency, 0.03), clearest) * 1098 * (sinHeight[hour] ?? 0) * (air[at] ?? 0);
            sum += planePower(weather, hour, sight);
        }
        return sum;
    };
}

;// CONCATENATED MODULE: ./src/domain/energy/photovoltaics.ts





/**
 * Hourly generation of panels, kWh. All plants of a cooperative share the same weather, being under the same clouds.
 */ function photovoltaicGeneration(weather, param) {
    let { kwp, annualYield, ...plane } = param, region = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : 'centre';
    const raw = planeSeries(weather, plane);
    const isReference = plane.tilt === referencePlane.tilt && plane.azimuth === referencePlane.azimuth;
    const reference = isReference ? raw : planeSeries(weather, referencePlane);
    const ownYield = annualYield ?? regions/* .regionYields */.v[region] * photovoltaics_total(raw) / photovoltaics_total(reference);
    return (0,scale/* .scaleTo */.U)(raw, (0,units/* .kwh */.Jo)(kwp * ownYield));
}
function planeSeries(weather, plane) {
    const sight = sightOf(weather, plane);
    return weather.global.map((_, hour)=>planePower(weather, hour, sight));
}
function photovoltaics_total(values) {
    return values.reduce((sum, value)=>sum + value, 0);
}

// EXTERNAL MODULE: ./src/domain/finance/cashFlow.ts
var cashFlow = __webpack_require__(58032);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/options.ts
var options = __webpack_require__(38898);
// EXTERNAL MODULE: ./src/domain/settlement/settle.ts + 1 modules
var settle = __webpack_require__(64018);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var split = __webpack_require__(62244);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/exampleYear.ts











/** Round numbers close to a household tariff of 2026; the gallery shows pictures, not prices. */ const tariff = {
    id: 'wzor',
    zones: [
        {
            name: 'całodobowa',
            energy: 0.5,
            network: 0.3
        }
    ],
    excise: 0.005,
    quality: 0.033,
    renewables: 0.007,
    cogeneration: 0.003,
    capacity: {
        kind: 'perKwh',
        rate: 0.2,
        coefficient: 1
    },
    fixedNetwork: 10,
    subscription: 5,
    trade: 0
};
const exampleYear_axis = (0,hourAxis/* .yearAxis */.FC)(2026);
const exampleYear_seed = 2026;
const exampleYear_weather = weatherYear(exampleYear_axis, exampleYear_seed);
const onePeak = photovoltaicGeneration(exampleYear_weather, {
    kwp: 1,
    ...referencePlane
});
const people = [
    {
        name: 'Szkoła',
        kind: 'school',
        kwh: 60000,
        panels: 0.35
    },
    {
        name: 'Wodociągi',
        kind: 'waterworks',
        kwh: 90000,
        panels: 0.4
    },
    {
        name: 'Gospodarstwo rolne',
        kind: 'farm',
        kwh: 35000,
        panels: 0.25
    },
    {
        name: 'Osiedle',
        kind: 'household',
        kwh: 45000,
        panels: 0
    },
    {
        name: 'Oświetlenie ulic',
        kind: 'streetLighting',
        kwh: 25000,
        panels: 0
    }
];
const uses = people.map((param, index)=>{
    let { kind, kwh: annual } = param;
    return (0,energy_consumption/* .consumptionSeries */.P$)(exampleYear_axis, kind, (0,units/* .kwh */.Jo)(annual), exampleYear_seed + index);
});
function membersWith(kwp) {
    return people.map((param, index)=>{
        let { name, panels } = param;
        const consumption = uses[index] ?? new Float64Array(exampleYear_axis.hours);
        const generation = onePeak.map((value)=>value * kwp * panels);
        return {
            id: name,
            consumption,
            generation,
            meter: behindTheMeter(consumption, generation),
            sourceKw: kwp * panels,
            tariff
        };
    });
}
function settled(members) {
    const result = (0,settle/* .settle */.G)(exampleYear_axis, members, options/* .defaultOptions */.K);
    if (!result.ok) {
        throw new Error(result.errors.map((param)=>{
            let { message } = param;
            return message;
        }).join(' '));
    }
    return result.value;
}
/** A cooperative of five members settled by the core, as plain numbers for the charts. */ function exampleYear(kwp) {
    const members = membersWith(kwp);
    const settlement = settled(members);
    const { totals, balance, credits } = settlement.energy;
    const consumption = new Float64Array(exampleYear_axis.hours).map((_, hour)=>uses.reduce((all, use)=>all + (use[hour] ?? 0), 0));
    const hours = meanHours(exampleYear_axis, consumption, totals);
    const { alone, aloneWithSources, inCooperative } = settlement.totals;
    return {
        settlement,
        levels: {
            alone: alone / 100,
            withSources: aloneWithSources / 100,
            netBilling: null,
            inCooperative: inCooperative / 100,
            running: null
        },
        june: hours[5] ?? [],
        gridHours: hours.map((day)=>day.map((param)=>{
                let { fromGrid, toGrid } = param;
                return fromGrid - toGrid;
            })),
        flows: {
            boughtKwh: (0,split/* .sum */.cz)(credits.boughtKwh),
            selfUseKwh: settlement.indicators.ownUseKwh,
            sharedKwh: (0,split/* .sum */.cz)(balance.sharedKwh),
            creditUsedKwh: (0,split/* .sum */.cz)(credits.usedCreditKwh),
            expiredKwh: (0,split/* .sum */.cz)(credits.expiredKwh),
            lostFactorKwh: (0,split/* .sum */.cz)(balance.exportKwh) - (0,split/* .sum */.cz)(credits.creditKwh)
        },
        months: [
            'sty',
            'lut',
            'mar',
            'kwi',
            'maj',
            'cze',
            'lip',
            'sie',
            'wrz',
            'paź',
            'lis',
            'gru'
        ].map((label, month)=>({
                label,
                inKwh: credits.creditKwh[month] ?? 0,
                usedKwh: credits.usedCreditKwh[month] ?? 0,
                expiredKwh: credits.expiredKwh[month] ?? 0,
                balanceKwh: credits.balanceKwh[month] ?? 0
            })),
        bills: [
            {
                name: 'Bez spółdzielni',
                sheets: settlement.members.map((param)=>{
                    let { alone } = param;
                    return alone;
                })
            },
            {
                name: 'W spółdzielni',
                sheets: settlement.members.map((param)=>{
                    let { sheet } = param;
                    return sheet;
                })
            }
        ].map((param)=>{
            let { name, sheets } = param;
            const of = function() {
                for(var _len = arguments.length, keys = new Array(_len), _key = 0; _key < _len; _key++){
                    keys[_key] = arguments[_key];
                }
                return sheets.reduce((all, param)=>{
                    let { costs } = param;
                    return all + keys.reduce((part, key)=>part + costs[key], 0);
                }, 0);
            };
            return {
                name,
                parts: [
                    {
                        label: 'Energia czynna z akcyzą',
                        zl: of('energy', 'excise')
                    },
                    {
                        label: 'Opłata sieciowa i jakościowa',
                        zl: of('network', 'quality')
                    },
                    {
                        label: 'Opłata mocowa',
                        zl: of('capacity', 'capacityFlat')
                    },
                    {
                        label: 'Opłaty OZE i kogeneracyjna',
                        zl: of('renewables', 'cogeneration')
                    },
                    {
                        label: 'Opłaty stałe',
                        zl: of('fixedNetwork', 'subscription', 'trade')
                    },
                    {
                        label: 'VAT',
                        zl: sheets.reduce((all, param)=>{
                            let { vat } = param;
                            return all + vat;
                        }, 0) / 100
                    }
                ]
            };
        }),
        members: settlement.members.map((param)=>{
            let { id, alone, sheet } = param;
            return {
                name: id,
                aloneZl: alone.gross / 100,
                cooperativeZl: sheet.gross / 100
            };
        })
    };
}
/** Savings of the same members with other panels; 4000 zł per kWp, 20 years, 6 %. */ function savingPoints(powers) {
    return powers.map((kw)=>{
        const { totals } = settled(membersWith(kw));
        const savingZl = (totals.alone - totals.inCooperative) / 100;
        const flows = [
            -4000 * kw,
            ...Array.from({
                length: 20
            }, ()=>savingZl)
        ];
        return {
            kw,
            savingZl,
            npvZl: (0,cashFlow/* .netPresentValue */.Ks)(flows, 0.06)
        };
    });
}
/** Invented, to show how a large cooperative fits: not the result of a settlement. */ const thousandMembers = Array.from({
    length: 1000
}, (_, index)=>{
    const aloneZl = 900 + index * 7919 % 6100;
    return {
        name: `Członek ${index + 1}`,
        aloneZl,
        cooperativeZl: Math.round(aloneZl * (0.7 + index * 104729 % 350 / 1000) * 100) / 100
    };
});

// EXTERNAL MODULE: ./src/pages/_components/wzornik/styles.module.css
var styles_module = __webpack_require__(77700);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/ChartSamples.tsx





const ChartSamples_kwp = 240;
const ChartSamples_powers = [
    0,
    40,
    80,
    120,
    160,
    200,
    240,
    280,
    320,
    360,
    400
];
/** Every chart of the calculator, with a year settled by the core. */ function ChartSamples() {
    const [year] = (0,react.useState)(()=>exampleYear(ChartSamples_kwp));
    const [points] = (0,react.useState)(()=>savingPoints(ChartSamples_powers));
    const note = 'Przykład modelowy: pięciu członków, stawki przykładowe.';
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].charts */.A.charts,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.DayStack, {
                hours: year.june,
                label: "Średnia doba w czerwcu",
                note: note
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.YearHeatMap, {
                values: year.gridHours,
                label: "Rok w godzinach",
                note: note
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.EnergyFlows, {
                year: year.flows,
                label: "Przepływy energii w roku",
                note: note
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.CreditMonths, {
                months: year.months,
                label: "Rozliczenie 1:0,6 miesiącami",
                note: note
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.CostSteps, {
                levels: year.levels,
                label: "Skąd bierze się r\xf3żnica",
                note: note
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.BillComparison, {
                bills: year.bills,
                label: "Roczne rachunki",
                note: note
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.MemberBars, {
                members: year.members,
                label: "Koszty członk\xf3w w roku",
                note: note
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.MemberBars, {
                members: thousandMembers,
                label: "Tysiąc członk\xf3w",
                note: "Liczby wymyślone, aby pokazać dużą sp\xf3łdzielnię."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(charts.SavingsCurve, {
                points: points,
                current: ChartSamples_kwp,
                label: "Oszczędność a moc paneli",
                note: note
            })
        ]
    });
}


},

}]);