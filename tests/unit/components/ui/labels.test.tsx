/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {
  englishLabels,
  LabelsContext,
  polishLabels,
  useLabels,
  type KitLabels,
} from '@site/src/components/ui/labels';

const names = Object.keys(englishLabels) as (keyof KitLabels)[];

function Label() {
  return useLabels().noMatchingData;
}

test('the kit speaks English until a site passes its own labels', () => {
  expect(render(<Label />).container.textContent).toBe('No matching data');
  expect(
    render(
      <LabelsContext value={polishLabels}>
        <Label />
      </LabelsContext>,
    ).container.textContent,
  ).toBe('Brak wyników dla tych filtrów');
});

test.each(names)('%s has its own Polish text', (name) => {
  const said = (labels: KitLabels): string => {
    const label = labels[name] as string | ((first: number, second: string) => string);
    return typeof label === 'string' ? label : label(3, 'wiosna');
  };
  expect(said(polishLabels)).not.toBe('');
  expect(said(polishLabels)).not.toBe(said(englishLabels));
});

test.each([
  ['noMatchingData', 'No matching data'],
  ['noData', 'No data'],
  ['typeACommand', 'Type a command or search...'],
  ['previousYear', 'Previous year'],
  ['nextYear', 'Next year'],
  ['previousMonth', 'Previous month'],
  ['nextMonth', 'Next month'],
  ['notification', 'Notification'],
  ['closeNotification', 'Close'],
] as const)('%s is what the specification says', (name, words) => {
  expect(englishLabels[name]).toBe(words);
});

test.each([
  [englishLabels.increment('kWh'), /^Increment\b/],
  [englishLabels.decrement('kWh'), /^Decrement\b/],
  [englishLabels.goToSlide(2, 'Lato'), /^Go to slide 2\b/],
  [englishLabels.removeFile('a.csv'), /^Remove file\b/],
  [polishLabels.increment('kWh'), /^Zwiększ: kWh$/],
  [polishLabels.goToSlide(2, 'Lato'), /^Przejdź do slajdu 2: Lato$/],
  [polishLabels.removeFile('a.csv'), /^Usuń plik: a\.csv$/],
])('„%s” starts with the words of the specification', (label, words) => {
  expect(label).toMatch(words);
});
