import type {ReactNode} from 'react';
import {Button, ButtonLink} from '@site/src/components/Button';
import CopyLink from '@site/src/components/CopyLink';
import Icon, {type IconName} from '@site/src/components/Icon';
import Notice, {type NoticeKind} from '@site/src/components/Notice';
import PrintButton from '@site/src/components/PrintButton';
import SortableTable from '@site/src/components/SortableTable';
import styles from './styles.module.css';

export function Buttons(): ReactNode {
  return (
    <>
      <p className={styles.row}>
        <Button look="primary">Główny</Button>
        <Button>Obrysowany</Button>
        <Button look="plain">Zwykły</Button>
        <Button disabled>Niedostępny</Button>
      </p>
      <div className={styles.row}>
        <ButtonLink to="/kontakt">Link jak przycisk</ButtonLink>
        <PrintButton />
        <CopyLink hash="przyciski" label="Kopiuj link do sekcji: Przycisk" />
      </div>
    </>
  );
}

const iconNames: readonly IconName[] = [
  'lucide:arrow-right',
  'check',
  'close',
  'download',
  'error',
  'info',
  'search',
];

export function Icons(): ReactNode {
  return (
    <p className={styles.row}>
      {iconNames.map((name) => (
        <span key={name}>
          <Icon name={name} /> <code lang="en">{name}</code>
        </span>
      ))}
    </p>
  );
}

const kinds: readonly NoticeKind[] = ['info', 'success', 'warning', 'error'];

export function Notices(): ReactNode {
  return (
    <div className={styles.columns}>
      {kinds.map((kind) => (
        <Notice key={kind} kind={kind}>
          <p>Przykładowa treść komunikatu.</p>
        </Notice>
      ))}
      <Notice kind="info" title="Własny tytuł">
        <p>Komunikat z własnym tytułem.</p>
      </Notice>
    </div>
  );
}

const tableColumns = [
  {label: 'Miesiąc'},
  {label: 'Zużycie (kWh)', fractionDigits: 0},
  {label: 'Produkcja (kWh)', fractionDigits: 1},
];

export function Tables(): ReactNode {
  return (
    <>
      <SortableTable
        caption="Przykład: energia w miesiącu"
        columns={tableColumns}
        rows={[
          ['Styczeń', 22_810, 6105],
          ['Luty', 20_500, 7755.5],
          ['Kwiecień', 19_642, null],
          ['Czerwiec', 17_933, 22_605],
        ]}
      />
      <SortableTable caption="Przykład: tabela bez danych" columns={tableColumns} rows={[]} />
    </>
  );
}
