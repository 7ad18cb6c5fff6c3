"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["377"], {
33918(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (__rspack_default_export)
});
// extracted by css-extract-rspack-plugin
/* export default */ const __rspack_default_export = ({"dialog":"dialog_Tiy2","waiting":"waiting_siS0","head":"head_aMsR","month":"month_GpPr","page":"page_ZPAx","dayButton":"dayButton_aQop","grid":"grid_n2gO","weekday":"weekday_VFB0","day":"day_j9jn","today":"today_Q1wB","selected":"selected_oYYa"});

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
88870(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  A: () => (OwnerData)
});
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(74848);
/* import */ var _site_src_components_ui_Notice__rspack_import_1 = __webpack_require__(83029);
/* import */ var _site_src_browser_shell_useSettings__rspack_import_2 = __webpack_require__(74109);



/** Who runs the site and who answers for its content; says so plainly while that is not published yet. */ function OwnerData() {
    const { legalName, address, taxId, editor, email } = (0,_site_src_browser_shell_useSettings__rspack_import_2/* .useSettings */.t)();
    if (legalName === null) {
        return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(_site_src_components_ui_Notice__rspack_import_1/* ["default"] */.A, {
            kind: "info",
            children: [
                /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                    children: "Za treść odpowiada właściciel serwisu. Nie podał on jeszcze swoich danych."
                }),
                editor !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("p", {
                    children: [
                        "Redaguje: ",
                        editor
                    ]
                })
            ]
        });
    }
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("address", {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("strong", {
                children: legalName
            }),
            address !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
                children: address
            }),
            taxId !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                children: [
                    "NIP: ",
                    taxId
                ]
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("div", {
                children: editor === null ? 'Za treść odpowiada właściciel.' : `Za treść odpowiada: ${editor}`
            }),
            email !== null && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)("div", {
                children: [
                    "E-mail: ",
                    /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("a", {
                        href: `mailto:${email}`,
                        children: email
                    })
                ]
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
35683(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Sy: () => (messageAddress),
  VU: () => (begunMessage)
});
/* import */ var _kernel_text__rspack_import_0 = __webpack_require__(82231);

/** Topic of the contact form (in `kontakt.yaml`) for messages about an article. */ const errorTopic = 'Błąd w treści serwisu';
/** Query keys of the contact page. They hold the names of an article and a section, nothing about the visitor. */ const keys = {
    topic: 'temat',
    article: 'artykul',
    section: 'sekcja'
};
/** Address of the contact form, prefilled with the beginning of a message about an article. */ function contactAddress(param) {
    let { title, section } = param;
    const query = new URLSearchParams({
        [keys.topic]: errorTopic,
        [keys.article]: title,
        ...section !== undefined && {
            [keys.section]: section
        }
    });
    return `/kontakt?${query.toString()}`;
}
const longest = 160;
/** The prefilled message about an article; null if the query has none or its topic is not on the list. */ function begunMessage(search, topics) {
    const query = new URLSearchParams(search);
    const value = (key)=>query.get(keys[key])?.slice(0, longest);
    const [topic, article, section] = [
        value('topic'),
        value('article'),
        value('section')
    ];
    if (topic === undefined || !topics.includes(topic) || article === undefined) {
        return null;
    }
    return {
        topic,
        message: messageText({
            title: article,
            ...section !== undefined && {
                section
            }
        })
    };
}
/** First lines of a message about an article, with space for the rest. */ function messageText(param) {
    let { title, section } = param;
    return [
        `Artykuł: ${title}`,
        ...section ? [
            `Sekcja: ${section}`
        ] : [],
        '',
        ''
    ].join('\n');
}
/** Address that opens the visitor's mail program with the beginning of a message about an article. */ function mailAddress(recipient, message) {
    const body = messageText(message).replaceAll('\n', '\r\n');
    return `mailto:${recipient}?subject=${encodeURIComponent(errorTopic)}&body=${encodeURIComponent((0,_kernel_text__rspack_import_0/* .wellFormed */.ES)(body))}`;
}
/** Where a message about an article is begun: in a mail program, or without an address in the contact form. */ function messageAddress(email, message) {
    return email === null ? contactAddress(message) : mailAddress(email, message);
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
20000(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ ContactPage)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/theme/Layout/index.tsx + 25 modules
var Layout = __webpack_require__(63350);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useBaseUrl.js
var useBaseUrl = __webpack_require__(66497);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/Link.js
var Link = __webpack_require__(95310);
// EXTERNAL MODULE: ./node_modules/@docusaurus/core/lib/client/exports/useIsBrowser.js
var useIsBrowser = __webpack_require__(19863);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/domain/articles/message.ts
var articles_message = __webpack_require__(35683);
// EXTERNAL MODULE: ./src/domain/kernel/text.ts
var kernel_text = __webpack_require__(82231);
// EXTERNAL MODULE: ./src/domain/polish/date.ts
var date = __webpack_require__(8204);
;// CONCATENATED MODULE: ./src/domain/contact/message.ts


/** Something before and after the @, and a dot in the domain; the rest is up to the mail server. */ const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const phoneShape = /^\+?[\d\s()-]{7,20}$/;
/** Polish messages for invalid fields; empty if the message can be sent. */ function checkContactMessage(message) {
    const errors = {};
    if (message.name.trim() === '') {
        errors.name = 'Podaj imię i nazwisko.';
    }
    if (message.email.trim() === '') {
        errors.email = 'Podaj adres e-mail.';
    } else if (!emailShape.test(message.email.trim())) {
        errors.email = 'Podaj adres e-mail w formacie nazwa@domena.pl.';
    }
    if (message.phone.trim() !== '' && !phoneShape.test(message.phone.trim())) {
        errors.phone = 'Podaj numer telefonu, np. 22 123 45 67. Możesz użyć spacji.';
    }
    if (message.message.trim() === '') {
        errors.message = 'Wpisz wiadomość.';
    }
    return errors;
}
/** The message as sent: in whole characters, without surrounding spaces, the topic in one line with plain spaces. */ function trimContactMessage(message) {
    const { name, email, phone, topic, message: words, proposedDay } = message;
    return {
        name: (0,kernel_text/* .wellFormed */.ES)(name).trim(),
        email: (0,kernel_text/* .wellFormed */.ES)(email).trim(),
        phone: (0,kernel_text/* .wellFormed */.ES)(phone).trim(),
        // A line break would begin another header of the letter.
        topic: (0,kernel_text/* .wellFormed */.ES)(topic).replace(/\s+/g, ' ').trim(),
        message: (0,kernel_text/* .wellFormed */.ES)(words).trim(),
        proposedDay
    };
}
/** The message as plain text, for a mail program or the clipboard. */ function contactText(message) {
    const { name, email, phone, message: words, proposedDay } = trimContactMessage(message);
    return [
        words,
        '',
        ...proposedDay === null ? [] : [
            `Proponowany dzień rozmowy: ${(0,date/* .writePolishDate */.LF)(proposedDay)}`,
            ''
        ],
        name,
        email,
        ...phone === '' ? [] : [
            phone
        ]
    ].join('\n');
}
/** Address that opens the visitor's mail program with the message filled in. */ function mailtoAddress(recipient, message) {
    const fields = {
        subject: trimContactMessage(message).topic,
        body: contactText(message).replaceAll('\n', '\r\n')
    };
    const query = Object.entries(fields).map((param)=>{
        let [name, value] = param;
        return `${name}=${encodeURIComponent(value)}`;
    }).join('&');
    return `mailto:${encodeURIComponent(recipient).replace('%40', '@')}?${query}`;
}

// EXTERNAL MODULE: ./src/browser/shell/useSettings.ts
var useSettings = __webpack_require__(74109);
;// CONCATENATED MODULE: ./src/domain/contact/sending.ts
const sending_fields = [
    'name',
    'email',
    'phone',
    'topic',
    'message',
    'proposedDay',
    'attachment'
];
/** What an answer means for the letter: it counts as sent only if the server confirms it as the contract requires. */ function sendingOutcome(answer, isOnline) {
    if (answer.kind === 'timeout') {
        return {
            state: 'failed',
            failure: 'timeout'
        };
    }
    if (answer.kind === 'unreachable') {
        return {
            state: 'failed',
            failure: isOnline ? 'unreachable' : 'offline'
        };
    }
    const { status, data } = answer;
    if (status < 400) {
        return status < 300 && isRecord(data) && data.ok === true ? {
            state: 'sent'
        } : {
            state: 'failed',
            failure: 'badAnswer'
        };
    }
    const refused = status === 400 ? refusal(data) : undefined;
    return refused ?? {
        state: 'failed',
        failure: failureOf(status)
    };
}
/** The errors a 400 lists as `{"errors": {"email": "…"}}`; undefined if there are none. */ function refusal(data) {
    const named = isRecord(data) && isRecord(data.errors) ? Object.entries(data.errors) : [];
    const texts = named.filter((entry)=>typeof entry[1] === 'string');
    return texts.length === 0 ? undefined : {
        state: 'refused',
        errors: Object.fromEntries(texts.filter((param)=>{
            let [field] = param;
            return sending_fields.includes(field);
        })),
        others: texts.filter((param)=>{
            let [field] = param;
            return !sending_fields.includes(field);
        }).map((param)=>{
            let [, text] = param;
            return text;
        })
    };
}
function failureOf(status) {
    if (status >= 500) {
        return 'serverError';
    }
    return status === 413 ? 'tooLarge' : status === 429 ? 'tooOften' : 'rejected';
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
/** Why the letter may not have arrived and what to do, starting with the main point: nothing is lost. */ function failureText(failure, param) {
    let { recipient, hasAttachment } = param;
    const orWrite = recipient === null ? '' : ` albo napisz na ${recipient}`;
    const again = `Spróbuj ponownie${orWrite}.`;
    const reasons = {
        attachmentUnreadable: `Nie udało się odczytać załącznika. Dodaj go jeszcze raz albo wyślij wiadomość bez niego.`,
        tooLarge: hasAttachment ? `Załącznik jest za duży dla serwera. Wybierz mniejszy plik albo wyślij wiadomość bez niego.` : `Wiadomość jest za długa dla serwera. Skróć ją${orWrite}.`,
        tooOften: `Serwer dostał za dużo wiadomości naraz. Spróbuj ponownie za kilka minut${orWrite}.`,
        rejected: `Serwer jej nie przyjął. ${again}`,
        serverError: again,
        badAnswer: `Serwer nie potwierdził, że ją przyjął. ${again}`,
        timeout: `Serwer nie odpowiedział na czas, więc wiadomość mogła jednak dotrzeć. ${again}`,
        offline: `Brak połączenia z internetem. Spróbuj ponownie, gdy połączenie wróci.`,
        unreachable: `Nie udało się połączyć z serwerem. ${again}`
    };
    return `Nie udało się wysłać wiadomości. Treść nie zginęła. ${reasons[failure]}`;
}

// EXTERNAL MODULE: ./src/site/behaviour.ts
var behaviour = __webpack_require__(60730);
;// CONCATENATED MODULE: ./src/browser/contact/createSender.ts



/** Fetches the client; called early, so that it is there if the connection is lost later. */ async function loadClient() {
    return (await Promise.all(/* import() */ [__webpack_require__.e("6396"), __webpack_require__.e("5295")]).then(__webpack_require__.bind(__webpack_require__, 87554))).createClient;
}
/** The sender for a form shown from now on: one letter at a time, the same letter under the same id. */ function createSender() {
    const shownAt = performance.now();
    let isSending = false;
    let last = null;
    return async (param)=>{
        let { message, attachment, ...delivery } = param;
        if (isSending) {
            return null;
        }
        isSending = true;
        const trimmed = trimContactMessage(message);
        const words = JSON.stringify(trimmed);
        // A changed letter is a new one: a server that drops duplicates must not drop the change.
        if (last?.words !== words || last.attachment !== attachment) {
            last = {
                id: newId(),
                words,
                attachment
            };
        }
        const outcome = await createSender_send({
            ...delivery,
            message: trimmed,
            attachment,
            id: last.id,
            shownAt
        });
        isSending = false;
        return outcome;
    };
}
async function createSender_send(param) {
    let { endpoint, apiBaseUrl, message, attachment: file, shownAt, ...rest } = param;
    let attachment;
    try {
        attachment = file && await readAttachment(file);
    } catch  {
        return {
            state: 'failed',
            failure: 'attachmentUnreadable'
        };
    }
    const elapsed = ()=>Math.round(performance.now() - shownAt);
    // Bots are faster than this; a person hardly notices and loses nothing.
    await new Promise((resolve)=>setTimeout(resolve, behaviour/* .contactForm.minimumTimeMs */.NY.minimumTimeMs - elapsed()));
    try {
        const create = await loadClient();
        const letter = {
            ...rest,
            ...message,
            attachment,
            elapsedMs: elapsed()
        };
        const answer = await create(apiBaseUrl)(endpoint, {
            method: 'POST',
            body: letter,
            timeoutMs: attachment ? behaviour/* .contactForm.attachmentTimeoutMs */.NY.attachmentTimeoutMs : behaviour/* .fetchClient.timeoutMs */.W6.timeoutMs
        });
        return sendingOutcome(answer, navigator.onLine);
    } catch  {
        // The client itself could not be fetched.
        return sendingOutcome({
            kind: 'unreachable'
        }, navigator.onLine);
    }
}
function readAttachment(file) {
    return new Promise((resolve, reject)=>{
        const reader = new FileReader();
        reader.onload = ()=>{
            // The content comes after „data:…;base64,”.
            const [, content = ''] = reader.result.split(',', 2);
            resolve({
                name: file.name,
                type: file.type,
                size: file.size,
                content
            });
        };
        reader.onerror = ()=>{
            reject(reader.error ?? new Error(`${file.name} cannot be read.`));
        };
        reader.readAsDataURL(file);
    });
}
/** Random enough to tell letters apart even without `randomUUID`: old browsers, pages without https. */ function newId() {
    return crypto.randomUUID?.() ?? [
        ...crypto.getRandomValues(new Uint8Array(16))
    ].map((byte)=>byte.toString(16).padStart(2, '0')).join('');
}

;// CONCATENATED MODULE: ./src/domain/contact/draft.ts
/** Reads a stored draft; null for anything that is not a non-empty draft. */ function parseDraft(text, topics) {
    const { topic, message } = parseRecord(text);
    if (typeof topic !== 'string' || typeof message !== 'string' || message.trim() === '') {
        return null;
    }
    // A newer version of the page may no longer have the topic.
    return {
        topic: topics.includes(topic) ? topic : topics[0] ?? '',
        message
    };
}
function parseRecord(text) {
    try {
        const parsed = JSON.parse(text ?? '');
        return typeof parsed === 'object' && parsed !== null ? {
            ...parsed
        } : {};
    } catch  {
        return {};
    }
}

;// CONCATENATED MODULE: ./src/browser/contact/draftStore.ts


/** What was written before a reload; null if there is nothing or the browser stores nothing. */ function readDraft(topics) {
    try {
        return parseDraft(sessionStorage.getItem(behaviour/* .contactForm.draftKey */.NY.draftKey), topics);
    } catch  {
        return null;
    }
}
/** Keeps the topic and the text until the tab is closed; without a text there is nothing to keep. */ function keepDraft(param) {
    let { topic, message } = param;
    try {
        if (message.trim() === '') {
            sessionStorage.removeItem(behaviour/* .contactForm.draftKey */.NY.draftKey);
        } else {
            sessionStorage.setItem(behaviour/* .contactForm.draftKey */.NY.draftKey, JSON.stringify({
                topic,
                message
            }));
        }
    } catch  {
    // The browser stores nothing: the form works without a draft.
    }
}
/** Deletes the draft: it was sent, or the visitor discarded it. */ function dropDraft() {
    keepDraft({
        topic: '',
        message: ''
    });
}

;// CONCATENATED MODULE: ./src/browser/contact/useContactForm.ts






/** The state of the contact form: what is written, what is wrong with it and what becomes of it. */ function useContactForm(way, topics) {
    const { apiBaseUrl } = (0,useSettings/* .useSettings */.t)();
    const [state, setState] = (0,react.useState)({
        state: 'writing'
    });
    // A message being sent can no longer be changed.
    const { written, change, isRestored, removeDraft } = useWritten(topics, state.state !== 'sending');
    const [sentLast, setSentLast] = (0,react.useState)();
    const [errors, setErrors] = (0,react.useState)({});
    const [attempts, setAttempts] = (0,react.useState)(0);
    const [send] = (0,react.useState)(createSender);
    const isStarted = written.name !== '' || written.message !== '';
    (0,react.useEffect)(()=>{
        if (isStarted && way.kind === 'endpoint') {
            // If it fails, sending tries again and says so.
            loadClient().catch(()=>undefined);
        }
    }, [
        isStarted,
        way.kind
    ]);
    const end = (next, found)=>{
        setState(next);
        setErrors(found);
        setAttempts((count)=>count + 1);
    };
    const post = async (endpoint, form)=>{
        setState({
            state: 'sending'
        });
        setSentLast(written);
        const trap = new FormData(form).get('website');
        const outcome = await send({
            endpoint,
            apiBaseUrl,
            message: written,
            attachment: written.attachment,
            website: typeof trap === 'string' ? trap : ''
        });
        if (outcome?.state === 'sent') {
            dropDraft();
        }
        if (outcome !== null) {
            end(outcome, outcome.state === 'refused' ? outcome.errors : {});
        }
    };
    return {
        written,
        errors,
        state,
        attempts,
        isRestored,
        change,
        check: (field)=>{
            // What the server objected to stays wrong until the value changes.
            const isAsSent = written[field] === sentLast?.[field];
            setErrors((before)=>({
                    ...before,
                    [field]: checkContactMessage(written)[field] ?? (isAsSent ? before[field] : undefined)
                }));
        },
        choose: (field, changed)=>{
            change(changed);
            setErrors((before)=>({
                    ...before,
                    [field]: undefined
                }));
        },
        removeDraft,
        submit: (event)=>{
            event.preventDefault();
            const { dayProblem } = written;
            const found = {
                ...checkContactMessage(written),
                ...dayProblem !== undefined && {
                    proposedDay: dayProblem
                }
            };
            if (Object.keys(found).length > 0) {
                end({
                    state: 'writing'
                }, found);
            } else if (way.kind === 'mail') {
                end({
                    state: 'prepared'
                }, {});
                window.location.href = mailtoAddress(way.recipient, written);
            } else {
                void post(way.endpoint, event.currentTarget);
            }
        }
    };
}
/** What is written, with the draft of it that the tab keeps. */ function useWritten(topics, mayChange) {
    const topic = topics[0] ?? '';
    const [written, setWritten] = (0,react.useState)({
        name: '',
        email: '',
        phone: '',
        topic,
        message: '',
        proposedDay: null,
        attachment: null
    });
    const [isRestored, setIsRestored] = (0,react.useState)(false);
    (0,react.useEffect)(()=>{
        const draft = readDraft(topics);
        // An article links here with a message about it already started; a draft continues below it.
        const begun = (0,articles_message/* .begunMessage */.VU)(window.location.search, topics);
        const isBegunInDraft = begun !== null && draft?.message.startsWith(begun.message);
        const message = `${isBegunInDraft ? '' : begun?.message ?? ''}${draft?.message ?? ''}`;
        setWritten((before)=>({
                ...before,
                ...draft,
                ...begun,
                message
            }));
        setIsRestored(draft !== null);
    }, [
        topics
    ]);
    const change = (changed)=>{
        if (mayChange) {
            const next = {
                ...written,
                ...changed
            };
            setWritten(next);
            keepDraft(next);
        }
    };
    return {
        written,
        change,
        isRestored,
        removeDraft: ()=>{
            change({
                topic,
                message: ''
            });
            setIsRestored(false);
        }
    };
}

// EXTERNAL MODULE: ./src/components/ui/controls/ErrorBox/index.tsx + 1 modules
var ErrorBox = __webpack_require__(2251);
;// CONCATENATED MODULE: ./src/components/contact/ContactForm/ErrorSummary.tsx


/** Ids of the controls, in the order of the form. */ const fieldIds = {
    name: 'imie',
    email: 'email',
    phone: 'telefon',
    topic: 'temat',
    message: 'wiadomosc',
    proposedDay: 'dzien-rozmowy',
    attachment: 'zalacznik'
};
/** All errors of the form in one place; takes the focus after a failed submit. */ function ErrorSummary(param) {
    let { errors, others, ref } = param;
    const found = Object.keys(fieldIds).filter((field)=>errors[field] !== undefined);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(ErrorBox/* ["default"] */.A, {
        ref: ref,
        tabIndex: -1,
        hidden: found.length + others.length === 0,
        title: "Popraw błędy w formularzu",
        errors: [
            ...found.map((field)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                    children: /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                        href: `#${fieldIds[field]}`,
                        onClick: (event)=>{
                            event.preventDefault();
                            document.getElementById(fieldIds[field])?.focus();
                        },
                        children: errors[field]
                    })
                }, field)),
            ...others.map((text)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                    children: text
                }, text))
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/contact/ContactForm/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"fields":"fields_aEki","draft":"draft_uqYL","consent":"consent_DmsK","text":"text_iARg"});
;// CONCATENATED MODULE: ./src/components/contact/ContactForm/DraftNotice.tsx




