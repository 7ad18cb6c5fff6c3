/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {announcements} from '@site/src/browser/firstPaint/announcements';
import {announcementsHtml} from '@site/src/plugins/first-paint/announcements';
import {storage} from '@site/src/site/behaviour';

const item = {
  id: 'nowy-prog',
  text: 'Próg <70%> & nowe zasady.',
  link: {label: 'Kalendarz zmian', to: '/baza-wiedzy/zmiany'},
  from: '2026-11-20',
  to: '2026-12-31',
  source: 'ERP',
  checked: '2026-11-20',
};
const later = {...item, id: 'inne', text: 'Druga wiadomość o prawie.', to: '2027-01-31'};

function open(day: string, buildDay = '2026-11-01'): void {
  jest.useFakeTimers({now: new Date(`${day}T12:00:00`), advanceTimers: true});
  document.body.innerHTML = announcementsHtml([item, later], '/portal/', buildDay);
  announcements();
}

const shown = (): (string | undefined)[] =>
  screen.queryAllByRole('region', {name: /^Ogłoszenie: /}).map(({dataset}) => dataset.id);

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Announcements', () => {
  test.each([
    ['2026-11-19', []],
    ['2026-11-20', ['nowy-prog']],
    ['2026-12-31', ['nowy-prog']],
    ['2027-01-01', ['inne']],
    ['2027-02-01', []],
  ])('on %s show %j, whatever the day of the build', (day, expected) => {
    open(day, '2026-12-01');
    expect(shown()).toEqual(expected);
    open(day, '2020-01-01');
    expect(shown()).toEqual(expected);
  });

  test('come without scripts as of the day of the build', () => {
    document.body.innerHTML = announcementsHtml([item, later], '/', '2027-01-15');
    expect(shown()).toEqual(['inne']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('show their text as written, with the day and a link under the base path', () => {
    open('2026-11-20');
    expect(screen.getByText(/Próg <70%> & nowe zasady\./)).toHaveTextContent(
      'Próg <70%> & nowe zasady. Stan z 20 listopada 2026 r.',
    );
    expect(screen.getByRole('link', {name: 'Kalendarz zmian'})).toHaveAttribute(
      'href',
      '/portal/baza-wiedzy/zmiany',
    );
  });

  test('are closed for good, and the next one comes on another day', async () => {
    open('2026-11-20');
    await userEvent.click(screen.getByRole('button', {name: 'Zamknij ogłoszenie'}));
    expect(shown()).toEqual([]);
    open('2026-11-20');
    expect(shown()).toEqual([]);
    open('2026-11-21');
    expect(shown()).toEqual(['inne']);
    await userEvent.click(screen.getByRole('button', {name: 'Zamknij ogłoszenie'}));
    open('2026-11-22');
    expect(shown()).toEqual([]);
  });

  test('stay closed that were closed when they were kept as a list', () => {
    localStorage.setItem(storage.closedAnnouncements, '["nowy-prog"]');
    open('2026-11-20');
    expect(shown()).toEqual(['inne']);
  });

  test('can be closed where the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('Access is denied');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Access is denied');
    });
    open('2026-11-20');
    await userEvent.click(screen.getByRole('button', {name: 'Zamknij ogłoszenie'}));
    expect(shown()).toEqual([]);
  });
});
