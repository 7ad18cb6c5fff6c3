"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3263"], {
76880(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"figure":"figure_cF8u","head":"head_DYhJ","title":"title_Htn5","chosen":"chosen_UWN6","slider":"slider_fStC"});

},
97865(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"chart":"chart__GbS","axis":"axis_HRuo","unit":"unit_NlxA","tick":"tick_ckPo","xUnit":"xUnit_FDIJ","plot":"plot_nNuo","gridLine":"gridLine_l8k7","hatchLine":"hatchLine_DY7f","hatchDot":"hatchDot_7zb1","cursor":"cursor_bbnU","label":"label_tMKW"});

},
33918(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"dialog":"dialog_Tiy2","waiting":"waiting_siS0","head":"head_aMsR","month":"month_GpPr","page":"page_ZPAx","dayButton":"dayButton_aQop","grid":"grid_n2gO","weekday":"weekday_VFB0","day":"day_j9jn","today":"today_Q1wB","selected":"selected_oYYa"});

},
77700(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"contents":"contents_wVuZ","section":"section_nwuR","row":"row_NgZl","state":"state_Xi5h","columns":"columns_uHKR","apart":"apart_ArME","narrow":"narrow_Hx71","charts":"charts_WJFm"});

},
14274(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  O: () => (saveFile)
});
/** Offers a text or a picture made on the page as a download. */ function saveFile(name, content, type) {
    const address = URL.createObjectURL(typeof content === 'string' ? new Blob([
        content
    ], {
        type: `${type};charset=utf-8`
    }) : content);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
}


},
2843(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  h: () => (useModal)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/* import */ var _closeOutside__rspack_import_1 = __webpack_require__(23996);


/**
 * A modal dialog that is open for as long as it is rendered. Esc, a press beside it and `close` all close it one way:
 * the focus returns to what had it, and `onClose` takes the dialog out of the page.
 */ function useModal(onClose) {
    const ref = (0,react__rspack_import_0.useRef)(null);
    (0,react__rspack_import_0.useLayoutEffect)(()=>{
        const dialog = ref.current;
        dialog?.showModal();
        const stop = (0,_closeOutside__rspack_import_1/* .closeOutside */.M)(dialog);
        return ()=>{
            stop();
            // Removed from the page while open, it would not return the focus: a layout effect is cleaned up before that.
            dialog?.close();
        };
    }, []);
    return {
        modal: {
            ref,
            closedby: 'any',
            onClose
        },
        close: ()=>ref.current?.close()
    };
}


},
90291(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ ArticleRow)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
;// CONCATENATED MODULE: ./src/components/articles/ArticleRow/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"row":"row_c0Eo","facts":"facts_mSKF"});
;// CONCATENATED MODULE: ./src/components/articles/ArticleRow/index.tsx





/** One article in a list: title, two lines, category, reading time, day of the last check. */ function ArticleRow(param) {
    let { article, as: Heading, isUnderCategory } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("article", {
        className: styles_module.row,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Heading, {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                    to: article.permalink,
                    children: article.title
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: article.description
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: (0,clsx/* ["default"] */.A)(styles_module.facts, 'meta'),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                        children: [
                            isUnderCategory !== true && `${article.category} · `,
                            article.readingMinutes,
                            " min czytania"
                        ]
                    }),
                    ' ',
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                        children: [
                            "Sprawdzono:\xa0",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("time", {
                                dateTime: article.checked,
                                children: (0,date/* .formatDate */.Yq)(article.checked)
                            })
                        ]
                    })
                ]
            })
        ]
    });
}


},
52384(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Paginator)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
;// CONCATENATED MODULE: ./src/components/articles/Paginator/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"paginator":"paginator_k5rE"});
;// CONCATENATED MODULE: ./src/components/articles/Paginator/index.tsx



/** Links to the previous and next article in the order of the knowledge base. */ function Paginator(param) {
    let { previous, next } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("nav", {
        className: styles_module.paginator,
        "aria-label": "Poprzedni i następny artykuł",
        children: [
            previous && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Link/* ["default"] */.A, {
                to: previous.permalink,
                rel: "prev",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: "meta",
                        children: "Poprzedni artykuł"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        children: previous.title
                    })
                ]
            }),
            next && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Link/* ["default"] */.A, {
                to: next.permalink,
                rel: "next",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: "meta",
                        children: "Następny artykuł"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        children: next.title
                    })
                ]
            })
        ]
    });
}


},
15431(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Question)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/CopyLink/index.tsx + 1 modules
var CopyLink = __webpack_require__(64709);
;// CONCATENATED MODULE: ./src/components/articles/Question/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"question":"question_FVHt"});
;// CONCATENATED MODULE: ./src/components/articles/Question/index.tsx



/** A native disclosure with a button that copies its address. */ function Question(param) {
    let { children, id, ...props } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        ...props,
        id: id,
        className: styles_module.question,
        children: [
            children,
            id && /*#__PURE__*/ (0,jsx_runtime.jsx)(CopyLink/* ["default"] */.A, {
                hash: id,
                label: "Kopiuj link do pytania"
            })
        ]
    });
}


},
33766(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_loading_lazyPart__rspack_import_1 = __webpack_require__(16708);


/** The import; its file readers are fetched once somebody has a file. */ /* export default */ const __rspack_default_export = ((0,_site_src_components_ui_loading_lazyPart__rspack_import_1/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("5520")]).then(__webpack_require__.bind(__webpack_require__, 97235)), {
    message: 'Nie udało się wczytać importu odczytów.',
    waiting: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
        children: "Wczytujemy…"
    })
}));


},
35944(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Slider)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _styles_module_css__rspack_import_1 = __webpack_require__(76880);


/** Chooses a column of the chart, from 0 to `max`; only where a script answers it. */ function Slider(param) {
    let { label, max, value, valueText, onChange } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("label", {
        className: `${_styles_module_css__rspack_import_1/* ["default"].slider */.A.slider} needsScript noPrint`,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                children: label
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("input", {
                type: "range",
                min: 0,
                max: max,
                value: value,
                "aria-valuetext": valueText,
                onChange: (event)=>{
                    onChange(event.target.valueAsNumber);
                }
            })
        ]
    });
}


},
99459(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (ChartFigure)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_DataTable__rspack_import_1 = __webpack_require__(61074);
/* import */ var _styles_module_css__rspack_import_2 = __webpack_require__(76880);



/** The frame of every chart with data: title, picture, the numbers in a table, and the finding. */ function ChartFigure(param) {
    let { ref, title, chosen, children, table, finding, note } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("figure", {
        ref: ref,
        className: _styles_module_css__rspack_import_2/* ["default"].figure */.A.figure,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                className: _styles_module_css__rspack_import_2/* ["default"].head */.A.head,
                children: [
                    /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        className: _styles_module_css__rspack_import_2/* ["default"].title */.A.title,
                        children: title
                    }),
                    chosen !== undefined && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        className: `${_styles_module_css__rspack_import_2/* ["default"].chosen */.A.chosen} meta`,
                        children: chosen
                    })
                ]
            }),
            children,
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_DataTable__rspack_import_1/* ["default"] */.A, {
                ...table
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("figcaption", {
                className: "meta",
                children: [
                    finding,
                    " ",
                    note
                ]
            })
        ]
    });
}


},
32124(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DayBars)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/charts/Plot/index.tsx
var Plot = __webpack_require__(21380);
// EXTERNAL MODULE: ./src/components/charts/Plot/Cursor.tsx
var Cursor = __webpack_require__(8060);
// EXTERNAL MODULE: ./src/components/charts/Plot/drawing.ts
var drawing = __webpack_require__(26098);
// EXTERNAL MODULE: ./src/components/charts/Plot/Hatches.tsx
var Hatches = __webpack_require__(12694);
;// CONCATENATED MODULE: ./src/components/charts/ModelDay/DayBars.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const DayBars_module = ({"used":"used_Mivw","fromGrid":"fromGrid_PYeh","toGrid":"toGrid_vLl5","production":"production_bRmE"});
;// CONCATENATED MODULE: ./src/components/charts/ModelDay/HourStacks.tsx





