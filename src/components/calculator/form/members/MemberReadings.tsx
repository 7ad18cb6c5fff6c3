import {useId, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import MeterImport from '@site/src/components/calculator/meterImport/LazyMeterImport';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {formatNumber} from '@site/src/site/format';

interface Props {
  readonly member: MemberDraft;
  readonly onChange: (member: MemberDraft) => void;
}

/**
 * Meter readings replace the profile and the sources, which are kept in case the readings are removed. The hours are
 * only in this page's memory.
 */
export default function MemberReadings({member, onChange}: Props): ReactNode {
  // A name may contain spaces, which separate the ids in a list.
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const {readings, ...rest} = member;
  const change = (next: MemberDraft): void => {
    onChange(next);
    setIsOpen(false);
    // The pressed button disappears with the change.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {readings ? (
        <>
          <p>
            Liczymy z odczytów licznika: {formatNumber(sumOf(readings.withdrawn))} kWh pobrane z
            sieci, {formatNumber(sumOf(readings.injected))} kWh oddane, godzin:{' '}
            {formatNumber(readings.withdrawn.length)}. Odczyty są tylko w pamięci tej karty: nie ma
            ich w linku ani w pliku. Profil i źródła są w nich już zawarte.
          </p>
          <Button
            onClick={() => {
              change(rest);
            }}>
            Usuń odczyty i wróć do profilu
          </Button>
        </>
      ) : (
        <details
          open={isOpen}
          onToggle={(event) => {
            setIsOpen(event.currentTarget.open);
          }}>
          <summary>Wczytaj odczyty z licznika</summary>
          {isOpen && (
            <MeterImport
              id={id}
              member={member.id}
              onConfirm={(confirmed) => {
                change({...rest, readings: confirmed});
              }}
            />
          )}
        </details>
      )}
    </div>
  );
}

function sumOf(values: Float64Array): number {
  return values.reduce((all, kwh) => all + (Number.isNaN(kwh) ? 0 : kwh), 0);
}
