import {readSettings} from '../site/env';
import {unsetSettings} from './publication/unsetSettings';

const {required, optional} = unsetSettings(readSettings(process.env));
const list = (lines: readonly string[]): string => lines.map((line) => `  – ${line}`).join('\n');

if (optional.length > 0) {
  console.log(`Nieustawione, można bez nich publikować:\n${list(optional)}\n`);
}
if (required.length > 0) {
  console.log(
    `Brakuje do publikacji:\n${list(required)}\n\nWpisz je w src/site/settings.ts albo ustaw zmienne środowiska.`,
  );
  process.exitCode = 1;
} else {
  console.log('Wszystko, co potrzebne do publikacji, jest ustawione.');
}