/** Width of an hour in the units of the paths; they are stretched to the width of the picture. */ const hourWidth = 100;
const width = 24 * hourWidth;
const gap = 8;
/**
 * All hours as stacks: used on site, taken from the grid, fed into the grid. One path for each, not one shape for each
 * hour, as a page shows up to five such days; a hatch is not stretched, so it is laid over through a clip.
 */ function HourStacks(param) {
    let { day, y, height } = param;
    const id = (0,react.useId)();
    const used = bars(day, y, (param)=>{
        let { usedOnSite } = param;
        return [
            0,
            usedOnSite
        ];
    });
    const fromGrid = bars(day, y, (param)=>{
        let { usedOnSite, fromGrid: taken } = param;
        return [
            usedOnSite,
            taken
        ];
    });
    const toGrid = bars(day, y, (param)=>{
        let { usedOnSite, toGrid: given } = param;
        return [
            usedOnSite,
            given
        ];
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("defs", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* .LineHatch */.d, {
                        id: `${id}lines`
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatches/* .DotHatch */._, {
                        id: `${id}dots`
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Clip, {
                        id: `${id}lined`,
                        of: `${id}from`,
                        height: height
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Clip, {
                        id: `${id}dotted`,
                        of: `${id}to`,
                        height: height
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Stretched, {
                height: height,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                        d: used,
                        className: DayBars_module.used
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                        id: `${id}from`,
                        d: fromGrid,
                        className: DayBars_module.fromGrid
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                        id: `${id}to`,
                        d: toGrid,
                        className: DayBars_module.toGrid
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatched, {
                fill: `${id}lines`,
                clip: `${id}lined`,
                height: height
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hatched, {
                fill: `${id}dots`,
                clip: `${id}dotted`,
                height: height
            })
        ]
    });
}
/** A stepped line from hour to hour; nothing is drawn where nothing is produced. */ function ProductionLine(param) {
    let { day, y, height } = param;
    const tops = day.map((param)=>{
        let { usedOnSite, toGrid } = param;
        return y(usedOnSite + toGrid);
    });
    const d = tops.map((top, hour)=>{
        const before = tops[hour - 1] ?? height;
        const x = hour * hourWidth;
        const isDrawn = top < height;
        if (top === before) {
            return isDrawn ? `M${x} ${top}h${hourWidth}` : '';
        }
        return `M${x} ${before}V${top}${isDrawn ? `h${hourWidth}` : ''}`;
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Stretched, {
        height: height,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
            d: d.join(''),
            className: DayBars_module.production
        })
    });
}
/** Hours drawn at their own width, stretched to the width of the chart. */ function Stretched(param) {
    let { height, children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
        width: "100%",
        height: height,
        viewBox: `0 0 ${width} ${height}`,
        preserveAspectRatio: "none",
        overflow: "visible",
        // The drawing around it has the name.
        "aria-hidden": "true",
        children: children
    });
}
/** The path of what each hour has of something: energy below it and its own, in kWh. */ function bars(day, y, partOf) {
    return day.map((balance, hour)=>{
        const [from, amount] = partOf(balance);
        const top = y(from + amount);
        const size = (0,drawing/* .rounded */.W)(y(from) - top);
        const across = hourWidth - 2 * gap;
        return size > 0 ? `M${hour * hourWidth + gap} ${top}h${across}v${size}h-${across}z` : '';
    }).join('');
}
function Clip(param) {
    let { id, of, height } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("clipPath", {
        id: id,
        clipPathUnits: "objectBoundingBox",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("use", {
            href: `#${of}`,
            transform: `scale(${1 / width} ${1 / height})`
        })
    });
}
function Hatched(param) {
    let { fill, clip, height } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
        width: "100%",
        height: height,
        fill: `url(#${fill})`,
        clipPath: `url(#${clip})`
    });
}

;// CONCATENATED MODULE: ./src/components/charts/ModelDay/DayBars.tsx






const plotHeight = 230;
const labelledHours = [
    0,
    6,
    12,
    18,
    23
];
/** Stacked bars of 24 hours. */ function DayBars(param) {
    let { day, label, hour, isPlaying = false, comparedWith = day } = param;
    const pale = (0,react.useId)();
    const { step, top } = scaleOf(comparedWith);
    const y = (value)=>(0,drawing/* .rounded */.W)(plotHeight - value / top * plotHeight);
    const ticks = Array.from({
        length: Math.round(top / step) + 1
    }, (_, index)=>index * step);
    const isPale = isPlaying && hour !== undefined;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Plot/* ["default"] */.A, {
        label: label,
        unit: "kWh",
        xUnit: "godz.",
        height: plotHeight,
        ticks: ticks,
        y: y,
        xLabels: labelledHours.map((text)=>({
                x: (0,drawing/* .asPercent */.w)(text + 0.5, 24),
                text
            })),
        children: [
            isPale && /*#__PURE__*/ (0,jsx_runtime.jsx)(PaleAfter, {
                id: pale,
                hour: hour
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("g", {
                mask: isPale ? `url(#${pale})` : undefined,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(HourStacks, {
                    day: day,
                    y: y,
                    height: plotHeight
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(ProductionLine, {
                day: day,
                y: y,
                height: plotHeight
            }),
            hour !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)(Cursor/* ["default"] */.A, {
                at: hour,
                count: 24,
                height: plotHeight
            })
        ]
    });
}
/** Shows the hours up to the given one as they are, the later ones at a quarter. */ function PaleAfter(param) {
    let { id, hour } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("mask", {
        id: id,
        maskUnits: "userSpaceOnUse",
        width: "100%",
        height: plotHeight + 1,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                width: "100%",
                height: "100%",
                fill: "white",
                opacity: "0.25"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                width: (0,drawing/* .asPercent */.w)(hour + 1, 24),
                height: "100%",
                fill: "white"
            })
        ]
    });
}
/** A round step and the first multiple of it above the tallest bar. */ function scaleOf(day) {
    const tallest = Math.max(...day.map((param)=>{
        let { usedOnSite, fromGrid, toGrid } = param;
        return usedOnSite + Math.max(fromGrid, toGrid);
    }));
    const step = tallest > 60 ? 20 : 10;
    return {
        step,
        top: Math.ceil(tallest / step) * step
    };
}


},
3330(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DayFigure)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/charts/ChartFigure/index.tsx
var ChartFigure = __webpack_require__(99459);
// EXTERNAL MODULE: ./src/components/charts/ChartFigure/Slider.tsx
var Slider = __webpack_require__(35944);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/browser/day/usePlayDay.ts

/** 24 × 180 ms = 4.3 s: under the five seconds after which WCAG 2.2.2 requires a way to stop. */ const stepMs = 180;
const hoursInDay = 24;
/**
 * Plays through the hours of a day and stops at `restHour`; once by itself when the figure first comes into view in a
 * visible tab, unless the visitor has already chosen an hour. With reduced motion it starts only by hand.
 */ function usePlayDay(figure, restHour, setHour) {
    const [isPlaying, setIsPlaying] = (0,react.useState)(false);
    const timer = (0,react.useRef)(null);
    const isTouched = (0,react.useRef)(false);
    const stop = (0,react.useCallback)(()=>{
        isTouched.current = true;
        if (timer.current !== null) {
            clearInterval(timer.current);
            timer.current = null;
        }
        setIsPlaying(false);
    }, []);
    const play = (0,react.useCallback)(()=>{
        stop();
        setIsPlaying(true);
        let hour = 0;
        setHour(hour);
        timer.current = setInterval(()=>{
            hour += 1;
            if (hour === hoursInDay) {
                stop();
                setHour(restHour);
            } else {
                setHour(hour);
            }
        }, stepMs);
    }, [
        restHour,
        setHour,
        stop
    ]);
    (0,react.useEffect)(()=>stop, [
        stop
    ]);
    (0,react.useEffect)(()=>{
        const element = figure.current;
        const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (!element || wantsLessMotion || typeof IntersectionObserver === 'undefined') {
            return undefined;
        }
        const observer = new IntersectionObserver((entries)=>{
            if (entries.some((entry)=>entry.isIntersecting) && !document.hidden) {
                observer.disconnect();
                if (!isTouched.current) {
                    play();
                }
            }
        }, {
            threshold: 0.5
        });
        observer.observe(element);
        return ()=>{
            observer.disconnect();
        };
    }, [
        figure,
        play
    ]);
    return {
        isPlaying,
        play,
        stop
    };
}

// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/context.tsx
var context = __webpack_require__(12591);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/DayBars.tsx + 2 modules
var DayBars = __webpack_require__(32124);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/finding.ts
var ModelDay_finding = __webpack_require__(32815);
;// CONCATENATED MODULE: ./src/components/charts/ModelDay/DayFigure.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const DayFigure_module = ({"readouts":"readouts_FeSt","usedOnSite":"usedOnSite_qc75","fromGrid":"fromGrid_NA2X","toGrid":"toGrid_jULb","controls":"controls_veoa","seasons":"seasons_Q1Gz"});
;// CONCATENATED MODULE: ./src/components/charts/ModelDay/DayFigure.tsx












/** The two extremes of the year; the carousel shows all four seasons. */ const seasons = [
    'winter',
    'summer'
];
const series = Object.entries(context/* .seriesNames */.sD);
/** „Doba spółdzielni”: the day as 24 bars, with a slider for the hour and a switch for the season. */ function DayFigure() {
    const { season, hour, day, setSeason, setHour } = (0,context/* .useModelDay */.fj)();
    const figure = (0,react.useRef)(null);
    const { isPlaying, play, stop } = usePlayDay(figure, context/* .restHour */.HJ, setHour);
    const readouts = series.map((param)=>{
        let [key, name] = param;
        return {
            key,
            name,
            kwh: (0,format/* .formatNumber */.ZV)(day[hour]?.[key] ?? 0)
        };
    });
    const finding = (0,ModelDay_finding/* .findingOf */.h)(day);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(ChartFigure/* ["default"] */.A, {
        ref: figure,
        title: `Doba spółdzielni, ${context/* .seasonNames */.cX[season]}`,
        chosen: `godzina ${(0,format/* .formatHour */.KY)(hour)}`,
        table: {
            caption: `Doba spółdzielni, ${context/* .seasonNames */.cX[season]}: energia w godzinie`,
            fileName: `doba-spoldzielni-${context/* .seasonNames */.cX[season]}.csv`,
            columns: [
                'Godzina',
                ...series.map((param)=>{
                    let [, name] = param;
                    return `${name} (kWh)`;
                })
            ],
            rows: day.map((values, index)=>[
                    (0,format/* .formatHour */.KY)(index),
                    ...series.map((param)=>{
                        let [key] = param;
                        return (0,format/* .formatNumber */.ZV)(values[key], 1);
                    })
                ])
        },
        finding: finding,
        note: "Linia pokazuje produkcję. Przykład modelowy. To nie są dane istniejącej sp\xf3łdzielni.",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DayBars/* ["default"] */.A, {
                day: day,
                hour: hour,
                label: `Doba spółdzielni, ${context/* .seasonNames */.cX[season]}. ${finding}`,
                isPlaying: isPlaying
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
                className: DayFigure_module.readouts,
                children: readouts.map((param)=>{
                    let { key, name, kwh } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: DayFigure_module[key],
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                children: name
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("dd", {
                                children: [
                                    kwh,
                                    " kWh"
                                ]
                            })
                        ]
                    }, key);
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: `${DayFigure_module.controls} needsScript noPrint`,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Slider/* ["default"] */.A, {
                        label: "Godzina",
                        max: 23,
                        value: hour,
                        valueText: [
                            `godzina ${(0,format/* .formatHour */.KY)(hour)}`,
                            ...readouts.map((param)=>{
                                let { name, kwh } = param;
                                return `${name.toLowerCase()} ${kwh} kWh`;
                            })
                        ].join(', '),
                        onChange: (value)=>{
                            stop();
                            setHour(value);
                        }
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
                        className: DayFigure_module.seasons,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("legend", {
                                className: "visuallyHidden",
                                children: "Pora roku"
                            }),
                            seasons.map((option)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("label", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                                            className: "tick",
                                            type: "radio",
                                            name: "pora-roku",
                                            checked: season === option,
                                            onChange: ()=>{
                                                setSeason(option);
                                            }
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                            children: context/* .seasonNames */.cX[option] === 'zima' ? 'Zima' : 'Lato'
                                        })
                                    ]
                                }, option))
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: isPlaying ? stop : play,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                name: isPlaying ? 'stop' : 'play'
                            }),
                            isPlaying ? 'Zatrzymaj' : 'Odtwórz dobę'
                        ]
                    })
                ]
            })
        ]
    });
}


},
90263(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ EnergyFlow)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/context.tsx
var context = __webpack_require__(12591);
;// CONCATENATED MODULE: ./src/components/charts/ModelDay/EnergyFlow.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const EnergyFlow_module = ({"layout":"layout_Pmqe","figure":"figure_iaC6","diagram":"diagram_jGLP","node":"node_LuwI","grid":"grid_AefZ","flow":"flow_Ltlx","down":"down_Zqbl","up":"up_TQGo","arrow":"arrow_Pq5Z","empty":"empty_TR8D","usedOnSite":"usedOnSite_h2jN","fromGrid":"fromGrid_leEa","toGrid":"toGrid_MS8z","sentences":"sentences_Phno"});
;// CONCATENATED MODULE: ./src/components/charts/ModelDay/EnergyFlow.tsx





/** „Przepływ energii”: where the energy of the chosen hour goes; the thicker the line, the more energy. */ function EnergyFlow(param) {
    let { sentences } = param;
    const { season, hour, day } = (0,context/* .useModelDay */.fj)();
    const { usedOnSite = 0, fromGrid = 0, toGrid = 0 } = day[hour] ?? {};
    const isActive = [
        toGrid > 0,
        usedOnSite > 0,
        fromGrid > 0
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: EnergyFlow_module.layout,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("figure", {
                className: EnergyFlow_module.figure,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: EnergyFlow_module.diagram,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                className: EnergyFlow_module.node,
                                children: "Instalacje członk\xf3w"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Flow, {
                                kind: "usedOnSite",
                                kwh: usedOnSite,
                                direction: "right"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                className: EnergyFlow_module.node,
                                children: "Członkowie"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Flow, {
                                kind: "toGrid",
                                kwh: toGrid,
                                direction: "down"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Flow, {
                                kind: "fromGrid",
                                kwh: fromGrid,
                                direction: "up"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                className: (0,clsx/* ["default"] */.A)(EnergyFlow_module.node, EnergyFlow_module.grid),
                                children: "Sieć i sprzedawca"
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("figcaption", {
                        className: "meta",
                        children: [
                            "Przepływ energii, ",
                            context/* .seasonNames */.cX[season],
                            ", godzina ",
                            (0,format/* .formatHour */.KY)(hour),
                            ". Godzinę wybierasz na wykresie „Doba sp\xf3łdzielni”. Przykład modelowy."
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
                className: EnergyFlow_module.sentences,
                children: sentences.map((sentence, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        "data-state": isActive[index] ? 'active' : 'idle',
                        children: sentence
                    }, sentence))
            })
        ]
    });
}
const thickest = 14;
/** Energy of one hour drawn with the thickest line, kWh. */ const fullKwh = 90;
function Flow(param) {
    let { kind, kwh, direction } = param;
    const width = kwh > 0 ? Math.max(2, Math.min(thickest, kwh / fullKwh * thickest)) : 0;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: (0,clsx/* ["default"] */.A)(EnergyFlow_module.flow, EnergyFlow_module[kind], EnergyFlow_module[direction]),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                className: EnergyFlow_module.arrow,
                viewBox: "0 0 60 24",
                "aria-hidden": "true",
                children: width > 0 ? /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                            x1: "2",
                            x2: "46",
                            y1: "12",
                            y2: "12",
                            strokeWidth: width
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                            d: "M44 1l14 11-14 11z"
                        })
                    ]
                }) : /*#__PURE__*/ (0,jsx_runtime.jsx)("line", {
                    x1: "2",
                    x2: "58",
                    y1: "12",
                    y2: "12",
                    className: EnergyFlow_module.empty
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                children: [
                    context/* .seriesNames */.sD[kind],
                    ": ",
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                        children: [
                            (0,format/* .formatNumber */.ZV)(kwh),
                            " kWh"
                        ]
                    })
                ]
            })
        ]
    });
}


},
8379(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ SeasonsCarousel)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/Carousel/index.tsx + 1 modules
var Carousel = __webpack_require__(41209);
// EXTERNAL MODULE: ./src/components/ui/DataTable/index.tsx + 1 modules
var DataTable = __webpack_require__(61074);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/context.tsx
var context = __webpack_require__(12591);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/DayBars.tsx + 2 modules
var DayBars = __webpack_require__(32124);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/finding.ts
var ModelDay_finding = __webpack_require__(32815);
;// CONCATENATED MODULE: ./src/components/charts/ModelDay/SeasonsCarousel.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const SeasonsCarousel_module = ({"figure":"figure_w3Z8","title":"title_rTpK","legend":"legend_Auul","usedOnSite":"usedOnSite_OPZK","fromGrid":"fromGrid_vK_t","toGrid":"toGrid_D0ae"});
;// CONCATENATED MODULE: ./src/components/charts/ModelDay/SeasonsCarousel.tsx








const months = {
    winter: 'styczeń',
    spring: 'kwiecień',
    summer: 'czerwiec',
    autumn: 'październik'
};
const series = Object.entries(context/* .seriesNames */.sD);
/** „Doba w czterech porach roku”: the same cooperative on one scale, one slide per season. */ function SeasonsCarousel(param) {
    let { modelDay } = param;
    const days = Object.entries(modelDay);
    const allHours = days.flatMap((param)=>{
        let [, day] = param;
        return day;
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Carousel/* ["default"] */.A, {
        label: "Doba w czterech porach roku",
        slides: days.map((param)=>{
            let [season, day] = param;
            return {
                id: season,
                name: (0,format/* .capitalized */.l2)(context/* .seasonNames */.cX[season]),
                content: /*#__PURE__*/ (0,jsx_runtime.jsx)(SeasonFigure, {
                    season: season,
                    day: day,
                    allHours: allHours
                })
            };
        })
    });
}
function SeasonFigure(param) {
    let { season, day, allHours } = param;
    const title = `${(0,format/* .capitalized */.l2)(context/* .seasonNames */.cX[season])}, ${months[season]}`;
    const finding = (0,ModelDay_finding/* .findingOf */.h)(day);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("figure", {
        className: SeasonsCarousel_module.figure,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: SeasonsCarousel_module.title,
                children: title
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DayBars/* ["default"] */.A, {
                day: day,
                label: `${title}. ${finding}`,
                comparedWith: allHours
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
                className: SeasonsCarousel_module.legend,
                children: series.map((param)=>{
                    let [key, name] = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: SeasonsCarousel_module[key],
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                children: name
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("dd", {
                                children: [
                                    (0,format/* .formatNumber */.ZV)((0,ModelDay_finding/* .sumOf */.X)(day, key)),
                                    " kWh"
                                ]
                            })
                        ]
                    }, key);
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DataTable/* ["default"] */.A, {
                onRequest: true,
                caption: `${title}: energia w godzinie`,
                fileName: `doba-${season}.csv`,
                columns: [
                    'Godzina',
                    ...series.map((param)=>{
                        let [, name] = param;
                        return `${name} (kWh)`;
                    })
                ],
                rows: day.map((values, hour)=>[
                        (0,format/* .formatHour */.KY)(hour),
                        ...series.map((param)=>{
                            let [key] = param;
                            return (0,format/* .formatNumber */.ZV)(values[key], 1);
                        })
                    ])
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("figcaption", {
                children: [
                    finding,
                    ' ',
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: "meta",
                        children: "Przykład modelowy. To nie są dane istniejącej sp\xf3łdzielni. Linia pokazuje produkcję."
                    })
                ]
            })
        ]
    });
}


},
12591(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  HJ: () => (restHour),
  cX: () => (seasonNames),
  fj: () => (useModelDay),
  sD: () => (seriesNames),
  x0: () => (ModelDayProvider)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);


