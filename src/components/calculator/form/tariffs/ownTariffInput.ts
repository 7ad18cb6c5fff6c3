import type {TariffInput} from '@site/src/domain/cooperative/description/schema';

/** A tariff copied from a bill. */
export type OwnTariffInput = Extract<TariffInput, {kind: 'own'}>;

/** Rates stand empty until they are copied from a bill. */
export const newOwnTariff: OwnTariffInput = {
  kind: 'own',
  zones: [{name: 'całodobowa', energy: Number.NaN, network: Number.NaN}],
  capacity: {kind: 'perKwh', coefficient: 1},
};
