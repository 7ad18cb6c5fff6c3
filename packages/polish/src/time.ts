/** Durations in milliseconds. A civil day may be an hour longer or shorter. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A day in minutes, the unit of time labels of readings. */
export const dayMinutes = dayMs / minuteMs;
