/** All files of the calculator's first load, until the visitor moves, presses or scrolls anything, kB of gzip. */
export const untouchedCalculatorKb = 255;
