"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["8443"], {
18250(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"where":"where_Ddzz","dialog":"dialog_V2YC","title":"title_JlLz","bill":"bill_ud0P","head":"head_bCLj","blank":"blank_p063","mark":"mark_PCYg","asked":"asked__zOU","table":"table_JN3e"});

},
94126(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"choices":"choices_NOzf","choice":"choice_wcrU","composition":"composition_OGqF","kinds":"kinds_FaZ0","kind":"kind_kTXM","kindNumbers":"kindNumbers_hMQz"});

},
5097(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"results":"results_GAQ4","fold":"fold_nWta","heading":"heading_UWIe","state":"state_GW1L","work":"work_a7xm","answer":"answer_Bdch","sentence":"sentence_PUyC","obstacle":"obstacle_CI0i","charts":"charts_mFGG","pair":"pair_EsPO","narrow":"narrow_ZfC_","waiting":"waiting_iU8d","disclosure":"disclosure_CRer","whenClosed":"whenClosed_Ml97","whenOpen":"whenOpen_DcfQ","choices":"choices_Tw37","conditions":"conditions_jTdH","verdict":"verdict_XXCG","assumptions":"assumptions_IAGD","source":"source_yzlB","row":"row_JJ4D"});

},
93374(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"layout":"layout_ZFL3","quick":"quick_rkzp","side":"side_NHlT","variants":"variants_nn2F","fields":"fields_OJ5i","form":"form_Eyi5","results":"results_jF6h","bar":"bar_dtf2"});

},
21474(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"tools":"tools_RCtO","added":"added_kPh0","variants":"variants_yopL","variantName":"variantName_l1Sl","rowButtons":"rowButtons_fGtL"});

},
7022(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  U: () => (fragmentOf),
  s: () => (through)
});
/* import */ var _domain_calculator_link__rspack_import_0 = __webpack_require__(7175);

/** A link unpacks to no more: 1000 members with own tariffs take a fifth of it. A small link can hide gigabytes. */ const maxBytes = 5000000;
/** A browser unpacks what it is handed at once, a thousandfold at most. */ const stepBytes = 4096;
/** The fragment for a state, without `#`. */ async function fragmentOf(state) {
    const readable = (0,_domain_calculator_link__rspack_import_0/* .writeQuickLink */.D0)(state);
    if (readable !== null) {
        return readable;
    }
    const bytes = new TextEncoder().encode((0,_domain_calculator_link__rspack_import_0/* .packState */.fh)(state));
    const isCompressed = 'CompressionStream' in globalThis;
    const packed = isCompressed ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
    return (0,_domain_calculator_link__rspack_import_0/* .writePackedLink */.KK)(toBase64Url(packed), isCompressed);
}
/** Bytes through a stream that packs or unpacks them. */ async function through(bytes, transform) {
    const reader = inSteps(bytes).pipeThrough(transform).getReader();
    const chunks = [];
    let length = 0;
    for(;;){
        const { done, value } = await reader.read();
        if (done) {
            break;
        }
        length += value.length;
        if (length > maxBytes) {
            void reader.cancel();
            throw new RangeError('The link unpacks to more than any description.');
        }
        chunks.push(value);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
/** The bytes, a few as the other side asks for them. */ function inSteps(bytes) {
    let at = 0;
    return new ReadableStream({
        pull: (controller)=>{
            controller.enqueue(bytes.subarray(at, at + stepBytes));
            at += stepBytes;
            if (at >= bytes.length) {
                controller.close();
            }
        }
    }, {
        highWaterMark: 0
    });
}
function toBase64Url(bytes) {
    let text = '';
    for (const byte of bytes){
        text += String.fromCharCode(byte);
    }
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}


},
11085(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (setPaperReady),
  i: () => (paperReady)
});
let isReady = false;
const waiting = new Set();
/** Tells whether the pages of the result for paper can be made: their code and their numbers are here. */ function setPaperReady(ready) {
    isReady = ready;
    if (ready) {
        for (const go of waiting){
            go();
        }
    }
}
/** Resolves once the pages for paper are ready, at the latest after `ms`: a wrong field may leave nothing to print. */ async function paperReady(ms) {
    if (isReady) {
        return;
    }
    await new Promise((resolve)=>{
        const go = ()=>{
            waiting.delete(go);
            resolve();
        };
        waiting.add(go);
        setTimeout(go, ms);
    });
}


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
43548(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Q: () => (useMedia)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);

/** Whether a media query holds; false until React has taken over the page. */ function useMedia(query) {
    const subscribe = (0,react__rspack_import_0.useCallback)((onChange)=>{
        const media = window.matchMedia(query);
        media.addEventListener('change', onChange);
        return ()=>{
            media.removeEventListener('change', onChange);
        };
    }, [
        query
    ]);
    return (0,react__rspack_import_0.useSyncExternalStore)(subscribe, ()=>window.matchMedia(query).matches, ()=>false);
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
83033(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L$: () => (/* binding */ showResult),
  Ay: () => (/* binding */ SummaryBar),
  Ry: () => (/* binding */ resultId)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/calculator/shared/numbers.ts
var numbers = __webpack_require__(39219);
// EXTERNAL MODULE: ./src/domain/cooperative/levels.ts
var levels = __webpack_require__(93939);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
;// CONCATENATED MODULE: ./src/browser/device/useAnyInView.ts

/** As much of an element as must be in view. */ const enough = 0.5;
/**
 * Whether at least half of one of these elements is in view. They are looked for once `areThere`, and where the browser
 * cannot tell, none is in view.
 */ function useAnyInView(selector, areThere) {
    const [inView, setInView] = (0,react.useState)(new Set());
    (0,react.useEffect)(()=>{
        if (!areThere || typeof IntersectionObserver === 'undefined') {
            return undefined;
        }
        const observer = new IntersectionObserver((entries)=>{
            setInView((known)=>{
                const next = new Set(known);
                for (const { target, intersectionRatio } of entries){
                    next[intersectionRatio >= enough ? 'add' : 'delete'](target);
                }
                return next;
            });
        }, {
            threshold: enough
        });
        for (const element of document.querySelectorAll(selector)){
            observer.observe(element);
        }
        return ()=>{
            observer.disconnect();
        };
    }, [
        selector,
        areThere
    ]);
    return inView.size > 0;
}

// EXTERNAL MODULE: ./src/components/calculator/shared/reveal.ts
var reveal = __webpack_require__(41560);
// EXTERNAL MODULE: ./src/components/calculator/styles.module.css
var styles_module = __webpack_require__(93374);
;// CONCATENATED MODULE: ./src/components/calculator/SummaryBar.tsx







/**
 * The answer in a few words, pinned to the bottom of the screen while the fields are edited. Where the answer itself, or
 * the figure of the saving, is in view, it would only cover what is below them.
 */ function SummaryBar(param) {
    let { report, input, isOld } = param;
    const isNeedless = useAnyInView(`#${resultId} [data-tells]`, report !== null);
    if (report === null || input === null) {
        return null;
    }
    const [obstacle] = report.obstacles;
    const added = (0,levels/* .addedByCooperative */.lT)((0,levels/* .costLevels */.D0)(report, input));
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: `${styles_module/* ["default"].bar */.A.bar} noPrint`,
        "data-answer": true,
        "data-needless": isNeedless || undefined,
        children: [
            isOld ? /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Wynik jest sprzed zmiany."
            }) : obstacle ? /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Nie może działać: ",
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                        children: obstacle.text
                    })
                ]
            }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Sp\xf3łdzielnia ",
                    added >= 0 ? 'oszczędza' : 'kosztuje',
                    " dodatkowo około",
                    ' ',
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                        children: (0,numbers/* .formatZloty */.ir)(Math.abs(added))
                    }),
                    ' ',
                    (0,hourAxis/* .coversYear */.W0)(report.axis) ? 'rocznie' : 'w czasie danych'
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                href: `#${resultId}`,
                onClick: showResult,
                children: isOld ? 'Zobacz dlaczego' : 'Zobacz wynik'
            })
        ]
    });
}
/** Id of the result, which the bar leads to. */ const resultId = 'wynik';
/** Moves to the result. It is not done by a link, as the fragment of the address holds the state. */ function showResult(event) {
    event.preventDefault();
    (0,reveal/* .showStart */.A)(resultId);
}


},
43802(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (WhereOnBill)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_2 = __webpack_require__(27588);
/* import */ var _site_src_components_ui_loading_lazyPart__rspack_import_3 = __webpack_require__(16708);
/* import */ var _items__rspack_import_4 = __webpack_require__(75221);
/* import */ var _styles_module_css__rspack_import_5 = __webpack_require__(18250);






const BillDialog = (0,_site_src_components_ui_loading_lazyPart__rspack_import_3/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "9046").then(__webpack_require__.bind(__webpack_require__, 6866)), {
    message: 'Nie udało się pokazać wzoru rachunku.'
});
/** Opens the specimen bill at one number, or as a whole. */ function WhereOnBill(param) {
    let { item } = param;
    const [isOpen, setIsOpen] = (0,react__rspack_import_1.useState)(false);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_2/* .Button */.$, {
                look: "plain",
                className: _styles_module_css__rspack_import_5/* ["default"].where */.A.where,
                "aria-haspopup": "dialog",
                onClick: ()=>{
                    setIsOpen(true);
                },
                children: item ? /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(react_jsx_runtime__rspack_import_0.Fragment, {
                    children: [
                        "Pokaż na rachunku",
                        /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("span", {
                            className: "visuallyHidden",
                            children: [
                                ": ",
                                _items__rspack_import_4/* .billItems */.cf[item].row
                            ]
                        })
                    ]
                }) : 'Pokaż wzór rachunku'
            }),
            isOpen && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(BillDialog, {
                item: item,
                onClose: ()=>{
                    setIsOpen(false);
                }
            })
        ]
    });
}


},
75221(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $t: () => (placeOf),
  cf: () => (billItems),
  rl: () => (numberOf)
});
/** A number to copy from a bill: where it stands on the drawn specimen, in its order. */ const billItems = {
    group: {
        row: 'Grupa taryfowa',
        column: 'head',
        unit: 'np. C11',
        note: 'Litery i cyfry, bez stawek.'
    },
    orderedKw: {
        row: 'Moc umowna',
        column: 'head',
        unit: 'kW'
    },
    use: {
        row: 'Energia czynna',
        column: 'quantity',
        unit: 'kWh',
        note: 'Przy kilku strefach dodaj ich ilości. Przy okresie innym niż miesiąc sprawdź daty.'
    },
    energy: {
        row: 'Energia czynna',
        column: 'price',
        unit: 'zł/kWh',
        note: 'Przy kilku strefach każda ma własny wiersz. Jeżeli rachunek mówi, że cena zawiera akcyzę, odejmij ją.'
    },
    excise: {
        row: 'w tym akcyza',
        column: 'price',
        unit: 'zł/kWh'
    },
    trade: {
        row: 'Opłata handlowa',
        column: 'price',
        unit: 'zł/mies.',
        note: 'Nie ma jej na każdym rachunku.'
    },
    network: {
        row: 'Zmienna opłata za sieć',
        column: 'price',
        unit: 'zł/kWh',
        note: 'Przy kilku strefach każda ma własny wiersz.'
    },
    quality: {
        row: 'Opłata jakościowa',
        column: 'price',
        unit: 'zł/kWh'
    },
    renewables: {
        row: 'Opłata OZE',
        column: 'price',
        unit: 'zł/kWh'
    },
    cogeneration: {
        row: 'Opłata kogeneracyjna',
        column: 'price',
        unit: 'zł/kWh'
    },
    capacity: {
        row: 'Opłata mocowa',
        column: 'price',
        unit: 'zł/kWh albo zł/mies.',
        note: 'Ryczałt w zł na miesiąc mają domy i punkty do 16 kW mocy umownej; pozostali płacą od kWh.'
    },
    fixedNetwork: {
        row: 'Opłata sieciowa stała',
        column: 'price',
        unit: 'zł/kW na mies.',
        note: 'Domy mają tu jedną kwotę w zł na miesiąc, pozostali stawkę za kW mocy umownej.'
    },
    subscription: {
        row: 'Opłata abonamentowa',
        column: 'price',
        unit: 'zł/mies.'
    }
};
const order = Object.keys(billItems);
/** The number of an item in the drawing, from 1. */ function numberOf(item) {
    return order.indexOf(item) + 1;
}
const columns = {
    head: 'na górze pierwszej strony',
    quantity: 'w kolumnie „Ilość”',
    price: 'w kolumnie „Cena netto”'
};
/** Where to look, in a sentence. */ function placeOf(item) {
    const { row, column, unit, ...rest } = billItems[item];
    const note = rest.note === undefined ? '' : ` ${rest.note}`;
    return `Szukaj nazwy „${row}” ${columns[column]} (${unit}).${note}`;
}


},
17353(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ KeyFigures)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/domain/cooperative/compare.ts
var compare = __webpack_require__(59621);
// EXTERNAL MODULE: ./src/domain/cooperative/levels.ts
var cooperative_levels = __webpack_require__(93939);
// EXTERNAL MODULE: ./src/domain/settlement/hours/hourAxis.ts
var hourAxis = __webpack_require__(83629);
// EXTERNAL MODULE: ./src/components/calculator/shared/figures.ts
var figures = __webpack_require__(61684);
// EXTERNAL MODULE: ./src/components/ui/loading/lazyPart/index.tsx
var lazyPart = __webpack_require__(16708);
// EXTERNAL MODULE: ./src/components/calculator/shared/numbers.ts
var numbers = __webpack_require__(39219);
// EXTERNAL MODULE: ./src/domain/cooperative/project.ts
var cooperative_project = __webpack_require__(27927);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/components/calculator/results/answer/answer.ts
var answer = __webpack_require__(61743);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/PaybackFigure.tsx









const WrongFinance = (0,lazyPart/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "4467").then(__webpack_require__.bind(__webpack_require__, 2094)), {
    message: 'Nie udało się wczytać, co poprawić.'
});
const targetYears = 10;
/** When the outlay pays back; without a cost, the most it may be. */ function PaybackFigure(param) {
    let { settled: { report, input }, ranges } = param;
    const { finance } = input;
    if (!(0,hourAxis/* .coversYear */.W0)(report.axis)) {
        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                    children: "Zwrot nakładu"
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    children: "Dane obejmują mniej niż rok, a pory roku bardzo się r\xf3żnią, więc zwrotu z nich nie liczymy."
                })
            ]
        });
    }
    const saving = (0,compare/* .savingOf */._f)(report, ranges, finance?.against ?? 'alone');
    const project = finance && finance.costZl > 0 && saving ? (0,cooperative_project/* .paybackOf */.rE)(finance, saving) : null;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                children: "Zwrot nakładu"
            }),
            project === null ? /*#__PURE__*/ (0,jsx_runtime.jsx)(WithoutCost, {
                saving: saving,
                annualCostZl: finance?.annualCostZl ?? 0
            }) : project.ok ? /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("dl", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                        children: "zwrot wkładu"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                        children: (0,figures/* .paybackText */.d)(project.value.base.payback)
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                        children: "wartość dzisiejsza (NPV)"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("dd", {
                                        children: [
                                            "około ",
                                            (0,numbers/* .formatZloty */.ir)(project.value.base.npv)
                                        ]
                                    })
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: "meta",
                        children: [
                            (0,answer/* .paybackRangeText */.WA)(project.value.slow, project.value.fast),
                            ' ',
                            finance?.annualCostZl === 0 && 'Rocznych kosztów utrzymania nie podano: z nimi zwrot będzie dłuższy.'
                        ]
                    })
                ]
            }) : // The energy is settled all the same, so these errors are shown here and not above the form.
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Żeby policzyć czas zwrotu, popraw dane inwestycji:"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(WrongFinance, {
                        errors: project.errors
                    })
                ]
            })
        ]
    });
}
function WithoutCost(param) {
    let { saving, annualCostZl } = param;
    if (saving === null) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "Podaj ceny rynkowe, a policzymy czas zwrotu w por\xf3wnaniu z net-billingiem."
        });
    }
    const most = (0,cooperative_project/* .affordableCost */.Yi)(saving.base, targetYears, annualCostZl);
    if (most <= 0) {
        return /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
            children: "Nie zwraca się: w tym składzie nie ma oszczędności, z kt\xf3rej nakład m\xf3głby się zwr\xf3cić."
        });
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Żeby zwr\xf3ciła się w ",
                    (0,format/* .formatCount */.B4)(targetYears, format/* .yearForms */.Fd),
                    ", instalacja może kosztować najwyżej około ",
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                        children: (0,numbers/* .formatZloty */.ir)(most)
                    }),
                    "."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: "meta",
                children: [
                    annualCostZl > 0 ? `Po odjęciu rocznych kosztów: ${(0,numbers/* .formatZloty */.ir)(annualCostZl)}.` : 'Kosztów rocznych (utrzymanie, obsługa) nie podano: z nimi ta kwota będzie mniejsza.',
                    ' ',
                    "Liczymy całą oszczędność, ze źr\xf3deł i ze sp\xf3łdzielni. Wpisz koszt, a policzymy czas zwrotu. Przyjęto stałe ceny i spadek produkcji o ",
                    (0,figures/* .percentText */.f)(cooperative_project/* .assumedAgeing */.gl, 1),
                    " rocznie."
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/answer/KeyFigures.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const KeyFigures_module = ({"figures":"figures_RI9S"});
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/KeyFigures.tsx









/** The three numbers of the answer: the saving, the share of own energy in the use, and when it pays back. */ function KeyFigures(param) {
    let { settled, ranges } = param;
    const { report, input } = settled;
    const { coverage, autarky, selfUse, instantSufficiency } = report.settlement.indicators;
    const levels = (0,cooperative_levels/* .costLevels */.D0)(report, input);
    const added = (0,compare/* .addedSaving */.Jz)(report, ranges, input);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            report.obstacles.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                        children: "Liczby poniżej są warunkowe:"
                    }),
                    " tak byłoby, gdyby ta sp\xf3łdzielnia mogła działać."
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: KeyFigures_module.figures,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                        "data-tells": true,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                children: (0,hourAxis/* .coversYear */.W0)(report.axis) ? 'Oszczędność w roku' : 'Oszczędność w czasie danych'
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("dl", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                                children: "dodaje sp\xf3łdzielnia"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                                children: added && (0,answer/* .rangeText */.lq)(added)
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                                children: "dają własne źr\xf3dła bez sp\xf3łdzielni"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("dd", {
                                                children: [
                                                    "około ",
                                                    (0,numbers/* .formatZloty */.ir)((0,cooperative_levels/* .savedBySources */.t_)(levels))
                                                ]
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                                children: "koszty działania sp\xf3łdzielni"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                                children: levels.running === null ? 'nie podano' : (0,numbers/* .formatZloty */.ir)(levels.running)
                                            })
                                        ]
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                className: "meta",
                                children: [
                                    "Przedział obejmuje pogodę, ceny energii i przepisy, kt\xf3re można czytać dwojako.",
                                    (0,hourAxis/* .coversYear */.W0)(report.axis) && /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                                        className: "noPrint",
                                        children: [
                                            ' ',
                                            "Co waży w nim najwięcej, pokazuje część „Nakład i podział”."
                                        ]
                                    }),
                                    levels.netBilling === null && ' Bez cen rynkowych nie wiemy, ile bez spółdzielni byłaby warta nadwyżka, więc przyjmujemy zero.'
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                                children: "Własny prąd"
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("dl", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                                children: "pokrycie roczne"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                                children: (0,figures/* .percentText */.f)(coverage)
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                                children: "autarkia (w tej samej godzinie)"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                                children: (0,figures/* .percentText */.f)(instantSufficiency)
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                                children: "z sieci za nadwyżkę (1 do 0,6)"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                                children: (0,figures/* .percentText */.f)(autarky === null || instantSufficiency === null ? null : Math.max(autarky - instantSufficiency, 0))
                                            })
                                        ]
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
                                className: "noPrint",
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                                        children: "Czym się r\xf3żnią te wskaźniki?"
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                        children: [
                                            "Pokrycie to cała produkcja roku przez całe zużycie: jego dotyczy pr\xf3g z ustawy. Autarkia to część zużycia pokryta prądem z tej samej godziny. Energia za nadwyżkę wraca w innej godzinie, więc do autarkii się nie liczy.",
                                            selfUse !== null && ` Od razu członkowie zużywają ${(0,figures/* .percentText */.f)(selfUse)} swojej produkcji.`
                                        ]
                                    })
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PaybackFigure, {
                        settled: settled,
                        ranges: ranges
                    })
                ]
            })
        ]
    });
}


},
61743(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Lr: () => (toCheckSentence),
  Mi: () => (conditionsToCheck),
  SH: () => (refusalSentence),
  WA: () => (paybackRangeText),
  cv: () => (sourcesSentence),
  lq: () => (rangeText),
  q7: () => (answerSentence)
});
/* import */ var _site_src_components_calculator_shared_figures__rspack_import_0 = __webpack_require__(61684);
/* import */ var _site_src_components_calculator_shared_numbers__rspack_import_1 = __webpack_require__(39219);
/* import */ var _site_src_site_format__rspack_import_2 = __webpack_require__(45170);



/** A smaller difference means nothing to a reader, zł a year. */ const same = 1;
/** „W tym kształcie spółdzielnia energetyczna nie może działać: brakuje 84 kWp paneli.” Null if nothing forbids it. */ function refusalSentence(obstacles) {
    return obstacles.length === 0 ? null : `W tym kształcie spółdzielnia energetyczna nie może działać: ${obstacles.map((param)=>{
        let { text } = param;
        return text;
    }).join('; ')}.`;
}
/** Conditions of the law, as a reader would name them; the others are not conditions. */ const conditionNames = {
    coverage: 'pokrycie zużycia',
    power: 'moc instalacji',
    area: 'obszar',
    gridOperator: 'operator sieci',
    voltage: 'napięcie przyłącza',
    seller: 'sprzedawca',
    ownership: 'własność instalacji',
    leastMembers: 'liczba członków'
};
/** Conditions nobody has answered: they forbid nothing, but promise nothing either. */ function conditionsToCheck(conditions) {
    return conditions.filter((param)=>{
        let { id, status } = param;
        return status === 'unknown' && id in conditionNames;
    });
}
/** „Do sprawdzenia przed decyzją: obszar, napięcie przyłącza”, after what is known; without a full stop. */ function toCheckSentence(toCheck, isLawful) {
    const names = toCheck.map((param)=>{
        let { id } = param;
        return conditionNames[id];
    }).join(', ');
    return [
        ...isLawful ? [
            'Warunki ustawy, które znamy, są spełnione'
        ] : [],
        ...names === '' ? [] : [
            `Do sprawdzenia przed decyzją: ${names}`
        ]
    ].join('. ');
}
/**
 * What the cooperative adds in one sentence: against the same members with the same sources, each on their own. Says
 * plainly when it costs more, and only conditionally what an unlawful one would bring.
 */ function answerSentence(saving, param) {
    let { isLawful, sources, hasRunningCosts, when } = param;
    const subject = isLawful ? 'Spółdzielnia w tym składzie płaciłaby' : 'Gdyby spółdzielnia mogła działać w tym kształcie, płaciłaby';
    const what = hasRunningCosts ? 'za prąd i swoje działanie' : 'za prąd';
    const [like, than] = sources === null ? [
        'ile każdy osobno',
        'niż każdy osobno'
    ] : [
        `ile ci sami członkowie z tymi samymi ${sources} bez spółdzielni`,
        `niż ci sami członkowie z tymi samymi ${sources} bez spółdzielni`
    ];
    if (Math.abs(saving.base) < same) {
        return `${subject} ${what} tyle samo, ${like}.${rangeSentence(saving)}`;
    }
    const word = saving.base > 0 ? 'mniej' : 'więcej';
    const amount = (0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(Math.abs(saving.base));
    return `${subject} ${what} ${when} około ${amount} ${word} ${than}${rangeSentence(saving)}`;
}
/** What the sources give without any cooperative; null if there is nothing to tell. */ function sourcesSentence(savedZl, sources, when) {
    return sources === null || savedZl < same ? null : `Same ${sources === 'panelami' ? 'panele' : 'źródła'}, także bez spółdzielni, obniżają rachunki ${when} o\u00a0około ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(savedZl)}.`;
}
/** „: od 10 do 20 zł.”; if the sign changes within the range, what may happen either way. */ function rangeSentence(param) {
    let { low, base, high } = param;
    const isSame = Math.abs(base) < same;
    if (low === null) {
        return isSame ? '' : '.';
    }
    if (low <= -same && high >= same) {
        const sentence = `w najgorszym razie o ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(-low)} więcej, w najlepszym o ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(high)} mniej.`;
        return isSame ? ` ${(0,_site_src_site_format__rspack_import_2/* .capitalized */.l2)(sentence)}` : `: ${sentence}`;
    }
    if (isSame) {
        return '';
    }
    // The same sign, but by less than a zloty.
    const ends = [
        Math.abs(low),
        Math.abs(high)
    ].sort((a, b)=>a - b);
    return `: od ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatEstimate */.eG)(ends[0] ?? 0)} do ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(ends[1] ?? 0)}.`;
}
/** „od 10 do 20 zł”, or a single number while the range is unknown. */ function rangeText(param) {
    let { low, base, high } = param;
    return low === null || low === high ? `około ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(base)}` : `od ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatEstimate */.eG)(low)} do ${(0,_site_src_components_calculator_shared_numbers__rspack_import_1/* .formatZloty */.ir)(high)}`;
}
/** „w lepszym roku …, w gorszym …”; null while the range is unknown. */ function paybackRangeText(slow, fast) {
    return slow && fast ? `Przy większej oszczędności ${(0,_site_src_components_calculator_shared_figures__rspack_import_0/* .paybackText */.d)(fast)}, przy mniejszej ${(0,_site_src_components_calculator_shared_figures__rspack_import_0/* .paybackText */.d)(slow)}.` : null;
}


},
84428(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  d: () => (toldOf)
});
/* import */ var _site_src_domain_cooperative_compare__rspack_import_0 = __webpack_require__(59621);
/* import */ var _site_src_domain_cooperative_description_panels__rspack_import_5 = __webpack_require__(79232);
/* import */ var _site_src_domain_cooperative_levels__rspack_import_1 = __webpack_require__(93939);
/* import */ var _site_src_domain_settlement_hours_hourAxis__rspack_import_2 = __webpack_require__(83629);
/* import */ var _names__rspack_import_3 = __webpack_require__(20050);
/* import */ var _answer__rspack_import_4 = __webpack_require__(61743);






