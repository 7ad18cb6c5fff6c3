import {useState, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {presets} from '@site/src/domain/calculator/presets';
import {quickFields, type QuickInput} from '@site/src/domain/calculator/quick';
import {formatNumber} from '@cooperative/polish';
import NumberField from '../shared/fields/ReportedNumber';
import {useEver} from '../shared/useEver';
import styles from './quick.module.css';

const waiting = <p aria-busy="true">Wczytujemy…</p>;
const Kinds = lazyPart(() => import('./Kinds'), {message: 'Nie udało się wczytać listy.', waiting});
const MonthlyUse = lazyPart(() => import('./members/MonthlyUse'), {
  message: 'Nie udało się wczytać miesięcy.',
  waiting,
});

interface Props {
  readonly quick: QuickInput;
  readonly onChange: (changed: Partial<QuickInput>) => void;
}

/** How much everyone uses together in a year. */
export function UseField({quick, onChange}: Props): ReactNode {
  const {who, annualKwh, monthlyKwh, members} = quick;
  return members || monthlyKwh ? (
    <p>
      Roczne zużycie prądu według {members ? 'składu' : 'miesięcy'}: {formatNumber(annualKwh ?? 0)}
      &nbsp;kWh
    </p>
  ) : (
    <NumberField
      {...quickFields.annualKwh}
      id="kalkulator-zuzycie"
      value={annualKwh}
      isRequired
      hint="Wszystkich razem, z 12 miesięcy."
      why={`${formatNumber(presets[who].annualKwh)}\u00a0kWh to założenie przykładu.`}
      onChange={(kwh) => onChange({annualKwh: kwh})}
    />
  );
}

/** In place of the sum: the bills of twelve months, or what each kind of point uses. */
export function UseInParts({quick, onChange}: Props): ReactNode {
  const {annualKwh, monthlyKwh, members} = quick;
  return (
    <>
      {!members && (
        <Folded name="Wpisz zużycie z 12 miesięcy" isUsed={monthlyKwh !== undefined}>
          <MonthlyUse
            path=""
            use={{annualKwh, monthlyKwh}}
            hint="Wpisz sumy rachunków wszystkich członków."
            why="Każdy miesiąc dzielimy między nich tak jak rok (założenie), a godziny w miesiącu rozkłada profil."
            onChange={(use) => onChange({monthlyKwh: undefined, ...use})}
          />
        </Folded>
      )}
      {!monthlyKwh && (
        <Folded name="Zmień skład: zaznacz, co ma spółdzielnia">
          <Kinds quick={quick} onChange={(counts) => onChange({members: counts})} />
        </Folded>
      )}
    </>
  );
}

interface FoldedProps {
  readonly name: string;
  /** Something of it is entered. */
  readonly isUsed?: boolean;
  readonly children: ReactNode;
}

/** Fetched when opened. */
function Folded({name, isUsed = false, children}: FoldedProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useEver(isOpen || isUsed);
  return (
    <details
      className={styles.composition}
      open={isOpen || isUsed}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {wasOpened && children}
    </details>
  );
}
