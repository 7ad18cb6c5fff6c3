"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4079"], {
69730(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (MissingReadings)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_Notice__rspack_import_1 = __webpack_require__(83029);


/** At most this many members are named. */ const named = 5;
/** Says that the description was made with readings which the link does not carry, so profiles are counted instead. */ function MissingReadings(param) {
    let { members } = param;
    const names = members.slice(0, named).join(', ');
    const others = members.length > named ? ` i innych (razem: ${members.length})` : '';
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Notice__rspack_import_1/* ["default"] */.A, {
        kind: "warning",
        title: "Brakuje odczyt\xf3w z licznik\xf3w",
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
            children: `Ten wynik powstał z odczytów, których nie ma w linku: ${names}${others}. Liczymy teraz z profili zużycia. Otwórz plik zapisany w kalkulatorze albo wczytaj odczyty ponownie przy tych członkach.`
        })
    });
}


},

}]);