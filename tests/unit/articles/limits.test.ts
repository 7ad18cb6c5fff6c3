import {referenceYield} from '@cooperative/settlement/models';
import {
  coverageThreshold,
  electricPowerLimit,
  lowerCoverageThreshold,
} from '@cooperative/settlement/law';
import {defaultOptions} from '@cooperative/settlement/description';
import {settle} from '@cooperative/settlement/explain';
import {enea, meterOf, n, periodOf, ratio, textSays} from '../../samples/articles';
import {axisOf, unwrap} from '../../../packages/settlement/tests/samples/settlement';

const threshold = coverageThreshold.value / 100;
const lowerThreshold = lowerCoverageThreshold.value / 100;

const part = (generation: number, use: number, places = 1): string =>
  `${n((generation / use) * 100, places)}%`;
/** How much a cooperative has to generate for its use. */
const needed = (use: number): string => `${n(threshold * use)} MWh`;
/** MWh a year of panels of so many kWp, as the calculator assumes. */
const fromPanels = (kwp: number): number => (kwp * referenceYield) / 1000;
const missing = (generation: number, use: number): string =>
  `${n(threshold * use - generation)} MWh`;

textSays('baza-wiedzy/zakladanie/prog-70-i-40-procent.md', {
  'gmina, firma i gospodarstwa': () => [
    `1 kWp paneli ustawionych na południe daje ${n(referenceYield)} kWh w roku`,
    `Pokrycie to ${n(fromPanels(500))} MWh produkcji podzielone przez 800 MWh potrzeb, czyli około ${part(fromPanels(500), 800)}. Przy progu ${n(lowerThreshold * 100)}% to wystarcza, bo potrzeba ${n(lowerThreshold * 800)} MWh. Przy progu ${n(threshold * 100)}% brakuje ${missing(fromPanels(500), 800)}, bo trzeba ${needed(800)}.`,
    `Produkcja z 544 kWp, już z nowymi panelami, to około ${n(fromPanels(544), 0)} MWh, czyli tylko ${part(560, 860)} tych potrzeb. Granica przesuwa się do ${needed(860)}, więc znów brakuje ${missing(560, 860)}.`,
  ],

  'próg a autokonsumpcja': () => {
    const member = {
      id: 'A',
      hours: {
        ...meterOf([-2, 5]),
        consumption: Float64Array.of(5, 5),
        generation: Float64Array.of(7, 0),
      },
      sourceKw: 10,
      tariff: enea,
    };
    const {energy, indicators} = unwrap(
      settle(axisOf(2, {hours: 2}), [member], {...defaultOptions, year: 'first'}),
    );
    const {given, credit, bought} = periodOf(energy);
    const {coverage, instantSufficiency} = indicators;
    return [
      `pokrycie wyniosłoby 7 : 10, czyli ${part(coverage ?? 0, 1)}. W tej samej godzinie członkowie zużyli jednak tylko 5 z 10 kWh, czyli ${part(instantSufficiency ?? 0, 1)}.`,
      `Nadwyżka ${n(given)} kWh trafia do zapasu i wraca jako ${n(credit)} kWh, bo działa stosunek 1:${n(ratio)}`,
      `Sprzedawca dostarcza brakujące ${n(bought)} kWh.`,
    ];
  },
});

textSays('baza-wiedzy/prowadzenie/obowiazki-roczne-spoldzielni.md', {
  'próg przed nowym odbiorcą i po nim': () => [
    `Pokrycie wynosi około ${part(640, 880)}.`,
    `pokrycie spada do około ${part(640, 940)}. Do progu brakuje ${missing(640, 940)} produkcji w roku.`,
  ],
});

textSays('baza-wiedzy/prowadzenie/przystapienie-i-wystapienie-czlonka.md', {
  'próg przed nowym odbiorcą i po nim': () => [
    `Pokrycie wynosi ${part(150, 200)}.`,
    `pokrycie spada do około ${part(150, 230, 0)}, czyli ${150 < threshold * 230 ? 'poniżej' : 'powyżej'} progu.`,
  ],
});

textSays('baza-wiedzy/zakladanie/obszar-i-limity-spoldzielni.md', {
  'limit mocy': () => {
    const planned = 6 + 2 + 0.8 + 1.5;
    return [
      `Razem to ${n(planned - 1.5)} MW, więc mieści się w limicie.`,
      `Wtedy suma to ${n(planned)} MW, czyli o ${n(planned - electricPowerLimit.value / 1000)} MW za dużo.`,
    ];
  },
});

textSays('baza-wiedzy/faq.md', {
  'współczynnik i próg': () => [
    `odbiera później ${n(ratio)} kWh`,
    `wraca później ${n(ratio)} kWh za każdą 1 kWh`,
    `przy zużyciu 1 000 MWh rocznie instalacje muszą móc wytworzyć co najmniej ${needed(1000)},`,
  ],
});
