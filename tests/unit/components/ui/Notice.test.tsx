/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import Notice, {type NoticeKind} from '@site/src/components/ui/Notice';

test.each<[NoticeKind, string]>([
  ['info', 'Informacja'],
  ['success', 'Gotowe'],
  ['warning', 'Uwaga'],
  ['error', 'Błąd'],
])('A notice of kind %s says „%s” in text, not by colour alone', (kind, label) => {
  render(<Notice kind={kind}>Treść</Notice>);
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText('Treść')).toBeVisible();
});

test('A notice with a title shows it instead of the name of its kind', () => {
  render(
    <Notice kind="info" title="W skrócie">
      Treść
    </Notice>,
  );
  expect(screen.getByText('W skrócie')).toBeVisible();
  expect(screen.queryByText('Informacja')).not.toBeInTheDocument();
});