/** The answer of a report in sentences, with the ranges of its assumptions once they are known. */ function toldOf(report, ranges, input) {
    const levels = (0,_site_src_domain_cooperative_levels__rspack_import_1/* .costLevels */.D0)(report, input);
    const saving = (0,_site_src_domain_cooperative_compare__rspack_import_0/* .addedSaving */.Jz)(report, ranges, input);
    const when = (0,_site_src_domain_settlement_hours_hourAxis__rspack_import_2/* .coversYear */.W0)(report.axis) ? 'rocznie' : (0,_names__rspack_import_3/* .spanText */.Cp)(report.axis);
    const isLawful = report.obstacles.length === 0;
    const { generationKwh } = report.settlement.indicators;
    const sources = generationKwh <= 0 ? null : (0,_site_src_domain_cooperative_description_panels__rspack_import_5/* .photovoltaicKw */.pY)(input) === report.sourceKw ? 'panelami' : 'źródłami';
    return {
        refusal: (0,_answer__rspack_import_4/* .refusalSentence */.SH)(report.obstacles),
        law: (0,_answer__rspack_import_4/* .toCheckSentence */.Lr)((0,_answer__rspack_import_4/* .conditionsToCheck */.Mi)(report.conditions), isLawful),
        added: saving && (0,_answer__rspack_import_4/* .answerSentence */.q7)(saving, {
            isLawful,
            sources,
            hasRunningCosts: levels.running !== null,
            when
        }),
        sources: (0,_answer__rspack_import_4/* .sourcesSentence */.cv)((0,_site_src_domain_cooperative_levels__rspack_import_1/* .savedBySources */.t_)(levels), sources, when),
        saving
    };
}


},
63576(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  lg: () => (hidesOwnUse),
  nZ: () => (warningsOf),
  wG: () => (marketText),
  x2: () => (marketNote)
});
/* import */ var _site_src_domain_cooperative_description_tariffs__rspack_import_0 = __webpack_require__(4748);
/* import */ var _site_src_domain_cooperative_compare__rspack_import_1 = __webpack_require__(59621);
/* import */ var _site_src_domain_cooperative_description_ownConnection__rspack_import_8 = __webpack_require__(81399);
/* import */ var _site_src_domain_calculator_members_editMembers__rspack_import_2 = __webpack_require__(23032);
/* import */ var _site_src_domain_settlement_hours_hourAxis__rspack_import_3 = __webpack_require__(83629);
/* import */ var _site_src_domain_settlement_law_law__rspack_import_4 = __webpack_require__(81287);
/* import */ var _site_src_domain_settlement_split__rspack_import_7 = __webpack_require__(62244);
/* import */ var _site_src_components_calculator_shared_numbers__rspack_import_5 = __webpack_require__(39219);
/* import */ var _site_src_domain_polish_date__rspack_import_9 = __webpack_require__(8204);
/* import */ var _site_src_site_format__rspack_import_6 = __webpack_require__(45170);










/** What the reader must know before trusting the numbers, in plain words, each with what to do. */ function warningsOf(report, input, rates, today) {
    let ranges = arguments.length > 4 && arguments[4] !== void 0 ? arguments[4] : null;
    const { settlement, worseOff, sourceKw, largestKw, axis } = report;
    const expired = (0,_site_src_domain_settlement_split__rspack_import_7/* .sum */.cz)(Float64Array.from(settlement.energy.credits.expiredKwh));
    const powers = input.members.map((member)=>(0,_site_src_domain_cooperative_description_ownConnection__rspack_import_8/* .isOwnConnection */.R)(member) ? 0 : (0,_site_src_domain_calculator_members_editMembers__rspack_import_2/* .powerOf */.f)(member) ?? 0);
    // All of an owner's power decides who is a prosumer; the single installation decides balancing.
    const largestOwner = Math.max(0, ...powers);
    const standIns = standInGroups(input);
    const outdated = rates.filter((param)=>{
        let { to } = param;
        return to < today;
    });
    const last = outdated.map((param)=>{
        let { to } = param;
        return to;
    }).sort()[0];
    const market = marketText(report, input, ranges);
    const found = [
        worseOff.length > 0 && {
            id: 'worseOff',
            text: `Punkty poboru, za które w spółdzielni zapłaci się więcej niż bez niej: ${worseOff.length} z ${members(input)}, najwięcej ${worseOff.slice(0, mostNamed).map((param)=>{
                let { id, zl } = param;
                return `${id} (o ${(0,_site_src_components_calculator_shared_numbers__rspack_import_5/* .formatZloty */.ir)(zl)})`;
            }).join(', ')}.`,
            remedy: 'Sprawdź w części „Nakład i podział”, jaki podział to wyrówna.'
        },
        market !== null && {
            id: 'market',
            text: market,
            remedy: 'Wczytaj ceny: tryb pełny, część „Ceny i sposób rozliczenia”.'
        },
        expired > 0.5 && {
            id: 'expired',
            text: `Przepada około ${(0,_site_src_components_calculator_shared_numbers__rspack_import_5/* .formatKwh */.c3)(expired)} zapasu w sieci: spółdzielnia oddaje do sieci więcej, niż zdąży odebrać.`,
            remedy: 'Zmniejsz moc, dodaj magazyn albo członków, którzy pobierają prąd, gdy słońca jest mało.'
        },
        sourceKw > _site_src_domain_settlement_law_law__rspack_import_4/* .excisePowerLimit.value */.uC.value && sourceKw <= _site_src_domain_settlement_law_law__rspack_import_4/* .electricPowerLimit.value */.KN.value && {
            id: 'excise',
            text: 'Łączna moc przekracza 1 MW, więc zwolnienie z akcyzy nie działa. Liczymy ją od energii własnej, wspólnej i odebranej z zapasu.',
            remedy: 'Sprawdź, czy nie lepiej zmieścić się w 1 MW.'
        },
        largestOwner > _site_src_domain_settlement_law_law__rspack_import_4/* .prosumerPowerLimit.value */.An.value && input.prices?.market !== undefined && {
            id: 'prosumer',
            text: 'Jeden z członków ma ponad 50 kW, więc poza spółdzielnią nie jest prosumentem: w porównaniu sprzedaje prąd po cenie rynkowej, bez depozytu.',
            remedy: 'Sprawdź cenę u sprzedawcy i wpisz ją w cenach rynkowych.'
        },
        largestKw >= _site_src_domain_settlement_law_law__rspack_import_4/* .balancingPowerLimit.value */.gb.value && (input.prices?.balancingPerMwh ?? 0) === 0 && {
            id: 'balancing',
            text: 'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię. Przyjęto 0 zł/MWh.',
            remedy: 'Zapytaj sprzedawcę o stawkę i wpisz ją w polu „Bilansowanie handlowe”.'
        },
        hidesOwnUse(settlement, input) && {
            id: 'hidden',
            text: 'Odczyty nie pokazują, ile prądu z działających źródeł zużyto od razu za licznikiem. Zużycie i to, co dają same źródła, są więc zaniżone.',
            remedy: 'Wczytaj odczyty razem z produkcją. Tego, co dodaje spółdzielnia, to nie zmieni.'
        },
        settlement.missingHours > 0 && {
            id: 'missing',
            text: `Godzin bez odczytu: ${(0,_site_src_site_format__rspack_import_6/* .formatNumber */.ZV)(settlement.missingHours)} (razem ze wszystkich liczników). Liczymy w nich zero.`,
            remedy: 'Uzupełnij plik z odczytami albo przyjmij, że zużycie i rachunki są zaniżone.'
        },
        axis.hours < _site_src_domain_settlement_hours_hourAxis__rspack_import_3/* .yearHours */.zq && {
            id: 'short',
            text: `Godzin w danych: ${(0,_site_src_site_format__rspack_import_6/* .formatNumber */.ZV)(axis.hours)}. Kwoty i kWh są więc z tego czasu, a nie z roku. Zima i lato bardzo się różnią: z części roku nie liczymy zwrotu nakładu.`,
            remedy: 'Wczytaj odczyty z całego roku.'
        },
        standIns.length > 0 && {
            id: 'standIns',
            text: `Stawek ${standIns.length > 1 ? 'grup' : 'grupy'} ${standIns.join(', ')} nie mamy. Zastępują je przykładowe stawki G11, bez opłaty za moc umowną i z ryczałtem mocowym, więc kwoty są przybliżone.`,
            remedy: 'Przepisz stawki z rachunków: tryb pełny, część „Stawki z rachunków”.'
        },
        last !== undefined && {
            id: 'rates',
            text: `Stawki w tym wyniku obowiązywały do ${(0,_site_src_domain_polish_date__rspack_import_9/* .formatDate */.Yq)(last)} Dziś rachunek może być inny. Liczymy nimi nadal, bo dane są na dzień ${(0,_site_src_domain_polish_date__rspack_import_9/* .formatDate */.Yq)((0,_site_src_domain_cooperative_description_tariffs__rspack_import_0/* .dayOfRates */.zW)(input))}`,
            remedy: 'Przepisz stawki z aktualnego rachunku.'
        }
    ];
    return found.filter((warning)=>warning !== false);
}
/** The others are in the comparison of keys. */ const mostNamed = 3;
/** Some of what running sources generated was never metered: at best only its sum over the settled time is known. */ function hidesOwnUse(param, param1) {
    let { indicators: { selfUse, generationKwh } } = param, { members } = param1;
    return selfUse === null && generationKwh > 0 || members.some((param)=>{
        let { totalGenerationKwh } = param;
        return totalGenerationKwh !== undefined;
    });
}
/** Without what belongs to the cooperative itself. */ function members(input) {
    return input.members.filter((member)=>!(0,_site_src_domain_cooperative_description_ownConnection__rspack_import_8/* .isOwnConnection */.R)(member)).length;
}
/** Said beside a figure where what it changes has no room; null where no market price is assumed. */ function marketNote(param) {
    let { prices } = param;
    const { zlPerMwh = [], assumed = [] } = prices?.market ?? {};
    const known = zlPerMwh.length - assumed.length;
    return assumed.length === 0 ? null : `Ceny rynkowe prądu oddanego poza spółdzielnią: znane ${known} z ${zlPerMwh.length}, pozostałe są założeniem. Im są wyższe, tym mniej dodaje spółdzielnia.`;
}
/** How many market prices are assumed, and what the cooperative would add at the lowest and highest they may be. */ function marketText(report, input, ranges) {
    const note = marketNote(input);
    const bounds = input.range?.market;
    if (note === null || report.settlement.indicators.generationKwh <= 0) {
        return null;
    }
    const added = (0,_site_src_domain_cooperative_compare__rspack_import_1/* .addedAtMarketBounds */.jp)(report, ranges, input);
    return added === null || !bounds ? note : `${note} Gdyby założone nie przekraczały ${(0,_site_src_site_format__rspack_import_6/* .formatNumber */.ZV)(bounds.lowest, 2)} zł/MWh, spółdzielnia dodałaby ${(0,_site_src_components_calculator_shared_numbers__rspack_import_5/* .formatZloty */.ir)(added.lowest)}; gdyby nie spadały poniżej ${(0,_site_src_site_format__rspack_import_6/* .formatNumber */.ZV)(bounds.highest, 2)} zł/MWh: ${(0,_site_src_components_calculator_shared_numbers__rspack_import_5/* .formatZloty */.ir)(added.highest)}.`;
}
/** Groups on bills that are counted with the example rates of G11. */ function standInGroups(param) {
    let { members, battery, tariffs = {} } = param;
    const used = new Set([
        ...members.map((param)=>{
            let { tariff } = param;
            return tariff;
        }),
        battery?.tariff
    ]);
    const groups = Object.entries(tariffs).flatMap((param)=>{
        let [name, tariff] = param;
        return used.has(name) && tariff.kind === 'g11' && tariff.group !== undefined ? [
            tariff.group
        ] : [];
    });
    return [
        ...new Set(groups)
    ];
}


},
56432(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (Disclosure)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_calculator_shared_useEver__rspack_import_2 = __webpack_require__(32334);
/* import */ var _styles_module_css__rspack_import_3 = __webpack_require__(5097);




const looks = {
    part: _styles_module_css__rspack_import_3/* ["default"].fold */.A.fold,
    detail: _styles_module_css__rspack_import_3/* ["default"].disclosure */.A.disclosure
};
/** A folded part of the results. Its content is first made, and loaded, when it is opened. */ function Disclosure(props) {
    const { name, look = 'detail', startsOpen = false, children } = props;
    const [isOpen, setIsOpen] = (0,react__rspack_import_1.useState)(startsOpen);
    const wasOpened = (0,_site_src_components_calculator_shared_useEver__rspack_import_2/* .useEver */.I)(isOpen);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("details", {
        className: looks[look],
        open: isOpen,
        onToggle: (param)=>{
            let { currentTarget } = param;
            setIsOpen(currentTarget.open);
        },
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("summary", {
                children: name
            }),
            wasOpened && children
        ]
    });
}


},
20050(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Cp: () => (spanText),
  Kv: () => (certaintyNames),
  dN: () => (periodName),
  hj: () => (shortPeriodName),
  w$: () => (componentNames)
});
/* import */ var _site_src_domain_polish_months__rspack_import_1 = __webpack_require__(40639);
/* import */ var _site_src_domain_cooperative_explain_days__rspack_import_0 = __webpack_require__(73119);
/* import */ var _site_src_domain_polish_date__rspack_import_3 = __webpack_require__(8204);
/* import */ var _site_src_domain_kernel_time__rspack_import_2 = __webpack_require__(56341);




/** Components of a bill, named as on a bill. */ const componentNames = {
    energy: 'Energia czynna',
    excise: 'Akcyza',
    network: 'Sieciowa zmienna',
    quality: 'Jakościowa',
    renewables: 'Opłata OZE',
    cogeneration: 'Kogeneracyjna',
    capacity: 'Mocowa za kWh',
    capacityFlat: 'Mocowa ryczałtowa',
    fixedNetwork: 'Sieciowa stała',
    subscription: 'Abonament',
    trade: 'Handlowa',
    gridDue: 'Sieć od energii wspólnej i odebranej',
    service: 'Obsługa spółdzielni',
    balancing: 'Bilansowanie handlowe',
    vat: 'VAT'
};
const certaintyNames = {
    high: 'pewność wysoka',
    medium: 'pewność średnia',
    low: 'pewność niska'
};
/** The name of a settlement period: „styczeń”, „styczeń 2027” if several share a name, „okres 3”; days of a cut month. */ function periodName(axis, param, period) {
    let { period: rule } = param;
    if (rule !== 'month') {
        return `okres ${period + 1}`;
    }
    const hour = axis.periodStarts[period] ?? 0;
    const name = _site_src_domain_polish_months__rspack_import_1/* .monthNames */.d[axis.localMonth[hour] ?? 0]?.[1] ?? '';
    const [from, to] = [
        hour,
        (axis.periodStarts[period + 1] ?? 1) - 1
    ].map((at)=>new Date((axis.localDay[at] ?? 0) * _site_src_domain_kernel_time__rspack_import_2/* .dayMs */.LP));
    if (!from || !to) {
        return name;
    }
    const year = axis.periodMonths.length <= 12 ? '' : ` ${from.getUTCFullYear()}`;
    // A month cut at an end of the data: „październik, dni 25–27”.
    const days = (axis.periodMonths[period] ?? 1) < 1 ? `, dni ${from.getUTCDate()}–${to.getUTCDate()}` : '';
    return `${name}${year}${days}`;
}
/** The settled time in days: „od 1 stycznia 2026 r. do 31 grudnia 2026 r.” */ function spanText(axis, period) {
    const [from, to] = (0,_site_src_domain_cooperative_explain_days__rspack_import_0/* .daysOf */.hF)(axis, period);
    return `od ${(0,_site_src_domain_polish_date__rspack_import_3/* .formatDate */.Yq)(from)} do ${(0,_site_src_domain_polish_date__rspack_import_3/* .formatDate */.Yq)(to)}`;
}
/** On the axis of a chart: „sty”, or the number of the period. */ function shortPeriodName(axis, param, period) {
    let { period: rule } = param;
    const month = axis.localMonth[axis.periodStarts[period] ?? 0] ?? 0;
    return rule === 'month' ? _site_src_domain_polish_months__rspack_import_1/* .monthNames */.d[month]?.[0] ?? '' : String(period + 1);
}


},
77888(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ FormSteps)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/react-dom/index.js
var react_dom = __webpack_require__(40961);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
;// CONCATENATED MODULE: ./src/components/calculator/shared/FormSteps.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const FormSteps_module = ({"step":"step_Qsry","heading":"heading_SJ6S","next":"next_lJKf","steps":"steps_xaWr","title":"title_Nroi","body":"body_UsDt"});
;// CONCATENATED MODULE: ./src/components/calculator/shared/FormSteps.tsx






/**
 * Groups of fields. A phone shows one at a time, with a way to the next; the others stay in the page, as their fields
 * keep what was typed. The style sheet tells the phone, so nothing moves when scripts take over.
 */ function FormSteps(param) {
    let { steps } = param;
    const [open, setOpen] = (0,react.useState)(0);
    const id = (0,react.useId)();
    const place = (0,react.useRef)(null);
    // A field that is to be shown may be in a step that is not.
    (0,react.useEffect)(()=>{
        const groups = place.current;
        const show = (param)=>{
            let { target } = param;
            const at = [
                ...groups?.children ?? []
            ].findIndex((group)=>group.contains(target));
            (0,react_dom.flushSync)(()=>{
                setOpen(at);
            });
        };
        groups?.addEventListener((/* inlined export .revealEvent */"reveal"), show);
        return ()=>{
            groups?.removeEventListener((/* inlined export .revealEvent */"reveal"), show);
        };
    }, []);
    const goTo = (step)=>{
        (0,react_dom.flushSync)(()=>{
            setOpen(step);
        });
        const heading = document.getElementById(`${id}-${step}`);
        heading?.focus({
            preventScroll: true
        });
        heading?.scrollIntoView();
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        ref: place,
        className: FormSteps_module.steps,
        children: steps.map((param, step)=>{
            let { title, content } = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
                className: FormSteps_module.step,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("legend", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                className: FormSteps_module.title,
                                children: title
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("button", {
                                id: `${id}-${step}`,
                                type: "button",
                                className: FormSteps_module.heading,
                                "aria-expanded": step === open,
                                onClick: ()=>{
                                    goTo(step);
                                },
                                children: [
                                    title,
                                    " ",
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                        className: "meta",
                                        children: `${step + 1} z ${steps.length}`
                                    })
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        className: FormSteps_module.body,
                        "data-open": step === open || undefined,
                        children: [
                            content,
                            step < steps.length - 1 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                                className: FormSteps_module.next,
                                onClick: ()=>{
                                    goTo(step + 1);
                                },
                                children: "Dalej"
                            })
                        ]
                    })
                ]
            }, title);
        })
    });
}


},
3110(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (RateSource),
  t: () => (isExample)
});
/* import */ var _site_src_domain_polish_date__rspack_import_1 = __webpack_require__(8204);
/* import */ var _site_src_site_format__rspack_import_0 = __webpack_require__(45170);


