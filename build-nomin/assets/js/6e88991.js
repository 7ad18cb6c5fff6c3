"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8097"], {
4923(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  MS: () => (billFile),
  VR: () => (groupText),
  cY: () => (amountText),
  sL: () => (billTable),
  yA: () => (energyLines)
});
/* import */ var _site_src_domain_cooperative_explain_statement__rspack_import_0 = __webpack_require__(35075);
/* import */ var _site_src_domain_settlement_money_tariff__rspack_import_1 = __webpack_require__(80057);
/* import */ var _site_src_site_format__rspack_import_2 = __webpack_require__(45170);
/* import */ var _names__rspack_import_3 = __webpack_require__(20050);
/* import */ var _whoseRates__rspack_import_4 = __webpack_require__(17771);





const totalName = 'Razem';
/** Members' bills of one period, or of all of them together, with their sum. */ function billTable(param, bills, period) {
    let { report, input } = param;
    const rows = bills.map((own)=>period === null ? (0,_site_src_domain_cooperative_explain_statement__rspack_import_0/* .sumBills */.Sh)(own) : (0,_site_src_domain_cooperative_explain_statement__rspack_import_0/* .sumBills */.Sh)(own.slice(period, period + 1)));
    const { columns, cellsOf } = columnsOf(bills);
    return {
        columns: [
            {
                label: 'Członek'
            },
            {
                label: 'Grupa'
            },
            ...columns
        ],
        rows: rows.map((row, member)=>[
                report.settlement.members[member]?.id ?? '',
                input.members[member]?.tariff ?? '',
                ...cellsOf(row)
            ]),
        foot: [
            totalName,
            '',
            ...cellsOf((0,_site_src_domain_cooperative_explain_statement__rspack_import_0/* .sumBills */.Sh)(rows))
        ]
    };
}
/** Every bill with the sums of each member and of all, for a file to check invoices with. */ function billFile(param, bills) {
    let { report, input } = param;
    const { columns, cellsOf } = columnsOf(bills);
    return {
        columns: [
            {
                label: 'Członek'
            },
            {
                label: 'Grupa'
            },
            {
                label: input.period === 'month' ? 'Miesiąc' : 'Okres'
            },
            ...columns
        ],
        rows: [
            ...bills.flatMap((own, member)=>{
                const id = report.settlement.members[member]?.id ?? '';
                const group = groupText(input, member);
                return [
                    ...own.map((row, period)=>[
                            id,
                            group,
                            (0,_names__rspack_import_3/* .periodName */.dN)(report.axis, input, period),
                            ...cellsOf(row)
                        ]),
                    [
                        id,
                        group,
                        totalName,
                        ...cellsOf((0,_site_src_domain_cooperative_explain_statement__rspack_import_0/* .sumBills */.Sh)(own))
                    ]
                ];
            }),
            [
                totalName,
                '',
                totalName,
                ...cellsOf((0,_site_src_domain_cooperative_explain_statement__rspack_import_0/* .sumBills */.Sh)(bills.flat()))
            ]
        ]
    };
}
/** „C11 (PGE, przykładowe stawki G11)” */ function groupText(param, member) {
    let { members, tariffs } = param;
    const name = members[member]?.tariff ?? '';
    const tariff = tariffs?.[name];
    return tariff ? `${name} (${(0,_whoseRates__rspack_import_4/* .whoseRates */.O)(tariff)})` : '–';
}
/** Components that are on no bill have no column. */ function columnsOf(bills) {
    const used = _site_src_domain_settlement_money_tariff__rspack_import_1/* .components.filter */.dK.filter((component)=>bills.some((own)=>own.some((param)=>{
                let { costs } = param;
                return costs[component] !== undefined;
            })));
    const zl = (name)=>({
            label: `${name} (zł)`,
            fractionDigits: 2,
            format: _site_src_site_format__rspack_import_2/* .formatZl */.kN
        });
    return {
        columns: [
            {
                label: 'Kupione (kWh)',
                fractionDigits: 2
            },
            ...used.map((component)=>zl(_names__rspack_import_3/* .componentNames */.w$[component])),
            zl('Netto'),
            zl('VAT'),
            zl('Brutto')
        ],
        cellsOf: (param)=>{
            let { boughtKwh, costs, netZl, vatZl, grossZl } = param;
            return [
                boughtKwh,
                ...used.map((component)=>costs[component] ?? 0),
                netZl,
                vatZl,
                grossZl
            ];
        }
    };
}
/** „671,78 kWh × 0,35 zł”, „6,2 zł/kW × 15 kW na miesiąc”; null for a fee that is the same whatever is used. */ function amountText(param, boughtKwh) {
    let { rate, mean, orderedPower } = param;
    if (orderedPower) {
        return `${(0,_site_src_site_format__rspack_import_2/* .formatNumber */.ZV)(orderedPower.rate, 4)} zł/kW × ${(0,_site_src_site_format__rspack_import_2/* .formatNumber */.ZV)(orderedPower.kw, 2)} kW na miesiąc`;
    }
    const price = rate !== null ? `${(0,_site_src_site_format__rspack_import_2/* .formatNumber */.ZV)(rate, 4)} zł` : mean !== undefined ? `średnio ${(0,_site_src_site_format__rspack_import_2/* .formatNumber */.ZV)(mean, 4)} zł` : null;
    return price && `${(0,_site_src_site_format__rspack_import_2/* .formatNumber */.ZV)(boughtKwh, 2)} kWh × ${price}`;
}
/**
 * From what a meter drew to what its bill is for, as rows of name and kWh that add up as printed. By law, as on the bill:
 * the cooperative's own key says something else and has no place among them.
 */ function energyLines(param) {
    let { drawnKwh, boughtKwh } = param;
    const [drawn = 0, bought = 0] = [
        drawnKwh,
        boughtKwh
    ].map((kwh)=>Math.round(kwh * 100) / 100);
    return [
        [
            'Pobór po bilansie godzin',
            drawn
        ],
        [
            bought > drawn ? 'Doliczone przez podział kupionej energii' : 'Pokryła energia spółdzielni, wspólna i z zapasu',
            bought - drawn
        ],
        [
            'Kupione, na rachunku',
            bought
        ]
    ];
}


},
83656(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ Explained)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
// EXTERNAL MODULE: ./src/components/ui/controls/DateField/index.tsx + 2 modules
var DateField = __webpack_require__(61038);
// EXTERNAL MODULE: ./src/domain/cooperative/explain/days.ts
var days = __webpack_require__(73119);
// EXTERNAL MODULE: ./src/domain/cooperative/explain/explainHour.ts
var explainHour = __webpack_require__(72991);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/domain/kernel/time.ts
var time = __webpack_require__(56341);
// EXTERNAL MODULE: ./src/domain/cooperative/explain/equation.ts
var explain_equation = __webpack_require__(53238);
// EXTERNAL MODULE: ./src/components/calculator/results/Law.tsx
var Law = __webpack_require__(30410);
;// CONCATENATED MODULE: ./src/components/calculator/results/work/ExplainedSteps.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const ExplainedSteps_module = ({"steps":"steps_EjhR","result":"result_ykeL","equations":"equations_UWZp","name":"name_Qg5D","formula":"formula_C_1i"});
;// CONCATENATED MODULE: ./src/components/calculator/results/work/ExplainedSteps.tsx





