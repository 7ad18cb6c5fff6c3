import type {ReactNode} from 'react';
import {rowOf, type DatedRates} from '@site/src/domain/calculator/defaults';
import Settings, {Setting} from '../../shared/fields/Settings';
import RateSource from '../../shared/RateSource';
import type {OwnTariffDraft} from './ownTariffDraft';

type Capacity = OwnTariffDraft['capacity'];

interface Props {
  readonly path: string;
  readonly capacity: Capacity;
  readonly dated: DatedRates;
  readonly onChange: (capacity: Capacity) => void;
}

/** How the capacity fee is charged, and what for where it is not flat. */
export default function CapacityFee({path, capacity, dated, onChange}: Props): ReactNode {
  return (
    <>
      <Setting
        of="capacity.kind"
        path={`${path}.kind`}
        value={capacity.kind}
        onChange={(kind) => {
          onChange(kind === 'flat' ? {kind} : {kind, coefficient: 1});
        }}
      />
      {capacity.kind !== 'flat' && (
        <Settings
          of="capacity"
          path={path}
          keys={['rate', 'coefficient']}
          asked={{rate: {why: <RateSource row={rowOf(dated, 'capacityPerKwh')} unit="zł/kWh" />}}}
          values={capacity}
          onChange={(changed) => {
            onChange({...capacity, ...changed});
          }}
        />
      )}
    </>
  );
}