/**
 * Where a default comes from: „Stawka przykładowa 0,498 zł/kWh do 31 grudnia 2026 r. (komputerswiat.pl, 24.01.2026;
 * sprawdzono 20 listopada 2026 r.)”. Only a statute or an energy company is quoted without that word.
 */ function RateSource(param) {
    let { row, unit } = param;
    if (!row) {
        return 'Stawki ze źródłem nie mamy, więc 0 jest założeniem. Przepisz ją z rachunku.';
    }
    const { value, to, source, basis, checkedOn } = row;
    const name = isExample(row) ? 'Stawka przykładowa' : basis === 'law' ? 'Z ustawy' : 'Z taryfy';
    return `${name}: ${(0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(value, 4)}\u00a0${unit}, do ${(0,_site_src_domain_polish_date__rspack_import_1/* .formatDate */.Yq)(to)} (${source}; sprawdzono ${(0,_site_src_domain_polish_date__rspack_import_1/* .formatDate */.Yq)(checkedOn)})`;
}
/** Whether a rate comes neither from a law nor from an energy company. */ function isExample(param) {
    let { basis } = param;
    return basis === 'press' || basis === 'repository';
}


},
16039(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (ReportedNumber)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var react__rspack_import_1 = __webpack_require__(96540);
/* import */ var _site_src_components_ui_controls_NumberField__rspack_import_2 = __webpack_require__(80413);
/* import */ var _fieldErrors__rspack_import_3 = __webpack_require__(95053);




/** A number of the calculator: while its text is wrong, the answer waits and the list of errors leads here. */ function ReportedNumber(param) {
    let { path, ...props } = param;
    const { id, label } = props;
    const { report, returning } = (0,_fieldErrors__rspack_import_3/* .useProblemReport */.pu)();
    const onProblem = (0,react__rspack_import_1.useCallback)((message, text)=>{
        const isTyped = text.trim() !== '';
        report(id, message === undefined ? undefined : {
            label,
            message,
            isTyped,
            text,
            ...path && {
                path
            }
        });
    }, [
        report,
        id,
        label,
        path
    ]);
    (0,react__rspack_import_1.useEffect)(()=>{
        returning.delete(id);
    }, [
        returning,
        id
    ]);
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_controls_NumberField__rspack_import_2/* ["default"] */.A, {
        ...props,
        initialText: returning.get(id),
        onProblem: onProblem
    });
}


},
95053(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dm: () => (/* binding */ FieldErrorsProvider),
  YS: () => (/* binding */ useFieldError),
  Ly: () => (/* binding */ useFieldErrors),
  iS: () => (/* binding */ useProblems),
  pu: () => (/* binding */ useProblemReport),
  CB: () => (/* binding */ fieldId)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/domain/calculator/draft.ts
var draft = __webpack_require__(8700);
;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/fieldNames.ts
/** Names of the fields of a member, as at the fields themselves. */ const names = {
    annualKwh: 'Roczne zużycie',
    kw: 'Moc',
    tilt: 'Nachylenie',
    azimuth: 'Kierunek',
    capacityFactor: 'Wykorzystanie mocy',
    kwh: 'Pojemność użyteczna',
    efficiency: 'Sprawność całego cyklu'
};
/** The name of a field that is not on the page, by its path; empty if it has none. */ function fieldName(path) {
    return path.startsWith('key.shares') ? 'Udział' : names[path.split('.').at(-1) ?? ''] ?? '';
}

;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/fieldErrors.tsx




/** Keeps what the fields of a form report about their texts. */ function useProblems() {
    const [known, setKnown] = (0,react.useState)(new Map());
    const report = (0,react.useCallback)((id, problem)=>{
        setKnown((before)=>{
            const known = before.get(id);
            if (known?.message === problem?.message && known?.text === problem?.text) {
                return before;
            }
            const next = new Map(before);
            if (problem === undefined) {
                next.delete(id);
            } else {
                next.set(id, problem);
            }
            return next;
        });
    }, []);
    const [returning] = (0,react.useState)(()=>new Map());
    return (0,react.useMemo)(()=>({
            known,
            report,
            returning
        }), [
        known,
        report,
        returning
    ]);
}
const FieldErrors = /*#__PURE__*/ (0,react.createContext)({
    all: [],
    calculated: [],
    report: ()=>undefined,
    returning: new Map()
});
/** Gives every field its error, by its path in the description. */ function FieldErrorsProvider(param) {
    let { description, problems: { known, report, returning }, calculated, children } = param;
    const errors = (0,react.useMemo)(()=>{
        const empty = description.mode === 'full' ? (0,draft/* .emptyFields */.p)(description.cooperative) : [];
        const typed = [
            ...Array.from(known, (param)=>{
                let [id, problem] = param;
                return {
                    id,
                    field: problem.path ?? id,
                    ...problem
                };
            }),
            // A field of a member whose row is closed is not on the page.
            ...empty.flatMap((error)=>{
                const id = fieldId(error.field);
                return known.has(id) ? [] : [
                    {
                        id,
                        label: fieldName(error.field),
                        ...error
                    }
                ];
            })
        ];
        return typed.length > 0 ? {
            all: typed,
            calculated: [],
            report,
            returning
        } : {
            all: calculated.map((error)=>({
                    id: fieldId(error.field),
                    label: '',
                    ...error
                })),
            calculated,
            report,
            returning
        };
    }, [
        description,
        known,
        calculated,
        report,
        returning
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(FieldErrors, {
        value: errors,
        children: children
    });
}
/** All errors, for their list and for the rows of members. */ function useFieldErrors() {
    return (0,react.useContext)(FieldErrors).all;
}
/** The calculation's error for a field. An empty field reports that itself, when it is left. */ function useFieldError(path) {
    return (0,react.useContext)(FieldErrors).calculated.find((param)=>{
        let { field } = param;
        return field === path;
    })?.message;
}
/** Where a field reports what is wrong with its text, and finds what it is to begin with. */ function useProblemReport() {
    return (0,react.useContext)(FieldErrors);
}
/** Id of the control of a field. */ function fieldId(path) {
    return `pole-${path.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}


},
61684(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  d: () => (paybackText),
  f: () => (percentText)
});
/* import */ var _site_src_site_format__rspack_import_0 = __webpack_require__(45170);

/** A share (0–1) as a percentage; one just below 100% is not shown as 100%. */ function percentText(part) {
    let fractionDigits = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0;
    if (part === null) {
        return 'brak danych';
    }
    const percent = part * 100;
    const most = 100 - 10 ** -fractionDigits;
    return `${(0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(percent < 100 ? Math.min(percent, most) : percent, fractionDigits)}%`;
}
/** „około 7 lat”, „nie zwraca się”, „bez wkładu własnego; kredyt spłaca się w 10 lat”. */ function paybackText(payback) {
    if (payback.kind === 'never') {
        return 'nie zwraca się';
    }
    if (payback.kind === 'noOutlay') {
        const { loanYears } = payback;
        return loanYears > 0 ? `bez wkładu własnego; kredyt spłaca się w ${(0,_site_src_site_format__rspack_import_0/* .formatCount */.B4)(loanYears, _site_src_site_format__rspack_import_0/* .yearForms */.Fd)}` : 'bez wkładu własnego';
    }
    const years = payback.years < 10 ? Math.round(payback.years * 2) / 2 : Math.round(payback.years);
    return years < 1 ? 'mniej niż rok' : `około ${(0,_site_src_site_format__rspack_import_0/* .formatCount */.B4)(years, _site_src_site_format__rspack_import_0/* .yearForms */.Fd)}`;
}


},
39219(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Bo: () => (formatExact),
  E2: () => (finite),
  M0: () => (moneyAxis),
  c3: () => (formatKwh),
  eG: () => (formatEstimate),
  ej: () => (formatAmount),
  ir: () => (formatZloty),
  yj: () => (positive)
});
/* import */ var _site_src_site_format__rspack_import_0 = __webpack_require__(45170);

/** A number that can be drawn: anything not finite counts as zero. */ function finite(value) {
    return value !== undefined && Number.isFinite(value) ? value : 0;
}
/** Like {@link finite}, for values that cannot be below zero. */ function positive(value) {
    return Math.max(finite(value), 0);
}
/** An estimate to at most three significant digits: `12 300`, `4,57`. */ function formatEstimate(value) {
    return (0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(Number(finite(value).toPrecision(3)), 2);
}
function formatKwh(value) {
    return `${formatEstimate(value)}\u00a0kWh`;
}
function formatZloty(value) {
    return `${formatEstimate(value)}\u00a0zł`;
}
/** A tick on an axis where below zero is another direction, not less than nothing. */ function formatAmount(value) {
    return (0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(Math.abs(finite(value)), 2);
}
/** Unit and ticks of a money axis: in thousands, if there are tens of them. */ function moneyAxis(ticks) {
    const isLarge = ticks.some((tick)=>Math.abs(tick) >= 10000);
    return {
        unit: isLarge ? 'tys.\u00a0zł' : 'zł',
        formatTick: (tick)=>(0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(isLarge ? tick / 1000 : tick, 2)
    };
}
/** A table cell: the number itself, to two decimal places. */ function formatExact(value) {
    return (0,_site_src_site_format__rspack_import_0/* .formatNumber */.ZV)(finite(value), 2);
}


},
41560(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (showStart),
  _: () => (reveal)
});
/** Told at a control that is about to be shown, to whatever may be hiding it. */ const revealEvent = 'reveal';
/** Focuses a control after opening the folded parts around it: what is folded away cannot take the focus. */ function reveal(control) {
    control.dispatchEvent(new Event(revealEvent, {
        bubbles: true
    }));
    for(let part = control.closest('details'); part; part = part.parentElement?.closest('details') ?? null){
        part.open = true;
    }
    control.focus();
}
/** Focuses a long part of the page and scrolls to its start, where a browser alone would show its middle. */ function showStart(id) {
    const part = document.getElementById(id);
    part?.focus({
        preventScroll: true
    });
    part?.scrollIntoView();
}


},
32334(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  I: () => (useEver)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);

/**
 * True from the first time it is. A field that another value calls for stays when that value is half-typed or gone, and
 * with it what stands in it.
 */ function useEver(isTrue) {
    const [was, setWas] = (0,react__rspack_import_0.useState)(isTrue);
    if (isTrue && !was) {
        setWas(true);
    }
    return isTrue || was;
}


},
23568(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  D: () => (descriptionFile)
});
/** Name of the file with the whole description. */ const descriptionFile = 'spoldzielnia.json';


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
77448(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ ButtonRow)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/components/ui/buttons/ButtonRow/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"row":"row_gpo4"});
;// CONCATENATED MODULE: ./src/components/ui/buttons/ButtonRow/index.tsx


/** Buttons side by side, which wrap where they do not fit. */ function ButtonRow(param) {
    let { children } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        className: styles_module.row,
        children: children
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
2251(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ ErrorBox)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
;// CONCATENATED MODULE: ./src/components/ui/controls/ErrorBox/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"box":"box_txj5"});
;// CONCATENATED MODULE: ./src/components/ui/controls/ErrorBox/index.tsx


const shown = 10;
/** All errors of a form or a file in one place. */ function ErrorBox(param) {
    let { title, errors, ...attributes } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.box,
        ...attributes,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                children: title
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                children: errors.slice(0, shown)
            }),
            errors.length > shown && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Pozostałe błędy: ",
                    errors.length - shown,
                    "."
                ]
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
71291(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (NotLoaded)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_buttons_Button__rspack_import_1 = __webpack_require__(27588);
/* import */ var _site_src_components_ui_Notice__rspack_import_2 = __webpack_require__(83029);



/**
 * Stands hidden in a page that runs scripts at once; `asleep/unloaded` shows it where they do not come. Its button
 * works without React.
 */ function NotLoaded(param) {
    let { children } = param;
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
        role: "alert",
        "data-unloaded": true,
        hidden: true,
        children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(_site_src_components_ui_Notice__rspack_import_2/* ["default"] */.A, {
            kind: "error",
            children: [
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                    children: children
                }),
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                    children: /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_site_src_components_ui_buttons_Button__rspack_import_1/* .Button */.$, {
                        "data-reload": true,
                        children: "Spr\xf3buj ponownie"
                    })
                })
            ]
        })
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
19602(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $S: () => (/* binding */ operatorRate),
  Bg: () => (/* binding */ exampleMarket),
  OB: () => (/* binding */ rowOf),
  qy: () => (/* binding */ defaultFinance),
  pr: () => (/* binding */ operatorNames),
  hq: () => (/* binding */ newSources),
  pY: () => (/* binding */ cooperativeOf),
  I8: () => (/* reexport */ (/* inlined export .memberLimit */1000)),
  zf: () => (/* binding */ knownMarketBounds),
  Ii: () => (/* binding */ daysOfRates),
  Ac: () => (/* binding */ exampleMarketMonths),
  V0: () => (/* binding */ g11Of),
  Fy: () => (/* reexport */ limits),
  yU: () => (/* binding */ consumptionNames),
  MK: () => (/* binding */ newBattery),
  rB: () => (/* binding */ ownSourceName),
  _A: () => (/* binding */ withGivenPrices)
});

// UNUSED EXPORTS: startDay

// EXTERNAL MODULE: ./src/domain/settlement/money/rates.ts
var money_rates = __webpack_require__(97540);
// EXTERNAL MODULE: ./src/domain/settlement/options.ts
var options = __webpack_require__(38898);
;// CONCATENATED MODULE: ./src/domain/cooperative/description/limits.ts
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

;// CONCATENATED MODULE: ./src/domain/calculator/defaults.ts


/** The form has the limits of the description. */ 
const operatorNames = {
    tauron: 'TAURON',
    pge: 'PGE',
    energa: 'Energa',
    stoen: 'Stoen (E.ON)',
    enea: 'Enea'
};
/** Polish names of the kinds of use. */ const consumptionNames = {
    household: 'gospodarstwo domowe',
    services: 'firma lub urząd',
    farm: 'gospodarstwo rolne',
    school: 'szkoła',
    waterworks: 'wodociąg',
    streetLighting: 'oświetlenie ulic',
    heatPump: 'pompa ciepła',
    office: 'biuro',
    sewageWorks: 'oczyszczalnia ścieków',
    fireStation: 'remiza',
    factory: 'zakład produkcyjny',
    warehouse: 'magazyn towarów',
    dairy: 'mleczarnia',
    coldStore: 'chłodnia',
    shop: 'sklep',
    bakery: 'piekarnia',
    commonParts: 'części wspólne bloku',
    charger: 'ładowarka samochodów'
};
/** In place of a kind of use, at a source of the cooperative itself with a connection of its own. */ const ownSourceName = 'źródło spółdzielni';
/** The first day of the latest year with a rate for energy. */ function startDay(param) {
    let { rates } = param;
    const year = rates[(0,money_rates/* .operatorRateId */.C$)('energy', 'tauron')]?.rows.at(-1)?.from.slice(0, 4) ?? '2026';
    return `${year}-01-01`;
}
/** The row of an operator's G11 rate; undefined if the table has none. */ function operatorRate(dated, name, operator) {
    return rowOf(dated, (0,money_rates/* .operatorRateId */.C$)(name, operator));
}
/** The days that rates are known for: outside them there is none to take. */ function daysOfRates(param) {
    let { rates } = param;
    const rows = Object.values(rates).flatMap((series)=>series.rows);
    const days = rows.flatMap((param)=>{
        let { from, to } = param;
        return [
            from,
            to
        ];
    }).sort();
    return {
        min: days[0] ?? '',
        max: days.at(-1) ?? ''
    };
}
/** The row of a rate on the first day of the description. */ function rowOf(dated, id) {
    const row = (0,money_rates/* .rateOn */._d)(dated.rates, id, startDay(dated));
    return row.ok ? row.value : undefined;
}
const exampleYear = '2025';
/**
 * Monthly market prices of an example year. Of no year are all twelve known (A11): the known months of 2025 stay as they
 * are, each other is assumed on the straight line between its neighbours that are known. Throws if none is.
 */ function exampleMarketMonths(param) {
    let { marketPrices } = param;
    const ofYear = marketPrices.filter((param)=>{
        let { month } = param;
        return month.startsWith(exampleYear);
    });
    return Array.from({
        length: 12
    }, (_, index)=>{
        const month = `${exampleYear}-${String(index + 1).padStart(2, '0')}`;
        const known = ofYear.find((price)=>price.month === month);
        const before = ofYear.filter((price)=>price.month <= month).at(-1);
        const after = ofYear.find((price)=>price.month >= month);
        const [from, to] = [
            before ?? after,
            after ?? before
        ];
        if (!from || !to) {
            throw new Error(`stawki.yaml: no market price of ${exampleYear}.`);
        }
        const way = numberOf(to) - numberOf(from);
        const part = way === 0 ? 0 : (index + 1 - numberOf(from)) / way;
        const value = Math.round((from.value + (to.value - from.value) * part) * 100) / 100;
        return {
            value,
            known,
            between: [
                from,
                to
            ]
        };
    });
}
const numberOf = (param)=>{
    let { month } = param;
    return Number(month.slice(5));
};
/** The example year as a description has it. */ function exampleMarket(dated) {
    const months = exampleMarketMonths(dated);
    return {
        kind: 'monthly',
        zlPerMwh: months.map((param)=>{
            let { value } = param;
            return value;
        }),
        assumed: months.flatMap((param, index)=>{
            let { known } = param;
            return known ? [] : [
                index + 1
            ];
        })
    };
}
/** Monthly prices of which the reader gives some, by month (1–12): these are assumed no more. */ function withGivenPrices(param, given) {
    let { kind, zlPerMwh, assumed } = param;
    const before = kind === 'monthly' ? zlPerMwh : Array(12).fill(null);
    return {
        kind: 'monthly',
        zlPerMwh: before.map((price, index)=>given.get(index + 1) ?? (given.has(index + 1) ? null : price)),
        ...assumed && {
            assumed: assumed.filter((month)=>!given.has(month))
        }
    };
}
/**
 * Known prices that months of unknown prices may have as well: the lowest of the example year, and the latest of a sunny
 * month of another year. Without them the range of the saving would rest on an assumption. Undefined without either.
 */ function knownMarketBounds(param) {
    let { marketPrices } = param;
    const isOfYear = (param)=>{
        let { month } = param;
        return month.startsWith(exampleYear);
    };
    const [lowest] = marketPrices.filter(isOfYear).sort((a, b)=>a.value - b.value);
    const highest = marketPrices.filter((price)=>numberOf(price) >= 4 && numberOf(price) <= 9 && !isOfYear(price)).at(-1);
    return lowest && highest && {
        lowest,
        highest
    };
}
function marketRange(dated) {
    const bounds = knownMarketBounds(dated);
    return bounds && {
        market: {
            lowest: bounds.lowest.value,
            highest: bounds.highest.value
        }
    };
}
/**
 * The household tariff with explicit monthly fees; those missing from the table are 0. It may stand in for another
 * group, of which no dated rates were found.
 */ function g11Of(dated, operator, energy) {
    let group = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : 'G11';
    return {
        kind: 'g11',
        operator,
        ...group !== 'G11' && {
            group
        },
        ...energy !== undefined && {
            energy
        },
        fixedNetwork: operatorRate(dated, 'fixedNetwork', operator)?.value ?? 0,
        subscription: operatorRate(dated, 'subscription', operator)?.value ?? 0
    };
}
/** The defaults of the settlement, made explicit for the form. */ function defaultPrices(dated) {
    const { internalPrice, internalVat, gridReading, flatCapacityBy } = options/* .defaultOptions */.K;
    const { servicePerMember, balancingPerMwh, vat } = options/* .defaultOptions */.K;
    return {
        vat,
        internalPrice,
        internalVat,
        gridReading,
        flatCapacityBy,
        servicePerMember,
        balancingPerMwh,
        market: exampleMarket(dated)
    };
}
/** Defaults for an investment of which only the cost is known. */ const defaultFinance = {
    costZl: 0,
    vat: 0,
    vatDeducted: 0,
    grant: 0,
    loan: 0,
    loanRate: 0,
    loanYears: 0,
    annualCostZl: 0,
    priceGrowth: 0,
    costGrowth: 0,
    ageing: 0.5,
    discount: 5,
    years: 20,
    against: 'alone'
};
/** A source as it is added; one of given hourly values has none. */ const newSources = {
    pv: {
        kind: 'pv',
        kw: 10,
        tilt: 35,
        azimuth: 180
    },
    wind: {
        kind: 'wind',
        kw: 50,
        capacityFactor: 0.25
    },
    biogas: {
        kind: 'biogas',
        kw: 50
    },
    hydro: {
        kind: 'hydro',
        kw: 50
    }
};
const newBattery = {
    kwh: 10,
    kw: 5,
    efficiency: 0.9
};
/** Everything in a description except its members. */ function cooperativeOf(dated, members, tariffs) {
    return {
        version: 1,
        start: `${startDay(dated)}T00:00:00+01:00`,
        period: 'month',
        year: 'steady',
        validPeriods: 12,
        weatherSeed: 1,
        region: 'centre',
        key: {
            kind: 'hourly'
        },
        members,
        tariffs,
        prices: defaultPrices(dated),
        range: marketRange(dated),
        cooperative: {
            gridOperators: 1,
            sellers: 1,
            ownedByMembers: true
        }
    };
}


},
8700(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (isComplete),
  p: () => (emptyFields)
});
/** Shown at every empty number field. */ const emptyMessage = 'Wpisz liczbę.';
/** Lists in which `null` is an hour without a reading. */ const hourlyLists = new Set([
    'withdrawnKwh',
    'injectedKwh',
    'consumptionKwh',
    'kwh'
]);
/** Empty number fields, with paths as in the errors of the calculation: `members[1].profile.annualKwh`. */ function emptyFields(value) {
    let path = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : '';
    if (value === null) {
        return [
            {
                field: path,
                message: emptyMessage
            }
        ];
    }
    if (typeof value !== 'object' || ArrayBuffer.isView(value)) {
        return [];
    }
    if (Array.isArray(value)) {
        return value.flatMap((item, index)=>emptyFields(item, `${path}[${index + 1}]`));
    }
    return Object.entries(value).flatMap((param)=>{
        let [key, item] = param;
        return Array.isArray(item) && hourlyLists.has(key) ? [] : emptyFields(item, path === '' ? key : `${path}.${key}`);
    });
}
/** Whether a draft can be calculated and saved. */ function isComplete(draft) {
    return emptyFields(draft).length === 0;
}


},
7175(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Cp: () => (nameLength),
  D0: () => (writeQuickLink),
  KK: () => (writePackedLink),
  XF: () => (readLink),
  fh: () => (packState)
});
/* import */ var _quick__rspack_import_0 = __webpack_require__(43936);
/* import */ var _readings__rspack_import_1 = __webpack_require__(890);


/** Version of the link. Older links still work, but the user is asked to check the values. */ const linkVersion = 1;
/** Reads a fragment, with or without its `#`. */ function readLink(fragment, dated) {
    const fields = new URLSearchParams(fragment.replace(/^#/, ''));
    const compressed = fields.get('d');
    const data = compressed ?? fields.get('j');
    const isQuick = (0,_quick__rspack_import_0/* .namesQuick */.As)(fields);
    const version = fields.get('w');
    if (data === null && !isQuick) {
        return version === null ? {
            kind: 'none'
        } : {
            kind: 'broken'
        };
    }
    // Links written by hand or on other pages have no version.
    const number = version === null && isQuick ? linkVersion : Number(version ?? Number.NaN);
    if (!Number.isInteger(number) || number < 0 || number > linkVersion) {
        return {
            kind: 'broken'
        };
    }
    const isOld = number < linkVersion;
    if (data !== null) {
        return {
            kind: 'packed',
            isOld,
            data,
            isCompressed: compressed !== null
        };
    }
    const quick = (0,_quick__rspack_import_0/* .readQuick */.e)(fields, dated);
    return quick === null ? {
        kind: 'broken'
    } : {
        kind: 'quick',
        isOld,
        state: {
            description: {
                mode: 'quick',
                quick
            },
            variants: []
        }
    };
}
/** The fragment for a state that five fields can describe; null for one that has to be packed. */ function writeQuickLink(param) {
    let { description, variants } = param;
    return description.mode === 'quick' && variants.length === 0 ? `w=${linkVersion}&${(0,_quick__rspack_import_0/* .writeQuick */.Bf)(description.quick)}` : null;
}
/** The fragment for a packed state. */ function writePackedLink(data, isCompressed) {
    return `w=${linkVersion}&${isCompressed ? 'd' : 'j'}=${data}`;
}
/** A state as JSON; of meter readings only their marks. */ function packState(param) {
    let { description, variants } = param;
    const packed = {
        s: packDescription(description),
        v: variants.map((param)=>{
            let { name, description: kept } = param;
            return {
                n: name,
                s: packDescription(kept)
            };
        })
    };
    return JSON.stringify(packed);
}
/** Longest name of a variant. */ const nameLength = 60;
function packDescription(description) {
    const q = (0,_quick__rspack_import_0/* .writeQuick */.Bf)(description.quick);
    return description.mode === 'quick' ? {
        q
    } : {
        q,
        c: (0,_readings__rspack_import_1/* .linkedCooperative */.RN)(description.cooperative)
    };
}


},
23032(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  CU: () => (annualUseOf),
  FB: () => (changeMember),
  Op: () => (copyMember),
  YG: () => (withoutMembers),
  Zg: () => (returnMember),
  f: () => (powerOf),
  gG: () => (freeMemberName),
  hj: () => (newMember),
  jp: () => (measuredYearOf),
  pD: () => (addMembers),
  pt: () => (removeMember),
  y7: () => (newOwnSource)
});
/* import */ var _defaults__rspack_import_0 = __webpack_require__(19602);
/* import */ var _cooperative_description_ownConnection__rspack_import_2 = __webpack_require__(81399);
/* import */ var _shares__rspack_import_1 = __webpack_require__(55623);
/* import */ var _kernel_changedList__rspack_import_3 = __webpack_require__(23802);




/** The name, followed by the lowest free number if it is taken: the settlement identifies members by name. */ function freeMemberName(name, taken) {
    if (!taken.has(name)) {
        return name;
    }
    let number = 2;
    while(taken.has(`${name} ${number}`)){
        number += 1;
    }
    return `${name} ${number}`;
}
/** Appends members under free names, up to the limit; `shares` are their shares in a fixed key. */ function addMembers(cooperative, added) {
    let shares = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : [];
    const taken = new Set(cooperative.members.map((param)=>{
        let { id } = param;
        return id;
    }));
    const named = added.slice(0, _defaults__rspack_import_0/* .memberLimit */.I8 - cooperative.members.length).map((member)=>{
        const id = freeMemberName(member.id, taken);
        taken.add(id);
        return {
            ...member,
            id
        };
    });
    return {
        ...cooperative,
        members: [
            ...cooperative.members,
            ...named
        ],
        key: (0,_shares__rspack_import_1/* .withShares */.t_)(cooperative, (known)=>[
                ...known,
                ...named.map((member, index)=>shares[index] ?? ((0,_cooperative_description_ownConnection__rspack_import_2/* .isOwnConnection */.R)(member) ? 0 : _shares__rspack_import_1/* .equalShare */.EM))
            ])
    };
}
/** For a list that takes the place of all members. */ function withoutMembers(cooperative) {
    return {
        ...cooperative,
        members: [],
        key: (0,_shares__rspack_import_1/* .withShares */.t_)(cooperative, ()=>[])
    };
}
/** Inserts a copy of a member right after it. */ function copyMember(cooperative, index) {
    const { members } = cooperative;
    const original = members[index];
    if (!original || members.length >= _defaults__rspack_import_0/* .memberLimit */.I8) {
        return cooperative;
    }
    const id = freeMemberName(original.id, new Set(members.map((member)=>member.id)));
    return {
        ...cooperative,
        members: (0,_kernel_changedList__rspack_import_3/* .insertAt */.PT)(members, index + 1, {
            ...original,
            id
        }),
        key: (0,_shares__rspack_import_1/* .withShares */.t_)(cooperative, (shares)=>(0,_kernel_changedList__rspack_import_3/* .insertAt */.PT)(shares, index + 1, shares[index] ?? _shares__rspack_import_1/* .equalShare */.EM))
    };
}
/** Removes a member, unless it is the only one: a description has at least one. */ function removeMember(cooperative, index) {
    return cooperative.members.length > 1 ? {
        ...cooperative,
        members: (0,_kernel_changedList__rspack_import_3/* .removeAt */.Wq)(cooperative.members, index),
        key: (0,_shares__rspack_import_1/* .withShares */.t_)(cooperative, (shares)=>(0,_kernel_changedList__rspack_import_3/* .removeAt */.Wq)(shares, index))
    } : cooperative;
}
/** Puts a removed member back in its place, with its share; a list that is full meanwhile stays as it is. */ function returnMember(cooperative, index, member, share) {
    return cooperative.members.length < _defaults__rspack_import_0/* .memberLimit */.I8 ? {
        ...cooperative,
        members: (0,_kernel_changedList__rspack_import_3/* .insertAt */.PT)(cooperative.members, index, member),
        key: (0,_shares__rspack_import_1/* .withShares */.t_)(cooperative, (shares)=>(0,_kernel_changedList__rspack_import_3/* .insertAt */.PT)(shares, index, share))
    } : cooperative;
}
function changeMember(cooperative, index, member) {
    return {
        ...cooperative,
        members: (0,_kernel_changedList__rspack_import_3/* .replaceAt */._D)(cooperative.members, index, member)
    };
}
/** A new member with default values, in the first tariff. */ function newMember(cooperative) {
    const [tariff] = Object.keys(cooperative.tariffs ?? {});
    return {
        id: 'nowy członek',
        profile: {
            kind: 'household',
            annualKwh: 2500,
            seed: 1
        },
        ...tariff !== undefined && {
            tariff
        }
    };
}
/** A new source of the cooperative itself, with a connection of its own. Its fees are unknown until a tariff is chosen. */ function newOwnSource() {
    return {
        id: 'farma fotowoltaiczna',
        ofCooperative: true,
        sources: [
            _defaults__rspack_import_0/* .newSources.pv */.hq.pv
        ]
    };
}
/** Power of all sources of a member, running and planned, kW; null while any of them is unknown. */ function powerOf(param) {
    let { sources = [], sourceKw = 0 } = param;
    return sources.reduce((all, param)=>{
        let { kw } = param;
        return all === null || kw === null ? null : all + kw;
    }, sourceKw);
}
/**
 * What readings of a whole year say of a member's use, kWh; null for other spans, which nothing turns into a year, and
 * where energy was fed in and nobody knows how much was generated.
 */ function measuredYearOf(param) {
    let { readings, totalGenerationKwh } = param;
    if (!readings || ![
        8760,
        8784
    ].includes(readings.withdrawn.length)) {
        return null;
    }
    const { withdrawn, injected, generation } = readings;
    // An hour without a reading counts as none, as in the settlement.
    const sum = (series)=>series.reduce((all, kwh)=>all + (kwh || 0), 0);
    const fedIn = sum(injected);
    const generated = generation ? sum(generation) : totalGenerationKwh ?? (fedIn > 0 ? null : 0);
    return generated === null ? null : sum(withdrawn) - fedIn + generated;
}
/** A member's use per year, kWh; null if it is given hourly, and while it is unknown. */ function annualUseOf(member) {
    const { profile, readings } = member;
    return (0,_cooperative_description_ownConnection__rspack_import_2/* .isOwnConnection */.R)(member) ? 0 : readings ? null : profile?.annualKwh ?? null;
}


},
55121(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  CM: () => (writeCounts),
  Ht: () => (membersOfCounts),
  No: () => (readAmount),
  QH: () => (sumOfUse),
  ZQ: () => (readCounts),
  m4: () => (assumedMark),
  ox: () => (newCount)
});
/* import */ var _memberKinds__rspack_import_0 = __webpack_require__(1230);

/** What a kind starts with when it is ticked. */ function newCount(id) {
    return {
        id,
        count: 1,
        annualKwh: _memberKinds__rspack_import_0/* .memberKinds */.A[id].annualKwh
    };
}
/** The use of all of them, kWh; null while a number is missing. */ function sumOfUse(counts) {
    return counts.reduce((all, param)=>{
        let { count, annualKwh } = param;
        return all === null || count === null || annualKwh === null ? null : all + count * annualKwh;
    }, 0);
}
/** Follows the name of a member that is only assumed to join. */ const assumedMark = ' (założenie)';
/** Every single point, numbered where there are several alike; null while a number is missing. */ function membersOfCounts(counts) {
    if (sumOfUse(counts) === null) {
        return null;
    }
    const roofs = counts.filter((param)=>{
        let { id } = param;
        return _memberKinds__rspack_import_0/* .memberKinds */.A[id].hasRoof;
    });
    const carriers = roofs.length > 0 ? roofs : counts;
    const roofUse = sumOfUse(carriers) ?? 0;
    return counts.flatMap((kind)=>{
        const { name, profile, group, holder, person } = _memberKinds__rspack_import_0/* .memberKinds */.A[kind.id];
        const { count, annualKwh, assumed = 0 } = kind;
        const panels = carriers.includes(kind) && roofUse > 0 ? (annualKwh ?? 0) / roofUse : 0;
        return Array.from({
            length: count ?? 0
        }, (_, index)=>({
                name: `${name}${count === 1 ? '' : ` ${index + 1}`}${index < (count ?? 0) - assumed ? '' : assumedMark}`,
                holder,
                person,
                profile,
                group,
                annualKwh: annualKwh ?? 0,
                panels
            }));
    });
}
/** `szkola-1-72000,dom-6-4000`; `dom-6-4000-2` where two of the six are assumed. */ function writeCounts(counts) {
    return counts.map((param)=>{
        let { id, count, annualKwh, assumed } = param;
        return [
            id,
            count,
            annualKwh,
            ...assumed === undefined ? [] : [
                assumed
            ]
        ].join('-');
    }).join();
}
/** Reads the output of {@link writeCounts}; null if anything in it is wrong. */ function readCounts(text, limits) {
    const counts = text.split(',').map((part)=>{
        const [name, count, annual, assume, ...rest] = part.split('-');
        const id = _memberKinds__rspack_import_0/* .memberKindIds.find */.Z.find((known)=>known === name);
        const points = readAmount(count, 1, limits.count);
        const annualKwh = readAmount(annual, 0, limits.annualKwh);
        const assumed = assume === undefined ? null : readAmount(assume, 1, points ?? 0);
        return id === undefined || points === undefined || annualKwh === undefined || assumed === undefined || rest.length > 0 ? null : {
            id,
            count: points,
            annualKwh,
            ...assumed !== null && {
                assumed
            }
        };
    });
    const found = counts.filter((count)=>count !== null);
    const total = found.reduce((all, param)=>{
        let { count } = param;
        return all + (count ?? 0);
    }, 0);
    const isOnce = new Set(found.map((param)=>{
        let { id } = param;
        return id;
    })).size === counts.length;
    return found.length === counts.length && isOnce && total <= limits.count ? found : null;
}
/** A number, null for an empty one, undefined for anything else. */ function readAmount(text, min, max) {
    if (text === '') {
        return null;
    }
    const value = Number(text);
    return /^\d+(\.\d+)?$/.test(text ?? '') && value >= min && value <= max ? value : undefined;
}


},
1230(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (memberKinds),
  Z: () => (memberKindIds)
});
const withRoof = {
    hasRoof: true
};
const noRoof = {
    hasRoof: false
};
/** A school, an office and street lamps are the municipality's own. */ const municipal = {
    holder: 'gmina',
    person: 'legal'
};
const municipalCompany = {
    holder: 'spółka komunalna',
    person: 'legal'
};
/** A cultural institution, a volunteer fire brigade and a company are legal persons of their own. */ const legal = {
    person: 'legal'
};
const natural = {
    person: 'natural'
};
const memberKinds = {
    szkola: {
        name: 'szkoła',
        profile: 'school',
        group: 'C21',
        annualKwh: 72000,
        ...withRoof,
        ...municipal
    },
    urzad: {
        name: 'urząd',
        profile: 'services',
        group: 'C11',
        annualKwh: 36000,
        ...withRoof,
        ...municipal
    },
    kultura: {
        name: 'ośrodek kultury',
        profile: 'services',
        group: 'C11',
        annualKwh: 24000,
        ...withRoof,
        ...legal
    },
    wodociag: {
        name: 'wodociąg',
        profile: 'waterworks',
        group: 'C21',
        annualKwh: 72000,
        ...withRoof,
        ...municipalCompany
    },
    oczyszczalnia: {
        name: 'oczyszczalnia ścieków',
        profile: 'sewageWorks',
        group: 'B21',
        annualKwh: 150000,
        ...withRoof,
        ...municipalCompany
    },
    oswietlenie: {
        name: 'oświetlenie ulic',
        profile: 'streetLighting',
        group: 'C11o',
        annualKwh: 36000,
        ...noRoof,
        ...municipal
    },
    remiza: {
        name: 'remiza',
        profile: 'fireStation',
        group: 'C11',
        annualKwh: 8000,
        ...withRoof,
        ...legal
    },
    gospodarstwo: {
        name: 'gospodarstwo',
        profile: 'farm',
        group: 'C12a',
        annualKwh: 17500,
        ...withRoof,
        ...natural
    },
    mleczarnia: {
        name: 'mleczarnia',
        profile: 'dairy',
        group: 'B21',
        annualKwh: 300000,
        ...withRoof,
        ...legal
    },
    chlodnia: {
        name: 'chłodnia',
        profile: 'coldStore',
        group: 'C21',
        annualKwh: 200000,
        ...withRoof,
        ...legal
    },
    zaklad: {
        name: 'zakład produkcyjny',
        profile: 'factory',
        group: 'B21',
        annualKwh: 120000,
        ...withRoof,
        ...legal
    },
    magazyn: {
        name: 'magazyn',
        profile: 'warehouse',
        group: 'C21',
        annualKwh: 45000,
        ...withRoof,
        ...legal
    },
    sklep: {
        name: 'sklep',
        profile: 'shop',
        group: 'C11',
        annualKwh: 60000,
        ...withRoof,
        ...legal
    },
    piekarnia: {
        name: 'piekarnia',
        profile: 'bakery',
        group: 'C21',
        annualKwh: 60000,
        ...withRoof
    },
    biuro: {
        name: 'biuro',
        profile: 'office',
        group: 'C11',
        annualKwh: 30000,
        ...withRoof,
        ...legal
    },
    blok: {
        name: 'części wspólne bloku',
        profile: 'commonParts',
        group: 'G11',
        annualKwh: 12000,
        ...withRoof,
        person: 'community'
    },
    mieszkanie: {
        name: 'mieszkanie',
        profile: 'household',
        group: 'G11',
        annualKwh: 2400,
        ...noRoof,
        ...natural
    },
    dom: {
        name: 'dom',
        profile: 'household',
        group: 'G11',
        annualKwh: 4000,
        ...withRoof,
        ...natural
    },
    pompa: {
        name: 'pompa ciepła',
        profile: 'heatPump',
        group: 'G12w',
        annualKwh: 6000,
        ...noRoof,
        ...natural
    },
    ladowarka: {
        name: 'ładowarka',
        profile: 'charger',
        group: 'C11',
        annualKwh: 10000,
        ...noRoof
    }
};
const memberKindIds = Object.keys(memberKinds);


},
83835(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A0: () => (withMonths),
  FF: () => (writeMonths),
  WB: () => (sumOfMonths),
  cF: () => (partOfUse),
  mF: () => (readMonths)
});
/* import */ var _presets__rspack_import_0 = __webpack_require__(60091);
/* import */ var _memberCounts__rspack_import_1 = __webpack_require__(55121);


