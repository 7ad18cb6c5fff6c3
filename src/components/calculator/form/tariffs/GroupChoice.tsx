import type {ReactNode} from 'react';
import {
  groupFacts,
  tariffGroups,
  type TariffGroup,
} from '@cooperative/settlement/money/tariffGroups';
import WhereOnBill from '../../bill/WhereOnBill';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';

interface Props {
  readonly path: string;
  readonly group: TariffGroup | undefined;
  readonly onChange: (group: TariffGroup) => void;
}

const names = Object.fromEntries(
  tariffGroups.map((group) => [group, `${group}: ${groupFacts[group].about}`]),
) as Readonly<Record<TariffGroup, string>>;

/** The tariff group on the bill, which says what the bill charges. */
export default function GroupChoice({path, group, onChange}: Props): ReactNode {
  return (
    <ChoiceSetting<TariffGroup | ''>
      path={path}
      label="Grupa taryfowa"
      value={group ?? ''}
      names={group ? names : {'': 'Wybierz', ...names}}
      onChange={(chosen) => {
        if (chosen !== '') {
          onChange(chosen);
        }
      }}
      hint={
        <>
          Od grupy zależą strefy i opłaty. Ich układ w każdej grupie jest założeniem: porównaj go z
          rachunkiem. <WhereOnBill item="group" />
        </>
      }
    />
  );
}
