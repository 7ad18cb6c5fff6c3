/** Calls `onEnd` once `ms` have passed while it ran. Returns what lets it run and stands it still; it begins still. */
export function countdown(ms: number, onEnd: () => void): (isRunning: boolean) => void {
  let left = ms;
  let begun = 0;
  let timer = 0;
  return (isRunning) => {
    if (isRunning && timer === 0) {
      begun = Date.now();
      timer = window.setTimeout(onEnd, left);
    } else if (!isRunning && timer !== 0) {
      clearTimeout(timer);
      timer = 0;
      left -= Date.now() - begun;
    }
  };
}
