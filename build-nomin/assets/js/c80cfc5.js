"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3042"], {
16236(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"heading":"heading_tYHT","columns":"columns_x2je","parts":"parts_yl8F","wide":"wide_P_g_","table":"table_Ti10","number":"number_LGVR","rowButtons":"rowButtons_EC1O","rowError":"rowError_S3PR","bar":"bar_WJUK","editor":"editor_zxB1","item":"item_iOkf","zones":"zones_MijW","fieldset":"fieldset_u4as","months":"months__019","addZone":"addZone_Dk6J"});

},
33918(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"dialog":"dialog_Tiy2","waiting":"waiting_siS0","head":"head_aMsR","month":"month_GpPr","page":"page_ZPAx","dayButton":"dayButton_aQop","grid":"grid_n2gO","weekday":"weekday_VFB0","day":"day_j9jn","today":"today_Q1wB","selected":"selected_oYYa"});

},
84633(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ FullForm)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/calculator/shared/Part.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const Part_module = ({"part":"part_s85c","partBody":"partBody_h7DQ","next":"next_T9Rb"});
;// CONCATENATED MODULE: ./src/components/calculator/shared/Part.tsx



/** A collapsible part of the full form. On a phone its end leads to the part after it. */ function Part(param) {
    let { title, isOpen = false, children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        className: Part_module.part,
        open: isOpen,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                    children: title
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: Part_module.partBody,
                children: [
                    children,
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        className: Part_module.next,
                        onClick: goToNext,
                        children: "Dalej"
                    })
                ]
            })
        ]
    });
}
function goToNext(param) {
    let { currentTarget } = param;
    const part = currentTarget.closest('details');
    const next = part?.nextElementSibling;
    if (part && next instanceof HTMLDetailsElement) {
        part.open = false;
        next.open = true;
        const summary = next.querySelector('summary');
        summary?.focus({
            preventScroll: true
        });
        summary?.scrollIntoView();
    }
}

// EXTERNAL MODULE: ./src/domain/settlement/law/conditions.ts
var conditions = __webpack_require__(85825);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/CheckSetting.tsx + 1 modules
var CheckSetting = __webpack_require__(42086);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/controls/DateField/index.tsx + 2 modules
var DateField = __webpack_require__(61038);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var polish_date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/fieldErrors.tsx + 1 modules
var fieldErrors = __webpack_require__(95053);
;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/useReportedProblem.ts


/** Tells the form what is wrong with a typed text, and that nothing is once its control is gone. */ function useReportedProblem(id, label, message) {
    const { report } = (0,fieldErrors/* .useProblemReport */.pu)();
    (0,react.useEffect)(()=>{
        report(id, message === undefined ? undefined : {
            label,
            message,
            isTyped: true
        });
    }, [
        report,
        id,
        label,
        message
    ]);
    (0,react.useEffect)(()=>()=>{
            report(id, undefined);
        }, [
        report,
        id
    ]);
}

;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/DaySetting.tsx






/** A day that the description may leave out. While its text is wrong, the answer waits. */ function DaySetting(props) {
    const { path, label, value, onChange, hint, days } = props;
    const [message, setMessage] = (0,react.useState)();
    const id = (0,fieldErrors/* .fieldId */.CB)(path);
    useReportedProblem(id, label, message);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(DateField/* ["default"] */.A, {
        id: id,
        label: label,
        ...days,
        ...days && {
            rangeError: `Wybierz dzień od ${(0,polish_date/* .writePolishDate */.LF)(days.min)} do ${(0,polish_date/* .writePolishDate */.LF)(days.max)}.`
        },
        value: value ?? null,
        error: (0,fieldErrors/* .useFieldError */.YS)(path),
        onChange: (day, problem)=>{
            setMessage(problem);
            onChange(day ?? undefined);
        },
        hint: hint
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/fields/NumberSetting.tsx
var NumberSetting = __webpack_require__(56700);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/calculator/form/settings/conditionSpecs.ts


/** How the cooperative is connected to the grid and to its seller. */ const gridSpecs = [
    {
        key: 'gridOperators',
        label: 'Liczba operatorów sieci',
        unit: '',
        min: 1,
        max: 100,
        fractionDigits: 0,
        isOptional: true,
        hint: 'Ustawa wymaga jednego (art. 38c ust. 1–2). Domyślnie 1, to założenie.'
    },
    {
        key: 'sellers',
        label: 'Liczba sprzedawców',
        unit: '',
        min: 1,
        max: 100,
        fractionDigits: 0,
        isOptional: true,
        hint: 'Całą spółdzielnię rozlicza jeden sprzedawca (art. 40 ust. 1ac). Domyślnie 1, to założenie.'
    },
    {
        key: 'voltageKv',
        label: 'Najwyższe napięcie przyłącza',
        unit: 'kV',
        max: 1000,
        isOptional: true,
        hint: 'Ustawa wymaga sieci poniżej 110 kV. Dom i szkoła mają zwykle 0,4 kV.'
    }
];
/** What the cooperative generates besides electricity. */ const heatAndGasSpecs = [
    {
        key: 'heatKw',
        label: 'Łączna moc cieplna (opcjonalnie)',
        unit: 'kW',
        step: 100,
        ...limited(law/* .heatPowerLimit */.B$, `${(0,format/* .formatNumber */.ZV)(law/* .heatPowerLimit.value */.B$.value / 1000)}\u00a0MW`)
    },
    {
        key: 'biogasM3',
        label: 'Biogaz w roku (opcjonalnie)',
        unit: 'm³',
        step: 1000,
        ...limited(law/* .biogasLimit */.DF, `${(0,format/* .formatNumber */.ZV)(law/* .biogasLimit.value */.DF.value / 1000000)}\u00a0mln\u00a0m³`)
    },
    {
        key: 'biomethaneM3',
        label: 'Biometan w roku (opcjonalnie)',
        unit: 'm³',
        step: 1000,
        ...limited(law/* .biomethaneLimit */.o6, `${(0,format/* .formatNumber */.ZV)(law/* .biomethaneLimit.value */.o6.value / 1000000)}\u00a0mln\u00a0m³`)
    }
];
const heatAndGasHint = `Puste pole to zero. Mocy elektrycznej nie trzeba tu wpisywać: sumujemy ją ze źródeł członków. Może mieć najwyżej ${(0,format/* .formatNumber */.ZV)(law/* .electricPowerLimit.value */.KN.value / 1000)}\u00a0MW (${law/* .electricPowerLimit.article */.KN.article}).`;
/** The field accepts ten times what the law allows, so that the conditions can also say „too much”. */ function limited(param, most) {
    let { value, article } = param;
    return {
        max: value * 10,
        fractionDigits: 0,
        isOptional: true,
        hint: `Ustawa pozwala najwyżej na ${most} (${article}).`
    };
}

// EXTERNAL MODULE: ./src/components/calculator/form/full.module.css
var full_module = __webpack_require__(16236);
;// CONCATENATED MODULE: ./src/components/calculator/form/settings/Conditions.tsx








const kindNames = {
    rural: 'Gminy wiejskie',
    urbanRural: 'Gminy miejsko-wiejskie',
    urban: 'Gminy miejskie'
};
/** Facts that the legal conditions are checked against; the rest is computed from the members. */ function Conditions(param) {
    let { cooperative, onChange } = param;
    const { cooperative: facts = {} } = cooperative;
    const change = (changed)=>{
        onChange({
            ...cooperative,
            cooperative: {
                ...facts,
                ...changed
            }
        });
    };
    const { municipalities = [] } = facts;
    const countOf = (kind)=>municipalities.filter((known)=>known === kind).length;
    const kinds = conditions/* .municipalityKinds.map */.aS.map((kind)=>({
            key: kind,
            label: kindNames[kind],
            unit: '',
            max: 10,
            fractionDigits: 0,
            isOptional: true,
            hint: 'Na ilu takich gminach działa spółdzielnia. Same zera znaczą: nie podano.'
        }));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: full_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DaySetting, {
                path: "cooperative.applicationDay",
                label: "Dzień wniosku o wpis (opcjonalnie)",
                value: facts.applicationDay,
                onChange: (applicationDay)=>{
                    change({
                        applicationDay
                    });
                },
                hint: "Do 31.12.2025 pr\xf3g pokrycia wynosi 40% (art. 41 ustawy z 17.08.2023), p\xf3źniej 70% (art. 38e)."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                path: "cooperative.municipalities",
                specs: kinds,
                values: Object.fromEntries(conditions/* .municipalityKinds.map */.aS.map((kind)=>[
                        kind,
                        countOf(kind)
                    ])),
                onChange: (changed)=>{
                    const next = conditions/* .municipalityKinds.flatMap */.aS.flatMap((kind)=>Array(kind in changed ? changed[kind] ?? 0 : countOf(kind)).fill(kind));
                    change({
                        municipalities: next.length > 0 ? next : undefined
                    });
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: "cooperative.adjacent",
                label: "Wszystkie te gminy ze sobą sąsiadują",
                value: facts.adjacent ?? false,
                onChange: (adjacent)=>{
                    change({
                        adjacent
                    });
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                path: "cooperative",
                specs: gridSpecs,
                values: facts,
                onChange: change
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: "cooperative.ownedByMembers",
                label: "Instalacje należą do sp\xf3łdzielni albo jej członk\xf3w",
                value: facts.ownedByMembers ?? false,
                onChange: (ownedByMembers)=>{
                    change({
                        ownedByMembers
                    });
                },
                hint: "Wymaga tego art. 38f ust. 1. Domyślnie tak, to założenie."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: "cooperative.agricultural",
                label: "To sp\xf3łdzielnia produkcji rolnej albo grupy producent\xf3w rolnych",
                value: facts.agricultural ?? false,
                onChange: (agricultural)=>{
                    change({
                        agricultural
                    });
                },
                hint: `Wystarczy w niej ${law/* .farmMemberMinimum.value */.JK.value} członków zamiast ${law/* .memberMinimum.value */.h8.value} (Prawo spółdzielcze, ${law/* .farmMemberMinimum.article */.JK.article}).`
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
                className: full_module/* ["default"].fieldset */.A.fieldset,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("legend", {
                        children: "Ciepło, biogaz i biometan"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: "meta",
                        children: heatAndGasHint
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: full_module/* ["default"].columns */.A.columns,
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                            path: "cooperative",
                            specs: heatAndGasSpecs,
                            values: facts,
                            onChange: change
                        })
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/calculator/defaults.ts + 1 modules
var defaults = __webpack_require__(19602);
// EXTERNAL MODULE: ./src/components/ui/controls/Select/index.tsx
var Select = __webpack_require__(84243);
// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/ChoiceSetting.tsx




/** One of a few values of the description. */ function ChoiceSetting(param) {
    let { path, label, value, names, onChange, hint } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
        id: (0,fieldErrors/* .fieldId */.CB)(path),
        label: label,
        hint: hint,
        error: (0,fieldErrors/* .useFieldError */.YS)(path),
        options: (0,Select/* .optionsOf */.c)(names),
        value: value,
        onChange: onChange
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/financeSpecs.ts
var financeSpecs = __webpack_require__(3555);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/useUndo.ts
var useUndo = __webpack_require__(6838);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/domain/kernel/changedList.ts
var changedList = __webpack_require__(23802);
;// CONCATENATED MODULE: ./src/components/calculator/form/settings/RowList.tsx







/** A list of a few numbers each, which may be empty: then it is left out of the description. */ function RowList(props) {
    const { path, rows = [], specs, most, empty, words, onChange } = props;
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: rows,
        onChange
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            rows.map((row, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
                    className: full_module/* ["default"].fieldset */.A.fieldset,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("legend", {
                            children: [
                                words.row,
                                " ",
                                index + 1
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                            className: full_module/* ["default"].columns */.A.columns,
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                                path: `${path}[${index + 1}]`,
                                specs: specs,
                                values: row,
                                onChange: (changed)=>{
                                    onChange((0,changedList/* .replaceAt */._D)(rows, index, {
                                        ...row,
                                        ...changed
                                    }));
                                }
                            })
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            look: "plain",
                            "aria-label": `${words.remove} ${index + 1}`,
                            onClick: ()=>{
                                const left = (0,changedList/* .removeAt */.Wq)(rows, index);
                                onChange(left.length > 0 ? left : undefined);
                                offerUndo(`Usunięto: ${words.row.toLowerCase()} ${index + 1}.`, (now)=>(0,changedList/* .insertAt */.PT)(now, index, row));
                            },
                            children: words.remove
                        })
                    ]
                }, index)),
            rows.length < most && /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: full_module/* ["default"].bar */.A.bar,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                        onClick: ()=>{
                            onChange([
                                ...rows,
                                empty
                            ]);
                        },
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                name: "lucide:plus"
                            }),
                            words.add
                        ]
                    }),
                    rows.length === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: "meta",
                        children: words.none
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/PriceChanges.tsx


const PriceChanges_specs = [
    {
        key: 'year',
        label: 'Rok',
        unit: '',
        min: 2,
        max: 50,
        fractionDigits: 0,
        hint: 'Rok 1 ma dzisiejsze ceny.'
    },
    {
        key: 'change',
        label: 'Zmiana cen w tym roku',
        unit: '%',
        min: -50,
        max: 50,
        step: 0.1,
        hint: 'W porównaniu z rokiem poprzednim. To Twoje założenie: przyszłych cen nikt nie zna.'
    }
];
/** The reader's own path of prices: the years that differ from the usual growth. */ function PriceChanges(param) {
    let { changes, onChange } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(RowList, {
        path: "finance.priceChanges",
        rows: changes,
        specs: PriceChanges_specs,
        most: 50,
        empty: {
            year: null,
            change: null
        },
        words: {
            row: 'Zmiana cen',
            remove: 'Usuń zmianę cen',
            add: 'Dodaj rok z inną zmianą cen',
            none: 'Bez wpisanych lat ceny zmieniają się co rok tak samo.'
        },
        onChange: onChange
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/Replacements.tsx



const Replacements_specs = [
    {
        key: 'year',
        label: 'Po ilu latach',
        unit: 'lat',
        min: 1,
        max: 50,
        fractionDigits: 0,
        hint: 'Od uruchomienia. Zapytaj instalatora albo sprawdź gwarancję.'
    },
    {
        key: 'costZl',
        label: 'Koszt wymiany',
        unit: 'zł',
        max: defaults/* .limits.zloty */.Fy.zloty,
        step: 100,
        hint: 'W dzisiejszych cenach, z robocizną. Kwoty nie podpowiadamy.'
    }
];
/** What will have to be replaced, such as inverters: none is assumed. */ function Replacements(param) {
    let { replacements, onChange } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(RowList, {
        path: "finance.replacements",
        rows: replacements,
        specs: Replacements_specs,
        most: 20,
        empty: {
            year: null,
            costZl: null
        },
        words: {
            row: 'Wymiana',
            remove: 'Usuń wymianę',
            add: 'Dodaj wymianę, np. falownika',
            none: 'Bez wpisanych wymian liczymy tak, jakby ich nie było.'
        },
        onChange: onChange
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/Finance.tsx










/** The investment, if its cost is known. */ function Finance(param) {
    let { cooperative, onChange } = param;
    const { finance } = cooperative;
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: cooperative,
        onChange
    });
    const change = (changed)=>{
        onChange({
            ...cooperative,
            finance: {
                ...finance ?? defaults/* .defaultFinance */.qy,
                ...changed
            }
        });
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: "finance",
                label: "Znam koszt inwestycji",
                value: finance !== undefined,
                onChange: (isKnown)=>{
                    onChange({
                        ...cooperative,
                        finance: isKnown ? defaults/* .defaultFinance */.qy : undefined
                    });
                    if (!isKnown) {
                        offerUndo('Usunięto koszt inwestycji i finansowanie.', (now)=>({
                                ...now,
                                finance
                            }));
                    }
                },
                hint: "Bez kosztu pokażemy, ile instalacja może kosztować, żeby się zwr\xf3ciła."
            }),
            finance && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: full_module/* ["default"].columns */.A.columns,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                                path: "finance",
                                specs: financeSpecs/* .financeSpecs */.RZ,
                                values: finance,
                                onChange: change
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                                path: "finance.against",
                                label: "Z czym por\xf3wnać",
                                value: finance.against,
                                names: {
                                    alone: 'każdy kupuje cały prąd sam',
                                    aloneWithSources: 'każdy ma własne źródła bez wsparcia',
                                    netBilling: 'każdy ma własne źródła w net-billingu'
                                },
                                onChange: (against)=>{
                                    change({
                                        against
                                    });
                                },
                                hint: "Od tego zależy, co uznajemy za oszczędność."
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                        children: "Ceny prądu rok po roku"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PriceChanges, {
                        changes: finance.priceChanges,
                        onChange: (priceChanges)=>{
                            change({
                                priceChanges
                            });
                        }
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                        children: "Wymiany"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Replacements, {
                        replacements: finance.replacements,
                        onChange: (replacements)=>{
                            change({
                                replacements
                            });
                        }
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                        children: "Najlepsza wielkość"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: full_module/* ["default"].columns */.A.columns,
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                            path: "finance",
                            specs: financeSpecs/* .sizeSpecs */.mG,
                            values: finance,
                            onChange: change
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: "meta",
                        children: "Szukamy mocy i magazynu, kt\xf3re przez wszystkie lata horyzontu mają najwyższą wartość dzisiejszą (NPV). Podatku dochodowego nie liczymy."
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/calculator/members/shares.ts
var members_shares = __webpack_require__(55623);
;// CONCATENATED MODULE: ./src/components/calculator/form/settings/InternalKeyFields.tsx






/** How the members divide what the cooperative saves among themselves, apart from the seller's bill. */ function InternalKeyFields(param) {
    let { cooperative, onChange } = param;
    const { key, members } = cooperative;
    // Switching between the two keys must not lose the shares typed.
    const lastFixed = (0,react.useRef)(key);
    const choose = (chosen)=>{
        if (key.kind === 'fixed') {
            lastFixed.current = key;
        }
        onChange({
            ...cooperative,
            key: chosen
        });
    };
    const byOutlay = (0,members_shares/* .sharesByOutlay */.YG)(cooperative);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: "Klucz wewnętrzny to umowa między członkami. Nie zmienia rachunku sprzedawcy: ten dzieli energię kupioną według rozporządzenia."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: "key",
                label: "Klucz wewnętrzny",
                value: key.kind,
                names: {
                    hourly: 'godzinowy: kto w danej godzinie pobiera',
                    fixed: 'stałe udziały członków'
                },
                onChange: (kind)=>{
                    const { current } = lastFixed;
                    const isKept = current.kind === 'fixed' && current.shares.length === members.length;
                    choose(kind === 'hourly' ? {
                        kind
                    } : isKept ? current : (0,members_shares/* .equalShares */.lJ)(cooperative));
                },
                hint: "Według klucza dzielimy energię wsp\xf3lną i odebraną z zapasu w sieci. Nikt nie dostaje więcej, niż sam pobiera. Domyślnie godzinowy, to założenie."
            }),
            key.kind === 'fixed' && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Udział wpisuje się przy członku, na g\xf3rze formularza: procenty, wkład w złotych albo inną miarę, tę samą dla wszystkich. Nowy członek zaczyna od udziału 1."
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: full_module/* ["default"].bar */.A.bar,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                                onClick: ()=>{
                                    choose((0,members_shares/* .equalShares */.lJ)(cooperative));
                                },
                                children: "Udziały po r\xf3wno"
                            }),
                            byOutlay && /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                                onClick: ()=>{
                                    choose(byOutlay);
                                },
                                children: "Udziały według wkład\xf3w"
                            })
                        ]
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/controls/Paging/index.tsx + 1 modules
var Paging = __webpack_require__(89363);
// EXTERNAL MODULE: ./src/components/ui/controls/Paging/usePages.ts
var usePages = __webpack_require__(89476);
// EXTERNAL MODULE: ./src/domain/calculator/members/editMembers.ts
var editMembers = __webpack_require__(23032);
// EXTERNAL MODULE: ./src/domain/settlement/fieldPaths.ts
var fieldPaths = __webpack_require__(30338);
// EXTERNAL MODULE: ./src/components/calculator/shared/FormSteps.tsx + 1 modules
var FormSteps = __webpack_require__(77888);
// EXTERNAL MODULE: ./src/domain/cooperative/description/ownConnection.ts
var ownConnection = __webpack_require__(81399);
;// CONCATENATED MODULE: ./src/components/calculator/form/settings/BatterySettings.tsx





const BatterySettings_specs = [
    {
        key: 'kwh',
        label: 'Pojemność użyteczna',
        unit: 'kWh',
        max: 1000000,
        hint: 'Ile energii magazyn naprawdę odda, według karty produktu.'
    },
    {
        key: 'kw',
        label: 'Moc magazynu',
        unit: 'kW',
        max: 100000,
        hint: 'Największa moc ładowania i rozładowania, z karty produktu.'
    },
    {
        key: 'efficiency',
        label: 'Sprawność całego cyklu',
        unit: '',
        max: 1,
        step: 0.01,
        hint: 'Jaka część włożonej energii wraca: od 0 do 1. Domyślnie 0,9, to założenie.'
    }
];
/** A battery, or none. */ function BatterySettings(param) {
    let { path, label, battery, initial, onChange } = param;
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: battery,
        onChange
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: path,
                label: label,
                value: battery !== undefined,
                onChange: (has)=>{
                    onChange(has ? initial : undefined);
                    if (!has) {
                        offerUndo('Usunięto magazyn energii.', ()=>battery);
                    }
                }
            }),
            battery && /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: full_module/* ["default"].columns */.A.columns,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                    path: path,
                    specs: BatterySettings_specs,
                    values: battery,
                    onChange: (changed)=>{
                        onChange({
                            ...battery,
                            ...changed
                        });
                    }
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/useEver.ts
var useEver = __webpack_require__(32334);
;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/tariffChoices.ts
/** Names to choose a tariff from, with the present one even if nothing else knows it: the form shows what is counted. */ function tariffChoices(known, present) {
    const isUnknown = present !== undefined && !known.includes(present);
    return {
        ...present === undefined && {
            '': 'Wybierz'
        },
        ...Object.fromEntries(known.map((name)=>[
                name,
                name
            ])),
        ...isUnknown && {
            [present]: `${present} (nie ma takich stawek)`
        }
    };
}

// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
// EXTERNAL MODULE: ./src/domain/cooperative/lawfulness/holders.ts
var holders = __webpack_require__(86124);
;// CONCATENATED MODULE: ./src/domain/calculator/members/editHolders.ts


/** Polish names of what a member can be. */ const personNames = {
    natural: 'osoba fizyczna',
    legal: 'osoba prawna',
    community: 'wspólnota mieszkaniowa'
};
/** Gives a point of delivery to another member; what that one is, its other points may already say. */ function changeHolder(cooperative, index, holder) {
    const member = cooperative.members[index];
    if (!member) {
        return cooperative;
    }
    const named = {
        ...member,
        holder: holder === '' ? undefined : holder
    };
    const known = cooperative.members.find((other, at)=>at !== index && (0,holders/* .isSameHolder */.j1)(other, named));
    return (0,editMembers/* .changeMember */.FB)(cooperative, index, {
        ...named,
        person: known?.person ?? member.person
    });
}
/** Says what a member is, at all points of delivery it has. */ function changePerson(cooperative, index, person) {
    const member = cooperative.members[index];
    return member ? {
        ...cooperative,
        members: cooperative.members.map((other)=>(0,holders/* .isSameHolder */.j1)(other, member) ? {
                ...other,
                person
            } : other)
    } : cooperative;
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/identity/MemberHolder.tsx






/** Whose the point of delivery is: the law counts members, not meters. */ function MemberHolder(props) {
    const { path, index, member, cooperative, onChange } = props;
    const listId = (0,react.useId)();
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: `${path}-posiadacz`,
                label: "Do kogo należy (opcjonalnie)",
                hint: "Członek sp\xf3łdzielni, kt\xf3rego to jest punkt poboru, np. gmina przy szkole, urzędzie i latarniach. Puste pole: punkt jest osobnym członkiem.",
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                                ...control,
                                maxLength: 80,
                                list: listId,
                                value: member.holder ?? '',
                                onChange: (param)=>{
                                    let { target } = param;
                                    onChange(changeHolder(cooperative, index, target.value));
                                }
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("datalist", {
                                id: listId,
                                children: Array.from((0,holders/* .holdersOf */.pW)(cooperative.members).values(), (param)=>{
                                    let { name } = param;
                                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("option", {
                                        value: name
                                    }, name);
                                })
                            })
                        ]
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: `${path}.person`,
                label: "Kim jest ten członek",
                value: member.person ?? '',
                names: {
                    '': 'nie podano',
                    ...personNames
                },
                onChange: (person)=>{
                    onChange(changePerson(cooperative, index, person === '' ? undefined : person));
                },
                hint: "Od tego zależy, ilu członk\xf3w musi być. Osoba prawna to np. gmina, sp\xf3łka, instytucja kultury albo OSP z rejestru. Osoba fizyczna to także rolnik i jednoosobowa firma. Szkoła i urząd zwykle nie są osobami prawnymi: należą do gminy."
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/identity/MemberName.tsx


/** The name of a row, which tells it from all others. */ function MemberName(param) {
    let { path, index, cooperative, change } = param;
    const id = cooperative.members[index]?.id ?? '';
    const isTwice = cooperative.members.some((other, at)=>at !== index && other.id === id);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
        id: `${path}-nazwa`,
        label: "Nazwa",
        hint: "W każdym wierszu inna. Nazwa trafia do linku i do pliku, więc nie wpisuj nazwisk ani innych danych osobowych.",
        error: id.trim() === '' ? 'Wpisz nazwę.' : isTwice ? 'Ta nazwa jest już na liście. Wpisz inną.' : undefined,
        children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                ...control,
                maxLength: 80,
                value: id,
                onChange: (param)=>{
                    let { target } = param;
                    change({
                        id: target.value
                    });
                }
            })
    });
}

// EXTERNAL MODULE: ./src/domain/settlement/money/tariffGroups.ts
var tariffGroups = __webpack_require__(71673);
;// CONCATENATED MODULE: ./src/components/calculator/form/members/identity/OrderedPower.tsx





/** The ordered power of a point, where its rates depend on it. */ function OrderedPower(param) {
    let { path, member, cooperative, change } = param;
    const isGiven = (0,useEver/* .useEver */.I)(member.orderedKw !== undefined);
    return (isGiven || (0,tariffGroups/* .chargesPower */.L)(cooperative.tariffs?.[member.tariff ?? ''])) && /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
        path: `${path}.orderedKw`,
        spec: {
            label: 'Moc umowna',
            unit: 'kW',
            max: defaults/* .limits.kw */.Fy.kw,
            isOptional: true,
            hint: 'Od niej zależą dwie opłaty: sieciowa stała i mocowa.',
            bill: 'orderedKw'
        },
        value: member.orderedKw,
        onChange: (orderedKw)=>{
            change({
                orderedKw: orderedKw ?? undefined
            });
        }
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/identity/MemberIdentity.tsx












/** Who a member is: name, tariff, own outlay, share under a fixed key. */ function MemberIdentity(props) {
    const { path, index, member, cooperative, change, onChange } = props;
    const shares = (0,members_shares/* .sharesOf */.AR)(cooperative);
    const tariffs = Object.keys(cooperative.tariffs ?? {});
    const deducts = (0,useEver/* .useEver */.I)(member.vatDeducted != null || member.vatDeductedFrom !== undefined);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: full_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberName, {
                ...props
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberHolder, {
                ...props
            }),
            tariffs.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: `${path}.tariff`,
                label: "Stawki",
                value: member.tariff ?? '',
                names: tariffChoices(tariffs, member.tariff),
                onChange: (tariff)=>{
                    change({
                        tariff
                    });
                },
                hint: "Grupa taryfowa z rachunku. Same stawki są niżej, w części „Stawki z rachunk\xf3w”."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(OrderedPower, {
                path: path,
                member: member,
                cooperative: cooperative,
                change: change
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                path: `${path}.outlayZl`,
                spec: {
                    label: 'Wkład członka (opcjonalnie)',
                    unit: 'zł',
                    max: defaults/* .limits.zloty */.Fy.zloty,
                    step: 1000,
                    isOptional: true,
                    hint: 'Ile członek wydał na instalacje. Z tego liczymy, po ilu latach mu się to zwróci.'
                },
                value: member.outlayZl,
                onChange: (outlayZl)=>{
                    change({
                        outlayZl: outlayZl ?? undefined
                    });
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                path: `${path}.vatDeducted`,
                spec: {
                    label: 'Odliczana część VAT z rachunków (opcjonalnie)',
                    unit: '%',
                    max: 100,
                    isOptional: true,
                    hint: 'Firma, która odlicza cały VAT, wpisuje 100%. Gospodarstwo domowe go nie odlicza i zostawia to pole puste. Gmina często odlicza część: zapytaj księgową. To pole zmienia tylko zwrot i przepływ pieniędzy, a nie rachunki.'
                },
                value: member.vatDeducted,
                onChange: (vatDeducted)=>{
                    change({
                        vatDeducted: vatDeducted ?? undefined
                    });
                }
            }),
            deducts && /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                path: `${path}.vatDeductedFrom`,
                spec: {
                    label: 'Odlicza VAT od roku (opcjonalnie)',
                    unit: '',
                    min: 1,
                    max: 50,
                    fractionDigits: 0,
                    isOptional: true,
                    hint: 'Puste pole: od pierwszego roku.'
                },
                value: member.vatDeductedFrom,
                onChange: (vatDeductedFrom)=>{
                    change({
                        vatDeductedFrom: vatDeductedFrom ?? undefined
                    });
                }
            }),
            shares && /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                path: (0,fieldPaths/* .sharePath */.J$)(index),
                spec: {
                    label: 'Udział w podziale wewnętrznym',
                    unit: '',
                    max: defaults/* .limits.zloty */.Fy.zloty,
                    hint: 'Liczy się w stosunku do sumy udziałów: 2 przy sumie 10 to 20%.'
                },
                value: shares[index],
                onChange: (share)=>{
                    onChange((0,members_shares/* .changeShare */.Az)(cooperative, index, share));
                }
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/MemberMeasured.tsx





const MemberMeasured_power = {
    key: 'sourceKw',
    label: 'Moc źródeł, które już działają (opcjonalnie)',
    unit: 'kW',
    max: defaults/* .limits.kw */.Fy.kw,
    isOptional: true,
    hint: 'Ich energia jest już w odczytach. Moc liczy się do limitów z ustawy.'
};
const generation = {
    key: 'totalGenerationKwh',
    label: 'Ich produkcja w czasie odczytów (opcjonalnie)',
    unit: 'kWh',
    max: defaults/* .limits.annualKwh */.Fy.annualKwh,
    step: 100,
    isOptional: true,
    hint: 'Z falownika albo licznika wytwarzania. Bez niej nie wiadomo, ile energii zużyto za licznikiem, więc pokrycia z ustawy nie da się sprawdzić.'
};
/** What readings do not say about a member: which sources they already contain, and how much those generated. */ function MemberMeasured(param) {
    let { path, member, onChange } = param;
    const { readings, sources = [], battery, sourcesMeasured = false } = member;
    const specs = readings?.generation ? [
        MemberMeasured_power
    ] : [
        MemberMeasured_power,
        generation
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: full_module/* ["default"].columns */.A.columns,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                    path: path,
                    specs: specs,
                    values: member,
                    onChange: onChange
                })
            }),
            (sources.length > 0 || battery !== undefined) && /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: `${path}.sourcesMeasured`,
                label: "Źr\xf3dła i magazyn poniżej już działają",
                value: sourcesMeasured,
                onChange: (value)=>{
                    onChange({
                        sourcesMeasured: value || undefined
                    });
                },
                hint: "Zaznaczone: są w odczytach, więc nic nie doliczamy. Niezaznaczone: są planowane, więc od odczyt\xf3w odejmujemy ich produkcję godzina po godzinie, a potem liczymy magazyn."
            })
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/react-dom/index.js
var react_dom = __webpack_require__(40961);
// EXTERNAL MODULE: ./src/components/calculator/meterImport/LazyMeterImport.tsx
var LazyMeterImport = __webpack_require__(33766);
// EXTERNAL MODULE: ./src/components/calculator/form/members/sourceSpecs.ts
var sourceSpecs = __webpack_require__(98257);
;// CONCATENATED MODULE: ./src/components/calculator/form/members/PlannedSources.tsx




/** What is counted besides the readings, which an example may have brought; nothing if there is nothing planned. */ function PlannedSources(param) {
    let { member, onChange } = param;
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: member,
        onChange
    });
    const { sources = [], battery, sourcesMeasured = false } = member;
    const planned = [
        ...new Set(sources.map((param)=>{
            let { kind } = param;
            return sourceSpecs/* .sourceNames */.S[kind].toLocaleLowerCase('pl');
        })),
        ...battery ? [
            'magazyn energii'
        ] : []
    ];
    return planned.length > 0 && !sourcesMeasured && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        children: [
            "Doliczamy do nich to, co ten punkt ma w planach: ",
            planned.join(', '),
            ". Wielkość jest w części „Źr\xf3dła energii”.",
            ' ',
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "plain",
                onClick: ()=>{
                    onChange({
                        ...member,
                        sources: undefined,
                        battery: undefined
                    });
                    offerUndo(`Bez źródeł w planach: ${member.id}.`, (now)=>({
                            ...now,
                            sources,
                            battery
                        }));
                },
                children: "Licz same odczyty"
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/MemberReadings.tsx








/**
 * Meter readings replace the profile, which is kept in case they are removed. Sources already described stay: where the
 * meter injected energy they are taken as running, elsewhere as planned, and the visitor can say otherwise.
 */ function MemberReadings(param) {
    let { member, onChange } = param;
    // A name may contain spaces, which separate the ids in a list.
    const id = (0,react.useId)();
    const place = (0,react.useRef)(null);
    const [isOpen, setIsOpen] = (0,react.useState)(false);
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: member,
        onChange
    });
    const { readings, readingsLeftOut, ...rest } = member;
    const change = (next)=>{
        // What was read is a screen and more on a phone: once it is gone, its place would be above the window.
        (0,react_dom.flushSync)(()=>{
            onChange(next);
            setIsOpen(false);
        });
        // The pressed button has disappeared.
        place.current?.focus();
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        ref: place,
        tabIndex: -1,
        children: readings ? /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                    children: [
                        "Liczymy z odczyt\xf3w licznika: ",
                        (0,format/* .formatNumber */.ZV)(sumOf(readings.withdrawn)),
                        " kWh pobrane z sieci, ",
                        (0,format/* .formatNumber */.ZV)(sumOf(readings.injected)),
                        " kWh oddane, godzin:",
                        ' ',
                        (0,format/* .formatNumber */.ZV)(readings.withdrawn.length),
                        readings.generation && `; produkcja za licznikiem: ${(0,format/* .formatNumber */.ZV)(sumOf(readings.generation))} kWh`,
                        ". Odczyty zostają na tym urządzeniu i w zapisanym pliku, w linku ich nie ma."
                    ]
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(PlannedSources, {
                    member: member,
                    onChange: onChange
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                    onClick: ()=>{
                        change({
                            ...rest,
                            sourceKw: undefined,
                            totalGenerationKwh: undefined,
                            sourcesMeasured: undefined
                        });
                        offerUndo(`Usunięto odczyty: ${member.id}.`, (now)=>({
                                ...now,
                                readings,
                                sourceKw: member.sourceKw,
                                totalGenerationKwh: member.totalGenerationKwh,
                                sourcesMeasured: member.sourcesMeasured
                            }));
                    },
                    children: "Usuń odczyty i wr\xf3ć do profilu"
                })
            ]
        }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
            children: [
                readingsLeftOut && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                    children: [
                        "Tego członka liczono z odczyt\xf3w (godzin: ",
                        (0,format/* .formatNumber */.ZV)(readingsLeftOut.hours ?? 0),
                        "), kt\xf3rych nie ma w linku. Wczytaj je ponownie albo",
                        ' ',
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            look: "plain",
                            onClick: ()=>{
                                change(rest);
                            },
                            children: "licz z profilu"
                        })
                    ]
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                    open: isOpen,
                    onToggle: (event)=>{
                        setIsOpen(event.currentTarget.open);
                    },
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                            children: "Wczytaj odczyty z licznika"
                        }),
                        isOpen && /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyMeterImport/* ["default"] */.A, {
                            id: id,
                            member: member.id,
                            onConfirm: (confirmed)=>{
                                change({
                                    ...rest,
                                    readings: confirmed,
                                    ...areRunning(rest, confirmed.injected) && {
                                        sourcesMeasured: true
                                    }
                                });
                            }
                        })
                    ]
                })
            ]
        })
    });
}
/** Sources of a meter that gave energy back must have been running. */ function areRunning(param, injected) {
    let { sources = [], battery } = param;
    return (sources.length > 0 || battery !== undefined) && sumOf(injected) > 0;
}
function sumOf(values) {
    return values.reduce((all, kwh)=>all + (Number.isNaN(kwh) ? 0 : kwh), 0);
}

// EXTERNAL MODULE: ./src/domain/energy/consumption.ts + 1 modules
var consumption = __webpack_require__(66872);
// EXTERNAL MODULE: ./src/components/calculator/form/members/MonthlyUse.tsx + 1 modules
var MonthlyUse = __webpack_require__(55981);
;// CONCATENATED MODULE: ./src/components/calculator/form/members/MemberUse.tsx







