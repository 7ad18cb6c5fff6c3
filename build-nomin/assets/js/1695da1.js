"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["2378"], {
56209(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ ShownTooltip)
});

// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/react/index.js
var react = __webpack_require__(96540);
// EXTERNAL MODULE: ./node_modules/react-dom/index.js
var react_dom = __webpack_require__(40961);
;// CONCATENATED MODULE: ./src/domain/browser/tooltip.ts
const gap = 6;
const margin = 8;
/** Position of a tooltip: centred below its element, or above if there is no room, always within the bounds. */ function placeTooltip(param) {
    let { element, tooltip, bounds } = param;
    const under = element.bottom + gap;
    const over = element.top - gap - tooltip.height;
    const fits = under + tooltip.height <= bounds.bottom - margin;
    const middle = (element.left + element.right - tooltip.width) / 2;
    const rightmost = bounds.right - margin - tooltip.width;
    return {
        left: Math.round(Math.max(Math.min(middle, rightmost), bounds.left + margin)),
        top: Math.round(fits || over < bounds.top + margin ? under : over)
    };
}

// EXTERNAL MODULE: ./src/site/behaviour.ts
var behaviour = __webpack_require__(60730);
// EXTERNAL MODULE: ./src/browser/shell/tooltipOf.ts
var tooltipOf = __webpack_require__(72353);
;// CONCATENATED MODULE: ./src/browser/shell/watchTooltips.ts


/**
 * Reports whose tooltip should be shown: that of an element under the mouse after a delay, of a focused one at once.
 * It closes when the pointer or the focus leaves, on a press, on Escape and on scrolling. Returns a stop function.
 */ function watchTooltips(param) {
    let { tooltipItself, onChange } = param;
    let shown = null;
    /** Not shown again until the pointer has left it. */ let dismissed = null;
    let openTimer = 0;
    let hiddenAt = -Infinity;
    const show = (element)=>{
        window.clearTimeout(openTimer);
        if (hasOpened(element)) {
            return;
        }
        shown = element;
        onChange(element);
    };
    const hide = ()=>{
        window.clearTimeout(openTimer);
        if (shown) {
            shown = null;
            hiddenAt = Date.now();
            onChange(null);
        }
    };
    const dismiss = (event)=>{
        dismissed = event.target.closest(tooltipOf/* .tooltipSelector */.XT);
        hide();
    };
    const want = (element)=>{
        if (element === shown || element === dismissed) {
            return;
        }
        const isNext = shown !== null || Date.now() - hiddenAt < behaviour/* .tooltip.skipDelayMs */.YL.skipDelayMs;
        hide();
        if (isNext) {
            show(element);
        } else {
            openTimer = window.setTimeout(show, behaviour/* .tooltip.delayMs */.YL.delayMs, element);
        }
    };
    const onPointerOver = (event)=>{
        const element = (0,tooltipOf/* .tooltipOf */.rd)(event);
        if (element !== dismissed) {
            dismissed = null;
        }
        if (element) {
            want(element);
        } else if (!event.target.closest(tooltipItself)) {
            hide();
        }
    };
    const onFocusIn = (event)=>{
        const element = (0,tooltipOf/* .tooltipOf */.rd)(event);
        if (element) {
            show(element);
        }
    };
    const onFocusOut = (param)=>{
        let { target } = param;
        if (target === shown) {
            hide();
        }
    };
    const onKeyDown = (event)=>{
        if (event.key === 'Escape' && shown) {
            // Otherwise the dialog around it would close as well.
            event.preventDefault();
            dismissed = shown;
            hide();
        }
    };
    const onScroll = (param)=>{
        let { target } = param;
        if (shown && target.contains(shown)) {
            hide();
        }
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerover', onPointerOver, {
        signal
    });
    document.documentElement.addEventListener('pointerleave', hide, {
        signal
    });
    document.addEventListener('pointerdown', dismiss, {
        signal
    });
    document.addEventListener('click', dismiss, {
        signal
    });
    document.addEventListener('focusin', onFocusIn, {
        signal
    });
    document.addEventListener('focusout', onFocusOut, {
        signal
    });
    // Before the focused element handles the key.
    document.addEventListener('keydown', onKeyDown, {
        capture: true,
        signal
    });
    document.addEventListener('scroll', onScroll, {
        capture: true,
        passive: true,
        signal
    });
    window.addEventListener('resize', hide, {
        signal
    });
    // What brought the visitor to an element happened before anybody listened.
    const focused = (0,tooltipOf/* .wanted */.Ol)(document.querySelector(`${tooltipOf/* .tooltipSelector */.XT}:focus-visible`));
    const pointed = (0,tooltipOf/* .wanted */.Ol)(document.querySelector(`${tooltipOf/* .tooltipSelector */.XT}:hover`));
    if (focused) {
        show(focused);
    } else if (pointed) {
        want(pointed);
    }
    return ()=>{
        ending.abort();
        hide();
    };
}
/** What a button says of itself would lie over what it has opened. */ function hasOpened(element) {
    return element instanceof HTMLButtonElement && element.popoverTargetElement?.matches(':popover-open') === true;
}

