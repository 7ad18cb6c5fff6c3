import type {ReactNode} from 'react';
import NumberTable, {type NumberColumn} from '@site/src/components/ui/NumberTable';
import {changeTables, earlierText, type MonthChange} from '@cooperative/settlement/month';
import {exactText} from '@cooperative/polish';

/** What a month that is settled anew came to before and now: the points, then the stock's lots. */
export default function Changes({change}: {readonly change: MonthChange}): ReactNode {
  return (
    <>
      <p>{earlierText(change)}</p>
      {changeTables(change, exactText).map(({label, head: [first = '', ...columns], rows}) => (
        <NumberTable
          key={label}
          label={label}
          first={[first, ([name]) => name]}
          columns={columns.map(columnOf)}
          rows={rows}
          keyOf={([name = '']) => name}
        />
      ))}
    </>
  );
}

function columnOf(name: string, index: number): NumberColumn<readonly string[]> {
  return [name, ({[index + 1]: text = ''}) => (text === '' ? '–' : text)];
}
