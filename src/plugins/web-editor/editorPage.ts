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
<h1>Edytor serwisu</h1>
${isConnected ? connected : unconnected}
<noscript><p>Edytor wymaga włączonej obsługi skryptów w przeglądarce.</p></noscript>
<p id="state" role="status"></p>
<p><button type="button" id="open" hidden>Otwórz edytor na tym komputerze</button></p>
<p><a href="../">Wróć do serwisu</a></p>
</main>
</body>
</html>
`;
}

const connected =
  '<p>Tu redakcja zmienia artykuły i teksty stron. Do wejścia trzeba konta GitHub.</p>';

const unconnected = `<p>Edytor nie jest połączony z repozytorium, więc pod adresem serwisu jeszcze nie zapisze zmian. Właściciel łączy go ustawieniem <code>githubRepository</code>. Opisuje to plik <code>REDAKCJA.md</code>.</p>
<p>Na własnym komputerze edytor działa już teraz. Uruchom <code>npm start</code> i otwórz <code>http://localhost:3000/redakcja/</code> w przeglądarce Chrome lub Edge. Zmiany zapiszą się w plikach na dysku.</p>`;

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
