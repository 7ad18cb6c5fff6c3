import type {ReactNode} from 'react';
import NumberTable, {textColumns} from '@site/src/components/ui/NumberTable';
import {changeTables, earlierText, type MonthChange} from '@cooperative/settlement/month';
import {exactText} from '@cooperative/polish';

/** What a month that is settled anew came to before and now: the points, then the stock's lots. */
export default function Changes({change}: {readonly change: MonthChange}): ReactNode {
  return (
    <>
      <p>{earlierText(change)}</p>
      {changeTables(change, exactText).map(({label, head, rows}) => (
        <NumberTable
          key={label}
          label={label}
          first={[head[0] ?? '', ([name]) => name]}
          columns={textColumns(head)}
          rows={rows}
          keyOf={([name = '']) => name}
        />
      ))}
    </>
  );
}
