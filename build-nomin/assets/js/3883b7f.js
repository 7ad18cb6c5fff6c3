"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3289"], {
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
77380(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"pages":"pages_mfvr","sentence":"sentence_jeFr","table":"table_rkmN","split":"split_sGqE","inputs":"inputs_pltH","verdicts":"verdicts_QQKl","sources":"sources_H4Jb","address":"address_xqqR","code":"code_uDlT"});

},
97865(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"chart":"chart__GbS","axis":"axis_HRuo","unit":"unit_NlxA","tick":"tick_ckPo","xUnit":"xUnit_FDIJ","plot":"plot_nNuo","gridLine":"gridLine_l8k7","hatchLine":"hatchLine_DY7f","hatchDot":"hatchDot_7zb1","cursor":"cursor_bbnU","label":"label_tMKW"});

},
33918(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"dialog":"dialog_Tiy2","waiting":"waiting_siS0","head":"head_aMsR","month":"month_GpPr","page":"page_ZPAx","dayButton":"dayButton_aQop","grid":"grid_n2gO","weekday":"weekday_VFB0","day":"day_j9jn","today":"today_Q1wB","selected":"selected_oYYa"});

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
98257(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  M: () => (sourceSpecs),
  S: () => (sourceNames)
});
/* import */ var _site_src_domain_calculator_defaults__rspack_import_0 = __webpack_require__(19602);
/* import */ var _site_src_domain_energy_regions__rspack_import_1 = __webpack_require__(27074);


const sourceNames = {
    pv: 'Panele fotowoltaiczne',
    wind: 'Turbina wiatrowa',
    biogas: 'Biogazownia',
    hydro: 'Elektrownia wodna',
    own: 'Własne dane godzinowe'
};
const kw = {
    key: 'kw',
    label: 'Moc',
    unit: 'kW',
    max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.kw */.Fy.kw
};
const annualKwh = {
    key: 'annualKwh',
    label: 'Roczna produkcja (opcjonalnie)',
    unit: 'kWh',
    max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.annualKwh */.Fy.annualKwh,
    step: 1000,
    isOptional: true,
    hint: 'Z dokumentacji albo z odczytów. Gdy pole jest puste, przyjmujemy zwykłą pracę źródła o tej mocy.'
};
/** The numbers that describe each kind of source. */ const sourceSpecs = {
    pv: [
        {
            ...kw,
            unit: 'kWp'
        },
        {
            key: 'tilt',
            label: 'Nachylenie',
            unit: '°',
            max: 90,
            fractionDigits: 0,
            hint: 'Kąt paneli od poziomu. Domyślnie 35°, to założenie.'
        },
        {
            key: 'azimuth',
            label: 'Kierunek',
            unit: '°',
            max: 360,
            step: 5,
            fractionDigits: 0,
            hint: '90° to wschód, 180° południe, 270° zachód. Domyślnie 180°, to założenie.'
        },
        {
            key: 'annualYield',
            label: 'Uzysk (opcjonalnie)',
            unit: 'kWh/kWp',
            max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.annualYield */.Fy.annualYield,
            step: 10,
            isOptional: true,
            hint: `Z 1 kWp rocznie, z projektu. Puste pole to założenie: z położenia i kierunku. W środkowej Polsce, na południe: ${_site_src_domain_energy_regions__rspack_import_1/* .regionYields.centre */.v.centre}.`
        }
    ],
    wind: [
        kw,
        {
            key: 'capacityFactor',
            label: 'Wykorzystanie mocy',
            unit: '',
            max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.capacityFactor */.Fy.capacityFactor,
            step: 0.01,
            hint: 'Średnia moc jako część pełnej. Domyślnie 0,25, to założenie; sprawdź pomiar wiatru.'
        }
    ],
    biogas: [
        kw,
        annualKwh
    ],
    hydro: [
        kw,
        annualKwh
    ],
    own: [
        kw
    ]
};


},
30410(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Law)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _docusaurus_Link__rspack_import_1 = __webpack_require__(95310);
/* import */ var _site_src_domain_polish_date__rspack_import_3 = __webpack_require__(8204);
/* import */ var _names__rspack_import_2 = __webpack_require__(20050);




/** Which provision a rule comes from, since when, and how certain the source is. */ function Law(param) {
    let { source } = param;
    const { article, act, link, certainty } = source;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("p", {
        className: "meta",
        children: [
            article,
            ": ",
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_docusaurus_Link__rspack_import_1/* ["default"] */.A, {
                to: link,
                children: act
            }),
            ", ",
            ageOf(source),
            ", ",
            _names__rspack_import_2/* .certaintyNames */.Kv[certainty]
        ]
    });
}
function ageOf(param) {
    let { inForceSince, textOf } = param;
    return inForceSince !== undefined ? `obowiązuje od ${(0,_site_src_domain_polish_date__rspack_import_3/* .formatDate */.Yq)(inForceSince)}` : textOf !== undefined ? `tekst według stanu na ${(0,_site_src_domain_polish_date__rspack_import_3/* .formatDate */.Yq)(textOf)}` : 'dnia wejścia w życie nie znaleźliśmy';
}


},
10656(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wg: () => (/* binding */ MoreInPeriod),
  sZ: () => (/* binding */ WhyMore),
  Ay: () => (/* binding */ MoreThanDrawn)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/domain/cooperative/explain/moreThanDrawn.ts
/** Less is a rounding to a reader, kWh. */ const least = 0.5;
/**
 * Periods of a member that read as an error and are none: what the cooperative bought is split only among those whose
 * balance of the period is above zero, so they are billed also for what the others drew in other hours.
 */ function moreThanDrawn(param, member) {
    let { settlement } = param;
    const energy = settlement.energy.members[member];
    return Array.from(energy?.statutoryBought ?? [], (boughtKwh, period)=>({
            period,
            boughtKwh,
            drawnKwh: energy?.drawn[period] ?? 0
        })).filter((param)=>{
        let { boughtKwh, drawnKwh } = param;
        return boughtKwh - drawnKwh > least;
    });
}

// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/calculator/results/names.ts
var names = __webpack_require__(20050);
;// CONCATENATED MODULE: ./src/components/calculator/results/bills/MoreThanDrawn.tsx





/** Named one by one; of more it is enough to know how many. */ const mostNamed = 5;
const why = `Prąd kupiony przez całą spółdzielnię dzieli się tylko między członków, którzy w okresie pobrali więcej, niż oddali. Płacą więc także za prąd, który w innych godzinach pobrali pozostali (${law/* .splitRule.article */.Xz.article}: ${law/* .splitRule.act */.Xz.act}). Dzielimy w proporcji do tej różnicy, bo przepis nie mówi, do czego (założenie A10).`;
/** That a bill has more energy than the meter drew; nothing for all other bills. */ function MoreInPeriod(param) {
    let { report, member, period } = param;
    const found = moreThanDrawn(report, member).find((of)=>of.period === period);
    return found && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                children: "To nie pomyłka:"
            }),
            " kupione ",
            (0,format/* .formatNumber */.ZV)(found.boughtKwh, 2),
            " kWh to więcej, niż ten licznik pobrał z sieci (",
            (0,format/* .formatNumber */.ZV)(found.drawnKwh, 2),
            " kWh)."
        ]
    });
}
/** Why there are such bills, said once below those of a member; nothing if there are none. */ function WhyMore(param) {
    let { report, member, period } = param;
    const hasAny = moreThanDrawn(report, member).some((of)=>period === null || of.period === period);
    return hasAny && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        children: [
            "Skąd więcej kWh, niż pobrał licznik: ",
            why
        ]
    });
}
/** The members who have such bills, and when. */ function MoreThanDrawn(param) {
    let { settled: { report, input } } = param;
    const found = report.settlement.members.flatMap((param, member)=>{
        let { id } = param;
        const [first, ...others] = moreThanDrawn(report, member);
        return first ? [
            others.length > 0 ? `${id} (okresów: ${(0,format/* .formatNumber */.ZV)(others.length + 1)})` : `${id} (${(0,names/* .periodName */.dN)(report.axis, input, first.period)})`
        ] : [];
    });
    const rest = found.length - mostNamed;
    return found.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                children: "Rachunek na więcej kWh, niż pobrał licznik:"
            }),
            ' ',
            found.slice(0, mostNamed).join('; '),
            rest > 0 && `; liczników poza tymi: ${(0,format/* .formatNumber */.ZV)(rest)}`,
            ". To nie pomyłka. ",
            why
        ]
    });
}


},
59903(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  GH: () => (startOf),
  cf: () => (rateText),
  d8: () => (pricePath),
  mp: () => (cashFlowTable),
  o4: () => (flowNotes)
});
/* import */ var _site_src_components_calculator_shared_numbers__rspack_import_0 = __webpack_require__(39219);
/* import */ var _site_src_domain_kernel_changedList__rspack_import_2 = __webpack_require__(23802);
/* import */ var _site_src_site_format__rspack_import_1 = __webpack_require__(45170);



const columns = [
    [
        'Oszczędność na rachunkach (zł)',
        (param)=>{
            let { saving } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(saving);
        }
    ],
    [
        'Utrzymanie (zł)',
        (param)=>{
            let { upkeep } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(upkeep);
        }
    ],
    [
        'Wymiany (zł)',
        (param)=>{
            let { replacement } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(replacement);
        }
    ],
    [
        'Odsetki (zł)',
        (param)=>{
            let { interest } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(interest);
        }
    ],
    [
        'Spłata kapitału (zł)',
        (param)=>{
            let { principal } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(principal);
        }
    ],
    [
        'Rata razem (zł)',
        (param)=>{
            let { interest, principal } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(interest + principal);
        }
    ],
    [
        'Dług na koniec roku (zł)',
        (param)=>{
            let { debt } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(debt);
        }
    ],
    [
        'Przepływ (zł)',
        (param)=>{
            let { flow } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(flow);
        }
    ],
    [
        'Razem od początku (zł)',
        (param)=>{
            let { cumulated } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(cumulated);
        }
    ],
    [
        'Cena prądu, rok 1 = 100 (%)',
        (param)=>{
            let { priceLevel } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(priceLevel * 100, 1);
        }
    ],
    [
        'Produkcja, rok 1 = 100 (%)',
        (param)=>{
            let { output } = param;
            return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(output * 100, 1);
        }
    ]
];
/** Where members deduct VAT, how much of the saving is that tax. */ const vatColumn = [
    'W tym VAT, który członkowie odliczają (zł)',
    (param)=>{
        let { savedVat = 0 } = param;
        return (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(savedVat);
    }
];
/** The cash flow as a table and a file: a row a year, then the debt that outlives them. */ function cashFlowTable(param) {
    let { years, debtLeft, flows } = param;
    const last = years.at(-1);
    const end = (flows.at(-1) ?? 0) - (last?.flow ?? 0) + (last?.cumulated ?? 0);
    const isTaxed = years.some((param)=>{
        let { savedVat = 0 } = param;
        return savedVat !== 0;
    });
    const shown = isTaxed ? (0,_site_src_domain_kernel_changedList__rspack_import_2/* .insertAt */.PT)(columns, 1, vatColumn) : columns;
    const closing = [
        ...isTaxed ? [
            ''
        ] : [],
        ...[
            '',
            '',
            '',
            '',
            (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(debtLeft),
            (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(debtLeft),
            '0'
        ]
    ];
    return {
        columns: [
            'Rok',
            ...shown.map((param)=>{
                let [label] = param;
                return label;
            })
        ],
        rows: [
            ...years.map((row)=>[
                    row.year === 0 ? '0 (nakład)' : String(row.year),
                    ...shown.map((param)=>{
                        let [, text] = param;
                        return text(row);
                    })
                ]),
            ...debtLeft > 0 ? [
                [
                    'dług do spłaty na końcu',
                    ...closing,
                    (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(-debtLeft),
                    (0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(end),
                    '',
                    ''
                ]
            ] : []
        ]
    };
}
/** Where the money comes from on the first day. */ function startOf(param, project) {
    let { costZl } = param;
    const { vatDeducted, grant, loan, ownMoney } = project;
    const lines = [
        [
            'koszt z VAT',
            costZl
        ],
        [
            'odliczony VAT',
            vatDeducted
        ],
        [
            'dotacja',
            grant
        ],
        [
            'kredyt bankowy',
            loan
        ],
        [
            'wkład własny',
            ownMoney
        ]
    ];
    return lines.filter((param)=>{
        let [name, zl] = param;
        return zl > 0 || name === 'koszt z VAT' || name === 'wkład własny';
    }).map((param)=>{
        let [name, zl] = param;
        return [
            name,
            (0,_site_src_components_calculator_shared_numbers__rspack_import_0/* .formatZloty */.ir)(zl)
        ];
    });
}
/** The internal rate of return, or why there is none. */ function rateText(param) {
    let { irr, ownMoney } = param;
    if (irr !== null) {
        return `${(0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(irr, 1)}%`;
    }
    return ownMoney > 0 ? 'brak: z tych kwot nie wynika jedna stopa' : 'brak: bez wkładu własnego nie ma od czego jej liczyć';
}
const comparisonNames = {
    alone: 'kupowania całego prądu osobno',
    aloneWithSources: 'własnych źródeł bez spółdzielni i bez wsparcia',
    netBilling: 'własnych źródeł w net-billingu'
};
/** „3,0% rocznie, inaczej w roku 2 (−5,0%) i 3 (10,0%)”: the reader's assumption. */ function pricePath(param) {
    let { priceGrowth, priceChanges = [] } = param;
    const own = priceChanges.slice().sort((one, other)=>one.year - other.year).map((param)=>{
        let { year, change } = param;
        return `${year} (${(0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(change, 1)}%)`;
    });
    return `${(0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(priceGrowth, 1)}% rocznie${own.length > 0 ? `, inaczej w roku: ${own.join(', ')}` : ''}`;
}
/** What the cash flow takes in and what it leaves out, in sentences. */ function flowNotes(finance, param) {
    let { debtLeft, years: rows } = param;
    const { years, costGrowth, ageing, replacements = [], annualCostZl } = finance;
    const growth = (rate)=>`${(0,_site_src_site_format__rspack_import_1/* .formatNumber */.ZV)(rate, 1)}% rocznie`;
    return [
        `Oszczędność liczymy wobec ${comparisonNames[finance.against]}. Zmieniają ją ceny prądu (${pricePath(finance)}) i starzenie paneli (−${growth(ageing)}). To Twoje założenia z formularza.`,
        ...rows.some((param)=>{
            let { savedVat = 0 } = param;
            return savedVat !== 0;
        }) ? [
            'Od oszczędności odejmujemy VAT, który członkowie i tak odliczają od rachunków: dla nich nie jest kosztem. Dla pozostałych VAT jest częścią oszczędności.'
        ] : [],
        ...annualCostZl > 0 ? [] : [
            'Kosztu utrzymania nie wpisano, więc w tych latach go nie ma: wynik jest zawyżony.'
        ],
        replacements.length > 0 ? `Wymiany są w roku, który podano, w cenach zmienianych o ${growth(costGrowth)}.` : 'Wymian, np. falownika, nie wpisano, więc w tych latach ich nie ma.',
        ...debtLeft > 0 ? [
            `Kredyt trwa dłużej niż horyzont: na koniec ${years}. roku zostaje dług ${(0,_site_src_components_calculator_shared_numbers__rspack_import_0/* .formatZloty */.ir)(debtLeft)}. Odejmujemy go w ostatnim roku, więc jest w wartości dzisiejszej (NPV) i w stopie zwrotu.`
        ] : [],
        'Podatku dochodowego nie liczymy: zależy od tego, kto inwestuje i jak się rozlicza.'
    ];
}


},
50257(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $: () => (settledProject)
});
/* import */ var _site_src_domain_cooperative_compare__rspack_import_0 = __webpack_require__(59621);
/* import */ var _site_src_domain_cooperative_project__rspack_import_1 = __webpack_require__(27927);
/* import */ var _site_src_domain_settlement_hours_hourAxis__rspack_import_2 = __webpack_require__(83629);



/** The money of the investment; null while its cost is not known or the data are of less than a year. */ function settledProject(param) {
    let { report, input: { finance } } = param;
    const saving = finance && (0,_site_src_domain_settlement_hours_hourAxis__rspack_import_2/* .coversYear */.W0)(report.axis) ? (0,_site_src_domain_cooperative_compare__rspack_import_0/* .savingOf */._f)(report, null, finance.against) : undefined;
    return finance && finance.costZl > 0 && saving ? (0,_site_src_domain_cooperative_project__rspack_import_1/* .projectOf */.v8)(finance, saving.base, saving.savedVat?.base) : null;
}


},
12112(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FinanceParts: () => (/* reexport */ FinanceParts),
  Views: () => (/* reexport */ Views),
  Assumptions: () => (/* reexport */ Assumptions),
  ShowWork: () => (/* reexport */ ShowWork),
  Split: () => (/* reexport */ Split),
  ConditionsMet: () => (/* reexport */ ConditionsMet),
  Exports: () => (/* reexport */ Exports),
  PrintSummary: () => (/* reexport */ PrintSummary),
  MembersView: () => (/* reexport */ MembersView)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/domain/settlement/law/assumptions.ts
var assumptions = __webpack_require__(64951);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var polish_date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/fieldErrors.tsx + 1 modules
var fieldErrors = __webpack_require__(95053);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/FieldLink.tsx
var FieldLink = __webpack_require__(5373);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/AssumptionField.tsx



/** The field of the description in which each assumption is chosen. */ const fields = {
    A2: 'validPeriods',
    A5: 'prices.gridReading',
    A7: 'prices.flatCapacityBy',
    A8: 'prices.internalPrice',
    A11: 'prices.market.zlPerMwh[1]',
    A13: 'prices.market.zlPerMwh[1]',
    A15: 'prices.balancingPerMwh'
};
/** A link to the field of an assumption. Quick mode has no such fields, and says so. */ function AssumptionField(param) {
    let { id, input } = param;
    const path = id === 'A14' ? capacityField(input) : fields[id];
    if (path === undefined) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            className: "meta",
            children: "Wsp\xf3łczynnik jest polem stawek przepisanych z rachunku, z opłatą mocową za kWh (tryb pełny, część „Stawki z rachunk\xf3w”). W tym obliczeniu nikt nie ma takich stawek, więc nie zmienia on wyniku."
        });
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(FieldLink/* ["default"] */.A, {
            id: (0,fieldErrors/* .fieldId */.CB)(path),
            children: [
                "Zmień ",
                id,
                " w formularzu"
            ]
        })
    });
}
/** The capacity fee coefficient is in every own tariff that charges the fee per kWh; the first one in use is taken. */ function capacityField(param) {
    let { tariffs = {}, members, battery } = param;
    const used = new Set([
        ...members.map((param)=>{
            let { tariff } = param;
            return tariff;
        }),
        battery?.tariff
    ]);
    const found = Object.entries(tariffs).find((param)=>{
        let [name, tariff] = param;
        return used.has(name) && tariff.kind === 'own' && tariff.capacity.kind !== 'flat';
    });
    return found && `tariffs.${found[0]}.capacity.coefficient`;
}

