"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2720"], {
55611(module) {
module.exports = JSON.parse('{"tag":{"label":"Net-billing","permalink":"/baza-wiedzy/tagi/net-billing","description":"Rozliczenie wartościowe prosumenta i porównania z nim.","allTagsPath":"/baza-wiedzy/tagi","count":1,"items":[{"id":"podstawy/spoldzielnia-czy-net-billing","title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","description":"Porównanie dwóch rozliczeń energii z paneli: tabela różnic, przykład w kWh i w złotych oraz wskazówki, kiedy co pasuje.","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"}],"unlisted":false}}')

},

}]);