import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import FieldLink from '@site/src/components/calculator/shared/fields/FieldLink';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import type {Answer, Obstacle} from '@cooperative/settlement/answer';
import {mendOf, type Mend, type Mending} from '@site/src/domain/calculator/answer/mends';

interface Props extends Mending {
  readonly obstacle: Obstacle;
  readonly answer: Answer;
  readonly onMend: (mend: Mend) => void;
  /** The first of several. */
  readonly isFirst: boolean;
}

/** Where in the full form a condition is decided. */
const places: Readonly<Record<string, string>> = {
  leastMembers: 'czlonkowie',
  area: fieldId('cooperative.municipalities.rural'),
  gridOperator: fieldId('cooperative.gridOperators'),
  voltage: fieldId('cooperative.voltageKv'),
  seller: fieldId('cooperative.sellers'),
  ownership: fieldId('cooperative.ownedByMembers'),
  heat: fieldId('cooperative.heatKw'),
  biogas: fieldId('cooperative.biogasM3'),
  biomethane: fieldId('cooperative.biomethaneM3'),
};

/** Sets what a condition lacks, says what must be true for that, and leads to where else it is decided. */
export default function MendButton(props: Props): ReactNode {
  const {obstacle, answer, description, dated, onMend, isFirst} = props;
  const mend = mendOf(obstacle, {description, answer, dated});
  const place = description.mode === 'full' ? places[obstacle.id] : undefined;
  return (
    <>
      {mend && <p className="meta">{mend.caution}</p>}
      <ButtonRow>
        {mend && (
          <Button look={isFirst ? 'primary' : 'outlined'} onClick={() => onMend(mend)}>
            {mend.label}
          </Button>
        )}
        {place !== undefined && <FieldLink id={place}>Pokaż to w formularzu</FieldLink>}
      </ButtonRow>
    </>
  );
}
