"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["1802"], {
14449(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  "default": () => (Calendar)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var react_day_picker__rspack_import_5 = __webpack_require__(56603);
/* import */ var react_day_picker_locale_pl__rspack_import_6 = __webpack_require__(15739);
/* import */ var _site_src_components_ui_labels__rspack_import_2 = __webpack_require__(18818);
/* import */ var _site_src_domain_polish_date__rspack_import_3 = __webpack_require__(8204);
/* import */ var _styles_module_css__rspack_import_4 = __webpack_require__(33918);







const monthName = new Intl.DateTimeFormat('pl-PL', {
    month: 'long',
    year: 'numeric'
});
/** The grid of days. Its keys are the library's: arrows, Home End, PgUp PgDn, with Shift for years; Enter picks. */ function Calendar(param) {
    let { selected, min, max, onPick } = param;
    const labels = (0,_site_src_components_ui_labels__rspack_import_2/* .useLabels */.b0)();
    const chosen = selected === null ? undefined : (0,_site_src_domain_polish_date__rspack_import_3/* .toLocalDate */.Fd)(selected);
    const first = min === undefined ? undefined : (0,_site_src_domain_polish_date__rspack_import_3/* .toLocalDate */.Fd)(min);
    const last = max === undefined ? undefined : (0,_site_src_domain_polish_date__rspack_import_3/* .toLocalDate */.Fd)(max);
    const [month, setMonth] = (0,react__rspack_import_1.useState)(()=>startingMonth(chosen, first, last));
    const pages = [
        {
            label: labels.previousYear,
            sign: '«',
            months: -12
        },
        {
            label: labels.previousMonth,
            sign: '‹',
            months: -1
        },
        {
            label: labels.nextMonth,
            sign: '›',
            months: 1
        },
        {
            label: labels.nextYear,
            sign: '»',
            months: 12
        }
    ].map((page)=>{
        const target = new Date(month.getFullYear(), month.getMonth() + page.months, 1);
        return {
            ...page,
            target,
            isPossible: isWithin(target, first, last)
        };
    });
    const buttons = pages.map((param)=>{
        let { label, sign, target, isPossible } = param;
        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("button", {
            type: "button",
            className: _styles_module_css__rspack_import_4/* ["default"].page */.A.page,
            "aria-label": label,
            // Not `disabled`: the last press would lose the focus.
            "aria-disabled": !isPossible || undefined,
            onClick: ()=>{
                if (isPossible) {
                    setMonth(target);
                }
            },
            children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                "aria-hidden": "true",
                children: sign
            })
        }, label);
    });
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                className: _styles_module_css__rspack_import_4/* ["default"].head */.A.head,
                children: [
                    buttons.slice(0, 2),
                    /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                        className: _styles_module_css__rspack_import_4/* ["default"].month */.A.month,
                        role: "status",
                        children: monthName.format(month)
                    }),
                    buttons.slice(2)
                ]
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(react_day_picker__rspack_import_5/* .DayPicker */.h, {
                mode: "single",
                required: true,
                locale: react_day_picker_locale_pl__rspack_import_6.pl,
                lang: "pl",
                selected: chosen,
                onSelect: (date)=>{
                    onPick((0,_site_src_domain_polish_date__rspack_import_3/* .isoDay */.kh)(date));
                },
                month: month,
                onMonthChange: setMonth,
                startMonth: first,
                endMonth: last,
                disabled: [
                    ...first ? [
                        {
                            before: first
                        }
                    ] : [],
                    ...last ? [
                        {
                            after: last
                        }
                    ] : []
                ],
                // The dialog was opened to pick a day; the focus belongs on the grid.
                // eslint-disable-next-line jsx-a11y/no-autofocus
                autoFocus: true,
                hideNavigation: true,
                // The same height for every month: nothing moves under the finger while paging.
                fixedWeeks: true,
                components: {
                    MonthCaption: NoCaption
                },
                classNames: {
                    month_grid: _styles_module_css__rspack_import_4/* ["default"].grid */.A.grid,
                    weekday: _styles_module_css__rspack_import_4/* ["default"].weekday */.A.weekday,
                    day: _styles_module_css__rspack_import_4/* ["default"].day */.A.day,
                    day_button: _styles_module_css__rspack_import_4/* ["default"].dayButton */.A.dayButton,
                    today: _styles_module_css__rspack_import_4/* ["default"].today */.A.today,
                    selected: _styles_module_css__rspack_import_4/* ["default"].selected */.A.selected
                }
            })
        ]
    });
}
/** Our own header shows the name of the month between its buttons. */ function NoCaption() {
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(react_jsx_runtime__rspack_import_0.Fragment, {});
}
/** The chosen day's month, else today's, else the nearest that may be chosen. */ function startingMonth(chosen, first, last) {
    const today = new Date();
    const wanted = chosen ?? (first && first > today ? first : last && last < today ? last : today);
    return new Date(wanted.getFullYear(), wanted.getMonth(), 1);
}
function isWithin(month, first, last) {
    const nextMonth = new Date(month.getFullYear(), month.getMonth() + 1, 1);
    return !(first && nextMonth <= first) && !(last && month > last);
}


},

}]);