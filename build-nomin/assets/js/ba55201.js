(() => {
"use strict";
var __webpack_modules__ = ({
59621(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Cn: () => (savedInYear),
  Rf: () => (savedVat)
});
/* import */ var _kernel_units__rspack_import_2 = __webpack_require__(55645);
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _levels__rspack_import_1 = __webpack_require__(93939);




/** The third stage: the saving in a year of 8760 hours; an error if the comparison needs missing market prices. */ function annualSaving(param, param1, against) {
    let { totals } = param, { axis } = param1;
    const other = totals[against];
    return other === null ? failed([
        {
            field: 'prices.market',
            message: 'Podaj ceny, żeby porównać z net-billingiem.'
        }
    ]) : ok(savedInYear(other, totals.inCooperative, axis));
}
/** The difference between two costs on an axis, scaled to a year of 8760 hours. */ function savedInYear(other, inCooperative, axis) {
    return (0,_kernel_units__rspack_import_2/* .zloty */.Do)((other - inCooperative) / 100 * (_settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq / axis.hours));
}
/** Zlotys a year; null if the comparison needs market prices that are not given. */ function savingOf(settled, ranges, against) {
    const range = ranges?.[against] ?? null;
    const base = annualSaving(settled.settlement, settled, against);
    // For a moment the ranges may still come from an older answer than the report.
    return !base.ok ? null : range !== null && Math.abs(range.base - base.value) < 0.01 ? range : {
        base: base.value,
        low: null,
        high: null,
        ...vatAtOnce(settled, against)
    };
}
/** The VAT in the saving while its range is not known yet. */ function vatAtOnce(param, against) {
    let { settlement, axis } = param;
    const base = savedVat(settlement, axis, against);
    return base.length === 0 ? {} : {
        savedVat: {
            low: base,
            base,
            high: base
        }
    };
}
/** VAT in the yearly saving that members deduct anyway, zł. */ function savedVat(param, param1, against) {
    let { deductedVat } = param, { hours } = param1;
    const { inCooperative = [], [against]: other = [] } = deductedVat;
    const years = new Map();
    const add = (tax, sign)=>{
        for (const { from, grosze } of tax){
            years.set(from, (years.get(from) ?? 0) + sign * (grosze / 100) * (_settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq / hours));
        }
    };
    add(other, 1);
    add(inCooperative, -1);
    return Array.from(years, (param)=>{
        let [from, zl] = param;
        return {
            from,
            zl
        };
    });
}
/**
 * What the cooperative adds to what its sources give without it, after the running costs that are named, zł: in a year
 * of 8760 hours, or in the settled time if that is shorter.
 */ function addedSaving(settled, ranges, param) {
    let { finance } = param;
    const saving = savingOf(settled, ranges, withoutCooperative(settled.settlement));
    const upkeep = finance?.annualCostZl ?? 0;
    const part = coversYear(settled.axis) ? 1 : settled.axis.hours / yearHours;
    if (saving === null || upkeep === 0 && part === 1) {
        return saving;
    }
    const { low, base, high } = saving;
    const told = (zl)=>(zl - upkeep) * part;
    return low === null ? {
        base: told(base),
        low,
        high
    } : {
        base: told(base),
        low: told(low),
        high: told(high)
    };
}
/**
 * What the cooperative would add if the market prices that are assumed were the lowest and the highest they may be, zł
 * as of {@link addedSaving}; null while that is not known, or where none is assumed.
 */ function addedAtMarketBounds(settled, ranges, input) {
    const told = addedSaving(settled, ranges, input);
    const against = withoutCooperative(settled.settlement);
    const sides = ranges?.effects.find((param)=>{
        let { id } = param;
        return id === 'market';
    })?.sides ?? [];
    const usual = ranges?.[against]?.base;
    // While ranges come from an older answer, the saving has none.
    if (typeof told?.low !== 'number' || usual === undefined) {
        return null;
    }
    const part = coversYear(settled.axis) ? 1 : settled.axis.hours / yearHours;
    const at = (bound)=>{
        const saved = sides.find((param)=>{
            let { change } = param;
            return change.assumedMarket === bound;
        })?.savings[against];
        return typeof saved === 'number' ? zloty(told.base + (saved - usual) * part) : null;
    };
    const [lowest, highest] = [
        at('lowest'),
        at('highest')
    ];
    return lowest === null || highest === null ? null : {
        lowest,
        highest
    };
}


},
18930(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  f: () => (fullLoadProblem)
});
/* import */ var _settlement_law_verdict__rspack_import_1 = __webpack_require__(526);
/* import */ var _limits__rspack_import_0 = __webpack_require__(72143);


/** Why a plant cannot generate so much: a year has no more hours than it can work at full power. Null if it can. */ function fullLoadProblem(param) {
    let { kw, annualKwh = 0 } = param;
    const most = kw * _limits__rspack_import_0/* .limits.fullLoadHours */.F.fullLoadHours;
    return annualKwh > most ? `Źródło o mocy ${(0,_settlement_law_verdict__rspack_import_1/* .showNumber */.Zo)(kw)} kW nie wytworzy w roku więcej niż ${(0,_settlement_law_verdict__rspack_import_1/* .showNumber */.Zo)(most)} kWh (${_limits__rspack_import_0/* .limits.fullLoadHours */.F.fullLoadHours} godzin pełnej mocy). Wpisz mniejszą produkcję albo większą moc.` : null;
}


},
72143(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  F: () => (limits)
});
/** Above so many members less is kept in memory and fewer sizes are tried: each costs a phone up to a second. */ const manyMembers = 200;
/** Most members in a description: the settlement is measured and tested up to this number. */ const memberLimit = 1000;
/** Limits of the numbers in a description, the same in the form, in a file and in a link. */ const limits = {
    annualKwh: 100000000,
    /** Ten times the 10 MW allowed by art. 38e ust. 1 pkt 3, so that the form can also report too much power. */ kw: 100000,
    zloty: 1000000000,
    /** zł/kWh */ rate: 10,
    /** kWh from 1 kWp in a year. */ annualYield: 1500,
    /** Mean power of a turbine as a part of its full power: more than any turbine reaches. */ capacityFactor: 0.6,
    /** Hours of full power in a year: more is impossible. */ fullLoadHours: 8760,
    batteryKwh: 1000000,
    /** zł a month */ monthlyFee: 1000000,
    /** zł/MWh; the market's own limits are narrower. */ marketPrice: 50000
};


},
81399(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  R: () => (isOwnConnection)
});
/** A point of delivery, as far as its use is described. */ /** A source of the cooperative itself with a connection of its own, behind which nobody uses energy. */ function isOwnConnection(point) {
    const { ofCooperative, readings, withdrawnKwh, file, consumptionKwh, profile } = point;
    return ofCooperative === true && [
        readings,
        withdrawnKwh,
        file,
        consumptionKwh,
        profile
    ].every((use)=>use === undefined);
}


},
79232(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Ck: () => (panelCost),
  Cw: () => (batteryKwh),
  pY: () => (photovoltaicKw)
});
/** Power of the panels alone, kWp: the variable of the power curve. */ function photovoltaicKw(param) {
    let { members } = param;
    return members.flatMap((param)=>{
        let { sources = [] } = param;
        return sources;
    }).reduce((all, param)=>{
        let { kind, kw } = param;
        return kind === 'pv' ? all + kw : all;
    }, 0);
}
/** Capacity of all batteries, of the members and of the cooperative, kWh. */ function batteryKwh(param) {
    let { members, battery } = param;
    return [
        battery,
        ...members.map((member)=>member.battery)
    ].reduce((all, own)=>all + (own?.kwh ?? 0), 0);
}
/**
 * The price of one more kWp: as given or, if the cost in the description pays for nothing else, that cost divided over
 * its panels. Otherwise the cost of the other sources or batteries would have to be made up.
 */ function panelCost(input) {
    const { finance, prices, battery, members } = input;
    const kw = photovoltaicKw(input);
    const isCompared = finance?.against !== 'netBilling' || prices?.market !== undefined;
    if (!finance || finance.costZl <= 0 || kw <= 0 || !isCompared) {
        return {
            kind: 'none'
        };
    }
    if (finance.panelZlPerKw !== undefined) {
        return {
            kind: 'perKw',
            zlPerKw: finance.panelZlPerKw
        };
    }
    const hasMore = battery !== undefined || members.some((member)=>member.battery !== undefined || (member.sources ?? []).some((param)=>{
            let { kind, kw: power } = param;
            return kind !== 'pv' && power > 0;
        }) || (member.sourceKw ?? 0) > 0);
    return hasMore ? {
        kind: 'mixed'
    } : {
        kind: 'perKw',
        zlPerKw: finance.costZl / kw
    };
}


},
88495(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Bg: () => (resultOf),
  RP: () => (valueOf),
  dz: () => (InputError)
});
/* import */ var _kernel_result__rspack_import_0 = __webpack_require__(15285);

/** Fields to correct. Thrown only inside the calculation, which returns a {@link Result}. */ class InputError extends Error {
    errors;
    constructor(errors){
        super(errors.map((param)=>{
            let { field, message } = param;
            return `${field}: ${message}`;
        }).join('\n')), this.errors = errors;
    }
}
/** The value of a result; throws an {@link InputError} if it failed. */ function valueOf(result) {
    if (!result.ok) {
        throw new InputError(result.errors);
    }
    return result.value;
}
/** Runs a step of the calculation and turns an {@link InputError} into a failed result. */ function resultOf(step) {
    try {
        return (0,_kernel_result__rspack_import_0.ok)(step());
    } catch (error) {
        if (error instanceof InputError) {
            return (0,_kernel_result__rspack_import_0/* .failed */.g)(error.errors);
        }
        throw error;
    }
}


},
4748(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Zc: () => (meterTariffs)
});
/* import */ var _settlement_money_rates__rspack_import_4 = __webpack_require__(97540);
/* import */ var _settlement_money_tariffGroups__rspack_import_0 = __webpack_require__(71673);
/* import */ var _settlement_fieldPaths__rspack_import_2 = __webpack_require__(30338);
/* import */ var _ownConnection__rspack_import_3 = __webpack_require__(81399);
/* import */ var _problems__rspack_import_1 = __webpack_require__(88495);





/** The day whose rates an input uses. */ function dayOfRates(param) {
    let { ratesDay, start } = param;
    return ratesDay ?? start.slice(0, 10);
}
/** One tariff per meter: the members', then the cooperative's battery's. Empty if the input names no tariffs. */ function meterTariffs(input, rates) {
    const wanted = [
        ...input.members.map((member, index)=>({
                ...member,
                place: (0,_settlement_fieldPaths__rspack_import_2/* .memberPath */.Mb)(index),
                mayBeFree: (0,_ownConnection__rspack_import_3/* .isOwnConnection */.R)(member)
            })),
        ...input.battery ? [
            {
                ...input.battery,
                place: 'battery',
                mayBeFree: false
            }
        ] : []
    ];
    if (wanted.every((param)=>{
        let { tariff } = param;
        return tariff === undefined;
    })) {
        if (input.finance) {
            const message = 'Podaj taryfy członków: bez nich nie ma kosztów.';
            throw new _problems__rspack_import_1/* .InputError */.dz([
                {
                    field: 'finance',
                    message
                }
            ]);
        }
        return [];
    }
    const known = readTariffs(input, rates);
    const errors = [];
    const market = hourlyMarket(input);
    const noPrices = new Set();
    const atMarket = withMarket();
    const tariffs = wanted.flatMap((param)=>{
        let { tariff: id = '', orderedKw, place, mayBeFree } = param;
        if (id === '' && mayBeFree) {
            return [
                withoutFees
            ];
        }
        const tariff = known.get(id);
        if (!tariff) {
            const names = [
                ...known.keys()
            ].join(', ');
            const message = `Podaj nazwę taryfy z pola „tariffs”: ${names}.`;
            errors.push({
                field: `${place}.tariff`,
                message
            });
            return [];
        }
        if (orderedKw === undefined && (0,_settlement_money_tariffGroups__rspack_import_0/* .chargesPower */.L)(input.tariffs?.[id])) {
            const message = `Podaj moc umowną w kW: opłaty „${id}” od niej zależą. Jest na rachunku.`;
            errors.push({
                field: `${place}.orderedKw`,
                message
            });
            return [];
        }
        const described = input.tariffs?.[id];
        const isHourly = described?.kind === 'own' && described.hourlyPrice === true;
        if (isHourly && market === null && !noPrices.has(id)) {
            noPrices.add(id);
            errors.push({
                field: `tariffs.${id}.hourlyPrice`,
                message: noHourlyPrices
            });
        }
        return [
            isHourly && market ? atMarket(tariff(orderedKw), market) : tariff(orderedKw)
        ];
    });
    if (errors.length > 0) {
        throw new _problems__rspack_import_1/* .InputError */.dz(errors);
    }
    return tariffs;
}
const noHourlyPrices = 'Te stawki mają cenę energii z rynku, inną co godzinę. Wczytaj ceny godzinowe z pliku RCE w części „Ceny i sposób rozliczenia” albo wyłącz cenę godzinową.';
/** zł/kWh; null without hourly prices. */ function hourlyMarket(param) {
    let { prices } = param;
    return prices?.market?.kind === 'hourly' ? Float64Array.from(prices.market.zlPerMwh, (price)=>price / 1000) : null;
}
/** Meters that share a tariff still do when it has market prices: sums in its zones are made once. */ function withMarket() {
    const known = new Map();
    return (tariff, market)=>{
        const made = known.get(tariff) ?? {
            ...tariff,
            market
        };
        known.set(tariff, made);
        return made;
    };
}
/** For a source of the cooperative whose connection's fees nobody has given. It buys nothing, so no rate is missing. */ const withoutFees = {
    id: '',
    zones: [
        {
            name: 'całodobowa',
            energy: 0,
            network: 0
        }
    ],
    excise: 0,
    quality: 0,
    renewables: 0,
    cogeneration: 0,
    capacity: {
        kind: 'flat',
        steps: []
    },
    fixedNetwork: 0,
    subscription: 0,
    trade: 0
};
/** Tariffs of the input by name; omitted rates come from the table for the day of the input. */ function readTariffs(input, table) {
    const day = dayOfRates(input);
    return new Map(Object.entries(input.tariffs ?? {}).map((param)=>{
        let [id, tariff] = param;
        if (tariff.kind === 'own') {
            return [
                id,
                ownTariff(id, tariff, table, day)
            ];
        }
        const g11 = {
            ...(0,_problems__rspack_import_1/* .valueOf */.RP)((0,_settlement_money_rates__rspack_import_4/* .g11Tariff */.GH)(table, tariff.operator, day, defined(tariff))),
            id
        };
        return [
            id,
            ()=>g11
        ];
    }));
}
function defined(param) {
    let { energy, fixedNetwork, subscription, trade } = param;
    return {
        ...energy !== undefined && {
            energy
        },
        ...fixedNetwork !== undefined && {
            fixedNetwork
        },
        ...subscription !== undefined && {
            subscription
        },
        ...trade !== undefined && {
            trade
        }
    };
}
function ownTariff(id, tariff, table, day) {
    const errors = [];
    const rate = (name)=>{
        const row = (0,_settlement_money_rates__rspack_import_4/* .rateOn */._d)(table, name, day);
        if (row.ok) {
            return row.value.value;
        }
        errors.push(...row.errors.map((error)=>({
                ...error,
                field: `tariffs.${id}.${name}`
            })));
        return 0;
    };
    const { schedule, fixedNetworkPerKw = 0 } = tariff;
    const capacity = capacityFees(tariff.capacity, rate);
    const common = {
        id,
        zones: tariff.zones,
        ...schedule && {
            schedule
        },
        excise: tariff.excise ?? rate('excise'),
        quality: tariff.quality ?? rate('quality'),
        renewables: tariff.renewables ?? rate('renewables'),
        cogeneration: tariff.cogeneration ?? rate('cogeneration'),
        fixedNetwork: tariff.fixedNetwork ?? 0,
        subscription: tariff.subscription ?? 0,
        trade: tariff.trade ?? 0
    };
    if (errors.length > 0) {
        throw new _problems__rspack_import_1/* .InputError */.dz(errors);
    }
    // Meters with the same power share one tariff: sums in its zones are then made once.
    const known = new Map();
    return function() {
        let orderedKw = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : 0;
        const kw = (0,_settlement_money_tariffGroups__rspack_import_0/* .chargesPower */.L)(tariff) ? orderedKw : 0;
        const made = known.get(kw) ?? {
            ...common,
            capacity: (0,_settlement_money_tariffGroups__rspack_import_0/* .hasFlatCapacity */.MV)(kw) ? capacity.small : capacity.large,
            ...fixedNetworkPerKw > 0 && {
                orderedPower: {
                    rate: fixedNetworkPerKw,
                    kw
                }
            }
        };
        known.set(kw, made);
        return made;
    };
}
/** The capacity fee of a meter up to 16 kW and above. */ function capacityFees(capacity, rate) {
    const flat = capacity.kind === 'perKwh' ? null : (0,_settlement_money_rates__rspack_import_4/* .flatCapacityFee */._r)(rate);
    const perKwh = capacity.kind === 'flat' ? null : {
        kind: 'perKwh',
        rate: capacity.rate ?? rate('capacityPerKwh'),
        coefficient: capacity.coefficient
    };
    const only = flat ?? perKwh ?? {
        kind: 'flat',
        steps: []
    };
    return {
        small: only,
        large: perKwh ?? only
    };
}


},
94122(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Tj: () => (noticeable),
  compareKeys: () => (compareKeys)
});
/* import */ var _kernel_result__rspack_import_8 = __webpack_require__(15285);
/* import */ var _kernel_units__rspack_import_10 = __webpack_require__(55645);
/* import */ var _settlement_energy_settleEnergy__rspack_import_0 = __webpack_require__(34358);
/* import */ var _settlement_hours_hourAxis__rspack_import_1 = __webpack_require__(83629);
/* import */ var _settlement_money_bill__rspack_import_2 = __webpack_require__(15006);
/* import */ var _settlement_money_hourlyPrice__rspack_import_7 = __webpack_require__(96565);
/* import */ var _settlement_priceMembers__rspack_import_3 = __webpack_require__(4140);
/* import */ var _settlement_money_tariff__rspack_import_4 = __webpack_require__(80057);
/* import */ var _settlement_split__rspack_import_9 = __webpack_require__(62244);
/* import */ var _levels__rspack_import_5 = __webpack_require__(93939);
/* import */ var _settle__rspack_import_6 = __webpack_require__(13091);











/** Ways to divide what the cooperative pays. The first is what the seller's bills do. */ const keyIds = (/* unused pure expression or super */ null && ([
    'statutory',
    'hourly',
    'equal',
    'byUse',
    'fixed'
]));
/**
 * Who gains and who loses under each key. A key divides shared and credited energy; what a member then buys is valued
 * by the member's own tariff. Together the members pay the seller's bills whatever the key, so what the valuations miss
 * of them is spread in proportion.
 */ function compareKeys(prepared) {
    const settled = (0,_settle__rspack_import_6/* .settleCooperative */.PN)(prepared);
    if (!settled.ok) {
        return settled;
    }
    const settlement = settled.value;
    const options = (0,_settle__rspack_import_6/* .settlementOptions */.Ku)(prepared.input);
    const scale = (0,_settlement_hours_hourAxis__rspack_import_1/* .toldScale */.Wp)(prepared.axis);
    const { axis, cache } = prepared;
    const lists = (0,_settle__rspack_import_6/* .settlementMembers */.B2)(prepared).map((param)=>{
        let { tariff, meter } = param;
        return (0,_settlement_money_hourlyPrice__rspack_import_7/* .atHourlyPrice */.g)(axis, (0,_settlement_money_tariff__rspack_import_4/* .priceList */.g6)(axis, tariff, cache), ()=>(0,_settlement_priceMembers__rspack_import_3/* .drawnBy */.Y_)(meter));
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
    return (0,_kernel_result__rspack_import_8.ok)(settlement.members.map((member, index)=>({
            id: member.id,
            withoutZl: (0,_levels__rspack_import_5/* .costWithout */.oT)(member) / 100 * scale,
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
    const split = (key)=>(0,_settlement_energy_settleEnergy__rspack_import_0/* .internalSplit */.uA)(energy, key, (index)=>{
            const tariff = tariffs[index];
            return tariff ? (0,_settlement_money_tariff__rspack_import_4/* .priceList */.g6)(axis, tariff, cache).buckets : {
                ofHour: new Uint8Array(axis.hours),
                count: 1
            };
        });
    const shared = (shareOf)=>({
            kind: 'fixed',
            // The cooperative's battery comes after the members and has no share.
            shares: energy.members.map((_, index)=>index < members.length ? shareOf(index) : 0)
        });
    const drawn = energy.members.map((member)=>(0,_settlement_split__rspack_import_9/* .sum */.cz)(member.drawn));
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
                split((0,_settle__rspack_import_6/* .internalKeyOf */.IE)(input))
            ]
        ] : []
    ];
}
/** Cost of each member, zł gross of the settled time: the fixed part of the bill, and the energy bought by the key. */ function costsUnder(param, lists, internal, options) {
    let { members, energy } = param;
    const valueOf = (index, bought)=>{
        const list = lists[index];
        const balance = energy.members[index]?.balance;
        return list && balance ? (0,_settlement_split__rspack_import_9/* .sum */.cz)(Float64Array.from(Object.values((0,_settlement_money_bill__rspack_import_2/* .kwhCosts */.Lr)(list, (0,_settlement_money_tariff__rspack_import_4/* .boughtByBucket */.Vy)(list, bought, balance))))) : 0;
    };
    const billed = members.map((member, index)=>valueOf(index, member.statutoryBought));
    const valued = members.map((_, index)=>valueOf(index, internal[index]?.bought ?? new Float64Array()));
    const total = (values)=>values.reduce((all, one)=>all + one, 0);
    const scale = total(valued) > 0 ? total(billed) / total(valued) : 0;
    const tax = 1 + options.vat / 100;
    return members.map((member, index)=>{
        const fixed = member.sheet.gross / 100 - (billed[index] ?? 0) * tax;
        const delivered = (0,_settlement_split__rspack_import_9/* .sum */.cz)(energy.members[index]?.sharing.delivered ?? new Float64Array());
        const received = (0,_settlement_split__rspack_import_9/* .sum */.cz)(internal[index]?.shared ?? new Float64Array());
        return fixed + (valued[index] ?? 0) * scale * tax + (0,_kernel_units__rspack_import_10/* .toGrosze */.o0)((0,_kernel_units__rspack_import_10/* .zloty */.Do)(options.internalPrice * (received * (options.internalVat ? tax : 1) - delivered))) / 100;
    });
}
/** zł a year; rounding of bills to the grosz harms nobody. */ const noticeable = 0.5;
/** Whether the member pays more in the cooperative than without it. */ function isWorseOff(param, key) {
    let { withoutZl, costZl } = param;
    return (costZl[key] ?? withoutZl) - withoutZl > noticeable;
}


},
87295(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  S: () => (worseOff)
});
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _description_ownConnection__rspack_import_3 = __webpack_require__(81399);
/* import */ var _levels__rspack_import_1 = __webpack_require__(93939);
/* import */ var _keys__rspack_import_2 = __webpack_require__(94122);




/** Those who would lose by joining, who loses the most first: the sum of all may hide them. */ function worseOff(param, param1) {
    let { input, axis } = param, { members } = param1;
    const scale = (0,_settlement_hours_hourAxis__rspack_import_0/* .toldScale */.Wp)(axis);
    return members.flatMap((member, index)=>{
        const described = input.members[index];
        const { id, sheet, internalPayment } = member;
        const zl = (sheet.gross + internalPayment - (0,_levels__rspack_import_1/* .costWithout */.oT)(member)) / 100 * scale;
        // What belongs to the cooperative itself is nobody who joins.
        return described && !(0,_description_ownConnection__rspack_import_3/* .isOwnConnection */.R)(described) && zl > _keys__rspack_import_2/* .noticeable */.Tj ? [
            {
                id,
                zl
            }
        ] : [];
    }).sort((a, b)=>b.zl - a.zl);
}


},
25129(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  x: () => (factsOf),
  y: () => (conditionsOf)
});
/* import */ var _settlement_law_conditions__rspack_import_0 = __webpack_require__(85825);
/* import */ var _hiddenUse__rspack_import_1 = __webpack_require__(9432);
/* import */ var _holders__rspack_import_2 = __webpack_require__(86124);