const annualSpec = {
    label: 'Roczne zużycie',
    unit: 'kWh',
    max: defaults/* .limits.annualKwh */.Fy.annualKwh,
    step: 100,
    fractionDigits: 0,
    hint: 'Suma kWh z rachunków z 12 miesięcy.',
    bill: 'use'
};
/** How much a member uses, and with what profile. */ function MemberUse(param) {
    let { path, profile, onChange } = param;
    const { annualKwh, monthlyKwh, ...rest } = profile;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: full_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: `${path}.kind`,
                label: "Profil zużycia",
                value: profile.kind,
                names: defaults/* .consumptionNames */.yU,
                onChange: (kind)=>{
                    onChange({
                        ...profile,
                        kind
                    });
                },
                hint: `O jakich porach doby i roku pobierany jest prąd. ${consumption/* .sourcedKinds.includes */.Rd.includes(profile.kind) ? 'Profil BDEW z 2025 r., niemiecki: polskich danych na otwartej licencji nie znaleźliśmy.' : 'Ten kształt to założenie, bez źródła. Dokładniejsze są odczyty licznika.'}`
            }),
            !monthlyKwh && /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                path: `${path}.annualKwh`,
                spec: annualSpec,
                value: annualKwh,
                onChange: (annualKwh)=>{
                    onChange({
                        ...profile,
                        annualKwh
                    });
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MonthlyUse["default"], {
                path: `${path}.`,
                use: {
                    annualKwh,
                    monthlyKwh
                },
                hint: "Każdy miesiąc będzie miał tyle, ile na rachunku; godziny w miesiącu rozkłada profil.",
                onChange: (use)=>{
                    onChange({
                        ...rest,
                        ...use
                    });
                }
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/MemberSources.tsx









const MemberSources_kinds = [
    'pv',
    'wind',
    'biogas',
    'hydro'
];
/** What generates energy behind one meter. */ function MemberSources(param) {
    let { path, sources, onChange } = param;
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: sources,
        onChange
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            sources.map((source, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: full_module/* ["default"].item */.A.item,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                            children: sourceSpecs/* .sourceNames */.S[source.kind]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                            className: full_module/* ["default"].columns */.A.columns,
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                                path: `${path}.sources[${index + 1}]`,
                                specs: sourceSpecs/* .sourceSpecs */.M[source.kind],
                                values: source,
                                onChange: (changed)=>{
                                    onChange((0,changedList/* .replaceAt */._D)(sources, index, {
                                        ...source,
                                        ...changed
                                    }));
                                }
                            })
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            look: "plain",
                            "aria-label": `Usuń źródło ${index + 1}: ${sourceSpecs/* .sourceNames */.S[source.kind]}`,
                            onClick: ()=>{
                                onChange((0,changedList/* .removeAt */.Wq)(sources, index));
                                offerUndo(`Usunięto źródło: ${sourceSpecs/* .sourceNames */.S[source.kind]}.`, (now)=>(0,changedList/* .insertAt */.PT)(now, index, source));
                            },
                            children: "Usuń źr\xf3dło"
                        })
                    ]
                }, index)),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: full_module/* ["default"].bar */.A.bar,
                role: "group",
                "aria-label": "Dodaj źr\xf3dło",
                children: MemberSources_kinds.map((kind)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                        onClick: ()=>{
                            onChange([
                                ...sources,
                                defaults/* .newSources */.hq[kind]
                            ]);
                        },
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                name: "lucide:plus"
                            }),
                            sourceSpecs/* .sourceNames */.S[kind]
                        ]
                    }, kind))
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/identity/OwnSourceIdentity.tsx





/** The connection of a source that belongs to the cooperative itself. */ function OwnSourceIdentity(props) {
    const { path, member, cooperative, change } = props;
    const tariffs = Object.keys(cooperative.tariffs ?? {});
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: "Źr\xf3dło samej sp\xf3łdzielni z własnym przyłączem. Nie liczy się jako członek i nie ma zużycia: wszystko, co wytworzy, idzie do sieci. Magazyn opisz niżej, w części „Magazyn sp\xf3łdzielni”."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: full_module/* ["default"].columns */.A.columns,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberName, {
                        ...props
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                        path: `${path}.tariff`,
                        label: "Stawki za przyłącze",
                        value: member.tariff ?? '',
                        names: {
                            '': 'nie podano',
                            ...Object.fromEntries([
                                ...new Set([
                                    ...tariffs,
                                    ...member.tariff === undefined ? [] : [
                                        member.tariff
                                    ]
                                ])
                            ].map((name)=>[
                                    name,
                                    name
                                ]))
                        },
                        onChange: (tariff)=>{
                            change({
                                tariff: tariff === '' ? undefined : tariff
                            });
                        },
                        hint: "Z umowy na to przyłącze. Dop\xf3ki nie są podane, nie doliczamy za nie opłat stałych."
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(OrderedPower, {
                        path: path,
                        member: member,
                        cooperative: cooperative,
                        change: change
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/MemberEditor.tsx















/** One row of the members: who, how much they use, what is behind the meter. */ function MemberEditor(props) {
    const { index, member, cooperative, onChange, onClose } = props;
    const path = (0,fieldPaths/* .memberPath */.Mb)(index);
    const replace = (changed)=>{
        onChange((0,editMembers/* .changeMember */.FB)(cooperative, index, changed));
    };
    const change = (changed)=>{
        replace({
            ...member,
            ...changed
        });
    };
    const { profile } = member;
    const isOwn = (0,ownConnection/* .isOwnConnection */.R)(member);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: full_module/* ["default"].editor */.A.editor,
        "aria-labelledby": "edytor-czlonka",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("h3", {
                id: "edytor-czlonka",
                tabIndex: -1,
                children: [
                    "Zmieniasz: ",
                    member.id
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(FormSteps/* ["default"] */.A, {
                steps: [
                    isOwn ? {
                        title: 'Przyłącze',
                        content: /*#__PURE__*/ (0,jsx_runtime.jsx)(OwnSourceIdentity, {
                            ...props,
                            path: path,
                            change: change
                        })
                    } : {
                        title: 'Kto',
                        content: /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberIdentity, {
                            ...props,
                            path: path,
                            change: change
                        })
                    },
                    ...isOwn ? [] : [
                        {
                            title: 'Zużycie',
                            content: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                                children: [
                                    ' ',
                                    profile && !member.readings && /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberUse, {
                                        path: `${path}.profile`,
                                        profile: profile,
                                        onChange: (changed)=>{
                                            change({
                                                profile: changed
                                            });
                                        }
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberReadings, {
                                        member: member,
                                        onChange: replace
                                    })
                                ]
                            })
                        }
                    ],
                    ...member.readings ?? profile ?? isOwn ? [
                        {
                            title: 'Źródła energii',
                            content: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                                children: [
                                    member.readings && /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberMeasured, {
                                        path: path,
                                        member: member,
                                        onChange: change
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberSources, {
                                        path: path,
                                        sources: member.sources ?? [],
                                        onChange: (sources)=>{
                                            change({
                                                sources: sources.length > 0 ? sources : undefined
                                            });
                                        }
                                    }),
                                    !isOwn && /*#__PURE__*/ (0,jsx_runtime.jsx)(BatterySettings, {
                                        path: `${path}.battery`,
                                        label: "Magazyn energii za tym licznikiem",
                                        battery: member.battery,
                                        initial: defaults/* .newBattery */.MK,
                                        onChange: (battery)=>{
                                            change({
                                                battery
                                            });
                                        }
                                    })
                                ]
                            })
                        }
                    ] : []
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "primary",
                onClick: onClose,
                children: "Gotowe"
            })
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./src/components/ui/buttons/ButtonRow/index.tsx + 1 modules
var ButtonRow = __webpack_require__(77448);
// EXTERNAL MODULE: ./src/components/ui/controls/ErrorBox/index.tsx + 1 modules
var ErrorBox = __webpack_require__(2251);
// EXTERNAL MODULE: ./src/components/ui/controls/FileUpload/index.tsx + 3 modules
var FileUpload = __webpack_require__(50446);
// EXTERNAL MODULE: ./src/domain/polish/months.ts
var polish_months = __webpack_require__(40639);
// EXTERNAL MODULE: ./src/domain/polish/number.ts
var polish_number = __webpack_require__(22885);
// EXTERNAL MODULE: ./src/domain/kernel/result.ts
var result = __webpack_require__(15285);
// EXTERNAL MODULE: ./src/domain/kernel/text.ts
var kernel_text = __webpack_require__(82231);
// EXTERNAL MODULE: ./src/domain/meterFiles/table/splitTable.ts
var splitTable = __webpack_require__(69670);
// EXTERNAL MODULE: ./src/domain/settlement/law/memberCount.ts
var memberCount = __webpack_require__(28758);
// EXTERNAL MODULE: ./src/domain/settlement/law/verdict.ts
var verdict = __webpack_require__(526);
;// CONCATENATED MODULE: ./src/domain/calculator/members/membersCsvColumns.ts



const monthOf = (index)=>`month ${index}`;
const membersCsvColumns_months = polish_months/* .monthNames.map */.d.map((_, index)=>monthOf(index));
/** The columns of a list without a header, in order. */ const usualColumns = [
    'name',
    'kind',
    'annual',
    'power',
    'share',
    ...membersCsvColumns_months
];
/** What a word of the header means; the first that fits. */ const headerWords = [
    [
        /^nazw/,
        'name'
    ],
    [
        /^profil/,
        'kind'
    ],
    [
        /^udzia/,
        'share'
    ],
    [
        /^nalezy|^czlonek/,
        'holder'
    ],
    [
        /^kim|^osoba/,
        'person'
    ],
    ...polish_months/* .monthNames.map */.d.map((param, index)=>{
        let [short, long] = param;
        return [
            new RegExp(`^(?:${(0,kernel_text/* .foldPolish */.Vf)(short)}|${(0,kernel_text/* .foldPolish */.Vf)(long)})\\b`),
            monthOf(index)
        ];
    }),
    [
        /^moc|kwp/,
        'power'
    ],
    [
        /^zuzycie|kwh/,
        'annual'
    ]
];
/** The columns a header names; the words that name none are returned as errors. */ function readHeader(cells) {
    const columns = cells.map((cell)=>{
        const word = (0,kernel_text/* .foldPolish */.Vf)(cell);
        return headerWords.find((param)=>{
            let [pattern] = param;
            return pattern.test(word);
        })?.[1] ?? null;
    });
    const errors = cells.flatMap((cell, index)=>{
        const column = columns[index] ?? null;
        const isTwice = column !== null && columns.indexOf(column) !== index;
        return cell === '' || column !== null && !isTwice ? [] : [
            {
                field: 'wiersz 1',
                message: `Nagłówek: ${isTwice ? 'kolumna jest dwa razy' : 'nie znamy kolumny'} „${cell.slice(0, 40)}”. Użyj nazw: nazwa, profil, zużycie kWh, moc kWp, udział, należy do, kim jest, styczeń … grudzień.`
            }
        ];
    });
    // A column without a heading is what it would be in a list without any.
    const length = Math.max(columns.length, usualColumns.length);
    const all = Array.from({
        length
    }, (_, index)=>{
        const usual = usualColumns[index] ?? null;
        return columns[index] ?? (columns.includes(usual) ? null : usual);
    });
    return errors.length > 0 ? (0,result/* .failed */.g)(errors) : (0,result.ok)(all);
}

;// CONCATENATED MODULE: ./src/domain/calculator/members/membersCsv.ts













/** A sample list of members, shown next to the field. */ const membersCsvExample = `nazwa;profil;zużycie kWh;moc kWp;należy do;kim jest
szkoła;szkoła;60000;49,5;gmina;osoba prawna
dom przy szkole;gospodarstwo domowe;4200;6;;osoba fizyczna
oświetlenie;oświetlenie ulic;25000;;gmina;osoba prawna`;
/** The same with a column of shares, for a cooperative with a fixed key. */ const membersCsvExampleWithShares = `nazwa;profil;zużycie kWh;moc kWp;udział;należy do;kim jest
szkoła;szkoła;60000;49,5;40;gmina;osoba prawna
dom przy szkole;gospodarstwo domowe;4200;6;10;;osoba fizyczna`;
const personWords = {
    natural: /^(?:osoba )?fizyczna|^natural$/,
    legal: /^(?:osoba )?prawna|^legal$/,
    community: /^wspolnota|^community$/
};
const longestName = 80;
const largestShare = defaults/* .limits.zloty */.Fy.zloty;
/** All names of each kind, in Polish and as in the description, without diacritics. */ const membersCsv_kinds = new Map(consumption/* .consumptionKinds.flatMap */.Zx.flatMap((kind)=>[
        [
            (0,kernel_text/* .foldPolish */.Vf)(kind),
            kind
        ],
        [
            (0,kernel_text/* .foldPolish */.Vf)(defaults/* .consumptionNames */.yU[kind]),
            kind
        ]
    ]));
/**
 * Reads a list of members as copied or saved by spreadsheets. A header names the columns: name, kind of use, kWh a year,
 * kWp of panels, share, whose the point is, what that member is, and for those who have the bills kWh of the twelve
 * months, whose sum replaces an empty year. Without a header they come in that order, and the two about the holder are
 * left out. Columns are separated as in any table; a cell in quotes may hold the separator. Errors name the line.
 */ function readMembersCsv(text, joined) {
    const table = (0,splitTable/* .readTable */.xz)(text, 'lista');
    if (!table.ok) {
        return table;
    }
    const [first] = table.value;
    const hasHeader = (0,kernel_text/* .foldPolish */.Vf)(first?.cells[0] ?? '') === 'nazwa';
    const header = hasHeader ? readHeader(first?.cells ?? []) : (0,result.ok)(usualColumns);
    if (!header.ok) {
        return header;
    }
    const body = hasHeader ? table.value.slice(1) : table.value;
    if (body.length === 0) {
        return (0,result/* .failed */.g)([
            {
                field: 'lista',
                message: 'Lista jest pusta. Wpisz co najmniej jeden wiersz.'
            }
        ]);
    }
    if (body.length > defaults/* .memberLimit */.I8) {
        return (0,result/* .failed */.g)([
            {
                field: 'lista',
                message: `Wierszy na liście: ${(0,verdict/* .showNumber */.Zo)(body.length)}. Kalkulator przyjmuje najwyżej ${(0,verdict/* .showNumber */.Zo)(defaults/* .memberLimit */.I8)}.`
            }
        ]);
    }
    const errors = [];
    const read = body.map((param)=>{
        let { cells, line } = param;
        const cellOf = (column)=>cells[header.value.indexOf(column)] ?? '';
        return readRow(cellOf, line, joined, errors);
    });
    const members = read.map((param)=>{
        let { member } = param;
        return member;
    });
    for (const { field, message } of errors.length > 0 ? [] : (0,holders/* .checkHolders */.UI)(members)){
        const number = body[(0,fieldPaths/* .memberOfPath */.Xb)(field) ?? 0]?.line ?? 0;
        errors.push({
            field: `wiersz ${number}`,
            message: `Wiersz ${number}. ${message}`
        });
    }
    return errors.length > 0 ? (0,result/* .failed */.g)(errors) : (0,result.ok)({
        members,
        shares: read.map((param)=>{
            let { share } = param;
            return share;
        })
    });
}
function readRow(cellOf, number, param, errors) {
    let { tariff, hasShares } = param;
    const [name, annual, power, part] = [
        cellOf('name'),
        cellOf('annual'),
        cellOf('power'),
        cellOf('share')
    ];
    const complain = (column, found, remedy)=>{
        errors.push({
            field: `wiersz ${number}`,
            message: `Wiersz ${number}, ${column}: znaleziono „${found.slice(0, 40)}”. ${remedy}`
        });
    };
    const read = (column, cell, max)=>{
        const found = (0,polish_number/* .readNumber */.kz)(cell, {
            min: 0,
            max
        });
        if (found.kind === 'number') {
            return found.value;
        }
        const remedy = found.kind === 'ambiguous' ? `Czy to ${(0,verdict/* .showNumber */.Zo)(found.thousands)}? Napisz bez kropki: ${found.thousands}, a ułamek z przecinkiem.` : `Wpisz liczbę od 0 do ${(0,verdict/* .showNumber */.Zo)(max)}, np. 2500 albo 2500,5.`;
        complain(column, cell, remedy);
        return 0;
    };
    if (name === '' || name.length > longestName) {
        complain('nazwa', name, `Wpisz nazwę o długości od 1 do ${longestName} znaków.`);
    }
    const isOwn = (0,kernel_text/* .foldPolish */.Vf)(cellOf('kind')) === (0,kernel_text/* .foldPolish */.Vf)(defaults/* .ownSourceName */.rB);
    const kind = membersCsv_kinds.get((0,kernel_text/* .foldPolish */.Vf)(cellOf('kind')));
    if (!kind && !isOwn) {
        complain('profil', cellOf('kind'), `Wpisz jeden z: ${Object.values(defaults/* .consumptionNames */.yU).join(', ')} albo ${defaults/* .ownSourceName */.rB}.`);
    }
    const monthlyKwh = membersCsvColumns_months.some((month)=>cellOf(month) !== '') ? polish_months/* .monthNames.map */.d.map((param, index)=>{
        let [month] = param;
        return read(month, cellOf(monthOf(index)), defaults/* .limits.annualKwh */.Fy.annualKwh);
    }) : undefined;
    const sumOfMonths = monthlyKwh?.reduce((all, kwh)=>all + kwh, 0);
    const annualKwh = annual === '' && (sumOfMonths !== undefined || isOwn) ? sumOfMonths ?? 0 : read('zużycie', annual, defaults/* .limits.annualKwh */.Fy.annualKwh);
    if (sumOfMonths !== undefined && Math.abs(sumOfMonths - annualKwh) > 0.5) {
        complain('zużycie', annual, `Suma 12 miesięcy to ${sumOfMonths}: wpisz ją albo zostaw to pole puste.`);
    }
    const kw = power === '' ? 0 : read('moc', power, defaults/* .limits.kw */.Fy.kw);
    const share = part === '' ? members_shares/* .equalShare */.EM : read('udział', part, largestShare);
    if (part !== '' && !hasShares) {
        complain('udział', part, 'Udziały są tylko przy kluczu „stałe udziały”. Wybierz go w części „Podział wewnętrzny” albo usuń tę kolumnę.');
    }
    const holder = cellOf('holder');
    if (holder.length > longestName) {
        complain('należy do', holder, `Wpisz nazwę o długości do ${longestName} znaków.`);
    }
    const personCell = (0,kernel_text/* .foldPolish */.Vf)(cellOf('person'));
    const person = memberCount/* .personKinds.find */.DI.find((known)=>personWords[known].test(personCell));
    if (personCell !== '' && !person) {
        complain('kim jest', cellOf('person'), 'Wpisz: osoba fizyczna, osoba prawna albo wspólnota mieszkaniowa. To pole może też zostać puste.');
    }
    if (isOwn) {
        const sources = kw > 0 ? [
            {
                ...defaults/* .newSources.pv */.hq.pv,
                kw
            }
        ] : [];
        if (sources.length === 0) {
            complain('moc', power, 'Wpisz moc paneli w kWp, większą od zera.');
        }
        if (annualKwh > 0 || holder !== '' || person) {
            complain('profil', cellOf('kind'), 'Źródło spółdzielni nie ma zużycia ani właściciela: zostaw te kolumny puste.');
        }
        return {
            member: {
                id: name,
                ofCooperative: true,
                sources
            },
            share: 0
        };
    }
    return {
        member: {
            id: name,
            ...holder !== '' && {
                holder
            },
            ...person && {
                person
            },
            profile: {
                kind: kind ?? 'household',
                annualKwh: sumOfMonths ?? annualKwh,
                ...monthlyKwh && {
                    monthlyKwh
                },
                seed: 1
            },
            ...kw > 0 && {
                sources: [
                    {
                        ...defaults/* .newSources.pv */.hq.pv,
                        kw
                    }
                ]
            },
            ...tariff !== undefined && {
                tariff
            }
        },
        share
    };
}

// EXTERNAL MODULE: ./src/browser/device/saveFile.ts
var saveFile = __webpack_require__(14274);
;// CONCATENATED MODULE: ./src/components/calculator/form/members/MembersImport.tsx















const notLoaded = 'Nie udało się wczytać odczytu plików. Sprawdź połączenie i wybierz plik jeszcze raz albo wklej listę.';
const rules = {
    extensions: [
        '.csv',
        '.txt',
        '.xlsx'
    ],
    maxMegabytes: 1
};
/** Members from a pasted list or a file. If any row is wrong, none is added and nothing typed is lost. */ function MembersImport(param) {
    let { cooperative, onImport, onUndo } = param;
    const [text, setText] = (0,react.useState)('');
    const [errors, setErrors] = (0,react.useState)([]);
    const hasShares = (0,members_shares/* .sharesOf */.AR)(cooperative) !== undefined;
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: cooperative,
        onChange: onUndo
    });
    const submit = (isReplacing)=>{
        const kept = isReplacing ? (0,editMembers/* .withoutMembers */.YG)(cooperative) : cooperative;
        const [tariff] = Object.keys(cooperative.tariffs ?? {});
        const found = readMembersCsv(text, {
            tariff,
            hasShares
        });
        if (!found.ok) {
            setErrors(found.errors);
            return;
        }
        const { members, shares } = found.value;
        const room = defaults/* .memberLimit */.I8 - kept.members.length;
        if (members.length > room) {
            const message = `Wierszy na liście: ${members.length}, a wolnych miejsc: ${room}. Skróć listę albo usuń część członków.`;
            setErrors([
                {
                    field: 'lista',
                    message
                }
            ]);
            return;
        }
        setErrors([]);
        setText('');
        onImport((0,editMembers/* .addMembers */.pD)(kept, members, shares), members.length);
        if (isReplacing) {
            const { members: replaced, key } = cooperative;
            offerUndo('Lista zastąpiła członków.', (now)=>({
                    ...now,
                    members: replaced,
                    key
                }));
        }
    };
    const open = async (file)=>{
        const { readTableText } = await __webpack_require__.e(/* import() */ "5827").then(__webpack_require__.bind(__webpack_require__, 75502));
        const read = await readTableText(file);
        setErrors(read.ok ? [] : read.errors);
        if (read.ok) {
            setText(read.value);
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Part, {
        title: "Wklej albo wczytaj listę członk\xf3w",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Templates, {
                text: hasShares ? membersCsvExampleWithShares : membersCsvExample
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(FileUpload/* ["default"] */.A, {
                id: "lista-plik",
                label: "Plik CSV albo XLSX z listą",
                rules: rules,
                files: [],
                onChange: (param)=>{
                    let [file] = param;
                    if (file) {
                        open(file).catch(()=>{
                            setErrors([
                                {
                                    field: 'plik',
                                    message: notLoaded
                                }
                            ]);
                        });
                    }
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: "lista-czlonkow",
                label: "Lista członk\xf3w",
                hint: `Kolumny rozpoznajemy po nagłówku: nazwa; profil; zużycie kWh; moc kWp${hasShares ? '; udział' : ''}; należy do; kim jest. Dwie ostatnie mówią, czyj jest punkt i kim jest ten członek: od tego zależy liczba członków. Panele samej spółdzielni z własnym przyłączem to wiersz z profilem „${defaults/* .ownSourceName */.rB}”, bez zużycia. Kto ma rachunki z 12 miesięcy, dodaje kolumny od „styczeń” do „grudzień”. Możesz wkleić kolumny z arkusza.`,
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("textarea", {
                        ...control,
                        "aria-invalid": errors.length > 0 || undefined,
                        rows: 6,
                        placeholder: hasShares ? membersCsvExampleWithShares : membersCsvExample,
                        value: text,
                        onChange: (param)=>{
                            let { target } = param;
                            setText(target.value);
                        }
                    })
            }),
            errors.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(ErrorBox/* ["default"] */.A, {
                role: "alert",
                title: "Popraw listę. Nic jeszcze nie dodano.",
                errors: errors.map((param)=>{
                    let { field, message } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: message
                    }, `${field} ${message}`);
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(ButtonRow/* ["default"] */.A, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        onClick: ()=>{
                            submit(false);
                        },
                        children: "Dodaj z listy"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        onClick: ()=>{
                            submit(true);
                        },
                        children: "Zastąp członk\xf3w listą"
                    })
                ]
            })
        ]
    });
}
/** What a list looks like, to fill in a spreadsheet. */ function Templates(param) {
    let { text } = param;
    const workbook = (0,useBaseUrl/* ["default"] */.Ay)('/pliki/lista-czlonkow.xlsx');
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        children: [
            "Wz\xf3r listy do wypełnienia:",
            ' ',
            /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                href: workbook,
                download: true,
                children: "arkusz XLSX"
            }),
            ' ',
            "albo",
            ' ',
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "plain",
                onClick: ()=>{
                    // The mark tells Excel the encoding.
                    (0,saveFile/* .saveFile */.O)('lista-czlonkow.csv', `\uFEFF${text}\n`, 'text/csv');
                },
                children: "plik CSV"
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
;// CONCATENATED MODULE: ./src/components/calculator/form/members/MemberTableRow.tsx







/** One member in the table. */ function MemberTableRow(props) {
    const { member, index, isWrong, isOnly, share, onEdit, onCopy, onRemove } = props;
    const { id, profile, readings } = member;
    const annual = (0,editMembers/* .annualUseOf */.CU)(member) ?? (0,editMembers/* .measuredYearOf */.jp)(member);
    const buttons = [
        {
            key: 'edytuj',
            label: 'Zmień',
            onClick: onEdit
        },
        {
            key: 'kopiuj',
            label: 'Kopiuj',
            onClick: onCopy
        },
        {
            key: 'usun',
            label: 'Usuń',
            onClick: onRemove
        }
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("th", {
                scope: "row",
                children: [
                    id,
                    isWrong && /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: full_module/* ["default"].rowError */.A.rowError,
                        children: "Popraw błąd"
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                "data-label": "Zużycie",
                children: (0,ownConnection/* .isOwnConnection */.R)(member) ? defaults/* .ownSourceName */.rB : readings || !profile ? 'odczyty z licznika' : defaults/* .consumptionNames */.yU[profile.kind]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                className: full_module/* ["default"].number */.A.number,
                "data-label": "kWh rocznie",
                children: annual === null ? '–' : (0,format/* .formatNumber */.ZV)(annual)
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                className: full_module/* ["default"].number */.A.number,
                "data-label": "Źr\xf3dła, kW",
                children: (0,format/* .formatNumber */.ZV)((0,editMembers/* .powerOf */.f)(member) ?? 0, 2)
            }),
            share !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                className: full_module/* ["default"].number */.A.number,
                "data-label": "Udział",
                children: share === null ? '–' : (0,format/* .formatNumber */.ZV)(share, 2)
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                    className: full_module/* ["default"].rowButtons */.A.rowButtons,
                    children: buttons.map((param)=>{
                        let { key, label, onClick } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            id: `${key}-${index}`,
                            look: "plain",
                            "aria-label": `${label}: ${id}`,
                            "aria-disabled": key === 'usun' && isOnly || undefined,
                            onClick: ()=>{
                                if (!(key === 'usun' && isOnly)) {
                                    onClick(index);
                                }
                            },
                            children: label
                        }, key);
                    })
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/figures.ts
var figures = __webpack_require__(61684);
;// CONCATENATED MODULE: ./src/components/calculator/form/members/SharesSum.tsx





/** What the shares of a fixed key add up to. Errors of the key as a whole lead here. */ function SharesSum(param) {
    let { shares } = param;
    const error = (0,fieldErrors/* .useFieldError */.YS)('key.shares');
    const sum = shares.reduce((all, share)=>all + (share ?? 0), 0);
    const highest = Math.max(...shares.map((share)=>share ?? 0));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        id: (0,fieldErrors/* .fieldId */.CB)('key.shares'),
        tabIndex: -1,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Suma udział\xf3w: ",
                    (0,format/* .formatNumber */.ZV)(sum, 2),
                    ".",
                    sum > 0 && ` Największy udział to ${(0,figures/* .percentText */.f)(highest / sum, 1)} całości.`
                ]
            }),
            error !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: full_module/* ["default"].rowError */.A.rowError,
                children: error
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/MembersTable.tsx









/** One page of the members. */ function MembersTable(param) {
    let { cooperative, first, count, ...actions } = param;
    const { members } = cooperative;
    const shares = (0,members_shares/* .sharesOf */.AR)(cooperative);
    const wrong = new Set((0,fieldErrors/* .useFieldErrors */.Ly)().map((param)=>{
        let { field } = param;
        return (0,fieldPaths/* .memberOfPath */.Xb)(field);
    }));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: full_module/* ["default"].table */.A.table,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                "aria-label": "Członkowie",
                asCards: true,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Nazwa"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Zużycie"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    className: full_module/* ["default"].number */.A.number,
                                    children: "kWh rocznie"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    className: full_module/* ["default"].number */.A.number,
                                    children: "Źr\xf3dła, kW"
                                }),
                                shares && /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    className: full_module/* ["default"].number */.A.number,
                                    children: "Udział"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Działania"
                                })
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                        children: members.slice(first, first + count).map((member, at)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(MemberTableRow, {
                                member: member,
                                index: first + at,
                                isWrong: wrong.has(first + at),
                                isOnly: members.length === 1,
                                share: shares?.[first + at],
                                ...actions
                            }, first + at))
                    })
                ]
            }),
            shares && /*#__PURE__*/ (0,jsx_runtime.jsx)(SharesSum, {
                shares: shares
            })
        ]
    });
}
/* export default */ const members_MembersTable = (/*#__PURE__*/(0,react.memo)(MembersTable));

