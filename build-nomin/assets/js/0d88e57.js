"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["208"], {
71635(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (Kinds)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_domain_calculator_defaults__rspack_import_2 = __webpack_require__(19602);
/* import */ var _site_src_domain_calculator_members_memberCounts__rspack_import_3 = __webpack_require__(55121);
/* import */ var _site_src_domain_calculator_members_memberKinds__rspack_import_4 = __webpack_require__(1230);
/* import */ var _site_src_domain_calculator_presets__rspack_import_5 = __webpack_require__(60091);
/* import */ var _shared_fields_ReportedNumber__rspack_import_6 = __webpack_require__(16039);
/* import */ var _site_src_site_format__rspack_import_7 = __webpack_require__(45170);
/* import */ var _quick_module_css__rspack_import_8 = __webpack_require__(94126);









/** Kinds of points as people know them; each that is ticked asks how many there are and what each uses. */ function Kinds(param) {
    let { quick, onChange } = param;
    const counts = quick.members ?? (0,_site_src_domain_calculator_presets__rspack_import_5/* .countsOfPreset */.f)(quick.who);
    const [message, setMessage] = (0,react__rspack_import_1.useState)('');
    const total = counts.reduce((all, param)=>{
        let { count } = param;
        return all + (count ?? 0);
    }, 0);
    const change = (changed)=>{
        onChange(counts.map((kind)=>kind.id === changed.id ? changed : kind));
    };
    const tick = (id, isTicked)=>{
        const rest = counts.filter((kind)=>kind.id !== id);
        const isLast = !isTicked && rest.length === 0;
        setMessage(isLast ? 'Zostaw co najmniej jeden rodzaj.' : '');
        if (!isLast) {
            onChange(isTicked ? [
                ...rest,
                (0,_site_src_domain_calculator_members_memberCounts__rspack_import_3/* .newCount */.ox)(id)
            ] : rest);
        }
    };
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("fieldset", {
        className: _quick_module_css__rspack_import_8/* ["default"].kinds */.A.kinds,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("legend", {
                className: "visuallyHidden",
                children: "Skład sp\xf3łdzielni"
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                className: "meta",
                children: "Podane zużycie i grupa taryfowa to założenia: wpisz liczby z rachunk\xf3w. Panele dzielimy według zużycia między punkty, kt\xf3re zwykle mają dach (założenie)."
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                role: "status",
                children: message
            }),
            _site_src_domain_calculator_members_memberKinds__rspack_import_4/* .memberKindIds.map */.Z.map((id)=>{
                const { name, group } = _site_src_domain_calculator_members_memberKinds__rspack_import_4/* .memberKinds */.A[id];
                const kind = counts.find((counted)=>counted.id === id);
                return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                    children: [
                        /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("label", {
                            className: _quick_module_css__rspack_import_8/* ["default"].kind */.A.kind,
                            children: [
                                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("input", {
                                    className: "tick",
                                    type: "checkbox",
                                    checked: kind !== undefined,
                                    onChange: (param)=>{
                                        let { target } = param;
                                        tick(id, target.checked);
                                    }
                                }),
                                name,
                                ' ',
                                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("span", {
                                    className: "meta",
                                    children: [
                                        group,
                                        kind?.assumed !== undefined && `, założonych: ${(0,_site_src_site_format__rspack_import_7/* .formatNumber */.ZV)(kind.assumed)}`
                                    ]
                                })
                            ]
                        }),
                        kind && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                            className: _quick_module_css__rspack_import_8/* ["default"].kindNumbers */.A.kindNumbers,
                            children: [
                                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_shared_fields_ReportedNumber__rspack_import_6/* ["default"] */.A, {
                                    id: `sklad-${id}-ile`,
                                    label: `Ile: ${name}`,
                                    unit: "",
                                    min: 1,
                                    max: _site_src_domain_calculator_defaults__rspack_import_2/* .memberLimit */.I8 - total + (kind.count ?? 0),
                                    fractionDigits: 0,
                                    value: kind.count,
                                    isRequired: true,
                                    onChange: (count)=>{
                                        // Who writes how many there are assumes none of them.
                                        change({
                                            id,
                                            count,
                                            annualKwh: kind.annualKwh
                                        });
                                    }
                                }),
                                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_shared_fields_ReportedNumber__rspack_import_6/* ["default"] */.A, {
                                    id: `sklad-${id}-zuzycie`,
                                    label: `Zużycie każdego: ${name}`,
                                    unit: "kWh na rok",
                                    min: 0,
                                    max: _site_src_domain_calculator_defaults__rspack_import_2/* .limits.annualKwh */.Fy.annualKwh,
                                    step: 100,
                                    fractionDigits: 0,
                                    value: kind.annualKwh,
                                    isRequired: true,
                                    onChange: (annualKwh)=>{
                                        change({
                                            ...kind,
                                            annualKwh
                                        });
                                    }
                                })
                            ]
                        })
                    ]
                }, id);
            })
        ]
    });
}


},

}]);