"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6004"], {
29827(module) {
module.exports = JSON.parse('{"version":{"pluginId":"default","version":"current","label":"Next","banner":null,"badge":false,"noIndex":false,"className":"docs-version-current","isLast":true,"docsSidebars":{"bazaWiedzy":[]},"docs":{}}}')

},

}]);