/** Above so many members less is kept in memory and fewer sizes are tried: each costs a phone up to a second. */
export const manyMembers = 200;

/** Most members in a description: the settlement is measured and tested up to this number. */
export const memberLimit = 1000;

/** Limits of the numbers in a description, the same in the form, in a file and in a link. */
export const limits = {
  annualKwh: 100_000_000,
  /** Ten times the 10 MW allowed by art. 38e ust. 1 pkt 3, so that the form can also report too much power. */
  kw: 100_000,
  batteryKwh: 1_000_000,
  zloty: 1_000_000_000,
  /** zł/kWh */
  rate: 10,
  /** kWh from 1 kWp in a year. */
  annualYield: 1500,
  /** Mean power of a turbine as a part of its full power: more than any turbine reaches. */
  capacityFactor: 0.6,
  /** Hours of full power in a year: more is impossible. */
  fullLoadHours: 8760,
  /** zł a month */
  monthlyFee: 1_000_000,
  /** zł/MWh; the market's own limits are narrower. */
  marketPrice: 50_000,
} as const;
