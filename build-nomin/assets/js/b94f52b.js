"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8958"], {
28605(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bestSizeSteps: () => (/* binding */ bestSizeSteps),
  searchLength: () => (/* binding */ searchLength),
  withBest: () => (/* binding */ withBest)
});

;// CONCATENATED MODULE: ./src/domain/finance/maximize.ts
/** A place and its value. */ const golden = (Math.sqrt(5) - 1) / 2;
/** How far beyond the highest place tried the next one is, while the value still rises. */ const reach = 1.5;
/**
 * The place with the highest value: the best of some, refined by golden section on either side of it. Yields before
 * every evaluation, as each may take a while.
 */ function* maximize(valueAt, param) {
    let { coarse, jumps, low, high, steps } = param;
    const known = new Map();
    const value = function*(place) {
        const before = known.get(place);
        if (before !== undefined) {
            return before;
        }
        yield;
        const found = valueAt(place);
        known.set(place, found);
        return found;
    };
    const bestKnown = ()=>Array.from(known, (param)=>{
            let [at, found] = param;
            return {
                at,
                value: found
            };
        }).reduce((best, next)=>next.value > best.value ? next : best);
    const highestTried = Math.min(high, Math.max(low, ...coarse));
    const inside = [
        low,
        ...coarse,
        ...jumps
    ].filter((place)=>place >= low && place <= highestTried);
    for (const place of new Set([
        ...inside,
        highestTried
    ])){
        yield* value(place);
    }
    for(let top = highestTried; top < high && bestKnown().at === top && top > 0;){
        top = Math.min(high, top * reach);
        yield* value(top);
    }
    const { at } = bestKnown();
    const places = [
        ...known.keys()
    ].sort((a, b)=>a - b);
    const below = places.filter((place)=>place < at).at(-1);
    const above = places.find((place)=>place > at);
    for (const [from, to] of [
        [
            below,
            at
        ],
        [
            at,
            above
        ]
    ]){
        if (from !== undefined && to !== undefined) {
            yield* refine(value, from, to, steps);
        }
    }
    return bestKnown();
}
/** Golden section between two places; what it finds is remembered by `value`. */ function* refine(value, from, to, steps) {
    let [a, b] = [
        from,
        to
    ];
    let [left, right] = [
        b - golden * (b - a),
        a + golden * (b - a)
    ];
    for(let step = 0; step < steps; step += 1){
        if ((yield* value(left)) > (yield* value(right))) {
            b = right;
            right = left;
            left = b - golden * (b - a);
        } else {
            a = left;
            left = right;
            right = a + golden * (b - a);
        }
    }
}

// EXTERNAL MODULE: ./src/domain/cooperative/description/panels.ts
var description_panels = __webpack_require__(79232);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/domain/cooperative/description/ownConnection.ts
var ownConnection = __webpack_require__(81399);
// EXTERNAL MODULE: ./src/domain/cooperative/lawfulness/hiddenUse.ts
var hiddenUse = __webpack_require__(9432);
;// CONCATENATED MODULE: ./src/domain/cooperative/sizes/sizeLimits.ts




/** A jump is looked at from below: products of powers are not exact. */ const justBelow = 1 - 1e-9;
/** With many owners of different sizes, each passes 50 kW elsewhere; the largest matter the most. */ const mostOwners = 4;
/**
 * Limits of the statute and of the roofs, with all panels growing and shrinking in proportion; `panelKwh` is what they
 * generate as described.
 */ function sizeLimits(prepared, panelKwh) {
    const { input, members } = prepared;
    const kw = (0,description_panels/* .photovoltaicKw */.pY)(input);
    const allKw = members.flatMap((param)=>{
        let { sourceKw } = param;
        return sourceKw;
    }).reduce((all, own)=>all + own, 0);
    const otherKw = allKw - kw;
    const lawful = Math.max(law/* .electricPowerLimit.value */.KN.value - otherKw, 0);
    const roof = input.finance?.largestPanelKw ?? Infinity;
    const owners = input.members.map((param)=>{
        let { sources = [], ...point } = param;
        return {
            isProsumer: !(0,ownConnection/* .isOwnConnection */.R)(point),
            panels: sources.flatMap((source)=>source.kind === 'pv' ? [
                    source.kw
                ] : []),
            others: sources.reduce((all, source)=>source.kind === 'pv' ? all : all + source.kw, 0)
        };
    });
    const largest = Math.max(0, ...owners.flatMap((param)=>{
        let { panels } = param;
        return panels;
    }));
    const jumps = [
        {
            kw: law/* .excisePowerLimit.value */.uC.value - otherKw,
            bound: 'excise'
        }
    ];
    if (largest > 0 && (input.prices?.balancingPerMwh ?? 0) > 0) {
        // Costs come at 400 kW, not above it.
        jumps.push({
            kw: kw * law/* .balancingPowerLimit.value */.gb.value / largest,
            bound: 'balancing'
        });
    }
    if (input.finance?.against === 'netBilling') {
        const places = owners.flatMap((param)=>{
            let { isProsumer, panels, others } = param;
            const own = panels.reduce((all, one)=>all + one, 0);
            return isProsumer && own > 0 ? [
                kw * (law/* .prosumerPowerLimit.value */.An.value - others) / own
            ] : [];
        });
        const distinct = [
            ...new Set(places)
        ].sort((a, b)=>a - b).slice(0, mostOwners);
        jumps.push(...distinct.map((place)=>({
                kw: place,
                bound: 'prosumer'
            })));
    }
    return {
        low: (0,hiddenUse/* .leastForCoverage */.Bn)(prepared, panelKwh),
        high: Math.min(roof, lawful),
        highBound: roof < lawful ? 'roof' : 'tenMw',
        jumps: jumps.filter((jump)=>jump.kw > 0).map((jump)=>({
                ...jump,
                kw: jump.kw * justBelow
            }))
    };
}