// EXTERNAL MODULE: ./src/components/calculator/shared/RateSource.tsx
var RateSource = __webpack_require__(3110);
// EXTERNAL MODULE: ./src/components/calculator/results/Law.tsx
var Law = __webpack_require__(30410);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law_law = __webpack_require__(81287);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/legalNumbers.ts

/** The statutory numbers, with names a reader knows. */ const legalNumbers = [
    [
        'Część energii oddanej, którą można odebrać',
        law_law/* .creditRatio */.XA
    ],
    [
        'Ważność zapasu w sieci po miesiącu wprowadzenia',
        law_law/* .creditValidMonths */.h_
    ],
    [
        'Pokrycie potrzeb w ciągu roku, co najmniej',
        law_law/* .coverageThreshold */.ev
    ],
    [
        'Pokrycie przy wniosku złożonym do 31.12.2025',
        law_law/* .lowerCoverageThreshold */.pd
    ],
    [
        'Moc, do której energia własna jest bez akcyzy',
        law_law/* .excisePowerLimit */.uC
    ],
    [
        'Łączna moc elektryczna, najwyżej',
        law_law/* .electricPowerLimit */.KN
    ],
    [
        'Łączna moc cieplna, najwyżej',
        law_law/* .heatPowerLimit */.B$
    ],
    [
        'Biogaz, najwyżej',
        law_law/* .biogasLimit */.DF
    ],
    [
        'Biometan, najwyżej',
        law_law/* .biomethaneLimit */.o6
    ],
    [
        'Moc, od której może dojść koszt bilansowania',
        law_law/* .balancingPowerLimit */.gb
    ],
    [
        'Największa instalacja prosumenta',
        law_law/* .prosumerPowerLimit */.An
    ],
    [
        'Moc umowna, do której opłata mocowa jest ryczałtem',
        law_law/* .flatCapacityPowerLimit */.O1
    ],
    [
        'Liczba członków, co najmniej',
        law_law/* .memberMinimum */.h8
    ],
    [
        'Liczba członków spółdzielni produkcji rolnej i grupy producentów rolnych, co najmniej',
        law_law/* .farmMemberMinimum */.JK
    ],
    [
        'Liczba członków, jeśli są tylko osoby prawne, co najmniej',
        law_law/* .legalPersonMinimum */.zJ
    ],
    [
        'Liczba gmin, najwyżej',
        law_law/* .municipalityLimit */.Yl
    ],
    [
        'Napięcie sieci, poniżej',
        law_law/* .gridVoltageLimit */.QD
    ]
];

// EXTERNAL MODULE: ./src/components/calculator/results/names.ts
var names = __webpack_require__(20050);
// EXTERNAL MODULE: ./src/components/calculator/results/styles.module.css
var styles_module = __webpack_require__(5097);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/Assumptions.tsx












/** Everything the result is based on: choices, rates and statutory numbers, each with source, day and certainty. */ function Assumptions(param) {
    let { settled } = param;
    const { usedRates, input } = settled;
    const market = input.prices?.market;
    const sortedRates = (0,react.useMemo)(()=>usedRates.slice().sort((a, b)=>a.name.localeCompare(b.name, 'pl')), [
        usedRates
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "wynik-zalozenia",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                id: "wynik-zalozenia",
                children: "Założenia"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                className: styles_module/* ["default"].disclosure */.A.disclosure,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                        children: [
                            "Jak czytamy przepisy (A1–A",
                            assumptions/* .assumptions.length */.v.length,
                            ")"
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
                        className: styles_module/* ["default"].assumptions */.A.assumptions,
                        children: assumptions/* .assumptions.map */.v.map((param)=>{
                            let { id, text, default: taken, source, date, fixed } = param;
                            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                id: `zalozenie-${id}`,
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                                        children: [
                                            id,
                                            "."
                                        ]
                                    }),
                                    " ",
                                    text,
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                        className: "meta",
                                        children: [
                                            fixed === undefined ? `Domyślnie: ${taken}. Możesz wybrać inaczej.` : `Przyjęto: ${taken}. Nie można tego przełączyć: ${fixed}.`,
                                            ' ',
                                            "Źr\xf3dło: ",
                                            source,
                                            ", ",
                                            (0,polish_date/* .formatDate */.Yq)(date)
                                        ]
                                    }),
                                    fixed === undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)(AssumptionField, {
                                        id: id,
                                        input: input
                                    })
                                ]
                            }, id);
                        })
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                className: styles_module/* ["default"].disclosure */.A.disclosure,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                        children: [
                            "Stawki z tabeli (",
                            sortedRates.length,
                            ")"
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                        "aria-label": "Stawki użyte w wyniku",
                        asCards: true,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                                children: "Stawki netto użyte w wyniku"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "col",
                                            children: "Stawka"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "col",
                                            children: "Wartość"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "col",
                                            children: "Obowiązuje do"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "col",
                                            children: "Źr\xf3dło"
                                        })
                                    ]
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                                children: sortedRates.map((param)=>{
                                    let { id, name, unit, value, to, source, basis, checkedOn, certainty } = param;
                                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                scope: "row",
                                                children: name
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                                "data-label": "Wartość",
                                                children: [
                                                    (0,format/* .formatNumber */.ZV)(value, 4),
                                                    " ",
                                                    unit
                                                ]
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                "data-label": "Obowiązuje do",
                                                children: (0,polish_date/* .formatDate */.Yq)(to)
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                                className: styles_module/* ["default"].source */.A.source,
                                                children: [
                                                    (0,RateSource/* .isExample */.t)({
                                                        basis
                                                    }) && 'Stawka przykładowa. ',
                                                    source,
                                                    "; sprawdzono ",
                                                    (0,polish_date/* .formatDate */.Yq)(checkedOn),
                                                    ", ",
                                                    names/* .certaintyNames */.Kv[certainty]
                                                ]
                                            })
                                        ]
                                    }, id);
                                })
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: "meta",
                        children: [
                            "Stawki wpisane w formularzu zastępują te z tabeli.",
                            market && ` Ceny energii oddanej w net-billingu (${market.kind === 'monthly' ? 'miesięczne' : 'godzinowe'}) pochodzą z formularza.`
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                className: styles_module/* ["default"].disclosure */.A.disclosure,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                        children: [
                            "Liczby z ustawy i rozporządzenia (",
                            legalNumbers.length,
                            ")"
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                        className: styles_module/* ["default"].assumptions */.A.assumptions,
                        children: legalNumbers.map((param)=>{
                            let [name, number] = param;
                            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                children: [
                                    name,
                                    ": ",
                                    (0,format/* .formatNumber */.ZV)(number.value, 2),
                                    " ",
                                    number.unit,
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Law/* ["default"] */.A, {
                                        source: number
                                    })
                                ]
                            }, name);
                        })
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/ConditionsMet.tsx




const looks = {
    met: {
        name: 'Spełniony',
        icon: 'check'
    },
    notMet: {
        name: 'Niespełniony',
        icon: 'close'
    },
    information: {
        name: 'Informacja',
        icon: 'info'
    },
    unknown: {
        name: 'Brak danych',
        icon: 'lucide:minus'
    }
};
/** The legal conditions, each with its verdict, its source and how certain that is: first those to do something about. */ function ConditionsMet(param) {
    let { settled } = param;
    const having = function() {
        for(var _len = arguments.length, statuses = new Array(_len), _key = 0; _key < _len; _key++){
            statuses[_key] = arguments[_key];
        }
        return statuses.flatMap((wanted)=>settled.report.conditions.filter((param)=>{
                let { status } = param;
                return status === wanted;
            }));
    };
    const settledOnes = having('met', 'information');
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "wynik-warunki",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                id: "wynik-warunki",
                children: "Warunki z ustawy"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Verdicts, {
                verdicts: having('notMet', 'unknown')
            }),
            settledOnes.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                className: styles_module/* ["default"].disclosure */.A.disclosure,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                        children: [
                            "Spełnione i do wiadomości (",
                            settledOnes.length,
                            ")"
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Verdicts, {
                        verdicts: settledOnes
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: "To nie jest porada prawna. Przed decyzją sprawdź przepisy z prawnikiem."
            })
        ]
    });
}
function Verdicts(param) {
    let { verdicts } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
        className: styles_module/* ["default"].conditions */.A.conditions,
        children: verdicts.map((param)=>{
            let { id, status, text, source } = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                "data-status": status,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: styles_module/* ["default"].verdict */.A.verdict,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                name: looks[status].icon
                            }),
                            looks[status].name
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: text
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Law/* ["default"] */.A, {
                        source: source
                    })
                ]
            }, id);
        })
    });
}

// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/buttons/PrintButton/index.tsx
var PrintButton = __webpack_require__(78005);
// EXTERNAL MODULE: ./src/domain/kernel/csv.ts
var csv = __webpack_require__(46454);
// EXTERNAL MODULE: ./src/browser/device/saveFile.ts
var saveFile = __webpack_require__(14274);
// EXTERNAL MODULE: ./src/components/calculator/shared/figures.ts
var figures = __webpack_require__(61684);
// EXTERNAL MODULE: ./src/components/calculator/shared/numbers.ts
var numbers = __webpack_require__(39219);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/cooperative/levels.ts
var cooperative_levels = __webpack_require__(93939);
// EXTERNAL MODULE: ./src/components/calculator/results/answer/answer.ts
var answer = __webpack_require__(61743);
// EXTERNAL MODULE: ./src/components/calculator/results/answer/told.ts
var told = __webpack_require__(84428);
// EXTERNAL MODULE: ./src/components/calculator/results/answer/warnings.ts
var answer_warnings = __webpack_require__(63576);
;// CONCATENATED MODULE: ./src/components/calculator/results/print/pictureContent.ts







