"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5520"], {
97235(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ MeterImport)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./src/components/ui/controls/FileUpload/index.tsx + 3 modules
var FileUpload = __webpack_require__(50446);
// EXTERNAL MODULE: ./src/components/ui/Progress/index.tsx + 2 modules
var Progress = __webpack_require__(32388);
// EXTERNAL MODULE: ./src/domain/meterFiles/index.ts
var meterFiles = __webpack_require__(27771);
;// CONCATENATED MODULE: ./src/browser/meterFiles/readInWorker.ts

/** Reads files in a worker, so that the page stays responsive; returns a way to stop. Nothing leaves the device. */ function readInWorker(picked, listener) {
    const worker = new Worker(new URL(/* worker import */__webpack_require__.p + __webpack_require__.u("2885"), __webpack_require__.b));
    // Each file has its own time limit; this one is for a worker that does not even get that far.
    const timer = setTimeout(()=>{
        stop();
        listener.onFailure('tooLong');
    }, meterFiles/* .meterFileLimits.timeMs */.wn.timeMs * (picked.files.length + 1));
    const stop = ()=>{
        clearTimeout(timer);
        worker.terminate();
    };
    worker.addEventListener('message', (param)=>{
        let { data } = param;
        if (data.kind === 'progress') {
            listener.onProgress(data.share);
        } else {
            stop();
            listener.onDone(data.set);
        }
    });
    worker.addEventListener('error', (event)=>{
        // Reported on the page, in its own words.
        event.preventDefault();
        stop();
        listener.onFailure('notStarted');
    });
    worker.postMessage(picked);
    return stop;
}

;// CONCATENATED MODULE: ./src/browser/meterFiles/useMeterFiles.ts


const failures = {
    notStarted: 'Nie udało się uruchomić wczytywania. Odśwież stronę i wybierz pliki jeszcze raz.',
    tooLong: 'Wczytywanie trwało za długo i zostało przerwane. Podziel plik na krótsze okresy.'
};
const idle = {
    share: null,
    read: null,
    failure: null
};
/** Reads meter files, again whenever the files or what was said about them change. */ function useMeterFiles(files) {
    let areMeters = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    const [state, setState] = (0,react.useState)(idle);
    (0,react.useEffect)(()=>{
        if (files.length === 0) {
            setState(idle);
            return undefined;
        }
        setState((param)=>{
            let { read } = param;
            return {
                share: 0,
                read,
                failure: null
            };
        });
        return readInWorker({
            files,
            areMeters
        }, {
            onProgress: (share)=>{
                setState((before)=>({
                        ...before,
                        share
                    }));
            },
            onDone: (set)=>{
                setState({
                    share: null,
                    read: {
                        files,
                        set
                    },
                    failure: null
                });
            },
            onFailure: (reason)=>{
                setState({
                    ...idle,
                    failure: failures[reason]
                });
            }
        });
    }, [
        files,
        areMeters
    ]);
    return state;
}

// EXTERNAL MODULE: ./src/components/ui/controls/SelectField/index.tsx
var SelectField = __webpack_require__(58377);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/CheckSetting.tsx + 1 modules
var CheckSetting = __webpack_require__(42086);
// EXTERNAL MODULE: ./src/components/calculator/shared/reveal.ts
var reveal = __webpack_require__(41560);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/components/ui/Notice/index.tsx + 1 modules
var Notice = __webpack_require__(83029);
// EXTERNAL MODULE: ./src/components/ui/Table/index.tsx + 2 modules
var Table = __webpack_require__(87988);
;// CONCATENATED MODULE: ./src/components/calculator/meterImport/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"import":"import_zNhd","read":"read_fVOq","fields":"fields_FOuA","mapping":"mapping_E0wE","preview":"preview_PjhJ","caption":"caption_OiF4","hours":"hours_UTQm"});
;// CONCATENATED MODULE: ./src/components/calculator/meterImport/MappingForm.tsx







const none = {
    value: null,
    label: 'Nie ma takiej kolumny'
};
const meanings = [
    {
        value: 'end',
        label: 'koniec: 1:00 to 0:00–1:00'
    },
    {
        value: 'start',
        label: 'początek: 0:00 to 0:00–1:00'
    }
];
const units = [
    {
        value: 'kWh',
        label: 'kWh'
    },
    {
        value: 'MWh',
        label: 'MWh'
    },
    {
        value: 'Wh',
        label: 'Wh'
    },
    {
        value: 'kW',
        label: 'kW (średnia moc)'
    }
];
const decimals = [
    {
        value: ',',
        label: 'przecinek: 1,25'
    },
    {
        value: '.',
        label: 'kropka: 1.25'
    }
];
/** The visitor names the columns of a table that was not recognised. */ function MappingForm(param) {
    let { id, fileName, reason, head, onSubmit } = param;
    const [mapping, setMapping] = (0,react.useState)({
        time: 0,
        hour: null,
        labels: 'end',
        withdrawn: head.headers.length > 1 ? 1 : null,
        injected: head.headers.length > 2 ? 2 : null,
        generation: null,
        unit: 'kWh',
        decimal: head.rows.some((row)=>row.some((cell)=>/^\d*\.\d+$/.test(cell))) ? '.' : ','
    });
    const [error, setError] = (0,react.useState)();
    const columns = head.headers.map((label, value)=>({
            value,
            label
        }));
    const choice = (key, label, options, problem)=>/*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
            id: `${id}-${key}`,
            label: label,
            options: options,
            value: mapping[key],
            error: problem,
            onChange: (value)=>{
                setMapping({
                    ...mapping,
                    [key]: value
                });
                setError(undefined);
            }
        });
    const submit = ()=>{
        const { withdrawn, injected, generation = null } = mapping;
        const chosen = [
            withdrawn,
            injected,
            generation
        ].filter((column)=>column !== null);
        if (chosen.length === 0) {
            setError('Wskaż kolumnę z energią pobraną albo oddaną.');
        } else if (new Set(chosen).size < chosen.length) {
            setError('Wskaż dwie różne kolumny albo tylko jedną.');
        } else {
            onSubmit(mapping);
        }
    };
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("form", {
        className: styles_module.mapping,
        "aria-label": `Kolumny pliku ${fileName}`,
        onSubmit: (event)=>{
            event.preventDefault();
            submit();
        },
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Notice/* ["default"] */.A, {
                kind: "info",
                title: fileName,
                children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                    role: "status",
                    children: [
                        reason,
                        " Wskaż kolumny tego pliku."
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                "aria-label": `Początek pliku ${fileName}`,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("thead", {
                        children: /*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                            children: head.headers.map((header, column)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                    scope: "col",
                                    children: header
                                }, column))
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                        children: head.rows.map((row, index)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("tr", {
                                children: head.headers.map((_, column)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        children: row[column]
                                    }, column))
                            }, index))
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                className: styles_module.fields,
                children: [
                    choice('time', 'Data i godzina', columns),
                    choice('hour', 'Godzina w osobnej kolumnie', [
                        none,
                        ...columns
                    ]),
                    choice('labels', 'Godzina oznacza', meanings),
                    choice('withdrawn', 'Energia pobrana', [
                        none,
                        ...columns
                    ], error),
                    choice('injected', 'Energia oddana', [
                        none,
                        ...columns
                    ]),
                    choice('generation', 'Produkcja za licznikiem', [
                        none,
                        ...columns
                    ]),
                    choice('unit', 'Jednostka', units),
                    choice('decimal', 'Znak dziesiętny', decimals)
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                type: "submit",
                children: "Wczytaj te kolumny"
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/meterImport/FileProblem.tsx


/** Messages a screen reader reads out at once. */ function FileProblem(param) {
    let { title, messages } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        role: "alert",
        children: /*#__PURE__*/ (0,jsx_runtime.jsx)(Notice/* ["default"] */.A, {
            kind: "error",
            title: title,
            children: messages.map((message)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                    children: message
                }, message))
        })
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/meterImport/FileReport.tsx



/** What is wrong with one file, or a form for its columns; nothing for a file that was read or left out. */ function FileReport(param) {
    let { id, fileName, outcome, knownHead, onMap } = param;
    if (outcome.ok && outcome.value.kind !== 'unknown') {
        return null;
    }
    const unknown = outcome.ok && outcome.value.kind === 'unknown' ? outcome.value : null;
    const head = unknown?.head ?? knownHead;
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
        children: [
            !outcome.ok && /*#__PURE__*/ (0,jsx_runtime.jsx)(FileProblem, {
                title: fileName,
                messages: outcome.errors.map((param)=>{
                    let { message } = param;
                    return message;
                })
            }),
            head && /*#__PURE__*/ (0,jsx_runtime.jsx)(MappingForm, {
                id: id,
                fileName: fileName,
                reason: unknown?.reason,
                head: head,
                onSubmit: (mapping)=>{
                    onMap(mapping, head);
                }
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/components/ui/Icon/index.tsx + 2 modules
var Icon = __webpack_require__(68347);
// EXTERNAL MODULE: ./src/site/format.ts
var format = __webpack_require__(45170);
// EXTERNAL MODULE: ./src/domain/kernel/time.ts
var time = __webpack_require__(56341);
;// CONCATENATED MODULE: ./src/components/calculator/meterImport/Preview.tsx








/** At most this many hours are named; nobody would read more. */ const named = 24;
/** What was read, to be checked before it is used. */ function Preview(param) {
    let { file, member, onConfirm } = param;
    const { intervals, startMs, lastMs, sums, isAfterBalancing } = (0,meterFiles/* .summarise */.fS)(file);
    const energy = [
        [
            'Pobór przed bilansowaniem',
            sums.withdrawn
        ],
        [
            'Oddanie przed bilansowaniem',
            sums.injected
        ],
        [
            'Pobór po bilansowaniu',
            sums.withdrawnNet
        ],
        [
            'Oddanie po bilansowaniu',
            sums.injectedNet
        ],
        [
            'Produkcja za licznikiem',
            sums.generation
        ]
    ];
    const rows = [
        [
            'Pliki',
            file.fileNames.join(', ')
        ],
        [
            'Układ pliku',
            file.layout
        ],
        [
            'Okres',
            `od ${(0,meterFiles/* .formatMoment */.K9)(startMs)} do ${(0,meterFiles/* .formatMoment */.K9)(lastMs + time/* .hourMs */.$0)}`
        ],
        [
            'Godziny z odczytem',
            (0,format/* .formatNumber */.ZV)(intervals)
        ],
        [
            'Godziny bez odczytu',
            (0,format/* .formatNumber */.ZV)(file.gaps.length)
        ],
        [
            'Godziny podane dwa razy',
            (0,format/* .formatNumber */.ZV)(file.duplicates.length)
        ],
        ...energy.flatMap((param)=>{
            let [name, sum] = param;
            return sum === null ? [] : [
                [
                    name,
                    `${(0,format/* .formatNumber */.ZV)(sum, 3)}\u00a0kWh`
                ]
            ];
        })
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module.preview,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                role: "status",
                className: "visuallyHidden",
                children: `Wczytano: ${file.fileNames.join(', ')}. Sprawdź podsumowanie.`
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Table/* ["default"] */.A, {
                "aria-label": `Podsumowanie danych: ${member}`,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("caption", {
                        className: styles_module.caption,
                        children: `Wczytane dane: ${member}`
                    }),
                    /*#__PURE__*/ (0,jsx_runtime.jsx)("tbody", {
                        children: rows.map((param)=>{
                            let [name, value] = param;
                            return /*#__PURE__*/ (0,jsx_runtime.jsxs)("tr", {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("th", {
                                        scope: "row",
                                        children: name
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime.jsx)("td", {
                                        children: value
                                    })
                                ]
                            }, name);
                        })
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hours, {
                title: "Pokaż godziny bez odczytu",
                hours: file.gaps
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)(Hours, {
                title: "Pokaż godziny podane dwa razy",
                hours: file.duplicates
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("p", {
                children: [
                    isAfterBalancing ? 'Do obliczeń weźmiemy energię po bilansowaniu, bo innej w pliku nie ma.' : 'Do obliczeń weźmiemy energię przed bilansowaniem.',
                    file.gaps.length > 0 && ' Godzin bez odczytu nie uzupełniamy.'
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)(Button/* .Button */.$, {
                look: "primary",
                onClick: onConfirm,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime.jsx)(Icon/* ["default"] */.A, {
                        name: "check"
                    }),
                    "Użyj tych danych"
                ]
            })
        ]
    });
}
function Hours(param) {
    let { title, hours } = param;
    if (hours.length === 0) {
        return null;
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("details", {
        className: styles_module.hours,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("summary", {
                children: title
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
                children: hours.slice(0, named).map((hour)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                        children: (0,meterFiles/* .formatMoment */.K9)(hour)
                    }, hour))
            }),
            hours.length > named && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                children: `I jeszcze ${(0,format/* .formatNumber */.ZV)(hours.length - named)}.`
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/components/calculator/meterImport/index.tsx













const rules = {
    extensions: [
        '.csv',
        '.tsv',
        '.tab',
        '.txt',
        '.xlsx',
        '.xls'
    ],
    maxMegabytes: meterFiles/* .meterFileLimits.megabytes */.wn.megabytes
};
/** Hourly files of one member, read on the device, shown, and only then used. */ function MeterImport(param) {
    let { id, member, onConfirm } = param;
    const resultsId = `${id}-wczytane`;
    const [files, setFiles] = (0,react.useState)([]);
    const [said, setSaid] = (0,react.useState)(new Map());
    const [meter, setMeter] = (0,react.useState)();
    const [areMeters, setAreMeters] = (0,react.useState)(false);
    const picked = (0,react.useMemo)(()=>files.map((file)=>({
                file,
                mapping: said.get(file)?.mapping,
                meter
            })), [
        files,
        said,
        meter
    ]);
    const { share, read, failure } = useMeterFiles(picked, areMeters);
    // What was read before stays until the new answer arrives, unless one of its files was removed.
    const shown = read?.files.every((param)=>{
        let { file } = param;
        return files.includes(file);
    }) ? read : null;
    const joined = shown?.set.joined ?? null;
    // The chosen one stays in the list even if its file failed: otherwise there would be no way back.
    const meters = [
        ...new Set([
            ...shown?.set.meters ?? [],
            ...meter === undefined ? [] : [
                meter
            ]
        ])
    ];
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: styles_module["import"],
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)(FileUpload/* ["default"] */.A, {
                id: id,
                label: `Pliki z licznika: ${member}`,
                note: "Pliki CSV, TSV albo XLSX z portalu operatora, np. z całego roku. Pliki zostają na Twoim urządzeniu.",
                rules: rules,
                files: files,
                isMultiple: true,
                onChange: (chosen)=>{
                    setFiles(chosen);
                    setMeter(undefined);
                    setAreMeters(areMeters && chosen.length > 1);
                }
            }),
            files.length > 1 && /*#__PURE__*/ (0,jsx_runtime.jsx)(CheckSetting/* ["default"] */.A, {
                path: `${id}-suma`,
                label: "To r\xf3żne liczniki tego członka: dodaj je do siebie",
                value: areMeters,
                onChange: setAreMeters,
                hint: "Opłaty stałe policzymy raz. Jeśli każdy licznik ma własną umowę, dodaj go jako osobnego członka."
            }),
            share !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)(Progress/* ["default"] */.A, {
                label: "Wczytywanie plik\xf3w",
                value: share,
                maximum: 1
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
                id: resultsId,
                className: styles_module.read,
                tabIndex: -1,
                role: "group",
                "aria-label": `Wczytane pliki: ${member}`,
                children: [
                    failure !== null && /*#__PURE__*/ (0,jsx_runtime.jsx)(FileProblem, {
                        messages: [
                            failure
                        ]
                    }),
                    shown?.set.outcomes.map((outcome, index)=>{
                        const file = shown.files[index]?.file;
                        return file && /*#__PURE__*/ (0,jsx_runtime.jsx)(FileReport, {
                            id: `${id}-${index}`,
                            fileName: file.name,
                            outcome: outcome,
                            knownHead: said.get(file)?.head,
                            onMap: (mapping, head)=>{
                                setSaid(new Map(said).set(file, {
                                    head,
                                    mapping
                                }));
                                (0,reveal/* .showStart */.A)(resultsId);
                            }
                        }, file.name);
                    }),
                    joined?.ok === false && /*#__PURE__*/ (0,jsx_runtime.jsx)(FileProblem, {
                        messages: joined.errors.map((param)=>{
                            let { message } = param;
                            return message;
                        })
                    }),
                    shown && (meters.length > 1 || meter !== undefined) && /*#__PURE__*/ (0,jsx_runtime.jsx)(SelectField/* ["default"] */.A, {
                        id: `${id}-ppe`,
                        label: "Punkt poboru (PPE)",
                        options: [
                            {
                                value: undefined,
                                label: 'Wszystkie razem'
                            },
                            ...meters.map((value)=>({
                                    value,
                                    label: value
                                }))
                        ],
                        value: meter,
                        onChange: setMeter
                    }),
                    joined?.ok && /*#__PURE__*/ (0,jsx_runtime.jsx)(Preview, {
                        file: joined.value,
                        member: member,
                        onConfirm: ()=>{
                            onConfirm((0,meterFiles/* .toReadings */.Bi)(joined.value));
                        }
                    })
                ]
            })
        ]
    });
}


},
42086(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ CheckSetting)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/calculator/shared/fields/fieldErrors.tsx + 1 modules
var fieldErrors = __webpack_require__(95053);
;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/CheckSetting.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const CheckSetting_module = ({"check":"check_O_HD"});
;// CONCATENATED MODULE: ./src/components/calculator/shared/fields/CheckSetting.tsx



/** A yes-or-no value of the description. */ function CheckSetting(param) {
    let { path, label, value, onChange, hint } = param;
    const id = (0,fieldErrors/* .fieldId */.CB)(path);
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        className: CheckSetting_module.check,
        children: [
            /*#__PURE__*/ (0,jsx_runtime.jsx)("input", {
                id: id,
                className: "tick",
                type: "checkbox",
                checked: value,
                "aria-describedby": hint === undefined ? undefined : `${id}-opis`,
                onChange: (param)=>{
                    let { target } = param;
                    onChange(target.checked);
                }
            }),
            /*#__PURE__*/ (0,jsx_runtime.jsx)("label", {
                htmlFor: id,
                children: label
            }),
            hint !== undefined && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                id: `${id}-opis`,
                className: "meta",
                children: hint
            })
        ]
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
97011(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _time_civilTime__rspack_import_0 = __webpack_require__(70023);
/* import */ var _refusal__rspack_import_1 = __webpack_require__(99939);
/* import */ var _time_moments__rspack_import_2 = __webpack_require__(34684);





/** Two readings of one interval count as the same if they differ by less, kWh. */ const sameKwh = 0.0005;
/** Arranges readings in UTC hours: quarters, zones and meters are summed, duplicates dropped. */ function assemble(param, fileName, layout) {
    let { tracks, step, meters } = param;
    const duplicates = new Set();
    const isWinterTime = staysInWinterTime(quantitiesOf(tracks), step);
    const slots = tracks.map((param)=>{
        let { register, meter, entries } = param;
        return {
            register,
            meter,
            values: slotsOf(isWinterTime ? inWinterTime(entries) : entries, step, duplicates)
        };
    });
    for (const { values } of slots){
        refuseState(values);
    }
    const [startMs, hours] = findSpan(slots.map((param)=>{
        let { values } = param;
        return values;
    }));
    const partial = new Set();
    const byRegister = new Map();
    for (const register of new Set(slots.map((track)=>track.register))){
        const ofRegister = slots.filter((track)=>track.register === register);
        let total = null;
        const seen = new Uint8Array(hours);
        const whole = new Uint8Array(hours).fill(1);
        for (const meter of new Set(ofRegister.map((track)=>track.meter))){
            const parts = ofRegister.filter((track)=>track.meter === meter);
            const series = sumParts(parts.map((param)=>{
                let { values } = param;
                return values;
            }), {
                startMs,
                hours,
                slotsPerHour: 60 / step
            });
            total = total === null ? series.values : addSeries(total, series.values);
            series.isWhole.forEach((isWhole, hour)=>{
                whole[hour] = Math.min(whole[hour] ?? 0, isWhole);
                seen[hour] = Math.max(seen[hour] ?? 0, Number(!Number.isNaN(series.values[hour])));
            });
        }
        whole.forEach((isWhole, hour)=>{
            if (seen[hour] === 1 && isWhole === 0) {
                partial.add(startMs + hour * hourMs);
            }
        });
        if (total !== null) {
            byRegister.set(register, total);
        }
    }
    return {
        fileNames: [
            fileName
        ],
        layout: isWinterTime ? `${layout}, cały rok w czasie zimowym` : layout,
        startMs,
        series: toQuantities(byRegister),
        partial: [
            ...partial
        ],
        duplicates: [
            ...duplicates
        ].sort((one, other)=>one - other),
        meters
    };
}
/** Readings of each quantity of each meter: of all its zones and columns. */ function quantitiesOf(tracks) {
    const quantities = new Map();
    for (const { register, meter, entries } of tracks){
        const key = `${register} ${meter}`;
        quantities.set(key, [
            ...quantities.get(key) ?? [],
            entries
        ]);
    }
    return [
        ...quantities.values()
    ];
}
/** Readings in order of time; equal ones of one interval count once. */ function slotsOf(entries, step, duplicates) {
    const slots = [];
    const placed = placeInTime(entries, step, (param)=>{
        let { line, value } = param;
        throw new Refusal(`Wiersz ${line}: podano ${comma(value)} kWh w godzinie 2:00–3:00, której nie było: tej nocy zegary przesunięto na czas letni. Jeśli plik ma czas zimowy przez cały rok, pobierz go razem z październikiem, żeby było to widać; jeśli nie, popraw godziny w pliku.`);
    });
    // Files are in order except for a few days, so sorting costs next to nothing.
    const inOrder = placed.filter((param)=>{
        let { value } = param;
        return !Number.isNaN(value);
    }).sort((one, other)=>one.utcMs - other.utcMs);
    for (const entry of inOrder){
        const { utcMs, value, line } = entry;
        const known = slots.at(-1);
        if (known?.utcMs !== utcMs) {
            slots.push(entry);
        } else if (Math.abs(known.value - value) < sameKwh) {
            duplicates.add(Math.floor(utcMs / hourMs) * hourMs);
        } else {
            throw new Refusal(`Wiersze ${known.line} i ${line}: dwie różne wartości dla ${formatMoment(utcMs)} (${comma(known.value)} i ${comma(value)} kWh). Zostaw w pliku tę, która jest dobra.`);
        }
    }
    return slots;
}
/**
 * Refuses the state of a meter, which only grows, where energy of each interval is expected. Energy does not grow for
 * a hundred intervals in a row to hundreds of kWh without ever falling, nor for twenty in steps small beside the first.
 */ function refuseState(slots) {
    let increases = 0;
    let largest = 0;
    for(let index = 1; index < slots.length; index += 1){
        const step = (slots[index]?.value ?? 0) - (slots[index - 1]?.value ?? 0);
        if (step < 0) {
            return;
        }
        increases += Number(step > 0);
        largest = Math.max(largest, step);
    }
    const [first] = slots;
    const last = slots.at(-1);
    const isState = increases >= 100 || (first?.value ?? 0) >= Math.max(100, 10 * largest);
    if (!first || !last || last.value < 100 || increases < 20 || !isState) {
        return;
    }
    throw new Refusal(`Plik podaje wskazania licznika, czyli stan, który tylko rośnie (od ${comma(first.value)} do ${comma(last.value)} kWh), a nie energię z każdej godziny. Wskaż kolumnę z energią, jeśli plik ją ma, albo pobierz z portalu operatora godzinowy pobór i oddanie.`);
}
function comma(value) {
    return String(value).replace('.', ',');
}
/** Start of the first hour and the number of hours up to the last one. */ function findSpan(tracks) {
    let first = Number.POSITIVE_INFINITY;
    let last = Number.NEGATIVE_INFINITY;
    for (const slots of tracks){
        first = Math.min(first, slots[0]?.utcMs ?? first);
        last = Math.max(last, slots.at(-1)?.utcMs ?? last);
    }
    if (!Number.isFinite(first)) {
        throw new Refusal('Pod nagłówkiem nie ma odczytów energii pobranej ani oddanej. Pobierz plik jeszcze raz i sprawdź jego okres.');
    }
    const startMs = Math.floor(first / hourMs) * hourMs;
    const hours = Math.floor((last - startMs) / hourMs) + 1;
    if (hours > meterFileLimits.years * 8784) {
        throw new Refusal(`Od pierwszego odczytu do ostatniego mija ponad ${meterFileLimits.years} lat. Sprawdź daty w pliku.`);
    }
    return [
        startMs,
        hours
    ];
}
/** Sums the zones and columns of one quantity of one meter; a part without a reading adds nothing. */ function sumParts(parts, axis) {
    const values = new Float64Array(axis.hours).fill(Number.NaN);
    const found = new Uint8Array(axis.hours);
    const counted = new Set();
    const isSingle = parts.length === 1;
    for (const slots of parts){
        for (const { utcMs, value } of slots){
            const hour = Math.floor((utcMs - axis.startMs) / hourMs);
            const sum = values[hour] ?? Number.NaN;
            values[hour] = Number.isNaN(sum) ? value : sum + value;
            if (isSingle || !counted.has(utcMs)) {
                if (!isSingle) {
                    counted.add(utcMs);
                }
                found[hour] = (found[hour] ?? 0) + 1;
            }
        }
    }
    return {
        values,
        isWhole: found.map((count)=>Number(count >= axis.slotsPerHour))
    };
}
/** Adds two meters; where one has no reading, the other's energy is kept. */ function addSeries(one, other) {
    return one.map((value, hour)=>{
        const second = other[hour] ?? Number.NaN;
        return Number.isNaN(value) ? second : Number.isNaN(second) ? value : value + second;
    });
}
function toQuantities(registers) {
    const balance = registers.get('balance');
    return {
        withdrawn: registers.get('withdrawn') ?? null,
        injected: registers.get('injected') ?? null,
        withdrawnNet: registers.get('withdrawnNet') ?? balance?.map((value)=>Math.max(value, 0)) ?? null,
        injectedNet: registers.get('injectedNet') ?? balance?.map((value)=>Math.max(0 - value, 0)) ?? null,
        generation: registers.get('generation') ?? null
    };
}


},
5858(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _assemble__rspack_import_1 = __webpack_require__(97011);
/* import */ var _time_moments__rspack_import_2 = __webpack_require__(34684);
/* import */ var _summary__rspack_import_3 = __webpack_require__(68003);







/** How many points of delivery of a file a message names; nobody would read more. */ const namedMeters = 3;
/**
 * Joins the files of one member: consecutive parts of a year, or use and surplus side by side. Hours found in two files
 * count once; if the files disagree, the error names both. With `areMeters` the files are of several meters, and what
 * they have in the same hour is added up; an hour that not all of them have is a gap.
 */ function combine(drafts) {
    let areMeters = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : false;
    const startMs = Math.min(...drafts.map((draft)=>draft.startMs));
    const endMs = Math.max(...drafts.map(endOf));
    const hours = (endMs - startMs) / hourMs;
    if (hours > meterFileLimits.years * 8784) {
        return failed([
            tooLong(drafts, startMs, endMs)
        ]);
    }
    const duplicates = new Set(drafts.flatMap((draft)=>draft.duplicates));
    const partial = new Set(drafts.flatMap((draft)=>draft.partial));
    const joining = {
        startMs,
        hours,
        areMeters,
        duplicates,
        partial
    };
    const series = {
        withdrawn: null,
        injected: null,
        withdrawnNet: null,
        injectedNet: null,
        generation: null
    };
    for (const quantity of quantities){
        const joined = joinQuantity(drafts, quantity, joining);
        if (!joined.ok) {
            return joined;
        }
        series[quantity] = joined.value;
    }
    if (basis(series).every((values)=>values === null)) {
        return failed([
            onlyGeneration(drafts)
        ]);
    }
    const areFilesOfOneSide = drafts.some((draft)=>isOneSided(draft.series));
    if (areFilesOfOneSide) {
        partAutumnHour(series, startMs);
    }
    fillOpposites(series, areFilesOfOneSide);
    return ok({
        fileNames: drafts.flatMap((draft)=>draft.fileNames),
        layout: [
            ...new Set(drafts.map((draft)=>draft.layout))
        ].join(', '),
        startMs,
        series,
        gaps: findGaps(series, startMs, hours, partial),
        duplicates: [
            ...duplicates
        ].sort((one, other)=>one - other),
        meters: [
            ...new Set(drafts.flatMap((draft)=>draft.meters))
        ]
    });
}
/** One quantity of all files, hour by hour from the first; null if none has it. */ function joinQuantity(drafts, quantity, param) {
    let { startMs, hours, areMeters, duplicates, partial } = param;
    let joined = null;
    const owners = [];
    const meters = new Uint16Array(hours);
    for (const draft of drafts){
        const values = draft.series[quantity];
        const offset = (draft.startMs - startMs) / hourMs;
        joined = values ? joined ?? new Float64Array(hours).fill(Number.NaN) : joined;
        for(let index = 0; joined && values && index < values.length; index += 1){
            const value = values[index] ?? Number.NaN;
            const hour = offset + index;
            const known = joined[hour] ?? Number.NaN;
            if (Number.isNaN(value)) {
                continue;
            }
            meters[hour] = (meters[hour] ?? 0) + 1;
            if (Number.isNaN(known)) {
                joined[hour] = value;
                owners[hour] = draft;
            } else if (areMeters) {
                joined[hour] = known + value;
            } else if (Math.abs(known - value) < sameKwh) {
                duplicates.add(startMs + hour * hourMs);
            } else {
                return failed([
                    disagreement(owners[hour] ?? draft, draft, startMs + hour * hourMs)
                ]);
            }
        }
    }
    if (areMeters) {
        const all = Math.max(0, ...meters);
        meters.forEach((count, hour)=>{
            if (count > 0 && count < all) {
                partial.add(startMs + hour * hourMs);
            }
        });
    }
    return ok(joined);
}
function endOf(draft) {
    return draft.startMs + hoursOf(draft) * hourMs;
}
function tooLong(drafts, startMs, endMs) {
    const first = drafts.find((draft)=>draft.startMs === startMs)?.fileNames.join() ?? '';
    const last = drafts.find((draft)=>endOf(draft) === endMs)?.fileNames.join() ?? '';
    return {
        field: last,
        message: `Od pierwszego odczytu w pliku „${first}” do ostatniego w pliku „${last}” mija ponad ${meterFileLimits.years} lat. Sprawdź w nich daty i usuń plik, który jest z innych lat.`
    };
}
function onlyGeneration(drafts) {
    return {
        field: drafts.flatMap((param)=>{
            let { fileNames } = param;
            return fileNames;
        }).join(', '),
        message: 'W plikach jest sama produkcja. Dołóż plik z energią pobraną z sieci i do niej oddaną, z licznika operatora.'
    };
}
/** Files of different points of delivery are valid, they just do not belong together. */ function disagreement(one, other, utcMs) {
    const areOfOthers = one.meters.length > 0 && other.meters.length > 0 && one.meters.join() !== other.meters.join();
    const [first, second] = [
        one,
        other
    ].map((param)=>{
        let { fileNames, meters } = param;
        const named = meters.length > namedMeters ? [
            ...meters.slice(0, namedMeters),
            '…'
        ] : meters;
        return `„${fileNames.join()}”${areOfOthers ? ` (PPE ${named.join(', ')})` : ''}`;
    });
    const remedy = areOfOthers ? 'Wybierz jeden punkt poboru albo usuń jeden z plików.' : 'Usuń jeden z nich.';
    return {
        field: other.fileNames.join(),
        message: `Pliki ${first} i ${second} podają różną energię dla ${formatMoment(utcMs)}. ${remedy}`
    };
}
/**
 * With use and surplus in separate files, each hour is in only one of them. If the repeated autumn hour is in both and
 * its twin in neither, each file has one of the two hours. The surplus comes first if the hour before had surplus and
 * the one after did not. Nothing else shows which is which, and the sums are the same either way.
 */ function partAutumnHour(param, startMs) {
    let { withdrawnNet: drawn, injectedNet: given } = param;
    if (!drawn || !given) {
        return;
    }
    const isTold = (values, hour)=>!Number.isNaN(values[hour] ?? Number.NaN);
    const both = Array.from(drawn.keys()).filter((hour)=>isTold(drawn, hour) && isTold(given, hour));
    const isTwin = (hour)=>polishOffsetHours(startMs + hour * hourMs) > polishOffsetHours(startMs + (hour + 1) * hourMs) && hour + 1 < drawn.length && !isTold(drawn, hour + 1) && !isTold(given, hour + 1);
    if (!both.every(isTwin)) {
        return;
    }
    for (const hour of both){
        const isGivenFirst = isTold(given, hour - 1) && !isTold(given, hour + 2);
        const later = isGivenFirst ? drawn : given;
        later[hour + 1] = later[hour] ?? Number.NaN;
        later[hour] = Number.NaN;
    }
}
function isOneSided(param) {
    let { withdrawnNet, injectedNet } = param;
    return withdrawnNet === null !== (injectedNet === null);
}
/**
 * After balancing, an hour is either drawn or given, so a reading of one means zero of the other. Missing balanced
 * values are computed from the readings before balancing.
 */ function fillOpposites(series, areFilesOfOneSide) {
    const { withdrawn, injected, withdrawnNet: drawn, injectedNet: given } = series;
    if (drawn && given) {
        const isTold = (value)=>value > 0 || areFilesOfOneSide && value === 0;
        drawn.forEach((value, hour)=>{
            const other = given[hour] ?? Number.NaN;
            if (Number.isNaN(value) && isTold(other)) {
                drawn[hour] = 0;
            } else if (Number.isNaN(other) && isTold(value)) {
                given[hour] = 0;
            }
        });
    }
    if (withdrawn && injected) {
        series.withdrawnNet = (drawn ?? withdrawn).map((value, hour)=>drawn && !Number.isNaN(value) ? value : Math.max((withdrawn[hour] ?? Number.NaN) - (injected[hour] ?? Number.NaN), 0));
        series.injectedNet = (given ?? injected).map((value, hour)=>given && !Number.isNaN(value) ? value : Math.max((injected[hour] ?? Number.NaN) - (withdrawn[hour] ?? Number.NaN), 0));
    }
}
function findGaps(series, startMs, hours, partial) {
    const used = basis(series).filter((values)=>values !== null);
    return Array.from({
        length: hours
    }, (_, hour)=>hour).filter((hour)=>partial.has(startMs + hour * hourMs) || used.some((values)=>Number.isNaN(values[hour] ?? Number.NaN))).map((hour)=>startMs + hour * hourMs);
}


},
27771(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Bi: () => (/* reexport safe */ _summary__rspack_import_4.Bi),
  K9: () => (/* reexport safe */ _time_moments__rspack_import_0.K),
  fS: () => (/* reexport safe */ _summary__rspack_import_4.fS),
  qK: () => (/* reexport safe */ _table_tableText__rspack_import_3.q),
  wn: () => (/* reexport safe */ _types__rspack_import_5.w)
});
/* import */ var _time_moments__rspack_import_0 = __webpack_require__(34684);
/* import */ var _readMeterFiles__rspack_import_1 = __webpack_require__(75599);
/* import */ var _table_sheets__rspack_import_2 = __webpack_require__(73186);
/* import */ var _table_tableText__rspack_import_3 = __webpack_require__(49507);
/* import */ var _summary__rspack_import_4 = __webpack_require__(68003);
/* import */ var _types__rspack_import_5 = __webpack_require__(57342);








},
75599(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _assemble__rspack_import_0 = __webpack_require__(97011);
/* import */ var _combine__rspack_import_1 = __webpack_require__(5858);
/* import */ var _table_decode__rspack_import_2 = __webpack_require__(94424);
/* import */ var _table_layouts__rspack_import_3 = __webpack_require__(40435);
/* import */ var _tracks_readTracks__rspack_import_4 = __webpack_require__(98538);
/* import */ var _refusal__rspack_import_5 = __webpack_require__(99939);
/* import */ var _summary__rspack_import_6 = __webpack_require__(68003);
/* import */ var _table_splitTable__rspack_import_7 = __webpack_require__(69670);













/** Reads the files of one member. A bad file never stops the others, and no content makes it throw. */ function readMeterFiles(files) {
    let { areMeters = false } = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
    const readings = settleDirections(files.map((param)=>{
        let { options = {}, ...file } = param;
        return read(file, options);
    }));
    const outcomes = readings.map((reading)=>{
        if (!reading.ok) {
            return reading;
        }
        if (reading.value.kind === 'unknown') {
            const { head, reason } = reading.value;
            return ok({
                kind: 'unknown',
                head,
                reason
            });
        }
        if (reading.value.kind === 'leftOut') {
            return ok({
                kind: 'leftOut'
            });
        }
        const { draft } = reading.value;
        // Generation comes in a file of its own, which is complete only with the others.
        return isOnlyGeneration(draft) ? ok({
            kind: 'part'
        }) : readFile(draft);
    });
    const [first, ...others] = readings.flatMap((reading)=>reading.ok && reading.value.kind === 'read' ? [
            reading.value.draft
        ] : []);
    return {
        outcomes,
        joined: first === undefined ? null : combine([
            first,
            ...others
        ], areMeters),
        meters: [
            ...new Set(readings.flatMap((reading)=>reading.ok ? metersOf(reading.value) : []))
        ]
    };
}
function readFile(draft) {
    const file = combine([
        draft
    ]);
    return file.ok ? ok({
        kind: 'read',
        file: file.value
    }) : file;
}
function isOnlyGeneration(param) {
    let { series } = param;
    return series.generation !== null && basis(series).every((values)=>values === null);
}
function metersOf(reading) {
    switch(reading.kind){
        case 'read':
            return reading.draft.meters;
        case 'leftOut':
            return reading.meters;
        case 'unknown':
            return [];
    }
}
function read(param, options) {
    let { name, bytes, table } = param;
    try {
        if (bytes === null) {
            throw new Refusal(unreadableFile);
        }
        if (bytes.length > meterFileLimits.megabytes * 1000000) {
            throw new Refusal(`Plik jest za duży. Największy rozmiar to ${meterFileLimits.megabytes} MB.`);
        }
        const tick = watch(options);
        const rows = table ? tableRows(table) : splitTable(decode(bytes), (share)=>{
            tick(share * 0.5);
        });
        const reading = readRows(name, rows, options, (share)=>{
            tick(0.5 + share * 0.5);
        });
        tick(1);
        return ok(reading);
    } catch (error) {
        if (error instanceof Refusal) {
            return failed(error.messages.map((message)=>({
                    field: name,
                    message
                })));
        }
        throw error;
    }
}
/** Reports progress and stops the reading when its time is up. */ function watch(param) {
    let { now, onProgress } = param;
    const started = now?.() ?? 0;
    return (share)=>{
        if (now && now() - started > meterFileLimits.timeMs) {
            throw new Refusal(`Wczytywanie trwało dłużej niż ${meterFileLimits.timeMs / 1000} s i zostało przerwane. Podziel plik na krótsze okresy.`);
        }
        onProgress?.(share);
    };
}
function readRows(name, rows, options, tick) {
    const unknown = (reason)=>({
            kind: 'unknown',
            head: tableHead(rows),
            reason
        });
    const tracksOf = (plan)=>readTracks(plan, {
            meter: options.meter,
            tick
        });
    const draftOf = (plan)=>{
        const tracks = tracksOf(plan);
        if (tracks === 'unknownLabels') {
            return unknown('Z pliku nie wynika, czy godzina oznacza początek, czy koniec przedziału.');
        }
        return options.meter !== undefined && !tracks.meters.includes(options.meter) ? {
            kind: 'leftOut',
            meters: tracks.meters
        } : {
            kind: 'read',
            draft: assemble(tracks, name, plan.layout)
        };
    };
    if (options.mapping) {
        return draftOf(mappedPlan(rows, options.mapping));
    }
    const found = recognise(rows);
    if (found.kind === 'plan') {
        return draftOf(found.plan);
    }
    if (found.kind === 'unknown') {
        return unknown(found.reason);
    }
    const direction = directionOfName(name);
    if (direction !== null) {
        return draftOf(found.planFor(direction));
    }
    return {
        kind: 'unknown',
        head: tableHead(rows),
        reason: 'Z pliku nie wynika, czy to energia pobrana, czy oddana. Dopisz do nazwy pliku „pobór” albo „nadwyżka”.',
        asDirection: (said)=>{
            const reading = draftOf(found.planFor(said));
            if (reading.kind === 'unknown') {
                throw new Refusal(reading.reason);
            }
            return reading;
        }
    };
}
/**
 * Tells two files apart that differ only in direction: the one with readings at night is use, the one without is solar
 * surplus. If both or neither have them, the user has to decide.
 */ function settleDirections(readings) {
    const open = readings.flatMap((reading)=>reading.ok && reading.value.kind === 'unknown' && reading.value.asDirection ? [
            {
                reading,
                asDirection: reading.value.asDirection
            }
        ] : []);
    if (open.length !== 2) {
        return readings;
    }
    try {
        const tried = open.map((param)=>{
            let { asDirection } = param;
            return asDirection('withdrawn');
        });
        const nights = tried.flatMap((one)=>one.kind === 'read' ? [
                hasNight(one.draft)
            ] : []);
        const areTold = nights.length === 2 && nights[0] !== nights[1];
        return readings.map((reading)=>{
            const index = open.findIndex((candidate)=>candidate.reading === reading);
            const found = tried[index];
            const isGiven = areTold && nights[index] === false;
            return found && (areTold || found.kind === 'leftOut') ? ok(isGiven ? open[index]?.asDirection('injected') ?? found : found) : reading;
        });
    } catch (error) {
        if (error instanceof Refusal) {
            return readings;
        }
        throw error;
    }
}
/** Whether there is energy between 22:00 and 2:00 UTC, when it is dark in Poland. */ function hasNight(param) {
    let { startMs, series } = param;
    return (series.withdrawnNet ?? []).some((value, index)=>{
        const hour = new Date(startMs + index * hourMs).getUTCHours();
        return value > 0 && (hour >= 22 || hour < 2);
    });
}


},
99939(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  J0: () => (unlessRefused),
  P_: () => (Refusal)
});
/* import */ var _kernel_result__rspack_import_0 = __webpack_require__(15285);

/** Why a file cannot be read, in Polish with the remedy. Thrown and caught only inside this folder. */ class Refusal extends Error {
    name = 'Refusal';
    messages;
    constructor(...messages){
        super(messages.join('\n'));
        this.messages = messages;
    }
}
/** What `read` returns, or why it refused as an error of `field`. */ function unlessRefused(field, read) {
    try {
        return (0,_kernel_result__rspack_import_0.ok)(read());
    } catch (error) {
        if (error instanceof Refusal) {
            return (0,_kernel_result__rspack_import_0/* .failed */.g)([
                {
                    field,
                    message: error.message
                }
            ]);
        }
        throw error;
    }
}
/** How many mistakes are listed; the rest are counted. */ const shown = 5;
/** Collects mistakes in single cells, so that the user sees several at once. */ class Mistakes {
    messages = [];
    count = 0;
    add(line, column, found, remedy) {
        this.count += 1;
        if (this.count <= shown) {
            const short = found.length > 40 ? `${found.slice(0, 40)}…` : found;
            this.messages.push(`Wiersz ${line}, kolumna „${column}”: nie rozumiemy wartości „${short}”. ${remedy}`);
        }
    }
    /** Throws if there was a mistake. */ check() {
        if (this.count > shown) {
            this.messages.push(`Takich miejsc jest więcej: ${this.count - shown}.`);
        }
        if (this.count > 0) {
            throw new Refusal(...this.messages);
        }
    }
}


},
68003(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Bi: () => (toReadings),
  fS: () => (summarise)
});
/* import */ var _kernel_time__rspack_import_1 = __webpack_require__(56341);
/* import */ var _time_moments__rspack_import_0 = __webpack_require__(34684);


const quantities = [
    'withdrawn',
    'injected',
    'withdrawnNet',
    'injectedNet',
    'generation'
];
/** Length of the series in hours. */ function hoursOf(param) {
    let { series } = param;
    return Math.max(...quantities.map((quantity)=>series[quantity]?.length ?? 0));
}
/** The quantities to calculate with: before balancing if both are known, else after it; never a mix. */ function basis(series) {
    const { withdrawn, injected, withdrawnNet, injectedNet } = series;
    if (withdrawn && injected) {
        return [
            withdrawn,
            injected
        ];
    }
    if (withdrawnNet && injectedNet) {
        return [
            withdrawnNet,
            injectedNet
        ];
    }
    return withdrawn || injected ? [
        withdrawn,
        injected
    ] : [
        withdrawnNet,
        injectedNet
    ];
}
/** Counts the hours with a reading of any quantity, and sums each quantity. */ function summarise(param) {
    let { series, startMs } = param;
    const [drawn, given] = basis(series);
    let intervals = 0;
    let last = 0;
    const known = quantities.flatMap((quantity)=>series[quantity] ?? []);
    for(let hour = 0; hour < hoursOf({
        series
    }); hour += 1){
        if (known.some((values)=>!Number.isNaN(values[hour] ?? Number.NaN))) {
            intervals += 1;
            last = hour;
        }
    }
    const sum = (quantity)=>series[quantity]?.reduce((total, value)=>total + (Number.isNaN(value) ? 0 : value), 0) ?? null;
    return {
        intervals,
        startMs,
        lastMs: startMs + last * _kernel_time__rspack_import_1/* .hourMs */.$0,
        sums: {
            withdrawn: sum('withdrawn'),
            injected: sum('injected'),
            withdrawnNet: sum('withdrawnNet'),
            injectedNet: sum('injectedNet'),
            generation: sum('generation')
        },
        isAfterBalancing: drawn === series.withdrawnNet && given === series.injectedNet
    };
}
/** Series to calculate with. A direction in no file is zero where the other one has a reading. */ function toReadings(file) {
    const [withdrawn, injected] = basis(file.series);
    const zeros = (values)=>values?.map((value)=>Number.isNaN(value) ? value : 0) ?? new Float64Array();
    const { generation } = file.series;
    return {
        fileNames: file.fileNames,
        startUtc: (0,_time_moments__rspack_import_0/* .utcText */.k)(file.startMs),
        withdrawn: withdrawn ?? zeros(injected),
        injected: injected ?? zeros(withdrawn),
        ...generation && {
            generation
        },
        gaps: file.gaps.length,
        duplicates: file.duplicates.length
    };
}


},
64290() {

const noReading = new Set([
    '',
    '-',
    '–',
    'brak',
    'null'
]);
/** Reads numbers with this decimal sign; the other sign may only separate thousands in a number with both. */ function numberReader(decimal) {
    const other = decimal === ',' ? '.' : ',';
    const grouped = decimal === ',' ? /^-?\d{1,3}(?:\.\d{3})+,\d+$/ : /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
    const plain = decimal === ',' ? /^\d+(?:,\d+)?$/ : /^\d+(?:\.\d+)?$/;
    return (cell)=>{
        // A fast path for nearly all cells: a file has hundreds of thousands.
        if (plain.test(cell)) {
            return Number(cell.replace(',', '.'));
        }
        if (noReading.has(cell.toLowerCase())) {
            return Number.NaN;
        }
        if (!cell.includes(other)) {
            return parsePolishNumber(cell);
        }
        return grouped.test(cell) ? parsePolishNumber(cell.replaceAll(other, '')) : null;
    };
}
/** How many numbers with a sign are enough to tell what the sign means. */ const marksNeeded = 1000;
/** The decimal sign of a column: the most frequent last sign in its first numbers. */ function findDecimal(cells) {
    let commas = 0;
    let points = 0;
    for (const cell of cells){
        const [, mark] = /([.,])\d*$/.exec(cell) ?? [];
        commas += Number(mark === ',');
        points += Number(mark === '.');
        if (commas + points >= marksNeeded) {
            break;
        }
    }
    return points > commas ? '.' : ',';
}


},
38055(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _time_timeLabels__rspack_import_0 = __webpack_require__(12583);



/** Days with hours in columns. PGE's first columns have no fixed names, so they are recognised by their cells. */ function daysByHeader(headers, body, hours, at) {
    const sample = body.slice(0, 10);
    const byCells = (test)=>{
        const column = headers.findIndex((_, index)=>!hours.includes(index) && sample.length > 0 && sample.every((param)=>{
                let { cells } = param;
                return test(cells[index] ?? '');
            }));
        return column === -1 ? null : column;
    };
    const day = at('day') ?? at('time') ?? byCells((cell)=>parseDayOnly(cell) !== null);
    const kind = at('kind') ?? byCells((cell)=>isKind(cell));
    if (day === null || kind === null) {
        const name = day === null ? 'Data' : 'Rodzaj';
        return unknown(`Brakuje kolumny „${name}”. Sprawdź nagłówek pliku.`);
    }
    const plan = {
        shape: 'days',
        layout: 'PGE eBOK',
        headers,
        body,
        day,
        kind,
        meter: at('meter') ?? byCells((cell)=>/^\d{12,}$/.test(cell)),
        unitColumn: at('unit'),
        decimal: null,
        hours: hourColumns(headers, hours)
    };
    return {
        kind: 'plan',
        plan
    };
}
/** Maps `H01`–`H24` or `0`–`23` to civil hours; a letter or a 25th column is the extra autumn hour. */ function hourColumns(headers, columns) {
    const labels = columns.map((column)=>({
            column,
            number: Number(/\d+/.exec(headers[column] ?? '')?.[0]),
            hasLetter: /\d ?[ab]$/i.test(headers[column] ?? '')
        }));
    const first = labels.some((param)=>{
        let { number } = param;
        return number === 0;
    }) ? 0 : 1;
    return labels.map((param)=>{
        let { column, number, hasLetter } = param;
        return {
            column,
            hour: hasLetter || number - first > 23 ? null : number - first
        };
    });
}
function isKind(cell) {
    return registerOf(cell) !== null || /biern/i.test(cell);
}
/** The operator's day file of a cooperative: rows `kOSD`, `kSE`, `DD`, `VV`, then the points of delivery. */ function cooperativeDay(rows) {
    const marks = rows.slice(0, 10).map((param)=>{
        let { cells } = param;
        return cells[0]?.toLowerCase();
    });
    if (!marks.includes('kse') || !marks.includes('dd')) {
        return null;
    }
    const width = rows.reduce((most, param)=>{
        let { cells } = param;
        return Math.max(most, cells.length);
    }, 0);
    const names = [
        'PPE',
        'Rodzaj',
        'Jednostka'
    ];
    return {
        shape: 'days',
        layout: 'dane spółdzielni od operatora, plik dobowy',
        headers: Array.from({
            length: width
        }, (_, column)=>names[column] ?? `godzina ${column - 2}`),
        body: rows,
        day: null,
        kind: 1,
        meter: 0,
        unitColumn: 2,
        decimal: '.',
        hours: Array.from({
            length: Math.max(width - 3, 0)
        }, (_, index)=>({
                column: index + 3,
                hour: index < 24 ? index : null
            }))
    };
}


},
94424(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  D: () => (decode),
  K: () => (isZip)
});
/* import */ var _refusal__rspack_import_0 = __webpack_require__(99939);

