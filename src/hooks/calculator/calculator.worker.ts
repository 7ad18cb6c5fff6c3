import type {CalculatorRequest} from './protocol';
import {CalculatorSession} from './session';

const session = new CalculatorSession((answer) => {
  self.postMessage(answer);
});

self.addEventListener('message', ({data}: MessageEvent<CalculatorRequest>) => {
  void session.handle(data);
});