/** The hour shown while nothing is playing: the sun is high. */ const restHour = 13;
const Context = /*#__PURE__*/ (0,react__rspack_import_1.createContext)(null);
/** One model day shared by all its pictures on a page: the chart picks the hour, the flow follows. */ function ModelDayProvider(param) {
    let { modelDay, children } = param;
    const [season, setSeason] = (0,react__rspack_import_1.useState)('summer');
    const [hour, setHour] = (0,react__rspack_import_1.useState)(restHour);
    const state = (0,react__rspack_import_1.useMemo)(()=>({
            season,
            hour,
            day: modelDay[season],
            setSeason,
            setHour
        }), [
        modelDay,
        season,
        hour
    ]);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Context.Provider, {
        value: state,
        children: children
    });
}
function useModelDay() {
    const state = (0,react__rspack_import_1.useContext)(Context);
    if (!state) {
        throw new Error('Pictures of the model day need a ModelDayProvider.');
    }
    return state;
}
const seasonNames = {
    winter: 'zima',
    spring: 'wiosna',
    summer: 'lato',
    autumn: 'jesień'
};
const seriesNames = {
    usedOnSite: 'Zużyte na miejscu',
    fromGrid: 'Pobrane z sieci',
    toGrid: 'Oddane do sieci'
};


},
32815(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  X: () => (sumOf),
  h: () => (findingOf)
});
/* import */ var _site_src_site_format__rspack_import_0 = __webpack_require__(45170);

/** What the picture of a day shows, in one sentence. */ function findingOf(day) {
    const usedOnSite = sumOf(day, 'usedOnSite');
    const share = usedOnSite / (usedOnSite + sumOf(day, 'fromGrid')) * 100;
    const surplusHours = day.filter((param)=>{
        let { toGrid } = param;
        return toGrid > 0;
    }).length;
    const surplus = surplusHours === 0 ? 'a\u00a0nadwyżki nie ma w\u00a0żadnej godzinie.' : `a\u00a0godzin z\u00a0nadwyżką jest ${surplusHours}.`;
    return `Z własnych źródeł pochodzi około ${(0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(share)}% prądu zużytego w ciągu doby, ${surplus}`;
}
/** Energy of the whole day in kWh. */ function sumOf(day, key) {
    return day.reduce((sum, balance)=>sum + balance[key], 0);
}


},
8060(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Cursor)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _drawing__rspack_import_2 = __webpack_require__(26098);
/* import */ var _styles_module_css__rspack_import_1 = __webpack_require__(97865);



/** A frame around the chosen column; all columns are equally wide. */ function Cursor(param) {
    let { at, count, height, top = 0 } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("rect", {
        className: _styles_module_css__rspack_import_1/* ["default"].cursor */.A.cursor,
        x: (0,_drawing__rspack_import_2/* .asPercent */.w)(at, count),
        width: (0,_drawing__rspack_import_2/* .asPercent */.w)(1, count),
        y: top + 1,
        height: height - 1,
        rx: "3"
    });
}


},
12694(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  _: () => (DotHatch),
  d: () => (LineHatch)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _styles_module_css__rspack_import_1 = __webpack_require__(97865);


/** Slanted lines over a fill, so that the meaning does not depend on colour alone. */ function LineHatch(param) {
    let { id, angle = 45, className = _styles_module_css__rspack_import_1/* ["default"].hatchLine */.A.hatchLine } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("pattern", {
        id: id,
        width: "6",
        height: "6",
        patternUnits: "userSpaceOnUse",
        patternTransform: `rotate(${angle})`,
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("line", {
            y2: "6",
            className: className
        })
    });
}
/** Dots over a fill. */ function DotHatch(param) {
    let { id, className = _styles_module_css__rspack_import_1/* ["default"].hatchDot */.A.hatchDot } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("pattern", {
        id: id,
        width: "6",
        height: "6",
        patternUnits: "userSpaceOnUse",
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("circle", {
            cx: "3",
            cy: "3",
            r: "1.1",
            className: className
        })
    });
}


},
26098(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  W: () => (rounded),
  w: () => (asPercent)
});
/** The eye sees no more than a tenth of a pixel, and long fractions would make up half of the page. */ function rounded(value) {
    return Math.round(value * 10) / 10;
}
/** A share of a picture's width. */ function asPercent(part, whole) {
    return `${Math.round(part / whole * 10000) / 100}%`;
}


},
21380(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Plot)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_site_format__rspack_import_1 = __webpack_require__(45170);
/* import */ var _styles_module_css__rspack_import_2 = __webpack_require__(97865);



/** The frame of a chart. Drawn at the real width (percent across, pixels up), so hatches and text are never scaled. */ function Plot(param) {
    let { label, unit, xUnit, height, ticks, formatTick = _site_src_site_format__rspack_import_1/* .formatNumber */.ZV, y, xLabels, children } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
        className: _styles_module_css__rspack_import_2/* ["default"].chart */.A.chart,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                className: _styles_module_css__rspack_import_2/* ["default"].axis */.A.axis,
                "aria-hidden": "true",
                children: [
                    /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        className: _styles_module_css__rspack_import_2/* ["default"].unit */.A.unit,
                        children: unit
                    }),
                    ticks.map((tick)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                            className: _styles_module_css__rspack_import_2/* ["default"].tick */.A.tick,
                            style: {
                                insetBlockStart: y(tick)
                            },
                            children: formatTick(tick)
                        }, tick)),
                    xUnit !== undefined && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("span", {
                        className: _styles_module_css__rspack_import_2/* ["default"].xUnit */.A.xUnit,
                        style: {
                            insetBlockStart: height + 10
                        },
                        children: xUnit
                    })
                ]
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("svg", {
                className: _styles_module_css__rspack_import_2/* ["default"].plot */.A.plot,
                height: height + 30,
                role: "img",
                "aria-label": label,
                children: [
                    ticks.map((tick)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("line", {
                            x1: "0",
                            x2: "100%",
                            y1: y(tick),
                            y2: y(tick),
                            className: _styles_module_css__rspack_import_2/* ["default"].gridLine */.A.gridLine
                        }, tick)),
                    children,
                    xLabels.map((param)=>{
                        let { x, text, isMinor } = param;
                        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("text", {
                            className: _styles_module_css__rspack_import_2/* ["default"].label */.A.label,
                            "data-minor": isMinor,
                            x: x,
                            y: height + 22,
                            textAnchor: "middle",
                            children: text
                        }, x);
                    })
                ]
            })
        ]
    });
}


},
41016(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ AudienceDrawing)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/components/pictures/AudienceDrawing/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"drawing":"drawing_RFT6","lit":"lit_GaTN"});
;// CONCATENATED MODULE: ./src/components/pictures/AudienceDrawing/index.tsx


const windows = (xs, y, size, lit)=>xs.map((x, index)=>[
            x,
            y,
            size[0],
            size[1],
            lit.includes(index)
        ]);
const drawings = {
    gmina: {
        outline: 'M34 62V32H146V62M28 32H152L138 18H42ZM90 18V6h14v6H90',
        cells: windows([
            44,
            68,
            92,
            116
        ], 40, [
            12,
            12
        ], [
            1,
            2
        ])
    },
    rolnicy: {
        outline: 'M20 62V34L46 16L72 34V62M38 62V44H54V62M84 62L92 40M100 62L105 40M116 62L118 40M132 62L131 40M148 62L144 40M164 62L157 40',
        cells: windows([
            84,
            99,
            114,
            129,
            144
        ], 26, [
            11,
            8
        ], [
            0,
            2,
            4
        ])
    },
    przedsiebiorstwa: {
        outline: 'M22 62V34L52 18V34L82 18V34L112 18V34H158V62',
        cells: windows([
            32,
            52,
            72,
            92,
            112,
            132
        ], 44, [
            14,
            9
        ], [
            2,
            3,
            4
        ])
    },
    mieszkancy: {
        outline: 'M26 62V10H78V62M98 62V26H154V62',
        cells: [
            ...windows([
                34,
                48,
                62
            ], 18, [
                8,
                8
            ], [
                1
            ]),
            ...windows([
                34,
                48,
                62
            ], 32, [
                8,
                8
            ], [
                1,
                2
            ]),
            ...windows([
                34,
                48,
                62
            ], 46, [
                8,
                8
            ], []),
            ...windows([
                108,
                122,
                136
            ], 34, [
                8,
                8
            ], [
                0
            ]),
            ...windows([
                108,
                122,
                136
            ], 47, [
                8,
                8
            ], [
                1
            ])
        ]
    }
};
/** Spot drawing of an audience: a building in 2-px lines with ribbon cells. Decorative. */ function AudienceDrawing(param) {
    let { audience } = param;
    const { outline, cells } = drawings[audience];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("svg", {
        className: styles_module.drawing,
        viewBox: "0 0 180 64",
        width: "180",
        height: "64",
        "aria-hidden": "true",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                d: "M2 62H178"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                d: outline
            }),
            cells.map((param)=>{
                let [x, y, width, height, lit] = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                    x: x,
                    y: y,
                    width: width,
                    height: height,
                    rx: "1",
                    className: lit ? styles_module.lit : undefined
                }, `${x} ${y}`);
            })
        ]
    });
}


},
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
50092(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Band)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/ui/Band/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"band":"band_L0Bt","row":"row_yJy0"});
;// CONCATENATED MODULE: ./src/components/ui/Band/index.tsx



/** A prominent section at the end of a page: one question, one link. */ function Band(param) {
    let { title, action } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("section", {
        className: styles_module.band,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
            className: `container ${styles_module.row}`,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                    children: title
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .ButtonLink */.v, {
                    to: action.to,
                    look: "onBand",
                    children: action.label
                })
            ]
        })
    });
}


},
67022(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Breadcrumbs)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/Breadcrumbs/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"nav":"nav_ro9p"});
;// CONCATENATED MODULE: ./src/components/ui/Breadcrumbs/index.tsx




/** The pages above this one. The page itself is not among them: its heading stands right below. */ function Breadcrumbs(param) {
    let { items } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("nav", {
        className: (0,clsx/* ["default"] */.A)(styles_module.nav, 'meta', 'noPrint'),
        "aria-label": "Ścieżka nawigacji",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("ol", {
            children: [
                {
                    label: 'Start',
                    to: '/'
                },
                ...items
            ].map((param)=>{
                let { label, to } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                        to: to,
                        children: label
                    })
                }, to);
            })
        })
    });
}


},
41209(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Carousel)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/components/ui/Tabs/TabList.tsx + 1 modules
var TabList = __webpack_require__(74506);
;// CONCATENATED MODULE: ./src/components/ui/Carousel/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"controls":"controls_kzzh","turns":"turns_b0Om","turn":"turn_Vqez","slide":"slide_B0_3"});
;// CONCATENATED MODULE: ./src/components/ui/Carousel/index.tsx







/**
 * Slides behind tabs; nothing moves by itself. Every slide is in the page: without scripts and in print all of them
 * show (the style sheet hides the others, so that nothing jumps during hydration).
 */ function Carousel(param) {
    let { label, slides, initial = 0 } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const id = (0,react.useId)();
    const [shown, setShown] = (0,react.useState)(initial);
    const [announcement, setAnnouncement] = (0,react.useState)('');
    const turn = (step)=>{
        const next = (shown + step + slides.length) % slides.length;
        setShown(next);
        // A tab is read out when it takes the focus; these buttons keep the focus themselves.
        setAnnouncement(slides[next]?.name ?? '');
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: styles_module.carousel,
        "aria-label": label,
        "aria-roledescription": "karuzela",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: `${styles_module.controls} needsScript noPrint`,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(TabList/* ["default"] */.A, {
                        id: id,
                        label: label,
                        tabs: slides.map((param, index)=>{
                            let { id: slideId, name } = param;
                            return {
                                id: slideId,
                                name,
                                longName: labels.goToSlide(index + 1, name)
                            };
                        }),
                        shown: shown,
                        onChoose: setShown
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: styles_module.turns,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                                className: styles_module.turn,
                                "aria-label": labels.previousSlide,
                                onClick: ()=>{
                                    turn(-1);
                                },
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "lucide:chevron-right"
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                                className: styles_module.turn,
                                "aria-label": labels.nextSlide,
                                onClick: ()=>{
                                    turn(1);
                                },
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "lucide:chevron-right"
                                })
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: announcement
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                children: slides.map((slide, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        ...(0,TabList/* .panelProps */.d)(id, slide),
                        className: styles_module.slide,
                        "aria-roledescription": "slajd",
                        "data-state": index === shown ? 'shown' : 'hidden',
                        children: slide.content
                    }, slide.id))
            })
        ]
    });
}


},
61074(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DataTable)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./src/domain/kernel/csv.ts
var csv = __webpack_require__(46454);
// EXTERNAL MODULE: ./src/browser/device/saveFile.ts
var saveFile = __webpack_require__(14274);
;// CONCATENATED MODULE: ./src/components/ui/DataTable/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"details":"details_FPDs","summary":"summary_TvBp","caption":"caption_J4uk","whenClosed":"whenClosed_koTC","whenOpen":"whenOpen_TYOc"});
;// CONCATENATED MODULE: ./src/components/ui/DataTable/index.tsx









