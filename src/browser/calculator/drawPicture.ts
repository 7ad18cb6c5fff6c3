import type {PictureContent} from '@site/src/domain/calculator/answer/pictureContent';

/** The size that sites which show links expect. */
const size = {width: 1200, height: 630};
const margin = 60;
/** From line to line, in heights of letters. */
const spacing = 1.3;
/** On paper and in other people's pages there is no dark mode. */
const colours = {
  page: '#ffffff',
  text: '#0f172a',
  muted: '#475569',
  line: '#15803d',
  box: '#f1f5f9',
};

/** A picture of the answer to put under a post or in a presentation, as PNG; null if the browser cannot draw. */
export async function drawPicture(content: PictureContent): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) {
    return null;
  }
  await document.fonts.ready;
  draw(context, content);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function draw(context: CanvasRenderingContext2D, content: PictureContent): void {
  const family = getComputedStyle(document.body).fontFamily;
  const {width, height} = size;
  const inner = width - 2 * margin;
  const write = (
    text: string,
    {x = margin, y, px: largest, weight = 400, room = inner, colour = colours.text, rows = 1}: Line,
  ): void => {
    context.fillStyle = colour;
    // A long text gets smaller letters: it is told whole.
    for (let px = largest; px > 0; px -= 1) {
      context.font = `${weight} ${px}px ${family}`;
      const lines = wrapped(context, text, room);
      const isWide = lines.some((line) => context.measureText(line).width > room);
      if (!isWide && lines.length * px <= rows * largest) {
        lines.forEach((line, index) => context.fillText(line, x, y + index * px * spacing));
        return;
      }
    }
  };
  context.fillStyle = colours.page;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colours.line;
  context.fillRect(0, 0, width, 14);
  write(content.title, {y: 82, px: 28, colour: colours.muted});
  write(content.sentence, {y: 146, px: 40, weight: 700, rows: 4});
  const gap = 24;
  const box = (inner - gap * (content.figures.length - 1)) / content.figures.length;
  content.figures.forEach(({name, value}, index) => {
    const x = margin + index * (box + gap);
    context.fillStyle = colours.box;
    context.fillRect(x, 322, box, 188);
    write(name, {x: x + 20, y: 362, px: 22, room: box - 40, colour: colours.muted, rows: 2});
    write(value, {x: x + 20, y: 438, px: 30, weight: 700, room: box - 40, rows: 2});
  });
  write(content.remark, {y: 542, px: 18, colour: colours.muted, rows: 2});
  write(content.address, {y: 602, px: 24, weight: 600, colour: colours.line});
}

interface Line {
  readonly x?: number;
  readonly y: number;
  /** Of the largest letters. */
  readonly px: number;
  readonly weight?: number;
  readonly room?: number;
  readonly colour?: string;
  /** How many lines there is room for at this size. */
  readonly rows?: number;
}

/** The text in lines no wider than the room. */
function wrapped(context: CanvasRenderingContext2D, text: string, room: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
