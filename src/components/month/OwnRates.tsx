import {useMemo, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import OwnTariff from '@site/src/components/calculator/form/tariffs/OwnTariff';
import {newOwnTariff, type OwnTariffDraft} from '@site/src/domain/calculator/ownTariff';
import {
  FieldErrorsProvider,
  useProblems,
} from '@site/src/components/calculator/shared/fields/fieldErrors';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {emptyFields} from '@site/src/domain/calculator/draft';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import TextField from '@site/src/components/ui/controls/TextField';
import styles from './styles.module.css';

type OwnTariffInput = Extract<CooperativeRecord['tariffs'][string], {readonly kind: 'own'}>;

interface Props {
  /** The rates that are changed; without them, new ones. */
  readonly edited: {readonly id: string; readonly tariff: OwnTariffInput} | null;
  /** Names of other rates. */
  readonly taken: readonly string[];
  readonly dated: DatedRates;
  readonly onSave: (id: string, tariff: OwnTariffInput) => void;
}

/** Rates copied from a bill, with the fields of the calculator. They count once they are whole and saved. */
export default function OwnRates({edited, taken, dated, onSave}: Props): ReactNode {
  const problems = useProblems();
  const [id, setId] = useState(edited?.id ?? '');
  const [draft, setDraft] = useState(() =>
    edited ? withBillPrice(edited.tariff) : newOwnTariff('C11'),
  );
  const [said, setSaid] = useState('');
  const empty = useMemo(() => emptyFields({tariffs: {nowe: draft}}), [draft]);
  const save = (): void => {
    const name = id.trim();
    const wrong = [...problems.known.values()].map(({label}) => label);
    if (name === '' || taken.includes(name)) {
      setSaid(name === '' ? 'Wpisz nazwę stawek.' : 'Taka nazwa już jest. Wpisz inną.');
    } else if (isWhole(draft) && wrong.length === 0) {
      onSave(name, draft);
    } else {
      setSaid(`Do uzupełnienia albo poprawy: ${[...new Set(wrong)].join(', ')}.`);
    }
  };
  return (
    <FieldErrorsProvider empty={empty} problems={problems} calculated={[]}>
      <div className={styles.name}>
        <TextField id="stawki-nazwa" label="Nazwa stawek" value={id} onChange={setId} />
      </div>
      <div className={styles.own}>
        <OwnTariff name="nowe" tariff={draft} dated={dated} onChange={setDraft} isOfMonth />
      </div>
      <ButtonRow>
        <Button onClick={save}>{edited === null ? 'Dodaj te stawki' : 'Zapisz te stawki'}</Button>
      </ButtonRow>
      <p role="status">{said}</p>
    </FieldErrorsProvider>
  );
}

/** Rates with the market's price of each hour need the mean price of the bill in its place. */
function withBillPrice(tariff: OwnTariffInput): OwnTariffDraft {
  return tariff.hourlyPrice === true
    ? {
        ...tariff,
        hourlyPrice: undefined,
        zones: tariff.zones.map((zone) => ({...zone, energy: null})),
      }
    : tariff;
}

function isWhole(draft: OwnTariffDraft): draft is OwnTariffDraft & OwnTariffInput {
  return emptyFields(draft).length === 0;
}
