import type {ReactNode} from 'react';
import DateField from '@site/src/components/DateField';
import {municipalityKinds} from '@site/src/domain/settlement/validate';
import CheckSetting from '../parts/CheckSetting';
import {NumberSettings, type NumberSpec} from '../parts/NumberSetting';
import type {PartProps} from './FullForm';
import styles from './full.module.css';

type Kind = (typeof municipalityKinds)[number];

const kindNames: Readonly<Record<Kind, string>> = {
  rural: 'Gminy wiejskie',
  urbanRural: 'Gminy miejsko-wiejskie',
  urban: 'Gminy miejskie',
};

const specs: readonly NumberSpec<'gridOperators' | 'sellers' | 'voltageKv'>[] = [
  {
    key: 'gridOperators',
    label: 'Liczba operatorów sieci',
    unit: '',
    min: 1,
    max: 100,
    fractionDigits: 0,
    isOptional: true,
    hint: 'Ustawa wymaga jednego (art. 38c ust. 1–2).',
  },
  {
    key: 'sellers',
    label: 'Liczba sprzedawców',
    unit: '',
    min: 1,
    max: 100,
    fractionDigits: 0,
    isOptional: true,
    hint: 'Całą spółdzielnię rozlicza jeden sprzedawca (art. 38c ust. 3).',
  },
  {
    key: 'voltageKv',
    label: 'Najwyższe napięcie przyłącza',
    unit: 'kV',
    max: 1000,
    isOptional: true,
    hint: 'Ustawa wymaga sieci poniżej 110 kV. Dom i szkoła mają zwykle 0,4 kV.',
  },
];

/** Facts that the conditions of the law are checked against; the rest is counted from the members. */
export default function Conditions({cooperative, onChange}: PartProps): ReactNode {
  const {cooperative: facts = {}} = cooperative;
  const change = (changed: Partial<typeof facts>): void => {
    onChange({...cooperative, cooperative: {...facts, ...changed}});
  };
  const {municipalities = []} = facts;
  const countOf = (kind: Kind): number => municipalities.filter((known) => known === kind).length;
  const kinds = municipalityKinds.map((kind): NumberSpec<Kind> => ({
    key: kind,
    label: kindNames[kind],
    unit: '',
    max: 10,
    fractionDigits: 0,
    isOptional: true,
    hint: 'Ile takich gmin obejmuje obszar spółdzielni.',
  }));
  return (
    <div className={styles.columns}>
      <DateField
        id="pole-cooperative-applicationDay"
        label="Dzień wniosku o wpis (opcjonalnie)"
        value={facts.applicationDay ?? null}
        onChange={(day, problem) => {
          if (problem === undefined) {
            change({applicationDay: day ?? undefined});
          }
        }}
        hint="Do 31.12.2025 próg pokrycia wynosi 40%, później 70% (art. 38e)."
      />
      <NumberSettings
        path="cooperative.municipalities"
        specs={kinds}
        values={Object.fromEntries(municipalityKinds.map((kind) => [kind, countOf(kind)]))}
        onChange={(changed) => {
          const next = municipalityKinds.flatMap((kind) =>
            Array<Kind>(kind in changed ? (changed[kind] ?? 0) : countOf(kind)).fill(kind),
          );
          change({municipalities: next.length > 0 ? next : undefined});
        }}
      />
      <CheckSetting
        path="cooperative.adjacent"
        label="Wszystkie te gminy ze sobą sąsiadują"
        value={facts.adjacent ?? false}
        onChange={(adjacent) => {
          change({adjacent});
        }}
      />
      <NumberSettings path="cooperative" specs={specs} values={facts} onChange={change} />
      <CheckSetting
        path="cooperative.ownedByMembers"
        label="Instalacje należą do spółdzielni albo jej członków"
        value={facts.ownedByMembers ?? false}
        onChange={(ownedByMembers) => {
          change({ownedByMembers});
        }}
        hint="Wymaga tego art. 38f ust. 1."
      />
    </div>
  );
}
