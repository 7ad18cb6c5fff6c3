import {useState, type ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import Field from '@site/src/components/ui/Field';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {SelectField} from '@site/src/components/ui/controls/Select';
import ThemeChoice from '@site/src/components/shell/ThemeChoice';
import styles from './styles.module.css';

interface KeptProps<Value> {
  readonly initial: Value;
  readonly children: (field: {
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  }) => ReactNode;
}

/** A field that keeps what is entered. */
function Kept<Value>({initial, children}: KeptProps<Value>): ReactNode {
  const [value, onChange] = useState(initial);
  return children({value, onChange});
}

export function FieldExamples(): ReactNode {
  return (
    <div className={styles.columns}>
      <Field id="wzor-tekst" label="Pole tekstowe">
        {(control) => <input {...control} />}
      </Field>
      <Field id="wzor-blad" label="Pole z błędem" error="Podaj adres e-mail.">
        {(control) => <input {...control} />}
      </Field>
      <Kept initial="Pierwsza możliwość">
        {(kept) => (
          <SelectField
            id="wzor-wybor"
            label="Lista wyboru"
            options={['Pierwsza możliwość', 'Druga możliwość'].map((label) => ({
              value: label,
              label,
            }))}
            {...kept}
          />
        )}
      </Kept>
      <Field id="wzor-dlugi" label="Długi tekst">
        {(control) => <textarea {...control} />}
      </Field>
    </div>
  );
}

export function NumberFields(): ReactNode {
  return (
    <div className={styles.columns}>
      <Kept<number | null> initial={2500}>
        {(field) => (
          <NumberField
            {...field}
            id="wzor-zuzycie"
            label="Roczne zużycie"
            unit="kWh"
            min={0}
            max={100_000}
            step={100}
          />
        )}
      </Kept>
      <Kept<number | null> initial={9.9}>
        {(field) => (
          <NumberField
            {...field}
            id="wzor-moc"
            label="Moc instalacji"
            unit="kWp"
            min={0}
            max={50}
            step={0.1}
            fractionDigits={1}
          />
        )}
      </Kept>
      <Kept<number | null> initial={null}>
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
      </Kept>
      <Kept<number | null> initial={5}>
        {(field) => (
          <NumberField
            {...field}
            id="wzor-niedostepna"
            label="Pole niedostępne"
            unit="zł"
            min={0}
            max={10}
            isDisabled
          />
        )}
      </Kept>
    </div>
  );
}

export function DateFields(): ReactNode {
  return (
    <div className={styles.columns}>
      <Kept<string | null> initial="2027-03-05">
        {(field) => <DateField {...field} id="wzor-dzien" label="Dzień symulacji" />}
      </Kept>
      <Kept<string | null> initial={null}>
        {(field) => (
          <DateField
            {...field}
            id="wzor-rozmowa"
            label="Dzień od 10 marca do 20 kwietnia 2027 r."
            min="2027-03-10"
            max="2027-04-20"
            rangeError="Wybierz dzień od 10.03.2027 do 20.04.2027."
          />
        )}
      </Kept>
      <Kept<string | null> initial={null}>
        {(field) => (
          <DateField
            {...field}
            id="wzor-dzien-blad"
            label="Dzień z błędem"
            error="Podaj datę w formacie dd.mm.rrrr, np. 05.03.2027."
          />
        )}
      </Kept>
      <Kept<string | null> initial="2027-01-01">
        {(field) => (
          <DateField {...field} id="wzor-dzien-niedostepny" label="Dzień niedostępny" isDisabled />
        )}
      </Kept>
    </div>
  );
}

const noFiles: readonly File[] = [];

export function FileUploads(): ReactNode {
  return (
    <div className={styles.columns}>
      <Kept initial={noFiles}>
        {({value, onChange}) => (
          <FileUpload
            id="wzor-pliki"
            label="Dane godzinowe (kilka plików)"
            rules={{extensions: ['.csv'], maxMegabytes: 1}}
            files={value}
            onChange={onChange}
            isMultiple
          />
        )}
      </Kept>
      <Kept initial={noFiles}>
        {({value, onChange}) => (
          <FileUpload
            id="wzor-zalacznik"
            label="Załącznik (jeden plik)"
            rules={{extensions: ['.pdf', '.png'], maxMegabytes: 5}}
            files={value}
            onChange={onChange}
          />
        )}
      </Kept>
    </div>
  );
}

export function ThemeChoices(): ReactNode {
  return <ThemeChoice name="motyw-wzornik" />;
}
