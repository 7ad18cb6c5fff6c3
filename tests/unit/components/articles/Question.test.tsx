/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Question from '@site/src/components/articles/Question';
import {watchCopies} from '@site/src/browser/copying/watchCopies';
import {onNotification, type Notification} from '@site/src/browser/notifications/notify';

function open(hash: string): void {
  window.history.replaceState(null, '', `/faq${hash}`);
  render(
    <Question id="czy-mozna">
      <summary>Czy można?</summary>
      <p>Tak.</p>
    </Question>,
  );
}

describe('Question', () => {
  test('is closed at first', async () => {
    open('');
    expect(screen.getByText('Tak.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Czy można?'));
    expect(screen.getByText('Tak.')).toBeVisible();
  });

  test('copies its own address', async () => {
    const user = userEvent.setup();
    const told: Notification[] = [];
    const stop = onNotification((notification) => {
      told.push(notification);
    });
    watchCopies();
    open('#czy-mozna');
    await user.click(screen.getByRole('button', {name: 'Kopiuj link do pytania'}));
    await waitFor(() => {
      expect(told).toEqual([{kind: 'success', text: 'Skopiowano.'}]);
    });
    stop();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/faq#czy-mozna');
  });
});