/** A longer table is rendered only when it is opened; until then it would just slow the page down. */ const mostWhileFolded = 100;
/** A matrix of hours would make cards too long to read. */ const mostOnCard = 13;
/** The numbers behind a picture, folded away, with the same numbers as a CSV file. */ function DataTable(param) {
    let { caption, fileName, columns, rows, onRequest = false } = param;
    const details = (0,react.useRef)(null);
    const [isOpen, setOpen] = (0,react.useState)(false);
    const isRendered = isOpen || !onRequest && rows.length <= mostWhileFolded;
    // It may have been opened before anybody listened.
    (0,react.useEffect)(()=>{
        setOpen(details.current?.open ?? false);
    }, []);
    const download = ()=>{
        (0,saveFile/* .saveFile */.O)(fileName, (0,csv/* .toCsv */.g)([
            columns,
            ...rows
        ]), 'text/csv');
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        ref: details,
        className: (0,clsx/* ["default"] */.A)(styles_module.details, onRequest && 'needsScript'),
        open: isOpen,
        onToggle: (param)=>{
            let { currentTarget } = param;
            setOpen(currentTarget.open);
        },
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("summary", {
                className: styles_module.summary,
                "data-wakes": onRequest ? '' : undefined,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: styles_module.whenClosed,
                        children: "Pokaż dane w tabeli"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: styles_module.whenOpen,
                        children: "Ukryj tabelę"
                    })
                ]
            }),
            isRendered && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                        "aria-label": caption,
                        asCards: columns.length <= mostOnCard,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                                className: styles_module.caption,
                                children: caption
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                    children: columns.map((column, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "col",
                                            children: column
                                        }, index))
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                                children: rows.map((param, row)=>{
                                    let [heading, ...cells] = param;
                                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                scope: "row",
                                                children: heading
                                            }),
                                            cells.map((cell, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                    "data-label": columns[index + 1],
                                                    children: cell
                                                }, index))
                                        ]
                                    }, row);
                                })
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        className: "needsScript noPrint",
                        "data-takes": "",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                            look: "plain",
                            onClick: download,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "download"
                                }),
                                "Pobierz CSV"
                            ]
                        })
                    })
                ]
            })
        ]
    });
}


},
19690(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Field)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/ui/Field/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"field":"field_J7im","control":"control_vS1p","invalid":"invalid_DtZv","hint":"hint_elBS","error":"error_T04D"});
;// CONCATENATED MODULE: ./src/components/ui/Field/index.tsx




/** A labelled control with its hint and its error below it. */ function Field(param) {
    let { id, label, error, hint, children } = param;
    const errorId = `${id}-blad`;
    const hintId = `${id}-opis`;
    const describedBy = (0,clsx/* ["default"] */.A)(error !== undefined && errorId, hint !== undefined && hintId);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.field,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                htmlFor: id,
                children: label
            }),
            children({
                id,
                className: (0,clsx/* ["default"] */.A)(styles_module.control, error !== undefined && styles_module.invalid),
                'aria-invalid': error !== undefined || undefined,
                'aria-describedby': describedBy === '' ? undefined : describedBy
            }),
            hint !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                id: hintId,
                className: styles_module.hint,
                children: hint
            }),
            error !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                id: errorId,
                className: styles_module.error,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "error"
                    }),
                    error
                ]
            })
        ]
    });
}


},
32388(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Progress)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
;// CONCATENATED MODULE: ./src/domain/kernel/progress.ts
const announcedEvery = 25;
/** Progress in whole percent, 0–100; null while the value is unknown. */ function progressPercent(value, maximum) {
    if (value === null || !Number.isFinite(value) || !(maximum > 0)) {
        return null;
    }
    return Math.round(Math.min(Math.max(value, 0), maximum) / maximum * 100);
}
/** The last quarter reached. Only quarters are announced, so that screen readers do not talk all the time. */ function announcedPercent(percent) {
    return Math.floor(percent / announcedEvery) * announcedEvery;
}

// EXTERNAL MODULE: ./src/site/behaviour.ts
var behaviour = __webpack_require__(60730);
;// CONCATENATED MODULE: ./src/components/ui/Progress/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"row":"row_EQgC","bar":"bar_buaR","done":"done_Rqw1","percent":"percent_qFzS"});
;// CONCATENATED MODULE: ./src/components/ui/Progress/index.tsx





/** A progress bar with its percentage next to it. */ function Progress(param) {
    let { label, value, maximum = behaviour/* .progress.defaultMaximum */.qB.defaultMaximum } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const percent = progressPercent(value, maximum);
    const announced = announcedPercent(percent ?? 0);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.row,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                role: "progressbar",
                className: styles_module.bar,
                "aria-label": label,
                // In whole percent, so that a value beyond the maximum is a full bar and not an error.
                "aria-valuenow": percent ?? undefined,
                "aria-valuemin": 0,
                "aria-valuemax": 100,
                "aria-valuetext": percent === null ? undefined : labels.loaded(percent),
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                    className: styles_module.done,
                    style: {
                        width: `${percent ?? 0}%`
                    }
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                className: styles_module.percent,
                "aria-hidden": "true",
                children: percent !== null && `${percent}%`
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                role: "status",
                className: "visuallyHidden",
                children: announced > 0 && labels.loaded(announced)
            })
        ]
    });
}


},
87988(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Table)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/Table/cards.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const cards_module = ({"cards":"cards_O70W"});
;// CONCATENATED MODULE: ./src/components/ui/Table/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"region":"region_bQps","table":"table_XRHn"});
;// CONCATENATED MODULE: ./src/components/ui/Table/index.tsx




/** A table in its own group of the same name, which scrolls sideways if the table is wider than the text. */ function Table(param) {
    let { 'aria-label': label, className, asCards = false, ...props } = param;
    return(// A region that scrolls must be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: styles_module.region,
        role: "group",
        "aria-label": label,
        tabIndex: 0,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("table", {
            ...props,
            "aria-label": label,
            className: (0,clsx/* ["default"] */.A)(styles_module.table, asCards && cards_module.cards, className)
        })
    }));
}


},
74506(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ TabList),
  d: () => (/* binding */ panelProps)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/components/ui/Tabs/TabList.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const TabList_module = ({"tabs":"tabs_Qiln","tab":"tab_CyGK"});
;// CONCATENATED MODULE: ./src/components/ui/Tabs/TabList.tsx




/** The attributes that tie a panel to its tab. */ function panelProps(id, tab) {
    return {
        role: 'tabpanel',
        id: `${id}-${tab.id}`,
        'aria-labelledby': `${id}-tab-${tab.id}`
    };
}
/** A list of tabs, one of them chosen: ← → Home End move and choose. */ function TabList(props) {
    const { id, label, tabs, shown, onChoose, className } = props;
    const buttons = (0,react.useRef)([]);
    const onKeyDown = (event)=>{
        const targets = {
            ArrowLeft: (shown - 1 + tabs.length) % tabs.length,
            ArrowRight: (shown + 1) % tabs.length,
            Home: 0,
            End: tabs.length - 1
        };
        const target = targets[event.key];
        if (target !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            onChoose(target);
            buttons.current[target]?.focus();
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: (0,clsx/* ["default"] */.A)(TabList_module.tabs, className),
        role: "tablist",
        "aria-label": label,
        children: tabs.map((tab, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("button", {
                ref: (button)=>{
                    buttons.current[index] = button;
                },
                type: "button",
                role: "tab",
                id: `${id}-tab-${tab.id}`,
                className: TabList_module.tab,
                "aria-label": tab.longName,
                "aria-selected": index === shown,
                "aria-controls": `${id}-${tab.id}`,
                tabIndex: index === shown ? 0 : -1,
                onClick: ()=>{
                    onChoose(index);
                },
                onKeyDown: onKeyDown,
                children: tab.name
            }, tab.id))
    });
}


},
64709(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ CopyLink)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/ui/buttons/CopyLink/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"row":"row_hMOB"});
;// CONCATENATED MODULE: ./src/components/ui/buttons/CopyLink/index.tsx




/** Copies an address of this page, also while it sleeps: see `browser/copying`. */ function CopyLink(param) {
    let { label, hash = '' } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: `${styles_module.row} needsScript noPrint`,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
            look: "plain",
            "data-copies": hash,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                    name: "copy"
                }),
                label
            ]
        })
    });
}


},
78005(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (PrintButton)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_1 = __webpack_require__(27588);
/* import */ var _site_src_components_ui_Icon__rspack_import_2 = __webpack_require__(68347);



function PrintButton(param) {
    let { ready } = param;
    const print = async ()=>{
        await ready?.();
        window.print();
    };
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
        className: "needsScript",
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(_site_src_components_ui_buttons_Button__rspack_import_1/* .Button */.$, {
            look: "plain",
            onClick: ()=>void print(),
            children: [
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Icon__rspack_import_2/* ["default"] */.A, {
                    name: "print"
                }),
                "Drukuj"
            ]
        })
    });
}


},
61038(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ DateField)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/browser/shell/useModal.ts
var useModal = __webpack_require__(2843);
// EXTERNAL MODULE: ./src/browser/network/useFetchedCode.ts
var useFetchedCode = __webpack_require__(62158);
// EXTERNAL MODULE: ./src/components/ui/controls/DayDialog/styles.module.css
var styles_module = __webpack_require__(33918);
;// CONCATENATED MODULE: ./src/components/ui/controls/DayDialog/index.tsx







/** The calendar in a modal dialog, fetched when first opened. Mounted when opened, removed when closed. */ function DayDialog(param) {
    let { onPick, onClose, ...calendar } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const { modal, close } = (0,useModal/* .useModal */.h)(onClose);
    const { code: Calendar, error, fetchCode } = (0,useFetchedCode/* .useFetchedCode */.c)(async ()=>(await Promise.all(/* import() */ [__webpack_require__.e("8406"), __webpack_require__.e("1802")]).then(__webpack_require__.bind(__webpack_require__, 14449))).default);
    (0,react.useEffect)(fetchCode, [
        fetchCode
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("dialog", {
        ...modal,
        className: styles_module/* ["default"].dialog */.A.dialog,
        "aria-label": labels.chooseDate,
        children: [
            Calendar && /*#__PURE__*/ (0,jsx_runtime.jsx)(Calendar, {
                ...calendar,
                onPick: (day)=>{
                    onPick(day);
                    close();
                }
            }),
            !Calendar && error === null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].waiting */.A.waiting,
                "aria-busy": "true",
                children: "Wczytujemy…"
            }),
            !Calendar && error !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].waiting */.A.waiting,
                role: "alert",
                children: "Nie udało się wczytać kalendarza. Wpisz datę w polu."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "plain",
                onClick: close,
                children: labels.close
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/ui/controls/DateField/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const DateField_styles_module = ({"group":"group_una6","open":"open_KAeX"});
;// CONCATENATED MODULE: ./src/components/ui/controls/DateField/index.tsx








function dayOf(param) {
    let { day, isOutside } = param;
    return isOutside ? null : day;
}
/** A day typed as `dd.mm.rrrr`, which always works, or picked in a calendar that is fetched when first opened. */ function DateField(param) {
    let { id, label, value, onChange, min, max, rangeError = 'Wybierz inny dzień.', error, hint, isDisabled = false } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const [draft, setDraft] = (0,react.useState)(null);
    const [isChecked, setIsChecked] = (0,react.useState)(false);
    const [isOpen, setIsOpen] = (0,react.useState)(false);
    const read = (text)=>{
        const day = (0,date/* .parsePolishDate */.T7)(text);
        return {
            day,
            isOutside: day !== null && (day < (min ?? day) || day > (max ?? day))
        };
    };
    // A day set from outside replaces what was typed before.
    const isOwnDraft = draft !== null && dayOf(read(draft)) === value;
    const text = isOwnDraft ? draft : value === null ? '' : (0,date/* .writePolishDate */.LF)(value);
    const reading = read(text);
    const problemOf = (typed)=>{
        const { day, isOutside } = read(typed);
        if (typed.trim() === '') {
            return undefined;
        }
        return day === null ? 'Podaj datę w formacie dd.mm.rrrr, np. 05.03.2027.' : isOutside ? rangeError : undefined;
    };
    const type = (next)=>{
        setDraft(next);
        onChange(dayOf(read(next)), problemOf(next));
    };
    const leave = ()=>{
        setIsChecked(true);
        if (dayOf(reading) !== null) {
            setDraft(null);
        }
    };
    const pick = (day)=>{
        setDraft(null);
        setIsChecked(false);
        onChange(day, undefined);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
        id: id,
        label: label,
        hint: hint,
        error: (isChecked ? problemOf(text) : undefined) ?? error,
        children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: DateField_styles_module.group,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ...control,
                        type: "text",
                        inputMode: "numeric",
                        autoComplete: "off",
                        placeholder: "dd.mm.rrrr",
                        disabled: isDisabled,
                        value: text,
                        onChange: (event)=>{
                            type(event.target.value);
                        },
                        onBlur: leave
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        className: `${DateField_styles_module.open} needsScript`,
                        disabled: isDisabled,
                        "aria-haspopup": "dialog",
                        onClick: ()=>{
                            setIsOpen(true);
                        },
                        children: labels.chooseDate
                    }),
                    isOpen && /*#__PURE__*/ (0,jsx_runtime.jsx)(DayDialog, {
                        selected: dayOf(reading),
                        min: min,
                        max: max,
                        onPick: pick,
                        onClose: ()=>{
                            setIsOpen(false);
                        }
                    })
                ]
            })
    });
}


},
50446(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ FileUpload)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/domain/kernel/fileCheck.ts
var fileCheck = __webpack_require__(72684);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/ui/controls/FileUpload/fileMessage.ts

