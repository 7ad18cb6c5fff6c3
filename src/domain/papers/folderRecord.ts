import {limits} from '@cooperative/settlement/description';
import {
  addressLine,
  addressOf,
  type Battery,
  type CooperativeRecord,
  type Installation,
  type Member,
  memberName,
  type NewNames,
  newRecord,
  ownPlaces,
  type Point,
  powerAt,
  type Renamed,
  withoutEmpty,
  withRenamedMembers,
  withRenamedPoints,
} from '@cooperative/settlement/record';
import {keyOf as chosenKey, withShares} from '@cooperative/settlement/month';
import {ok, parsePolishNumber, type Result} from '@cooperative/polish';
import {distinctNames} from './copies';
import {emptyFolder, isFolderFile, readFolder, type Entry, type Folder} from './folderData';
import {kindOf} from './folderPlaces';
import {joinFolders} from './joinFolders';
import {fromFile, toFile} from './words';

/**
 * The folder as papers know it, seen in the record of the cooperative: what other tools know too stands in the record once,
 * under its own names, and the rest in its part of papers. A folder that was read and is put back changes nothing.
 */

/** Texts of the cooperative, by the fields that papers have for them. */
const cooperativeKeys = {
  'cooperative.name': 'name',
  'cooperative.seat': 'seat',
  'cooperative.krs': 'krs',
  'cooperative.nip': 'nip',
  'cooperative.email': 'email',
  'cooperative.delivery': 'delivery',
  'cooperative.operator': 'operator',
} as const satisfies Readonly<Record<string, keyof CooperativeRecord>>;

/** Texts of a member, which the folder has under the same names. */
const memberTexts = [
  'name',
  'register',
  'delivery',
  'representative',
  'role',
  'second',
  'secondRole',
  'contribution',
  'proxy',
  'from',
  'to',
] as const satisfies readonly (keyof Member)[];

/** What the record has no field for when there is nothing to say: a price of zero, and a choice that was not made. */
const unsaid = {
  price: 'amounts.price',
  vat: 'choices.vat',
  scope: 'choices.priceScope',
  key: 'choices.key',
} as const;

