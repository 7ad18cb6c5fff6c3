"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5876"], {
19487(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ KeysPart)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/controls/SortableTable/index.tsx + 2 modules
var SortableTable = __webpack_require__(69717);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/controls/NumberField/index.tsx + 4 modules
var NumberField = __webpack_require__(80413);
// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
// EXTERNAL MODULE: ./src/domain/calculator/defaults.ts + 1 modules
var defaults = __webpack_require__(19602);
// EXTERNAL MODULE: ./src/domain/calculator/members/newcomer.ts
var members_newcomer = __webpack_require__(42387);
// EXTERNAL MODULE: ./src/domain/calculator/members/memberKinds.ts
var memberKinds = __webpack_require__(1230);
// EXTERNAL MODULE: ./src/domain/settlement/energy/settleEnergy.ts
var settleEnergy = __webpack_require__(34358);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hours_hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/money/bill.ts
var bill = __webpack_require__(15006);
// EXTERNAL MODULE: ./src/domain/settlement/priceMembers.ts + 1 modules
var priceMembers = __webpack_require__(4140);
// EXTERNAL MODULE: ./src/domain/settlement/money/tariff.ts
var money_tariff = __webpack_require__(80057);
// EXTERNAL MODULE: ./src/domain/cooperative/levels.ts
var levels = __webpack_require__(93939);
// EXTERNAL MODULE: ./src/domain/cooperative/settle.ts
var settle = __webpack_require__(13091);
;// CONCATENATED MODULE: ./src/domain/cooperative/division/keys.ts











/** Ways to divide what the cooperative pays. The first is what the seller's bills do. */ const keyIds = [
    'statutory',
    'hourly',
    'equal',
    'byUse',
    'fixed'
];
/**
 * Who gains and who loses under each key. A key divides shared and credited energy; what a member then buys is valued
 * by the member's own tariff. Together the members pay the seller's bills whatever the key, so what the valuations miss
 * of them is spread in proportion.
 */ function compareKeys(prepared) {
    const settled = settleCooperative(prepared);
    if (!settled.ok) {
        return settled;
    }
    const settlement = settled.value;
    const options = settlementOptions(prepared.input);
    const scale = toldScale(prepared.axis);
    const { axis, cache } = prepared;
    const lists = settlementMembers(prepared).map((param)=>{
        let { tariff, meter } = param;
        return atHourlyPrice(axis, priceList(axis, tariff, cache), ()=>drawnBy(meter));
    });
    const costs = keysOf(prepared, settlement).map((param)=>{
        let [key, internal] = param;
        return {
            key,
            zl: internal ? costsUnder(settlement, lists, internal, options) : settlement.members.map((param)=>{
                let { sheet, internalPayment } = param;
                return (sheet.gross + internalPayment) / 100;
            })
        };
    });
    return ok(settlement.members.map((member, index)=>({
            id: member.id,
            withoutZl: costWithout(member) / 100 * scale,
            costZl: Object.fromEntries(costs.map((param)=>{
                let { key, zl } = param;
                return [
                    key,
                    (zl[index] ?? 0) * scale
                ];
            }))
        })));
}
/** Each key with its split of energy; none for the statutory one, which the bills follow. */ function keysOf(param, param1) {
    let { input, axis, cache, tariffs, members } = param, { energy } = param1;
    const split = (key)=>internalSplit(energy, key, (index)=>{
            const tariff = tariffs[index];
            return tariff ? priceList(axis, tariff, cache).buckets : {
                ofHour: new Uint8Array(axis.hours),
                count: 1
            };
        });
    const shared = (shareOf)=>({
            kind: 'fixed',
            // The cooperative's battery comes after the members and has no share.
            shares: energy.members.map((_, index)=>index < members.length ? shareOf(index) : 0)
        });
    const drawn = energy.members.map((member)=>sum(member.drawn));
    return [
        [
            'statutory',
            null
        ],
        [
            'hourly',
            split({
                kind: 'hourly'
            })
        ],
        [
            'equal',
            split(shared(()=>1))
        ],
        [
            'byUse',
            split(shared((index)=>drawn[index] ?? 0))
        ],
        ...input.key.kind === 'fixed' ? [
            [
                'fixed',
                split(internalKeyOf(input))
            ]
        ] : []
    ];
}
/** Cost of each member, zł gross of the settled time: the fixed part of the bill, and the energy bought by the key. */ function costsUnder(param, lists, internal, options) {
    let { members, energy } = param;
    const valueOf = (index, bought)=>{
        const list = lists[index];
        const balance = energy.members[index]?.balance;
        return list && balance ? sum(Float64Array.from(Object.values(kwhCosts(list, boughtByBucket(list, bought, balance))))) : 0;
    };
    const billed = members.map((member, index)=>valueOf(index, member.statutoryBought));
    const valued = members.map((_, index)=>valueOf(index, internal[index]?.bought ?? new Float64Array()));
    const total = (values)=>values.reduce((all, one)=>all + one, 0);
    const scale = total(valued) > 0 ? total(billed) / total(valued) : 0;
    const tax = 1 + options.vat / 100;
    return members.map((member, index)=>{
        const fixed = member.sheet.gross / 100 - (billed[index] ?? 0) * tax;
        const delivered = sum(energy.members[index]?.sharing.delivered ?? new Float64Array());
        const received = sum(internal[index]?.shared ?? new Float64Array());
        return fixed + (valued[index] ?? 0) * scale * tax + toGrosze(zloty(options.internalPrice * (received * (options.internalVat ? tax : 1) - delivered))) / 100;
    });
}
/** zł a year; rounding of bills to the grosz harms nobody. */ const noticeable = 0.5;
/** Whether the member pays more in the cooperative than without it. */ function isWorseOff(param, key) {
    let { withoutZl, costZl } = param;
    return (costZl[key] ?? withoutZl) - withoutZl > noticeable;
}

// EXTERNAL MODULE: ./src/components/calculator/shared/numbers.ts
var numbers = __webpack_require__(39219);
// EXTERNAL MODULE: ./src/site/format.ts
var site_format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/calculator/results/finance/keyTexts.ts




const keyNames = {
    statutory: 'Rachunki sprzedawcy',
    hourly: 'Kto pobiera w godzinie',
    equal: 'Po równo',
    byUse: 'Według zużycia',
    fixed: 'Wasze udziały'
};
/** The keys that were computed for these members, in the usual order. */ function keysShown(param) {
    let [first] = param;
    return keyIds.filter((key)=>first?.costZl[key] !== undefined);
}
/** „2 z 5 punktów poboru płaci więcej niż bez spółdzielni: szkoła (o 120 zł), …”, or that nobody does. */ function keyVerdict(members, key) {
    const worse = members.filter((member)=>isWorseOff(member, key));
    if (worse.length === 0) {
        return 'nikt nie płaci więcej niż bez spółdzielni.';
    }
    const named = worse.slice().sort((a, b)=>lossOf(b, key) - lossOf(a, key)).slice(0, mostNamed).map((member)=>`${member.id} (o ${(0,numbers/* .formatZloty */.ir)(lossOf(member, key))})`);
    const rest = worse.length - named.length;
    return `${worse.length} z ${members.length} punktów poboru płaci więcej niż bez spółdzielni: ${named.join(', ')}${rest > 0 ? ` i inni (jeszcze ${rest})` : ''}.`;
}
/** The others are in the table. */ const mostNamed = 5;
function lossOf(param, key) {
    let { withoutZl, costZl } = param;
    return (costZl[key] ?? withoutZl) - withoutZl;
}
/** Gains of each member, zł a year; a loss is marked with more than its sign. */ function keysTable(members) {
    const keys = keysShown(members);
    const format = (zl)=>zl < -0.5 ? `▼ traci ${(0,site_format/* .formatNumber */.ZV)(-zl)}` : (0,site_format/* .formatNumber */.ZV)(Math.max(zl, 0));
    return {
        columns: [
            {
                label: 'Członek'
            },
            {
                label: 'Bez spółdzielni płaci (zł)',
                fractionDigits: 0
            },
            ...keys.map((key)=>({
                    label: `${keyNames[key]}: zyskuje (zł)`,
                    fractionDigits: 0,
                    format
                }))
        ],
        rows: members.map((member)=>[
                member.id,
                member.withoutZl,
                ...keys.map((key)=>-lossOf(member, key))
            ])
    };
}
/** „Nowy członek oszczędza …”, what the others gain or lose, who would lose, and what the statute still misses. */ function joiningSentences(id, param, param1) {
    let { othersWithoutZl, othersWithZl, newcomerZl, worseOff, obstacles } = param, { axis } = param1;
    const time = (0,hours_hourAxis/* .coversYear */.W0)(axis) ? 'w roku' : 'w rozliczonym czasie';
    const change = othersWithZl - othersWithoutZl;
    const named = worseOff.slice(0, mostNamed).map((one)=>`${one.id} (o ${(0,numbers/* .formatZloty */.ir)(one.zl)})`);
    const rest = worseOff.length - named.length;
    return [
        newcomerZl < -noticeable ? `Nowy członek (${id}) płaci ${time} o ${(0,numbers/* .formatZloty */.ir)(-newcomerZl)} więcej niż bez spółdzielni.` : `Nowy członek (${id}) oszczędza ${time} ${(0,numbers/* .formatZloty */.ir)(Math.max(newcomerZl, 0))}.`,
        Math.abs(change) <= noticeable ? 'Dla pozostałych razem nic się nie zmienia.' : `Pozostali razem ${change > 0 ? 'zyskują na tym' : 'tracą na tym'} ${(0,numbers/* .formatZloty */.ir)(Math.abs(change))}: teraz oszczędzają ${(0,numbers/* .formatZloty */.ir)(othersWithoutZl)}, potem ${(0,numbers/* .formatZloty */.ir)(othersWithZl)}.`,
        worseOff.length === 0 ? 'Nikt nie płaciłby więcej niż bez spółdzielni.' : `Więcej niż bez spółdzielni płaciliby: ${named.join(', ')}${rest > 0 ? ` i inni (jeszcze ${rest})` : ''}.`,
        obstacles.length === 0 ? 'Żaden warunek z ustawy, który umiemy sprawdzić, nie stanąłby na przeszkodzie.' : `Warunki z ustawy nie byłyby spełnione: ${obstacles.map((param)=>{
            let { text } = param;
            return text;
        }).join('; ')}.`
    ];
}
function leavingTable(rows) {
    const label = (text)=>({
            label: `${text} (zł)`,
            fractionDigits: 0
        });
    return {
        columns: [
            {
                label: 'Kto odchodzi'
            },
            label('Pozostali oszczędzają teraz'),
            label('Bez tego członka'),
            label('Zmiana dla pozostałych')
        ],
        rows: rows.map((param)=>{
            let { id, othersWithZl, othersWithoutZl } = param;
            return [
                id,
                othersWithZl,
                othersWithoutZl,
                othersWithoutZl - othersWithZl
            ];
        })
    };
}

;// CONCATENATED MODULE: ./src/components/calculator/results/finance/JoiningPart.tsx









const JoiningPart_options = memberKinds/* .memberKindIds.map */.Z.map((id)=>({
        value: id,
        label: memberKinds/* .memberKinds */.A[id].name
    }));
/** What somebody who joins changes, for the others and for themselves. */ function JoiningPart(param) {
    let { settled: { report, input }, joining } = param;
    const [kind, setKind] = (0,react.useState)('dom');
    const [annualKwh, setAnnualKwh] = (0,react.useState)(memberKinds/* .memberKinds.dom.annualKwh */.A.dom.annualKwh);
    const [kwp, setKwp] = (0,react.useState)(0);
    const [state, setState] = (0,react.useState)({
        kind: 'idle'
    });
    const isReady = annualKwh !== null && kwp !== null && state.kind !== 'busy';
    const compute = ()=>{
        if (!isReady) {
            return;
        }
        const newcomer = (0,members_newcomer/* .newcomerOf */.g)(input, kind, {
            annualKwh,
            kwp
        });
        const fail = function() {
            let message = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : 'Nie udało się policzyć. Spróbuj ponownie.';
            setState({
                kind: 'failed',
                message
            });
        };
        setState({
            kind: 'busy'
        });
        joining(newcomer).then((result)=>{
            if (result.ok) {
                setState({
                    kind: 'done',
                    of: report,
                    id: newcomer.id,
                    found: result.value
                });
            } else {
                fail(result.errors[0]?.message);
            }
        }, ()=>{
            fail();
        });
    };
    const isDone = state.kind === 'done' && state.of === report;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        "aria-labelledby": "kto-przystepuje",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h4", {
                id: "kto-przystepuje",
                children: "Gdyby ktoś przystąpił"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                id: "nowy-rodzaj",
                label: "Kto przystępuje",
                options: JoiningPart_options,
                value: kind,
                onChange: (next)=>{
                    setKind(next);
                    setAnnualKwh(memberKinds/* .memberKinds */.A[next].annualKwh);
                },
                hint: "Profil zużycia i podana liczba kWh to założenia. Stawki: z tej samej grupy taryfowej, a gdy nikt jej nie ma, pierwsze z listy."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberField/* ["default"] */.A, {
                id: "nowy-zuzycie",
                label: "Roczne zużycie nowego członka",
                unit: "kWh",
                min: 0,
                max: defaults/* .limits.annualKwh */.Fy.annualKwh,
                step: 100,
                fractionDigits: 0,
                isRequired: true,
                value: annualKwh,
                onChange: setAnnualKwh
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(NumberField/* ["default"] */.A, {
                id: "nowy-moc",
                label: "Jego panele",
                unit: "kWp",
                min: 0,
                max: defaults/* .limits.kw */.Fy.kw,
                isRequired: true,
                value: kwp,
                onChange: setKwp
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                    "aria-disabled": !isReady || undefined,
                    onClick: compute,
                    children: "Policz, co zmieni przystąpienie"
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                role: "status",
                children: [
                    state.kind === 'busy' && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Liczymy…"
                    }),
                    state.kind === 'failed' && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: state.message
                    }),
                    isDone && /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                        children: joiningSentences(state.id, state.found, report).map((sentence)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: sentence
                            }, sentence))
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/settlement/checkMembers.ts
var checkMembers = __webpack_require__(27637);
// EXTERNAL MODULE: ./src/domain/cooperative/description/problems.ts
var problems = __webpack_require__(88495);
// EXTERNAL MODULE: ./src/domain/cooperative/description/tariffs.ts
var description_tariffs = __webpack_require__(4748);
;// CONCATENATED MODULE: ./src/domain/cooperative/prepare/alignReadings.ts




/**
 * Cuts the members' readings to the hours they all have; the input then starts there. Only twelve whole months have a
 * steady year, fees of a cut month are those of its days, and of twelve monthly prices only those of the months remain.
 * Throws an {@link InputError} if there are no common hours.
 */ function alignReadings_alignReadings(input) {
    const spans = input.members.flatMap((param)=>{
        let { id, readings } = param;
        const startMs = readings ? Date.parse(readings.startUtc) : Number.NaN;
        return readings ? [
            {
                id,
                startMs,
                endMs: startMs + readings.withdrawn.length * hourMs
            }
        ] : [];
    });
    const [first] = spans;
    if (!first) {
        return input;
    }
    const latest = spans.reduce((one, other)=>other.startMs > one.startMs ? other : one, first);
    const earliest = spans.reduce((one, other)=>other.endMs < one.endMs ? other : one, first);
    const hours = (earliest.endMs - latest.startMs) / hourMs;
    if (hours < 1) {
        throw new InputError([
            {
                field: `${memberPath(input.members.findIndex((param)=>{
                    let { id } = param;
                    return id === latest.id;
                }))}.readings`,
                message: `Odczyty członków „${earliest.id}” i „${latest.id}” nie mają wspólnych godzin. Wczytaj pliki z tego samego czasu.`
            }
        ]);
    }
    const start = new Date(latest.startMs).toISOString();
    return {
        ...input,
        start,
        ratesDay: input.ratesDay ?? input.start.slice(0, 10),
        fixedFees: input.fixedFees ?? 'days',
        year: isWholeYear(start, hours, input.period) ? input.year : 'first',
        members: input.members.map((described)=>{
            const member = measuredOnly(described);
            const { readings } = member;
            if (!readings) {
                return member;
            }
            const from = (latest.startMs - Date.parse(readings.startUtc)) / hourMs;
            return {
                ...member,
                readings: {
                    ...readings,
                    startUtc: start,
                    withdrawn: readings.withdrawn.subarray(from, from + hours),
                    injected: readings.injected.subarray(from, from + hours),
                    ...readings.generation && {
                        generation: readings.generation.subarray(from, from + hours)
                    }
                }
            };
        }),
        ...input.prices && {
            prices: pricesOfMonths(input.prices, start, hours, input.period)
        }
    };
}
/** Without what the readings already contain: only the power of sources that were running remains. */ function measuredOnly(member) {
    if (!member.readings) {
        return member;
    }
    const measured = {
        ...member,
        profile: undefined
    };
    const { sourcesMeasured, sources = [], sourceKw = 0 } = member;
    return sourcesMeasured === true ? {
        ...measured,
        sources: undefined,
        battery: undefined,
        sourceKw: sources.reduce((all, param)=>{
            let { kw } = param;
            return all + kw;
        }, sourceKw)
    } : measured;
}
/** A steady year repeats itself, so it needs whole months: a cut one would be counted twice. */ function isWholeYear(start, hours, period) {
    if (hours < yearHours || period !== 'month') {
        return hours >= yearHours;
    }
    return valueOf(hourAxis(start, hours, period, 'days')).periodMonths.every((months)=>months === 1);
}
function pricesOfMonths(prices, start, hours, period) {
    const { market } = prices;
    if (market?.kind !== 'monthly' || market.zlPerMwh.length !== 12 || period !== 'month') {
        return prices;
    }
    const { periodStarts, localMonth } = valueOf(hourAxis(start, hours, period));
    const months = Array.from(periodStarts.subarray(0, -1), (hour)=>localMonth[hour] ?? 0);
    return {
        ...prices,
        market: {
            ...market,
            zlPerMwh: months.map((month)=>market.zlPerMwh[month] ?? 0),
            assumed: months.flatMap((month, index)=>market.assumed?.includes(month + 1) ? [
                    index + 1
                ] : [])
        }
    };
}

