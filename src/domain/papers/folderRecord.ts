import {limits} from '@cooperative/settlement/cooperative/description/limits';
import {addressLine, addressOf} from '@cooperative/settlement/record/address';
import {withoutEmpty} from '@cooperative/settlement/record/empty';
import {keyOf as chosenKey, withShares} from '@cooperative/settlement/month/life';
import {
  withRenamedMembers,
  withRenamedPoints,
  type NewNames,
  type Renamed,
} from '@cooperative/settlement/record/rename';
import {ownPlaces, powerAt} from '@cooperative/settlement/record/sources';
import type {
  Battery,
  CooperativeRecord,
  Installation,
  Member,
  Point,
} from '@cooperative/settlement/record/schema';
import {ok, type Result} from '@cooperative/polish/result';
import {newRecord} from '@cooperative/settlement/record/newRecord';
import {parsePolishNumber} from '@cooperative/polish/number';
import {distinctNames} from './copies';
import {emptyFolder, isFolderFile, readFolder, type Entry, type Folder} from './folderData';
import {joinFolders} from './joinFolders';

/**
 * The folder as papers know it, seen in the record of the cooperative: what other tools know too stands in the record once,
 * under its own names, and the rest in its part of papers. A folder that was read and is put back changes nothing.
 */

type Keys<T> = Readonly<Record<string, keyof T & string>>;

const cooperativeKeys = {
  'spoldzielnia.nazwa': 'name',
  'spoldzielnia.siedziba': 'seat',
  'spoldzielnia.krs': 'krs',
  'spoldzielnia.nip': 'nip',
  'spoldzielnia.email': 'email',
  'spoldzielnia.doreczenia': 'delivery',
  'spoldzielnia.operator': 'operator',
} as const satisfies Keys<CooperativeRecord>;

const memberKeys = {
  nazwa: 'name',
  numer: 'register',
  doreczenia: 'delivery',
  reprezentant: 'representative',
  funkcja: 'role',
  drugi: 'second',
  drugi_funkcja: 'secondRole',
  wklad: 'contribution',
  pelnomocnik: 'proxy',
  od: 'from',
  do: 'to',
} as const satisfies Keys<Member>;

const memberKinds = {
  fizyczna: 'natural',
  prawna: 'legal',
  gmina: 'municipality',
  wspolnota: 'community',
  instytucja: 'publicBody',
} as const satisfies Readonly<Record<string, NonNullable<Member['kind']>>>;

const sourceKinds = {
  fotowoltaika: 'pv',
  wiatr: 'wind',
  biogaz: 'biogas',
  woda: 'hydro',
  inna: 'own',
} as const satisfies Readonly<Record<string, NonNullable<Installation['kind']>>>;

const keyNames = {
  godzinowy: 'hourly',
  udzialy: 'fixed',
  cena: 'onePrice',
} as const satisfies Readonly<Record<string, NonNullable<CooperativeRecord['key']>>>;

const municipalityKinds = {
  wiejska: 'rural',
  miejsko_wiejska: 'urbanRural',
  miejska: 'urban',
} as const;

/** What the record has no field for when there is nothing to say: a price of zero, and a choice that was not made. */
const unsaid = {
  price: 'kwoty.cena',
  vat: 'wybor.vat',
  scope: 'wybor.zakres_ceny',
  key: 'wybor.klucz',
} as const;

