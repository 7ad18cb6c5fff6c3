"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7050"], {
6449(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  readingsStore: () => (readingsStore)
});
/* import */ var _site_behaviour__rspack_import_0 = __webpack_require__(60730);

const table = 'odczyty';
const readingsStore = {
    find: async (ids)=>{
        const found = await inTable('readonly', async (rows)=>Promise.all(ids.map(async (id)=>[
                    id,
                    await answer(rows.get(id))
                ])));
        return new Map((found ?? []).flatMap((param)=>{
            let [id, kept] = param;
            return kept ? [
                [
                    id,
                    kept
                ]
            ] : [];
        }));
    },
    keep: async (readings)=>{
        const kept = await inTable('readwrite', async (rows)=>{
            for (const [id, { startUtc, withdrawn, injected, generation }] of readings){
                // A part of a longer series would be kept with all of it.
                await answer(rows.put({
                    startUtc,
                    withdrawn: withdrawn.slice(),
                    injected: injected.slice(),
                    generation
                }, id));
            }
            return true;
        });
        if (kept !== true) {
            throw new Error('The browser refused.');
        }
    },
    isEmpty: async ()=>(await inTable('readonly', (rows)=>answer(rows.count())) ?? 0) === 0,
    clear: async ()=>{
        await answer(indexedDB.deleteDatabase(_site_behaviour__rspack_import_0/* .storage.meterReadings */.IG.meterReadings));
    }
};
/** Runs a step on the table; undefined if there is none and it is only read, or if the browser refuses. */ async function inTable(mode, step) {
    let database;
    try {
        database = await open(mode);
        const transaction = database.transaction(table, mode);
        // What was written is there only once all of it is: the device may still be full.
        const [found] = await Promise.all([
            step(transaction.objectStore(table)),
            ended(transaction)
        ]);
        return found;
    } catch  {
        return undefined;
    } finally{
        database?.close();
    }
}
/** Opens the database. Reading never makes one: who has no readings gets nothing stored. */ function open(mode) {
    const request = indexedDB.open(_site_behaviour__rspack_import_0/* .storage.meterReadings */.IG.meterReadings, 1);
    request.onupgradeneeded = ()=>{
        if (mode === 'readonly') {
            request.transaction?.abort();
        } else {
            request.result.createObjectStore(table);
        }
    };
    return answer(request);
}
function ended(transaction) {
    return new Promise((resolve, reject)=>{
        transaction.oncomplete = ()=>{
            resolve();
        };
        transaction.onabort = ()=>{
            reject(transaction.error ?? new Error('The browser refused.'));
        };
    });
}
function answer(request) {
    return new Promise((resolve, reject)=>{
        request.onsuccess = ()=>{
            resolve(request.result);
        };
        request.onerror = ()=>{
            reject(request.error ?? new Error('The browser refused.'));
        };
    });
}


},

}]);