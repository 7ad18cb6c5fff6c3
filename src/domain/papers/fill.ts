import {formatDate, parsePolishNumber} from '@cooperative/polish';
import {showNumber} from '@cooperative/settlement/law';
import {claimOf} from './claims';
import {
  claimOfField,
  fieldOf,
  folderGroups,
  isListId,
  isNeeded,
  memberPrefix,
  type Condition,
  type GroupId,
  type ListId,
} from './folder';
import {countsOf} from './checks';
import {sumOf, wholeSumOf, type Entry, type Folder} from './folderData';
import type {Paper} from './paper';
import {parseCondition} from './words';

/** What a paper is filled from: the folder and, where it is one member's paper or a row of a list, that entry. */
export interface Filling {
  readonly folder: Folder;
  /** The member of a paper that is made for each apart. */
  readonly member: Entry | null;
  readonly row?: {readonly list: ListId; readonly entry: Entry; readonly index: number};
}

/** Rows of a list on a paper nobody has entered anything for. */
export const emptyRows = 3;

/** The words that stand for a field in the paper; empty if nothing was entered. */
export function writtenField(filling: Filling, id: string): string {
  const [prefix = '', name = ''] = id.split('.');
  const {folder, member, row} = filling;
  if (id === 'member.payment') {
    return paymentOf(filling);
  }
  if (id === 'member.consumption') {
    return member === null ? '' : sumWords(entriesOf(filling, 'points'), 'annualKwh');
  }
  if (prefix === 'total') {
    return totalOf(folder, name);
  }
  const claim = claimOfField(id);
  if (claim !== null) {
    return claimOf(folder, claim).words;
  }
  if (prefix === memberPrefix) {
    return written(`members.${name}`, member?.[name]);
  }
  if (isListId(prefix)) {
    const entries = row?.list === prefix ? [row.entry] : entriesOf(filling, prefix);
    return name === 'row'
      ? row?.list === prefix
        ? String(row.index + 1)
        : ''
      : entries
          .map((entry) => written(id, entry[name]))
          .filter((text) => text !== '')
          .join(', ');
  }
  return written(id, folder.values[id]);
}

/** What is set in a group of fields, in a few words: the first that is filled in; empty if none is. */
export function answerOf({values}: Folder, group: Exclude<GroupId, ListId>): string {
  const ids = Object.keys(folderGroups[group].fields).map((name) => `${group}.${name}`);
  const first = ids.find((id) => (values[id] ?? '') !== '');
  if (first === undefined) {
    return '';
  }
  const text = written(first, values[first]);
  return first.endsWith('.name') ? text : `${fieldOf(first)?.label ?? ''}: ${text}`;
}

/** What an entry of a list is called. */
export function entryTitle({name, address, place, ppe}: Entry): string {
  return name ?? address ?? place ?? ppe ?? 'bez nazwy';
}

/** The entries of a list that a paper shows: in a member's paper, only that member's points and sources. */
export function entriesOf({folder, member}: Filling, list: ListId): readonly Entry[] {
  const entries = folder.lists[list];
  return member !== null && (list === 'points' || list === 'sources')
    ? entries.filter((entry) => entry.member === member.name)
    : entries;
}

/** Fillings of a row that repeats for each entry; without any, a few empty ones, or one in a paper of a member who has none. */
export function rowsOf(filling: Filling, list: ListId): readonly Filling[] {
  const entries = entriesOf(filling, list);
  const length = filling.folder.lists[list].length > 0 ? 1 : emptyRows;
  const shown = entries.length > 0 ? entries : Array.from({length}, (): Entry => ({}));
  return shown.map((entry, index) => ({...filling, row: {list, entry, index}}));
}

/** Whether a variant stands in the paper; null if its choice has not been made. What the folder finds is never open. */
export function isChosen({folder, member}: Filling, {field, values}: Condition): boolean | null {
  const claim = claimOfField(field);
  if (claim !== null) {
    return values.includes(claimOf(folder, claim).isMet ? 'yes' : 'no');
  }
  const [prefix = '', name = ''] = field.split('.');
  const value = prefix === memberPrefix ? member?.[name] : folder.values[field];
  return value === undefined ? null : values.includes(value);
}

