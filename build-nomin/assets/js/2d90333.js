"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8598"], {
76880(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"figure":"figure_cF8u","head":"head_DYhJ","title":"title_Htn5","chosen":"chosen_UWN6","slider":"slider_fStC"});

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
23701(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ TornadoPart)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/charts/ChartFigure/index.tsx
var ChartFigure = __webpack_require__(99459);
// EXTERNAL MODULE: ./src/components/calculator/shared/numbers.ts
var numbers = __webpack_require__(39219);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/BarRow.tsx + 1 modules
var BarRow = __webpack_require__(76617);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Legend.tsx + 1 modules
var Legend = __webpack_require__(44954);
// EXTERNAL MODULE: ./src/components/charts/Plot/Mark.tsx
var Mark = __webpack_require__(23657);
// EXTERNAL MODULE: ./src/components/charts/Plot/drawing.ts
var drawing = __webpack_require__(26098);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/looks.ts
var looks = __webpack_require__(40799);
;// CONCATENATED MODULE: ./src/components/calculator/charts/Tornado/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"factors":"factors_PmBd","base":"base_bDi_"});
;// CONCATENATED MODULE: ./src/components/calculator/charts/Tornado/FactorBar.tsx







/** One factor as a bar from the least to the most it may give; the line is the usual year. */ function FactorBar(param) {
    let { factor, base, bottom, top, hatches } = param;
    const { name, lowWhen, highWhen, low, high } = factor;
    const whole = Math.max(top - bottom, 1e-9);
    const part = (zl)=>(0,numbers/* .finite */.E2)(zl) - bottom;
    const x = (zl)=>(0,drawing/* .asPercent */.w)(part(zl), whole);
    const width = (from, to)=>(0,drawing/* .asPercent */.w)(Math.max(to - from, 0), whole);
    const ends = [
        lowWhen && `${lowWhen}: ${(0,numbers/* .formatZloty */.ir)(low)}`,
        highWhen && `${highWhen}: ${(0,numbers/* .formatZloty */.ir)(high)}`
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(BarRow/* ["default"] */.A, {
        height: 24,
        label: `${name}. ${ends.filter(Boolean).join('; ')}`,
        head: /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
            children: name
        }),
        foot: ends.map((end, side)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                children: end
            }, side)),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                ...(0,looks/* .markOf */.F)('expired', hatches),
                x: x(low),
                y: 3,
                width: width(low, base),
                height: 18
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Mark/* ["default"] */.A, {
                ...(0,looks/* .markOf */.F)('own', hatches),
                x: x(base),
                y: 3,
                width: width(base, high),
                height: 18
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                x1: x(base),
                x2: x(base),
                y2: "24",
                className: styles_module.base
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/Tornado/factors.ts

function widthOf(param) {
    let { low, high } = param;
    return (0,numbers/* .finite */.E2)(high) - (0,numbers/* .finite */.E2)(low);
}
/** The widest first. */ function sortedFactors(factors) {
    return factors.slice().sort((a, b)=>widthOf(b) - widthOf(a));
}
/** What the picture shows, in one sentence. */ function tornadoFinding(factors, base) {
    const [first] = sortedFactors(factors);
    return first ? `Najwięcej zmienia: ${first.name}, od ${(0,numbers/* .formatZloty */.ir)(first.low)} do ${(0,numbers/* .formatZloty */.ir)(first.high)} oszczędności w roku zamiast ${(0,numbers/* .formatZloty */.ir)(base)}.` : 'Nie ma czego zmieniać.';
}

;// CONCATENATED MODULE: ./src/components/calculator/charts/Tornado/index.tsx










const Tornado_key = [
    {
        look: 'expired',
        name: 'mniejsza oszczędność'
    },
    {
        look: 'own',
        name: 'większa oszczędność'
    }
];
/** What changes the saving the most: one factor at a time, the widest bar first. */ function Tornado(param) {
    let { factors, base, label, note } = param;
    const hatches = (0,react.useId)();
    const sorted = (0,react.useMemo)(()=>sortedFactors(factors), [
        factors
    ]);
    const finding = tornadoFinding(factors, base);
    const bottom = Math.min((0,numbers/* .finite */.E2)(base), ...factors.map((param)=>{
        let { low } = param;
        return (0,numbers/* .finite */.E2)(low);
    }));
    const top = Math.max((0,numbers/* .finite */.E2)(base), ...factors.map((param)=>{
        let { high } = param;
        return (0,numbers/* .finite */.E2)(high);
    }));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        title: label,
        table: {
            caption: `${label}: oszczędność w roku, zł`,
            fileName: 'co-zmienia-wynik.csv',
            columns: [
                'Co się zmienia',
                'Najmniej (zł)',
                'gdy',
                'Najwięcej (zł)',
                'gdy',
                'Różnica (zł)',
                'Z czego to wynika'
            ],
            rows: sorted.map((factor)=>[
                    factor.name,
                    (0,numbers/* .formatExact */.Bo)(factor.low),
                    factor.lowWhen ?? 'jak teraz',
                    (0,numbers/* .formatExact */.Bo)(factor.high),
                    factor.highWhen ?? 'jak teraz',
                    (0,numbers/* .formatExact */.Bo)(widthOf(factor)),
                    factor.source
                ])
        },
        finding: finding,
        note: note,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Legend/* ["default"] */.A, {
                hatches: hatches,
                items: Tornado_key
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                className: (0,clsx/* ["default"] */.A)(BarRow/* .barList */.K, styles_module.factors),
                children: sorted.map((factor)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(FactorBar, {
                        factor,
                        base,
                        bottom,
                        top,
                        hatches
                    }, factor.name))
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
// EXTERNAL MODULE: ./src/components/ui/controls/Select/index.tsx
var Select = __webpack_require__(84243);
// EXTERNAL MODULE: ./src/domain/cooperative/levels.ts
var levels = __webpack_require__(93939);
// EXTERNAL MODULE: ./src/components/calculator/results/styles.module.css
var results_styles_module = __webpack_require__(5097);
// EXTERNAL MODULE: ./src/components/calculator/shared/figures.ts
var figures = __webpack_require__(61684);
// EXTERNAL MODULE: ./src/domain/finance/ranges.ts
var finance_ranges = __webpack_require__(42721);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/priceMembers.ts + 1 modules
var settlement_priceMembers = __webpack_require__(4140);
// EXTERNAL MODULE: ./src/domain/settlement/money/bill.ts
var bill = __webpack_require__(15006);
// EXTERNAL MODULE: ./src/domain/settlement/money/cooperativeCosts.ts
var money_cooperativeCosts = __webpack_require__(10784);
;// CONCATENATED MODULE: ./src/domain/settlement/money/cooperativeSums.ts







/**
 * Only the totals of `settle()`: no checks, no keys, and just the comparisons requested. Meant for settling one
 * cooperative with checked series many times over; its use is summed only once.
 */ class cooperativeSums_CooperativeSums {
    axis;
    options;
    cache;
    last;
    /** The energy of one scenario takes the place of that before it: of many members it is megabytes each time. */ energies = new Scratch();
    constructor(axis, options, cache = new SeriesCache()){
        this.axis = axis;
        this.options = options;
        this.cache = cache;
    }
    /** Makes use of energy already settled for these members. */ remember(members, energy) {
        this.last = {
            members,
            energy
        };
    }
    /**
   * Gross sums over the members for the requested ways; null for net-billing without market prices. Other `options` may
   * change prices and fees, but not the rules of energy: that of the same meters is settled once.
   */ of(members, ways) {
        let options = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : this.options;
        const { axis, cache } = this;
        const known = this.last && hasSameEnergy(members, this.last.members) ? this.last.energy : undefined;
        const priced = priceMembers(axis, members, options, cache, (make)=>known ?? this.energies.make(make));
        this.remember(members, priced.energy);
        const billsOf = (way)=>{
            if (way === 'inCooperative') {
                return cooperativeCosts(axis, priced.energy, priced.members, {
                    ...options,
                    ...powerFacts(members)
                }, (param)=>{
                    let { sheet } = param;
                    return sheet(taxedSum);
                }).members;
            }
            return way === 'netBilling' && options.prices === null ? null : priced.members.map((member)=>this.outside(way, member, options));
        };
        const bills = ways.map((way)=>[
                way,
                billsOf(way)
            ]);
        return {
            ...Object.fromEntries(bills.map((param)=>{
                let [way, all] = param;
                return [
                    way,
                    all && sumGrosze(all.map((param)=>{
                        let { gross } = param;
                        return gross;
                    }))
                ];
            })),
            deductedVat: Object.fromEntries(bills.map((param)=>{
                let [way, all] = param;
                return [
                    way,
                    deductedVat(members, (index)=>all?.[index]?.vat)
                ];
            }))
        };
    }
    /** What a member would pay outside the cooperative. */ outside(way, member, options) {
        const { axis } = this;
        switch(way){
            case 'alone':
                return costsAlone(axis, member, options, taxedSum);
            case 'aloneWithSources':
                return costsWithSources(axis, member, options, taxedSum);
            case 'netBilling':
                return costsInNetBilling(axis, member, options) ?? noBills;
        }
    }
}
/** The same meters with the same zones: other prices in them do not change the energy. */ function hasSameEnergy(members, others) {
    return members.length === others.length && members.every((member, index)=>{
        const other = others[index];
        return member.meter === other?.meter && member.tariff.schedule === other.tariff.schedule && member.tariff.zones.length === other.tariff.zones.length && member.tariff.capacity.kind === other.tariff.capacity.kind;
    });
}

// EXTERNAL MODULE: ./src/domain/cooperative/compare.ts
var compare = __webpack_require__(59621);
// EXTERNAL MODULE: ./src/domain/cooperative/settle.ts
var settle = __webpack_require__(13091);
;// CONCATENATED MODULE: ./src/domain/cooperative/ranges.ts








/** Fees for the most even and the least even use (A14). */ const extremeCoefficients = (/* unused pure expression or super */ null && ([
    0.17,
    1
]));
/** How far the years of this description may deviate, percent. */ function spreadOf(param) {
    let { range } = param;
    return {
        generation: range?.generation ?? finance_ranges/* .assumedSpread.generation */.C.generation,
        prices: range?.prices ?? finance_ranges/* .assumedSpread.prices */.C.prices
    };
}
/** The scenarios in which only one factor differs from the usual year. */ function factorsOf(param) {
    let { input, tariffs } = param;
    const { generation, prices } = spreadOf(input);
    const around = (percent)=>percent > 0 ? [
            1 - percent / 100,
            1 + percent / 100
        ] : [];
    const { gridReading, flatCapacityBy } = settlementOptions(input);
    const isMarketOpen = input.range?.market !== undefined && (input.prices?.market?.assumed ?? []).length > 0;
    const perKwh = tariffs.flatMap((param)=>{
        let { capacity } = param;
        return capacity.kind === 'perKwh' ? [
            capacity
        ] : [];
    });
    return [
        {
            id: 'prices',
            changes: around(prices).map((factor)=>({
                    prices: factor
                }))
        },
        {
            id: 'market',
            changes: isMarketOpen ? [
                {
                    assumedMarket: 'highest'
                },
                {
                    assumedMarket: 'lowest'
                }
            ] : []
        },
        {
            id: 'gridReading',
            changes: [
                {
                    gridReading: gridReading === 1 ? 2 : 1
                }
            ]
        },
        {
            id: 'flatCapacityBy',
            changes: perKwh.length < tariffs.length ? [
                {
                    flatCapacityBy: flatCapacityBy === 'drawn' ? 'bought' : 'drawn'
                }
            ] : []
        },
        {
            id: 'capacityCoefficient',
            changes: extremeCoefficients.filter((extreme)=>perKwh.some((param)=>{
                    let { coefficient } = param;
                    return coefficient !== extreme;
                })).map((capacityCoefficient)=>({
                    capacityCoefficient
                }))
        },
        // Last, because only it needs new energy, and the corners begin with what is then at hand.
        {
            id: 'generation',
            changes: around(generation).map((factor)=>({
                    generation: factor
                }))
        }
    ];
}
/**
 * The ranges of the saving, one settlement after another, so that a worker can stop in between. Each factor is changed
 * alone; the ends of a range are settled with every factor at its worse, then at its better side.
 */ function* rangeSteps(prepared, settlement) {
    const scenarios = new Scenarios(prepared, settlement);
    const base = scenarios.savings({});
    const effects = [];
    for (const { id, changes } of factorsOf(prepared)){
        const sides = [];
        for (const change of changes){
            yield;
            sides.push({
                change,
                savings: scenarios.savings(change)
            });
        }
        effects.push({
            id,
            sides
        });
    }
    const ends = comparisons.flatMap((against)=>[
            cornerOf(effects, base, against, 1),
            cornerOf(effects, base, against, -1)
        ]);
    // Sunny years first: the last of the factors left their energy at hand.
    const sunnyFirst = ends.slice().sort((a, b)=>(b.generation ?? 1) - (a.generation ?? 1));
    for (const corner of sunnyFirst){
        yield;
        scenarios.savings(corner);
    }
    const tax = internalTax(prepared, settlement);
    const range = (against)=>{
        const usual = base[against] ?? 0;
        const [worse, better] = [
            -1,
            1
        ].map((sign)=>cornerOf(effects, base, against, sign));
        const end = function() {
            let corner = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : {};
            return scenarios.savings(corner)[against] ?? usual;
        };
        const vat = function() {
            let corner = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : {};
            return scenarios.savedVat(corner, against);
        };
        return {
            low: Math.min(end(worse), usual) - tax,
            base: usual,
            high: Math.max(end(better), usual),
            ...vat().length > 0 && {
                savedVat: {
                    low: vat(worse),
                    base: vat(),
                    high: vat(better)
                }
            }
        };
    };
    return {
        alone: range('alone'),
        aloneWithSources: range('aloneWithSources'),
        netBilling: base.netBilling === null ? null : range('netBilling'),
        effects: [
            ...effects,
            taxEffect(tax, base)
        ].filter((param)=>{
            let { sides } = param;
            return sides.length > 0;
        })
    };
}
/** The ranges at once, where nothing else waits. */ function savingRanges(prepared, settlement) {
    const steps = rangeSteps(prepared, settlement);
    for(;;){
        const step = steps.next();
        if (step.done === true) {
            return step.value;
        }
    }
}
/** Every factor at the side that saves the most (`sign` 1) or the least (−1); one that does neither stays as it is. */ function cornerOf(effects, base, against, sign) {
    const worth = (savings)=>sign * ((savings[against] ?? 0) - (base[against] ?? 0));
    const chosen = effects.flatMap((param)=>{
        let { sides } = param;
        const [best] = sides.slice().sort((one, other)=>worth(other.savings) - worth(one.savings));
        return best && worth(best.savings) > 0 ? [
            best.change
        ] : [];
    });
    return Object.assign({}, ...chosen);
}
/** VAT on all shared energy at the internal price, zł a year (A8): nobody has decided whether it is due. */ function internalTax(param, param1) {
    let { input, axis } = param, { energy } = param1;
    const { internalPrice, vat } = settlementOptions(input);
    const kwh = sum(energy.balance.sharedKwh) * yearHours / axis.hours;
    return kwh * internalPrice * vat / 100;
}
function taxEffect(tax, param) {
    let { alone, aloneWithSources, netBilling } = param;
    const savings = {
        alone: alone - tax,
        aloneWithSources: aloneWithSources - tax,
        netBilling: netBilling === null ? null : netBilling - tax
    };
    return {
        id: 'internalVat',
        sides: tax > 0 ? [
            {
                change: {},
                savings
            }
        ] : []
    };
}
/** Savings in different years of one cooperative, each settled once. */ class Scenarios {
    prepared;
    known = new Map();
    sums;
    constructor(prepared, settlement){
        this.prepared = prepared;
        const { axis, input, cache } = prepared;
        this.sums = new CooperativeSums(axis, settlementOptions(input), cache);
        this.sums.remember(settlementMembers(prepared), settlement.energy);
        const { totals, deductedVat } = settlement;
        this.known.set('{}', {
            ...this.savingsOf(totals),
            deductedVat
        });
    }
    /** VAT in a scenario's saving that members deduct anyway, zł a year. */ savedVat(change, against) {
        return savedVat(this.settled(change), this.prepared.axis, against);
    }
    savings(change) {
        const { alone, aloneWithSources, netBilling } = this.settled(change);
        return {
            alone,
            aloneWithSources,
            netBilling
        };
    }
    settled(change) {
        const key = JSON.stringify(change);
        const known = this.known.get(key);
        if (known) {
            return known;
        }
        const scenario = {
            ...usualYear,
            ...change
        };
        const { deductedVat, ...totals } = this.sums.of(settlementMembers(this.prepared, scenario), [
            'inCooperative',
            ...comparisons
        ], settlementOptions(this.prepared.input, scenario));
        const found = {
            ...this.savingsOf(totals),
            deductedVat
        };
        this.known.set(key, found);
        return found;
    }
    savingsOf(totals) {
        const { inCooperative = sumGrosze([]), alone, aloneWithSources, netBilling } = totals;
        const saved = (other)=>savedInYear(other ?? sumGrosze([]), inCooperative, this.prepared.axis);
        return {
            alone: saved(alone),
            aloneWithSources: saved(aloneWithSources),
            netBilling: netBilling === null ? null : saved(netBilling)
        };
    }
}

// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/calculator/results/finance/factorTexts.ts



const deviation = function() {
    let factor = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : 1;
    return `${factor > 1 ? '+' : '−'}${(0,figures/* .percentText */.f)(Math.abs(factor - 1), 1)}`;
};
const ownAssumption = (percent)=>`założenie ±${(0,format/* .formatNumber */.ZV)(percent, 1)}%, do zmiany w części „Niepewność wyniku”`;
const words = {
    generation: {
        name: 'słońce i wiatr w roku',
        when: (param)=>{
            let { generation } = param;
            return `produkcja ${deviation(generation)}`;
        },
        source: (input)=>ownAssumption(spreadOf(input).generation)
    },
    prices: {
        name: 'ceny energii',
        when: (param)=>{
            let { prices } = param;
            return `ceny ${deviation(prices)}`;
        },
        source: (input)=>ownAssumption(spreadOf(input).prices)
    },
    market: {
        name: 'ceny rynkowe, których nie znamy',
        when: (param, param1)=>{
            let { assumedMarket } = param, { range } = param1;
            return assumedMarket === 'lowest' ? `najwyżej ${(0,format/* .formatNumber */.ZV)(range?.market?.lowest ?? 0, 2)} zł/MWh` : `co najmniej ${(0,format/* .formatNumber */.ZV)(range?.market?.highest ?? 0, 2)} zł/MWh`;
        },
        source: ()=>'dwie znane ceny, do zmiany w części „Niepewność wyniku”'
    },
    gridReading: {
        name: 'zmienna opłata za sieć od energii wspólnej i odebranej (A5)',
        when: (param)=>{
            let { gridReading } = param;
            return gridReading === 2 ? 'odczytanie ostrożne: płacą członkowie' : 'odczytanie korzystne: pokrywa ją nadwyżka';
        },
        source: (param)=>{
            let { prices } = param;
            return `dwa odczytania art. 38c ust. 7 pkt 2${prices?.averagePrice === undefined ? '; ceny z ust. 11a nie wpisano, więc ostrożne liczy całą opłatę' : ''}`;
        }
    },
    flatCapacityBy: {
        name: 'próg ryczałtu mocowego (A7)',
        when: (param)=>{
            let { flatCapacityBy } = param;
            return flatCapacityBy === 'bought' ? 'z energii kupionej' : 'z poboru przed rozliczeniem';
        },
        source: ()=>'dwa odczytania przepisu o ilości energii'
    },
    capacityCoefficient: {
        name: 'współczynnik opłaty mocowej (A14)',
        when: (param)=>{
            let { capacityCoefficient = 1 } = param;
            return `współczynnik ${(0,format/* .formatNumber */.ZV)(capacityCoefficient, 2)}`;
        },
        source: ()=>'najniższy i najwyższy z możliwych; właściwy zależy od kształtu poboru'
    },
    internalVat: {
        name: 'VAT od ceny energii wspólnej (A8)',
        when: ()=>'VAT jest należny',
        source: ()=>'przepisu o tym VAT nie znaleziono'
    }
};
/** The factors as they are shown, with the saving against one way of buying; those that change nothing are left out. */ function tornadoFactors(effects, input, against, base) {
    return effects.flatMap((param)=>{
        let { id, sides } = param;
        const { name, when, source } = words[id];
        const ends = sides.map((param)=>{
            let { change, savings } = param;
            return {
                when: when(change, input),
                zl: savings[against] ?? base
            };
        }).sort((a, b)=>a.zl - b.zl);
        const [least] = ends;
        const most = ends.at(-1);
        if (!least || !most || Math.max(base - least.zl, most.zl - base) < 1) {
            return [];
        }
        return [
            {
                name,
                lowWhen: least.zl < base ? least.when : null,
                highWhen: most.zl > base ? most.when : null,
                low: Math.min(least.zl, base),
                high: Math.max(most.zl, base),
                source: source(input)
            }
        ];
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/finance/leftOutCosts.ts
var leftOutCosts = __webpack_require__(63524);
;// CONCATENATED MODULE: ./src/components/calculator/results/finance/TornadoPart.tsx










const names = {
    alone: 'kupowania całego prądu osobno',
    aloneWithSources: 'własnych źródeł bez spółdzielni',
    netBilling: 'net-billingu'
};
/** What the width of the answer consists of: each unsettled thing alone, with its source. */ function TornadoPart(param) {
    let { ranges, settled: { report, input } } = param;
    const [chosen, setChosen] = (0,react.useState)(null);
    // First the saving that the answer leads with.
    const against = chosen ?? (0,levels/* .withoutCooperative */.I0)(report.settlement);
    if (!ranges) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "Przedział\xf3w jeszcze nie policzono."
        });
    }
    const range = ranges[against] ?? ranges.alone;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: results_styles_module/* ["default"].charts */.A.charts,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: results_styles_module/* ["default"].narrow */.A.narrow,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                    id: "tornado-wobec",
                    label: "Oszczędność wobec",
                    options: (0,Select/* .optionsOf */.c)(names).filter((param)=>{
                        let { value } = param;
                        return ranges[value] !== null;
                    }),
                    value: against,
                    onChange: setChosen
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Tornado, {
                factors: tornadoFactors(ranges.effects, input, against, range.base),
                base: range.base,
                label: "Co najbardziej zmienia wynik",
                note: `Gdy wszystko ułoży się najgorzej, oszczędność w roku to ${(0,numbers/* .formatZloty */.ir)(range.low)}, gdy najlepiej: ${(0,numbers/* .formatZloty */.ir)(range.high)}. Cena energii wspólnej (A8) nie zmienia sumy, tylko podział między członków.${(0,leftOutCosts/* .leftOutCosts */.W)(input)}`
            })
        ]
    });
}


},
63524(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  W: () => (leftOutCosts)
});
/* import */ var _site_src_components_calculator_shared_numbers__rspack_import_0 = __webpack_require__(39219);

