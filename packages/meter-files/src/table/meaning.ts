import {foldPolish} from '@cooperative/polish';
import type {EnergyUnit, MeterRegister} from '../types';
import {withLostLetters} from './lostLetters';
import {isPower, unitOf} from './units';

/** What of a register a column holds. Only the first can be its energy; mean power can, where there is nothing else. */
export type Aspect = 'energy' | 'power' | keyof typeof leftOutAspects;

/** What a heading, or the kind of a row, says of the numbers under it. */
export interface Meaning {
  /** Null if the direction is not said, or not understood. */
  readonly register: MeterRegister | null;
  readonly aspect: Aspect;
  readonly unit: EnergyUnit | null;
  /** A zone of a tariff. Two zones of one family are two parts of a whole. */
  readonly zone: {readonly family: 'number' | 'peak' | 'day'; readonly name: string} | null;
  /** Names itself the sum of parts. */
  readonly isTotal: boolean;
  readonly phase: string | null;
  /** From (or to) the cooperative or the grid, where a file has both. */
  readonly part: 'cooperative' | 'grid' | null;
  /** Says „zużycie”, which may be of a house and not of its meter. */
  readonly isUse: boolean;
  /** A year in the heading. */
  readonly year: number | null;
}

/** What is never the energy of each hour, and how it is called. */
export const leftOutAspects = {
  reactive: 'energia bierna',
  apparent: 'energia pozorna',
  money: 'kwota, a nie energia',
  share: 'udział albo wskaźnik, a nie energia',
  running: 'suma narastająca, a nie energia z każdej godziny',
  state: 'stan licznika, a nie energia z każdej godziny',
  extreme: 'wartość największa albo najmniejsza',
  mean: 'średnia',
  forecast: 'prognoza albo plan',
  estimate: 'wartość szacowana',
  losses: 'straty',
  otherPeriod: 'inny okres',
  selfUse: 'autokonsumpcja, która nie przechodzi przez licznik',
  house: 'zużycie domu, które licznik widzi tylko w części',
  battery: 'domowy magazyn energii',
  side: 'jedna strona bilansu',
  difference: 'różnica',
  technical: 'nie jest to energia',
  medium: 'gaz albo ciepło, a nie energia elektryczna',
} as const;

