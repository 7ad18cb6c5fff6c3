/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, render, screen} from '@testing-library/react';
import Variants from '@site/src/components/calculator/tools/Variants';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';
import {dataFiles} from '@site/src/content/data/dataFiles';
import type {CalculationReport} from '@cooperative/settlement/answer';
import {freshState, type Variant} from '@site/src/domain/calculator/state';
import {failed, ok, type Result} from '@cooperative/polish';
import {wholeExample} from '../../../../../packages/settlement/tests/samples/calculation';

const dated = dataFiles('.').rates.value;
const {report} = wholeExample();
const four: readonly Variant[] = ['A', 'B', 'C', 'D'].map((name) => ({
  name,
  description: {...freshState(dated).description},
}));

type Answer = (report: Result<CalculationReport>) => void;

function show(): {readonly waiting: Answer[]; readonly rename: () => void} {
  const waiting: Answer[] = [];
  const compare = (): Promise<Result<CalculationReport>> =>
    new Promise((resolve) => waiting.push(resolve));
  const table = (variants: readonly Variant[]) => (
    <LabelsContext value={polishLabels}>
      <Variants variants={variants} dated={dated} compare={compare} dispatch={() => undefined} />
    </LabelsContext>
  );
  const {rerender} = render(table(four));
  return {
    waiting,
    rename: () => rerender(table([...four])),
  };
}

async function say(answer: Answer | undefined, found: Result<CalculationReport>): Promise<void> {
  await act(async () => {
    answer?.(found);
    await Promise.resolve();
  });
}

test('each variant is computed once', async () => {
  const {waiting, rename} = show();
  for (let index = 0; index < 4; index += 1) {
    await say(waiting[index], ok(report));
    rename();
  }
  expect(waiting).toHaveLength(4);
  expect(screen.queryAllByText('…')).toEqual([]);
});

test('work that was stopped is said to be, and is no error in the data', async () => {
  const {waiting, rename} = show();
  await say(waiting[0], failed([]));
  await say(waiting[1], failed([{field: 'x', message: 'Popraw x.'}]));
  const [, one, other] = screen.getAllByRole('row');
  expect(one).toHaveTextContent('przerwano');
  expect(other).toHaveTextContent('błąd w danych');
  rename();
  expect(waiting).toHaveLength(5);
});