;// CONCATENATED MODULE: ./src/domain/cooperative/prepare/marketHours.ts



/**
 * Hourly market prices of a file, put on the settled hours: each hour takes the price of the same day and hour of the
 * calendar, also from another year (29 February then takes 28 February). Prices without a day stay as they are.
 */ function marketHours_withMarketHours(input, axis) {
    const { market } = input.prices ?? {};
    if (market?.kind !== 'hourly' || market.firstDay === undefined) {
        return input;
    }
    const [year = 0] = market.firstDay.split('-').map(Number);
    const firstYear = yearAxis(year);
    const offset = firstYear.localDay.indexOf(Date.parse(market.firstDay) / dayMs);
    const start = new Date(firstYear.startMs + offset * hourMs).toISOString();
    const priced = valueOf(hourAxis(start, market.zlPerMwh.length, 'month'));
    const known = new Map();
    for (const [hour, price] of market.zlPerMwh.entries()){
        known.set(placeInYear(priced, hour), price);
    }
    const missing = new Set();
    const zlPerMwh = Array.from({
        length: axis.hours
    }, (_, hour)=>{
        const place = placeInYear(axis, hour);
        // The hour that summer time skips in the year of the prices has the price of the hour before it.
        const price = known.get(place) ?? known.get(place.replace('02-29', '02-28')) ?? known.get(placeInYear(axis, Math.max(hour - 1, 0)));
        if (price === undefined) {
            missing.add(place.slice(0, 5));
        }
        return price ?? 0;
    });
    if (missing.size > 0) {
        const [first] = missing;
        const message = `W cenach godzinowych brakuje dni: ${missing.size}, pierwszy to ${first?.split('-').reverse().join('.')}. Wczytaj plik RCE z całego roku albo wróć do cen miesięcznych.`;
        throw new InputError([
            {
                field: 'prices.market',
                message
            }
        ]);
    }
    return {
        ...input,
        prices: {
            ...input.prices,
            market: {
                kind: 'hourly',
                zlPerMwh
            }
        }
    };
}
/** `03-30 14`: month, day and hour in Poland. */ function placeInYear(param, hour) {
    let { localDay, localHour } = param;
    const day = new Date((localDay[hour] ?? 0) * dayMs).toISOString().slice(5, 10);
    return `${day} ${localHour[hour] ?? 0}`;
}

;// CONCATENATED MODULE: ./src/domain/cooperative/prepare/meterReadings.ts


/** How many hours the input has; undefined if it only names profiles, which cover a whole year. */ function meterReadings_describedHours(input, read) {
    for (const member of input.members){
        const series = member.readings?.withdrawn ?? member.withdrawnKwh ?? member.consumptionKwh;
        if (series) {
            return series.length;
        }
        if (member.file !== undefined) {
            return meterReadings_meterReadings(member, read, '').withdrawn.length;
        }
    }
    return undefined;
}
/** The meter of a member with readings: from a meter file, in lists or in a file next to the description. */ function meterReadings_meterReadings(member, read, place) {
    if (member.readings) {
        return member.readings;
    }
    const listed = member.generationKwh && {
        generation: meterReadings_toSeries(member.generationKwh)
    };
    if (member.file === undefined) {
        const withdrawn = meterReadings_toSeries(member.withdrawnKwh ?? []);
        return {
            withdrawn,
            injected: member.injectedKwh ? meterReadings_toSeries(member.injectedKwh) : new Float64Array(withdrawn.length),
            ...listed
        };
    }
    const { id, file } = member;
    const field = `${place}.file`;
    const text = read(file);
    if (text === undefined) {
        const message = `${file}: nie ma takiego pliku. Podaj ścieżkę od folderu pliku wejściowego.`;
        throw new InputError([
            {
                field,
                message
            }
        ]);
    }
    const columns = member.columns ?? {
        withdrawn: `${id}_pobor`,
        injected: `${id}_oddanie`
    };
    const names = Object.values(columns);
    const table = readMeterTable(text, names);
    if (!table.ok) {
        throw new InputError(table.errors.map((param)=>{
            let { message } = param;
            return {
                field,
                message: `${file}: ${message}`
            };
        }));
    }
    const withdrawn = table.value.get(columns.withdrawn) ?? new Float64Array();
    return {
        withdrawn,
        injected: table.value.get(columns.injected ?? '') ?? new Float64Array(withdrawn.length),
        ...listed,
        ...columns.generation !== undefined && {
            generation: table.value.get(columns.generation)
        }
    };
}
/** A list of hours as a series; `NaN` for a missing reading. */ function meterReadings_toSeries(values) {
    return Float64Array.from(values, (value)=>value ?? Number.NaN);
}

// EXTERNAL MODULE: ./src/domain/settlement/energy/madeMeter.ts
var madeMeter = __webpack_require__(9703);
// EXTERNAL MODULE: ./src/domain/settlement/hours/scratch.ts
var scratch = __webpack_require__(90518);
;// CONCATENATED MODULE: ./src/domain/cooperative/prepare/modelledMember.ts




const generations = new scratch/* .Scratch */.fx();
/** A member with described sources, whose hours are kept for the next change. */ function modelledMember_keptMember(known, battery, generation) {
    const consumption = inFull(known.consumption);
    const usual = behindTheMeter(consumption, generation, battery);
    return {
        ...known,
        generation,
        meterAt: (factor)=>factor === 1 ? usual : behindTheMeter(consumption, timesMore(generation, factor), battery)
    };
}
/** One of many members: only its use is kept, and what `generate` makes is made again whenever it is read. */ function modelledMember_madeMember(known, battery, generate) {
    const meterAt = (factor)=>new MadeMeter(()=>behindTheMeter(inFull(known.consumption), timesMore(generate(), factor), battery));
    const usual = meterAt(1);
    return {
        ...known,
        get generation () {
            return generations.make(generate);
        },
        meterAt: (factor)=>factor === 1 ? usual : meterAt(factor)
    };
}
function timesMore(generation, factor) {
    if (factor === 1) {
        return generation;
    }
    // A loop: with a thousand members, `map` takes several times as long.
    const more = newSeries(generation.length);
    for(let hour = 0; hour < more.length; hour += 1){
        more[hour] = (generation[hour] ?? 0) * factor;
    }
    return more;
}

// EXTERNAL MODULE: ./src/domain/energy/consumption.ts + 1 modules
var energy_consumption = __webpack_require__(66872);
;// CONCATENATED MODULE: ./src/domain/cooperative/prepare/modelSeries.ts











const shapes = new scratch/* .Scratch */.fx();
const wide = new scratch/* .Scratch */.fx();
/** Profiles and sources, generated for whole calendar years and cut to the settled hours. */ class modelSeries_ModelSeries {
    input;
    axis;
    cache;
    /** Calendar years in Poland covered, even partly, by the settled hours. */ years;
    constructor(input, axis, cache){
        this.input = input;
        this.axis = axis;
        this.cache = cache;
        const first = polishYear(axis.startMs);
        const last = polishYear(axis.startMs + (axis.hours - 1) * hourMs);
        this.years = Array.from({
            length: last - first + 1
        }, (_, index)=>first + index);
    }
    /** The shape of a kind, scaled to the year or to each month of the bills. */ consumption(param, member) {
        let { kind, annualKwh, monthlyKwh, seed } = param;
        // Lamps depend only on the Sun, so members share one series.
        const chance = kind === 'streetLighting' ? 0 : seed + member;
        // A member's own shape is made again when its use changes: a thousand of them would take 70 MB.
        const isMany = this.input.members.length > manyMembers;
        const name = chance === 0 || !isMany ? `${kind} ${chance}` : null;
        const make = ()=>this.cut(name, monthlyKwh ?? annualKwh, (year)=>consumptionSeries(year, kind, kwh(1), chance));
        return isMany ? new Float32Array(wide.make(make)) : make();
    }
    generation(source, member) {
        const { region, weatherSeed } = this.input;
        switch(source.kind){
            case 'pv':
                {
                    const { kw, tilt, azimuth, annualYield } = source;
                    const plane = `pv ${tilt} ${azimuth} ${annualYield ?? region} ${weatherSeed}`;
                    return this.cut(plane, kw, (year)=>photovoltaicGeneration(this.weather(year), {
                            kwp: 1,
                            tilt,
                            azimuth,
                            ...annualYield !== undefined && {
                                annualYield
                            }
                        }, region));
                }
            case 'wind':
                {
                    const seed = weatherSeed + 1000 + member;
                    const { capacityFactor } = source;
                    return this.cut(`wind ${capacityFactor} ${seed}`, source.kw, (year)=>windGeneration(year, {
                            kw: 1,
                            capacityFactor
                        }, seed));
                }
            case 'biogas':
                return this.cut(`biogas ${source.kw} ${source.annualKwh}`, 1, (year)=>biogasGeneration(year, source.kw, source.annualKwh));
            case 'hydro':
                return this.cut(`hydro ${source.kw} ${source.annualKwh}`, 1, (year)=>hydroGeneration(year, source.kw, source.annualKwh));
        }
    }
    weather(year) {
        const { weatherSeed } = this.input;
        return this.cache.get(`weather ${weatherSeed} ${year.startMs}`, ()=>weatherYear(year, weatherSeed));
    }
    /** Without a name, the shape is not kept. `factor` multiplies all hours; a list of twelve is what the hours of each month are to add up to. */ cut(name, factor, make) {
        const part = newSeries(this.axis.hours);
        for (const number of this.years){
            const year = this.cache.get(`year ${number}`, ()=>yearAxis(number));
            const whole = name === null ? shapes.make(()=>make(year)) : this.cache.get(`${name} ${number}`, ()=>toKeep(()=>make(year)));
            const offset = (this.axis.startMs - year.startMs) / hourMs;
            const end = Math.min(part.length, year.hours - offset);
            const first = Math.max(0, -offset);
            if (typeof factor === 'number') {
                for(let hour = first; hour < end; hour += 1){
                    part[hour] = (whole[offset + hour] ?? 0) * factor;
                }
            } else {
                const factors = monthFactors(year, whole, factor);
                for(let hour = first; hour < end; hour += 1){
                    const own = factors[year.localMonth[offset + hour] ?? 0] ?? 0;
                    part[hour] = (whole[offset + hour] ?? 0) * own;
                }
            }
        }
        return part;
    }
}

;// CONCATENATED MODULE: ./src/domain/cooperative/prepare/prepareMembers.ts













/** Prepares all members on one axis. Throws an {@link InputError}. */ function prepareMembers_prepareMembers(input, axis, read, cache, before) {
    const ids = new Set();
    for (const { id } of input.members){
        if (ids.has(id)) {
            const message = `członek „${id}” jest podany dwa razy. Nadaj każdemu inne „id”.`;
            throw new InputError([
                {
                    field: 'members',
                    message
                }
            ]);
        }
        ids.add(id);
    }
    const model = new ModelSeries(input, axis, cache);
    const none = new Float64Array(axis.hours);
    const isMany = input.members.length > manyMembers;
    const sharesModel = before?.axis === axis && before.input.region === input.region && before.input.weatherSeed === input.weatherSeed;
    return input.members.map((member, index)=>{
        const known = before?.members[index];
        return known && sharesModel && sameMember(member, before.input.members[index]) ? known : prepareMember(member, index, {
            axis,
            read,
            model,
            none,
            isMany
        });
    });
}
/** A separate function, so that a member's closure does not keep the previous calculation in memory. */ function prepareMember(member, index, param) {
    let { axis, read, model, none, isMany } = param;
    const place = memberPath(index);
    let missingHours = 0;
    const checked = (values, field)=>{
        const series = checkSeries(values, axis.hours, `${place}.${field}`);
        if ('field' in series) {
            throw new InputError([
                series
            ]);
        }
        missingHours += series.missingHours;
        return series.values;
    };
    const { sources = [], sourceKw, battery } = member;
    sources.forEach((source, at)=>{
        checkFullLoad(source, `${place}.sources[${at + 1}]`);
    });
    const powers = sources.map((param)=>{
        let { kw } = param;
        return kw;
    });
    const isBare = isOwnConnection(member);
    const isDescribed = member.consumptionKwh !== undefined || member.profile !== undefined;
    if (member.readings || !(isDescribed || isBare)) {
        const raw = meterReadings(member, read, place);
        const meter = {
            withdrawn: checked(raw.withdrawn, 'withdrawnKwh'),
            injected: checked(raw.injected, 'injectedKwh')
        };
        const measured = measuredMember({
            meter,
            generation: raw.generation && checked(raw.generation, 'generationKwh'),
            totalGenerationKwh: member.totalGenerationKwh,
            sourceKw: sourceKw ?? 0,
            planned: sources.length > 0 ? generationOf(sources, index, {
                axis,
                model,
                checked
            }) : undefined,
            battery
        });
        return {
            id: member.id,
            sourceKw: sourceKw === undefined ? powers : [
                sourceKw,
                ...powers
            ],
            missingHours,
            ...measured
        };
    }
    const consumption = member.profile ? model.consumption(member.profile, index) : isBare ? none : checked(toSeries(member.consumptionKwh ?? []), 'consumptionKwh');
    if (sources.length === 0) {
        // A battery has nothing to store.
        const meter = consumption instanceof Float32Array ? new MadeMeter(()=>({
                withdrawn: inFull(consumption),
                injected: none
            })) : {
            withdrawn: consumption,
            injected: none
        };
        return {
            id: member.id,
            sourceKw: [],
            consumption,
            generation: none,
            hiddenKwh: 0,
            missingHours,
            meterAt: ()=>meter
        };
    }
    const generate = ()=>generationOf(sources, index, {
            axis,
            model,
            checked
        });
    const known = {
        id: member.id,
        sourceKw: powers,
        consumption,
        hiddenKwh: 0,
        missingHours
    };
    // Readings of a source cannot be made again.
    return isMany && sources.every((param)=>{
        let { kind } = param;
        return kind !== 'own';
    }) ? madeMember(known, battery, generate) : keptMember(known, battery, generate());
}
/** Hourly generation of all sources; a separate function for the same reason. */ function generationOf(sources, member, param) {
    let { axis, model, checked } = param;
    const all = sources.map((source, at)=>{
        return source.kind === 'own' ? checked(toSeries(source.kwh), `sources[${at + 1}].kwh`) : model.generation(source, member);
    });
    const [only] = all;
    if (only && all.length === 1) {
        return only;
    }
    const generation = newSeries(axis.hours);
    for (const clean of all){
        for(let hour = 0; hour < axis.hours; hour += 1){
            generation[hour] = (generation[hour] ?? 0) + (clean[hour] ?? 0);
        }
    }
    return generation;
}
/** In the form; a file or a link is refused before it comes here. */ function checkFullLoad(source, path) {
    const message = 'annualKwh' in source ? fullLoadProblem(source) : null;
    if (message !== null) {
        throw new InputError([
            {
                field: `${path}.annualKwh`,
                message
            }
        ]);
    }
}
/** Whether a member's energy is described the same way; whose it is and what it pays do not matter. */ function sameMember(one, other) {
    const unpriced = {
        ...{
            tariff: undefined,
            outlayZl: undefined,
            vatDeducted: undefined,
            vatDeductedFrom: undefined
        },
        ...{
            holder: undefined,
            person: undefined
        }
    };
    return other !== undefined && sameValue({
        ...one,
        ...unpriced
    }, {
        ...other,
        ...unpriced
    });
}

;// CONCATENATED MODULE: ./src/domain/cooperative/prepare/prepareCooperative.ts












/** Name of the meter of the cooperative's battery. */ const batteryMeterId = 'magazyn';
/**
 * The first stage of a calculation: reads the series, files and tariffs of a description. `settle.ts`, `compare.ts` and
 * `report.ts` follow. Errors name the field of the description.
 */ function prepareCooperative_prepareCooperative(description, param) {
    let { rates, read = ()=>undefined, cache = new SeriesCache(), before } = param;
    return resultOf(()=>{
        const aligned = alignReadings(description);
        const wrong = [
            ...checkKey(aligned.key, aligned.members.length),
            ...checkHolders(aligned.members)
        ];
        if (wrong.length > 0) {
            throw new InputError(wrong);
        }
        const axis = readAxis(aligned, read, before);
        const input = withMarketHours(aligned, axis);
        const members = prepareMembers(input, axis, read, cache, before);
        return {
            input,
            axis,
            members,
            meterIds: [
                ...members.map((param)=>{
                    let { id } = param;
                    return id;
                }),
                ...input.battery ? [
                    batteryMeterId
                ] : []
            ],
            tariffs: meterTariffs(input, rates),
            metersAt: rememberedMeters(members, axis, input.battery),
            cache
        };
    });
}
/** As long as the given series, or a year if all series are modelled. */ function readAxis(input, read, before) {
    const hours = describedHours(input, read) ?? hoursOfYear(polishYear(Date.parse(input.start)));
    const isAsBefore = before?.axis.hours === hours && before.input.start === input.start && before.input.fixedFees === input.fixedFees && sameValue(before.input.period, input.period);
    return isAsBefore ? before.axis : valueOf(hourAxis(input.start, hours, input.period, input.fixedFees));
}
/** Meters of a year, remembered because the same year is requested several times in a row. */ function rememberedMeters(members, axis, battery) {
    let last;
    return (generation)=>{
        if (last?.generation !== generation) {
            const meters = members.map((member)=>member.meterAt(generation));
            last = {
                generation,
                meters: battery ? [
                    ...meters,
                    cooperativeBattery(meters, axis.hours, battery)
                ] : meters
            };
        }
        return last.meters;
    };
}

;// CONCATENATED MODULE: ./src/domain/cooperative/division/leaving.ts