/** A longer address cannot be copied from a picture. */ const longestAddress = 90;
/** The answer for a picture: the same sentence and numbers as above the tables, and where they come from. */ function pictureContent(param, ranges, param1) {
    let { report, input } = param, { href, host, pathname } = param1;
    const { refusal, added, saving } = (0,told/* .toldOf */.d)(report, ranges, input);
    const sources = (0,cooperative_levels/* .savedBySources */.t_)((0,cooperative_levels/* .costLevels */.D0)(report, input));
    const when = (0,hourAxis/* .coversYear */.W0)(report.axis) ? 'rocznie' : 'w czasie danych';
    // What is not lawful is only what would be.
    const would = refusal === null ? '' : ', gdyby mogła działać';
    const address = href.replace(/^https?:\/\//, '');
    return {
        title: 'Kalkulator spółdzielni energetycznej',
        sentence: refusal ?? added ?? '',
        figures: [
            {
                name: `${when} dodaje spółdzielnia${would}`,
                value: saving ? (0,answer/* .rangeText */.lq)(saving) : '–'
            },
            {
                name: `${when} dają własne źródła bez spółdzielni`,
                value: `około ${(0,numbers/* .formatZloty */.ir)(sources)}`
            },
            {
                name: 'pokrycie roczne',
                value: (0,figures/* .percentText */.f)(report.settlement.indicators.coverage)
            }
        ],
        remark: [
            'To szacunek, a nie oferta. Wynik zależy od założeń, które są w kalkulatorze.'
        ].concat((0,answer_warnings/* .marketNote */.x2)(input) ?? []).join(' '),
        address: address.length <= longestAddress ? address : host + pathname
    };
}

;// CONCATENATED MODULE: ./src/components/calculator/results/print/SharePicture.tsx






/** The answer as a picture, drawn on this device; what draws it is loaded when asked for. */ function SharePicture(param) {
    let { settled, ranges } = param;
    const [hasFailed, setHasFailed] = (0,react.useState)(false);
    const save = async ()=>{
        const { drawPicture } = await __webpack_require__.e(/* import() */ "596").then(__webpack_require__.bind(__webpack_require__, 9455));
        const picture = await drawPicture(pictureContent(settled, ranges, window.location));
        setHasFailed(picture === null);
        if (picture) {
            (0,saveFile/* .saveFile */.O)(`spoldzielnia-wynik-${settled.today}.png`, picture, 'image/png');
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                onClick: ()=>{
                    save().catch(()=>{
                        setHasFailed(true);
                    });
                },
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "download"
                    }),
                    "Pobierz obrazek"
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                role: "status",
                children: hasFailed && 'Nie udało się narysować obrazka. Spróbuj ponownie.'
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/tables.ts
var tables = __webpack_require__(21273);
;// CONCATENATED MODULE: ./src/components/calculator/results/print/Exports.tsx










/** Files for a spreadsheet, and printing. */ function Exports(param) {
    let { settled, calculation } = param;
    const { report, input, today } = settled;
    const [state, setState] = (0,react.useState)('idle');
    const save = (name, text)=>{
        (0,saveFile/* .saveFile */.O)(`spoldzielnia-${name}-${today}.csv`, text, 'text/csv');
    };
    const saveHours = ()=>{
        setState('busy');
        calculation.hoursCsv().then((text)=>{
            if (text !== '') {
                save('godziny', text);
            }
            setState(text === '' ? 'failed' : 'idle');
        }, ()=>{
            setState('failed');
        });
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "wynik-pliki",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                id: "wynik-pliki",
                children: "Pliki i wydruk"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Pliki CSV otworzy arkusz kalkulacyjny. Powstają w przeglądarce i nigdzie nie są wysyłane."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].row */.A.row,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: styles_module/* ["default"].row */.A.row,
                        "data-takes": "",
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                                "aria-disabled": state === 'busy',
                                onClick: saveHours,
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                        name: "download"
                                    }),
                                    "Pobierz CSV: godziny"
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                                onClick: ()=>{
                                    save('miesiace', (0,csv/* .toCsv */.g)((0,tables/* .fileRows */.eX)((0,tables/* .monthTable */.Vv)(report, input))));
                                },
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                        name: "download"
                                    }),
                                    "Pobierz CSV: miesiące"
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                                onClick: ()=>{
                                    save('czlonkowie', (0,csv/* .toCsv */.g)((0,tables/* .fileRows */.eX)((0,tables/* .memberTable */.LF)(report, input))));
                                },
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                        name: "download"
                                    }),
                                    "Pobierz CSV: członkowie"
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(SharePicture, {
                                settled: settled,
                                ranges: calculation.ranges
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintButton/* ["default"] */.A, {})
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                role: "status",
                children: [
                    state === 'busy' && 'Przygotowujemy plik z godzinami…',
                    state === 'failed' && 'Nie udało się przygotować pliku. Spróbuj ponownie.'
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/loading/lazyPart/index.tsx
var lazyPart = __webpack_require__(16708);
// EXTERNAL MODULE: ./src/components/calculator/results/folds/Disclosure.tsx
var Disclosure = __webpack_require__(56432);
;// CONCATENATED MODULE: ./src/components/calculator/results/finance/FinanceParts.tsx




const waiting = /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
    "aria-busy": "true",
    children: "Wczytujemy…"
});
const message = 'Nie udało się wczytać tej części wyniku.';
const TornadoPart = (0,lazyPart/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("4014"), __webpack_require__.e("8598")]).then(__webpack_require__.bind(__webpack_require__, 23701)), {
    message,
    waiting
});
const KeysPart = (0,lazyPart/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "5876").then(__webpack_require__.bind(__webpack_require__, 19487)), {
    message,
    waiting
});
const CashFlowPart = (0,lazyPart/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("4014"), __webpack_require__.e("9836")]).then(__webpack_require__.bind(__webpack_require__, 5751)), {
    message,
    waiting
});
/** What the result means in money: over years, in its width, and for each member. */ function FinanceParts(param) {
    let { settled, calculation } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "wynik-pieniadze",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                id: "wynik-pieniadze",
                children: "Nakład i podział"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Disclosure/* ["default"] */.A, {
                name: "Przepływ pieniędzy rok po roku",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(CashFlowPart, {
                    settled: settled
                })
            }),
            (0,hourAxis/* .coversYear */.W0)(settled.report.axis) && /*#__PURE__*/ (0,jsx_runtime.jsx)(Disclosure/* ["default"] */.A, {
                name: "Co najbardziej zmienia wynik",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(TornadoPart, {
                    ranges: calculation.ranges,
                    settled: settled
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Disclosure/* ["default"] */.A, {
                name: "Kto zyskuje, a kto traci przy r\xf3żnych kluczach podziału",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(KeysPart, {
                    settled: settled,
                    calculation: calculation
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/controls/SortableTable/index.tsx + 2 modules
var SortableTable = __webpack_require__(69717);
;// CONCATENATED MODULE: ./src/components/calculator/results/bills/FoldedBills.tsx



const Bills = (0,lazyPart/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("9286")]).then(__webpack_require__.bind(__webpack_require__, 92917)), {
    message: 'Nie udało się wczytać rachunków.',
    waiting: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
        "aria-busy": "true",
        children: "Wczytujemy…"
    })
});
/** Bills by component, fetched and computed only once somebody opens them. */ function FoldedBills(param) {
    let { settled } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Disclosure/* ["default"] */.A, {
        name: "Rachunki ze składnikami i rozliczenia do wydruku",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Bills, {
            settled: settled
        })
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/bills/MoreThanDrawn.tsx + 1 modules
var MoreThanDrawn = __webpack_require__(10656);
// EXTERNAL MODULE: ./src/domain/cooperative/summary.ts
var summary = __webpack_require__(89578);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var split = __webpack_require__(62244);
;// CONCATENATED MODULE: ./src/components/calculator/results/views/chartData.ts



/** Where the energy of the settled time came from and went. */ function yearEnergy(param) {
    let { settlement } = param;
    const { balance, credits } = settlement.energy;
    const [credit, used, expired] = [
        (0,split/* .sum */.cz)(credits.creditKwh),
        (0,split/* .sum */.cz)(credits.usedCreditKwh),
        (0,split/* .sum */.cz)(credits.expiredKwh)
    ];
    return {
        boughtKwh: (0,split/* .sum */.cz)(credits.boughtKwh),
        selfUseKwh: settlement.indicators.ownUseKwh,
        sharedKwh: (0,split/* .sum */.cz)(balance.sharedKwh),
        creditUsedKwh: used,
        carriedKwh: Math.max(credit - used - expired, 0),
        expiredKwh: expired,
        lostFactorKwh: (0,split/* .sum */.cz)(balance.exportKwh) - credit
    };
}
/** 12 months of 24 mean hours: import (+) or export (−), kWh; a month that was not settled is empty. */ function meanGrid(param) {
    let { axis, flows } = param;
    const sums = new Float64Array(12 * 24);
    const counts = new Float64Array(12 * 24);
    for(let hour = 0; hour < axis.hours; hour += 1){
        const cell = (axis.localMonth[hour] ?? 0) * 24 + (axis.localHour[hour] ?? 0);
        sums[cell] = (sums[cell] ?? 0) + (flows.fromGrid[hour] ?? 0) - (flows.toGrid[hour] ?? 0);
        counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const means = Array.from(sums, (value, cell)=>value / Math.max(counts[cell] ?? 0, 1));
    return Array.from({
        length: 12
    }, (_, month)=>{
        const [first, end] = [
            month * 24,
            month * 24 + 24
        ];
        return counts.slice(first, end).some((count)=>count > 0) ? means.slice(first, end) : [];
    });
}
/** The hours of one day in Polish time; an hour that occurs twice is summed, a skipped one is zero. */ function dayEnergy(param, hours) {
    let { axis, flows } = param;
    const day = Array.from({
        length: 24
    }, ()=>({
            selfUse: 0,
            shared: 0,
            fromGrid: 0,
            toGrid: 0
        }));
    for (const hour of hours){
        const energy = day[axis.localHour[hour] ?? 0];
        if (energy) {
            energy.selfUse += flows.ownUse[hour] ?? 0;
            energy.shared += flows.shared[hour] ?? 0;
            energy.fromGrid += flows.fromGrid[hour] ?? 0;
            energy.toGrid += flows.toGrid[hour] ?? 0;
        }
    }
    return day;
}
function creditMonths(param, input) {
    let { axis, settlement } = param;
    const { creditKwh, usedCreditKwh, expiredKwh, balanceKwh } = settlement.energy.credits;
    return Array.from(creditKwh, (inKwh, period)=>({
            label: (0,names/* .shortPeriodName */.hj)(axis, input, period),
            inKwh,
            usedKwh: usedCreditKwh[period] ?? 0,
            expiredKwh: expiredKwh[period] ?? 0,
            balanceKwh: balanceKwh[period] ?? 0
        }));
}
/** All bills together, alone and in the cooperative, by component. */ function bills(report) {
    const { alone, inCooperative } = (0,summary/* .componentSums */.i4)(report);
    const bill = (name, sums)=>({
            name,
            parts: Object.entries(names/* .componentNames */.w$).flatMap((param)=>{
                let [component, label] = param;
                const zl = sums[component] ?? 0;
                return Math.abs(alone[component] ?? 0) + Math.abs(inCooperative[component] ?? 0) < 0.005 ? [] : [
                    {
                        label,
                        zl
                    }
                ];
            })
        });
    return [
        bill('Każdy osobno', alone),
        bill('W spółdzielni', inCooperative)
    ];
}
function memberCosts(report, input) {
    return (0,summary/* .memberRows */.yZ)(report, input).map((param)=>{
        let { id, withoutZl, grossZl, internalPaymentZl } = param;
        return {
            name: id,
            aloneZl: withoutZl,
            cooperativeZl: grossZl + internalPaymentZl
        };
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/views/lazyCharts.tsx



/** All charts load together, so once one is shown the others are there: printing waits for nothing. */ let arrived;
const charts = async ()=>{
    arrived = await Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("4014"), __webpack_require__.e("3545")]).then(__webpack_require__.bind(__webpack_require__, 67232));
    return arrived;
};
function chart(pick) {
    return (0,lazyPart/* .lazyPart */.a)(async ()=>({
            default: pick(await charts())
        }), {
        message: 'Nie udało się wczytać wykresu. Liczby są w tabelach na tej stronie.',
        waiting: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            className: styles_module/* ["default"].waiting */.A.waiting,
            "aria-busy": "true"
        }),
        peek: ()=>arrived && pick(arrived)
    });
}
const LazyBillComparison = chart((all)=>all.BillComparison);
const LazyCostSteps = chart((all)=>all.CostSteps);
const LazyCreditMonths = chart((all)=>all.CreditMonths);
const LazyDayStack = chart((all)=>all.DayStack);
const LazyEnergyFlows = chart((all)=>all.EnergyFlows);
const LazyMemberBars = chart((all)=>all.MemberBars);
const LazySavingsCurve = chart((all)=>all.SavingsCurve);
const LazyYearHeatMap = chart((all)=>all.YearHeatMap);

;// CONCATENATED MODULE: ./src/components/calculator/results/views/MembersView.tsx










const pageSize = 25;
/** What each member pays: by law and, next to it, by the cooperative's own key. */ function MembersView(param) {
    let { settled } = param;
    const { report, input } = settled;
    const table = (0,react.useMemo)(()=>(0,tables/* .withoutEmptyColumns */.LQ)((0,tables/* .memberTable */.LF)(report, input)), [
        report,
        input
    ]);
    const costs = (0,react.useMemo)(()=>memberCosts(report, input), [
        report,
        input
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "wynik-czlonkowie",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                id: "wynik-czlonkowie",
                children: "Członkowie"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Rachunek sprzedawcy dzieli energię kupioną tak, jak każe rozporządzenie. Kto w miesiącu oddał więcej, niż pobrał, nie płaci za żadne kWh. Klucz wewnętrzny (",
                    input.key.kind === 'fixed' ? 'stałe udziały' : 'godzinowy',
                    ") to umowa między członkami i nie zmienia tego rachunku: trzy kolumny „według klucza” to razem pob\xf3r. „Bez sp\xf3łdzielni” znaczy: te same źr\xf3dła, ale każdy rozlicza się sam, w net-billingu albo sprzedając nadwyżkę, jeśli tak płaci mniej."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].charts */.A.charts,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyMemberBars, {
                        members: costs,
                        label: "Koszt każdego członka"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SortableTable/* ["default"] */.A, {
                        caption: `Rachunki członków w całym czasie rozliczenia: ${(0,names/* .spanText */.Cp)(report.axis)}`,
                        pageSize: pageSize,
                        ...table
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MoreThanDrawn/* ["default"] */.Ay, {
                settled: settled
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(FoldedBills, {
                settled: settled
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/browser/calculator/paper.ts
var paper = __webpack_require__(11085);
// EXTERNAL MODULE: ./node_modules/react-dom/index.js
var react_dom = __webpack_require__(40961);
;// CONCATENATED MODULE: ./src/browser/device/usePrinting.ts


/** Whether the page is being printed; what depends on it is there before the first sheet is laid out. */ function usePrinting() {
    const [isPrinting, setIsPrinting] = (0,react.useState)(false);
    (0,react.useEffect)(()=>{
        const tell = (is)=>()=>{
                (0,react_dom.flushSync)(()=>{
                    setIsPrinting(is);
                });
            };
        const media = window.matchMedia('print');
        const follow = ()=>{
            setIsPrinting(media.matches);
        };
        const [begin, end] = [
            tell(true),
            tell(false)
        ];
        window.addEventListener('beforeprint', begin);
        window.addEventListener('afterprint', end);
        // A preview that only emulates print media sends no print events.
        media.addEventListener('change', follow);
        return ()=>{
            window.removeEventListener('beforeprint', begin);
            window.removeEventListener('afterprint', end);
            media.removeEventListener('change', follow);
        };
    }, []);
    return isPrinting;
}

;// CONCATENATED MODULE: ./src/components/calculator/results/print/lazyAddressCode.tsx

/** Whether an address holds packed data, which nobody types from paper. */ const lazyAddressCode_isPacked = (address)=>/[#&][dj]=/.test(address);
let lazyAddressCode_arrived;
/** Paper does not wait: it has the code only if this was called before. */ async function loadAddressCode() {
    lazyAddressCode_arrived ??= (await Promise.all(/* import() */ [__webpack_require__.e("2737"), __webpack_require__.e("8182")]).then(__webpack_require__.bind(__webpack_require__, 56373))).default;
    return {
        default: lazyAddressCode_arrived
    };
}
const LazyAddressCode = (0,lazyPart/* .lazyPart */.a)(loadAddressCode, {
    message: 'Nie udało się wczytać kodu QR.',
    waiting: null,
    peek: ()=>lazyAddressCode_arrived
});

// EXTERNAL MODULE: ./src/components/calculator/results/answer/KeyFigures.tsx + 2 modules
var KeyFigures = __webpack_require__(17353);
// EXTERNAL MODULE: ./src/components/calculator/tools/descriptionFileName.ts
var descriptionFileName = __webpack_require__(23568);
// EXTERNAL MODULE: ./src/domain/calculator/members/editMembers.ts
var editMembers = __webpack_require__(23032);
// EXTERNAL MODULE: ./src/domain/cooperative/description/ownConnection.ts
var ownConnection = __webpack_require__(81399);
// EXTERNAL MODULE: ./src/domain/cooperative/description/problems.ts
var problems = __webpack_require__(88495);
// EXTERNAL MODULE: ./src/domain/cooperative/description/tariffs.ts
var description_tariffs = __webpack_require__(4748);
// EXTERNAL MODULE: ./src/domain/cooperative/explain/days.ts
var days = __webpack_require__(73119);
// EXTERNAL MODULE: ./src/components/calculator/form/members/sourceSpecs.ts
var sourceSpecs = __webpack_require__(98257);
// EXTERNAL MODULE: ./src/components/calculator/results/whoseRates.ts
var whoseRates = __webpack_require__(17771);
;// CONCATENATED MODULE: ./src/components/calculator/results/print/inputRows.ts










/** What was settled, as a council reads it: each row is a name and a sentence. */ function inputRows(settled) {
    const { input } = settled;
    const { members, finance } = input;
    const batteries = [
        ...members.map((param)=>{
            let { battery } = param;
            return battery;
        }),
        input.battery
    ].flatMap((battery)=>battery ? [
            battery.kwh
        ] : []);
    return [
        [
            'Punkty poboru',
            `${(0,format/* .formatNumber */.ZV)(members.length)}. ${consumptionOf(settled)}`
        ],
        [
            'Źródła energii',
            sourcesOf(input)
        ],
        ...batteries.length > 0 ? [
            [
                'Magazyny',
                `${(0,format/* .formatNumber */.ZV)(total(batteries))}\u00a0kWh`
            ]
        ] : [],
        [
            'Operator i taryfy',
            tariffsOf(settled)
        ],
        [
            'Czas',
            timeOf(settled)
        ],
        [
            'Skąd dane',
            dataOf(input)
        ],
        ...finance && finance.costZl > 0 ? [
            [
                'Koszt inwestycji',
                `${(0,format/* .formatNumber */.ZV)(finance.costZl)}\u00a0zł`
            ]
        ] : []
    ];
}
function total(values) {
    return values.reduce((all, value)=>all + value, 0);
}
function consumptionOf(param) {
    let { input, report } = param;
    const planned = input.members.map(editMembers/* .annualUseOf */.CU);
    return planned.includes(null) ? `Zużycie w czasie rozliczenia: ${(0,format/* .formatNumber */.ZV)(report.settlement.indicators.consumptionKwh)}\u00a0kWh.` : `Zużycie w roku: ${(0,format/* .formatNumber */.ZV)(total(planned.map((kwh)=>kwh ?? 0)))}\u00a0kWh.`;
}
/** „Panele fotowoltaiczne 165 kWp, biogazownia 50 kW, działające już: 66 kW”. */ function sourcesOf(param) {
    let { members } = param;
    const sources = members.flatMap((param)=>{
        let { sources: own = [] } = param;
        return own;
    });
    const named = Object.keys(sourceSpecs/* .sourceNames */.S).flatMap((kind)=>{
        const kw = total(sources.filter((source)=>source.kind === kind).map((source)=>source.kw));
        const unit = kind === 'pv' ? 'kWp' : 'kW';
        return kw > 0 ? [
            `${sourceSpecs/* .sourceNames */.S[kind]} ${(0,format/* .formatNumber */.ZV)(kw, 1)}\u00a0${unit}`
        ] : [];
    });
    const working = total(members.map((param)=>{
        let { sourceKw = 0 } = param;
        return sourceKw;
    }));
    return [
        ...named,
        ...working > 0 ? [
            `działające już: ${(0,format/* .formatNumber */.ZV)(working, 1)}\u00a0kW`
        ] : []
    ].join(', ') || 'brak';
}
/** Each tariff with its operator and the net price of its energy. */ function tariffsOf(param) {
    let { input, rates } = param;
    const known = (0,problems/* .resultOf */.Bg)(()=>(0,description_tariffs/* .readTariffs */.Sm)(input, rates));
    const used = new Set([
        ...input.members.map((param)=>{
            let { tariff } = param;
            return tariff;
        }),
        input.battery?.tariff
    ]);
    return Object.entries(input.tariffs ?? {}).filter((param)=>{
        let [name] = param;
        return used.has(name);
    }).map((param)=>{
        let [name, tariff] = param;
        const zones = known.ok ? known.value.get(name)?.().zones ?? [] : [];
        const prices = zones.map((param)=>{
            let { energy } = param;
            return (0,format/* .formatNumber */.ZV)(energy, 4);
        }).join('/');
        const market = 'hourlyPrice' in tariff && tariff.hourlyPrice === true ? 'cena godziny z rynku i marża ' : '';
        return `${name} (${(0,whoseRates/* .whoseRates */.O)(tariff)}): energia ${market}${prices}\u00a0zł/kWh netto`;
    }).join('; ');
}
function timeOf(param) {
    let { input, report: { axis } } = param;
    const [first, last] = [
        (0,days/* .dayOfHour */.QK)(axis, 0),
        (0,days/* .dayOfHour */.QK)(axis, axis.hours - 1)
    ].map(polish_date/* .writePolishDate */.LF);
    const year = (0,hourAxis/* .coversYear */.W0)(axis) ? `, ${input.year === 'steady' ? 'kolejny' : 'pierwszy'} rok spółdzielni` : '';
    return `${first}–${last}, godzin: ${(0,format/* .formatNumber */.ZV)(axis.hours)}${year}. Stawki z dnia ${(0,polish_date/* .writePolishDate */.LF)((0,description_tariffs/* .dayOfRates */.zW)(input))}.`;
}
/** Settled by readings of its meter. */ function isMeasured(member) {
    return member.profile === undefined && !(0,ownConnection/* .isOwnConnection */.R)(member);
}
function dataOf(param) {
    let { members, weatherSeed } = param;
    const metered = members.filter(isMeasured);
    const measured = metered.length;
    const modelled = members.length - measured;
    const isPlanned = metered.some((param)=>{
        let { sources = [], sourcesMeasured } = param;
        return sources.length > 0 && sourcesMeasured !== true;
    });
    return [
        ...measured > 0 ? [
            `Odczyty z liczników: ${(0,format/* .formatNumber */.ZV)(measured)}.`
        ] : [],
        ...modelled > 0 ? [
            `Profile zużycia i przykładowy rok pogody (nr ${weatherSeed}), a nie pomiar: ${(0,format/* .formatNumber */.ZV)(modelled)}.`
        ] : [],
        ...isPlanned ? [
            `Produkcja planowanych źródeł: model, przykładowy rok pogody (nr ${weatherSeed}).`
        ] : []
    ].join(' ');
}

// EXTERNAL MODULE: ./src/components/calculator/results/print/Print.module.css
var Print_module = __webpack_require__(77380);
;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintAddress.tsx





/** The code of a longer address would not fit the two sheets. */ const longest = 1800;
/** Where these very data open again: the address holds them all but readings. */ function PrintAddress(param) {
    let { input: { members }, children } = param;
    const { href, origin, pathname } = window.location;
    const hasCode = lazyAddressCode_isPacked(href) && href.length <= longest;
    const hasReadings = members.some(isMeasured);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            hasCode && /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyAddressCode, {
                address: href
            }),
            children,
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: Print_module/* ["default"].address */.A.address,
                children: [
                    "Te same dane w kalkulatorze",
                    hasReadings && ', bez odczytów z liczników, które są tylko w zapisanym pliku',
                    ":",
                    ' ',
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                        href: href,
                        children: lazyAddressCode_isPacked(href) ? `${origin}${pathname}` : href
                    }),
                    lazyAddressCode_isPacked(href) && `${hasCode ? ' (z kodu obok albo ' : ' ('}z tego linku w pliku PDF). Niesie je też plik „${descriptionFileName/* .descriptionFile */.D}”: „Zapisz do pliku”, potem „Otwórz plik”.`
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/finance/cashFlowText.ts
var cashFlowText = __webpack_require__(59903);
// EXTERNAL MODULE: ./src/components/calculator/results/finance/settledProject.ts
var settledProject = __webpack_require__(50257);
;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintTable.tsx



/** A table on paper: nothing to click, numbers aligned right. */ function PrintTable(param) {
    let { caption, table: { columns, rows } } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("table", {
        className: Print_module/* ["default"].table */.A.table,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                children: caption
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                    children: columns.map((param)=>{
                        let { label } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                            scope: "col",
                            children: label
                        }, label);
                    })
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                children: rows.map((param)=>{
                    let [heading, ...cells] = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                scope: "row",
                                children: heading
                            }),
                            cells.map((cell, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                    children: typeof cell === 'number' ? (columns[index + 1]?.format ?? format/* .formatNumber */.ZV)(cell) : cell ?? '–'
                                }, columns[index + 1]?.label))
                        ]
                    }, heading);
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintCashFlow.tsx







const PrintCashFlow_columns = [
    [
        'Oszczędność bez odliczanego VAT (zł)',
        (param)=>{
            let { saving, savedVat = 0 } = param;
            return saving - savedVat;
        }
    ],
    [
        'Utrzymanie i wymiany (zł)',
        (param)=>{
            let { upkeep, replacement } = param;
            return upkeep + replacement;
        }
    ],
    [
        'Rata (zł)',
        (param)=>{
            let { interest, principal } = param;
            return interest + principal;
        }
    ],
    [
        'Dług na koniec (zł)',
        (param)=>{
            let { debt } = param;
            return debt;
        }
    ],
    [
        'Przepływ (zł)',
        (param)=>{
            let { flow } = param;
            return flow;
        }
    ],
    [
        'Razem od początku (zł)',
        (param)=>{
            let { cumulated } = param;
            return cumulated;
        }
    ]
];
/** The outlay, the first year and every fifth: all of them are in the calculator. */ const isPrinted = (year, last)=>year <= 1 || year % 5 === 0 || year === last;
/** The money of the investment in a few years, or why it is not there. */ function PrintCashFlow(param) {
    let { settled } = param;
    const { finance } = settled.input;
    const project = (0,settledProject/* .settledProject */.$)(settled);
    if (!finance || !project?.ok) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "Przepływu pieniędzy nie ma: nie podano kosztu inwestycji albo roku danych."
        });
    }
    const { years, npv, payback } = project.value;
    const start = (0,cashFlowText/* .startOf */.GH)(finance, project.value).map((param)=>{
        let [name, zl] = param;
        return `${name} ${zl}`;
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintTable, {
                caption: "Przepływ pieniędzy, wybrane lata",
                table: {
                    columns: [
                        {
                            label: 'Rok'
                        },
                        ...PrintCashFlow_columns.map((param)=>{
                            let [label] = param;
                            return {
                                label
                            };
                        })
                    ],
                    rows: years.filter((param)=>{
                        let { year } = param;
                        return isPrinted(year, finance.years);
                    }).map((row)=>[
                            String(row.year),
                            ...PrintCashFlow_columns.map((param)=>{
                                let [, zl] = param;
                                return Math.round(zl(row));
                            })
                        ])
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Na początku: ",
                    start.join(', '),
                    ". Zwrot wkładu: ",
                    (0,figures/* .paybackText */.d)(payback),
                    ". NPV przez",
                    ' ',
                    (0,format/* .formatCount */.B4)(finance.years, format/* .yearForms */.Fd),
                    ": ",
                    (0,numbers/* .formatZloty */.ir)(npv),
                    ". IRR: ",
                    (0,cashFlowText/* .rateText */.cf)(project.value),
                    ". Bez podatku dochodowego. Ceny, założenie: ",
                    (0,cashFlowText/* .pricePath */.d8)(finance),
                    "."
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintInputs.tsx



/** What was settled: who, with what, by which tariffs, when, and where the data come from. */ function PrintInputs(param) {
    let { settled } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("table", {
        className: `${Print_module/* ["default"].table */.A.table} ${Print_module/* ["default"].inputs */.A.inputs}`,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                children: "Co policzono"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                children: inputRows(settled).map((param)=>{
                    let [name, text] = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                scope: "row",
                                children: name
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                children: text
                            })
                        ]
                    }, name);
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintSources.tsx






/** What the printed result is based on, in short. */ function PrintSources(param) {
    let { settled: { input, usedRates, report } } = param;
    const { prices, year } = input;
    const checked = usedRates.map((param)=>{
        let { checkedOn } = param;
        return checkedOn;
    }).sort().at(-1);
    const valid = usedRates.map((param)=>{
        let { to } = param;
        return to;
    }).sort()[0];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: Print_module/* ["default"].sources */.A.sources,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                children: "Założenia i źr\xf3dła"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Energię bilansuje się co godzinę, rozlicza co miesiąc; za 1 kWh oddaną po bilansie sp\xf3łdzielni można odebrać ",
                    (0,format/* .formatNumber */.ZV)(law_law/* .creditRatio.value */.XA.value, 1),
                    " kWh w tym samym miesiącu albo w ",
                    law_law/* .creditValidMonths.value */.h_.value,
                    " następnych (",
                    law_law/* .creditRatio.article */.XA.article,
                    ").",
                    ' ',
                    year === 'steady' ? 'Kolejny rok spółdzielni.' : report.axis.hours < hourAxis/* .yearHours */.zq ? 'Czas objęty danymi, bez zapasu w sieci na początku.' : 'Pierwszy rok spółdzielni.',
                    ' ',
                    "Zmienną opłatę za sieć od energii wsp\xf3lnej i odebranej (A5)",
                    ' ',
                    prices?.gridReading === 2 ? 'płacą członkowie' : 'pokrywa nadwyżka',
                    ". Wymagane pokrycie:",
                    ' ',
                    law_law/* .coverageThreshold.value */.ev.value,
                    "% (",
                    law_law/* .coverageThreshold.article */.ev.article,
                    "), a przy wniosku złożonym do 31.12.2025 – ",
                    law_law/* .lowerCoverageThreshold.value */.pd.value,
                    "%.",
                    valid !== undefined && ` Stawki obowiązują do ${(0,polish_date/* .formatDate */.Yq)(valid)}; sprawdzono je ${(0,polish_date/* .formatDate */.Yq)(checked ?? valid)}`
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Akty: ",
                    law_law/* .creditRatio.act */.XA.act,
                    "; ",
                    law_law/* .coverageThreshold.act */.ev.act,
                    ". Pełna lista założeń i stawek jest przy wyniku w kalkulatorze."
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/charts/CostSteps/StepMark.tsx
var StepMark = __webpack_require__(35809);
// EXTERNAL MODULE: ./src/components/calculator/charts/CostSteps/steps.ts
var CostSteps_steps = __webpack_require__(89717);
// EXTERNAL MODULE: ./src/components/calculator/charts/shared/Hatches.tsx
var Hatches = __webpack_require__(29703);
// EXTERNAL MODULE: ./src/domain/charts/waterfall.ts
var waterfall = __webpack_require__(21328);
;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintSplit.tsx









/** The split saving as a waterfall of rows: each bar starts where the one above it ended. */ function PrintSplit(param) {
    let { settled: { report, input } } = param;
    const hatches = (0,react.useId)();
    const steps = (0,CostSteps_steps/* .costSteps */.jK)((0,cooperative_levels/* .costLevels */.D0)(report, input));
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
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("table", {
        className: `${Print_module/* ["default"].table */.A.table} ${Print_module/* ["default"].split */.A.split}`,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                children: "Od rachunk\xf3w osobno do rachunk\xf3w w sp\xf3łdzielni"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                children: steps.map((step, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                scope: "row",
                                children: step.name
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                children: (0,CostSteps_steps/* .stepAmount */.vQ)(step)
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
                                    height: "10",
                                    "aria-hidden": "true",
                                    children: [
                                        index === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* ["default"] */.A, {
                                            id: hatches
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)(StepMark/* ["default"] */.A, {
                                            from: spans[index]?.from ?? 0,
                                            to: spans[index]?.to ?? 0,
                                            low: Math.min(0, ...ends),
                                            high: Math.max(0, ...ends),
                                            look: step.look,
                                            hatches: hatches,
                                            height: 10
                                        })
                                    ]
                                })
                            })
                        ]
                    }, step.name))
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintVerdicts.tsx



/** In the order a council needs them. */ const groups = [
    [
        'notMet',
        'Niespełnione'
    ],
    [
        'unknown',
        'Brakuje danych, żeby to ocenić'
    ],
    [
        'met',
        'Spełnione'
    ],
    [
        'information',
        'Do wiadomości'
    ]
];
/** The conditions of the law, met or not, and what the reader has to know before trusting the numbers. */ function PrintVerdicts(param) {
    let { settled } = param;
    const { report, input, usedRates, today } = settled;
    const warnings = (0,answer_warnings/* .warningsOf */.nZ)(report, input, usedRates, today);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: Print_module/* ["default"].verdicts */.A.verdicts,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                children: "Warunki z ustawy"
            }),
            groups.map((param)=>{
                let [status, name] = param;
                const texts = report.conditions.filter((verdict)=>verdict.status === status);
                return texts.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                            children: [
                                name,
                                ":"
                            ]
                        }),
                        " ",
                        texts.map((param)=>{
                            let { text } = param;
                            return text;
                        }).join(' ')
                    ]
                }, status);
            }),
            warnings.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                        children: "Zwr\xf3ć uwagę"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                        children: warnings.map((param)=>{
                            let { id, text, remedy } = param;
                            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                children: [
                                    text,
                                    " ",
                                    remedy
                                ]
                            }, id);
                        })
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintPages.tsx















/** Rows of members that fit the two sheets, with and without the cash flow below them. */ const mostMembers = {
    beside: 12,
    alone: 20
};
/** Columns of the month table that fit a page: use, shared, import, export, credited, bought, bills. */ const monthColumns = [
    0,
    1,
    3,
    4,
    5,
    7,
    8,
    11
];
/** What a council gets: the answer, its numbers and the law first, then what was settled and the tables. */ function PrintPages(param) {
    let { settled, ranges, isOld = false } = param;
    const { report, input, today } = settled;
    const { refusal, law, added, sources } = (0,told/* .toldOf */.d)(report, ranges, input);
    const members = (0,summary/* .memberRows */.yZ)(report, input);
    const printedMembers = (0,settledProject/* .settledProject */.$)(settled)?.ok ? mostMembers.beside : mostMembers.alone;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: Print_module/* ["default"].pages */.A.pages,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                className: "visuallyHidden",
                children: "Wynik"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Wynik kalkulatora z ",
                    (0,polish_date/* .formatDate */.Yq)(today),
                    " Pytanie: czy tym członkom opłaca się rozliczać prąd razem, w sp\xf3łdzielni energetycznej? ",
                    refusal === null && `${law}.`
                ]
            }),
            isOld && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Uwaga: to wynik sprzed zmiany. W formularzu są nowsze dane."
            }),
            refusal !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: Print_module/* ["default"].sentence */.A.sentence,
                children: refusal
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: refusal === null ? Print_module/* ["default"].sentence */.A.sentence : undefined,
                children: added
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    sources,
                    " To szacunek, a nie oferta i nie porada prawna. Wynik zależy od założeń."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeyFigures/* ["default"] */.A, {
                settled: settled,
                ranges: ranges
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintSplit, {
                settled: settled
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintVerdicts, {
                settled: settled
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintInputs, {
                settled: settled
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintTable, {
                caption: "Okresy rozliczeniowe",
                table: withColumns((0,tables/* .monthTable */.Vv)(report, input), monthColumns)
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintTable, {
                caption: members.length > printedMembers ? `Członkowie: pierwsze ${printedMembers} z ${members.length} (pominięto: ${members.length - printedMembers}). Wszyscy są w pliku z kalkulatora („Pobierz CSV: członkowie”).` : 'Członkowie',
                table: printedMemberTable((0,tables/* .memberTable */.LF)(report, input), input, printedMembers)
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintCashFlow, {
                settled: settled
            }),
            isOld ? /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintSources, {
                settled: settled
            }) : /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintAddress, {
                input: input,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintSources, {
                    settled: settled
                })
            })
        ]
    });
}
function withColumns(param, indices) {
    let { columns, rows } = param;
    const pick = (values)=>indices.flatMap((index)=>values.slice(index, index + 1));
    return {
        columns: pick(columns),
        rows: rows.map(pick)
    };
}
/** Whose point it is, bought, gross, without the cooperative, what it adds. */ function printedMemberTable(param, param1, count) {
    let { columns, rows } = param, { members } = param1;
    const wanted = [
        'Członek',
        'Kupione według przepisu',
        'Brutto',
        'Bez spółdzielni',
        'Dodaje spółdzielnia'
    ];
    const indices = wanted.map((name)=>columns.findIndex((param)=>{
            let { label } = param;
            return label.startsWith(name);
        }));
    const named = rows.slice(0, count).map((param, index)=>{
        let [id = '', ...cells] = param;
        const holder = members[index]?.holder;
        return [
            holder === undefined ? id : `${id} (${holder})`,
            ...cells
        ];
    });
    return withColumns({
        columns,
        rows: named
    }, indices);
}

