"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9997"], {
29813(module) {
module.exports = JSON.parse('{"version":{"pluginId":"default","version":"current","label":"Next","banner":null,"badge":false,"noIndex":false,"className":"docs-version-current","isLast":true,"docsSidebars":{"bazaWiedzy":[]},"docs":{}}}')

},

}]);