/** Each member takes a settlement, so this is the most that is computed on request. */ const mostLeaving = 30;
/** One member after another is left out; nothing is computed for one member, or for too many. */ function leaving_leaving(prepared, surroundings) {
    const { members } = prepared.input;
    // What belongs to the cooperative itself does not leave.
    const count = members.filter((param)=>{
        let { ofCooperative } = param;
        return ofCooperative !== true;
    }).length;
    const whole = settleCooperative(prepared);
    if (!whole.ok || count < 2 || members.length > mostLeaving) {
        return whole.ok ? ok([]) : whole;
    }
    const rows = [];
    for (const [index, { id, ofCooperative }] of members.entries()){
        if (ofCooperative === true) {
            continue;
        }
        const members = removeAt(prepared.input.members, index);
        const left = prepareCooperative(withMembers(prepared.input, members), surroundings);
        const settled = left.ok ? settleCooperative(left.value) : left;
        if (!settled.ok) {
            return settled;
        }
        rows.push({
            id,
            othersWithZl: savedBy(whole.value, prepared, index),
            othersWithoutZl: savedBy(settled.value, prepared)
        });
    }
    return ok(rows);
}
/** The same cooperative of other members. */ function withMembers(input, members) {
    const { key } = input;
    // Shares change no bill here, those left may all be zero, and one who joins has none yet.
    return {
        ...input,
        members,
        key: key.kind === 'fixed' ? {
            kind: 'hourly'
        } : key
    };
}
/** Saved by all members, or by all but one; the cooperative's battery is paid for by those who stay. */ function savedBy(param, param1) {
    let { members } = param, { axis } = param1, except = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : -1;
    const saved = members.reduce((all, member, index)=>index === except ? all : all + costWithout(member) - member.sheet.gross, 0);
    return saved / 100 * toldScale(axis);
}

;// CONCATENATED MODULE: ./src/components/calculator/results/finance/LeavingPart.tsx







/** What a member who leaves changes for the others; on request, as each takes a settlement of its own. */ function LeavingPart(param) {
    let { report, leaving } = param;
    const [state, setState] = (0,react.useState)({
        kind: 'idle'
    });
    const count = report.settlement.members.length;
    if (count > mostLeaving) {
        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
            className: "meta",
            children: [
                "Skutki odejścia liczymy najwyżej dla ",
                mostLeaving,
                " członk\xf3w, bo każde odejście wymaga osobnego rozliczenia."
            ]
        });
    }
    const compute = ()=>{
        setState({
            kind: 'busy'
        });
        leaving().then((result)=>{
            setState(result.ok ? {
                kind: 'done',
                of: report,
                rows: result.value
            } : {
                kind: 'failed'
            });
        }, ()=>{
            setState({
                kind: 'failed'
            });
        });
    };
    const rows = state.kind === 'done' && state.of === report ? state.rows : null;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                    "aria-disabled": state.kind === 'busy',
                    onClick: compute,
                    children: "Policz, co zmieni odejście każdego członka"
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                role: "status",
                children: [
                    state.kind === 'busy' && 'Liczymy…',
                    state.kind === 'failed' && 'Nie udało się policzyć. Spróbuj ponownie.',
                    rows?.length === 0 && 'Do tego porównania potrzeba co najmniej dwóch członków.'
                ]
            }),
            rows && rows.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(SortableTable/* ["default"] */.A, {
                        caption: `Co zmienia odejście członka, ${(0,hours_hourAxis/* .coversYear */.W0)(report.axis) ? 'w roku' : 'w rozliczonym czasie'}`,
                        ...leavingTable(rows)
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: "meta",
                        children: "Gdy zmiana jest ujemna, pozostali tracą na odejściu. Warunki z ustawy po zmianie składu trzeba sprawdzić na nowo."
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/finance/leftOutCosts.ts
var leftOutCosts = __webpack_require__(63524);
;// CONCATENATED MODULE: ./src/components/calculator/results/finance/KeysPart.tsx







const pageSize = 25;
/** Who gains and who loses under each way of dividing. */ function KeysPart(param) {
    let { settled, calculation } = param;
    const { report } = settled;
    const { membersUnderKeys } = calculation;
    const [found, setFound] = (0,react.useState)(null);
    (0,react.useEffect)(()=>{
        let isCurrent = true;
        const show = (members)=>{
            if (isCurrent) {
                setFound({
                    of: report,
                    members
                });
            }
        };
        membersUnderKeys().then((result)=>{
            show(result.ok ? result.value : null);
        }, ()=>{
            show(null);
        });
        return ()=>{
            isCurrent = false;
        };
    }, [
        report,
        membersUnderKeys
    ]);
    if (found?.of !== report) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            "aria-busy": "true",
            children: "Liczymy podziały…"
        });
    }
    const { members } = found;
    if (!members) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "Nie udało się policzyć podział\xf3w. Zmień dowolne pole, a spr\xf3bujemy ponownie."
        });
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "„Bez sp\xf3łdzielni” znaczy: te same źr\xf3dła, ale każdy rozlicza się sam, w net-billingu albo sprzedając nadwyżkę, jeśli tak płaci mniej. W rachunkach sprzedawcy energia jest podzielona tak, jak każe rozporządzenie. Pozostałe klucze to umowa między członkami: razem płacą tyle samo, a r\xf3żnicę oddają sobie nawzajem.",
                    (0,leftOutCosts/* .leftOutCosts */.W)(settled.input)
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                children: keysShown(members).map((key)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                                children: [
                                    keyNames[key],
                                    ":"
                                ]
                            }),
                            " ",
                            keyVerdict(members, key)
                        ]
                    }, key))
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SortableTable/* ["default"] */.A, {
                caption: "Ile kto zyskuje przy każdym kluczu",
                pageSize: pageSize,
                ...keysTable(members)
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(LeavingPart, {
                report: report,
                leaving: calculation.leaving
            }, members.length),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(JoiningPart, {
                settled: settled,
                joining: calculation.joining
            })
        ]
    });
}


},
63524(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  W: () => (leftOutCosts)
});
/* import */ var _site_src_components_calculator_shared_numbers__rspack_import_0 = __webpack_require__(39219);

/** That savings on bills are told before the yearly costs, which the answer takes away; empty without such costs. */ function leftOutCosts(param) {
    let { finance } = param;
    const zl = finance?.annualCostZl ?? 0;
    return zl > 0 ? ` To oszczędność na samych rachunkach: rocznych kosztów działania (${(0,_site_src_components_calculator_shared_numbers__rspack_import_0/* .formatZloty */.ir)(zl)}) tu nie odejmujemy, a w odpowiedzi na górze tak.` : '';
}


},
42387(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (newcomerOf)
});
/* import */ var _editMembers__rspack_import_0 = __webpack_require__(23032);
/* import */ var _memberKinds__rspack_import_1 = __webpack_require__(1230);


/** Somebody who may join: with the rates of the usual group of such a point if anybody has them, else with the first. */ function newcomerOf(param, id, param1) {
    let { members, tariffs = {} } = param, { annualKwh, kwp } = param1;
    const { name, profile, group, holder, person } = _memberKinds__rspack_import_1/* .memberKinds */.A[id];
    const tariff = group in tariffs ? group : Object.keys(tariffs)[0];
    return {
        id: (0,_editMembers__rspack_import_0/* .freeMemberName */.gG)(name, new Set(members.map((member)=>member.id))),
        ...holder !== undefined && {
            holder
        },
        ...person !== undefined && {
            person
        },
        profile: {
            kind: profile,
            annualKwh,
            seed: 1
        },
        ...kwp > 0 && {
            sources: [
                {
                    kind: 'pv',
                    kw: kwp,
                    tilt: 35,
                    azimuth: 180
                }
            ]
        },
        ...tariff !== undefined && {
            tariff
        }
    };
}


},
9432(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _settlement_law_conditions__rspack_import_1 = __webpack_require__(85825);




/** Energy used behind the meters beyond the prepared series, kWh; null if for some member it is unknown. */ function hiddenKwh(param) {
    let { members } = param;
    return members.reduce((all, param)=>{
        let { hiddenKwh: own } = param;
        return all === null || own === null ? null : all + own;
    }, 0);
}
/**
 * Use and generation for the condition of coverage (art. 38e ust. 1 pkt 3 of the Act), which counts all generation
 * against all use, also what a meter does not see. Nothing for less than a year.
 */ function energyOfYear(prepared) {
    const { axis, members, cache } = prepared;
    if (axis.hours < yearHours) {
        return {};
    }
    const hidden = hiddenKwh(prepared);
    const known = members.reduce((all, member)=>all + (member.hiddenKwh ?? 0), 0);
    const total = (of)=>members.reduce((all, member)=>all + cache.of(member, of, ()=>sum(member[of])), known);
    return {
        consumptionKwh: total('consumption'),
        generationKwh: total('generation'),
        ...hidden === null && {
            isLeast: true
        }
    };
}
/**
 * Panels needed for the coverage of a year (art. 38e), kWp, by what the described ones generate; 0 where other sources
 * suffice, or it is not known.
 */ function leastForCoverage(prepared, panelKwh) {
    const { consumptionKwh, generationKwh, isLeast } = energyOfYear(prepared);
    if (consumptionKwh === undefined || generationKwh === undefined || isLeast || panelKwh <= 0) {
        return 0;
    }
    const { cooperative } = prepared.input;
    const needed = consumptionKwh * requiredCoverage(cooperative?.applicationDay).value / 100;
    const missing = needed - (generationKwh - panelKwh);
    return Math.max(photovoltaicKw(prepared.input) * missing / panelKwh, 0);
}
/** Indicators with the hidden use counted; those that depend on it are null while it is unknown. */ function withHiddenUse(found, hidden) {
    if (hidden === 0) {
        return found;
    }
    if (hidden === null) {
        return {
            ...found,
            coverage: null,
            autarky: null,
            instantSufficiency: null,
            selfUse: null,
            useWithCredit: null
        };
    }
    const { consumptionKwh: used, generationKwh: made } = found;
    /** All of the hidden energy is own, so it counts in both parts of a ratio. */ const more = (ratio, whole)=>whole + hidden > 0 ? ((ratio ?? 0) * whole + hidden) / (whole + hidden) : null;
    return {
        consumptionKwh: used + hidden,
        generationKwh: made + hidden,
        ownUseKwh: found.ownUseKwh + hidden,
        coverage: more(found.coverage, used),
        autarky: more(found.autarky, used),
        instantSufficiency: more(found.instantSufficiency, used),
        selfUse: more(found.selfUse, made),
        useWithCredit: more(found.useWithCredit, made)
    };
}


},
13091(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _settlement_energy_settleEnergy__rspack_import_0 = __webpack_require__(34358);
/* import */ var _settlement_options__rspack_import_1 = __webpack_require__(38898);
/* import */ var _settlement_settle__rspack_import_2 = __webpack_require__(64018);
/* import */ var _lawfulness_hiddenUse__rspack_import_3 = __webpack_require__(9432);








/** The second stage: energy, bills and comparisons of one scenario. Needs tariffs. */ function settleCooperative(prepared) {
    let scenario = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : usualYear;
    const settled = settle(prepared.axis, settlementMembers(prepared, scenario), settlementOptions(prepared.input, scenario), prepared.cache);
    return settled.ok ? ok({
        ...settled.value,
        indicators: withHiddenUse(settled.value.indicators, hiddenKwh(prepared)),
        missingHours: missingHours(prepared)
    }) : settled;
}
/** Counted while the members are prepared, because later the missing readings are zeros. */ function missingHours(param) {
    let { members } = param;
    return members.reduce((all, member)=>all + member.missingHours, 0);
}
/** Members and the cooperative's battery as input of the settlement. Needs tariffs. */ function settlementMembers(param) {
    let { input, members, meterIds, metersAt, tariffs } = param, scenario = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : usualYear;
    const { generation: sun } = scenario;
    const priced = new Map(tariffs.map((tariff)=>[
            tariff,
            inScenario(tariff, scenario)
        ]));
    const meters = metersAt(sun);
    return tariffs.flatMap((tariff, index)=>{
        const member = members[index];
        const described = input.members[index];
        const meter = meters[index];
        const id = meterIds[index];
        if (!meter || id === undefined) {
            return [];
        }
        return [
            {
                id,
                meter,
                ...member && {
                    consumption: member.consumption,
                    generation: ()=>sun === 1 ? member.generation : member.generation.map((kwh)=>kwh * sun)
                },
                sourceKw: member?.sourceKw.reduce((total, kw)=>total + kw, 0) ?? 0,
                largestKw: Math.max(0, ...member?.sourceKw ?? []),
                tariff: priced.get(tariff) ?? tariff,
                ...described?.vatDeducted !== undefined && {
                    vatDeducted: percent(described.vatDeducted)
                },
                ...described?.vatDeductedFrom !== undefined && {
                    vatDeductedFrom: described.vatDeductedFrom
                },
                isStorage: member === undefined,
                isSource: described !== undefined && isOwnConnection(described)
            }
        ];
    });
}
function inScenario(tariff, param) {
    let { prices, capacityCoefficient } = param;
    const { capacity } = tariff;
    const zones = prices === 1 ? tariff.zones : tariff.zones.map((zone)=>({
            ...zone,
            energy: zone.energy * prices
        }));
    return {
        ...tariff,
        zones,
        // The margin is the seller's own: only the market moves.
        ...tariff.market && {
            zones: tariff.zones,
            market: prices === 1 ? tariff.market : tariff.market.map((price)=>price * prices)
        },
        ...capacity.kind === 'perKwh' && capacityCoefficient !== undefined && {
            capacity: {
                ...capacity,
                coefficient: capacityCoefficient
            }
        }
    };
}
/** The key of all meters: the cooperative's battery, which comes after the members, has no share. */ function internalKeyOf(param) {
    let { key, battery } = param;
    return key.kind === 'fixed' && battery ? {
        ...key,
        shares: [
            ...key.shares,
            0
        ]
    } : key;
}
/** Options of the energy settlement that follow from the rules of a description. */ function energyOptions(param) {
    let { year, validPeriods } = param;
    return {
        year,
        rules: {
            ...lawfulRules,
            validPeriods
        }
    };
}
/**
 * zł/kWh. Reading 2 of A5 makes the members pay the grid fee up to the worth of the seller's surplus. Where the price of
 * that surplus is unknown, a scenario takes one that no surplus is too small for: the members then pay the whole fee.
 */ const priceOfWholeFee = 1e9;
/** Options of the settlement that follow from the prices and rules of a description. */ function settlementOptions(input) {
    let { prices: factor, assumedMarket, gridReading, flatCapacityBy } = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : usualYear;
    const { market, vat, averagePrice, ...prices } = input.prices ?? {};
    const bound = assumedMarket && input.range?.market?.[assumedMarket];
    const within = (price, index)=>bound === undefined || !market?.assumed?.includes(index + 1) ? price : Math[assumedMarket === 'lowest' ? 'min' : 'max'](price, bound);
    return {
        ...defaultOptions,
        ...prices,
        ...gridReading && {
            gridReading
        },
        ...flatCapacityBy && {
            flatCapacityBy
        },
        ...energyOptions(input),
        key: internalKeyOf(input),
        vat: vat === undefined ? defaultOptions.vat : percent(vat),
        averagePrice: averagePrice ?? (gridReading === 2 ? priceOfWholeFee : null),
        prices: market ? {
            kind: market.kind,
            values: Float64Array.from(market.zlPerMwh, (price, index)=>within(price, index) * factor / 1000)
        } : null
    };
}


},
66872(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rd: () => (/* binding */ sourcedKinds),
  Zx: () => (/* binding */ consumptionKinds),
  P$: () => (/* binding */ consumptionSeries)
});

// UNUSED EXPORTS: darkness

// EXTERNAL MODULE: ./src/domain/kernel/time.ts
var time = __webpack_require__(56341);
;// CONCATENATED MODULE: ./src/domain/energy/exampleShapes.ts
/**
 * Shapes without a source: assumptions about when people work, as opening hours and seasons. The form calls them so.
 * Only proportions matter, since every year is scaled to its sum.
 */ /** Full power from one hour to another, also over midnight, and a fraction of it in the rest of the day. */ function working(from, to, idle) {
    return Array.from({
        length: 24
    }, (_, hour)=>{
        const isOn = from < to ? hour >= from && hour < to : hour >= from || hour < to;
        return isOn ? 1 : idle;
    });
}
const days = [
    31,
    28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31
];
/** More in winter or in summer than in an even year, by this fraction at the extreme. */ function season(warmest) {
    return days.map((length, month)=>length * (1 - warmest * Math.cos(2 * Math.PI * (month - 0.5) / 12)));
}
const even = season(0);
const exampleShapes = {
    office: {
        months: season(-0.15),
        hours: working(7, 16, 0.25),
        freeDay: 0.3,
        variation: 0.15
    },
    sewageWorks: {
        months: even,
        hours: working(7, 22, 0.8),
        freeDay: 1,
        variation: 0.1
    },
    fireStation: {
        months: season(-0.25),
        hours: working(6, 22, 0.6),
        freeDay: 1,
        variation: 0.3
    },
    factory: {
        months: even,
        hours: working(6, 22, 0.3),
        freeDay: 0.35,
        variation: 0.15
    },
    warehouse: {
        months: season(-0.15),
        hours: working(6, 18, 0.4),
        freeDay: 0.5,
        variation: 0.15
    },
    dairy: {
        months: season(0.1),
        hours: working(4, 20, 0.6),
        freeDay: 0.9,
        variation: 0.1
    },
    coldStore: {
        months: season(0.3),
        hours: working(9, 21, 0.8),
        freeDay: 1,
        variation: 0.1
    },
    shop: {
        months: even,
        hours: working(7, 21, 0.4),
        freeDay: 0.7,
        variation: 0.1
    },
    bakery: {
        months: even,
        hours: working(22, 8, 0.35),
        freeDay: 0.7,
        variation: 0.15
    },
    commonParts: {
        months: season(-0.25),
        hours: working(5, 23, 0.5),
        freeDay: 1,
        variation: 0.2
    },
    charger: {
        months: season(-0.1),
        hours: working(8, 20, 0.15),
        freeDay: 0.8,
        variation: 0.8
    }
};
const exampleKinds = [
    'office',
    'sewageWorks',
    'fireStation',
    'factory',
    'warehouse',
    'dairy',
    'coldStore',
    'shop',
    'bakery',
    'commonParts',
    'charger'
];

// EXTERNAL MODULE: ./src/domain/energy/random.ts
var energy_random = __webpack_require__(39760);
// EXTERNAL MODULE: ./src/domain/settlement/hours/scratch.ts
var scratch = __webpack_require__(90518);
// EXTERNAL MODULE: ./src/domain/energy/scale.ts
var scale = __webpack_require__(82269);
// EXTERNAL MODULE: ./src/domain/energy/sun.ts
var sun = __webpack_require__(69625);
;// CONCATENATED MODULE: ./src/domain/energy/consumption.ts