/** The entered fields that a paper asks for: not those of variants that were not chosen. */
export function askedFields(
  {fields, variantFields}: Pick<Paper, 'fields' | 'variantFields'>,
  filling: Filling,
): readonly string[] {
  return fields.filter(
    (id) =>
      fieldOf(id) !== null &&
      (variantFields[id]?.some((when) => {
        const condition = parseCondition(when);
        return condition === null || isChosen(filling, condition) !== false;
      }) ??
        true),
  );
}

/**
 * Those fields of a paper that somebody must fill in and nobody has. Of a list, a field that any of its entries lacks; a member without
 * points or sources of its own lacks nothing once somebody has them.
 */
export function missingFields(filling: Filling, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => {
    const [prefix = '', name = ''] = id.split('.');
    const field = fieldOf(id);
    const mustHave = (kind: string | undefined): boolean => field === null || isNeeded(field, kind);
    if (!isListId(prefix)) {
      const kind = prefix === memberPrefix ? filling.member?.kind : undefined;
      return writtenField(filling, id) === '' && mustHave(kind);
    }
    return filling.folder.lists[prefix].length === 0
      ? mustHave(undefined)
      : name !== 'row' &&
          entriesOf(filling, prefix).some((entry) => !entry[name] && mustHave(entry.kind));
  });
}

/** Of the fields a paper asks for: how many are filled in, and which are missing. What may stay empty is neither. */
export function fieldProgress(
  paper: Pick<Paper, 'fields' | 'variantFields'>,
  filling: Filling,
): {readonly filled: number; readonly missing: readonly string[]} {
  const asked = askedFields(paper, filling);
  const missing = missingFields(filling, asked);
  const filled = asked.filter((id) => !missing.includes(id) && writtenField(filling, id) !== '');
  return {filled: filled.length, missing};
}

function written(id: string, text = ''): string {
  const type = fieldOf(id)?.type;
  switch (type?.kind) {
    case 'number': {
      const number = parsePolishNumber(text);
      return number === null ? text : numberWords(number);
    }
    case 'day':
      return text === '' ? '' : formatDate(text);
    case 'choice':
      return type.options[text] ?? '';
    default:
      return text;
  }
}

function paymentOf({folder, member}: Filling): string {
  const shares = parsePolishNumber(member?.shareCount ?? '');
  const value = parsePolishNumber(folder.values['amounts.share'] ?? '');
  return shares === null || value === null ? '' : numberWords(shares * value);
}

function sumWords(entries: readonly Entry[], field: string): string {
  const sum = sumOf(entries, field);
  return sum === null ? '' : numberWords(sum);
}

function totalOf({lists}: Folder, name: string): string {
  const {members, points, sources} = lists;
  const {natural, legal, community, publicBody, unknown} = countsOf(members);
  const isKnown = members.length > 0 && unknown === 0;
  const [used, made] = [wholeSumOf(points, 'annualKwh'), wholeSumOf(sources, 'annualKwh')];
  const totals: Readonly<Record<string, number | null>> = {
    members: members.length || null,
    natural: isKnown ? natural : null,
    // A library or a hospital is a legal person; a community of flat owners, which no act names so, is counted apart.
    legal: isKnown ? legal + publicBody : null,
    others: isKnown ? community : null,
    points: points.length || null,
    consumption: sumOf(points, 'annualKwh'),
    sources: sources.length || null,
    power: sumOf(sources, 'kw'),
    generation: made,
    coverage: used && made !== null ? Math.floor((100 * made) / used) : null,
  };
  const total = totals[name] ?? null;
  return total === null ? '' : numberWords(total);
}

/** At most three digits after the comma, without the noise of sums. */
function numberWords(number: number): string {
  return showNumber(Number(number.toFixed(3))).replace('-', '−');
}
