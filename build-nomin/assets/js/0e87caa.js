"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1932"], {
40580(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_faq_md_18e_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-faq-md-18e.json
var site_baza_wiedzy_faq_md_18e_namespaceObject = JSON.parse('{"id":"faq","title":"Pytania i odpowiedzi","description":"Krótkie odpowiedzi na 61 pytań o spółdzielnie energetyczne: kto może należeć, jak zacząć, co z rachunkiem i podatkami. Każda podaje źródło.","source":"@site/baza-wiedzy/faq.md","sourceDirName":".","slug":"/faq","permalink":"/faq","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Rozliczenie 1:0,6","permalink":"/baza-wiedzy/tagi/rozliczenie-1-do-06","description":"Bilans godzinowy i współczynnik 0,6."},{"inline":false,"label":"Opłaty","permalink":"/baza-wiedzy/tagi/oplaty","description":"Składniki rachunku, które znikają i które zostają."},{"inline":false,"label":"Podatki","permalink":"/baza-wiedzy/tagi/podatki","description":"PIT, CIT, VAT i akcyza w spółdzielni."}],"version":"current","sidebarPosition":99,"frontMatter":{"article":{"kind":"faq","label":"Pytania i odpowiedzi","category":null,"neighbours":[],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","updated":"2026-11-25","checked":"2026-11-22","summary":["Spółdzielnia energetyczna wytwarza energię z odnawialnych źródeł tylko dla siebie i swoich członków.","Możesz do niej należeć także bez własnej fotowoltaiki.","Za 1 kWh nadwyżki oddanej do sieci spółdzielnia odbiera później 0,6 kWh.","Część opłat z rachunku znika, ale opłaty stałe zostają.","Gdy przepisy czegoś nie rozstrzygają, mówimy o tym wprost."],"readingMinutes":25,"sources":[{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":74,"questions":["czym-jest-spoldzielnia","podstawa-prawna","ile-spoldzielni-w-polsce","klaster-i-obywatelska-spolecznosc","prosument-zbiorowy-wirtualny-lokatorski","kto-moze-byc-czlonkiem","sasiednia-gmina-nie-rolnik","czy-trzeba-miec-fotowoltaike","ilu-czlonkow","spoldzielnia-rolnikow","rezygnacja-z-czlonkostwa","czy-zostane-bez-pradu","rolnik-i-krus","czy-kazda-gmina","miasto-i-wies-razem","czy-gmina-powinna","jak-zalozyc-spoldzielnie","dokumenty-do-kowr","ile-trwa-rejestracja","co-po-wpisie","panele-w-leasingu","limity-mocy","koncesja","prog-40-czy-70","prog-a-autokonsumpcja","co-grozi-za-naruszenie","sprawozdania-do-kowr","rozliczenie-a-net-billing","opusty-a-spoldzielnia","nadwyzka-i-jej-waznosc","zmiana-sprzedawcy","faktura-od-sprzedawcy","odmowa-sprzedawcy","montaz-licznikow","biogazownia","pompa-ciepla-i-ladowarka","magazyn-energii","czym-jest-csire","zwolnienia-z-oplat","rachunek-do-zera","cena-wewnatrz-spoldzielni","rozliczenia-z-czlonkami","czy-placi-sie-akcyze","vat-i-cit","pit-od-energii-oddanej"]},{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":32,"questions":["podstawa-prawna","kto-moze-byc-czlonkiem","wspolnota-mieszkaniowa","sasiednia-gmina-nie-rolnik","ilu-czlonkow","dlugi-spoldzielni","prawa-czlonka","ile-trzeba-wplacic","rezygnacja-z-czlonkostwa","czy-kazda-gmina","czy-gmina-powinna","wojt-prezesem","jak-zalozyc-spoldzielnie","co-w-statucie","sprawozdania-do-kowr","pieniadze-na-start","ksiegowanie"]},{"code":"SR","title":"Ustawa z 4 października 2018 r. o spółdzielniach rolników (Dz.U. 2018 poz. 2073)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180002073","date":"2018","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/0571be1dd33031be03b240bb5fa783ab2d8d3ba2/pl/DU-2018-2073.md","state":"tekst pierwotny z 2018 r., bez późniejszych zmian","read":"2026-11-22","citations":4,"questions":["podstawa-prawna","sasiednia-gmina-nie-rolnik","spoldzielnia-rolnikow"]},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":7,"questions":["podstawa-prawna","rozliczenie-a-net-billing","nadwyzka-i-jej-waznosc","faktura-od-sprzedawcy","montaz-licznikow","cena-dynamiczna","rozliczenia-z-czlonkami"]},{"code":"RESD","title":"Definicje REC i CEC w Polsce – przegląd wdrożenia (po angielsku)","publisher":"REScoop.eu","url":"https://www.rescoop.eu/policy/poland-rec-cec-definitions","date":"03.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["podstawa-prawna"]},{"code":"KOWR1","title":"Spółdzielnie energetyczne (strona z okresu 2019 r.)","publisher":"KOWR","url":"https://www.kowr.gov.pl/odnawialne-zrodla-energii/spoldzielnie-energetyczne","date":"2019","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["podstawa-prawna"]},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":3,"questions":["zmiany-w-przepisach","klaster-i-obywatelska-spolecznosc","prog-40-czy-70"]},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":5,"questions":["zmiany-w-przepisach","ile-spoldzielni-w-polsce","czy-gmina-powinna","prog-40-czy-70","ile-mozna-oszczedzic"]},{"code":"OFF","title":"Ustawa z 9 października 2025 r. o zmianie ustawy o promowaniu wytwarzania energii elektrycznej w morskich farmach wiatrowych (Dz.U. 2025 poz. 1535)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20250001535","date":"2025","copy":"infor.pl","copyUrl":"https://www.infor.pl/akt-prawny/DZU.2025.316.0001535,ustawa-o-zmianie-ustawy-o-promowaniu-wytwarzania-energii-elektrycznej-w-morskich-farmach-wiatrowych-oraz-niektorych-innych-ustaw.html","state":"tylko początek ustawy","read":"2026-11-20","citations":3,"questions":["zmiany-w-przepisach","czy-kazda-gmina","miasto-i-osiedle"]},{"code":"BI","title":"Spółdzielnie energetyczne w miastach – możliwości i wyzwania","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj","date":"18.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":5,"questions":["zmiany-w-przepisach","czy-kazda-gmina","miasto-i-osiedle","miasto-i-wies-razem","gmina-i-przetarg"]},{"code":"ERP","title":"Projekt UD332 i zmiany w ustawie o OZE","publisher":"Rzeczpospolita, Energia","url":"https://energia.rp.pl/oze/art43588021-ulatwienia-dla-wiatrakow-rzad-po-cichu-wprowadzi-nowe-regulacje","date":"2.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["zmiany-w-przepisach"]},{"code":"RP2","title":"Spółdzielnia energetyczna – korzyści dla gmin, rolników i przedsiębiorców","publisher":"Rzeczpospolita PRO","url":"https://pro.rp.pl/nawigator-prawny-poradnik/art43058611-spoldzielnia-energetyczna-realne-korzysci-dla-gmin-rolnikow-i-przedsiebiorcow","date":"23.09.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2,"questions":["ile-spoldzielni-w-polsce"]},{"code":"GP1","title":"Szansa na niższe rachunki za energię","publisher":"Dziennik Gazeta Prawna","url":"https://www.gazetaprawna.pl/firma-i-prawo/artykuly/9891119,jest-szansa-na-nizsze-rachunki-za-energie-ale-trzeba-bedzie-zalozyc.html","date":"18.09.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["ile-spoldzielni-w-polsce"]},{"code":"WN1","title":"Z dużego potencjału mało mocy – spółdzielnie energetyczne","publisher":"WysokieNapiecie.pl","url":"https://wysokienapiecie.pl/103172-z-duzego-potencjalu-malo-mocy-potrzebne-sa-kolejne-zmiany","date":"08.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["ile-spoldzielni-w-polsce"]},{"code":"KL1","title":"Klastry energii z udziałem samorządów","publisher":"Dziennik Gazeta Prawna","url":"https://serwisy.gazetaprawna.pl/samorzad/artykuly/9393953,klastry-energii-z-obowiazkowym-udzialem-samorzadow.html","date":"01.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["klaster-i-obywatelska-spolecznosc"]},{"code":"KL3","title":"Klaster energii","publisher":"p4b.com.pl","url":"https://p4b.com.pl/klaster-energii/","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["klaster-i-obywatelska-spolecznosc"]},{"code":"NGO","title":"Obywatelska społeczność energetyczna – działanie dla stowarzyszeń","publisher":"portalngo.pl","url":"https://portalngo.pl/aktualnosci/obywatelska-spolecznosc-energetyczna.-nowy-obszar-dzialania-dla-stowarzyszen-3939.html","date":"6.09.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["klaster-i-obywatelska-spolecznosc"]},{"code":"PROW","title":"Prosument wirtualny i zbiorowy","publisher":"ecodlabiznesu.pl","url":"https://ecodlabiznesu.pl/prosument-wirtualny-i-zbiorowy-kim-jest/","date":"2022","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["prosument-zbiorowy-wirtualny-lokatorski"]},{"code":"PROZ","title":"Prosument zbiorowy i wirtualny","publisher":"energynat.pl","url":"https://energynat.pl/publikacje/wszystko-co-musisz-wiedziec-o-prosumencie-zbiorowym-i-wirtualnym/","date":"19.02.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["prosument-zbiorowy-wirtualny-lokatorski"]},{"code":"AXE","title":"Nowelizacja ustawy o OZE – nowa odsłona spółdzielni energetycznych","publisher":"Axelo","url":"https://axelo.pl/aktualnosci/prawo-energetyczne/nowelizacja-oze--nowa-odslona-spoldzielni-energetycznych","date":"8.11.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":2,"questions":["prosument-zbiorowy-wirtualny-lokatorski","wspolnota-mieszkaniowa"]},{"code":"ZIN","title":"Spółdzielnie energetyczne – przewodnik dla biznesu i samorządów","publisher":"zieloneinwestycje.pl","url":"https://zieloneinwestycje.pl/spoldzielnie-energetyczne-kto-zyskuje-najbardziej-przewodnik-dla-biznesu-samorzadow-i-inwestorow","date":"7.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["miasto-i-osiedle"]},{"code":"RSP","title":"Jak założyć spółdzielnię energetyczną","publisher":"RSP Legal","url":"https://rsplegal.pl/czwartek-z-energia-jak-zalozyc-spoldzielnie-energetyczna/","date":"30.11.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["jak-zalozyc-spoldzielnie"]},{"code":"WIE","title":"Spółdzielnia na start – kroki po rejestracji","publisher":"wiecejnizenergia.pl","url":"https://wiecejnizenergia.pl/spoldzielnia-na-start-niezbedne-kroki-po-rejestracji","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":5,"questions":["jak-zalozyc-spoldzielnie","co-po-wpisie","firma-od-samych-dokumentow","rachunek-do-zera","cena-wewnatrz-spoldzielni"]},{"code":"RP3","title":"Przybywa spółdzielni energetycznych, biurokracja wciąż problemem","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art42510431-przybywa-spoldzielni-energetycznych-ale-biurokracja-wciaz-duzym-problemem","date":"06.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":4,"questions":["ile-trwa-rejestracja","firma-od-samych-dokumentow","odmowa-sprzedawcy","ile-mozna-oszczedzic"]},{"code":"ASL","title":"Kalkulator i pytania o spółdzielnie energetyczne","publisher":"aslandi.com","url":"https://aslandi.com/kalkulator","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":2,"questions":["firma-od-samych-dokumentow","ile-mozna-oszczedzic"]},{"code":"LZO1","title":"Liczniki zdalnego odczytu u odbiorców","publisher":"Forsal, za PIE","url":"https://forsal.pl/kraj/aktualnosci/artykuly/10651207,polacy-coraz-czesciej-z-licznikiem-zdalnego-odczytu-energii-elektrycznej-jakie-korzysci.html","date":"1.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["montaz-licznikow"]},{"code":"ELM","title":"Magazyn energii w spółdzielni energetycznej","publisher":"elmech.pl","url":"https://elmech.pl/magazyn-energii-w-spoldzielni-energetycznej,156,pl","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["magazyn-energii"]},{"code":"PSE1","title":"OIRE – pytania i słownik","publisher":"PSE","url":"https://www.pse.pl/oire/faq-i-slownik","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["czym-jest-csire"]},{"code":"PSE2","title":"Komunikat OIRE o wskaźnikach jakości informacji w CSIRE","publisher":"PSE","url":"https://www.pse.pl/-/komunikat-oire-publikacja-wskaznikow-jakosci-informacji-rynku-energii-przekazywanych-do-csire-i-udostepnianych-z-csire?safeargs=696e686572697452656469726563743d74727565","date":"3.07.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["czym-jest-csire"]},{"code":"D759","title":"Ustawa z 2025 r. o zmianach związanych z CSIRE (Dz.U. 2025 poz. 759)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20250000759","date":"06.2025","copy":"infor.pl","copyUrl":"https://www.infor.pl/akt-prawny/DZU.2025.161.0000759,ustawa-o-zmianie-niektorych-ustaw-w-zwiazku-z-wprowadzaniem-centralnego-systemu-informacji-rynku-energii-i-innych-ustaw.html","state":"tylko art. 8","read":"2026-11-20","citations":1,"questions":["czym-jest-csire"]},{"code":"LOK","title":"Baza wiedzy o energetyce lokalnej","publisher":"lokalnaenergia.pl","url":"https://lokalnaenergia.pl/baza-wiedzy/","date":"brak daty","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["cena-wewnatrz-spoldzielni"]},{"code":"EDW1","title":"Drugi nabór pożyczek dla fotowoltaiki na wsi (po angielsku)","publisher":"pv magazine","url":"https://www.pv-magazine.com/2025/02/03/poland-reopens-loan-subsidy-program-for-rural-solar-installations/","date":"3.02.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["pieniadze-na-start"]},{"code":"KPO","title":"Środki z KPO na społeczności energetyczne (po angielsku)","publisher":"REScoop.eu","url":"https://www.rescoop.eu/financing-tracker/recovery-and-resilience/poland-recovery-and-resilience-fund-2","date":"2023–2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["pieniadze-na-start"]},{"code":"REG","title":"Fundusze regionalne na społeczności energetyczne (po angielsku)","publisher":"REScoop.eu","url":"https://rescoop.eu/policy/financing-tracker/cohesion-regional-development-funds/cohesion-regionaldevelopment","date":"2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["pieniadze-na-start"]},{"code":"VAT1","title":"Interpretacja indywidualna 0111-KDIB3-3.4012.32.2024.1.JSU (gmina w net-billingu)","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://inforlex.pl/dok/tresc,FOB0000000000006569990,Interpretacja-indywidualna-z-dnia-25-marca-2024-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0111-KDIB3-3-4012-32-2024-1-JSU.html","date":"25.03.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["vat-i-cit"]},{"code":"PIT","title":"Interpretacja indywidualna 0115-KDIT1.4011.895.2025.1.MN","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://www.inforlex.pl/dok/tresc,FOB0000000000007494050,Interpretacja-indywidualna-z-dnia-5-stycznia-2026-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0115-KDIT1-4011-895-2025-1-MN.html","date":"5.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["pit-od-energii-oddanej"]},{"code":"CIT1","title":"Interpretacja indywidualna 0114-KDIP2-2.4010.460.2025.1.IN","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://www.inforlex.pl/dok/tresc,FOB0000000000007462652,Interpretacja-indywidualna-z-dnia-6-listopada-2025-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0114-KDIP2-2-4010-460-2025-1-IN.html","date":"6.11.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["estonski-cit"]},{"code":"CIT2","title":"Interpretacja indywidualna 0111-KDIB1-1.4010.497.2025.1.RH","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://www.inforlex.pl/dok/tresc,FOB0000000000007434602,Interpretacja-indywidualna-z-dnia-16-pazdziernika-2025-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0111-KDIB1-1-4010-497-2025-1-RH.html","date":"16.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1,"questions":["estonski-cit"]},{"code":"RM","title":"Ustawa o rynku mocy (tekst jednolity, Dz.U. 2023 poz. 2131)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230002131","date":"t.j. 2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/9c4329b3c08e79bf6d3e4098ecf1608d8ca31650/pl/DU-2023-2131.md","state":"tekst z 2023 r., wyciąg","read":"2026-11-22","citations":2,"questions":["zwolnienia-z-oplat","moc-umowna"]},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":4,"questions":["czy-zostane-bez-pradu","zmiana-sprzedawcy","montaz-licznikow"]},{"code":"SG","title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","citations":3,"questions":["kto-moze-byc-czlonkiem","czy-kazda-gmina","wojt-prezesem"]},{"code":"FP","title":"Ustawa o finansach publicznych (tekst jednolity, Dz.U. 2024 poz. 1530)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001530","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b7158dfa29d287f007e2aed081c2ca20f3ce3a5a/pl/DU-2024-1530.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1,"questions":["kto-moze-byc-czlonkiem"]},{"code":"DK","title":"Ustawa o organizowaniu i prowadzeniu działalności kulturalnej (tekst jednolity, Dz.U. 2024 poz. 87)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000087","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/c2bac4ccef7e2b6bccbc9ba09af51f8ab69abddf/pl/DU-2024-87.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1,"questions":["kto-moze-byc-czlonkiem"]},{"code":"WL","title":"Ustawa o własności lokali (tekst jednolity, Dz.U. 2021 poz. 1048)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20210001048","date":"t.j. 2021","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ed25d224e87469905b5d022de0d41b2e71732129/pl/DU-2021-1048.md","state":"stan na 20.05.2021, jest nowszy tekst jednolity","read":"2026-11-22","citations":1,"questions":["wspolnota-mieszkaniowa"]},{"code":"KC","title":"Kodeks cywilny (tekst jednolity, Dz.U. 2024 poz. 1061)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001061","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/488969a2b27795338e78e4a91e6af2d6f8388449/pl/DU-2024-1061.md","state":"tekst z 2024 r., wyciąg bez oznaczeń paragrafów","read":"2026-11-22","citations":1,"questions":["wspolnota-mieszkaniowa"]},{"code":"DZP","title":"Zmiany dla morskich farm i wsparcia OZE (po angielsku)","publisher":"kancelaria DZP","url":"https://www.dzp.pl/en/alerts/234-offshore-in-poland-acceleration-of-investments-and-new-support-mechanisms","date":"17.11.2025","copy":"zapisana kopia strony","read":"2026-11-22","citations":1,"questions":["czy-kazda-gmina"]},{"code":"KRU","title":"Ustawa o ubezpieczeniu społecznym rolników (tekst jednolity, Dz.U. 2024 poz. 90)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000090","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ddad4ed75bfb370907884a8288f8221097d6af5b/pl/DU-2024-90.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":1,"questions":["rolnik-i-krus"]},{"code":"TAR","title":"Rozporządzenie taryfowe z 29 listopada 2022 r. (Dz.U. 2022 poz. 2505)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220002505","date":"2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/8b3b88971a60f2c1d1e51883ef27545458582339/pl/DU-2022-2505.md","state":"tekst pierwotny z 2022 r., bez późniejszych zmian","read":"2026-11-22","citations":1,"questions":["moc-umowna"]},{"code":"KSC","title":"Ustawa o kosztach sądowych w sprawach cywilnych (tekst jednolity, Dz.U. 2024 poz. 959)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000959","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/33a01bef4d61683777151e9a0ad14e5edcad524e/pl/DU-2024-959.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1,"questions":["ile-trzeba-wplacic"]}],"related":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna"},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06"},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Pompy ciepła i ładowarki","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/search/SearchForm/index.tsx + 1 modules
var SearchForm = __webpack_require__(67533);
// EXTERNAL MODULE: ./src/browser/search/markWords.ts
var markWords = __webpack_require__(71145);
;// CONCATENATED MODULE: ./src/browser/articles/filterQuestions.ts

const questions = (around)=>[
        ...around.querySelectorAll('.prose details')
    ];
const inView = ()=>questions(document).filter((param)=>{
        let { hidden } = param;
        return !hidden;
    });
/** More than anybody goes through: then only those stay that say more about it, if a few of them do. */ const many = 10;
const few = 3;
/** How many of the questions named above the others. */ const namedFirst = 3;
/** Opens or closes all questions that are to be seen. */ function openQuestions(isOpen) {
    for (const question of inView()){
        question.toggleAttribute('open', isOpen);
    }
}
/** Leads to a question, or the first that is to be seen: on a phone it may be below the screen, or behind the keyboard. */ function toQuestion(id) {
    const question = id === undefined ? inView()[0] : document.getElementById(id);
    question?.querySelector('summary')?.focus();
}
/**
 * Leaves in the page only the questions that a filter answers, with their groups, and marks its words in them. Null: all
 * of them, without marks. Attributes of the page's own HTML, as React draws the questions only once.
 *
 * @param ranked Ids of questions, best first, as the search ranks them; the page's order is another.
 */ function filterQuestions(filter) {
    let ranked = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : [];
    const all = questions(document);
    const hits = filter ? all.flatMap((question)=>hitOf(question, filter) ?? []) : [];
    const left = mostTelling(hits);
    const shown = new Set(filter ? left.map((param)=>{
        let { question } = param;
        return question;
    }) : all);
    for (const question of all){
        question.hidden = !shown.has(question);
    }
    for (const group of new Set(all.map((param)=>{
        let { parentElement } = param;
        return parentElement;
    }))){
        const heading = group?.previousElementSibling;
        if (group && heading instanceof HTMLElement) {
            heading.hidden = questions(group).every((param)=>{
                let { hidden } = param;
                return hidden;
            });
        }
    }
    (0,markWords/* .mark */.Gy)(left.flatMap((param)=>{
        let { marks } = param;
        return marks;
    }));
    const best = ranked.flatMap((id)=>left.find((param)=>{
            let { question } = param;
            return question.id === id;
        }) ?? []);
    return {
        found: shown.size,
        all: all.length,
        isNarrowed: left.length < hits.length,
        best: left.length > few ? best.slice(0, namedFirst).map((param)=>{
            let { question } = param;
            return {
                id: question.id,
                text: question.querySelector('h3')?.textContent ?? ''
            };
        }) : []
    };
}
function hitOf(question, filter) {
    const asked = textsOf(question, 'h3');
    const texts = [
        ...asked,
        ...textsOf(question, '.answer')
    ];
    const found = filter(texts.map((param)=>{
        let { data } = param;
        return data;
    }));
    return found && {
        question,
        isAsked: filter(asked.map((param)=>{
            let { data } = param;
            return data;
        })) !== null,
        marks: texts.flatMap((text, index)=>(found[index] ?? []).map((param)=>{
                let { start, end } = param;
                return (0,markWords/* .rangeIn */.hO)(text, start, end);
            }))
    };
}
/** Of many, those that say it more than once or in the question itself; of still too many, only the latter. */ function mostTelling(hits) {
    const tellsMore = [
        (param)=>{
            let { isAsked, marks } = param;
            return isAsked || marks.length > 1;
        },
        (param)=>{
            let { isAsked } = param;
            return isAsked;
        }
    ];
    return tellsMore.reduce((left, tells)=>{
        const fewer = left.filter(tells);
        return left.length > many && fewer.length >= few ? fewer : left;
    }, hits);
}
/** The texts of a part of a question, without the buttons. */ function textsOf(question, part) {
    const texts = [];
    for (const element of question.querySelectorAll(part)){
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while(walker.nextNode()){
            texts.push(walker.currentNode);
        }
    }
    return texts;
}

// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./src/domain/browser/navigation/hash.ts
var hash = __webpack_require__(31838);
// EXTERNAL MODULE: ./src/browser/search/loadSearch.ts + 1 modules
var loadSearch = __webpack_require__(41729);
;// CONCATENATED MODULE: ./src/browser/articles/useQuestionFilter.ts





/** Filters the questions of the page by what is typed; the search's code comes with the first letter. */ function useQuestionFilter() {
    const [query, change] = (0,react.useState)('');
    const [counts, setCounts] = (0,react.useState)(null);
    const [hasFailed, setHasFailed] = (0,react.useState)(false);
    const base = (0,useBaseUrl/* ["default"] */.Ay)('/');
    (0,react.useEffect)(()=>{
        let isCurrent = true;
        setHasFailed(false);
        if (query.trim() === '') {
            filterQuestions(null);
            setCounts(null);
        } else {
            (0,loadSearch/* .loadSearch */.r)(base, query).then((search)=>Promise.all([
                    search.filter(query),
                    search(query, 'question')
                ])).then((param)=>{
                let [filter, { pages }] = param;
                if (isCurrent) {
                    const ranked = pages.flatMap((param)=>{
                        let { results } = param;
                        return results.map((param)=>{
                            let { url } = param;
                            return idIn(url);
                        });
                    });
                    setCounts(filterQuestions(filter, ranked));
                }
            }, ()=>{
                if (isCurrent) {
                    filterQuestions(null);
                    setCounts(null);
                    setHasFailed(true);
                }
            });
        }
        return ()=>{
            isCurrent = false;
        };
    }, [
        query,
        base
    ]);
    (0,react.useEffect)(()=>{
        // A link to a question that is filtered out leads to it all the same.
        const show = (param)=>{
            let { target } = param;
            const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
            if (link && document.getElementById((0,hash/* .hashTarget */.m)(link.getAttribute('href') ?? ''))?.hidden) {
                filterQuestions(null);
                change('');
            }
        };
        document.addEventListener('click', show, true);
        return ()=>{
            document.removeEventListener('click', show, true);
        };
    }, []);
    return {
        query,
        change,
        counts,
        hasFailed
    };
}
const idIn = (url)=>(0,hash/* .hashTarget */.m)(/#.*/.exec(url)?.[0] ?? '');

// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./src/site/settings.ts
var site_settings = __webpack_require__(4316);
;// CONCATENATED MODULE: ./src/components/articles/FaqTools/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"tools":"tools_JydW","best":"best__Z4h","buttons":"buttons_E8GV"});
;// CONCATENATED MODULE: ./src/components/articles/FaqTools/index.tsx














/** A filter of the questions, which until React runs is a form that leads to the results page, and „open all”. */ function FaqTools() {
    const { query, change, counts, hasFailed } = useQuestionFilter();
    const field = (0,react.useRef)(null);
    const tools = (0,react.useRef)(null);
    const settings = (0,useSettings/* .useSettings */.t)();
    const clear = ()=>{
        change('');
        field.current?.focus();
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        ref: tools,
        className: (0,clsx/* ["default"] */.A)(styles_module.tools, 'needsScript', 'noPrint'),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("search", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(SearchForm/* ["default"] */.A, {
                    // A page that sleeps wakes for its field, but not for those that lead to the results page.
                    role: undefined,
                    label: "Szukaj w pytaniach",
                    input: {
                        ref: field,
                        value: query,
                        onChange: (param)=>{
                            let { target } = param;
                            // From the top of the screen on, there is room for answers below the field.
                            if (query === '') {
                                tools.current?.scrollIntoView();
                            }
                            change(target.value);
                        }
                    },
                    // The slug of questions in `searchAddress.ts`, which would be too much to load here.
                    button: {
                        name: (/* inlined export .kindName */"rodzaj"),
                        value: 'pytania'
                    },
                    onSubmit: (event)=>{
                        // Where the filter is not there, the results page answers.
                        if (!hasFailed) {
                            event.preventDefault();
                            toQuestion(counts?.best[0]?.id);
                        }
                    }
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                role: "status",
                children: [
                    counts && foundWords(counts),
                    hasFailed && loadSearch/* .notLoaded */.v
                ]
            }),
            counts && counts.best.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                className: styles_module.best,
                "aria-label": "Najlepsze odpowiedzi",
                children: counts.best.map((param)=>{
                    let { id, text } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                            href: `#${id}`,
                            children: text
                        })
                    }, id);
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module.buttons,
                children: [
                    query !== '' && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                                look: "plain",
                                onClick: clear,
                                children: "Wyczyść"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .ButtonLink */.v, {
                                look: "plain",
                                to: `${navigation/* .searchPage.to */.Ao.to}?${(/* inlined export .queryName */"q")}=${encodeURIComponent(query.trim())}`,
                                children: "Szukaj w całym serwisie"
                            })
                        ]
                    }),
                    counts?.found === 0 && (0,site_settings/* .isReachable */.kj)(settings) && /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .ButtonLink */.v, {
                        look: "plain",
                        to: navigation/* .contactPage.to */.oF.to,
                        children: "Zadaj nam to pytanie"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: ()=>{
                            openQuestions(true);
                        },
                        children: "Rozwiń wszystkie"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: ()=>{
                            openQuestions(false);
                        },
                        children: "Zwiń wszystkie"
                    })
                ]
            })
        ]
    });
}
function foundWords(param) {
    let { found, all, isNarrowed } = param;
    const count = `${(0,format/* .formatCount */.B4)(found, format/* .questionForms */.OA)} z ${all}`;
    return found === 0 ? 'Żadne pytanie tutaj nie pasuje.' : isNarrowed ? `${count}, te, które mówią o tym najwięcej` : count;
}

