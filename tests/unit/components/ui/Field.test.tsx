/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import Field from '@site/src/components/ui/Field';

function renderField(error?: string): HTMLElement {
  render(
    <Field id="email" label="E-mail" error={error}>
      {(control) => <input {...control} />}
    </Field>,
  );
  return screen.getByRole('textbox', {name: 'E-mail'});
}

describe('Field', () => {
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
