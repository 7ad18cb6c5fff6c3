import {readSettings} from '../site/env';
import {unsetSettings} from './publication/unsetSettings';
import {run} from './terminal/run';

run(() => {
  const {required, optional} = unsetSettings(readSettings(process.env));
  const list = (lines: readonly string[]): string => lines.map((line) => `  – ${line}`).join('\n');
  if (optional.length > 0) {
    console.log(`Nieustawione, można bez nich publikować:\n${list(optional)}\n`);
  }
  console.log(
    required.length > 0
      ? `Brakuje do publikacji:\n${list(required)}\n\nWpisz je w src/site/settings.ts albo ustaw zmienne środowiska.`
      : 'Wszystko, co potrzebne do publikacji, jest ustawione.',
  );
  return required.length === 0;
});
