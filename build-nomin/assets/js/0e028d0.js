"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1668"], {
34129(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (DocsRoot)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _docusaurus_renderRoutes__rspack_import_2 = __webpack_require__(22831);
/* import */ var _theme_Layout__rspack_import_1 = __webpack_require__(63350);



/** Ejected: without the class names of the stock theme. */ function DocsRoot(param) {
    let { route } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_theme_Layout__rspack_import_1/* ["default"] */.A, {
        children: (0,_docusaurus_renderRoutes__rspack_import_2/* .renderRoutes */.v)(route.routes)
    });
}


},

}]);