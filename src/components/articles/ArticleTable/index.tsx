import {useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import Table from '@site/src/components/ui/Table';
import {notify} from '@site/src/browser/notifications/notify';
import styles from './styles.module.css';

function take(frame: HTMLElement | null, how: 'copyTable' | 'saveTable'): void {
  const table = frame?.querySelector('table');
  if (table) {
    import('@site/src/browser/articles/takeTable')
      .then((taking) => taking[how](table))
      .catch(() => {
        notify({kind: 'error', text: 'Nie udało się. Zaznacz tabelę i skopiuj ją ręcznie.'});
      });
  }
}

/**
 * A table of an article, to be taken into a spreadsheet or a text. What takes it is fetched when it is pressed. Which
 * ones a phone shows as cards is said by `src/content/markdown/steps/tables.ts`.
 */
export default function ArticleTable(props: ComponentProps<typeof Table>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <Table {...props} asCards={'data-cards' in props} />
      <div className={clsx(styles.ways, 'needsScript noPrint')}>
        <Button look="plain" onClick={() => take(frame.current, 'copyTable')}>
          Kopiuj tabelę
        </Button>
        <Button look="plain" onClick={() => take(frame.current, 'saveTable')}>
          Pobierz CSV
        </Button>
      </div>
    </div>
  );
}