/** Steps of the settlement as an ordered list; each opens to its formulas, numbers and article of law. */ function ExplainedSteps(param) {
    let { steps, extras = {} } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
        className: ExplainedSteps_module.steps,
        start: steps[0]?.number,
        children: steps.map((param)=>{
            let { number, title, text, equations, law, assumptions } = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                            children: [
                                title,
                                equations.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Result, {
                                    equations: equations
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                            children: text
                        }),
                        equations.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                            className: ExplainedSteps_module.equations,
                            children: equations.map((equation, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Line, {
                                    equation: equation
                                }, index))
                        }),
                        extras[number],
                        law ? /*#__PURE__*/ (0,jsx_runtime.jsx)(Law/* ["default"] */.A, {
                            source: law
                        }) : /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                            className: "meta",
                            children: "Tego kroku przepis nie opisuje: mierzy go licznik."
                        }),
                        assumptions.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                            className: "meta",
                            children: [
                                "Założenia: ",
                                assumptions.join(', '),
                                "."
                            ]
                        })
                    ]
                })
            }, number);
        })
    });
}
/** The last number of a step, visible before the step is opened. */ function Result(param) {
    let { equations } = param;
    const last = equations.at(-1);
    return last && /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
        className: ExplainedSteps_module.result,
        children: [
            ' ',
            last.symbol,
            " = ",
            (0,format/* .formatNumber */.ZV)(last.result, 2),
            " ",
            last.unit
        ]
    });
}
function Line(param) {
    let { equation } = param;
    const { symbol, name, formula, values, result, unit } = equation;
    const numbers = Object.keys(values).length > 0 ? ` = ${(0,explain_equation/* .substituted */.X)(equation, (value)=>(0,format/* .formatNumber */.ZV)(value, 3))}` : '';
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                className: ExplainedSteps_module.name,
                children: name
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                className: ExplainedSteps_module.formula,
                children: [
                    symbol,
                    " = ",
                    formula,
                    numbers,
                    " =",
                    ' ',
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                        children: [
                            (0,format/* .formatNumber */.ZV)(result, 3),
                            " ",
                            unit
                        ]
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/styles.module.css
var styles_module = __webpack_require__(5097);
// EXTERNAL MODULE: ./src/components/calculator/results/views/useDay.ts
var useDay = __webpack_require__(8032);
;// CONCATENATED MODULE: ./src/components/calculator/results/work/ExplainedHour.tsx













/** Steps 1–4 for an hour the reader chooses. */ function ExplainedHour(param) {
    let { settled: { report }, calculation } = param;
    const { day, first, last, field, setField } = (0,useDay/* .useDay */.i)(report);
    const hours = (0,days/* .hoursOfDay */.B6)(report.axis, day);
    const [wanted, setWanted] = (0,react.useState)(null);
    const preferred = hours.includes((0,explainHour/* .tellingHour */.W)(report)) ? (0,explainHour/* .tellingHour */.W)(report) : hours[12] ?? hours[0] ?? 0;
    const hour = wanted !== null && hours.includes(wanted) ? wanted : preferred;
    const { members, hasFailed } = useMembers(report, hour, calculation.membersInHour);
    const steps = members && (0,explainHour/* .explainHour */.e)(report, hour, members);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                children: "Jedna godzina"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].choices */.A.choices,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(DateField/* ["default"] */.A, {
                        id: "dzien-rachunku",
                        label: "Dzień",
                        value: field,
                        min: first,
                        max: last,
                        rangeError: `Wybierz dzień od ${(0,date/* .formatDate */.Yq)(first)} do ${(0,date/* .formatDate */.Yq)(last)}`,
                        onChange: setField
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: "godzina-rachunku",
                        label: "Godzina",
                        value: hour,
                        options: hours.map((option)=>({
                                value: option,
                                label: hourName(report, option)
                            })),
                        onChange: setWanted
                    })
                ]
            }),
            hasFailed && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "alert",
                children: "Nie udało się policzyć tej godziny. Wybierz ją jeszcze raz."
            }),
            steps ? /*#__PURE__*/ (0,jsx_runtime.jsx)(ExplainedSteps, {
                steps: steps
            }) : !hasFailed && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                "aria-busy": "true",
                children: "Liczymy…"
            })
        ]
    });
}
/** `2:00–3:00`; of the two that occur when summer time ends, each says which it is. */ function hourName(param, hour) {
    let { axis } = param;
    const name = (0,format/* .formatHour */.KY)(axis.localHour[hour] ?? 0);
    const isTwice = [
        hour - 1,
        hour + 1
    ].some((other)=>axis.localHour[other] === axis.localHour[hour] && axis.localDay[other] === axis.localDay[hour]);
    const isSummer = (0,hourAxis/* .polishOffsetHours */.GR)(axis.startMs + hour * time/* .hourMs */.$0) === 2;
    return isTwice ? `${name}, czas ${isSummer ? 'letni' : 'zimowy'}` : name;
}
/** Members of one hour, requested from the worker; those of another hour or report are never shown. */ function useMembers(report, hour, ask) {
    const [answer, setAnswer] = (0,react.useState)(null);
    (0,react.useEffect)(()=>{
        let isCurrent = true;
        const take = (members)=>{
            if (isCurrent) {
                setAnswer({
                    report,
                    hour,
                    members
                });
            }
        };
        ask(hour).then(take, ()=>{
            take([]);
        });
        return ()=>{
            isCurrent = false;
        };
    }, [
        report,
        hour,
        ask
    ]);
    const isMine = answer?.report === report && answer.hour === hour;
    return {
        members: isMine && answer.members.length > 0 ? answer.members : null,
        hasFailed: isMine && answer.members.length === 0
    };
}

// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law_law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var split = __webpack_require__(62244);
// EXTERNAL MODULE: ./src/domain/settlement/energy/credits.ts
var energy_credits = __webpack_require__(24999);
;// CONCATENATED MODULE: ./src/domain/cooperative/explain/creditSteps.ts



/** The lots valid in a period, oldest first, with what was used of each. Replays the settlement up to it. */ function lotsOf(param, input, period) {
    let { settlement } = param;
    const { balance, credits } = settlement.energy;
    const periods = balance.importKwh.length;
    const rules = {
        ratio: law_law/* .creditRatio.value */.XA.value,
        validPeriods: input.validPeriods
    };
    const before = (0,energy_credits/* .settleCredits */.U)(balance.importKwh.slice(0, period), balance.exportKwh.slice(0, period), rules, input.year === 'steady' ? credits.closing.map((lot)=>({
            ...lot,
            period: lot.period - periods
        })) : []).closing;
    const own = {
        period,
        kwh: credits.creditKwh[period] ?? 0
    };
    let left = credits.usedCreditKwh[period] ?? 0;
    const valid = [
        ...before,
        ...own.kwh > 0 ? [
            own
        ] : []
    ].filter((lot)=>lot.period + input.validPeriods >= period).map((lot)=>{
        const usedKwh = Math.min(lot.kwh, left);
        left -= usedKwh;
        return {
            ...lot,
            usedKwh
        };
    });
    return {
        valid,
        opening: before.reduce((all, lot)=>all + lot.kwh, 0)
    };
}
/** Steps 6–8 of one period: the credit, what it covers and what expires. */ function creditSteps(report, input, period) {
    const { balance, credits } = report.settlement.energy;
    const at = (values)=>values[period] ?? 0;
    const k = at(credits.creditKwh);
    const K = at(credits.usedCreditKwh);
    const X = at(credits.expiredKwh);
    const { opening } = lotsOf(report, input, period);
    const L = opening - X + k;
    return [
        {
            number: 6,
            title: 'Zapas w sieci z tego okresu',
            text: 'Za każdą kilowatogodzinę oddaną po bilansie całej spółdzielni można odebrać 0,6 kWh. Tyle dopisuje się do zapasu w sieci jako nową partię.',
            equations: [
                (0,explain_equation/* .inKwh */.G)({
                    symbol: 'k',
                    name: 'dopisane do zapasu w okresie',
                    formula: 'w · W',
                    values: {
                        w: law_law/* .creditRatio.value */.XA.value,
                        W: at(balance.exportKwh)
                    },
                    result: k
                })
            ],
            law: law_law/* .creditRatio */.XA,
            assumptions: [
                'A3'
            ]
        },
        {
            number: 7,
            title: 'Odbiór z zapasu',
            text: 'Pobór pokrywa się z ważnych partii zapasu, od najstarszej. Partia tego samego okresu też już działa.',
            equations: [
                (0,explain_equation/* .inKwh */.G)({
                    symbol: 'L',
                    name: 'ważne partie',
                    formula: 'B₀ − X + k',
                    values: {
                        'B₀': opening,
                        X,
                        k
                    },
                    result: L
                }),
                (0,explain_equation/* .inKwh */.G)({
                    symbol: 'K',
                    name: 'odebrane z zapasu',
                    formula: 'min(P; L)',
                    values: {
                        P: at(balance.importKwh),
                        L
                    },
                    result: K
                })
            ],
            law: law_law/* .oldestFirstRule */.cM,
            assumptions: [
                'A1',
                'A2'
            ]
        },
        {
            number: 8,
            title: 'Co przepada i co zostaje',
            text: 'Partia po terminie przepada na rzecz sprzedawcy. Reszta przechodzi na następny okres.',
            equations: [
                (0,explain_equation/* .inKwh */.G)({
                    symbol: 'X',
                    name: 'przepadło w okresie',
                    formula: 'partie po terminie',
                    values: {},
                    result: X
                }),
                (0,explain_equation/* .inKwh */.G)({
                    symbol: 'B',
                    name: 'zapas na koniec okresu',
                    formula: 'B₀ − X + k − K',
                    values: {
                        'B₀': opening,
                        X,
                        k,
                        K
                    },
                    result: at(credits.balanceKwh)
                })
            ],
            law: law_law/* .expiryRule */.Q9,
            assumptions: [
                'A2'
            ]
        }
    ];
}

