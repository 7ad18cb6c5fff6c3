"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9452"], {
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
14990(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (ContactBand)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_Band__rspack_import_1 = __webpack_require__(50092);
/* import */ var _site_src_browser_shell_useSettings__rspack_import_2 = __webpack_require__(74109);
/* import */ var _site_src_site_navigation__rspack_import_3 = __webpack_require__(74211);
/* import */ var _site_src_site_settings__rspack_import_4 = __webpack_require__(4316);





/** An invitation to write at the end of a page, made only where one can write. */ function ContactBand(param) {
    let { title, label, children = null } = param;
    return (0,_site_src_site_settings__rspack_import_4/* .takesMessages */.rE)((0,_site_src_browser_shell_useSettings__rspack_import_2/* .useSettings */.t)()) ? /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_Band__rspack_import_1/* ["default"] */.A, {
        title: title,
        action: {
            label,
            to: _site_src_site_navigation__rspack_import_3/* .contactPage.to */.oF.to
        }
    }) : children;
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
17570(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ HomePage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/EnergyFlow.tsx + 1 modules
var EnergyFlow = __webpack_require__(90263);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/SeasonsCarousel.tsx + 1 modules
var SeasonsCarousel = __webpack_require__(8379);
// EXTERNAL MODULE: ./src/components/charts/ModelDay/context.tsx
var context = __webpack_require__(12591);
// EXTERNAL MODULE: ./src/components/ui/Band/index.tsx + 1 modules
var Band = __webpack_require__(50092);
// EXTERNAL MODULE: ./src/components/owner/ContactBand/index.tsx
var ContactBand = __webpack_require__(14990);
// EXTERNAL MODULE: ./src/components/ui/loading/PartBoundary/index.tsx
var PartBoundary = __webpack_require__(65644);
// EXTERNAL MODULE: ./src/site/navigation.ts
var navigation = __webpack_require__(74211);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/clients.json
var clients = __webpack_require__(77054);
;// CONCATENATED MODULE: ./.docusaurus/site-data/default/home.json
var home_namespaceObject = JSON.parse('{"k":[{"title":"Część opłat znika","text":"Od prądu, który spółdzielnia wytworzyła, a jej członkowie zużyli, nie nalicza się opłaty OZE, mocowej i kogeneracyjnej. W domach i u małych odbiorców opłata mocowa to ryczałt za miesiąc. Przepisy nie rozstrzygają, czy znika, więc ostrożnie zakładamy, że zostaje.","link":{"label":"Sprawdź, które opłaty znikają, a które zostają","to":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"}},{"title":"Nadwyżka wraca jako prąd","text":"Za 1 kWh nadwyżki oddanej do sieci spółdzielnia odbiera 0,6 kWh. Współczynnik dotyczy tylko tego, co zostanie po zsumowaniu poboru i oddania wszystkich członków w danej godzinie. Na odbiór jest najwyżej 12 miesięcy.","link":{"label":"Zobacz rozliczenie 1:0,6 godzina po godzinie","to":"/baza-wiedzy/rozliczenie-1-do-06"}},{"title":"Opłaty stałe zostają","text":"Abonament, opłata handlowa i stała opłata sieciowa nie zależą od liczby kilowatogodzin. Rachunek nie spada więc do zera. Ile da się oszczędzić, pokaże dopiero obliczenie na Twoich danych, z jawnymi założeniami.","link":{"label":"Sprawdź, jak uczciwie policzyć oszczędność","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"}}],"L":["W słoneczne południe instalacje mogą wytwarzać więcej prądu, niż członkowie razem zużywają, a nadwyżka trafia do sieci.","W tej samej godzinie prąd oddany przez jednych członków pokrywa pobór innych, kilowatogodzina za kilowatogodzinę.","Wieczorem prąd płynie z sieci, a za każdą 1 kWh nadwyżki spółdzielnia odbiera 0,6 kWh bez płacenia za sam prąd."]}')
// EXTERNAL MODULE: ./.docusaurus/site-data/default/model-day.json
var model_day = __webpack_require__(82536);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/newest-articles.json
var newest_articles = __webpack_require__(46116);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/components/pictures/AudienceDrawing/index.tsx + 1 modules
var AudienceDrawing = __webpack_require__(41016);
;// CONCATENATED MODULE: ./src/pages/_components/home/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"hero":"hero_tu8J","actions":"actions_WgQs","facts":"facts_cGV9","section":"section_CIWx","ticks":"ticks_oKjG","bill":"bill_G3jj","strip":"strip_x1Ii","gone":"gone_y2aJ","rest":"rest_UBHg","given":"given_mQVU","used":"used_l7tM","before":"before_K7PS","audience":"audience_hZ0X","all":"all_qrg6","teaser":"teaser_yTAH","case":"case_pK8w","costs":"costs_hUUK","newest":"newest_BKP_"});
;// CONCATENATED MODULE: ./src/pages/_components/home/Section.tsx


/** A section of the home page under its heading and the 24 ticks. */ function Section(param) {
    let { id, title, children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        id: id,
        className: `container ${styles_module.section}`,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: styles_module.ticks,
                "aria-hidden": "true"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                children: title
            }),
            children
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/_components/home/Audiences.tsx





/** „Dla kogo”: four rows with a drawing, a question and a link. */ function Audiences(param) {
    let { audiences } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Section, {
        id: "dla-kogo",
        title: "Dla kogo",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
            className: styles_module.audiences,
            children: audiences.map((param)=>{
                let { id, name, question, linkLabel } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: styles_module.audience,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(AudienceDrawing/* ["default"] */.A, {
                            audience: id
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                    children: name
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                    children: question
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: `/klienci#${id}`,
                            children: linkLabel
                        })
                    ]
                }, id);
            })
        })
    });
}

// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
;// CONCATENATED MODULE: ./src/pages/_components/home/BillExample.tsx





/** What each statement means for a bill, as strips to compare; their lengths show the idea. */ const strips = [
    [
        [
            'gone',
            'Opłaty, które znikają'
        ],
        [
            'rest',
            'Reszta rachunku'
        ]
    ],
    [
        [
            'given',
            '1 kWh oddana do sieci'
        ],
        [
            'used',
            '0,6 kWh do odbioru'
        ]
    ],
    [
        [
            'before',
            'Bez spółdzielni: opłaty stałe i prąd'
        ],
        [
            'after',
            'W spółdzielni: te same opłaty stałe, mniej prądu'
        ]
    ]
];
/** „Co się zmienia na rachunku”: three statements, each drawn and with the article that proves it. */ function BillExample(param) {
    let { items } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Section, {
        id: "rachunek",
        title: "Co się zmienia na rachunku",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
            className: styles_module.bill,
            children: items.map((param, index)=>{
                let { title, text, link } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                    children: title
                                }),
                                strips[index]?.map((param)=>{
                                    let [kind, label] = param;
                                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                                        className: (0,clsx/* ["default"] */.A)(styles_module.strip, styles_module[kind]),
                                        children: label
                                    }, kind);
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                            children: text
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: link.to,
                            children: link.label
                        })
                    ]
                }, title);
            })
        })
    });
}

// EXTERNAL MODULE: ./node_modules/react-router/esm/react-router.js
var react_router = __webpack_require__(56347);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/example-answer.json
var example_answer = __webpack_require__(24269);
;// CONCATENATED MODULE: ./src/pages/_components/home/CalculatorTeaser.tsx