// EXTERNAL MODULE: ./src/components/calculator/shared/reveal.ts
var reveal = __webpack_require__(41560);
;// CONCATENATED MODULE: ./src/components/calculator/form/members/useMemberEditing.ts







/** Which member is being changed, and where the focus goes when rows come and go. */ function useMemberEditing(param) {
    let { cooperative, onChange, showRow } = param;
    const [edited, setEdited] = (0,react.useState)(null);
    const [opening, setOpening] = (0,react.useState)(0);
    const [toFocus, setToFocus] = (0,react.useState)(null);
    const heading = (0,react.useRef)(null);
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: cooperative,
        onChange
    });
    const errors = (0,fieldErrors/* .useFieldErrors */.Ly)();
    // The control that had the focus may be gone, or the next place to work may be new.
    (0,react.useEffect)(()=>{
        if (toFocus) {
            (document.getElementById(toFocus.id) ?? heading.current)?.focus();
        }
    }, [
        toFocus
    ]);
    const offerReturn = (index)=>{
        const removed = cooperative.members[index];
        const share = (0,members_shares/* .sharesOf */.AR)(cooperative)?.[index] ?? members_shares/* .equalShare */.EM;
        if (removed) {
            offerUndo(`Usunięto: ${removed.id}.`, (now)=>{
                setEdited((at)=>at !== null && at >= index ? at + 1 : at);
                setToFocus({
                    id: `edytuj-${index}`
                });
                return (0,editMembers/* .returnMember */.Zg)(now, index, removed, share);
            });
        }
    };
    return {
        edited,
        opening,
        heading,
        edit: (index)=>{
            setEdited(index);
            setOpening((count)=>count + 1);
            showRow(index);
            setToFocus({
                id: 'edytor-czlonka'
            });
        },
        close: ()=>{
            setToFocus({
                id: `edytuj-${edited ?? 0}`
            });
            setEdited(null);
        },
        remove: (index)=>{
            onChange((0,editMembers/* .removeMember */.pt)(cooperative, index));
            offerReturn(index);
            setEdited((at)=>at === null || at === index ? null : at > index ? at - 1 : at);
            setToFocus({
                id: `usun-${Math.min(index, cooperative.members.length - 2)}`
            });
        },
        canLeave: ()=>{
            const starts = [
                fieldPaths/* .memberPath */.Mb,
                fieldPaths/* .sharePath */.J$
            ].map((pathOf)=>(0,fieldErrors/* .fieldId */.CB)(pathOf(edited ?? -1)));
            const wrong = errors.find((param)=>{
                let { id, isTyped } = param;
                return isTyped && starts.some((start)=>id.startsWith(start));
            });
            const field = wrong && document.getElementById(wrong.id);
            if (field) {
                (0,reveal/* .reveal */._)(field);
            }
            return !field;
        }
    };
}

;// CONCATENATED MODULE: ./src/components/calculator/form/members/Members.tsx