/** That savings on bills are told before the yearly costs, which the answer takes away; empty without such costs. */ function leftOutCosts(param) {
    let { finance } = param;
    const zl = finance?.annualCostZl ?? 0;
    return zl > 0 ? ` To oszczędność na samych rachunkach: rocznych kosztów działania (${(0,_site_src_components_calculator_shared_numbers__rspack_import_0/* .formatZloty */.ir)(zl)}) tu nie odejmujemy, a w odpowiedzi na górze tak.` : '';
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
9432(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _settlement_law_conditions__rspack_import_1 = __webpack_require__(85825);




/** Energy used behind the meters beyond the prepared series, kWh; null if for some member it is unknown. */ function hiddenKwh(param) {
    let { members } = param;
    return members.reduce((all, param)=>{
        let { hiddenKwh: own } = param;
        return all === null || own === null ? null : all + own;
    }, 0);
}
/**
 * Use and generation for the condition of coverage (art. 38e ust. 1 pkt 3 of the Act), which counts all generation
 * against all use, also what a meter does not see. Nothing for less than a year.
 */ function energyOfYear(prepared) {
    const { axis, members, cache } = prepared;
    if (axis.hours < yearHours) {
        return {};
    }
    const hidden = hiddenKwh(prepared);
    const known = members.reduce((all, member)=>all + (member.hiddenKwh ?? 0), 0);
    const total = (of)=>members.reduce((all, member)=>all + cache.of(member, of, ()=>sum(member[of])), known);
    return {
        consumptionKwh: total('consumption'),
        generationKwh: total('generation'),
        ...hidden === null && {
            isLeast: true
        }
    };
}
/**
 * Panels needed for the coverage of a year (art. 38e), kWp, by what the described ones generate; 0 where other sources
 * suffice, or it is not known.
 */ function leastForCoverage(prepared, panelKwh) {
    const { consumptionKwh, generationKwh, isLeast } = energyOfYear(prepared);
    if (consumptionKwh === undefined || generationKwh === undefined || isLeast || panelKwh <= 0) {
        return 0;
    }
    const { cooperative } = prepared.input;
    const needed = consumptionKwh * requiredCoverage(cooperative?.applicationDay).value / 100;
    const missing = needed - (generationKwh - panelKwh);
    return Math.max(photovoltaicKw(prepared.input) * missing / panelKwh, 0);
}
/** Indicators with the hidden use counted; those that depend on it are null while it is unknown. */ function withHiddenUse(found, hidden) {
    if (hidden === 0) {
        return found;
    }
    if (hidden === null) {
        return {
            ...found,
            coverage: null,
            autarky: null,
            instantSufficiency: null,
            selfUse: null,
            useWithCredit: null
        };
    }
    const { consumptionKwh: used, generationKwh: made } = found;
    /** All of the hidden energy is own, so it counts in both parts of a ratio. */ const more = (ratio, whole)=>whole + hidden > 0 ? ((ratio ?? 0) * whole + hidden) / (whole + hidden) : null;
    return {
        consumptionKwh: used + hidden,
        generationKwh: made + hidden,
        ownUseKwh: found.ownUseKwh + hidden,
        coverage: more(found.coverage, used),
        autarky: more(found.autarky, used),
        instantSufficiency: more(found.instantSufficiency, used),
        selfUse: more(found.selfUse, made),
        useWithCredit: more(found.useWithCredit, made)
    };
}


},
13091(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _settlement_energy_settleEnergy__rspack_import_0 = __webpack_require__(34358);
/* import */ var _settlement_options__rspack_import_1 = __webpack_require__(38898);
/* import */ var _settlement_settle__rspack_import_2 = __webpack_require__(64018);
/* import */ var _lawfulness_hiddenUse__rspack_import_3 = __webpack_require__(9432);








/** The second stage: energy, bills and comparisons of one scenario. Needs tariffs. */ function settleCooperative(prepared) {
    let scenario = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : usualYear;
    const settled = settle(prepared.axis, settlementMembers(prepared, scenario), settlementOptions(prepared.input, scenario), prepared.cache);
    return settled.ok ? ok({
        ...settled.value,
        indicators: withHiddenUse(settled.value.indicators, hiddenKwh(prepared)),
        missingHours: missingHours(prepared)
    }) : settled;
}
/** Counted while the members are prepared, because later the missing readings are zeros. */ function missingHours(param) {
    let { members } = param;
    return members.reduce((all, member)=>all + member.missingHours, 0);
}
/** Members and the cooperative's battery as input of the settlement. Needs tariffs. */ function settlementMembers(param) {
    let { input, members, meterIds, metersAt, tariffs } = param, scenario = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : usualYear;
    const { generation: sun } = scenario;
    const priced = new Map(tariffs.map((tariff)=>[
            tariff,
            inScenario(tariff, scenario)
        ]));
    const meters = metersAt(sun);
    return tariffs.flatMap((tariff, index)=>{
        const member = members[index];
        const described = input.members[index];
        const meter = meters[index];
        const id = meterIds[index];
        if (!meter || id === undefined) {
            return [];
        }
        return [
            {
                id,
                meter,
                ...member && {
                    consumption: member.consumption,
                    generation: ()=>sun === 1 ? member.generation : member.generation.map((kwh)=>kwh * sun)
                },
                sourceKw: member?.sourceKw.reduce((total, kw)=>total + kw, 0) ?? 0,
                largestKw: Math.max(0, ...member?.sourceKw ?? []),
                tariff: priced.get(tariff) ?? tariff,
                ...described?.vatDeducted !== undefined && {
                    vatDeducted: percent(described.vatDeducted)
                },
                ...described?.vatDeductedFrom !== undefined && {
                    vatDeductedFrom: described.vatDeductedFrom
                },
                isStorage: member === undefined,
                isSource: described !== undefined && isOwnConnection(described)
            }
        ];
    });
}
function inScenario(tariff, param) {
    let { prices, capacityCoefficient } = param;
    const { capacity } = tariff;
    const zones = prices === 1 ? tariff.zones : tariff.zones.map((zone)=>({
            ...zone,
            energy: zone.energy * prices
        }));
    return {
        ...tariff,
        zones,
        // The margin is the seller's own: only the market moves.
        ...tariff.market && {
            zones: tariff.zones,
            market: prices === 1 ? tariff.market : tariff.market.map((price)=>price * prices)
        },
        ...capacity.kind === 'perKwh' && capacityCoefficient !== undefined && {
            capacity: {
                ...capacity,
                coefficient: capacityCoefficient
            }
        }
    };
}
/** The key of all meters: the cooperative's battery, which comes after the members, has no share. */ function internalKeyOf(param) {
    let { key, battery } = param;
    return key.kind === 'fixed' && battery ? {
        ...key,
        shares: [
            ...key.shares,
            0
        ]
    } : key;
}
/** Options of the energy settlement that follow from the rules of a description. */ function energyOptions(param) {
    let { year, validPeriods } = param;
    return {
        year,
        rules: {
            ...lawfulRules,
            validPeriods
        }
    };
}
/**
 * zł/kWh. Reading 2 of A5 makes the members pay the grid fee up to the worth of the seller's surplus. Where the price of
 * that surplus is unknown, a scenario takes one that no surplus is too small for: the members then pay the whole fee.
 */ const priceOfWholeFee = 1e9;
/** Options of the settlement that follow from the prices and rules of a description. */ function settlementOptions(input) {
    let { prices: factor, assumedMarket, gridReading, flatCapacityBy } = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : usualYear;
    const { market, vat, averagePrice, ...prices } = input.prices ?? {};
    const bound = assumedMarket && input.range?.market?.[assumedMarket];
    const within = (price, index)=>bound === undefined || !market?.assumed?.includes(index + 1) ? price : Math[assumedMarket === 'lowest' ? 'min' : 'max'](price, bound);
    return {
        ...defaultOptions,
        ...prices,
        ...gridReading && {
            gridReading
        },
        ...flatCapacityBy && {
            flatCapacityBy
        },
        ...energyOptions(input),
        key: internalKeyOf(input),
        vat: vat === undefined ? defaultOptions.vat : percent(vat),
        averagePrice: averagePrice ?? (gridReading === 2 ? priceOfWholeFee : null),
        prices: market ? {
            kind: market.kind,
            values: Float64Array.from(market.zlPerMwh, (price, index)=>within(price, index) * factor / 1000)
        } : null
    };
}


},
42721(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  C: () => (assumedSpread)
});
/** What a year is like, and how an unsettled rule is read in it; what is not named is as described. */ /** The expected year. */ const usualYear = (/* unused pure expression or super */ null && ({
    generation: 1,
    prices: 1
}));
/**
 * Assumptions, which the reader can change. A month's sunshine in Poland varied by 15 % (ENTSO-E, May 2024 and 2025);
 * a whole year's varies less, so this errs on the wide side. The price spread has no source.
 */ const assumedSpread = {
    generation: 15,
    prices: 20
};


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
85825(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  aS: () => (municipalityKinds),
  ir: () => (requiredCoverage)
});
/* import */ var _law__rspack_import_0 = __webpack_require__(81287);
/* import */ var _memberCount__rspack_import_1 = __webpack_require__(28758);



