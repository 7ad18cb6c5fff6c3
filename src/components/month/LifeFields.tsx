import {inQuotes, type IsoDay, writePolishDate} from '@cooperative/polish';
import {useState, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {withPoint, withSplitPoint} from '@site/src/browser/month/monthPoints';
import {limits} from '@cooperative/settlement/description';
import {chargesBy, keyOf} from '@cooperative/settlement/month';
import type {Point} from '@cooperative/settlement/record';
import ChangeList, {leftOf} from './ChangeList';
import DayField from './DayField';
import {useEdited} from './edited';
import TextField from '@site/src/components/ui/controls/TextField';
import styles from './styles.module.css';

interface Props {
  readonly index: number;
  readonly point: Point;
  readonly onChange: (next: Point) => void;
}

/** The days of one point, the numbers it had, and the rates it gets later. */
export default function LifeFields(props: Props): ReactNode {
  const {index, point, onChange} = props;
  const {id, from, to} = point;
  return (
    <>
      <div className={styles.columns}>
        <DayField
          id={`punkt-${index}-od`}
          label="Pierwszy dzień w spółdzielni"
          name={`Pierwszy dzień: ${id}`}
          value={from}
          onChange={(day) => onChange({...point, from: day})}
          hint="Puste pole: był od początku."
        />
        <DayField
          id={`punkt-${index}-do`}
          label="Ostatni dzień w spółdzielni"
          name={`Ostatni dzień: ${id}`}
          value={to}
          onChange={(day) => onChange({...point, to: day})}
          hint="Puste pole: jest nadal."
        />
      </div>
      <Numbers {...props} />
      <LaterRates {...props} />
    </>
  );
}

/** Numbers the point had before, each to its last day. */
function Numbers({index, point, onChange}: Props): ReactNode {
  const {remove} = useEdited();
  const {id, earlierPpe = []} = point;
  const [number, setNumber] = useState('');
  const [day, setDay] = useState<IsoDay>();
  const ppe = number.trim();
  const add = (to: IsoDay): void => {
    onChange({...point, earlierPpe: [...earlierPpe, {ppe, to}]});
    setNumber('');
    setDay(undefined);
  };
  return (
    <ChangeList
      name="Poprzednie numery PPE"
      items={earlierPpe.map((one) => ({
        text: `${one.ppe} do ${writePolishDate(one.to)}`,
        onRemove: () => {
          remove(`Usunięto numer ${one.ppe}.`, (before) =>
            withPoint(before, index, {
              ...point,
              earlierPpe: leftOf(earlierPpe, (other) => other !== one),
            }),
          );
        },
      }))}
      addLabel="Dodaj poprzedni numer"
      onAdd={ppe === '' || day === undefined ? null : () => add(day)}>
      <TextField
        id={`punkt-${index}-numer`}
        label="Poprzedni numer PPE"
        value={number}
        onChange={setNumber}
      />
      <DayField
        id={`punkt-${index}-numer-do`}
        label="Ostatni dzień tego numeru"
        name={`Ostatni dzień poprzedniego numeru: ${id}`}
        value={day}
        onChange={setDay}
      />
    </ChangeList>
  );
}

/** Rates that the point gets on a later day: on the first of a month, or within one by parting the point in two. */
function LaterRates({index, point, onChange}: Props): ReactNode {
  const {input, remove} = useEdited();
  const {id, ppe = '', laterTariffs = []} = point;
  const names = Object.keys(input.tariffs);
  const [chosen, setChosen] = useState('');
  const [day, setDay] = useState<IsoDay>();
  const [kw, setKw] = useState<number | null>(null);
  const tariff = names.includes(chosen)
    ? chosen
    : (names.find((name) => name !== point.tariff) ?? names[0]);
  const asksPower = chargesBy(input.tariffs[tariff ?? '']) === 'orderedKw';
  const isWithin = day?.endsWith('-01') === false;
  const mayBeParted = ppe.trim() !== '' && keyOf(input) !== 'fixed';
  const isParted = isWithin && mayBeParted;
  const ordered = asksPower && kw !== null ? {orderedKw: kw} : {};
  const add = (from: IsoDay, rates: string): void => {
    if (isParted) {
      const split = {tariff: rates, orderedKw: ordered.orderedKw ?? point.orderedKw};
      remove(`Podzielono punkt ${inQuotes(id)} na dwa.`, (before) =>
        withSplitPoint(before, index, from, split),
      );
    } else {
      const others = laterTariffs.filter((one) => one.from !== from);
      onChange({...point, laterTariffs: [...others, {from, tariff: rates, ...ordered}]});
    }
    setDay(undefined);
    setKw(null);
  };
  const list = {
    name: 'Nowe stawki od dnia',
    items: laterTariffs.map((one) => ({
      text: `${one.tariff} od ${writePolishDate(one.from)}${one.orderedKw === undefined ? '' : `, moc umowna ${String(one.orderedKw).replace('.', ',')} kW`}`,
      onRemove: () => {
        remove(`Usunięto zmianę stawek punktu ${inQuotes(id)}.`, (before) =>
          withPoint(before, index, {
            ...point,
            laterTariffs: leftOf(laterTariffs, (other) => other !== one),
          }),
        );
      },
    })),
    addLabel: isParted ? 'Podziel punkt tego dnia' : 'Dodaj zmianę stawek',
  };
  if (tariff === undefined) {
    const first = <p className="meta">Najpierw dodaj stawki w części „Stawki”.</p>;
    return <ChangeList {...list} note={first} onAdd={null} />;
  }
  return (
    <ChangeList
      {...list}
      note={
        isWithin && (
          <p className="meta">
            To środek miesiąca, a rachunek miesiąca ma jedne stawki.{' '}
            {mayBeParted
              ? 'Podzielimy punkt na dwa: do dnia przed zmianą i od dnia zmiany. Opłaty stałe policzą się za dni, a kilowatogodziny według godzin.'
              : 'Podaj pierwszy dzień miesiąca. Punkt z numerem PPE, bez stałych udziałów, możemy też podzielić na dwa.'}
          </p>
        )
      }
      onAdd={day === undefined || (isWithin && !mayBeParted) ? null : () => add(day, tariff)}>
      <SelectField
        id={`punkt-${index}-nowe-stawki`}
        label="Nowe stawki"
        options={names.map((name) => ({value: name, label: name}))}
        value={tariff}
        onChange={setChosen}
      />
      <DayField
        id={`punkt-${index}-stawki-od`}
        label="Pierwszy dzień nowych stawek"
        name={`Pierwszy dzień nowych stawek: ${id}`}
        value={day}
        onChange={setDay}
      />
      {asksPower && (
        <NumberField
          id={`punkt-${index}-nowa-moc`}
          label="Moc umowna od tego dnia"
          unit="kW"
          max={limits.kw}
          value={kw}
          onChange={setKw}
          hint="Puste pole: bez zmiany."
        />
      )}
    </ChangeList>
  );
}