/** The legal conditions, checked with whatever can be computed from the members. */ function conditionsOf(prepared) {
    return (0,_settlement_law_conditions__rspack_import_0/* .validateCooperative */.A0)(factsOf(prepared));
}
/** What is known about a cooperative: the facts of its description and what its members add up to. */ function factsOf(prepared) {
    const { input, members } = prepared;
    const powers = members.flatMap((param)=>{
        let { sourceKw } = param;
        return sourceKw;
    });
    return {
        ...input.cooperative,
        ...(0,_hiddenUse__rspack_import_1/* .energyOfYear */.nz)(prepared),
        ...powers.length > 0 && {
            electricKw: powers.reduce((all, kw)=>all + kw, 0),
            largestKw: Math.max(...powers)
        },
        members: (0,_holders__rspack_import_2/* .holdersOf */.pW)(input.members).size,
        memberCounts: (0,_holders__rspack_import_2/* .countMembers */.bI)(input.members),
        storageKwh: input.battery?.kwh ?? 0
    };
}


},
9432(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Bn: () => (leastForCoverage),
  jN: () => (hiddenKwh),
  nz: () => (energyOfYear),
  o5: () => (withHiddenUse)
});
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _settlement_law_conditions__rspack_import_1 = __webpack_require__(85825);
/* import */ var _settlement_split__rspack_import_2 = __webpack_require__(62244);
/* import */ var _description_panels__rspack_import_3 = __webpack_require__(79232);




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
    if (axis.hours < _settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq) {
        return {};
    }
    const hidden = hiddenKwh(prepared);
    const known = members.reduce((all, member)=>all + (member.hiddenKwh ?? 0), 0);
    const total = (of)=>members.reduce((all, member)=>all + cache.of(member, of, ()=>(0,_settlement_split__rspack_import_2/* .sum */.cz)(member[of])), known);
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
    const needed = consumptionKwh * (0,_settlement_law_conditions__rspack_import_1/* .requiredCoverage */.ir)(cooperative?.applicationDay).value / 100;
    const missing = needed - (generationKwh - panelKwh);
    return Math.max((0,_description_panels__rspack_import_3/* .photovoltaicKw */.pY)(prepared.input) * missing / panelKwh, 0);
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
86124(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  UI: () => (checkHolders),
  bI: () => (countMembers),
  pW: () => (holdersOf)
});
/* import */ var _settlement_fieldPaths__rspack_import_0 = __webpack_require__(30338);

/** The member of the cooperative a point of delivery belongs to: its own name, unless it names another. */ function holderOf(param) {
    let { id, holder } = param;
    const named = holder?.trim() ?? '';
    return named === '' ? id.trim() : named;
}
/** „Gmina” and „gmina” are one member: a capital letter makes no second one. */ const keyOf = (point)=>holderOf(point).toLowerCase();
/** Whether two points of delivery belong to one member. */ function isSameHolder(one, other) {
    return keyOf(one) === keyOf(other);
}
/** The members of a cooperative, with their kind if any of their points tells it. */ function holdersOf(points) {
    const holders = new Map();
    for (const point of points.filter((param)=>{
        let { ofCooperative } = param;
        return ofCooperative !== true;
    })){
        const known = holders.get(keyOf(point));
        holders.set(keyOf(point), {
            name: known?.name ?? holderOf(point),
            person: known?.person ?? point.person
        });
    }
    return holders;
}
/** Members by kind, for the condition of the least number of members. */ function countMembers(points) {
    const counts = {
        natural: 0,
        legal: 0,
        community: 0,
        unknown: 0
    };
    for (const { person } of holdersOf(points).values()){
        counts[person ?? 'unknown'] += 1;
    }
    return counts;
}
/** Points of one member that say it is two kinds of person. */ function checkHolders(points) {
    const holders = holdersOf(points);
    return points.flatMap((point, index)=>{
        const name = holderOf(point);
        return point.person === undefined || point.person === holders.get(keyOf(point))?.person ? [] : [
            {
                field: `${(0,_settlement_fieldPaths__rspack_import_0/* .memberPath */.Mb)(index)}.person`,
                message: `Punkty poboru członka „${name}” podają różne odpowiedzi, kim on jest. Wybierz jedną.`
            }
        ];
    });
}


},
98165(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  _: () => (obstaclesOf)
});
/* import */ var _energy_regions__rspack_import_8 = __webpack_require__(27074);
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _settlement_law_conditions__rspack_import_1 = __webpack_require__(85825);
/* import */ var _settlement_law_law__rspack_import_2 = __webpack_require__(81287);
/* import */ var _settlement_law_memberCount__rspack_import_3 = __webpack_require__(28758);
/* import */ var _settlement_law_verdict__rspack_import_6 = __webpack_require__(526);
/* import */ var _settlement_split__rspack_import_9 = __webpack_require__(62244);
/* import */ var _conditions__rspack_import_4 = __webpack_require__(25129);
/* import */ var _description_panels__rspack_import_7 = __webpack_require__(79232);
/* import */ var _prepare_prepareMembers__rspack_import_5 = __webpack_require__(96690);










/** What keeps the cooperative from being, by the verdicts on it. Conditions that are unknown forbid nothing. */ function obstaclesOf(prepared, conditions) {
    const facts = (0,_conditions__rspack_import_4/* .factsOf */.x)(prepared);
    return conditions.filter((param)=>{
        let { status } = param;
        return status === 'notMet';
    }).map((param)=>{
        let { id, text } = param;
        return {
            id,
            ...id === 'coverage' ? missingPanels(prepared, facts) : id === 'power' ? tooMuchPower(prepared, facts) : id === 'leastMembers' ? tooFewMembers(prepared, facts) : {
                text: plainText(id, facts) ?? text.replace(/\.$/, '')
            }
        };
    });
}
function plainText(id, facts) {
    const { municipalities = [], gridOperators, voltageKv = 0, sellers } = facts;
    switch(id){
        case 'area':
            return municipalities.length > _settlement_law_law__rspack_import_2/* .municipalityLimit.value */.Yl.value ? `gmin jest ${municipalities.length}, a mogą być najwyżej ${_settlement_law_law__rspack_import_2/* .municipalityLimit.value */.Yl.value}` : 'gminy nie sąsiadują ze sobą';
        case 'gridOperator':
            return `operatorów sieci jest ${gridOperators}, a musi być jeden`;
        case 'voltage':
            return `przyłącze ma ${(0,_settlement_law_verdict__rspack_import_6/* .showNumber */.Zo)(voltageKv)}\u00a0kV, a musi mieć mniej niż ${_settlement_law_law__rspack_import_2/* .gridVoltageLimit.value */.QD.value}\u00a0kV`;
        case 'seller':
            return `sprzedawców jest ${sellers}, a musi być jeden`;
        case 'ownership':
            return 'instalacje nie należą do spółdzielni ani do jej członków';
        default:
            return undefined;
    }
}
/** „brakuje 2 członków”; where all may be legal persons, also how many of those would do. */ function tooFewMembers(prepared, param) {
    let { memberCounts, agricultural } = param;
    const missing = memberCounts && (0,_settlement_law_memberCount__rspack_import_3/* .missingMembers */.Sp)(memberCounts, agricultural);
    const { anyone, legalPersons } = missing ?? {
        anyone: 0,
        legalPersons: null
    };
    const members = `brakuje ${anyone}\u00a0${anyone === 1 ? 'członka' : 'członków'}`;
    const { natural = 0, community = 0, unknown = 0 } = memberCounts ?? {};
    const perKwp = yieldOfPanels(prepared);
    const isOnlyLegal = natural + community + unknown === 0;
    return {
        text: legalPersons === null ? members : `${members} albo ${legalPersons}\u00a0${legalPersons === 1 ? 'osoby prawnej' : 'osób prawnych'}, jeśli wszyscy członkowie są osobami prawnymi`,
        newMembers: legalPersons !== null && isOnlyLegal ? {
            count: legalPersons,
            person: 'legal',
            perKwp
        } : {
            count: anyone,
            person: 'natural',
            perKwp
        }
    };
}
/** The power is rounded to whole kWp, and each member's part of it to 0.01 kWp: this much is left for that. */ const roundingKwp = 0.1;
/** How many kWp are missing to the coverage the law requires, at the yield of the described panels. */ function missingPanels(prepared, param) {
    let { consumptionKwh = 0, generationKwh = 0, applicationDay } = param;
    const threshold = (0,_settlement_law_conditions__rspack_import_1/* .requiredCoverage */.ir)(applicationDay).value;
    const kwp = (0,_description_panels__rspack_import_7/* .photovoltaicKw */.pY)(prepared.input);
    const missingKwp = (consumptionKwh * threshold / 100 - generationKwh) / yieldOfPanels(prepared);
    const panelsKwp = Math.ceil(kwp + missingKwp + roundingKwp);
    return {
        text: `brakuje ${(0,_settlement_law_verdict__rspack_import_6/* .showNumber */.Zo)(Math.ceil(panelsKwp - kwp))}\u00a0kWp paneli`,
        panelsKwp
    };
}
/** What one kWp of the described panels gives, kWh; where there are none, what is usual in the region. */ function yieldOfPanels(prepared) {
    const { input, axis } = prepared;
    const kwp = (0,_description_panels__rspack_import_7/* .photovoltaicKw */.pY)(input);
    return kwp > 0 ? panelsKwh(prepared) / kwp : _energy_regions__rspack_import_8/* .regionYields */.v[input.region] * axis.hours / _settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq;
}
/** Generation of the panels alone, without any other sources, kWh. */ function panelsKwh(param) {
    let { input, axis, members, cache } = param;
    const withPanels = input.members.flatMap((param, index)=>{
        let { id, sources = [] } = param;
        const panels = sources.filter((param)=>{
            let { kind } = param;
            return kind === 'pv';
        });
        const isAll = panels.length > 0 && panels.length === sources.length;
        const kwh = isAll ? (0,_settlement_split__rspack_import_9/* .sum */.cz)(members[index]?.generation ?? new Float64Array()) : undefined;
        return panels.length > 0 ? [
            {
                id,
                sources: panels,
                kwh
            }
        ] : [];
    });
    const mixed = withPanels.filter((param)=>{
        let { kwh } = param;
        return kwh === undefined;
    });
    // A member without use, so that only the panels are left.
    const alone = (0,_prepare_prepareMembers__rspack_import_5/* .prepareMembers */.$)({
        ...input,
        members: mixed.map((param)=>{
            let { id, sources } = param;
            return {
                id,
                profile: {
                    kind: 'household',
                    annualKwh: 0,
                    seed: 1
                },
                sources
            };
        })
    }, axis, ()=>undefined, cache);
    return [
        ...withPanels.map((param)=>{
            let { kwh = 0 } = param;
            return kwh;
        }),
        ...alone.map((param)=>{
            let { generation } = param;
            return (0,_settlement_split__rspack_import_9/* .sum */.cz)(generation);
        })
    ].reduce((total, kwh)=>total + kwh, 0);
}
function tooMuchPower(param, param1) {
    let { input } = param, { electricKw = 0 } = param1;
    const excess = electricKw - _settlement_law_law__rspack_import_2/* .electricPowerLimit.value */.KN.value;
    const panelsKwp = Math.floor((0,_description_panels__rspack_import_7/* .photovoltaicKw */.pY)(input) - excess - roundingKwp);
    return {
        text: `moc instalacji jest o ${(0,_settlement_law_verdict__rspack_import_6/* .showNumber */.Zo)(Math.ceil(excess))}\u00a0kW za duża`,
        ...panelsKwp > 0 && {
            panelsKwp
        }
    };
}


},
93939(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  oT: () => (costWithout)
});
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);

/** The levels of a settled cooperative. */ function costLevels(settled, param) {
    let { finance, prices } = param;
    const { axis, settlement } = settled;
    const { totals, members } = settlement;
    const scale = toldScale(axis);
    const zl = (grosze)=>grosze / 100 * scale;
    // The fee for service is on the bills, with their tax.
    const service = members.reduce((all, param)=>{
        let { sheet } = param;
        const tax = sheet.net > 0 ? sheet.gross / sheet.net : 1;
        return all + sheet.costs.service * tax * scale;
    }, 0);
    const upkeep = (finance?.annualCostZl ?? 0) * (coversYear(axis) ? 1 : axis.hours / yearHours);
    return {
        alone: zl(totals.alone),
        withSources: zl(totals.aloneWithSources),
        netBilling: totals.netBilling === null ? null : zl(totals.netBilling),
        inCooperative: zl(totals.inCooperative) - service,
        running: upkeep > 0 || (prices?.servicePerMember ?? 0) > 0 ? upkeep + service : null
    };
}
/**
 * The cheapest way the same members with the same sources have without the cooperative: what it adds is told against
 * this. Against giving the surplus away it would be credited with what net-billing or a sale would bring anyway.
 */ function withoutCooperative(param) {
    let { totals } = param;
    return totals.netBilling !== null && totals.netBilling < totals.aloneWithSources ? 'netBilling' : 'aloneWithSources';
}
/** The same of one member, gross grosze: with net-billing or a sale where market prices are given. */ function costWithout(param) {
    let { aloneWithSources, netBilling } = param;
    return Math.min(aloneWithSources.gross, netBilling?.gross ?? Infinity);
}
/** What own sources give without any cooperative, zł. */ function savedBySources(param) {
    let { alone, withSources, netBilling } = param;
    return alone - Math.min(withSources, netBilling ?? withSources);
}
/** What the cooperative adds to that, after the running costs that are named, zł. */ function addedByCooperative(levels) {
    const { alone, inCooperative, running } = levels;
    return alone - savedBySources(levels) - inCooperative - (running ?? 0);
}


},
36534(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  v: () => (alignReadings)
});
/* import */ var _settlement_fieldPaths__rspack_import_3 = __webpack_require__(30338);
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _kernel_time__rspack_import_2 = __webpack_require__(56341);
/* import */ var _description_problems__rspack_import_1 = __webpack_require__(88495);




