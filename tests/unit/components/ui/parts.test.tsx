/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import Field from '@site/src/components/ui/Field';
import Notice, {type NoticeKind} from '@site/src/components/ui/Notice';
import Progress from '@site/src/components/ui/Progress';
import {
  LabelsContext,
  polishLabels,
  englishLabels,
  useLabels,
  type KitLabels,
} from '@site/src/components/ui/labels';

describe('Field', () => {
  function renderField(error?: string): HTMLElement {
    render(
      <Field id="email" label="E-mail" error={error}>
        {(control) => <input {...control} />}
      </Field>,
    );
    return screen.getByRole('textbox', {name: 'E-mail'});
  }

  test('names its control by the label', () => {
    expect(renderField()).toHaveAttribute('id', 'email');
  });

  test('says nothing about errors while there is none', () => {
    const control = renderField();
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-invalid');
    expect(control).not.toHaveAttribute('aria-describedby');
  });

  test('marks the control as invalid and describes it by the error', () => {
    const control = renderField('Podaj adres e-mail.');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Podaj adres e-mail.');
  });
});

describe('Notice', () => {
  test.each<[NoticeKind, string]>([
    ['info', 'Informacja'],
    ['success', 'Gotowe'],
    ['warning', 'Uwaga'],
    ['error', 'Błąd'],
  ])('A notice of kind %s says „%s” in text, not by colour alone', (kind, label) => {
    render(<Notice kind={kind}>Treść</Notice>);
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText('Treść')).toBeVisible();
  });

  test('A notice with a title shows it instead of the name of its kind', () => {
    render(
      <Notice kind="info" title="W skrócie">
        Treść
      </Notice>,
    );
    expect(screen.getByText('W skrócie')).toBeVisible();
    expect(screen.queryByText('Informacja')).not.toBeInTheDocument();
  });
});

describe('Progress', () => {
  const show = (value: number | null, maximum?: number) => (
    <LabelsContext value={polishLabels}>
      <Progress label="Czytamy plik" value={value} {...(maximum !== undefined && {maximum})} />
    </LabelsContext>
  );

  test('the maximum is 100 by default, and the percentage is shown', () => {
    const {rerender} = render(show(40));
    const bar = screen.getByRole('progressbar', {name: 'Czytamy plik'});
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
    expect(bar).toHaveAttribute('aria-valuetext', 'Wczytano 40%');
    expect(screen.getByText('40%')).toBeVisible();
    rerender(show(40, 80));
    expect(screen.getByText('50%')).toBeVisible();
  });

  test('only each quarter is announced', () => {
    const {rerender} = render(show(0));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(show(26));
    expect(screen.getByRole('status')).toHaveTextContent('Wczytano 25%');
    rerender(show(49));
    expect(screen.getByRole('status')).toHaveTextContent('Wczytano 25%');
    rerender(show(50));
    expect(screen.getByRole('status')).toHaveTextContent('Wczytano 50%');
  });

  test('an unknown value shows no percentage', () => {
    render(show(null));
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('labels', () => {
  const names = Object.keys(englishLabels) as (keyof KitLabels)[];

  function Label() {
    return useLabels().noMatchingData;
  }

  test('the kit speaks English until a site passes its own labels', () => {
    expect(render(<Label />).container.textContent).toBe('No matching data');
    expect(
      render(
        <LabelsContext value={polishLabels}>
          <Label />
        </LabelsContext>,
      ).container.textContent,
    ).toBe('Brak wyników dla tych filtrów');
  });

  test.each(names)('%s has its own Polish text', (name) => {
    const said = (labels: KitLabels): string => {
      if (name === 'fileWrongType') {
        return labels.fileWrongType(['CSV', 'XLSX']);
      }
      const label = labels[name] as string | ((first: number, second: string) => string);
      return typeof label === 'string' ? label : label(3, 'wiosna');
    };
    expect(said(polishLabels)).not.toBe('');
    expect(said(polishLabels)).not.toBe(said(englishLabels));
  });

  test.each([
    ['noMatchingData', 'No matching data'],
    ['noData', 'No data'],
    ['typeACommand', 'Type a command or search...'],
    ['previousYear', 'Previous year'],
    ['nextYear', 'Next year'],
    ['previousMonth', 'Previous month'],
    ['nextMonth', 'Next month'],
    ['notification', 'Notification'],
    ['closeNotification', 'Close'],
  ] as const)('%s is what the specification says', (name, words) => {
    expect(englishLabels[name]).toBe(words);
  });

  test.each([
    [englishLabels.increment('kWh'), /^Increment\b/],
    [englishLabels.decrement('kWh'), /^Decrement\b/],
    [englishLabels.goToSlide(2, 'Lato'), /^Go to slide 2\b/],
    [englishLabels.removeFile('a.csv'), /^Remove file\b/],
    [polishLabels.increment('kWh'), /^Zwiększ: kWh$/],
    [polishLabels.goToSlide(2, 'Lato'), /^Przejdź do slajdu 2: Lato$/],
    [polishLabels.removeFile('a.csv'), /^Usuń plik: a\.csv$/],
  ])('„%s” starts with the words of the specification', (label, words) => {
    expect(label).toMatch(words);
  });
});
