import {useState, type ReactNode} from 'react';
import MeterImport from '@site/src/components/calculator/meterImport/LazyMeterImport';
import type {MeterReadings} from '@cooperative/meter-files';
import {formatNumber} from '@cooperative/polish';

/** The import, with what a page would receive from it. */
export function MeterImports(): ReactNode {
  const [readings, setReadings] = useState<MeterReadings | null>(null);
  return (
    <>
      <MeterImport id="wzor-licznik" member="Szkoła w Przykładowie" onConfirm={setReadings} />
      <p role="status">
        {readings !== null &&
          `Przyjęto godzin: ${formatNumber(readings.withdrawn.length)}, początek ${readings.startUtc}.`}
      </p>
    </>
  );
}
