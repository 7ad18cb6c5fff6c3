"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3056"], {
88552(module) {
module.exports = JSON.parse('{"name":"docusaurus-plugin-content-pages","id":"default"}')

},

}]);