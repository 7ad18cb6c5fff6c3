"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4318"], {
16236(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"heading":"heading_tYHT","columns":"columns_x2je","parts":"parts_yl8F","wide":"wide_P_g_","table":"table_Ti10","number":"number_LGVR","rowButtons":"rowButtons_EC1O","rowError":"rowError_S3PR","bar":"bar_WJUK","editor":"editor_zxB1","item":"item_iOkf","zones":"zones_MijW","fieldset":"fieldset_u4as","months":"months__019","addZone":"addZone_Dk6J"});

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

}]);