/** Says that text from before a reload has been restored, and discards it on request. */ function DraftNotice(param) {
    let { form } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        role: "status",
        children: form.isRestored && /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
            className: styles_module.draft,
            children: [
                "Przywr\xf3ciliśmy niewysłaną treść.",
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                    look: "plain",
                    onClick: ()=>{
                        form.removeDraft();
                        // The button is gone; the focus goes to where one would start writing.
                        document.getElementById(fieldIds.message)?.focus();
                    },
                    children: "Usuń szkic"
                })
            ]
        })
    });
}

// EXTERNAL MODULE: ./src/components/ui/controls/DateField/index.tsx + 2 modules
var DateField = __webpack_require__(61038);
// EXTERNAL MODULE: ./src/components/ui/controls/Select/index.tsx
var Select = __webpack_require__(84243);
// EXTERNAL MODULE: ./src/components/ui/Field/index.tsx + 1 modules
var Field = __webpack_require__(19690);
;// CONCATENATED MODULE: ./src/components/contact/ContactForm/MessageFields.tsx







/** The fields of every message, however it is sent. */ function MessageFields(param) {
    let { form, topics } = param;
    const { written, errors, state, change, check, choose } = form;
    const [tomorrow] = (0,react.useState)(()=>(0,date/* .dayAfter */.PV)(new Date()));
    const bind = (field)=>({
            name: field,
            value: written[field],
            onChange: (param)=>{
                let { target } = param;
                change({
                    [field]: target.value
                });
            },
            onBlur: ()=>{
                check(field);
            }
        });
    const readOnly = state.state === 'sending';
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: fieldIds.name,
                label: "Imię i nazwisko",
                error: errors.name,
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ...control,
                        ...bind('name'),
                        readOnly: readOnly,
                        autoComplete: "name"
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: fieldIds.email,
                label: "E-mail",
                error: errors.email,
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ...control,
                        ...bind('email'),
                        readOnly: readOnly,
                        type: "email",
                        autoComplete: "email"
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: fieldIds.phone,
                label: "Telefon (opcjonalnie)",
                error: errors.phone,
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                        ...control,
                        ...bind('phone'),
                        readOnly: readOnly,
                        type: "tel",
                        autoComplete: "tel"
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: fieldIds.topic,
                label: "Temat",
                error: errors.topic,
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(Select/* ["default"] */.A, {
                        ...control,
                        name: "topic",
                        options: topics.map((topic)=>({
                                value: topic,
                                label: topic
                            })),
                        value: written.topic,
                        onChange: (topic)=>{
                            change({
                                topic
                            });
                        },
                        onBlur: ()=>{
                            check('topic');
                        }
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Field/* ["default"] */.A, {
                id: fieldIds.message,
                label: "Wiadomość",
                error: errors.message,
                children: (control)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("textarea", {
                        ...control,
                        ...bind('message'),
                        readOnly: readOnly,
                        rows: 7
                    })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(DateField/* ["default"] */.A, {
                id: fieldIds.proposedDay,
                label: "Proponowany dzień rozmowy (opcjonalnie)",
                value: written.proposedDay,
                min: tomorrow,
                rangeError: "Wybierz dzień od jutra.",
                error: errors.proposedDay,
                onChange: (proposedDay, dayProblem)=>{
                    choose('proposedDay', {
                        proposedDay,
                        dayProblem
                    });
                }
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/Notice/index.tsx + 1 modules
var Notice = __webpack_require__(83029);
// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/browser/device/useClipboard.ts
var useClipboard = __webpack_require__(67730);
;// CONCATENATED MODULE: ./src/components/contact/ContactForm/CopyText.tsx





/** Copies the message; where the browser refuses, shows it to copy by hand. */ function CopyText(param) {
    let { text } = param;
    const { state, copy } = (0,useClipboard/* .useClipboard */.i)();
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                onClick: ()=>void copy(text),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "copy"
                    }),
                    "Skopiuj treść"
                ]
            }),
            ' ',
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("span", {
                role: "status",
                children: [
                    state === 'copied' && 'Skopiowano.',
                    state === 'refused' && 'Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj treść ręcznie.'
                ]
            }),
            state === 'refused' && /*#__PURE__*/ (0,jsx_runtime.jsx)("pre", {
                className: styles_module.text,
                children: text
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/contact/ContactForm/Outcome.tsx





/** What became of the message, with its text to copy; nothing while that is unknown. Takes the focus. */ function Outcome(param) {
    let { form: { state, written }, recipient, ref } = param;
    const hasAttachment = written.attachment !== null;
    const words = state.state === 'sent' ? [
        'Wiadomość wysłana. Kopię zachowaj, jeśli jej potrzebujesz.'
    ] : state.state === 'prepared' ? [
        'Wiadomość jest gotowa w Twoim programie pocztowym. Wyślij ją stamtąd.',
        `Nie otworzył się program pocztowy? Skopiuj treść i wyślij ją na adres ${recipient ?? ''}.`
    ] : state.state === 'failed' ? [
        failureText(state.failure, {
            recipient,
            hasAttachment
        })
    ] : null;
    return words && /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        ref: ref,
        tabIndex: -1,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)(Notice/* ["default"] */.A, {
            kind: state.state === 'failed' ? 'error' : 'success',
            children: [
                words.map((text)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                        children: text
                    }, text)),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(CopyText, {
                    text: contactText(written)
                })
            ]
        })
    });
}