;// CONCATENATED MODULE: ./src/domain/cooperative/explain/explainMonth.ts





/** Steps 5–11 of one period; step 10 for one member. */ function explainMonth(report, input, period, member) {
    return [
        periodSums(report, period),
        ...creditSteps(report, input, period),
        boughtStep(report, period),
        splitStep(report, period, member),
        yearStep(report, input)
    ];
}
function periodSums(param, period) {
    let { axis, settlement } = param;
    const { importKwh, exportKwh, sharedKwh } = settlement.energy.balance;
    const hours = (axis.periodStarts[period + 1] ?? 0) - (axis.periodStarts[period] ?? 0);
    const total = (symbol, name, values)=>(0,explain_equation/* .inKwh */.G)({
            symbol,
            name,
            formula: `suma ${symbol} z godzin`,
            values: {},
            result: values[period] ?? 0
        });
    return {
        number: 5,
        title: 'Sumy okresu rozliczeniowego',
        text: `Dodaje się wyniki wszystkich godzin okresu. Jest ich ${hours}.`,
        equations: [
            total('S', 'energia wspólna', sharedKwh),
            total('W', 'oddanie spółdzielni do sieci', exportKwh),
            total('P', 'pobór spółdzielni z sieci', importKwh)
        ],
        law: law_law/* .periodRule */.SB,
        assumptions: [
            'A1'
        ]
    };
}
function boughtStep(param, period) {
    let { settlement } = param;
    const { balance, credits } = settlement.energy;
    const { surplusKwh = 0, full = 0, worth = null, due = null } = settlement.gridDue[period] ?? {};
    const bought = (0,explain_equation/* .inKwh */.G)({
        symbol: 'Z',
        name: 'energia kupiona od sprzedawcy',
        formula: 'P − K',
        values: {
            P: balance.importKwh[period] ?? 0,
            K: credits.usedCreditKwh[period] ?? 0
        },
        result: credits.boughtKwh[period] ?? 0
    });
    const surplus = (0,explain_equation/* .inKwh */.G)({
        symbol: 'N',
        name: 'nadwyżka sprzedawcy',
        formula: 'W − k + X',
        values: {
            W: balance.exportKwh[period] ?? 0,
            k: credits.creditKwh[period] ?? 0,
            X: credits.expiredKwh[period] ?? 0
        },
        result: surplusKwh
    });
    const dues = worth === null || due === null ? [] : [
        {
            symbol: 'd',
            name: 'należność za sieć od energii wspólnej i odebranej, netto',
            formula: 'min(f; v)',
            values: {
                f: full,
                v: worth
            },
            result: due,
            unit: 'zł'
        }
    ];
    return {
        number: 9,
        title: 'Energia kupiona i opłaty',
        text: `Od energii kupionej płaci się wszystkie opłaty. Od wspólnej i odebranej z zapasu nie płaci się za energię czynną ani opłat OZE, kogeneracyjnej i mocowej za kWh. Zmienna opłata za sieć jest ograniczona do wartości nadwyżki sprzedawcy.${dues.length > 0 ? '' : ' Tej wartości tu nie liczymy, bo nie podano średniej ceny ogłaszanej przez Prezesa URE.'}`,
        // The last one is shown in the heading of the step.
        equations: [
            surplus,
            ...dues,
            bought
        ],
        law: law_law/* .feeRule */.rz,
        assumptions: [
            'A5',
            'A6',
            'A7'
        ]
    };
}
function splitStep(param, period, index) {
    let { settlement } = param;
    const { credits, members } = settlement.energy;
    const Z = credits.boughtKwh[period] ?? 0;
    const member = members[index];
    const id = settlement.members[index]?.id ?? '';
    const positive = members.reduce((all, param)=>{
        let { net } = param;
        return all + Math.max(net[period] ?? 0, 0);
    }, 0);
    const byNet = positive > 0;
    const E = byNet ? positive : members.reduce((all, param)=>{
        let { drawn } = param;
        return all + (drawn[period] ?? 0);
    }, 0);
    const e = byNet ? Math.max(member?.net[period] ?? 0, 0) : member?.drawn[period] ?? 0;
    const values = {
        Z,
        e,
        E
    };
    return {
        number: 10,
        title: `Podział na członków: ${id}`,
        text: byNet ? 'Energię kupioną dzieli się między członków, którzy w okresie pobrali więcej, niż oddali, proporcjonalnie do tej różnicy (e z sumy E). Kto więcej oddał, nie płaci za żadne kWh, choć nocą pobierał prąd.' : 'Nikt w okresie nie pobrał więcej, niż oddał, więc energię kupioną dzieli się według samych godzin z poborem.',
        equations: [
            (0,explain_equation/* .inKwh */.G)({
                symbol: 'Zᵢ',
                name: `energia kupiona: ${id}`,
                formula: E > 0 ? 'Z · e / E' : 'Z · 0',
                values: E > 0 ? values : {
                    Z
                },
                result: member?.statutoryBought[period] ?? 0
            })
        ],
        law: law_law/* .splitRule */.Xz,
        assumptions: byNet ? [
            'A4',
            'A10'
        ] : [
            'A4',
            'A16'
        ]
    };
}
function yearStep(report, input) {
    const { credits } = report.settlement.energy;
    const { opening } = lotsOf(report, input, 0);
    const total = (symbol, name, values)=>(0,explain_equation/* .inKwh */.G)({
            symbol,
            name,
            formula: `suma ${symbol.slice(1)} z okresów`,
            values: {},
            result: (0,split/* .sum */.cz)(values)
        });
    return {
        number: 11,
        title: 'Cały czas rozliczenia',
        text: input.year === 'steady' ? 'Liczymy kolejny rok spółdzielni: zaczyna się z takim zapasem w sieci, z jakim się kończy. Zakładamy, że następne lata są takie same.' : report.axis.hours < hourAxis/* .yearHours */.zq ? 'Liczymy tylko czas objęty danymi. Zaczyna się bez zapasu w sieci, bo o wcześniejszym nic nie wiadomo.' : 'Liczymy pierwszy rok spółdzielni: zaczyna się bez zapasu w sieci.',
        equations: [
            total('ΣZ', 'energia kupiona', credits.boughtKwh),
            total('ΣK', 'odebrane z zapasu', credits.usedCreditKwh),
            total('ΣX', 'przepadło', credits.expiredKwh),
            (0,explain_equation/* .inKwh */.G)({
                symbol: 'B',
                name: 'zapas na koniec',
                formula: 'B₀ + Σk − ΣK − ΣX',
                values: {
                    'B₀': opening,
                    Σk: (0,split/* .sum */.cz)(credits.creditKwh),
                    ΣK: (0,split/* .sum */.cz)(credits.usedCreditKwh),
                    ΣX: (0,split/* .sum */.cz)(credits.expiredKwh)
                },
                result: credits.balanceKwh.at(-1) ?? 0
            })
        ],
        law: law_law/* .periodRule */.SB,
        assumptions: [
            'A1',
            'A2'
        ]
    };
}
/** The most instructive period: one that uses credit and still buys, or else the one that uses the most credit. */ function tellingPeriod(param) {
    let { settlement } = param;
    const { usedCreditKwh, boughtKwh } = settlement.energy.credits;
    const weight = (period)=>Math.min(usedCreditKwh[period] ?? 0, boughtKwh[period] ?? 0);
    const periods = Array.from(usedCreditKwh.keys());
    const both = periods.reduce((best, period)=>weight(period) > weight(best) ? period : best, 0);
    return weight(both) > 0 ? both : periods.reduce((best, period)=>(usedCreditKwh[period] ?? 0) > (usedCreditKwh[best] ?? 0) ? period : best, 0);
}

// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/components/calculator/results/names.ts
var names = __webpack_require__(20050);
;// CONCATENATED MODULE: ./src/components/calculator/results/work/Lots.tsx




/** The lots of credit valid in the period, and what was taken from each. */ function Lots(param) {
    let { settled: { report, input }, lots } = param;
    const periods = report.axis.periodMonths.length;
    if (lots.length === 0) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "W tym okresie nie ma zapasu w sieci."
        });
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
        "aria-label": "Partie zapasu w sieci",
        asCards: true,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                children: "Partie zapasu w sieci, od najstarszej"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                            scope: "col",
                            children: "Z okresu"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                            scope: "col",
                            children: "Było (kWh)"
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                            scope: "col",
                            children: "Zużyto (kWh)"
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                children: lots.map((param)=>{
                    let { period, kwh, usedKwh } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("th", {
                                scope: "row",
                                children: [
                                    (0,names/* .periodName */.dN)(report.axis, input, (period % periods + periods) % periods),
                                    period < 0 && ', poprzedni rok'
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                "data-label": "Było (kWh)",
                                children: (0,format/* .formatNumber */.ZV)(kwh, 2)
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                "data-label": "Zużyto (kWh)",
                                children: (0,format/* .formatNumber */.ZV)(usedKwh, 2)
                            })
                        ]
                    }, period);
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/cooperative/explain/memberBill.ts
var memberBill = __webpack_require__(95051);
// EXTERNAL MODULE: ./src/components/calculator/results/bills/billTables.ts
var billTables = __webpack_require__(4923);
// EXTERNAL MODULE: ./src/components/calculator/results/bills/MoreThanDrawn.tsx + 1 modules
var MoreThanDrawn = __webpack_require__(10656);
;// CONCATENATED MODULE: ./src/components/calculator/results/work/MemberBill.tsx








