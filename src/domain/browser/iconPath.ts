type Attributes = Readonly<Record<string, string | undefined>>;

/** How each SVG shape is written as a path. */
const toPath: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({d = ''}) => standingAlone(d),
  circle: ({cx, cy, r}) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({cx, cy, rx, ry}) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: ({x = '0', y = '0', width, height, rx, ry}) =>
    rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0)),
};

/** Only the letters and numbers of path data, so that nothing else can come in from the network. */
const pathData = /^[MLHVCSQTAZ0-9eE\s,.+-]+$/i;

/**
 * Converts the body of an Iconify line icon to a single path. The page sets the colour and width of the line, so only
 * the shapes are kept. Throws if there is nothing to draw.
 */
export function iconPath(body: string): string {
  const path = [...body.matchAll(/<(path|circle|ellipse|rect)\b([^<>]*)>/g)]
    .map(([, element = '', attributes = '']) => toPath[element]?.(readAttributes(attributes)))
    .join('');
  if (!isPathData(path)) {
    throw new Error(`Not a line drawing: ${body}`);
  }
  return path;
}

export function isPathData(path: unknown): path is string {
  return typeof path === 'string' && pathData.test(path);
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/(?:^|[^a-z-])([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/**
 * Path data that may follow other path data. A leading `m` is absolute only at the very beginning of a path, so it
 * becomes `M`; coordinates that follow it without a command stay a relative line.
 */
function standingAlone(d: string): string {
  const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
  return d.replace(
    new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*(?=(.?))`),
    (_, x: string, y: string, next: string) => `M${x} ${y}${/[\d.+-]/.test(next) ? 'l' : ''}`,
  );
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (width: number): string => `a${rx} ${ry} 0 1 0 ${width} 0`;
  return `M${round(cx - rx)} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  if (radius === 0) {
    return `M${x} ${y}h${width}v${height}h${-width}z`;
  }
  const across = round(width - 2 * radius);
  const down = round(height - 2 * radius);
  const corner = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${round(x + radius)} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  );
}

/** Removes floating-point noise. */
function round(value: number): number {
  return Number(value.toFixed(3));
}