/** What is wrong with a file, and what may be chosen instead. */ function fileMessage(problem, param) {
    let { extensions, maxMegabytes } = param;
    const kinds = extensions.map((extension)=>extension.slice(1).toUpperCase());
    const messages = {
        wrongType: `Wybierz plik ${kinds.join(', ').replace(/, (?=[^,]*$)/, ' albo ')}. Ten plik ma inny format.`,
        tooBig: `Plik jest za duży. Największy rozmiar to ${(0,format/* .formatNumber */.ZV)(maxMegabytes, 1)} MB.`,
        empty: 'Plik jest pusty.'
    };
    return messages[problem];
}

// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/ui/controls/FileUpload/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"upload":"upload_zXCW","label":"label_R3fB","area":"area_IUd0","over":"over_qbF8","invalid":"invalid_k5hs","input":"input_rhLx","choose":"choose_rq6o","drop":"drop_Os2_","error":"error_Jq0C","files":"files_ilf4","name":"name_f9zS"});
;// CONCATENATED MODULE: ./src/components/ui/controls/FileUpload/PickedFiles.tsx







/** The chosen files, each with a way to remove it. */ function PickedFiles(param) {
    let { files, onRemove, onLastRemoved } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const list = (0,react.useRef)(null);
    const [removed, setRemoved] = (0,react.useState)(null);
    const takeFocus = (0,react.useEffectEvent)((index)=>{
        const next = list.current?.querySelectorAll('button')[index];
        if (next) {
            next.focus();
        } else {
            onLastRemoved();
        }
    });
    // The button that had the focus is gone: the next file takes it, after the last one the input.
    (0,react.useEffect)(()=>{
        if (removed !== null) {
            takeFocus(removed.index);
        }
    }, [
        removed
    ]);
    return files.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
        ref: list,
        className: styles_module.files,
        children: files.map((file, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                        className: styles_module.name,
                        children: [
                            file.name,
                            " ",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                className: "meta",
                                children: (0,format/* .formatFileSize */.v7)(file.size)
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        "aria-label": labels.removeFile(file.name),
                        onClick: ()=>{
                            onRemove(index);
                            setRemoved({
                                index
                            });
                        },
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                            name: "close"
                        })
                    })
                ]
            }, file.name))
    });
}

;// CONCATENATED MODULE: ./src/components/ui/controls/FileUpload/index.tsx









/**
 * Files picked with the browser's own input or dropped on the area around it, listed with a way to remove each.
 * Nothing is read or sent here.
 */ function FileUpload(param) {
    let { id, label, rules, files, onChange, isMultiple = false, note = 'Plik zostaje na Twoim urządzeniu.', error: formError } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const hintId = (0,react.useId)();
    const input = (0,react.useRef)(null);
    const [ownError, setError] = (0,react.useState)();
    const error = ownError ?? formError;
    const [announcement, setAnnouncement] = (0,react.useState)('');
    const [isOver, setIsOver] = (0,react.useState)(false);
    const add = (picked)=>{
        const wanted = isMultiple ? picked : picked.slice(0, 1);
        const problem = wanted.map((file)=>(0,fileCheck/* .checkPickedFile */.J)(file, rules)).find((found)=>found !== null);
        const good = wanted.filter((file)=>(0,fileCheck/* .checkPickedFile */.J)(file, rules) === null);
        setError(problem && fileMessage(problem, rules));
        if (good.length > 0) {
            const kept = isMultiple ? files.filter((param)=>{
                let { name } = param;
                return !good.some((file)=>file.name === name);
            }) : [];
            onChange([
                ...kept,
                ...good
            ]);
            setAnnouncement(`Dodano: ${good.map((param)=>{
                let { name } = param;
                return name;
            }).join(', ')}`);
        }
    };
    const remove = (index)=>{
        setError(undefined);
        setAnnouncement(`Usunięto: ${files[index]?.name ?? ''}`);
        onChange(files.filter((_, other)=>other !== index));
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: (0,clsx/* ["default"] */.A)(styles_module.upload, 'needsScript'),
        role: "group",
        "aria-labelledby": `${id}-nazwa`,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module.label,
                id: `${id}-nazwa`,
                children: label
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: (0,clsx/* ["default"] */.A)(styles_module.area, isOver && styles_module.over, error !== undefined && styles_module.invalid),
                onDragOver: (event)=>{
                    event.preventDefault();
                    setIsOver(true);
                },
                onDragLeave: ()=>{
                    setIsOver(false);
                },
                onDrop: (event)=>{
                    event.preventDefault();
                    setIsOver(false);
                    add([
                        ...event.dataTransfer.files
                    ]);
                },
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                        htmlFor: id,
                        className: styles_module.choose,
                        children: labels.chooseFile
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ref: input,
                        id: id,
                        className: styles_module.input,
                        type: "file",
                        accept: rules.extensions.join(','),
                        multiple: isMultiple,
                        "aria-invalid": error !== undefined || undefined,
                        "aria-describedby": `${error === undefined ? '' : `${id}-blad `}${hintId}`,
                        onChange: (param)=>{
                            let { target } = param;
                            add([
                                ...target.files ?? []
                            ]);
                            // Otherwise the same file could not be picked again after it was removed.
                            target.value = '';
                        }
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                        className: styles_module.drop,
                        children: labels.dropHere
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                id: hintId,
                className: "meta",
                children: note
            }),
            error !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                id: `${id}-blad`,
                className: styles_module.error,
                role: "alert",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "error"
                    }),
                    error
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PickedFiles, {
                files: files,
                onRemove: remove,
                onLastRemoved: ()=>input.current?.focus()
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: formError === undefined && announcement
            })
        ]
    });
}


},
80413(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ NumberField)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"group":"group_tR7r","box":"box_r3Bh","input":"input_kyM2","unit":"unit_v582","stepper":"stepper_ivyR","possible":"possible_zI6i"});
;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/PossibleNumbers.tsx




/** What a number with a point may mean, to choose from. */ function PossibleNumbers(param) {
    let { reading: { thousands, decimal }, unit, onChoose } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: styles_module.possible,
        children: [
            thousands,
            ...decimal === null ? [] : [
                decimal
            ]
        ].map((value)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                onClick: ()=>{
                    onChoose(value);
                },
                children: [
                    (0,format/* .formatNumber */.ZV)(value, 3),
                    unit !== '' && `\u00a0${unit}`
                ]
            }, value))
    });
}

// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/Stepper.tsx



/** Outside the Tab order: whoever has a keyboard has ↑ and ↓. */ function Stepper(param) {
    let { label, icon, isDisabled, onPress } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("button", {
        type: "button",
        tabIndex: -1,
        "data-step": "",
        className: `${styles_module.stepper} needsScript`,
        "aria-label": label,
        disabled: isDisabled,
        onClick: onPress,
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
            name: icon
        })
    });
}

// EXTERNAL MODULE: ./src/domain/polish/number.ts
var polish_number = __webpack_require__(22885);
;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/useNumberText.ts



const bigStep = 10;
/** What stands in a field of a number: the text as it is typed, or the value as it is written. */ function useNumberText(options) {
    const { value, onChange, limits, step, fractionDigits } = options;
    /** The text while it differs from the value: half a number, or no number. */ const [draft, setDraft] = (0,react.useState)(options.initialText ?? null);
    const [isChecked, setIsChecked] = (0,react.useState)(options.initialText !== undefined);
    const write = (number)=>(0,format/* .formatNumber */.ZV)(number, fractionDigits);
    const read = (text)=>{
        const found = (0,polish_number/* .readNumber */.kz)(text, limits);
        return found.kind === 'number' ? {
            kind: 'number',
            value: Number(found.value.toFixed(fractionDigits))
        } : found;
    };
    // A value set from outside (a preset, a reset) takes the place of what was typed before.
    const isOwnDraft = draft !== null && useNumberText_valueOf(read(draft)) === value;
    const text = isOwnDraft ? draft : value === null ? '' : write(value);
    const reading = read(text);
    const current = 'value' in reading ? reading.value : null;
    const set = (next)=>{
        setDraft(null);
        setIsChecked(false);
        onChange(next);
    };
    const change = (steps)=>{
        const next = (0,polish_number/* .stepNumber */.CD)(current, steps * step, limits, fractionDigits);
        set(next);
        return next;
    };
    return {
        text,
        reading,
        current,
        isChecked,
        write,
        change,
        set,
        type: (next)=>{
            setDraft(next);
            onChange(useNumberText_valueOf(read(next)));
        },
        onKeyDown: (event)=>{
            const isChord = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
            const keys = {
                ArrowUp: ()=>change(1),
                ArrowDown: ()=>change(-1),
                PageUp: ()=>change(bigStep),
                PageDown: ()=>change(-bigStep),
                Home: ()=>{
                    set(limits.min);
                },
                End: ()=>{
                    set(limits.max);
                }
            };
            const move = keys[event.key];
            if (move && !isChord) {
                event.preventDefault();
                move();
            }
        },
        leave: ()=>{
            setIsChecked(true);
            if (reading.kind === 'number') {
                setDraft(null);
            }
        }
    };
}
function useNumberText_valueOf(reading) {
    return reading.kind === 'number' ? reading.value : null;
}

;// CONCATENATED MODULE: ./src/components/ui/controls/NumberField/index.tsx










/**
 * A number that is typed freely or stepped: ↑ ↓ one step, PgUp PgDn ten, Home End to the limits. A text field with the
 * role of a spin button rather than `type="number"`, which refuses the Polish comma and changes on the mouse wheel.
 */ function NumberField(param) {
    let { id, label, unit, value, onChange, min, max, step = 1, fractionDigits = 2, error, hint, isDisabled = false, isRequired = false, initialText, onProblem } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const { text, reading, current, isChecked, ...entry } = useNumberText({
        value,
        onChange,
        limits: {
            min,
            max
        },
        step,
        fractionDigits,
        initialText
    });
    const [announcement, setAnnouncement] = (0,react.useState)('');
    const problem = problemOf(text, reading, {
        min,
        max,
        unit,
        isRequired
    });
    (0,react.useEffect)(()=>{
        onProblem?.(problem, text);
    }, [
        onProblem,
        problem,
        text
    ]);
    (0,react.useEffect)(()=>()=>onProblem?.(undefined, ''), [
        onProblem
    ]);
    const press = (steps)=>{
        // The focus is not in the field, so the new value would go unheard.
        setAnnouncement(`${entry.write(entry.change(steps))} ${unit}`);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
        id: id,
        label: label,
        hint: hint,
        error: (isChecked ? problem : undefined) ?? error,
        children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: styles_module.group,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Stepper, {
                                label: labels.decrement(label),
                                icon: "lucide:minus",
                                isDisabled: isDisabled,
                                onPress: ()=>{
                                    press(-1);
                                }
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                className: styles_module.box,
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                                        ...control,
                                        className: (0,clsx/* ["default"] */.A)(control.className, styles_module.input),
                                        type: "text",
                                        inputMode: min < 0 ? 'text' : fractionDigits > 0 ? 'decimal' : 'numeric',
                                        autoComplete: "off",
                                        role: "spinbutton",
                                        "aria-valuemin": min,
                                        "aria-valuemax": max,
                                        "aria-valuenow": current ?? undefined,
                                        "aria-valuetext": current === null ? undefined : `${entry.write(current)} ${unit}`,
                                        disabled: isDisabled,
                                        value: text,
                                        onChange: (event)=>{
                                            entry.type(event.target.value);
                                        },
                                        onBlur: entry.leave,
                                        onKeyDown: entry.onKeyDown
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                        className: styles_module.unit,
                                        "aria-hidden": "true",
                                        children: unit
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Stepper, {
                                label: labels.increment(label),
                                icon: "lucide:plus",
                                isDisabled: isDisabled,
                                onPress: ()=>{
                                    press(1);
                                }
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                role: "status",
                                className: "visuallyHidden",
                                children: announcement
                            })
                        ]
                    }),
                    isChecked && reading.kind === 'ambiguous' && /*#__PURE__*/ (0,jsx_runtime.jsx)(PossibleNumbers, {
                        reading: reading,
                        unit: unit,
                        onChoose: (chosen)=>{
                            entry.set(Number(chosen.toFixed(fractionDigits)));
                            // The pressed button disappears.
                            document.getElementById(id)?.focus();
                        }
                    })
                ]
            })
    });
}
function problemOf(text, param, param1) {
    let { kind } = param, { min, max, unit, isRequired } = param1;
    if (kind === 'notANumber' || kind === 'empty' && isRequired) {
        return 'Wpisz liczbę, np. 2500 albo 2500,5.';
    }
    if (kind === 'ambiguous') {
        return `„${text.trim()}” można odczytać na dwa sposoby. Wybierz albo wpisz liczbę bez kropki.`;
    }
    return kind === 'outOfRange' ? `Wpisz wartość od ${(0,format/* .formatNumber */.ZV)(min, 2)} do ${(0,format/* .formatNumber */.ZV)(max, 2)} ${unit}.` : undefined;
}


},
89363(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Paging)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/ui/controls/Paging/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"paging":"paging_IiQq","pages":"pages_fJDN","rows":"rows_s5kI"});
;// CONCATENATED MODULE: ./src/components/ui/controls/Paging/index.tsx





