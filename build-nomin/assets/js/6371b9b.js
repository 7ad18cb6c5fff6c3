"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5870"], {
85356(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_baza_wiedzy_podstawy_kto_moze_byc_czlonkiem_md_418_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-docs/default/site-baza-wiedzy-podstawy-kto-moze-byc-czlonkiem-md-418.json
var site_baza_wiedzy_podstawy_kto_moze_byc_czlonkiem_md_418_namespaceObject = JSON.parse('{"id":"podstawy/kto-moze-byc-czlonkiem","title":"Kto może należeć do spółdzielni energetycznej","description":"Sprawdź, czy do spółdzielni może wejść osoba, firma, gmina lub sąsiad bez paneli, ilu członków trzeba i czym ryzykuje członek.","source":"@site/baza-wiedzy/podstawy/kto-moze-byc-czlonkiem.md","sourceDirName":"podstawy","slug":"/kto-moze-byc-czlonkiem","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem","draft":false,"unlisted":false,"tags":[{"inline":false,"label":"Członkostwo","permalink":"/baza-wiedzy/tagi/czlonkostwo","description":"Kto może należeć do spółdzielni, jak wejść i jak wyjść."},{"inline":false,"label":"Statut","permalink":"/baza-wiedzy/tagi/statut","description":"Co zapisać w statucie spółdzielni."},{"inline":false,"label":"Gmina","permalink":"/baza-wiedzy/tagi/gmina","description":"Samorząd jako członek i założyciel spółdzielni."}],"version":"current","sidebarPosition":2,"frontMatter":{"article":{"kind":"article","label":"Kto może należeć do spółdzielni energetycznej","category":"Podstawy","neighbours":[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem"},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing"},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie"},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce"},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie"},{"title":"Czy zostanę bez prądu?","permalink":"/baza-wiedzy/obawy-mieszkancow"}],"audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","updated":"2026-11-25","checked":"2026-11-22","summary":["Członkiem może być osoba fizyczna lub osoba prawna, np. gmina, spółka albo biblioteka. Szkoła samorządowa zwykle nie jest osobą prawną.","Nie musisz mieć fotowoltaiki, bo w spółdzielni są też sami odbiorcy.","Z osobami fizycznymi zwykła spółdzielnia, czyli nie rolnicza, musi mieć co najmniej 10 członków.","Trzech członków wystarczy tylko wtedy, gdy statut dopuszcza wyłącznie osoby prawne.","Ustawa o OZE nie podaje dziś górnej granicy liczby członków."],"readingMinutes":8,"sources":[{"code":"PS","title":"Prawo spółdzielcze (tekst jednolity, Dz.U. 2024 poz. 593)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000593","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md","state":"stan na 27.03.2024, bez oznaczeń paragrafów","read":"2026-11-22","citations":18},{"code":"OZE","title":"Ustawa z 20 lutego 2015 r. o odnawialnych źródłach energii (tekst jednolity, Dz.U. 2024 poz. 1361)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001361","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md","state":"stan na 8.08.2024, bez wzorów","read":"2026-11-22","citations":13},{"code":"SR","title":"Ustawa z 4 października 2018 r. o spółdzielniach rolników (Dz.U. 2018 poz. 2073)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180002073","date":"2018","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/0571be1dd33031be03b240bb5fa783ab2d8d3ba2/pl/DU-2018-2073.md","state":"tekst pierwotny z 2018 r., bez późniejszych zmian","read":"2026-11-22","citations":3},{"code":"NGO","title":"Obywatelska społeczność energetyczna – działanie dla stowarzyszeń","publisher":"portalngo.pl","url":"https://portalngo.pl/aktualnosci/obywatelska-spolecznosc-energetyczna.-nowy-obszar-dzialania-dla-stowarzyszen-3939.html","date":"6.09.2023","copy":"zapisana kopia strony","read":"2026-11-20","citations":1},{"code":"SG","title":"Ustawa o samorządzie gminnym (tekst jednolity, Dz.U. 2024 poz. 1465)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001465","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/64bd6aef52264ba53133b336f1d48f6a4f0f9b46/pl/DU-2024-1465.md","state":"stan na 12.09.2024, wyciąg","read":"2026-11-22","citations":1},{"code":"FP","title":"Ustawa o finansach publicznych (tekst jednolity, Dz.U. 2024 poz. 1530)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001530","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/b7158dfa29d287f007e2aed081c2ca20f3ce3a5a/pl/DU-2024-1530.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":2},{"code":"DK","title":"Ustawa o organizowaniu i prowadzeniu działalności kulturalnej (tekst jednolity, Dz.U. 2024 poz. 87)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240000087","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/c2bac4ccef7e2b6bccbc9ba09af51f8ab69abddf/pl/DU-2024-87.md","state":"tekst z 2024 r., wyciąg","read":"2026-11-22","citations":1},{"code":"KC","title":"Kodeks cywilny (tekst jednolity, Dz.U. 2024 poz. 1061)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001061","date":"t.j. 2024","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/488969a2b27795338e78e4a91e6af2d6f8388449/pl/DU-2024-1061.md","state":"tekst z 2024 r., wyciąg bez oznaczeń paragrafów","read":"2026-11-22","citations":3},{"code":"WL","title":"Ustawa o własności lokali (tekst jednolity, Dz.U. 2021 poz. 1048)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20210001048","date":"t.j. 2021","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ed25d224e87469905b5d022de0d41b2e71732129/pl/DU-2021-1048.md","state":"stan na 20.05.2021, jest nowszy tekst jednolity","read":"2026-11-22","citations":1},{"code":"ROZP","title":"Rozporządzenie o rejestracji, bilansowaniu i rozliczeniach spółdzielni energetycznych (Dz.U. 2022 poz. 703)","publisher":"Dziennik Ustaw","url":"https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20220000703","date":"30.03.2022","copy":"kopia Dziennika Ustaw, projekt Legalize","copyUrl":"https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md","state":"tekst ogłoszony 30.03.2022, bez wzorów i załącznika","read":"2026-11-22","citations":1}],"related":[{"title":"Czy zostanę bez prądu? Obawy mieszkańców i co mówi prawo","permalink":"/baza-wiedzy/obawy-mieszkancow"},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"},{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"}],"forcedMode":null}},"sidebar":"bazaWiedzy","previous":{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest"},"next":{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"}}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./baza-wiedzy/podstawy/kto-moze-byc-czlonkiem.md


const frontMatter = {
	title: 'Kto może należeć do spółdzielni energetycznej',
	description: 'Sprawdź, czy do spółdzielni może wejść osoba, firma, gmina lub sąsiad bez paneli, ilu członków trzeba i czym ryzykuje członek.',
	sidebar_position: 2,
	audience: [
		'mieszkancy',
		'gmina',
		'rolnicy',
		'przedsiebiorstwa'
	],
	level: 'podstawowy',
	tags: [
		'czlonkostwo',
		'statut',
		'gmina'
	],
	updated: '2026-11-25',
	checked: '2026-11-22',
	facts: [
		'F04',
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
		'F30',
		'F31',
		'F32',
		'F38',
		'F50',
		'F59',
		'F94',
		'F95',
		'F147',
		'F148',
		'F149',
		'F159',
		'F160',
		'F166',
		'F167',
		'F169',
		'F172',
		'F181',
		'F182',
		'F186',
		'F187',
		'F188',
		'F193'
	],
	sources: [
		'PS',
		'OZE',
		'SR',
		'NGO',
		'SG',
		'FP',
		'DK',
		'KC',
		'WL',
		'ROZP'
	],
	related: [
		'obawy-mieszkancow',
		'przystapienie-i-wystapienie-czlonka',
		'spoldzielnia-rolnikow-a-energia',
		'gmina-w-spoldzielni-energetycznej'
	],
	summary: [
		'Członkiem może być osoba fizyczna lub osoba prawna, np. gmina, spółka albo biblioteka. Szkoła samorządowa zwykle nie jest osobą prawną.',
		'Nie musisz mieć fotowoltaiki, bo w spółdzielni są też sami odbiorcy.',
		'Z osobami fizycznymi zwykła spółdzielnia, czyli nie rolnicza, musi mieć co najmniej 10 członków.',
		'Trzech członków wystarczy tylko wtedy, gdy statut dopuszcza wyłącznie osoby prawne.',
		'Ustawa o OZE nie podaje dziś górnej granicy liczby członków.'
	],
	aliases: [
		'niepełnoletni członek',
		'dziecko jako członek spółdzielni',
		'dom zapisany na wnuka',
		'kto może wejść do spółdzielni',
		'czy firma może być członkiem',
		'ilu członków musi mieć spółdzielnia',
		'spółdzielnia bez fotowoltaiki',
		'wspólnota mieszkaniowa w spółdzielni',
		'czy sąsiad może dołączyć',
		'nie mam paneli',
		'czy OSP może wejść do spółdzielni',
		'trzy osoby prawne',
		'najemca w spółdzielni',
		'czy żona też musi być członkiem',
		'czy biblioteka może być członkiem',
		'kilka liczników jednego członka',
		'mam dwa albo trzy liczniki',
		'czy muszę zgłosić wszystkie liczniki',
		'zgoda właściciela mieszkania',
		'pierwszy mieszkaniec w spółdzielni gminnej',
		'czy można należeć do dwóch spółdzielni',
		'czy parafia może być członkiem',
		'spółdzielnia mieszkaniowa jako członek',
		'koło gospodyń wiejskich'
	],
	glossary_skip: [],
	slug: '/kto-moze-byc-czlonkiem'
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "Osoba, firma, gmina – kto spełnia warunki?",
  "id": "osoba-firma-gmina-kto-spelnia-warunki",
  "level": 2
}, {
  "value": "Najemca, żona, dorosły syn",
  "id": "najemca-zona-dorosly-syn",
  "level": 3
}, {
  "value": "Dom, obora, chłodnia: kilka liczników jednego członka",
  "id": "dom-obora-chlodnia-kilka-licznikow-jednego-czlonka",
  "level": 3
}, {
  "value": "Szkoła, biblioteka, straż: kto jest osobą prawną?",
  "id": "szkola-biblioteka-straz-kto-jest-osoba-prawna",
  "level": 2
}, {
  "value": "Czy trzeba mieć fotowoltaikę?",
  "id": "czy-trzeba-miec-fotowoltaike",
  "level": 2
}, {
  "value": "Ilu członków potrzeba?",
  "id": "ilu-czlonkow-potrzeba",
  "level": 2
}, {
  "value": "Czy członek może mieszkać w innej gminie?",
  "id": "czy-czlonek-moze-mieszkac-w-innej-gminie",
  "level": 2
}, {
  "value": "Czy wspólnota mieszkaniowa może dołączyć?",
  "id": "czy-wspolnota-mieszkaniowa-moze-dolaczyc",
  "level": 2
}, {
  "value": "Czym ryzykuje członek?",
  "id": "czym-ryzykuje-czlonek",
  "level": 2
}, {
  "value": "Co sprawdzić przed podpisem",
  "id": "co-sprawdzic-przed-podpisem",
  "level": 3
}, {
  "value": "Co dalej",
  "id": "co-dalej",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    admonition: "admonition",
    b: "b",
    div: "div",
    figcaption: "figcaption",
    figure: "figure",
    h2: "h2",
    h3: "h3",
    "later-part": "later-part",
    li: "li",
    p: "p",
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
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Do spółdzielni mogą wejść bardzo różni członkowie: rolnik, piekarnia, gmina i emerytka z sąsiedniej ulicy. Prawo stawia im jednak kilka warunków. Warto sprawdzić je po kolei, zanim zaczniesz zbierać podpisy."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "osoba-firma-gmina-kto-spelnia-warunki",
      children: "Osoba, firma, gmina – kto spełnia warunki?"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Liczą się dwie ustawy naraz: Prawo spółdzielcze i ustawa o ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#oze",
        children: "OZE"
      }), ", czyli o odnawialnych źródłach energii."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Prawo spółdzielcze dopuszcza osobę fizyczną z pełną zdolnością do czynności prawnych, czyli w praktyce dorosłego, który sam podpisuje umowy. Członkiem może być też osoba prawna, a więc gmina, spółka z o.o. albo inna spółdzielnia. Liczy się przy tym osobowość prawna, a nie budynek ani tabliczka na drzwiach. ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#statut",
        children: "Statut"
      }), " może te zasady zawęzić albo dopuścić osoby bez pełnej zdolności, na przykład niepełnoletniego właściciela domu. Nie wejdzie on do organów, a na ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#walne-zgromadzenie",
        children: "walnym zgromadzeniu"
      }), " zastąpi go przedstawiciel ustawowy, na przykład rodzic", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-1",
        "aria-label": "Źródło 1, art. 15",
        children: "[1]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Ustawa o OZE dodaje warunek techniczny: instalacja członka musi być przyłączona do sieci elektrycznej, gazowej lub ciepłowniczej. Jest nią także zwykła instalacja w domu lub zakładzie. Wyjątek dotyczy biogazu i ", (0,jsx_runtime.jsx)(_components.a, {
        href: "/baza-wiedzy/slownik#biometan",
        children: "biometanu"
      }), ", które dowozi się inaczej niż siecią gazową", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-1",
        "aria-label": "Źródło 2, art. 38c ust. 1a",
        children: "[2]"
      }), "."]
    }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
      id: "najemca-zona-dorosly-syn",
      children: "Najemca, żona, dorosły syn"
    }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
      children: ["Prawo spółdzielcze nie wymaga, żeby członek był właścicielem domu", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-ps",
        id: "PS-2",
        "aria-label": "Źródło 1, art. 15",
        children: "[1]"
      }), ". Każdy członek potrzebuje za to własnej umowy ze sprzedawcą", (0,jsx_runtime.jsx)(_components.a, {
        href: "#zrodlo-oze",
        id: "OZE-2",
        "aria-label": "Źródło 2, art. 40 ust. 1a–1ac",
        children: "[2]"
      }), ", więc ważniejsze jest to, na kogo jest umowa na prąd. Najprościej, gdy deklarację składa właśnie ta osoba: najemca, jedno z małżonków albo dorosły syn. Reszta domowników przystępować nie musi."]
    }), "\n", (0,jsx_runtime.jsxs)(_component0, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Żadna z tych ustaw nie wymaga zgody właściciela, ale najemca niech zajrzy do umowy najmu i do statutu. Gdy się wyprowadzi, członkostwo nie przejdzie na następnego lokatora, więc trzeba je wypowiedzieć na piśmie", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-3",
          "aria-label": "Źródło 1, art. 22",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "dom-obora-chlodnia-kilka-licznikow-jednego-czlonka",
        children: "Dom, obora, chłodnia: kilka liczników jednego członka"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#ppe",
          children: "Punkty poboru"
        }), ", z których składa się obszar, wskazuje spółdzielnia", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-3",
          "aria-label": "Źródło 2, art. 38c ust. 2",
          children: "[2]"
        }), ". Wnioskujemy z tego, że możesz wnieść tylko część swoich liczników. Punkt w sieci innego ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#osd",
          children: "operatora"
        }), " i tak zostaje poza grupą. Każdy wniesiony punkt potrzebuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#lzo",
          children: "licznika zdalnego odczytu"
        }), " i umowy u wspólnego sprzedawcy, a jego zużycie wlicza się do potrzeb, od których zależy ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prog-70-i-40-procent",
          children: "próg pokrycia"
        }), ". Zanim zostawisz duży licznik poza grupą, zapytaj ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#kowr",
          children: "KOWR"
        }), ", czy on też liczy się do progu, bo przepis mówi o potrzebach członków, a nie punktów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-4",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 3 lit. a",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Warto wnieść te, które pobierają prąd w dzień, bo panele z obory policzą się wtedy 1 do 1 także z domem i chłodnią", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-rozp",
          id: "ROZP-1",
          "aria-label": "Źródło 10, § 2 ust. 3",
          children: "[10]"
        }), ". Jeden licznik nie trafi jednak do dwóch spółdzielni, bo ma jedną umowę ze sprzedawcą, który rozlicza całą grupę", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-5",
          "aria-label": "Źródło 2, art. 40 ust. 1ac",
          children: "[2]"
        }), ". Gdy chcesz należeć do dwóch z różnymi licznikami, zapytaj KOWR. Każdą zmianę punktów spółdzielnia zgłasza sprzedawcy i KOWR", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-6",
          "aria-label": "Źródło 2, art. 38da ust. 2 pkt 2 lit. a i art. 38i",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "szkola-biblioteka-straz-kto-jest-osoba-prawna",
        children: "Szkoła, biblioteka, straż: kto jest osobą prawną?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gmina ma osobowość prawną z ustawy", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sg",
          id: "SG-1",
          "aria-label": "Źródło 5, art. 2 ust. 2",
          children: "[5]"
        }), ". Jednostka budżetowa jej nie ma", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-fp",
          id: "FP-1",
          "aria-label": "Źródło 6, art. 11 ust. 1",
          children: "[6]"
        }), ", a taką formę ma zwykle szkoła, przedszkole i ośrodek pomocy. Nie może więc być osobnym członkiem, a naszym zdaniem jej liczniki wchodzą do spółdzielni jako punkty poboru gminy."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.table, {
        "aria-label": "Tabela: Szkoła, biblioteka, straż: kto jest osobą prawną?",
        children: [(0,jsx_runtime.jsx)(_components.thead, {
          children: (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Kto"
            }), (0,jsx_runtime.jsx)(_components.th, {
              scope: "col",
              children: "Osobny członek?"
            })]
          })
        }), (0,jsx_runtime.jsxs)(_components.tbody, {
          children: [(0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Gmina, spółka, inna spółdzielnia, na przykład mieszkaniowa"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["tak", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-ps",
                id: "PS-4",
                "aria-label": "Źródło 1, art. 11 § 1, art. 15 § 4",
                children: "[1]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Biblioteka lub dom kultury jako instytucja kultury"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["tak, ma osobowość od wpisu do rejestru", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-dk",
                id: "DK-1",
                "aria-label": "Źródło 7, art. 14 ust. 1",
                children: "[7]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Ochotnicza straż pożarna wpisana do rejestru"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["tak", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kc",
                id: "KC-1",
                "aria-label": "Źródło 8, art. 37",
                children: "[8]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Stowarzyszenie, parafia, szpital, powiat"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["tak, jeśli osobowość daje im przepis albo wpis do rejestru", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-kc",
                id: "KC-2",
                "aria-label": "Źródło 8, art. 33 i 37",
                children: "[8]"
              })]
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Szkoła, przedszkole, ośrodek pomocy jako jednostka budżetowa"
            }), (0,jsx_runtime.jsx)(_components.td, {
              children: "nie; jej liczniki to punkty gminy"
            })]
          }), (0,jsx_runtime.jsxs)(_components.tr, {
            children: [(0,jsx_runtime.jsx)(_components.th, {
              scope: "row",
              className: "rowName",
              children: "Zakład budżetowy gminy"
            }), (0,jsx_runtime.jsxs)(_components.td, {
              children: ["traktuj go jak część gminy; ustawa nie daje mu osobowości", (0,jsx_runtime.jsx)(_components.a, {
                href: "#zrodlo-fp",
                id: "FP-2",
                "aria-label": "Źródło 6, art. 15",
                children: "[6]"
              })]
            })]
          })]
        })]
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Formę szkoły i zakładu sprawdź w ich statutach, a nasz pogląd o zakładzie budżetowym daj do oceny prawnikowi."
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-trzeba-miec-fotowoltaike",
        children: "Czy trzeba mieć fotowoltaikę?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Nie, bo warunek z ustawy mówi o przyłączeniu do sieci, a nie o panelach. W spółdzielni działają wytwórcy, odbiorcy oraz członkowie w obu rolach, a instalacje OZE muszą należeć do niej lub do kogoś z jej grona", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-7",
          "aria-label": "Źródło 2, art. 38c, art. 38f ust. 1",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sami odbiorcy są grupie potrzebni, bo gdy pobierają prąd w tej samej godzinie, w której inni go oddają, energia liczy się 1 do 1. Jak to działa, pokazuje artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/rozliczenie-1-do-06",
          children: "rozliczeniu 1:0,6"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia może działać na rzecz wszystkich członków albo tylko wybranych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-8",
          "aria-label": "Źródło 2, art. 38f ust. 1",
          children: "[2]"
        }), ". Zapytaj więc przed wejściem, czy obejmie także Ciebie."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "ilu-czlonkow-potrzeba",
        children: "Ilu członków potrzeba?"
      }), "\n", (0,jsx_runtime.jsx)(_components.p, {
        children: "Liczba zależy od tego, kto zakłada spółdzielnię."
      }), "\n", (0,jsx_runtime.jsxs)(_components.figure, {
        className: "drawing tree",
        children: ["\n", (0,jsx_runtime.jsxs)(_components.figcaption, {
          children: ["Ilu ", (0,jsx_runtime.jsx)(_components.a, {
            href: "/baza-wiedzy/slownik#zalozyciel",
            children: "założycieli"
          }), " i ilu członków stale"]
        }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
          children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
            children: ["\n", (0,jsx_runtime.jsx)(_components.div, {
              children: "Kto ma należeć do spółdzielni?"
            }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
              children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Tylko osoby prawne, gdy tak mówi statut:"
                  }), " 3 założycieli, stale co najmniej 3 członków"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Tylko osoby fizyczne:"
                  }), " 10 założycieli, stale co najmniej 10 członków"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsx)(_components.b, {
                    children: "Osoby fizyczne razem z prawnymi:"
                  }), " stale co najmniej 10 członków, więc już na start zbierz ich razem 10"]
                }), "\n"]
              }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
                "data-end": "",
                children: ["\n", (0,jsx_runtime.jsxs)(_components.div, {
                  children: [(0,jsx_runtime.jsxs)(_components.b, {
                    children: ["Rolnicy, w ", (0,jsx_runtime.jsx)(_components.a, {
                      href: "/baza-wiedzy/slownik#spoldzielnia-rolnikow",
                      children: "spółdzielni rolników"
                    }), ":"]
                  }), " 10 rolników na start i stale"]
                }), "\n"]
              }), "\n"]
            }), "\n"]
          }), "\n"]
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Trzy pierwsze odpowiedzi wynikają z Prawa spółdzielczego", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-5",
          "aria-label": "Źródło 1, art. 6 § 2, art. 15",
          children: "[1]"
        }), ". Ostatnia wynika z ustawy o spółdzielniach rolników", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-1",
          "aria-label": "Źródło 3, art. 7 ust. 1–2",
          children: "[3]"
        }), ". Spółdzielnia produkcji rolnej i spółdzielnia grupy producentów rolnych mają niższą liczbę: 5", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-6",
          "aria-label": "Źródło 1, art. 6 § 2–2a, art. 15 § 1",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Poprawka z 25 listopada 2026 r."
        }), " Wcześniej pisaliśmy, że mieszana grupa może zacząć z trzema osobami prawnymi. Skoro stale potrzebuje 10 członków, radzimy zebrać tylu już na start."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia rolników to odrębna forma. Zakłada się ją ze względu na produkty rolne, a przychody z usług pobocznych mają granicę 25%", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-2",
          "aria-label": "Źródło 3, art. 4, 6 i 7",
          children: "[3]"
        }), ". Poza rolnikami wejdą do niej tylko firmy, które obsługują ich produkty albo świadczą im usługi maszynowe", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-sr",
          id: "SR-3",
          "aria-label": "Źródło 3, art. 4 ust. 1",
          children: "[3]"
        }), ". Do samej energii jest więc zwykle mniej wygodna. Kiedy mimo to ma sens, opisuje artykuł ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-rolnikow-a-energia",
          children: "spółdzielnia rolników a energia"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Uważaj na skróty w poradnikach. Trzech członków wystarcza tylko tej spółdzielni, do której według statutu należą wyłącznie osoby prawne. Gdy w zwykłej spółdzielni jest choć jedna osoba fizyczna, potrzeba już 10", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-7",
          "aria-label": "Źródło 1, art. 15",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Trójka osób prawnych, która chce przyjąć pierwszego mieszkańca, musi więc mieć razem 10 członków i zmienić statut. Taka uchwała wymaga 2/3 głosów, zgłasza się ją do ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#krs",
          children: "KRS"
        }), " w 30 dni, a działa dopiero od wpisu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-8",
          "aria-label": "Źródło 1, art. 12a",
          children: "[1]"
        }), ". Każdy ma odtąd jeden głos", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-9",
          "aria-label": "Źródło 1, art. 36 § 2",
          children: "[1]"
        }), ". Trzeba też obsadzić ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/slownik#zarzad-i-rada-nadzorcza",
          children: "radę nadzorczą"
        }), " z co najmniej 3 osób i zarząd, a nikt nie może być w obu naraz", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-10",
          "aria-label": "Źródło 1, art. 45, 49 i 56",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy ktoś odejdzie i liczba spadnie poniżej minimum, spółdzielnia ma rok na jej uzupełnienie. Potem przechodzi w likwidację", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-11",
          "aria-label": "Źródło 1, art. 113 § 1 pkt 2",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["A górna granica? Dawny limit, czyli mniej niż 1 000 członków, skreślono od 1 października 2023 r. i dziś ustawa o OZE nie podaje maksimum", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-9",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 2, uchylony",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-czlonek-moze-mieszkac-w-innej-gminie",
        children: "Czy członek może mieszkać w innej gminie?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Może, bo liczy się miejsce poboru energii. Przy prądzie obszar wyznaczają punkty poboru, w skrócie PPE, czyli zwykle miejsca z licznikiem, wszystkie w sieci jednego operatora i poniżej 110 kV", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-10",
          "aria-label": "Źródło 2, art. 38c ust. 1–2",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Spółdzielnia obejmuje jedną gminę albo najwyżej 3 gminy, które ze sobą sąsiadują", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-11",
          "aria-label": "Źródło 2, art. 38e ust. 1 pkt 1",
          children: "[2]"
        }), ". Sąsiad z drugiej gminy może więc należeć do grupy. Zwykła spółdzielnia nie wymaga też, aby był rolnikiem", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-12",
          "aria-label": "Źródło 1, art. 15",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Czy taką gminą może być miasto i co trzeba sprawdzić w ISAP, wyjaśnia artykuł o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/spoldzielnia-energetyczna-w-miescie",
          children: "spółdzielni w mieście"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czy-wspolnota-mieszkaniowa-moze-dolaczyc",
        children: "Czy wspólnota mieszkaniowa może dołączyć?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Trzy ustawy dają na to niepełną odpowiedź. Prawo spółdzielcze mówi o osobach fizycznych i prawnych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-13",
          "aria-label": "Źródło 1, art. 15 § 2 i 4",
          children: "[1]"
        }), ". Wspólnota mieszkaniowa może nabywać prawa i zaciągać zobowiązania, ale ustawa nie nazywa jej osobą prawną", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-wl",
          id: "WL-1",
          "aria-label": "Źródło 9, art. 6",
          children: "[9]"
        }), ". Z drugiej strony Kodeks cywilny każe stosować do takich jednostek odpowiednio przepisy o osobach prawnych", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-kc",
          id: "KC-3",
          "aria-label": "Źródło 8, art. 33¹",
          children: "[8]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.admonition, {
        title: "Zanim wspólnota złoży deklarację",
        type: "warning",
        children: (0,jsx_runtime.jsx)(_components.p, {
          children: "Czy wspólnota może sama być członkiem spółdzielni energetycznej, tego przepisy nie rozstrzygają. Zapytaj prawnika, a potem sąd rejestrowy i KOWR. Zrób to samo przy każdym podmiocie, który nie jest osobą fizyczną ani prawną."
        })
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Właściciela mieszkania, który jest osobą fizyczną, obejmuje zwykła reguła. Wspólnota może za to wybrać obywatelską społeczność energetyczną", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ngo",
          id: "NGO-1",
          "aria-label": "Źródło 4",
          children: "[4]"
        }), ", ale to odrębny model, bez rozliczenia 1:0,6", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-12",
          "aria-label": "Źródło 2, art. 38c, art. 40 ust. 1b",
          children: "[2]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "czym-ryzykuje-czlonek",
        children: "Czym ryzykuje członek?"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ryzyko ma granicę. Członek nie odpowiada wobec wierzycieli za długi spółdzielni, a w stratach uczestniczy tylko do wysokości zadeklarowanych udziałów", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-14",
          "aria-label": "Źródło 1, art. 19",
          children: "[1]"
        }), ". Udział to kwota, którą wnosisz do spółdzielni zgodnie ze statutem."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Ryzyko rośnie w dwóch momentach. Przed wpisem do KRS ci, którzy działają w interesie spółdzielni, odpowiadają wobec innych solidarnie, czyli każdy za całość długu", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-15",
          "aria-label": "Źródło 1, art. 11 § 2",
          children: "[1]"
        }), ". Po odejściu zaś uczestniczysz w stratach jak członek, jeśli w ciągu 6 miesięcy otwarto likwidację albo w ciągu roku wszczęto upadłość", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-16",
          "aria-label": "Źródło 1, art. 28",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Prawa i obowiązki członków są równe, a każdy ma jeden głos bez względu na udziały. Inaczej może liczyć głosy tylko statut spółdzielni, do której należą wyłącznie osoby prawne", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-17",
          "aria-label": "Źródło 1, art. 18 § 1, art. 36 § 2",
          children: "[1]"
        }), ". Czym innym jest podział korzyści z energii. Ustawa o OZE go nie opisuje", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-oze",
          id: "OZE-13",
          "aria-label": "Źródło 2, art. 38c–38da",
          children: "[2]"
        }), ", więc czytaj statut i regulamin."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h3, {
        id: "co-sprawdzic-przed-podpisem",
        children: "Co sprawdzić przed podpisem"
      }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
        children: ["\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy statut dopuszcza Twój typ członka."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ile wynosi wpisowe i ile udziałów trzeba wziąć."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy Twój licznik jest u tego samego operatora co reszta."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Czy Twoja gmina leży na obszarze spółdzielni."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Ilu członków zostanie, gdy ktoś odejdzie."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Jak długie jest wypowiedzenie według statutu."
        }), "\n", (0,jsx_runtime.jsx)(_components.li, {
          children: "Kto zyska na prądzie z Twojej instalacji, jeśli ją wnosisz do rozliczenia."
        }), "\n"]
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Sama ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/wzory/deklaracja-czlonkowska",
          children: "deklaracja"
        }), " jest prosta, lecz musi być na piśmie, bo inaczej jest nieważna. Podpisujesz ją własnoręcznie albo podpisem kwalifikowanym, osobistym lub zaufanym i podajesz liczbę udziałów. O ile statut nie mówi inaczej, uchwała o przyjęciu zapada w ciągu miesiąca", (0,jsx_runtime.jsx)(_components.a, {
          href: "#zrodlo-ps",
          id: "PS-18",
          "aria-label": "Źródło 1, art. 16–17",
          children: "[1]"
        }), "."]
      }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
        id: "co-dalej",
        children: "Co dalej"
      }), "\n", (0,jsx_runtime.jsxs)(_components.p, {
        children: ["Gdy spełniasz warunki, przeczytaj, jak wygląda ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/przystapienie-i-wystapienie-czlonka",
          children: "przystąpienie i wyjście członka"
        }), ", a z wątpliwościami zajrzyj do artykułu o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/obawy-mieszkancow",
          children: "obawach mieszkańców"
        }), ". Gmina znajdzie swoje pytania w artykule ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
          children: "gmina w spółdzielni"
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