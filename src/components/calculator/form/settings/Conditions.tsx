import type {ReactNode} from 'react';
import {municipalityKinds} from '@cooperative/settlement/law/conditions';
import {farmMemberMinimum, memberMinimum} from '@cooperative/settlement/law/law';
import AreaField from '../AreaField';
import CheckSetting from '../../shared/fields/CheckSetting';
import DaySetting from '../../shared/fields/DaySetting';
import {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import type {FormPartProps} from '../formPart';
import {gridSpecs, heatAndGasHint, heatAndGasSpecs} from './conditionSpecs';
import styles from '../full.module.css';

type Kind = (typeof municipalityKinds)[number];

const kindNames: Readonly<Record<Kind, string>> = {
  rural: 'Gminy wiejskie',
  urbanRural: 'Gminy miejsko-wiejskie',
  urban: 'Gminy miejskie',
};

/** Facts that the legal conditions are checked against; the rest is computed from the members. */
export default function Conditions({cooperative, onChange}: FormPartProps): ReactNode {
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
    hint: 'Na ilu takich gminach działa spółdzielnia; same zera to „nie podano”.',
  }));
  return (
    <div className={styles.columns}>
      <AreaField area={facts} onChange={change} />
      <DaySetting
        path="cooperative.applicationDay"
        label="Dzień wniosku o wpis (opcjonalnie)"
        value={facts.applicationDay}
        onChange={(applicationDay) => {
          change({applicationDay});
        }}
        hint="Do 31.12.2025 próg pokrycia wynosi 40%, później 70%."
        why="Art. 41 ustawy z 17.08.2023; art. 38e ustawy o OZE."
      />
      <NumberSettings
        path="cooperative.municipalities"
        specs={kinds}
        values={Object.fromEntries(municipalityKinds.map((kind) => [kind, countOf(kind)]))}
        onChange={(changed) => {
          const next = municipalityKinds.flatMap((kind) =>
            Array<Kind>(kind in changed ? (changed[kind] ?? 0) : countOf(kind)).fill(kind),
          );
          change({municipalities: next.length > 0 ? next : undefined, places: undefined});
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
      <NumberSettings path="cooperative" specs={gridSpecs} values={facts} onChange={change} />
      <CheckSetting
        path="cooperative.ownedByMembers"
        label="Instalacje należą do spółdzielni albo jej członków"
        value={facts.ownedByMembers ?? false}
        onChange={(ownedByMembers) => {
          change({ownedByMembers});
        }}
        hint="Wymaga tego ustawa."
        why="Art. 38f ust. 1. Domyślnie tak, to założenie."
      />
      <CheckSetting
        path="cooperative.agricultural"
        label="To spółdzielnia produkcji rolnej albo grupy producentów rolnych"
        value={facts.agricultural ?? false}
        onChange={(agricultural) => {
          change({agricultural});
        }}
        hint={`Wystarczy w niej ${farmMemberMinimum.value} członków zamiast ${memberMinimum.value} (Prawo spółdzielcze, ${farmMemberMinimum.article}).`}
      />
      <fieldset className={styles.fieldset}>
        <legend>Ciepło, biogaz i biometan</legend>
        <p className="meta">{heatAndGasHint}</p>
        <div className={styles.columns}>
          <NumberSettings
            path="cooperative"
            specs={heatAndGasSpecs}
            values={facts}
            onChange={change}
          />
        </div>
      </fieldset>
    </div>
  );
}
