"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8972"], {
7911(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stateOfPacked: () => (/* binding */ stateOfPacked)
});

;// CONCATENATED MODULE: ./src/domain/kernel/json.ts
/** JSON in which numbers without end, for which it has no word, are read as texts: so they are refused by their fields. */ function parseJson(text) {
    try {
        return JSON.parse(text);
    } catch (error) {
        try {
            return JSON.parse(withEndlessAsTexts(text));
        } catch  {
            throw error;
        }
    }
}
function withEndlessAsTexts(text) {
    return text.replaceAll(/([[:,]\s*)(-?(?:Infinity|NaN))(?=\s*[\],}])/g, '$1"$2"');
}

// EXTERNAL MODULE: ./src/domain/calculator/link.ts
var calculator_link = __webpack_require__(7175);
// EXTERNAL MODULE: ./src/domain/calculator/quick.ts
var calculator_quick = __webpack_require__(43936);
// EXTERNAL MODULE: ./src/domain/calculator/state.ts
var state = __webpack_require__(41586);
;// CONCATENATED MODULE: ./src/domain/calculator/unpackState.ts




/**
 * Restores a state from the JSON of `packState`; null for anything else. Descriptions are validated by the
 * calculation's schema, which the page does not load itself, hence the asynchronous `check`.
 */ async function unpackState(text, dated, check) {
    const packed = parseObject(text);
    if (!packed || !Array.isArray(packed.v) || packed.v.length > state/* .variantLimit */.LF) {
        return null;
    }
    const description = await unpackDescription(packed.s, dated, check);
    const variants = await Promise.all(packed.v.map(async (entry)=>{
        const { n, s } = isObject(entry) ? entry : {};
        const kept = await unpackDescription(s, dated, check);
        return typeof n === 'string' && kept ? {
            name: n.slice(0, calculator_link/* .nameLength */.Cp),
            description: kept
        } : null;
    }));
    const found = variants.filter((variant)=>variant !== null);
    return description && found.length === variants.length ? {
        description,
        variants: found
    } : null;
}
async function unpackDescription(packed, dated, check) {
    if (!isObject(packed) || typeof packed.q !== 'string') {
        return null;
    }
    const quick = (0,calculator_quick/* .readQuick */.e)(new URLSearchParams(packed.q), dated);
    if (quick === null) {
        return null;
    }
    if (packed.c === undefined) {
        return {
            mode: 'quick',
            quick
        };
    }
    const checked = await check(JSON.stringify(packed.c));
    return checked.ok ? {
        mode: 'full',
        quick,
        cooperative: checked.value
    } : null;
}
function parseObject(text) {
    try {
        const value = parseJson(text);
        return isObject(value) ? value : null;
    } catch  {
        return null;
    }
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}

// EXTERNAL MODULE: ./src/browser/calculator/packLink.ts
var packLink = __webpack_require__(7022);
;// CONCATENATED MODULE: ./src/browser/calculator/unpackLink.ts


/** Nor to more values: read, each takes many times the room of its two characters. */ const maxValues = 1000000;
/** The state from a packed link; null if it cannot be read. */ async function stateOfPacked(param, dated, check) {
    let { data, isCompressed } = param;
    try {
        const packed = fromBase64Url(data);
        const bytes = isCompressed ? await (0,packLink/* .through */.s)(packed, new DecompressionStream('deflate-raw')) : packed;
        return hasTooMany(bytes) ? null : await unpackState(new TextDecoder('utf-8', {
            fatal: true
        }).decode(bytes), dated, check);
    } catch  {
        return null;
    }
}
/** Whether JSON has more values than any state, by the commas and brackets before them. */ function hasTooMany(bytes) {
    let values = 0;
    for (const byte of bytes){
        values += Number(byte === 0x2c || byte === 0x5b || byte === 0x7b);
    }
    return values > maxValues;
}
function fromBase64Url(text) {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character)=>character.charCodeAt(0));
}


},

}]);