import {createHash} from 'node:crypto';
import type {EditorSettings} from './editorConfig';

interface EditorPage {
  /** Path under which the site is served. */
  readonly baseUrl: string;
  readonly settings: EditorSettings;
  /** Address of each package the scripts import, relative to the editor's folder. */
  readonly packages: Readonly<Record<string, string>>;
  /** Folder of the page's own scripts and styles, which changes with their content. */
  readonly own: string;
}

/** The page `/redakcja`. Before scripts run, or where they may not, it says what it is and how to open it. */
export function editorPage({baseUrl, settings, packages, own}: EditorPage): string {
  const imports = JSON.stringify({imports: packages});
  const isConnected = settings.githubRepository !== null;
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<base href="${baseUrl}redakcja/">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${policy(settings, imports)}">
<title>Edytor serwisu</title>
<link rel="icon" href="../img/favicon.webp">
<link rel="stylesheet" href="${own}/start.css">
<script type="importmap">${imports}</script>
<script type="module" src="${own}/start.js"></script>
</head>
<body>
<main id="start">
<p class="back"><a href="../"><img src="../img/favicon.webp" alt="" width="32" height="32">Wróć do serwisu</a></p>
<div class="head">
<div>
<h1>Edytor serwisu</h1>
<p class="lead">Dla redakcji. Zmieniasz artykuły, wzory pism i&nbsp;teksty stron, a&nbsp;edytor od&nbsp;razu pokazuje podgląd i&nbsp;błędy.</p>
<noscript><p>Edytor wymaga włączonej obsługi skryptów w przeglądarce.</p></noscript>
<p id="state" role="status"></p>
<p><button type="button" id="open" hidden>Otwórz edytor na tym komputerze</button></p>
</div>
${drawing}
</div>
<div class="ways">
${isConnected ? connected : unconnected}
<p>Widzisz błąd, a&nbsp;nie redagujesz? Zobacz, <a href="../co-sie-zmienilo">co już poprawiliśmy</a>, albo przejdź na stronę <a href="../kontakt">Kontakt</a>: mówi, czy i&nbsp;dokąd możesz napisać.</p>
</div>
</main>
</body>
</html>
`;
}

const connected = `<ol>
<li><h2>Wejdź</h2><p>Kontem GitHub, które ma dostęp do repozytorium serwisu.</p></li>
<li><h2>Zmień</h2><p>Obok widzisz podgląd i&nbsp;to, co poprawić.</p></li>
<li><h2>Zapisz</h2><p>Powstanie propozycja zmiany. Serwis zmieni się, gdy ją opublikujesz.</p></li>
</ol>`;

const unconnected = `<ol>
<li><h2>Uruchom</h2><p>W&nbsp;katalogu serwisu na swoim komputerze: <code>npm start</code>. Konta nie trzeba.</p></li>
<li><h2>Otwórz</h2><p>W&nbsp;Chrome lub Edge:<br><code>http://localhost:3000/<wbr>redakcja/</code></p></li>
<li><h2>Zmień i&nbsp;zapisz</h2><p>Zmiany zapiszą się w&nbsp;plikach na dysku.</p></li>
</ol>
<p>Pod tym adresem edytor nie zapisze dziś zmian: właściciel nie połączył go jeszcze z&nbsp;repozytorium. Jak to zrobić, opisuje plik <code>REDAKCJA.md</code>.</p>`;

/** The editor in the line of the site's drawings: fields at the left, at the right what they make, checked. */
const drawing = `<svg viewBox="0 0 240 138" aria-hidden="true">
<circle class="sun" cx="26" cy="48" r="14"/>
<path class="hill" d="M0 138v-24Q60 96 126 110T240 104v34z"/>
<path class="sheet" d="M26 137V22a6 6 0 0 1 6-6h176a6 6 0 0 1 6 6v115"/>
<path d="M26 32h188M116 32v105M36 24h.1M43 24h.1M50 24h.1"/>
<path class="field" d="M38 50h66v14H38zM38 80h66v14H38zM38 110h66v18H38z"/>
<path d="M38 44h22M38 74h30M38 104h26"/>
<path class="title" d="M130 48h52"/>
<path d="M130 62h70M130 74h70M130 86h48M130 104h34M130 116h28"/>
<circle class="done" cx="190" cy="112" r="14"/>
<path class="tick" d="M183 112l5 6 9-11"/>
<path d="M0 137h240"/>
</svg>`;

/** The editor may talk only to GitHub and to the owner's sign-in server. */
function policy({cmsAuthUrl}: EditorSettings, inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const github = 'https://api.github.com https://github.com https://*.githubusercontent.com';
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.githubusercontent.com",
    `connect-src 'self' data: blob: ${github}${cmsAuthUrl === null ? '' : ` ${cmsAuthUrl}`}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}