/** The use by months; the year is their sum, and stays as it was while a month is unknown. */ function withMonths(param, monthlyKwh) {
    let { annualKwh } = param;
    return {
        annualKwh: monthlyKwh.includes(null) ? annualKwh : sumOfMonths(monthlyKwh),
        monthlyKwh
    };
}
/** kWh of the months that are known. */ function sumOfMonths(months) {
    return months.reduce((all, kwh)=>all + (kwh ?? 0), 0);
}
/** A percentage of the year and of every month. */ function partOfUse(annualKwh, monthlyKwh, percent) {
    const months = monthlyKwh?.map((kwh)=>(0,_presets__rspack_import_0/* .partOf */.BU)(kwh ?? 0, percent));
    return months ? {
        annualKwh: sumOfMonths(months),
        monthlyKwh: months
    } : {
        annualKwh: (0,_presets__rspack_import_0/* .partOf */.BU)(annualKwh, percent)
    };
}
/** `310,280.5,,…`: an empty month stays empty. */ function writeMonths(months) {
    return months.map((kwh)=>kwh ?? '').join();
}
/** Reads the output of {@link writeMonths}; null if anything in it is wrong. */ function readMonths(text, max) {
    const months = text.split(',').map((month)=>(0,_memberCounts__rspack_import_1/* .readAmount */.No)(month, 0, max));
    const read = months.filter((kwh)=>kwh !== undefined);
    return months.length === 12 && read.length === 12 ? read : null;
}


},
55623(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  AR: () => (sharesOf),
  Az: () => (changeShare),
  EM: () => (equalShare),
  YG: () => (sharesByOutlay),
  lJ: () => (equalShares),
  t_: () => (withShares)
});
/* import */ var _cooperative_description_ownConnection__rspack_import_1 = __webpack_require__(81399);
/* import */ var _kernel_changedList__rspack_import_0 = __webpack_require__(23802);


/** Everyone's default share. Shares have no unit, so any equal number would do. */ const equalShare = 1;
/** The shares of a fixed key, one per member, null if not entered yet; undefined for the hourly key. */ function sharesOf(param) {
    let { key, members } = param;
    return key.kind === 'fixed' ? members.map((_, index)=>key.shares[index] ?? null) : undefined;
}
/** Changes the shares of a fixed key, which must match the members; an hourly key stays as it is. */ function withShares(cooperative, change) {
    const shares = sharesOf(cooperative);
    return shares ? {
        kind: 'fixed',
        shares: change(shares)
    } : cooperative.key;
}
/** Changes one member's share in a fixed key. */ function changeShare(cooperative, index, share) {
    return {
        ...cooperative,
        key: withShares(cooperative, (shares)=>(0,_kernel_changedList__rspack_import_0/* .replaceAt */._D)(shares, index, share))
    };
}
/** The initial fixed key: the same share for everyone who uses energy. */ function equalShares(param) {
    let { members } = param;
    return {
        kind: 'fixed',
        shares: members.map((member)=>(0,_cooperative_description_ownConnection__rspack_import_1/* .isOwnConnection */.R)(member) ? 0 : equalShare)
    };
}
/** A fixed key by members' outlays; null if there are none. */ function sharesByOutlay(param) {
    let { members } = param;
    const shares = members.map((param)=>{
        let { outlayZl } = param;
        return outlayZl ?? 0;
    });
    return shares.some((share)=>share > 0) ? {
        kind: 'fixed',
        shares
    } : null;
}


},
60091(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  BU: () => (partOf),
  f: () => (countsOfPreset),
  v4: () => (presets),
  w$: () => (presetIds)
});
/** A percentage of an amount, to a hundredth. */ const partOf = (all, percent)=>Math.round(all * percent) / 100;
const presetIds = [
    'gmina',
    'wies',
    'firmy',
    'osiedle'
];
function several(count, name, member) {
    return Array.from({
        length: count
    }, (_, index)=>({
            ...member,
            name: `${name} ${index + 1}`
        }));
}
/**
 * Example sets of members. They are not based on statistics: shares are round assumptions, and the power is chosen so
 * that the panels generate about 70 % of the use, the threshold of art. 38e. A school, an office and street lamps are the
 * municipality's own; a cultural institution and a municipal company are legal persons of their own.
 */ const presets = {
    gmina: {
        label: 'Gmina',
        text: 'Trzy osoby prawne: gmina (szkoła, urząd i oświetlenie ulic), ośrodek kultury i spółka wodociągowa. Panele na szkole, na urzędzie i przy wodociągu.',
        annualKwh: 240000,
        kwp: 165,
        members: [
            {
                name: 'szkoła',
                kind: 'school',
                use: 30,
                panels: 40,
                type: 'szkola'
            },
            {
                name: 'urząd',
                kind: 'services',
                use: 15,
                panels: 15,
                type: 'urzad'
            },
            {
                name: 'ośrodek kultury',
                kind: 'services',
                use: 10,
                panels: 0,
                type: 'kultura'
            },
            {
                name: 'wodociąg',
                kind: 'waterworks',
                use: 30,
                panels: 45,
                type: 'wodociag'
            },
            {
                name: 'oświetlenie ulic',
                kind: 'streetLighting',
                use: 15,
                panels: 0,
                type: 'oswietlenie'
            }
        ]
    },
    wies: {
        label: 'Wieś',
        text: '4 gospodarstwa rolne i 6 domów, w każdym inny członek: razem 10 osób. Panele na budynkach gospodarstw i na 2 domach.',
        annualKwh: 100000,
        kwp: 70,
        members: [
            ...several(4, 'gospodarstwo', {
                kind: 'farm',
                use: 17.5,
                panels: 20,
                type: 'gospodarstwo'
            }),
            ...several(2, 'dom', {
                kind: 'household',
                use: 5,
                panels: 10,
                type: 'dom'
            }),
            ...several(4, 'dom bez paneli', {
                kind: 'household',
                use: 5,
                panels: 0,
                type: 'dom'
            })
        ]
    },
    firmy: {
        label: 'Firmy',
        text: '4 spółki (osoby prawne), które pracują głównie w dni robocze w ciągu dnia. Panele na 2 halach.',
        annualKwh: 300000,
        kwp: 210,
        members: [
            {
                name: 'zakład produkcyjny',
                kind: 'factory',
                use: 40,
                panels: 60,
                type: 'zaklad'
            },
            {
                name: 'magazyn',
                kind: 'warehouse',
                use: 15,
                panels: 40,
                type: 'magazyn'
            },
            {
                name: 'sklep',
                kind: 'shop',
                use: 25,
                panels: 0,
                type: 'sklep'
            },
            {
                name: 'biuro',
                kind: 'office',
                use: 20,
                panels: 0,
                type: 'biuro'
            }
        ]
    },
    osiedle: {
        label: 'Osiedle',
        text: '20 mieszkań, każde z innym członkiem, i części wspólne, czyli wspólnota mieszkaniowa. Wszystkie panele są przyłączone do części wspólnych.',
        annualKwh: 60000,
        kwp: 42,
        members: [
            {
                name: 'części wspólne',
                kind: 'commonParts',
                use: 20,
                panels: 100,
                type: 'blok'
            },
            ...several(20, 'mieszkanie', {
                kind: 'household',
                use: 4,
                panels: 0,
                type: 'mieszkanie'
            })
        ]
    }
};
/** A preset as kinds and their counts, to be changed. Alike points use the same. */ function countsOfPreset(who) {
    const { members, annualKwh } = presets[who];
    const types = [
        ...new Set(members.map((param)=>{
            let { type } = param;
            return type;
        }))
    ];
    return types.map((id)=>{
        const alike = members.filter((param)=>{
            let { type } = param;
            return type === id;
        });
        const use = alike.reduce((all, member)=>all + member.use, 0) / alike.length;
        return {
            id,
            count: alike.length,
            annualKwh: Math.round(annualKwh * use / 100)
        };
    });
}


},
43936(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  As: () => (namesQuick),
  Bf: () => (writeQuick),
  KD: () => (countsName),
  M1: () => (quickNames),
  _m: () => (changeQuick),
  e: () => (readQuick),
  fX: () => (monthsName),
  io: () => (quickLimits),
  rj: () => (quickOf),
  ye: () => (cooperativeOfQuick),
  yj: () => (quickNumbers),
  zA: () => (quickMembers)
});
/* import */ var _polish_number__rspack_import_6 = __webpack_require__(22885);
/* import */ var _settlement_money_rates__rspack_import_5 = __webpack_require__(97540);
/* import */ var _defaults__rspack_import_0 = __webpack_require__(19602);
/* import */ var _members_memberCounts__rspack_import_1 = __webpack_require__(55121);
/* import */ var _members_memberKinds__rspack_import_2 = __webpack_require__(1230);
/* import */ var _members_monthlyUse__rspack_import_3 = __webpack_require__(83835);
/* import */ var _presets__rspack_import_4 = __webpack_require__(60091);







const quickLimits = {
    annualKwh: {
        min: 100,
        max: _defaults__rspack_import_0/* .limits.annualKwh */.Fy.annualKwh
    },
    kwp: {
        min: 0,
        max: _defaults__rspack_import_0/* .limits.kw */.Fy.kw
    },
    energyPrice: {
        min: 0,
        max: _defaults__rspack_import_0/* .limits.rate */.Fy.rate
    },
    costZl: {
        min: 0,
        max: _defaults__rspack_import_0/* .limits.zloty */.Fy.zloty
    },
    annualCostZl: {
        min: 0,
        max: _defaults__rspack_import_0/* .limits.zloty */.Fy.zloty
    }
};
const quickNumbers = Object.keys(quickLimits);
/** The price of a kWh on this operator's G11 bill. */ function usualPrice(dated, operator) {
    return (0,_defaults__rspack_import_0/* .operatorRate */.$S)(dated, 'energy', operator)?.value ?? null;
}
/** The initial example, also the default for links that do not specify these fields. */ const first = {
    who: 'gmina',
    operator: 'pge'
};
/** An example to start from. */ function quickOf(dated) {
    let who = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : first.who, operator = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : first.operator;
    const { annualKwh, kwp } = _presets__rspack_import_4/* .presets */.v4[who];
    return {
        who,
        annualKwh,
        kwp,
        operator,
        energyPrice: usualPrice(dated, operator),
        costZl: null,
        annualCostZl: null
    };
}
/** Choosing another preset or operator replaces only the numbers the user has not changed. */ function changeQuick(dated, before, changed) {
    const picked = {
        ...before,
        ...changed
    };
    const members = picked.who === before.who ? picked.members : undefined;
    const next = {
        ...picked,
        members,
        ...members && {
            annualKwh: (0,_members_memberCounts__rspack_import_1/* .sumOfUse */.QH)(members),
            monthlyKwh: undefined
        }
    };
    const [was, is] = [
        _presets__rspack_import_4/* .presets */.v4[before.who],
        _presets__rspack_import_4/* .presets */.v4[next.who]
    ];
    return {
        ...next,
        annualKwh: next.who !== before.who && !next.monthlyKwh && (before.members || before.annualKwh === was.annualKwh) ? is.annualKwh : next.annualKwh,
        kwp: next.who !== before.who && before.kwp === was.kwp ? is.kwp : next.kwp,
        energyPrice: next.operator !== before.operator && before.energyPrice === usualPrice(dated, before.operator) ? usualPrice(dated, next.operator) : next.energyPrice
    };
}
/** Every point of the quick mode, with its part of the panels (0–1); null while a number is missing. */ function quickMembers(quick) {
    const { who, annualKwh, monthlyKwh, members } = quick;
    if (members) {
        return (0,_members_memberCounts__rspack_import_1/* .membersOfCounts */.Ht)(members);
    }
    return annualKwh === null || monthlyKwh?.includes(null) ? null : _presets__rspack_import_4/* .presets */.v4[who].members.map((param)=>{
        let { name, kind, type, use, panels } = param;
        const { group, holder, person } = _members_memberKinds__rspack_import_2/* .memberKinds */.A[type];
        return {
            name,
            holder,
            person,
            profile: kind,
            group,
            ...(0,_members_monthlyUse__rspack_import_3/* .partOfUse */.cF)(annualKwh, monthlyKwh, use),
            panels: panels / 100
        };
    });
}
/**
 * The cooperative described by the quick fields; null while any of them is empty. Everyone has a usual tariff group, but
 * with the operator's example rates of G11 and the price from the bill. Monthly fees missing from the table are left
 * out: they cancel out in every comparison.
 */ function cooperativeOfQuick(quick, dated) {
    const { kwp, operator, energyPrice, costZl, annualCostZl } = quick;
    const points = quickMembers(quick);
    if (!points || kwp === null || energyPrice === null) {
        return null;
    }
    const members = points.map((param)=>{
        let { name, holder, person, profile, annualKwh, monthlyKwh, panels, group } = param;
        return {
            id: name,
            ...holder !== undefined && {
                holder
            },
            ...person !== undefined && {
                person
            },
            profile: {
                kind: profile,
                annualKwh,
                ...monthlyKwh && {
                    monthlyKwh
                },
                seed: 1
            },
            ...panels > 0 && kwp > 0 && {
                sources: [
                    {
                        kind: 'pv',
                        kw: (0,_presets__rspack_import_4/* .partOf */.BU)(kwp, panels * 100),
                        tilt: 35,
                        azimuth: 180
                    }
                ]
            },
            tariff: group
        };
    });
    const groups = new Set(points.map((param)=>{
        let { group } = param;
        return group;
    }));
    const tariffs = Object.fromEntries(Array.from(groups, (group)=>[
            group,
            (0,_defaults__rspack_import_0/* .g11Of */.V0)(dated, operator, energyPrice, group)
        ]));
    return {
        ...(0,_defaults__rspack_import_0/* .cooperativeOf */.pY)(dated, members, tariffs),
        ...(costZl !== null || annualCostZl !== null) && {
            finance: {
                ..._defaults__rspack_import_0/* .defaultFinance */.qy,
                costZl: costZl ?? 0,
                annualCostZl: annualCostZl ?? 0
            }
        }
    };
}
/** Names of the fields in addresses, which people write by hand and pages of this site link to. */ const quickNames = {
    who: 'kto',
    annualKwh: 'zuzycie',
    kwp: 'moc',
    operator: 'osd',
    energyPrice: 'cena',
    costZl: 'koszt',
    annualCostZl: 'utrzymanie'
};
const countsName = 'sklad';
const monthsName = 'miesiace';
/** `kto=gmina&zuzycie=240000&moc=165&osd=pge&cena=0.498`, and `sklad=szkola-1-72000` for members of one's own. */ function writeQuick(quick) {
    const fields = new URLSearchParams();
    for (const [key, name] of Object.entries(quickNames)){
        const value = quick[key];
        if (value !== null) {
            fields.set(name, String(value));
        }
    }
    if (quick.members) {
        fields.set(countsName, (0,_members_memberCounts__rspack_import_1/* .writeCounts */.CM)(quick.members));
    }
    if (quick.monthlyKwh) {
        fields.set(monthsName, (0,_members_monthlyUse__rspack_import_3/* .writeMonths */.FF)(quick.monthlyKwh));
    }
    return fields.toString();
}
/** Whether an address contains at least one field of the quick mode. */ function namesQuick(fields) {
    return [
        ...Object.values(quickNames),
        countsName,
        monthsName
    ].some((name)=>fields.has(name));
}
/** Reads the output of {@link writeQuick}; missing fields are as in the example. Null for an invalid value. */ function readQuick(fields, dated) {
    const who = chosen(fields.get(quickNames.who) ?? first.who, _presets__rspack_import_4/* .presetIds */.w$);
    const operator = chosen(fields.get(quickNames.operator) ?? first.operator, _settlement_money_rates__rspack_import_5/* .operators */.II);
    if (who === null || operator === null) {
        return null;
    }
    const read = {};
    for (const key of quickNumbers){
        const text = fields.get(quickNames[key]);
        if (text !== null) {
            const value = (0,_polish_number__rspack_import_6/* .readNumber */.kz)(text, quickLimits[key]);
            if (value.kind !== 'number') {
                return null;
            }
            read[key] = value.value;
        }
    }
    const quick = {
        ...quickOf(dated, who, operator),
        ...read
    };
    const counts = fields.get(countsName);
    if (counts === null) {
        const text = fields.get(monthsName);
        const months = text === null ? null : (0,_members_monthlyUse__rspack_import_3/* .readMonths */.mF)(text, _defaults__rspack_import_0/* .limits.annualKwh */.Fy.annualKwh);
        return months ? {
            ...quick,
            ...(0,_members_monthlyUse__rspack_import_3/* .withMonths */.A0)(quick, months)
        } : text === null ? quick : null;
    }
    const members = (0,_members_memberCounts__rspack_import_1/* .readCounts */.ZQ)(counts, {
        count: _defaults__rspack_import_0/* .memberLimit */.I8,
        annualKwh: _defaults__rspack_import_0/* .limits.annualKwh */.Fy.annualKwh
    });
    return members && {
        ...quick,
        members,
        annualKwh: (0,_members_memberCounts__rspack_import_1/* .sumOfUse */.QH)(members)
    };
}
function chosen(value, values) {
    return values.find((known)=>known === value) ?? null;
}


},
890(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  CG: () => (fileText),
  K3: () => (missingReadings),
  L9: () => (membersWithoutReadings),
  RN: () => (linkedCooperative),
  RO: () => (readingsOf),
  sq: () => (withFoundReadings)
});
const marks = new WeakMap();
/** The mark of readings. Equal readings have equal marks. */ function markOf(readings) {
    let mark = marks.get(readings);
    if (!mark) {
        const { startUtc, withdrawn, injected, generation = new Float64Array() } = readings;
        mark = {
            startUtc,
            hours: withdrawn.length,
            id: digest(startUtc, [
                withdrawn,
                injected,
                generation
            ])
        };
        marks.set(readings, mark);
    }
    return mark;
}
/** The description for a link: with marks in place of readings. */ function linkedCooperative(cooperative) {
    return cooperative.members.some((param)=>{
        let { readings } = param;
        return readings;
    }) ? {
        ...cooperative,
        members: cooperative.members.map((member)=>member.readings ? {
                ...member,
                readings: undefined,
                readingsLeftOut: markOf(member.readings)
            } : member)
    } : cooperative;
}
/** Names of the members whose readings the description had and no longer has. */ function membersWithoutReadings(description) {
    return membersOf(description).flatMap((param)=>{
        let { id, readings, readingsLeftOut } = param;
        return readingsLeftOut && !readings ? [
            id
        ] : [];
    });
}
/** All readings of a state, its variants included, each once. */ function readingsOf(state) {
    return new Map(descriptionsOf(state).flatMap(membersOf).flatMap((param)=>{
        let { readings } = param;
        return readings ? [
            [
                markOf(readings).id,
                readings
            ]
        ] : [];
    }));
}
/** Marks in a state whose readings are missing. */ function missingReadings(state) {
    const wanted = descriptionsOf(state).flatMap(membersOf).flatMap((param)=>{
        let { readings, readingsLeftOut } = param;
        return readingsLeftOut && !readings ? [
            readingsLeftOut.id
        ] : [];
    });
    return [
        ...new Set(wanted)
    ];
}
/** The state with the readings that were found by their marks. */ function withFoundReadings(state, found) {
    const filled = (member)=>{
        const { readingsLeftOut: mark, ...rest } = member;
        const readings = mark && !member.readings ? found.get(mark.id) : undefined;
        return readings ? {
            ...rest,
            readings
        } : member;
    };
    const complete = (description)=>description.mode === 'quick' ? description : {
            ...description,
            cooperative: {
                ...description.cooperative,
                members: description.cooperative.members.map(filled)
            }
        };
    return {
        description: complete(state.description),
        variants: state.variants.map((variant)=>({
                ...variant,
                description: complete(variant.description)
            }))
    };
}
/** The description as the text of a file that `npm run oblicz` also reads; a series of hours is one line. */ function fileText(cooperative) {
    const saved = {
        ...cooperative,
        members: cooperative.members.map((param)=>{
            let { readings, ...member } = param;
            return readings ? {
                ...member,
                readings: writtenReadings(readings)
            } : member;
        })
    };
    // Marked, so that the quotes of a series can be told from those of a name.
    const text = JSON.stringify(saved, (_, value)=>value instanceof Float64Array ? `\0${JSON.stringify(hoursOf(value))}` : value, 2);
    return `${text.replaceAll(/"\\u0000(\[[^"]*\])"/g, '$1')}\n`;
}
/** Only what the schema knows, without a series of zeros that it fills in itself. */ function writtenReadings(param) {
    let { startUtc, withdrawn, injected, generation } = param;
    return {
        startUtc,
        withdrawn,
        ...injected.some((kwh)=>kwh !== 0) && {
            injected
        },
        ...generation && {
            generation
        }
    };
}
/** To a millionth of a Wh, so that sums of quarters do not take 17 digits; `null` for a missing reading. */ function hoursOf(values) {
    return Array.from(values, (kwh)=>Number.isNaN(kwh) ? null : Math.round(kwh * 1e9) / 1e9);
}
function descriptionsOf(param) {
    let { description, variants } = param;
    return [
        description,
        ...variants.map((variant)=>variant.description)
    ];
}
function membersOf(description) {
    return description.mode === 'full' ? description.cooperative.members : [];
}
/** A short digest (two 32-bit FNV-1a hashes), to recognise readings, not to protect them. */ function digest(start, series) {
    let [one, other] = [
        0x811c9dc5,
        0x9dc5811c
    ];
    const add = (value)=>{
        one = Math.imul(one ^ value, 0x01000193);
        other = Math.imul(other ^ (value << 7 | value >>> 25), 0x01000193);
    };
    for (const character of start){
        add(character.codePointAt(0) ?? 0);
    }
    for (const values of series){
        add(values.length);
        for (const word of new Uint32Array(Float64Array.from(values).buffer)){
            add(word);
        }
    }
    return [
        one,
        other
    ].map((hash)=>(hash >>> 0).toString(36)).join('-');
}


},
41586(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  $J: () => (cooperativeOfDescription),
  L: () => (freeVariantName),
  LF: () => (variantLimit),
  Q5: () => (freshState),
  VK: () => (nextState),
  v4: () => (losesByQuick)
});
/* import */ var _draft__rspack_import_0 = __webpack_require__(8700);
/* import */ var _quick__rspack_import_1 = __webpack_require__(43936);
/* import */ var _readings__rspack_import_2 = __webpack_require__(890);
/* import */ var _kernel_changedList__rspack_import_3 = __webpack_require__(23802);




