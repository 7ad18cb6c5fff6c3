import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {keepsPages, turnKeeping} from '@site/src/browser/offline/keptPages';
import {notify} from '@site/src/browser/notifications/notify';
import styles from './styles.module.css';

const RecentlyRead = lazyPart(() => import('@site/src/components/articles/RecentlyRead'), {
  message: 'Nie udało się wczytać listy zapisanych stron.',
});

/** The visitor's choice whether this device keeps what they read, and what it has kept. */
export default function KeptPages(): ReactNode {
  const baseUrl = useBaseUrl('/');
  // Null until the browser has said what was chosen.
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => {
    keepsPages().then(setIsOn, () => {
      setIsOn(false);
    });
  }, []);
  const turn = (next: boolean): void => {
    turnKeeping(next, baseUrl).then(
      () => {
        setIsOn(next);
      },
      () => {
        notify({kind: 'error', text: 'Przeglądarka nie pozwala zmienić tego ustawienia.'});
      },
    );
  };
  return (
    <div className="needsScript">
      <label className={styles.choice}>
        <input
          type="checkbox"
          className="tick"
          checked={isOn ?? true}
          onChange={({target}) => {
            turn(target.checked);
          }}
        />
        Zapisuj na tym urządzeniu strony, które czytam
      </label>
      {isOn !== null && <RecentlyRead key={String(isOn)} />}
    </div>
  );
}
