import {inQuotes} from '@cooperative/polish';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {groupTariffOf} from '@site/src/domain/calculator/defaults';
import type {TariffDraft} from '@site/src/domain/calculator/draft';
import {freeMemberName} from '@site/src/domain/calculator/members/editMembers';
import {renameTariff, usersOfTariff} from '@site/src/domain/calculator/editTariffs';
import WhereOnBill from '../../bill/WhereOnBill';
import {useUndo} from '../../shared/fields/useUndo';
import type {FormPartProps} from '../formPart';
import {newOwnTariff} from '@site/src/domain/calculator/ownTariff';
import TariffRates from './TariffRates';
import styles from '../full.module.css';
import TextField from '@site/src/components/ui/controls/TextField';
import {useReportedProblem} from '../../shared/fields/fieldErrors';

/** The tariffs of the members and the battery, each with its rates. */
export default function Tariffs(props: FormPartProps): ReactNode {
  const {cooperative, dated, onChange} = props;
  const {tariffs = {}} = cooperative;
  const names = Object.keys(tariffs);
  const offerUndo = useUndo({value: cooperative, onChange});
  const [refusal, setRefusal] = useState<string | null>(null);
  const set = (name: string, tariff: TariffDraft): void => {
    onChange({...cooperative, tariffs: {...tariffs, [name]: tariff}});
  };
  const remove = (name: string): void => {
    const users = usersOfTariff(cooperative, name);
    if (users > 0) {
      setRefusal(
        `Liczniki, które mają jeszcze te stawki: ${users}. Najpierw wybierz dla nich inne.`,
      );
      return;
    }
    setRefusal(null);
    const removed = tariffs[name];
    if (removed) {
      offerUndo(`Usunięto stawki ${inQuotes(name)}.`, (now) => ({
        ...now,
        tariffs: {...now.tariffs, [name]: removed},
      }));
    }
    onChange({
      ...cooperative,
      tariffs: Object.fromEntries(Object.entries(tariffs).filter(([other]) => other !== name)),
    });
  };
  return (
    <>
      <p className="meta">
        Stawki netto, osobno dla każdej grupy taryfowej: z taryfy operatora albo z rachunku.{' '}
        <WhereOnBill />
      </p>
      {Object.entries(tariffs).map(([name, tariff], index) => (
        // By index, not by name: otherwise the name field would lose the focus with every letter.
        <div key={index} className={styles.item}>
          <h4>Stawki „{name}”</h4>
          <TariffName
            name={name}
            index={index}
            taken={names}
            onRename={(after) => onChange(renameTariff(cooperative, name, after))}
          />
          <TariffRates
            name={name}
            tariff={tariff}
            dated={dated}
            onChange={(changed) => set(name, changed)}
          />
          <Button look="plain" aria-label={`Usuń stawki: ${name}`} onClick={() => remove(name)}>
            Usuń stawki
          </Button>
        </div>
      ))}
      <p role="status">{refusal}</p>
      <div className={styles.bar}>
        <Button
          onClick={() => {
            const fromTable = groupTariffOf(dated, 'pge', 'G11', undefined);
            if (fromTable) {
              set(freeMemberName('G11', new Set(names)), fromTable);
            }
          }}>
          <Icon name="lucide:plus" />
          Dodaj stawki z taryfy
        </Button>
        <Button onClick={() => set(freeMemberName('C11', new Set(names)), newOwnTariff('C11'))}>
          <Icon name="lucide:plus" />
          Dodaj stawki z rachunku
        </Button>
      </div>
    </>
  );
}

const label = 'Nazwa stawek';

interface TariffNameProps {
  readonly name: string;
  readonly index: number;
  readonly taken: readonly string[];
  readonly onRename: (name: string) => void;
}

/** The name of a tariff. While it is empty or taken, the text stays as typed and the answer waits. */
function TariffName({name, index, taken, onRename}: TariffNameProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? name;
  const error =
    text === ''
      ? 'Wpisz nazwę.'
      : text !== name && taken.includes(text)
        ? 'Taka nazwa już jest. Wpisz inną.'
        : undefined;
  const id = `taryfa-${index}`;
  useReportedProblem(id, label, error);
  return (
    <TextField
      id={id}
      label={label}
      error={error}
      maxLength={40}
      value={text}
      onChange={(next) => {
        const isFree = next !== '' && !taken.includes(next);
        setDraft(isFree ? null : next);
        if (isFree) {
          onRename(next);
        }
      }}
    />
  );
}