;// CONCATENATED MODULE: ./baza-wiedzy/faq.md


const frontMatter = {
	title: 'Pytania i odpowiedzi',
	description: 'Krótkie odpowiedzi na 61 pytań o spółdzielnie energetyczne: kto może należeć, jak zacząć, co z rachunkiem i podatkami. Każda podaje źródło.',
	sidebar_position: 99,
	sidebar_label: 'Pytania i odpowiedzi',
	root_url: '/faq',
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'podstawowy',
	tags: [
		'czlonkostwo',
		'rozliczenie-1-do-06',
		'oplaty',
		'podatki'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F01',
		'F02',
		'F03',
		'F04',
		'F05',
		'F06',
		'F07',
		'F09',
		'F10',
		'F11',
		'F12',
		'F13',
		'F14',
		'F15',
		'F16',
		'F17',
		'F18',
		'F19',
		'F20',
		'F21',
		'F22',
		'F23',
		'F24',
		'F27',
		'F28',
		'F29',
		'F30',
		'F31',
		'F32',
		'F33',
		'F34',
		'F35',
		'F36',
		'F37',
		'F38',
		'F41',
		'F42',
		'F43',
		'F45',
		'F46',
		'F47',
		'F48',
		'F50',
		'F51',
		'F52',
		'F53',
		'F54',
		'F55',
		'F58',
		'F59',
		'F60',
		'F61',
		'F62',
		'F63',
		'F64',
		'F65',
		'F66',
		'F67',
		'F69',
		'F70',
		'F71',
		'F72',
		'F74',
		'F75',
		'F76',
		'F77',
		'F78',
		'F79',
		'F81',
		'F82',
		'F84',
		'F87',
		'F88',
		'F89',
		'F92',
		'F93',
		'F94',
		'F95',
		'F96',
		'F97',
		'F98',
		'F99',
		'F103',
		'F104',
		'F109',
		'F110',
		'F111',
		'F112',
		'F113',
		'F119',
		'F123',
		'F124',
		'F125',
		'F128',
		'F132',
		'F136',
		'F137',
		'F140',
		'F142',
		'F143',
		'F144',
		'F145',
		'F146',
		'F147',
		'F148',
		'F149',
		'F152',
		'F153',
		'F159',
		'F161',
		'F163',
		'F164',
		'F166',
		'F167',
		'F171',
		'F175',
		'F179',
		'F181',
		'F182',
		'F183',
		'F186',
		'F187',
		'F189',
		'F193',
		'F194',
		'F198',
		'F200',
		'F210'
	],
	sources: [
		'OZE',
		'PS',
		'SR',
		'ROZP',
		'RESD',
		'KOWR1',
		'ZM23',
		'RP1',
		'OFF',
		'BI',
		'ERP',
		'RP2',
		'GP1',
		'WN1',
		'KL1',
		'KL3',
		'NGO',
		'PROW',
		'PROZ',
		'AXE',
		'ZIN',
		'RSP',
		'WIE',
		'RP3',
		'ASL',
		'LZO1',
		'ELM',
		'PSE1',
		'PSE2',
		'D759',
		'LOK',
		'EDW1',
		'KPO',
		'REG',
		'VAT1',
		'PIT',
		'CIT1',
		'CIT2',
		'RM',
		'PE',
		'SG',
		'FP',
		'DK',
		'WL',
		'KC',
		'DZP',
		'KRU',
		'TAR',
		'KSC'
	],
	related: [
		'spoldzielnia-energetyczna-co-to-jest',
		'jak-zalozyc-spoldzielnie-energetyczna',
		'rozliczenie-1-do-06',
		'oplaty-w-spoldzielni-energetycznej'
	],
	summary: [
		'Spółdzielnia energetyczna wytwarza energię z odnawialnych źródeł tylko dla siebie i swoich członków.',
		'Możesz do niej należeć także bez własnej fotowoltaiki.',
		'Za 1 kWh nadwyżki oddanej do sieci spółdzielnia odbiera później 0,6 kWh.',
		'Część opłat z rachunku znika, ale opłaty stałe zostają.',
		'Gdy przepisy czegoś nie rozstrzygają, mówimy o tym wprost.'
	],
	aliases: [
		'faq',
		'najczęstsze pytania',
		'szybkie odpowiedzi',
		'co warto wiedzieć',
		'mam pytanie o spółdzielnię'
	],
	glossary_skip: [],
	slug: '/faq'
};
const contentTitle = undefined;