/**
 * Cuts the members' readings to the hours they all have; the input then starts there. Only twelve whole months have a
 * steady year, fees of a cut month are those of its days, and of twelve monthly prices only those of the months remain.
 * Throws an {@link InputError} if there are no common hours.
 */ function alignReadings(input) {
    const spans = input.members.flatMap((param)=>{
        let { id, readings } = param;
        const startMs = readings ? Date.parse(readings.startUtc) : Number.NaN;
        return readings ? [
            {
                id,
                startMs,
                endMs: startMs + readings.withdrawn.length * _kernel_time__rspack_import_2/* .hourMs */.$0
            }
        ] : [];
    });
    const [first] = spans;
    if (!first) {
        return input;
    }
    const latest = spans.reduce((one, other)=>other.startMs > one.startMs ? other : one, first);
    const earliest = spans.reduce((one, other)=>other.endMs < one.endMs ? other : one, first);
    const hours = (earliest.endMs - latest.startMs) / _kernel_time__rspack_import_2/* .hourMs */.$0;
    if (hours < 1) {
        throw new _description_problems__rspack_import_1/* .InputError */.dz([
            {
                field: `${(0,_settlement_fieldPaths__rspack_import_3/* .memberPath */.Mb)(input.members.findIndex((param)=>{
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
            const from = (latest.startMs - Date.parse(readings.startUtc)) / _kernel_time__rspack_import_2/* .hourMs */.$0;
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
    if (hours < _settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq || period !== 'month') {
        return hours >= _settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq;
    }
    return (0,_description_problems__rspack_import_1/* .valueOf */.RP)((0,_settlement_hours_hourAxis__rspack_import_0/* .hourAxis */.Ag)(start, hours, period, 'days')).periodMonths.every((months)=>months === 1);
}
function pricesOfMonths(prices, start, hours, period) {
    const { market } = prices;
    if (market?.kind !== 'monthly' || market.zlPerMwh.length !== 12 || period !== 'month') {
        return prices;
    }
    const { periodStarts, localMonth } = (0,_description_problems__rspack_import_1/* .valueOf */.RP)((0,_settlement_hours_hourAxis__rspack_import_0/* .hourAxis */.Ag)(start, hours, period));
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


},
44349(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  a: () => (withMarketHours)
});
/* import */ var _kernel_time__rspack_import_2 = __webpack_require__(56341);
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _description_problems__rspack_import_1 = __webpack_require__(88495);



/**
 * Hourly market prices of a file, put on the settled hours: each hour takes the price of the same day and hour of the
 * calendar, also from another year (29 February then takes 28 February). Prices without a day stay as they are.
 */ function withMarketHours(input, axis) {
    const { market } = input.prices ?? {};
    if (market?.kind !== 'hourly' || market.firstDay === undefined) {
        return input;
    }
    const [year = 0] = market.firstDay.split('-').map(Number);
    const firstYear = (0,_settlement_hours_hourAxis__rspack_import_0/* .yearAxis */.FC)(year);
    const offset = firstYear.localDay.indexOf(Date.parse(market.firstDay) / _kernel_time__rspack_import_2/* .dayMs */.LP);
    const start = new Date(firstYear.startMs + offset * _kernel_time__rspack_import_2/* .hourMs */.$0).toISOString();
    const priced = (0,_description_problems__rspack_import_1/* .valueOf */.RP)((0,_settlement_hours_hourAxis__rspack_import_0/* .hourAxis */.Ag)(start, market.zlPerMwh.length, 'month'));
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
        throw new _description_problems__rspack_import_1/* .InputError */.dz([
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
    const day = new Date((localDay[hour] ?? 0) * _kernel_time__rspack_import_2/* .dayMs */.LP).toISOString().slice(5, 10);
    return `${day} ${localHour[hour] ?? 0}`;
}


},
97074(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  N: () => (measuredMember)
});
/* import */ var _energy_battery__rspack_import_1 = __webpack_require__(334);
/* import */ var _settlement_split__rspack_import_0 = __webpack_require__(62244);


/**
 * A member with readings. Planned sources and a battery are applied on top of them, hour by hour: the new generation
 * first covers what was withdrawn in the hour and the rest is injected; the battery then works on what remains. Within
 * an hour this takes use and generation as even, as the model does everywhere (A9).
 *
 * Readings of the exchange with the grid do not show what running sources generated: without a measurement of it, the
 * energy used behind the meter is unknown, and `hiddenKwh` is null.
 */ function measuredMember(param) {
    let { meter, generation: measured, totalGenerationKwh, sourceKw, planned, battery } = param;
    const injectedKwh = (0,_settlement_split__rspack_import_0/* .sum */.cz)(meter.injected);
    const hasSources = sourceKw > 0 || injectedKwh > 0;
    const running = measured ?? (hasSources ? undefined : meter.injected);
    const consumption = running && hasSources ? meter.withdrawn.map((kwh, hour)=>Math.max(kwh + (running[hour] ?? 0) - (meter.injected[hour] ?? 0), 0)) : meter.withdrawn;
    const shown = running ?? meter.injected;
    const meterAt = (factor)=>{
        const now = factor === 1 ? meter : scaled(meter, running, factor);
        const later = planned ? withMore(now, planned.map((kwh)=>kwh * factor)) : now;
        return battery ? withBattery(later, battery) : later;
    };
    const usual = meterAt(1);
    return {
        consumption,
        generation: planned ? shown.map((kwh, hour)=>kwh + (planned[hour] ?? 0)) : shown,
        hiddenKwh: running ? 0 : totalGenerationKwh === undefined ? null : Math.max(totalGenerationKwh - injectedKwh, 0),
        meterAt: (factor)=>factor === 1 ? usual : meterAt(factor)
    };
}
/** The readings of a year with more or less sun and wind; only what was measured can be scaled. */ function scaled(meter, running, factor) {
    return running ? withMore(meter, running.map((kwh)=>kwh * (factor - 1))) : {
        ...meter,
        injected: meter.injected.map((kwh)=>kwh * factor)
    };
}
/** The meter if this much more were generated behind it (less if negative) in each hour. */ function withMore(param, more) {
    let { withdrawn, injected } = param;
    return {
        withdrawn: withdrawn.map((kwh, hour)=>{
            const change = more[hour] ?? 0;
            return change >= 0 ? Math.max(kwh - change, 0) : kwh + Math.max(-change - (injected[hour] ?? 0), 0);
        }),
        injected: injected.map((kwh, hour)=>{
            const change = more[hour] ?? 0;
            return change >= 0 ? kwh + Math.max(change - (withdrawn[hour] ?? 0), 0) : Math.max(kwh + change, 0);
        })
    };
}
/** The meter with a battery behind it. What was both withdrawn and injected within an hour stays. */ function withBattery(param, battery) {
    let { withdrawn, injected } = param;
    const { charged, discharged } = (0,_energy_battery__rspack_import_1/* .runBattery */.F$)(withdrawn.map((kwh, hour)=>kwh - (injected[hour] ?? 0)), battery);
    return {
        withdrawn: withdrawn.map((kwh, hour)=>kwh - (discharged[hour] ?? 0)),
        injected: injected.map((kwh, hour)=>kwh - (charged[hour] ?? 0))
    };
}


},
59250(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  NN: () => (describedHours),
  hA: () => (toSeries),
  lR: () => (meterReadings)
});
/* import */ var _settlement_hours_meterTable__rspack_import_1 = __webpack_require__(56783);
/* import */ var _description_problems__rspack_import_0 = __webpack_require__(88495);


/** How many hours the input has; undefined if it only names profiles, which cover a whole year. */ function describedHours(input, read) {
    for (const member of input.members){
        const series = member.readings?.withdrawn ?? member.withdrawnKwh ?? member.consumptionKwh;
        if (series) {
            return series.length;
        }
        if (member.file !== undefined) {
            return meterReadings(member, read, '').withdrawn.length;
        }
    }
    return undefined;
}
/** The meter of a member with readings: from a meter file, in lists or in a file next to the description. */ function meterReadings(member, read, place) {
    if (member.readings) {
        return member.readings;
    }
    const listed = member.generationKwh && {
        generation: toSeries(member.generationKwh)
    };
    if (member.file === undefined) {
        const withdrawn = toSeries(member.withdrawnKwh ?? []);
        return {
            withdrawn,
            injected: member.injectedKwh ? toSeries(member.injectedKwh) : new Float64Array(withdrawn.length),
            ...listed
        };
    }
    const { id, file } = member;
    const field = `${place}.file`;
    const text = read(file);
    if (text === undefined) {
        const message = `${file}: nie ma takiego pliku. Podaj ścieżkę od folderu pliku wejściowego.`;
        throw new _description_problems__rspack_import_0/* .InputError */.dz([
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
    const table = (0,_settlement_hours_meterTable__rspack_import_1/* .readMeterTable */.k)(text, names);
    if (!table.ok) {
        throw new _description_problems__rspack_import_0/* .InputError */.dz(table.errors.map((param)=>{
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
/** A list of hours as a series; `NaN` for a missing reading. */ function toSeries(values) {
    return Float64Array.from(values, (value)=>value ?? Number.NaN);
}


},
16750(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  v: () => (ModelSeries)
});
/* import */ var _energy_consumption__rspack_import_0 = __webpack_require__(66872);
/* import */ var _energy_photovoltaics__rspack_import_6 = __webpack_require__(65836);
/* import */ var _energy_scale__rspack_import_10 = __webpack_require__(82269);
/* import */ var _energy_steadySources__rspack_import_8 = __webpack_require__(86467);
/* import */ var _energy_weather__rspack_import_9 = __webpack_require__(23919);
/* import */ var _energy_wind__rspack_import_7 = __webpack_require__(8197);
/* import */ var _kernel_time__rspack_import_3 = __webpack_require__(56341);
/* import */ var _kernel_units__rspack_import_5 = __webpack_require__(55645);
/* import */ var _settlement_hours_hourAxis__rspack_import_1 = __webpack_require__(83629);
/* import */ var _settlement_hours_scratch__rspack_import_2 = __webpack_require__(90518);











const shapes = new _settlement_hours_scratch__rspack_import_2/* .Scratch */.fx();
const wide = new _settlement_hours_scratch__rspack_import_2/* .Scratch */.fx();
/** Profiles and sources, generated for whole calendar years and cut to the settled hours. */ class ModelSeries {
    input;
    axis;
    cache;
    /** Calendar years in Poland covered, even partly, by the settled hours. */ years;
    constructor(input, axis, cache){
        this.input = input;
        this.axis = axis;
        this.cache = cache;
        const first = (0,_settlement_hours_hourAxis__rspack_import_1/* .polishYear */.RQ)(axis.startMs);
        const last = (0,_settlement_hours_hourAxis__rspack_import_1/* .polishYear */.RQ)(axis.startMs + (axis.hours - 1) * _kernel_time__rspack_import_3/* .hourMs */.$0);
        this.years = Array.from({
            length: last - first + 1
        }, (_, index)=>first + index);
    }
    /** The shape of a kind, scaled to the year or to each month of the bills. */ consumption(param, member) {
        let { kind, annualKwh, monthlyKwh, seed } = param;
        // Lamps depend only on the Sun, so members share one series.
        const chance = kind === 'streetLighting' ? 0 : seed + member;
        // A member's own shape is made again when its use changes: a thousand of them would take 70 MB.
        const isMany = this.input.members.length > (/* inlined export .manyMembers */200);
        const name = chance === 0 || !isMany ? `${kind} ${chance}` : null;
        const make = ()=>this.cut(name, monthlyKwh ?? annualKwh, (year)=>(0,_energy_consumption__rspack_import_0/* .consumptionSeries */.P$)(year, kind, (0,_kernel_units__rspack_import_5/* .kwh */.Jo)(1), chance));
        return isMany ? new Float32Array(wide.make(make)) : make();
    }
    generation(source, member) {
        const { region, weatherSeed } = this.input;
        switch(source.kind){
            case 'pv':
                {
                    const { kw, tilt, azimuth, annualYield } = source;
                    const plane = `pv ${tilt} ${azimuth} ${annualYield ?? region} ${weatherSeed}`;
                    return this.cut(plane, kw, (year)=>(0,_energy_photovoltaics__rspack_import_6/* .photovoltaicGeneration */.L)(this.weather(year), {
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
                    return this.cut(`wind ${capacityFactor} ${seed}`, source.kw, (year)=>(0,_energy_wind__rspack_import_7/* .windGeneration */.V)(year, {
                            kw: 1,
                            capacityFactor
                        }, seed));
                }
            case 'biogas':
                return this.cut(`biogas ${source.kw} ${source.annualKwh}`, 1, (year)=>(0,_energy_steadySources__rspack_import_8/* .biogasGeneration */.EB)(year, source.kw, source.annualKwh));
            case 'hydro':
                return this.cut(`hydro ${source.kw} ${source.annualKwh}`, 1, (year)=>(0,_energy_steadySources__rspack_import_8/* .hydroGeneration */.$i)(year, source.kw, source.annualKwh));
        }
    }
    weather(year) {
        const { weatherSeed } = this.input;
        return this.cache.get(`weather ${weatherSeed} ${year.startMs}`, ()=>(0,_energy_weather__rspack_import_9/* .weatherYear */.s)(year, weatherSeed));
    }
    /** Without a name, the shape is not kept. `factor` multiplies all hours; a list of twelve is what the hours of each month are to add up to. */ cut(name, factor, make) {
        const part = (0,_settlement_hours_scratch__rspack_import_2/* .newSeries */.cB)(this.axis.hours);
        for (const number of this.years){
            const year = this.cache.get(`year ${number}`, ()=>(0,_settlement_hours_hourAxis__rspack_import_1/* .yearAxis */.FC)(number));
            const whole = name === null ? shapes.make(()=>make(year)) : this.cache.get(`${name} ${number}`, ()=>(0,_settlement_hours_scratch__rspack_import_2/* .toKeep */.tA)(()=>make(year)));
            const offset = (this.axis.startMs - year.startMs) / _kernel_time__rspack_import_3/* .hourMs */.$0;
            const end = Math.min(part.length, year.hours - offset);
            const first = Math.max(0, -offset);
            if (typeof factor === 'number') {
                for(let hour = first; hour < end; hour += 1){
                    part[hour] = (whole[offset + hour] ?? 0) * factor;
                }
            } else {
                const factors = (0,_energy_scale__rspack_import_10/* .monthFactors */.r)(year, whole, factor);
                for(let hour = first; hour < end; hour += 1){
                    const own = factors[year.localMonth[offset + hour] ?? 0] ?? 0;
                    part[hour] = (whole[offset + hour] ?? 0) * own;
                }
            }
        }
        return part;
    }
}


},
21756(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  h: () => (keptMember),
  w: () => (madeMember)
});
/* import */ var _energy_battery__rspack_import_3 = __webpack_require__(334);
/* import */ var _settlement_hours_scratch__rspack_import_1 = __webpack_require__(90518);
/* import */ var _settlement_hours_series__rspack_import_2 = __webpack_require__(67571);
/* import */ var _settlement_energy_madeMeter__rspack_import_0 = __webpack_require__(9703);




const generations = new _settlement_hours_scratch__rspack_import_1/* .Scratch */.fx();
/** A member with described sources, whose hours are kept for the next change. */ function keptMember(known, battery, generation) {
    const consumption = (0,_settlement_hours_series__rspack_import_2/* .inFull */.V)(known.consumption);
    const usual = (0,_energy_battery__rspack_import_3/* .behindTheMeter */.nn)(consumption, generation, battery);
    return {
        ...known,
        generation,
        meterAt: (factor)=>factor === 1 ? usual : (0,_energy_battery__rspack_import_3/* .behindTheMeter */.nn)(consumption, timesMore(generation, factor), battery)
    };
}
/** One of many members: only its use is kept, and what `generate` makes is made again whenever it is read. */ function madeMember(known, battery, generate) {
    const meterAt = (factor)=>new _settlement_energy_madeMeter__rspack_import_0/* .MadeMeter */.N(()=>(0,_energy_battery__rspack_import_3/* .behindTheMeter */.nn)((0,_settlement_hours_series__rspack_import_2/* .inFull */.V)(known.consumption), timesMore(generate(), factor), battery));
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
    const more = (0,_settlement_hours_scratch__rspack_import_1/* .newSeries */.cB)(generation.length);
    for(let hour = 0; hour < more.length; hour += 1){
        more[hour] = (generation[hour] ?? 0) * factor;
    }
    return more;
}


},
15926(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  z: () => (prepareCooperative)
});
/* import */ var _energy_battery__rspack_import_11 = __webpack_require__(334);
/* import */ var _kernel_sameValue__rspack_import_10 = __webpack_require__(42905);
/* import */ var _settlement_checkMembers__rspack_import_0 = __webpack_require__(27637);
/* import */ var _settlement_hours_hourAxis__rspack_import_1 = __webpack_require__(83629);
/* import */ var _settlement_hours_seriesCache__rspack_import_8 = __webpack_require__(10825);
/* import */ var _description_problems__rspack_import_2 = __webpack_require__(88495);
/* import */ var _description_tariffs__rspack_import_3 = __webpack_require__(4748);
/* import */ var _lawfulness_holders__rspack_import_9 = __webpack_require__(86124);
/* import */ var _alignReadings__rspack_import_4 = __webpack_require__(36534);
/* import */ var _marketHours__rspack_import_5 = __webpack_require__(44349);
/* import */ var _meterReadings__rspack_import_6 = __webpack_require__(59250);
/* import */ var _prepareMembers__rspack_import_7 = __webpack_require__(96690);












/** Name of the meter of the cooperative's battery. */ const batteryMeterId = 'magazyn';
/**
 * The first stage of a calculation: reads the series, files and tariffs of a description. `settle.ts`, `compare.ts` and
 * `report.ts` follow. Errors name the field of the description.
 */ function prepareCooperative(description, param) {
    let { rates, read = ()=>undefined, cache = new _settlement_hours_seriesCache__rspack_import_8/* .SeriesCache */.k(), before } = param;
    return (0,_description_problems__rspack_import_2/* .resultOf */.Bg)(()=>{
        const aligned = (0,_alignReadings__rspack_import_4/* .alignReadings */.v)(description);
        const wrong = [
            ...(0,_settlement_checkMembers__rspack_import_0/* .checkKey */.y)(aligned.key, aligned.members.length),
            ...(0,_lawfulness_holders__rspack_import_9/* .checkHolders */.UI)(aligned.members)
        ];
        if (wrong.length > 0) {
            throw new _description_problems__rspack_import_2/* .InputError */.dz(wrong);
        }
        const axis = readAxis(aligned, read, before);
        const input = (0,_marketHours__rspack_import_5/* .withMarketHours */.a)(aligned, axis);
        const members = (0,_prepareMembers__rspack_import_7/* .prepareMembers */.$)(input, axis, read, cache, before);
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
            tariffs: (0,_description_tariffs__rspack_import_3/* .meterTariffs */.Zc)(input, rates),
            metersAt: rememberedMeters(members, axis, input.battery),
            cache
        };
    });
}
/** As long as the given series, or a year if all series are modelled. */ function readAxis(input, read, before) {
    const hours = (0,_meterReadings__rspack_import_6/* .describedHours */.NN)(input, read) ?? (0,_settlement_hours_hourAxis__rspack_import_1/* .hoursOfYear */.A$)((0,_settlement_hours_hourAxis__rspack_import_1/* .polishYear */.RQ)(Date.parse(input.start)));
    const isAsBefore = before?.axis.hours === hours && before.input.start === input.start && before.input.fixedFees === input.fixedFees && (0,_kernel_sameValue__rspack_import_10/* .sameValue */.e)(before.input.period, input.period);
    return isAsBefore ? before.axis : (0,_description_problems__rspack_import_2/* .valueOf */.RP)((0,_settlement_hours_hourAxis__rspack_import_1/* .hourAxis */.Ag)(input.start, hours, input.period, input.fixedFees));
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
                    (0,_energy_battery__rspack_import_11/* .cooperativeBattery */.zb)(meters, axis.hours, battery)
                ] : meters
            };
        }
        return last.meters;
    };
}


},
96690(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $: () => (prepareMembers)
});
/* import */ var _kernel_sameValue__rspack_import_12 = __webpack_require__(42905);
/* import */ var _settlement_energy_madeMeter__rspack_import_0 = __webpack_require__(9703);
/* import */ var _settlement_fieldPaths__rspack_import_6 = __webpack_require__(30338);
/* import */ var _settlement_hours_scratch__rspack_import_10 = __webpack_require__(90518);
/* import */ var _settlement_hours_series__rspack_import_7 = __webpack_require__(67571);
/* import */ var _description_fullLoad__rspack_import_11 = __webpack_require__(18930);
/* import */ var _description_ownConnection__rspack_import_8 = __webpack_require__(81399);
/* import */ var _description_problems__rspack_import_1 = __webpack_require__(88495);
/* import */ var _measuredMember__rspack_import_9 = __webpack_require__(97074);
/* import */ var _modelledMember__rspack_import_2 = __webpack_require__(21756);
/* import */ var _meterReadings__rspack_import_3 = __webpack_require__(59250);
/* import */ var _modelSeries__rspack_import_4 = __webpack_require__(16750);













/** Prepares all members on one axis. Throws an {@link InputError}. */ function prepareMembers(input, axis, read, cache, before) {
    const ids = new Set();
    for (const { id } of input.members){
        if (ids.has(id)) {
            const message = `członek „${id}” jest podany dwa razy. Nadaj każdemu inne „id”.`;
            throw new _description_problems__rspack_import_1/* .InputError */.dz([
                {
                    field: 'members',
                    message
                }
            ]);
        }
        ids.add(id);
    }
    const model = new _modelSeries__rspack_import_4/* .ModelSeries */.v(input, axis, cache);
    const none = new Float64Array(axis.hours);
    const isMany = input.members.length > (/* inlined export .manyMembers */200);
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
    const place = (0,_settlement_fieldPaths__rspack_import_6/* .memberPath */.Mb)(index);
    let missingHours = 0;
    const checked = (values, field)=>{
        const series = (0,_settlement_hours_series__rspack_import_7/* .checkSeries */.e)(values, axis.hours, `${place}.${field}`);
        if ('field' in series) {
            throw new _description_problems__rspack_import_1/* .InputError */.dz([
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
    const isBare = (0,_description_ownConnection__rspack_import_8/* .isOwnConnection */.R)(member);
    const isDescribed = member.consumptionKwh !== undefined || member.profile !== undefined;
    if (member.readings || !(isDescribed || isBare)) {
        const raw = (0,_meterReadings__rspack_import_3/* .meterReadings */.lR)(member, read, place);
        const meter = {
            withdrawn: checked(raw.withdrawn, 'withdrawnKwh'),
            injected: checked(raw.injected, 'injectedKwh')
        };
        const measured = (0,_measuredMember__rspack_import_9/* .measuredMember */.N)({
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
    const consumption = member.profile ? model.consumption(member.profile, index) : isBare ? none : checked((0,_meterReadings__rspack_import_3/* .toSeries */.hA)(member.consumptionKwh ?? []), 'consumptionKwh');
    if (sources.length === 0) {
        // A battery has nothing to store.
        const meter = consumption instanceof Float32Array ? new _settlement_energy_madeMeter__rspack_import_0/* .MadeMeter */.N(()=>({
                withdrawn: (0,_settlement_hours_series__rspack_import_7/* .inFull */.V)(consumption),
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
    }) ? (0,_modelledMember__rspack_import_2/* .madeMember */.w)(known, battery, generate) : (0,_modelledMember__rspack_import_2/* .keptMember */.h)(known, battery, generate());
}
/** Hourly generation of all sources; a separate function for the same reason. */ function generationOf(sources, member, param) {
    let { axis, model, checked } = param;
    const all = sources.map((source, at)=>{
        return source.kind === 'own' ? checked((0,_meterReadings__rspack_import_3/* .toSeries */.hA)(source.kwh), `sources[${at + 1}].kwh`) : model.generation(source, member);
    });
    const [only] = all;
    if (only && all.length === 1) {
        return only;
    }
    const generation = (0,_settlement_hours_scratch__rspack_import_10/* .newSeries */.cB)(axis.hours);
    for (const clean of all){
        for(let hour = 0; hour < axis.hours; hour += 1){
            generation[hour] = (generation[hour] ?? 0) + (clean[hour] ?? 0);
        }
    }
    return generation;
}
/** In the form; a file or a link is refused before it comes here. */ function checkFullLoad(source, path) {
    const message = 'annualKwh' in source ? (0,_description_fullLoad__rspack_import_11/* .fullLoadProblem */.f)(source) : null;
    if (message !== null) {
        throw new _description_problems__rspack_import_1/* .InputError */.dz([
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
    return other !== undefined && (0,_kernel_sameValue__rspack_import_12/* .sameValue */.e)({
        ...one,
        ...unpriced
    }, {
        ...other,
        ...unpriced
    });
}


},
13091(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  B2: () => (settlementMembers),
  IE: () => (internalKeyOf),
  Ku: () => (settlementOptions),
  PN: () => (settleCooperative)
});
/* import */ var _finance_ranges__rspack_import_4 = __webpack_require__(42721);
/* import */ var _kernel_result__rspack_import_5 = __webpack_require__(15285);
/* import */ var _kernel_units__rspack_import_6 = __webpack_require__(55645);
/* import */ var _settlement_energy_settleEnergy__rspack_import_0 = __webpack_require__(34358);
/* import */ var _settlement_options__rspack_import_1 = __webpack_require__(38898);
/* import */ var _settlement_settle__rspack_import_2 = __webpack_require__(64018);
/* import */ var _lawfulness_hiddenUse__rspack_import_3 = __webpack_require__(9432);
/* import */ var _description_ownConnection__rspack_import_7 = __webpack_require__(81399);








/** The second stage: energy, bills and comparisons of one scenario. Needs tariffs. */ function settleCooperative(prepared) {
    let scenario = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : _finance_ranges__rspack_import_4/* .usualYear */.W;
    const settled = (0,_settlement_settle__rspack_import_2/* .settle */.G)(prepared.axis, settlementMembers(prepared, scenario), settlementOptions(prepared.input, scenario), prepared.cache);
    return settled.ok ? (0,_kernel_result__rspack_import_5.ok)({
        ...settled.value,
        indicators: (0,_lawfulness_hiddenUse__rspack_import_3/* .withHiddenUse */.o5)(settled.value.indicators, (0,_lawfulness_hiddenUse__rspack_import_3/* .hiddenKwh */.jN)(prepared)),
        missingHours: missingHours(prepared)
    }) : settled;
}
/** Counted while the members are prepared, because later the missing readings are zeros. */ function missingHours(param) {
    let { members } = param;
    return members.reduce((all, member)=>all + member.missingHours, 0);
}
/** Members and the cooperative's battery as input of the settlement. Needs tariffs. */ function settlementMembers(param) {
    let { input, members, meterIds, metersAt, tariffs } = param, scenario = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : _finance_ranges__rspack_import_4/* .usualYear */.W;
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
                    vatDeducted: (0,_kernel_units__rspack_import_6/* .percent */.KN)(described.vatDeducted)
                },
                ...described?.vatDeductedFrom !== undefined && {
                    vatDeductedFrom: described.vatDeductedFrom
                },
                isStorage: member === undefined,
                isSource: described !== undefined && (0,_description_ownConnection__rspack_import_7/* .isOwnConnection */.R)(described)
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
            ..._settlement_energy_settleEnergy__rspack_import_0/* .lawfulRules */.Tr,
            validPeriods
        }
    };
}
/**
 * zł/kWh. Reading 2 of A5 makes the members pay the grid fee up to the worth of the seller's surplus. Where the price of
 * that surplus is unknown, a scenario takes one that no surplus is too small for: the members then pay the whole fee.
 */ const priceOfWholeFee = 1e9;
/** Options of the settlement that follow from the prices and rules of a description. */ function settlementOptions(input) {
    let { prices: factor, assumedMarket, gridReading, flatCapacityBy } = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : _finance_ranges__rspack_import_4/* .usualYear */.W;
    const { market, vat, averagePrice, ...prices } = input.prices ?? {};
    const bound = assumedMarket && input.range?.market?.[assumedMarket];
    const within = (price, index)=>bound === undefined || !market?.assumed?.includes(index + 1) ? price : Math[assumedMarket === 'lowest' ? 'min' : 'max'](price, bound);
    return {
        ..._settlement_options__rspack_import_1/* .defaultOptions */.K,
        ...prices,
        ...gridReading && {
            gridReading
        },
        ...flatCapacityBy && {
            flatCapacityBy
        },
        ...energyOptions(input),
        key: internalKeyOf(input),
        vat: vat === undefined ? _settlement_options__rspack_import_1/* .defaultOptions.vat */.K.vat : (0,_kernel_units__rspack_import_6/* .percent */.KN)(vat),
        averagePrice: averagePrice ?? (gridReading === 2 ? priceOfWholeFee : null),
        prices: market ? {
            kind: market.kind,
            values: Float64Array.from(market.zlPerMwh, (price, index)=>within(price, index) * factor / 1000)
        } : null
    };
}


},
32754(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ PowerCurve),
  y: () => (/* binding */ powerFactors)
});

// EXTERNAL MODULE: ./src/domain/energy/battery.ts
var energy_battery = __webpack_require__(334);
// EXTERNAL MODULE: ./src/domain/kernel/units.ts
var units = __webpack_require__(55645);
// EXTERNAL MODULE: ./src/domain/settlement/energy/madeMeter.ts
var madeMeter = __webpack_require__(9703);
// EXTERNAL MODULE: ./src/domain/settlement/money/cooperativeSums.ts
var cooperativeSums = __webpack_require__(28160);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/hours/scratch.ts
var scratch = __webpack_require__(90518);
// EXTERNAL MODULE: ./src/domain/settlement/hours/series.ts
var hours_series = __webpack_require__(67571);
// EXTERNAL MODULE: ./src/domain/settlement/hours/seriesCache.ts
var seriesCache = __webpack_require__(10825);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var split = __webpack_require__(62244);
// EXTERNAL MODULE: ./src/domain/cooperative/compare.ts
var compare = __webpack_require__(59621);
// EXTERNAL MODULE: ./src/domain/cooperative/lawfulness/hiddenUse.ts
var hiddenUse = __webpack_require__(9432);
// EXTERNAL MODULE: ./src/domain/cooperative/prepare/prepareMembers.ts
var prepareMembers = __webpack_require__(96690);
// EXTERNAL MODULE: ./src/domain/kernel/result.ts
var result = __webpack_require__(15285);
;// CONCATENATED MODULE: ./src/domain/finance/cashFlow.ts
/** Net present value of yearly flows, the first one today; `rate` is a fraction (0.05 is 5 %). */ function netPresentValue(flows, rate) {
    return flows.reduce((sum, flow, year)=>sum + flow / (1 + rate) ** year, 0);
}
const lowestRate = -0.99;
const highestRate = 10;
/** The rate at which the present value is zero; null if there is none, several are possible, or it is unreasonable. */ function internalRate(flows) {
    let low = lowestRate;
    let high = highestRate;
    if (!hasOneRate(flows) || netPresentValue(flows, low) * netPresentValue(flows, high) > 0 || !flows.some(Boolean)) {
        return null;
    }
    const risesFromLow = netPresentValue(flows, low) < 0;
    for(let step = 0; step < 200; step += 1){
        const middle = (low + high) / 2;
        if (netPresentValue(flows, middle) < 0 === risesFromLow) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return (low + high) / 2;
}
/** Descartes and Norstrøm: one change of sign in the flows, or in their running sum, allows one rate at most. */ function hasOneRate(flows) {
    return signChanges(flows) <= 1 || signChanges(runningSums(flows)) <= 1;
}
function signChanges(values) {
    const signs = values.filter(Boolean).map(Math.sign);
    return signs.filter((sign, index)=>index > 0 && sign !== signs[index - 1]).length;
}
/** The sum of the flows after each year. */ function runningSums(flows) {
    let sum = 0;
    return flows.map((flow)=>sum += flow);
}
/**
 * Years until the sum of flows is back at zero for good, interpolated within the year; null if it ends below zero. It
 * is 0 if the sum is never below zero: then there is nothing to pay back.
 */ function paybackYears(flows) {
    const sums = runningSums(flows);
    const last = sums.map((sum)=>sum < 0).lastIndexOf(true);
    if (last === sums.length - 1 && last >= 0) {
        return null;
    }
    return last < 0 ? 0 : last + -(sums[last] ?? 0) / (flows[last + 1] ?? 1);
}
/** Equal yearly payments of a loan. */ function annuity(amount, rate, years) {
    if (years <= 0) {
        return 0;
    }
    return rate === 0 ? amount / years : amount * rate / (1 - (1 + rate) ** -years);
}

;// CONCATENATED MODULE: ./src/domain/finance/checkProject.ts
const maxYears = 50;
const maxZloty = 1e12;
const ranges = [
    [
        'cost',
        0,
        maxZloty
    ],
    [
        'vat',
        0,
        100
    ],
    [
        'vatDeducted',
        0,
        100
    ],
    [
        'grant',
        0,
        100
    ],
    [
        'loan',
        0,
        100
    ],
    [
        'loanRate',
        0,
        100
    ],
    [
        'loanYears',
        0,
        maxYears
    ],
    [
        'annualSaving',
        -maxZloty,
        maxZloty
    ],
    [
        'annualCost',
        0,
        maxZloty
    ],
    [
        'priceGrowth',
        -50,
        50
    ],
    [
        'costGrowth',
        -50,
        50
    ],
    [
        'ageing',
        0,
        100
    ],
    [
        'discount',
        0,
        100
    ],
    [
        'years',
        1,
        maxYears
    ]
];
/** What is wrong with the numbers of a project, by field. */ function checkProject(project) {
    const errors = [];
    const between = (field, value, min, max)=>{
        if (!(value >= min && value <= max)) {
            errors.push({
                field,
                message: `Podaj liczbę od ${min} do ${max}; znaleziono ${value}.`
            });
        }
    };
    for (const [field, min, max] of ranges){
        between(field, project[field], min, max);
    }
    for (const field of [
        'years',
        'loanYears'
    ]){
        if (!Number.isInteger(project[field])) {
            errors.push({
                field,
                message: 'Podaj całkowitą liczbę lat.'
            });
        }
    }
    if (project.loan > 0 && project.loanYears < 1) {
        errors.push({
            field: 'loanYears',
            message: 'Podaj, na ile lat jest kredyt bankowy: co najmniej 1.'
        });
    }
    for (const [index, { year, cost }] of project.replacements.entries()){
        const place = `replacements[${index + 1}]`;
        between(`${place}.costZl`, cost, 0, maxZloty);
        if (!(Number.isInteger(year) && year >= 1 && year <= project.years)) {
            errors.push({
                field: `${place}.year`,
                message: `Podaj rok wymiany od 1 do ${project.years}: później już nie liczymy.`
            });
        }
    }
    for (const [index, { year, change }] of project.priceChanges.entries()){
        const place = `priceChanges[${index + 1}]`;
        between(`${place}.change`, change, -50, 50);
        if (!(Number.isInteger(year) && year >= 2 && year <= project.years)) {
            const message = project.years < 2 ? 'Usuń tę zmianę: liczymy tylko jeden rok.' : `Podaj rok zmiany cen od 2 do ${project.years}: w roku 1 są dzisiejsze ceny.`;
            errors.push({
                field: `${place}.year`,
                message
            });
        } else if (project.priceChanges.findIndex((other)=>other.year === year) !== index) {
            errors.push({
                field: `${place}.year`,
                message: `Rok ${year} jest podany dwa razy.`
            });
        }
    }
    return errors;
}

;// CONCATENATED MODULE: ./src/domain/finance/loan.ts

/** The years of a loan, from the first after it was taken; `rate` is a fraction. */ function loanYears(amount, rate, years) {
    const instalment = annuity(amount, rate, years);
    let debt = amount;
    return Array.from({
        length: years
    }, (_, index)=>{
        const interest = debt * rate;
        // The last instalment pays exactly what is left, so that rounding leaves no debt.
        const principal = index === years - 1 ? debt : instalment - interest;
        debt -= principal;
        return {
            interest,
            principal,
            debt
        };
    });
}

;// CONCATENATED MODULE: ./src/domain/finance/project.ts




/** A project's yearly cash flow, value, rate and payback. Income tax is left out. */ function evaluateProject(project) {
    const errors = checkProject(project);
    if (errors.length > 0) {
        return (0,result/* .failed */.g)(errors);
    }
    const part = (rate)=>rate / 100;
    const tax = project.cost * project.vat / (100 + project.vat);
    const vatDeducted = tax * part(project.vatDeducted);
    const grant = (project.cost - vatDeducted) * part(project.grant);
    const loan = (project.cost - vatDeducted - grant) * part(project.loan);
    const ownMoney = project.cost - vatDeducted - grant - loan;
    const repayment = loanYears(loan, part(project.loanRate), project.loanYears);
    const years = [
        {
            ...noYear,
            priceLevel: 1,
            output: 1,
            debt: loan,
            flow: 0 - ownMoney,
            cumulated: 0 - ownMoney
        }
    ];
    let cumulated = 0 - ownMoney;
    for(let year = 1; year <= project.years; year += 1){
        const priceLevel = priceLevelOf(project, year);
        const output = (1 - part(project.ageing)) ** (year - 1);
        const costLevel = (1 + part(project.costGrowth)) ** (year - 1);
        const saving = project.annualSaving * priceLevel * output;
        const savedVat = project.savedVat.filter((param)=>{
            let { from } = param;
            return from <= year;
        }).reduce((all, param)=>{
            let { zl } = param;
            return all + zl * priceLevel * output;
        }, 0);
        const upkeep = project.annualCost * costLevel;
        const replacement = costLevel * project.replacements.reduce((sum, param)=>{
            let { year: at, cost } = param;
            return sum + (at === year ? cost : 0);
        }, 0);
        const { interest, principal, debt } = repayment[year - 1] ?? noYear;
        const flow = saving - savedVat - upkeep - replacement - interest - principal;
        cumulated += flow;
        years.push({
            ...{
                year,
                priceLevel,
                output,
                saving,
                upkeep,
                replacement
            },
            ...savedVat !== 0 && {
                savedVat
            },
            ...{
                interest,
                principal,
                debt,
                flow,
                cumulated
            }
        });
    }
    const debtLeft = years.at(-1)?.debt ?? 0;
    const flows = years.map((param)=>{
        let { year, flow } = param;
        return year === project.years ? flow - debtLeft : flow;
    });
    const rate = internalRate(flows);
    return (0,result.ok)({
        ...{
            vatDeducted,
            grant,
            loan,
            ownMoney,
            years,
            debtLeft,
            flows
        },
        instalment: (repayment[0]?.interest ?? 0) + (repayment[0]?.principal ?? 0),
        npv: netPresentValue(flows, part(project.discount)),
        irr: rate === null ? null : rate * 100,
        payback: paybackOfFlows(flows, loan > 0 ? project.loanYears : 0)
    });
}
/** Prices of a year, relative to the first: the usual growth, but for the years that have a change of their own. */ function priceLevelOf(param, year) {
    let { priceGrowth, priceChanges } = param;
    const own = priceChanges.filter((change)=>change.year <= year);
    return own.reduce((level, param)=>{
        let { change } = param;
        return level * (1 + change / 100);
    }, (1 + priceGrowth / 100) ** (year - 1 - own.length));
}
const noYear = {
    ...{
        year: 0,
        priceLevel: 1,
        output: 1,
        saving: 0,
        upkeep: 0,
        replacement: 0
    },
    ...{
        interest: 0,
        principal: 0,
        debt: 0,
        flow: 0,
        cumulated: 0
    }
};
function paybackOfFlows(flows, loanLasts) {
    const isNeeded = runningSums(flows).some((sum)=>sum < 0);
    return isNeeded ? toPayback(paybackYears(flows)) : {
        kind: 'noOutlay',
        loanYears: loanLasts
    };
}
/** A member's payback: own outlay divided by the yearly saving in the cooperative. */ function memberPayback(outlay, aloneCost, cooperativeCost) {
    const saving = aloneCost - cooperativeCost;
    if (saving <= 0) {
        return {
            kind: 'never'
        };
    }
    return outlay > 0 ? {
        kind: 'years',
        years: outlay / saving
    } : {
        kind: 'noOutlay',
        loanYears: 0
    };
}
function toPayback(years) {
    return years === null ? {
        kind: 'never'
    } : {
        kind: 'years',
        years
    };
}

;// CONCATENATED MODULE: ./src/domain/cooperative/project.ts



/** The investment of the description, given the first year's saving and the VAT in it that is deducted anyway. */ function projectOf(finance, savingZl) {
    let savedVat = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : [];
    return evaluateProject({
        cost: (0,units/* .zloty */.Do)(finance.costZl),
        vat: (0,units/* .percent */.KN)(finance.vat),
        vatDeducted: (0,units/* .percent */.KN)(finance.vatDeducted),
        grant: (0,units/* .percent */.KN)(finance.grant),
        loan: (0,units/* .percent */.KN)(finance.loan),
        loanRate: (0,units/* .percent */.KN)(finance.loanRate),
        loanYears: finance.loanYears,
        annualSaving: (0,units/* .zloty */.Do)(savingZl),
        savedVat,
        annualCost: (0,units/* .zloty */.Do)(finance.annualCostZl),
        replacements: (finance.replacements ?? []).map((param)=>{
            let { year, costZl } = param;
            return {
                year,
                cost: (0,units/* .zloty */.Do)(costZl)
            };
        }),
        priceGrowth: (0,units/* .percent */.KN)(finance.priceGrowth),
        priceChanges: (finance.priceChanges ?? []).map((param)=>{
            let { year, change } = param;
            return {
                year,
                change: (0,units/* .percent */.KN)(change)
            };
        }),
        costGrowth: (0,units/* .percent */.KN)(finance.costGrowth),
        ageing: (0,units/* .percent */.KN)(finance.ageing),
        discount: (0,units/* .percent */.KN)(finance.discount),
        years: finance.years
    });
}
/** The investment at another cost: upkeep and replacements change in proportion to it. */ function financeAt(finance, costZl) {
    const part = finance.costZl > 0 ? costZl / finance.costZl : 1;
    return {
        ...finance,
        costZl,
        annualCostZl: finance.annualCostZl * part,
        replacements: finance.replacements?.map((replacement)=>({
                ...replacement,
                costZl: replacement.costZl * part
            }))
    };
}
/** When the project pays back with the expected saving and in bad and good years, or why that cannot be computed. */ function paybackOf(finance, saving) {
    const { savedVat } = saving;
    const of = (end)=>{
        const savingZl = saving[end];
        const project = savingZl === null ? null : projectOf(finance, savingZl, savedVat?.[end]);
        return project?.ok === true ? project.value.payback : null;
    };
    const base = projectOf(finance, saving.base, savedVat?.base);
    return base.ok ? ok({
        base: base.value,
        slow: of('low'),
        fast: of('high')
    }) : base;
}
/** Fraction of their generation that panels lose each year; the same as the schema's default. */ const assumedAgeing = 0.005;
/**
 * The cost that this saving, less the yearly costs, pays back in this many years at constant prices, zł; 0 if nothing is
 * left of it.
 */ function affordableCost(savingZl, years) {
    let annualCostZl = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : 0;
    let total = 0;
    for(let year = 0; year < years; year += 1){
        total += savingZl * (1 - assumedAgeing) ** year - annualCostZl;
    }
    return Math.max(total, 0);
}

// EXTERNAL MODULE: ./src/domain/cooperative/settle.ts
var settle = __webpack_require__(13091);
// EXTERNAL MODULE: ./src/domain/cooperative/description/panels.ts
var description_panels = __webpack_require__(79232);
;// CONCATENATED MODULE: ./src/domain/cooperative/sizes/powerCurve.ts
















const factors = [
    0,
    0.25,
    0.5,
    0.75,
    1,
    1.25,
    1.5,
    2,
    2.5,
    3
];
/** Fewer points for many members: with a thousand, a phone takes about a second for each. */ const factorsOfMany = [
    0,
    0.5,
    1,
    1.5,
    2,
    3
];
const noMoney = (0,units/* .sumGrosze */.i7)([]);
/** Multiples of the planned panels at which the curve is computed for this many members. */ function powerFactors(members) {
    return members > (/* inlined export .manyMembers */200) ? factorsOfMany : factors;
}
const panelsOf = (param)=>{
    let { sources = [] } = param;
    return sources.filter((source)=>source.kind === 'pv');
};
/**
 * The same cooperative with more or fewer panels. Generation is proportional to their power, so a point of the curve
 * needs no new weather or use, and only the cooperative's totals are computed.
 */ class PowerCurve {
    prepared;
    sums;
    usual;
    /** Makes the hourly generation of each member's described panels, kWh; undefined for members without any. */ panels;
    /** Gross sum of buying alone and the VAT deducted from it, which do not depend on the panels. */ alone;
    /** True with a year, prices and panels to vary: a season times four is no year. */ static canDraw(param) {
        let { axis, input, tariffs } = param;
        return (0,hourAxis/* .coversYear */.W0)(axis) && tariffs.length > 0 && (0,description_panels/* .photovoltaicKw */.pY)(input) > 0;
    }
    constructor(prepared, cache = new seriesCache/* .SeriesCache */.k()){
        this.prepared = prepared;
        this.sums = new cooperativeSums/* .CooperativeSums */._(prepared.axis, (0,settle/* .settlementOptions */.Ku)(prepared.input));
        this.usual = (0,settle/* .settlementMembers */.B2)(prepared);
        this.panels = panelSeries(prepared, cache);
    }
    /** What the described panels generate, kWh. */ get panelKwh() {
        return this.panels.reduce((all, series)=>all + (series ? (0,split/* .sum */.cz)(series()) : 0), 0);
    }
    /** Panels with which the cooperative covers as much of its use as the law requires, kWp. */ get leastKw() {
        return (0,hiddenUse/* .leastForCoverage */.Bn)(this.prepared, this.panelKwh);
    }
    /** Saving and value with all panels multiplied by this factor; other sources stay the same. */ at(factor) {
        const { input } = this.prepared;
        const cost = (0,description_panels/* .panelCost */.Ck)(input);
        const kw = (0,description_panels/* .photovoltaicKw */.pY)(input);
        return {
            kw: kw * factor,
            ...this.of({
                panels: factor,
                batteries: 1
            }, cost.kind === 'perKw' ? (factor - 1) * kw * cost.zlPerKw : undefined)
        };
    }
    /** The same for any size; its value is known if its cost differs from the described one by a known amount. */ of(size, dearerBy) {
        const { input, axis } = this.prepared;
        const finance = dearerBy === undefined ? undefined : input.finance;
        const compared = finance?.against ?? 'alone';
        const found = this.sums.of(this.membersWith(size), [
            'inCooperative',
            ...this.alone === undefined ? [
                'alone'
            ] : [],
            ...compared === 'alone' ? [] : [
                compared
            ]
        ]);
        const { inCooperative = noMoney } = found;
        const alone = this.alone ??= {
            gross: found.alone ?? noMoney,
            vat: found.deductedVat.alone ?? []
        };
        const savingAgainst = (other)=>(0,compare/* .savedInYear */.Cn)(other, inCooperative, axis);
        const project = finance && projectOf(financeAt(finance, Math.max(finance.costZl + (dearerBy ?? 0), 0)), savingAgainst(compared === 'alone' ? alone.gross : found[compared] ?? noMoney), (0,compare/* .savedVat */.Rf)({
            deductedVat: {
                ...found.deductedVat,
                alone: alone.vat
            }
        }, axis, compared));
        return {
            savingZl: savingAgainst(alone.gross),
            ...project?.ok === true && {
                npvZl: project.value.npv
            }
        };
    }
    membersWith(param) {
        let { panels: factor, batteries } = param;
        const { input, axis, members } = this.prepared;
        if (factor === 1 && batteries === 1) {
            return this.usual;
        }
        const changed = this.usual.map((member, index)=>{
            const panels = this.panels[index];
            const described = input.members[index];
            const prepared = members[index];
            const isSame = !panels && (batteries === 1 || !described?.battery);
            if (isSame || !described || !prepared) {
                return member;
            }
            const kw = panelsOf(described).reduce((all, panel)=>all + panel.kw, 0);
            return {
                ...member,
                sourceKw: member.sourceKw + (factor - 1) * kw,
                largestKw: Math.max(...(described.sources ?? []).map((source)=>source.kind === 'pv' ? source.kw * factor : source.kw)),
                meter: this.meterOf(()=>{
                    return (0,energy_battery/* .behindTheMeter */.nn)((0,hours_series/* .inFull */.V)(prepared.consumption), withPart(prepared.generation, factor - 1, panels?.()), described.battery && timesLarger(described.battery, batteries));
                })
            };
        });
        const { battery } = input;
        if (!battery) {
            return changed;
        }
        const others = changed.filter((param)=>{
            let { isStorage } = param;
            return isStorage !== true;
        });
        if (batteries === 0) {
            return others;
        }
        const meters = others.map((param)=>{
            let { meter } = param;
            return meter;
        });
        const common = timesLarger(battery, batteries);
        return changed.map((member)=>member.isStorage === true ? {
                ...member,
                meter: (0,energy_battery/* .cooperativeBattery */.zb)(meters, axis.hours, common)
            } : member);
    }
    /** Of many members, the hours are made when they are read. */ meterOf(make) {
        return this.panels.length > (/* inlined export .manyMembers */200) ? new madeMeter/* .MadeMeter */.N(make) : make();
    }
}
/** Generation with a part of that of the panels added or, if it is negative, taken away. */ function withPart(generation, part, ofPanels) {
    const changed = (0,scratch/* .newSeries */.cB)(generation.length);
    for(let hour = 0; hour < changed.length; hour += 1){
        // Without any panels, only rounding errors are below zero.
        changed[hour] = Math.max((generation[hour] ?? 0) + part * (ofPanels?.[hour] ?? 0), 0);
    }
    return changed;
}
/** Power grows with capacity. */ function timesLarger(battery, factor) {
    return factor === 1 ? battery : {
        ...battery,
        kwh: battery.kwh * factor,
        kw: battery.kw * factor
    };
}
/** Generation of each member's panels, scaled from 1 kWp of each distinct plane. */ function panelSeries(param, cache) {
    let { input, axis } = param;
    const planeOf = (panels)=>JSON.stringify({
            ...panels,
            kw: 1
        });
    const planes = new Map(input.members.flatMap(panelsOf).map((panel)=>[
            planeOf(panel),
            {
                ...panel,
                kw: 1
            }
        ]));
    const unitOf = new Map((0,prepareMembers/* .prepareMembers */.$)({
        ...input,
        members: Array.from(planes, (param)=>{
            let [id, panel] = param;
            return {
                id,
                profile: {
                    kind: 'household',
                    annualKwh: 0,
                    seed: 1
                },
                sources: [
                    panel
                ]
            };
        })
    }, axis, ()=>undefined, cache).map((param)=>{
        let { id, generation } = param;
        return [
            id,
            generation
        ];
    }));
    return input.members.map((member)=>{
        const panels = panelsOf(member).filter((param)=>{
            let { kw } = param;
            return kw > 0;
        });
        if (panels.length === 0) {
            return undefined;
        }
        const make = ()=>{
            const series = (0,scratch/* .newSeries */.cB)(axis.hours);
            for (const panel of panels){
                const unit = unitOf.get(planeOf(panel));
                for(let hour = 0; hour < series.length; hour += 1){
                    series[hour] = (series[hour] ?? 0) + panel.kw * (unit?.[hour] ?? 0);
                }
            }
            return series;
        };
        if (input.members.length > (/* inlined export .manyMembers */200)) {
            return make;
        }
        const series = make();
        return ()=>series;
    });
}


},
334(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  F$: () => (runBattery),
  nn: () => (behindTheMeter),
  zb: () => (cooperativeBattery)
});
/* import */ var _settlement_hours_scratch__rspack_import_0 = __webpack_require__(90518);

/**
 * The simple rule: a surplus charges, a shortage discharges, within the limits of power and capacity. `net` is hourly
 * use less generation: of one meter, or of the whole cooperative for its own battery.
 */ function runBattery(net, param) {
    let { kwh, kw, efficiency } = param;
    const oneWay = Math.sqrt(efficiency);
    const hours = net.length;
    const withdrawn = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(hours);
    const injected = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(hours);
    const charged = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(hours);
    const discharged = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(hours);
    let state = 0;
    let losses = 0;
    for(let hour = 0; hour < hours; hour += 1){
        const balance = net[hour] ?? 0;
        if (balance < 0) {
            // Rounding may fill the battery by a hair too much, and a meter cannot show less than zero.
            const room = Math.max(kwh - state, 0);
            const input = Math.min(-balance, kw, oneWay > 0 ? room / oneWay : 0);
            state += input * oneWay;
            losses += input * (1 - oneWay);
            charged[hour] = input;
            injected[hour] = -balance - input;
        } else {
            const output = Math.min(balance, kw, state * oneWay);
            const taken = oneWay > 0 ? output / oneWay : 0;
            state = Math.max(state - taken, 0);
            losses += taken - output;
            discharged[hour] = output;
            withdrawn[hour] = balance - output;
        }
    }
    return {
        meter: {
            withdrawn,
            injected
        },
        charged,
        discharged,
        losses,
        state
    };
}
/** Step 2: the meter of a member with sources, and possibly a battery, behind it. */ function behindTheMeter(consumption, generation) {
    let battery = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : null;
    const hours = consumption.length;
    if (battery) {
        const net = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(hours);
        for(let hour = 0; hour < hours; hour += 1){
            net[hour] = (consumption[hour] ?? 0) - (generation[hour] ?? 0);
        }
        return runBattery(net, battery).meter;
    }
    const withdrawn = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(hours);
    const injected = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(hours);
    for(let hour = 0; hour < hours; hour += 1){
        const balance = (consumption[hour] ?? 0) - (generation[hour] ?? 0);
        if (balance < 0) {
            injected[hour] = -balance;
        } else {
            withdrawn[hour] = balance;
        }
    }
    return {
        withdrawn,
        injected
    };
}
/** The cooperative's battery as another point of delivery, charging from the common surplus for the common shortage. */ function cooperativeBattery(meters, hours, battery) {
    const net = (0,_settlement_hours_scratch__rspack_import_0/* .newSeries */.cB)(hours);
    for (const { withdrawn, injected } of meters){
        for(let hour = 0; hour < hours; hour += 1){
            net[hour] = (net[hour] ?? 0) + (withdrawn[hour] ?? 0) - (injected[hour] ?? 0);
        }
    }
    const { charged, discharged } = runBattery(net, battery);
    return {
        withdrawn: charged,
        injected: discharged
    };
}


},
66872(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zx: () => (/* binding */ consumptionKinds),
  P$: () => (/* binding */ consumptionSeries)
});

// UNUSED EXPORTS: darkness, sourcedKinds

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
/** Kinds that follow a published profile; all others are assumptions. */ const sourcedKinds = (/* unused pure expression or super */ null && ([
    'household',
    'services',
    'farm'
]));
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
50868(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  e: () => (halvedTo)
});
/** Where to look, and how many times the interval is halved. */ const mostGuesses = 12;
/**
 * Halves an interval until a growing function crosses the target, and leaves it evaluated at the last middle, which is
 * returned. The middles are those of plain halving, but interpolation first finds two places close to the crossing on
 * either side of it: what lies beyond them needs no evaluation, which saves half of all.
 */ function halvedTo(evaluate, target, param) {
    let { low, high, steps } = param;
    let [below, above] = [
        Number.NEGATIVE_INFINITY,
        Number.POSITIVE_INFINITY
    ];
    const missing = (at)=>{
        const found = evaluate(at) - target;
        if (found < 0) {
            below = Math.max(below, at);
        } else {
            above = Math.min(above, at);
        }
        return found;
    };
    const width = (high - low) / 2 ** steps;
    const guess = crossingOf(missing, low, high, width);
    missing(guess - width);
    missing(guess + width);
    let [from, to] = [
        low,
        high
    ];
    let middle = (from + to) / 2;
    for(let step = 0; step < steps; step += 1){
        middle = (from + to) / 2;
        if (middle <= below || middle < above && missing(middle) < 0) {
            from = middle;
        } else {
            to = middle;
        }
    }
    evaluate(middle);
    return middle;
}
/** Where a growing function is nearly zero, or an end of the interval: false position, sped up the Illinois way. */ function crossingOf(evaluate, low, high, tolerance) {
    let [from, to] = [
        low,
        high
    ];
    let [below, above] = [
        evaluate(from),
        evaluate(to)
    ];
    if (below >= 0 || above < 0) {
        return below >= 0 ? from : to;
    }
    let guess = from;
    let lastSide = 0;
    for(let count = 0; count < mostGuesses; count += 1){
        const before = guess;
        guess = (from * above - to * below) / (above - below);
        if (Math.abs(guess - before) < tolerance) {
            break;
        }
        const value = evaluate(guess);
        const side = value < 0 ? -1 : 1;
        if (side < 0) {
            [from, below] = [
                guess,
                value
            ];
            above = lastSide === side ? above / 2 : above;
        } else {
            [to, above] = [
                guess,
                value
            ];
            below = lastSide === side ? below / 2 : below;
        }
        lastSide = side;
    }
    return guess;
}


},
65836(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  L: () => (photovoltaicGeneration)
});
/* import */ var _kernel_units__rspack_import_3 = __webpack_require__(55645);
/* import */ var _scale__rspack_import_2 = __webpack_require__(82269);
/* import */ var _plane__rspack_import_4 = __webpack_require__(92337);
/* import */ var _regions__rspack_import_1 = __webpack_require__(27074);
/* import */ var _weather__rspack_import_0 = __webpack_require__(23919);





/**
 * Hourly generation of panels, kWh. All plants of a cooperative share the same weather, being under the same clouds.
 */ function photovoltaicGeneration(weather, param) {
    let { kwp, annualYield, ...plane } = param, region = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : 'centre';
    const raw = planeSeries(weather, plane);
    const isReference = plane.tilt === _weather__rspack_import_0/* .referencePlane.tilt */.w.tilt && plane.azimuth === _weather__rspack_import_0/* .referencePlane.azimuth */.w.azimuth;
    const reference = isReference ? raw : planeSeries(weather, _weather__rspack_import_0/* .referencePlane */.w);
    const ownYield = annualYield ?? _regions__rspack_import_1/* .regionYields */.v[region] * total(raw) / total(reference);
    return (0,_scale__rspack_import_2/* .scaleTo */.U)(raw, (0,_kernel_units__rspack_import_3/* .kwh */.Jo)(kwp * ownYield));
}
function planeSeries(weather, plane) {
    const sight = (0,_plane__rspack_import_4/* .sightOf */.p)(weather, plane);
    return weather.global.map((_, hour)=>(0,_plane__rspack_import_4/* .planePower */.o)(weather, hour, sight));
}
function total(values) {
    return values.reduce((sum, value)=>sum + value, 0);
}


},
92337(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  o: () => (planePower),
  p: () => (sightOf)
});
const radian = Math.PI / 180;
/** Losses in cables and the inverter, from dirt and mismatch. */ const systemEfficiency = 0.86;
const temperatureLoss = 0.004;
const groundReflection = 0.2;
/** Lower limit on the sine of the Sun's height when the beam is divided by it. */ const lowSun = 0.065;
/** The Sun of a year as a plane sees it. */ function sightOf(weather, param) {
    let { tilt, azimuth } = param;
    const slope = tilt * radian;
    const [cosSlope, sinSlope] = [
        Math.cos(slope),
        Math.sin(slope)
    ];
    const incidence = weather.sinHeight.map((sine, hour)=>{
        if (sine <= 0) {
            return 0;
        }
        const cosHeight = Math.sqrt(Math.max(1 - sine * sine, 0));
        const turn = (weather.azimuth[hour] ?? 0) - (azimuth - 180) * radian;
        return Math.max(sine * cosSlope + cosHeight * sinSlope * Math.cos(turn), 0);
    });
    return {
        incidence,
        cosSlope
    };
}
/**
 * Power of 1 kWp in an hour, kW: Erbs' diffuse fraction, the Hay–Davies sky, ground reflection, and the loss in warm
 * cells (T + 25 °C at 800 W/m²).
 */ function planePower(weather, hour, param) {
    let { incidence, cosSlope } = param;
    const global = weather.global[hour] ?? 0;
    const sine = weather.sinHeight[hour] ?? 0;
    if (global <= 0 || sine <= 0) {
        return 0;
    }
    const extraterrestrial = weather.extraterrestrial[hour] ?? 1367;
    const diffuse = global * diffusePart(Math.min(global / (extraterrestrial * sine), 1));
    const beam = (global - diffuse) / Math.max(sine, lowSun);
    const direct = incidence[hour] ?? 0;
    const anisotropy = beam / extraterrestrial;
    const towardsSun = direct / Math.max(sine, lowSun);
    const onPlane = beam * direct + diffuse * (anisotropy * towardsSun + (1 - anisotropy) * (1 + cosSlope) / 2) + global * groundReflection * (1 - cosSlope) / 2;
    const cell = (weather.temperature[hour] ?? 0) + 25 * onPlane / 800;
    return Math.max(onPlane / 1000 * systemEfficiency * (1 - temperatureLoss * (cell - 25)), 0);
}
/** Erbs, Klein and Duffie: diffuse fraction of global radiation by clearness index. */ function diffusePart(clearness) {
    if (clearness <= 0.22) {
        return 1 - 0.09 * clearness;
    }
    if (clearness > 0.8) {
        return 0.165;
    }
    return 0.9511 - 0.1604 * clearness + 4.388 * clearness ** 2 - 16.638 * clearness ** 3 + 12.336 * clearness ** 4;
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
27074(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  v: () => (regionYields)
});
/** Yield of 1 kWp at 35° south in central Poland, kWh a year. */ const referenceYield = 1030;
/** Yield of 1 kWp at 35° south, kWh a year, by part of Poland. */ const regionYields = {
    north: 990,
    centre: referenceYield,
    southEast: 1080
};


},
82269(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  U: () => (scaleTo),
  r: () => (monthFactors)
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
86467(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $i: () => (hydroGeneration),
  EB: () => (biogasGeneration)
});
/* import */ var _kernel_units__rspack_import_1 = __webpack_require__(55645);
/* import */ var _scale__rspack_import_0 = __webpack_require__(82269);


/** Full-power hours a year of a biogas plant: an example, as no Polish source was found. */ const biogasHours = 8000;
/** Mean power of a small hydro plant as a fraction of full power: an example. */ const hydroCapacityFactor = 0.45;
/** Two week-long services a year, in April and October. */ const serviceMonths = [
    3,
    9
];
const serviceHours = 168;
/** Shares of the months, percent: high water in spring. An example. */ const hydroMonths = [
    8.5,
    9,
    12,
    12.5,
    9.5,
    7,
    6.5,
    6,
    6,
    6.8,
    7.7,
    8.5
];
/** Biogas runs all the time except during service. */ function biogasGeneration(axis, kw, annualKwh) {
    const output = new Float64Array(axis.hours).fill(1);
    for (const month of serviceMonths){
        const start = axis.localMonth.indexOf(month);
        if (start >= 0) {
            output.fill(0, start, start + serviceHours);
        }
    }
    return (0,_scale__rspack_import_0/* .scaleTo */.U)(output, (0,_kernel_units__rspack_import_1/* .kwh */.Jo)(annualKwh ?? kw * biogasHours));
}
/** Hydro varies with the seasons but not with the hours. */ function hydroGeneration(axis, kw, annualKwh) {
    const hoursOfMonth = new Float64Array(12);
    for (const month of axis.localMonth){
        hoursOfMonth[month] = (hoursOfMonth[month] ?? 0) + 1;
    }
    const output = Float64Array.from(axis.localMonth, (month)=>(hydroMonths[month] ?? 0) / (hoursOfMonth[month] ?? 1));
    return (0,_scale__rspack_import_0/* .scaleTo */.U)(output, (0,_kernel_units__rspack_import_1/* .kwh */.Jo)(annualKwh ?? kw * hydroCapacityFactor * axis.hours));
}
/** Hours a plant would need at full power to generate this much. */ function fullLoadHours(generated, kw) {
    return kw > 0 ? generated / kw : null;
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
23919(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  s: () => (weatherYear),
  w: () => (referencePlane)
});
/* import */ var _kernel_time__rspack_import_2 = __webpack_require__(56341);
/* import */ var _random__rspack_import_1 = __webpack_require__(39760);
/* import */ var _sun__rspack_import_0 = __webpack_require__(69625);
/* import */ var _plane__rspack_import_3 = __webpack_require__(92337);
/* import */ var _halving__rspack_import_5 = __webpack_require__(50868);






const referencePlane = {
    tilt: 35,
    azimuth: 180
};
/** Monthly shares of the yearly yield at 35° south, percent: mean of 12 stations, typical years 1971–2000. */ const monthShares = [
    3.6,
    4.6,
    7.7,
    10.6,
    13.8,
    13.3,
    13.5,
    12.2,
    8.7,
    6.0,
    3.5,
    2.6
];
/** Mean monthly air temperature in central Poland, °C: an example, affecting the yield by a few percent. */ const monthTemperature = [
    -1.5,
    -0.5,
    3.5,
    9,
    14,
    17.5,
    19.5,
    19,
    14.5,
    9.5,
    4,
    0
];
/** Correlation between consecutive days. */ const dayLikeness = 0.45;
/** How much days differ, January to December: a dull summer day still has some sun. */ const daySpread = [
    2,
    2.4,
    2.9,
    2.8,
    1.5,
    1.15,
    1.25,
    1.6,
    2.8,
    2.9,
    2.4,
    2
];
const dullest = 0.07;
const clearest = 0.97;
const hourSpread = 0.16;
/**
 * A year of sunshine without weather data: a clear sky by the Sun's height, dimmed day by day by a seeded random
 * transparency so that each month yields its share of the year. Sunny and dull days come in runs; without them shared
 * energy would look too large and export too small.
 */ function weatherYear(axis, seed) {
    let place = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : _sun__rspack_import_0/* .centralPoland */.Y;
    const random = (0,_random__rspack_import_1/* .seededRandom */.I)(seed);
    const sinHeight = new Float64Array(axis.hours);
    const azimuth = new Float64Array(axis.hours);
    const extraterrestrial = new Float64Array(axis.hours);
    const temperature = new Float64Array(axis.hours);
    const dayMood = new Float64Array(axis.hours);
    const hourNoise = new Float64Array(axis.hours);
    let mood = random.normal();
    let noise = 0;
    for(let hour = 0; hour < axis.hours; hour += 1){
        // The middle of the hour represents the whole hour.
        const sun = (0,_sun__rspack_import_0/* .sunPosition */.q)(axis.startMs + (hour + 0.5) * _kernel_time__rspack_import_2/* .hourMs */.$0, place);
        sinHeight[hour] = sun.sinHeight;
        azimuth[hour] = sun.azimuth;
        extraterrestrial[hour] = sun.extraterrestrial;
        if (hour > 0 && axis.localDay[hour] !== axis.localDay[hour - 1]) {
            mood = dayLikeness * mood + Math.sqrt(1 - dayLikeness ** 2) * random.normal();
        }
        noise = 0.5 * noise + Math.sqrt(0.75) * random.normal();
        dayMood[hour] = mood;
        hourNoise[hour] = noise;
        const clock = axis.localHour[hour] ?? 0;
        temperature[hour] = (monthTemperature[axis.localMonth[hour] ?? 0] ?? 0) + 4 * Math.cos((clock - 15) / 12 * Math.PI);
    }
    const weather = {
        axis,
        sinHeight,
        azimuth,
        extraterrestrial,
        global: new Float64Array(axis.hours),
        temperature
    };
    const total = monthShares.reduce((sum, share)=>sum + share, 0);
    const sight = (0,_plane__rspack_import_3/* .sightOf */.p)(weather, referencePlane);
    monthShares.forEach((share, month)=>{
        const hours = daylightOf(weather, month);
        const target = (/* inlined export .referenceYield */1030) * share / total;
        spreadEvenly(dayMood, hours, axis.localDay);
        const yieldAt = dimmedBy(weather, sight, hours, {
            dayMood,
            hourNoise,
            spread: daySpread[month] ?? 1
        });
        (0,_halving__rspack_import_5/* .halvedTo */.e)(yieldAt, target, {
            low: -6,
            high: 6,
            steps: 26
        });
    });
    return weather;
}
function daylightOf(param, month) {
    let { axis, sinHeight } = param;
    const hours = [];
    for(let hour = 0; hour < axis.hours; hour += 1){
        if (axis.localMonth[hour] === month && (sinHeight[hour] ?? 0) > 0) {
            hours.push(hour);
        }
    }
    return Int32Array.from(hours);
}
/**
 * Replaces the random values of a month's days with normal quantiles in the same order: each seed has its own order of
 * dull and sunny days, but the same number of each.
 */ function spreadEvenly(dayMood, hours, days) {
    const moodOfDay = new Map();
    for (const hour of hours){
        moodOfDay.set(days[hour] ?? 0, dayMood[hour] ?? 0);
    }
    const ranked = [
        ...moodOfDay
    ].sort((a, b)=>a[1] - b[1]).map((param)=>{
        let [day] = param;
        return day;
    });
    const rankOfDay = new Map(ranked.map((day, rank)=>[
            day,
            (rank + 0.5) / ranked.length
        ]));
    for (const hour of hours){
        const part = rankOfDay.get(days[hour] ?? 0) ?? 0.5;
        // Tukey's lambda distribution: the normal quantile to within 0.02.
        dayMood[hour] = 4.91 * (part ** 0.14 - (1 - part) ** 0.14);
    }
}
/**
 * Sets the radiation of a month whose days are all clearer by a shift, and returns what the reference plane yields. What
 * the shift does not change is worked out once.
 */ function dimmedBy(weather, sight, hours, param) {
    let { dayMood, hourNoise, spread } = param;
    const { global, sinHeight } = weather;
    const air = Float64Array.from(hours, (hour)=>Math.exp(-0.057 / (sinHeight[hour] ?? 0)));
    return (shift)=>{
        let sum = 0;
        for (const [at, hour] of hours.entries()){
            const day = 1 / (1 + Math.exp(-(shift + spread * (dayMood[hour] ?? 0))));
            // Clouds break on days that are neither clear nor dull.
            const flicker = 1 + hourSpread * 4 * day * (1 - day) * (hourNoise[hour] ?? 0);
            const transparency = (dullest + (clearest - dullest) * day) * flicker;
            // Haurwitz's clear-sky model.
            global[hour] = Math.min(Math.max(transparency, 0.03), clearest) * 1098 * (sinHeight[hour] ?? 0) * (air[at] ?? 0);
            sum += (0,_plane__rspack_import_3/* .planePower */.o)(weather, hour, sight);
        }
        return sum;
    };
}


},
8197(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  V: () => (windGeneration)
});
/* import */ var _random__rspack_import_0 = __webpack_require__(39760);

/** Monthly shares of a year, percent: Warszawa, typical year. */ const monthShares = [
    11.5,
    9.2,
    10,
    4.5,
    7.1,
    7,
    6.8,
    5.1,
    5.7,
    9.3,
    11.3,
    12.7
];
const hourLikeness = 0.96;
/** Wind speeds at which a turbine starts, reaches full power and stops, m/s. */ const speeds = {
    cutIn: 3,
    rated: 12,
    cutOut: 25
};
/**
 * A turbine's hourly generation over a year, kWh. The wind speed has a Weibull distribution of shape 2 and changes
 * slowly; its scale is set for each month so that the month yields its share.
 */ function windGeneration(axis, param, seed) {
    let { kw, capacityFactor } = param;
    const unitSpeed = weibullSpeeds(axis.hours, seed);
    const total = monthShares.reduce((sum, share)=>sum + share, 0);
    const annualHours = capacityFactor * axis.hours;
    const output = new Float64Array(axis.hours);
    monthShares.forEach((share, month)=>{
        const scale = fitScale(axis, month, unitSpeed, annualHours * share / total);
        for(let hour = 0; hour < axis.hours; hour += 1){
            if (axis.localMonth[hour] === month) {
                output[hour] = kw * powerAt(scale * (unitSpeed[hour] ?? 0));
            }
        }
    });
    return output;
}
/** Speeds of scale 1, correlated from hour to hour. */ function weibullSpeeds(hours, seed) {
    const random = (0,_random__rspack_import_0/* .seededRandom */.I)(seed);
    let state = random.normal();
    return Float64Array.from({
        length: hours
    }, ()=>{
        state = hourLikeness * state + Math.sqrt(1 - hourLikeness ** 2) * random.normal();
        return Math.sqrt(-Math.log(1 - normalPart(state)));
    });
}
function fitScale(axis, month, unitSpeed, hours) {
    let low = 0;
    let high = 40;
    for(let step = 0; step < 40; step += 1){
        const scale = (low + high) / 2;
        let sum = 0;
        for(let hour = 0; hour < axis.hours; hour += 1){
            if (axis.localMonth[hour] === month) {
                sum += powerAt(scale * (unitSpeed[hour] ?? 0));
            }
        }
        // Beyond the cut-out speed more wind yields less, so the scale is kept where the yield still rises.
        if (sum < hours && scale < speeds.rated * 1.3) {
            low = scale;
        } else {
            high = scale;
        }
    }
    return low;
}
/** Fraction of full power at a speed. */ function powerAt(speed) {
    const { cutIn, rated, cutOut } = speeds;
    if (speed <= cutIn || speed >= cutOut) {
        return 0;
    }
    return speed >= rated ? 1 : (speed ** 3 - cutIn ** 3) / (rated ** 3 - cutIn ** 3);
}
/** The normal distribution function (Zelen and Severo). */ function normalPart(value) {
    const t = 1 / (1 + 0.2316419 * Math.abs(value));
    const tail = 0.3989423 * Math.exp(-value * value / 2) * t * (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
    return Math.min(Math.max(value > 0 ? 1 - tail : tail, 1e-9), 1 - 1e-9);
}


},
42721(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  C: () => (assumedSpread),
  W: () => (usualYear)
});
/** What a year is like, and how an unsettled rule is read in it; what is not named is as described. */ /** The expected year. */ const usualYear = {
    generation: 1,
    prices: 1
};
/**
 * Assumptions, which the reader can change. A month's sunshine in Poland varied by 15 % (ENTSO-E, May 2024 and 2025);
 * a whole year's varies less, so this errs on the wide side. The price spread has no source.
 */ const assumedSpread = {
    generation: 15,
    prices: 20
};


},
15285(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (failed),
  ok: () => (ok)
});
/** An error in one field of an input, in Polish with the remedy. */ /** The good result. */ function ok(value) {
    return {
        ok: true,
        value
    };
}
/** The result of an input with these fields to correct. */ function failed(errors) {
    return {
        ok: false,
        errors
    };
}


},
42905(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  e: () => (sameValue)
});
/** Deep equality of two plain values: objects, lists, series of numbers, primitives. */ function sameValue(one, other) {
    if (Object.is(one, other)) {
        return true;
    }
    if (one instanceof Float64Array && other instanceof Float64Array) {
        return one.length === other.length && one.every((value, at)=>Object.is(value, other[at]));
    }
    if (Array.isArray(one) && Array.isArray(other)) {
        return one.length === other.length && one.every((value, at)=>sameValue(value, other[at]));
    }
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
        return false;
    }
    const [first, second] = [
        Object.entries(one),
        Object.entries(other)
    ];
    return first.length === second.length && first.every((param)=>{
        let [key, value] = param;
        return Object.hasOwn(other, key) && sameValue(value, other[key]);
    });
}


},
56341(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $0: () => (hourMs),
  LP: () => (dayMs)
});
/** Durations in milliseconds. A civil day may be an hour longer or shorter. */ const minuteMs = 60000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A day in minutes, the unit of time labels of readings. */ const dayMinutes = (/* unused pure expression or super */ null && (dayMs / minuteMs));


},
55645(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Do: () => (zloty),
  Jo: () => (kwh),
  KN: () => (percent),
  i7: () => (sumGrosze),
  o0: () => (toGrosze)
});
/** Numbers with a unit in their type: kilowatt-hours cannot be passed where grosze are expected. */ /** These say that a plain number has the unit; nothing is converted. */ const kwh = (value)=>value;
const zloty = (value)=>value;
const percent = (value)=>value;
/**
 * The only rounding of money: to whole grosze, halves away from zero, as on invoices. The tiny addition makes 1.005 zł,
 * stored in binary as 1.00499…, round up as written.
 */ function toGrosze(amount) {
    const grosze = Math.abs(amount) * 100;
    const rounded = Math.round(grosze + Math.min(1e-6, grosze * 1e-9));
    return amount < 0 ? 0 - rounded : rounded;
}
/** Sum of billed amounts, which stays whole. */ function sumGrosze(amounts) {
    let sum = 0;
    for (const amount of amounts){
        sum += amount;
    }
    return sum;
}


},
8204(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  LF: () => (writePolishDate)
});
/** A day as `rrrr-mm-dd`. */ /** As they stand in a date: `20 listopada`. */ const months = (/* unused pure expression or super */ null && ([
    'stycznia',
    'lutego',
    'marca',
    'kwietnia',
    'maja',
    'czerwca',
    'lipca',
    'sierpnia',
    'września',
    'października',
    'listopada',
    'grudnia'
]));
const written = /^(\d{1,2})[.\-/](\d{1,2})[.\-/](\d{4})$/;
/** Reads `05.03.2027`, also `5.3.2027`; null for a day that does not exist. */ function parsePolishDate(text) {
    const [, day, month, year] = written.exec(text.trim()) ?? [];
    if (day === undefined || month === undefined || year === undefined) {
        return null;
    }
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const date = new Date(`${iso}T00:00:00Z`);
    // Some engines reject 31.02, others move it to March.
    return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
/**
 * Formats `rrrr-mm-dd` as a Polish date: `20 listopada 2026 r.` Without `Intl`, whose first date blocks a slow phone for
 * 40 ms, as each article shows one.
 */ function formatDate(isoDay) {
    const [year, month = 1, day] = isoDay.split('-').map(Number);
    return [
        day,
        months[month - 1],
        year,
        'r.'
    ].join('\u00a0');
}
/** `05.03.2027`, as shown in a date field. */ function writePolishDate(iso) {
    return iso.split('-').reverse().join('.');
}
/** Local midnight of the day, for calendar components, which use local time. */ function toLocalDate(iso) {
    const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
    return new Date(year, month - 1, day);
}
/** The day after a moment, in the visitor's local time. */ function dayAfter(date) {
    return isoDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1));
}
/** The day of a moment in the visitor's local time. */ function isoDay(date) {
    const pad = (value, length)=>String(value).padStart(length, '0');
    return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
/**
 * Whether more than 12 months have passed since a day. In UTC, as a few hours do not matter here. Its source is also
 * put into an inline script, so it must not use anything outside itself.
 */ function isOverAYearAgo(day, now) {
    const yearAgo = new Date(now);
    yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
    return day < yearAgo.toISOString().slice(0, 10);
}


},
27637(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  c: () => (checkMembers),
  y: () => (checkKey)
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
  hL: () => (shareHours),
  ic: () => (cooperativeBalance),
  nq: () => (addOwnUse),
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
  Tr: () => (lawfulRules),
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
  Mb: () => (memberPath)
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
60447(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  h: () => (isFreeDay)
});
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);

/** Month and day of holidays with a fixed date (Act of 18 January 1951 on days free from work). */ const fixedHolidays = [
    '1-1',
    '1-6',
    '5-1',
    '5-3',
    '8-15',
    '11-1',
    '11-11',
    '12-25',
    '12-26'
];
/** Christmas Eve has been a day off since 2025. */ const christmasEveSince = 2025;
/** Days after Easter Sunday: Easter, Easter Monday, Pentecost, Corpus Christi. */ const movableHolidays = [
    0,
    1,
    49,
    60
];
/** Saturday, Sunday or a Polish holiday. The date's UTC fields hold the Polish civil day. */ function isFreeDay(date) {
    const weekday = date.getUTCDay();
    if (weekday === 0 || weekday === 6) {
        return true;
    }
    const year = date.getUTCFullYear();
    const monthAndDay = `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
    if (fixedHolidays.includes(monthAndDay)) {
        return true;
    }
    if (monthAndDay === '12-24' && year >= christmasEveSince) {
        return true;
    }
    const daysAfterEaster = Math.floor((date.getTime() - easterSunday(year)) / _kernel_time__rspack_import_0/* .dayMs */.LP);
    return movableHolidays.includes(daysAfterEaster);
}
/** Easter Sunday of the Gregorian calendar (the anonymous algorithm). */ function easterSunday(year) {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const d = b >> 2;
    const f = Math.floor((b + 8) / 25);
    const g = Math.floor((b - f + 1) / 3);
    const h = (19 * a + b - d - g + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - c % 4) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const month = Math.floor((h + l - 7 * m + 114) / 31);
    const day = (h + l - 7 * m + 114) % 31 + 1;
    return Date.UTC(year, month - 1, day);
}


},
83629(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A$: () => (hoursOfYear),
  Ag: () => (hourAxis),
  FC: () => (yearAxis),
  RQ: () => (polishYear),
  W0: () => (coversYear),
  Wp: () => (toldScale),
  zq: () => (yearHours)
});
/* import */ var _kernel_result__rspack_import_1 = __webpack_require__(15285);
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);
/* import */ var _freeDays__rspack_import_2 = __webpack_require__(60447);



/** Hours of a common year; every "per year" figure is for this many. */ const yearHours = 8760;
/** Whether the settled time is a year or longer; a part of it tells nothing about a year, as seasons differ. */ function coversYear(param) {
    let { hours } = param;
    return hours >= yearHours;
}
/** Turns sums of the settled time into what is told: those of a year of 8760 hours, or of less than a year as they are. */ function toldScale(axis) {
    return coversYear(axis) ? yearHours / axis.hours : 1;
}
/** Mean length of a month in hours. */ const hoursOfMonth = yearHours / 12;
/** Longest axis allowed: 16 years, more than any comparison needs. */ const maxHours = 16 * 8784;
/** The axis starting at a moment given with an offset (`2026-01-01T00:00:00+01:00`) or in UTC (`…Z`). */ function hourAxis(start, hours, period) {
    let fees = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : 'months';
    const startMs = /T[\d:.]*(?:Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
    if (!Number.isFinite(startMs) || startMs % _kernel_time__rspack_import_0/* .hourMs */.$0 !== 0) {
        return (0,_kernel_result__rspack_import_1/* .failed */.g)([
            {
                field: 'start',
                message: 'Podaj początek pełnej godziny z przesunięciem czasu, np. 2026-01-01T00:00:00+01:00.'
            }
        ]);
    }
    if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) {
        return (0,_kernel_result__rspack_import_1/* .failed */.g)([
            {
                field: 'hours',
                message: `Podaj liczbę godzin od 1 do ${maxHours}; znaleziono ${hours}.`
            }
        ]);
    }
    if (period !== 'month' && (!Number.isInteger(period.hours) || period.hours < 1)) {
        return (0,_kernel_result__rspack_import_1/* .failed */.g)([
            {
                field: 'period.hours',
                message: 'Podaj całkowitą liczbę godzin okresu, co najmniej 1.'
            }
        ]);
    }
    const axis = buildAxis(startMs, hours, period);
    return (0,_kernel_result__rspack_import_1.ok)(fees === 'days' && period === 'month' ? {
        ...axis,
        periodMonths: monthParts(axis)
    } : axis);
}
/** A whole calendar year in Poland: twelve periods. */ function yearAxis(year) {
    // Both ends of a year are in winter time, when Polish midnight is 23:00 UTC.
    return buildAxis(Date.UTC(year, 0, 1) - _kernel_time__rspack_import_0/* .hourMs */.$0, hoursOfYear(year), 'month');
}
/** The calendar year of a moment in Poland, where the year begins an hour earlier than in UTC. */ function polishYear(utcMs) {
    return new Date(utcMs + _kernel_time__rspack_import_0/* .hourMs */.$0).getUTCFullYear();
}
/** 8760 or 8784. */ function hoursOfYear(year) {
    return (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / _kernel_time__rspack_import_0/* .hourMs */.$0;
}
/** An axis for examples, each hour its own settlement period. */ function singleHours(hours) {
    return buildAxis(-hourMs, hours, {
        hours: 1
    });
}
function buildAxis(startMs, hours, period) {
    const localHour = new Uint8Array(hours);
    const localMonth = new Uint8Array(hours);
    const localDay = new Int32Array(hours);
    const workday = new Uint8Array(hours);
    const starts = [];
    let day = Number.NaN;
    let month = -1;
    let isWorkday = 0;
    for(let hour = 0; hour < hours; hour += 1){
        const utcMs = startMs + hour * _kernel_time__rspack_import_0/* .hourMs */.$0;
        const localMs = utcMs + polishOffsetHours(utcMs) * _kernel_time__rspack_import_0/* .hourMs */.$0;
        const newDay = Math.floor(localMs / _kernel_time__rspack_import_0/* .dayMs */.LP);
        if (newDay !== day) {
            day = newDay;
            const date = new Date(localMs);
            isWorkday = (0,_freeDays__rspack_import_2/* .isFreeDay */.h)(date) ? 0 : 1;
            if (date.getUTCMonth() !== month) {
                month = date.getUTCMonth();
                if (period === 'month') {
                    starts.push(hour);
                }
            }
        }
        if (period !== 'month' && hour % period.hours === 0) {
            starts.push(hour);
        }
        localHour[hour] = (localMs - day * _kernel_time__rspack_import_0/* .dayMs */.LP) / _kernel_time__rspack_import_0/* .hourMs */.$0;
        localMonth[hour] = month;
        localDay[hour] = day;
        workday[hour] = isWorkday;
    }
    const periodMonths = Float64Array.from(starts, ()=>period === 'month' ? 1 : period.hours / hoursOfMonth);
    const periodStarts = Int32Array.from([
        ...starts,
        hours
    ]);
    return {
        startMs,
        hours,
        periodStarts,
        periodMonths,
        localHour,
        localMonth,
        localDay,
        workday
    };
}
/** Parts of the calendar months by days: a day counts if the axis has any of its hours. */ function monthParts(param) {
    let { periodStarts, localDay } = param;
    return Float64Array.from(periodStarts.subarray(0, -1), (first, period)=>{
        const from = localDay[first] ?? 0;
        const to = localDay[(periodStarts[period + 1] ?? 0) - 1] ?? 0;
        const date = new Date(from * _kernel_time__rspack_import_0/* .dayMs */.LP);
        const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
        return (to - from + 1) / days;
    });
}
const changes = new Map();
/** Poland's UTC offset: 2 hours from 01:00 UTC on the last Sunday of March to the last Sunday of October; else 1. */ function polishOffsetHours(utcMs) {
    const year = new Date(utcMs).getUTCFullYear();
    let change = changes.get(year);
    if (!change) {
        change = [
            lastSunday(year, 2) + _kernel_time__rspack_import_0/* .hourMs */.$0,
            lastSunday(year, 9) + _kernel_time__rspack_import_0/* .hourMs */.$0
        ];
        changes.set(year, change);
    }
    return utcMs >= change[0] && utcMs < change[1] ? 2 : 1;
}
function lastSunday(year, month) {
    const lastDay = new Date(Date.UTC(year, month + 1, 0));
    return lastDay.getTime() - lastDay.getUTCDay() * _kernel_time__rspack_import_0/* .dayMs */.LP;
}


},
56783(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readMeterTable)
});

