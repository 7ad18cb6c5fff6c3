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
<div class="head">
<div>
<p class="back"><a href="../"><img src="../img/favicon.webp" alt="" width="32" height="32">Wróć do serwisu</a></p>
<h1>Edytor serwisu</h1>
<p class="lead">Tu redakcja zmienia artykuły, wzory pism i&nbsp;teksty stron: z&nbsp;podglądem, sprawdzaniem błędów i&nbsp;wyszukiwarką źródeł.</p>
<noscript><p>Edytor wymaga włączonej obsługi skryptów w przeglądarce.</p></noscript>
<p id="state" role="status"></p>
<p><button type="button" id="open" hidden>Otwórz edytor na tym komputerze</button></p>
</div>
${drawing}
</div>
<div class="ways">
${isConnected ? connected : unconnected}
${forReaders}
</div>
</main>
</body>
</html>
`;
}

const connected = `<section>
<h2>Wejście</h2>
<p>Do wejścia trzeba konta GitHub, które ma dostęp do repozytorium serwisu.</p>
</section>`;

const unconnected = `<section>
<h2>Na swoim komputerze</h2>
<p>Działa od razu, bez konta:</p>
<ol>
<li>W&nbsp;katalogu serwisu uruchom <code>npm start</code>.</li>
<li>Otwórz <code>http://localhost:3000/<wbr>redakcja/</code> w&nbsp;Chrome lub Edge.</li>
<li>Zmiany zapiszą się w&nbsp;plikach na dysku.</li>
</ol>
</section>
<section>
<h2>Pod tym adresem</h2>
<p>Gdy właściciel połączy edytor ustawieniem <code>githubRepository</code>, wystarczy tu wejść kontem GitHub. Krok po kroku opisuje to plik <code>REDAKCJA.md</code>. Dziś edytor nie jest połączony z&nbsp;repozytorium, więc tutaj zmian nie zapisze.</p>
</section>`;

/** What is done here, in the line of the site's drawings: a text, written and checked. */
const drawing = `<svg viewBox="0 0 240 138" aria-hidden="true">
<circle class="sun" cx="218" cy="26" r="12"/>
<path class="hill" d="M0 138v-20Q60 100 126 112T240 108v30z"/>
<path class="sheet" d="M60 16h76l18 18v103H60zM136 16v18h18M74 52h62M74 66h66M74 80h44"/>
<path class="title" d="M74 36h40"/>
<circle class="done" cx="138" cy="108" r="15"/>
<path class="tick" d="M131 108l5 6 10-12"/>
<path class="pencil" d="M176 122l4-16 30-46 12 8-30 46zM180 106l12 8M204 69l12 8"/>
<path d="M0 137h240"/>
</svg>`;

/** Who came by chance, or to say that something is wrong. */
const forReaders = `<section>
<h2>Widzisz błąd, a&nbsp;nie redagujesz?</h2>
<p>Zobacz, <a href="../co-sie-zmienilo">co już poprawiliśmy</a>, albo przejdź na stronę <a href="../kontakt">Kontakt</a>: mówi, czy i&nbsp;dokąd możesz napisać.</p>
</section>`;

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
