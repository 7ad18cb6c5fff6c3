import type {ReactNode} from 'react';
import ErrorBox from '@site/src/components/ui/controls/ErrorBox';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {memberOfPath} from '@site/src/domain/settlement/fieldPaths';
import {fieldId, useFieldErrors} from '../shared/fieldErrors';
import {reveal} from '../shared/reveal';

/** What has to be corrected before there is a new answer; each error links to its field if that is on the page. */
export default function ErrorList({
  members,
}: {
  readonly members: readonly MemberDraft[];
}): ReactNode {
  const errors = useFieldErrors();
  return (
    <div role="status">
      {errors.length > 0 && (
        <ErrorBox
          title="Popraw dane, żeby zobaczyć nowy wynik"
          errors={errors.map(({field, message}) => (
            <li key={`${field} ${message}`}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(field);
                }}>
                {placeOf(field, members)}
                {message}
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
function focusField(field: string): void {
  const index = memberOfPath(field);
  const places = [fieldId(field), ...(index === null ? [] : [`edytuj-${index}`]), 'czlonkowie'];
  const place = places.map((id) => document.getElementById(id)).find((found) => found !== null);
  if (place) {
    reveal(place);
  }
}
