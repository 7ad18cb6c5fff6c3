"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3549"], {
41628(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (ErrorList)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_controls_ErrorBox__rspack_import_1 = __webpack_require__(2251);
/* import */ var _site_src_domain_settlement_fieldPaths__rspack_import_3 = __webpack_require__(30338);
/* import */ var _shared_fields_fieldErrors__rspack_import_2 = __webpack_require__(95053);
/* import */ var _shared_reveal__rspack_import_4 = __webpack_require__(41560);





/** What has to be corrected before there is a new answer; each error links to its field if that is on the page. */ function ErrorList(param) {
    let { cooperative, hasAnswer } = param;
    const errors = (0,_shared_fields_fieldErrors__rspack_import_2/* .useFieldErrors */.Ly)();
    return errors.length > 0 && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_controls_ErrorBox__rspack_import_1/* ["default"] */.A, {
        title: hasAnswer ? 'Wynik jest sprzed zmiany. Popraw pola:' : 'Popraw pola, a wynik się pojawi:',
        errors: errors.map((error)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("li", {
                children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("a", {
                    href: `#${error.id}`,
                    onClick: (event)=>{
                        event.preventDefault();
                        focusField(error);
                    },
                    children: [
                        placeOf(error, cooperative),
                        error.label !== '' && `${error.label}. `,
                        error.message
                    ]
                })
            }, `${error.id} ${error.message}`))
    });
}
/** „szkoła: ”, „Stawki C21: ”: many members and tariffs have a field of the same name. */ function placeOf(param, cooperative) {
    let { id, field } = param;
    const index = (0,_site_src_domain_settlement_fieldPaths__rspack_import_3/* .memberOfPath */.Xb)(field);
    if (index !== null) {
        return `${cooperative?.members[index]?.id ?? `Członek ${index + 1}`}: `;
    }
    // One name may begin another.
    const [tariff] = Object.keys(cooperative?.tariffs ?? {}).filter((name)=>id.startsWith(`${(0,_shared_fields_fieldErrors__rspack_import_2/* .fieldId */.CB)(`tariffs.${name}`)}-`)).sort((a, b)=>b.length - a.length);
    return tariff === undefined ? '' : `Stawki ${tariff}: `;
}
/** The field itself, its member's row, or the start of the form. */ function focusField(param) {
    let { id, field } = param;
    const index = (0,_site_src_domain_settlement_fieldPaths__rspack_import_3/* .memberOfPath */.Xb)(field);
    const places = [
        id,
        ...index === null ? [] : [
            `edytuj-${index}`
        ],
        'czlonkowie'
    ];
    const place = places.map((known)=>document.getElementById(known)).find((found)=>found !== null);
    if (place) {
        (0,_shared_reveal__rspack_import_4/* .reveal */._)(place);
    }
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

}]);