/**
 * Load shapes. Households, services and farms follow the BDEW profiles H25, G25 and L25 of 2025, computed for the
 * Polish calendar with their monthly and hourly shares kept. The others are examples without a Polish source; those of
 * `exampleShapes` are no more than opening hours. A single home differs from any profile; the sum of many members less so.
 */ const consumptionKinds = [
    'household',
    'services',
    'farm',
    'school',
    'waterworks',
    'streetLighting',
    'heatPump',
    ...exampleKinds
];
/** Kinds that follow a published profile; all others are assumptions. */ const sourcedKinds = [
    'household',
    'services',
    'farm'
];
const shapes = {
    household: {
        months: [
            10.12,
            8.78,
            8.84,
            8.14,
            7.73,
            7.17,
            7.37,
            7.39,
            7.26,
            8.28,
            8.92,
            10
        ],
        hours: [
            3.03,
            2.61,
            2.44,
            2.4,
            2.48,
            2.76,
            3.4,
            3.81,
            3.96,
            4.1,
            4.25,
            4.65,
            4.71,
            4.51,
            4.34,
            4.36,
            4.7,
            5.46,
            6.12,
            6.24,
            5.88,
            5.35,
            4.71,
            3.77
        ],
        freeDay: 1.08,
        variation: 0.5
    },
    services: {
        months: [
            9.28,
            8.52,
            8.98,
            8.22,
            7.92,
            7.66,
            7.8,
            7.56,
            7.89,
            8.47,
            8.72,
            8.99
        ],
        hours: [
            2.01,
            1.96,
            1.94,
            1.97,
            2.09,
            2.46,
            3.26,
            4.73,
            6.13,
            6.78,
            7.19,
            7.18,
            6.66,
            6.21,
            6.09,
            5.84,
            5.4,
            4.88,
            4.02,
            3.31,
            2.89,
            2.58,
            2.3,
            2.12
        ],
        freeDay: 0.6,
        variation: 0.2
    },
    farm: {
        months: [
            9.2,
            8.31,
            8.94,
            8.17,
            8.09,
            7.48,
            7.71,
            7.72,
            7.82,
            8.45,
            8.91,
            9.21
        ],
        hours: [
            2.39,
            2.16,
            2.06,
            1.98,
            1.96,
            2.14,
            2.89,
            4.86,
            6.99,
            6.73,
            5.37,
            5.4,
            4.82,
            3.91,
            3.7,
            3.64,
            3.75,
            4.65,
            6.63,
            7.43,
            5.87,
            4.29,
            3.52,
            2.86
        ],
        freeDay: 1,
        variation: 0.3
    },
    // Example: lessons from 8 to 15, holidays in July and August.
    school: {
        months: [
            10.6,
            8.6,
            10.2,
            8.6,
            8.4,
            7.2,
            3.6,
            3.6,
            8.6,
            9.8,
            10.4,
            10.4
        ],
        hours: [
            1.8,
            1.8,
            1.8,
            1.8,
            1.8,
            2,
            4,
            7,
            8.6,
            9,
            9,
            9,
            8.6,
            8,
            6.6,
            4.6,
            3.4,
            2.6,
            2.2,
            2,
            1.9,
            1.9,
            1.8,
            1.8
        ],
        freeDay: 0.3,
        variation: 0.15
    },
    // Example: pumps follow water use, highest in the morning, in the evening and in summer.
    waterworks: {
        months: [
            7.9,
            7.3,
            8,
            8.1,
            8.8,
            9,
            9.2,
            9,
            8.4,
            8.2,
            7.9,
            8.2
        ],
        hours: [
            2.6,
            2.3,
            2.2,
            2.2,
            2.5,
            3.3,
            4.6,
            5.2,
            5.1,
            4.8,
            4.6,
            4.5,
            4.5,
            4.4,
            4.3,
            4.3,
            4.5,
            4.9,
            5.3,
            5.4,
            5.2,
            4.7,
            3.9,
            3.2
        ],
        freeDay: 0.97,
        variation: 0.1
    },
    // Example: heating according to how cold the month is, hot water all year.
    heatPump: {
        months: [
            17.5,
            15,
            12.5,
            7.5,
            3.5,
            2.3,
            2.2,
            2.2,
            3.3,
            7.5,
            11.5,
            15
        ],
        hours: [
            4.6,
            4.6,
            4.7,
            4.8,
            4.9,
            5.1,
            5.2,
            4.9,
            4.5,
            4.1,
            3.8,
            3.6,
            3.5,
            3.4,
            3.4,
            3.5,
            3.7,
            3.9,
            4.1,
            4.2,
            4.2,
            4.3,
            4.4,
            4.6
        ],
        freeDay: 1,
        variation: 0.2
    },
    ...exampleShapes
};
/** Lamps are on below this height of the Sun. */ const darkSine = Math.sin(-3 * Math.PI / 180);
const samplesOfHour = 12;
/** Hourly use of a kind, kWh, with the given sum over the year. The same seed gives the same year. */ function consumptionSeries(axis, kind, annual, seed) {
    const series = kind === 'streetLighting' ? darkness(axis) : shapedSeries(axis, shapes[kind], seed);
    return (0,scale/* .scaleTo */.U)(series, annual);
}
/**
 * More than the sine of the Sun's height changes in half an hour in Poland: 7.5° of turn times the cosine of the latitude.
 */ const halfHourOfSun = 0.1;
/** The dark fraction of each hour: 1 at night, 0 by day. The sum is the hours a year that lamps are on. */ function darkness(axis) {
    return Float64Array.from({
        length: axis.hours
    }, (_, hour)=>{
        const sinHeightAt = (part)=>(0,sun/* .sunPosition */.q)(axis.startMs + (hour + part) * time/* .hourMs */.$0, sun/* .centralPoland */.Y).sinHeight;
        const middle = sinHeightAt(0.5);
        if (Math.abs(middle - darkSine) > halfHourOfSun) {
            return middle < darkSine ? 1 : 0;
        }
        let dark = 0;
        for(let sample = 0; sample < samplesOfHour; sample += 1){
            if (sinHeightAt((sample + 0.5) / samplesOfHour) < darkSine) {
                dark += 1;
            }
        }
        return dark / samplesOfHour;
    });
}
/** Weights hours by the shape, then scales each month to its share. */ function shapedSeries(axis, shape, seed) {
    const random = (0,energy_random/* .seededRandom */.I)(seed);
    const { localHour, localMonth, workday } = axis;
    const monthSums = new Float64Array(12);
    const weights = (0,scratch/* .newSeries */.cB)(axis.hours);
    // Plain loops: of a thousand members, these are most of the first answer.
    for(let hour = 0; hour < weights.length; hour += 1){
        const month = localMonth[hour] ?? 0;
        const day = workday[hour] === 1 ? 1 : shape.freeDay;
        const noise = 1 + shape.variation * (random.uniform() - 0.5) * 2;
        const weight = (shape.hours[localHour[hour] ?? 0] ?? 0) * day * noise;
        monthSums[month] = (monthSums[month] ?? 0) + weight;
        weights[hour] = weight;
    }
    for(let hour = 0; hour < weights.length; hour += 1){
        const month = localMonth[hour] ?? 0;
        weights[hour] = (weights[hour] ?? 0) * (shape.months[month] ?? 0) / (monthSums[month] ?? 1);
    }
    return weights;
}


},
39760(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  I: () => (seededRandom)
});
/** Seeded, reproducible random numbers: the Mulberry32 generator. */ function seededRandom(seed) {
    let state = seed >>> 0;
    const uniform = ()=>{
        state = state + 0x6d2b79f5 >>> 0;
        let mixed = Math.imul(state ^ state >>> 15, state | 1);
        mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
        return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
    };
    const normal = ()=>Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
    return {
        uniform,
        normal
    };
}


},
82269(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  U: () => (scaleTo)
});
/* import */ var _settlement_hours_scratch__rspack_import_0 = __webpack_require__(90518);

/** A series of the same shape scaled to a sum; all zeros if there is nothing to scale. */ function scaleTo(series, target) {
    let sum = 0;
    for (const value of series){
        sum += value;
    }
    const factor = sum > 0 ? target / sum : 0;
    const scaled = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(series.length);
    for(let at = 0; at < scaled.length; at += 1){
        scaled[at] = (series[at] ?? 0) * factor;
    }
    return scaled;
}
/** What to multiply the hours of each month by, so that months add up to these kWh and keep the shape of their hours. */ function monthFactors(param, series, kwhOfMonths) {
    let { localMonth } = param;
    const sums = new Float64Array(12);
    for (const [hour, value] of series.entries()){
        const month = localMonth[hour] ?? 0;
        sums[month] = (sums[month] ?? 0) + value;
    }
    return kwhOfMonths.map((target, month)=>target / Math.max(sums[month] ?? 0, Number.MIN_VALUE));
}


},
69625(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Y: () => (centralPoland),
  q: () => (sunPosition)
});
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);

const radian = Math.PI / 180;
/** The middle of Poland. */ const centralPoland = {
    latitude: 52.1,
    longitude: 19.4
};
/** Position of the Sun at a moment by Spencer's series, accurate to a third of a degree. */ function sunPosition(utcMs, param) {
    let { latitude, longitude } = param;
    const yearStart = Date.UTC(new Date(utcMs).getUTCFullYear(), 0, 1);
    const angle = 2 * Math.PI * (utcMs - yearStart) / (365.25 * _kernel_time__rspack_import_0/* .dayMs */.LP);
    const declination = 0.006918 - 0.399912 * Math.cos(angle) + 0.070257 * Math.sin(angle) - 0.006758 * Math.cos(2 * angle) + 0.000907 * Math.sin(2 * angle);
    const equationOfTime = 0.000075 + 0.001868 * Math.cos(angle) - 0.032077 * Math.sin(angle) - 0.014615 * Math.cos(2 * angle) - 0.040849 * Math.sin(2 * angle);
    const solarHours = utcMs % _kernel_time__rspack_import_0/* .dayMs */.LP / _kernel_time__rspack_import_0/* .hourMs */.$0 + longitude / 15;
    const hourAngle = (solarHours - 12) * 15 * radian + equationOfTime;
    const phi = latitude * radian;
    const sinHeight = Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
    const azimuth = Math.atan2(Math.sin(hourAngle), Math.cos(hourAngle) * Math.sin(phi) - Math.tan(declination) * Math.cos(phi));
    return {
        sinHeight,
        azimuth,
        extraterrestrial: 1367 * (1 + 0.033 * Math.cos(angle))
    };
}


},
27637(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  c: () => (checkMembers)
});
/* import */ var _kernel_result__rspack_import_5 = __webpack_require__(15285);
/* import */ var _fieldPaths__rspack_import_3 = __webpack_require__(30338);
/* import */ var _energy_madeMeter__rspack_import_0 = __webpack_require__(9703);
/* import */ var _hours_series__rspack_import_2 = __webpack_require__(67571);
/* import */ var _split__rspack_import_4 = __webpack_require__(62244);
/* import */ var _money_tariff__rspack_import_1 = __webpack_require__(80057);






/** Checks everything a settlement needs; missing hours are counted and treated as zero. */ function checkMembers(axis, members, options, cache) {
    const errors = checkOptions(axis, members, options);
    let missingHours = 0;
    const check = (values, field)=>{
        const checked = cache.of(values, `${axis.hours} ${field}`, ()=>(0,_hours_series__rspack_import_2/* .checkSeries */.e)(values, axis.hours, field));
        if ('field' in checked) {
            errors.push(checked);
            return {
                values,
                missingHours: 0,
                total: 0
            };
        }
        missingHours += checked.missingHours;
        return checked;
    };
    const clean = members.map((member, index)=>{
        const place = (0,_fieldPaths__rspack_import_3/* .memberPath */.Mb)(index);
        checkTariff(member.tariff, `${place}.tariff`, errors);
        const { market } = member.tariff;
        if (market && (market.length !== axis.hours || !market.every(Number.isFinite))) {
            const message = `Podaj ceny energii z każdej godziny: powinno ich być ${axis.hours}, a jest ${market.length}.`;
            errors.push({
                field: `${place}.tariff`,
                message
            });
        }
        for (const field of [
            'sourceKw',
            'largestKw'
        ]){
            const power = member[field] ?? 0;
            if (!isAmount(power)) {
                errors.push({
                    field: `${place}.${field}`,
                    message: amountMessage(power)
                });
            }
        }
        const { generation, ...rest } = member;
        const { consumption, meter } = rest;
        const used = consumption && {
            consumption: check(consumption, `${place}.consumptionKwh`).values
        };
        if (meter instanceof _energy_madeMeter__rspack_import_0/* .MadeMeter */.N) {
            // Made of series that are checked.
            const made = cache.of(meter, 'generation', ()=>(0,_split__rspack_import_4/* .sum */.cz)(madeSeries(generation)));
            return {
                ...rest,
                ...used,
                generationKwh: made
            };
        }
        const generated = generation && check(madeSeries(generation), `${place}.generationKwh`);
        const withdrawn = check(meter.withdrawn, `${place}.withdrawnKwh`).values;
        const { values: injected, total: given } = check(meter.injected, `${place}.injectedKwh`);
        const isWhole = withdrawn === meter.withdrawn && injected === meter.injected;
        return {
            ...rest,
            meter: isWhole ? meter : {
                withdrawn,
                injected
            },
            ...used,
            // If generation is unknown, the injected reading is used: before the hourly balance, as for the use.
            generationKwh: generated?.total ?? given
        };
    });
    return errors.length > 0 ? (0,_kernel_result__rspack_import_5/* .failed */.g)(errors) : (0,_kernel_result__rspack_import_5.ok)({
        members: clean,
        missingHours
    });
}
function madeSeries() {
    let series = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : new Float64Array();
    return typeof series === 'function' ? series() : series;
}
function checkOptions(axis, members, options) {
    const errors = [];
    if (members.length === 0) {
        errors.push({
            field: 'members',
            message: 'Podaj co najmniej jednego członka.'
        });
    }
    const amounts = {
        vat: options.vat,
        internalPrice: options.internalPrice,
        servicePerMember: options.servicePerMember,
        balancingPerMwh: options.balancingPerMwh,
        averagePrice: options.averagePrice ?? 0
    };
    for (const [field, value] of Object.entries(amounts)){
        if (!isAmount(value)) {
            errors.push({
                field,
                message: amountMessage(value)
            });
        }
    }
    if (options.gridReading === 2 && options.averagePrice === null) {
        errors.push({
            field: 'averagePrice',
            message: 'Przy odczytaniu ostrożnym podaj średnią cenę rynku konkurencyjnego z poprzedniego kwartału (ogłasza ją Prezes URE).'
        });
    }
    const { key, prices } = options;
    errors.push(...checkKey(key, members.length));
    if (prices) {
        const expected = prices.kind === 'hourly' ? axis.hours : axis.periodMonths.length;
        if (prices.values.length !== expected || !prices.values.every(Number.isFinite)) {
            errors.push({
                field: 'prices',
                message: `Podaj ${expected} cen energii, po jednej na ${prices.kind === 'hourly' ? 'godzinę' : 'okres'}; znaleziono ${prices.values.length}.`
            });
        }
    }
    return errors;
}
/** Errors in the shares of a fixed key, which needs one per member, none negative and at least one above zero. */ function checkKey(key, members) {
    if (key.kind !== 'fixed') {
        return [];
    }
    const { shares } = key;
    if (shares.length !== members) {
        const message = `Podaj po jednym udziale na członka (${members}); znaleziono ${shares.length}.`;
        return [
            {
                field: 'key.shares',
                message
            }
        ];
    }
    const wrong = shares.flatMap((share, index)=>isAmount(share) ? [] : [
            {
                field: (0,_fieldPaths__rspack_import_3/* .sharePath */.J$)(index),
                message: `Podaj udział nie mniejszy od zera; znaleziono ${share}.`
            }
        ]);
    return wrong.length === 0 && shares.every((share)=>share === 0) ? [
        {
            field: 'key.shares',
            message: 'Suma udziałów to 0. Podaj udział większy od zera co najmniej jednemu członkowi.'
        }
    ] : wrong;
}
function checkTariff(tariff, place, errors) {
    const add = (field, value)=>{
        if (!isAmount(value)) {
            errors.push({
                field: `${place}.${field}`,
                message: amountMessage(value)
            });
        }
    };
    if (tariff.zones.length === 0) {
        errors.push({
            field: `${place}.zones`,
            message: 'Podaj co najmniej jedną strefę.'
        });
    }
    for (const zone of tariff.zones){
        add('zones.energy', zone.energy);
        add('zones.network', zone.network);
    }
    for (const component of _money_tariff__rspack_import_1/* .components */.dK){
        if (component in tariff && component !== 'capacity') {
            add(component, tariff[component]);
        }
    }
    const hours = [
        ...tariff.schedule?.workday ?? [],
        ...tariff.schedule?.freeDay ?? []
    ];
    const isWhole = tariff.schedule?.workday.length === 24 && tariff.schedule.freeDay.length === 24;
    if (tariff.zones.length > 1 && !(isWhole && hours.every((zone)=>zone in tariff.zones))) {
        errors.push({
            field: `${place}.schedule`,
            message: 'Podaj numer strefy (od 0) każdej z 24 godzin dnia roboczego i wolnego.'
        });
    }
}
function isAmount(value) {
    return value >= 0 && value < Number.POSITIVE_INFINITY;
}
function amountMessage(value) {
    return `Podaj liczbę nie mniejszą od zera; znaleziono ${value}.`;
}


},
38001(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  LB: () => (memberSharing),
  Re: () => (memberBalance),
  Uc: () => (shareHour),
  X5: () => (oneBucket),
  _q: () => (hourTotals),
  d$: () => (worthOfGiven),
  h$: () => (sharedHours),
  ic: () => (cooperativeBalance),
  vZ: () => (hourBalance)
});
/* import */ var _hours_scratch__rspack_import_0 = __webpack_require__(90518);