const fields = [
    {
        name: 'zuzycie',
        label: 'Roczne zużycie, kWh',
        value: '240 000'
    },
    {
        name: 'moc',
        label: 'Moc instalacji, kWp',
        value: '165'
    }
];
const formId = 'pierwszy-szacunek';
const { /* annualKwh */a_: annualKwh, /* kwp */JA: kwp, /* kwpPerThousandKwh */Y$: kwpPerThousandKwh } = example_answer;
const about = (zl)=>`${(0,format/* .formatNumber */.ZV)(Math.round(zl / 1000))}\u00a0tys.\u00a0zł`;
/** Two numbers passed on to the calculator. The browser validates them, to keep the first load small. */ function CalculatorTeaser() {
    const history = (0,react_router/* .useHistory */.W6)();
    const calculator = (0,useBaseUrl/* ["default"] */.Ay)('/kalkulator');
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Section, {
        id: "policz",
        title: "Policz dla swojej gminy, wsi albo firmy",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module["case"],
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: styles_module.teaser,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("form", {
                                id: formId,
                                className: "needsScript",
                                "aria-label": "Pierwszy szacunek",
                                onSubmit: (event)=>{
                                    event.preventDefault();
                                    const typed = new FormData(event.currentTarget);
                                    // After the hash, not as a query: what is typed is never sent to a server.
                                    history.push(`${calculator}#${new URLSearchParams([
                                        ...typed
                                    ]).toString()}`);
                                },
                                children: fields.map((param)=>{
                                    let { name, label, value } = param;
                                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("label", {
                                        children: [
                                            label,
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                                                className: "addressField",
                                                name: name,
                                                defaultValue: value,
                                                required: true,
                                                pattern: "[\\d\\s]+([.,]\\d+)?",
                                                title: "Wpisz liczbę, np. 2500 albo 2500,5.",
                                                inputMode: "decimal",
                                                autoComplete: "off"
                                            })
                                        ]
                                    }, name);
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                                type: "submit",
                                form: formId,
                                className: "needsScript",
                                children: "Policz"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                children: [
                                    "Nowa sp\xf3łdzielnia potrzebuje instalacji, kt\xf3re w\xa0ciągu roku mogą pokryć co najmniej",
                                    ' ',
                                    example_answer/* .threshold */.EN,
                                    "% jej potrzeb. Na każde 1000\xa0kWh zużycia to około",
                                    ' ',
                                    (0,format/* .formatNumber */.ZV)(kwpPerThousandKwh, 1),
                                    "\xa0kWp paneli. Bez tego Krajowy Ośrodek Wsparcia Rolnictwa (KOWR) odm\xf3wi wpisu do wykazu, a\xa0bez wpisu nie ma wsp\xf3lnych rozliczeń."
                                ]
                            }),
                            example_answer/* .isLawful */.Gh && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                children: [
                                    "Przykład: gmina, ośrodek kultury i sp\xf3łka wodociągowa (3 osoby prawne) zużywają",
                                    ' ',
                                    (0,format/* .formatNumber */.ZV)(annualKwh),
                                    "\xa0kWh i mają ",
                                    (0,format/* .formatNumber */.ZV)(kwp),
                                    "\xa0kWp paneli. W\xa0zwykłym roku sp\xf3łdzielnia daje dodatkowo około\xa0",
                                    about(example_answer/* .added */.vN),
                                    ". Inna pogoda, ceny i inne odczytanie przepisu o\xa0opłacie za sieć dają od",
                                    ' ',
                                    about(example_answer/* .range.low */.y1.low),
                                    " do ",
                                    about(example_answer/* .range.high */.y1.high),
                                    ". Większości cen rynkowych 2025\xa0r. nie znamy i\xa0je zakładamy; przy cenach od",
                                    ' ',
                                    (0,format/* .formatNumber */.ZV)(example_answer/* .market.highest.zl */.x6.highest.zl, 2),
                                    "\xa0zł/MWh sp\xf3łdzielnia dałaby około\xa0",
                                    about(example_answer/* .market.highest.added */.x6.highest.added),
                                    ".",
                                    ' ',
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                        to: "/kalkulator#kto=gmina",
                                        children: "Zobacz założenia i zmień je"
                                    })
                                ]
                            })
                        ]
                    }),
                    example_answer/* .isLawful */.Gh && /*#__PURE__*/ (0,jsx_runtime.jsxs)("figure", {
                        className: styles_module.costs,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("figcaption", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                                    children: "Koszt prądu w\xa0roku, przykład modelowy"
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Cost, {
                                name: "bez paneli",
                                zl: example_answer/* .alone */.QR
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Cost, {
                                name: "z\xa0panelami, bez sp\xf3łdzielni",
                                zl: example_answer/* .without */.FF
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Cost, {
                                name: "z\xa0panelami, w\xa0sp\xf3łdzielni",
                                zl: example_answer/* .without */.FF - example_answer/* .added */.vN
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "withoutScript",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                    to: "/kalkulator",
                    children: "Zobacz, jak liczymy"
                })
            })
        ]
    });
}
function Cost(param) {
    let { name, zl } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    name,
                    " ",
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                        children: [
                            "około\xa0",
                            about(zl)
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
                "aria-hidden": "true",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("rect", {
                    width: `${Math.round(zl / example_answer/* .alone */.QR * 1000) / 10}%`,
                    height: "20"
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/charts/ModelDay/DayFigure.tsx + 2 modules
var DayFigure = __webpack_require__(3330);
// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
;// CONCATENATED MODULE: ./src/pages/_components/home/Hero.tsx








/** What it is, what one gets, what it costs to try and who stands behind it, beside the model day. */ function Hero() {
    const { legalName } = (0,useSettings/* .useSettings */.t)();
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: `container ${styles_module.hero}`,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("h1", {
                        children: [
                            "Prąd stąd. Bilansowany co",
                            '\u00a0',
                            "godzinę."
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: "lead",
                        children: [
                            "Sp\xf3łdzielnia energetyczna wytwarza prąd na",
                            '\u00a0',
                            "miejscu i",
                            '\u00a0',
                            "dzieli go między swoich członk\xf3w. Sprawdź, czy to się opłaci u",
                            '\u00a0',
                            "Ciebie."
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: styles_module.actions,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .ButtonLink */.v, {
                                to: "/kalkulator",
                                children: "Policz oszczędności"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                to: "/#jak-to-dziala",
                                children: "Zobacz, jak to działa"
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("dl", {
                        className: styles_module.facts,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                children: "Dla kogo"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("dd", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                        to: "/#dla-kogo",
                                        children: "gminy, rolnicy, firmy, mieszkańcy"
                                    }),
                                    " i\xa0zarządy sp\xf3łdzielni"
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                children: "Co dostajesz"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: "/oferta",
                                    children: "obliczenie, rozliczenie każdego miesiąca i pilnowanie termin\xf3w"
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                children: "Ile kosztuje pr\xf3ba"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                children: "nic: kalkulator działa bez konta, a dane zostają na Twoim urządzeniu"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                children: legalName === null ? 'Skąd to wiemy' : 'Kto za tym stoi'
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                                    to: "/o-nas",
                                    children: legalName ?? 'z przepisów: przy treści jest źródło i dzień sprawdzenia'
                                })
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(PartBoundary/* ["default"] */.A, {
                message: "Nie udało się wczytać wykresu.",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(DayFigure/* ["default"] */.A, {})
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/articles/ArticleRow/index.tsx + 1 modules
var ArticleRow = __webpack_require__(90291);
;// CONCATENATED MODULE: ./src/pages/_components/home/NewestArticles.tsx





function NewestArticles(param) {
    let { articles } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Section, {
        id: "z-bazy-wiedzy",
        title: "Z bazy wiedzy",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: styles_module.newest,
                children: articles.map((article)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(ArticleRow/* ["default"] */.A, {
                        article: article,
                        as: "h3"
                    }, article.permalink))
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                to: "/baza-wiedzy",
                className: styles_module.all,
                children: "Wszystkie artykuły"
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/index.tsx





















function HomePage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Layout/* ["default"] */.A, {
        title: "Prąd stąd, bilansowany co godzinę",
        description: "Sp\xf3łdzielnia energetyczna wytwarza prąd na miejscu i dzieli go między członk\xf3w. Sprawdź, jak działa i czy to się opłaci u Ciebie.",
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
            id: (/* inlined export .contentId */"tresc"),
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsxs)(context/* .ModelDayProvider */.x0, {
                    modelDay: model_day,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Hero, {}),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Section, {
                                id: "jak-to-dziala",
                                title: "Jak to działa",
                                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(PartBoundary/* ["default"] */.A, {
                                    message: "Nie udało się wczytać rysunku.",
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(EnergyFlow/* ["default"] */.A, {
                                        sentences: home_namespaceObject.L
                                    })
                                })
                            })
                        })
                    ]
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Section, {
                        id: "cztery-pory-roku",
                        title: "Doba w czterech porach roku",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(SeasonsCarousel/* ["default"] */.A, {
                            modelDay: model_day
                        })
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(CalculatorTeaser, {})
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(BillExample, {
                        items: home_namespaceObject.k
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(NewestArticles, {
                        articles: newest_articles
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(react.Suspense, {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Audiences, {
                        audiences: clients/* .audiences */.EJ
                    })
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(ContactBand/* ["default"] */.A, {
                    title: "Masz pytanie, kt\xf3rego tu nie ma?",
                    label: "Napisz do nas",
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Band/* ["default"] */.A, {
                        title: "Masz pytanie?",
                        action: {
                            label: 'Zobacz odpowiedzi',
                            to: navigation/* .faqPage.to */.Ou.to
                        }
                    })
                })
            ]
        })
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
77054(module) {
module.exports = JSON.parse('{"HI":"Spółdzielnia energetyczna łączy tych, którzy wytwarzają prąd, z tymi, którzy go zużywają. Wybierz swoją grupę i sprawdź, o co pyta najczęściej. Opisujemy tu typowe sytuacje, a nie konkretnych klientów.","EJ":[{"id":"gmina","name":"Gmina","question":"Czy szkoła, urząd i wodociąg mogą zużywać prąd z jednej instalacji?","linkLabel":"Sprawdź dla gminy","lead":"Mogą, jeśli gmina jest członkiem spółdzielni. Szkoła i urząd nie są zwykle osobami prawnymi, więc naszym zdaniem ich punkty poboru, czyli miejsca z licznikiem, wchodzą jako punkty gminy. Osobnym członkiem może być spółka wodociągowa, biblioteka albo dom kultury. Punkty muszą leżeć na obszarze spółdzielni i w sieci jednego operatora, a instalacja musi należeć do spółdzielni lub jej członka. Prąd zużyty w tej samej godzinie rozlicza się 1 do 1.","questions":[{"question":"Czy gmina może założyć spółdzielnię sama?","answer":"Nie. Gdy według statutu mogą do niej należeć tylko osoby prawne, wystarczy 3 członków, na przykład gmina, spółka komunalna i biblioteka. Szkoła, która jest jednostką budżetową, nie liczy się jako osobny członek. Gdy dołącza choć jedna osoba fizyczna, potrzeba co najmniej 10 członków. O utworzeniu spółdzielni decyduje rada gminy uchwałą.","link":{"label":"Kto może być członkiem i ilu członków trzeba","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"}},{"question":"Czy trzeba ogłosić przetarg?","answer":"Bezpieczniej założyć, że tak, dopóki prawnik nie wskaże zwolnienia. Według prasy zmiana z 2025 r. zwalnia z przetargu zakupy samorządów w klastrach energii, a o zwolnieniu spółdzielni nie wspomina. Pokaż plan prawnikowi od zamówień publicznych, zanim gmina podpisze umowy.","link":{"label":"Gmina w spółdzielni: zamówienia i ryzyka","to":"/baza-wiedzy/gmina-w-spoldzielni-energetycznej"}},{"question":"Czy gmina miejska też może?","answer":"Tak wynika ze zmiany z 2025 r.: spółdzielnia może powstać w gminie każdego rodzaju, więc także w mieście. Zanim zaczniesz, sprawdź w ISAP, sejmowej bazie aktów prawnych, od kiedy działają te przepisy i jak rozlicza się prąd w mieście.","link":{"label":"Co wiadomo o spółdzielni w mieście","to":"/baza-wiedzy/spoldzielnia-energetyczna-w-miescie"}}],"members":["gmina ze swoimi obiektami: szkołą, urzędem, świetlicą, latarniami","spółka komunalna, na przykład wodociągi","biblioteka lub dom kultury jako instytucja kultury","lokalna firma, która pobiera prąd w dzień","inna spółdzielnia z tego samego obszaru"]},{"id":"rolnicy","name":"Rolnicy","question":"Co zrobić z nadwyżką z dachu obory albo z biogazowni?","linkLabel":"Sprawdź dla rolnika","lead":"W spółdzielni tę nadwyżkę mogą w tej samej godzinie zużyć inni członkowie, 1 do 1. Reszta trafia do zapasu, z którego spółdzielnia odbiera 0,6 kWh za każdą 1 kWh. Najważniejsze jest więc, kto w okolicy pobiera prąd wtedy, gdy u Ciebie jest go za dużo. Prąd służy tylko spółdzielni i jej członkom, więc nie sprzedasz go przez nią komuś z zewnątrz.","questions":[{"question":"Czy trzeba założyć spółdzielnię rolników?","answer":"Nie, wystarczy zwykła spółdzielnia, czyli taka, jaką mogą założyć także inni mieszkańcy i firmy. Spółdzielnia rolników to odrębna forma: łączy ich ze względu na produkty rolne i musi stale liczyć co najmniej 10 rolników. Poza nimi wejdą do niej tylko firmy, które obsługują ich produkty. Naszym zdaniem do samej energii zwykła forma bywa wygodniejsza.","link":{"label":"Kiedy spółdzielnia rolników ma sens","to":"/baza-wiedzy/spoldzielnia-rolnikow-a-energia"}},{"question":"Jakie granice mocy trzeba znać?","answer":"Łączna moc elektryczna instalacji w spółdzielni może wynieść do 10 MW. Biogazu może powstać do 40 mln m³ rocznie. Osobna granica dotyczy podatku: zwolnienie z akcyzy działa tylko do 1 MW łącznej mocy instalacji.","link":{"label":"Akcyza i granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"}},{"question":"Czy oddawanie prądu to działalność gospodarcza?","answer":"Ustawa o OZE mówi, że nie, ale pod warunkami. Dotyczy to członka, który nie jest przedsiębiorcą, ma mikroinstalację i oddaje z niej prąd do rozliczenia spółdzielni. Przy większej instalacji lub firmie zapytaj doradcę podatkowego.","link":{"label":"PIT, CIT i VAT w spółdzielni","to":"/baza-wiedzy/podatki-w-spoldzielni-energetycznej"}}],"members":["gospodarstwo z panelami na dachu obory lub chlewni","biogazownia, która należy do spółdzielni lub jej członka","chłodnia, suszarnia albo przetwórnia z okolicy","gmina ze szkołą lub sąsiedzi, którzy pobierają prąd w dzień"]},{"id":"przedsiebiorstwa","name":"Przedsiębiorstwa","question":"Czy firma, która pracuje w dzień, skorzysta na wspólnych panelach?","linkLabel":"Sprawdź dla firmy","lead":"Może pasować, ale rozstrzyga porównanie godzin. Firma, która pracuje w dzień, może zużyć prąd z paneli w tej samej godzinie, w której powstaje. Mniej energii staje się wtedy nadwyżką, którą obejmuje współczynnik 0,6. Zimą i na nocnej zmianie wynik będzie inny, więc policz cały rok.","questions":[{"question":"Które opłaty mogą zniknąć z rachunku firmy?","answer":"Od prądu wytworzonego i zużytego w spółdzielni nie nalicza się opłaty OZE, mocowej i kogeneracyjnej. Mała firma z mocą umowną do 16 kW płaci opłatę mocową ryczałtem, a przepisy nie rozstrzygają, czy on znika. Zmienne opłaty za sieć mają ustawowy limit, a przepis o nim można czytać na 2 sposoby. Opłaty stałe, w tym za moc umowną, zostają, tak samo jak wszystkie opłaty od prądu kupionego.","link":{"label":"Które opłaty znikają, a które zostają","to":"/baza-wiedzy/oplaty-w-spoldzielni-energetycznej"}},{"question":"Czy prąd w spółdzielni jest bez akcyzy?","answer":"Tylko wtedy, gdy łączna moc wszystkich instalacji OZE spółdzielni nie przekracza 1 MW. Dotyczy to prądu wytworzonego i zużytego w spółdzielni. Policz łączną moc, zanim dołączysz własną instalację.","link":{"label":"Akcyza i granica 1 MW","to":"/baza-wiedzy/akcyza-granica-1-mw"}},{"question":"Czy trzeba zmienić sprzedawcę prądu?","answer":"Być może tak, bo całą spółdzielnię rozlicza jeden sprzedawca. Domyślnie jest to sprzedawca zobowiązany, wyznaczony przez Urząd Regulacji Energetyki, ale spółdzielnia może wybrać innego. Zmiana następuje z końcem miesiąca. Sprawdź termin i warunki wypowiedzenia swojej umowy.","link":{"label":"Obowiązki i terminy sprzedawcy i operatora","to":"/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy"}}],"members":["zakład produkcyjny lub warsztat z poborem w dzień","sklep, chłodnia albo magazyn ze stałym poborem","firma z własnymi panelami i nadwyżką w weekendy","gmina i mieszkańcy, którzy zużyją tę nadwyżkę"]},{"id":"mieszkancy","name":"Mieszkańcy","question":"Czy można dołączyć bez własnych paneli?","linkLabel":"Sprawdź dla mieszkańca","lead":"Można. W spółdzielni są wytwórcy, odbiorcy i osoby w obu rolach, więc własne źródło nie jest potrzebne. Twój punkt poboru, czyli miejsce z licznikiem, musi leżeć na obszarze spółdzielni i w sieci jej operatora. Zasady przyjęcia, wpisowe i udziały określa statut.","questions":[{"question":"Czy odpowiadam za długi spółdzielni?","answer":"Nie odpowiadasz za nie wobec wierzycieli. W stratach uczestniczysz najwyżej do wysokości zadeklarowanych udziałów, czyli kwoty, którą wnosisz do spółdzielni. Możesz w nich uczestniczyć także po odejściu, jeśli w ciągu 6 miesięcy otwarto likwidację albo w ciągu roku wszczęto postępowanie upadłościowe. Ile wynosi udział, sprawdź w statucie.","link":{"label":"Kto może być członkiem i czym ryzykuje","to":"/baza-wiedzy/kto-moze-byc-czlonkiem"}},{"question":"Czy można się wycofać?","answer":"Tak, przez wypowiedzenie na piśmie; zwykły e-mail nie wystarczy. Działa ono najwcześniej z końcem miesiąca kalendarzowego, a okres wypowiedzenia określa statut. Wcześniej ustal umowę na prąd po wyjściu.","link":{"label":"Przystąpienie i wyjście członka","to":"/baza-wiedzy/przystapienie-i-wystapienie-czlonka"}},{"question":"Czy rachunek spadnie do zera?","answer":"Nie. Stała opłata za sieć, abonament i opłata handlowa nie zależą od zużycia, więc zostają. Płacisz też za prąd, którego spółdzielni zabraknie, oraz to, co wynika z jej własnych zasad. Oszczędność policz na własnych danych.","link":{"label":"Ile można oszczędzić i jak to policzyć","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"}}],"members":["dom bez paneli, który tylko pobiera prąd","dom z panelami, który oddaje nadwyżkę","mieszkanie z własnym licznikiem i umową na prąd","gmina ze szkołą, sklep lub firma z okolicy"]}],"II":[]}')

},
24269(module) {
module.exports = JSON.parse('{"a_":240000,"JA":165,"Gh":true,"vk":0.7081249999999992,"EN":70,"Y$":0.6796116504854369,"QR":265477.03,"Z6":178240.06,"FF":155289.48,"yp":110187.55000000002,"Pf":113604.34,"vN":41685.140000000014,"y1":{"low":3422.48,"high":66821.1},"x6":{"lowest":{"zl":136.3,"added":50328.27},"highest":{"zl":381.44,"added":31999.29}},"Fp":27495.33577753821}')

},
82536(module) {
module.exports = JSON.parse('{"winter":[{"usedOnSite":0,"fromGrid":17.8,"toGrid":0},{"usedOnSite":0,"fromGrid":16,"toGrid":0},{"usedOnSite":0,"fromGrid":15.9,"toGrid":0},{"usedOnSite":0,"fromGrid":15.3,"toGrid":0},{"usedOnSite":0,"fromGrid":15.9,"toGrid":0},{"usedOnSite":0,"fromGrid":18.2,"toGrid":0},{"usedOnSite":0,"fromGrid":23.9,"toGrid":0},{"usedOnSite":0,"fromGrid":32.4,"toGrid":0},{"usedOnSite":7.3,"fromGrid":34.7,"toGrid":0},{"usedOnSite":24.3,"fromGrid":19.2,"toGrid":0},{"usedOnSite":34.7,"fromGrid":8.8,"toGrid":0},{"usedOnSite":39.6,"fromGrid":4.2,"toGrid":0},{"usedOnSite":37.7,"fromGrid":3.3,"toGrid":0},{"usedOnSite":30.4,"fromGrid":7.1,"toGrid":0},{"usedOnSite":19.5,"fromGrid":17,"toGrid":0},{"usedOnSite":3.8,"fromGrid":32.2,"toGrid":0},{"usedOnSite":0,"fromGrid":35.4,"toGrid":0},{"usedOnSite":0,"fromGrid":36.7,"toGrid":0},{"usedOnSite":0,"fromGrid":39.3,"toGrid":0},{"usedOnSite":0,"fromGrid":38.7,"toGrid":0},{"usedOnSite":0,"fromGrid":32.8,"toGrid":0},{"usedOnSite":0,"fromGrid":28.1,"toGrid":0},{"usedOnSite":0,"fromGrid":24.7,"toGrid":0},{"usedOnSite":0,"fromGrid":20.9,"toGrid":0}],"spring":[{"usedOnSite":0,"fromGrid":15.7,"toGrid":0},{"usedOnSite":0,"fromGrid":14.2,"toGrid":0},{"usedOnSite":0,"fromGrid":14,"toGrid":0},{"usedOnSite":0,"fromGrid":13.6,"toGrid":0},{"usedOnSite":0,"fromGrid":14.2,"toGrid":0},{"usedOnSite":0,"fromGrid":16.3,"toGrid":0},{"usedOnSite":3.8,"fromGrid":16.7,"toGrid":0},{"usedOnSite":18.8,"fromGrid":11,"toGrid":0},{"usedOnSite":36.8,"fromGrid":1.3,"toGrid":0},{"usedOnSite":39.7,"fromGrid":0,"toGrid":12.3},{"usedOnSite":38.7,"fromGrid":0,"toGrid":26.1},{"usedOnSite":39.1,"fromGrid":0,"toGrid":33.1},{"usedOnSite":37,"fromGrid":0,"toGrid":38.2},{"usedOnSite":33.4,"fromGrid":0,"toGrid":38.7},{"usedOnSite":32.6,"fromGrid":0,"toGrid":35.2},{"usedOnSite":32.1,"fromGrid":0,"toGrid":25.4},{"usedOnSite":31.3,"fromGrid":0,"toGrid":11.9},{"usedOnSite":25.8,"fromGrid":6.7,"toGrid":0},{"usedOnSite":9.4,"fromGrid":24.4,"toGrid":0},{"usedOnSite":0.4,"fromGrid":33.6,"toGrid":0},{"usedOnSite":0,"fromGrid":29,"toGrid":0},{"usedOnSite":0,"fromGrid":24.7,"toGrid":0},{"usedOnSite":0,"fromGrid":21.7,"toGrid":0},{"usedOnSite":0,"fromGrid":18.5,"toGrid":0}],"summer":[{"usedOnSite":0,"fromGrid":14.2,"toGrid":0},{"usedOnSite":0,"fromGrid":13.1,"toGrid":0},{"usedOnSite":0,"fromGrid":12.5,"toGrid":0},{"usedOnSite":0,"fromGrid":12.4,"toGrid":0},{"usedOnSite":0,"fromGrid":13.2,"toGrid":0},{"usedOnSite":6.4,"fromGrid":8.6,"toGrid":0},{"usedOnSite":14.8,"fromGrid":4.5,"toGrid":0},{"usedOnSite":26.6,"fromGrid":0,"toGrid":5.1},{"usedOnSite":33.9,"fromGrid":0,"toGrid":14},{"usedOnSite":36.5,"fromGrid":0,"toGrid":26.5},{"usedOnSite":35.3,"fromGrid":0,"toGrid":38.3},{"usedOnSite":36.4,"fromGrid":0,"toGrid":46.9},{"usedOnSite":33.3,"fromGrid":0,"toGrid":49.5},{"usedOnSite":31.2,"fromGrid":0,"toGrid":48.5},{"usedOnSite":29.6,"fromGrid":0,"toGrid":47.4},{"usedOnSite":29.3,"fromGrid":0,"toGrid":39},{"usedOnSite":28.8,"fromGrid":0,"toGrid":26.2},{"usedOnSite":29.8,"fromGrid":0,"toGrid":8},{"usedOnSite":20.9,"fromGrid":9.9,"toGrid":0},{"usedOnSite":9,"fromGrid":21.7,"toGrid":0},{"usedOnSite":1.6,"fromGrid":25.3,"toGrid":0},{"usedOnSite":0,"fromGrid":22.6,"toGrid":0},{"usedOnSite":0,"fromGrid":19.7,"toGrid":0},{"usedOnSite":0,"fromGrid":16.6,"toGrid":0}],"autumn":[{"usedOnSite":0,"fromGrid":15.5,"toGrid":0},{"usedOnSite":0,"fromGrid":14.3,"toGrid":0},{"usedOnSite":0,"fromGrid":13.6,"toGrid":0},{"usedOnSite":0,"fromGrid":13.6,"toGrid":0},{"usedOnSite":0,"fromGrid":13.9,"toGrid":0},{"usedOnSite":0,"fromGrid":16.2,"toGrid":0},{"usedOnSite":0,"fromGrid":20.9,"toGrid":0},{"usedOnSite":3.9,"fromGrid":25.1,"toGrid":0},{"usedOnSite":18.7,"fromGrid":18.6,"toGrid":0},{"usedOnSite":33.8,"fromGrid":5.7,"toGrid":0},{"usedOnSite":38.6,"fromGrid":0,"toGrid":4.6},{"usedOnSite":39.1,"fromGrid":0,"toGrid":10.8},{"usedOnSite":36,"fromGrid":0,"toGrid":12.6},{"usedOnSite":33.7,"fromGrid":0,"toGrid":12.6},{"usedOnSite":31.8,"fromGrid":0,"toGrid":8.1},{"usedOnSite":28.3,"fromGrid":3.5,"toGrid":0},{"usedOnSite":14.2,"fromGrid":16.7,"toGrid":0},{"usedOnSite":2,"fromGrid":30.7,"toGrid":0},{"usedOnSite":0,"fromGrid":34,"toGrid":0},{"usedOnSite":0,"fromGrid":34,"toGrid":0},{"usedOnSite":0,"fromGrid":29.9,"toGrid":0},{"usedOnSite":0,"fromGrid":24.4,"toGrid":0},{"usedOnSite":0,"fromGrid":21.7,"toGrid":0},{"usedOnSite":0,"fromGrid":18.3,"toGrid":0}]}')

},
46116(module) {
module.exports = JSON.parse('[{"title":"Spółdzielnia energetyczna: co to jest i jak działa","permalink":"/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest","description":"Dowiedz się, czym jest spółdzielnia energetyczna, kto w niej działa, jak liczy się wspólny prąd i jakie granice stawia prawo.","category":"Podstawy","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Członkostwo","KOWR","Rozliczenie 1:0,6"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":6},{"title":"Kto może należeć do spółdzielni energetycznej","permalink":"/baza-wiedzy/kto-moze-byc-czlonkiem","description":"Sprawdź, czy do spółdzielni może wejść osoba, firma, gmina lub sąsiad bez paneli, ilu członków trzeba i czym ryzykuje członek.","category":"Podstawy","audience":["mieszkancy","gmina","rolnicy","przedsiebiorstwa"],"level":"podstawowy","tags":["Członkostwo","Statut","Gmina"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":8},{"title":"Spółdzielnia czy net-billing – co wybrać, gdy masz fotowoltaikę","permalink":"/baza-wiedzy/spoldzielnia-czy-net-billing","description":"Porównanie dwóch rozliczeń energii z paneli: tabela różnic, przykład w kWh i w złotych oraz wskazówki, kiedy co pasuje.","category":"Podstawy","audience":["mieszkancy","rolnicy","przedsiebiorstwa","gmina"],"level":"sredni","tags":["Net-billing","Porównanie","Rozliczenie 1:0,6","Oszczędności"],"updated":"2026-11-25","checked":"2026-11-22","readingMinutes":7}]')

},

}]);