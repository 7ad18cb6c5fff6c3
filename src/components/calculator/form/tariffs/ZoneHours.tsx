import {type ReactNode, useState} from 'react';
import {
  scheduleKind,
  usualSchedules,
  type Schedule,
  type ScheduleKind,
  readZones,
  writeZones,
} from '@site/src/domain/calculator/schedule';
import {fieldOf, labelOf} from '@cooperative/settlement/description';
import {Setting} from '../../shared/fields/Settings';
import {useReportedProblem} from '../../shared/fields/fieldErrors';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import styles from '../full.module.css';
import TextField from '@site/src/components/ui/controls/TextField';

interface Props {
  readonly path: string;
  readonly schedule: Schedule;
  readonly zoneCount: number;
  readonly onChange: (schedule: Schedule) => void;
}

/** In which hours each zone applies: a usual schedule, or written out. */
export default function ZoneHours({path, schedule, zoneCount, onChange}: Props): ReactNode {
  const kind = scheduleKind(schedule);
  return (
    <div className={styles.columns}>
      <Setting<ScheduleKind>
        of="tariffs.schedule"
        path={path}
        asked={{names: zoneCount > 2 ? scheduleNames : twoZoneNames}}
        value={kind}
        onChange={(chosen) => {
          onChange(chosen === 'own' ? {...schedule, freeDay: ownStart} : usualSchedules[chosen]);
        }}
      />
      {kind === 'own' &&
        (['workday', 'freeDay'] as const).map((day) => (
          <HoursField
            key={day}
            id={fieldId(`${path}.${day}`)}
            label={labelOf(fieldOf(`schedule.${day}`))}
            zones={schedule[day]}
            zoneCount={zoneCount}
            onChange={(hours) => onChange({...schedule, [day]: hours})}
          />
        ))}
    </div>
  );
}

const twoZoneNames = {
  night: 'strefa 2 w godzinach 22–6 i 13–15',
  nightAndFreeDays: 'jak wyżej i całe dni wolne',
  sun: 'strefa 1 w godzinach 9–17',
  own: 'własne, godzina po godzinie',
} as const;
const scheduleNames = {
  ...twoZoneNames,
  twoPeaks: 'w dni robocze strefa 1: 7–13, strefa 2: 16–21, reszta: strefa 3',
} as const satisfies Readonly<Record<ScheduleKind, string>>;
/** Differs from both usual schedules, so that the fields for the hours open. */
const ownStart = usualSchedules.night.freeDay.map((zone, hour) => (hour === 12 ? 1 : zone));

interface HoursFieldProps {
  readonly id: string;
  readonly label: string;
  readonly zones: readonly number[];
  readonly zoneCount: number;
  readonly onChange: (zones: number[]) => void;
}

/** Zones of the 24 hours as digits. While they are wrong, the text stays as typed and the answer waits. */
function HoursField({id, label, zones, zoneCount, onChange}: HoursFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const message =
    draft === null ? undefined : `Wpisz 24 cyfry od 1 do ${zoneCount}, po jednej na godzinę.`;
  useReportedProblem(id, label, message);
  return (
    <TextField
      id={id}
      label={label}
      hint="24 cyfry, od godziny 0:00: numer strefy w każdej godzinie."
      error={message}
      className={styles.zones}
      inputMode="numeric"
      value={draft ?? writeZones(zones)}
      onChange={(text) => {
        const read = readZones(text, zoneCount);
        setDraft(read === null ? text : null);
        if (read) {
          onChange(read);
        }
      }}
    />
  );
}