/** Bytes that are Polish letters (ąśźĄŚŹ) in windows-1250 but not in iso-8859-2. */ const onlyIn1250 = new Set([
    0xb9,
    0x9c,
    0x9f,
    0xa5,
    0x8c,
    0x8f
]);
const onlyInIso = new Set([
    0xb1,
    0xb6,
    0xbc,
    0xa1,
    0xa6,
    0xac
]);
const saveAsCsv = 'Otwórz plik w arkuszu i zapisz go jako CSV (rozdzielany średnikami), a potem wybierz ten plik.';
/** Decodes UTF-8 or UTF-16, or else windows-1250 or iso-8859-2. The text contains no NUL. */ function decode(bytes) {
    if (bytes.length === 0) {
        throw new _refusal__rspack_import_0/* .Refusal */.P_('Plik jest pusty.');
    }
    const kind = foreignKind(bytes);
    if (kind !== null) {
        throw new _refusal__rspack_import_0/* .Refusal */.P_(`${kind} ${saveAsCsv}`);
    }
    const text = decodeText(bytes).replaceAll('\0', '').replace(/^\uFEFF/, '');
    if (text.trim() === '') {
        throw new _refusal__rspack_import_0/* .Refusal */.P_('Plik jest pusty.');
    }
    // eslint-disable-next-line no-control-regex -- the pattern looks for control characters
    if (/[\x01-\x08\x0e-\x1f]/.test(text)) {
        throw new _refusal__rspack_import_0/* .Refusal */.P_(`To nie jest plik tekstowy. ${saveAsCsv}`);
    }
    return text;
}
/** Whether the bytes are a zip file, such as a modern Excel workbook. */ function isZip(bytes) {
    return startsWith(bytes, [
        0x50,
        0x4b,
        0x03,
        0x04
    ]);
}
function foreignKind(bytes) {
    if (isZip(bytes)) {
        return 'Nie udało się odczytać tego arkusza (XLSX).';
    }
    if (startsWith(bytes, [
        0xd0,
        0xcf,
        0x11,
        0xe0
    ])) {
        return 'To arkusz Excela (XLS), a nie CSV.';
    }
    return startsWith(bytes, [
        0x25,
        0x50,
        0x44,
        0x46
    ]) ? 'To dokument PDF, a nie CSV.' : null;
}
function startsWith(bytes, signature) {
    return signature.every((byte, index)=>bytes[index] === byte);
}
function decodeText(bytes) {
    const wide = wideEncoding(bytes);
    if (wide !== null) {
        return new TextDecoder(wide).decode(bytes);
    }
    try {
        return new TextDecoder('utf-8', {
            fatal: true
        }).decode(bytes);
    } catch  {
        let balance = 0;
        for (const byte of bytes){
            balance += Number(onlyIn1250.has(byte)) - Number(onlyInIso.has(byte));
        }
        return new TextDecoder(balance < 0 ? 'iso-8859-2' : 'windows-1250').decode(bytes);
    }
}
/** Recognises UTF-16 by its byte order mark, or by NULs in most odd or even positions. */ function wideEncoding(bytes) {
    if (startsWith(bytes, [
        0xff,
        0xfe
    ])) {
        return 'utf-16le';
    }
    if (startsWith(bytes, [
        0xfe,
        0xff
    ])) {
        return 'utf-16be';
    }
    const sample = bytes.subarray(0, 2000);
    const nuls = [
        0,
        0
    ];
    sample.forEach((byte, index)=>{
        if (byte === 0) {
            nuls[index % 2 === 0 ? 0 : 1] += 1;
        }
    });
    const most = sample.length * 0.4;
    return nuls[1] > most ? 'utf-16le' : nuls[0] > most ? 'utf-16be' : null;
}


},
40435(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _dayLayouts__rspack_import_0 = __webpack_require__(38055);
/* import */ var _time_timeLabels__rspack_import_1 = __webpack_require__(12583);





/** How many rows are searched for a header, as some files begin with a description. */ const headerSearch = 30;
/** Recognises the layout of a table by its headings and cells. */ function recognise(rows) {
    const cooperative = cooperativeDay(rows);
    if (cooperative !== null) {
        return {
            kind: 'plan',
            plan: cooperative
        };
    }
    let reason = 'Nie rozpoznajemy układu tego pliku. Sprawdź nagłówek pliku.';
    for (const [index, row] of rows.slice(0, headerSearch).entries()){
        if (row.cells.some((cell)=>parseTimeLabel(cell) !== null)) {
            break;
        }
        const found = byHeader(row.cells, rows.slice(index + 1));
        if (found.kind !== 'unknown') {
            return found;
        }
        reason = found.reason === '' ? reason : found.reason;
    }
    return {
        kind: 'unknown',
        reason
    };
}
/** How to read a table whose columns the user has assigned. */ function mappedPlan(rows, mapping) {
    const { headers, body } = splitHead(rows);
    const columns = [
        {
            column: mapping.withdrawn,
            register: 'withdrawn'
        },
        {
            column: mapping.injected,
            register: 'injected'
        },
        {
            column: mapping.generation ?? null,
            register: 'generation'
        }
    ];
    return {
        ...listBase,
        layout: 'kolumny wskazane ręcznie',
        headers,
        body,
        time: mapping.time,
        hour: mapping.hour,
        labels: mapping.labels,
        areLabelsSaid: true,
        decimal: mapping.decimal,
        values: columns.flatMap((param)=>{
            let { column, register } = param;
            return column === null ? [] : [
                {
                    column,
                    register,
                    unit: mapping.unit
                }
            ];
        })
    };
}
/** The headings and the first rows, from which the user assigns the columns. */ function tableHead(rows) {
    const { headers, body } = splitHead(rows);
    const first = body.slice(0, 5).map((param)=>{
        let { cells } = param;
        return cells;
    });
    const width = Math.max(headers.length, ...first.map((cells)=>cells.length));
    return {
        headers: Array.from({
            length: width
        }, (_, column)=>headerOf({
                headers
            }, column)),
        rows: first
    };
}
/** The first row with two or more cells is the header, unless it already holds a time. */ function splitHead(rows) {
    const at = rows.findIndex((param)=>{
        let { cells } = param;
        return cells.filter((cell)=>cell !== '').length > 1;
    });
    const row = rows[at];
    if (row === undefined) {
        return {
            headers: [],
            body: rows
        };
    }
    const isHeader = row.cells.every((cell)=>parseTimeLabel(cell, '1') === null);
    return isHeader ? {
        headers: row.cells,
        body: rows.slice(at + 1)
    } : {
        headers: [],
        body: rows.slice(at)
    };
}
const listBase = (/* unused pure expression or super */ null && ({
    shape: 'list',
    hour: null,
    kind: null,
    zone: null,
    meter: null,
    unitColumn: null,
    decimal: null,
    areLabelsSaid: false
}));
function byHeader(headers, body) {
    const roles = headers.map(roleOf);
    const at = (role)=>{
        const column = roles.indexOf(role);
        return column === -1 ? null : column;
    };
    const hours = roles.flatMap((role, column)=>role === 'dayHour' ? [
            column
        ] : []);
    if (hours.length >= 23) {
        return daysByHeader(headers, body, hours, at);
    }
    const time = at('time') ?? at('day');
    const value = at('value');
    const values = headers.flatMap((header, column)=>{
        const register = roles[column] === 'other' ? registerOf(header) : null;
        return register === null ? [] : [
            {
                column,
                register,
                unit: unitIn(header)
            }
        ];
    });
    // Beside the energy of each hour some files have the state of the meter.
    const ofState = (param)=>{
        let { column } = param;
        return isState(headers[column] ?? '');
    };
    const ofHours = values.filter((one)=>!ofState(one) || values.every((other)=>other.register !== one.register || ofState(other)));
    const hasEnergy = value !== null || values.length > 0;
    if (time === null) {
        return unknown(hasEnergy ? 'Brakuje kolumny „Data i godzina”. Sprawdź nagłówek pliku.' : '');
    }
    const base = {
        ...listBase,
        headers,
        body,
        time,
        hour: at('hour'),
        zone: at('zone'),
        meter: at('meter'),
        unitColumn: at('unit')
    };
    if (values.length > 0) {
        return {
            kind: 'plan',
            plan: {
                ...base,
                ...columnsLayout(headers),
                values: ofHours
            }
        };
    }
    return value === null ? unknown('Brakuje kolumny z energią pobraną albo oddaną, np. „Pobór [kWh]”. Sprawdź nagłówek pliku.') : byValue(base, value, at('kind'));
}
/** All energy is in one column; a column beside it tells its kind, or nothing does. */ function byValue(base, column, kind) {
    const unit = unitIn(base.headers[column]);
    if (kind !== null) {
        return {
            kind: 'plan',
            plan: {
                ...base,
                layout: rowsLayout(base.headers, base.zone),
                labels: 'end',
                kind,
                values: [
                    {
                        column,
                        register: null,
                        unit
                    }
                ]
            }
        };
    }
    return {
        kind: 'undirected',
        planFor: (direction)=>({
                ...base,
                layout: 'ENERGA Mój Licznik',
                labels: 'start',
                values: [
                    {
                        column,
                        register: direction === 'withdrawn' ? 'withdrawnNet' : 'injectedNet',
                        unit
                    }
                ]
            })
    };
}
const unitIn = function() {
    let header = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : '';
    return unitOf(header) ?? 'kWh';
};
/** Name of a layout with the kind of energy next to each value. */ function rowsLayout(headers, zone) {
    if (headers.some((header)=>/kvar/i.test(header))) {
        return 'TAURON, wartości w kWh i kvar';
    }
    return zone === null ? 'TAURON eLicznik' : 'TAURON eLicznik, taryfa strefowa';
}
/** Name of a layout with a column per quantity, and the meaning of its labels where they do not show it. */ function columnsLayout(headers) {
    if (headers.some((header)=>/^wolumen energii/i.test(header))) {
        return {
            layout: 'ENEA eBOK',
            labels: 'start'
        };
    }
    if (headers.some((header)=>/^status$/i.test(header))) {
        return {
            layout: 'arkusz operatora ze statusem odczytu',
            labels: 'end'
        };
    }
    if (/^data, godzina$/i.test(headers[0] ?? '')) {
        return {
            layout: 'TAURON eLicznik do 2022 r.',
            labels: 'end'
        };
    }
    return {
        layout: 'kolumny rozpoznane po nagłówku',
        labels: null
    };
}


},
73186(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  o: () => (openSource)
});
/* import */ var _decode__rspack_import_0 = __webpack_require__(94424);
/* import */ var _types__rspack_import_1 = __webpack_require__(57342);



