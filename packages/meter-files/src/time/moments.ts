import {hourMs, polishOffsetHours} from '@cooperative/polish';

/** The same moment in Polish civil time, as if that were UTC. */
function civil(utcMs: number): string {
  return new Date(utcMs + polishOffsetHours(utcMs) * hourMs).toISOString();
}

/** A moment in Poland: `25.10.2025 14:00`. The repeated autumn hour is marked as summer or winter time. */
export function formatMoment(utcMs: number): string {
  const text = civil(utcMs);
  const [year = '', month = '', day = ''] = text.slice(0, 10).split('-');
  const twin =
    civil(utcMs - hourMs) === text
      ? ' czasu zimowego'
      : civil(utcMs + hourMs) === text
        ? ' czasu letniego'
        : '';
  return `${day}.${month}.${year} ${text.slice(11, 16)}${twin}`;
}

/** A moment as calculations expect it: `2025-10-24T22:00Z`. */
export function utcText(utcMs: number): string {
  return `${new Date(utcMs).toISOString().slice(0, 16)}Z`;
}
