import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '@site/src/components/ui/buttons/Button';
import OpenFile from '@site/src/components/ui/buttons/OpenFile';
import SelectField from '@site/src/components/ui/controls/SelectField';
import Notice from '@site/src/components/ui/Notice';
import {newCooperative} from '@site/src/browser/cooperative/open';
import type {Listed} from '@site/src/browser/cooperative/rows';
import type {Keeping} from '@site/src/browser/cooperative/useKept';
import {forgetfulText, isForgetful} from '@site/src/browser/device/forgetful';
import {saveFile} from '@site/src/browser/device/saveFile';
import {memberForms, monthName, parseMonth, pointForms} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {formatCount} from '@cooperative/polish';
import {calculatorPage, folderPage, monthPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

const tools = {
  calculator: {label: 'Policz w kalkulatorze', to: `${calculatorPage.to}#spoldzielnia`},
  papers: {label: 'Wypełnij wzory', to: folderPage.to},
  month: {label: 'Rozlicz miesiąc', to: monthPage.to},
} as const;

interface Props {
  /** The tool that shows it: it leads to the others. */
  readonly tool: keyof typeof tools;
  readonly keeping: Keeping;
  readonly record: CooperativeRecord;
  /** What the tool keeps beside the cooperative: „3 pliki”. */
  readonly also?: string;
  readonly onFindAgain: () => void;
  /** Opens another cooperative of this device, or a new one. */
  readonly onOpen: (id: string) => void;
  readonly onForget: () => Promise<void>;
  /** Opens a file; absent where the tool has a place of its own for files. */
  readonly onFile?: (file: File) => void;
}

/**
 * The cooperative that all three tools share: what this device has of it and since when, the others it has, and the ways
 * on: to another tool, to a file and from one, and away.
 */
export default function KeptBar(props: Props): ReactNode {
  const {tool, keeping, record, onFindAgain} = props;
  const others = useOthers(keeping, record.id);
  switch (keeping.kind) {
    case 'finding':
      return null;
    case 'unreadable':
    case 'refused':
      return <NotKept keeping={keeping} record={record} onFindAgain={onFindAgain} />;
    case 'none':
      // The month begins with files, and its place for them takes this one too.
      return others.length > 0 || tool === 'papers' ? <Bar {...props} others={others} /> : null;
    case 'kept':
      return <Bar {...props} others={others} />;
  }
}

/** What is said while the device does not keep what is on the page; nothing while it does. */
export function NotKept({
  keeping,
  record,
  onFindAgain,
}: Pick<Props, 'keeping' | 'record' | 'onFindAgain'>): ReactNode {
  switch (keeping.kind) {
    case 'unreadable':
      return (
        <Notice kind="warning">
          <p role="alert">
            {keeping.isLater
              ? 'Dane na tym urządzeniu zapisała nowsza wersja strony. Odśwież stronę; niczego nie nadpisujemy.'
              : 'Nie udało się odczytać, co to urządzenie zapamiętało. Nic nie przepadło i niczego nie nadpisujemy, ale zmian z tej karty na razie nie zapamiętujemy. Zamknij inne karty z tą stroną i spróbuj jeszcze raz.'}{' '}
            <Button onClick={onFindAgain}>Spróbuj jeszcze raz</Button>{' '}
            <SaveButton record={record} />
          </p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="warning">
          <p role="alert">
            Przeglądarka nie zapamiętała ostatniej zmiany: brakuje miejsca albo tego zabrania. Dane
            zostaną do zamknięcia karty. Przedtem zapisz plik. <SaveButton record={record} />
          </p>
        </Notice>
      );
    default:
      return null;
  }
}

/** The other cooperatives of this device. */
function useOthers(keeping: Keeping, id: string | undefined): readonly Listed[] {
  const [list, setList] = useState<readonly Listed[]>([]);
  const {kind} = keeping;
  useEffect(() => {
    let isStale = false;
    const find = async (): Promise<void> => {
      const {listCooperatives} = await import('@site/src/browser/cooperative/store');
      const found = await listCooperatives();
      if (!isStale) {
        setList(found);
      }
    };
    if (kind === 'kept' || kind === 'none') {
      // Without the list the open one is there all the same.
      find().catch(() => undefined);
    }
    return () => {
      isStale = true;
    };
  }, [kind, id]);
  // Not when it is read: until it is read again, the one just opened would be among them.
  return list.filter((one) => one.id !== id);
}

function Bar({
  tool,
  keeping,
  record,
  also = '',
  others,
  onOpen,
  onForget,
  onFile,
}: Props & {readonly others: readonly Listed[]}): ReactNode {
  const isKept = keeping.kind === 'kept';
  const keptMs = isKept ? keeping.keptMs : null;
  const settledTo = parseMonth(record.settledTo ?? '');
  const parts = [
    record.members ? formatCount(record.members.length, memberForms) : '',
    record.points.length > 0 ? formatCount(record.points.length, pointForms) : '',
    also,
    settledTo === null ? '' : `rozliczone do końca: ${monthName(settledTo)}`,
  ].filter((part) => part !== '');
  const name = record.name === '' ? 'Spółdzielnia bez nazwy' : record.name;
  return (
    <section className={styles.bar} aria-label="Spółdzielnia na tym urządzeniu">
      <div>
        {others.length === 0 ? (
          <p className={styles.name}>{isKept ? name : 'Nowa spółdzielnia'}</p>
        ) : (
          <SelectField
            id="spoldzielnia-otwarta"
            label="Otwarta spółdzielnia"
            options={[
              {value: '', label: isKept ? name : 'Nowa spółdzielnia'},
              ...others.map((one) => ({
                value: one.id,
                label: `${one.name === '' ? 'bez nazwy' : one.name}, ${formatCount(one.points, pointForms)}`,
              })),
            ]}
            value=""
            onChange={onOpen}
          />
        )}
        <p className="meta">{parts.join(', ')}</p>
        <p className="meta" role="status">
          {keptMs !== null && `Zapisano na tym urządzeniu ${momentText(keptMs)}.`}
          {isKept && isForgetful() && ` ${forgetfulText}`}
        </p>
      </div>
      <div className={styles.ways}>
        {isKept &&
          Object.entries(tools)
            .filter(([key]) => key !== tool)
            .map(([key, {label, to}]) => (
              <Link key={key} to={to}>
                {label}
              </Link>
            ))}
        {isKept ? (
          <More record={record} onOpen={onOpen} onForget={onForget} {...(onFile && {onFile})} />
        ) : (
          onFile && <OpenFile label="Plik spółdzielni" onFile={onFile} />
        )}
      </div>
    </section>
  );
}

function More({
  record,
  onOpen,
  onForget,
  onFile,
}: Pick<Props, 'record' | 'onOpen' | 'onForget' | 'onFile'>): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <details className={styles.more}>
      <summary>Więcej</summary>
      <div className={styles.menu}>
        <SaveButton record={record} />
        {onFile && <OpenFile label="Plik spółdzielni" onFile={onFile} />}
        <Button look="plain" onClick={() => onOpen(newCooperative)}>
          Nowa spółdzielnia
        </Button>
        <Button look="plain" aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
          Usuń z urządzenia
        </Button>
        {isAsked && (
          <p>
            Usunąć z tego urządzenia wszystko, co wie o tej spółdzielni: członków, punkty, wpisy we
            wzorach, odczyty i rozliczone miesiące? Jeśli będzie potrzebna, zapisz najpierw plik.{' '}
            <Button
              onClick={() => {
                setIsAsked(false);
                onForget().catch(() => {
                  setSaid(
                    'Przeglądarka nie usunęła danych. Zamknij inne karty i spróbuj jeszcze raz.',
                  );
                });
              }}>
              Usuń wszystko
            </Button>{' '}
            <Button look="plain" onClick={() => setIsAsked(false)}>
              Zostaw
            </Button>
          </p>
        )}
        <p role="status">{said}</p>
      </div>
    </details>
  );
}

/** „o 12:03” today, „27.11.2026, 12:03” before, in the time of the device. */
function momentText(ms: number): string {
  const isToday = new Date(ms).toDateString() === new Date().toDateString();
  return isToday
    ? `o ${new Date(ms).toLocaleTimeString('pl-PL', {timeStyle: 'short'})}`
    : new Date(ms).toLocaleString('pl-PL', {dateStyle: 'short', timeStyle: 'short'});
}

/** The file of the cooperative as it stands: readings are not in it. */
function SaveButton({record}: {readonly record: CooperativeRecord}): ReactNode {
  return (
    <Button
      look="plain"
      onClick={() => {
        saveFile(
          record.settledTo === undefined
            ? 'spoldzielnia.json'
            : `spoldzielnia-${record.settledTo}.json`,
          JSON.stringify(record, null, 2),
          'application/json',
        );
      }}>
      Zapisz plik
    </Button>
  );
}