const assets = {

};




const toc = [{
  "value": "Podstawy",
  "id": "podstawy",
  "level": 2
}, {
  "value": "Czym właściwie jest spółdzielnia energetyczna?",
  "id": "czym-jest-spoldzielnia",
  "level": 3
}, {
  "value": "Na jakiej podstawie prawnej działa spółdzielnia?",
  "id": "podstawa-prawna",
  "level": 3
}, {
  "value": "Co zmieniło się w przepisach od 2023 r. i co jeszcze się zmieni?",
  "id": "zmiany-w-przepisach",
  "level": 3
}, {
  "value": "Ile spółdzielni energetycznych działa w Polsce?",
  "id": "ile-spoldzielni-w-polsce",
  "level": 3
}, {
  "value": "Czym spółdzielnia różni się od klastra i obywatelskiej społeczności?",
  "id": "klaster-i-obywatelska-spolecznosc",
  "level": 3
}, {
  "value": "Czym spółdzielnia różni się od prosumenta zbiorowego, wirtualnego i lokatorskiego?",
  "id": "prosument-zbiorowy-wirtualny-lokatorski",
  "level": 3
}, {
  "value": "Kto może należeć",
  "id": "kto-moze-nalezec",
  "level": 2
}, {
  "value": "Kto może zostać członkiem spółdzielni?",
  "id": "kto-moze-byc-czlonkiem",
  "level": 3
}, {
  "value": "Czy wspólnota mieszkaniowa może przystąpić lub założyć spółdzielnię?",
  "id": "wspolnota-mieszkaniowa",
  "level": 3
}, {
  "value": "Czy mogą należeć osoby z sąsiedniej gminy, które nie są rolnikami?",
  "id": "sasiednia-gmina-nie-rolnik",
  "level": 3
}, {
  "value": "Czy muszę mieć fotowoltaikę, żeby dołączyć?",
  "id": "czy-trzeba-miec-fotowoltaike",
  "level": 3
}, {
  "value": "Ilu członków trzeba na start i ilu może być najwyżej?",
  "id": "ilu-czlonkow",
  "level": 3
}, {
  "value": "Czy spółdzielnia rolników może być energetyczna i czy to się opłaca?",
  "id": "spoldzielnia-rolnikow",
  "level": 3
}, {
  "value": "Czy odpowiadam za długi spółdzielni?",
  "id": "dlugi-spoldzielni",
  "level": 3
}, {
  "value": "Jakie prawa ma członek spółdzielni?",
  "id": "prawa-czlonka",
  "level": 3
}, {
  "value": "Ile kosztuje założenie spółdzielni i wejście do niej?",
  "id": "ile-trzeba-wplacic",
  "level": 3
}, {
  "value": "Czy mogę zrezygnować i kiedy?",
  "id": "rezygnacja-z-czlonkostwa",
  "level": 3
}, {
  "value": "Czy zostanę bez prądu, gdy słońce nie świeci albo spółdzielnia upadnie?",
  "id": "czy-zostane-bez-pradu",
  "level": 3
}, {
  "value": "Czy rolnik straci KRUS przez panele w spółdzielni?",
  "id": "rolnik-i-krus",
  "level": 3
}, {
  "value": "Gmina i miasto",
  "id": "gmina-i-miasto",
  "level": 2
}, {
  "value": "Czy każda gmina może powołać spółdzielnię energetyczną?",
  "id": "czy-kazda-gmina",
  "level": 3
}, {
  "value": "Czy spółdzielnię można założyć w mieście lub na osiedlu?",
  "id": "miasto-i-osiedle",
  "level": 3
}, {
  "value": "Czy jedna spółdzielnia może łączyć miasto i wieś?",
  "id": "miasto-i-wies-razem",
  "level": 3
}, {
  "value": "Czy gmina powinna założyć spółdzielnię, skoro sama dużo zużywa?",
  "id": "czy-gmina-powinna",
  "level": 3
}, {
  "value": "Czy wójt może być prezesem spółdzielni i głosować za gminę?",
  "id": "wojt-prezesem",
  "level": 3
}, {
  "value": "Czy gmina musi robić przetarg, żeby zużywać energię ze spółdzielni?",
  "id": "gmina-i-przetarg",
  "level": 3
}, {
  "value": "Zakładanie i wpis",
  "id": "zakladanie-i-wpis",
  "level": 2
}, {
  "value": "Jak założyć spółdzielnię krok po kroku?",
  "id": "jak-zalozyc-spoldzielnie",
  "level": 3
}, {
  "value": "Co musi być w statucie?",
  "id": "co-w-statucie",
  "level": 3
}, {
  "value": "Jakie dokumenty składa się do KOWR?",
  "id": "dokumenty-do-kowr",
  "level": 3
}, {
  "value": "Ile trwa rejestracja?",
  "id": "ile-trwa-rejestracja",
  "level": 3
}, {
  "value": "Co zrobić po wpisie do KOWR, żeby ruszyły rozliczenia?",
  "id": "co-po-wpisie",
  "level": 3
}, {
  "value": "Czy panele w leasingu mogą pracować w spółdzielni?",
  "id": "panele-w-leasingu",
  "level": 3
}, {
  "value": "Jak rozpoznać firmę, która sprzedaje tylko dokumenty?",
  "id": "firma-od-samych-dokumentow",
  "level": 3
}, {
  "value": "Warunki i limity",
  "id": "warunki-i-limity",
  "level": 2
}, {
  "value": "Jakie są limity mocy?",
  "id": "limity-mocy",
  "level": 3
}, {
  "value": "Czy spółdzielnia potrzebuje koncesji?",
  "id": "koncesja",
  "level": 3
}, {
  "value": "Jaki procent potrzeb trzeba pokryć: 40 czy 70?",
  "id": "prog-40-czy-70",
  "level": 3
}, {
  "value": "Czy 70% to to samo co autokonsumpcja?",
  "id": "prog-a-autokonsumpcja",
  "level": 3
}, {
  "value": "Co grozi za niespełnianie warunków?",
  "id": "co-grozi-za-naruszenie",
  "level": 3
}, {
  "value": "Jakie sprawozdania trzeba składać?",
  "id": "sprawozdania-do-kowr",
  "level": 3
}, {
  "value": "Rozliczenia",
  "id": "rozliczenia",
  "level": 2
}, {
  "value": "Czym rozliczenie 1:0,6 różni się od net-billingu?",
  "id": "rozliczenie-a-net-billing",
  "level": 3
}, {
  "value": "Mam stare opusty. Czy opłaca się wejść do spółdzielni?",
  "id": "opusty-a-spoldzielnia",
  "level": 3
}, {
  "value": "Co dzieje się z nadwyżką i jak długo jest ważna?",
  "id": "nadwyzka-i-jej-waznosc",
  "level": 3
}, {
  "value": "Czy muszę zmieniać sprzedawcę prądu?",
  "id": "zmiana-sprzedawcy",
  "level": 3
}, {
  "value": "Czy dalej dostanę fakturę od dotychczasowej firmy?",
  "id": "faktura-od-sprzedawcy",
  "level": 3
}, {
  "value": "Czy sprzedawca może odmówić rozliczania spółdzielni?",
  "id": "odmowa-sprzedawcy",
  "level": 3
}, {
  "value": "Ile czasu ma operator na montaż liczników?",
  "id": "montaz-licznikow",
  "level": 3
}, {
  "value": "Czy biogazownia może należeć do spółdzielni?",
  "id": "biogazownia",
  "level": 3
}, {
  "value": "Czy pompa ciepła i ładowarka skorzystają ze wspólnego prądu?",
  "id": "pompa-ciepla-i-ladowarka",
  "level": 3
}, {
  "value": "Czy magazyn energii ma sens w spółdzielni?",
  "id": "magazyn-energii",
  "level": 3
}, {
  "value": "Czym jest CSIRE i czy spółdzielnia musi do niego wejść?",
  "id": "czym-jest-csire",
  "level": 3
}, {
  "value": "Opłaty i pieniądze",
  "id": "oplaty-i-pieniadze",
  "level": 2
}, {
  "value": "Z jakich opłat zwolniona jest energia w spółdzielni?",
  "id": "zwolnienia-z-oplat",
  "level": 3
}, {
  "value": "Czy rachunek może spaść do zera?",
  "id": "rachunek-do-zera",
  "level": 3
}, {
  "value": "Czy spółdzielnia obniży opłatę za moc umowną?",
  "id": "moc-umowna",
  "level": 3
}, {
  "value": "Czy w spółdzielni mogę mieć taryfę z ceną dynamiczną?",
  "id": "cena-dynamiczna",
  "level": 3
}, {
  "value": "Ile realnie można oszczędzić?",
  "id": "ile-mozna-oszczedzic",
  "level": 3
}, {
  "value": "Kto ustala cenę prądu wewnątrz spółdzielni?",
  "id": "cena-wewnatrz-spoldzielni",
  "level": 3
}, {
  "value": "Jak spółdzielnia rozlicza się z członkami i jak wystawia faktury?",
  "id": "rozliczenia-z-czlonkami",
  "level": 3
}, {
  "value": "Skąd wziąć pieniądze na start?",
  "id": "pieniadze-na-start",
  "level": 3
}, {
  "value": "Podatki",
  "id": "podatki",
  "level": 2
}, {
  "value": "Czy trzeba płacić akcyzę?",
  "id": "czy-placi-sie-akcyze",
  "level": 3
}, {
  "value": "Jak to wygląda z VAT i CIT?",
  "id": "vat-i-cit",
  "level": 3
}, {
  "value": "Jak księgować energię i kto bada sprawozdanie spółdzielni?",
  "id": "ksiegowanie",
  "level": 3
}, {
  "value": "Czy członek płaci PIT od energii oddanej do spółdzielni?",
  "id": "pit-od-energii-oddanej",
  "level": 3
}, {
  "value": "Czy firma na estońskim CIT może przystąpić?",
  "id": "estonski-cit",
  "level": 3
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    details: "details",
    div: "div",
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    ol: "ol",
    "own-component": "own-component",
    p: "p",
    "question-group": "question-group",
    span: "span",
    strong: "strong",
    summary: "summary",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component1 = _components["later-part"], _component0 = _components["own-component"], _component2 = _components["question-group"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsx)(FaqTools, {}), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.p, {
      children: "Każda odpowiedź jest krótka, ma źródło i link do artykułu."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "podstawy",
      children: "Podstawy"
    }), "\n", (0,jsx_runtime.jsxs)(_component1, {
      children: ["\n", (0,jsx_runtime.jsxs)(_component2, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "czym-jest-spoldzielnia",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czym właściwie jest spółdzielnia energetyczna?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["To spółdzielnia, która wytwarza energię z odnawialnych źródeł wyłącznie dla siebie i swoich ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#czlonek",
                children: "członków"
              }), ": prąd, ciepło, biogaz albo ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#biometan",
                children: "biometan"
              }), ". Może też tą energią obracać i ją magazynować", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 2 pkt 33a",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Działa jako zwykła spółdzielnia albo ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#spoldzielnia-rolnikow",
                children: "spółdzielnia rolników"
              }), ". Zaczyna dopiero po wpisie do ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
                children: "wykazu"
              }), ", który prowadzi Dyrektor Generalny ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#kowr",
                children: "KOWR"
              }), " (Krajowego Ośrodka Wsparcia Rolnictwa)", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38f",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest",
                children: "Spółdzielnia energetyczna – co to jest"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "podstawa-prawna",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Na jakiej podstawie prawnej działa spółdzielnia?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Podstawą jest ustawa o ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#oze",
                children: "odnawialnych źródłach energii"
              }), " (OZE), głównie art. 38c–38o. Opisujemy ją w wersji z 2024 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c–38o",
                children: "[1]"
              }), ", a późniejsze zmiany zbiera ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/zmiany-w-prawie-kalendarz",
                children: "kalendarz"
              }), ". Obecne brzmienie znajdziesz w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#isap",
                children: "ISAP"
              }), ", sejmowej bazie ustaw."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#statut",
                children: "Statut"
              }), " i organy opisuje Prawo spółdzielcze", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2",
                children: "[2]"
              }), ", a spółdzielnia rolników ma własną ustawę", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-sr",
                "aria-label": "Źródło 3",
                children: "[3]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Od 1 kwietnia 2022 r. rozliczenia opisuje osobne rozporządzenie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rozp",
                "aria-label": "Źródło 4, § 7",
                children: "[4]"
              }), ". Samo pojęcie jest w ustawie od 2016 r., ale realne zasady wprowadziła dopiero zmiana z 19 lipca 2019 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-resd",
                "aria-label": "Źródło 5",
                children: "[5]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kowr1",
                "aria-label": "Źródło 6",
                children: "[6]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest",
                children: "Spółdzielnia energetyczna – co to jest"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "zmiany-w-przepisach",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Co zmieniło się w przepisach od 2023 r. i co jeszcze się zmieni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Najwięcej zmieniła nowelizacja ustawy, która działa od 1 października 2023 r. Poszerzyła definicję, zniosła limit członków, wyznaczyła terminy sprzedawcy i ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#osd",
                children: "operatorowi sieci"
              }), ", a na pewien czas obniżyła ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
                children: "próg pokrycia"
              }), " do 40%", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-zm23",
                "aria-label": "Źródło 7",
                children: "[7]"
              }), ". Wnioski z 2026 r. obejmuje już próg 70%", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp1",
                "aria-label": "Źródło 8",
                children: "[8]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Ustawa z 9 października 2025 r. otwiera spółdzielnie na miasta", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-off",
                "aria-label": "Źródło 9",
                children: "[9]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-bi",
                "aria-label": "Źródło 10",
                children: "[10]"
              }), ". Trwają też dalsze prace, nad projektem UD332", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-erp",
                "aria-label": "Źródło 11",
                children: "[11]"
              }), " i drukiem sejmowym nr 2821, ale projekt niczego jeszcze nie zmienia. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/zmiany-w-prawie-kalendarz",
                children: "Zmiany w prawie 2016–2026"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "ile-spoldzielni-w-polsce",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Ile spółdzielni energetycznych działa w Polsce?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Na początku marca 2026 r. w wykazie KOWR było ponad 600 spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp1",
                "aria-label": "Źródło 8",
                children: "[8]"
              }), ". We wrześniu 2025 r. było ich blisko 140", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp2",
                "aria-label": "Źródło 12",
                children: "[12]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-gp1",
                "aria-label": "Źródło 13",
                children: "[13]"
              }), ", a pod koniec 2024 r. – 60", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp2",
                "aria-label": "Źródło 12",
                children: "[12]"
              }), ". Pierwsza trafiła do wykazu KOWR w maju 2021 r., jak podaje prasa", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-wn1",
                "aria-label": "Źródło 14",
                children: "[14]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Wpis nie oznacza jeszcze, że rozliczenia ruszyły. Wykaz jest jawny, więc dzisiejszą liczbę odczytasz w nim sam", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38h",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce",
                children: "Ile spółdzielni energetycznych jest w Polsce"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "klaster-i-obywatelska-spolecznosc",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czym spółdzielnia różni się od klastra i obywatelskiej społeczności?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tylko spółdzielnia z wykazu KOWR ma ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
                children: "rozliczenie 1:0,6"
              }), " i związane z nim zwolnienia", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c",
                children: "[1]"
              }), ". ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#klaster-energii",
                children: "Klaster energii"
              }), " to pisemne porozumienie z udziałem samorządu lub spółki komunalnej, a nie osoba prawna", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kl1",
                "aria-label": "Źródło 15",
                children: "[15]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kl3",
                "aria-label": "Źródło 16",
                children: "[16]"
              }), ". Wsparcie klastrów jest czasowe i zależy od decyzji Komisji Europejskiej", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-zm23",
                "aria-label": "Źródło 7, art. 48",
                children: "[7]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#obywatelska-spolecznosc-energetyczna",
                children: "Obywatelska społeczność energetyczna"
              }), " może być na przykład stowarzyszeniem. Jej główny cel to korzyści środowiskowe, gospodarcze lub społeczne, a nie zysk", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ngo",
                "aria-label": "Źródło 17",
                children: "[17]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie",
                children: "Spółdzielnia, klaster, OSE czy prosument"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "prosument-zbiorowy-wirtualny-lokatorski",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czym spółdzielnia różni się od prosumenta zbiorowego, wirtualnego i lokatorskiego?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Spółdzielnia rozlicza razem wielu członków, a ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#prosument",
                children: "prosument"
              }), " tylko swoją instalację lub udział w niej", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 2",
                children: "[1]"
              }), ". ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#prosument-zbiorowy",
                children: "Prosument zbiorowy"
              }), " ma udział w instalacji przyłączonej przez jego budynek. ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#prosument-wirtualny",
                children: "Prosument wirtualny"
              }), " ma udział w instalacji w innym miejscu", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-prow",
                "aria-label": "Źródło 18",
                children: "[18]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-proz",
                "aria-label": "Źródło 19",
                children: "[19]"
              }), ". Przepisy o prosumencie wirtualnym miały według tekstu z 2024 r. działać od 2 lipca 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#prosument-lokatorski",
                children: "Prosument lokatorski"
              }), " to zarządca budynku, który rozlicza ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#mikroinstalacja",
                children: "mikroinstalację"
              }), " na rzecz mieszkańców", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-axe",
                "aria-label": "Źródło 20",
                children: "[20]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie",
                children: "Spółdzielnia, klaster, OSE czy prosument"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: [(0,jsx_runtime.jsx)(_components.strong, {
                children: "Poprawka z 25 listopada 2026 r."
              }), " Wcześniej pisaliśmy „mała instalacja”, a to coś większego."]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-moze-nalezec",
        children: "Kto może należeć"
      }), "\n", (0,jsx_runtime.jsxs)(_component2, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "kto-moze-byc-czlonkiem",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Kto może zostać członkiem spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Członkiem może być osoba fizyczna z pełną zdolnością do czynności prawnych albo osoba prawna: gmina, spółka, biblioteka. Szkoła jako jednostka budżetowa nie jest osobą prawną, więc naszym zdaniem jej liczniki wchodzą jako punkty gminy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-sg",
                "aria-label": "Źródło 41, art. 2",
                children: "[41]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-fp",
                "aria-label": "Źródło 42, art. 11",
                children: "[42]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-dk",
                "aria-label": "Źródło 43, art. 14",
                children: "[43]"
              }), ". Statut może zasady zmienić, na przykład dopuścić osoby bez pełnej zdolności, ale nie do organów", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 15",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Ustawa o OZE dodaje warunek: przyłączenie instalacji członka do sieci elektrycznej, gazowej lub ciepłowniczej. Wyjątek dotyczy dowozu biogazu i biometanu", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 1a",
                children: "[1]"
              }), ". Nie musisz mieć własnego źródła energii. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
                children: "Kto może być członkiem"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "wspolnota-mieszkaniowa",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy wspólnota mieszkaniowa może przystąpić lub założyć spółdzielnię?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Przepisy tego nie rozstrzygają. Prawo spółdzielcze mówi o osobach fizycznych i prawnych", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 15",
                children: "[2]"
              }), ". Wspólnota może nabywać prawa, ale ustawa nie nazywa jej osobą prawną", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-wl",
                "aria-label": "Źródło 44, art. 6",
                children: "[44]"
              }), ", choć Kodeks cywilny każe stosować do takich jednostek odpowiednio przepisy o osobach prawnych", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kc",
                "aria-label": "Źródło 45, art. 33¹",
                children: "[45]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Mieszkańcy mogą przystąpić osobno, jeśli statut na to pozwala. Wspólnota może też rozważyć formę prosumenta lokatorskiego", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-axe",
                "aria-label": "Źródło 20",
                children: "[20]"
              }), ". Zanim wspólnota złoży deklarację, zapytaj prawnika, a potem sąd rejestrowy i KOWR. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
                children: "Kto może być członkiem"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "sasiednia-gmina-nie-rolnik",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy mogą należeć osoby z sąsiedniej gminy, które nie są rolnikami?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tak, jeśli ich gmina wchodzi w obszar spółdzielni. W zwykłej spółdzielni nie trzeba być rolnikiem", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 15",
                children: "[2]"
              }), ". Do spółdzielni rolników wejdą poza nimi tylko firmy, które obsługują ich produkty albo świadczą im usługi maszynowe", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-sr",
                "aria-label": "Źródło 3, art. 4",
                children: "[3]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Obszar to jedna gmina albo najwyżej 3 gminy, które ze sobą sąsiadują", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 1",
                children: "[1]"
              }), ", a wszystkich musi łączyć sieć jednego operatora", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 1",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/obszar-i-limity-spoldzielni",
                children: "Obszar i limity spółdzielni"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "czy-trzeba-miec-fotowoltaike",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy muszę mieć fotowoltaikę, żeby dołączyć?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie, możesz być tylko ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#odbiorca",
                children: "odbiorcą"
              }), ". W spółdzielni są ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#wytworca",
                children: "wytwórcy"
              }), ", odbiorcy i osoby w obu rolach", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c",
                children: "[1]"
              }), ", a same instalacje muszą należeć do niej lub do jej członków."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Spółdzielnia może działać na rzecz wszystkich członków albo tylko wybranych", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38f ust. 1",
                children: "[1]"
              }), ", więc zapytaj, czy obejmie także Twój licznik. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
                children: "Kto może być członkiem"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "ilu-czlonkow",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Ilu członków trzeba na start i ilu może być najwyżej?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Na start trzeba 10 osób fizycznych albo 3 osób prawnych", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 6 § 2",
                children: "[2]"
              }), ". Trzech członków wystarcza tylko wtedy, gdy statut dopuszcza wyłącznie osoby prawne. Pozostałe spółdzielnie mają co najmniej 10 członków, a spółdzielnia produkcji rolnej i grupy producentów rolnych 5", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 15",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Trzeba też obsadzić ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
                children: "zarząd"
              }), " i radę nadzorczą, w której zasiadają co najmniej 3 osoby. Nikt nie może być w obu naraz", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 45, 49 i 56",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Górnego limitu ustawa o OZE nie podaje. Dawny limit od 1 października 2023 r. jest skreślony", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/kto-moze-byc-czlonkiem",
                children: "Kto może być członkiem"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "spoldzielnia-rolnikow",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy spółdzielnia rolników może być energetyczna i czy to się opłaca?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tak, ustawa dopuszcza tę formę", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 2 pkt 33a",
                children: "[1]"
              }), ". Potrzeba jednak co najmniej 10 rolników, i to przez cały czas, a członkostwo trwa co najmniej rok obrotowy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-sr",
                "aria-label": "Źródło 3, art. 5 i 7",
                children: "[3]"
              }), ". Taką spółdzielnię zakłada się ze względu na produkty rolne, a przychody z usług pobocznych nie mogą przekroczyć 25%", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-sr",
                "aria-label": "Źródło 3, art. 4, 6 i 7",
                children: "[3]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Naszym zdaniem do samej energii zwykła spółdzielnia bywa wygodniejsza. Czy to się opłaca, pokaże dopiero rachunek na danych. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-rolnikow-a-energia",
                children: "Spółdzielnia rolników a energia"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "dlugi-spoldzielni",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy odpowiadam za długi spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie, jako członek nie odpowiadasz za długi spółdzielni wobec jej wierzycieli. W stratach uczestniczysz najwyżej do wysokości zadeklarowanych ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#udzial",
                children: "udziałów"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 19",
                children: "[2]"
              }), ". Dotyczy to też osoby, która odeszła, jeśli w ciągu 6 miesięcy otwarto likwidację albo w ciągu roku wszczęto upadłość", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 28",
                children: "[2]"
              }), ". Po ogłoszeniu upadłości syndyk może zażądać niewpłaconej części udziału", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 135",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Przed wpisem do ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#krs",
                children: "KRS"
              }), " osoby, które działają w interesie spółdzielni, odpowiadają solidarnie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 11 § 2",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Ile wynosi udział i ile ich trzeba objąć, zapisuje statut", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 5",
                children: "[2]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/przystapienie-i-wystapienie-czlonka",
                children: "Przystąpienie i wyjście członka"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "prawa-czlonka",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jakie prawa ma członek spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Ustawa wymienia sześć: udział w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#walne-zgromadzenie",
                children: "walnym zgromadzeniu"
              }), ", wybieranie i kandydowanie, dokumenty, wnioski do organów, część ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#nadwyzka",
                children: "nadwyżki"
              }), " i świadczenia spółdzielni, czyli wspólny prąd", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 18 § 2",
                children: "[2]"
              }), ". Prawa są równe, a głos jeden, chyba że członkami mogą być wyłącznie osoby prawne i statut mówi inaczej", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 18 § 1, art. 36 § 2",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Uchwałę walnego zaskarża się w 6 tygodni, a odmowę wglądu w umowę w 7 dni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 42 § 6, art. 18 § 3",
                children: "[2]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/prawa-i-obowiazki-czlonka",
                children: "Prawa i obowiązki członka"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "ile-trzeba-wplacic",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Ile kosztuje założenie spółdzielni i wejście do niej?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Za rejestrację w KRS spółdzielnia płaci 500 zł", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ksc",
                "aria-label": "Źródło 49, art. 52 ust. 1",
                children: "[49]"
              }), ". Cen doradcy i księgowości ustawa nie podaje, więc zbierz oferty. Przy wejściu wpłacasz ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#wpisowe",
                children: "wpisowe"
              }), " i co najmniej jeden udział. Kwoty zapisuje statut", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 19–20",
                children: "[2]"
              }), ". Czy to się zwróci, policzysz w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/kalkulator",
                children: "kalkulatorze"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Udział wraca po zatwierdzeniu sprawozdania za rok odejścia, chyba że poszedł na pokrycie strat. Wpisowe nie wraca", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 21, 26 i 78",
                children: "[2]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie",
                children: "Ile kosztuje założenie i prowadzenie"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "rezygnacja-z-czlonkostwa",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy mogę zrezygnować i kiedy?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tak, możesz wystąpić, najwcześniej z końcem miesiąca kalendarzowego", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 3",
                children: "[1]"
              }), ". Wypowiedzenie musi być na piśmie, bo inaczej jest nieważne, a jego termin i okres zapisuje statut", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 22",
                children: "[2]"
              }), ". Zwykły ", (0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: "e-mail"
              }), " nie wystarczy."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Na koniec miesiąca działa też wypowiedzenie umowy ze sprzedawcą prądu", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38da ust. 3",
                children: "[1]"
              }), ". Energię wytwórcy sprzedawca uwzględnia jednak tylko do dnia, w którym spółdzielnia zawiadomi go o wypowiedzeniu", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38da ust. 5",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/przystapienie-i-wystapienie-czlonka",
                children: "Przystąpienie i wyjście członka"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "czy-zostane-bez-pradu",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy zostanę bez prądu, gdy słońce nie świeci albo spółdzielnia upadnie?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie, z powodu spółdzielni prądu nie stracisz. Dochodzi on tą samą siecią, a operator musi ją utrzymywać dla wszystkich na równych zasadach", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                "aria-label": "Źródło 40, art. 4",
                children: "[40]"
              }), ". Gdy własnej energii brakuje, dostarcza ją sprzedawca, z którym masz umowę."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Koniec spółdzielni kończy rozliczenie 1 do 0,6", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 40 ust. 1b",
                children: "[1]"
              }), ". O umowie z Twoim sprzedawcą przepis milczy, więc naszym zdaniem działa ona dalej. Trzeba jednak mieć sprzedawcę i odpowiadać na jego pisma, bo po wygaśnięciu umowy rezerwowej operator wstrzymuje dostawę temu, kto nie wybrał nowego sprzedawcy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                "aria-label": "Źródło 40, art. 5aa ust. 12",
                children: "[40]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/obawy-mieszkancow",
                children: "Obawy mieszkańców"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "rolnik-i-krus",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy rolnik straci KRUS przez panele w spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie powinien, jeśli nie prowadzi firmy, a jego mikroinstalacja ma do 50 kW. Ustawa mówi, że takie wytwarzanie nie jest działalnością gospodarczą", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 10",
                children: "[1]"
              }), ", a KRUS wiąże skutki właśnie z nią", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kru",
                "aria-label": "Źródło 47, art. 5a ust. 10",
                children: "[47]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["To wniosek z dwóch ustaw, więc potwierdź go w Kasie na piśmie. Przy większym źródle, radzie nadzorczej i etacie zasady są inne. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/rolnik-krus-dotacje-dzierzawa",
                children: "Rolnik: KRUS, dotacje i dzierżawa"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "gmina-i-miasto",
        children: "Gmina i miasto"
      }), "\n", (0,jsx_runtime.jsxs)(_component2, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "czy-kazda-gmina",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy każda gmina może powołać spółdzielnię energetyczną?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tak wynika z ustawy z 9 października 2025 r., która otwiera spółdzielnie na gminy każdego rodzaju", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-off",
                "aria-label": "Źródło 9",
                children: "[9]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-bi",
                "aria-label": "Źródło 10",
                children: "[10]"
              }), ". Prezydent podpisał ją 4 listopada 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-dzp",
                "aria-label": "Źródło 46",
                children: "[46]"
              }), ", a dzień, od którego ta zmiana działa w gminach miejskich, sprawdź w ISAP. Tekst z 2024 r. pozwala na to tylko gminom wiejskim i miejsko-wiejskim", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 1",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Gmina nie zrobi tego sama. Potrzeba 3 osób prawnych albo 10 osób fizycznych", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 6 § 2",
                children: "[2]"
              }), ". O utworzeniu spółdzielni i przystąpieniu do niej decyduje rada gminy uchwałą", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-sg",
                "aria-label": "Źródło 41, art. 18 ust. 2 pkt 9",
                children: "[41]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
                children: "Gmina w spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "miasto-i-osiedle",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy spółdzielnię można założyć w mieście lub na osiedlu?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tak wynika z ustawy z 9 października 2025 r., która dla gmin miejskich przewiduje osobny wykaz", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-off",
                "aria-label": "Źródło 9",
                children: "[9]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-bi",
                "aria-label": "Źródło 10",
                children: "[10]"
              }), ". Poradniki różnią się w tym między sobą, bo jeszcze w styczniu 2026 r. część pisała inaczej", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-zin",
                "aria-label": "Źródło 21",
                children: "[21]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Zanim podejmiesz decyzję, sprawdź w ISAP, od kiedy przepisy działają i jak rozlicza się prąd w mieście. Jak to zrobić krok po kroku: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
                children: "Spółdzielnia energetyczna w mieście"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "miasto-i-wies-razem",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy jedna spółdzielnia może łączyć miasto i wieś?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Gminy miejskiej z wiejską tekst z 2024 r. nie łączy, a ustawa z 2025 r. mogła to zmienić. Gmina miejsko-wiejska, czyli miasto z okolicznymi wsiami, mieściła się w przepisie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 1 pkt 1",
                children: "[1]"
              }), ". Spółdzielnie z gmin miejskich i pozostałych mają mieć osobne wykazy, a branża wskazuje, że utrudnia to jedną spółdzielnię dla miasta i wsi", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-bi",
                "aria-label": "Źródło 10",
                children: "[10]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Zanim zaplanujesz taki obszar, zapytaj KOWR na piśmie, do którego wykazu trafi. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
                children: "Spółdzielnia energetyczna w mieście"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "czy-gmina-powinna",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy gmina powinna założyć spółdzielnię, skoro sama dużo zużywa?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["To zależy od liczb, więc najpierw policz, na przykład w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/kalkulator#kto=gmina",
                children: "kalkulatorze dla gminy"
              }), ". Instalacje mają umożliwiać pokrycie co najmniej 70% rocznych potrzeb spółdzielni i członków", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 1",
                children: "[1]"
              }), ", więc duże zużycie gminy wymaga dużej mocy."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Gmina może być członkiem jako osoba prawna", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 15",
                children: "[2]"
              }), ". Samorządy mówią prasie o setkach tysięcy złotych oszczędności rocznie, ale to relacje, a nie obietnica dla Ciebie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp1",
                "aria-label": "Źródło 8",
                children: "[8]"
              }), ". Sprawdź też zamówienia publiczne. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
                children: "Gmina w spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "wojt-prezesem",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy wójt może być prezesem spółdzielni i głosować za gminę?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["O wejściu gminy do spółdzielni decyduje uchwałą rada, a nie wójt", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-sg",
                "aria-label": "Źródło 41, art. 18 ust. 2 pkt 9",
                children: "[41]"
              }), ". Na walnym zgromadzeniu gminę zastępuje pełnomocnik z pisemnym pełnomocnictwem. Osoba z zarządu może nim być tylko wtedy, gdy spółdzielnia ma najwyżej 10 członków, a statut tego nie zabrania", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 36 § 3–5",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["W artykułach Prawa spółdzielczego o zarządzie i radzie zakazu dla wójta nie ma", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 49, 56 i 57",
                children: "[2]"
              }), ". Mogą go jednak zawierać osobne ustawy o osobach na stanowiskach publicznych, więc zanim rada gminy wskaże kandydatów, poproś radcę prawnego o opinię. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/organy-i-glosowanie",
                children: "Organy i głosowanie"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "gmina-i-przetarg",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy gmina musi robić przetarg, żeby zużywać energię ze spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie jest to rozstrzygnięte, więc bezpieczniej założyć, że tak, dopóki prawnik nie wskaże zwolnienia. Zmiana z 2025 r. zwalnia z przetargów zakupy samorządów w klastrach energii, a o spółdzielniach prasa takiego zwolnienia nie podaje", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-bi",
                "aria-label": "Źródło 10",
                children: "[10]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Gmina i jej jednostki mogą więc mieć kłopot z prawem zamówień publicznych. Pokaż plan prawnikowi, zanim gmina podpisze umowy. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
                children: "Gmina w spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "zakladanie-i-wpis",
        children: "Zakładanie i wpis"
      }), "\n", (0,jsx_runtime.jsxs)(_component2, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "jak-zalozyc-spoldzielnie",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jak założyć spółdzielnię krok po kroku?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Droga ma cztery etapy, a rozliczenia ruszają dopiero po ostatnim", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rsp",
                "aria-label": "Źródło 22",
                children: "[22]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-wie",
                "aria-label": "Źródło 23",
                children: "[23]"
              }), ". Terminy każdego z nich policzy ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/wzory/lista-zakladania-spoldzielni",
                children: "lista kontrolna"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["Zbadaj zużycie, zbierz ", (0,jsx_runtime.jsx)(_components.a, {
                  href: "/baza-wiedzy/slownik#zalozyciel",
                  children: "założycieli"
                }), " i przygotuj statut."]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["Zwołaj zebranie, które uchwali statut i wybierze organy, a potem zgłoś spółdzielnię do KRS, czyli rejestru sądowego", (0,jsx_runtime.jsx)(_components.a, {
                  href: "#zrodlo-ps",
                  "aria-label": "Źródło 2, art. 6 i 7",
                  children: "[2]"
                }), "."]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["Złóż wniosek o wpis do wykazu KOWR", (0,jsx_runtime.jsx)(_components.a, {
                  href: "#zrodlo-oze",
                  "aria-label": "Źródło 1, art. 38g",
                  children: "[1]"
                }), "."]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["Zawrzyj umowy ze sprzedawcą i poczekaj na liczniki od operatora sieci", (0,jsx_runtime.jsx)(_components.a, {
                  href: "#zrodlo-oze",
                  "aria-label": "Źródło 1, art. 38da",
                  children: "[1]"
                }), "."]
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
                children: "Jak założyć spółdzielnię energetyczną"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "co-w-statucie",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Co musi być w statucie?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Prawo spółdzielcze wymienia osiem punktów: nazwa i siedziba, przedmiot działalności, wpisowe i udziały, prawa i obowiązki członków oraz ich przyjmowanie i odejście. Trzy dalsze to walne zgromadzenie, wybór organów oraz podział nadwyżki i strat", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 5",
                children: "[2]"
              }), ". Założyciele go uchwalają i podpisują", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 6",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Ustawa o OZE nie mówi, jak podzielić korzyści z energii między członków, więc zapisz to w statucie lub regulaminie. Dodaj też to, czego wymagają inne artykuły, na przykład okres wypowiedzenia", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 22",
                children: "[2]"
              }), ". Pomoże ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/wzory/omowienie-statutu",
                children: "omówienie statutu"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/statut-spoldzielni-energetycznej",
                children: "Statut spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "dokumenty-do-kowr",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jakie dokumenty składa się do KOWR?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Składasz wniosek, statut i oświadczenie zarządu pod odpowiedzialnością karną. We wniosku są: nazwa, siedziba, numery KRS i NIP, obszar, przedmiot działalności, liczba członków i ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#ppe",
                children: "punktów poboru"
              }), " oraz roczne potrzeby. Opisujesz też instalacje i wskazujesz sprzedawcę", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38g ust. 2–5",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Na uzupełnienie braków masz 7 dni od wezwania. Inaczej wniosek zostaje bez rozpoznania", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38g ust. 6",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/wpis-do-wykazu-kowr",
                children: "Wpis do wykazu KOWR"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "ile-trwa-rejestracja",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Ile trwa rejestracja?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie ma jednej liczby, bo ustawa o OZE nie podaje terminu wpisu do wykazu", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38g",
                children: "[1]"
              }), ". O czas oczekiwania zapytaj sąd rejestrowy i KOWR."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Po wpisie dochodzą trzy terminy, liczone od wniosków spółdzielni: 21 dni na umowę dystrybucyjną, 90 dni na oferty umów i 4 miesiące na liczniki", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38da",
                children: "[1]"
              }), ". Prasa pisze też o długich uzgodnieniach z firmami energetycznymi", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp3",
                "aria-label": "Źródło 24",
                children: "[24]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/wpis-do-wykazu-kowr",
                children: "Wpis do wykazu KOWR"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "co-po-wpisie",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Co zrobić po wpisie do KOWR, żeby ruszyły rozliczenia?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Złóż trzy wnioski, bo sam wpis nie uruchamia rozliczeń", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-wie",
                "aria-label": "Źródło 23",
                children: "[23]"
              }), ". Od wniosku o oferty i umowę sprzedawca ma 90 dni. Od wniosku o umowę dystrybucyjną operator sieci ma 21 dni, a od wniosku o ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#lzo",
                children: "liczniki zdalnego odczytu"
              }), " 4 miesiące", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38da ust. 1–2",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["W tym czasie ustal ceny wewnętrzne i zasady zgłaszania zmian członków. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/pierwsze-90-dni-po-wpisie",
                children: "Pierwsze 90 dni po wpisie"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "panele-w-leasingu",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy panele w leasingu mogą pracować w spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Bezpieczniej założyć, że nie, dopóki właścicielem jest firma leasingowa. Instalacja, która zasila członków przez sieć, musi być własnością spółdzielni albo jej członka", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38f ust. 1",
                children: "[1]"
              }), ". Zanim podpiszesz umowę leasingu, zapytaj KOWR na piśmie."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["O gruncie i dachu przepis nie mówi, więc naszym zdaniem mogą być dzierżawione. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz",
                children: "Inwestor i wykonawca z zewnątrz"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "firma-od-samych-dokumentow",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jak rozpoznać firmę, która sprzedaje tylko dokumenty?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Zapytaj, co firma zrobi po wpisie do KOWR, bo wtedy zaczyna się praca nad rozliczeniami", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-wie",
                "aria-label": "Źródło 23",
                children: "[23]"
              }), ". Konkretnych firm nie oceniamy. Pomogą takie pytania:"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
                children: "Kto zbada zużycie w każdej godzinie?"
              }), "\n", (0,jsx_runtime.jsx)(_components.li, {
                children: "Kto przygotuje umowy ze sprzedawcą i dopilnuje liczników?"
              }), "\n", (0,jsx_runtime.jsx)(_components.li, {
                children: "Kto złoży roczne sprawozdanie do KOWR?"
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                children: ["Z jakich założeń wynika obiecana oszczędność? Szacunki w sieci bardzo się różnią", (0,jsx_runtime.jsx)(_components.a, {
                  href: "#zrodlo-rp3",
                  "aria-label": "Źródło 24",
                  children: "[24]"
                }), (0,jsx_runtime.jsx)(_components.a, {
                  href: "#zrodlo-asl",
                  "aria-label": "Źródło 25",
                  children: "[25]"
                }), "."]
              }), "\n"]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/jak-wybrac-doradce",
                children: "Jak wybrać doradcę"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "warunki-i-limity",
        children: "Warunki i limity"
      }), "\n", (0,jsx_runtime.jsxs)(_component2, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "limity-mocy",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jakie są limity mocy?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Łączna moc elektryczna instalacji OZE może wynieść najwyżej 10 MW. Dla ciepła limit to 30 MW mocy cieplnej. Biogazu może powstać do 40 mln m³ rocznie, a biometanu do 20 mln m³", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Osobna granica dotyczy podatku: zwolnienie z ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#akcyza",
                children: "akcyzy"
              }), " działa do 1 MW łącznej mocy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/obszar-i-limity-spoldzielni",
                children: "Obszar i limity spółdzielni"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "koncesja",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy spółdzielnia potrzebuje koncesji?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Zwykle nie. Koncesji nie wymaga prąd z instalacji do 1 MW ani prąd wyłącznie z biogazu rolniczego lub biopłynów. Większa farma słoneczna lub wiatrowa wymaga jej, jeśli wytwarzanie jest działalnością gospodarczą", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 3",
                children: "[1]"
              }), ". Czy jest nią w Twojej spółdzielni, oceni prawnik."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Instalacja powyżej 50 kW do 1 MW musi być w rejestrze wytwórców, bo za brak wpisu ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#ure",
                children: "Urząd Regulacji Energetyki"
              }), " wymierza 1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 168 pkt 14, art. 170 ust. 4",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz",
                children: "Inwestor i wykonawca z zewnątrz"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "prog-40-czy-70",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jaki procent potrzeb trzeba pokryć: 40 czy 70?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Przy wniosku złożonym od 1 stycznia 2026 r. trzeba 70%", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 1",
                children: "[1]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp1",
                "aria-label": "Źródło 8",
                children: "[8]"
              }), ". Próg 40% dotyczy spółdzielni, które złożyły wniosek do 31 grudnia 2025 r. Liczy się data wniosku, a nie wpisu", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-zm23",
                "aria-label": "Źródło 7, art. 41",
                children: "[7]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Przepis nie podaje, kiedy próg 40% wygasa ani czy zostaje po dołączeniu nowych członków lub mocy, więc przed taką zmianą zapytaj KOWR na piśmie. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/prog-70-i-40-procent",
                children: "Próg 70% i 40%"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "prog-a-autokonsumpcja",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy 70% to to samo co autokonsumpcja?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie, próg 70% liczy się w skali roku. Instalacje mają umożliwiać pokrycie co najmniej tylu potrzeb spółdzielni i członków", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
                children: "[1]"
              }), ". ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#autokonsumpcja",
                children: "Autokonsumpcja"
              }), " to prąd zużyty w chwili, w której powstaje."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Przykład: przy zużyciu 1 000 MWh rocznie instalacje muszą móc wytworzyć co najmniej 700 MWh, ale niekoniecznie w tych godzinach, w których członkowie biorą prąd. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/prog-70-i-40-procent",
                children: "Próg 70% i 40%"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "co-grozi-za-naruszenie",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Co grozi za niespełnianie warunków?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["KOWR odmówi wpisu albo wykreśli spółdzielnię z wykazu. Odmawia decyzją, gdy nie są spełnione warunki z art. 38e", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38k",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Wykreśla za utratę warunku obszaru, nieprawdziwe oświadczenie albo nienaprawione naruszenie limitu lub progu; termin naprawy wyznacza wtedy sam KOWR. Po takim wykreśleniu nowy wpis na tym obszarze jest możliwy najwcześniej po 3 latach", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38l",
                children: "[1]"
              }), ". Wykreśla też za to, że zmian nie zgłoszono w ciągu 14 dni, ale wtedy trzyletni zakaz nie działa", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38i",
                children: "[1]"
              }), ". Utrudnianie kontroli kosztuje 10 000 zł", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 168 pkt 24, art. 170 ust. 7",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/obowiazki-roczne-spoldzielni",
                children: "Obowiązki roczne spółdzielni"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "sprawozdania-do-kowr",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jakie sprawozdania trzeba składać?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Do KOWR składasz roczne sprawozdanie z ilością energii wytworzonej i zużytej w każdym miesiącu. Masz na to 60 dni od końca roku, czyli za 2026 r. do 1 marca 2027 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38m",
                children: "[1]"
              }), ". Za jego brak albo nieprawdę w nim grozi 1 000 zł kary", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 168 pkt 22, art. 170 ust. 7",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Zmianę danych zgłaszasz w 14 dni, bo inaczej grozi wykreślenie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38i",
                children: "[1]"
              }), ". Walne zgromadzenie odbywa się w ciągu 6 miesięcy po roku obrachunkowym, a ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#lustracja",
                children: "lustracja"
              }), " co najmniej raz na 3 lata", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 39 i 91",
                children: "[2]"
              }), ". O sprawozdaniach finansowych powie księgowość. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/obowiazki-roczne-spoldzielni",
                children: "Obowiązki roczne spółdzielni"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "rozliczenia",
        children: "Rozliczenia"
      }), "\n", (0,jsx_runtime.jsxs)(_component2, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "rozliczenie-a-net-billing",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czym rozliczenie 1:0,6 różni się od net-billingu?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["W spółdzielni rozlicza się kilowatogodziny, a w ", (0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: (0,jsx_runtime.jsx)(_components.a, {
                  href: "/baza-wiedzy/slownik#net-billing",
                  children: "net-billingu"
                })
              }), " złote. W każdej godzinie sumuje się pobór i oddanie wszystkich członków. Dopiero z nadwyżki wraca później 0,6 kWh za każdą 1 kWh, bez względu na moc", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 3–6",
                children: "[1]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rozp",
                "aria-label": "Źródło 4, § 2–3",
                children: "[4]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["W ", (0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: "net-billingu"
              }), " oddany prąd wycenia się w złotych. Tak rozlicza się prosument, który zaczął oddawać energię 1 kwietnia 2022 r. lub później", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 4",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsxs)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-czy-net-billing",
                children: ["Spółdzielnia czy ", (0,jsx_runtime.jsx)(_components.span, {
                  className: "unbroken",
                  children: "net-billing"
                })]
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "opusty-a-spoldzielnia",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Mam stare opusty. Czy opłaca się wejść do spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["To zależy od tego, ile Twojego prądu zużyją od razu inni członkowie, bo ta część liczy się 1 do 1, a reszta 1 do 0,6", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 3–6",
                children: "[1]"
              }), ". W ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#net-metering",
                children: "opuście"
              }), " odbierasz 0,8 kWh za każdą oddaną 1 kWh, a przy mocy powyżej 10 kW 0,7 kWh", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 4 ust. 1",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Jedna instalacja korzysta tylko z jednego rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 69a",
                children: "[1]"
              }), ". Zanim złożysz deklarację, policz oba warianty i zapytaj sprzedawcę na piśmie, czy po wyjściu ze spółdzielni możesz wrócić do opustu. Więcej: ", (0,jsx_runtime.jsxs)(_components.a, {
                href: "/baza-wiedzy/spoldzielnia-czy-net-billing",
                children: ["Spółdzielnia czy ", (0,jsx_runtime.jsx)(_components.span, {
                  className: "unbroken",
                  children: "net-billing"
                })]
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "nadwyzka-i-jej-waznosc",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Co dzieje się z nadwyżką i jak długo jest ważna?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nadwyżka daje ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#zapas-w-sieci",
                children: "zapas w sieci"
              }), ", ważny najdłużej 12 miesięcy. Liczy się je od ostatniego dnia miesiąca, w którym ją oddano", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 8",
                children: "[1]"
              }), ". Najpierw schodzi najstarsza część", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rozp",
                "aria-label": "Źródło 4, § 4 ust. 1",
                children: "[4]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Przykład: zapas z czerwca 2026 r. jest ważny do końca czerwca 2027 r. Niezużyty potem przepada: dysponuje nim sprzedawca i nikt za niego nie płaci", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 11",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/rozliczenie-1-do-06",
                children: "Rozliczenie 1:0,6"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "zmiana-sprzedawcy",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy muszę zmieniać sprzedawcę prądu?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Być może tak, bo całą spółdzielnię rozlicza jeden sprzedawca. Ma on z każdym członkiem umowę na prąd i dystrybucję razem. Domyślnie wyznacza go Urząd Regulacji Energetyki, ale spółdzielnia może wybrać innego", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 40 ust. 1a–1ac",
                children: "[1]"
              }), ". Kto sam zmieni firmę, z końcem miesiąca wypada ze wspólnego rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38da ust. 3",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Dzisiejszą umowę na czas nieokreślony wypowiesz bez kosztów. Przy umowie na czas określony firma żąda tylko tego, co w niej zapisano, a od domów i małych firm najwyżej swoich bezpośrednich strat", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                "aria-label": "Źródło 40, art. 4j ust. 3–3a",
                children: "[40]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
                children: "Sprzedawca i operator – obowiązki i terminy"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "faktura-od-sprzedawcy",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy dalej dostanę fakturę od dotychczasowej firmy?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tak, jeśli to ona rozlicza Twoją spółdzielnię. Rozlicza ją jeden sprzedawca, który ma umowę z każdym członkiem", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 40 ust. 1a–1ac",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Gdy spółdzielni zabraknie własnej energii, brakującą część dzieli się między członków, którzy w miesiącu więcej pobrali, niż oddali. Każdy płaci za nią według swojej taryfy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rozp",
                "aria-label": "Źródło 4, § 3 ust. 2–3",
                children: "[4]"
              }), ". Rozliczenia wewnątrz spółdzielni to osobna sprawa. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
                children: "Sprzedawca i operator – obowiązki i terminy"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "odmowa-sprzedawcy",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy sprzedawca może odmówić rozliczania spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Domyślny sprzedawca, zwany zobowiązanym, musi rozliczać spółdzielnię z wykazu KOWR. Obowiązek trwa od wpisu tak długo, jak spółdzielnia jest w wykazie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 40 ust. 1a i 1b",
                children: "[1]"
              }), ". Na oferty umów sprzedawca ma 90 dni od wniosku", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38da",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Spółdzielnia może wybrać innego sprzedawcę, ale przepis nie mówi, że on także ma obowiązek ją rozliczać. Praktycy opisują też długie uzgodnienia z firmami energetycznymi", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp3",
                "aria-label": "Źródło 24",
                children: "[24]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy",
                children: "Sprzedawca i operator – obowiązki i terminy"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "montaz-licznikow",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Ile czasu ma operator na montaż liczników?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Operator sieci ma 4 miesiące od ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/wzory/wniosek-do-operatora-o-liczniki",
                children: "wniosku spółdzielni"
              }), ". W tym czasie montuje każdemu członkowi licznik zdalnego odczytu, bez którego nie ma rozliczenia", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38da ust. 1 pkt 2",
                children: "[1]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rozp",
                "aria-label": "Źródło 4, § 2",
                children: "[4]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["W sieci do 1 kV licznika nie kupujesz. W swoim harmonogramie operator płaci też za montaż, ale gdy o licznik występuje sam odbiorca, koszt montażu ponosi on", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                "aria-label": "Źródło 40, art. 11t",
                children: "[40]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-lzo1",
                "aria-label": "Źródło 26",
                children: "[26]"
              }), ". O koszcie przy wniosku spółdzielni ustawa milczy, więc zapytaj operatora na piśmie, zanim go złożysz. Gdy 4 miesiące minęły, wezwij go pisemnie. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni",
                children: "Licznik zdalnego odczytu w spółdzielni"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "biogazownia",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy biogazownia może należeć do spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tak, jeśli jest własnością spółdzielni albo jej członka", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38f ust. 1",
                children: "[1]"
              }), ". Biogazu może powstać do 40 mln m³ rocznie, a prąd z biogazu rolniczego nie wymaga koncesji", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 3, art. 38e ust. 1 pkt 3",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Wytwarzanie biogazu rolniczego wymaga za to wpisu do rejestru KOWR", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 168 pkt 20",
                children: "[1]"
              }), ". Energia ze stałej ceny lub aukcji nie może jednocześnie korzystać z rozliczenia spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 69a",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/biogazownia-w-spoldzielni",
                children: "Biogazownia w spółdzielni"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "pompa-ciepla-i-ladowarka",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy pompa ciepła i ładowarka skorzystają ze wspólnego prądu?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Tak, bo rozliczenie widzi licznik, a nie urządzenie. Ładowanie w południe liczy się 1 do 1, a prąd do zimowego ogrzewania pochodzi głównie z letniej nadwyżki, odbieranej w stosunku 1 do 0,6", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 3 i 8",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nowe urządzenia zwiększają jednak potrzeby, od których liczy się próg 70%", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38e ust. 1 pkt 3",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/pompy-ciepla-ladowarki-magazyny",
                children: "Pompy ciepła i ładowarki"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "magazyn-energii",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy magazyn energii ma sens w spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Może mieć, gdy w jednych godzinach masz nadwyżkę prądu, a w innych go brakuje. ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#magazyn-energii",
                children: "Magazyn"
              }), " zmniejsza wtedy ilość energii oddanej, z której wraca tylko 0,6", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-elm",
                "aria-label": "Źródło 27",
                children: "[27]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 3",
                children: "[1]"
              }), ". Magazynowanie jest w ustawowej definicji spółdzielni", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 2 pkt 33a",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Efekt zależy od tego, kiedy członkowie biorą prąd. Policz go na danych godzinowych, zanim zamówisz urządzenie. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/magazyn-energii-w-spoldzielni",
                children: "Magazyn energii w spółdzielni"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "czym-jest-csire",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czym jest CSIRE i czy spółdzielnia musi do niego wejść?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#csire",
                children: "CSIRE"
              }), " to centralny system informacji rynku energii, czyli wspólna baza danych. Działa od 1 lipca 2025 r. i prowadzą go ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#pse",
                children: "Polskie Sieci Elektroenergetyczne"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pse1",
                "aria-label": "Źródło 28",
                children: "[28]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pse2",
                "aria-label": "Źródło 29",
                children: "[29]"
              }), ", a operatorzy sieci dołączają etapami", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-d759",
                "aria-label": "Źródło 30, art. 8",
                children: "[30]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Przepisy o spółdzielniach w ustawie o OZE nie każą im niczego tam zgłaszać", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c–38o",
                children: "[1]"
              }), ". Docelowo to sprzedawca ma brać z systemu ich dane godzinowe", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 5",
                children: "[1]"
              }), ". Zapytaj go, od kiedy to robi i czy potrzebuje czegoś od spółdzielni. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/csire-a-spoldzielnia-energetyczna",
                children: "CSIRE a spółdzielnia energetyczna"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "oplaty-i-pieniadze",
        children: "Opłaty i pieniądze"
      }), "\n", (0,jsx_runtime.jsxs)(_component2, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "zwolnienia-z-oplat",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Z jakich opłat zwolniona jest energia w spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie nalicza się ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#oplata-oze",
                children: "opłaty OZE"
              }), ", mocowej i kogeneracyjnej. Dotyczy to energii wytworzonej i zużytej w spółdzielni, także rozliczonej 1:0,6", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 13",
                children: "[1]"
              }), ". Domy i mali odbiorcy płacą jednak ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#oplata-mocowa",
                children: "opłatę mocową"
              }), " miesięcznym ryczałtem", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rm",
                "aria-label": "Źródło 39, art. 89a",
                children: "[39]"
              }), ". Czy ryczałt w spółdzielni maleje, tego przepisy nie rozstrzygają, więc licz go w całości i zapytaj sprzedawcę."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Sprzedawca nie bierze opłaty za samo rozliczenie. ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#oplata-dystrybucyjna-zmienna",
                children: "Zmienne opłaty za sieć"
              }), " płaci się od tej energii tylko do wartości nadwyżki, którą ma sprzedawca", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 7",
                children: "[1]"
              }), ". ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#oplaty-stale",
                children: "Opłaty stałe"
              }), " zostają. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
                children: "Opłaty w spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "rachunek-do-zera",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy rachunek może spaść do zera?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie, bo część opłat nie zależy od ilości energii. Stała opłata sieciowa, abonament i opłata handlowa nie są objęte zwolnieniami", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 7 i 13",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Dochodzi energia kupiona, gdy własnej zabraknie. Osobno płacisz to, co ustali sama spółdzielnia, na przykład cenę wewnętrzną", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-wie",
                "aria-label": "Źródło 23",
                children: "[23]"
              }), ". Jeśli ktoś obiecuje rachunek 0 zł, poproś o założenia. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/oplaty-w-spoldzielni-energetycznej",
                children: "Opłaty w spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "moc-umowna",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy spółdzielnia obniży opłatę za moc umowną?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie, bo tę opłatę liczy się od zamówionych kilowatów, a nie od kilowatogodzin", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-tar",
                "aria-label": "Źródło 48, § 14 ust. 7",
                children: "[48]"
              }), ". Możesz ją obniżyć sam, jeśli zamawiasz więcej mocy, niż pobierasz w godzinie największego zużycia."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Od ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#moc-umowna",
                children: "mocy umownej"
              }), " zależy też opłata mocowa. Do końca 2027 r. domy i inni odbiorcy z sieci do 1 kV, z mocą do 16 kW, płacą ryczałt, a pozostali od kWh", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rm",
                "aria-label": "Źródło 39, art. 89a",
                children: "[39]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/moc-umowna-i-taryfy",
                children: "Moc umowna i taryfy"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "cena-dynamiczna",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy w spółdzielni mogę mieć taryfę z ceną dynamiczną?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Rozporządzenie o tym nie wspomina. Mówi o cenach i stawkach z obowiązujących ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#grupa-taryfowa",
                children: "grup taryfowych"
              }), ", a brakującą energię dzieli za cały miesiąc, nie za godziny", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rozp",
                "aria-label": "Źródło 4, § 3 ust. 2–3",
                children: "[4]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Zanim złożysz deklarację, zapytaj sprzedawcę spółdzielni, czy możesz zachować taką cenę i jak ją policzy, a odpowiedź poproś wpisać do umowy. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/moc-umowna-i-taryfy",
                children: "Moc umowna i taryfy"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "ile-mozna-oszczedzic",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Ile realnie można oszczędzić?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Bez Twoich danych nie da się podać kwoty, bo liczą się godziny zużycia i produkcji, taryfa, opłaty stałe i ceny wewnętrzne. Szacunki w sieci bardzo się różnią", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp3",
                "aria-label": "Źródło 24",
                children: "[24]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-asl",
                "aria-label": "Źródło 25",
                children: "[25]"
              }), ", dlatego zacznij od własnych liczb w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/kalkulator",
                children: "kalkulatorze"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Samorządy mówią prasie o setkach tysięcy złotych rocznie, na przykład w ", (0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: "Lądku-Zdroju"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rp1",
                "aria-label": "Źródło 8",
                children: "[8]"
              }), ". To relacje, a nie wynik dla Ciebie. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/ile-mozna-zaoszczedzic",
                children: "Ile można oszczędzić"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "cena-wewnatrz-spoldzielni",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Kto ustala cenę prądu wewnątrz spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Ustala ją sama spółdzielnia, bo ustawa nie narzuca taryfy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-wie",
                "aria-label": "Źródło 23",
                children: "[23]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-lok",
                "aria-label": "Źródło 31",
                children: "[31]"
              }), ". Trzeba zdecydować, ile dostaje wytwórca i ile płaci odbiorca. Warto zrobić to zaraz po rejestracji."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Przepisy nie mówią też, jak podzielić korzyści między członków. Ten podział opisz w statucie lub regulaminie", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c–38da",
                children: "[1]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci",
                children: "Ceny wewnętrzne i podział korzyści"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "rozliczenia-z-czlonkami",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jak spółdzielnia rozlicza się z członkami i jak wystawia faktury?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Zasady rozliczeń wewnętrznych ustala statut lub regulamin, bo ustawa ich nie opisuje", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c–38da",
                children: "[1]"
              }), ". Podstawą mogą być dane pomiarowe. Sprzedawca daje je spółdzielni z podziałem na członków", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rozp",
                "aria-label": "Źródło 4, § 5",
                children: "[4]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Faktury i VAT w takim rozliczeniu wymagają analizy, więc zapytaj doradcę podatkowego i rozważ własną interpretację. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci",
                children: "Ceny wewnętrzne i podział korzyści"
              }), " oraz ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
                children: "podatki w spółdzielni"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "pieniadze-na-start",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Skąd wziąć pieniądze na start?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Na początek są wpisowe i udziały członków", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 5",
                children: "[2]"
              }), ". Rolnicy i spółdzielnie mogli też brać pożyczki i dotacje z programu „Energia dla wsi”. Drugi nabór miał potrwać najdłużej do 19 grudnia 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-edw1",
                "aria-label": "Źródło 32",
                children: "[32]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Wsparcie dla ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#spolecznosc-energetyczna",
                children: "społeczności energetycznych"
              }), " zapisano też w Krajowym Planie Odbudowy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kpo",
                "aria-label": "Źródło 33",
                children: "[33]"
              }), " i w 15 z 16 programów regionalnych", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-reg",
                "aria-label": "Źródło 34",
                children: "[34]"
              }), ". Czy nabór właśnie trwa, sprawdź w ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#nfosigw",
                children: "NFOŚiGW"
              }), " i w urzędzie marszałkowskim. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/finansowanie-spoldzielni-energetycznej",
                children: "Skąd pieniądze na spółdzielnię"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "podatki",
        children: "Podatki"
      }), "\n", (0,jsx_runtime.jsxs)(_component2, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "czy-placi-sie-akcyze",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy trzeba płacić akcyzę?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Nie, jeśli łączna moc wszystkich instalacji OZE spółdzielni nie przekracza 1 MW. Zwolniona jest wtedy energia wytworzona i zużyta w spółdzielni, także rozliczona 1:0,6", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 13 pkt 3",
                children: "[1]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Gdy łączna moc jest większa, tego zwolnienia nie ma, więc policz ją przed każdą nową instalacją. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/akcyza-granica-1-mw",
                children: "Akcyza i granica 1 MW"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "vat-i-cit",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jak to wygląda z VAT i CIT?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["W CIT jedno jest jasne: nadwyżka, którą dysponuje sprzedawca, nie jest przychodem", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 12",
                children: "[1]"
              }), ". VAT wymaga analizy i być może własnej interpretacji."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#kis",
                children: "Krajowa Informacja Skarbowa"
              }), " uznała, że gmina w ", (0,jsx_runtime.jsx)(_components.span, {
                className: "unbroken",
                children: "net-billingu"
              }), " jest podatnikiem VAT od energii oddanej do sieci. To jednak inna sytuacja", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-vat1",
                "aria-label": "Źródło 35",
                children: "[35]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
                children: "Podatki w spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "ksiegowanie",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Jak księgować energię i kto bada sprawozdanie spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Spółdzielnia prowadzi rachunkowość na zasadach z odrębnych przepisów", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 87",
                children: "[2]"
              }), ". Sposób księgowania energii oddanej bez zapłaty i cen wewnętrznych ustal więc z księgowością przed pierwszym miesiącem. To samo dotyczy pytania, czy sprawozdanie musi zbadać biegły rewident", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 88a",
                children: "[2]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Prawo spółdzielcze mówi o funduszach: udziały idą na udziałowy, a wpisowe na zasobowy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 78",
                children: "[2]"
              }), ". Nadwyżkę dzieli walne zgromadzenie, a co najmniej 5% trafia na fundusz zasobowy, dopóki nie dorówna on wniesionym udziałom obowiązkowym", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                "aria-label": "Źródło 2, art. 76",
                children: "[2]"
              }), ". Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
                children: "Podatki w spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "pit-od-energii-oddanej",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy członek płaci PIT od energii oddanej do spółdzielni?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Według jednej interpretacji skarbowej nie, ale chroni ona tylko tego, kto o nią wystąpił. W piśmie z 5 stycznia 2026 r. uznano, że rozliczenie prosumenta 1 za 0,6, bez zapłaty, nie podlega PIT", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pit",
                "aria-label": "Źródło 36",
                children: "[36]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Jeśli nie prowadzisz firmy i oddajesz do rozliczenia prąd z mikroinstalacji, ustawa nie uznaje tego za działalność gospodarczą", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                "aria-label": "Źródło 1, art. 38c ust. 10",
                children: "[1]"
              }), ". Możesz wystąpić o własną interpretację. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
                children: "Podatki w spółdzielni energetycznej"
              }), "."]
            }), "\n"]
          }), "\n"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.details, {
          id: "estonski-cit",
          className: "question",
          children: ["\n", (0,jsx_runtime.jsxs)(_components.summary, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.h3, {
              children: "Czy firma na estońskim CIT może przystąpić?"
            }), "\n"]
          }), "\n", (0,jsx_runtime.jsxs)(_components.div, {
            className: "answer",
            children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["Może, a według dwóch interpretacji skarbowych z 2025 r. członkostwo w spółdzielni nie odbiera spółce prawa do ryczałtu. Zapłata za prąd w rozliczeniu ze spółdzielnią nie jest też ukrytym zyskiem", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-cit1",
                "aria-label": "Źródło 37",
                children: "[37]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-cit2",
                "aria-label": "Źródło 38",
                children: "[38]"
              }), "."]
            }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
              children: ["To sprawy dwóch konkretnych podmiotów, więc nie traktuj ich jak reguły. Przed decyzją zapytaj doradcę albo wystąp o własną interpretację. Więcej: ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
                children: "Podatki w spółdzielni energetycznej"
              }), "."]
            }), "\n", "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n"]
    })]
  });
}
function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = {
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  };
  return MDXLayout ? (0,jsx_runtime.jsx)(MDXLayout, {
    ...props,
    children: (0,jsx_runtime.jsx)(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}



},
71145(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Gy: () => (mark),
  dC: () => (markWords),
  hO: () => (rangeIn)
});
/* import */ var _domain_browser_navigation_hash__rspack_import_0 = __webpack_require__(31838);

