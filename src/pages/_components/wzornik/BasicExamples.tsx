import {useState, type ReactNode} from 'react';
import {Button, ButtonLink} from '@site/src/components/ui/buttons/Button';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import Notice, {type NoticeKind} from '@site/src/components/ui/Notice';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import styles from './styles.module.css';

const looks = [
  {look: 'primary', name: 'Główny'},
  {look: 'outlined', name: 'Obrysowany'},
  {look: 'plain', name: 'Zwykły'},
] as const;

export function Buttons(): ReactNode {
  return (
    <>
      {looks.map(({look, name}) => (
        <p key={look} className={styles.row}>
          <Button look={look}>{name}</Button>
          <Button look={look}>
            <Icon name="download" /> {name} z ikoną
          </Button>
          <Button look={look} disabled>
            {name}, niedostępny
          </Button>
        </p>
      ))}
      <div className={styles.row}>
        <ButtonLink to="/kontakt">Link jak przycisk</ButtonLink>
        <PrintButton />
        <CopyLink hash="przyciski" label="Kopiuj link do sekcji: Przycisk" />
      </div>
    </>
  );
}

const iconNames: readonly IconName[] = [
  'lucide:plus',
  'check',
  'close',
  'download',
  'error',
  'info',
  'search',
];

/** Names the build does not see, so that they are fetched; one of them does not exist. */
const fetchedNames = ['leaf', 'tej-ikony-nie-ma'];

export function Icons(): ReactNode {
  const [fetched, setFetched] = useState<readonly string[]>([]);
  return (
    <>
      <p className={styles.row}>
        {iconNames.map((name) => (
          <NamedIcon key={name} name={name} />
        ))}
      </p>
      <h3>Pobrane po otwarciu strony</h3>
      <p className={styles.row}>
        {fetchedNames.map((name) =>
          fetched.includes(name) ? (
            <NamedIcon key={name} name={`lucide:${name}`} />
          ) : (
            <Button key={name} onClick={() => setFetched([...fetched, name])}>
              Pobierz ikonę: {name}
            </Button>
          ),
        )}
      </p>
    </>
  );
}

function NamedIcon({name}: {readonly name: IconName}): ReactNode {
  return (
    <span>
      <Icon name={name} /> <code lang="en">{name}</code>
    </span>
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
