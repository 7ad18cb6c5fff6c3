"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5616"], {
45243(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ PageHeader)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/pictures/DayRibbon/index.tsx + 1 modules
var DayRibbon = __webpack_require__(70485);
;// CONCATENATED MODULE: ./src/components/shell/PageHeader/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"header":"header_OuDd","withLead":"withLead_wGJA"});
;// CONCATENATED MODULE: ./src/components/shell/PageHeader/index.tsx




/** Head of a page: ribbon, h1, lead. */ function PageHeader(param) {
    let { title, lead, place, breadcrumbs, children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("header", {
        className: (0,clsx/* ["default"] */.A)(styles_module.header, lead !== undefined && styles_module.withLead),
        children: [
            breadcrumbs,
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DayRibbon/* ["default"] */.A, {
                filled: place
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h1", {
                children: title
            }),
            lead !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "lead",
                children: lead
            }),
            children
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
40427(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ DocTagsListPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./node_modules/@docusaurus/theme-common/lib/utils/metadataUtils.js
var metadataUtils = __webpack_require__(34308);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/articles.json
var articles = __webpack_require__(54961);
;// CONCATENATED MODULE: ./src/theme/DocTagsListPage/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"tags":"tags_AqIJ"});
;// CONCATENATED MODULE: ./src/theme/DocTagsListPage/index.tsx








/** Ejected: a plain list in the order of the filters, with the counts of the filters: the FAQ, no article, is not in them. */ function DocTagsListPage(param) {
    let { tags } = param;
    const alphabetical = [
        ...tags
    ].sort((a, b)=>a.label.localeCompare(b.label, 'pl'));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
        className: "container",
        id: (/* inlined export .contentId */"tresc"),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(metadataUtils/* .PageMetadata */.be, {
                title: "Tagi bazy wiedzy",
                description: "Wszystkie tagi artykuł\xf3w o sp\xf3łdzielniach energetycznych z liczbą artykuł\xf3w."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                title: "Tagi bazy wiedzy",
                place: 16
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                className: styles_module.tags,
                children: alphabetical.map((tag)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                to: tag.permalink,
                                children: tag.label
                            }),
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                className: "meta",
                                children: (0,format/* .formatCount */.B4)(articles.filter((param)=>{
                                    let { tags: own } = param;
                                    return own.includes(tag.label);
                                }).length, format/* .articleForms */.wV)
                            })
                        ]
                    }, tag.permalink))
            })
        ]
    });
}


},
54961(module) {
module.exports = JSON.parse('[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest","description":"Dowiedz się, czym jest spółdzielnia energetyczna, kto w niej działa, jak liczy się wspólny prąd i jakie granice stawia prawo.","category":"Podstawy","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Członkostwo","KOWR","Rozliczenie 1:0,6"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem","description":"Sprawdź, czy do spółdzielni może wejść osoba, firma, gmina lub sąsiad bez paneli, ilu członków trzeba i czym ryzykuje członek.","category":"Podstawy","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Członkostwo","Statut","Gmina"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":8},{"title":"Czy spółdzielnia energetyczna może działać w mieście","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie","description":"Co o miastach mówi ustawa z 9 października 2025 r., czego jeszcze nie wiadomo i jak odczytać to w ISAP w pięciu krokach.","category":"Podstawy","audience":["gmina","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Miasta","Zmiany w prawie","Gmina"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":4},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing","description":"Porównanie dwóch rozliczeń energii z paneli: tabela różnic, przykład w kWh i w złotych oraz wskazówki, kiedy co pasuje.","category":"Podstawy","audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"sredni","tags":["Net-billing","Porównanie","Rozliczenie 1:0,6","Oszczędności"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":7},{"title":"Spółdzielnia, klaster, OSE czy prosument – porównanie","permalink":"/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie","description":"Czym różni się spółdzielnia energetyczna od klastra energii, obywatelskiej społeczności energetycznej i prosumenta. Tabele i wskazówki, co sprawdzić.","category":"Podstawy","audience":["gmina","mieszkancy","przedsiebiorstwa","rolnicy"],"level":"podstawowy","tags":["Porównanie","Rozliczenie 1:0,6","Gmina"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":5},{"title":"Ile spółdzielni energetycznych jest w Polsce","permalink":"/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce","description":"Liczba wpisów w wykazie KOWR od 2021 do marca 2026 r., z datą i źródłem każdej liczby. Do tego wskazówki, jak odczytać dzisiejszy stan.","category":"Podstawy","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","tags":["KOWR","Próg pokrycia"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":5},{"title":"Istniejące spółdzielnie energetyczne: które gminy już je mają","permalink":"/baza-wiedzy/istniejace-spoldzielnie","description":"Które gminy mają już spółdzielnie energetyczne: sześć przykładów z publicznych źródeł, ich członkowie, moc i to, czego można się nauczyć.","category":"Podstawy","audience":["gmina","mieszkancy","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Gmina","KOWR","Członkostwo"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":5},{"title":"Czy zostanę bez prądu? Obawy mieszkańców i co mówi prawo","permalink":"/baza-wiedzy/obawy-mieszkancow","description":"Skąd jest prąd, gdy słońce nie świeci, co po końcu spółdzielni, czy można odejść, za co odpowiadasz i kto zobaczy Twoje dane.","category":"Podstawy","audience":["mieszkancy","rolnicy"],"level":"podstawowy","tags":["Członkostwo","Sprzedawca i OSD","Dane pomiarowe"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"Jak założyć spółdzielnię energetyczną krok po kroku","permalink":"/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna","description":"9 kroków od pierwszych obliczeń, przez statut, KRS i wykaz KOWR, do pierwszego rozliczenia. Z terminami, które podaje ustawa.","category":"Zakładanie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","tags":["KRS","KOWR","Statut"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Wpis do wykazu KOWR: co podać we wniosku i kiedy grozi odmowa","permalink":"/baza-wiedzy/wpis-do-wykazu-kowr","description":"Co wpisać we wniosku do KOWR, jakie dołączyć dokumenty, ile jest czasu na braki i co może skończyć się odmową albo wykreśleniem.","category":"Zakładanie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["KOWR","Próg pokrycia"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia","permalink":"/baza-wiedzy/prog-70-i-40-procent","description":"Kogo dotyczy próg 70%, kto korzysta z 40% i jak policzyć pokrycie potrzeb spółdzielni. Z prostym przykładem i typowymi pomyłkami.","category":"Zakładanie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Próg pokrycia","KOWR"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":5},{"title":"Spółdzielnia rolników jako energetyczna: kiedy ma sens","permalink":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia","description":"Czy spółdzielnia rolników może być energetyczna, jakie stawia warunki i kiedy wygodniej założyć zwykłą spółdzielnię.","category":"Zakładanie","audience":["rolnicy"],"level":"sredni","tags":["Członkostwo","Statut","Finansowanie"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Statut spółdzielni energetycznej – co musi zawierać","permalink":"/baza-wiedzy/statut-spoldzielni-energetycznej","description":"Co trzeba zapisać w statucie spółdzielni energetycznej, co dodać od siebie i czego ustawa nie rozstrzygnie za członków. Z listą pytań do zebrania.","category":"Zakładanie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Statut","Członkostwo","KRS"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":8},{"title":"Obszar i limity: ile gmin, jaki operator, ile megawatów","permalink":"/baza-wiedzy/obszar-i-limity-spoldzielni","description":"W ilu gminach może działać spółdzielnia energetyczna, w czyjej sieci i z jaką mocą. Tabela limitów, przykład liczenia i niepewne miejsca.","category":"Zakładanie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["KOWR","Miasta","Próg pokrycia"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":5},{"title":"Ile kosztuje założenie i prowadzenie spółdzielni energetycznej","permalink":"/baza-wiedzy/ile-kosztuje-zalozenie-i-prowadzenie","description":"Z jakich części składa się koszt spółdzielni energetycznej, kto ustala każdą z nich, które kwoty są publiczne i jak zebrać resztę ofert.","category":"Zakładanie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","tags":["KRS","Finansowanie","Oszczędności"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":5},{"title":"Inwestor i wykonawca z zewnątrz: jak wejść do spółdzielni","permalink":"/baza-wiedzy/inwestor-i-wykonawca-z-zewnatrz","description":"Co może zrobić deweloper, instalator i właściciel farmy: członkostwo, sprzedaż instalacji, dzierżawa, pożyczka i usługi, z granicami prawa.","category":"Zakładanie","audience":["przedsiebiorstwa","gmina","rolnicy"],"level":"zaawansowany","tags":["Finansowanie","Członkostwo","Statut"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":7},{"title":"Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie","permalink":"/baza-wiedzy/rozliczenie-1-do-06","description":"Jak liczy się prąd w spółdzielni energetycznej: bilans godziny, współczynnik 0,6, ważność przez 12 miesięcy i podział reszty. Z tabelą i liczbami.","category":"Rozliczenia","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Rozliczenie 1:0,6"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":5},{"title":"Sprzedawca i operator: kto za co odpowiada i w jakim terminie","permalink":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy","description":"Kto rozlicza spółdzielnię energetyczną, kto montuje liczniki i ile ma na to czasu: 90 dni, 21 dni, 4 miesiące. Co sprawdzić w umowie.","category":"Rozliczenia","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Sprzedawca i OSD","Liczniki","Dane pomiarowe"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Które opłaty z rachunku znikają w spółdzielni, a które zostają","permalink":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej","description":"Tabela składników rachunku za prąd w spółdzielni energetycznej. Co znika, co zostaje, gdzie przepis jest niejasny i jakie są stawki w 2026 r.","category":"Rozliczenia","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"sredni","tags":["Opłaty","Rozliczenie 1:0,6","Akcyza"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Ile można oszczędzić – jak liczyć, żeby się nie oszukać","permalink":"/baza-wiedzy/ile-mozna-zaoszczedzic","description":"Jak uczciwie policzyć oszczędność w spółdzielni energetycznej. Jeden przykład z założeniami, górna granica i lista kosztów, o których łatwo zapomnieć.","category":"Rozliczenia","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"sredni","tags":["Oszczędności","Opłaty","Rozliczenie 1:0,6"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":5},{"title":"Energia w różnych taryfach i strefach – jak się ją rozlicza","permalink":"/baza-wiedzy/rozliczenie-w-taryfach-wielostrefowych","description":"Jak działa rozliczenie spółdzielni w taryfach z 2 i 3 strefami: kolejność stref, przykłady w kWh i miejsce, którego przepis nie wyjaśnia.","category":"Rozliczenia","audience":["przedsiebiorstwa","gmina","rolnicy","mieszkancy"],"level":"zaawansowany","tags":["Rozliczenie 1:0,6","Sprzedawca i OSD","Opłaty"],"updated":"2026-11-22","checked":"2026-11-22","readingMinutes":6},{"title":"Ceny wewnętrzne i podział korzyści między członków","permalink":"/baza-wiedzy/ceny-wewnetrzne-i-podzial-korzysci","description":"Jak rozporządzenie dzieli brakujący prąd, czego nie dzieli i jak spółdzielnia może sama ustalić cenę. Przykład dla 3 członków, z liczbami.","category":"Rozliczenia","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Rozliczenie 1:0,6","Statut","Oszczędności"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"Dane pomiarowe: co dostaje spółdzielnia, a co członek","permalink":"/baza-wiedzy/dane-pomiarowe-w-spoldzielni","description":"Skąd płyną dane godzinowe w spółdzielni energetycznej, kto co dostaje i jak sprawdzić plik oraz rozliczenie. Z tabelą i prostym testem.","category":"Rozliczenia","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Dane pomiarowe","Liczniki","Sprzedawca i OSD"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Moc umowna i taryfy B, C, G w spółdzielni energetycznej","permalink":"/baza-wiedzy/moc-umowna-i-taryfy","description":"Za co płacisz od kilowatów, a za co od kilowatogodzin, co zmienia granica 16 kW i jak wybrać taryfę w gminie i w firmie.","category":"Rozliczenia","audience":["przedsiebiorstwa","gmina","rolnicy"],"level":"sredni","tags":["Opłaty","Sprzedawca i OSD","Rozliczenie 1:0,6"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"Akcyza w spółdzielni energetycznej – granica 1 MW","permalink":"/baza-wiedzy/akcyza-granica-1-mw","description":"Kiedy prąd w spółdzielni energetycznej jest bez akcyzy, jak dodać moce instalacji i ile kosztuje przekroczenie 1 MW. Z prostym przykładem.","category":"Podatki i pieniądze","audience":["przedsiebiorstwa","gmina","rolnicy"],"level":"sredni","tags":["Akcyza","Podatki","Opłaty"],"updated":"2026-11-22","checked":"2026-11-22","readingMinutes":4},{"title":"PIT, CIT i VAT w spółdzielni – co wiadomo, a co trzeba sprawdzić","permalink":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej","description":"Podatki w spółdzielni energetycznej: co mówi ustawa, co uznał urząd w interpretacjach z 2025 i 2026 r., a o co trzeba zapytać doradcę.","category":"Podatki i pieniądze","audience":["przedsiebiorstwa","gmina","rolnicy","mieszkancy"],"level":"zaawansowany","tags":["Podatki","Akcyza"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":5},{"title":"Skąd pieniądze na spółdzielnię: Energia dla wsi, KPO, regiony","permalink":"/baza-wiedzy/finansowanie-spoldzielni-energetycznej","description":"Jakie wsparcie miały spółdzielnie energetyczne, które nabory są zamknięte, gdzie szukać nowych i jak policzyć plan bez dotacji.","category":"Podatki i pieniądze","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Finansowanie","Magazyn energii"],"updated":"2026-11-22","checked":"2026-11-22","readingMinutes":5},{"title":"Rolnik w spółdzielni energetycznej: KRUS, dotacje i dzierżawa","permalink":"/baza-wiedzy/rolnik-krus-dotacje-dzierzawa","description":"Jak panele, biogazownia, rada nadzorcza i etat w spółdzielni mają się do KRUS, czyja ma być instalacja i czy wolno wydzierżawić pod nią grunt.","category":"Podatki i pieniądze","audience":["rolnicy"],"level":"sredni","tags":["Finansowanie","Podatki","Członkostwo"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":7},{"title":"Gmina w spółdzielni: obiekty, zamówienia publiczne, ryzyka","permalink":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej","description":"Jak gmina wchodzi do spółdzielni energetycznej, które obiekty wybrać, co z przetargiem i jakie ryzyka omówić na sesji rady.","category":"Prowadzenie","audience":["gmina"],"level":"sredni","tags":["Gmina","KOWR","Oszczędności"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":7},{"title":"Gmina zakłada spółdzielnię: droga od spisu liczników do wpisu","permalink":"/baza-wiedzy/gmina-krok-po-kroku","description":"Siedem kroków gminy: spis liczników, skład spółdzielni, obliczenie, pytania do radcy, uchwała rady, podpisy i wniosek o wpis.","category":"Prowadzenie","audience":["gmina"],"level":"sredni","tags":["Gmina","Statut","KRS"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":7},{"title":"Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu","permalink":"/baza-wiedzy/pierwsze-90-dni-po-wpisie","description":"Co zrobić etap po etapie po wpisie do wykazu KOWR: wnioski, umowy, liczniki, ceny wewnętrzne i sprawdzenie pierwszego rozliczenia.","category":"Prowadzenie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["KOWR","Sprzedawca i OSD","Liczniki"],"updated":"2026-11-22","checked":"2026-11-22","readingMinutes":6},{"title":"Organy spółdzielni i głosowanie: kto decyduje, kto podpisuje","permalink":"/baza-wiedzy/organy-i-glosowanie","description":"Walne zgromadzenie, rada nadzorcza i zarząd: kto o czym decyduje, ile trzeba głosów, kogo wolno wybrać i kto podpisuje umowy.","category":"Prowadzenie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Statut","Członkostwo","Gmina"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":8},{"title":"Rok spółdzielni: kalendarz terminów i kar","permalink":"/baza-wiedzy/rok-spoldzielni-kalendarz","description":"Rok zarządu spółdzielni energetycznej miesiąc po miesiącu: sprawozdanie, walne zgromadzenie, lustracja, terminy od zdarzeń i kary.","category":"Prowadzenie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","tags":["KOWR","Członkostwo","Statut"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"Obowiązki roczne spółdzielni: sprawozdanie, zmiany, kontrola","permalink":"/baza-wiedzy/obowiazki-roczne-spoldzielni","description":"Sprawozdanie do KOWR w 60 dni, zmiana danych w 14 dni, walne zgromadzenie i lustracja. Jakie są kary i kiedy grozi wykreślenie z wykazu.","category":"Prowadzenie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["KOWR","Próg pokrycia","Członkostwo"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":7},{"title":"Przystąpienie i wyjście członka bez zamieszania w rozliczeniach","permalink":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka","description":"Krok po kroku: jak wejść do spółdzielni energetycznej, jak z niej wyjść i co ma wtedy zrobić zarząd.","category":"Prowadzenie","audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"sredni","tags":["Członkostwo","Statut","Sprzedawca i OSD"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":7},{"title":"Prawa i obowiązki członka: dokumenty, wnioski, skarga na uchwałę","permalink":"/baza-wiedzy/prawa-i-obowiazki-czlonka","description":"Sześć praw i obowiązki członka spółdzielni energetycznej: jakie dokumenty zobaczysz, jak zażądać walnego i jak zaskarżyć uchwałę.","category":"Prowadzenie","audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"podstawowy","tags":["Członkostwo","Statut"],"updated":"2026-11-23","checked":"2026-11-23","readingMinutes":5},{"title":"Sprzedaż domu, spadek, wykluczenie: co z członkostwem","permalink":"/baza-wiedzy/sprzedaz-domu-spadek-wykluczenie","description":"Co dzieje się z członkostwem, udziałami, panelami i rozliczeniem prądu, gdy członek sprzedaje dom, umiera albo zostaje wykluczony.","category":"Prowadzenie","audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"sredni","tags":["Członkostwo","Statut"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Jak wybrać doradcę i nie kupić samych dokumentów","permalink":"/baza-wiedzy/jak-wybrac-doradce","description":"Pytania do doradcy spółdzielni energetycznej, sygnały ostrzegawcze i zapisy umowy. Bez oceniania firm, za to z podstawą w przepisach.","category":"Prowadzenie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"podstawowy","tags":["Oszczędności","KOWR","Sprzedawca i OSD"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":5},{"title":"Likwidacja spółdzielni energetycznej krok po kroku","permalink":"/baza-wiedzy/likwidacja-spoldzielni","description":"Kiedy spółdzielnia przechodzi w likwidację, ile głosów trzeba, co robi likwidator, kiedy wracają udziały i co dzieje się z prądem.","category":"Prowadzenie","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"zaawansowany","tags":["KRS","KOWR","Członkostwo"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"Licznik zdalnego odczytu w spółdzielni: kto go zakłada i kiedy","permalink":"/baza-wiedzy/licznik-zdalnego-odczytu-w-spoldzielni","description":"Po co spółdzielni licznik zdalnego odczytu, kto za niego płaci, ile czasu ma operator i jak z odczytów powstaje wynik godziny.","category":"Technika i rynek","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Liczniki","Dane pomiarowe","Sprzedawca i OSD"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"Magazyn energii w spółdzielni: kiedy pomaga przy 1:0,6","permalink":"/baza-wiedzy/magazyn-energii-w-spoldzielni","description":"Kiedy magazyn daje więcej niż rozliczenie 1:0,6, a kiedy straty zjadają zysk. Z przykładem w kWh, który możesz przeliczyć u siebie.","category":"Technika i rynek","audience":["przedsiebiorstwa","gmina","rolnicy","mieszkancy"],"level":"zaawansowany","tags":["Magazyn energii","Rozliczenie 1:0,6","Oszczędności"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"CSIRE a spółdzielnia energetyczna: skąd będą dane","permalink":"/baza-wiedzy/csire-a-spoldzielnia-energetyczna","description":"Czym jest CSIRE, co ma zmienić w danych spółdzielni energetycznej, jakie daty znamy, o co zapytać operatora i co możesz zrobić już teraz.","category":"Technika i rynek","audience":["przedsiebiorstwa","gmina","rolnicy","mieszkancy"],"level":"zaawansowany","tags":["Dane pomiarowe","Sprzedawca i OSD","Liczniki"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":5},{"title":"Zmiany w prawie 2016–2026: co działa, a co jest projektem","permalink":"/baza-wiedzy/zmiany-w-prawie-kalendarz","description":"Kalendarz zmian dla spółdzielni energetycznych od 2016 do 2026 r. Co obowiązuje, co jest projektem, co zawetowano i jak sprawdzić nowy tekst.","category":"Technika i rynek","audience":["gmina","rolnicy","przedsiebiorstwa","mieszkancy"],"level":"sredni","tags":["Zmiany w prawie","Miasta","Próg pokrycia"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Biogazownia w spółdzielni energetycznej: prąd o każdej porze","permalink":"/baza-wiedzy/biogazownia-w-spoldzielni","description":"Co biogazownia daje spółdzielni, jakie ma limity, koncesje i rejestry, co z ciepłem i gazem i kiedy wygrywa ze słońcem. Z przykładem w kWh.","category":"Technika i rynek","audience":["rolnicy","gmina","przedsiebiorstwa"],"level":"sredni","tags":["Rozliczenie 1:0,6","Finansowanie","KOWR"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6},{"title":"Pompa ciepła, ładowarka i magazyn w spółdzielni: co z czym","permalink":"/baza-wiedzy/pompy-ciepla-ladowarki-magazyny","description":"Kiedy pompa ciepła i ładowarka korzystają ze wspólnego prądu, ile nadwyżki trzeba na zimę i co z progiem 70%, licznikiem i mocą umowną.","category":"Technika i rynek","audience":["mieszkancy","gmina","przedsiebiorstwa","rolnicy"],"level":"sredni","tags":["Magazyn energii","Rozliczenie 1:0,6","Próg pokrycia","Liczniki"],"updated":"2026-11-23","checked":"2026-11-22","readingMinutes":6}]')

},

}]);