;// CONCATENATED MODULE: ./src/components/calculator/results/print/PrintSummary.tsx






/** Two pages for a council meeting, rendered only for printing. */ function PrintSummary(param) {
    let { isPacked = false, ...pages } = param;
    const isPrinting = usePrinting();
    (0,react.useEffect)(()=>{
        let isGone = false;
        const ready = ()=>{
            if (!isGone) {
                (0,paper/* .setPaperReady */.A)(true);
            }
        };
        // Without its code the paper is still whole.
        (isPacked ? loadAddressCode() : Promise.resolve()).then(ready, ready);
        return ()=>{
            isGone = true;
            (0,paper/* .setPaperReady */.A)(false);
        };
    }, [
        isPacked
    ]);
    return isPrinting && /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintPages, {
        ...pages
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/work/ShowWork.tsx




const Explained = (0,lazyPart/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("8097")]).then(__webpack_require__.bind(__webpack_require__, 83656)), {
    message: 'Nie udało się wczytać rachunku krok po kroku.',
    waiting: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
        "aria-busy": "true",
        children: "Wczytujemy…"
    })
});
/** „Pokaż rachunek”: every step of the settlement with its numbers. Fetched and computed only once it is opened. */ function ShowWork(param) {
    let { settled, calculation } = param;
    const [wasOpened, setWasOpened] = (0,react.useState)(false);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "wynik-rachunek",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                id: "wynik-rachunek",
                children: "Rachunek krok po kroku"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                className: styles_module/* ["default"].disclosure */.A.disclosure,
                onToggle: ()=>{
                    setWasOpened(true);
                },
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                className: styles_module/* ["default"].whenClosed */.A.whenClosed,
                                children: "Pokaż rachunek"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                className: styles_module/* ["default"].whenOpen */.A.whenOpen,
                                children: "Ukryj rachunek"
                            })
                        ]
                    }),
                    wasOpened && /*#__PURE__*/ (0,jsx_runtime.jsx)(Explained, {
                        settled: settled,
                        calculation: calculation
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/answer/Split.tsx









/** The saving in its parts, and the costs of running a cooperative, which nobody can leave out unasked. */ function Split(param) {
    let { settled: { report, input }, calculation: { ranges } } = param;
    const levels = (0,react.useMemo)(()=>(0,cooperative_levels/* .costLevels */.D0)(report, input), [
        report,
        input
    ]);
    const yearBills = (0,react.useMemo)(()=>bills(report), [
        report
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "wynik-skad",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                id: "wynik-skad",
                children: "Co dają własne źr\xf3dła, a co sp\xf3łdzielnia"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].charts */.A.charts,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: styles_module/* ["default"].pair */.A.pair,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyCostSteps, {
                                levels: levels,
                                label: "Od rachunk\xf3w osobno do rachunk\xf3w w sp\xf3łdzielni",
                                note: `Źródła są w każdym kroku te same. Spółdzielnię porównujemy z najtańszym sposobem bez niej, bo tyle członkowie mogą mieć i tak. ${(0,answer_warnings/* .marketText */.wG)(report, input, ranges) ?? ''}`
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyBillComparison, {
                                bills: yearBills,
                                label: "Rachunki wszystkich członk\xf3w razem",
                                note: report.sourceKw > 0 && 'To razem skutek własnych źródeł i spółdzielni.'
                            })
                        ]
                    }),
                    levels.running === null && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        children: [
                            "Koszt\xf3w działania sp\xf3łdzielni nie podano: księgowość, badanie sprawozdań, serwis, utrzymanie paneli, wymiana falownik\xf3w. Bez nich wynik jest za dobry.",
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(FieldLink/* ["default"] */.A, {
                                id: (0,fieldErrors/* .fieldId */.CB)('finance.annualCostZl'),
                                otherwise: (0,fieldErrors/* .fieldId */.CB)('finance'),
                                children: "Wpisz roczny koszt"
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
// EXTERNAL MODULE: ./src/components/ui/Tabs/TabList.tsx + 1 modules
var TabList = __webpack_require__(74506);
;// CONCATENATED MODULE: ./src/components/ui/Tabs/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const Tabs_styles_module = ({"tabs":"tabs__KJ0","panel":"panel_TkOu"});
;// CONCATENATED MODULE: ./src/components/ui/Tabs/index.tsx





/** Panels shown one at a time. A panel is rendered when first chosen and then kept. */ function Tabs(param) {
    let { label, tabs } = param;
    const id = (0,react.useId)();
    const [shown, setShown] = (0,react.useState)(0);
    const [made, setMade] = (0,react.useState)([
        0
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(TabList/* ["default"] */.A, {
                id: id,
                label: label,
                tabs: tabs,
                shown: shown,
                onChoose: (index)=>{
                    setShown(index);
                    setMade((known)=>known.includes(index) ? known : [
                            ...known,
                            index
                        ]);
                },
                className: (0,clsx/* ["default"] */.A)(Tabs_styles_module.tabs, 'noPrint')
            }),
            tabs.map((tab, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                    ...(0,TabList/* .panelProps */.d)(id, tab),
                    className: Tabs_styles_module.panel,
                    hidden: index !== shown,
                    children: made.includes(index) && tab.content
                }, tab.id))
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/cooperative/description/panels.ts
var description_panels = __webpack_require__(79232);
;// CONCATENATED MODULE: ./src/components/calculator/results/views/BestSize.tsx




const bounds = {
    roof: 'Więcej paneli się nie zmieści: tyle podano w formularzu.',
    tenMw: 'Więcej nie pozwala ustawa: łącznie 10 MW (art. 38e ust. 1 pkt 3).',
    coverage: 'Mniejsza moc nie pokryje w roku tej części zużycia, której wymaga ustawa.',
    prosumer: 'Powyżej tej mocy któryś z właścicieli przekracza 50 kW i nie jest już prosumentem.',
    balancing: 'Od 400 kW w jednej instalacji dochodzi koszt bilansowania (A15).',
    excise: 'Powyżej 1 MW łącznie dochodzi akcyza.'
};
/** The best power and battery for a purpose that is named, or why none is named. */ function BestSize(param) {
    let { best: { panels, batteries, together }, input } = param;
    const { finance } = input;
    const lasts = (0,format/* .formatCount */.B4)(finance?.years ?? 0, format/* .yearForms */.Fd);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            panels.kind === 'found' && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                        children: [
                            "Najlepiej ",
                            size(panels.best.size, 'kWp'),
                            " paneli"
                        ]
                    }),
                    ", jeśli celem jest najwyższa wartość dzisiejsza (NPV) w ",
                    lasts,
                    ": ",
                    (0,numbers/* .formatZloty */.ir)(panels.best.npvZl),
                    ". W formularzu jest teraz ",
                    size((0,description_panels/* .photovoltaicKw */.pY)(input), 'kWp'),
                    ".",
                    ' ',
                    panels.best.npvZl <= 0 && 'Wartość nie jest dodatnia, więc żadna moc się nie opłaca. ',
                    panels.best.bound && bounds[panels.best.bound]
                ]
            }),
            panels.kind === 'noCost' && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Najlepszej mocy nie wskazujemy: każdy kolejny kWp coś oszczędza, ale i kosztuje. Wpisz koszt instalacji, a znajdziemy moc o najwyższej wartości dzisiejszej."
            }),
            panels.kind === 'mixedCost' && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Najlepszej mocy nie wskazujemy: koszt w formularzu obejmuje nie tylko panele. Wpisz „Koszt kolejnego 1\xa0kWp” w części „Koszt inwestycji i finansowanie”."
            }),
            panels.kind === 'wrongCost' && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Najlepszej wielkości nie wskazujemy: koszt 1\xa0kWp albo 1\xa0kWh pomnożony przez wielkość z formularza przekracza cały koszt inwestycji. Popraw jedną z tych kwot."
            }),
            panels.kind === 'none' && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Zgodnej z ustawą mocy nie ma: żeby pokryć wymaganą część zużycia, trzeba co najmniej",
                    ' ',
                    size(panels.needed, 'kWp'),
                    " paneli, a zmieści się ",
                    size(panels.allowed, 'kWp'),
                    "."
                ]
            }),
            batteries && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                        children: [
                            "Najlepiej ",
                            batteries.size > 0 ? size(batteries.size, 'kWh') : 'bez',
                            " magazynu"
                        ]
                    }),
                    ' ',
                    "przy obecnych panelach i tym samym celu: ",
                    (0,numbers/* .formatZloty */.ir)(batteries.npvZl),
                    ". W formularzu jest teraz ",
                    size((0,description_panels/* .batteryKwh */.Cw)(input), 'kWh'),
                    ". Moc magazynu zmieniamy razem z pojemnością."
                ]
            }),
            together && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                        children: [
                            "Najlepiej razem: ",
                            size(together.panelKw, 'kWp'),
                            " paneli i",
                            ' ',
                            together.batteryKwh > 0 ? size(together.batteryKwh, 'kWh') : 'bez',
                            " magazynu"
                        ]
                    }),
                    ", gdy można zmienić jedno i drugie: ",
                    (0,numbers/* .formatZloty */.ir)(together.npvZl),
                    ".",
                    ' ',
                    together.bound && bounds[together.bound]
                ]
            }),
            (panels.kind === 'found' || batteries) && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: "meta",
                children: [
                    together ? 'Razem szukamy na przemian: paneli do magazynu i magazynu do paneli, aż żadne się nie zmieni.' : 'Szukamy osobno: moc paneli przy tym samym magazynie, magazyn przy tych samych panelach.',
                    ' ',
                    "Zmieniamy wszystkie panele w tej samej proporcji."
                ]
            })
        ]
    });
}
function size(value, unit) {
    return `${(0,numbers/* .formatEstimate */.eG)(value)}\u00a0${unit}`;
}

