import type {ReactNode} from 'react';
import {operatorNames, startDay, type DatedRates} from '@site/src/domain/calculator/defaults';
import {quickTariffs, type QuickInput} from '@site/src/domain/calculator/quick';
import WhereTariff from '../shared/WhereTariff';

interface Props {
  readonly quick: QuickInput;
  readonly dated: DatedRates;
}

/** Whose rates of which groups the quick mode counts with, and where to find the right ones. */
export default function StandInRates({quick, dated}: Props): ReactNode {
  const tariffs = quickTariffs(quick, dated);
  const operator = operatorNames[quick.operator];
  const year = startDay(dated).slice(0, 4);
  const ofGroups = (list: typeof tariffs): string => list.map(({group}) => group).join(', ');
  const own = tariffs.filter(({grid}) => grid === undefined);
  const others = tariffs.filter(({grid}) => grid !== undefined);
  const whose = new Set(others.map((tariff) => operatorNames[tariff.operator]));
  return (
    <p className="meta">
      Opłaty za sieć na {year} r., grupy są założeniem.
      {own.length > 0 && ` ${ofGroups(own)}: ${operator}.`}
      {others.length > 0 && (
        <>
          {` ${ofGroups(others)}: ${[...whose].join(', ')}, bo stawek ${operator} nie odczytaliśmy. `}
          <WhereTariff operator={quick.operator} />
        </>
      )}{' '}
      Opłat od mocy umownej nie liczymy: są takie same w każdym porównaniu.
    </p>
  );
}
