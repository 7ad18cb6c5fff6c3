import type {ReactNode} from 'react';
import {groupFacts, type TariffGroup, tariffGroups} from '@cooperative/settlement/rates';
import WhereOnBill from '../../bill/WhereOnBill';
import {Setting} from '../../shared/fields/Settings';

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
    <Setting<TariffGroup | ''>
      of="tariffs.group"
      path={path}
      asked={{
        names: group ? names : {'': 'Wybierz', ...names},
        hint: (
          <>
            Od grupy zależą strefy i opłaty. Ich układ w każdej grupie jest założeniem: porównaj go
            z rachunkiem. <WhereOnBill item="group" />
          </>
        ),
      }}
      value={group ?? ''}
      onChange={(chosen) => {
        if (chosen !== '') {
          onChange(chosen);
        }
      }}
    />
  );
}
