/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {cleanup, render, screen, within} from '@testing-library/react';
import inlined from '@icons/inlined.json';
import FolderChecks from '@site/src/components/papers/folder/FolderChecks';
import FolderSteps from '@site/src/components/papers/folder/FolderSteps';
import {DeskContext} from '@site/src/components/papers/folder/desk';
import PaperRow from '@site/src/components/papers/folder/PaperRow';
import {loadSite} from '@site/src/content/loadSite';
import {papersOf} from '@site/src/content/papers/papers';
import {warningsOf} from '@site/src/domain/papers/checks';
import {emptyFolder, withValue, type Folder} from '@site/src/domain/papers/folderData';
import {legalFolder, unlawfulFolder} from '@site/tests/samples/folders';

const papers = papersOf(loadSite('.')).filter(({fields}) => fields.length > 0);

function show(folder: Folder, who: string | null = null): void {
  const warnings = warningsOf(folder, null);
  render(
    <DeskContext value={{folder, change: () => undefined, who}}>
      <FolderSteps warnings={warnings} after={null}>
        {() => null}
      </FolderSteps>
      <ol aria-label="Wzory">
        {papers.map((paper) => (
          <PaperRow key={paper.address} paper={paper} warnings={warnings} />
        ))}
      </ol>
      <section aria-label="Przy pobieraniu">
        <FolderChecks warnings={warnings} unknown={[]} />
      </section>
    </DeskContext>,
  );
}

const ticks = (): number => document.querySelectorAll(`path[d="${inlined.check}"]`).length;
const states = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('li[data-state]')].map(({dataset: {state}}) => state);

test('A lawful cooperative with everything filled in has every step and every paper ticked off', () => {
  show(legalFolder);
  expect(new Set(states())).toEqual(new Set(['done', 'none']));
  expect(screen.getAllByText('wypełnione')).toHaveLength(states().length - 3);
  expect(ticks()).toBe(states().length - 3);
  // No founder hands in a declaration.
  expect(
    screen.getAllByText(/założyciele go nie składają|nie ma członka, dla którego/),
  ).toHaveLength(3);
  expect(screen.getByText(/nie widzimy niczego, czego prawo zabrania/)).toBeVisible();
});

test('An empty one is told nothing of what the law forbids', () => {
  show(emptyFolder);
  expect(screen.queryByText(/czego prawo zabrania/)).not.toBeInTheDocument();
});

test('Papers of an empty one show their titles alone, and count what is missing from the first word on', () => {
  show(emptyFolder);
  const rows = (): HTMLElement[] =>
    within(screen.getByRole('list', {name: 'Wzory'})).getAllByRole('listitem');
  expect(rows().map(({textContent}) => textContent)).toEqual(papers.map(({title}) => title));
  cleanup();
  show(withValue(emptyFolder, 'cooperative.name', 'Spółdzielnia energetyczna Lipowa'));
  expect(screen.getAllByText(/^brakuje pól: \d/).length).toBeGreaterThan(5);
});

test('An unlawful one, filled in to the last field, has nothing ticked off; what the law says stands at steps, papers and the download', () => {
  show(unlawfulFolder);
  expect(states()).not.toContain('done');
  expect(screen.queryByText(/gotowe/i)).toBeNull();
  const steps = screen
    .getAllByRole('heading', {name: /^\d\. /})
    .flatMap((heading) => heading.closest('li') ?? []);
  expect(steps.map(({dataset: {state}}) => state)).toEqual([
    'later',
    'remark',
    'remark',
    'remark',
    'later',
  ]);
  const statute = screen.getByRole('link', {name: /^Statut spółdzielni/}).closest('li');
  expect(statute?.dataset.state).toBe('remark');
  expect(within(statute ?? document.body).getByText('uwagi prawa: 2')).toBeInTheDocument();
  const atDownload = screen.getByRole('region', {name: 'Przy pobieraniu'});
  expect(atDownload).toHaveTextContent('Uwagi prawa: 3 w danych:');
  expect(within(atDownload).getByRole('link', {name: 'Wybory do statutu'})).toHaveAttribute(
    'href',
    '/teczka#wybor',
  );
  expect(ticks()).toBe(0);
});

test('Whoever is asked for a few fields is led to no others', () => {
  show(unlawfulFolder, 'nikt');
  expect(
    within(screen.getByRole('region', {name: 'Przy pobieraniu'})).queryByRole('link'),
  ).toBeNull();
});
