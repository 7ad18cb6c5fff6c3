"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4467"], {
2094(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (WrongFinance)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_calculator_shared_financeSpecs__rspack_import_1 = __webpack_require__(3555);


/** What is wrong with the investment, field by field. */ function WrongFinance(param) {
    let { errors } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("ul", {
        children: errors.map((param)=>{
            let { field, message } = param;
            return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("li", {
                children: [
                    (0,_site_src_components_calculator_shared_financeSpecs__rspack_import_1/* .financeLabel */.F)(field),
                    ": ",
                    message
                ]
            }, `${field} ${message}`);
        })
    });
}


},
3555(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  F: () => (financeLabel),
  RZ: () => (financeSpecs),
  mG: () => (sizeSpecs)
});
/* import */ var _site_src_domain_calculator_defaults__rspack_import_0 = __webpack_require__(19602);

/** Numbers of the investment. */ const financeSpecs = [
    {
        key: 'costZl',
        label: 'Koszt inwestycji',
        unit: 'zł',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.zloty */.Fy.zloty,
        step: 1000,
        hint: 'Kwota z oferty, do zapłaty z VAT. Nie podpowiadamy jej.'
    },
    {
        key: 'vat',
        label: 'VAT w koszcie',
        unit: '%',
        max: 100,
        hint: 'Stawka z oferty. Potrzebna tylko, gdy ktoś odlicza VAT. Domyślnie 0%, to założenie.'
    },
    {
        key: 'vatDeducted',
        label: 'Odliczana część VAT',
        unit: '%',
        max: 100,
        hint: '100%, gdy inwestor odlicza cały VAT, 0%, gdy wcale. Gmina często odlicza część: zapytaj księgową. Przyjmujemy zwrot w roku nakładu. Domyślnie 0%, to założenie.'
    },
    {
        key: 'grant',
        label: 'Dotacja',
        unit: '%',
        max: 100,
        hint: 'Część kosztu po odliczeniu VAT. Domyślnie 0%, to założenie.'
    },
    {
        key: 'loan',
        label: 'Kredyt bankowy',
        unit: '%',
        max: 100,
        hint: 'Część tego, co zostaje po dotacji. Domyślnie 0%, to założenie.'
    },
    {
        key: 'loanRate',
        label: 'Oprocentowanie kredytu',
        unit: '%',
        max: 100,
        step: 0.1,
        hint: 'Rocznie, z umowy albo oferty banku.'
    },
    {
        key: 'loanYears',
        label: 'Okres kredytu',
        unit: 'lat',
        max: 50,
        fractionDigits: 0,
        hint: 'Z umowy albo oferty banku. Raty są równe.'
    },
    {
        key: 'annualCostZl',
        label: 'Roczny koszt utrzymania',
        unit: 'zł',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.zloty */.Fy.zloty,
        step: 100,
        hint: 'Serwis, ubezpieczenie, obsługa; kwota, którą naprawdę płacisz. Domyślnie 0 zł, to założenie: wpisz własny.'
    },
    {
        key: 'costGrowth',
        label: 'Wzrost kosztów utrzymania',
        unit: '%',
        min: -50,
        max: 50,
        step: 0.1,
        hint: 'Rocznie, także kosztów wymian. Domyślnie 0%, to założenie: przyszłych kosztów nie znamy.'
    },
    {
        key: 'priceGrowth',
        label: 'Wzrost cen prądu',
        unit: '%',
        min: -50,
        max: 50,
        step: 0.1,
        hint: 'Rocznie. Domyślnie 0%, to założenie: przyszłych cen nie znamy. Lata, w których ma być inaczej, dodasz niżej.'
    },
    {
        key: 'ageing',
        label: 'Spadek produkcji',
        unit: '%',
        max: 100,
        step: 0.1,
        hint: 'Rocznie. Domyślnie 0,5%, to założenie.'
    },
    {
        key: 'discount',
        label: 'Stopa dyskontowa',
        unit: '%',
        max: 100,
        step: 0.1,
        hint: 'Ile rocznie mają zarabiać pieniądze włożone w instalacje. Domyślnie 5%, to założenie.'
    },
    {
        key: 'years',
        label: 'Horyzont',
        unit: 'lat',
        min: 1,
        max: 50,
        fractionDigits: 0,
        hint: 'Przez ile lat liczymy. Domyślnie 20, to założenie.'
    }
];
/** What a search for the best size needs. Each is left out while it is unknown. */ const sizeSpecs = [
    {
        key: 'panelZlPerKw',
        label: 'Koszt kolejnego 1 kWp (opcjonalnie)',
        unit: 'zł',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.zloty */.Fy.zloty,
        step: 100,
        isOptional: true,
        hint: 'Bez tej kwoty bierzemy koszt inwestycji podzielony przez moc, o ile obejmuje same panele.'
    },
    {
        key: 'largestPanelKw',
        label: 'Najwięcej paneli (opcjonalnie)',
        unit: 'kWp',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.kw */.Fy.kw,
        isOptional: true,
        hint: 'Tyle, ile zmieści się na dachach i na gruncie. Większej mocy nie doradzimy.'
    },
    {
        key: 'batteryZlPerKwh',
        label: 'Koszt kolejnej 1 kWh magazynu (opcjonalnie)',
        unit: 'zł',
        max: _site_src_domain_calculator_defaults__rspack_import_0/* .limits.zloty */.Fy.zloty,
        step: 100,
        isOptional: true,
        hint: 'Potrzebny, żeby policzyć najlepszą wielkość magazynu.'
    }
];
/** The field's name in the form; the project's errors name it without the unit of money, `Zl`. */ function financeLabel(field) {
    const [, replacement] = /^replacements\[(\d+)\]/.exec(field) ?? [];
    if (replacement !== undefined) {
        return `Wymiana ${replacement}`;
    }
    const [, priceChange] = /^priceChanges\[(\d+)\]/.exec(field) ?? [];
    if (priceChange !== undefined) {
        return `Zmiana cen ${priceChange}`;
    }
    const spec = financeSpecs.find((param)=>{
        let { key } = param;
        return key === field || key === `${field}Zl`;
    });
    return spec?.label ?? 'Oszczędność';
}


},

}]);