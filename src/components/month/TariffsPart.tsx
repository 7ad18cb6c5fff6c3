import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import NumberField from '@site/src/components/ui/controls/NumberField';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {optionsOf} from '@site/src/components/ui/controls/Select';
import {groupTariffOf, limits, type DatedRates} from '@site/src/domain/calculator/defaults';
import type {MonthInput} from '@site/src/domain/month/schema';
import {operatorNames, ratesFor, type Operator} from '@site/src/domain/settlement/money/rates';
import {tariffGroups, type TariffGroup} from '@site/src/domain/settlement/money/tariffGroups';
import {lacksTariff, withTariff} from '@site/src/browser/month/monthTariffs';
import type {Month} from '@site/src/browser/month/useMonth';
import type {Task} from '@site/src/domain/month/tasks';
import Part from './Part';
import PriceFields from './PriceFields';
import TariffList from './TariffList';
import styles from './styles.module.css';

interface Props {
  readonly task: Task;
  readonly input: MonthInput;
  readonly change: Month['change'];
  readonly remove: Month['remove'];
  readonly rates: DatedRates;
}

/** The rates of the points: those of the file, and of any group the site knows. */
export default function TariffsPart({task, input, change, remove, rates}: Props): ReactNode {
  const [operator, setOperator] = useState<Operator>('pge');
  const [group, setGroup] = useState<TariffGroup>('G11');
  const [edited, setEdited] = useState<string | null>(null);
  const [energy, setEnergy] = useState<number | null>(null);
  const known = tariffGroups.filter((one) => ratesFor(rates.rates, one, operator) !== undefined);
  const isHome = group.startsWith('G');
  const tariff =
    isHome || energy !== null ? groupTariffOf(rates, operator, group, energy ?? undefined) : null;
  const used = Object.keys(input.tariffs);
  const without = input.points.filter(lacksTariff);
  const editOf = (id: string): (() => void) | null => {
    const own = input.tariffs[id];
    return own?.kind !== 'group'
      ? null
      : () => {
          setOperator(own.grid ?? own.operator);
          setGroup(own.group);
          setEnergy(own.energy ?? null);
          setEdited(id);
        };
  };
  const add = (): void => {
    if (!tariff) {
      return;
    }
    const id = `${group} ${operatorNames[operator]}${energy === null ? '' : ` ${energy}`}`.replace(
      '.',
      ',',
    );
    change((before) => withTariff(before, id, tariff, edited ?? undefined));
    setEdited(null);
  };
  return (
    <Part task={task}>
      <p>
        {used.length === 0 && 'Bez stawek policzymy same kilowatogodziny.'}
        {used.length > 0 && without.length > 0 && ` Punkty bez kwot: ${without.length}.`}
      </p>
      <TariffList input={input} change={change} remove={remove} editOf={editOf} />
      <details open={used.length === 0 || edited !== null}>
        <summary>{edited === null ? 'Dodaj stawki' : `Zmień stawki: ${edited}`}</summary>
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
          <NumberField
            id="stawki-cena"
            label="Cena energii czynnej"
            unit="zł/kWh"
            min={0}
            max={limits.rate}
            step={0.01}
            fractionDigits={4}
            value={energy}
            onChange={setEnergy}
            hint={isHome ? 'Puste pole: cena sprzedawcy z urzędu.' : 'Netto, z umowy albo faktury.'}
          />
        </div>
        <ButtonRow>
          <Button aria-disabled={tariff === null || undefined} onClick={add}>
            {edited === null ? 'Dodaj stawki' : 'Zapisz zmianę'}
          </Button>
        </ButtonRow>
        {tariff === null && (
          <p className="meta">
            {isHome ? 'Tej grupy nie mamy.' : 'Wpisz cenę energii: poza domami stoi w umowie.'}
          </p>
        )}
        <p className="meta">
          Inne stawki opisz w kalkulatorze, w trybie pełnym, i dodaj tu zapisany z niego plik.
        </p>
      </details>
      <PriceFields input={input} change={change} remove={remove} />
    </Part>
  );
}
