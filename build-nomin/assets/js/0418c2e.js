"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3535"], {
75496(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_technika_i_rynek_zmiany_w_prawie_kalendarz_md_dfd_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-technika-i-rynek-zmiany-w-prawie-kalendarz-md-dfd.json
var site_baza_wiedzy_technika_i_rynek_zmiany_w_prawie_kalendarz_md_dfd_namespaceObject = JSON.parse('{"id":"technika-i-rynek/zmiany-w-prawie-kalendarz","title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","description":"Kalendarz zmian dla spółdzielni energetycznych od 2016 do 2026 r. Co obowiązuje, co jest projektem, co zawetowano i jak sprawdzić nowy tekst.","source":"@site/baza-wiedzy/technika-i-rynek/zmiany-w-prawie-kalendarz.md","sourceDirName":"technika-i-rynek","slug":"/zmiany-w-prawie-kalendarz","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Zmiany w prawie","permalink":"/baza-wiedzy/tagi/zmiany-w-prawie","description":"Co się zmieniło w przepisach i co jest w toku."},{"inline":false,"label":"Miasta","permalink":"/baza-wiedzy/tagi/miasta","description":"Spółdzielnie energetyczne w miastach po zmianie prawa z 2025 r."},{"inline":false,"label":"Próg pokrycia","permalink":"/baza-wiedzy/tagi/prog-pokrycia","description":"Warunek 70% i wyjątek 40%."}],"version":"current","sidebarPosition":4,"frontMatter":{"article":{"kind":"article","label":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","category":"Technika i rynek","neighbours":[{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni"},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni"},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz"},{"title":"Biogazownia","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"},{"title":"Pompy ciepła i ładowarki","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny"}],"audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","updated":"2026-11-25","checked":"2026-11-22","summary":["Najwięcej zmieniła ustawa, która działa od 1 października 2023 r.","Próg 40% mają tylko spółdzielnie z wnioskiem złożonym do 31 grudnia 2025 r.","Od 2025 r. jest ustawa, która otwiera spółdzielnie na miasta.","UD332 (rządowy projekt o biometanie) i druk sejmowy 2821 to projekty, a nie obowiązujące prawo.","Ustawę „wiatrakową” z druku sejmowego 1130 zawetowano w sierpniu 2025 r."],"readingMinutes":6,"sources":[{"code":"RESD","title":"Definicje REC i CEC w Polsce – przegląd wdrożenia (po angielsku)","publisher":"REScoop.eu","url":"https://www.rescoop.eu/policy/poland-rec-cec-definitions","date":"03.2024","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"KOWR1","title":"Spółdzielnie energetyczne (strona z okresu 2019 r.)","publisher":"KOWR","url":"https://www.kowr.gov.pl/odnawialne-zrodla-energii/spoldzielnie-energetyczne","date":"2019","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1},{"code":"ZM23","title":"Ustawa z 17 sierpnia 2023 r. o zmianie ustawy o odnawialnych źródłach energii (Dz.U. 2023 poz. 1762)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230001762","date":"31.08.2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md","state":"tekst ogłoszony; przepisy przejściowe w stanie na 8.08.2024","read":"2026-11-22","citations":6},{"code":"PSE2","title":"Komunikat OIRE o wskaźnikach jakości informacji w CSIRE","publisher":"PSE","url":"https://www.pse.pl/-/komunikat-oire-publikacja-wskaznikow-jakosci-informacji-rynku-energii-przekazywanych-do-csire-i-udostepnianych-z-csire?safeargs=696e686572697452656469726563743d74727565","date":"3.07.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ERP","title":"Projekt UD332 i zmiany w ustawie o OZE","publisher":"Rzeczpospolita, Energia","url":"https://energia.rp.pl/oze/art43588021-ulatwienia-dla-wiatrakow-rzad-po-cichu-wprowadzi-nowe-regulacje","date":"2.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":4},{"code":"ELEK","title":"Weto do noweli wiatrakowej","publisher":"e-elektryczna.pl","url":"http://e-elektryczna.pl/?p=4805","date":"jesień 2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"OFF","title":"Ustawa z 9 października 2025 r. o zmianie ustawy o promowaniu wytwarzania energii elektrycznej w morskich farmach wiatrowych (Dz.U. 2025 poz. 1535)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20250001535","date":"2025","copy":"infor.pl","copyUrl":"https://www.infor.pl/akt-prawny/DZU.2025.316.0001535,ustawa-o-zmianie-ustawy-o-promowaniu-wytwarzania-energii-elektrycznej-w-morskich-farmach-wiatrowych-oraz-niektorych-innych-ustaw.html","state":"tylko początek ustawy","read":"2026-11-20","citations":2},{"code":"BI","title":"Spółdzielnie energetyczne w miastach – możliwości i wyzwania","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj","date":"18.10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"RP1","title":"Spółdzielni energetycznych szybko przybywa","publisher":"Rzeczpospolita, Regiony","url":"https://regiony.rp.pl/z-regionow/art43867591-spoldzielni-energetycznych-szybko-przybywa-gminy-doceniaja-korzysci","date":"2.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"OPL1","title":"Rachunki za prąd w 2026 roku","publisher":"Do Rzeczy","url":"https://dorzeczy.pl/ekonomia/809679/rachunki-za-prad-w-2026-roku-niedobre-wiesci-dla-polakow.html","date":"22.11.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"OPL2","title":"Opłata kogeneracyjna na 2026 rok bez podwyżki","publisher":"Business Insider Polska","url":"https://businessinsider.com.pl/wiadomosci/minister-energii-oglasza-rozporzadzenie-oplata-kogeneracyjna-bez-podwyzek/fl14rjw","date":"28.11.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":2},{"code":"D759","title":"Ustawa z 2025 r. o zmianach związanych z CSIRE (Dz.U. 2025 poz. 759)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20250000759","date":"06.2025","copy":"infor.pl","copyUrl":"https://www.infor.pl/akt-prawny/DZU.2025.161.0000759,ustawa-o-zmianie-niektorych-ustaw-w-zwiazku-z-wprowadzaniem-centralnego-systemu-informacji-rynku-energii-i-innych-ustaw.html","state":"tylko art. 8","read":"2026-11-20","citations":1},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":6},{"code":"LZO1","title":"Liczniki zdalnego odczytu u odbiorców","publisher":"Forsal, za PIE","url":"https://forsal.pl/kraj/aktualnosci/artykuly/10651207,polacy-coraz-czesciej-z-licznikiem-zdalnego-odczytu-energii-elektrycznej-jakie-korzysci.html","date":"1.03.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":3},{"code":"VOR","title":"Nowa ustawa: zmiany dla morskich farm, prosumentów i spółdzielni (po angielsku)","publisher":"Voice of Renewables","url":"https://voiceofrenewables.com/poland-passes-new-renewable-energy-law-key-changes-for-offshore-wind-prosumers-and-energy-cooperatives/","date":"10.2025","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"ZIN","title":"Spółdzielnie energetyczne – przewodnik dla biznesu i samorządów","publisher":"zieloneinwestycje.pl","url":"https://zieloneinwestycje.pl/spoldzielnie-energetyczne-kto-zyskuje-najbardziej-przewodnik-dla-biznesu-samorzadow-i-inwestorow","date":"7.01.2026","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"PE","title":"Prawo energetyczne (tekst jednolity, Dz.U. 2024 poz. 266)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000266","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b1855d996d318c79684c284076e435f264a9933c/pl/DU-2024-266.md","state":"początek 2024 r., wyciąg","read":"2026-11-22","citations":3},{"code":"RM","title":"Ustawa o rynku mocy (tekst jednolity, Dz.U. 2023 poz. 2131)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230002131","date":"t.j. 2023","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/9c4329b3c08e79bf6d3e4098ecf1608d8ca31650/pl/DU-2023-2131.md","state":"tekst z 2023 r., wyciąg","read":"2026-11-22","citations":1},{"code":"DZP","title":"Zmiany dla morskich farm i wsparcia OZE (po angielsku)","publisher":"kancelaria DZP","url":"https://www.dzp.pl/en/alerts/234-offshore-in-poland-acceleration-of-investments-and-new-support-mechanisms","date":"17.11.2025","copy":"zapisana kopia strony","read":"2026-11-22","citations":1},{"code":"ENEA","title":"Analiza taryf G (eanalizer)","publisher":"repozytorium publiczne","url":"https://github.com/theundefined/eanalizer","date":"12.2025","copy":"zapisana kopia repozytorium","read":"2026-11-20","citations":1}],"related":[{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent"},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna"},"next":{"title":"Biogazownia","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/technika-i-rynek/zmiany-w-prawie-kalendarz.md


const frontMatter = {
	title: 'Zmiany w prawie 2016–2026: co działa, a co jest projektem',
	description: 'Kalendarz zmian dla spółdzielni energetycznych od 2016 do 2026 r. Co obowiązuje, co jest projektem, co zawetowano i jak sprawdzić nowy tekst.',
	sidebar_position: 4,
	audience: [
		'gmina',
		'rolnicy',
		'przedsiebiorstwa',
		'mieszkancy'
	],
	level: 'sredni',
	tags: [
		'zmiany-w-prawie',
		'miasta',
		'prog-pokrycia'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F02',
		'F03',
		'F04',
		'F05',
		'F06',
		'F07',
		'F08',
		'F32',
		'F34',
		'F35',
		'F36',
		'F37',
		'F52',
		'F68',
		'F72',
		'F75',
		'F76',
		'F77',
		'F93',
		'F102',
		'F110',
		'F130',
		'F131',
		'F136',
		'F138',
		'F198',
		'F199'
	],
	sources: [
		'RESD',
		'KOWR1',
		'ROZP',
		'ZM23',
		'PSE2',
		'ERP',
		'ELEK',
		'OFF',
		'BI',
		'RP1',
		'OPL1',
		'OPL2',
		'D759',
		'OZE',
		'LZO1',
		'VOR',
		'ZIN',
		'PE',
		'RM',
		'DZP',
		'ENEA'
	],
	related: [
		'spoldzielnia-energetyczna-w-miescie',
		'prog-70-i-40-procent',
		'csire-a-spoldzielnia-energetyczna',
		'obowiazki-roczne-spoldzielni'
	],
	summary: [
		'Najwięcej zmieniła ustawa, która działa od 1 października 2023 r.',
		'Próg 40% mają tylko spółdzielnie z wnioskiem złożonym do 31 grudnia 2025 r.',
		'Od 2025 r. jest ustawa, która otwiera spółdzielnie na miasta.',
		'UD332 (rządowy projekt o biometanie) i druk sejmowy 2821 to projekty, a nie obowiązujące prawo.',
		'Ustawę „wiatrakową” z druku sejmowego 1130 zawetowano w sierpniu 2025 r.'
	],
	aliases: [
		'nowelizacja ustawy o OZE spółdzielnie',
		'ustawa biometanowa',
		'druk 2821',
		'UD332',
		'co się zmieni w 2027 roku',
		'weto ustawa wiatrakowa',
		'kiedy ustawa wchodzi w życie'
	],
	glossary_skip: [],
	slug: '/zmiany-w-prawie-kalendarz'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Kalendarz: 2016–2026",
  "id": "kalendarz-2016-2026",
  "level": 2
}, {
  "value": "Co obowiązuje i co już zaplanowano",
  "id": "co-obowiazuje-i-co-juz-zaplanowano",
  "level": 2
}, {
  "value": "Zmiana od 1 października 2023 r.",
  "id": "zmiana-od-1-pazdziernika-2023-r",
  "level": 3
}, {
  "value": "Próg po 1 stycznia 2026 r.",
  "id": "prog-po-1-stycznia-2026-r",
  "level": 3
}, {
  "value": "Daty, które jeszcze przed nami",
  "id": "daty-ktore-jeszcze-przed-nami",
  "level": 3
}, {
  "value": "Co uchwalono dla miast i dla danych",
  "id": "co-uchwalono-dla-miast-i-dla-danych",
  "level": 2
}, {
  "value": "Co jest tylko projektem, a co zawetowano",
  "id": "co-jest-tylko-projektem-a-co-zawetowano",
  "level": 2
}, {
  "value": "Ustawa zawetowana w 2025 r.",
  "id": "ustawa-zawetowana-w-2025-r",
  "level": 3
}, {
  "value": "Jaki tekst przeczytaliśmy",
  "id": "jaki-tekst-przeczytalismy",
  "level": 2
}, {
  "value": "Jak nie zgubić się w zmianach",
  "id": "jak-nie-zgubic-sie-w-zmianach",
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
    em: "em",
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    ol: "ol",
    p: "p",
    span: "span",
    strong: "strong",
    table: "table",
    tbody: "tbody",
    td: "td",
    th: "th",
    thead: "thead",
    tr: "tr",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  }, _component0 = _components["later-part"];
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsxs)(_components.p, {
      children: ["Przepisy o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#spoldzielnia-energetyczna",
        children: "spółdzielniach energetycznych"
      }), " zmieniały się kilka razy, a w internecie zostały teksty z każdego etapu. Ten kalendarz oddziela obowiązujące prawo od projektów."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "kalendarz-2016-2026",
      children: "Kalendarz: 2016–2026"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ol, {
      className: "timeline",
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "2016 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["pojęcie spółdzielni energetycznej trafia do ustawy o ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#oze",
            children: "OZE"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-resd",
            id: "RESD-1",
            "aria-label": "Źródło 1",
            children: "[1]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "prawo, później zmieniane"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "19 lipca 2019 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["ustawa zmieniająca daje realne zasady działania", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-kowr1",
            id: "KOWR1-1",
            "aria-label": "Źródło 2",
            children: "[2]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "prawo, później zmieniane"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "1 kwietnia 2022 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["zaczyna działać rozporządzenie o rozliczeniach", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-rozp",
            id: "ROZP-1",
            "aria-label": "Źródło 3, § 7",
            children: "[3]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "prawo"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "1 października 2023 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["wchodzi w życie ustawa z 17 sierpnia 2023 r., największa zmiana", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-zm23",
            id: "ZM23-1",
            "aria-label": "Źródło 4",
            children: "[4]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "prawo"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "1 lipca 2025 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["rusza ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#csire",
            children: "CSIRE"
          }), ", centralna baza danych rynku energii", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-pse2",
            id: "PSE2-1",
            "aria-label": "Źródło 5",
            children: "[5]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "działa"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        "data-open": "",
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "sierpień 2025 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["weto do ustawy „wiatrakowej” z druku 1130", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-erp",
            id: "ERP-1",
            "aria-label": "Źródło 6",
            children: "[6]"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-elek",
            id: "ELEK-1",
            "aria-label": "Źródło 7",
            children: "[7]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "nie weszła w życie"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "9 października 2025 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["ustawa otwiera spółdzielnie na miasta", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-off",
            id: "OFF-1",
            "aria-label": "Źródło 8",
            children: "[8]"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-bi",
            id: "BI-1",
            "aria-label": "Źródło 9",
            children: "[9]"
          })]
        }), "\n", (0,jsx_runtime.jsxs)(_components.em, {
          children: ["uchwalona, podpisana 4 listopada 2025 r.", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-dzp",
            id: "DZP-1",
            "aria-label": "Źródło 20",
            children: "[20]"
          }), "; od kiedy działa, sprawdź w ISAP"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "31 grudnia 2025 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["ostatni dzień na wniosek z ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#pokrycie-potrzeb",
            children: "progiem 40%"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-zm23",
            id: "ZM23-2",
            "aria-label": "Źródło 4, art. 41",
            children: "[4]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "minął"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        "data-open": "",
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "31 grudnia 2025 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["resort klimatu pokazuje projekt UD332", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-erp",
            id: "ERP-2",
            "aria-label": "Źródło 6",
            children: "[6]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "projekt"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "1 stycznia 2026 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["nowe wnioski z progiem 70%", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-rp1",
            id: "RP1-1",
            "aria-label": "Źródło 10",
            children: "[10]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "prawo"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "1 stycznia 2026 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["nowe stawki opłat, na przykład OZE 7,30 zł za MWh netto", (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-opl1",
            id: "OPL1-1",
            "aria-label": "Źródło 11",
            children: "[11]"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-opl2",
            id: "OPL2-1",
            "aria-label": "Źródło 12",
            children: "[12]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "na 2026 r."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        "data-open": "",
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "2026 r."
        }), "\n", (0,jsx_runtime.jsx)(_components.span, {
          children: "w Sejmie jest rządowy projekt z druku 2821"
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "projekt"
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        "data-open": "",
        children: ["\n", (0,jsx_runtime.jsx)(_components.strong, {
          children: "19 października 2026 r."
        }), "\n", (0,jsx_runtime.jsxs)(_components.span, {
          children: ["data wejścia do CSIRE dla jednej z grup ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#osd",
            children: "operatorów"
          }), (0,jsx_runtime.jsx)(_components.a, {
            href: "#zrodlo-d759",
            id: "D759-1",
            "aria-label": "Źródło 13, art. 8",
            children: "[13]"
          })]
        }), "\n", (0,jsx_runtime.jsx)(_components.em, {
          children: "zapytaj operatora"
        }), "\n"]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["OZE to odnawialne źródła energii, a ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#kowr",
        children: "KOWR"
      }), " to Krajowy Ośrodek Wsparcia Rolnictwa, który prowadzi ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#wykaz-spoldzielni-energetycznych",
        children: "wykaz"
      }), " spółdzielni. Ustawa z 2019 r. ma numer Dz.U. 2019 poz. 1524, z 2023 r. – Dz.U. 2023 poz. 1762, a z 2025 r. – Dz.U. 2025 poz. 1535."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "co-obowiazuje-i-co-juz-zaplanowano",
      children: "Co obowiązuje i co już zaplanowano"
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "zmiana-od-1-pazdziernika-2023-r",
      children: "Zmiana od 1 października 2023 r."
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["To najważniejsza data w tym kalendarzu. Ustawa z 17 sierpnia 2023 r. przyniosła sześć zmian:", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-zm23",
        id: "ZM23-3",
        "aria-label": "Źródło 4",
        children: "[4]"
      })]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["poszerzyła definicję o biogaz rolniczy, ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#biometan",
            children: "biometan"
          }), ", obrót i magazynowanie,"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
          children: ["skreśliła limit liczby ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#czlonek",
            children: "członków"
          }), ","]
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "wprowadziła czasowy próg 40%,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "pozwoliła sięgać po dane historyczne członków,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "wyznaczyła terminy sprzedawcy i operatorowi sieci,"
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "zmieniła zasady opłat za dystrybucję."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnie, które były już w wykazie, zostały w nim i miały 3 miesiące na uzupełnienie danych o punktach i sprzedawcy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-4",
          "aria-label": "Źródło 4, art. 42 i 43",
          children: "[4]"
        }), ". Jeśli w poradniku czytasz o „mniej niż 1 000 członków”, jest sprzed tej zmiany albo ją pomija. W tekście z 2024 r. ten punkt jest uchylony", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-1",
          "aria-label": "Źródło 14, art. 38e ust. 1 pkt 2",
          children: "[14]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "prog-po-1-stycznia-2026-r",
        children: "Próg po 1 stycznia 2026 r."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Źródła spółdzielni mają umożliwiać pokrycie co najmniej 70% rocznych potrzeb", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-2",
          "aria-label": "Źródło 14, art. 38e ust. 1 pkt 3 lit. a",
          children: "[14]"
        }), ". Kto złożył wniosek o wpis do 31 grudnia 2025 r., może korzystać z progu 40%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zm23",
          id: "ZM23-5",
          "aria-label": "Źródło 4, art. 41",
          children: "[4]"
        }), ". Daty końca tego wyjątku przepis nie podaje. Nie mówi też, czy zostaje on po przyjęciu nowych członków, więc przed taką zmianą zapytaj KOWR na piśmie. Nowe wnioski obejmuje już 70%, jak podała prasa 2 marca 2026 r.", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rp1",
          id: "RP1-2",
          "aria-label": "Źródło 10",
          children: "[10]"
        }), " Rachunek pokazuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg 70% i 40%"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "daty-ktore-jeszcze-przed-nami",
        children: "Daty, które jeszcze przed nami"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Nie wszystkie zmiany wymagają nowej ustawy. Te terminy są już znane:"
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Daty, które jeszcze przed nami",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Data"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co ma się stać"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "31 grudnia 2026 r."
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["ostatni dzień stawek opłat i taryf, które podaje ten serwis; potem sprawdź nowe", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-enea",
                id: "ENEA-1",
                "aria-label": "Źródło 21",
                children: "[21]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "1 stycznia 2027 r."
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["ostrzejsze warunki wsparcia ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#klaster-energii",
                children: "klastrów energii"
              }), ", o ile to wsparcie działa", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-zm23",
                id: "ZM23-6",
                "aria-label": "Źródło 4, art. 184k–184m ustawy o OZE",
                children: "[4]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "1 marca 2027 r."
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["ostatni dzień na sprawozdanie spółdzielni do KOWR za 2026 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-oze",
                id: "OZE-3",
                "aria-label": "Źródło 14, art. 38m pkt 2",
                children: "[14]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "koniec 2027 r."
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: [(0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#lzo",
                children: "licznik zdalnego odczytu"
              }), " w 65% ", (0,jsx_runtime.jsx)(_components.a, {
                href: "/baza-wiedzy/slownik#ppe",
                children: "punktów poboru"
              }), " operatora", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                id: "PE-1",
                "aria-label": "Źródło 18, art. 11t",
                children: "[18]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-lzo1",
                id: "LZO1-1",
                "aria-label": "Źródło 15",
                children: "[15]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "1 stycznia 2028 r."
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["koniec ryczałtowej opłaty mocowej w domach i u małych odbiorców, według tekstu z 2023 r.", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-rm",
                id: "RM-1",
                "aria-label": "Źródło 19, art. 89a",
                children: "[19]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "koniec 2028 r."
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["taki licznik w 80% punktów poboru operatora", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                id: "PE-2",
                "aria-label": "Źródło 18, art. 11t",
                children: "[18]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-lzo1",
                id: "LZO1-2",
                "aria-label": "Źródło 15",
                children: "[15]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "4 lipca 2031 r."
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["dostosowanie starych liczników; według prasy licznik mają mieć wtedy wszyscy, a źródła różnią się w tym od ustawy", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-pe",
                id: "PE-3",
                "aria-label": "Źródło 18, art. 11t ust. 14",
                children: "[18]"
              }), (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-lzo1",
                id: "LZO1-3",
                "aria-label": "Źródło 15",
                children: "[15]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Dla członków spółdzielni ważniejszy jest inny termin: operator ma 4 miesiące od wniosku spółdzielni, aby założyć im liczniki", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 14, art. 38da ust. 1",
          children: "[14]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Osobno sprawdzaj opłaty, bo ich stawki zmieniają się z rokiem. Opłata OZE wzrosła z 3,50 zł za MWh w 2025 r. do 7,30 zł w 2026 r., a kogeneracyjna nadal wynosi 3,00 zł za MWh", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-opl1",
          id: "OPL1-2",
          "aria-label": "Źródło 11",
          children: "[11]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-opl2",
          id: "OPL2-2",
          "aria-label": "Źródło 12",
          children: "[12]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-uchwalono-dla-miast-i-dla-danych",
        children: "Co uchwalono dla miast i dla danych"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawa z 9 października 2025 r. otwiera spółdzielnie na każdy rodzaj gminy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-off",
          id: "OFF-2",
          "aria-label": "Źródło 8",
          children: "[8]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-bi",
          id: "BI-2",
          "aria-label": "Źródło 9",
          children: "[9]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-vor",
          id: "VOR-1",
          "aria-label": "Źródło 16",
          children: "[16]"
        }), ". Poradniki różnią się w tym między sobą, bo jeszcze w styczniu 2026 r. część pisała, że miasta są wyłączone", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-zin",
          id: "ZIN-1",
          "aria-label": "Źródło 17",
          children: "[17]"
        }), ". Co już wiadomo i co trzeba sprawdzić w ISAP, zbiera jeden artykuł: ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielnia w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Tekst ustawy o OZE z 2024 r. zapowiada też, że sprzedawca i KOWR wezmą dane godzinowe z CSIRE", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 14, art. 38c ust. 5 i art. 38ma",
          children: "[14]"
        }), ". Co z tego wynika i o co zapytać operatora, opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/csire-a-spoldzielnia-energetyczna",
          children: "CSIRE a spółdzielnia"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-jest-tylko-projektem-a-co-zawetowano",
        children: "Co jest tylko projektem, a co zawetowano"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Projekt może się zmienić albo przepaść, więc nie planuj na nim statutu ani budżetu."
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Co jest tylko projektem, a co zawetowano",
        "data-cards": "",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Projekt"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co wiemy"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Co się dopiero okaże"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "UD332, „ustawa biometanowa”"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              "data-column": "Co wiemy",
              children: ["resort klimatu pokazał go 31 grudnia 2025 r.; obejmuje spółdzielnie energetyczne", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-erp",
                id: "ERP-3",
                "aria-label": "Źródło 6",
                children: "[6]"
              })]
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co się dopiero okaże",
              children: "treść zmian dla spółdzielni"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Druk sejmowy 2821"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co wiemy",
              children: "rządowy projekt: wsparcie biometanu powyżej 1 MW, gazociągi bezpośrednie, doprecyzowanie zasad działania spółdzielni"
            }), (0,jsx_runtime.jsx)(_components.td, {
              "data-column": "Co się dopiero okaże",
              children: "treść i wynik prac"
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Druk 2821 znamy ze zbioru druków Sejmu X kadencji, gdzie jesienią 2026 r. nie miał jeszcze numeru Dziennika Ustaw. Może być dalszym ciągiem UD332, ale to nasz wniosek, a nie cytat z dokumentu. Prace trwają, a prawa jeszcze nie zmieniły."
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "ustawa-zawetowana-w-2025-r",
        children: "Ustawa zawetowana w 2025 r."
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["W 2025 r. Sejm pracował nad ustawą „wiatrakową”, czyli drukiem 1130, która miała też część o biogazie i biometanie. W sierpniu 2025 r. została zawetowana", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-erp",
          id: "ERP-4",
          "aria-label": "Źródło 6",
          children: "[6]"
        }), (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-elek",
          id: "ELEK-2",
          "aria-label": "Źródło 7",
          children: "[7]"
        }), ". Opisy jej rozwiązań nadal są w internecie, ale te przepisy nie weszły w życie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jaki-tekst-przeczytalismy",
        children: "Jaki tekst przeczytaliśmy"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ustawę o OZE opisujemy w całym serwisie według tekstu jednolitego Dz.U. 2024 poz. 1361", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 14",
          children: "[14]"
        }), ", czyli ustawy z wpisanymi zmianami. Z opisu kopii wynika, że jest już nowszy tekst jednolity. Prawo spółdzielcze i rozporządzenie o rozliczeniach mają w tych kopiach status obowiązujących."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Zanim podejmiesz decyzję",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Otwórz w ISAP, sejmowej bazie aktów prawnych, kartę ustawy o OZE i sprawdź listę zmian po 2024 r. Zacznij od art. 38c, 38da i 38e. Nie odczytaliśmy ani brzmienia po ustawie z 2025 r., ani tego, jak wdrożono nowsze dyrektywy Unii. Zapisz datę odczytu."
        })
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "jak-nie-zgubic-sie-w-zmianach",
        children: "Jak nie zgubić się w zmianach"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Patrz na datę tekstu. Poradnik sprzed października 2023 r. opisuje stare zasady."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Szukaj numeru Dziennika Ustaw. Projekt go nie ma."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Odróżniaj „uchwalono”, „ogłoszono” i „weszło w życie”. To mogą być trzy różne dni."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czytaj przepisy przejściowe. To w nich jest wyjątek 40%."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Przed ważnym krokiem zapytaj KOWR lub sprzedawcę na piśmie."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sprawdź, które daty dotyczą Ciebie co roku: zbiera je artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/obowiazki-roczne-spoldzielni",
          children: "obowiązki roczne spółdzielni"
        }), ". Dni, o których nie wolno zapomnieć, dodasz do telefonu z ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/kalendarz-obowiazkow",
          children: "kalendarza obowiązków"
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