"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3747"], {
27093(module) {
module.exports = JSON.parse('{"name":"docusaurus-plugin-content-docs","id":"default"}')

},

}]);