/** The folder of a cooperative. */
export function folderOf(record: CooperativeRecord): Folder {
  const {papers, internalPrice, internalVat, internalStock, key, shares, seller, id} = record;
  const values = withoutEmpty({
    ...papers?.values,
    ...renamed(record, cooperativeKeys),
    'spoldzielnia.adres': addressLine(record),
    'spoldzielnia.sprzedawca': seller?.name ?? '',
    ...(internalPrice > 0 && {[unsaid.price]: textOf(internalPrice)}),
    ...(internalVat && {[unsaid.vat]: 'tak'}),
    ...(internalStock !== undefined && {[unsaid.scope]: internalStock ? 'oba' : 'wspolny'}),
    ...((key !== undefined || shares) && {[unsaid.key]: keyOf(keyNames, chosenKey(record))}),
  });
  const members = record.members ?? [];
  return {
    values,
    lists: {
      ...emptyFolder.lists,
      gminy: (record.municipalities ?? []).map(({name, kind, county}) =>
        entryOf({nazwa: name, rodzaj: keyOf(municipalityKinds, kind), powiat: county}),
      ),
      czlonkowie: members.map(entryOfMember),
      punkty: record.points.filter(isOfMembers).map((point) => entryOfPoint(point, record)),
      zrodla: (record.sources ?? []).map(({kind, kw, annualKwh, place, member}) =>
        entryOf({
          rodzaj: keyOf(sourceKinds, kind),
          moc: textOf(kw),
          produkcja: textOf(annualKwh),
          miejsce: place,
          czlonek: member,
        }),
      ),
      magazyny: (record.batteries ?? []).map(({kwh, kw, efficiency, place}) =>
        entryOf({
          pojemnosc: textOf(kwh),
          moc: textOf(kw),
          sprawnosc: textOf(efficiency),
          miejsce: place,
        }),
      ),
      zarzad: papers?.board ?? [],
      rada: papers?.council ?? [],
    },
    ...(id !== undefined && {id}),
    ...(papers?.sent && {sent: papers.sent}),
  };
}

/**
 * The record with what was changed in its folder. `before` is the folder as it was, so that an entry keeps what only other
 * tools know of it, also under a new name.
 */
export function withFolder(
  known: CooperativeRecord,
  before: Folder,
  after: Folder,
): CooperativeRecord {
  const record = withRenamedMembers(known, renamedIn(known, before, after).members);
  const {values, lists, id, sent} = after;
  const typed = parsePolishNumber(values[unsaid.price] ?? '') ?? 0;
  // What cannot be a price of a kWh stays in the papers as it was typed.
  const price = typed > limits.rate ? 0 : typed;
  const scope = values[unsaid.scope];
  // Shares of the points, which the month has, say the key as long as it is not chosen anew.
  const isKeyChosen = values[unsaid.key] !== before.values[unsaid.key];
  const ofRecord = new Set<string>([
    ...Object.keys(cooperativeKeys),
    'spoldzielnia.adres',
    'spoldzielnia.sprzedawca',
    ...(price > 0 ? [unsaid.price] : []),
    ...(values[unsaid.vat] === 'tak' ? [unsaid.vat] : []),
    unsaid.scope,
    ...(isKeyChosen || record.key !== undefined || record.shares ? [unsaid.key] : []),
  ]);
  const own = Object.fromEntries(Object.entries(values).filter(([key]) => !ofRecord.has(key)));
  const {address: _1, town: _2, seller: _3, internalStock: _4, papers: _5, ...rest} = record;
  const seller = values['spoldzielnia.sprzedawca'] ?? '';
  const papers = withoutEmpty({sent, board: lists.zarzad, council: lists.rada});
  const changed: CooperativeRecord = {
    ...withTexts(rest, cooperativeKeys, values),
    name: values['spoldzielnia.nazwa'] ?? '',
    ...withoutEmpty(addressOf(values['spoldzielnia.adres'] ?? '')),
    ...((seller !== '' || record.seller?.address) && {
      seller: {name: seller, address: record.seller?.address ?? ''},
    }),
    internalPrice: price,
    internalVat: values[unsaid.vat] === 'tak',
    ...(scope !== undefined && {internalStock: scope === 'oba'}),
    ...(isKeyChosen && {key: keyNames[values[unsaid.key] as keyof typeof keyNames]}),
    ...(id !== undefined && {id}),
    ...((Object.keys(own).length > 0 || Object.keys(papers).length > 0) && {
      papers: {
        values: own,
        board: [...lists.zarzad],
        council: [...lists.rada],
        ...(sent && {sent: [...sent]}),
      },
    }),
  };
  return withPoints(
    {
      ...changed,
      ...withList(
        record,
        'municipalities',
        aligned(before, after, 'gminy', record.municipalities).map(([entry, one]) => ({
          name: entry.nazwa ?? '',
          ...withoutEmpty({
            kind: municipalityKinds[entry.rodzaj as keyof typeof municipalityKinds],
            county: entry.powiat,
            // The code is that of the name.
            teryt: entry.nazwa === one?.name ? one?.teryt : undefined,
          }),
        })),
      ),
      ...withList(
        record,
        'members',
        aligned(before, after, 'czlonkowie', record.members).map(([entry, one]) =>
          memberOfEntry(entry, one),
        ),
      ),
      ...withList(record, 'sources', lists.zrodla.map(sourceOfEntry)),
      ...withList(record, 'batteries', lists.magazyny.map(batteryOfEntry)),
    },
    record,
    before,
    after,
  );
}

