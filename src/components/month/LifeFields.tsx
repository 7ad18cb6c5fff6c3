import {inQuotes, type IsoDay, writePolishDate} from '@cooperative/polish';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
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
  const isReady = number.trim() !== '' && day !== undefined;
  return (
    <details>
      <summary>Poprzednie numery PPE: {earlierPpe.length}</summary>
      <ChangeList
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
      />
      <div className={styles.columns}>
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
      </div>
      <ButtonRow>
        <Button
          aria-disabled={!isReady || undefined}
          onClick={() => {
            if (isReady) {
              onChange({...point, earlierPpe: [...earlierPpe, {ppe: number.trim(), to: day}]});
              setNumber('');
              setDay(undefined);
            }
          }}>
          Dodaj poprzedni numer
        </Button>
      </ButtonRow>
    </details>
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
  const isReady = tariff !== undefined && day !== undefined;
  const isWithin = day?.endsWith('-01') === false;
  const mayBeParted = ppe.trim() !== '' && keyOf(input) !== 'fixed';
  const ordered = asksPower && kw !== null ? {orderedKw: kw} : {};
  return (
    <details>
      <summary>Nowe stawki od dnia: {laterTariffs.length}</summary>
      <ChangeList
        items={laterTariffs.map((one) => ({
          text: `${one.tariff} od ${writePolishDate(one.from)}${one.orderedKw === undefined ? '' : `, moc umowna ${String(one.orderedKw).replace('.', ',')} kW`}`,
          onRemove: () => {
            remove(`Usunięto zmianę stawek punktu ${inQuotes(id)}.`, (before) =>
              withPoint(before, index, {
                ...point,
                laterTariffs: leftOf(laterTariffs, (other) => other !== one),
              }),
            );
          },
        }))}
      />
      {tariff === undefined ? (
        <p className="meta">Najpierw dodaj stawki w części „Stawki”.</p>
      ) : (
        <>
          <div className={styles.columns}>
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
          </div>
          {isWithin && (
            <p className="meta">
              To środek miesiąca, a rachunek miesiąca ma jedne stawki.{' '}
              {mayBeParted
                ? 'Podzielimy punkt na dwa: do dnia przed zmianą i od dnia zmiany. Opłaty stałe policzą się za dni, a kilowatogodziny według godzin.'
                : 'Podaj pierwszy dzień miesiąca. Punkt z numerem PPE, bez stałych udziałów, możemy też podzielić na dwa.'}
            </p>
          )}
          <ButtonRow>
            <Button
              aria-disabled={!isReady || (isWithin && !mayBeParted) || undefined}
              onClick={() => {
                if (!isReady || (isWithin && !mayBeParted)) {
                  return;
                }
                if (isWithin) {
                  remove(`Podzielono punkt ${inQuotes(id)} na dwa.`, (before) =>
                    withSplitPoint(before, index, day, {
                      tariff,
                      orderedKw: ordered.orderedKw ?? point.orderedKw,
                    }),
                  );
                } else {
                  const others = laterTariffs.filter((one) => one.from !== day);
                  const added = {from: day, tariff, ...ordered};
                  onChange({...point, laterTariffs: [...others, added]});
                }
                setDay(undefined);
                setKw(null);
              }}>
              {isWithin && mayBeParted ? 'Podziel punkt tego dnia' : 'Dodaj zmianę stawek'}
            </Button>
          </ButtonRow>
        </>
      )}
    </details>
  );
}