const looks = {
    rows: {
        look: 'plain',
        previous: 'Poprzedni',
        next: 'Następni'
    },
    pages: {
        look: 'outlined',
        previous: 'Poprzednia strona',
        next: 'Następna strona'
    }
};
/** Which of many items are shown, with buttons to the others; nothing when they all fit. */ function Paging(param) {
    let { pages, count, by = 'rows', label } = param;
    const { page, pages: pageCount, first, end, setPage } = pages;
    if (pageCount < 2) {
        return null;
    }
    const { look, previous, next } = looks[by];
    const last = pageCount - 1;
    const Box = label === undefined ? 'div' : 'nav';
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Box, {
        "aria-label": label,
        className: (0,clsx/* ["default"] */.A)(styles_module.paging, styles_module[by], 'needsScript noPrint'),
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: look,
                "aria-disabled": page === 0,
                onClick: ()=>{
                    setPage(Math.max(page - 1, 0));
                },
                children: previous
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                role: "status",
                children: by === 'rows' ? /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                    children: [
                        (0,format/* .formatNumber */.ZV)(first + 1),
                        "–",
                        (0,format/* .formatNumber */.ZV)(end),
                        " z ",
                        (0,format/* .formatNumber */.ZV)(count)
                    ]
                }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                    children: [
                        "Strona ",
                        page + 1,
                        " z ",
                        pageCount
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: look,
                "aria-disabled": page === last,
                onClick: ()=>{
                    setPage(Math.min(page + 1, last));
                },
                children: next
            })
        ]
    });
}


},
89476(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Q: () => (usePages)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);

/** One page at a time of a list of `count`. When the shown page disappears with its items, the last one is shown. */ function usePages(count, pageSize) {
    const [wanted, setPage] = (0,react__rspack_import_0.useState)(0);
    const pages = Math.max(Math.ceil(count / Math.max(pageSize, 1)), 1);
    const page = Math.min(wanted, pages - 1);
    const first = page * pageSize;
    return {
        page,
        pages,
        first,
        end: Math.min(first + pageSize, count),
        setPage
    };
}


},
84243(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Select),
  c: () => (optionsOf)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);

/** The browser's own list to choose from. */ function Select(param) {
    let { options, value, onChange, ...control } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("select", {
        ...control,
        value: String(value),
        onChange: (param)=>{
            let { target } = param;
            const chosen = options[target.selectedIndex];
            if (chosen) {
                onChange(chosen.value);
            }
        },
        children: options.map((option)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("option", {
                value: String(option.value),
                children: option.label
            }, String(option.value)))
    });
}
/** Options from names by their values, in the order they are written. */ function optionsOf(names) {
    return Object.entries(names).map((param)=>{
        let [value, label] = param;
        return {
            value,
            label
        };
    });
}


},
58377(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (SelectField)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_Field__rspack_import_1 = __webpack_require__(19690);
/* import */ var _site_src_components_ui_controls_Select__rspack_import_2 = __webpack_require__(84243);



/** A list to choose from, as a field of a form. */ function SelectField(param) {
    let { id, label, error, hint, ...list } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Field__rspack_import_1/* ["default"] */.A, {
        id: id,
        label: label,
        hint: hint,
        error: error,
        children: (control)=>/*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_controls_Select__rspack_import_2/* ["default"] */.A, {
                ...control,
                ...list
            })
    });
}


},
69717(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ SortableTable)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/ui/labels.ts
var ui_labels = __webpack_require__(18818);
// EXTERNAL MODULE: ./src/components/ui/controls/Paging/index.tsx + 1 modules
var Paging = __webpack_require__(89363);
// EXTERNAL MODULE: ./src/components/ui/controls/Paging/usePages.ts
var usePages = __webpack_require__(89476);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
;// CONCATENATED MODULE: ./src/domain/kernel/sortRows.ts
/** Rows sorted by one column: numbers by value, words by the Polish alphabet, empty cells always last. */ function sortRows(rows, param) {
    let { column, direction } = param;
    const sign = direction === 'ascending' ? 1 : -1;
    return rows.slice().sort((first, second)=>{
        const a = first[column] ?? null;
        const b = second[column] ?? null;
        if (a === null || b === null) {
            return Number(a === null) - Number(b === null);
        }
        return sign * compare(a, b);
    });
}
/** The first press sorts in ascending order, the next one on the same column reverses it. */ function nextOrder(current, column) {
    const isSame = current?.column === column;
    return {
        column,
        direction: isSame && current.direction === 'ascending' ? 'descending' : 'ascending'
    };
}
function compare(a, b) {
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'pl', {
        numeric: true
    });
}

// EXTERNAL MODULE: ./src/site/format.ts
var site_format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/components/ui/controls/SortableTable/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"wrapper":"wrapper_rAn8","caption":"caption_JnRw","number":"number_ZTa4","rowHeading":"rowHeading_dHP2","sort":"sort_JJFQ","arrow":"arrow_gxkH"});
;// CONCATENATED MODULE: ./src/components/ui/controls/SortableTable/index.tsx










const directionNames = {
    ascending: 'rosnąco',
    descending: 'malejąco'
};
/** Rows a visitor can sort by any column. Without scripts they keep the given order. */ function SortableTable(param) {
    let { caption, columns, rows, foot, pageSize = rows.length } = param;
    const labels = (0,ui_labels/* .useLabels */.b0)();
    const [order, setOrder] = (0,react.useState)(null);
    const sorted = (0,react.useMemo)(()=>order === null ? rows : sortRows(rows, order), [
        order,
        rows
    ]);
    const pages = (0,usePages/* .usePages */.Q)(rows.length, pageSize);
    const { first, end, setPage } = pages;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.wrapper,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                "aria-label": caption,
                asCards: true,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                        className: styles_module.caption,
                        children: caption
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                            children: columns.map((param, index)=>{
                                let { label, fractionDigits } = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    abbr: label,
                                    className: (0,clsx/* ["default"] */.A)(fractionDigits !== undefined && styles_module.number),
                                    "aria-sort": order?.column === index ? order.direction : undefined,
                                    children: rows.length === 0 ? label : /*#__PURE__*/ (0,jsx_runtime.jsxs)("button", {
                                        type: "button",
                                        className: styles_module.sort,
                                        "aria-label": labels.sortBy(label),
                                        onClick: ()=>{
                                            setOrder(nextOrder(order, index));
                                            setPage(0);
                                        },
                                        children: [
                                            label,
                                            ' ',
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                                className: `${styles_module.arrow} needsScript noPrint`,
                                                "aria-hidden": "true"
                                            })
                                        ]
                                    })
                                }, label);
                            })
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tbody", {
                        children: [
                            sorted.slice(first, end).map((row)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Cells, {
                                        columns: columns,
                                        row: row
                                    })
                                }, String(row[0]))),
                            rows.length === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                    colSpan: columns.length,
                                    children: labels.noData
                                })
                            })
                        ]
                    }),
                    foot && /*#__PURE__*/ (0,jsx_runtime.jsx)("tfoot", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Cells, {
                                columns: columns,
                                row: foot
                            })
                        })
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Paging/* ["default"] */.A, {
                pages: pages,
                count: rows.length
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: order && `Posortowano według: ${columns[order.column]?.label ?? ''}, ${directionNames[order.direction]}`
            })
        ]
    });
}
function Cells(param) {
    let { columns, row } = param;
    return row.map((cell, index)=>{
        const column = columns[index] ?? {
            label: String(index)
        };
        const { label, fractionDigits, format = site_format/* .formatNumber */.ZV } = column;
        const text = typeof cell === 'number' ? format(cell, fractionDigits) : cell;
        return index === 0 ? /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
            scope: "row",
            className: styles_module.rowHeading,
            children: text
        }, label) : /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
            "data-label": label,
            className: (0,clsx/* ["default"] */.A)(fractionDigits !== undefined && styles_module.number),
            children: text ?? '–'
        }, label);
    });
}


},
16708(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  a: () => (lazyPart)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_loading_PartBoundary__rspack_import_2 = __webpack_require__(65644);



/**
 * A part of the page fetched when first shown. If it fails to load, its place says so and offers another try,
 * which `lazy` alone never does; once loaded, it renders at once, also for printing.
 */ function lazyPart(load, param) {
    let { message, waiting, peek } = param;
    const attempt = ()=>/*#__PURE__*/ (0,react__rspack_import_1.lazy)(()=>load().catch((error)=>{
                current = attempt();
                throw error;
            }));
    let current = attempt();
    /** One attempt: a new one begins when the boundary around it drops the failed one. */ function Attempt(props) {
        const [Part] = (0,react__rspack_import_1.useState)(()=>peek?.() ?? current);
        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(react__rspack_import_1.Suspense, {
            fallback: waiting,
            children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Part, {
                ...props
            })
        });
    }
    return function LazyPart(props) {
        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_loading_PartBoundary__rspack_import_2/* ["default"] */.A, {
            message: message,
            children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Attempt, {
                ...props
            })
        });
    };
}


},
46454(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (toCsv)
});
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


},
72684(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  J: () => (checkPickedFile),
  _: () => (unreadableFile)
});
/** Shown for a file whose content cannot be read. */ const unreadableFile = 'Nie udało się odczytać pliku z dysku: mógł się zmienić po wybraniu. Wybierz go jeszcze raz.';
/** Why a file cannot be accepted, judged before opening it; null if it can. A megabyte is a million bytes. */ function checkPickedFile(param, param1) {
    let { name, size } = param, { extensions, maxMegabytes } = param1;
    if (!extensions.some((extension)=>name.toLowerCase().endsWith(extension))) {
        return 'wrongType';
    }
    if (size === 0) {
        return 'empty';
    }
    return size > maxMegabytes * 1000000 ? 'tooBig' : null;
}


},
22885(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  CD: () => (stepNumber),
  Y$: () => (parsePolishNumber),
  kz: () => (readNumber)
});
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


},
95361(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ GalleryPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Head.js
var Head = __webpack_require__(53572);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/ui/Breadcrumbs/index.tsx + 1 modules
var Breadcrumbs = __webpack_require__(67022);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBrokenLinks.js + 1 modules
var useBrokenLinks = __webpack_require__(55916);
// EXTERNAL MODULE: ./src/pages/_components/wzornik/styles.module.css
var styles_module = __webpack_require__(77700);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/Gallery.tsx



/** A list of the components, then each with its states. */ function Gallery(param) {
    let { sections } = param;
    const { collectAnchor } = (0,useBrokenLinks/* ["default"] */.A)();
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("nav", {
                "aria-label": "Komponenty",
                className: styles_module/* ["default"].contents */.A.contents,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                    children: sections.map((param)=>{
                        let { id, title } = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                href: `#${id}`,
                                children: title
                            })
                        }, id);
                    })
                })
            }),
            sections.map((param)=>{
                let { id, title, Examples } = param;
                collectAnchor(id);
                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                    id: id,
                    className: styles_module/* ["default"].section */.A.section,
                    "aria-labelledby": `${id}-tytul`,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                            id: `${id}-tytul`,
                            children: title
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Examples, {})
                    ]
                }, id);
            })
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/buttons/CopyLink/index.tsx + 1 modules
var CopyLink = __webpack_require__(64709);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/components/ui/Notice/index.tsx + 1 modules
var Notice = __webpack_require__(83029);
// EXTERNAL MODULE: ./src/components/ui/buttons/PrintButton/index.tsx
var PrintButton = __webpack_require__(78005);
// EXTERNAL MODULE: ./src/components/ui/controls/SortableTable/index.tsx + 2 modules
var SortableTable = __webpack_require__(69717);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/BasicExamples.tsx









