/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import Marked from '@site/src/components/search/SearchResults/Marked';

test('a line of an excerpt never ends inside a number', () => {
  const text = 'Przykład: 1 000 kWh i 12 000 000 zł, 2026 100 razy ';
  const {container} = render(<Marked pieces={[{text, isFound: false}]} />);
  expect(container.textContent.replaceAll('\u00a0', '_')).toBe(
    'Przykład: 1_000 kWh i 12_000_000 zł, 2026 100 razy ',
  );
});
