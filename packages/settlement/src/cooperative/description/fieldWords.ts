/** A step into a description: a key, or an index from 0. */
type Path = readonly PropertyKey[];

/** Names of fields, as the form has them, by key; `battery.kw` where a key means different things. */
const words: Readonly<Record<string, string>> = {
  $schema: 'opis formatu',
  version: 'wersja opisu',
  start: 'początek obliczeń',
  period: 'okres rozliczeniowy',
  'period.hours': 'liczba godzin',
  year: 'który rok spółdzielni',
  validPeriods: 'ważność zapasu w sieci',
  fixedFees: 'opłaty stałe niepełnego miesiąca',
  ratesDay: 'stawki z dnia',
  weatherSeed: 'wariant pogody',
  region: 'część Polski',

  members: 'członkowie',
  id: 'nazwa',
  holder: 'do kogo należy',
  person: 'kim jest ten członek',
  ofCooperative: 'źródło spółdzielni',
  withdrawnKwh: 'energia pobrana z sieci',
  injectedKwh: 'energia oddana do sieci',
  generationKwh: 'zmierzona produkcja',
  totalGenerationKwh: 'produkcja w czasie odczytów',
  consumptionKwh: 'zużycie co godzinę',
  readings: 'odczyty z licznika',
  readingsLeftOut: 'ślad po odczytach z licznika',
  'readingsLeftOut.id': 'skrót',
  'readingsLeftOut.hours': 'liczba godzin',
  'readingsLeftOut.list': 'lista',
  startUtc: 'pierwsza godzina',
  withdrawn: 'pobór z sieci',
  injected: 'oddanie do sieci',
  generation: 'produkcja',
  sourcesMeasured: 'źródła i magazyn już działają',
  file: 'plik z odczytami',
  columns: 'kolumny pliku z odczytami',
  profile: 'zużycie',
  'profile.kind': 'profil zużycia',
  annualKwh: 'roczna produkcja',
  'profile.annualKwh': 'roczne zużycie',
  monthlyKwh: 'zużycie z rachunków za 12 miesięcy',
  seed: 'wariant profilu',
  sources: 'źródła energii',
  kind: 'rodzaj',
  kw: 'moc',
  tilt: 'nachylenie',
  azimuth: 'kierunek',
  annualYield: 'uzysk',
  capacityFactor: 'wykorzystanie mocy',
  kwh: 'produkcja co godzinę',
  battery: 'magazyn energii',
  'battery.kwh': 'pojemność użyteczna',
  efficiency: 'sprawność całego cyklu',
  sourceKw: 'moc źródeł, które już działają',
  tariff: 'stawki',
  orderedKw: 'moc umowna',
  outlayZl: 'wkład członka',
  vatDeducted: 'odliczana część VAT',
  vatDeductedFrom: 'odlicza VAT od roku',

  tariffs: 'stawki',
  operator: 'operator sieci',
  group: 'grupa taryfowa',
  energy: 'energia czynna',
  network: 'sieciowa zmienna',
  fixedNetwork: 'sieciowa stała',
  fixedNetworkPerKw: 'sieciowa stała od mocy umownej',
  subscription: 'abonament',
  trade: 'opłata handlowa',
  hourlyPrice: 'cena dynamiczna',
  zones: 'strefy',
  name: 'nazwa',
  schedule: 'godziny stref',
  workday: 'w dzień roboczy',
  freeDay: 'w dzień wolny',
  excise: 'akcyza',
  quality: 'opłata jakościowa',
  renewables: 'opłata OZE',
  cogeneration: 'opłata kogeneracyjna',
  capacity: 'opłata mocowa',
  rate: 'stawka',
  coefficient: 'współczynnik',

  prices: 'ceny i opłaty',
  'prices.vat': 'VAT',
  internalPrice: 'cena energii wspólnej',
  internalVat: 'VAT od ceny energii wspólnej',
  gridReading: 'zmienna opłata za sieć od energii wspólnej i odebranej',
  averagePrice: 'średnia cena URE',
  flatCapacityBy: 'próg ryczałtu mocowego',
  servicePerMember: 'obsługa rozliczeń',
  balancingPerMwh: 'bilansowanie handlowe',
  market: 'ceny rynkowe',
  zlPerMwh: 'lista cen',
  signedZlPerMwh: 'lista cen ze znakiem',
  firstDay: 'dzień pierwszej ceny',
  assumed: 'założone',
  lowest: 'najniższa',
  highest: 'najwyższa',

  key: 'klucz wewnętrzny',
  shares: 'udziały',

  cooperative: 'warunki z ustawy',
  applicationDay: 'dzień wniosku o wpis',
  heatKw: 'łączna moc cieplna',
  biogasM3: 'biogaz w roku',
  biomethaneM3: 'biometan w roku',
  municipalities: 'gminy',
  adjacent: 'gminy ze sobą sąsiadują',
  places: 'nazwy gmin',
  teryt: 'kod gminy',
  grid: 'operator z rachunku',
  gridOperators: 'liczba operatorów sieci',
  voltageKv: 'najwyższe napięcie przyłącza',
  sellers: 'liczba sprzedawców',
  ownedByMembers: 'instalacje należą do spółdzielni albo jej członków',
  agricultural: 'spółdzielnia produkcji rolnej albo grupy producentów rolnych',

  finance: 'inwestycja',
  costZl: 'koszt inwestycji',
  vat: 'VAT w koszcie',
  'finance.vatDeducted': 'odliczana część VAT w koszcie',
  grant: 'dotacja',
  loan: 'kredyt bankowy',
  loanRate: 'oprocentowanie kredytu',
  loanYears: 'okres kredytu',
  annualCostZl: 'roczne koszty działania',
  cooperativeZl: 'nakład na samą spółdzielnię',
  replacements: 'wymiany',
  'replacements.year': 'po ilu latach',
  'replacements.costZl': 'koszt',
  priceGrowth: 'wzrost cen prądu',
  priceChanges: 'lata z inną zmianą cen',
  'priceChanges.year': 'rok',
  change: 'zmiana cen',
  costGrowth: 'wzrost kosztów utrzymania',
  ageing: 'spadek produkcji',
  discount: 'stopa dyskontowa',
  years: 'horyzont',
  against: 'z czym porównać',
  panelZlPerKw: 'koszt kolejnego 1 kWp',
  batteryZlPerKwh: 'koszt kolejnej 1 kWh magazynu',
  largestPanelKw: 'najwięcej paneli',

  range: 'przedział oszczędności',
  'range.generation': 'gorszy i lepszy rok słońca i wiatru',
  'range.prices': 'niższe i wyższe ceny energii',
};

