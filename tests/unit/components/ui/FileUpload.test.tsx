/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';
import FileUpload from '@site/src/components/ui/controls/FileUpload';

const rules = {extensions: ['.csv', '.xml'], maxMegabytes: 1};
const file = (name: string): File => new File(['a'], name);

/** An entry of a drop: a file, or a folder that tells its content in two portions. */
function entry(of: File | {readonly name: string; readonly inside: readonly object[]}): object {
  if (of instanceof File) {
    return {
      isFile: true,
      isDirectory: false,
      name: of.name,
      file: (take: (file: File) => void) => take(of),
    };
  }
  const portions = [of.inside.slice(0, 1), of.inside.slice(1), []];
  return {
    isFile: false,
    isDirectory: true,
    name: of.name,
    createReader: () => ({
      readEntries: (take: (some: readonly object[]) => void) => take(portions.shift() ?? []),
    }),
  };
}

function transfer(entries: readonly object[], files: readonly File[]): object {
  return {
    types: ['Files'],
    items: entries.map((own) => ({webkitGetAsEntry: () => own})),
    files,
  };
}

test('files of a folder dropped anywhere on the page are taken, those of systems are not, and a wrong one is told', async () => {
  const onChange = jest.fn();
  render(
    <LabelsContext value={polishLabels}>
      <p>Gdzie indziej</p>
      <FileUpload
        id="a"
        label="Pliki"
        rules={rules}
        files={[]}
        isMultiple
        isWholePage
        onChange={onChange}
      />
    </LabelsContext>,
  );
  const folder = entry({
    name: 'maj',
    inside: [
      entry(file('szkola.csv')),
      entry({name: 'sprzedawca', inside: [entry(file('faktura.xml')), entry(file('opis.pdf'))]}),
      entry(file('.DS_Store')),
    ],
  });
  fireEvent.drop(screen.getByText('Gdzie indziej'), {dataTransfer: transfer([folder], [])});
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const [[taken]] = onChange.mock.calls as [[readonly File[]]];
  expect(taken.map(({name}) => name)).toEqual(['szkola.csv', 'faktura.xml']);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'opis.pdf: Wybierz plik CSV albo XML. Ten plik ma inny format.',
  );
});

test('a field that is not of the whole page takes only what is dropped on it', async () => {
  const onChange = jest.fn();
  render(
    <>
      <p>Gdzie indziej</p>
      <FileUpload id="a" label="Pliki" rules={rules} files={[]} onChange={onChange} />
    </>,
  );
  const [one] = [file('a.csv')];
  const data = {dataTransfer: transfer([entry(one)], [one])};
  fireEvent.drop(screen.getByText('Gdzie indziej'), data);
  fireEvent.drop(screen.getByText('or drop here'), data);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith([one]));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('without a language of the site every text of it is English', () => {
  render(<FileUpload id="a" label="Files" rules={rules} files={[]} onChange={jest.fn()} />);
  const choose = (chosen: File): void => {
    fireEvent.change(screen.getByLabelText('Choose file'), {target: {files: [chosen]}});
  };
  const group = screen.getByRole('group');
  expect(group).toHaveTextContent('The file stays on your device.');
  choose(file('a.pdf'));
  expect(group).toHaveTextContent('Choose a file of another type: CSV, XML.');
  choose(new File([], 'a.csv'));
  expect(group).toHaveTextContent('The file is empty.');
  choose(new File(['a'.repeat(1_000_001)], 'a.csv'));
  expect(group).toHaveTextContent('The file is too big. The limit is 1 MB.');
  choose(file('a.csv'));
  expect(screen.getByRole('status')).toHaveTextContent('Added: a.csv');
});

test('where there is room for one file, of two none is taken without a word', async () => {
  const onChange = jest.fn();
  render(
    <LabelsContext value={polishLabels}>
      <FileUpload id="b" label="Plik" rules={rules} files={[]} onChange={onChange} />
    </LabelsContext>,
  );
  const two = [file('maj.csv'), file('czerwiec.csv')];
  const drop = (files: readonly File[]): void => {
    fireEvent.drop(screen.getByText('Wybierz plik'), {
      dataTransfer: transfer([], files),
    });
  };
  drop(two);
  expect(await screen.findByRole('alert')).toHaveTextContent('miejsce na jeden plik');
  expect(onChange).not.toHaveBeenCalled();
  drop(two.slice(0, 1));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(two.slice(0, 1)));
  expect(screen.queryByRole('alert')).toBeNull();
});
