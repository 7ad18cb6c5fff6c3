"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["5649"], {
90792(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadIcon: () => (/* binding */ loadIcon)
});

;// CONCATENATED MODULE: ./src/domain/browser/iconPath.ts
/** How each SVG shape is written as a path. */ const toPath = {
    path: (param)=>{
        let { d = '' } = param;
        return standingAlone(d);
    },
    circle: (param)=>{
        let { cx, cy, r } = param;
        return ellipse(Number(cx), Number(cy), Number(r), Number(r));
    },
    ellipse: (param)=>{
        let { cx, cy, rx, ry } = param;
        return ellipse(Number(cx), Number(cy), Number(rx), Number(ry));
    },
    rect: (param)=>{
        let { x = '0', y = '0', width, height, rx, ry } = param;
        return rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0));
    }
};
/** Only the letters and numbers of path data, so that nothing else can come in from the network. */ const pathData = /^[MLHVCSQTAZ0-9eE\s,.+-]+$/i;
/**
 * Converts the body of an Iconify line icon to a single path. The page sets the colour and width of the line, so only
 * the shapes are kept. Throws if there is nothing to draw.
 */ function iconPath(body) {
    const path = [
        ...body.matchAll(/<(path|circle|ellipse|rect)\b([^<>]*)>/g)
    ].map((param)=>{
        let [, element = '', attributes = ''] = param;
        return toPath[element]?.(readAttributes(attributes));
    }).join('');
    if (!isPathData(path)) {
        throw new Error(`Not a line drawing: ${body}`);
    }
    return path;
}
function isPathData(path) {
    return typeof path === 'string' && pathData.test(path);
}
function readAttributes(text) {
    return Object.fromEntries([
        ...text.matchAll(/(?:^|[^a-z-])([a-z]+)="([^"]*)"/g)
    ].map((param)=>{
        let [, name = '', value = ''] = param;
        return [
            name,
            value
        ];
    }));
}
/**
 * Path data that may follow other path data. A leading `m` is absolute only at the very beginning of a path, so it
 * becomes `M`; coordinates that follow it without a command stay a relative line.
 */ function standingAlone(d) {
    const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
    return d.replace(new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*(?=(.?))`), (_, x, y, next)=>`M${x} ${y}${/[\d.+-]/.test(next) ? 'l' : ''}`);
}
function ellipse(cx, cy, rx, ry) {
    const half = (width)=>`a${rx} ${ry} 0 1 0 ${width} 0`;
    return `M${round(cx - rx)} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}
function rectangle(x, y, width, height, radius) {
    if (radius === 0) {
        return `M${x} ${y}h${width}v${height}h${-width}z`;
    }
    const across = round(width - 2 * radius);
    const down = round(height - 2 * radius);
    const corner = (dx, dy)=>`a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
    return `M${round(x + radius)} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` + `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`;
}
/** Removes floating-point noise. */ function round(value) {
    return Number(value.toFixed(3));
}

// EXTERNAL MODULE: ./src/site/behaviour.ts
var behaviour = __webpack_require__(60730);
// EXTERNAL MODULE: ./src/site/icons.ts
var site_icons = __webpack_require__(21623);
;// CONCATENATED MODULE: ./src/browser/network/loadIcon.ts



const publicService = 'https://api.iconify.design/lucide.json?icons=';
const loading = new Map();
/** The path of an icon: from the site, otherwise from the public service if the owner allows it. */ async function loadIcon(name, param) {
    let { endpoint, allowsPublicService } = param;
    try {
        const pack = await loadJson(`${endpoint}${encodeURIComponent((0,site_icons/* .iconPackOf */.CW)(name))}.json`);
        const path = pack[name];
        if (!isPathData(path)) {
            throw new Error(`The endpoint has no path of an icon ${name}.`);
        }
        return path;
    } catch (error) {
        if (!allowsPublicService) {
            throw error;
        }
    }
    const { icons } = await loadJson(publicService + encodeURIComponent(name));
    return iconPath(icons[name]?.body ?? '');
}
/** Requests each address once, however many icons come from it. */ function loadJson(url) {
    const known = loading.get(url) ?? fetchJson(url);
    loading.set(url, known);
    known.catch(()=>{
        // The next caller may have a connection.
        loading.delete(url);
    });
    return known;
}
async function fetchJson(url) {
    const controller = new AbortController();
    const timer = setTimeout(()=>{
        controller.abort();
    }, behaviour/* .icon.fetchTimeoutMs */.Kk.fetchTimeoutMs);
    try {
        const response = await fetch(url, {
            signal: controller.signal
        });
        if (!response.ok) {
            throw new Error(`${url} answered ${response.status}.`);
        }
        return await response.json();
    } finally{
        clearTimeout(timer);
    }
}


},

}]);