import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import type {RateTable} from '@cooperative/settlement/money/rates';
import {failed, type Result} from '@cooperative/polish/result';
import type {CalculatorAnswer, CalculatorRequest, Questions} from './protocol';
import {startWorker} from './startWorker';

/** A worker and the questions waiting for it. */
export class WorkerLine {
  private worker: Worker | null = null;
  private nextId = 1;
  private settling: {id: number; listen: (answer: CalculatorAnswer) => void} | null = null;
  private readonly waiting = new Map<number, (result: Result<never>) => void>();

  constructor(
    private readonly rates: RateTable,
    private readonly onFailure: () => void,
  ) {}

  /** The worker starts with the first question, not with the page. */
  private send(request: CalculatorRequest): void {
    this.worker ??= this.start();
    this.worker.postMessage(request);
  }

  settle(input: CooperativeInput, listen: (answer: CalculatorAnswer) => void): void {
    const id = this.nextId++;
    this.settling = {id, listen};
    this.send({kind: 'settle', id, input});
  }

  ask<Kind extends keyof Questions>(
    kind: Kind,
    asked: Questions[Kind]['asked'],
  ): Promise<Result<Questions[Kind]['answer']>> {
    return this.answerTo((id) => ({kind, id, ...asked}) as CalculatorRequest);
  }

  read(text: string): Promise<Result<CooperativeInput>> {
    return this.answerTo((id) => ({kind: 'read', id, text}));
  }

  private answerTo<Value>(question: (id: number) => CalculatorRequest): Promise<Result<Value>> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send(question(id));
    });
  }

  /** A calculation cannot be stopped from outside: its worker is terminated, and the next question starts a new one. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.settling = null;
    for (const resolve of this.waiting.values()) {
      resolve(failed([]));
    }
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = startWorker();
    worker.addEventListener('message', ({data}: MessageEvent<CalculatorAnswer>) => {
      if (data.kind === 'answer') {
        this.waiting.get(data.id)?.(data.result as Result<never>);
        this.waiting.delete(data.id);
      } else if (data.id === this.settling?.id) {
        this.settling.listen(data);
      }
    });
    worker.addEventListener('error', () => {
      this.close();
      this.onFailure();
    });
    worker.postMessage({kind: 'rates', rates: this.rates} satisfies CalculatorRequest);
    return worker;
  }
}
