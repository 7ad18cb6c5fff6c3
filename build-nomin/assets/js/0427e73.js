"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9837"], {
81728(module) {
module.exports = JSON.parse('{"tag":{"label":"Akcyza","permalink":"/baza-wiedzy/tagi/akcyza","description":"Kiedy energia w spółdzielni jest zwolniona z akcyzy.","allTagsPath":"/baza-wiedzy/tagi","count":3,"items":[{"id":"podatki-i-pieniadze/akcyza-granica-1-mw","title":"Akcyza w spółdzielni energetycznej – granica 1 MW","description":"Kiedy prąd w spółdzielni energetycznej jest bez akcyzy, jak dodać moce instalacji i ile kosztuje przekroczenie 1 MW. Z prostym przykładem.","permalink":"/baza-wiedzy/akcyza-granica-1-mw"},{"id":"rozliczenia/oplaty-w-spoldzielni-energetycznej","title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","description":"Tabela składników rachunku za prąd w spółdzielni energetycznej. Co znika, co zostaje, gdzie przepis jest niejasny i jakie są stawki w 2026 r.","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"},{"id":"podatki-i-pieniadze/podatki-w-spoldzielni-energetycznej","title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","description":"Podatki w spółdzielni energetycznej: co mówi ustawa, co uznał urząd w interpretacjach z 2025 i 2026 r., a o co trzeba zapytać doradcę.","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"}],"unlisted":false}}')

},

}]);