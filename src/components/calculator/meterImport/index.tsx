import {useMemo, useState, type ReactNode} from 'react';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import Progress from '@site/src/components/ui/Progress';
import {
  type ColumnMapping,
  isPointNumber,
  meterFileLimits,
  type MeterReadings,
  type Question,
  type ShortAnswer,
  toReadings,
} from '@cooperative/meter-files';
import {arePacked, expandFiles} from '@site/src/browser/meterFiles/expandFiles';
import {useMeterFiles} from '@site/src/browser/meterFiles/useMeterFiles';
import SelectField from '@site/src/components/ui/controls/SelectField';
import CheckSetting from '../shared/fields/CheckSetting';
import {showStart} from '../shared/reveal';
import FileReport, {FileProblem} from './FileReport';
import Preview from './Preview';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Whose meter it is, in words: „Szkoła”. */
  readonly member: string;
  /** Called with the series once the visitor has seen and accepted them. */
  readonly onConfirm: (readings: MeterReadings) => void;
}

/** What a visitor said about a file, and the last question it answers. */
interface Said {
  readonly question: Question;
  readonly mapping?: ColumnMapping;
  readonly answer?: ShortAnswer;
}

const rules = {
  extensions: ['.csv', '.tsv', '.tab', '.txt', '.xlsx', '.xls', '.json', '.zip'],
  maxMegabytes: meterFileLimits.megabytes,
};

/** Hourly files of one member, read on the device, shown, and only then used. */
export default function MeterImport({id, member, onConfirm}: Props): ReactNode {
  const resultsId = `${id}-wczytane`;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [said, setSaid] = useState<ReadonlyMap<File, Said>>(new Map());
  // Null for all points together, undefined until somebody says.
  const [meter, setMeter] = useState<string | null>();
  const [areMeters, setAreMeters] = useState(false);
  const picked = useMemo(
    () =>
      files.map((file) => {
        const {mapping, answer} = said.get(file) ?? {};
        return {file, mapping, answer, meter: meter ?? undefined};
      }),
    [files, said, meter],
  );
  const {share, read, failure} = useMeterFiles(picked, areMeters);
  // What was read before stays until the new answer arrives, unless one of its files was removed.
  const shown = read?.files.every(({file}) => files.includes(file)) ? read : null;
  const joined = shown?.set.joined ?? null;
  // The chosen one stays in the list even if its file failed: otherwise there would be no way back.
  const meters = [...new Set([...(shown?.set.meters ?? []), ...(meter == null ? [] : [meter])])];
  // Two short numbers may be of one point, whose meter was replaced.
  const isOpen = meter === undefined && meters.length > 1 && meters.some(isPointNumber);

  return (
    <div className={styles.import}>
      <FileUpload
        id={id}
        label={`Pliki z licznika: ${member}`}
        note="Pliki CSV, TSV, XLSX, JSON albo ZIP z portalu operatora, np. z całego roku. Pliki zostają na Twoim urządzeniu."
        rules={rules}
        files={files}
        isMultiple
        onChange={(chosen) => {
          const show = (found: readonly File[]): void => {
            setFiles(found);
            setMeter(undefined);
            setAreMeters(areMeters && found.length > 1);
          };
          if (arePacked(chosen)) {
            // What cannot be unpacked is refused where it is read.
            expandFiles(chosen).then(show, () => show(chosen));
          } else {
            show(chosen);
          }
        }}
      />
      {files.length > 1 && (
        <CheckSetting
          path={`${id}-suma`}
          label="To różne liczniki tego członka: dodaj je do siebie"
          value={areMeters}
          onChange={setAreMeters}
          hint="Licznik z własną umową dodaj jako osobnego członka: opłaty stałe policzymy raz."
        />
      )}
      {share !== null && <Progress label="Wczytywanie plików" value={share} maximum={1} />}
      {/* Takes the focus when the form that had it disappears or, a screen below, is answered. */}
      <div
        id={resultsId}
        className={styles.read}
        tabIndex={-1}
        role="group"
        aria-label={`Wczytane pliki: ${member}`}>
        {failure !== null && <FileProblem messages={[failure]} />}
        {shown?.set.outcomes.map((outcome, index) => {
          const file = shown.files[index]?.file;
          return (
            file && (
              <FileReport
                key={file.name}
                id={`${id}-${index}`}
                fileName={file.name}
                outcome={outcome}
                answered={said.get(file)?.question}
                onAnswer={(given, question) => {
                  const answer = {...said.get(file)?.answer, ...given};
                  setSaid(
                    new Map(said).set(
                      file,
                      'time' in given ? {question, mapping: given} : {question, answer},
                    ),
                  );
                  showStart(resultsId);
                }}
              />
            )
          );
        })}
        {joined?.ok === false && (
          <FileProblem messages={joined.errors.map(({message}) => message)} />
        )}
        {shown && (meters.length > 1 || meter != null) && (
          <SelectField
            id={`${id}-ppe`}
            label="Punkt poboru (PPE)"
            options={[
              ...(isOpen
                ? [{value: undefined, label: 'Wybierz: są tu odczyty kilku punktów'}]
                : []),
              {value: null, label: 'Wszystkie razem'},
              ...meters.map((value) => ({value, label: value})),
            ]}
            value={isOpen ? undefined : (meter ?? null)}
            onChange={setMeter}
          />
        )}
        {joined?.ok && !isOpen && (
          <Preview
            file={joined.value}
            accounts={(shown?.set.outcomes ?? []).flatMap((outcome, index) =>
              outcome.ok && 'account' in outcome.value
                ? [{name: shown?.files[index]?.file.name ?? '', account: outcome.value.account}]
                : [],
            )}
            member={member}
            onConfirm={() => onConfirm(toReadings(joined.value))}
          />
        )}
      </div>
    </div>
  );
}
