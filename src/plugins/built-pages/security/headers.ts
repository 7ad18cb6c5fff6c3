/**
 * What a host that sends headers of one's own should send with every file, besides the policy that stands in each page:
 * a page cannot say of itself who may put it into a frame, or that it is reached encrypted only.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': "frame-ancestors 'none'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The editor's window for signing in has to answer it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Files with a hash in their names never change. */
const unchangingFiles = 'public, max-age=31536000, immutable';

/** A drawing opened by its own address is a document: it runs nothing, fetches nothing and is of no origin. */
export const pictureHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};

/** Where pictures lie: those of `static`, and those beside articles. */
export const pictureFolders = ['img', 'assets/images'] as const;

/** The file `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile(baseUrl: string): string {
  const lines = (headers: Readonly<Record<string, string>>): string[] =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${baseUrl}*`,
    ...lines(securityHeaders),
    `${baseUrl}assets/*`,
    ...lines({'Cache-Control': unchangingFiles}),
    ...pictureFolders.flatMap((folder) => [`${baseUrl}${folder}/*`, ...lines(pictureHeaders)]),
    '',
  ].join('\n');
}
