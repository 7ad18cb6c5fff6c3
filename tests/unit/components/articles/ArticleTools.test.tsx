/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ArticleFeedback from '@site/src/components/articles/ArticleFeedback';
import ArticleTools from '@site/src/components/articles/ArticleTools';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {begunMessage, errorTopic} from '@site/src/domain/articles/message';
import {toPublicSettings} from '@site/src/site/env';
import {settings} from '@site/src/site/settings';

jest.mock('@site/src/browser/shell/useSettings', () => ({useSettings: jest.fn()}));

const owner = toPublicSettings(settings);
const title = 'Próg 70% i 40%';
const renderTools = () => render(<ArticleTools title={title} article={{checked: '2026-11-20'}} />);
const renderFeedback = (kind: 'article' | 'faq' = 'article') =>
  render(<ArticleFeedback title={title} kind={kind} sections={['Co to jest', 'Kto może']} />);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', {name}));
const messageOf = (name: string): string | undefined => {
  const address = screen.getByRole('link', {name}).getAttribute('href') ?? '';
  return begunMessage(new URL(address, 'https://example.pl').search, [errorTopic])?.message;
};

beforeEach(() => {
  jest.mocked(useSettings).mockReturnValue({...owner, contactEndpoint: '/wiadomosci'});
});

test('saying what an article lacks starts a message with its name; the list of questions has no such link', () => {
  const {unmount} = renderFeedback();
  const link = 'Napisz, czego brakuje w tym artykule';
  expect(messageOf(link)).toBe(`Artykuł: ${title}\n\n`);
  unmount();
  renderFeedback('faq');
  expect(screen.queryByRole('link', {name: link})).toBeNull();
});

test('reporting an error starts a message with the name of the article and the section', () => {
  renderFeedback();
  expect(messageOf('W całym artykule albo nie wiem')).toBe(`Artykuł: ${title}\n\n`);
  expect(messageOf('Kto może')).toBe(`Artykuł: ${title}\nSekcja: Kto może\n\n`);
});

describe('A reference to the article', () => {
  const reference = `${owner.name}, „${title}”, źródła sprawdzono 20 listopada 2026 r., ${window.location.origin}/`;

  test('is copied and shown', async () => {
    const user = userEvent.setup();
    renderTools();
    await user.click(screen.getByRole('button', {name: 'Cytuj'}));
    expect(await screen.findByText('Skopiowano:')).toBeVisible();
    expect(screen.getByText(reference)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(reference);
  });

  test('is shown to be copied by hand where the browser refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    renderTools();
    await user.click(screen.getByRole('button', {name: 'Cytuj'}));
    expect(await screen.findByText('Skopiuj:')).toBeVisible();
    expect(screen.getByText(reference)).toBeVisible();
  });
});

test('nothing invites to write where nobody can be written to', () => {
  jest.mocked(useSettings).mockReturnValue({...owner, phone: '22 123 45 67'});
  const {container} = renderFeedback();
  expect(container).toBeEmptyDOMElement();
});

describe('Sharing', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('uses the device’s own dialog', async () => {
    const share = jest.fn(() => Promise.resolve());
    renderTools();
    Object.defineProperty(navigator, 'share', {value: share, configurable: true});
    await press('Udostępnij');
    expect(share).toHaveBeenCalledWith({title, url: window.location.href});
  });

  test.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('with %s of the dialog offers e-mail %s times', async (name, count) => {
    const user = userEvent.setup();
    renderTools();
    const share = (): Promise<never> => Promise.reject(new DOMException('', name));
    Object.defineProperty(navigator, 'share', {value: share, configurable: true});
    await user.click(screen.getByRole('button', {name: 'Udostępnij'}));
    expect(screen.queryAllByRole('link', {name: 'Wyślij e-mailem'})).toHaveLength(count);
    expect(await navigator.clipboard.readText()).toBe(count > 0 ? window.location.href : '');
  });

  test('copies the address and offers an e-mail if the device has no dialog', async () => {
    const user = userEvent.setup();
    renderTools();
    await user.click(screen.getByRole('button', {name: 'Udostępnij'}));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    const mail = new URL(
      screen.getByRole('link', {name: 'Wyślij e-mailem'}).getAttribute('href') ?? '',
    );
    expect(mail.searchParams.get('subject')).toBe(title);
    expect(mail.searchParams.get('body')).toBe(window.location.href);
  });
});
