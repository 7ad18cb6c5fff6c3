"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["3442"], {
9737(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ ReadingsNote)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./src/components/ui/buttons/Button/index.tsx
var Button = __webpack_require__(27588);
// EXTERNAL MODULE: ./src/domain/calculator/readings.ts
var calculator_readings = __webpack_require__(890);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
;// CONCATENATED MODULE: ./src/browser/calculator/useKeptReadings.ts


/** Keeps the readings of a state on the device, so that they survive a reload. Nothing is sent. */ function useKeptReadings(state) {
    const [kept, setKept] = (0,react.useState)('unknown');
    const known = (0,react.useRef)(new Set());
    const hasAsked = (0,react.useRef)(false);
    const isFull = state.description.mode === 'full';
    (0,react.useEffect)(()=>{
        const keep = async ()=>{
            const fresh = new Map([
                ...(0,calculator_readings/* .readingsOf */.RO)(state)
            ].filter((param)=>{
                let [id] = param;
                return !known.current.has(id);
            }));
            if (fresh.size === 0 && hasAsked.current) {
                return;
            }
            hasAsked.current = true;
            for (const id of fresh.keys()){
                known.current.add(id);
            }
            try {
                const { readingsStore } = await __webpack_require__.e(/* import() */ "4669").then(__webpack_require__.bind(__webpack_require__, 6449));
                if (fresh.size > 0) {
                    await readingsStore.keep(fresh);
                    setKept('kept');
                } else {
                    setKept(await readingsStore.isEmpty() ? 'none' : 'kept');
                }
            } catch  {
                // With the next change they are tried again.
                hasAsked.current = false;
                for (const id of fresh.keys()){
                    known.current.delete(id);
                }
                setKept('refused');
            }
        };
        if (isFull) {
            void keep();
        }
    }, [
        state,
        isFull
    ]);
    const forget = (0,react.useCallback)(async ()=>{
        const { readingsStore } = await __webpack_require__.e(/* import() */ "1812").then(__webpack_require__.bind(__webpack_require__, 6449));
        await readingsStore.clear();
        setKept('none');
    }, []);
    return {
        kept,
        forget
    };
}

// EXTERNAL MODULE: ./src/browser/notifications/notify.ts
var notify = __webpack_require__(12732);
;// CONCATENATED MODULE: ./src/components/calculator/tools/ReadingsNote.tsx





const keptTexts = {
    unknown: '',
    none: 'Usunięto je z tego urządzenia: zginą po zamknięciu karty.',
    kept: 'Na tym urządzeniu wrócą po odświeżeniu strony.',
    refused: 'Nie udało się ich tu zachować: zginą po zamknięciu karty.'
};
/** Where the readings are: not in a link, on the device until they are deleted, and in a saved file. */ function ReadingsNote(param) {
    let { state } = param;
    const { kept, forget } = useKeptReadings(state);
    const { description } = state;
    const members = description.mode === 'full' ? description.cooperative.members : [];
    const count = members.filter((param)=>{
        let { readings } = param;
        return readings;
    }).length;
    const lost = (0,calculator_readings/* .membersWithoutReadings */.L9)(description).length;
    if (count === 0 && lost === 0 && kept !== 'kept') {
        return null;
    }
    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("div", {
        children: [
            count > 0 && /*#__PURE__*/ (0,jsx_runtime.jsx)("p", {
                className: "meta",
                children: `Odczytów godzinowych (członków z odczytami: ${count}) nie ma w linku. ${keptTexts[kept]} Żeby przekazać je dalej, zapisz plik: odczyty w nim są.`
            }),
            kept === 'kept' && /*#__PURE__*/ (0,jsx_runtime.jsx)(Button/* .Button */.$, {
                look: "plain",
                onClick: ()=>{
                    forget().then(()=>{
                        (0,notify/* .notify */.m)({
                            kind: 'success',
                            text: 'Usunięto odczyty z tego urządzenia.'
                        });
                    }, ()=>{
                        (0,notify/* .notify */.m)({
                            kind: 'error',
                            text: 'Nie udało się usunąć odczytów z tego urządzenia.'
                        });
                    });
                },
                children: "Usuń odczyty z tego urządzenia"
            })
        ]
    });
}


},

}]);