/** Parts whose fields are named without them. */
const silent: ReadonlySet<string> = new Set(['profile']);

/** What one of several is called, by the key of their list. */
const items: Readonly<Record<string, string>> = {
  sources: 'źródło',
  zones: 'strefa',
  replacements: 'wymiana',
  priceChanges: 'zmiana cen',
  monthlyKwh: 'zużycie w miesiącu',
  shares: 'udział członka',
  municipalities: 'gmina',
  places: 'gmina',
};

/**
 * A field of a description as a reader of the form knows it: „Członek 2 (szkoła): roczne zużycie” for
 * `['members', 1, 'profile', 'annualKwh']`. The described names come from `root`; unknown keys stay as they are.
 */
export function fieldInWords(path: Path, root: unknown): string {
  const [first, second] = path;
  if (first === 'members' && typeof second === 'number') {
    const name = stepInto(stepInto(stepInto(root, first), second), 'id');
    const whose = typeof name === 'string' && name.trim() !== '' ? ` (${name.trim()})` : '';
    return joined(`Członek ${second + 1}${whose}`, wordsOf(path.slice(2), ''));
  }
  if (first === 'tariffs' && second !== undefined) {
    return joined(`Stawki ${String(second)}`, wordsOf(path.slice(2), ''));
  }
  const [part = '', ...rest] = wordsOf(path, '');
  const isKnown = part !== first;
  return joined(isKnown ? part.charAt(0).toUpperCase() + part.slice(1) : part, rest);
}

/** The path of an error, `members[2].profile.annualKwh`, whose numbers are from 1, as steps. */
export function pathOf(field: string): Path {
  return Array.from(field.matchAll(/\[(\d+)\]|[^.[]+/g), ([step, number]) =>
    number === undefined ? step : Number(number) - 1,
  );
}

function joined(place: string, rest: readonly string[]): string {
  return rest.length > 0 ? `${place}: ${rest.join(', ')}` : place;
}

/** Of an index, one word for the list and the number. */
function wordsOf([step, ...rest]: Path, before: string): readonly string[] {
  if (step === undefined) {
    return [];
  }
  if (typeof step === 'number') {
    return [`${wordOf(items, before) ?? 'pozycja'} ${step + 1}`, ...wordsOf(rest, before)];
  }
  const key = String(step);
  const isNamedBelow =
    typeof rest[0] === 'number' ? Object.hasOwn(items, key) : rest.length > 0 && silent.has(key);
  const word = wordOf(words, `${before}.${key}`) ?? wordOf(words, key) ?? key;
  return [...(isNamedBelow ? [] : [word]), ...wordsOf(rest, key)];
}

/** A name may be one that every object has, such as `constructor`. */
function wordOf(list: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined;
}

function stepInto(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[step]
    : undefined;
}
