import {memberKinds} from '@site/src/domain/calculator/members/memberKinds';
import {
  balancingPowerLimit,
  coverageThreshold,
  electricPowerLimit,
  excisePowerLimit,
  flatCapacityPowerLimit,
  prosumerPowerLimit,
} from '@cooperative/settlement/law';
import {n, row, textSays} from '../../samples/articles';

const zloty = (amount: number): string => `${n(amount)} zł`;
const part = (generation: number, use: number): string => `${n((generation / use) * 100, 0)}%`;

textSays('baza-wiedzy/zakladanie/ile-kosztuje-zalozenie-i-prowadzenie.md', {
  'koszt na kilowatogodzinę': () => {
    const [fee, advice, years, running, audit] = [500, 9500, 5, 12_000, 6000];
    const founding = fee + advice;
    const year = founding / years + running + audit / 3;
    const grosze = (kwh: number): string => n((year / kwh) * 100);
    return [
      `Rejestracja w KRS | ustawa | ${zloty(fee)} opłaty stałej`,
      `Założenie kosztuje ${zloty(fee)} opłaty i ${zloty(advice)} porady, razem ${zloty(founding)}, które rozkładamy na ${n(years)} lat po ${zloty(founding / years)}. Prowadzenie to ${zloty(running)} w roku, a lustracja ${zloty(audit)} raz na 3 lata, czyli ${zloty(audit / 3)} rocznie.`,
      `Rok kosztuje więc ${zloty(year)}. Spółdzielnia, która rozlicza ${n(400_000)} kWh, wydaje na siebie ${grosze(400_000)} grosze od kilowatogodziny. Przy ${n(80_000)} kWh byłoby to ${grosze(80_000)} groszy`,
      `z instalacji poniżej ${n(balancingPowerLimit.value)} kW`,
    ];
  },
});

textSays('baza-wiedzy/zakladanie/inwestor-i-wykonawca-z-zewnatrz.md', {
  'odejście inwestora': () => {
    const [farm, small, use] = [700, 150, 1000];
    expect((small / use) * 100).toBeLessThan(coverageThreshold.value);
    return [
      `Farma inwestora daje ${n(farm)} MWh w roku, małe instalacje członków ${n(small)} MWh, a potrzeby grupy to ${n(use)} MWh, więc pokrycie wynosi ${part(farm + small, use)}.`,
      `Gdy inwestor wypowie członkostwo, zostanie ${n(small)} MWh. Jeśli jego własne zużycie było niewielkie, pokrycie spadnie do około ${part(small, use)}`,
    ];
  },
  'limit mocy': () => [`nie może przekroczyć ${n(electricPowerLimit.value / 1000)} MW`],
});

textSays('baza-wiedzy/zakladanie/nowa-instalacja-przylaczenie-i-koncesja.md', {
  'progi mocy': () => [
    `| do ${n(prosumerPowerLimit.value)} kW | jedną instalację | mikroinstalacja`,
    `| powyżej ${n(prosumerPowerLimit.value)} kW do 1 MW | jedną instalację | mała instalacja`,
    `| od ${n(balancingPowerLimit.value)} kW | jedną instalację |`,
    `| powyżej ${n(excisePowerLimit.value / 1000)} MW | wszystkie razem | kończy się zwolnienie spółdzielni z akcyzy`,
    `| powyżej ${n(electricPowerLimit.value / 1000)} MW | wszystkie razem |`,
  ],
  'moc przy jednej stacji': () => [
    `mają w umowach razem ${n(500)} kW. Instalacje dla nich mogą mieć łącznie najwyżej ${n(500 * 0.8)} kW, bo tyle to 80%`,
  ],
  'wejście do sieci powyżej 1 kV': () => [
    row('Za złożenie wniosku, bez zwrotu', '1 zł za kW, najwyżej 100 000 zł', zloty(500)),
    `nie więcej niż przewidywana opłata za przyłączenie | do ${zloty(500 * 60)} |`,
    row('Zabezpieczenie, w 14 dni od umowy', '30 zł za kW', zloty(500 * 30)),
  ],
});

textSays('baza-wiedzy/podstawy/istniejace-spoldzielnie.md', {
  'moc BIODAR-u i granica akcyzy': () => {
    const biodar = 1.072_53;
    expect(biodar * 1000).toBeGreaterThan(excisePowerLimit.value);
    return [
      `Przy ${n(biodar, 5)} MW spółdzielnia przekracza próg ${n(excisePowerLimit.value / 1000)} MW, do którego działa zwolnienie z akcyzy`,
    ];
  },
});

textSays('baza-wiedzy/rozliczenia/moc-umowna-i-taryfy.md', {
  'mniejsza moc umowna': () => {
    const [ordered, drawn, reduced, price, excess] = [40, 22, 28, 10, 5];
    // § 54 ust. 2 and § 53 ust. 3 of the tariff regulation.
    const [raised, peaks] = [price * 1.1, 10];
    const [now, then] = [ordered * price * 12, reduced * raised * 12];
    expect(drawn).toBeLessThan(reduced);
    return [
      `Szkoła zamawia ${n(ordered)} kW, a w żadnym kwadransie roku nie pobrała więcej niż ${n(drawn)} kW. Po rozmowie z operatorem gmina zostawia margines i zamawia ${n(reduced)} kW. Przyjmijmy stawkę ${zloty(price)} za kilowat na miesiąc`,
      `Dziś: ${n(ordered)} kW × ${zloty(price)} × 12 miesięcy = ${zloty(now)}. Po zmianie: ${n(reduced)} kW × ${zloty(raised)} × 12 miesięcy = ${zloty(then)}. Oszczędność to ${zloty(now - then)} netto w roku, a nie ${zloty((ordered - reduced) * price * 12)},`,
      `dopłaci co najmniej ${n(peaks)} × ${n(excess)} kW × ${zloty(price)} = ${zloty(peaks * excess * price)}.`,
      `o mocy umownej najwyżej ${n(flatCapacityPowerLimit.value)} kW płaci ją ryczałtem`,
    ];
  },
  'grupy w kalkulatorze': () => {
    const {urzad, kultura, remiza, szkola, wodociag, oswietlenie, oczyszczalnia, mleczarnia} =
      memberKinds;
    return [
      [urzad, kultura, remiza],
      [szkola, wodociag],
      [oswietlenie],
      [oczyszczalnia, mleczarnia],
    ]
      .map((kinds) => {
        const groups = new Set(kinds.map(({group}) => group));
        return row(kinds.map(({name}) => name).join(', '), [...groups].join(', '));
      })
      .concat(row('gospodarstwo rolne', memberKinds.gospodarstwo.group));
  },
});

textSays('baza-wiedzy/podatki-i-pieniadze/rolnik-krus-dotacje-dzierzawa.md', {
  'granica mikroinstalacji': () => [`Mikroinstalacja ma moc do ${n(prosumerPowerLimit.value)} kW`],
});