const zl = (value)=>`${(0,format/* .formatZl */.kN)(value)}\u00a0zł`;
/** The bill of one member in one period, by component; below it what the internal key makes of the same energy. */ function MemberBill(param) {
    let { settled, period, member } = param;
    const { report, input, rates } = settled;
    const found = (0,react.useMemo)(()=>{
        const tariff = (0,memberBill/* .tariffOf */.O)(input, rates, member);
        return tariff && (0,memberBill/* .billParts */.I)(report, input, tariff, period, member);
    }, [
        report,
        input,
        rates,
        period,
        member
    ]);
    const result = report.settlement.members[member];
    const bill = result?.sheet.bills[period];
    const drawn = report.settlement.energy.members[member]?.drawn;
    if (!found || !bill || !drawn) {
        return null;
    }
    const { shared, usedCredit, bought } = result.internal;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                "aria-label": "Rachunek członka",
                asCards: true,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("caption", {
                        children: [
                            "Rachunek w tym okresie: ",
                            result.id
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Składnik"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Ilość i stawka netto"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Netto"
                                })
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tbody", {
                        children: [
                            (0,billTables/* .energyLines */.yA)({
                                drawnKwh: drawn[period] ?? 0,
                                boughtKwh: found.boughtKwh
                            }).map((param)=>{
                                let [name, kwh] = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "row",
                                            children: name
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                            "data-label": "Ilość i stawka netto",
                                            children: [
                                                (0,format/* .formatNumber */.ZV)(kwh, 2),
                                                " kWh"
                                            ]
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                            "data-label": "Netto",
                                            children: "–"
                                        })
                                    ]
                                }, name);
                            }),
                            found.parts.map((part)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "row",
                                            children: names/* .componentNames */.w$[part.component]
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                            "data-label": "Ilość i stawka netto",
                                            children: (0,billTables/* .amountText */.cY)(part, found.boughtKwh) ?? '–'
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                            "data-label": "Netto",
                                            children: zl(part.net)
                                        })
                                    ]
                                }, part.component))
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tfoot", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                        scope: "row",
                                        children: "Razem netto, po zaokrągleniu do grosza"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        "data-label": "Ilość i stawka netto",
                                        children: "–"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        "data-label": "Netto",
                                        children: zl(bill.net / 100)
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                        scope: "row",
                                        children: "VAT"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        "data-label": "Ilość i stawka netto",
                                        children: "–"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        "data-label": "Netto",
                                        children: zl(bill.vat / 100)
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                        scope: "row",
                                        children: "Do zapłaty"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        "data-label": "Ilość i stawka netto",
                                        children: "–"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        "data-label": "Netto",
                                        children: zl(bill.gross / 100)
                                    })
                                ]
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MoreThanDrawn/* .MoreInPeriod */.wg, {
                report: report,
                member: member,
                period: period
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MoreThanDrawn/* .WhyMore */.sZ, {
                report: report,
                member: member,
                period: period
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Klucz wewnętrzny to osobny podział, kt\xf3ry tego rachunku nie zmienia. Ten sam pob\xf3r, czyli",
                    ' ',
                    (0,format/* .formatNumber */.ZV)(drawn[period] ?? 0, 2),
                    " kWh, dzieli na wsp\xf3lne",
                    ' ',
                    (0,format/* .formatNumber */.ZV)(shared[period] ?? 0, 2),
                    " kWh, z zapasu",
                    ' ',
                    (0,format/* .formatNumber */.ZV)(usedCredit[period] ?? 0, 2),
                    " kWh i kupione",
                    ' ',
                    (0,format/* .formatNumber */.ZV)(bought[period] ?? 0, 2),
                    " kWh."
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/work/ExplainedMonth.tsx










/** Steps 5–11 for a period and a member the reader chooses. */ function ExplainedMonth(param) {
    let { settled } = param;
    const { report, input } = settled;
    const { members } = report.settlement;
    const [wanted, setWanted] = (0,react.useState)(null);
    const [wantedMember, setMember] = (0,react.useState)(0);
    const periods = report.axis.periodMonths.length;
    const period = wanted !== null && wanted < periods ? wanted : tellingPeriod(report);
    const member = Math.min(wantedMember, members.length - 1);
    const steps = (0,react.useMemo)(()=>explainMonth(report, input, period, member), [
        report,
        input,
        period,
        member
    ]);
    const lots = (0,react.useMemo)(()=>lotsOf(report, input, period).valid, [
        report,
        input,
        period
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                children: "Jeden okres rozliczeniowy"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].choices */.A.choices,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: "okres-rachunku",
                        label: input.period === 'month' ? 'Miesiąc' : 'Okres',
                        value: period,
                        options: Array.from({
                            length: periods
                        }, (_, index)=>({
                                value: index,
                                label: (0,names/* .periodName */.dN)(report.axis, input, index)
                            })),
                        onChange: setWanted
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: "czlonek-rachunku",
                        label: "Członek",
                        value: member,
                        options: members.map((param, index)=>{
                            let { id } = param;
                            return {
                                value: index,
                                label: id
                            };
                        }),
                        onChange: setMember
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ExplainedSteps, {
                steps: steps,
                extras: {
                    7: /*#__PURE__*/ (0,jsx_runtime.jsx)(Lots, {
                        settled: settled,
                        lots: lots
                    }),
                    10: /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberBill, {
                        settled: settled,
                        period: period,
                        member: member
                    })
                }
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/work/Explained.tsx



/** Every step of one hour and of one period, with its numbers. */ function Explained(param) {
    let { settled, calculation } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Wybierz jedną godzinę i jeden okres. Każdy krok ma wz\xf3r, liczby i przepis, więc sprawdzisz go na kartce."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ExplainedHour, {
                settled: settled,
                calculation: calculation
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ExplainedMonth, {
                settled: settled
            })
        ]
    });
}


},
95051(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  I: () => (billParts),
  O: () => (tariffOf)
});
/* import */ var _settlement_money_bill__rspack_import_0 = __webpack_require__(15006);
/* import */ var _settlement_hours_hourAxis__rspack_import_1 = __webpack_require__(83629);
/* import */ var _settlement_law_law__rspack_import_2 = __webpack_require__(81287);
/* import */ var _settlement_money_tariff__rspack_import_3 = __webpack_require__(80057);
/* import */ var _settlement_split__rspack_import_8 = __webpack_require__(62244);
/* import */ var _kernel_units__rspack_import_7 = __webpack_require__(55645);
/* import */ var _description_problems__rspack_import_4 = __webpack_require__(88495);
/* import */ var _description_ownConnection__rspack_import_6 = __webpack_require__(81399);
/* import */ var _description_tariffs__rspack_import_5 = __webpack_require__(4748);