// EXTERNAL MODULE: ./src/components/ui/controls/DateField/index.tsx + 2 modules
var DateField = __webpack_require__(61038);
// EXTERNAL MODULE: ./src/components/calculator/results/views/useDay.ts
var useDay = __webpack_require__(8032);
;// CONCATENATED MODULE: ./src/components/calculator/results/views/DayView.tsx









/** One day hour by hour, chosen by its date. */ function DayView(param) {
    let { settled: { report } } = param;
    const { day, first, last, field, setField } = (0,useDay/* .useDay */.i)(report);
    const hours = (0,react.useMemo)(()=>dayEnergy(report, (0,days/* .hoursOfDay */.B6)(report.axis, day)), [
        report,
        day
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].charts */.A.charts,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: styles_module/* ["default"].narrow */.A.narrow,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(DateField/* ["default"] */.A, {
                    id: "dzien-wyniku",
                    label: "Dzień",
                    value: field,
                    min: first,
                    max: last,
                    rangeError: `Wybierz dzień od ${(0,polish_date/* .formatDate */.Yq)(first)} do ${(0,polish_date/* .formatDate */.Yq)(last)}`,
                    onChange: setField
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyDayStack, {
                hours: hours,
                label: `Doba spółdzielni, ${(0,polish_date/* .formatDate */.Yq)(day)}`
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/views/PowerView.tsx





/** „Oszczędność a moc paneli”, with the best power if there is a purpose to judge by, and what the numbers leave out. */ function PowerView(param) {
    let { curve, best, input } = param;
    if (curve === null || curve.length <= 1) {
        return null;
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(LazySavingsCurve, {
        points: curve,
        current: (0,description_panels/* .photovoltaicKw */.pY)(input),
        best: best?.panels.kind === 'found' ? best.panels.best.size : null,
        label: "Oszczędność a moc paneli",
        note: noteOf(input, best?.leastKw ?? 0)
    });
}
function noteOf(input, leastKw) {
    const least = (0,format/* .formatNumber */.ZV)(Math.ceil(leastKw));
    const law = leastKw > 0 ? `Poniżej ${least}\u00a0kWp spółdzielnia nie może działać: nie pokryje wymaganej części zużycia. ` : '';
    const saving = `${law}To oszczędność w porównaniu z kupowaniem całego prądu osobno, bez kosztu instalacji.`;
    const cost = (0,description_panels/* .panelCost */.Ck)(input);
    return cost.kind === 'perKw' ? `${saving} Wartość (NPV) liczymy przy ${(0,numbers/* .formatZloty */.ir)(cost.zlPerKw)} za każdy kolejny 1\u00a0kWp; utrzymanie i wymiany rosną tak jak koszt.` : saving;
}

;// CONCATENATED MODULE: ./src/components/calculator/results/views/Views.tsx












/** The result for the year, by month and for one day. */ function Views(param) {
    let { settled, calculation: { curve, best } } = param;
    const { report } = settled;
    const year = (0,react.useMemo)(()=>({
            energy: yearEnergy(report),
            grid: meanGrid(report)
        }), [
        report
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "wynik-w-czasie",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                id: "wynik-w-czasie",
                children: "Energia i pieniądze"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Tabs, {
                label: "Wynik w czasie",
                tabs: [
                    {
                        id: 'rok',
                        name: 'Rok',
                        content: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                            className: styles_module/* ["default"].charts */.A.charts,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyEnergyFlows, {
                                    year: year.energy,
                                    label: "Przepływ energii",
                                    isHidden: (0,answer_warnings/* .hidesOwnUse */.lg)(report.settlement, settled.input)
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                    className: styles_module/* ["default"].pair */.A.pair,
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyYearHeatMap, {
                                            values: year.grid,
                                            label: "Pob\xf3r i oddanie sp\xf3łdzielni"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)(PowerView, {
                                            curve: curve,
                                            best: best,
                                            input: settled.input
                                        })
                                    ]
                                }),
                                curve && curve.length > 1 && best && /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(BestSize, {
                                        best: best,
                                        input: settled.input
                                    })
                                })
                            ]
                        })
                    },
                    {
                        id: 'miesiac',
                        name: 'Miesiąc',
                        content: /*#__PURE__*/ (0,jsx_runtime.jsx)(MonthView, {
                            settled: settled
                        })
                    },
                    {
                        id: 'dzien',
                        name: 'Dzień',
                        content: /*#__PURE__*/ (0,jsx_runtime.jsx)(DayView, {
                            settled: settled
                        })
                    }
                ]
            })
        ]
    });
}
function MonthView(param) {
    let { settled: { report, input } } = param;
    const table = (0,react.useMemo)(()=>(0,tables/* .monthTable */.Vv)(report, input), [
        report,
        input
    ]);
    const months = (0,react.useMemo)(()=>creditMonths(report, input), [
        report,
        input
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].charts */.A.charts,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyCreditMonths, {
                months: months,
                label: "Zapas w sieci miesiąc po miesiącu"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SortableTable/* ["default"] */.A, {
                caption: "Energia i rachunki w okresach rozliczeniowych",
                ...table
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/folds/parts.ts
/** What the folds hold is one chunk: whoever opens one opens others. */ 










},
21273(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  LF: () => (memberTable),
  LQ: () => (withoutEmptyColumns),
  Vv: () => (monthTable),
  eX: () => (fileRows)
});
/* import */ var _site_src_domain_cooperative_summary__rspack_import_0 = __webpack_require__(89578);
/* import */ var _shared_figures__rspack_import_1 = __webpack_require__(61684);
/* import */ var _names__rspack_import_2 = __webpack_require__(20050);
/* import */ var _site_src_site_format__rspack_import_3 = __webpack_require__(45170);




const monthColumns = [
    [
        'consumptionKwh',
        'Zużycie (kWh)'
    ],
    [
        'ownUseKwh',
        'Za licznikami (kWh)'
    ],
    [
        'sharedKwh',
        'Wspólne (kWh)'
    ],
    [
        'importKwh',
        'Pobór z sieci P (kWh)'
    ],
    [
        'exportKwh',
        'Oddanie do sieci W (kWh)'
    ],
    [
        'creditKwh',
        'Dopisane do zapasu (kWh)'
    ],
    [
        'usedCreditKwh',
        'Odebrane z zapasu (kWh)'
    ],
    [
        'boughtKwh',
        'Kupione (kWh)'
    ],
    [
        'expiredKwh',
        'Przepadło (kWh)'
    ],
    [
        'balanceKwh',
        'Zapas na koniec (kWh)'
    ],
    [
        'grossZl',
        'Rachunki brutto (zł)'
    ]
];
function monthTable(report, input) {
    return {
        columns: [
            {
                label: input.period === 'month' ? 'Miesiąc' : 'Okres'
            },
            ...monthColumns.map((param)=>{
                let [key, label] = param;
                return {
                    label,
                    fractionDigits: 0,
                    ...key === 'grossZl' && {
                        format: _site_src_site_format__rspack_import_3/* .formatZl */.kN
                    }
                };
            })
        ],
        rows: (0,_site_src_domain_cooperative_summary__rspack_import_0/* .periodRows */.jB)(report).map((row, period)=>[
                (0,_names__rspack_import_2/* .periodName */.dN)(report.axis, input, period),
                ...monthColumns.map((param)=>{
                    let [key] = param;
                    return row[key];
                })
            ])
    };
}
function memberTable(report, input) {
    const rows = (0,_site_src_domain_cooperative_summary__rspack_import_0/* .memberRows */.yZ)(report, input);
    const zl = (label)=>({
            label: `${label} (zł)`,
            fractionDigits: 2,
            format: _site_src_site_format__rspack_import_3/* .formatZl */.kN
        });
    const kwh = (label)=>({
            label: `${label} (kWh)`,
            fractionDigits: 0
        });
    return {
        columns: [
            {
                label: 'Członek'
            },
            kwh('Kupione według przepisu'),
            zl('Brutto'),
            zl('Bez spółdzielni'),
            zl('Dodaje spółdzielnia'),
            zl('Netto'),
            zl('VAT'),
            zl('Rozliczenie wewnętrzne'),
            zl('Osobno, bez źródeł'),
            {
                label: 'Zwrot nakładu'
            },
            kwh('Pobór'),
            kwh('Wspólne według klucza'),
            kwh('Z zapasu według klucza'),
            kwh('Kupione według klucza')
        ],
        rows: rows.map((row)=>[
                row.id,
                row.statutoryBoughtKwh,
                row.grossZl,
                row.withoutZl,
                row.addedZl,
                row.netZl,
                row.vatZl,
                row.internalPaymentZl,
                row.aloneZl,
                row.payback && (0,_shared_figures__rspack_import_1/* .paybackText */.d)(row.payback),
                row.drawnKwh,
                row.internalSharedKwh,
                row.internalCreditKwh,
                row.internalBoughtKwh
            ])
    };
}
/** The table without columns of numbers in which there is nothing but zeros, and without empty ones. */ function withoutEmptyColumns(param) {
    let { columns, rows } = param;
    const isTelling = (_, column)=>rows.some((row)=>row[column] !== 0 && row[column] !== null);
    return {
        columns: columns.filter(isTelling),
        rows: rows.map((row)=>row.filter(isTelling))
    };
}
/** The rows for a file: a decimal comma, to a thousandth of a kWh and to the grosz, no thousands separators. */ function fileRows(param) {
    let { columns, rows } = param;
    return [
        columns.map((param)=>{
            let { label } = param;
            return label;
        }),
        ...rows.map((row)=>row.map((cell)=>typeof cell === 'number' ? decimal(cell) : cell ?? ''))
    ];
}
function decimal(value) {
    return (Number(value.toFixed(3)) + 0).toString().replace('.', ',');
}


},
8032(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  i: () => (useDay)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/* import */ var _site_src_domain_cooperative_explain_days__rspack_import_1 = __webpack_require__(73119);
/* import */ var _site_src_domain_cooperative_explain_explainHour__rspack_import_2 = __webpack_require__(72991);



/** A day within the settled hours: the text of its field, and the last day that could be shown. */ function useDay(report) {
    const { axis } = report;
    const first = (0,_site_src_domain_cooperative_explain_days__rspack_import_1/* .dayOfHour */.QK)(axis, 0);
    const last = (0,_site_src_domain_cooperative_explain_days__rspack_import_1/* .dayOfHour */.QK)(axis, axis.hours - 1);
    const [chosen, setChosen] = (0,react__rspack_import_0.useState)(null);
    const isInside = chosen !== null && chosen.day >= first && chosen.day <= last;
    const day = isInside ? chosen.day : (0,_site_src_domain_cooperative_explain_days__rspack_import_1/* .dayOfHour */.QK)(axis, (0,_site_src_domain_cooperative_explain_explainHour__rspack_import_2/* .tellingHour */.W)(report));
    return {
        day,
        first,
        last,
        field: isInside ? chosen.field : day,
        setField: (field)=>{
            setChosen({
                field,
                day: field ?? day
            });
        }
    };
}


},
17771(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  O: () => (whoseRates)
});
/* import */ var _site_src_domain_calculator_defaults__rspack_import_0 = __webpack_require__(19602);

