"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["7410"], {
55177(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  cellsOf: () => (cellsOf),
  copyTable: () => (copyTable),
  saveTable: () => (saveTable)
});
/* import */ var _domain_kernel_csv__rspack_import_3 = __webpack_require__(46454);
/* import */ var _domain_kernel_text__rspack_import_1 = __webpack_require__(82231);
/* import */ var _site_anchors__rspack_import_4 = __webpack_require__(30919);
/* import */ var _device_saveFile__rspack_import_2 = __webpack_require__(14274);
/* import */ var _notifications_notify__rspack_import_0 = __webpack_require__(12732);





/** The cells of a table as text, row by row, without the numbers of sources. */ function cellsOf(table) {
    return [
        ...table.rows
    ].map((row)=>[
            ...row.cells
        ].map((cell)=>withoutCitations(cell).textContent.trim()));
}
/** Copies a table: as a table for a text, as columns for a spreadsheet. */ async function copyTable(table) {
    const text = cellsOf(table).map((row)=>row.join('\t')).join('\n');
    const parts = {
        'text/plain': text,
        'text/html': plainHtml(table)
    };
    await navigator.clipboard.write([
        new ClipboardItem(Object.fromEntries(Object.entries(parts).map((param)=>{
            let [type, part] = param;
            return [
                type,
                new Blob([
                    part
                ], {
                    type
                })
            ];
        })))
    ]);
    (0,_notifications_notify__rspack_import_0/* .notify */.m)({
        kind: 'success',
        text: 'Skopiowano.'
    });
}
/** Offers a table as a CSV file named after the heading above it. */ function saveTable(table) {
    const name = (0,_domain_kernel_text__rspack_import_1/* .toHeadingId */.LW)(table.closest('[aria-label]')?.getAttribute('aria-label') ?? '') || 'tabela';
    (0,_device_saveFile__rspack_import_2/* .saveFile */.O)(`${name}.csv`, (0,_domain_kernel_csv__rspack_import_3/* .toCsv */.g)(cellsOf(table)), 'text/csv');
}
function withoutCitations(element) {
    const copy = element.cloneNode(true);
    copy.querySelectorAll(_site_anchors__rspack_import_4/* .citationLinks */.Pb).forEach((citation)=>{
        citation.remove();
    });
    return copy;
}
/** Rows and cells alone: what else the page adds means nothing elsewhere. */ function plainHtml(table) {
    const made = document.createElement('table');
    for (const row of table.rows){
        const into = made.insertRow();
        for (const cell of row.cells){
            const copy = document.createElement(cell.tagName);
            copy.textContent = withoutCitations(cell).textContent;
            into.append(copy);
        }
    }
    return made.outerHTML;
}


},
14274(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  O: () => (saveFile)
});
/** Offers a text or a picture made on the page as a download. */ function saveFile(name, content, type) {
    const address = URL.createObjectURL(typeof content === 'string' ? new Blob([
        content
    ], {
        type: `${type};charset=utf-8`
    }) : content);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
}


},
46454(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  g: () => (toCsv)
});
const byteOrderMark = '\uFEFF';
/**
 * CSV for Polish spreadsheets: semicolons, CRLF, UTF-8 with a byte order mark. Numbers are written without spaces so
 * that spreadsheets recognise them; a cell that would be run as a formula is marked as text.
 */ function toCsv(rows) {
    return byteOrderMark + rows.map((row)=>row.map(toCell).join(';')).join('\r\n') + '\r\n';
}
/** A number as written on the site, with no-break spaces between thousands and a minus. */ const number = /^[-−]?[\d\u00a0]+(?:,\d+)?$/;
/** What spreadsheets take for the start of a formula, also in full width, behind a line break or an invisible sign. */ const formulaStart = /^(?:[\t\r]|[\s\0\u200b]*[=+\-@＝＋－＠])/u;
function toCell(value) {
    if (number.test(value)) {
        return value.replaceAll('\u00a0', '').replace('−', '-');
    }
    const safe = formulaStart.test(value) ? `'${value}` : value;
    return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}


},

}]);