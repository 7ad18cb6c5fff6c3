import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {newSources} from '@site/src/domain/calculator/defaults';
import type {SourceDraft} from '@site/src/domain/calculator/draft';
import {insertAt, removeAt, replaceAt} from '@cooperative/polish';
import {type KeyIn, sourceNames} from '@cooperative/settlement/description';
import Settings from '../../shared/fields/Settings';
import {useUndo} from '../../shared/fields/useUndo';
import styles from '../full.module.css';

interface Props {
  /** Path of the member. */
  readonly path: string;
  readonly sources: readonly SourceDraft[];
  readonly onChange: (sources: SourceDraft[]) => void;
}

const kinds = ['pv', 'wind', 'biogas', 'hydro'] as const;

/** The numbers that describe each kind of source. */
const numbers = {
  pv: ['kw', 'tilt', 'azimuth', 'annualYield'],
  wind: ['kw', 'capacityFactor'],
  biogas: ['kw', 'annualKwh'],
  hydro: ['kw', 'annualKwh'],
  own: ['kw'],
} as const satisfies Readonly<Record<SourceDraft['kind'], readonly KeyIn<'sources'>[]>>;
type Numbers = Readonly<
  Partial<Record<(typeof numbers)[keyof typeof numbers][number], number | null>>
>;

/** What generates energy behind one meter. */
export default function MemberSources({path, sources, onChange}: Props): ReactNode {
  const offerUndo = useUndo({value: sources, onChange});
  return (
    <>
      {sources.map((source, index) => (
        <div key={index} className={styles.item}>
          <h4>{sourceNames[source.kind]}</h4>
          <div className={styles.columns}>
            <Settings
              of="sources"
              path={`${path}.sources[${index + 1}]`}
              keys={numbers[source.kind]}
              values={source as Numbers}
              asked={{kw: {unit: source.kind === 'pv' ? 'kWp' : 'kW'}}}
              onChange={(changed) => onChange(replaceAt(sources, index, {...source, ...changed}))}
            />
          </div>
          <Button
            look="plain"
            aria-label={`Usuń źródło ${index + 1}: ${sourceNames[source.kind]}`}
            onClick={() => {
              onChange(removeAt(sources, index));
              offerUndo(`Usunięto źródło: ${sourceNames[source.kind]}.`, (now) =>
                insertAt(now, index, source),
              );
            }}>
            Usuń źródło
          </Button>
        </div>
      ))}
      <div className={styles.bar} role="group" aria-label="Dodaj źródło">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => onChange([...sources, newSources[kind]])}>
            <Icon name="lucide:plus" />
            {sourceNames[kind]}
          </Button>
        ))}
      </div>
    </>
  );
}
