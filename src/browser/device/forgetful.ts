/** Said where something is told as kept, in a browser that does not keep it for good. */
export const forgetfulText =
  'Safari usuwa te dane po 7\u00a0dniach bez wizyty na tej stronie, więc zapisz też plik.';

/**
 * Whether the browser is WebKit, also by another name on a phone of Apple: since Safari 13.1 it deletes what scripts keep
 * after seven days of use without a visit.
 */
export function isForgetful(): boolean {
  return navigator.vendor.startsWith('Apple');
}
