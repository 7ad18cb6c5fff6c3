"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7387"], {
2922(module) {
module.exports = JSON.parse('{"name":"docusaurus-plugin-content-pages","id":"wzory"}')

},

}]);