/** Name of the highlight in `custom.css`. */ const highlightName = 'search';
const patienceMs = 3000;
/** Marks these places of the page and no others. A browser without the CSS Custom Highlight API shows no marks. */ function mark(ranges) {
    if (typeof Highlight !== 'undefined') {
        CSS.highlights.set(highlightName, new Highlight(...ranges));
    }
}
/** Marks words on the current page: in the section its hash names, otherwise in the whole text. */ function markWords(words) {
    mark([]);
    const { pathname, hash } = window.location;
    const start = performance.now();
    // A part of the page may load after the page.
    const attempt = ()=>{
        const place = window.location.pathname === pathname ? placeOf(hash) : [];
        if (place) {
            mark(rangesIn(place, words));
        } else if (performance.now() - start < patienceMs) {
            setTimeout(attempt, 100);
        }
    };
    attempt();
}
/** The elements of a section: those from its heading up to the next heading, or the question with that id. */ function placeOf(hash) {
    if (hash === '') {
        return [
            ...document.querySelectorAll('main')
        ];
    }
    const anchor = document.getElementById((0,_domain_browser_navigation_hash__rspack_import_0/* .hashTarget */.m)(hash));
    const heading = anchor?.closest('h1, h2, h3, h4, h5, h6');
    if (!heading) {
        return anchor ? [
            anchor
        ] : null;
    }
    const elements = [
        heading
    ];
    let next = heading.nextElementSibling;
    while(next && !/^H[1-6]$/.test(next.tagName)){
        elements.push(next);
        next = next.nextElementSibling;
    }
    return elements;
}
function rangesIn(elements, words) {
    const wanted = new Set(words.map((word)=>word.toLowerCase()));
    const ranges = [];
    for (const element of elements){
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while(walker.nextNode()){
            const text = walker.currentNode.textContent ?? '';
            for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/gu)){
                if (wanted.has(word.toLowerCase())) {
                    ranges.push(rangeIn(walker.currentNode, index, index + word.length));
                }
            }
        }
    }
    return ranges;
}
/** A part of one text of the page. */ function rangeIn(text, start, end) {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range;
}


},
67533(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ SearchForm)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
;// CONCATENATED MODULE: ./src/components/search/SearchForm/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"form":"form_eeLP","label":"label_l8xg","field":"field_kwAm"});
;// CONCATENATED MODULE: ./src/components/search/SearchForm/index.tsx







