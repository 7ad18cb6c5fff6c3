/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AssumptionField from '@site/src/components/calculator/results/answer/AssumptionField';
import {dayEnergy, meanGrid} from '@site/src/domain/calculator/charts/chartData';
import {photovoltaicKw} from '@cooperative/settlement/description';
import {hoursOfDay} from '@cooperative/settlement/explain';
import {wholeExample} from '../../../../../packages/settlement/tests/samples/calculation';

const {report, input} = wholeExample();

describe('The link to the field of an assumption', () => {
  test('leads to it in the full form', async () => {
    render(
      <>
        <details>
          <details>
            <select id="pole-prices-gridReading" aria-label="Wykładnia" />
          </details>
        </details>
        <AssumptionField id="A5" input={input} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', {name: 'Zmień A5 w formularzu'}));
    expect(screen.getByRole('combobox', {name: 'Wykładnia'})).toHaveFocus();
    expect(screen.getByRole('combobox', {name: 'Wykładnia'})).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('of the capacity fee leads to the first own tariff that charges it per kWh', async () => {
    const [first] = input.members;
    const own = {
      kind: 'own' as const,
      zones: [],
      capacity: {kind: 'perKwh' as const, coefficient: 1},
    };
    const withOwn = {
      ...input,
      tariffs: {...input.tariffs, niczyja: own, 'C 11': own},
      members: first ? [{...first, tariff: 'C 11'}] : [],
      battery: undefined,
    };
    render(
      <>
        <input id="pole-tariffs-C-11-capacity-coefficient" aria-label="Współczynnik" />
        <AssumptionField id="A14" input={withOwn} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', {name: 'Zmień A14 w formularzu'}));
    expect(screen.getByRole('textbox', {name: 'Współczynnik'})).toHaveFocus();
  });

  test('says that nobody pays the capacity fee per kWh', () => {
    render(<AssumptionField id="A14" input={{...input, tariffs: {}}} />);
    expect(screen.getByText(/W tym obliczeniu nikt nie ma takich stawek/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('in the quick form says where the field is', async () => {
    render(<AssumptionField id="A15" input={input} />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('To pole jest w trybie pełnym');
  });
});

describe('Numbers of the charts', () => {
  test('the power of panels excludes other sources', () => {
    expect(photovoltaicKw(input)).toBe(55.5);
  });

  test('the hour that occurs twice in October is summed, the one skipped in March is empty', () => {
    const {axis, flows} = report;
    const hours = hoursOfDay(axis, '2026-10-25').filter((hour) => axis.localHour[hour] === 2);
    const twice = hours.reduce((all, hour) => all + (flows.fromGrid[hour] ?? 0), 0);
    expect(hours).toHaveLength(2);
    expect(dayEnergy(report, hoursOfDay(axis, '2026-10-25'))[2]?.fromGrid).toBeCloseTo(twice, 9);
    expect(dayEnergy(report, hoursOfDay(axis, '2026-03-29'))[2]).toEqual({
      selfUse: 0,
      shared: 0,
      fromGrid: 0,
      toGrid: 0,
    });
  });

  test('the mean hours of a month sum to its import minus export', () => {
    const {importKwh, exportKwh} = report.settlement.energy.balance;
    const june = meanGrid(report)[5] ?? [];
    const total = june.reduce((all, value) => all + value * 30, 0);
    expect(total).toBeCloseTo((importKwh[5] ?? 0) - (exportKwh[5] ?? 0), 4);
  });
});