/** One bucket for every hour, where energy of all hours counts alike. */ function oneBucket(axis) {
    return {
        ofHour: new Uint8Array(axis.hours),
        count: 1
    };
}
/** Step 3 of one member in one hour: Eb(t) = Ep(t) − Ew(t) (§ 2 ust. 3 of the regulation). */ function hourBalance(withdrawn, injected, hour) {
    return (withdrawn[hour] ?? 0) - (injected[hour] ?? 0);
}
/** Nets what some members draw against what others give within the hour; the rest is either import or export. */ function shareHour(drawn, given) {
    return {
        shared: Math.min(drawn, given),
        fromGrid: Math.max(drawn - given, 0),
        toGrid: Math.max(given - drawn, 0)
    };
}
/** Step 3 of all members, summed over the cooperative. */ function hourTotals(axis, meters) {
    const drawn = new Float64Array(axis.hours);
    const given = new Float64Array(axis.hours);
    for (const { withdrawn, injected } of meters){
        for(let hour = 0; hour < axis.hours; hour += 1){
            const balance = hourBalance(withdrawn, injected, hour);
            if (balance > 0) {
                drawn[hour] = (drawn[hour] ?? 0) + balance;
            } else {
                given[hour] = (given[hour] ?? 0) - balance;
            }
        }
    }
    return {
        drawn,
        given
    };
}
/** Step 4 of every hour. */ function shareHours(param) {
    let { drawn, given } = param;
    const series = {
        shared: new Float64Array(drawn.length),
        fromGrid: new Float64Array(drawn.length),
        toGrid: new Float64Array(drawn.length)
    };
    for(let hour = 0; hour < drawn.length; hour += 1){
        const { shared, fromGrid, toGrid } = shareHour(drawn[hour] ?? 0, given[hour] ?? 0);
        series.shared[hour] = shared;
        series.fromGrid[hour] = fromGrid;
        series.toGrid[hour] = toGrid;
    }
    return series;
}
/** Adds what a member used behind the meter, hour by hour: all use but what was drawn after the balance of the hour. */ function addOwnUse(sums, used, param) {
    let { withdrawn, injected } = param;
    for(let hour = 0; hour < sums.length; hour += 1){
        const drawn = Math.max(hourBalance(withdrawn, injected, hour), 0);
        sums[hour] = (sums[hour] ?? 0) + Math.max((used[hour] ?? 0) - drawn, 0);
    }
}
/** Sum of max(−Eb, 0) times what a kWh of the hour is worth, a number a period. */ function worthOfGiven(axis, param, worthAt) {
    let { withdrawn, injected } = param;
    return axis.periodMonths.map((_, period)=>{
        const end = axis.periodStarts[period + 1] ?? 0;
        let worth = 0;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const given = -hourBalance(withdrawn, injected, hour);
            if (given > 0) {
                worth += given * worthAt(hour);
            }
        }
        return worth;
    });
}
/** Step 3 of one member, summed over each period. */ function memberBalance(axis, param, buckets) {
    let { withdrawn, injected } = param;
    const periods = axis.periodStarts.length - 1;
    const drawn = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const given = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const raw = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const { ofHour } = buckets;
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        const offset = period * buckets.count;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const balance = hourBalance(withdrawn, injected, hour);
            const bucket = offset + (ofHour[hour] ?? 0);
            raw[bucket] = (raw[bucket] ?? 0) + (withdrawn[hour] ?? 0);
            if (balance > 0) {
                drawn[bucket] = (drawn[bucket] ?? 0) + balance;
            } else {
                given[bucket] = (given[bucket] ?? 0) - balance;
            }
        }
    }
    return {
        drawn,
        given,
        withdrawn: raw
    };
}
/** Steps 4 and 5: P(t), W(t), S(t) of the cooperative, summed over each period. */ function cooperativeBalance(axis, totals) {
    const periods = axis.periodStarts.length - 1;
    const importKwh = new Float64Array(periods);
    const exportKwh = new Float64Array(periods);
    const sharedKwh = new Float64Array(periods);
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        let imported = 0;
        let exported = 0;
        let shared = 0;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const energy = shareHour(totals.drawn[hour] ?? 0, totals.given[hour] ?? 0);
            imported += energy.fromGrid;
            exported += energy.toGrid;
            shared += energy.shared;
        }
        importKwh[period] = imported;
        exportKwh[period] = exported;
        sharedKwh[period] = shared;
    }
    return {
        importKwh,
        exportKwh,
        sharedKwh
    };
}
/** Most hours of a year have no sun and nothing to share; leaving them out saves work for every member. */ function sharedHours(param, totals) {
    let { hours, periodStarts } = param;
    const found = new Int32Array(hours);
    const partOfDrawn = new Float64Array(hours);
    const partOfGiven = new Float64Array(hours);
    let count = 0;
    const starts = periodStarts.map((end, period)=>{
        for(let hour = periodStarts[period - 1] ?? end; hour < end; hour += 1){
            const out = totals.drawn[hour] ?? 0;
            const back = totals.given[hour] ?? 0;
            const { shared } = shareHour(out, back);
            if (shared > 0) {
                found[count] = hour;
                partOfDrawn[count] = shared / out;
                partOfGiven[count] = shared / back;
                count += 1;
            }
        }
        return count;
    });
    return {
        hours: found,
        periodStarts: starts,
        partOfDrawn,
        partOfGiven
    };
}
/** The member's shared energy by the hourly key: each hour's, in proportion to what the member drew or gave. */ function memberSharing(param, buckets, param1) {
    let { withdrawn, injected } = param, { hours, periodStarts, partOfDrawn, partOfGiven } = param1;
    const periods = periodStarts.length - 1;
    const received = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods * buckets.count);
    const delivered = (0,_hours_scratch__rspack_import_0/* .newSeries */.cB)(periods);
    const { ofHour } = buckets;
    for(let period = 0; period < periods; period += 1){
        const end = periodStarts[period + 1] ?? 0;
        const offset = period * buckets.count;
        let out = 0;
        for(let at = periodStarts[period] ?? 0; at < end; at += 1){
            const hour = hours[at] ?? 0;
            const balance = hourBalance(withdrawn, injected, hour);
            if (balance > 0) {
                const bucket = offset + (ofHour[hour] ?? 0);
                received[bucket] = (received[bucket] ?? 0) + balance * (partOfDrawn[at] ?? 0);
            } else {
                out -= balance * (partOfGiven[at] ?? 0);
            }
        }
        delivered[period] = out;
    }
    return {
        received,
        delivered
    };
}


},
24999(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  B: () => (settleSteadyYear),
  U: () => (settleCredits)
});
/* import */ var _split__rspack_import_0 = __webpack_require__(62244);

/**
 * Er(o) = P + ratio · (−W) + balance carried over (§ 3 ust. 1, § 4 ust. 1 of the regulation). A lot of period m can be
 * used in periods m … m + validPeriods and expires in the next one (A2).
 */ function settleCredits(importKwh, exportKwh, param) {
    let { ratio, validPeriods } = param, opening = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : [];
    const periods = importKwh.length;
    const account = {
        creditKwh: new Float64Array(periods),
        usedCreditKwh: new Float64Array(periods),
        boughtKwh: new Float64Array(periods),
        expiredKwh: new Float64Array(periods),
        balanceKwh: new Float64Array(periods)
    };
    const lots = opening.map((lot)=>({
            ...lot
        })).sort((a, b)=>a.period - b.period);
    for(let period = 0; period < periods; period += 1){
        let expired = 0;
        while(lots[0] && lots[0].period + validPeriods < period){
            expired += lots.shift()?.kwh ?? 0;
        }
        const credit = ratio * (exportKwh[period] ?? 0);
        if (credit > 0) {
            lots.push({
                period,
                kwh: credit
            });
        }
        const wanted = importKwh[period] ?? 0;
        let missing = wanted;
        while(lots[0] && missing > 0){
            if (lots[0].kwh > missing) {
                lots[0].kwh -= missing;
                missing = 0;
            } else {
                missing -= lots[0].kwh;
                lots.shift();
            }
        }
        account.creditKwh[period] = credit;
        account.usedCreditKwh[period] = wanted - missing;
        account.boughtKwh[period] = missing;
        account.expiredKwh[period] = expired;
        account.balanceKwh[period] = lots.reduce((sum, lot)=>sum + lot.kwh, 0);
    }
    return {
        ...account,
        closing: lots
    };
}
const maxYears = 60;
/**
 * Step 11, the steady year: the same year is repeated until its opening balance equals its closing balance. If more is
 * credited than drawn, the first year opens with a full year's credit, because a small yearly surplus would take
 * hundreds of years to fill an empty account.
 */ function settleSteadyYear(importKwh, exportKwh, rules) {
    const periods = importKwh.length;
    const yearOfCredit = Array.from(exportKwh, (exported, period)=>({
            period: period - periods,
            kwh: rules.ratio * exported
        })).filter((param)=>{
        let { kwh } = param;
        return kwh > 0;
    });
    const isSurplus = (0,_split__rspack_import_0/* .sum */.cz)(exportKwh) * rules.ratio > (0,_split__rspack_import_0/* .sum */.cz)(importKwh);
    let opening = isSurplus ? yearOfCredit : [];
    for(let year = 1;; year += 1){
        const account = settleCredits(importKwh, exportKwh, rules, opening);
        const next = shiftLots(account.closing, periods);
        if (year === maxYears || sameLots(next, opening)) {
            return account;
        }
        opening = next;
    }
}
function shiftLots(lots, periods) {
    return lots.map((param)=>{
        let { period, kwh } = param;
        return {
            period: period - periods,
            kwh
        };
    });
}
function sameLots(a, b) {
    return a.length === b.length && a.every((lot, index)=>{
        const other = b[index];
        return other?.period === lot.period && Math.abs(other.kwh - lot.kwh) < 1e-9;
    });
}


},
9703(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  N: () => (MadeMeter)
});
/* import */ var _hours_scratch__rspack_import_0 = __webpack_require__(90518);

const scratch = new _hours_scratch__rspack_import_0/* .Scratch */.fx();
/** The series of the meter that was read last: every step of a settlement reads one meter after another. */ let last;
/**
 * A meter whose hours are made anew whenever they are read, always the same ones. The hours of a thousand members with
 * sources would take 140 MB, and those of every year they are compared with as much again. They stand in the same
 * arrays as those of the meter read before: read one meter to the end before another.
 */ class MadeMeter {
    make;
    constructor(make){
        this.make = make;
    }
    get withdrawn() {
        return this.series().withdrawn;
    }
    get injected() {
        return this.series().injected;
    }
    series() {
        if (last?.meter !== this) {
            last = {
                meter: this,
                series: scratch.make(this.make)
            };
        }
        return last.series;
    }
}


},
34358(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $m: () => (sumBuckets),
  Wj: () => (settleEnergy),
  uA: () => (internalSplit)
});
/* import */ var _balance__rspack_import_2 = __webpack_require__(38001);
/* import */ var _credits__rspack_import_4 = __webpack_require__(24999);
/* import */ var _madeMeter__rspack_import_0 = __webpack_require__(9703);
/* import */ var _law_law__rspack_import_1 = __webpack_require__(81287);
/* import */ var _hours_scratch__rspack_import_5 = __webpack_require__(90518);
/* import */ var _hours_seriesCache__rspack_import_3 = __webpack_require__(10825);
/* import */ var _split__rspack_import_6 = __webpack_require__(62244);







const lawfulRules = {
    ratio: _law_law__rspack_import_1/* .creditRatio.value */.XA.value,
    validPeriods: _law_law__rspack_import_1/* .creditValidMonths.value */.h_.value
};
/** Settles the energy of a cooperative. The series must already be checked (`checkSeries`). */ function settleEnergy(axis, meters, param) {
    let { year, opening = [], rules = lawfulRules } = param, bucketsOf = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : always((0,_balance__rspack_import_2/* .oneBucket */.X5)(axis)), cache = arguments.length > 4 && arguments[4] !== void 0 ? arguments[4] : new _hours_seriesCache__rspack_import_3/* .SeriesCache */.k();
    const periods = axis.periodStarts.length - 1;
    const totals = (0,_balance__rspack_import_2/* .hourTotals */._q)(axis, meters);
    const balance = (0,_balance__rspack_import_2/* .cooperativeBalance */.ic)(axis, totals);
    const shared = (0,_balance__rspack_import_2/* .sharedHours */.h$)(axis, totals);
    const credits = year === 'steady' ? (0,_credits__rspack_import_4/* .settleSteadyYear */.B)(balance.importKwh, balance.exportKwh, rules) : (0,_credits__rspack_import_4/* .settleCredits */.U)(balance.importKwh, balance.exportKwh, rules, opening);
    const members = meters.map((meter, index)=>{
        const buckets = bucketsOf(index);
        const sums = ()=>(0,_balance__rspack_import_2/* .memberBalance */.Re)(axis, meter, buckets);
        // A made meter is read again below anyway, and of thousands of them in all scenarios the sums would pile up.
        const own = meter instanceof _madeMeter__rspack_import_0/* .MadeMeter */.N ? sums() : cache.of(meter, buckets, ()=>(0,_hours_scratch__rspack_import_5/* .toKeep */.tA)(sums));
        const drawn = sumBuckets(own.drawn, buckets.count);
        const given = sumBuckets(own.given, buckets.count);
        return {
            balance: own,
            sharing: (0,_balance__rspack_import_2/* .memberSharing */.LB)(meter, buckets, shared),
            drawn,
            net: difference(drawn, given),
            statutoryBought: (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(periods)
        };
    });
    splitBought(members, credits.boughtKwh);
    return {
        totals,
        balance,
        credits,
        members
    };
}
function splitBought(members, bought) {
    const net = new Float64Array(members.length);
    const drawn = new Float64Array(members.length);
    for (const [period, amount] of bought.entries()){
        members.forEach((member, index)=>{
            net[index] = member.net[period] ?? 0;
            drawn[index] = member.drawn[period] ?? 0;
        });
        const parts = (0,_split__rspack_import_6/* .statutorySplit */.ez)(amount, net, drawn);
        members.forEach((member, index)=>{
            member.statutoryBought[period] = parts[index] ?? 0;
        });
    }
}
/**
 * The second view, by the cooperative's own key. Hourly: S hour by hour, K and Z in proportion to what is left to
 * cover. Fixed: S, then K, by the shares, with nobody getting more than they drew.
 */ function internalSplit(param, key, bucketsOf) {
    let { balance, credits, members } = param;
    const periods = balance.importKwh.length;
    const splits = members.map(()=>(0,_hours_scratch__rspack_import_5/* .newSeriesTogether */.wo)([
            'shared',
            'usedCredit',
            'bought'
        ], periods));
    const receivedOf = members.map((member, index)=>sumBuckets(member.sharing.received, bucketsOf(index).count));
    for(let period = 0; period < periods; period += 1){
        const drawn = Float64Array.from(members, (member)=>member.drawn[period] ?? 0);
        const usedCredit = credits.usedCreditKwh[period] ?? 0;
        const imported = balance.importKwh[period] ?? 0;
        const shared = key.kind === 'hourly' ? Float64Array.from(receivedOf, (values)=>values[period] ?? 0) : (0,_split__rspack_import_6/* .byFixedShares */.iD)(balance.sharedKwh[period] ?? 0, Float64Array.from(key.shares), drawn);
        const rest = drawn.map((value, index)=>Math.max(value - (shared[index] ?? 0), 0));
        const credited = key.kind === 'hourly' ? rest.map((value)=>imported > 0 ? value * usedCredit / imported : 0) : (0,_split__rspack_import_6/* .byFixedShares */.iD)(usedCredit, Float64Array.from(key.shares), rest);
        splits.forEach((split, index)=>{
            split.shared[period] = shared[index] ?? 0;
            split.usedCredit[period] = credited[index] ?? 0;
            split.bought[period] = Math.max((rest[index] ?? 0) - (credited[index] ?? 0), 0);
        });
    }
    return splits;
}
/** Sums over the buckets of each period. */ function sumBuckets(values, count) {
    if (count === 1) {
        return values;
    }
    const sums = (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(values.length / count);
    for(let index = 0; index < values.length; index += 1){
        const period = Math.floor(index / count);
        sums[period] = (sums[period] ?? 0) + (values[index] ?? 0);
    }
    return sums;
}
function difference(values, others) {
    const result = (0,_hours_scratch__rspack_import_5/* .newSeries */.cB)(values.length);
    for(let index = 0; index < result.length; index += 1){
        result[index] = (values[index] ?? 0) - (others[index] ?? 0);
    }
    return result;
}
function always(value) {
    return ()=>value;
}


},
30338(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  J$: () => (sharePath),
  Mb: () => (memberPath),
  Xb: () => (memberOfPath)
});
/** Paths of fields as shown in errors, where members are numbered from 1. */ function memberPath(index) {
    return `members[${index + 1}]`;
}
/** Path of a member's share in a fixed key. */ function sharePath(index) {
    return `key.shares[${index + 1}]`;
}
/** Index of the member a path points to; null for any other field. */ function memberOfPath(path) {
    const number = /^(?:members|key\.shares)\[(\d+)\]/.exec(path)?.[1];
    return number === undefined ? null : Number(number) - 1;
}


},
90518(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  cB: () => (newSeries),
  fx: () => (Scratch),
  tA: () => (toKeep),
  wo: () => (newSeriesTogether)
});
let current = null;
/** A series of zeros to fill: within {@link Scratch.make} an array used before, otherwise a new one. */ function newSeries(hours) {
    return current === null ? new Float64Array(hours) : current.take(hours);
}
/**
 * Series of the same length in one buffer. For the few numbers of a member's periods, a buffer of their own takes more
 * memory than they do.
 */ function newSeriesTogether(names, length) {
    const { buffer } = new Float64Array(names.length * length);
    const bytes = length * Float64Array.BYTES_PER_ELEMENT;
    return Object.fromEntries(names.map((name, index)=>[
            name,
            new Float64Array(buffer, index * bytes, length)
        ]));
}
/** Makes series that outlive the scratch they are first needed in. */ function toKeep(make) {
    return within(null, make);
}
function within(scratch, make) {
    const outer = current;
    current = scratch;
    try {
        return make();
    } finally{
        current = outer;
    }
}
/**
 * Makes series that are needed only for a moment in the same few arrays over and over. Of a thousand members, new
 * arrays would pile up faster than a browser frees them.
 */ class Scratch {
    arrays = [];
    inUse = 0;
    /** Whatever came out of the call before is overwritten by this one. */ make(make) {
        this.inUse = 0;
        return within(this, make);
    }
    take(hours) {
        const known = this.arrays[this.inUse];
        const series = known?.length === hours ? known.fill(0) : new Float64Array(hours);
        this.arrays[this.inUse] = series;
        this.inUse += 1;
        return series;
    }
}


},
67571(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  e: () => (checkSeries)
});