/** A search field in the page: a plain form that leads to the results page. */ function SearchForm(param) {
    let { label = navigation/* .searchPage.label */.Ao.label, input, button, ...form } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("form", {
        role: "search",
        action: (0,useBaseUrl/* ["default"] */.Ay)(navigation/* .searchPage.to */.Ao.to),
        className: (0,clsx/* ["default"] */.A)(styles_module.form, 'needsScript'),
        ...form,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("label", {
                className: styles_module.label,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        children: label
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        className: styles_module.field,
                        type: "search",
                        name: (/* inlined export .queryName */"q"),
                        autoComplete: "off",
                        ...input
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                type: "submit",
                ...button,
                children: "Szukaj"
            })
        ]
    });
}


},
45170(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $_: () => (resultForms),
  B4: () => (formatCount),
  Fd: () => (yearForms),
  KY: () => (formatHour),
  OA: () => (questionForms),
  Oj: () => (termForms),
  ZV: () => (formatNumber),
  kN: () => (formatZl),
  l2: () => (capitalized),
  v7: () => (formatFileSize),
  wV: () => (articleForms)
});
const plurals = new Intl.PluralRules('pl');
/**
 * Polish number with no-break spaces between thousands and a minus that is no hyphen: `1 234,5`, `−7`. Digits of the
 * fraction at most and at least; a half of the last one is rounded away from zero. As `Intl` writes it, whose first number
 * blocks a slow phone for 40 ms, just when a page wakes or a result is due.
 */ function formatNumber(value) {
    let fractionDigits = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0, leastDigits = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : 0;
    const size = Math.abs(value);
    // Rounded as it is written: 1.005 is a half. The smallest numbers would be written with an exponent.
    const [units = '', tail = ''] = String(size < 1e-6 ? 0 : size).split('.');
    const kept = Number(units + tail.slice(0, fractionDigits).padEnd(fractionDigits, '0'));
    const rounded = tail.charAt(fractionDigits) >= '5' ? kept + 1 : kept;
    const digits = String(rounded).padStart(fractionDigits + 1, '0');
    const comma = digits.length - fractionDigits;
    const whole = digits.slice(0, comma).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
    const fraction = digits.slice(comma).replace(/0+$/, '').padEnd(leastDigits, '0');
    return (value < 0 && rounded > 0 ? '−' : '') + whole + (fraction && `,${fraction}`);
}
/** Zlotys to the grosz, as on a bill: `27 304,30`. */ function formatZl(value) {
    return formatNumber(value, 2, 2);
}
/** Hour of the day as a range: `13:00–14:00`. */ function formatHour(hour) {
    return `${hour}:00–${hour + 1}:00`;
}
/** The same text, beginning with a capital letter. */ function capitalized(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** A count with the correct Polish plural form: `2 artykuły`, `5 artykułów`. */ function formatCount(count, forms) {
    const rule = plurals.select(count);
    return `${formatNumber(count, 1)}\u00a0${forms[rule]}`;
}
const articleForms = {
    one: 'artykuł',
    few: 'artykuły',
    many: 'artykułów',
    other: 'artykułu'
};
const resultForms = {
    one: 'wynik',
    few: 'wyniki',
    many: 'wyników',
    other: 'wyniku'
};
const termForms = {
    one: 'hasło',
    few: 'hasła',
    many: 'haseł',
    other: 'hasła'
};
const questionForms = {
    one: 'pytanie',
    few: 'pytania',
    many: 'pytań',
    other: 'pytania'
};
const yearForms = {
    one: 'rok',
    few: 'lata',
    many: 'lat',
    other: 'roku'
};
/** Size of a file: `12 kB`, `1,4 MB`. */ function formatFileSize(bytes) {
    const [value, unit] = bytes < 1000000 ? [
        bytes / 1000,
        'kB'
    ] : [
        bytes / 1000000,
        'MB'
    ];
    return `${formatNumber(value, value < 10 ? 1 : 0)}\u00a0${unit}`;
}


},
28453(__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  R: () => (useMDXComponents),
  x: () => (MDXProvider)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/**
 * @import {MDXComponents} from 'mdx/types.js'
 * @import {Component, ReactElement, ReactNode} from 'react'
 */

/**
 * @callback MergeComponents
 *   Custom merge function.
 * @param {Readonly<MDXComponents>} currentComponents
 *   Current components from the context.
 * @returns {MDXComponents}
 *   Additional components.
 *
 * @typedef Props
 *   Configuration for `MDXProvider`.
 * @property {ReactNode | null | undefined} [children]
 *   Children (optional).
 * @property {Readonly<MDXComponents> | MergeComponents | null | undefined} [components]
 *   Additional components to use or a function that creates them (optional).
 * @property {boolean | null | undefined} [disableParentContext=false]
 *   Turn off outer component context (default: `false`).
 */



/** @type {Readonly<MDXComponents>} */
const emptyComponents = {}

const MDXContext = react__rspack_import_0.createContext(emptyComponents)

/**
 * Get current components from the MDX Context.
 *
 * @param {Readonly<MDXComponents> | MergeComponents | null | undefined} [components]
 *   Additional components to use or a function that creates them (optional).
 * @returns {MDXComponents}
 *   Current components.
 */
function useMDXComponents(components) {
  const contextComponents = react__rspack_import_0.useContext(MDXContext)

  // Memoize to avoid unnecessary top-level context changes
  return react__rspack_import_0.useMemo(
    function () {
      // Custom merge via a function prop
      if (typeof components === 'function') {
        return components(contextComponents)
      }

      return {...contextComponents, ...components}
    },
    [contextComponents, components]
  )
}

/**
 * Provider for MDX context.
 *
 * @param {Readonly<Props>} properties
 *   Properties.
 * @returns {ReactElement}
 *   Element.
 * @satisfies {Component}
 */
function MDXProvider(properties) {
  /** @type {Readonly<MDXComponents>} */
  let allComponents

  if (properties.disableParentContext) {
    allComponents =
      typeof properties.components === 'function'
        ? properties.components(emptyComponents)
        : properties.components || emptyComponents
  } else {
    allComponents = useMDXComponents(properties.components)
  }

  return react__rspack_import_0.createElement(
    MDXContext.Provider,
    {value: allComponents},
    properties.children
  )
}


},

}]);