;// CONCATENATED MODULE: ./src/domain/cooperative/sizes/search.ts


/** Multiples of the described batteries that are tried first. */ const batteryFactors = [
    0,
    0.5,
    1,
    1.5,
    2
];
/** Ten times the described batteries: a search must end somewhere, and the result says where it stopped. */ const mostBatteries = 10;
/** The evaluations of one search, by factor. */ class Evaluations {
    at;
    points = new Map();
    constructor(at){
        this.at = at;
    }
    value = (factor)=>{
        const found = this.at(factor);
        this.points.set(factor, found);
        return found.npvZl ?? -Infinity;
    };
}
/** How finely to search: each settlement of many members takes a while. */ function stepsFor(param) {
    let { members } = param;
    return members.length > (/* inlined export .manyMembers */200) ? 3 : 7;
}
/** What keeps panels of this power from being more or fewer. */ function boundAt(power, prepared, curve) {
    const { low, high, highBound, jumps } = sizeLimits(prepared, curve.panelKwh);
    const isAt = (limit)=>Math.abs(power - limit) < limit * 1e-6;
    return isAt(high) ? highBound : low > 0 && isAt(low) ? 'coverage' : jumps.find((jump)=>isAt(jump.kw))?.bound;
}

;// CONCATENATED MODULE: ./src/domain/cooperative/sizes/bestPair.ts





/** Rounds of looking for the one at the best of the other; a round that moves neither is the last. */ const mostRounds = 4;
/** Multiples of the size of the round before. */ const around = [
    0.5,
    0.75,
    1,
    1.35,
    2
];
/** Begins with the better of both single searches, and changes panels and batteries by turns. */ function* bestPair(prepared, curve, panels, batteries) {
    const { input, members } = prepared;
    const cost = (0,description_panels/* .panelCost */.Ck)(input);
    const [kw, kwh] = [
        (0,description_panels/* .photovoltaicKw */.pY)(input),
        (0,description_panels/* .batteryKwh */.Cw)(input)
    ];
    const price = input.finance?.batteryZlPerKwh ?? 0;
    const zlPerKw = cost.kind === 'perKw' ? cost.zlPerKw : 0;
    if (kw * zlPerKw + kwh * price > (input.finance?.costZl ?? 0) * 1.000001) {
        return null;
    }
    const { low, high, jumps } = sizeLimits(prepared, curve.panelKwh);
    const at = (size)=>curve.of(size, (size.panels - 1) * kw * zlPerKw + (size.batteries - 1) * kwh * price);
    const steps = stepsFor(prepared);
    let size = panels.npvZl > batteries.npvZl ? {
        panels: panels.size / kw,
        batteries: 1
    } : {
        panels: clamped(1, low / kw, high / kw),
        batteries: batteries.size / kwh
    };
    let best = at(size);
    for(let round = 0; round < (members.length > (/* inlined export .manyMembers */200) ? 1 : mostRounds); round += 1){
        const before = best.npvZl ?? -Infinity;
        const power = new Evaluations((factor)=>at({
                ...size,
                panels: factor
            }));
        const { at: nextPanels } = yield* maximize(power.value, {
            coarse: around.map((factor)=>factor * size.panels),
            jumps: jumps.map((jump)=>jump.kw / kw),
            low: low / kw,
            high: high / kw,
            steps
        });
        size = {
            ...size,
            panels: nextPanels
        };
        const capacity = new Evaluations((factor)=>at({
                ...size,
                batteries: factor
            }));
        const { at: nextBatteries } = yield* maximize(capacity.value, {
            coarse: size.batteries > 0 ? [
                0,
                ...around.map((factor)=>Math.min(factor * size.batteries, mostBatteries))
            ] : batteryFactors,
            jumps: [],
            low: 0,
            high: mostBatteries,
            steps
        });
        size = {
            ...size,
            batteries: nextBatteries
        };
        best = capacity.points.get(nextBatteries) ?? best;
        if ((best.npvZl ?? -Infinity) - before < noticeableZl) {
            break;
        }
    }
    const bound = boundAt(size.panels * kw, prepared, curve);
    const { savingZl, npvZl = 0 } = best;
    return {
        panelKw: size.panels * kw,
        batteryKwh: size.batteries * kwh,
        savingZl,
        npvZl,
        ...bound && {
            bound
        }
    };
}
/** zł over all years: less is no reason to search on. */ const noticeableZl = 1;
function clamped(value, low, high) {
    return Math.min(Math.max(value, low), high);
}

