import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Progress from '@site/src/components/ui/Progress';
import {notify, type Notification} from '@site/src/browser/notifications/notify';
import styles from './styles.module.css';

const progressStates = [
  {label: 'Postęp nieznany', value: null},
  {label: 'Początek', value: 0},
  {label: 'W trakcie', value: 42},
  {label: 'Trzy z czterech kroków', value: 3, maximum: 4},
  {label: 'Koniec', value: 100},
];

export function ProgressBars(): ReactNode {
  return (
    <div className={styles.narrow}>
      {progressStates.map((state) => (
        <div key={state.label} className={styles.state}>
          <p className="meta">{state.label}</p>
          <Progress {...state} />
        </div>
      ))}
    </div>
  );
}

const notifications: Readonly<Record<string, Notification>> = {
  Informacja: {kind: 'info', text: 'Zniknie po pięciu sekundach.'},
  Powodzenie: {kind: 'success', text: 'Skopiowano.'},
  Błąd: {kind: 'error', text: 'Błąd zostaje, aż ktoś go zamknie.'},
  'Z działaniem': {
    kind: 'info',
    text: 'Powiadomienie z działaniem też zostaje.',
    action: {
      label: 'Wykonaj',
      onSelect: () => notify({kind: 'success', text: 'Wykonano.'}),
    },
  },
};

export function NotificationExamples(): ReactNode {
  return (
    <p className={styles.row}>
      {Object.entries(notifications).map(([name, notification]) => (
        <Button key={name} onClick={() => notify(notification)}>
          {name}
        </Button>
      ))}
    </p>
  );
}

export function TooltipExamples(): ReactNode {
  return (
    <p className={styles.row}>
      <Button data-tooltip="Pierwsza podpowiedź">Pierwszy</Button>
      <Button data-tooltip="Druga podpowiedź, dłuższa: mieści się w oknie i łamie na wiersze">
        Drugi
      </Button>
      <Button data-tooltip="Tylko w wąskim oknie" data-tooltip-when="(max-width: 767.98px)">
        W wąskim oknie
      </Button>
    </p>
  );
}