/** The same hours in the numbers everything is settled in: a loop that meets both kinds takes twice the time. */ function inFull(hours) {
    if (hours instanceof Float64Array) {
        return hours;
    }
    const series = newSeries(hours.length);
    series.set(hours);
    return series;
}
/**
 * Checks hourly energy: as many hours as the axis has, none negative or infinite. `NaN` marks an hour without a
 * reading, which is not the same as zero: it is counted as missing before it is replaced by zero.
 */ function checkSeries(values, hours, field) {
    if (values.length !== hours) {
        return {
            field,
            message: `Podaj po jednej wartości na godzinę: powinno ich być ${hours}, a jest ${values.length}.`
        };
    }
    let missingHours = 0;
    let total = 0;
    for(let hour = 0; hour < hours; hour += 1){
        const value = values[hour] ?? 0;
        if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) {
            if (!Number.isNaN(value)) {
                return {
                    field: `${field}[${hour + 1}]`,
                    message: `Energia w godzinie nie może być ujemna ani nieskończona; znaleziono ${value}.`
                };
            }
            missingHours += 1;
        } else {
            total += value;
        }
    }
    const whole = missingHours === 0 ? values : values.map((value)=>Number.isNaN(value) ? 0 : value);
    return {
        values: whole,
        missingHours,
        total
    };
}


},
10825(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  k: () => (SeriesCache)
});
/**
 * Reuses results between calculations that differ only slightly. Series are never changed once created, so anything
 * derived from a series is cached under the series object and is garbage collected with it.
 */ class SeriesCache {
    shapes = new Map();
    known = new WeakMap();
    /** A series, cached under a description of what it is computed from. */ get(key, make) {
        return getOrMake(this.shapes, key, make);
    }
    /** A value derived from a series, cached under the series and its use. */ of(series, use, make) {
        let found = this.known.get(series);
        if (!found) {
            found = new Map();
            this.known.set(series, found);
        }
        return getOrMake(found, use, make);
    }
}
function getOrMake(known, key, make) {
    if (!known.has(key)) {
        known.set(key, make());
    }
    return known.get(key);
}


},
85825(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  aS: () => (municipalityKinds),
  ir: () => (requiredCoverage)
});
/* import */ var _law__rspack_import_0 = __webpack_require__(81287);
/* import */ var _memberCount__rspack_import_1 = __webpack_require__(28758);



const municipalityKinds = [
    'rural',
    'urbanRural',
    'urban'
];
/** Section 5: every condition with its verdict, source and date. */ function validateCooperative(facts) {
    return [
        coverage(facts),
        limit('power', 'Łączna moc instalacji elektrycznych', facts.electricKw, electricPowerLimit),
        limit('heat', 'Łączna moc cieplna', facts.heatKw, heatPowerLimit, 0),
        limit('biogas', 'Wytwarzanie biogazu', facts.biogasM3, biogasLimit, 0),
        limit('biomethane', 'Wytwarzanie biometanu', facts.biomethaneM3, biomethaneLimit, 0),
        excise(facts),
        area(facts),
        cities(facts),
        claim('gridOperator', facts.gridOperators === undefined ? undefined : facts.gridOperators === 1, 'Wszyscy członkowie są w sieci jednego operatora.', 'Wszyscy członkowie muszą być w sieci jednego operatora.', operatorRule),
        claim('voltage', facts.voltageKv === undefined ? undefined : facts.voltageKv < gridVoltageLimit.value, 'Punkty poboru są w sieci poniżej 110 kV.', 'Punkty poboru muszą być w sieci poniżej 110 kV.', gridVoltageLimit),
        claim('seller', facts.sellers === undefined ? undefined : facts.sellers === 1, 'Spółdzielnię rozlicza jeden sprzedawca.', 'Całą spółdzielnię musi rozliczać jeden sprzedawca. Zmiana sprzedawcy działa od końca miesiąca.', sellerRule),
        claim('ownership', facts.ownedByMembers, 'Instalacje należą do spółdzielni albo do jej członków.', 'Instalacje muszą należeć do spółdzielni albo do jej członków.', ownershipRule),
        leastMembers(facts.memberCounts, facts.agricultural),
        members(facts),
        storage(facts),
        balancing(facts)
    ];
}
/** The coverage a cooperative needs, by the day of its application; without one, as if it applied today. */ function requiredCoverage(applicationDay) {
    return applicationDay !== undefined && applicationDay <= _law__rspack_import_0/* .lastDayOfLowerCoverage */.BJ ? _law__rspack_import_0/* .lowerCoverageThreshold */.pd : _law__rspack_import_0/* .coverageThreshold */.ev;
}
function coverage(param) {
    let { consumptionKwh, generationKwh, isLeast = false, applicationDay } = param;
    const threshold = requiredCoverage(applicationDay);
    const id = 'coverage';
    if (consumptionKwh === undefined || generationKwh === undefined || consumptionKwh <= 0) {
        return {
            id,
            status: 'unknown',
            text: 'Pokrycie potrzeb liczy się z całego roku: trzeba znać zużycie i produkcję z 12 miesięcy.',
            source: threshold
        };
    }
    // Compared without rounding: 69.99 % is not 70 %.
    const isMet = generationKwh * 100 >= threshold.value * consumptionKwh;
    if (isLeast && !isMet) {
        return {
            id,
            status: 'unknown',
            text: 'Brak danych: odczyty pokazują tylko wymianę z siecią, a nie produkcję zużytą za licznikiem. Podaj zmierzoną produkcję, np. z falownika, żeby sprawdzić pokrycie potrzeb.',
            source: threshold
        };
    }
    // The unknown amount brings the ratio closer to 1, whichever side it is on.
    const ratio = generationKwh / consumptionKwh;
    const found = showNumber(Math.floor((isLeast ? Math.min(ratio, 1) : ratio) * 10000) / 100);
    const reason = threshold === lowerCoverageThreshold ? `Próg ${threshold.value}% dotyczy wniosków złożonych do 31.12.2025.` : `Próg ${threshold.value}% dotyczy wniosków złożonych od 1.01.2026.`;
    return {
        id,
        status: isMet ? 'met' : 'notMet',
        text: `Instalacje pokrywają w ciągu roku ${isLeast ? 'co najmniej ' : ''}${found}% potrzeb. ${reason}`,
        source: threshold
    };
}
function excise(param) {
    let { electricKw } = param;
    const isExempt = electricKw === undefined || electricKw <= excisePowerLimit.value;
    return {
        id: 'excise',
        status: electricKw === undefined ? 'unknown' : 'information',
        text: isExempt ? 'Do 1 MW łącznej mocy energia wytworzona i zużyta w spółdzielni jest zwolniona z akcyzy.' : 'Łączna moc przekracza 1 MW, więc zwolnienie z akcyzy nie działa. Liczymy ją od energii własnej, wspólnej i odebranej z zapasu.',
        source: excisePowerLimit
    };
}
function area(param) {
    let { municipalities, adjacent } = param;
    const id = 'area';
    const rule = 'Obszar to jedna gmina albo najwyżej trzy, które bezpośrednio ze sobą sąsiadują.';
    if (municipalities === undefined || municipalities.length === 0) {
        return {
            id,
            status: 'unknown',
            text: `${rule} Brak danych.`,
            source: municipalityLimit
        };
    }
    const count = municipalities.length;
    const isSmall = count <= municipalityLimit.value;
    if (isSmall && count > 1 && adjacent === undefined) {
        return {
            id,
            status: 'unknown',
            text: `${rule} Podaj, czy gminy ze sobą sąsiadują.`,
            source: municipalityLimit
        };
    }
    return {
        id,
        status: isSmall && (count === 1 || adjacent === true) ? 'met' : 'notMet',
        text: `${rule} Liczba gmin: ${count}.`,
        source: municipalityLimit
    };
}
function cities(param) {
    let { municipalities } = param;
    return {
        id: 'cities',
        status: municipalities === undefined ? 'unknown' : 'information',
        text: municipalities === undefined ? 'Rodzaju gmin nie podano. Miasta dopuszcza dopiero ustawa z 9.10.2025, której przepisów nie odczytaliśmy: sprawdź je w ISAP.' : municipalities.includes('urban') ? 'Ustawa z 9.10.2025 dopuszcza miasta, z osobnym wykazem. Brzmienia przepisów i daty wejścia w życie nie potwierdziliśmy: sprawdź je w ISAP.' : 'Gminy wiejskie i miejsko-wiejskie były dopuszczone także przed zmianą z 9.10.2025.',
        source: cityRule
    };
}
function members(param) {
    let { members: count } = param;
    const isMany = count !== undefined && count >= repealedMemberLimit.value;
    return {
        id: 'members',
        status: count === undefined ? 'unknown' : 'information',
        text: isMany ? `Liczba członków: ${showNumber(count)}. Limitu nie ma od 1.10.2023; starsze opracowania podają dawny próg (mniej niż 1000).` : 'Ustawa o OZE nie ogranicza liczby członków.',
        source: repealedMemberLimit
    };
}
function storage(param) {
    let { storageKwh } = param;
    return {
        id: 'storage',
        status: storageKwh === undefined ? 'unknown' : 'information',
        text: storageKwh === undefined || storageKwh === 0 ? 'Spółdzielnia może magazynować energię.' : 'Magazyn z własnym punktem poboru wchodzi do bilansu godzinowego jak każdy inny punkt. Osobnej reguły nie znaleźliśmy.',
        source: storageRule
    };
}
function balancing(param) {
    let { largestKw } = param;
    return {
        id: 'balancing',
        status: largestKw === undefined ? 'unknown' : 'information',
        text: largestKw !== undefined && largestKw >= balancingPowerLimit.value ? 'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię.' : 'Koszt bilansowania handlowego instalacji poniżej 400 kW pokrywa sprzedawca.',
        source: balancingPowerLimit
    };
}


},
28758(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  DI: () => (personKinds)
});
/* import */ var _law__rspack_import_0 = __webpack_require__(81287);


/**
 * What a member of a cooperative can be. Whether a `community` of flat owners („wspólnota mieszkaniowa”) may be one is
 * not settled: the act names natural and legal persons only.
 */ const personKinds = [
    'natural',
    'legal',
    'community'
];
const rule = `Spółdzielnia ma co najmniej ${_law__rspack_import_0/* .memberMinimum.value */.h8.value} członków; w spółdzielni produkcji rolnej i grupy producentów rolnych wystarczy ${_law__rspack_import_0/* .farmMemberMinimum.value */.JK.value}, a w spółdzielni samych osób prawnych ${_law__rspack_import_0/* .legalPersonMinimum.value */.zJ.value}. Szkoła, urząd i latarnie gminy to jeden członek.`;
/** Whether there are enough members for a cooperative (Prawo spółdzielcze art. 15). */ function leastMembers(counts) {
    let isFarm = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    const id = 'leastMembers';
    if (!counts) {
        return {
            id,
            status: 'unknown',
            text: `${rule} Brak danych.`,
            source: memberMinimum
        };
    }
    const { natural, legal, community, unknown } = counts;
    const all = totalOf(counts);
    const minimum = minimumOf(isFarm);
    const found = `Liczba członków: ${showNumber(all)}`;
    if (missingMembers(counts, isFarm) !== null) {
        return {
            id,
            status: 'notMet',
            text: `${found}. ${rule}`,
            source: minimum
        };
    }
    const isOnlyLegal = legal === all;
    if (community > 0) {
        const text = `${found}. Przepisy nie rozstrzygają, czy wspólnota mieszkaniowa może być członkiem: zapytaj sąd rejestrowy (KRS) i KOWR.`;
        return {
            id,
            status: 'unknown',
            text,
            source: minimum
        };
    }
    if (natural + legal + unknown >= minimum.value) {
        return {
            id,
            status: 'met',
            text: `${found}, co najmniej ${minimum.value}.`,
            source: minimum
        };
    }
    return isOnlyLegal ? {
        id,
        status: 'met',
        text: `${found}. Wszyscy są osobami prawnymi, więc wystarczy ${legalPersonMinimum.value}, jeśli statut nie dopuszcza innych.`,
        source: legalPersonMinimum
    } : {
        id,
        status: 'unknown',
        text: `${found}. Tylu wystarczy, jeśli wszyscy są osobami prawnymi; inaczej trzeba co najmniej ${minimum.value}. Podaj, kim są.`,
        source: legalPersonMinimum
    };
}
/** What is missing for sure, counting everyone of unknown or unsettled kind in the members' favour; null if nothing. */ function missingMembers(counts) {
    let isFarm = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    const all = totalOf(counts);
    const anyone = minimumOf(isFarm).value - all;
    const legalPersons = counts.natural > 0 ? null : legalPersonMinimum.value - all;
    return anyone <= 0 || legalPersons !== null && legalPersons <= 0 ? null : {
        anyone,
        legalPersons
    };
}
function minimumOf(isFarm) {
    return isFarm ? farmMemberMinimum : memberMinimum;
}
function totalOf(param) {
    let { natural, legal, community, unknown } = param;
    return natural + legal + community + unknown;
}


},
15006(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Lr: () => (kwhCosts),
  bO: () => (costSheet),
  ok: () => (taxedSum),
  qq: () => (noBills)
});
/* import */ var _kernel_units__rspack_import_1 = __webpack_require__(55645);
/* import */ var _split__rspack_import_2 = __webpack_require__(62244);
/* import */ var _tariff__rspack_import_0 = __webpack_require__(80057);



/** For a member without the meter in question. */ const noBills = {
    bills: [],
    costs: (0,_tariff__rspack_import_0/* .nameCosts */.Il)(new Float64Array()),
    net: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)([]),
    vat: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)([]),
    gross: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)([])
};
const at = Object.fromEntries(_tariff__rspack_import_0/* .components.map */.dK.map((component, index)=>[
        component,
        index
    ]));
/** Adds the cost of one period's kWh to sums in the order of the components; `offset` is its first bucket. */ function addKwhCosts(param, kwh, offset, sums) {
    let { rows, market } = param;
    if (market) {
        let cost = sums[at.energy] ?? 0;
        for(let bucket = offset; bucket < offset + (rows[0]?.length ?? 0); bucket += 1){
            cost += (kwh[bucket] ?? 0) * (market[bucket] ?? 0);
        }
        sums[at.energy] = cost;
    }
    for(let row = 0; row < rows.length; row += 1){
        const rates = rows[row] ?? noRates;
        let cost = sums[row] ?? 0;
        for(let bucket = 0; bucket < rates.length; bucket += 1){
            cost += (kwh[offset + bucket] ?? 0) * (rates[bucket] ?? 0);
        }
        sums[row] = cost;
    }
}
const noRates = new Float64Array();
/** Cost of kWh by bucket (of one or many periods) bought from the grid, without monthly fees. */ function kwhCosts(list, kwh) {
    const { total: sums } = scratch;
    sums.fill(0);
    for(let offset = 0; offset < kwh.length; offset += list.buckets.count){
        addKwhCosts(list, kwh, offset, sums);
    }
    return (0,_tariff__rspack_import_0/* .nameCosts */.Il)(sums);
}
/** Reused for one sheet at a time: allocating new arrays would take half of the running time. */ const scratch = {
    total: new Float64Array(_tariff__rspack_import_0/* .components.length */.dK.length),
    costs: new Float64Array(_tariff__rspack_import_0/* .components.length */.dK.length)
};
/** Bills of all periods. */ const costSheet = function() {
    for(var _len = arguments.length, described = new Array(_len), _key = 0; _key < _len; _key++){
        described[_key] = arguments[_key];
    }
    const bills = [];
    eachBill(described, (bill)=>{
        bills.push(bill);
    });
    return {
        bills,
        costs: (0,_tariff__rspack_import_0/* .nameCosts */.Il)(scratch.total),
        net: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)(bills.map((bill)=>bill.net)),
        vat: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)(bills.map((bill)=>bill.vat)),
        gross: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)(bills.map((bill)=>bill.gross))
    };
};
/** Of the bills of all periods, only what a total of many members needs. */ const taxedSum = function() {
    for(var _len = arguments.length, described = new Array(_len), _key = 0; _key < _len; _key++){
        described[_key] = arguments[_key];
    }
    let gross = 0;
    let vat = 0;
    eachBill(described, (bill)=>{
        gross += bill.gross;
        vat += bill.vat;
    });
    return {
        gross: gross,
        vat: vat
    };
};
/** Leaves the sums of the components in `scratch`. */ function eachBill(param, take) {
    let [axis, list, kwhByBucket, { vat, kwhPerYear }, ownCosts] = param;
    const { tariff } = list;
    const capacityFlat = (0,_tariff__rspack_import_0/* .flatCapacity */.mP)(tariff, kwhPerYear);
    const { total, costs } = scratch;
    total.fill(0);
    for (const [period, months] of axis.periodMonths.entries()){
        costs.fill(0);
        addKwhCosts(list, kwhByBucket, period * list.buckets.count, costs);
        costs[at.capacityFlat] = months * capacityFlat;
        costs[at.fixedNetwork] = months * (0,_tariff__rspack_import_0/* .monthlyNetwork */.Un)(tariff);
        costs[at.subscription] = months * tariff.subscription;
        costs[at.trade] = months * tariff.trade;
        const own = ownCosts?.(period);
        if (own) {
            costs[at.excise] = (costs[at.excise] ?? 0) + own.excise;
            costs[at.gridDue] = own.gridDue;
            costs[at.service] = own.service;
            costs[at.balancing] = own.balancing;
        }
        for(let index = 0; index < costs.length; index += 1){
            total[index] = (total[index] ?? 0) + (costs[index] ?? 0);
        }
        take(makeBill((0,_split__rspack_import_2/* .sum */.cz)(costs), vat));
    }
}
/** Rounds a net sum to whole grosze, then adds the tax on it. */ function makeBill(net, vat) {
    const billed = (0,_kernel_units__rspack_import_1/* .toGrosze */.o0)((0,_kernel_units__rspack_import_1/* .zloty */.Do)(net));
    const tax = (0,_kernel_units__rspack_import_1/* .toGrosze */.o0)((0,_kernel_units__rspack_import_1/* .zloty */.Do)(billed * vat / 10000));
    return {
        net: billed,
        vat: tax,
        gross: (0,_kernel_units__rspack_import_1/* .sumGrosze */.i7)([
            billed,
            tax
        ])
    };
}


},
10784(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  j: () => (powerFacts),
  k: () => (cooperativeCosts)
});
/* import */ var _kernel_units__rspack_import_5 = __webpack_require__(55645);
/* import */ var _bill__rspack_import_0 = __webpack_require__(15006);
/* import */ var _hours_hourAxis__rspack_import_1 = __webpack_require__(83629);
/* import */ var _law_law__rspack_import_2 = __webpack_require__(81287);
/* import */ var _energy_settleEnergy__rspack_import_3 = __webpack_require__(34358);
/* import */ var _split__rspack_import_6 = __webpack_require__(62244);
/* import */ var _tariff__rspack_import_4 = __webpack_require__(80057);







