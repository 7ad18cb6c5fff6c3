/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import RegisterGrowth from '@site/src/components/articles/RegisterGrowth';
import {drawRegister} from '@site/src/components/articles/RegisterGrowth/drawing';
import {dataFiles} from '@site/src/content/data/dataFiles';

const {readings} = dataFiles('.').register.value;

describe('The growth of the register', () => {
  test('is described in the name of the picture and below it', () => {
    render(<RegisterGrowth readings={readings.slice(-2)} />);
    const finding = /Od 4\.09\.2025 do 2\.03\.2026 liczba wpisów wzrosła z 138 do ponad\s600\./;
    expect(screen.getByRole('img', {name: finding})).toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent(finding);
  });

  test('has a table row for each reading, with „ponad” where the source says so', () => {
    render(<RegisterGrowth readings={readings} />);
    const rows = screen.getAllByRole('row', {hidden: true}).slice(1);
    expect(rows).toHaveLength(readings.length);
    expect(rows.filter((row) => row.textContent.includes('ponad'))).toHaveLength(
      readings.filter(({over}) => over).length,
    );
    expect(within(rows[6] ?? document.body).getByText('inne źródło: 136')).toBeInTheDocument();
  });

  test('is drawn on a true time axis, without overlapping labels', () => {
    const {bars} = drawRegister(readings);
    const day = (index: number): number => Date.parse(readings[index]?.day ?? '');
    const y = (index: number): number => bars[index]?.y ?? 0;
    const last = bars.length - 1;
    for (let index = 1; index <= last; index++) {
      expect(y(index) - y(index - 1)).toBeGreaterThanOrEqual(19);
      const share = (day(index) - day(0)) / (day(last) - day(0));
      expect((y(index) - y(0)) / (y(last) - y(0))).toBeCloseTo(share, 2);
    }
  });

  test('draws each bar in proportion to its number', () => {
    const {bars} = drawRegister(readings);
    const widths = bars.map(({width}) => Number.parseFloat(width));
    const longest = widths.at(-1) ?? 0;
    widths.forEach((width, index) => {
      expect(width / longest).toBeCloseTo((readings[index]?.count ?? 0) / 600, 2);
    });
    // As wide as the plot, which leaves room for a number beside itself.
    expect(longest).toBe(100);
  });
});