;// CONCATENATED MODULE: ./src/domain/polish/number.ts
/** The content of a number field, read by Polish conventions. */ /** Groups of three digits separated by any space, or plain digits; then a comma or a point and the fraction. */ const written = /^([+\-−]?)(\d{1,3}(?:\s\d{3})+|\d*)(?:[.,](\d*))?$/;
/**
 * Reads `1 234,5` and `1234.5`. Both the comma and the point are decimal signs; only spaces separate thousands.
 * Ambiguous input (`1.234,5`, `12 34`) is rejected rather than guessed.
 */ function parsePolishNumber(text) {
    const [, sign, whole = '', fraction = ''] = written.exec(text.trim()) ?? [];
    if (whole === '' && fraction === '') {
        return null;
    }
    const value = Number(`${whole.replaceAll(/\s/g, '')}.${fraction}`);
    if (!Number.isFinite(value)) {
        return null;
    }
    return sign === '-' || sign === '−' ? 0 - value : value;
}
/** Points that may separate thousands. After a leading zero they cannot: `0.498` is a price. */ const dotted = /^([+\-−]?)([1-9]\d{0,2}(?:\.\d{3})+)(,\d+)?$/;
/**
 * Reads a number a person wrote. A point before exactly three digits is read as a decimal one only if the limits leave
 * no other reading; otherwise both are offered.
 */ function readNumber(text, limits) {
    if (text.trim() === '') {
        return {
            kind: 'empty'
        };
    }
    const value = parsePolishNumber(text);
    const [, sign = '', whole, fraction = ''] = dotted.exec(text.trim()) ?? [];
    if (whole !== undefined) {
        const thousands = parsePolishNumber(sign + whole.replaceAll('.', '') + fraction);
        if (thousands !== null && isWithin(thousands, limits)) {
            const decimal = value !== null && isWithin(value, limits) ? value : null;
            return {
                kind: 'ambiguous',
                thousands,
                decimal
            };
        }
    }
    if (value === null) {
        return {
            kind: 'notANumber'
        };
    }
    return {
        kind: isWithin(value, limits) ? 'number' : 'outOfRange',
        value
    };
}
function isWithin(value, param) {
    let { min, max } = param;
    return value >= min && value <= max;
}
/** The value after some steps up or down, clamped to the limits and free of floating-point noise (0.1 + 0.2). */ function stepNumber(value, change, param, fractionDigits) {
    let { min, max } = param;
    const start = value ?? Math.min(Math.max(0, min), max);
    const next = Number((start + change).toFixed(fractionDigits));
    return Math.min(Math.max(next, min), max);
}