const pageSize = 25;
const additions = [
    {
        label: 'Dodaj członka',
        make: editMembers/* .newMember */.hj
    },
    {
        label: 'Dodaj źródło spółdzielni',
        make: editMembers/* .newOwnSource */.y7
    }
];
/** Who belongs to the cooperative: a paged table, the editor of one row below it, a list to paste. */ function Members(param) {
    let { cooperative, dated, onChange } = param;
    const { members } = cooperative;
    const [announcement, setAnnouncement] = (0,react.useState)('');
    const pages = (0,usePages/* .usePages */.Q)(members.length, pageSize);
    const { first, setPage } = pages;
    const { edited, opening, heading, edit, close, remove, canLeave } = useMemberEditing({
        cooperative,
        onChange,
        showRow: (index)=>{
            setPage(Math.floor(index / pageSize));
        }
    });
    const isFull = members.length >= defaults/* .memberLimit */.I8;
    const member = edited === null ? undefined : members[edited];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "czlonkowie",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                id: "czlonkowie",
                className: full_module/* ["default"].heading */.A.heading,
                ref: heading,
                tabIndex: -1,
                children: "Kto: członkowie i ich punkty poboru"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: "meta",
                children: [
                    "Jeden wiersz to jeden licznik. Członek z kilkoma licznikami ma kilka wierszy. Źr\xf3dło samej sp\xf3łdzielni z własnym przyłączem, np. farma paneli, też ma wiersz, ale nie jest członkiem. Na liście zmieści się najwyżej ",
                    (0,format/* .formatNumber */.ZV)(defaults/* .memberLimit */.I8),
                    " wierszy."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(members_MembersTable, {
                cooperative: cooperative,
                first: first,
                count: pageSize,
                onEdit: (index)=>{
                    if (canLeave()) {
                        edit(index);
                    }
                },
                onCopy: (index)=>{
                    if (canLeave()) {
                        onChange((0,editMembers/* .copyMember */.Op)(cooperative, index));
                        setAnnouncement(`Skopiowano: ${members[index]?.id ?? ''}`);
                        edit(index + 1);
                    }
                },
                onRemove: remove
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Paging/* ["default"] */.A, {
                pages: pages,
                count: members.length,
                by: "pages",
                label: "Strony listy członk\xf3w"
            }),
            member && edited !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)(MemberEditor, {
                index: edited,
                member: member,
                cooperative: cooperative,
                dated: dated,
                onChange: onChange,
                onClose: ()=>{
                    if (canLeave()) {
                        close();
                    }
                }
            }, opening),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: full_module/* ["default"].bar */.A.bar,
                children: [
                    additions.map((param)=>{
                        let { label, make } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                            "aria-disabled": isFull || undefined,
                            onClick: ()=>{
                                if (!isFull && canLeave()) {
                                    onChange((0,editMembers/* .addMembers */.pD)(cooperative, [
                                        make(cooperative)
                                    ]));
                                    edit(members.length);
                                }
                            },
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "lucide:plus"
                                }),
                                label
                            ]
                        }, label);
                    }),
                    isFull && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: "meta",
                        children: "Lista jest pełna."
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MembersImport, {
                cooperative: cooperative,
                onUndo: onChange,
                onImport: (changed, count)=>{
                    onChange(changed);
                    setAnnouncement(`Dodano wierszy: ${count}`);
                    setPage(Math.floor((changed.members.length - 1) / pageSize));
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: announcement
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/energy/regions.ts
var regions = __webpack_require__(27074);
// EXTERNAL MODULE: ./src/domain/settlement/law/assumptions.ts
var assumptions = __webpack_require__(64951);
;// CONCATENATED MODULE: ./src/components/calculator/shared/assumptionHint.ts


/** An assumption in a sentence, with its default, source and day. */ function assumptionHint(id) {
    const found = assumptions/* .assumptions.find */.v.find((assumption)=>assumption.id === id);
    return found ? `${found.text} Domyślnie: ${found.default}. Źródło (${id}): ${found.source}; ${(0,polish_date/* .formatDate */.Yq)(found.date)}` : '';
}

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/Model.tsx






const Model_specs = [
    {
        key: 'validPeriods',
        label: 'Ważność zapasu w sieci',
        unit: 'mies.',
        max: 24,
        fractionDigits: 0,
        hint: assumptionHint('A2')
    },
    {
        key: 'weatherSeed',
        label: 'Wariant pogody',
        unit: '',
        min: 1,
        max: 1000,
        fractionDigits: 0,
        hint: 'Numer przykładowego roku pogody. Ten sam numer daje ten sam wynik. Domyślnie 1, to założenie.'
    }
];
/** Place and year, which the weather model needs, and the opening balance. */ function Model(param) {
    let { cooperative, onChange } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: full_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: "region",
                label: "Część Polski",
                value: cooperative.region,
                names: {
                    north: `północ: ${regions/* .regionYields.north */.v.north} kWh z 1 kWp`,
                    centre: `środek: ${regions/* .regionYields.centre */.v.centre} kWh z 1 kWp`,
                    southEast: `południowy wschód: ${regions/* .regionYields.southEast */.v.southEast} kWh z 1 kWp`
                },
                onChange: (region)=>{
                    onChange({
                        ...cooperative,
                        region
                    });
                },
                hint: "Roczny uzysk paneli na południe, pod kątem 35\xb0. To założenie modelu."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: "year",
                label: "Kt\xf3ry rok",
                value: cooperative.year,
                names: {
                    steady: 'kolejny: zapas z poprzedniego roku przechodzi',
                    first: 'pierwszy: zapas zaczyna się od zera'
                },
                onChange: (year)=>{
                    onChange({
                        ...cooperative,
                        year
                    });
                },
                hint: "W pierwszym roku zimą nie ma jeszcze czego odebrać z sieci. Domyślnie kolejny, to założenie."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                path: "",
                specs: Model_specs,
                values: cooperative,
                onChange: (changed)=>{
                    onChange({
                        ...cooperative,
                        ...changed
                    });
                }
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/kernel/fileCheck.ts
var fileCheck = __webpack_require__(72684);
// EXTERNAL MODULE: ./src/domain/kernel/time.ts
var time = __webpack_require__(56341);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/money/netBilling.ts
var netBilling = __webpack_require__(41377);
;// CONCATENATED MODULE: ./src/domain/meterFiles/marketPrices.ts








const marketPrices_field = 'prices.market';
const priceLimits = {
    min: -100000,
    max: 100000
};
const dayNames = /^(business_date|doba|data|dzien|date)\b/;
const priceNames = /\brce|cena|price/;
/**
 * Reads monthly prices (`2025-06;136,30`, `czerwiec 2025;136,30`, `2025;6;136,30`) or hourly and quarter-hourly ones as
 * PSE publishes them: a column with the day (`business_date`, `doba`, `data`) and one with the price (`rce_pln`). Days are
 * counted by their rows, so the hour that summer time skips or repeats needs no label.
 */ function readMarketFile(text) {
    const rows = (0,splitTable/* .readTable */.xz)(text, marketPrices_field);
    return rows.ok ? readMonthly(rows.value) ?? readHourly(rows.value) : rows;
}
function refused(message) {
    return (0,result/* .failed */.g)([
        {
            field: marketPrices_field,
            message
        }
    ]);
}
const monthForms = [
    /^(?<year>\d{4})[-./]?(?<month>0[1-9]|1[0-2])$/,
    /^(?<year>\d{4})[-./ ](?<month>[1-9])$/,
    /^(?<month>0?[1-9]|1[0-2])[-./ ](?<year>\d{4})$/,
    /^(?<name>[a-z]{3})[a-z]* (?<year>\d{4})\b/,
    /^(?<year>\d{4}) (?<name>[a-z]{3})[a-z]*$/
];
const shortNames = polish_months/* .monthNames.map */.d.map((param)=>{
    let [short] = param;
    return (0,kernel_text/* .foldPolish */.Vf)(short);
});
/** `rrrr-mm` of `2025-06`, `06.2025` or `czerwiec 2025`. */ function marketPrices_monthOf(text) {
    const folded = (0,kernel_text/* .foldPolish */.Vf)(text);
    const { year, month, name } = monthForms.map((form)=>form.exec(folded)?.groups).find((groups)=>groups) ?? {};
    const number = name === undefined ? Number(month) : shortNames.indexOf(name) + 1;
    return year !== undefined && number > 0 ? `${year}-${String(number).padStart(2, '0')}` : null;
}
/** The month a row begins with, in one cell or as a year and a month in two, and what is written after it. */ function monthAndPrice(cells) {
    const [first = '', second = '', third = ''] = cells;
    const alone = marketPrices_monthOf(first);
    const together = alone ?? marketPrices_monthOf(`${first} ${second}`);
    return together === null ? null : [
        together,
        alone === null ? third : second
    ];
}
/** Null if no row begins with a month. */ function readMonthly(rows) {
    const found = rows.flatMap((param)=>{
        let { line, cells } = param;
        const [month, price] = monthAndPrice(cells) ?? [];
        return month === undefined || price === undefined ? [] : [
            {
                line,
                month,
                price,
                value: (0,polish_number/* .parsePolishNumber */.Y$)(price.replace(/\s*zł(\/MWh)?$/i, ''))
            }
        ];
    });
    if (found.length === 0) {
        return null;
    }
    const months = new Map();
    for (const { line, month, price, value } of found){
        if (value === null || value < priceLimits.min || value > priceLimits.max) {
            return refused(`Wiersz ${line}: „${price.slice(0, 40)}” nie jest ceną. Wpisz zł/MWh, np. 136,30.`);
        }
        if (months.has(month)) {
            return refused(`Wiersz ${line}: miesiąc ${month} jest w pliku dwa razy. Zostaw jeden.`);
        }
        months.set(month, value);
    }
    if (Math.max(...months.values()) < 5) {
        return refused('Ceny wyglądają na zł/kWh. Wpisz je w zł/MWh: tysiąc razy większe.');
    }
    const inOrder = [
        ...months
    ].map((param)=>{
        let [month, value] = param;
        return {
            month,
            value
        };
    });
    return (0,result.ok)({
        kind: 'monthly',
        months: inOrder.slice().sort((a, b)=>Number(a.month > b.month) - Number(a.month < b.month))
    });
}
function readHourly(rows) {
    const headings = rows[0]?.cells.map((cell)=>(0,kernel_text/* .foldPolish */.Vf)(cell)) ?? [];
    const dayAt = headings.findIndex((name)=>dayNames.test(name));
    const priceAt = headings.findIndex((name)=>priceNames.test(name));
    if (dayAt < 0 || priceAt < 0) {
        return refused('Nie ma kolumn z dniem i ceną. W pliku RCE nazywają się „business_date” (albo „doba”) i „rce_pln”; w pliku RCEm każdy wiersz to miesiąc i cena, np. 2025-06;136,30.');
    }
    const days = new Map();
    for (const { line, cells } of rows.slice(1)){
        const day = dayOf(cells[dayAt] ?? '');
        const price = (0,polish_number/* .parsePolishNumber */.Y$)(cells[priceAt] ?? '');
        if (day === null) {
            return refused(`Wiersz ${line}: „${cells[dayAt] ?? ''}” nie jest dniem. Wpisz np. 2025-06-01.`);
        }
        if (price === null || price < priceLimits.min || price > priceLimits.max) {
            return refused(`Wiersz ${line}: „${cells[priceAt] ?? ''}” nie jest ceną w zł/MWh.`);
        }
        days.set(day, [
            ...days.get(day) ?? [],
            price
        ]);
    }
    return hoursOfDays(days);
}
/** `rrrr-mm-dd`, also from `20250601` and `01.06.2025`, with or without a time after it. */ function dayOf(cell) {
    const iso = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)(?!\d)/.exec(cell);
    const polish = /^(\d\d)[-./](\d\d)[-./](\d{4})(?!\d)/.exec(cell);
    const day = iso ? iso.slice(1).join('-') : polish ? polish.slice(1).reverse().join('-') : '';
    const date = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
/** Days without a gap, each with as many hours, or four times as many quarters, as it has in Poland. */ function hoursOfDays(days) {
    const inOrder = [
        ...days.keys()
    ].sort();
    const [first, last] = [
        inOrder[0],
        inOrder.at(-1)
    ];
    if (first === undefined || last === undefined) {
        return refused('W pliku nie ma ani jednego dnia z cenami.');
    }
    // A file may list the newest day, or the newest hour, first.
    const isNewestFirst = [
        ...days.keys()
    ][0] !== first;
    const axes = new Map();
    const zlPerMwh = [];
    for(let ms = Date.parse(first); ms <= Date.parse(last); ms += time/* .dayMs */.LP){
        const day = new Date(ms).toISOString().slice(0, 10);
        const prices = days.get(day);
        if (!prices) {
            return refused(`W pliku nie ma dnia ${day}. Wczytaj plik bez przerw.`);
        }
        const hours = hoursOfDay(ms, axes);
        if (prices.length !== hours && prices.length !== 4 * hours) {
            return refused(`Dzień ${day}: cen w pliku jest ${prices.length}, a powinno być ${hours} (godziny) albo ${4 * hours} (kwadranse). Pobierz ten dzień jeszcze raz.`);
        }
        const ordered = Float64Array.from(isNewestFirst ? prices.slice().reverse() : prices);
        const hourly = prices.length === hours ? ordered : (0,netBilling/* .hourlyFromQuarters */.XL)(ordered);
        zlPerMwh.push(...Array.from(hourly, (price)=>Math.round(price * 100) / 100));
    }
    return (0,result.ok)({
        kind: 'hourly',
        firstDay: first,
        zlPerMwh
    });
}
/** 24, 23 when summer time begins and 25 when it ends. */ function hoursOfDay(ms, axes) {
    const year = new Date(ms).getUTCFullYear();
    const axis = axes.get(year) ?? (0,hourAxis/* .yearAxis */.FC)(year);
    axes.set(year, axis);
    const day = ms / time/* .dayMs */.LP;
    return axis.localDay.lastIndexOf(day) - axis.localDay.indexOf(day) + 1;
}

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/MarketPriceFile.tsx








const MarketPriceFile_rules = {
    extensions: [
        '.csv',
        '.txt'
    ],
    maxMegabytes: 5
};
/** Reads a file of RCE or RCEm. If anything in it is wrong, prices stay as they were. */ function MarketPriceFile(param) {
    let { market, onChange } = param;
    const [error, setError] = (0,react.useState)();
    const [message, setMessage] = (0,react.useState)('');
    const read = (text)=>{
        const found = readMarketFile(text);
        setError(found.ok ? undefined : `${found.errors[0]?.message ?? ''} Ceny się nie zmieniły.`);
        setMessage('');
        if (!found.ok) {
            return;
        }
        const file = found.value;
        if (file.kind === 'hourly') {
            onChange({
                ...file,
                zlPerMwh: [
                    ...file.zlPerMwh
                ]
            });
            setMessage(`Wczytano ceny od ${(0,polish_date/* .formatDate */.Yq)(file.firstDay)} Godzin: ${(0,format/* .formatNumber */.ZV)(file.zlPerMwh.length)}.`);
            return;
        }
        // The latest of several years wins.
        const ofMonth = new Map(file.months.map((param)=>{
            let { month, value } = param;
            return [
                Number(month.slice(5)),
                value
            ];
        }));
        onChange((0,defaults/* .withGivenPrices */._A)(market, ofMonth));
        setMessage(`Wczytano miesiące od ${file.months[0]?.month ?? ''} do ${file.months.at(-1)?.month ?? ''}: ${ofMonth.size} z 12.`);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(FileUpload/* ["default"] */.A, {
                id: "ceny-rynkowe-plik",
                label: "Plik z cenami RCE albo RCEm (opcjonalnie)",
                rules: MarketPriceFile_rules,
                files: [],
                ...error !== undefined && {
                    error
                },
                note: "RCE: plik CSV z raport\xf3w PSE, godziny albo kwadranse. RCEm: w wierszu miesiąc i cena, np. 2025-06;136,30. Plik zostaje na Twoim urządzeniu.",
                onChange: (param)=>{
                    let [file] = param;
                    file?.text().then(read, ()=>{
                        setError(fileCheck/* .unreadableFile */._);
                        setMessage('');
                    });
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                children: message
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/monthSource.ts

/** Where the price of a month comes from: announced, assumed between two known months, or typed in. */ function monthSource(example, value) {
    if (example?.value !== value) {
        return 'Podana przez Ciebie.';
    }
    const { known, between } = example;
    return known ? `RCEm, ${monthAndYear(known.month)} (${known.source}).` : `Założenie: na prostej między znanymi cenami, ${between.map((param)=>{
        let { month } = param;
        return monthAndYear(month);
    }).join(' i ')}.`;
}
/** `czerwiec 2025` */ function monthAndYear(month) {
    const [year, number] = month.split('-');
    return `${polish_months/* .monthNames */.d[Number(number) - 1]?.[1] ?? ''} ${year ?? ''}`;
}

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/MarketPriceFields.tsx










/** Market prices for the comparison with net-billing: twelve months, each with its source, or the hours of a file. */ function MarketPriceFields(param) {
    let { dated, market, onChange } = param;
    const example = (0,defaults/* .exampleMarketMonths */.Ac)(dated);
    const { kind, zlPerMwh, firstDay, assumed = [] } = market;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
        className: full_module/* ["default"].fieldset */.A.fieldset,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("legend", {
                children: "Ceny rynkowe: do net-billingu i do cen godzinowych"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(MarketPriceFile, {
                market: market,
                onChange: onChange
            }),
            kind === 'hourly' ? /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        children: [
                            "Liczymy z cen godzinowych",
                            firstDay !== undefined && ` od ${(0,polish_date/* .formatDate */.Yq)(firstDay)}`,
                            ", godzin:",
                            ' ',
                            (0,format/* .formatNumber */.ZV)(zlPerMwh.length),
                            ". Godzina ma cenę z tego samego dnia i godziny roku, nawet gdy plik jest z innego roku. Link z tyloma cenami jest bardzo długi: innym wyślij raczej plik z opisem."
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        onClick: ()=>{
                            onChange((0,defaults/* .exampleMarket */.Bg)(dated));
                        },
                        children: "Wr\xf3ć do cen miesięcznych"
                    })
                ]
            }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: "meta",
                        children: [
                            assumed.length > 0 && 'Wszystkich 12 miesięcy jednego roku nie znaleźliśmy. Przy każdym jest źródło albo słowo „założenie”: wczytaj plik albo popraw ceny. ',
                            "Im są wyższe, tym mniej dodaje sp\xf3łdzielnia."
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: full_module/* ["default"].months */.A.months,
                        children: zlPerMwh.map((value, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                                path: `prices.market.zlPerMwh[${index + 1}]`,
                                spec: {
                                    label: (0,format/* .capitalized */.l2)(polish_months/* .monthNames */.d[index]?.[1] ?? `okres ${index + 1}`),
                                    unit: 'zł/MWh',
                                    hint: monthSource(example[index], value),
                                    ...MarketPriceFields_price
                                },
                                value: value,
                                onChange: (next)=>{
                                    onChange((0,defaults/* .withGivenPrices */._A)(market, new Map([
                                        [
                                            index + 1,
                                            next
                                        ]
                                    ])));
                                }
                            }, index))
                    })
                ]
            })
        ]
    });
}
const MarketPriceFields_price = {
    min: -1000,
    max: 10000,
    step: 10
};

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/PriceSettings.tsx










