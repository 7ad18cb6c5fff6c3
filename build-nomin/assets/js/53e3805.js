"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5125"], {
72436(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ MendButton)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/buttons/ButtonRow/index.tsx + 1 modules
var ButtonRow = __webpack_require__(77448);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/FieldLink.tsx
var FieldLink = __webpack_require__(5373);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/fieldErrors.tsx + 1 modules
var fieldErrors = __webpack_require__(95053);
// EXTERNAL MODULE: ./src/components/calculator/SummaryBar.tsx + 1 modules
var SummaryBar = __webpack_require__(83033);
// EXTERNAL MODULE: ./src/domain/calculator/defaults.ts + 1 modules
var defaults = __webpack_require__(19602);
// EXTERNAL MODULE: ./src/domain/calculator/members/editMembers.ts
var editMembers = __webpack_require__(23032);
// EXTERNAL MODULE: ./src/domain/calculator/members/memberCounts.ts
var memberCounts = __webpack_require__(55121);
// EXTERNAL MODULE: ./src/domain/calculator/members/memberKinds.ts
var memberKinds = __webpack_require__(1230);
// EXTERNAL MODULE: ./src/domain/calculator/members/newcomer.ts
var newcomer = __webpack_require__(42387);
// EXTERNAL MODULE: ./src/domain/calculator/presets.ts
var presets = __webpack_require__(60091);
// EXTERNAL MODULE: ./src/domain/calculator/quick.ts
var calculator_quick = __webpack_require__(43936);
// EXTERNAL MODULE: ./src/domain/cooperative/lawfulness/holders.ts
var holders = __webpack_require__(86124);
;// CONCATENATED MODULE: ./src/domain/calculator/mend.ts








/** Power of all panels of a description, kWp. */ function panelsOf(description) {
    return description.mode === 'quick' ? description.quick.kwp ?? 0 : powerOfPanels(description.cooperative.members);
}
/**
 * The description with this power of all panels together, kWp, each where it was and in the same proportion; of the
 * cooperative itself where there are none to change. Null if the measured ones, which stay, are more.
 */ function withPanels(description, kwp, dated) {
    if (description.mode === 'quick') {
        return {
            mode: 'quick',
            quick: (0,calculator_quick/* .changeQuick */._m)(dated, description.quick, {
                kwp
            })
        };
    }
    const { cooperative } = description;
    const planned = powerOfPanels(cooperative.members.filter(isPlanned));
    const wanted = kwp - powerOfPanels(cooperative.members) + planned;
    return wanted <= 0 ? null : {
        ...description,
        cooperative: planned > 0 ? withFactor(cooperative, wanted / planned) : (0,editMembers/* .addMembers */.pD)(cooperative, [
            {
                ...(0,editMembers/* .newOwnSource */.y7)(),
                sources: [
                    {
                        ...defaults/* .newSources.pv */.hq.pv,
                        kw: wanted
                    }
                ]
            }
        ])
    };
}
/**
 * The description with so many more members of a kind, each with its usual use. Their names say that they are assumed;
 * in the full mode they have the usual tariff of such a point.
 */ function withNewMembers(description, id, count, dated) {
    const { annualKwh, group, name } = memberKinds/* .memberKinds */.A[id];
    const { quick } = description;
    if (description.mode === 'quick') {
        const counts = quick.members ?? (0,presets/* .countsOfPreset */.f)(quick.who);
        const isThere = counts.some((known)=>known.id === id);
        const members = isThere ? counts.map((known)=>known.id === id ? {
                ...known,
                count: (known.count ?? 0) + count,
                assumed: (known.assumed ?? 0) + count
            } : known) : [
            ...counts,
            {
                id,
                count,
                annualKwh,
                assumed: count
            }
        ];
        return {
            mode: 'quick',
            quick: (0,calculator_quick/* .changeQuick */._m)(dated, quick, {
                members
            })
        };
    }
    const { cooperative } = description;
    const tariffs = {
        ...!(group in (cooperative.tariffs ?? {})) && {
            [group]: (0,defaults/* .g11Of */.V0)(dated, quick.operator, undefined, group)
        },
        ...cooperative.tariffs
    };
    // One called as another's holder would be that one's point, and no member.
    const taken = new Set([
        ...cooperative.members.map((member)=>member.id),
        ...(0,holders/* .holdersOf */.pW)(cooperative.members).keys()
    ]);
    const added = Array.from({
        length: count
    }, ()=>{
        const free = (0,editMembers/* .freeMemberName */.gG)(`${name}${memberCounts/* .assumedMark */.m4}`, taken);
        taken.add(free);
        return {
            ...(0,newcomer/* .newcomerOf */.g)({
                members: [],
                tariffs
            }, id, {
                annualKwh,
                kwp: 0
            }),
            id: free
        };
    });
    return {
        ...description,
        cooperative: (0,editMembers/* .addMembers */.pD)({
            ...cooperative,
            tariffs
        }, added)
    };
}
/** The description with other facts about the conditions of the law, which only the full mode has. */ function withFacts(description, facts) {
    return description.mode === 'quick' ? description : {
        ...description,
        cooperative: {
            ...description.cooperative,
            cooperative: {
                ...description.cooperative.cooperative,
                ...facts
            }
        }
    };
}
function powerOfPanels(members) {
    return members.flatMap((param)=>{
        let { sources = [] } = param;
        return sources;
    }).reduce((all, param)=>{
        let { kind, kw } = param;
        return kind === 'pv' ? all + (kw ?? 0) : all;
    }, 0);
}
/** Sources that already run are in the readings: changing their power would change nothing. */ const isPlanned = (param)=>{
    let { sourcesMeasured } = param;
    return sourcesMeasured !== true;
};
/** Rounded away from what was, so that the sum is not short of what was asked for. */ function withFactor(cooperative, factor) {
    const round = factor > 1 ? Math.ceil : Math.floor;
    return {
        ...cooperative,
        members: cooperative.members.map((member)=>member.sources && isPlanned(member) ? {
                ...member,
                sources: member.sources.map((source)=>source.kind === 'pv' && source.kw !== null ? {
                        ...source,
                        kw: round(source.kw * factor * 100) / 100
                    } : source)
            } : member)
    };
}

// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/domain/settlement/law/conditions.ts
var conditions = __webpack_require__(85825);
// EXTERNAL MODULE: ./src/domain/settlement/law/law.ts
var law = __webpack_require__(81287);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/mends.ts






/** What mends a condition by one press; null if only the reader can. */ function mendOf(obstacle, circumstances) {
    const { description, dated } = circumstances;
    const { id, panelsKwp, newMembers } = obstacle;
    if (panelsKwp !== undefined) {
        const mended = withPanels(description, panelsKwp, dated);
        const power = `${(0,format/* .formatNumber */.ZV)(panelsKwp)}\u00a0kWp paneli`;
        return mended && {
            label: `Ustaw ${power}`,
            told: `Ustawiono ${power} jako założenie.`,
            caution: 'To założenie: tyle paneli musi się zmieścić na dachach i gruncie.',
            description: mended
        };
    }
    if (newMembers) {
        return membersMend(newMembers, circumstances);
    }
    const assumed = assumptions[id];
    return assumed && description.mode === 'full' ? {
        ...assumed,
        description: withFacts(description, assumed.facts(description.cooperative.cooperative))
    } : null;
}
/** Who is added, in the accusative. */ const mends_forms = {
    dom: {
        one: 'dom',
        few: 'domy',
        many: 'domów',
        other: 'domu'
    },
    mieszkanie: {
        one: 'mieszkanie',
        few: 'mieszkania',
        many: 'mieszkań',
        other: 'mieszkania'
    },
    gospodarstwo: {
        one: 'gospodarstwo',
        few: 'gospodarstwa',
        many: 'gospodarstw',
        other: 'gospodarstwa'
    },
    remiza: {
        one: 'remizę OSP',
        few: 'remizy OSP',
        many: 'remiz OSP',
        other: 'remizy OSP'
    },
    sklep: {
        one: 'sklep',
        few: 'sklepy',
        many: 'sklepów',
        other: 'sklepu'
    }
};
/** Small members of a kind that fits the others: each is a member of its own. */ function kindOf(person, param) {
    let { quick, ...rest } = param;
    if (person === 'legal') {
        return quick.who === 'firmy' ? 'sklep' : 'remiza';
    }
    const isFarm = rest.mode === 'full' && rest.cooperative.cooperative?.agricultural === true;
    return isFarm ? 'gospodarstwo' : quick.who === 'osiedle' ? 'mieszkanie' : 'dom';
}
function membersMend(param, param1) {
    let { count, person, perKwp } = param, { description, report, dated } = param1;
    const kind = kindOf(person, description);
    const { annualKwh } = memberKinds/* .memberKinds */.A[kind];
    const added = (0,format/* .formatCount */.B4)(count, mends_forms[kind]);
    const mended = withNewMembers(description, kind, count, dated);
    const kwp = panelsForCoverage(count * annualKwh, perKwp, {
        description,
        report,
        dated
    });
    const withMore = kwp === null ? null : withPanels(mended, kwp, dated);
    return {
        label: `Dodaj ${added}`,
        told: `Dodano ${added} po ${(0,format/* .formatNumber */.ZV)(annualKwh)}\u00a0kWh rocznie jako założenie${withMore && kwp !== null ? `, a\u00a0panele zwiększono do ${(0,format/* .formatNumber */.ZV)(kwp)}\u00a0kWp, żeby pokryły ich zużycie` : ''}.`,
        caution: person === 'legal' ? 'To założenie: do spółdzielni muszą naprawdę przystąpić osoby prawne, np. OSP albo spółki.' : 'To założenie: do spółdzielni musi naprawdę przystąpić tyle osób.',
        description: withMore ?? mended
    };
}
/** Each point's part is rounded to 0.01 kWp: this much is left for that. */ const roundingKwp = 0.1;
/** Power of all panels once more is used, kWp, where the coverage is met without it; null if it still is. */ function panelsForCoverage(addedKwh, perKwp, param) {
    let { description, report } = param;
    const { consumptionKwh, generationKwh, coverage } = report.settlement.indicators;
    const day = description.mode === 'full' ? description.cooperative.cooperative?.applicationDay : undefined;
    const needed = (consumptionKwh + addedKwh) * (0,conditions/* .requiredCoverage */.ir)(day).value / 100;
    const isMet = !report.obstacles.some((param)=>{
        let { id } = param;
        return id === 'coverage';
    }) && coverage !== null;
    const missing = needed - generationKwh;
    return isMet && (0,hourAxis/* .coversYear */.W0)(report.axis) && generationKwh > 0 && missing > 0 && perKwp > 0 ? Math.ceil(panelsOf(description) + missing / perKwp + roundingKwp) : null;
}
/** Facts that the law wants otherwise, by the condition. */ const assumptions = {
    area: {
        label: 'Przyjmij jedną gminę',
        told: 'Przyjęto założenie: spółdzielnia działa w\u00a0jednej gminie.',
        caution: 'To założenie: wszyscy członkowie muszą mieć punkty poboru w tej gminie. Gdy gminy sąsiadują ze sobą, mogą być trzy: zaznacz to w formularzu.',
        facts: function() {
            let { municipalities = [] } = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : {};
            return {
                municipalities: municipalities.slice(0, 1)
            };
        }
    },
    gridOperator: {
        label: 'Przyjmij jednego operatora',
        told: 'Przyjęto założenie: wszystkie punkty poboru są w sieci jednego operatora.',
        caution: 'To założenie: punkty w sieci innego operatora nie mogą należeć do tej spółdzielni. Usuń je z listy członków.',
        facts: ()=>({
                gridOperators: 1
            })
    },
    voltage: {
        label: 'Przyjmij napięcie 0,4\u00a0kV',
        told: 'Przyjęto założenie: najwyższe napięcie przyłącza to 0,4\u00a0kV.',
        caution: 'To założenie: punkty o wyższym napięciu, niż pozwala ustawa, nie mogą należeć do tej spółdzielni. Usuń je z listy członków.',
        facts: ()=>({
                voltageKv: 0.4
            })
    },
    seller: {
        label: 'Przyjmij jednego sprzedawcę',
        told: 'Przyjęto założenie: całą spółdzielnię rozlicza jeden sprzedawca.',
        caution: 'To założenie: pozostali członkowie muszą zmienić sprzedawcę.',
        facts: ()=>({
                sellers: 1
            })
    },
    ownership: {
        label: 'Przyjmij, że należą do spółdzielni albo członków',
        told: 'Przyjęto założenie: instalacje należą do spółdzielni albo jej członków.',
        caution: 'To założenie: instalacje muszą naprawdę do nich należeć.',
        facts: ()=>({
                ownedByMembers: true
            })
    },
    heat: upTo(law/* .heatPowerLimit */.B$, 'kW', (value)=>({
            heatKw: value
        })),
    biogas: upTo(law/* .biogasLimit */.DF, 'm³', (value)=>({
            biogasM3: value
        })),
    biomethane: upTo(law/* .biomethaneLimit */.o6, 'm³', (value)=>({
            biomethaneM3: value
        }))
};
function upTo(param, unit, factsOf) {
    let { value } = param;
    const most = `${(0,format/* .formatNumber */.ZV)(value)}\u00a0${unit}`;
    return {
        label: `Ustaw ${most}`,
        told: `Ustawiono ${most} jako założenie.`,
        caution: 'To założenie: więcej spółdzielnia nie może mieć.',
        facts: ()=>factsOf(value)
    };
}

;// CONCATENATED MODULE: ./src/components/calculator/results/answer/MendButton.tsx







/** Where in the full form a condition is decided. */ const places = {
    leastMembers: 'czlonkowie',
    area: (0,fieldErrors/* .fieldId */.CB)('cooperative.municipalities.rural'),
    gridOperator: (0,fieldErrors/* .fieldId */.CB)('cooperative.gridOperators'),
    voltage: (0,fieldErrors/* .fieldId */.CB)('cooperative.voltageKv'),
    seller: (0,fieldErrors/* .fieldId */.CB)('cooperative.sellers'),
    ownership: (0,fieldErrors/* .fieldId */.CB)('cooperative.ownedByMembers'),
    heat: (0,fieldErrors/* .fieldId */.CB)('cooperative.heatKw'),
    biogas: (0,fieldErrors/* .fieldId */.CB)('cooperative.biogasM3'),
    biomethane: (0,fieldErrors/* .fieldId */.CB)('cooperative.biomethaneM3')
};
/** Sets what a condition lacks, says what must be true for that, and leads to where else it is decided. */ function MendButton(props) {
    const { obstacle, report, description, dated, onMend, isFirst } = props;
    const mend = mendOf(obstacle, {
        description,
        report,
        dated
    });
    const place = description.mode === 'full' ? places[obstacle.id] : undefined;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            mend && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: mend.caution
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(ButtonRow/* ["default"] */.A, {
                children: [
                    mend && /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: isFirst ? 'primary' : 'outlined',
                        onClick: ()=>{
                            onMend(mend);
                            // The button is gone once the new answer is there.
                            document.getElementById(SummaryBar/* .resultId */.Ry)?.focus({
                                preventScroll: true
                            });
                        },
                        children: mend.label
                    }),
                    place !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)(FieldLink/* ["default"] */.A, {
                        id: place,
                        children: "Pokaż to w formularzu"
                    })
                ]
            })
        ]
    });
}


},
5373(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (FieldLink)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_2 = __webpack_require__(27588);
/* import */ var _reveal__rspack_import_3 = __webpack_require__(41560);




/** Leads to a field of the full form. Quick mode has no such fields, and says so. */ function FieldLink(param) {
    let { id, otherwise = id, children } = param;
    const [isMissing, setIsMissing] = (0,react__rspack_import_1.useState)(false);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_2/* .Button */.$, {
                look: "plain",
                onClick: ()=>{
                    const field = document.getElementById(id) ?? document.getElementById(otherwise);
                    if (field) {
                        (0,_reveal__rspack_import_3/* .reveal */._)(field);
                    }
                    setIsMissing(field === null);
                },
                children: children
            }),
            ' ',
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                role: "status",
                children: isMissing && 'To pole jest w trybie pełnym. Otworzysz go przyciskiem nad wynikiem.'
            })
        ]
    });
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
86124(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  UI: () => (checkHolders),
  j1: () => (isSameHolder),
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

}]);