// EXTERNAL MODULE: ./src/domain/kernel/result.ts
var result = __webpack_require__(15285);
;// CONCATENATED MODULE: ./src/domain/settlement/hours/meterTable.ts


/**
 * Reads a table of hourly values: a header, then one row per hour. Cells are separated by semicolons, tabs or commas;
 * numbers may use Polish or programming notation. Errors name the row of the file and the column.
 */ function readMeterTable(text, columns) {
    const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/).map((row)=>row.trimEnd());
    while(rows.at(-1) === ''){
        rows.pop();
    }
    const [header = '', ...body] = rows;
    const separator = [
        ';',
        '\t',
        ','
    ].find((mark)=>header.includes(mark)) ?? ';';
    const names = header.split(separator).map(unquote);
    const missing = columns.filter((column)=>!names.includes(column));
    if (missing.length > 0) {
        return (0,result/* .failed */.g)(missing.map((column)=>({
                field: column,
                message: `brakuje kolumny „${column}”. W pierwszym wierszu są kolumny: ${names.join(', ')}.`
            })));
    }
    if (body.length === 0) {
        return (0,result/* .failed */.g)([
            {
                field: 'plik',
                message: 'plik nie ma wierszy z danymi pod nagłówkiem.'
            }
        ]);
    }
    const errors = [];
    const table = new Map();
    const cells = body.map((row)=>row.split(separator));
    for (const column of columns){
        const index = names.indexOf(column);
        const values = Float64Array.from(cells, (row, at)=>{
            const cell = unquote(row[index] ?? '');
            const value = cell === '' ? Number.NaN : parsePolishNumber(cell);
            if (value === null || value < 0) {
                errors.push({
                    field: column,
                    message: `wiersz ${at + 2}, kolumna „${column}”: znaleziono „${cell}”. Wpisz liczbę nie mniejszą od zera, np. 1,25.`
                });
                return Number.NaN;
            }
            return value;
        });
        table.set(column, values);
    }
    return errors.length > 0 ? (0,result/* .failed */.g)(errors) : (0,result.ok)(table);
}
function unquote(cell) {
    const trimmed = cell.trim();
    return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
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
  V: () => (inFull),
  e: () => (checkSeries)
});
/* import */ var _scratch__rspack_import_0 = __webpack_require__(90518);

