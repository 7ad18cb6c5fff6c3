/** What is left to be taken over, in the order of the page, as ids are counted in it. */
let waiting: (() => void)[] = [];
/** What was found while the last one was taken over: it lies within it, so it comes before the others. */
const found: (() => void)[] = [];
let isGoing = false;
const watchers: (() => void)[] = [];

/** A promise that is kept in a task of its own, once all that lies before it in the page has been taken over. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    found.push(resolve);
    if (!isGoing) {
      isGoing = true;
      setTimeout(go);
    }
  });
}

/** Calls back once nothing is left to be taken over. */
export function whenAllTaken(then: () => void): void {
  if (isGoing) {
    watchers.push(then);
  } else {
    then();
  }
}

function go(): void {
  waiting = [...found.splice(0), ...waiting];
  const next = waiting.shift();
  if (next) {
    next();
    setTimeout(go);
  } else {
    isGoing = false;
    watchers.splice(0).forEach((then) => {
      then();
    });
  }
}
