"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3985"], {
73224(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  quickProblems: () => (quickProblems)
});
/* import */ var _defaults__rspack_import_0 = __webpack_require__(19602);
/* import */ var _members_memberCounts__rspack_import_1 = __webpack_require__(55121);
/* import */ var _members_monthlyUse__rspack_import_2 = __webpack_require__(83835);
/* import */ var _presets__rspack_import_3 = __webpack_require__(60091);
/* import */ var _quick__rspack_import_4 = __webpack_require__(43936);
/* import */ var _polish_number__rspack_import_6 = __webpack_require__(22885);
/* import */ var _settlement_money_rates__rspack_import_5 = __webpack_require__(97540);
/* import */ var _settlement_law_verdict__rspack_import_7 = __webpack_require__(526);








/** Names of the fields of the quick mode, as at the fields themselves. */ const labels = {
    who: 'Kto',
    annualKwh: 'Roczne zużycie prądu',
    kwp: 'Planowana moc paneli',
    operator: 'Operator sieci',
    energyPrice: 'Cena prądu z rachunku',
    costZl: 'Koszt instalacji',
    annualCostZl: 'Roczne koszty działania'
};
/** What of a fragment the quick mode cannot read, and what it may be. Not part of the first load. */ function quickProblems(fragment) {
    const fields = new URLSearchParams(fragment.replace(/^#/, ''));
    const wrong = (field, label, isRight, remedy)=>{
        const text = fields.get(field);
        return text === null || isRight(text) ? [] : [
            {
                field,
                message: `pole „${label}”: w\u00a0adresie jest „${field}=${text.slice(0, 40)}”. ${remedy}`
            }
        ];
    };
    const oneOf = (key, values)=>wrong(_quick__rspack_import_4/* .quickNames */.M1[key], labels[key], (text)=>values.includes(text), `Wybierz z\u00a0listy: ${values.join(', ')}.`);
    return [
        ...oneOf('who', _presets__rspack_import_3/* .presetIds */.w$),
        ...oneOf('operator', _settlement_money_rates__rspack_import_5/* .operators */.II),
        ..._quick__rspack_import_4/* .quickNumbers.flatMap */.yj.flatMap((key)=>{
            const { min, max } = _quick__rspack_import_4/* .quickLimits */.io[key];
            return wrong(_quick__rspack_import_4/* .quickNames */.M1[key], labels[key], (text)=>(0,_polish_number__rspack_import_6/* .readNumber */.kz)(text, {
                    min,
                    max
                }).kind === 'number', `Wpisz liczbę od ${(0,_settlement_law_verdict__rspack_import_7/* .showNumber */.Zo)(min)} do ${(0,_settlement_law_verdict__rspack_import_7/* .showNumber */.Zo)(max)}, bez kropek między tysiącami.`);
        }),
        ...wrong(_quick__rspack_import_4/* .monthsName */.fX, 'Zużycie z rachunków za 12 miesięcy', (text)=>(0,_members_monthlyUse__rspack_import_2/* .readMonths */.mF)(text, _defaults__rspack_import_0/* .limits.annualKwh */.Fy.annualKwh) !== null, `Wpisz 12 liczb od 0 do ${(0,_settlement_law_verdict__rspack_import_7/* .showNumber */.Zo)(_defaults__rspack_import_0/* .limits.annualKwh */.Fy.annualKwh)}, rozdzielonych przecinkami.`),
        ...wrong(_quick__rspack_import_4/* .countsName */.KD, 'Skład spółdzielni', (text)=>(0,_members_memberCounts__rspack_import_1/* .readCounts */.ZQ)(text, {
                count: _defaults__rspack_import_0/* .memberLimit */.I8,
                annualKwh: _defaults__rspack_import_0/* .limits.annualKwh */.Fy.annualKwh
            }) !== null, `Wpisz np. szkola-1-72000,dom-6-4000: rodzaj, liczbę i\u00a0zużycie każdego. Punktów może być razem najwyżej ${(0,_settlement_law_verdict__rspack_import_7/* .showNumber */.Zo)(_defaults__rspack_import_0/* .memberLimit */.I8)}.`)
    ];
}


},
526(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Zo: () => (showNumber)
});
/** An upper limit. A fact left out counts as `missing`, since most cooperatives have none of it. */ function limit(id, name, found, source, missing) {
    const value = found ?? missing;
    const most = `najwyżej ${showNumber(source.value)} ${source.unit}`;
    if (value === undefined) {
        return {
            id,
            status: 'unknown',
            text: `${name}: ${most}. Podaj ją, żeby sprawdzić.`,
            source
        };
    }
    return {
        id,
        status: value <= source.value ? 'met' : 'notMet',
        text: `${name}: ${showNumber(value)} ${source.unit}, ${most}.${found === undefined ? ' Bez danych przyjmujemy zero.' : ''}`,
        source
    };
}
/** A condition that is met or not; the `no` text also serves when nothing is known. */ function claim(id, isMet, yes, no, source) {
    if (isMet === undefined) {
        return {
            id,
            status: 'unknown',
            text: `${no} Brak danych.`,
            source
        };
    }
    return {
        id,
        status: isMet ? 'met' : 'notMet',
        text: isMet ? yes : no,
        source
    };
}
/** `1 234,5`, formatted by hand so that the result does not depend on the machine's locale. */ function showNumber(value) {
    const [whole = '', fraction] = String(value).split('.');
    // A number has at most 22 digits before its exponent, so the steps of this pattern are few.
    // eslint-disable-next-line redos/no-vulnerable
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
    return fraction === undefined ? grouped : `${grouped},${fraction}`;
}


},

}]);