/** Whose rates a tariff has. Those of G11 that stand in for another group are no tariff of it. */ function whoseRates(tariff) {
    if (!('operator' in tariff)) {
        return 'stawki z rachunku';
    }
    const standIn = 'group' in tariff && tariff.group !== undefined;
    return `${_site_src_domain_calculator_defaults__rspack_import_0/* .operatorNames */.pr[tariff.operator]}${standIn ? ', przykładowe stawki G11' : ''}`;
}


},
5373(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (FieldLink)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_2 = __webpack_require__(27588);
/* import */ var _reveal__rspack_import_3 = __webpack_require__(41560);




/** Leads to a field of the full form. Quick mode has no such fields, and says so. */ function FieldLink(param) {
    let { id, otherwise = id, children } = param;
    const [isMissing, setIsMissing] = (0,react__rspack_import_1.useState)(false);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_2/* .Button */.$, {
                look: "plain",
                onClick: ()=>{
                    const field = document.getElementById(id) ?? document.getElementById(otherwise);
                    if (field) {
                        (0,_reveal__rspack_import_3/* .reveal */._)(field);
                    }
                    setIsMissing(field === null);
                },
                children: children
            }),
            ' ',
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                role: "status",
                children: isMissing && 'To pole jest w trybie pełnym. Otworzysz go przyciskiem nad wynikiem.'
            })
        ]
    });
}


},
12694(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  _: () => (DotHatch),
  d: () => (LineHatch)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _styles_module_css__rspack_import_1 = __webpack_require__(97865);


/** Slanted lines over a fill, so that the meaning does not depend on colour alone. */ function LineHatch(param) {
    let { id, angle = 45, className = _styles_module_css__rspack_import_1/* ["default"].hatchLine */.A.hatchLine } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("pattern", {
        id: id,
        width: "6",
        height: "6",
        patternUnits: "userSpaceOnUse",
        patternTransform: `rotate(${angle})`,
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("line", {
            y2: "6",
            className: className
        })
    });
}
/** Dots over a fill. */ function DotHatch(param) {
    let { id, className = _styles_module_css__rspack_import_1/* ["default"].hatchDot */.A.hatchDot } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("pattern", {
        id: id,
        width: "6",
        height: "6",
        patternUnits: "userSpaceOnUse",
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("circle", {
            cx: "3",
            cy: "3",
            r: "1.1",
            className: className
        })
    });
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
26098(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  W: () => (rounded),
  w: () => (asPercent)
});
/** The eye sees no more than a tenth of a pixel, and long fractions would make up half of the page. */ function rounded(value) {
    return Math.round(value * 10) / 10;
}
/** A share of a picture's width. */ function asPercent(part, whole) {
    return `${Math.round(part / whole * 10000) / 100}%`;
}


},
74506(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ TabList),
  d: () => (/* binding */ panelProps)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/Tabs/TabList.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const TabList_module = ({"tabs":"tabs_Qiln","tab":"tab_CyGK"});
;// CONCATENATED MODULE: ./src/components/ui/Tabs/TabList.tsx




/** The attributes that tie a panel to its tab. */ function panelProps(id, tab) {
    return {
        role: 'tabpanel',
        id: `${id}-${tab.id}`,
        'aria-labelledby': `${id}-tab-${tab.id}`
    };
}
/** A list of tabs, one of them chosen: ← → Home End move and choose. */ function TabList(props) {
    const { id, label, tabs, shown, onChoose, className } = props;
    const buttons = (0,react.useRef)([]);
    const onKeyDown = (event)=>{
        const targets = {
            ArrowLeft: (shown - 1 + tabs.length) % tabs.length,
            ArrowRight: (shown + 1) % tabs.length,
            Home: 0,
            End: tabs.length - 1
        };
        const target = targets[event.key];
        if (target !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            onChoose(target);
            buttons.current[target]?.focus();
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: (0,clsx/* ["default"] */.A)(TabList_module.tabs, className),
        role: "tablist",
        "aria-label": label,
        children: tabs.map((tab, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("button", {
                ref: (button)=>{
                    buttons.current[index] = button;
                },
                type: "button",
                role: "tab",
                id: `${id}-tab-${tab.id}`,
                className: TabList_module.tab,
                "aria-label": tab.longName,
                "aria-selected": index === shown,
                "aria-controls": `${id}-${tab.id}`,
                tabIndex: index === shown ? 0 : -1,
                onClick: ()=>{
                    onChoose(index);
                },
                onKeyDown: onKeyDown,
                children: tab.name
            }, tab.id))
    });
}


},
61038(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DateField)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/browser/shell/useModal.ts
var useModal = __webpack_require__(2843);
// EXTERNAL MODULE: ./src/browser/network/useFetchedCode.ts
var useFetchedCode = __webpack_require__(62158);
// EXTERNAL MODULE: ./src/components/ui/controls/DayDialog/styles.module.css
var styles_module = __webpack_require__(33918);
;// CONCATENATED MODULE: ./src/components/ui/controls/DayDialog/index.tsx







