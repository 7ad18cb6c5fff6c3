/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {cleanup, render, screen, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import ContactForm from '@site/src/components/contact/ContactForm';
import {messageAddress} from '@site/src/domain/articles/message';
import type * as contactMessage from '@site/src/domain/contact/message';

// jsdom cannot leave the page for a mail program; a hash shows where it would have gone.
jest.mock('@site/src/domain/contact/message', () => {
  const actual = jest.requireActual<typeof contactMessage>('@site/src/domain/contact/message');
  return {
    ...actual,
    mailtoAddress: (...args: Parameters<typeof actual.mailtoAddress>) =>
      `#${actual.mailtoAddress(...args)}`,
  };
});

const field = (name: string): HTMLElement => screen.getByRole('textbox', {name});
const submit = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', {name: 'Przygotuj wiadomość'}));

/** The summary at the top of the form after a failed submit. */
function summary(): HTMLElement {
  const heading = screen.getByRole('heading', {name: 'Popraw błędy w formularzu'});
  return heading.parentElement ?? heading;
}

async function fillIn(user: UserEvent): Promise<void> {
  for (const [name, text] of [
    ['Imię i nazwisko', 'Anna Żółć'],
    ['E-mail', 'anna@example.pl'],
    ['Wiadomość', 'Dzień dobry'],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByRole('combobox', {name: 'Temat'}), 'Inna sprawa');
}

let user: UserEvent;

beforeEach(() => {
  window.location.hash = '';
  sessionStorage.clear();
  user = userEvent.setup();
  render(
    <ContactForm
      way={{kind: 'mail', recipient: 'biuro@example.pl'}}
      topics={['Oferta', 'Inna sprawa']}
      consent="Ten formularz niczego nie wysyła."
    />,
  );
});

describe('The contact form', () => {
  test('says before the button what happens to the message', () => {
    expect(screen.getByText(/^Ten formularz niczego nie wysyła\./)).toBeVisible();
    expect(screen.getByRole('link', {name: /^polityka prywatności/})).toHaveAttribute(
      'href',
      '/polityka',
    );
  });

  test('lists what is missing after every empty submit, with links to the fields', async () => {
    expect(
      screen.queryByRole('heading', {name: 'Popraw błędy w formularzu'}),
    ).not.toBeInTheDocument();
    expect(field('E-mail')).toBeValid();
    await submit(user);
    expect(summary()).toHaveFocus();
    expect(field('E-mail')).toHaveAccessibleDescription('Podaj adres e-mail.');
    expect(window.location.hash).toBe('');
    expect(within(summary()).getAllByRole('link')).toHaveLength(3);
    for (const [error, name] of [
      ['Podaj imię i nazwisko.', 'Imię i nazwisko'],
      ['Podaj adres e-mail.', 'E-mail'],
      ['Wpisz wiadomość.', 'Wiadomość'],
    ] as const) {
      await user.click(within(summary()).getByRole('link', {name: error}));
      expect(field(name)).toHaveFocus();
    }
    await user.type(field('Imię i nazwisko'), 'Anna');
    await submit(user);
    expect(summary()).toHaveFocus();
    expect(within(summary()).queryByText('Podaj imię i nazwisko.')).not.toBeInTheDocument();
  });

  test('loses nothing of what was typed when something is wrong', async () => {
    await fillIn(user);
    await user.type(field('Telefon (opcjonalnie)'), 'brak');
    await submit(user);
    expect(within(summary()).getAllByRole('link')).toHaveLength(1);
    expect(field('Imię i nazwisko')).toHaveValue('Anna Żółć');
    expect(field('E-mail')).toHaveValue('anna@example.pl');
    expect(field('Telefon (opcjonalnie)')).toHaveValue('brak');
    expect(screen.getByRole('combobox', {name: 'Temat'})).toHaveValue('Inna sprawa');
    expect(field('Wiadomość')).toHaveValue('Dzień dobry');
  });

  test('reports a wrong address when its field is left, and stops once it is right', async () => {
    await user.type(field('E-mail'), 'anna');
    await user.tab();
    expect(field('E-mail')).toHaveAccessibleDescription(
      'Podaj adres e-mail w formacie nazwa@domena.pl.',
    );
    await user.type(field('E-mail'), '@example.pl');
    await user.tab();
    expect(field('E-mail')).toBeValid();
  });

  test('opens the mail program with the message and says what to do next', async () => {
    await fillIn(user);
    await submit(user);
    const address = new URL(window.location.hash.slice(1));
    expect(address.pathname).toBe('biuro@example.pl');
    expect(address.searchParams.get('subject')).toBe('Inna sprawa');
    expect(address.searchParams.get('body')).toBe(
      'Dzień dobry\r\n\r\nAnna Żółć\r\nanna@example.pl',
    );
    const prepared = screen.getByText(/^Wiadomość jest gotowa w Twoim programie pocztowym/);
    expect(prepared.closest('[tabindex="-1"]')).toHaveFocus();
    expect(field('Wiadomość')).toHaveValue('Dzień dobry');
  });

  test('shows the message to copy by hand where the browser refuses', async () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await fillIn(user);
    await submit(user);
    await user.click(screen.getByRole('button', {name: 'Skopiuj treść'}));
    expect(
      await screen.findByText(
        'Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj treść ręcznie.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/Anna Żółć\s+anna@example\.pl/, {selector: 'pre'})).toBeVisible();
  });
});

describe('An article leads to a message about it', () => {
  const topic = 'Błąd w treści serwisu';
  const open = (): void => {
    cleanup();
    window.history.replaceState(null, '', messageAddress(null, {title: 'Próg 70%'}));
    render(
      <ContactForm
        way={{kind: 'mail', recipient: 'biuro@example.pl'}}
        topics={['Oferta', topic]}
        consent="Zgoda."
      />,
    );
    window.history.replaceState(null, '', '/');
  };

  test('started with its title', () => {
    open();
    expect(screen.getByRole('combobox', {name: 'Temat'})).toHaveValue(topic);
    expect(field('Wiadomość')).toHaveValue('Artykuł: Próg 70%\n\n');
  });

  test('and an unsent letter continues below it, once', async () => {
    await user.type(field('Wiadomość'), 'Dzień dobry');
    open();
    expect(field('Wiadomość')).toHaveValue('Artykuł: Próg 70%\n\nDzień dobry');
    await user.type(field('Wiadomość'), '!');
    open();
    expect(field('Wiadomość')).toHaveValue('Artykuł: Próg 70%\n\nDzień dobry!');
  });
});