/** A year of hours takes a few megabytes; a file that unpacks to more bytes than this is not a meter table. */ const mostUnpacked = 100000000;
/** `PK\1\2` begins each entry of the zip's central directory. */ const listEntry = 0x504b0102;
/**
 * Prepares a file for reading: a workbook as its table, any other file as its bytes. The workbook reader is passed in
 * and called only for a workbook; one it cannot open is kept as bytes, which are later refused with a remedy.
 */ async function openSource(name, bytes, readWorkbook) {
    const isTooBig = bytes.length > _types__rspack_import_1/* .meterFileLimits.megabytes */.w.megabytes * 1000000 || unpackedSize(bytes) > mostUnpacked;
    if (!(0,_decode__rspack_import_0/* .isZip */.K)(bytes) || isTooBig) {
        return {
            name,
            bytes
        };
    }
    try {
        return {
            name,
            bytes,
            table: tableOf(await readWorkbook(bytes.buffer))
        };
    } catch  {
        return {
            name,
            bytes
        };
    }
}
/** Total unpacked size declared in the central directory at the end of a zip file. */ function unpackedSize(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let size = 0;
    let at = bytes.indexOf(0x50);
    while(at !== -1 && at + 28 <= bytes.length){
        if (view.getUint32(at) === listEntry) {
            size += view.getUint32(at + 24, true);
        }
        at = bytes.indexOf(0x50, at + 1);
    }
    return size;
}
/** Cells of the sheet „Dane”, or else of the longest one, as a CSV file would have them. */ function tableOf(sheets) {
    const [longest] = [
        ...sheets
    ].sort((one, other)=>other.data.length - one.data.length);
    const chosen = sheets.find((param)=>{
        let { sheet } = param;
        return sheet.trim().toLowerCase() === 'dane';
    }) ?? longest;
    return (chosen?.data ?? []).map((row)=>row.map(cellText));
}
/** Digits with a decimal comma, as in a file of text; a sum of floats is not written with its seventeen digits. */ const numbers = new Intl.NumberFormat('pl', {
    maximumFractionDigits: 9,
    useGrouping: false
});
function cellText(cell) {
    if (cell instanceof Date) {
        // Spreadsheet times are fractions of a day, so a full hour may be a few milliseconds short.
        const time = new Date(Math.round(cell.getTime() / (/* inlined export .minuteMs */60000)) * (/* inlined export .minuteMs */60000));
        return time.toISOString().slice(0, 16).replace('T', ' ');
    }
    if (typeof cell === 'number') {
        return numbers.format(cell);
    }
    return typeof cell === 'string' ? cell : '';
}


},
69670(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  xz: () => (readTable)
});
/* import */ var _refusal__rspack_import_0 = __webpack_require__(99939);
/* import */ var _types__rspack_import_1 = __webpack_require__(57342);