// EXTERNAL MODULE: ./src/components/ui/controls/FileUpload/index.tsx + 3 modules
var FileUpload = __webpack_require__(50446);
;// CONCATENATED MODULE: ./src/components/contact/ContactForm/SendingParts.tsx




/** What is in the form only when it sends the message itself. */ function SendingParts(param) {
    let { form } = param;
    const { attachment } = form.written;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(FileUpload/* ["default"] */.A, {
                id: fieldIds.attachment,
                label: "Załącznik (opcjonalnie)",
                rules: behaviour/* .contactForm.attachment */.NY.attachment,
                note: `Jeden plik do ${behaviour/* .contactForm.attachment.maxMegabytes */.NY.attachment.maxMegabytes} MB: PDF, JPG, PNG, CSV, XLSX albo DOCX. Wyślesz go razem z wiadomością.`,
                error: form.errors.attachment,
                files: attachment === null ? [] : [
                    attachment
                ],
                onChange: (files)=>{
                    form.choose('attachment', {
                        attachment: files[0] ?? null
                    });
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "visuallyHidden",
                "aria-hidden": "true",
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("label", {
                    children: [
                        "Zostaw to pole puste",
                        /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                            name: "website",
                            tabIndex: -1,
                            autoComplete: "off"
                        })
                    ]
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/contact/ContactForm/index.tsx












/** Contact form: posts the message to an endpoint, or prepares an e-mail if there is none. */ function ContactForm(param) {
    let { way, topics, consent } = param;
    const form = useContactForm(way, topics);
    const { errors, state, attempts } = form;
    const result = (0,react.useRef)(null);
    // Until React takes over, the browser would submit the form itself.
    const isBrowser = (0,useIsBrowser/* ["default"] */.A)();
    (0,react.useEffect)(()=>{
        if (attempts > 0) {
            result.current?.focus();
        }
    }, [
        attempts
    ]);
    const outcome = /*#__PURE__*/ (0,jsx_runtime.jsx)(Outcome, {
        ref: result,
        form: form,
        recipient: way.recipient
    });
    if (state.state === 'sent') {
        return outcome;
    }
    const isSending = state.state === 'sending';
    const label = way.kind === 'mail' ? 'Przygotuj wiadomość' : 'Wyślij wiadomość';
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("form", {
        noValidate: true,
        method: "post",
        className: "needsScript",
        "aria-busy": isSending,
        onSubmit: form.submit,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("fieldset", {
            className: styles_module.fields,
            disabled: !isBrowser,
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("legend", {
                    className: "visuallyHidden",
                    children: "Formularz kontaktowy"
                }),
                attempts > 0 && (state.state === 'writing' || state.state === 'refused') && /*#__PURE__*/ (0,jsx_runtime.jsx)(ErrorSummary, {
                    ref: result,
                    errors: errors,
                    others: state.state === 'refused' ? state.others : []
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(DraftNotice, {
                    form: form
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(MessageFields, {
                    form: form,
                    topics: topics
                }),
                way.kind === 'endpoint' ? /*#__PURE__*/ (0,jsx_runtime.jsx)(SendingParts, {
                    form: form
                }) : /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    className: "meta",
                    children: "Załącznik dodasz w swoim programie pocztowym."
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                    className: styles_module.consent,
                    children: [
                        consent,
                        " Kto jest administratorem danych i jakie masz prawa, opisuje",
                        ' ',
                        /*#__PURE__*/ (0,jsx_runtime.jsx)(Link/* ["default"] */.A, {
                            to: "/polityka",
                            target: "_blank",
                            children: "polityka prywatności (otwiera się w nowej karcie)"
                        }),
                        "."
                    ]
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                    type: "submit",
                    look: "primary",
                    "aria-disabled": isSending || undefined,
                    onMouseDown: (event)=>{
                        // Leaving a field may show its error and move the button from under the pointer before the click.
                        event.preventDefault();
                    },
                    children: isSending ? 'Wysyłamy…' : label
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    role: "status",
                    className: "visuallyHidden",
                    children: isSending && 'Wysyłamy wiadomość…'
                }),
                outcome
            ]
        })
    });
}

// EXTERNAL MODULE: ./src/components/owner/ContactLines/index.tsx
var ContactLines = __webpack_require__(81716);
// EXTERNAL MODULE: ./src/components/owner/OwnerData/index.tsx
var OwnerData = __webpack_require__(88870);
// EXTERNAL MODULE: ./src/components/shell/PageHeader/index.tsx + 1 modules
var PageHeader = __webpack_require__(45243);
// EXTERNAL MODULE: ./src/components/ui/loading/NotLoaded/index.tsx
var NotLoaded = __webpack_require__(71291);
;// CONCATENATED MODULE: ./src/browser/device/useIsFramed.ts

const never = ()=>()=>undefined;
/** Whether another page shows this one inside itself, where a visitor does not see whose form it is. */ function useIsFramed() {
    return (0,react.useSyncExternalStore)(never, ()=>window.top !== window.self, ()=>false);
}

// EXTERNAL MODULE: ./src/site/settings.ts
var site_settings = __webpack_require__(4316);
;// CONCATENATED MODULE: ./.docusaurus/site-data/default/contact.json
var contact_namespaceObject = JSON.parse('{"HI":"Napisz, gdzie leży Twoja gmina, kto ma należeć do spółdzielni i co chcesz sprawdzić. Nie musisz znać przepisów ani mieć gotowych obliczeń. Jeśli czegoś nie wiemy albo przepisy tego nie rozstrzygają, powiemy to wprost.","Ti":"Nie ma jeszcze adresu, na który można napisać. Na wiele pytań odpowiadają już strony wskazane poniżej.","vp":["Założenie spółdzielni energetycznej","Obliczenia i analiza opłacalności","Rozliczenia działającej spółdzielni","Dołączenie do spółdzielni","Oferta i wycena","Błąd w treści serwisu","Dostępność serwisu","Dane osobowe","Inna sprawa"],"Y5":[{"title":"Pytasz o przepisy lub członkostwo?","text":"Krótkie odpowiedzi ze źródłami są na stronie z pytaniami. Znajdziesz tam też sprawy, których przepisy nie rozstrzygają.","link":{"label":"Przejdź do pytań i odpowiedzi","to":"/faq"}},{"title":"Chcesz wiedzieć, ile można oszczędzić?","text":"Bez danych nie podamy kwoty. Przygotuj roczne zużycie, taryfę, moc instalacji i godziny największego poboru. Artykuł pokazuje, co z nimi zrobić.","link":{"label":"Sprawdź, jak policzyć oszczędność","to":"/baza-wiedzy/ile-mozna-zaoszczedzic"}},{"title":"Chcesz wiedzieć, jak wygląda współpraca?","text":"Oferta opisuje 4 kroki: co robimy, co robisz Ty i co masz po każdym z nich. Jest tam też lista rzeczy, których nie robimy.","link":{"label":"Przeczytaj ofertę","to":"/oferta"}}],"vJ":"Ten formularz niczego nie wysyła. Po użyciu przycisku wiadomość otworzy się w Twoim programie pocztowym i wyślesz ją stamtąd. Dane z wiadomości wykorzystamy, żeby na nią odpowiedzieć.","pU":"Po użyciu przycisku formularz wyśle do nas to, co w nim jest, razem z załącznikiem. Dane wykorzystamy, żeby odpowiedzieć na wiadomość."}')
;// CONCATENATED MODULE: ./src/pages/_components/kontakt/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const kontakt_styles_module = ({"layout":"layout_qHcF","hints":"hints_vtdJ"});
;// CONCATENATED MODULE: ./src/pages/_components/kontakt/BeforeYouWrite.tsx



/** Places that answer most questions before they are asked. */ function BeforeYouWrite(param) {
    let { hints } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
        className: kontakt_styles_module.hints,
        children: hints.map((param)=>{
            let { title, text, link } = param;
            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("li", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("h3", {
                        children: title
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
    });
}

;// CONCATENATED MODULE: ./src/pages/kontakt.tsx















function ContactPage() {
    const settings = (0,useSettings/* .useSettings */.t)();
    const { email, phone, contactEndpoint } = settings;
    const way = contactEndpoint !== null ? {
        kind: 'endpoint',
        endpoint: contactEndpoint,
        recipient: email
    } : email !== null ? {
        kind: 'mail',
        recipient: email
    } : null;
    const hasContact = (0,site_settings/* .isReachable */.kj)(settings);
    const isFramed = useIsFramed();
    const own = (0,useBaseUrl/* ["default"] */.Ay)('/kontakt');
    return /*#__PURE__*/ (0,jsx_runtime.jsx)(Layout/* ["default"] */.A, {
        title: "Kontakt w sprawie sp\xf3łdzielni",
        description: hasContact ? 'Napisz do nas w sprawie spółdzielni energetycznej. Zobacz, co przygotować i gdzie od razu znajdziesz odpowiedź.' : 'Kto prowadzi serwis o spółdzielniach energetycznych i gdzie od razu znajdziesz odpowiedź na swoje pytanie.',
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("main", {
            className: "container",
            id: (/* inlined export .contentId */"tresc"),
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)(PageHeader/* ["default"] */.A, {
                    title: "Kontakt",
                    lead: hasContact ? contact_namespaceObject.HI : contact_namespaceObject.Ti,
                    place: 22
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                    className: kontakt_styles_module.layout,
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                            children: [
                                (email !== null || phone !== null) && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                            children: "Dane kontaktowe"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)(ContactLines/* ["default"] */.A, {
                                            isLabelled: true
                                        })
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                    children: "Właściciel serwisu"
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(OwnerData/* ["default"] */.A, {})
                            ]
                        }),
                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                            children: [
                                way !== null && /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
                                    children: [
                                        /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                            className: "needsScript",
                                            children: "Formularz"
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsxs)(NotLoaded/* ["default"] */.A, {
                                            children: [
                                                "Formularz się nie wczytał.",
                                                email !== null && ` Możesz napisać na adres ${email}.`
                                            ]
                                        }),
                                        isFramed ? // Whoever frames the page could lay something over the form.
                                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                            children: [
                                                "Formularz działa tylko na naszej stronie.",
                                                ' ',
                                                /*#__PURE__*/ (0,jsx_runtime.jsx)("a", {
                                                    href: own,
                                                    target: "_top",
                                                    children: "Otw\xf3rz ją"
                                                })
                                            ]
                                        }) : /*#__PURE__*/ (0,jsx_runtime.jsx)(ContactForm, {
                                            way: way,
                                            topics: contact_namespaceObject.vp,
                                            consent: way.kind === 'mail' ? contact_namespaceObject.vJ : contact_namespaceObject.pU
                                        }),
                                        /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                                            className: "withoutScript",
                                            children: [
                                                "Formularz wymaga JavaScriptu.",
                                                email !== null && ` Bez niego napisz na adres ${email}.`
                                            ]
                                        })
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)("h2", {
                                    children: hasContact ? 'Zanim napiszesz' : 'Gdzie jest już odpowiedź'
                                }),
                                /*#__PURE__*/ (0,jsx_runtime.jsx)(BeforeYouWrite, {
                                    hints: contact_namespaceObject.Y5
                                })
                            ]
                        })
                    ]
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

}]);