import type {ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {KeptAnswer} from './KeptAnswer';
import styles from './styles.module.css';

export function NumberFields(): ReactNode {
  return (
    <div className={styles.columns}>
      <KeptAnswer<number | null> initial={2500}>
        {(field) => (
          <NumberField
            {...field}
            id="wzor-zuzycie"
            label="Roczne zużycie"
            unit="kWh"
            max={100_000}
            step={100}
          />
        )}
      </KeptAnswer>
      <KeptAnswer<number | null> initial={9.9}>
        {(field) => (
          <NumberField
            {...field}
            id="wzor-moc"
            label="Moc instalacji"
            unit="kWp"
            max={50}
            step={0.1}
            fractionDigits={1}
          />
        )}
      </KeptAnswer>
      <KeptAnswer<number | null> initial={null}>
        {(field) => (
          <NumberField
            {...field}
            id="wzor-czlonkowie"
            label="Liczba członków"
            unit="osób"
            min={3}
            max={999}
            fractionDigits={0}
            error={field.value === null ? 'Podaj liczbę członków.' : undefined}
          />
        )}
      </KeptAnswer>
      <KeptAnswer<number | null> initial={5}>
        {(field) => (
          <NumberField
            {...field}
            id="wzor-niedostepna"
            label="Pole niedostępne"
            unit="zł"
            max={10}
            isDisabled
          />
        )}
      </KeptAnswer>
    </div>
  );
}