const separators = [
    ';',
    '\t',
    '|',
    ','
];
/**
 * Splits separated text into rows and cells; quoted cells may hold separators and line breaks. Cells are returned
 * without quotes, the `="…"` of spreadsheets and surrounding spaces. `tick` is called now and then with the fraction
 * done.
 */ function splitTable(text, tick) {
    const separator = findSeparator(text);
    const readPlain = plainRows(text, separator);
    const rows = [];
    let line = 1;
    let at = 0;
    while(at < text.length){
        const row = readPlain(at) ?? readRow(text, at, line, separator);
        if (row.cells.some((cell)=>cell !== '')) {
            checkRow(rows.length + 1, row.cells.length, line);
            rows.push({
                line,
                cells: row.cells
            });
        }
        if (rows.length % 4096 === 0) {
            tick(at / text.length);
        }
        line += row.lines;
        at = row.end;
    }
    return rows;
}
/** The rows of a text that was pasted or is short; what is wrong with it belongs to `field`. */ function readTable(text, field) {
    return (0,_refusal__rspack_import_0/* .unlessRefused */.J0)(field, ()=>splitTable(text.replace(/^\uFEFF/, ''), ()=>undefined));
}
/** The rows of a table already split into cells, such as a workbook. */ function tableRows(table) {
    const rows = [];
    for (const [index, row] of table.entries()){
        const cells = row.map(clean);
        if (cells.some((cell)=>cell !== '')) {
            checkRow(rows.length + 1, cells.length, index + 1);
            rows.push({
                line: index + 1,
                cells
            });
        }
    }
    return rows;
}
/** Refuses a file with too many rows or columns. */ function checkRow(rows, columns, line) {
    if (rows > _types__rspack_import_1/* .meterFileLimits.rows */.w.rows) {
        throw new _refusal__rspack_import_0/* .Refusal */.P_(`Plik ma więcej niż ${_types__rspack_import_1/* .meterFileLimits.rows */.w.rows} wierszy. Podziel go na krótsze okresy i wybierz wszystkie części.`);
    }
    // One more, because an empty cell after the last separator is not a column.
    if (columns > _types__rspack_import_1/* .meterFileLimits.columns */.w.columns + 1) {
        throw new _refusal__rspack_import_0/* .Refusal */.P_(`Wiersz ${line}: kolumn jest ${columns}, a może być najwyżej ${_types__rspack_import_1/* .meterFileLimits.columns */.w.columns}. Usuń zbędne kolumny.`);
    }
}
/** A fast path for rows without quotes whose cells need no cleaning, which is nearly all. Null for any other. */ function plainRows(text, separator) {
    // Spaces at the ends of a cell or several in a row, a formula, a line break.
    const border = `[${separator}]`;
    const odd = separator === '\t' ? '\\r\\u00A0' : '\\r\\t\\u00A0';
    const isUnclean = new RegExp(`(?:^|${border})[\\s=]|\\s(?:$|${border})|\\s\\s|[${odd}]`);
    let close = -1;
    return (from)=>{
        if (close < from) {
            close = text.indexOf('\n', from);
            close = close === -1 ? text.length : close;
        }
        const line = text.slice(from, text[close - 1] === '\r' ? close - 1 : close);
        return isUnclean.test(line) || line.includes('"') ? null : {
            cells: line.split(separator),
            end: close + 1,
            lines: 1
        };
    };
}
function readRow(text, from, line, separator) {
    const cells = [];
    let at = from;
    let lines = 0;
    for(;;){
        const cell = text[at] === '"' ? readQuoted(text, at, line, separator) : null;
        const end = cell?.end ?? plainEnd(text, at, separator);
        cells.push(clean(cell?.text ?? text.slice(at, end)));
        lines += cell?.breaks ?? 0;
        if (text[end] === separator) {
            at = end + 1;
            continue;
        }
        const next = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
        return {
            cells,
            end: next,
            lines: lines + 1
        };
    }
}
function plainEnd(text, from, separator) {
    let at = from;
    while(at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r'){
        at += 1;
    }
    return at;
}
function readQuoted(text, from, line, separator) {
    let close = from + 1;
    for(;;){
        close = text.indexOf('"', close);
        if (close === -1) {
            throw new _refusal__rspack_import_0/* .Refusal */.P_(`Wiersz ${line}: cudzysłów jest otwarty i nigdzie się nie zamyka. Usuń go albo pobierz plik jeszcze raz.`);
        }
        if (text[close + 1] !== '"') {
            break;
        }
        close += 2;
    }
    const quoted = text.slice(from + 1, close);
    const inner = quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted;
    // Text between the closing quote and the separator is invalid CSV; it is kept all the same.
    const end = plainEnd(text, close + 1, separator);
    const breaks = /[\r\n]/.test(inner) ? inner.match(/\r\n|\r|\n/g)?.length ?? 0 : 0;
    return {
        text: end === close + 1 ? inner : inner + text.slice(close + 1, end),
        end,
        breaks
    };
}
function clean(cell) {
    const [, formulaText = cell] = cell.includes('=') ? /^\s*="(.*)"\s*$/s.exec(cell) ?? [] : [];
    // Most cells are already clean, and a year has a lot of them.
    return /^\s|\s$|\s\s|[\n\r\t\u00A0]/.test(formulaText) ? formulaText.replaceAll(/\s+/g, ' ').trim() : formulaText;
}
/** The first separator found in most of the first lines, outside quotes. */ function findSeparator(text) {
    const lines = text.slice(0, 20000).replaceAll(/"[^"]*"/g, '').split(/\r\n|\r|\n/).filter((line)=>line.trim() !== '').slice(0, 20);
    return separators.find((mark)=>lines.filter((line)=>line.includes(mark)).length * 2 > lines.length) ?? ';';
}


},
49507(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  q: () => (tableText)
});
/* import */ var _kernel_result__rspack_import_3 = __webpack_require__(15285);
/* import */ var _refusal__rspack_import_0 = __webpack_require__(99939);
/* import */ var _decode__rspack_import_1 = __webpack_require__(94424);
/* import */ var _sheets__rspack_import_2 = __webpack_require__(73186);