const variantLimit = 4;
/** The state for a first visit. */ function freshState(dated) {
    return {
        description: {
            mode: 'quick',
            quick: (0,_quick__rspack_import_1/* .quickOf */.rj)(dated)
        },
        variants: []
    };
}
/** The reducer of the calculator. The user confirms beforehand any action that loses data. */ function nextState(state, action) {
    const { description, variants } = state;
    switch(action.kind){
        case 'describe':
            return {
                ...state,
                description: action.description
            };
        case 'openFull':
            return {
                ...state,
                description: {
                    mode: 'full',
                    quick: description.quick,
                    cooperative: action.cooperative
                }
            };
        case 'openQuick':
            return {
                ...state,
                description: {
                    mode: 'quick',
                    quick: description.quick
                }
            };
        case 'addVariant':
            return variants.length < variantLimit ? {
                ...state,
                variants: [
                    ...variants,
                    {
                        name: freeVariantName(variants),
                        description
                    }
                ]
            } : state;
        case 'renameVariant':
            return {
                ...state,
                variants: variants.map((variant, index)=>index === action.index ? {
                        ...variant,
                        name: action.name
                    } : variant)
            };
        case 'removeVariant':
            return {
                ...state,
                variants: variants.filter((_, index)=>index !== action.index)
            };
        case 'returnVariant':
            return variants.length < variantLimit ? {
                ...state,
                variants: (0,_kernel_changedList__rspack_import_3/* .insertAt */.PT)(variants, action.index, action.variant)
            } : state;
        case 'openVariant':
            return {
                ...state,
                description: variants[action.index]?.description ?? description
            };
        case 'restore':
            return action.state;
    }
}
/** The cooperative of a description; null while a field is empty. */ function cooperativeOfDescription(description, dated) {
    if (description.mode === 'quick') {
        return (0,_quick__rspack_import_1/* .cooperativeOfQuick */.ye)(description.quick, dated);
    }
    const described = withReadings(description.cooperative);
    return (0,_draft__rspack_import_0/* .isComplete */.A)(described) ? described : null;
}
/** Readings replace the profile, which stays in the form in case they are removed. */ function withReadings(cooperative) {
    return cooperative.members.some((param)=>{
        let { readings } = param;
        return readings;
    }) ? {
        ...cooperative,
        members: cooperative.members.map((member)=>member.readings ? {
                ...member,
                profile: undefined
            } : member)
    } : cooperative;
}
/** Whether going back to the quick mode would lose something entered in the full one. */ function losesByQuick(description, dated) {
    return description.mode === 'full' && JSON.stringify((0,_readings__rspack_import_2/* .linkedCooperative */.RN)(description.cooperative)) !== JSON.stringify((0,_quick__rspack_import_1/* .cooperativeOfQuick */.ye)(description.quick, dated));
}
/** The name the next variant gets. */ function freeVariantName(variants) {
    const taken = new Set(variants.map((param)=>{
        let { name } = param;
        return name;
    }));
    let number = variants.length + 1;
    while(taken.has(`Wariant ${number}`)){
        number += 1;
    }
    return `Wariant ${number}`;
}


},
59621(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Jz: () => (addedSaving),
  _f: () => (savingOf),
  jp: () => (addedAtMarketBounds)
});
/* import */ var _kernel_result__rspack_import_2 = __webpack_require__(15285);
/* import */ var _kernel_units__rspack_import_3 = __webpack_require__(55645);
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _levels__rspack_import_1 = __webpack_require__(93939);




/** The third stage: the saving in a year of 8760 hours; an error if the comparison needs missing market prices. */ function annualSaving(param, param1, against) {
    let { totals } = param, { axis } = param1;
    const other = totals[against];
    return other === null ? (0,_kernel_result__rspack_import_2/* .failed */.g)([
        {
            field: 'prices.market',
            message: 'Podaj ceny, żeby porównać z net-billingiem.'
        }
    ]) : (0,_kernel_result__rspack_import_2.ok)(savedInYear(other, totals.inCooperative, axis));
}
/** The difference between two costs on an axis, scaled to a year of 8760 hours. */ function savedInYear(other, inCooperative, axis) {
    return (0,_kernel_units__rspack_import_3/* .zloty */.Do)((other - inCooperative) / 100 * (_settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq / axis.hours));
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
    const saving = savingOf(settled, ranges, (0,_levels__rspack_import_1/* .withoutCooperative */.I0)(settled.settlement));
    const upkeep = finance?.annualCostZl ?? 0;
    const part = (0,_settlement_hours_hourAxis__rspack_import_0/* .coversYear */.W0)(settled.axis) ? 1 : settled.axis.hours / _settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq;
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
    const against = (0,_levels__rspack_import_1/* .withoutCooperative */.I0)(settled.settlement);
    const sides = ranges?.effects.find((param)=>{
        let { id } = param;
        return id === 'market';
    })?.sides ?? [];
    const usual = ranges?.[against]?.base;
    // While ranges come from an older answer, the saving has none.
    if (typeof told?.low !== 'number' || usual === undefined) {
        return null;
    }
    const part = (0,_settlement_hours_hourAxis__rspack_import_0/* .coversYear */.W0)(settled.axis) ? 1 : settled.axis.hours / _settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq;
    const at = (bound)=>{
        const saved = sides.find((param)=>{
            let { change } = param;
            return change.assumedMarket === bound;
        })?.savings[against];
        return typeof saved === 'number' ? (0,_kernel_units__rspack_import_3/* .zloty */.Do)(told.base + (saved - usual) * part) : null;
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
  Gd: () => (withoutFees),
  Sm: () => (readTariffs),
  zW: () => (dayOfRates)
});
/* import */ var _settlement_money_rates__rspack_import_2 = __webpack_require__(97540);
/* import */ var _settlement_money_tariffGroups__rspack_import_0 = __webpack_require__(71673);
/* import */ var _problems__rspack_import_1 = __webpack_require__(88495);





/** The day whose rates an input uses. */ function dayOfRates(param) {
    let { ratesDay, start } = param;
    return ratesDay ?? start.slice(0, 10);
}
/** One tariff per meter: the members', then the cooperative's battery's. Empty if the input names no tariffs. */ function meterTariffs(input, rates) {
    const wanted = [
        ...input.members.map((member, index)=>({
                ...member,
                place: memberPath(index),
                mayBeFree: isOwnConnection(member)
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
            throw new InputError([
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
        if (orderedKw === undefined && chargesPower(input.tariffs?.[id])) {
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
        throw new InputError(errors);
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
            ...(0,_problems__rspack_import_1/* .valueOf */.RP)((0,_settlement_money_rates__rspack_import_2/* .g11Tariff */.GH)(table, tariff.operator, day, defined(tariff))),
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
        const row = (0,_settlement_money_rates__rspack_import_2/* .rateOn */._d)(table, name, day);
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
    const flat = capacity.kind === 'perKwh' ? null : (0,_settlement_money_rates__rspack_import_2/* .flatCapacityFee */._r)(rate);
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
73119(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  B6: () => (hoursOfDay),
  QK: () => (dayOfHour),
  hF: () => (daysOf)
});
/* import */ var _kernel_time__rspack_import_1 = __webpack_require__(56341);
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);


/** Hours of the axis on a Polish day: 24, or 23 or 25 when the clocks change. */ function hoursOfDay(axis, isoDay) {
    const day = Math.round(Date.parse(`${isoDay}T00:00:00Z`) / _kernel_time__rspack_import_1/* .dayMs */.LP);
    const hours = [];
    // A Polish day begins one or two hours before midnight UTC.
    const first = Math.max((day * _kernel_time__rspack_import_1/* .dayMs */.LP - axis.startMs) / _kernel_time__rspack_import_1/* .hourMs */.$0 - 2, 0);
    for(let hour = first; hour < Math.min(first + 28, axis.hours); hour += 1){
        if (axis.localDay[hour] === day) {
            hours.push(hour);
        }
    }
    return hours;
}
/** The Polish day of an hour, `rrrr-mm-dd`. */ function dayOfHour(param, hour) {
    let { startMs } = param;
    const utcMs = startMs + hour * _kernel_time__rspack_import_1/* .hourMs */.$0;
    return new Date(utcMs + (0,_settlement_hours_hourAxis__rspack_import_0/* .polishOffsetHours */.GR)(utcMs) * _kernel_time__rspack_import_1/* .hourMs */.$0).toISOString().slice(0, 10);
}
/** The first and the last Polish day of the settled hours, or of one period, `rrrr-mm-dd`. */ function daysOf(axis, period) {
    const from = period === undefined ? 0 : axis.periodStarts?.[period] ?? 0;
    const to = period === undefined ? axis.hours : axis.periodStarts?.[period + 1] ?? axis.hours;
    return [
        dayOfHour(axis, from),
        dayOfHour(axis, to - 1)
    ];
}


},
93939(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  D0: () => (costLevels),
  I0: () => (withoutCooperative),
  lT: () => (addedByCooperative),
  oT: () => (costWithout),
  t_: () => (savedBySources)
});
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);

/** The levels of a settled cooperative. */ function costLevels(settled, param) {
    let { finance, prices } = param;
    const { axis, settlement } = settled;
    const { totals, members } = settlement;
    const scale = (0,_settlement_hours_hourAxis__rspack_import_0/* .toldScale */.Wp)(axis);
    const zl = (grosze)=>grosze / 100 * scale;
    // The fee for service is on the bills, with their tax.
    const service = members.reduce((all, param)=>{
        let { sheet } = param;
        const tax = sheet.net > 0 ? sheet.gross / sheet.net : 1;
        return all + sheet.costs.service * tax * scale;
    }, 0);
    const upkeep = (finance?.annualCostZl ?? 0) * ((0,_settlement_hours_hourAxis__rspack_import_0/* .coversYear */.W0)(axis) ? 1 : axis.hours / _settlement_hours_hourAxis__rspack_import_0/* .yearHours */.zq);
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
27927(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Yi: () => (affordableCost),
  gl: () => (assumedAgeing),
  rE: () => (paybackOf),
  v8: () => (projectOf)
});
/* import */ var _finance_project__rspack_import_0 = __webpack_require__(55694);
/* import */ var _kernel_result__rspack_import_2 = __webpack_require__(15285);
/* import */ var _kernel_units__rspack_import_1 = __webpack_require__(55645);



/** The investment of the description, given the first year's saving and the VAT in it that is deducted anyway. */ function projectOf(finance, savingZl) {
    let savedVat = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : [];
    return (0,_finance_project__rspack_import_0/* .evaluateProject */.N)({
        cost: (0,_kernel_units__rspack_import_1/* .zloty */.Do)(finance.costZl),
        vat: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.vat),
        vatDeducted: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.vatDeducted),
        grant: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.grant),
        loan: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.loan),
        loanRate: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.loanRate),
        loanYears: finance.loanYears,
        annualSaving: (0,_kernel_units__rspack_import_1/* .zloty */.Do)(savingZl),
        savedVat,
        annualCost: (0,_kernel_units__rspack_import_1/* .zloty */.Do)(finance.annualCostZl),
        replacements: (finance.replacements ?? []).map((param)=>{
            let { year, costZl } = param;
            return {
                year,
                cost: (0,_kernel_units__rspack_import_1/* .zloty */.Do)(costZl)
            };
        }),
        priceGrowth: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.priceGrowth),
        priceChanges: (finance.priceChanges ?? []).map((param)=>{
            let { year, change } = param;
            return {
                year,
                change: (0,_kernel_units__rspack_import_1/* .percent */.KN)(change)
            };
        }),
        costGrowth: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.costGrowth),
        ageing: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.ageing),
        discount: (0,_kernel_units__rspack_import_1/* .percent */.KN)(finance.discount),
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
    return base.ok ? (0,_kernel_result__rspack_import_2.ok)({
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
58032(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Ks: () => (netPresentValue),
  Si: () => (runningSums),
  aC: () => (paybackYears),
  iL: () => (internalRate),
  v5: () => (annuity)
});
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


},
99534(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  s: () => (checkProject)
});
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


},
91881(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  B: () => (loanYears)
});
/* import */ var _cashFlow__rspack_import_0 = __webpack_require__(58032);

/** The years of a loan, from the first after it was taken; `rate` is a fraction. */ function loanYears(amount, rate, years) {
    const instalment = (0,_cashFlow__rspack_import_0/* .annuity */.v5)(amount, rate, years);
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


},
55694(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  N: () => (evaluateProject),
  a: () => (memberPayback)
});
/* import */ var _kernel_result__rspack_import_1 = __webpack_require__(15285);
/* import */ var _cashFlow__rspack_import_3 = __webpack_require__(58032);
/* import */ var _checkProject__rspack_import_0 = __webpack_require__(99534);
/* import */ var _loan__rspack_import_2 = __webpack_require__(91881);




