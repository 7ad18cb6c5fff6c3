"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["903"], {
49775(module) {
module.exports = JSON.parse('{"tag":{"label":"Miasta","permalink":"/baza-wiedzy/tagi/miasta","description":"Spółdzielnie energetyczne w miastach po zmianie prawa z 2025 r.","allTagsPath":"/baza-wiedzy/tagi","count":3,"items":[{"id":"podstawy/spoldzielnia-energetyczna-w-miescie","title":"Czy spółdzielnia energetyczna może działać w mieście","description":"Co o miastach mówi ustawa z 9 października 2025 r., czego jeszcze nie wiadomo i jak odczytać to w ISAP w pięciu krokach.","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"id":"zakladanie/obszar-i-limity-spoldzielni","title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","description":"W ilu gminach może działać spółdzielnia energetyczna, w czyjej sieci i z jaką mocą. Tabela limitów, przykład liczenia i niepewne miejsca.","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni"},{"id":"technika-i-rynek/zmiany-w-prawie-kalendarz","title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","description":"Kalendarz zmian dla spółdzielni energetycznych od 2016 do 2026 r. Co obowiązuje, co jest projektem, co zawetowano i jak sprawdzić nowy tekst.","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"}],"unlisted":false}}')

},

}]);