const drawn =
  /pobran|pobor|pobier|pobrac|zakup|kupion|import|purchas|bought|external energy supply|grid to (?:the )?consum|\bbuy ?[[(][km]?wh\b|bezug|bezogen|entnahme|withdraw|(?:from|vom|aus dem) (?:the )?(?:grid|netz)|grid (?:consum|draw|suppl|use)|\bz sieci\b|od sprzedawc|\bcp\b|\be?p\b(?=,? ?(?:\[|\(|l[123]\b|[km]?wh?\b|$))|\be?[ac]? ?\+(?![a-z0-9])|(?:^|[^a-z0-9])\+ ?[ae]\b/;
const used = /zuzyc|zuzyt|konsum|consum|verbrauch|\busage\b|\benergy used\b|\bloads?\b/;
const given =
  /oddan|oddaw|nadwyz|wprowadz|wyslan|wysyl|eksport|export|zwroc|zwrot|sprzeda(?!wc)|do sprzedawc|\bsold\b|\bsell ?[[(][km]?wh\b|feed.?in|f[ae]d.?in|feed to|\binject|einspeis|eingespeist|ruckspeis|lieferung|(?:to|ins|an das) (?:the )?(?:grid|netz)|grid return|\breturn|\bdo sieci\b|\bco\b|^o\b(?= ?(?:[[(]|[km]?wh\b|$))|\be[ow]\b|\be?[acp] ?-(?![a-z0-9])|(?:^|[^a-z0-9])- ?a\b/;
const made =
  /produk|produc|wytworz|wytwarz|generac|generat|uzysk|yield|erzeug|ertrag|\bsolar|fotowolt|photovolt|\bpv ?\d*\b|falownik|inwerter|inverter/;
const balanced = /bilans|saldo|\bcb\b|\bbalance|^net(?:to)? ?[[(][km]?wh\b/;

/** What is not energy whatever its direction, the surest first. */
const signs: readonly (readonly [Aspect, RegExp])[] = [
  [
    'reactive',
    /biern|indukc|indukt|pojemn|kapac|kvar|reacti|reakt|blind|\beb ?[+-]?|\b[rq] ?[+-]|\bq[1-4]\b|^r[1-4]\b/,
  ],
  [
    'medium',
    /^gaz\b(?!\W*(?:system|sp\b))|\b(?:zuzyci\w|pobor|pobran\w|ilosc) (?:gazu|ciepla)\b|\bgazu? pobran|energi\w{1,2} (?:ciepln|z gazu)|^cieplo\b|^gas\b|\bgas (?:consum|use)|\bheat (?:energy|consum)|warmemenge/,
  ],
  ['apparent', /\bm?kvah?\b|\bvah?\b|pozorn|apparent|scheinleist/],
  [
    'money',
    /\bzl\b|\bpln\b|\beur\b|€|\bgr\b|\bkoszt|\bcen[aiy]|oplat|zaplat|stawk|\bkwot|naleznos|przychod|oszczedn|revenue|\bincome|\bprice|\bcost|\bsaving|\bkosten|preis|\bvat\b|depozyt|\brcem?\b/,
  ],
  [
    'share',
    /wh ?\/ ?(?:kwp?|m2|m²|㎡)(?![a-z])|%|udzial|procent|\bshare|wspolczynnik|wskaznik|\bstopien|\bratio\b|\brate\b|autark|samowystarcz|\bcos ?(?:fi|phi)|\btg ?(?:fi|phi)|tangens|[φϕ]|\bfactor/,
  ],
  ['battery', /akumulator|magazyn|bateri|batter|speicher|ladowani|ladung|charg|\bakku|\bsoc\b/],
  [
    'selfUse',
    /autokonsum|(?:konsum|zuzy|potrzeb)\w{0,9} wlasn|wlasn\w{0,9} (?:zuzy|konsum|potrzeb)|zuzy\w{0,9} bezposredn|bezposredn\w{0,9} zuzy|self.?(?:consum|use|suppl)|eigen(?:verbrauch|nutz)|direkt\w{0,9} ?verbrauch|direct\w{0,9} (?:consum|use)|consumed directly|(?:zuzyt?\w{0,9}|pobran\w{0,9}|pobor|konsum\w{0,9}) (?:energii )?z (?:pv|fotowolt|instalac|produkcj|slonc)|(?:from|von|aus) (?:pv|solar|the sun)|\b(?:pv|solar|fotowolt\w{0,9}) (?:do|to) (?:the )?(?:dom|odbior|load|consumer|home|house)|(?:pv|solar) (?:direct|consum)/,
  ],
  [
    'forecast',
    /prognoz|teoretycz|theoretic|planowan|\bplan\b|forecast|predict|przewidyw|vorhersage/,
  ],
  ['estimate', /szacow|szacun|estimat/],
  ['losses', /\bstrat|\bloss|verlust/],
  [
    'otherPeriod',
    /poprzedn|ubiegl|zeszl|rok temu|rok wczesn|previous|last (?:year|month)|vorjahr|year ago|wczoraj|yesterday|gestern|\bytd\b/,
  ],
  ['difference', /roznic|odchyl|niezbilans|differen|deviation/],
  [
    'running',
    /narast|(?:^|[^a])kumul|cumul|\bsum\w{0,2} (?:dnia|doby|dzienn|dobow|miesi)|od poczatku|od (?:1|pierwszego) *dnia|lifetime|running|accumulated|(?:produk|uzysk|generac)\w{0,9} (?:\w{1,20} )?dzienn|dzienn\w{0,9} (?:produk|uzysk)|daily (?:yield|energy|production)|tagesertrag/,
  ],
  // From midnight on; in the morning it is small, so its size tells nothing.
  ['running', /\bdzis|\btoday\b|\bheute\b/],
  ['state', /wskazani|\bstany?\b|meter reading|zahlerstand|odczyt licznika|\bregister value/],
  [
    'extreme',
    /\bmoc (?:\w+ )?szczyt|\bpeak power|\bmaks|\bmax|minimum|minimaln|(?:^[ -]?|[^\d/ -]|[^\d][ -])\bmin\b\.? *(?=[a-z[(]|$)|najwyzsz|najnizsz/,
  ],
  ['mean', /\bsredni|\bavg\b|average|\bmean\b|mittel|durchschnitt|przecietn/],
];

const house =
  /\bdom(?:u|owe|owy|owa|ow|owego)?\b|budyn|gospodarst|odbiornik|odbior(?:y|ow)\b|\bloads?\b|\bhome\b|\bhouse|\bhaus|gebaude|\bpomp|wallbox|ladowark|\bev\b|grzal|boiler|klimatyz/;

const technical =
  /\bk?wp\b|napiec|\bprad|natezen|voltage|current|temperatur|\btemp\b|frequenc|czestotliw|\b[mk]?hz\b|\bl ?p\b|^nr\b|^no$|^numer|^id\b|\bid$|^kod\b|klient|customer|\bumow|adres|serial|fabryczn|\bco2\b|redukcj|\brok\b|^year$|miesiac|^month$|tydzien|tygodni|^week|kwartal|^kwadrans|^okres|^pozycj|^position|^przedzial|^mtu$|interwal|interval|duration|promieniow|nasloneczn|irradian|wilgot|pogod|czas pracy|godziny pracy|^taryf|^grupa|^osd$|sprzedawc|^nazwa|^name$|^lp$|dlugosc|^wersj|^liczba (?:kwadr|odczyt|pomiar|prob|godz|minut)|^version|^rewizj|^revision|^dst\b|\bimpuls/;

/** Where a word begins in a key of JSON: `unitPrice`. */
const keyWords = /([a-z]{3})(?=[A-Z][a-z]{2})/g;

/** The minus of a register, `A−`, as typesetters write it; between words such a dash parts them. */
const longMinus = /\b(E?[ACPQR])[−–](?![A-Za-z0-9])/g;

/** What a heading or the kind of a row says, in Polish, English or German, or as a code of OBIS. */
export function meaningOf(text: string): Meaning {
  const spelled = foldPolish(
    withLostLetters(text).replaceAll(keyWords, '$1 ').replaceAll(longMinus, '$1-'),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = spelled.replaceAll(/[_.]/g, ' ').trim();
  const code = obisOf(spelled);
  const unit = unitOf(text);
  const isMixed = /kwh ?\/ ?kvar/.test(words);
  // The sign of active power may stand before its letter.
  const said = (isMixed ? words.replace(/\/ ?kvarh?/, '') : words).replace(
    /(^|[^a-z0-9])([+-]) ?p\b(?= ?[[(k]|$)/,
    '$1p$2',
  );
  const registerSaid = registerIn(said);
  const register = code?.register ?? registerSaid;
  const zone = code?.zone ?? zoneIn(said);
  const isUse = used.test(said) && !drawn.test(said);
  return {
    register: areAtOdds(code?.register, registerSaid) ? null : register,
    aspect: code?.aspect ?? aspectOf(said, {register, unit, isUse}),
    unit,
    zone,
    isTotal: total.test(said) || (code?.isTotal === true && zone === null),
    phase: code?.phase ?? phaseIn(said),
    part: partIn(said),
    isUse,
    year: Number(/\b(?:19|20)\d\d\b/.exec(said)?.[0] ?? Number.NaN) || null,
  };
}

/** The register of a row by its kind; null for what is not its energy. */
export function registerOf(text: string): MeterRegister | null {
  const {register, aspect} = meaningOf(text);
  return aspect === 'energy' || aspect === 'power' ? register : null;
}

/** Whoever writes it, energy that goes to the customer is drawn, and what comes from one is given. */
const toCustomer =
  /\b(?:do|dla|to|for) (?:the )?(?:klient|odbiorc|konsument|client|customer|consumer)|(?:oddan|przekazan|dostarczon|sprzedan)\w{0,9} (?:odbiorc|klient|konsument)/;
const fromCustomer =
  /\b(?:od|from) (?:the )?(?:klient|odbiorc|konsument|prosument|wytworc|client|customer|consumer|prosumer)|delivered by (?:the )?(?:client|customer)/;

function registerIn(words: string): MeterRegister | null {
  const [isTo, isFrom] = [toCustomer.test(words), fromCustomer.test(words)];
  if (isTo || isFrom) {
    return isTo && isFrom ? null : isTo ? 'withdrawn' : 'injected';
  }
  const isDrawn = drawn.test(words) || used.test(words);
  const isGiven = given.test(words);
  const isBalanced = balanced.test(words) && !words.includes('przed');
  if (isDrawn && isGiven) {
    // The balance of both, if it is drawn less given.
    return isBalanced && words.search(drawn) < words.search(given) ? 'balance' : null;
  }
  if (isDrawn) {
    return isBalanced ? 'withdrawnNet' : 'withdrawn';
  }
  if (isGiven) {
    return isBalanced ? 'injectedNet' : 'injected';
  }
  return made.test(words) ? 'generation' : isBalanced ? 'balance' : null;
}

function aspectOf(
  words: string,
  {register, unit, isUse}: Pick<Meaning, 'register' | 'unit' | 'isUse'>,
): Aspect {
  const isOfPower = isPower(unit) || (/\bmoc|\bpower\b|leistung/.test(words) && unit === null);
  // A plant draws for its own needs through the meter.
  const isOwnDraw = /potrzeb\w{0,9} wlasn/.test(words) && drawn.test(words);
  // Of money unless a unit says energy, as „wartość netto [kWh]” does.
  if (unit === null && /wartosc (?:netto|brutto)/.test(words)) {
    return 'money';
  }
  for (const [aspect, sign] of signs) {
    if (
      sign.test(words) &&
      !(aspect === 'mean' && isOfPower) &&
      !(aspect === 'selfUse' && isOwnDraw)
    ) {
      return aspect;
    }
  }
  if (house.test(words) && (isUse || register === null)) {
    return 'house';
  }
  if (balanced.test(words) && /ujemn|dodatni|negativ|positiv|\bcb ?[+-]/.test(words)) {
    return register === 'balance' ? 'side' : 'energy';
  }
  if (/\bmoc umown|\bmoc zamow/.test(words) || (register === null && technical.test(words))) {
    return 'technical';
  }
  return isOfPower ? 'power' : 'energy';
}

const total =
  /calodob|calo dob|\bsum[ay]?\b|\blaczn|\brazem|\bogol|calkow|\btotal|gesamt|\bwszystk|\ball\b|\bl1 ?(?:\+|-) ?l3\b|\bl1 ?\+ ?l2 ?\+ ?l3\b|\b3f\b|\bt1 ?\+ ?t2\b/;

const numerals: Readonly<Record<string, string>> = {i: '1', ii: '2', iii: '3', iv: '4'};

/** The first that fits counts: „pozaszczyt” holds „szczyt”. */
const peaks: readonly (readonly [sign: RegExp, name: string])[] = [
  [
    /\w (?:stref|taryf)\w{0,3} tani|\w tani\w{0,3} (?:stref|taryf)|pozaszczy[tc]|poza szczy[tc]|off.?peak|nebentarif|\bnt\b/,
    'pozaszczyt',
  ],
  [/przedpolud|porann|\brann|\brano\b/, 'przedpołudnie'],
  [/popolud|wieczor/, 'popołudnie'],
  [/dolin/, 'dolina'],
  [/pozostal|\breszt/, 'pozostałe'],
  [/weekend|swiatecz/, 'weekend'],
  [
    /\w (?:stref|taryf)\w{0,3} drog|\w drog\w{0,3} (?:stref|taryf)|\bszczy[tc]|\bpeak|on.?peak|hochtarif|\bht\b/,
    'szczyt',
  ],
];

function zoneIn(words: string): Meaning['zone'] {
  const [, digit, early] =
    /\b(?:stref[ay]?|zone|zon[ay]?|taryf[ay]?|tariff?|t|s|st) ?([1-9]|i{1,3}|iv)\b|\b([1-4]|i{1,3}|iv) ?stref/.exec(
      words,
    ) ?? [];
  const number = digit ?? early;
  if (number !== undefined) {
    return {family: 'number', name: numerals[number] ?? number};
  }
  const peak = peaks.find(([sign]) => sign.test(words))?.[1] ?? null;
  if (peak !== null) {
    return {family: 'peak', name: peak};
  }
  const day = /\bnocn|\bnoc\b|\bnight|\bnacht/.test(words)
    ? 'noc'
    : /\bdzienn|\bdzien\b|\bday\b/.test(words)
      ? 'dzień'
      : null;
  return day === null ? null : {family: 'day', name: day};
}

function phaseIn(words: string): string | null {
  if (/\bl1 ?[+-] ?l[23]\b/.test(words)) {
    return null;
  }
  const [, one, other, early] =
    /\bl ?([123])\b|\b(?:faz[ay]?|phase?) ?(?:l ?)?([123rst])\b|\b([123]) faz/.exec(words) ?? [];
  const phase = one ?? other ?? early;
  return phase === undefined ? null : ({r: '1', s: '2', t: '3'}[phase] ?? phase);
}

function partIn(words: string): Meaning['part'] {
  if (
    /spoldziel|klastr|wspolnot|\bcommunity|\bw tym\b|\bof which/.test(
      words.replaceAll(/czlon\w{0,9} spoldziel/g, ''),
    )
  ) {
    return 'cooperative';
  }
  return /\bz sieci\b|\bdo sieci\b|od sprzedawc|do sprzedawc|\bgrid\b|netz|ze sprzedaz/.test(words)
    ? 'grid'
    : null;
}

interface Code extends Partial<Pick<Meaning, 'aspect' | 'zone' | 'isTotal' | 'phase'>> {
  readonly register: MeterRegister | null;
}

/** A code of OBIS in any of its spellings: `1-1:1.8.0*255`, `1.8.0`, `1_8_0`, `1.8`, `1-1:1.29.0`. */
function obisOf(text: string): Code | null {
  const found =
    /\b\d-\d{1,3}[:.](\d{1,2})[._](\d{1,2})(?:[._](\d{1,2}))?(?!\d)|(?:^|[^\d.,:_-])(\d{1,2})[._](8|29)(?:[._](\d{1,2}))?(?![\d.,]\d|\d|[:-]\d)/.exec(
      text,
    );
  if (!found) {
    return null;
  }
  const quantity = Number(found[1] ?? found[4]);
  const kind = Number(found[2] ?? found[5]);
  const zone = Number(found[3] ?? found[6] ?? 0);
  // Hundreds of codes exist; these are of active energy, whole or of a phase.
  const register = {1: 'withdrawn', 2: 'injected', 16: 'balance'}[
    quantity > 20 ? quantity % 20 : quantity
  ] as MeterRegister | undefined;
  if (register === undefined) {
    return {
      register: null,
      aspect:
        quantity >= 3 && quantity <= 8 ? 'reactive' : quantity <= 10 ? 'apparent' : 'technical',
    };
  }
  const isEnergy = kind === 8 || kind === 9 || kind === 29;
  return {
    register,
    ...(!isEnergy && {aspect: [6, 16, 26].includes(kind) ? 'extreme' : 'power'}),
    ...(isEnergy && zone > 0 && {zone: {family: 'number', name: String(zone)}}),
    ...(isEnergy && zone === 0 && (found[3] ?? found[6]) !== undefined && {isTotal: true}),
    ...(quantity > 20 && {phase: String(Math.floor(quantity / 20))}),
  };
}

function areAtOdds(code: MeterRegister | null | undefined, words: MeterRegister | null): boolean {
  if (!code || !words) {
    return false;
  }
  const side = (register: MeterRegister): string => register.replace('Net', '');
  return side(code) !== side(words);
}