const municipalityKinds = [
    'rural',
    'urbanRural',
    'urban'
];
/** Section 5: every condition with its verdict, source and date. */ function validateCooperative(facts) {
    return [
        coverage(facts),
        limit('power', 'Łączna moc instalacji elektrycznych', facts.electricKw, electricPowerLimit),
        limit('heat', 'Łączna moc cieplna', facts.heatKw, heatPowerLimit, 0),
        limit('biogas', 'Wytwarzanie biogazu', facts.biogasM3, biogasLimit, 0),
        limit('biomethane', 'Wytwarzanie biometanu', facts.biomethaneM3, biomethaneLimit, 0),
        excise(facts),
        area(facts),
        cities(facts),
        claim('gridOperator', facts.gridOperators === undefined ? undefined : facts.gridOperators === 1, 'Wszyscy członkowie są w sieci jednego operatora.', 'Wszyscy członkowie muszą być w sieci jednego operatora.', operatorRule),
        claim('voltage', facts.voltageKv === undefined ? undefined : facts.voltageKv < gridVoltageLimit.value, 'Punkty poboru są w sieci poniżej 110 kV.', 'Punkty poboru muszą być w sieci poniżej 110 kV.', gridVoltageLimit),
        claim('seller', facts.sellers === undefined ? undefined : facts.sellers === 1, 'Spółdzielnię rozlicza jeden sprzedawca.', 'Całą spółdzielnię musi rozliczać jeden sprzedawca. Zmiana sprzedawcy działa od końca miesiąca.', sellerRule),
        claim('ownership', facts.ownedByMembers, 'Instalacje należą do spółdzielni albo do jej członków.', 'Instalacje muszą należeć do spółdzielni albo do jej członków.', ownershipRule),
        leastMembers(facts.memberCounts, facts.agricultural),
        members(facts),
        storage(facts),
        balancing(facts)
    ];
}
/** The coverage a cooperative needs, by the day of its application; without one, as if it applied today. */ function requiredCoverage(applicationDay) {
    return applicationDay !== undefined && applicationDay <= _law__rspack_import_0/* .lastDayOfLowerCoverage */.BJ ? _law__rspack_import_0/* .lowerCoverageThreshold */.pd : _law__rspack_import_0/* .coverageThreshold */.ev;
}
function coverage(param) {
    let { consumptionKwh, generationKwh, isLeast = false, applicationDay } = param;
    const threshold = requiredCoverage(applicationDay);
    const id = 'coverage';
    if (consumptionKwh === undefined || generationKwh === undefined || consumptionKwh <= 0) {
        return {
            id,
            status: 'unknown',
            text: 'Pokrycie potrzeb liczy się z całego roku: trzeba znać zużycie i produkcję z 12 miesięcy.',
            source: threshold
        };
    }
    // Compared without rounding: 69.99 % is not 70 %.
    const isMet = generationKwh * 100 >= threshold.value * consumptionKwh;
    if (isLeast && !isMet) {
        return {
            id,
            status: 'unknown',
            text: 'Brak danych: odczyty pokazują tylko wymianę z siecią, a nie produkcję zużytą za licznikiem. Podaj zmierzoną produkcję, np. z falownika, żeby sprawdzić pokrycie potrzeb.',
            source: threshold
        };
    }
    // The unknown amount brings the ratio closer to 1, whichever side it is on.
    const ratio = generationKwh / consumptionKwh;
    const found = showNumber(Math.floor((isLeast ? Math.min(ratio, 1) : ratio) * 10000) / 100);
    const reason = threshold === lowerCoverageThreshold ? `Próg ${threshold.value}% dotyczy wniosków złożonych do 31.12.2025.` : `Próg ${threshold.value}% dotyczy wniosków złożonych od 1.01.2026.`;
    return {
        id,
        status: isMet ? 'met' : 'notMet',
        text: `Instalacje pokrywają w ciągu roku ${isLeast ? 'co najmniej ' : ''}${found}% potrzeb. ${reason}`,
        source: threshold
    };
}
function excise(param) {
    let { electricKw } = param;
    const isExempt = electricKw === undefined || electricKw <= excisePowerLimit.value;
    return {
        id: 'excise',
        status: electricKw === undefined ? 'unknown' : 'information',
        text: isExempt ? 'Do 1 MW łącznej mocy energia wytworzona i zużyta w spółdzielni jest zwolniona z akcyzy.' : 'Łączna moc przekracza 1 MW, więc zwolnienie z akcyzy nie działa. Liczymy ją od energii własnej, wspólnej i odebranej z zapasu.',
        source: excisePowerLimit
    };
}
function area(param) {
    let { municipalities, adjacent } = param;
    const id = 'area';
    const rule = 'Obszar to jedna gmina albo najwyżej trzy, które bezpośrednio ze sobą sąsiadują.';
    if (municipalities === undefined || municipalities.length === 0) {
        return {
            id,
            status: 'unknown',
            text: `${rule} Brak danych.`,
            source: municipalityLimit
        };
    }
    const count = municipalities.length;
    const isSmall = count <= municipalityLimit.value;
    if (isSmall && count > 1 && adjacent === undefined) {
        return {
            id,
            status: 'unknown',
            text: `${rule} Podaj, czy gminy ze sobą sąsiadują.`,
            source: municipalityLimit
        };
    }
    return {
        id,
        status: isSmall && (count === 1 || adjacent === true) ? 'met' : 'notMet',
        text: `${rule} Liczba gmin: ${count}.`,
        source: municipalityLimit
    };
}
function cities(param) {
    let { municipalities } = param;
    return {
        id: 'cities',
        status: municipalities === undefined ? 'unknown' : 'information',
        text: municipalities === undefined ? 'Rodzaju gmin nie podano. Miasta dopuszcza dopiero ustawa z 9.10.2025, której przepisów nie odczytaliśmy: sprawdź je w ISAP.' : municipalities.includes('urban') ? 'Ustawa z 9.10.2025 dopuszcza miasta, z osobnym wykazem. Brzmienia przepisów i daty wejścia w życie nie potwierdziliśmy: sprawdź je w ISAP.' : 'Gminy wiejskie i miejsko-wiejskie były dopuszczone także przed zmianą z 9.10.2025.',
        source: cityRule
    };
}
function members(param) {
    let { members: count } = param;
    const isMany = count !== undefined && count >= repealedMemberLimit.value;
    return {
        id: 'members',
        status: count === undefined ? 'unknown' : 'information',
        text: isMany ? `Liczba członków: ${showNumber(count)}. Limitu nie ma od 1.10.2023; starsze opracowania podają dawny próg (mniej niż 1000).` : 'Ustawa o OZE nie ogranicza liczby członków.',
        source: repealedMemberLimit
    };
}
function storage(param) {
    let { storageKwh } = param;
    return {
        id: 'storage',
        status: storageKwh === undefined ? 'unknown' : 'information',
        text: storageKwh === undefined || storageKwh === 0 ? 'Spółdzielnia może magazynować energię.' : 'Magazyn z własnym punktem poboru wchodzi do bilansu godzinowego jak każdy inny punkt. Osobnej reguły nie znaleźliśmy.',
        source: storageRule
    };
}
function balancing(param) {
    let { largestKw } = param;
    return {
        id: 'balancing',
        status: largestKw === undefined ? 'unknown' : 'information',
        text: largestKw !== undefined && largestKw >= balancingPowerLimit.value ? 'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię.' : 'Koszt bilansowania handlowego instalacji poniżej 400 kW pokrywa sprzedawca.',
        source: balancingPowerLimit
    };
}


},
28758(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  DI: () => (personKinds)
});
/* import */ var _law__rspack_import_0 = __webpack_require__(81287);


