import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TakePlan from '@site/src/components/calculator/TakePlan';
import type {CalculatorForm} from '@site/src/browser/calculator/useCalculatorState';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import {paperReady} from '@site/src/browser/calculator/paper';
import {pathAddress} from '@site/src/domain/articles/audiencePath';
import type {PresetId} from '@site/src/domain/calculator/presets';
import {folderPage, monthPage} from '@site/src/site/navigation';
import {isReachable} from '@site/src/site/settings';
import {useSettings} from '@site/src/browser/shell/useSettings';
import styles from './styles.module.css';

/** Where no answer comes, what there is gets printed. */
const waitMs = 10_000;

type Way = readonly [address: string, title: string];

/** The way to a decision of whoever asks, and what they ask next. */
const ways: Readonly<Record<PresetId, readonly Way[]>> = {
  gmina: [
    [pathAddress('gmina'), 'Gmina: 5\u00a0kroków do decyzji'],
    ['/baza-wiedzy/gmina-krok-po-kroku', 'Uchwała rady i\u00a0przystąpienie gminy'],
  ],
  wies: [
    [pathAddress('rolnicy'), 'Rolnik: 5\u00a0kroków do decyzji'],
    ['/baza-wiedzy/spoldzielnia-rolnikow-a-energia', 'Spółdzielnia rolników a\u00a0energia'],
  ],
  firmy: [
    [pathAddress('przedsiebiorstwa'), 'Firma: 5\u00a0kroków do decyzji'],
    ['/baza-wiedzy/akcyza-granica-1-mw', 'Akcyza i\u00a0granica 1\u00a0MW'],
  ],
  osiedle: [
    [pathAddress('mieszkancy'), 'Mieszkaniec: 5\u00a0kroków do decyzji'],
    ['/baza-wiedzy/spoldzielnia-energetyczna-w-miescie', 'Spółdzielnia w\u00a0mieście'],
  ],
};

/** Who decides. */
const showTo: Readonly<Record<PresetId, string>> = {
  gmina: 'radzie gminy',
  wies: 'sąsiadom',
  firmy: 'wspólnikom albo zarządowi',
  osiedle: 'sąsiadom i\u00a0zarządcy',
};

interface Props {
  readonly who: PresetId;
  readonly form: CalculatorForm;
}

/** Where to go with the result: to the council, on to the next questions, and to a person if there is one to write to. */
export default function NextSteps({who, form}: Props): ReactNode {
  const hasContact = isReachable(useSettings());
  const [isWaiting, setIsWaiting] = useState(false);
  // Whoever presses before the answer is whole gets all of it.
  const ready = async (): Promise<void> => {
    setIsWaiting(true);
    await paperReady(waitMs);
    setIsWaiting(false);
  };
  return (
    <section
      className={`prose noPrint ${styles.columns} ${styles.next}`}
      aria-labelledby="co-dalej">
      <div>
        <h2 id="co-dalej">Co dalej</h2>
        <p className="needsScript">
          Statut, uchwały i&nbsp;wnioski dostaną liczby z&nbsp;kalkulatora. Sam wynik pokażesz{' '}
          {showTo[who]} na dwóch stronach wydruku.
        </p>
        <ButtonRow>
          <TakePlan form={form} to={folderPage.to} isFirst>
            Wypełnij wzory tymi danymi
          </TakePlan>
          <PrintButton ready={ready} />
        </ButtonRow>
        <p role="status">{isWaiting && 'Przygotowujemy wydruk…'}</p>
      </div>
      <ul>
        {ways[who].map(([to, title]) => (
          <li key={to}>
            <Link to={to} className="onward">
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/baza-wiedzy/finansowanie-spoldzielni-energetycznej" className="onward">
            Skąd wziąć pieniądze na instalacje
          </Link>
        </li>
        <li>
          <Link to="/baza-wiedzy/dane-pomiarowe-w-spoldzielni" className="onward">
            Skąd wziąć odczyty z liczników
          </Link>
        </li>
        <li>
          <TakePlan form={form} to={monthPage.to}>
            Rozliczaj miesiące tej spółdzielni
          </TakePlan>
        </li>
        {hasContact && (
          <li>
            <Link to="/kontakt" className="onward">
              Skontaktuj się z nami
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
