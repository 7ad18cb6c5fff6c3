import type {CalculatorRequest} from './protocol';
import {CalculatorSession} from './session';

const session = new CalculatorSession((answer) => {
  self.postMessage(answer);
});

self.addEventListener('message', ({data}: MessageEvent<CalculatorRequest>) => {
  session.handle(data).catch((error: unknown) => {
    // A page hears of errors of its worker, but not of promises that fail there.
    setTimeout(() => {
      throw error;
    });
  });
});