const looks = [
    {
        look: 'primary',
        name: 'Główny'
    },
    {
        look: 'outlined',
        name: 'Obrysowany'
    },
    {
        look: 'plain',
        name: 'Zwykły'
    }
];
function Buttons() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            looks.map((param)=>{
                let { look, name } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                    className: styles_module/* ["default"].row */.A.row,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            look: look,
                            children: name
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                            look: look,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                    name: "download"
                                }),
                                " ",
                                name,
                                " z ikoną"
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                            look: look,
                            disabled: true,
                            children: [
                                name,
                                ", niedostępny"
                            ]
                        })
                    ]
                }, look);
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].row */.A.row,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .ButtonLink */.v, {
                        to: "/kontakt",
                        children: "Link jak przycisk"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintButton/* ["default"] */.A, {}),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(CopyLink/* ["default"] */.A, {
                        hash: "przyciski",
                        label: "Kopiuj link do sekcji: Przycisk"
                    })
                ]
            })
        ]
    });
}
const iconNames = [
    'lucide:plus',
    'check',
    'close',
    'download',
    'error',
    'info',
    'search'
];
/** Names the build does not see, so that they are fetched; one of them does not exist. */ const fetchedNames = [
    'leaf',
    'tej-ikony-nie-ma'
];
function Icons() {
    const [fetched, setFetched] = (0,react.useState)([]);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].row */.A.row,
                children: iconNames.map((name)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(NamedIcon, {
                        name: name
                    }, name))
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                children: "Pobrane po otwarciu strony"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].row */.A.row,
                children: fetchedNames.map((name)=>fetched.includes(name) ? /*#__PURE__*/ (0,jsx_runtime.jsx)(NamedIcon, {
                        name: `lucide:${name}`
                    }, name) : /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                        onClick: ()=>{
                            setFetched([
                                ...fetched,
                                name
                            ]);
                        },
                        children: [
                            "Pobierz ikonę: ",
                            name
                        ]
                    }, name))
            })
        ]
    });
}
function NamedIcon(param) {
    let { name } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                name: name
            }),
            " ",
            /*#__PURE__*/ (0,jsx_runtime.jsx)("code", {
                lang: "en",
                children: name
            })
        ]
    });
}
const kinds = [
    'info',
    'success',
    'warning',
    'error'
];
function Notices() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].columns */.A.columns,
        children: [
            kinds.map((kind)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Notice/* ["default"] */.A, {
                    kind: kind,
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Przykładowa treść komunikatu."
                    })
                }, kind)),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Notice/* ["default"] */.A, {
                kind: "info",
                title: "Własny tytuł",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    children: "Komunikat z własnym tytułem."
                })
            })
        ]
    });
}
const tableColumns = [
    {
        label: 'Miesiąc'
    },
    {
        label: 'Zużycie (kWh)',
        fractionDigits: 0
    },
    {
        label: 'Produkcja (kWh)',
        fractionDigits: 1
    }
];
function Tables() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SortableTable/* ["default"] */.A, {
                caption: "Przykład: energia w miesiącu",
                columns: tableColumns,
                rows: [
                    [
                        'Styczeń',
                        22810,
                        6105
                    ],
                    [
                        'Luty',
                        20500,
                        7755.5
                    ],
                    [
                        'Kwiecień',
                        19642,
                        null
                    ],
                    [
                        'Czerwiec',
                        17933,
                        22605
                    ]
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SortableTable/* ["default"] */.A, {
                caption: "Przykład: tabela bez danych",
                columns: tableColumns,
                rows: []
            })
        ]
    });
}

// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useIsBrowser.js
var useIsBrowser = __webpack_require__(19863);
// EXTERNAL MODULE: ./src/components/ui/loading/lazyPart/index.tsx
var lazyPart = __webpack_require__(16708);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/ChartExamples.tsx



const ChartSamples = (0,lazyPart/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("3038")]).then(__webpack_require__.bind(__webpack_require__, 84381)), {
    message: 'Nie udało się wczytać wykresów.',
    waiting: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
        className: "meta",
        children: "Wczytujemy…"
    })
});
/** Settled and drawn in the browser, as in the calculator. */ function CalculatorCharts() {
    const isBrowser = (0,useIsBrowser/* ["default"] */.A)();
    return isBrowser ? /*#__PURE__*/ (0,jsx_runtime.jsx)(ChartSamples, {}) : /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
        children: "Do wykres\xf3w kalkulatora potrzebny jest JavaScript."
    });
}

// EXTERNAL MODULE: ./src/components/pictures/AudienceDrawing/index.tsx + 1 modules
var AudienceDrawing = __webpack_require__(41016);
// EXTERNAL MODULE: ./src/components/ui/Carousel/index.tsx + 1 modules
var Carousel = __webpack_require__(41209);
// EXTERNAL MODULE: ./src/components/pictures/DayRibbon/index.tsx + 1 modules
var DayRibbon = __webpack_require__(70485);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/DayFigure.tsx + 2 modules
var DayFigure = __webpack_require__(3330);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/EnergyFlow.tsx + 1 modules
var EnergyFlow = __webpack_require__(90263);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/SeasonsCarousel.tsx + 1 modules
var SeasonsCarousel = __webpack_require__(8379);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/context.tsx
var context = __webpack_require__(12591);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/model-day.json
var model_day = __webpack_require__(82536);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/PictureExamples.tsx










function CarouselExamples() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SeasonsCarousel/* ["default"] */.A, {
                modelDay: model_day
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                children: "Dowolna treść, zaczyna się od drugiego slajdu"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Carousel/* ["default"] */.A, {
                label: "Przykładowe slajdy",
                initial: 1,
                slides: [
                    'Pierwszy',
                    'Drugi',
                    'Trzeci'
                ].map((name)=>({
                        id: name.toLowerCase(),
                        name,
                        content: /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                            children: [
                                "Treść slajdu: ",
                                name,
                                "."
                            ]
                        })
                    }))
            })
        ]
    });
}
function Pictures() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(context/* .ModelDayProvider */.x0, {
        modelDay: model_day,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: styles_module/* ["default"].narrow */.A.narrow,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(DayFigure/* ["default"] */.A, {})
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: styles_module/* ["default"].apart */.A.apart,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(EnergyFlow/* ["default"] */.A, {
                    sentences: [
                        'Zdanie o godzinie z nadwyżką.',
                        'Zdanie o wspólnym zużyciu.',
                        'Zdanie o prądzie z sieci.'
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: styles_module/* ["default"].row */.A.row,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(AudienceDrawing/* ["default"] */.A, {
                        audience: "gmina"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(AudienceDrawing/* ["default"] */.A, {
                        audience: "rolnicy"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(AudienceDrawing/* ["default"] */.A, {
                        audience: "przedsiebiorstwa"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(AudienceDrawing/* ["default"] */.A, {
                        audience: "mieszkancy"
                    })
                ]
            })
        ]
    });
}
function Ribbons() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Pusta, częściowa, pełna i z brakującą kom\xf3rką."
            }),
            [
                {},
                {
                    filled: 9
                },
                {
                    filled: 24
                },
                {
                    filled: 24,
                    missing: 4
                }
            ].map((props, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(DayRibbon/* ["default"] */.A, {
                        ...props
                    })
                }, index))
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/Progress/index.tsx + 2 modules
var Progress = __webpack_require__(32388);
// EXTERNAL MODULE: ./src/browser/notifications/notify.ts
var notify = __webpack_require__(12732);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/FeedbackExamples.tsx





const progressStates = [
    {
        label: 'Postęp nieznany',
        value: null
    },
    {
        label: 'Początek',
        value: 0
    },
    {
        label: 'W trakcie',
        value: 42
    },
    {
        label: 'Trzy z czterech kroków',
        value: 3,
        maximum: 4
    },
    {
        label: 'Koniec',
        value: 100
    }
];
function ProgressBars() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: styles_module/* ["default"].narrow */.A.narrow,
        children: progressStates.map((state)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].state */.A.state,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: "meta",
                        children: state.label
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Progress/* ["default"] */.A, {
                        ...state
                    })
                ]
            }, state.label))
    });
}
const notifications = {
    Informacja: {
        kind: 'info',
        text: 'Zniknie po pięciu sekundach.'
    },
    Powodzenie: {
        kind: 'success',
        text: 'Skopiowano.'
    },
    Błąd: {
        kind: 'error',
        text: 'Błąd zostaje, aż ktoś go zamknie.'
    },
    'Z działaniem': {
        kind: 'info',
        text: 'Powiadomienie z działaniem też zostaje.',
        action: {
            label: 'Wykonaj',
            onSelect: ()=>{
                (0,notify/* .notify */.m)({
                    kind: 'success',
                    text: 'Wykonano.'
                });
            }
        }
    }
};
function NotificationExamples() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
        className: styles_module/* ["default"].row */.A.row,
        children: Object.entries(notifications).map((param)=>{
            let [name, notification] = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                onClick: ()=>{
                    (0,notify/* .notify */.m)(notification);
                },
                children: name
            }, name);
        })
    });
}
function TooltipExamples() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        className: styles_module/* ["default"].row */.A.row,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                "data-tooltip": "Pierwsza podpowiedź",
                children: "Pierwszy"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                "data-tooltip": "Druga podpowiedź, dłuższa: mieści się w oknie i łamie na wiersze",
                children: "Drugi"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                "data-tooltip": "Tylko w wąskim oknie",
                "data-tooltip-when": "(max-width: 767.98px)",
                children: "W wąskim oknie"
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/controls/DateField/index.tsx + 2 modules
var DateField = __webpack_require__(61038);
// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
// EXTERNAL MODULE: ./src/components/ui/controls/FileUpload/index.tsx + 3 modules
var FileUpload = __webpack_require__(50446);
// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
// EXTERNAL MODULE: ./src/components/shell/ThemeChoice/index.tsx + 1 modules
var ThemeChoice = __webpack_require__(35801);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/KeptAnswer.tsx

/** A field that keeps what is entered. */ function KeptAnswer(param) {
    let { initial, children } = param;
    const [value, onChange] = (0,react.useState)(initial);
    return children({
        value,
        onChange
    });
}

;// CONCATENATED MODULE: ./src/pages/_components/wzornik/FormExamples.tsx








function FieldExamples() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: "wzor-tekst",
                label: "Pole tekstowe",
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ...control
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: "wzor-blad",
                label: "Pole z błędem",
                error: "Podaj adres e-mail.",
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ...control
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: "Pierwsza możliwość",
                children: (kept)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: "wzor-wybor",
                        label: "Lista wyboru",
                        options: [
                            'Pierwsza możliwość',
                            'Druga możliwość'
                        ].map((label)=>({
                                value: label,
                                label
                            })),
                        ...kept
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: "wzor-dlugi",
                label: "Długi tekst",
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("textarea", {
                        ...control
                    })
            })
        ]
    });
}
function DateFields() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: "2027-03-05",
                children: (field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(DateField/* ["default"] */.A, {
                        ...field,
                        id: "wzor-dzien",
                        label: "Dzień symulacji"
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: null,
                children: (field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(DateField/* ["default"] */.A, {
                        ...field,
                        id: "wzor-rozmowa",
                        label: "Dzień od 10 marca do 20 kwietnia 2027 r.",
                        min: "2027-03-10",
                        max: "2027-04-20",
                        rangeError: "Wybierz dzień od 10.03.2027 do 20.04.2027."
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: null,
                children: (field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(DateField/* ["default"] */.A, {
                        ...field,
                        id: "wzor-dzien-blad",
                        label: "Dzień z błędem",
                        error: "Podaj datę w formacie dd.mm.rrrr, np. 05.03.2027."
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: "2027-01-01",
                children: (field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(DateField/* ["default"] */.A, {
                        ...field,
                        id: "wzor-dzien-niedostepny",
                        label: "Dzień niedostępny",
                        isDisabled: true
                    })
            })
        ]
    });
}
const noFiles = [];
function FileUploads() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: noFiles,
                children: (param)=>{
                    let { value, onChange } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)(FileUpload/* ["default"] */.A, {
                        id: "wzor-pliki",
                        label: "Dane godzinowe (kilka plik\xf3w)",
                        rules: {
                            extensions: [
                                '.csv'
                            ],
                            maxMegabytes: 1
                        },
                        files: value,
                        onChange: onChange,
                        isMultiple: true
                    });
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: noFiles,
                children: (param)=>{
                    let { value, onChange } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)(FileUpload/* ["default"] */.A, {
                        id: "wzor-zalacznik",
                        label: "Załącznik (jeden plik)",
                        rules: {
                            extensions: [
                                '.pdf',
                                '.png'
                            ],
                            maxMegabytes: 5
                        },
                        files: value,
                        onChange: onChange
                    });
                }
            })
        ]
    });
}
function ThemeChoices() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(ThemeChoice/* ["default"] */.A, {
        name: "motyw-wzornik",
        label: "Motyw: przykład"
    });
}

// EXTERNAL MODULE: ./src/components/ui/controls/NumberField/index.tsx + 4 modules
var NumberField = __webpack_require__(80413);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/NumberExamples.tsx