/** The points of members as the folder has them, and those of the cooperative's own installations beside them. */
function withPoints(
  record: CooperativeRecord,
  earlier: CooperativeRecord,
  before: Folder,
  after: Folder,
): CooperativeRecord {
  const names = pointNames(after);
  const listed = aligned(before, after, 'punkty', record.points.filter(isOfMembers)).map(
    ([entry, point], index) =>
      [point, pointOfEntry(entry, names[index] ?? '', record, point)] as const,
  );
  const [was, is] = [ownPlaces(earlier), ownPlaces(record)];
  const points = record.points.flatMap((point): readonly Point[] => {
    if (isOfMembers(point)) {
      return listed.flatMap(([old, next]) => (old === point ? [next] : []));
    }
    // One that stands here only because its installation did goes where that goes.
    const isGone = was.includes(point.id) && !is.includes(point.id) && isBare(point);
    return isGone ? [] : [point];
  });
  const added = [
    ...listed.flatMap(([old, next]) => (old ? [] : [next])),
    ...is
      .filter((place) => !names.includes(place) && points.every(({id}) => id !== place))
      .map((id): Point => ({id, ofCooperative: true})),
  ];
  const all = [...points, ...added];
  const oldNames = all.map(({id}) => listed.find(([, next]) => next.id === id)?.[0]?.id ?? id);
  const places = oldNames.map((id) => record.points.findIndex((point) => point.id === id));
  const named = withRenamedPoints(record, renamedIn(earlier, before, after).points);
  return {
    ...named,
    points: all.map((point, index) => {
      const old = record.points[places[index] ?? -1];
      const [had, has] = [
        old ? powerAt(earlier, old) : null,
        powerAt({...record, points: all}, point),
      ];
      const {sourceKw: _, ...rest} = point;
      // What somebody typed beside them stays until the installations change.
      return had === has ? point : {...rest, ...(has !== null && {sourceKw: has})};
    }),
    ...withShares(record, (shares) => places.map((at) => shares[at] ?? 1)),
  };
}

/** The new names of points and members that a folder calls otherwise than before, by those that the record has. */
export function renamedIn(
  {points, members}: Pick<CooperativeRecord, 'points' | 'members'>,
  before: Folder,
  after: Folder,
): Renamed {
  const names = pointNames(after);
  const namesOf = (
    pairs: readonly (readonly [string | undefined, string | undefined])[],
  ): NewNames =>
    new Map(
      pairs.flatMap(([old = '', next = '']) =>
        old !== '' && next !== '' && old !== next ? [[old, next] as const] : [],
      ),
    );
  return {
    points: namesOf(
      aligned(before, after, 'punkty', points.filter(isOfMembers)).map(([, point], index) => [
        point?.id,
        names[index],
      ]),
    ),
    members: namesOf(
      aligned(before, after, 'czlonkowie', members).map(([entry, member]) => [
        member?.name.trim(),
        entry.nazwa,
      ]),
    ),
  };
}

