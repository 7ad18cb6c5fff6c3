(() => {
"use strict";
var __webpack_modules__ = ({});
// The module cache
var __webpack_module_cache__ = {};

// The require function
function __webpack_require__(moduleId) {

// Check if module is in cache
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
// Create a new module (and put it into the cache)
var module = (__webpack_module_cache__[moduleId] = {
exports: {}
});
// Execute the module function
__webpack_modules__[moduleId](module, module.exports, __webpack_require__);

// Return the exports of the module
return module.exports;

}

// expose the modules object (__webpack_modules__)
__webpack_require__.m = __webpack_modules__;

// webpack/runtime/compat_get_default_export
(() => {
// getDefaultExport function for compatibility with non-ESM modules
__webpack_require__.n = (module) => {
	var getter = module && module.__esModule ?
		() => (module['default']) :
		() => (module);
	__webpack_require__.d(getter, { a: getter });
	return getter;
};

})();
// webpack/runtime/create_fake_namespace_object
(() => {
var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
var leafPrototypes;
// create a fake namespace object
// mode & 1: value is a module id, require it
// mode & 2: merge all properties of value into the ns
// mode & 4: return value when already ns object
// mode & 16: return value when it's Promise-like
// mode & 8|1: behave like require
__webpack_require__.t = function(value, mode) {
	if(mode & 1) value = this(value);
	if(mode & 8) return value;
	if(typeof value === 'object' && value) {
		if((mode & 4) && value.__esModule) return value;
		if((mode & 16) && typeof value.then === 'function') return value;
	}
	var ns = Object.create(null);
  __webpack_require__.r(ns);
	var def = {};
	leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
	for(var current = mode & 2 && value; (typeof current == 'object' || typeof current == 'function') && !~leafPrototypes.indexOf(current); current = getProto(current)) {
		Object.getOwnPropertyNames(current).forEach((key) => { def[key] = () => (value[key]) });
	}
	def['default'] = () => (value);
	__webpack_require__.d(ns, def);
	return ns;
};
})();
// webpack/runtime/define_property_getters
(() => {
__webpack_require__.d = (exports, definition) => {
	for(var key in definition) {
        if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
            Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
        }
    }
};
})();
// webpack/runtime/ensure_chunk
(() => {
__webpack_require__.f = {};
// This file contains only the entry chunk.
// The chunk loading function for additional chunks
__webpack_require__.e = (chunkId) => {
	return Promise.all(
		Object.keys(__webpack_require__.f).reduce((promises, key) => {
			__webpack_require__.f[key](chunkId, promises);
			return promises;
		}, [])
	);
};
})();
// webpack/runtime/get javascript chunk filename
(() => {
// This function allow to reference chunks
__webpack_require__.u = (chunkId) => {
  // return url for filenames not based on template
  
  // return url for filenames based on template
  return "assets/js/" + {"101": "8efad73","1026": "e7db085","106": "888971a","1326": "4247d35","1365": "1ff8263","1409": "4c6b6e1","1639": "baa499a","1668": "0e028d0","1669": "96199e1","1687": "1e2cff5","1776": "2ca0c5c","1784": "45c7cdf","1802": "2c75621","1812": "88fe3c0","183": "61e1af0","1897": "f502f94","1932": "0e87caa","208": "0d88e57","2130": "c2bac71","2159": "c0f6b2f","223": "8440cb1","2242": "375ca1f","2308": "12d266c","2378": "1695da1","2491": "ea721ae","2538": "9c495e6","2558": "9c745a6","2697": "e874bf8","2720": "66bac4f","2737": "678da49","2755": "3f2bc25","2885": "4e999f5","2966": "7aaa34e","3005": "012c30f","3038": "300f0d4","3042": "c80cfc5","3056": "8a5183f","3088": "48dec8f","3205": "14e932c","3263": "8537172","3289": "3883b7f","3413": "e847613","3424": "589028b","3442": "e590d5c","3535": "0418c2e","3545": "33b982f","3549": "8054864","3551": "0acae70","3747": "699346b","377": "2b91a00","3773": "64a36e0","3876": "3af875f","3901": "5d93ef7","3921": "e8b0781","3985": "9e7bbfc","4001": "7c55a71","4034": "6044258","4074": "a9d3c3e","4079": "cd80410","4133": "ea65dc7","4318": "c82f4d8","4380": "f542453","4467": "4bf2942","4557": "489b7b6","4669": "1d3825c","4693": "557599c","4883": "181ce55","4915": "c798c34","5090": "e8305c7","5125": "53e3805","5201": "7b6f727","5295": "524399b","533": "0debf3d","5391": "52296bb","5483": "a3f0073","5520": "7f96258","5543": "ad1c089","5575": "1c0c4b7","5615": "2e0bb30","5616": "8379e9e","5649": "b8adbde","5806": "4d15e23","5827": "4864e87","5870": "6371b9b","5876": "8395360","596": "c306aba","5963": "972e7cc","60": "6e22793","6004": "cc1a2c4","6035": "f06c8a4","6093": "026ca76","6178": "4ee62a2","6203": "80d7541","6238": "252d332","6294": "da50585","6396": "8e07bc7","6410": "c790191","6439": "6c79b67","6634": "8c88f1b","6665": "c1f53f5","6713": "0a68ba9","6745": "2449507","6785": "3574ebb","6885": "d0e39bd","7032": "02b7a73","7038": "4cb7f2a","7050": "f6f50ea","7151": "ae5527f","718": "4882a64","7182": "870a48c","7214": "e3a2349","735": "a549993","7387": "00e3545","7393": "d51e336","7410": "78ef2f5","7422": "e4affa4","7532": "b1e0cf5","7850": "d1fc3a6","786": "ba55201","7953": "3266fd0","8051": "31c6793","8097": "6e88991","8107": "fc208f8","8116": "37865bc","8182": "ffdb07b","8231": "208dc76","8238": "6905810","8328": "735a139","8406": "f2fcf73","8443": "b96539a","8489": "a0da42e","8521": "4cab014","8598": "2d90333","863": "ef7d976","88": "4a89ca2","889": "a1b3ccf","8948": "1dac9e7","8972": "5d50f5f","903": "1b03799","9046": "7679d81","907": "631ba83","9161": "859f721","9201": "2b38035","9231": "19ab607","9270": "9d037b0","9286": "776b14f","942": "a45f7a3","9425": "f3f87f7","9452": "d8b3cbb","9495": "112ca74","9721": "e6ad0fb","9836": "671dbb3","9837": "0427e73","9869": "83768d5","9979": "7387f0e","9997": "e13cb24",}[chunkId] + ".js"
}
})();
// webpack/runtime/get mini-css chunk filename
(() => {
// This function allow to reference chunks
__webpack_require__.miniCssF = (chunkId) => {
  // return url for filenames not based on template
  
  // return url for filenames based on template
  return "assets/css/" + {"9004": "calculator","9990": "kit",}[chunkId] + "." + {"9004": "d482da95","9990": "88d2cec3",}[chunkId] + ".css"
}
})();
// webpack/runtime/global
(() => {
__webpack_require__.g = (() => {
	if (typeof globalThis === 'object') return globalThis;
	try {
		return this || new Function('return this')();
	} catch (e) {
		if (typeof window === 'object') return window;
	}
})();
})();
// webpack/runtime/has_own_property
(() => {
__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
// webpack/runtime/load_script
(() => {
var inProgress = {};

var uniqueName = "spoldzielnie-energetyczne:";
// loadScript function to load a script via script tag
__webpack_require__.l = function (url, done, key, chunkId) {
	if (inProgress[url]) {
		inProgress[url].push(done);
		return;
	}
	var script, needAttach;
	if (key !== undefined) {
		var scripts = document.getElementsByTagName("script");
		for (var i = 0; i < scripts.length; i++) {
			var s = scripts[i];
			if (s.getAttribute("src") == url || s.getAttribute("data-rspack") == uniqueName + key) {
				script = s;
				break;
			}
		}
	}
	if (!script) {
		needAttach = true;
		script = document.createElement('script');


script.timeout = 120;
if (__webpack_require__.nc) {
  script.setAttribute("nonce", __webpack_require__.nc);
}

script.setAttribute("data-rspack", uniqueName + key);



script.src = url;


	}
	inProgress[url] = [done];
	var onScriptComplete = function (prev, event) {
		script.onerror = script.onload = null;
		clearTimeout(timeout);
		var doneFns = inProgress[url];
		delete inProgress[url];
		script.parentNode && script.parentNode.removeChild(script);
		doneFns &&
			doneFns.forEach(function (fn) {
				return fn(event);
			});
		if (prev) return prev(event);
	};
	var timeout = setTimeout(
		onScriptComplete.bind(null, undefined, {
			type: 'timeout',
			target: script
		}),
		120000
	);
	script.onerror = onScriptComplete.bind(null, script.onerror);
	script.onload = onScriptComplete.bind(null, script.onload);
	needAttach && document.head.appendChild(script);
};

})();
// webpack/runtime/make_namespace_object
(() => {
// define __esModule on exports
__webpack_require__.r = (exports) => {
	if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
	}
	Object.defineProperty(exports, '__esModule', { value: true });
};
})();
// webpack/runtime/on_chunk_loaded
(() => {
var deferred = [];
__webpack_require__.O = (result, chunkIds, fn, priority) => {
	if (chunkIds) {
		priority = priority || 0;
		for (var i = deferred.length; i > 0 && deferred[i - 1][2] > priority; i--)
			deferred[i] = deferred[i - 1];
		deferred[i] = [chunkIds, fn, priority];
		return;
	}
	var notFulfilled = Infinity;
	for (var i = 0; i < deferred.length; i++) {
		var [chunkIds, fn, priority] = deferred[i];
		var fulfilled = true;
		for (var j = 0; j < chunkIds.length; j++) {
			if (
				(priority & (1 === 0) || notFulfilled >= priority) &&
				Object.keys(__webpack_require__.O).every((key) => (__webpack_require__.O[key](chunkIds[j])))
			) {
				chunkIds.splice(j--, 1);
			} else {
				fulfilled = false;
				if (priority < notFulfilled) notFulfilled = priority;
			}
		}
		if (fulfilled) {
			deferred.splice(i--, 1);
			var r = fn();
			if (r !== undefined) result = r;
		}
	}
	return result;
};

})();
// webpack/runtime/public_path
(() => {
__webpack_require__.p = "/";
})();
// webpack/runtime/rspack_version
(() => {
__webpack_require__.rv = () => ("1.7.12")
})();
// ChunkAssetRuntimeModule
(() => {
// Docusaurus function to get chunk asset
__webpack_require__.gca = function(chunkId) { chunkId = {"17896441":"106","49135180":"3413","72813626":"3551","b8ded407":"88","b0f10af1":"101","d2fef019":"223","81baef7a":"377","a6e68de0":"533","bd451eb5":"718","666b1af5":"735","b85ba104":"863","61b5b193":"889","5d238436":"903","c7bf99cd":"907","68f5c712":"1026","8e132e97":"1326","ee01cc02":"1365","9376815b":"1409","35dc235d":"1639","5e95c892":"1668","2669cf45":"1687","331c368a":"1776","514fb918":"1784","43cda154":"1897","18ea2db9":"1932","a10614b3":"2130","59c9e6e9":"2159","6618d97e":"2242","3cc66a02":"2308","4c22702e":"2491","4c54d1a8":"2538","c8b3975a":"2558","d2979139":"2720","8dd4386b":"2755","bb6c7afe":"2966","d4145937":"3005","a7456010":"3056","70449e65":"3088","dfb739a7":"3205","5f062215":"3263","d8ccd71b":"3424","dfd15337":"3535","aba21aa0":"3747","29b82152":"3773","9af78b4e":"3876","02cf29d5":"3901","fd6c328c":"3921","bb85eb2a":"4001","b9181cae":"4034","b96c3aa3":"4074","8fd49d19":"4133","df203c0f":"4380","5fdd6417":"4557","5883cc5b":"4693","0cf5f7b5":"5090","fdd7ab72":"5201","5b1906b6":"5391","eb6a487f":"5483","886248e2":"5543","a7bd4aaa":"5575","70a2206e":"5615","3720c009":"5616","4c59c473":"5806","418e392d":"5870","2d0301a6":"5963","9f3e90c3":"6004","964828c7":"6035","08fc0819":"6093","1c55dc69":"6178","f06ebef1":"6203","097468c9":"6238","398757ef":"6294","ce36b9fd":"6410","95578b38":"6439","3524e09d":"6634","da00ba3a":"6665","a867891c":"6713","3fe1945b":"6745","a94703ab":"6785","b798d44b":"7032","4f4e0ff5":"7038","e3c3fadd":"7151","1f391b9e":"7182","ac0b5366":"7214","ab2e9840":"7387","b2ff3d06":"7393","d7a663de":"7422","6233867e":"7532","b27f5f22":"7850","5feaf03c":"7953","5d8b4ba5":"8051","f3631792":"8107","7d1cdf64":"8231","00ec6a0a":"8238","a12f72ef":"8328","451805ee":"8443","ad57e582":"8489","ba0c6210":"8521","48c13139":"8948","calculator":"9004","49a8c13d":"9161","727911e9":"9201","b6128d57":"9231","70a730b4":"9270","4693b7d0":"9425","1df93b7f":"9452","7af331c9":"9495","7aa7024e":"9721","4181bea3":"9837","86d30301":"9869","ee4d35d3":"9979","kit":"9990","d949031f":"9997"}[chunkId]||chunkId; return __webpack_require__.p + __webpack_require__.u(chunkId); };
})();
// webpack/runtime/css loading
(() => {
if (typeof document === "undefined") return;
var createStylesheet = function (
	chunkId, fullhref, oldTag, resolve, reject
) {
	var linkTag = document.createElement("link");

linkTag.rel = "stylesheet";

linkTag.type = "text/css";

if (__webpack_require__.nc) {
  linkTag.nonce = __webpack_require__.nc;
}
linkTag.href = fullhref;

	var onLinkComplete = function (event) {
		// avoid mem leaks.
		linkTag.onerror = linkTag.onload = null;
		if (event.type === 'load') {
			resolve();
		} else {
			var errorType = event && (event.type === 'load' ? 'missing' : event.type);
			var realHref = event && event.target && event.target.href || fullhref;
			var err = new Error("Loading CSS chunk " + chunkId + " failed.\\n(" + realHref + ")");
			err.code = "CSS_CHUNK_LOAD_FAILED";
			err.type = errorType;
			err.request = realHref;
			if (linkTag.parentNode) linkTag.parentNode.removeChild(linkTag)
			reject(err);
		}
	}
	linkTag.onerror = linkTag.onload = onLinkComplete;
	if (oldTag) {
            oldTag.parentNode.insertBefore(linkTag, oldTag.nextSibling);
          } else {
            document.head.appendChild(linkTag);
          }
	return linkTag;
}
var findStylesheet = function (href, fullhref) {
	var existingLinkTags = document.getElementsByTagName("link");
	for (var i = 0; i < existingLinkTags.length; i++) {
		var tag = existingLinkTags[i];
		var dataHref = tag.getAttribute("data-href") || tag.getAttribute("href");
		if (dataHref) {
			dataHref = dataHref.split('?')[0]
		}
		if (tag.rel === "stylesheet" && (dataHref === href || dataHref === fullhref)) return tag;
	}

	var existingStyleTags = document.getElementsByTagName("style");
	for (var i = 0; i < existingStyleTags.length; i++) {
		var tag = existingStyleTags[i];
		var dataHref = tag.getAttribute("data-href");
		if (dataHref === href || dataHref === fullhref) return tag;
	}
}

var loadStylesheet = function (chunkId) {
	return new Promise(function (resolve, reject) {
		var href = __webpack_require__.miniCssF(chunkId);
		var fullhref = __webpack_require__.p + href;
		if (findStylesheet(href, fullhref)) return resolve();
		createStylesheet(chunkId, fullhref, null, resolve, reject);
	})
}

// object to store loaded CSS chunks
var installedCssChunks = {
	"9783": 0,

};

__webpack_require__.f.miniCss = function (chunkId, promises) {
	var cssChunks = {
"9004": 1,
"9990": 1,

};
	if (installedCssChunks[chunkId]) promises.push(installedCssChunks[chunkId])
	else if (installedCssChunks[chunkId] !== 0 && cssChunks[chunkId])
		promises.push(
			installedCssChunks[chunkId] = loadStylesheet(chunkId).then(
				function () {
					installedCssChunks[chunkId] = 0;
				},
				function (e) {
					delete installedCssChunks[chunkId];
					throw e;
				}
			)
		)
}

// no hmr
// no prefetch
// no preload
})();
// webpack/runtime/jsonp_chunk_loading
(() => {
__webpack_require__.b = document.baseURI || self.location.href;

      // object to store loaded and loading chunks
      // undefined = chunk not loaded, null = chunk preloaded/prefetched
      // [resolve, reject, Promise] = chunk loading, 0 = chunk loaded
      var installedChunks = {"4014": 0,"9783": 0,};
      
        __webpack_require__.f.j = function (chunkId, promises) {
          // JSONP chunk loading for javascript
var installedChunkData = __webpack_require__.o(installedChunks, chunkId)
	? installedChunks[chunkId]
	: undefined;
if (installedChunkData !== 0) {
	// 0 means "already installed".

	// a Promise means "currently loading".
	if (installedChunkData) {
		promises.push(installedChunkData[2]);
	} else {
		if (!/^(9(004|783|990)|4014)$/.test(chunkId)) {
			// setup Promise in chunk cache
			var promise = new Promise((resolve, reject) => (installedChunkData = installedChunks[chunkId] = [resolve, reject]));
			promises.push((installedChunkData[2] = promise));

			// start chunk loading
			var url = __webpack_require__.p + __webpack_require__.u(chunkId);
			// create error before stack unwound to get useful stacktrace later
			var error = new Error();
			var loadingEnded = function (event) {
				if (__webpack_require__.o(installedChunks, chunkId)) {
					installedChunkData = installedChunks[chunkId];
					if (installedChunkData !== 0) installedChunks[chunkId] = undefined;
					if (installedChunkData) {
						var errorType =
							event && (event.type === 'load' ? 'missing' : event.type);
						var realSrc = event && event.target && event.target.src;
						error.message =
							'Loading chunk ' +
							chunkId +
							' failed.\n(' +
							errorType +
							': ' +
							realSrc +
							')';
						error.name = 'ChunkLoadError';
						error.type = errorType;
						error.request = realSrc;
						installedChunkData[1](error);
					}
				}
			};
			__webpack_require__.l(url, loadingEnded, "chunk-" + chunkId, chunkId);
		} else installedChunks[chunkId] = 0; 
	}
}

        }
        __webpack_require__.O.j = (chunkId) => (installedChunks[chunkId] === 0);
// install a JSONP callback for chunk loading
var __rspack_jsonp = (parentChunkLoadingFunction, data) => {
	var [chunkIds, moreModules, runtime] = data;
	// add "moreModules" to the modules object,
	// then flag all "chunkIds" as loaded and fire callback
	var moduleId, chunkId, i = 0;
	if (chunkIds.some((id) => (installedChunks[id] !== 0))) {
		for (moduleId in moreModules) {
			if (__webpack_require__.o(moreModules, moduleId)) {
				__webpack_require__.m[moduleId] = moreModules[moduleId];
			}
		}
		if (runtime) var result = runtime(__webpack_require__);
	}
	if (parentChunkLoadingFunction) parentChunkLoadingFunction(data);
	for (; i < chunkIds.length; i++) {
		chunkId = chunkIds[i];
		if (
			__webpack_require__.o(installedChunks, chunkId) &&
			installedChunks[chunkId]
		) {
			installedChunks[chunkId][0]();
		}
		installedChunks[chunkId] = 0;
	}
	
	return __webpack_require__.O(result);
	
};

var chunkLoadingGlobal = globalThis["siteChunks"] = globalThis["siteChunks"] || [];
chunkLoadingGlobal.forEach(__rspack_jsonp.bind(null, 0));
chunkLoadingGlobal.push = __rspack_jsonp.bind(null, chunkLoadingGlobal.push.bind(chunkLoadingGlobal));

})();
// webpack/runtime/rspack_unique_id
(() => {
__webpack_require__.ruid = "bundler=rspack@1.7.12";
})();
})()
;