/** The calendar in a modal dialog, fetched when first opened. Mounted when opened, removed when closed. */ function DayDialog(param) {
    let { onPick, onClose, ...calendar } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const { modal, close } = (0,useModal/* .useModal */.h)(onClose);
    const { code: Calendar, error, fetchCode } = (0,useFetchedCode/* .useFetchedCode */.c)(async ()=>(await Promise.all(/* import() */ [__webpack_require__.e("8406"), __webpack_require__.e("1802")]).then(__webpack_require__.bind(__webpack_require__, 14449))).default);
    (0,react.useEffect)(fetchCode, [
        fetchCode
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("dialog", {
        ...modal,
        className: styles_module/* ["default"].dialog */.A.dialog,
        "aria-label": labels.chooseDate,
        children: [
            Calendar && /*#__PURE__*/ (0,jsx_runtime.jsx)(Calendar, {
                ...calendar,
                onPick: (day)=>{
                    onPick(day);
                    close();
                }
            }),
            !Calendar && error === null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].waiting */.A.waiting,
                "aria-busy": "true",
                children: "Wczytujemy…"
            }),
            !Calendar && error !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].waiting */.A.waiting,
                role: "alert",
                children: "Nie udało się wczytać kalendarza. Wpisz datę w polu."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "plain",
                onClick: close,
                children: labels.close
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/ui/controls/DateField/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const DateField_styles_module = ({"group":"group_una6","open":"open_KAeX"});
;// CONCATENATED MODULE: ./src/components/ui/controls/DateField/index.tsx








function dayOf(param) {
    let { day, isOutside } = param;
    return isOutside ? null : day;
}
/** A day typed as `dd.mm.rrrr`, which always works, or picked in a calendar that is fetched when first opened. */ function DateField(param) {
    let { id, label, value, onChange, min, max, rangeError = 'Wybierz inny dzień.', error, hint, isDisabled = false } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const [draft, setDraft] = (0,react.useState)(null);
    const [isChecked, setIsChecked] = (0,react.useState)(false);
    const [isOpen, setIsOpen] = (0,react.useState)(false);
    const read = (text)=>{
        const day = (0,date/* .parsePolishDate */.T7)(text);
        return {
            day,
            isOutside: day !== null && (day < (min ?? day) || day > (max ?? day))
        };
    };
    // A day set from outside replaces what was typed before.
    const isOwnDraft = draft !== null && dayOf(read(draft)) === value;
    const text = isOwnDraft ? draft : value === null ? '' : (0,date/* .writePolishDate */.LF)(value);
    const reading = read(text);
    const problemOf = (typed)=>{
        const { day, isOutside } = read(typed);
        if (typed.trim() === '') {
            return undefined;
        }
        return day === null ? 'Podaj datę w formacie dd.mm.rrrr, np. 05.03.2027.' : isOutside ? rangeError : undefined;
    };
    const type = (next)=>{
        setDraft(next);
        onChange(dayOf(read(next)), problemOf(next));
    };
    const leave = ()=>{
        setIsChecked(true);
        if (dayOf(reading) !== null) {
            setDraft(null);
        }
    };
    const pick = (day)=>{
        setDraft(null);
        setIsChecked(false);
        onChange(day, undefined);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
        id: id,
        label: label,
        hint: hint,
        error: (isChecked ? problemOf(text) : undefined) ?? error,
        children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: DateField_styles_module.group,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ...control,
                        type: "text",
                        inputMode: "numeric",
                        autoComplete: "off",
                        placeholder: "dd.mm.rrrr",
                        disabled: isDisabled,
                        value: text,
                        onChange: (event)=>{
                            type(event.target.value);
                        },
                        onBlur: leave
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        className: `${DateField_styles_module.open} needsScript`,
                        disabled: isDisabled,
                        "aria-haspopup": "dialog",
                        onClick: ()=>{
                            setIsOpen(true);
                        },
                        children: labels.chooseDate
                    }),
                    isOpen && /*#__PURE__*/ (0,jsx_runtime.jsx)(DayDialog, {
                        selected: dayOf(reading),
                        min: min,
                        max: max,
                        onPick: pick,
                        onClose: ()=>{
                            setIsOpen(false);
                        }
                    })
                ]
            })
    });
}


},
89363(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Paging)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/ui/controls/Paging/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"paging":"paging_IiQq","pages":"pages_fJDN","rows":"rows_s5kI"});
;// CONCATENATED MODULE: ./src/components/ui/controls/Paging/index.tsx





const looks = {
    rows: {
        look: 'plain',
        previous: 'Poprzedni',
        next: 'Następni'
    },
    pages: {
        look: 'outlined',
        previous: 'Poprzednia strona',
        next: 'Następna strona'
    }
};
/** Which of many items are shown, with buttons to the others; nothing when they all fit. */ function Paging(param) {
    let { pages, count, by = 'rows', label } = param;
    const { page, pages: pageCount, first, end, setPage } = pages;
    if (pageCount < 2) {
        return null;
    }
    const { look, previous, next } = looks[by];
    const last = pageCount - 1;
    const Box = label === undefined ? 'div' : 'nav';
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Box, {
        "aria-label": label,
        className: (0,clsx/* ["default"] */.A)(styles_module.paging, styles_module[by], 'needsScript noPrint'),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: look,
                "aria-disabled": page === 0,
                onClick: ()=>{
                    setPage(Math.max(page - 1, 0));
                },
                children: previous
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                role: "status",
                children: by === 'rows' ? /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                    children: [
                        (0,format/* .formatNumber */.ZV)(first + 1),
                        "–",
                        (0,format/* .formatNumber */.ZV)(end),
                        " z ",
                        (0,format/* .formatNumber */.ZV)(count)
                    ]
                }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                    children: [
                        "Strona ",
                        page + 1,
                        " z ",
                        pageCount
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: look,
                "aria-disabled": page === last,
                onClick: ()=>{
                    setPage(Math.min(page + 1, last));
                },
                children: next
            })
        ]
    });
}


},
89476(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Q: () => (usePages)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);

/** One page at a time of a list of `count`. When the shown page disappears with its items, the last one is shown. */ function usePages(count, pageSize) {
    const [wanted, setPage] = (0,react__rspack_import_0.useState)(0);
    const pages = Math.max(Math.ceil(count / Math.max(pageSize, 1)), 1);
    const page = Math.min(wanted, pages - 1);
    const first = page * pageSize;
    return {
        page,
        pages,
        first,
        end: Math.min(first + pageSize, count),
        setPage
    };
}


},
69717(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ SortableTable)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/components/ui/controls/Paging/index.tsx + 1 modules
var Paging = __webpack_require__(89363);
// EXTERNAL MODULE: ./src/components/ui/controls/Paging/usePages.ts
var usePages = __webpack_require__(89476);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
;// CONCATENATED MODULE: ./src/domain/kernel/sortRows.ts
/** Rows sorted by one column: numbers by value, words by the Polish alphabet, empty cells always last. */ function sortRows(rows, param) {
    let { column, direction } = param;
    const sign = direction === 'ascending' ? 1 : -1;
    return rows.slice().sort((first, second)=>{
        const a = first[column] ?? null;
        const b = second[column] ?? null;
        if (a === null || b === null) {
            return Number(a === null) - Number(b === null);
        }
        return sign * compare(a, b);
    });
}
/** The first press sorts in ascending order, the next one on the same column reverses it. */ function nextOrder(current, column) {
    const isSame = current?.column === column;
    return {
        column,
        direction: isSame && current.direction === 'ascending' ? 'descending' : 'ascending'
    };
}
function compare(a, b) {
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'pl', {
        numeric: true
    });
}

// EXTERNAL MODULE: ./src/site/format.ts
var site_format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/ui/controls/SortableTable/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"wrapper":"wrapper_rAn8","caption":"caption_JnRw","number":"number_ZTa4","rowHeading":"rowHeading_dHP2","sort":"sort_JJFQ","arrow":"arrow_gxkH"});
;// CONCATENATED MODULE: ./src/components/ui/controls/SortableTable/index.tsx










const directionNames = {
    ascending: 'rosnąco',
    descending: 'malejąco'
};
/** Rows a visitor can sort by any column. Without scripts they keep the given order. */ function SortableTable(param) {
    let { caption, columns, rows, foot, pageSize = rows.length } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const [order, setOrder] = (0,react.useState)(null);
    const sorted = (0,react.useMemo)(()=>order === null ? rows : sortRows(rows, order), [
        order,
        rows
    ]);
    const pages = (0,usePages/* .usePages */.Q)(rows.length, pageSize);
    const { first, end, setPage } = pages;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.wrapper,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                "aria-label": caption,
                asCards: true,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                        className: styles_module.caption,
                        children: caption
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                            children: columns.map((param, index)=>{
                                let { label, fractionDigits } = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    abbr: label,
                                    className: (0,clsx/* ["default"] */.A)(fractionDigits !== undefined && styles_module.number),
                                    "aria-sort": order?.column === index ? order.direction : undefined,
                                    children: rows.length === 0 ? label : /*#__PURE__*/ (0,jsx_runtime.jsxs)("button", {
                                        type: "button",
                                        className: styles_module.sort,
                                        "aria-label": labels.sortBy(label),
                                        onClick: ()=>{
                                            setOrder(nextOrder(order, index));
                                            setPage(0);
                                        },
                                        children: [
                                            label,
                                            ' ',
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                                className: `${styles_module.arrow} needsScript noPrint`,
                                                "aria-hidden": "true"
                                            })
                                        ]
                                    })
                                }, label);
                            })
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tbody", {
                        children: [
                            sorted.slice(first, end).map((row)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Cells, {
                                        columns: columns,
                                        row: row
                                    })
                                }, String(row[0]))),
                            rows.length === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                    colSpan: columns.length,
                                    children: labels.noData
                                })
                            })
                        ]
                    }),
                    foot && /*#__PURE__*/ (0,jsx_runtime.jsx)("tfoot", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Cells, {
                                columns: columns,
                                row: foot
                            })
                        })
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Paging/* ["default"] */.A, {
                pages: pages,
                count: rows.length
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: order && `Posortowano według: ${columns[order.column]?.label ?? ''}, ${directionNames[order.direction]}`
            })
        ]
    });
}
function Cells(param) {
    let { columns, row } = param;
    return row.map((cell, index)=>{
        const column = columns[index] ?? {
            label: String(index)
        };
        const { label, fractionDigits, format = site_format/* .formatNumber */.ZV } = column;
        const text = typeof cell === 'number' ? format(cell, fractionDigits) : cell;
        return index === 0 ? /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
            scope: "row",
            className: styles_module.rowHeading,
            children: text
        }, label) : /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
            "data-label": label,
            className: (0,clsx/* ["default"] */.A)(fractionDigits !== undefined && styles_module.number),
            children: text ?? '–'
        }, label);
    });
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
53238(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  G: () => (inKwh),
  X: () => (substituted)
});
/** A line in kWh. */ function inKwh(line) {
    return {
        ...line,
        unit: 'kWh'
    };
}
const symbol = /\p{L}[\p{L}\p{N}]*/gu;
/** The formula with numbers for symbols, negative ones in brackets. */ function substituted(param, write) {
    let { formula, values } = param;
    return formula.replaceAll(symbol, (name)=>{
        const value = values[name];
        if (value === undefined) {
            return name;
        }
        return value < 0 ? `(${write(value)})` : write(value);
    });
}


},
72991(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  W: () => (tellingHour),
  e: () => (explainHour)
});
/* import */ var _polish_date__rspack_import_5 = __webpack_require__(8204);
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _settlement_law_law__rspack_import_1 = __webpack_require__(81287);
/* import */ var _kernel_time__rspack_import_4 = __webpack_require__(56341);
/* import */ var _days__rspack_import_2 = __webpack_require__(73119);
/* import */ var _equation__rspack_import_3 = __webpack_require__(53238);