/** A member's tariff; the last member is the cooperative's battery. Null if the input describes none. */ function tariffOf(input, rates, member) {
    const point = input.members[member];
    const { tariff: id = '', orderedKw } = point ?? input.battery ?? {};
    if (id === '' && point && (0,_description_ownConnection__rspack_import_6/* .isOwnConnection */.R)(point)) {
        return _description_tariffs__rspack_import_5/* .withoutFees */.Gd;
    }
    const read = (0,_description_problems__rspack_import_4/* .resultOf */.Bg)(()=>(0,_description_tariffs__rspack_import_5/* .readTariffs */.Sm)(input, rates).get(id)?.(orderedKw));
    return read.ok ? read.value ?? null : null;
}
/** The components of a member's bill in one period. Their sum, rounded once, is the net sum of the bill. */ function billParts(param, input, tariff, period, member, cache) {
    let { axis, settlement, sourceKw, largestKw } = param;
    const plain = (0,_settlement_money_tariff__rspack_import_3/* .priceList */.g6)(axis, tariff, cache);
    const { count } = plain.buckets;
    const market = settlement.members[member]?.market;
    const list = market ? {
        ...plain,
        market: market.subarray(period * count, (period + 1) * count)
    } : plain;
    const energy = settlement.energy.members[member];
    const bill = settlement.members[member]?.sheet.bills[period];
    if (!energy || !bill) {
        return {
            boughtKwh: 0,
            parts: []
        };
    }
    const bought = (0,_settlement_money_tariff__rspack_import_3/* .boughtByBucket */.Vy)(list, energy.statutoryBought, energy.balance);
    const ofPeriod = bought.subarray(period * count, (period + 1) * count);
    const months = axis.periodMonths[period] ?? 0;
    const flatKwh = input.prices?.flatCapacityBy === 'bought' ? bought : energy.balance.drawn;
    const costs = {
        ...(0,_settlement_money_bill__rspack_import_0/* .kwhCosts */.Lr)(list, ofPeriod),
        capacityFlat: months * (0,_settlement_money_tariff__rspack_import_3/* .flatCapacity */.mP)(tariff, yearly(axis, flatKwh)),
        fixedNetwork: months * (0,_settlement_money_tariff__rspack_import_3/* .monthlyNetwork */.Un)(tariff),
        subscription: months * tariff.subscription,
        trade: months * tariff.trade,
        gridDue: input.prices?.gridReading === 2 ? gridDue(settlement, list, period, member) : 0,
        service: months * (input.prices?.servicePerMember ?? 0),
        balancing: balancing(settlement, input, largestKw, period)
    };
    if (sourceKw > _settlement_law_law__rspack_import_2/* .excisePowerLimit.value */.uC.value) {
        // Excise on energy used behind the meter is known only per year, so here it is the remainder.
        const rest = _settlement_money_tariff__rspack_import_3/* .components.reduce */.dK.reduce((all, component)=>all + costs[component], 0);
        costs.excise += bill.net / 100 - rest;
    }
    const boughtKwh = energy.statutoryBought[period] ?? 0;
    return {
        boughtKwh,
        parts: _settlement_money_tariff__rspack_import_3/* .components.filter */.dK.filter((component)=>Math.abs(costs[component]) > 1e-9).map((component)=>({
                component,
                net: costs[component],
                rate: rateOf(list, component),
                ...variesByKwh(list, component) && boughtKwh > 0 && {
                    mean: costs[component] / boughtKwh
                },
                ...component === 'fixedNetwork' && {
                    orderedPower: tariff.orderedPower
                }
            }))
    };
}
function yearly(axis, values) {
    return (0,_kernel_units__rspack_import_7/* .kwh */.Jo)((0,_settlement_split__rspack_import_8/* .sum */.cz)(values) * _settlement_hours_hourAxis__rspack_import_1/* .yearHours */.zq / axis.hours);
}
/** A component's rate if it is the same in all buckets; null if it differs or is not charged per kWh. */ function rateOf(param, component) {
    let { rows, market } = param;
    if (market && component === 'energy') {
        return null;
    }
    const rates = rows[_settlement_money_tariff__rspack_import_3/* .components.indexOf */.dK.indexOf(component)];
    const [first] = rates ?? [];
    return first !== undefined && rates?.every((rate)=>rate === first) === true ? first : null;
}
/** Whether the component is charged per kWh, but not for all energy alike. */ function variesByKwh(list, component) {
    const isPerKwh = list.rows[_settlement_money_tariff__rspack_import_3/* .components.indexOf */.dK.indexOf(component)] !== undefined;
    return isPerKwh && rateOf(list, component) === null;
}
/** Reading 2 of A5: the member's part of what is due, in proportion to the fees for shared and credited energy. */ function gridDue(param, param1, period, member) {
    let { energy: { balance, credits, members }, gridDue: all } = param, { buckets: { count }, tariff, zoneOfBucket } = param1;
    const { due, full } = all[period] ?? {
        due: 0,
        full: 0
    };
    const own = members[member];
    const imported = balance.importKwh[period] ?? 0;
    const credited = imported > 0 ? (credits.usedCreditKwh[period] ?? 0) / imported : 0;
    let fee = 0;
    for(let bucket = 0; bucket < count; bucket += 1){
        const at = period * count + bucket;
        const received = own?.sharing.received[at] ?? 0;
        const rest = Math.max((own?.balance.drawn[at] ?? 0) - received, 0);
        const network = tariff.zones[zoneOfBucket[bucket] ?? 0]?.network ?? 0;
        fee += (rest * credited + received) * (network + tariff.quality);
    }
    return full > 0 ? (due ?? 0) * fee / full : 0;
}
function balancing(param, param1, largestKw, period) {
    let { energy, members } = param, { prices } = param1;
    const rate = largestKw >= _settlement_law_law__rspack_import_2/* .balancingPowerLimit.value */.gb.value ? (prices?.balancingPerMwh ?? 0) / 1000 : 0;
    return (energy.balance.exportKwh[period] ?? 0) * rate / members.length;
}


},
35075(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Ko: () => (memberStatement),
  Nc: () => (billRows),
  Sh: () => (sumBills)
});
/* import */ var _settlement_hours_seriesCache__rspack_import_1 = __webpack_require__(10825);
/* import */ var _memberBill__rspack_import_0 = __webpack_require__(95051);