/** Names of the folder's points, each once: what the point is, or where, or its number. */
function pointNames({lists}: Folder): readonly string[] {
  return distinctNames(
    lists.punkty.map(
      ({nazwa, adres, numer}, index) => nazwa ?? adres ?? numer ?? `punkt ${index + 1}`,
    ),
  );
}

function isOfMembers({ofCooperative}: Point): boolean {
  return ofCooperative !== true;
}

/** Whether nothing is said of a point but what its installation says. */
function isBare(point: Point): boolean {
  return Object.keys(point).every((key) => ['id', 'ofCooperative', 'sourceKw'].includes(key));
}

function entryOfPoint(point: Point, {members = [], tariffs}: CooperativeRecord): Entry {
  const {id, ppe, holder, address, orderedKw, annualKwh} = point;
  const isItsOwn = holder === undefined && members.some(({name}) => name === id);
  return entryOf({
    nazwa: id,
    numer: ppe,
    czlonek: isItsOwn ? id : holder,
    adres: address,
    taryfa: point.group ?? groupOf(point, tariffs),
    moc: textOf(orderedKw),
    zuzycie: textOf(annualKwh),
  });
}

function pointOfEntry(
  {numer, czlonek, adres, taryfa, moc, zuzycie}: Entry,
  id: string,
  {tariffs}: CooperativeRecord,
  known: Point | undefined,
): Point {
  const {
    ppe: _1,
    holder: _2,
    address: _3,
    group: _4,
    orderedKw: _5,
    annualKwh: _6,
    ...rest
  } = known ?? {};
  const isOfTariff = known !== undefined && taryfa === groupOf(known, tariffs);
  return withoutEmpty({
    ...rest,
    id,
    ppe: numer,
    holder: czlonek === id ? undefined : czlonek,
    address: adres,
    group: isOfTariff ? undefined : taryfa,
    orderedKw: numberOf(moc),
    annualKwh: numberOf(zuzycie),
  });
}

/** The group of the rates that a point has. */
function groupOf({tariff}: Point, tariffs: CooperativeRecord['tariffs']): string | undefined {
  const rates = tariffs[tariff ?? ''];
  return rates?.kind === 'g11' ? (rates.group ?? 'G11') : rates?.group;
}

function entryOfMember(member: Member): Entry {
  return entryOf({
    ...renamed(member, memberKeys),
    rodzaj: keyOf(memberKinds, member.kind),
    wstapienie:
      member.founder === undefined ? undefined : member.founder ? 'zalozyciel' : 'pozniej',
    adres: addressLine(member),
    udzialy: textOf(member.shareCount),
  });
}

function memberOfEntry(entry: Entry, known: Member | undefined): Member {
  const {
    address: _1,
    town: _2,
    kind: _3,
    shareCount: _4,
    founder: _5,
    ...rest
  } = known ?? {
    name: '',
  };
  return {
    ...withTexts(rest, memberKeys, entry),
    name: entry.nazwa ?? '',
    ...withoutEmpty({
      ...addressOf(entry.adres ?? ''),
      kind: memberKinds[entry.rodzaj as keyof typeof memberKinds],
      shareCount: numberOf(entry.udzialy),
      founder: entry.wstapienie === undefined ? undefined : entry.wstapienie === 'zalozyciel',
    }),
  };
}

function sourceOfEntry({rodzaj, moc, produkcja, miejsce, czlonek}: Entry): Installation {
  return withoutEmpty({
    kind: sourceKinds[rodzaj as keyof typeof sourceKinds],
    kw: numberOf(moc),
    annualKwh: numberOf(produkcja),
    place: miejsce,
    member: czlonek,
  });
}