function NumberFields() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].columns */.A.columns,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: 2500,
                children: (field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(NumberField/* ["default"] */.A, {
                        ...field,
                        id: "wzor-zuzycie",
                        label: "Roczne zużycie",
                        unit: "kWh",
                        min: 0,
                        max: 100000,
                        step: 100
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: 9.9,
                children: (field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(NumberField/* ["default"] */.A, {
                        ...field,
                        id: "wzor-moc",
                        label: "Moc instalacji",
                        unit: "kWp",
                        min: 0,
                        max: 50,
                        step: 0.1,
                        fractionDigits: 1
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: null,
                children: (field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(NumberField/* ["default"] */.A, {
                        ...field,
                        id: "wzor-czlonkowie",
                        label: "Liczba członk\xf3w",
                        unit: "os\xf3b",
                        min: 3,
                        max: 999,
                        fractionDigits: 0,
                        error: field.value === null ? 'Podaj liczbę członków.' : undefined
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeptAnswer, {
                initial: 5,
                children: (field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(NumberField/* ["default"] */.A, {
                        ...field,
                        id: "wzor-niedostepna",
                        label: "Pole niedostępne",
                        unit: "zł",
                        min: 0,
                        max: 10,
                        isDisabled: true
                    })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/meterImport/LazyMeterImport.tsx
var LazyMeterImport = __webpack_require__(33766);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/MeterImports.tsx




/** The import, with what a page would receive from it. */ function MeterImports() {
    const [readings, setReadings] = (0,react.useState)(null);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(LazyMeterImport/* ["default"] */.A, {
                id: "wzor-licznik",
                member: "Szkoła w Przykładowie",
                onConfirm: setReadings
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                children: readings !== null && `Przyjęto godzin: ${(0,format/* .formatNumber */.ZV)(readings.withdrawn.length)}, początek ${readings.startUtc}.`
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/articles/ArticleRow/index.tsx + 1 modules
var ArticleRow = __webpack_require__(90291);
// EXTERNAL MODULE: ./src/components/ui/Band/index.tsx + 1 modules
var Band = __webpack_require__(50092);
// EXTERNAL MODULE: ./src/components/articles/Paginator/index.tsx + 1 modules
var Paginator = __webpack_require__(52384);
// EXTERNAL MODULE: ./src/components/articles/Question/index.tsx + 1 modules
var Question = __webpack_require__(15431);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/newest-articles.json
var newest_articles = __webpack_require__(46116);
;// CONCATENATED MODULE: ./src/pages/_components/wzornik/ReadingExamples.tsx







const [first, second] = newest_articles;
function Questions() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].narrow */.A.narrow,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Question/* ["default"] */.A, {
                id: "wzor-pytanie",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                            children: "Przykładowe pytanie?"
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                            children: "Przykładowa odpowiedź."
                        })
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Question/* ["default"] */.A, {
                open: true,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                            children: "Pytanie otwarte, bez adresu?"
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                            children: "Odpowiedź widać od razu."
                        })
                    })
                ]
            })
        ]
    });
}
function ArticleRowExample() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: styles_module/* ["default"].narrow */.A.narrow,
        children: first && /*#__PURE__*/ (0,jsx_runtime.jsx)(ArticleRow/* ["default"] */.A, {
            article: first,
            as: "h3"
        })
    });
}
function NavigationExamples() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Ścieżka stoi na początku tej strony. Niżej: poprzedni i następny artykuł."
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Paginator/* ["default"] */.A, {
                previous: first,
                next: second
            })
        ]
    });
}
function BandExamples() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Band/* ["default"] */.A, {
        title: "Przykładowe pytanie?",
        action: {
            label: 'Przejdź do odpowiedzi',
            to: '/faq'
        }
    });
}

;// CONCATENATED MODULE: ./src/pages/_components/wzornik/sections.tsx








/** What the gallery shows, in order. A new component of the kit gets a line here. */ const gallerySections = [
    {
        id: 'przyciski',
        title: 'Przycisk',
        Examples: Buttons
    },
    {
        id: 'ikony',
        title: 'Ikona',
        Examples: Icons
    },
    {
        id: 'komunikaty',
        title: 'Komunikat',
        Examples: Notices
    },
    {
        id: 'powiadomienia',
        title: 'Powiadomienie',
        Examples: NotificationExamples
    },
    {
        id: 'podpowiedz',
        title: 'Podpowiedź',
        Examples: TooltipExamples
    },
    {
        id: 'postep',
        title: 'Pasek postępu',
        Examples: ProgressBars
    },
    {
        id: 'pola',
        title: 'Pole formularza',
        Examples: FieldExamples
    },
    {
        id: 'pole-liczby',
        title: 'Pole liczby',
        Examples: NumberFields
    },
    {
        id: 'pole-daty',
        title: 'Pole daty z kalendarzem',
        Examples: DateFields
    },
    {
        id: 'plik',
        title: 'Wybór pliku',
        Examples: FileUploads
    },
    {
        id: 'licznik',
        title: 'Dane z licznika',
        Examples: MeterImports
    },
    {
        id: 'motyw',
        title: 'Wybór motywu',
        Examples: ThemeChoices
    },
    {
        id: 'karuzela',
        title: 'Karuzela',
        Examples: CarouselExamples
    },
    {
        id: 'tabela',
        title: 'Tabela z sortowaniem',
        Examples: Tables
    },
    {
        id: 'wykresy',
        title: 'Wykres i przepływ energii',
        Examples: Pictures
    },
    {
        id: 'wykresy-kalkulatora',
        title: 'Wykresy',
        Examples: CalculatorCharts
    },
    {
        id: 'wstega',
        title: 'Wstęga doby',
        Examples: Ribbons
    },
    {
        id: 'pytania',
        title: 'Pytanie',
        Examples: Questions
    },
    {
        id: 'artykuly',
        title: 'Wiersz artykułu',
        Examples: ArticleRowExample
    },
    {
        id: 'nawigacja',
        title: 'Nawigacja',
        Examples: NavigationExamples
    },
    {
        id: 'pas',
        title: 'Pas z zachętą',
        Examples: BandExamples
    }
];

;// CONCATENATED MODULE: ./src/pages/wzornik.tsx








/** Every component of the kit in its states, for developers of the site. Kept out of search engines and our search. */ function GalleryPage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Layout/* ["default"] */.A, {
        title: "Wzornik komponent\xf3w",
        description: "Wszystkie elementy interfejsu tego serwisu w ich stanach. Strona dla os\xf3b, kt\xf3re rozwijają serwis.",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Head/* ["default"] */.A, {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("meta", {
                    name: "robots",
                    content: "noindex"
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
                className: "container",
                id: (/* inlined export .contentId */"tresc"),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                        title: "Wzornik komponent\xf3w",
                        lead: "Elementy interfejsu w ich stanach. Obsłuż każdy myszą, klawiaturą i dotykiem.",
                        place: 24,
                        breadcrumbs: /*#__PURE__*/ (0,jsx_runtime.jsx)(Breadcrumbs/* ["default"] */.A, {
                            items: []
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Gallery, {
                        sections: gallerySections
                    })
                ]
            })
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
82536(module) {
module.exports = JSON.parse('{"winter":[{"usedOnSite":0,"fromGrid":17.8,"toGrid":0},{"usedOnSite":0,"fromGrid":16,"toGrid":0},{"usedOnSite":0,"fromGrid":15.9,"toGrid":0},{"usedOnSite":0,"fromGrid":15.3,"toGrid":0},{"usedOnSite":0,"fromGrid":15.9,"toGrid":0},{"usedOnSite":0,"fromGrid":18.2,"toGrid":0},{"usedOnSite":0,"fromGrid":23.9,"toGrid":0},{"usedOnSite":0,"fromGrid":32.4,"toGrid":0},{"usedOnSite":7.3,"fromGrid":34.7,"toGrid":0},{"usedOnSite":24.3,"fromGrid":19.2,"toGrid":0},{"usedOnSite":34.7,"fromGrid":8.8,"toGrid":0},{"usedOnSite":39.6,"fromGrid":4.2,"toGrid":0},{"usedOnSite":37.7,"fromGrid":3.3,"toGrid":0},{"usedOnSite":30.4,"fromGrid":7.1,"toGrid":0},{"usedOnSite":19.5,"fromGrid":17,"toGrid":0},{"usedOnSite":3.8,"fromGrid":32.2,"toGrid":0},{"usedOnSite":0,"fromGrid":35.4,"toGrid":0},{"usedOnSite":0,"fromGrid":36.7,"toGrid":0},{"usedOnSite":0,"fromGrid":39.3,"toGrid":0},{"usedOnSite":0,"fromGrid":38.7,"toGrid":0},{"usedOnSite":0,"fromGrid":32.8,"toGrid":0},{"usedOnSite":0,"fromGrid":28.1,"toGrid":0},{"usedOnSite":0,"fromGrid":24.7,"toGrid":0},{"usedOnSite":0,"fromGrid":20.9,"toGrid":0}],"spring":[{"usedOnSite":0,"fromGrid":15.7,"toGrid":0},{"usedOnSite":0,"fromGrid":14.2,"toGrid":0},{"usedOnSite":0,"fromGrid":14,"toGrid":0},{"usedOnSite":0,"fromGrid":13.6,"toGrid":0},{"usedOnSite":0,"fromGrid":14.2,"toGrid":0},{"usedOnSite":0,"fromGrid":16.3,"toGrid":0},{"usedOnSite":3.8,"fromGrid":16.7,"toGrid":0},{"usedOnSite":18.8,"fromGrid":11,"toGrid":0},{"usedOnSite":36.8,"fromGrid":1.3,"toGrid":0},{"usedOnSite":39.7,"fromGrid":0,"toGrid":12.3},{"usedOnSite":38.7,"fromGrid":0,"toGrid":26.1},{"usedOnSite":39.1,"fromGrid":0,"toGrid":33.1},{"usedOnSite":37,"fromGrid":0,"toGrid":38.2},{"usedOnSite":33.4,"fromGrid":0,"toGrid":38.7},{"usedOnSite":32.6,"fromGrid":0,"toGrid":35.2},{"usedOnSite":32.1,"fromGrid":0,"toGrid":25.4},{"usedOnSite":31.3,"fromGrid":0,"toGrid":11.9},{"usedOnSite":25.8,"fromGrid":6.7,"toGrid":0},{"usedOnSite":9.4,"fromGrid":24.4,"toGrid":0},{"usedOnSite":0.4,"fromGrid":33.6,"toGrid":0},{"usedOnSite":0,"fromGrid":29,"toGrid":0},{"usedOnSite":0,"fromGrid":24.7,"toGrid":0},{"usedOnSite":0,"fromGrid":21.7,"toGrid":0},{"usedOnSite":0,"fromGrid":18.5,"toGrid":0}],"summer":[{"usedOnSite":0,"fromGrid":14.2,"toGrid":0},{"usedOnSite":0,"fromGrid":13.1,"toGrid":0},{"usedOnSite":0,"fromGrid":12.5,"toGrid":0},{"usedOnSite":0,"fromGrid":12.4,"toGrid":0},{"usedOnSite":0,"fromGrid":13.2,"toGrid":0},{"usedOnSite":6.4,"fromGrid":8.6,"toGrid":0},{"usedOnSite":14.8,"fromGrid":4.5,"toGrid":0},{"usedOnSite":26.6,"fromGrid":0,"toGrid":5.1},{"usedOnSite":33.9,"fromGrid":0,"toGrid":14},{"usedOnSite":36.5,"fromGrid":0,"toGrid":26.5},{"usedOnSite":35.3,"fromGrid":0,"toGrid":38.3},{"usedOnSite":36.4,"fromGrid":0,"toGrid":46.9},{"usedOnSite":33.3,"fromGrid":0,"toGrid":49.5},{"usedOnSite":31.2,"fromGrid":0,"toGrid":48.5},{"usedOnSite":29.6,"fromGrid":0,"toGrid":47.4},{"usedOnSite":29.3,"fromGrid":0,"toGrid":39},{"usedOnSite":28.8,"fromGrid":0,"toGrid":26.2},{"usedOnSite":29.8,"fromGrid":0,"toGrid":8},{"usedOnSite":20.9,"fromGrid":9.9,"toGrid":0},{"usedOnSite":9,"fromGrid":21.7,"toGrid":0},{"usedOnSite":1.6,"fromGrid":25.3,"toGrid":0},{"usedOnSite":0,"fromGrid":22.6,"toGrid":0},{"usedOnSite":0,"fromGrid":19.7,"toGrid":0},{"usedOnSite":0,"fromGrid":16.6,"toGrid":0}],"autumn":[{"usedOnSite":0,"fromGrid":15.5,"toGrid":0},{"usedOnSite":0,"fromGrid":14.3,"toGrid":0},{"usedOnSite":0,"fromGrid":13.6,"toGrid":0},{"usedOnSite":0,"fromGrid":13.6,"toGrid":0},{"usedOnSite":0,"fromGrid":13.9,"toGrid":0},{"usedOnSite":0,"fromGrid":16.2,"toGrid":0},{"usedOnSite":0,"fromGrid":20.9,"toGrid":0},{"usedOnSite":3.9,"fromGrid":25.1,"toGrid":0},{"usedOnSite":18.7,"fromGrid":18.6,"toGrid":0},{"usedOnSite":33.8,"fromGrid":5.7,"toGrid":0},{"usedOnSite":38.6,"fromGrid":0,"toGrid":4.6},{"usedOnSite":39.1,"fromGrid":0,"toGrid":10.8},{"usedOnSite":36,"fromGrid":0,"toGrid":12.6},{"usedOnSite":33.7,"fromGrid":0,"toGrid":12.6},{"usedOnSite":31.8,"fromGrid":0,"toGrid":8.1},{"usedOnSite":28.3,"fromGrid":3.5,"toGrid":0},{"usedOnSite":14.2,"fromGrid":16.7,"toGrid":0},{"usedOnSite":2,"fromGrid":30.7,"toGrid":0},{"usedOnSite":0,"fromGrid":34,"toGrid":0},{"usedOnSite":0,"fromGrid":34,"toGrid":0},{"usedOnSite":0,"fromGrid":29.9,"toGrid":0},{"usedOnSite":0,"fromGrid":24.4,"toGrid":0},{"usedOnSite":0,"fromGrid":21.7,"toGrid":0},{"usedOnSite":0,"fromGrid":18.3,"toGrid":0}]}')

},
46116(module) {
module.exports = JSON.parse('[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest","description":"Dowiedz się, czym jest spółdzielnia energetyczna, kto w niej działa, jak liczy się wspólny prąd i jakie granice stawia prawo.","category":"Podstawy","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Członkostwo","KOWR","Rozliczenie 1:0,6"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem","description":"Sprawdź, czy do spółdzielni może wejść osoba, firma, gmina lub sąsiad bez paneli, ilu członków trzeba i czym ryzykuje członek.","category":"Podstawy","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Członkostwo","Statut","Gmina"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":8},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing","description":"Porównanie dwóch rozliczeń energii z paneli: tabela różnic, przykład w kWh i w złotych oraz wskazówki, kiedy co pasuje.","category":"Podstawy","audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"sredni","tags":["Net-billing","Porównanie","Rozliczenie 1:0,6","Oszczędności"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":7}]')

},

}]);