function powerFacts(members) {
    const totalKw = members.reduce((total, param)=>{
        let { sourceKw } = param;
        return total + sourceKw;
    }, 0);
    return {
        largestKw: Math.max(...members.map((param)=>{
            let { sourceKw, largestKw = sourceKw } = param;
            return largestKw;
        })),
        exciseOnOwnEnergy: totalKw > _law_law__rspack_import_2/* .excisePowerLimit.value */.uC.value
    };
}
/**
 * Section 4: each member's bill in the cooperative, with each fee charged on the right kWh. `pick` says what
 * of it is made and kept: totals of many members need little.
 */ function cooperativeCosts(axis, param, members, options, pick) {
    let { balance, credits } = param;
    const creditPart = balance.importKwh.map((imported, period)=>imported > 0 ? (credits.usedCreditKwh[period] ?? 0) / imported : 0);
    // Made again below: of a thousand members, they would be kept for long.
    const feesOf = (member)=>gridFees(member, creditByBucket(member, creditPart));
    const fees = new Float64Array(axis.periodMonths.length);
    for (const member of members){
        feesOf(member).forEach((fee, period)=>{
            fees[period] = (fees[period] ?? 0) + fee;
        });
    }
    const gridDue = gridDues(fees, {
        balance,
        credits
    }, options.averagePrice);
    const balancing = options.largestKw >= _law_law__rspack_import_2/* .balancingPowerLimit.value */.gb.value ? options.balancingPerMwh / 1000 : 0;
    return {
        gridDue,
        members: members.map((member)=>{
            const creditedKwh = creditByBucket(member, creditPart);
            const ownFees = options.gridReading === 2 ? feesOf(member) : null;
            const { list, energy, consumed } = member;
            const { count } = list.buckets;
            const bought = (0,_tariff__rspack_import_4/* .boughtByBucket */.Vy)(list, energy.statutoryBought, energy.balance);
            const received = energy.sharing.received;
            const used = consumed.map((kwh, bucket)=>Math.max(kwh - (energy.balance.drawn[bucket] ?? 0), 0));
            const exempt = options.exciseOnOwnEnergy ? (0,_energy_settleEnergy__rspack_import_3/* .sumBuckets */.$m)(used.map((kwh, bucket)=>kwh + (received[bucket] ?? 0) + (creditedKwh[bucket] ?? 0)), count) : null;
            const flatKwh = options.flatCapacityBy === 'drawn' ? energy.balance.drawn : bought;
            const kwhPerYear = (0,_kernel_units__rspack_import_5/* .kwh */.Jo)((0,_split__rspack_import_6/* .sum */.cz)(flatKwh) * _hours_hourAxis__rspack_import_1/* .yearHours */.zq / axis.hours);
            const ownCosts = (period)=>{
                const { due = 0, full = 0 } = gridDue[period] ?? {};
                const part = full > 0 ? (ownFees?.[period] ?? 0) / full : 0;
                return {
                    excise: (exempt?.[period] ?? 0) * list.tariff.excise,
                    gridDue: ownFees ? (due ?? 0) * part : 0,
                    service: (axis.periodMonths[period] ?? 0) * options.servicePerMember,
                    balancing: (balance.exportKwh[period] ?? 0) * balancing / members.length
                };
            };
            const avoidedBy = (kwh)=>avoidedCosts(list, kwh, options.exciseOnOwnEnergy);
            return pick({
                sheet: (make)=>make(axis, list, bought, {
                        vat: options.vat,
                        kwhPerYear
                    }, ownCosts),
                avoided: ()=>({
                        own: avoidedBy(used),
                        shared: avoidedBy(received),
                        credit: avoidedBy(creditedKwh)
                    })
            });
        })
    };
}
/** What the seller's surplus is worth in each period, and what of the members' grid fees it pays. */ function gridDues(fees, param, averagePrice) {
    let { balance, credits } = param;
    return Array.from(fees, (full, period)=>{
        const surplusKwh = (balance.exportKwh[period] ?? 0) - (credits.creditKwh[period] ?? 0) + (credits.expiredKwh[period] ?? 0);
        const worth = averagePrice === null ? null : surplusKwh * averagePrice;
        return {
            surplusKwh,
            full,
            worth,
            due: worth === null ? null : Math.min(full, worth)
        };
    });
}
/** A member's K by period and bucket: the fraction K/P of what the member drew and was not shared. */ function creditByBucket(param, creditPart) {
    let { list, energy } = param;
    const { count } = list.buckets;
    return energy.balance.drawn.map((drawn, index)=>{
        const rest = Math.max(drawn - (energy.sharing.received[index] ?? 0), 0);
        return rest * (creditPart[Math.floor(index / count)] ?? 0);
    });
}
/** Variable grid and quality fees for shared and credited energy, one sum per period. */ function gridFees(param, credited) {
    let { list, energy } = param;
    const { count } = list.buckets;
    const { zones, quality } = list.tariff;
    return (0,_energy_settleEnergy__rspack_import_3/* .sumBuckets */.$m)(credited.map((kwh, index)=>{
        const network = zones[list.zoneOfBucket[index % count] ?? 0]?.network ?? 0;
        return (kwh + (energy.sharing.received[index] ?? 0)) * (network + quality);
    }), count);
}
/** What the kWh would have cost if bought from the grid. Above 1 MW the excise is not avoided. */ function avoidedCosts(list, kwh, excise) {
    const costs = (0,_bill__rspack_import_0/* .kwhCosts */.Lr)(list, kwh);
    return excise ? {
        ...costs,
        excise: 0
    } : costs;
}


},
67070(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  y: () => (deductedVat)
});
/** VAT on these bills, one a payer, that the payers get back: no cost of theirs. Unrounded, one sum a starting year. */ function deductedVat(payers, vatOf) {
    const sums = new Map();
    for (const [index, { vatDeducted = 0, vatDeductedFrom: from = 1 }] of payers.entries()){
        if (vatDeducted > 0) {
            sums.set(from, (sums.get(from) ?? 0) + (vatOf(index) ?? 0) * vatDeducted / 100);
        }
    }
    return Array.from(sums, (param)=>{
        let [from, grosze] = param;
        return {
            from,
            grosze
        };
    });
}


},
96565(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (atHourlyPrice)
});
/**
 * The price list with the market price of each period and bucket: the mean of its hours, weighted by the energy of the
 * meter in them. All energy of a series then costs exactly what its hours cost; of a part of it, such as what is left
 * to buy after the credit, the law does not say which hours it is from, so it is taken from all of them alike.
 */ function atHourlyPrice(axis, list, energy) {
    const { market } = list.tariff;
    if (!market) {
        return list;
    }
    const kwhAt = energy();
    const { ofHour, count } = list.buckets;
    const periods = axis.periodStarts.length - 1;
    const [cost, kwh, plain, hours] = Array.from({
        length: 4
    }, ()=>new Float64Array(periods * count));
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const at = period * count + (ofHour[hour] ?? 0);
            const price = market[hour] ?? 0;
            const amount = kwhAt(hour);
            cost[at] = (cost[at] ?? 0) + amount * price;
            kwh[at] = (kwh[at] ?? 0) + amount;
            plain[at] = (plain[at] ?? 0) + price;
            hours[at] = (hours[at] ?? 0) + 1;
        }
    }
    return {
        ...list,
        market: cost.map((zl, at)=>(kwh[at] ?? 0) > 0 ? zl / (kwh[at] ?? 1) : (plain[at] ?? 0) / Math.max(hours[at] ?? 0, 1))
    };
}


},
41377(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $G: () => (closeDeposit),
  MP: () => (settleDeposit),
  WD: () => (settleSteadyDeposit),
  XL: () => (hourlyFromQuarters),
  w_: () => (monthlyPriceRules),
  yO: () => (hourlyPriceRules)
});
/* import */ var _split__rspack_import_0 = __webpack_require__(62244);

const depositDelay = 1;
const monthlyPriceRules = {
    factor: 1.23,
    validPeriods: 12,
    refundRatio: 0.2
};
const hourlyPriceRules = {
    factor: 1.23,
    validPeriods: 12,
    refundRatio: 0.3
};
/** Runs the account over the periods. `energyCost` is the gross cost of active energy, before the deposit. */ function settleDeposit(exportValue, energyCost, rules) {
    let opening = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : [];
    const periods = exportValue.length;
    const account = {
        paidIn: new Float64Array(periods),
        used: new Float64Array(periods),
        refunded: new Float64Array(periods),
        forfeited: new Float64Array(periods)
    };
    const lots = opening.map((lot)=>({
            ...lot
        }));
    const close = (period)=>{
        const lot = lots.shift();
        const refund = Math.min(lot?.left ?? 0, rules.refundRatio * (lot?.value ?? 0));
        account.refunded[period] = (account.refunded[period] ?? 0) + refund;
        account.forfeited[period] = (account.forfeited[period] ?? 0) + (lot?.left ?? 0) - refund;
    };
    const open = (value, period)=>{
        if (value > 0) {
            lots.push({
                period,
                value,
                left: value
            });
        }
    };
    for(let period = 0; period < periods; period += 1){
        while(lots[0] && lots[0].period + rules.validPeriods < period){
            close(period);
        }
        if (period >= depositDelay) {
            open(account.paidIn[period - depositDelay] ?? 0, period);
        }
        account.paidIn[period] = rules.factor * Math.max(exportValue[period] ?? 0, 0);
        let toPay = energyCost[period] ?? 0;
        for (const lot of lots){
            const part = Math.min(lot.left, toPay);
            lot.left -= part;
            toPay -= part;
        }
        account.used[period] = (energyCost[period] ?? 0) - toPay;
    }
    // The value of the last period is paid in after the end of the account.
    open(account.paidIn[periods - 1] ?? 0, periods);
    return {
        ...account,
        closing: lots
    };
}
/** Closes the account when no further year follows: what is left is refunded or lost as it falls due. */ function closeDeposit(param, param1) {
    let { closing } = param, { refundRatio } = param1;
    let refunded = 0;
    let left = 0;
    for (const lot of closing){
        refunded += Math.min(lot.left, refundRatio * lot.value);
        left += lot.left;
    }
    return {
        refunded,
        forfeited: left - refunded
    };
}
const maxYears = 60;
/**
 * The same year repeated until its account repeats; it opens like the steady year of the credit, with all deposits that
 * are still valid. As they are paid in a month late, there is one more of them than a year has months.
 */ function settleSteadyDeposit(exportValue, energyCost, rules) {
    const periods = exportValue.length;
    const allDeposits = [
        2,
        1
    ].flatMap((yearsAgo)=>Array.from(exportValue, (exported, period)=>{
            const value = rules.factor * Math.max(exported, 0);
            return {
                period: period + depositDelay - yearsAgo * periods,
                value,
                left: value
            };
        })).filter((param)=>{
        let { period, value } = param;
        return period + rules.validPeriods >= 0 && value > 0;
    });
    const isSurplus = (0,_split__rspack_import_0/* .sum */.cz)(exportValue) * rules.factor > (0,_split__rspack_import_0/* .sum */.cz)(energyCost);
    let opening = isSurplus ? allDeposits : [];
    for(let year = 1;; year += 1){
        const account = settleDeposit(exportValue, energyCost, rules, opening);
        const next = account.closing.filter((param)=>{
            let { left } = param;
            return left > 0;
        }).map((lot)=>({
                ...lot,
                period: lot.period - periods
            }));
        const settled = next.length === opening.length && next.every((lot, index)=>Math.abs(lot.left - (opening[index]?.left ?? 0)) < 1e-9);
        if (settled || year === maxYears) {
            return account;
        }
        opening = next;
    }
}
/** Hourly market prices are means of their four quarters. */ function hourlyFromQuarters(quarters) {
    return Float64Array.from({
        length: Math.floor(quarters.length / 4)
    }, (_, hour)=>{
        const four = quarters.subarray(4 * hour, 4 * hour + 4);
        return four.reduce((total, price)=>total + price, 0) / 4;
    });
}


},
80057(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Il: () => (nameCosts),
  PX: () => (sumIntoBuckets),
  Un: () => (monthlyNetwork),
  Vy: () => (boughtByBucket),
  dK: () => (components),
  g6: () => (priceList),
  mP: () => (flatCapacity)
});
/* import */ var _hours_seriesCache__rspack_import_0 = __webpack_require__(10825);
/* import */ var _split__rspack_import_1 = __webpack_require__(62244);


/** Components of a bill charged per kWh. */ const kwhComponents = [
    'energy',
    'excise',
    'network',
    'quality',
    'renewables',
    'cogeneration',
    'capacity'
];
/** All components of a bill: per kWh, monthly, and those of the cooperative. */ const components = [
    ...kwhComponents,
    'capacityFlat',
    'fixedNetwork',
    'subscription',
    'trade',
    /** Grid fees for shared and credited energy beyond the seller's surplus, in reading 2 of A5. */ 'gridDue',
    'service',
    'balancing'
];
const capacityHours = {
    from: 7,
    to: 22
};
/** Turns an array of sums in the order of {@link components} into a record. */ function nameCosts(sums) {
    const costs = {};
    for(let index = 0; index < components.length; index += 1){
        costs[components[index] ?? 'energy'] = sums[index] ?? 0;
    }
    return costs;
}
/** Zones and, if the capacity fee is charged per kWh, its hours become buckets: one array index per hour. */ function priceList(axis, tariff) {
    let cache = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : new _hours_seriesCache__rspack_import_0/* .SeriesCache */.k();
    const perKwh = tariff.capacity.kind === 'perKwh';
    const step = perKwh ? 2 : 1;
    const count = tariff.zones.length * step;
    // Prices do not affect the buckets, so after a price change the buckets and the sums in them are reused.
    const buckets = cache.of(axis, JSON.stringify([
        count,
        perKwh,
        tariff.schedule
    ]), ()=>bucketsOfHours(axis, tariff, count, perKwh));
    const zoneOfBucket = Array.from({
        length: count
    }, (_, bucket)=>Math.floor(bucket / step));
    const capacity = tariff.capacity.kind === 'perKwh' ? tariff.capacity.rate * tariff.capacity.coefficient : 0;
    const of = (rate)=>Float64Array.from(zoneOfBucket, (zone, bucket)=>rate(tariff.zones[zone], bucket));
    return {
        tariff,
        buckets,
        zoneOfBucket,
        rows: kwhComponents.map((component)=>{
            switch(component){
                case 'energy':
                case 'network':
                    return of((zone)=>zone?.[component] ?? 0);
                case 'capacity':
                    return of((_, bucket)=>perKwh && bucket % 2 === 1 ? capacity : 0);
                default:
                    return of(()=>tariff[component]);
            }
        })
    };
}
function bucketsOfHours(axis, param, count, perKwh) {
    let { schedule } = param;
    const ofHour = new Uint8Array(axis.hours);
    if (count > 1) {
        for(let hour = 0; hour < axis.hours; hour += 1){
            const clock = axis.localHour[hour] ?? 0;
            const isWorkday = axis.workday[hour] === 1;
            const zone = (isWorkday ? schedule?.workday : schedule?.freeDay)?.[clock] ?? 0;
            const inCapacity = isWorkday && clock >= capacityHours.from && clock < capacityHours.to;
            ofHour[hour] = perKwh ? zone * 2 + Number(inCapacity) : zone;
        }
    }
    return {
        ofHour,
        count
    };
}
/** The whole fixed grid fee, zł per month. It does not depend on kWh, so a cooperative does not change it. */ function monthlyNetwork(param) {
    let { fixedNetwork, orderedPower } = param;
    return fixedNetwork + (orderedPower ? orderedPower.rate * orderedPower.kw : 0);
}
/** Monthly flat capacity fee for this many kWh a year; 0 for tariffs that charge it per kWh. */ function flatCapacity(param, kwhPerYear) {
    let { capacity } = param;
    if (capacity.kind === 'perKwh') {
        return 0;
    }
    return capacity.steps.find((param)=>{
        let { belowKwh } = param;
        return kwhPerYear < belowKwh;
    })?.zlotyPerMonth ?? 0;
}
/** Sums a series into the buckets of each period. */ function sumIntoBuckets(axis, series, param) {
    let { ofHour, count } = param;
    const periods = axis.periodStarts.length - 1;
    const sums = new Float64Array(periods * count);
    for(let period = 0; period < periods; period += 1){
        const end = axis.periodStarts[period + 1] ?? 0;
        const offset = period * count;
        for(let hour = axis.periodStarts[period] ?? 0; hour < end; hour += 1){
            const bucket = offset + (ofHour[hour] ?? 0);
            sums[bucket] = (sums[bucket] ?? 0) + (series[hour] ?? 0);
        }
    }
    return sums;
}
/**
 * A4: a member's bought energy of each period, split over the buckets of the tariff. It goes to the zones with more
 * drawn than given, after the surplus of the other zones has been deducted, highest grid rate first (§ 4 ust. 2–4);
 * within a zone, in proportion to the energy drawn.
 */ function boughtByBucket(param, bought, param1) {
    let { tariff: { zones }, zoneOfBucket } = param, { drawn, given } = param1;
    const count = zoneOfBucket.length;
    if (count === 1) {
        return bought;
    }
    const dearestFirst = Array.from(zones.keys()).sort((a, b)=>(zones[b]?.network ?? 0) - (zones[a]?.network ?? 0));
    const result = new Float64Array(drawn.length);
    const drawnOfZone = new Float64Array(zones.length);
    const net = new Float64Array(zones.length);
    for (const [period, amount] of bought.entries()){
        drawnOfZone.fill(0);
        net.fill(0);
        for(let bucket = 0; bucket < count; bucket += 1){
            const zone = zoneOfBucket[bucket] ?? 0;
            const out = drawn[period * count + bucket] ?? 0;
            drawnOfZone[zone] = (drawnOfZone[zone] ?? 0) + out;
            net[zone] = (net[zone] ?? 0) + out - (given[period * count + bucket] ?? 0);
        }
        coverFromSurplus(net, dearestFirst);
        const weights = (0,_split__rspack_import_1/* .sum */.cz)(net) > 0 ? net : drawnOfZone;
        const total = (0,_split__rspack_import_1/* .sum */.cz)(weights);
        for(let bucket = 0; bucket < count; bucket += 1){
            const zone = zoneOfBucket[bucket] ?? 0;
            const ofZone = drawnOfZone[zone] ?? 0;
            if (total > 0 && ofZone > 0) {
                const partOfZone = (drawn[period * count + bucket] ?? 0) / ofZone;
                result[period * count + bucket] = amount * (weights[zone] ?? 0) * partOfZone / total;
            }
        }
    }
    return result;
}
/** Zones below zero cover the others in the given order until none is below zero. */ function coverFromSurplus(net, order) {
    let surplus = 0;
    for (const value of net){
        surplus += Math.max(-value, 0);
    }
    for (const zone of order){
        const open = Math.max(net[zone] ?? 0, 0);
        const covered = Math.min(open, surplus);
        net[zone] = open - covered;
        surplus -= covered;
    }
}


},
4140(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fv: () => (/* binding */ costsWithSources),
  CI: () => (/* binding */ costsAlone),
  bD: () => (/* binding */ priceMembers),
  w9: () => (/* binding */ costsInNetBilling)
});