/** The same hours in the numbers everything is settled in: a loop that meets both kinds takes twice the time. */ function inFull(hours) {
    if (hours instanceof Float64Array) {
        return hours;
    }
    const series = (0,_scratch__rspack_import_0/* .newSeries */.cB)(hours.length);
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
  A0: () => (validateCooperative),
  aS: () => (municipalityKinds),
  ir: () => (requiredCoverage)
});
/* import */ var _law__rspack_import_0 = __webpack_require__(81287);
/* import */ var _memberCount__rspack_import_1 = __webpack_require__(28758);
/* import */ var _verdict__rspack_import_2 = __webpack_require__(526);



const municipalityKinds = [
    'rural',
    'urbanRural',
    'urban'
];
/** Section 5: every condition with its verdict, source and date. */ function validateCooperative(facts) {
    return [
        coverage(facts),
        (0,_verdict__rspack_import_2/* .limit */.AB)('power', 'Łączna moc instalacji elektrycznych', facts.electricKw, _law__rspack_import_0/* .electricPowerLimit */.KN),
        (0,_verdict__rspack_import_2/* .limit */.AB)('heat', 'Łączna moc cieplna', facts.heatKw, _law__rspack_import_0/* .heatPowerLimit */.B$, 0),
        (0,_verdict__rspack_import_2/* .limit */.AB)('biogas', 'Wytwarzanie biogazu', facts.biogasM3, _law__rspack_import_0/* .biogasLimit */.DF, 0),
        (0,_verdict__rspack_import_2/* .limit */.AB)('biomethane', 'Wytwarzanie biometanu', facts.biomethaneM3, _law__rspack_import_0/* .biomethaneLimit */.o6, 0),
        excise(facts),
        area(facts),
        cities(facts),
        (0,_verdict__rspack_import_2/* .claim */.B7)('gridOperator', facts.gridOperators === undefined ? undefined : facts.gridOperators === 1, 'Wszyscy członkowie są w sieci jednego operatora.', 'Wszyscy członkowie muszą być w sieci jednego operatora.', _law__rspack_import_0/* .operatorRule */.NV),
        (0,_verdict__rspack_import_2/* .claim */.B7)('voltage', facts.voltageKv === undefined ? undefined : facts.voltageKv < _law__rspack_import_0/* .gridVoltageLimit.value */.QD.value, 'Punkty poboru są w sieci poniżej 110 kV.', 'Punkty poboru muszą być w sieci poniżej 110 kV.', _law__rspack_import_0/* .gridVoltageLimit */.QD),
        (0,_verdict__rspack_import_2/* .claim */.B7)('seller', facts.sellers === undefined ? undefined : facts.sellers === 1, 'Spółdzielnię rozlicza jeden sprzedawca.', 'Całą spółdzielnię musi rozliczać jeden sprzedawca. Zmiana sprzedawcy działa od końca miesiąca.', _law__rspack_import_0/* .sellerRule */.AP),
        (0,_verdict__rspack_import_2/* .claim */.B7)('ownership', facts.ownedByMembers, 'Instalacje należą do spółdzielni albo do jej członków.', 'Instalacje muszą należeć do spółdzielni albo do jej członków.', _law__rspack_import_0/* .ownershipRule */.IP),
        (0,_memberCount__rspack_import_1/* .leastMembers */.Z8)(facts.memberCounts, facts.agricultural),
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
    const found = (0,_verdict__rspack_import_2/* .showNumber */.Zo)(Math.floor((isLeast ? Math.min(ratio, 1) : ratio) * 10000) / 100);
    const reason = threshold === _law__rspack_import_0/* .lowerCoverageThreshold */.pd ? `Próg ${threshold.value}% dotyczy wniosków złożonych do 31.12.2025.` : `Próg ${threshold.value}% dotyczy wniosków złożonych od 1.01.2026.`;
    return {
        id,
        status: isMet ? 'met' : 'notMet',
        text: `Instalacje pokrywają w ciągu roku ${isLeast ? 'co najmniej ' : ''}${found}% potrzeb. ${reason}`,
        source: threshold
    };
}
function excise(param) {
    let { electricKw } = param;
    const isExempt = electricKw === undefined || electricKw <= _law__rspack_import_0/* .excisePowerLimit.value */.uC.value;
    return {
        id: 'excise',
        status: electricKw === undefined ? 'unknown' : 'information',
        text: isExempt ? 'Do 1 MW łącznej mocy energia wytworzona i zużyta w spółdzielni jest zwolniona z akcyzy.' : 'Łączna moc przekracza 1 MW, więc zwolnienie z akcyzy nie działa. Liczymy ją od energii własnej, wspólnej i odebranej z zapasu.',
        source: _law__rspack_import_0/* .excisePowerLimit */.uC
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
            source: _law__rspack_import_0/* .municipalityLimit */.Yl
        };
    }
    const count = municipalities.length;
    const isSmall = count <= _law__rspack_import_0/* .municipalityLimit.value */.Yl.value;
    if (isSmall && count > 1 && adjacent === undefined) {
        return {
            id,
            status: 'unknown',
            text: `${rule} Podaj, czy gminy ze sobą sąsiadują.`,
            source: _law__rspack_import_0/* .municipalityLimit */.Yl
        };
    }
    return {
        id,
        status: isSmall && (count === 1 || adjacent === true) ? 'met' : 'notMet',
        text: `${rule} Liczba gmin: ${count}.`,
        source: _law__rspack_import_0/* .municipalityLimit */.Yl
    };
}
function cities(param) {
    let { municipalities } = param;
    return {
        id: 'cities',
        status: municipalities === undefined ? 'unknown' : 'information',
        text: municipalities === undefined ? 'Rodzaju gmin nie podano. Miasta dopuszcza dopiero ustawa z 9.10.2025, której przepisów nie odczytaliśmy: sprawdź je w ISAP.' : municipalities.includes('urban') ? 'Ustawa z 9.10.2025 dopuszcza miasta, z osobnym wykazem. Brzmienia przepisów i daty wejścia w życie nie potwierdziliśmy: sprawdź je w ISAP.' : 'Gminy wiejskie i miejsko-wiejskie były dopuszczone także przed zmianą z 9.10.2025.',
        source: _law__rspack_import_0/* .cityRule */.Si
    };
}
function members(param) {
    let { members: count } = param;
    const isMany = count !== undefined && count >= _law__rspack_import_0/* .repealedMemberLimit.value */.I9.value;
    return {
        id: 'members',
        status: count === undefined ? 'unknown' : 'information',
        text: isMany ? `Liczba członków: ${(0,_verdict__rspack_import_2/* .showNumber */.Zo)(count)}. Limitu nie ma od 1.10.2023; starsze opracowania podają dawny próg (mniej niż 1000).` : 'Ustawa o OZE nie ogranicza liczby członków.',
        source: _law__rspack_import_0/* .repealedMemberLimit */.I9
    };
}
function storage(param) {
    let { storageKwh } = param;
    return {
        id: 'storage',
        status: storageKwh === undefined ? 'unknown' : 'information',
        text: storageKwh === undefined || storageKwh === 0 ? 'Spółdzielnia może magazynować energię.' : 'Magazyn z własnym punktem poboru wchodzi do bilansu godzinowego jak każdy inny punkt. Osobnej reguły nie znaleźliśmy.',
        source: _law__rspack_import_0/* .storageRule */.cL
    };
}
function balancing(param) {
    let { largestKw } = param;
    return {
        id: 'balancing',
        status: largestKw === undefined ? 'unknown' : 'information',
        text: largestKw !== undefined && largestKw >= _law__rspack_import_0/* .balancingPowerLimit.value */.gb.value ? 'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię.' : 'Koszt bilansowania handlowego instalacji poniżej 400 kW pokrywa sprzedawca.',
        source: _law__rspack_import_0/* .balancingPowerLimit */.gb
    };
}


},
81287(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  AP: () => (sellerRule),
  An: () => (prosumerPowerLimit),
  B$: () => (heatPowerLimit),
  BJ: () => (lastDayOfLowerCoverage),
  DF: () => (biogasLimit),
  I9: () => (repealedMemberLimit),
  IP: () => (ownershipRule),
  JK: () => (farmMemberMinimum),
  KN: () => (electricPowerLimit),
  NV: () => (operatorRule),
  O1: () => (flatCapacityPowerLimit),
  QD: () => (gridVoltageLimit),
  Si: () => (cityRule),
  XA: () => (creditRatio),
  Yl: () => (municipalityLimit),
  cL: () => (storageRule),
  ev: () => (coverageThreshold),
  gb: () => (balancingPowerLimit),
  h8: () => (memberMinimum),
  h_: () => (creditValidMonths),
  o6: () => (biomethaneLimit),
  pd: () => (lowerCoverageThreshold),
  uC: () => (excisePowerLimit),
  zJ: () => (legalPersonMinimum)
});
/**
 * Numbers of the settlement that only a statute can change. Those that change with a tariff or an announcement are in
 * `src/data/stawki.yaml`. The source is the consolidated act of 2024; later amendments have not been read yet.
 */ /** How certain a number is: from the text of an act; from one source or an extract; without a source. */ const renewablesAct = {
    act: 'ustawa o odnawialnych źródłach energii, t.j. Dz.U. 2024 poz. 1361',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/3d95503300ec88b7f4ad7f15e3284bae1018dd10/pl/DU-2024-1361.md',
    textOf: '2024-08-08',
    certainty: 'high'
};
const settlementRegulation = {
    act: 'rozporządzenie rozliczeniowe, Dz.U. 2022 poz. 703',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/ab4abded39a2b193d29bac955318c6e9b9308964/pl/DU-2022-703.md',
    inForceSince: '2022-04-01',
    certainty: 'high'
};
const amendment2023 = {
    act: 'ustawa z 17.08.2023, Dz.U. 2023 poz. 1762',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/81721d749bdb9d32d37e6dc4ec1a612197ab4936/pl/DU-2023-1762.md',
    inForceSince: '2023-10-01',
    certainty: 'high'
};
const cooperativeAct = {
    act: 'Prawo spółdzielcze, t.j. Dz.U. 2024 poz. 593',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/b26936aeacd82c996e22d9435a9b21663f286564/pl/DU-2024-593.md',
    textOf: '2024-03-27',
    certainty: 'high'
};
const amendment2025 = {
    act: 'ustawa z 9.10.2025, Dz.U. 2025 poz. 1535',
    link: 'https://businessinsider.com.pl/prawo/spoldzielnie-energetyczne-w-miastach-nowe-mozliwosci-i-wyzwania/gmkrnjj',
    certainty: 'medium'
};
/** Fraction of the energy given to the grid that is credited back. */ const creditRatio = {
    ...settlementRegulation,
    value: 0.6,
    unit: 'kWh/kWh',
    article: '§ 3 ust. 1; ustawa o OZE art. 38c ust. 3 i 6'
};
/** A lot may be used in its own month and for this many months after it. */ const creditValidMonths = {
    ...renewablesAct,
    value: 12,
    unit: 'miesięcy',
    article: 'art. 38c ust. 8'
};
/** Above this total power, shared and credited energy is subject to excise. */ const excisePowerLimit = {
    ...renewablesAct,
    value: 1000,
    unit: 'kW',
    article: 'art. 38c ust. 13 pkt 3'
};
const electricPowerLimit = {
    ...renewablesAct,
    value: 10000,
    unit: 'kW',
    article: 'art. 38e ust. 1 pkt 3 lit. a'
};
const heatPowerLimit = {
    ...renewablesAct,
    value: 30000,
    unit: 'kW',
    article: 'art. 38e ust. 1 pkt 3'
};
const biogasLimit = {
    ...renewablesAct,
    value: 40000000,
    unit: 'm³/rok',
    article: 'art. 38e ust. 1 pkt 3'
};
const biomethaneLimit = {
    ...renewablesAct,
    value: 20000000,
    unit: 'm³/rok',
    article: 'art. 38e ust. 1 pkt 3'
};
const coverageThreshold = {
    ...renewablesAct,
    value: 70,
    unit: '%',
    article: 'art. 38e ust. 1 pkt 3 lit. a'
};
/** For applications filed by {@link lastDayOfLowerCoverage}. */ const lowerCoverageThreshold = {
    ...amendment2023,
    value: 40,
    unit: '%',
    article: 'art. 41'
};
const lastDayOfLowerCoverage = '2025-12-31';
const municipalityLimit = {
    ...renewablesAct,
    value: 3,
    unit: 'gminy',
    article: 'art. 38e ust. 1 pkt 1'
};
/** Points of delivery must be in a grid below this voltage. */ const gridVoltageLimit = {
    ...renewablesAct,
    value: 110,
    unit: 'kV',
    article: 'art. 38c ust. 2'
};
/** A member is a person, with however many points of delivery. */ const memberMinimum = {
    ...cooperativeAct,
    value: 10,
    unit: 'członków',
    article: 'art. 15 § 1'
};
/** In a cooperative of agricultural production, and in one of a group of agricultural producers. */ const farmMemberMinimum = {
    ...cooperativeAct,
    value: 5,
    unit: 'członków',
    article: 'art. 15 § 1, art. 6 § 2a'
};
/** If the statute admits nobody else. */ const legalPersonMinimum = {
    ...cooperativeAct,
    value: 3,
    unit: 'osoby prawne',
    article: 'art. 15 § 5'
};
/** Repealed on 1.10.2023, but older publications still quote it. */ const repealedMemberLimit = {
    ...amendment2023,
    value: 1000,
    unit: 'członków',
    article: 'ustawa o OZE art. 38e ust. 1 pkt 2 (uchylony)'
};
/** From this power the cost of commercial balancing may fall on the cooperative. */ const balancingPowerLimit = {
    ...renewablesAct,
    value: 400,
    unit: 'kW',
    article: 'art. 38e ust. 2'
};
/** Largest installation of a prosumer. */ const prosumerPowerLimit = {
    ...renewablesAct,
    value: 50,
    unit: 'kW',
    article: 'art. 2 pkt 19 (mikroinstalacja) i 27a (prosument)',
    certainty: 'medium'
};
/**
 * Ordered power up to which a customer at low voltage pays the capacity fee as a flat sum, until the end of 2027. The
 * consolidated text of 2023 was read, whose day is not known.
 */ const flatCapacityPowerLimit = {
    act: 'ustawa o rynku mocy, t.j. Dz.U. 2023 poz. 2131',
    link: 'https://github.com/legalize-dev/legalize-pl/blob/9c4329b3c08e79bf6d3e4098ecf1608d8ca31650/pl/DU-2023-2131.md',
    certainty: 'medium',
    value: 16,
    unit: 'kW',
    article: 'art. 89a ust. 2 pkt 3'
};
/** The hourly balance: of each point of delivery, then of the cooperative. */ const balanceRule = {
    ...settlementRegulation,
    article: '§ 2 ust. 3'
};
/** The journal prints the formula as a picture; it was reconstructed from the description of its symbols. */ const periodRule = {
    ...settlementRegulation,
    article: '§ 3 ust. 1; ustawa o OZE art. 38c ust. 8',
    certainty: 'medium'
};
const oldestFirstRule = {
    ...settlementRegulation,
    article: '§ 4 ust. 1; ustawa o OZE art. 38c ust. 8'
};
const expiryRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 8 i 11'
};
const feeRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 7, 11 i 13'
};
const splitRule = {
    ...settlementRegulation,
    article: '§ 3 ust. 2 i 3'
};
const operatorRule = {
    ...renewablesAct,
    article: 'art. 38c ust. 1–2'
};
const sellerRule = {
    ...renewablesAct,
    article: 'art. 40 ust. 1a–1ac, art. 38da ust. 3'
};
const ownershipRule = {
    ...renewablesAct,
    article: 'art. 38f ust. 1'
};
const storageRule = {
    ...renewablesAct,
    article: 'art. 2 pkt 33a'
};
const cityRule = {
    ...amendment2025,
    article: 'zmiana art. 38e ust. 1 pkt 1'
};


},
28758(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  DI: () => (personKinds),
  Sp: () => (missingMembers),
  Z8: () => (leastMembers)
});
/* import */ var _law__rspack_import_0 = __webpack_require__(81287);
/* import */ var _verdict__rspack_import_1 = __webpack_require__(526);


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
            source: _law__rspack_import_0/* .memberMinimum */.h8
        };
    }
    const { natural, legal, community, unknown } = counts;
    const all = totalOf(counts);
    const minimum = minimumOf(isFarm);
    const found = `Liczba członków: ${(0,_verdict__rspack_import_1/* .showNumber */.Zo)(all)}`;
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
        text: `${found}. Wszyscy są osobami prawnymi, więc wystarczy ${_law__rspack_import_0/* .legalPersonMinimum.value */.zJ.value}, jeśli statut nie dopuszcza innych.`,
        source: _law__rspack_import_0/* .legalPersonMinimum */.zJ
    } : {
        id,
        status: 'unknown',
        text: `${found}. Tylu wystarczy, jeśli wszyscy są osobami prawnymi; inaczej trzeba co najmniej ${minimum.value}. Podaj, kim są.`,
        source: _law__rspack_import_0/* .legalPersonMinimum */.zJ
    };
}
/** What is missing for sure, counting everyone of unknown or unsettled kind in the members' favour; null if nothing. */ function missingMembers(counts) {
    let isFarm = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    const all = totalOf(counts);
    const anyone = minimumOf(isFarm).value - all;
    const legalPersons = counts.natural > 0 ? null : _law__rspack_import_0/* .legalPersonMinimum.value */.zJ.value - all;
    return anyone <= 0 || legalPersons !== null && legalPersons <= 0 ? null : {
        anyone,
        legalPersons
    };
}
function minimumOf(isFarm) {
    return isFarm ? _law__rspack_import_0/* .farmMemberMinimum */.JK : _law__rspack_import_0/* .memberMinimum */.h8;
}
function totalOf(param) {
    let { natural, legal, community, unknown } = param;
    return natural + legal + community + unknown;
}


},
526(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  AB: () => (limit),
  B7: () => (claim),
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
28160(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  _: () => (CooperativeSums)
});
/* import */ var _kernel_units__rspack_import_5 = __webpack_require__(55645);
/* import */ var _hours_scratch__rspack_import_3 = __webpack_require__(90518);
/* import */ var _hours_seriesCache__rspack_import_4 = __webpack_require__(10825);
/* import */ var _priceMembers__rspack_import_0 = __webpack_require__(4140);
/* import */ var _bill__rspack_import_1 = __webpack_require__(15006);
/* import */ var _deductedVat__rspack_import_6 = __webpack_require__(67070);
/* import */ var _cooperativeCosts__rspack_import_2 = __webpack_require__(10784);







