import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import {paperReady} from '@site/src/browser/calculator/paper';
import {folderPage} from '@site/src/site/navigation';
import {isReachable} from '@site/src/site/settings';
import {useSettings} from '@site/src/browser/shell/useSettings';
import styles from './styles.module.css';

/** Where no answer comes, what there is gets printed. */
const waitMs = 10_000;

/** Where to go with the result: to the council, on to the next questions, and to a person if there is one to write to. */
export default function NextSteps(): ReactNode {
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
          Pokaż wynik radzie albo zarządowi. Wydruk ma dwie strony: odpowiedź, dane, warunki z
          ustawy i tabele.
        </p>
        <PrintButton ready={ready} />
        <p role="status">{isWaiting && 'Przygotowujemy wydruk…'}</p>
      </div>
      <ul>
        <li>
          <Link to={folderPage.to} className="onward">
            Wypełnij statut, uchwały i wnioski tymi danymi
          </Link>
        </li>
        <li>
          <Link to="/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna" className="onward">
            Jak założyć spółdzielnię energetyczną
          </Link>
        </li>
        <li>
          <Link to="/baza-wiedzy/gmina-w-spoldzielni-energetycznej" className="onward">
            Gmina w spółdzielni energetycznej
          </Link>
        </li>
        <li>
          <Link to="/baza-wiedzy/dane-pomiarowe-w-spoldzielni" className="onward">
            Skąd wziąć odczyty z liczników
          </Link>
        </li>
        <li>
          <Link to="/baza-wiedzy/finansowanie-spoldzielni-energetycznej" className="onward">
            Skąd wziąć pieniądze na instalacje
          </Link>
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
