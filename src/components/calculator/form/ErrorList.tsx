import type {ReactNode} from 'react';
import ErrorBox from '@site/src/components/ui/controls/ErrorBox';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {memberOfPath} from '@site/src/domain/settlement/fieldPaths';
import {useFieldErrors, type ShownError} from '../shared/fields/fieldErrors';
import {reveal} from '../shared/reveal';

interface Props {
  readonly members: readonly MemberDraft[];
  /** The fields have been wrong for so long that nobody is just typing. */
  readonly isShown: boolean;
  /** An answer to earlier data is below. */
  readonly hasAnswer: boolean;
}

/** What has to be corrected before there is a new answer; each error links to its field if that is on the page. */
export default function ErrorList({members, isShown, hasAnswer}: Props): ReactNode {
  const errors = useFieldErrors();
  return (
    <div role="status" className="noPrint">
      {isShown && errors.length > 0 && (
        <ErrorBox
          title={
            hasAnswer
              ? 'Wynik jest sprzed zmiany. Popraw pola:'
              : 'Popraw pola, a wynik się pojawi:'
          }
          errors={errors.map((error) => (
            <li key={`${error.id} ${error.message}`}>
              <a
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(error);
                }}>
                {placeOf(error.field, members)}
                {error.label !== '' && `${error.label}. `}
                {error.message}
              </a>
            </li>
          ))}
        />
      )}
    </div>
  );
}

function placeOf(field: string, members: readonly MemberDraft[]): string {
  const index = memberOfPath(field);
  return index === null ? '' : `${members[index]?.id ?? `Członek ${index + 1}`}: `;
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