/**
 * Only the totals of `settle()`: no checks, no keys, and just the comparisons requested. Meant for settling one
 * cooperative with checked series many times over; its use is summed only once.
 */ class CooperativeSums {
    axis;
    options;
    cache;
    last;
    /** The energy of one scenario takes the place of that before it: of many members it is megabytes each time. */ energies = new _hours_scratch__rspack_import_3/* .Scratch */.fx();
    constructor(axis, options, cache = new _hours_seriesCache__rspack_import_4/* .SeriesCache */.k()){
        this.axis = axis;
        this.options = options;
        this.cache = cache;
    }
    /** Makes use of energy already settled for these members. */ remember(members, energy) {
        this.last = {
            members,
            energy
        };
    }
    /**
   * Gross sums over the members for the requested ways; null for net-billing without market prices. Other `options` may
   * change prices and fees, but not the rules of energy: that of the same meters is settled once.
   */ of(members, ways) {
        let options = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : this.options;
        const { axis, cache } = this;
        const known = this.last && hasSameEnergy(members, this.last.members) ? this.last.energy : undefined;
        const priced = (0,_priceMembers__rspack_import_0/* .priceMembers */.bD)(axis, members, options, cache, (make)=>known ?? this.energies.make(make));
        this.remember(members, priced.energy);
        const billsOf = (way)=>{
            if (way === 'inCooperative') {
                return (0,_cooperativeCosts__rspack_import_2/* .cooperativeCosts */.k)(axis, priced.energy, priced.members, {
                    ...options,
                    ...(0,_cooperativeCosts__rspack_import_2/* .powerFacts */.j)(members)
                }, (param)=>{
                    let { sheet } = param;
                    return sheet(_bill__rspack_import_1/* .taxedSum */.ok);
                }).members;
            }
            return way === 'netBilling' && options.prices === null ? null : priced.members.map((member)=>this.outside(way, member, options));
        };
        const bills = ways.map((way)=>[
                way,
                billsOf(way)
            ]);
        return {
            ...Object.fromEntries(bills.map((param)=>{
                let [way, all] = param;
                return [
                    way,
                    all && (0,_kernel_units__rspack_import_5/* .sumGrosze */.i7)(all.map((param)=>{
                        let { gross } = param;
                        return gross;
                    }))
                ];
            })),
            deductedVat: Object.fromEntries(bills.map((param)=>{
                let [way, all] = param;
                return [
                    way,
                    (0,_deductedVat__rspack_import_6/* .deductedVat */.y)(members, (index)=>all?.[index]?.vat)
                ];
            }))
        };
    }
    /** What a member would pay outside the cooperative. */ outside(way, member, options) {
        const { axis } = this;
        switch(way){
            case 'alone':
                return (0,_priceMembers__rspack_import_0/* .costsAlone */.CI)(axis, member, options, _bill__rspack_import_1/* .taxedSum */.ok);
            case 'aloneWithSources':
                return (0,_priceMembers__rspack_import_0/* .costsWithSources */.fv)(axis, member, options, _bill__rspack_import_1/* .taxedSum */.ok);
            case 'netBilling':
                return (0,_priceMembers__rspack_import_0/* .costsInNetBilling */.w9)(axis, member, options) ?? _bill__rspack_import_1/* .noBills */.qq;
        }
    }
}
/** The same meters with the same zones: other prices in them do not change the energy. */ function hasSameEnergy(members, others) {
    return members.length === others.length && members.every((member, index)=>{
        const other = others[index];
        return member.meter === other?.meter && member.tariff.schedule === other.tariff.schedule && member.tariff.zones.length === other.tariff.zones.length && member.tariff.capacity.kind === other.tariff.capacity.kind;
    });
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
97540(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  GH: () => (g11Tariff),
  II: () => (operators),
  _d: () => (rateOn),
  _r: () => (flatCapacityFee)
});
/* import */ var _kernel_result__rspack_import_0 = __webpack_require__(15285);
/* import */ var _polish_date__rspack_import_1 = __webpack_require__(8204);


/** What kind of source a rate has. Only a statute's or an energy company's own numbers may be called a tariff. */ const rateBases = (/* unused pure expression or super */ null && ([
    'law',
    'operator',
    'press',
    'repository'
]));
/** The row of a rate for a day; an error if no row covers it. It never falls back to the last known row. */ function rateOn(table, id, day) {
    const series = table[id];
    if (!series) {
        return (0,_kernel_result__rspack_import_0/* .failed */.g)([
            {
                field: id,
                message: 'Tej stawki nie znamy. Przepisz ją z rachunku.'
            }
        ]);
    }
    const row = series.rows.find((param)=>{
        let { from, to } = param;
        return from <= day && day <= to;
    });
    if (row) {
        return (0,_kernel_result__rspack_import_0.ok)(row);
    }
    const [first] = series.rows;
    const last = series.rows.at(-1);
    return (0,_kernel_result__rspack_import_0/* .failed */.g)([
        {
            field: id,
            message: `Stawkę „${series.name}” znamy na dni od ${writtenDay(first?.from)} do ${writtenDay(last?.to)}, a nie na ${writtenDay(day)}. Przepisz ją z aktualnego rachunku albo licz dla dnia z tego okresu.`
        }
    ]);
}
/** `31.12.2026`; the message is for people. */ function writtenDay() {
    let day = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : '?';
    return (0,_polish_date__rspack_import_1/* .writePolishDate */.LF)(day);
}
const operators = [
    'tauron',
    'pge',
    'energa',
    'stoen',
    'enea'
];
/** Steps of the flat capacity fee (G groups), with rates looked up by name. */ function flatCapacityFee(rate) {
    return {
        kind: 'flat',
        steps: [
            {
                belowKwh: 500,
                zlotyPerMonth: rate('capacityFlat500')
            },
            {
                belowKwh: 1200,
                zlotyPerMonth: rate('capacityFlat1200')
            },
            {
                belowKwh: 2800,
                zlotyPerMonth: rate('capacityFlat2800')
            },
            {
                belowKwh: Number.POSITIVE_INFINITY,
                zlotyPerMonth: rate('capacityFlatMore')
            }
        ]
    };
}
/** The table id of an operator's G11 rate. */ function operatorRateId(name, operator) {
    return `${name}G11${operator.charAt(0).toUpperCase()}${operator.slice(1)}`;
}
/** An operator's household tariff G11 on a day. */ function g11Tariff(table, operator, day) {
    let own = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : {};
    const errors = [];
    const rate = (id)=>{
        const row = rateOn(table, id, day);
        if (row.ok) {
            return row.value.value;
        }
        errors.push(...row.errors);
        return 0;
    };
    const ofOperator = (name)=>rate(operatorRateId(name, operator));
    const tariff = {
        id: `g11-${operator}`,
        zones: [
            {
                name: 'całodobowa',
                energy: own.energy ?? ofOperator('energy'),
                network: ofOperator('network')
            }
        ],
        excise: rate('excise'),
        quality: rate('quality'),
        renewables: rate('renewables'),
        cogeneration: rate('cogeneration'),
        capacity: flatCapacityFee(rate),
        fixedNetwork: own.fixedNetwork ?? ofOperator('fixedNetwork'),
        subscription: own.subscription ?? ofOperator('subscription'),
        trade: own.trade ?? 0
    };
    return errors.length > 0 ? (0,_kernel_result__rspack_import_0/* .failed */.g)(errors) : (0,_kernel_result__rspack_import_0.ok)(tariff);
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
71673(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  L: () => (chargesPower),
  MV: () => (hasFlatCapacity),
  zc: () => (tariffGroups)
});
/* import */ var _law_law__rspack_import_0 = __webpack_require__(81287);

/** Tariff groups by the name printed on a bill. */ const tariffGroups = [
    'G11',
    'G12',
    'G12w',
    'C11',
    'C12a',
    'C12b',
    'C21',
    'C22a',
    'C22b',
    'B11',
    'B21',
    'B22',
    'B23',
    'C11o',
    'R'
];
const allDay = [
    'całodobowa'
];
const dayAndNight = [
    'dzienna',
    'nocna'
];
const peak = [
    'szczyt',
    'poza szczytem'
];
const threeZones = [
    'szczyt przedpołudniowy',
    'szczyt popołudniowy',
    'pozostałe godziny'
];
const household = {
    fixedFee: 'meter',
    capacity: 'flat'
};
const smallFirm = {
    fixedFee: 'power',
    capacity: 'byPower'
};
const largeFirm = {
    fixedFee: 'power',
    capacity: 'perKwh'
};
const groupFacts = {
    G11: {
        about: 'dom, mieszkanie, blok',
        zones: allDay,
        ...household
    },
    G12: {
        about: 'dom z tańszą nocą',
        zones: dayAndNight,
        ...household
    },
    G12w: {
        about: 'tańsza noc i dni wolne',
        zones: peak,
        ...household
    },
    C11: {
        about: 'mały sklep, biuro, świetlica',
        zones: allDay,
        ...smallFirm
    },
    C12a: {
        about: 'mała firma, ze szczytem',
        zones: peak,
        ...smallFirm
    },
    C12b: {
        about: 'mała firma, dzień i noc',
        zones: dayAndNight,
        ...smallFirm
    },
    C21: {
        about: 'szkoła, urząd, większa firma',
        zones: allDay,
        ...largeFirm
    },
    C22a: {
        about: 'większa firma, ze szczytem',
        zones: peak,
        ...largeFirm
    },
    C22b: {
        about: 'większa firma, dzień i noc',
        zones: dayAndNight,
        ...largeFirm
    },
    B11: {
        about: 'mały zakład, średnie napięcie',
        zones: allDay,
        ...largeFirm
    },
    B21: {
        about: 'zakład, średnie napięcie',
        zones: allDay,
        ...largeFirm
    },
    B22: {
        about: 'średnie napięcie, dwie strefy',
        zones: peak,
        ...largeFirm
    },
    B23: {
        about: 'średnie napięcie, trzy strefy',
        zones: threeZones,
        ...largeFirm
    },
    C11o: {
        about: 'oświetlenie ulic',
        zones: allDay,
        ...smallFirm
    },
    R: {
        about: 'punkt bez licznika',
        zones: allDay,
        fixedFee: 'power',
        capacity: 'flat'
    }
};
/** Whether the capacity fee of a small customer at low voltage is flat: up to 16 kW of ordered power. */ function hasFlatCapacity(orderedKw) {
    return orderedKw <= _law_law__rspack_import_0/* .flatCapacityPowerLimit.value */.O1.value;
}
/** Whether what a meter pays depends on its ordered power. */ function chargesPower(tariff) {
    return tariff?.kind === 'own' && (tariff.capacity.kind === 'byPower' || (tariff.fixedNetworkPerKw ?? 0) > 0);
}


},
38898(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  K: () => (defaultOptions)
});
/* import */ var _kernel_units__rspack_import_0 = __webpack_require__(55645);

/** A file of their own: the form shows them without the settlement, which only the worker and the commands load. */ const defaultOptions = {
    year: 'steady',
    vat: (0,_kernel_units__rspack_import_0/* .percent */.KN)(23),
    key: {
        kind: 'hourly'
    },
    internalPrice: 0,
    internalVat: false,
    prices: null,
    gridReading: 1,
    averagePrice: null,
    flatCapacityBy: 'drawn',
    servicePerMember: 0,
    balancingPerMwh: 0
};


},
4140(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fv: () => (/* binding */ costsWithSources),
  CI: () => (/* binding */ costsAlone),
  bD: () => (/* binding */ priceMembers),
  Y_: () => (/* binding */ drawnBy),
  w9: () => (/* binding */ costsInNetBilling)
});

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
62244(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Mt: () => (inProportion),
  cz: () => (sum),
  ez: () => (statutorySplit),
  iD: () => (byFixedShares)
});
/**
 * Step 10 by law (§ 3 ust. 3 of the regulation): splits the bought energy of a period among the members whose balance
 * of the period is above zero, in proportion to it (A10). If there are none, in proportion to the energy drawn (A16).
 */ function statutorySplit(bought, net, drawn) {
    const positive = net.map((value)=>Math.max(value, 0));
    return inProportion(bought, sum(positive) > 0 ? positive : drawn);
}
/** Splits an amount in proportion to weights; all parts are zero if all weights are. */ function inProportion(amount, weights) {
    const total = sum(weights);
    return weights.map((weight)=>total > 0 ? amount * weight / total : 0);
}
/** Splits an amount by fixed shares up to each one's limit; the excess goes to the others by their shares. */ function byFixedShares(amount, shares, limits) {
    const given = new Float64Array(shares.length);
    let left = Math.min(amount, sum(limits));
    // Each round fills at least one member up to the limit, so the loop ends.
    for(let round = 0; round <= shares.length && left > 1e-12; round += 1){
        const open = shares.map((share, index)=>(limits[index] ?? 0) - (given[index] ?? 0) > 1e-12 ? share : 0);
        // Members without a share take what the others cannot.
        const weights = sum(open) > 0 ? open : limits.map((limit, index)=>limit - (given[index] ?? 0));
        const portion = inProportion(left, weights);
        left = 0;
        for(let index = 0; index < portion.length; index += 1){
            const wanted = (given[index] ?? 0) + (portion[index] ?? 0);
            const limit = limits[index] ?? 0;
            given[index] = Math.min(wanted, limit);
            left += Math.max(wanted - limit, 0);
        }
    }
    return given;
}
function sum(values) {
    let total = 0;
    for (const value of values){
        total += value;
    }
    return total;
}


},
38253(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  l: () => (comparisons)
});
/** What buying in the cooperative can be compared with. */ const comparisons = [
    'alone',
    'aloneWithSources',
    'netBilling'
];


},

});
// The module cache
var __webpack_module_cache__ = {};

// The require function
function __webpack_require__(moduleId) {

// Check if module is in cache
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
// Create a new module (and put it into the cache)
var module = (__webpack_module_cache__[moduleId] = {
exports: {}
});
// Execute the module function
__webpack_modules__[moduleId](module, module.exports, __webpack_require__);

// Return the exports of the module
return module.exports;

}

// expose the modules object (__webpack_modules__)
__webpack_require__.m = __webpack_modules__;