const PriceSettings_specs = [
    {
        key: 'vat',
        label: 'VAT',
        unit: '%',
        max: 100,
        fractionDigits: 0,
        hint: 'Od sumy netto rachunku. Domyślnie 23% (ustawa o VAT; sprawdzono 20 listopada 2026 r.). Kto go odlicza, wpisuje to przy swoim członku, a nie tutaj.'
    },
    {
        key: 'internalPrice',
        label: 'Cena energii wspólnej',
        unit: 'zł/kWh',
        max: defaults/* .limits.rate */.Fy.rate,
        step: 0.01,
        fractionDigits: 4,
        hint: assumptionHint('A8')
    },
    {
        key: 'servicePerMember',
        label: 'Obsługa rozliczeń',
        unit: 'zł/mies.',
        max: 100000,
        hint: 'Za jeden licznik. Domyślnie 0 zł, to założenie: wpisz kwotę z umowy.'
    },
    {
        key: 'balancingPerMwh',
        label: 'Bilansowanie handlowe',
        unit: 'zł/MWh',
        max: 10000,
        hint: assumptionHint('A15')
    },
    {
        key: 'averagePrice',
        label: 'Średnia cena URE (opcjonalnie)',
        unit: 'zł/kWh',
        max: defaults/* .limits.rate */.Fy.rate,
        step: 0.01,
        fractionDigits: 4,
        isOptional: true,
        hint: 'Potrzebna w odczytaniu ostrożnym: art. 38c ust. 11a. Ogłoszonej wartości nie znaleźliśmy.'
    }
];
/** Before a file is read. */ const noMarket = {
    kind: 'hourly',
    zlPerMwh: []
};
/** Prices of the settlement, and how unclear rules are to be read. */ function PriceSettings(param) {
    let { cooperative, dated, onChange } = param;
    const { prices = {} } = cooperative;
    const { market } = prices;
    const change = (changed)=>{
        onChange({
            ...cooperative,
            prices: {
                ...prices,
                ...changed
            }
        });
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: full_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DaySetting, {
                path: "ratesDay",
                days: (0,defaults/* .daysOfRates */.Ii)(dated),
                label: "Stawki z dnia (opcjonalnie)",
                value: cooperative.ratesDay,
                onChange: (ratesDay)=>{
                    onChange({
                        ...cooperative,
                        ratesDay
                    });
                },
                hint: "Puste pole: z dnia, od kt\xf3rego zaczynają się dane. Kwot przepisanych z rachunku to nie zmienia."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                path: "prices",
                specs: PriceSettings_specs,
                values: prices,
                onChange: change
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: "prices.internalVat",
                label: "VAT od ceny energii wsp\xf3lnej",
                value: prices.internalVat ?? false,
                onChange: (internalVat)=>{
                    change({
                        internalVat
                    });
                },
                hint: "Przepisu o tym VAT nie znaleźliśmy: zapytaj doradcę podatkowego (A8)."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: "prices.gridReading",
                label: "Zmienna opłata za sieć od energii wsp\xf3lnej i odebranej",
                value: prices.gridReading === 2 ? '2' : '1',
                names: {
                    '1': 'odczytanie korzystne: pokrywa ją nadwyżka',
                    '2': 'odczytanie ostrożne: płaci członek'
                },
                onChange: (reading)=>{
                    change({
                        gridReading: reading === '2' ? 2 : 1
                    });
                },
                hint: assumptionHint('A5')
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: "prices.flatCapacityBy",
                label: "Pr\xf3g ryczałtu mocowego",
                value: prices.flatCapacityBy ?? 'drawn',
                names: {
                    drawn: 'z poboru przed rozliczeniem',
                    bought: 'z energii kupionej'
                },
                onChange: (flatCapacityBy)=>{
                    change({
                        flatCapacityBy
                    });
                },
                hint: assumptionHint('A7')
            }),
            market ? /*#__PURE__*/ (0,jsx_runtime.jsx)(MarketPriceFields, {
                dated: dated,
                market: market,
                onChange: (changed)=>{
                    change({
                        market: changed
                    });
                }
            }) : /*#__PURE__*/ (0,jsx_runtime.jsx)(MarketPriceFile, {
                market: noMarket,
                onChange: (changed)=>{
                    change({
                        market: changed
                    });
                }
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/finance/ranges.ts
var ranges = __webpack_require__(42721);
;// CONCATENATED MODULE: ./src/components/calculator/form/settings/RangeFields.tsx






const RangeFields_specs = [
    {
        key: 'generation',
        label: 'Gorszy i lepszy rok słońca i wiatru: ±',
        unit: '%',
        max: 100,
        step: 1,
        hint: `Założenie: ${ranges/* .assumedSpread.generation */.C.generation}%. Według ENTSO-E fotowoltaika w Polsce pracowała w maju 2024 przez 143 godziny pełnej mocy, a w maju 2025 przez 112. To rozrzut miesiąca; rozrzut roku jest mniejszy, a jego źródła nie mamy.`
    },
    {
        key: 'prices',
        label: 'Niższe i wyższe ceny energii: ±',
        unit: '%',
        max: 100,
        step: 1,
        hint: `Założenie: ${ranges/* .assumedSpread.prices */.C.prices}%. Źródła nie ma: przyszłych cen nikt nie zna. Zmieniamy ceny energii czynnej i ceny rynkowe, a opłat sieciowych nie.`
    }
];
const bounds = [
    {
        key: 'lowest',
        label: 'Nieznane ceny rynkowe: w najtańszym roku najwyżej'
    },
    {
        key: 'highest',
        label: 'Nieznane ceny rynkowe: w najdroższym roku co najmniej'
    }
];
/** How wide the answer's range is: the part of it that the reader assumes. */ function RangeFields(param) {
    let { cooperative, dated, onChange } = param;
    const range = {
        ...ranges/* .assumedSpread */.C,
        ...cooperative.range
    };
    const known = (0,defaults/* .knownMarketBounds */.zf)(dated);
    const { market } = range;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: "Przedział oszczędności obejmuje te założenia, oba odczytania przepisu o zmiennej opłacie za sieć (A5), oba odczytania progu ryczałtu mocowego (A7) i skrajne wsp\xf3łczynniki opłaty mocowej (A14)."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: full_module/* ["default"].columns */.A.columns,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                        path: "range",
                        specs: RangeFields_specs,
                        values: range,
                        onChange: (changed)=>{
                            onChange({
                                ...cooperative,
                                range: {
                                    ...range,
                                    ...changed
                                }
                            });
                        }
                    }),
                    market && (cooperative.prices?.market?.assumed ?? []).length > 0 && bounds.map((param)=>{
                        let { key, label } = param;
                        const source = known?.[key];
                        return /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                            path: `range.market.${key}`,
                            spec: {
                                label,
                                unit: 'zł/MWh',
                                min: -defaults/* .limits.marketPrice */.Fy.marketPrice,
                                max: defaults/* .limits.marketPrice */.Fy.marketPrice,
                                step: 10,
                                hint: source?.value === market[key] ? `RCEm, ${monthAndYear(source.month)} (${source.source}).` : 'Podana przez Ciebie.'
                            },
                            value: market[key],
                            onChange: (zl)=>{
                                onChange({
                                    ...cooperative,
                                    range: {
                                        ...range,
                                        market: {
                                            ...market,
                                            [key]: zl
                                        }
                                    }
                                });
                            }
                        }, key);
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/settings/Storage.tsx







/** The cooperative's own battery with its own point of delivery. */ function Storage(param) {
    let { cooperative, onChange } = param;
    const { battery, tariffs = {} } = cooperative;
    const names = Object.keys(tariffs);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: "Magazyn z własnym licznikiem wchodzi do bilansu godzinowego jak każdy inny punkt poboru. Osobnej reguły w przepisach nie znaleźliśmy."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(BatterySettings, {
                path: "battery",
                label: "Sp\xf3łdzielnia ma magazyn z własnym licznikiem",
                battery: battery,
                initial: {
                    ...defaults/* .newBattery */.MK,
                    kwh: 100,
                    kw: 50,
                    ...names[0] && {
                        tariff: names[0]
                    }
                },
                onChange: (changed)=>{
                    onChange({
                        ...cooperative,
                        battery: changed
                    });
                }
            }),
            battery && /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: "battery.tariff",
                label: "Stawki magazynu",
                value: battery.tariff ?? '',
                names: tariffChoices(names, battery.tariff),
                onChange: (tariff)=>{
                    onChange({
                        ...cooperative,
                        battery: {
                            ...battery,
                            tariff
                        }
                    });
                }
            }),
            battery && (0,tariffGroups/* .chargesPower */.L)(tariffs[battery.tariff ?? '']) && /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                path: "battery.orderedKw",
                spec: {
                    label: 'Moc umowna magazynu',
                    unit: 'kW',
                    max: defaults/* .limits.kw */.Fy.kw,
                    isOptional: true
                },
                value: battery.orderedKw,
                onChange: (orderedKw)=>{
                    onChange({
                        ...cooperative,
                        battery: {
                            ...battery,
                            orderedKw: orderedKw ?? undefined
                        }
                    });
                }
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/domain/calculator/editTariffs.ts
/** Renames a tariff, also for all who use it; an empty or taken name changes nothing. */ function renameTariff(cooperative, before, after) {
    const { tariffs = {}, members, battery } = cooperative;
    if (after === '' || Object.hasOwn(tariffs, after)) {
        return cooperative;
    }
    const rename = (owner)=>owner.tariff === before ? {
            ...owner,
            tariff: after
        } : owner;
    return {
        ...cooperative,
        tariffs: Object.fromEntries(Object.entries(tariffs).map((param)=>{
            let [name, tariff] = param;
            return [
                name === before ? after : name,
                tariff
            ];
        })),
        members: members.map(rename),
        ...battery && {
            battery: rename(battery)
        }
    };
}
/** How many members use a tariff, and whether the battery does. */ function usersOfTariff(param, name) {
    let { members, battery } = param;
    return members.filter((param)=>{
        let { tariff } = param;
        return tariff === name;
    }).length + (battery?.tariff === name ? 1 : 0);
}

// EXTERNAL MODULE: ./src/components/calculator/bill/WhereOnBill.tsx
var WhereOnBill = __webpack_require__(43802);
;// CONCATENATED MODULE: ./src/domain/calculator/schedule.ts
/** Zones of the hours 0–23, as in the description. */ const fromHours = (isSecond)=>Array.from({
        length: 24
    }, (_, hour)=>isSecond(hour) ? 1 : 0);
const night = fromHours((hour)=>hour >= 22 || hour < 6 || hour === 13 || hour === 14);
const always = fromHours(()=>true);
const peaks = Array.from({
    length: 24
}, (_, hour)=>hour >= 7 && hour < 13 ? 0 : hour >= 16 && hour < 21 ? 1 : 2);
/**
 * Common arrangements of two zones, the second being cheaper, and one of three. They are assumptions: hours differ
 * between operators, so the form also accepts zones hour by hour.
 */ const usualSchedules = {
    night: {
        workday: night,
        freeDay: night
    },
    nightAndFreeDays: {
        workday: night,
        freeDay: always
    },
    twoPeaks: {
        workday: peaks,
        freeDay: peaks.map(()=>2)
    }
};
/** Which of the common arrangements a schedule is. */ function scheduleKind(schedule) {
    const same = (a, b)=>a.join() === b.join();
    const found = Object.entries(usualSchedules).find((param)=>{
        let [, usual] = param;
        return same(usual.workday, schedule.workday) && same(usual.freeDay, schedule.freeDay);
    });
    return found?.[0] ?? 'own';
}
/** `222222111111…`: the zone of each hour, with zones numbered from 1. */ function writeZones(zones) {
    return zones.map((zone)=>zone + 1).join('');
}
/** Reads 24 digits, ignoring spaces; null if there are not 24 or one is not a zone. */ function readZones(text, zoneCount) {
    const digits = (text.match(/\S/g) ?? []).map((digit)=>Number(digit) - 1);
    return digits.length === 24 && digits.every((zone)=>zone >= 0 && zone < zoneCount) ? digits : null;
}

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/ownTariffDraft.ts


/** A tariff of a group with all rates empty until they are copied from a bill. */ function newOwnTariff(group) {
    return inGroup({
        kind: 'own',
        zones: [],
        capacity: {
            kind: 'flat'
        }
    }, group);
}
/** The same tariff with the zones and fees of another group; rates already copied stay. */ function inGroup(tariff, group) {
    const { zones, capacity, fixedFee } = tariffGroups/* .groupFacts */.VR[group];
    const known = tariff.capacity.kind === 'flat' ? {
        coefficient: 1
    } : tariff.capacity;
    return {
        ...tariff,
        group,
        zones: zones.map((name, index)=>({
                energy: null,
                network: null,
                ...tariff.zones[index],
                name
            })),
        schedule: zones.length === 1 ? undefined : scheduleOf(group, zones.length, tariff.schedule),
        capacity: capacity === 'flat' ? {
            kind: capacity
        } : {
            ...known,
            kind: capacity
        },
        fixedNetworkPerKw: fixedFee === 'power' ? tariff.fixedNetworkPerKw ?? null : undefined
    };
}
/** Hours of a group's zones: kept if they fit, otherwise the usual ones, which the form calls an assumption. */ function scheduleOf(group, count, schedule) {
    const fits = schedule && Math.max(...schedule.workday, ...schedule.freeDay) === count - 1;
    if (fits) {
        return schedule;
    }
    return group === 'B23' ? usualSchedules.twoPeaks : group.endsWith('w') ? usualSchedules.nightAndFreeDays : usualSchedules.night;
}

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/TariffName.tsx




const TariffName_label = 'Nazwa stawek';
/** The name of a tariff. While it is empty or taken, the text stays as typed and the answer waits. */ function TariffName(param) {
    let { name, index, taken, onRename } = param;
    const [draft, setDraft] = (0,react.useState)(null);
    const text = draft ?? name;
    const error = text === '' ? 'Wpisz nazwę.' : text !== name && taken.includes(text) ? 'Taka nazwa już jest. Wpisz inną.' : undefined;
    const id = `taryfa-${index}`;
    useReportedProblem(id, TariffName_label, error);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
        id: id,
        label: TariffName_label,
        error: error,
        children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                ...control,
                maxLength: 40,
                value: text,
                onChange: (param)=>{
                    let { target } = param;
                    const isFree = target.value !== '' && !taken.includes(target.value);
                    setDraft(isFree ? null : target.value);
                    if (isFree) {
                        onRename(target.value);
                    }
                }
            })
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/RateSource.tsx
var RateSource = __webpack_require__(3110);
;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/G11Tariff.tsx






const monthly = {
    unit: 'zł/mies.',
    max: 100000,
    step: 0.1
};
/** Example rates of households with an operator, which values from a bill may replace. */ function G11Tariff(param) {
    let { name, tariff, dated, onChange } = param;
    const { operator } = tariff;
    const path = `tariffs.${name}`;
    const specs = [
        {
            key: 'energy',
            label: 'Energia czynna (opcjonalnie)',
            unit: 'zł/kWh',
            max: defaults/* .limits.rate */.Fy.rate,
            step: 0.01,
            fractionDigits: 4,
            isOptional: true,
            hint: /*#__PURE__*/ (0,jsx_runtime.jsx)(RateSource/* ["default"] */.A, {
                row: (0,defaults/* .operatorRate */.$S)(dated, 'energy', operator),
                unit: "zł/kWh"
            }),
            bill: 'energy'
        },
        {
            key: 'fixedNetwork',
            label: 'Sieciowa stała',
            ...monthly,
            hint: /*#__PURE__*/ (0,jsx_runtime.jsx)(RateSource/* ["default"] */.A, {
                row: (0,defaults/* .operatorRate */.$S)(dated, 'fixedNetwork', operator),
                unit: "zł/mies."
            }),
            bill: 'fixedNetwork'
        },
        {
            key: 'subscription',
            label: 'Abonament',
            ...monthly,
            hint: /*#__PURE__*/ (0,jsx_runtime.jsx)(RateSource/* ["default"] */.A, {
                row: (0,defaults/* .operatorRate */.$S)(dated, 'subscription', operator),
                unit: "zł/mies."
            }),
            bill: 'subscription'
        },
        {
            key: 'trade',
            label: 'Opłata handlowa',
            ...monthly,
            isOptional: true,
            hint: 'Puste pole to 0 zł: tak przyjmujemy, gdy nie ma jej na rachunku.',
            bill: 'trade'
        }
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: full_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: `${path}.operator`,
                label: "Operator sieci",
                value: operator,
                names: defaults/* .operatorNames */.pr,
                onChange: (next)=>{
                    onChange({
                        ...(0,defaults/* .g11Of */.V0)(dated, next, tariff.energy ?? undefined),
                        trade: tariff.trade,
                        group: tariff.group
                    });
                },
                hint: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                    children: [
                        "Sieciowa zmienna:",
                        ' ',
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(RateSource/* ["default"] */.A, {
                            row: (0,defaults/* .operatorRate */.$S)(dated, 'network', operator),
                            unit: "zł/kWh"
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                path: path,
                specs: specs,
                values: tariff,
                onChange: (changed)=>{
                    onChange({
                        ...tariff,
                        ...changed
                    });
                }
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/GroupChoice.tsx




const GroupChoice_names = Object.fromEntries(tariffGroups/* .tariffGroups.map */.zc.map((group)=>[
        group,
        `${group}: ${tariffGroups/* .groupFacts */.VR[group].about}`
    ]));
/** The tariff group on the bill, which says what the bill charges. */ function GroupChoice(param) {
    let { path, group, onChange } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
        path: path,
        label: "Grupa taryfowa",
        value: group ?? '',
        names: group ? GroupChoice_names : {
            '': 'Wybierz',
            ...GroupChoice_names
        },
        onChange: (chosen)=>{
            if (chosen !== '') {
                onChange(chosen);
            }
        },
        hint: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
            children: [
                "Od grupy zależą strefy i opłaty. Ich układ w każdej grupie jest założeniem: por\xf3wnaj go z rachunkiem. ",
                /*#__PURE__*/ (0,jsx_runtime.jsx)(WhereOnBill/* ["default"] */.A, {
                    item: "group"
                })
            ]
        })
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/HoursField.tsx






/** Zones of the 24 hours as digits. While they are wrong, the text stays as typed and the answer waits. */ function HoursField(param) {
    let { id, label, zones, zoneCount, onChange } = param;
    const [draft, setDraft] = (0,react.useState)(null);
    const message = draft === null ? undefined : `Wpisz 24 cyfry od 1 do ${zoneCount}, po jednej na godzinę.`;
    useReportedProblem(id, label, message);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
        id: id,
        label: label,
        hint: "24 cyfry, od godziny 0:00: numer strefy w każdej godzinie.",
        error: message,
        children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                ...control,
                className: `${control.className} ${full_module/* ["default"].zones */.A.zones}`,
                inputMode: "numeric",
                value: draft ?? writeZones(zones),
                onChange: (param)=>{
                    let { target } = param;
                    const read = readZones(target.value, zoneCount);
                    setDraft(read === null ? target.value : null);
                    if (read) {
                        onChange(read);
                    }
                }
            })
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/ZoneHours.tsx






/** In which hours each zone applies: a usual schedule, or written out. */ function ZoneHours(param) {
    let { path, schedule, zoneCount, onChange } = param;
    const kind = scheduleKind(schedule);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: full_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                path: path,
                label: "Godziny stref",
                value: kind,
                names: zoneCount > 2 ? scheduleNames : twoZoneNames,
                onChange: (chosen)=>{
                    onChange(chosen === 'own' ? {
                        ...schedule,
                        freeDay: ownStart
                    } : usualSchedules[chosen]);
                },
                hint: "Podane godziny są założeniem. R\xf3żnią się między operatorami: sprawdź je w swojej taryfie."
            }),
            kind === 'own' && [
                'workday',
                'freeDay'
            ].map((day)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(HoursField, {
                    id: (0,fieldErrors/* .fieldId */.CB)(`${path}.${day}`),
                    label: day === 'workday' ? 'Strefy w dzień roboczy' : 'Strefy w dzień wolny',
                    zones: schedule[day],
                    zoneCount: zoneCount,
                    onChange: (hours)=>{
                        onChange({
                            ...schedule,
                            [day]: hours
                        });
                    }
                }, day))
        ]
    });
}
const twoZoneNames = {
    night: 'strefa 2 w godzinach 22–6 i 13–15',
    nightAndFreeDays: 'jak wyżej i całe dni wolne',
    own: 'własne, godzina po godzinie'
};
const scheduleNames = {
    ...twoZoneNames,
    twoPeaks: 'w dni robocze strefa 1: 7–13, strefa 2: 16–21, reszta: strefa 3'
};
/** Differs from both usual schedules, so that the fields for the hours open. */ const ownStart = usualSchedules.night.freeDay.map((zone, hour)=>hour === 12 ? 1 : zone);

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/Zones.tsx