/** The folder of a cooperative. */
export function folderOf(record: CooperativeRecord): Folder {
  const {papers, internalPrice, internalVat, internalStock, key, shares, seller, id} = record;
  const values = withoutEmpty({
    ...fromFile(papers?.values ?? {}),
    ...ofCooperative(record),
    'cooperative.address': addressLine(record),
    'cooperative.seller': seller?.name ?? '',
    ...(internalPrice > 0 && {[unsaid.price]: textOf(internalPrice)}),
    ...(internalVat && {[unsaid.vat]: 'yes'}),
    ...(internalStock !== undefined && {[unsaid.scope]: internalStock ? 'both' : 'shared'}),
    ...((key !== undefined || shares) && {[unsaid.key]: chosenKey(record)}),
  });
  const members = record.members ?? [];
  return {
    values,
    lists: {
      ...emptyFolder.lists,
      municipalities: (record.municipalities ?? []).map(({name, kind, county}) =>
        entryOf({name, kind, county}),
      ),
      members: members.map(entryOfMember),
      points: record.points.filter(isOfMembers).map((point) => entryOfPoint(point, record)),
      sources: (record.sources ?? []).map(({kind, kw, annualKwh, place, member}) =>
        entryOf({
          kind,
          kw: textOf(kw),
          annualKwh: textOf(annualKwh),
          place,
          member,
        }),
      ),
      batteries: (record.batteries ?? []).map(({kwh, kw, efficiency, place}) =>
        entryOf({
          kwh: textOf(kwh),
          kw: textOf(kw),
          efficiency: textOf(efficiency),
          place,
        }),
      ),
      board: (papers?.board ?? []).map((person) => fromFile(person, 'board')),
      council: (papers?.council ?? []).map((person) => fromFile(person, 'council')),
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
    'cooperative.address',
    'cooperative.seller',
    ...(price > 0 ? [unsaid.price] : []),
    ...(values[unsaid.vat] === 'yes' ? [unsaid.vat] : []),
    unsaid.scope,
    ...(isKeyChosen || record.key !== undefined || record.shares ? [unsaid.key] : []),
  ]);
  const own = Object.fromEntries(Object.entries(values).filter(([key]) => !ofRecord.has(key)));
  const {address: _1, town: _2, seller: _3, internalStock: _4, papers: _5, ...rest} = record;
  const seller = values['cooperative.seller'] ?? '';
  const papers = withoutEmpty({sent, board: lists.board, council: lists.council});
  const changed: CooperativeRecord = {
    ...withTexts(rest, textsOfCooperative(values)),
    name: values['cooperative.name'] ?? '',
    ...withoutEmpty(addressOf(values['cooperative.address'] ?? '')),
    ...((seller !== '' || record.seller?.address) && {
      seller: {name: seller, address: record.seller?.address ?? ''},
    }),
    internalPrice: price,
    internalVat: values[unsaid.vat] === 'yes',
    ...(scope !== undefined && {internalStock: scope === 'both'}),
    ...(isKeyChosen && {key: values[unsaid.key] as CooperativeRecord['key']}),
    ...(id !== undefined && {id}),
    ...((Object.keys(own).length > 0 || Object.keys(papers).length > 0) && {
      papers: {
        values: toFile(own),
        board: lists.board.map((person) => toFile(person, 'board')),
        council: lists.council.map((person) => toFile(person, 'council')),
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
        aligned(before, after, 'municipalities', record.municipalities).map(([entry, one]) => ({
          name: entry.name ?? '',
          ...withoutEmpty({
            kind: kindOf(entry),
            county: entry.county,
            // The code is that of the name.
            teryt: entry.name === one?.name ? one?.teryt : undefined,
          }),
        })),
      ),
      ...withList(
        record,
        'members',
        aligned(before, after, 'members', record.members).map(([entry, one]) =>
          memberOfEntry(entry, one),
        ),
      ),
      ...withList(record, 'sources', lists.sources.map(sourceOfEntry)),
      ...withList(record, 'batteries', lists.batteries.map(batteryOfEntry)),
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
  const listed = aligned(before, after, 'points', record.points.filter(isOfMembers)).map(
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
      aligned(before, after, 'points', points.filter(isOfMembers)).map(([, point], index) => [
        point?.id,
        names[index],
      ]),
    ),
    members: namesOf(
      aligned(before, after, 'members', members).map(([entry, member]) => [
        member && memberName(member.name),
        entry.name,
      ]),
    ),
  };
}

/** Names of the folder's points, each once: what the point is, or where, or its number. */
function pointNames({lists}: Folder): readonly string[] {
  return distinctNames(
    lists.points.map(
      ({name, address, ppe}, index) => name ?? address ?? ppe ?? `punkt ${index + 1}`,
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
    name: id,
    ppe,
    member: isItsOwn ? id : holder,
    address,
    group: point.group ?? groupOf(point, tariffs),
    orderedKw: textOf(orderedKw),
    annualKwh: textOf(annualKwh),
  });
}

function pointOfEntry(
  {ppe, member, address, group, orderedKw, annualKwh}: Entry,
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
  const isOfTariff = known !== undefined && group === groupOf(known, tariffs);
  return withoutEmpty({
    ...rest,
    id,
    ppe,
    holder: member === id ? undefined : member,
    address,
    group: isOfTariff ? undefined : group,
    orderedKw: numberOf(orderedKw),
    annualKwh: numberOf(annualKwh),
  });
}

/** The group of the rates that a point has. */
function groupOf({tariff}: Point, tariffs: CooperativeRecord['tariffs']): string | undefined {
  const rates = tariffs[tariff ?? ''];
  return rates?.kind === 'g11' ? (rates.group ?? 'G11') : rates?.group;
}

function entryOfMember(member: Member): Entry {
  return entryOf({
    ...Object.fromEntries(memberTexts.map((key) => [key, member[key]])),
    kind: member.kind,
    joining: member.founder === undefined ? undefined : member.founder ? 'founder' : 'later',
    address: addressLine(member),
    shareCount: textOf(member.shareCount),
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
    ...withTexts(rest, Object.fromEntries(memberTexts.map((key) => [key, entry[key]]))),
    name: entry.name ?? '',
    ...withoutEmpty({
      ...addressOf(entry.address ?? ''),
      kind: entry.kind as Member['kind'],
      shareCount: numberOf(entry.shareCount),
      founder: entry.joining === undefined ? undefined : entry.joining === 'founder',
    }),
  };
}

function sourceOfEntry({kind, kw, annualKwh, place, member}: Entry): Installation {
  return withoutEmpty({
    kind: kind as Installation['kind'],
    kw: numberOf(kw),
    annualKwh: numberOf(annualKwh),
    place,
    member,
  });
}

function batteryOfEntry({kwh, kw, efficiency, place}: Entry): Battery {
  return withoutEmpty({
    kwh: numberOf(kwh),
    kw: numberOf(kw),
    efficiency: numberOf(efficiency),
    place,
  });
}

/**
 * The entries of a list, each with what the record has of it. An entry that did not change is the same object as before;
 * one that did is known by its name or number, or by its place where the list is as long as it was.
 */
function aligned<T>(
  before: Folder,
  after: Folder,
  list: 'municipalities' | 'members' | 'points',
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
      take((old) =>
        (['name', 'register', 'ppe'] as const).some(
          (key) => entry[key] !== undefined && old[key] === entry[key],
        ),
      ),
  );
  return is.map((entry, index) => {
    const at =
      named[index] ?? (was.length === is.length ? take((_, place) => place === index) : undefined);
    return [entry, at === undefined ? undefined : known[at]];
  });
}

/** Texts of the cooperative under the names that the folder has for them. */
function ofCooperative(record: CooperativeRecord): Entry {
  return entryOf(
    Object.fromEntries(Object.entries(cooperativeKeys).map(([id, key]) => [id, record[key]])),
  );
}

/** The same under the names of the record. */
function textsOfCooperative(values: Entry): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(cooperativeKeys).map(([id, key]) => [key, values[id]]));
}

/** An entry of the texts that there are. */
function entryOf(texts: Readonly<Record<string, string | undefined>>): Entry {
  return withoutEmpty(texts) as Entry;
}

/** A record with the folder's texts; where the folder has none, without it. */
function withTexts<T extends object>(
  one: T,
  texts: Readonly<Record<string, string | undefined>>,
): T {
  const kept = Object.entries(one).filter(([key]) => !(key in texts));
  return {...Object.fromEntries(kept), ...withoutEmpty(texts)} as T;
}

/** A list of the record; where it would be empty and was not there, nothing. */
function withList<Key extends 'municipalities' | 'members' | 'sources' | 'batteries'>(
  record: CooperativeRecord,
  key: Key,
  list: CooperativeRecord[Key] & object,
): Partial<CooperativeRecord> {
  return list.length > 0 || record[key] !== undefined ? {[key]: list} : {};
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
