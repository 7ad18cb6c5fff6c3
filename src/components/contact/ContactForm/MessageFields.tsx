import {useState, type ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import Select from '@site/src/components/ui/controls/Select';
import Field from '@site/src/components/ui/Field';
import type {ContactMessage} from '@site/src/domain/contact/message';
import {daysAfter, isoDay} from '@cooperative/polish';
import type {ContactFormState} from '@site/src/browser/contact/useContactForm';
import {fieldIds} from './ErrorSummary';

interface Props {
  readonly form: ContactFormState;
  readonly topics: readonly string[];
}

/** The fields of every message, however it is sent. */
export default function MessageFields({form, topics}: Props): ReactNode {
  const {written, errors, state, change, check, choose} = form;
  const [tomorrow] = useState(() => daysAfter(isoDay(new Date()), 1));
  const bind = (field: Exclude<keyof ContactMessage, 'proposedDay'>) => ({
    name: field,
    value: written[field],
    onChange: ({target}: {target: {value: string}}) => change({[field]: target.value}),
    onBlur: () => check(field),
  });
  const readOnly = state.state === 'sending';
  return (
    <>
      <Field id={fieldIds.name} label="Imię i nazwisko" error={errors.name}>
        {(control) => (
          <input {...control} {...bind('name')} readOnly={readOnly} autoComplete="name" />
        )}
      </Field>
      <Field id={fieldIds.email} label="E-mail" error={errors.email}>
        {(control) => (
          <input
            {...control}
            {...bind('email')}
            readOnly={readOnly}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field id={fieldIds.phone} label="Telefon (opcjonalnie)" error={errors.phone}>
        {(control) => (
          <input
            {...control}
            {...bind('phone')}
            readOnly={readOnly}
            type="tel"
            autoComplete="tel"
          />
        )}
      </Field>
      <Field id={fieldIds.topic} label="Temat" error={errors.topic}>
        {(control) => (
          <Select
            {...control}
            name="topic"
            options={topics.map((topic) => ({value: topic, label: topic}))}
            value={written.topic}
            onChange={(topic) => change({topic})}
            onBlur={() => check('topic')}
          />
        )}
      </Field>
      <Field id={fieldIds.message} label="Wiadomość" error={errors.message}>
        {(control) => <textarea {...control} {...bind('message')} readOnly={readOnly} rows={7} />}
      </Field>
      <DateField
        id={fieldIds.proposedDay}
        label="Proponowany dzień rozmowy (opcjonalnie)"
        value={written.proposedDay}
        min={tomorrow}
        rangeError="Wybierz dzień od jutra."
        error={errors.proposedDay}
        onChange={(proposedDay, dayProblem) => choose('proposedDay', {proposedDay, dayProblem})}
      />
    </>
  );
}
