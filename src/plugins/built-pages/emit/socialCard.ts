import {escapeHtml} from '@cooperative/polish';

/* The palette of tokens.css, which an image cannot read. */
const colors = {
  page: '#ffffff',
  text: '#0f172a',
  muted: '#475569',
  green: '#15803d',
  pale: '#e2e8f0',
};

/** In pixels. */
export const cardSize = {width: 1200, height: 630};
const stripe = 12;
export const padding = 72;
export const nameTop = stripe + padding;
const nameHeight = 40;
const ribbonHeight = 120;
/** Where a title has its room: between the name of the site and the day ribbon. */
export const titleRoom = {
  top: nameTop + nameHeight,
  width: cardSize.width - 2 * padding,
  height: cardSize.height - nameTop - nameHeight - ribbonHeight - padding,
};

/** A text as Pango takes it: its markup, and its size in pixels. */
export interface CardText {
  readonly markup: string;
  readonly size: number;
}

/** What all cards have in common but the name of the site: a stripe and the day ribbon, as SVG. */
export function cardFrame(): string {
  const {width, height} = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>`,
    `<rect width="${width}" height="${stripe}" fill="${colors.green}"/>`,
    ...ribbonCells(),
    '</svg>',
  ].join('');
}

export function cardName(siteName: string): CardText {
  return {markup: coloured(siteName, colors.muted), size: 32};
}

/** The title of a page; a long one is set smaller, so that it fits. */
export function cardTitle(title: string): CardText {
  return {
    markup: `<span line_height="1.1" letter_spacing="-1024">${coloured(title, colors.text)}</span>`,
    size: title.length > 60 ? 60 : 76,
  };
}

function coloured(text: string, color: string): string {
  return `<span foreground="${color}">${escapeHtml(text)}</span>`;
}

/** 24 hours; the sunny ones are taller and green. */
function ribbonCells(): string[] {
  const gap = 6;
  const width = (cardSize.width - 2 * padding - 23 * gap) / 24;
  const bottom = cardSize.height - padding;
  return Array.from({length: 24}, (_, hour) => {
    const sun = Math.max(0, Math.sin((Math.PI * (hour - 5)) / 15));
    const height = 24 + (ribbonHeight - 24) * (hour >= 5 && hour <= 20 ? sun : 0);
    const left = padding + hour * (width + gap);
    const color = hour >= 6 && hour <= 19 ? colors.green : colors.pale;
    return `<rect x="${left}" y="${bottom - height}" width="${width}" height="${height}" rx="4" fill="${color}"/>`;
  });
}
