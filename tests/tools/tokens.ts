import {readFileSync} from 'node:fs';

export type Mode = 'light' | 'dark';

export const modes: readonly Mode[] = ['light', 'dark'];

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Six-digit hex colours of the palette, by name: `green-700`. */
export const palette: ReadonlyMap<string, string> = new Map(
  [...css.matchAll(/--([a-z]+(?:-\d+)?): (#[0-9a-f]{3,8});/g)].map(([, name = '', hex = '']) => [
    name,
    longHex(hex),
  ]),
);

/** Names of all tokens, without the leading dashes. */
export const tokenNames: ReadonlySet<string> = new Set(
  [...css.matchAll(/^ *--([a-z0-9-]+):/gm)].map(([, name = '']) => name),
);

const roles: ReadonlyMap<string, Readonly<Record<Mode, string>>> = new Map(
  [
    ...css.matchAll(
      /--se-([a-z-]+): (?:var\(--in-light, var\(--([a-z0-9-]+)\)\) var\(--in-dark, var\(--([a-z0-9-]+)\)\)|var\(--([a-z]+(?:-\d+)?)\));/g,
    ),
  ].map(([, role = '', light, dark, both = '']) => [
    role,
    {light: hexOf(light ?? both), dark: hexOf(dark ?? both)},
  ]),
);

/** Hex colour of a role in a mode: `page`, `light` gives `#ffffff`. */
export function colourOf(role: string, mode: Mode): string {
  const colours = roles.get(role);
  if (!colours) {
    throw new Error(`tokens.css has no role --se-${role} of two colours.`);
  }
  return colours[mode];
}

/** WCAG 2.2 contrast ratio of two hex colours. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function hexOf(name: string): string {
  const hex = palette.get(name);
  if (hex === undefined) {
    throw new Error(`tokens.css has no colour --${name}.`);
  }
  return hex;
}

function longHex(hex: string): string {
  return hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
