"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9161"], {
17802(module) {
module.exports = JSON.parse('{"tag":{"label":"Magazyn energii","permalink":"/baza-wiedzy/tagi/magazyn-energii","description":"Magazyny w bilansie godzinowym.","allTagsPath":"/baza-wiedzy/tagi","count":3,"items":[{"id":"technika-i-rynek/magazyn-energii-w-spoldzielni","title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","description":"Kiedy magazyn daje więcej niż rozliczenie 1:0,6, a kiedy straty zjadają zysk. Z przykładem w kWh, który możesz przeliczyć u siebie.","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"id":"technika-i-rynek/pompy-ciepla-ladowarki-magazyny","title":"Pompa ciepła, ładowarka i magazyn w spółdzielni: co z czym","description":"Kiedy pompa ciepła i ładowarka korzystają ze wspólnego prądu, ile nadwyżki trzeba na zimę i co z progiem 70%, licznikiem i mocą umowną.","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"},{"id":"podatki-i-pieniadze/finansowanie-spoldzielni-energetycznej","title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","description":"Jakie wsparcie miały spółdzielnie energetyczne, które nabory są zamknięte, gdzie szukać nowych i jak policzyć plan bez dotacji.","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej"}],"unlisted":false}}')

},

}]);