const Zones_rate = {
    unit: 'zł/kWh',
    max: defaults/* .limits.rate */.Fy.rate,
    step: 0.01,
    fractionDigits: 4
};
const Zones_specs = [
    {
        key: 'energy',
        label: 'Energia czynna',
        ...Zones_rate,
        hint: 'Netto, bez akcyzy.',
        bill: 'energy'
    },
    {
        key: 'network',
        label: 'Sieciowa zmienna',
        ...Zones_rate,
        hint: 'Netto.',
        bill: 'network'
    }
];
/** With an hourly price, a zone has the seller's margin in place of the price of energy. */ const marginSpecs = [
    {
        key: 'energy',
        label: 'Marża sprzedawcy',
        ...Zones_rate,
        hint: 'Netto, z umowy: tyle sprzedawca dolicza do ceny godziny.'
    },
    ...Zones_specs.slice(1)
];
const zoneNames = [
    'szczyt',
    'poza szczytem',
    'strefa 3',
    'strefa 4'
];
/** Rates of each zone, and the hours in which each zone applies. */ function Zones(param) {
    let { path, tariff, onChange } = param;
    const { zones, schedule = usualSchedules.night } = tariff;
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: tariff,
        onChange
    });
    const setZones = (next)=>{
        onChange({
            zones: next,
            // The hours of a removed zone go to the first one.
            schedule: next.length === 1 ? undefined : {
                workday: schedule.workday.map((zone)=>zone < next.length ? zone : 0),
                freeDay: schedule.freeDay.map((zone)=>zone < next.length ? zone : 0)
            }
        });
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            zones.map((zone, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
                    className: full_module/* ["default"].fieldset */.A.fieldset,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("legend", {
                            children: [
                                "Strefa ",
                                index + 1,
                                ": ",
                                zone.name
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                            className: full_module/* ["default"].columns */.A.columns,
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                                path: `${path}.zones[${index + 1}]`,
                                specs: tariff.hourlyPrice === true ? marginSpecs : Zones_specs,
                                values: zone,
                                onChange: (changed)=>{
                                    onChange({
                                        zones: (0,changedList/* .replaceAt */._D)(zones, index, {
                                            ...zone,
                                            ...changed
                                        })
                                    });
                                }
                            })
                        }),
                        zones.length > 1 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            look: "plain",
                            "aria-label": `Usuń strefę ${index + 1}`,
                            onClick: ()=>{
                                setZones((0,changedList/* .removeAt */.Wq)(zones, index));
                                offerUndo(`Usunięto strefę ${index + 1}.`, (now)=>({
                                        ...now,
                                        zones,
                                        schedule
                                    }));
                            },
                            children: "Usuń strefę"
                        })
                    ]
                }, index)),
            zones.length < zoneNames.length && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                className: full_module/* ["default"].addZone */.A.addZone,
                onClick: ()=>{
                    const name = zoneNames[zones.length] ?? `strefa ${zones.length + 1}`;
                    const first = zones.length === 1 ? [
                        {
                            ...zones[0],
                            name: zoneNames[0]
                        }
                    ] : zones;
                    setZones([
                        ...first,
                        {
                            name,
                            energy: null,
                            network: null
                        }
                    ]);
                },
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "lucide:plus"
                    }),
                    "Dodaj strefę"
                ]
            }),
            zones.length > 1 && /*#__PURE__*/ (0,jsx_runtime.jsx)(ZoneHours, {
                path: `${path}.schedule`,
                schedule: schedule,
                zoneCount: zones.length,
                onChange: (changed)=>{
                    onChange({
                        schedule: changed
                    });
                }
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/OwnTariff.tsx













const OwnTariff_monthly = {
    unit: 'zł/mies.',
    max: 1000000,
    isOptional: true
};
const noFee = 'Puste pole to 0 zł: tak przyjmujemy, gdy nie ma jej na rachunku.';
const fees = [
    {
        key: 'fixedNetworkPerKw',
        label: 'Sieciowa stała od mocy umownej',
        ...OwnTariff_monthly,
        unit: 'zł/kW/mies.',
        fractionDigits: 4,
        hint: 'Stawka za kW. Moc umowną wpisz przy każdym członku.',
        bill: 'fixedNetwork'
    },
    {
        key: 'fixedNetwork',
        label: 'Sieciowa stała bez mocy umownej',
        ...OwnTariff_monthly,
        hint: 'Gdy na rachunku jest jedna kwota. Puste pole to 0 zł.',
        bill: 'fixedNetwork'
    },
    {
        key: 'subscription',
        label: 'Abonament',
        ...OwnTariff_monthly,
        hint: noFee,
        bill: 'subscription'
    },
    {
        key: 'trade',
        label: 'Opłata handlowa',
        ...OwnTariff_monthly,
        hint: noFee,
        bill: 'trade'
    }
];
/** The fees of the group; both kinds of the fixed grid fee while the group is not known. */ function feesOf(param, hasFixed) {
    let { group } = param;
    if (!group) {
        return fees;
    }
    const isByPower = tariffGroups/* .groupFacts */.VR[group].fixedFee === 'power';
    return fees.filter((param)=>{
        let { key } = param;
        return key === 'fixedNetworkPerKw' ? isByPower : key !== 'fixedNetwork' || !isByPower || hasFixed;
    }).map((spec)=>spec.key === 'fixedNetworkPerKw' ? {
            ...spec,
            isOptional: false
        } : spec);
}
const rateLabels = {
    excise: 'Akcyza',
    quality: 'Stawka jakościowa',
    renewables: 'Opłata OZE',
    cogeneration: 'Opłata kogeneracyjna'
};
const capacityNames = {
    perKwh: 'za kWh w dni robocze 7–22',
    byPower: 'od mocy: do 16 kW ryczałt',
    flat: 'ryczałt (domy)'
};
/** A tariff copied from a bill: zones, capacity fee, monthly fees; statutory rates left empty come from the table. */ function OwnTariff(param) {
    let { name, tariff, dated, onChange } = param;
    const path = `tariffs.${name}`;
    const change = (changed)=>{
        onChange({
            ...tariff,
            ...changed
        });
    };
    const { capacity } = tariff;
    const hasFixed = (0,useEver/* .useEver */.I)(tariff.fixedNetwork != null);
    const rates = Object.entries(rateLabels).map((param)=>{
        let [key, label] = param;
        return {
            key,
            label: `${label} (opcjonalnie)`,
            unit: 'zł/kWh',
            max: defaults/* .limits.rate */.Fy.rate,
            step: 0.001,
            fractionDigits: 4,
            isOptional: true,
            hint: /*#__PURE__*/ (0,jsx_runtime.jsx)(RateSource/* ["default"] */.A, {
                row: (0,defaults/* .rowOf */.OB)(dated, key),
                unit: "zł/kWh"
            }),
            bill: key
        };
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: full_module/* ["default"].columns */.A.columns,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(GroupChoice, {
                    path: `${path}.group`,
                    group: tariff.group,
                    onChange: (group)=>{
                        onChange(inGroup(tariff, group));
                    }
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: `${path}.hourlyPrice`,
                label: "Cena energii zmienia się co godzinę (cena dynamiczna)",
                value: tariff.hourlyPrice ?? false,
                onChange: (isHourly)=>{
                    change({
                        hourlyPrice: isHourly || undefined
                    });
                },
                hint: "Energia kosztuje wtedy tyle, ile rynkowa cena danej godziny (RCE) i marża sprzedawcy razem. Ceny wczytaj z pliku RCE w części „Ceny i spos\xf3b rozliczenia”. Prąd kupiony po rozliczeniu liczymy po średniej cenie z godzin poboru w miesiącu. To założenie: przepisy nie m\xf3wią, z kt\xf3rych godzin jest ten prąd."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Zones, {
                path: path,
                tariff: tariff,
                onChange: change
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: full_module/* ["default"].columns */.A.columns,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(ChoiceSetting, {
                        path: `${path}.capacity.kind`,
                        label: "Opłata mocowa",
                        value: capacity.kind,
                        names: capacityNames,
                        onChange: (kind)=>{
                            change({
                                capacity: kind === 'flat' ? {
                                    kind
                                } : {
                                    kind,
                                    coefficient: 1
                                }
                            });
                        },
                        hint: "Podpowiadamy według grupy i ustawy o rynku mocy, art. 89a (tekst z 2023 r.). Ryczałt mają domy oraz punkty do 1 kV z mocą umowną do 16 kW."
                    }),
                    capacity.kind !== 'flat' && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                                path: `${path}.capacity.rate`,
                                spec: {
                                    label: 'Stawka mocowa (opcjonalnie)',
                                    unit: 'zł/kWh',
                                    max: defaults/* .limits.rate */.Fy.rate,
                                    step: 0.01,
                                    fractionDigits: 4,
                                    isOptional: true,
                                    hint: /*#__PURE__*/ (0,jsx_runtime.jsx)(RateSource/* ["default"] */.A, {
                                        row: (0,defaults/* .rowOf */.OB)(dated, 'capacityPerKwh'),
                                        unit: "zł/kWh"
                                    }),
                                    bill: 'capacity'
                                },
                                value: capacity.rate,
                                onChange: (rate)=>{
                                    change({
                                        capacity: {
                                            ...capacity,
                                            rate: rate ?? undefined
                                        }
                                    });
                                }
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                                path: `${path}.capacity.coefficient`,
                                spec: {
                                    label: 'Współczynnik opłaty mocowej',
                                    unit: '',
                                    max: 1,
                                    step: 0.01,
                                    hint: assumptionHint('A14')
                                },
                                value: capacity.coefficient,
                                onChange: (coefficient)=>{
                                    change({
                                        capacity: {
                                            ...capacity,
                                            coefficient
                                        }
                                    });
                                }
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                        path: path,
                        specs: feesOf(tariff, hasFixed),
                        values: tariff,
                        onChange: change
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* .NumberSettings */.D, {
                        path: path,
                        specs: rates,
                        values: tariff,
                        onChange: change
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/TariffRates.tsx






/** The rates of a tariff: an operator's example or copied from a bill; the example can be changed for a bill. */ function TariffRates(param) {
    let { tariff, onChange, ...props } = param;
    if (tariff.kind === 'own') {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)(OwnTariff, {
            ...props,
            tariff: tariff,
            onChange: onChange
        });
    }
    const { group = 'G11' } = tariff;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: group === 'G11' ? 'To stawki przykładowe, a nie z Twojego rachunku.' : `Stawek grupy ${group} nie mamy: zastępują je przykładowe stawki G11, więc kwoty są przybliżone.`
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                className: full_module/* ["default"].addZone */.A.addZone,
                onClick: ()=>{
                    onChange(newOwnTariff(group));
                },
                children: [
                    "Wpisz stawki ",
                    group,
                    " z rachunku"
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(G11Tariff, {
                ...props,
                tariff: tariff,
                onChange: onChange
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/tariffs/Tariffs.tsx













/** The tariffs of the members and the battery, each with its rates. */ function Tariffs(props) {
    const { cooperative, dated, onChange } = props;
    const { tariffs = {} } = cooperative;
    const names = Object.keys(tariffs);
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: cooperative,
        onChange
    });
    const [refusal, setRefusal] = (0,react.useState)(null);
    const set = (name, tariff)=>{
        onChange({
            ...cooperative,
            tariffs: {
                ...tariffs,
                [name]: tariff
            }
        });
    };
    const remove = (name)=>{
        const users = usersOfTariff(cooperative, name);
        if (users > 0) {
            setRefusal(`Liczniki, które mają jeszcze te stawki: ${users}. Najpierw wybierz dla nich inne.`);
            return;
        }
        setRefusal(null);
        const removed = tariffs[name];
        if (removed) {
            offerUndo(`Usunięto stawki „${name}”.`, (now)=>({
                    ...now,
                    tariffs: {
                        ...now.tariffs,
                        [name]: removed
                    }
                }));
        }
        onChange({
            ...cooperative,
            tariffs: Object.fromEntries(Object.entries(tariffs).filter((param)=>{
                let [other] = param;
                return other !== name;
            }))
        });
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: "meta",
                children: [
                    "Stawki netto z rachunku, osobno dla każdej grupy taryfowej. Wiarygodnych stawek grup C i B nie znaleźliśmy: przepisz je ze swojego rachunku. ",
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(WhereOnBill/* ["default"] */.A, {})
                ]
            }),
            Object.entries(tariffs).map((param, index)=>{
                let [name, tariff] = param;
                return(// By index, not by name: otherwise the name field would lose the focus with every letter.
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: full_module/* ["default"].item */.A.item,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("h4", {
                            children: [
                                "Stawki „",
                                name,
                                "”"
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(TariffName, {
                            name: name,
                            index: index,
                            taken: names,
                            onRename: (after)=>{
                                onChange(renameTariff(cooperative, name, after));
                            }
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(TariffRates, {
                            name: name,
                            tariff: tariff,
                            dated: dated,
                            onChange: (changed)=>{
                                set(name, changed);
                            }
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            look: "plain",
                            "aria-label": `Usuń stawki: ${name}`,
                            onClick: ()=>{
                                remove(name);
                            },
                            children: "Usuń stawki"
                        })
                    ]
                }, index));
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                children: refusal
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: full_module/* ["default"].bar */.A.bar,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                        onClick: ()=>{
                            set((0,editMembers/* .freeMemberName */.gG)('G11', new Set(names)), (0,defaults/* .g11Of */.V0)(dated, 'pge'));
                        },
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                name: "lucide:plus"
                            }),
                            "Dodaj przykładowe stawki G11"
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                        onClick: ()=>{
                            set((0,editMembers/* .freeMemberName */.gG)('C11', new Set(names)), newOwnTariff('C11'));
                        },
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                name: "lucide:plus"
                            }),
                            "Dodaj stawki z rachunku"
                        ]
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/FullForm.tsx












/** The whole description. Members come first; the parts below are folded, as each has sensible defaults. */ function FullForm(param) {
    let { description, dated, dispatch } = param;
    const { cooperative, quick } = description;
    const props = {
        cooperative,
        dated,
        onChange: (changed)=>{
            dispatch({
                kind: 'describe',
                description: {
                    mode: 'full',
                    quick,
                    cooperative: changed
                }
            });
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Members, {
                ...props
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: full_module/* ["default"].parts */.A.parts,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                        title: "Magazyn sp\xf3łdzielni",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Storage, {
                            ...props
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                        title: "Stawki z rachunk\xf3w",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Tariffs, {
                            ...props
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                        title: "Ceny i spos\xf3b rozliczenia",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(PriceSettings, {
                            ...props
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                        title: "Podział wewnętrzny",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(InternalKeyFields, {
                            ...props
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                        title: "Koszt inwestycji i finansowanie",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Finance, {
                            ...props
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                        title: "Niepewność wyniku",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(RangeFields, {
                            ...props
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                        title: "Warunki z ustawy",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Conditions, {
                            ...props
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                        title: "Rok, pogoda i położenie",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Model, {
                            ...props
                        })
                    })
                ]
            })
        ]
    });
}


},
55981(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ MonthlyUse)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/calculator/bill/WhereOnBill.tsx
var WhereOnBill = __webpack_require__(43802);
// EXTERNAL MODULE: ./src/domain/calculator/defaults.ts + 1 modules
var defaults = __webpack_require__(19602);
// EXTERNAL MODULE: ./src/domain/calculator/members/monthlyUse.ts
var monthlyUse = __webpack_require__(83835);
// EXTERNAL MODULE: ./src/domain/polish/number.ts
var number = __webpack_require__(22885);
;// CONCATENATED MODULE: ./src/domain/calculator/members/pastedMonths.ts

/** Reads twelve numbers as copied from a row or a column of a spreadsheet. */ function readPastedMonths(text, max) {
    const cells = text.trim().split(/[\t\n\r;]+/);
    if (cells.length === 1) {
        return {
            kind: 'oneNumber'
        };
    }
    if (cells.length !== 12) {
        const message = `Wklej 12 liczb, po jednej na miesiąc. Znaleziono: ${cells.length}.`;
        return {
            kind: 'refused',
            message
        };
    }
    const kwh = cells.flatMap((cell)=>(0,number/* .parsePolishNumber */.Y$)(cell) ?? []);
    const wrong = cells.find((cell)=>{
        const value = (0,number/* .parsePolishNumber */.Y$)(cell);
        return value === null || value < 0 || value > max;
    });
    return wrong === undefined ? {
        kind: 'months',
        kwh
    } : {
        kind: 'refused',
        message: `„${wrong.trim().slice(0, 40)}” nie jest liczbą kWh. Popraw ją i wklej jeszcze raz.`
    };
}

// EXTERNAL MODULE: ./src/domain/polish/months.ts
var months = __webpack_require__(40639);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/domain/kernel/changedList.ts
var changedList = __webpack_require__(23802);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/CheckSetting.tsx + 1 modules
var CheckSetting = __webpack_require__(42086);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/NumberSetting.tsx
var NumberSetting = __webpack_require__(56700);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/useUndo.ts
var useUndo = __webpack_require__(6838);
// EXTERNAL MODULE: ./src/components/calculator/form/full.module.css
var full_module = __webpack_require__(16236);
;// CONCATENATED MODULE: ./src/components/calculator/form/members/MonthlyUse.tsx













/** The use of twelve months from bills, typed or pasted together, instead of one sum. */ function MonthlyUse(param) {
    let { path, use, hint, onChange } = param;
    const { annualKwh, monthlyKwh } = use;
    const [message, setMessage] = (0,react.useState)('');
    const offerUndo = (0,useUndo/* .useUndo */.Y)({
        value: use,
        onChange
    });
    const paste = (event)=>{
        const pasted = readPastedMonths(event.clipboardData.getData('text'), defaults/* .limits.annualKwh */.Fy.annualKwh);
        if (pasted.kind === 'oneNumber') {
            return;
        }
        event.preventDefault();
        setMessage(pasted.kind === 'refused' ? pasted.message : 'Wklejono 12 miesięcy.');
        if (pasted.kind === 'months') {
            onChange((0,monthlyUse/* .withMonths */.A0)(use, [
                ...pasted.kwh
            ]));
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: full_module/* ["default"].wide */.A.wide,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                    path: `${path}monthlyKwh`,
                    label: "Mam rachunki z 12 miesięcy",
                    value: monthlyKwh !== undefined,
                    onChange: (isMonthly)=>{
                        setMessage('');
                        onChange(isMonthly ? (0,monthlyUse/* .withMonths */.A0)(use, Array(12).fill(null)) : {
                            annualKwh
                        });
                        if (monthlyKwh && !isMonthly) {
                            offerUndo('Usunięto zużycie w miesiącach.', (now)=>(0,monthlyUse/* .withMonths */.A0)(now, monthlyKwh));
                        }
                    },
                    hint: hint
                })
            }),
            monthlyKwh && /*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
                className: full_module/* ["default"].fieldset */.A.fieldset,
                onPaste: paste,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("legend", {
                        children: "Zużycie w miesiącach"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: "meta",
                        children: [
                            "Możesz wkleić 12 liczb naraz z wiersza albo kolumny arkusza, w dowolne pole.",
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(WhereOnBill/* ["default"] */.A, {
                                item: "use"
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        role: "status",
                        children: message
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: full_module/* ["default"].months */.A.months,
                        children: months/* .monthNames.map */.d.map((param, index)=>{
                            let [, month] = param;
                            return /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberSetting/* ["default"] */.A, {
                                path: `${path}monthlyKwh[${index + 1}]`,
                                spec: {
                                    label: (0,format/* .capitalized */.l2)(month),
                                    unit: 'kWh',
                                    max: defaults/* .limits.annualKwh */.Fy.annualKwh,
                                    step: 10
                                },
                                value: monthlyKwh[index],
                                onChange: (kwh)=>{
                                    onChange((0,monthlyUse/* .withMonths */.A0)(use, (0,changedList/* .replaceAt */._D)(monthlyKwh, index, kwh)));
                                }
                            }, month);
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        children: [
                            "Razem w roku: ",
                            (0,format/* .formatNumber */.ZV)((0,monthlyUse/* .sumOfMonths */.WB)(monthlyKwh)),
                            " kWh"
                        ]
                    })
                ]
            })
        ]
    });
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
33766(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_loading_lazyPart__rspack_import_1 = __webpack_require__(16708);


/** The import; its file readers are fetched once somebody has a file. */ /* export default */ const __rspack_default_export = ((0,_site_src_components_ui_loading_lazyPart__rspack_import_1/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("5520")]).then(__webpack_require__.bind(__webpack_require__, 97235)), {
    message: 'Nie udało się wczytać importu odczytów.',
    waiting: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
        children: "Wczytujemy…"
    })
}));


},
42086(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ CheckSetting)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/fieldErrors.tsx + 1 modules
var fieldErrors = __webpack_require__(95053);
;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/CheckSetting.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const CheckSetting_module = ({"check":"check_O_HD"});
;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/CheckSetting.tsx



/** A yes-or-no value of the description. */ function CheckSetting(param) {
    let { path, label, value, onChange, hint } = param;
    const id = (0,fieldErrors/* .fieldId */.CB)(path);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: CheckSetting_module.check,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                id: id,
                className: "tick",
                type: "checkbox",
                checked: value,
                "aria-describedby": hint === undefined ? undefined : `${id}-opis`,
                onChange: (param)=>{
                    let { target } = param;
                    onChange(target.checked);
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                htmlFor: id,
                children: label
            }),
            hint !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                id: `${id}-opis`,
                className: "meta",
                children: hint
            })
        ]
    });
}


},
56700(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (NumberSetting),
  D: () => (NumberSettings)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _bill_WhereOnBill__rspack_import_1 = __webpack_require__(43802);
/* import */ var _fieldErrors__rspack_import_2 = __webpack_require__(95053);
/* import */ var _ReportedNumber__rspack_import_3 = __webpack_require__(16039);




/** One number of the description; null while the field is empty. */ function NumberSetting(param) {
    let { path, spec, value, onChange } = param;
    const { min = 0, isOptional = false, bill, hint, ...field } = spec;
    const error = (0,_fieldErrors__rspack_import_2/* .useFieldError */.YS)(path);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_ReportedNumber__rspack_import_3/* ["default"] */.A, {
        ...field,
        id: (0,_fieldErrors__rspack_import_2/* .fieldId */.CB)(path),
        path: path,
        hint: bill ? /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
            children: [
                hint,
                " ",
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_bill_WhereOnBill__rspack_import_1/* ["default"] */.A, {
                    item: bill
                })
            ]
        }) : hint,
        min: min,
        value: value ?? null,
        onChange: onChange,
        // A number that the description leaves out has a default; only one that was deleted is missing.
        isRequired: !isOptional && value !== undefined,
        error: error
    });
}
/** Several numbers of one part of the description. An optional one that is empty is left out of it. */ function NumberSettings(param) {
    let { path, specs, values, onChange } = param;
    return specs.map((param)=>{
        let { key, ...spec } = param;
        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(NumberSetting, {
            path: path === '' ? key : `${path}.${key}`,
            spec: spec,
            value: values[key],
            onChange: (value)=>{
                const left = spec.isOptional === true ? undefined : null;
                onChange({
                    [key]: value ?? left
                });
            }
        }, key);
    });
}


},
6838(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Y: () => (useUndo)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/* import */ var _site_src_browser_notifications_notify__rspack_import_1 = __webpack_require__(12732);
/* import */ var _fieldErrors__rspack_import_2 = __webpack_require__(95053);



/**
 * For what a press takes away: says so and offers to put it back. `undo` gets the newest value, as there may have been
 * other changes meanwhile; texts that were no numbers come back as well. The offer ends when the control goes away.
 */ function useUndo(param) {
    let { value, onChange } = param;
    const newest = (0,react__rspack_import_0.useRef)({
        value,
        onChange
    });
    const offers = (0,react__rspack_import_0.useRef)(null);
    const errors = (0,_fieldErrors__rspack_import_2/* .useFieldErrors */.Ly)();
    const { returning } = (0,_fieldErrors__rspack_import_2/* .useProblemReport */.pu)();
    (0,react__rspack_import_0.useEffect)(()=>{
        newest.current = {
            value,
            onChange
        };
    }, [
        value,
        onChange
    ]);
    (0,react__rspack_import_0.useEffect)(()=>{
        const ofThisControl = new AbortController();
        offers.current = ofThisControl;
        return ()=>{
            ofThisControl.abort();
        };
    }, []);
    return (text, undo)=>{
        const texts = errors.flatMap((error)=>error.isTyped && error.text !== undefined ? [
                [
                    error.id,
                    error.text
                ]
            ] : []);
        const onSelect = ()=>{
            returning.clear();
            for (const [id, typed] of texts){
                returning.set(id, typed);
            }
            newest.current.onChange(undo(newest.current.value));
        };
        const signal = offers.current?.signal;
        (0,_site_src_browser_notifications_notify__rspack_import_1/* .notify */.m)({
            kind: 'info',
            text,
            action: {
                label: 'Cofnij',
                onSelect
            },
            ...signal && {
                signal
            }
        });
    };
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
50446(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ FileUpload)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/domain/kernel/fileCheck.ts
var fileCheck = __webpack_require__(72684);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/ui/controls/FileUpload/fileMessage.ts

/** What is wrong with a file, and what may be chosen instead. */ function fileMessage(problem, param) {
    let { extensions, maxMegabytes } = param;
    const kinds = extensions.map((extension)=>extension.slice(1).toUpperCase());
    const messages = {
        wrongType: `Wybierz plik ${kinds.join(', ').replace(/, (?=[^,]*$)/, ' albo ')}. Ten plik ma inny format.`,
        tooBig: `Plik jest za duży. Największy rozmiar to ${(0,format/* .formatNumber */.ZV)(maxMegabytes, 1)} MB.`,
        empty: 'Plik jest pusty.'
    };
    return messages[problem];
}

// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/ui/controls/FileUpload/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"upload":"upload_zXCW","label":"label_R3fB","area":"area_IUd0","over":"over_qbF8","invalid":"invalid_k5hs","input":"input_rhLx","choose":"choose_rq6o","drop":"drop_Os2_","error":"error_Jq0C","files":"files_ilf4","name":"name_f9zS"});
;// CONCATENATED MODULE: ./src/components/ui/controls/FileUpload/PickedFiles.tsx







/** The chosen files, each with a way to remove it. */ function PickedFiles(param) {
    let { files, onRemove, onLastRemoved } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const list = (0,react.useRef)(null);
    const [removed, setRemoved] = (0,react.useState)(null);
    const takeFocus = (0,react.useEffectEvent)((index)=>{
        const next = list.current?.querySelectorAll('button')[index];
        if (next) {
            next.focus();
        } else {
            onLastRemoved();
        }
    });
    // The button that had the focus is gone: the next file takes it, after the last one the input.
    (0,react.useEffect)(()=>{
        if (removed !== null) {
            takeFocus(removed.index);
        }
    }, [
        removed
    ]);
    return files.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
        ref: list,
        className: styles_module.files,
        children: files.map((file, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                        className: styles_module.name,
                        children: [
                            file.name,
                            " ",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                className: "meta",
                                children: (0,format/* .formatFileSize */.v7)(file.size)
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        "aria-label": labels.removeFile(file.name),
                        onClick: ()=>{
                            onRemove(index);
                            setRemoved({
                                index
                            });
                        },
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                            name: "close"
                        })
                    })
                ]
            }, file.name))
    });
}

