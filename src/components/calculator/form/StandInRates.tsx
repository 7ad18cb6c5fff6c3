import type {ReactNode} from 'react';
import {
  operatorRate,
  startDay,
  type DatedRates,
  type GroupTariff,
} from '@site/src/domain/calculator/defaults';
import {quickTariffs, type QuickInput} from '@site/src/domain/calculator/quick';
import {formatDate} from '@cooperative/polish';
import {operatorNames, operators} from '@cooperative/settlement/rates';
import WhereTariff from '../shared/WhereTariff';

interface Props {
  readonly quick: QuickInput;
  readonly dated: DatedRates;
}

/** Whose rates of which groups the quick mode counts with, and where to find the right ones. */
export default function StandInRates({quick, dated}: Props): ReactNode {
  const tariffs = quickTariffs(quick, dated);
  const own = tariffs.filter(({grid}) => grid === undefined);
  const others = tariffs.filter(({grid}) => grid !== undefined);
  const year = startDay(dated).slice(0, 4);
  return (
    <p className="meta">
      Opłaty za sieć na {year} r. Grupy są założeniem. {whose(own, dated)}
      {others.length > 0 && (
        <>
          {`${whose(others, dated)}Stawek ${operatorNames[quick.operator]} w ${others.length > 1 ? 'tych grupach' : 'tej grupie'} nie mamy. `}
          <WhereTariff operator={quick.operator} />{' '}
        </>
      )}
      Opłat od mocy umownej nie liczymy: są takie same w każdym porównaniu.
    </p>
  );
}

/** „C21, C11o: Enea (taryfa ENEA Operator na 2026 r.; sprawdzono 26 listopada 2026 r.). ”, for each operator. */
function whose(tariffs: readonly GroupTariff[], dated: DatedRates): string {
  return operators
    .flatMap((operator) => {
      const ofOperator = tariffs.filter((tariff) => tariff.operator === operator);
      const [first] = ofOperator;
      const row = first && operatorRate(dated, 'network', operator, first.group);
      return row
        ? [
            `${ofOperator.map(({group}) => group).join(', ')}: ${operatorNames[operator]} (${row.source}; sprawdzono ${formatDate(row.checkedOn)}). `,
          ]
        : [];
    })
    .join('');
}
