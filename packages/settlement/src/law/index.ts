/** Numbers of statutes, each with its act, and the conditions they set. */
export {assumptions} from './assumptions';
export {
  type CooperativeFacts,
  municipalityKinds,
  requiredCoverage,
  validateCooperative,
} from './conditions';
export {
  balancingPowerLimit,
  biogasLimit,
  biomethaneLimit,
  type Certainty,
  coverageThreshold,
  creditRatio,
  creditValidMonths,
  electricPowerLimit,
  excisePowerLimit,
  farmMemberMinimum,
  flatCapacityPowerLimit,
  gridVoltageLimit,
  heatPowerLimit,
  type LegalNumber,
  legalPersonMinimum,
  type LegalSource,
  lowerCoverageThreshold,
  memberMinimum,
  municipalityLimit,
  prosumerPowerLimit,
  splitRule,
} from './law';
export {leastMembers, type MemberCounts, type PersonKind, personOf} from './memberCount';
export {showNumber, type Verdict} from './verdict';
