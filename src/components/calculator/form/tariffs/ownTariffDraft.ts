import type {TariffDraft} from '@site/src/domain/calculator/draft';

/** A tariff copied from a bill. */
export type OwnTariffDraft = Extract<TariffDraft, {kind: 'own'}>;

/** Rates are empty until they are copied from a bill. */
export const newOwnTariff: OwnTariffDraft = {
  kind: 'own',
  zones: [{name: 'całodobowa', energy: null, network: null}],
  capacity: {kind: 'perKwh', coefficient: 1},
};