;// CONCATENATED MODULE: ./src/components/shell/Tooltips/styles.module.css
// extracted by css-extract-rspack-plugin
/* export default */ const styles_module = ({"tooltip":"tooltip_alts"});
;// CONCATENATED MODULE: ./src/components/shell/Tooltips/ShownTooltip.tsx






const tooltipId = 'podpowiedz';
/** The tooltip shown now, if any. */ function ShownTooltip() {
    const [element, setElement] = (0,react.useState)(null);
    (0,react.useEffect)(()=>watchTooltips({
            tooltipItself: `#${tooltipId}`,
            onChange: setElement
        }), []);
    // While a modal dialog is open, nothing outside it can be pointed at.
    return element && /*#__PURE__*/ (0,react_dom.createPortal)(/*#__PURE__*/ (0,jsx_runtime.jsx)(Tooltip, {
        element: element
    }), element.closest('dialog') ?? document.body);
}
/** A popover, so that nothing clips it and no dialog covers it. The element is named by its own text, not by this. */ function Tooltip(param) {
    let { element } = param;
    const tooltip = (0,react.useRef)(null);
    (0,react.useLayoutEffect)(()=>{
        const show = ()=>{
            const { current } = tooltip;
            if (!current) {
                return;
            }
            if ('showPopover' in current && !current.matches(':popover-open')) {
                current.showPopover();
            }
            const { left, top } = placeTooltip({
                element: element.getBoundingClientRect(),
                tooltip: current.getBoundingClientRect(),
                bounds: boundsOf(element)
            });
            current.style.translate = `${left}px ${top}px`;
        };
        try {
            show();
        } catch  {
            // The focus came from a popover that is still opening; the browser refuses to open another one meanwhile.
            const frame = requestAnimationFrame(show);
            return ()=>{
                cancelAnimationFrame(frame);
            };
        }
        return undefined;
    }, [
        element
    ]);
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("div", {
        ref: tooltip,
        id: tooltipId,
        role: "tooltip",
        popover: "manual",
        className: styles_module.tooltip,
        children: element.dataset.tooltip
    });
}
/** The inside of the dialog it stands in, else the window. */ function boundsOf(element) {
    const dialog = element.closest('dialog');
    const { left, top } = dialog?.getBoundingClientRect() ?? {
        left: 0,
        top: 0
    };
    const { clientLeft, clientTop, clientWidth, clientHeight } = dialog ?? document.documentElement;
    return {
        left: left + clientLeft,
        top: top + clientTop,
        right: left + clientLeft + clientWidth,
        bottom: top + clientTop + clientHeight
    };
}


},

}]);