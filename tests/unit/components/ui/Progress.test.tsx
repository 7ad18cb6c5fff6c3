/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import Progress from '@site/src/components/ui/Progress';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';

const show = (value: number | null, maximum?: number) => (
  <LabelsContext value={polishLabels}>
    <Progress label="Czytamy plik" value={value} {...(maximum !== undefined && {maximum})} />
  </LabelsContext>
);

test('the maximum is 100 by default, and the percentage is shown', () => {
  const {rerender} = render(show(40));
  const bar = screen.getByRole('progressbar', {name: 'Czytamy plik'});
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar).toHaveAttribute('aria-valuetext', 'Wczytano 40%');
  expect(screen.getByText('40%')).toBeVisible();
  rerender(show(40, 80));
  expect(screen.getByText('50%')).toBeVisible();
});

test('only each quarter is announced', () => {
  const {rerender} = render(show(0));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(show(26));
  expect(screen.getByRole('status')).toHaveTextContent('Wczytano 25%');
  rerender(show(49));
  expect(screen.getByRole('status')).toHaveTextContent('Wczytano 25%');
  rerender(show(50));
  expect(screen.getByRole('status')).toHaveTextContent('Wczytano 50%');
});

test('an unknown value shows no percentage', () => {
  render(show(null));
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
