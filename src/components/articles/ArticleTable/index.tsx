import {useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import Table from '@site/src/components/ui/Table';
import {notify} from '@site/src/browser/shell/notify';
import styles from './styles.module.css';

/** A table of an article, to be taken into a spreadsheet or a text. What takes it is fetched when it is pressed. */
export default function ArticleTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const take = async (how: 'copyTable' | 'saveTable'): Promise<void> => {
    const table = frame.current?.querySelector('table');
    if (table) {
      const taking = await import('@site/src/browser/articles/takeTable');
      await taking[how](table);
    }
  };
  const onPress = (how: 'copyTable' | 'saveTable') => () => {
    take(how).catch(() => {
      notify({kind: 'error', text: 'Nie udało się. Zaznacz tabelę i skopiuj ją ręcznie.'});
    });
  };
  return (
    <div ref={frame}>
      <Table {...props} />
      <div className={clsx(styles.ways, 'needsScript noPrint')}>
        <Button look="plain" onClick={onPress('copyTable')}>
          Kopiuj tabelę
        </Button>
        <Button look="plain" onClick={onPress('saveTable')}>
          Pobierz CSV
        </Button>
      </div>
    </div>
  );
}
