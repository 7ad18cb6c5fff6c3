import {useId, useState, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {optionsOf} from '@site/src/components/ui/controls/Select';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {billItems} from '@site/src/domain/calculator/billItems';
import type {KwhRates} from '@site/src/domain/calculator/kwhRates';
import {
  billComponents,
  groupFacts,
  kwhComponents,
  monthlyRates,
  type TariffGroup,
  tariffGroups,
} from '@cooperative/settlement/rates';
import {formatNumber, formatZl} from '@cooperative/polish';
import styles from './styles.module.css';

interface Props {
  /** Energy of the cooperative's own used in a month, kWh, as an article writes it. */
  readonly kwh: string;
  /** What a kWh costs in G11, by operator; rates of other groups are not known. */
  readonly rates: readonly KwhRates[];
}

type Fate = 'znika' | 'niejasne' | 'zostaje';

/** What becomes of each part of a bill, with its rate for a kWh where that is known. */
interface Part {
  readonly name: string;
  readonly fate: Fate;
  readonly rate?: number | undefined;
  readonly note?: string;
}

const knownGroup: TariffGroup = 'G11';
const fates: readonly Fate[] = ['znika', 'niejasne', 'zostaje'];

/** „Ile z rachunku znika”: by tariff group, for energy made and used in the cooperative. */
export default function BillExample({kwh, rates}: Props): ReactNode {
  const id = useId();
  const [group, setGroup] = useState<TariffGroup>(knownGroup);
  const [operator, setOperator] = useState(rates[0]?.operator ?? '');
  const [own, setOwn] = useState<number | null>(Number(kwh));
  const known = group === knownGroup ? rates.find((rate) => rate.operator === operator) : undefined;
  const parts = partsOf(group, known);
  const sumOf = (fate: Fate): string =>
    formatZl(
      parts
        .filter((part) => part.fate === fate)
        .reduce((sum, {rate = 0}) => sum + rate * (own ?? 0), 0),
    );
  return (
    <figure className="drawing">
      <figcaption>Ile z rachunku znika: wybierz swoją grupę taryfową</figcaption>
      <div className={styles.fields}>
        <SelectField
          id={`${id}g`}
          label="Grupa taryfowa"
          options={tariffGroups.map((value) => ({
            value,
            label: `${value}: ${groupFacts[value].about}`,
          }))}
          value={group}
          onChange={setGroup}
        />
        {group === knownGroup && (
          <SelectField
            id={`${id}o`}
            label="Operator i sprzedawca z urzędu"
            options={optionsOf(Object.fromEntries(rates.map((rate) => [rate.operator, rate.name])))}
            value={operator}
            onChange={setOperator}
          />
        )}
        <NumberField
          id={`${id}k`}
          label="Prąd spółdzielni zużyty w miesiącu"
          unit="kWh"
          max={1_000_000}
          value={own}
          onChange={setOwn}
        />
      </div>
      <ul className={styles.parts}>
        {parts.map(({name, fate, rate, note}) => (
          <li key={name} data-fate={fate}>
            <span>{name}</span> <strong>{fate}</strong>
            <em>
              {rate === undefined
                ? (note ?? 'stawkę przepisz z rachunku')
                : `${formatNumber(rate, 4)}\u00a0zł za 1\u00a0kWh, razem ${formatZl(rate * (own ?? 0))}\u00a0zł`}
            </em>
          </li>
        ))}
      </ul>
      <p className={styles.result} role="status">
        {known
          ? `Netto przy stawkach ${known.name}: ${fates
              .slice(0, 2)
              .map((fate) => `${fate} ${sumOf(fate)}\u00a0zł`)
              .join(', ')}. Opłaty stałe zostają.`
          : 'Stawek tej grupy nie znamy z datą i źródłem. Pomnóż stawki z rachunku przez kWh ze spółdzielni.'}
      </p>
    </figure>
  );
}

function partsOf(group: TariffGroup, rates: KwhRates | undefined): readonly Part[] {
  const {capacity, fixedFee} = groupFacts[group];
  const byKwh = kwhComponents
    .filter((component) => component !== 'capacity')
    .map((component): Part => ({
      name: component === 'excise' ? 'Akcyza (do 1 MW mocy instalacji)' : billItems[component].row,
      // What the grid costs by the kWh may be owed for shared energy too (assumption A5).
      fate: billComponents[component].part === 'grid' ? 'niejasne' : 'znika',
      rate: rates?.[component],
    }));
  return [
    ...byKwh.filter(({fate}) => fate === 'znika'),
    ...byKwh.filter(({fate}) => fate === 'niejasne'),
    capacity === 'perKwh'
      ? {name: 'Opłata mocowa', fate: 'znika', note: 'od kWh w wybranych godzinach'}
      : {
          name: 'Opłata mocowa',
          fate: 'niejasne',
          note:
            capacity === 'flat'
              ? 'ryczałt za miesiąc; w planie licz go w całości'
              : 'do 16 kW mocy umownej ryczałt, powyżej opłata od kWh, która znika',
        },
    {
      name: `Opłaty za miesiąc: ${monthlyRates.map((fee) => billComponents[fee].name.toLowerCase()).join(', ')}`,
      fate: 'zostaje',
      note: fixedFee === 'power' ? 'zależy od mocy umownej' : 'kwota za miesiąc',
    },
  ];
}
