import {assumedSpread} from '../../finance/ranges';
import {assumptionText} from '../../law/assumptions';
import {
  biogasLimit,
  biomethaneLimit,
  farmMemberMinimum,
  heatPowerLimit,
  memberMinimum,
  type LegalNumber,
  vatRate,
} from '../../law/law';
import {showNumber} from '../../law/verdict';
import {regionYields, yieldSource} from '../../models/regions';
import {
  billComponents,
  type Component,
  type CooperativeComponent,
  type StatutoryRate,
  statutoryRates,
} from '../../money/components';
import {costWhy} from './costs';
import {limits} from './limits';

/**
 * All fields of a description: what each is called, in what unit, how large it may be and what whoever fills it in should
 * know. The schema, the forms, the list of errors, messages about a file and the list of members read it here.
 */
export interface Field {
  /** As in a sentence; the form begins it with a capital letter. */
  readonly name: string;
  /** What one of several is called, where the field is a list. */
  readonly one?: string;
  /** How many there may be. */
  readonly most?: number;
  /** Below it or beside it in the form: what to enter. */
  readonly hint?: string;
  /** The law, the source, the default: for whoever asks. */
  readonly why?: string;
  /** Of a number; empty where it has none. */
  readonly unit?: string;
  /** Of a number; 0 if left out. */
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: true;
  /** By how much the form goes up and down. */
  readonly step?: number;
  /** Digits after the comma that the form shows. */
  readonly fractionDigits?: number;
  /** May be left empty; `marked` if its label says so. */
  readonly optional?: 'marked' | 'unmarked';
  /** Where the number stands on a bill. */
  readonly bill?: BillItem;
  readonly isDay?: true;
  /** Of a text that is typed: how many letters it may have. */
  readonly letters?: number;
  /** The values to choose from and what they are called. */
  readonly choices?: readonly (readonly [value: string | number, name: string])[];
}

/** What can be copied from a bill. */
export type BillItem =
  | 'group'
  | 'orderedKw'
  | 'use'
  | Exclude<Component, 'capacityFlat' | CooperativeComponent>;

const kw = {unit: 'kW', max: limits.kw} as const;
const zloty = {unit: 'zł', max: limits.zloty} as const;
const percent = {unit: '%', max: 100} as const;
const yearlyKwh = {unit: 'kWh', max: limits.annualKwh} as const;
const rate = {unit: 'zł/kWh', max: limits.rate, step: 0.01, fractionDigits: 4} as const;
const statutoryFields = Object.fromEntries(
  statutoryRates.map((bill) => [`tariffs.${bill}`, statutoryField(bill)]),
) as Record<`tariffs.${StatutoryRate}`, ReturnType<typeof statutoryField>>;
const monthlyFee = {
  unit: 'zł/mies.',
  max: limits.monthlyFee,
  step: 0.1,
  optional: 'unmarked',
} as const;
const marketPrice = {
  unit: 'zł/MWh',
  min: -limits.marketPrice,
  max: limits.marketPrice,
  step: 10,
} as const;
const yearlyChange = {unit: '%', min: -50, max: 50, step: 0.1} as const;
const count = {unit: '', isWhole: true} as const;
const seed = {...count, max: 1_000_000_000} as const;

/** Hours come from files, so no form tells more of them; each is held to the same limit as any sum. */
const hourly = {unit: 'kWh', max: limits.zloty} as const;