// UNUSED EXPORTS: drawnBy

// EXTERNAL MODULE: ./src/domain/settlement/energy/balance.ts
var energy_balance = __webpack_require__(38001);
// EXTERNAL MODULE: ./src/domain/settlement/energy/madeMeter.ts
var madeMeter = __webpack_require__(9703);
// EXTERNAL MODULE: ./src/domain/settlement/energy/settleEnergy.ts
var settleEnergy = __webpack_require__(34358);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/domain/kernel/units.ts
var units = __webpack_require__(55645);
// EXTERNAL MODULE: ./src/domain/settlement/money/bill.ts
var bill = __webpack_require__(15006);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/money/netBilling.ts
var netBilling = __webpack_require__(41377);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var split = __webpack_require__(62244);
;// CONCATENATED MODULE: ./src/domain/settlement/money/alternatives.ts







/** The cost of buying these kWh (by period and bucket) alone. */ function aloneCosts(axis, list, kwhByBucket, vat, sheetOf) {
    const kwhPerYear = (0,units/* .kwh */.Jo)((0,split/* .sum */.cz)(kwhByBucket) * hourAxis/* .yearHours */.zq / axis.hours);
    return sheetOf(axis, list, kwhByBucket, {
        vat,
        kwhPerYear
    });
}
/**
 * Net-billing of one producer. Energy drawn after the meter's hourly balance is bought with all fees; the deposit pays
 * for active energy only. Above 50 kW, and where nobody uses energy, there is no prosumer and no deposit: exported
 * energy is sold at the market price (A13).
 */ function netBillingCosts(axis, list, meter, param, param1) {
    let { drawn, given } = param, { prices, vat, isProsumer, steady } = param1;
    const bills = aloneCosts(axis, list, drawn, vat, bill/* .taxedSum */.ok);
    if ((0,split/* .sum */.cz)(given) === 0) {
        return {
            gross: bills.gross,
            vat: bills.vat,
            paidIn: 0,
            used: 0,
            refunded: 0,
            forfeited: 0
        };
    }
    const value = exportValue(axis, meter, (0,settleEnergy/* .sumBuckets */.$m)(given, list.buckets.count), prices);
    if (!isProsumer) {
        const sold = (0,split/* .sum */.cz)(value);
        const gross = bills.gross - (0,units/* .toGrosze */.o0)((0,units/* .zloty */.Do)(sold));
        return {
            gross,
            vat: bills.vat,
            paidIn: sold,
            used: 0,
            refunded: 0,
            forfeited: 0
        };
    }
    const rules = prices.kind === 'monthly' ? netBilling/* .monthlyPriceRules */.w_ : netBilling/* .hourlyPriceRules */.yO;
    const energyCost = activeEnergyCost(axis, list, drawn, vat);
    const settleAccount = steady ? netBilling/* .settleSteadyDeposit */.WD : netBilling/* .settleDeposit */.MP;
    const account = settleAccount(value, energyCost, rules);
    const rest = steady ? {
        refunded: 0,
        forfeited: 0
    } : (0,netBilling/* .closeDeposit */.$G)(account, rules);
    const used = (0,split/* .sum */.cz)(account.used);
    const refunded = (0,split/* .sum */.cz)(account.refunded) + rest.refunded;
    return {
        gross: bills.gross - (0,units/* .toGrosze */.o0)((0,units/* .zloty */.Do)(used + refunded)),
        vat: bills.vat,
        paidIn: (0,split/* .sum */.cz)(account.paidIn),
        used,
        refunded,
        forfeited: (0,split/* .sum */.cz)(account.forfeited) + rest.forfeited
    };
}
/** Value of the exported energy, one sum per period like `given`; a negative price counts as zero. */ function exportValue(axis, meter, given, param) {
    let { kind, values } = param;
    const priceAt = (place)=>Math.max(values[place] ?? 0, 0);
    return kind === 'hourly' ? (0,energy_balance/* .worthOfGiven */.d$)(axis, meter, priceAt) : given.map((kwh, period)=>kwh * priceAt(period));
}
/** Active energy with excise and tax, one sum per period: all that a deposit may pay for. */ function activeEnergyCost(axis, list, drawn, vat) {
    const { count } = list.buckets;
    const { zones, excise } = list.tariff;
    return axis.periodMonths.map((_, period)=>{
        let cost = 0;
        for(let bucket = 0; bucket < count; bucket += 1){
            const energy = zones[list.zoneOfBucket[bucket] ?? 0]?.energy ?? 0;
            const at = period * count + bucket;
            cost += (drawn[at] ?? 0) * (energy + (list.market?.[at] ?? 0) + excise);
        }
        return cost * (1 + vat / 100);
    });
}

// EXTERNAL MODULE: ./src/domain/settlement/money/hourlyPrice.ts
var hourlyPrice = __webpack_require__(96565);
// EXTERNAL MODULE: ./src/domain/settlement/money/tariff.ts
var money_tariff = __webpack_require__(80057);
;// CONCATENATED MODULE: ./src/domain/settlement/priceMembers.ts








/**
 * Settles the energy of members in the buckets of their tariffs; `take` may make it elsewhere, or know it already. The
 * series must already be checked.
 */ function priceMembers(axis, members, options, cache) {
    let take = arguments.length > 4 && arguments[4] !== void 0 ? arguments[4] : (make)=>make();
    const listOf = priceLists(axis, cache);
    const lists = members.map((param)=>{
        let { tariff } = param;
        return listOf(tariff);
    });
    const bucketsOf = (index)=>lists[index]?.buckets ?? (0,energy_balance/* .oneBucket */.X5)(axis);
    const energy = take(()=>(0,settleEnergy/* .settleEnergy */.Wj)(axis, members.map((param)=>{
            let { meter } = param;
            return meter;
        }), options, bucketsOf, cache));
    const priced = members.flatMap((member, index)=>{
        const own = energy.members[index];
        const list = lists[index];
        return own && list ? [
            {
                member,
                list: (0,hourlyPrice/* .atHourlyPrice */.g)(axis, list, ()=>drawnBy(member.meter)),
                energy: own,
                consumed: consumedBy(axis, member, list, own, cache)
            }
        ] : [];
    });
    return {
        energy,
        members: priced,
        bucketsOf
    };
}
/** (a) Buys all use alone. */ function costsAlone(axis, param, param1, sheetOf) {
    let { member, list, consumed } = param, { vat } = param1;
    return member.isStorage === true || member.isSource === true ? bill/* .noBills */.qq : aloneCosts(axis, (0,hourlyPrice/* .atHourlyPrice */.g)(axis, list, ()=>inHours(member.consumption ?? member.meter.withdrawn)), consumed, vat, sheetOf);
}
/** (a′) Own sources without support. */ function costsWithSources(axis, param, param1, sheetOf) {
    let { member, list, energy } = param, { vat } = param1;
    return member.isStorage === true ? bill/* .noBills */.qq : aloneCosts(axis, (0,hourlyPrice/* .atHourlyPrice */.g)(axis, list, ()=>inHours(member.meter.withdrawn)), energy.balance.withdrawn, vat, sheetOf);
}
/** (b) Own sources in net-billing; members without any buy alone. Null without market prices. */ function costsInNetBilling(axis, param, param1) {
    let { member, list, energy } = param, { prices, vat, year } = param1;
    return prices === null || member.isStorage === true ? null : netBillingCosts(axis, list, member.meter, energy.balance, {
        prices,
        vat,
        isProsumer: member.isSource !== true && member.sourceKw <= law/* .prosumerPowerLimit.value */.An.value,
        steady: year === 'steady'
    });
}
/** Energy drawn after the balance of the hour, kWh. */ function drawnBy(param) {
    let { withdrawn, injected } = param;
    return (hour)=>Math.max((0,energy_balance/* .hourBalance */.vZ)(withdrawn, injected, hour), 0);
}
function inHours(series) {
    return (hour)=>series[hour] ?? 0;
}
/** One price list for each tariff, however many members share it. */ function priceLists(axis, cache) {
    const known = new Map();
    return (tariff)=>{
        const list = known.get(tariff) ?? (0,money_tariff/* .priceList */.g6)(axis, tariff, cache);
        known.set(tariff, list);
        return list;
    };
}
function consumedBy(axis, param, param1, param2, cache) {
    let { meter, consumption, isStorage } = param, { buckets } = param1, { balance } = param2;
    if (isStorage === true) {
        return new Float64Array(balance.drawn.length);
    }
    // Behind a made meter there are sources: it is not made just to see that it shows something else than the use.
    const isDrawn = !(meter instanceof madeMeter/* .MadeMeter */.N) && consumption === meter.withdrawn;
    return consumption === undefined || isDrawn ? balance.withdrawn : cache.of(consumption, buckets, ()=>(0,money_tariff/* .sumIntoBuckets */.PX)(axis, consumption, buckets));
}


},
64018(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ settle)
});

// EXTERNAL MODULE: ./src/domain/kernel/result.ts
var result = __webpack_require__(15285);
// EXTERNAL MODULE: ./src/domain/kernel/units.ts
var units = __webpack_require__(55645);
// EXTERNAL MODULE: ./src/domain/settlement/checkMembers.ts
var checkMembers = __webpack_require__(27637);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var settlement_split = __webpack_require__(62244);
;// CONCATENATED MODULE: ./src/domain/settlement/energy/indicators.ts

/** Indicators of the cooperative from the sums of its members. */ function indicators(param, members) {
    let { credits } = param;
    const total = (of)=>members.reduce((all, member)=>all + of(member), 0);
    const consumptionKwh = total((param)=>{
        let { consumed } = param;
        return (0,settlement_split/* .sum */.cz)(consumed);
    });
    const generationKwh = total((param)=>{
        let { member } = param;
        return member.generationKwh;
    });
    const ownUseKwh = total((param)=>{
        let { consumed, energy } = param;
        return Math.max((0,settlement_split/* .sum */.cz)(consumed) - (0,settlement_split/* .sum */.cz)(energy.balance.drawn), 0);
    });
    const instant = ownUseKwh + total((param)=>{
        let { energy } = param;
        return (0,settlement_split/* .sum */.cz)(energy.sharing.received);
    });
    const of = (part, whole)=>whole > 0 ? part / whole : null;
    const bought = of((0,settlement_split/* .sum */.cz)(credits.boughtKwh), consumptionKwh);
    return {
        consumptionKwh,
        generationKwh,
        ownUseKwh,
        coverage: of(generationKwh, consumptionKwh),
        autarky: bought === null ? null : 1 - bought,
        instantSufficiency: of(instant, consumptionKwh),
        selfUse: of(instant, generationKwh),
        useWithCredit: of(instant + (0,settlement_split/* .sum */.cz)(credits.usedCreditKwh), generationKwh)
    };
}

// EXTERNAL MODULE: ./src/domain/settlement/energy/settleEnergy.ts
var settleEnergy = __webpack_require__(34358);
// EXTERNAL MODULE: ./src/domain/settlement/hours/seriesCache.ts
var seriesCache = __webpack_require__(10825);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/domain/settlement/money/bill.ts
var bill = __webpack_require__(15006);
// EXTERNAL MODULE: ./src/domain/settlement/money/cooperativeCosts.ts
var cooperativeCosts = __webpack_require__(10784);
// EXTERNAL MODULE: ./src/domain/settlement/money/deductedVat.ts
var deductedVat = __webpack_require__(67070);
// EXTERNAL MODULE: ./src/domain/settlement/options.ts
var settlement_options = __webpack_require__(38898);
// EXTERNAL MODULE: ./src/domain/settlement/priceMembers.ts + 1 modules
var priceMembers = __webpack_require__(4140);
;// CONCATENATED MODULE: ./src/domain/settlement/settle.ts













/**
 * Steps 3–11 with money and comparisons. Invalid fields are returned as errors; no result contains a `NaN`. Values
 * already cached for the same series are not computed again.
 */ function settle(axis, members) {
    let options = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : settlement_options/* .defaultOptions */.K, cache = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : new seriesCache/* .SeriesCache */.k();
    const checked = (0,checkMembers/* .checkMembers */.c)(axis, members, options, cache);
    if (!checked.ok) {
        return checked;
    }
    const { members: known, missingHours } = checked.value;
    const { energy, members: priced, bucketsOf } = (0,priceMembers/* .priceMembers */.bD)(axis, known, options, cache);
    const facts = {
        vat: options.vat,
        ...(0,cooperativeCosts/* .powerFacts */.j)(members)
    };
    const costs = (0,cooperativeCosts/* .cooperativeCosts */.k)(axis, energy, priced, {
        ...options,
        ...facts
    }, (own)=>({
            sheet: own.sheet(bill/* .costSheet */.bO),
            avoided: own.avoided()
        }));
    const internal = (0,settleEnergy/* .internalSplit */.uA)(energy, options.key, bucketsOf);
    const results = priced.flatMap((member, index)=>{
        const ownCosts = costs.members[index];
        const split = internal[index];
        if (!ownCosts || !split) {
            return [];
        }
        const { statutoryBought, sharing } = member.energy;
        return [
            {
                ...ownCosts,
                id: member.member.id,
                statutoryBought,
                ...member.list.market && {
                    market: member.list.market
                },
                internal: split,
                internalPayment: internalPayment((0,settlement_split/* .sum */.cz)(split.shared), (0,settlement_split/* .sum */.cz)(sharing.delivered), options),
                alone: (0,priceMembers/* .costsAlone */.CI)(axis, member, options, bill/* .costSheet */.bO),
                aloneWithSources: (0,priceMembers/* .costsWithSources */.fv)(axis, member, options, bill/* .costSheet */.bO),
                netBilling: (0,priceMembers/* .costsInNetBilling */.w9)(axis, member, options)
            }
        ];
    });
    return (0,result.ok)({
        energy,
        members: results,
        indicators: indicators(energy, priced.filter((param)=>{
            let { member } = param;
            return member.isStorage !== true;
        })),
        gridDue: costs.gridDue,
        totals: {
            inCooperative: (0,units/* .sumGrosze */.i7)(results.map((param)=>{
                let { sheet } = param;
                return sheet.gross;
            })),
            alone: (0,units/* .sumGrosze */.i7)(results.map((param)=>{
                let { alone } = param;
                return alone.gross;
            })),
            aloneWithSources: (0,units/* .sumGrosze */.i7)(results.map((member)=>member.aloneWithSources.gross)),
            netBilling: options.prices === null ? null : (0,units/* .sumGrosze */.i7)(results.flatMap((param)=>{
                let { netBilling } = param;
                return netBilling?.gross ?? [];
            }))
        },
        deductedVat: {
            inCooperative: (0,deductedVat/* .deductedVat */.y)(known, (index)=>results[index]?.sheet.vat),
            alone: (0,deductedVat/* .deductedVat */.y)(known, (index)=>results[index]?.alone.vat),
            aloneWithSources: (0,deductedVat/* .deductedVat */.y)(known, (index)=>results[index]?.aloneWithSources.vat),
            netBilling: (0,deductedVat/* .deductedVat */.y)(known, (index)=>results[index]?.netBilling?.vat)
        },
        missingHours,
        warnings: warnings(energy, facts.largestKw, options)
    });
}
function internalPayment(received, delivered, param) {
    let { internalPrice, internalVat, vat } = param;
    const tax = internalVat ? 1 + vat / 100 : 1;
    return (0,units/* .toGrosze */.o0)((0,units/* .zloty */.Do)(internalPrice * (received * tax - delivered)));
}
/** Warnings to show before the numbers. */ function warnings(param, largestKw, param1) {
    let { credits } = param, { year, balancingPerMwh } = param1;
    const messages = [];
    if (year === 'steady' && (0,settlement_split/* .sum */.cz)(credits.expiredKwh) > 0) {
        messages.push('Nadwyżki są zbyt duże: część energii oddanej do sieci przepada, bo spółdzielnia nie odbierze jej w terminie.');
    }
    if (largestKw >= law/* .balancingPowerLimit.value */.gb.value && balancingPerMwh === 0) {
        messages.push('Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię. Przyjęto 0 zł/MWh.');
    }
    return messages;
}


},

}]);