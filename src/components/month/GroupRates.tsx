import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {optionsOf} from '@site/src/components/ui/controls/Select';
import {fieldOf, limits} from '@cooperative/settlement/description';
import {groupTariffOf, type DatedRates} from '@site/src/domain/calculator/defaults';
import {capitalized, sameValue} from '@cooperative/polish';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {
  groupFacts,
  type MonthlyRate,
  monthlyRates,
  type Operator,
  operatorNames,
  ratesFor,
  type TariffGroup,
  tariffGroups,
} from '@cooperative/settlement/rates';
import {useWrongFields, WrongFieldContext} from './wrongFields';
import WatchedNumber from './WatchedNumber';
import styles from './styles.module.css';

type TableRates = Exclude<CooperativeRecord['tariffs'][string], {readonly kind: 'own'}>;

interface Props {
  /** The rates that are changed; without them, new ones. */
  readonly edited: {readonly id: string; readonly tariff: TableRates} | null;
  /** Other rates. */
  readonly others: CooperativeRecord['tariffs'];
  readonly rates: DatedRates;
  readonly onSave: (id: string, tariff: TableRates) => void;
}

/** Monthly fees that a bill may have other than the table. */
type Fees = Pick<TableRates, MonthlyRate>;

/** What the empty field of a fee stands for; the others are 0 zł then. */
const emptyFees: Readonly<Partial<Record<MonthlyRate, string>>> = {
  fixedNetwork: 'Puste pole: z taryfy, licznik trójfazowy.',
  subscription: 'Puste pole: z taryfy.',
};

/** Rates of a group from the table of the site, with the price and the fees of the bill where it has others. */
export default function GroupRates({edited, others, rates, onSave}: Props): ReactNode {
  const before = edited?.tariff;
  const [operator, setOperator] = useState(before ? gridOf(before) : 'pge');
  const [group, setGroup] = useState(before ? groupOf(before) : 'G11');
  const [energy, setEnergy] = useState(before?.energy ?? null);
  const [fees, setFees] = useState<Fees>(before ?? {});
  // What is typed here counts once it is saved: a wrong text stops the saving alone.
  const [wrongFields, tell] = useWrongFields();
  const known = tariffGroups.filter((one) => ratesFor(rates.rates, one, operator) !== undefined);
  const isHome = group.startsWith('G');
  const tariff =
    isHome || energy !== null ? groupTariffOf(rates, operator, group, energy ?? undefined) : null;
  const isReady = tariff !== null && wrongFields.length === 0;
  const ownFees = monthlyRates.filter(
    (fee) => fee !== 'fixedNetwork' || groupFacts[group].fixedFee === 'meter',
  );
  return (
    <WrongFieldContext value={tell}>
      <div className={styles.columns}>
        <SelectField
          id="stawki-operator"
          label="Operator"
          options={optionsOf(operatorNames)}
          value={operator}
          onChange={setOperator}
        />
        <SelectField
          id="stawki-grupa"
          label="Grupa taryfowa"
          options={known.map((value) => ({value, label: value}))}
          value={group}
          onChange={setGroup}
        />
        <WatchedNumber
          id="stawki-cena"
          label="Cena energii czynnej"
          unit="zł/kWh"
          max={limits.rate}
          step={0.01}
          fractionDigits={4}
          value={energy}
          onChange={setEnergy}
          hint={isHome ? 'Puste pole: cena sprzedawcy z urzędu.' : 'Netto, z umowy albo faktury.'}
        />
      </div>
      <details>
        <summary>Opłaty miesięczne z faktury (opcjonalnie)</summary>
        <div className={styles.columns}>
          {ownFees.map((key) => {
            const {name, unit, max, hint = ''} = fieldOf(`tariffs.${key}`);
            return (
              <WatchedNumber
                key={key}
                id={`stawki-${key}`}
                label={capitalized(name)}
                unit={unit}
                max={max}
                value={fees[key] ?? null}
                onChange={(fee) => setFees((before) => ({...before, [key]: fee ?? undefined}))}
                hint={emptyFees[key] ?? `${hint} Puste pole: 0 zł.`.trim()}
              />
            );
          })}
        </div>
      </details>
      <ButtonRow>
        <Button
          aria-disabled={!isReady || undefined}
          onClick={() => {
            if (isReady) {
              const next: TableRates = {...tariff};
              for (const key of ownFees) {
                next[key] = fees[key];
              }
              // A name that somebody gave stays.
              const isNamed = edited !== null && !edited.id.startsWith(nameOf(edited.tariff));
              onSave(isNamed ? edited.id : freeName(next, others), next);
            }
          }}>
          {edited === null ? 'Dodaj stawki' : 'Zapisz zmianę'}
        </Button>
      </ButtonRow>
      <p className="meta">
        {wrongFields.length > 0
          ? `Popraw pole „${wrongFields[0]?.label ?? ''}”.`
          : tariff !== null
            ? ''
            : isHome
              ? 'Tej grupy nie mamy.'
              : 'Wpisz cenę energii: poza domami stoi w umowie.'}
      </p>
    </WrongFieldContext>
  );
}

function gridOf(tariff: TableRates): Operator {
  return (tariff.kind === 'group' ? tariff.grid : undefined) ?? tariff.operator;
}

function groupOf(tariff: TableRates): TariffGroup {
  return tariff.kind === 'group' ? tariff.group : 'G11';
}

/** „G11 PGE 0,62” */
function nameOf(tariff: TableRates): string {
  const {energy} = tariff;
  const parts = [groupOf(tariff), operatorNames[gridOf(tariff)], ...(energy ? [energy] : [])];
  return parts.join(' ').replace('.', ',');
}

/** „G11 PGE (2)”: the same group with other fees has rates of its own. */
function freeName(tariff: TableRates, others: CooperativeRecord['tariffs']): string {
  const name = nameOf(tariff);
  let found = name;
  for (let number = 2; found in others && !sameValue(others[found], tariff); number += 1) {
    found = `${name} (${number})`;
  }
  return found;
}
