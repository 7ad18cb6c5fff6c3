"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3876"], {
77778(module) {
module.exports = JSON.parse('{"tag":{"label":"Zmiany w prawie","permalink":"/baza-wiedzy/tagi/zmiany-w-prawie","description":"Co się zmieniło w przepisach i co jest w toku.","allTagsPath":"/baza-wiedzy/tagi","count":2,"items":[{"id":"podstawy/spoldzielnia-energetyczna-w-miescie","title":"Czy spółdzielnia energetyczna może działać w mieście","description":"Co o miastach mówi ustawa z 9 października 2025 r., czego jeszcze nie wiadomo i jak odczytać to w ISAP w pięciu krokach.","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"id":"technika-i-rynek/zmiany-w-prawie-kalendarz","title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","description":"Kalendarz zmian dla spółdzielni energetycznych od 2016 do 2026 r. Co obowiązuje, co jest projektem, co zawetowano i jak sprawdzić nowy tekst.","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"}],"unlisted":false}}')

},

}]);