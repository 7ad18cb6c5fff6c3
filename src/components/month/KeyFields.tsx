import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {withInput} from '@site/src/browser/month/monthState';
import {limits} from '@cooperative/settlement/description';
import {replaceAt, writePolishDate} from '@cooperative/polish';
import {
  apartFromStatute,
  fixedShares,
  keyOf,
  withoutShareCount,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {leftOf} from './ChangeList';
import {useEdited} from './edited';
import MonthField from './MonthField';
import WatchedNumber from './WatchedNumber';
import styles from './styles.module.css';

const keys = {hourly: 'godzinowy', fixed: 'stałe udziały', onePrice: 'jedna cena'} as const;

/** How shared energy is divided: by the hour, or by fixed shares, which may be others from a later month on. */
export default function KeyFields(): ReactNode {
  const {input, set, remove} = useEdited();
  const {points, shares, laterShares = []} = input;
  const [month, setMonth] = useState('');
  const key = keyOf(input);
  const apart = apartFromStatute(input);
  return (
    <details>
      <summary>Klucz podziału energii wspólnej: {keys[key]}</summary>
      <SelectField
        id="klucz"
        label="Jak dzielimy energię wspólną i zapas"
        options={[
          {value: 'hourly', label: 'godzinowy: według poboru w godzinie'},
          {value: 'fixed', label: 'stałe udziały ze statutu albo regulaminu'},
          {value: 'onePrice', label: 'jedna cena: podział jak godzinowy'},
        ]}
        value={key}
        onChange={(next) => {
          // Shares of the points only where those of the members do not tell.
          const isAsked = next === 'fixed' && !shares && withoutShareCount(input).length > 0;
          set({
            key: next,
            ...(isAsked && {
              shares: points.map(({ofCooperative}) => (ofCooperative === true ? 0 : 1)),
            }),
          });
        }}
        hint="Klucz uchwala spółdzielnia; w teczce to ten sam wybór. Podział kupionej energii na rachunki jest z rozporządzenia i od klucza nie zależy."
      />
      {key === 'fixed' && !shares && (
        <>
          <p>
            Liczy się, ile udziałów członek ma w&nbsp;spółdzielni; kto ma kilka punktów, dzieli je
            między nie po równo.
          </p>
          <ButtonRow>
            <Button onClick={() => set({shares: [...(fixedShares(input) ?? [])]})}>
              Podaj udziały punktów
            </Button>
          </ButtonRow>
        </>
      )}
      {key === 'fixed' && shares && (
        <>
          <Shares
            name="od początku"
            id="udzial"
            points={points}
            shares={shares}
            onChange={(next) => set({shares: next})}
          />
          {laterShares.map((later, index) => {
            const day = writePolishDate(later.from);
            return (
              <div key={later.from}>
                <Shares
                  name={`od ${day}`}
                  id={`udzial-${later.from}`}
                  points={points}
                  shares={later.shares}
                  onChange={(next) => {
                    set({laterShares: replaceAt(laterShares, index, {...later, shares: next})});
                  }}
                />
                <Button
                  look="plain"
                  onClick={() => {
                    remove(`Usunięto udziały od ${day}.`, (before) =>
                      withInput(before, {
                        laterShares: leftOf(laterShares, (other) => other !== later),
                      }),
                    );
                  }}>
                  Usuń udziały od {day}
                </Button>
              </div>
            );
          })}
          <div className={styles.columns}>
            <MonthField
              id="nowe-udzialy-od"
              label="Pierwszy miesiąc nowych udziałów"
              name="Pierwszy miesiąc nowych udziałów"
              value={month}
              isOptional
              onChange={setMonth}
            />
          </div>
          {apart.length > 0 && (
            <p>
              Statut i&nbsp;regulamin z&nbsp;naszych wzorów dzielą według udziałów, które członkowie
              wnieśli. Tutaj część jest inna albo nie podano liczby udziałów ({apart.join(', ')}).
            </p>
          )}
          <ButtonRow>
            {withoutShareCount(input).length === 0 && (
              <Button
                onClick={() => {
                  remove('Usunięto udziały punktów.', (before) =>
                    withInput(before, {key: 'fixed', shares: undefined, laterShares: undefined}),
                  );
                }}>
                Licz według udziałów członków
              </Button>
            )}
            <Button
              aria-disabled={month === '' || undefined}
              onClick={() => {
                if (month !== '') {
                  const from = `${month}-01`;
                  const others = laterShares.filter((one) => one.from !== from);
                  const last = [...others].sort((one, other) => (one.from < other.from ? -1 : 1));
                  set({
                    laterShares: [...others, {from, shares: [...(last.at(-1)?.shares ?? shares)]}],
                  });
                  setMonth('');
                }
              }}>
              Zmień udziały od tego miesiąca
            </Button>
          </ButtonRow>
        </>
      )}
    </details>
  );
}

/** One share of each point. */
function Shares({
  name,
  id,
  points,
  shares,
  onChange,
}: {
  readonly name: string;
  readonly id: string;
  readonly points: CooperativeRecord['points'];
  readonly shares: readonly number[];
  readonly onChange: (shares: number[]) => void;
}): ReactNode {
  return (
    <details>
      <summary>Udziały {name}</summary>
      <div className={styles.columns}>
        {points.map((point, index) => (
          <WatchedNumber
            key={index}
            id={`${id}-${index}`}
            label={`Udział: ${point.id}`}
            name={`Udział ${name}: ${point.id}`}
            unit=""
            max={limits.zloty}
            fractionDigits={4}
            isRequired
            value={shares[index] ?? null}
            onChange={(share) => onChange(replaceAt(shares, index, share ?? 0))}
          />
        ))}
      </div>
      <p className="meta">
        Liczy się stosunek udziałów, np. 40 i 10 albo 0,8 i 0,2. Punkt bez udziału: 0.
      </p>
    </details>
  );
}