/** How many members are shown one by one; the others are summed. */ const namedMembers = 10;
/** Steps 1–4 in one hour. `members` are those of `membersInHour`. */ function explainHour(param, hour, members) {
    let { axis, flows, settlement } = param;
    const { totals } = settlement.energy;
    const D = totals.drawn[hour] ?? 0;
    const O = totals.given[hour] ?? 0;
    const A = flows.ownUse[hour] ?? 0;
    return [
        {
            number: 1,
            title: 'Godzina na wspólnej osi czasu',
            text: hourText(axis, hour, settlement.missingHours),
            equations: [],
            law: _settlement_law_law__rspack_import_1/* .balanceRule */.R_,
            assumptions: []
        },
        {
            number: 2,
            title: 'Za licznikami członków',
            text: 'Energia z własnych paneli i magazynu zużyta od razu nie przechodzi przez licznik, więc nie wchodzi do rozliczenia. Zużycie to ta energia i pobór z sieci po bilansie godziny.',
            equations: [
                (0,_equation__rspack_import_3/* .inKwh */.G)({
                    symbol: 'C',
                    name: 'zużycie wszystkich członków',
                    formula: 'A + D',
                    values: {
                        A,
                        D
                    },
                    result: A + D
                })
            ],
            law: null,
            assumptions: [
                'A9'
            ]
        },
        {
            number: 3,
            title: 'Bilans każdego punktu poboru',
            text: `Od energii pobranej w tej godzinie odejmuje się energię oddaną. Wynik dodatni to pobór, ujemny to oddanie.${othersText(members)}`,
            equations: [
                ...largest(members).map((param)=>{
                    let { id, withdrawn, injected, balance } = param;
                    return (0,_equation__rspack_import_3/* .inKwh */.G)({
                        symbol: 'Eb',
                        name: id,
                        formula: 'Ep − Ew',
                        values: {
                            Ep: withdrawn,
                            Ew: injected
                        },
                        result: balance
                    });
                }),
                (0,_equation__rspack_import_3/* .inKwh */.G)({
                    symbol: 'D',
                    name: 'pobór wszystkich, którzy pobierali',
                    formula: 'suma dodatnich Eb',
                    values: {},
                    result: D
                }),
                (0,_equation__rspack_import_3/* .inKwh */.G)({
                    symbol: 'O',
                    name: 'oddanie wszystkich, którzy oddawali',
                    formula: 'suma ujemnych Eb bez znaku',
                    values: {},
                    result: O
                })
            ],
            law: _settlement_law_law__rspack_import_1/* .balanceRule */.R_,
            assumptions: []
        },
        {
            number: 4,
            title: 'Bilans spółdzielni',
            text: 'To, co oddają jedni, pokrywa w tej samej godzinie pobór innych, jeden do jednego. Reszta to albo pobór spółdzielni z sieci, albo oddanie do sieci, nigdy jedno i drugie.',
            equations: [
                (0,_equation__rspack_import_3/* .inKwh */.G)({
                    symbol: 'S',
                    name: 'energia wspólna',
                    formula: 'min(D; O)',
                    values: {
                        D,
                        O
                    },
                    result: flows.shared[hour] ?? 0
                }),
                (0,_equation__rspack_import_3/* .inKwh */.G)({
                    symbol: 'P',
                    name: 'pobór spółdzielni z sieci',
                    formula: 'max(D − O; 0)',
                    values: {
                        D,
                        O
                    },
                    result: flows.fromGrid[hour] ?? 0
                }),
                (0,_equation__rspack_import_3/* .inKwh */.G)({
                    symbol: 'W',
                    name: 'oddanie spółdzielni do sieci',
                    formula: 'max(O − D; 0)',
                    values: {
                        D,
                        O
                    },
                    result: flows.toGrid[hour] ?? 0
                })
            ],
            law: _settlement_law_law__rspack_import_1/* .balanceRule */.R_,
            assumptions: []
        }
    ];
}
function hourText(axis, hour, missingHours) {
    const utc = new Date(axis.startMs + hour * _kernel_time__rspack_import_4/* .hourMs */.$0).toISOString();
    const season = (0,_settlement_hours_hourAxis__rspack_import_0/* .polishOffsetHours */.GR)(axis.startMs + hour * _kernel_time__rspack_import_4/* .hourMs */.$0) === 2 ? 'letniego' : 'zimowego';
    const missing = missingHours === 0 ? 'Odczytów nie brakuje.' : `Godzin bez odczytu: ${missingHours} (razem ze wszystkich liczników). Liczymy w nich zero.`;
    return `Godzina zaczyna się ${(0,_polish_date__rspack_import_5/* .writePolishDate */.LF)((0,_days__rspack_import_2/* .dayOfHour */.QK)(axis, hour))} o ${axis.localHour[hour] ?? 0}:00 czasu ${season}, czyli o ${utc.slice(11, 16)} UTC. ${missing}`;
}
function largest(members) {
    return members.length <= namedMembers ? members : members.slice().sort((a, b)=>Math.abs(b.balance) - Math.abs(a.balance)).slice(0, namedMembers);
}
function othersText(members) {
    return members.length <= namedMembers ? '' : ` Pokazujemy ${namedMembers} członków o największym poborze albo oddaniu z ${members.length}; sumy obejmują wszystkich.`;
}
/** The most instructive hour: the one with the most shared energy, or else the most given. */ function tellingHour(param) {
    let { flows } = param;
    const largest = (values)=>values.reduce((best, value, hour)=>value > (values[best] ?? 0) ? hour : best, 0);
    const shared = largest(flows.shared);
    return (flows.shared[shared] ?? 0) > 0 ? shared : largest(flows.toGrid);
}


},
89578(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  i4: () => (componentSums),
  jB: () => (periodRows),
  yZ: () => (memberRows)
});
/* import */ var _finance_project__rspack_import_0 = __webpack_require__(55694);
/* import */ var _kernel_units__rspack_import_4 = __webpack_require__(55645);
/* import */ var _settlement_hours_hourAxis__rspack_import_1 = __webpack_require__(83629);
/* import */ var _settlement_split__rspack_import_3 = __webpack_require__(62244);
/* import */ var _levels__rspack_import_2 = __webpack_require__(93939);





/** The settlement period by period, in order. */ function periodRows(param) {
    let { axis, flows, settlement } = param;
    const { balance, credits } = settlement.energy;
    return Array.from(axis.periodMonths, (_, period)=>{
        const at = (values)=>values[period] ?? 0;
        const ownUseKwh = (0,_settlement_split__rspack_import_3/* .sum */.cz)(flows.ownUse.subarray(axis.periodStarts[period], axis.periodStarts[period + 1]));
        const bills = settlement.members.flatMap((param)=>{
            let { sheet } = param;
            return sheet.bills[period]?.gross ?? [];
        });
        return {
            consumptionKwh: ownUseKwh + at(balance.sharedKwh) + at(balance.importKwh),
            ownUseKwh,
            sharedKwh: at(balance.sharedKwh),
            importKwh: at(balance.importKwh),
            exportKwh: at(balance.exportKwh),
            creditKwh: at(credits.creditKwh),
            usedCreditKwh: at(credits.usedCreditKwh),
            boughtKwh: at(credits.boughtKwh),
            expiredKwh: at(credits.expiredKwh),
            balanceKwh: at(credits.balanceKwh),
            grossZl: (0,_kernel_units__rspack_import_4/* .sumGrosze */.i7)(bills) / 100
        };
    });
}
/** The members with their sums, in the order of the description. */ function memberRows(param, input) {
    let { axis, settlement } = param;
    const toYear = _settlement_hours_hourAxis__rspack_import_1/* .yearHours */.zq / axis.hours;
    return settlement.members.map((member, index)=>{
        const { sheet, alone, internal, internalPayment } = member;
        const zl = (grosze)=>grosze / 100;
        const cost = sheet.gross + internalPayment;
        const { outlayZl: outlay, vatDeducted = 0 } = input.members[index] ?? {};
        // Deducted tax is no cost, so it is no saving either; a later start of that is counted from the first year, to be safe.
        const borne = (param)=>{
            let { gross, vat } = param;
            return gross - vat * vatDeducted / 100;
        };
        return {
            id: member.id,
            statutoryBoughtKwh: (0,_settlement_split__rspack_import_3/* .sum */.cz)(member.statutoryBought),
            drawnKwh: (0,_settlement_split__rspack_import_3/* .sum */.cz)(settlement.energy.members[index]?.drawn ?? new Float64Array(0)),
            internalSharedKwh: (0,_settlement_split__rspack_import_3/* .sum */.cz)(internal.shared),
            internalCreditKwh: (0,_settlement_split__rspack_import_3/* .sum */.cz)(internal.usedCredit),
            internalBoughtKwh: (0,_settlement_split__rspack_import_3/* .sum */.cz)(internal.bought),
            netZl: zl(sheet.net),
            vatZl: zl(sheet.vat),
            grossZl: zl(sheet.gross),
            internalPaymentZl: zl(internalPayment),
            aloneZl: zl(alone.gross),
            withoutZl: zl((0,_levels__rspack_import_2/* .costWithout */.oT)(member)),
            addedZl: zl((0,_levels__rspack_import_2/* .costWithout */.oT)(member) - cost),
            payback: // A part of a year says nothing of the rest of it.
            outlay === undefined || axis.hours < _settlement_hours_hourAxis__rspack_import_1/* .yearHours */.zq ? null : (0,_finance_project__rspack_import_0/* .memberPayback */.a)((0,_kernel_units__rspack_import_4/* .zloty */.Do)(outlay), (0,_kernel_units__rspack_import_4/* .zloty */.Do)(zl(borne(alone)) * toYear), (0,_kernel_units__rspack_import_4/* .zloty */.Do)(zl(borne(sheet) + internalPayment) * toYear))
        };
    });
}
/** Net sums by component over all bills, and the tax, zlotys: in the cooperative and alone. */ function componentSums(param) {
    let { settlement } = param;
    const total = (of)=>{
        const sums = {};
        settlement.members.forEach((_, index)=>{
            for (const [name, value] of Object.entries(of(index) ?? {})){
                sums[name] = (sums[name] ?? 0) + value;
            }
        });
        return sums;
    };
    const withTax = (sheet)=>({
            ...total((index)=>settlement.members[index]?.[sheet].costs),
            vat: settlement.members.reduce((all, member)=>all + member[sheet].vat, 0) / 100
        });
    return {
        inCooperative: withTax('sheet'),
        alone: withTax('alone')
    };
}


},
46454(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (toCsv)
});
const byteOrderMark = '\uFEFF';
/**
 * CSV for Polish spreadsheets: semicolons, CRLF, UTF-8 with a byte order mark. Numbers are written without spaces so
 * that spreadsheets recognise them; a cell that would be run as a formula is marked as text.
 */ function toCsv(rows) {
    return byteOrderMark + rows.map((row)=>row.map(toCell).join(';')).join('\r\n') + '\r\n';
}
/** A number as written on the site, with no-break spaces between thousands and a minus. */ const number = /^[-−]?[\d\u00a0]+(?:,\d+)?$/;
/** What spreadsheets take for the start of a formula, also in full width, behind a line break or an invisible sign. */ const formulaStart = /^(?:[\t\r]|[\s\0\u200b]*[=+\-@＝＋－＠])/u;
function toCell(value) {
    if (number.test(value)) {
        return value.replaceAll('\u00a0', '').replace('−', '-');
    }
    const safe = formulaStart.test(value) ? `'${value}` : value;
    return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}


},
64951(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  v: () => (assumptions)
});
/** A point where the law or the data leave a choice. The page lists all of them next to every result. */ const readOn = '2026-11-20';
const assumptions = [
    {
        id: 'A1',
        text: 'Energia oddana w danym miesiącu pokrywa pobór z tego samego miesiąca, nawet jeśli pobór był wcześniej.',
        default: 'tak',
        source: 'art. 38c ust. 8 ustawy o OZE; § 3 ust. 1 rozporządzenia',
        date: readOn,
        fixed: 'tak stanowi przepis'
    },
    {
        id: 'A2',
        text: 'Zapas w sieci z danego miesiąca można odebrać w tym samym miesiącu i w 12 następnych. W trzynastym przepada.',
        default: '12 miesięcy',
        source: 'art. 38c ust. 8 ustawy o OZE',
        date: readOn
    },
    {
        id: 'A3',
        text: 'Zapas w sieci podajemy po przemnożeniu przez 0,6. Współczynnik jest stały, więc wynik jest ten sam.',
        default: 'po przemnożeniu',
        source: '§ 3 ust. 1 rozporządzenia',
        date: readOn,
        fixed: 'każdy zapis daje ten sam wynik'
    },
    {
        id: 'A4',
        text: 'Przepis o strefach mówi o członku, a rozlicza się spółdzielnię. Okres liczymy łącznie. Energię kupioną członka z kilkoma strefami dzielimy proporcjonalnie między te strefy, w których po wyrównaniu pobrał więcej, niż oddał.',
        default: 'bez stref w rozliczeniu spółdzielni',
        source: '§ 4 ust. 2–4 rozporządzenia; sposób łączenia taryf jest założeniem',
        date: readOn,
        fixed: 'przepis nie mówi, jak rozliczać strefy, gdy członkowie mają różne taryfy, więc drugiego sposobu liczenia nie ma'
    },
    {
        id: 'A5',
        text: 'Zmienną opłatę za sieć od energii wspólnej i odebranej z zapasu płaci się do wartości nadwyżki sprzedawcy. Przyjmujemy, że pokrywa ją ta nadwyżka i członek nie dopłaca; ostrożniejsze odczytanie każe mu zapłacić tę kwotę.',
        default: 'odczytanie korzystne: pokrywa ją nadwyżka',
        source: 'art. 38c ust. 7 pkt 2, ust. 11–11b ustawy o OZE',
        date: readOn
    },
    {
        id: 'A6',
        text: 'Opłaty OZE, kogeneracyjnej i mocowej nie nalicza się od energii wspólnej ani odebranej z zapasu.',
        default: 'nie nalicza się',
        source: 'art. 38c ust. 13 pkt 1 ustawy o OZE',
        date: readOn,
        fixed: 'tak stanowi przepis'
    },
    {
        id: 'A7',
        text: 'Próg ryczałtu mocowego (domy oraz punkty do 16 kW mocy umownej) bierzemy z rocznego poboru z sieci przed rozliczeniem. To ostrożniejsze z dwóch odczytań przepisu.',
        default: 'pobór przed rozliczeniem',
        source: 'przepis mówi o „ilości energii”; założenie',
        date: readOn
    },
    {
        id: 'A8',
        text: 'Cenę energii wspólnej dla wytwórcy ustala statut albo umowa. VAT od niej trzeba sprawdzić z doradcą.',
        default: '0 zł/kWh, bez VAT',
        source: 'ustawa nie narzuca ceny; przepisu o VAT nie znaleziono',
        date: readOn
    },
    {
        id: 'A9',
        text: 'Dane godzinowe pokazują większe zużycie za licznikiem niż pomiar chwilowy. Bilans też jest godzinowy, dlatego nie stosujemy poprawki.',
        default: 'bez poprawki',
        source: '§ 2 ust. 3 rozporządzenia',
        date: readOn,
        fixed: 'sprzedawca też bilansuje godzinami, więc poprawka oddaliłaby wynik od rachunku'
    },
    {
        id: 'A10',
        text: 'Energię kupioną dzielimy proporcjonalnie do miesięcznej nadwyżki poboru nad oddaniem każdego członka. Przepis mówi „proporcjonalnie”, ale nie mówi do czego.',
        default: 'do dodatniej sumy sald godzinowych',
        source: '§ 3 ust. 3 rozporządzenia',
        date: readOn,
        fixed: 'przepis nie podaje innej miary. Inaczej członkowie mogą się umówić między sobą: to klucz wewnętrzny, który można zmienić w formularzu'
    },
    {
        id: 'A11',
        text: 'Pełnego szeregu godzinowych cen rynkowych (RCE) nie mamy. Ceny do porównania z net-billingiem możesz wczytać z pliku albo wpisać. Z 2025 r. znamy 4 miesiące; pozostałe są założeniem: leżą na prostej między znanymi.',
        default: 'ceny miesięczne (RCEm)',
        source: 'globenergia.pl, gramwzielone.pl',
        date: '2026-01-31'
    },
    {
        id: 'A12',
        text: 'Zwrot niewykorzystanego depozytu liczymy od jego wartości pomnożonej przez 1,23.',
        default: 'od kwoty z 1,23',
        source: 'podstawy nie znaleziono; założenie',
        date: readOn,
        fixed: 'inny wybór zmieniłby tylko zwrot niewykorzystanego depozytu, a przepisu, który to rozstrzyga, nie znaleźliśmy'
    },
    {
        id: 'A13',
        text: 'Instalacja powyżej 50 kWp nie jest prosumencka. W porównaniu z net-billingiem oddaną energię wyceniamy po cenie rynkowej z formularza, bez depozytu.',
        default: 'cena miesięczna (RCEm) bez 1,23',
        source: 'art. 2 pkt 19 ustawy o OZE (mikroinstalacja); sposób wyceny jest założeniem',
        date: readOn
    },
    {
        id: 'A14',
        text: 'Opłatę mocową za kWh mnożymy przez współczynnik zależny od kształtu poboru. Przepis liczy go osobno dla każdej doby, a my bierzemy jeden na cały rok.',
        default: '1,0 (do wyboru 0,17; 0,5; 0,83)',
        source: 'ustawa o rynku mocy, art. 70a ust. 5 (tekst z 2023 r.)',
        date: '2026-11-22'
    },
    {
        id: 'A15',
        text: 'Przy instalacji od 400 kW koszt bilansowania handlowego może obciążyć spółdzielnię.',
        default: '0 zł/MWh z ostrzeżeniem',
        source: 'art. 38e ust. 2 ustawy o OZE',
        date: readOn
    },
    {
        id: 'A16',
        text: 'Gdy spółdzielnia kupuje energię, a żaden członek nie pobrał w miesiącu więcej, niż oddał, dzielimy ją według samych godzin z poborem.',
        default: 'według sumy godzin dodatnich',
        source: 'przepis nie opisuje tego przypadku; założenie',
        date: readOn,
        fixed: 'przepis nie podaje innego sposobu'
    }
];


},

}]);