/** A small table as text: a workbook with tabs between its cells, a text file in whichever encoding it was saved. */ async function tableText(name, bytes, readWorkbook) {
    const { table } = await (0,_sheets__rspack_import_2/* .openSource */.o)(name, bytes, readWorkbook);
    if (table) {
        return (0,_kernel_result__rspack_import_3.ok)(table.map((row)=>row.map(cellText).join('\t')).join('\n'));
    }
    return (0,_refusal__rspack_import_0/* .unlessRefused */.J0)('plik', ()=>(0,_decode__rspack_import_1/* .decode */.D)(bytes));
}
/** A quotation mark at the start would be taken for one around the cell. */ function cellText(cell) {
    const text = cell.replaceAll(/\s+/g, ' ');
    return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}


},
70023(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);


/** Minutes by which winter time is ahead of UTC. */ const winterOffset = 60;
/** Number of hours in a civil day: 24, 23 when summer time begins, 25 when it ends. */ function civilHours(day) {
    return 24 + offsetAt(day) - offsetAt(day + 1);
}
/** Civil hour of the n-th hour of a day, counted from 0; the repeated autumn hour is marked. */ function civilHour(day, position) {
    const hours = civilHours(day);
    if (hours === 24 || position < 2) {
        return {
            hour: position,
            mark: null
        };
    }
    if (hours === 23) {
        return {
            hour: position + 1,
            mark: null
        };
    }
    return position === 2 ? {
        hour: 2,
        mark: 'summer'
    } : {
        hour: position - 1,
        mark: position === 3 ? 'winter' : null
    };
}
/**
 * Moments of the readings of one meter and quantity. On the two days when the clocks change, a day with as many
 * readings as hours is taken in order, however the odd hour is labelled; otherwise labels and marks decide. `lost`
 * collects readings of the hour skipped in spring.
 */ function placeInTime(entries, step, lost) {
    const placed = [];
    const changeDays = new Map();
    collectChangeDays(entries, changeDays, (entry, offset)=>{
        placed.push(place(entry, entry.civil - offset));
    });
    const isDescending = (entries[0]?.civil ?? 0) > (entries.at(-1)?.civil ?? 0);
    for (const [day, found] of changeDays){
        const inOrder = found.filter((param)=>{
            let { value } = param;
            return !Number.isNaN(value);
        }).sort((one, other)=>isDescending ? other.line - one.line : one.line - other.line).sort((one, other)=>one.civil - other.civil || rank(one.mark) - rank(other.mark));
        placed.push(...civilHours(day) === 23 ? placeSpring(inOrder, day, step, lost) : placeAutumn(inOrder, day, step));
    }
    return placed;
}
/** Groups readings of the two clock-change days by day; passes on the others with their UTC offset in minutes. */ function collectChangeDays(entries, changeDays, usual) {
    // Entries are mostly in order, so the offset is looked up only when the day changes.
    let day = Number.NaN;
    let isChangeDay = false;
    let offset = 0;
    for (const entry of entries){
        if (entry.instant !== null) {
            usual(entry, entry.civil - entry.instant);
            continue;
        }
        const newDay = Math.floor(entry.civil / dayMinutes);
        if (newDay !== day) {
            day = newDay;
            isChangeDay = civilHours(day) !== 24;
            offset = offsetAt(day) * 60;
        }
        if (isChangeDay) {
            push(changeDays, day, entry);
        } else {
            usual(entry, offset);
        }
    }
}
/** The same entries, read as a clock that stays in winter time all year. */ function inWinterTime(entries) {
    return entries.map((entry)=>({
            ...entry,
            instant: entry.civil - winterOffset
        }));
}
/**
 * Whether a file stays in winter time all year, judged by the tracks of each quantity of each meter. It is certain only
 * if both changes show it: energy in the hour skipped in spring, on a day with all 24 hours, and an autumn day with
 * each of its 24 labels once. A file that fills the spring hour with zero proves nothing.
 */ function staysInWinterTime(quantities, step) {
    const whole = dayMinutes / step;
    let springs = 0;
    let autumns = 0;
    for (const tracks of quantities){
        const changeDays = new Map();
        for (const entries of tracks){
            collectChangeDays(entries, changeDays, ()=>undefined);
        }
        for (const [day, all] of changeDays){
            const found = all.filter((param)=>{
                let { value } = param;
                return !Number.isNaN(value);
            });
            const labels = new Set(found.map((param)=>{
                let { civil } = param;
                return civil;
            }));
            const inChange = found.filter((param)=>{
                let { civil } = param;
                return isBetweenTwoAndThree(civil);
            });
            if (civilHours(day) === 25) {
                if (found.some((param)=>{
                    let { mark } = param;
                    return mark !== null;
                }) || inChange.length > 60 / step) {
                    return false;
                }
                autumns += Number(labels.size === whole);
            } else if (inChange.length === 0) {
                return false;
            } else {
                springs += Number(labels.size === whole && inChange.some((param)=>{
                    let { value } = param;
                    return value !== 0;
                }));
            }
        }
    }
    return springs > 0 && autumns > 0;
}
function isBetweenTwoAndThree(civil) {
    return civil % dayMinutes >= 120 && civil % dayMinutes < 180;
}
function placeAutumn(entries, day, step) {
    const start = startOfDay(day);
    // End labels in civil time read 2:00 twice and 3:00 once, so only the order of the hours is reliable.
    if (step === 60 && entries.length === 25 && isSingleOutside(entries, 60, 180)) {
        return entries.map((entry, index)=>place(entry, start + index * 60));
    }
    const seen = new Map();
    for (const entry of entries){
        push(seen, entry.civil, entry);
    }
    return entries.map((entry)=>{
        const minute = entry.civil % dayMinutes;
        const twins = seen.get(entry.civil) ?? [];
        const isRepeated = isBetweenTwoAndThree(entry.civil);
        const isSecond = entry.mark === 'b' || entry.mark === 'winter' || twins.length > 1 && twins[0] !== entry;
        const isWinter = minute >= 180 || isRepeated && isSecond;
        return place(entry, start + minute + (isWinter ? 60 : 0));
    });
}
function placeSpring(entries, day, step, lost) {
    const start = startOfDay(day);
    if (step === 60 && entries.length === 23 && isSingleOutside(entries, 0, 0)) {
        return entries.map((entry, index)=>place(entry, start + index * 60));
    }
    return entries.flatMap((entry)=>{
        const minute = entry.civil % dayMinutes;
        if (minute < 120) {
            return [
                place(entry, start + minute)
            ];
        }
        if (minute >= 180) {
            return [
                place(entry, start + minute - 60)
            ];
        }
        // This hour did not exist; some files fill it with zero.
        if (entry.value !== 0) {
            lost(entry);
        }
        return [];
    });
}
function push(groups, key, entry) {
    const group = groups.get(key);
    if (group) {
        group.push(entry);
    } else {
        groups.set(key, [
            entry
        ]);
    }
}
/** Whether every label outside these minutes of the day occurs once. */ function isSingleOutside(entries, from, to) {
    const labels = entries.map((param)=>{
        let { civil } = param;
        return civil;
    }).filter((civil)=>civil % dayMinutes < from || civil % dayMinutes >= to);
    return new Set(labels).size === labels.length;
}
/** `2` sorts before `2a`, and `2a` before `2b`; summer time before winter time. */ function rank(mark) {
    switch(mark){
        case 'summer':
            return -1;
        case null:
            return 0;
        case 'a':
            return 1;
        default:
            return 2;
    }
}
/** Start of a civil day in UTC minutes. */ function startOfDay(day) {
    return day * dayMinutes - offsetAt(day) * 60;
}
const offsets = new Map();
/** UTC offset at the start of a civil day; the clocks never change at midnight. */ function offsetAt(day) {
    let offset = offsets.get(day);
    if (offset === undefined) {
        offset = polishOffsetHours(day * dayMinutes * (/* inlined export .minuteMs */60000) - hourMs);
        offsets.set(day, offset);
    }
    return offset;
}
function place(param, utcMinutes) {
    let { value, line } = param;
    return {
        utcMs: utcMinutes * (/* inlined export .minuteMs */60000),
        value,
        line
    };
}


},
34684(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  K: () => (formatMoment),
  k: () => (utcText)
});
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);
/* import */ var _kernel_time__rspack_import_1 = __webpack_require__(56341);


