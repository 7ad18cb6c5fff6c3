"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9046"], {
6866(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ BillDialog)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/react-dom/index.js
var react_dom = __webpack_require__(40961);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/browser/shell/useModal.ts
var useModal = __webpack_require__(2843);
// EXTERNAL MODULE: ./src/components/calculator/bill/items.ts
var bill_items = __webpack_require__(75221);
// EXTERNAL MODULE: ./node_modules/clsx/dist/clsx.mjs
var clsx = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/components/calculator/bill/styles.module.css
var styles_module = __webpack_require__(18250);
;// CONCATENATED MODULE: ./src/components/calculator/bill/SpecimenBill.tsx




const sections = [
    [
        'Sprzedaż energii',
        [
            'energy',
            'excise',
            'trade'
        ]
    ],
    [
        'Dystrybucja energii',
        [
            'network',
            'quality',
            'renewables',
            'cogeneration',
            'capacity',
            'fixedNetwork',
            'subscription'
        ]
    ]
];
/** A bill drawn without any numbers: it only shows where each number to copy stands. */ function SpecimenBill(param) {
    let { item } = param;
    const mark = (of)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Mark, {
            item: of,
            isAsked: of === item
        });
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module/* ["default"].bill */.A.bill,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("dl", {
                className: styles_module/* ["default"].head */.A.head,
                children: [
                    'group',
                    'orderedKw'
                ].map((of)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dt", {
                                children: bill_items/* .billItems */.cf[of].row
                            }),
                            /*#__PURE__*/ (0,jsx_runtime.jsx)("dd", {
                                children: mark(of)
                            })
                        ]
                    }, of))
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("table", {
                className: styles_module/* ["default"].table */.A.table,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                        children: "Wz\xf3r rachunku: numerem oznaczamy liczbę do przepisania"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Nazwa"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Ilość"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: "Cena netto"
                                })
                            ]
                        })
                    }),
                    sections.map((param)=>{
                        let [title, items] = param;
                        return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tbody", {
                            children: [
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                        scope: "rowgroup",
                                        colSpan: 3,
                                        children: title
                                    })
                                }),
                                items.map((of)=>/*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                        children: [
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                                scope: "row",
                                                children: bill_items/* .billItems */.cf[of].row
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                children: of === 'energy' ? mark('use') : /*#__PURE__*/ (0,jsx_runtime.jsx)("span", {
                                                    className: styles_module/* ["default"].blank */.A.blank
                                                })
                                            }),
                                            /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                                children: mark(of)
                                            })
                                        ]
                                    }, of))
                            ]
                        }, title);
                    })
                ]
            })
        ]
    });
}
function Mark(param) {
    let { item, isAsked } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
        className: (0,clsx/* ["default"] */.A)(styles_module/* ["default"].mark */.A.mark, isAsked && styles_module/* ["default"].asked */.A.asked),
        "aria-current": isAsked || undefined,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("strong", {
                children: (0,bill_items/* .numberOf */.rl)(item)
            }),
            " ",
            bill_items/* .billItems */.cf[item].unit
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/bill/BillDialog.tsx








/** The specimen over the page, so that the focus returns to the field it was opened from. */ function BillDialog(param) {
    let { item, onClose } = param;
    const { modal, close } = (0,useModal/* .useModal */.h)(onClose);
    const { ref } = modal;
    (0,react.useLayoutEffect)(()=>{
        ref.current?.querySelector('[aria-current]')?.scrollIntoView({
            block: 'nearest'
        });
    }, [
        ref
    ]);
    return /*#__PURE__*/ (0,react_dom.createPortal)(/*#__PURE__*/ (0,jsx_runtime.jsxs)("dialog", {
        ...modal,
        className: styles_module/* ["default"].dialog */.A.dialog,
        "aria-labelledby": "wzor-rachunku",
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module/* ["default"].title */.A.title,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                        id: "wzor-rachunku",
                        children: "Gdzie to jest na rachunku"
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                        onClick: close,
                        children: "Zamknij"
                    })
                ]
            }),
            item && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsxs)("strong", {
                        children: [
                            (0,bill_items/* .numberOf */.rl)(item),
                            "."
                        ]
                    }),
                    " ",
                    (0,bill_items/* .placeOf */.$t)(item)
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(SpecimenBill, {
                item: item
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: "To nasz rysunek, a nie rachunek żadnej firmy. Tw\xf3j może mieć inny układ i skr\xf3cone nazwy: szukaj podobnych sł\xf3w, a stawki bierz netto, czyli bez VAT."
            })
        ]
    }), document.body);
}


},

}]);