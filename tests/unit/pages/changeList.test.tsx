/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import type {Change} from '@site/src/domain/articles/change';
import ChangeList from '@site/src/pages/_components/co-sie-zmienilo/ChangeList';

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
  expect([...container.querySelectorAll('li[id]')].map(({id}) => id)).toEqual(['a', 'b', 'c']);
  expect(screen.getByRole('link', {name: 'Tytuł b'})).toHaveAttribute('href', '/baza-wiedzy/b');

  const [first, last] = [...container.querySelectorAll<HTMLElement>('ol > li')];
  expect(first && within(first).getAllByRole('heading', {level: 3})).toHaveLength(2);
  expect(first).not.toHaveTextContent('Źródł');
  expect(last).toHaveTextContent('Źródła: Ustawa o OZE; Prawo energetyczne');
});
