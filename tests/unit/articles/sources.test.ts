import {referenceYield} from '@cooperative/settlement/models';
import {biogasGeneration} from '@site/packages/settlement/src/models/steadySources';
import {
  biogasLimit,
  biomethaneLimit,
  coverageThreshold,
  creditValidMonths,
  electricPowerLimit,
  heatPowerLimit,
} from '@cooperative/settlement/law';
import {sum} from '@cooperative/settlement/explain';
import {yearAxis} from '@cooperative/polish';
import {
  kwhCell,
  n,
  periodOf,
  ratio,
  row,
  settledHours,
  settledSums,
  textSays,
  total,
  type Period,
} from '../../samples/articles';

const hours = Array.from({length: 24}, (_, hour) => hour);
const isDay = (hour: number): boolean => hour < 12;

/** Twelve hours of day and twelve of night, with a plant that gives so much in each. */
function wholeDay(plant: (hour: number) => number): Period {
  const members = hours.map((hour) => (isDay(hour) ? 120 : 80));
  return periodOf(
    settledHours(
      members,
      hours.map((hour) => -plant(hour)),
    ),
  );
}

textSays('baza-wiedzy/technika-i-rynek/biogazownia-w-spoldzielni.md', {
  'doba z biogazownią i z panelami': () => {
    const plants = [() => 100, (hour: number) => (isDay(hour) ? 200 : 0)];
    const days = plants.map(wholeDay);
    const [generated = 0, alsoGenerated = 0] = plants.map((plant) => total(hours.map(plant)));
    const use = 12 * 120 + 12 * 80;
    const covered = days.map(({bought}) => `${n(((use - bought) / use) * 100)}%`);
    expect(alsoGenerated).toBe(generated);
    return [
      `Członkowie pobierają 120 kWh w każdej z 12 godzin dnia i 80 kWh w każdej z 12 godzin nocy, razem ${kwhCell(use)}. Biogazownia daje 100 kWh w każdej godzinie, a panele 200 kWh w każdej godzinie dnia, więc w obu przypadkach powstaje tyle samo: ${kwhCell(generated)}.`,
      ...days.flatMap(({shared, given, credit, bought, drawn}, index) => {
        const plant = ['biogazownia', 'panele'][index] ?? '';
        return [
          row('Zużyte w tej samej godzinie, 1 do 1', kwhCell(shared), plant),
          row('Nadwyżka oddana do sieci', kwhCell(given), `${plant}, wraca ${kwhCell(credit)}`),
          row(
            'Do kupienia u sprzedawcy',
            kwhCell(bought),
            `${plant}, z ${kwhCell(drawn)} poboru z sieci`,
          ),
        ];
      }),
      `pokryła więc potrzeby na ${covered.join(' albo na ')}.`,
    ];
  },
  'limity i założenie kalkulatora': () => [
    `| Prąd | ${n(electricPowerLimit.value / 1000)} MW mocy elektrycznej`,
    `| Ciepło | ${n(heatPowerLimit.value / 1000)} MW mocy cieplnej`,
    `| Biogaz, biogaz rolniczy | ${n(biogasLimit.value / 1e6)} mln m³ w roku`,
    `| Biometan | ${n(biomethaneLimit.value / 1e6)} mln m³ w roku`,
    `na początek ${n(sum(biogasGeneration(yearAxis(2027), 1)))} godzin pracy w roku`,
  ],
});

textSays('baza-wiedzy/technika-i-rynek/pompy-ciepla-ladowarki-magazyny.md', {
  'letnia nadwyżka na zimę': () => {
    const needed = (kwh: number): number => kwh / ratio;
    const alone = settledSums(3600, needed(3600));
    const withOthers = periodOf(settledHours([600, 3000, 0], [-600, 0, -needed(3000)]));
    const winters = [alone, withOthers];
    const both = (part: (winter: Period) => number): string[] => winters.map(part).map(kwhCell);
    expect(winters.flatMap(({bought, left}) => [bought, left])).toEqual([0, 0, 0, 0]);
    return [
      `odebraną później 1 kWh podzielona przez ${n(ratio)}, czyli około ${n(needed(1))} kWh.`,
      `pobiera od października do kwietnia ${kwhCell(alone.drawn)}, z tego ${kwhCell(withOthers.shared)} w godzinach`,
      row('Pobór pompy', ...both(({shared, drawn}) => shared + drawn)),
      row('Zużyte od razu, 1 do 1', ...both(({shared}) => shared)),
      row('Do odebrania z zapasu', ...both(({used}) => used)),
      row('Potrzebna letnia nadwyżka', ...both(({given}) => given)),
      `Na ${kwhCell(alone.used)} zimowego ogrzewania trzeba oddać latem ${kwhCell(alone.given)} nadwyżki.`,
      `Nadwyżka z czerwca 2027 r. jest ważna do końca czerwca ${2027 + creditValidMonths.value / 12} r.`,
    ];
  },
  'ładowanie w południe i wieczorem': () => {
    const atNoon = periodOf(settledHours([30], [-30]));
    const evening = settledSums(30, 30 / ratio);
    const noCredit = settledSums(30, 0);
    expect([atNoon.bought, evening.bought]).toEqual([0, 0]);
    return [
      row('W południe, gdy inni oddają prąd', kwhCell(atNoon.shared), 'z produkcji, od razu'),
      row('Wieczorem, z zapasu w sieci', kwhCell(evening.given), 'z produkcji, oddanej wcześniej'),
      row(
        'Wieczorem, gdy zapasu nie ma',
        kwhCell(noCredit.bought),
        `z zakupu, produkcji ${kwhCell(noCredit.given)}`,
      ),
    ];
  },
  'próg po pompach': () => {
    const threshold = coverageThreshold.value / 100;
    const use = 200 + 6 * 4;
    const missing = threshold * use - 150;
    const kwp = (missing * 1000) / referenceYield;
    return [
      `Źródła mogą dać 150 MWh w roku, a potrzeby to 200 MWh, więc pokrycie wynosi ${n((150 / 200) * 100)}%.`,
      `każda pobiera 4 MWh rocznie. Potrzeby rosną do ${n(use)} MWh, a pokrycie spada do ${n((150 / use) * 100, 0)}%.`,
      `Żeby wrócić do ${n(coverageThreshold.value)}%, trzeba móc wytworzyć ${n(threshold * use)} MWh, czyli o ${n(missing)} MWh więcej. Przy ${n(referenceYield)} kWh z 1 kWp paneli w roku, jak zakłada nasz kalkulator, to prawie ${n(Math.ceil(kwp))} kWp.`,
    ];
  },
});

textSays('baza-wiedzy/podstawy/obawy-mieszkancow.md', {
  'współczynnik i ważność': () => [
    `Za każdą 1 kWh nadwyżki, którą wcześniej oddała do sieci, może odebrać ${n(ratio)} kWh, najdłużej przez ${n(creditValidMonths.value)} miesięcy`,
  ],
});
