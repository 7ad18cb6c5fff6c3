"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["596"], {
9455(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  drawPicture: () => (drawPicture)
});
/** What the picture says. */ /** The size that sites which show links expect. */ const size = {
    width: 1200,
    height: 630
};
const margin = 60;
/** On paper and in other people's pages there is no dark mode. */ const colours = {
    page: '#ffffff',
    text: '#0f172a',
    muted: '#475569',
    line: '#15803d',
    box: '#f1f5f9'
};
/** A picture of the answer to put under a post or in a presentation, as PNG; null if the browser cannot draw. */ async function drawPicture(content) {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const context = canvas.getContext('2d');
    if (!context) {
        return null;
    }
    await document.fonts.ready;
    draw(context, content);
    return new Promise((resolve)=>{
        canvas.toBlob(resolve, 'image/png');
    });
}
function draw(context, content) {
    const family = getComputedStyle(document.body).fontFamily;
    const { width, height } = size;
    const inner = width - 2 * margin;
    const write = (text, param)=>{
        let { x = margin, y, px, weight = 400, room = inner, colour = colours.text, lines = 1 } = param;
        context.fillStyle = colour;
        context.font = `${weight} ${px}px ${family}`;
        wrapped(context, text, room).slice(0, lines).forEach((line, index)=>{
            context.fillText(line, x, y + index * px * 1.3);
        });
    };
    context.fillStyle = colours.page;
    context.fillRect(0, 0, width, height);
    context.fillStyle = colours.line;
    context.fillRect(0, 0, width, 14);
    write(content.title, {
        y: 82,
        px: 28,
        colour: colours.muted
    });
    write(content.sentence, {
        y: 146,
        px: 40,
        weight: 700,
        lines: 4
    });
    const gap = 24;
    const box = (inner - gap * (content.figures.length - 1)) / content.figures.length;
    content.figures.forEach((param, index)=>{
        let { name, value } = param;
        const x = margin + index * (box + gap);
        context.fillStyle = colours.box;
        context.fillRect(x, 322, box, 188);
        write(name, {
            x: x + 20,
            y: 362,
            px: 22,
            room: box - 40,
            colour: colours.muted,
            lines: 2
        });
        write(value, {
            x: x + 20,
            y: 438,
            px: 30,
            weight: 700,
            room: box - 40,
            lines: 2
        });
    });
    write(content.remark, {
        y: 542,
        px: 18,
        colour: colours.muted,
        lines: 2
    });
    write(content.address, {
        y: 602,
        px: 24,
        weight: 600,
        colour: colours.line
    });
}
/** The text in lines no wider than the room. */ function wrapped(context, text, room) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')){
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && context.measureText(longer).width > room) {
            lines.push(line);
            line = word;
        } else {
            line = longer;
        }
    }
    return [
        ...lines,
        line
    ];
}


},

}]);