// EXTERNAL MODULE: ./src/domain/cooperative/sizes/powerCurve.ts + 5 modules
var powerCurve = __webpack_require__(32754);
;// CONCATENATED MODULE: ./src/domain/cooperative/sizes/bestSize.ts






/** Searches for the best panels and batteries, one by one and together; yields before every settlement. */ function* bestSizeSteps(prepared, curve) {
    const panels = yield* bestPanels(prepared, curve);
    const batteries = panels.kind === 'wrongCost' ? null : yield* bestBatteries(prepared, curve);
    return {
        leastKw: curve.leastKw,
        panels,
        batteries,
        together: panels.kind === 'found' && batteries ? yield* bestPair(prepared, curve, panels.best, batteries) : null
    };
}
/** About how many settlements the search takes, for its progress. */ function searchLength(prepared) {
    const { input } = prepared;
    const one = 2 * (stepsFor(prepared) + 1);
    const hasBatteries = input.finance?.batteryZlPerKwh !== undefined && (0,description_panels/* .batteryKwh */.Cw)(input) > 0;
    const hasPanels = (0,description_panels/* .panelCost */.Ck)(input).kind === 'perKw';
    return (hasPanels ? one : 0) + (hasBatteries ? one : 0) * (hasPanels ? 3 : 1);
}
function* bestPanels(prepared, curve) {
    const { input } = prepared;
    const cost = (0,description_panels/* .panelCost */.Ck)(input);
    if (cost.kind !== 'perKw') {
        return {
            kind: cost.kind === 'mixed' ? 'mixedCost' : 'noCost'
        };
    }
    const kw = (0,description_panels/* .photovoltaicKw */.pY)(input);
    const batteriesZl = (0,description_panels/* .batteryKwh */.Cw)(input) * (input.finance?.batteryZlPerKwh ?? 0);
    // Rounding of a cost divided over its own panels is no contradiction.
    if (Math.max(kw * cost.zlPerKw, batteriesZl) > (input.finance?.costZl ?? 0) * 1.000001) {
        return {
            kind: 'wrongCost'
        };
    }
    const { low, high, jumps } = sizeLimits(prepared, curve.panelKwh);
    if (low > high) {
        return {
            kind: 'none',
            needed: low,
            allowed: high
        };
    }
    const found = new Evaluations((factor)=>curve.at(factor));
    const { at } = yield* maximize(found.value, {
        coarse: (0,powerCurve/* .powerFactors */.y)(prepared.members.length),
        jumps: jumps.map((jump)=>jump.kw / kw),
        low: low / kw,
        high: high / kw,
        steps: stepsFor(prepared)
    });
    return {
        kind: 'found',
        best: sizeOf(found, at, at * kw, boundAt(at * kw, prepared, curve))
    };
}
function* bestBatteries(prepared, curve) {
    const { finance } = prepared.input;
    const kwh = (0,description_panels/* .batteryKwh */.Cw)(prepared.input);
    const price = finance?.batteryZlPerKwh;
    if (!finance || price === undefined || kwh <= 0 || finance.costZl <= kwh * price) {
        return null;
    }
    const found = new Evaluations((factor)=>curve.of({
            panels: 1,
            batteries: factor
        }, (factor - 1) * kwh * price));
    const { at } = yield* maximize(found.value, {
        coarse: batteryFactors,
        jumps: [],
        low: 0,
        high: mostBatteries,
        steps: stepsFor(prepared)
    });
    return sizeOf(found, at, at * kwh);
}
function sizeOf(param, at, size, bound) {
    let { points } = param;
    const { savingZl = 0, npvZl = 0 } = points.get(at) ?? {};
    return {
        size,
        savingZl,
        npvZl,
        ...bound && {
            bound
        }
    };
}
/** The curve with the best power on it, sorted. */ function withBest(points, param) {
    let { panels } = param;
    if (panels.kind !== 'found') {
        return points;
    }
    const { size, savingZl, npvZl } = panels.best;
    const isThere = points.some((param)=>{
        let { kw } = param;
        return Math.abs(kw - size) < 1e-6 * Math.max(size, 1);
    });
    return isThere ? points : [
        ...points,
        {
            kw: size,
            savingZl,
            npvZl
        }
    ].sort((a, b)=>a.kw - b.kw);
}


},

}]);