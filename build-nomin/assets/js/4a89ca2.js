"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["88"], {
27263(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_prowadzenie_gmina_w_spoldzielni_energetycznej_md_b8d_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-prowadzenie-gmina-w-spoldzielni-energetycznej-md-b8d.json
var site_baza_wiedzy_prowadzenie_gmina_w_spoldzielni_energetycznej_md_b8d_namespaceObject = JSON.parse('{"id":"prowadzenie/gmina-w-spoldzielni-energetycznej","title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","description":"Jak gmina wchodzi do spółdzielni energetycznej, które obiekty wybrać, co z przetargiem i jakie ryzyka omówić na sesji rady.","source":"@site/baza-wiedzy/prowadzenie/gmina-w-spoldzielni-energetycznej.md","sourceDirName":"prowadzenie","slug":"/gmina-w-spoldzielni-energetycznej","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Gmina","permalink":"/baza-wiedzy/tagi/gmina","description":"Samorząd jako członek i założyciel spółdzielni."},{"inline":false,"label":"KOWR","permalink":"/baza-wiedzy/tagi/kowr","description":"Wykaz spółdzielni energetycznych i obowiązki wobec KOWR."},{"inline":false,"label":"Oszczędności","permalink":"/baza-wiedzy/tagi/oszczednosci","description":"Jak liczyć korzyści i na co uważać."}],"version":"current","sidebarPosition":1,"frontMatter":{"article":{"kind":"article","label":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","category":"Prowadzenie","neighbours":[{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie"},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie"},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Prawa i obowiązki członka","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka"},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie"},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce"},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni"}],"audience":["gmina"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Gmina jest osobą prawną, więc może być członkiem i założycielem spółdzielni. Szkoła jako jednostka budżetowa nią nie jest.","O przystąpieniu decyduje rada gminy uchwałą.","Wybieraj obiekty według godzin poboru, a nie tylko według rocznej sumy kWh.","Nie zakładaj zwolnienia z przetargu i zamów opinię prawną przed uchwałą.","Rada powinna znać ryzyka: próg pokrycia, wykreślenie z wykazu, opłaty stałe, akcyzę i VAT."],"readingMinutes":7,"sources":[{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":10},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":9},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"BI","title":"Spółdzielnie energetyczne w miastach – możliwości i wyzwania","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj","date":"18.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":2},{"code":"VAT1","title":"Interpretacja indywidualna 0111-KDIB3-3.4012.32.2024.1.JSU (gmina w net-billingu)","publisher":"Dyrektor Krajowej Informacji Skarbowej","url":"https://inforlex.pl/dok/tresc,FOB0000000000006569990,Interpretacja-indywidualna-z-dnia-25-marca-2024-r-Dyrektor-Krajowej-Informacji-Skarbowej-sygn-0111-KDIB3-3-4012-32-2024-1-JSU.html","date":"25.03.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"RP3","title":"Przybywa spółdzielni energetycznych, biurokracja wciąż problemem","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art42510431-przybywa-spoldzielni-energetycznych-ale-biurokracja-wciaz-duzym-problemem","date":"06.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"SG","title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","citations":2},{"code":"FP","title":"Ustawa o finansach publicznych (tekst jednolity, Dz.U. 2024 poz. 1530)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001530","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b7158dfa29d287f007e2aed081c2ca20f3ce3a5a/pl/DU-2024-1530.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"KC","title":"Kodeks cywilny (tekst jednolity, Dz.U. 2024 poz. 1061)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001061","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/488969a2b27795338e78e4a91e6af2d6f8388449/pl/DU-2024-1061.md","state":"tekst z 2024 r., wyciąg bez oznaczeń paragrafów","read":"2026-11-22","citations":1},{"code":"DK","title":"Ustawa o organizowaniu i prowadzeniu działalności kulturalnej (tekst jednolity, Dz.U. 2024 poz. 87)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000087","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/c2bac4ccef7e2b6bccbc9ba09af51f8ab69abddf/pl/DU-2024-87.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":2},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":1}],"related":[{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Rolnik: KRUS, dotacje, dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa"},"next":{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/prowadzenie/gmina-w-spoldzielni-energetycznej.md


const frontMatter = {
	title: 'Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka',
	description: 'Jak gmina wchodzi do spółdzielni energetycznej, które obiekty wybrać, co z przetargiem i jakie ryzyka omówić na sesji rady.',
	sidebar_position: 1,
	audience: [
		'gmina'
	],
	level: 'sredni',
	tags: [
		'gmina',
		'kowr',
		'oszczednosci'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F10',
		'F11',
		'F12',
		'F14',
		'F15',
		'F16',
		'F17',
		'F21',
		'F25',
		'F26',
		'F28',
		'F29',
		'F30',
		'F34',
		'F35',
		'F36',
		'F38',
		'F48',
		'F50',
		'F59',
		'F60',
		'F61',
		'F62',
		'F67',
		'F69',
		'F70',
		'F103',
		'F109',
		'F112',
		'F113',
		'F136',
		'F140',
		'F146',
		'F147',
		'F152',
		'F153',
		'F159',
		'F160',
		'F166',
		'F167',
		'F168',
		'F169',
		'F170',
		'F186',
		'F187',
		'F188',
		'F189',
		'F191',
		'F192'
	],
	sources: [
		'PS',
		'OZE',
		'ROZP',
		'BI',
		'RP1',
		'ZM23',
		'VAT1',
		'RP3',
		'SG',
		'FP',
		'KC',
		'DK',
		'PE'
	],
	related: [
		'gmina-krok-po-kroku',
		'istniejace-spoldzielnie',
		'ile-mozna-zaoszczedzic',
		'spoldzielnia-energetyczna-w-miescie'
	],
	summary: [
		'Gmina jest osobą prawną, więc może być członkiem i założycielem spółdzielni. Szkoła jako jednostka budżetowa nią nie jest.',
		'O przystąpieniu decyduje rada gminy uchwałą.',
		'Wybieraj obiekty według godzin poboru, a nie tylko według rocznej sumy kWh.',
		'Nie zakładaj zwolnienia z przetargu i zamów opinię prawną przed uchwałą.',
		'Rada powinna znać ryzyka: próg pokrycia, wykreślenie z wykazu, opłaty stałe, akcyzę i VAT.'
	],
	aliases: [
		'samorząd a prąd ze spółdzielni',
		'szkoła i urząd w spółdzielni',
		'przetarg na prąd a spółdzielnia',
		'wójt zakłada spółdzielnię energetyczną',
		'jak gmina może wyjść ze spółdzielni',
		'ile oszczędzają gminy',
		'panele na dachu szkoły',
		'czy gmina odpowiada za długi biblioteki'
	],
	glossary_skip: [],
	slug: '/gmina-w-spoldzielni-energetycznej'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "W jakiej roli gmina może wejść?",
  "id": "w-jakiej-roli-gmina-moze-wejsc",
  "level": 2
}, {
  "value": "Szkoła i biblioteka to nie to samo",
  "id": "szkola-i-biblioteka-to-nie-to-samo",
  "level": 3
}, {
  "value": "Kto decyduje i kto głosuje za gminę?",
  "id": "kto-decyduje-i-kto-glosuje-za-gmine",
  "level": 2
}, {
  "value": "Gdy gmina chce wyjść",
  "id": "gdy-gmina-chce-wyjsc",
  "level": 3
}, {
  "value": "Które obiekty wybrać?",
  "id": "ktore-obiekty-wybrac",
  "level": 2
}, {
  "value": "Czy potrzebny jest przetarg?",
  "id": "czy-potrzebny-jest-przetarg",
  "level": 2
}, {
  "value": "Jakie ryzyka powinna znać rada?",
  "id": "jakie-ryzyka-powinna-znac-rada",
  "level": 2
}, {
  "value": "Ile gmina może zyskać?",
  "id": "ile-gmina-moze-zyskac",
  "level": 2
}, {
  "value": "O co zapytać przed uchwałą?",
  "id": "o-co-zapytac-przed-uchwala",
  "level": 2
}, {
  "value": "Co dalej",
  "id": "co-dalej",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    admonition: "admonition",
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    ol: "ol",
    p: "p",
    span: "span",
    table: "table",
    tbody: "tbody",
    td: "td",
    th: "th",
    thead: "thead",
    tr: "tr",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Gmina ma zwykle wiele liczników i wiele dachów, a to dobry punkt wyjścia, choć jeszcze nie powód, aby wejść do spółdzielni. Ten artykuł pomaga ocenić pomysł razem z radą, skarbnikiem i radcą prawnym. Sama droga, od spisu liczników do podpisów, jest w artykule ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/gmina-krok-po-kroku",
        children: "gmina krok po kroku"
      }), ". Na sesję rady przygotuj ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/wzory/uchwala-rady-gminy",
        children: "zarys uchwały"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "w-jakiej-roli-gmina-moze-wejsc",
      children: "W jakiej roli gmina może wejść?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: [(0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#czlonek",
        children: "Członkiem"
      }), " spółdzielni może być osoba prawna, także gmina i spółka gminna. ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "Statut"
      }), " może te zasady zmienić, więc zacznij od jego lektury", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-1",
        "aria-label": "Źródło 1, art. 15",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Gmina może wytwarzać energię, tylko ją pobierać albo robić jedno i drugie, a instalacje muszą należeć do spółdzielni lub jej członków", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38c, art. 38f ust. 1",
        children: "[2]"
      }), ". Panele na dachu szkoły mogą więc należeć do gminy albo do spółdzielni, ale nie do firmy spoza niej. O gruncie i dachu przepis nie mówi i naszym zdaniem mogą być dzierżawione. Drogi dla takiej firmy opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz",
        children: "inwestorze z zewnątrz"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "szkola-i-biblioteka-to-nie-to-samo",
      children: "Szkoła i biblioteka to nie to samo"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Gmina ma osobowość prawną z ustawy", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-sg",
        id: "SG-1",
        "aria-label": "Źródło 9, art. 2 ust. 2",
        children: "[9]"
      }), ". Jednostka budżetowa, a taką formę ma zwykle szkoła, przedszkole i ośrodek pomocy, jej nie ma", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-fp",
        id: "FP-1",
        "aria-label": "Źródło 10, art. 11 ust. 1",
        children: "[10]"
      }), ". Naszym zdaniem jej liczniki wejdą więc do spółdzielni jako ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#ppe",
        children: "punkty poboru"
      }), " gminy. Osobnym członkiem może być za to spółka komunalna i ochotnicza straż pożarna wpisana do rejestru", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-kc",
        id: "KC-1",
        "aria-label": "Źródło 11, art. 33 i 37",
        children: "[11]"
      }), ", a także biblioteka i dom kultury", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-dk",
        id: "DK-1",
        "aria-label": "Źródło 12, art. 14 ust. 1",
        children: "[12]"
      }), ". Za zobowiązania instytucji kultury gmina jako jej organizator nie odpowiada, poza wyjątkami, które ustawa wskazuje w art. 24 i 25", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-dk",
        id: "DK-2",
        "aria-label": "Źródło 12, art. 14 ust. 2",
        children: "[12]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Od składu zależy też najmniejsza liczba członków. Trzy osoby prawne, na przykład gmina, wodociągi i centrum kultury, wystarczą, jeśli statut dopuszcza wyłącznie osoby prawne. Gdy do zwykłej spółdzielni, czyli nie rolniczej, wchodzi choć jedna osoba fizyczna, potrzeba co najmniej 10 członków", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-2",
        "aria-label": "Źródło 1, art. 6 § 2, art. 15",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Członek nie odpowiada wobec wierzycieli za długi spółdzielni, a w stratach uczestniczy do wysokości zadeklarowanych ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#udzial",
          children: "udziałów"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 1, art. 19",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sprawdź też obszar: jedna gmina albo najwyżej 3 sąsiednie. W tekście z 2024 r. są to gminy wiejskie i miejsko-wiejskie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 1",
          children: "[2]"
        }), ". Jeśli Twoja gmina jest miastem, sprawdź nowe brzmienie w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#isap",
          children: "ISAP"
        }), "; jak to zrobić, pokazuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielnia w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "kto-decyduje-i-kto-glosuje-za-gmine",
        children: "Kto decyduje i kto głosuje za gminę?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["O utworzeniu spółdzielni, przystąpieniu do niej i wystąpieniu decyduje wyłącznie rada gminy, zwykłą większością głosów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sg",
          id: "SG-2",
          "aria-label": "Źródło 9, art. 18 ust. 2 pkt 9, art. 14 ust. 1",
          children: "[9]"
        }), ". Co ma rozstrzygnąć jej uchwała, pokazuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/uchwala-rady-gminy",
          children: "zarys uchwały"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W spółdzielni każdy ma jeden głos, więc gmina z setką liczników ma ich tyle samo co biblioteka. Inaczej może liczyć głosy tylko statut spółdzielni, do której mogą należeć wyłącznie osoby prawne", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-4",
          "aria-label": "Źródło 1, art. 36 § 2",
          children: "[1]"
        }), ". Na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#walne-zgromadzenie",
          children: "walnym zgromadzeniu"
        }), " gmina działa przez pełnomocnika z pisemnym pełnomocnictwem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 1, art. 36 § 3–4",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nawet trzy osoby prawne muszą powołać ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "radę nadzorczą"
        }), " z co najmniej 3 osób i zarząd, a nikt nie może być w obu naraz", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 1, art. 45, 49 i 56",
          children: "[1]"
        }), ". Kto może w nich zasiąść i kto podpisuje umowy, opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/organy-i-glosowanie",
          children: "organach i głosowaniu"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "gdy-gmina-chce-wyjsc",
        children: "Gdy gmina chce wyjść"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Wyjście także zaczyna się od uchwały rady, po której gmina składa wypowiedzenie na piśmie. Jego okres podaje statut", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 1, art. 22",
          children: "[1]"
        }), ", a członkostwo kończy się najwcześniej z końcem miesiąca kalendarzowego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38e ust. 3",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Udział wypłaca się dopiero na podstawie zatwierdzonego sprawozdania finansowego za rok odejścia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-8",
          "aria-label": "Źródło 1, art. 26 § 1",
          children: "[1]"
        }), ". Jeśli w ciągu 6 miesięcy otworzy się likwidacja albo w ciągu roku ruszy postępowanie upadłościowe, gmina uczestniczy w stratach tak, jakby nadal była członkiem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-9",
          "aria-label": "Źródło 1, art. 28",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przed uchwałą policz, ilu członków zostanie. Gdzie było trzech, zostanie dwóch, a spółdzielnia, która przez rok nie uzupełni składu, przechodzi w likwidację", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-10",
          "aria-label": "Źródło 1, art. 113 § 1 pkt 2",
          children: "[1]"
        }), ". Cały plan wyjścia opisuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/przystapienie-i-wystapienie-czlonka",
          children: "przystąpieniu i wyjściu członka"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ktore-obiekty-wybrac",
        children: "Które obiekty wybrać?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Najważniejsza jest pora poboru. Prąd, który inni członkowie oddają w tej samej godzinie, liczy się 1 do 1, a ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#nadwyzka",
          children: "nadwyżka"
        }), " wraca z sieci w ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#rozliczenie-1-do-06",
          children: "stosunku 1 do 0,6"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38c ust. 3–6",
          children: "[2]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 3, § 2–3",
          children: "[3]"
        }), ". Przy panelach cenny jest więc obiekt, który pracuje w dzień, także latem."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Latarnie też są punktem poboru i mogą wejść jako punkt gminy, jeśli to ona ma dla nich umowę. Oświetlenie ulic jest jej zadaniem własnym", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-pe",
          id: "PE-1",
          "aria-label": "Źródło 13, art. 18 ust. 1 pkt 3",
          children: "[13]"
        }), ". Pobierają jednak prąd po zmroku, dlatego same panele nie pokryją ich w tej samej godzinie. Zostaje im ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zapas-w-sieci",
          children: "zapas w sieci"
        }), ", źródło, które pracuje nocą, albo ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#magazyn-energii",
          children: "magazyn energii"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dane o każdym liczniku spisz na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/lista-punktow-poboru",
          children: "liście punktów poboru"
        }), ", bo liczbę punktów, roczne potrzeby i opis instalacji podaje się potem we wniosku do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#kowr",
          children: "KOWR"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 38g",
          children: "[2]"
        }), ". Dane godzinowe z ostatnich pełnych 12 miesięcy spółdzielnia może dostać od operatora jeszcze przed tym wnioskiem, jeśli operator je ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38c ust. 5a",
          children: "[2]"
        }), ". Spółdzielnia może dostarczać energię wszystkim członkom albo tylko wybranym", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 2, art. 38f ust. 1",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-potrzebny-jest-przetarg",
        children: "Czy potrzebny jest przetarg?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["To najważniejsza otwarta sprawa. Prasa pisała w październiku 2025 r. o zwolnieniu z przetargu, ale dotyczyło ono zakupów samorządów w klastrach energii", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-bi",
          id: "BI-1",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), ". Dla spółdzielni takiego zwolnienia nie znaleźliśmy."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "O to zapytaj prawnika, zanim rada podejmie uchwałę",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Czy gmina może brać energię w spółdzielni bez procedury z Prawa zamówień publicznych, a jeśli tak, to na podstawie którego przepisu? Nie zakładaj zwolnienia z góry."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W pytaniu do prawnika rozdziel trzy sprawy. Pierwsza to umowa kompleksowa, czyli sprzedaż i dystrybucja w jednym. Zawiera ją każdy członek ze sprzedawcą, który rozlicza całą spółdzielnię", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 2, art. 40 ust. 1a–1ac",
          children: "[2]"
        }), ". Druga to wewnętrzne zasady płacenia za energię, a trzecia to zakup usług: doradztwa, budowy, obsługi."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jakie-ryzyka-powinna-znac-rada",
        children: "Jakie ryzyka powinna znać rada?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Jakie ryzyka powinna znać rada?",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Ryzyko"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co mówi prawo lub praktyka"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co zrobić"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Za mało źródeł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co mówi prawo lub praktyka",
              children: "nowe wnioski: pokrycie co najmniej 70% rocznych potrzeb"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić",
              children: "policz próg z marginesem"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Wykreślenie"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co mówi prawo lub praktyka",
              children: "decyzja działa od razu, a przy trzech powodach nowy wpis na tym obszarze jest możliwy dopiero po 3 latach"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić",
              children: "wyznacz osobę od terminów"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Sprawozdania"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co mówi prawo lub praktyka",
              children: "zmiany zgłasza się w 14 dni, a sprawozdanie roczne składa w 60 dni; za jego brak grozi 1 000 zł"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić",
              children: "wpisz daty do kalendarza"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Opłaty stałe"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co mówi prawo lub praktyka",
              children: "zostają na rachunku, także za moc umowną; opłatę mocową płaconą ryczałtem licz w całości"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić",
              children: "nie wliczaj ich do oszczędności"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Akcyza"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co mówi prawo lub praktyka",
              children: "zwolnienie do 1 MW łącznej mocy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić",
              children: "sprawdź moc przed rozbudową"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "VAT"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co mówi prawo lub praktyka",
              children: "wymaga analizy doradcy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić",
              children: "rozważ wniosek o interpretację"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Podział korzyści"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co mówi prawo lub praktyka",
              children: "ustawa go nie opisuje"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić",
              children: "zapisz go w statucie lub regulaminie"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Długie uzgodnienia"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co mówi prawo lub praktyka",
              children: "wskazują na nie praktycy"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co zrobić",
              children: "przyjmij w planie więcej czasu"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Próg, obowiązki, opłaty i akcyza wynikają z ustawy o OZE", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 2, art. 38c ust. 7 i 13, art. 38e, art. 38i, art. 38l–38n, art. 168",
          children: "[2]"
        }), ". Próg 70% dla nowych wniosków potwierdza też prasa z marca 2026 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-1",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), " Wyjątek 40% dotyczy tylko wniosków złożonych do 31 grudnia 2025 r., co wynika z ustawy zmieniającej", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-1",
          "aria-label": "Źródło 6, art. 41",
          children: "[6]"
        }), ". Więcej jest w artykule ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Przy VAT uważaj na pozorne podobieństwo. Krajowa Informacja Skarbowa uznała gminę w ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "net-billingu"
        }), " za podatnika VAT od energii oddanej do sieci", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-vat1",
          id: "VAT1-1",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ", ale to inna sytuacja niż spółdzielnia. Więcej jest w artykule ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/podatki-w-spoldzielni-energetycznej",
          children: "podatki w spółdzielni"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W prasie z czerwca 2025 r. praktycy wskazują na długie uzgodnienia z firmami energetycznymi i na brak szczegółowych przepisów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp3",
          id: "RP3-1",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ile-gmina-moze-zyskac",
        children: "Ile gmina może zyskać?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prasa z 2 marca 2026 r. opisuje samorządy, które mówią o setkach tysięcy złotych oszczędności w roku. Jest wśród nich ", (0,jsx_runtime.jsx)(_components.span, {
          className: "unbroken",
          children: "Lądek-Zdrój"
        }), " ze spółdzielnią od stycznia 2024 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-2",
          "aria-label": "Źródło 5",
          children: "[5]"
        }), " To głos samorządów, którego nie możemy przeliczyć, więc nie przenoś go na swój budżet. Inne przykłady zebraliśmy w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/istniejace-spoldzielnie",
          children: "istniejących spółdzielniach"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W internecie znajdziesz bardzo różne procenty, ale są to szacunki, a nie pomiary", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp3",
          id: "RP3-2",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), ". Twój wynik zależy od godzin poboru, mocy, taryf i umów. Policz go na ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator#kto=gmina",
          children: "przykładzie gminy w kalkulatorze"
        }), ", a założenia sprawdź w artykule ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/ile-mozna-zaoszczedzic",
          children: "ile można zaoszczędzić"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "o-co-zapytac-przed-uchwala",
        children: "O co zapytać przed uchwałą?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ile energii z instalacji zużyjemy w tej samej godzinie, a ile trafi do sieci?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy próg 70% zachowamy, gdy dojdą nowe obiekty?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto prowadzi zarząd i kto za to płaci?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Jak dzielimy koszty i korzyści między gminę a resztę?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Co robimy z obecną umową na prąd i jej terminem?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Co mówi opinia prawna o zamówieniach publicznych?"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Na jakich danych oparto wyliczenia i kto je sprawdził?"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Jeśli gmina planuje nowe źródło dla spółdzielni, pamiętaj o kolejności. We wniosku o warunki przyłączenia podaje się wpis spółdzielni do KRS i punkty poboru, do których popłynie energia. Mówi o tym art. 7 ust. 3da Prawa energetycznego, dodany w 2023 r. ustawą zmieniającą", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-2",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy odpowiedzi są gotowe, przejdź do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/gmina-krok-po-kroku",
          children: "drogi gminy krok po kroku"
        }), ". Zakres pomocy dla samorządów jest na stronie ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/oferta",
          children: "oferta"
        }), "."]
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