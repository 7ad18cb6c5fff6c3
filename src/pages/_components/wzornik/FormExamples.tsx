import {useState, type ReactNode} from 'react';
import DateField from '@site/src/components/DateField';
import Field from '@site/src/components/Field';
import FileUpload from '@site/src/components/FileUpload';
import NumberField from '@site/src/components/NumberField';
import ThemeChoice from '@site/src/components/ThemeChoice';
import styles from './styles.module.css';

export function Fields(): ReactNode {
  return (
    <div className={styles.columns}>
      <Field id="wzor-tekst" label="Pole tekstowe">
        {(control) => <input {...control} />}
      </Field>
      <Field id="wzor-blad" label="Pole z błędem" error="Podaj adres e-mail.">
        {(control) => <input {...control} />}
      </Field>
      <Field id="wzor-wybor" label="Lista wyboru">
        {(control) => (
          <select {...control}>
            <option>Pierwsza możliwość</option>
            <option>Druga możliwość</option>
          </select>
        )}
      </Field>
      <Field id="wzor-dlugi" label="Długi tekst">
        {(control) => <textarea {...control} />}
      </Field>
    </div>
  );
}

export function NumberFields(): ReactNode {
  const [use, setUse] = useState<number | null>(2500);
  const [power, setPower] = useState<number | null>(9.9);
  const [members, setMembers] = useState<number | null>(null);
  return (
    <div className={styles.columns}>
      <NumberField
        id="wzor-zuzycie"
        label="Roczne zużycie"
        unit="kWh"
        min={0}
        max={100_000}
        step={100}
        value={use}
        onChange={setUse}
      />
      <NumberField
        id="wzor-moc"
        label="Moc instalacji"
        unit="kWp"
        min={0}
        max={50}
        step={0.1}
        fractionDigits={1}
        value={power}
        onChange={setPower}
      />
      <NumberField
        id="wzor-czlonkowie"
        label="Liczba członków"
        unit="osób"
        min={3}
        max={999}
        fractionDigits={0}
        error={members === null ? 'Podaj liczbę członków.' : undefined}
        value={members}
        onChange={setMembers}
      />
      <NumberField
        id="wzor-niedostepna"
        label="Pole niedostępne"
        unit="zł"
        min={0}
        max={10}
        value={5}
        onChange={setUse}
        isDisabled
      />
    </div>
  );
}

export function DateFields(): ReactNode {
  const [day, setDay] = useState<string | null>('2027-03-05');
  const [limited, setLimited] = useState<string | null>(null);
  return (
    <div className={styles.columns}>
      <DateField id="wzor-dzien" label="Dzień symulacji" value={day} onChange={setDay} />
      <DateField
        id="wzor-rozmowa"
        label="Dzień od 10 marca do 20 kwietnia 2027 r."
        min="2027-03-10"
        max="2027-04-20"
        rangeError="Wybierz dzień od 10.03.2027 do 20.04.2027."
        value={limited}
        onChange={setLimited}
      />
      <DateField
        id="wzor-dzien-blad"
        label="Dzień z błędem"
        error="Podaj datę w formacie dd.mm.rrrr, np. 05.03.2027."
        value={null}
        onChange={setLimited}
      />
      <DateField
        id="wzor-dzien-niedostepny"
        label="Dzień niedostępny"
        value="2027-01-01"
        onChange={setDay}
        isDisabled
      />
    </div>
  );
}

export function FileUploads(): ReactNode {
  const [data, setData] = useState<readonly File[]>([]);
  const [attachment, setAttachment] = useState<readonly File[]>([]);
  return (
    <div className={styles.columns}>
      <FileUpload
        id="wzor-pliki"
        label="Dane godzinowe (kilka plików)"
        rules={{extensions: ['.csv'], maxMegabytes: 1}}
        files={data}
        onChange={setData}
        isMultiple
      />
      <FileUpload
        id="wzor-zalacznik"
        label="Załącznik (jeden plik)"
        rules={{extensions: ['.pdf', '.png'], maxMegabytes: 5}}
        files={attachment}
        onChange={setAttachment}
      />
    </div>
  );
}

export function ThemeChoices(): ReactNode {
  return <ThemeChoice name="motyw-wzornik" />;
}
