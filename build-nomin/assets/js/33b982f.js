"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3545"], {
76880(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"figure":"figure_cF8u","head":"head_DYhJ","title":"title_Htn5","chosen":"chosen_UWN6","slider":"slider_fStC"});

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
35944(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Slider)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _styles_module_css__rspack_import_1 = __webpack_require__(76880);


/** Chooses a column of the chart, from 0 to `max`; only where a script answers it. */ function Slider(param) {
    let { label, max, value, valueText, onChange } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("label", {
        className: `${_styles_module_css__rspack_import_1/* ["default"].slider */.A.slider} needsScript noPrint`,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                children: label
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("input", {
                type: "range",
                min: 0,
                max: max,
                value: value,
                "aria-valuetext": valueText,
                onChange: (event)=>{
                    onChange(event.target.valueAsNumber);
                }
            })
        ]
    });
}


},
99459(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (ChartFigure)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_DataTable__rspack_import_1 = __webpack_require__(61074);
/* import */ var _styles_module_css__rspack_import_2 = __webpack_require__(76880);



/** The frame of every chart with data: title, picture, the numbers in a table, and the finding. */ function ChartFigure(param) {
    let { ref, title, chosen, children, table, finding, note } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("figure", {
        ref: ref,
        className: _styles_module_css__rspack_import_2/* ["default"].figure */.A.figure,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                className: _styles_module_css__rspack_import_2/* ["default"].head */.A.head,
                children: [
                    /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        className: _styles_module_css__rspack_import_2/* ["default"].title */.A.title,
                        children: title
                    }),
                    chosen !== undefined && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        className: `${_styles_module_css__rspack_import_2/* ["default"].chosen */.A.chosen} meta`,
                        children: chosen
                    })
                ]
            }),
            children,
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_DataTable__rspack_import_1/* ["default"] */.A, {
                ...table
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("figcaption", {
                className: "meta",
                children: [
                    finding,
                    " ",
                    note
                ]
            })
        ]
    });
}


},
8060(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Cursor)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _drawing__rspack_import_2 = __webpack_require__(26098);
/* import */ var _styles_module_css__rspack_import_1 = __webpack_require__(97865);



/** A frame around the chosen column; all columns are equally wide. */ function Cursor(param) {
    let { at, count, height, top = 0 } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("rect", {
        className: _styles_module_css__rspack_import_1/* ["default"].cursor */.A.cursor,
        x: (0,_drawing__rspack_import_2/* .asPercent */.w)(at, count),
        width: (0,_drawing__rspack_import_2/* .asPercent */.w)(1, count),
        y: top + 1,
        height: height - 1,
        rx: "3"
    });
}


},
21380(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Plot)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_site_format__rspack_import_1 = __webpack_require__(45170);
/* import */ var _styles_module_css__rspack_import_2 = __webpack_require__(97865);



/** The frame of a chart. Drawn at the real width (percent across, pixels up), so hatches and text are never scaled. */ function Plot(param) {
    let { label, unit, xUnit, height, ticks, formatTick = _site_src_site_format__rspack_import_1/* .formatNumber */.ZV, y, xLabels, children } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
        className: _styles_module_css__rspack_import_2/* ["default"].chart */.A.chart,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                className: _styles_module_css__rspack_import_2/* ["default"].axis */.A.axis,
                "aria-hidden": "true",
                children: [
                    /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        className: _styles_module_css__rspack_import_2/* ["default"].unit */.A.unit,
                        children: unit
                    }),
                    ticks.map((tick)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                            className: _styles_module_css__rspack_import_2/* ["default"].tick */.A.tick,
                            style: {
                                insetBlockStart: y(tick)
                            },
                            children: formatTick(tick)
                        }, tick)),
                    xUnit !== undefined && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        className: _styles_module_css__rspack_import_2/* ["default"].xUnit */.A.xUnit,
                        style: {
                            insetBlockStart: height + 10
                        },
                        children: xUnit
                    })
                ]
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("svg", {
                className: _styles_module_css__rspack_import_2/* ["default"].plot */.A.plot,
                height: height + 30,
                role: "img",
                "aria-label": label,
                children: [
                    ticks.map((tick)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("line", {
                            x1: "0",
                            x2: "100%",
                            y1: y(tick),
                            y2: y(tick),
                            className: _styles_module_css__rspack_import_2/* ["default"].gridLine */.A.gridLine
                        }, tick)),
                    children,
                    xLabels.map((param)=>{
                        let { x, text, isMinor } = param;
                        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("text", {
                            className: _styles_module_css__rspack_import_2/* ["default"].label */.A.label,
                            "data-minor": isMinor,
                            x: x,
                            y: height + 22,
                            textAnchor: "middle",
                            children: text
                        }, x);
                    })
                ]
            })
        ]
    });
}


},
61074(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DataTable)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/domain/kernel/csv.ts
var csv = __webpack_require__(46454);
// EXTERNAL MODULE: ./src/browser/device/saveFile.ts
var saveFile = __webpack_require__(14274);
;// CONCATENATED MODULE: ./src/components/ui/DataTable/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"details":"details_FPDs","summary":"summary_TvBp","caption":"caption_J4uk","whenClosed":"whenClosed_koTC","whenOpen":"whenOpen_TYOc"});
;// CONCATENATED MODULE: ./src/components/ui/DataTable/index.tsx









/** A longer table is rendered only when it is opened; until then it would just slow the page down. */ const mostWhileFolded = 100;
/** A matrix of hours would make cards too long to read. */ const mostOnCard = 13;
/** The numbers behind a picture, folded away, with the same numbers as a CSV file. */ function DataTable(param) {
    let { caption, fileName, columns, rows, onRequest = false } = param;
    const details = (0,react.useRef)(null);
    const [isOpen, setOpen] = (0,react.useState)(false);
    const isRendered = isOpen || !onRequest && rows.length <= mostWhileFolded;
    // It may have been opened before anybody listened.
    (0,react.useEffect)(()=>{
        setOpen(details.current?.open ?? false);
    }, []);
    const download = ()=>{
        (0,saveFile/* .saveFile */.O)(fileName, (0,csv/* .toCsv */.g)([
            columns,
            ...rows
        ]), 'text/csv');
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        ref: details,
        className: (0,clsx/* ["default"] */.A)(styles_module.details, onRequest && 'needsScript'),
        open: isOpen,
        onToggle: (param)=>{
            let { currentTarget } = param;
            setOpen(currentTarget.open);
        },
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                className: styles_module.summary,
                "data-wakes": onRequest ? '' : undefined,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: styles_module.whenClosed,
                        children: "Pokaż dane w tabeli"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: styles_module.whenOpen,
                        children: "Ukryj tabelę"
                    })
                ]
            }),
            isRendered && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                        "aria-label": caption,
                        asCards: columns.length <= mostOnCard,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                                className: styles_module.caption,
                                children: caption
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                    children: columns.map((column, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "col",
                                            children: column
                                        }, index))
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                                children: rows.map((param, row)=>{
                                    let [heading, ...cells] = param;
                                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                scope: "row",
                                                children: heading
                                            }),
                                            cells.map((cell, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                    "data-label": columns[index + 1],
                                                    children: cell
                                                }, index))
                                        ]
                                    }, row);
                                })
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: "needsScript noPrint",
                        "data-takes": "",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                            look: "plain",
                            onClick: download,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "download"
                                }),
                                "Pobierz CSV"
                            ]
                        })
                    })
                ]
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

}]);