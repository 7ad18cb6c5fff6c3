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
import {withInput} from '@site/src/browser/month/monthState';
import type {Month} from '@site/src/browser/month/useMonth';
import type {Task} from '@site/src/domain/month/tasks';
import Part from './Part';
import styles from './styles.module.css';

interface Props {
  readonly task: Task;
  readonly input: MonthInput;
  readonly change: Month['change'];
  readonly rates: DatedRates;
}

/** The rates of the points: those of the file, and of any group the site knows. */
export default function TariffsPart({task, input, change, rates}: Props): ReactNode {
  const [operator, setOperator] = useState<Operator>('pge');
  const [group, setGroup] = useState<TariffGroup>('G11');
  const [energy, setEnergy] = useState<number | null>(null);
  const known = tariffGroups.filter((one) => ratesFor(rates.rates, one, operator) !== undefined);
  const isHome = group.startsWith('G');
  const tariff =
    isHome || energy !== null ? groupTariffOf(rates, operator, group, energy ?? undefined) : null;
  const used = Object.keys(input.tariffs);
  const without = input.points.filter(
    (point) => point.tariff === undefined && point.ofCooperative !== true,
  );
  const add = (): void => {
    if (!tariff) {
      return;
    }
    const id = `${group} ${operatorNames[operator]}${energy === null ? '' : ` ${energy}`}`.replace(
      '.',
      ',',
    );
    change((before) =>
      withInput(before, {
        tariffs: {...before.input.tariffs, [id]: tariff},
        // The first rates are of all points, until somebody says otherwise.
        points: before.input.points.map((point) =>
          Object.keys(before.input.tariffs).length === 0 && point.ofCooperative !== true
            ? {...point, tariff: id}
            : point,
        ),
      }),
    );
  };
  return (
    <Part task={task}>
      <p>
        {used.length > 0
          ? `Stawki: ${used.join(', ')}.`
          : 'Bez stawek policzymy same kilowatogodziny.'}
        {used.length > 0 && without.length > 0 && ` Punkty bez kwot: ${without.length}.`}
      </p>
      <details open={used.length === 0}>
        <summary>Dodaj stawki</summary>
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
            Dodaj stawki
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
    </Part>
  );
}