/**
 * What a member of a cooperative can be. Whether a `community` of flat owners („wspólnota mieszkaniowa”) may be one is
 * not settled: the act names natural and legal persons only.
 */ const personKinds = [
    'natural',
    'legal',
    'community'
];
const rule = `Spółdzielnia ma co najmniej ${_law__rspack_import_0/* .memberMinimum.value */.h8.value} członków; w spółdzielni produkcji rolnej i grupy producentów rolnych wystarczy ${_law__rspack_import_0/* .farmMemberMinimum.value */.JK.value}, a w spółdzielni samych osób prawnych ${_law__rspack_import_0/* .legalPersonMinimum.value */.zJ.value}. Szkoła, urząd i latarnie gminy to jeden członek.`;
/** Whether there are enough members for a cooperative (Prawo spółdzielcze art. 15). */ function leastMembers(counts) {
    let isFarm = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    const id = 'leastMembers';
    if (!counts) {
        return {
            id,
            status: 'unknown',
            text: `${rule} Brak danych.`,
            source: memberMinimum
        };
    }
    const { natural, legal, community, unknown } = counts;
    const all = totalOf(counts);
    const minimum = minimumOf(isFarm);
    const found = `Liczba członków: ${showNumber(all)}`;
    if (missingMembers(counts, isFarm) !== null) {
        return {
            id,
            status: 'notMet',
            text: `${found}. ${rule}`,
            source: minimum
        };
    }
    const isOnlyLegal = legal === all;
    if (community > 0) {
        const text = `${found}. Przepisy nie rozstrzygają, czy wspólnota mieszkaniowa może być członkiem: zapytaj sąd rejestrowy (KRS) i KOWR.`;
        return {
            id,
            status: 'unknown',
            text,
            source: minimum
        };
    }
    if (natural + legal + unknown >= minimum.value) {
        return {
            id,
            status: 'met',
            text: `${found}, co najmniej ${minimum.value}.`,
            source: minimum
        };
    }
    return isOnlyLegal ? {
        id,
        status: 'met',
        text: `${found}. Wszyscy są osobami prawnymi, więc wystarczy ${legalPersonMinimum.value}, jeśli statut nie dopuszcza innych.`,
        source: legalPersonMinimum
    } : {
        id,
        status: 'unknown',
        text: `${found}. Tylu wystarczy, jeśli wszyscy są osobami prawnymi; inaczej trzeba co najmniej ${minimum.value}. Podaj, kim są.`,
        source: legalPersonMinimum
    };
}
/** What is missing for sure, counting everyone of unknown or unsettled kind in the members' favour; null if nothing. */ function missingMembers(counts) {
    let isFarm = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    const all = totalOf(counts);
    const anyone = minimumOf(isFarm).value - all;
    const legalPersons = counts.natural > 0 ? null : legalPersonMinimum.value - all;
    return anyone <= 0 || legalPersons !== null && legalPersons <= 0 ? null : {
        anyone,
        legalPersons
    };
}
function minimumOf(isFarm) {
    return isFarm ? farmMemberMinimum : memberMinimum;
}
function totalOf(param) {
    let { natural, legal, community, unknown } = param;
    return natural + legal + community + unknown;
}


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

}]);