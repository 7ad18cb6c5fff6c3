/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Question from '@site/src/components/Question';

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
  test('is folded until it is asked', async () => {
    open('');
    expect(screen.getByText('Tak.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Czy można?'));
    expect(screen.getByText('Tak.')).toBeVisible();
  });

  test('opens when the address points at it', () => {
    open('#czy-mozna');
    expect(screen.getByText('Tak.')).toBeVisible();
  });

  test('stays folded when the address points at another', () => {
    open('#inne-pytanie');
    expect(screen.getByText('Tak.')).not.toBeVisible();
  });

  test('gives its own address to copy', async () => {
    const user = userEvent.setup();
    open('#czy-mozna');
    await user.click(screen.getByRole('button', {name: 'Kopiuj link do pytania'}));
    expect(await screen.findByText('Link skopiowany')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/faq#czy-mozna');
  });
});
