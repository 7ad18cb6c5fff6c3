"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5575"], {
70921(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  n: () => (DocsVersionProvider),
  r: () => (useDocsVersion)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _docusaurus_theme_common_internal__rspack_import_2 = __webpack_require__(52260);

/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ 

const Context = /*#__PURE__*/ react__rspack_import_1.createContext(null);
/**
 * Provide the current version's metadata to your children.
 */ function DocsVersionProvider(param) {
    let { children, version } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Context.Provider, {
        value: version,
        children: children
    });
}
/**
 * Gets the version metadata of the current doc page.
 */ function useDocsVersion() {
    const version = (0,react__rspack_import_1.useContext)(Context);
    if (version === null) {
        throw new _docusaurus_theme_common_internal__rspack_import_2/* .ReactContextError */.dV('DocsVersionProvider');
    }
    return version;
}


},
21230(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (DocVersionRoot)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _docusaurus_plugin_content_docs_client__rspack_import_1 = __webpack_require__(70921);
/* import */ var _docusaurus_renderRoutes__rspack_import_2 = __webpack_require__(22831);



/** Ejected: without the tags of a hosted search and the class names of versions. */ function DocVersionRoot(param) {
    let { version, route } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_docusaurus_plugin_content_docs_client__rspack_import_1/* .DocsVersionProvider */.n, {
        version: version,
        children: (0,_docusaurus_renderRoutes__rspack_import_2/* .renderRoutes */.v)(route.routes)
    });
}


},

}]);