/** A project's yearly cash flow, value, rate and payback. Income tax is left out. */ function evaluateProject(project) {
    const errors = (0,_checkProject__rspack_import_0/* .checkProject */.s)(project);
    if (errors.length > 0) {
        return (0,_kernel_result__rspack_import_1/* .failed */.g)(errors);
    }
    const part = (rate)=>rate / 100;
    const tax = project.cost * project.vat / (100 + project.vat);
    const vatDeducted = tax * part(project.vatDeducted);
    const grant = (project.cost - vatDeducted) * part(project.grant);
    const loan = (project.cost - vatDeducted - grant) * part(project.loan);
    const ownMoney = project.cost - vatDeducted - grant - loan;
    const repayment = (0,_loan__rspack_import_2/* .loanYears */.B)(loan, part(project.loanRate), project.loanYears);
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
    const rate = (0,_cashFlow__rspack_import_3/* .internalRate */.iL)(flows);
    return (0,_kernel_result__rspack_import_1.ok)({
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
        npv: (0,_cashFlow__rspack_import_3/* .netPresentValue */.Ks)(flows, part(project.discount)),
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
    const isNeeded = (0,_cashFlow__rspack_import_3/* .runningSums */.Si)(flows).some((sum)=>sum < 0);
    return isNeeded ? toPayback((0,_cashFlow__rspack_import_3/* .paybackYears */.aC)(flows)) : {
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


},
23802(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  PT: () => (insertAt),
  Wq: () => (removeAt),
  _D: () => (replaceAt)
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
40639(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  d: () => (monthNames)
});
/** Names of the months, short and long. */ const monthNames = [
    [
        'sty',
        'styczeń'
    ],
    [
        'lut',
        'luty'
    ],
    [
        'mar',
        'marzec'
    ],
    [
        'kwi',
        'kwiecień'
    ],
    [
        'maj',
        'maj'
    ],
    [
        'cze',
        'czerwiec'
    ],
    [
        'lip',
        'lipiec'
    ],
    [
        'sie',
        'sierpień'
    ],
    [
        'wrz',
        'wrzesień'
    ],
    [
        'paź',
        'październik'
    ],
    [
        'lis',
        'listopad'
    ],
    [
        'gru',
        'grudzień'
    ]
];


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
  FC: () => (yearAxis),
  GR: () => (polishOffsetHours),
  W0: () => (coversYear),
  Wp: () => (toldScale),
  cv: () => (singleHours),
  zq: () => (yearHours)
});
/* import */ var _kernel_time__rspack_import_0 = __webpack_require__(56341);
/* import */ var _freeDays__rspack_import_1 = __webpack_require__(60447);



/** Hours of a common year; every "per year" figure is for this many. */ const yearHours = 8760;
/** Whether the settled time is a year or longer; a part of it tells nothing about a year, as seasons differ. */ function coversYear(param) {
    let { hours } = param;
    return hours >= yearHours;
}
/** Turns sums of the settled time into what is told: those of a year of 8760 hours, or of less than a year as they are. */ function toldScale(axis) {
    return coversYear(axis) ? yearHours / axis.hours : 1;
}
/** Mean length of a month in hours. */ const hoursOfMonth = yearHours / 12;
/** Longest axis allowed: 16 years, more than any comparison needs. */ const maxHours = (/* unused pure expression or super */ null && (16 * 8784));
/** The axis starting at a moment given with an offset (`2026-01-01T00:00:00+01:00`) or in UTC (`…Z`). */ function hourAxis(start, hours, period) {
    let fees = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : 'months';
    const startMs = /T[\d:.]*(?:Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
    if (!Number.isFinite(startMs) || startMs % hourMs !== 0) {
        return failed([
            {
                field: 'start',
                message: 'Podaj początek pełnej godziny z przesunięciem czasu, np. 2026-01-01T00:00:00+01:00.'
            }
        ]);
    }
    if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) {
        return failed([
            {
                field: 'hours',
                message: `Podaj liczbę godzin od 1 do ${maxHours}; znaleziono ${hours}.`
            }
        ]);
    }
    if (period !== 'month' && (!Number.isInteger(period.hours) || period.hours < 1)) {
        return failed([
            {
                field: 'period.hours',
                message: 'Podaj całkowitą liczbę godzin okresu, co najmniej 1.'
            }
        ]);
    }
    const axis = buildAxis(startMs, hours, period);
    return ok(fees === 'days' && period === 'month' ? {
        ...axis,
        periodMonths: monthParts(axis)
    } : axis);
}
/** A whole calendar year in Poland: twelve periods. */ function yearAxis(year) {
    // Both ends of a year are in winter time, when Polish midnight is 23:00 UTC.
    return buildAxis(Date.UTC(year, 0, 1) - _kernel_time__rspack_import_0/* .hourMs */.$0, hoursOfYear(year), 'month');
}
/** The calendar year of a moment in Poland, where the year begins an hour earlier than in UTC. */ function polishYear(utcMs) {
    return new Date(utcMs + hourMs).getUTCFullYear();
}
/** 8760 or 8784. */ function hoursOfYear(year) {
    return (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / _kernel_time__rspack_import_0/* .hourMs */.$0;
}
/** An axis for examples, each hour its own settlement period. */ function singleHours(hours) {
    return buildAxis(-_kernel_time__rspack_import_0/* .hourMs */.$0, hours, {
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
            isWorkday = (0,_freeDays__rspack_import_1/* .isFreeDay */.h)(date) ? 0 : 1;
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
        const date = new Date(from * dayMs);
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
81287(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  An: () => (prosumerPowerLimit),
  B$: () => (heatPowerLimit),
  BJ: () => (lastDayOfLowerCoverage),
  DF: () => (biogasLimit),
  JK: () => (farmMemberMinimum),
  KN: () => (electricPowerLimit),
  O1: () => (flatCapacityPowerLimit),
  Q9: () => (expiryRule),
  QD: () => (gridVoltageLimit),
  R_: () => (balanceRule),
  SB: () => (periodRule),
  XA: () => (creditRatio),
  Xz: () => (splitRule),
  Yl: () => (municipalityLimit),
  cM: () => (oldestFirstRule),
  ev: () => (coverageThreshold),
  gb: () => (balancingPowerLimit),
  h8: () => (memberMinimum),
  h_: () => (creditValidMonths),
  o6: () => (biomethaneLimit),
  pd: () => (lowerCoverageThreshold),
  rz: () => (feeRule),
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
97540(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  C$: () => (operatorRateId),
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
71673(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  L: () => (chargesPower),
  MV: () => (hasFlatCapacity),
  VR: () => (groupFacts),
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
62244(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
8949(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ CalculatorPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Head.js
var Head = __webpack_require__(53572);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useIsBrowser.js
var useIsBrowser = __webpack_require__(19863);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/buttons/ButtonRow/index.tsx + 1 modules
var ButtonRow = __webpack_require__(77448);
// EXTERNAL MODULE: ./src/components/ui/loading/lazyPart/index.tsx
var lazyPart = __webpack_require__(16708);
// EXTERNAL MODULE: ./src/domain/calculator/readings.ts
var calculator_readings = __webpack_require__(890);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/domain/calculator/state.ts
var calculator_state = __webpack_require__(41586);
// EXTERNAL MODULE: ./src/domain/kernel/result.ts
var result = __webpack_require__(15285);
;// CONCATENATED MODULE: ./src/browser/calculator/startWorker.ts
/** A separate file, as Jest cannot parse `import.meta`. */ function startWorker() {
    return new Worker(new URL(/* worker import */__webpack_require__.p + __webpack_require__.u("786"), __webpack_require__.b));
}

;// CONCATENATED MODULE: ./src/browser/calculator/workerLine.ts

/** A worker and the questions waiting for it. */ class WorkerLine {
    rates;
    onFailure;
    worker = null;
    nextId = 1;
    settling = null;
    waiting = new Map();
    constructor(rates, onFailure){
        this.rates = rates;
        this.onFailure = onFailure;
    }
    /** The worker starts with the first question, not with the page. */ send(request) {
        this.worker ??= this.start();
        this.worker.postMessage(request);
    }
    settle(input, listen) {
        const id = this.nextId++;
        this.settling = {
            id,
            listen
        };
        this.send({
            kind: 'settle',
            id,
            input
        });
    }
    ask(question) {
        const id = this.nextId++;
        return new Promise((resolve)=>{
            this.waiting.set(id, resolve);
            this.send({
                ...question,
                id
            });
        });
    }
    /** A calculation cannot be stopped from outside: its worker is terminated, and the next question starts a new one. */ close() {
        this.worker?.terminate();
        this.worker = null;
        this.settling = null;
        for (const resolve of this.waiting.values()){
            resolve(undefined);
        }
        this.waiting.clear();
    }
    start() {
        const worker = startWorker();
        worker.addEventListener('message', (param)=>{
            let { data } = param;
            const resolve = this.waiting.get(data.id);
            if (resolve) {
                this.waiting.delete(data.id);
                resolve(data);
            } else if (data.id === this.settling?.id) {
                this.settling.listen(data);
            }
        });
        worker.addEventListener('error', ()=>{
            this.close();
            this.onFailure();
        });
        worker.postMessage({
            kind: 'rates',
            rates: this.rates
        });
        return worker;
    }
}

;// CONCATENATED MODULE: ./src/browser/calculator/useCalculator.ts



const nothingYet = {
    report: null,
    countedInput: null,
    answered: null,
    ranges: null,
    curve: null,
    best: null,
    errors: [],
    progress: null,
    isBusy: false,
    hasFailed: false,
    isStopped: false
};
/** Once there is an answer, waits for a pause in typing; too short to notice. */ const debounceMs = 120;
/** Settles an input in a worker, again on every change. `input` must keep its identity while nothing changes. */ function useCalculator(input, rates) {
    const [answers, setAnswers] = (0,react.useState)(nothingYet);
    const [attempt, setAttempt] = (0,react.useState)(0);
    const line = (0,react.useRef)(null);
    /** The input that later questions are about. */ const counted = (0,react.useRef)(null);
    /** Of the settlement that waits for a pause in typing. */ const pause = (0,react.useRef)(0);
    (0,react.useEffect)(()=>{
        const opened = new WorkerLine(rates, ()=>{
            setAnswers((known)=>({
                    ...withoutUnfinished(known),
                    hasFailed: true
                }));
        });
        line.current = opened;
        return ()=>{
            opened.close();
        };
    }, [
        rates,
        attempt
    ]);
    (0,react.useEffect)(()=>{
        if (!input) {
            // A settlement that was only waiting for a pause in typing will not come.
            setAnswers((known)=>known.isBusy && known.progress === null || known.isStopped ? {
                    ...known,
                    isBusy: false,
                    isStopped: false
                } : known);
            return undefined;
        }
        setAnswers((known)=>known.isBusy ? known : {
                ...known,
                isBusy: true,
                isStopped: false
            });
        const ask = ()=>{
            line.current?.settle(input, (answer)=>{
                if (answer.kind === 'report') {
                    counted.current = input;
                }
                setAnswers((known)=>withAnswer(known, answer, input));
            });
        };
        if (counted.current === null) {
            ask();
            return undefined;
        }
        pause.current = window.setTimeout(ask, debounceMs);
        return ()=>{
            clearTimeout(pause.current);
        };
    }, [
        input,
        rates,
        attempt
    ]);
    const actions = (0,react.useMemo)(()=>({
            cancel: ()=>{
                clearTimeout(pause.current);
                line.current?.close();
                setAnswers((known)=>({
                        ...withoutUnfinished(known),
                        isStopped: true
                    }));
            },
            retry: ()=>{
                setAnswers((known)=>({
                        ...known,
                        hasFailed: false,
                        isStopped: false
                    }));
                setAttempt((count)=>count + 1);
            },
            membersInHour: async (hour)=>{
                const input = counted.current;
                const answer = input && await line.current?.ask({
                    kind: 'hour',
                    input,
                    hour
                });
                return answer?.kind === 'hour' ? answer.members : [];
            },
            hoursCsv: async ()=>{
                const input = counted.current;
                const answer = input && await line.current?.ask({
                    kind: 'hoursCsv',
                    input
                });
                return answer?.kind === 'hoursCsv' ? answer.text : '';
            },
            membersUnderKeys: async ()=>{
                const input = counted.current;
                const answer = input && await line.current?.ask({
                    kind: 'keys',
                    input
                });
                return answer?.kind === 'keys' ? answer.result : (0,result/* .failed */.g)([]);
            },
            leaving: async ()=>{
                const input = counted.current;
                const answer = input && await line.current?.ask({
                    kind: 'leaving',
                    input
                });
                return answer?.kind === 'leaving' ? answer.result : (0,result/* .failed */.g)([]);
            },
            joining: async (newcomer)=>{
                const input = counted.current;
                const answer = input && await line.current?.ask({
                    kind: 'joining',
                    input,
                    newcomer
                });
                return answer?.kind === 'joining' ? answer.result : (0,result/* .failed */.g)([]);
            },
            compare: async (other)=>{
                const answer = await line.current?.ask({
                    kind: 'compare',
                    input: other
                });
                return answer?.kind === 'report' ? (0,result.ok)(answer.report) : (0,result/* .failed */.g)(answer?.kind === 'errors' ? answer.errors : []);
            },
            readDescription: async (text)=>{
                const answer = await line.current?.ask({
                    kind: 'read',
                    text
                });
                return answer?.kind === 'read' ? answer.result : (0,result/* .failed */.g)([]);
            }
        }), []);
    const isOld = answers.report !== null && answers.answered !== input;
    return (0,react.useMemo)(()=>({
            ...answers,
            ...actions,
            isOld
        }), [
        answers,
        actions,
        isOld
    ]);
}
/** The work has ended too soon: what was still to come is there from an earlier answer, if at all. */ function withoutUnfinished(known) {
    return known.isBusy ? {
        ...known,
        ranges: known.progress === null ? null : known.ranges,
        curve: null,
        best: null,
        isBusy: false,
        progress: null
    } : known;
}
function withAnswer(known, answer, input) {
    switch(answer.kind){
        case 'report':
            return {
                ...known,
                report: answer.report,
                countedInput: answer.settled ?? input,
                answered: input,
                errors: [],
                progress: null,
                hasFailed: false
            };
        case 'ranges':
            return {
                ...known,
                ranges: answer.ranges,
                progress: 0
            };
        case 'progress':
            return {
                ...known,
                progress: answer.part
            };
        case 'curve':
            return {
                ...known,
                curve: answer.points,
                best: answer.best,
                isBusy: false,
                progress: null
            };
        case 'errors':
            return {
                ...known,
                errors: answer.errors,
                isBusy: false,
                progress: null
            };
        default:
            return known;
    }
}

// EXTERNAL MODULE: ./node_modules/react-router/esm/react-router.js
var react_router = __webpack_require__(56347);
// EXTERNAL MODULE: ./src/domain/calculator/link.ts
var calculator_link = __webpack_require__(7175);
// EXTERNAL MODULE: ./src/browser/navigation/connection.ts
var connection = __webpack_require__(66697);
// EXTERNAL MODULE: ./src/browser/calculator/packLink.ts
var packLink = __webpack_require__(7022);
;// CONCATENATED MODULE: ./src/browser/calculator/useCalculatorLink.ts







/** Changes that follow one another sooner, as the digits of a number, are written together. */ const writeDelayMs = 500;
/**
 * Keeps the state in the fragment of the address, which is never sent to a server: read when the page opens or the
 * fragment changes. A single change is written at once, as the page may be left right after it; one that soon follows
 * another is written half a second after the last.
 */ function useCalculatorLink(options) {
    const { state, dated, isSaveable, isRead } = options;
    const location = (0,react_router/* .useLocation */.zy)();
    const [notice, setNotice] = (0,react.useState)(null);
    /** The last one made, to copy without waiting: some browsers allow that only in the click handler. */ const [made, setMade] = (0,react.useState)(null);
    /** The fragment this page wrote itself, and the state decoded from the one it read. */ const written = (0,react.useRef)(null);
    const read = (0,react.useRef)(state);
    const changedMs = (0,react.useRef)(-writeDelayMs);
    const current = (0,react.useRef)(options);
    (0,react.useEffect)(()=>{
        current.current = options;
    });
    (0,react.useEffect)(()=>{
        const found = window.location.hash.slice(1);
        let isStale = false;
        const take = function(next, isOld) {
            let errors = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : [];
            if (isStale) {
                return;
            }
            const taken = next ?? (0,calculator_state/* .freshState */.Q5)(dated);
            read.current = taken;
            current.current.restore(taken);
            setNotice(next === null ? {
                kind: 'broken',
                errors
            } : isOld ? {
                kind: 'old'
            } : null);
            current.current.onRead();
        };
        const link = (0,calculator_link/* .readLink */.XF)(found, dated);
        if (found === written.current || link.kind === 'none') {
            current.current.onRead();
        } else if (link.kind === 'broken') {
            void problemsOf(found).then((errors)=>{
                take(null, false, errors);
            });
        } else if (link.kind === 'quick') {
            take(link.state, link.isOld);
        } else {
            const errors = [];
            const check = async (text)=>{
                const checked = await current.current.check(text);
                errors.push(...checked.ok ? [] : checked.errors);
                return checked;
            };
            void __webpack_require__.e(/* import() */ "8972").then(__webpack_require__.bind(__webpack_require__, 7911)).then((param)=>{
                let { stateOfPacked } = param;
                return stateOfPacked(link, dated, check);
            }).then(withKeptReadings).then((next)=>{
                take(next, link.isOld, errors);
            }, // Its code did not come: the link stays in the address, to be opened again.
            ()=>{
                (0,connection/* .offerRetry */.n)(true);
            });
        }
        return ()=>{
            isStale = true;
        };
    }, [
        location,
        dated
    ]);
    (0,react.useEffect)(()=>{
        if (!isRead || !isSaveable) {
            return undefined;
        }
        let isStale = false;
        const write = async ()=>{
            const next = await (0,packLink/* .fragmentOf */.U)(state);
            if (isStale) {
                return;
            }
            setMade({
                state,
                fragment: next
            });
            if (state !== read.current) {
                written.current = next;
                window.history.replaceState(window.history.state, '', `#${next}`);
            }
        };
        const now = performance.now();
        const isAlone = now - changedMs.current >= writeDelayMs;
        changedMs.current = now;
        const timer = isAlone ? undefined : setTimeout(()=>void write(), writeDelayMs);
        if (isAlone) {
            void write();
        }
        return ()=>{
            isStale = true;
            clearTimeout(timer);
        };
    }, [
        state,
        isRead,
        isSaveable
    ]);
    const fragment = ()=>made?.state === state ? made.fragment : (0,packLink/* .fragmentOf */.U)(state);
    return {
        notice,
        fragment: isRead && isSaveable ? fragment : null
    };
}
/** What is wrong in a fragment of the quick mode; nothing if the code that tells it does not come. */ async function problemsOf(fragment) {
    try {
        const { quickProblems } = await __webpack_require__.e(/* import() */ "3985").then(__webpack_require__.bind(__webpack_require__, 73224));
        return quickProblems(fragment);
    } catch  {
        return [];
    }
}
/** With the readings that this device keeps. Whatever it has not stays marked as missing. */ async function withKeptReadings(state) {
    const wanted = state ? (0,calculator_readings/* .missingReadings */.K3)(state) : [];
    if (!state || wanted.length === 0) {
        return state;
    }
    try {
        const { readingsStore } = await __webpack_require__.e(/* import() */ "7050").then(__webpack_require__.bind(__webpack_require__, 6449));
        return (0,calculator_readings/* .withFoundReadings */.sq)(state, await readingsStore.find(wanted));
    } catch  {
        // Its code did not come. The page says which readings are missing.
        return state;
    }
}

;// CONCATENATED MODULE: ./src/browser/calculator/useCalculatorState.ts




/**
 * The one model of the calculator, connected to the worker that computes and the address that stores it. While a text
 * in a field is wrong, there is nothing to compute: the description has lost that text. `canWait` while there is an
 * answer already and nobody has asked for more.
 */ function useCalculatorState(dated) {
    let { isWrong = false, canWait = false } = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
    const [state, dispatch] = (0,react.useReducer)(calculator_state/* .nextState */.VK, dated, calculator_state/* .freshState */.Q5);
    const input = (0,react.useMemo)(()=>isWrong ? null : (0,calculator_state/* .cooperativeOfDescription */.$J)(state.description, dated), [
        state.description,
        dated,
        isWrong
    ]);
    const restore = (0,react.useCallback)((restored)=>{
        dispatch({
            kind: 'restore',
            state: restored
        });
    }, []);
    const [isRead, setIsRead] = (0,react.useReducer)(()=>true, false);
    const calculation = useCalculator(isRead && !canWait ? input : null, dated.rates);
    const { notice, fragment } = useCalculatorLink({
        state,
        dated,
        isSaveable: input !== null,
        restore,
        check: calculation.readDescription,
        isRead,
        onRead: setIsRead
    });
    return {
        state,
        dispatch,
        input,
        calculation,
        notice,
        fragment
    };
}

;// CONCATENATED MODULE: ./src/browser/device/useTouched.ts

/** What a visitor does before anything else: also what comes with a press or a key, as `focusin` does with Tab. */ const signs = [
    'pointermove',
    'pointerdown',
    'keydown',
    'focusin',
    'scroll',
    'beforeprint'
];
/** Whether the visitor has moved, pressed or scrolled anything since the page was opened. */ function useTouched() {
    const [isTouched, setIsTouched] = (0,react.useState)(false);
    (0,react.useEffect)(()=>{
        if (isTouched) {
            return undefined;
        }
        const tell = ()=>{
            setIsTouched(true);
        };
        for (const sign of signs){
            window.addEventListener(sign, tell, {
                capture: true,
                passive: true
            });
        }
        // Before React came, a press or a scroll may have been the first. Firefox 115 cannot tell of the press.
        const wasPressed = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
        if (wasPressed || window.scrollY > 0) {
            tell();
        }
        return ()=>{
            for (const sign of signs){
                window.removeEventListener(sign, tell, {
                    capture: true
                });
            }
        };
    }, [
        isTouched
    ]);
    return isTouched;
}

// EXTERNAL MODULE: ./src/components/ui/Notice/index.tsx + 1 modules
var Notice = __webpack_require__(83029);
;// CONCATENATED MODULE: ./src/components/calculator/LinkMessage.tsx


const shown = 5;
/** What the visitor should know about the link that led here. */ function LinkMessage(param) {
    let { notice } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        role: "status",
        children: [
            notice?.kind === 'old' && /*#__PURE__*/ (0,jsx_runtime.jsx)(Notice/* ["default"] */.A, {
                kind: "warning",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    children: "Ten link pochodzi ze starszej wersji kalkulatora. Sprawdź wartości."
                })
            }),
            notice?.kind === 'broken' && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Notice/* ["default"] */.A, {
                kind: "warning",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Nie udało się odczytać linku. Pokazujemy wartości domyślne."
                    }),
                    notice.errors.length === 0 ? /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Adres m\xf3gł zostać ucięty. Skopiuj go jeszcze raz, cały, albo otw\xf3rz zapisany plik."
                    }) : /*#__PURE__*/ (0,jsx_runtime.jsxs)("ul", {
                        children: [
                            notice.errors.slice(0, shown).map((param)=>{
                                let { field, message } = param;
                                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                    children: [
                                        "W linku: ",
                                        message
                                    ]
                                }, `${field} ${message}`);
                            }),
                            notice.errors.length > shown && /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                                children: [
                                    "Pozostałe błędy: ",
                                    notice.errors.length - shown,
                                    "."
                                ]
                            })
                        ]
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/settlement/money/rates.ts
var money_rates = __webpack_require__(97540);
// EXTERNAL MODULE: ./src/domain/cooperative/description/problems.ts
var description_problems = __webpack_require__(88495);
// EXTERNAL MODULE: ./src/domain/cooperative/description/tariffs.ts
var tariffs = __webpack_require__(4748);
;// CONCATENATED MODULE: ./src/domain/cooperative/description/usedRates.ts



/** The rates an input's tariffs use, found by recording what is looked up when its tariffs are read. */ function usedRates_usedRates(input, table) {
    const asked = new Set();
    const noting = Object.defineProperties({}, Object.fromEntries(Object.entries(table).map((param)=>{
        let [id, series] = param;
        return [
            id,
            {
                enumerable: true,
                get: ()=>{
                    asked.add(id);
                    return series;
                }
            }
        ];
    })));
    const day = (0,tariffs/* .dayOfRates */.zW)(input);
    (0,description_problems/* .resultOf */.Bg)(()=>(0,tariffs/* .readTariffs */.Sm)(input, noting));
    if (input.prices?.vat === undefined && 'vat' in table) {
        asked.add('vat');
    }
    return [
        ...asked
    ].flatMap((id)=>{
        const row = (0,money_rates/* .rateOn */._d)(table, id, day);
        const { name = id, unit = '' } = table[id] ?? {};
        return row.ok ? [
            {
                ...row.value,
                id,
                name,
                unit
            }
        ] : [];
    });
}

// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
// EXTERNAL MODULE: ./src/browser/device/useMedia.ts
var useMedia = __webpack_require__(43548);
// EXTERNAL MODULE: ./src/components/calculator/results/styles.module.css
var styles_module = __webpack_require__(5097);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/Refusal.tsx




const MendButton = (0,lazyPart/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "5125").then(__webpack_require__.bind(__webpack_require__, 72436)), {
    message: 'Nie udało się wczytać przycisku, który to zmienia.'
});
/** That this cooperative may not be, what is missing, and what mends it. */ function Refusal(param) {
    let { sentence, report, mending, onMend } = param;
    const { conditions, obstacles } = report;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Notice/* ["default"] */.A, {
        kind: "error",
        title: "Najpierw warunki ustawy",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: styles_module/* ["default"].sentence */.A.sentence,
                children: sentence
            }),
            obstacles.map((obstacle, index)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: styles_module/* ["default"].obstacle */.A.obstacle,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                            children: conditions.find((param)=>{
                                let { id } = param;
                                return id === obstacle.id;
                            })?.text
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(MendButton, {
                            obstacle: obstacle,
                            report: report,
                            onMend: onMend,
                            isFirst: index === 0,
                            ...mending
                        })
                    ]
                }, obstacle.id))
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/answer/answer.ts
var answer_answer = __webpack_require__(61743);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/ToCheck.tsx



/** What the law says as far as it is known, and what is still to be checked. */ function ToCheck(param) {
    let { law, conditions } = param;
    const toCheck = (0,answer_answer/* .conditionsToCheck */.Mi)(conditions);
    if (toCheck.length === 0) {
        return law !== '' && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
            children: [
                law,
                "."
            ]
        });
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        className: styles_module/* ["default"].disclosure */.A.disclosure,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                children: law
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                children: toCheck.map((param)=>{
                    let { id, text } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: text
                    }, id);
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/answer/told.ts
var answer_told = __webpack_require__(84428);
// EXTERNAL MODULE: ./src/browser/notifications/notify.ts
var notify = __webpack_require__(12732);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/useMend.ts


/** Sets what a press mends, says what that assumes and offers to take it back, until anything else is changed. */ function useMend(param) {
    let { description, dispatch } = param;
    const offer = (0,react.useRef)(null);
    (0,react.useEffect)(()=>()=>{
            offer.current?.ends.abort();
        }, []);
    (0,react.useEffect)(()=>{
        if (offer.current?.mended !== description) {
            offer.current?.ends.abort();
        }
    }, [
        description
    ]);
    return (param)=>{
        let { description: mended, told } = param;
        const ends = new AbortController();
        offer.current?.ends.abort();
        offer.current = {
            mended,
            ends
        };
        dispatch({
            kind: 'describe',
            description: mended
        });
        (0,notify/* .notify */.m)({
            kind: 'info',
            text: told,
            action: {
                label: 'Cofnij',
                onSelect: ()=>{
                    dispatch({
                        kind: 'describe',
                        description
                    });
                }
            },
            signal: ends.signal
        });
    };
}

;// CONCATENATED MODULE: ./src/components/calculator/results/answer/Answer.tsx







/** Long enough not to interrupt typing. */ const announceAfterMs = 600;
/** Then it goes, so that nobody who reads on meets the sentence twice. */ const announcedForMs = 5000;
/**
 * The result in words: first whether it may be, then what it adds. Read aloud once the numbers have settled: of the law
 * only what forbids it, as the rest does not change with them.
 */ function Answer(param) {
    let { settled: { report, input }, ranges, mending } = param;
    const { refusal, law, added, sources } = (0,react.useMemo)(()=>(0,answer_told/* .toldOf */.d)(report, ranges, input), [
        report,
        ranges,
        input
    ]);
    const sentence = [
        refusal,
        added
    ].filter((part)=>part !== null).join(' ');
    const onMend = useMend(mending);
    const [announced, setAnnounced] = (0,react.useState)('');
    (0,react.useEffect)(()=>{
        const timers = [
            setTimeout(setAnnounced, announceAfterMs, sentence),
            setTimeout(setAnnounced, announceAfterMs + announcedForMs, '')
        ];
        return ()=>{
            timers.forEach(clearTimeout);
        };
    }, [
        sentence
    ]);
    const toCheck = /*#__PURE__*/ (0,jsx_runtime.jsx)(ToCheck, {
        law: law,
        conditions: report.conditions
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].answer */.A.answer,
        "data-tells": true,
        children: [
            refusal === null ? toCheck : /*#__PURE__*/ (0,jsx_runtime.jsx)(Refusal, {
                sentence: refusal,
                report: report,
                mending: mending,
                onMend: onMend
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: refusal === null ? styles_module/* ["default"].sentence */.A.sentence : undefined,
                children: added
            }),
            sources !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: sources
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: announced
            }),
            refusal !== null && toCheck,
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: "To szacunek, a nie oferta. Wynik zależy od założeń, kt\xf3re możesz zmienić. Por\xf3wnujemy same rachunki za prąd: kosztu instalacji od oszczędności nie odejmujemy."
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/results/folds/Disclosure.tsx
var Disclosure = __webpack_require__(56432);
;// CONCATENATED MODULE: ./src/components/calculator/results/folds/lazyParts.tsx


let arrived;
const waitingSign = /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
    "aria-busy": "true",
    children: "Wczytujemy…"
});
function lazyParts_part(pick) {
    let waiting = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : waitingSign;
    return (0,lazyPart/* .lazyPart */.a)(async ()=>{
        arrived = await Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("4014"), __webpack_require__.e("3289")]).then(__webpack_require__.bind(__webpack_require__, 12112));
        return {
            default: pick(arrived)
        };
    }, {
        message: 'Nie udało się wczytać tej części wyniku.',
        waiting,
        // Once one of them is shown, the others are there.
        peek: ()=>arrived && pick(arrived)
    });
}
/*
 * The parts below the answer, fetched when they are first shown: the answer waits for none of them.
 */ const Assumptions = lazyParts_part((all)=>all.Assumptions);
const ConditionsMet = lazyParts_part((all)=>all.ConditionsMet);
const Exports = lazyParts_part((all)=>all.Exports);
const FinanceParts = lazyParts_part((all)=>all.FinanceParts);
const MembersView = lazyParts_part((all)=>all.MembersView);
const PrintSummary = lazyParts_part((all)=>all.PrintSummary, null);
const ShowWork = lazyParts_part((all)=>all.ShowWork);
const Split = lazyParts_part((all)=>all.Split);
const Views = lazyParts_part((all)=>all.Views);

// EXTERNAL MODULE: ./src/components/calculator/results/answer/KeyFigures.tsx + 2 modules
var KeyFigures = __webpack_require__(17353);
// EXTERNAL MODULE: ./src/components/calculator/results/answer/warnings.ts
var answer_warnings = __webpack_require__(63576);
;// CONCATENATED MODULE: ./src/components/calculator/results/answer/Warnings.tsx




/** What the reader must know before trusting the numbers. */ function Warnings(param) {
    let { settled, ranges } = param;
    const { report, input, usedRates, today } = settled;
    const warnings = (0,react.useMemo)(()=>(0,answer_warnings/* .warningsOf */.nZ)(report, input, usedRates, today, ranges), [
        report,
        input,
        usedRates,
        today,
        ranges
    ]);
    return warnings.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(Notice/* ["default"] */.A, {
        kind: "warning",
        title: "Zwr\xf3ć uwagę",
        children: warnings.length === 1 ? warnings.map((param)=>{
            let { id, text, remedy } = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    text,
                    " ",
                    remedy
                ]
            }, id);
        }) : /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
            children: warnings.map((param)=>{
                let { id, text, remedy } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                    children: [
                        text,
                        " ",
                        remedy
                    ]
                }, id);
            })
        })
    });
}

// EXTERNAL MODULE: ./src/components/ui/Progress/index.tsx + 2 modules
var Progress = __webpack_require__(32388);
;// CONCATENATED MODULE: ./src/components/calculator/shared/useLasting.ts

/** True once something has lasted long enough to mention; false at once when it ends. */ function useLasting(isTrue, ms) {
    const [hasLasted, setHasLasted] = (0,react.useState)(false);
    (0,react.useEffect)(()=>{
        if (!isTrue) {
            return undefined;
        }
        const timer = setTimeout(()=>{
            setHasLasted(true);
        }, ms);
        return ()=>{
            clearTimeout(timer);
            setHasLasted(false);
        };
    }, [
        isTrue,
        ms
    ]);
    return isTrue && hasLasted;
}

;// CONCATENATED MODULE: ./src/components/calculator/results/WorkState.tsx






/** Shorter work is not worth mentioning. */ const tellAfterMs = 300;
/** What the calculation is doing, and how to go on when it has broken. Field errors are shown at their fields. */ function WorkState(param) {
    let { calculation, hasAnswer = calculation.report !== null } = param;
    const { errors, isBusy, progress, hasFailed, isStopped, cancel, retry } = calculation;
    const isTold = useLasting(isBusy, tellAfterMs);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: `${styles_module/* ["default"].state */.A.state} noPrint`,
        "aria-busy": isBusy,
        children: [
            isTold && /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].work */.A.work,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Progress/* ["default"] */.A, {
                        label: hasAnswer && !calculation.isOld ? 'Liczymy przedziały i wykres mocy' : 'Liczymy…',
                        value: progress,
                        maximum: 1
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: cancel,
                        children: "Przerwij liczenie"
                    })
                ]
            }),
            isStopped && /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].work */.A.work,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Liczenie przerwano."
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: retry,
                        children: "Policz do końca"
                    })
                ]
            }),
            hasFailed && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Notice/* ["default"] */.A, {
                kind: "error",
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Nie udało się policzyć wyniku. Wpisane dane nie zginęły."
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                            onClick: retry,
                            children: "Spr\xf3buj ponownie"
                        })
                    })
                ]
            }),
            !hasAnswer && !isBusy && !hasFailed && !isStopped && errors.length === 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Wpisz dane sp\xf3łdzielni, a wynik pojawi się tutaj."
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/results/index.tsx












