import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import MappingForm from '@site/src/components/calculator/meterImport/MappingForm';
import type {TableHead} from '@site/src/domain/meterFiles';
import type {MonthState} from '@site/src/browser/month/monthState';
import type {Month} from '@site/src/browser/month/useMonth';

interface Props {
  readonly state: MonthState;
  readonly nameColumns: Month['nameColumns'];
}

/** What the columns are of files that the site does not know, asked once of each heading. */
export default function UnknownFiles({state, nameColumns}: Props): ReactNode {
  const {columns = {}} = state.input;
  return (
    <>
      {unknownOf(state.files).map(({name, heading, head, reason}, index) => (
        <MappingForm
          key={heading}
          id={`kolumny-${index}`}
          fileName={name}
          reason={reason}
          head={head}
          known={columns[heading]}
          asksMeter
          onSubmit={(mapping) => {
            nameColumns({...columns, [heading]: mapping});
          }}
        />
      ))}
      {Object.keys(columns).length > 0 && (
        <p>
          Wskazane kolumny pamiętamy dla plików o takim samym nagłówku.{' '}
          <Button
            look="plain"
            onClick={() => {
              nameColumns({});
            }}>
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
  readonly head: TableHead;
  readonly reason: string;
}

/** The first file of each heading whose columns nobody has named, or named right; a table of one column has none. */
function unknownOf(files: MonthState['files']): readonly UnknownFile[] {
  const found = new Map<string, UnknownFile>();
  for (const {name, heading, read} of files) {
    if (heading !== undefined && !found.has(heading) && read.ok && read.value.kind === 'unknown') {
      const {head, reason} = read.value;
      if (head.headers.length > 1) {
        found.set(heading, {name, heading, head, reason});
      }
    }
  }
  return [...found.values()];
}
