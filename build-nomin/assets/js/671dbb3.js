"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9836"], {
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
5751(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ CashFlowPart)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/charts/ChartFigure/index.tsx
var ChartFigure = __webpack_require__(99459);
// EXTERNAL MODULE: ./src/components/charts/ChartFigure/Slider.tsx
var Slider = __webpack_require__(35944);
// EXTERNAL MODULE: ./src/components/charts/Plot/index.tsx
var Plot = __webpack_require__(21380);
// EXTERNAL MODULE: ./src/components/charts/Plot/Cursor.tsx
var Cursor = __webpack_require__(8060);
// EXTERNAL MODULE: ./src/components/charts/Plot/Mark.tsx
var Mark = __webpack_require__(23657);
// EXTERNAL MODULE: ./src/components/charts/Plot/drawing.ts
var drawing = __webpack_require__(26098);
// EXTERNAL MODULE: ./src/domain/charts/scale.ts
var scale = __webpack_require__(59128);
// EXTERNAL MODULE: ./src/components/calculator/shared/numbers.ts
var numbers = __webpack_require__(39219);
// EXTERNAL MODULE: ./src/components/calculator/charts/CreditMonths/Balance.tsx + 1 modules
var Balance = __webpack_require__(91047);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Hatches.tsx
var Hatches = __webpack_require__(29703);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/looks.ts
var looks = __webpack_require__(40799);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Readouts.tsx + 1 modules
var Readouts = __webpack_require__(5619);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Zero.tsx + 1 modules
var Zero = __webpack_require__(26116);
;// CONCATENATED MODULE: ./src/components/calculator/charts/CashFlow/flows.ts

/** What the picture shows, in one sentence. */ function flowFinding(years) {
    const last = years.at(-1);
    if (!last) {
        return 'Nie ma lat do pokazania.';
    }
    const sum = (0,numbers/* .finite */.E2)(last.cumulated);
    const debt = (0,numbers/* .finite */.E2)(last.debt);
    const lowest = Math.min(0, ...years.map((param)=>{
        let { cumulated } = param;
        return (0,numbers/* .finite */.E2)(cumulated);
    }));
    const outcome = `Na koniec ${last.year}. roku ${sum < 0 ? 'brakuje' : 'zostaje'} razem ${(0,numbers/* .formatZloty */.ir)(Math.abs(sum))}${debt > 0 ? `, ale też dług ${(0,numbers/* .formatZloty */.ir)(debt)}` : ''}`;
    return lowest < 0 ? `${outcome}; własnych pieniędzy potrzeba w sumie najwyżej ${(0,numbers/* .formatZloty */.ir)(-lowest)}.` : `${outcome}; własnych pieniędzy nie trzeba dokładać w żadnym roku.`;
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/CashFlow/index.tsx
















const height = 240;
/** Money of each year as a column up or down, and what it adds up to as a line. */ function CashFlow(param) {
    let { years, label, table, note } = param;
    const hatches = (0,react.useId)();
    const last = Math.max(years.length - 1, 0);
    const [wanted, setWanted] = (0,react.useState)(last);
    const at = Math.min(wanted, last);
    const chosen = years[at];
    const name = `rok ${chosen?.year ?? 0}`;
    const finding = flowFinding(years);
    const isLoss = (0,numbers/* .finite */.E2)(chosen?.flow) < 0;
    const readouts = [
        {
            look: isLoss ? 'expired' : 'own',
            name: isLoss ? 'Do dopłaty w roku' : 'Zostaje w roku',
            value: (0,numbers/* .formatZloty */.ir)(Math.abs((0,numbers/* .finite */.E2)(chosen?.flow)))
        },
        {
            name: 'Razem od początku',
            value: (0,numbers/* .formatZloty */.ir)((0,numbers/* .finite */.E2)(chosen?.cumulated))
        },
        {
            name: 'Dług na koniec roku',
            value: (0,numbers/* .formatZloty */.ir)((0,numbers/* .finite */.E2)(chosen?.debt)),
            look: 'lost'
        }
    ];
    const { ticks, bottom, top } = (0,scale/* .roundScale */.D)(years.flatMap((param)=>{
        let { flow, cumulated } = param;
        return [
            (0,numbers/* .finite */.E2)(flow),
            (0,numbers/* .finite */.E2)(cumulated)
        ];
    }));
    const y = (value)=>(0,drawing/* .rounded */.W)((top - value) / (top - bottom) * height);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        title: label,
        chosen: name,
        table: table,
        finding: finding,
        note: note,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Plot/* ["default"] */.A, {
                label: `${label}. ${finding}`,
                ...(0,numbers/* .moneyAxis */.M0)(ticks),
                xUnit: "rok",
                height: height,
                ticks: ticks,
                y: y,
                xLabels: years.filter((param)=>{
                    let { year } = param;
                    return year % (years.length > 13 ? 5 : 1) === 0;
                }).map((param)=>{
                    let { year } = param;
                    return {
                        x: (0,drawing/* .asPercent */.w)(year + 0.5, years.length),
                        text: year
                    };
                }),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* ["default"] */.A, {
                        id: hatches
                    }),
                    years.map((param)=>{
                        let { year, flow } = param;
                        const [high, low] = [
                            y(Math.max((0,numbers/* .finite */.E2)(flow), 0)),
                            y(Math.min((0,numbers/* .finite */.E2)(flow), 0))
                        ];
                        return /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                            ...(0,looks/* .markOf */.F)((0,numbers/* .finite */.E2)(flow) < 0 ? 'expired' : 'own', hatches),
                            x: (0,drawing/* .asPercent */.w)(year + 0.14, years.length),
                            width: (0,drawing/* .asPercent */.w)(0.72, years.length),
                            y: high,
                            height: (0,drawing/* .rounded */.W)(low - high)
                        }, year);
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Zero/* ["default"] */.A, {
                        y: y(0)
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Balance/* ["default"] */.A, {
                        heights: years.map((param)=>{
                            let { cumulated } = param;
                            return y((0,numbers/* .finite */.E2)(cumulated));
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Cursor/* ["default"] */.A, {
                        at: at,
                        count: years.length,
                        height: height
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Readouts/* ["default"] */.A, {
                items: readouts
            }),
            years.length > 1 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider/* ["default"] */.A, {
                label: "Rok",
                max: last,
                value: at,
                valueText: (0,Readouts/* .sayReadouts */.v)(name, readouts),
                onChange: setWanted
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/figures.ts
var shared_figures = __webpack_require__(61684);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/calculator/results/finance/cashFlowText.ts
var cashFlowText = __webpack_require__(59903);
// EXTERNAL MODULE: ./src/components/calculator/results/finance/settledProject.ts
var settledProject = __webpack_require__(50257);
// EXTERNAL MODULE: ./src/components/calculator/results/finance/WrongFinance.tsx
var WrongFinance = __webpack_require__(2094);
;// CONCATENATED MODULE: ./src/components/calculator/results/finance/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"figures":"figures_VR15"});
;// CONCATENATED MODULE: ./src/components/calculator/results/finance/CashFlowPart.tsx











/** The money of the investment, year by year. */ function CashFlowPart(param) {
    let { settled } = param;
    const { report, input } = settled;
    const { finance } = input;
    const project = (0,react.useMemo)(()=>(0,settledProject/* .settledProject */.$)({
            report,
            input
        }), [
        report,
        input
    ]);
    if (!(0,hourAxis/* .coversYear */.W0)(report.axis)) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "Dane obejmują mniej niż rok, a pory roku bardzo się r\xf3żnią, więc kolejnych lat z nich nie liczymy."
        });
    }
    if (!finance || project === null) {
        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
            children: [
                "Wpisz koszt instalacji, a policzymy każdy rok: oszczędność, utrzymanie, wymiany, raty i dług.",
                finance?.against === 'netBilling' && ' Porównanie z net-billingiem wymaga cen rynkowych.'
            ]
        });
    }
    if (!project.ok) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)(WrongFinance["default"], {
            errors: project.errors
        });
    }
    const { years, instalment, npv, payback } = project.value;
    const lasts = (0,format/* .formatCount */.B4)(finance.years, format/* .yearForms */.Fd);
    const figures = [
        ...(0,cashFlowText/* .startOf */.GH)(finance, project.value),
        ...instalment > 0 ? [
            [
                'rata kredytu w roku',
                (0,numbers/* .formatZloty */.ir)(instalment)
            ]
        ] : [],
        [
            'zwrot wkładu',
            (0,shared_figures/* .paybackText */.d)(payback)
        ],
        [
            `wartość dzisiejsza (NPV), ${lasts}`,
            (0,numbers/* .formatZloty */.ir)(npv)
        ],
        [
            'stopa zwrotu (IRR)',
            (0,cashFlowText/* .rateText */.cf)(project.value)
        ]
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
                className: styles_module.figures,
                children: figures.map((param)=>{
                    let [name, value] = param;
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
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CashFlow, {
                years: years,
                label: "Przepływ pieniędzy",
                table: {
                    caption: 'Przepływ pieniędzy rok po roku, zł',
                    fileName: 'przeplyw-pieniedzy.csv',
                    ...(0,cashFlowText/* .cashFlowTable */.mp)(project.value)
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                className: "meta",
                children: (0,cashFlowText/* .flowNotes */.o4)(finance, project.value).map((note)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: note
                    }, note))
            })
        ]
    });
}


},
2094(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (WrongFinance)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_calculator_shared_financeSpecs__rspack_import_1 = __webpack_require__(3555);


/** What is wrong with the investment, field by field. */ function WrongFinance(param) {
    let { errors } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("ul", {
        children: errors.map((param)=>{
            let { field, message } = param;
            return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("li", {
                children: [
                    (0,_site_src_components_calculator_shared_financeSpecs__rspack_import_1/* .financeLabel */.F)(field),
                    ": ",
                    message
                ]
            }, `${field} ${message}`);
        })
    });
}


},
3555(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  F: () => (financeLabel),
  RZ: () => (financeSpecs),
  mG: () => (sizeSpecs)
});
/* import */ var _site_src_domain_calculator_defaults__rspack_import_0 = __webpack_require__(19602);