/** The same moment in Polish civil time, as if that were UTC. */ function civil(utcMs) {
    return new Date(utcMs + (0,_settlement_hours_hourAxis__rspack_import_0/* .polishOffsetHours */.GR)(utcMs) * _kernel_time__rspack_import_1/* .hourMs */.$0).toISOString();
}
/** A moment in Poland: `25.10.2025 14:00`. The repeated autumn hour is marked as summer or winter time. */ function formatMoment(utcMs) {
    const text = civil(utcMs);
    const [year = '', month = '', day = ''] = text.slice(0, 10).split('-');
    const twin = civil(utcMs - _kernel_time__rspack_import_1/* .hourMs */.$0) === text ? ' czasu zimowego' : civil(utcMs + _kernel_time__rspack_import_1/* .hourMs */.$0) === text ? ' czasu letniego' : '';
    return `${day}.${month}.${year} ${text.slice(11, 16)}${twin}`;
}
/** A moment as calculations expect it: `2025-10-24T22:00Z`. */ function utcText(utcMs) {
    return `${new Date(utcMs).toISOString().slice(0, 16)}Z`;
}


},
12583(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _settlement_hours_hourAxis__rspack_import_0 = __webpack_require__(83629);



/** The longest day has 25 hours. */ const mostMinutes = (/* unused pure expression or super */ null && (25 * 60));
/** The largest UTC offset on Earth. */ const mostOffset = (/* unused pure expression or super */ null && (14 * 60));
/** Days from 1.01.1900, as Excel counts them, to 1.01.1970. */ const excelEpoch = 25569;
const dayPatterns = (/* unused pure expression or super */ null && ([
    {
        pattern: /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ](.*))?$/,
        order: 'ymd'
    },
    {
        pattern: /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?:(?:, |[T, ])(.*))?$/,
        order: 'dmy'
    },
    {
        pattern: /^(20\d\d)(\d\d)(\d\d)(?:[T ](.*))?$/,
        order: 'ymd'
    }
]));
const hourPattern = /^(?:h|godz\.?)? ?(\d{1,2}) ?([ab])?(?::(\d\d)(?::\d\d(?:\.0+)?)?)?(?: ?[-–] ?(\d{1,2})(?::(\d\d))?)? ?([ab])?\b ?(.*)$/;
/** Reads a day with an hour, or a day alone if the hour is in a separate cell; null for anything else. */ function parseTimeLabel(cell, hourCell) {
    const day = parseDay(cell);
    if (day === null) {
        return null;
    }
    if (day.serialMinutes !== undefined && hourCell === undefined) {
        const minutes = day.day * dayMinutes + day.serialMinutes;
        return {
            day: day.day,
            minutes,
            mark: null,
            isHour24: false,
            instant: null,
            written: minutes
        };
    }
    const hour = parseHour(hourCell ?? day.rest);
    return hour && labelOf(day.day, hour);
}
/** The same for many cells: a file has few distinct days and hours, so each is parsed once. */ function labelReader() {
    const days = new Map();
    const hours = new Map();
    return (cell, hourCell)=>{
        const space = cell.indexOf(' ');
        const end = space === -1 ? cell.indexOf('T') : space;
        const dayText = end === -1 ? cell : cell.slice(0, end);
        const hourText = hourCell ?? (end === -1 ? '' : cell.slice(end + 1));
        let day = days.get(dayText);
        if (day === undefined) {
            day = parseDayOnly(dayText);
            days.set(dayText, day);
        }
        let hour = hours.get(hourText);
        if (hour === undefined) {
            hour = parseHour(hourText);
            hours.set(hourText, hour);
        }
        return day === null || hour === null ? parseTimeLabel(cell, hourCell) : labelOf(day, hour);
    };
}
function labelOf(day, param) {
    let { minutes, mark, offset } = param;
    const written = day * dayMinutes + minutes;
    if (offset === null) {
        const isHour24 = minutes >= dayMinutes;
        return {
            day,
            minutes: written,
            mark,
            isHour24,
            instant: null,
            written
        };
    }
    const instant = written - offset;
    const civil = instant + polishOffsetHours(instant * (/* inlined export .minuteMs */60000)) * 60;
    return {
        day: Math.floor(civil / dayMinutes),
        minutes: civil,
        mark: null,
        isHour24: false,
        instant,
        written
    };
}
/** Number of a day counted from 1.01.1970; null if it is not a day. */ function parseDayOnly(cell) {
    const day = parseDay(cell);
    return day !== null && day.rest === '' ? day.day : null;
}
function parseDay(cell) {
    for (const { pattern, order } of dayPatterns){
        const found = pattern.exec(cell);
        if (found) {
            const [, first = '', month = '', last = '', rest = ''] = found;
            const [year, date] = order === 'ymd' ? [
                first,
                last
            ] : [
                last,
                first
            ];
            const day = dayNumber(Number(year), Number(month), Number(date));
            return day === null ? null : {
                day,
                rest: rest.trim()
            };
        }
    }
    const [serial] = /^[34567]\d{4}(?:[.,]\d+)?$/.exec(cell) ?? [];
    if (serial === undefined) {
        return null;
    }
    const minutes = Math.round((Number(serial.replace(',', '.')) - excelEpoch) * dayMinutes);
    const day = Math.floor(minutes / dayMinutes);
    return {
        day,
        rest: '',
        serialMinutes: minutes - day * dayMinutes
    };
}
function dayNumber(year, month, date) {
    const utc = new Date(Date.UTC(year, month - 1, date));
    return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date && year >= 1990 ? utc.getTime() / dayMs : null;
}
/** `00:00:00Z`, `02:00+01:00`; a minus requires seconds, because `13:00-14:00` is a span. */ const zonedHour = /^(\d\d):?(\d\d)(:?\d\d(?:[.,]\d+)?)? ?(?:z|utc|gmt|([+-])(\d\d)(?::?(\d\d))?)$/i;
function parseZonedHour(text) {
    const [, hour, minute, seconds, sign, hours = '0', minutes = '0'] = zonedHour.exec(text) ?? [];
    if (hour === undefined || sign === '-' && seconds === undefined) {
        return null;
    }
    const away = Number(hours) * 60 + Number(minutes);
    return Number(hour) > 24 || Number(minute) > 59 || away > mostOffset ? null : {
        minutes: Number(hour) * 60 + Number(minute),
        mark: null,
        offset: sign === '-' ? 0 - away : away
    };
}
/** Hour from 0 to 25 with minutes, a span (`13:00-14:00`, represented by its start) or a bare hour number. */ function parseHour(text) {
    const zoned = parseZonedHour(text);
    if (zoned !== null) {
        return zoned;
    }
    const found = hourPattern.exec(foldPolish(text.replaceAll(/[()]/g, ' ').trim()));
    if (!found) {
        return null;
    }
    const [, hour = '', early, minute = '00', , , late, note = ''] = found;
    const minutes = Number(hour) * 60 + Number(minute);
    const mark = readMark(early ?? late, note);
    return mark === undefined || Number(minute) > 59 || minutes > mostMinutes ? null : {
        minutes,
        mark,
        offset: null
    };
}
function readMark(letter, note) {
    if (letter === 'a' || letter === 'b') {
        return letter;
    }
    if (note === '') {
        return null;
    }
    const found = /^\W*(?:czasu? )?(zim|let|cet$|cest$)\w*\W*$/.exec(note)?.[1];
    return found === undefined ? undefined : /zim|cet/.test(found) ? 'winter' : 'summer';
}
/** Distinct values in ascending order. */ function sortedDistinct(values) {
    return Float64Array.from(values).sort().filter((value, at, sorted)=>value !== sorted[at - 1]);
}
/** Shortest interval between sorted labels in minutes; 60 for a single label. */ function findStep(sorted) {
    let step = Number.POSITIVE_INFINITY;
    for(let index = 1; index < sorted.length; index += 1){
        step = Math.min(step, (sorted[index] ?? 0) - (sorted[index - 1] ?? 0));
    }
    return Number.isFinite(step) ? step : 60;
}
/** Whether labels name the last minute of their interval: `13:59` for 13:00–14:00. */ function areLastMinutes(labels, step) {
    return step > 1 && labels.every((label)=>label % step === step - 1);
}
/**
 * Whether labels name ends or starts of intervals, judged by how the first day begins and the last one ends: end labels
 * run from 01:00 to midnight of the next day, start labels from 00:00 to 23:00. Null if neither is evident, as in a
 * file of a few hours, or if the labels' own time zone suggests one and Polish time the other.
 */ function findMeaning(labels, step) {
    if (labels.some((param)=>{
        let { isHour24 } = param;
        return isHour24;
    })) {
        return 'end';
    }
    const civil = meaningOfDays(sortedDistinct(labels.map((param)=>{
        let { minutes } = param;
        return minutes;
    })), step);
    if (labels.every((param)=>{
        let { instant } = param;
        return instant === null;
    })) {
        return civil;
    }
    const written = meaningOfDays(sortedDistinct(labels.map((label)=>label.written)), step);
    return civil === null || written === null || civil === written ? civil ?? written : null;
}
function meaningOfDays(sorted, step) {
    const [first = Number.NaN] = sorted;
    const last = sorted.at(-1) ?? Number.NaN;
    const share = sorted.length / ((last - first) / step + 1);
    const begins = first % dayMinutes;
    const ends = last % dayMinutes;
    const votes = Number(begins === step) + Number(ends === 0) - Number(begins === 0) - Number(ends === dayMinutes - step);
    if (votes === 0 || share < (Math.abs(votes) === 2 ? dense : nearlyWhole)) {
        return null;
    }
    return votes > 0 ? 'end' : 'start';
}
/** Fraction of labels a file must have for its first and last one to be conclusive together. */ const dense = 0.9;
/** And for one of them alone: where hours without energy are left out, the first one of a day may be among them. */ const nearlyWhole = 0.99;


},
34419(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _table_cellNumbers__rspack_import_0 = __webpack_require__(64290);
/* import */ var _refusal__rspack_import_1 = __webpack_require__(99939);




const numberRemedy = 'Wpisz liczbę, np. 1,25, albo zostaw pustą komórkę.';
/** A cell by its column; empty if the layout has no such column. */ function cellAt(row, column) {
    return column === null ? '' : row.cells[column] ?? '';
}
/** A value without its quality mark, as in `.739,+`. */ function withoutQuality(cell) {
    const last = cell.charCodeAt(cell.length - 1);
    if (last >= 0x30 && last <= 0x39) {
        return cell;
    }
    return cell.replace(/,\s*[^\d\s]?$/, '');
}
function* valueCells(plan) {
    const columns = (plan.shape === 'list' ? plan.values : plan.hours).map((param)=>{
        let { column } = param;
        return column;
    });
    for (const row of plan.body){
        for (const column of columns){
            yield withoutQuality(row.cells[column] ?? '');
        }
    }
}
/** Gathers readings by meter, quantity and part. */ class Collector {
    mistakes = new Mistakes();
    tracks = [];
    ofMeters = new Map();
    meters = new Set();
    registers = new Map();
    number;
    plan;
    constructor(plan){
        this.plan = plan;
        this.number = numberReader(plan.decimal ?? findDecimal(valueCells(plan)));
    }
    wants(ppe, meter) {
        if (ppe !== '') {
            this.meters.add(ppe);
        }
        return meter === undefined || ppe === meter;
    }
    registerOf(kind) {
        let register = this.registers.get(kind);
        if (register === undefined) {
            register = registerOf(kind);
            this.registers.set(kind, register);
        }
        return register;
    }
    read(row, column, register) {
        const cell = row.cells[column] ?? '';
        const value = this.number(withoutQuality(cell));
        if (value === null || value < 0 && register !== 'balance') {
            this.mistakes.add(row.line, headerOf(this.plan, column), cell, value === null ? numberRemedy : 'Energia nie może być ujemna.');
            return Number.NaN;
        }
        return value;
    }
    add(meter, register, part, entry) {
        let ofMeter = this.ofMeters.get(meter);
        if (!ofMeter) {
            ofMeter = [];
            this.ofMeters.set(meter, ofMeter);
        }
        let track = ofMeter.find((one)=>one.register === register && one.part === part);
        if (!track) {
            track = {
                register,
                meter,
                part,
                entries: []
            };
            ofMeter.push(track);
            this.tracks.push(track);
        }
        track.entries.push(entry);
    }
    finish(step) {
        this.mistakes.check();
        return {
            tracks: this.tracks,
            step,
            meters: [
                ...this.meters
            ]
        };
    }
}


},
34741(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _refusal__rspack_import_0 = __webpack_require__(99939);
/* import */ var _time_civilTime__rspack_import_1 = __webpack_require__(70023);
/* import */ var _time_timeLabels__rspack_import_2 = __webpack_require__(12583);
/* import */ var _collector__rspack_import_3 = __webpack_require__(34419);







/** Reads a table with one row per day. */ function readDays(plan, param) {
    let { meter, tick } = param;
    const mistakes = new Mistakes();
    const collect = new Collector(plan);
    let sectionDay = null;
    let cooperative;
    for (const [index, row] of plan.body.entries()){
        if (index % 512 === 0) {
            tick(index / plan.body.length);
        }
        const [first = '', second = ''] = row.cells;
        if (plan.day === null && /^(kosd|kse|dd|vv)$/i.test(first)) {
            cooperative = /^kse$/i.test(first) ? second : cooperative;
            sectionDay = /^dd$/i.test(first) ? parseDayOnly(second) : sectionDay;
            if (sectionDay === null && /^dd$/i.test(first)) {
                mistakes.add(row.line, 'DD', second, 'Wpisz dzień, np. 28-03-2026.');
            }
            continue;
        }
        const dayCell = cellAt(row, plan.day);
        const day = plan.day === null ? sectionDay : parseDayOnly(dayCell);
        const ppe = cellAt(row, plan.meter);
        const register = collect.registerOf(cellAt(row, plan.kind));
        if (day === null) {
            if (plan.day !== null) {
                mistakes.add(row.line, headerOf(plan, plan.day), dayCell, 'Wpisz dzień, np. 2026-03-28.');
            }
            continue;
        }
        // The cooperative's own row is the sum of its members.
        if (register === null || ppe === cooperative || !collect.wants(ppe, meter)) {
            continue;
        }
        const factor = kwhFactor(unitOf(cellAt(row, plan.unitColumn)) ?? 'kWh', 60);
        const values = plan.hours.map((param)=>{
            let { column, hour } = param;
            return {
                hour,
                value: collect.read(row, column, register) * factor
            };
        });
        for (const entry of hoursOfRow(day, values, row.line)){
            collect.add(ppe, register, '', entry);
        }
    }
    mistakes.check();
    return collect.finish(60);
}
/**
 * Hours of a day in columns. On a day of 23 or 25 hours with exactly that many values, they are taken in order,
 * wherever the extra or missing column is; otherwise the column of the 25th hour must be empty or zero.
 */ function hoursOfRow(day, values, line) {
    const length = civilHours(day);
    const filled = values.filter((param)=>{
        let { value } = param;
        return !Number.isNaN(value);
    });
    if (length !== 24 && filled.length === length) {
        return filled.map((param, position)=>{
            let { value } = param;
            const { hour, mark } = civilHour(day, position);
            return {
                civil: day * dayMinutes + hour * 60,
                mark,
                instant: null,
                value,
                line
            };
        });
    }
    return values.flatMap((param)=>{
        let { hour, value } = param;
        if (hour !== null) {
            return [
                {
                    civil: day * dayMinutes + hour * 60,
                    mark: null,
                    instant: null,
                    value,
                    line
                }
            ];
        }
        if (value > 0 || value < 0) {
            throw new Refusal(`Wiersz ${line}: ten dzień ma ${length} godz., a wypełnionych kolumn z godzinami jest ${filled.length}. Sprawdź, czy dzień jest dobry, i usuń zbędną wartość.`);
        }
        return [];
    });
}


},
11074(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _refusal__rspack_import_0 = __webpack_require__(99939);
/* import */ var _time_civilTime__rspack_import_1 = __webpack_require__(70023);
/* import */ var _time_timeLabels__rspack_import_2 = __webpack_require__(12583);
/* import */ var _collector__rspack_import_3 = __webpack_require__(34419);







const timeRemedy = 'Wpisz datę i godzinę, np. 2026-03-28 13:00.';
/** Reads a table with one row per interval. */ function readList(plan, param) {
    let { meter, tick } = param;
    const mistakes = new Mistakes();
    const rows = [];
    const labels = [];
    const labelOf = labelReader();
    for (const [index, row] of plan.body.entries()){
        if (index % 4096 === 0) {
            tick(index / plan.body.length / 2);
        }
        const cell = row.cells[plan.time] ?? '';
        const label = cell === '' ? null : labelOf(cell, plan.hour === null ? undefined : row.cells[plan.hour]);
        if (label !== null && !isBeyondDay(label)) {
            rows.push(row);
            labels.push(label);
        } else if (cell !== '' && !/^(suma|razem|ogółem)/i.test(cell)) {
            mistakes.add(row.line, headerOf(plan, plan.time), cell, timeRemedy);
        }
    }
    mistakes.check();
    const step = usableStep(labels);
    const meaning = plan.areLabelsSaid ? plan.labels : findMeaning(labels, step) ?? plan.labels;
    const shift = labelShift(labels, step, meaning);
    if (shift === null) {
        return 'unknownLabels';
    }
    // An hour 25 means that the hours of its day are numbered consecutively.
    const longDays = new Set(labels.filter((param)=>{
        let { day, minutes } = param;
        return minutes > (day + 1) * dayMinutes;
    }).map((param)=>{
        let { day } = param;
        return day;
    }));
    const collect = new Collector(plan);
    const factorOf = (row, unit)=>kwhFactor(plan.unitColumn === null ? unit : unitOf(cellAt(row, plan.unitColumn)) ?? unit, step);
    for (const [index, row] of rows.entries()){
        if (index % 4096 === 0) {
            tick(0.5 + index / rows.length / 2);
        }
        const label = labels[index];
        if (label === undefined) {
            continue;
        }
        const { civil, mark } = longDays.has(label.day) ? positionOf(label) : {
            civil: label.minutes - shift,
            mark: label.mark
        };
        const instant = label.instant === null ? null : label.instant - shift;
        const ppe = cellAt(row, plan.meter);
        const kind = plan.kind === null ? null : collect.registerOf(cellAt(row, plan.kind));
        for (const { column, register: ofColumn, unit } of plan.values){
            const register = ofColumn ?? kind;
            if (register !== null && collect.wants(ppe, meter)) {
                const part = plan.kind === null ? String(column) : cellAt(row, plan.zone);
                const value = collect.read(row, column, register) * factorOf(row, unit);
                collect.add(ppe, register, part, {
                    civil,
                    mark,
                    instant,
                    value,
                    line: row.line
                });
            }
        }
    }
    return collect.finish(step);
}
/** Whether a label names an hour that its day does not have. */ function isBeyondDay(param) {
    let { day, minutes } = param;
    const beyond = minutes - (day + 1) * dayMinutes;
    return beyond > 0 && beyond > (civilHours(day) - 24) * 60;
}
/** Civil time of an hour numbered consecutively within its day from 1. */ function positionOf(param) {
    let { day, minutes } = param;
    const { hour, mark } = civilHour(day, (minutes - day * dayMinutes) / 60 - 1);
    return {
        civil: day * dayMinutes + hour * 60,
        mark
    };
}
/** Interval between labels; refused if hours cannot be made up of it. */ function usableStep(labels) {
    const step = findStep(sortedDistinct(labels.map((param)=>{
        let { minutes, instant } = param;
        return instant ?? minutes;
    })));
    if (step >= dayMinutes) {
        throw new Refusal('Plik ma odczyty rzadsze niż co godzinę. Pobierz z portalu operatora dane godzinowe.');
    }
    if (step < 60 && 60 % step !== 0) {
        throw new Refusal(`Odczyty są co ${step} min, a pełna godzina się z nich nie składa. Pobierz dane godzinowe albo 15-minutowe.`);
    }
    return Math.min(step, 60);
}
/** Minutes from the start of an interval to its label. */ function labelShift(labels, step, meaning) {
    if (areLastMinutes(Float64Array.from(labels, (param)=>{
        let { minutes } = param;
        return minutes;
    }), step)) {
        return step - 1;
    }
    return meaning === null ? null : meaning === 'end' ? step : 0;
}


},
98538(__unused_rspack_module, __unused_rspack___webpack_exports__, __webpack_require__) {
/* import */ var _readDays__rspack_import_0 = __webpack_require__(34741);
/* import */ var _readList__rspack_import_1 = __webpack_require__(11074);


/** Reads a table according to its plan. */ function readTracks(plan, reading) {
    return plan.shape === 'list' ? readList(plan, reading) : readDays(plan, reading);
}


},
57342(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  w: () => (meterFileLimits)
});
/** Hourly energy as given in files: before hourly balancing (Ep, Ew) or after it, or generated behind the meter. */ /** Upper limits for files. */ const meterFileLimits = {
    megabytes: 10,
    rows: 200000,
    columns: 64,
    timeMs: 5000,
    /** Years from the first hour to the last. */ years: 16
};


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

}]);