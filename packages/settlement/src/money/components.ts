/** A row of the table of what a bill charges. */
interface ComponentRow {
  /** As on a bill, where there is little room. */
  readonly name: string;
  /** What it is charged for; what only a cooperative pays is counted in `cooperativeCosts.ts`. */
  readonly per: 'kWh' | 'month' | 'cooperative';
  /** Which part of a bill it belongs to, as people speak of it. */
  readonly part: 'energy' | 'grid' | 'levies';
  /**
   * Of one rate for all, which a tariff that does not give it takes from the table of rates: what it is called within a
   * sentence.
   */
  readonly statutory?: string;
}

/**
 * All that a bill charges, in the order of the bill. What a tariff has, how a bill is summed and checked, the fields of a
 * description, forms, pictures and files for the books follow from the rows.
 */
export const billComponents = {
  energy: {name: 'Energia czynna', per: 'kWh', part: 'energy'},
  excise: {name: 'Akcyza', per: 'kWh', part: 'energy', statutory: 'akcyza'},
  network: {name: 'Sieciowa zmienna', per: 'kWh', part: 'grid'},
  quality: {name: 'Jakościowa', per: 'kWh', part: 'grid', statutory: 'stawka jakościowa'},
  renewables: {name: 'Opłata OZE', per: 'kWh', part: 'levies', statutory: 'opłata OZE'},
  cogeneration: {
    name: 'Kogeneracyjna',
    per: 'kWh',
    part: 'levies',
    statutory: 'opłata kogeneracyjna',
  },
  capacity: {name: 'Mocowa za kWh', per: 'kWh', part: 'levies'},
  capacityFlat: {name: 'Mocowa ryczałtowa', per: 'month', part: 'levies'},
  fixedNetwork: {name: 'Sieciowa stała', per: 'month', part: 'grid'},
  subscription: {name: 'Abonament', per: 'month', part: 'grid'},
  /** The seller's trade fee (opłata handlowa). */
  trade: {name: 'Handlowa', per: 'month', part: 'energy'},
  /** Grid fees for shared and credited energy beyond the seller's surplus, in reading 2 of A5. */
  gridDue: {name: 'Sieć od energii wspólnej i odebranej', per: 'cooperative', part: 'grid'},
  service: {name: 'Obsługa spółdzielni', per: 'cooperative', part: 'levies'},
  balancing: {name: 'Bilansowanie handlowe', per: 'cooperative', part: 'levies'},
} as const satisfies Readonly<Record<string, ComponentRow>>;

type Rows = typeof billComponents;
export type Component = keyof Rows;
type Such<Row extends Partial<ComponentRow>> = {
  [Key in Component]: Rows[Key] extends Row ? Key : never;
}[Component];

export type StatutoryRate = Such<{readonly statutory: string}>;
export type KwhComponent = Such<{readonly per: 'kWh'}>;
/** Monthly fees that a tariff has as they are; the flat capacity fee depends on the use. */
export type MonthlyRate = Exclude<Such<{readonly per: 'month'}>, 'capacityFlat'>;
export type CooperativeComponent = Such<{readonly per: 'cooperative'}>;

export const components = Object.keys(billComponents) as readonly Component[];
const charged = <Per extends ComponentRow['per']>(per: Per) =>
  components.filter(
    (component): component is Such<{readonly per: Per}> => billComponents[component].per === per,
  );
export const kwhComponents = charged('kWh');
export const cooperativeComponents = charged('cooperative');
export const monthlyRates = charged('month').filter((component) => component !== 'capacityFlat');
export const statutoryRates = components.filter(
  (component): component is StatutoryRate => 'statutory' in billComponents[component],
);
