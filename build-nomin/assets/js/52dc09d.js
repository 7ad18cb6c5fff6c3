"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["729"], {
91584(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  gn: () => (withMembers),
  l8: () => (savedBy),
  leaving: () => (leaving)
});
/* import */ var _kernel_result__rspack_import_4 = __webpack_require__(15285);
/* import */ var _prepare_prepareCooperative__rspack_import_0 = __webpack_require__(15926);
/* import */ var _levels__rspack_import_1 = __webpack_require__(93939);
/* import */ var _settle__rspack_import_2 = __webpack_require__(13091);
/* import */ var _settlement_hours_hourAxis__rspack_import_3 = __webpack_require__(83629);
/* import */ var _kernel_changedList__rspack_import_5 = __webpack_require__(23802);






/** Each member takes a settlement, so this is the most that is computed on request. */ const mostLeaving = 30;
/** One member after another is left out; nothing is computed for one member, or for too many. */ function leaving(prepared, surroundings) {
    const { members } = prepared.input;
    // What belongs to the cooperative itself does not leave.
    const count = members.filter((param)=>{
        let { ofCooperative } = param;
        return ofCooperative !== true;
    }).length;
    const whole = (0,_settle__rspack_import_2/* .settleCooperative */.PN)(prepared);
    if (!whole.ok || count < 2 || members.length > mostLeaving) {
        return whole.ok ? (0,_kernel_result__rspack_import_4.ok)([]) : whole;
    }
    const rows = [];
    for (const [index, { id, ofCooperative }] of members.entries()){
        if (ofCooperative === true) {
            continue;
        }
        const members = (0,_kernel_changedList__rspack_import_5/* .removeAt */.Wq)(prepared.input.members, index);
        const left = (0,_prepare_prepareCooperative__rspack_import_0/* .prepareCooperative */.z)(withMembers(prepared.input, members), surroundings);
        const settled = left.ok ? (0,_settle__rspack_import_2/* .settleCooperative */.PN)(left.value) : left;
        if (!settled.ok) {
            return settled;
        }
        rows.push({
            id,
            othersWithZl: savedBy(whole.value, prepared, index),
            othersWithoutZl: savedBy(settled.value, prepared)
        });
    }
    return (0,_kernel_result__rspack_import_4.ok)(rows);
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
    const saved = members.reduce((all, member, index)=>index === except ? all : all + (0,_levels__rspack_import_1/* .costWithout */.oT)(member) - member.sheet.gross, 0);
    return saved / 100 * (0,_settlement_hours_hourAxis__rspack_import_3/* .toldScale */.Wp)(axis);
}


},
23802(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Wq: () => (removeAt)
});
/** A copy of the list with another item at `index`. */ function replaceAt(list, index, item) {
    return list.map((known, at)=>at === index ? item : known);
}
/** A copy of the list without the item at `index`. */ function removeAt(list, index) {
    return list.filter((_, at)=>at !== index);
}
/** A copy of the list with `item` put in before the one at `index`. */ function insertAt(list, index, item) {
    return [
        ...list.slice(0, index),
        item,
        ...list.slice(index)
    ];
}


},

}]);