/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, cleanup, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ArticleTools from '@site/src/components/articles/ArticleTools';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {begunMessage, errorTopic} from '@site/src/domain/articles/message';
import {toPublicSettings} from '@site/src/site/env';
import {settings} from '@site/src/site/settings';

jest.mock('@site/src/browser/shell/useSettings', () => ({useSettings: jest.fn()}));

const owner = toPublicSettings(settings);
const title = 'Próg 70% i 40%';
const renderTools = (kind: 'article' | 'faq' = 'article') =>
  render(
    <ArticleTools
      title={title}
      article={{kind, checked: '2026-11-20'}}
      sections={['Co to jest', 'Kto może']}
    />,
  );
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', {name}));
const messageOf = (name: string): string | undefined => {
  const address = screen.getByRole('link', {name}).getAttribute('href') ?? '';
  return begunMessage(new URL(address, 'https://example.pl').search, [errorTopic])?.message;
};

const thanks = 'Dziękujemy. Tej odpowiedzi nigdzie nie wysyłamy: zostaje w Twojej przeglądarce.';

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useSettings).mockReturnValue({...owner, contactEndpoint: '/wiadomosci'});
});

describe('The question about the article', () => {
  test('answered with yes, thanks and links to the related articles', async () => {
    renderTools();
    await press('Tak');
    expect(screen.getByText(new RegExp(thanks))).toHaveFocus();
    expect(screen.getByRole('link', {name: 'Zobacz powiązane artykuły'})).toHaveAttribute(
      'href',
      '#powiazane',
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('answered with no, asks what was missing and starts a message with it', async () => {
    renderTools();
    await press('Nie');
    expect(screen.getByText(thanks)).toHaveFocus();
    expect(messageOf('Napisz do nas o tym artykule')).toBe(`Artykuł: ${title}\n\n`);
    expect(screen.getByRole('group', {name: 'Czego zabrakło?'})).toBeVisible();
    await userEvent.click(screen.getByLabelText('przykładu z liczbami'));
    expect(messageOf('Napisz do nas o tym artykule')).toBe(
      `Artykuł: ${title}\nCzego zabrakło: przykładu z liczbami\n\n`,
    );
  });

  test('is not asked again in the same browser', async () => {
    const {unmount} = renderTools();
    await press('Tak');
    unmount();
    renderTools();
    expect(screen.queryByRole('button', {name: 'Tak'})).toBeNull();
    expect(screen.getByText(new RegExp(thanks))).not.toHaveFocus();
  });

  test('is asked when the stored answer cannot be read', () => {
    localStorage.setItem('se:opinie', '{');
    renderTools();
    expect(screen.getByRole('button', {name: 'Tak'})).toBeVisible();
  });

  test('is not asked about the list of questions', () => {
    renderTools('faq');
    expect(screen.queryByText('Czy ten artykuł był pomocny?')).toBeNull();
  });
});

test('reporting an error starts a message with the name of the article and the section', () => {
  renderTools();
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

test('nothing asks for an opinion or invites to write where nobody can be written to', () => {
  jest.mocked(useSettings).mockReturnValue({...owner, phone: '22 123 45 67'});
  renderTools();
  expect(screen.queryByRole('button', {name: 'Nie'})).toBeNull();
  expect(screen.queryByText('Zgłoś błąd w artykule')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
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

describe('Reading aloud', () => {
  /** As browsers do it: `cancel` empties the queue and leaves the pause. */
  const speech = Object.assign(new EventTarget(), {
    queue: [] as (EventTarget & {readonly text: string})[],
    isPaused: false,
    getVoices: jest.fn((): {lang: string}[] => []),
    speak: (utterance: (typeof speech.queue)[number]) => {
      speech.queue.push(utterance);
    },
    cancel: () => {
      speech.queue = [];
    },
    pause: () => {
      speech.isPaused = true;
    },
    resume: () => {
      speech.isPaused = false;
    },
  });
  const heard = (): string[] => (speech.isPaused ? [] : speech.queue.map(({text}) => text));

  beforeEach(() => {
    speech.resume();
    document.body.innerHTML = '<main><article><p>Jedno.</p><p>Drugie.</p></article></main>';
    Object.assign(window, {
      speechSynthesis: speech,
      SpeechSynthesisUtterance: class extends EventTarget {
        constructor(readonly text: string) {
          super();
        }
      },
    });
  });

  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(window, 'speechSynthesis');
  });

  test('is not offered without a Polish voice', () => {
    speech.getVoices.mockReturnValue([{lang: 'en-GB'}]);
    renderTools();
    expect(screen.queryByRole('button', {name: 'Posłuchaj'})).toBeNull();
  });

  test('starts, pauses, resumes and stops', async () => {
    speech.getVoices.mockReturnValue([{lang: 'en-GB'}, {lang: 'pl-PL'}]);
    renderTools();
    await press('Posłuchaj');
    expect(heard()).toEqual(['Jedno.', 'Drugie.']);
    await press('Wstrzymaj');
    expect(heard()).toEqual([]);
    await press('Posłuchaj');
    expect(heard()).toEqual(['Jedno.', 'Drugie.']);
    await press('Zatrzymaj');
    expect(heard()).toEqual([]);
    expect(screen.queryByRole('button', {name: 'Zatrzymaj'})).toBeNull();
  });

  test('starts again after it was stopped while paused', async () => {
    speech.getVoices.mockReturnValue([{lang: 'pl-PL'}]);
    renderTools();
    await press('Posłuchaj');
    await press('Wstrzymaj');
    await press('Zatrzymaj');
    await press('Posłuchaj');
    expect(heard()).toEqual(['Jedno.', 'Drugie.']);
  });

  test('is silent once the page is left, and leaves no pause to the next one', async () => {
    speech.getVoices.mockReturnValue([{lang: 'pl-PL'}]);
    const {unmount} = renderTools();
    await press('Posłuchaj');
    await press('Wstrzymaj');
    unmount();
    expect([speech.queue, speech.isPaused]).toEqual([[], false]);
  });

  test.each(['end', 'error'])('is over with the %s of the last paragraph', async (ending) => {
    speech.getVoices.mockReturnValue([{lang: 'pl-PL'}]);
    renderTools();
    await press('Posłuchaj');
    act(() => {
      speech.queue.at(-1)?.dispatchEvent(new Event(ending));
    });
    expect(screen.queryByRole('button', {name: 'Zatrzymaj'})).toBeNull();
  });
});
