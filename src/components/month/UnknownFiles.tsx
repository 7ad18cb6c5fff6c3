import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import QuestionForm from '@site/src/components/calculator/meterImport/QuestionForm';
import type {Question} from '@cooperative/meter-files';
import type {MonthState} from '@site/src/browser/month/monthState';
import type {MonthUse} from '@site/src/browser/month/useMonth';

interface Props {
  readonly state: MonthState;
  readonly nameColumns: MonthUse['nameColumns'];
}

/** What the columns are of files that the site does not know, asked once of each heading. */
export default function UnknownFiles({state, nameColumns}: Props): ReactNode {
  const {columns = {}} = state.input;
  return (
    <>
      {unknownOf(state.files).map(({name, heading, question}, index) => {
        const before = columns[heading];
        const known = before && 'time' in before ? before : undefined;
        return (
          <QuestionForm
            key={heading}
            id={`kolumny-${index}`}
            fileName={name}
            question={question}
            known={known}
            asksMeter
            onAnswer={(given) => {
              const said = known || 'time' in given ? given : {...before, ...given};
              nameColumns({...columns, [heading]: said});
            }}
          />
        );
      })}
      {Object.keys(columns).length > 0 && (
        <p>
          Wskazane odpowiedzi pamiętamy dla plików o takim samym nagłówku.{' '}
          <Button look="plain" onClick={() => nameColumns({})}>
            Wskaż je od nowa
          </Button>
        </p>
      )}
    </>
  );
}

interface UnknownFile {
  readonly name: string;
  readonly heading: string;
  readonly question: Question;
}

/** The first file of each heading whose columns nobody has named, or named right; a table of one column has none. */
function unknownOf(files: MonthState['files']): readonly UnknownFile[] {
  const found = new Map<string, UnknownFile>();
  for (const {name, heading, read} of files) {
    if (heading !== undefined && !found.has(heading) && read.ok && read.value.kind === 'unknown') {
      if (read.value.head.headers.length > 1) {
        found.set(heading, {name, heading, question: read.value});
      }
    }
  }
  return [...found.values()];
}
