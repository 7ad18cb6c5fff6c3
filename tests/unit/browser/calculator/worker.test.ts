import type {CalculatorRequest} from '@site/src/browser/calculator/protocol';

jest.mock('@cooperative/settlement/cooperative/description/readDescription', () => {
  throw new Error('no such chunk');
});

let ask: (event: {readonly data: CalculatorRequest}) => void;

test('a failure reaches the page as an error', async () => {
  Object.assign(globalThis, {
    self: {addEventListener: (_: string, listener: typeof ask) => (ask = listener)},
  });
  await import('@site/src/browser/calculator/calculator.worker');
  const later = jest.fn<number, [then: () => void]>(() => 0);
  Object.assign(globalThis, {setTimeout: later});
  ask({data: {kind: 'read', id: 1, text: '{}'}});
  await new Promise(setImmediate);
  expect(later.mock.calls[0]?.[0]).toThrow('no such chunk');
});
