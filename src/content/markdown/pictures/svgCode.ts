/** What an SVG must not have: opened by its own address it is a document that could run code of its own. */
const refused: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<!entity/, 'własne encje'],
  [/<\?xml-stylesheet/, 'odwołanie do arkusza stylów'],
  [/1999\/xhtml/, 'HTML'],
  [/<(?:[\w.-]+:)?script\b/, 'skrypt'],
  [/<(?:[\w.-]+:)?(?:foreignobject|iframe|object|embed|audio|video)\b/, 'obcą treść'],
  [/<(?:[\w.-]+:)?(?:handler|listener|set|animate\w*)\b/, 'animację, która może zmieniać adresy'],
  [/[\s"'/]on[a-z]+\s*=/, 'polecenie wykonywane po zdarzeniu („on…”)'],
  [
    /\b(?:href|src)\s*=\s*(?:"(?!\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);))|'(?!\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);))|[^\s"'])/,
    'link poza rysunek',
  ],
  [/url\(\s*["']?(?![\s"']*#)|@import/, 'link poza rysunek'],
  [/(?:java|vb)script:/, 'skrypt'],
];

/** What an SVG has that could run or fetch something, in Polish; null for a mere drawing. */
export function svgCode(bytes: Uint8Array): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return 'inne kodowanie niż UTF-8';
  }
  if (/^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) {
    return 'inne kodowanie niż UTF-8';
  }
  const plain = text.replaceAll(/&#(?:(\d{1,7})|x([\da-f]{1,6}));?/gi, (_, decimal, hex) => {
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0x10_ff_ff ? '' : String.fromCodePoint(code);
  });
  const seen = [text, plain, plain.replaceAll(/[\t\n\r]/g, '')].map((one) => one.toLowerCase());
  return refused.find(([pattern]) => seen.some((one) => pattern.test(one)))?.[1] ?? null;
}
