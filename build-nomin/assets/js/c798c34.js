"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["4915"], {
71145(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  Gy: () => (mark),
  dC: () => (markWords),
  hO: () => (rangeIn)
});
/* import */ var _domain_browser_navigation_hash__rspack_import_0 = __webpack_require__(31838);

/** Name of the highlight in `custom.css`. */ const highlightName = 'search';
const patienceMs = 3000;
/** Marks these places of the page and no others. A browser without the CSS Custom Highlight API shows no marks. */ function mark(ranges) {
    if (typeof Highlight !== 'undefined') {
        CSS.highlights.set(highlightName, new Highlight(...ranges));
    }
}
/** Marks words on the current page: in the section its hash names, otherwise in the whole text. */ function markWords(words) {
    mark([]);
    const { pathname, hash } = window.location;
    const start = performance.now();
    // A part of the page may load after the page.
    const attempt = ()=>{
        const place = window.location.pathname === pathname ? placeOf(hash) : [];
        if (place) {
            mark(rangesIn(place, words));
        } else if (performance.now() - start < patienceMs) {
            setTimeout(attempt, 100);
        }
    };
    attempt();
}
/** The elements of a section: those from its heading up to the next heading, or the question with that id. */ function placeOf(hash) {
    if (hash === '') {
        return [
            ...document.querySelectorAll('main')
        ];
    }
    const anchor = document.getElementById((0,_domain_browser_navigation_hash__rspack_import_0/* .hashTarget */.m)(hash));
    const heading = anchor?.closest('h1, h2, h3, h4, h5, h6');
    if (!heading) {
        return anchor ? [
            anchor
        ] : null;
    }
    const elements = [
        heading
    ];
    let next = heading.nextElementSibling;
    while(next && !/^H[1-6]$/.test(next.tagName)){
        elements.push(next);
        next = next.nextElementSibling;
    }
    return elements;
}
function rangesIn(elements, words) {
    const wanted = new Set(words.map((word)=>word.toLowerCase()));
    const ranges = [];
    for (const element of elements){
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while(walker.nextNode()){
            const text = walker.currentNode.textContent ?? '';
            for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/gu)){
                if (wanted.has(word.toLowerCase())) {
                    ranges.push(rangeIn(walker.currentNode, index, index + word.length));
                }
            }
        }
    }
    return ranges;
}
/** A part of one text of the page. */ function rangeIn(text, start, end) {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range;
}


},
77134(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  showMarks: () => (showMarks)
});
/* import */ var _domain_search_marks__rspack_import_0 = __webpack_require__(85977);
/* import */ var _markWords__rspack_import_1 = __webpack_require__(71145);


/** Takes the words to mark out of the address, so that it can still be shared, and marks them. */ function showMarks() {
    const { pathname, search, hash } = window.location;
    const { words, rest } = (0,_domain_search_marks__rspack_import_0/* .takeMarks */.q)(search);
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
    if (words.length > 0) {
        (0,_markWords__rspack_import_1/* .markWords */.dC)(words);
    }
}


},
85977(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  T: () => (withMarks),
  q: () => (takeMarks)
});

/** Adds words to mark to an address inside the site. */ function withMarks(url, words) {
    if (words.length === 0) {
        return url;
    }
    const [page = '', ...hash] = url.split(/(?=#)/);
    return `${page}?${new URLSearchParams({
        [(/* inlined export .marksName */"szukaj")]: words.join(' ')
    }).toString()}${hash.join('')}`;
}
/** Extracts the words to mark, and returns the query string without them. */ function takeMarks(search) {
    const params = new URLSearchParams(search);
    const words = (params.get((/* inlined export .marksName */"szukaj")) ?? '').split(' ').filter(Boolean);
    params.delete((/* inlined export .marksName */"szukaj"));
    const rest = params.toString();
    return {
        words,
        rest: rest === '' ? '' : `?${rest}`
    };
}


},

}]);