/** All bills of one member, period by period; empty for a member without a tariff. */ function memberStatement(report, input, rates, member) {
    let cache = arguments.length > 4 && arguments[4] !== void 0 ? arguments[4] : new _settlement_hours_seriesCache__rspack_import_1/* .SeriesCache */.k();
    const { settlement } = report;
    const tariff = (0,_memberBill__rspack_import_0/* .tariffOf */.O)(input, rates, member);
    const result = settlement.members[member];
    const energy = settlement.energy.members[member];
    if (!tariff || !result || !energy) {
        return [];
    }
    return result.sheet.bills.map((bill, period)=>{
        const at = (values)=>values[period] ?? 0;
        return {
            ...(0,_memberBill__rspack_import_0/* .billParts */.I)(report, input, tariff, period, member, cache),
            drawnKwh: at(energy.drawn),
            givenKwh: at(energy.drawn) - at(energy.net),
            netZl: bill.net / 100,
            vatZl: bill.vat / 100,
            grossZl: bill.gross / 100,
            balanceKwh: at(settlement.energy.credits.balanceKwh)
        };
    });
}
/** Every member's bill in every period: `rows[member][period]`. */ function billRows(report, input, rates) {
    const cache = new _settlement_hours_seriesCache__rspack_import_1/* .SeriesCache */.k();
    return report.settlement.members.map((_, member)=>memberStatement(report, input, rates, member, cache).map((param)=>{
            let { parts, boughtKwh, netZl, vatZl, grossZl } = param;
            return {
                boughtKwh,
                costs: Object.fromEntries(parts.map((param)=>{
                    let { component, net } = param;
                    return [
                        component,
                        net
                    ];
                })),
                netZl,
                vatZl,
                grossZl
            };
        }));
}
/** The sum of bills. Bills are whole grosze, and so are their sums. */ function sumBills(rows) {
    const total = (of)=>rows.reduce((all, row)=>all + of(row), 0);
    const inGrosze = (of)=>Math.round(total(of) * 100) / 100;
    const costs = {};
    for (const row of rows){
        for (const [component, net] of Object.entries(row.costs)){
            costs[component] = (costs[component] ?? 0) + net;
        }
    }
    return {
        boughtKwh: total((param)=>{
            let { boughtKwh } = param;
            return boughtKwh;
        }),
        costs,
        netZl: inGrosze((param)=>{
            let { netZl } = param;
            return netZl;
        }),
        vatZl: inGrosze((param)=>{
            let { vatZl } = param;
            return vatZl;
        }),
        grossZl: inGrosze((param)=>{
            let { grossZl } = param;
            return grossZl;
        })
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

}]);