/** By the name of the part of the description and of the field in it; those of the description itself by their name. */
export const fields = {
  $schema: {name: 'opis formatu'},
  version: {name: 'wersja opisu'},
  start: {name: 'początek obliczeń'},
  period: {name: 'okres rozliczeniowy'},
  'period.hours': {name: 'liczba godzin', ...count, min: 1, max: 8784},
  year: {
    name: 'który rok',
    choices: [
      ['steady', 'kolejny: zapas z poprzedniego roku przechodzi'],
      ['first', 'pierwszy: zapas zaczyna się od zera'],
    ],
    hint: 'W pierwszym roku zimą nie ma jeszcze czego odebrać z sieci.',
    why: 'Domyślnie kolejny, to założenie.',
  },
  validPeriods: {
    name: 'ważność zapasu w sieci',
    ...count,
    unit: 'mies.',
    max: 10_000,
    why: assumptionText('A2'),
  },
  fixedFees: {name: 'opłaty stałe niepełnego miesiąca'},
  ratesDay: {
    name: 'stawki z dnia',
    isDay: true,
    optional: 'marked',
    hint: 'Kwot przepisanych z rachunku to nie zmienia.',
    why: 'Puste pole: z dnia, od którego zaczynają się dane.',
  },
  weatherSeed: {
    name: 'wariant pogody',
    ...seed,
    hint: 'Numer przykładowego roku pogody.',
    why: 'Ten sam numer daje ten sam wynik. Domyślnie 1, to założenie.',
  },
  region: {
    name: 'część Polski',
    choices: [
      ['north', `północ: ${regionYields.north} kWh z 1 kWp`],
      ['centre', `środek: ${regionYields.centre} kWh z 1 kWp`],
      ['southEast', `południowy wschód: ${regionYields.southEast} kWh z 1 kWp`],
    ],
    hint: 'Roczny uzysk paneli na południe, pod kątem 35°.',
    why: `To założenie modelu, ${yieldSource}.`,
  },

  members: {name: 'członkowie'},
  'members.id': {
    name: 'nazwa',
    letters: 80,
    hint: 'W każdym wierszu inna. Nazwa osoby zostaje na tym urządzeniu i w pliku: w linku stoi za nią „punkt 1”.',
  },
  'members.holder': {
    name: 'do kogo należy',
    letters: 80,
    optional: 'marked',
    hint: 'Członek, którego to jest punkt poboru, np. gmina przy szkole i latarniach.',
    why: 'Puste pole: punkt jest osobnym członkiem.',
  },
  'members.person': {
    name: 'kim jest ten członek',
    hint: 'Od tego zależy, ilu członków musi być.',
    why: 'Osoba prawna to np. gmina, spółka, stowarzyszenie albo OSP z rejestru; udział biblioteki, domu kultury i publicznego szpitala jest sporny. Osoba fizyczna to także rolnik i jednoosobowa firma. Szkoła i urząd zwykle nie są osobami prawnymi: należą do gminy.',
  },
  'members.ofCooperative': {name: 'źródło spółdzielni'},
  'members.withdrawnKwh': {name: 'energia pobrana z sieci', ...hourly},
  'members.injectedKwh': {name: 'energia oddana do sieci', ...hourly},
  'members.generationKwh': {name: 'zmierzona produkcja', ...hourly},
  'members.totalGenerationKwh': {
    name: 'ich produkcja w czasie odczytów',
    ...yearlyKwh,
    step: 100,
    optional: 'marked',
    hint: 'Z falownika albo licznika wytwarzania.',
    why: 'Bez niej nie wiadomo, ile energii zużyto za licznikiem, więc pokrycia z ustawy nie da się sprawdzić.',
  },
  'members.consumptionKwh': {name: 'zużycie co godzinę', ...hourly},
  'members.readings': {name: 'odczyty z licznika'},
  'readings.startUtc': {name: 'pierwsza godzina'},
  'readings.withdrawn': {name: 'pobór z sieci', ...hourly},
  'readings.injected': {name: 'oddanie do sieci', ...hourly},
  'readings.generation': {name: 'produkcja', ...hourly},
  'members.readingsLeftOut': {name: 'ślad po odczytach z licznika'},
  'readingsLeftOut.startUtc': {name: 'pierwsza godzina'},
  'readingsLeftOut.id': {name: 'skrót'},
  'readingsLeftOut.hours': {name: 'liczba godzin'},
  'readingsLeftOut.list': {name: 'lista'},
  'members.sourcesMeasured': {
    name: 'źródła i magazyn poniżej już działają',
    hint: 'Zaznaczone: są w odczytach, więc nic nie doliczamy.',
    why: 'Niezaznaczone: są planowane, więc od odczytów odejmujemy ich produkcję godzina po godzinie, a potem liczymy magazyn.',
  },
  'members.file': {name: 'plik z odczytami'},
  'members.columns': {name: 'kolumny pliku z odczytami'},
  'columns.withdrawn': {name: 'pobór z sieci'},
  'columns.injected': {name: 'oddanie do sieci'},
  'columns.generation': {name: 'produkcja'},

  'members.profile': {name: 'zużycie'},
  'profile.kind': {
    name: 'profil zużycia',
    hint: 'O jakich porach doby i roku pobierany jest prąd.',
  },
  'profile.annualKwh': {
    name: 'roczne zużycie',
    ...yearlyKwh,
    step: 100,
    fractionDigits: 0,
    hint: 'Suma kWh z rachunków z 12 miesięcy.',
    bill: 'use',
  },
  'profile.monthlyKwh': {
    name: 'zużycie z rachunków za 12 miesięcy',
    one: 'zużycie w miesiącu',
    ...yearlyKwh,
    step: 10,
  },
  'profile.seed': {name: 'wariant profilu', ...seed},

  'members.sources': {name: 'źródła energii', one: 'źródło'},
  'sources.kind': {
    name: 'rodzaj',
    choices: [
      ['pv', 'Panele fotowoltaiczne'],
      ['wind', 'Turbina wiatrowa'],
      ['biogas', 'Biogazownia'],
      ['hydro', 'Elektrownia wodna'],
      ['own', 'Własne dane godzinowe'],
    ],
  },
  'sources.kw': {name: 'moc', ...kw},
  'sources.tilt': {
    name: 'nachylenie',
    unit: '°',
    max: 90,
    fractionDigits: 0,
    hint: 'Kąt paneli od poziomu.',
    why: 'Domyślnie 35°, to założenie.',
  },
  'sources.azimuth': {
    name: 'kierunek',
    unit: '°',
    max: 360,
    step: 5,
    fractionDigits: 0,
    hint: '90° to wschód, 180° południe, 270° zachód.',
    why: 'Domyślnie 180°, to założenie.',
  },
  'sources.annualYield': {
    name: 'uzysk',
    unit: 'kWh/kWp',
    max: limits.annualYield,
    step: 10,
    optional: 'marked',
    hint: 'Z 1 kWp rocznie, z projektu.',
    why: `Puste pole to założenie: z położenia i kierunku. W środkowej Polsce, na południe: ${regionYields.centre}.`,
  },
  'sources.capacityFactor': {
    name: 'wykorzystanie mocy',
    unit: '',
    max: limits.capacityFactor,
    step: 0.01,
    hint: 'Średnia moc jako część pełnej.',
    why: 'Domyślnie 0,25, to założenie; sprawdź pomiar wiatru.',
  },
  'sources.annualKwh': {
    name: 'roczna produkcja',
    ...yearlyKwh,
    step: 1000,
    optional: 'marked',
    hint: 'Z dokumentacji albo z odczytów.',
    why: 'Gdy pole jest puste, przyjmujemy zwykłą pracę źródła o tej mocy.',
  },
  'sources.kwh': {name: 'produkcja co godzinę', ...hourly},

  battery: {name: 'magazyn energii'},
  'members.battery': {name: 'magazyn energii'},
  'battery.kwh': {
    name: 'pojemność użyteczna',
    unit: 'kWh',
    max: limits.batteryKwh,
    hint: 'Ile energii magazyn naprawdę odda, według karty produktu.',
  },
  'battery.kw': {
    name: 'moc magazynu',
    ...kw,
    hint: 'Największa moc ładowania i rozładowania, z karty produktu.',
  },
  'battery.efficiency': {
    name: 'sprawność całego cyklu',
    unit: '',
    max: 1,
    step: 0.01,
    hint: 'Jaka część włożonej energii wraca: od 0 do 1.',
    why: 'Domyślnie 0,9, to założenie.',
  },
  'battery.tariff': {name: 'stawki magazynu'},
  'battery.orderedKw': {name: 'moc umowna magazynu', ...kw, optional: 'unmarked'},

  'members.sourceKw': {
    name: 'moc źródeł, które już działają',
    ...kw,
    optional: 'marked',
    hint: 'Ich energia jest już w odczytach; moc liczy się do limitów z ustawy.',
  },
  'members.tariff': {
    name: 'stawki',
    hint: 'Grupa taryfowa z rachunku; same stawki są niżej, w części „Stawki z rachunków”.',
  },
  'members.orderedKw': {
    name: 'moc umowna',
    ...kw,
    optional: 'unmarked',
    hint: 'Od niej zależą dwie opłaty: sieciowa stała i mocowa.',
    bill: 'orderedKw',
  },
  'members.outlayZl': {
    name: 'wkład członka',
    ...zloty,
    step: 1000,
    optional: 'marked',
    hint: 'Ile członek wydał na instalacje.',
    why: 'Z tego liczymy, po ilu latach mu się to zwróci.',
  },
  'members.vatDeducted': {
    name: 'odliczana część VAT z rachunków',
    ...percent,
    optional: 'marked',
    hint: '100%, gdy odlicza cały VAT; dom zostawia puste.',
    why: 'Gmina często odlicza część: zapytaj księgową. To pole zmienia tylko zwrot i przepływ pieniędzy, a nie rachunki.',
  },
  'members.vatDeductedFrom': {
    name: 'odlicza VAT od roku',
    ...count,
    min: 1,
    max: 50,
    optional: 'marked',
    hint: 'Puste pole: od pierwszego roku.',
  },

  tariffs: {name: 'stawki'},
  'tariffs.kind': {name: 'rodzaj'},
  'tariffs.operator': {name: 'operator sieci'},
  'tariffs.grid': {name: 'operator z rachunku'},
  'tariffs.group': {name: 'grupa taryfowa'},
  'tariffs.hourlyPrice': {
    name: 'cena energii zmienia się co godzinę (cena dynamiczna)',
    hint: 'Ceny wczytaj z pliku RCE w części „Ceny i sposób rozliczenia”.',
    why: 'Energia kosztuje wtedy tyle, ile rynkowa cena danej godziny (RCE) i marża sprzedawcy razem. Prąd kupiony po rozliczeniu liczymy po średniej cenie z godzin poboru w miesiącu. To założenie: przepisy nie mówią, z których godzin jest ten prąd.',
  },
  'tariffs.energy': {name: 'energia czynna', ...rate, optional: 'marked', bill: 'energy'},
  'tariffs.fixedNetworkPerKw': {
    name: 'sieciowa stała od mocy umownej',
    ...monthlyFee,
    unit: 'zł/kW/mies.',
    step: 1,
    fractionDigits: 4,
    hint: 'Stawka za kW; moc umowną wpisz przy każdym członku.',
    bill: 'fixedNetwork',
  },
  'tariffs.fixedNetwork': {
    name: 'sieciowa stała',
    ...monthlyFee,
    optional: 'marked',
    bill: 'fixedNetwork',
  },
  'tariffs.subscription': {name: 'abonament', ...monthlyFee, bill: 'subscription'},
  'tariffs.trade': {
    name: 'opłata sprzedawcy',
    ...monthlyFee,
    hint: 'Handlowa albo abonament, który od 1.10.2026 może pobierać sprzedawca.',
    why: 'Puste pole to 0 zł.',
    bill: 'trade',
  },
  'tariffs.zones': {name: 'strefy', one: 'strefa'},
  'zones.name': {name: 'nazwa'},
  'zones.energy': {name: 'energia czynna', ...rate, hint: 'Netto, bez akcyzy.', bill: 'energy'},
  'zones.network': {name: 'sieciowa zmienna', ...rate, hint: 'Netto.', bill: 'network'},
  'tariffs.schedule': {
    name: 'godziny stref',
    hint: 'Sprawdź je w swojej taryfie: operatorzy mają różne.',
    why: 'Podane godziny są założeniem.',
  },
  'schedule.workday': {name: 'strefy w dzień roboczy', ...count, max: 9},
  'schedule.freeDay': {name: 'strefy w dzień wolny', ...count, max: 9},
  ...statutoryFields,
  'tariffs.capacity': {name: 'opłata mocowa'},
  'capacity.kind': {
    name: 'opłata mocowa',
    choices: [
      ['perKwh', 'za kWh w dni robocze 7–22'],
      ['byPower', 'od mocy: do 16 kW ryczałt'],
      ['flat', 'ryczałt (domy)'],
    ],
    hint: 'Ryczałt mają domy oraz punkty do 1 kV z mocą umowną do 16 kW.',
    why: 'Podpowiadamy według grupy i ustawy o rynku mocy, art. 89a (tekst z 2023 r.).',
  },
  'capacity.rate': {name: 'stawka mocowa', ...rate, optional: 'marked', bill: 'capacity'},
  'capacity.coefficient': {
    name: 'współczynnik opłaty mocowej',
    unit: '',
    max: 1,
    step: 0.01,
    why: assumptionText('A14'),
  },

  prices: {name: 'ceny i opłaty'},
  'prices.vat': {
    name: 'VAT',
    ...percent,
    fractionDigits: 0,
    hint: 'Kto go odlicza, wpisuje to przy swoim członku, a nie tutaj.',
    why: `Od sumy netto rachunku. Domyślnie ${vatRate.value}% (ustawa o VAT; sprawdzono 20 listopada 2026 r.).`,
  },
  'prices.internalPrice': {name: 'cena energii wspólnej', ...rate, why: assumptionText('A8')},
  'prices.internalVat': {
    name: 'VAT od ceny energii wspólnej',
    hint: 'Przepisu o tym VAT nie znaleźliśmy: zapytaj doradcę podatkowego (A8).',
  },
  'prices.gridReading': {
    name: 'zmienna opłata za sieć od energii wspólnej i odebranej',
    choices: [
      [1, 'interpretacja korzystna: pokrywa ją nadwyżka'],
      [2, 'interpretacja ostrożna: płaci członek'],
    ],
    why: assumptionText('A5'),
  },
  'prices.averagePrice': {
    name: 'średnia cena URE',
    ...rate,
    fractionDigits: 5,
    optional: 'marked',
    hint: 'Do interpretacji ostrożnej. Bez tej ceny liczy ona całą opłatę.',
  },
  'prices.flatCapacityBy': {
    name: 'próg ryczałtu mocowego',
    choices: [
      ['drawn', 'z poboru przed rozliczeniem'],
      ['bought', 'z energii kupionej'],
    ],
    why: assumptionText('A7'),
  },
  'prices.servicePerMember': {
    name: 'obsługa rozliczeń',
    unit: 'zł/mies.',
    max: 100_000,
    hint: 'Za jeden licznik, z umowy.',
    why: 'Domyślnie 0 zł, to założenie.',
  },
  'prices.balancingPerMwh': {
    name: 'bilansowanie handlowe',
    unit: 'zł/MWh',
    max: 10_000,
    why: assumptionText('A15'),
  },
  'prices.market': {name: 'ceny rynkowe'},
  'market.kind': {name: 'rodzaj'},
  'market.zlPerMwh': {name: 'lista cen', ...marketPrice},
  'market.signedZlPerMwh': {name: 'lista cen ze znakiem', ...marketPrice},
  'market.firstDay': {name: 'dzień pierwszej ceny'},
  'market.assumed': {name: 'założone', ...count, min: 1, max: 12},

  key: {
    name: 'klucz wewnętrzny',
    choices: [
      ['hourly', 'godzinowy: kto w danej godzinie pobiera'],
      ['fixed', 'stałe udziały członków'],
    ],
    hint: 'Według klucza dzielimy energię wspólną i odebraną z zapasu w sieci.',
    why: 'Nikt nie dostaje więcej, niż sam pobiera. Domyślnie godzinowy, to założenie.',
  },
  'key.kind': {name: 'rodzaj'},
  'key.shares': {
    name: 'udziały',
    one: 'udział członka',
    unit: '',
    max: limits.zloty,
    hint: 'Liczy się w stosunku do sumy udziałów: 2 przy sumie 10 to 20%.',
  },

  cooperative: {name: 'warunki z ustawy'},
  'cooperative.applicationDay': {
    name: 'dzień wniosku o wpis',
    isDay: true,
    optional: 'marked',
    hint: 'Do 31.12.2025 próg pokrycia wynosi 40%, później 70%.',
    why: 'Art. 41 ustawy z 17.08.2023; art. 38e ustawy o OZE.',
  },
  'cooperative.heatKw': {
    name: 'łączna moc cieplna',
    ...beyond(heatPowerLimit, `${showNumber(heatPowerLimit.value / 1000)}\u00a0MW`),
    unit: 'kW',
    step: 100,
  },
  'cooperative.biogasM3': {
    name: 'biogaz w roku',
    ...beyond(biogasLimit, `${showNumber(biogasLimit.value / 1e6)}\u00a0mln\u00a0m³`),
    unit: 'm³',
    step: 1000,
  },
  'cooperative.biomethaneM3': {
    name: 'biometan w roku',
    ...beyond(biomethaneLimit, `${showNumber(biomethaneLimit.value / 1e6)}\u00a0mln\u00a0m³`),
    unit: 'm³',
    step: 1000,
  },
  // The form asks for so many of each kind.
  'cooperative.municipalities': {name: 'gminy', one: 'gmina', most: 10},
  'cooperative.adjacent': {name: 'wszystkie te gminy ze sobą sąsiadują'},
  'cooperative.places': {name: 'nazwy gmin', one: 'gmina'},
  'places.teryt': {name: 'kod gminy'},
  'places.name': {name: 'nazwa'},
  'cooperative.gridOperators': {
    name: 'liczba operatorów sieci',
    ...count,
    min: 1,
    max: 100,
    optional: 'unmarked',
    hint: 'Ustawa wymaga jednego.',
    why: 'Art. 38c ust. 1–2. Domyślnie 1, to założenie.',
  },
  'cooperative.voltageKv': {
    name: 'najwyższe napięcie przyłącza',
    unit: 'kV',
    max: 1000,
    optional: 'unmarked',
    hint: 'Dom i szkoła mają zwykle 0,4 kV.',
    why: 'Ustawa wymaga sieci poniżej 110 kV.',
  },
  'cooperative.sellers': {
    name: 'liczba sprzedawców',
    ...count,
    min: 1,
    max: 100,
    optional: 'unmarked',
    hint: 'Całą spółdzielnię rozlicza jeden sprzedawca.',
    why: 'Art. 40 ust. 1ac. Domyślnie 1, to założenie.',
  },
  'cooperative.ownedByMembers': {
    name: 'instalacje należą do spółdzielni albo jej członków',
    hint: 'Wymaga tego ustawa.',
    why: 'Art. 38f ust. 1. Domyślnie tak, to założenie.',
  },
  'cooperative.agricultural': {
    name: 'to spółdzielnia produkcji rolnej albo grupy producentów rolnych',
    hint: `Wystarczy w niej ${farmMemberMinimum.value} członków zamiast ${memberMinimum.value} (Prawo spółdzielcze, ${farmMemberMinimum.article}).`,
  },

  finance: {name: 'inwestycja'},
  'finance.costZl': {
    name: 'koszt inwestycji',
    ...zloty,
    step: 1000,
    hint: 'Kwota z oferty, do zapłaty z VAT.',
    why: costWhy,
  },
  'finance.vat': {
    name: 'VAT w koszcie',
    ...percent,
    hint: 'Stawka z oferty; potrzebna tylko, gdy ktoś odlicza VAT.',
    why: 'Domyślnie 0%, to założenie.',
  },
  'finance.vatDeducted': {
    name: 'odliczana część VAT',
    ...percent,
    hint: '100%, gdy inwestor odlicza cały VAT, 0%, gdy wcale.',
    why: 'Gmina często odlicza część: zapytaj księgową. Przyjmujemy zwrot w roku nakładu. Domyślnie 0%, to założenie.',
  },
  'finance.grant': {
    name: 'dotacja',
    ...percent,
    hint: 'Część kosztu po odliczeniu VAT.',
    why: 'Domyślnie 0%, to założenie.',
  },
  'finance.loan': {
    name: 'kredyt bankowy',
    ...percent,
    hint: 'Część tego, co zostaje po dotacji.',
    why: 'Domyślnie 0%, to założenie.',
  },
  'finance.loanRate': {
    name: 'oprocentowanie kredytu',
    ...percent,
    step: 0.1,
    hint: 'Rocznie, z umowy albo oferty banku.',
  },
  'finance.loanYears': {
    name: 'okres kredytu',
    ...count,
    unit: 'lat',
    max: 50,
    hint: 'Z umowy albo oferty banku.',
    why: 'Liczymy równe raty.',
  },
  'finance.annualCostZl': {
    name: 'roczne koszty działania',
    ...zloty,
    step: 100,
    hint: 'Księgowość, badanie sprawozdań, serwis, ubezpieczenie; kwota, którą naprawdę płacisz.',
    why: 'Domyślnie 0 zł, to założenie: wpisz własny.',
  },
  'finance.cooperativeZl': {
    name: 'koszt założenia spółdzielni',
    ...zloty,
    step: 100,
    optional: 'marked',
    hint: 'Statut, notariusz, rejestry, doradca: raz, na początku.',
    why: 'Bez tej kwoty nie policzymy, kiedy zwróci się sama spółdzielnia.',
  },
  'finance.replacements': {name: 'wymiany', one: 'wymiana', most: 20},
  'replacements.name': {name: 'nazwa'},
  'replacements.year': {
    name: 'po ilu latach',
    ...count,
    unit: 'lat',
    min: 1,
    max: 50,
    hint: 'Od uruchomienia; zapytaj instalatora albo sprawdź gwarancję.',
  },
  'replacements.costZl': {
    name: 'koszt wymiany',
    ...zloty,
    step: 100,
    hint: 'W dzisiejszych cenach, z robocizną.',
    why: 'Kwoty nie podpowiadamy: weź ją z oferty.',
  },
  'finance.priceGrowth': {
    name: 'wzrost cen prądu',
    ...yearlyChange,
    hint: 'Rocznie; lata, w których ma być inaczej, dodasz niżej.',
    why: 'Domyślnie 0%, to założenie: przyszłych cen nie znamy.',
  },
  'finance.priceChanges': {name: 'lata z inną zmianą cen', one: 'zmiana cen', most: 50},
  'priceChanges.year': {name: 'rok', ...count, min: 2, max: 50, hint: 'Rok 1 ma dzisiejsze ceny.'},
  'priceChanges.change': {
    name: 'zmiana cen w tym roku',
    ...yearlyChange,
    hint: 'W porównaniu z rokiem poprzednim.',
    why: 'To Twoje założenie: przyszłych cen nikt nie zna.',
  },
  'finance.costGrowth': {
    name: 'wzrost kosztów utrzymania',
    ...yearlyChange,
    hint: 'Rocznie, także kosztów wymian.',
    why: 'Domyślnie 0%, to założenie: przyszłych kosztów nie znamy.',
  },
  'finance.ageing': {
    name: 'spadek produkcji',
    ...percent,
    step: 0.1,
    hint: 'Rocznie.',
    why: 'Domyślnie 0,5%, to założenie.',
  },
  'finance.discount': {
    name: 'stopa dyskontowa',
    ...percent,
    step: 0.1,
    hint: 'Ile rocznie mają zarabiać pieniądze włożone w instalacje.',
    why: 'Domyślnie 5%, to założenie.',
  },
  'finance.years': {
    name: 'horyzont',
    ...count,
    unit: 'lat',
    min: 1,
    max: 50,
    hint: 'Przez ile lat liczymy.',
    why: 'Domyślnie 20, to założenie.',
  },
  'finance.against': {
    name: 'z czym porównać',
    choices: [
      ['alone', 'każdy kupuje cały prąd sam'],
      ['aloneWithSources', 'każdy ma własne źródła bez wsparcia'],
      ['netBilling', 'każdy ma własne źródła w net-billingu'],
    ],
    hint: 'Od tego zależy, co uznajemy za oszczędność.',
  },
  'finance.panelZlPerKw': {
    name: 'koszt kolejnego 1 kWp',
    ...zloty,
    step: 100,
    optional: 'marked',
    hint: 'Bez tej kwoty bierzemy koszt inwestycji podzielony przez moc, o ile obejmuje same panele.',
  },
  'finance.batteryZlPerKwh': {
    name: 'koszt kolejnej 1 kWh magazynu',
    ...zloty,
    step: 100,
    optional: 'marked',
    hint: 'Potrzebny, żeby policzyć najlepszą wielkość magazynu.',
  },
  'finance.largestPanelKw': {
    name: 'najwięcej paneli',
    ...kw,
    unit: 'kWp',
    optional: 'marked',
    hint: 'Tyle, ile zmieści się na dachach i na gruncie.',
    why: 'Większej mocy nie doradzimy.',
  },

  range: {name: 'przedział oszczędności'},
  'range.generation': {
    name: 'gorszy i lepszy rok słońca i wiatru: ±',
    ...percent,
    step: 1,
    hint: `Założenie: ${assumedSpread.generation}%.`,
    why: 'Według ENTSO-E fotowoltaika w Polsce pracowała w maju 2024 przez 143 godziny pełnej mocy, a w maju 2025 przez 112. To rozrzut miesiąca; rozrzut roku jest mniejszy, a jego źródła nie mamy.',
  },
  'range.prices': {
    name: 'niższe i wyższe ceny energii: ±',
    ...percent,
    step: 1,
    hint: `Założenie: ${assumedSpread.prices}%.`,
    why: 'Źródła nie ma: przyszłych cen nikt nie zna. Zmieniamy ceny energii czynnej i ceny rynkowe, a opłat sieciowych nie.',
  },
  'range.market': {name: 'ceny rynkowe'},
  'market.lowest': {
    name: 'założone ceny rynkowe: w najtańszym roku najwyżej',
    ...marketPrice,
  },
  'market.highest': {
    name: 'założone ceny rynkowe: w najdroższym roku co najmniej',
    ...marketPrice,
  },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldKey = keyof typeof fields;

/** A field that is a number, or a list of them. */
type NumberField = Field & Required<Pick<Field, 'unit' | 'max'>>;
export type NumberKey = {
  [Key in FieldKey]: (typeof fields)[Key] extends {readonly max: number} ? Key : never;
}[FieldKey];

/** The keys of one part, without its name; all of them for the description itself. */
export type KeyIn<Part extends string> = Part extends ''
  ? FieldKey
  : FieldKey extends infer Key
    ? Key extends `${Part}.${infer Name}`
      ? Name
      : never
    : never;

/** As at the field itself: „Wkład członka (opcjonalnie)”. */
export function labelOf({name, optional}: Pick<Field, 'name' | 'optional'>): string {
  const mark = optional === 'marked' ? ' (opcjonalnie)' : '';
  return name.charAt(0).toUpperCase() + name.slice(1) + mark;
}

export function fieldOf(key: NumberKey): NumberField;
export function fieldOf(key: FieldKey): Field;
export function fieldOf(key: FieldKey): Field {
  return fields[key];
}

function statutoryField(bill: StatutoryRate) {
  const {statutory} = billComponents[bill];
  return {name: statutory, ...rate, step: 0.001, optional: 'marked', bill} as const;
}

/** Ten times what the law allows, so that the conditions can also say „too much”. */
function beyond({value, article}: LegalNumber, most: string) {
  return {
    max: value * 10,
    fractionDigits: 0,
    optional: 'marked',
    hint: `Ustawa pozwala najwyżej na ${most}.`,
    why: article,
  } as const;
}

/** What each kind of source is called. */
export const sourceNames = Object.fromEntries(fields['sources.kind'].choices) as Readonly<
  Record<(typeof fields)['sources.kind']['choices'][number][0], string>
>;