/** Below the answer, in this order; their names are those of their headings. */ const parts = [
    {
        name: 'Co dają własne źródła, a co spółdzielnia',
        Part: Split
    },
    {
        name: 'Energia i pieniądze',
        Part: Views
    },
    {
        name: 'Nakład i podział',
        Part: FinanceParts
    },
    {
        name: 'Członkowie',
        Part: MembersView
    },
    {
        name: 'Rachunek krok po kroku',
        Part: ShowWork
    },
    {
        name: 'Warunki z ustawy',
        Part: ConditionsMet
    },
    {
        name: 'Założenia',
        Part: Assumptions
    },
    {
        name: 'Pliki i wydruk',
        Part: Exports
    }
];
const phone = '(max-width: 767.98px)';
/** What the calculator found: the answer first, then how it is reached and what it is based on. */ function CalculatorResults(props) {
    const { calculation, rates, mending, first = null, isOld = false, isPacked = false } = props;
    const { report, countedInput } = calculation;
    const isPhone = (0,useMedia/* .useMedia */.Q)(phone);
    const settled = (0,react.useMemo)(()=>report && countedInput && {
            report,
            input: countedInput,
            rates: rates.rates,
            usedRates: usedRates_usedRates(countedInput, rates.rates),
            today: (0,date/* .isoDay */.kh)(new Date())
        }, [
        report,
        countedInput,
        rates
    ]);
    // The first answer is painted before the parts below it are made.
    const painted = (0,react.useDeferredValue)(settled, null);
    const told = settled ?? first?.told ?? null;
    // The first ranges are of the same answer as long as nothing is changed; otherwise they are not told.
    const ranges = calculation.ranges ?? first?.ranges ?? null;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].results */.A.results,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                className: `${styles_module/* ["default"].heading */.A.heading} noPrint`,
                children: isOld && told ? 'Wynik sprzed zmiany' : 'Wynik'
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(WorkState, {
                calculation: calculation,
                hasAnswer: told !== null
            }),
            told && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        "data-answer": true,
                        "data-old": isOld || undefined,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Answer, {
                                settled: told,
                                ranges: ranges,
                                mending: mending
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(KeyFigures/* ["default"] */.A, {
                                settled: told,
                                ranges: ranges
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Warnings, {
                                settled: told,
                                ranges: ranges
                            }),
                            painted && // Paper has pages of its own, and until they are here the answer alone.
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                                className: "noPrint",
                                children: parts.map((param, index)=>{
                                    let { name, Part } = param;
                                    return(// A phone says in four screens what the others fold.
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Disclosure/* ["default"] */.A, {
                                        name: name,
                                        look: "part",
                                        startsOpen: !isPhone && index === 0,
                                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Part, {
                                            settled: painted,
                                            calculation: calculation
                                        })
                                    }, name));
                                })
                            })
                        ]
                    }),
                    painted && /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintSummary, {
                        settled: painted,
                        ranges: calculation.ranges,
                        isOld: isOld,
                        isPacked: isPacked
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/calculator/quick.ts
var calculator_quick = __webpack_require__(43936);
// EXTERNAL MODULE: ./src/browser/shell/useModal.ts
var useModal = __webpack_require__(2843);
;// CONCATENATED MODULE: ./src/components/calculator/shared/ConfirmDialog.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const ConfirmDialog_module = ({"dialog":"dialog_H3P7"});
;// CONCATENATED MODULE: ./src/components/calculator/shared/ConfirmDialog.tsx





/** Asks before anything typed is lost. The safe button comes first, so it has the focus. */ function ConfirmDialog(param) {
    let { question, confirmLabel, children, onConfirm, onCancel } = param;
    const { modal, close } = (0,useModal/* .useModal */.h)(onCancel);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("dialog", {
        ...modal,
        className: ConfirmDialog_module.dialog,
        "aria-labelledby": "kalkulator-pytanie",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                id: "kalkulator-pytanie",
                children: question
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: children
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(ButtonRow/* ["default"] */.A, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        onClick: close,
                        children: "Anuluj"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "primary",
                        onClick: onConfirm,
                        children: confirmLabel
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/reveal.ts
var reveal = __webpack_require__(41560);
;// CONCATENATED MODULE: ./src/components/calculator/form/ModeSwitch.tsx







/** Id of the form, whose fields the switch replaces. */ const formId = 'dane-do-obliczen';
/** The other mode begins at its beginning, once it is there and a question about it is closed. */ function showForm() {
    requestAnimationFrame(()=>{
        (0,reveal/* .showStart */.A)(formId);
    });
}
/** From five fields to the whole description, which loses nothing, and back, which may ask first. */ function ModeSwitch(param) {
    let { description, dated, dispatch } = param;
    const [isAsking, setIsAsking] = (0,react.useState)(false);
    if (description.mode === 'quick') {
        const cooperative = (0,calculator_quick/* .cooperativeOfQuick */.ye)(description.quick, dated);
        return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                    "aria-disabled": cooperative === null || undefined,
                    "aria-describedby": cooperative === null ? 'tryb-pelny-opis' : undefined,
                    onClick: ()=>{
                        if (cooperative) {
                            dispatch({
                                kind: 'openFull',
                                cooperative
                            });
                            showForm();
                        }
                    },
                    children: "Otw\xf3rz tryb pełny"
                }),
                cooperative === null && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    id: "tryb-pelny-opis",
                    className: "meta",
                    children: "Najpierw uzupełnij albo popraw pola."
                })
            ]
        });
    }
    const openQuick = ()=>{
        setIsAsking(false);
        dispatch({
            kind: 'openQuick'
        });
        showForm();
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                onClick: ()=>{
                    if ((0,calculator_state/* .losesByQuick */.v4)(description, dated)) {
                        setIsAsking(true);
                    } else {
                        openQuick();
                    }
                },
                children: "Wr\xf3ć do trybu szybkiego"
            }),
            isAsking && /*#__PURE__*/ (0,jsx_runtime.jsx)(ConfirmDialog, {
                question: "Wr\xf3cić do trybu szybkiego?",
                confirmLabel: "Wr\xf3ć bez tych zmian",
                onConfirm: openQuick,
                onCancel: ()=>{
                    setIsAsking(false);
                },
                children: "Zmiany z trybu pełnego przepadną, bo tryb szybki ich nie pomieści. Możesz je najpierw zapisać do pliku albo dodać jako wariant."
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/domain/calculator/defaults.ts + 1 modules
var defaults = __webpack_require__(19602);
// EXTERNAL MODULE: ./src/domain/calculator/presets.ts
var presets = __webpack_require__(60091);
// EXTERNAL MODULE: ./src/domain/energy/regions.ts
var regions = __webpack_require__(27074);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBrokenLinks.js + 1 modules
var useBrokenLinks = __webpack_require__(55916);
// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
// EXTERNAL MODULE: ./src/components/calculator/shared/RateSource.tsx
var RateSource = __webpack_require__(3110);
// EXTERNAL MODULE: ./src/components/calculator/form/quick.module.css
var quick_module = __webpack_require__(94126);
;// CONCATENATED MODULE: ./src/components/calculator/form/QuickChoices.tsx








/** The fragment of a link to an example, which is also what the calculator reads. */ const placeOf = (id)=>`kto=${id}`;
/** Which example of a cooperative. */ function WhoChoice(param) {
    let { who, onChange } = param;
    const { collectAnchor } = (0,useBrokenLinks/* ["default"] */.A)();
    presets/* .presetIds.forEach */.w$.forEach((id)=>{
        collectAnchor(placeOf(id));
    });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                className: quick_module/* ["default"].choices */.A.choices,
                children: presets/* .presetIds.map */.w$.map((id)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("label", {
                        id: placeOf(id),
                        className: quick_module/* ["default"].choice */.A.choice,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                                className: "tick",
                                type: "radio",
                                name: "kto",
                                checked: who === id,
                                "aria-describedby": who === id ? 'kalkulator-kto-opis' : undefined,
                                onChange: ()=>{
                                    onChange(id);
                                }
                            }),
                            presets/* .presets */.v4[id].label
                        ]
                    }, id))
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                id: "kalkulator-kto-opis",
                className: "meta",
                children: [
                    presets/* .presets */.v4[who].text,
                    " To przykład: podział zużycia i paneli jest założeniem."
                ]
            })
        ]
    });
}
/** Whose grid it is, with the grid charges there. */ function OperatorChoice(param) {
    let { operator, dated, onChange } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
        id: "kalkulator-operator",
        label: "Operator sieci",
        hint: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
            children: [
                "Jego nazwę znajdziesz na rachunku. Zmienna opłata za sieć w G11:",
                ' ',
                /*#__PURE__*/ (0,jsx_runtime.jsx)(RateSource/* ["default"] */.A, {
                    row: (0,defaults/* .operatorRate */.$S)(dated, 'network', operator),
                    unit: "zł/kWh"
                })
            ]
        }),
        options: money_rates/* .operators.map */.II.map((id)=>({
                value: id,
                label: defaults/* .operatorNames */.pr[id]
            })),
        value: operator,
        onChange: onChange
    });
}

// EXTERNAL MODULE: ./src/components/calculator/shared/fields/ReportedNumber.tsx
var ReportedNumber = __webpack_require__(16039);
// EXTERNAL MODULE: ./src/components/calculator/shared/useEver.ts
var useEver = __webpack_require__(32334);
;// CONCATENATED MODULE: ./src/components/calculator/form/QuickUse.tsx









const QuickUse_waiting = /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
    "aria-busy": "true",
    children: "Wczytujemy…"
});
const Kinds = (0,lazyPart/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "208").then(__webpack_require__.bind(__webpack_require__, 71635)), {
    message: 'Nie udało się wczytać listy.',
    waiting: QuickUse_waiting
});
const MonthlyUse = (0,lazyPart/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("4318")]).then(__webpack_require__.bind(__webpack_require__, 55981)), {
    message: 'Nie udało się wczytać miesięcy.',
    waiting: QuickUse_waiting
});
/** How much everyone uses together: one sum, the bills of twelve months, or what each kind of point uses. */ function QuickUse(param) {
    let { quick, onChange } = param;
    const { who, annualKwh, monthlyKwh, members } = quick;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            members || monthlyKwh ? /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Roczne zużycie prądu według ",
                    members ? 'składu' : 'miesięcy',
                    ":",
                    ' ',
                    (0,format/* .formatNumber */.ZV)(annualKwh ?? 0),
                    "\xa0kWh"
                ]
            }) : /*#__PURE__*/ (0,jsx_runtime.jsx)(ReportedNumber/* ["default"] */.A, {
                ...calculator_quick/* .quickLimits.annualKwh */.io.annualKwh,
                id: "kalkulator-zuzycie",
                label: "Roczne zużycie prądu",
                unit: "kWh",
                step: 1000,
                fractionDigits: 0,
                value: annualKwh,
                isRequired: true,
                hint: `Suma kWh energii czynnej z rachunków wszystkich członków, z 12 miesięcy. ${(0,format/* .formatNumber */.ZV)(presets/* .presets */.v4[who].annualKwh)}\u00a0kWh to założenie przykładu.`,
                onChange: (kwh)=>{
                    onChange({
                        annualKwh: kwh
                    });
                }
            }),
            !members && /*#__PURE__*/ (0,jsx_runtime.jsx)(Folded, {
                name: "Wpisz zużycie z 12 miesięcy",
                isUsed: monthlyKwh !== undefined,
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(MonthlyUse, {
                    path: "",
                    use: {
                        annualKwh,
                        monthlyKwh
                    },
                    hint: "Wpisz sumy rachunk\xf3w wszystkich członk\xf3w. Każdy miesiąc dzielimy między nich tak jak rok (założenie), a godziny w miesiącu rozkłada profil.",
                    onChange: (use)=>{
                        onChange({
                            monthlyKwh: undefined,
                            ...use
                        });
                    }
                })
            }),
            !monthlyKwh && /*#__PURE__*/ (0,jsx_runtime.jsx)(Folded, {
                name: "Zmień skład: zaznacz, co ma sp\xf3łdzielnia",
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Kinds, {
                    quick: quick,
                    onChange: (counts)=>{
                        onChange({
                            members: counts
                        });
                    }
                })
            })
        ]
    });
}
/** Fetched when opened. */ function Folded(param) {
    let { name, isUsed = false, children } = param;
    const [isOpen, setIsOpen] = (0,react.useState)(false);
    const wasOpened = (0,useEver/* .useEver */.I)(isOpen || isUsed);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        className: quick_module/* ["default"].composition */.A.composition,
        open: isOpen || isUsed,
        onToggle: (param)=>{
            let { currentTarget } = param;
            setIsOpen(currentTarget.open);
        },
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                children: name
            }),
            wasOpened && children
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/bill/WhereOnBill.tsx
var WhereOnBill = __webpack_require__(43802);
// EXTERNAL MODULE: ./src/components/calculator/shared/FormSteps.tsx + 1 modules
var FormSteps = __webpack_require__(77888);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/fieldErrors.tsx + 1 modules
var fieldErrors = __webpack_require__(95053);
;// CONCATENATED MODULE: ./src/components/calculator/form/StandInRates.tsx



