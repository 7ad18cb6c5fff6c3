"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8182"], {
56373(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (AddressCode)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var uqr__rspack_import_1 = __webpack_require__(11192);
/* import */ var _Print_module_css__rspack_import_2 = __webpack_require__(77380);



/** What the largest code holds. Addresses are ASCII: a byte each. */ const mostBytes = 2953;
/** Light around the code, in modules, by which a camera finds it. */ const margin = 4;
/** A smaller module is not seen by every phone. */ const moduleMm = 0.36;
/** An address as a code that a phone reads from paper; nothing for one that is too long for any. */ function AddressCode(param) {
    let { address } = param;
    if (address.length > mostBytes) {
        return null;
    }
    const { data, size } = (0,uqr__rspack_import_1/* .encode */.lF)(address, {
        border: margin
    });
    const dark = data.flatMap((row, y)=>row.flatMap((isDark, x)=>isDark ? [
                `M${x} ${y}h1v1h-1z`
            ] : []));
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("svg", {
        className: _Print_module_css__rspack_import_2/* ["default"].code */.A.code,
        role: "img",
        "aria-label": "Kod QR z adresem tych danych",
        viewBox: `0 0 ${size} ${size}`,
        width: `${size * moduleMm}mm`,
        height: `${size * moduleMm}mm`,
        shapeRendering: "crispEdges",
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("path", {
            d: dark.join('')
        })
    });
}


},

}]);