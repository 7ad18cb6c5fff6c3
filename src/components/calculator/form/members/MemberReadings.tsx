import {useId, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Button} from '@site/src/components/ui/buttons/Button';
import MeterImport from '@site/src/components/calculator/meterImport/LazyMeterImport';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {withoutReadings} from '@site/src/domain/calculator/members/editMembers';
import {formatNumber} from '@cooperative/polish';
import {useUndo} from '../../shared/fields/useUndo';
import PlannedSources from './PlannedSources';

interface Props {
  readonly member: MemberDraft;
  readonly onChange: (member: MemberDraft) => void;
}

/**
 * Meter readings replace the profile, which is kept in case they are removed. Sources already described stay: where the
 * meter injected energy they are taken as running, elsewhere as planned, and the visitor can say otherwise.
 */
export default function MemberReadings({member, onChange}: Props): ReactNode {
  // A name may contain spaces, which separate the ids in a list.
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const offerUndo = useUndo({value: member, onChange});
  const {readings, readingsLeftOut, ...rest} = member;
  const change = (next: MemberDraft): void => {
    // What was read is a screen and more on a phone: once it is gone, its place would be above the window.
    flushSync(() => {
      onChange(next);
      setIsOpen(false);
    });
    // The pressed button has disappeared.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {readings ? (
        <>
          <p>
            Liczymy z odczytów licznika: {formatNumber(sumOf(readings.withdrawn))} kWh pobrane z
            sieci, {formatNumber(sumOf(readings.injected))} kWh oddane, godzin:{' '}
            {formatNumber(readings.withdrawn.length)}
            {readings.generation &&
              `; produkcja za licznikiem: ${formatNumber(sumOf(readings.generation))} kWh`}
            . Odczyty nie wychodzą z tego urządzenia: w linku ich nie ma, w zapisanym pliku są.
          </p>
          <PlannedSources member={member} onChange={onChange} />
          <Button
            onClick={() => {
              change({
                ...withoutReadings(member),
                sourceKw: undefined,
                totalGenerationKwh: undefined,
                sourcesMeasured: undefined,
              });
              offerUndo(`Usunięto odczyty: ${member.id}.`, (now) => ({
                ...now,
                profile: member.profile,
                readings,
                sourceKw: member.sourceKw,
                totalGenerationKwh: member.totalGenerationKwh,
                sourcesMeasured: member.sourcesMeasured,
              }));
            }}>
            Usuń odczyty i wróć do profilu
          </Button>
        </>
      ) : (
        <>
          {readingsLeftOut && (
            <p>
              Tego członka liczono z odczytów (godzin: {formatNumber(readingsLeftOut.hours ?? 0)}),
              których nie ma w linku. Wczytaj je ponownie albo{' '}
              <Button look="plain" onClick={() => change(withoutReadings(member))}>
                licz z profilu
              </Button>
            </p>
          )}
          <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
            <summary>Wczytaj odczyty z licznika</summary>
            {isOpen && (
              <MeterImport
                id={id}
                member={member.id}
                onConfirm={(confirmed) => {
                  change({
                    ...rest,
                    readings: confirmed,
                    ...(areRunning(rest, confirmed.injected) && {sourcesMeasured: true}),
                  });
                }}
              />
            )}
          </details>
        </>
      )}
    </div>
  );
}

/** Sources of a meter that gave energy back must have been running. */
function areRunning({sources = [], battery}: MemberDraft, injected: Float64Array): boolean {
  return (sources.length > 0 || battery !== undefined) && sumOf(injected) > 0;
}

function sumOf(values: Float64Array): number {
  return values.reduce((all, kwh) => all + (Number.isNaN(kwh) ? 0 : kwh), 0);
}
