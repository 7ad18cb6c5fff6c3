"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6439"], {
11826(module) {
module.exports = JSON.parse('{"tag":{"label":"Porównanie","permalink":"/baza-wiedzy/tagi/porownanie","description":"Spółdzielnia na tle innych form.","allTagsPath":"/baza-wiedzy/tagi","count":2,"items":[{"id":"podstawy/spoldzielnia-czy-net-billing","title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","description":"Porównanie dwóch rozliczeń energii z paneli: tabela różnic, przykład w kWh i w złotych oraz wskazówki, kiedy co pasuje.","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"id":"podstawy/spoldzielnia-klaster-ose-prosument-porownanie","title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","description":"Czym różni się spółdzielnia energetyczna od klastra energii, obywatelskiej społeczności energetycznej i prosumenta. Tabele i wskazówki, co sprawdzić.","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"}],"unlisted":false}}')

},

}]);