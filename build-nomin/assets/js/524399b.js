"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5295"], {
87554(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClient: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ./node_modules/ofetch/dist/index.mjs
var dist = __webpack_require__(63815);
// EXTERNAL MODULE: ./node_modules/ofetch/dist/shared/ofetch.CWycOUEr.mjs + 2 modules
var ofetch_CWycOUEr = __webpack_require__(86683);
;// CONCATENATED MODULE: ./src/domain/browser/http.ts
/** Outcome of a request. Nothing is thrown, so callers have to handle all three cases. */ /** How many times a request may be retried. One that could change something is never sent twice. */ function retriesOf(method, param) {
    let { retries, methodsWithoutBody } = param;
    return methodsWithoutBody.includes(method.toUpperCase()) ? retries : 0;
}

// EXTERNAL MODULE: ./src/site/behaviour.ts
var behaviour = __webpack_require__(60730);
;// CONCATENATED MODULE: ./src/browser/network/createClient.ts



/**
 * The one client for the site's servers. An address without a host is relative to `baseUrl`, or to the site's
 * origin if that is null. A request without a body is retried once after the statuses of `fetchClient` and after a
 * failed connection; any other is sent once. Load this module only when it is needed.
 */ function createClient(baseUrl) {
    const send = dist/* .ofetch.create */.OT.create({
        baseURL: baseUrl ?? undefined,
        retryStatusCodes: [
            ...behaviour/* .fetchClient.retryStatuses */.W6.retryStatuses
        ]
    });
    return async function(address) {
        let { method = 'GET', body, timeoutMs = behaviour/* .fetchClient.timeoutMs */.W6.timeoutMs } = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
        // Not ofetch's own limit, which stops once the headers arrive and is forgotten on a retry.
        const limit = new AbortController();
        const timer = setTimeout(()=>{
            limit.abort();
        }, timeoutMs);
        try {
            const retry = retriesOf(method, behaviour/* .fetchClient */.W6);
            const response = await send.raw(address, {
                method,
                body,
                retry,
                signal: limit.signal
            });
            return {
                kind: 'answered',
                status: response.status,
                data: response._data
            };
        } catch (error) {
            if (limit.signal.aborted) {
                return {
                    kind: 'timeout'
                };
            }
            const response = error instanceof ofetch_CWycOUEr.F ? error.response : undefined;
            return response === undefined ? {
                kind: 'unreachable'
            } : {
                kind: 'answered',
                status: response.status,
                data: response._data
            };
        } finally{
            clearTimeout(timer);
        }
    };
}


},

}]);