import type {ReactNode} from 'react';
import ErrorBox from '@site/src/components/ui/controls/ErrorBox';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {fieldTitle, memberOfPath} from '@cooperative/settlement/description';
import {useFieldErrors, type ShownError} from '../shared/fields/fieldErrors';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import {reveal} from '../shared/reveal';

interface Props {
  /** Null in quick mode, whose fields need no place. */
  readonly cooperative: CooperativeDraft | null;
  /** An answer to earlier data is below. */
  readonly hasAnswer: boolean;
}

/** What has to be corrected before there is a new answer; each error links to its field if that is on the page. */
export default function ErrorList({cooperative, hasAnswer}: Props): ReactNode {
  const errors = useFieldErrors();
  return (
    errors.length > 0 && (
      <ErrorBox
        title={
          hasAnswer ? 'Wynik jest sprzed zmiany. Popraw pola:' : 'Popraw pola, a wynik się pojawi:'
        }
        errors={errors.map((error) => (
          <li key={`${error.id} ${error.message}`}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(error);
              }}>
              {placeOf(error, cooperative)}
              {error.label !== '' && `${error.label ?? fieldTitle(error.field)}. `}
              {error.message}
            </a>
          </li>
        ))}
      />
    )
  );
}

/** „szkoła: ”, „Stawki C21: ”: many members and tariffs have a field of the same name. */
function placeOf({id, field}: ShownError, cooperative: CooperativeDraft | null): string {
  const index = memberOfPath(field);
  if (index !== null) {
    return `${cooperative?.members[index]?.id ?? `Członek ${index + 1}`}: `;
  }
  // One name may begin another.
  const [tariff] = Object.keys(cooperative?.tariffs ?? {})
    .filter((name) => id.startsWith(`${fieldId(`tariffs.${name}`)}-`))
    .sort((a, b) => b.length - a.length);
  return tariff === undefined ? '' : `Stawki ${tariff}: `;
}

/** The field itself, its member's row, or the start of the form. */
function focusField({id, field}: ShownError): void {
  const index = memberOfPath(field);
  const places = [id, ...(index === null ? [] : [`edytuj-${index}`]), 'czlonkowie'];
  const place = places
    .map((known) => document.getElementById(known))
    .find((found) => found !== null);
  if (place) {
    reveal(place);
  }
}
