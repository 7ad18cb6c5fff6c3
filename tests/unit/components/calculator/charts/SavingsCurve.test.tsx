/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import SavingsCurve from '@site/src/components/calculator/charts/SavingsCurve';
import type {SavingPoint} from '@site/src/domain/calculator/charts/savingsCurve';
import {zloty} from '@cooperative/polish';
import {brokenNumbers, pictureName, readouts, slide, tableRows} from '../../../../tools/chart';

const pointOf = (kw: number, savingZl: number): SavingPoint => ({kw, savingZl: zloty(savingZl)});
const points = [pointOf(40, 9000), pointOf(0, 0), pointOf(20, 6000), pointOf(60, 8000)];
const valued = points.map((point) => ({
  ...point,
  npvZl: zloty(point.savingZl * 10 - point.kw * 2000),
}));

const texts = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('text.flag')].map((text) =>
    text.textContent.replaceAll('\u00a0', ' '),
  );

describe('SavingsCurve', () => {
  test('without a purpose marks the current power and nothing as the best', () => {
    const {container} = render(<SavingsCurve points={points} current={20} label="Moc" />);
    expect(pictureName()).toContain(
      'Od 0 kWp do 60 kWp oszczędność w roku zmienia się od 0 zł do 8 000 zł. Teraz w obliczeniu: 20 kWp.',
    );
    expect(texts(container)).toEqual(['teraz 20 kWp']);
    expect(container.querySelectorAll('[data-best]')).toHaveLength(0);
  });

  test('marks the best power on the curve of the value alone', () => {
    const {container} = render(<SavingsCurve points={valued} current={40} best={20} label="Moc" />);
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(pictureName()).toContain(
      'Najwyższa wartość przedsięwzięcia (NPV) jest przy 20 kWp: 20 000 zł.',
    );
    expect(texts(container)).toEqual(['teraz 40 kWp', 'teraz 40 kWp', 'najlepiej 20 kWp']);
    expect(container.querySelectorAll('[data-best]')).toHaveLength(1);
  });

  test('leaves the value out if a point lacks it', () => {
    render(<SavingsCurve points={[...valued, pointOf(80, 1)]} current={20} label="Moc" />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('gives the values of the power under the slider, from the best on', () => {
    const {container} = render(<SavingsCurve points={valued} current={40} best={20} label="Moc" />);
    expect(screen.getByRole('slider', {name: 'Moc'})).toHaveValue('1');
    expect(slide('Moc', 3)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^60\u00a0kWp: .*8\u00a0000/),
    );
    expect(readouts(container)['Oszczędność w roku ze źródeł i spółdzielni']).toBe('8 000 zł');
  });

  test('has the points in the table, sorted by power', () => {
    render(<SavingsCurve points={points} current={20} label="Moc" />);
    expect(tableRows().map(([kw]) => kw)).toEqual(['Moc (kWp)', '0', '20', '40', '60']);
  });

  test.each([
    ['no points', [], 'Nie ma punktów do pokazania.'],
    ['points that are no numbers', [pointOf(Number.NaN, 5)], 'Nie ma punktów do pokazania.'],
    [
      'one point',
      [pointOf(10, -3)],
      'Od 10 kWp do 10 kWp oszczędność w roku zmienia się od −3 zł do −3 zł.',
    ],
    ['the same point twice', [pointOf(10, 0), pointOf(10, 0)], 'Od 10 kWp'],
  ])('with %s draws what can be drawn', (_, shown, finding) => {
    const {container} = render(<SavingsCurve points={shown} current={Number.NaN} label="Moc" />);
    expect(pictureName()).toContain(finding);
    expect(brokenNumbers(container)).toEqual([]);
  });
});