function batteryOfEntry({pojemnosc, moc, sprawnosc, miejsce}: Entry): Battery {
  return withoutEmpty({
    kwh: numberOf(pojemnosc),
    kw: numberOf(moc),
    efficiency: numberOf(sprawnosc),
    place: miejsce,
  });
}

/**
 * The entries of a list, each with what the record has of it. An entry that did not change is the same object as before;
 * one that did is known by its name or number, or by its place where the list is as long as it was.
 */
function aligned<T>(
  before: Folder,
  after: Folder,
  list: 'gminy' | 'czlonkowie' | 'punkty',
  known: readonly T[] = [],
): readonly (readonly [Entry, T | undefined])[] {
  const [was, is] = [before.lists[list], after.lists[list]];
  const left = new Set(was.keys());
  const take = (isIt: (entry: Entry, at: number) => boolean): number | undefined => {
    const at = [...left].find((index) => isIt(was[index] ?? {}, index));
    left.delete(at ?? -1);
    return at;
  };
  const same = is.map((entry) => take((old) => old === entry));
  const named = is.map(
    (entry, index) =>
      same[index] ??
      take(
        (old) =>
          (entry.nazwa !== undefined && old.nazwa === entry.nazwa) ||
          (entry.numer !== undefined && old.numer === entry.numer),
      ),
  );
  return is.map((entry, index) => {
    const at =
      named[index] ?? (was.length === is.length ? take((_, place) => place === index) : undefined);
    return [entry, at === undefined ? undefined : known[at]];
  });
}

/** Texts of a record under the names that the folder has for them. */
function renamed<T extends object>(one: T, keys: Keys<T>): Entry {
  const texts = Object.entries(keys).map(([name, key]) => [name, one[key]] as const);
  return withoutEmpty(Object.fromEntries(texts)) as Entry;
}

/** An entry of the texts that there are. */
function entryOf(texts: Readonly<Record<string, string | undefined>>): Entry {
  return withoutEmpty(texts) as Entry;
}

/** A record with the folder's texts; where the folder has none, without it. */
function withTexts<T extends object>(one: T, keys: Keys<T>, texts: Entry): T {
  const own = Object.values(keys);
  const kept = Object.entries(one).filter(([key]) => !own.includes(key as keyof T & string));
  const said = Object.entries(keys).map(([name, key]) => [key, texts[name] ?? '']);
  return {...Object.fromEntries(kept), ...withoutEmpty(Object.fromEntries(said) as object)} as T;
}

/** A list of the record; where it would be empty and was not there, nothing. */
function withList<Key extends 'municipalities' | 'members' | 'sources' | 'batteries'>(
  record: CooperativeRecord,
  key: Key,
  list: CooperativeRecord[Key] & object,
): Partial<CooperativeRecord> {
  return list.length > 0 || record[key] !== undefined ? {[key]: list} : {};
}

function keyOf(
  keys: Readonly<Record<string, string>>,
  value: string | undefined,
): string | undefined {
  return Object.keys(keys).find((key) => keys[key] === value);
}

function textOf(number: number | undefined): string | undefined {
  return number === undefined ? undefined : String(number).replace('.', ',');
}

function numberOf(text: string | undefined): number | undefined {
  return parsePolishNumber(text ?? '') ?? undefined;
}

/** A folder of papers, as the site saved it until November 2026, as a record; null for any other file. */
export function readFolderRecord(text: string): Result<CooperativeRecord> | null {
  if (!isFolderFile(text)) {
    return null;
  }
  const read = readFolder(text);
  return read.ok ? ok(withFolder(newRecord, emptyFolder, read.value)) : read;
}

/** A cooperative with all that such a folder says, which knows nothing of its months; nothing of it goes. */
export function withFolderRecord(
  record: CooperativeRecord,
  folder: CooperativeRecord,
): CooperativeRecord {
  const before = folderOf(record);
  return withFolder(record, before, joinFolders(before, folderOf(folder)));
}
