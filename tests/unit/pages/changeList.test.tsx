/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Change} from '@site/src/domain/articles/change';
import ChangeList from '@site/src/pages/_components/co-sie-zmienilo/ChangeList';
import ChangeYears from '@site/src/pages/_components/co-sie-zmienilo/ChangeYears';

const change = (id: string, date: string, fields: Partial<Change> = {}): Change => ({
  id,
  date,
  kind: 'prawo',
  title: `Tytuł ${id}`,
  text: `Tekst ${id}.`,
  to: `/baza-wiedzy/${id}`,
  sources: [],
  ...fields,
});
const act = {
  code: 'OZE',
  title: 'Ustawa o OZE',
  publisher: 'Dziennik Ustaw',
  url: 'https://isap.sejm.gov.pl/oze',
  date: 't.j. 2026',
  read: '2026-11-26',
};

test('Changes of one day stand under it, each with its own address and a link to where it is told', () => {
  const {container} = render(
    <ChangeList
      changes={[
        change('a', '2026-10-19'),
        change('b', '2026-10-19'),
        change('c', '2025-11-27', {sources: [act, {...act, title: 'Prawo energetyczne'}]}),
      ]}
    />,
  );
  const days = [...container.querySelectorAll('time')];
  expect(days.map(({dateTime}) => dateTime)).toEqual(['2026-10-19', '2025-11-27']);
  expect([...container.querySelectorAll('details[id]')].map(({id}) => id)).toEqual(['a', 'b', 'c']);
  expect(container.querySelector('#b a')).toHaveAttribute('href', '/baza-wiedzy/b');
  expect(container.querySelector('#b a')).toHaveTextContent('Zobacz to miejsce: Tytuł b');

  const [first, last] = [...container.querySelectorAll<HTMLElement>('ol > li')];
  expect(first && within(first).getAllByRole('heading', {level: 3})).toHaveLength(2);
  expect(first).not.toHaveTextContent('Źródł');
  expect(last).toHaveTextContent('Źródła: Ustawa o OZE; Prawo energetyczne');
});

test('Of many corrections of one day beside changes of the law their number is seen, alone they are listed', () => {
  const corrections = ['b', 'c', 'd'].map((id) => change(id, '2026-11-22', {kind: 'poprawka'}));
  const {container, rerender} = render(
    <ChangeList changes={[change('a', '2026-11-22'), ...corrections]} />,
  );
  const folded = screen.getByText('3 nasze poprawki').closest('details');
  expect(folded?.querySelectorAll('details')).toHaveLength(3);
  expect(folded?.querySelector('#a')).toBeNull();
  rerender(<ChangeList changes={corrections} />);
  expect(container.querySelectorAll('ol > li > ul > li > details[id]')).toHaveLength(3);
});

test('Changes stand by year, and a kind can be shown alone', async () => {
  render(
    <ChangeYears
      changes={[
        change('a', '2027-01-01'),
        change('b', '2026-11-22', {kind: 'poprawka'}),
        change('c', '2026-10-19'),
      ]}
    />,
  );
  const years = (): (string | null)[] =>
    screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent);
  const titles = (): (string | null)[] =>
    screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent);
  expect(years()).toEqual(['2027', '2026']);
  expect(titles()).toEqual(['Tytuł a', 'Tytuł b', 'Tytuł c']);
  expect(screen.getByRole('link', {name: '2026'})).toHaveAttribute('href', '#rok-2026');
  await userEvent.click(screen.getByRole('button', {name: 'Nasze poprawki'}));
  expect(years()).toEqual(['2026']);
  expect(titles()).toEqual(['Tytuł b']);
  expect(screen.getByRole('status')).toHaveTextContent('1 wpis');
  await userEvent.click(screen.getByRole('button', {name: 'Wszystkie'}));
  expect(titles()).toHaveLength(3);
});