// webpack/runtime/define_property_getters
(() => {
__webpack_require__.d = (exports, definition) => {
	for(var key in definition) {
        if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
            Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
        }
    }
};
})();
// webpack/runtime/ensure_chunk
(() => {
__webpack_require__.f = {};
// This file contains only the entry chunk.
// The chunk loading function for additional chunks
__webpack_require__.e = (chunkId) => {
	return Promise.all(
		Object.keys(__webpack_require__.f).reduce((promises, key) => {
			__webpack_require__.f[key](chunkId, promises);
			return promises;
		}, [])
	);
};
})();
// webpack/runtime/get javascript chunk filename
(() => {
// This function allow to reference chunks
__webpack_require__.u = (chunkId) => {
  // return url for filenames not based on template
  
  // return url for filenames based on template
  return "assets/js/" + {"2962": "15914ed","4683": "514c72f","729": "52dc09d","8958": "b94f52b","9669": "f868134",}[chunkId] + ".js"
}
})();
// webpack/runtime/get mini-css chunk filename
(() => {
// This function allow to reference chunks
__webpack_require__.miniCssF = (chunkId) => {
  // return url for filenames not based on template
  
  // return url for filenames based on template
  return "" + chunkId + ".css"
}
})();
// webpack/runtime/has_own_property
(() => {
__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
// webpack/runtime/make_namespace_object
(() => {
// define __esModule on exports
__webpack_require__.r = (exports) => {
	if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
	}
	Object.defineProperty(exports, '__esModule', { value: true });
};
})();
// webpack/runtime/public_path
(() => {
__webpack_require__.p = "/";
})();
// webpack/runtime/rspack_version
(() => {
__webpack_require__.rv = () => ("1.7.12")
})();
// ChunkAssetRuntimeModule
(() => {
// Docusaurus function to get chunk asset
__webpack_require__.gca = function(chunkId) { chunkId = {}[chunkId]||chunkId; return __webpack_require__.p + __webpack_require__.u(chunkId); };
})();
// webpack/runtime/import_scripts_chunk_loading
(() => {
var installedChunks = {"786": 1,};
// importScripts chunk loading
var installChunk = (data) => {
    var [chunkIds, moreModules, runtime] = data;
    for (var moduleId in moreModules) {
        if (__webpack_require__.o(moreModules, moduleId)) {
            __webpack_require__.m[moduleId] = moreModules[moduleId];
        }
    }
    if (runtime) runtime(__webpack_require__);
    while (chunkIds.length) installedChunks[chunkIds.pop()] = 1;
    parentChunkLoadingFunction(data);
};

__webpack_require__.f.i = (chunkId, promises) => {
    
    // "1" is the signal for "already loaded
    if (!installedChunks[chunkId]) {
        if (true) {
            
            importScripts(__webpack_require__.p + __webpack_require__.u(chunkId));
            
        }
    }
    
};

var chunkLoadingGlobal = globalThis["siteChunks"] = globalThis["siteChunks"] || [];
var parentChunkLoadingFunction = chunkLoadingGlobal.push.bind(chunkLoadingGlobal);
chunkLoadingGlobal.push = installChunk;
})();
// webpack/runtime/rspack_unique_id
(() => {
__webpack_require__.ruid = "bundler=rspack@1.7.12";
})();
var __webpack_exports__ = {};
// This entry needs to be wrapped in an IIFE because it needs to be isolated against other modules in the chunk.
(() => {

// EXTERNAL MODULE: ./src/domain/cooperative/prepare/prepareCooperative.ts
var prepareCooperative = __webpack_require__(15926);
;// CONCATENATED MODULE: ./src/domain/kernel/csv.ts
const byteOrderMark = '\uFEFF';
/**
 * CSV for Polish spreadsheets: semicolons, CRLF, UTF-8 with a byte order mark. Numbers are written without spaces so
 * that spreadsheets recognise them; a cell that would be run as a formula is marked as text.
 */ function toCsv(rows) {
    return byteOrderMark + rows.map((row)=>row.map(toCell).join(';')).join('\r\n') + '\r\n';
}
/** A number as written on the site, with no-break spaces between thousands and a minus. */ const number = /^[-−]?[\d\u00a0]+(?:,\d+)?$/;
/** What spreadsheets take for the start of a formula, also in full width, behind a line break or an invisible sign. */ const formulaStart = /^(?:[\t\r]|[\s\0\u200b]*[=+\-@＝＋－＠])/u;
function toCell(value) {
    if (number.test(value)) {
        return value.replaceAll('\u00a0', '').replace('−', '-');
    }
    const safe = formulaStart.test(value) ? `'${value}` : value;
    return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// EXTERNAL MODULE: ./src/domain/settlement/energy/balance.ts
var energy_balance = __webpack_require__(38001);
// EXTERNAL MODULE: ./src/domain/kernel/time.ts
var time = __webpack_require__(56341);
;// CONCATENATED MODULE: ./src/domain/cooperative/explain/hoursCsv.ts



const maxMemberColumns = 50;
/**
 * Every settled hour as CSV for Polish spreadsheets: start of the hour in UTC and in Poland, the cooperative's balance,
 * and what each of up to 50 members drew and gave. kWh with a decimal comma, to the watt-hour.
 */ function hoursCsv(param) {
    let { axis, meterIds, metersAt } = param;
    const meters = metersAt(1);
    const named = meters.length <= maxMemberColumns ? meters : [];
    const header = [
        'godzina_utc',
        'dzien_pl',
        'godzina_pl',
        'pobor_razem_kWh',
        'oddanie_razem_kWh',
        'wspolna_kWh',
        'P_kWh',
        'W_kWh',
        ...named.flatMap((_, index)=>{
            const id = meterIds[index] ?? '';
            return [
                `${id}_pobor_kWh`,
                `${id}_oddanie_kWh`
            ];
        })
    ];
    const totals = (0,energy_balance/* .hourTotals */._q)(axis, meters);
    const { shared, fromGrid, toGrid } = (0,energy_balance/* .shareHours */.hL)(totals);
    const rows = [
        header
    ];
    for(let hour = 0; hour < axis.hours; hour += 1){
        const day = new Date((axis.localDay[hour] ?? 0) * time/* .dayMs */.LP);
        rows.push([
            new Date(axis.startMs + hour * time/* .hourMs */.$0).toISOString().slice(0, 16).replace('T', ' '),
            day.toISOString().slice(0, 10),
            String(axis.localHour[hour] ?? 0),
            ...[
                ...[
                    totals.drawn,
                    totals.given,
                    shared,
                    fromGrid,
                    toGrid
                ].map((series)=>series[hour] ?? 0),
                ...named.flatMap((param)=>{
                    let { withdrawn, injected } = param;
                    return [
                        withdrawn[hour] ?? 0,
                        injected[hour] ?? 0
                    ];
                })
            ].map(decimalComma)
        ]);
    }
    return toCsv(rows);
}
function decimalComma(value) {
    return value.toFixed(3).replace('.', ',');
}

// EXTERNAL MODULE: ./src/domain/cooperative/sizes/powerCurve.ts + 5 modules
var powerCurve = __webpack_require__(32754);
// EXTERNAL MODULE: ./src/domain/kernel/result.ts
var kernel_result = __webpack_require__(15285);
// EXTERNAL MODULE: ./src/domain/settlement/split.ts
var split = __webpack_require__(62244);
// EXTERNAL MODULE: ./src/domain/cooperative/division/worseOff.ts
var worseOff = __webpack_require__(87295);
// EXTERNAL MODULE: ./src/domain/cooperative/lawfulness/conditions.ts
var lawfulness_conditions = __webpack_require__(25129);
// EXTERNAL MODULE: ./src/domain/cooperative/lawfulness/obstacles.ts
var obstacles = __webpack_require__(98165);
// EXTERNAL MODULE: ./src/domain/cooperative/settle.ts
var settle = __webpack_require__(13091);
;// CONCATENATED MODULE: ./src/domain/cooperative/report.ts







/** The last stage: what is shown for the usual year of a prepared cooperative. Needs tariffs. */ function reportOf(prepared) {
    const settled = (0,settle/* .settleCooperative */.PN)(prepared);
    if (!settled.ok) {
        return settled;
    }
    const conditions = (0,lawfulness_conditions/* .conditionsOf */.y)(prepared);
    return (0,kernel_result.ok)({
        axis: prepared.axis,
        settlement: settled.value,
        flows: hourFlows(prepared, settled.value.energy.totals),
        conditions,
        obstacles: (0,obstacles/* .obstaclesOf */._)(prepared, conditions),
        worseOff: (0,worseOff/* .worseOff */.S)(prepared, settled.value),
        sourceKw: prepared.members.reduce((all, param)=>{
            let { sourceKw } = param;
            return all + sourceKw.reduce((own, kw)=>own + kw, 0);
        }, 0),
        largestKw: Math.max(0, ...prepared.members.flatMap((param)=>{
            let { sourceKw } = param;
            return sourceKw;
        }))
    });
}
/** Every member in one hour of the axis. */ function membersInHour(param, hour) {
    let { meterIds, metersAt } = param;
    const meters = metersAt(1);
    const balances = meters.map((param)=>{
        let { withdrawn, injected } = param;
        return (0,energy_balance/* .hourBalance */.vZ)(withdrawn, injected, hour);
    });
    const drawn = Float64Array.from(balances, (balance)=>Math.max(balance, 0));
    const given = Float64Array.from(balances, (balance)=>Math.max(-balance, 0));
    const { shared } = (0,energy_balance/* .shareHour */.Uc)((0,split/* .sum */.cz)(drawn), (0,split/* .sum */.cz)(given));
    const received = (0,split/* .inProportion */.Mt)(shared, drawn);
    const delivered = (0,split/* .inProportion */.Mt)(shared, given);
    return meters.map((param, index)=>{
        let { withdrawn, injected } = param;
        return {
            id: meterIds[index] ?? '',
            withdrawn: withdrawn[hour] ?? 0,
            injected: injected[hour] ?? 0,
            balance: balances[index] ?? 0,
            received: received[index] ?? 0,
            delivered: delivered[index] ?? 0
        };
    });
}
function hourFlows(param, totals) {
    let { axis, members, metersAt } = param;
    const ownUse = new Float64Array(axis.hours);
    const meters = metersAt(1);
    members.forEach((param, index)=>{
        let { consumption, hiddenKwh } = param;
        const meter = meters[index];
        // A member who draws everything they use has no energy of their own.
        if (meter && (consumption !== meter.withdrawn || hiddenKwh !== 0)) {
            (0,energy_balance/* .addOwnUse */.nq)(ownUse, consumption, meter);
        }
    });
    return {
        ownUse,
        ...(0,energy_balance/* .shareHours */.hL)(totals)
    };
}

// EXTERNAL MODULE: ./src/domain/finance/ranges.ts
var ranges = __webpack_require__(42721);
// EXTERNAL MODULE: ./src/domain/kernel/units.ts
var units = __webpack_require__(55645);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/money/cooperativeSums.ts
var cooperativeSums = __webpack_require__(28160);
// EXTERNAL MODULE: ./src/domain/settlement/types.ts
var types = __webpack_require__(38253);
// EXTERNAL MODULE: ./src/domain/cooperative/compare.ts
var compare = __webpack_require__(59621);
;// CONCATENATED MODULE: ./src/domain/cooperative/ranges.ts








/** Fees for the most even and the least even use (A14). */ const extremeCoefficients = [
    0.17,
    1
];
/** How far the years of this description may deviate, percent. */ function spreadOf(param) {
    let { range } = param;
    return {
        generation: range?.generation ?? ranges/* .assumedSpread.generation */.C.generation,
        prices: range?.prices ?? ranges/* .assumedSpread.prices */.C.prices
    };
}
/** The scenarios in which only one factor differs from the usual year. */ function factorsOf(param) {
    let { input, tariffs } = param;
    const { generation, prices } = spreadOf(input);
    const around = (percent)=>percent > 0 ? [
            1 - percent / 100,
            1 + percent / 100
        ] : [];
    const { gridReading, flatCapacityBy } = (0,settle/* .settlementOptions */.Ku)(input);
    const isMarketOpen = input.range?.market !== undefined && (input.prices?.market?.assumed ?? []).length > 0;
    const perKwh = tariffs.flatMap((param)=>{
        let { capacity } = param;
        return capacity.kind === 'perKwh' ? [
            capacity
        ] : [];
    });
    return [
        {
            id: 'prices',
            changes: around(prices).map((factor)=>({
                    prices: factor
                }))
        },
        {
            id: 'market',
            changes: isMarketOpen ? [
                {
                    assumedMarket: 'highest'
                },
                {
                    assumedMarket: 'lowest'
                }
            ] : []
        },
        {
            id: 'gridReading',
            changes: [
                {
                    gridReading: gridReading === 1 ? 2 : 1
                }
            ]
        },
        {
            id: 'flatCapacityBy',
            changes: perKwh.length < tariffs.length ? [
                {
                    flatCapacityBy: flatCapacityBy === 'drawn' ? 'bought' : 'drawn'
                }
            ] : []
        },
        {
            id: 'capacityCoefficient',
            changes: extremeCoefficients.filter((extreme)=>perKwh.some((param)=>{
                    let { coefficient } = param;
                    return coefficient !== extreme;
                })).map((capacityCoefficient)=>({
                    capacityCoefficient
                }))
        },
        // Last, because only it needs new energy, and the corners begin with what is then at hand.
        {
            id: 'generation',
            changes: around(generation).map((factor)=>({
                    generation: factor
                }))
        }
    ];
}
/**
 * The ranges of the saving, one settlement after another, so that a worker can stop in between. Each factor is changed
 * alone; the ends of a range are settled with every factor at its worse, then at its better side.
 */ function* rangeSteps(prepared, settlement) {
    const scenarios = new Scenarios(prepared, settlement);
    const base = scenarios.savings({});
    const effects = [];
    for (const { id, changes } of factorsOf(prepared)){
        const sides = [];
        for (const change of changes){
            yield;
            sides.push({
                change,
                savings: scenarios.savings(change)
            });
        }
        effects.push({
            id,
            sides
        });
    }
    const ends = types/* .comparisons.flatMap */.l.flatMap((against)=>[
            cornerOf(effects, base, against, 1),
            cornerOf(effects, base, against, -1)
        ]);
    // Sunny years first: the last of the factors left their energy at hand.
    const sunnyFirst = ends.slice().sort((a, b)=>(b.generation ?? 1) - (a.generation ?? 1));
    for (const corner of sunnyFirst){
        yield;
        scenarios.savings(corner);
    }
    const tax = internalTax(prepared, settlement);
    const range = (against)=>{
        const usual = base[against] ?? 0;
        const [worse, better] = [
            -1,
            1
        ].map((sign)=>cornerOf(effects, base, against, sign));
        const end = function() {
            let corner = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : {};
            return scenarios.savings(corner)[against] ?? usual;
        };
        const vat = function() {
            let corner = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : {};
            return scenarios.savedVat(corner, against);
        };
        return {
            low: Math.min(end(worse), usual) - tax,
            base: usual,
            high: Math.max(end(better), usual),
            ...vat().length > 0 && {
                savedVat: {
                    low: vat(worse),
                    base: vat(),
                    high: vat(better)
                }
            }
        };
    };
    return {
        alone: range('alone'),
        aloneWithSources: range('aloneWithSources'),
        netBilling: base.netBilling === null ? null : range('netBilling'),
        effects: [
            ...effects,
            taxEffect(tax, base)
        ].filter((param)=>{
            let { sides } = param;
            return sides.length > 0;
        })
    };
}
/** The ranges at once, where nothing else waits. */ function savingRanges(prepared, settlement) {
    const steps = rangeSteps(prepared, settlement);
    for(;;){
        const step = steps.next();
        if (step.done === true) {
            return step.value;
        }
    }
}
/** Every factor at the side that saves the most (`sign` 1) or the least (−1); one that does neither stays as it is. */ function cornerOf(effects, base, against, sign) {
    const worth = (savings)=>sign * ((savings[against] ?? 0) - (base[against] ?? 0));
    const chosen = effects.flatMap((param)=>{
        let { sides } = param;
        const [best] = sides.slice().sort((one, other)=>worth(other.savings) - worth(one.savings));
        return best && worth(best.savings) > 0 ? [
            best.change
        ] : [];
    });
    return Object.assign({}, ...chosen);
}
/** VAT on all shared energy at the internal price, zł a year (A8): nobody has decided whether it is due. */ function internalTax(param, param1) {
    let { input, axis } = param, { energy } = param1;
    const { internalPrice, vat } = (0,settle/* .settlementOptions */.Ku)(input);
    const kwh = (0,split/* .sum */.cz)(energy.balance.sharedKwh) * hourAxis/* .yearHours */.zq / axis.hours;
    return kwh * internalPrice * vat / 100;
}
function taxEffect(tax, param) {
    let { alone, aloneWithSources, netBilling } = param;
    const savings = {
        alone: alone - tax,
        aloneWithSources: aloneWithSources - tax,
        netBilling: netBilling === null ? null : netBilling - tax
    };
    return {
        id: 'internalVat',
        sides: tax > 0 ? [
            {
                change: {},
                savings
            }
        ] : []
    };
}
/** Savings in different years of one cooperative, each settled once. */ class Scenarios {
    prepared;
    known = new Map();
    sums;
    constructor(prepared, settlement){
        this.prepared = prepared;
        const { axis, input, cache } = prepared;
        this.sums = new cooperativeSums/* .CooperativeSums */._(axis, (0,settle/* .settlementOptions */.Ku)(input), cache);
        this.sums.remember((0,settle/* .settlementMembers */.B2)(prepared), settlement.energy);
        const { totals, deductedVat } = settlement;
        this.known.set('{}', {
            ...this.savingsOf(totals),
            deductedVat
        });
    }
    /** VAT in a scenario's saving that members deduct anyway, zł a year. */ savedVat(change, against) {
        return (0,compare/* .savedVat */.Rf)(this.settled(change), this.prepared.axis, against);
    }
    savings(change) {
        const { alone, aloneWithSources, netBilling } = this.settled(change);
        return {
            alone,
            aloneWithSources,
            netBilling
        };
    }
    settled(change) {
        const key = JSON.stringify(change);
        const known = this.known.get(key);
        if (known) {
            return known;
        }
        const scenario = {
            ...ranges/* .usualYear */.W,
            ...change
        };
        const { deductedVat, ...totals } = this.sums.of((0,settle/* .settlementMembers */.B2)(this.prepared, scenario), [
            'inCooperative',
            ...types/* .comparisons */.l
        ], (0,settle/* .settlementOptions */.Ku)(this.prepared.input, scenario));
        const found = {
            ...this.savingsOf(totals),
            deductedVat
        };
        this.known.set(key, found);
        return found;
    }
    savingsOf(totals) {
        const { inCooperative = (0,units/* .sumGrosze */.i7)([]), alone, aloneWithSources, netBilling } = totals;
        const saved = (other)=>(0,compare/* .savedInYear */.Cn)(other ?? (0,units/* .sumGrosze */.i7)([]), inCooperative, this.prepared.axis);
        return {
            alone: saved(alone),
            aloneWithSources: saved(aloneWithSources),
            netBilling: netBilling === null ? null : saved(netBilling)
        };
    }
}

// EXTERNAL MODULE: ./src/domain/settlement/hours/seriesCache.ts
var seriesCache = __webpack_require__(10825);
;// CONCATENATED MODULE: ./src/browser/calculator/session.ts






/** What the page shows of an input; the hours of readings are many and already in the report. */ function withoutHours(input) {
    return {
        ...input,
        members: input.members.map((member)=>({
                ...member,
                readings: undefined
            }))
    };
}
/** Progress is reported no more often than this: each report re-renders the page. */ const progressMs = 500;
/**
 * The worker's side of the calculator. A `settle` is answered in parts, the quickest first; between parts it checks
 * whether a newer one has come, and then drops the rest.
 */ class CalculatorSession {
    post;
    surroundings = {
        rates: {}
    };
    newest = 0;
    constructor(post){
        this.post = post;
    }
    async handle(request) {
        switch(request.kind){
            case 'rates':
                this.surroundings = {
                    rates: request.rates,
                    cache: new seriesCache/* .SeriesCache */.k()
                };
                return;
            case 'settle':
                this.newest = request.id;
                await this.settle(request.id, request.input);
                return;
            case 'compare':
                this.settleOnce(request.id, request.input);
                return;
            case 'hour':
                {
                    const prepared = (0,prepareCooperative/* .prepareCooperative */.z)(request.input, this.surroundings);
                    const members = prepared.ok ? membersInHour(prepared.value, request.hour) : [];
                    this.post({
                        kind: 'hour',
                        id: request.id,
                        members
                    });
                    return;
                }
            case 'hoursCsv':
                {
                    const prepared = (0,prepareCooperative/* .prepareCooperative */.z)(request.input, this.surroundings);
                    const text = prepared.ok ? hoursCsv(prepared.value) : '';
                    this.post({
                        kind: 'hoursCsv',
                        id: request.id,
                        text
                    });
                    return;
                }
            case 'keys':
                {
                    const { compareKeys } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 94122));
                    const prepared = (0,prepareCooperative/* .prepareCooperative */.z)(request.input, this.surroundings);
                    const result = prepared.ok ? compareKeys(prepared.value) : prepared;
                    this.post({
                        kind: 'keys',
                        id: request.id,
                        result
                    });
                    return;
                }
            case 'leaving':
                {
                    const { leaving } = await __webpack_require__.e(/* import() */ "729").then(__webpack_require__.bind(__webpack_require__, 91584));
                    const prepared = (0,prepareCooperative/* .prepareCooperative */.z)(request.input, this.surroundings);
                    const result = prepared.ok ? leaving(prepared.value, this.surroundings) : prepared;
                    this.post({
                        kind: 'leaving',
                        id: request.id,
                        result
                    });
                    return;
                }
            case 'joining':
                {
                    const { joining } = await __webpack_require__.e(/* import() */ "9669").then(__webpack_require__.bind(__webpack_require__, 40132));
                    const prepared = (0,prepareCooperative/* .prepareCooperative */.z)(request.input, this.surroundings);
                    const result = prepared.ok ? joining(prepared.value, request.newcomer, this.surroundings) : prepared;
                    this.post({
                        kind: 'joining',
                        id: request.id,
                        result
                    });
                    return;
                }
            case 'read':
                {
                    const { readDescription } = await Promise.all(/* import() */ [__webpack_require__.e("4683"), __webpack_require__.e("2962")]).then(__webpack_require__.bind(__webpack_require__, 42665));
                    this.post({
                        kind: 'read',
                        id: request.id,
                        result: readDescription(request.text)
                    });
                }
        }
    }
    settleOnce(id, input) {
        const prepared = (0,prepareCooperative/* .prepareCooperative */.z)(input, this.surroundings);
        const report = prepared.ok ? reportOf(prepared.value) : prepared;
        if (!prepared.ok || !report.ok) {
            this.post({
                kind: 'errors',
                id,
                errors: report.ok ? [] : report.errors
            });
            return undefined;
        }
        const settled = prepared.value.input === input ? undefined : withoutHours(prepared.value.input);
        this.post({
            kind: 'report',
            id,
            report: report.value,
            ...settled && {
                settled
            }
        });
        const { energy, totals, deductedVat } = report.value.settlement;
        return {
            prepared: prepared.value,
            settlement: {
                energy,
                totals,
                deductedVat
            }
        };
    }
    async settle(id, input) {
        const prepared = await this.settleWithRanges(id, input);
        if (prepared) {
            await this.drawCurve(id, prepared);
        }
    }
    /** A method of its own, so that the bills of a thousand members are not kept while the curve is drawn. */ async settleWithRanges(id, input) {
        // Requests that came meanwhile are read first, so that quick typing computes only the newest.
        if (await this.isOutdated(id)) {
            return undefined;
        }
        const found = this.settleOnce(id, input);
        if (!found) {
            return undefined;
        }
        const { prepared, settlement } = found;
        // Most of it will be the same after the next change.
        this.surroundings = {
            ...this.surroundings,
            before: prepared
        };
        const steps = rangeSteps(prepared, settlement);
        let step = steps.next();
        while(step.done !== true){
            if (await this.isOutdated(id)) {
                return undefined;
            }
            step = steps.next();
        }
        this.post({
            kind: 'ranges',
            id,
            ranges: step.value
        });
        return prepared;
    }
    async drawCurve(id, prepared) {
        let points = [];
        let best = null;
        if (powerCurve/* .PowerCurve.canDraw */.b.canDraw(prepared)) {
            const curve = new powerCurve/* .PowerCurve */.b(prepared, this.surroundings.cache);
            const factors = (0,powerCurve/* .powerFactors */.y)(prepared.members.length);
            // Without any cost there is no best size, and nothing to search with.
            const sizes = prepared.input.finance && await __webpack_require__.e(/* import() */ "8958").then(__webpack_require__.bind(__webpack_require__, 28605));
            const all = factors.length + (sizes?.searchLength(prepared) ?? 0);
            let told = performance.now();
            const tell = (done)=>{
                if (performance.now() - told >= progressMs) {
                    told = performance.now();
                    this.post({
                        kind: 'progress',
                        id,
                        part: Math.min(done / all, 1)
                    });
                }
            };
            for (const [index, factor] of factors.entries()){
                if (await this.isOutdated(id)) {
                    return;
                }
                points = [
                    ...points,
                    curve.at(factor)
                ];
                tell(index + 1);
            }
            best = {
                leastKw: curve.leastKw,
                panels: {
                    kind: 'noCost'
                },
                batteries: null,
                together: null
            };
            if (sizes) {
                const search = sizes.bestSizeSteps(prepared, curve);
                let step = search.next();
                for(let done = points.length + 1; step.done !== true; done += 1){
                    if (await this.isOutdated(id)) {
                        return;
                    }
                    step = search.next();
                    tell(done);
                }
                best = step.value;
                points = sizes.withBest(points, best);
            }
        }
        this.post({
            kind: 'curve',
            id,
            points,
            best
        });
    }
    async isOutdated(id) {
        await new Promise((resolve)=>setTimeout(resolve));
        return id !== this.newest;
    }
}

;// CONCATENATED MODULE: ./src/browser/calculator/calculator.worker.ts

const session = new CalculatorSession((answer)=>{
    self.postMessage(answer);
});
self.addEventListener('message', (param)=>{
    let { data } = param;
    session.handle(data).catch((error)=>{
        // A page gets the errors thrown in its worker, but not the promises rejected there.
        setTimeout(()=>{
            throw error;
        });
    });
});

})();

})()
;