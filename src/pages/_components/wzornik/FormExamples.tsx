import type {ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import Field from '@site/src/components/ui/Field';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import SelectField from '@site/src/components/ui/controls/SelectField';
import ThemeChoice from '@site/src/components/shell/ThemeChoice';
import {KeptAnswer} from './KeptAnswer';
import styles from './styles.module.css';

export function FieldExamples(): ReactNode {
  return (
    <div className={styles.columns}>
      <Field id="wzor-tekst" label="Pole tekstowe">
        {(control) => <input {...control} />}
      </Field>
      <Field id="wzor-blad" label="Pole z błędem" error="Podaj adres e-mail.">
        {(control) => <input {...control} />}
      </Field>
      <KeptAnswer initial="Pierwsza możliwość">
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
      </KeptAnswer>
      <Field id="wzor-dlugi" label="Długi tekst">
        {(control) => <textarea {...control} />}
      </Field>
    </div>
  );
}

export function DateFields(): ReactNode {
  return (
    <div className={styles.columns}>
      <KeptAnswer<string | null> initial="2027-03-05">
        {(field) => <DateField {...field} id="wzor-dzien" label="Dzień symulacji" />}
      </KeptAnswer>
      <KeptAnswer<string | null> initial={null}>
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
      </KeptAnswer>
      <KeptAnswer<string | null> initial={null}>
        {(field) => (
          <DateField
            {...field}
            id="wzor-dzien-blad"
            label="Dzień z błędem"
            error="Podaj datę w formacie dd.mm.rrrr, np. 05.03.2027."
          />
        )}
      </KeptAnswer>
      <KeptAnswer<string | null> initial="2027-01-01">
        {(field) => (
          <DateField {...field} id="wzor-dzien-niedostepny" label="Dzień niedostępny" isDisabled />
        )}
      </KeptAnswer>
    </div>
  );
}

const noFiles: readonly File[] = [];

export function FileUploads(): ReactNode {
  return (
    <div className={styles.columns}>
      <KeptAnswer initial={noFiles}>
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
      </KeptAnswer>
      <KeptAnswer initial={noFiles}>
        {({value, onChange}) => (
          <FileUpload
            id="wzor-zalacznik"
            label="Załącznik (jeden plik)"
            rules={{extensions: ['.pdf', '.png'], maxMegabytes: 5}}
            files={value}
            onChange={onChange}
          />
        )}
      </KeptAnswer>
    </div>
  );
}

export function ThemeChoices(): ReactNode {
  return <ThemeChoice name="motyw-wzornik" label="Motyw: przykład" />;
}