;// CONCATENATED MODULE: ./src/components/ui/controls/FileUpload/index.tsx









/**
 * Files picked with the browser's own input or dropped on the area around it, listed with a way to remove each.
 * Nothing is read or sent here.
 */ function FileUpload(param) {
    let { id, label, rules, files, onChange, isMultiple = false, note = 'Plik zostaje na Twoim urządzeniu.', error: formError } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const hintId = (0,react.useId)();
    const input = (0,react.useRef)(null);
    const [ownError, setError] = (0,react.useState)();
    const error = ownError ?? formError;
    const [announcement, setAnnouncement] = (0,react.useState)('');
    const [isOver, setIsOver] = (0,react.useState)(false);
    const add = (picked)=>{
        const wanted = isMultiple ? picked : picked.slice(0, 1);
        const problem = wanted.map((file)=>(0,fileCheck/* .checkPickedFile */.J)(file, rules)).find((found)=>found !== null);
        const good = wanted.filter((file)=>(0,fileCheck/* .checkPickedFile */.J)(file, rules) === null);
        setError(problem && fileMessage(problem, rules));
        if (good.length > 0) {
            const kept = isMultiple ? files.filter((param)=>{
                let { name } = param;
                return !good.some((file)=>file.name === name);
            }) : [];
            onChange([
                ...kept,
                ...good
            ]);
            setAnnouncement(`Dodano: ${good.map((param)=>{
                let { name } = param;
                return name;
            }).join(', ')}`);
        }
    };
    const remove = (index)=>{
        setError(undefined);
        setAnnouncement(`Usunięto: ${files[index]?.name ?? ''}`);
        onChange(files.filter((_, other)=>other !== index));
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: (0,clsx/* ["default"] */.A)(styles_module.upload, 'needsScript'),
        role: "group",
        "aria-labelledby": `${id}-nazwa`,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module.label,
                id: `${id}-nazwa`,
                children: label
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: (0,clsx/* ["default"] */.A)(styles_module.area, isOver && styles_module.over, error !== undefined && styles_module.invalid),
                onDragOver: (event)=>{
                    event.preventDefault();
                    setIsOver(true);
                },
                onDragLeave: ()=>{
                    setIsOver(false);
                },
                onDrop: (event)=>{
                    event.preventDefault();
                    setIsOver(false);
                    add([
                        ...event.dataTransfer.files
                    ]);
                },
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                        htmlFor: id,
                        className: styles_module.choose,
                        children: labels.chooseFile
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ref: input,
                        id: id,
                        className: styles_module.input,
                        type: "file",
                        accept: rules.extensions.join(','),
                        multiple: isMultiple,
                        "aria-invalid": error !== undefined || undefined,
                        "aria-describedby": `${error === undefined ? '' : `${id}-blad `}${hintId}`,
                        onChange: (param)=>{
                            let { target } = param;
                            add([
                                ...target.files ?? []
                            ]);
                            // Otherwise the same file could not be picked again after it was removed.
                            target.value = '';
                        }
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: styles_module.drop,
                        children: labels.dropHere
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                id: hintId,
                className: "meta",
                children: note
            }),
            error !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                id: `${id}-blad`,
                className: styles_module.error,
                role: "alert",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "error"
                    }),
                    error
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PickedFiles, {
                files: files,
                onRemove: remove,
                onLastRemoved: ()=>input.current?.focus()
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: formError === undefined && announcement
            })
        ]
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
86124(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  UI: () => (checkHolders),
  j1: () => (isSameHolder),
  pW: () => (holdersOf)
});
/* import */ var _settlement_fieldPaths__rspack_import_0 = __webpack_require__(30338);

/** The member of the cooperative a point of delivery belongs to: its own name, unless it names another. */ function holderOf(param) {
    let { id, holder } = param;
    const named = holder?.trim() ?? '';
    return named === '' ? id.trim() : named;
}
/** „Gmina” and „gmina” are one member: a capital letter makes no second one. */ const keyOf = (point)=>holderOf(point).toLowerCase();
/** Whether two points of delivery belong to one member. */ function isSameHolder(one, other) {
    return keyOf(one) === keyOf(other);
}
/** The members of a cooperative, with their kind if any of their points tells it. */ function holdersOf(points) {
    const holders = new Map();
    for (const point of points.filter((param)=>{
        let { ofCooperative } = param;
        return ofCooperative !== true;
    })){
        const known = holders.get(keyOf(point));
        holders.set(keyOf(point), {
            name: known?.name ?? holderOf(point),
            person: known?.person ?? point.person
        });
    }
    return holders;
}
/** Members by kind, for the condition of the least number of members. */ function countMembers(points) {
    const counts = {
        natural: 0,
        legal: 0,
        community: 0,
        unknown: 0
    };
    for (const { person } of holdersOf(points).values()){
        counts[person ?? 'unknown'] += 1;
    }
    return counts;
}
/** Points of one member that say it is two kinds of person. */ function checkHolders(points) {
    const holders = holdersOf(points);
    return points.flatMap((point, index)=>{
        const name = holderOf(point);
        return point.person === undefined || point.person === holders.get(keyOf(point))?.person ? [] : [
            {
                field: `${(0,_settlement_fieldPaths__rspack_import_0/* .memberPath */.Mb)(index)}.person`,
                message: `Punkty poboru członka „${name}” podają różne odpowiedzi, kim on jest. Wybierz jedną.`
            }
        ];
    });
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
99939(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  J0: () => (unlessRefused),
  P_: () => (Refusal)
});
/* import */ var _kernel_result__rspack_import_0 = __webpack_require__(15285);

/** Why a file cannot be read, in Polish with the remedy. Thrown and caught only inside this folder. */ class Refusal extends Error {
    name = 'Refusal';
    messages;
    constructor(...messages){
        super(messages.join('\n'));
        this.messages = messages;
    }
}
/** What `read` returns, or why it refused as an error of `field`. */ function unlessRefused(field, read) {
    try {
        return (0,_kernel_result__rspack_import_0.ok)(read());
    } catch (error) {
        if (error instanceof Refusal) {
            return (0,_kernel_result__rspack_import_0/* .failed */.g)([
                {
                    field,
                    message: error.message
                }
            ]);
        }
        throw error;
    }
}
/** How many mistakes are listed; the rest are counted. */ const shown = 5;
/** Collects mistakes in single cells, so that the user sees several at once. */ class Mistakes {
    messages = [];
    count = 0;
    add(line, column, found, remedy) {
        this.count += 1;
        if (this.count <= shown) {
            const short = found.length > 40 ? `${found.slice(0, 40)}…` : found;
            this.messages.push(`Wiersz ${line}, kolumna „${column}”: nie rozumiemy wartości „${short}”. ${remedy}`);
        }
    }
    /** Throws if there was a mistake. */ check() {
        if (this.count > shown) {
            this.messages.push(`Takich miejsc jest więcej: ${this.count - shown}.`);
        }
        if (this.count > 0) {
            throw new Refusal(...this.messages);
        }
    }
}


},
69670(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  xz: () => (readTable)
});
/* import */ var _refusal__rspack_import_0 = __webpack_require__(99939);
/* import */ var _types__rspack_import_1 = __webpack_require__(57342);


const separators = [
    ';',
    '\t',
    '|',
    ','
];
/**
 * Splits separated text into rows and cells; quoted cells may hold separators and line breaks. Cells are returned
 * without quotes, the `="…"` of spreadsheets and surrounding spaces. `tick` is called now and then with the fraction
 * done.
 */ function splitTable(text, tick) {
    const separator = findSeparator(text);
    const readPlain = plainRows(text, separator);
    const rows = [];
    let line = 1;
    let at = 0;
    while(at < text.length){
        const row = readPlain(at) ?? readRow(text, at, line, separator);
        if (row.cells.some((cell)=>cell !== '')) {
            checkRow(rows.length + 1, row.cells.length, line);
            rows.push({
                line,
                cells: row.cells
            });
        }
        if (rows.length % 4096 === 0) {
            tick(at / text.length);
        }
        line += row.lines;
        at = row.end;
    }
    return rows;
}
/** The rows of a text that was pasted or is short; what is wrong with it belongs to `field`. */ function readTable(text, field) {
    return (0,_refusal__rspack_import_0/* .unlessRefused */.J0)(field, ()=>splitTable(text.replace(/^\uFEFF/, ''), ()=>undefined));
}
/** The rows of a table already split into cells, such as a workbook. */ function tableRows(table) {
    const rows = [];
    for (const [index, row] of table.entries()){
        const cells = row.map(clean);
        if (cells.some((cell)=>cell !== '')) {
            checkRow(rows.length + 1, cells.length, index + 1);
            rows.push({
                line: index + 1,
                cells
            });
        }
    }
    return rows;
}
/** Refuses a file with too many rows or columns. */ function checkRow(rows, columns, line) {
    if (rows > _types__rspack_import_1/* .meterFileLimits.rows */.w.rows) {
        throw new _refusal__rspack_import_0/* .Refusal */.P_(`Plik ma więcej niż ${_types__rspack_import_1/* .meterFileLimits.rows */.w.rows} wierszy. Podziel go na krótsze okresy i wybierz wszystkie części.`);
    }
    // One more, because an empty cell after the last separator is not a column.
    if (columns > _types__rspack_import_1/* .meterFileLimits.columns */.w.columns + 1) {
        throw new _refusal__rspack_import_0/* .Refusal */.P_(`Wiersz ${line}: kolumn jest ${columns}, a może być najwyżej ${_types__rspack_import_1/* .meterFileLimits.columns */.w.columns}. Usuń zbędne kolumny.`);
    }
}
/** A fast path for rows without quotes whose cells need no cleaning, which is nearly all. Null for any other. */ function plainRows(text, separator) {
    // Spaces at the ends of a cell or several in a row, a formula, a line break.
    const border = `[${separator}]`;
    const odd = separator === '\t' ? '\\r\\u00A0' : '\\r\\t\\u00A0';
    const isUnclean = new RegExp(`(?:^|${border})[\\s=]|\\s(?:$|${border})|\\s\\s|[${odd}]`);
    let close = -1;
    return (from)=>{
        if (close < from) {
            close = text.indexOf('\n', from);
            close = close === -1 ? text.length : close;
        }
        const line = text.slice(from, text[close - 1] === '\r' ? close - 1 : close);
        return isUnclean.test(line) || line.includes('"') ? null : {
            cells: line.split(separator),
            end: close + 1,
            lines: 1
        };
    };
}
function readRow(text, from, line, separator) {
    const cells = [];
    let at = from;
    let lines = 0;
    for(;;){
        const cell = text[at] === '"' ? readQuoted(text, at, line, separator) : null;
        const end = cell?.end ?? plainEnd(text, at, separator);
        cells.push(clean(cell?.text ?? text.slice(at, end)));
        lines += cell?.breaks ?? 0;
        if (text[end] === separator) {
            at = end + 1;
            continue;
        }
        const next = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
        return {
            cells,
            end: next,
            lines: lines + 1
        };
    }
}
function plainEnd(text, from, separator) {
    let at = from;
    while(at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r'){
        at += 1;
    }
    return at;
}
function readQuoted(text, from, line, separator) {
    let close = from + 1;
    for(;;){
        close = text.indexOf('"', close);
        if (close === -1) {
            throw new _refusal__rspack_import_0/* .Refusal */.P_(`Wiersz ${line}: cudzysłów jest otwarty i nigdzie się nie zamyka. Usuń go albo pobierz plik jeszcze raz.`);
        }
        if (text[close + 1] !== '"') {
            break;
        }
        close += 2;
    }
    const quoted = text.slice(from + 1, close);
    const inner = quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted;
    // Text between the closing quote and the separator is invalid CSV; it is kept all the same.
    const end = plainEnd(text, close + 1, separator);
    const breaks = /[\r\n]/.test(inner) ? inner.match(/\r\n|\r|\n/g)?.length ?? 0 : 0;
    return {
        text: end === close + 1 ? inner : inner + text.slice(close + 1, end),
        end,
        breaks
    };
}
function clean(cell) {
    const [, formulaText = cell] = cell.includes('=') ? /^\s*="(.*)"\s*$/s.exec(cell) ?? [] : [];
    // Most cells are already clean, and a year has a lot of them.
    return /^\s|\s$|\s\s|[\n\r\t\u00A0]/.test(formulaText) ? formulaText.replaceAll(/\s+/g, ' ').trim() : formulaText;
}
/** The first separator found in most of the first lines, outside quotes. */ function findSeparator(text) {
    const lines = text.slice(0, 20000).replaceAll(/"[^"]*"/g, '').split(/\r\n|\r|\n/).filter((line)=>line.trim() !== '').slice(0, 20);
    return separators.find((mark)=>lines.filter((line)=>line.includes(mark)).length * 2 > lines.length) ?? ';';
}


},
57342(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  w: () => (meterFileLimits)
});
/** Hourly energy as given in files: before hourly balancing (Ep, Ew) or after it, or generated behind the meter. */ /** Upper limits for files. */ const meterFileLimits = {
    megabytes: 10,
    rows: 200000,
    columns: 64,
    timeMs: 5000,
    /** Years from the first hour to the last. */ years: 16
};


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
526(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Zo: () => (showNumber)
});
/** An upper limit. A fact left out counts as `missing`, since most cooperatives have none of it. */ function limit(id, name, found, source, missing) {
    const value = found ?? missing;
    const most = `najwyżej ${showNumber(source.value)} ${source.unit}`;
    if (value === undefined) {
        return {
            id,
            status: 'unknown',
            text: `${name}: ${most}. Podaj ją, żeby sprawdzić.`,
            source
        };
    }
    return {
        id,
        status: value <= source.value ? 'met' : 'notMet',
        text: `${name}: ${showNumber(value)} ${source.unit}, ${most}.${found === undefined ? ' Bez danych przyjmujemy zero.' : ''}`,
        source
    };
}
/** A condition that is met or not; the `no` text also serves when nothing is known. */ function claim(id, isMet, yes, no, source) {
    if (isMet === undefined) {
        return {
            id,
            status: 'unknown',
            text: `${no} Brak danych.`,
            source
        };
    }
    return {
        id,
        status: isMet ? 'met' : 'notMet',
        text: isMet ? yes : no,
        source
    };
}
/** `1 234,5`, formatted by hand so that the result does not depend on the machine's locale. */ function showNumber(value) {
    const [whole = '', fraction] = String(value).split('.');
    // A number has at most 22 digits before its exponent, so the steps of this pattern are few.
    // eslint-disable-next-line redos/no-vulnerable
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
    return fraction === undefined ? grouped : `${grouped},${fraction}`;
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

}]);