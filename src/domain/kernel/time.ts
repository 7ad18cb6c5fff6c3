/** Lengths of time in milliseconds. A day of the civil calendar may be an hour longer or shorter. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The same of a day in minutes, as labels of readings count. */
export const dayMinutes = dayMs / minuteMs;
