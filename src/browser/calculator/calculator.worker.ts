import type {CalculatorRequest} from './protocol';
import {CalculatorSession} from './session';

const session = new CalculatorSession((answer) => {
  self.postMessage(answer);
});

self.addEventListener('message', ({data}: MessageEvent<CalculatorRequest>) => {
  session.handle(data).catch((error: unknown) => {
    // A page gets the errors thrown in its worker, but not the promises rejected there.
    setTimeout(() => {
      throw error;
    });
  });
});