/** Which groups the quick mode counts with the example rates of another, and where to enter the right ones. */ function StandInRates(param) {
    let { quick } = param;
    const groups = [
        ...new Set((0,calculator_quick/* .quickMembers */.zA)(quick)?.map((param)=>{
            let { group } = param;
            return group;
        }))
    ];
    const others = groups.filter((group)=>group !== 'G11');
    const operator = defaults/* .operatorNames */.pr[quick.operator];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
        className: "meta",
        children: [
            others.length > 0 ? `Członkowie mają na rachunkach zwykle grupy ${groups.join(', ')} (założenie). Stawek ${others.length > 1 ? 'grup' : 'grupy'} ${others.join(', ')} z datą i źródłem nie znaleźliśmy, więc liczymy przykładowymi stawkami G11 (${operator}) i kwoty są przybliżone.` : `Liczymy przykładowymi stawkami G11 (${operator}).`,
            ' ',
            "Stawki ze swoich rachunk\xf3w wpiszesz w trybie pełnym, w części „Stawki z rachunk\xf3w”. Stałych opłat miesięcznych, kt\xf3rych nie znamy, nie liczymy: są takie same w każdym por\xf3wnaniu."
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/form/QuickForm.tsx














const zloty = {
    unit: 'zł',
    step: 1000,
    fractionDigits: 0
};
const costs = [
    {
        key: 'costZl',
        id: 'kalkulator-koszt',
        label: 'Koszt instalacji (opcjonalnie)',
        hint: 'Kwota z oferty, bez VAT, który odliczasz. Kosztu nie podpowiadamy.'
    },
    {
        key: 'annualCostZl',
        id: (0,fieldErrors/* .fieldId */.CB)('finance.annualCostZl'),
        label: 'Roczne koszty działania (opcjonalnie)',
        hint: 'Księgowość, badanie sprawozdań, serwis i utrzymanie paneli. Bez nich wynik jest za dobry.'
    }
];
/** Five fields that are enough for an answer, and two for those who know the costs. */ function QuickForm(param) {
    let { quick, dated, dispatch } = param;
    const change = (changed)=>{
        dispatch({
            kind: 'describe',
            description: {
                mode: 'quick',
                quick: (0,calculator_quick/* .changeQuick */._m)(dated, quick, changed)
            }
        });
    };
    const numberOf = (key)=>({
            ...calculator_quick/* .quickLimits */.io[key],
            value: quick[key],
            onChange: (value)=>{
                change({
                    [key]: value
                });
            }
        });
    const steps = [
        {
            title: 'Kto',
            content: /*#__PURE__*/ (0,jsx_runtime.jsx)(WhoChoice, {
                who: quick.who,
                onChange: (who)=>{
                    change({
                        who
                    });
                }
            })
        },
        {
            title: 'Zużycie',
            content: /*#__PURE__*/ (0,jsx_runtime.jsx)(QuickUse, {
                quick: quick,
                onChange: change
            })
        },
        {
            title: 'Operator i cena',
            content: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(OperatorChoice, {
                        operator: quick.operator,
                        dated: dated,
                        onChange: (operator)=>{
                            change({
                                operator
                            });
                        }
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(ReportedNumber/* ["default"] */.A, {
                        ...numberOf('energyPrice'),
                        id: "kalkulator-cena",
                        label: "Cena prądu z rachunku",
                        unit: "zł/kWh",
                        step: 0.01,
                        fractionDigits: 4,
                        isRequired: true,
                        hint: /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                            children: [
                                "Energia czynna netto, bez akcyzy, przepisana z rachunku.",
                                ' ',
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(WhereOnBill/* ["default"] */.A, {
                                    item: "energy"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("br", {}),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(RateSource/* ["default"] */.A, {
                                    row: (0,defaults/* .operatorRate */.$S)(dated, 'energy', quick.operator),
                                    unit: "zł/kWh"
                                })
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(StandInRates, {
                        quick: quick
                    })
                ]
            })
        },
        {
            title: 'Źródła energii',
            content: /*#__PURE__*/ (0,jsx_runtime.jsx)(ReportedNumber/* ["default"] */.A, {
                ...numberOf('kwp'),
                id: "kalkulator-moc",
                label: "Planowana moc paneli",
                unit: "kWp",
                step: 5,
                isRequired: true,
                hint: `Łączna moc wszystkich instalacji, z oferty albo projektu. ${(0,format/* .formatNumber */.ZV)(presets/* .presets */.v4[quick.who].kwp)}\u00a0kWp to założenie przykładu. 1 kWp na dachu od południa daje w środkowej Polsce około ${(0,format/* .formatNumber */.ZV)(regions/* .regionYields.centre */.v.centre)}\u00a0kWh rocznie (założenie).`
            })
        },
        {
            title: 'Koszty',
            content: costs.map((param)=>{
                let { key, ...spec } = param;
                return /*#__PURE__*/ (0,jsx_runtime.jsx)(ReportedNumber/* ["default"] */.A, {
                    ...numberOf(key),
                    ...spec,
                    ...zloty
                }, key);
            })
        }
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(FormSteps/* ["default"] */.A, {
        steps: steps
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/tools/variantsId.ts
/** Id of the comparison, to which the button that adds a variant leads. */ const variantsId = 'warianty';

// EXTERNAL MODULE: ./src/components/calculator/SummaryBar.tsx + 1 modules
var SummaryBar = __webpack_require__(83033);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/browser/copying/copyAddress.ts
var copyAddress = __webpack_require__(73901);
// EXTERNAL MODULE: ./src/components/ui/controls/ErrorBox/index.tsx + 1 modules
var ErrorBox = __webpack_require__(2251);
// EXTERNAL MODULE: ./src/domain/kernel/fileCheck.ts
var fileCheck = __webpack_require__(72684);
// EXTERNAL MODULE: ./src/browser/device/saveFile.ts
var saveFile = __webpack_require__(14274);
// EXTERNAL MODULE: ./src/components/calculator/tools/descriptionFileName.ts
var descriptionFileName = __webpack_require__(23568);
;// CONCATENATED MODULE: ./src/components/calculator/tools/DescriptionFile.tsx










/** Hourly readings of a thousand members for a year, with room to spare. */ const maxBytes = 150000000;
const messages = {
    tooBig: 'Plik jest za duży. Największy rozmiar to 150 MB.',
    /** The worker was stopped or broke before it answered. */ notChecked: 'Nie udało się sprawdzić pliku. Otwórz go jeszcze raz albo odśwież stronę.'
};
function problem(message) {
    return {
        field: 'plik',
        message
    };
}
async function readFile(file, read) {
    if (file.size > maxBytes) {
        return (0,result/* .failed */.g)([
            problem(messages.tooBig)
        ]);
    }
    const text = await file.text().catch(()=>null);
    return text === null ? (0,result/* .failed */.g)([
        problem(fileCheck/* .unreadableFile */._)
    ]) : read(text);
}
/** The description as a file, which `npm run oblicz` also reads. A file with errors changes nothing. */ function DescriptionFile(param) {
    let { cooperative, quick, read, dispatch } = param;
    const picker = (0,react.useRef)(null);
    const errorsId = (0,react.useId)();
    const [errors, setErrors] = (0,react.useState)([]);
    const open = async (file)=>{
        const found = await readFile(file, read);
        if (!found.ok) {
            setErrors(found.errors.length > 0 ? found.errors : [
                problem(messages.notChecked)
            ]);
        } else {
            setErrors([]);
            dispatch({
                kind: 'describe',
                description: {
                    mode: 'full',
                    quick,
                    cooperative: found.value
                }
            });
            (0,notify/* .notify */.m)({
                kind: 'success',
                text: `Otwarto plik ${file.name}.`
            });
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "plain",
                "aria-disabled": cooperative === null || undefined,
                onClick: ()=>{
                    if (cooperative) {
                        (0,saveFile/* .saveFile */.O)(descriptionFileName/* .descriptionFile */.D, (0,calculator_readings/* .fileText */.CG)(cooperative), 'application/json');
                    }
                },
                children: "Zapisz do pliku"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "plain",
                onClick: ()=>picker.current?.click(),
                children: "Otw\xf3rz plik"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                ref: picker,
                hidden: true,
                type: "file",
                accept: ".json,application/json",
                "aria-label": "Plik z opisem sp\xf3łdzielni",
                onChange: (param)=>{
                    let { target } = param;
                    const [file] = target.files ?? [];
                    if (file) {
                        void open(file);
                    }
                    // Otherwise the same file could not be opened again after being corrected.
                    target.value = '';
                }
            }),
            errors.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(ErrorBox/* ["default"] */.A, {
                role: "alert",
                id: errorsId,
                title: "Nie otworzyliśmy tego pliku. Twoje dane się nie zmieniły.",
                errors: errors.map((param)=>{
                    let { field, message } = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: message
                    }, `${field} ${message}`);
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/calculator/tools/styles.module.css
var tools_styles_module = __webpack_require__(21474);
;// CONCATENATED MODULE: ./src/components/calculator/tools/DescriptionTools.tsx













const ReadingsNote = (0,lazyPart/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "3442").then(__webpack_require__.bind(__webpack_require__, 9737)), {
    message: 'Nie udało się sprawdzić odczytów zapisanych na tym urządzeniu.'
});
/** What can be done with the whole description: share, save as a file, compare with another, start over. */ function DescriptionTools(param) {
    let { form, dated } = param;
    const { state, dispatch, input, fragment, calculation } = form;
    const { description, variants } = state;
    const [isAsking, setIsAsking] = (0,react.useState)(false);
    const [added, setAdded] = (0,react.useState)(null);
    const isThere = variants.some((param)=>{
        let { name } = param;
        return name === added;
    });
    const hasReadings = description.mode === 'full' && description.cooperative.members.some((param)=>{
        let { readings } = param;
        return readings !== undefined;
    });
    const isFull = variants.length >= calculator_state/* .variantLimit */.LF;
    const copyResult = async (pressed)=>{
        const url = new URL(window.location.href);
        url.hash = await fragment?.() ?? '';
        await (0,copyAddress/* .copyAddress */.g)(url.href, pressed, hasReadings ? 'Skopiowano link bez odczytów. Żeby przekazać odczyty, zapisz plik.' : undefined);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: `${tools_styles_module/* ["default"].tools */.A.tools} noPrint`,
        "aria-label": "Zapis i por\xf3wnanie",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(ButtonRow/* ["default"] */.A, {
                children: [
                    fragment !== null && input && /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: (param)=>{
                            let { currentTarget } = param;
                            void copyResult(currentTarget);
                        },
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                                name: "copy"
                            }),
                            "Skopiuj link do wyniku"
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        "aria-disabled": isFull || input === null || undefined,
                        onClick: ()=>{
                            if (input && !isFull) {
                                dispatch({
                                    kind: 'addVariant'
                                });
                                setAdded((0,calculator_state/* .freeVariantName */.L)(variants));
                            }
                        },
                        children: "Dodaj jako wariant"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(DescriptionFile, {
                        cooperative: input && description.mode === 'full' ? description.cooperative : input,
                        read: calculation.readDescription,
                        quick: description.quick,
                        dispatch: dispatch
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        look: "plain",
                        onClick: ()=>{
                            setIsAsking(true);
                        },
                        children: "Wyczyść"
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: tools_styles_module/* ["default"].added */.A.added,
                children: isThere && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                    children: [
                        "Dodano „",
                        added,
                        "”.",
                        ' ',
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                            href: `#${variantsId}`,
                            onClick: (event)=>{
                                event.preventDefault();
                                (0,reveal/* .showStart */.A)(variantsId);
                            },
                            children: "Zobacz warianty obok siebie"
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                className: "meta",
                children: [
                    "Wpisane dane są w adresie strony po znaku #, kt\xf3rego przeglądarka nigdzie nie wysyła.",
                    isFull && ` Wariantów może być najwyżej ${calculator_state/* .variantLimit */.LF}.`
                ]
            }),
            description.mode === 'full' && /*#__PURE__*/ (0,jsx_runtime.jsx)(ReadingsNote, {
                state: state
            }),
            isAsking && /*#__PURE__*/ (0,jsx_runtime.jsx)(ConfirmDialog, {
                question: "Wyczyścić wszystkie pola?",
                confirmLabel: "Wyczyść",
                onConfirm: ()=>{
                    setIsAsking(false);
                    dispatch({
                        kind: 'restore',
                        state: (0,calculator_state/* .freshState */.Q5)(dated)
                    });
                },
                onCancel: ()=>{
                    setIsAsking(false);
                },
                children: "Wr\xf3cą wartości domyślne, a warianty znikną."
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/useFirstAnswer.ts





/**
 * The answer the page was built with, to be shown until the worker's own. Null behind a link, which describes another
 * cooperative: until React knows of the link, `data-linked` hides what was built.
 */ function useFirstAnswer(first, dated) {
    const { hash } = (0,react_router/* .useLocation */.zy)();
    const isLinked = (0,useIsBrowser/* ["default"] */.A)() && hash.length > 1;
    (0,react.useEffect)(()=>{
        if (isLinked) {
            delete document.documentElement.dataset.linked;
        }
    }, [
        isLinked
    ]);
    return (0,react.useMemo)(()=>{
        const input = (0,calculator_state/* .cooperativeOfDescription */.$J)((0,calculator_state/* .freshState */.Q5)(dated).description, dated);
        return isLinked || input === null || !first ? null : {
            report: first.report,
            input,
            usedRates: usedRates_usedRates(input, dated.rates),
            today: first.day
        };
    }, [
        isLinked,
        first,
        dated
    ]);
}

// EXTERNAL MODULE: ./src/components/calculator/styles.module.css
var calculator_styles_module = __webpack_require__(93374);
;// CONCATENATED MODULE: ./src/components/calculator/index.tsx




















const ErrorList = (0,lazyPart/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "3549").then(__webpack_require__.bind(__webpack_require__, 41628)), {
    message: 'Wynik jest sprzed zmiany. Popraw zaznaczone pola.'
});
const FullForm = (0,lazyPart/* .lazyPart */.a)(()=>Promise.all(/* import() */ [__webpack_require__.e("9004"), __webpack_require__.e("4014"), __webpack_require__.e("3042")]).then(__webpack_require__.bind(__webpack_require__, 84633)), {
    message: 'Nie udało się wczytać trybu pełnego.',
    waiting: /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
        "aria-busy": "true",
        children: "Wczytujemy…"
    })
});
const MissingReadings = (0,lazyPart/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "4079").then(__webpack_require__.bind(__webpack_require__, 69730)), {
    message: 'Brakuje odczytów z liczników. Otwórz plik zapisany w kalkulatorze.'
});
const Variants = (0,lazyPart/* .lazyPart */.a)(()=>__webpack_require__.e(/* import() */ "1669").then(__webpack_require__.bind(__webpack_require__, 73668)), {
    message: 'Nie udało się wczytać porównania wariantów.'
});
/** Half a number is no reason to call the answer old: time for the rest of it. */ const typingMs = 600;
/** The calculator: the form on the left, the answer on the right, both driven by one model kept in the address. */ function Calculator(param) {
    let { rates, first } = param;
    const problems = (0,fieldErrors/* .useProblems */.iS)();
    const built = useFirstAnswer(first, rates);
    // The worker and the parts below the answer are fetched when somebody is there.
    const canWait = !useTouched() && built !== null;
    const form = useCalculatorState(rates, {
        isWrong: problems.known.size > 0,
        canWait
    });
    const { state, dispatch, calculation, input } = form;
    const { description } = state;
    // Until React takes over, the browser would submit the form itself.
    const isBrowser = (0,useIsBrowser/* ["default"] */.A)();
    const without = (0,calculator_readings/* .membersWithoutReadings */.L9)(description);
    const isQuick = description.mode === 'quick';
    const isWrong = useLasting(input === null || calculation.errors.length > 0, typingMs);
    const isOld = useLasting(calculation.isOld, typingMs) || isWrong;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: "needsScript",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(LinkMessage, {
                notice: form.notice
            }),
            without.length > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)(MissingReadings, {
                members: without
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(fieldErrors/* .FieldErrorsProvider */.dm, {
                description: description,
                problems: problems,
                calculated: calculation.errors,
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: (0,clsx/* ["default"] */.A)(calculator_styles_module/* ["default"].layout */.A.layout, isQuick && calculator_styles_module/* ["default"].quick */.A.quick),
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                            className: (0,clsx/* ["default"] */.A)(calculator_styles_module/* ["default"].side */.A.side, 'noPrint'),
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("form", {
                                    id: formId,
                                    className: calculator_styles_module/* ["default"].form */.A.form,
                                    tabIndex: -1,
                                    noValidate: true,
                                    "aria-label": "Dane do obliczeń",
                                    onSubmit: SummaryBar/* .showResult */.L$,
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
                                        className: calculator_styles_module/* ["default"].fields */.A.fields,
                                        disabled: !isBrowser,
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("legend", {
                                                className: "visuallyHidden",
                                                children: "Dane do obliczeń"
                                            }),
                                            isQuick ? /*#__PURE__*/ (0,jsx_runtime.jsx)(QuickForm, {
                                                quick: description.quick,
                                                dated: rates,
                                                dispatch: dispatch
                                            }) : /*#__PURE__*/ (0,jsx_runtime.jsx)(FullForm, {
                                                description: description,
                                                dated: rates,
                                                dispatch: dispatch
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)(ButtonRow/* ["default"] */.A, {
                                                children: [
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                                                        type: "submit",
                                                        look: isQuick ? 'primary' : 'outlined',
                                                        children: "Pokaż wynik"
                                                    }),
                                                    /*#__PURE__*/ (0,jsx_runtime.jsx)(ModeSwitch, {
                                                        description: description,
                                                        dated: rates,
                                                        dispatch: dispatch
                                                    })
                                                ]
                                            })
                                        ]
                                    })
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(DescriptionTools, {
                                    form: form,
                                    dated: rates
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
                            id: SummaryBar/* .resultId */.Ry,
                            className: calculator_styles_module/* ["default"].results */.A.results,
                            "aria-label": "Wynik",
                            tabIndex: -1,
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
                                    role: "status",
                                    className: "noPrint",
                                    children: isWrong && /*#__PURE__*/ (0,jsx_runtime.jsx)(ErrorList, {
                                        cooperative: description.mode === 'full' ? description.cooperative : null,
                                        hasAnswer: calculation.report !== null || built !== null
                                    })
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(CalculatorResults, {
                                    calculation: calculation,
                                    first: first && built && {
                                        told: built,
                                        ranges: first.ranges
                                    },
                                    rates: rates,
                                    mending: {
                                        description,
                                        dated: rates,
                                        dispatch
                                    },
                                    isOld: isOld,
                                    isPacked: !isQuick || state.variants.length > 0
                                })
                            ]
                        }),
                        state.variants.length > 0 && // Here before its content is loaded: a link leads to it.
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("section", {
                            id: variantsId,
                            className: calculator_styles_module/* ["default"].variants */.A.variants,
                            tabIndex: -1,
                            "aria-label": "Warianty",
                            children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Variants, {
                                variants: state.variants,
                                dated: rates,
                                compare: calculation.compare,
                                dispatch: dispatch
                            })
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SummaryBar/* ["default"] */.Ay, {
                report: calculation.report ?? built?.report ?? null,
                input: calculation.countedInput ?? built?.input ?? null,
                isOld: isOld
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/components/ui/loading/NotLoaded/index.tsx
var NotLoaded = __webpack_require__(71291);
// EXTERNAL MODULE: ./src/components/ui/loading/PartBoundary/index.tsx
var PartBoundary = __webpack_require__(65644);
;// CONCATENATED MODULE: ./.docusaurus/site-data/default/first-answer.json
var first_answer_namespaceObject = JSON.parse('{"report":{"axis":{"startMs":1767222000000,"hours":8760},"settlement":{"totals":{"inCooperative":11360434,"alone":26547703,"aloneWithSources":17824006,"netBilling":15528948},"deductedVat":{"inCooperative":[],"alone":[],"aloneWithSources":[],"netBilling":[]},"indicators":{"consumptionKwh":240000.00000000026,"generationKwh":169950,"ownUseKwh":79395.89742634768,"coverage":0.7081249999999992,"autarky":0.575925137592828,"instantSufficiency":0.37762534398207004,"selfUse":0.5332749782624119,"useWithCredit":0.8133099913049646},"missingHours":0,"members":[{"sheet":{"net":2356185,"gross":2898107,"costs":{"service":0}}},{"sheet":{"net":1255024,"gross":1543678,"costs":{"service":0}}},{"sheet":{"net":1659012,"gross":2040585,"costs":{"service":0}}},{"sheet":{"net":1235477,"gross":1519636,"costs":{"service":0}}},{"sheet":{"net":2730430,"gross":3358428,"costs":{"service":0}}}],"energy":{"credits":{"expiredKwh":[0,0,0,0,0,0,0,0,0,0,0,0]}}},"conditions":[{"id":"area","status":"unknown","text":"Obszar to jedna gmina albo najwyżej trzy, które bezpośrednio ze sobą sąsiadują. Brak danych."},{"id":"cities","status":"unknown","text":"Rodzaju gmin nie podano. Miasta dopuszcza dopiero ustawa z 9.10.2025, której przepisów nie odczytaliśmy: sprawdź je w ISAP."},{"id":"voltage","status":"unknown","text":"Punkty poboru muszą być w sieci poniżej 110 kV. Brak danych."}],"obstacles":[],"worseOff":[],"sourceKw":165,"largestKw":74.25},"ranges":{"alone":{"low":96884.3,"base":151872.69,"high":189228.9},"aloneWithSources":{"low":23284.2,"base":64635.72,"high":88369.59},"netBilling":{"low":3422.48,"base":41685.14,"high":66821.1},"effects":[{"id":"prices","sides":[{"change":{"prices":0.8},"savings":{"alone":134939.5,"aloneWithSources":57429.2,"netBilling":39068.74}},{"change":{"prices":1.2},"savings":{"alone":168806.1,"aloneWithSources":71842.5,"netBilling":44301.81}}]},{"id":"market","sides":[{"change":{"assumedMarket":"highest"},"savings":{"alone":151872.69,"aloneWithSources":64635.72,"netBilling":31999.29}},{"change":{"assumedMarket":"lowest"},"savings":{"alone":151872.69,"aloneWithSources":64635.72,"netBilling":50328.27}}]},{"id":"gridReading","sides":[{"change":{"gridReading":2},"savings":{"alone":124377.38,"aloneWithSources":37140.41,"netBilling":14189.83}}]},{"id":"flatCapacityBy","sides":[{"change":{"flatCapacityBy":"bought"},"savings":{"alone":151872.69,"aloneWithSources":64635.72,"netBilling":41685.14}}]},{"id":"generation","sides":[{"change":{"generation":0.85},"savings":{"alone":133113.46,"aloneWithSources":50277.44,"netBilling":32912.66}},{"change":{"generation":1.15},"savings":{"alone":170246.85,"aloneWithSources":79504.96,"netBilling":50715.4}}]}]},"day":"2026-11-25"}')
;// CONCATENATED MODULE: ./.docusaurus/site-data/default/rates.json
var rates_namespaceObject = JSON.parse('{"rates":{"vat":{"name":"VAT","unit":"%","rows":[{"from":"2026-01-01","to":"2026-12-31","value":23,"source":"ustawa o VAT; od sumy netto rachunku","basis":"law","checkedOn":"2026-11-20","certainty":"medium"}]},"excise":{"name":"akcyza","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.005,"source":"art. 38c ust. 13 pkt 3 ustawy o OZE; ustawa o podatku akcyzowym","basis":"law","checkedOn":"2026-11-20","certainty":"high"}]},"renewables":{"name":"opłata OZE","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.0073,"source":"gazetaprawna.pl, 12.2025","basis":"press","checkedOn":"2026-11-20","certainty":"high"}]},"cogeneration":{"name":"opłata kogeneracyjna","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.003,"source":"gazetaprawna.pl, 12.2025","basis":"press","checkedOn":"2026-11-20","certainty":"high"}]},"quality":{"name":"stawka jakościowa","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.0331,"source":"github.com/theundefined/eanalizer, tabela taryf G, 12.2025; drugie źródło podaje 0,0332","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"capacityFlat500":{"name":"opłata mocowa, zużycie roczne poniżej 500 kWh","unit":"zł/mies.","rows":[{"from":"2026-01-01","to":"2026-12-31","value":4.29,"source":"gazetaprawna.pl, 12.2025","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"capacityFlat1200":{"name":"opłata mocowa, zużycie roczne od 500 do 1200 kWh","unit":"zł/mies.","rows":[{"from":"2026-01-01","to":"2026-12-31","value":10.31,"source":"gazetaprawna.pl, 12.2025","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"capacityFlat2800":{"name":"opłata mocowa, zużycie roczne od 1200 do 2800 kWh","unit":"zł/mies.","rows":[{"from":"2026-01-01","to":"2026-12-31","value":17.18,"source":"gazetaprawna.pl, 12.2025","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"capacityFlatMore":{"name":"opłata mocowa, zużycie roczne powyżej 2800 kWh","unit":"zł/mies.","rows":[{"from":"2026-01-01","to":"2026-12-31","value":24.05,"source":"github.com/theundefined/eanalizer, tabela taryf G, 12.2025","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"capacityPerKwh":{"name":"opłata mocowa w grupach C i B, dni robocze od 7 do 22","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.2194,"source":"forsal.pl, 25.11.2025","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"energyG11Tauron":{"name":"energia w G11, TAURON","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.497,"source":"komputerswiat.pl, 24.01.2026","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"networkG11Tauron":{"name":"sieciowa zmienna w G11, TAURON","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.2464,"source":"github.com/jchrzaniuk/PolishEnergyPrices, stan 08.2026","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"energyG11Pge":{"name":"energia w G11, PGE","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.498,"source":"komputerswiat.pl, 24.01.2026","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"networkG11Pge":{"name":"sieciowa zmienna w G11, PGE","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.3469,"source":"github.com/jchrzaniuk/PolishEnergyPrices, stan 08.2026","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"energyG11Energa":{"name":"energia w G11, Energa","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.497,"source":"komputerswiat.pl, 24.01.2026","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"networkG11Energa":{"name":"sieciowa zmienna w G11, Energa","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.3485,"source":"github.com/jchrzaniuk/PolishEnergyPrices, stan 08.2026","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"energyG11Stoen":{"name":"energia w G11, Stoen i E.ON","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.5,"source":"komputerswiat.pl, 24.01.2026; przeliczona z ceny brutto","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"networkG11Stoen":{"name":"sieciowa zmienna w G11, Stoen i E.ON","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.2342,"source":"github.com/jchrzaniuk/PolishEnergyPrices, stan 08.2026","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"energyG11Enea":{"name":"energia w G11, Enea","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.498,"source":"komputerswiat.pl, 24.01.2026","basis":"press","checkedOn":"2026-11-20","certainty":"medium"}]},"networkG11Enea":{"name":"sieciowa zmienna w G11, Enea","unit":"zł/kWh","rows":[{"from":"2026-01-01","to":"2026-12-31","value":0.2456,"source":"github.com/jchrzaniuk/PolishEnergyPrices, stan 08.2026","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"fixedNetworkG11EneaOnePhase":{"name":"sieciowa stała w G11, Enea, instalacja jednofazowa","unit":"zł/mies.","rows":[{"from":"2026-01-01","to":"2026-12-31","value":7.45,"source":"github.com/theundefined/eanalizer, tabela taryf G, 12.2025","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"fixedNetworkG11Enea":{"name":"sieciowa stała w G11, Enea, instalacja trójfazowa","unit":"zł/mies.","rows":[{"from":"2026-01-01","to":"2026-12-31","value":10.41,"source":"github.com/theundefined/eanalizer, tabela taryf G, 12.2025","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]},"subscriptionG11Enea":{"name":"abonament w G11, Enea","unit":"zł/mies.","rows":[{"from":"2026-01-01","to":"2026-12-31","value":3.84,"source":"github.com/theundefined/eanalizer, tabela taryf G, 12.2025","basis":"repository","checkedOn":"2026-11-20","certainty":"medium"}]}},"marketPrices":[{"month":"2022-06","value":659.29,"source":"globenergia.pl, gramwzielone.pl, 01.2026","checkedOn":"2026-11-20"},{"month":"2023-05","value":381.44,"source":"globenergia.pl, gramwzielone.pl, 01.2026","checkedOn":"2026-11-20"},{"month":"2024-01","value":437.02,"source":"globenergia.pl, gramwzielone.pl, 01.2026","checkedOn":"2026-11-20"},{"month":"2024-12","value":468.28,"source":"globenergia.pl, gramwzielone.pl, 01.2026","checkedOn":"2026-11-20"},{"month":"2025-01","value":480.01,"source":"globenergia.pl, gramwzielone.pl, 01.2026","checkedOn":"2026-11-20"},{"month":"2025-06","value":136.3,"source":"globenergia.pl, gramwzielone.pl, 01.2026","checkedOn":"2026-11-20"},{"month":"2025-11","value":382.88,"source":"globenergia.pl, gramwzielone.pl, 01.2026","checkedOn":"2026-11-20"},{"month":"2025-12","value":466.08,"source":"globenergia.pl, gramwzielone.pl, 01.2026","checkedOn":"2026-11-20"}]}')
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
// EXTERNAL MODULE: ./.docusaurus/site-data/default/example-answer.json
var example_answer = __webpack_require__(24269);
;// CONCATENATED MODULE: ./src/pages/_components/kalkulator/YearExample.tsx



const thousands = (zl)=>`${(0,format/* .formatNumber */.ZV)(zl / 1000, 1)}\u00a0tys.\u00a0zł`;
/** The calculator's first answer in words: whether it may be, then the four levels, in both readings of A5. */ function YearExample() {
    const { /* annualKwh */a_: annualKwh, /* kwp */JA: kwp, /* coverage */vk: coverage, /* threshold */EN: threshold, /* isLawful */Gh: isLawful, /* secondReading */Fp: secondReading, /* added */vN: added, /* range */y1: range, /* market */x6: market } = example_answer;
    const rows = [
        [
            'Każdy kupuje cały prąd osobno',
            example_answer/* .alone */.QR
        ],
        [
            'Te same panele, nadwyżka oddana za darmo',
            example_answer/* .withSources */.Z6
        ],
        [
            'Te same panele, nadwyżka w net-billingu albo sprzedana',
            example_answer/* .without */.FF
        ],
        [
            'W spółdzielni, gdy zmienną opłatę za sieć pokrywa nadwyżka',
            example_answer/* .inCooperative */.Pf
        ],
        [
            'W spółdzielni, gdy tę opłatę płacą członkowie, najwyżej',
            example_answer/* .inCooperative */.Pf + secondReading
        ]
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                children: "Przykład: gmina przez rok"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Gmina (szkoła, urząd i oświetlenie ulic), ośrodek kultury i sp\xf3łka wodociągowa to 3 osoby prawne. Zużywają ",
                    (0,format/* .formatNumber */.ZV)(annualKwh),
                    "\xa0kWh rocznie i mają ",
                    (0,format/* .formatNumber */.ZV)(kwp),
                    "\xa0kWp paneli, kt\xf3re pokrywają ",
                    (0,format/* .formatNumber */.ZV)(coverage * 100, 1),
                    "% zużycia przy progu",
                    ' ',
                    threshold,
                    "%.",
                    ' ',
                    isLawful ? 'Liczba członków, moc i pokrycie wystarczą. Obszar i napięcie trzeba sprawdzić.' : 'Taka spółdzielnia nie może działać, więc kwoty niżej są tylko warunkowe.'
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: "Rachunki w roku, z VAT:"
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                children: rows.map((param)=>{
                    let [name, zl] = param;
                    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                        children: [
                            name,
                            ": ",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                                children: thousands(zl)
                            })
                        ]
                    }, name);
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    "Same panele dają około ",
                    thousands(example_answer/* .bySources */.yp),
                    " rocznie. Sp\xf3łdzielnia daje dodatkowo od ",
                    thousands(added - secondReading),
                    " do ",
                    thousands(added),
                    ", zależnie od tego, kto płaci zmienną opłatę za sieć. Kalkulator zmienia przy tym jeszcze pogodę i ceny, a wtedy jest to od ",
                    thousands(range.low),
                    " do ",
                    thousands(range.high),
                    ". Większości cen rynkowych 2025\xa0r. nie znamy i je zakładamy: gdyby nie przekraczały ",
                    (0,format/* .formatNumber */.ZV)(market.lowest.zl, 2),
                    "\xa0zł/MWh, sp\xf3łdzielnia dodałaby ",
                    thousands(market.lowest.added),
                    ", a\xa0gdyby nie spadały poniżej ",
                    (0,format/* .formatNumber */.ZV)(market.highest.zl, 2),
                    "\xa0zł/MWh:",
                    ' ',
                    thousands(market.highest.added),
                    ". Koszt\xf3w jej działania i kosztu paneli tu nie ma."
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/_components/kalkulator/example.ts
/** One month of a member with the Enea G11 rates of 2026. A test recomputes it with the core. */ const workedExample = {
    kwh: {
        drawn: 390,
        shared: 50,
        credited: 178,
        bought: 162
    },
    /** zł gross */ cost: {
        inCooperative: 204.92,
        /** Under the second reading of A5, if the value of the seller's surplus is enough for the whole fee. */ secondReading: 283.08,
        alone: 427.03
    }
};
/** How much the cooperative has to feed into the grid to take that back. */ const givenForCredit = Math.round(workedExample.kwh.credited / 0.6);

;// CONCATENATED MODULE: ./src/pages/_components/kalkulator/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const kalkulator_styles_module = ({"columns":"columns_M9D6","method":"method_XAPK","next":"next_ueP1"});
;// CONCATENATED MODULE: ./src/pages/_components/kalkulator/Method.tsx







const { kwh: Method_kwh, cost } = workedExample;
const Method_zloty = (value)=>`${(0,format/* .formatNumber */.ZV)(value, 2)}\u00a0zł`;
/** How the calculation works, and below it an example of a month beside one of a year; readable without scripts. */ function Method() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: `prose ${kalkulator_styles_module.method}`,
        "aria-labelledby": "jak-liczymy",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                        id: "jak-liczymy",
                        children: "Jak liczymy"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("ol", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: "W każdej godzinie roku od poboru każdego członka odejmujemy to, co oddał do sieci. Sumujemy wyniki wszystkich członk\xf3w."
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: "Energia, kt\xf3rą inny członek zużył w tej samej godzinie, liczy się 1 do 1. Do sieci trafia tylko nadwyżka."
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: "Za każdą 1 kWh nadwyżki sp\xf3łdzielnia odbiera 0,6 kWh: w tym samym miesiącu albo w 12 następnych. Najpierw odbiera najstarszą energię."
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: "Resztę członkowie kupują i płacą za nią wszystkie opłaty. Opłaty stałe płaci każdy, tak jak bez sp\xf3łdzielni."
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: "Zanim podamy oszczędność, sprawdzamy, czy taka sp\xf3łdzielnia może działać: liczbę członk\xf3w, obszar, operatora, moc i pokrycie zużycia. Jeśli nie może, m\xf3wimy, czego brakuje."
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                                children: "Oszczędność dzielimy na dwie części: jedną dają same panele, gdy każdy rozlicza się osobno, a drugą dodaje sp\xf3łdzielnia. Przedział obejmuje pogodę, ceny i przepisy, kt\xf3re można czytać dwojako."
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: "Energia kupiona w miesiącu: Z\xa0=\xa0P\xa0−\xa0K. P to pob\xf3r sp\xf3łdzielni po zsumowaniu godzin, a K to mniejsza z liczb: P albo ważny zapas w sieci, czyli 0,6 nadwyżki."
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                        id: "przyklad",
                        children: "Przykład: jeden miesiąc"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        children: [
                            "Członek sp\xf3łdzielni pobrał ",
                            Method_kwh.drawn,
                            " kWh. ",
                            Method_kwh.shared,
                            " kWh z tego oddali w tych samych godzinach inni członkowie. W innych godzinach do sieci trafiło ",
                            givenForCredit,
                            " kWh nadwyżki, więc wr\xf3ciło ",
                            Method_kwh.credited,
                            " kWh. Stawki przykładowe: Enea, G11, 2026 r., roczny pob\xf3r ponad 2800 kWh."
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                        "aria-label": "Przykład: jeden miesiąc",
                        asCards: true,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            scope: "col",
                                            children: "Energia"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            className: "number",
                                            scope: "col",
                                            children: "W sp\xf3łdzielni"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                            className: "number",
                                            scope: "col",
                                            children: "Bez sp\xf3łdzielni"
                                        })
                                    ]
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("tbody", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                className: "rowName",
                                                scope: "row",
                                                children: "Zużyta wsp\xf3lnie 1 do 1"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                                className: "number",
                                                "data-label": "W sp\xf3łdzielni",
                                                children: [
                                                    Method_kwh.shared,
                                                    " kWh"
                                                ]
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                className: "number",
                                                "data-label": "Bez sp\xf3łdzielni",
                                                children: "–"
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                className: "rowName",
                                                scope: "row",
                                                children: "Odebrana z zapasu w sieci"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                                className: "number",
                                                "data-label": "W sp\xf3łdzielni",
                                                children: [
                                                    Method_kwh.credited,
                                                    " kWh"
                                                ]
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                className: "number",
                                                "data-label": "Bez sp\xf3łdzielni",
                                                children: "–"
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                className: "rowName",
                                                scope: "row",
                                                children: "Kupiona"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                                className: "number",
                                                "data-label": "W sp\xf3łdzielni",
                                                children: [
                                                    Method_kwh.bought,
                                                    " kWh"
                                                ]
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                                className: "number",
                                                "data-label": "Bez sp\xf3łdzielni",
                                                children: [
                                                    Method_kwh.drawn,
                                                    " kWh"
                                                ]
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                className: "rowName",
                                                scope: "row",
                                                children: "Rachunek z VAT"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                className: "number",
                                                "data-label": "W sp\xf3łdzielni",
                                                children: Method_zloty(cost.inCooperative)
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                className: "number",
                                                "data-label": "Bez sp\xf3łdzielni",
                                                children: Method_zloty(cost.alone)
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                className: "rowName",
                                                scope: "row",
                                                children: "Rachunek, gdy zmienną opłatę za sieć płaci członek"
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsxs)("td", {
                                                className: "number",
                                                "data-label": "W sp\xf3łdzielni",
                                                children: [
                                                    "najwyżej ",
                                                    Method_zloty(cost.secondReading)
                                                ]
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                className: "number",
                                                "data-label": "Bez sp\xf3łdzielni",
                                                children: Method_zloty(cost.alone)
                                            })
                                        ]
                                    })
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        children: [
                            "Rachunek spada o ",
                            Method_zloty(cost.alone - cost.inCooperative),
                            ", a nie do zera: opłaty stałe zostają. Przepis nie rozstrzyga jednak, kto płaci zmienną opłatę za sieć od energii wsp\xf3lnej i odebranej z zapasu. Jeśli płaci ją członek, rachunek spada o co najmniej",
                            ' ',
                            Method_zloty(cost.alone - cost.secondReading),
                            ". Koszt paneli nie wchodzi do tego przykładu."
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(YearExample, {}),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: "/baza-wiedzy/rozliczenie-1-do-06",
                            children: "Rozliczenie 1:0,6 godzina po godzinie"
                        })
                    })
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/buttons/PrintButton/index.tsx
var PrintButton = __webpack_require__(78005);
// EXTERNAL MODULE: ./src/browser/calculator/paper.ts
var paper = __webpack_require__(11085);
// EXTERNAL MODULE: ./src/site/settings.ts
var settings = __webpack_require__(4316);
// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
;// CONCATENATED MODULE: ./src/pages/_components/kalkulator/NextSteps.tsx








/** Where no answer comes, what there is gets printed. */ const waitMs = 10000;
/** Where to go with the result: to the council, on to the next questions, and to a person if there is one to write to. */ function NextSteps() {
    const hasContact = (0,settings/* .isReachable */.kj)((0,useSettings/* .useSettings */.t)());
    const [isWaiting, setIsWaiting] = (0,react.useState)(false);
    // Whoever presses before the answer is whole gets all of it.
    const ready = async ()=>{
        setIsWaiting(true);
        await (0,paper/* .paperReady */.i)(waitMs);
        setIsWaiting(false);
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("section", {
        className: `prose noPrint ${kalkulator_styles_module.columns} ${kalkulator_styles_module.next}`,
        "aria-labelledby": "co-dalej",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                        id: "co-dalej",
                        children: "Co dalej"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        className: "needsScript",
                        children: "Pokaż wynik radzie albo zarządowi. Wydruk ma dwie strony: odpowiedź, dane, warunki z ustawy i tabele."
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PrintButton/* ["default"] */.A, {
                        ready: ready
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        role: "status",
                        children: isWaiting && 'Przygotowujemy wydruk…'
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("ul", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: "/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna",
                            children: "Jak założyć sp\xf3łdzielnię energetyczną"
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: "/baza-wiedzy/gmina-w-spoldzielni-energetycznej",
                            children: "Gmina w sp\xf3łdzielni energetycznej"
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: "/baza-wiedzy/dane-pomiarowe-w-spoldzielni",
                            children: "Skąd wziąć odczyty z licznik\xf3w"
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: "/baza-wiedzy/finansowanie-spoldzielni-energetycznej",
                            children: "Skąd wziąć pieniądze na instalacje"
                        })
                    }),
                    hasContact && /*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: "/kontakt",
                            children: "Skontaktuj się z nami"
                        })
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/kalkulator.tsx












/** A link describes another cooperative than the one whose answer is in the page, so that answer is not shown then. */ const markLink = 'if(location.hash.length>1)document.documentElement.dataset.linked=""';
function CalculatorPage() {
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(Layout/* ["default"] */.A, {
        title: "Kalkulator oszczędności sp\xf3łdzielni energetycznej",
        description: "Policz, ile sp\xf3łdzielnia energetyczna może oszczędzić na prądzie. Wynik godzina po godzinie, z jawnymi założeniami i źr\xf3dłami stawek.",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Head/* ["default"] */.A, {
                children: /*#__PURE__*/ (0,jsx_runtime.jsx)("script", {
                    children: markLink
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
                className: "container",
                id: (/* inlined export .contentId */"tresc"),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                        title: "Kalkulator oszczędności",
                        lead: "Pięć p\xf3l wystarczy do pierwszej odpowiedzi. Wpisane dane zostają na Twoim urządzeniu. To nie jest porada prawna.",
                        place: 14
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                        className: "withoutScript",
                        children: [
                            "Do kalkulatora potrzebny jest JavaScript. Bez niego przeczytasz poniżej,",
                            ' ',
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                href: "#jak-liczymy",
                                children: "jak liczymy"
                            }),
                            ", na jednym przykładzie."
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)(NotLoaded/* ["default"] */.A, {
                        children: [
                            "Kalkulator się nie wczytał. Poniżej przeczytasz, ",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                href: "#jak-liczymy",
                                children: "jak liczymy"
                            }),
                            ", i zobaczysz ",
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                href: "#przyklad",
                                children: "przykład jednego miesiąca"
                            }),
                            "."
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(PartBoundary/* ["default"] */.A, {
                        message: "Kalkulator przestał działać. Odśwież stronę albo spr\xf3buj ponownie.",
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Calculator, {
                            rates: rates_namespaceObject,
                            first: first_answer_namespaceObject
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(NextSteps, {}),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Method, {})
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
24269(module) {
module.exports = JSON.parse('{"a_":240000,"JA":165,"Gh":true,"vk":0.7081249999999992,"EN":70,"Y$":0.6796116504854369,"QR":265477.03,"Z6":178240.06,"FF":155289.48,"yp":110187.55000000002,"Pf":113604.34,"vN":41685.140000000014,"y1":{"low":3422.48,"high":66821.1},"x6":{"lowest":{"zl":136.3,"added":50328.27},"highest":{"zl":381.44,"added":31999.29}},"Fp":27495.33577753821}')

},

}]);