/** Numbers of the investment. */ const financeSpecs = [
    {
        key: 'costZl',
        label: 'Koszt inwestycji',
        unit: 'zł',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.zloty */.Fy.zloty,
        step: 1000,
        hint: 'Kwota z oferty, do zapłaty z VAT. Nie podpowiadamy jej.'
    },
    {
        key: 'vat',
        label: 'VAT w koszcie',
        unit: '%',
        max: 100,
        hint: 'Stawka z oferty. Potrzebna tylko, gdy ktoś odlicza VAT. Domyślnie 0%, to założenie.'
    },
    {
        key: 'vatDeducted',
        label: 'Odliczana część VAT',
        unit: '%',
        max: 100,
        hint: '100%, gdy inwestor odlicza cały VAT, 0%, gdy wcale. Gmina często odlicza część: zapytaj księgową. Przyjmujemy zwrot w roku nakładu. Domyślnie 0%, to założenie.'
    },
    {
        key: 'grant',
        label: 'Dotacja',
        unit: '%',
        max: 100,
        hint: 'Część kosztu po odliczeniu VAT. Domyślnie 0%, to założenie.'
    },
    {
        key: 'loan',
        label: 'Kredyt bankowy',
        unit: '%',
        max: 100,
        hint: 'Część tego, co zostaje po dotacji. Domyślnie 0%, to założenie.'
    },
    {
        key: 'loanRate',
        label: 'Oprocentowanie kredytu',
        unit: '%',
        max: 100,
        step: 0.1,
        hint: 'Rocznie, z umowy albo oferty banku.'
    },
    {
        key: 'loanYears',
        label: 'Okres kredytu',
        unit: 'lat',
        max: 50,
        fractionDigits: 0,
        hint: 'Z umowy albo oferty banku. Raty są równe.'
    },
    {
        key: 'annualCostZl',
        label: 'Roczny koszt utrzymania',
        unit: 'zł',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.zloty */.Fy.zloty,
        step: 100,
        hint: 'Serwis, ubezpieczenie, obsługa; kwota, którą naprawdę płacisz. Domyślnie 0 zł, to założenie: wpisz własny.'
    },
    {
        key: 'costGrowth',
        label: 'Wzrost kosztów utrzymania',
        unit: '%',
        min: -50,
        max: 50,
        step: 0.1,
        hint: 'Rocznie, także kosztów wymian. Domyślnie 0%, to założenie: przyszłych kosztów nie znamy.'
    },
    {
        key: 'priceGrowth',
        label: 'Wzrost cen prądu',
        unit: '%',
        min: -50,
        max: 50,
        step: 0.1,
        hint: 'Rocznie. Domyślnie 0%, to założenie: przyszłych cen nie znamy. Lata, w których ma być inaczej, dodasz niżej.'
    },
    {
        key: 'ageing',
        label: 'Spadek produkcji',
        unit: '%',
        max: 100,
        step: 0.1,
        hint: 'Rocznie. Domyślnie 0,5%, to założenie.'
    },
    {
        key: 'discount',
        label: 'Stopa dyskontowa',
        unit: '%',
        max: 100,
        step: 0.1,
        hint: 'Ile rocznie mają zarabiać pieniądze włożone w instalacje. Domyślnie 5%, to założenie.'
    },
    {
        key: 'years',
        label: 'Horyzont',
        unit: 'lat',
        min: 1,
        max: 50,
        fractionDigits: 0,
        hint: 'Przez ile lat liczymy. Domyślnie 20, to założenie.'
    }
];
/** What a search for the best size needs. Each is left out while it is unknown. */ const sizeSpecs = [
    {
        key: 'panelZlPerKw',
        label: 'Koszt kolejnego 1 kWp (opcjonalnie)',
        unit: 'zł',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.zloty */.Fy.zloty,
        step: 100,
        isOptional: true,
        hint: 'Bez tej kwoty bierzemy koszt inwestycji podzielony przez moc, o ile obejmuje same panele.'
    },
    {
        key: 'largestPanelKw',
        label: 'Najwięcej paneli (opcjonalnie)',
        unit: 'kWp',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.kw */.Fy.kw,
        isOptional: true,
        hint: 'Tyle, ile zmieści się na dachach i na gruncie. Większej mocy nie doradzimy.'
    },
    {
        key: 'batteryZlPerKwh',
        label: 'Koszt kolejnej 1 kWh magazynu (opcjonalnie)',
        unit: 'zł',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.zloty */.Fy.zloty,
        step: 100,
        isOptional: true,
        hint: 'Potrzebny, żeby policzyć najlepszą wielkość magazynu.'
    }
];
/** The field's name in the form; the project's errors name it without the unit of money, `Zl`. */ function financeLabel(field) {
    const [, replacement] = /^replacements\[(\d+)\]/.exec(field) ?? [];
    if (replacement !== undefined) {
        return `Wymiana ${replacement}`;
    }
    const [, priceChange] = /^priceChanges\[(\d+)\]/.exec(field) ?? [];
    if (priceChange !== undefined) {
        return `Zmiana cen ${priceChange}`;
    }
    const spec = financeSpecs.find((param)=>{
        let { key } = param;
        return key === field || key === `${field}Zl`;
    });
    return spec?.label ?? 'Oszczędność';
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