import * as law from '@cooperative/settlement/law';

/** The statutory numbers, with names a reader knows. */
export const legalNumbers: readonly (readonly [string, law.LegalNumber])[] = [
  ['Część energii oddanej, którą można odebrać', law.creditRatio],
  ['Ważność zapasu w sieci po miesiącu wprowadzenia', law.creditValidMonths],
  ['Pokrycie potrzeb w ciągu roku, co najmniej', law.coverageThreshold],
  ['Pokrycie przy wniosku złożonym do 31.12.2025', law.lowerCoverageThreshold],
  ['Moc, do której energia własna jest bez akcyzy', law.excisePowerLimit],
  ['Łączna moc elektryczna, najwyżej', law.electricPowerLimit],
  ['Łączna moc cieplna, najwyżej', law.heatPowerLimit],
  ['Biogaz, najwyżej', law.biogasLimit],
  ['Biometan, najwyżej', law.biomethaneLimit],
  ['Moc, od której może dojść koszt bilansowania', law.balancingPowerLimit],
  ['Największa instalacja prosumenta', law.prosumerPowerLimit],
  ['Moc umowna, do której opłata mocowa jest ryczałtem', law.flatCapacityPowerLimit],
  ['Liczba członków, co najmniej', law.memberMinimum],
  [
    'Liczba członków spółdzielni produkcji rolnej i grupy producentów rolnych, co najmniej',
    law.farmMemberMinimum,
  ],
  ['Liczba członków, jeśli są tylko osoby prawne, co najmniej', law.legalPersonMinimum],
  ['Liczba gmin, najwyżej', law.municipalityLimit],
  ['Napięcie sieci, poniżej', law.gridVoltageLimit],
];
