import {useState, type ComponentProps, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Icon from '@site/src/components/ui/Icon';
import {removeAt, replaceAt} from '@cooperative/polish';
import {
  lastMonthOf,
  monthName,
  parseMonth,
  reopened,
  writeMonth,
} from '@cooperative/settlement/month';
import {withInput} from '@site/src/browser/month/monthState';
import {useEdited} from './edited';
import LotFields from './LotFields';
import Part from './Part';
import styles from './styles.module.css';

/** What is left in the grid when the first month begins: nothing, lots by month, or what the last file says. */
export default function StockPart({task}: Pick<ComponentProps<typeof Part>, 'task'>): ReactNode {
  const {input, change, remove, set} = useEdited();
  const {stock, settledTo, settled} = input;
  const [isAsked, setIsAsked] = useState(false);
  const archived = parseMonth([...(settled ?? [])].map((one) => one.month).sort()[0] ?? '');
  const before = parseMonth(settledTo ?? '');
  const total = stock.reduce((all, {kwh}) => all + kwh, 0);
  const oldest = parseMonth(stock.at(-1)?.month ?? settledTo ?? '2026-01') ?? 0;
  return (
    <Part task={task}>
      <p>
        {before === null
          ? stock.length === 0
            ? 'Zaczynamy bez zapasu. Jeśli spółdzielnia już się rozliczała, dodaj partie albo plik poprzedniego miesiąca.'
            : 'Partie wpisane ręcznie.'
          : `Z pliku, na koniec miesiąca: ${monthName(before)}.`}{' '}
        {stock.length > 0 && `Razem ${Math.round(total)} kWh.`}
      </p>
      {stock.map((lot, index) => (
        <fieldset key={index} className={styles.lot}>
          <legend>Partia {index + 1}</legend>
          <LotFields
            index={index}
            lot={lot}
            onChange={(next) => set({stock: [...replaceAt(stock, index, next)]})}
          />
          <Button
            look="plain"
            aria-label={`Usuń partię ${index + 1}`}
            onClick={() => {
              remove(`Usunięto partię: ${lot.month}.`, (state) =>
                withInput(state, {stock: [...removeAt(stock, index)]}),
              );
            }}>
            Usuń
          </Button>
        </fieldset>
      ))}
      <ButtonRow>
        <Button onClick={() => set({stock: [...stock, {month: writeMonth(oldest - 1), kwh: 0}]})}>
          <Icon name="lucide:plus" />
          Dodaj partię
        </Button>
        {before !== null && (
          <Button
            look="plain"
            onClick={() => {
              if (archived === null) {
                setIsAsked(true);
                return;
              }
              change((state) => {
                const anew = reopened(state.input, archived);
                return anew.ok ? withInput(state, anew.value) : state;
              });
            }}>
            {archived === null
              ? 'Rozlicz wszystkie miesiące z plików od nowa'
              : `Rozlicz od nowa: ${monthName(archived)} i następne`}
          </Button>
        )}
      </ButtonRow>
      {isAsked && before !== null && (
        <>
          <p role="status">
            Archiwum tych miesięcy nie ma, więc nie wiemy, jaki zapas był przed pierwszym z nich.
          </p>
          <ButtonRow>
            <Button onClick={() => set({settledTo: undefined, stock: []})}>Zapasu nie było</Button>
            <Button
              onClick={() => {
                set({
                  settledTo: undefined,
                  stock: [{month: writeMonth(oldest - 1), kwh: 0}],
                });
              }}>
              Wpiszę partie sprzed tych miesięcy
            </Button>
          </ButtonRow>
        </>
      )}
      <p className="meta">
        Partia to nadwyżka miesiąca razy 0,6, bez tego, co już odebrano. Najstarsza wychodzi
        pierwsza. Na odbiór jest najwyżej 12&nbsp;miesięcy po miesiącu oddania
        {stock[0] &&
          `: pierwsza partia do końca miesiąca ${monthName(lastMonthOf({month: parseMonth(stock[0].month) ?? 0, kwh: 0}))}`}
        .
      </p>
    </Part>
  );
}
