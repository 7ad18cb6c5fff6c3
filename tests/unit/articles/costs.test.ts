import {memberKinds} from '@site/src/domain/calculator/members/memberKinds';
import {
  balancingPowerLimit,
  coverageThreshold,
  electricPowerLimit,
  excisePowerLimit,
  flatCapacityPowerLimit,
  prosumerPowerLimit,
} from '@site/src/domain/settlement/law/law';
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
  'progi mocy': () => {
    const excise = `${n(excisePowerLimit.value / 1000)} MW`;
    return [
      `nie może przekroczyć ${n(electricPowerLimit.value / 1000)} MW`,
      `| do ${n(prosumerPowerLimit.value)} kW | mikroinstalacja`,
      `| powyżej ${n(prosumerPowerLimit.value)} kW do 1 MW | mała instalacja`,
      `| poniżej ${n(balancingPowerLimit.value)} kW |`,
      `| powyżej ${excise} łącznie w spółdzielni | kończy się zwolnienie z akcyzy`,
    ];
  },
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
    const [ordered, drawn, reduced, price] = [40, 22, 28, 10];
    const less = ordered - reduced;
    expect(drawn).toBeLessThan(reduced);
    return [
      `Szkoła zamawia ${n(ordered)} kW, a w żadnej godzinie roku nie pobrała więcej niż ${n(drawn)} kW. Po rozmowie z operatorem gmina zostawia margines i zamawia ${n(reduced)} kW. Przyjmijmy stawkę ${zloty(price)} za kilowat na miesiąc`,
      `Różnica to ${n(less)} kW × ${zloty(price)} × 12 miesięcy = ${zloty(less * price * 12)} netto w roku.`,
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
