/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, render, screen, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import ContactForm from '@site/src/components/contact/ContactForm';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';
import type {SendingOutcome} from '@site/src/domain/contact/sending';
import type {Sender} from '@site/src/browser/contact/createSender';

// The sender has its own tests; this file is about what the visitor sees.
const send = jest.fn<ReturnType<Sender>, Parameters<Sender>>();
jest.mock('@site/src/browser/contact/createSender', () => ({
  createSender: () => send,
  loadClient: () => Promise.resolve(),
}));

const draftKey = 'se:contact-draft';
const field = (name: string): HTMLElement => screen.getByRole('textbox', {name});
const button = (): HTMLElement => screen.getByRole('button', {name: 'Wyślij wiadomość'});
const summary = (): HTMLElement =>
  screen.getByRole('heading', {name: 'Popraw błędy w formularzu'}).parentElement ?? document.body;

let user: UserEvent;
let finish: (outcome: SendingOutcome) => Promise<void>;

function show(): void {
  render(
    <LabelsContext value={polishLabels}>
      <ContactForm
        way={{kind: 'endpoint', endpoint: 'https://example.pl/form', recipient: 'biuro@example.pl'}}
        topics={['Oferta', 'Inna sprawa']}
        consent="Formularz wysyła wiadomość do nas."
      />
    </LabelsContext>,
  );
}

async function fillIn(): Promise<void> {
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

function expectNothingLost(): void {
  expect(field('Imię i nazwisko')).toHaveValue('Anna Żółć');
  expect(field('E-mail')).toHaveValue('anna@example.pl');
  expect(screen.getByRole('combobox', {name: 'Temat'})).toHaveValue('Inna sprawa');
  expect(field('Wiadomość')).toHaveValue('Dzień dobry');
  expect(JSON.parse(sessionStorage.getItem(draftKey) ?? 'null')).toEqual({
    topic: 'Inna sprawa',
    message: 'Dzień dobry',
  });
}

beforeEach(() => {
  sessionStorage.clear();
  user = userEvent.setup();
  send.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = (outcome) =>
          act(async () => {
            resolve(outcome);
            await Promise.resolve();
          });
      }),
  );
});

test('a message being sent can no longer be changed, and the form says that it waits', async () => {
  show();
  await fillIn();
  await user.click(button());
  const busy = screen.getByRole('button', {name: 'Wysyłamy…'});
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Wysyłamy wiadomość…')).toBeInTheDocument();
  await user.type(field('Wiadomość'), ' i do widzenia');
  await user.selectOptions(screen.getByRole('combobox', {name: 'Temat'}), 'Oferta');
  await finish({state: 'failed', failure: 'serverError'});
  expect(screen.getByText(/Spróbuj ponownie albo napisz na biuro@example\.pl\./)).toBeVisible();
  expectNothingLost();
});

test('shows what the server objected to at the fields and in the summary', async () => {
  show();
  await fillIn();
  await user.click(button());
  await finish({
    state: 'refused',
    errors: {attachment: 'Dodaj plik.', email: 'Ta domena nie istnieje.'},
    others: ['Brakuje czegoś jeszcze.'],
  });
  expect(summary()).toHaveFocus();
  expect(
    within(summary())
      .getAllByRole('listitem')
      .map(({textContent}) => textContent),
  ).toEqual(['Ta domena nie istnieje.', 'Dodaj plik.', 'Brakuje czegoś jeszcze.']);
  expect(field('E-mail')).toHaveAccessibleDescription('Ta domena nie istnieje.');
  expectNothingLost();

  await user.click(within(summary()).getByRole('link', {name: 'Dodaj plik.'}));
  expect(screen.getByLabelText('Wybierz plik')).toHaveFocus();

  // Unchanged, it is still wrong; once changed, nobody knows.
  await user.click(field('E-mail'));
  await user.tab();
  expect(field('E-mail')).toBeInvalid();
  await user.type(field('E-mail'), '.com');
  await user.tab();
  expect(field('E-mail')).toBeValid();
});

test('accepts an attachment and a day from tomorrow on', async () => {
  show();
  await fillIn();
  const day = field('Proponowany dzień rozmowy (opcjonalnie)');
  await user.type(day, '01.01.2020');
  await user.tab();
  expect(day).toHaveAccessibleDescription('Wybierz dzień od jutra.');
  await user.click(button());
  expect(send).not.toHaveBeenCalled();
  expect(within(summary()).getByRole('link', {name: 'Wybierz dzień od jutra.'})).toBeVisible();

  await user.clear(day);
  await user.type(day, '5.3.2999');
  const file = new File(['a'], 'opis.pdf');
  await user.upload(screen.getByLabelText('Wybierz plik'), file);
  await user.click(button());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    attachment: file,
    message: {proposedDay: '2999-03-05'},
  });
});

test('hides a trap for bots from people, and sends what a bot puts into it', async () => {
  show();
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  await fillIn();
  Object.assign(trap ?? {}, {value: 'https://spam.example'});
  await user.click(button());
  expect(send.mock.calls[0]?.[0]).toMatchObject({website: 'https://spam.example'});
});

describe('the draft', () => {
  const kept = JSON.stringify({topic: 'Inna sprawa', message: 'Dzień dobry'});

  test('comes back with its topic, and is discarded on request', async () => {
    sessionStorage.setItem(draftKey, kept);
    show();
    expect(screen.getByText('Przywróciliśmy niewysłaną treść.')).toBeVisible();
    expect(field('Wiadomość')).toHaveValue('Dzień dobry');
    expect(screen.getByRole('combobox', {name: 'Temat'})).toHaveValue('Inna sprawa');
    await user.click(screen.getByRole('button', {name: 'Usuń szkic'}));
    expect(field('Wiadomość')).toHaveValue('');
    expect(field('Wiadomość')).toHaveFocus();
    expect(sessionStorage.getItem(draftKey)).toBeNull();
    expect(screen.queryByText('Przywróciliśmy niewysłaną treść.')).not.toBeInTheDocument();
  });

  test('is not stored where the browser stores nothing, and nothing else changes', async () => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    show();
    await fillIn();
    await user.click(button());
    await finish({state: 'sent'});
    expect(screen.getByText(/^Wiadomość wysłana/)).toBeVisible();
    jest.restoreAllMocks();
  });
});
