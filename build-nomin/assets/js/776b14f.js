"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9286"], {
92917(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ Bills)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/buttons/ButtonRow/index.tsx + 1 modules
var ButtonRow = __webpack_require__(77448);
// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
// EXTERNAL MODULE: ./src/components/ui/controls/SortableTable/index.tsx + 2 modules
var SortableTable = __webpack_require__(69717);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/domain/cooperative/explain/statement.ts
var statement = __webpack_require__(35075);
// EXTERNAL MODULE: ./src/domain/kernel/csv.ts
var csv = __webpack_require__(46454);
// EXTERNAL MODULE: ./src/browser/device/saveFile.ts
var saveFile = __webpack_require__(14274);
// EXTERNAL MODULE: ./src/components/calculator/results/names.ts
var names = __webpack_require__(20050);
// EXTERNAL MODULE: ./src/components/calculator/results/styles.module.css
var styles_module = __webpack_require__(5097);
// EXTERNAL MODULE: ./src/components/calculator/results/tables.ts
var tables = __webpack_require__(21273);
// EXTERNAL MODULE: ./src/components/calculator/results/bills/billTables.ts
var billTables = __webpack_require__(4923);
// EXTERNAL MODULE: ./node_modules/react-dom/index.js
var react_dom = __webpack_require__(40961);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/domain/cooperative/description/tariffs.ts
var tariffs = __webpack_require__(4748);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/calculator/results/bills/MoreThanDrawn.tsx + 1 modules
var MoreThanDrawn = __webpack_require__(10656);
;// CONCATENATED MODULE: ./src/components/calculator/results/bills/Statement.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const Statement_module = ({"pages":"pages_SkIA","statement":"statement_qRfP"});
;// CONCATENATED MODULE: ./src/components/calculator/results/bills/Statement.tsx










/** What one member gets from the accountant: energy, charges, tax and what is to be paid, month by month. */ function Statement(param) {
    let { settled, member, period } = param;
    const { report, input, rates, today } = settled;
    const { axis } = report;
    const all = (0,statement/* .memberStatement */.Ko)(report, input, rates, member);
    const gross = all.reduce((sum, param)=>{
        let { grossZl } = param;
        return sum + grossZl;
    }, 0);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("article", {
        className: Statement_module.statement,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("h1", {
                children: [
                    "Rozliczenie: ",
                    report.settlement.members[member]?.id
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Sp\xf3łdzielnia energetyczna. Dane ",
                    (0,names/* .spanText */.Cp)(axis, period ?? undefined),
                    "; grupa",
                    ' ',
                    (0,billTables/* .groupText */.VR)(input, member),
                    ", stawki z dnia ",
                    (0,date/* .formatDate */.Yq)((0,tariffs/* .dayOfRates */.zW)(input)),
                    "; wydruk z",
                    ' ',
                    (0,date/* .formatDate */.Yq)(today)
                ]
            }),
            all.map((of, index)=>period === null || period === index ? /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                    "aria-label": (0,names/* .periodName */.dN)(axis, input, index),
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                            children: (0,names/* .periodName */.dN)(axis, input, index)
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("table", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                scope: "col",
                                                children: "Pozycja"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                scope: "col",
                                                children: "Ilość i stawka netto"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                scope: "col",
                                                children: "Netto (zł)"
                                            })
                                        ]
                                    })
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsxs)("tbody", {
                                    children: [
                                        (0,billTables/* .energyLines */.yA)(of).map((param)=>{
                                            let [name, kwh] = param;
                                            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                                children: [
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                        scope: "row",
                                                        children: name
                                                    }),
                                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                                        children: [
                                                            (0,format/* .formatNumber */.ZV)(kwh, 2),
                                                            " kWh"
                                                        ]
                                                    }),
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {})
                                                ]
                                            }, name);
                                        }),
                                        of.parts.map((part)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                                children: [
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                        scope: "row",
                                                        children: names/* .componentNames */.w$[part.component]
                                                    }),
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                        children: (0,billTables/* .amountText */.cY)(part, of.boughtKwh)
                                                    }),
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                        children: (0,format/* .formatZl */.kN)(part.net)
                                                    })
                                                ]
                                            }, part.component))
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("tfoot", {
                                    children: [
                                        [
                                            'Razem netto',
                                            of.netZl
                                        ],
                                        [
                                            'VAT',
                                            of.vatZl
                                        ],
                                        [
                                            'Do zapłaty brutto',
                                            of.grossZl
                                        ]
                                    ].map((param)=>{
                                        let [name, zl] = param;
                                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                            children: [
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                    scope: "row",
                                                    children: name
                                                }),
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {}),
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                    children: (0,format/* .formatZl */.kN)(zl)
                                                })
                                            ]
                                        }, name);
                                    })
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                            children: [
                                "Oddanie po bilansie godzin: ",
                                (0,format/* .formatNumber */.ZV)(of.givenKwh, 2),
                                " kWh. Zapas całej sp\xf3łdzielni na koniec: ",
                                (0,format/* .formatNumber */.ZV)(of.balanceKwh, 2),
                                " kWh."
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(MoreThanDrawn/* .MoreInPeriod */.wg, {
                            report: report,
                            member: member,
                            period: index
                        })
                    ]
                }, index) : null),
            period === null && all.length > 1 && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                    children: [
                        "Razem brutto: ",
                        (0,format/* .formatZl */.kN)(gross),
                        " zł."
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MoreThanDrawn/* .WhyMore */.sZ, {
                report: report,
                member: member,
                period: period
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Energia jest tu policzona jednym sposobem, jak na fakturze: prąd kupiony przez całą sp\xf3łdzielnię dzieli się na członk\xf3w według rozporządzenia (",
                    law/* .splitRule.article */.Xz.article,
                    "). Klucza wewnętrznego, czyli umowy między członkami, na tej kartce nie ma."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Pozycje są bez zaokrągleń; do grosza zaokrągla się sumę netto, a od niej VAT. To wyliczenie do sprawdzenia faktur. Dokumentem jest faktura sprzedawcy."
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/bills/StatementPages.tsx





/** The statements of some members on paper, in place of the page; prints itself once it is there. */ function StatementPages(param) {
    let { settled, members, period, onPrinted } = param;
    (0,react.useEffect)(()=>{
        window.addEventListener('afterprint', onPrinted);
        // After the other effects of this rendering, so that closing is heard.
        const timer = setTimeout(()=>{
            window.print();
        });
        return ()=>{
            clearTimeout(timer);
            window.removeEventListener('afterprint', onPrinted);
        };
    }, [
        onPrinted
    ]);
    return /*#__PURE__*/ (0,react_dom.createPortal)(/*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: Statement_module.pages,
        children: members.map((member)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Statement, {
                settled: settled,
                member: member,
                period: period
            }, member))
    }), document.body);
}

;// CONCATENATED MODULE: ./src/components/calculator/results/bills/Bills.tsx















const pageSize = 25;
/** Month × member × component: what an accountant checks invoices with. */ function Bills(param) {
    let { settled } = param;
    const { report, input, rates, today } = settled;
    const { axis, settlement } = report;
    const [wantedPeriod, setPeriod] = (0,react.useState)(null);
    const [wantedMember, setMember] = (0,react.useState)(null);
    const [isPrinting, setIsPrinting] = (0,react.useState)(false);
    const periods = axis.periodMonths.length;
    const period = wantedPeriod !== null && wantedPeriod < periods ? wantedPeriod : null;
    const count = settlement.members.length;
    const member = wantedMember !== null && wantedMember < count ? wantedMember : null;
    const bills = (0,react.useMemo)(()=>(0,statement/* .billRows */.Nc)(report, input, rates), [
        report,
        input,
        rates
    ]);
    const table = (0,react.useMemo)(()=>(0,billTables/* .billTable */.sL)(settled, bills, period), [
        settled,
        bills,
        period
    ]);
    const onPrinted = (0,react.useCallback)(()=>{
        setIsPrinting(false);
    }, []);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].choices */.A.choices,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: "okres-rachunkow",
                        label: input.period === 'month' ? 'Miesiąc' : 'Okres',
                        value: period,
                        options: [
                            {
                                value: null,
                                label: 'Wszystkie razem'
                            },
                            ...Array.from({
                                length: periods
                            }, (_, index)=>({
                                    value: index,
                                    label: (0,names/* .periodName */.dN)(axis, input, index)
                                }))
                        ],
                        onChange: setPeriod
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: "czlonek-rozliczenia",
                        label: "Rozliczenie do wydruku",
                        value: member,
                        options: [
                            {
                                value: null,
                                label: `Wszyscy członkowie (${count})`
                            },
                            ...settlement.members.map((param, index)=>{
                                let { id } = param;
                                return {
                                    value: index,
                                    label: id
                                };
                            })
                        ],
                        onChange: setMember
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SortableTable/* ["default"] */.A, {
                caption: `Składniki rachunków netto: ${(0,names/* .spanText */.Cp)(axis, period ?? undefined)}`,
                pageSize: pageSize,
                ...table
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                "data-takes": "",
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(ButtonRow/* ["default"] */.A, {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                            onClick: ()=>{
                                const text = (0,csv/* .toCsv */.g)((0,tables/* .fileRows */.eX)((0,billTables/* .billFile */.MS)(settled, bills)));
                                (0,saveFile/* .saveFile */.O)(`spoldzielnia-rachunki-${today}.csv`, text, 'text/csv');
                            },
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "download"
                                }),
                                "Pobierz CSV: rachunki"
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                            onClick: ()=>{
                                setIsPrinting(true);
                            },
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "print"
                                }),
                                "Drukuj rozliczenie"
                            ]
                        })
                    ]
                })
            }),
            isPrinting && /*#__PURE__*/ (0,jsx_runtime.jsx)(StatementPages, {
                settled: settled,
                members: member === null ? Array.from({
                    length: count
                }, (_, index)=>index) : [
                    member
                ],
                period: period,
                onPrinted: onPrinted
            })
        ]
    });
}


},
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